//! What is shown of a position.

use osok_hajnala::{
    Copies, Decision, DeckRules, Fate, Forecast, Options, OsokHajnala, SeenAct, SeenDeed, SeenEnd, SeenFlag,
    SeenLasting, SeenPhase, SeenPile, SeenSlot, SeenStanding, State, View,
};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Conformance, Observer, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const SEATS: [Seat; 2] = [Seat::new(0).unwrap(), Seat::new(1).unwrap()];
const OBSERVERS: [Observer; 3] = [Observer::Seat(SEATS[0]), Observer::Seat(SEATS[1]), Observer::Spectator];

/// A game that is told what happens. Decks are so small that both players hold all their cards.
struct Table {
    game: OsokHajnala,
    state: State,
}

impl Table {
    fn new(format: &str, decks: [&str; 2]) -> Self {
        let decks = decks.map(|deck| deck.replace(", ", "\n") + "\n");
        let options = Options { format: format.to_owned(), decks, deck_rules: DeckRules::Free, ..Options::default() };
        let game = OsokHajnala::new(&options).expect("it is a legal table");
        let state = game.start();
        Self { game, state }
    }

    /// The same in the first turn of A, with all cards in hand.
    fn in_first_turn(format: &str, decks: [&str; 2]) -> Self {
        let mut table = Self::new(format, decks);
        table.chance("dice(6, 1)");
        table.says(0, "draw-seven").says(1, "draw-seven").says(0, "me").says(0, "done").says(1, "done");
        table
    }

    fn chance(&mut self, outcome: &str) {
        let action = self.game.parse(outcome).expect("it is an outcome");
        self.game.apply(&mut self.state, Actor::Chance, action, &mut ());
    }

    /// Somebody chooses; then all cards are drawn that are to be, the first ones of the deck's list.
    fn says(&mut self, seat: usize, action: &str) -> &mut Self {
        let (by, action) = (SEATS[seat], self.game.parse(action).unwrap_or_else(|| panic!("no action: {action}")));
        let mut legal = Vec::new();
        self.game.legal(&self.state, by, &mut legal);
        assert!(legal.contains(&action), "{}", self.words(&legal));
        self.game.apply(&mut self.state, Actor::Seat(by), action, &mut ());
        while self.game.turn(&self.state) == Turn::Chance {
            let drawn = self.game.outcome(&self.state, 0);
            self.game.apply(&mut self.state, Actor::Chance, drawn, &mut ());
        }
        self
    }

    fn words(&self, actions: &[osok_hajnala::Action]) -> String {
        let mut words = String::from("legal:");
        for action in actions {
            words.push(' ');
            self.game.write(*action, &mut words).expect("a string takes everything");
        }
        words
    }

    fn view(&self, seat: usize) -> View {
        self.game.view(&self.state, OBSERVERS[seat])
    }

    fn slot(&self, seat: usize, slot: usize) -> SeenSlot {
        self.view(2).players[seat].slots[slot - 1].clone().expect("something stands there")
    }

    /// What the attack on a target would do, as the player sees it who may make it.
    fn forecast(&self, seat: usize, attacker: &str, on: &str) -> Forecast {
        let forecasts = self.view(seat).forecasts;
        let found = forecasts.iter().find(|forecast| *forecast.attacker == *attacker && *forecast.on == *on);
        found.unwrap_or_else(|| panic!("{forecasts:?}")).clone()
    }
}

/// Plays random games at all tables of the conformance suite, asking at every position.
fn in_games(mut check: impl FnMut(&OsokHajnala, &State, &[View; 3])) {
    for (seed, options) in OsokHajnala::samples().iter().cycle().take(12).enumerate() {
        let game = OsokHajnala::new(options).expect("it is a legal table");
        let mut rng = Pcg64Mcg::seed_from_u64(seed as u64);
        let mut state = game.start();
        loop {
            check(&game, &state, &OBSERVERS.map(|observer| game.view(&state, observer)));
            let (by, action) = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.outcome(&state, below(&mut rng, game.weight(&state)))),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("the table waits for somebody");
                    let mut legal = Vec::new();
                    game.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), game.any_legal(&state, seat, &legal, &mut rng))
                }
            };
            game.apply(&mut state, by, action, &mut ());
        }
    }
}

