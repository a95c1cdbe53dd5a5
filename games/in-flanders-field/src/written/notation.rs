//! How cards are written in [actions](crate::Action): by their ids.

use std::fmt;

use quincunx_engine::Argument;

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
