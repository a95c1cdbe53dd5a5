//! The player that looks to the end of what it begins with a trained eye.

use quincunx_agents::{Policy, Thumb};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Agent, Budget, InfoSet, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::components::card::{CardId, Kind};
use crate::players::value::{Judge, worth_keeping};
use crate::rules::action::{Action, Choice};
use crate::rules::decision::Decision;
use crate::rules::field::Player;
use crate::rules::state::{Phase, Stage, State};
use crate::rules::table::OsokHajnala;

/// Takes the choice after which the position looks best to itself once what was begun is done and nobody answers it. What does
/// not end the tactical phase comes first; cards are discarded by a rule of thumb.
#[derive(Clone, Debug, Default)]
pub struct Habit {
    /// What positions are worth.
    pub judge: Judge,
}

/// A choice must gain more than this: a card is not thrown at something trifling.
const TRIFLE: f64 = 0.4;

/// Nothing that is begun goes on for longer.
const MOST_STEPS: usize = 40;

/// A line of play goes on for so many turns of both.
const TURNS: u16 = 3;

impl Habit {
    /// What the choices are worth to the player, in life; none where a rule of thumb decides.
    fn worths(&self, game: &OsokHajnala, state: &State, player: Player, legal: &[Action]) -> Vec<(Action, f64)> {
        let Some((_, decision)) = game.decision(state).filter(|(decider, _)| *decider == player) else {
            return Vec::new();
        };
        let mut now = None;
        let mut worth = |action: Action| match action.0 {
            // Nothing more is done: the position as it stands.
            Choice::Finish | Choice::Keep => {
                *now.get_or_insert_with(|| self.judge.margin(game, state, player)) + TRIFLE
            }
            _ => self.after(game, state, player, action) - self.price(game, state, player, action),
        };
        match decision {
            Decision::Exchange | Decision::Second | Decision::Cost | Decision::Discard | Decision::HandLimit => {
                Vec::new()
            }
            _ => legal.iter().map(|action| (*action, worth(*action))).collect(),
        }
    }

    /// What a card is worth that a choice uses up, beyond a card's place in the hand.
    fn price(&self, game: &OsokHajnala, state: &State, player: Player, action: Action) -> f64 {
        match action.0 {
            Choice::Quick(card) | Choice::Trap(card, _) | Choice::Potion(card) | Choice::Instant(card) => {
                0.3 * worth_keeping(game, state, player, card)
            }
            _ => 0.0,
        }
    }

    /// What the position is worth when all that a choice begins is done: the player himself goes on as looks best, the other
    /// answers nothing.
    fn after(&self, game: &OsokHajnala, state: &State, player: Player, action: Action) -> f64 {
        let mut next = state.clone();
        game.apply(&mut next, Actor::Seat(player.seat()), action, &mut ());
        let mut legal = Vec::new();
        for _ in 0..MOST_STEPS {
            let is_quiet = next.act.is_none() && next.stack.is_empty() && next.drawing.is_none();
            let has_changed_hands = next.active != state.active;
            if is_quiet || has_changed_hands {
                break;
            }
            match game.turn(&next) {
                Turn::Over => break,
                Turn::Chance => {
                    // Any card will do: the eye does not look at which they are.
                    let action = game.outcome(&next, 0);
                    game.apply(&mut next, Actor::Chance, action, &mut ());
                }
                Turn::Seats(waiting) => {
                    let seat = waiting.lowest().expect("the table waits for somebody");
                    legal.clear();
                    game.legal(&next, seat, &mut legal);
                    let action = self.go_on(game, &next, Player::of(seat), player, &legal);
                    game.apply(&mut next, Actor::Seat(seat), action, &mut ());
                }
            }
        }
        self.judge.margin(game, &next, player)
    }

    /// How what was begun goes on: own choices as look best, the other's as are harmless.
    fn go_on(&self, game: &OsokHajnala, state: &State, decider: Player, own: Player, legal: &[Action]) -> Action {
        if let Some(action) = by_rule(game, state, decider, legal) {
            return action;
        }
        let is_mild = |action: &&Action| {
            matches!(action.0, Choice::Pass | Choice::NoGuard | Choice::Suffer | Choice::No | Choice::Enough)
        };
        if decider != own {
            return *legal.iter().find(is_mild).unwrap_or(&legal[0]);
        }
        let rated = legal.iter().map(|action| (*action, self.after(game, state, own, *action)));
        rated.max_by(|(_, a), (_, b)| a.total_cmp(b)).map_or(legal[0], |(action, _)| action)
    }

