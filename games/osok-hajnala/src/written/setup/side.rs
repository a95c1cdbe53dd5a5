//! What belongs to a player: his battlefield, his piles, his life.

use std::collections::BTreeMap;

use quincunx_engine::Fault;
use serde::{Deserialize, Serialize};

use super::check::{check, read_slot, unknown};
use super::slot::SlotSetup;
use crate::components::card::{Attach, CardId, MAX_LEVEL};
use crate::components::effect::Trigger;
use crate::rules::act::Deed;
use crate::rules::field::{Part, Place, Player, SLOTS, is_default};
use crate::rules::frame::{Frame, Of};
use crate::rules::pile::Cards;
use crate::rules::state::{Exchange, Opening, Stage, State};
use crate::rules::table::OsokHajnala;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct SideSetup {
    /// As at the start if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    life: Option<u8>,
    /// If it is left out, 6 in a turn, and as at the start before.
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    hand: Vec<String>,
    /// Cards of the hand that the other player knows to be there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    known: Vec<String>,
    /// The top card last.
    discard: Vec<String>,
    /// A card was taken from the discard pile, and nobody has seen its top since.
    #[serde(skip_serializing_if = "is_default")]
    top_unseen: bool,
    /// What lies nowhere else if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    deck: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    battlefield: Option<String>,
    /// To the right if it is left out and a character is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    direction: Option<Direction>,
    /// As many as lie there if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    turned_down: Option<u8>,
    slots: BTreeMap<u8, SlotSetup>,
    /// Effects that were activated this turn: a place, and the number of the text if it is not the first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    activated: Vec<String>,
    /// Texts whose limit of the turn is used up, in the same words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    used_up: Vec<String>,
    /// `seven` or the starting card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) opening: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) aside: Vec<String>,
    /// With the exchange.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) done: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Direction {
    Right,
    Left,
}

/// The word for an opening without a starting card.
const SEVEN: &str = "seven";
impl OsokHajnala {
    pub(super) fn written_side(&self, state: &State, player: Player) -> SideSetup {
        let side = state.side(player);
        let list = self.list(player);
        let cards = |cards| self.write_cards(player, cards);
        let below = side.top.map_or(side.discard, |top| list.without(side.discard, top));
        let mut discard = cards(below);
        discard.extend(side.top.map(|top| self.card_word(top)));
        let is_written = state.phase().is_some() || state.is_over();
        let rest = self.elsewhere(state, player).map(|cards| list.rest(list.all(), cards));
        let (opening, exchange) = match state.stage {
            Stage::Opening(openings) => (openings[player.index()], None),
            Stage::Deal(openings) | Stage::WhoStarts(openings) => (Some(openings[player.index()]), None),
            Stage::Exchange(both) | Stage::Replace(both) => {
                let exchange = both[player.index()];
                (Some(exchange.starting.map_or(Opening::Seven, Opening::With)), Some(exchange))
            }
            _ => (None, None),
        };
        SideSetup {
            life: (is_written || side.life != self.format.life_start).then_some(side.life),
            level: (is_written || side.level != self.format.level_start).then_some(side.level),
            hand: cards(side.hand),
            known: cards(side.known),
            discard,
            top_unseen: side.top.is_none() && !side.discard.is_empty(),
            deck: (rest != Ok(side.deck)).then(|| cards(side.deck)),
            battlefield: side.field.lies(Place::BATTLEFIELD).map(|card| self.card_word(card)),
            direction: side.rightwards.map(|right| if right { Direction::Right } else { Direction::Left }),
            turned_down: (side.turned_down != side.field.dead()).then_some(side.turned_down),
            slots: (0..SLOTS as u8)
                .filter_map(|slot| Some((slot + 1, self.written_slot(state, player, slot)?)))
                .collect(),
            activated: written_bits(&side.field.used, 0),
            used_up: written_bits(&side.field.used, LIMITS),
            opening: opening.map(|opening| match opening {
                Opening::Seven => SEVEN.to_owned(),
                Opening::With(card) => self.card_word(card),
            }),
            aside: exchange.map_or(Vec::new(), |exchange| cards(exchange.aside)),
            done: exchange.is_some_and(|exchange| exchange.done),
        }
    }

    pub(super) fn arrange_side(&self, state: &mut State, player: Player, written: &SideSetup) -> Result<(), Fault> {
        let in_turn = state.phase().is_some();
        let level = written.level.unwrap_or(if in_turn { MAX_LEVEL } else { self.format.level_start });
        check(level <= MAX_LEVEL, "OH-2.7", "fault-position-level")?;
        let life = written.life.unwrap_or(self.format.life_start);
        check(life <= self.format.life_max.max(self.format.life_start), "OH-4.22.1", "fault-position-life")?;
        let list = self.list(player);
        let (hand, known) = (self.read_cards(player, &written.hand)?, self.read_cards(player, &written.known)?);
        let is_held = list.counted(known).all(|(card, copies)| list.count(hand, card) >= copies);
        check(is_held, "OH-6.12", "fault-position-known")?;
        let discard = self.read_cards(player, &written.discard)?;
        let top = written.discard.last().filter(|_| !written.top_unseen);
        let top = top.map(|top| self.read_card(top)).transpose()?;
        check(!written.top_unseen || !discard.is_empty(), "OH-6.15", "fault-position-top")?;
        let side = state.side_mut(player);
        (side.level, side.life, side.hand, side.known, side.discard, side.top) =
            (level, life, hand, known, discard, top);
        if let Some(word) = &written.battlefield {
            let card = self.read_card(word)?;
            let lies_there = self.card(card).attach == Some(Attach::Battlefield);
            check(lies_there, "OH-2.14", "fault-position-battlefield")?;
            state.field_mut(player).put(Place::BATTLEFIELD, Some(card));
        }
        for (number, slot) in &written.slots {
            self.arrange_slot(state, player, read_slot(*number)?, slot)?;
        }
        let dead = state.field(player).dead();
        let has_character = state.field(player).slots.iter().any(|slot| slot.standing.is_character());
        let side = state.side_mut(player);
        side.rightwards = match written.direction {
            Some(direction) => Some(direction == Direction::Right),
            None => has_character.then_some(true),
        };
        side.turned_down = written.turned_down.unwrap_or(dead);
        check(side.turned_down >= dead, "OH-R17", "fault-position-turned-down")?;
        self.renew(state, player);
        self.arrange_used(state, player, &written.activated, 0)?;
        self.arrange_used(state, player, &written.used_up, LIMITS)
    }