fn count(cards: &[Copies]) -> u8 {
    cards.iter().map(|copies| copies.count).sum()
}

fn ids(cards: &[Copies]) -> Vec<&str> {
    cards.iter().flat_map(|copies| std::iter::repeat_n(&*copies.card, usize::from(copies.count))).collect()
}

/// Holds: OH-6.3, OH-6.5, OH-6.6, OH-6.10, OH-6.12, OH-6.15.
#[test]
fn piles_are_told_to_their_owner_and_counted_for_the_others() {
    in_games(|_, _, views| {
        for (observer, view) in views.iter().enumerate() {
            for (seat, player) in view.players.iter().enumerate() {
                let is_own = observer == seat;
                let aside = player.aside.iter();
                for pile in [&player.hand, &player.discard].into_iter().chain(aside) {
                    assert_eq!(pile.cards.is_some(), is_own);
                    assert!(pile.cards.as_ref().is_none_or(|cards| Some(count(cards)) == pile.count));
                }
                assert_eq!(player.deck.cards.is_some(), is_own && view.phase == SeenPhase::Opening);
                assert!(player.deck.count.is_some() && player.discard.count.is_some() && player.hand.count.is_some());
                assert_eq!(player.top, views[seat].players[seat].top, "the top card lies open");
                let own = views[seat].players[seat].hand.cards.as_ref().expect("a player sees his hand");
                let has = |known: &Copies| own.iter().any(|held| held.card == known.card && held.count >= known.count);
                assert!(player.known.iter().all(has), "what is known to be in a hand is there");
            }
        }
    });
}

/// Whatever a position hides from an observer, guessed anew, changes nothing in what he is shown.
///
/// Holds: OH-6.4, OH-6.8, OH-6.11, OH-6.13, OH-6.26, OH-6.28.
#[test]
fn positions_that_an_observer_cannot_tell_apart_are_shown_alike() {
    let (mut rng, mut others) = (Pcg64Mcg::seed_from_u64(7), 0);
    in_games(|game, state, views| {
        for (observer, view) in OBSERVERS.into_iter().zip(views) {
            let mut guess = state.clone();
            game.resample(&mut guess, observer, &mut rng);
            others += usize::from(guess != *state);
            assert_eq!(game.view(&guess, observer), *view);
        }
    });
    assert!(others > 1000, "most guesses are other positions");
}

/// All that lies open is shown to everybody alike.
///
/// Holds: OH-6.1, OH-6.14, OH-6.16, OH-6.17, OH-6.18, OH-6.19, OH-6.20, OH-6.21, OH-6.22, OH-6.23, OH-6.24, OH-6.25.
#[test]
fn what_lies_open_is_shown_to_everybody_alike() {
    let nothing = || SeenPile { count: None, cards: None };
    let in_the_open = |view: &View| {
        let mut open = view.clone();
        open.forecasts.clear();
        for player in &mut open.players {
            (player.hand.cards, player.deck.cards, player.discard.cards) = (None, None, None);
            player.hand.count = None;
            player.aside = player.aside.take().map(|_| nothing());
            player.opening = None;
        }
        open
    };
    in_games(|game, state, views| {
        let all = game.view(state, game.everything(state));
        assert!(views.iter().all(|view| in_the_open(view) == in_the_open(&all)));
        assert!(views[2].forecasts.is_empty(), "nobody whose forecasts these are");
    });
}

