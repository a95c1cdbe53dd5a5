//! Hands, decks and discard piles: copies are counted, go from one to another, and none is lost or made.

use osok_hajnala::{Components, Copies, DeckRules, ExchangeOrder, Options, OsokHajnala, SeenPile, SeenPlayer, State};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Arg, Explain, Fault, Message, Observer, Seat, Turn};
use serde_json::{Value, json};

use crate::faults::{card, more};

/// A table at which A brings one copy of card 3 of its file, four of card 7 and 55 of card 200: as many cards as a deck can have.
struct Table {
    game: OsokHajnala,
    /// The ids of the three cards.
    ids: [String; 3],
}

impl Table {
    fn new() -> Self {
        // The standard file has not so many cards.
        let cards: String = (0..100).map(|number| card(&format!("n{number}"), "weapon", "")).collect();
        let (file, _) = more(&format!("@{cards}"));
        let parts = Components::read(&file).expect("it is a good file");
        let ids = [3, 7, 200].map(|place: usize| parts.cards[place].id.to_string());
        let [one, four, many] = &ids;
        let options = Options {
            components: Some(file),
            decks: [format!("1 {one}\n4 {four}\n55 {many}\n"), format!("30 {many}\n")],
            deck_rules: DeckRules::Free,
            exchange_order: ExchangeOrder::ShuffleFirst,
            ..Options::default()
        };
        Self { game: OsokHajnala::new(&options).expect("it is a good table"), ids }
    }

    fn position(&self, position: Value) -> Result<State, Fault> {
        self.game.position(&serde_json::from_value(position).expect("it is of the right form"))
    }

    /// A holds one copy of the last card and two of the second, which all know of, and draws a card in his turn.
    fn drawing(&self) -> Value {
        let [_, four, many] = &self.ids;
        let hand = json!([four, many, four]);
        let drawing = json!({ "player": "A", "left": 1 });
        json!({ "phase": "draw", "drawing": drawing, "A": { "hand": hand, "known": hand } })
    }

    /// So many copies of cards, in the order of the file, as they are shown.
    fn copies<const N: usize>(&self, counts: [(usize, u8); N]) -> Vec<(String, u8)> {
        counts.map(|(card, count)| (self.ids[card].clone(), count)).to_vec()
    }

    /// What A sees of himself.
    fn shown(&self, state: &State) -> SeenPlayer {
        let [shown, _] = self.game.view(state, Observer::Seat(SEAT)).players;
        shown
    }

    /// What can be drawn, and how often it is there.
    fn outcomes(&self, state: &State) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        self.game.outcomes(state, &mut outcomes);
        outcomes.into_iter().map(|(action, weight)| (self.game.notation(action), weight)).collect()
    }

    /// What is drawn, as it is written.
    fn drawn<const N: usize>(&self, counts: [(usize, u32); N]) -> Vec<(String, u32)> {
        counts.map(|(card, count)| (format!("card({})", self.ids[card]), count)).to_vec()
    }

    fn goes_on(&self, state: &mut State, by: Actor, word: &str) {
        let action = self.game.parse(word).unwrap_or_else(|| panic!("{word}"));
        if let Actor::Seat(seat) = by {
            assert_eq!(self.game.refusal(state, seat, action).map(|why| why.explain()), None, "{word}");
        }
        self.game.apply(state, by, action, &mut ());
    }
}

const SEAT: Seat = Seat::new(0).expect("there are two");
const A: Actor = Actor::Seat(SEAT);

fn counted(copies: &[Copies]) -> Vec<(String, u8)> {
    copies.iter().map(|copies| (copies.card.to_string(), copies.count)).collect()
}

/// How many cards lie in a pile, and which.
fn pile(pile: &SeenPile) -> (u8, Vec<(String, u8)>) {
    let cards = pile.cards.as_deref().map(counted);
    (pile.count.expect("he sees them"), cards.expect("he sees them"))
}

#[test]
fn copies_are_counted_put_in_and_taken_out() {
    let table = Table::new();
    let [one, four, many] = &table.ids;
    assert_eq!(table.shown(&table.game.start()).deck.count, Some(60));
    let mut state = table.position(table.drawing()).expect("the list has them");
    let some = table.copies([(1, 2), (2, 1)]);
    assert_eq!(pile(&table.shown(&state).hand), (3, some.clone()));

    table.goes_on(&mut state, Actor::Chance, &format!("card({one})"));
    assert_eq!(pile(&table.shown(&state).hand), (4, table.copies([(0, 1), (1, 2), (2, 1)])));
    let mut legal = Vec::new();
    table.game.legal(&state, SEAT, &mut legal);
    let words: Vec<_> = legal.iter().map(|action| table.game.notation(*action)).collect();
    let discards = [one, four, many].map(|card| format!("discard({card})"));
    assert_eq!(words[1..], discards, "each name once, besides keeping them");
    table.goes_on(&mut state, A, &discards[0]);
    let shown = table.shown(&state);
    assert_eq!(pile(&shown.hand), (3, some.clone()));
    assert_eq!(counted(&shown.known), some, "what is not there cannot be taken out");
    table.goes_on(&mut state, A, &discards[1]);
    assert_eq!(pile(&table.shown(&state).hand), (2, table.copies([(1, 1), (2, 1)])));

    let fault = table.position(json!({ "phase": "draw", "A": { "hand": [one, one] } })).unwrap_err();
    let told = Message::new("fault-position-copies").with("id", Arg::Text(one.clone()));
    assert_eq!(fault.message, told, "there is one copy of it");
}

#[test]
fn copies_of_a_card_stand_side_by_side() {
    let table = Table::new();
    let [_, four, many] = &table.ids;
    let setup =
        json!({ "phase": "draw", "drawing": { "player": "A", "left": 1 }, "A": { "deck": [four, many, four] } });
    let state = table.position(setup).expect("the list has them");
    let drawn = (0..3).map(|number| table.game.notation(table.game.outcome(&state, number)));
    assert_eq!(drawn.collect::<Vec<_>>(), [four, four, many].map(|card| format!("card({card})")));
    assert_eq!(table.game.weight(&state), 3);
}

#[test]
fn piles_are_joined_and_parted() {
    let table = Table::new();
    let [_, four, many] = &table.ids;
    let state = table.position(table.drawing()).expect("the list has them");
    assert_eq!((table.shown(&state).deck.count, table.game.weight(&state)), (Some(57), 57));
    assert_eq!(table.outcomes(&state), table.drawn([(0, 1), (1, 2), (2, 54)]));

    // What was set aside comes to the deck again before other cards are drawn for it (OH-R32).
    let own = json!({ "opening": "seven", "hand": [four, many, four, many, many, many, many] });
    let enemy = json!({ "opening": "seven", "hand": [many, many, many, many, many, many, many], "done": true });
    let setup = json!({ "stage": "exchange", "A": own, "B": enemy });
    let mut state = table.position(setup).expect("the list has them");
    for card in [four, many, four, many, many, many, many] {
        table.goes_on(&mut state, A, &format!("set-aside({card})"));
    }
    assert_eq!(table.game.turn(&state), Turn::Chance);
    assert_eq!((table.shown(&state).deck.count, table.game.weight(&state)), (Some(60), 60));
    assert_eq!(table.outcomes(&state), table.drawn([(0, 1), (1, 4), (2, 55)]));
}
