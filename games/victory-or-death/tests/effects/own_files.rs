//! What no card of the standard file asks for, as a file of one's own may: costs of several parts, costs before a choice of who
//! acts, names without a piece.

use super::table::{corinth_plays, event, plays, plays_with};

const DECLINED: &str =
    "{ do = \"gain_vp\", n = 5, when = [{ cond = \"outcome\", step = \"it\", is = [\"declined\"] }] }";
const NO_TARGET: &str =
    "{ do = \"gain_vp\", n = 7, when = [{ cond = \"outcome\", step = \"it\", is = [\"no_target\"] }] }";

/// Corinth plays an Event with this cost that gives 5 VP.
fn pays(cost: &str, position: &str, play: &str) {
    let effect = format!("trigger = [{{ on = \"play\" }}]\ncost = [[{cost}]]\nsteps = [{{ do = \"gain_vp\", n = 5 }}]");
    let position = format!("active = \"corinth\"\nstep = \"play\"\n{position}");
    plays(&[("cor_e1", "event", &effect)], &position, &format!("A: play(cor_e1)\n{play}"));
}

/// Taking off is the first choice of a `relocate`: it can be paid for if there is a piece to take off.
///
/// Holds: VOD-4.11.4, VOD-4.16.5, VOD-D12.8.
#[test]
fn a_relocate_with_a_cost() {
    let steps = format!(
        "{{ id = \"it\", do = \"relocate\", piece = [\"trireme\"], cost = [[{{ pay = \"vp\", n = 1 }}]] }}, {DECLINED}"
    );
    corinth_plays(
        &steps,
        "vp.oligarchs = 1",
        "
        A is asked [VOD-D12.8]
        A may also: pay | stop
        A: pay
        position: vp.oligarchs = 0
        A may: off(gulf_of_corinth, trireme) | end-off
        A: off(gulf_of_corinth, trireme)
        A: new(trireme, gulf_of_corinth)
        position: powers.corinth.triremes = [\"gulf_of_corinth\"]
        position: vp.oligarchs = 0
        A is asked [VOD-D8]
        ",
    );
    corinth_plays(&steps, "vp.oligarchs = 1", "A: stop\nposition: vp.oligarchs = 6\nA is asked [VOD-D8]\n");
    corinth_plays(
        &steps,
        "vp.oligarchs = 1\npowers.corinth.triremes = []",
        "A is asked [VOD-D8]\nposition: vp.oligarchs = 1\n",
    );
}

/// Holds: VOD-4.11.5, VOD-D12.5, VOD-4.16.5.
#[test]
fn to_take_nothing_off_is_to_decline() {
    let steps = format!("{{ id = \"it\", do = \"relocate\", piece = [\"trireme\"] }}, {DECLINED}, {NO_TARGET}");
    corinth_plays(&steps, "", "A: end-off\nposition: vp.oligarchs = 5\n");
    corinth_plays(&steps, "powers.corinth.triremes = []", "position: vp.oligarchs = 7\n");
    corinth_plays(
        &steps,
        "",
        "A: off(gulf_of_corinth, trireme)\nA: stop\nposition: vp.oligarchs = 5\nposition: powers.corinth.triremes = []\n",
    );
}

/// Holds: VOD-4.14.5, VOD-4.8.12, VOD-8.2, VOD-D11.
#[test]
fn pieces_of_two_kinds_taken_off() {
    let hand = "powers.corinth.hand = [\"cor_e1\"]\npowers.corinth.hoplites = [\"argos\"]";
    pays(
        "{ pay = \"take_off\", piece = [\"hoplite\"], n = 1 }, { pay = \"take_off\", piece = [\"trireme\"], n = 1 }",
        hand,
        "
        A: pay
        A may: off(argos, hoplite) | back
        A: off(argos, hoplite)
        A may: off(gulf_of_corinth, trireme) | back
        A: off(gulf_of_corinth, trireme)
        position: vp.oligarchs = 5
        position: powers.corinth.hoplites = []
        position: powers.corinth.triremes = []
        ",
    );
    // The hoplite is kept for the payment that only it can make.
    pays(
        "{ pay = \"take_off\", piece = [\"hoplite\", \"trireme\"], n = 1 }, { pay = \"take_off\", piece = [\"hoplite\"], n = 1 }",
        hand,
        "
        A: pay
        A may: off(gulf_of_corinth, trireme) | back
        A may not: off(argos, hoplite) [VOD-4.14.1]
        A: off(gulf_of_corinth, trireme)
        A: off(argos, hoplite)
        position: vp.oligarchs = 5
        ",
    );
    // One city is no two.
    let city = "{ pay = \"take_off\", piece = [\"city\"], n = 1 }";
    pays(&format!("{city}, {city}"), hand, "A is asked [VOD-D8]\nposition: vp.oligarchs = 0\n");
}

/// Holds: VOD-4.14.3, VOD-4.8.12, VOD-8.2, VOD-4.7.5, VOD-R51, VOD-D12.9.
#[test]
fn cards_of_two_named_types() {
    let hand = |more: &str| format!("powers.corinth.hand = [\"cor_e1\"{more}]\nvp.oligarchs = 3");
    let either = "{ pay = \"discard_type\", types = [\"event\", \"status\"], n = 1 }";
    let event = "{ pay = \"discard_type\", types = [\"event\"], n = 1 }";
    let both = format!("{either}, {event}");
    pays(
        &both,
        &hand(", \"cor_e2\", \"cor_s1\""),
        "
        A: pay
        A may: discard(cor_s1) | back
        A: discard(cor_s1)
        A may: discard(cor_e2) | back
        A: discard(cor_e2)
        position: vp.oligarchs = 8
        ",
    );
    // It is asked for the look of it, as nobody else knows the types of the cards in hand.
    pays(
        &both,
        &hand(", \"cor_e2\", \"cor_p1\""),
        "A is asked [VOD-D12.9]\nA may not: pay [VOD-4.7.5]\nA: stop\nposition: vp.oligarchs = 3\n",
    );
    pays(&both, &hand(", \"cor_e2\""), "A is asked [VOD-D8]\nposition: vp.oligarchs = 3\n");
}

/// Any two cards, then one of a named type: the card of that type is kept for it, and VP stand in for what is missing.
///
/// Holds: VOD-R55, VOD-4.7.3, VOD-4.7.5, VOD-8.2.
#[test]
fn any_cards_before_those_of_a_type() {
    let cost = "{ pay = \"discard\", n = 2 }, { pay = \"discard_type\", types = [\"event\"], n = 1 }";
    let position = |hand: &str, vp: u8| format!("powers.corinth.hand = [\"cor_e1\", {hand}]\nvp.oligarchs = {vp}");
    pays(
        cost,
        &position("\"cor_e2\"", 2),
        "
        A: pay
        A may: discard(cor_e2) | back
        A: discard(cor_e2)
        position: vp.oligarchs = 5
        position: powers.corinth.hand = []
        ",
    );
    pays(
        cost,
        &position("\"cor_e2\", \"cor_s1\"", 1),
        "
        A: pay
        A may: discard(cor_s1) | back
        A may not: discard(cor_e2) [VOD-4.14.1]
        A: discard(cor_s1)
        A: discard(cor_e2)
        position: vp.oligarchs = 5
        ",
    );
    pays(cost, &position("\"cor_e2\"", 1), "A is asked [VOD-D8]\nposition: vp.oligarchs = 1\n");
    // Where VP are picks, the missing ones are picked in their place.
    let effect = format!("trigger = [{{ on = \"play\" }}]\ncost = [[{cost}]]\nsteps = [{{ do = \"gain_vp\", n = 5 }}]");
    plays_with(
        "vp_for_discard = \"any\"",
        &[("cor_e1", "event", &effect)],
        &format!("active = \"corinth\"\nstep = \"play\"\n{}", position("\"cor_e2\"", 2)),
        "
        A: play(cor_e1)
        A: pay
        A may: vp | back
        A: vp
        A: vp
        A may: discard(cor_e2) | back
        A: discard(cor_e2)
        position: vp.oligarchs = 5
        ",
    );
}

/// Corinth cannot muster in Messenia, Sparta can: the cost is offered, and who acts is asked when it is paid.
///
/// Holds: VOD-4.11.4, VOD-4.15.3, VOD-D14.
#[test]
fn a_muster_of_either_with_a_cost() {
    let muster = |at: &str| {
        format!(
            "{{ do = \"muster\", piece = [\"hoplite\"], spaces = {{ ids = [\"{at}\"] }}, actor = \"friend\", cost = [[{{ pay = \"vp\", n = 1 }}]] }}"
        )
    };
    corinth_plays(
        &muster("messenia"),
        "vp.oligarchs = 1",
        "
        A is asked [VOD-D12.8]
        A may also: pay | stop
        A: pay
        A may: self | teammate
        A: teammate
        A: place-in(messenia)
        position: vp.oligarchs = 0
        A is asked [VOD-D8]
        ",
    );
    corinth_plays(&muster("achaea"), "vp.oligarchs = 1", "A may also: pay | stop\n");
    corinth_plays(&muster("rhodes"), "vp.oligarchs = 1", "A is asked [VOD-D8]\nposition: vp.oligarchs = 1\n");
}

/// Where battles without an enemy are allowed, such a battle deals with a space and with no piece.
///
/// Holds: VOD-4.11.8, VOD-R12.
#[test]
fn a_battle_without_an_enemy_gives_its_name_to_the_space() {
    let battle = "{ id = \"it\", do = \"battle\", kind = [\"land\"] }";
    let place = event(&format!("{battle}, {{ do = \"place\", piece = [\"city\"], spaces = {{ bound = [\"it\"] }} }}"));
    let remove = event(&format!(
        "{battle}, {{ do = \"remove\", of = \"any\", piece = [\"hoplite\", \"city\"], piece_bound = \"it\" }}"
    ));
    let position = "active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"cor_e1\"]";
    let play = "A: play(cor_e1)\nA: fight(gulf_of_corinth, boeotia)\n";
    let empty = "battle_empty = \"yes\"";
    plays_with(
        empty,
        &[("cor_e1", "event", &place)],
        position,
        &format!("{play}A may also: place(city, boeotia) | stop\nA: place(city, boeotia)\n"),
    );
    plays_with(empty, &[("cor_e1", "event", &remove)], position, &format!("{play}A is asked [VOD-D8]\n"));
    // A friendly piece there is not dealt with.
    let there = format!("{position}\npowers.sparta.hoplites = [\"boeotia\", \"laconia\"]");
    plays_with(empty, &[("cor_e1", "event", &remove)], &there, &format!("{play}A is asked [VOD-D8]\n"));
}

const DECKS: &str =
    "powers.corinth.deck = []\npowers.delian.deck = []\npowers.sparta.deck = []\npowers.athens.deck = []";

/// An extra play that a reaction gives in Corinth's turn is nothing to Corinth, and is lost at the end of its turn.
///
/// Holds: VOD-R59, VOD-4.16.13, VOD-4.17.2, VOD-D7.
#[test]
fn an_extra_play_given_in_the_turn_of_another() {
    let extra = |until: &str| {
        format!(
            "trigger = [{{ on = \"mustered\", of = \"enemy\" }}]\nsteps = [{{ do = \"extra_play\", types = [\"event\"], n = 1{until} }}]"
        )
    };
    let own = "trigger = [{ on = \"strategy\" }]\nsteps = [{ do = \"extra_play\", types = [\"event\"], n = 1 }]";
    let position = format!(
        "active = \"corinth\"\nstep = \"strategy\"\npowers.corinth.hand = [\"corinth_muster_trireme\", \"cor_e1\"]
        powers.corinth.laid = [{{ card = \"cor_p4\" }}]\npowers.athens.laid = [{{ card = \"ath_p1\" }}]
        powers.athens.hand = [\"ath_s1\", \"ath_e5\"]\n{DECKS}"
    );
    let muster = "A: end\nA: play(corinth_muster_trireme)\nA: place-in(gulf_of_corinth)\nB: use(ath_p1)\n";
    let others = ["B", "A"].map(|seat| format!("{seat}: end\n{seat}: none\n{seat}: end\n{seat}: draw\n")).concat();
    for (until, lasts) in [("", false), (", until = \"end_of_round\"", true)] {
        let cards = [("ath_p1", "prepare", &*extra(until)), ("cor_p4", "prepare", own)];
        let next = if lasts { "D7" } else { "D8" };
        let athens = format!("{others}B: end\nB: play(ath_s1)\nB is asked [VOD-{next}]\n");
        plays(&cards, &position, &format!("{muster}A is asked [VOD-D8]\nA: end\nA: draw\n{athens}"));
        // Corinth ends its own.
        plays(
            &cards,
            &position,
            &format!(
                "A: use(cor_p4)\n{muster}A is asked [VOD-D7]\nA: end\nA is asked [VOD-D8]\nA: end\nA: draw\n{athens}"
            ),
        );
    }
}

/// Holds: VOD-R01, VOD-D10, VOD-D12.1.
#[test]
fn bribes_bought_in_the_draw_step_are_bought_before_drawing() {
    let muster = "trigger = [{ on = \"own_turn\" }]\nsteps = [{ do = \"muster\", piece = [\"trireme\"] }]\nlimit = \"once_per_turn\"";
    let cards = [("cor_s8", "status", muster)];
    let position = "active = \"corinth\"\nstep = \"draw\"\npowers.corinth.status = [\"cor_s8\"]
        powers.corinth.hand = [\"cor_e1\"]";
    let play = "A may also: buy | use(cor_s8)\nA: use(cor_s8)\nA is asked [VOD-D12.1]\n";
    plays(&cards, position, &format!("{play}A may also: buy\n"));
    plays_with(
        "bribe_purchase = \"draw_step\"",
        &cards,
        position,
        &format!("{play}A may not: buy [VOD-R01]\nA: stop\nA may also: buy | draw\n"),
    );
}

/// A power that is not active can put and take back bribes as at any time: it is asked where it can.
///
/// Holds: VOD-D9, VOD-3.9.1, VOD-4.16.18.
#[test]
fn a_supply_check_in_the_turn_of_another() {
    let steps = "{ do = \"supply_check\", of = \"sparta\" }";
    let lost = "powers.sparta.hoplites = [\"laconia\", \"thessaly\"]";
    corinth_plays(
        steps,
        &format!("{lost}\npowers.sparta.bribes = [\"italy\"]"),
        "
        A: do
        A is asked [VOD-D9]
        A may also: done | d-18(sparta, take-back, italy)
        A: d-18(sparta, take-back, italy)
        position: powers.sparta.hoplites = [\"laconia\"]
        ",
    );
    corinth_plays(
        steps,
        &format!("{lost}\npowers.sparta.bowl = 1\npowers.corinth.hoplites = [\"megara\"]"),
        "
        A: do
        A is asked [VOD-D9]
        A: d-18(sparta, put, boeotia)
        position: powers.sparta.hoplites = [\"laconia\", \"thessaly\"]
        A is asked [VOD-D8]
        ",
    );
    corinth_plays(steps, lost, "A: do\nposition: powers.sparta.hoplites = [\"laconia\"]\n");
}

/// A card that only answers to the loss does not keep the piece: it works for lack of supply at any table.
///
/// Holds: VOD-R56, VOD-R13.
#[test]
fn cards_that_keep_are_those_that_do_not_answer_to_supply() {
    let would = "trigger = [{ on = \"would_remove\", of = \"self\", piece = [\"hoplite\"] }]\nsteps = ";
    let cards = [
        ("spa_p4", "prepare", &*format!("{would}[{{ do = \"gain_vp\", n = 1 }}]")),
        ("spa_p6", "prepare", &*format!("{would}[{{ do = \"keep\" }}]")),
    ];
    let position = "active = \"sparta\"\nstep = \"planning\"\npowers.sparta.hoplites = [\"laconia\", \"thessaly\"]
        powers.sparta.laid = [{ card = \"spa_p4\" }, { card = \"spa_p6\" }]";
    plays(&cards, position, "A: end\nA: done\nA may: use(spa_p4) | use(spa_p6) | pass\n");
    plays_with(
        "keep_vs_supply = \"no\"",
        &cards,
        position,
        "
        A: end
        A: done
        A may: use(spa_p4) | pass
        A may not: use(spa_p6) [VOD-4.10.2]
        A: use(spa_p4)
        position: vp.oligarchs = 1
        position: powers.sparta.hoplites = [\"laconia\"]
        ",
    );
}

/// Corinth pays for a muster that hangs on Sparta's bribe in Italy.
///
/// Holds: VOD-R57, VOD-4.11.4, VOD-8.4.
#[test]
fn what_is_paid_for_is_taken_away() {
    let steps = "{ do = \"muster\", piece = [\"trireme\"], spaces = { ids = [\"west_mediterranean_sea\"] }, cost = [[{ pay = \"bribe_from_bowl\", n = 1 }]] }";
    let position =
        "powers.corinth.bowl = 1\npowers.sparta.bribes = [\"italy\", \"crete\"]\npowers.delian.triremes = []";
    corinth_plays(
        steps,
        position,
        "
        A: pay
        A may also: bribe | back
        A: d-18(sparta, take-back, crete)
        A may also: bribe | back
        A: d-18(sparta, take-back, italy)
        A is asked [VOD-D12.8]
        A may not: pay [VOD-4.11.4]
        position: powers.corinth.bowl = 1
        ",
    );
    // And a reaction whose condition fails now.
    let answer = "trigger = [{ on = \"mustered\", of = \"enemy\" }]\ncost = [[{ pay = \"discard\", n = 1 }]]
        when = [{ cond = \"pieces\", of = \"self\", piece = [\"hoplite\"], spaces = { ids = [\"chalcidice\"] }, supplied = true, min = 1 }]
        steps = [{ do = \"gain_vp\", n = 1 }]";
    plays(
        &[("ath_p1", "prepare", answer), ("ath_p2", "prepare", "trigger = [{ on = \"mustered\" }]\nsteps = [{ do = \"gain_vp\", n = 1 }]")],
        "active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"corinth_muster_trireme\"]
        powers.athens.laid = [{ card = \"ath_p1\" }, { card = \"ath_p2\" }]\npowers.athens.hand = [\"ath_e1\", \"ath_e2\"]
        powers.athens.hoplites = [\"athens\", \"chalcidice\"]\npowers.delian.bribes = [\"boeotia\"]",
        "
        A: play(corinth_muster_trireme)
        A: place-in(gulf_of_corinth)
        B may also: use(ath_p1) | use(ath_p2) | pass
        B: use(ath_p1)
        B may also: discard(ath_e1) | back
        B: d-18(delian, take-back, boeotia)
        B may also: use(ath_p2) | pass
        B may not: use(ath_p1) [VOD-4.10.2]
        position: powers.athens.hand = [\"ath_e1\", \"ath_e2\"]
        ",
    );
}

/// A discard that nobody chose: who pays does nothing else, be it ever so forced; the teammate may.
///
/// Holds: VOD-R54, VOD-D15, VOD-D18, VOD-4.14.6.
#[test]
fn beside_a_forced_discard() {
    let steps = event("{ do = \"hand_discard\", of = \"athens\", n = 1 }");
    let position = "active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"cor_e1\"]
        powers.athens.hand = [\"ath_e1\", \"ath_e2\"]\npowers.athens.bowl = 1\npowers.athens.bribes = [\"crete\"]
        powers.delian.hand = [\"del_e1\"]";
    plays_with(
        "bribe_purchase = \"any_turn\"",
        &[("cor_e1", "event", &steps)],
        position,
        "
        A: play(cor_e1)
        A: do
        B is asked [VOD-D15]
        B may not: d-18(athens, put, italy) [VOD-4.14.6]
        B may not: d-18(athens, take-back, crete) [VOD-4.14.6]
        B may not: d-18(athens, buy, ath_e1) [VOD-4.14.6]
        B: d-18(delian, buy, del_e1)
        position: powers.delian.bowl = 1
        B: discard(ath_e2)
        A is asked [VOD-D8]
        ",
    );
}

/// Whether a pile has what is searched for its owner alone may know: whether it pays for the search is asked in any case.
///
/// Holds: VOD-R51, VOD-D12.8, VOD-4.11.4.
#[test]
fn a_search_with_a_cost() {
    let steps = "{ do = \"search\", types = [\"land_battle\"], n = 1, cost = [[{ pay = \"vp\", n = 1 }]] }";
    let asked = |deck: &str, play: &str| {
        corinth_plays(steps, &format!("vp.oligarchs = 1\npowers.corinth.deck = [{deck}]"), play);
    };
    asked(
        "\"corinth_land_battle\"",
        "A is asked [VOD-D12.8]\nA may also: pay | stop\nA: pay\nA: take(corinth_land_battle)\nposition: vp.oligarchs = 0\n",
    );
    asked("\"cor_e2\"", "A is asked [VOD-D12.8]\nA may not: pay [VOD-4.11.4]\nA: stop\nposition: vp.oligarchs = 1\n");
    asked("", "A is asked [VOD-D8]\nposition: vp.oligarchs = 1\n");
}
