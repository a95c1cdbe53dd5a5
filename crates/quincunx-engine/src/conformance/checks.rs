//! What is looked at in the course of a game.

use std::collections::BTreeSet;

use ed25519_dalek::SigningKey;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{Conformance, Run};
use crate::game::tensor;
use crate::{Actor, Cell, Explain, Explanation, Observation, Observer, Record, Seat, Turn, below, verify};

/// How many actions that may not be legal are tried at every decision.
const STRANGE_ACTIONS: usize = 4;

impl<G: Conformance> Run<G> {
    /// What must hold of every position at which somebody decides.
    pub(super) fn check_position(&mut self) {
        let state = self.game.state().clone();
        if let Err(detail) = self.rules().invariant(&state) {
            self.fault("an invariant is broken", &detail);
        }
        let setup = self.rules().setup(&state);
        let written = serde_json::to_value(&setup).expect("arrangements have string keys");
        let read = serde_json::from_value(written).map(|setup| self.rules().position(&setup));
        let same = matches!(&read, Ok(Ok(read)) if *read == state);
        self.check(same, "a state is not the same after being written and read", (&setup, read.err()));
        for seat in Seat::first(self.rules().seats()) {
            let mut legal = Vec::new();
            self.rules().legal(&state, seat, &mut legal);
            let distinct: BTreeSet<_> = legal.iter().collect();
            self.check(distinct.len() == legal.len(), "duplicates in the legal list", &legal);
            let waiting = matches!(self.rules().turn(&state), Turn::Seats(seats) if seats.contains(seat));
            self.check(!waiting || !legal.is_empty(), "the table waits for a seat that may do nothing", seat);
            self.check_choice(&state, seat, &legal);
            for action in legal.iter().copied() {
                let refusal = self.rules().refusal(&state, seat, action);
                self.check(refusal.is_none(), "a legal action is refused", (action, refusal));
                let notation = self.rules().notation(action);
                let read = self.rules().parse(&notation);
                self.check(read == Some(action), "notation does not read back", (&notation, read));
            }
            self.check_numbers(&state, Actor::Seat(seat), &legal);
        }
        for observer in self.observers() {
            self.check_awaited(&state, observer);
            self.check_secrecy(&state, observer);
        }
    }

    /// What can be done there has numbers: each another one, from which it can be had again.
    fn check_numbers(&mut self, state: &G::State, by: Actor, actions: &[G::Action]) {
        let (rules, mut taken) = (self.rules(), BTreeSet::new());
        for action in actions.iter().copied() {
            let number = rules.number(state, by, action);
            let back = number.and_then(|number| rules.numbered(state, by, number));
            self.check(
                number.is_some_and(|number| number < rules.actions()),
                "an action has no number",
                (action, number),
            );
            self.check(back == Some(action), "a number is of another action", (action, number, back));
            self.check(taken.insert(number), "two actions have one number", (action, number));
        }
    }

    /// Who is asked stands among those for whom an observer is told that the table waits; of himself he is told the
    /// truth.
    fn check_awaited(&mut self, state: &G::State, observer: Observer) {
        let rules = self.rules();
        let (Turn::Seats(asked), awaited) = (rules.turn(state), rules.awaited(state, observer)) else { return };
        let told = asked.iter().all(|seat| awaited.contains(seat));
        self.check(told, "a seat that is asked is not awaited", (observer, asked, awaited));
        if let Observer::Seat(seat) = observer {
            let truth = asked.contains(seat) == awaited.contains(seat);
            self.check(truth, "a seat is not told whether it is asked", (seat, asked, awaited));
        }
    }

    /// Every action can be chosen by its place in the list; a place of the list is looked at with each position.
    fn check_choice(&mut self, state: &G::State, seat: Seat, legal: &[G::Action]) {
        if legal.is_empty() {
            return;
        }
        let place = self.game.number() as usize % legal.len();
        let mut told = 0;
        let draw = |choices| {
            told = choices as usize;
            place as u32
        };
        let chosen = self.rules().choice(state, seat, &mut Vec::new(), draw);
        self.check((chosen, told) == (legal[place], legal.len()), "a choice is not the listed one", (seat, place));
    }

