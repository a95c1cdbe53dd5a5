//! What observers learn of what happens (section 6): everything but which cards the other player draws (OH-6.13). Cards are named
//! by their ids, spots and places as in notation, slots by their numbers from 1, players by their seats.

use quincunx_engine::Observer;
use serde::Serialize;
use ts_rs::TS;

use crate::components::card::CardId;
use crate::components::word::Word;
use crate::rules::act::Deed;
use crate::rules::event::{Event, Given, WentTo};
use crate::rules::field::{Player, SlotNo, Spot};
use crate::rules::state::EndedBy;
use crate::rules::table::OsokHajnala;

/// What one observer learns of an event.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[ts(rename = "OhEvent")]
pub enum SeenEvent {
    /// The dice were rolled (OH-2.31).
    Rolled {
        /// By player.
        dice: [u8; 2],
    },
    /// How a player opens (OH-6.7).
    Opened {
        /// Who.
        player: usize,
        /// With a starting card, or with seven cards.
        with_starting_card: bool,
    },
    /// It is decided who takes the first turn (OH-2.33).
    Starts {
        /// Who.
        player: usize,
    },
    /// A starting card is shown (OH-2.34).
    StartingCard {
        /// Whose.
        player: usize,
        /// Which.
        card: String,
    },
    /// The opening exchange is done (OH-6.11).
    Exchanged {
        /// By whom.
        player: usize,
        /// How many cards.
        n: u8,
    },
    /// A card was drawn (OH-6.13).
    Drew {
        /// By whom.
        player: usize,
        /// Which, if the observer learns it.
        card: Option<String>,
    },
    /// A card was discarded (OH-6.14).
    Discarded {
        /// By whom.
        player: usize,
        /// Which.
        card: String,
    },
    /// A turn begins (OH-3.10).
    TurnBegins {
        /// Whose.
        player: usize,
        /// Turns of both players begun so far.
        turn: u16,
        /// The player's level now.
        level: u8,
    },
    /// Something was declared in full (OH-4.2.1).
    Declared {
        /// By whom.
        by: usize,
        /// What.
        deed: ToldDeed,
        /// The cards in play, dead characters and players that it names.
        targets: Vec<String>,
        /// The cards of the own discard pile that it names.
        cards: Vec<String>,
    },
    /// A declaration was withdrawn (OH-4.3.3).
    Withdrawn {
        /// Whose.
        by: usize,
        /// What.
        deed: ToldDeed,
    },
    /// Life was sacrificed (OH-4.22.2).
    Sacrificed {
        /// By whom.
        player: usize,
        /// How much.
        n: u8,
        /// What is left.
        life: u8,
    },
    /// Armour was paid (OH-4.1.6).
    PaidArmour {
        /// Whose.
        spot: String,
        /// How much.
        n: u8,
        /// What is left.
        armour: u8,
    },
    /// A character was placed or a puppet played (OH-4.4, OH-4.9).
    Entered {
        /// Where.
        spot: String,
        /// Which.
        card: String,
        /// Sideways at once.
        idle: bool,
    },
    /// Equipment was put on (OH-4.6).
    Equipped {
        /// By whom.
        spot: String,
        /// Which.
        card: String,
    },
    /// A mount or continuous ability came to lie (OH-4.7, OH-4.8).
    Laid {
        /// Whose.
        player: usize,
        /// In this slot; on the battlefield if in none.
        slot: Option<u8>,
        /// Which.
        card: String,
    },
    /// A card made room for another (OH-R13).
    Replaced {
        /// Whose.
        player: usize,
        /// Which.
        card: String,
        /// Where it went.
        to: ToldWent,
    },
    /// A character turned idle (OH-4.5.1, OH-4.5.2).
    TurnedIdle {
        /// Who.
        spot: String,
    },
    /// Damage turned a character active (OH-4.5.4).
    Woke {
        /// Who.
        spot: String,
    },
    /// An attack on a target begins (OH-4.15.5).
    Attacked {
        /// Who attacks.
        attacker: String,
        /// Whom.
        on: String,
    },
    /// Somebody guards (OH-4.15.6).
    Guarded {
        /// Who.
        spot: String,
        /// Whom.
        instead_of: String,
    },
    /// A trap was played (OH-4.12.5).
    Trapped {
        /// By whom.
        spot: String,
        /// Which.
        card: String,
    },
    /// Something was cancelled (OH-4.12.6, OH-4.12.7).
    Cancelled {
        /// By whom.
        by: usize,
        /// By which card.
        card: String,
        /// All of it, or only what touched the trap's user.
        whole: bool,
    },
    /// An attack was taken over (OH-4.16.1).
    TakenOver {
        /// Instead of whom.
        spot: String,
    },
    /// Delayed damage is due (OH-4.17.7).
    Delayed {
        /// For whom.
        spot: String,
        /// From which card.
        card: String,
    },
    /// Damage was prevented (OH-4.18.1).
    Prevented {
        /// For whom.
        spot: String,
        /// How much.
        n: u16,
    },
    /// Damage was suffered (OH-4.18.1).
    Suffered {
        /// By whom.
        spot: String,
        /// How much.
        n: u16,
        /// Armour left.
        armour: u8,
    },
    /// Armour was restored (OH-4.18.4).
    Restored {
        /// To whom.
        spot: String,
        /// How much.
        n: u8,
        /// Armour now.
        armour: u8,
    },
    /// Life went up or down, but for a sacrifice (OH-4.22).
    Life {
        /// Whose.
        player: usize,
        /// By how much.
        change: i16,
        /// What it is now.
        life: u8,
    },
    /// A marker or something that lasts was given (OH-4.19, OH-4.25).
    Marked {
        /// To whom.
        spot: String,
        /// From which card.
        card: Option<String>,
        /// What.
        given: ToldGift,
    },
    /// A card left play, or died (OH-4.20.2).
    Left {
        /// From where.
        spot: String,
        /// Which.
        card: String,
        /// Where it went.
        to: ToldWent,
    },
    /// A character was revived (OH-4.21).
    Revived {
        /// Where.
        spot: String,
        /// Which.
        card: String,
        /// Its armour.
        armour: u8,
    },
    /// A card came from the discard pile to the hand.
    Taken {
        /// Whose.
        player: usize,
        /// Which.
        card: String,
    },
    /// A cancelled card came back to the hand (OH-R10).
    BackInHand {
        /// Whose.
        player: usize,
        /// Which.
        card: String,
    },
    /// The game is over (section 5).
    Over {
        /// Who won; nobody in a draw.
        winner: Option<usize>,
        /// Why.
        how: EndedBy,
    },
}

