//! What goes on at a table without anybody sending anything: the computer's turns, and answers for people.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use quincunx_engine::{Command, Seat};
use quincunx_games::{Table, Thinking, computers};
use quincunx_store::{KeptTable, Pace, SeatKind, Status};

use super::aside::guarded;
use super::computers::Task;
use super::host::Host;
use super::live::LiveTable;
use super::session::Session;
use super::standing::{ordered, ordered_at_last};
use super::state::TableState;
use crate::problem::Failure;

/// How long until the computer tries again to make a move that could not be stored.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// The computer is to decide.
struct Due {
    host: Arc<Host>,
    table: Arc<LiveTable>,
    id: String,
    seat: Seat,
    number: u32,
    /// Nobody needs the decision any more.
    superseded: Arc<AtomicBool>,
}

/// Lets the computer think for each of its seats that the table waits for, and answer for people. What it thought about
/// before is dropped.
pub(super) fn wake(session: &mut Session) {
    let Session { host, table, state } = session;
    let state = &mut **state;
    let superseded = Arc::new(AtomicBool::new(false));
    std::mem::replace(&mut state.superseded, Arc::clone(&superseded)).store(true, Ordering::Relaxed);
    if state.kept.standing.status != Status::Playing {
        return;
    }
    let Some(game) = &state.game else { return };
    let mut failed = false;
    for seat in game.waiting().iter().filter(|seat| state.is_computers(*seat)) {
        match guarded(|| thinking(host, &state.kept, &**game, seat)).flatten() {
            Some(thinking) => {
                let due = Due {
                    host: Arc::clone(host),
                    table: Arc::clone(table),
                    id: state.kept.id.clone(),
                    seat,
                    number: game.number(),
                    superseded: Arc::clone(&superseded),
                };
                tokio::spawn(computers_turn(due, state.kept.pace, thinking));
            }
            None => failed = true,
        }
    }
    state.broken |= failed;
    wake_answers(session, None);
}

/// Lets the computer answer what is due for people: for all of them, or for the one whose order has changed.
pub(super) fn wake_answers(session: &mut Session, only: Option<Seat>) {
    let Session { host, table, state } = session;
    let pause = table.time_to_answer(Duration::ZERO).max(host.thinking.least);
    let TableState { questions, game: Some(game), kept, broken, .. } = &mut **state else { return };
    for question in questions.0.iter_mut().filter(|question| only.is_none_or(|only| only == question.seat)) {
        let superseded = question.supersede();
        let seat = question.seat;
        let answers = guarded(|| (ordered(kept, &**game, seat), ordered_at_last(&**game, seat)));
        let answer = match answers {
            Some((Some(action), _)) => Some((action, question.put + pause)),
            Some((None, Some(action))) => question.until.map(|until| (action, until)),
            Some((None, None)) => None,
            None => {
                *broken = true;
                None
            }
        };
        if let Some((action, at)) = answer {
            let (host, table) = (Arc::clone(host), Arc::clone(table));
            let due = Due { host, table, id: kept.id.clone(), seat, number: game.number(), superseded };
            tokio::spawn(async move {
                tokio::time::sleep_until(at.into()).await;
                due.carry_out(Some(action)).await;
            });
        }
    }
}

/// The thinking for a seat: on the level that was chosen for it, or, for one that was given up, on the middle one.
fn thinking(host: &Host, kept: &KeptTable, game: &dyn Table, seat: Seat) -> Option<Thinking> {
    let levels = host.registry.under(&kept.game, game.header().rules)?.levels();
    let chosen = kept.seats.get(seat.index()).filter(|seat| seat.kind == SeatKind::Computer);
    let chosen =
        chosen.and_then(|seat| seat.name.as_deref()).map(computers::level).filter(|name| levels.contains(name));
    let level = chosen.or_else(|| levels.get(levels.len() / 2).copied())?;
    game.thinking(seat, level)
}

// Boxed with its type written down: making an entry wakes the computer, which makes an entry.
fn computers_turn(due: Due, pace: Pace, thinking: Thinking) -> Pin<Box<dyn Future<Output = ()> + Send>> {
    Box::pin(async move {
        let (times, begun) = (due.host.thinking, Instant::now());
        let (iterations, least) = match pace {
            Pace::Live => (times.iterations_live, times.least),
            Pace::Slow => (times.iterations_slow, Duration::ZERO),
        };
        let superseded = Arc::clone(&due.superseded);
        let task = Task { thinking, iterations, until: begun + times.most, superseded };
        let Some(thought) = due.host.computers.think(task).await else { return };
        let answer = (thought.begun + due.table.time_to_answer(thought.took)).max(begun + least);
        tokio::time::sleep_until(answer.into()).await;
        due.carry_out(thought.action).await;
    })
}

impl Due {
    /// Makes a choice of the computer's as soon as it can be stored.
    fn carry_out(self, action: Option<String>) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            while !self.table.is_outdated() {
                match self.act(action.clone()).await {
                    Err(failure) if failure.is_of_the_store() => tokio::time::sleep(TRY_AGAIN).await,
                    _ => return,
                }
            }
            // Who loads the table anew lets the computer think anew.
            self.host.strand(self.id);
        })
    }

    async fn act(&self, action: Option<String>) -> Result<(), Failure> {
        let mut session = Session::lock(&self.host, &self.table).await;
        if self.superseded.load(Ordering::Relaxed) {
            return Ok(());
        }
        let Some(action) = action else {
            tracing::error!(table = self.id, seat = self.seat.index(), "the computer has failed");
            return session.fail().await;
        };
        match session.propose(self.seat, self.number, &Command::Action(action)).await {
            Ok(Ok(proposal)) => session.commit(proposal).await,
            // The computer is only given legal actions to choose from, and nothing has happened since.
            Ok(Err(_)) => {
                tracing::error!(
                    table = self.id,
                    seat = self.seat.index(),
                    "the rules refuse what the computer has chosen"
                );
                session.fail().await
            }
            // The game is too long, and waits for somebody to give up.
            Err(failure) => Err(failure),
        }
    }
}
