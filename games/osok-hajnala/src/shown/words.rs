//! Words for what all sentences are made of, as keys of the locale files.

mod log;

use quincunx_engine::{Arg, Clause, Message, Seat};

use crate::components::card::{CardId, Caste};
use crate::components::step::Barred;
use crate::components::word::Word;
use crate::rules::decision::Decision;
use crate::rules::event::ToldDeed;
use crate::rules::field::{Part, Place, SlotNo, Spot};
use crate::rules::state::EndedBy;
use crate::rules::table::OsokHajnala;

/// The names of places by part.
const PLACES: [&str; 9] = [
    "place-body",
    "place-weapon",
    "place-weapon-upgrade",
    "place-on-weapon",
    "place-armour",
    "place-armour-upgrade",
    "place-on-armour",
    "place-mount",
    "place-attached",
];

pub(crate) fn number(value: impl Into<i64>) -> Arg {
    Arg::Number(value.into())
}

pub(crate) fn text(value: impl ToString) -> Arg {
    Arg::Text(value.to_string())
}

/// A name of the locale files: its family and its id.
pub(crate) fn term(family: &str, id: &str) -> Arg {
    Arg::Term(format!("{family}-{id}"))
}

/// A part of a sentence that may be missing.
pub(crate) fn optional(phrase: Option<Message>) -> Arg {
    phrase.map_or_else(|| text(""), Arg::from)
}

/// These in a row; `None` if there are none.
pub(crate) fn listed(parts: impl IntoIterator<Item = Arg>) -> Option<Arg> {
    let join = |first: Arg, last: Arg| Message::new("phrase-list").with("first", first).with("last", last).into();
    parts.into_iter().reduce(join)
}

/// The name of a player by his number.
pub(crate) fn seat(player: usize) -> Arg {
    Seat::new(player).map_or_else(|| number(player as i64 + 1), Arg::Seat)
}

pub(crate) fn slot_number(slot: SlotNo) -> Arg {
    number(slot + 1)
}

/// Where a spot is, as in "Anna (slot 3)".
pub(crate) fn spot(spot: Spot) -> Message {
    let key = match spot.part() {
        None => "spot-player",
        Some(Part::Mount) => "spot-mount",
        Some(Part::Attached) => "spot-attached",
        Some(_) => "spot-body",
    };
    let message = Message::new(key).with("player", spot.owner().seat());
    match spot.slot() {
        Some(slot) => message.with("slot", slot_number(slot)),
        None => message,
    }
}

/// Where a card lies on its player's battlefield.
pub(crate) fn place(place: Place) -> Message {
    match (place.slot(), place.part()) {
        (Some(slot), Some(part)) => Message::new(PLACES[part as usize]).with("slot", slot_number(slot)),
        _ if place == Place::NOBLE => Message::new("place-noble"),
        _ => Message::new("place-battlefield"),
    }
}

impl From<Caste> for Arg {
    fn from(caste: Caste) -> Self {
        caste.term()
    }
}

/// What bars something.
impl From<Barred> for Arg {
    fn from(what: Barred) -> Self {
        term("barred", what.id())
    }
}

impl Decision {
    /// Its name.
    pub(crate) fn term(self) -> Arg {
        Arg::Term(self.key().into())
    }
}

impl EndedBy {
    /// The clause, and why the game is over.
    pub(crate) fn told(self) -> (Clause, Arg) {
        let (clause, key) = match self {
            Self::Life => ("OH-5.1", "ending-life"),
            Self::FourthDead => ("OH-5.2", "ending-fourth-dead"),
            Self::DeckOut => ("OH-R19", "ending-deck-out"),
            Self::TurnLimit => ("OH-5.5", "ending-turn-limit"),
        };
        (Clause(clause), Arg::Term(key.into()))
    }
}

impl OsokHajnala {
    /// The name of a card.
    pub(crate) fn title(&self, card: CardId) -> Arg {
        self.card(card).term()
    }

    /// The name of the card with this id.
    pub(crate) fn told_title(&self, id: &str) -> Arg {
        self.parts.find(id).map_or_else(|| text(id), |card| self.title(card))
    }

    /// What is declared, as a name.
    pub(crate) fn deed(&self, deed: &ToldDeed<String>) -> Message {
        let of_card = |card: &String| Message::new("deed-card").with("card", self.told_title(card));
        match deed {
            ToldDeed::Place { card, .. } | ToldDeed::Drink { card } => of_card(card),
            ToldDeed::Equip { card, slot } | ToldDeed::Lay { card, slot } | ToldDeed::Use { card, slot } => {
                match slot {
                    Some(slot) => {
                        let message = Message::new("deed-used").with("card", self.told_title(card));
                        message.with("slot", number(*slot))
                    }
                    None => of_card(card),
                }
            }
            ToldDeed::Activate { place: word, .. } => {
                Message::new("deed-activate").with("place", optional(Place::parse(word).map(place)))
            }
            ToldDeed::Attack { slot } => Message::new("deed-attack").with("slot", number(*slot)),
            ToldDeed::Finish => Message::new("deed-finish"),
        }
    }
}
