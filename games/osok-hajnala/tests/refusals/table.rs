//! A table in a position, and what it refuses.

use osok_hajnala::{DeckRules, Options, OsokHajnala, State};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Explain, Seat};
use serde_json::{Value, json};

/// Both players bring these cards.
const DECK: &str = "2 w-c1, 2 w-c3, 1 w-c5, 1 w-c6, 1 w-c8, 1 h-c1, 1 h-c3, 1 h-c5, 1 h-c8, 1 m-c1, 1 m-c6, 2 kw-1, \
                    1 kw-3, 1 w-w1, 2 w-w2, 1 w-w4, 1 w-w5, 1 w-a1, 1 h-w1, 1 m-w1, 1 h-w5, 1 w-i1, 1 w-i2, 1 w-i4, \
                    1 w-q1, 1 w-t1, 1 w-t2, 1 h-t1, 1 h-t2, 1 h-k2, 1 m-k1, 1 w-k1, 1 w-k4, 1 w-m1, 1 w-p1, 1 h-p1, 1 m-i6, \
                    1 m-i1, 1 m-q1, 1 h-q1, 1 w-d1, 1 m-d1, 1 h-d1, 1 h-d2, 1 w-d2";

/// A table in a position.
pub(crate) struct Table {
    game: OsokHajnala,
    state: State,
}

/// What a refusal says: its clause and the key of its sentence; nothing if the action is legal.
pub(crate) type Said = Option<(&'static str, &'static str)>;

fn seat(player: char) -> Seat {
    Seat::new(usize::from(player == 'B')).expect("there are two")
}

/// The tactical phase of A, in which he decides.
pub(crate) fn tactical(a: Value, b: Value) -> Table {
    table(rules(), json!({ "phase": "tactical", "A": a, "B": b }))
}

/// The attack phase of A, in which he decides.
pub(crate) fn attacking(a: Value, b: Value) -> Table {
    table(rules(), json!({ "phase": "attack", "A": a, "B": b }))
}

/// The rules, with any cards.
pub(crate) fn rules() -> Options {
    let decks = [DECK; 2].map(Into::into);
    Options { decks, deck_rules: DeckRules::Free, keywords: true, ..Options::default() }
}

pub(crate) fn table(options: Options, position: Value) -> Table {
    let game = OsokHajnala::new(&options).expect("it is a good table");
    let setup = serde_json::from_value(position).expect("it is of the right form");
    let state = game.position(&setup).expect("it is a good position");
    Table { game, state }
}

impl Table {
    /// A player does this, which is legal.
    pub(crate) fn after(mut self, player: char, action: &str) -> Self {
        assert_eq!(self.said(player, action), None, "{action}");
        let done = self.game.parse(action).expect("it is written well");
        self.game.apply(&mut self.state, Actor::Seat(seat(player)), done, &mut ());
        self
    }

    /// What a player is told who wants to do this.
    pub(crate) fn said(&self, player: char, action: &str) -> Said {
        let wanted = self.game.parse(action).unwrap_or_else(|| panic!("{action}"));
        let refusal = self.game.refusal(&self.state, seat(player), wanted)?.explain();
        Some((refusal.clause.0, refusal.message.key))
    }

    /// What A is told.
    pub(crate) fn a(&self, action: &str) -> Said {
        self.said('A', action)
    }
}
