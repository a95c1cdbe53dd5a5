//! What is done at a table: always checked, then kept, then published, under the table's lock.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use quincunx_engine::record::{Entry, EntryKind, Header};
use quincunx_engine::{Bytes32, Command, Denied, Explanation, Observer, Seat};
use quincunx_games::{Table, Thinking};
use quincunx_store::{AskedUndo, Pace, SeatKind, Sitter, Status, StoreError};

use crate::api::Done;
use crate::app::App;
use crate::computers::Task;
use crate::info::Onlooker;
use crate::live::LiveTable;
use crate::options::with_deck;
use crate::problem::{Failure, ProblemKey};
use crate::state::{TableState, guarded};

/// After so long the computer tries again to make a move that could not be kept.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// The computer is to decide.
pub(crate) struct Due {
    pub(crate) table: String,
    pub(crate) seat: Seat,
    pub(crate) number: u32,
    pub(crate) superseded: Arc<AtomicBool>,
}

impl LiveTable {
    /// Goes on as far as it goes alone: a full table begins, the computer thinks.
    pub(crate) async fn resume(self: Arc<Self>, app: Arc<App>) -> Result<(), Failure> {
        let mut state = self.state.lock().await;
        if state.kept.header.is_none() {
            return self.begin_if_full(&app, &mut state).await;
        }
        state.note_questions(app.config.countdown);
        self.wake(&app, &mut state);
        self.freeze_if_broken(&app, &mut state).await;
        Ok(())
    }

    /// Seats a person on `wanted`, or on the first seat that is free for this person, with the deck that the person brings.
    pub(crate) async fn take_seat(
        self: Arc<Self>,
        app: Arc<App>,
        wanted: Option<u8>,
        sitter: Sitter,
        invite: Option<String>,
        deck: Option<String>,
    ) -> Result<Seat, Failure> {
        let mut state = self.state.lock().await;
        let onlooker = Onlooker::of(&state.kept, Some(sitter.token));
        let wanted = wanted.map(|index| Seat::new(index.into()).ok_or(ProblemKey::BadRequest)).transpose()?;
        if let Some(own) = onlooker.seat {
            return if wanted.is_none_or(|wanted| wanted == own) {
                Ok(own)
            } else {
                Err(ProblemKey::AlreadySeated.into())
            };
        }
        if state.kept.standing.status != Status::Waiting {
            return Err(ProblemKey::SeatTaken.into());
        }
        let invited = invite.is_some() && invite == state.kept.invite;
        let seat = free_seat(&state, wanted, onlooker.expected, invited)?;
        let options = deck.map(|deck| with_deck(app.registry, &state.kept, seat, deck)).transpose()?;
        let (id, place) = (&state.kept.id, seat.index() as u8);
        let exchange = options.as_ref().map(|options| [&state.kept.options, options]);
        let taken = app.store.take_seat(id, place, &sitter, exchange).await;
        taken.inspect_err(|_| self.set_outdated())?;
        if let Some(options) = options {
            state.kept.options = options;
        }
        let Sitter { name, token, contribution } = sitter;
        let kept = &mut state.kept.seats[seat.index()];
        kept.kind = SeatKind::Person;
        (kept.name, kept.token, kept.contribution) = (Some(name), Some(token), Some(contribution));
        self.publish(&mut state, None);
        // The seat is taken, whatever becomes of the beginning: it is tried again when the table is next asked for.
        if self.begin_if_full(&app, &mut state).await.is_err() {
            tracing::error!(table = state.kept.id, "the game could not begin");
        }
        Ok(seat)
    }

    async fn begin_if_full(self: &Arc<Self>, app: &Arc<App>, state: &mut TableState) -> Result<(), Failure> {
        if state.kept.standing.status != Status::Waiting {
            return Ok(());
        }
        let kept = &state.kept;
        let free = |kind| matches!(kind, SeatKind::Open | SeatKind::Invited);
        let names = kept.seats.iter().map(|seat| seat.name.clone().filter(|_| !free(seat.kind))).collect::<Option<_>>();
        let contributions = kept.seats.iter().map(|seat| seat.contribution).collect::<Option<_>>();
        let (Some::<Vec<_>>(names), Some::<Vec<_>>(contributions)) = (names, contributions) else { return Ok(()) };
        let commitment = Bytes32::hash(kept.server_seed.0);
        // Under the newest rules that take the options: while people were waited for, they may have got a new version.
        let opened = app.registry.versions(&kept.game).find_map(|game| {
            let (rules, options) = (game.info().rules_version, kept.options.clone());
            let header = Header::new(&kept.game, rules, options, names.clone(), commitment, contributions.clone());
            let table = guarded(|| game.open(header.clone(), kept.server_seed))?.ok()?;
            let opening = guarded(|| table.opening())?;
            Some((header, table, opening))
        });
        let Some((header, table, opening)) = opened else { return self.fail(app, state).await };
        state.game = Some(table);
        if state.push(opening.clone()).is_none() {
            return self.fail(app, state).await;
        }
        let Some(standing) = guarded(|| state.standing()) else { return self.fail(app, state).await };
        if let Err(error) = app.store.begin(&state.kept.id, &header, &opening, &standing).await {
            state.game = None;
            self.set_outdated();
            return Err(error.into());
        }
        state.kept.header = Some(header);
        state.kept.number = opening.len() as u32;
        state.kept.standing = standing;
        state.note_questions(app.config.countdown);
        self.publish(state, Some(0));
        self.wake(app, state);
        self.freeze_if_broken(app, state).await;
        Ok(())
    }

