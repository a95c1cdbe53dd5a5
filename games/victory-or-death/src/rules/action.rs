//! The choices (section 8) and the outcomes of chance (section 7).

use quincunx_engine::{Notation, Numbered};

use super::game::VictoryOrDeath;
use crate::components::{CardId, Kind, MAX_ALTERNATIVES, Power, Space};

/// One choice, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation, Numbered)]
#[notation(game = VictoryOrDeath)]
pub struct Action(pub(crate) Choice);

/// What an [`Action`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation, Numbered)]
#[notation(game = VictoryOrDeath)]
pub(crate) enum Choice {
    /// Chance: the card on top of the pile that is drawn from (VOD-C2 to VOD-C5).
    Card(CardId),
    /// VOD-D2.
    Keep(Power),
    /// VOD-D2.
    Redraw(Power),
    /// VOD-D3.
    #[notation(word = "discard")]
    OpeningDiscard(Power, CardId),
    /// VOD-D3.
    #[notation(word = "back")]
    OpeningBack(Power),
    /// VOD-D4, VOD-D16, and a Status as a free action.
    Use(CardId),
    /// VOD-D4, VOD-D7, VOD-D8, VOD-D17, VOD-D18 in a scoring.
    End,
    /// VOD-D5, VOD-D7.
    Play(CardId),
    /// VOD-D5.
    Emergency,
    /// VOD-D5.
    None,
    /// VOD-D6.
    Fetch(CardId),
    /// VOD-D8.
    Lay(CardId),
    /// VOD-D9.
    Done,
    /// VOD-D9.
    Ask,
    /// VOD-D12.1.
    #[notation(word = "ask")]
    AskMuster(Kind, Space),
    /// VOD-D12.3.
    #[notation(word = "ask")]
    #[numbered(with = ask_battle)]
    AskBattle(Space, Space),
    /// VOD-D10.
    Draw,
    /// VOD-D11.
    Alternative(#[numbered(0..MAX_ALTERNATIVES)] u8),
    /// VOD-D11, VOD-D15.
    Discard(CardId),
    /// VOD-D11.
    Bribe,
    /// VOD-D11 for `take_off`, VOD-D12.5.
    Off(Space, Kind),
    /// VOD-D11 and VOD-D15 with `opt.vp_for_discard`.
    Vp,
    /// VOD-D11.
    Back,
    /// VOD-D12.1.
    New(Kind, Space),
    /// VOD-D12.1.
    PlaceIn(Space),
    /// VOD-D12.2.
    Place(Kind, Space),
    /// VOD-D12.3: fighter's and target's space.
    #[numbered(with = fight)]
    Fight(Space, Space),
    /// VOD-D12.4.
    Target(Space, Kind),
    /// VOD-D12.4 for `remove_bribe`.
    #[notation(word = "target")]
    TargetBribe(Space, Power),
    /// VOD-D12.5.
    EndOff,
    /// VOD-D12.6.
    Take(CardId),
    /// VOD-D12.7.
    Do,
    /// VOD-D12.8, VOD-D12.9.
    Pay,
    /// D-12.
    Stop,
    /// VOD-D13.
    Power(Power),
    /// VOD-D14.
    Self_,
    /// VOD-D14.
    Teammate,
    /// VOD-D16.
    Pass,
    /// VOD-D16.
    Wait,
    /// VOD-D16.
    GoOn,
    /// VOD-3.9.2.
    Buy,
    /// VOD-3.9.2.
    Lift(Space, Kind),
    /// VOD-3.9.1, VOD-D12.2 for `place_bribe`, VOD-D17.
    Put(Space),
    /// VOD-3.9.1.
    TakeBack(Space),
    /// VOD-D18.
    #[notation(word = "d-18", with = beside)]
    Beside(Power, Beside),
}

/// What a power does beside the open decision (VOD-D18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Numbered)]
#[notation(game = VictoryOrDeath)]
pub(crate) enum Beside {
    /// A bribe from its bowl.
    Put(Space),
    /// A bribe from the map.
    TakeBack(Space),
    /// With `opt.bribe_purchase` = `any_turn`; without a card a VP pays.
    Buy(Option<CardId>),
}

/// `d-18(POWER, put, SPACE)`.
mod beside {
    use std::fmt;

