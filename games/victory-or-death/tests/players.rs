//! The computer players beat what knows less.

use quincunx_agents::arena::{Allowance, Contender, Contest, play};
use quincunx_agents::{Policy, Random};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use victory_or_death::{Glance, Habit, Options, VictoryOrDeath};

/// The rate of one player against another; each has each team equally often.
fn rate(one: Contender<VictoryOrDeath>, other: Contender<VictoryOrDeath>) -> f64 {
    let game = VictoryOrDeath::new(&Options::default()).unwrap();
    let contest = Contest { games: 40, seed: 1, allowance: Allowance::Iterations(1), sprt: None };
    play(&game, &[one, other], &contest, |_| {}).unwrap().rates[0]
}

fn experienced() -> Contender<VictoryOrDeath> {
    Contender::new("experienced", Habit::default())
}

fn greedy() -> Contender<VictoryOrDeath> {
    Contender::new("greedy", Glance::default())
}

#[test]
fn each_level_is_stronger_than_the_one_before() {
    assert!(rate(greedy(), Contender::new("random", Random)) > 0.8);
    assert!(rate(experienced(), greedy()) > 0.8);
}

/// Whoever is asked for a reaction could put a bribe beside it, and the computer player does not. Every third choice is made at
/// random, so that bribes come into the bowl.
///
/// Holds: VOD-8.5.
#[test]
fn computer_players_put_bribes_out_of_turn_only_when_asked() {
    let game = VictoryOrDeath::new(&Options { seats: 4, ..Options::default() }).unwrap();
    let habit = Habit::default();
    let (mut could, mut legal) = (0, Vec::new());
    for seed in 0..4 {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut state = game.start();
        loop {
            let (by, action) = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.outcome(&state, below(&mut rng, game.weight(&state)))),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    legal.clear();
                    game.legal(&state, seat, &mut legal);
                    let beside = |action| game.notation(action).starts_with("d-18");
                    let picked = habit.pick(&game, &state, seat, &legal, &mut rng);
                    could += u32::from(legal.iter().any(|action| beside(*action)));
                    assert!(!beside(picked), "{}", game.notation(picked));
                    let any = below(&mut rng, 3) == 0;
                    (Actor::Seat(seat), if any { legal[below(&mut rng, legal.len() as u32) as usize] } else { picked })
                }
            };
            game.apply(&mut state, by, action, &mut ());
        }
    }
    assert!(could > 10, "{could}");
}
