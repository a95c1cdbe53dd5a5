//! Own slots: where characters are placed, who uses an ability or receives equipment, and where a card lies (OH-8.7, OH-8.9,
//! OH-8.10).
//!
//! Whoever asks about a card asks with all own slots, whoever asks about a character with its slot alone: what all of them lack
//! first is the reason.

use super::{Checked, Refusal, check};
use crate::components::card::{Attach, Card, CardId, Kind, Tier};
use crate::components::step::Barred;
use crate::rules::decision::Decision;
use crate::rules::field::{Part, Place, Player, SlotNo, Slots, Spot, Standing, flag};
use crate::rules::frame::Scene;
use crate::rules::options::{AttachTo, FullSpot, SlotOrder};
use crate::rules::state::State;
use crate::rules::table::OsokHajnala;

/// Keeps those slots that fit; if none is left, that is the reason.
fn narrow(slots: &mut Slots, fits: impl Fn(SlotNo) -> bool, refusal: Refusal) -> Checked {
    *slots = slots.that(fits);
    check(!slots.is_empty(), refusal)
}

impl OsokHajnala {
    /// A slot that is chosen for the act under way.
    pub(super) fn check_slot(&self, state: &State, player: Player, decision: Decision, slot: SlotNo) -> Checked {
        let Some((act, id)) = state.act.and_then(|act| Some((act, act.card()?))) else { return Ok(()) };
        match decision {
            Decision::Slot => {
                let is_free = state.field(player).slot(slot).standing == Standing::Free;
                check(is_free, Refusal::SlotTaken)?;
                Err(Refusal::SlotOrder(self.order_clause(state, player)))
            }
            Decision::Recipient => self.check_recipients(state, player, id, Slots::NONE.with(slot)),
            Decision::User => self.check_users(state, player, id, Slots::NONE.with(slot)),
            _ => match act.user().and_then(Spot::slot) {
                Some(user) => self.check_lying(state, player, user, id, slot),
                None => Ok(()),
            },
        }
    }

