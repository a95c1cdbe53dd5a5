//! The standard component file.

use std::collections::{BTreeMap, BTreeSet};

use osok_hajnala::{
    Amount, Attach, Barred, Body, Bonus, Card, Caste, Components, Condition, Count, Damage, DamageKind, DamageType,
    Effect, Fraction, Keyword, Kind, MAX_LEVEL, Mark, Place, Ref, STANDARD, Selector, Set, Side, Stat, Step, Tier, To,
    Touch, Trigger, Until, Word, Zone,
};
use toml::{Table, Value};

use crate::faults::{card, changed, more};

fn cards() -> impl Iterator<Item = &'static Card> {
    Components::standard().cards.iter()
}

fn find(id: &str) -> &'static Card {
    let parts = Components::standard();
    parts.card(parts.find(id).unwrap_or_else(|| panic!("{id}")))
}

/// The only record of a card.
fn text(id: &str) -> &'static Effect {
    let [effect] = &find(id).effects[..] else { panic!("{id} has one record") };
    effect
}

fn checks() -> Table {
    let file: Table = STANDARD.parse().unwrap();
    file["checks"].as_table().unwrap().clone()
}

fn check(of: &str) -> i64 {
    checks()[of].as_integer().unwrap()
}

/// The numbers of a table of `[checks]`.
fn numbers(of: &str) -> BTreeMap<String, i64> {
    let checks = checks();
    let table = checks[of].as_table().unwrap();
    table.iter().map(|(name, number)| (name.clone(), number.as_integer().unwrap())).collect()
}

/// How many of each, by name.
fn counted<T: ToString>(things: impl Iterator<Item = T>) -> BTreeMap<String, i64> {
    let mut counts = BTreeMap::new();
    things.for_each(|thing| *counts.entry(thing.to_string()).or_default() += 1);
    counts
}

/// Holds: OH-2.2, OH-2.3, OH-2.4, OH-2.5.
#[test]
fn the_cards() {
    assert_eq!((cards().count() as i64, check("cards")), (111, 111));
    assert_eq!(counted(cards().map(|card| card.kind.id())), numbers("cards_by_kind"));
    assert_eq!(counted(cards().map(|card| card.caste.id())), numbers("cards_by_caste"));
    assert_eq!(counted(cards().filter(|card| card.level > 0).map(|card| card.level)), numbers("cards_by_level"));
    let count = |is: fn(&Card) -> bool| cards().filter(|card| is(card)).count() as i64;
    assert_eq!((count(|card| card.kind.is_character()), check("characters")), (26, 26));
    assert_eq!((count(|card| card.kind.is_equipment()), check("equipment")), (26, 26));
    assert_eq!((count(|card| card.kind.is_ability()), check("abilities")), (49, 49));
    assert_eq!(count(|card| card.kind == Kind::Noble) + 26 + 26 + 49 + count(|card| card.kind == Kind::Potion), 111);
    let tiers = |kind: Kind| counted(cards().filter(move |card| card.kind == kind).map(|card| card.tier.unwrap().id()));
    assert_eq!(tiers(Kind::Weapon), numbers("weapons_by_tier"));
    assert_eq!(tiers(Kind::Armour), numbers("armours_by_tier"));
    assert_eq!(counted(cards().filter_map(|card| card.attach).map(Attach::id)), numbers("continuous_by_place"));
    assert_eq!(count(|card| card.damage.is_some()), check("cards_with_damage"));
    assert_eq!(count(|card| card.armour.is_some()), check("cards_with_armour"));
    let sum = |of: fn(&Card) -> u8| cards().map(|card| i64::from(of(card))).sum::<i64>();
    assert_eq!(sum(|card| card.level), check("level_total"));
    assert_eq!(sum(|card| card.armour.unwrap_or(0)), check("armour_total"));
    assert_eq!(sum(|card| card.damage.map_or(0, |damage| damage.n)), check("damage_total"));
    for (list, count) in [
        ("castes", Caste::WORDS.len()),
        ("damage_types", DamageType::WORDS.len()),
        ("card_kinds", Kind::WORDS.len()),
        ("keywords", Keyword::WORDS.len()),
    ] {
        assert_eq!(count as i64, check(list), "{list}");
    }
    assert_eq!([Caste::WORDS.len(), DamageType::WORDS.len()], [3, 10]);
    for card in cards() {
        let no_level = card.kind == Kind::Noble;
        assert_eq!(card.level == 0, no_level, "{}", card.id);
        assert_eq!(card.tier.is_some(), card.kind.is_equipment(), "{}", card.id);
        assert_eq!(card.attach.is_some(), card.kind == Kind::Continuous, "{}", card.id);
    }
}

