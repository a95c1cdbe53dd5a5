//! The steps of texts (OH-4.25).

use quincunx_engine::Log;

use crate::components::card::CardId;
use crate::components::effect::{Ref, To, Trigger, Zone};
use crate::components::step::{Amount, Barred, DamageKind, Fraction, Step, Until};
use crate::rules::act::Deed;
use crate::rules::event::{Event, ToldGift};
use crate::rules::field::{Part, Place, Player, Spot, Spots, Standing};
use crate::rules::frame::{Frame, Of, Run, Scene, Wave};
use crate::rules::options::{IdleMarkers, PoisonInEnemyTurn, RestoreCap, TrapOnGroup};
use crate::rules::state::{Drawing, Ends, Lasting, Running, State};
use crate::rules::suffer::Hit;
use crate::rules::table::OsokHajnala;

/// Where nothing limits it, armour is never above this.
pub(crate) const MAX_CURRENT_ARMOUR: u8 = 99;

impl OsokHajnala {
    pub(super) fn do_step(&self, state: &mut State, run: &Run, step: &Step, log: &mut impl Log<Event>) {
        let owner = run.scene.owner;
        match step {
            Step::Damage { n, kind, to, bonus, delayed } => {
                let mut hits = smallvec::SmallVec::<[Hit; 8]>::new();
                for on in Self::in_order(state, self.meant(state, run, to)) {
                    let scene = Scene { victim: Some(on), ..run.scene };
                    let bonus = bonus.as_ref().filter(|bonus| self.holds(state, &bonus.when, &scene));
                    let bonus = bonus.map_or(0, |bonus| bonus.n);
                    if *delayed {
                        let printed = match n {
                            Amount::Number(n) => *n,
                            _ => self.card(run.card).damage.map_or(0, |damage| damage.n),
                        };
                        let is_effect = *kind == DamageKind::Effect;
                        let what = Lasting::Delayed { n: printed + bonus, is_effect };
                        self.lasts(state, run, what, on, Ends::Never, log);
                        continue;
                    }
                    hits.push(match kind {
                        DamageKind::Ability => Hit::ability(on, self.ability(state, n, bonus, on, run.scene)),
                        DamageKind::Effect => {
                            let Amount::Number(n) = n else { continue };
                            Hit::effect(on, u16::from(*n))
                        }
                    });
                }
                // In a step of an attack, or of one that gives markers, the death check is theirs.
                if run.of == Of::Attack {
                    self.suffer(state, &hits, Of::Attack, log);
                } else {
                    self.check_after(state, |state| {
                        self.suffer(state, &hits, Of::Moment, log);
                    });
                }
                return;
            }
            Step::Restore { n, to } => {
                for on in self.meant(state, run, to).iter() {
                    self.restore(state, on, *n, log);
                }
            }
            Step::GainLife(n) => {
                let life = state.side(owner).life;
                let now = (life + n).min(self.format.life_max.max(life));
                state.side_mut(owner).life = now;
                if now != life {
                    log.event(|| Event::Life { player: owner, change: i16::from(now) - i16::from(life), life: now });
                }
            }
            Step::Draw { n, who } => self.draw(state, run.scene.whom(*who), *n),
            // From the hand, of its owner's choice, as far as there is any (OH-4.23.3).
            Step::Discard { n, who } => {
                let player = run.scene.whom(*who);
                let n = (state.side(player).hand.len() as u8).min(*n);
                if n > 0 {
                    state.stack.push(Frame::Discard { player, left: n });
                }
            }
            Step::Poison { to } => return self.poison_next(state, run, to, log),
            Step::Modify { stat, n, to, until } => {
                for on in self.meant(state, run, to).iter() {
                    self.lasts(
                        state,
                        run,
                        Lasting::Change { stat: *stat, n: *n },
                        on,
                        self.ends(state, owner, *until),
                        log,
                    );
                }
            }
            Step::Multiply { stat, by, to, until } => {
                for on in self.meant(state, run, to).iter() {
                    self.lasts(
                        state,
                        run,
                        Lasting::Times { stat: *stat, by: *by },
                        on,
                        self.ends(state, owner, *until),
                        log,
                    );
                }
            }
            Step::Shield { n, to, until } => {
                for on in self.meant(state, run, to).iter() {
                    self.lasts(state, run, Lasting::Shield(*n), on, self.ends(state, owner, *until), log);
                }
            }
            Step::Forbid { what, to, until } => {
                for on in self.meant(state, run, to).iter().filter(|on| !run.idle.has(*on)) {
                    self.lasts(state, run, Lasting::Barred(*what), on, self.ends(state, owner, *until), log);
                }
            }
            Step::Cancel => self.cancel(state, run, log),
            Step::TurnIdle { to } => {
                for on in self.meant(state, run, to).iter() {
                    self.turn_idle(state, on, log);
                }
            }
            Step::Revive { part, to } => {
                let dead: Spots = match to {
                    To::Group(selector) => self.dead(state, selector, &run.scene),
                    To::Ref(_) => state.act.iter().flat_map(|act| act.named.spots()).collect(),
                };
                for on in dead.iter() {
                    self.revive(state, on, *part, log);
                }
            }
            Step::Take { to } => self.take(state, run, to, log),
            Step::Flame { n, to } => {
                for on in self.meant(state, run, to).iter().filter(|on| !run.idle.has(*on)) {
                    if let Some(vital) = state.vital_mut(on).filter(|vital| vital.armour > 0 && vital.flame < *n) {
                        vital.flame = *n;
                        log.event(|| Event::Marked { spot: on, card: None, given: ToldGift::Flame { n: *n } });
                    }
                }
            }
            // Static texts, and the guard, which is a choice.
            Step::Redirect | Step::PierceIdle(_) | Step::Wall | Step::Stack => {}
        }
        if run.of != Of::Attack {
            self.check(state);
        }
    }

