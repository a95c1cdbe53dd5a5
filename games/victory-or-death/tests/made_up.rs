//! Rules that the cards of the standard file never ask for, with cards made up for them, and the order of the last scoring.

use quincunx_engine::prelude::*;
use quincunx_engine::{Explain, Seat};
use serde_json::json;
use victory_or_death::{BribePurchase, Ending, Event, Options, STANDARD, VpReason};

use crate::table::Table;

/// The standard file in which a card does something else.
fn with_effect(card: &str, effect: &str) -> String {
    let at = STANDARD.find(&format!("id = \"{card}\"")).unwrap();
    let from = at + STANDARD[at..].find("[card.effect]").unwrap();
    let to = from + STANDARD[from..].find("\n[[card]]\n").unwrap();
    format!("{}[card.effect]\n{effect}\n{}", &STANDARD[..from], &STANDARD[to..])
}

/// Holds: VOD-5.7, VOD-3.8.2, VOD-3.8.3, VOD-5.3, VOD-5.4.
#[test]
fn after_the_last_turn_cities_then_statuses_then_major_cities_then_the_winner() {
    let mut table = Table::new(
        None,
        &json!({ "round": 15, "active": "athens", "step": "draw", "powers": {
            "corinth": { "deck": [] }, "delian": { "deck": [] }, "sparta": { "deck": [], "status": ["spa_s4"] },
            "athens": { "deck": [], "status": ["ath_s1"] },
        } }),
    );
    let told: Vec<String> = table
        .plays("draw")
        .iter()
        .map(|event| match event {
            Event::Scoring { .. } => "scoring".to_owned(),
            Event::Vp { team, change, reason: VpReason::Card, .. } => format!("{team:?} {change} for a Status"),
            Event::Vp { team, change, reason, .. } => format!("{team:?} {change} for {reason:?}"),
            Event::Majors { .. } => "major cities".to_owned(),
            Event::Over { ending, .. } => format!("over by {ending:?}"),
            other => panic!("{other:?}"),
        })
        .collect();
    let order = [
        "scoring",
        "Oligarchs 2 for Cities",
        "Demos 2 for Cities",
        "Oligarchs 2 for a Status",
        "Demos 2 for a Status",
        "major cities",
        "Oligarchs 4 for Majors",
        "Demos 4 for Majors",
        "over by Tie",
    ];
    assert_eq!(told, order);
}

/// The quick victory is tested between the Statuses and the major cities: what they would have given is not counted.
///
/// Holds: VOD-5.7, VOD-5.2.
#[test]
fn a_quick_victory_after_the_last_turn_leaves_the_major_cities_uncounted() {
    let position = |oligarchs: i16| {
        json!({ "round": 15, "active": "athens", "step": "draw", "vp": { "oligarchs": oligarchs }, "powers": {
            "athens": { "deck": [], "status": ["ath_s1"] },
        } })
    };
    let ending = |oligarchs: i16| {
        let events = Table::new(None, &position(oligarchs)).plays("draw");
        let majors = events.iter().any(|event| matches!(event, Event::Majors { .. }));
        let over = events.iter().find_map(|event| match event {
            Event::Over { ending, .. } => Some(*ending),
            _ => None,
        });
        (over.unwrap(), majors)
    };
    assert_eq!(ending(12), (Ending::Quick, false), "12 + 2 against 2 + 2");
    assert_eq!(ending(11), (Ending::Points, true), "the Status has made it 9");
}

