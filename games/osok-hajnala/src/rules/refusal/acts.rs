//! What the active player does: cards, effects, attacks (OH-8.6, OH-8.20, OH-8.21).

use super::{Checked, Refusal, check};
use crate::components::card::{CardId, Kind};
use crate::components::effect::{Condition, Cost, Effect, Trigger};
use crate::components::step::Barred;
use crate::rules::action::Choice;
use crate::rules::decision::Decision;
use crate::rules::field::{Part, Place, Player, SLOTS, SlotNo, Slots, Spot, Standing, flag};
use crate::rules::frame::Scene;
use crate::rules::options::Permission;
use crate::rules::state::State;
use crate::rules::table::OsokHajnala;

impl OsokHajnala {
    /// A step of the tactical phase, the attack phase or the end phase.
    pub(super) fn check_step(&self, state: &State, player: Player, decision: Decision, choice: Choice) -> Checked {
        match (decision, choice) {
            (Decision::Attack, Choice::Place(_) | Choice::TurnIdle(_) | Choice::Equip(_) | Choice::Ability(_)) => {
                Err(Refusal::WrongPhase("OH-3.44"))
            }
            (
                Decision::End,
                Choice::Place(_)
                | Choice::TurnIdle(_)
                | Choice::Equip(_)
                | Choice::Ability(_)
                | Choice::Attack(_)
                | Choice::Instant(_),
            ) => Err(Refusal::WrongPhase("OH-3.50")),
            (_, Choice::Place(id)) => self.check_place(state, player, id),
            (_, Choice::TurnIdle(slot)) => self.check_turn_idle(state, player, slot),
            (_, Choice::Equip(id)) => {
                self.check_kind(state, player, id, &[Kind::Weapon, Kind::Armour], "OH-4.6.1")?;
                self.check_playable(state, player, id, 0)?;
                self.check_recipients(state, player, id, Slots::ALL)
            }
            (_, Choice::Ability(id)) => {
                let kinds = [Kind::Continuous, Kind::Puppet, Kind::Mount, Kind::Quick];
                self.check_kind(state, player, id, &kinds, "OH-3.30")?;
                self.check_playable(state, player, id, 0)?;
                self.check_users(state, player, id, Slots::ALL)
            }
            (_, Choice::Instant(id)) => {
                self.check_kind(state, player, id, &[Kind::Instant], "OH-4.10.1")?;
                self.check_playable(state, player, id, 0)?;
                self.check_users(state, player, id, Slots::ALL)
            }
            (_, Choice::Potion(id)) => self.check_potion(state, player, id),
            (_, Choice::Activate(place, record)) => self.check_activate(state, player, place, record),
            (_, Choice::Attack(slot)) => self.check_attack(state, player, slot),
            (_, Choice::Trap(..)) => Err(Refusal::OwnTurn),
            (_, Choice::Target(_) | Choice::TargetCard(_)) => Err(Refusal::NothingDeclared("OH-4.2.1")),
            (_, Choice::Slot(_)) => Err(Refusal::NothingDeclared("OH-8.6")),
            _ => Ok(()),
        }
    }

    /// Level and costs of a card (OH-4.1.1, OH-4.1.6); `life` is what it costs besides.
    pub(super) fn check_playable(&self, state: &State, player: Player, id: CardId, life: u8) -> Checked {
        let card = self.card(id);
        let level = state.side(player).level;
        check(card.level <= level, Refusal::PlayerLevel { card: card.level, player: level })?;
        let cost = Self::play_record(card).map_or(Cost::default(), |effect| effect.cost);
        self.check_cost(state, player, cost, life, 1)
    }

    fn check_cost(&self, state: &State, player: Player, cost: Cost, life: u8, kept: u32) -> Checked {
        let all_life = Cost { discard: 0, ..cost };
        let refusal = Refusal::Life { n: cost.life + life, life: state.side(player).life };
        check(self.can_pay(state, player, all_life, life, 0), refusal)?;
        check(self.can_pay(state, player, cost, life, kept), Refusal::Discards(cost.discard))
    }

    /// OH-4.4.
    fn check_place(&self, state: &State, player: Player, id: CardId) -> Checked {
        self.check_kind(state, player, id, &[Kind::Mercenary, Kind::Hero], "OH-4.4.1")?;
        check(!state.placed, Refusal::Placed)?;
        let card = self.card(id);
        self.check_playable(state, player, id, card.level)?;
        let is_free = (0..SLOTS as u8).any(|slot| state.field(player).slot(slot).standing == Standing::Free);
        check(is_free, Refusal::NoFreeSlot)?;
        let is_champion =
            Self::play_record(card).is_some_and(|effect| effect.when.contains(&Condition::NoActiveNamesake));
        check(!is_champion, Refusal::Namesake)
    }

    /// OH-4.5.1.
    fn check_turn_idle(&self, state: &State, player: Player, slot: SlotNo) -> Checked {
        let place = state.field(player).slot(slot);
        check(state.newcomer == Some(slot), Refusal::NotPlacedNow)?;
        check(place.standing == Standing::Active, Refusal::NotActive("OH-4.5.1"))?;
        check(!place.has(flag::EXERTED), Refusal::Exerted)?;
        check(self.options.idle_after_equip == Permission::Allowed, Refusal::EquippedNow)
    }

