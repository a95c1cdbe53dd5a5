//! What the effect of a card must be.

use std::collections::BTreeSet;

use quincunx_engine::Arg;
use quincunx_engine::prelude::*;
use toml::Table;
use victory_or_death::{STANDARD, VictoryOrDeath};

use super::{answer, changed, is_good, play, read, refused, with_card};

/// The words of the file's own list are those that it can be written in.
///
/// Holds: VOD-4.11.11.
#[test]
fn the_vocabulary_is_closed() {
    let file: Table = STANDARD.parse().unwrap();
    let listed = |names: &[&str]| -> BTreeSet<String> {
        let lists = names.iter().map(|name| file["vocabulary"][*name].as_array().unwrap());
        lists.flatten().map(|word| word.as_str().unwrap().to_owned()).collect()
    };
    let places = [
        (play("{ do = @\"?\" }"), &["steps", "steps_unused"][..]),
        (answer("status", "on = @\"?\"", "{ do = \"keep\" }"), &["events", "events_unused"]),
        (answer("status", "on = \"removed\", of = @\"?\"", "{ do = \"draw\", n = 1 }"), &["powers"]),
        (answer("status", "on = \"removed\", by = @\"?\"", "{ do = \"draw\", n = 1 }"), &["powers"]),
        (answer("status", "on = \"removed\", piece = [@\"?\"]", "{ do = \"draw\", n = 1 }"), &["pieces"]),
        (answer("status", "on = \"removed\", cause = [@\"?\"]", "{ do = \"draw\", n = 1 }"), &["causes"]),
        (answer("status", "on = \"removed\", turn = @\"?\"", "{ do = \"draw\", n = 1 }"), &["turns"]),
        (answer("status", "on = \"removed\", step = [@\"?\"]", "{ do = \"draw\", n = 1 }"), &["turn_steps"]),
        (answer("status", "on = \"card_played\", types = [@\"?\"]", "{ do = \"draw\", n = 1 }"), &["card_types"]),
        (play("{ do = \"draw\", n = 1, when = [{ cond = @\"?\" }] }"), &["conditions"]),
        (
            play(
                "{ id = \"a\", do = \"draw\", n = 1 },\n{ do = \"draw\", n = 1, when = [{ cond = \"outcome\", step = \"a\", is = [@\"?\"] }] }",
            ),
            &["outcomes"],
        ),
        (play("{ do = \"draw\", n = 1, cost = [[{ pay = @\"?\", n = 1 }]] }"), &["payments", "payments_unused"]),
        (play("{ do = \"place\", piece = [\"city\"], spaces = { kind = [@\"?\"] } }"), &["kinds"]),
        (play("{ do = \"link\", a = \"athens\", b = \"argos\", scope = @\"?\" }"), &["scopes"]),
        (
            play("{ do = \"link\", a = \"athens\", b = \"argos\", scope = \"own_battles\", until = @\"?\" }"),
            &["untils", "untils_unused"],
        ),
        (
            with_card("event", "trigger = [{ on = \"play\" }]\nsteps = [{ do = \"draw\", n = 1 }]\nuse = @\"?\""),
            &["uses"],
        ),
        (
            with_card("event", "trigger = [{ on = \"play\" }]\nsteps = [{ do = \"draw\", n = 1 }]\nlimit = @\"?\""),
            &["limits"],
        ),
        (changed("type = \"status\"", "type = @\"?\""), &["card_types"]),
    ];
    for (text, lists) in places {
        let fault = read(&text.0).unwrap_err();
        assert_eq!(refused(text), ("VOD-4.11.11", "fault-word"), "{lists:?}");
        let known = fault.message.args.iter().find_map(|(name, arg)| match arg {
            Arg::Text(words) if *name == "known" => Some(words),
            _ => None,
        });
        let known: BTreeSet<_> = known.unwrap().split(", ").map(str::to_owned).collect();
        assert_eq!(known, listed(lists), "{lists:?}");
    }
    assert_eq!(refused(play("{ do = \"muster\", piece = [\"hoplite\"], actor = @\"athens\" }")).0, "VOD-4.11.11");
}

