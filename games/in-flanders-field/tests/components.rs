//! The standard component file, and what another one must be (IFF-2.70 to 2.76).

use in_flanders_field::{Components, InFlandersField, Kind, Options, STANDARD};
use quincunx_engine::prelude::*;
use quincunx_engine::{Arg, Fault};
use toml::{Table, Value};

fn standard() -> Table {
    toml::from_str(STANDARD).unwrap()
}

fn number(table: &Value, field: &str) -> i64 {
    table[field].as_integer().unwrap_or_else(|| panic!("{field} is no number"))
}

/// Holds: IFF-X4, IFF-2.2, IFF-2.40, IFF-N41.
#[test]
fn the_box() {
    let file = standard();
    let content = &file["box"];
    assert_eq!(number(content, "boards"), 1);
    assert_eq!(number(content, "cards"), 54);
    assert_eq!(number(content, "troop_figures"), 40);
    assert_eq!(number(content, "dice"), 3);
    assert_eq!(number(content, "player_figures"), 8);
    assert_eq!(number(content, "player_figures_per_player"), 2);
    let colours: Vec<_> = file["colours"]["ids"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert_eq!(colours, ["red", "yellow", "white", "purple"]);
    let cards: u32 = Components::standard().cards().iter().map(|card| u32::from(card.copies)).sum();
    assert_eq!(cards, 54);
}

/// Holds: IFF-X4, IFF-2.3, IFF-2.11, IFF-2.20, IFF-2.21.
#[test]
fn dice_spaces_and_tracks() {
    let file = standard();
    assert_eq!((number(&file["dice"], "count"), number(&file["dice"], "faces")), (3, 6));
    let spaces = file["space"].as_array().unwrap();
    assert_eq!(spaces.iter().map(|space| number(space, "number")).collect::<Vec<_>>(), Vec::from_iter(3..=11));
    let fixed: Vec<_> = spaces.iter().filter(|space| space["fixed"].as_bool() == Some(true)).collect();
    assert_eq!(fixed.iter().map(|space| number(space, "number")).collect::<Vec<_>>(), [9]);
    for id in ["standard", "medium", "short"] {
        let track = Components::standard().track(id).unwrap();
        assert!(track.lines.iter().all(|line| (1..track.objective).contains(line)) && track.lines.is_sorted(), "{id}");
    }
}

/// Table 2.30: id, kind, copies, move, extra, grey, black, may be kept.
///
/// Holds: IFF-2.30, IFF-R3.
#[test]
fn the_cards() {
    use Kind::*;
    let table = [
        ("INF1", Infantry, 14, 1, 0, 1, 0, false),
        ("INF1X", Infantry, 8, 1, 1, 1, 0, false),
        ("INF2", Infantry, 4, 2, 0, 2, 0, false),
        ("INF2X", Infantry, 2, 2, 1, 2, 0, false),
        ("ART", Artillery, 2, 0, 0, 0, 0, true),
        ("TANK", Tanks, 2, 2, 0, 1, 0, false),
        ("RECON", AerialReconnaissance, 2, 0, 0, 0, 0, true),
        ("BALLOON", ObservationBalloon, 2, 0, 0, 0, 0, true),
        ("GAS", Gas, 1, 0, 0, 0, 0, true),
        ("MINES", Mines, 1, 0, 0, 0, 0, true),
        ("RES", Reserves, 2, 0, 0, 0, 0, false),
        ("G_MG", GermanMachineGun, 4, 0, 0, 0, 1, false),
        ("G_ART", GermanArtillery, 3, 0, 0, 0, 2, false),
        ("G_CA", GermanCounterAttack, 3, 0, 0, 0, 1, false),
        ("G_GAS", GermanGas, 1, 0, 0, 0, 0, false),
        ("G_FC", FlyingCircus, 1, 0, 0, 0, 0, false),
        ("G_WIRE", BarbedWire, 2, 0, 0, 0, 0, false),
    ];
    let read = Components::standard().cards().iter().map(|card| {
        let figures = (card.moves, card.extra, card.grey, card.black);
        let (moves, extra, grey, black) = figures;
        (card.id.as_str(), card.kind, card.copies, moves, extra, grey, black, card.kind.may_be_kept())
    });
    assert_eq!(read.collect::<Vec<_>>(), table);
    assert!(table.iter().all(|(id, kind, ..)| id.starts_with("G_") == kind.is_german()));
}

/// Holds: IFF-X4, IFF-2.30, IFF-2.31, IFF-2.32, IFF-2.33, IFF-2.34.
#[test]
fn the_counts() {
    let cards = Components::standard().cards();
    let count = |is: &dyn Fn(Kind) -> bool| -> u32 {
        cards.iter().filter(|card| is(card.kind)).map(|card| u32::from(card.copies)).sum()
    };
    let symbols = |of: fn(&in_flanders_field::Card) -> u8| -> u32 {
        cards.iter().map(|card| u32::from(card.copies) * u32::from(of(card))).sum()
    };
    let kinds: std::collections::BTreeSet<Kind> = cards.iter().map(|card| card.kind).collect();
    assert_eq!((cards.len(), kinds.len()), (17, 14));
    assert_eq!(count(&|_| true), 54);
    assert_eq!(count(&|kind| kind == Kind::Infantry), 28);
    assert_eq!(count(&|kind| !kind.is_german()), 40);
    assert_eq!(count(&Kind::is_german), 14);
    assert_eq!(count(&Kind::may_be_kept), 8);
    assert_eq!(kinds.into_iter().filter(|kind| kind.may_be_kept()).count(), 5);
    assert_eq!(cards.iter().filter(|card| card.extra > 0).map(|card| card.copies).sum::<u8>(), 10);
    assert_eq!((symbols(|card| card.grey), symbols(|card| card.black)), (36, 13));
    assert!(cards.iter().all(|card| if card.kind.is_german() { card.grey == 0 } else { card.black == 0 }));
}

/// The component file says for each of its totals what it should be.
///
/// Holds: IFF-X4.
#[test]
fn the_file_keeps_what_it_says_of_itself() {
    let checks = &standard()["checks"];
    let cards = Components::standard().cards();
    for (kind, copies) in checks["copies_by_kind"].as_table().unwrap() {
        let kind = Kind::named(kind).unwrap();
        let counted: u8 = cards.iter().filter(|card| card.kind == kind).map(|card| card.copies).sum();
        assert_eq!(copies.as_integer(), Some(i64::from(counted)), "{kind:?}");
    }
    let total = |of: fn(&in_flanders_field::Card) -> u8| -> i64 {
        cards.iter().map(|card| i64::from(card.copies) * i64::from(of(card))).sum()
    };
    assert_eq!(number(checks, "move_total"), total(|card| card.moves));
    assert_eq!(number(checks, "extra_total"), total(|card| card.extra));
    assert_eq!(number(checks, "grey_total"), total(|card| card.grey));
    assert_eq!(number(checks, "black_total"), total(|card| card.black));
}

/// Holds: IFF-2.42, IFF-R4.
#[test]
fn the_pool_is_40_less_six_or_eight_for_each_player() {
    for row in standard()["setup_pool"].as_array().unwrap() {
        let seats = number(row, "players") as u8;
        for (beginners, pool) in row["by_number_of_beginners"].as_array().unwrap().iter().enumerate() {
            let beginners = beginners as u8;
            let options = Options { seats, beginners: (0..beginners).collect(), ..Options::default() };
            let game = InFlandersField::new(&options).unwrap();
            let view = game.view(&game.start(), quincunx_engine::Observer::Spectator);
            assert_eq!(view.pool, 40 - 6 * u32::from(seats) - 2 * u32::from(beginners));
            assert_eq!(pool.as_integer(), Some(i64::from(view.pool)), "{seats} players, {beginners} beginners");
        }
    }
}

/// A short file that is good; `change` makes it bad.
fn fault(change: impl FnOnce(&mut Table)) -> Option<Fault> {
    let mut file: Table = toml::from_str(
        r#"
        card = [
            { id = "INF", kind = "infantry", copies = 9, move = 1, extra = 0, grey = 1, black = 0 },
            { id = "ART", kind = "artillery", copies = 1, move = 0, extra = 0, grey = 0, black = 0 },
            { id = "TANK", kind = "tanks", copies = 1, move = 2, extra = 0, grey = 1, black = 0 },
            { id = "G_MG", kind = "german_machine_gun", copies = 1, move = 0, extra = 0, grey = 0, black = 1 },
        ]
        fixed_card = { id = "ADV", number = 9, side = "british", move = 1, extra = 0, grey = 0 }
        layout = [{ id = "grid_3x3", rows = [[3, 4, 5], [6, 7, 8], [9, 10, 11]] }]
        track = [{ id = "standard", defence_lines = [8, 15, 22], objective = 30 }]
        "#,
    )
    .unwrap();
    change(&mut file);
    Components::read(&toml::to_string(&file).unwrap()).err().map(|mut faults| faults.swap_remove(0))
}

fn set(row: &mut Value, fields: &[(&str, Value)]) {
    for (field, value) in fields {
        row.as_table_mut().unwrap().insert((*field).into(), value.clone());
    }
}

fn value(text: &str) -> Value {
    toml::from_str::<Table>(&format!("value = {text}")).unwrap().remove("value").unwrap()
}

/// The clause that forbids a file of which `card` is changed so.
fn clause_for_card(card: usize, fields: &str) -> Option<&'static str> {
    let fields = value(fields);
    let fields: Vec<_> =
        fields.as_table().unwrap().iter().map(|(field, value)| (field.as_str(), value.clone())).collect();
    fault(|file| set(&mut file["card"][card], &fields)).map(|fault| fault.clause.0)
}

