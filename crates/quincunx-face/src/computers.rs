//! What players are called who are no persons: computer players by a name of their own with the level behind it, as in `Hanno · experienced`,
//! and bots by that of their account, as in `Robi · bot`.

use quincunx_engine::{Bytes32, Seat};

/// Parts the name of a computer player from its level, and that of a bot from the word. No person's name may hold it.
pub const MARK: char = '·';

/// What stands in the place of a level in the name of a bot. No level is called so.
pub const BOT: &str = "bot";

/// Names from the peoples and times of the games, written alike in all languages of the page.
pub const NAMES: [&str; 24] = [
    "Hanno",
    "Livia",
    "Brennus",
    "Thais",
    "Kleon",
    "Emese",
    "Mago",
    "Boudica",
    "Nikias",
    "Drusilla",
    "Arpad",
    "Myrrine",
    "Ambiorix",
    "Gorgo",
    "Lysander",
    "Sarolt",
    "Varro",
    "Artemisia",
    "Brasidas",
    "Camilla",
    "Levente",
    "Velia",
    "Cassian",
    "Timaea",
];

/// What the computer player of this level is called on a seat; `draw` makes it another at each table. No two seats of a table
/// have the same name.
pub fn called(level: &str, draw: Bytes32, seat: Seat) -> String {
    let name = NAMES[(usize::from(draw.0[0]) + 7 * seat.index()) % NAMES.len()];
    format!("{name} {MARK} {level}")
}

/// What the bot with this name is called at a table, and in its record.
pub fn called_bot(name: &str) -> String {
    format!("{name} {MARK} {BOT}")
}

/// What a player is called in a sentence: a computer player without its level; but a bot as one.
pub fn called_by(name: &str) -> &str {
    match name.split_once(MARK) {
        Some((called, level)) if level.trim() != BOT => called.trim(),
        _ => name,
    }
}

/// The level in the name of a computer player.
pub fn level(name: &str) -> &str {
    name.rsplit_once(MARK).map_or(name, |(_, level)| level.trim())
}
