//! The standard component file, and what another one must be.

use std::collections::{BTreeMap, BTreeSet};

use toml::{Table, Value};

use super::card::{
    Battlefields, Cause, Causes, Condition, Deed, Effect, Filter, Happening, Name, Outcome, Outcomes, Payment,
    SpaceSet, Step, Trigger, Who, WhoseTurn,
};
use super::faults::changed;
use super::map::{Space, Spaces};
use super::power::Kinds;
use super::*;

fn file() -> Table {
    STANDARD.parse().unwrap()
}

fn records(of: &str) -> Vec<Value> {
    file()[of].as_array().unwrap().clone()
}

/// The numbers of a table of `[checks]`.
fn numbers(of: &str) -> BTreeMap<String, i64> {
    let table = file()["checks"][of].as_table().unwrap().clone();
    table.into_iter().map(|(name, number)| (name, number.as_integer().unwrap())).collect()
}

fn check(of: &str) -> i64 {
    file()["checks"][of].as_integer().unwrap()
}

fn space(id: &str) -> Space {
    Components::standard().map.find(id).unwrap_or_else(|| panic!("{id}"))
}

fn spaces(ids: &[&str]) -> Spaces {
    ids.iter().map(|id| space(id)).collect()
}

/// The cards of a power, or of all.
fn cards(power: Option<Power>) -> impl Iterator<Item = &'static Card> + Clone {
    Components::standard().cards.iter().filter(move |card| power.is_none_or(|power| card.power == power))
}

fn copies<'a>(cards: impl Iterator<Item = &'a Card>) -> i64 {
    cards.map(|card| i64::from(card.copies)).sum()
}

/// Holds: VOD-2.1.1, VOD-2.1.2, VOD-EX69.
#[test]
fn the_box() {
    let parts = Components::standard();
    let boxed: BTreeMap<_, _> = records("component")
        .iter()
        .map(|row| (row["id"].as_str().unwrap().to_owned(), row["count"].as_integer().unwrap()))
        .collect();
    let told = [("board", 1), ("player_aid", 4), ("round_marker", 1), ("score_marker", 2)];
    assert_eq!(boxed, told.map(|(id, count)| (id.to_owned(), count)).into());
    let table = [
        (Power::Corinth, 43, [4, 4, 4], 2),
        (Power::Delian, 36, [3, 3, 4], 1),
        (Power::Sparta, 39, [5, 2, 3], 2),
        (Power::Athens, 44, [4, 5, 3], 3),
    ];
    for (power, cards, pieces, bribes) in table {
        assert_eq!(parts.deck(power).all.len(), cards, "{power:?}");
        assert_eq!(Kind::ALL.map(|kind| parts.pieces(power, kind)), pieces, "{power:?}");
        assert_eq!(parts.bribes[power.index()], bribes, "{power:?}");
        assert_eq!(check(&format!("cards_{}", power.id())), i64::from(cards));
    }
    for (kind, name, count) in
        [(Kind::Hoplite, "hoplites", 16), (Kind::Trireme, "triremes", 14), (Kind::City, "cities", 14)]
    {
        let sum: u8 = Power::ALL.into_iter().map(|power| parts.pieces(power, kind)).sum();
        assert_eq!((i64::from(sum), check(name)), (count, count));
    }
    assert_eq!((i64::from(parts.bribes.iter().sum::<u8>()), check("bribes")), (8, 8));
    assert_eq!((copies(cards(None)), check("cards_total")), (162, 162));
}

