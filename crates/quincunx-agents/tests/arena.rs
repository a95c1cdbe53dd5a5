//! The arena is fair, repeatable, and sees differences in strength.

use std::time::Duration;

use quincunx_agents::arena::{Allowance, ArenaError, ArenaReport, Contender, Contest, Sprt, Verdict, play};
use quincunx_agents::{Config, FlatMonteCarlo, Ismcts, Random, RandomPlayout};
use quincunx_engine::toys::{ConnectFour, Kuhn, TicTacToe};
use quincunx_engine::{Agent, Budget, Game, InfoSet};

const CONTEST: Contest = Contest { games: 200, seed: 1, allowance: Allowance::Iterations(100), sprt: None };

fn searching() -> Ismcts {
    Ismcts::new(Config { hidden: false, ..Config::default() }, RandomPlayout)
}

#[test]
fn the_search_beats_random_at_connect_four() {
    let contenders = [Contender::new("search", searching()), Contender::new("random", Random)];
    let report = play(&ConnectFour, &contenders, &Contest { games: 100, ..CONTEST }, |_| {}).expect("two players");
    assert!(report.rates[0] >= 0.95, "{report:?}");
    assert!(report.elo95[0][0] > 300.0 && report.elo95[1][1] < -300.0, "{report:?}");
}

#[test]
fn the_search_beats_flat_monte_carlo_at_connect_four() {
    let contenders =
        [Contender::new("search", searching()), Contender::new("flat", FlatMonteCarlo::new(RandomPlayout))];
    let allowance = Allowance::Iterations(1_000);
    let report = play(&ConnectFour, &contenders, &Contest { allowance, ..CONTEST }, |_| {}).expect("two players");
    assert!(report.interval95[0][0] > 0.5, "{report:?}");
}

#[test]
fn a_contest_is_the_same_again() {
    let contenders = || [Contender::new("a", searching()), Contender::new("b", Random)];
    let run = |seed| play(&Kuhn, &contenders(), &Contest { seed, ..CONTEST }, |_| {}).expect("two players");
    assert_eq!(run(3), run(3));
    assert_ne!(run(3), run(4));
}

#[test]
fn equals_are_equal_and_the_first_seat_is_seen_to_be_better() {
    let contenders = [Contender::new("a", Random), Contender::new("b", Random)];
    let report = play(&TicTacToe, &contenders, &Contest { games: 4_000, ..CONTEST }, |_| {}).expect("two players");
    let ArenaReport { games, wins, draws, returns, rates, seats, interval95, .. } = &report;
    assert_eq!(*games, 4_000);
    assert_eq!(wins[0] + wins[1] + draws[0], 4_000);
    assert_eq!(draws[0], draws[1]);
    assert!(interval95.iter().all(|[low, high]| *low < 0.5 && 0.5 < *high), "{report:?}");
    assert!((returns[0] + returns[1]).abs() < 1e-9 && (rates[0] + rates[1] - 1.0).abs() < 1e-9);
    // Of random games of tic-tac-toe A wins 58.5 %, B 28.8 %; 12.7 % are draws.
    assert!((seats[0] - 0.6485).abs() < 0.02, "{seats:?}");
}

/// Always does the first thing that is legal.
#[derive(Clone)]
struct First;

impl<G: Game> Agent<G> for First {
    fn choose(&mut self, info: &InfoSet<'_, G>, _: &Budget<'_>, _: u64) -> G::Action {
        info.legal()[0]
    }
}

/// With the same cards and the seats changed, players without will get back what they gave.
#[test]
fn a_pair_has_the_same_cards() {
    let contenders = [Contender::new("a", First), Contender::new("b", First)];
    let report = play(&Kuhn, &contenders, &CONTEST, |_| {}).expect("two players");
    assert_eq!(report.returns, [0.0, 0.0]);
    assert_eq!(report.wins, [100, 100]);
}

/// The search with so many iterations, whatever it is allowed.
#[derive(Clone)]
struct Limited(u32);

impl<G: Game> Agent<G> for Limited {
    fn choose(&mut self, info: &InfoSet<'_, G>, budget: &Budget<'_>, seed: u64) -> G::Action {
        searching().choose(info, &Budget { iterations: self.0, ..*budget }, seed)
    }
}

#[test]
fn four_times_the_iterations_are_stronger() {
    for (few, more) in [(50, 200), (200, 800)] {
        let contenders = [Contender::new("more", Limited(more)), Contender::new("few", Limited(few))];
        let report = play(&ConnectFour, &contenders, &CONTEST, |_| {}).expect("two players");
        assert!(report.interval95[0][0] > 0.5, "{more} against {few}: {report:?}");
    }
}

#[test]
fn the_sequential_test_ends_a_clear_contest_early() {
    let contenders = [Contender::new("search", searching()), Contender::new("random", Random)];
    let contest = Contest { games: 100_000, sprt: Some(Sprt { elo0: 0.0, elo1: 100.0 }), ..CONTEST };
    let mut told = 0;
    let report = play(&TicTacToe, &contenders, &contest, |games| told = games).expect("two players");
    assert_eq!(report.sprt.expect("a test was asked for").verdict, Verdict::Stronger);
    assert!(report.games < 1_000 && told == report.games, "{}", report.games);
}

#[test]
fn time_can_be_the_budget() {
    let contenders = [Contender::new("search", searching()), Contender::new("random", Random)];
    let contest = Contest { games: 2, allowance: Allowance::Time(Duration::from_millis(3)), ..CONTEST };
    assert_eq!(play(&ConnectFour, &contenders, &contest, |_| {}).expect("two players").games, 2);
}

#[test]
fn every_seat_needs_a_player() {
    let alone = [Contender::new("random", Random)];
    let refused = play(&Kuhn, &alone, &CONTEST, |_| {});
    assert_eq!(refused, Err(ArenaError::Players { players: 1, seats: 2 }));
}