    /// The best choice, and whether it is in doubt.
    fn best(&self, game: &OsokHajnala, state: &State, player: Player, legal: &[Action], rng: &mut Pcg64Mcg) -> Action {
        if let Some(action) = by_rule(game, state, player, legal) {
            return action;
        }
        let mut worths = self.worths(game, state, player, legal);
        if worths.is_empty() {
            return legal[0];
        }
        if matches!(state.stage, Stage::Turn(Phase::Tactical, _)) && state.act.is_none() {
            let best_of = |ends: bool| {
                let of = worths.iter().filter(|(action, _)| ends == ends_the_phase(action.0));
                of.map(|(_, worth)| *worth).fold(f64::MIN, f64::max)
            };
            // What gains something and lets the phase go on comes before all that does not.
            let (quiet, now) = (best_of(false), self.judge.margin(game, state, player));
            if quiet > now + TRIFLE {
                worths.retain(|(action, _)| !ends_the_phase(action.0));
            }
        }
        let best = worths.iter().map(|(_, worth)| *worth).fold(f64::MIN, f64::max);
        let ties: Vec<Action> =
            worths.iter().filter(|(_, worth)| *worth >= best - 1e-9).map(|(action, _)| *action).collect();
        ties[below(rng, ties.len() as u32) as usize]
    }
}

/// May a choice lead out of the tactical phase (OH-4.3.1)?
const fn ends_the_phase(choice: Choice) -> bool {
    matches!(choice, Choice::Attack(_) | Choice::Instant(_) | Choice::Finish)
}

/// Decisions that are not looked into.
fn by_rule(game: &OsokHajnala, state: &State, player: Player, legal: &[Action]) -> Option<Action> {
    if let &[only] = legal {
        return Some(only);
    }
    let keeping = |id: CardId| worth_keeping(game, state, player, id);
    let least = |wanted: fn(&Choice) -> Option<CardId>| {
        let cards = legal.iter().filter_map(|action| Some((*action, keeping(wanted(&action.0)?))));
        cards.min_by(|(_, a), (_, b)| a.total_cmp(b))
    };
    match state.stage {
        Stage::Opening(_) => {
            let starting = legal.iter().filter_map(|action| match action.0 {
                Choice::StartingCard(card) => Some((*action, opens_well(game, card))),
                _ => None,
            });
            return starting.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(action, _)| action);
        }
        Stage::WhoStarts(_) => return legal.iter().copied().find(|action| action.0 == Choice::Me),
        Stage::Exchange(_) => {
            let worst = least(|choice| if let Choice::SetAside(card) = choice { Some(*card) } else { None });
            let done = legal.iter().copied().find(|action| action.0 == Choice::Done);
            return worst.filter(|(_, worth)| *worth < SET_ASIDE).map(|(action, _)| action).or(done);
        }
        _ => {}
    }
    let discard = |choice: &Choice| if let Choice::Discard(card) = choice { Some(*card) } else { None };
    match game.decision(state)?.1 {
        Decision::Exchange => {
            let is_full = state.side(player).hand.len() > 8;
            let keep = legal.iter().copied().find(|action| action.0 == Choice::Keep);
            let worst = least(discard).filter(|(_, worth)| is_full && *worth < SET_ASIDE);
            worst.map(|(action, _)| action).or(keep)
        }
        Decision::Second | Decision::Cost | Decision::Discard | Decision::HandLimit => {
            least(discard).map(|(action, _)| action)
        }
        _ => None,
    }
}

/// A card that is worth less is exchanged.
const SET_ASIDE: f64 = 1.3;

/// How good a card is to begin with: somebody to stand there, and a weapon.
fn opens_well(game: &OsokHajnala, id: CardId) -> f64 {
    let card = game.card(id);
    match card.kind {
        Kind::Weapon => 3.0 - f64::from(card.level),
        Kind::Mercenary | Kind::Hero => 2.5 - 0.5 * f64::from(card.level),
        Kind::Puppet => 1.0,
        _ => 0.0,
    }
}

impl Policy<OsokHajnala> for Habit {
    fn pick(&self, game: &OsokHajnala, state: &State, seat: Seat, legal: &[Action], rng: &mut Pcg64Mcg) -> Action {
        self.best(game, state, Player::of(seat), legal, rng)
    }
}

impl Thumb<OsokHajnala> for Habit {
    fn prospects(&self, game: &OsokHajnala, state: &State, seat: Seat, legal: &[Action]) -> Vec<(Action, f64)> {
        let player = Player::of(seat);
        if by_rule(game, state, player, legal).is_some() {
            return Vec::new();
        }
        let chance = |worth: f64| 1.0 / (1.0 + (-worth / self.judge.spread).exp());
        let worths = self.worths(game, state, player, legal).into_iter();
        worths.map(|(action, worth)| (action, chance(worth))).collect()
    }

    fn is_far(&self, _: &OsokHajnala, world: &State, state: &State) -> bool {
        state.turn >= world.turn + TURNS
    }

    fn chance(&self, game: &OsokHajnala, state: &State, seat: Seat) -> f64 {
        self.judge.chance(game, state, Player::of(seat))
    }
}

impl Agent<OsokHajnala> for Habit {
    fn choose(&mut self, info: &InfoSet<'_, OsokHajnala>, _: &Budget<'_>, seed: u64) -> Action {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let state = info.sample(&mut rng);
        self.pick(info.game(), &state, info.seat(), &info.legal(), &mut rng)
    }
}