    pub(crate) async fn fail<T>(&self, app: &App, state: &mut TableState) -> Result<T, Failure> {
        state.broken = true;
        self.freeze_if_broken(app, state).await;
        Err(ProblemKey::Frozen.into())
    }

    /// An action of the bearer of a token, who had seen `number` entries.
    pub(crate) async fn act(
        self: Arc<Self>,
        app: Arc<App>,
        token: Option<Bytes32>,
        number: u32,
        action: String,
    ) -> Result<Done, Failure> {
        let mut state = self.state.lock().await;
        let seat = Onlooker::of(&state.kept, token).seated()?;
        let game = state.playing()?;
        if game.resigned().contains(seat) {
            return Err(ProblemKey::Resigned.into());
        }
        let number = game.number_told(number, Observer::Seat(seat));
        let proposed = self.propose(&app, &mut state, seat, number, &Command::Action(action)).await?;
        self.grant(&app, &mut state, seat, proposed).await
    }

    /// The bearer of a token gives up.
    pub(crate) async fn resign(self: Arc<Self>, app: Arc<App>, token: Option<Bytes32>) -> Result<Done, Failure> {
        let mut state = self.state.lock().await;
        let seat = Onlooker::of(&state.kept, token).seated()?;
        let number = state.playing()?.number();
        let proposed = self.propose(&app, &mut state, seat, number, &Command::Resign).await?;
        self.grant(&app, &mut state, seat, proposed).await
    }

    /// The bearer of a token takes the last own choice back, or asks for it.
    pub(crate) async fn undo(
        self: Arc<Self>,
        app: Arc<App>,
        token: Option<Bytes32>,
        number: u32,
    ) -> Result<Done, Failure> {
        let mut state = self.state.lock().await;
        let seat = Onlooker::of(&state.kept, token).seated()?;
        let game = state.playing()?;
        if game.resigned().contains(seat) {
            return Err(ProblemKey::Resigned.into());
        }
        let number = game.number_told(number, Observer::Seat(seat));
        let now = game.told(game.number(), Observer::Seat(seat));
        let computers = computers_beside(&state, seat);
        match self.propose(&app, &mut state, seat, number, &Command::Undo(Vec::new())).await? {
            Err(Denied::NoUndo { with_consent: true }) if !state.others_all_computers(seat) => {}
            proposed => return self.grant(&app, &mut state, seat, proposed).await,
        }
        let asked = Done { number: now, asked: true };
        match &state.kept.undo {
            Some(pending) if pending.seat == seat.index() as u8 => Ok(asked),
            Some(_) => Err(ProblemKey::UndoAsked.into()),
            None => {
                let agreed = computers.iter().map(|seat| seat.index() as u8).collect();
                let question = AskedUndo { seat: seat.index() as u8, agreed };
                self.write_question(&app, &mut state, Some(question)).await?;
                Ok(asked)
            }
        }
    }

    /// The bearer of a token answers a seat that asks for an undo; who asked may take the question back. Answering twice is
    /// answering once.
    pub(crate) async fn answer_undo(
        self: Arc<Self>,
        app: Arc<App>,
        token: Option<Bytes32>,
        number: u32,
        agree: bool,
    ) -> Result<Done, Failure> {
        let mut state = self.state.lock().await;
        let seat = Onlooker::of(&state.kept, token).seated()?;
        let game = state.playing()?;
        if game.resigned().contains(seat) {
            return Err(ProblemKey::Resigned.into());
        }
        let (own, newest) = (Observer::Seat(seat), game.number());
        let now = game.told(newest, own);
        let answered = Done { number: now, asked: false };
        if number != now {
            let kind = game.entries().get(game.number_told(number, own) as usize).map(|entry| &entry.kind);
            let agreed = matches!(kind, Some(EntryKind::Undo { consent, .. }) if agree && consent.contains(&seat));
            return if agreed { Ok(answered) } else { Err(Failure::from(ProblemKey::Stale).at(now)) };
        }
        let seat = seat.index() as u8;
        let Some(mut question) = state.kept.undo.clone() else {
            return if agree { Err(ProblemKey::NoUndoAsked.into()) } else { Ok(answered) };
        };
        if !agree {
            self.write_question(&app, &mut state, None).await?;
            return Ok(answered);
        }
        if question.seat != seat && !question.agreed.contains(&seat) {
            question.agreed.push(seat);
            question.agreed.sort_unstable();
        }
        let seats = |index: &u8| Seat::new(usize::from(*index));
        let asker = seats(&question.seat).expect("a seat has asked");
        let consent = Command::Undo(question.agreed.iter().filter_map(seats).collect());
        match self.propose(&app, &mut state, asker, newest, &consent).await? {
            Err(Denied::NoUndo { with_consent: true }) => {
                self.write_question(&app, &mut state, Some(question)).await?;
                Ok(Done { number: now, asked: true })
            }
            proposed => {
                let done = self.grant(&app, &mut state, asker, proposed).await?;
                Ok(Done { number: state.told(state.kept.number, own), ..done })
            }
        }
    }

