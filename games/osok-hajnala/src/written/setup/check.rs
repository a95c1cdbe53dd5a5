//! What is wrong with a position, and its smallest parts.

use quincunx_engine::{Arg, Clause, Fault, Message};

use crate::rules::field::{SLOTS, SlotNo, Spot};

pub(super) fn fault(clause: &'static str, key: &'static str) -> Fault {
    Fault::new(Clause(clause), Message::new(key))
}

pub(super) fn check(holds: bool, clause: &'static str, key: &'static str) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(fault(clause, key)) }
}

/// A word that means nothing.
pub(super) fn unknown(clause: &'static str, key: &'static str, word: &str) -> Fault {
    let word = Arg::Text(word.chars().take(60).collect());
    Fault::new(Clause(clause), Message::new(key).with("id", word))
}

/// A slot from its number.
pub(super) fn read_slot(number: u8) -> Result<SlotNo, Fault> {
    let is_one = (1..=SLOTS as u8).contains(&number);
    if is_one { Ok(number - 1) } else { Err(unknown("OH-2.11", "fault-position-place", &number.to_string())) }
}

pub(super) fn read_spot(word: &str) -> Result<Spot, Fault> {
    Spot::parse(word).ok_or_else(|| unknown("OH-2.11", "fault-position-place", word))
}