    /// A poison marker for the next of those who are to get one; what it sets off belongs to the step, and comes before the one after
    /// it. The death check comes when all have theirs (OH-4.20.1).
    fn poison_next(&self, state: &mut State, run: &Run, to: &To, log: &mut impl Log<Event>) {
        let left = run.left.unwrap_or_else(|| self.meant(state, run, to));
        let next = match to {
            To::Ref(Ref::Target) => state.act.iter().flat_map(|act| act.named.spots()).find(|named| left.has(*named)),
            _ => Self::in_order(state, left).next(),
        };
        let rest = next.map_or(Spots::NONE, |next| left.without(next));
        if let Some(Frame::Run(top)) = state.stack.last_mut() {
            top.left = (!rest.is_empty()).then_some(rest);
            top.step = if rest.is_empty() { run.step + 1 } else { run.step };
        }
        if run.of != Of::Attack && rest.is_empty() {
            state.stack.push(Frame::Check([0; 2]));
        }
        if let Some(on) = next.filter(|on| !run.idle.has(*on)) {
            self.poison(state, on, run.scene.owner, log);
        }
    }

    /// Gives a card a poison marker (OH-4.19).
    fn poison(&self, state: &mut State, on: Spot, giver: Player, log: &mut impl Log<Event>) {
        let gets_any = matches!(on.part(), Some(Part::Body | Part::Mount));
        if !gets_any || state.card_at(on).is_none() || self.barred(state, Barred::GetPoison).has(on) {
            return;
        }
        // OH-4.19.3, OH-R28.
        let turns = match self.options.poison_in_enemy_turn {
            _ if giver == state.active => 2,
            PoisonInEnemyTurn::ThatTurn => 1,
            PoisonInEnemyTurn::NextTurn => 3,
        };
        let Some(vital) = state.vital_mut(on).filter(|vital| vital.armour > 0 && vital.poison == 0) else { return };
        vital.poison = turns;
        log.event(|| Event::Marked { spot: on, card: None, given: ToldGift::Poison });
        let wave = Wave::new(Trigger::PoisonPlaced, Of::Attack, giver, None);
        Self::set_off(state, Wave { victim: Some(on), ..wave });
    }

    /// When something ends that a text of this owner does now (OH-4.25.5).
    fn ends(&self, state: &State, owner: Player, until: Until) -> Ends {
        let is_own = state.active == owner;
        match until {
            Until::InPlay => Ends::Never,
            Until::EndOfTurn => Ends::Turns(1),
            Until::EndOfOpponentTurn => Ends::Turns(if is_own { 2 } else { 1 }),
            Until::EndOfOwnNextTurn => Ends::Turns(if is_own { 3 } else { 2 }),
            Until::NextInstant => Ends::Instant,
            Until::ThisAttack => Ends::Attack,
        }
    }

    /// Something begins that lasts. A card below 1 receives nothing (OH-4.18.5).
    fn lasts(&self, state: &mut State, run: &Run, what: Lasting, on: Spot, ends: Ends, log: &mut impl Log<Event>) {
        let is_below = state.vital(on).is_some_and(|vital| vital.armour == 0);
        if is_below {
            return;
        }
        let owner = run.scene.owner;
        state.running.push(Running { what, on, card: run.card, owner, ends });
        if let Some(given) = ToldGift::of(what) {
            log.event(|| Event::Marked { spot: on, card: Some(run.card), given });
        }
    }