    async fn write_question(
        &self,
        app: &App,
        state: &mut TableState,
        question: Option<AskedUndo>,
    ) -> Result<(), Failure> {
        let kept = app.store.ask_undo(&state.kept.id, question.as_ref()).await;
        kept.inspect_err(|_| self.set_outdated())?;
        state.kept.undo = question;
        self.publish(state, None);
        Ok(())
    }

    /// Asks the rules.
    async fn propose(
        &self,
        app: &App,
        state: &mut TableState,
        seat: Seat,
        number: u32,
        command: &Command,
    ) -> Result<Result<Vec<Entry>, Denied<Explanation>>, Failure> {
        let game = state.playing()?;
        match guarded(|| game.propose(seat, number, command)) {
            Some(proposed) => Ok(proposed),
            None => self.fail(app, state).await,
        }
    }

    /// Carries out what the rules have granted, and counts as the seat counts.
    async fn grant(
        self: &Arc<Self>,
        app: &Arc<App>,
        state: &mut TableState,
        seat: Seat,
        proposed: Result<Vec<Entry>, Denied<Explanation>>,
    ) -> Result<Done, Failure> {
        let number = match proposed {
            Ok(entries) => self.commit(app, state, entries).await?,
            Err(Denied::AlreadyDone { number }) => number,
            Err(Denied::Stale { number }) => {
                return Err(Failure::from(ProblemKey::Stale).at(state.told(number, Observer::Seat(seat))));
            }
            Err(denied) => return Err(denied.into()),
        };
        Ok(Done { number: state.told(number, Observer::Seat(seat)), asked: false })
    }

    /// Keeps and publishes entries. The game takes them first, because what they come to is kept with them; if they cannot be
    /// kept, the game is as it was before.
    async fn commit(
        self: &Arc<Self>,
        app: &Arc<App>,
        state: &mut TableState,
        entries: Vec<Entry>,
    ) -> Result<u32, Failure> {
        let before = state.kept.number;
        if state.push(entries.clone()).is_none() {
            state.roll_back(app.registry, before);
            return self.fail(app, state).await;
        }
        let Some(standing) = guarded(|| state.standing()) else {
            state.roll_back(app.registry, before);
            return self.fail(app, state).await;
        };
        if let Err(error) = app.store.append(&state.kept.id, &entries, &standing).await {
            state.roll_back(app.registry, before);
            // A refusal is certain; but a connection that breaks off leaves open whether the entries were kept.
            if matches!(error, StoreError::Conflict | StoreError::Unavailable(_)) {
                self.set_outdated();
            }
            return Err(error.into());
        }
        state.kept.number += entries.len() as u32;
        state.kept.standing = standing;
        self.strike_out_question(app, state, before).await;
        state.note_questions(app.config.countdown);
        self.publish_entries(state, before);
        self.wake(app, state);
        self.freeze_if_broken(app, state).await;
        Ok(state.kept.number)
    }

    /// A question about an undo is gone with the next entry; but not with one of which nobody may know.
    async fn strike_out_question(&self, app: &App, state: &mut TableState, before: u32) {
        let told = |number| state.told(number, Observer::Spectator);
        let untold = told(before) == told(state.kept.number);
        let question = state.kept.undo.take().filter(|_| untold);
        if question.is_some() && app.store.ask_undo(&state.kept.id, question.as_ref()).await.is_ok() {
            state.kept.undo = question;
        }
    }

