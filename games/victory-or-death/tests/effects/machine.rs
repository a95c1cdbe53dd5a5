//! The machine itself (4.11), words for powers and spaces (4.15), and what lasts (4.17).

use super::table::{corinth_plays, event, plays, plays_with};

/// Any one trigger suffices, all conditions must hold.
///
/// Holds: VOD-4.11.1, VOD-4.10.2.
#[test]
fn triggers_and_conditions() {
    let effect =
        "trigger = [{ on = \"mustered\", of = \"enemy\", piece = [\"trireme\"] }, { on = \"placed\", of = \"enemy\" }]
        when = [
            { cond = \"pieces\", of = \"self\", piece = [\"hoplite\"], spaces = { ids = [\"naxos\"] }, min = 1 },
            { cond = \"pieces\", of = \"self\", piece = [\"trireme\"], spaces = {}, max = 0 },
        ]
        steps = [{ do = \"gain_vp\", n = 1 }]";
    let cards = [("ath_p1", "prepare", effect)];
    let both = "powers.athens.hoplites = [\"naxos\"]\npowers.athens.triremes = []";
    let one = "powers.athens.hoplites = [\"naxos\"]";
    let other = "powers.athens.triremes = []";
    for (pieces, holds) in [(both, true), (one, false), (other, false), ("", false)] {
        let answer = if holds { "B may: use(ath_p1) | pass\n" } else { "B may:\n" };
        let position = |hand: &str| {
            format!(
                "active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"{hand}\"]
                powers.athens.laid = [{{ card = \"ath_p1\" }}]\n{pieces}"
            )
        };
        let play = "A: play(corinth_muster_trireme)\nA: place-in(gulf_of_corinth)\n";
        plays(&cards, &position("corinth_muster_trireme"), &format!("{play}{answer}"));
        let play = "A: play(cor_e1)\nA: place(city, lesbos)\n";
        plays(&cards, &position("cor_e1"), &format!("{play}{answer}"));
        let play = "A: play(corinth_muster_hoplite)\nA: new(hoplite, achaea)\nB may:\n";
        plays(&cards, &position("corinth_muster_hoplite"), play);
    }
}

/// The same words on a card of either team.
///
/// Holds: VOD-4.11.2, VOD-4.15.1.
#[test]
fn words_are_read_from_the_owner() {
    let effect = event("{ do = \"remove\", of = \"enemy\", piece = [\"hoplite\"], spaces = {} }");
    let cards = [("cor_e1", "event", &*effect), ("ath_e1", "event", &*effect)];
    plays(
        &cards,
        "active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"cor_e1\"]\npowers.delian.hoplites = [\"naxos\"]",
        "A: play(cor_e1)\nA may: target(athens, hoplite) | target(naxos, hoplite) | stop\n",
    );
    plays(
        &cards,
        "active = \"athens\"\nstep = \"play\"\npowers.athens.hand = [\"ath_e1\"]\npowers.corinth.hoplites = [\"megara\"]",
        "B: play(ath_e1)\nB may: target(laconia, hoplite) | target(messenia, hoplite) | target(megara, hoplite) | stop\n",
    );
}

/// Which of the words mean the power that has a hoplite in Lesbos, for a card of Corinth's.
///
/// Holds: VOD-4.15.1, VOD-4.15.2, VOD-4.13.1.
#[test]
fn power_words() {
    let words = ["self", "teammate", "friend", "enemy", "any", "athens"];
    let here = |word: &str| {
        format!(
            "{{ cond = \"pieces\", of = \"{word}\", piece = [\"hoplite\"], spaces = {{ ids = [\"lesbos\"] }}, min = 1 }}"
        )
    };
    for (power, meant) in [
        ("corinth", &["self", "friend", "any"][..]),
        ("sparta", &["teammate", "friend", "any"]),
        ("delian", &["enemy", "any"]),
        ("athens", &["enemy", "any", "athens"]),
    ] {
        for word in words {
            let steps = format!("{{ do = \"gain_vp\", n = 1, when = [{}] }}", here(word));
            let vp = u8::from(meant.contains(&word));
            let play = format!("position: vp.oligarchs = {vp}\nA is asked [VOD-D8]\n");
            corinth_plays(&steps, &format!("powers.{power}.hoplites = [\"lesbos\"]"), &play);
        }
    }
}

/// Holds: VOD-4.15.5, VOD-4.15.4.
#[test]
fn where_no_spaces_are_given_it_is_the_whole_map() {
    corinth_plays(
        "{ do = \"remove\", of = \"any\", piece = [\"trireme\"] }",
        "powers.sparta.triremes = [\"hellespont\"]",
        "
        A may: target(gulf_of_corinth, trireme) | target(ionian_sea, trireme) | target(hellespont, trireme) | target(saronic_gulf, trireme) | stop
        ",
    );
    corinth_plays(
        "{ do = \"remove\", of = \"any\", piece = [\"trireme\"], spaces = { ids = [\"athens\"], next_to_ids = [\"athens\"] } }",
        "",
        "
        A may: target(saronic_gulf, trireme) | stop
        ",
    );
    // Of what is next to Megara only the seas.
    let near = "{ next_to_ids = [\"megara\"], kind = [\"sea\"] }";
    corinth_plays(
        &format!("{{ do = \"remove\", of = \"enemy\", piece = [\"hoplite\", \"trireme\"], spaces = {near} }}"),
        "powers.athens.hoplites = [\"attica\"]",
        "
        A may: target(saronic_gulf, trireme) | stop
        ",
    );
}

/// A city founded next to Corinth opens what is next to it.
///
/// Holds: VOD-4.15.6, VOD-4.15.4, VOD-4.16.20.
#[test]
fn sets_of_spaces_are_worked_out_anew() {
    let near = "{ next_to_holding = { of = \"self\", piece = [\"city\"] }, kind = [\"land\"] }";
    corinth_plays(
        &format!("{{ do = \"place\", piece = [\"city\"], spaces = {near}, times = 2 }}"),
        "powers.sparta.cities = [\"laconia\"]",
        "
        A may not: place(city, elis) [VOD-4.16.2]
        A: place(city, achaea)
        A may also: place(city, elis) | place(city, megara)
        A may not: place(city, boeotia) [VOD-4.16.2]
        A: place(city, elis)
        position: powers.corinth.cities = [\"corinth\", \"elis\", \"achaea\"]
        ",
    );
}

/// Each placing has its window, and everything else waits.
///
/// Holds: VOD-4.11.7, VOD-4.10.3, VOD-4.16.20.
#[test]
fn happenings_come_one_at_a_time() {
    let place =
        event("{ do = \"place\", piece = [\"hoplite\"], spaces = { ids = [\"lesbos\", \"syracuse\"] }, times = 2 }");
    let answer = "trigger = [{ on = \"placed\" }]\nsteps = [{ do = \"gain_vp\", n = 1 }]";
    let cards = [("cor_e1", "event", &*place), ("ath_p1", "prepare", answer), ("ath_p2", "prepare", answer)];
    plays(
        &cards,
        "active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"cor_e1\"]
        powers.athens.laid = [{ card = \"ath_p1\" }, { card = \"ath_p2\" }]",
        "
        A: play(cor_e1)
        A: place(hoplite, lesbos)
        waiting: B
        A may:
        A may not: place(hoplite, syracuse)
        B may: use(ath_p1) | use(ath_p2) | pass
        B: use(ath_p1)
        B may: use(ath_p2) | pass
        B: pass
        waiting: A
        A: place(hoplite, syracuse)
        B may: use(ath_p2) | pass
        B: use(ath_p2)
        position: vp.demos = 2
        position: powers.corinth.hoplites = [\"syracuse\", \"lesbos\"]
        ",
    );
}

/// In Corinth's turn Athens musters by its own card, and the teammate where the card says so.
///
/// Holds: VOD-4.11.9, VOD-4.15.3, VOD-D14.
#[test]
fn a_step_is_done_by_the_owner_or_its_actor() {
    let answer = |actor: &str| {
        format!(
            "trigger = [{{ on = \"mustered\", of = \"enemy\" }}]\nsteps = [{{ do = \"muster\", piece = [\"hoplite\"]{actor} }}]"
        )
    };
    let position = "active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"corinth_muster_hoplite\"]
        powers.athens.laid = [{ card = \"ath_p1\" }]";
    let play = "A: play(corinth_muster_hoplite)\nA: new(hoplite, achaea)\nB: use(ath_p1)\n";
    plays(
        &[("ath_p1", "prepare", &answer(""))],
        position,
        &format!(
            "{play}
            B is asked [VOD-D12.1]
            B may also: new(hoplite, attica) | place-in(athens) | stop
            B may not: new(hoplite, aetolia) [VOD-4.2.2]
            B may not: lift(athens, hoplite)
            B: new(hoplite, attica)
            position: powers.athens.hoplites = [\"athens\", \"attica\"]
            A is asked [VOD-D8]
            "
        ),
    );
    plays(
        &[("ath_p1", "prepare", &answer(", actor = \"friend\""))],
        position,
        &format!(
            "{play}
            B is asked [VOD-D14]
            B may: self | teammate
            B: teammate
            B may not: new(hoplite, attica) [VOD-4.2.2]
            B: new(hoplite, aetolia)
            position: powers.delian.hoplites = [\"aetolia\"]
            position: powers.athens.hoplites = [\"athens\"]
            "
        ),
    );
}

/// What a step dealt with last: a space where a bribe was put or taken from, a piece, nothing if it was not done.
///
/// Holds: VOD-4.11.8, VOD-4.16.16, VOD-4.16.17.
#[test]
fn a_step_gives_its_name_to_what_it_dealt_with() {
    let place = "{ do = \"place\", piece = [\"hoplite\"], spaces = { bound = [\"it\"] } }";
    let put =
        format!("{{ id = \"it\", do = \"place_bribe\", spaces = {{ ids = [\"argos\", \"elis\"] }}, n = 1 }}, {place}");
    corinth_plays(&put, "", "A: put(elis)\nA may not: place(hoplite, argos) [VOD-4.16.2]\nA: place(hoplite, elis)\n");
    corinth_plays(&put, "", "A: stop\nA is asked [VOD-D8]\n");
    let spaces = "{ ids = [\"argos\", \"elis\"] }";
    let take = format!("{{ id = \"it\", do = \"remove_bribe\", of = \"enemy\", spaces = {spaces}, n = 2 }}, {place}");
    corinth_plays(
        &take,
        "powers.athens.bribes = [\"argos\", \"elis\"]",
        "
        A: target(elis, athens)
        A: target(argos, athens)
        A may not: place(hoplite, elis) [VOD-4.16.2]
        A: place(hoplite, argos)
        ",
    );
    let fight = "{ do = \"battle\", kind = [\"land\"], fighter_bound = \"it\", spaces = {} }";
    let muster = format!("{{ id = \"it\", do = \"muster\", piece = [\"hoplite\"], times = 2 }}, {fight}");
    corinth_plays(
        &muster,
        "powers.athens.hoplites = [\"arcadia\", \"megara\"]",
        "
        A: new(hoplite, corinth)
        A: new(hoplite, argos)
        A may not: fight(corinth, arcadia) [VOD-4.16.3]
        A: fight(argos, megara)
        position: powers.athens.hoplites = [\"arcadia\"]
        ",
    );
}

/// Once by one card, where the table has agreed on it, be it in one step or in two; `each_once` speaks of one step.
///
/// Holds: VOD-R32, VOD-4.6.6, VOD-4.16.3.
#[test]
fn a_piece_that_has_fought() {
    let battle = |rest: &str| format!("{{ do = \"battle\", kind = [\"land\"]{rest} }}");
    let six = event(&battle(", times = 6"));
    let two = event(&format!("{0}, {0}", battle(", each_once = true")));
    let position = "active = \"sparta\"\nstep = \"play\"\npowers.sparta.hand = [\"spa_e5\"]
        powers.sparta.hoplites = [\"laconia\"]\npowers.athens.hoplites = [\"argos\", \"arcadia\"]";
    let both = "A: play(spa_e5)\nA: fight(laconia, argos)\nA: fight(laconia, arcadia)\nA is asked [VOD-D8]\n";
    let one = "A: play(spa_e5)\nA: fight(laconia, argos)\nA is asked [VOD-D8]\n";
    for effect in [&six, &two] {
        let cards = [("spa_e5", "event", &**effect)];
        plays(&cards, position, both);
        plays_with("battle_again = \"no\"", &cards, position, one);
    }
    let each = event(&battle(", times = 6, each_once = true"));
    plays(&[("spa_e5", "event", &each)], position, one);
}

/// The marks and links stand in the position as it is written down, and come back from it.
///
/// Holds: VOD-4.11.10, VOD-4.17.3.
#[test]
fn what_lasts_is_part_of_the_position() {
    plays(
        &[],
        "active = \"corinth\"\nstep = \"strategy\"\npowers.corinth.status = [\"cor_s8\"]\npowers.corinth.laid = [{ card = \"cor_p4\" }]",
        "
        position: used = []
        position: links = 0
        A: use(cor_p4)
        A: use(cor_s8)
        position: used = [\"cor_s8\"]
        position: links = 1
        ",
    );
    plays(
        &[],
        "active = \"corinth\"\nstep = \"play\"\npowers.corinth.status = [\"cor_s8\"]\npowers.corinth.hand = [\"corinth_sea_battle\"]
        used = [\"cor_s8\"]\nlinks = 1",
        "
        A may not: use(cor_s8) [VOD-4.17.3]
        A: play(corinth_sea_battle)
        A: fight(gulf_of_corinth, saronic_gulf)
        position: powers.athens.triremes = []
        ",
    );
}

/// Corinth's link is laid down in the Strategy step. In which step of whose turn does it end?
///
/// Holds: VOD-4.17.1, VOD-4.17.2, VOD-4.16.12.
#[test]
fn how_long_a_link_lasts() {
    let link = |until: &str| {
        let step = "do = \"link\", a = \"gulf_of_corinth\", b = \"saronic_gulf\", scope = \"own_battles\"";
        format!("trigger = [{{ on = \"strategy\" }}]\nsteps = [{{ {step}{until} }}]")
    };
    let decks = ["corinth", "delian", "sparta", "athens"].map(|power| format!("powers.{power}.deck = []")).join("\n");
    let position =
        format!("active = \"corinth\"\nstep = \"strategy\"\npowers.corinth.laid = [{{ card = \"cor_p4\" }}]\n{decks}");
    let turn = |seat: &str| format!("{seat}: none\n{seat}: end\n{seat}: draw\n");
    let seen = |is: bool| format!("spectator sees: view.links.0.power = {}\n", if is { "corinth" } else { "missing" });
    for (until, [play, next_turn, next_round]) in [
        ("", [true, false, false]),
        (", until = \"end_of_turn\"", [true, false, false]),
        (", until = \"end_of_step\"", [false, false, false]),
        (", until = \"end_of_round\"", [true, true, false]),
        (", until = \"end_of_game\"", [true, true, true]),
    ] {
        let begin = format!("A: use(cor_p4)\n{}A: end\n{}", seen(true), seen(play));
        let first = format!("{}{}", turn("A"), seen(next_turn));
        let others = ["B", "A", "B"].map(|seat| format!("{seat}: end\n{}", turn(seat))).concat();
        let last = format!("A is asked [VOD-D4]\n{}", seen(next_round));
        plays(&[("cor_p4", "prepare", &link(until))], &position, &format!("{begin}{first}{others}{last}"));
    }
}

/// An extra play that is not taken, for nothing was played before, is gone in the next turn.
///
/// Holds: VOD-4.17.1, VOD-4.17.2, VOD-4.16.13, VOD-R45.
#[test]
fn how_long_an_extra_play_lasts() {
    let effect = |until: &str| {
        format!(
            "trigger = [{{ on = \"strategy\" }}]\nsteps = [{{ do = \"extra_play\", types = [\"event\"], n = 1{until} }}]"
        )
    };
    let decks = ["corinth", "delian", "sparta", "athens"].map(|power| format!("powers.{power}.deck = []")).join("\n");
    let position = format!(
        "active = \"athens\"\nstep = \"strategy\"\npowers.athens.laid = [{{ card = \"ath_p7\" }}]
        powers.athens.hand = [\"ath_s1\", \"ath_s2\", \"ath_e5\", \"ath_e6\"]\n{decks}"
    );
    let others = ["A", "B", "A"].map(|seat| format!("{seat}: end\n{seat}: none\n{seat}: end\n{seat}: draw\n")).concat();
    for (until, lasts) in [("", false), (", until = \"end_of_turn\"", false), (", until = \"end_of_game\"", true)] {
        let next = if lasts { "D7" } else { "D8" };
        plays(
            &[("ath_p7", "prepare", &effect(until))],
            &position,
            &format!(
                "B: use(ath_p7)\nB: end\nB: none\nB is asked [VOD-D8]\nB: end\nB: draw\n{others}
                B: end\nB: play(ath_s2)\nB is asked [VOD-{next}]\n"
            ),
        );
    }
    plays(
        &[("ath_p7", "prepare", &effect(""))],
        &position,
        "
        B: use(ath_p7)
        B: end
        B: play(ath_s1)
        B is asked [VOD-D7]
        B may also: play(ath_e5) | play(ath_e6) | end
        B may not: play(ath_s2) [VOD-4.16.13]
        B: end
        B is asked [VOD-D8]
        ",
    );
}
