//! How actions are written (section 8): a word, and in brackets its arguments.

use std::fmt;

use crate::components::card::CardId;
use crate::rules::action::{Action, Choice};
use crate::rules::field::{Place, Player, Spot, slot_of as slot};
use crate::rules::table::OsokHajnala;

/// Actions without arguments.
const PLAIN: [(&str, Choice); 17] = [
    ("draw-seven", Choice::DrawSeven),
    ("me", Choice::Me),
    ("opponent", Choice::Opponent),
    ("done", Choice::Done),
    ("keep", Choice::Keep),
    ("finish", Choice::Finish),
    ("active", Choice::Active),
    ("idle", Choice::Idle),
    ("enough", Choice::Enough),
    ("pass", Choice::Pass),
    ("no-guard", Choice::NoGuard),
    ("suffer", Choice::Suffer),
    ("take-over", Choice::TakeOver),
    ("no", Choice::No),
    ("yes", Choice::Yes),
    // The players as targets: the Noble stands for its owner (OH-4.14.1).
    ("target(A)", Choice::Target(Spot::player(Player::A))),
    ("target(B)", Choice::Target(Spot::player(Player::B))),
];

impl OsokHajnala {
    /// Writes an action; a card that the table does not have as a number.
    pub(crate) fn write_action(&self, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        let card = |id: CardId| match self.parts.cards.get(id.index()) {
            Some(card) => card.id.clone(),
            None => id.0.to_string(),
        };
        match action.0 {
            Choice::Dice(one, two) => write!(out, "dice({one}, {two})"),
            Choice::Card(id) => write!(out, "card({})", card(id)),
            Choice::StartingCard(id) => write!(out, "starting-card({})", card(id)),
            Choice::SetAside(id) => write!(out, "set-aside({})", card(id)),
            Choice::Discard(id) => write!(out, "discard({})", card(id)),
            Choice::Place(id) => write!(out, "place({})", card(id)),
            Choice::TurnIdle(slot) => write!(out, "turn-idle({})", slot + 1),
            Choice::Equip(id) => write!(out, "equip({})", card(id)),
            Choice::Ability(id) => write!(out, "ability({})", card(id)),
            Choice::Potion(id) => write!(out, "potion({})", card(id)),
            Choice::Activate(place, 0) => write!(out, "activate({})", place.word()),
            Choice::Activate(place, record) => write!(out, "activate({}, {})", place.word(), record + 1),
            Choice::Attack(slot) => write!(out, "attack({})", slot + 1),
            Choice::Instant(id) => write!(out, "instant({})", card(id)),
            Choice::Slot(slot) => write!(out, "slot({})", slot + 1),
            Choice::Target(spot) => write!(out, "target({})", spot.word()),
            Choice::TargetCard(id) => write!(out, "target({})", card(id)),
            Choice::Quick(id) => write!(out, "quick({})", card(id)),
            Choice::Trap(id, slot) => write!(out, "trap({}, {})", card(id), slot + 1),
            Choice::Guard(slot) => write!(out, "guard({})", slot + 1),
            plain => {
                let word = PLAIN.iter().find(|(_, known)| *known == plain);
                out.write_str(word.map_or("", |(word, _)| word))
            }
        }
    }

    /// Reads an action.
    pub(crate) fn parse_action(&self, text: &str) -> Option<Action> {
        let text = text.trim();
        if let Some((_, choice)) = PLAIN.iter().find(|(word, _)| *word == text) {
            return Some(Action(*choice));
        }
        let (word, rest) = text.split_once('(')?;
        let arguments: Vec<&str> = rest.strip_suffix(')')?.split(',').map(str::trim).collect();
        let card = |id: &str| self.parts.find(id);
        let die = |text: &str| text.parse().ok().filter(|die: &u8| (1..=6).contains(die));
        let choice = match (word.trim(), &arguments[..]) {
            ("dice", [one, two]) => Choice::Dice(die(one)?, die(two)?),
            ("card", [id]) => Choice::Card(card(id)?),
            ("starting-card", [id]) => Choice::StartingCard(card(id)?),
            ("set-aside", [id]) => Choice::SetAside(card(id)?),
            ("discard", [id]) => Choice::Discard(card(id)?),
            ("place", [id]) => Choice::Place(card(id)?),
            ("turn-idle", [number]) => Choice::TurnIdle(slot(number)?),
            ("equip", [id]) => Choice::Equip(card(id)?),
            ("ability", [id]) => Choice::Ability(card(id)?),
            ("potion", [id]) => Choice::Potion(card(id)?),
            ("activate", [place]) => Choice::Activate(Place::parse(place)?, 0),
            ("activate", [place, record]) => {
                let record: u8 = record.parse().ok().filter(|record| (1..=4).contains(record))?;
                Choice::Activate(Place::parse(place)?, record - 1)
            }
            ("attack", [number]) => Choice::Attack(slot(number)?),
            ("instant", [id]) => Choice::Instant(card(id)?),
            ("slot", [number]) => Choice::Slot(slot(number)?),
            ("target", [target]) => match card(target) {
                Some(id) => Choice::TargetCard(id),
                None => Choice::Target(Spot::parse(target)?),
            },
            ("quick", [id]) => Choice::Quick(card(id)?),
            ("trap", [id, number]) => Choice::Trap(card(id)?, slot(number)?),
            ("guard", [number]) => Choice::Guard(slot(number)?),
            _ => return None,
        };
        Some(Action(choice))
    }
}