    /// OH-4.13.
    fn check_potion(&self, state: &State, player: Player, id: CardId) -> Checked {
        self.check_kind(state, player, id, &[Kind::Potion], "OH-4.13.1")?;
        check(!state.potion, Refusal::PotionDrunk)?;
        self.check_playable(state, player, id, 0)?;
        let card = self.card(id);
        let has_noble = state.field(player).card(Place::NOBLE).is_some();
        let clause = if has_noble { "OH-4.13.2" } else { "OH-R30" };
        check(self.is_potion_of(state, player, card), Refusal::PotionCaste(clause))?;
        self.check_text(state, Self::play_record(card), &Scene::of(player))
    }

    /// Conditions and targets of a text (OH-4.1.7).
    pub(super) fn check_text(&self, state: &State, effect: Option<&Effect>, scene: &Scene) -> Checked {
        let Some(effect) = effect else { return Ok(()) };
        check(self.holds(state, &effect.when, scene), Refusal::Condition)?;
        check(self.has_targets(state, effect, scene), Refusal::NoTarget)
    }

    /// OH-4.14.2.
    fn check_activate(&self, state: &State, player: Player, place: Place, record: u8) -> Checked {
        let field = state.field(player);
        let is_dead = place.slot().is_some_and(|slot| field.slot(slot).standing == Standing::Dead);
        check(!is_dead, Refusal::Dead)?;
        let Some(id) = field.card(place) else { return Err(Refusal::NothingThere("OH-4.14.2")) };
        check(!field.is_silent(place), Refusal::Silent)?;
        let effect = self.card(id).effects.get(usize::from(record));
        let activated = effect.filter(|effect| effect.trigger == Trigger::Activate);
        let Some(effect) = activated else { return Err(Refusal::NoActivated) };
        let holder = Self::bearer(player, place);
        if let Some(holder) = holder {
            let is_up = matches!(state.standing(holder), Standing::Active | Standing::Puppet);
            check(is_up, Refusal::NotActive("OH-4.14.2"))?;
            check(!self.barred(state, Barred::Effect).has(holder), Refusal::Barred(Barred::Effect))?;
            let armour = state.vital(holder).map_or(0, |vital| vital.armour);
            check(armour > effect.cost.armour, Refusal::ArmourCost(effect.cost.armour))?;
        }
        check(field.used[place.index()] >> record & 1 == 0, Refusal::Activated)?;
        self.check_cost(state, player, effect.cost, 0, 0)?;
        self.check_text(state, Some(effect), &Scene { holder, ..Scene::of(player) })
    }

    /// OH-4.15.1.
    fn check_attack(&self, state: &State, player: Player, slot: SlotNo) -> Checked {
        let place = state.field(player).slot(slot);
        check(place.standing != Standing::Dead, Refusal::Dead)?;
        check(place.standing.is_in_play(), Refusal::NothingThere("OH-4.15.1"))?;
        check(place.standing != Standing::Idle, Refusal::NotActive("OH-4.5.3"))?;
        check(!place.has(flag::CAME), Refusal::Came)?;
        check(!place.has(flag::ACTED), Refusal::Acted("OH-3.41"))?;
        let body = Spot::body(player, slot);
        check(!self.barred(state, Barred::Attack).has(body), Refusal::Barred(Barred::Attack))?;
        check(!self.attackable(state, body).is_empty(), Refusal::NoTarget)
    }

    /// OH-8.11.
    pub(super) fn check_target(&self, state: &State, player: Player, choice: Choice) -> Checked {
        let Some(act) = &state.act else { return Ok(()) };
        match choice {
            Choice::Enough => check(!act.named.is_empty(), Refusal::NothingNamed),
            Choice::Target(spot) => {
                check(!act.named.has(spot), Refusal::Named)?;
                check(!spot.is_body() || state.standing(spot) != Standing::Dead, Refusal::Dead)?;
                match act.attacker() {
                    Some(attacker) => self.check_attacked(state, attacker, spot),
                    None => {
                        check(!spot.is_player(), Refusal::NobleNamed)?;
                        check(act.user() != Some(spot), Refusal::Itself("OH-4.2.7"))?;
                        Err(Refusal::NotATarget)
                    }
                }
            }
            Choice::TargetCard(id) => {
                check(self.names_cards(state, act), Refusal::NotATarget)?;
                check(self.list(player).has(state.side(player).discard, id), Refusal::NotInPile)?;
                check(act.named.cards().all(|named| named != id), Refusal::Named)?;
                Err(Refusal::NotATarget)
            }
            _ => Ok(()),
        }
    }

    /// OH-4.15.2 to OH-4.15.4.
    fn check_attacked(&self, state: &State, attacker: Spot, on: Spot) -> Checked {
        use crate::rules::options::LifeTarget;
        if on.is_player() {
            check(on.owner() != attacker.owner(), Refusal::OwnPlayer)?;
            let is_noble = state.field(on.owner()).card(Place::NOBLE).is_some();
            check(is_noble || self.options.life_target == LifeTarget::AsNoble, Refusal::LifeTarget)?;
            return Err(Refusal::Shielded);
        }
        check(on.bearer() != Some(attacker), Refusal::Itself("OH-4.15.4"))?;
        check(self.body(state, on).is_some(), Refusal::NothingThere("OH-4.15.2"))?;
        Err(Refusal::Covered)
    }

    /// Has a field a body in this slot?
    pub(super) fn body_in(
        &self,
        state: &State,
        player: Player,
        slot: SlotNo,
    ) -> Option<&crate::components::card::Card> {
        state.field(player).card(Place::of(slot, Part::Body)).map(|id| self.card(id))
    }
}