/// Holds: OH-6.1.
#[test]
fn the_beginning_is_told_as_it_goes() {
    let mut table = Table::new("starter", ["1 w-c1, 1 w-w1", "1 h-c1"]);
    assert_eq!((table.view(2).phase, table.view(2).favoured), (SeenPhase::Dice, None));
    table.chance("dice(2, 5)");
    assert_eq!(
        (table.view(2).phase, table.view(2).favoured, table.view(2).active),
        (SeenPhase::Opening, Some(1), None)
    );
    table.says(0, "draw-seven").says(1, "draw-seven");
    let decision = table.view(2).decision.expect("B decides who starts");
    assert_eq!((table.view(2).phase, decision.kind, decision.player), (SeenPhase::WhoStarts, Decision::WhoStarts, 1));
    table.says(1, "me");
    assert_eq!((table.view(2).phase, table.view(2).active, table.view(2).turn), (SeenPhase::Exchange, Some(1), 0));
    table.says(0, "done").says(1, "done");
    assert_eq!((table.view(2).phase, table.view(2).active, table.view(2).turn), (SeenPhase::Tactical, Some(1), 1));
}

/// Holds: OH-6.6, OH-6.7, OH-6.8, OH-6.9.
#[test]
fn how_a_player_opens_is_told_when_both_have_chosen() {
    let mut table = Table::new("starter", ["1 w-c1, 1 w-w1", "2 h-c1"]);
    table.chance("dice(6, 1)");
    let own = table.view(0).players[0].deck.cards.clone().expect("he chooses from his deck");
    assert_eq!(ids(&own), ["w-c1", "w-w1"]);
    assert!(table.view(2).players.iter().all(|player| player.thinking));
    table.says(0, "starting-card(w-w1)");
    let opening = |table: &Table, observer: usize| {
        let opening = table.view(observer).players[0].opening.clone();
        opening.map(|opening| (opening.with_starting_card, opening.card.map(|card| card.to_string())))
    };
    let known = || Some((true, Some("w-w1".to_owned())));
    assert_eq!([0, 1, 2].map(|observer| opening(&table, observer)), [known(), None, None]);
    assert_eq!(table.view(1).players.map(|player| player.thinking), [false, true]);
    table.says(1, "draw-seven");
    let face_down = || Some((true, None));
    assert_eq!([0, 1, 2].map(|observer| opening(&table, observer)), [known(), face_down(), face_down()]);
    table.says(0, "opponent");
    assert_eq!([0, 1, 2].map(|observer| opening(&table, observer)), [known(), known(), known()]);
    table.says(0, "done").says(1, "done");
    assert_eq!(ids(&table.view(1).players[0].known), ["w-w1"], "everybody has seen it go into the hand");
}

/// Holds: OH-6.10, OH-6.11.
#[test]
fn how_many_cards_are_set_aside_is_told_when_both_are_done() {
    let mut table = Table::new("starter", ["3 w-c1", "3 h-c1, 6 h-w1"]);
    table.chance("dice(6, 1)");
    table.says(0, "draw-seven").says(1, "draw-seven").says(0, "me");
    table.says(1, "set-aside(h-c1)").says(1, "set-aside(h-c1)");
    let (own, other) = (table.view(1).players[1].clone(), table.view(0).players[1].clone());
    let aside = own.aside.expect("he sets cards aside");
    assert_eq!((aside.count, ids(&aside.cards.expect("he sees them"))), (Some(2), vec!["h-c1", "h-c1"]));
    assert_eq!(own.hand.count, Some(5));
    assert_eq!(other.aside, Some(SeenPile { count: None, cards: None }));
    assert_eq!(other.hand.count, Some(7), "nor does the hand tell");
}