const INFANTRY: usize = 0;
const ARTILLERY: usize = 1;
const TANKS: usize = 2;
const MACHINE_GUN: usize = 3;

/// Holds: IFF-2.71.
#[test]
fn what_a_card_may_be() {
    let good = [
        (INFANTRY, "{ move = 60, extra = 9, grey = 0 }"),
        (INFANTRY, "{ grey = 7 }"),
        (ARTILLERY, "{ grey = 1 }"),
        (TANKS, "{ move = 1, grey = 0 }"),
        (MACHINE_GUN, "{ black = 0 }"),
        (MACHINE_GUN, "{ kind = 'barbed_wire', black = 4 }"),
        // Several ids of a kind that differ in one figure.
        (ARTILLERY, "{ kind = 'infantry', move = 2, grey = 1 }"),
        (ARTILLERY, "{ kind = 'infantry', move = 1, extra = 1, grey = 1 }"),
        (ARTILLERY, "{ kind = 'infantry', move = 1, grey = 0 }"),
        (ARTILLERY, "{ kind = 'german_machine_gun', black = 2 }"),
    ];
    for (card, change) in good {
        assert_eq!(clause_for_card(card, change), None, "{change}");
    }
    let bad = [
        (INFANTRY, "{ kind = 'cavalry' }"),
        (INFANTRY, "{ copies = 0 }"),
        (INFANTRY, "{ move = 0 }"),
        (INFANTRY, "{ move = 0, extra = 1 }"),
        (INFANTRY, "{ black = 1 }"),
        (INFANTRY, "{ id = 'ART' }"),
        (INFANTRY, "{ id = 'ADV' }"),
        (INFANTRY, "{ id = 'AN_ID_OF_TWENTYFIVE_BYTES' }"),
        (INFANTRY, "{ id = 'AN_ID_THAT_IS_LONGER_THAN_ANY_ID_MAY_BE' }"),
        (ARTILLERY, "{ move = 1 }"),
        (ARTILLERY, "{ extra = 1 }"),
        (ARTILLERY, "{ kind = 'infantry', move = 1, grey = 1 }"),
        (TANKS, "{ move = 0 }"),
        (TANKS, "{ extra = 1 }"),
        (MACHINE_GUN, "{ move = 1 }"),
        (MACHINE_GUN, "{ grey = 1 }"),
        (MACHINE_GUN, "{ id = 'ART' }"),
    ];
    for (card, change) in bad {
        assert_eq!(clause_for_card(card, change), Some("IFF-2.71"), "{change}");
    }
    assert!(clause_for_card(INFANTRY, "{ move = -1 }").is_some(), "numbers from 0 up");
    assert!(clause_for_card(MACHINE_GUN, "{ black = -1 }").is_some(), "numbers from 0 up");
}