    /// What says where a character is placed.
    fn order_clause(&self, state: &State, player: Player) -> &'static str {
        let slots = &state.field(player).slots;
        if !slots.iter().any(|slot| slot.standing.is_character()) {
            "OH-4.4.3"
        } else if self.options.slot_order == SlotOrder::BesideAny {
            "OH-R16"
        } else {
            "OH-4.4.4"
        }
    }

    /// An active character of the caste and level of a card (OH-4.1.2, OH-4.1.3).
    fn check_rank(&self, state: &State, player: Player, card: &Card, slots: &mut Slots) -> Checked {
        let standing = |slot| state.field(player).slot(slot).standing;
        let body = |slot| self.body_in(state, player, slot);
        narrow(slots, |slot| standing(slot).is_living(), Refusal::NoCharacter("OH-4.1.3"))?;
        narrow(slots, |slot| standing(slot) == Standing::Active, Refusal::NotActive("OH-4.1.3"))?;
        narrow(slots, |slot| body(slot).is_some_and(|body| body.caste == card.caste), Refusal::Caste(card.caste))?;
        narrow(
            slots,
            |slot| body(slot).is_some_and(|body| card.level <= body.level),
            Refusal::CharacterLevel(card.level),
        )
    }

    /// Who uses an ability (OH-4.1).
    pub(super) fn check_users(&self, state: &State, player: Player, id: CardId, mut slots: Slots) -> Checked {
        let card = self.card(id);
        let field = state.field(player);
        self.check_ready(state, player, id, &mut slots)?;
        if card.kind.deals_ability_damage() {
            if card.kind == Kind::Instant {
                narrow(&mut slots, |slot| !field.slot(slot).has(flag::ACTED), Refusal::Acted("OH-4.10.2"))?;
            }
            let text = |slot| {
                let user = Some(Spot::body(player, slot));
                let scene = Scene { user, ability: Some(id), dealer: Some(player), ..Scene::of(player) };
                self.check_text(state, Self::play_record(card), &scene)
            };
            narrow(&mut slots, |slot| text(slot) != Err(Refusal::Condition), Refusal::Condition)?;
            return narrow(&mut slots, |slot| text(slot).is_ok(), Refusal::NoTarget);
        }
        let reason = |slot| match self.options.attach_to {
            AttachTo::User => self.check_lying(state, player, slot, id, slot).err(),
            AttachTo::AnyOwn => None,
        };
        let refusal = slots.first().and_then(reason).unwrap_or(Refusal::PlaceFull(Self::full(card)));
        narrow(&mut slots, |slot| !self.places_for(state, player, slot, id).is_empty(), refusal)
    }

    /// Who may use an ability of this kind, whatever its text says (OH-4.1.2 to OH-4.1.5).
    pub(super) fn check_ready(&self, state: &State, player: Player, id: CardId, slots: &mut Slots) -> Checked {
        let card = self.card(id);
        let field = state.field(player);
        let barred = self.barred(state, Barred::Ability);
        self.check_rank(state, player, card, slots)?;
        narrow(slots, |slot| !field.slot(slot).has(flag::ABILITY), Refusal::AbilityUsed)?;
        narrow(slots, |slot| field.slot(slot).vitals[0].armour > 0, Refusal::Dying)?;
        narrow(slots, |slot| !barred.has(Spot::body(player, slot)), Refusal::Barred(Barred::Ability))?;
        let needs_weapon = card.kind.deals_ability_damage();
        narrow(slots, |slot| !needs_weapon || field.is_armed(slot), Refusal::Unarmed)
    }

    /// Who receives equipment (OH-4.6).
    pub(super) fn check_recipients(&self, state: &State, player: Player, id: CardId, mut slots: Slots) -> Checked {
        let card = self.card(id);
        let field = state.field(player);
        let lies = |slot, nth: usize| field.card(Self::equipment_places(slot, card.kind)[nth]).map(|id| self.card(id));
        let is_replacing = self.options.full_spot == FullSpot::Replace;
        let barred = self.barred(state, Barred::Equip);
        self.check_rank(state, player, card, &mut slots)?;
        narrow(&mut slots, |slot| !field.slot(slot).has(flag::EQUIPPED), Refusal::Equipped)?;
        narrow(&mut slots, |slot| !barred.has(Spot::body(player, slot)), Refusal::Barred(Barred::Equip))?;
        if card.tier == Some(Tier::Upgrade) {
            let has_base = |slot| lies(slot, 0).is_some_and(|below| below.tier == Some(Tier::Base));
            narrow(&mut slots, has_base, Refusal::NoBase)?;
            return narrow(&mut slots, |slot| is_replacing || lies(slot, 1).is_none(), Refusal::PlaceFull("OH-4.6.3"));
        }
        let is_hero = |slot| self.body_in(state, player, slot).is_some_and(|body| body.kind == Kind::Hero);
        narrow(&mut slots, |slot| card.tier != Some(Tier::Relic) || is_hero(slot), Refusal::HeroOnly)?;
        narrow(&mut slots, |slot| is_replacing || lies(slot, 0).is_none(), Refusal::PlaceFull("OH-4.6.2"))
    }

    /// What says that places for a card are not endless.
    const fn full(card: &Card) -> &'static str {
        match card.kind {
            Kind::Puppet => "OH-4.9.1",
            Kind::Mount => "OH-4.8.2",
            _ => "OH-4.7.2",
        }
    }

    /// Where a continuous ability, mount or puppet of this user lies (OH-4.7.2, OH-4.8.2, OH-4.9.1).
    fn check_lying(&self, state: &State, player: Player, user: SlotNo, id: CardId, slot: SlotNo) -> Checked {
        let card = self.card(id);
        let field = state.field(player);
        let full = Refusal::PlaceFull(Self::full(card));
        let has = |part| field.card(Place::of(slot, part)).is_some();
        if card.kind == Kind::Puppet || card.attach == Some(Attach::Battlefield) {
            return check(self.places_for(state, player, user, id).has(slot), full);
        }
        check(field.slot(slot).standing.is_living(), Refusal::NoCharacter("OH-4.7.1"))?;
        if slot != user {
            check(self.options.attach_to == AttachTo::AnyOwn, Refusal::NotATarget)?;
            let body = self.body_in(state, player, slot);
            check(body.is_some_and(|body| body.caste == card.caste), Refusal::Caste(card.caste))?;
            check(body.is_some_and(|body| card.level <= body.level), Refusal::CharacterLevel(card.level))?;
        }
        let lies_on = match card.attach {
            Some(Attach::Weapon) => has(Part::Weapon),
            Some(Attach::Armour) => has(Part::Armour),
            _ => true,
        };
        check(lies_on, Refusal::NothingBelow)?;
        check(self.has_place_on(state, player, slot, card), full)
    }
}
