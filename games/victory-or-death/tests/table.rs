//! A table in a position, and what can be done at it.

use quincunx_checks::lay;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Explain, Fault, Seat, Turn};
use serde_json::{Value, json};
use victory_or_death::{Action, Event, Options, Power, State, VictoryOrDeath, View};

/// A table of two in a position.
pub(crate) struct Table {
    pub(crate) game: VictoryOrDeath,
    pub(crate) state: State,
}

/// The Play step of a power, with this laid over it.
pub(crate) fn play_step(power: Power, over: &Value) -> Value {
    let mut position = json!({ "active": power, "step": "play", "drawing": null });
    lay(over, &mut position);
    position
}

impl Table {
    /// In somebody's turn, with this laid over the opening position.
    pub(crate) fn new(components: Option<String>, over: &Value) -> Self {
        Self::with(Options { components, ..Options::default() }, over)
    }

    pub(crate) fn with(options: Options, over: &Value) -> Self {
        Self::at(VictoryOrDeath::new(&options).unwrap(), over).unwrap()
    }

    pub(crate) fn at(game: VictoryOrDeath, over: &Value) -> Result<Self, Fault> {
        let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
        lay(&json!({ "stage": "turn", "phase": "open" }), &mut setup);
        lay(over, &mut setup);
        let state = game.position(&serde_json::from_value(setup).unwrap())?;
        Ok(Self { game, state })
    }

    pub(crate) fn asked(&self) -> Seat {
        let Turn::Seats(seats) = self.game.turn(&self.state) else { panic!("nobody is asked") };
        seats.lowest().unwrap()
    }

    /// An action of the game, whether it can be done now or not.
    fn action(&self, text: &str) -> Action {
        self.game.parse(text).unwrap_or_else(|| panic!("{text} cannot be read"))
    }

    /// Whoever is asked does this; what happens then.
    pub(crate) fn plays(&mut self, text: &str) -> Vec<Event> {
        assert!(self.can(text), "{text}: {:?}", self.legal());
        let (seat, action, mut events) = (self.asked(), self.action(text), Vec::new());
        self.game.apply(&mut self.state, Actor::Seat(seat), action, &mut events);
        events
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(&self.state, self.asked(), &mut legal);
        legal.into_iter().map(|action| self.game.notation(action)).collect()
    }

    /// What can be done that begins with a word.
    pub(crate) fn choices(&self, word: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.starts_with(word)).collect()
    }

    pub(crate) fn can(&self, text: &str) -> bool {
        let text = self.game.notation(self.action(text));
        self.legal().contains(&text)
    }

    /// The sentence with which it is refused.
    pub(crate) fn refusal(&self, text: &str) -> Option<&'static str> {
        self.game.refusal(&self.state, self.asked(), self.action(text)).map(|why| why.explain().message.key)
    }

    /// All that there is, as if nothing were secret.
    pub(crate) fn everything(&self) -> View {
        self.game.view(&self.state, self.game.everything(&self.state))
    }

    /// A field of the position as it is written.
    pub(crate) fn now(&self, field: &str) -> Value {
        let setup = serde_json::to_value(self.game.setup(&self.state)).unwrap();
        setup.pointer(field).cloned().unwrap()
    }
}
