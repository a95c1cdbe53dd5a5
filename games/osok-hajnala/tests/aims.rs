//! What cards name and how long it lasts, held against what is printed on them: the texts are read, and tried on a battlefield on
//! which everything stands that there can be.

use osok_hajnala::{Card, Caste, Components, DeckRules, Kind, Options, OsokHajnala, STANDARD, State};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Seat, Turn};
use serde_json::{Value, json};
use toml::Table as File;

/// Ways in which texts say whom they name, the longer before what they begin with; how many at most; and all that this is on
/// the battlefield below.
const NAMED: [(&str, usize, &[&str]); 7] = [
    ("up to three different enemy characters, puppets or mounts", 3, &["B1", "B2", "B2 mount", "B3", "B4"]),
    ("up to two different enemy characters, puppets or mounts", 2, &["B1", "B2", "B2 mount", "B3", "B4"]),
    ("one enemy character, puppet or mount", 1, &["B1", "B2", "B2 mount", "B3", "B4"]),
    ("one enemy character or puppet", 1, &["B1", "B2", "B3", "B4"]),
    ("one enemy character", 1, &["B1", "B2", "B4"]),
    ("one adjacent own character", 1, &["A2"]),
    ("one of your characters", 1, &["A1", "A2", "A4"]),
];

/// How texts say until when, and how many ends of turns that is away in the own turn.
const UNTIL: [(&str, u8); 3] =
    [("until the end of your opponent's turn", 2), ("until the end of this turn", 1), ("this turn", 1)];

/// All cards with their texts, in small letters.
fn cards() -> impl Iterator<Item = (&'static Card, String)> {
    let file: File = STANDARD.parse().expect("it is TOML");
    let texts: Vec<String> = file["card"]
        .as_array()
        .expect("there are cards")
        .iter()
        .map(|card| card.get("text").map_or(String::new(), |text| text.as_str().expect("it is a text").to_lowercase()))
        .collect();
    Components::standard().cards.iter().zip(texts)
}

struct Table {
    game: OsokHajnala,
    state: State,
}

/// Puts a card where it is played or used: into the hand of a player with a hero of its caste, or onto one.
fn table(card: &Card, phase: &str) -> Table {
    let (hero, weapon) = match card.caste {
        Caste::Hunter => ("h-c8", "h-w1"),
        // Only for users of type ice.
        Caste::Mage if card.id == "m-i6" => ("m-c2", "m-w1"),
        Caste::Mage => ("m-c8", "m-w1"),
        Caste::Warrior => ("w-c8", "w-w1"),
    };
    let is_worn = card.kind == Kind::Weapon;
    let body = if card.kind.is_character() { card.id.as_str() } else { hero };
    let user = json!({ "card": body, "on": [if is_worn { card.id.as_str() } else { weapon }] });
    let in_hand = !is_worn && !card.kind.is_character() && card.kind != Kind::Noble;
    let mut hand = vec!["w-c1", "w-c1"];
    hand.extend(in_hand.then_some(card.id.as_str()));
    let slots = |first: Value| {
        let rider = json!({ "card": "w-c5", "on": ["w-m1"] });
        let trained = json!({ "card": "w-c5", "on": ["w-k1"] });
        json!({ "1": first, "2": rider, "3": { "card": "w-p1" }, "4": trained })
    };
    let both = "4 w-c1, 1 w-c3, 2 w-c5, 1 w-m1, 1 w-p1, 1 w-k1";
    let own = format!("noble m-noble, {both}, 1 h-c8, 1 m-c2, 1 m-c8, 1 w-c8, 1 h-w1, 1 m-w1, 1 w-w1, 1 ");
    let its = if card.kind == Kind::Noble { "w-a1" } else { card.id.as_str() };
    let decks = [own + its, format!("noble w-noble, {both}")];
    let is_noble = card.kind == Kind::Noble;
    let format = if is_noble { "noble" } else { "starter" }.to_owned();
    let keywords = card.is_of_keyword_module();
    let options = Options { format, decks, deck_rules: DeckRules::Free, keywords, ..Options::default() };
    let game = OsokHajnala::new(&options).expect("it is a good table");
    let enemy = slots(json!({ "card": "w-c3", "state": "idle" }));
    let setup = json!({ "phase": phase, "A": { "hand": hand, "slots": slots(user) }, "B": { "slots": enemy } });
    let setup = serde_json::from_value(setup).expect("it is of the right form");
    let state = game.position(&setup).unwrap_or_else(|fault| panic!("{}: {fault:?}", card.id));
    Table { game, state }
}

