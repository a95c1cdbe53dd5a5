//! How cards are written in [actions](crate::Action), by their ids, and how they are counted.

use std::fmt;

use quincunx_engine::{Argument, Numbered, Standpoint};

use crate::components::card::CardId;
use crate::rules::InFlandersField;

impl Argument<InFlandersField> for CardId {
    fn write(self, game: &InFlandersField, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(&game.components.card(self).id)
    }

    fn read(game: &InFlandersField, text: &str) -> Option<Self> {
        game.components.find(text)
    }
}

/// In the order of the file, the fixed card last.
impl Numbered<InFlandersField> for CardId {
    fn count(game: &InFlandersField) -> u32 {
        u32::from(game.components.fixed().0) + 1
    }

    fn number(self, _: &Standpoint<'_, InFlandersField>) -> Option<u32> {
        Some(self.0.into())
    }

    fn numbered(number: u32, _: &Standpoint<'_, InFlandersField>) -> Option<Self> {
        number.try_into().ok().map(Self)
    }
}