/// Holds: OH-2.3, OH-4.9.1, OH-4.26.2, OH-CHP1, OH-CWT2, OH-CMK1, OH-CKW2.
#[test]
fn what_is_printed() {
    let scarecrow = find("h-p1");
    assert_eq!(scarecrow.damage, Some(Damage { n: 0, of: DamageType::Normal }), "0 is a value");
    assert_eq!((scarecrow.kind, scarecrow.level, scarecrow.armour), (Kind::Puppet, 2, Some(4)));
    assert_eq!(find("w-t2").damage, None, "a dash is none");
    let bark = find("m-k1");
    assert_eq!((bark.attach, bark.armour, bark.tier), (Some(Attach::Character), Some(4), None));
    let wand = find("m-w5");
    assert_eq!((wand.tier, wand.level, wand.caste), (Some(Tier::Relic), 4, Caste::Mage));
    let noble = find("w-noble");
    assert_eq!((noble.kind, noble.level, noble.armour, noble.damage), (Kind::Noble, 0, None, None));
}

/// Holds: OH-2.23.
#[test]
fn the_keyword_module() {
    let carried = |card: &Card| card.keywords.iter().map(Keyword::id).collect::<Vec<_>>();
    let told: Vec<_> =
        cards().filter(|card| card.is_of_keyword_module()).map(|card| (&*card.id, carried(card))).collect();
    let module = [
        ("kw-1", vec!["champion"]),
        ("kw-2", vec!["wall"]),
        ("kw-3", vec!["reflex"]),
        ("kw-4", vec!["curse"]),
        ("kw-5", vec!["horde"]),
        ("kw-6", vec!["flame"]),
    ];
    assert_eq!(told, module);
}

/// Holds: OH-4.25.1, OH-4.25.2.
#[test]
fn the_texts() {
    let effects = || cards().flat_map(|card| &card.effects);
    let steps = || effects().flat_map(|effect| &effect.steps);
    assert_eq!((effects().count() as i64, steps().count() as i64), (check("effects"), check("steps")));
    assert_eq!(counted(effects().map(|effect| effect.trigger.id())), numbers("effects_by_trigger"));
    assert_eq!(counted(steps().map(Step::id)), numbers("steps_by_word"));
    let silent: Vec<_> = cards().filter(|card| card.effects.is_empty()).map(|card| &*card.id).collect();
    let told = ["h-w1", "h-a1", "m-w1", "m-w3", "m-a1", "m-p1", "m-p2", "w-c1", "w-w1", "w-a1", "w-a2", "w-a3", "w-p1"];
    assert_eq!((silent.as_slice(), check("cards_without_effect")), (told.as_slice(), 13));
    for card in cards().filter(|card| !card.kind.stays()) {
        let played = if card.kind == Kind::Trap { Trigger::Answer } else { Trigger::Play };
        assert!(matches!(&card.effects[..], [effect] if effect.trigger == played), "{}", card.id);
    }
    for effect in effects() {
        assert_eq!(effect.trigger == Trigger::Answer, !effect.answers.is_empty());
        let lasts = effect.steps.iter().filter_map(|step| match step {
            Step::Modify { until, .. } | Step::Multiply { until, .. } | Step::Forbid { until, .. } => Some(*until),
            _ => None,
        });
        assert!(lasts.into_iter().all(|until| (until == Until::InPlay) == (effect.trigger == Trigger::Static)));
    }
}

