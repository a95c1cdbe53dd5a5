//! What a choice would come to, as it is told before it is made, against what the rules then ask of the dice (section 7).

use std::collections::BTreeSet;

use pocket_battles::{
    Chances, Event, ForecastOf, Options, PocketBattles, RollKind, SeenAhead, SeenForecast, SharedAmong, State, Switch,
    UnitId, View,
};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Conformance, Observer, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

const A: Seat = Seat::new(0).unwrap();
const B: Seat = Seat::new(1).unwrap();

fn view(game: &PocketBattles, state: &State, seat: Seat) -> View {
    game.view(state, Observer::Seat(seat))
}

/// The choice in notation.
fn notation(forecast: &SeenForecast) -> String {
    let SeenForecast { of, unit, at, .. } = forecast;
    let against = |word: &str| format!("{word}({unit}, {})", at.unwrap());
    match of {
        ForecastOf::Charge => format!("charge({unit})"),
        ForecastOf::CarryOn => against("carry_on"),
        ForecastOf::Leave => format!("leave({unit})"),
        ForecastOf::Shoot => against("shoot"),
        ForecastOf::Yes => "yes".into(),
        ForecastOf::No => "no".into(),
        ForecastOf::Intercept => format!("intercept({unit})"),
        ForecastOf::ShootAgainst => format!("shoot({unit})"),
        ForecastOf::Target => format!("target({unit})"),
        ForecastOf::Parting => format!("parting({unit})"),
    }
}

fn after(game: &PocketBattles, state: &State, by: Actor, action: &str, log: &mut Vec<Event>) -> State {
    let mut state = state.clone();
    let action = game.parse(action).unwrap();
    if let Actor::Seat(seat) = by {
        assert_eq!(game.refusal(&state, seat, action), None);
    }
    game.apply(&mut state, by, action, log);
    state
}

fn legal(game: &PocketBattles, state: &State, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    legal.into_iter().map(|action| game.notation(action)).collect()
}

fn asked(game: &PocketBattles, state: &State) -> Option<Seat> {
    if let Turn::Seats(seats) = game.turn(state) { seats.iter().next() } else { None }
}

/// Goes on without Excite, without an answer, at this target if one is to be chosen, with this unit if several may strike at
/// one that leaves, until dice are asked for. A strike that its owner may decline is made.
fn to_the_roll(game: &PocketBattles, mut state: State, target: Option<UnitId>, striker: UnitId) -> State {
    let target = target.map(|target| format!("target({target})"));
    let leaves = ["no", "wait", "strike"].map(str::to_owned).into_iter().chain(target);
    let leaves: Vec<_> = leaves.chain([format!("parting({striker})")]).collect();
    while let Some(seat) = asked(game, &state) {
        let Some(next) = legal(game, &state, seat).into_iter().find(|action| leaves.contains(action)) else { break };
        state = after(game, &state, Actor::Seat(seat), &next, &mut Vec::new());
    }
    state
}

/// The outcomes of the roll that is asked for now are the chances that were told; the event tells the same mean.
fn check_roll(game: &PocketBattles, state: &State, told: &SeenAhead) {
    assert_eq!(game.turn(state), Turn::Chance, "{told:?}");
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    let mut counted = vec![0; told.chances.ways.len()];
    let mut mean = 0.0;
    let mut expects = BTreeSet::new();
    for (outcome, weight) in outcomes {
        let mut log = Vec::new();
        after(game, state, Actor::Chance, &game.notation(outcome), &mut log);
        let Event::Rolled { kind, unit, dice, hits, more, expected, .. } = &log[0] else { panic!("{log:?}") };
        assert_eq!((*kind, *unit, *dice), (told.kind, told.by, told.dice));
        counted[usize::from(hits + more)] += weight;
        mean += f64::from(weight) * f64::from(hits + more) / f64::from(game.weight(state));
        expects.insert(expected.to_bits());
    }
    assert_eq!((game.weight(state), counted), (told.chances.all, told.chances.ways.clone()));
    assert_eq!(expects.len(), 1);
    assert!((f64::from_bits(*expects.first().unwrap()) - mean).abs() < 1e-9);
}

fn at_least(chances: &Chances, hits: u8) -> u32 {
    chances.ways.iter().skip(hits.into()).sum()
}

