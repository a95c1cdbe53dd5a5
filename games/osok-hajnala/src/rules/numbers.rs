//! Numbers as they stand: what texts in play and lasting ones change (OH-4.17, OH-4.25).

use crate::components::card::CardId;
use crate::components::effect::{Effect, Ref, To, Trigger};
use crate::components::step::{Barred, Fraction, Stat, Step};
use crate::components::word::Word;
use crate::rules::field::{Part, Place, Player, Spot, Spots};
use crate::rules::frame::Scene;
use crate::rules::options::ArmourUpgrade;
use crate::rules::state::{Ends, Lasting, Running, State};
use crate::rules::table::OsokHajnala;

/// What the texts of a card are about: of the static ones a bit for each number that one changes, and for what else there is; of
/// the others a bit for each trigger. It spares looking at cards that say nothing of what is asked.
pub(crate) mod about {
    use crate::components::effect::Trigger;
    use crate::components::step::Barred;

    /// A multiplication.
    pub(crate) const TIMES: u64 = 1 << 9;
    /// [`Step::PierceIdle`](crate::Step::PierceIdle).
    pub(crate) const PIERCE: u64 = 1 << 11;
    /// [`Step::Wall`](crate::Step::Wall).
    pub(crate) const WALL: u64 = 1 << 12;
    /// [`Step::Stack`](crate::Step::Stack).
    pub(crate) const STACK: u64 = 1 << 13;

    /// A text with this trigger.
    pub(crate) const fn trigger(trigger: Trigger) -> u64 {
        1 << (16 + trigger as u32)
    }

    /// Something is barred to somebody.
    pub(crate) const fn barred(what: Barred) -> u64 {
        1 << (32 + what as u32)
    }
}

/// A multiplication that applies, by its place in time: later is greater; `None` is the factor inside a text.
type Last = Option<(usize, Fraction, Player, Stat)>;

impl OsokHajnala {
    /// What the texts of a card are about.
    pub(crate) fn about(effects: &[Effect]) -> u64 {
        let triggers = effects.iter().fold(0, |all, effect| all | about::trigger(effect.trigger));
        let statics = effects.iter().filter(|effect| effect.trigger == Trigger::Static);
        statics.flat_map(|effect| &effect.steps).fold(triggers, |all, step| {
            all | match step {
                Step::Modify { stat, .. } => 1 << stat.index(),
                Step::Multiply { .. } => about::TIMES,
                Step::Forbid { what, .. } => what.iter().fold(0, |all, what| all | about::barred(what)),
                Step::PierceIdle(_) => about::PIERCE,
                Step::Wall => about::WALL,
                Step::Stack => about::STACK,
                _ => 0,
            }
        })
    }

    /// Is any text in play about this?
    #[inline]
    pub(crate) fn is_said(state: &State, about: u64) -> bool {
        (state.sides[0].field.index.about | state.sides[1].field.index.about) & about != 0
    }

    /// May there be anything about this, from a text in play or lasting?
    #[inline]
    fn may_be_said(state: &State, about: u64) -> bool {
        !state.running.is_empty() || Self::is_said(state, about)
    }

