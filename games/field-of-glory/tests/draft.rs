//! The two drafts are independent (FOG-2.33, N18).

use field_of_glory::{Army, FieldOfGlory, Habit, Options, State};
use quincunx_agents::Policy;
use quincunx_engine::prelude::*;
use quincunx_engine::record::Header;
use quincunx_engine::{Actor, Bytes32, Command, Match, Observer, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// What a player draws and keeps: the same from the same numbers, whatever the other does.
struct Drafter {
    seat: Seat,
    rng: Pcg64Mcg,
}

impl Drafter {
    fn new(index: usize, seed: u64) -> Self {
        Self { seat: seat(index), rng: Pcg64Mcg::seed_from_u64(seed) }
    }

    /// The pack is dealt card by card.
    fn deal(&mut self, game: &FieldOfGlory, state: &mut State) {
        while game.turn(state) == Turn::Chance {
            let number = below(&mut self.rng, game.weight(state));
            let card = game.outcome(state, number);
            game.apply(state, Actor::Chance, card, &mut ());
        }
    }

    /// Keeps two of a pack; the next one is dealt.
    fn keep(&mut self, game: &FieldOfGlory, state: &mut State) {
        let mut legal = Vec::new();
        game.legal(state, self.seat, &mut legal);
        let action = legal[below(&mut self.rng, legal.len() as u32) as usize];
        game.apply(state, Actor::Seat(self.seat), action, &mut ());
        if self.packs(game, state) < 12 {
            self.deal(game, state);
        }
    }

    fn packs(&self, game: &FieldOfGlory, state: &State) -> u8 {
        game.view(state, Observer::Spectator).players[self.seat.index()].packs
    }
}

/// The position after both drafts; `blue_next` says who keeps next while both still can.
fn draft(mut blue_next: impl FnMut() -> bool) -> (FieldOfGlory, State) {
    let game = FieldOfGlory::new(&Options::default()).unwrap();
    let mut state = game.start();
    for _ in 0..5 {
        game.apply(&mut state, Actor::Chance, game.parse("terrain(plain)").unwrap(), &mut ());
    }
    let (mut red, mut blue) = (Drafter::new(0, 5), Drafter::new(1, 6));
    // The first packs of both are dealt before anybody decides.
    for drafter in [&mut red, &mut blue] {
        for _ in 0..4 {
            let number = below(&mut drafter.rng, game.weight(&state));
            let card = game.outcome(&state, number);
            game.apply(&mut state, Actor::Chance, card, &mut ());
        }
    }
    while let Turn::Seats(waiting) = game.turn(&state) {
        let chosen = if blue_next() { [seat(1), seat(0)] } else { [seat(0), seat(1)] };
        let next = chosen.into_iter().find(|seat| waiting.contains(*seat)).unwrap();
        let drafter = if next == seat(0) { &mut red } else { &mut blue };
        drafter.keep(&game, &mut state);
    }
    (game, state)
}

/// Holds: FOG-2.33, FOG-N18, FOG-2.31, FOG-2.32, FOG-8.1.
#[test]
fn who_is_quicker_changes_nothing() {
    let (game, red_first) = draft(|| false);
    let setup = game.setup(&red_first);
    assert_eq!(setup, game.setup(&draft(|| true).1), "Blue drafts first");
    let mut blue = false;
    let in_turns = draft(|| {
        blue = !blue;
        blue
    });
    assert_eq!(setup, game.setup(&in_turns.1), "in turns");
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    assert_eq!(setup, game.setup(&draft(|| below(&mut rng, 2) == 0).1), "as it comes");
    let players = game.view(&red_first, game.everything(&red_first)).players;
    assert_eq!(players.iter().map(|player| player.deck_size).collect::<Vec<_>>(), [24, 24]);
    assert!(players.iter().all(|player| player.discard_size == 0 && player.hand_size == 0));
}

/// Holds: FOG-2.33.
#[test]
fn a_choice_made_while_the_other_was_keeping_and_dealt_to_counts() {
    let secret = Bytes32::hash("draft");
    let names = vec!["Red".to_owned(), "Blue".to_owned()];
    let contributions = vec![Bytes32::hash("red"), Bytes32::hash("blue")];
    let options = serde_json::to_value(Options::default()).unwrap();
    let header = Header::new(
        FieldOfGlory::ID,
        FieldOfGlory::RULES_VERSION,
        options,
        names,
        Bytes32::hash(secret.0),
        contributions,
    );
    let mut table = Match::new(FieldOfGlory::new(&Options::default()).unwrap(), header, Some(secret));
    table.opening().into_iter().for_each(|entry| table.push(entry).unwrap());
    let seen = table.number();
    let command = |table: &Match<FieldOfGlory>, seat| {
        let first = table.info_set(seat).legal()[0];
        Command::Action(table.game().notation(first))
    };
    let (red, blue) = (command(&table, seat(0)), command(&table, seat(1)));
    table.propose(seat(1), seen, &blue).unwrap().into_iter().for_each(|entry| table.push(entry).unwrap());
    assert!(table.number() > seen + 1, "a pack was dealt to Blue meanwhile");
    assert!(table.propose(seat(0), seen, &red).is_ok(), "Red's pack is still the same");
    let again = command(&table, seat(1));
    assert!(table.propose(seat(1), seen, &again).is_err(), "Blue has seen another pack since");
}

/// What Red keeps if both leave the draft to `army`; `look` sees every pack before that.
fn drafted(army: Army, seed: u64, look: &mut impl FnMut(&FieldOfGlory, &State, Seat)) -> Vec<field_of_glory::Face> {
    let game = FieldOfGlory::new(&Options::default()).unwrap();
    let mut state = game.start();
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut kept = Vec::new();
    while game.view(&state, Observer::Spectator).players.iter().any(|player| player.packs < 12) {
        let Turn::Seats(waiting) = game.turn(&state) else {
            let number = below(&mut rng, game.weight(&state));
            let outcome = game.outcome(&state, number);
            game.apply(&mut state, Actor::Chance, outcome, &mut ());
            continue;
        };
        let seat = waiting.iter().next().unwrap();
        look(&game, &state, seat);
        let player = game.view(&state, Observer::Seat(seat)).players.swap_remove(seat.index());
        let advice = player.advice.iter().find(|advice| advice.army == army.id()).unwrap();
        let action = game.parse(&advice.action).unwrap();
        game.apply(&mut state, Actor::Seat(seat), action, &mut ());
        if seat.index() == 0 {
            let pack = player.pack.unwrap();
            kept.extend(pack.into_iter().filter(|face| advice.action.contains(&face.to_string())).take(2));
        }
    }
    kept
}

/// Holds: FOG-2.31, FOG-6.10.
#[test]
fn the_draft_can_be_left_to_the_sense_of_the_computer() {
    let mut packs = 0;
    drafted(Army::Balanced, 11, &mut |game, state, seat| {
        packs += 1;
        let view = game.view(state, Observer::Seat(seat));
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let own = &view.players[seat.index()];
        assert_eq!(own.advice.iter().map(|advice| advice.army.as_str()).collect::<Vec<_>>(), Army::ALL.map(Army::id));
        assert!(own.advice.iter().all(|advice| legal.contains(&game.parse(&advice.action).unwrap())));
        // Nobody is told of another's pack.
        assert!(view.players[1 - seat.index()].advice.is_empty());
        assert!(game.view(state, Observer::Spectator).players.iter().all(|player| player.advice.is_empty()));
        // The computer would be as glad of its own choice as of this one.
        let computers = Habit::default().pick(game, state, seat, &legal, &mut Pcg64Mcg::seed_from_u64(3));
        let worth = |action: &str| -> f64 {
            let inside = action.trim_start_matches("keep(").trim_end_matches(')');
            let faces = inside.split(", ").map(|code| field_of_glory::Face::parse(code).unwrap());
            faces.map(|face| Army::Balanced.worth(face)).sum()
        };
        let (own, its) = (worth(&own.advice[0].action), worth(&game.notation(computers)));
        assert!((own - its).abs() < 1e-4, "{own} and {its}");
    });
    assert_eq!(packs, 24);
}

#[test]
fn an_army_is_made_of_its_own_kinds() {
    const DRAFTS: u64 = 8;
    let count = |army, codes: &[&str]| -> usize {
        let of = |seed| {
            let kept = drafted(army, seed, &mut |_, _, _| {});
            assert_eq!(kept.len(), 24);
            kept.iter().filter(|face| codes.iter().any(|code| face.to_string().starts_with(code))).count()
        };
        (0..DRAFTS).map(of).sum()
    };
    for (army, codes) in [
        (Army::Line, &["HI", "MI", "AR"][..]),
        (Army::Riders, &["CV", "LC", "LI"]),
        (Army::Phalanx, &["PK", "EL", "LI"]),
    ] {
        let (own, others) = (count(army, codes), count(Army::Balanced, codes));
        assert!(own > others, "{army:?}: {own} against {others}");
        assert!(count(army, &["CO"]) >= 4 * DRAFTS as usize, "Commanders are kept in every army");
    }
}
