//! Musters, placings, battles, removals.

use serde_json::json;
use victory_or_death::Power::{Athens, Corinth, Delian, Sparta};
use victory_or_death::{CardMuster, Options, STANDARD};

use super::table::{athens_playing, hand, playing, table, with_options};

/// EX-21, EX-23.
///
/// Holds: VOD-4.1.2, VOD-4.1.3, VOD-4.1.7, VOD-4.1.8, VOD-4.1.10, VOD-4.2.2, VOD-4.16.1.
#[test]
fn where_pieces_are_not_mustered() {
    let land = athens_playing("athens_muster_hoplite", json!({ "powers": { "delian": { "hoplites": ["attica"] } } }));
    land.refuses(Athens, "new(city, megara)", "VOD-4.1.3", "city-not-mustered")
        .refuses_for(Athens, "new(trireme, myrtoan_sea)", "VOD-4.16.1", "card-kind", "piece-trireme")
        .refuses_for(Athens, "new(hoplite, ionian_sea)", "VOD-4.1.2", "ground-hoplite", "in-ionian_sea")
        .refuses_for(Athens, "new(hoplite, italy)", "VOD-4.1.2", "ground-hoplite", "in-italy")
        .refuses_for(Athens, "new(hoplite, laconia)", "VOD-4.1.7", "enemy-there", "in-laconia")
        .refuses_for(Athens, "new(hoplite, athens)", "VOD-4.1.8", "second-hoplite", "in-athens")
        .refuses_for(Athens, "new(hoplite, attica)", "VOD-4.1.8", "second-hoplite", "in-attica")
        .refuses_for(Athens, "new(hoplite, boeotia)", "VOD-4.2.2", "no-neighbour", "space-boeotia");
    athens_playing("athens_muster_trireme", json!({}))
        .refuses_for(Athens, "new(trireme, naxos)", "VOD-4.1.2", "ground-trireme", "in-naxos")
        .refuses_for(Athens, "new(trireme, ionian_sea)", "VOD-4.1.10", "second-trireme", "in-ionian_sea")
        .refuses_for(Athens, "new(trireme, gulf_of_corinth)", "VOD-4.1.7", "enemy-there", "in-gulf_of_corinth");
}

/// Holds: VOD-4.1.4.
#[test]
fn stock() {
    let hoplites = json!({ "powers": { "delian": { "hoplites": ["corcyra", "aetolia", "elis"], "hand": ["delian_muster_hoplite"] } } });
    table(Delian, "play", hoplites).play(&[(Delian, "play(delian_muster_hoplite)")]).refuses_for(
        Delian,
        "new(hoplite, syracuse)",
        "VOD-4.1.4",
        "no-hoplite-in-stock",
        "power-delian",
    );
    let triremes = json!({ "powers": { "sparta": { "triremes": ["messenian_gulf", "myrtoan_sea"], "hand": ["sparta_muster_trireme"] } } });
    table(Sparta, "play", triremes).play(&[(Sparta, "play(sparta_muster_trireme)")]).refuses_for(
        Sparta,
        "new(trireme, sea_of_crete)",
        "VOD-4.1.4",
        "no-trireme-in-stock",
        "power-sparta",
    );
    let cities = json!({ "powers": { "athens": { "cities": ["athens", "attica", "chios"] } } });
    athens_playing("ath_e5", cities).refuses_for(
        Athens,
        "place(city, euboea)",
        "VOD-4.1.4",
        "no-city-in-stock",
        "power-athens",
    );
}

/// EX-25.
///
/// Holds: VOD-4.2.3, VOD-R04.
#[test]
fn a_city_in_the_province_is_no_neighbour() {
    let alone = || json!({ "powers": { "corinth": { "triremes": [], "hand": ["corinth_muster_hoplite"] } } });
    let play = [(Corinth, "play(corinth_muster_hoplite)")];
    table(Corinth, "play", alone()).play(&play).refuses_for(
        Corinth,
        "new(hoplite, corinth)",
        "VOD-4.2.3",
        "city-is-no-neighbour",
        "in-corinth",
    );
    let counts = Options { muster_at_own_city: true, ..Options::default() };
    with_options(counts, Corinth, "play", alone()).play(&play).play(&[(Corinth, "new(hoplite, corinth)")]);
}