/// Every field of the vocabulary is refused where it does not belong, and known where it does.
///
/// Holds: VOD-4.11.11.
#[test]
fn fields_stand_where_they_belong() {
    let file: Table = STANDARD.parse().unwrap();
    let words = |list: &str| -> Vec<String> {
        let words = file["vocabulary"][list].as_array().unwrap();
        words.iter().map(|word| word.as_str().unwrap().to_owned()).collect()
    };
    // A value of the wrong kind: a field that is not refused as a field is refused as that.
    let belongs = |(text, line): (String, u32)| {
        let fault = read(&text).unwrap_err();
        assert_eq!((fault.clause.0, fault.line), ("VOD-4.11.11", Some(line)), "{fault}");
        assert_eq!(fault.message.key, "fault-field", "{fault}");
    };
    let steps: [(&str, &str, &[&str]); 18] = [
        ("muster", "piece = [\"hoplite\"]", &["spaces", "times", "actor"]),
        ("place", "piece = [\"hoplite\"]", &["spaces", "times"]),
        ("battle", "kind = [\"land\"]", &["with_piece", "fighter_bound", "spaces", "times", "each_once"]),
        ("remove", "of = \"enemy\", piece = [\"city\"]", &["spaces", "piece_bound", "times"]),
        ("relocate", "piece = [\"hoplite\"]", &["max"]),
        ("keep", "", &[]),
        ("gain_vp", "n = 1", &[]),
        ("bribe_to_bowl", "n = 1", &[]),
        ("draw", "n = 1", &[]),
        ("deck_discard", "of = \"enemy\", n = 1", &[]),
        ("search", "types = [\"event\"], n = 1", &[]),
        ("link", "a = \"athens\", b = \"argos\", scope = \"own_battles\"", &["until"]),
        ("extra_play", "types = [\"event\"], n = 1", &["until"]),
        ("lose_vp", "of = \"enemy\", n = 1", &[]),
        ("hand_discard", "of = \"enemy\", n = 1", &[]),
        ("place_bribe", "n = 1", &["spaces"]),
        ("remove_bribe", "of = \"enemy\", n = 1", &["spaces"]),
        ("supply_check", "of = \"enemy\"", &[]),
    ];
    assert_eq!(steps.iter().map(|(step, ..)| (*step).to_owned()).collect::<BTreeSet<_>>(), {
        words("steps").into_iter().chain(words("steps_unused")).collect()
    });
    for (step, needed, may) in steps {
        let of_all = ["do", "id", "when", "cost"];
        for field in words("step_fields") {
            let has = needed.split(", ").any(|given| given.split(" =").next() == Some(&field));
            if !(has || may.contains(&&*field) || of_all.contains(&&*field)) {
                let with = if needed.is_empty() { "" } else { ", " };
                belongs(play(&format!("{{ do = \"{step}\"{with}{needed}, @{field} = 0 }}")));
            }
        }
        for given in needed.split(", ").filter(|given| !given.is_empty()) {
            let without: Vec<_> = needed.split(", ").filter(|other| *other != given).collect();
            let comma = if without.is_empty() { "" } else { ", " };
            let file = play(&format!("@{{ do = \"{step}\"{comma}{} }}", without.join(", ")));
            assert_eq!(refused(file), ("VOD-2.1.6", "fault-missing"), "{step} without {given}");
        }
        let trigger = if step == "keep" { "would_remove" } else { "removed" };
        let effect = format!("trigger = [{{ on = \"{trigger}\" }}]\nsteps = [{{ do = \"{step}\", {needed} }}]");
        is_good("prepare", &effect.replace(",  }", " }"));
    }
    let triggers: [(&str, &[&str]); 11] = [
        ("play", &[]),
        ("strategy", &[]),
        ("own_turn", &[]),
        ("scoring", &[]),
        ("mustered", &["of", "piece", "spaces", "turn", "step"]),
        ("placed", &["of", "piece", "spaces", "turn", "step"]),
        ("would_remove", &["of", "by", "piece", "spaces", "cause", "turn", "step"]),
        ("removed", &["of", "by", "piece", "spaces", "cause", "turn", "step"]),
        ("battle_begun", &["of", "by", "piece", "spaces", "turn", "step"]),
        ("battle_over", &["of", "by", "piece", "spaces", "turn", "step"]),
        ("card_played", &["by", "types", "turn"]),
    ];
    let good = [
        ("of", "\"enemy\""),
        ("by", "\"self\""),
        ("piece", "[\"city\"]"),
        ("spaces", "{ ids = [\"argos\"] }"),
        ("cause", "[\"battle\"]"),
        ("turn", "\"own\""),
        ("step", "[\"play\"]"),
        ("types", "[\"event\"]"),
    ];
    for (on, may) in triggers {
        for field in words("trigger_fields").iter().filter(|field| *field != "on") {
            let draw = "{ do = \"draw\", n = 1 }";
            if may.contains(&&**field) {
                let value = good.iter().find(|(name, _)| name == field).unwrap().1;
                is_good("prepare", &format!("trigger = [{{ on = \"{on}\", {field} = {value} }}]\nsteps = [{draw}]"));
            } else {
                belongs(answer("status", &format!("on = \"{on}\", @{field} = 0"), draw));
            }
        }
    }
    let conditions =
        [("pieces", ["of", "piece", "spaces", "supplied", "min", "max"].as_slice()), ("outcome", &["step", "is"])];
    for (cond, may) in conditions {
        for field in words("condition_fields").iter().filter(|field| *field != "cond" && !may.contains(&&***field)) {
            belongs(play(&format!("{{ do = \"draw\", n = 1, when = [{{ cond = \"{cond}\", @{field} = 0 }}] }}")));
        }
    }
    let payments =
        [("discard", ["types", "piece", "spaces"].as_slice()), ("discard_type", &["piece"]), ("vp", &["types"])];
    for (pay, wrong) in payments {
        for field in wrong {
            belongs(play(&format!(
                "{{ do = \"draw\", n = 1, cost = [[{{ pay = \"{pay}\", n = 1, @{field} = 0 }}]] }}"
            )));
        }
    }
    let set = words("space_set_fields").into_iter().map(|field| match &*field {
        "kind" => "kind = [\"land\"]".to_owned(),
        "ids" | "next_to_ids" => format!("{field} = [\"argos\"]"),
        "bound" | "next_to_bound" => format!("{field} = [\"event\"]"),
        _ => format!("{field} = {{ of = \"self\", piece = [\"city\"] }}"),
    });
    let place =
        format!("{{ do = \"place\", piece = [\"city\"], spaces = {{ {} }} }}", set.collect::<Vec<_>>().join(", "));
    is_good("prepare", &format!("trigger = [{{ on = \"removed\" }}]\nsteps = [{place}]"));
    belongs(play("{ do = \"place\", piece = [\"city\"], spaces = { @id = [\"argos\"] } }"));
    belongs(play(
        "{ do = \"place\", piece = [\"city\"], spaces = { holding = { of = \"self\", piece = [\"city\"], @min = 1 } } }",
    ));
    belongs(with_card("event", "trigger = [{ on = \"play\" }]\n@triggers = []\nsteps = [{ do = \"draw\", n = 1 }]"));
}

