//! Combats as whole tables, typed from the rules: every formation against every other, and who can escape from whom.

use field_of_glory::{Event, FieldOfGlory, Options, State, UnitModifierScope};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Seat};
use serde_json::{Value, json};

const TYPES: [&str; 9] = ["HI", "MI", "LI", "PK", "SP", "AR", "CV", "LC", "EL"];

/// Combat values (2.8).
const VALUE: [i8; 9] = [4, 3, 1, 4, 4, 0, 3, 1, 5];

/// Combat values with the modifiers of the row against the column (2.8, 4.58).
const VALUE_AGAINST: [[i8; 9]; 9] = [
    // HI MI LI PK SP AR CV LC EL
    [4, 4, 4, 4, 4, 4, 2, 4, 4],
    [3, 3, 3, 3, 3, 3, 3, 3, 3],
    [1, 1, 1, 1, 1, 1, 1, 1, 4],
    [4, 4, 4, 4, 4, 4, 4, 4, 4],
    [4, 4, 4, 4, 4, 4, 3, 4, 4],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
    [3, 3, 3, 2, 3, 3, 3, 3, 1],
    [1, 1, 1, 1, 1, 1, 1, 1, 1],
    [5, 5, 1, 5, 5, 5, 5, 5, 5],
];

/// What Woods give to each type in front (2.11).
const WOODS: [i8; 9] = [-2, 0, 1, -2, -2, 0, -2, 0, -2];

/// Who can retreat from each type in the lead (4.39).
const ESCAPES: [&[&str]; 9] = [
    &["LC", "LI", "AR", "CV", "MI"],
    &["LC", "LI", "AR", "CV"],
    &["LC"],
    &["LC", "LI", "AR", "CV", "MI", "HI"],
    &["LC", "LI", "AR", "CV", "MI", "HI"],
    &["LC", "LI"],
    &["LC", "LI"],
    &[],
    &["LC", "LI", "AR", "CV", "MI", "HI"],
];

/// A unit in front, and perhaps one behind it, as places in the tables.
#[derive(Clone, Copy, Debug)]
struct Formation {
    front: usize,
    behind: Option<usize>,
}

impl Formation {
    /// All that may stand in a column (4.6).
    fn all() -> Vec<Self> {
        let [light, archers, elephants] = [2, 5, 8];
        let pairs = |front: usize, behind: usize| {
            front == behind
                || front == archers
                || behind == archers
                || [front, behind] == [light, elephants]
                || [front, behind] == [elephants, light]
        };
        let one = (0..9).map(|front| Self { front, behind: None });
        let two = (0..9).flat_map(|front| (0..9).map(move |behind| (front, behind)));
        one.chain(
            two.filter(|(front, behind)| pairs(*front, *behind))
                .map(|(front, behind)| Self { front, behind: Some(behind) }),
        )
        .collect()
    }

    fn has(self, unit: &str) -> bool {
        TYPES[self.front] == unit || self.behind.is_some_and(|behind| TYPES[behind] == unit)
    }

    /// The unit in front has 2 command points, the other 3.
    fn front(self) -> String {
        format!("{}2", TYPES[self.front])
    }

    fn behind(self) -> Option<String> {
        self.behind.map(|behind| format!("{}3", TYPES[behind]))
    }

    fn units(self) -> Vec<String> {
        std::iter::once(self.front()).chain(self.behind()).collect()
    }

    /// 4.53, 4.59.
    fn for_two(self, pair_counts: bool) -> i8 {
        let pikes = pair_counts && TYPES[self.front] == "PK" && self.behind == Some(self.front);
        i8::from(self.behind.is_some()) + i8::from(pikes)
    }
}

/// Red and Blue face each other in column 3, without any other cards. In a flank attack Red fights from column 2.
#[derive(Clone, Copy, Debug)]
struct Fight {
    flank: bool,
    terrain: &'static str,
    control: &'static str,
    attacker: Formation,
    defender: Formation,
}

const FACING: &str = "LC4";

impl Fight {
    fn launch(self) -> usize {
        if self.flank { 2 } else { 3 }
    }

    fn position(self, game: &FieldOfGlory) -> State {
        let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
        setup["step"] = json!(if self.flank { "flank" } else { "actions" });
        setup["turn"] = json!(3);
        if self.flank {
            setup["pairs"] = json!([[3, 2]]);
        }
        for player in 0..2 {
            setup["players"][player]["deck"] = json!([]);
        }
        for column in 1..=5 {
            setup["columns"][column.to_string()]["terrain"] = json!("plain");
        }
        setup["columns"]["2"]["units"][0] = json!([]);
        setup["columns"]["3"] = json!({ "terrain": self.terrain, "control": self.control, "units": [
            if self.flank { vec![FACING.to_owned()] } else { vec![] }, self.defender.units(),
        ] });
        setup["columns"][self.launch().to_string()]["units"][0] = json!(self.attacker.units());
        game.position(&serde_json::from_value(setup).unwrap()).unwrap()
    }

