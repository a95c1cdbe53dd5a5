//! The amount of a damage (OH-4.17).

use crate::components::card::CardId;
use crate::components::step::{Amount, Factors, Fraction, Stat, Step};
use crate::components::word::Word;
use crate::rules::field::{Player, Spot};
use crate::rules::frame::Scene;
use crate::rules::options::{FactorInAmount, MathOrder};
use crate::rules::state::State;
use crate::rules::table::OsokHajnala;

/// How a damage was worked out (OH-4.17.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reckoning {
    /// Of an attack: character and weapon.
    pub base: [i16; 2],
    /// Additions of the dealing side.
    pub dealt: i16,
    /// The one multiplication that counts.
    pub factor: Option<Fraction>,
    /// "Suffered" changes.
    pub suffered: i16,
    pub poison: bool,
    pub amount: u16,
    /// The limits of the turn that it uses up, if it is suffered by the card itself (OH-4.17.8): of each part of the slot a bit
    /// for each record.
    pub spent: u64,
}

impl OsokHajnala {
    /// The changes of a suffered damage that happen once in a turn and have not yet: their bits in [`Reckoning::spent`] and
    /// how much (OH-4.17.8).
    fn firsts<'a>(
        &'a self,
        state: &'a State,
        stat: Stat,
        on: Spot,
        scene: Scene,
    ) -> impl Iterator<Item = (u64, i16)> + 'a {
        self.statics(state, 1 << stat.index(), scene).filter_map(move |(scene, place, record, effect, step)| {
            let Step::Modify { stat: changed, n, to, .. } = step else { return None };
            let is_open =
                effect.first_each_turn && state.field(scene.owner).used[place.index()] >> (4 + record) & 1 == 0;
            let is_meant = *changed == stat && is_open && self.touches(state, to, &scene, on);
            let bit = 1 << (place.part()? as u32 * 4 + u32::from(record));
            is_meant.then_some((bit, i16::from(*n)))
        })
    }

    /// The damage of an attack on a card or player: that of character and weapon is one (OH-4.15.7), whatever their types (OH-4.15.10,
    /// OH-N02).
    pub(crate) fn attack(&self, state: &State, attacker: Spot, on: Spot) -> Reckoning {
        self.attack_with(state, self.base_of_attack(state, attacker), attacker, on)
    }

    /// The same when the owner takes it over: armour cards and poison of the card do not count (OH-4.16.3, OH-N29).
    pub(crate) fn attack_taken_over(&self, state: &State, attacker: Spot, on: Spot) -> Reckoning {
        self.blow(state, self.base_of_attack(state, attacker), attacker, on, true)
    }

    /// [`attack`](Self::attack) where it is known what [character and weapon deal](Self::base_of_attack).
    pub(crate) fn attack_with(&self, state: &State, base: [i16; 2], attacker: Spot, on: Spot) -> Reckoning {
        self.blow(state, base, attacker, on, false)
    }

    /// What character and weapon deal, whomever they attack.
    pub(crate) fn base_of_attack(&self, state: &State, attacker: Spot) -> [i16; 2] {
        [self.current_character(state, attacker), self.current_weapon(state, attacker)]
    }

    fn blow(&self, state: &State, base: [i16; 2], attacker: Spot, on: Spot, taken_over: bool) -> Reckoning {
        let scene = Scene {
            attacker: Some(attacker),
            victim: Some(on),
            dealer: Some(attacker.owner()),
            ..Scene::of(attacker.owner())
        };
        let dealt = (Stat::AttackDamage, attacker);
        let suffered = if taken_over {
            Some((Stat::TakeoverTaken, Spot::player(on.owner())))
        } else {
            (!on.is_player()).then_some((Stat::AttackTaken, on))
        };
        let is_poisoned = !taken_over && state.vital(on).is_some_and(|vital| vital.poison > 0);
        self.reckon(state, base, None, dealt, suffered, is_poisoned, scene)
    }

    /// The damage of an ability to a card (OH-4.17.2, OH-4.17.5). `bonus` is that of its text.
    pub(crate) fn ability(&self, state: &State, n: &Amount, bonus: u8, on: Spot, scene: Scene) -> Reckoning {
        let Some(user) = scene.user else { return Reckoning::default() };
        let (base, times) = self.ability_base(state, n, user, &scene);
        let is_poisoned = state.vital(on).is_some_and(|vital| vital.poison > 0);
        let scene = Scene { victim: Some(on), ..scene };
        let (dealt, suffered) = ((Stat::AbilityDamage, user), Some((Stat::AbilityTaken, on)));
        let bonus = i16::from(bonus);
        let plain = times.map(|plain| plain + bonus);
        self.reckon(state, [base + bonus, 0], plain, dealt, suffered, is_poisoned, scene)
    }

    /// The base of an ability's damage, and what it is where its factors count as 1 (OH-4.17.4, OH-R24).
    fn ability_base(&self, state: &State, n: &Amount, user: Spot, scene: &Scene) -> (i16, Option<i16>) {
        match n {
            Amount::Number(n) => (i16::from(*n), None),
            Amount::Printed => {
                let printed = scene.ability.and_then(|card| self.card(card).damage);
                (printed.map_or(0, |damage| i16::from(damage.n)), None)
            }
            Amount::Of(factors) => {
                let values = [
                    self.base_weapon(state, user).unwrap_or(0),
                    self.current_weapon(state, user),
                    self.base_character(state, user),
                    self.current_character(state, user),
                ];
                let Factors { weapon_base, weapon_current, character_base, character_current } = *factors;
                let times = [weapon_base, weapon_current, character_base, character_current].map(i16::from);
                let sum = |most: i16| values.iter().zip(times).map(|(value, times)| value * times.min(most)).sum();
                let is_multiplied = times.iter().any(|times| *times > 1);
                let counts = self.options.factor_in_amount == FactorInAmount::Multiplication;
                (sum(i16::MAX), (is_multiplied && counts).then(|| sum(1)))
            }
        }
    }

    /// Delayed damage when it is suffered: nothing raises it, reductions apply (OH-4.17.7).
    pub(crate) fn delayed(&self, state: &State, n: u8, card: CardId, owner: Player, on: Spot) -> Reckoning {
        let scene = Scene { victim: Some(on), ability: Some(card), dealer: Some(owner), ..Scene::of(owner) };
        let stat = Stat::AbilityTaken;
        let always = self.changes(state, stat, on, scene).min(0);
        let n = i16::from(n);
        let amount = |suffered: i16| (n + suffered.min(0)).max(0);
        self.with_firsts(state, stat, on, scene, always, amount, Reckoning { base: [n, 0], ..Reckoning::default() })
    }

    /// Adds what happens once in a turn to the suffered changes, and works the amount out.
    #[allow(clippy::too_many_arguments, reason = "one place for both kinds of damage")]
    fn with_firsts(
        &self,
        state: &State,
        stat: Stat,
        on: Spot,
        scene: Scene,
        always: i16,
        amount: impl Fn(i16) -> i16,
        reckoning: Reckoning,
    ) -> Reckoning {
        let suffered = always + self.firsts(state, stat, on, scene).map(|(_, n)| n).sum::<i16>();
        let spent = self
            .firsts(state, stat, on, scene)
            .filter(|(_, n)| amount(suffered - n) >= 1)
            .fold(0, |spent, (bit, _)| spent | bit);
        Reckoning { suffered, spent, amount: amount(suffered) as u16, ..reckoning }
    }

    /// OH-4.17.3: the order of all changes.
    #[allow(clippy::too_many_arguments, reason = "one place for both kinds of damage")]
    fn reckon(
        &self,
        state: &State,
        base: [i16; 2],
        plain_base: Option<i16>,
        (dealt_stat, dealer): (Stat, Spot),
        suffered: Option<(Stat, Spot)>,
        is_poisoned: bool,
        scene: Scene,
    ) -> Reckoning {
        let dealt = self.changes(state, dealt_stat, dealer, scene);
        let of_dealer = self.last_factor(state, dealt_stat, dealer, scene);
        let of_victim = suffered.and_then(|(stat, on)| self.last_factor(state, stat, on, scene));
        let last = of_dealer.into_iter().chain(of_victim).max_by_key(|(time, ..)| *time);
        let base_sum: i16 = match (last, plain_base) {
            (Some(_), Some(plain)) => plain,
            _ => base.iter().sum(),
        };
        let times = |of: bool, n: i16| match last {
            Some((_, by, owner, stat)) if of == self.is_dealing(owner, stat, scene) => by.of(n.max(0) as u16) as i16,
            _ => n,
        };
        // 1 more of each damage for the marker (OH-4.19.2), but nothing is not raised (OH-N30).
        let poisoned = |n: i16| n + i16::from(is_poisoned && n >= 1);
        // OH-R23.
        let amount = |suffered: i16| match self.options.math_order {
            MathOrder::BySide => poisoned(times(false, (times(true, (base_sum + dealt).max(0)) + suffered).max(0))),
            MathOrder::MultiplyLast => {
                let sum = poisoned((base_sum + dealt + suffered).max(0));
                last.map_or(sum, |(_, by, ..)| by.of(sum as u16) as i16)
            }
        };
        let reckoning = Reckoning {
            base: if base_sum == base[0] + base[1] { base } else { [base_sum, 0] },
            dealt,
            factor: last.map(|(_, by, ..)| by),
            poison: is_poisoned,
            ..Reckoning::default()
        };
        match suffered {
            None => Reckoning { amount: amount(0) as u16, ..reckoning },
            Some((stat, on)) => {
                let always = self.changes(state, stat, on, scene);
                self.with_firsts(state, stat, on, scene, always, amount, reckoning)
            }
        }
    }

    /// Does a multiplication belong to the dealing side: to that of the card it is from (OH-4.17.3)? Where both are one, the number
    /// tells.
    fn is_dealing(&self, owner: Player, stat: Stat, scene: Scene) -> bool {
        let victim = scene.victim.map(Spot::owner);
        match scene.dealer {
            Some(dealer) if victim != Some(dealer) => owner == dealer,
            _ => !matches!(stat, Stat::AttackTaken | Stat::AbilityTaken),
        }
    }
}