/// Holds: VOD-4.2.6, VOD-4.2.7, VOD-4.16.1.
#[test]
fn in_place_and_within_the_card() {
    let laid = json!({ "powers": { "corinth": { "hoplites": ["boeotia"], "laid": [{ "card": "cor_p3" }] } } });
    table(Corinth, "strategy", laid)
        .play(&[(Corinth, "use(cor_p3)")])
        .refuses_for(Corinth, "place-in(argos)", "VOD-4.2.6", "no-own-piece", "in-argos")
        .refuses_for(Corinth, "place-in(boeotia)", "VOD-4.2.7", "card-space", "space-boeotia")
        .refuses_for(Corinth, "place-in(gulf_of_corinth)", "VOD-4.16.1", "card-kind", "piece-trireme")
        .refuses_for(Corinth, "new(hoplite, attica)", "VOD-4.2.7", "card-space", "space-attica");
}

/// EX-2, EX-26, EX-32: the space is named where the line breaks.
///
/// Holds: VOD-4.4.4, VOD-4.4.5, VOD-4.4.6, VOD-4.4.7, VOD-4.6.3.
#[test]
fn where_a_supply_line_breaks() {
    athens_playing("athens_muster_trireme", json!({})).refuses_for(
        Athens,
        "new(trireme, west_mediterranean_sea)",
        "VOD-4.4.4",
        "broken-harbour",
        "in-west_mediterranean_sea",
    );
    let italy = json!({ "powers": { "athens": { "bribes": ["italy"] } } });
    athens_playing("athens_muster_trireme", italy).refuses_for(
        Athens,
        "new(trireme, west_mediterranean_sea)",
        "VOD-4.2.10",
        "teammates-city",
        "in-messenian_gulf",
    );
    let empty = json!({ "powers": {
        "corinth": { "cities": ["lesbos"] },
        "sparta": { "hoplites": ["megara"], "hand": ["sparta_muster_hoplite"] },
    } });
    table(Sparta, "play", empty).play(&[(Sparta, "play(sparta_muster_hoplite)")]).refuses_for(
        Sparta,
        "place-in(megara)",
        "VOD-4.4.4",
        "broken-land",
        "in-argos",
    );
    let neutral = json!({ "powers": {
        "athens": { "cities": ["chalcidice"], "hoplites": ["byzantium"] },
        "corinth": { "triremes": ["hellespont"] },
    } });
    athens_playing("athens_muster_hoplite", neutral).refuses_for(
        Athens,
        "place-in(byzantium)",
        "VOD-4.4.4",
        "broken-neutral",
        "in-thrace",
    );
    let barred = json!({ "powers": {
        "athens": { "hoplites": ["cythera"] },
        "corinth": { "triremes": ["myrtoan_sea"] },
        "sparta": { "triremes": ["messenian_gulf"] },
    } });
    athens_playing("athens_muster_hoplite", barred).refuses_for(
        Athens,
        "place-in(cythera)",
        "VOD-4.4.4",
        "broken-enemy",
        "in-myrtoan_sea",
    );
    let attica = json!({ "powers": { "sparta": {
        "hoplites": ["laconia", "attica", "arcadia"],
        "hand": ["sparta_land_battle"],
    }, "athens": { "hoplites": ["athens", "argos"] } } });
    table(Sparta, "play", attica).play(&[(Sparta, "play(sparta_land_battle)")]).refuses_for(
        Sparta,
        "fight(attica, athens)",
        "VOD-4.6.3",
        "broken-land",
        "in-megara",
    );
}