/// Holds: VOD-4.11.8, VOD-4.13.2, VOD-4.15.4.
#[test]
fn names_stand_for_something() {
    let name = |steps: &str| refused(play(steps));
    let city = |bound: &str| format!("{{ do = \"place\", piece = [\"city\"], spaces = {{ bound = [{bound}] }} }}");
    assert_eq!(name(&city("@\"event\"")), ("VOD-4.11.8", "fault-name"), "nothing happened");
    assert_eq!(name(&city("@\"h\"")), ("VOD-4.11.8", "fault-name"), "no step of this name");
    let later = format!("{},\n{{ id = \"h\", do = \"place\", piece = [\"hoplite\"] }}", city("@\"h\""));
    assert_eq!(name(&later), ("VOD-4.11.8", "fault-name"), "a later step");
    let itself = "{ id = \"h\", do = \"place\", piece = [\"city\"], spaces = { next_to_bound = [@\"h\"] } }";
    assert_eq!(name(itself), ("VOD-4.11.8", "fault-name"), "the step itself");
    let draw = format!("{{ id = \"h\", do = \"draw\", n = 1 }},\n{}", city("@\"h\""));
    assert_eq!(name(&draw), ("VOD-4.11.8", "fault-name-space"), "drawing deals with no space");
    let bribe =
        "{ id = \"b\", do = \"place_bribe\", n = 1 },\n{ do = \"battle\", kind = [\"land\"], fighter_bound = @\"b\" }";
    assert_eq!(name(bribe), ("VOD-4.11.8", "fault-name-piece"), "a bribe is no piece");
    let twice = "{ id = \"h\", do = \"draw\", n = 1 },\n{ id = @\"h\", do = \"draw\", n = 1 }";
    assert_eq!(name(twice), ("VOD-2.1.6", "fault-id-twice"));
    assert_eq!(name("{ id = @\"event\", do = \"draw\", n = 1 }"), ("VOD-2.1.6", "fault-id-twice"));
    let outcome = "{ do = \"draw\", n = 1, when = [{ cond = \"outcome\", step = @\"h\", is = [\"done\"] }] }";
    assert_eq!(name(outcome), ("VOD-4.11.8", "fault-name"));

    let near = "{ do = \"muster\", piece = [\"hoplite\"], spaces = { bound = [@\"event\"] } }";
    assert_eq!(refused(answer("prepare", "on = \"card_played\"", near)), ("VOD-4.11.8", "fault-name-space"));
    assert_eq!(refused(answer("prepare", "on = \"strategy\"", near)), ("VOD-4.11.8", "fault-name"));
    let in_trigger =
        answer("prepare", "on = \"removed\", spaces = { bound = [@\"event\"] }", "{ do = \"draw\", n = 1 }");
    assert_eq!(refused(in_trigger), ("VOD-4.11.8", "fault-name"), "what it answers to is not known yet");
    is_good("prepare", &format!("trigger = [{{ on = \"removed\" }}]\nsteps = [{}]", near.replace('@', "")));
    let bribe = "{ id = \"b\", do = \"place_bribe\", n = 1 }, { do = \"muster\", piece = [\"hoplite\"], spaces = { next_to_bound = [\"b\"] } }";
    is_good("event", &format!("trigger = [{{ on = \"play\" }}]\nsteps = [{bribe}]"));
}