/// Holds: IFF-2.71, IFF-2.22.
#[test]
fn what_the_fixed_card_may_be() {
    let clause = |field: &str, to: &str| {
        let to = value(to);
        fault(|file| set(&mut file["fixed_card"], &[(field, to)])).map(|fault| fault.clause.0)
    };
    assert_eq!(clause("move", "0"), None);
    assert_eq!(clause("move", "3"), None);
    assert_eq!(clause("grey", "2"), None);
    assert_eq!(clause("id", "'PUSH'"), None);
    assert_eq!(clause("extra", "1"), Some("IFF-2.71"));
    assert_eq!(clause("number", "10"), Some("IFF-2.71"));
    assert_eq!(clause("side", "'german'"), Some("IFF-2.71"));
    assert_eq!(clause("id", "'ART'"), Some("IFF-2.71"));
    assert_eq!(clause("id", "'AN_ID_THAT_IS_LONGER_THAN_ANY_ID_MAY_BE'"), Some("IFF-2.71"));
    assert!(clause("move", "-1").is_some());
}

/// Holds: IFF-2.72.
#[test]
fn what_a_deck_may_be() {
    let decks = |infantry: &str, german: bool| {
        let copies = value(infantry);
        let change = |file: &mut Table| {
            set(&mut file["card"][INFANTRY], &[("copies", copies)]);
            let cards = file["card"].as_array_mut().unwrap();
            cards.retain(|card| !german || card["id"].as_str() == Some("G_MG"));
            if german {
                set(&mut cards[0], &[("copies", Value::Integer(20))]);
            }
        };
        fault(change).map(|fault| fault.clause.0)
    };
    assert_eq!(decks("6", false), None, "nine cards");
    assert_eq!(decks("5", false), Some("IFF-2.72"), "eight cards");
    assert_eq!(decks("5", true), Some("IFF-2.72"), "no British card");
}

