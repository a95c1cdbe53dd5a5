//! The position: what is open and what is secret.

use quincunx_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::components::card::{Face, Kind};
use crate::components::cards::Cards;
use crate::components::field::{Column, Control, Pair, Terrain};

/// The position.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) step: Step,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// Both players' turns counted together, from 1; 0 before the first.
    pub(crate) turn: u8,
    pub(crate) terrain: [Option<Terrain>; Column::COUNT],
    pub(crate) control: [Control; Column::COUNT],
    /// By seat and column (FOG-2.26).
    pub(crate) units: [[Pair; Column::COUNT]; 2],
    pub(crate) players: [Player; 2],
    /// The pairs fixed at the start of phase 3, for as long as the phase lasts (FOG-6.19).
    pub(crate) pairs: FlankPairs,
    pub(crate) placing: Placing,
    pub(crate) combat: Option<Combat>,
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    /// Without an order, which nobody knows (FOG-6.8): it is decided when a card is taken. In the draft the part of the 48 that
    /// is not dealt yet.
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    /// The last card discarded.
    pub(crate) top: Option<Face>,
    /// Enemy cards.
    pub(crate) victory: Cards,
    pub(crate) run_outs: u8,
    /// In the draft: the cards looked at.
    pub(crate) pack: Cards,
    /// In the draft: the cards kept.
    pub(crate) kept: Cards,
    pub(crate) memory: Memory,
}

/// What everybody who has watched from the first run-out on knows of a player's hand and deck, which are his cards that lie
/// nowhere else. Before it there is nothing to know. Of equal cards in a hand the one that is known there leaves it first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Memory {
    /// What was shuffled at the last run-out and has not been shown since on its way from the deck: the deck is a part of it.
    pub(crate) shuffled: Cards,
    /// Cards that are in the hand for certain.
    pub(crate) held: Cards,
    /// Cards that have left the hand since the last run-out and were not known to be there: each was drawn from `shuffled` or
    /// is one that nobody had seen.
    pub(crate) shown: Cards,
}

/// The placing action under way; its price is 0 and nothing stood anywhere while there is none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Placing {
    pub(crate) price: u8,
    pub(crate) paid: u8,
    /// By column, the units that stood there before the action and still do (FOG-4.8).
    pub(crate) stood: [Pair; Column::COUNT],
}

/// The combat under way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Combat {
    pub(crate) flank: bool,
    pub(crate) target: Column,
    pub(crate) launch: Column,
    pub(crate) lead: Face,
    /// Overlap cards being used.
    pub(crate) overlaps: u8,
    pub(crate) attacker: Bonus,
    pub(crate) defender: Bonus,
    /// The defender's front unit, once the strengths have been compared.
    pub(crate) front: Option<Face>,
    /// Who has lost, once the strengths have been compared.
    pub(crate) loser: Option<Seat>,
}

/// A side's bonus card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bonus {
    pub(crate) from: BonusFrom,
    pub(crate) card: Option<Face>,
}

impl Bonus {
    pub(crate) const NONE: Self = Self { from: BonusFrom::Nowhere, card: None };

    #[inline]
    pub(crate) fn points(self) -> u8 {
        self.card.map_or(0, Face::points)
    }
}

/// Where a bonus card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FogBonusFrom")]
pub enum BonusFrom {
    /// There is none.
    Nowhere,
    /// From the hand.
    Hand,
    /// From the top of the deck.
    Deck,
}

/// What is to be done next. Phase follows phase, without a way back (FOG-3.2, FOG-3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FogStep")]
pub enum Step {
    /// Chance draws a terrain card (FOG-7.1).
    Terrain,
    /// Chance chooses between two columns for this card (FOG-7.2).
    TerrainTie(Terrain),
    /// Chance fills this player's pack (FOG-7.3).
    Pack(Seat),
    /// FOG-8.1.
    Draft,
    /// Chance deals this player's opening hand (FOG-7.4).
    Deal(Seat),
    /// Chance draws the first player (FOG-7.5).
    FirstPlayer,
    /// FOG-8.2 in the column of this number.
    AdvanceDiscard(u8),
    /// FOG-8.3.
    Flank,
    /// FOG-8.4.
    Actions,
    /// FOG-8.5.
    Placing,
    /// FOG-8.6.
    Paying,
    /// FOG-8.7.
    AttackerBonus,
    /// FOG-8.8.
    Retreat,
    /// FOG-8.9.
    Lose,
    /// FOG-8.10.
    DefenderBonus,
    /// FOG-8.11.
    Front,
    /// FOG-8.12.
    Draw,
    /// Chance takes a card from a deck (FOG-7.7, FOG-7.8, FOG-7.9).
    Take(Taking),
    /// FOG-8.13.
    Limit,
    /// The game is over (FOG-5.1).
    Over(Ending),
}

