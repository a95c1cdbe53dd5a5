//! What a position is worth: the chance to win.

use quincunx_engine::{Evaluation, MAX_SEATS};

use crate::components::{CardId, CardType, Condition, Power, Team, TurnStep};
use crate::rules::{Board, ROUNDS, SCORING_EVERY, Stage, State, VictoryOrDeath};

/// How many numbers describe a team's position.
pub const FEATURES: usize = 13;

/// What the features weigh, in VP: fitted to games of the program against itself (`examples/fit-victory-or-death.rs`), and
/// rounded.
const WEIGHTS: [f64; FEATURES] = [1.0, 0.82, 0.39, 0.11, 0.77, 0.49, -0.32, -1.48, 0.1, 0.37, -0.35, 0.44, 0.4];

/// Where the features stand.
mod feature {
    pub(super) const VP: usize = 0;
    /// Cities, for each scoring that is left.
    pub(super) const CITIES: usize = 1;
    /// VP of the Statuses that would score now, for each scoring that is left.
    pub(super) const STATUSES: usize = 2;
    /// The same of those that would not.
    pub(super) const IDLE: usize = 3;
    /// Major cities held, by how near the end is.
    pub(super) const MAJORS: usize = 4;
    pub(super) const ARMIES: usize = 5;
    /// Pieces without supply.
    pub(super) const UNSUPPLIED: usize = 6;
    /// Cards missing for a card a turn to the end.
    pub(super) const SHORTAGE: usize = 7;
    /// Cards in hand and pile beyond that.
    pub(super) const SPARE: usize = 8;
    /// Laid cards.
    pub(super) const LAID: usize = 9;
    /// Cities without a hoplite that an enemy in supply stands next to, by the scorings left.
    pub(super) const EXPOSED: usize = 10;
    /// Enemy armies next to an army in supply.
    pub(super) const THREATS: usize = 11;
    /// Bribes in the bowl.
    pub(super) const BRIBES: usize = 12;
}

/// The features of a team.
pub fn features(game: &VictoryOrDeath, state: &State, team: Team) -> [f64; FEATURES] {
    use feature::*;
    let (board, map) = (&state.board, &game.parts.map);
    let mut features = [0.0; FEATURES];
    let scorings = scorings_left(state);
    features[VP] = f64::from(state.vp(team));
    features[CITIES] = f64::from(board.team_cities(team).len()) * scorings;
    let line = game.line(board, team, board.team_cities(team));
    let (own, enemy) = (board.team_armies(team), board.team_armies(team.other()));
    features[ARMIES] = f64::from(own.len());
    features[UNSUPPLIED] = f64::from((own & !line).len());
    let fighters = own & line;
    features[THREATS] = f64::from((map.next_to_any(fighters) & enemy).len());
    let enemy_line = game.line(board, team.other(), board.team_cities(team.other()));
    let attacked = map.next_to_any(enemy & enemy_line) & board.team_cities(team) & !own;
    features[EXPOSED] = f64::from(attacked.len()) * (1.0 + scorings) / 2.0;
    let held = (board.team_pieces(team) & map.land).iter().map(|space| map.major[space.index()]);
    features[MAJORS] = f64::from(held.sum::<u8>()) * (f64::from(state.round) / f64::from(ROUNDS)).powi(2);
    for power in team.powers() {
        power_features(game, state, power, scorings, &mut features);
    }
    features
}

fn power_features(game: &VictoryOrDeath, state: &State, power: Power, scorings: f64, features: &mut [f64; FEATURES]) {
    use feature::*;
    let (holding, deck) = (state.holding(power), game.parts.deck(power));
    let cards = f64::from(holding.deck.len() + holding.hand.len());
    let turns = f64::from(turns_left(state, power));
    features[SHORTAGE] += (turns - cards).max(0.0);
    features[SPARE] += (cards - turns).max(0.0);
    features[LAID] += holding.laid.len() as f64;
    features[BRIBES] += f64::from(holding.bowl);
    for slot in holding.status.only(deck.of_type[CardType::Status as usize]).slots() {
        let id = game.parts.id(power, slot);
        let vp = f64::from(game.vp_of(id)) * scorings;
        if !deck.scoring.has(slot) {
            // A Status that works in other ways is worth about as much as one that scores now and then.
            features[IDLE] += 2.0 * scorings;
        } else if game.scores(&state.board, power, id) {
            features[STATUSES] += vp;
        } else {
            features[IDLE] += vp * promise(game, &state.board, power, id);
        }
    }
}

/// How near a Status that does not score is to scoring: a foothold of one's own where an enemy spoils it is half of it.
fn promise(game: &VictoryOrDeath, board: &Board, power: Power, id: CardId) -> f64 {
    let when = &game.card(id).effect.when;
    let held = when.iter().filter(|condition| {
        matches!(condition, Condition::Pieces { .. })
            && game.holds(board, power, None, std::slice::from_ref(*condition), true)
    });
    held.count() as f64 / when.len().max(1) as f64
}

/// Scorings still to come (VOD-3.8.1).
fn scorings_left(state: &State) -> f64 {
    let over = match state.stage {
        Stage::Over(_) => return 0.0,
        Stage::Scoring(_) => state.round,
        _ => state.round - 1,
    };
    f64::from(ROUNDS / SCORING_EVERY - over / SCORING_EVERY)
}

/// Turns of a power that have still to be played, the one under way until its card is played.
fn turns_left(state: &State, power: Power) -> u8 {
    let begun = power < state.active
        || power == state.active && !matches!(state.turn_step(), None | Some(TurnStep::Strategy | TurnStep::Play));
    ROUNDS - state.round + u8::from(!begun)
}

/// By how many VP the margin can still be wrong: the later, the less can change.
pub fn spread(state: &State) -> f64 {
    0.8 + 1.1 * (f64::from(ROUNDS - state.round) + 0.5).sqrt()
}

/// Sums up a position.
#[derive(Clone, Debug)]
pub struct Judge {
    /// In VP.
    pub weights: [f64; FEATURES],
}

impl Default for Judge {
    fn default() -> Self {
        Self { weights: WEIGHTS }
    }
}

impl Judge {
    /// By how many VP a team is likely to be ahead at the end.
    pub fn margin(&self, game: &VictoryOrDeath, state: &State, team: Team) -> f64 {
        let worth = |team| {
            let features = features(game, state, team);
            self.weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum::<f64>()
        };
        worth(team) - worth(team.other())
    }

    /// The chance that a team wins.
    pub fn chance(&self, game: &VictoryOrDeath, state: &State, team: Team) -> f64 {
        if let Stage::Over(_) = state.stage {
            return if VictoryOrDeath::winner(state) == team { 1.0 } else { 0.0 };
        }
        1.0 / (1.0 + (-self.margin(game, state, team) / spread(state)).exp())
    }
}

/// Looks at a position as it stands.
#[derive(Clone, Debug, Default)]
pub struct Look(pub Judge);

impl Evaluation<VictoryOrDeath> for Look {
    fn evaluate(&self, game: &VictoryOrDeath, state: &State) -> [f64; MAX_SEATS] {
        let mut values = [0.0; MAX_SEATS];
        for team in Team::ALL {
            let chance = self.0.chance(game, state, team);
            let seats: Vec<_> = {
                let mut seats: Vec<_> = team.powers().map(|power| game.seat(power)).to_vec();
                seats.dedup();
                seats
            };
            for seat in &seats {
                values[seat.index()] = chance / seats.len() as f64;
            }
        }
        values
    }
}
