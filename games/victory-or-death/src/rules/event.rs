//! What happens, and who learns what of it (sections 6 and 7).

use quincunx_engine::Observer;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::state::Ending;
use crate::components::{CardType, Cause, Kind, Outcome, Power, Team, TurnStep};

/// What happened. Cards, spaces and so on are named by their ids; `None` stands for what the observer does not learn.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[ts(rename = "VodEvent")]
pub enum Event {
    /// A card was drawn (VOD-C2 to VOD-C4).
    Drew {
        /// By whom.
        power: Power,
        /// Which.
        card: Option<String>,
    },
    /// The opening ten were drawn again (VOD-2.5.2).
    Mulligan {
        /// By whom.
        power: Power,
    },
    /// The opening discards, shown together (VOD-2.5.3).
    OpeningDiscards {
        /// Of whom.
        power: Power,
        /// In order, the last on top.
        cards: Vec<Option<String>>,
    },
    /// A turn begins (VOD-3.1.3).
    TurnBegins {
        /// Whose.
        power: Power,
        /// In which round.
        round: u8,
    },
    /// Used bribes went home at the beginning of a turn (VOD-3.3.1).
    BribesHome {
        /// Whose.
        power: Power,
        /// From where.
        spaces: Vec<String>,
    },
    /// A basic card or an Event was played, or a Status put on the table (VOD-3.4.2).
    Played {
        /// By whom.
        power: Power,
        /// Which.
        card: String,
        /// Its type.
        kind: CardType,
    },
    /// A Prepare card was laid face down (VOD-4.8.8).
    Laid {
        /// By whom.
        power: Power,
        /// Which.
        card: Option<String>,
        /// In which step.
        step: TurnStep,
        /// Was it fetched by the Emergency Provision (VOD-4.9.3)?
        fetched: bool,
    },
    /// Nothing was played (VOD-3.4.5).
    NothingPlayed {
        /// By whom.
        power: Power,
    },
    /// The Emergency Provision was used (VOD-4.9.1).
    Emergency {
        /// By whom.
        power: Power,
    },
    /// A laid card was turned up, or a Status used (VOD-4.10.16).
    Used {
        /// By whom.
        power: Power,
        /// Which.
        card: String,
        /// The place where it lay, counted from 0; none for a Status.
        place: Option<u8>,
    },
    /// A card is done and lies on the discard pile (VOD-4.8.15).
    Done {
        /// Whose.
        power: Power,
        /// Which.
        card: String,
    },
    /// Cards went from hand or deck to the discard pile as a group (VOD-4.7.1, VOD-4.7.7).
    Discarded {
        /// Whose.
        power: Power,
        /// In order, the last on top.
        cards: Vec<Option<String>>,
        /// They were of a named type and are shown to all (VOD-4.7.2).
        shown: bool,
        /// From the draw pile.
        from_deck: bool,
    },
    /// A card was taken from the draw pile and shown (VOD-4.16.11).
    Searched {
        /// By whom.
        power: Power,
        /// Which.
        card: String,
    },
    /// A team gained or lost VP.
    Vp {
        /// Which.
        team: Team,
        /// How many; negative for a loss.
        change: i16,
        /// How many it has now.
        total: i16,
        /// What for.
        reason: VpReason,
        /// The card that gave them.
        card: Option<String>,
    },
    /// A bribe was bought or came to the bowl by a card (VOD-4.5.4, VOD-4.16.8).
    BribeToBowl {
        /// Whose.
        power: Power,
        /// Was it bought?
        bought: bool,
    },
    /// A bribe went from the bowl to stock as a payment (VOD-4.14.4).
    BribePaid {
        /// Whose.
        power: Power,
    },
    /// A bribe was put on the board (VOD-4.5.6).
    BribePut {
        /// Whose.
        power: Power,
        /// Where.
        space: String,
    },
    /// A bribe left the board (VOD-4.5.9, VOD-4.5.10, VOD-4.16.17).
    BribeBack {
        /// Whose.
        power: Power,
        /// From where.
        space: String,
        /// Did its owner take it back?
        taken: bool,
    },
    /// An own piece was lifted or taken off (VOD-4.1.6, VOD-4.12.13).
    Lifted {
        /// Whose.
        power: Power,
        /// Which kind.
        kind: Kind,
        /// From where.
        space: String,
        /// As part of a card or a cost.
        by_card: bool,
    },
    /// A piece was mustered (section 4.2).
    Mustered {
        /// Whose.
        power: Power,
        /// Which kind.
        kind: Kind,
        /// Where.
        space: String,
        /// In place (VOD-4.2.6).
        in_place: bool,
    },
    /// A piece was placed (section 4.3).
    Placed {
        /// Whose.
        power: Power,
        /// Which kind.
        kind: Kind,
        /// Where.
        space: String,
    },
    /// A battle was declared (VOD-4.6.7).
    Battle {
        /// By whom.
        power: Power,
        /// With which kind of piece.
        kind: Kind,
        /// From where.
        from: String,
        /// Against which space.
        target: String,
    },
    /// A piece was removed (section 4.6, VOD-3.6.3).
    Removed {
        /// Whose.
        power: Power,
        /// Which kind.
        kind: Kind,
        /// From where.
        space: String,
        /// By whom; nobody for lack of supply.
        by: Option<Power>,
        /// Why.
        cause: Cause,
    },
    /// A piece that would have been removed stays (VOD-4.16.6).
    Kept {
        /// Whose.
        power: Power,
        /// Which kind.
        kind: Kind,
        /// Where.
        space: String,
    },
    /// A battle ended without removal (VOD-4.6.9).
    BattleInVain {
        /// Who fought.
        power: Power,
        /// Against which space.
        target: String,
    },
    /// The teammate was asked for bribes (VOD-4.5.12).
    Asked {
        /// By whom.
        power: Power,
        /// For a muster or the target of a battle; none in the Supply step.
        space: Option<String>,
    },
    /// The teammate has answered.
    Answered {
        /// Who.
        power: Power,
    },
    /// Two spaces count as adjacent for battles (VOD-4.16.12).
    Linked {
        /// For whom.
        power: Power,
        /// One.
        a: String,
        /// The other.
        b: String,
    },
    /// A step of a card came to nothing (VOD-4.11.5).
    StepOver {
        /// Whose card.
        power: Power,
        /// Which.
        card: String,
        /// The step, counted from 0.
        step: u8,
        /// What it came to.
        outcome: Outcome,
    },
    /// A scoring (section 3.8).
    Scoring {
        /// After which round.
        round: u8,
        /// Cities by team.
        cities: [u8; 2],
    },
    /// The major cities (VOD-5.3).
    Majors {
        /// By team.
        points: [u8; 2],
    },
    /// The game is over.
    Over {
        /// How.
        ending: Ending,
        /// Who won.
        winner: Team,
    },
}

/// What VP are gained or lost for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "VodVpReason")]
pub enum VpReason {
    /// A card gave or took them.
    Card,
    /// An enemy city was removed (VOD-4.6.8).
    City,
    /// Cities at a scoring (VOD-3.8.2).
    Cities,
    /// Nothing was played (VOD-3.4.5).
    NothingPlayed,
    /// They stood in for cards, or were a cost (VOD-4.7.3).
    Payment,
    /// Major cities (VOD-5.3).
    Majors,
    /// An own city was lifted (VOD-R11).
    Lifted,
}

impl Event {
    /// What an observer learns and finds in its record (VOD-6.3), given whether it sees the cards of a power.
    pub(crate) fn seen(&self, observer: Observer, sees: impl Fn(Observer, Power) -> bool) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Self::Drew { power, card } | Self::Laid { power, card, .. } if !sees(observer, *power) => *card = None,
            Self::OpeningDiscards { power, cards } | Self::Discarded { power, cards, shown: false, .. }
                if !sees(observer, *power) =>
            {
                let hidden = cards.len().saturating_sub(1);
                cards[..hidden].fill(None);
            }
            _ => {}
        }
        Some(seen)
    }
}
