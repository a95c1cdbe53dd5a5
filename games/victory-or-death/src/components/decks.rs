//! Reading cards: what a card of each type may be (4.8, 4.12), and how many of them a deck holds.

use quincunx_engine::{Fault, Id, Message};

use super::card::{
    Battlefields, Card, CardId, CardType, CardTypes, Deed, Effect, Happening, MAX_LAID, SpaceSet, Step, Trigger,
    WhoseTurn,
};
use super::cards::{Cards, MAX_SLOTS, SEVERAL, Slot};
use super::effect::{Lasting, MAX_NUMBER, Reader, WORDS};
use super::map::Map;
use super::power::{Kind, Kinds, Power};
use super::row::{FILE, Row, ids, quoted};
use super::spaces::{Stock, is_reconstruction};

/// Every card of four full decks has an id of one byte.
const _: () = assert!(4 * MAX_SLOTS <= 256);

/// So many cards of a deck can answer to events: one bit each in a window.
const MAX_REACTIONS: usize = 16;
/// The opening hand (VOD-2.5.1).
const OPENING: u16 = 10;

/// A power's deck list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    /// The card of each slot; one that no card has, as there are not [`SEVERAL`] cards with several copies,
    /// names the first card of the deck.
    pub cards: Vec<CardId>,
    /// The slots in the order of the file.
    pub listed: Vec<Slot>,
    /// All of it.
    pub all: Cards,
    /// By [`CardType`]: the mask of its cards, for [`Cards::only`].
    pub of_type: [Cards; 7],
    /// The cards that can answer to an event, by [`Card::reaction`]; at most 16.
    pub reactions: Vec<Slot>,
    /// By [`Happening`]: one bit for each of the reactions that can answer to it.
    pub answers: [u16; 7],
    /// The mask of the Status cards with trigger `scoring`.
    pub scoring: Cards,
    /// The mask of the Status cards with trigger `own_turn`.
    pub own_turn: Cards,
    /// The mask of the automatic cards (VOD-4.10.13).
    pub automatic: Cards,
}

impl Deck {
    /// The mask of the cards of these types.
    pub(crate) fn of_types(&self, types: CardTypes) -> Cards {
        let masks = CardType::ALL.into_iter().filter(|kind| types.contains(*kind));
        masks.fold(Cards::NONE, |all, kind| all.either(self.of_type[kind as usize]))
    }
}

/// All cards of a file.
#[derive(Default)]
pub(super) struct Cardbox {
    pub cards: Vec<Card>,
    pub lasting: Lasting,
}

impl Cardbox {
    pub(super) fn read(file: Row<'_>, map: &Map) -> Result<Self, Fault> {
        let mut all = Self::default();
        for row in file.rows("card")? {
            let card = all.card(row, map)?;
            all.cards.push(card);
        }
        Ok(all)
    }

    /// A card, which takes the next free slot of its deck.
    fn card(&mut self, row: Row<'_>, map: &Map) -> Result<Card, Fault> {
        const FIELDS: [&str; 15] = [
            "id",
            "power",
            "type",
            "copies",
            "symbol",
            "title",
            "text_en",
            "effect",
            "source",
            "title_source",
            "effect_source",
            "power_source",
            "type_source",
            "confidence",
            "note",
        ];
        row.only(FILE, &[&FIELDS])?;
        let id = row.need("id")?.id(self.cards.iter().map(|card| card.id.as_str()))?;
        let power = row.need("power")?.word("VOD-2.2.1", &ids(Power::ALL, Power::id))?;
        let kind = row.need("type")?.word(WORDS, &ids(CardType::ALL, CardType::id))?;
        let copies = row.need("copies")?.small(FILE, 1..=MAX_NUMBER)?;
        let symbol = row.need("symbol")?.flag()?;
        let title = row.need("title")?.title()?;
        let counted_by_us = is_reconstruction(row, &["source"])?;
        // A field without a source of its own has that of its record.
        let of = |field| if row.get(field).is_some() { field } else { "source" };
        let reconstruction = is_reconstruction(row, &[of("title_source"), of("effect_source")])?;
        let effect = row.need("effect")?.row()?;
        let place = effect.place;
        let effect = Reader::new(map, power, &mut self.lasting).effect(effect)?;
        check(kind, symbol, &effect)
            .map_err(|(clause, message)| place.fault(clause, message.with("id", quoted(id))))?;
        let (slot, reaction) = self.room(power, kind, copies, &effect).map_err(|(key, most)| {
            let message = Message::new(key).with("power", quoted(power.id())).with("most", most as i64);
            row.place.fault(FILE, message)
        })?;
        Ok(Card {
            id: Id::new(id).expect("what is longer is no id"),
            power,
            slot,
            kind,
            copies,
            symbol,
            title: Some(title.to_owned()),
            reconstruction,
            counted_by_us,
            effect,
            reaction,
        })
    }

