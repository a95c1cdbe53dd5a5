//! The locale files of a game: each language says the same as English, and what the program and the board ask for is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use quincunx_engine::{GameInfo, LANGUAGES, OptionKind};

use crate::folder;

/// What the plural rules of each of [`LANGUAGES`] tell whole numbers apart by; the last one is the default.
const PLURALS: [&[&str]; 4] = [&["one", "other"], &["one", "other"], &["one", "few", "many"], &["one", "few", "many"]];

/// The locale files of a game.
#[derive(Debug)]
pub struct Locales {
    /// The folder of the game.
    pub folder: &'static str,
    /// What is told of the game before anybody sits down.
    pub info: GameInfo,
    /// How the keys of names begin that are declined, in groups: of those of one group a sentence may ask for each in any of its forms.
    pub names: &'static [&'static [&'static str]],
}

#[derive(Default)]
struct Sentence {
    forms: BTreeSet<String>,
    variables: BTreeSet<String>,
    /// The keys of the variants of each choice, the default one last.
    choices: Vec<Vec<String>>,
    faults: Vec<String>,
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

    /// The variables, without the forms in which it asks for them.
    fn bases(&self, forms: &BTreeSet<String>) -> BTreeSet<String> {
        self.variables.iter().map(|name| split_form(name, forms).0.to_owned()).collect()
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { .. } => {}
            InlineExpression::FunctionReference { id, arguments } if ["AZ", "RAG"].contains(&id.name) => {
                arguments.positional.iter().for_each(|argument| self.read_inline(argument));
            }
            other => self.faults.push(format!("the page and the command supply variables, AZ and RAG only: {other:?}")),
        }
    }
}

/// The forms that names have.
fn declared(sentences: &[(String, Sentence)]) -> BTreeSet<String> {
    sentences.iter().flat_map(|(_, sentence)| sentence.forms.clone()).collect()
}

/// `card-acc` is a form of the variable `card`.
fn split_form<'a>(variable: &'a str, forms: &BTreeSet<String>) -> (&'a str, Option<&'a str>) {
    match variable.split_once('-') {
        Some((base, form)) if forms.contains(form) => (base, Some(form)),
        _ => (variable, None),
    }
}

