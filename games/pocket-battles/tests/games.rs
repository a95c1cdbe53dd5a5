//! What holds in every game: tokens are never lost, engagements fit together, every game ends, the lists have their order.

use std::collections::BTreeMap;

use pocket_battles::{
    Action, Cause, Event, Options, Phase, PocketBattles, SeenSide, SeenUnit, State, Tile, Trait, View,
};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Conformance, Observer, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Plays a random game to its end. Armies are soon ready, so that most of it is battle; `watch` sees every position with what
/// has led to it.
fn play(options: &Options, seed: u64, mut watch: impl FnMut(&PocketBattles, &State, &View, &[Event])) -> State {
    let game = PocketBattles::new(options).unwrap();
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut state, mut legal, mut events) = (game.start(), Vec::new(), Vec::new());
    loop {
        let (by, action) = match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let number = below(&mut rng, game.weight(&state));
                (Actor::Chance, game.outcome(&state, number))
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().nth(below(&mut rng, seats.len() as u32) as usize).unwrap();
                legal.clear();
                game.legal(&state, seat, &mut legal);
                (Actor::Seat(seat), any(&game, &legal, &mut rng))
            }
        };
        events.clear();
        game.apply(&mut state, by, action, &mut events);
        watch(&game, &state, &game.view(&state, game.everything(&state)), &events);
    }
}

/// Anything; every fourth time the army is ready if it can be.
fn any(game: &PocketBattles, legal: &[Action], rng: &mut Pcg64Mcg) -> Action {
    let commit = legal.iter().find(|action| game.notation(**action) == "commit");
    match commit.filter(|_| below(rng, 4) == 0) {
        Some(commit) => *commit,
        None => legal[below(rng, legal.len() as u32) as usize],
    }
}

/// Random games at all sample tables in turn.
fn games(count: u64, mut watch: impl FnMut(&PocketBattles, &State, &View, &[Event])) {
    for (seed, options) in (1..).zip(PocketBattles::samples().into_iter().cycle().take(count as usize)) {
        play(&options, seed, &mut watch);
    }
}

/// Positions in which somebody decides, or the battle is over.
fn is_settled(game: &PocketBattles, state: &State) -> bool {
    !matches!(game.turn(state), Turn::Chance)
}

fn points(tile: Tile) -> u8 {
    tile.print().points
}

fn living(side: &SeenSide) -> impl Iterator<Item = Tile> {
    side.units.iter().flat_map(|unit| &unit.troops).filter(|troop| troop.alive).map(|troop| troop.tile)
}

/// The fallen Leader's token counts until it has left.
///
/// Holds: PB-3.4.1, PB-3.4.2, PB-2.3.13, PB-4.34.1.
#[test]
fn the_five_numbers_always_add_up_to_the_pool() {
    let (mut with_wounds, mut fallen, mut without_leader) = (0, 0, 0);
    games(120, |game, state, view, _| {
        if !is_settled(game, state) || view.phase == Phase::Building {
            return;
        }
        let leaves = game.prompt_at(state, Observer::Spectator).clause.0 == "PB-4.34.2";
        for side in &view.sides {
            let tokens = side.tokens.as_ref().unwrap();
            let sum = tokens.unused + tokens.orders + tokens.spent + tokens.wounds + tokens.fallen;
            let leads = living(side).any(|tile| tile.print().strength.traits.has(Trait::Leader));
            let tenth = view.battle_size / 10;
            assert_eq!(sum, tokens.pool, "{tokens:?}");
            let fallen_counts = leaves && sum == tenth + 1;
            assert!(fallen_counts || sum == tenth + u8::from(leads), "{tokens:?}");
            let orders = side.units.iter().filter_map(|unit| unit.strength.as_ref()).map(|it| it.orders).sum::<u8>();
            let wounded = side.units.iter().flat_map(|unit| &unit.troops).filter(|troop| troop.wounded).count();
            assert_eq!((orders, wounded), (tokens.orders, usize::from(tokens.wounds)));
            with_wounds += u32::from(wounded > 0);
            fallen += u32::from(tokens.fallen > 0);
            without_leader += u32::from(side.units.iter().any(has_fallen_leader));
        }
    });
    assert!(with_wounds > 200 && fallen > 100 && without_leader > 100, "{with_wounds} {fallen} {without_leader}");
}