/// Holds: VOD-2.1.3, VOD-2.1.4, VOD-5.3, VOD-EX69.
#[test]
fn the_map() {
    let map = &Components::standard().map;
    assert_eq!(i64::from(map.spaces().len()), check("spaces"));
    for (name, ground) in [("spaces_land", map.land), ("spaces_sea", map.sea), ("spaces_neutral", map.neutral)] {
        assert_eq!(i64::from(ground.len()), check(name), "{name}");
    }
    assert!(!map.land.meets(map.sea | map.neutral) && !map.sea.meets(map.neutral), "each space is of one kind");
    let mut by_kind: BTreeMap<String, i64> = BTreeMap::new();
    for a in map.spaces().iter() {
        assert!(!map.next_to(a).contains(a), "{}", map.id(a));
        for b in map.next_to(a).iter() {
            assert!(map.next_to(b).contains(a), "{} and {}", map.id(a), map.id(b));
            let mut kinds = [map.ground(a).id(), map.ground(b).id()];
            kinds.sort_unstable();
            *by_kind.entry(kinds.join("_")).or_default() += 1;
        }
    }
    by_kind.values_mut().for_each(|seen_from_both| *seen_from_both /= 2);
    assert_eq!(by_kind, numbers("borders_by_kind"));
    assert_eq!(by_kind.values().sum::<i64>(), check("borders"));
    let apart = records("no_border");
    assert_eq!(apart.len() as i64, check("no_borders"));
    for row in apart {
        let [a, b] = ["a", "b"].map(|end| space(row[end].as_str().unwrap()));
        assert!(!map.next_to(a).contains(b), "{row}");
    }
    let majors: BTreeMap<_, _> =
        map.spaces().iter().map(|space| (map.id(space), map.major[space.index()])).filter(|(_, vp)| *vp > 0).collect();
    let told = [
        ("athens", 3),
        ("laconia", 3),
        ("corinth", 1),
        ("boeotia", 1),
        ("syracuse", 1),
        ("corcyra", 1),
        ("chios", 1),
        ("lesbos", 1),
    ];
    assert_eq!(majors, told.into());
    assert_eq!(
        (majors.len() as i64, majors.values().map(|vp| i64::from(*vp)).sum()),
        (check("major_spaces"), check("major_vp"))
    );
    let places: BTreeSet<_> = map.at.iter().collect();
    assert_eq!(places.len(), map.ids.len(), "no two are drawn in one place");
}

/// Holds: VOD-2.4.1, VOD-EX10.
#[test]
fn the_opening_position() {
    let told = [
        (Power::Corinth, Kind::City, "corinth"),
        (Power::Corinth, Kind::Trireme, "gulf_of_corinth"),
        (Power::Delian, Kind::City, "corcyra"),
        (Power::Delian, Kind::Trireme, "ionian_sea"),
        (Power::Sparta, Kind::City, "laconia"),
        (Power::Sparta, Kind::Hoplite, "laconia"),
        (Power::Sparta, Kind::Hoplite, "messenia"),
        (Power::Athens, Kind::City, "athens"),
        (Power::Athens, Kind::Hoplite, "athens"),
        (Power::Athens, Kind::Trireme, "saronic_gulf"),
    ];
    let told = told.map(|(power, kind, at)| Opening { power, kind, at: space(at) });
    assert_eq!(Components::standard().opening, told);
    for (kind, count) in numbers("setup_pieces") {
        assert_eq!(told.iter().filter(|piece| piece.kind.id() == kind).count() as i64, count, "{kind}");
    }
}

#[test]
fn a_deck_lists_each_card_once_in_the_order_of_the_file() {
    let parts = Components::standard();
    for power in Power::ALL {
        let listed: Vec<_> = parts.deck(power).listed.iter().map(|slot| parts.id(power, *slot)).collect();
        let in_file = (0..parts.cards.len() as u8).map(CardId).filter(|id| parts.card(*id).power == power);
        assert_eq!(listed, in_file.collect::<Vec<_>>(), "{power:?}");
    }
}