/// Every text of a table or a list in it.
fn words_in(value: &Value, words: &mut BTreeSet<(String, String)>, list: &str) {
    match value {
        Value::String(word) => drop(words.insert((list.to_owned(), word.clone()))),
        Value::Array(values) => values.iter().for_each(|value| words_in(value, words, list)),
        Value::Table(table) => {
            for (field, value) in table {
                let list = match &**field {
                    "kinds" | "victim_kind" | "attacker_kind" => "target_kind",
                    "do" => "step",
                    "what" => "forbid",
                    "to" | "who" => "ref",
                    "kind" => "damage_kind",
                    "n" => "amount",
                    "dealt_by" | "turn" | "victim_side" => "side",
                    other => other,
                };
                for parent in ["condition", "cost", "amount"] {
                    words.insert((parent.to_owned(), field.clone()));
                }
                words_in(value, words, list);
            }
        }
        _ => {}
    }
}

/// What no card of ours says stands in the language for cards of the published game.
///
/// Holds: OH-4.25.1, OH-4.12.2.
#[test]
fn every_word_is_used_or_known_to_be_unused() {
    let file: Table = STANDARD.parse().unwrap();
    let mut used = BTreeSet::new();
    for card in file["card"].as_array().unwrap() {
        card.get("effect").into_iter().for_each(|effects| words_in(effects, &mut used, "effect"));
        card.get("keywords").into_iter().for_each(|keywords| words_in(keywords, &mut used, "keyword"));
    }
    let mut unused = Vec::new();
    for (list, words) in file["vocabulary"].as_table().unwrap() {
        for word in words.as_array().unwrap().iter().map(|word| word.as_str().unwrap()) {
            if !used.contains(&(list.clone(), word.to_owned())) {
                unused.push((list.as_str(), word));
            }
        }
    }
    // No trap of ours answers a potion, no text of ours does something to its user that it does not do to others, and cards in
    // play are the default of a selector.
    assert_eq!(unused, [("answers", "potion"), ("ref", "user"), ("zone", "play")]);
}

/// Holds: OH-X135, OH-CHI1.
#[test]
fn the_record_of_marked_prey() {
    let kinds = [Body::Character, Body::Puppet, Body::Mount].into_iter().collect();
    let target = Selector {
        side: Some(Side::Enemy),
        zone: Zone::Play,
        kinds,
        places: Set::EMPTY,
        level_max: MAX_LEVEL,
        count: Count::UpTo(1),
    };
    let bonus = Bonus { n: 1, when: vec![Condition::VictimHas(Mark::Poison)] };
    let damage = Step::Damage {
        n: Amount::Printed,
        kind: DamageKind::Ability,
        to: To::Ref(Ref::Target),
        bonus: Some(bonus),
        delayed: false,
    };
    let effect = Effect {
        trigger: Trigger::Play,
        answers: Set::EMPTY,
        when: Vec::new(),
        cost: Default::default(),
        target: Some(target),
        optional: false,
        first_each_turn: false,
        steps: vec![damage],
    };
    assert_eq!(*text("h-i1"), effect);
}

/// Some records of other kinds, as the list of cards says them.
///
/// Holds: OH-CMT1, OH-CWC5, OH-CWC6, OH-CMC8, OH-CWI3, OH-CMA3, OH-CHK3, OH-CHI4, OH-CWNOBLE1.
#[test]
fn records() {
    let frost = text("m-t1");
    assert_eq!(frost.answers, [Touch::Attack].into_iter().collect());
    let halved = Step::Multiply {
        stat: Stat::AttackDamage,
        by: Fraction { num: 1, den: 2 },
        to: To::Ref(Ref::Attacker),
        until: Until::ThisAttack,
    };
    assert_eq!(frost.steps, [halved]);

    let sentry = text("w-c5");
    assert_eq!((sentry.trigger, sentry.optional), (Trigger::NeighbourAttacked, true));
    assert_eq!((&sentry.when[..], &sentry.steps[..]), (&[Condition::HolderActive][..], &[Step::Redirect][..]));

    assert_eq!((text("w-c6").cost.armour, text("m-c8").cost.life, text("m-c4").cost.discard), (2, 3, 1));
    let revived = text("m-c8").target.unwrap();
    assert_eq!((revived.zone, revived.side, revived.level_max), (Zone::Dead, Some(Side::Own), 3));

    let [Step::Damage { n: Amount::Of(factors), .. }] = &text("w-i3").steps[..] else { panic!("a sum") };
    assert_eq!((factors.weapon_base, factors.character_base), (2, 1));
    assert_eq!((factors.weapon_current, factors.character_current), (0, 0));

    assert!(
        text("m-a3").optional && !text("m-c5").optional,
        "you may turn the bearer idle; armour is restored by itself"
    );
    assert!(text("h-k3").first_each_turn && text("h-noble").first_each_turn && !text("w-a4").first_each_turn);
    assert!(matches!(text("h-i4").steps[..], [Step::Damage { delayed: true, .. }]));
    let [Step::Modify { stat, n, to, .. }] = text("w-noble").steps[..] else { panic!("a change") };
    assert_eq!((stat, n, to), (Stat::TakeoverTaken, -1, To::Ref(Ref::You)));
}

