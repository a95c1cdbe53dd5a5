//! The conformance suite: random games, with the promises of the engine checked at every step.
//!
//! It runs over every game by calling one function, [`run`]. What a game has to add is [`Conformance`].

mod twins;

pub use twins::{Twins, twins};

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;

use ed25519_dalek::SigningKey;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::Serialize;

use crate::record::{EntryKind, Header};
use crate::{
    Actor, Bytes32, Command, Explain, Explanation, Game, Match, Observation, Observer, Record, Seat, Turn, below,
    verify,
};

/// What a game adds so that the suite can check it.
pub trait Conformance: Game {
    /// Tables to play at: together they reach everything that the game has.
    fn samples() -> Vec<Self::Options>;

    /// A table whose components were made up at random: anything that a component file may hold. `None` for a game whose
    /// components are always the same.
    fn made_up(_: &mut impl Rng) -> Option<Self::Options> {
        None
    }

    /// Any action that can be written down, legal or not: what a wrong click or a hostile program could send.
    fn any_action(&self, rng: &mut impl Rng) -> Self::Action;

    /// One of the legal actions of `seat`, for the suite's games. Override where games of choices that are all equally
    /// likely do not come far; every action must stay possible.
    fn any_legal(&self, _: &Self::State, _: Seat, legal: &[Self::Action], rng: &mut impl Rng) -> Self::Action {
        legal[below(rng, legal.len() as u32) as usize]
    }

    /// No game has more entries than this.
    fn bound(&self) -> u32;

    /// What the returns of every game add up to: numerator and denominator in lowest terms.
    fn total(&self) -> (i32, u32);

    /// What must be reached in the course of the games: every kind of action, every card, every ending.
    fn goals() -> Vec<String>;

    /// Which goals a step has reached.
    fn reached(
        &self,
        before: &Self::State,
        by: Actor,
        action: Self::Action,
        events: &[Self::Event],
        goal: &mut impl FnMut(&str),
    );

    /// What is always true of a state, as far as the type does not say so already.
    ///
    /// # Errors
    /// What is not true.
    fn invariant(&self, state: &Self::State) -> Result<(), String>;
}

/// What the suite found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The id of the game.
    pub game: &'static str,
    /// Entries played.
    pub steps: u64,
    /// Games played.
    pub games: u64,
    /// Promises that were not kept.
    pub faults: Vec<String>,
    /// Goals that were not reached.
    pub uncovered: Vec<String>,
}

/// The most faults that are told.
const MOST_FAULTS: usize = 20;

/// How many actions that may not be legal are tried at every decision.
const STRANGE_ACTIONS: usize = 4;

/// Before one decision in this many, a seat that nobody waits for acts if it may.
const BESIDE: u32 = 8;

/// Plays random games of `G`, at its sample tables in turn, until `steps` entries are made and the last game is over.
/// `progress` is told the number of steps after each game.
pub fn run<G: Conformance>(steps: u64, seed: u64, progress: impl FnMut(u64)) -> Report {
    let samples = G::samples();
    let sample = |game| samples[game as usize % samples.len()].clone();
    run_at::<G>(steps, seed, sample, G::goals().into_iter().collect(), progress)
}

/// The same at tables whose components are made up, each time others ([`Conformance::made_up`]); nothing in particular has to be
/// reached there. `None` if the game's components are always the same.
pub fn run_made_up<G: Conformance>(steps: u64, seed: u64, progress: impl FnMut(u64)) -> Option<Report> {
    let made_up = |game| G::made_up(&mut Pcg64Mcg::seed_from_u64(seed_of(seed, game)));
    made_up(0)?;
    let table = |game| made_up(game).expect("there was a first one");
    Some(run_at::<G>(steps, seed, table, BTreeSet::new(), progress))
}

const fn seed_of(seed: u64, game: u64) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ game
}

