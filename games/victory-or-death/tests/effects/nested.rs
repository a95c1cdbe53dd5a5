//! What belongs to one step stays with it, whatever goes on inside (VOD-4.11.7): requests for aid, and what was come to.

use super::table::{corinth_plays, plays};

const DELIAN_LOSSES: &str = "active = \"delian\"\nstep = \"planning\"\npowers.delian.hand = []
    powers.delian.triremes = []\npowers.delian.hoplites = [\"aetolia\"]\npowers.corinth.triremes = [\"ionian_sea\"]";

/// A bribe put and taken back leaves the board as it was when the teammate had answered.
///
/// Holds: VOD-D17, VOD-D9.
#[test]
fn the_board_as_it_was_is_the_same_board() {
    plays(
        &[],
        &format!("{DELIAN_LOSSES}\npowers.delian.bowl = 1\npowers.athens.bowl = 1"),
        "
        B: end
        B is asked [VOD-D9]
        B: ask
        B: end
        B may not: ask [VOD-D17]
        B: put(italy)
        B may also: ask
        B: take-back(italy)
        B may not: ask [VOD-D17]
        B: lift(corcyra, city)
        B may also: ask
        ",
    );
}

/// The teammate's own bribe, put while it was asked and taken back beside the decision, makes the board another than the one
/// that its answer left.
///
/// Holds: VOD-D17.
#[test]
fn it_counts_how_the_board_was_when_the_answer_ended() {
    plays(
        &[],
        &format!("{DELIAN_LOSSES}\npowers.athens.bowl = 2"),
        "
        B: end
        B: ask
        B: put(italy)
        B: end
        B may not: ask [VOD-D17]
        B: d-18(athens, take-back, italy)
        B may also: ask
        ",
    );
}

/// Two hoplites without supply, each with two targets: who has asked for one pair of each may ask for the other two.
///
/// Holds: VOD-D17, VOD-8.1.
#[test]
fn the_same_request_names_the_same_fighter_and_target() {
    plays(
        &[],
        "active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"corinth_land_battle\"]
        powers.corinth.hoplites = [\"elis\", \"messenia\"]\npowers.sparta.hoplites = []
        powers.sparta.cities = []\npowers.sparta.bowl = 1\npowers.athens.hoplites = [\"arcadia\"]
        powers.athens.cities = []\npowers.delian.hoplites = [\"laconia\"]\npowers.corinth.bowl = 1",
        "
        A: play(corinth_land_battle)
        A: ask(elis, arcadia)
        A: end
        A: ask(messenia, laconia)
        A: end
        A may not: ask(elis, arcadia) [VOD-D17]
        A may not: ask(messenia, laconia) [VOD-D17]
        A may also: ask(messenia, arcadia)
        ",
    );
}

/// A card used and done inside the step changes nothing on the board.
///
/// Holds: VOD-D17, VOD-4.11.7.
#[test]
fn a_step_that_ends_inside_leaves_the_answer_standing() {
    plays(
        &[],
        "active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"corinth_muster_trireme\"]
        powers.corinth.status = [\"cor_s8\"]\npowers.corinth.triremes = []\npowers.sparta.bowl = 1
        powers.delian.triremes = []",
        "
        A: play(corinth_muster_trireme)
        A: ask(trireme, west_mediterranean_sea)
        A: end
        A may not: ask(trireme, west_mediterranean_sea) [VOD-D17]
        A: use(cor_s8)
        A may not: ask(trireme, west_mediterranean_sea) [VOD-D17]
        A: put(crete)
        A may also: ask(trireme, west_mediterranean_sea)
        ",
    );
}

/// A muster inside the window of another is a step of its own: what the outer one asked for in vain it may ask for, and the
/// outer one still not afterwards.
///
/// Holds: VOD-D17, VOD-4.11.7.
#[test]
fn a_step_inside_asks_for_itself() {
    let twice = "trigger = [{ on = \"play\" }]\nsteps = [{ do = \"muster\", piece = [\"hoplite\"], times = 2 }]";
    plays(
        &[("spa_e5", "event", twice)],
        "active = \"sparta\"\nstep = \"play\"\npowers.sparta.hand = [\"spa_e5\", \"spa_e1\"]
        powers.sparta.status = [\"spa_s5\"]\npowers.sparta.triremes = [\"hellespont\"]\npowers.corinth.bowl = 1",
        "
        A: play(spa_e5)
        A: ask(hoplite, byzantium)
        A: end
        A may not: ask(hoplite, byzantium) [VOD-D17]
        A: place-in(laconia)
        A: use(spa_s5)
        A: discard(spa_e1)
        A may also: ask(hoplite, byzantium)
        A: stop
        A is asked [VOD-D12.1]
        A may not: ask(hoplite, byzantium) [VOD-D17]
        A: stop
        ",
    );
}

/// Athens answers a muster with a battle that a card of Corinth's undoes. The muster took effect all the same.
///
/// Holds: VOD-4.11.5, VOD-4.10.10, VOD-4.6.9.
#[test]
fn what_was_undone_inside_is_not_what_the_step_came_to() {
    let muster = "trigger = [{ on = \"play\" }]\nsteps = [
        { id = \"it\", do = \"muster\", piece = [\"trireme\"] },
        { do = \"gain_vp\", n = 1, when = [{ cond = \"outcome\", step = \"it\", is = [\"done\"] }] },
        { do = \"gain_vp\", n = 7, when = [{ cond = \"outcome\", step = \"it\", is = [\"prevented\"] }] },
    ]";
    plays(
        &[("cor_e1", "event", muster)],
        "active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"cor_e1\"]
        powers.corinth.laid = [{ card = \"cor_p2\" }]\npowers.athens.laid = [{ card = \"ath_p9\" }]
        powers.athens.triremes = [\"ionian_sea\"]\npowers.delian.triremes = []",
        "
        A: play(cor_e1)
        A: place-in(gulf_of_corinth)
        B: use(ath_p9)
        B: fight(ionian_sea, gulf_of_corinth)
        A: use(cor_p2)
        position: powers.corinth.triremes = [\"gulf_of_corinth\"]
        position: vp.oligarchs = 1
        A is asked [VOD-D8]
        ",
    );
}

/// The other way about: what a nested battle achieved does not make a removal that was prevented one that took effect.
///
/// Holds: VOD-4.11.5, VOD-4.10.8.
#[test]
fn what_was_done_inside_is_not_what_the_step_came_to() {
    let steps =
        "{ id = \"it\", do = \"remove\", of = \"enemy\", piece = [\"trireme\"], spaces = { ids = [\"ionian_sea\"] } },
        { do = \"gain_vp\", n = 1, when = [{ cond = \"outcome\", step = \"it\", is = [\"prevented\"] }] }";
    let keep = "trigger = [{ on = \"would_remove\", of = \"self\" }]\nsteps = [
        { do = \"keep\" }, { do = \"remove\", of = \"enemy\", piece = [\"hoplite\"] }]";
    plays(
        &[("cor_e1", "event", &super::table::event(steps)), ("del_p2", "prepare", keep)],
        "active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"cor_e1\"]
        powers.delian.laid = [{ card = \"del_p2\" }]",
        "
        A: play(cor_e1)
        A: target(ionian_sea, trireme)
        B: use(del_p2)
        B: target(messenia, hoplite)
        position: powers.sparta.hoplites = [\"laconia\"]
        position: powers.delian.triremes = [\"ionian_sea\"]
        position: vp.oligarchs = 1
        A is asked [VOD-D8]
        ",
    );
}

/// Of two battles of a step the second was prevented: the step was done. A piece that stood in neither is not looked for.
///
/// Holds: VOD-4.11.5.
#[test]
fn one_time_of_several_is_enough() {
    let steps = "{ id = \"it\", do = \"remove\", of = \"enemy\", piece = [\"trireme\"], times = 2 },
        { do = \"gain_vp\", n = 1, when = [{ cond = \"outcome\", step = \"it\", is = [\"done\"] }] }";
    corinth_plays(
        steps,
        "powers.athens.status = [\"ath_s5\"]\npowers.athens.hand = [\"athens_sea_battle\"]",
        "
        A: target(ionian_sea, trireme)
        A: target(saronic_gulf, trireme)
        B: use(ath_s5)
        B: discard(athens_sea_battle)
        position: powers.athens.triremes = [\"saronic_gulf\"]
        position: vp.oligarchs = 1
        A is asked [VOD-D8]
        ",
    );
}
