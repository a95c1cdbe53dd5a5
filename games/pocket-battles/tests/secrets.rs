//! Nobody but its owner sees what an army is made of before all stacks are spread: neither in positions nor in prompts, lists,
//! refusals and events; and what is guessed instead agrees with all that was seen.

use std::collections::BTreeSet;

use pocket_battles::{
    Action, ArmyOfA, BattleSize, Options, Phase, PocketBattles, ReserveView, StackView, State, Tile, UnitNumbers,
};
use quincunx_checks::{hostile::rng, lay};
use quincunx_engine::prelude::*;
use quincunx_engine::record::Header;
use quincunx_engine::{
    Actor, Bytes32, Command, Conformance, Explain, Match, Observation, Observer, Seat, Turn, random_step,
};
use serde_json::{Value, json};

const A: Seat = Seat::new(0).unwrap();
const B: Seat = Seat::new(1).unwrap();

/// Everybody but A.
const OTHERS: [Observer; 2] = [Observer::Seat(B), Observer::Spectator];

/// All that can be agreed on about what is seen.
fn tables() -> impl Iterator<Item = Options> {
    let views = [StackView::TopAndHeight, StackView::TopOnly].into_iter();
    let views = views.flat_map(|stack| [ReserveView::Tops, ReserveView::Count].map(|reserve| (stack, reserve)));
    views.flat_map(|(stack_view, reserve_view)| {
        [UnitNumbers::Build, UnitNumbers::Deployment].map(|unit_numbers| Options {
            stack_view,
            reserve_view,
            unit_numbers,
            ..Options::default()
        })
    })
}

fn game(options: &Options) -> PocketBattles {
    PocketBattles::new(options).unwrap()
}

/// The position at the beginning with these fields.
pub(crate) fn position(game: &PocketBattles, fields: &Value) -> State {
    let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
    lay(fields, &mut setup);
    game.position(&serde_json::from_value(setup).unwrap()).unwrap()
}

fn shown(game: &PocketBattles, state: &State) -> [String; 2] {
    OTHERS.map(|observer| serde_json::to_string(&Observation::of(game, state, observer)).unwrap())
}

/// What B is told of why he cannot do things.
fn reasons(game: &PocketBattles, state: &State) -> Vec<String> {
    let mut rng = rng(1);
    let any = (0..400).map(|_| game.any_action(&mut rng));
    any.map(|action| format!("{:?}", game.refusal(state, B, action).map(|why| why.explain()))).collect()
}

/// Nobody but A can tell these positions apart.
fn look_the_same(game: &PocketBattles, states: &[State]) {
    for pair in states.windows(2) {
        assert_ne!(pair[0], pair[1]);
        assert_eq!(shown(game, &pair[0]), shown(game, &pair[1]));
        assert_eq!(reasons(game, &pair[0]), reasons(game, &pair[1]));
    }
}

/// How fast a player builds, and how often he changes his mind, nobody else is told, not even by a number that goes up.
///
/// Holds: PB-2.3.10.
#[test]
fn building_is_not_counted_for_others() {
    let names = vec!["A".to_owned(), "B".to_owned()];
    let nothing = Bytes32([0; 32]);
    let header =
        Header::new(PocketBattles::ID, PocketBattles::RULES_VERSION, json!({}), names, nothing, vec![nothing; 2]);
    let mut table = Match::new(game(&Options::default()), header, Some(nothing));
    table.opening().into_iter().for_each(|entry| table.push(entry).unwrap());
    let told = |table: &Match<PocketBattles>| {
        OTHERS.map(|observer| (table.told(table.number(), observer), table.observation(table.number(), observer)))
    };
    let before = told(&table);
    let act = |table: &mut Match<PocketBattles>, action: &str| {
        let entries = table.propose(A, table.number(), &Command::Action(action.to_owned())).unwrap();
        entries.into_iter().for_each(|entry| table.push(entry).unwrap());
    };
    for action in ["open(C01)", "close", "undo(1)", "ready(1)"] {
        act(&mut table, action);
        assert_eq!(told(&table), before, "{action}");
    }
    act(&mut table, "commit");
    assert_eq!(
        told(&table).map(|(number, _)| number),
        before.map(|(number, _)| number + 1),
        "he is ready, and all see it"
    );
}

fn units(units: &[&[&str]]) -> Value {
    units.iter().map(|troops| json!({ "troops": troops })).collect()
}