    /// The declaration and what follows until it is settled, nobody retreating.
    fn play(self, game: &FieldOfGlory) -> (Vec<Event>, Value) {
        let mut state = self.position(game);
        let mut events = Vec::new();
        let mut act = |state: &mut State, seat: usize, action: &str| {
            let (seat, action) = (Seat::new(seat).unwrap(), game.parse(action).unwrap());
            assert!(game.refusal(state, seat, action).is_none(), "{self:?}: {}", game.notation(action));
            game.apply(state, Actor::Seat(seat), action, &mut events);
        };
        act(&mut state, 0, &self.declaration());
        let steps = if self.flank { [(1, "retreat(())"), (0, "none")] } else { [(0, "none"), (1, "retreat(())")] };
        steps.into_iter().for_each(|(seat, action)| act(&mut state, seat, action));
        act(&mut state, 1, "none");
        if self.defender.behind.is_some() {
            act(&mut state, 1, &format!("front({})", self.defender.front()));
        }
        (events, serde_json::to_value(game.setup(&state)).unwrap())
    }

    fn declaration(self) -> String {
        let lead = self.attacker.front();
        if self.flank { format!("flank(3, 2, {lead})") } else { format!("attack(3, {lead})") }
    }
}

fn game(scope: UnitModifierScope) -> FieldOfGlory {
    FieldOfGlory::new(&Options { unit_modifier_scope: scope, ..Options::default() }).unwrap()
}

/// In the order in which a position lists them.
fn sorted(mut units: Vec<String>) -> Vec<String> {
    let place = |unit: &String| (TYPES.iter().position(|code| unit.starts_with(code)), unit.clone());
    units.sort_by_key(place);
    units
}

fn fights(terrain: &'static str, control: &'static str) -> impl Iterator<Item = Fight> {
    let all = Formation::all();
    assert_eq!(all.len(), 9 + 9 + 2 * 8 + 2);
    [false, true].into_iter().flat_map(move |flank| {
        let all = all.clone();
        all.clone().into_iter().flat_map(move |attacker| {
            let fight = move |defender| Fight { flank, terrain, control, attacker, defender };
            all.clone().into_iter().map(fight)
        })
    })
}

fn check(fight: Fight, game: &FieldOfGlory, scope: UnitModifierScope) {
    let Fight { flank, terrain, control, attacker, defender } = fight;
    let both = scope == UnitModifierScope::BothLeads;
    let woods = |front: usize| if terrain == "woods" { WOODS[front] } else { 0 };
    let hill = i8::from(terrain == "hill" && control == "blue");
    let attack = VALUE_AGAINST[attacker.front][defender.front]
        + woods(attacker.front)
        + attacker.for_two(true)
        + if flank { 2 } else { 0 };
    let value = if both { VALUE_AGAINST[defender.front][attacker.front] } else { VALUE[defender.front] };
    let defence = value + woods(defender.front) + hill + defender.for_two(both);
    let spear = attack == defence && TYPES[defender.front] == "SP";
    let attacker_wins = attack > defence;
    let tie = attack == defence && !spear;

    let (events, after) = fight.play(game);
    let compared = events.iter().find_map(|event| match event {
        Event::Compared { attack, defence, winner, spear, .. } => {
            Some((attack.total, defence.total, winner.map(|seat| seat.index()), *spear))
        }
        _ => None,
    });
    let winner = if tie { None } else { Some(usize::from(!attacker_wins)) };
    assert_eq!(compared, Some((attack, defence, winner, spear)), "{fight:?} {scope:?}");

    let none = Vec::<String>::new;
    let (red, blue) = match winner {
        Some(0) => (vec![attacker.front()], none()),
        Some(_) => (none(), vec![defender.front()]),
        None => (none(), none()),
    };
    let turned = match winner {
        Some(0) => "red",
        Some(_) if control != "red" => control,
        _ => "neutral",
    };
    let facing = if flank { vec![FACING.to_owned()] } else { red.clone() };
    let at_target = json!({ "terrain": terrain, "control": turned, "units": [facing, blue] });
    assert_eq!(after["columns"]["3"], at_target, "{fight:?} {scope:?}");
    assert_eq!(after["columns"][fight.launch().to_string()]["units"][0], json!(if flank { red } else { facing }));

    let lost = |formation: Formation, loses: bool| sorted(if loses { formation.units() } else { none() });
    assert_eq!(after["players"][0]["victory"], json!(lost(defender, winner == Some(0))), "{fight:?}");
    assert_eq!(after["players"][1]["victory"], json!(lost(attacker, winner == Some(1))), "{fight:?}");
    // Without a card anywhere a rampage is a run-out and no more (4.121).
    let rampages = |formation: Formation, loses: bool| u8::from(loses && formation.has("EL"));
    assert_eq!(after["players"][0]["run_outs"], rampages(attacker, winner == Some(1)), "{fight:?}");
    assert_eq!(after["players"][1]["run_outs"], rampages(defender, winner == Some(0)), "{fight:?}");
}

