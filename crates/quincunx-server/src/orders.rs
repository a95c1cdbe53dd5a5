//! Questions in others' turns, which a standing order or the end of a countdown may answer for a person.
//!
//! What a seat has ordered is told to that seat alone. An answer by order comes after the pause that a computer takes at this
//! table, the same for every question, order and answer: it would else tell what was asked. It is an act of the seat like any
//! other, in the stream and in the record.

use std::mem::take;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, State};
use quincunx_engine::record::EntryKind;
use quincunx_engine::{Bytes32, Explanation, Observer, Seat};
use quincunx_games::Table;
use quincunx_store::{Pace, Status};

use crate::api::{Done, LeaveOrder, Orders, Problem};
use crate::app::App;
use crate::deeds::Due;
use crate::extract::Body;
use crate::identity::Visitor;
use crate::info::Onlooker;
use crate::live::LiveTable;
use crate::problem::{Failure, ProblemKey};
use crate::state::{TableState, guarded};
use crate::tables::detached;

/// Leaves a standing order: how questions in others' turns are answered for the own seat. It holds until another one is left.
#[utoipa::path(post, path = "/api/tables/{id}/orders", params(("id" = String, Path)), request_body = LeaveOrder,
    responses((status = 200, body = Done), (status = 403, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem)))]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(left): Body<LeaveOrder>,
) -> Result<Json<Done>, Failure> {
    let table = app.table(&id).await?;
    detached(table.leave_order(app, visitor.token, left.order)).await.map(Json)
}

/// A question that a person is asked and a standing order could answer.
pub(crate) struct Question {
    seat: Seat,
    prompt: Explanation,
    /// So many entries there were when it was put.
    number: u32,
    put: Instant,
    /// When it is answered for the person, if not before.
    until: Option<Instant>,
    /// Becomes true when the answer that is due is not wanted any more.
    superseded: Arc<AtomicBool>,
}

impl Question {
    /// Is it still open: has the seat not answered, and nothing been taken back?
    fn is_open(&self, game: &dyn Table) -> bool {
        game.entries()[self.number as usize..].iter().all(|entry| match entry.kind {
            EntryKind::Action { seat, .. } => seat != self.seat,
            EntryKind::Chance { .. } => true,
            EntryKind::Undo { .. } | EntryKind::Resign { .. } => false,
        })
    }
}

/// What a seat has ordered.
fn order<'a>(game: &'a dyn Table, left: Option<&'a str>) -> Option<&'a str> {
    left.filter(|left| game.orders().contains(left)).or_else(|| game.orders().first().copied())
}

impl TableState {
    fn order(&self, seat: Seat) -> Option<&str> {
        let left = self.kept.seats.get(seat.index()).and_then(|kept| kept.order.as_deref());
        order(self.game.as_deref()?, left)
    }

    /// Is the seat a person's who is asked what a standing order could answer?
    fn could_be_ordered(&self, seat: Seat) -> bool {
        let answers = |game: &dyn Table| game.orders().last().is_some_and(|last| game.ordered(seat, last).is_some());
        !self.is_computers(seat) && self.game.as_deref().is_some_and(answers)
    }

    /// Is the computer going to answer for the seat?
    pub(crate) fn is_answered(&self, seat: Seat) -> bool {
        let by_order = || self.game.as_ref()?.ordered(seat, self.order(seat)?);
        self.could_be_ordered(seat) && (self.kept.pace == Pace::Live || by_order().is_some())
    }

    /// Notes the open questions. One that was open before goes on as it was.
    pub(crate) fn note_questions(&mut self, countdown: Option<Duration>) {
        let mut before = take(&mut self.questions);
        let noted = guarded(|| {
            let Some(game) = self.game.as_deref().filter(|_| self.kept.standing.status == Status::Playing) else {
                return Vec::new();
            };
            let asked = game.waiting().iter().filter(|seat| self.could_be_ordered(*seat));
            let question = |seat: Seat| {
                let prompt = game.observation(game.number(), Observer::Seat(seat))?.prompt;
                let same = |known: &Question| known.seat == seat && known.prompt == prompt && known.is_open(game);
                if let Some(place) = before.iter().position(same) {
                    return Some(before.swap_remove(place));
                }
                let (number, put) = (game.number(), Instant::now());
                let until = countdown.filter(|_| self.kept.pace == Pace::Live).map(|countdown| put + countdown);
                Some(Question { seat, prompt, number, put, until, superseded: Arc::default() })
            };
            asked.filter_map(question).collect()
        });
        self.broken |= noted.is_none();
        self.questions = noted.unwrap_or_default();
        before.iter().for_each(|gone| gone.superseded.store(true, Ordering::Relaxed));
    }