    /// OH-4.18.4, OH-R22.
    fn restore(&self, state: &mut State, on: Spot, n: u8, log: &mut impl Log<Event>) {
        let most = match self.options.restore_cap {
            RestoreCap::Maximum => self.max_armour(state, on),
            RestoreCap::None => MAX_CURRENT_ARMOUR,
        };
        let Some(vital) = state.vital_mut(on).filter(|vital| vital.armour > 0) else { return };
        let now = vital.armour.saturating_add(n).min(most.max(vital.armour));
        let restored = now - vital.armour;
        vital.armour = now;
        if restored > 0 {
            log.event(|| Event::Restored { spot: on, n: restored, armour: now });
        }
    }

    /// OH-4.12.6, OH-4.12.7, OH-R11.
    fn cancel(&self, state: &mut State, run: &Run, log: &mut impl Log<Event>) {
        let Some(act) = &mut state.act else { return };
        let is_attack = matches!(act.deed, Deed::Attack(_));
        let user = run.scene.user.filter(|_| !is_attack && self.options.trap_on_group == TrapOnGroup::OwnPart);
        match user {
            Some(user) => act.named.remove(user),
            None => act.named = if is_attack { act.named } else { Default::default() },
        }
        if is_attack || act.named.is_empty() {
            act.cancelled = true;
        }
        let is_over = act.cancelled;
        log.event(|| Event::Cancelled { by: run.scene.owner, card: run.card, whole: is_over });
    }

    pub(crate) fn turn_idle(&self, state: &mut State, on: Spot, log: &mut impl Log<Event>) {
        let Some(slot) = on.slot().filter(|_| on.is_body()) else { return };
        let place = state.field_mut(on.owner()).slot_mut(slot);
        if place.standing == Standing::Active && place.vitals[0].armour > 0 {
            place.standing = Standing::Idle;
            log.event(|| Event::TurnedIdle { spot: on });
        }
    }

    /// OH-4.21: what lay on the character goes to the discard pile (OH-N33).
    fn revive(&self, state: &mut State, on: Spot, part: Fraction, log: &mut impl Log<Event>) {
        let (owner, Some(slot)) = (on.owner(), on.slot()) else { return };
        if state.field(owner).slot(slot).standing != Standing::Dead {
            return;
        }
        let body = Place::of(slot, Part::Body);
        let Some(card) = state.field(owner).lies(body) else { return };
        for below in Part::ALL.into_iter().skip(1).map(|part| Place::of(slot, part)) {
            if let Some(card) = state.field(owner).lies(below) {
                state.field_mut(owner).put(below, None);
                self.put_on_pile(state, owner, card);
            }
        }
        let printed = u16::from(self.card(card).armour.unwrap_or(1));
        let armour = part.of(printed).max(1) as u8;
        self.enters(state, owner, body, card);
        let place = state.field_mut(owner).slot_mut(slot);
        place.vitals[0].armour = armour;
        // OH-R29.
        if self.options.revived_attacks {
            place.flags &= !crate::rules::field::flag::CAME;
        }
        log.event(|| Event::Revived { spot: on, card, armour });
    }

    /// Named cards of the discard pile, or all that are meant, go to the hand.
    fn take(&self, state: &mut State, run: &Run, to: &To, log: &mut impl Log<Event>) {
        let owner = run.scene.owner;
        let cards: smallvec::SmallVec<[CardId; 8]> = match to {
            To::Group(selector) if selector.zone == Zone::Discard => self
                .discarded(state, selector, &run.scene)
                .flat_map(|card| {
                    std::iter::repeat_n(card, usize::from(self.list(owner).count(state.side(owner).discard, card)))
                })
                .collect(),
            _ => state.act.iter().flat_map(|act| act.named.cards()).collect(),
        };
        for card in cards {
            let list = self.list(owner);
            let side = state.side_mut(owner);
            if !list.has(side.discard, card) {
                continue;
            }
            side.discard = list.without(side.discard, card);
            side.top = None;
            side.hand = list.with(side.hand, card);
            side.known = list.with(side.known, card);
            log.event(|| Event::Taken { player: owner, card });
        }
    }

    /// Cards are to be drawn one by one (OH-4.23.1).
    pub(crate) fn draw(&self, state: &mut State, player: Player, n: u8) {
        if n > 0 {
            state.drawing = Some(Drawing { player, left: n });
        }
    }

    /// The characters that were idle when a text began, where they are spared its markers and states, which else reach them (OH-4.5.5,
    /// OH-R27).
    pub(crate) fn spared(&self, state: &State) -> Spots {
        if self.options.idle_markers == IdleMarkers::Reach {
            return Spots::NONE;
        }
        let is_idle = |spot: &Spot| spot.is_body() && state.standing(*spot) == Standing::Idle;
        state.spots().iter().filter(is_idle).collect()
    }
}
