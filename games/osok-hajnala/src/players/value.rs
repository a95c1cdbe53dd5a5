//! What a position is worth: the chance to win.

use quincunx_engine::{Evaluation, MAX_SEATS};

use crate::components::card::Kind;
use crate::rules::field::{Place, Player, SLOTS, SlotNo, Spot, Standing, flag};
use crate::rules::state::{Stage, State};
use crate::rules::table::OsokHajnala;

/// How many numbers describe a player's position.
pub const FEATURES: usize = 14;

/// What the features weigh, in life: between rules of thumb for the game and what `examples/fit-osok-hajnala.rs` fits to
/// games of the program against itself. Against the rules of thumb alone they won 62.8 % of 4,000 games, what was fitted 49.2 %.
const WEIGHTS: [f64; FEATURES] = [1.0, 0.6, 0.6, 0.4, 1.1, 1.0, 0.3, -1.5, -3.0, -6.0, 1.2, 0.8, -1.0, 0.3];

/// Where the features stand.
mod feature {
    pub(super) const LIFE: usize = 0;
    /// Life missing to 6: below that high levels cannot be paid.
    pub(super) const LOW: usize = 1;
    /// Armour left of characters.
    pub(super) const ARMOUR: usize = 2;
    /// Armour left of puppets, mounts and continuous abilities.
    pub(super) const OTHER_ARMOUR: usize = 3;
    /// Attack of those that can attack or will be able to.
    pub(super) const ATTACK: usize = 4;
    pub(super) const IDLE: usize = 5;
    /// Armed characters with an unused ability.
    pub(super) const READY: usize = 6;
    /// The first, second, third dead.
    pub(super) const DEAD: usize = 7;
    /// Cards in hand up to 7.
    pub(super) const HAND: usize = 10;
    /// Cards in hand beyond that.
    pub(super) const MORE: usize = 11;
    /// Nobody shields the player.
    pub(super) const BARE: usize = 12;
    /// Cards in play that lie on characters or the battlefield.
    pub(super) const CARDS: usize = 13;
}

/// Damage at which an attack is worth no more.
const MOST_ATTACK: f64 = 12.0;

/// The features of a player.
pub fn features(game: &OsokHajnala, state: &State, seat: usize) -> [f64; FEATURES] {
    let player = if seat == 0 { Player::A } else { Player::B };
    let mut all = [0.0; FEATURES];
    let side = state.side(player);
    all[feature::LIFE] = f64::from(side.life);
    all[feature::LOW] = -(6.0 - f64::from(side.life)).max(0.0);
    for slot in 0..SLOTS as u8 {
        slot_features(game, state, player, slot, &mut all);
    }
    for dead in 0..usize::from(side.field.dead()).min(3) {
        all[feature::DEAD + dead] = 1.0;
    }
    let hand = f64::from(side.hand.len());
    all[feature::HAND] = hand.min(7.0);
    all[feature::MORE] = (hand - 7.0).max(0.0);
    all[feature::BARE] = f64::from(u8::from(!side.field.slots.iter().any(|slot| slot.standing.is_in_play())));
    all[feature::CARDS] += f64::from(u8::from(side.field.card(Place::BATTLEFIELD).is_some()));
    all
}

fn slot_features(game: &OsokHajnala, state: &State, player: Player, slot: SlotNo, all: &mut [f64; FEATURES]) {
    let field = state.field(player);
    let place = field.slot(slot);
    if !place.standing.is_in_play() {
        return;
    }
    let body = Spot::body(player, slot);
    let armour = f64::from(place.vitals[0].armour) + place.under.iter().map(|armour| f64::from(*armour)).sum::<f64>();
    let is_puppet = place.standing == Standing::Puppet;
    all[if is_puppet { feature::OTHER_ARMOUR } else { feature::ARMOUR }] += armour;
    for spot in [Spot::mount(player, slot), Spot::attached(player, slot)] {
        if game.body(state, spot).is_some() {
            all[feature::OTHER_ARMOUR] += state.vital(spot).map_or(0.0, |vital| f64::from(vital.armour));
        }
    }
    let attack = game.current_character(state, body) + game.current_weapon(state, body);
    all[feature::ATTACK] += f64::from(attack).min(MOST_ATTACK);
    all[feature::IDLE] += f64::from(u8::from(place.standing == Standing::Idle));
    let is_ready = place.standing == Standing::Active && field.is_armed(slot) && !place.has(flag::ABILITY);
    all[feature::READY] += f64::from(u8::from(is_ready));
    let on =
        crate::rules::field::Part::ALL.into_iter().skip(1).filter(|part| field.card(Place::of(slot, *part)).is_some());
    all[feature::CARDS] += on.count() as f64;
}

/// What a card in hand is worth keeping, roughly in life.
pub(super) fn worth_keeping(
    game: &OsokHajnala,
    state: &State,
    player: Player,
    id: crate::components::card::CardId,
) -> f64 {
    let card = game.card(id);
    let too_high = f64::from(card.level.saturating_sub(state.side(player).level + 1));
    let base = match card.kind {
        Kind::Mercenary | Kind::Hero => 2.0 + 0.3 * f64::from(card.level),
        Kind::Weapon => 1.8,
        Kind::Instant | Kind::Trap => 1.6,
        Kind::Quick | Kind::Armour | Kind::Puppet => 1.4,
        _ => 1.2,
    };
    let copies = f64::from(game.list(player).count(state.side(player).hand, id).max(1));
    base / copies.sqrt() - 0.4 * too_high
}

/// Sums up a position.
#[derive(Clone, Debug)]
pub struct Judge {
    /// In life.
    pub weights: [f64; FEATURES],
    /// So much of a lead makes winning e times as likely as losing.
    pub spread: f64,
}

impl Default for Judge {
    fn default() -> Self {
        Self { weights: WEIGHTS, spread: 7.5 }
    }
}

impl Judge {
    /// By how much a player is ahead, in life.
    pub(crate) fn margin(&self, game: &OsokHajnala, state: &State, player: Player) -> f64 {
        if let Stage::Over(ending) = state.stage {
            return match ending.winner {
                None => 0.0,
                Some(winner) if winner == player => WON,
                Some(_) => -WON,
            };
        }
        let worth = |player: Player| {
            let features = features(game, state, player.index());
            self.weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum::<f64>()
        };
        worth(player) - worth(player.other())
    }

    /// The chance that a player wins; a draw is half of it.
    pub(crate) fn chance(&self, game: &OsokHajnala, state: &State, player: Player) -> f64 {
        1.0 / (1.0 + (-self.margin(game, state, player) / self.spread).exp())
    }
}

/// A game won, in life.
const WON: f64 = 200.0;

/// Looks at a position as it stands.
#[derive(Clone, Debug, Default)]
pub struct Look(pub Judge);

impl Evaluation<OsokHajnala> for Look {
    fn evaluate(&self, game: &OsokHajnala, state: &State) -> [f64; MAX_SEATS] {
        let mut values = [0.0; MAX_SEATS];
        for player in Player::BOTH {
            values[player.index()] = self.0.chance(game, state, player);
        }
        values
    }
}
