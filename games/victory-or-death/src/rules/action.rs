//! The choices (section 8) and the outcomes of chance (section 7).

use crate::components::{CardId, Kind, Power, Space};

/// One choice, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(pub(crate) Choice);

/// What an [`Action`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Choice {
    /// Chance: the card on top of the pile that is drawn from (VOD-C2 to VOD-C5).
    Card(CardId),
    /// VOD-D2.
    Keep(Power),
    /// VOD-D2.
    Redraw(Power),
    /// VOD-D3.
    OpeningDiscard(Power, CardId),
    /// VOD-D3.
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
    AskMuster(Kind, Space),
    /// VOD-D12.3.
    AskBattle(Space, Space),
    /// VOD-D10.
    Draw,
    /// VOD-D11.
    Alternative(u8),
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
    Fight(Space, Space),
    /// VOD-D12.4.
    Target(Space, Kind),
    /// VOD-D12.4 for `remove_bribe`.
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
    BesidePut(Power, Space),
    /// VOD-D18.
    BesideTakeBack(Power, Space),
    /// VOD-D18 with `opt.bribe_purchase` = `any_turn`; without a card a VP pays.
    BesideBuy(Power, Option<CardId>),
}

impl Choice {
    /// Is it an act beside the open decision (VOD-D18)?
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
