//! What a table takes from its component file: the format and the decks, and whether these are legal (OH-2.20 to OH-2.25).

use quincunx_engine::{Arg, Clause, Fault, Message};

use crate::components::card::Caste;
use crate::components::card::{Card, CardId, Kind, Tier};
use crate::components::deck::{Deck, FREE, Format, LEAST_OF_CASTE, MAIN, MAX_SIDE, Written};
use crate::components::file::Components;
use crate::components::read::row::quoted;
use crate::components::word::Word;
use crate::rules::options::{DeckRules, Options};

impl Components {
    /// The components of a table.
    ///
    /// # Errors
    /// The first fault in its file, with clause and line.
    pub fn for_table(options: &Options) -> Result<Self, Fault> {
        options.components.as_deref().map_or_else(|| Ok(Self::standard().clone()), Self::read)
    }

    /// The format that a table plays.
    ///
    /// # Errors
    /// The file has none with this id.
    pub fn format(&self, options: &Options) -> Result<&Format, Fault> {
        self.formats.iter().find(|format| format.id == options.format).ok_or_else(|| {
            let message = Message::new("fault-format").with("id", quoted(&options.format));
            Fault::new(Clause("OH-2.25"), message.with("known", listed(self.formats.iter().map(|format| &format.id))))
        })
    }

    /// All reasons why a table cannot be played with these options; of two players with the same deck, each once.
    pub fn faults(&self, options: &Options) -> Vec<Fault> {
        let format = match self.format(options) {
            Ok(format) => format,
            Err(fault) => return vec![fault],
        };
        let [first, second] = &options.decks;
        let brought = if first == second { &options.decks[..1] } else { &options.decks[..] };
        brought.iter().flat_map(|words| self.brought(words, format, options).1).collect()
    }

    /// The two decks of a table, each the id of one of the file or a deck as text, without what the format and the options leave
    /// out of decks (OH-2.23, OH-2.25).
    ///
    /// # Errors
    /// The first reason why one is no legal deck.
    pub fn decks(&self, options: &Options) -> Result<[Deck; 2], Fault> {
        let format = self.format(options)?;
        let [first, second] = &options.decks;
        let legal = |words: &str| {
            let (deck, faults) = self.brought(words, format, options);
            faults.into_iter().next().map_or(Ok(deck), Err)
        };
        Ok([legal(first)?, legal(second)?])
    }

    /// A deck as the table plays it, and all reasons why it cannot, each with the line that it is about, if it was written and is
    /// about one.
    fn brought(&self, words: &str, format: &Format, options: &Options) -> (Deck, Vec<Fault>) {
        let Written { deck, lines, mut faults } = match self.deck(words) {
            Ok(written) => written,
            Err(fault) => return (Deck::default(), vec![fault]),
        };
        let deck = deck.fitted(self, format, options);
        let reasons = deck.reasons(self, format, options).into_iter();
        faults.extend(reasons.map(|(fault, at)| Fault { line: at.and_then(|at| lines.get(&at).copied()), ..fault }));
        (deck, faults)
    }

    /// The deck of the file with this id, or the one that the text says.
    fn deck(&self, words: &str) -> Result<Written, Fault> {
        if words.contains(char::is_whitespace) {
            return Ok(Written::read(words, self));
        }
        let known = self.decks.iter().find(|deck| deck.id == words);
        known.map(|known| Written { deck: known.deck.clone(), ..Written::default() }).ok_or_else(|| {
            let message = Message::new("fault-deck").with("id", quoted(words));
            Fault::new(Clause("OH-2.20"), message.with("known", listed(self.decks.iter().map(|deck| &deck.id))))
        })
    }
}

/// Copies of one name that a draw deck can have, which has no Nobles (OH-2.21); `None`: no limit (OH-R21).
fn most(card: &Card, options: &Options) -> Option<u8> {
    match (card.kind, card.tier) {
        (Kind::Hero, _) | (_, Some(Tier::Relic)) => Some(2),
        (kind, _) if kind.is_ability() || kind == Kind::Potion => {
            (options.ability_copies > 0).then_some(options.ability_copies)
        }
        _ => Some(4),
    }
}