    /// Lets the computer think for every seat of its that the table waits for, and answer for persons. What it thought about
    /// before is superseded.
    fn wake(self: &Arc<Self>, app: &Arc<App>, state: &mut TableState) {
        let superseded = Arc::new(AtomicBool::new(false));
        std::mem::replace(&mut state.superseded, Arc::clone(&superseded)).store(true, Ordering::Relaxed);
        if state.kept.standing.status != Status::Playing {
            return;
        }
        let Some(game) = &state.game else { return };
        let mut failed = false;
        for seat in game.waiting().iter().filter(|seat| state.is_computers(*seat)) {
            match guarded(|| thinking(app, state, &**game, seat)).flatten() {
                Some(thinking) => {
                    let (table, number) = (state.kept.id.clone(), game.number());
                    let due = Due { table, seat, number, superseded: Arc::clone(&superseded) };
                    tokio::spawn(Arc::clone(self).computers_turn(Arc::clone(app), state.kept.pace, due, thinking));
                }
                None => failed = true,
            }
        }
        state.broken |= failed;
        self.wake_answers(app, state, None);
    }

    // Boxed with its type written down: making an entry wakes the computer, which makes an entry.
    fn computers_turn(
        self: Arc<Self>,
        app: Arc<App>,
        pace: Pace,
        due: Due,
        thinking: Thinking,
    ) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            let (times, begun) = (app.config.thinking, Instant::now());
            let (iterations, least) = match pace {
                Pace::Live => (times.iterations_live, times.least),
                Pace::Slow => (times.iterations_slow, Duration::ZERO),
            };
            let superseded = Arc::clone(&due.superseded);
            let task = Task { thinking, iterations, until: begun + times.most, superseded };
            let action = app.computers.think(task).await;
            let answer = self.time_to_answer(begun.elapsed()).max(least);
            tokio::time::sleep_until((begun + answer).into()).await;
            self.carry_out(app, due, action).await;
        })
    }

    /// Makes a choice of the computer's as soon as it can be kept.
    pub(crate) fn carry_out(
        self: Arc<Self>,
        app: Arc<App>,
        due: Due,
        action: Option<String>,
    ) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            loop {
                let done = match self.is_outdated() {
                    false => self.computer_acts(&app, &due, action.clone()).await,
                    // Who loads the table anew lets the computer think anew.
                    true => app.table(&due.table).await.map(drop),
                };
                match done {
                    Err(failure) if failure.is_of_the_store() => tokio::time::sleep(TRY_AGAIN).await,
                    _ => return,
                }
            }
        })
    }

    async fn computer_acts(self: &Arc<Self>, app: &Arc<App>, due: &Due, action: Option<String>) -> Result<(), Failure> {
        let mut state = self.state.lock().await;
        if due.superseded.load(Ordering::Relaxed) {
            return Ok(());
        }
        let Some(action) = action else { return self.fail(app, &mut state).await };
        match self.propose(app, &mut state, due.seat, due.number, &Command::Action(action)).await? {
            Ok(entries) => self.commit(app, &mut state, entries).await.map(drop),
            // The computer is only given legal actions to choose from, and nothing has happened since.
            Err(_) => self.fail(app, &mut state).await,
        }
    }
}

/// The thinking for a seat: on the level that was chosen for it, or, for one that was given up, on the middle one.
fn thinking(app: &App, state: &TableState, game: &dyn Table, seat: Seat) -> Option<Thinking> {
    let levels = app.registry.under(&state.kept.game, game.header().rules)?.levels();
    let chosen = state.kept.seats.get(seat.index()).filter(|seat| seat.kind == SeatKind::Computer);
    let chosen = chosen.and_then(|seat| seat.name.as_deref()).filter(|name| levels.contains(name));
    let level = chosen.or_else(|| levels.get(levels.len() / 2).copied())?;
    game.thinking(seat, level)
}

/// The other seats that the computer plays: it agrees to whatever the other people agree to.
fn computers_beside(state: &TableState, seat: Seat) -> Vec<Seat> {
    state.seats().filter(|other| *other != seat && state.is_computers(*other)).collect()
}

/// The seat that somebody gets: the wanted one, or the one that is kept for the person, or the first that is free.
fn free_seat(state: &TableState, wanted: Option<Seat>, expected: Option<Seat>, invited: bool) -> Result<Seat, Failure> {
    let kind = |seat: Seat| state.kept.seats.get(seat.index()).map(|seat| seat.kind);
    let may = |seat: &Seat| match kind(*seat) {
        Some(SeatKind::Open) => true,
        Some(SeatKind::Invited) => invited || expected == Some(*seat),
        _ => false,
    };
    let free = wanted.or(expected).or_else(|| state.seats().find(may));
    let uninvited = |seat: Seat| kind(seat) == Some(SeatKind::Invited);
    match free {
        Some(seat) if may(&seat) => Ok(seat),
        Some(seat) if !uninvited(seat) => Err(ProblemKey::SeatTaken.into()),
        None if !state.seats().any(uninvited) => Err(ProblemKey::SeatTaken.into()),
        _ => Err(ProblemKey::NotInvited.into()),
    }
}
