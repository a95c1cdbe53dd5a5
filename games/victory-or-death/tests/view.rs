//! What is shown of a position.

use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Observer, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use victory_or_death::{CardType, Gap, Kind, Options, Power, SeenPiece, SeenSupply, State, VictoryOrDeath, View};

fn game() -> VictoryOrDeath {
    VictoryOrDeath::new(&Options::default()).expect("these are the rules")
}

fn seat(index: usize) -> Observer {
    Observer::Seat(Seat::new(index).expect("there is such a seat"))
}

/// The opening position with some of the pieces and cards of the powers elsewhere.
fn position(game: &VictoryOrDeath, changes: &[(&str, &str, Value)]) -> State {
    let mut setup = serde_json::to_value(game.setup(&game.start())).expect("a setup can be written");
    for (power, field, value) in changes {
        setup["powers"][power][field] = value.clone();
    }
    game.position(&serde_json::from_value(setup).expect("it is a setup")).expect("it is a position")
}

fn shown(changes: &[(&str, &str, Value)]) -> View {
    let game = game();
    game.view(&position(&game, changes), Observer::Spectator)
}

fn piece<'a>(view: &'a View, owner: Power, kind: Kind, space: &str) -> &'a SeenPiece {
    let is =
        |piece: &&SeenPiece| (piece.figure.owner, piece.figure.kind) == (owner, kind) && *piece.figure.space == *space;
    view.pieces.iter().find(is).expect("it stands there")
}

fn line(supply: &SeenSupply) -> Vec<&str> {
    supply.line.iter().map(|space| &**space).collect()
}

fn gaps(supply: &SeenSupply) -> Vec<(&str, Gap)> {
    supply.gaps.iter().map(|gap| (&*gap.space, gap.why)).collect()
}

/// Holds: VOD-EX1, VOD-4.4.2.
#[test]
fn a_supply_line_is_shown_from_the_piece_to_the_city() {
    let view = shown(&[("delian", "hoplites", json!(["elis"])), ("delian", "triremes", json!([]))]);
    let supply = &piece(&view, Power::Delian, Kind::Hoplite, "elis").supply;
    assert_eq!(line(supply), ["elis", "messenian_gulf", "ionian_sea", "corcyra"]);
    assert!(supply.supplied && supply.gaps.is_empty());
    let city = &piece(&view, Power::Delian, Kind::City, "corcyra").supply;
    assert!(city.supplied && line(city) == ["corcyra"], "a city is always in supply");
}

/// Holds: VOD-EX2, VOD-4.4.5, VOD-4.4.6.
#[test]
fn where_a_supply_line_breaks_is_shown_with_the_reason() {
    let alone = shown(&[("athens", "triremes", json!(["west_mediterranean_sea"])), ("delian", "triremes", json!([]))]);
    let supply = &piece(&alone, Power::Athens, Kind::Trireme, "west_mediterranean_sea").supply;
    assert!(!supply.supplied);
    assert_eq!(line(supply), ["west_mediterranean_sea", "ionian_sea", "corcyra"]);
    assert_eq!(gaps(supply), [("west_mediterranean_sea", Gap::Harbour)]);
    // With a bribe in Italy the sea has its harbour.
    let bribed = shown(&[
        ("athens", "triremes", json!(["west_mediterranean_sea"])),
        ("athens", "bribes", json!(["italy"])),
        ("delian", "triremes", json!([])),
    ]);
    assert!(piece(&bribed, Power::Athens, Kind::Trireme, "west_mediterranean_sea").supply.supplied);
    // An enemy piece on the only way.
    let blocked = shown(&[
        ("athens", "triremes", json!(["west_mediterranean_sea"])),
        ("athens", "bribes", json!(["italy"])),
        ("corinth", "triremes", json!(["ionian_sea"])),
        ("delian", "triremes", json!([])),
    ]);
    let supply = &piece(&blocked, Power::Athens, Kind::Trireme, "west_mediterranean_sea").supply;
    assert!(!supply.supplied && supply.gaps.iter().any(|gap| gap.why == Gap::Enemy));
    // Nothing friendly in the provinces between.
    let marooned = shown(&[("sparta", "hoplites", json!(["attica", "messenia"]))]);
    let supply = &piece(&marooned, Power::Sparta, Kind::Hoplite, "attica").supply;
    assert!(
        !supply.supplied && supply.gaps.iter().all(|gap| gap.why != Gap::Enemy),
        "a way without enemies lacks less"
    );
    let no_city = shown(&[("corinth", "cities", json!([])), ("sparta", "cities", json!([]))]);
    assert_eq!(piece(&no_city, Power::Sparta, Kind::Hoplite, "messenia").supply, SeenSupply::default());
}

