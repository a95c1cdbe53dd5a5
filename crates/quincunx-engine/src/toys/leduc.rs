//! Leduc poker (Southey and others, "Bayes' bluff: opponent modelling in poker", 2005). Its value for A is −0.0856.
//!
//! - LED-1: Of two jacks, two queens and two kings each player is dealt one, A first, and sees only his own. Each has paid
//!   one chip.
//! - LED-2: Then they bet, A first, in turn: a player calls (pays as much as the other has paid, nothing perhaps), raises
//!   (pays a fixed amount more than that) or, to a raise, folds and loses what he has paid. There are at most two raises.
//!   The round ends with a call, but for one that opens it.
//! - LED-3: A raise is two chips. After the first round a card is laid open on the board, and there is a second round with
//!   raises of four.
//! - LED-4: Then the cards are shown. Who pairs the board wins, else the higher card, what the other has paid; equal cards
//!   are a draw.

use rand_core::Rng;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

use super::cards::{Card, Deck};
use super::{A, B, NoOptions, other, prompt, won};
use crate::{
    Actor, Argument, Cell, Clause, Conformance, Courtesies, Explain, Explanation, Fault, Log, Message, Notation,
    Numbered, Observe, Observer, Planes, Returns, Rules, Seat, SeatSet, Seen, Shown, Turn, Written, below,
};

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Leduc;

/// A position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    hands: [Option<Card>; 2],
    board: Option<Card>,
    rounds: [Round; 2],
}

/// What a player does in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Argument, Numbered)]
#[serde(rename_all = "kebab-case")]
pub enum Bet {
    /// Give up.
    Fold = 1,
    /// Pay as much as the other.
    Call = 2,
    /// Pay more.
    Raise = 3,
}

/// The bets of a round: two bits for each, the last one lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Round(u8);

const MOST_RAISES: u32 = 2;
/// A call, both raises, and what answers the last.
const MOST_BETS: usize = 4;
const RAISE: [u32; 2] = [2, 4];

impl Round {
    #[inline]
    const fn then(self, bet: Bet) -> Self {
        Self(self.0 << 2 | bet as u8)
    }

    #[inline]
    const fn last_is(self, bet: Bet) -> bool {
        self.0 & 3 == bet as u8
    }

    #[inline]
    const fn raises(self) -> u32 {
        (self.0 & self.0 >> 1 & 0b0101_0101).count_ones()
    }

    #[inline]
    const fn is_over(self) -> bool {
        self.last_is(Bet::Fold) || self.last_is(Bet::Call) && self.0 > 3
    }

    #[inline]
    const fn len(self) -> u32 {
        (u8::BITS - self.0.leading_zeros()).div_ceil(2)
    }

    /// Who is next, or would be if the round is over.
    #[inline]
    const fn next(self) -> Seat {
        if self.len().is_multiple_of(2) { A } else { B }
    }

    /// Has `seat` left a raise unanswered?
    fn owes(self, seat: Seat) -> bool {
        self.last_is(Bet::Raise) && self.next() == seat || self.last_is(Bet::Fold) && self.next() != seat
    }

    fn bets(self) -> Vec<Bet> {
        let bet = |place| match self.0 >> (2 * place) & 3 {
            1 => Bet::Fold,
            2 => Bet::Call,
            _ => Bet::Raise,
        };
        (0..self.len()).rev().map(bet).collect()
    }
}

/// A position as it is written down: the cards that were dealt, A's first, the board, and the bets of both rounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// None, one or two.
    pub hands: Vec<Card>,
    /// The open card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Card>,
    /// The bets, A's first.
    pub rounds: [Vec<Bet>; 2],
}

/// What one observer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The cards that the observer sees.
    pub hands: [Option<Card>; 2],
    /// The open card.
    pub board: Option<Card>,
    /// The bets, A's first.
    pub rounds: [Vec<Bet>; 2],
}

/// A choice, or a card that is dealt: `fold`, `call`, `raise`, `deal(king)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation, Numbered)]
#[notation(game = Leduc)]
pub enum Action {
    /// Chance: the next player, or the board, gets this card.
    Deal(Card),
    /// A player's bet.
    #[notation(alone)]
    Bet(Bet),
}

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Explain)]
pub enum Refusal {
    /// Cards are dealt by chance.
    #[clause("LED-1")]
    DealtByChance,
    /// It is somebody else's turn, or the game is over.
    #[clause("LED-2")]
    NotYourTurn,
    /// Nobody has raised.
    #[clause("LED-2")]
    NothingToFoldTo,
    /// There were two raises.
    #[clause("LED-2")]
    NoMoreRaises,
}

