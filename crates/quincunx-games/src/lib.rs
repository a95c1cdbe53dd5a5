//! The shelf: the list of games, and one erased face over them. Nothing else.

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

const IN_FLANDERS_FIELD: Shelved<in_flanders_field::InFlandersField> = Shelved {
    info: in_flanders_field::INFO,
    texts: &in_flanders_field::TEXTS,
    levels: &[Level { name: "random", make: || Box::new(quincunx_agents::Random) }],
};