impl Step {
    /// Who decides at this step of a turn: the active player, but for three decisions of the defender (FOG-3.4). In the draft both
    /// do; where chance decides or the game is over nobody does.
    pub(crate) const fn decider(self, active: Seat) -> Option<Seat> {
        match self {
            Self::Retreat | Self::DefenderBonus | Self::Front => Some(enemy(active)),
            Self::AdvanceDiscard(_)
            | Self::Flank
            | Self::Actions
            | Self::Placing
            | Self::Paying
            | Self::AttackerBonus
            | Self::Lose
            | Self::Draw
            | Self::Limit => Some(active),
            Self::Terrain
            | Self::TerrainTie(_)
            | Self::Pack(_)
            | Self::Draft
            | Self::Deal(_)
            | Self::FirstPlayer
            | Self::Take(_)
            | Self::Over(_) => None,
        }
    }

    /// The clause of what is to be done.
    pub(crate) const fn clause(self) -> &'static str {
        match self {
            Self::Terrain => "FOG-2.20",
            Self::TerrainTie(_) => "FOG-2.22",
            Self::Pack(_) | Self::Draft => "FOG-2.31",
            Self::Deal(_) => "FOG-2.35",
            Self::FirstPlayer => "FOG-2.36",
            Self::AdvanceDiscard(_) => "FOG-3.9",
            Self::Flank => "FOG-3.12",
            Self::Actions => "FOG-3.13",
            Self::Placing => "FOG-4.2",
            Self::Paying => "FOG-4.13",
            Self::AttackerBonus | Self::Take(Taking::AttackerBonus) => "FOG-4.34",
            Self::Retreat => "FOG-4.37",
            Self::Lose => "FOG-4.40",
            Self::DefenderBonus | Self::Take(Taking::DefenderBonus) => "FOG-4.42",
            Self::Front => "FOG-4.43",
            Self::Draw | Self::Take(Taking::Draw(_)) => "FOG-3.18",
            Self::Take(Taking::Reserves(_)) => "FOG-4.110",
            Self::Take(Taking::Rampage) => "FOG-4.120",
            Self::Limit => "FOG-3.22",
            Self::Over(Ending::Columns) => "FOG-5.2",
            Self::Over(Ending::Majority) => "FOG-5.6",
            Self::Over(Ending::VictoryPoints) => "FOG-5.7",
            Self::Over(Ending::Drawn) => "FOG-5.8",
        }
    }
}

/// For what a card is taken from a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FogTaking")]
pub enum Taking {
    /// Phase 5; so many are still to be drawn (FOG-3.19, FOG-3.20).
    Draw(u8),
    /// Reserves; so many are still to be drawn (FOG-4.110).
    Reserves(u8),
    /// The attacker's bonus card (FOG-4.34).
    AttackerBonus,
    /// The defender's bonus card (FOG-4.42).
    DefenderBonus,
    /// The loser's rampage card (FOG-4.120).
    Rampage,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FogEndingReason")]
pub enum Ending {
    /// Three terrain cards in the Victory Check (FOG-5.2).
    Columns,
    /// Run-outs; more terrain cards (FOG-5.6).
    Majority,
    /// Run-outs; more victory points (FOG-5.7).
    VictoryPoints,
    /// Run-outs; all equal (FOG-5.8).
    Drawn,
}

/// Pairs of a target and a flanking column (FOG-4.81), one bit each. A flanking column serves one target only (FOG-4.84).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FlankPairs(u16);

impl FlankPairs {
    const fn bit(target: Column, flanking: Column) -> u16 {
        1 << (target.index() * 2 + (flanking.index() > target.index()) as usize)
    }

    pub(crate) const fn add(&mut self, target: Column, flanking: Column) {
        self.0 |= Self::bit(target, flanking);
    }

