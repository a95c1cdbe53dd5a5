//! The computer players beat what knows less.

use quincunx_agents::Random;
use quincunx_agents::arena::{Allowance, Contender, Contest, play};
use quincunx_engine::Game;
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