/// Holds: OH-4.17.10.
#[test]
fn parts_are_rounded_down() {
    let half = Fraction { num: 1, den: 2 };
    assert_eq!([0, 1, 3, 4].map(|n| half.of(n)), [0, 0, 1, 2]);
    assert_eq!(Fraction { num: 2, den: 1 }.of(9), 18);
}

/// Words stand in their lists where their numbers say.
#[test]
fn words_are_in_order() {
    fn check<T: Word + std::fmt::Debug>() {
        for (place, (id, word)) in T::WORDS.iter().enumerate() {
            assert_eq!((word.index(), word.id()), (place, *id));
        }
        assert!(T::WORDS.len() <= 16, "a set has room for them");
    }
    check::<Kind>();
    check::<DamageType>();
    check::<Caste>();
    check::<Tier>();
    check::<Attach>();
    check::<Keyword>();
    check::<Trigger>();
    check::<Ref>();
    check::<Stat>();
    check::<Until>();
    check::<Touch>();
    check::<Body>();
    check::<Barred>();
    check::<Place>();
    let some: Set<Body> = [Body::Mount, Body::Character].into_iter().collect();
    assert_eq!(some.iter().collect::<Vec<_>>(), [Body::Character, Body::Mount]);
    assert!(some.has(Body::Mount) && !some.has(Body::Puppet) && !some.is_empty());
}

/// The locale files have the names of the standard file; others bring theirs.
///
/// Holds: OH-2.2.
#[test]
fn names() {
    let parts = Components::standard();
    assert!(cards().all(|card| card.name.is_none()));
    assert!(parts.formats.iter().all(|format| format.name.is_none()));
    assert!(parts.decks.iter().all(|deck| deck.name.is_none()));
    let named = |text: &str| -> Vec<(String, String)> {
        let parts = Components::read(text).unwrap();
        let cards = parts.cards.into_iter().map(|card| (card.id.to_string(), card.name));
        let formats = parts.formats.into_iter().map(|format| (format.id, format.name));
        let decks = parts.decks.into_iter().map(|deck| (deck.id, deck.name));
        cards.chain(formats).chain(decks).filter_map(|(id, name)| Some((id, name?))).collect()
    };
    let other = |id: &str, name: &str| vec![(id.to_owned(), name.to_owned())];
    assert_eq!(named(&changed("name = \"Worn Sabre\"", "name = \"Sabre\"@").0), other("w-w1", "Sabre"));
    let both = "name = { hu = \"Szablya\", en = \"Sabre\" }@";
    assert_eq!(named(&changed("name = \"Worn Sabre\"", both).0), other("w-w1", "Sabre"));
    assert_eq!(named(&changed("name = \"Starter\"", "name = \"First\"@").0), other("starter", "First"));
    assert_eq!(named(&changed("name = \"Ashkeep Circle\"", "name = \"Ash\"@").0), other("mage-circle", "Ash"));
    assert_eq!(named(&more(&format!("{}@", card("new", "mount", ""))).0), other("new", "A card"));
}