/// Holds: OH-6.16, OH-6.17, OH-6.18, OH-6.20, OH-6.22.
#[test]
fn what_stands_on_the_battlefield_is_shown_as_it_is_now() {
    let mut table =
        Table::in_first_turn("noble", ["noble w-noble, 1 w-c2, 1 w-w1, 1 w-k2, 1 w-c1", "noble w-noble, 1 w-c1"]);
    assert_eq!(table.view(2).players[0].places, [1, 4]);
    table.says(0, "place(w-c2)").says(0, "slot(1)").says(0, "active");
    let bare = table.slot(0, 1).attack.expect("it has a damage");
    assert_eq!((bare.character, bare.weapon, bare.dealt), (1, None, 0));
    table.says(0, "equip(w-w1)").says(0, "ability(w-k2)");
    let view = table.view(1);
    let player = &view.players[0];
    assert_eq!((player.life, player.level, player.rightwards, player.placed), (19, 1, Some(true), true));
    assert_eq!(player.noble.as_ref().map(|noble| &*noble.card), Some("w-noble"));
    assert_eq!(player.places, [2]);
    let slot = table.slot(0, 1);
    let cards: Vec<_> = slot.cards.iter().map(|lying| (lying.part, &*lying.card)).collect();
    assert_eq!(cards, [("body", "w-c2"), ("weapon", "w-w1"), ("on-weapon", "w-k2")]);
    let attack = slot.attack.expect("it has a damage");
    assert_eq!((attack.character, attack.weapon, attack.dealt), (2, Some(2), 0), "OH-X88");
    let vital = slot.cards[0].vital.expect("it can suffer");
    assert_eq!((vital.armour, vital.max, vital.poison), (2, 2, None));
    assert_eq!(slot.standing, SeenStanding::Active);
    let flags = [SeenFlag::Ability, SeenFlag::Equipped, SeenFlag::Came, SeenFlag::Exerted];
    assert_eq!(slot.flags, flags);
}

/// A table in the third turn: A's armed character in slot 1 and a recruit beside it, B's recruit in slot 1, lying idle.
fn before_the_blow() -> Table {
    let mut table = Table::in_first_turn("starter", ["1 w-c2, 1 w-c1, 1 w-w1, 1 w-k2", "2 w-c1"]);
    table.says(0, "place(w-c2)").says(0, "slot(1)").says(0, "active");
    table.says(0, "equip(w-w1)").says(0, "ability(w-k2)").says(0, "finish");
    table.says(1, "place(w-c1)").says(1, "slot(1)").says(1, "idle").says(1, "finish");
    table.says(0, "place(w-c1)").says(0, "active");
    table
}

/// Holds: OH-X88, OH-4.17.3, OH-4.5.4, OH-4.16.1, OH-4.16.5.
#[test]
fn an_attack_shows_its_outcome_before_it_is_named() {
    let mut table = before_the_blow();
    let spared = table.forecast(0, "A1", "B1");
    let sum = spared.blow.sum;
    assert_eq!((sum.character, sum.weapon, sum.dealt, sum.suffered, sum.poison, sum.amount), (2, 2, 0, 0, false, 4));
    assert_eq!((spared.blow.left, spared.blow.fate), (4, Fate::Spared));
    let cost = spared.take_over.expect("a character's owner may take it over");
    assert_eq!((cost.amount, cost.left), (4, 15));
    assert!(spared.back.is_none() && table.view(1).forecasts.is_empty());
    table.says(0, "attack(1)");
    assert_eq!(table.forecast(0, "A1", "B1"), spared, "also while the target is named");
    table.says(0, "target(B1)");
    let view = table.view(2);
    assert_eq!(view.decision.map(|decision| (decision.kind, decision.player)), Some((Decision::TakeOver, 1)));
    let Some(SeenAct { by: 0, stands: true, deed: SeenDeed::Attack { forecast, on, .. }, .. }) = view.act else {
        panic!("it is under way")
    };
    assert_eq!((on.as_deref(), forecast.as_deref()), (Some("B1"), Some(&spared)), "everybody sees what is coming");
    table.says(1, "suffer");
    let slot = table.slot(1, 1);
    assert_eq!((slot.standing, slot.cards[0].vital.map(|vital| vital.armour)), (SeenStanding::Active, Some(4)));
    assert!(table.slot(0, 1).flags.contains(&SeenFlag::Acted));
}