fn run_at<G: Conformance>(
    steps: u64,
    seed: u64,
    table: impl Fn(u64) -> G::Options + Sync,
    mut missing: BTreeSet<String>,
    mut progress: impl FnMut(u64),
) -> Report {
    let mut report = Report { game: G::ID, steps: 0, games: 0, faults: Vec::new(), uncovered: Vec::new() };
    let is_enough = |report: &Report| report.steps >= steps || report.faults.len() >= MOST_FAULTS;
    let at_once = thread::available_parallelism().map_or(1, usize::from) as u64;
    while !is_enough(&report) {
        let goals = &missing;
        let play = |game| {
            let mut run = Run::<G>::new(&table(game), seed, game);
            let mut missing = goals.clone();
            run.play(&mut missing);
            (run.game.number(), run.faults, missing)
        };
        let games = report.games..report.games + at_once;
        let played: Vec<_> = thread::scope(|scope| {
            let playing: Vec<_> = games.map(|game| scope.spawn(move || play(game))).collect();
            playing.into_iter().map(|game| game.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
        });
        // However many are played at once, as many count.
        for (number, mut faults, still_missing) in played {
            if is_enough(&report) {
                break;
            }
            report.steps += u64::from(number);
            report.games += 1;
            report.faults.append(&mut faults);
            missing.retain(|goal| still_missing.contains(goal));
            progress(report.steps);
        }
    }
    report.faults.truncate(MOST_FAULTS);
    report.uncovered = missing.into_iter().collect();
    report
}

/// A fault in words. Apart from [`Run`], which is compiled for each game and each detail.
fn told(context: &str, entry: u32, what: &str, detail: &dyn Debug) -> String {
    format!("{context}, entry {entry}: {what}: {detail:?}")
}

/// One game of the suite.
struct Run<G: Conformance> {
    game: Match<G>,
    rng: Pcg64Mcg,
    context: String,
    faults: Vec<String>,
}

impl<G: Conformance> Run<G> {
    fn new(options: &G::Options, seed: u64, number: u64) -> Self {
        let game = G::new(options).expect("sample options are good");
        let seats = Seat::first(game.seats());
        let server_seed = Bytes32::hash(format!("conformance {seed} {number}"));
        let contributions = seats.clone().map(|seat| Bytes32::hash(format!("{seat} {number}"))).collect();
        let header = Header::new(
            G::ID,
            G::RULES_VERSION,
            serde_json::to_value(options).expect("options have string keys"),
            seats.map(|seat| seat.to_string()).collect(),
            Bytes32::hash(server_seed.0),
            contributions,
        );
        Self {
            game: Match::new(game, header, Some(server_seed)),
            rng: Pcg64Mcg::seed_from_u64(seed_of(seed, number)),
            context: format!("{}, seed {seed}, game {number}", G::ID),
            faults: Vec::new(),
        }
    }

    fn rules(&self) -> Arc<G> {
        Arc::clone(self.game.game())
    }

    fn fault(&mut self, what: &str, detail: impl Debug) {
        self.faults.push(told(&self.context, self.game.number(), what, &detail));
    }

    fn check(&mut self, holds: bool, what: &str, detail: impl Debug) {
        if !holds {
            self.fault(what, detail);
        }
    }

    fn play(&mut self, missing: &mut BTreeSet<String>) {
        self.push(self.game.opening(), missing);
        while self.game.returns().is_none() && self.faults.is_empty() {
            if self.game.number() > self.rules().bound() {
                return self.fault("the game does not end", self.rules().bound());
            }
            self.check_position();
            let Some(seat) = self.pick_seat() else { return self.fault("nobody may act, nor chance", ()) };
            self.check_refusals();
            match self.pick_beside() {
                Some(beside) => drop(self.act(beside, missing)),
                None => self.step(seat, missing),
            }
        }
        if self.faults.is_empty() {
            self.check_end();
        }
    }

    fn observers(&self) -> impl Iterator<Item = Observer> + use<G> {
        Seat::first(self.rules().seats()).map(Observer::Seat).chain([Observer::Spectator])
    }

    fn pick_seat(&mut self) -> Option<Seat> {
        let waiting = self.game.waiting();
        let number = below(&mut self.rng, waiting.len().max(1) as u32);
        waiting.iter().nth(number as usize)
    }

    /// Now and then, a seat that may act though the table does not wait for it.
    fn pick_beside(&mut self) -> Option<Seat> {
        let (rules, waiting) = (self.rules(), self.game.waiting());
        let beside = |seat: &Seat| !waiting.contains(*seat) && !self.game.info_set(*seat).legal().is_empty();
        let seats: Vec<Seat> = Seat::first(rules.seats()).filter(beside).collect();
        if seats.is_empty() || below(&mut self.rng, BESIDE) != 0 {
            return None;
        }
        Some(seats[below(&mut self.rng, seats.len() as u32) as usize])
    }

    /// What must hold of every position at which somebody decides.
    fn check_position(&mut self) {
        let state = self.game.state().clone();
        if let Err(detail) = self.rules().invariant(&state) {
            self.fault("an invariant is broken", detail);
        }
        let written = serde_json::to_string(&self.rules().setup(&state)).expect("arrangements have string keys");
        let read = serde_json::from_str(&written).map(|setup| self.rules().position(&setup));
        let same = matches!(&read, Ok(Ok(read)) if *read == state);
        self.check(same, "a state is not the same after being written and read", (&written, read.err()));
        for seat in Seat::first(self.rules().seats()) {
            let mut legal = Vec::new();
            self.rules().legal(&state, seat, &mut legal);
            let distinct: BTreeSet<_> = legal.iter().collect();
            self.check(distinct.len() == legal.len(), "duplicates in the legal list", &legal);
            let waiting = matches!(self.rules().turn(&state), Turn::Seats(seats) if seats.contains(seat));
            self.check(!waiting || !legal.is_empty(), "the table waits for a seat that may do nothing", seat);
            self.check_choice(&state, seat, &legal);
            for action in legal {
                let refusal = self.rules().refusal(&state, seat, action);
                self.check(refusal.is_none(), "a legal action is refused", (action, refusal));
                let notation = self.rules().notation(action);
                let read = self.rules().parse(&notation);
                self.check(read == Some(action), "notation does not read back", (&notation, read));
            }
        }
        for observer in self.observers() {
            self.check_awaited(&state, observer);
            self.check_secrecy(&state, observer);
        }
    }

    /// Who is asked stands among those for whom an observer is told that the table waits; of himself he is told the
    /// truth.
    fn check_awaited(&mut self, state: &G::State, observer: Observer) {
        let rules = self.rules();
        let (Turn::Seats(asked), awaited) = (rules.turn(state), rules.awaited(state, observer)) else { return };
        let told = asked.iter().all(|seat| awaited.contains(seat));
        self.check(told, "a seat that is asked is not awaited", (observer, asked, awaited));
        if let Observer::Seat(seat) = observer {
            let truth = asked.contains(seat) == awaited.contains(seat);
            self.check(truth, "a seat is not told whether it is asked", (seat, asked, awaited));
        }
    }

    /// Every action can be chosen by its place in the list; a place of the list is looked at with each position.
    fn check_choice(&mut self, state: &G::State, seat: Seat, legal: &[G::Action]) {
        if legal.is_empty() {
            return;
        }
        let place = self.game.number() as usize % legal.len();
        let mut told = 0;
        let draw = |choices| {
            told = choices as usize;
            place as u32
        };
        let chosen = self.rules().choice(state, seat, &mut Vec::new(), draw);
        self.check((chosen, told) == (legal[place], legal.len()), "a choice is not the listed one", (seat, place));
    }

    /// Promise 1: what an observer is shown depends on nothing that it cannot know.
    fn check_secrecy(&mut self, state: &G::State, observer: Observer) {
        let rules = self.rules();
        let shown = |state| Observation::of(&*rules, state, observer);
        let seed = self.rng.next_u64();
        let resampled = |from: &G::State| {
            let mut state = from.clone();
            rules.resample(&mut state, observer, &mut Pcg64Mcg::seed_from_u64(seed));
            state
        };
        let other = resampled(state);
        let truth = shown(state);
        let written = serde_json::to_string(&truth);
        // Where nothing is hidden there is nothing to compare.
        let differs = (other != *state).then(|| shown(&other)).filter(|guess| *guess != truth);
        let canonical = resampled(&other) == other;
        let invariant = self.rules().invariant(&other);
        let clause = self.rules().prompt_at(state, observer).clause.0.to_owned();
        self.check(written.is_ok(), "an observation is not JSON", written.err());
        if let Some(guess) = differs {
            self.fault("a secret shows", (observer, truth, guess));
        }
        self.check(canonical, "resampling depends on what the observer cannot know", observer);
        self.check(invariant.is_ok(), "a resampled position breaks an invariant", invariant);
        self.check(!clause.is_empty(), "a prompt names no clause", observer);
        if let Observer::Seat(seat) = observer {
            let reasons = |state: &G::State, strange| rules.refusal(state, seat, strange).map(|why| why.explain());
            for _ in 0..STRANGE_ACTIONS {
                let strange = rules.any_action(&mut self.rng);
                let (truth, guess) = (reasons(state, strange), reasons(&other, strange));
                if truth != guess {
                    return self.fault("a refusal tells a secret", (seat, strange, truth, guess));
                }
            }
            self.check_orders(state, &other, seat);
        }
    }

    /// A standing order answers an open question as the rules allow, by what the seat knows alone: the same in another
    /// position that it cannot tell from the true one.
    fn check_orders(&mut self, state: &G::State, other: &G::State, seat: Seat) {
        let rules = self.rules();
        let orders = rules.orders();
        let distinct: BTreeSet<_> = orders.iter().collect();
        self.check(distinct.len() == orders.len(), "a standing order is there twice", orders);
        let mut legal = Vec::new();
        if matches!(rules.turn(state), Turn::Seats(asked) if asked.contains(seat)) {
            rules.legal(state, seat, &mut legal);
        }
        let answers: Vec<_> = orders.iter().map(|order| rules.ordered_at(state, seat, order)).collect();
        let guesses: Vec<_> = orders.iter().map(|order| rules.ordered_at(other, seat, order)).collect();
        let good = answers.iter().flatten().all(|action| legal.contains(action));
        self.check(good, "a standing order answers what is not asked", (seat, &answers));
        self.check(answers == guesses, "a standing order knows a secret", (seat, &answers, guesses));
        let none_left = answers.last().is_none_or(Option::is_some) || answers.iter().all(Option::is_none);
        self.check(none_left, "a standing order answers what the last one does not", (seat, answers));
    }

    /// `refusal` is `None` exactly on the legal list.
    fn check_refusals(&mut self) {
        for seat in Seat::first(self.rules().seats()) {
            let mut legal = Vec::new();
            self.rules().legal(self.game.state(), seat, &mut legal);
            for _ in 0..STRANGE_ACTIONS {
                let action = self.rules().any_action(&mut self.rng);
                let notation = self.rules().notation(action);
                let read = self.rules().parse(&notation);
                self.check(read == Some(action), "notation does not read back", (&notation, read));
                let refusal = self.rules().refusal(self.game.state(), seat, action);
                let explained = refusal.as_ref().map(|why| why.explain());
                let named = explained.is_none_or(|Explanation { clause, .. }| !clause.0.is_empty());
                self.check(named, "a refusal names no clause", &notation);
                self.check(
                    refusal.is_none() == legal.contains(&action),
                    "refused and legal disagree",
                    (seat, notation),
                );
            }
        }
    }

    /// A choice with the chance after it.
    fn act(&mut self, seat: Seat, missing: &mut BTreeSet<String>) -> Command {
        let legal = self.game.info_set(seat).legal();
        let action = self.rules().any_legal(self.game.state(), seat, &legal, &mut self.rng);
        self.check_own_events(seat, action);
        let command = Command::Action(self.rules().notation(action));
        self.make(seat, &command, missing);
        command
    }

    /// A choice; now and then it is taken back and made again.
    fn step(&mut self, seat: Seat, missing: &mut BTreeSet<String>) {
        let before = self.game.state().clone();
        let command = self.act(seat, missing);
        if self.faults.is_empty()
            && below(&mut self.rng, 8) == 0
            && self.game.undoable(seat).is_some_and(|(_, ask)| !ask)
        {
            let (to, _) = self.game.undoable(seat).expect("just asked");
            self.make(seat, &Command::Undo(Vec::new()), missing);
            if self.faults.is_empty() && to == self.game.number() - 2 {
                let same = *self.game.state() == before;
                self.check(same, "undo does not give the position before", &command);
                self.make(seat, &command, missing);
            }
        }
    }

    /// What a seat learns from its own choice depends on nothing hidden, unless the game says that the choice reveals.
    fn check_own_events(&mut self, seat: Seat, action: G::Action) {
        let (rules, observer) = (self.rules(), Observer::Seat(seat));
        let state = self.game.state();
        if rules.reveals(state, seat, action) {
            return;
        }
        let learnt = |state: &G::State| {
            let (mut after, mut events) = (state.clone(), Vec::new());
            rules.apply(&mut after, Actor::Seat(seat), action, &mut events);
            let seen: Vec<_> = events.iter().filter_map(|event| rules.seen(event, observer)).collect();
            let events = serde_json::to_string(&seen).expect("events are JSON");
            (events, rules.view(&after, observer), rules.awaited(&after, observer))
        };
        let mut other = state.clone();
        rules.resample(&mut other, observer, &mut self.rng);
        let truth = learnt(state);
        let differs = (other != *state).then(|| learnt(&other)).filter(|guess| *guess != truth);
        if let Some(guess) = differs {
            self.fault("a choice shows a secret and is not said to", (seat, action, truth, guess));
        }
    }

    fn make(&mut self, seat: Seat, command: &Command, missing: &mut BTreeSet<String>) {
        match self.game.propose(seat, self.game.number(), command) {
            Ok(entries) => self.push(entries, missing),
            Err(denied) => self.fault("a legal command is denied", (command, denied)),
        }
    }

    fn push(&mut self, entries: Vec<crate::record::Entry>, missing: &mut BTreeSet<String>) {
        for entry in entries {
            let before = self.game.state().clone();
            if let EntryKind::Chance { .. } = entry.kind {
                self.check_chance(&before);
            }
            let made = match &entry.kind {
                EntryKind::Action { seat, action } => {
                    self.rules().parse(action).map(|action| (Actor::Seat(*seat), action))
                }
                EntryKind::Chance { action, .. } => self.rules().parse(action).map(|action| (Actor::Chance, action)),
                EntryKind::Undo { .. } | EntryKind::Resign { .. } => None,
            };
            if let Err(fault) = self.game.push(entry) {
                return self.fault("an entry cannot be added", fault);
            }
            if let Some((by, action)) = made {
                self.rules().reached(&before, by, action, self.game.last_events(), &mut |goal: &str| {
                    missing.remove(goal);
                });
            }
        }
    }

    /// The two faces of a chance node agree.
    fn check_chance(&mut self, state: &G::State) {
        let mut outcomes = Vec::new();
        self.rules().outcomes(state, &mut outcomes);
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let weight = self.rules().weight(state);
        let distinct: BTreeSet<_> = outcomes.iter().map(|(action, _)| action).collect();
        self.check(total > 0 && outcomes.iter().all(|(_, weight)| *weight > 0), "a weight is zero", &outcomes);
        self.check(distinct.len() == outcomes.len(), "an outcome stands twice", &outcomes);
        self.check(weight == total, "the weights do not add up", (weight, total));
        if total == 0 || weight != total {
            return;
        }
        let number = below(&mut self.rng, total);
        let mut left = number;
        let listed = outcomes.iter().find(|(_, weight)| left.checked_sub(*weight).map(|rest| left = rest).is_none());
        let outcome = self.rules().outcome(state, number);
        self.check(listed.is_some_and(|(action, _)| *action == outcome), "an outcome is not the listed one", number);
        let notation = self.rules().notation(outcome);
        let read = self.rules().parse(&notation);
        self.check(read == Some(outcome), "notation does not read back", (&notation, read));
    }

    /// The end: returns, and the record through JSON and back.
    fn check_end(&mut self) {
        let returns = self.game.returns().expect("it has ended");
        let (total, expected) = (returns.total(), self.rules().total());
        self.check(total == expected, "the returns do not add up", returns);
        let record = self.game.record(&SigningKey::from_bytes(&[7; 32]));
        let written = serde_json::to_string(&record).expect("records are JSON");
        let Ok(read) = serde_json::from_str::<Record>(&written) else {
            return self.fault("a record cannot be read", ());
        };
        let (verdict, replayed) = verify::<G>(&read);
        self.check(verdict.is_consistent(), "a record does not verify", verdict);
        let same = replayed
            .is_some_and(|replayed| replayed.head() == self.game.head() && replayed.state() == self.game.state());
        self.check(same, "a record does not replay", ());
    }
}
