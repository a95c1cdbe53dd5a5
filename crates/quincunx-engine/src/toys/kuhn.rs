//! Kuhn poker (H. W. Kuhn, "A simplified two-person poker", 1950). Its value for A is −1/18.
//!
//! - KUHN-1: Of a jack, a queen and a king each player is dealt one, A first, and sees only that one. Each has paid one chip.
//! - KUHN-2: A passes or bets one chip. After a pass B passes or bets; the other answers a bet with a bet, or passes and loses
//!   what was paid.
//! - KUHN-3: If both have passed or both have bet, the cards are shown and the higher one wins what the other has paid.

use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Deck};
use super::{A, B, NoOptions, other, prompt, won};
use crate::{
    Actor, Cell, Clause, Conformance, Courtesies, Explain, Explanation, Fault, Log, Message, Notation, Numbered,
    Observe, Observer, Planes, Returns, Rules, Seat, SeatSet, Seen, Shown, Turn, Written, below,
};

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Kuhn;

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    hands: [Option<Card>; 2],
    betting: Betting,
}

/// Everything that can have been said.
#[expect(missing_docs, reason = "the names say it: passes and bets in their order")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Betting {
    Open,
    Pass,
    Bet,
    PassPass,
    PassBet,
    BetPass,
    BetBet,
    PassBetPass,
    PassBetBet,
}

/// How the betting ended.
enum Ending {
    /// The cards are shown: each has paid this many chips.
    Showdown(i32),
    /// The other passed to a bet.
    Won(Seat),
}

impl Betting {
    #[inline]
    const fn mover(self) -> Option<Seat> {
        match self {
            Self::Open | Self::PassBet => Some(A),
            Self::Pass | Self::Bet => Some(B),
            Self::PassPass | Self::BetPass | Self::BetBet | Self::PassBetPass | Self::PassBetBet => None,
        }
    }

    #[inline]
    const fn then(self, bet: bool) -> Self {
        match (self, bet) {
            (Self::Open, false) => Self::Pass,
            (Self::Open, true) => Self::Bet,
            (Self::Pass, false) => Self::PassPass,
            (Self::Pass, true) => Self::PassBet,
            (Self::Bet, false) => Self::BetPass,
            (Self::Bet, true) => Self::BetBet,
            (Self::PassBet, false) => Self::PassBetPass,
            (Self::PassBet, true) => Self::PassBetBet,
            (ended, _) => ended,
        }
    }

    #[inline]
    const fn ending(self) -> Option<Ending> {
        match self {
            Self::PassPass => Some(Ending::Showdown(1)),
            Self::BetBet | Self::PassBetBet => Some(Ending::Showdown(2)),
            Self::BetPass => Some(Ending::Won(A)),
            Self::PassBetPass => Some(Ending::Won(B)),
            Self::Open | Self::Pass | Self::Bet | Self::PassBet => None,
        }
    }

    /// What `seat` has paid while the betting goes on.
    fn paid(self, seat: Seat) -> i32 {
        match (self, seat.index()) {
            (Self::Bet, 0) | (Self::PassBet, 1) => 2,
            _ => 1,
        }
    }
}

/// A position as it is written down: the cards that were dealt, A's first, and what was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// None, one or two.
    pub hands: Vec<Card>,
    /// What was said.
    pub betting: Betting,
}

/// What one observer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The cards that the observer sees.
    pub hands: [Option<Card>; 2],
    /// What was said.
    pub betting: Betting,
}

/// A choice, or a card that is dealt: `pass`, `bet`, `deal(king)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation, Numbered)]
#[notation(game = Kuhn)]
pub enum Action {
    /// Chance: the next player gets this card.
    Deal(Card),
    /// Pay nothing.
    Pass,
    /// Pay a chip.
    Bet,
}

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Explain)]
pub enum Refusal {
    /// Cards are dealt by chance.
    #[clause("KUHN-1")]
    DealtByChance,
    /// It is somebody else's turn, or the game is over.
    #[clause("KUHN-2")]
    NotYourTurn,
}

/// What happened. In full, `C` is the card; as an observer learns it, it may be unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event<C = Card> {
    /// A card was dealt (KUHN-1).
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        card: C,
    },
    /// A player passed (KUHN-2).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player bet (KUHN-2).
    Bet {
        /// Who.
        seat: Seat,
    },
    /// The cards were shown (KUHN-3).
    Shown {
        /// Both cards.
        hands: [Card; 2],
    },
}

