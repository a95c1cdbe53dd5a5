//! How fast a game is: random play on the hot path.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use quincunx_engine::{Game, random_step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::Serialize;

/// Figures of random play on one core.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BenchReport {
    /// The id of the game.
    pub game: String,
    /// Nanoseconds per step: turn, legal list, choice, chance and apply, and the start that is copied for every game.
    pub ns_per_step: f64,
    /// Steps in a second.
    pub steps_per_second: f64,
    /// Whole games in a second.
    pub games_per_second: f64,
    /// Size of the state.
    pub state_bytes: usize,
}

/// What a loop has done.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// Steps of all games.
    pub steps: u64,
    /// Games.
    pub games: u64,
    /// How long it took on its core: the time in which other programs had the core does not count.
    pub took: Duration,
}

impl Pace {
    /// Nanoseconds per step.
    pub fn ns_per_step(&self) -> f64 {
        self.took.as_secs_f64() * 1e9 / self.steps as f64
    }
}

/// Room for legal lists: none of any game in the registry is longer.
const LONGEST: usize = 256;

/// Games between two looks at the clock.
const BATCH: u64 = 256;

/// Plays `G` at random for so long.
pub fn bench<G: Game>(game: &G, time: Duration) -> BenchReport {
    let (mut legal, start) = (Vec::with_capacity(LONGEST), game.start());
    let pace = pace(time, |rng| {
        let (mut state, mut steps) = (start.clone(), 0);
        while random_step(game, &mut state, &mut legal, rng) {
            steps += 1;
        }
        black_box(&state);
        steps
    });
    let seconds = pace.took.as_secs_f64();
    BenchReport {
        game: G::ID.to_owned(),
        ns_per_step: pace.ns_per_step(),
        steps_per_second: pace.steps as f64 / seconds,
        games_per_second: pace.games as f64 / seconds,
        state_bytes: size_of::<G::State>(),
    }
}

/// Plays games for so long, after some to warm up. `play` plays one game and says how many steps it had; the games are the
/// same in every run.
pub fn pace(time: Duration, mut play: impl FnMut(&mut Pcg64Mcg) -> u64) -> Pace {
    let mut rng = Pcg64Mcg::seed_from_u64(2014);
    let mut batch = || (0..BATCH).map(|_| play(&mut rng)).sum::<u64>();
    batch();
    let mut pace = Pace::default();
    let (on_core, begun) = (ThreadTime::now(), Instant::now());
    while begun.elapsed() < time {
        pace.steps += batch();
        pace.games += BATCH;
    }
    Pace { took: on_core.elapsed(), ..pace }
}