/// Holds: VOD-3.8.4, VOD-D18, VOD-3.8.3.
#[test]
fn where_a_status_asks_for_supply_bribes_are_put_in_the_scoring() {
    let supplied = "trigger = [{ on = \"scoring\" }]\nwhen = [{ cond = \"pieces\", of = \"self\", piece = [\"hoplite\"], \
                    spaces = { ids = [\"thessaly\"] }, supplied = true, min = 1 }]\nsteps = [{ do = \"gain_vp\", n = 2 }]\n\
                    use = \"automatic\"";
    let file = with_effect("cor_s1", supplied);
    let position = json!({ "round": 3, "active": "athens", "step": "draw", "powers": {
        "corinth": { "deck": [], "status": ["cor_s1"], "hoplites": ["thessaly"], "bowl": 1 },
        "athens": { "deck": [], "bowl": 1, "bribes": ["italy"] },
    } });
    let mut put = Table::new(Some(file.clone()), &position);
    put.plays("draw");
    assert_eq!((put.now("/stage"), put.now("/asked")), (json!("scoring"), json!("corinth")));
    assert_eq!(put.now("/vp"), json!({ "oligarchs": 2, "demos": 2 }), "the cities are counted, the Statuses are not");
    put.plays("put(boeotia)");
    assert!(put.legal().contains(&"take-back(boeotia)".to_owned()));
    assert_eq!(put.now("/asked"), "corinth", "until it says that it is done");
    put.plays("end");
    assert_eq!(put.now("/asked"), "athens", "the next in turn order that can do anything");
    put.plays("take-back(italy)");
    put.plays("end");
    assert_eq!(put.now("/vp"), json!({ "oligarchs": 4, "demos": 2 }));
    assert_eq!((put.now("/round"), put.now("/active")), (json!(4), json!("corinth")));

    let mut none = Table::new(Some(file), &position);
    for action in ["draw", "end", "end"] {
        none.plays(action);
    }
    assert_eq!(none.now("/vp"), json!({ "oligarchs": 2, "demos": 2 }), "without the bribe no supply, and no VP");
}

/// A scoring is nobody's turn: where bribes are bought in any turn, Athens, whose turn has just ended, buys like the others.
///
/// Holds: VOD-R58, VOD-R01, VOD-D18.
#[test]
fn in_a_scoring_all_may_buy() {
    let supplied = "trigger = [{ on = \"scoring\" }]\nwhen = [{ cond = \"pieces\", of = \"self\", piece = [\"hoplite\"], \
                    spaces = { ids = [\"thessaly\"] }, supplied = true, min = 1 }]\nsteps = [{ do = \"gain_vp\", n = 2 }]";
    let position = json!({ "round": 3, "active": "athens", "step": "draw", "powers": {
        "corinth": { "deck": [], "status": ["cor_s1"], "hand": ["cor_e1"], "bowl": 1 }, "delian": { "hand": ["del_e1"] },
        "athens": { "deck": [], "hand": ["ath_e1"] },
    } });
    let table = |bribe_purchase| {
        let options =
            Options { components: Some(with_effect("cor_s1", supplied)), bribe_purchase, ..Options::default() };
        let mut table = Table::with(options, &position);
        table.plays("draw");
        assert_eq!(table.now("/stage"), "scoring");
        table
    };
    let may = |table: &Table, seat: usize, text: &str| {
        let seat = Seat::new(seat).unwrap();
        let action = table.game.parse(text).unwrap();
        let mut legal = Vec::new();
        table.game.legal(&table.state, seat, &mut legal);
        let refusal = table.game.refusal(&table.state, seat, action);
        assert_eq!(refusal.is_none(), legal.contains(&action));
        refusal.map(|why| why.explain().clause.0)
    };
    let buys = [(0, "d-18(corinth, buy, cor_e1)"), (1, "d-18(delian, buy, del_e1)"), (1, "d-18(athens, buy, ath_e1)")];
    let any = table(BribePurchase::AnyTurn);
    let own = table(BribePurchase::OwnTurn);
    for (seat, text) in buys {
        assert_eq!(may(&any, seat, text), None, "{text}");
        assert_eq!(may(&own, seat, text), Some("VOD-3.9.2"), "{text}");
    }
}