/// Holds: VOD-4.8.4, VOD-4.8.6, VOD-4.8.10, VOD-4.12.1, VOD-4.12.2.
#[test]
fn what_a_card_of_each_type_may_be() {
    let draw = "{ do = \"draw\", n = 1 }";
    // Where a card's effect is at fault, the effect is named.
    let fault = |kind: &str, trigger: &str| {
        let (text, _) = answer(kind, &format!("on = \"{trigger}\""), draw);
        let line = text[..text.find("title = \"A card\"").unwrap()].matches('\n').count() as u32 + 2;
        refused((text, line))
    };
    for trigger in ["strategy", "own_turn", "scoring", "removed"] {
        assert_eq!(fault("event", trigger), ("VOD-4.12.1", "fault-play"), "{trigger}");
        assert_eq!(fault("land_battle", trigger), ("VOD-4.12.1", "fault-play"), "{trigger}");
    }
    for trigger in ["play", "strategy"] {
        assert_eq!(fault("status", trigger), ("VOD-4.8.6", "fault-status"), "{trigger}");
    }
    for trigger in ["play", "own_turn", "scoring"] {
        assert_eq!(fault("prepare", trigger), ("VOD-4.8.10", "fault-prepare"), "{trigger}");
    }
    for kind in ["muster_hoplite", "muster_trireme", "land_battle", "sea_battle"] {
        assert_eq!(fault(kind, "play"), ("VOD-4.8.4", "fault-basic"), "{kind}");
    }
    let marked = |kind: &str, trigger: &str, symbol: bool| {
        let (text, _) = answer(kind, &format!("on = \"{trigger}\""), draw);
        let place = text.find("id = \"cor_e1\"").unwrap();
        let (before, card) = text.split_at(place);
        let other = card.replacen(&format!("symbol = {}", !symbol), &format!("symbol = {symbol}"), 1);
        let title = place + other.find("title = \"A card\"").unwrap();
        let text = before.to_owned() + &other;
        let line = text[..title].matches('\n').count() as u32 + 2;
        refused((text, line))
    };
    assert_eq!(marked("prepare", "strategy", false), ("VOD-4.12.2", "fault-strategy"));
    assert_eq!(marked("prepare", "removed", true), ("VOD-4.12.2", "fault-strategy"));
    assert_eq!(marked("event", "play", true), ("VOD-4.8.10", "fault-symbol"));
    assert_eq!(marked("status", "removed", true), ("VOD-4.8.10", "fault-symbol"));
}

