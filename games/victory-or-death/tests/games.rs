//! What holds in every game: cards and pieces are never lost, turns and scorings come in their order, and every game ends as the
//! rules say.

use std::collections::BTreeMap;

use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Conformance, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use victory_or_death::{Event, Ground, Kind, Options, Power, SeenDoing, State, Team, VictoryOrDeath, View};

/// Plays a game to its end, half of it by the computer player; `watch` sees every position in which somebody decides, with what
/// has led to it.
fn play(options: &Options, seed: u64, mut watch: impl FnMut(&VictoryOrDeath, &View, &[Event])) -> State {
    let game = VictoryOrDeath::new(options).unwrap();
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut state, mut legal, mut events) = (game.start(), Vec::new(), Vec::new());
    loop {
        let turn = game.turn(&state);
        if turn != Turn::Chance {
            watch(&game, &game.view(&state, game.everything(&state)), &events);
            events.clear();
        }
        let (by, action) = match turn {
            Turn::Over => return state,
            Turn::Chance => {
                let number = below(&mut rng, game.weight(&state));
                (Actor::Chance, game.outcome(&state, number))
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().nth(below(&mut rng, seats.len() as u32) as usize).unwrap();
                legal.clear();
                game.legal(&state, seat, &mut legal);
                (Actor::Seat(seat), game.any_legal(&state, seat, &legal, &mut rng))
            }
        };
        game.apply(&mut state, by, action, &mut events);
    }
}

/// Games at all sample tables in turn.
fn games(count: u64, mut watch: impl FnMut(&VictoryOrDeath, &View, &[Event])) {
    for (seed, options) in (1..).zip(VictoryOrDeath::samples().into_iter().cycle().take(count as usize)) {
        play(&options, seed, &mut watch);
    }
}

/// Holds: VOD-2.1.5, VOD-4.8.15.
#[test]
fn every_card_of_a_deck_is_somewhere_once() {
    let mut doing_something = 0;
    games(40, |game, view, _| {
        let cards = game.components().cards;
        for power in &view.powers {
            let mut left: BTreeMap<&str, i32> = BTreeMap::new();
            for card in cards.iter().filter(|card| card.power == power.id) {
                left.insert(&card.id, card.copies.into());
            }
            let own = power.own.as_ref().unwrap();
            for copies in own.hand.iter().chain(&own.deck).chain(&own.discard) {
                *left.get_mut(&*copies.card).unwrap() -= i32::from(copies.count);
            }
            let status = power.status.iter().map(|status| &*status.card);
            let laid = power.laid.iter().filter_map(|laid| laid.card.as_deref());
            let doing = view.doing.iter().filter_map(|doing| match doing {
                SeenDoing::Card { power: owner, card, .. } if *owner == power.id => Some(&**card),
                _ => None,
            });
            status.chain(laid).for_each(|card| *left.get_mut(card).unwrap() -= 1);
            // A card whose effect is under way lies nowhere; a Status stays on the table.
            let on_the_table = |card: &str| power.status.iter().any(|status| *status.card == *card);
            for card in doing.filter(|card| !on_the_table(card)) {
                doing_something += 1;
                *left.get_mut(card).unwrap() -= 1;
            }
            assert!(left.values().all(|copies| *copies == 0), "{:?}: {left:?}", power.id);
        }
    });
    assert!(doing_something > 1_000, "{doing_something}");
}

/// Holds: VOD-4.1.7, VOD-4.1.8, VOD-4.1.9, VOD-4.1.10, VOD-4.1.11.
#[test]
fn a_space_holds_at_most_an_army_and_a_city_of_one_team() {
    let (mut together, mut of_two_powers) = (0, 0);
    games(40, |game, view, _| {
        for space in game.components().spaces.iter() {
            let there: Vec<_> =
                view.pieces.iter().map(|piece| &piece.figure).filter(|piece| piece.space == space.id).collect();
            let count = |kind: Kind| there.iter().filter(|piece| piece.kind == kind).count();
            match space.ground {
                Ground::Land => assert!(count(Kind::Hoplite) < 2 && count(Kind::City) < 2 && count(Kind::Trireme) == 0),
                Ground::Sea => assert!(count(Kind::Trireme) < 2 && there.len() == count(Kind::Trireme)),
                Ground::Neutral => assert!(there.is_empty()),
            }
            if let [one, other] = there[..] {
                assert_eq!(one.owner.team(), other.owner.team());
                together += 1;
                of_two_powers += u32::from(one.owner != other.owner);
            }
        }
    });
    assert!(together > 1_000 && of_two_powers > 0, "{together} {of_two_powers}");
}