/// Holds: VOD-3.8.3, VOD-R43.
#[test]
fn a_scoring_status_tells_what_spoils_it() {
    let status = |changes: &[(&str, &str, Value)]| {
        let own = ("athens", "status", json!(["ath_s1"]));
        let hands = ["corinth", "delian", "sparta", "athens"].map(|power| (power, "deck", Value::Null));
        let view = shown(&[&[own], changes, &hands].concat());
        view.powers[Power::Athens.index()].status[0].scoring.clone().expect("it scores at a scoring")
    };
    let scores = status(&[]);
    assert!(scores.scores && scores.vp == 2 && !scores.lacks && scores.spoiled_by.is_empty());
    let spoiled = status(&[("sparta", "triremes", json!(["euboea_gulf"]))]);
    assert!(!spoiled.scores && !spoiled.lacks);
    let by: Vec<_> = spoiled.spoiled_by.iter().map(|piece| (piece.owner, &*piece.space)).collect();
    assert_eq!(by, [(Power::Sparta, "euboea_gulf")]);
    let lacking = status(&[("athens", "triremes", json!([]))]);
    assert!(!lacking.scores && lacking.lacks);
}

/// Plays random games, asking at every position.
fn in_games(check: impl Fn(&VictoryOrDeath, &State, Observer, &View)) {
    for seed in 0..6 {
        let options = Options { seats: 2 + seed as u8 % 3, ..Options::default() };
        let game = VictoryOrDeath::new(&options).expect("these are the rules");
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut state = game.start();
        let observers: Vec<_> = Seat::first(game.seats()).map(Observer::Seat).chain([Observer::Spectator]).collect();
        loop {
            for observer in &observers {
                check(&game, &state, *observer, &game.view(&state, *observer));
            }
            let (by, action) = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.outcome(&state, below(&mut rng, game.weight(&state)))),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("the table waits for somebody");
                    let mut legal = Vec::new();
                    game.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), legal[below(&mut rng, legal.len() as u32) as usize])
                }
            };
            game.apply(&mut state, by, action, &mut ());
        }
    }
}

/// Holds: VOD-6.1, VOD-4.10.15, VOD-4.14.1.
#[test]
fn others_see_neither_cards_nor_payments_nor_who_is_asked_for_a_reaction() {
    in_games(|game, state, observer, view| {
        let is_own = |power: Power| observer == Observer::Seat(view.powers[power.index()].seat);
        for power in &view.powers {
            assert_eq!(power.own.is_some(), is_own(power.id));
            assert!(power.laid.iter().all(|laid| laid.card.is_some() == is_own(power.id)));
        }
        assert!(view.payment.as_ref().is_none_or(|payment| is_own(payment.power)));
        let asked = view.decision.as_ref().is_some_and(|decision| decision.own);
        if let Some(decision) = &view.decision
            && decision.power.is_none()
        {
            assert!(!asked);
            let spectator = game.prompt_at(state, Observer::Spectator);
            assert_eq!(
                game.prompt_at(state, observer),
                spectator,
                "whoever is not asked is told what everybody is told"
            );
        }
    });
}

/// Holds: VOD-2.1.2, VOD-4.1.4, VOD-4.5.1, VOD-4.8.1.
#[test]
fn all_that_a_power_has_is_shown_somewhere() {
    let (all, decks) = ([16, 14, 14], [43, 36, 39, 44]);
    in_games(|_, _, _, view| {
        for (kind, count) in Kind::ALL.into_iter().zip(all) {
            let stock: u8 = view.powers.iter().map(|power| power.stock[kind.index()]).sum();
            let board = view.pieces.iter().filter(|piece| piece.figure.kind == kind).count();
            assert_eq!(usize::from(stock) + board, count);
        }
        let bribes: u8 = view.powers.iter().map(|power| power.bribe_stock + power.bowl).sum();
        assert_eq!(usize::from(bribes) + view.bribes.len(), 8);
        for (power, cards) in view.powers.iter().zip(decks) {
            let known = usize::from(power.deck + power.hand + power.discard) + power.status.len() + power.laid.len();
            assert!((known..=known + 3).contains(&cards), "the rest is being done");
        }
    });
}

/// Holds: VOD-2.2.5.
#[test]
fn a_seat_with_two_powers_sees_what_either_sees() {
    let game = game();
    let view = game.view(&game.start(), seat(0));
    let own: Vec<_> = view.powers.iter().filter(|power| power.own.is_some()).map(|power| power.id).collect();
    assert_eq!(own, [Power::Corinth, Power::Sparta]);
}

/// What each deck is made of lies open for everybody, from the beginning and whatever happens: how many of each basic card, and
/// the Prepare cards by name.
///
/// Holds: VOD-2.1.5, VOD-2.3.3.
#[test]
fn the_player_aids_tell_what_each_deck_is_made_of() {
    let cards = game().components().cards;
    let aid = |power: Power| cards.iter().filter(move |card| card.power == power);
    let sizes = Power::ALL.map(|power| aid(power).map(|card| u32::from(card.copies)).sum::<u32>());
    assert_eq!(sizes, [43, 36, 39, 44]);
    let prepares = |power| aid(power).filter(|card| card.kind == CardType::Prepare).map(|card| card.id.as_str());
    let named: Vec<_> = prepares(Power::Sparta).collect();
    assert_eq!(named, ["spa_p1", "spa_p2", "spa_p3", "spa_p4", "spa_p5", "spa_p6", "spa_p7", "spa_p8", "spa_p9"]);
    assert_eq!(Power::ALL.map(|power| prepares(power).count()), [8, 7, 9, 9]);
    let basic = |id: &str| cards.iter().find(|card| card.id == id).expect("it is in the deck").copies;
    assert_eq!((basic("sparta_land_battle"), basic("athens_muster_trireme")), (8, 7));
}
