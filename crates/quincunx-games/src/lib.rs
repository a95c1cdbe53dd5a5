//! The shelf: the list of games, and an erased face over them: for a host [`ShelvedGame`] and [`Table`], for the [laboratory](lab)
//! [`lab::Laboratory`].

pub mod lab;
mod shelved;
mod table;

pub use shelved::{BadOptions, Shelved, ShelvedGame};
pub use table::{Level, Table, Thinking};

/// All games, in the order in which they are listed.
pub const SHELF: &[&dyn ShelvedGame] = &[&IN_FLANDERS_FIELD];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn ShelvedGame> {
    SHELF.iter().copied().find(|game| game.info().id == id)
}

const IN_FLANDERS_FIELD: Shelved<in_flanders_field::InFlandersField> = {
    use in_flanders_field::{Expectimax, Mood, StopNow};
    use quincunx_agents::{Greedy, Random};
    Shelved {
        info: in_flanders_field::INFO,
        texts: &in_flanders_field::TEXTS,
        // In the order of docs/STRENGTH.md.
        levels: &[
            Level { name: "random", make: || Box::new(Random) },
            Level { name: "greedy", make: || Box::new(Greedy::new(StopNow, 1)) },
            Level { name: "reckless", make: || Box::new(Mood::RECKLESS) },
            Level { name: "bold", make: || Box::new(Mood::BOLD) },
            Level { name: "sensible", make: || Box::new(Mood::SENSIBLE) },
            Level { name: "cautious", make: || Box::new(Mood::CAUTIOUS) },
            Level { name: "exact", make: || Box::new(Expectimax::default()) },
        ],
    }
};
