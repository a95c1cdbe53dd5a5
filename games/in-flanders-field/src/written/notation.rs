//! How actions are written.

use std::fmt;

use quincunx_engine::Seat;

use crate::components::card::CardId;
use crate::components::file::Components;
use crate::rules::action::Action;

impl Action {
    /// Writes the action in notation.
    pub(crate) fn write(self, components: &Components, out: &mut impl fmt::Write) -> fmt::Result {
        let id = |card: CardId| components.card(card).id.as_str();
        match self {
            Self::FirstPlayer(seat) => write!(out, "first-player({})", seat.index()),
            Self::Dice([a, b, c]) => write!(out, "dice({a}, {b}, {c})"),
            Self::Draw(card) => write!(out, "draw({})", id(card)),
            Self::Roll => out.write_str("roll"),
            Self::Gas(space) => write!(out, "gas({space})"),
            Self::Take(space) => write!(out, "take({space})"),
            Self::Balloon(space) => write!(out, "balloon({space})"),
            Self::Reconnaissance => out.write_str("reconnaissance"),
            Self::Fail => out.write_str("fail"),
            Self::Stop => out.write_str("stop"),
            Self::GiveUp(card) => write!(out, "give-up({})", id(card)),
            Self::Artillery => out.write_str("artillery"),
            Self::Cancel(card) => write!(out, "cancel({})", id(card)),
            Self::Hold => out.write_str("hold"),
            Self::Advance { space, troops, mines } => write!(out, "advance({space}, {troops}, {mines})"),
        }
    }

    /// Reads an action in notation.
    pub(crate) fn parse(components: &Components, text: &str) -> Option<Self> {
        let (word, args) = match text.trim().split_once('(') {
            Some((word, rest)) => (word.trim(), rest.strip_suffix(')')?.split(',').map(str::trim).collect()),
            None => (text.trim(), Vec::new()),
        };
        let card = |id: &str| components.find(id);
        let number = |digits: &str| digits.parse::<u8>().ok();
        Some(match (word, args.as_slice()) {
            ("first-player", [seat]) => Self::FirstPlayer(Seat::new(seat.parse().ok()?)?),
            ("dice", [a, b, c]) => {
                let dice = [number(a)?, number(b)?, number(c)?];
                let is_roll = dice.is_sorted() && dice.iter().all(|face| (1..=6).contains(face));
                is_roll.then_some(Self::Dice(dice))?
            }
            ("draw", [id]) => Self::Draw(card(id)?),
            ("roll", []) => Self::Roll,
            ("gas", [space]) => Self::Gas(number(space)?),
            ("take", [space]) => Self::Take(number(space)?),
            ("balloon", [space]) => Self::Balloon(number(space)?),
            ("reconnaissance", []) => Self::Reconnaissance,
            ("fail", []) => Self::Fail,
            ("stop", []) => Self::Stop,
            ("give-up", [id]) => Self::GiveUp(card(id)?),
            ("artillery", []) => Self::Artillery,
            ("cancel", [id]) => Self::Cancel(card(id)?),
            ("hold", []) => Self::Hold,
            ("advance", [space, troops, mines]) => {
                Self::Advance { space: number(space)?, troops: number(troops)?, mines: number(mines)? }
            }
            _ => return None,
        })
    }
}