/// The events and log lines by which others learn of what A does.
fn learnt(game: &PocketBattles, state: &mut State, action: &str) -> String {
    let action = game.parse(action).unwrap();
    assert!(game.refusal(state, A, action).is_none(), "{}", game.notation(action));
    let mut events = Vec::new();
    game.apply(state, Actor::Seat(A), action, &mut events);
    let seen = OTHERS.map(|observer| {
        let seen = events.iter().filter_map(|event| game.seen(event, observer));
        seen.map(|event| (game.line(&event), event)).collect::<Vec<_>>()
    });
    serde_json::to_string(&seen).unwrap()
}

/// Holds: PB-2.3.10, PB-8.1.1, PB-8.1.2, PB-8.1.3, PB-8.1.4, PB-8.1.5, PB-D02.
#[test]
fn of_a_builder_nothing_is_seen() {
    for options in tables() {
        let game = game(&options);
        let building = |closed: &[&[&str]], open: &[&str]| {
            position(&game, &json!({ "sides": [{ "units": units(closed), "open": open }, {}] }))
        };
        look_the_same(
            &game,
            &[
                game.start(),
                building(&[], &["C05"]),
                building(&[], &["C05", "C12"]),
                building(&[], &["C12", "C05"]),
                building(&[&["C12", "C05"]], &[]),
                building(&[&["C12", "C05"], &["C01"]], &[]),
                building(&[&["C01"], &["C12", "C05"]], &["C30"]),
                building(&[&["C15", "C16", "C17"], &["C18", "C19", "C20"], &["C25", "C26", "C27", "C28"]], &[]),
            ],
        );
        let mut state = game.start();
        for action in
            ["open(C25)", "add(C26)", "top(C26)", "close", "open(C04)", "undo(1)", "close", "ready(1)", "ready(2)"]
        {
            assert_eq!(learnt(&game, &mut state, action), "[[],[]]", "{action}");
        }
    }
}

/// Holds: PB-2.3.10, PB-2.3.12, PB-8.1.6.
#[test]
fn of_a_committed_army_nothing_is_seen_before_both_are_ready() {
    for options in tables() {
        let game = game(&options);
        let ready =
            |troops: &[&[&str]]| position(&game, &json!({ "sides": [{ "ready": true, "units": units(troops) }, {}] }));
        look_the_same(
            &game,
            &[ready(&[&["C01"]]), ready(&[&["C05", "C06"], &["C30"]]), ready(&[&["C02"], &["C03"], &["C04"]])],
        );
        let commits = [&[&["C01"][..]][..], &[&["C12", "C05"], &["C13"]]].map(|troops| {
            let mut state = position(&game, &json!({ "sides": [{ "units": units(troops) }, {}] }));
            learnt(&game, &mut state, "commit")
        });
        assert_eq!(commits[0], commits[1], "that he is ready, and no more");
    }
}

/// A position in deployment: A has these units, of which some are placed.
fn deployment(game: &PocketBattles, options: &Options, a: &[(&[&str], &str)], unused: u8) -> State {
    let mut placed = 0;
    let unit = |(troops, at): &(&[&str], &str)| {
        let number = if *at == "reserve" || options.unit_numbers == UnitNumbers::Build { 0 } else { placed };
        placed += u8::from(*at != "reserve");
        json!({ "troops": troops, "at": at, "placed": number })
    };
    let units: Vec<Value> = a.iter().map(unit).collect();
    let enemy = if options.army_of_a == ArmyOfA::Celts { ["R25", "R26"] } else { ["C25", "C26"] };
    let enemy = enemy.map(|tile| json!({ "troops": [tile] }));
    let sides = json!([
        { "ready": true, "units": units, "unused": unused },
        { "ready": true, "units": enemy, "unused": 6 },
    ]);
    position(game, &json!({ "step": "deploy", "active": 1, "sides": sides }))
}

/// Holds: PB-2.3.9, PB-2.3.11, PB-2.4.3, PB-D03.
#[test]
fn of_a_stack_the_lower_tiles_are_not_seen() {
    for options in tables() {
        let game = game(&options);
        let stacks = |lower: [&str; 3]| {
            let [one, two, three] = lower;
            let placed: &[&str] = &["C20", one, two];
            deployment(&game, &options, &[(placed, "AF2"), (&["C12", three], "reserve"), (&["C01"], "AR1")], 6)
        };
        // Lower and higher ids, fewer and more points and wound points, traits.
        look_the_same(
            &game,
            &[
                stacks(["C18", "C19", "C05"]),
                stacks(["C15", "C16", "C13"]),
                stacks(["C25", "C11", "C06"]),
                stacks(["C07", "C21", "C14"]),
            ],
        );
    }
}

