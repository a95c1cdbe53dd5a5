//! Hands, decks and discard piles: copies are counted, drawn and taken away.

use quincunx_checks::lay;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Fault};
use serde_json::{Value, json};
use victory_or_death::{Copies, Options, Power, SeenPower, VictoryOrDeath};

use crate::effects::table::with_effect;
use crate::faults::{card, more_cards};
use crate::table::{Table, play_step};

/// Corinth with as many different cards as a deck can have: four of which there are several, and 48 single ones.
struct Deck {
    game: VictoryOrDeath,
    /// The first and the fourth of those with several copies, of which there are 8 and 15; the first and the last single card.
    ids: [String; 4],
}

/// As many copies of each of the four.
const COUNTS: [u8; 4] = [8, 15, 1, 1];

impl Deck {
    fn new() -> Self {
        let singles: Vec<_> = (0..25).map(|number| card(&format!("more{number}"), "event", 1)).collect();
        let (file, _) = more_cards(&singles, 25 + 3 + 10);
        let copies = |file: &str, card: &str, count: u8| {
            let at = file.find(&format!("id = \"{card}\"")).unwrap();
            let (before, after) = file.split_at(at);
            before.to_owned() + &after.replacen("copies = 5\n", &format!("copies = {count}\n"), 1)
        };
        let file = copies(&copies(&file, "corinth_muster_hoplite", 8), "corinth_sea_battle", 15);
        let cost = "[[{ pay = \"discard_type\", types = [\"sea_battle\", \"status\"], n = 8 }]]";
        let cue = "limit = \"once_per_turn\"\ntrigger = [{ on = \"own_turn\" }]";
        let dear = format!("{cue}\ncost = {cost}\nsteps = [{{ do = \"gain_vp\", n = 1 }}]");
        let file = with_effect(&file, ("cor_s8", "status", &dear));
        let game = VictoryOrDeath::new(&Options { components: Some(file), ..Options::default() }).unwrap();
        let cards = game.components().cards;
        let own = || cards.iter().filter(|card| card.id.starts_with("cor") || card.id.starts_with("more"));
        let several: Vec<_> = own().filter(|card| card.copies > 1).map(|card| card.id.clone()).collect();
        let single: Vec<_> = own().filter(|card| card.copies == 1).map(|card| card.id.clone()).collect();
        assert_eq!((several.len(), single.len()), (4, 48));
        let ids = [several[0].clone(), several[3].clone(), single[0].clone(), single[47].clone()];
        Self { game, ids }
    }

    /// So many copies of each of the four cards.
    fn cards(&self, counts: [u8; 4]) -> Vec<&str> {
        let copies = |(id, count)| vec![id; usize::from(count)];
        self.ids.iter().map(String::as_str).zip(counts).flat_map(copies).collect()
    }

    /// The Play step of Corinth, which has its cards in these places.
    fn table(&self, cards: &Value, over: &Value) -> Result<Table, Fault> {
        let mut position = play_step(Power::Corinth, over);
        lay(&json!({ "powers": { "corinth": cards } }), &mut position);
        Table::at(self.game.clone(), &position)
    }
}

fn corinth(table: &Table) -> SeenPower {
    table.everything().powers.swap_remove(0)
}

fn counted(copies: &[Copies]) -> Vec<(String, u8)> {
    let mut counted: Vec<_> = copies.iter().map(|copies| (copies.card.to_string(), copies.count)).collect();
    counted.sort();
    counted
}

#[test]
fn copies_are_counted_drawn_and_taken_away() {
    let deck = Deck::new();
    let drawing = json!({ "drawing": { "power": "corinth", "left": 1, "discard": false } });
    let mut table = deck.table(&json!({ "deck": deck.cards(COUNTS) }), &drawing).unwrap();
    let own = corinth(&table);
    let told: Vec<_> = deck.ids.iter().cloned().zip(COUNTS).collect();
    let mut sorted = told.clone();
    sorted.sort();
    assert_eq!((own.deck, counted(&own.own.unwrap().deck)), (25, sorted));
    let mut outcomes = Vec::new();
    table.game.outcomes(&table.state, &mut outcomes);
    let outcomes: Vec<_> = outcomes.into_iter().map(|(card, weight)| (table.game.notation(card), weight)).collect();
    let each_once: Vec<_> = told.iter().map(|(id, count)| (format!("card({id})"), u32::from(*count))).collect();
    assert_eq!((outcomes, table.game.weight(&table.state)), (each_once, 25));
    let drawn: Vec<_> = (0..25).map(|number| table.game.notation(table.game.outcome(&table.state, number))).collect();
    let each: Vec<_> = deck.cards(COUNTS).iter().map(|id| format!("card({id})")).collect();
    assert_eq!(drawn, each);
    let card = table.game.parse(&each[8]).unwrap();
    table.game.apply(&mut table.state, Actor::Chance, card, &mut ());
    let own = corinth(&table);
    assert_eq!((own.deck, own.own.unwrap().hand.len()), (24, 1));
}

#[test]
fn nothing_is_left_where_all_is_taken_away() {
    let deck = Deck::new();
    let table = deck.table(&json!({ "hand": deck.cards(COUNTS) }), &json!({})).unwrap();
    let corinth = corinth(&table);
    assert_eq!((corinth.hand, corinth.deck, corinth.discard), (25, 43 + 25 + 3 + 10 - 25, 0));
    assert_eq!(corinth.own.unwrap().discard, []);
}

/// Cards of a type are counted with their copies.
///
/// Holds: VOD-4.14.3.
#[test]
fn copies_of_some_types_are_counted() {
    let deck = Deck::new();
    let can_pay = |counts| {
        let cards = json!({ "status": ["cor_s8"], "hand": deck.cards(counts) });
        deck.table(&cards, &json!({})).unwrap().can("use(cor_s8)")
    };
    assert!(can_pay([0, 7, 1, 0]) && can_pay([8, 7, 1, 1]) && can_pay([0, 8, 0, 0]));
    assert!(!can_pay([8, 6, 1, 1]) && !can_pay([8, 7, 0, 1]));
}

/// Of a hand everybody may know what is in it, and no more.
///
/// Holds: VOD-4.16.11.
#[test]
fn what_is_known_of_a_hand_is_in_it() {
    let deck = Deck::new();
    let position = |hand, shown| {
        let cards = json!({ "hand": deck.cards(hand), "shown": deck.cards(shown) });
        let table = deck.table(&cards, &json!({})).map_err(|fault| fault.message.key)?;
        Ok(corinth(&table).shown.iter().map(|copies| copies.count).sum::<u8>())
    };
    assert_eq!(position(COUNTS, [3, 0, 0, 1]), Ok(4));
    assert_eq!(position(COUNTS, COUNTS), Ok(25));
    let unknown = Err("fault-position-shown");
    assert_eq!(position([2, 15, 1, 1], [3, 0, 0, 1]), unknown);
    assert_eq!(position([8, 15, 1, 0], [3, 0, 0, 1]), unknown);
}