    /// The steps of static texts that are about this and now hold, with their card's owner, place and record.
    pub(crate) fn statics<'a>(
        &'a self,
        state: &'a State,
        about: u64,
        scene: Scene,
    ) -> impl Iterator<Item = (Scene, Place, u8, &'a Effect, &'a Step)> + 'a {
        let speaks = move |owner: &Player| state.field(*owner).index.about & about != 0;
        Player::BOTH.into_iter().filter(speaks).flat_map(move |owner| {
            let cards = state.field(owner).speaking().filter(move |(_, card)| self.about[card.index()] & about != 0);
            cards.flat_map(move |(place, card)| {
                let scene = scene.seen_by(owner, Self::bearer(owner, place));
                let records = self.card(card).effects.iter().enumerate();
                let holding = records.filter(move |(_, effect)| {
                    effect.trigger == Trigger::Static && self.holds(state, &effect.when, &scene)
                });
                holding.flat_map(move |(record, effect)| {
                    effect.steps.iter().map(move |step| (scene, place, record as u8, effect, step))
                })
            })
        })
    }

    /// The cards and players that a static step touches.
    #[inline]
    fn touched_by(&self, state: &State, to: &To, scene: &Scene) -> Spots {
        match to {
            To::Ref(Ref::Holder) => scene.holder.into_iter().collect(),
            To::Ref(Ref::You) => Spots::NONE.with(Spot::player(scene.owner)),
            To::Ref(Ref::Opponent) => Spots::NONE.with(Spot::player(scene.owner.other())),
            To::Ref(_) => Spots::NONE,
            To::Group(selector) => self.group(state, selector, scene),
        }
    }

    /// Does a static step touch this card or player?
    #[inline]
    pub(crate) fn touches(&self, state: &State, to: &To, scene: &Scene, on: Spot) -> bool {
        match to {
            To::Ref(Ref::Holder) => scene.holder == Some(on),
            _ => self.touched_by(state, to, scene).has(on),
        }
    }

    /// The sum of all changes of a number (OH-4.25.7), without those that happen once in a turn.
    #[inline]
    pub(crate) fn changes(&self, state: &State, stat: Stat, on: Spot, scene: Scene) -> i16 {
        if Self::may_be_said(state, 1 << stat.index()) { self.sum_of_changes(state, stat, on, scene) } else { 0 }
    }

    fn sum_of_changes(&self, state: &State, stat: Stat, on: Spot, scene: Scene) -> i16 {
        let running = state.running.iter().filter(|running| running.on == on);
        let lasting: i16 = running
            .map(|running| match running.what {
                Lasting::Change { stat: changed, n } if changed == stat => i16::from(n),
                _ => 0,
            })
            .sum();
        if !Self::is_said(state, 1 << stat.index()) {
            return lasting;
        }
        let always: i16 = self
            .statics(state, 1 << stat.index(), scene)
            .map(|(scene, _, _, effect, step)| match step {
                Step::Modify { stat: changed, n, to, .. }
                    if *changed == stat && !effect.first_each_turn && self.touches(state, to, &scene, on) =>
                {
                    i16::from(*n)
                }
                _ => 0,
            })
            .sum();
        lasting + always
    }

    /// Of the multiplications of a number the one that was played last (OH-4.17.4).
    #[inline]
    pub(super) fn last_factor(&self, state: &State, stat: Stat, on: Spot, scene: Scene) -> Last {
        if state.running.is_empty() { None } else { self.last_of_factors(state, stat, on, scene) }
    }

    fn last_of_factors(&self, state: &State, stat: Stat, on: Spot, scene: Scene) -> Last {
        state.running.iter().enumerate().rev().find_map(|(time, running)| match running.what {
            Lasting::Times { stat: multiplied, by } if multiplied == stat && running.on == on => {
                Some((time, by, running.owner, stat))
            }
            Lasting::Since(place) => {
                let field = state.field(running.owner);
                if field.card(place) != Some(running.card) || field.is_silent(place) {
                    return None;
                }
                let scene = scene.seen_by(running.owner, Self::bearer(running.owner, place));
                self.card(running.card).effects.iter().find_map(|effect| {
                    if effect.trigger != Trigger::Static || !self.holds(state, &effect.when, &scene) {
                        return None;
                    }
                    effect.steps.iter().find_map(|step| match step {
                        Step::Multiply { stat: multiplied, by, to, .. }
                            if *multiplied == stat && self.touches(state, to, &scene, on) =>
                        {
                            Some((time, *by, running.owner, stat))
                        }
                        _ => None,
                    })
                })
            }
            _ => None,
        })
    }

    /// Does a static text of the card multiply a number (OH-4.17.4)?
    pub(crate) fn multiplies(&self, card: CardId) -> bool {
        self.about[card.index()] & about::TIMES != 0
    }

    /// Whom a multiplication of a card in play is about: its bearer, or its owner.
    pub(crate) fn about_whom(owner: Player, place: Place) -> Spot {
        Self::bearer(owner, place).unwrap_or(Spot::player(owner))
    }

    /// The multiplications of cards in play whose place in time is not written came first (OH-4.17.4).
    pub(crate) fn add_multiplications(&self, state: &mut State) {
        let mut first = Vec::new();
        for owner in Player::BOTH {
            for place in Place::all() {
                let Some(card) = state.field(owner).card(place).filter(|card| self.multiplies(*card)) else { continue };
                let what = Lasting::Since(place);
                if state.running.iter().all(|running| (running.what, running.owner) != (what, owner)) {
                    first.push(Running { what, on: Self::about_whom(owner, place), card, owner, ends: Ends::Never });
                }
            }
        }
        state.running.insert_many(0, first);
    }

    /// A number with its changes, at least 0, and its last multiplication (OH-4.17.1, OH-4.17.10).
    fn current(&self, state: &State, base: i16, stat: Stat, on: Spot) -> i16 {
        let scene = Scene::of(on.owner());
        let changed = (base + self.changes(state, stat, on, scene)).max(0);
        let factor = self.last_factor(state, stat, on, scene);
        factor.map_or(changed, |(_, by, ..)| by.of(changed as u16) as i16)
    }

    /// Printed damage of a character or puppet; of a stack that of all cards that can deal any yet (OH-4.26.5).
    pub(crate) fn base_character(&self, state: &State, body: Spot) -> i16 {
        let printed = state.card_at(body).and_then(|card| self.card(card).damage).map_or(0, |damage| damage.n);
        let Some(slot) = body.slot().map(|slot| state.field(body.owner()).slot(slot)) else { return 0 };
        i16::from(printed) * i16::from(slot.cards.saturating_sub(slot.fresh).max(1))
    }

    /// Current character damage (OH-4.17.1).
    pub(crate) fn current_character(&self, state: &State, body: Spot) -> i16 {
        self.current(state, self.base_character(state, body), Stat::CharacterDamage, body)
    }

    /// Printed damage of the weapon and its upgrade (OH-4.6.4); `None` without a weapon.
    pub(crate) fn base_weapon(&self, state: &State, body: Spot) -> Option<i16> {
        let field = state.field(body.owner());
        let damage = |part| {
            let card = body.slot().and_then(|slot| field.card(Place::of(slot, part)));
            card.map(|card| self.card(card).damage.map_or(0, |damage| i16::from(damage.n)))
        };
        Some(damage(Part::Weapon)? + damage(Part::WeaponUpgrade).unwrap_or(0))
    }

    /// Current weapon damage (OH-4.17.1); 0 without a weapon.
    pub(crate) fn current_weapon(&self, state: &State, body: Spot) -> i16 {
        self.base_weapon(state, body).map_or(0, |base| self.current(state, base, Stat::WeaponDamage, body))
    }

    /// The current level of a card in play: of a character with its changes (OH-2.7, OH-4.25.3).
    pub(crate) fn current_level(&self, state: &State, card: CardId, body: Option<Spot>) -> u8 {
        let printed = i16::from(self.card(card).level);
        let change = body.map_or(0, |body| self.changes(state, Stat::Level, body, Scene::of(body.owner())));
        (printed + change).clamp(0, i16::from(crate::components::card::MAX_LEVEL)) as u8
    }

    /// The armour of a character or puppet at most (OH-4.18.4), or of what lies on one.
    pub(crate) fn max_armour(&self, state: &State, spot: Spot) -> u8 {
        let printed = |card: Option<CardId>| card.and_then(|card| self.card(card).armour).unwrap_or(0);
        let own = printed(state.card_at(spot));
        let Some(slot) = spot.slot().filter(|_| spot.is_body()) else { return own };
        own.saturating_add(self.worn_armour(state, spot.owner(), slot))
    }

    /// What the armour cards in a slot add (OH-4.6.4, OH-R15).
    pub(crate) fn worn_armour(&self, state: &State, player: Player, slot: u8) -> u8 {
        let part = |part| {
            let card = state.field(player).card(Place::of(slot, part));
            card.and_then(|card| self.card(card).armour)
        };
        let (base, upgrade) = (part(Part::Armour).unwrap_or(0), part(Part::ArmourUpgrade));
        match (upgrade, self.options.armour_upgrade) {
            (Some(upgrade), ArmourUpgrade::Replaces) => upgrade,
            (upgrade, _) => base + upgrade.unwrap_or(0),
        }
    }

    /// The cards to which something is barred (OH-4.25.4).
    #[inline]
    pub(crate) fn barred(&self, state: &State, what: Barred) -> Spots {
        if Self::may_be_said(state, about::barred(what)) { self.barred_by_any(state, what) } else { Spots::NONE }
    }

    fn barred_by_any(&self, state: &State, what: Barred) -> Spots {
        let running = state.running.iter();
        let lasting = running.filter(|running| matches!(running.what, Lasting::Barred(barred) if barred.has(what)));
        let lasting = lasting.map(|running| running.on).collect();
        if !Self::is_said(state, about::barred(what)) {
            return lasting;
        }
        // Whose the text is replaces the owner of the scene.
        let statics = self.statics(state, about::barred(what), Scene::of(state.active));
        statics.fold(lasting, |spots, (scene, _, _, _, step)| match step {
            Step::Forbid { what: barred, to, .. } if barred.has(what) => spots.and(self.touched_by(state, to, &scene)),
            _ => spots,
        })
    }
}