/// What is declared or withdrawn.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[ts(rename = "OhToldDeed")]
pub enum ToldDeed {
    /// A character is placed (OH-4.4).
    Place {
        /// Which.
        card: String,
        /// Where.
        slot: Option<u8>,
    },
    /// Equipment is put on (OH-4.6).
    Equip {
        /// Which.
        card: String,
        /// By the character in this slot.
        slot: Option<u8>,
    },
    /// A continuous ability, mount or puppet is played (OH-4.7 to OH-4.9).
    Lay {
        /// Which.
        card: String,
        /// By the character in this slot.
        slot: Option<u8>,
    },
    /// An instant or quick ability is used (OH-4.10, OH-4.11).
    Use {
        /// Which.
        card: String,
        /// By the character in this slot.
        slot: Option<u8>,
    },
    /// A potion is played (OH-4.13).
    Drink {
        /// Which.
        card: String,
    },
    /// An effect is activated (OH-4.14).
    Activate {
        /// Of the card at this place, in notation.
        place: String,
        /// Its record, counted from 1.
        record: u8,
    },
    /// A character or puppet attacks (OH-4.15).
    Attack {
        /// From this slot.
        slot: u8,
    },
    /// The phase is left (OH-3.32).
    Finish,
}

/// Where a card went that left play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "OhWent")]
pub enum ToldWent {
    /// To the discard pile.
    Pile,
    /// To the hand.
    Hand,
    /// Face down in its slot.
    Down,
}

/// What was given to a card.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[ts(rename = "OhGift")]
pub enum ToldGift {
    /// A poison marker (OH-4.19).
    Poison,
    /// A flame marker (OH-4.26.6).
    Flame {
        /// Its value.
        n: u8,
    },
    /// A change of a number (OH-4.25.3).
    Change {
        /// Which.
        stat: &'static str,
        /// By how much.
        n: i8,
    },
    /// A multiplication (OH-4.17.4).
    Times {
        /// Of which number.
        stat: &'static str,
        /// Times the first, divided by the second.
        by: [u8; 2],
    },
    /// So much damage will be prevented (OH-4.18.1).
    Shield {
        /// How much.
        n: u8,
    },
    /// States (OH-4.25.4).
    Barred {
        /// What is barred.
        barred: Vec<&'static str>,
    },
    /// Delayed damage (OH-4.17.7).
    Delayed {
        /// How much.
        n: u8,
    },
}

impl From<WentTo> for ToldWent {
    fn from(to: WentTo) -> Self {
        match to {
            WentTo::Pile => Self::Pile,
            WentTo::Hand => Self::Hand,
            WentTo::Down => Self::Down,
        }
    }
}

impl From<Given> for ToldGift {
    fn from(given: Given) -> Self {
        match given {
            Given::Poison => Self::Poison,
            Given::Flame(n) => Self::Flame { n },
            Given::Change(stat, n) => Self::Change { stat: stat.id(), n },
            Given::Times(stat, by) => Self::Times { stat: stat.id(), by: [by.num, by.den] },
            Given::Shield(n) => Self::Shield { n },
            Given::Barred(what) => Self::Barred { barred: what.iter().map(Word::id).collect() },
            Given::Delayed(n) => Self::Delayed { n },
        }
    }
}

impl OsokHajnala {
    fn id_of(&self, card: CardId) -> String {
        self.card(card).id.clone()
    }