/// Holds: VOD-2.1.5, VOD-EX69.
#[test]
fn each_deck_has_exactly_its_cards() {
    let by_type = |power: Option<Power>| -> BTreeMap<String, i64> {
        let of_type = |kind: CardType| copies(cards(power).filter(|card| card.kind == kind));
        CardType::ALL.map(|kind| (kind.id().to_owned(), of_type(kind))).into()
    };
    assert_eq!(by_type(None), numbers("cards_by_type"));
    for power in Power::ALL {
        assert_eq!(by_type(Some(power)), numbers(&format!("types_{}", power.id())));
        let mut told: Vec<String> =
            CardType::ALL[..4].iter().map(|kind| format!("{}_{}", power.id(), kind.id())).collect();
        for (letter, kind) in [("s", CardType::Status), ("e", CardType::Event), ("p", CardType::Prepare)] {
            let count = by_type(Some(power))[kind.id()];
            told.extend((1..=count).map(|number| format!("{}_{letter}{number}", &power.id()[..3])));
        }
        let ids: BTreeSet<_> = cards(Some(power)).map(|card| card.id.as_str()).collect();
        assert_eq!(ids, told.iter().map(String::as_str).collect(), "{power:?}");
    }
    let named = |card: &&Card| !CardTypes::BASIC.contains(card.kind);
    assert_eq!(cards(None).count() as i64, check("card_records"));
    assert_eq!((cards(None).filter(named).count() as i64, check("named_cards")), (84, 84));
    assert!(cards(None).filter(named).all(|card| card.copies == 1), "copies of the named cards: 1 each");
    let symbols = |power| copies(cards(power).filter(|card| card.symbol));
    assert_eq!(symbols(None), check("symbol_cards"));
    for (power, count) in numbers("symbol_by_power") {
        assert_eq!(symbols(Power::parse(&power)), count, "{power}");
    }
}

/// Copies of the basic cards (Corinth / Delian League / Sparta / Athens).
///
/// Holds: VOD-4.8.4.
#[test]
fn basic_cards() {
    let table = [
        (CardType::MusterHoplite, [5, 4, 8, 5]),
        (CardType::MusterTrireme, [5, 4, 2, 7]),
        (CardType::LandBattle, [5, 4, 8, 5]),
        (CardType::SeaBattle, [5, 3, 2, 6]),
    ];
    for (kind, told) in table {
        let of = |power| copies(cards(Some(power)).filter(|card| card.kind == kind));
        assert_eq!(Power::ALL.map(of), told, "{kind:?}");
    }
}

/// What the four reference lists of a deck say is what its cards say.
#[test]
fn a_deck_list_finds_its_cards() {
    let parts = Components::standard();
    for power in Power::ALL {
        let deck = parts.deck(power);
        for slot in deck.all.slots() {
            let card = parts.card(parts.id(power, slot));
            assert_eq!((card.power, card.slot, card.copies), (power, slot, deck.all.count(slot)), "{}", card.id);
            assert_eq!(slot.index() < SEVERAL, card.copies > 1, "{}", card.id);
            for kind in CardType::ALL {
                assert_eq!(deck.of_type[kind as usize].has(slot), card.kind == kind, "{}", card.id);
            }
            let answers = card.effect.triggers.iter().any(|trigger| matches!(trigger, Trigger::On(..)));
            assert_eq!(card.reaction.is_some(), answers, "{}", card.id);
            assert!(card.reaction.is_none_or(|bit| deck.reactions[usize::from(bit)] == slot), "{}", card.id);
            assert_eq!(deck.scoring.has(slot), card.effect.triggers == [Trigger::Scoring], "{}", card.id);
            assert_eq!(deck.own_turn.has(slot), card.id == "cor_s8", "{}", card.id);
            assert_eq!(deck.automatic.has(slot), card.effect.automatic, "{}", card.id);
        }
        let reactions = cards(Some(power)).filter(|card| card.reaction.is_some()).count();
        assert_eq!(deck.reactions.len(), reactions);
    }
    assert_eq!((parts.links.len(), parts.extra_plays.len()), (1, 1), "cor_p4, ath_p7");
    assert_eq!(parts.find("spa_s1").map(|id| parts.card(id).power), Some(Power::Sparta));
    assert_eq!(parts.find("spa_s9"), None);
}

