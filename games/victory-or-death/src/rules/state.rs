//! A position (section 6).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use ts_rs::TS;

use super::board::Board;
use super::frame::{Frame, Payment};
use crate::components::{Cards, MAX_LAID, Power, Powers, Slot, Space, Team, TurnStep};

/// Everything, secrets included.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) board: Board,
    /// By power.
    pub(crate) holdings: [Holding; 4],
    /// What is being done, the innermost last (VOD-4.11.7).
    pub(crate) stack: SmallVec<[Frame; 5]>,
    /// The payment under way; nothing interrupts it (VOD-4.14.6).
    pub(crate) payment: Option<Payment>,
    /// Cards that are being drawn.
    pub(crate) drawing: Option<Drawing>,
    pub(crate) aid: Aid,
    pub(crate) stage: Stage,
    pub(crate) active: Power,
    /// From 1.
    pub(crate) round: u8,
    /// By team: what a card gives or takes "each player" it gives or takes the team (VOD-R28).
    pub(crate) vp: [i16; 2],
    /// The cards of the active power that were used this turn and may be used once (VOD-4.11.10, VOD-4.17.3).
    pub(crate) used: Cards,
    /// One bit for each link of the file that is in force (VOD-4.11.10, VOD-4.16.12).
    pub(crate) links: u8,
    /// For each extra play of the file how many are left (VOD-4.16.13).
    pub(crate) extra: [u8; 4],
}

/// Every step of a search copies a position, so what it takes is kept in view.
const _: () = assert!(size_of::<State>() <= 944);

/// The cards and bribes of a power (VOD-4.8.1). The deck has no order: who draws draws from the set, so that whenever it is to
/// be shuffled (VOD-C1, VOD-C6, VOD-7.2) there is nothing to do. Its discard pile is what is in none of these places: the cards
/// that others saw go there in `seen`, the rest known to the power alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Holding {
    pub deck: Cards,
    pub hand: Cards,
    /// Cards of the discard pile that everybody saw go there.
    pub seen: Cards,
    /// Cards on the table, face up.
    pub status: Cards,
    /// Cards in hand that everybody knows to be there (VOD-4.16.11).
    pub shown: Cards,
    pub laid: Laid,
    /// The card on top of the discard pile.
    pub top: Option<Slot>,
    /// The card that is being done, in no pile (VOD-4.8.15); several if reactions nest.
    pub doing: Cards,
    /// Bribes in the bowl.
    pub bowl: u8,
}

/// The laid cards of a power, in the order in which they were laid (VOD-4.8.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Laid {
    len: u8,
    cards: [LaidCard; MAX_LAID],
}

/// A laid card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LaidCard {
    pub slot: Slot,
    pub round: u8,
    pub step: TurnStep,
    /// Fetched by the Emergency Provision, not laid from hand.
    pub fetched: bool,
}

/// Cards that are being drawn, one by one (VOD-C2 to VOD-C5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Drawing {
    pub power: Power,
    /// How many are still to come.
    pub left: u8,
    /// They go to the discard pile as one group (VOD-4.7.7); otherwise to the hand.
    pub discard: bool,
}

/// Asking the teammate for bribes (VOD-4.5.12, VOD-D17).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Aid {
    /// What has been asked for and is being answered.
    pub asked: Option<Request>,
    /// The answers within the steps under way, those of the innermost last.
    pub answers: SmallVec<[Answer; 3]>,
}

/// The end of a VOD-D17: within the same step the same is not asked for again while the board is as it was then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer {
    /// How many things were under way; the last of them asked.
    pub depth: u8,
    pub request: Request,
    /// The [`Board::mark`] of then.
    pub board: u64,
}

/// What a power asks its teammate to make possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Request {
    /// No piece is to be lost (VOD-D9).
    Supply,
    /// This muster, new or in place (VOD-D12.1).
    Muster(Space),
    /// The fighter on the first space, against the second (VOD-D12.3).
    Battle(Space, Space),
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The opening ten are drawn (VOD-2.5.1).
    Deal,
    /// VOD-D2: who has answered.
    Mulligans(Powers),
    /// VOD-D3: the picks of each power.
    Discards([Picks; 4]),
    /// A step of the active power's turn.
    Turn(TurnStep, Phase),
    /// VOD-D18 in a scoring (VOD-3.8.4): who is asked.
    Scoring(Power),
    /// The end, and how it came.
    Over(Ending),
}

/// The three opening discards of a power as far as they are picked (VOD-2.5.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Picks {
    pub cards: [Option<Slot>; 3],
}

/// Where a step of a turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// Its decision is open.
    Open,
    /// VOD-D6: the Emergency Provision is paid.
    Fetch,
    /// VOD-D7: a card was played.
    Extra,
    /// What the step does by itself is going on.
    Closing,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodEnding")]
pub enum Ending {
    /// A lead of ten at the end of a scoring (VOD-5.2).
    Quick,
    /// More VP after round 15 (VOD-5.4).
    Points,
    /// Equal VP: the Demos win (VOD-5.4).
    Tie,
}