/// EX-22: supplied by a teammate is not supplied for a muster.
///
/// Holds: VOD-4.2.10, VOD-4.4.4.
#[test]
fn a_teammates_city() {
    let naxos = json!({ "powers": { "delian": { "hoplites": ["naxos"], "hand": ["delian_muster_hoplite", "delian_muster_trireme"] } } });
    table(Delian, "play", naxos.clone()).play(&[(Delian, "play(delian_muster_hoplite)")]).refuses(
        Delian,
        "place-in(naxos)",
        "VOD-4.2.10",
        "teammates-city",
    );
    table(Delian, "play", naxos).play(&[(Delian, "play(delian_muster_trireme)")]).refuses(
        Delian,
        "new(trireme, myrtoan_sea)",
        "VOD-4.2.10",
        "teammates-city",
    );
}

/// A component file whose Rhodes is nobody's neighbour.
///
/// Holds: VOD-4.4.2, VOD-2.1.6.
#[test]
fn no_way_to_a_city() {
    let is_border = |part: &&str| part.starts_with("[[border]]") && part.contains("\"rhodes\"");
    let parts: Vec<_> = STANDARD.split("\n\n").filter(|part| !is_border(part)).collect();
    let options = Options { components: Some(parts.join("\n\n")), ..Options::default() };
    let rhodes =
        json!({ "powers": { "athens": { "hoplites": ["athens", "rhodes"], "hand": ["athens_muster_hoplite"] } } });
    with_options(options, Athens, "play", rhodes).play(&[(Athens, "play(athens_muster_hoplite)")]).refuses(
        Athens,
        "place-in(rhodes)",
        "VOD-4.4.4",
        "no-line",
    );
}

/// With R-31 the other way nothing is missing that bribes could give.
///
/// Holds: VOD-R31, VOD-8.1, VOD-4.1.2.
#[test]
fn cards_that_muster_freely() {
    let free = Options { card_muster: CardMuster::Free, ..Options::default() };
    let cards = json!({ "powers": { "delian": { "bowl": 1 }, "athens": { "laid": [{ "card": "ath_p4" }] } } });
    with_options(free, Athens, "strategy", cards).play(&[(Athens, "use(ath_p4)")]).refuses(
        Athens,
        "ask(trireme, euboea_gulf)",
        "VOD-8.1",
        "no-need-of-aid",
    );
}

/// Holds: VOD-4.1.2, VOD-4.1.7, VOD-4.1.9, VOD-4.16.2.
#[test]
fn where_pieces_are_not_placed() {
    let lesbos = |power: &str| json!({ "powers": { power: { "cities": ["lesbos"] } } });
    let founding = |power| {
        let mut cards = hand("corinth", &["cor_e4"]);
        quincunx_checks::lay(&lesbos(power), &mut cards);
        table(Corinth, "play", cards).play(&[(Corinth, "play(cor_e4)")])
    };
    founding("sparta")
        .refuses_for(Corinth, "place(trireme, chalcidice)", "VOD-4.16.2", "card-kind", "piece-trireme")
        .refuses_for(Corinth, "place(hoplite, thracian_sea)", "VOD-4.1.2", "ground-hoplite", "in-thracian_sea")
        .refuses_for(Corinth, "place(hoplite, megara)", "VOD-4.16.2", "card-space", "space-megara");
    let colonies = json!({ "powers": {
        "athens": { "hoplites": ["athens", "euboea"] },
        "corinth": { "cities": ["corinth", "chios"] },
        "delian": { "cities": ["corcyra", "naxos"] },
    } });
    athens_playing("ath_e5", colonies)
        .refuses_for(Athens, "place(city, chios)", "VOD-4.1.7", "enemy-there", "in-chios")
        .refuses_for(Athens, "place(city, naxos)", "VOD-4.1.9", "second-city", "in-naxos")
        .refuses_for(Athens, "place(city, ionian_sea)", "VOD-4.1.2", "ground-city", "in-ionian_sea");
}

