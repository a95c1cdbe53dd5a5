//! The conformance suite: random games, with the promises of the engine checked at every step.
//!
//! It runs over every game by calling one function, [`run`]. What a game has to add is [`Conformance`].

mod checks;
mod twins;

pub use twins::{Twins, twins};

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use serde_json::Value;

use crate::record::{EntryKind, Header};
use crate::{Actor, Bytes32, Command, Game, Match, Observer, OptionInfo, OptionKind, Seat, below};

/// What a game adds so that the suite can check it.
pub trait Conformance: Game {
    /// Tables to play at: together they reach everything that the game has.
    fn samples() -> Vec<Self::Options>;

    /// What a table can agree on.
    fn offered() -> &'static [OptionInfo] {
        &[]
    }

    /// A table that was made up at random. Override where component files can be made up too: anything that one may hold.
    fn made_up(rng: &mut impl Rng) -> Self::Options {
        any_options::<Self>(rng)
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

/// Of this many decisions, [`sample`] looks at one.
const SAMPLED: u32 = 4;

/// Before one decision in this many, a seat that nobody waits for acts if it may.
const BESIDE: u32 = 8;

/// Plays random games of `G`, at its sample tables in turn, until `steps` entries are made and the last game is over.
/// `progress` is told the number of steps after each game.
pub fn run<G: Conformance>(steps: u64, seed: u64, mut progress: impl FnMut(u64)) -> Report {
    run_at::<G>(steps, seed, 1, &sample_tables::<G>(), goals::<G>(), &mut progress)
}

/// Random games likewise, of whose positions one in four is looked at, drawn at random: positions that follow each other are much alike, so that
/// for the same time more games find more.
pub fn sample<G: Conformance>(steps: u64, seed: u64) -> Report {
    run_at::<G>(steps, seed, SAMPLED, &sample_tables::<G>(), goals::<G>(), &mut |_| {})
}

fn sample_tables<G: Conformance>() -> impl Fn(u64) -> G::Options + Sync {
    let samples = G::samples();
    move |game| samples[game as usize % samples.len()].clone()
}

fn goals<G: Conformance>() -> BTreeSet<String> {
    G::goals().into_iter().collect()
}

/// The same at tables that are made up, each time others ([`Conformance::made_up`]); nothing in particular has to be reached there.
pub fn run_made_up<G: Conformance>(steps: u64, seed: u64, mut progress: impl FnMut(u64)) -> Report {
    let table = |game| G::made_up(&mut Pcg64Mcg::seed_from_u64(seed_of(seed, game)));
    run_at::<G>(steps, seed, 1, &table, BTreeSet::new(), &mut progress)
}

/// One of the samples, of whose options each keeps its value half of the time and has any other one otherwise. Files and decks stay,
/// as most others would be refused.
pub fn any_options<G: Conformance>(rng: &mut impl Rng) -> G::Options {
    let samples = G::samples();
    loop {
        let sample = &samples[below(rng, samples.len() as u32) as usize];
        let mut options = serde_json::to_value(sample).expect("options have string keys");
        for option in G::offered() {
            let value = any_value(&option.kind, rng);
            if let Some(value) = value.filter(|_| below(rng, 2) == 0) {
                options[option.id] = value;
            }
        }
        let options = serde_json::from_value(options).expect("an option takes the values that are offered");
        if G::new(&options).is_ok() {
            return options;
        }
    }
}

fn any_value(kind: &OptionKind, rng: &mut impl Rng) -> Option<Value> {
    match *kind {
        OptionKind::Choice { values } => Some(values[below(rng, values.len() as u32) as usize].into()),
        OptionKind::Number { min, max, .. } => Some((min + below(rng, max - min + 1)).into()),
        OptionKind::Seats => Some((0..2_u8).filter(|_| below(rng, 2) == 0).collect()),
        OptionKind::File | OptionKind::Decks { .. } => None,
    }
}

const fn seed_of(seed: u64, game: u64) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ game
}

/// The closures come as trait objects, so that this is compiled once for each game.
fn run_at<G: Conformance>(
    steps: u64,
    seed: u64,
    one_in: u32,
    table: &(dyn Fn(u64) -> G::Options + Sync),
    mut missing: BTreeSet<String>,
    progress: &mut dyn FnMut(u64),
) -> Report {
    let mut report = Report { game: G::ID, steps: 0, games: 0, faults: Vec::new(), uncovered: Vec::new() };
    let is_enough = |report: &Report| report.steps >= steps || report.faults.len() >= MOST_FAULTS;
    let at_once = thread::available_parallelism().map_or(1, usize::from) as u64;
    while !is_enough(&report) {
        let goals = &missing;
        let play = |game| {
            let mut run = Run::<G>::new(&table(game), seed, game, one_in);
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
    /// Of so many decisions one is looked at.
    one_in: u32,
    context: String,
    faults: Vec<String>,
}

impl<G: Conformance> Run<G> {
    fn new(options: &G::Options, seed: u64, number: u64, one_in: u32) -> Self {
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
            one_in,
            context: format!("{}, seed {seed}, game {number}", G::ID),
            faults: Vec::new(),
        }
    }

    fn rules(&self) -> Arc<G> {
        Arc::clone(self.game.game())
    }

    fn fault(&mut self, what: &str, detail: &dyn Debug) {
        self.faults.push(told(&self.context, self.game.number(), what, detail));
    }

    fn check(&mut self, holds: bool, what: &str, detail: impl Debug) {
        if !holds {
            self.fault(what, &detail);
        }
    }

    fn play(&mut self, missing: &mut BTreeSet<String>) {
        self.push(self.game.opening(), missing);
        while self.game.returns().is_none() && self.faults.is_empty() {
            if self.game.number() > self.rules().bound() {
                return self.fault("the game does not end", &self.rules().bound());
            }
            let looked_at = self.one_in == 1 || below(&mut self.rng, self.one_in) == 0;
            if looked_at {
                self.check_position();
            }
            let Some(seat) = self.pick_seat() else { return self.fault("nobody may act, nor chance", &()) };
            if looked_at {
                self.check_refusals();
            }
            match self.pick_beside() {
                Some(beside) => drop(self.act(beside, looked_at, missing)),
                None => self.step(seat, looked_at, missing),
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

    /// A choice with the chance after it.
    fn act(&mut self, seat: Seat, looked_at: bool, missing: &mut BTreeSet<String>) -> Command {
        let legal = self.game.info_set(seat).legal();
        let action = self.rules().any_legal(self.game.state(), seat, &legal, &mut self.rng);
        if looked_at {
            self.check_own_events(seat, action);
        }
        let command = Command::Action(self.rules().notation(action));
        self.make(seat, &command, missing);
        command
    }

    /// A choice; now and then it is taken back and made again.
    fn step(&mut self, seat: Seat, looked_at: bool, missing: &mut BTreeSet<String>) {
        let before = self.game.state().clone();
        let command = self.act(seat, looked_at, missing);
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

    fn make(&mut self, seat: Seat, command: &Command, missing: &mut BTreeSet<String>) {
        match self.game.propose(seat, self.game.number(), command) {
            Ok(entries) => self.push(entries, missing),
            Err(denied) => self.fault("a legal command is denied", &(command, denied)),
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
                return self.fault("an entry cannot be added", &fault);
            }
            if let Some((by, action)) = made {
                self.rules().reached(&before, by, action, self.game.last_events(), &mut |goal: &str| {
                    missing.remove(goal);
                });
            }
        }
    }
}
