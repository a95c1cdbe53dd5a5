//! What happens in a game: for the log and for pieces that move. Everything is public.

use serde::Serialize;
use ts_rs::TS;

use quincunx_engine::Seat;

use crate::rules::state::Ending;

/// One thing that happened. Cards are named by their ids.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(rename = "IffEvent")]
pub enum Event {
    /// The first player was drawn (IFF-2.45).
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// A turn begins (IFF-3.1).
    Turn {
        /// Whose.
        seat: Seat,
        /// In which round.
        round: u32,
    },
    /// A card was drawn to a space of the display (IFF-2.43, IFF-2.54).
    Drawn {
        /// The space.
        space: u8,
        /// The card.
        card: String,
    },
    /// The discard pile became the deck (IFF-2.51).
    Reshuffled {
        /// How many cards.
        cards: u32,
    },
    /// An all-German row was discarded (IFF-2.60).
    Swept {
        /// The spaces of the row.
        spaces: Vec<u8>,
    },
    /// The dice were rolled (IFF-3.11).
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// The dice, ascending.
        dice: [u8; 3],
    },
    /// A card was taken (IFF-3.16), with a Balloon perhaps (IFF-4.90).
    Took {
        /// Who.
        seat: Seat,
        /// Where.
        space: u8,
        /// What.
        card: String,
        /// With an Observation Balloon.
        balloon: bool,
    },
    /// The fixed card was claimed (IFF-3.17), with a Balloon perhaps (IFF-4.95).
    Claimed {
        /// Who.
        seat: Seat,
        /// With an Observation Balloon.
        balloon: bool,
    },
    /// Cards were lost to Flying Circus (IFF-4.160, IFF-4.161).
    Downed {
        /// Whose.
        seat: Seat,
        /// The cards, one name each.
        cards: Vec<String>,
    },
    /// Aerial Reconnaissance was played (IFF-4.80).
    Reconnoitred {
        /// By whom.
        seat: Seat,
    },
    /// Gas was played (IFF-4.70).
    Gassed {
        /// By whom.
        seat: Seat,
        /// On which space.
        space: u8,
        /// The German card that lay there.
        card: String,
    },
    /// The player stopped (IFF-3.30).
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// The turn failed (IFF-3.40).
    Failed {
        /// Whose.
        seat: Seat,
        /// Troops lost to grey symbols.
        grey: u8,
        /// Troops lost to black symbols.
        black: u8,
        /// British cards lost, one name each.
        cards: Vec<String>,
    },
    /// A card was lost to German Gas (IFF-4.150).
    GaveUp {
        /// Whose.
        seat: Seat,
        /// Which.
        card: String,
    },
    /// Artillery cancelled German cards (IFF-4.100).
    Cancelled {
        /// Whose Artillery.
        seat: Seat,
        /// The German cards, one name each.
        cards: Vec<String>,
    },
    /// Reserves brought troops (IFF-4.110).
    Reinforced {
        /// Who got them.
        seat: Seat,
        /// How many.
        troops: u8,
    },
    /// The figure advanced (IFF-4.9).
    Advanced {
        /// Whose.
        seat: Seat,
        /// From here.
        from: u8,
        /// To here.
        to: u8,
        /// Troops given up.
        troops: u8,
        /// Mines used.
        mines: u8,
    },
    /// A German card was carried out (IFF-4.120, IFF-4.130, IFF-4.140).
    Struck {
        /// Against whom.
        seat: Seat,
        /// Which card.
        card: String,
        /// Troops lost.
        troops: u8,
        /// The space to which the figure was pushed back, if it was.
        back: Option<u8>,
    },
    /// A player has reached the Objective Line (IFF-5.2).
    Reached {
        /// Who.
        seat: Seat,
    },
    /// A player was eliminated (IFF-5.1).
    Eliminated {
        /// Who.
        seat: Seat,
    },
    /// The game ended (IFF-5.9).
    Ended {
        /// Why.
        reason: Ending,
        /// Who won.
        winners: Vec<Seat>,
    },
}