/// EX-30, EX-33.
///
/// Holds: VOD-4.6.2, VOD-4.6.4, VOD-4.16.3, VOD-R12.
#[test]
fn battles() {
    let foes = json!({ "powers": {
        "sparta": { "hoplites": ["laconia", "argos", "attica"] },
        "athens": { "cities": ["athens", "megara"], "hoplites": ["athens", "megara"] },
    } });
    athens_playing("athens_land_battle", foes)
        .refuses_for(Athens, "fight(naxos, argos)", "VOD-4.6.2", "no-own-piece", "in-naxos")
        .refuses(Athens, "fight(saronic_gulf, italy)", "VOD-4.6.2", "no-battlefield")
        .refuses(Athens, "fight(athens, saronic_gulf)", "VOD-4.6.2", "hoplite-at-sea")
        .refuses(Athens, "fight(saronic_gulf, myrtoan_sea)", "VOD-4.16.3", "card-battle")
        .refuses_for(Athens, "fight(athens, argos)", "VOD-4.6.2", "not-adjacent", "space-argos")
        .refuses_for(Athens, "fight(saronic_gulf, naxos)", "VOD-4.6.4", "no-enemy", "in-naxos")
        .refuses(Athens, "ask(saronic_gulf, argos)", "VOD-8.1", "no-need-of-aid");
}

/// Holds: VOD-4.16.3.
#[test]
fn battles_within_the_card() {
    let triremes = json!({ "powers": {
        "sparta": { "triremes": ["myrtoan_sea"], "hoplites": ["laconia", "megara", "argos"], "hand": ["spa_e5"] },
        "athens": { "hoplites": ["attica", "cythera"] },
    } });
    table(Sparta, "play", triremes).play(&[(Sparta, "play(spa_e5)")]).refuses_for(
        Sparta,
        "fight(myrtoan_sea, cythera)",
        "VOD-4.16.3",
        "card-kind",
        "piece-trireme",
    );
    let sicily = json!({ "powers": {
        "corinth": { "cities": ["corinth", "syracuse"] },
        "athens": { "triremes": ["saronic_gulf", "west_mediterranean_sea"], "bribes": ["italy", "cythera"] },
        "sparta": { "hoplites": ["argos"] },
    } });
    athens_playing("ath_e3", sicily).play(&[(Athens, "stop")]).refuses_for(
        Athens,
        "fight(saronic_gulf, argos)",
        "VOD-4.16.3",
        "card-space",
        "space-argos",
    );
    let fleet = json!({ "powers": {
        "sparta": { "hand": ["sparta_sea_battle"], "laid": [{ "card": "spa_p7" }], "triremes": ["messenian_gulf"] },
        "athens": { "triremes": ["saronic_gulf"] },
    } });
    table(Sparta, "strategy", fleet)
        .play(&[(Sparta, "use(spa_p7)"), (Sparta, "new(trireme, myrtoan_sea)"), (Sparta, "pay")])
        .play(&[(Sparta, "discard(sparta_sea_battle)")])
        .refuses(Sparta, "fight(messenian_gulf, ionian_sea)", "VOD-4.16.3", "card-fighter");
}

/// EX-58.
///
/// Holds: VOD-4.16.3, VOD-4.6.6, VOD-R32.
#[test]
fn who_has_fought() {
    let raids = json!({ "powers": {
        "sparta": { "hoplites": ["laconia", "argos", "megara"] },
        "athens": { "triremes": ["saronic_gulf", "myrtoan_sea"], "bribes": ["cythera"] },
    } });
    athens_playing("ath_e6", raids).play(&[(Athens, "fight(saronic_gulf, argos)")]).refuses(
        Athens,
        "fight(saronic_gulf, megara)",
        "VOD-4.16.3",
        "fought",
    );
    let once = Options { battle_again: false, ..Options::default() };
    let prows = json!({ "powers": {
        "corinth": { "triremes": ["gulf_of_corinth", "messenian_gulf"], "hand": ["cor_e6"] },
        "sparta": { "bribes": ["cythera"] },
        "delian": { "triremes": ["ionian_sea", "myrtoan_sea"] },
    } });
    with_options(once, Corinth, "play", prows)
        .play(&[(Corinth, "play(cor_e6)"), (Corinth, "fight(messenian_gulf, myrtoan_sea)")])
        .refuses(Corinth, "fight(messenian_gulf, ionian_sea)", "VOD-R32", "fought");
}

