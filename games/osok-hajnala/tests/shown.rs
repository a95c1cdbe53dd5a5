//! Single things as each observer is shown them (section 6).

use osok_hajnala::{CardId, Copies, DeckRules, Options, OsokHajnala, SeenEnd, SeenLasting, SeenStanding, State, View};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Named, Observer, Seat};
use serde_json::{Value, json};

const DECK: &str = "4 w-c1, 2 w-c3, 1 w-c6, 1 w-c8, 1 h-c3, 1 m-c7, 2 w-w1, 1 w-w4, 1 w-w5, 1 h-w1, 1 m-w1, 1 w-a1, 1 w-i1, 1 h-i4, \
                    1 m-d1";

struct Table {
    game: OsokHajnala,
    state: State,
}

fn table(position: Value) -> Table {
    let decks = [DECK; 2].map(Into::into);
    let options = Options { decks, deck_rules: DeckRules::Free, ..Options::default() };
    let game = OsokHajnala::new(&options).expect("it is a good table");
    let setup = serde_json::from_value(position).expect("it is of the right form");
    let state = game.position(&setup).expect("it is a good position");
    Table { game, state }
}

impl Table {
    fn says(&mut self, seat: usize, word: &str) {
        let (seat, action) = (Seat::new(seat).expect("there are two"), self.game.parse(word).expect("it reads"));
        assert!(self.game.refusal(&self.state, seat, action).is_none(), "{word}");
        self.game.apply(&mut self.state, Actor::Seat(seat), action, &mut ());
    }

    /// What A, B and an onlooker are shown.
    fn views(&self) -> [View; 3] {
        let seats = [0, 1].map(|seat| Observer::Seat(Seat::new(seat).expect("there are two")));
        [seats[0], seats[1], Observer::Spectator].map(|observer| self.game.view(&self.state, observer))
    }
}

fn ids(cards: &[Copies]) -> Vec<(&str, u8)> {
    cards.iter().map(|copies| (&*copies.card, copies.count)).collect()
}

/// Holds: OH-X113, OH-4.23.4, OH-6.15, OH-N36.
#[test]
fn a_discard_pile_is_looked_through_by_its_owner_and_counted_by_the_other() {
    let own = json!({ "discard": ["w-w1", "w-c1", "w-c1"] });
    let table = table(json!({ "phase": "tactical", "A": own, "B": { "discard": ["m-d1", "w-i1"] } }));
    let [a, b, onlooker] = table.views().map(|view| view.players.map(|player| player.discard));
    for (observer, seat) in [(&a, 0), (&b, 1)] {
        let lists = [vec![("w-c1", 2), ("w-w1", 1)], vec![("w-i1", 1), ("m-d1", 1)]];
        let mut shown = ids(observer[seat].cards.as_deref().expect("it is his own"));
        let mut list = lists[seat].clone();
        shown.sort();
        list.sort();
        assert_eq!(shown, list);
        assert_eq!(observer[1 - seat].cards, None, "the other one's");
    }
    assert!(onlooker.iter().all(|pile| pile.cards.is_none()));
    for piles in [a, b, onlooker] {
        assert_eq!(piles.map(|pile| pile.count), [Some(3), Some(2)]);
    }
    let tops = table.views().map(|view| view.players.map(|player| player.top));
    let are_open =
        |tops: &[Option<Named<CardId>>; 2]| tops.each_ref().map(|top| top.as_deref()) == [Some("w-c1"), Some("w-i1")];
    assert!(tops.iter().all(are_open), "{tops:?}");
}

/// Holds: OH-6.14, OH-6.15.
#[test]
fn a_discarded_card_lies_on_top_for_all() {
    let own = json!({ "hand": ["w-c1", "w-a1", "w-w1"] });
    let mut table = table(json!({ "phase": "draw", "A": own, "B": {} }));
    table.says(0, "discard(w-a1)");
    for view in table.views() {
        assert_eq!((view.players[0].top.as_deref(), view.players[0].discard.count), (Some("w-a1"), Some(1)));
        assert_eq!(view.players[0].hand.count, Some(2));
    }
}

/// Holds: OH-6.19, OH-6.21, OH-4.20.3.
#[test]
fn the_dead_and_what_lies_under_them_are_shown_to_all() {
    let dead = json!({ "card": "w-c3", "state": "dead", "on": ["w-w1", "w-w4", "w-a1"] });
    let table = table(json!({ "phase": "tactical", "A": {}, "B": { "slots": { "2": dead } } }));
    for view in table.views() {
        assert_eq!(view.players[1].dead, 1);
        let slot = view.players[1].slots[1].as_ref().expect("it fills its slot");
        let cards: Vec<_> = slot.cards.iter().map(|lying| &*lying.card).collect();
        assert_eq!((slot.standing, cards), (SeenStanding::Dead, vec!["w-c3", "w-w1", "w-w4", "w-a1"]));
        assert!(slot.attack.is_none() && slot.cards.iter().all(|lying| lying.vital.is_none()), "{slot:?}");
    }
}

/// Holds: OH-6.23, OH-4.17.7.
#[test]
fn delayed_damage_is_shown_to_all() {
    let own = json!({ "hand": ["h-i4"], "slots": { "1": { "card": "h-c3", "on": ["h-w1"] } } });
    let enemy = json!({ "slots": { "3": { "card": "w-c6" } } });
    let mut table = table(json!({ "phase": "attack", "A": own, "B": enemy }));
    table.says(0, "instant(h-i4)");
    for view in table.views() {
        let [running] = view.running.as_slice() else { panic!("{:?}", view.running) };
        assert_eq!((running.what.clone(), &*running.on), (SeenLasting::Delayed { n: 4 }, "B3"));
        assert_eq!((&*running.card, running.owner, running.ends), ("h-i4", 0, SeenEnd::Never));
    }
}

/// Of two multiplications the one that was played later stands later.
///
/// Holds: OH-6.24, OH-4.17.4.
#[test]
fn the_order_of_multiplications_is_shown_to_all() {
    let slots = json!({ "1": { "card": "w-c8", "on": ["w-w5"] }, "2": { "card": "m-c7", "on": ["m-w1"] } });
    let mut table = table(json!({ "phase": "tactical", "A": { "slots": slots }, "B": {} }));
    table.says(0, "activate(2 body)");
    for view in table.views() {
        let told: Vec<_> = view.running.iter().map(|running| (&running.what, &*running.card)).collect();
        let [(SeenLasting::Since, "w-w5"), (SeenLasting::Times { by: [2, 1], .. }, "m-c7")] = told.as_slice() else {
            panic!("{told:?}")
        };
    }
}