impl Locales {
    /// The sentences of one of [`LANGUAGES`], in the order of the file.
    fn sentences(&self, language: usize) -> Vec<(String, Sentence)> {
        let text = folder::locale(self.folder, LANGUAGES[language]).expect("the game has its words in all languages");
        let (Ok(resource) | Err((resource, _))) = parse(text.as_str());
        let mut sentences = Vec::new();
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                if let Entry::Junk { content } = entry {
                    let faults = vec![format!("cannot be read: {content}")];
                    sentences.push((String::new(), Sentence { faults, ..Sentence::default() }));
                }
                continue;
            };
            let mut sentence = Sentence::default();
            match &message.value {
                Some(value) => sentence.read(value),
                None => sentence.faults.push("says nothing".into()),
            }
            for attribute in &message.attributes {
                sentence.forms.insert(attribute.id.name.to_owned());
                sentence.read(&attribute.value);
            }
            sentences.push((message.id.name.to_owned(), sentence));
        }
        sentences
    }

    /// Where a language does not say each sentence once, in the same order and with the same variables as English; lacks a form
    /// of a name that a sentence asks for, or has one that none asks for; or does not know all plurals in a choice by number.
    pub fn faults(&self) -> Vec<String> {
        let english = self.sentences(0);
        let order: Vec<_> = english.iter().map(|(key, _)| key.clone()).collect();
        let given = declared(&english);
        let english: BTreeMap<_, _> =
            english.into_iter().map(|(key, sentence)| (key, sentence.bases(&given))).collect();
        let mut faults = Vec::new();
        for (language, code) in LANGUAGES.iter().enumerate() {
            let sentences = self.sentences(language);
            let keys: Vec<_> = sentences.iter().map(|(key, _)| key.clone()).collect();
            if english.len() < order.len() || keys != order {
                let misplaced = keys.iter().zip(&order).find(|(key, expected)| key != expected);
                faults.push(format!("{code}: not the sentences of English in their order, at {misplaced:?}"));
            }
            let declared = declared(&sentences);
            let asked = sentences.iter().flat_map(|(_, sentence)| &sentence.variables);
            let asked: BTreeSet<_> =
                asked.filter_map(|name| split_form(name, &declared).1.map(str::to_owned)).collect();
            let group = |key: &str| {
                self.names.iter().position(|group| group.iter().any(|beginning| key.starts_with(beginning)))
            };
            for (key, sentence) in &sentences {
                let mut fault = |what: String| faults.push(format!("{code}: {key}: {what}"));
                sentence.faults.iter().for_each(|what| fault(what.clone()));
                let bases = sentence.bases(&declared);
                if english.get(key).is_some_and(|english| *english != bases) {
                    fault(format!("other variables than in English: {bases:?}"));
                }
                let like: Vec<_> = match group(key) {
                    Some(own) => sentences.iter().filter(|(other, _)| group(other) == Some(own)).collect(),
                    None => Vec::new(),
                };
                let had: BTreeSet<_> = like.iter().flat_map(|(_, name)| &name.forms).collect();
                let expected: BTreeSet<_> = asked.iter().filter(|form| had.contains(form)).cloned().collect();
                if sentence.forms != expected {
                    fault(format!("the forms {:?}, where {expected:?} are asked for of names", sentence.forms));
                }
                for choice in &sentence.choices {
                    let plural = |variant: &&str| ["zero", "one", "two", "few", "many", "other"].contains(variant);
                    let said: Vec<_> = choice.iter().map(String::as_str).filter(plural).collect();
                    // A number of its own, `[0]`, against all others needs no plural.
                    if !(said.is_empty() || said == ["other"] || said == PLURALS[language]) {
                        fault(format!("the plurals {said:?}"));
                    }
                }
            }
        }
        faults
    }

    /// What is asked for and not there, and what is there and nobody asks for. `composed` are the keys that the
    /// program puts together from what `families` begin.
    pub fn gaps(&self, families: &[&str], composed: BTreeSet<String>) -> Vec<String> {
        let sentences = self.sentences(0);
        let forms = declared(&sentences);
        let variables: BTreeMap<_, _> =
            sentences.iter().map(|(key, sentence)| (key.as_str(), sentence.bases(&forms))).collect();
        let english: BTreeSet<String> = sentences.iter().map(|(key, _)| key.clone()).collect();
        let mut named = Named {
            families: english.iter().filter_map(|key| Some(key.split_once('-')?.0)).collect(),
            composed: families,
            whole: composed,
            begun: BTreeSet::new(),
        };
        named.whole.extend(self.told());
        let mut gaps = Vec::new();
        for folder in ["src", "web"] {
            let before = named.whole.len();
            named.read_folder(&Path::new(self.folder).join(folder));
            if named.whole.len() == before {
                gaps.push(format!("{folder} asks for nothing: the sources are not where they were"));
            }
        }
        let begins = |key: &str| named.begun.iter().any(|beginning| key.starts_with(beginning));
        gaps.extend(named.whole.difference(&english).map(|key| format!("no words for {key}")));
        let unknown = named.begun.iter().filter(|begun| !english.iter().any(|key| key.starts_with(*begun)));
        gaps.extend(unknown.map(|beginning| format!("no words for {beginning}…")));
        // Page and command ask for it where the line before it comes many times in a row: `KEY-several`, `KEY-several-ARG`.
        let of_several = |key: &str| {
            let Some((one, listed)) = key.split_once("-several") else { return false };
            let is_listed = |name: &str| variables.get(one).is_some_and(|known| known.contains(name));
            english.contains(one) && (listed.is_empty() || listed.strip_prefix('-').is_some_and(is_listed))
        };
        let unused = english.difference(&named.whole).filter(|key| !begins(key) && !of_several(key));
        gaps.extend(unused.map(|key| format!("nobody asks for {key}")));
        gaps
    }

    /// The keys that follow from what is told of the game, and the lobby's own sentence.
    fn told(&self) -> BTreeSet<String> {
        let mut keys: BTreeSet<_> = self.info.about.reconstruction.iter().map(|key| (*key).to_owned()).collect();
        for option in self.info.options {
            keys.insert(format!("option-{}", option.id));
            match option.kind {
                OptionKind::Choice { values } => {
                    keys.extend(values.iter().map(|value| format!("option-{}-{value}", option.id)));
                }
                OptionKind::Decks { ready, .. } => keys.extend(ready.iter().map(|deck| format!("deck-{deck}"))),
                OptionKind::Number { .. } | OptionKind::Seats | OptionKind::File => {}
            }
        }
        keys.insert("tagline".to_owned());
        keys
    }
}