/// What happened. In full, `C` is the card; as an observer learns it, it may be unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event<C = Card> {
    /// A card was dealt (LED-1).
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        card: C,
    },
    /// A card was laid on the board (LED-3).
    Opened {
        /// Which.
        card: Card,
    },
    /// A player called, raised or folded (LED-2).
    Made {
        /// Who.
        seat: Seat,
        /// What.
        bet: Bet,
    },
    /// The cards were shown (LED-4).
    Shown {
        /// Both cards.
        hands: [Card; 2],
    },
}

impl State {
    /// The round that is being played: 0 or 1.
    #[inline]
    const fn now(&self) -> usize {
        self.board.is_some() as usize
    }

    #[inline]
    const fn round(&self) -> Round {
        self.rounds[self.now()]
    }

    /// Were the cards shown?
    const fn is_shown(&self) -> bool {
        self.rounds[1].is_over() && self.rounds[1].last_is(Bet::Call)
    }

    fn seen_hands(&self, observer: Observer) -> [Option<Card>; 2] {
        let all = matches!(observer, Observer::Everything(_)) || self.is_shown();
        [A, B].map(|seat| self.hands[seat.index()].filter(|_| all || observer == Observer::Seat(seat)))
    }

    /// What `seat` has paid.
    fn paid(&self, seat: Seat) -> i32 {
        let paid = |(round, raise): (Round, u32)| raise * (round.raises() - u32::from(round.owes(seat)));
        1 + self.rounds.into_iter().zip(RAISE).map(paid).sum::<u32>() as i32
    }

    /// How good the card of `seat` is at the end.
    fn strength(&self, seat: Seat) -> (bool, Option<Card>) {
        let hand = self.hands[seat.index()];
        (hand == self.board, hand)
    }

    #[inline]
    fn deck(&self) -> Deck {
        Deck::without(2, [self.hands[0], self.hands[1], self.board])
    }
}

impl Rules for Leduc {
    type Options = NoOptions;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    const ID: &'static str = "leduc-poker";
    const RULES_VERSION: u32 = 1;