    /// Promise 1: what an observer is shown depends on nothing that it cannot know.
    fn check_secrecy(&mut self, state: &G::State, observer: Observer) {
        let rules = self.rules();
        let shown = |state| Observation::of(&*rules, state, observer);
        let seed = self.rng.next_u64();
        let resampled = |from: &G::State| {
            let mut state = from.clone();
            rules.resample(&mut state, observer, &mut Pcg64Mcg::seed_from_u64(seed));
            state
        };
        let other = resampled(state);
        let truth = shown(state);
        let written = serde_json::to_string(&truth);
        // Where nothing is hidden there is nothing to compare.
        let differs = (other != *state).then(|| shown(&other)).filter(|guess| *guess != truth);
        let canonical = resampled(&other) == other;
        let invariant = self.rules().invariant(&other);
        let clause = self.rules().prompt_at(state, observer).clause.0.to_owned();
        self.check(written.is_ok(), "an observation is not JSON", written.err());
        if let Some(guess) = differs {
            self.fault("a secret shows", &(observer, truth, guess));
        }
        self.check(canonical, "resampling depends on what the observer cannot know", observer);
        self.check(invariant.is_ok(), "a resampled position breaks an invariant", invariant);
        self.check(!clause.is_empty(), "a prompt names no clause", observer);
        if let Observer::Seat(seat) = observer {
            let reasons = |state: &G::State, strange| rules.refusal(state, seat, strange).map(|why| why.explain());
            for _ in 0..STRANGE_ACTIONS {
                let strange = rules.any_action(&mut self.rng);
                let (truth, guess) = (reasons(state, strange), reasons(&other, strange));
                if truth != guess {
                    return self.fault("a refusal tells a secret", &(seat, strange, truth, guess));
                }
            }
            let numbers = |state: &G::State| {
                let mut legal = Vec::new();
                rules.legal(state, seat, &mut legal);
                legal.into_iter().map(|action| rules.number(state, Actor::Seat(seat), action)).collect::<Vec<_>>()
            };
            self.check(numbers(state) == numbers(&other), "a number tells a secret", seat);
            self.check_tensor(state, &other, seat);
            self.check_orders(state, &other, seat);
        }
    }

    /// What a seat sees as numbers: every one of them is written, none outside its range, the same ones as from the whole view, and in
    /// another position that the seat cannot tell from the true one.
    fn check_tensor(&mut self, state: &G::State, other: &G::State, seat: Seat) {
        let (rules, planes) = (self.rules(), self.rules().planes());
        let most: Vec<u8> = planes.iter().flat_map(|plane| vec![plane.most; plane.len()]).collect();
        let counts = written(&*rules, state, seat, most.len(), u8::MAX);
        let parts = written(&*rules, state, seat, most.len(), f32::NAN);
        let within = counts.iter().zip(&most).all(|(count, most)| count <= most);
        self.check(within, "a number of a tensor is too large", (seat, &counts));
        let scaled = counts.iter().zip(&most).map(|(count, most)| f32::from(*count) / f32::from(*most));
        self.check(scaled.eq(parts), "the two forms of a tensor differ", (seat, &counts));
        let mut whole = vec![u8::MAX; most.len()];
        tensor(&*rules, state, &rules.view(state, Observer::Seat(seat)), seat, &mut whole);
        self.check(whole == counts, "a glance tells other numbers than the view", (seat, &counts));
        let guess = (other != state).then(|| written(&*rules, other, seat, most.len(), 0_u8));
        self.check(guess.is_none_or(|guess| guess == counts), "a tensor tells a secret", (seat, counts));
    }

    /// A standing order answers an open question as the rules allow, by what the seat knows alone: the same in another
    /// position that it cannot tell from the true one.
    fn check_orders(&mut self, state: &G::State, other: &G::State, seat: Seat) {
        let rules = self.rules();
        let orders = rules.orders();
        let distinct: BTreeSet<_> = orders.iter().collect();
        self.check(distinct.len() == orders.len(), "a standing order is there twice", orders);
        let mut legal = Vec::new();
        if matches!(rules.turn(state), Turn::Seats(asked) if asked.contains(seat)) {
            rules.legal(state, seat, &mut legal);
        }
        let answers: Vec<_> = orders.iter().map(|order| rules.ordered_at(state, seat, order)).collect();
        let guesses: Vec<_> = orders.iter().map(|order| rules.ordered_at(other, seat, order)).collect();
        let good = answers.iter().flatten().all(|action| legal.contains(action));
        self.check(good, "a standing order answers what is not asked", (seat, &answers));
        self.check(answers == guesses, "a standing order knows a secret", (seat, &answers, guesses));
        let none_left = answers.last().is_none_or(Option::is_some) || answers.iter().all(Option::is_none);
        self.check(none_left, "a standing order answers what the last one does not", (seat, answers));
    }

