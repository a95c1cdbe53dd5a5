//! What a position is worth: the chance to win.

use quincunx_engine::prelude::*;
use quincunx_engine::{Evaluation, MAX_SEATS, Seat, values};

use crate::components::card::{FACES, Face, Kind};
use crate::components::field::{Column, Control, Pair, Terrain};
use crate::players::odds::{Chances, Known, chances, expected};
use crate::rules::FieldOfGlory;
use crate::rules::state::{Bonus, Combat, Player, State, Step, Taking, enemy, seats};
use crate::rules::turn::{HAND, TO_WIN};

/// How many numbers describe a position.
pub const FEATURES: usize = 36;

/// What the features of a position weigh, and so how likely whoever is to move wins: fitted by `examples/fit-field-of-glory.rs`.
const WEIGHTS: [f64; FEATURES] = [
    0.18, 0.72, 1.15, -0.06, 0.82, 0.05, 0.60, -0.26, 0.02, -0.45, 0.00, -0.88, -0.82, -0.25, 0.50, 0.13, -1.16, -0.05,
    0.13, -0.09, -0.02, -0.02, 0.69, -0.78, -0.11, 0.24, 0.51, 0.79, 0.05, 1.34, 0.47, -0.38, 0.01, -0.02, 0.07, -0.11,
];

/// What each face is worth to a deck, in the order of [`Face::all`]: fitted by `examples/fit-field-of-glory.rs`.
pub const FACE_VALUES: [f64; FACES] = [
    // Heavy, Medium, Light Infantry.
    -0.12, -0.03, 0.05, -0.05, -0.03, 0.04, 0.03, 0.02, 0.08, // Pike, Spear.
    -0.15, -0.07, -0.04, -0.14, -0.06, 0.05, // Archers, Cavalry, Light Cavalry.
    -0.23, -0.09, 0.02, 0.06, 0.09, 0.11, 0.10, 0.14, // Elephants, Commander, Overlap, Reserves.
    -0.08, -0.06, 0.36, -0.13, 0.14,
];

/// Where the features stand. Those of both sides are two: that of the player who is to move, and the other's.
mod feature {
    pub(super) const ALWAYS: usize = 0;
    /// By who controls a column (the player to move, nobody, the other), and who has units there (nobody, he, the other, both).
    pub(super) const COLUMNS: usize = 1;
    /// Two, three columns controlled by the player to move.
    pub(super) const HELD: usize = 13;
    /// Two, three, four columns controlled by the other.
    pub(super) const LOST: usize = 15;
    /// The chance of an attack where both have units.
    pub(super) const ATTACK: usize = 18;
    /// The strongest unit where the enemy has none.
    pub(super) const ALONE: usize = 20;
    pub(super) const HAND_POINTS: usize = 22;
    pub(super) const HAND_VALUE: usize = 24;
    pub(super) const VICTORY_POINTS: usize = 26;
    /// The same, the more the nearer the end by run-outs is.
    pub(super) const VICTORY_POINTS_LATE: usize = 27;
    pub(super) const CLOCK: usize = 28;
    /// Columns, the more the nearer the end by run-outs is.
    pub(super) const COLUMNS_LATE: usize = 29;
    pub(super) const DECK_POINTS: usize = 30;
    pub(super) const UNITS: usize = 32;
    /// Two units where both have some.
    pub(super) const TWO_UNITS: usize = 34;
}

/// A position between two turns: what `next` would find at his first decision if the player before him did nothing more.
struct Between<'a> {
    state: &'a State,
    next: Seat,
    units: [[Pair; Column::COUNT]; 2],
    control: [Control; Column::COUNT],
}

impl<'a> Between<'a> {
    fn new(state: &'a State, next: Seat) -> Self {
        Self { state, next, units: state.units, control: state.control }
    }

    fn controls(&self, seat: Seat) -> usize {
        self.control.iter().filter(|control| **control == Control::of(seat)).count()
    }

    /// The Advance (FOG-3.8), without the discards.
    fn advance(&mut self) {
        let (mine, theirs) = (self.next.index(), enemy(self.next).index());
        for column in 0..Column::COUNT {
            if !self.units[mine][column].is_empty() && self.units[theirs][column].is_empty() {
                self.control[column] = Control::of(self.next);
            }
        }
    }
}

/// Cards in hand as they will be when it matters: with what is still to be drawn in the turn.
struct Hand {
    points: f64,
    value: f64,
}

/// Command points and combat value of a card that nobody has seen.
const MEAN_POINTS: f64 = 3.3;
const MEAN_VALUE: f64 = 2.3;
/// By how much a card that goes because there are too many is worse than that.
const WORSE: f64 = 0.8;

