//! Lines that come many times in a row, told as one.

use fluent_bundle::FluentArgs;
use quincunx_engine::{Arg, Message};

use crate::Words;

impl Words {
    /// Messages one after the other in sentences. Like ones in a row become one sentence, if there is one for them: `KEY-several` says that
    /// something came `$n` times, and `KEY-several-ARG` besides lists all `$ARG`, in which the messages may differ. Without
    /// such a sentence, how often it came stands behind the first.
    pub fn say_together(&self, messages: &[Message], names: &[String]) -> Vec<String> {
        messages.chunk_by(|a, b| self.are_alike(a, b)).map(|alike| self.say_as_one(alike, names)).collect()
    }

    fn are_alike(&self, a: &Message, b: &Message) -> bool {
        let listed = self.listed(a);
        let same =
            |((name, a), (other, b)): (&(&str, Arg), &(&str, Arg))| name == other && (a == b || listed == Some(*name));
        a.key == b.key && a.args.len() == b.args.len() && a.args.iter().zip(&b.args).all(same)
    }

    fn say_as_one(&self, alike: &[Message], names: &[String]) -> String {
        let first = &alike[0];
        if alike.len() == 1 {
            return self.say(first, names);
        }
        let listed = self.listed(first);
        let key = listed.map_or_else(|| format!("{}-several", first.key), |name| several(first, name));
        if !self.has(&key) {
            return format!("{} (× {})", self.say(first, names), alike.len());
        }
        let mut variables = FluentArgs::new();
        variables.set("n", alike.len() as i64);
        for (name, arg) in &first.args {
            if listed == Some(*name) {
                let all = alike.iter().flat_map(|message| &message.args).filter(|(other, _)| other == name);
                self.set_all(&mut variables, name, all.map(|(_, arg)| arg), names);
            } else {
                self.set(&mut variables, name, arg, names);
            }
        }
        self.format(&key, &variables, None)
    }

    /// The argument in which messages may differ and be told as one all the same.
    fn listed(&self, message: &Message) -> Option<&'static str> {
        message.args.iter().map(|(name, _)| *name).find(|name| self.has(&several(message, name)))
    }
}

fn several(message: &Message, name: &str) -> String {
    format!("{}-several-{name}", message.key)
}

#[cfg(test)]
mod tests {
    use quincunx_engine::{Arg, Message};

    use crate::Words;

    const WORDS: &str = "\
        a = ant\n    .acc = antem\nb = bee\nquoted = “{ $name }”\nAnna = Anna\nBea = Bea\n\
        draw = { $who } draws { $card }.\n\
        draw-several-card = { $who } draws { $n } cards: { $card-acc }.\n\
        hide = { $who } draws a card.\n\
        hide-several = { $who } draws { $n } cards.\n\
        rest = { $who } rests.\n";

    fn message(key: &'static str, terms: &[(&'static str, &str)]) -> Message {
        Message { key, args: terms.iter().map(|(name, term)| (*name, Arg::Term((*term).to_owned()))).collect() }
    }

    #[test]
    fn like_lines_in_a_row_are_told_as_one() {
        let words = Words::new(0, [WORDS]);
        let draw = |who, card| message("draw", &[("who", who), ("card", card)]);
        let said =
            words.say_together(&[draw("Anna", "a"), draw("Anna", "b"), draw("Bea", "b"), draw("Anna", "b")], &[]);
        assert_eq!(said, ["Anna draws 2 cards: antem and bee.", "Bea draws bee.", "Anna draws bee."]);
        let quoted = Arg::from(message("quoted", &[("name", "b")]));
        let other = Message { key: "draw", args: vec![("who", Arg::Term("Anna".to_owned())), ("card", quoted)] };
        let said = words.say_together(&[draw("Anna", "b"), other, draw("Anna", "b")], &[]);
        assert_eq!(said, ["Anna draws 3 cards: bee\u{a0}×2 and “bee”."]);
        let hide = |who| message("hide", &[("who", who)]);
        let said = words.say_together(&[hide("Anna"), hide("Anna"), hide("Anna"), hide("Bea")], &[]);
        assert_eq!(said, ["Anna draws 3 cards.", "Bea draws a card."]);
        let rest = || message("rest", &[("who", "Bea")]);
        assert_eq!(words.say_together(&[rest(), rest(), hide("Bea")], &[]), ["Bea rests. (× 2)", "Bea draws a card."]);
        assert!(words.say_together(&[], &[]).is_empty());
    }
}
