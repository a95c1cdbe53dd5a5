//! A game in progress, whatever game it is.

use std::sync::Arc;

use ed25519_dalek::SigningKey;
use quincunx_engine::record::{Entry, Header};
use quincunx_engine::{
    Agent, Budget, Bytes32, Command, Denied, EntryFault, Explain, Explanation, Game, Match, Observation, Observer,
    Over, Passage, Record, Returns, Seat, SeatSet, SeenLine,
};
use serde::Serialize;
use serde_json::Value;

/// [`Match`] without its type: what a host needs of a game in progress. Every method is the one of `Match`.
#[expect(missing_docs, reason = "every method is the one of Match with the same name")]
pub trait Table: Send + Sync {
    fn header(&self) -> &Header;
    fn entry(&self, number: u32) -> Option<&Entry>;
    fn number(&self) -> u32;
    fn head(&self) -> Bytes32;
    fn returns(&self) -> Option<Returns>;
    fn over(&self) -> Option<Over>;
    fn waiting(&self) -> SeatSet;
    fn awaited(&self, observer: Observer) -> SeatSet;
    fn told(&self, number: u32, observer: Observer) -> u32;
    fn number_told(&self, told: u32, observer: Observer) -> u32;
    fn is_told(&self, number: u32, observer: Observer) -> bool;
    fn seat_told(&self, number: u32, observer: Observer) -> Option<Seat>;
    fn resigned(&self) -> SeatSet;
    fn observation(&self, number: u32, observer: Observer) -> Option<Observation<Value>>;
    fn description(&self, number: u32, observer: Observer) -> Option<Vec<Passage>>;

    /// The components in play ([`Game::components`]).
    fn components(&self) -> Value;

    fn lines(&self, number: u32, observer: Observer) -> Vec<SeenLine<Value>>;
    fn undoable(&self, seat: Seat) -> Option<(u32, bool)>;
    fn propose(&self, seat: Seat, expected: u32, command: &Command) -> Result<Vec<Entry>, Denied<Explanation>>;
    fn opening(&self) -> Vec<Entry>;
    fn push(&mut self, entry: Entry) -> Result<(), EntryFault>;

    /// A copy; it costs the same however long the game is.
    fn copy(&self) -> Box<dyn Table>;

    fn record(&self, key: &SigningKey) -> Record;

    /// The ids of the standing orders of the game.
    fn orders(&self) -> &[&'static str];

    /// What a standing order answers to the open question of `seat`, in notation; `None` to ask the person.
    fn ordered(&self, seat: Seat, order: &str) -> Option<String>;

    /// The thinking of the computer player `level` for `seat`, to be carried out elsewhere: it holds what it needs, the
    /// action that it gives back is in notation. `None` if there is no such level.
    fn thinking(&self, seat: Seat, level: &str) -> Option<Thinking>;
}

/// A computer player's thinking about one decision.
pub type Thinking = Box<dyn FnOnce(&Budget<'_>, u64) -> String + Send>;

/// A computer player of a game.
pub struct Level<G: Game> {
    /// The name in addresses and locales (`level-NAME`).
    pub name: &'static str,
    /// Makes one.
    pub make: fn() -> Box<dyn Agent<G>>,
}

pub(crate) struct OpenTable<G: Game> {
    pub(crate) inner: Match<G>,
    pub(crate) levels: &'static [Level<G>],
}

impl<G: Game> Table for OpenTable<G> {
    fn header(&self) -> &Header {
        self.inner.header()
    }

    fn entry(&self, number: u32) -> Option<&Entry> {
        self.inner.entry(number)
    }

    fn number(&self) -> u32 {
        self.inner.number()
    }

    fn head(&self) -> Bytes32 {
        self.inner.head()
    }

    fn returns(&self) -> Option<Returns> {
        self.inner.returns()
    }

    fn over(&self) -> Option<Over> {
        self.inner.over()
    }

    fn waiting(&self) -> SeatSet {
        self.inner.waiting()
    }

    fn awaited(&self, observer: Observer) -> SeatSet {
        self.inner.awaited(observer)
    }

    fn told(&self, number: u32, observer: Observer) -> u32 {
        self.inner.told(number, observer)
    }

    fn number_told(&self, told: u32, observer: Observer) -> u32 {
        self.inner.number_told(told, observer)
    }

    fn is_told(&self, number: u32, observer: Observer) -> bool {
        self.inner.is_told(number, observer)
    }

    fn seat_told(&self, number: u32, observer: Observer) -> Option<Seat> {
        self.inner.seat_told(number, observer)
    }

    fn resigned(&self) -> SeatSet {
        self.inner.resigned()
    }

    fn observation(&self, number: u32, observer: Observer) -> Option<Observation<Value>> {
        let Observation { turn, prompt, choices, view } = self.inner.observation(number, observer)?;
        Some(Observation { turn, prompt, choices, view: erased(&view) })
    }

    fn description(&self, number: u32, observer: Observer) -> Option<Vec<Passage>> {
        self.inner.description(number, observer)
    }

    fn lines(&self, number: u32, observer: Observer) -> Vec<SeenLine<Value>> {
        let erase = |SeenLine { event, line }| SeenLine { event: erased::<G::SeenEvent>(&event), line };
        self.inner.lines(number, observer).into_iter().map(erase).collect()
    }

    fn undoable(&self, seat: Seat) -> Option<(u32, bool)> {
        self.inner.undoable(seat)
    }

    fn propose(&self, seat: Seat, expected: u32, command: &Command) -> Result<Vec<Entry>, Denied<Explanation>> {
        self.inner.propose(seat, expected, command).map_err(|denied| denied.map(|refusal| refusal.explain()))
    }

    fn opening(&self) -> Vec<Entry> {
        self.inner.opening()
    }

    fn push(&mut self, entry: Entry) -> Result<(), EntryFault> {
        self.inner.push(entry)
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(Self { inner: self.inner.clone(), levels: self.levels })
    }

    fn record(&self, key: &SigningKey) -> Record {
        self.inner.record(key)
    }

    fn components(&self) -> Value {
        erased(&self.inner.game().components())
    }

    fn orders(&self) -> &[&'static str] {
        self.inner.game().orders()
    }

    fn ordered(&self, seat: Seat, order: &str) -> Option<String> {
        let game = self.inner.game();
        game.ordered_at(self.inner.state(), seat, order).map(|action| game.notation(action))
    }

    fn thinking(&self, seat: Seat, level: &str) -> Option<Thinking> {
        let level = self.levels.iter().find(|known| known.name == level)?;
        let mut agent = (level.make)();
        let (game, state) = (Arc::clone(self.inner.game()), self.inner.state().clone());
        Some(Box::new(move |budget, seed| {
            let info = quincunx_engine::InfoSet::new(&*game, &state, seat);
            game.notation(agent.choose(&info, budget, seed))
        }))
    }
}

pub(crate) fn erased<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("views and events have string keys")
}
