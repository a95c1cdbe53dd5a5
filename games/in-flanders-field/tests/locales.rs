//! The locale files: each language says the same as English, and what the program and the board ask for is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use in_flanders_field::{Components, INFO, Kind, TEXTS};
use quincunx_engine::{LANGUAGES, OptionKind};

/// What the plural rules of each of [`LANGUAGES`] tell whole numbers apart by; the last one is the default.
const PLURALS: [&[&str]; 4] = [&["one", "other"], &["one", "other"], &["one", "few", "many"], &["one", "few", "many"]];

/// The beginnings of keys that are put together from the components and options, and known from these one by one.
const COMPOSED: [&str; 5] = ["kind-", "card-", "brief-", "effect-", "option-"];

#[derive(Default)]
struct Sentence {
    forms: BTreeSet<String>,
    variables: BTreeSet<String>,
    /// The keys of the variants of each choice, the default one last.
    choices: Vec<Vec<String>>,
}

impl Sentence {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(inline) => self.read_inline(inline),
                Expression::Select { selector, variants } => {
                    self.read_inline(selector);
                    let mut variants: Vec<_> = variants.iter().collect();
                    variants.sort_by_key(|variant| variant.default);
                    let key = |key: &VariantKey<&str>| match key {
                        VariantKey::Identifier { name } => (*name).to_owned(),
                        VariantKey::NumberLiteral { value } => (*value).to_owned(),
                    };
                    self.choices.push(variants.iter().map(|variant| key(&variant.key)).collect());
                    variants.iter().for_each(|variant| self.read(&variant.value));
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { .. } => {}
            other => panic!("{other:?}: the page and the command supply variables only"),
        }
    }
}

/// The sentences of one of [`LANGUAGES`], in the order of the file.
fn locale(language: usize) -> Vec<(String, Sentence)> {
    let resource = parse(TEXTS.locales[language])
        .unwrap_or_else(|(_, errors)| panic!("{}.ftl cannot be read: {errors:?}", LANGUAGES[language]));
    let mut sentences = Vec::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut sentence = Sentence::default();
        sentence.read(&message.value.unwrap_or_else(|| panic!("{} says nothing", message.id.name)));
        for attribute in &message.attributes {
            sentence.forms.insert(attribute.id.name.to_owned());
            sentence.read(&attribute.value);
        }
        sentences.push((message.id.name.to_owned(), sentence));
    }
    sentences
}

fn keys(language: usize) -> Vec<String> {
    locale(language).into_iter().map(|(key, _)| key).collect()
}

/// `card-acc` is a form of the variable `card`.
fn split_form<'a>(variable: &'a str, forms: &BTreeSet<String>) -> (&'a str, Option<&'a str>) {
    match variable.split_once('-') {
        Some((base, form)) if forms.contains(form) => (base, Some(form)),
        _ => (variable, None),
    }
}

fn is_name(key: &str) -> bool {
    key.starts_with("kind-") || key.starts_with("card-")
}

#[test]
fn every_language_has_each_sentence_once_and_in_the_same_order() {
    let english = keys(0);
    let distinct: BTreeSet<_> = english.iter().collect();
    assert_eq!(distinct.len(), english.len(), "a key stands twice in en.ftl");
    for (language, code) in LANGUAGES.iter().enumerate() {
        assert_eq!(keys(language), english, "{code}");
    }
}

#[test]
fn every_language_uses_the_variables_of_the_english_sentence() {
    let english: BTreeMap<_, _> = locale(0).into_iter().collect();
    for (language, code) in LANGUAGES.iter().enumerate() {
        let sentences = locale(language);
        let forms: BTreeSet<_> = sentences.iter().flat_map(|(_, sentence)| sentence.forms.clone()).collect();
        for (key, sentence) in &sentences {
            let bases: BTreeSet<_> =
                sentence.variables.iter().map(|name| split_form(name, &forms).0.to_owned()).collect();
            assert_eq!(bases, english[key].variables, "{key} of {code}");
        }
    }
}