    /// What is declared, as it is told.
    pub(crate) fn told_deed(&self, deed: Deed) -> ToldDeed {
        let number = |slot: Option<SlotNo>| slot.map(|slot| slot + 1);
        match deed {
            Deed::Place { card, slot, .. } => ToldDeed::Place { card: self.id_of(card), slot: number(slot) },
            Deed::Equip { card, recipient } => ToldDeed::Equip { card: self.id_of(card), slot: number(recipient) },
            Deed::Lay { card, user, .. } => ToldDeed::Lay { card: self.id_of(card), slot: number(user) },
            Deed::Use { card, user } => ToldDeed::Use { card: self.id_of(card), slot: number(user) },
            Deed::Drink { card } => ToldDeed::Drink { card: self.id_of(card) },
            Deed::Activate { place, record } => ToldDeed::Activate { place: place.word(), record: record + 1 },
            Deed::Attack(attack) => ToldDeed::Attack { slot: attack.slot + 1 },
            Deed::Finish => ToldDeed::Finish,
        }
    }

    pub(crate) fn seen_event(&self, event: &Event, observer: Observer) -> Option<SeenEvent> {
        let id = |card: CardId| self.id_of(card);
        Some(match *event {
            Event::Rolled { dice } => SeenEvent::Rolled { dice },
            Event::Opened { player, with_starting_card } => {
                SeenEvent::Opened { player: player.index(), with_starting_card }
            }
            Event::Starts { player } => SeenEvent::Starts { player: player.index() },
            Event::StartingCard { player, card } => SeenEvent::StartingCard { player: player.index(), card: id(card) },
            Event::Exchanged { player, n } => SeenEvent::Exchanged { player: player.index(), n },
            Event::Drew { player, card } => {
                let card = card.filter(|_| Self::sees(observer, player)).map(id);
                SeenEvent::Drew { player: player.index(), card }
            }
            Event::Discarded { player, card } => SeenEvent::Discarded { player: player.index(), card: id(card) },
            Event::TurnBegins { player, turn, level } => SeenEvent::TurnBegins { player: player.index(), turn, level },
            Event::Declared { by, deed, named, cards } => SeenEvent::Declared {
                by: by.index(),
                deed: self.told_deed(deed),
                targets: if cards { Vec::new() } else { named.spots().map(Spot::word).collect() },
                cards: if cards { named.cards().map(id).collect() } else { Vec::new() },
            },
            Event::Withdrawn { by, deed } => SeenEvent::Withdrawn { by: by.index(), deed: self.told_deed(deed) },
            Event::Sacrificed { player, n, life } => SeenEvent::Sacrificed { player: player.index(), n, life },
            Event::PaidArmour { spot, n, armour } => SeenEvent::PaidArmour { spot: spot.word(), n, armour },
            Event::Entered { spot, card, idle } => SeenEvent::Entered { spot: spot.word(), card: id(card), idle },
            Event::Equipped { spot, card } => SeenEvent::Equipped { spot: spot.word(), card: id(card) },
            Event::Laid { player, slot, card } => {
                SeenEvent::Laid { player: player.index(), slot: slot.map(|slot| slot + 1), card: id(card) }
            }
            Event::Replaced { player, card, to } => {
                SeenEvent::Replaced { player: player.index(), card: id(card), to: to.into() }
            }
            Event::TurnedIdle { spot } => SeenEvent::TurnedIdle { spot: spot.word() },
            Event::Woke { spot } => SeenEvent::Woke { spot: spot.word() },
            Event::Attacked { attacker, on } => SeenEvent::Attacked { attacker: attacker.word(), on: on.word() },
            Event::Guarded { spot, instead_of } => {
                SeenEvent::Guarded { spot: spot.word(), instead_of: instead_of.word() }
            }
            Event::Trapped { spot, card } => SeenEvent::Trapped { spot: spot.word(), card: id(card) },
            Event::Cancelled { by, card, whole } => SeenEvent::Cancelled { by: by.index(), card: id(card), whole },
            Event::TakenOver { spot } => SeenEvent::TakenOver { spot: spot.word() },
            Event::Delayed { spot, card } => SeenEvent::Delayed { spot: spot.word(), card: id(card) },
            Event::Prevented { spot, n } => SeenEvent::Prevented { spot: spot.word(), n },
            Event::Suffered { spot, n, armour } => SeenEvent::Suffered { spot: spot.word(), n, armour },
            Event::Restored { spot, n, armour } => SeenEvent::Restored { spot: spot.word(), n, armour },
            Event::Life { player, change, life } => SeenEvent::Life { player: player.index(), change, life },
            Event::Marked { spot, card, given } => {
                SeenEvent::Marked { spot: spot.word(), card: card.map(id), given: given.into() }
            }
            Event::Left { spot, card, to } => SeenEvent::Left { spot: spot.word(), card: id(card), to: to.into() },
            Event::Revived { spot, card, armour } => SeenEvent::Revived { spot: spot.word(), card: id(card), armour },
            Event::Taken { player, card } => SeenEvent::Taken { player: player.index(), card: id(card) },
            Event::BackInHand { player, card } => SeenEvent::BackInHand { player: player.index(), card: id(card) },
            Event::Over { winner, how } => SeenEvent::Over { winner: winner.map(Player::index), how },
        })
    }
}