    fn new(_: &NoOptions) -> Result<Self, Fault> {
        Ok(Self)
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State::default()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        let round = state.round();
        if state.hands[1].is_none() || state.board.is_none() && round.is_over() && round.last_is(Bet::Call) {
            Turn::Chance
        } else if round.is_over() {
            Turn::Over
        } else {
            Turn::Seats(SeatSet::of(round.next()))
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.turn(state) == Turn::Seats(SeatSet::of(seat)) {
            // A list of fixed length that is cut is quicker than one of varying length.
            let (bets, count) = match state.round().raises() {
                0 => ([Bet::Call, Bet::Raise, Bet::Raise], 2),
                MOST_RAISES => ([Bet::Fold, Bet::Call, Bet::Call], 2),
                _ => ([Bet::Fold, Bet::Call, Bet::Raise], 3),
            };
            let before = out.len();
            out.extend(bets.map(Action::Bet));
            out.truncate(before + count);
        }
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        let Action::Bet(bet) = action else { return Some(Refusal::DealtByChance) };
        if self.turn(state) != Turn::Seats(SeatSet::of(seat)) {
            return Some(Refusal::NotYourTurn);
        }
        match bet {
            Bet::Fold if state.round().raises() == 0 => Some(Refusal::NothingToFoldTo),
            Bet::Raise if state.round().raises() == MOST_RAISES => Some(Refusal::NoMoreRaises),
            Bet::Fold | Bet::Call | Bet::Raise => None,
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        out.extend(state.deck().counts().map(|(card, count)| (Action::Deal(card), count)));
    }

    #[inline]
    fn apply(&self, state: &mut State, by: Actor, action: Action, log: &mut impl Log<Event>) {
        match (by, action) {
            (_, Action::Deal(card)) => match state.hands {
                [Some(_), Some(_)] => {
                    state.board = Some(card);
                    log.event(|| Event::Opened { card });
                }
                [first, _] => {
                    let seat = if first.is_none() { A } else { B };
                    state.hands[seat.index()] = Some(card);
                    log.event(|| Event::Dealt { seat, card });
                }
            },
            (Actor::Seat(seat), Action::Bet(bet)) => {
                state.rounds[state.now()] = state.round().then(bet);
                log.event(|| Event::Made { seat, bet });
                if let (true, [Some(a), Some(b)]) = (state.is_shown(), state.hands) {
                    log.event(|| Event::Shown { hands: [a, b] });
                }
            }
            (Actor::Chance, Action::Bet(_)) => {}
        }
    }

    fn returns(&self, state: &State) -> Returns {
        let round = state.round();
        let winner = if round.last_is(Bet::Fold) {
            round.next()
        } else {
            match state.strength(A).cmp(&state.strength(B)) {
                Ordering::Greater => A,
                Ordering::Less => B,
                Ordering::Equal => return Returns::whole(&[0, 0]),
            }
        };
        won(winner, state.paid(other(winner)))
    }

    fn resample(&self, state: &mut State, observer: Observer, rng: &mut impl Rng) {
        let seen = state.seen_hands(observer);
        let mut deck = Deck::without(2, [seen[0], seen[1], state.board]);
        for (hand, seen) in state.hands.iter_mut().zip(seen) {
            if hand.is_some() && seen.is_none() {
                *hand = Some(deck.draw(below(rng, deck.len())));
            }
        }
    }

    #[inline]
    fn weight(&self, state: &State) -> u32 {
        state.deck().len()
    }

    #[inline]
    fn outcome(&self, state: &State, number: u32) -> Action {
        Action::Deal(state.deck().at(number))
    }
}

impl Shown for Leduc {
    type SeenEvent = Event<Option<Card>>;
    type View = View;
    type Components = ();

    fn components(&self) {}

    fn view(&self, state: &State, observer: Observer) -> View {
        View { hands: state.seen_hands(observer), board: state.board, rounds: state.rounds.map(Round::bets) }
    }

    fn seen(&self, event: &Event, observer: Observer) -> Option<Event<Option<Card>>> {
        Some(match *event {
            Event::Dealt { seat, card } => {
                let seen = observer.sees(seat);
                Event::Dealt { seat, card: seen.then_some(card) }
            }
            Event::Opened { card } => Event::Opened { card },
            Event::Made { seat, bet } => Event::Made { seat, bet },
            Event::Shown { hands } => Event::Shown { hands },
        })
    }

    fn line(&self, event: &Event<Option<Card>>) -> Option<Message> {
        Some(match *event {
            Event::Dealt { seat, .. } => Message::new("line-dealt").with("seat", seat),
            Event::Opened { .. } => Message::new("line-opened"),
            Event::Made { seat, bet } => {
                let key = match bet {
                    Bet::Fold => "line-folded",
                    Bet::Call => "line-called",
                    Bet::Raise => "line-raised",
                };
                Message::new(key).with("seat", seat)
            }
            Event::Shown { .. } => Message::new("line-shown"),
        })
    }

    fn prompt(&self, seen: &Seen<'_, Self>) -> Explanation {
        let clause = match seen.turn {
            Turn::Chance if seen.view.rounds[0].is_empty() => "LED-1",
            Turn::Chance => "LED-3",
            Turn::Seats(_) => "LED-2",
            Turn::Over => "LED-4",
        };
        prompt(seen, clause)
    }

    fn label(&self, _: &Seen<'_, Self>, action: Action) -> Message {
        Message::new(match action {
            Action::Deal(_) => "label-deal",
            Action::Bet(Bet::Fold) => "label-fold",
            Action::Bet(Bet::Call) => "label-call",
            Action::Bet(Bet::Raise) => "label-raise",
        })
    }
}

impl Observe for Leduc {
    const OBSERVATION_VERSION: u32 = 1;

    fn observe<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        super::cards::hands(self, seen, &seen.view.hands, planes);
        planes.plane("board", "rank: the open card", [Card::ALL.len()], 1, |cells| {
            seen.view.board.iter().for_each(|card| cells.mark([*card as usize]));
        });
        let meaning = "round, place in it, fold or call or raise: the bets, A's first";
        planes.plane("bets", meaning, [2, MOST_BETS, 3], 1, |cells| {
            for (round, bets) in seen.view.rounds.iter().enumerate() {
                bets.iter().enumerate().for_each(|(place, bet)| cells.mark([round, place, *bet as usize - 1]));
            }
        });
    }
}

impl Written for Leduc {
    type Setup = Setup;