#[test]
fn every_name_has_the_forms_that_sentences_ask_for_and_no_others() {
    for (language, code) in LANGUAGES.iter().enumerate() {
        let sentences = locale(language);
        let declared: BTreeSet<_> = sentences.iter().flat_map(|(_, sentence)| sentence.forms.clone()).collect();
        let asked = sentences.iter().flat_map(|(_, sentence)| &sentence.variables);
        let asked: BTreeSet<_> = asked.filter_map(|name| split_form(name, &declared).1.map(str::to_owned)).collect();
        for (key, sentence) in &sentences {
            let expected = if is_name(key) { &asked } else { &BTreeSet::new() };
            assert_eq!(&sentence.forms, expected, "{key} of {code}");
        }
    }
}

#[test]
fn every_choice_by_number_knows_all_plurals_of_the_language() {
    for (language, code) in LANGUAGES.iter().enumerate() {
        for (key, sentence) in locale(language) {
            for choice in sentence.choices {
                let said: Vec<_> = choice
                    .iter()
                    .map(String::as_str)
                    .filter(|variant| ["zero", "one", "two", "few", "many", "other"].contains(variant))
                    .collect();
                // A number of its own, `[0]`, against all others needs no plural.
                assert!(said.is_empty() || said == ["other"] || said == PLURALS[language], "{key} of {code}: {said:?}");
            }
        }
    }
}

/// The keys that sources name in quotation marks, and the beginnings of those that a template puts together.
fn named(folder: &str, families: &BTreeSet<&str>) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut whole, mut begun) = (BTreeSet::new(), BTreeSet::new());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if !path.is_file() {
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        for (at, _) in source.match_indices(['"', '\'', '`']) {
            let rest = &source[at + 1..];
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').unwrap_or(rest.len());
            let (key, after) = rest.split_at(end);
            if !key.split_once('-').is_some_and(|(family, _)| families.contains(family)) {
                continue;
            }
            if after.starts_with(['"', '\'', '`']) {
                whole.insert(key.to_owned());
            } else if after.starts_with("${") && !COMPOSED.contains(&key) {
                begun.insert(key.to_owned());
            }
        }
    }
    (whole, begun)
}

/// The keys that follow from the components, the options and what is told of the game.
fn composed() -> BTreeSet<String> {
    let cards = Components::standard().cards();
    let mut keys: BTreeSet<_> = cards.iter().map(|card| format!("card-{}", card.id)).collect();
    for kind in cards.iter().map(|card| card.kind).chain([Kind::Advance]) {
        keys.extend([format!("kind-{}", kind.name()), format!("effect-{}", kind.name())]);
        // These always move, and the card shows how far instead.
        if !matches!(kind, Kind::Infantry | Kind::Tanks) {
            keys.insert(format!("brief-{}", kind.name()));
        }
    }
    for option in INFO.options {
        keys.insert(format!("option-{}", option.id));
        if let OptionKind::Choice { values } = option.kind {
            keys.extend(values.iter().map(|value| format!("option-{}-{value}", option.id)));
        }
    }
    keys.extend(INFO.about.reconstruction.iter().map(|key| (*key).to_owned()));
    // The lobby's own sentence.
    keys.insert("tagline".to_owned());
    keys
}

#[test]
fn what_is_asked_for_is_there_and_nothing_else() {
    let english: BTreeSet<String> = keys(0).into_iter().collect();
    let families: BTreeSet<&str> = english.iter().filter_map(|key| Some(key.split_once('-')?.0)).collect();
    let (engine, _) = named("src", &families);
    let (board, begun) = named("web", &families);
    assert!(engine.len() > 100 && board.len() > 50 && begun.len() > 3, "the sources are not where they were");
    let asked: BTreeSet<String> = engine.into_iter().chain(board).chain(composed()).collect();
    let missing: Vec<_> = asked.difference(&english).collect();
    assert_eq!(missing, Vec::<&String>::new(), "no words for these");
    for beginning in &begun {
        assert!(english.iter().any(|key| key.starts_with(beginning)), "no words for {beginning}…");
    }
    let is_begun = |key: &str| begun.iter().any(|beginning| key.starts_with(beginning));
    let unused: Vec<_> = english.difference(&asked).filter(|key| !is_begun(key)).collect();
    assert_eq!(unused, Vec::<&String>::new(), "nobody asks for these");
}
