//! The laboratory: what can be measured and checked of a game, whatever game it is.

mod bench;
mod record;

use std::sync::Arc;
use std::time::{Duration, Instant};

use quincunx_agents::arena::{self, Contender};
use quincunx_agents::{Config, FlatMonteCarlo, Ismcts, Random, RandomPlayout};
use quincunx_engine::conformance::{self, Report, Twins};
use quincunx_engine::scenario::{self, BadFile};
use quincunx_engine::{Budget, Bytes32, ChanceStream, Conformance, Game, Plane, Record, perft, random_step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use rayon::ThreadPool;
use serde_json::{Map, Value};

pub use quincunx_agents::arena::{Allowance, ArenaReport};

pub use bench::{BenchReport, Pace, bench, pace};

use crate::batch::{Batch, OpenBatch};
use crate::position::{BadStory, OpenPosition, Position, Story};
use crate::registered::{BadOptions, Registered, read};
use crate::shared::shared;
use crate::table::Level;

/// What can be measured and checked of a game.
pub trait Laboratory: Send + Sync {
    /// Runs the conformance suite over at least so many steps; `progress` is told how many were made.
    fn conformance(&self, steps: u64, seed: u64, progress: &mut dyn FnMut(u64)) -> Report;

    /// The same, of whose positions one in four is looked at ([`conformance::sample`]).
    fn conformance_sampled(&self, steps: u64, seed: u64) -> Report;

    /// Runs the suite at tables made up at random: their options, and component files where the game has other ones.
    fn conformance_made_up(&self, steps: u64, seed: u64, progress: &mut dyn FnMut(u64)) -> Report;

    /// Two games that differ only in what one observer cannot know ([`conformance::twins`]).
    fn twins(&self, seed: u64, number: u64) -> Twins;

    /// Runs the scenarios of a file.
    ///
    /// # Errors
    /// If it cannot be run at all.
    fn scenarios(&self, file: &str) -> Result<Vec<scenario::Outcome>, BadFile>;

    /// A scenario file that begins with the position after so many random steps.
    ///
    /// # Errors
    /// What is wrong with the options.
    fn dump(&self, options: &Value, seed: u64, steps: u64) -> Result<String, BadOptions>;

    /// The number of sequences of `depth` choices from the start, chance drawn from the stream of the seed.
    ///
    /// # Errors
    /// What is wrong with the options.
    fn perft(&self, options: &Value, depth: u32, seed: u64) -> Result<u64, BadOptions>;

    /// How many numbers its actions have ([`quincunx_engine::Rules::actions`]).
    ///
    /// # Errors
    /// What is wrong with the options.
    fn actions(&self, options: &Value) -> Result<u32, BadOptions>;

    /// What a seat sees as numbers: the version, and the planes ([`Game::planes`]).
    ///
    /// # Errors
    /// What is wrong with the options.
    fn planes(&self, options: &Value) -> Result<(u32, Vec<Plane>), BadOptions>;

    /// Plays at random for so long.
    ///
    /// # Errors
    /// What is wrong with the options.
    fn bench(&self, options: &Value, time: Duration) -> Result<BenchReport, BadOptions>;

    /// The record of a game between computer players: the same for the same arguments, if the allowance is one of
    /// iterations.
    ///
    /// # Errors
    /// Why there can be no such game.
    fn record(&self, contest: &Contest<'_>) -> Result<Record, BadContest>;

    /// Measures the computer players against each other in at least so many games; `progress` is told how many were played.
    ///
    /// # Errors
    /// Why there can be no such games.
    fn arena(
        &self,
        contest: &Contest<'_>,
        games: u32,
        progress: &mut dyn FnMut(u32),
    ) -> Result<ArenaReport, BadContest>;

    /// The position of a story.
    ///
    /// # Errors
    /// Why it cannot be followed.
    fn position(&self, story: &Story) -> Result<Box<dyn Position>, BadStory>;

    /// So many games at once, played by whoever asks for a step and these other threads; they begin with [`Batch::reset`].
    ///
    /// # Errors
    /// What is wrong with the options.
    fn batch(&self, options: &Value, games: usize, others: Option<ThreadPool>) -> Result<Box<dyn Batch>, BadOptions>;

    /// How the scenario of this name in a file begins, chance going on from the seed.
    ///
    /// # Errors
    /// Why it cannot begin.
    fn beginning(&self, file: &str, name: &str, seed: u64) -> Result<Story, BadFile>;

    /// The names that computer players can be called by: the levels of the game, and players for any game.
    fn agents(&self) -> Vec<&'static str>;
}

/// Who plays, and how.
#[derive(Clone, Copy, Debug)]
pub struct Contest<'a> {
    /// The options of the table.
    pub options: &'a Value,
    /// The names of the computer players, one for each seat.
    pub agents: &'a [String],
    /// All the randomness there is.
    pub seed: u64,
    /// How long each of them may think about a decision.
    pub allowance: Allowance,
}

/// Calls `think` with the budget of a player, which begins now.
pub fn with_budget<T>(allowance: Allowance, think: impl FnOnce(&Budget<'_>) -> T) -> T {
    match allowance {
        Allowance::Iterations(iterations) => think(&Budget::iterations(iterations)),
        Allowance::Time(time) => {
            let end = Instant::now() + time;
            think(&Budget { iterations: u32::MAX, stop: &|| Instant::now() >= end })
        }
    }
}

/// Why there can be no such contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadContest {
    /// The options are wrong.
    Options(BadOptions),
    /// There must be one computer player for each seat.
    Seats {
        /// How many seats there are.
        seats: usize,
    },
    /// There is no computer player of this name.
    Agent(String),
}

/// The computer players for any game.
const GENERAL: &[&str] = &["random", "flat-monte-carlo", "ismcts"];

/// The computer player of this name.
pub(crate) fn contender<G: Game>(levels: &[Level<G>], name: &str) -> Option<Contender<G>> {
    if let Some(level) = levels.iter().find(|level| level.name == name) {
        return Some(Contender { name: name.to_owned(), make: Box::new(level.make) });
    }
    match name {
        "random" => Some(Contender::new(name, Random)),
        "flat-monte-carlo" => Some(Contender::new(name, FlatMonteCarlo::new(RandomPlayout))),
        // One tree: at equal time on one core that is stronger than several.
        "ismcts" => Some(Contender::new(name, Ismcts::new(Config { workers: 1, ..Config::default() }, RandomPlayout))),
        _ => None,
    }
}

impl<G: Conformance> Registered<G> {
    /// The rules of a table, for as many seats as there are computer players.
    fn contest(&self, contest: &Contest<'_>) -> Result<(G, Value, Vec<Contender<G>>), BadContest> {
        let [least, most] = self.info.seats.map(usize::from);
        let mut options = contest.options.clone();
        if least != most {
            let fields = options.as_object_mut().into_iter();
            fields.for_each(|fields| _ = fields.entry("seats").or_insert_with(|| contest.agents.len().into()));
        }
        let (game, options) = resolve::<G>(&options).map_err(BadContest::Options)?;
        if game.seats() != contest.agents.len() {
            return Err(BadContest::Seats { seats: game.seats() });
        }
        let named = |name: &String| contender(self.levels, name).ok_or_else(|| BadContest::Agent(name.clone()));
        Ok((game, options, contest.agents.iter().map(named).collect::<Result<_, _>>()?))
    }
}

impl<G: Conformance> Laboratory for Registered<G> {
    fn conformance(&self, steps: u64, seed: u64, progress: &mut dyn FnMut(u64)) -> Report {
        conformance::run::<G>(steps, seed, progress)
    }

    fn conformance_sampled(&self, steps: u64, seed: u64) -> Report {
        conformance::sample::<G>(steps, seed)
    }

    fn conformance_made_up(&self, steps: u64, seed: u64, progress: &mut dyn FnMut(u64)) -> Report {
        conformance::run_made_up::<G>(steps, seed, progress)
    }

    fn twins(&self, seed: u64, number: u64) -> Twins {
        conformance::twins::<G>(seed, number)
    }

    fn scenarios(&self, file: &str) -> Result<Vec<scenario::Outcome>, BadFile> {
        scenario::run::<G>(file)
    }

    fn dump(&self, options: &Value, seed: u64, steps: u64) -> Result<String, BadOptions> {
        let options: G::Options = read(options)?;
        let game = G::new(&options).map_err(BadOptions::Fault)?;
        let mut state = game.start();
        let (mut legal, mut rng) = (Vec::new(), Pcg64Mcg::seed_from_u64(seed));
        (0..steps).all(|_| random_step(&game, &mut state, &mut legal, &mut rng));
        Ok(scenario::dump::<G>(&options, &state))
    }

    fn perft(&self, options: &Value, depth: u32, seed: u64) -> Result<u64, BadOptions> {
        let (game, _) = resolve::<G>(options)?;
        let stream = ChanceStream::new(Bytes32::hash(format!("perft {seed}")), &[]);
        Ok(perft(&game, &game.start(), &stream, depth))
    }

    fn actions(&self, options: &Value) -> Result<u32, BadOptions> {
        Ok(rules::<G>(options)?.actions())
    }

    fn planes(&self, options: &Value) -> Result<(u32, Vec<Plane>), BadOptions> {
        Ok((G::OBSERVATION_VERSION, rules::<G>(options)?.planes()))
    }

    fn bench(&self, options: &Value, time: Duration) -> Result<BenchReport, BadOptions> {
        let (game, _) = resolve::<G>(options)?;
        Ok(bench(&game, time))
    }

    fn record(&self, contest: &Contest<'_>) -> Result<Record, BadContest> {
        let (game, options, players) = self.contest(contest)?;
        Ok(record::play(game, options, contest, &players))
    }

    fn arena(
        &self,
        contest: &Contest<'_>,
        games: u32,
        progress: &mut dyn FnMut(u32),
    ) -> Result<ArenaReport, BadContest> {
        let (game, _, players) = self.contest(contest)?;
        let played = arena::Contest { games, seed: contest.seed, allowance: contest.allowance, sprt: None };
        arena::play(&game, &players, &played, progress).map_err(|_| BadContest::Seats { seats: game.seats() })
    }

    fn position(&self, story: &Story) -> Result<Box<dyn Position>, BadStory> {
        let options: G::Options = read(&story.options).map_err(BadStory::Options)?;
        let complete = Arc::new(serde_json::to_value(&options).expect("options have string keys"));
        let rules = || G::new(&options).map_err(BadOptions::Fault);
        let game = shared::<G, _>(&complete, rules).map_err(BadStory::Options)?;
        let story = Story { options: complete, ..story.clone() };
        Ok(Box::new(OpenPosition::follow(game, self.levels, &story)?))
    }

    fn batch(&self, options: &Value, games: usize, others: Option<ThreadPool>) -> Result<Box<dyn Batch>, BadOptions> {
        Ok(Box::new(OpenBatch::new(rules::<G>(options)?, games, others)))
    }

    fn beginning(&self, file: &str, name: &str, seed: u64) -> Result<Story, BadFile> {
        let (options, setup) = scenario::beginning::<G>(file, name)?;
        Ok(Story { setup: Some(setup.into()), ..Story::new(options.into(), Some(seed)) })
    }

    fn agents(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.levels.iter().map(|level| level.name).collect();
        names.extend(GENERAL.iter().filter(|general| !self.levels.iter().any(|level| level.name == **general)));
        names
    }
}

/// The rules of a table with these options, which others may share.
fn rules<G: Game>(options: &Value) -> Result<Arc<G>, BadOptions> {
    let options: G::Options = read(options)?;
    let complete = serde_json::to_value(&options).expect("options have string keys");
    shared(&complete, || G::new(&options).map_err(BadOptions::Fault))
}

/// The game of these options, and the options completed.
fn resolve<G: Game>(options: &Value) -> Result<(G, Value), BadOptions> {
    let options: G::Options = read(options)?;
    let game = G::new(&options).map_err(BadOptions::Fault)?;
    Ok((game, serde_json::to_value(&options).expect("options have string keys")))
}

/// Options that say nothing: every one has its default.
pub fn defaults() -> Value {
    Value::Object(Map::new())
}