/// Holds: VOD-3.8.3, VOD-4.10.13, VOD-4.16.6, VOD-4.17.3, VOD-R53.
#[test]
fn what_works_unasked_and_how_often() {
    let fault = |kind: &str, effect: &str| {
        let (text, _) = with_card(kind, effect);
        let line = text[..text.find("title = \"A card\"").unwrap()].matches('\n').count() as u32 + 2;
        refused((text, line))
    };
    let effect = |trigger: &str, step: &str, rest: &str| format!("trigger = [{trigger}]\nsteps = [{step}]\n{rest}");
    let (removed, gain, draw) = ("{ on = \"removed\" }", "{ do = \"gain_vp\", n = 1 }", "{ do = \"draw\", n = 1 }");
    let would = "{ on = \"would_remove\" }";
    let (automatic, once) = ("use = \"automatic\"", "limit = \"once_per_turn\"");

    let keep = "{ do = \"keep\" }";
    assert_eq!(fault("status", &effect(removed, keep, "")), ("VOD-4.16.6", "fault-keep"));
    assert_eq!(fault("status", &effect(&format!("{would}, {removed}"), keep, "")), ("VOD-4.16.6", "fault-keep"));
    assert_eq!(fault("event", &effect("{ on = \"play\" }", keep, "")), ("VOD-4.16.6", "fault-keep"));
    is_good("prepare", &effect(&format!("{would}, {{ on = \"would_remove\", of = \"self\" }}"), keep, ""));

    assert_eq!(fault("status", &effect("{ on = \"scoring\" }", draw, "")), ("VOD-3.8.3", "fault-scoring"));
    let paid = "cost = [[{ pay = \"discard\", n = 1 }]]";
    assert_eq!(fault("status", &effect("{ on = \"scoring\" }", gain, paid)), ("VOD-3.8.3", "fault-scoring"));
    is_good("status", &effect("{ on = \"scoring\" }", gain, ""));

    for (kind, effect) in [
        ("status", effect(removed, draw, automatic)),
        ("status", effect(removed, &format!("{gain}, {draw}"), automatic)),
        ("status", effect(removed, gain, &format!("{automatic}\n{paid}"))),
        ("status", effect(removed, &gain.replace(" }", &format!(", {paid} }}")), automatic)),
        ("status", effect("{ on = \"own_turn\" }", gain, &format!("{automatic}\n{once}"))),
        ("prepare", effect(removed, gain, automatic)),
        ("event", effect("{ on = \"play\" }", gain, automatic)),
    ] {
        assert_eq!(fault(kind, &effect), ("VOD-4.10.13", "fault-automatic"), "{effect}");
    }
    is_good("status", &effect(removed, &format!("{gain}, {gain}"), automatic));

    let own = "{ on = \"mustered\", turn = \"own\" }";
    for (kind, effect) in [
        ("event", effect("{ on = \"play\" }", draw, once)),
        ("prepare", effect(own, draw, once)),
        ("status", effect(removed, draw, once)),
        ("status", effect(&format!("{own}, {{ on = \"placed\", turn = \"any\" }}"), draw, once)),
        ("status", effect("{ on = \"scoring\" }", gain, once)),
    ] {
        assert_eq!(fault(kind, &effect), ("VOD-4.17.3", "fault-once"), "{effect}");
    }
    is_good("status", &effect(own, draw, once));
    is_good("status", &effect("{ on = \"own_turn\" }", draw, once));

    for step in [
        "{ do = \"muster\", piece = [\"hoplite\"] }",
        "{ do = \"place\", piece = [\"city\"] }",
        "{ do = \"battle\", kind = [\"sea\"] }",
        "{ do = \"remove\", of = \"enemy\", piece = [\"city\"] }",
        "{ do = \"relocate\", piece = [\"trireme\"] }",
        "{ do = \"supply_check\", of = \"any\" }",
    ] {
        assert_eq!(fault("status", &effect(own, step, "")), ("VOD-2.1.6", "fault-endless"), "{step}");
        is_good("status", &effect(own, step, once));
        is_good("prepare", &effect(own, step, ""));
    }
    assert_eq!(fault("status", &effect("{ on = \"own_turn\" }", draw, "")), ("VOD-2.1.6", "fault-endless"));
    is_good("status", &effect(own, draw, ""));
}

