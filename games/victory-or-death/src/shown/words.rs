//! Names and phrases, as keys of the locale files.

use quincunx_engine::{Arg, Message};

use super::card::{both, nothing, optional};
use super::view::{SeenFigure, SeenIncident};
use crate::components::{CardId, CardType, CardTypes, Cause, Happening, Kind, Power, Space, Team, TurnStep};
use crate::rules::VictoryOrDeath;

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

/// The name of a space, which the locale files have or the component file gives.
pub(crate) fn space_name(id: &str, name: Option<&String>) -> Arg {
    name.map_or_else(|| term("space", id), text)
}

/// A space in a sentence, such as "in Argos": of this family of the locale files, where `named` takes the name that a component file gives.
fn declined(family: &str, named: &'static str, id: &str, name: Option<&String>) -> Arg {
    name.map_or_else(|| term(family, id), |name| Message::new(named).with("name", text(name)).into())
}

/// "in Argos".
pub(crate) fn in_space(id: &str, name: Option<&String>) -> Arg {
    declined("in", "in-named", id, name)
}

/// The title of a card. The basic cards of the standard file are called by their types.
pub(crate) fn card_title(id: &str, kind: CardType, title: Option<&String>) -> Arg {
    let quoted = |title| Message::new("title-quoted").with("title", title).into();
    match title {
        Some(title) => quoted(text(title)),
        None if CardTypes::BASIC.contains(kind) => quoted(kind.term()),
        None => quoted(term("card", id)),
    }
}

impl Power {
    /// Its name at the head of a sentence.
    pub(crate) fn head(self) -> Arg {
        term("who", self.id())
    }
}

impl Team {
    /// Its name at the head of a sentence.
    pub(crate) fn head(self) -> Arg {
        term("who", self.id())
    }
}

impl CardType {
    /// Its name.
    pub(crate) fn term(self) -> Arg {
        term("type", self.id())
    }
}

impl TurnStep {
    /// Its name.
    pub(crate) fn term(self) -> Arg {
        term("step", self.id())
    }
}

/// "Spartan hoplite".
pub(crate) fn figure(owner: Power, kind: Kind) -> Arg {
    Arg::Term(format!("figure-{}-{}", owner.id(), kind.id()))
}

impl VictoryOrDeath {
    pub(crate) fn name_of(&self, space: Space) -> Arg {
        space_name(self.parts.map.id(space), self.parts.map.names[space.index()].as_ref())
    }

    pub(crate) fn in_space(&self, space: Space) -> Arg {
        in_space(self.parts.map.id(space), self.parts.map.names[space.index()].as_ref())
    }

    /// "next to Argos".
    pub(crate) fn by_space(&self, space: Space) -> Arg {
        declined("by", "by-named", self.parts.map.id(space), self.parts.map.names[space.index()].as_ref())
    }

    /// "from Argos".
    pub(crate) fn out_of_space(&self, space: Space) -> Arg {
        declined("from", "from-named", self.parts.map.id(space), self.parts.map.names[space.index()].as_ref())
    }

    /// Argos as what is attacked.
    pub(crate) fn target_space(&self, space: Space) -> Arg {
        declined("target", "target-named", self.parts.map.id(space), self.parts.map.names[space.index()].as_ref())
    }

    pub(crate) fn title(&self, id: CardId) -> Arg {
        let card = self.card(id);
        card_title(&card.id, card.kind, card.title.as_ref())
    }

    pub(crate) fn told_title(&self, id: &str) -> Arg {
        self.parts.find(id).map_or_else(|| text(id), |card| self.title(card))
    }

    pub(crate) fn told_space(&self, id: &str) -> Arg {
        self.parts.map.find(id).map_or_else(|| text(id), |space| self.name_of(space))
    }

    pub(crate) fn told_in(&self, id: &str) -> Arg {
        self.parts.map.find(id).map_or_else(|| text(id), |space| self.in_space(space))
    }

    pub(crate) fn told_from(&self, id: &str) -> Arg {
        self.parts.map.find(id).map_or_else(|| text(id), |space| self.out_of_space(space))
    }

    pub(crate) fn told_target(&self, id: &str) -> Arg {
        self.parts.map.find(id).map_or_else(|| text(id), |space| self.target_space(space))
    }

    pub(crate) fn told_places(&self, ids: &[String]) -> Arg {
        both(ids.iter().map(|id| self.told_in(id))).unwrap_or_else(nothing)
    }

    /// What cards can answer to, as a clause.
    pub(crate) fn incident(&self, to: &SeenIncident) -> Message {
        let known = |arg: Option<Arg>| arg.unwrap_or_else(nothing);
        let named = |piece: &Option<SeenFigure>| known(piece.as_ref().map(|piece| figure(piece.owner, piece.kind)));
        let (piece, fighter) = (named(&to.piece), named(&to.fighter));
        let place = known(to.space.as_ref().map(|space| self.told_in(space)));
        let of_piece = |key| Message::new(key).with("piece", piece.clone()).with("in", place.clone());
        let removal = |key| of_piece(key).with("cause", optional(to.cause.map(Cause::phrase)));
        let of_battle = |key| {
            let from = to.fighter.as_ref().map(|piece| self.told_from(&piece.space));
            let target = to.space.as_ref().map(|space| self.told_target(space));
            Message::new(key).with("piece", fighter.clone()).with("from", known(from)).with("target", known(target))
        };
        match to.happening {
            Happening::Mustered => of_piece("incident-mustered"),
            Happening::Placed => of_piece("incident-placed"),
            Happening::WouldRemove => removal("incident-would-remove"),
            Happening::Removed => removal("incident-removed"),
            Happening::BattleBegun => of_battle("incident-battle-begun"),
            Happening::BattleOver => of_battle("incident-battle-over"),
            Happening::CardPlayed => Message::new("incident-card-played")
                .with("power", known(to.by.map(Power::term)))
                .with("type", known(to.card.map(CardType::term))),
        }
    }
}
