//! The position.

use quincunx_engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::components::card::{CardId, Cards, Kind};
use crate::rules::InFlandersField;
use crate::rules::dice::{Dice, Spaces};

/// The position. What follows from the rest is not kept (deck and pool do, but are kept for
/// speed).
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) step: Step,
    pub(crate) active: Seat,
    pub(crate) first: Seat,
    pub(crate) round: u8,
    /// The fixed card is claimed (IFF-6.5).
    pub(crate) claimed: bool,
    /// Gas was played and no roll has followed (IFF-6.17).
    pub(crate) roll_due: bool,
    /// German Gas cards still to be carried out in this stop (IFF-8.4).
    pub(crate) german_gas: u8,
    /// The dice until the taking, the reroll or the failure (IFF-6.15).
    pub(crate) dice: Dice,
    /// The card spaces on which a card lies, as a mask.
    pub(crate) filled: Spaces,
    pub(crate) display: [CardId; 12],
    pub(crate) players: [Player; MAX_SEATS],
    /// Without an order, which nobody knows (IFF-2.50, IFF-6.8).
    pub(crate) deck: Cards,
    pub(crate) deck_size: u8,
    /// Open to all (IFF-2.50, IFF-6.9).
    pub(crate) discard: Cards,
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Player {
    /// Counted from 0, the start (IFF-2.10): the player's progress. Figures are never in each other's way (IFF-2.13, IFF-N38).
    pub(crate) space: u8,
    pub(crate) troops: u8,
    /// Kept cards; for the active player also those taken in this turn, German ones among them (IFF-6.13, IFF-6.14).
    pub(crate) held: Cards,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Step {
    /// Chance draws the first cards (IFF-2.43).
    Deal,
    /// Chance draws the first player (IFF-2.45).
    FirstPlayer,
    /// IFF-8.1.
    BeforeRoll,
    /// Chance rolls (IFF-7.2).
    Rolling,
    /// IFF-8.2.
    AfterRoll,
    /// IFF-8.3.
    AfterTaking,
    /// Chance draws for the space that Gas has emptied (IFF-4.71).
    GasDraw(u8),
    /// IFF-8.4.
    GermanGas,
    /// IFF-8.5.
    Artillery,
    /// IFF-8.6.
    Advance,
    /// Chance fills the display (IFF-3.54).
    Refill,
    /// The game is over (IFF-5.9).
    Over(Ending),
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "IffEndingReason")]
pub enum Ending {
    /// The Objective Line was reached by one player (IFF-5.4).
    Reached,
    /// It was reached by several; troops decided (IFF-5.5).
    Troops,
    /// Everybody was eliminated; distance decided (IFF-5.6).
    AllEliminated,
    /// One of two players was eliminated (IFF-5.7).
    TwoPlayers,
    /// The limit of rounds (IFF-5.10).
    RoundLimit,
}

/// The dice while no roll counts.
pub(crate) const NO_DICE: Dice = [1, 1, 1];

/// What stands for an empty space in [`State::display`], where the mask says that it is empty.
pub(crate) const NO_CARD: CardId = CardId(0);

/// The eight card spaces (IFF-2.21, IFF-N37).
pub(crate) const CARD_SPACES: Spaces = 0b1101_1111_1000;

/// The space of the fixed card (IFF-2.22).
pub(crate) const FIXED_SPACE: u8 = 9;

impl State {
    /// The active player's things.
    #[inline]
    pub(crate) const fn me(&self) -> &Player {
        &self.players[self.active.index()]
    }

    /// The active player's things.
    #[inline]
    pub(crate) const fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    /// The open spaces (IFF-3.13). The fixed card is claimed once in a turn at most (IFF-3.17, IFF-N9).
    #[inline]
    pub(crate) const fn open(&self) -> Spaces {
        if self.claimed { self.filled } else { self.filled | 1 << FIXED_SPACE }
    }

    /// The card on a card space.
    #[inline]
    pub(crate) fn card_on(&self, space: u8) -> Option<CardId> {
        (self.filled & 1u16.checked_shl(u32::from(space))? != 0).then(|| self.display[usize::from(space)])
    }

    /// Takes the card from a card space that has one.
    #[inline]
    pub(crate) const fn pick_up(&mut self, space: u8) -> CardId {
        self.filled &= !(1 << space);
        std::mem::replace(&mut self.display[space as usize], NO_CARD)
    }

    /// Is a turn under way, so that the active player's cards and troops are not settled yet?
    pub(crate) const fn in_turn(&self) -> bool {
        !matches!(self.step, Step::Deal | Step::FirstPlayer | Step::Refill | Step::Over(_))
    }
}

/// Troop figures in the box (IFF-2.4).
pub(crate) const TROOPS: u8 = 40;

impl InFlandersField {
    /// The position before the first card is dealt: troops (IFF-2.41), no cards and no claim (IFF-2.46).
    pub(crate) fn opening(&self) -> State {
        let mut players = [Player::default(); quincunx_engine::MAX_SEATS];
        for (seat, player) in players[..self.seats].iter_mut().enumerate() {
            player.troops = if self.options.beginners.contains(&(seat as u8)) { 8 } else { 6 };
        }
        let first = Seat::first(1).next().expect("there is a first seat");
        State {
            step: Step::Deal,
            active: first,
            first,
            round: 1,
            claimed: false,
            roll_due: false,
            german_gas: 0,
            dice: NO_DICE,
            filled: 0,
            display: [NO_CARD; 12],
            players,
            deck: self.all_cards,
            deck_size: self.all_cards.len() as u8,
            discard: Cards::default(),
        }
    }

    /// The first id of a kind that the active player holds (IFF-2.35).
    #[inline]
    pub(crate) fn first_held(&self, state: &State, kind: Kind) -> Option<CardId> {
        self.of_kind(kind).iter().copied().find(|card| state.me().held.has(*card))
    }
}
