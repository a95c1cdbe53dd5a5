//! The act under way.

use quincunx_engine::Fault;
use serde::{Deserialize, Serialize};

use super::check::{check, read_spot};
use super::doing::Told;
use crate::components::card::Kind;
use crate::components::effect::{Count, Trigger};
use crate::rules::act::{Act, At, Attack, Deed, MAX_NAMED, Named};
use crate::rules::field::{PLACES, Player, SlotNo, Spots, is_default};
use crate::rules::state::{Course, Phase, Stage, State};
use crate::rules::table::OsokHajnala;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ActSetup {
    by: Player,
    deed: Deed<String>,
    at: At,
    /// Spots, or cards of the discard pile, in the order in which they were named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    named: Vec<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    every: Spots,
    #[serde(default, skip_serializing_if = "is_default")]
    cancelled: bool,
}

/// Moments of an attack after the blow (OH-4.15.5 (8) and (9)).
const MAX_AFTER: u8 = 3;

impl OsokHajnala {
    pub(super) fn written_act(&self, act: &Act) -> ActSetup {
        let Told::Ok(deed) = act.deed.tell(|card| Told::Ok(self.card_word(card)));
        let spots = act.named.one_by_one().map(|spot| spot.word().to_owned());
        ActSetup {
            by: act.by,
            deed,
            at: act.at,
            named: spots.chain(act.named.cards().map(|card| self.card_word(card))).collect(),
            every: act.named.every,
            cancelled: act.cancelled,
        }
    }

    pub(super) fn read_act(&self, state: &State, written: &ActSetup) -> Result<Act, Fault> {
        let deed = written.deed.clone().tell(|word| self.read_card(&word))?;
        let mut act = Act::new(written.by, deed, written.at);
        act.cancelled = written.cancelled;
        check(self.is_whole(state, &act), "OH-8.24", "fault-position-act")?;
        let names_cards = self.names_cards(state, &act);
        check(written.named.len() <= MAX_NAMED, "OH-8.24", "fault-position-act")?;
        let mut named = Named::default();
        for word in &written.named {
            if names_cards {
                let card = self.read_card(word)?;
                check(named.cards().all(|known| known != card), "OH-8.24", "fault-position-act")?;
                named.push_card(card);
            } else {
                let spot = read_spot(word)?;
                check(named.one_by_one().all(|known| known != spot), "OH-8.24", "fault-position-act")?;
                named.push(spot);
            }
        }
        named.every = written.every;
        act.named = named;
        Ok(act)
    }

    /// Are the kind of the card, what is said of the deed and how far it is of one piece?
    fn is_whole(&self, state: &State, act: &Act) -> bool {
        let kind = act.card().map(|card| self.card(card).kind);
        let is_kind = |fits: fn(Kind) -> bool| kind.is_some_and(fits);
        let at = |before: At, is_said: bool| if act.at == before { !is_said } else { is_said };
        match act.deed {
            Deed::Place { slot, idle, .. } => {
                let is_at = matches!(act.at, At::Where | At::Posture | At::Said | At::Stands | At::Pay(_));
                let idle = !idle || !matches!(act.at, At::Where | At::Posture);
                is_kind(Kind::is_character) && is_at && idle && at(At::Where, slot.is_some())
            }
            Deed::Equip { recipient, .. } => {
                let is_at = matches!(act.at, At::User | At::Said | At::Stands | At::Pay(_));
                is_kind(Kind::is_equipment) && is_at && at(At::User, recipient.is_some())
            }
            Deed::Lay { user, place, .. } => {
                let is_at = matches!(act.at, At::User | At::Where | At::Said | At::Stands | At::Pay(_));
                let stays = is_kind(|kind| kind.is_ability() && kind.stays());
                let is_placed = !matches!(act.at, At::User | At::Where);
                stays && is_at && at(At::User, user.is_some()) && place.is_some() == is_placed
            }
            Deed::Use { user, .. } => {
                let is_at = matches!(act.at, At::User) || Self::is_told(act.at);
                is_kind(|kind| matches!(kind, Kind::Instant | Kind::Quick)) && is_at && at(At::User, user.is_some())
            }
            Deed::Drink { .. } => is_kind(|kind| kind == Kind::Potion) && Self::is_told(act.at),
            Deed::Activate { place, record } => {
                let card = state.field(act.by).card(place);
                let effect = card.and_then(|card| self.card(card).effects.get(usize::from(record)));
                effect.is_some_and(|effect| effect.trigger == Trigger::Activate) && Self::is_told(act.at)
            }
            Deed::Attack(attack) => match act.at {
                At::Target | At::Said | At::Answer | At::Stands | At::Pay(0) => attack == Attack::of(attack.slot),
                At::After(nth) => nth <= MAX_AFTER && attack.on.is_some(),
                At::Guard | At::EarlyTakeOver | At::Trap | At::TakeOver | At::Blow | At::Next => attack.on.is_some(),
                At::Over => true,
                _ => false,
            },
            Deed::Finish => matches!(act.at, At::Said | At::Answer | At::Stands | At::Pay(0) | At::Over),
        }
    }

    /// Of what has a text: targets are named, it is answered, or carried out.
    const fn is_told(at: At) -> bool {
        matches!(at, At::Target | At::Said | At::Answer | At::Stands | At::Pay(_) | At::Trap | At::Text | At::Over)
    }