impl Picks {
    pub(crate) fn len(self) -> usize {
        self.cards.iter().flatten().count()
    }

    pub(crate) fn cards(self) -> Cards {
        self.cards.into_iter().flatten().collect()
    }
}

impl Default for LaidCard {
    fn default() -> Self {
        Self { slot: Slot(0), round: 0, step: TurnStep::Play, fetched: false }
    }
}

impl Laid {
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &LaidCard> {
        self.cards[..usize::from(self.len)].iter()
    }

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn cards(&self) -> Cards {
        self.iter().map(|card| card.slot).collect()
    }

    /// Lays a card; there is room, as a deck has at most [`MAX_LAID`] Prepare cards.
    pub(crate) fn push(&mut self, card: LaidCard) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Turns up the first of the cards that are equal to it. No other way leads out of this place (VOD-4.8.11).
    pub(crate) fn take(&mut self, slot: Slot) -> Option<(usize, LaidCard)> {
        let place = self.iter().position(|card| card.slot == slot)?;
        let card = self.cards[place];
        self.cards.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        self.cards[usize::from(self.len)] = LaidCard::default();
        Some((place, card))
    }

    /// Puts other cards in the places of these, in order.
    pub(crate) fn replace(&mut self, slots: impl IntoIterator<Item = Slot>) {
        let len = usize::from(self.len);
        for (card, slot) in self.cards[..len].iter_mut().zip(slots) {
            card.slot = slot;
        }
    }
}

impl Holding {
    /// Nothing but a deck.
    pub(crate) fn new(deck: Cards) -> Self {
        Self {
            deck,
            hand: Cards::NONE,
            seen: Cards::NONE,
            status: Cards::NONE,
            shown: Cards::NONE,
            laid: Laid::default(),
            top: None,
            doing: Cards::NONE,
            bowl: 0,
        }
    }

    /// The discard pile, given all cards of the power.
    pub(crate) fn discarded(&self, all: Cards) -> Cards {
        all - self.deck - self.hand - self.status - self.laid.cards() - self.doing
    }

    /// A card goes from hand to the discard pile; everybody sees it there.
    pub(crate) fn discard_seen(&mut self, slot: Slot) {
        self.leave_hand(slot);
        self.seen = self.seen.with(slot);
        self.top = Some(slot);
    }

    /// Cards go from hand to the discard pile as a group: the last one is seen (VOD-4.7.1, VOD-R34). Nobody can tell any more
    /// which of the cards that were shown are still in hand.
    pub(crate) fn discard_group(&mut self, slots: &[Slot]) {
        let Some((last, hidden)) = slots.split_last() else { return };
        for slot in hidden {
            self.hand = self.hand.without(*slot);
            self.shown = Cards::NONE;
        }
        self.discard_seen(*last);
    }

    /// A card leaves the hand, seen by all.
    pub(crate) fn leave_hand(&mut self, slot: Slot) {
        self.hand = self.hand.without(slot);
        if self.shown.has(slot) {
            self.shown = self.shown.without(slot);
        }
    }

    /// A card that lay nowhere goes to the discard pile, seen by all (VOD-4.8.15).
    pub(crate) fn finish(&mut self, slot: Slot) {
        self.doing = self.doing.without(slot);
        self.seen = self.seen.with(slot);
        self.top = Some(slot);
    }
}

impl State {
    #[inline]
    pub(crate) const fn holding(&self, power: Power) -> &Holding {
        &self.holdings[power.index()]
    }

    #[inline]
    pub(crate) const fn holding_mut(&mut self, power: Power) -> &mut Holding {
        &mut self.holdings[power.index()]
    }

    #[inline]
    pub(crate) const fn vp(&self, team: Team) -> i16 {
        self.vp[team.index()]
    }

    /// The step of the turn, in a turn.
    #[inline]
    pub(crate) const fn turn_step(&self) -> Option<TurnStep> {
        if let Stage::Turn(step, _) = self.stage { Some(step) } else { None }
    }

    /// Has the innermost of what is under way been answered this request, with the board as it is (VOD-D17)?
    pub(crate) fn was_answered(&self, request: Request) -> bool {
        let here = |answer: &Answer| usize::from(answer.depth) == self.stack.len() && answer.request == request;
        self.aid.answers.iter().any(|answer| here(answer) && answer.board == self.board.mark())
    }

    /// A request of the innermost of what is under way has been answered.
    pub(crate) fn answered(&mut self, request: Request) {
        if !self.was_answered(request) {
            let answer = Answer { depth: self.stack.len() as u8, request, board: self.board.mark() };
            self.aid.answers.push(answer);
        }
    }

    /// A step of the innermost of what is under way is over: what was asked for within it may be asked for in the next.
    pub(crate) fn forget_answers(&mut self) {
        while self.aid.answers.last().is_some_and(|answer| usize::from(answer.depth) >= self.stack.len()) {
            self.aid.answers.pop();
        }
    }
}
