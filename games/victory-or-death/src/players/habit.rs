//! The player that looks to the end of the card it plays with a trained eye.

use quincunx_agents::Policy;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Agent, Budget, InfoSet, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::value::Judge;
use crate::components::{CardId, CardType, Power, Space, Spaces, Team};
use crate::rules::{Action, At, Choice, Decision, Frame, ROUNDS, Request, Stage, State, VictoryOrDeath};

/// Takes the choice after which the card is worth most if nobody reacts to it: what the card goes on to ask is answered by what
/// looks best at once, bribes are bought and put where they make possible what otherwise is not, and cards are paid by a rule
/// of thumb.
#[derive(Clone, Debug, Default)]
pub struct Habit {
    /// What positions are worth.
    pub judge: Judge,
}

/// A card in hand is worth so much of what it can be expected to do: it is not thrown at something trifling.
const SAVED: f64 = 0.15;

/// No card goes on for longer.
const MOST_STEPS: usize = 60;

impl Habit {
    /// The choice that it takes, and what the choices that it looked at are worth to the seat's team, in VP.
    pub(super) fn worths(
        &self,
        game: &VictoryOrDeath,
        state: &State,
        seat: Seat,
        legal: &[Action],
    ) -> Vec<(Action, f64)> {
        if let Some(action) = by_rule(game, state, seat, legal) {
            return vec![(action, 0.0)];
        }
        let Some((power, decision)) = game.open(state) else { return vec![(legal[0], 0.0)] };
        let team = power.team();
        let candidates = legal.iter().copied().filter(|action| is_candidate(action.0));
        let worth = |action: Action| {
            let mut next = state.clone();
            game.apply(&mut next, Actor::Seat(seat), action, &mut ());
            self.finish(game, &mut next, seat);
            let spent = match action.0 {
                Choice::Play(id) => SAVED * saved(game, state, power, id),
                _ => 0.0,
            };
            self.judge.margin(game, &next, team) - spent
        };
        let mut worths: Vec<(Action, f64)> = candidates.map(|action| (action, worth(action))).collect();
        if let Some(action) = self.bribe(game, state, power, decision, legal) {
            worths.push((action, worths.iter().map(|(_, worth)| *worth).fold(f64::MIN, f64::max) + 1.0));
        }
        if worths.is_empty() {
            worths.push((legal[0], 0.0));
        }
        worths
    }