/// Holds: OH-4.20.1, OH-4.15.3, OH-6.21.
#[test]
fn a_blow_that_kills_and_one_on_a_player_are_told() {
    let mut table = before_the_blow();
    table.says(0, "attack(1)").says(0, "target(B1)").says(1, "suffer").says(0, "finish");
    table.says(1, "finish");
    let deadly = table.forecast(0, "A1", "B1").blow;
    assert_eq!((deadly.left, deadly.fate), (0, Fate::Dies));
    table.says(0, "attack(1)").says(0, "target(B1)").says(1, "suffer");
    assert_eq!((table.view(2).players[1].dead, &table.view(2).players[1].slots[0]), (0, &None), "of level 1");
    table.says(0, "finish").says(1, "finish");
    let blow = table.forecast(0, "A1", "B");
    assert_eq!((blow.blow.sum.amount, blow.blow.left, blow.blow.fate, blow.take_over), (4, 15, Fate::Hurt, None));
}

/// A blow that its target is left to suffer does what was told, and hardly ever something comes on top of it.
///
/// Holds: OH-4.17.3, OH-4.18.1, OH-4.20.1.
#[test]
fn what_is_told_of_a_blow_comes_true() {
    let (mut told, mut fates) = (None::<(Forecast, [u8; 2])>, Vec::new());
    let (mut exact, mut all) = (0, 0);
    in_games(|_, _, views| {
        let view = &views[2];
        let life = [0, 1].map(|seat: usize| view.players[seat].life);
        let attack = view.act.as_ref().and_then(|act| match &act.deed {
            SeenDeed::Attack { forecast: Some(forecast), .. } if act.stands => Some((**forecast).clone()),
            _ => None,
        });
        let before = told.take();
        if let (Some((forecast, before)), None) = (before, &attack)
            && before == life
            && forecast.take_over.as_ref().is_some_and(|cost| cost.amount > 0)
            && !forecast.on.contains(' ')
        {
            let seat = usize::from(forecast.on.starts_with('B'));
            let number: usize = forecast.on[1..].parse().expect("it is a slot");
            let slot = &view.players[seat].slots[number - 1];
            let standing = slot.as_ref().map(|slot| slot.standing);
            let armour = slot.as_ref().and_then(|slot| slot.cards[0].vital).map(|vital| vital.armour);
            match forecast.blow.fate {
                Fate::Dies => assert!(matches!(standing, None | Some(SeenStanding::Dead)), "{forecast:?}"),
                Fate::Spared => assert_eq!((standing, armour), (Some(SeenStanding::Active), Some(forecast.blow.left))),
                // What a hit sets off may hurt it further before anybody is asked again.
                _ => assert!(armour.is_none_or(|armour| armour <= forecast.blow.left), "{forecast:?}"),
            }
            exact += u32::from(armour.unwrap_or(0) == forecast.blow.left);
            all += 1;
            if !fates.contains(&forecast.blow.fate) {
                fates.push(forecast.blow.fate);
            }
        }
        let is_asked = view.decision.as_ref().is_some_and(|decision| decision.kind == Decision::TakeOver);
        told = attack.filter(|_| is_asked).map(|forecast| (forecast, life));
    });
    let often = [Fate::Hurt, Fate::Dies, Fate::Spared].iter().all(|fate| fates.contains(fate));
    assert!(often && exact * 20 > all * 19, "{fates:?}, {exact} of {all}");
}

/// Holds: OH-6.18, OH-6.25, OH-4.3.3, OH-N38.
#[test]
fn a_withdrawn_card_is_known_and_what_lasts_is_told_with_its_end() {
    let decks = ["1 w-c2, 1 w-w1, 1 w-i1", "1 h-c3, 1 h-c1, 1 h-w1, 1 h-q1, 1 h-q2"];
    let mut table = Table::in_first_turn("starter", decks);
    table.says(0, "place(w-c2)").says(0, "slot(1)").says(0, "active").says(0, "equip(w-w1)").says(0, "finish");
    table.says(1, "place(h-c1)").says(1, "slot(1)").says(1, "active").says(1, "equip(h-w1)").says(1, "finish");
    let view = table.view(2);
    assert_eq!(view.decision.map(|decision| decision.kind), Some(Decision::Window), "B may use a quick ability");
    table.says(1, "pass").says(0, "instant(w-i1)");
    let act = table.view(1).act.expect("it is declared");
    assert_eq!((act.by, act.stands), (0, false));
    assert!(act.targets.iter().eq(["B1"]), "{act:?}");
    assert!(matches!(&act.deed, SeenDeed::Use { card, user: Some(1) } if **card == *"w-i1"), "{act:?}");
    table.says(1, "quick(h-q1)");
    assert_eq!(ids(&table.view(1).players[0].known), ["w-i1"]);
    assert_eq!(table.view(1).players[0].slots[0], None, "the quick ability was deadly");
    let (discard, top) = (table.view(0).players[1].discard.clone(), table.view(0).players[1].top);
    assert_eq!((discard.count, discard.cards, top.as_deref()), (Some(1), None, Some("h-q1")));
}