    /// Where in its deck a card has room, and its place among those that can answer to events; or what there is too much of.
    fn room(
        &self,
        power: Power,
        kind: CardType,
        copies: u8,
        effect: &Effect,
    ) -> Result<(Slot, Option<u8>), (&'static str, usize)> {
        let deck = || self.cards.iter().filter(|card| card.power == power);
        let prepares = deck().filter(|card| card.kind == CardType::Prepare).map(|card| usize::from(card.copies));
        if kind == CardType::Prepare && prepares.sum::<usize>() + usize::from(copies) > MAX_LAID {
            return Err(("fault-many-prepares", MAX_LAID));
        }
        let reactions = deck().filter(|card| card.reaction.is_some()).count();
        let reacts = effect.triggers.iter().any(|trigger| matches!(trigger, Trigger::On(..)));
        if reacts && reactions == MAX_REACTIONS {
            return Err(("fault-many-reactions", MAX_REACTIONS));
        }
        let several = copies > 1;
        let alike = deck().filter(|card| (card.copies > 1) == several).count();
        let slot = match several {
            true if alike == SEVERAL => return Err(("fault-many-several", SEVERAL)),
            true => alike,
            false if SEVERAL + alike == MAX_SLOTS => return Err(("fault-many-single", MAX_SLOTS - SEVERAL)),
            false => SEVERAL + alike,
        };
        Ok((Slot(slot as u8), reacts.then_some(reactions as u8)))
    }