/// Holds: VOD-4.1.4, VOD-2.1.2.
#[test]
fn pieces_and_bribes_are_on_the_board_in_the_bowl_or_in_stock() {
    let mut all: BTreeMap<Power, [usize; 4]> = BTreeMap::new();
    games(20, |_, view, _| {
        for power in &view.powers {
            let on_board = |kind| {
                view.pieces.iter().filter(|piece| piece.figure.owner == power.id && piece.figure.kind == kind).count()
            };
            let [hoplites, triremes, cities] = power.stock.map(usize::from);
            let bribes = view.bribes.iter().filter(|bribe| bribe.owner == power.id).count();
            let sums = [
                hoplites + on_board(Kind::Hoplite),
                triremes + on_board(Kind::Trireme),
                cities + on_board(Kind::City),
                usize::from(power.bribe_stock) + usize::from(power.bowl) + bribes,
            ];
            assert_eq!(*all.entry(power.id).or_insert(sums), sums, "{:?}", power.id);
        }
    });
    assert!(all.len() == 4 && all.values().flatten().all(|sum| *sum > 0), "{all:?}");
}

/// Holds: VOD-3.1.1, VOD-3.1.2, VOD-3.8.1, VOD-3.8.2.
#[test]
fn turns_and_scorings_come_in_their_order() {
    let mut scorings = 0;
    for (seed, options) in (1..).zip(VictoryOrDeath::samples().into_iter().cycle().take(40)) {
        let mut before: Option<(Power, u8)> = None;
        play(&options, seed, |_, view, events| {
            for event in events {
                match event {
                    Event::TurnBegins { power, round } => {
                        let due = match before {
                            None => (Power::Corinth, 1),
                            Some((Power::Athens, round)) => (Power::Corinth, round + 1),
                            Some((power, round)) => (power.next(), round),
                        };
                        assert_eq!((*power, *round), due);
                        assert!((1..=15).contains(round));
                        before = Some(due);
                    }
                    Event::Scoring { round, cities } => {
                        scorings += 1;
                        assert!([3, 6, 9, 12, 15].contains(round) && before == Some((Power::Athens, *round)));
                        // Nothing that comes after it takes a city away before somebody decides.
                        let held = Team::ALL.map(|team| {
                            let cities = view.pieces.iter().map(|piece| &piece.figure);
                            cities.filter(|piece| piece.kind == Kind::City && piece.owner.team() == team).count() as u8
                        });
                        assert_eq!(*cities, held);
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(scorings > 100, "{scorings}");
}

/// Holds: VOD-3.3.1, VOD-3.7.2, VOD-3.7.3.
#[test]
fn a_turn_begins_without_own_bribes_and_ends_with_seven_cards_or_all() {
    let (mut begun, mut filled) = (0, 0);
    games(40, |_, view, events| {
        let begins = events.iter().any(|event| matches!(event, Event::TurnBegins { .. }));
        let Some(active) = view.active.filter(|_| begins) else { return };
        begun += 1;
        assert!(view.bribes.iter().all(|bribe| bribe.owner != active), "{:?}", view.bribes);
        let first = view.round == 1 && active == Power::Corinth;
        let before = &view.powers[(active.index() + 3) % 4];
        assert!(first || before.hand >= 7 || before.deck == 0, "{before:?}");
        filled += u32::from(before.hand == 7);
    });
    assert!(begun > 1_000 && filled > 500, "{begun} {filled}");
}

/// Holds: VOD-5.2, VOD-5.3, VOD-5.4.
#[test]
fn a_game_ends_by_a_lead_of_ten_after_a_scoring_or_by_points_after_round_15() {
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    games(120, |_, view, events| {
        let Some(ending) = &view.ending else { return };
        let [oligarchs, demos] = view.vp;
        let counted = events.iter().any(|event| matches!(event, Event::Majors { .. }));
        let reason = format!("{:?}", ending.reason);
        match reason.as_str() {
            "Quick" => assert!((oligarchs - demos).abs() >= 10 && view.round.is_multiple_of(3)),
            "Points" => assert!(oligarchs != demos && view.round == 15 && counted),
            _ => assert!(oligarchs == demos && view.round == 15 && counted),
        }
        assert_eq!(ending.winner, if oligarchs > demos { Team::Oligarchs } else { Team::Demos });
        *endings.entry(reason).or_insert(0) += 1;
    });
    assert!(endings["Quick"] > 10 && endings["Points"] > 10, "{endings:?}");
}
