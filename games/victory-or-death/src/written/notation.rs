//! How actions are written (VOD-8.6): the word of section 8 with its arguments.

use std::fmt;

use crate::components::{CardId, Kind, Power, Space};
use crate::rules::{Action, Choice, VictoryOrDeath};

impl VictoryOrDeath {
    /// Writes an action; a card or space that the table does not have as a number.
    pub(crate) fn write_action(&self, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        let (space, card) = (|space| self.space_word(space), |id| self.card_word(id));
        match action.0 {
            Choice::Card(id) => write!(out, "card({})", card(id)),
            Choice::Keep(power) => write!(out, "keep({})", power.id()),
            Choice::Redraw(power) => write!(out, "redraw({})", power.id()),
            Choice::OpeningDiscard(power, id) => write!(out, "discard({}, {})", power.id(), card(id)),
            Choice::OpeningBack(power) => write!(out, "back({})", power.id()),
            Choice::Use(id) => write!(out, "use({})", card(id)),
            Choice::Play(id) => write!(out, "play({})", card(id)),
            Choice::Fetch(id) => write!(out, "fetch({})", card(id)),
            Choice::Lay(id) => write!(out, "lay({})", card(id)),
            Choice::AskMuster(kind, at) => write!(out, "ask({}, {})", kind.id(), space(at)),
            Choice::AskBattle(from, target) => write!(out, "ask({}, {})", space(from), space(target)),
            Choice::Alternative(place) => write!(out, "alternative({place})"),
            Choice::Discard(id) => write!(out, "discard({})", card(id)),
            Choice::Off(at, kind) => write!(out, "off({}, {})", space(at), kind.id()),
            Choice::New(kind, at) => write!(out, "new({}, {})", kind.id(), space(at)),
            Choice::PlaceIn(at) => write!(out, "place-in({})", space(at)),
            Choice::Place(kind, at) => write!(out, "place({}, {})", kind.id(), space(at)),
            Choice::Fight(from, target) => write!(out, "fight({}, {})", space(from), space(target)),
            Choice::Target(at, kind) => write!(out, "target({}, {})", space(at), kind.id()),
            Choice::TargetBribe(at, power) => write!(out, "target({}, {})", space(at), power.id()),
            Choice::Take(id) => write!(out, "take({})", card(id)),
            Choice::Power(power) => write!(out, "power({})", power.id()),
            Choice::Lift(at, kind) => write!(out, "lift({}, {})", space(at), kind.id()),
            Choice::Put(at) => write!(out, "put({})", space(at)),
            Choice::TakeBack(at) => write!(out, "take-back({})", space(at)),
            Choice::BesidePut(power, at) => write!(out, "d-18({}, put, {})", power.id(), space(at)),
            Choice::BesideTakeBack(power, at) => write!(out, "d-18({}, take-back, {})", power.id(), space(at)),
            Choice::BesideBuy(power, id) => {
                write!(out, "d-18({}, buy, {})", power.id(), id.map_or_else(|| "none".to_owned(), card))
            }
            plain => out.write_str(word(plain)),
        }
    }