/// The eight named cards and 27 spaces of sources are told apart from what is made up.
///
/// Holds: VOD-2.1.6, VOD-R48.
#[test]
fn what_is_a_reconstruction() {
    let parts = Components::standard();
    let real: Vec<_> = cards(None).filter(|card| !card.reconstruction).map(|card| card.id.as_str()).collect();
    let (basic, named): (Vec<_>, Vec<_>) =
        real.into_iter().partition(|id| id.contains("_muster_") || id.contains("_battle"));
    assert_eq!(basic.len(), 16, "the rulebook tells what the four basic types do");
    assert_eq!(named, ["spa_s1", "spa_p1", "spa_p2", "spa_p3", "spa_p4", "ath_s1", "ath_e1", "ath_p1"]);
    assert_eq!(named.len() as i64, check("titles_from_rulebook"));
    let counted: Vec<_> = cards(None).filter(|card| !card.counted_by_us).map(|card| card.id.as_str()).collect();
    let told = [
        "cor_s1",
        "cor_s2",
        "cor_e1",
        "sparta_muster_trireme",
        "spa_s1",
        "spa_s2",
        "spa_e1",
        "spa_p1",
        "spa_p2",
        "spa_p3",
        "spa_p4",
        "ath_s1",
        "ath_s2",
        "ath_e1",
        "ath_p1",
    ];
    assert_eq!(counted, told, "how many there are of the others is ours");
    let made_up = parts.map.reconstruction & !Spaces::of(space("italy"));
    assert_eq!(i64::from((parts.map.spaces() & !made_up).len()), check("spaces_real"));
    assert!(parts.map.reconstruction.contains(space("italy")), "that it is neutral is our reading");
    let told = records("border").iter().filter(|row| row["source"].as_str() == Some("rulebook")).count();
    assert_eq!(told as i64, check("borders_from_rulebook"));
}

/// The locale files have the names of the standard file; others bring theirs.
///
/// Holds: VOD-2.1.6.
#[test]
fn names_and_titles() {
    let parts = Components::standard();
    assert!(parts.cards.iter().all(|card| card.title.is_none()) && parts.map.names.iter().all(Option::is_none));
    let title = "title = \"The Long Walls\"";
    for other in ["title = \"Walls\"", "title = { en = \"Walls\", hu = \"Falak\" }"] {
        let parts = Components::read(&changed(title, other).0).unwrap();
        let titles: Vec<_> =
            parts.cards.iter().filter_map(|card| Some((card.id.as_str(), card.title.as_deref()?))).collect();
        assert_eq!(titles, [("ath_s4", "Walls")]);
    }
    let parts = Components::read(&changed("name = \"Naxos\"", "name = { ru = \"Парос\", en = \"Paros\" }").0).unwrap();
    let names: Vec<_> = parts.map.names.iter().flatten().collect();
    assert_eq!(names, ["Paros"]);
}

fn effect(id: &str) -> Effect {
    let parts = Components::standard();
    parts.card(parts.find(id).unwrap()).effect.clone()
}

fn step(deed: Deed) -> Step {
    Step { when: Vec::new(), cost: Vec::new(), deed, times: 1 }
}