/// Athens fights a hoplite of Sparta in Argos from the sea, and Sparta has a card that answers to the beginning of battles.
fn fought(effect: &str) -> (Table, Vec<Event>) {
    let mut table = Table::new(
        Some(with_effect("spa_p9", effect)),
        &json!({ "round": 2, "active": "athens", "step": "play", "powers": {
            "sparta": { "hoplites": ["argos", "laconia"], "laid": [{ "card": "spa_p9" }] },
            "athens": { "hand": ["athens_land_battle"] },
        } }),
    );
    table.plays("play(athens_land_battle)");
    table.plays("fight(saronic_gulf, argos)");
    let events = table.plays("use(spa_p9)");
    (table, events)
}

/// Holds: VOD-R47, VOD-4.6.7, VOD-EX94.
#[test]
fn a_reaction_that_takes_away_the_fighter_ends_the_battle_without_removal() {
    let (mut table, _) = fought(
        "trigger = [{ on = \"battle_begun\", by = \"enemy\", spaces = { ids = [\"argos\"] } }]\n\
         steps = [{ do = \"remove\", of = \"enemy\", piece = [\"hoplite\", \"trireme\"], piece_bound = \"event\" }]",
    );
    let events = table.plays("target(saronic_gulf, trireme)");
    assert!(events.iter().any(|event| matches!(event, Event::BattleInVain { target, .. } if target == "argos")));
    assert_eq!(table.now("/powers/athens/triremes"), json!([]));
    assert_eq!(table.now("/powers/sparta/hoplites"), json!(["argos", "laconia"]));
    assert_eq!(table.now("/step"), "planning", "the card is done");
}

/// Holds: VOD-R47, VOD-4.6.7.
#[test]
fn a_reaction_that_takes_away_the_target_ends_the_battle_without_removal() {
    let (mut table, _) = fought(
        "trigger = [{ on = \"battle_begun\", by = \"enemy\" }]\n\
         cost = [[{ pay = \"take_off\", piece = [\"hoplite\"], spaces = { ids = [\"argos\"] }, n = 1 }]]\n\
         steps = [{ do = \"draw\", n = 1 }]",
    );
    assert!(table.legal().contains(&"off(argos, hoplite)".to_owned()), "{:?}", table.legal());
    table.plays("off(argos, hoplite)");
    let events = table.plays("stop");
    assert!(events.iter().any(|event| matches!(event, Event::BattleInVain { target, .. } if target == "argos")));
    assert!(!events.iter().any(|event| matches!(event, Event::Removed { .. })));
    assert_eq!(table.now("/powers/athens/triremes"), json!(["saronic_gulf"]));
    assert_eq!(table.now("/powers/sparta/hoplites"), json!(["laconia"]));
}

/// Of two laid copies of a card the one laid first is used.
///
/// Holds: VOD-8.6.
#[test]
fn equal_laid_cards_are_one_action() {
    let copies = |card: &str, from: u8, to: u8, file: &str| {
        let at = file.find(&format!("id = \"{card}\"")).unwrap();
        let (before, after) = file.split_at(at);
        before.to_owned() + &after.replacen(&format!("copies = {from}\n"), &format!("copies = {to}\n"), 1)
    };
    let fewer = copies("corinth_muster_hoplite", 5, 7, &copies("corinth_sea_battle", 5, 1, STANDARD));
    let file = copies("cor_p3", 1, 3, &fewer);
    let mut table = Table::new(
        Some(file),
        &json!({ "round": 4, "active": "corinth", "step": "strategy", "powers": { "corinth": { "laid": [
            { "card": "cor_p1", "round": 1 }, { "card": "cor_p3", "round": 2 }, { "card": "cor_p3", "round": 3 },
        ] } } }),
    );
    assert_eq!(table.legal().iter().filter(|action| *action == "use(cor_p3)").count(), 1);
    let events = table.plays("use(cor_p3)");
    assert!(events.iter().any(|event| matches!(event, Event::Used { place: Some(1), .. })), "{events:?}");
    let left = table.now("/powers/corinth/laid");
    let rounds: Vec<_> = left.as_array().unwrap().iter().map(|card| card["round"].clone()).collect();
    assert_eq!(rounds, [1, 3]);
}