fn has_fallen_leader(unit: &SeenUnit) -> bool {
    unit.troops.iter().any(|troop| !troop.alive && troop.tile.print().strength.traits.has(Trait::Leader))
}

/// Holds: PB-3.5.2, PB-3.4.3.
#[test]
fn a_round_begins_with_all_tokens_unused_or_wounds() {
    let mut rounds = 0;
    games(60, |_, _, view, events| {
        if !events.iter().any(|event| matches!(event, Event::Round { .. })) || view.phase != Phase::Battle {
            return;
        }
        rounds += 1;
        for tokens in view.sides.iter().filter_map(|side| side.tokens.as_ref()) {
            assert_eq!((tokens.orders, tokens.spent, tokens.fallen), (0, 0, 0));
        }
    });
    assert!(rounds > 200, "{rounds}");
}

/// But for a charger that has not met its target yet.
///
/// Holds: PB-4.5.2, PB-4.5.3.
#[test]
fn a_unit_is_in_an_engagement_zone_exactly_if_it_is_in_an_engagement() {
    let mut sizes: BTreeMap<[usize; 2], u32> = BTreeMap::new();
    games(120, |game, state, view, _| {
        if !is_settled(game, state) {
            return;
        }
        let charger = view.deed.as_ref().map(|deed| deed.unit);
        let mut engaged = Vec::new();
        for engagement in &view.engagements {
            let [a, b] = engagement.units.each_ref().map(Vec::len);
            let waits = a + b == 1 && engagement.units.iter().flatten().next().copied() == charger;
            assert!(waits || a > 0 && b > 0 && (a == 1 || b == 1), "{:?}", view.engagements);
            *sizes.entry([a, b]).or_insert(0) += 1;
            engaged.extend(engagement.units.iter().flatten().map(|unit| (*unit, engagement.zone.to_string())));
        }
        let mut there = Vec::new();
        for unit in view.sides.iter().flat_map(|side| &side.units) {
            let zone = unit.zone.map(|zone| zone.to_string());
            there.extend(zone.filter(|zone| zone.starts_with('E')).map(|zone| (unit.id, zone)));
        }
        engaged.sort();
        there.sort();
        assert_eq!(engaged, there, "each of them in one, in its own zone");
    });
    for size in [[1, 1], [1, 2], [2, 1]] {
        assert!(sizes.contains_key(&size), "{size:?}: {sizes:?}");
    }
}

/// Holds: PB-2.1.4, PB-2.3.8, PB-4.9.4, PB-5.1.1.
#[test]
fn troops_keep_their_units_and_every_fallen_one_is_counted() {
    games(120, |game, state, view, events| {
        if view.phase == Phase::Building || view.phase == Phase::Deployment || !is_settled(game, state) {
            return;
        }
        for side in &view.sides {
            let alive: u8 = living(side).map(points).sum();
            assert_eq!(side.lost, side.fielded.unwrap() - alive, "the count of the enemy");
            for unit in &side.units {
                let lives = unit.troops.iter().any(|troop| troop.alive);
                assert_eq!((unit.destroyed, unit.zone.is_none()), (!lives, !lives), "{unit:?}");
                let marked = unit.troops.iter().filter(|troop| troop.wounded);
                marked.for_each(|troop| assert!(troop.alive && troop.tile.print().wounds > 1, "{unit:?}"));
            }
        }
        for event in events {
            if let Event::Destroyed { unit, tile, .. } | Event::Wounded { unit, tile, .. } = event {
                let owner = view.sides.iter().flat_map(|side| &side.units).find(|of| of.id == *unit).unwrap();
                assert!(owner.troops.iter().any(|troop| troop.tile == *tile), "{tile} is none of {unit}");
            }
        }
    });
    let mut armies: Option<Vec<Vec<Tile>>> = None;
    play(&Options::default(), 7, |_, _, view, _| {
        let troops = |unit: &SeenUnit| unit.troops.iter().map(|troop| troop.tile).collect();
        let now: Vec<Vec<Tile>> = view.sides.iter().flat_map(|side| &side.units).map(troops).collect();
        if view.phase == Phase::Battle {
            assert_eq!(armies.get_or_insert_with(|| now.clone()), &now);
        }
    });
}

