//! Attacks and their answers (OH-4.15, OH-4.16), and traps (OH-4.12).

use quincunx_engine::Log;

use crate::components::card::{CardId, Kind};
use crate::components::effect::{Body, Touch, Trigger};
use crate::components::step::Barred;
use crate::rules::act::{Act, At, Attack, Deed};
use crate::rules::event::Event;
use crate::rules::field::{Part, Place, Player, SLOTS, SlotNo, Spot, Spots, Standing, adjacent, flag};
use crate::rules::frame::Scene;
use crate::rules::frame::{Frame, Of, Run, Wave};
use crate::rules::numbers::about;
use crate::rules::options::{Combat, Permission, TakeoverScope, TakeoverTime, TrapVsPuppet};
use crate::rules::pile::Cards;
use crate::rules::state::{Ends, State};
use crate::rules::suffer::Hit;
use crate::rules::table::OsokHajnala;

impl OsokHajnala {
    /// Goes on with an attack, or with the traps against an ability, effect or potion. Returns whether anything changed: somebody
    /// may be to answer.
    pub(crate) fn advance_answers(&self, state: &mut State, act: &Act, log: &mut impl Log<Event>) -> bool {
        let Deed::Attack(attack) = act.deed else {
            return self.advance_traps(state, act);
        };
        let Some(on) = attack.on else {
            self.next_target(state, act, log);
            return true;
        };
        let attacker = Spot::body(act.by, attack.slot);
        let is_gone = state.card_at(attacker).is_none() || !on.is_player() && state.card_at(on).is_none();
        if (act.cancelled || is_gone) && !matches!(act.at, At::After(_) | At::Next) {
            Self::go_to(state, At::After(AFTER_ALL));
            return true;
        }
        let next = match act.at {
            At::Guard => {
                if !attack.guarded && self.guards(state, on, attacker).next().is_some() {
                    return false;
                }
                // OH-R05.
                match self.options.takeover_time {
                    TakeoverTime::BeforeTraps => At::EarlyTakeOver,
                    TakeoverTime::AfterTraps => At::Trap,
                }
            }
            At::EarlyTakeOver => {
                if self.can_take_over(state, attacker, on) {
                    return false;
                }
                At::Trap
            }
            At::Trap => {
                if self.is_asked_for_trap(state, act) {
                    return false;
                }
                match self.options.takeover_time {
                    TakeoverTime::BeforeTraps => At::Blow,
                    TakeoverTime::AfterTraps => At::TakeOver,
                }
            }
            At::TakeOver => {
                if !attack.taken_over && self.can_take_over(state, attacker, on) {
                    return false;
                }
                At::Blow
            }
            At::Blow => {
                Self::go_to(state, At::After(0));
                self.strike(state, attack, attacker, on, log);
                return true;
            }
            At::After(first) => {
                for nth in first..=AFTER_ALL {
                    Self::go_to(state, if nth < AFTER_ALL { At::After(nth + 1) } else { At::Next });
                    self.after_attack(state, attack, attacker, on, nth);
                    if !state.stack.is_empty() {
                        break;
                    }
                }
                return true;
            }
            _ => {
                self.next_target(state, act, log);
                return true;
            }
        };
        Self::go_to(state, next);
        true
    }

    /// The attack goes on to its next target, or is over (OH-4.26.3).
    fn next_target(&self, state: &mut State, act: &Act, log: &mut impl Log<Event>) {
        let Deed::Attack(attack) = act.deed else { return };
        let attacker = Spot::body(act.by, attack.slot);
        state.running.retain(|running| running.ends != Ends::Attack);
        let nth = attack.nth + u8::from(attack.on.is_some());
        let target = act.named.spots().nth(usize::from(nth));
        let is_there = state.card_at(attacker).is_some();
        let target = target.filter(|target| is_there && self.attackable(state, attacker).has(*target));
        let Some(target) = target else { return Self::go_to(state, At::Over) };
        let attack = Attack { nth, on: Some(target), ..Attack::of(attack.slot) };
        state.act = Some(Act { deed: Deed::Attack(attack), at: At::Guard, cancelled: false, ..*act });
        log.event(|| Event::Attacked { attacker, on: target });
    }

    fn set_attack(state: &mut State, change: impl FnOnce(&mut Attack)) {
        if let Some(Act { deed: Deed::Attack(attack), .. }) = &mut state.act {
            change(attack);
        }
    }