    /// What the seat itself is told of its orders.
    pub(crate) fn orders(&self, seat: Seat) -> Option<Orders> {
        let game = self.game.as_deref().filter(|game| !game.resigned().contains(seat))?;
        let chosen = self.order(seat)?;
        let asked = game.ordered(seat, chosen).is_none();
        let question = self.questions.iter().find(|question| question.seat == seat && asked);
        let left = |until: Instant| until.saturating_duration_since(Instant::now()).as_millis() as u32;
        Some(Orders {
            all: game.orders().iter().copied().map(String::from).collect(),
            chosen: chosen.into(),
            answer_in: question.and_then(|question| question.until).map(left),
        })
    }
}

impl LiveTable {
    async fn leave_order(
        self: Arc<Self>,
        app: Arc<App>,
        token: Option<Bytes32>,
        order: String,
    ) -> Result<Done, Failure> {
        let mut state = self.state.lock().await;
        let seat = Onlooker::of(&state.kept, token).seated()?;
        let game = state.playing()?;
        let number = game.told(game.number(), Observer::Seat(seat));
        if game.resigned().contains(seat) {
            return Err(ProblemKey::Resigned.into());
        }
        if state.kept.standing.status == Status::Over {
            return Err(ProblemKey::Over.into());
        }
        if !game.orders().contains(&order.as_str()) {
            return Err(ProblemKey::BadOrder.into());
        }
        let before = state.kept.seats[seat.index()].order.replace(order.clone());
        let Some(standing) = guarded(|| state.standing()) else { return self.fail(&app, &mut state).await };
        let left = app.store.leave_order(&state.kept.id, seat.index() as u8, &order, standing.computer_due).await;
        if let Err(error) = left {
            state.kept.seats[seat.index()].order = before;
            self.set_outdated();
            return Err(error.into());
        }
        state.kept.standing = standing;
        self.wake_answers(&app, &mut state, Some(seat));
        self.publish_to(&mut state, seat);
        self.freeze_if_broken(&app, &mut state).await;
        Ok(Done { number, asked: false })
    }

    /// Lets what is due be answered for persons: all of them, or the one whose order has changed.
    pub(crate) fn wake_answers(self: &Arc<Self>, app: &Arc<App>, state: &mut TableState, only: Option<Seat>) {
        let pause = self.time_to_answer(Duration::ZERO).max(app.config.thinking.least);
        let TableState { questions, game: Some(game), kept, broken, .. } = state else { return };
        for question in questions.iter_mut().filter(|question| only.is_none_or(|only| only == question.seat)) {
            let superseded = Arc::new(AtomicBool::new(false));
            std::mem::replace(&mut question.superseded, Arc::clone(&superseded)).store(true, Ordering::Relaxed);
            let left = kept.seats.get(question.seat.index()).and_then(|seat| seat.order.as_deref());
            let answer = |order: Option<&str>| game.ordered(question.seat, order?);
            let answers = guarded(|| [answer(order(&**game, left)), answer(game.orders().last().copied())]);
            let due = match answers {
                Some([Some(action), _]) => Some((action, question.put + pause)),
                Some([None, Some(action)]) => question.until.map(|until| (action, until)),
                Some([None, None]) => None,
                None => {
                    *broken = true;
                    None
                }
            };
            if let Some((action, at)) = due {
                let due = Due { table: kept.id.clone(), seat: question.seat, number: game.number(), superseded };
                let (table, app) = (Arc::clone(self), Arc::clone(app));
                tokio::spawn(async move {
                    tokio::time::sleep_until(at.into()).await;
                    table.carry_out(app, due, Some(action)).await;
                });
            }
        }
    }
}