/// So many hits destroy the unit and one fewer does not, wherever its owner puts them.
fn check_lethal(game: &PocketBattles, state: &State, told: &SeenAhead) {
    let (Some(lethal), Some(falls), Some(at)) = (told.lethal, told.falls, told.at) else { return };
    assert_eq!((falls.ways, falls.all), (at_least(&told.chances, lethal), told.chances.all));
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    for (outcome, _) in outcomes {
        let mut log = Vec::new();
        let after = after(game, state, Actor::Chance, &game.notation(outcome), &mut log);
        let Some(Event::Rolled { hits, more, .. }) = log.first() else { panic!("{log:?}") };
        let gone = log.iter().any(|event| matches!(event, Event::UnitDestroyed { unit, .. } if *unit == at));
        // Another share may be taken before; with a Leader in it the unit may be asked for a token first.
        if asked(game, &after).is_none() || gone || hits + more >= lethal {
            assert_eq!(gone, hits + more >= lethal, "{told:?} {log:?}");
        }
    }
}

/// Holds: PB-7.2, PB-7.3, PB-4.8.1, PB-4.13.3, PB-4.21.2, PB-4.4.3, PB-4.4.4, PB-4.14.3.
#[test]
fn what_is_told_of_a_choice_is_what_the_dice_are_asked_for() {
    let mut reached = BTreeSet::new();
    for (seed, options) in (1..).zip(PocketBattles::samples().into_iter().cycle().take(30)) {
        let game = PocketBattles::new(&options).unwrap();
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut state = game.start();
        for _ in 0..400 {
            let (by, action) = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.outcome(&state, below(&mut rng, game.weight(&state)))),
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let legal = legal(&game, &state, seat);
                    let ready = legal.iter().find(|action| *action == "commit" || *action == "ready(1)");
                    let next = ready
                        .filter(|_| below(&mut rng, 2) == 0)
                        .unwrap_or_else(|| &legal[below(&mut rng, legal.len() as u32) as usize]);
                    let view = view(&game, &state, seat);
                    let other = if seat == A { B } else { A };
                    assert_eq!(
                        game.view(&state, Observer::Seat(other)).forecasts,
                        [],
                        "who is not asked has no choice"
                    );
                    for told in &view.forecasts {
                        check(&game, &state, seat, &legal, told);
                        reached.insert(format!("{:?}", told.of));
                    }
                    (Actor::Seat(seat), game.parse(next).unwrap())
                }
            };
            game.apply(&mut state, by, action, &mut ());
        }
    }
    let all = ["CarryOn", "Charge", "Intercept", "Leave", "No", "Shoot", "ShootAgainst", "Target", "Yes"];
    assert_eq!(reached.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

fn check(game: &PocketBattles, state: &State, seat: Seat, legal: &[String], told: &SeenForecast) {
    let choice = notation(told);
    assert!(legal.contains(&choice), "{choice}");
    let tokens = |view: &View| view.sides[seat.index()].tokens.clone().unwrap();
    let made = after(game, state, Actor::Seat(seat), &choice, &mut Vec::new());
    let [before, paid] = [state, &made].map(|state| tokens(&view(game, state, seat)));
    // With the last token of a round all come back at once.
    if paid.orders + paid.spent > 0 {
        assert_eq!(before.unused, paid.unused + told.price.unwrap_or(0), "{choice}");
    }
    let targets = told
        .charge
        .as_ref()
        .map_or(vec![None], |charge| charge.targets.iter().map(|target| Some(target.unit)).collect());
    for target in targets {
        // Who has no face rolls nothing; the other may still strike back.
        let Some(first) = told.rolls.first() else { continue };
        let rolling = to_the_roll(game, made.clone(), target, first.by);
        check_roll(game, &rolling, first);
        check_lethal(game, &rolling, first);
    }
    if let Some(charge) = &told.charge {
        let set_out = if told.of == ForecastOf::Charge && legal_of_asked(game, &made).contains(&"no".to_owned()) {
            after(game, &made, Actor::Seat(seat), "no", &mut Vec::new())
        } else {
            made
        };
        let mut answers: Vec<_> = charge.intercept.iter().map(|answer| format!("intercept({})", answer.unit)).collect();
        answers.extend(charge.shoot.iter().map(|answer| format!("shoot({})", answer.unit)));
        let mut asked = legal_of_asked(game, &set_out);
        asked.retain(|action| action.starts_with("intercept(") || action.starts_with("shoot("));
        assert_eq!(answers, asked, "{choice}");
    }
}

fn legal_of_asked(game: &PocketBattles, state: &State) -> Vec<String> {
    asked(game, state).map_or_else(Vec::new, |seat| legal(game, state, seat))
}

fn unit(troops: &[&str], at: &str) -> Value {
    json!({ "troops": troops, "at": at })
}

/// A turn of A in round 3 with six tokens each.
fn position(game: &PocketBattles, a: &[Value], b: &[Value]) -> State {
    let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
    setup["step"] = json!("turn");
    setup["round"] = json!(3);
    setup["active"] = json!(0);
    setup["has_had_turn"] = json!([true, true]);
    for (seat, units) in [a, b].into_iter().enumerate() {
        setup["sides"][seat]["ready"] = json!(true);
        setup["sides"][seat]["unused"] = json!(6);
        setup["sides"][seat]["units"] = json!(units);
    }
    game.position(&serde_json::from_value(setup).unwrap()).unwrap()
}

fn told(game: &PocketBattles, state: &State, seat: Seat, choice: &str) -> SeenForecast {
    let forecasts = view(game, state, seat).forecasts;
    forecasts.into_iter().find(|told| notation(told) == choice).unwrap_or_else(|| panic!("{choice} is not told"))
}

/// Holds: PB-4.12.2, PB-4.12.3.
#[test]
fn parting_strikes_are_told_to_who_leaves_and_to_who_strikes() {
    let game = PocketBattles::new(&Options::default()).unwrap();
    let engaged = |troops: &[&str]| json!({ "troops": troops, "at": "E2", "engagement": 0 });
    let state = position(&game, &[engaged(&["C25", "C26"])], &[engaged(&["R15", "R16"]), engaged(&["R11"])]);
    let mut setup = serde_json::to_value(game.setup(&state)).unwrap();
    setup["turn"]["engaged"] = json!(["A1"]);
    let state = game.position(&serde_json::from_value(setup).unwrap()).unwrap();
    let strikers = |told: &SeenForecast| told.rolls.iter().map(|roll| roll.by.to_string()).collect::<Vec<_>>();
    assert_eq!(strikers(&told(&game, &state, A, "leave(A1)")), ["B1", "B2"]);
    let left = after(&game, &state, Actor::Seat(A), "leave(A1)", &mut Vec::new());
    let choices = legal(&game, &left, B);
    assert_eq!(choices, ["parting(B1)", "parting(B2)"]);
    for (choice, striker) in choices.iter().zip(["B1", "B2"]) {
        let told = told(&game, &left, B, choice);
        assert_eq!(strikers(&told), [striker]);
        check(&game, &left, B, &choices, &told);
    }
}

/// While the answer to an excited charge is open the die counts; in the strike back it does not.
///
/// Holds: PB-4.21.2, PB-4.21.4.
#[test]
fn the_die_of_excite_is_reckoned_with_while_the_answer_to_the_charge_is_open() {
    let game = PocketBattles::new(&Options::default()).unwrap();
    let a = [unit(&["C25", "C26"], "AF2"), unit(&["C01"], "AR1")];
    let b = [unit(&["R15", "R16"], "BF2"), unit(&["R11"], "BF2")];
    let state = position(&game, &a, &b);
    let dice = |threat: &View| (threat.coming[0].dice, threat.threat.as_ref().unwrap().targets[0].falls.unwrap().all);
    let charged = after(&game, &state, Actor::Seat(A), "charge(A1)", &mut Vec::new());
    let [with, without] = ["yes", "no"].map(|answer| told(&game, &charged, A, answer));
    assert_eq!([&with, &without].map(|told| told.rolls[0].dice), [3, 2]);
    assert_eq!([&with, &without].map(|told| told.charge.as_ref().unwrap().targets[0].falls.unwrap().all), [216, 36]);
    for (answer, dice_then) in [("yes", (3, 216)), ("no", (2, 36))] {
        let open = after(&game, &charged, Actor::Seat(A), answer, &mut Vec::new());
        for observer in [A, B] {
            assert_eq!(dice(&view(&game, &open, observer)), dice_then, "{answer}");
        }
        let back = view(&game, &open, B).threat.unwrap().targets[0].hits_back.unwrap();
        assert_eq!(back.all, 6);
        assert_eq!(
            told(&game, &open, B, "intercept(B1)").rolls.iter().map(|roll| roll.dice).collect::<Vec<_>>(),
            [dice_then.0, 1]
        );
    }
}

/// Holds: PB-4.14.2, PB-4.14.3.
#[test]
fn a_shot_into_an_engagement_is_told_as_shared_by_all_who_share_it() {
    let engaged = |troops: &[&str]| json!({ "troops": troops, "at": "E2", "engagement": 0 });
    let a = [unit(&["C21", "C22", "C23"], "AF2"), engaged(&["C25", "C26"])];
    let one = [engaged(&["R15", "R16"])];
    let two = [engaged(&["R15", "R16"]), engaged(&["R11"])];
    let of = |options: Options, b: &[Value]| {
        let game = PocketBattles::new(&options).unwrap();
        let roll = told(&game, &position(&game, &a, b), A, "shoot(A1, B1)").rolls.remove(0);
        let shared: Vec<_> = roll.shared.iter().map(UnitId::to_string).collect();
        (shared.join(" "), roll.lethal)
    };
    let both = Options { shoot_into_engagement: SharedAmong::Both, ..Options::default() };
    assert_eq!(of(Options::default(), &one), (String::new(), Some(2)));
    assert_eq!(of(Options::default(), &two), ("B1 B2".into(), Some(3)), "three hits are two for each, rounded up");
    assert_eq!(of(both, &one), ("B1 A2".into(), Some(3)));
    assert_eq!(of(both, &two), ("B1 B2 A2".into(), Some(4)));
}

/// Holds: PB-4.35.3, PB-4.4.4, PB-4.4.8.
#[test]
fn a_ballista_beside_may_answer_a_charge_where_the_table_lets_it() {
    let a = [unit(&["C25", "C26"], "AF2")];
    let b = [unit(&["R15", "R16"], "BF2"), unit(&["R05"], "BF1"), unit(&["R20"], "BF3"), unit(&["R21"], "BF2")];
    for (reaction, answering) in [(Switch::No, vec!["B4"]), (Switch::Yes, vec!["B2", "B4"])] {
        let game = PocketBattles::new(&Options { wide_arc_reaction: reaction, ..Options::default() }).unwrap();
        let charge = told(&game, &position(&game, &a, &b), A, "charge(A1)").charge.unwrap();
        assert_eq!(charge.shoot.iter().map(|answer| answer.unit.to_string()).collect::<Vec<_>>(), answering);
        assert_eq!(charge.intercept.iter().map(|answer| answer.unit.to_string()).collect::<Vec<_>>(), ["B1"]);
        assert_eq!(charge.targets.iter().map(|target| target.unit.to_string()).collect::<Vec<_>>(), ["B1", "B4"]);
        assert_eq!(charge.targets[0].falls.map(|falls| falls.all), Some(36));
    }
}

/// Nobody may answer a charge on the rear or from the flank.
///
/// Holds: PB-4.6.2, PB-4.7.2.
#[test]
fn a_charge_on_the_rear_or_from_the_flank_has_no_answer() {
    let game = PocketBattles::new(&Options::default()).unwrap();
    let a = [unit(&["C25", "C26"], "AF2")];
    for at in ["BR2", "BF1", "BR3"] {
        let charge = told(&game, &position(&game, &a, &[unit(&["R15", "R20"], at)]), A, "charge(A1)").charge.unwrap();
        assert_eq!(
            (charge.answers, charge.intercept.len() + charge.shoot.len(), charge.targets.len()),
            (false, 0, 1),
            "{at}"
        );
    }
}

/// A spectator is told what is sure to come, and nobody's choices.
#[test]
fn an_onlooker_has_no_choices() {
    let game = PocketBattles::new(&Options::default()).unwrap();
    let state = position(&game, &[unit(&["C25"], "AF2")], &[unit(&["R15"], "BF2"), unit(&["R16"], "BF2")]);
    assert!(game.view(&state, Observer::Spectator).forecasts.is_empty());
    let open = after(&game, &state, Actor::Seat(A), "charge(A1)", &mut Vec::new());
    let view = game.view(&open, Observer::Spectator);
    assert_eq!(view.coming.iter().map(|roll| (roll.kind, roll.dice)).collect::<Vec<_>>(), [(RollKind::Strike, 2)]);
    assert!(view.threat.is_some() && view.forecasts.is_empty());
}