impl State {
    /// Were the cards shown?
    #[inline]
    const fn is_shown(&self) -> bool {
        matches!(self.betting.ending(), Some(Ending::Showdown(_)))
    }

    fn seen_hands(&self, observer: Observer) -> [Option<Card>; 2] {
        let all = matches!(observer, Observer::Everything(_)) || self.is_shown();
        [A, B].map(|seat| self.hands[seat.index()].filter(|_| all || observer == Observer::Seat(seat)))
    }

    #[inline]
    fn deck(&self) -> Deck {
        Deck::without(1, self.hands)
    }
}

impl Rules for Kuhn {
    type Options = NoOptions;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    const ID: &'static str = "kuhn-poker";
    const RULES_VERSION: u32 = 1;

    fn new(_: &NoOptions) -> Result<Self, Fault> {
        Ok(Self)
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State { hands: [None; 2], betting: Betting::Open }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.hands[1].is_none() {
            return Turn::Chance;
        }
        state.betting.mover().map_or(Turn::Over, |seat| Turn::Seats(SeatSet::of(seat)))
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.hands[1].is_some() && state.betting.mover() == Some(seat) {
            out.extend([Action::Pass, Action::Bet]);
        }
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        match action {
            Action::Deal(_) => Some(Refusal::DealtByChance),
            _ if self.turn(state) != Turn::Seats(SeatSet::of(seat)) => Some(Refusal::NotYourTurn),
            Action::Pass | Action::Bet => None,
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        out.extend(state.deck().counts().map(|(card, count)| (Action::Deal(card), count)));
    }

    #[inline]
    fn apply(&self, state: &mut State, by: Actor, action: Action, log: &mut impl Log<Event>) {
        match (by, action) {
            (_, Action::Deal(card)) => {
                let seat = if state.hands[0].is_none() { A } else { B };
                state.hands[seat.index()] = Some(card);
                log.event(|| Event::Dealt { seat, card });
            }
            (Actor::Seat(seat), Action::Pass | Action::Bet) => {
                let bet = action == Action::Bet;
                state.betting = state.betting.then(bet);
                log.event(|| if bet { Event::Bet { seat } } else { Event::Passed { seat } });
            }
            (Actor::Chance, Action::Pass | Action::Bet) => {}
        }
        if let (true, [Some(a), Some(b)]) = (state.is_shown(), state.hands) {
            log.event(|| Event::Shown { hands: [a, b] });
        }
    }

    fn returns(&self, state: &State) -> Returns {
        match state.betting.ending() {
            Some(Ending::Showdown(paid)) => won(if state.hands[0] > state.hands[1] { A } else { B }, paid),
            Some(Ending::Won(seat)) => won(seat, 1),
            None => Returns::whole(&[0, 0]),
        }
    }

    fn resample(&self, state: &mut State, observer: Observer, rng: &mut impl Rng) {
        let seen = state.seen_hands(observer);
        let mut deck = Deck::without(1, seen);
        for (hand, seen) in state.hands.iter_mut().zip(seen) {
            if hand.is_some() && seen.is_none() {
                *hand = Some(deck.draw(below(rng, deck.len())));
            }
        }
    }

    #[inline]
    fn weight(&self, state: &State) -> u32 {
        if state.hands[0].is_none() { 3 } else { 2 }
    }

    #[inline]
    fn outcome(&self, state: &State, number: u32) -> Action {
        // Ranks from the first card on count one further.
        let first = state.hands[0].map_or(Card::ALL.len() as u32, |card| card as u32);
        Action::Deal(Card::ALL[(number + u32::from(number >= first)) as usize])
    }
}

impl Shown for Kuhn {
    type SeenEvent = Event<Option<Card>>;
    type View = View;
    type Components = ();

    fn components(&self) {}

    fn view(&self, state: &State, observer: Observer) -> View {
        View { hands: state.seen_hands(observer), betting: state.betting }
    }