/// Holds: VOD-2.1.6, VOD-4.14.1, VOD-4.14.5.
#[test]
fn how_much_a_card_can_do() {
    let draw = "{ do = \"draw\", n = 1 }";
    let draws = |count: usize| vec![draw; count].join(",\n");
    is_good("event", &format!("trigger = [{{ on = \"play\" }}]\nsteps = [{}]", draws(5)));
    assert_eq!(refused(play(&format!("{},\n@{draw}", draws(5)))), ("VOD-2.1.6", "fault-many-steps"));
    for n in ["0", "16", "-1"] {
        assert_eq!(refused(play(&format!("{{ do = \"draw\", n = @{n} }}"))), ("VOD-4.11.11", "fault-number"), "{n}");
    }
    for step in ["hand_discard", "deck_discard"] {
        let step = |n: &str| format!("{{ do = \"{step}\", of = \"athens\", n = {n} }}");
        assert!(read(&play(&step("8")).0).is_ok());
        assert_eq!(refused(play(&step("@9"))), ("VOD-4.11.11", "fault-number"), "a payment has eight picks");
    }
    let battle = |rest: &str| format!("{{ do = \"battle\", kind = [\"land\"], {rest} }}");
    is_good("event", &format!("trigger = [{{ on = \"play\" }}]\nsteps = [{}]", battle("times = 15")));
    assert_eq!(refused(play(&battle("times = @16"))).1, "fault-number");
    assert_eq!(refused(play(&battle("times = @0"))).1, "fault-number");
    is_good("event", &format!("trigger = [{{ on = \"play\" }}]\nsteps = [{}]", battle("times = 15, each_once = true")));
    assert_eq!(
        refused(play(&battle("with_piece = [@\"city\"]"))),
        ("VOD-4.11.11", "fault-word"),
        "cities start no battle"
    );
    let city = "{ do = \"muster\", piece = [@\"city\"] }";
    assert_eq!(refused(play(city)), ("VOD-4.11.11", "fault-word"), "cities are never mustered");
    for list in [
        "piece = @[]",
        "piece = [\"city\"], spaces = { ids = @[] }",
        "piece = [\"city\"], when = @[]",
        "piece = [\"city\"], cost = @[]",
        "piece = [\"city\"], cost = [@[]]",
    ] {
        assert_eq!(refused(play(&format!("{{ do = \"place\", {list} }}"))), ("VOD-4.11.11", "fault-empty"), "{list}");
    }
    assert_eq!(refused(with_card("event", "trigger = @[]\nsteps = []")), ("VOD-4.11.11", "fault-empty"));
    assert_eq!(
        refused(with_card("event", "trigger = [{ on = \"play\" }]\nsteps = @[]")),
        ("VOD-4.11.11", "fault-empty")
    );
    let both = "{ do = \"remove\", of = \"enemy\", piece = [\"city\"], spaces = {}, piece_bound = @\"event\" }";
    assert_eq!(refused(answer("prepare", "on = \"mustered\"", both)), ("VOD-4.11.11", "fault-both"));

    let pay = |cost: &str| play(&format!("{{ do = \"draw\", n = 1, cost = {cost} }}"));
    assert!(read(&pay("[[{ pay = \"discard\", n = 7 }, { pay = \"bribe_from_bowl\", n = 1 }]]").0).is_ok());
    let nine = "[[{ pay = \"vp\", n = 8 }], @[{ pay = \"discard\", n = 7 }, { pay = \"bribe_from_bowl\", n = 2 }]]";
    assert_eq!(refused(pay(nine)), ("VOD-2.1.6", "fault-many-picks"));
    let alternatives = |count: usize| format!("@[{}]", vec!["[{ pay = \"vp\", n = 1 }]"; count].join(", "));
    assert!(read(&pay(&alternatives(8)).0).is_ok());
    assert_eq!(refused(pay(&alternatives(9))), ("VOD-2.1.6", "fault-many-alternatives"));
    let off =
        |spaces: &str| pay(&format!("[[@{{ pay = \"take_off\", piece = [\"hoplite\"], n = 1, spaces = {spaces} }}]]"));
    assert!(read(&off("{}").0).is_ok());
    assert!(read(&off("{ next_to_ids = [\"argos\"], kind = [\"land\"] }").0).is_ok());
    assert_eq!(refused(off("{ holding = { of = \"self\", piece = [\"city\"] } }")), ("VOD-4.14.5", "fault-take-off"));

    let to_itself = "@{ do = \"link\", a = \"athens\", b = \"athens\", scope = \"own_battles\" }";
    assert_eq!(refused(play(to_itself)), ("VOD-4.16.12", "fault-border-self"));
    // Two events with this step so often, beside the last record of the standard file that has such a step.
    let lasting = |step: &str, first: usize, second: usize| {
        let place = |at: &str| {
            format!("[[card.effect.steps]]\ndo = \"place\"\npiece = [\"city\"]\nspaces = {{ ids = [\"{at}\"] }}\n")
        };
        let times = |count: usize| format!("[[card.effect.steps]]\n{step}\n").repeat(count);
        let text =
            STANDARD.replacen(&place("lesbos"), &times(first), 1).replacen(&place("syracuse"), &times(second), 1);
        read(&text).map_err(|fault| {
            let record: Vec<_> = text.lines().skip(fault.line.unwrap() as usize - 1).take(2).collect();
            (fault.clause.0, fault.message.key, record.concat())
        })
    };
    let link = "do = \"link\"\na = \"athens\"\nb = \"argos\"\nscope = \"own_battles\"";
    let told = |game: VictoryOrDeath, key: &str| {
        let cards = game.components().cards;
        let steps = cards.iter().flat_map(|card| &card.text).flat_map(|text| &text.args);
        steps.filter(|(_, arg)| matches!(arg, Arg::Phrase(phrase) if phrase.key == key)).count()
    };
    assert_eq!(told(lasting(link, 5, 2).unwrap(), "deed-link"), 8);
    let ninth = "[[card.effect.steps]]do = \"link\"".to_owned();
    assert_eq!(lasting(link, 5, 3).unwrap_err(), ("VOD-2.1.6", "fault-many-links", ninth));
    let extra = "do = \"extra_play\"\ntypes = [\"event\"]\nn = 1";
    assert_eq!(told(lasting(extra, 2, 1).unwrap(), "deed-extra-play"), 4);
    let fifth = "[[card.effect.steps]]do = \"extra_play\"".to_owned();
    assert_eq!(lasting(extra, 2, 2).unwrap_err(), ("VOD-2.1.6", "fault-many-extra-plays", fifth));
}