/// Holds: PB-3.1.2, PB-3.1.3, PB-3.1.5, PB-3.1.6.
#[test]
fn turns_alternate_between_players_who_have_tokens() {
    let (mut alternated, mut skipped) = (0, 0);
    let mut last: Option<Seat> = None;
    games(60, |_, _, view, events| {
        for event in events {
            match event {
                Event::Round { number, first } => {
                    let attacker = view.attacker.unwrap();
                    assert_eq!(*first == attacker, number % 2 == 1, "the attacker begins the odd rounds");
                    last = None;
                }
                Event::RoundEnd { .. } => last = None,
                Event::Turn { seat } => {
                    let unused = |seat: Seat| view.sides[seat.index()].tokens.as_ref().unwrap().unused;
                    assert!(unused(*seat) > 0, "a turn takes a token");
                    if last == Some(*seat) {
                        assert_eq!(unused(Seat::new(1 - seat.index()).unwrap()), 0, "the other is skipped");
                        skipped += 1;
                    }
                    alternated += u32::from(last.is_some_and(|last| last != *seat));
                    last = Some(*seat);
                }
                _ => {}
            }
        }
    });
    assert!(alternated > 500 && skipped > 100, "{alternated} {skipped}");
}

/// Holds: PB-5.3.1, PB-5.3.2, PB-5.2.2, PB-5.2.3, PB-5.2.4.
#[test]
fn every_game_ends_and_the_winner_is_who_should_be() {
    let mut causes: BTreeMap<String, u32> = BTreeMap::new();
    for (seed, options) in (1..).zip(PocketBattles::samples().into_iter().cycle().take(300)) {
        let end = play(&options, seed, |_, _, _, _| {});
        let game = PocketBattles::new(&options).unwrap();
        let view = game.view(&end, game.everything(&end));
        let ending = view.ending.unwrap();
        *causes.entry(format!("{:?}", ending.cause)).or_insert(0) += 1;
        let [a, b] = [&view.sides[0], &view.sides[1]];
        // What one has lost is the count of the other.
        let higher = match a.lost.cmp(&b.lost) {
            std::cmp::Ordering::Less => Seat::new(0),
            std::cmp::Ordering::Equal => view.attacker.and_then(|attacker| Seat::new(1 - attacker.index())),
            std::cmp::Ordering::Greater => Seat::new(1),
        };
        let beaten = |side: &SeenSide| side.lost >= side.breaks_at.unwrap() || living(side).next().is_none();
        let expected = match ending.cause {
            Cause::Beaten => Seat::new(usize::from(beaten(a))),
            Cause::BothBeaten | Cause::Tie | Cause::Quiet | Cause::RoundLimit => higher,
        };
        assert_eq!(Some(ending.winner), expected, "{ending:?}");
        let both = beaten(a) && beaten(b);
        assert_eq!(both, matches!(ending.cause, Cause::BothBeaten | Cause::Tie), "{ending:?}");
        let [quiet, limit] = view.quiet;
        assert_eq!(limit > 0 && quiet >= limit, ending.cause == Cause::Quiet, "{ending:?}");
        assert!(view.round <= 100);
    }
    for cause in ["Beaten", "BothBeaten"] {
        assert!(causes.contains_key(cause), "{causes:?}");
    }
}