/// EX-84.
///
/// Holds: VOD-4.6.5, VOD-4.16.4.
#[test]
fn removals() {
    let lesbos = json!({ "powers": {
        "corinth": { "cities": ["corinth", "lesbos"] },
        "sparta": { "hoplites": ["laconia", "lesbos"] },
    } });
    athens_playing("ath_e2", lesbos)
        .refuses_for(Athens, "target(lesbos, city)", "VOD-4.6.5", "protected", "in-lesbos")
        .refuses_for(Athens, "target(lesbos, trireme)", "VOD-4.16.4", "card-kind", "piece-trireme")
        .refuses_for(Athens, "target(laconia, hoplite)", "VOD-4.16.4", "card-space", "space-laconia");
    let boeotia = json!({ "powers": { "athens": { "hoplites": ["athens", "boeotia"] } } });
    playing("cor_e7", boeotia).refuses_for(
        Corinth,
        "target(megara, hoplite)",
        "VOD-4.16.4",
        "no-such-piece",
        "in-megara",
    );
}

/// Holds: VOD-4.16.5.
#[test]
fn relocation() {
    let cards =
        json!({ "powers": { "sparta": { "hand": ["sparta_muster_hoplite"], "laid": [{ "card": "spa_p2" }] } } });
    let relocate = table(Sparta, "play", cards).play(&[
        (Sparta, "play(sparta_muster_hoplite)"),
        (Sparta, "new(hoplite, argos)"),
        (Sparta, "use(spa_p2)"),
    ]);
    relocate
        .refuses_for(Sparta, "off(laconia, city)", "VOD-4.16.5", "card-kind", "piece-city")
        .refuses_for(Sparta, "off(megara, hoplite)", "VOD-4.16.5", "no-own-piece", "in-megara")
        .refuses_for(Sparta, "stop", "VOD-D12.5", "other-decision", "decision-take-off");
    relocate.play(&[(Sparta, "off(messenia, hoplite)"), (Sparta, "end-off")]).refuses_for(
        Sparta,
        "new(trireme, messenian_gulf)",
        "VOD-4.16.5",
        "card-kind",
        "piece-trireme",
    );
}

/// Holds: VOD-4.16.11, VOD-4.15.2, VOD-2.2.4.
#[test]
fn searching_and_choosing_a_power() {
    let helots = json!({ "powers": { "sparta": { "hand": ["spa_e1"], "laid": [{ "card": "spa_p8" }] } } });
    table(Sparta, "strategy", helots)
        .play(&[(Sparta, "use(spa_p8)")])
        .refuses(Sparta, "take(spa_e1)", "VOD-4.16.11", "not-in-pile")
        .refuses(Sparta, "take(spa_e2)", "VOD-4.16.11", "card-type")
        .refuses(Sparta, "take(ath_e2)", "VOD-2.2.4", "not-its-card");
    let denied = json!({ "powers": { "corinth": { "laid": [{ "card": "cor_p8" }] } } });
    table(Corinth, "strategy", denied).play(&[(Corinth, "use(cor_p8)")]).refuses_for(
        Corinth,
        "power(sparta)",
        "VOD-4.15.2",
        "not-a-target",
        "power-sparta",
    );
}

/// Holds: VOD-4.11.4, VOD-4.14.4.
#[test]
fn the_cost_of_a_step() {
    let full = json!({ "powers": { "corinth": {
        "cities": ["corinth", "megara", "argos", "arcadia"],
        "hand": ["cor_e3", "cor_e1"],
    } } });
    table(Corinth, "play", full).play(&[(Corinth, "play(cor_e3)"), (Corinth, "place(hoplite, boeotia)")]).refuses(
        Corinth,
        "pay",
        "VOD-4.11.4",
        "cost-in-vain",
    );
    let rowers = json!({ "powers": { "corinth": { "hand": ["cor_e1"], "laid": [{ "card": "cor_p6" }] } } });
    table(Corinth, "strategy", rowers)
        .play(&[(Corinth, "use(cor_p6)"), (Corinth, "place-in(gulf_of_corinth)")])
        .refuses(Corinth, "pay", "VOD-4.14.4", "too-few-bribes");
}