/// The made-up cards for the words that no card uses.
///
/// Holds: VOD-EX91, VOD-EX92, VOD-EX93, VOD-EX94, VOD-EX95, VOD-EX96.
#[test]
fn words_that_no_card_uses() {
    let event = |steps: &str| is_good("event", &format!("trigger = [{{ on = \"play\" }}]\nsteps = [{steps}]"));
    event("{ do = \"lose_vp\", of = \"enemy\", n = 2 }, { do = \"hand_discard\", of = \"athens\", n = 2 }");
    event("{ do = \"place_bribe\", spaces = { ids = [\"crete\"] }, n = 1 }");
    event("{ do = \"remove_bribe\", of = \"enemy\", spaces = { ids = [\"crete\"] }, n = 2 }");
    event("{ do = \"supply_check\", of = \"sparta\" }");
    let fighter = "{ do = \"remove\", of = \"enemy\", piece = [\"hoplite\", \"trireme\"], piece_bound = \"event\" }";
    let begun = "{ on = \"battle_begun\", by = \"enemy\", spaces = { ids = [\"argos\"] } }";
    is_good("prepare", &format!("trigger = [{begun}]\nsteps = [{fighter}]"));
    let cost = "[[{ pay = \"vp\", n = 1 }], [{ pay = \"take_off\", piece = [\"hoplite\"], spaces = {}, n = 1 }]]";
    is_good("event", &format!("trigger = [{{ on = \"play\" }}]\ncost = {cost}\nsteps = [{{ do = \"draw\", n = 1 }}]"));
    let played = "{ on = \"card_played\", by = \"enemy\", types = [\"event\"] }";
    is_good("prepare", &format!("trigger = [{played}]\nsteps = [{{ do = \"draw\", n = 1 }}]"));
}