/// Holds: FOG-X33, FOG-2.8, FOG-4.51, FOG-4.53, FOG-4.56, FOG-4.57, FOG-4.58, FOG-4.59, FOG-4.60, FOG-4.63, FOG-4.64, FOG-4.65.
/// Holds: FOG-4.66, FOG-4.68, FOG-4.69, FOG-4.70, FOG-4.88, FOG-4.89, FOG-4.91, FOG-N28, FOG-R1, FOG-R6.
#[test]
fn every_formation_fights_every_other_on_plain_in_both_scopes() {
    for scope in [UnitModifierScope::AttackingLeadOnly, UnitModifierScope::BothLeads] {
        let game = game(scope);
        fights("plain", "red").for_each(|fight| check(fight, &game, scope));
    }
}

/// Holds: FOG-2.11, FOG-4.54, FOG-4.90, FOG-R6.
#[test]
fn every_formation_fights_every_other_in_woods() {
    let scope = UnitModifierScope::AttackingLeadOnly;
    let game = game(scope);
    fights("woods", "neutral").for_each(|fight| check(fight, &game, scope));
}

/// Holds: FOG-2.11, FOG-4.55, FOG-4.56, FOG-4.90, FOG-R1.
#[test]
fn single_units_fight_on_each_terrain_under_each_control_in_both_scopes() {
    for scope in [UnitModifierScope::AttackingLeadOnly, UnitModifierScope::BothLeads] {
        let game = game(scope);
        for terrain in ["plain", "rough", "woods", "hill"] {
            for control in ["neutral", "red", "blue"] {
                let single = |formation: Formation| formation.behind.is_none();
                let fights = fights(terrain, control);
                let fights = fights.filter(|fight| single(fight.attacker) && single(fight.defender));
                fights.for_each(|fight| check(fight, &game, scope));
            }
        }
    }
}

/// Holds: FOG-4.37, FOG-4.39, FOG-4.86, FOG-8.8.
#[test]
fn who_can_escape_from_whom() {
    let game = game(UnitModifierScope::default());
    for fight in fights("rough", "blue") {
        let Fight { flank, attacker, defender, .. } = fight;
        let blue = Seat::new(1).unwrap();
        let mut state = fight.position(&game);
        let before = if flank { vec![fight.declaration()] } else { vec![fight.declaration(), "none".to_owned()] };
        for action in before {
            let action = game.parse(&action).unwrap();
            game.apply(&mut state, Actor::Seat(Seat::new(0).unwrap()), action, &mut ());
        }
        let mut legal = Vec::new();
        game.legal(&state, blue, &mut legal);
        let legal: Vec<String> = legal.into_iter().map(|action| game.notation(action)).collect();

        let may = |unit: &String| ESCAPES[attacker.front].iter().any(|code| unit.starts_with(code));
        let escaping: Vec<String> = sorted(defender.units()).into_iter().filter(may).collect();
        let mut expected = vec!["retreat(())".to_owned()];
        expected.extend(escaping.iter().map(|unit| format!("retreat(({unit}))")));
        if let [one, other] = escaping.as_slice() {
            expected.push(format!("retreat(({one}, {other}))"));
        }
        assert_eq!(legal, expected, "{fight:?}");
    }
}

/// What happened, word by word.
fn words(events: &[Event]) -> Vec<String> {
    let word = |event: &Event| serde_json::to_value(event).unwrap()["type"].as_str().unwrap().to_owned();
    events.iter().map(word).collect()
}

/// Holds: FOG-4.43, FOG-4.44, FOG-4.72, FOG-N14.
#[test]
fn a_combat_is_settled_in_order() {
    let game = game(UnitModifierScope::default());
    let [heavy, light, pike, elephants] = [0, 2, 3, 8];
    let pair = |unit| Formation { front: unit, behind: Some(unit) };
    let fight = |attacker, defender, control| {
        Fight { flank: false, terrain: "plain", control, attacker, defender }.play(&game).0
    };
    let before = ["attack", "bonus", "retreated", "bonus", "front", "compared"];
    let settled = |events: Vec<Event>| {
        let words = words(&events);
        assert_eq!(words[..before.len()], before);
        (words[before.len()..].to_vec(), events)
    };

    let (won, _) = settled(fight(pair(pike), Formation { front: light, behind: Some(elephants) }, "blue"));
    assert_eq!(won, ["handed-over", "run-out", "rampage", "second-discarded", "turned"]);
    let (lost, _) = settled(fight(pair(heavy), pair(elephants), "red"));
    assert_eq!(lost, ["handed-over", "second-discarded", "turned"]);
    let (tie, events) = settled(fight(pair(heavy), pair(heavy), "blue"));
    assert_eq!(tie, ["tie-discarded", "tie-discarded", "turned"]);
    let whose = events.iter().filter_map(|event| match event {
        Event::TieDiscarded { seat, .. } => Some(seat.index()),
        _ => None,
    });
    assert_eq!(whose.collect::<Vec<_>>(), [0, 1], "the attacker's units first");
}