/// Holds: IFF-2.73.
#[test]
fn what_a_layout_may_be() {
    let clause = |rows: &str| {
        let rows = value(rows);
        fault(|file| set(&mut file["layout"][0], &[("rows", rows)])).map(|fault| fault.clause.0)
    };
    assert_eq!(clause("[[11, 3, 4, 5, 6, 7, 8, 9, 10]]"), None, "a single row");
    assert_eq!(clause("[[3], [4], [5], [6], [7], [8], [9], [10], [11]]"), None);
    assert_eq!(clause("[[3, 4, 5], [6, 7, 8], [9, 10]]"), Some("IFF-2.73"), "11 is missing");
    assert_eq!(clause("[[3, 4, 5], [6, 7, 8], [9, 10, 11, 11]]"), Some("IFF-2.73"), "11 twice");
    assert_eq!(clause("[[2, 3, 4, 5], [6, 7, 8], [9, 10, 11]]"), Some("IFF-2.73"), "2 is no space");
    assert_eq!(clause("[[3, 4, 5], [6, 7, 8], [9, 10, 11, 12]]"), Some("IFF-2.73"), "12 is no space");
    assert_eq!(clause("[[3, 4, 5], [], [6, 7, 8], [9, 10, 11]]"), Some("IFF-2.73"), "an empty row");
    let space = |text: &str| {
        let space = value(text);
        fault(|file| drop(file.insert("space".into(), space))).map(|fault| fault.clause.0)
    };
    assert_eq!(space("[{ number = 9, fixed = true }, { number = 3, fixed = false }]"), None);
    assert_eq!(space("[{ number = 9, fixed = false }]"), Some("IFF-2.73"));
    assert_eq!(space("[{ number = 3, fixed = true }]"), Some("IFF-2.73"));
    assert_eq!(space("[{ number = 12, fixed = false }]"), Some("IFF-2.73"));
}