    /// Goes on until the card is done: what the seat itself is asked it answers by what looks best, nobody reacts.
    fn finish(&self, game: &VictoryOrDeath, state: &mut State, seat: Seat) {
        let mut legal = Vec::new();
        for _ in 0..MOST_STEPS {
            let quiet = state.stack.is_empty() && state.payment.is_none() && state.drawing.is_none();
            let fetching = matches!(game.open(state), Some((_, Decision::Fetch)));
            if quiet && !fetching {
                return;
            }
            match game.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    // Any card will do: the eye does not look at which they are.
                    let action = game.outcome(state, 0);
                    game.apply(state, Actor::Chance, action, &mut ());
                }
                Turn::Seats(waiting) => {
                    let decider = waiting.lowest().expect("the table waits for somebody");
                    legal.clear();
                    game.legal(state, decider, &mut legal);
                    let action = self.at_once(game, state, decider, decider == seat, &legal);
                    game.apply(state, Actor::Seat(decider), action, &mut ());
                }
            }
        }
    }

    /// What looks best without looking further.
    fn at_once(&self, game: &VictoryOrDeath, state: &State, decider: Seat, own: bool, legal: &[Action]) -> Action {
        if let Some(action) = by_rule(game, state, decider, legal) {
            return action;
        }
        let still = |action: &&Action| {
            matches!(action.0, Choice::Pass | Choice::GoOn | Choice::Done | Choice::End | Choice::Stop)
        };
        let Some((power, decision)) = game.open(state) else { return legal[0] };
        let quiet = legal.iter().find(still);
        if !own || matches!(decision, Decision::React | Decision::Losses | Decision::Aid) {
            return *quiet.unwrap_or(&legal[0]);
        }
        let look = |action: Action| {
            let mut next = state.clone();
            game.apply(&mut next, Actor::Seat(decider), action, &mut ());
            self.judge.margin(game, &next, power.team())
        };
        let candidates = legal.iter().copied().filter(|action| is_candidate(action.0));
        let rated = candidates.map(|action| (action, look(action)));
        rated.max_by(|(_, a), (_, b)| a.total_cmp(b)).map_or(legal[0], |(action, _)| action)
    }

    /// A bribe, where one makes possible what the decision is about and nothing else does; if there is none of its own, the
    /// teammate is asked (VOD-8.5).
    fn bribe(
        &self,
        game: &VictoryOrDeath,
        state: &State,
        power: Power,
        decision: Decision,
        legal: &[Action],
    ) -> Option<Action> {
        let has = |choice: Choice| legal.iter().copied().find(|action| action.0 == choice);
        let run = VictoryOrDeath::top_run(state).filter(|run| run.at == At::Choose);
        let helps = |space: Space| {
            let mut board = state.board;
            board.bribes[power.index()] |= Spaces::of(space);
            match (decision, run) {
                (Decision::Losses, _) => {
                    game.unsupplied(&board, power).len() < game.unsupplied(&state.board, power).len()
                }
                (Decision::Muster | Decision::Battle, Some(run)) => game.has_choice(state, &board, run, None),
                _ => false,
            }
        };
        let wanted = match (decision, run) {
            (Decision::Losses, _) => true,
            (Decision::Muster | Decision::Battle, Some(run)) => !game.has_choice(state, &state.board, run, None),
            _ => false,
        };
        if !wanted {
            return None;
        }
        let ask = legal
            .iter()
            .copied()
            .find(|action| matches!(action.0, Choice::Ask | Choice::AskMuster(..) | Choice::AskBattle(..)));
        let space = game.bribe_spaces(&state.board, power).iter().find(|space| helps(*space));
        match space {
            Some(space) => has(Choice::Put(space))
                .or_else(|| has(Choice::Buy).filter(|_| self.can_spare(game, state, power)))
                .or(ask),
            None => ask,
        }
    }

    /// Has a power more cards than turns?
    fn can_spare(&self, _: &VictoryOrDeath, state: &State, power: Power) -> bool {
        let holding = state.holding(power);
        let cards = holding.deck.len() + holding.hand.len();
        holding.hand.len() > 1 && cards > u32::from(ROUNDS - state.round) + 2
    }
}

/// Choices that are looked at. The rest is taken by rule, or never.
const fn is_candidate(choice: Choice) -> bool {
    !matches!(
        choice,
        Choice::Lift(..)
            | Choice::TakeBack(_)
            | Choice::Put(_)
            | Choice::Buy
            | Choice::Ask
            | Choice::AskMuster(..)
            | Choice::AskBattle(..)
            | Choice::Beside(..)
            | Choice::Back
            | Choice::OpeningBack(_)
            | Choice::Wait
    )
}

/// Decisions that are not searched.
fn by_rule(game: &VictoryOrDeath, state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    if let &[only] = legal {
        return Some(only);
    }
    if let Stage::Mulligans(_) = state.stage {
        return legal.iter().copied().find(|action| matches!(action.0, Choice::Keep(_)));
    }
    let worst = |power: Power, id: CardId| saved(game, state, power, id);
    if let Stage::Discards(_) = state.stage {
        let discards = legal.iter().filter_map(|action| match action.0 {
            Choice::OpeningDiscard(power, id) => Some((*action, worst(power, id))),
            _ => None,
        });
        return discards.min_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(action, _)| action);
    }
    let (power, decision) = game.open(state).filter(|(power, _)| game.seat(*power) == seat)?;
    match decision {
        Decision::Pay => {
            let worth = |action: &Action| match action.0 {
                Choice::Discard(id) => worst(power, id),
                Choice::Back => f64::MAX,
                _ => 0.0,
            };
            legal.iter().copied().filter(|action| is_payment(action.0)).min_by(|a, b| worth(a).total_cmp(&worth(b)))
        }
        Decision::Draw => legal.iter().copied().find(|action| action.0 == Choice::Draw),
        Decision::Aid => Some(aid(game, state, power, legal)),
        Decision::Actor => legal.iter().copied().find(|action| action.0 == Choice::Self_),
        _ => None,
    }
}