fn hand(player: &Player, to_come: u8) -> Hand {
    let value = f64::from(player.hand.combat_value());
    let (points, cards) = (f64::from(player.hand.points()), f64::from(player.hand.len()));
    let with = cards + f64::from(to_come);
    // The worst cards go where there are too many (FOG-3.22).
    let over = (with - f64::from(HAND)).max(0.0);
    let scale = f64::from(to_come);
    Hand {
        points: points + scale * MEAN_POINTS - over * (MEAN_POINTS - WORSE),
        value: value + scale * MEAN_VALUE - over * (MEAN_VALUE - WORSE),
    }
}

/// Describes a position at the first decision of a turn of `next`: `add` is given the index of each feature and its amount.
fn describe(between: &Between<'_>, to_come: u8, mut add: impl FnMut(usize, f64)) {
    let Between { state, next, units, control } = between;
    let (me, other) = (next.index(), enemy(*next).index());
    add(feature::ALWAYS, 1.0);
    for column in Column::all() {
        let index = column.index();
        let (mine, theirs) = (units[me][index], units[other][index]);
        let holder = match control[index].seat() {
            Some(seat) if seat == *next => 0,
            None => 1,
            Some(_) => 2,
        };
        let presence = usize::from(!mine.is_empty()) + 2 * usize::from(!theirs.is_empty());
        add(feature::COLUMNS + 4 * holder + presence, 1.0);
        match presence {
            3 => {
                add(feature::ATTACK, attack(state, column, mine, theirs, control[index] == Control::of(enemy(*next))));
                add(feature::ATTACK + 1, attack(state, column, theirs, mine, control[index] == Control::of(*next)));
                add(feature::TWO_UNITS, f64::from(u8::from(mine.is_two())));
                add(feature::TWO_UNITS + 1, f64::from(u8::from(theirs.is_two())));
            }
            1 => add(feature::ALONE, strongest(mine)),
            2 => add(feature::ALONE + 1, strongest(theirs)),
            _ => {}
        }
        mine.iter().for_each(|unit| add(feature::UNITS, worth(unit)));
        theirs.iter().for_each(|unit| add(feature::UNITS + 1, worth(unit)));
    }
    let (held, lost) = (between.controls(*next), between.controls(enemy(*next)));
    let at_least = |count: usize, least| f64::from(u8::from(count >= least));
    add(feature::HELD, at_least(held, 2));
    add(feature::HELD + 1, at_least(held, 3));
    add(feature::LOST, at_least(lost, 2));
    add(feature::LOST + 1, at_least(lost, 3));
    add(feature::LOST + 2, at_least(lost, 4));
    let players = [&state.players[me], &state.players[other]];
    let hands = [hand(players[0], 0), hand(players[1], to_come)];
    let deck = |player: &Player| match player.deck.len() {
        0 => 0.0,
        cards => f64::from(player.deck.points()) / f64::from(cards) - MEAN_POINTS,
    };
    for side in 0..2 {
        add(feature::HAND_POINTS + side, hands[side].points / 10.0);
        add(feature::HAND_VALUE + side, hands[side].value / 10.0);
        add(feature::DECK_POINTS + side, deck(players[side]));
    }
    // The victory piles hold the other's cards.
    let margin = f64::from(players[0].victory.victory()) - f64::from(players[1].victory.victory());
    let clock = f64::from(players.iter().map(|player| player.run_outs.min(2)).sum::<u8>()) / 4.0;
    add(feature::VICTORY_POINTS, margin / 3.0);
    add(feature::VICTORY_POINTS_LATE, margin / 3.0 * clock);
    add(feature::CLOCK, clock);
    add(feature::COLUMNS_LATE, clock * (held as f64 - lost as f64));
}

/// What a unit on the battlefield is worth.
fn worth(unit: Face) -> f64 {
    f64::from(unit.kind().print().value)
}

fn strongest(units: Pair) -> f64 {
    units.iter().map(worth).fold(0.0, f64::max)
}

