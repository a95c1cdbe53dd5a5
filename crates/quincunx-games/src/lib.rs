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
    use quincunx_agents::{Config, Greedy, Ismcts, Playout, Random, Uniform};
    // Nothing is hidden in this game, and a turn is a dozen choices deep.
    const SEARCH: Config = Config { exploration: 0.7, depth: 12, workers: 4, edges: 1 << 18, hidden: false };
    Shelved {
        info: in_flanders_field::INFO,
        texts: &in_flanders_field::TEXTS,
        levels: &[
            Level { name: "random", make: || Box::new(Random) },
            Level { name: "greedy", make: || Box::new(Greedy::new(StopNow, 1)) },
            Level { name: "reckless", make: || Box::new(Mood::RECKLESS) },
            Level { name: "bold", make: || Box::new(Mood::BOLD) },
            Level { name: "sensible", make: || Box::new(Mood::SENSIBLE) },
            Level { name: "cautious", make: || Box::new(Mood::CAUTIOUS) },
            Level {
                name: "searching",
                make: || Box::new(Ismcts::new(SEARCH, Playout { policy: Uniform, steps: 0, evaluation: StopNow })),
            },
            Level { name: "exact", make: || Box::new(Expectimax::default()) },
        ],
    }
};