    /// Could the act have come so far?
    pub(super) fn fits_act(&self, state: &State, act: &Act) -> bool {
        let Stage::Turn(phase, course) = state.stage else { return false };
        let is_quick = act.card().is_some_and(|card| self.card(card).kind == Kind::Quick);
        let is_instant = act.card().is_some_and(|card| self.card(card).kind == Kind::Instant);
        let stands = act.stands();
        let is_time = match act.deed {
            Deed::Place { .. } | Deed::Equip { .. } | Deed::Lay { .. } => phase == Phase::Tactical,
            Deed::Use { .. } if is_instant => phase == Phase::Attack || phase == Phase::Tactical && !stands,
            Deed::Use { .. } => phase == Phase::Tactical || phase == Phase::Attack && stands && act.by == state.active,
            Deed::Attack(_) => phase == Phase::Attack || phase == Phase::Tactical && !stands,
            Deed::Drink { .. } | Deed::Activate { .. } | Deed::Finish => {
                matches!(phase, Phase::Tactical | Phase::Attack | Phase::End)
            }
        };
        let is_open = course == Course::Open || course == Course::Window && act.by != state.active;
        // When a `finish` that leads out of the tactical phase stands, the end phase begins.
        let is_open = is_open || act.deed == Deed::Finish && stands && course == Course::Begin;
        let is_turn = act.by == state.active || is_quick;
        // What is being played is shown (OH-N38).
        let is_shown = act.card().is_none_or(|card| stands || self.list(act.by).has(state.side(act.by).known, card));
        if !(is_time && is_open && is_turn && is_shown) {
            return false;
        }
        match act.at {
            At::Pay(left) => {
                let hand = state.side(act.by).hand.len();
                left <= self.cost_of(state, act).discard && hand >= u32::from(left) && self.could_begin(state, act)
            }
            _ if stands => self.names_what_can_be(act),
            _ => self.may_begin(state, act) && self.names_what_may_be(state, act),
        }
    }

    /// May what is not paid yet be done?
    fn may_begin(&self, state: &State, act: &Act) -> bool {
        let is_held = act.card().is_none_or(|card| self.list(act.by).has(state.side(act.by).hand, card));
        is_held
            && match act.deed {
                Deed::Place { card, slot, .. } => {
                    let slots = self.places_for_character(state, act.by);
                    self.may_place(state, act.by, card) && slot.is_none_or(|slot| slots.has(slot))
                }
                Deed::Equip { card, recipient } => {
                    self.recipients(state, act.by, card).any(|slot| recipient.is_none_or(|chosen| chosen == slot))
                }
                Deed::Lay { card, user, place } => {
                    let on = |user: SlotNo| self.places_for(state, act.by, user, card);
                    let fits = place.is_none_or(|place| user.is_some_and(|user| on(user).has(place)));
                    fits && self.users(state, act.by, card).any(|slot| user.is_none_or(|chosen| chosen == slot))
                }
                Deed::Use { card, user } => {
                    self.users(state, act.by, card).any(|slot| user.is_none_or(|chosen| chosen == slot))
                }
                Deed::Drink { card } => self.may_drink(state, act.by, card),
                Deed::Activate { place, record } => self.may_activate(state, act.by, place, record),
                Deed::Attack(attack) => self.attackers(state, act.by).any(|slot| slot == attack.slot),
                Deed::Finish => true,
            }
    }

    /// Could what is being paid have begun? What it has changed so far is taken back for it.
    fn could_begin(&self, state: &State, act: &Act) -> bool {
        let mut before = state.clone();
        let side = before.side_mut(act.by);
        side.hand = self.list(act.by).all();
        side.life = u8::MAX;
        let armour = self.cost_of(state, act).armour;
        let vitals = side.field.slots.iter_mut().flat_map(|slot| &mut slot.vitals);
        vitals.filter(|vital| vital.armour > 0).for_each(|vital| vital.armour = vital.armour.saturating_add(armour));
        side.field.slots.iter_mut().for_each(|slot| slot.flags = 0);
        side.field.used = [0; PLACES];
        (before.placed, before.potion) = (false, false);
        matches!(act.deed, Deed::Attack(_) | Deed::Finish) || self.may_begin(&before, act)
    }

    /// What is named may be named now.
    fn names_what_may_be(&self, state: &State, act: &Act) -> bool {
        let fresh = Act { named: Named::default(), ..*act };
        let (spots, cards) = (self.next_targets(state, &fresh), self.next_cards(state, &fresh));
        let most = match self.count_of(state, act) {
            Some(Count::UpTo(most)) => most,
            Some(Count::All) | None => 0,
        };
        let every = if most == 0 && self.count_of(state, act).is_some() { spots } else { Spots::NONE };
        let is_told = !matches!(act.at, At::User | At::Where | At::Posture);
        act.named.len() <= most
            && act.named.cards().all(|card| cards.contains(&card))
            && act.named.one_by_one().all(|spot| spots.has(spot))
            && act.named.every.iter().all(|spot| every.has(spot))
            && (is_told || act.named.is_empty())
    }

    /// No more is named than a text can name.
    fn names_what_can_be(&self, act: &Act) -> bool {
        matches!(act.deed, Deed::Use { .. } | Deed::Drink { .. } | Deed::Activate { .. } | Deed::Attack(_))
            || act.named.is_empty()
    }
}