    /// Sets the bits of texts that were activated, or used up: each is one of a card in play.
    fn arrange_used(&self, state: &mut State, player: Player, words: &[String], from: u32) -> Result<(), Fault> {
        for word in words {
            let odd = || unknown("OH-4.24.7", "fault-position-used", word);
            let (place, record) = read_text(word).ok_or_else(odd)?;
            let card = state.field(player).card(place).ok_or_else(odd)?;
            let effect = self.card(card).effects.get(usize::from(record)).ok_or_else(odd)?;
            let fits = if from == 0 { effect.trigger == Trigger::Activate } else { effect.first_each_turn };
            check(fits, "OH-4.24.7", "fault-position-used")?;
            state.field_mut(player).used[place.index()] |= 1 << (from + u32::from(record));
        }
        Ok(())
    }

    /// What lies nowhere else is in the deck, unless the deck is given.
    pub(super) fn arrange_deck(&self, state: &mut State, player: Player, written: &SideSetup) -> Result<(), Fault> {
        let list = self.list(player);
        let elsewhere = self.elsewhere(state, player).map_err(|card| self.too_many(card))?;
        let rest = list.rest(list.all(), elsewhere);
        let deck = written.deck.as_ref().map(|words| self.read_cards(player, words)).transpose()?.unwrap_or(rest);
        if let Some((card, _)) = list.counted(deck).find(|(card, copies)| list.count(rest, *card) < *copies) {
            return Err(self.too_many(card));
        }
        state.side_mut(player).deck = deck;
        Ok(())
    }

    /// All cards of a player's list that lie outside his deck; `Err` for one that the list has not so often.
    fn elsewhere(&self, state: &State, player: Player) -> Result<Cards, CardId> {
        let side = state.side(player);
        let list = self.list(player);
        let each = |cards: Cards| {
            list.counted(cards).flat_map(|(card, copies)| std::iter::repeat_n(card, usize::from(copies)))
        };
        let copies = |place: Place| match (place.slot(), place.part()) {
            (Some(slot), Some(Part::Body)) => usize::from(side.field.slot(slot).cards.max(1)),
            _ => 1,
        };
        let places = Place::all().filter(|place| *place != Place::NOBLE);
        let field =
            places.filter_map(|place| Some(std::iter::repeat_n(side.field.lies(place)?, copies(place)))).flatten();
        let used = state.act.filter(|act| act.by == player && act.stands() && act.deed != Deed::Finish);
        let used = used.and_then(|act| act.card());
        let traps = state.stack.iter().filter_map(|frame| match frame {
            Frame::Run(run) if run.of == Of::Trap && run.scene.owner == player => Some(run.card),
            _ => None,
        });
        let (starting, aside) = match state.stage {
            Stage::Deal(openings) | Stage::WhoStarts(openings) => match openings[player.index()] {
                Opening::With(card) => (Some(card), Cards::NONE),
                Opening::Seven => (None, Cards::NONE),
            },
            Stage::Exchange(both) | Stage::Replace(both) => {
                let Exchange { starting, aside, .. } = both[player.index()];
                (starting, aside)
            }
            _ => (None, Cards::NONE),
        };
        let piles = each(side.hand).chain(each(side.discard)).chain(each(aside));
        list.gather(piles.chain(field).chain(used).chain(traps).chain(starting))
    }

    /// How a player opens; a starting card is one of his deck (OH-2.32).
    pub(super) fn read_opening(&self, player: Player, side: &SideSetup) -> Result<Option<Opening>, Fault> {
        let Some(word) = &side.opening else { return Ok(None) };
        if word == SEVEN {
            return Ok(Some(Opening::Seven));
        }
        let card = self.read_card(word)?;
        let is_one = self.starting_cards(player, self.list(player).all()).any(|known| known == card);
        check(is_one, "OH-2.32", "fault-position-opening")?;
        Ok(Some(Opening::With(card)))
    }
}

/// From this bit on those of limits (OH-4.24.10).
const LIMITS: u32 = 4;

/// Texts whose bits are set: their place, and their number if it is not the first.
fn written_bits(used: &[u8], from: u32) -> Vec<String> {
    let text = |place: Place, record: u32| match record {
        0 => place.word().to_owned(),
        _ => format!("{} {}", place.word(), record + 1),
    };
    let of_place = |place: Place| {
        let bits = used[place.index()];
        (0..LIMITS).filter(move |record| bits >> (from + record) & 1 != 0).map(move |record| text(place, record))
    };
    Place::all().flat_map(of_place).collect()
}

fn read_text(word: &str) -> Option<(Place, u8)> {
    if let Some(place) = Place::parse(word) {
        return Some((place, 0));
    }
    let (place, number) = word.trim().rsplit_once(' ')?;
    let number: u8 = number.parse().ok().filter(|number| (1..=LIMITS as u8).contains(number))?;
    Some((Place::parse(place)?, number - 1))
}