    use quincunx_engine::Argument;

    use super::{Beside, Choice, Power, VictoryOrDeath};

    pub(super) fn write(power: Power, act: Beside, game: &VictoryOrDeath, out: &mut impl fmt::Write) -> fmt::Result {
        let mut begin = |word| write!(out, "{}, {word}, ", power.id());
        match act {
            Beside::Put(space) => begin("put").and_then(|()| space.write(game, out)),
            Beside::TakeBack(space) => begin("take-back").and_then(|()| space.write(game, out)),
            Beside::Buy(card) => begin("buy").and_then(|()| card.write(game, out)),
        }
    }

    pub(super) fn read(game: &VictoryOrDeath, arguments: &[&str]) -> Option<Choice> {
        let [power, word, what] = arguments else { return None };
        let act = match *word {
            "put" => Beside::Put(Argument::read(game, what)?),
            "take-back" => Beside::TakeBack(Argument::read(game, what)?),
            "buy" => Beside::Buy(Argument::read(game, what)?),
            _ => return None,
        };
        Some(Choice::Beside(Power::parse(power)?, act))
    }
}

/// A fighter's and a target's space, between which there can be a battle.
macro_rules! battle {
    ($module:ident, $choice:path) => {
        mod $module {
            use quincunx_engine::Standpoint;

            use super::{Choice, Space, VictoryOrDeath};

            pub(super) fn count(game: &VictoryOrDeath) -> u32 {
                game.parts.battles.len() as u32
            }

            pub(super) fn number(from: Space, target: Space, at: &Standpoint<'_, VictoryOrDeath>) -> Option<u32> {
                at.game.parts.battles.binary_search(&(from, target)).ok().map(|place| place as u32)
            }

            pub(super) fn numbered(number: u32, at: &Standpoint<'_, VictoryOrDeath>) -> Option<Choice> {
                at.game.parts.battles.get(number as usize).map(|(from, target)| $choice(*from, *target))
            }
        }
    };
}
battle!(fight, Choice::Fight);
battle!(ask_battle, Choice::AskBattle);

impl Choice {
    /// Is it an act beside the open decision (VOD-D18)?
    pub(crate) const fn is_beside(self) -> bool {
        matches!(self, Self::Beside(..))
    }
}

/// Where legal choices go, one after another.
pub(crate) enum Choices<'a> {
    /// A list of all.
    Listed(&'a mut Vec<Action>),
    /// Only whether one is among them is asked, and how many there are.
    Sought { choice: Choice, found: bool, number: usize },
}

impl Choices<'_> {
    /// Is a choice among those that `legal` tells?
    pub(crate) fn contain(choice: Choice, legal: impl FnOnce(&mut Self)) -> bool {
        let mut out = Self::Sought { choice, found: false, number: 0 };
        legal(&mut out);
        matches!(out, Self::Sought { found: true, .. })
    }

    #[inline]
    pub(crate) fn push(&mut self, next: Choice) {
        match self {
            Self::Listed(list) => list.push(Action(next)),
            Self::Sought { choice, found, number } => {
                *found |= next == *choice;
                *number += 1;
            }
        }
    }

    #[inline]
    pub(crate) fn extend(&mut self, choices: impl IntoIterator<Item = Choice>) {
        choices.into_iter().for_each(|choice| self.push(choice));
    }

    pub(crate) const fn len(&self) -> usize {
        match self {
            Self::Listed(list) => list.len(),
            Self::Sought { number, .. } => *number,
        }
    }
}
