//! The cues (4.12): what a card answers to, and at which moment.

use super::table::{event, plays};

/// A Prepare card that gives its team a VP on this cue.
fn on(trigger: &str) -> String {
    format!("trigger = [{trigger}]\nsteps = [{{ do = \"gain_vp\", n = 1 }}]")
}

/// Sparta before Athens, with a line from Attica to Laconia, and something to play.
fn sparta(hand: &str, over: &str) -> String {
    format!(
        "active = \"sparta\"\nstep = \"play\"\npowers.sparta.hand = [\"{hand}\"]
        powers.sparta.hoplites = [\"attica\", \"megara\", \"argos\", \"laconia\"]\n{over}"
    )
}

/// New or in place, by whatever power; the set-up of a place is none.
///
/// Holds: VOD-4.12.5, VOD-4.2.6, VOD-4.3.4, VOD-4.10.3.
#[test]
fn mustered() {
    let cards = [("ath_p1", "prepare", &*on("{ on = \"mustered\" }"))];
    let laid = "powers.athens.laid = [{ card = \"ath_p1\" }]";
    for muster in ["new(hoplite, boeotia)", "place-in(laconia)"] {
        plays(
            &cards,
            &sparta("sparta_muster_hoplite", laid),
            &format!(
                "
                A: play(sparta_muster_hoplite)
                A: {muster}
                B may: use(ath_p1) | pass
                B: use(ath_p1)
                position: vp.demos = 1
                position: powers.athens.discard = [\"ath_p1\"]
                "
            ),
        );
    }
    plays(
        &cards,
        &format!("{laid}\nactive = \"delian\"\nstep = \"play\"\npowers.delian.hand = [\"delian_muster_trireme\"]"),
        "
        B: play(delian_muster_trireme)
        B: place-in(ionian_sea)
        B may: use(ath_p1) | pass
        ",
    );
    plays(
        &cards,
        &sparta("spa_e1", laid),
        "
        A: play(spa_e1)
        A: place(city, ionia)
        A: place(trireme, dodecanese)
        A is asked [VOD-D8]
        ",
    );
}

/// In a battle, by a card, for want of supply; the piece still stands there before, and is gone after.
///
/// Holds: VOD-4.12.7, VOD-4.12.8, VOD-4.12.14, VOD-4.6.7.
#[test]
fn before_and_after_a_removal() {
    let cards =
        [("ath_p1", "prepare", &*on("{ on = \"would_remove\" }")), ("ath_p2", "prepare", &*on("{ on = \"removed\" }"))];
    let laid = "powers.athens.laid = [{ card = \"ath_p1\" }, { card = \"ath_p2\" }]";
    let answers = |after: &str| {
        format!(
            "
            B may: use(ath_p1) | pass
            B: use(ath_p1)
            B may: use(ath_p2) | pass
            {after}
            B: use(ath_p2)
            position: vp.demos = 2
            "
        )
    };
    plays(
        &cards,
        &sparta("sparta_land_battle", laid),
        &format!(
            "
            A: play(sparta_land_battle)
            A: fight(attica, athens)
            position: powers.athens.hoplites = [\"athens\"]
            {}",
            answers("position: powers.athens.hoplites = []")
        ),
    );
    plays(
        &cards,
        &sparta("spa_e3", &format!("{laid}\npowers.athens.hoplites = [\"boeotia\"]")),
        &format!(
            "
            A: play(spa_e3)
            A: target(boeotia, hoplite)
            position: powers.athens.hoplites = [\"boeotia\"]
            {}",
            answers("position: powers.athens.hoplites = []")
        ),
    );
    plays(
        &cards,
        &format!("active = \"athens\"\nstep = \"planning\"\npowers.athens.triremes = [\"hellespont\"]\n{laid}"),
        &format!(
            "
            B: end
            B: done
            position: powers.athens.triremes = [\"hellespont\"]
            {}",
            answers("position: powers.athens.triremes = []")
        ),
    );
    // The VP for a city is paid before anybody answers to its removal.
    plays(
        &cards,
        &sparta("sparta_land_battle", &format!("{laid}\npowers.athens.hoplites = []")),
        &format!(
            "
            A: play(sparta_land_battle)
            A: fight(attica, athens)
            position: vp.oligarchs = 0
            {}",
            answers("position: vp.oligarchs = 1")
        ),
    );
}

/// Neither lifting nor taking off for a muster elsewhere is a removal.
///
/// Holds: VOD-4.1.6, VOD-4.12.13, VOD-4.16.5.
#[test]
fn what_is_lifted_is_not_removed() {
    let cards = [
        ("ath_p1", "prepare", &*on("{ on = \"would_remove\" }, { on = \"removed\" }")),
        (
            "spa_p2",
            "prepare",
            "trigger = [{ on = \"strategy\" }]\nsteps = [{ do = \"relocate\", piece = [\"hoplite\"] }]",
        ),
    ];
    let laid = "powers.athens.laid = [{ card = \"ath_p1\" }]";
    plays(
        &cards,
        &format!("active = \"athens\"\nstep = \"play\"\n{laid}"),
        "
        B: lift(athens, hoplite)
        B is asked [VOD-D5]
        B: lift(athens, city)
        B is asked [VOD-D5]
        ",
    );
    plays(
        &cards,
        &format!("active = \"sparta\"\nstep = \"strategy\"\n{laid}\npowers.sparta.laid = [{{ card = \"spa_p2\" }}]"),
        "
        A: use(spa_p2)
        A: off(messenia, hoplite)
        A is asked [VOD-D12.5]
        A: end-off
        A: new(hoplite, arcadia)
        A is asked [VOD-D4]
        ",
    );
}

/// A cue with `by` fits no loss for want of supply, one with `cause` only those it names.
///
/// Holds: VOD-4.12.12, VOD-4.12.14.
#[test]
fn who_removes_and_why() {
    let supply = "active = \"athens\"\nstep = \"planning\"\npowers.athens.triremes = [\"hellespont\"]
        powers.athens.laid = [{ card = \"ath_p1\" }]";
    let battle = sparta("sparta_land_battle", "powers.athens.laid = [{ card = \"ath_p1\" }]");
    for (filter, by_supply, by_battle) in [
        ("", true, true),
        (", by = \"any\"", false, true),
        (", by = \"enemy\"", false, true),
        (", by = \"self\"", false, false),
        (", cause = [\"supply\"]", true, false),
        (", cause = [\"battle\", \"effect\"]", false, true),
        (", turn = \"own\"", true, false),
        (", turn = \"other\"", false, true),
        (", step = [\"play\"]", false, true),
        (", step = [\"supply\", \"draw\"]", true, false),
        (", piece = [\"trireme\"]", true, false),
        (", spaces = { ids = [\"athens\"] }", false, true),
        (", of = \"teammate\"", false, false),
    ] {
        let effect = on(&format!("{{ on = \"removed\"{filter} }}"));
        let cards = [("ath_p1", "prepare", &*effect)];
        let asked = |is| if is { "B may: use(ath_p1) | pass\n" } else { "" };
        let lost = format!("B: end\nB: done\n{}", if by_supply { asked(true) } else { "B is asked [VOD-D10]\n" });
        plays(&cards, supply, &lost);
        let fallen = if by_battle { asked(true) } else { "A is asked [VOD-D8]\n" };
        plays(&cards, &battle, &format!("A: play(sparta_land_battle)\nA: fight(attica, athens)\n{fallen}"));
    }
}

/// A card takes the fighter away when the battle has begun: nothing is removed, and the battle is over all the same.
///
/// Holds: VOD-4.12.9, VOD-4.12.10, VOD-EX94, VOD-4.6.7, VOD-4.11.5, VOD-4.11.8, VOD-R47.
#[test]
fn a_battle_that_has_begun() {
    let begun = "trigger = [{ on = \"battle_begun\", by = \"enemy\", spaces = { ids = [\"argos\"] } }]
        steps = [{ do = \"remove\", of = \"enemy\", piece = [\"hoplite\", \"trireme\"], piece_bound = \"event\" }]";
    let cards = [("spa_p6", "prepare", begun), ("spa_p9", "prepare", &*on("{ on = \"battle_over\", by = \"enemy\" }"))];
    let position = "active = \"athens\"\nstep = \"play\"\npowers.athens.hand = [\"athens_land_battle\"]
        powers.sparta.hoplites = [\"argos\", \"laconia\"]\npowers.sparta.laid = [{ card = \"spa_p6\" }, { card = \"spa_p9\" }]";
    plays(
        &cards,
        position,
        "
        B: play(athens_land_battle)
        B: fight(saronic_gulf, argos)
        A may: use(spa_p6) | pass
        A: use(spa_p6)
        A may: target(saronic_gulf, trireme) | stop
        A: target(saronic_gulf, trireme)
        position: powers.athens.triremes = []
        position: powers.sparta.hoplites = [\"argos\", \"laconia\"]
        A may: use(spa_p9) | pass
        A: use(spa_p9)
        position: vp.oligarchs = 1
        spectator learns: {\"event\": \"step-over\", \"card\": \"athens_land_battle\", \"outcome\": \"prevented\"}
        B is asked [VOD-D8]
        ",
    );
    // Let pass, it takes its course; that the battle is over comes after the removal.
    plays(
        &cards,
        position,
        "
        B: play(athens_land_battle)
        B: fight(saronic_gulf, argos)
        position: powers.sparta.hoplites = [\"argos\", \"laconia\"]
        A: pass
        position: powers.sparta.hoplites = [\"laconia\"]
        A may: use(spa_p9) | pass
        ",
    );
    // Another target is no cue.
    plays(
        &cards,
        &position.replace("[\"argos\", \"laconia\"]", "[\"megara\", \"laconia\"]"),
        "
        B: play(athens_land_battle)
        B: fight(saronic_gulf, megara)
        A may: use(spa_p9) | pass
        ",
    );
}

/// What comes in a battle, one window after the other.
///
/// Holds: VOD-4.6.7, VOD-4.12.9, VOD-4.12.10, VOD-4.11.7.
#[test]
fn the_order_of_a_battle() {
    let cards = [
        ("ath_p1", "prepare", &*on("{ on = \"battle_begun\" }")),
        ("ath_p2", "prepare", &*on("{ on = \"would_remove\" }")),
        ("ath_p5", "prepare", &*on("{ on = \"removed\" }")),
        ("ath_p9", "prepare", &*on("{ on = \"battle_over\" }")),
    ];
    let laid = "{ card = \"ath_p1\" }, { card = \"ath_p2\" }, { card = \"ath_p5\" }, { card = \"ath_p9\" }";
    plays(
        &cards,
        &sparta("sparta_land_battle", &format!("powers.athens.laid = [{laid}]")),
        "
        A: play(sparta_land_battle)
        A: fight(attica, athens)
        B may: use(ath_p1) | pass
        B: pass
        B may: use(ath_p2) | pass
        B: pass
        position: powers.athens.hoplites = []
        B may: use(ath_p5) | pass
        B: pass
        B may: use(ath_p9) | pass
        B: pass
        A is asked [VOD-D8]
        ",
    );
}

/// The window is before the card is done; a laid card shows its type only.
///
/// Holds: VOD-4.12.11, VOD-EX96, VOD-4.12.12.
#[test]
fn card_played() {
    let cards = [("ath_p1", "prepare", &*on("{ on = \"card_played\", by = \"enemy\", types = [\"event\"] }"))];
    let laid = "powers.athens.laid = [{ card = \"ath_p1\" }]";
    plays(
        &cards,
        &sparta("spa_e1", laid),
        "
        A: play(spa_e1)
        B may: use(ath_p1) | pass
        position: powers.sparta.cities = [\"laconia\"]
        B: use(ath_p1)
        position: vp.demos = 1
        A is asked [VOD-D12.2]
        A: place(city, ionia)
        ",
    );
    for card in ["sparta_muster_hoplite", "spa_s1", "spa_p1"] {
        plays(&cards, &sparta(card, laid), &format!("A: play({card})\nA may not: go-on\nB may:\n"));
    }
}

/// Holds: VOD-4.12.11, VOD-4.9.3, VOD-4.8.10.
#[test]
fn a_laid_card_answers_to_its_own_laying() {
    let cards = [("spa_p2", "prepare", &*on("{ on = \"card_played\", by = \"self\", types = [\"prepare\"] }"))];
    plays(
        &cards,
        &sparta("spa_p2", ""),
        "
        A: play(spa_p2)
        A may: use(spa_p2) | pass
        A: use(spa_p2)
        position: vp.oligarchs = 1
        position: powers.sparta.laid = []
        A is asked [VOD-D8]
        ",
    );
    // In the Planning step nothing is played.
    plays(
        &cards,
        &sparta("spa_p2\", \"spa_e1", "").replace("\"play\"", "\"planning\""),
        "
        A: lay(spa_p2)
        A is asked [VOD-D10]
        ",
    );
}

/// An Event and a card fetched are done at once.
///
/// Holds: VOD-4.12.1, VOD-4.8.5.
#[test]
fn played() {
    plays(
        &[("spa_e1", "event", &event("{ do = \"gain_vp\", n = 2 }"))],
        &sparta("spa_e1", ""),
        "
        A: play(spa_e1)
        position: vp.oligarchs = 2
        position: powers.sparta.discard = [\"spa_e1\"]
        ",
    );
    plays(
        &[],
        &sparta("spa_e1\", \"spa_e2", ""),
        "
        A: emergency
        A: discard(spa_e1)
        A: discard(spa_e2)
        A: fetch(sparta_land_battle)
        A is asked [VOD-D12.3]
        ",
    );
}

/// Only in the owner's own Strategy step, with the symbol.
///
/// Holds: VOD-4.12.2, VOD-4.10.12.
#[test]
fn strategy() {
    let cards = [("spa_p2", "prepare", &*on("{ on = \"strategy\" }"))];
    let laid = "powers.sparta.laid = [{ card = \"spa_p2\" }]";
    plays(
        &cards,
        &format!("active = \"sparta\"\nstep = \"strategy\"\n{laid}"),
        "
        A: use(spa_p2)
        position: vp.oligarchs = 1
        A is asked [VOD-D4]
        ",
    );
    for (active, step) in [("sparta", "play"), ("sparta", "planning"), ("sparta", "draw"), ("corinth", "strategy")] {
        let position = format!("active = \"{active}\"\nstep = \"{step}\"\n{laid}\npowers.sparta.hand = [\"spa_e1\"]");
        plays(&cards, &position, "A may not: use(spa_p2)\n");
    }
}