/// Holds: IFF-2.74.
#[test]
fn what_a_track_may_be() {
    let clause = |lines: &str, objective: i64| {
        let fields = [("defence_lines", value(lines)), ("objective", Value::Integer(objective))];
        fault(|file| set(&mut file["track"][0], &fields)).map(|fault| fault.clause.0)
    };
    assert_eq!(clause("[1, 2, 3]", 4), None);
    assert_eq!(clause("[1, 30, 59]", 60), None);
    assert_eq!(clause("[1, 30, 60]", 61), Some("IFF-2.74"), "beyond 60");
    assert_eq!(clause("[0, 2, 3]", 4), Some("IFF-2.74"), "on the start");
    assert_eq!(clause("[1, 2, 4]", 4), Some("IFF-2.74"), "on the Objective Line");
    assert_eq!(clause("[2, 1, 3]", 4), Some("IFF-2.74"), "not ascending");
    assert_eq!(clause("[2, 2, 3]", 4), Some("IFF-2.74"), "two on one space");
    assert_eq!(clause("[1, 2]", 4), Some("IFF-2.74"), "two lines");
    assert_eq!(clause("[1, 2, 3, 4]", 5), Some("IFF-2.74"), "four lines");
}

/// Holds: IFF-2.76.
#[test]
fn a_kind_has_the_values_of_the_standard_file() {
    let clause = |kind: &str| {
        let kind = value(kind);
        fault(|file| drop(file.insert("kind".into(), Value::Array(vec![kind])))).map(|fault| fault.clause.0)
    };
    for kind in standard()["kind"].as_array().unwrap() {
        assert_eq!(clause(&kind.to_string()), None, "{kind}");
        let mut renamed = kind.clone();
        set(&mut renamed, &[("names", value("{ en = 'Something', hu = 'Valami' }"))]);
        assert_eq!(clause(&renamed.to_string()), None, "names are free");
        let mut other = kind.clone();
        set(&mut other, &[("retain", Value::Boolean(kind["retain"].as_bool() == Some(false)))]);
        assert_eq!(clause(&other.to_string()), Some("IFF-2.76"), "{kind}");
    }
    assert_eq!(clause("{ id = 'artillery', cancels = ['barbed_wire'] }"), Some("IFF-2.76"));
    assert_eq!(clause("{ id = 'barbed_wire', movement_change = -2 }"), Some("IFF-2.76"));
    assert_eq!(clause("{ id = 'german_counter_attack', losses_on_start_space = 3 }"), Some("IFF-2.76"));
    assert_eq!(clause("{ id = 'cavalry' }"), Some("IFF-2.76"));
    // They only repeat the standard cards: what counts stands on the card itself.
    assert_eq!(clause("{ id = 'tanks', move = 2 }"), None);
    assert_eq!(clause("{ id = 'tanks', move = 3 }"), Some("IFF-2.76"));
    assert_eq!(clause("{ id = 'german_artillery', losses = 2 }"), None);
    assert_eq!(clause("{ id = 'german_artillery', losses = 3 }"), Some("IFF-2.76"));
    assert_eq!(clause("{ id = 'artillery', losses = 1 }"), Some("IFF-2.76"));
    assert_eq!(clause("{ id = 'infantry', move = 1 }"), Some("IFF-2.76"));
}

