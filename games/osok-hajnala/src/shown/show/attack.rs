//! What attacks would do: the steps of the amount (OH-4.17.3), and what comes of it, found out on a copy of the position.

use quincunx_engine::Extent;
use smallvec::SmallVec;

use crate::components::step::Stat;
use crate::rules::act::At;
use crate::rules::damage::Reckoning;
use crate::rules::decision::Decision;
use crate::rules::field::{Player, Spot, Standing, UNDER};
use crate::rules::frame::{Of, Scene};
use crate::rules::options::Combat;
use crate::rules::state::State;
use crate::rules::suffer::Hit;
use crate::rules::table::OsokHajnala;
use crate::shown::view::{Fate, Forecast, SeenAttack, SeenBlow, SeenCost, SeenSum};

impl OsokHajnala {
    /// The damage of a character or puppet, whomever it attacks.
    pub(super) fn show_attack(&self, state: &State, body: Spot) -> SeenAttack {
        let owner = body.owner();
        let scene = Scene { attacker: Some(body), dealer: Some(owner), ..Scene::of(owner) };
        SeenAttack {
            character: self.current_character(state, body),
            weapon: self.base_weapon(state, body).map(|_| self.current_weapon(state, body)),
            dealt: self.changes(state, Stat::AttackDamage, body, scene),
        }
    }

    /// Every attack that a player could make now, if he is to decide about one.
    pub(super) fn forecasts(&self, state: &State, player: Player, decision: Decision, extent: Extent) -> Vec<Forecast> {
        let attackers: SmallVec<[Spot; 4]> = match (decision, state.act.and_then(|act| act.attacker())) {
            (Decision::Tactical | Decision::Attack, _) => {
                self.attackers(state, player).map(|slot| Spot::body(player, slot)).collect()
            }
            (Decision::Target, Some(attacker)) => [attacker].into_iter().collect(),
            _ => return Vec::new(),
        };
        let mut forecasts = Vec::new();
        for attacker in attackers {
            let targets = self.attackable(state, attacker).iter();
            match extent {
                Extent::Whole => forecasts.extend(targets.filter_map(|on| self.forecast(state, attacker, on))),
                Extent::Planes => forecasts.extend(self.glimpses(state, attacker, targets)),
            }
        }
        forecasts
    }

    /// How much attacks would deal and leave; what else comes of them can only be found out on a copy of the position.
    fn glimpses(
        &self,
        state: &State,
        attacker: Spot,
        targets: impl Iterator<Item = Spot>,
    ) -> impl Iterator<Item = Forecast> {
        let (base, pierces) = (self.base_of_attack(state, attacker), self.pierces(state, attacker));
        targets.filter(move |on| Self::are_there(state, attacker, *on)).map(move |on| {
            let reckoning = self.attack_with(state, base, attacker, on);
            let left = self.left_by(state, &Hit::attack(on, reckoning, pierces));
            let blow = SeenBlow { sum: Self::sum_seen(reckoning), left, fate: Fate::Unhurt };
            Forecast { attacker: attacker.named(), on: on.named(), blow, take_over: None, back: None }
        })
    }

    /// Are the attacker and the target of an attack still there?
    fn are_there(state: &State, attacker: Spot, on: Spot) -> bool {
        state.card_at(attacker).is_some() && (on.is_player() || state.card_at(on).is_some())
    }

    /// What an attack would do, if the attacker and the target are there.
    pub(super) fn forecast(&self, state: &State, attacker: Spot, on: Spot) -> Option<Forecast> {
        if !Self::are_there(state, attacker, on) {
            return None;
        }
        let reckoning = self.attack(state, attacker, on);
        let mut hits: SmallVec<[Hit; 2]> = SmallVec::new();
        hits.push(Hit::attack(on, reckoning, self.pierces(state, attacker)));
        let strikes_back = self.strikes_back(state, on).then(|| self.attack(state, on, attacker));
        hits.extend(strikes_back.map(|back| Hit::attack(attacker, back, None)));
        let mut after = state.clone();
        self.suffer(&mut after, &hits, Of::Attack, &mut ());
        let is_asked = !state.act.is_some_and(|act| act.at == At::Blow) && self.can_take_over(state, attacker, on);
        Some(Forecast {
            attacker: attacker.named(),
            on: on.named(),
            blow: Self::blow_seen(state, &after, on, reckoning),
            take_over: is_asked.then(|| {
                let amount = self.attack_taken_over(state, attacker, on).amount;
                let life = state.side(on.owner()).life;
                SeenCost { amount, left: u16::from(life).saturating_sub(amount) as u8 }
            }),
            back: strikes_back.map(|back| Self::blow_seen(state, &after, attacker, back)),
        })
    }

    /// Does the target of an attack strike back (OH-R01)?
    fn strikes_back(&self, state: &State, on: Spot) -> bool {
        self.options.combat == Combat::Mutual
            && on.is_body()
            && matches!(state.standing(on), Standing::Active | Standing::Puppet)
    }

    fn blow_seen(before: &State, after: &State, on: Spot, reckoning: Reckoning) -> SeenBlow {
        let left = Self::strength(after, on);
        let has_woken = before.standing(on) == Standing::Idle && after.standing(on) == Standing::Active && on.is_body();
        let wall = on.bearer().map(|body| Spot::attached(body.owner(), body.slot().unwrap_or_default()));
        let is_walled =
            wall.is_some_and(|wall| wall != on && Self::strength(before, wall) != Self::strength(after, wall));
        let under = on.slot().filter(|_| on.is_body()).map(|slot| after.field(on.owner()).slot(slot).under);
        let fate = if left == 0 && under.is_none_or(|under| under == [0; UNDER]) {
            Fate::Dies
        } else if is_walled {
            Fate::Walled
        } else if left < Self::strength(before, on) {
            Fate::Hurt
        } else if has_woken {
            Fate::Spared
        } else {
            Fate::Unhurt
        };
        SeenBlow { sum: Self::sum_seen(reckoning), left, fate }
    }

    /// Armour of a card, life of a player.
    fn strength(state: &State, spot: Spot) -> u8 {
        let life = |player: Player| state.side(player).life;
        state.vital(spot).map_or_else(|| life(spot.owner()), |vital| vital.armour)
    }

    const fn sum_seen(reckoning: Reckoning) -> SeenSum {
        SeenSum {
            character: reckoning.base[0],
            weapon: reckoning.base[1],
            dealt: reckoning.dealt,
            factor: match reckoning.factor {
                Some(by) => Some([by.num, by.den]),
                None => None,
            },
            suffered: reckoning.suffered,
            poison: reckoning.poison,
            amount: reckoning.amount,
        }
    }
}