    fn setup(&self, state: &State) -> Setup {
        Setup {
            hands: state.hands.into_iter().flatten().collect(),
            board: state.board,
            rounds: state.rounds.map(Round::bets),
        }
    }

    /// Plays the game that the arrangement tells.
    fn position(&self, setup: &Setup) -> Result<State, Fault> {
        let [first, second] = &setup.rounds;
        let deals = setup.hands.iter().copied().map(Action::Deal);
        let told = deals
            .chain(first.iter().copied().map(Action::Bet))
            .chain(setup.board.map(Action::Deal))
            .chain(second.iter().copied().map(Action::Bet));
        let mut state = self.start();
        for action in told {
            let by = match (self.turn(&state), action) {
                (Turn::Chance, Action::Deal(card)) if state.deck().counts().any(|(left, _)| left == card) => {
                    Actor::Chance
                }
                (Turn::Seats(_), _) if self.refusal(&state, state.round().next(), action).is_none() => {
                    Actor::Seat(state.round().next())
                }
                _ => return Err(Fault::new(Clause("LED-2"), Message::new("fault-no-game-comes-to-this"))),
            };
            self.apply(&mut state, by, action, &mut ());
        }
        Ok(state)
    }
}

impl Courtesies for Leduc {
    fn reveals(&self, before: &State, seat: Seat, action: Action) -> bool {
        let mut after = *before;
        self.apply(&mut after, Actor::Seat(seat), action, &mut ());
        after.is_shown()
    }

    fn returns_if_resigned(&self, state: &State, seat: Seat) -> Option<Returns> {
        Some(won(other(seat), state.paid(seat)))
    }
}

impl Conformance for Leduc {
    fn samples() -> Vec<NoOptions> {
        vec![NoOptions {}]
    }

    fn any_action(&self, rng: &mut impl Rng) -> Action {
        match below(rng, 4) {
            0 => Action::Deal(Card::ALL[below(rng, 3) as usize]),
            1 => Action::Bet(Bet::Fold),
            2 => Action::Bet(Bet::Call),
            _ => Action::Bet(Bet::Raise),
        }
    }

    fn bound(&self) -> u32 {
        3 + 3 * 8 // The deals, and each choice, taken back and made again.
    }

    fn total(&self) -> (i32, u32) {
        (0, 1)
    }

    fn goals() -> Vec<String> {
        let deals = ["A", "B", "the board"].into_iter().flat_map(|to| Card::ALL.map(|card| format!("{card} to {to}")));
        let bets =
            [0, 1].into_iter().flat_map(|round| ["Fold", "Call", "Raise"].map(|bet| format!("{bet} in round {round}")));
        let endings = ["A folds", "B folds", "a pair wins", "a higher card wins", "equal cards"].map(String::from);
        deals.chain(bets).chain(endings).collect()
    }

    fn reached(&self, before: &State, by: Actor, action: Action, events: &[Event], goal: &mut impl FnMut(&str)) {
        let mut after = *before;
        self.apply(&mut after, by, action, &mut ());
        for event in events {
            match event {
                Event::Dealt { seat, card } => goal(&format!("{card} to {seat}")),
                Event::Opened { card } => goal(&format!("{card} to the board")),
                Event::Made { seat, bet } => {
                    goal(&format!("{bet:?} in round {}", before.now()));
                    if *bet == Bet::Fold {
                        goal(&format!("{seat} folds"));
                    }
                }
                Event::Shown { hands: [a, b] } if a == b => goal("equal cards"),
                Event::Shown { hands } if hands.iter().any(|card| after.board == Some(*card)) => goal("a pair wins"),
                Event::Shown { .. } => goal("a higher card wins"),
            }
        }
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        let dealt: Vec<Card> = [state.hands[0], state.hands[1], state.board].into_iter().flatten().collect();
        if Card::ALL.iter().any(|card| dealt.iter().filter(|other| *other == card).count() > 2) {
            return Err("there are two cards of each rank".into());
        }
        Ok(())
    }
}
