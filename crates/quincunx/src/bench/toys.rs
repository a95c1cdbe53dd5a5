//! The test games of the engine, through the generic path and in loops written by hand.

mod by_hand;

use std::time::Duration;

use quincunx_engine::Game;
use quincunx_engine::toys::{ConnectFour, Kuhn, Leduc, TicTacToe};
use quincunx_games::lab::{BenchReport, bench, pace};
use rand_pcg::Pcg64Mcg;

/// The figures of a test game.
pub(super) struct Toy {
    /// Through the generic path.
    pub(super) generic: BenchReport,
    /// Nanoseconds per step of the loop written by hand.
    pub(super) ns_by_hand: f64,
}

/// Measures the test games.
pub(super) fn measure(time: Duration) -> [Toy; 4] {
    [
        toy(&TicTacToe, by_hand::tic_tac_toe, time),
        toy(&ConnectFour, by_hand::connect_four, time),
        toy(&Kuhn, by_hand::kuhn, time),
        toy(&Leduc, by_hand::leduc, time),
    ]
}

fn toy(game: &impl Game, by_hand: impl FnMut(&mut Pcg64Mcg) -> u64, time: Duration) -> Toy {
    Toy { generic: bench(game, time), ns_by_hand: pace(time, by_hand).ns_per_step() }
}

#[cfg(test)]
mod tests {
    use quincunx_engine::random_step;
    use rand_core::SeedableRng;

    use super::*;

    const GAMES: u64 = 20_000;

    /// The loops play the same games: these are equally long on average, steps of chance included.
    #[test]
    fn the_loops_by_hand_play_the_same_games() {
        fn check<G: Game>(game: &G, mut by_hand: impl FnMut(&mut Pcg64Mcg) -> u64) {
            let (mut rng, mut legal) = (Pcg64Mcg::seed_from_u64(1), Vec::new());
            let mut generic = || {
                let mut state = game.start();
                (0..).find(|_| !random_step(game, &mut state, &mut legal, &mut rng)).unwrap_or(0)
            };
            let generic: u64 = (0..GAMES).map(|_| generic()).sum();
            let mut rng = Pcg64Mcg::seed_from_u64(2);
            let by_hand: u64 = (0..GAMES).map(|_| by_hand(&mut rng)).sum();
            let ratio = generic as f64 / by_hand as f64;
            assert!((ratio - 1.0).abs() < 0.02, "{}: {generic} and {by_hand} steps in {GAMES} games", G::ID);
        }
        check(&TicTacToe, by_hand::tic_tac_toe);
        check(&ConnectFour, by_hand::connect_four);
        check(&Kuhn, by_hand::kuhn);
        check(&Leduc, by_hand::leduc);
    }
}