/// Random play does not write the list down: each choice is found by its place in it, with every place as likely.
#[test]
fn every_action_is_chosen_by_its_place_in_the_list() {
    let mut compared = 0;
    games(120, |game, state, _, _| {
        for seat in Seat::first(2) {
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            for (place, action) in (0..).zip(&legal) {
                let draw = |choices| {
                    assert_eq!(choices as usize, legal.len());
                    place
                };
                assert_eq!(game.choice(state, seat, &mut Vec::new(), draw), *action, "{place} of {legal:?}");
                compared += 1;
            }
        }
    });
    assert!(compared > 100_000, "{compared}");
}

/// Words in the order in which the rows name them.
const WORDS: [&str; 34] = [
    "open",
    "add",
    "top",
    "close",
    "undo",
    "commit",
    "ready",
    "deploy",
    "redeploy",
    "move",
    "charge",
    "carry_on",
    "leave",
    "intercept",
    "shoot",
    "wait",
    "heal",
    "double_order",
    "pass",
    "enough",
    "yes",
    "no",
    "target",
    "allot",
    "unused",
    "from",
    "spent",
    "remove",
    "troop",
    "parting",
    "strike",
    "decline",
    "give_up",
    "done",
];

/// The zones as the table of 2.2.1 is read.
const ZONES: [&str; 15] =
    ["AR1", "AR2", "AR3", "AF1", "AF2", "AF3", "E1", "E2", "E3", "BF1", "BF2", "BF3", "BR1", "BR2", "BR3"];

/// A choice in the order of its row: its word, then its arguments from left to right.
fn rank(notation: &str) -> Vec<usize> {
    let (word, arguments) = notation.split_once('(').unwrap_or((notation, ")"));
    let mut rank = vec![WORDS.iter().position(|known| *known == word).unwrap_or_else(|| panic!("{word}"))];
    for argument in arguments.trim_end_matches(')').split(", ").filter(|argument| !argument.is_empty()) {
        let zone = ZONES.iter().position(|zone| *zone == argument);
        let number = argument.trim_start_matches(|c: char| c.is_ascii_uppercase()).parse().ok();
        rank.push(zone.or(number).unwrap_or_else(|| panic!("{argument}")));
    }
    rank
}

/// The lists of section 8.
///
/// Holds: PB-D02, PB-D03, PB-D04, PB-D05, PB-D09, PB-D10, PB-D11, PB-D12, PB-D14, PB-D15, PB-D16.
#[test]
fn every_list_has_the_order_of_its_row_and_nothing_twice() {
    let mut words: BTreeMap<String, u32> = BTreeMap::new();
    games(240, |game, state, _, _| {
        for seat in Seat::first(2) {
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            let waits = matches!(game.turn(state), Turn::Seats(waiting) if waiting.contains(seat));
            assert_eq!(waits, !legal.is_empty(), "who is asked can answer");
            let list: Vec<String> = legal.iter().map(|action| game.notation(*action)).collect();
            assert!(list.is_sorted_by(|a, b| rank(a) < rank(b)), "{list:?}");
            let has = |word: &str| list.iter().any(|action| action == word);
            let begins = |word: &str| list.iter().any(|action| action.starts_with(word));
            if begins("move(") || begins("redeploy(") {
                assert!(has("pass") || !begins("redeploy("), "a pass is always there: {list:?}");
            }
            assert!(!begins("intercept(") || has("wait"), "{list:?}");
            assert!(!begins("give_up(") || has("done"), "{list:?}");
            assert!(!has("remove") || list.len() > 1, "only removing is not asked: {list:?}");
            assert!(!begins("target(") || list.len() > 1, "one target is not asked for: {list:?}");
            for action in list {
                *words.entry(action.split('(').next().unwrap().to_owned()).or_insert(0) += 1;
            }
        }
    });
    let unseen: Vec<_> = WORDS.iter().filter(|word| !words.contains_key(**word)).collect();
    assert!(unseen.is_empty() || unseen == [&"troop"], "{unseen:?}");
}
