//! Windows (4.10) with cards that would not meet otherwise.

use super::table::plays;

const VP: &str = "steps = [{ do = \"gain_vp\", n = 1 }]";

fn on(trigger: &str) -> String {
    format!("trigger = [{{ {trigger} }}]\n{VP}")
}

/// Two cards on either side answer to Sparta's muster.
///
/// Holds: VOD-4.10.4, VOD-4.10.7, VOD-4.10.8.
#[test]
fn the_teams_have_opportunities_by_turns() {
    let effect = on("on = \"mustered\"");
    let cards = ["spa_p2", "spa_p4", "ath_p1", "ath_p2"].map(|id| (id, "prepare", &*effect));
    let position = "active = \"sparta\"\nstep = \"play\"\npowers.sparta.hand = [\"sparta_muster_hoplite\"]
        powers.sparta.laid = [{ card = \"spa_p2\" }, { card = \"spa_p4\" }]
        powers.athens.laid = [{ card = \"ath_p1\" }, { card = \"ath_p2\" }]";
    let muster = "A: play(sparta_muster_hoplite)\nA: new(hoplite, argos)\nA may: use(spa_p2) | use(spa_p4) | pass\n";
    // One reaction at an opportunity, then the other team, until nobody is left.
    plays(
        &cards,
        position,
        &format!(
            "{muster}
            A: use(spa_p4)
            waiting: B
            B may: use(ath_p1) | use(ath_p2) | pass
            B: use(ath_p1)
            waiting: A
            A may: use(spa_p2) | pass
            A: use(spa_p2)
            B may: use(ath_p2) | pass
            B: use(ath_p2)
            position: vp = {{\"oligarchs\": 2, \"demos\": 2}}
            A is asked [VOD-D8]
            "
        ),
    );
    // With the other team out, the same team again.
    plays(
        &cards,
        position,
        &format!(
            "{muster}
            A: use(spa_p4)
            B: pass
            waiting: A
            A: use(spa_p2)
            position: vp = {{\"oligarchs\": 2, \"demos\": 0}}
            A is asked [VOD-D8]
            "
        ),
    );
}

/// The Delian League waits; when Athens has kept its city there is nothing left to answer to.
///
/// Holds: VOD-4.10.8, VOD-4.16.6, VOD-4.10.5.
#[test]
fn a_piece_kept_closes_the_window() {
    let cards = [("del_p2", "prepare", &*on("on = \"would_remove\", of = \"friend\""))];
    let position = "active = \"sparta\"\nstep = \"play\"\npowers.sparta.hand = [\"sparta_land_battle\"]
        powers.sparta.hoplites = [\"attica\", \"megara\", \"argos\", \"laconia\"]
        powers.athens.hoplites = []\npowers.athens.laid = [{ card = \"ath_p1\" }]
        powers.delian.laid = [{ card = \"del_p2\" }]";
    plays(
        &cards,
        position,
        "
        A: play(sparta_land_battle)
        A: fight(attica, athens)
        B may: use(del_p2) | pass | wait
        B: wait
        B may: use(ath_p1) | pass
        B: use(ath_p1)
        A is asked [VOD-D8]
        position: powers.athens.cities = [\"athens\"]
        position: powers.delian.laid.0.card = del_p2
        position: vp = {\"oligarchs\": 0, \"demos\": 0}
        ",
    );
}

/// A Status that may be used again and again answers once to one happening, and again to the next.
///
/// Holds: VOD-4.10.9, VOD-4.8.6.
#[test]
fn a_status_is_used_once_for_one_happening() {
    let status = format!("trigger = [{{ on = \"mustered\" }}]\ncost = [[{{ pay = \"discard\", n = 1 }}]]\n{VP}");
    plays(
        &[("ath_s5", "status", &status)],
        "active = \"sparta\"\nstep = \"strategy\"\npowers.sparta.laid = [{ card = \"spa_p1\" }]
        powers.athens.status = [\"ath_s5\"]\npowers.athens.hand = [\"ath_e1\", \"ath_e2\", \"ath_e3\"]",
        "
        A: use(spa_p1)
        A: new(hoplite, argos)
        B may: use(ath_s5) | pass
        B: use(ath_s5)
        B: discard(ath_e1)
        position: vp.demos = 1
        waiting: A
        A: new(hoplite, arcadia)
        B may: use(ath_s5) | pass
        B: use(ath_s5)
        B: discard(ath_e2)
        position: vp.demos = 2
        waiting: A
        ",
    );
}