/// The chance of an attack in a column by the better of these units, ties counting half; defended by the stronger front.
fn attack(state: &State, column: Column, attackers: Pair, defenders: Pair, holds: bool) -> f64 {
    let terrain = state.terrain[column.index()];
    let ground = |kind: Kind| terrain.map_or(0, |terrain| terrain.on_front(kind));
    let hill = i8::from(holds && terrain == Some(Terrain::Hill));
    let two = |units: Pair| i8::from(units.is_two());
    let strength = |unit: Face| unit.kind().print().value as i8 + ground(unit.kind());
    let front = defenders.iter().max_by_key(|unit| strength(*unit));
    let Some(front) = front.map(Face::kind) else { return 1.0 };
    let defence = front.print().value as i8 + ground(front) + hill + two(defenders);
    let modifier =
        |kind: Kind| kind.print().against.iter().find(|(against, _)| *against == front).map_or(0, |(_, by)| *by);
    let attack =
        attackers.iter().map(|unit| strength(unit) + modifier(unit.kind())).max().unwrap_or(0) + two(attackers);
    expected(attack - defence, front == Kind::Spear)
}

/// The features of a position at the first decision of a turn.
pub fn features(state: &State) -> [f64; FEATURES] {
    let mut all = [0.0; FEATURES];
    describe(&Between::new(state, state.active), 0, |feature, amount| all[feature] += amount);
    all
}

/// Says what positions are worth by weighing their features.
#[derive(Clone, Debug)]
pub struct Judge {
    /// By feature.
    pub weights: [f64; FEATURES],
}

impl Default for Judge {
    fn default() -> Self {
        Self { weights: WEIGHTS }
    }
}

impl Judge {
    /// The chance that the active player wins, at the first decision of his turn.
    pub(super) fn at_first_decision(&self, state: &State) -> f64 {
        self.weigh(&Between::new(state, state.active), 0)
    }

    fn weigh(&self, between: &Between<'_>, to_come: u8) -> f64 {
        let mut score = 0.0;
        describe(between, to_come, |feature, amount| score += self.weights[feature] * amount);
        1.0 / (1.0 + (-score).exp())
    }

    /// The chance that `seat` wins if the active player ended his turn now, as far as `seat` can tell. Not for the draft.
    pub(super) fn chance(&self, game: &FieldOfGlory, state: &State, seat: Seat) -> f64 {
        let active = match state.step {
            Step::Over(_) => return values(&game.returns(state))[seat.index()],
            _ if state.combat.is_some() => self.in_combat(game, state, seat),
            _ => self.if_ended(state),
        };
        if seat == state.active { active } else { 1.0 - active }
    }

    /// The chance of the active player if he ended his turn now.
    fn if_ended(&self, state: &State) -> f64 {
        let next = enemy(state.active);
        let mut between = Between::new(state, next);
        if between.controls(next) >= usize::from(TO_WIN) {
            return 0.0;
        }
        between.advance();
        let to_come = match state.step {
            Step::Limit => 0,
            Step::Take(Taking::Draw(left)) => left,
            Step::Take(Taking::Reserves(left)) => 3 + left,
            _ => 3,
        };
        let open = f64::from(state.placing.price.saturating_sub(state.placing.paid));
        // A payment wastes half a point on average.
        let price = if open > 0.0 { (open + 0.5) / 10.0 } else { 0.0 };
        let mut score = -price * (self.weights[feature::HAND_POINTS + 1]);
        describe(&between, to_come, |feature, amount| score += self.weights[feature] * amount);
        1.0 - 1.0 / (1.0 + (-score).exp())
    }

    /// The same in a combat, averaged over what it can come to.
    fn in_combat(&self, game: &FieldOfGlory, state: &State, seat: Seat) -> f64 {
        let combat = state.fight();
        let units = state.at(enemy(state.active), combat.target);
        match state.step {
            Step::Lose => return self.after_full_retreat(game, state, &combat),
            Step::Take(Taking::Rampage) => return self.settled(state, combat, combat.loser, combat.front),
            _ => {}
        }
        let fight = self.fight(game, state, &combat, seat);
        let retreat_to_come = match state.step {
            Step::Retreat => true,
            Step::AttackerBonus | Step::Take(Taking::AttackerBonus) => game.bonus_first(&combat),
            _ => false,
        };
        if retreat_to_come && game.may_retreat(state, &combat) == units {
            fight.min(self.after_full_retreat(game, state, &combat))
        } else {
            fight
        }
    }