    /// Reads an action.
    pub(crate) fn parse_action(&self, text: &str) -> Option<Action> {
        let (word, arguments) = match text.trim().split_once('(') {
            Some((word, rest)) => (word.trim(), rest.strip_suffix(')')?),
            None => {
                return PLAIN.into_iter().find(|(known, _)| *known == text.trim()).map(|(_, choice)| Action(choice));
            }
        };
        let arguments: Vec<&str> = arguments.split(',').map(str::trim).collect();
        let (space, card) = (|id| self.read_space(id), |id| self.read_card(id));
        let choice = match (word, &arguments[..]) {
            ("card", [id]) => Choice::Card(card(id)?),
            ("keep", [power]) => Choice::Keep(Power::parse(power)?),
            ("redraw", [power]) => Choice::Redraw(Power::parse(power)?),
            ("discard", [power, id]) => Choice::OpeningDiscard(Power::parse(power)?, card(id)?),
            ("back", [power]) => Choice::OpeningBack(Power::parse(power)?),
            ("use", [id]) => Choice::Use(card(id)?),
            ("play", [id]) => Choice::Play(card(id)?),
            ("fetch", [id]) => Choice::Fetch(card(id)?),
            ("lay", [id]) => Choice::Lay(card(id)?),
            ("ask", [first, second]) => match Kind::parse(first) {
                Some(kind) => Choice::AskMuster(kind, space(second)?),
                None => Choice::AskBattle(space(first)?, space(second)?),
            },
            ("alternative", [place]) => Choice::Alternative(place.parse().ok()?),
            ("discard", [id]) => Choice::Discard(card(id)?),
            ("off", [at, kind]) => Choice::Off(space(at)?, Kind::parse(kind)?),
            ("new", [kind, at]) => Choice::New(Kind::parse(kind)?, space(at)?),
            ("place-in", [at]) => Choice::PlaceIn(space(at)?),
            ("place", [kind, at]) => Choice::Place(Kind::parse(kind)?, space(at)?),
            ("fight", [from, target]) => Choice::Fight(space(from)?, space(target)?),
            ("target", [at, what]) => match Kind::parse(what) {
                Some(kind) => Choice::Target(space(at)?, kind),
                None => Choice::TargetBribe(space(at)?, Power::parse(what)?),
            },
            ("take", [id]) => Choice::Take(card(id)?),
            ("power", [power]) => Choice::Power(Power::parse(power)?),
            ("lift", [at, kind]) => Choice::Lift(space(at)?, Kind::parse(kind)?),
            ("put", [at]) => Choice::Put(space(at)?),
            ("take-back", [at]) => Choice::TakeBack(space(at)?),
            ("d-18", [power, "put", at]) => Choice::BesidePut(Power::parse(power)?, space(at)?),
            ("d-18", [power, "take-back", at]) => Choice::BesideTakeBack(Power::parse(power)?, space(at)?),
            ("d-18", [power, "buy", "none"]) => Choice::BesideBuy(Power::parse(power)?, None),
            ("d-18", [power, "buy", id]) => Choice::BesideBuy(Power::parse(power)?, Some(card(id)?)),
            _ => return None,
        };
        Some(Action(choice))
    }

    fn space_word(&self, space: Space) -> String {
        self.parts.map.ids.get(space.index()).map_or_else(|| space.0.to_string(), Clone::clone)
    }

    fn card_word(&self, id: CardId) -> String {
        self.parts.cards.get(id.index()).map_or_else(|| id.0.to_string(), |card| card.id.clone())
    }

    fn read_space(&self, id: &str) -> Option<Space> {
        self.parts.map.find(id)
    }

    fn read_card(&self, id: &str) -> Option<CardId> {
        self.parts.find(id)
    }
}

/// The actions without arguments.
const PLAIN: [(&str, Choice); 19] = [
    ("end", Choice::End),
    ("emergency", Choice::Emergency),
    ("none", Choice::None),
    ("done", Choice::Done),
    ("ask", Choice::Ask),
    ("draw", Choice::Draw),
    ("bribe", Choice::Bribe),
    ("vp", Choice::Vp),
    ("back", Choice::Back),
    ("end-off", Choice::EndOff),
    ("do", Choice::Do),
    ("pay", Choice::Pay),
    ("stop", Choice::Stop),
    ("self", Choice::Self_),
    ("teammate", Choice::Teammate),
    ("pass", Choice::Pass),
    ("wait", Choice::Wait),
    ("go-on", Choice::GoOn),
    ("buy", Choice::Buy),
];

fn word(choice: Choice) -> &'static str {
    PLAIN.into_iter().find(|(_, known)| *known == choice).map_or("", |(word, _)| word)
}
