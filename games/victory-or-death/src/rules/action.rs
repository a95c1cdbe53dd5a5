//! The choices (section 8) and the outcomes of chance (section 7).

use crate::components::{CardId, Kind, Power, Space};

/// One choice, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(pub(crate) Choice);

/// What an [`Action`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Choice {
    /// Chance: the card on top of the pile that is drawn from (C-2 to C-5).
    Card(CardId),
    /// D-2.
    Keep(Power),
    /// D-2.
    Redraw(Power),
    /// D-3.
    OpeningDiscard(Power, CardId),
    /// D-3.
    OpeningBack(Power),
    /// D-4, D-16, and a Status as a free action.
    Use(CardId),
    /// D-4, D-7, D-8, D-17, D-18 in a scoring.
    End,
    /// D-5, D-7.
    Play(CardId),
    /// D-5.
    Emergency,
    /// D-5.
    None,
    /// D-6.
    Fetch(CardId),
    /// D-8.
    Lay(CardId),
    /// D-9.
    Done,
    /// D-9.
    Ask,
    /// D-12a.
    AskMuster(Kind, Space),
    /// D-12c.
    AskBattle(Space, Space),
    /// D-10.
    Draw,
    /// D-11.
    Alternative(u8),
    /// D-11, D-15.
    Discard(CardId),
    /// D-11.
    Bribe,
    /// D-11 for `take_off`, D-12e.
    Off(Space, Kind),
    /// D-11 and D-15 with `opt.vp_for_discard`.
    Vp,
    /// D-11.
    Back,
    /// D-12a.
    New(Kind, Space),
    /// D-12a.
    PlaceIn(Space),
    /// D-12b.
    Place(Kind, Space),
    /// D-12c: fighter's and target's space.
    Fight(Space, Space),
    /// D-12d.
    Target(Space, Kind),
    /// D-12d for `remove_bribe`.
    TargetBribe(Space, Power),
    /// D-12e.
    EndOff,
    /// D-12f.
    Take(CardId),
    /// D-12g.
    Do,
    /// D-12h, D-12i.
    Pay,
    /// D-12.
    Stop,
    /// D-13.
    Power(Power),
    /// D-14.
    Self_,
    /// D-14.
    Teammate,
    /// D-16.
    Pass,
    /// D-16.
    Wait,
    /// D-16.
    GoOn,
    /// VOD-3.9.2.
    Buy,
    /// VOD-3.9.2.
    Lift(Space, Kind),
    /// VOD-3.9.1, D-12b for `place_bribe`, D-17.
    Put(Space),
    /// VOD-3.9.1.
    TakeBack(Space),
    /// D-18.
    BesidePut(Power, Space),
    /// D-18.
    BesideTakeBack(Power, Space),
    /// D-18 with `opt.bribe_purchase` = `any_turn`; without a card a VP pays.
    BesideBuy(Power, Option<CardId>),
}

impl Choice {
    /// Is it an act beside the open decision (D-18)?
    pub(crate) const fn is_beside(self) -> bool {
        matches!(self, Self::BesidePut(..) | Self::BesideTakeBack(..) | Self::BesideBuy(..))
    }
}

/// A list of legal actions, as it is filled.
pub(crate) struct Choices<'a>(pub &'a mut Vec<Action>);

impl Choices<'_> {
    #[inline]
    pub(crate) fn push(&mut self, choice: Choice) {
        self.0.push(Action(choice));
    }

    #[inline]
    pub(crate) fn extend(&mut self, choices: impl IntoIterator<Item = Choice>) {
        choices.into_iter().for_each(|choice| self.push(choice));
    }

    pub(crate) const fn len(&self) -> usize {
        self.0.len()
    }
}