/// What a file says and the game would not heed is a fault.
///
/// Holds: IFF-2.70, IFF-2.71, IFF-2.10, IFF-2.76.
#[test]
fn nothing_in_a_row_is_read_and_ignored() {
    let clause = |change: &dyn Fn(&mut Table)| fault(|file| change(file)).map(|fault| fault.clause.0);
    assert_eq!(clause(&|file| set(&mut file["card"][ARTILLERY], &[("retain", value("false"))])), Some("IFF-2.70"));
    assert_eq!(clause(&|file| set(&mut file["card"][ARTILLERY], &[("names", value("{ en = 'Guns' }"))])), None);
    assert_eq!(clause(&|file| set(&mut file["fixed_card"], &[("black", value("1"))])), Some("IFF-2.70"));
    assert_eq!(clause(&|file| set(&mut file["fixed_card"], &[("once_per_turn", value("true"))])), None);
    assert_eq!(clause(&|file| set(&mut file["fixed_card"], &[("once_per_turn", value("false"))])), Some("IFF-2.71"));
    assert_eq!(clause(&|file| set(&mut file["track"][0], &[("start", value("0"))])), None);
    assert_eq!(clause(&|file| set(&mut file["track"][0], &[("start", value("1"))])), Some("IFF-2.10"));
    let space = |fields: &str| {
        let space = value(&format!("[{{ number = 3, fixed = false, {fields} }}]"));
        clause(&|file| drop(file.insert("space".into(), space.clone())))
    };
    assert_eq!(space("rolls = 30"), None);
    assert_eq!(space("rolls = 31"), Some("IFF-2.73"));
    assert_eq!(space("wall = true"), Some("IFF-2.70"));
    let table = |name: &str, fields: &str| {
        let table: Table = toml::from_str(fields).unwrap();
        fault(|file| drop(file.insert(name.into(), table.into()))).map(|fault| (fault.clause.0, fault.message.key))
    };
    assert_eq!(table("weather", "wind = 3"), Some(("IFF-2.70", "fault-unknown-part")));
    assert_eq!(table("dice", "count = 4\nfaces = 6\ndice_in_a_sum = 2"), Some(("IFF-2.70", "fault-fixed-part")));
    assert_eq!(table("dice", "count = 3\nfaces = 6\ndice_in_a_sum = 2"), None, "as the rulebook says");
    assert_eq!(table("game", "title = 'In the Fens'"), None, "about itself a file says what it likes");
    let setup = "troops = 6\ntroops_beginner = 8\ncards_on_display = 8\nspare_figures_per_player = 1\ncards_held = 0";
    assert_eq!(table("setup", &format!("{setup}\ndeck_after_setup = 52")), None, "that follows from the cards");
    assert_eq!(table("setup", &setup.replace('6', "7")), Some(("IFF-2.70", "fault-fixed-part")));
    for list in ["layout", "track"] {
        let again = |file: &mut Table| {
            let rows = file[list].as_array_mut().unwrap();
            rows.push(rows[0].clone());
        };
        assert_eq!(clause(&again), Some("IFF-2.71"), "{list} with an id twice");
    }
}

/// The line at whose beginning this stands for the first time.
fn line_of(text: &str, part: &str) -> Option<u32> {
    Some(text.split(part).next().unwrap().lines().count() as u32 + 1)
}

/// Holds: IFF-2.70.
#[test]
fn a_fault_is_named_with_its_line() {
    let text = STANDARD.replacen("copies = 14", "copies = 0", 1);
    let faults = Components::read(&text).unwrap_err();
    let card = line_of(&text, "[[card]]\nid = \"INF1\"");
    assert_eq!(faults.iter().map(|fault| (fault.clause.0, fault.line)).collect::<Vec<_>>(), [("IFF-2.71", card)]);
    let [fault] = <[Fault; 1]>::try_from(Components::read("card = 3\n").unwrap_err()).unwrap();
    assert_eq!((fault.clause.0, fault.line), ("IFF-2.70", Some(1)), "{fault}");
    assert_eq!(Components::read("").unwrap_err()[0].clause.0, "IFF-2.70");
    assert_eq!(Components::read(STANDARD).unwrap(), *Components::standard());
}