    /// The deck list of a power, of as many cards as its record says.
    pub(super) fn deck(&self, power: Power, (row, stock): &(Row<'_>, Stock)) -> Result<Deck, Fault> {
        let ids = || self.cards.iter().enumerate().map(|(place, card)| (CardId(place as u8), card));
        let mine = || ids().filter(|(_, card)| card.power == power);
        let count: u16 = mine().map(|(_, card)| u16::from(card.copies)).sum();
        let at_fault = |clause, key, cards: u16| {
            let message = Message::new(key).with("power", quoted(power.id())).with("count", i64::from(count));
            let place = row.get("cards").map_or(row.place, |cards| cards.place);
            Err(place.fault(clause, message.with("cards", i64::from(cards))))
        };
        if count < OPENING {
            return at_fault("VOD-2.5.1", "fault-deck-small", OPENING);
        }
        if count != stock.cards {
            return at_fault("VOD-2.1.2", "fault-deck-size", stock.cards);
        }
        let mask =
            |is: &dyn Fn(&Card) -> bool| Cards::mask(mine().filter(|(_, card)| is(card)).map(|(_, card)| card.slot));
        let mut cards: Vec<CardId> = mine().take(1).flat_map(|(id, _)| [id; SEVERAL]).collect();
        for (id, card) in mine() {
            match cards.get_mut(card.slot.index()) {
                Some(place) => *place = id,
                None => cards.push(id),
            }
        }
        let mut answers = [0; 7];
        for (_, card) in mine() {
            for trigger in &card.effect.triggers {
                if let (Trigger::On(what, _), Some(bit)) = (trigger, card.reaction) {
                    answers[*what as usize] |= 1 << bit;
                }
            }
        }
        Ok(Deck {
            cards,
            listed: mine().map(|(_, card)| card.slot).collect(),
            all: mine().fold(Cards::NONE, |all, (_, card)| all + Cards::copies(card.slot, card.copies)),
            of_type: CardType::ALL.map(|kind| mask(&|card| card.kind == kind)),
            reactions: mine().filter(|(_, card)| card.reaction.is_some()).map(|(_, card)| card.slot).collect(),
            answers,
            scoring: mask(&|card| card.effect.triggers.contains(&Trigger::Scoring)),
            own_turn: mask(&|card| card.effect.triggers.contains(&Trigger::OwnTurn)),
            automatic: mask(&|card| card.effect.automatic),
        })
    }
}

type Wrong = (&'static str, Message);

/// Is this effect one for a card of this type? Otherwise the clause and the reason.
fn check(kind: CardType, symbol: bool, effect: &Effect) -> Result<(), Wrong> {
    let wrong = |clause, key| Err((clause, Message::new(key)));
    let triggers = |is: fn(&Trigger) -> bool| effect.triggers.iter().all(is);
    let answers = |trigger: &Trigger| matches!(trigger, Trigger::On(..));
    match kind {
        _ if symbol && kind != CardType::Prepare => return wrong("VOD-4.8.10", "fault-symbol"),
        CardType::Prepare if symbol && !triggers(|trigger| *trigger == Trigger::Strategy) => {
            return wrong("VOD-4.12.2", "fault-strategy");
        }
        CardType::Prepare if !symbol && !triggers(answers) => {
            let strategy = effect.triggers.contains(&Trigger::Strategy);
            return if strategy { wrong("VOD-4.12.2", "fault-strategy") } else { wrong("VOD-4.8.10", "fault-prepare") };
        }
        CardType::Status if !triggers(|trigger| !matches!(trigger, Trigger::Play | Trigger::Strategy)) => {
            return wrong("VOD-4.8.6", "fault-status");
        }
        CardType::Prepare | CardType::Status => {}
        _ if !triggers(|trigger| *trigger == Trigger::Play) => return wrong("VOD-4.12.1", "fault-play"),
        _ => {}
    }
    if CardTypes::BASIC.contains(kind) && !is_basic(kind, effect) {
        return wrong("VOD-4.8.4", "fault-basic");
    }
    let status = kind == CardType::Status;
    let only_vp = effect.cost.is_empty()
        && effect.steps.iter().all(|step| matches!(step.deed, Deed::GainVp(_)) && step.cost.is_empty());
    let scoring = effect.triggers.contains(&Trigger::Scoring);
    let own_turn = effect.triggers.contains(&Trigger::OwnTurn);
    let keeps = effect.steps.iter().any(|step| step.deed == Deed::Keep);
    let would_remove = |trigger: &Trigger| matches!(trigger, Trigger::On(Happening::WouldRemove, _));
    match () {
        () if keeps && !triggers(would_remove) => wrong("VOD-4.16.6", "fault-keep"),
        () if scoring && !only_vp => wrong("VOD-3.8.3", "fault-scoring"),
        () if effect.automatic && !(status && only_vp && !own_turn) => wrong("VOD-4.10.13", "fault-automatic"),
        () if effect.once_per_turn && !(status && triggers(in_own_turn)) => wrong("VOD-4.17.3", "fault-once"),
        () if status && !effect.once_per_turn && is_endless(effect, own_turn) => wrong(FILE, "fault-endless"),
        () => Ok(()),
    }
}

/// Does the card work in its owner's turn only (VOD-4.17.3)?
fn in_own_turn(trigger: &Trigger) -> bool {
    match trigger {
        Trigger::OwnTurn => true,
        Trigger::On(_, filter) => filter.turn == WhoseTurn::Own,
        _ => false,
    }
}

/// A Status stays: could it be used for ever, one use calling for the next (VOD-R53)?
fn is_endless(effect: &Effect, own_turn: bool) -> bool {
    let raises = |step: &Step| {
        matches!(
            step.deed,
            Deed::Muster { .. }
                | Deed::Place { .. }
                | Deed::Battle { .. }
                | Deed::Remove { .. }
                | Deed::Relocate { .. }
                | Deed::SupplyCheck { .. }
        )
    };
    own_turn || effect.steps.iter().any(raises)
}

/// The four basic types do one thing each.
fn is_basic(kind: CardType, effect: &Effect) -> bool {
    let spaces = SpaceSet::all;
    let muster = |kind| Deed::Muster { piece: Kinds::of(kind), spaces: spaces(), friend: false };
    let battle = |on| Deed::Battle { on, with_piece: Kinds::ARMIES, fighter: None, spaces: spaces(), each_once: false };
    let deed = match kind {
        CardType::MusterHoplite => muster(Kind::Hoplite),
        CardType::MusterTrireme => muster(Kind::Trireme),
        CardType::LandBattle => battle(Battlefields { land: true, sea: false }),
        _ => battle(Battlefields { land: false, sea: true }),
    };
    let step = Step { when: Vec::new(), cost: Vec::new(), deed, times: 1 };
    *effect == Effect { triggers: vec![Trigger::Play], steps: vec![step], ..Effect::default() }
}