impl Deck {
    /// Without what a format or option leaves out: the Noble where none is used (OH-2.25), and the keyword cards of the side deck
    /// (OH-2.23, OH-R33).
    #[must_use]
    pub fn fitted(&self, parts: &Components, format: &Format, options: &Options) -> Self {
        let mut deck = self.clone();
        if !format.noble {
            deck.noble = None;
        }
        if !options.keywords {
            deck.side.retain(|card| !parts.card(card).is_of_keyword_module());
        }
        deck
    }

    /// All reasons why this is no legal deck for a table; none if it is one.
    pub fn faults(&self, parts: &Components, format: &Format, options: &Options) -> Vec<Fault> {
        self.reasons(parts, format, options).into_iter().map(|(fault, _)| fault).collect()
    }

    /// The same, each with the card that it is about, if it is about one: of the side deck (`true`) or of the draw deck.
    fn reasons(&self, parts: &Components, format: &Format, options: &Options) -> Vec<(Fault, Option<(bool, CardId)>)> {
        let mut faults = Vec::new();
        let mut fault = |clause, message, at| faults.push((Fault::new(Clause(clause), message), at));
        let (main, side) = (self.main.len(), self.side.len());
        let is_free = options.deck_rules == DeckRules::Free;
        let (clause, size) = if is_free { ("OH-R35", FREE) } else { ("OH-2.20", MAIN) };
        if !(u16::from(*size.start())..=u16::from(*size.end())).contains(&main) {
            let message = Message::new("fault-deck-size").with("cards", i64::from(main));
            fault(clause, message.with("least", i64::from(*size.start())).with("most", i64::from(*size.end())), None);
        }
        if side > u16::from(MAX_SIDE) && !is_free {
            let message = Message::new("fault-side-size").with("cards", i64::from(side));
            fault("OH-2.20", message.with("most", i64::from(MAX_SIDE)), None);
        }
        if format.noble && self.noble.is_none() {
            fault("OH-2.25", Message::new("fault-noble-missing"), None);
        }
        let piles = [(false, &self.main), (true, &self.side)];
        for (in_side, (id, _)) in piles.into_iter().flat_map(|(side, pile)| pile.iter().map(move |held| (side, held))) {
            let card = parts.card(id);
            if card.kind == Kind::Noble {
                fault("OH-2.21", Message::new("fault-noble-in-deck").with("card", card.term()), Some((in_side, id)));
            }
            if card.is_of_keyword_module() && !options.keywords {
                fault("OH-2.23", Message::new("fault-keyword-card").with("card", card.term()), Some((in_side, id)));
            }
        }
        if is_free {
            return faults;
        }
        for (id, copies) in self.main.iter() {
            let card = parts.card(id);
            let most = most(card, options).filter(|most| copies > *most && card.kind != Kind::Noble);
            if let Some(most) = most {
                let message = Message::new("fault-copies").with("card", card.term());
                let message = message.with("copies", i64::from(copies)).with("most", i64::from(most));
                fault("OH-2.21", message, Some((false, id)));
            }
        }
        let noble = self.noble.filter(|_| format.noble).map(|noble| parts.card(noble).caste);
        let castes = self.main.castes(parts);
        for caste in Caste::all() {
            let cards = castes[caste.index()];
            if cards < LEAST_OF_CASTE && (cards > 0 || noble == Some(caste)) {
                let message = Message::new("fault-caste").with("caste", caste.term());
                let message = message.with("cards", i64::from(cards)).with("least", i64::from(LEAST_OF_CASTE));
                fault("OH-2.22", message, None);
            }
        }
        faults
    }
}

/// Ids in a row.
fn listed<'a>(ids: impl Iterator<Item = &'a String>) -> Arg {
    Arg::Text(ids.map(String::as_str).collect::<Vec<_>>().join(", "))
}