const fn is_payment(choice: Choice) -> bool {
    matches!(choice, Choice::Discard(_) | Choice::Alternative(_) | Choice::Bribe | Choice::Off(..) | Choice::Vp)
}

/// The answer to a request for bribes: the one that grants it, or none.
fn aid(game: &VictoryOrDeath, state: &State, power: Power, legal: &[Action]) -> Action {
    let end = legal.iter().copied().find(|action| action.0 == Choice::End).unwrap_or(legal[0]);
    let grants = |action: &&Action| {
        let Choice::Put(space) = action.0 else { return false };
        let mut board = state.board;
        board.bribes[power.index()] |= Spaces::of(space);
        let asker = power.teammate();
        match (state.aid.asked, state.stack.last()) {
            (Some(Request::Supply), _) => game.unsupplied(&board, asker).is_empty(),
            (Some(Request::Muster(at)), Some(Frame::Run(run))) => {
                let musters = game.muster_choices(&board, run);
                (musters.new | musters.in_place).contains(at)
            }
            (Some(Request::Battle(from, _)), _) => game.supplied(&board, asker).contains(from),
            _ => false,
        }
    };
    legal.iter().find(grants).copied().unwrap_or(end)
}

/// What a card in hand is worth keeping, roughly in VP.
pub(super) fn saved(game: &VictoryOrDeath, state: &State, power: Power, id: CardId) -> f64 {
    let card = game.card(id);
    let late = f64::from(state.round) / f64::from(ROUNDS);
    let copies = f64::from(state.holding(power).hand.count(card.slot).max(1));
    let worth = match card.kind {
        CardType::Status => 4.0 * (1.0 - late),
        CardType::Prepare => 2.2,
        CardType::Event => 2.4,
        CardType::MusterHoplite | CardType::MusterTrireme => 2.6,
        CardType::LandBattle | CardType::SeaBattle => 2.3,
    };
    worth / copies.sqrt()
}

/// Does the seat sit at the decision that is open?
pub(super) fn team_of(game: &VictoryOrDeath, seat: Seat) -> Team {
    let power = Power::ALL.into_iter().find(|power| game.seat(*power) == seat);
    power.unwrap_or(Power::Corinth).team()
}

/// Is it a decision that is worth searching: which card, which reaction, where?
pub(super) const fn is_weighty(decision: Decision) -> bool {
    !matches!(decision, Decision::Pay | Decision::Draw | Decision::Aid)
}

/// Takes the choice after which the position looks best at once: it does not see what a card goes on to ask.
#[derive(Clone, Debug, Default)]
pub struct Glance(pub Habit);

impl Agent<VictoryOrDeath> for Glance {
    fn choose(&mut self, info: &InfoSet<'_, VictoryOrDeath>, _: &Budget<'_>, seed: u64) -> Action {
        let state = info.sample(&mut Pcg64Mcg::seed_from_u64(seed));
        self.0.at_once(info.game(), &state, info.seat(), true, &info.legal())
    }
}

impl Policy<VictoryOrDeath> for Habit {
    fn pick(&self, game: &VictoryOrDeath, state: &State, seat: Seat, legal: &[Action], rng: &mut Pcg64Mcg) -> Action {
        let worths = self.worths(game, state, seat, legal);
        let best = worths.iter().map(|(_, worth)| *worth).fold(f64::MIN, f64::max);
        let mut ties = worths.iter().filter(|(_, worth)| *worth >= best - 1e-9);
        let count = ties.clone().count() as u32;
        ties.nth(below(rng, count) as usize).map_or(legal[0], |(action, _)| *action)
    }
}

impl Agent<VictoryOrDeath> for Habit {
    fn choose(&mut self, info: &InfoSet<'_, VictoryOrDeath>, _: &Budget<'_>, seed: u64) -> Action {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let state = info.sample(&mut rng);
        self.pick(info.game(), &state, info.seat(), &info.legal(), &mut rng)
    }
}