/// Holds: IFF-2.70, IFF-2.71, IFF-2.72, IFF-2.73, IFF-2.74, IFF-2.76.
#[test]
fn every_fault_is_named() {
    let text = STANDARD
        .replacen("copies = 14\nmove = 1\nextra = 0", "copies = 0\nmove = 1\nextra = -1", 1)
        .replacen("kind = \"tanks\"", "kind = \"camels\"", 1)
        .replacen("move = 2\nstops", "move = 3\nstops", 1)
        .replacen("losses = 1", "losses = 4", 1)
        .replacen("[3, 4, 5, 6, 7], [8, 9, 10, 11]", "[3, 4, 5, 6, 7], [8, 9, 10]", 1)
        .replacen("defence_lines = [6, 12, 18]", "defence_lines = [6, 12]", 1);
    let options = Options { seats: 5, components: Some(text.clone()), ..Options::default() };
    let faults = InFlandersField::faults(&options);
    let mut named: Vec<_> = faults.iter().map(|fault| (fault.clause.0, fault.message.key, fault.line)).collect();
    let line = |part| line_of(&text, part);
    let first_card = line("[[card]]\nid = \"INF1\"");
    let mut wanted = vec![
        ("IFF-2.1", "fault-seats", None),
        ("IFF-2.71", "fault-no-copies", first_card),
        ("IFF-2.71", "fault-field", line("extra = -1")),
        ("IFF-2.71", "fault-unknown-kind", line("kind = \"camels\"")),
        ("IFF-2.76", "fault-fixed-by-rulebook", line("move = 3\nstops")),
        ("IFF-2.76", "fault-fixed-by-rulebook", line("losses = 4")),
        ("IFF-2.73", "fault-layout", line("[[layout]]\nid = \"rows_5_4\"")),
        ("IFF-2.74", "fault-three-lines", line("[[track]]\nid = \"medium\"")),
    ];
    named.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(named, wanted);
    let lines: Vec<_> = faults.iter().filter_map(|fault| fault.line).collect();
    assert!(lines.is_sorted(), "in the order of the file: {lines:?}");
    assert_eq!(InFlandersField::new(&options).unwrap_err(), faults[0]);
}

/// Holds: IFF-2.70.
#[test]
fn every_missing_part_is_named() {
    let missing = |text: &str| -> Vec<String> {
        let faults = Components::read(text).unwrap_err();
        let missing = faults.iter().filter(|fault| fault.message.key == "fault-missing");
        missing.map(|fault| format!("{} {:?}", fault.clause.0, fault.message.args)).collect()
    };
    let named = |part: &str| format!("IFF-2.70 {:?}", [("part", Arg::Text(part.into()))]);
    assert_eq!(missing(""), ["[[card]]", "[fixed_card]", "[[layout]]", "[[track]]"].map(named));
    let without = STANDARD.replace("[[layout]]", "[[lay_out]]").replace("[[track]]", "[[tracks]]").replacen(
        "copies = 14",
        "copies = 0",
        1,
    );
    assert_eq!(missing(&without), ["[[layout]]", "[[track]]"].map(named));
    assert!(Components::read(&without).unwrap_err().iter().any(|fault| fault.message.key == "fault-no-copies"));
}

/// Holds: IFF-2.70.
#[test]
fn no_more_than_a_hundred_faults_are_named() {
    let rows = "[[space]]\nnumber = 2\nfixed = true\n".repeat(5_000);
    assert_eq!(Components::read(&(STANDARD.to_owned() + &rows)).unwrap_err().len(), 100);
}