/// What sources name.
struct Named<'a> {
    /// Keys begin with one of these words.
    families: BTreeSet<&'a str>,
    /// Beginnings of keys that are known one by one.
    composed: &'a [&'a str],
    /// Keys in quotation marks.
    whole: BTreeSet<String>,
    /// The beginnings of keys that a template puts together.
    begun: BTreeSet<String>,
}

impl Named<'_> {
    fn read_folder(&mut self, folder: &Path) {
        let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in entries.map(|entry| entry.expect("a folder can be read").path()) {
            // What a board's tests name, no reader is shown.
            let is_test = path.to_string_lossy().ends_with(".test.ts");
            if path.is_dir() {
                self.read_folder(&path);
            } else if !is_test && let Ok(source) = fs::read_to_string(&path) {
                self.read(&source);
            }
        }
    }

    fn read(&mut self, source: &str) {
        self.whole.extend(explained(source));
        for (at, _) in source.match_indices(['"', '\'', '`']) {
            let rest = &source[at + 1..];
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').unwrap_or(rest.len());
            let (key, after) = rest.split_at(end);
            if !key.split_once('-').is_some_and(|(family, _)| self.families.contains(family)) {
                continue;
            }
            if after.starts_with(['"', '\'', '`']) && !key.ends_with('-') {
                self.whole.insert(key.to_owned());
            } else if after.starts_with("${") && !self.composed.contains(&key) {
                self.begun.insert(key.to_owned());
            }
        }
    }
}

/// The keys that `derive(Explain)` makes from the names of variants. Those that a variant names itself stand in quotation marks.
fn explained(source: &str) -> Vec<String> {
    let mut keys = Vec::new();
    let mut lines = source.lines();
    while lines.by_ref().any(|line| line.starts_with("#[derive(") && line.contains("Explain")) {
        let (mut prefix, mut names_key) = ("refusal-", false);
        for line in lines.by_ref().take_while(|line| *line != "}") {
            if let Some(begun) = line.strip_prefix("#[message(\"") {
                prefix = begun.trim_end_matches("\")]");
            } else if line.trim_start().starts_with("#[message(") {
                names_key = true;
            } else if let Some(variant) = line.strip_prefix("    ").filter(|line| line.starts_with(char::is_uppercase))
            {
                let name = variant.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
                let words: String = name.chars().fold(String::new(), |mut words, letter| {
                    if letter.is_uppercase() && !words.is_empty() {
                        words.push('-');
                    }
                    words.extend(letter.to_lowercase());
                    words
                });
                if !std::mem::take(&mut names_key) {
                    keys.push(format!("{prefix}{words}"));
                }
            }
        }
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_follow_from_the_names_of_reasons() {
        let source = "#[derive(Clone, Explain)]\n#[message(\"refused-\")]\npub enum Reason {\n    /// No.\n    \
            #[clause(\"R-1\")]\n    NotNow,\n    TooFar { space: u8, clause: &'static str },\n    #[message(\"mine\")]\n    \
            Other(u8),\n}\nenum Step {\n    First,\n}\n";
        assert_eq!(explained(source), ["refused-not-now", "refused-too-far"]);
    }
}
