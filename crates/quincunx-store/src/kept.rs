//! What is kept of a table. Most of it holds secrets, so none of it can be printed.

use std::sync::Arc;

use quincunx_engine::Bytes32;
use quincunx_engine::record::Header;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The secrets of a server.
#[derive(Clone, PartialEq, Eq)]
pub struct Secrets {
    /// The Ed25519 key that signs records.
    pub signing_key: Bytes32,
    /// The key from which the seeds of new tables are made.
    pub seed_key: Bytes32,
}

/// A table.
#[derive(Clone, PartialEq)]
pub struct KeptTable {
    /// Its id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The options, complete; the same ones are in memory once.
    pub options: Arc<Value>,
    /// How fast it is played.
    pub pace: Pace,
    /// When it was made: seconds since 1970.
    pub created: i64,
    /// The seed of its chance; secret until the end.
    pub server_seed: Bytes32,
    /// The hash of the token of the person who has made it.
    pub maker: Option<Bytes32>,
    /// Bots may sit down.
    pub bots: bool,
    /// The secret in the link for invited seats.
    pub invite: Option<String>,
    /// The seats in order.
    pub seats: Vec<KeptSeat>,
    /// The header of the record, once the game has begun.
    pub header: Option<Header>,
    /// How many entries there are.
    pub number: u32,
    /// What they come to.
    pub standing: Standing,
    /// A seat asks for an undo.
    pub undo: Option<AskedUndo>,
    /// The id of the rematch.
    pub rematch: Option<String>,
    /// Why whoever runs the server has closed it.
    pub closed: Option<String>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq)]
pub struct KeptSeat {
    /// Who sits there, or is to.
    pub kind: SeatKind,
    /// The name of the person who sits there or is expected; the level of a computer.
    pub name: Option<String>,
    /// The hash of the token of the person who sits there or is expected.
    pub token: Option<Bytes32>,
    /// What the seat adds to the chance of the game; missing while nobody sits there.
    pub contribution: Option<Bytes32>,
    /// The standing order that the person has left; secret.
    pub order: Option<String>,
}

/// A person who takes a seat.
#[derive(Clone, PartialEq, Eq)]
pub struct Sitter {
    /// The name.
    pub name: String,
    /// The hash of the token.
    pub token: Bytes32,
    /// What the seat adds to the chance of the game.
    pub contribution: Bytes32,
}

/// What the entries of a table have come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Where the table stands.
    pub status: Status,
    /// The seats that it truly waits for.
    pub waiting: Vec<u8>,
    /// Since when it has waited for them, in seconds since 1970; 0 if that was not noted.
    pub since: i64,
    /// What is told to each seat in order, and last to a spectator; empty if all are told the truth.
    pub told: Vec<Told>,
    /// The seats that have given up.
    pub resigned: Vec<u8>,
    /// One of the seats that it waits for is played by the computer, or the computer answers there for a person.
    pub computer_due: bool,
    /// The returns, once it is over.
    pub returns: Option<String>,
}

impl Standing {
    /// Before the game.
    pub const fn not_begun() -> Self {
        Self {
            status: Status::Waiting,
            waiting: Vec::new(),
            since: 0,
            told: Vec::new(),
            resigned: Vec::new(),
            computer_due: false,
            returns: None,
        }
    }
}

/// What one observer is told of how far a table has come, where the truth would tell a secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// How many entries there are.
    pub number: u32,
    /// The seats that it waits for.
    pub waiting: Vec<u8>,
    /// Since when the observer has been told so, in seconds since 1970; 0 if that was not noted.
    #[serde(default)]
    pub since: i64,
}

/// A seat asks the others whether it may take something back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedUndo {
    /// Who asks.
    pub seat: u8,
    /// Who has agreed.
    pub agreed: Vec<u8>,
}

/// An enum that is kept as a word.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$variant_doc])* $variant,)* }

        impl $name {
            /// The word that is kept.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }

            /// The value of a word.
            pub fn of_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

pub(crate) use words;

words! {
    /// How fast a table is played.
    Pace {
        /// At the table.
        Live = "live",
        /// Over days.
        Slow = "slow",
    }
}

words! {
    /// Where a table stands.
    Status {
        /// Seats are empty.
        Waiting = "waiting",
        /// In play.
        Playing = "playing",
        /// Finished.
        Over = "over",
        /// Stopped by a fault in the program.
        Frozen = "frozen",
    }
}

words! {
    /// Who sits on a seat, or is to.
    SeatKind {
        /// Nobody yet: free for anybody.
        Open = "open",
        /// Nobody yet: for who has the link, or the token that is expected.
        Invited = "invited",
        /// A person.
        Person = "person",
        /// The computer.
        Computer = "computer",
    }
}