    /// The own neighbours of a character that can guard it (OH-4.15.6), with the place and record of the text.
    pub(crate) fn guards<'a>(
        &'a self,
        state: &'a State,
        on: Spot,
        attacker: Spot,
    ) -> impl Iterator<Item = (SlotNo, Place, u8)> + 'a {
        let player = on.owner();
        let guards = about::trigger(Trigger::NeighbourAttacked);
        let is_possible =
            state.field(player).index.about & guards != 0 && self.body(state, on) == Some(Body::Character);
        let slots = on.slot().filter(|_| is_possible).map(adjacent).into_iter().flatten();
        let able = slots.filter(move |slot| {
            let body = Spot::body(player, *slot);
            body != attacker && state.standing(body) == Standing::Active
        });
        able.filter_map(move |slot| {
            let places = Part::ALL.into_iter().map(move |part| Place::of(slot, part));
            let mut records = places.flat_map(move |place| {
                let field = state.field(player);
                let card = field.card(place).filter(|_| !field.is_silent(place));
                let effects = card.map(|card| self.card(card).effects.iter().enumerate()).into_iter().flatten();
                effects.map(move |(record, effect)| (place, record as u8, effect))
            });
            records.find_map(|(place, record, effect)| {
                let holder = Some(Spot::body(player, slot));
                let scene = Scene { holder, attacker: Some(attacker), ..Scene::of(player) };
                let is_used =
                    effect.first_each_turn && state.field(player).used[place.index()] >> (4 + record) & 1 != 0;
                let guards = effect.trigger == Trigger::NeighbourAttacked && !is_used;
                (guards && self.holds(state, &effect.when, &scene)).then_some((slot, place, record))
            })
        })
    }

    /// Must somebody guard, as no text says "may"?
    pub(crate) fn must_guard(&self, state: &State, on: Spot, attacker: Spot) -> bool {
        self.guards(state, on, attacker).any(|(_, place, record)| {
            let card = state.field(on.owner()).card(place);
            card.is_some_and(|card| !self.card(card).effects[usize::from(record)].optional)
        })
    }

    /// The target is guarded, or not (OH-8.14).
    pub(crate) fn guard(&self, state: &mut State, by: Option<SlotNo>, log: &mut impl Log<Event>) {
        let Some(act) = state.act else { return };
        let Deed::Attack(Attack { slot, on: Some(on), .. }) = act.deed else { return };
        let attacker = Spot::body(act.by, slot);
        let found = by.and_then(|by| self.guards(state, on, attacker).find(|(slot, ..)| *slot == by));
        Self::set_attack(state, |attack| attack.guarded = true);
        let Some((slot, place, record)) = found else { return };
        let player = on.owner();
        let card = state.field(player).card(place);
        if card.is_some_and(|card| self.card(card).effects[usize::from(record)].first_each_turn) {
            state.field_mut(player).used[place.index()] |= 1 << (4 + record);
        }
        let guard = Spot::body(player, slot);
        Self::set_attack(state, |attack| attack.on = Some(guard));
        log.event(|| Event::Guarded { spot: guard, instead_of: on });
    }

    /// May the owner of the target take the attack over (OH-4.16.1, OH-4.16.4)?
    pub(crate) fn can_take_over(&self, state: &State, attacker: Spot, on: Spot) -> bool {
        // OH-R04, OH-R06.
        let is_in_scope = match self.options.takeover_scope {
            TakeoverScope::Characters => self.body(state, on) == Some(Body::Character),
            TakeoverScope::AllCards => !on.is_player(),
        };
        let is_own = on.owner() == attacker.owner();
        is_in_scope
            && !(is_own && self.options.takeover_own_attacks == Permission::Forbidden)
            && self.attack(state, attacker, on).amount >= 1
            && !self.barred(state, Barred::BeTakenOver).has(attacker)
    }

    /// OH-8.16.
    pub(crate) fn answer_take_over(&self, state: &mut State, takes_over: bool, log: &mut impl Log<Event>) {
        Self::set_attack(state, |attack| attack.taken_over = takes_over);
        let Some(act) = &mut state.act else { return };
        act.at = if act.at == At::EarlyTakeOver { At::Trap } else { At::Blow };
        if let (true, Deed::Attack(Attack { on: Some(on), .. })) = (takes_over, act.deed) {
            log.event(|| Event::TakenOver { spot: on });
        }
    }

    /// OH-4.15.5 (7).
    fn strike(&self, state: &mut State, attack: Attack, attacker: Spot, on: Spot, log: &mut impl Log<Event>) {
        let mut hits: smallvec::SmallVec<[Hit; 2]> = smallvec::SmallVec::new();
        // All of it, or nothing (OH-4.16.2).
        if attack.taken_over {
            let reckoning = self.attack_taken_over(state, attacker, on);
            hits.push(Hit::attack(Spot::player(on.owner()), reckoning, None));
        } else {
            let pierces = self.pierces(state, attacker);
            hits.push(Hit::attack(on, self.attack(state, attacker, on), pierces));
        }
        // OH-4.15.8, unless the option says so (OH-R01).
        let strikes_back = self.options.combat == Combat::Mutual
            && on.is_body()
            && matches!(state.standing(on), Standing::Active | Standing::Puppet);
        if strikes_back {
            hits.push(Hit::attack(attacker, self.attack(state, on, attacker), None));
        }
        let victims = self.suffer(state, &hits, Of::Attack, log);
        // What is struck back, the attacker or its wall, is nobody that the attack has hit.
        let own = attacker.slot().map_or(Spots::NONE, |slot| Spots::of_slot(attacker.owner(), slot));
        let victim = victims.except(own).iter().next();
        // A card whose owner takes over was attacked, but not hit (OH-4.16.5).
        Self::set_attack(state, |attack| attack.victim = victim.filter(|_| !attack.taken_over));
    }

    /// OH-4.15.5 (8) and (9), one by one.
    fn after_attack(&self, state: &mut State, attack: Attack, attacker: Spot, on: Spot, nth: u8) {
        let wave = match nth {
            0 if attack.victim.is_some() => Wave::on(Trigger::AttackHit, Of::Attack, attacker),
            1 if on.is_body() => Wave::on(Trigger::Attacked, Of::Attack, on),
            2 => Wave::on(Trigger::AttackDone, Of::Attack, attacker),
            AFTER_ALL => return self.check(state),
            _ => return,
        };
        let victim = if nth == 0 { attack.victim } else { None };
        Self::set_off(state, Wave { victim, attacker: Some(attacker), ..wave });
    }

    /// Traps against an ability, effect or potion: one after the other until the other player passes (OH-4.12.5).
    fn advance_traps(&self, state: &mut State, act: &Act) -> bool {
        let actor = act.user().or_else(|| match act.deed {
            Deed::Activate { place, .. } => Self::bearer(act.by, place),
            _ => None,
        });
        let is_gone = actor.is_some_and(|actor| state.card_at(actor).is_none());
        if act.cancelled || is_gone {
            Self::go_to(state, At::Over);
        } else if self.is_asked_for_trap(state, act) {
            return false;
        } else {
            Self::go_to(state, At::Text);
        }
        true
    }

    /// The characters of the other player that an act touches (OH-4.12.2); an attack on a mount, continuous ability, puppet or player
    /// touches none (OH-4.12.4, OH-N27).
    pub(crate) fn touched(&self, state: &State, act: &Act) -> Spots {
        let spots: Spots = match act.deed {
            Deed::Attack(attack) => attack.on.into_iter().collect(),
            _ => act.named.spots().collect(),
        };
        let is_touched = |spot: &Spot| {
            spot.owner() != state.active && spot.is_body() && self.body(state, *spot) == Some(Body::Character)
        };
        spots.iter().filter(is_touched).collect()
    }

    /// Is the other player asked for a trap (OH-8.15)? Whether he is must not tell what he holds (OH-N37).
    pub(crate) fn is_asked_for_trap(&self, state: &State, act: &Act) -> bool {
        let other = state.active.other();
        act.by == state.active && self.traps(state, act, self.possible_hand(state, other)).next().is_some()
    }

    /// The traps of some cards that the other player could play against an act, with their users.
    pub(crate) fn traps<'a>(
        &'a self,
        state: &'a State,
        act: &Act,
        cards: Cards,
    ) -> impl Iterator<Item = (CardId, SlotNo)> + 'a {
        let other = state.active.other();
        let touched = self.touched(state, act);
        let is_open = !touched.is_empty();
        let act = *act;
        let list = self.list(other);
        let traps = is_open.then(|| list.names(list.only(cards, &[Kind::Trap]))).into_iter().flatten();
        traps.flat_map(move |id| {
            let able = (0..SLOTS as u8).filter(move |slot| touched.has(Spot::body(other, *slot)));
            able.filter(move |slot| self.can_trap(state, &act, id, other, *slot)).map(move |slot| (id, slot))
        })
    }

    fn can_trap(&self, state: &State, act: &Act, id: CardId, player: Player, slot: SlotNo) -> bool {
        let card = self.card(id);
        let Some(effect) = Self::play_record(card) else { return false };
        effect.answers.has(Self::touch_of(act))
            && self.answered_level(state, act).is_none_or(|level| card.level >= level)
            && self.is_of_rank_for(state, player, slot, id)
            && state.field(player).is_armed(slot)
            && self.holds(state, &effect.when, &self.trap_scene(state, act, id, player, slot))
    }

    /// What an act is to a trap (OH-4.12.2).
    pub(crate) const fn touch_of(act: &Act) -> Touch {
        match act.deed {
            Deed::Attack(_) => Touch::Attack,
            Deed::Use { .. } => Touch::Ability,
            Deed::Drink { .. } => Touch::Potion,
            _ => Touch::Effect,
        }
    }

    /// The level that a trap must have (OH-4.12.3, OH-R12).
    pub(crate) fn answered_level(&self, state: &State, act: &Act) -> Option<u8> {
        match act.deed {
            Deed::Attack(attack) => {
                let attacker = Spot::body(act.by, attack.slot);
                let card = state.card_at(attacker)?;
                let is_limited =
                    self.card(card).kind == Kind::Puppet && self.options.trap_vs_puppet == TrapVsPuppet::Limited;
                is_limited.then(|| self.current_level(state, card, Some(attacker)))
            }
            Deed::Activate { place, .. } => {
                let card = state.field(act.by).card(place)?;
                let body = Self::bearer(act.by, place).filter(|_| place.part() == Some(Part::Body));
                (place != Place::NOBLE).then(|| self.current_level(state, card, body))
            }
            _ => act.card().map(|card| self.card(card).level),
        }
    }

    /// Who is who in a trap.
    pub(crate) fn trap_scene(&self, state: &State, act: &Act, id: CardId, player: Player, slot: SlotNo) -> Scene {
        let user = Some(Spot::body(player, slot));
        let answered = match act.deed {
            Deed::Attack(_) => act.attacker(),
            Deed::Activate { place, .. } => Self::bearer(act.by, place),
            _ => act.user(),
        };
        let answered = answered.filter(|spot| state.card_at(*spot).is_some());
        Scene {
            holder: user,
            user,
            attacker: act.attacker(),
            answered,
            ability: Some(id),
            dealer: Some(player),
            ..Scene::of(player)
        }
    }

    /// A trap is played and carried out at once (OH-4.12.5).
    pub(crate) fn spring(&self, state: &mut State, id: CardId, slot: SlotNo, log: &mut impl Log<Event>) {
        let Some(act) = state.act else { return };
        let player = state.active.other();
        let scene = self.trap_scene(state, &act, id, player, slot);
        self.leaves_hand(state, player, id);
        state.field_mut(player).slot_mut(slot).set(flag::ABILITY | flag::EXERTED);
        log.event(|| Event::Trapped { spot: Spot::body(player, slot), card: id });
        if let Deed::Attack(_) = act.deed {
            // Against an attack one trap is played (OH-8.15).
            Self::go_to(state, self.after_trap());
        }
        let run = Run { idle: self.spared(state), ..Run::new(id, 0, Of::Trap, scene, false) };
        state.stack.push(Frame::Run(run));
    }

    /// The other player passes (OH-8.15).
    pub(crate) fn pass_trap(&self, state: &mut State) {
        let is_attack = state.act.is_some_and(|act| act.attacker().is_some());
        Self::go_to(state, if is_attack { self.after_trap() } else { At::Text });
    }

    fn after_trap(&self) -> At {
        match self.options.takeover_time {
            TakeoverTime::BeforeTraps => At::Blow,
            TakeoverTime::AfterTraps => At::TakeOver,
        }
    }
}

/// The death check after an attack (OH-4.15.5 (9)).
const AFTER_ALL: u8 = 3;