    pub(crate) const fn has(self, target: Column, flanking: Column) -> bool {
        self.0 & Self::bit(target, flanking) != 0
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Target and flanking column, from left to right.
    pub(crate) fn iter(self) -> impl Iterator<Item = (Column, Column)> {
        let of = move |target: Column| target.adjacent().map(move |flanking| (target, flanking));
        Column::all().flat_map(of).filter(move |(target, flanking)| self.has(*target, *flanking))
    }
}

/// Is the draft not yet over, so that the 48 cards of a player are deck, pack, kept and rejected cards?
pub(crate) const fn is_drafting(step: Step) -> bool {
    matches!(step, Step::Terrain | Step::TerrainTie(_) | Step::Pack(_) | Step::Draft)
}

/// Red and Blue (FOG-2.1).
pub(crate) fn seats() -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
    Seat::first(2)
}

/// The opponent.
#[inline]
pub(crate) const fn enemy(seat: Seat) -> Seat {
    Seat::new(1 - seat.index()).expect("there are two seats")
}

impl Placing {
    pub(crate) const NONE: Self = Self { price: 0, paid: 0, stood: [Pair::EMPTY; Column::COUNT] };
}

impl Player {
    /// With a whole set (FOG-2.30), and nothing anywhere else (FOG-2.37).
    pub(crate) const START: Self = Self {
        hand: Cards::EMPTY,
        deck: Cards::SET,
        discard: Cards::EMPTY,
        top: None,
        victory: Cards::EMPTY,
        run_outs: 0,
        pack: Cards::EMPTY,
        kept: Cards::EMPTY,
        memory: Memory { shuffled: Cards::EMPTY, held: Cards::EMPTY, shown: Cards::EMPTY },
    };

    /// Puts a card on the discard pile (FOG-2.42).
    #[inline]
    pub(crate) fn discard(&mut self, face: Face) {
        self.discard.add(face);
        self.top = Some(face);
    }

    /// Takes a card from the hand that everybody sees from now on.
    #[inline]
    pub(crate) fn show(&mut self, face: Face) {
        self.hand.remove(face);
        self.was_in_hand(face);
    }

    /// A card is seen that came from the hand. It can be one of those shuffled only if one of them has been drawn since.
    #[inline]
    pub(crate) fn was_in_hand(&mut self, face: Face) {
        let has_drawn = self.memory.shuffled.len() > self.deck.len();
        if self.run_outs > 0 && !self.memory.held.take(face) && has_drawn {
            self.memory.shown.add(face);
        }
    }

    /// A card is seen that came from the deck.
    #[inline]
    pub(crate) fn was_in_deck(&mut self, face: Face) {
        self.memory.shuffled.take(face);
    }

    /// The discard pile becomes the deck, which is empty (FOG-2.44, FOG-7.6), as often as that is needed (FOG-R9).
    pub(crate) fn run_out(&mut self) {
        if self.run_outs > 0 {
            let drawn = self.memory.shuffled.without(self.memory.shown);
            self.memory.held.add_all(drawn);
        }
        self.memory.shown = Cards::EMPTY;
        self.memory.shuffled = self.discard;
        self.deck = std::mem::take(&mut self.discard);
        self.top = None;
        self.run_outs = self.run_outs.saturating_add(1);
    }

    /// Is there a card in deck or discard pile?
    #[inline]
    pub(crate) const fn can_take(&self) -> bool {
        !self.deck.is_empty() || !self.discard.is_empty()
    }
}

impl State {
    #[inline]
    pub(crate) const fn me(&self) -> &Player {
        &self.players[self.active.index()]
    }

    #[inline]
    pub(crate) const fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The units of a player in a column.
    #[inline]
    pub(crate) const fn at(&self, seat: Seat, column: Column) -> Pair {
        self.units[seat.index()][column.index()]
    }

    #[inline]
    pub(crate) const fn at_mut(&mut self, seat: Seat, column: Column) -> &mut Pair {
        &mut self.units[seat.index()][column.index()]
    }

    /// Terrain cards that a player controls.
    pub(crate) fn controls(&self, seat: Seat) -> u8 {
        self.control.iter().filter(|control| **control == Control::of(seat)).count() as u8
    }

    /// The combat; there is one.
    #[inline]
    pub(crate) fn fight(&self) -> Combat {
        self.combat.expect("a combat is under way")
    }

    /// The movement price of a unit in a column.
    #[inline]
    pub(crate) fn price(&self, kind: Kind, column: Column) -> u8 {
        column.price(kind, self.terrain[column.index()])
    }
}