/// Holds: PB-2.3.9, PB-Q06.
#[test]
fn heights_are_not_seen_if_the_table_plays_so() {
    for options in tables().filter(|options| options.stack_view == StackView::TopOnly) {
        let game = game(&options);
        let stacks = |placed: &[&str], waiting: &[&str]| {
            deployment(&game, &options, &[(placed, "AF2"), (waiting, "reserve"), (&["C09"], "reserve")], 6)
        };
        look_the_same(
            &game,
            &[
                stacks(&["C20"], &["C29"]),
                stacks(&["C20", "C18"], &["C29", "C28", "C27", "C07"]),
                stacks(&["C20", "C15", "C16"], &["C29", "C30"]),
            ],
        );
    }
}

/// A waiting Leader's token is as hidden as he is; once his unit is placed it is seen.
///
/// Holds: PB-2.3.11, PB-4.34.1, PB-Q06.
#[test]
fn the_reserve_is_not_seen_if_the_table_plays_so() {
    for options in tables().filter(|options| options.reserve_view == ReserveView::Count) {
        let options = Options { army_of_a: ArmyOfA::Romans, ..options };
        let game = game(&options);
        let stacks = |waiting: &[&str], unused: u8| {
            deployment(
                &game,
                &options,
                &[(&["R15", "R16"], "AF2"), (waiting, "reserve"), (&["R25"], "reserve")],
                unused,
            )
        };
        look_the_same(
            &game,
            &[stacks(&["R03"], 6), stacks(&["R26", "R27"], 6), stacks(&["R13"], 6), stacks(&[IMPERATOR], 7)],
        );
        let placed = deployment(&game, &options, &[(&[IMPERATOR], "AR2"), (&["R25"], "reserve")], 7);
        let tokens = game.view(&placed, Observer::Seat(B)).sides[0].tokens.clone().unwrap();
        assert_eq!((tokens.unused, tokens.pool), (7, 7));
    }
}

/// The only Leader.
const IMPERATOR: &str = "R10";

/// Holds: PB-2.4.7, PB-2.3.12.
#[test]
fn the_last_unit_placed_opens_everything() {
    for options in tables() {
        let game = game(&options);
        let mut state = deployment(&game, &options, &[(&["C20", "C18"], "AF2"), (&["C09"], "AR1")], 6);
        for action in ["deploy(B1, BF1)", "deploy(B2, BF2)"] {
            let before = game.view(&state, Observer::Seat(B));
            assert!(before.sides[0].units.iter().all(|unit| unit.troops.len() == 1 && unit.strength.is_none()));
            game.apply(&mut state, Actor::Seat(B), game.parse(action).unwrap(), &mut Vec::new());
        }
        let position = |observer| {
            let mut view = shown_view(&game, &state, observer);
            // Whose left and right are spoken of, and the reader's own choices, are no secrets of the position.
            for own in ["reader", "forecasts"] {
                view[own].take();
            }
            view
        };
        assert_eq!(position(Observer::Seat(B)), position(game.everything(&state)));
    }
}

fn shown_view(game: &PocketBattles, state: &State, observer: Observer) -> Value {
    serde_json::to_value(game.view(state, observer)).unwrap()
}

/// Random games at the sample tables and at those of all views, as far as there are secrets.
fn wander(seeds: u64, mut look: impl FnMut(&PocketBattles, &Options, &State)) {
    for options in PocketBattles::samples().into_iter().chain(tables()) {
        let game = game(&options);
        for seed in 0..seeds {
            let (mut state, mut rng) = (game.start(), rng(seed));
            while matches!(game.view(&state, Observer::Spectator).phase, Phase::Building | Phase::Deployment) {
                look(&game, &options, &state);
                random_step(&game, &mut state, &mut Vec::new(), &mut rng);
            }
        }
    }
}

/// The armies that stand behind what is seen, by units.
fn army(game: &PocketBattles, state: &State, seat: Seat) -> Vec<Vec<Tile>> {
    let side = &game.view(state, game.everything(state)).sides[seat.index()];
    let building = side.building.iter().flat_map(|building| building.closed.iter().chain(&building.open).cloned());
    let units = side.units.iter().map(|unit| unit.troops.iter().map(|troop| troop.tile).collect());
    building.chain(units).collect()
}

