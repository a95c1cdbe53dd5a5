//! The steps (4.16).

use super::table::corinth_plays;

/// Holds: VOD-4.16.14, VOD-EX91, VOD-D13, VOD-D12.7, VOD-4.15.2.
#[test]
fn lose_vp() {
    let steps = "{ do = \"lose_vp\", of = \"enemy\", n = 2 }";
    corinth_plays(
        steps,
        "vp.demos = 1\nvp.oligarchs = 4",
        "
        A is asked [VOD-D13]
        A may: power(delian) | power(athens)
        A may not: power(sparta) [VOD-4.15.2]
        A: power(athens)
        A is asked [VOD-D12.7]
        A may: do | stop
        A: do
        position: vp.demos = 0
        position: vp.oligarchs = 4
        ",
    );
    corinth_plays(
        steps,
        "vp.demos = 5",
        "
        A: power(delian)
        A: stop
        position: vp.demos = 5
        spectator learns: {\"event\": \"step-over\", \"outcome\": \"declined\"}
        ",
    );
    corinth_plays(
        "{ do = \"lose_vp\", of = \"athens\", n = 2 }",
        "vp.demos = 5",
        "
        A may: do | stop
        A: do
        position: vp.demos = 3
        ",
    );
}

/// Holds: VOD-4.16.15, VOD-EX91, VOD-4.7.3, VOD-D15.
#[test]
fn hand_discard() {
    let steps = "{ do = \"hand_discard\", of = \"athens\", n = 2 }";
    corinth_plays(
        steps,
        "vp.demos = 3\npowers.athens.hand = [\"ath_e1\"]",
        "
        A: do
        position: vp.demos = 2
        position: powers.athens.hand = []
        position: powers.athens.discard = [\"ath_e1\"]
        ",
    );
    corinth_plays(
        steps,
        "vp.demos = 3\npowers.athens.hand = [\"ath_e1\", \"ath_e2\", \"ath_e3\"]",
        "
        A: do
        B is asked [VOD-D15]
        B may: discard(ath_e1) | discard(ath_e2) | discard(ath_e3)
        B may not: back [VOD-D15]
        B: discard(ath_e3)
        B: discard(ath_e1)
        position: vp.demos = 3
        position: powers.athens.hand = [\"ath_e2\"]
        ",
    );
    corinth_plays(steps, "vp.demos = 1", "A: do\nposition: vp.demos = 0\n");
}

/// A card that places bribes leaves no room for free actions; what lies in the bowl is put beside it.
///
/// Holds: VOD-4.16.16, VOD-EX92, VOD-D12.2, VOD-D18, VOD-4.5.7.
#[test]
fn place_bribe() {
    corinth_plays(
        "{ do = \"place_bribe\", spaces = { ids = [\"crete\"] }, n = 1 }",
        "powers.corinth.bribes = []\npowers.athens.bribes = [\"crete\"]",
        "
        A is asked [VOD-D12.2]
        A may: put(crete) | stop
        A may not: put(italy) [VOD-4.16.16]
        A may not: lift(corinth, city) [VOD-3.9.2]
        A: put(crete)
        position: powers.corinth.bribes = [\"crete\"]
        position: powers.corinth.bowl = 0
        position: powers.corinth.hand = []
        spectator sees: view.powers.0.bribeStock = 1
        A is asked [VOD-D8]
        ",
    );
    corinth_plays(
        "{ do = \"place_bribe\", spaces = { ids = [\"crete\", \"corinth\", \"argos\", \"ionian_sea\"] }, n = 2 }",
        "powers.corinth.bowl = 1",
        "
        A may also: put(crete) | put(argos) | stop
        A may not: put(corinth) [VOD-4.5.6]
        A may not: put(ionian_sea) [VOD-4.5.6]
        A may not: put(italy) [VOD-4.16.16]
        A may not: lift(corinth, city) [VOD-3.9.2]
        A: d-18(corinth, put, crete)
        position: powers.corinth.bowl = 0
        A may not: put(crete) [VOD-4.5.7]
        A may: put(argos) | stop | d-18(corinth, take-back, crete)
        A: put(argos)
        spectator sees: view.powers.0.bribeStock = 0
        A is asked [VOD-D8]
        ",
    );
}

/// Holds: VOD-4.16.17, VOD-EX92, VOD-D12.4.
#[test]
fn remove_bribe() {
    corinth_plays(
        "{ do = \"remove_bribe\", of = \"enemy\", spaces = { ids = [\"crete\"] }, n = 2 }",
        "powers.athens.bribes = [\"crete\", \"italy\"]\npowers.delian.bribes = [\"crete\"]\npowers.sparta.bribes = [\"crete\"]",
        "
        A is asked [VOD-D12.4]
        A may also: target(crete, delian) | target(crete, athens) | stop
        A may not: target(crete, sparta) [VOD-4.15.2]
        A may not: target(italy, athens) [VOD-4.16.17]
        A: target(crete, athens)
        A: target(crete, delian)
        position: powers.athens.bribes = [\"italy\"]
        position: powers.athens.bowl = 0
        position: powers.delian.bribes = []
        position: powers.sparta.bribes = [\"crete\"]
        spectator sees: view.powers.3.bribeStock = 2
        A is asked [VOD-D8]
        ",
    );
}

/// EX-40 in Corinth's turn.
///
/// Holds: VOD-4.16.18, VOD-EX93, VOD-4.12.14, VOD-D9, VOD-3.6.3, VOD-3.6.4.
#[test]
fn supply_check() {
    let pieces = "powers.sparta.hoplites = [\"laconia\", \"thessaly\"]\npowers.sparta.triremes = [\"thracian_sea\"]";
    corinth_plays(
        "{ do = \"supply_check\", of = \"sparta\" }",
        &format!(
            "{pieces}\npowers.sparta.status = [\"spa_s1\"]\npowers.sparta.hand = [\"sparta_land_battle\"]
            powers.athens.hoplites = [\"lesbos\"]"
        ),
        "
        A: do
        A may: use(spa_s1) | pass
        A: use(spa_s1)
        A: discard(sparta_land_battle)
        position: powers.sparta.hoplites = [\"laconia\", \"thessaly\"]
        position: powers.sparta.triremes = []
        position: powers.athens.hoplites = [\"lesbos\"]
        A is asked [VOD-D8]
        ",
    );
    // Both powers of a team, in turn order; the teammate can be asked for bribes.
    corinth_plays(
        "{ do = \"supply_check\", of = \"friend\" }",
        &format!("{pieces}\npowers.corinth.hoplites = [\"lesbos\"]\npowers.corinth.bowl = 1"),
        "
        A: do
        A is asked [VOD-D9]
        A: done
        position: powers.corinth.hoplites = []
        A is asked [VOD-D9]
        A may also: ask | done
        A may not: buy [VOD-3.9.2]
        A: done
        position: powers.sparta.hoplites = [\"laconia\"]
        position: powers.sparta.triremes = []
        ",
    );
}

/// Holds: VOD-4.16.7, VOD-4.16.22.
#[test]
fn gain_vp() {
    corinth_plays(
        "{ do = \"gain_vp\", n = 3 }",
        "vp.oligarchs = 1",
        "
        position: vp.oligarchs = 4
        spectator learns: {\"event\": \"vp\", \"team\": \"oligarchs\", \"change\": 3, \"reason\": \"card\", \"card\": \"cor_e1\"}
        A is asked [VOD-D8]
        ",
    );
}

/// Holds: VOD-4.16.19, VOD-4.1.2, VOD-4.6.2.
#[test]
fn fields_narrow_and_never_widen() {
    corinth_plays(
        "{ do = \"place\", piece = [\"hoplite\", \"city\"], spaces = { ids = [\"crete\", \"ionian_sea\", \"athens\"] } }",
        "",
        "
        spectator learns: {\"event\": \"step-over\", \"outcome\": \"no_target\"}
        A is asked [VOD-D8]
        ",
    );
    corinth_plays(
        "{ do = \"battle\", kind = [\"land\", \"sea\"], with_piece = [\"hoplite\"], spaces = { ids = [\"saronic_gulf\", \"attica\"] } }",
        "powers.corinth.hoplites = [\"megara\"]\npowers.athens.hoplites = [\"attica\"]",
        "
        A may not: fight(megara, saronic_gulf) [VOD-4.6.2]
        A: fight(megara, attica)
        position: powers.athens.hoplites = []
        ",
    );
    corinth_plays(
        "{ do = \"muster\", piece = [\"hoplite\", \"trireme\"], spaces = { ids = [\"euboea\", \"aegean_sea\", \"argos\"] } }",
        "",
        "
        A may not: new(hoplite, euboea) [VOD-4.2.2]
        A may not: new(trireme, aegean_sea) [VOD-4.4.4]
        A: new(hoplite, argos)
        ",
    );
}

/// Holds: VOD-4.16.21, VOD-4.16.20, VOD-4.16.2.
#[test]
fn one_piece_or_another_is_one_choice() {
    let steps = |times: &str| {
        format!(
            "{{ do = \"place\", piece = [\"hoplite\", \"city\"], spaces = {{ ids = [\"syracuse\", \"lesbos\"] }}{times} }}"
        )
    };
    corinth_plays(
        &steps(""),
        "",
        "
        A may also: place(hoplite, syracuse) | place(city, syracuse) | place(hoplite, lesbos) | place(city, lesbos)
        A: place(city, lesbos)
        position: powers.corinth.hoplites = []
        position: powers.corinth.cities = [\"corinth\", \"lesbos\"]
        A is asked [VOD-D8]
        ",
    );
    corinth_plays(
        &steps(", times = 2"),
        "",
        "
        A: place(city, lesbos)
        A may not: place(city, lesbos) [VOD-4.1.9]
        A: place(hoplite, lesbos)
        position: powers.corinth.hoplites = [\"lesbos\"]
        A is asked [VOD-D8]
        ",
    );
}