/// Some cards with much in them, word for word.
///
/// Holds: VOD-4.11.1, VOD-4.11.8, VOD-4.12.12, VOD-4.13.1, VOD-4.13.2, VOD-4.14.1, VOD-4.15.4.
#[test]
fn effects_are_what_the_file_says() {
    let of = |id: &str| {
        Trigger::On(
            Happening::Mustered,
            Filter {
                of: Some(Who::Self_),
                piece: Kinds::of(Kind::parse(id).unwrap()),
                turn: WhoseTurn::Own,
                step: 0b10,
                ..Filter::ANY
            },
        )
    };
    let next_to_event =
        SpaceSet { next_to_bound: vec![Name::Event], kind: Components::standard().map.sea, ..SpaceSet::default() };
    let second = Deed::Muster { piece: Kinds::of(Kind::Trireme), spaces: next_to_event.clone(), friend: false };
    let shipyards = Effect {
        triggers: vec![of("trireme")],
        cost: vec![vec![Payment::Discard(1)]],
        steps: vec![step(second)],
        once_per_turn: true,
        ..Effect::default()
    };
    assert_eq!(effect("cor_s7"), shipyards);

    let muster = Deed::Muster { piece: Kinds::of(Kind::Trireme), spaces: SpaceSet::all(), friend: false };
    let fight = Deed::Battle {
        on: Battlefields { land: false, sea: true },
        with_piece: Kinds::ARMIES,
        fighter: Some(Name::Step(0)),
        spaces: SpaceSet::all(),
        each_once: false,
    };
    let cost =
        vec![vec![Payment::DiscardType(CardTypes::default().with(CardType::SeaBattle), 1)], vec![Payment::Discard(2)]];
    let lysander = Effect {
        triggers: vec![Trigger::Strategy],
        steps: vec![step(muster), Step { cost, ..step(fight) }],
        ..Effect::default()
    };
    assert_eq!(effect("spa_p7"), lysander);

    let event =
        |what| Trigger::On(what, Filter { of: Some(Who::Enemy), piece: Kinds::of(Kind::Trireme), ..Filter::ANY });
    let near = Condition::Pieces {
        of: Who::Self_,
        piece: Kinds::of(Kind::Trireme),
        spaces: next_to_event,
        supplied: true,
        min: 1,
        max: u8::MAX,
    };
    let fight = Deed::Battle {
        on: Battlefields { land: false, sea: true },
        with_piece: Kinds::of(Kind::Trireme),
        fighter: None,
        spaces: SpaceSet { bound: vec![Name::Event], kind: Spaces::ALL, ..SpaceSet::default() },
        each_once: false,
    };
    let fleet = Effect {
        triggers: vec![event(Happening::Mustered), event(Happening::Placed)],
        when: vec![near],
        steps: vec![step(fight)],
        ..Effect::default()
    };
    assert_eq!(effect("ath_p9"), fleet);

    let places = SpaceSet { fixed: spaces(&["naxos", "cythera"]), kind: Spaces::ALL, ..SpaceSet::default() };
    let remove = Deed::Remove { of: Who::Enemy, piece: Kinds::of(Kind::Hoplite), spaces: places.clone(), bound: None };
    let place = Deed::Place { piece: Kinds::of(Kind::Hoplite), spaces: places };
    let none = Condition::Outcome { step: 0, is: Outcomes(1 << Outcome::NoTarget as u8) };
    let melos = Effect {
        triggers: vec![Trigger::Play],
        steps: vec![step(remove), Step { when: vec![none], ..step(place) }],
        ..Effect::default()
    };
    assert_eq!(effect("ath_e4"), melos);

    let removed = Filter {
        of: Some(Who::Enemy),
        by: Some(Who::Self_),
        piece: Kinds::of(Kind::Hoplite),
        turn: WhoseTurn::Own,
        ..Filter::ANY
    };
    let trophies = Effect {
        triggers: vec![Trigger::On(Happening::Removed, removed)],
        steps: vec![step(Deed::GainVp(1))],
        automatic: true,
        ..Effect::default()
    };
    assert_eq!(effect("spa_s2"), trophies);

    let kept = Filter {
        of: Some(Who::Self_),
        piece: Kinds::of(Kind::City),
        cause: Causes(1 << Cause::Battle as u8),
        ..Filter::ANY
    };
    let fortress = Effect {
        triggers: vec![Trigger::On(Happening::WouldRemove, kept)],
        steps: vec![step(Deed::Keep)],
        ..Effect::default()
    };
    assert_eq!(effect("ath_p1"), fortress);
}

/// "In or next to" a place of the standard map, by its seas and neighbours.
///
/// Holds: VOD-4.15.5, VOD-4.15.7, VOD-CORS1.
#[test]
fn in_or_next_to() {
    let [
        Condition::Pieces { of: Who::Self_, spaces: own, min: 1, .. },
        Condition::Pieces { of: Who::Enemy, spaces: enemy, max: 0, .. },
    ] = &effect("cor_s1").when[..]
    else {
        panic!("a piece of mine, no enemy's")
    };
    assert_eq!(own, enemy);
    let near = spaces(&["syracuse", "west_mediterranean_sea", "ionian_sea"]);
    assert!(near.0 & !own.fixed.0 == 0 && own.in_or_next_to && !own.all && own.kind == Spaces::ALL);
    for (id, is) in [("spa_s3", false), ("ath_s1", false), ("del_s8", false), ("ath_s3", true)] {
        let Condition::Pieces { spaces, .. } = &effect(id).when[0] else { panic!("{id}") };
        assert_eq!(spaces.in_or_next_to, is, "{id}");
    }
}