/// What is guessed is a position that a game can come to; nobody who did not know better sees a difference; the armies are
/// such as can be built, and many different ones.
///
/// Holds: PB-2.3.3, PB-2.3.5, PB-2.3.6.
#[test]
fn what_is_guessed_agrees_with_all_that_is_known() {
    let mut rng = rng(8);
    let mut armies = BTreeSet::new();
    let mut guesses = 0;
    wander(4, |game, options, state| {
        for observer in [Observer::Spectator, Observer::Seat(A), Observer::Seat(B)] {
            let mut other = state.clone();
            game.resample(&mut other, observer, &mut rng);
            assert_eq!(game.position(&game.setup(&other)).as_ref(), Ok(&other), "{observer:?}");
            let shown = |state| serde_json::to_string(&Observation::of(game, state, observer)).unwrap();
            assert_eq!(shown(&other), shown(state), "{observer:?}");
            for seat in [A, B].into_iter().filter(|seat| observer != Observer::Seat(*seat)) {
                let army = army(game, &other, seat);
                let tiles: Vec<Tile> = army.concat();
                let points: u32 = tiles.iter().map(|tile| u32::from(tile.print().points)).sum();
                assert!(points <= options.battle_size as u32 && tiles.len() <= 30 - options.marker_tiles as usize);
                let limit = |unit: &Vec<Tile>| unit.iter().map(|tile| tile.print().formation).min();
                assert!(
                    army.iter().all(|unit| limit(unit).is_some_and(|limit| unit.len() <= limit.into())),
                    "{army:?}"
                );
                guesses += 1;
                armies.insert(army);
            }
            if observer != Observer::Spectator {
                let seat = if observer == Observer::Seat(A) { A } else { B };
                assert_eq!(army(game, &other, seat), army(game, state, seat), "one's own is known");
            }
        }
    });
    assert!(guesses > 10_000 && armies.len() > guesses / 2, "{} of {guesses}", armies.len());
}

/// Where little is hidden, what is true is soon among what is guessed.
#[test]
fn what_is_true_can_be_guessed() {
    let mut rng = rng(9);
    for options in tables() {
        let game = game(&options);
        let stacks: [(&[&str], &str); 3] = [(&["C05", "C12"], "AF1"), (&["C09"], "AR3"), (&["C04"], "reserve")];
        let state = deployment(&game, &options, &stacks, 6);
        let found = (0..60_000).any(|_| {
            let mut guess = state.clone();
            game.resample(&mut guess, Observer::Seat(B), &mut rng);
            guess == state
        });
        assert!(found, "{options:?}");
    }
}

/// Tall stacks on show need almost all tiles that may stand four together; what waits behind must not take them away, or only
/// the truth would be left to guess.
#[test]
fn an_army_at_its_limits_is_not_given_away() {
    let mut rng = rng(11);
    let reserve = ReserveView::Count;
    let options = Options { battle_size: BattleSize::Hundred, reserve_view: reserve, ..Options::default() };
    let game = game(&options);
    let mut stacks: Vec<(&[&str], &str)> = vec![
        (&["C21", "C22", "C23", "C24"], "AF1"),
        (&["C25", "C26", "C27", "C28"], "AF2"),
        (&["C29", "C07", "C08", "C09"], "AF3"),
    ];
    let waiting = ["C18", "C19", "C20", "C12", "C13", "C14", "C15", "C16", "C17", "C04", "C05", "C06", "C30"];
    stacks.extend(waiting.iter().map(|tile| (std::slice::from_ref(tile), "reserve")));
    let state = deployment(&game, &options, &stacks, 10);
    for _ in 0..200 {
        let mut guess = state.clone();
        game.resample(&mut guess, Observer::Seat(B), &mut rng);
        assert_ne!(guess, state);
        assert_eq!(game.position(&game.setup(&guess)).as_ref(), Ok(&guess));
    }
}

/// What one may do, and how many choices one has, tells the others nothing: they are asked, or not, alike.
#[test]
fn who_is_asked_does_not_depend_on_secrets() {
    let mut rng = rng(10);
    let mut asked = 0;
    wander(4, |game, _, state| {
        let Turn::Seats(waiting) = game.turn(state) else { return };
        for observer in OTHERS {
            let mut other = state.clone();
            game.resample(&mut other, observer, &mut rng);
            assert_eq!(game.turn(&other), Turn::Seats(waiting));
            let choices = |state: &State| {
                let mut legal: Vec<Action> = Vec::new();
                game.legal(state, B, &mut legal);
                legal
            };
            if observer == Observer::Seat(B) {
                assert_eq!(choices(&other), choices(state));
            }
            asked += 1;
        }
    });
    assert!(asked > 5_000, "{asked}");
}