    fn seen(&self, event: &Event, observer: Observer) -> Option<Event<Option<Card>>> {
        Some(match *event {
            Event::Dealt { seat, card } => {
                let seen = observer.sees(seat);
                Event::Dealt { seat, card: seen.then_some(card) }
            }
            Event::Passed { seat } => Event::Passed { seat },
            Event::Bet { seat } => Event::Bet { seat },
            Event::Shown { hands } => Event::Shown { hands },
        })
    }

    fn line(&self, event: &Event<Option<Card>>) -> Option<Message> {
        Some(match *event {
            Event::Dealt { seat, .. } => Message::new("line-dealt").with("seat", seat),
            Event::Passed { seat } => Message::new("line-passed").with("seat", seat),
            Event::Bet { seat } => Message::new("line-bet").with("seat", seat),
            Event::Shown { .. } => Message::new("line-shown"),
        })
    }

    fn prompt(&self, seen: &Seen<'_, Self>) -> Explanation {
        let clause = match seen.turn {
            Turn::Chance => "KUHN-1",
            Turn::Seats(_) => "KUHN-2",
            Turn::Over => "KUHN-3",
        };
        prompt(seen, clause)
    }

    fn label(&self, _: &Seen<'_, Self>, action: Action) -> Message {
        Message::new(match action {
            Action::Deal(_) => "label-deal",
            Action::Pass => "label-pass",
            Action::Bet => "label-bet",
        })
    }
}

impl Observe for Kuhn {
    const OBSERVATION_VERSION: u32 = 1;

    fn observe<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        super::cards::hands(self, seen, &seen.view.hands, planes);
        planes.plane("betting", "what was said: nothing, pass, bet, and so on as in notation", [9], 1, |cells| {
            cells.mark([seen.view.betting as usize]);
        });
    }
}

impl Written for Kuhn {
    type Setup = Setup;

    fn setup(&self, state: &State) -> Setup {
        Setup { hands: state.hands.into_iter().flatten().collect(), betting: state.betting }
    }

    fn position(&self, setup: &Setup) -> Result<State, Fault> {
        let fault = |clause, key| Err(Fault::new(Clause(clause), Message::new(key)));
        let hands = match setup.hands[..] {
            [] => [None; 2],
            [a] => [Some(a), None],
            [a, b] if a != b => [Some(a), Some(b)],
            _ => return fault("KUHN-1", "fault-cards"),
        };
        if hands[1].is_none() && setup.betting != Betting::Open {
            return fault("KUHN-2", "fault-betting-before-the-deal");
        }
        Ok(State { hands, betting: setup.betting })
    }
}

impl Courtesies for Kuhn {
    fn reveals(&self, before: &State, seat: Seat, action: Action) -> bool {
        let mut after = *before;
        self.apply(&mut after, Actor::Seat(seat), action, &mut ());
        after.is_shown()
    }

    fn returns_if_resigned(&self, state: &State, seat: Seat) -> Option<Returns> {
        Some(won(other(seat), state.betting.paid(seat)))
    }
}

impl Conformance for Kuhn {
    fn samples() -> Vec<NoOptions> {
        vec![NoOptions {}]
    }

    fn any_action(&self, rng: &mut impl Rng) -> Action {
        match below(rng, 3) {
            0 => Action::Deal(Card::ALL[below(rng, 3) as usize]),
            1 => Action::Pass,
            _ => Action::Bet,
        }
    }

    fn bound(&self) -> u32 {
        2 + 3 * 3 // The deal, and each choice, taken back and made again.
    }

    fn total(&self) -> (i32, u32) {
        (0, 1)
    }

    fn goals() -> Vec<String> {
        let deals = [A, B].into_iter().flat_map(|seat| Card::ALL.map(|card| format!("{card} to {seat}")));
        let endings = ["PassPass", "BetPass", "BetBet", "PassBetPass", "PassBetBet"].map(String::from);
        deals.chain(endings).collect()
    }

    fn reached(&self, before: &State, by: Actor, action: Action, events: &[Event], goal: &mut impl FnMut(&str)) {
        for event in events {
            if let Event::Dealt { seat, card } = event {
                goal(&format!("{card} to {seat}"));
            }
        }
        let mut after = *before;
        self.apply(&mut after, by, action, &mut ());
        goal(&format!("{:?}", after.betting));
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        if state.hands[0].is_some() && state.hands[0] == state.hands[1] {
            return Err("a card was dealt twice".into());
        }
        Ok(())
    }
}