impl Table {
    /// What A may say.
    fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        let seat = Seat::new(0).expect("there are two");
        if matches!(self.game.turn(&self.state), Turn::Seats(waiting) if waiting.contains(seat)) {
            self.game.legal(&self.state, seat, &mut legal);
        }
        legal.into_iter().map(|action| self.game.notation(action)).collect()
    }

    fn says(&mut self, word: &str) {
        assert!(self.legal().contains(&word.to_owned()), "{word}: {:?}", self.legal());
        let action = self.game.parse(word).expect("it reads");
        self.game.apply(&mut self.state, Actor::Seat(Seat::new(0).expect("there are two")), action, &mut ());
    }

    /// The targets that A may name now, in order.
    fn targets(&self) -> Vec<String> {
        let legal = self.legal();
        let named = legal.iter().filter_map(|word| Some(word.strip_prefix("target(")?.strip_suffix(')')?.to_owned()));
        let mut named: Vec<_> = named.collect();
        named.sort();
        named
    }

    /// All that lasts because of a card: until the end of which turn from now.
    fn lasting(&self, card: &Card) -> Vec<Value> {
        let setup = serde_json::to_value(self.game.setup(&self.state)).expect("it is plain data");
        let running = setup["running"].as_array().cloned().unwrap_or_default();
        running.into_iter().filter(|it| it["card"] == card.id.as_str()).map(|it| it["ends"].clone()).collect()
    }
}

/// The word with which A plays or activates it; none if it does nothing of the sort.
fn word(card: &Card, text: &str) -> Option<(String, &'static str)> {
    Some(match card.kind {
        Kind::Instant => (format!("instant({})", card.id), "attack"),
        Kind::Quick => (format!("ability({})", card.id), "tactical"),
        Kind::Potion => (format!("potion({})", card.id), "tactical"),
        _ if !text.starts_with("activate") => return None,
        Kind::Noble => ("activate(noble)".to_owned(), "tactical"),
        Kind::Weapon => ("activate(1 weapon)".to_owned(), "tactical"),
        _ => ("activate(1 body)".to_owned(), "tactical"),
    })
}

/// Whom a text names, with how many at most.
fn named(text: &str) -> Option<(usize, Vec<String>)> {
    let (_, most, spots) = NAMED.into_iter().find(|(words, ..)| text.contains(words))?;
    Some((most, spots.iter().map(|spot| (*spot).to_owned()).collect()))
}

/// Holds: OH-4.2.1, OH-4.2.2, OH-4.2.5, OH-4.2.6, OH-4.25.2.
#[test]
fn each_text_names_whom_it_says() {
    let mut tried = 0;
    for (card, text) in cards() {
        let (Some((word, phase)), Some((most, whom))) = (word(card, &text), named(&text)) else { continue };
        let mut table = table(card, phase);
        table.says(&word);
        if whom.len() == 1 {
            // The only one is named without being asked for; the cost is asked for.
            assert_eq!(table.targets(), [""; 0], "{}", card.id);
        }
        let mut left = whom.clone();
        for number in 0..most.min(whom.len() - 1) {
            assert_eq!(table.targets(), left, "{} after {number}: {}", card.id, text);
            assert_eq!(table.legal().contains(&"enough".to_owned()), number > 0, "{}", card.id);
            table.says(&format!("target({})", left.remove(0)));
        }
        assert_eq!(table.targets(), [""; 0], "{}: no more than {most}", card.id);
        tried += 1;
    }
    assert!(tried > 20, "{tried}");
}

/// Holds: OH-4.25.5, OH-3.50.
#[test]
fn what_a_text_does_lasts_as_long_as_it_says() {
    let mut tried = 0;
    for (card, text) in cards() {
        let until = UNTIL.into_iter().find(|(words, _)| text.contains(words));
        // What waits for the next instant ends with that.
        let until = until.filter(|_| !text.contains("next instant"));
        let (Some((word, phase)), Some((_, turns))) = (word(card, &text), until) else { continue };
        let mut table = table(card, phase);
        table.says(&word);
        while let Some(choice) =
            table.legal().iter().find(|word| word.starts_with("target(") || word.starts_with("discard("))
        {
            if table.legal().contains(&"finish".to_owned()) {
                break;
            }
            table.says(&choice.clone());
        }
        let lasting = table.lasting(card);
        assert!(!lasting.is_empty(), "{}: {:?}", card.id, table.legal());
        assert!(lasting.iter().all(|ends| *ends == json!({ "turns": turns })), "{}: {lasting:?}", card.id);
        tried += 1;
    }
    assert!(tried > 8, "{tried}");
}
