//! From the engine's messages to sentences, in the four languages: the only place outside the page where they are put into words.

pub mod harmless;
mod hungarian;
mod passages;
mod together;

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use quincunx_engine::{Arg, LANGUAGES, Message};
use unic_langid::LanguageIdentifier;

pub use passages::{escaped, html, lines};

use harmless::short;

const OWN: [&str; 4] = [
    include_str!("../locales/en.ftl"),
    include_str!("../locales/hu.ftl"),
    include_str!("../locales/pl.ftl"),
    include_str!("../locales/ru.ftl"),
];

/// Sentences of one language.
///
/// A term is supplied in each of its forms: where a locale gives a name attributes, as in `kind-infantry = Piechota` with
/// `.acc = Piechotę`, a sentence may ask for `$card-acc`. A name without that attribute keeps its base form.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    forms: BTreeSet<String>,
}

impl Words {
    /// The words of these sources, of which a later one stands before an earlier one, in the language of this index.
    pub fn new<'a>(language: usize, sources: impl IntoIterator<Item = &'a str>) -> Self {
        let id: LanguageIdentifier = LANGUAGES[language].parse().expect("the languages have good ids");
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        bundle.add_builtins().expect("nothing has these names yet");
        bundle.add_function("AZ", hungarian::article).expect("nothing has this name yet");
        bundle.add_function("RAG", hungarian::suffix).expect("nothing has this name yet");
        let mut forms = BTreeSet::new();
        for source in [OWN[language]].into_iter().chain(sources) {
            forms.extend(source.lines().filter_map(form));
            // A message that cannot be read is left out, and shows as its key: the tests see to it that all can be read.
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle, forms }
    }

    /// A message of the engine; `names` are the players' by seat. A key without words shows itself.
    pub fn say(&self, message: &Message, names: &[String]) -> String {
        let mut variables = FluentArgs::new();
        message.args.iter().for_each(|(name, arg)| self.set(&mut variables, name, arg, names));
        self.format(message.key, &variables, None)
    }

    /// A variable of a message alone, in its base form: a cell of a table.
    pub fn name(&self, arg: &Arg, names: &[String]) -> String {
        let name = |term: &String| self.term(term, None);
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => names.get(seat.index()).map_or_else(|| seat.to_string(), |name| short(name)),
            Arg::Text(text) => short(text),
            Arg::Term(term) => name(term),
            Arg::Terms(terms) => self.counted(&terms.iter().map(name).collect::<Vec<_>>()),
            Arg::Phrase(phrase) => self.say(phrase, names),
        }
    }

    /// Is there a sentence for this key?
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// A sentence of a program.
    pub fn own(&self, key: &str, args: &[(&'static str, String)]) -> String {
        let variables = args.iter().map(|(name, value)| (*name, FluentValue::from(value.clone()))).collect();
        self.format(key, &variables, None)
    }

    /// Supplies a variable, a term also in each of its forms.
    fn set(&self, variables: &mut FluentArgs<'_>, name: &'static str, arg: &Arg, names: &[String]) {
        match arg {
            Arg::Number(number) => variables.set(name, *number),
            _ => self.set_all(variables, name, [arg], names),
        }
    }

    /// Supplies all of these in one variable, as a list.
    fn set_all<'a>(
        &self,
        variables: &mut FluentArgs<'_>,
        name: &'static str,
        args: impl IntoIterator<Item = &'a Arg> + Clone,
        names: &[String],
    ) {
        let list = |form: Option<&str>| {
            let in_form = |arg: &Arg| match arg {
                Arg::Term(term) => vec![self.term(term, form)],
                Arg::Terms(terms) => terms.iter().map(|term| self.term(term, form)).collect(),
                _ => vec![self.name(arg, names)],
            };
            self.counted(&args.clone().into_iter().flat_map(in_form).collect::<Vec<_>>())
        };
        variables.set(name, list(None));
        // What is no term has one form: a sentence that asks for another is at fault, and is to show it.
        let has_forms = args.clone().into_iter().any(|arg| matches!(arg, Arg::Term(_) | Arg::Terms(_)));
        for form in self.forms.iter().filter(|_| has_forms) {
            variables.set(format!("{name}-{form}"), list(Some(form)));
        }
    }

    fn term(&self, term: &str, form: Option<&str>) -> String {
        self.format(term, &FluentArgs::new(), form)
    }

    /// A list of things.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => self.own("list", &[("first", first.join(", ")), ("last", last.clone())]),
        }
    }

    /// A list in which what comes several times stands once, with its number.
    fn counted(&self, items: &[String]) -> String {
        let mut counted: Vec<(&String, usize)> = Vec::new();
        for item in items {
            match counted.iter_mut().find(|(known, _)| *known == item) {
                Some((_, times)) => *times += 1,
                None => counted.push((item, 1)),
            }
        }
        let told = |(item, times)| if times > 1 { format!("{item}\u{a0}×{times}") } else { String::clone(item) };
        self.list(&counted.into_iter().map(told).collect::<Vec<_>>())
    }

    fn format(&self, key: &str, variables: &FluentArgs<'_>, form: Option<&str>) -> String {
        let Some(message) = self.bundle.get_message(key) else { return key.to_owned() };
        let attribute = form.and_then(|form| message.get_attribute(form)).map(|attribute| attribute.value());
        let Some(pattern) = attribute.or_else(|| message.value()) else { return key.to_owned() };
        self.bundle.format_pattern(pattern, Some(variables), &mut Vec::new()).into_owned()
    }
}

/// The name of the form that a line of a locale file gives: `    .acc = …`.
fn form(line: &str) -> Option<String> {
    let (name, _) = line.trim().strip_prefix('.')?.split_once('=')?;
    Some(name.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_listed_in_the_form_that_is_asked_for() {
        const WORDS: &str = "a = ant\n    .acc = antem\nb = bee\nsee = You see { $what-acc }.\n";
        let words = Words::new(0, [WORDS]);
        let see = |terms: &[&str]| {
            let terms = terms.iter().map(|term| (*term).to_owned()).collect();
            words.say(&Message { key: "see", args: vec![("what", Arg::Terms(terms))] }, &[])
        };
        assert_eq!(see(&["a"]), "You see antem.");
        assert_eq!(see(&["a", "b", "a"]), "You see antem\u{a0}×2 and bee.");
        assert_eq!(words.say(&Message::new("nothing"), &[]), "nothing");
    }

    #[test]
    fn a_phrase_is_put_into_words_before_its_sentence() {
        const WORDS: &str = "in-argos = in Argos\nor = { $first } or { $last }\nfound = Found a city { $where }.\n";
        let words = Words::new(0, [WORDS]);
        let place = |id: &str| Arg::Term(format!("in-{id}"));
        let either = Message::new("or").with("first", place("argos")).with("last", Arg::Text("at sea".into()));
        let message = Message::new("found").with("where", either.clone());
        assert_eq!(words.say(&message, &[]), "Found a city in Argos or at sea.");
        assert_eq!(words.name(&either.into(), &[]), "in Argos or at sea", "in a cell of a table");
    }
}