/// Holds: OH-6.18, OH-6.24, OH-4.25.5.
#[test]
fn what_lasts_is_told_with_its_end() {
    let mut table = Table::in_first_turn("starter", ["1 w-c2, 1 w-w1, 1 w-i1", "2 h-c1"]);
    table.says(0, "place(w-c2)").says(0, "slot(1)").says(0, "active").says(0, "equip(w-w1)").says(0, "finish");
    table.says(1, "place(h-c1)").says(1, "slot(1)").says(1, "active").says(1, "finish");
    table.says(0, "instant(w-i1)");
    let running = table.view(1).running;
    let [barred] = running.as_slice() else { panic!("{running:?}") };
    assert_eq!((&*barred.on, &*barred.card, barred.owner), ("B1", "w-i1", 0));
    assert!(matches!(&barred.what, SeenLasting::Barred { barred } if barred.len() == 1));
    assert_eq!(barred.ends, SeenEnd::Turn { at: 4 }, "until the end of the opponent's turn");
    assert_eq!(table.slot(1, 1).barred.len(), 1);
}

/// Holds: OH-R36, OH-6.2.
#[test]
fn deck_lists_lie_open_with_their_cards() {
    let table = Table::new("noble", ["noble h-noble, 2 w-c1, 1 w-i1", "noble w-noble, 2 m-c4"]);
    let parts = table.game.components();
    assert_eq!(parts.decks.each_ref().map(|deck| ids(deck)), [vec!["w-c1", "w-c1", "w-i1"], vec!["m-c4", "m-c4"]]);
    let cards: Vec<_> = parts.cards.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(cards, ["h-noble", "m-c4", "w-noble", "w-c1", "w-i1"]);
    let texts: Vec<_> = parts.cards.iter().map(|card| card.text.as_deref()).collect();
    assert!(parts.cards.iter().all(|card| card.name.is_none()), "the locale files have them");
    assert_eq!(texts, [None, None, None, Some(""), None], "one has no text");
    assert_eq!((parts.cards[1].activated.as_slice(), parts.cards[3].activated.as_slice()), (&[1][..], &[][..]));
}

/// Holds: OH-2.2.
#[test]
fn cards_of_another_file_bring_their_names_and_texts() {
    let file = osok_hajnala::STANDARD.replacen("\"Beechhide Trapper\"", "\"Somebody Else\"", 1).replacen(
        "\"Traps this character plays deal 1 more damage.\"",
        "\"Something else.\"",
        1,
    );
    let options = Options {
        components: Some(file),
        decks: ["2 h-c1\n", "2 h-c2\n"].map(str::to_owned),
        deck_rules: DeckRules::Free,
        ..Options::default()
    };
    let parts = OsokHajnala::new(&options).expect("it is a legal table").components();
    let told: Vec<_> = parts.cards.iter().map(|card| (card.name.as_deref(), card.text.as_deref())).collect();
    assert_eq!(told, [(Some("Somebody Else"), Some("Something else.")), (None, None)]);
}

/// Views are sent after every step.
#[test]
fn a_view_is_small() {
    let mut most = 0;
    in_games(|_, _, views| {
        for view in views {
            most = most.max(serde_json::to_vec(view).expect("it is plain data").len());
        }
    });
    assert!(most < 8 * 1024, "{most} bytes");
}
