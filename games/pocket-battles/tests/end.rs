//! Giving up, which is no action of the battle but the table's own button (PB-4.19.1).

use pocket_battles::{Options, PocketBattles, State};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Returns, Seat, SeatSet, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Plays at random and looks at each position on the way.
fn play(game: &PocketBattles, seed: u64, mut look: impl FnMut(&State)) -> State {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        look(&state);
        let (by, action) = match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => (Actor::Chance, game.outcome(&state, below(&mut rng, game.weight(&state)))),
            Turn::Seats(seats) => {
                let seat = seats.iter().nth(below(&mut rng, seats.len() as u32) as usize).unwrap();
                legal.clear();
                game.legal(&state, seat, &mut legal);
                (Actor::Seat(seat), legal[below(&mut rng, legal.len() as u32) as usize])
            }
        };
        game.apply(&mut state, by, action, &mut Vec::new());
    }
}

fn won_by(seat: Seat) -> Returns {
    Returns::shared(SeatSet::of(seat), 2)
}

/// Whoever gives up, whenever, also while the other decides: the other has won.
///
/// Holds: PB-4.19.1, PB-5.2.1, PB-D17, PB-Q56, PB-E148.
#[test]
fn who_gives_up_has_lost_at_any_moment() {
    let game = PocketBattles::new(&Options::default()).unwrap();
    let [a, b] = [0, 1].map(|seat| Seat::new(seat).unwrap());
    for seed in 0..5 {
        play(&game, seed, |state| {
            assert_eq!(game.returns_if_resigned(state, a), Some(won_by(b)));
            assert_eq!(game.returns_if_resigned(state, b), Some(won_by(a)));
        });
    }
    assert_eq!(game.parse("concede"), None);
}

/// A battle that is over has a winner: there are no draws.
///
/// Holds: PB-5.2.3, PB-5.2.4, PB-3.1.1.
#[test]
fn every_battle_has_one_winner() {
    let game = PocketBattles::new(&Options::default()).unwrap();
    for seed in 10..30 {
        let end = play(&game, seed, |_| {});
        let returns = game.returns(&end);
        assert!(Seat::first(2).any(|seat| returns == won_by(seat)));
    }
}
