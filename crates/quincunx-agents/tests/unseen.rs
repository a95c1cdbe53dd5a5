//! What a seat will not see takes no part in its plans: secret choices at the same time, and outcomes of chance.

use std::fmt;

use quincunx_agents::exact::{GameTree, solve};
use quincunx_agents::{Config, Greedy, Ismcts, RandomPlayout};
use quincunx_engine::{
    Actor, Agent, Budget, Clause, Evaluation, Explain, Explanation, Fault, InfoSet, Log, MAX_SEATS, Message, Notation,
    Numbered, Observer, Returns, Rules, Seat, SeatSet, Seen, Shown, Turn, Written, below,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// Matching pennies. Both lay a coin in secret, at the same time; A wins if they are the same.
///
/// Alone, A says how the other coin is to be thrown: with heads in one throw of four, or in three. Then it is thrown, unseen,
/// and A lays his own.
struct Pennies {
    alone: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Options {
    alone: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct State {
    throw: Option<bool>,
    coins: [Option<bool>; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Numbered)]
enum Action {
    /// Let the coin be thrown with mostly heads.
    Throw(bool),
    /// Lay heads.
    Lay(bool),
}

/// Which coin was laid, and how.
type Laid<C> = (usize, C);

#[derive(Clone, Copy, Debug, PartialEq)]
struct NotNow;

impl Explain for NotNow {
    fn explain(&self) -> Explanation {
        Explanation { clause: Clause("PEN-1"), message: Message::new("not-now") }
    }
}

impl Rules for Pennies {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = NotNow;
    type Event = Laid<bool>;
    const ID: &'static str = "matching-pennies";
    const RULES_VERSION: u32 = 1;

    fn new(options: &Options) -> Result<Self, Fault> {
        Ok(Self { alone: options.alone })
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State::default()
    }

    fn turn(&self, state: &State) -> Turn {
        let missing: SeatSet = Seat::first(2).filter(|seat| state.coins[seat.index()].is_none()).collect();
        match (self.alone, state.throw) {
            _ if missing.is_empty() => Turn::Over,
            (true, Some(_)) if state.coins[1].is_none() => Turn::Chance,
            (true, None) => Turn::Seats(SeatSet::first(1)),
            _ => Turn::Seats(missing),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if matches!(self.turn(state), Turn::Seats(seats) if seats.contains(seat)) {
            let action = if self.alone && state.throw.is_none() { Action::Throw } else { Action::Lay };
            out.extend([false, true].map(action));
        }
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<NotNow> {
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        (!legal.contains(&action)).then_some(NotNow)
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        let mostly_heads = state.throw == Some(true);
        out.extend([false, true].map(|heads| (Action::Lay(heads), if heads == mostly_heads { 3 } else { 1 })));
    }

    fn apply(&self, state: &mut State, by: Actor, action: Action, log: &mut impl Log<Laid<bool>>) {
        let place = if let Actor::Seat(seat) = by { seat.index() } else { 1 };
        match action {
            Action::Throw(heads) => state.throw = Some(heads),
            Action::Lay(heads) => {
                state.coins[place] = Some(heads);
                log.event(|| (place, heads));
            }
        }
    }

    fn returns(&self, state: &State) -> Returns {
        Returns::whole(if state.coins[0] == state.coins[1] { &[1, -1] } else { &[-1, 1] })
    }

    fn resample(&self, state: &mut State, observer: Observer, rng: &mut impl Rng) {
        for (place, coin) in state.coins.iter_mut().enumerate() {
            if coin.is_some() && !Seat::new(place).is_some_and(|seat| observer.sees(seat)) {
                *coin = Some(below(rng, 2) == 1);
            }
        }
    }
}

impl Notation<Pennies> for Action {
    fn write(self, _: &Pennies, out: &mut impl fmt::Write) -> fmt::Result {
        write!(out, "{self:?}")
    }

    fn read(_: &Pennies, text: &str) -> Option<Self> {
        let all = [false, true].into_iter().flat_map(|heads| [Action::Throw(heads), Action::Lay(heads)]);
        all.into_iter().find(|action| format!("{action:?}") == text)
    }
}

impl Shown for Pennies {
    type SeenEvent = Laid<Option<bool>>;
    type View = State;
    type Components = ();

    fn components(&self) {}

    fn view(&self, state: &State, _: Observer) -> State {
        State { coins: [None; 2], ..state.clone() }
    }

    fn seen(&self, (place, heads): &Laid<bool>, observer: Observer) -> Option<Laid<Option<bool>>> {
        Some((*place, (Seat::new(*place).map(Observer::Seat) == Some(observer)).then_some(*heads)))
    }

    fn line(&self, _: &Laid<Option<bool>>) -> Option<Message> {
        None
    }

    fn prompt(&self, _: &Seen<'_, Self>) -> Explanation {
        NotNow.explain()
    }

    fn label(&self, _: &Seen<'_, Self>, _: Action) -> Message {
        Message::new("label")
    }
}

impl Written for Pennies {
    type Setup = State;

    fn setup(&self, state: &State) -> State {
        state.clone()
    }

    fn position(&self, setup: &State) -> Result<State, Fault> {
        Ok(setup.clone())
    }
}

quincunx_engine::plain!(Pennies: Observe, Courtesies);

/// What the search takes the position to be worth for `seat`, and how evenly it tries both actions.
fn found(game: &Pennies, state: &State, seat: usize, hidden: bool) -> (f64, f64) {
    let search = Ismcts::new(Config { hidden, ..Config::default() }, RandomPlayout);
    let info = InfoSet::new(game, state, Seat::new(seat).expect("a seat"));
    let found = search.search(&info, &Budget::iterations(20_000), 1);
    let total: f64 = found.actions.iter().map(|action| action.value * f64::from(action.visits)).sum();
    (total / f64::from(found.iterations), found.shares()[0])
}

#[test]
fn choices_at_the_same_time_are_not_foreseen() {
    let game = Pennies { alone: false };
    for (seat, hidden) in [(0, true), (1, true), (0, false), (1, false)] {
        let (value, share) = found(&game, &game.start(), seat, hidden);
        assert!(value.abs() < 0.1, "who could foresee the other would win: {value} for seat {seat}");
        assert!((share - 0.5).abs() < 0.1, "the two coins are as good: {share} for seat {seat}");
    }
}

#[test]
fn at_the_same_time_the_player_plays_by_lot() {
    let game = Pennies { alone: false };
    let state = game.start();
    let info = InfoSet::new(&game, &state, Seat::new(0).expect("a seat"));
    let choose = |seed| Ismcts::<RandomPlayout>::default().choose(&info, &Budget::iterations(1_000), seed);
    let heads = (0..100).filter(|seed| choose(*seed) == Action::Lay(true)).count();
    assert!((30..70).contains(&heads), "{heads} of 100");
}

#[test]
fn a_choice_already_made_in_secret_is_not_seen() {
    let game = Pennies { alone: false };
    let with = |heads| State { coins: [Some(heads), None], ..game.start() };
    let [tails, heads] = [false, true].map(|heads| found(&game, &with(heads), 1, true));
    assert_eq!(tails, heads);
    assert!(tails.0.abs() < 0.1, "{tails:?}");
}

/// The better coin is the same as the one thrown in three of four cases: worth 3/4 − 1/4. A tree that told the outcomes
/// apart would have it worth 1.
#[test]
fn an_unseen_throw_is_not_foreseen() {
    let game = Pennies { alone: true };
    let (value, _) = found(&game, &game.start(), 0, true);
    assert!((0.4..0.52).contains(&value), "{value}");
    let (peeking, _) = found(&game, &game.start(), 0, false);
    assert!(peeking > 0.9, "without the care for what is hidden it would be {peeking}");
}

#[test]
fn the_exact_solution_keeps_secrets_as_well() {
    let tree = GameTree::new(Pennies { alone: false });
    assert_eq!(tree.decisions().len(), 2);
    assert!(tree.exploitability(&tree.uniform()).abs() < 1e-12);
    let heads = tree.strategy(|_| vec![0.0, 1.0]);
    assert!((tree.exploitability(&heads) - 1.0).abs() < 1e-12, "B could win every time, A can win no more");
    assert!(tree.exploitability(&solve(&tree, 1_000)) < 0.01);
    let alone = GameTree::new(Pennies { alone: true });
    assert!((alone.expected(&solve(&alone, 1_000))[0] - 0.5).abs() < 0.01);
}

/// Heads on the other side are worth 1.
struct Heads;

impl Evaluation<Pennies> for Heads {
    fn evaluate(&self, _: &Pennies, state: &State) -> [f64; MAX_SEATS] {
        [f64::from(u8::from(state.coins[1] == Some(true))); MAX_SEATS]
    }
}

#[test]
fn greedy_averages_the_outcomes_of_chance() {
    let game = Pennies { alone: true };
    let state = game.start();
    let info = InfoSet::new(&game, &state, Seat::new(0).expect("a seat"));
    let choices: Vec<_> =
        (0..50).map(|seed| Greedy::new(Heads, 1).choose(&info, &Budget::iterations(1), seed)).collect();
    assert_eq!(choices, [Action::Throw(true); 50]);
}
