//! The standard component file.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use quincunx_engine::prelude::*;
use toml::{Table, Value};
use victory_or_death::{
    CardType, Ground, Kind, Options, Power, STANDARD, SeenCard, SeenComponents, SeenFigure, SeenSpace, VictoryOrDeath,
    View,
};

use crate::faults::{changed, read};

static GAME: LazyLock<VictoryOrDeath> =
    LazyLock::new(|| VictoryOrDeath::new(&Options::default()).expect("these are the rules"));
static SHOWN: LazyLock<SeenComponents> = LazyLock::new(|| GAME.components());

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

fn space(id: &str) -> &'static SeenSpace {
    SHOWN.spaces.iter().find(|space| space.id == id).unwrap_or_else(|| panic!("{id}"))
}

/// The opening position, with all cards in their decks.
fn opening() -> View {
    let state = GAME.start();
    GAME.view(&state, GAME.everything(&state))
}

/// Pieces of a kind that a power has, in stock and on the board.
fn in_all(view: &View, power: Power, kind: Kind) -> u8 {
    let is = |figure: &SeenFigure| (figure.owner, figure.kind) == (power, kind);
    let board = view.pieces.iter().filter(|piece| is(&piece.figure)).count() as u8;
    view.powers[power.index()].stock[kind.index()] + board
}

/// The cards of a power, or of all.
fn cards(power: Option<Power>) -> impl Iterator<Item = &'static SeenCard> + Clone {
    SHOWN.cards.iter().filter(move |card| power.is_none_or(|power| card.power == power))
}

fn copies<'a>(cards: impl Iterator<Item = &'a SeenCard>) -> i64 {
    cards.map(|card| i64::from(card.copies)).sum()
}

/// Holds: VOD-2.1.1, VOD-2.1.2, VOD-EX69.
#[test]
fn the_box() {
    let opening = opening();
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
    for (power, deck, pieces, bribes) in table {
        let shown = &opening.powers[power.index()];
        assert_eq!((shown.deck, copies(cards(Some(power)))), (deck, i64::from(deck)), "{power:?}");
        assert_eq!(Kind::ALL.map(|kind| in_all(&opening, power, kind)), pieces, "{power:?}");
        assert_eq!((shown.bribe_stock, shown.bowl, opening.bribes.len()), (bribes, 0, 0), "{power:?}");
        assert_eq!(check(&format!("cards_{}", power.id())), i64::from(deck));
    }
    for (kind, name, count) in
        [(Kind::Hoplite, "hoplites", 16), (Kind::Trireme, "triremes", 14), (Kind::City, "cities", 14)]
    {
        let sum: u8 = Power::ALL.into_iter().map(|power| in_all(&opening, power, kind)).sum();
        assert_eq!((i64::from(sum), check(name)), (count, count));
    }
    let bribes: u8 = opening.powers.iter().map(|power| power.bribe_stock).sum();
    assert_eq!((i64::from(bribes), check("bribes")), (8, 8));
    assert_eq!((copies(cards(None)), check("cards_total")), (162, 162));
}

/// Holds: VOD-2.1.3, VOD-2.1.4, VOD-5.3, VOD-EX69.
#[test]
fn the_map() {
    assert_eq!(SHOWN.spaces.len() as i64, check("spaces"));
    for (name, ground) in
        [("spaces_land", Ground::Land), ("spaces_sea", Ground::Sea), ("spaces_neutral", Ground::Neutral)]
    {
        let count = SHOWN.spaces.iter().filter(|space| space.ground == ground).count();
        assert_eq!(count as i64, check(name), "{name}");
    }
    let mut by_kind: BTreeMap<String, i64> = BTreeMap::new();
    for a in SHOWN.spaces.iter() {
        assert!(!a.next_to.contains(&a.id), "{}", a.id);
        for b in a.next_to.iter().map(|id| space(id)) {
            assert!(b.next_to.contains(&a.id), "{} and {}", a.id, b.id);
            let mut kinds = [a.ground.id(), b.ground.id()];
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
        assert!(!a.next_to.contains(&b.id), "{row}");
    }
    let majors: BTreeMap<_, _> =
        SHOWN.spaces.iter().map(|space| (space.id.as_str(), space.major)).filter(|(_, vp)| *vp > 0).collect();
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
    let places: BTreeSet<_> = SHOWN.spaces.iter().map(|space| space.at).collect();
    assert_eq!(places.len(), SHOWN.spaces.len(), "no two are drawn in one place");
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
    let mut told = told.map(|(power, kind, at)| (power, kind, at.to_owned()));
    told.sort();
    let pieces = opening().pieces.into_iter().map(|piece| piece.figure);
    let mut pieces: Vec<_> = pieces.map(|piece| (piece.owner, piece.kind, piece.space.to_string())).collect();
    pieces.sort();
    assert_eq!(pieces, told);
    for (kind, count) in numbers("setup_pieces") {
        assert_eq!(told.iter().filter(|(_, piece, _)| piece.id() == kind).count() as i64, count, "{kind}");
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
    let named = |card: &&SeenCard| !CardType::ALL[..4].contains(&card.kind);
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

/// The eight named cards and 27 spaces of sources are told apart from what is made up.
///
/// Holds: VOD-2.1.6, VOD-R48.
#[test]
fn what_is_a_reconstruction() {
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
    let made_up = |space: &&SeenSpace| space.reconstruction && space.id != "italy";
    assert_eq!(SHOWN.spaces.iter().filter(|space| !made_up(space)).count() as i64, check("spaces_real"));
    assert!(space("italy").reconstruction, "that it is neutral is our reading");
    let told = records("border").iter().filter(|row| row["source"].as_str() == Some("rulebook")).count();
    assert_eq!(told as i64, check("borders_from_rulebook"));
}

/// The locale files have the names of the standard file; others bring theirs.
///
/// Holds: VOD-2.1.6.
#[test]
fn names_and_titles() {
    assert!(
        SHOWN.cards.iter().all(|card| card.title.is_none()) && SHOWN.spaces.iter().all(|space| space.name.is_none())
    );
    let title = "title = \"The Long Walls\"";
    for other in ["title = \"Walls\"", "title = { en = \"Walls\", hu = \"Falak\" }"] {
        let shown = read(&changed(title, other).0).unwrap().components();
        let titles: Vec<_> =
            shown.cards.iter().filter_map(|card| Some((card.id.as_str(), card.title.as_deref()?))).collect();
        assert_eq!(titles, [("ath_s4", "Walls")]);
    }
    let (other, _) = changed("name = \"Naxos\"", "name = { ru = \"Парос\", en = \"Paros\" }");
    let shown = read(&other).unwrap().components();
    let names: Vec<_> = shown.spaces.iter().filter_map(|space| space.name.as_deref()).collect();
    assert_eq!(names, ["Paros"]);
}