    fn fight(&self, game: &FieldOfGlory, state: &State, combat: &Combat, seat: Seat) -> f64 {
        let attacks = seat == state.active;
        let blank = Combat { attacker: Bonus::NONE, defender: Bonus::NONE, ..*combat };
        let attacker = match state.step {
            Step::AttackerBonus | Step::Take(Taking::AttackerBonus) => Known::Unknown,
            Step::Retreat if !game.bonus_first(combat) => Known::Unknown,
            _ => Known::of(combat.attacker, attacks),
        };
        let defender = if state.step == Step::Front { Known::of(combat.defender, !attacks) } else { Known::Unknown };
        let of = |front: Face| {
            let (mut attack, mut defence) = (0, 0);
            game.attack(state, &blank, front, |_, value| attack += value);
            game.defence(state, &blank, front, |_, value| defence += value);
            let Chances { win, tie, loss } = chances(attack - defence, attacker, defender, front.kind() == Kind::Spear);
            let mut value = 0.0;
            if win > 0.0 {
                value += win * self.settled(state, *combat, Some(enemy(state.active)), Some(front));
            }
            if tie > 0.0 {
                value += tie * self.settled(state, *combat, None, None);
            }
            if loss > 0.0 {
                value += loss * self.settled(state, *combat, Some(state.active), Some(front));
            }
            value
        };
        // The defender chooses what is worst for the attacker, unless he has named his front unit.
        let fronts = state.at(enemy(state.active), combat.target).faces();
        fronts.filter(|front| combat.front.is_none_or(|named| named == *front)).map(of).fold(1.0, f64::min)
    }

    /// The chance of the active player after this end of a combat; `loser` is empty for a tie.
    fn settled(&self, state: &State, combat: Combat, loser: Option<Seat>, front: Option<Face>) -> f64 {
        let (attacker, defender) = (state.active, enemy(state.active));
        let mut after = state.clone();
        after.combat = None;
        after.step = Step::Actions;
        let mine = after.at(attacker, combat.launch);
        let theirs = after.at(defender, combat.target);
        let control = &mut after.control[combat.target.index()];
        let one = |units: Pair, front: Option<Face>| front.filter(|front| units.has(*front)).map_or(units, Pair::one);
        match loser {
            None => {
                *control = Control::Neutral;
                *after.at_mut(attacker, combat.launch) = Pair::EMPTY;
                *after.at_mut(defender, combat.target) = Pair::EMPTY;
            }
            Some(loser) if loser == defender => {
                *control = Control::of(attacker);
                theirs.iter().for_each(|unit| after.player_mut(attacker).victory.add(unit));
                *after.at_mut(defender, combat.target) = Pair::EMPTY;
                *after.at_mut(attacker, combat.launch) = one(mine, Some(combat.lead));
            }
            Some(_) => {
                if *control == Control::of(attacker) {
                    *control = Control::Neutral;
                }
                mine.iter().for_each(|unit| after.player_mut(defender).victory.add(unit));
                *after.at_mut(attacker, combat.launch) = Pair::EMPTY;
                *after.at_mut(defender, combat.target) = one(theirs, front);
            }
        }
        self.if_ended(&after)
    }

    fn after_full_retreat(&self, game: &FieldOfGlory, state: &State, combat: &Combat) -> f64 {
        let mut after = state.clone();
        after.combat = None;
        after.step = Step::Actions;
        *after.at_mut(enemy(state.active), combat.target) = Pair::EMPTY;
        let units = state.at(state.active, combat.launch);
        if game.bonus_first(combat) {
            // The weaker unit is given up, or the only one.
            let weaker = units.iter().min_by(|a, b| worth(*a).total_cmp(&worth(*b)));
            if let Some(weaker) = weaker {
                *after.at_mut(state.active, combat.launch) = units.without(weaker);
            }
        }
        self.if_ended(&after)
    }
}

/// The look of a position to somebody who counts columns, victory points and cards, and no more: the value that `greedy` goes
/// by.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look;

impl Evaluation<FieldOfGlory> for Look {
    fn evaluate(&self, game: &FieldOfGlory, state: &State) -> [f64; MAX_SEATS] {
        if let Step::Over(_) = state.step {
            return values(&game.returns(state));
        }
        let score = |seat: Seat| {
            let player = &state.players[seat.index()];
            let units = state.units[seat.index()].iter().flat_map(|units| units.iter());
            let columns = Column::all()
                .filter(|column| !state.at(seat, *column).is_empty() && state.at(enemy(seat), *column).is_empty());
            let kept: f64 = player.kept.into_iter().map(|face| f64::from(face.points())).sum();
            4.0 * f64::from(state.controls(seat))
                + 3.0 * columns.count() as f64
                + units.map(|unit| 0.5 + worth(unit)).sum::<f64>()
                + f64::from(player.victory.victory())
                + f64::from(player.hand.points()) * 0.5
                + kept
        };
        let scores = seats().map(score);
        let lead = scores.reduce(|red, blue| red - blue).expect("there are two seats");
        let chance = 1.0 / (1.0 + (-lead / 10.0).exp());
        [chance, 1.0 - chance, 0.0, 0.0]
    }
}
