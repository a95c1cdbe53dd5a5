//! The test games: the contract is kept, and what is known of them is true of them.

use quincunx_engine::prelude::*;
use quincunx_engine::toys::{
    Card, ConnectFour, Kuhn, Leduc, Nim, Pennies, TicTacToe, Veto, connect_four, kuhn, leduc, tic_tac_toe,
};
use quincunx_engine::{
    Actor, Bytes32, ChanceStream, Conformance, Game, Observer, Seat, Turn, below, conformance, perft,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn conforms<G: Conformance>(steps: u64) {
    let report = conformance::run::<G>(steps, 1, |_| {});
    assert_eq!(report.faults, [""; 0]);
    assert_eq!(report.uncovered, [""; 0], "not reached in {} steps", report.steps);
}

#[test]
fn tic_tac_toe_conforms() {
    conforms::<TicTacToe>(4_000);
}

#[test]
fn connect_four_conforms() {
    conforms::<ConnectFour>(10_000);
}

#[test]
fn kuhn_conforms() {
    conforms::<Kuhn>(2_000);
}

#[test]
fn leduc_conforms() {
    conforms::<Leduc>(4_000);
}

#[test]
fn both_versions_of_nim_conform() {
    conforms::<Nim<1>>(1_000);
    conforms::<Nim<2>>(1_000);
}

#[test]
fn matching_pennies_conform() {
    conforms::<Pennies>(1_000);
}

#[test]
fn veto_conforms() {
    conforms::<Veto>(3_000);
}

fn no_chance() -> ChanceStream {
    ChanceStream::new(Bytes32::hash("no chance"), &[])
}

/// The finished games below this position.
fn games<G: Game>(game: &G, state: &G::State) -> u64 {
    let Turn::Seats(seats) = game.turn(state) else { return 1 };
    let seat = seats.lowest().expect("somebody is to move");
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    let after = |action| {
        let mut next = state.clone();
        game.apply(&mut next, Actor::Seat(seat), action, &mut ());
        games(game, &next)
    };
    legal.into_iter().map(after).sum()
}

#[test]
fn tic_tac_toe_has_255168_games() {
    assert_eq!(games(&TicTacToe, &TicTacToe.start()), 255_168);
    let counts: Vec<u64> = (1..=9).map(|depth| perft(&TicTacToe, &TicTacToe.start(), &no_chance(), depth)).collect();
    assert_eq!(counts, [9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]);
}

/// The first columns fill up at depth 7, the first games end there. The numbers were counted by an independent program.
#[test]
fn connect_four_has_the_known_numbers_of_games() {
    let counts: Vec<u64> =
        (1..=8).map(|depth| perft(&ConnectFour, &ConnectFour.start(), &no_chance(), depth)).collect();
    assert_eq!(counts, [7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234]);
}

#[test]
fn four_in_a_row_wins_in_every_direction() {
    for (name, moves, won) in [
        ("level", "agbfcfd", true),
        ("upright", "abababa", true),
        ("rising", "abbcdccdedd", true),
        ("falling", "gffedeedcdd", true),
        ("a gap", "agbfcfe", false),
        ("no line runs over the top into the next column", "bagagaagaga", false),
    ] {
        let mut state = ConnectFour.start();
        for column in moves.chars() {
            let Turn::Seats(seats) = ConnectFour.turn(&state) else { panic!("{name}: over too early") };
            let seat = seats.lowest().expect("somebody is to move");
            let drop = ConnectFour.parse(&format!("drop({column})")).expect("a column");
            assert_eq!(ConnectFour.refusal(&state, seat, drop), None, "{name}, {column}");
            ConnectFour.apply(&mut state, Actor::Seat(seat), drop, &mut ());
        }
        assert_eq!(ConnectFour.turn(&state) == Turn::Over, won, "{name}");
        if won {
            assert_eq!(ConnectFour.returns(&state).to_string(), "1 -1", "{name}");
        }
    }
}

#[test]
fn kuhn_pays_what_its_rules_say() {
    use kuhn::Betting::{BetBet, BetPass, PassBetBet, PassBetPass, PassPass};
    for (hands, betting, expected) in [
        ([Card::King, Card::Jack], PassPass, "1 -1"),
        ([Card::Jack, Card::Queen], PassPass, "-1 1"),
        ([Card::Jack, Card::King], BetPass, "1 -1"),
        ([Card::King, Card::Jack], PassBetPass, "-1 1"),
        ([Card::Queen, Card::Jack], BetBet, "2 -2"),
        ([Card::Queen, Card::King], PassBetBet, "-2 2"),
    ] {
        let state = Kuhn.position(&kuhn::Setup { hands: hands.to_vec(), betting }).expect("it can happen");
        assert_eq!(Kuhn.turn(&state), Turn::Over);
        assert_eq!(Kuhn.returns(&state).to_string(), expected, "{hands:?} {betting:?}");
    }
}

#[test]
fn leduc_pays_what_its_rules_say() {
    use Card::{Jack, King, Queen};
    use leduc::Bet::{Call, Fold, Raise};
    let check = |hands: [Card; 2], board: Option<Card>, first: &[leduc::Bet], second: &[leduc::Bet], expected: &str| {
        let setup = leduc::Setup { hands: hands.to_vec(), board, rounds: [first.to_vec(), second.to_vec()] };
        let state = Leduc.position(&setup).expect("it can happen");
        assert_eq!(Leduc.turn(&state), Turn::Over);
        assert_eq!(Leduc.returns(&state).to_string(), expected, "{setup:?}");
    };
    check([Jack, King], None, &[Raise, Fold], &[], "1 -1");
    check([King, Jack], None, &[Raise, Raise, Fold], &[], "-3 3");
    check([King, Jack], Some(Queen), &[Call, Call], &[Call, Call], "1 -1");
    check([King, Jack], Some(Jack), &[Call, Raise, Raise, Call], &[Raise, Raise, Call], "-13 13");
    check([King, King], Some(Jack), &[Raise, Call], &[Call, Raise, Call], "0 0");
    check([Queen, Jack], Some(Jack), &[Raise, Call], &[Raise, Raise, Fold], "-7 7");
}

#[test]
fn what_cannot_come_about_is_not_a_position() {
    use leduc::Bet::{Call, Fold, Raise};
    let bad = |hands: &[Card], board, first: &[leduc::Bet], second: &[leduc::Bet]| {
        let rounds = [first.to_vec(), second.to_vec()];
        Leduc.position(&leduc::Setup { hands: hands.to_vec(), board, rounds }).is_err()
    };
    let hands = [Card::Jack, Card::Jack];
    assert!(bad(&hands, Some(Card::Jack), &[Call, Call], &[]), "three jacks");
    assert!(bad(&hands, None, &[Fold], &[]), "nothing to fold to");
    assert!(bad(&hands, None, &[Raise, Raise, Raise], &[]), "a third raise");
    assert!(bad(&hands, None, &[Raise, Fold], &[Call]), "a bet after the end");
    assert!(bad(&hands[..1], None, &[Call], &[]), "a bet before the deal");
    let twice = kuhn::Setup { hands: hands.to_vec(), betting: kuhn::Betting::Open };
    assert!(Kuhn.position(&twice).is_err(), "two jacks");
    let board = |rows: [&str; 3]| TicTacToe.position(&tic_tac_toe::Board { rows: rows.map(String::from) });
    assert!(board(["xx.", "o..", "..."]).is_ok());
    assert!(board(["oo.", "x..", "..."]).is_err(), "B has begun");
    assert!(board(["xxx", "oo.", "o.."]).is_err(), "A has won and B has gone on");
    assert!(board(["xx", "o..", "..."]).is_err(), "a square is missing");
    let board = |bottom: [&str; 2]| {
        let [above, below] = bottom.map(String::from);
        let empty = || ".......".to_owned();
        ConnectFour.position(&connect_four::Board { rows: [empty(), empty(), empty(), empty(), above, below] })
    };
    assert!(board([".......", "xo....."]).is_ok());
    assert!(board(["o......", ".x....."]).is_err(), "a disc in the air");
}

/// Over many worlds, each card that the other may hold comes as often as the deck says.
#[test]
fn resampling_is_fair() {
    let [a, b] = [0, 1].map(|index| Seat::new(index).expect("two seats"));
    let other_hand = |observer: Seat, setup: &leduc::Setup| {
        let state = Leduc.position(setup).expect("it can happen");
        let mut rng = Pcg64Mcg::seed_from_u64(7);
        let mut counts = [0u32; 3];
        for _ in 0..30_000 {
            let mut world = state;
            Leduc.resample(&mut world, Observer::Seat(observer), &mut rng);
            let hands = Leduc.view(&world, Leduc.everything(&world)).hands;
            assert_eq!(hands[observer.index()], Some(setup.hands[observer.index()]), "the own card stays");
            counts[hands[1 - observer.index()].expect("dealt") as usize] += 1;
        }
        counts.map(|count| (f64::from(count) / 6_000.0 * 10.0).round() / 10.0)
    };
    use leduc::Bet::Call;
    let mut setup = leduc::Setup { hands: vec![Card::King, Card::Jack], board: None, rounds: [vec![], vec![]] };
    assert_eq!(other_hand(a, &setup), [2.0, 2.0, 1.0], "of five cards, two jacks, two queens, a king");
    assert_eq!(other_hand(b, &setup), [1.0, 2.0, 2.0]);
    setup.rounds[0] = vec![Call, Call];
    setup.board = Some(Card::King);
    assert_eq!(other_hand(a, &setup), [2.5, 2.5, 0.0]);
}

#[test]
fn the_deal_is_fair() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut counts = [0u32; 3];
    for _ in 0..30_000 {
        let state = Kuhn.start();
        let kuhn::Action::Deal(card) = Kuhn.outcome(&state, below(&mut rng, Kuhn.weight(&state))) else {
            unreachable!()
        };
        counts[card as usize] += 1;
    }
    assert!(counts.iter().all(|count| count.abs_diff(10_000) < 300), "{counts:?}");
}
