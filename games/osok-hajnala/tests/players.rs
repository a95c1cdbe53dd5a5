//! The computer players beat what knows less, and go by what they can know.

use osok_hajnala::{Habit, Look, Options, OsokHajnala, strategist};
use quincunx_agents::arena::{Allowance, Contender, Contest, play};
use quincunx_agents::{Greedy, Random};
use quincunx_checks::hostile::rng;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Agent, Budget, Conformance, InfoSet, Observer, Turn, below};

/// The rate of one player against another; each begins with each deck equally often.
fn rate(one: Contender<OsokHajnala>, other: Contender<OsokHajnala>) -> f64 {
    let game = OsokHajnala::new(&Options::default()).expect("it is a good table");
    let contest = Contest { games: 40, seed: 1, allowance: Allowance::Iterations(1), sprt: None };
    play(&game, &[one, other], &contest, |_| {}).expect("they play well").rates[0]
}

fn greedy() -> Contender<OsokHajnala> {
    Contender::new("greedy", Greedy::new(Look::default(), 1))
}

#[test]
fn each_level_is_stronger_than_the_one_before() {
    assert!(rate(greedy(), Contender::new("random", Random)) > 0.8);
    assert!(rate(Contender::new("experienced", Habit::default()), greedy()) > 0.7);
}

/// At every decision of some games, each of which goes on as the player chose: the choice is legal, it is the same when the player
/// is asked again, and the same when all that is hidden from him is another.
fn watch<A: Agent<OsokHajnala>>(mut player: impl FnMut() -> A, games: u64, most: usize) {
    let (mut decisions, mut others) = (0, 0);
    for (seed, options) in (0..games).zip(OsokHajnala::samples().into_iter().cycle()) {
        let game = OsokHajnala::new(&options).expect("it is a good table");
        let (mut state, mut chance) = (game.start(), rng(seed));
        for number in 0..most as u64 {
            let (by, action) = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.outcome(&state, below(&mut chance, game.weight(&state)))),
                Turn::Seats(waiting) => {
                    let seat = waiting.lowest().expect("the table waits for somebody");
                    let mut guess = state.clone();
                    game.resample(&mut guess, Observer::Seat(seat), &mut chance);
                    others += usize::from(guess != state);
                    let chosen = [&state, &state, &guess].map(|state| {
                        let info = InfoSet::new(&game, state, seat);
                        let action = player().choose(&info, &Budget::iterations(4), seed + number);
                        assert!(info.legal().contains(&action), "{}", game.notation(action));
                        action
                    });
                    let words = chosen.map(|action| game.notation(action));
                    assert!(words[0] == words[1] && words[1] == words[2], "game {seed}, step {number}: {words:?}");
                    decisions += 1;
                    (Actor::Seat(seat), chosen[0])
                }
            };
            game.apply(&mut state, by, action, &mut ());
        }
    }
    assert!(decisions > 100 && others * 2 > decisions, "{decisions} {others}");
}

#[test]
fn greedy_sees_no_hidden_cards() {
    watch(|| Greedy::new(Look::default(), 1), 8, 400);
}

#[test]
fn habit_sees_no_hidden_cards() {
    watch(Habit::default, 8, 400);
}

#[test]
fn the_strategist_sees_no_hidden_cards() {
    watch(strategist, 8, 40);
}
