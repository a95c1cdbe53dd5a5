//! A table in a position, and what it refuses.

use quincunx_checks::lay;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Arg, Explain, Explanation, Seat};
use serde_json::{Value, json};
use victory_or_death::Power::{Athens, Corinth};
use victory_or_death::{Options, Power, State, VictoryOrDeath};

/// A table of four.
pub(crate) struct Table {
    game: VictoryOrDeath,
    state: State,
}

fn seat(power: Power) -> Seat {
    Seat::new(power.index()).unwrap()
}

/// The opening position in round 1, with this step open, and what is laid over it.
pub(crate) fn table(active: Power, step: &str, over: Value) -> Table {
    with_options(Options::default(), active, step, over)
}

pub(crate) fn with_options(options: Options, active: Power, step: &str, over: Value) -> Table {
    let position = json!({ "stage": "turn", "step": step, "phase": "open", "active": active, "drawing": null });
    let mut table = start(options);
    table.arrange(&position, &over);
    table
}

pub(crate) fn start(options: Options) -> Table {
    let game = VictoryOrDeath::new(&Options { seats: 4, ..options }).unwrap();
    let state = game.start();
    Table { game, state }
}

impl Table {
    /// Lays these over the position, one after the other.
    pub(crate) fn arrange(&mut self, position: &Value, over: &Value) {
        let mut setup = serde_json::to_value(self.game.setup(&self.state)).unwrap();
        lay(position, &mut setup);
        lay(over, &mut setup);
        self.state = self.game.position(&serde_json::from_value(setup).unwrap()).unwrap();
    }

    pub(crate) fn play(mut self, actions: &[(Power, &str)]) -> Self {
        for (power, text) in actions {
            let action = self.game.parse(text).unwrap_or_else(|| panic!("{text} cannot be read"));
            assert_eq!(self.game.refusal(&self.state, seat(*power), action), None, "{text}");
            self.game.apply(&mut self.state, Actor::Seat(seat(*power)), action, &mut ());
        }
        self
    }

    pub(crate) fn why(&self, power: Power, text: &str) -> Explanation {
        let action = self.game.parse(text).unwrap_or_else(|| panic!("{text} cannot be read"));
        let refusal = self.game.refusal(&self.state, seat(power), action);
        refusal.unwrap_or_else(|| panic!("{power:?}: {text} is legal")).explain()
    }

    /// The clause and the sentence with which an action is refused.
    pub(crate) fn refuses(&self, power: Power, text: &str, clause: &str, sentence: &str) -> &Self {
        let why = self.why(power, text);
        let said = why.message.key.strip_prefix("refusal-").unwrap();
        assert_eq!((why.clause.0, said), (clause, sentence), "{power:?}: {text}");
        self
    }

    /// The same for a refusal that names a space, power, piece or decision.
    pub(crate) fn refuses_for(&self, power: Power, text: &str, clause: &str, sentence: &str, named: &str) -> &Self {
        self.refuses(power, text, clause, sentence);
        let args = self.why(power, text).message.args;
        assert!(args.iter().any(|(_, arg)| *arg == Arg::Term(named.to_owned())), "{text}: {args:?}");
        self
    }
}

/// A hand of these cards.
pub(crate) fn hand(power: &str, cards: &[&str]) -> Value {
    json!({ "powers": { power: { "hand": cards } } })
}

/// Corinth has played a card.
pub(crate) fn playing(card: &str, over: Value) -> Table {
    let mut position = hand("corinth", &[card, "corinth_land_battle"]);
    lay(&over, &mut position);
    table(Corinth, "play", position).play(&[(Corinth, &format!("play({card})"))])
}

/// Athens has played a card.
pub(crate) fn athens_playing(card: &str, over: Value) -> Table {
    let mut position = hand("athens", &[card]);
    lay(&over, &mut position);
    table(Athens, "play", position).play(&[(Athens, &format!("play({card})"))])
}
