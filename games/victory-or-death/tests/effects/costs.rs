//! Costs (4.14), of a played card and of a reaction.

use super::table::{corinth_plays, plays};

/// Holds: VOD-4.14.5, VOD-EX95, VOD-4.12.13, VOD-D11.
#[test]
fn vp_and_pieces_as_a_cost() {
    let effect = "trigger = [{ on = \"play\" }]
        cost = [[{ pay = \"vp\", n = 1 }], [{ pay = \"take_off\", piece = [\"hoplite\"], spaces = {}, n = 1 }]]
        steps = [{ do = \"gain_vp\", n = 5 }]";
    let cards = [
        ("ath_e1", "event", effect),
        ("cor_p7", "prepare", "trigger = [{ on = \"removed\" }]\nsteps = [{ do = \"gain_vp\", n = 1 }]"),
    ];
    let position = "active = \"athens\"\nstep = \"play\"\npowers.athens.hand = [\"ath_e1\"]
        powers.athens.hoplites = [\"athens\", \"naxos\"]\npowers.corinth.laid = [{ card = \"cor_p7\" }]";
    // With D 0 only the second; the hoplite taken off is no removal.
    plays(
        &cards,
        position,
        "
        B: play(ath_e1)
        B is asked [VOD-D12.9]
        B: pay
        B may: off(athens, hoplite) | off(naxos, hoplite) | back
        B may not: off(saronic_gulf, trireme)
        B: off(naxos, hoplite)
        position: powers.athens.hoplites = [\"athens\"]
        position: vp.demos = 5
        B is asked [VOD-D8]
        ",
    );
    plays(
        &cards,
        &format!("{position}\nvp.demos = 1"),
        "
        B: play(ath_e1)
        B: pay
        B may: alternative(0) | alternative(1) | back
        B: alternative(0)
        position: vp.demos = 5
        position: powers.athens.hoplites = [\"athens\", \"naxos\"]
        ",
    );
    plays(
        &cards,
        &format!("{position}\npowers.athens.hoplites = []")
            .replace("powers.athens.hoplites = [\"athens\", \"naxos\"]\n", ""),
        "
        B: play(ath_e1)
        B may not: pay
        position: vp.demos = 0
        position: powers.athens.discard = [\"ath_e1\"]
        ",
    );
}

/// Holds: VOD-4.11.3, VOD-D12.9, VOD-4.8.12, VOD-4.8.7.
#[test]
fn a_played_card_with_a_cost() {
    let effect = "trigger = [{ on = \"play\" }]\ncost = [[{ pay = \"discard\", n = 1 }]]
        steps = [{ do = \"gain_vp\", n = 1 }, { do = \"place\", piece = [\"city\"], spaces = { ids = [\"lesbos\"] } }]";
    let cards = [("cor_e1", "event", effect)];
    let position = "active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"cor_e1\", \"cor_e2\"]";
    plays(
        &cards,
        position,
        "
        A: play(cor_e1)
        A is asked [VOD-D12.9]
        A may: pay | stop
        position: vp.oligarchs = 0
        A: pay
        A may: discard(cor_e2) | back
        A: discard(cor_e2)
        position: vp.oligarchs = 1
        A: place(city, lesbos)
        position: powers.corinth.discard = [\"cor_e2\", \"cor_e1\"]
        ",
    );
    // Refused: the steps are left out, the card is discarded and was the one played.
    plays(
        &cards,
        position,
        "
        A: play(cor_e1)
        A: stop
        position: vp.oligarchs = 0
        position: powers.corinth.discard = [\"cor_e1\"]
        position: powers.corinth.hand = [\"cor_e2\"]
        A is asked [VOD-D8]
        ",
    );
    // Nothing to pay with.
    plays(
        &cards,
        &position.replace(", \"cor_e2\"", ""),
        "
        A: play(cor_e1)
        A is asked [VOD-D8]
        position: vp.oligarchs = 0
        position: powers.corinth.discard = [\"cor_e1\"]
        ",
    );
}

/// Holds: VOD-4.11.3, VOD-4.11.1, VOD-4.13.1, VOD-4.13.3.
#[test]
fn a_played_card_whose_conditions_fail() {
    let when = |second: &str| {
        format!(
            "trigger = [{{ on = \"play\" }}]\nsteps = [{{ do = \"gain_vp\", n = 1 }}]
            when = [{{ cond = \"pieces\", of = \"self\", piece = [\"city\"], spaces = {{ ids = [\"corinth\"] }}, min = 1 }}, {second}]"
        )
    };
    let triremes =
        |bound: &str| format!("{{ cond = \"pieces\", of = \"enemy\", piece = [\"trireme\"], spaces = {{}}, {bound} }}");
    let position = "active = \"corinth\"\nstep = \"play\"\npowers.corinth.hand = [\"cor_e1\"]";
    for (bound, vp) in [("min = 2", 1), ("min = 3", 0), ("max = 2", 1), ("max = 1", 0), ("min = 1, max = 2", 1)] {
        plays(
            &[("cor_e1", "event", &when(&triremes(bound)))],
            position,
            &format!(
                "
                A: play(cor_e1)
                position: vp.oligarchs = {vp}
                position: powers.corinth.discard = [\"cor_e1\"]
                A is asked [VOD-D8]
                "
            ),
        );
    }
}

/// Offered and refused, a part with a cost is declined; where the means are lacking it is skipped, though it was asked for the
/// bribe that could be bought.
///
/// Holds: VOD-4.11.4, VOD-4.11.5, VOD-4.11.6, VOD-4.14.4, VOD-D12.8.
#[test]
fn a_part_with_a_cost_refused() {
    let steps = "{ do = \"muster\", piece = [\"trireme\"], cost = [[{ pay = \"bribe_from_bowl\", n = 1 }]] },
        { do = \"gain_vp\", n = 1, when = [{ cond = \"outcome\", step = \"it\", is = [\"declined\"] }] }"
        .replacen("{ do", "{ id = \"it\", do", 1);
    corinth_plays(
        &steps,
        "powers.corinth.bowl = 1",
        "
        A is asked [VOD-D12.8]
        A may also: pay | stop
        A: stop
        position: vp.oligarchs = 1
        position: powers.corinth.bowl = 1
        ",
    );
    corinth_plays(
        &steps.replace("{ id", "{ do = \"draw\", n = 1 }, { id"),
        "powers.corinth.deck = [\"cor_e2\"]",
        "
        A: do
        chance: any
        A is asked [VOD-D12.8]
        A may not: pay [VOD-4.14.4]
        A may also: buy | stop
        A: stop
        position: vp.oligarchs = 0
        spectator learns: {\"event\": \"step-over\", \"step\": 1, \"outcome\": \"skipped\"}
        ",
    );
    corinth_plays(
        &steps,
        "powers.corinth.triremes = []\nvp.demos = 1",
        "A is asked [VOD-D8]\nposition: vp.oligarchs = 0\n",
    );
}