    /// `refusal` is `None` exactly on the legal list.
    pub(super) fn check_refusals(&mut self) {
        for seat in Seat::first(self.rules().seats()) {
            let mut legal = Vec::new();
            self.rules().legal(self.game.state(), seat, &mut legal);
            for _ in 0..STRANGE_ACTIONS {
                let action = self.rules().any_action(&mut self.rng);
                let notation = self.rules().notation(action);
                let read = self.rules().parse(&notation);
                self.check(read == Some(action), "notation does not read back", (&notation, read));
                let refusal = self.rules().refusal(self.game.state(), seat, action);
                let explained = refusal.as_ref().map(|why| why.explain());
                let named = explained.is_none_or(|Explanation { clause, .. }| !clause.0.is_empty());
                self.check(named, "a refusal names no clause", &notation);
                self.check(
                    refusal.is_none() == legal.contains(&action),
                    "refused and legal disagree",
                    (seat, notation),
                );
            }
        }
    }

    /// What a seat learns from its own choice depends on nothing hidden, unless the game says that the choice reveals.
    pub(super) fn check_own_events(&mut self, seat: Seat, action: G::Action) {
        let (rules, observer) = (self.rules(), Observer::Seat(seat));
        let state = self.game.state();
        if rules.reveals(state, seat, action) {
            return;
        }
        let learnt = |state: &G::State| {
            let (mut after, mut events) = (state.clone(), Vec::new());
            rules.apply(&mut after, Actor::Seat(seat), action, &mut events);
            let seen: Vec<_> = events.iter().filter_map(|event| rules.seen(event, observer)).collect();
            let events = serde_json::to_string(&seen).expect("events are JSON");
            (events, rules.view(&after, observer), rules.awaited(&after, observer))
        };
        let mut other = state.clone();
        rules.resample(&mut other, observer, &mut self.rng);
        let truth = learnt(state);
        let differs = (other != *state).then(|| learnt(&other)).filter(|guess| *guess != truth);
        if let Some(guess) = differs {
            self.fault("a choice shows a secret and is not said to", &(seat, action, truth, guess));
        }
    }

    /// The two faces of a chance node agree.
    pub(super) fn check_chance(&mut self, state: &G::State) {
        let mut outcomes = Vec::new();
        self.rules().outcomes(state, &mut outcomes);
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let weight = self.rules().weight(state);
        let distinct: BTreeSet<_> = outcomes.iter().map(|(action, _)| action).collect();
        self.check(total > 0 && outcomes.iter().all(|(_, weight)| *weight > 0), "a weight is zero", &outcomes);
        self.check(distinct.len() == outcomes.len(), "an outcome stands twice", &outcomes);
        self.check(weight == total, "the weights do not add up", (weight, total));
        if total == 0 || weight != total {
            return;
        }
        let possible: Vec<_> = outcomes.iter().map(|(action, _)| *action).collect();
        self.check_numbers(state, Actor::Chance, &possible);
        let number = below(&mut self.rng, total);
        let mut left = number;
        let listed = outcomes.iter().find(|(_, weight)| left.checked_sub(*weight).map(|rest| left = rest).is_none());
        let outcome = self.rules().outcome(state, number);
        self.check(listed.is_some_and(|(action, _)| *action == outcome), "an outcome is not the listed one", number);
        let notation = self.rules().notation(outcome);
        let read = self.rules().parse(&notation);
        self.check(read == Some(outcome), "notation does not read back", (&notation, read));
    }

    /// The end: returns, and the record through JSON and back.
    pub(super) fn check_end(&mut self) {
        let returns = self.game.returns().expect("it has ended");
        let (total, expected) = (returns.total(), self.rules().total());
        self.check(total == expected, "the returns do not add up", returns);
        let record = self.game.record(&SigningKey::from_bytes(&[7; 32]));
        let written = serde_json::to_string(&record).expect("records are JSON");
        let Ok(read) = serde_json::from_str::<Record>(&written) else {
            return self.fault("a record cannot be read", &());
        };
        let (verdict, replayed) = verify::<G>(&read);
        self.check(verdict.is_consistent(), "a record does not verify", verdict);
        let same = replayed
            .is_some_and(|replayed| replayed.head() == self.game.head() && replayed.state() == self.game.state());
        self.check(same, "a record does not replay", ());
    }
}

/// What a seat sees, written over something else.
fn written<G: Conformance, C: Cell>(rules: &G, state: &G::State, seat: Seat, length: usize, over: C) -> Vec<C> {
    let mut tensor = vec![over; length];
    rules.tensor(state, seat, &mut tensor);
    tensor
}
