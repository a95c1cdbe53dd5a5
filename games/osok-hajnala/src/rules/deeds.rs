//! How an act goes: from what is said to its end (OH-8.24, OH-8.3).

use quincunx_engine::Log;

use crate::components::card::{CardId, Kind};
use crate::components::effect::{Cost, Count};
use crate::rules::act::{Act, At, Attack, Deed, Named};
use crate::rules::event::Event;
use crate::rules::field::{Player, SlotNo, Slots, Spot, flag};
use crate::rules::frame::{Frame, Of, Run};
use crate::rules::options::{CancelledCard, PhaseEnd, QuickUndoes};
use crate::rules::state::{Course, Ends, Phase, Stage, State};
use crate::rules::table::OsokHajnala;

impl OsokHajnala {
    /// Goes on with the act under way, in the order of OH-4.10.3, OH-4.11.5 and OH-4.14.3. Returns whether anything changed: something may be to be decided.
    pub(crate) fn advance_act(&self, state: &mut State, act: Act, log: &mut impl Log<Event>) -> bool {
        match act.at {
            At::User | At::Where => match self.slots_of(state, &act).only() {
                Some(slot) => Self::choose_slot(state, slot),
                None => return false,
            },
            At::Posture | At::Pay(1..) => return false,
            At::Target => return self.advance_target(state, &act),
            At::Said => self.said(state, &act, log),
            At::Answer => {
                if self.is_asked_for_quick(state) {
                    return false;
                }
                self.stands(state, log);
            }
            At::Stands => self.stands(state, log),
            At::Pay(0) => Self::go_to(state, Self::after_paying(state, &act)),
            At::Guard | At::EarlyTakeOver | At::Trap | At::TakeOver | At::Blow | At::After(_) | At::Next => {
                return self.advance_answers(state, &act, log);
            }
            At::Text => self.begin_text(state, &act),
            At::Over => self.end_act(state, &act, log),
        }
        true
    }

    pub(crate) fn go_to(state: &mut State, at: At) {
        if let Some(act) = &mut state.act {
            act.at = at;
        }
    }

    /// The slots among which an act chooses next (OH-8.7, OH-8.9, OH-8.10).
    pub(crate) fn slots_of(&self, state: &State, act: &Act) -> Slots {
        match (act.at, act.deed) {
            (At::User, Deed::Equip { card, .. }) => self.recipients(state, act.by, card).collect(),
            (At::User, Deed::Lay { card, .. } | Deed::Use { card, .. }) => self.users(state, act.by, card).collect(),
            (At::Where, Deed::Place { .. }) => self.places_for_character(state, act.by),
            (At::Where, Deed::Lay { card, user: Some(user), .. }) => self.places_for(state, act.by, user, card),
            _ => Slots::NONE,
        }
    }

    /// A slot is chosen: user, recipient or place.
    pub(crate) fn choose_slot(state: &mut State, slot: SlotNo) {
        let Some(act) = &mut state.act else { return };
        match (act.at, &mut act.deed) {
            (_, Deed::Place { slot: chosen, .. }) => {
                *chosen = Some(slot);
                act.at = At::Posture;
            }
            (_, Deed::Equip { recipient, .. }) => {
                *recipient = Some(slot);
                act.at = At::Said;
            }
            (At::User, Deed::Lay { user, .. }) => {
                *user = Some(slot);
                act.at = At::Where;
            }
            (_, Deed::Lay { place, .. }) => {
                *place = Some(slot);
                act.at = At::Said;
            }
            (_, Deed::Use { user, .. }) => {
                *user = Some(slot);
                act.at = At::Target;
            }
            _ => {}
        }
    }

    /// Targets are named, as far as there is nothing to choose (OH-8.11).
    fn advance_target(&self, state: &mut State, act: &Act) -> bool {
        let next = match self.count_of(state, act) {
            None => At::Said,
            Some(Count::All) => {
                let every = self.next_targets(state, act);
                if let Some(act) = &mut state.act {
                    act.named.every = every;
                }
                At::Said
            }
            Some(Count::UpTo(most)) => {
                let spots = self.next_targets(state, act);
                let cards = self.next_cards(state, act);
                let open = spots.len() + cards.len() as u32;
                let is_first = act.named.is_empty();
                if act.named.len() >= most || open == 0 {
                    At::Said
                } else if open == 1 && is_first {
                    Self::name(state, |named| {
                        spots.iter().for_each(|spot| named.push(spot));
                        cards.iter().for_each(|card| named.push_card(*card));
                    });
                    return true;
                } else {
                    return false;
                }
            }
        };
        Self::go_to(state, next);
        true
    }

    /// Names one more target.
    pub(crate) fn name(state: &mut State, target: impl FnOnce(&mut Named)) {
        if let Some(act) = &mut state.act {
            target(&mut act.named);
        }
    }

    /// All is said: it may lead out of the tactical phase (OH-4.3.1), and then be answered (OH-4.3.2).
    fn said(&self, state: &mut State, act: &Act, log: &mut impl Log<Event>) {
        // That the turn ends is told when its last phase begins.
        if act.deed != Deed::Finish || state.phase() != Some(Phase::End) {
            log.event(|| {
                let (targets, cards) = (act.named.spots().collect(), act.named.cards().collect());
                Event::Declared { by: act.by, deed: act.deed.told(), targets, cards }
            });
        }
        // OH-R09.
        let is_answered = match self.options.quick_undoes {
            QuickUndoes::AnyNaming => true,
            QuickUndoes::InstantOnly => act.card().is_some_and(|card| self.card(card).kind == Kind::Instant),
        };
        let at = if self.leads_out(state, act) && is_answered { At::Answer } else { At::Stands };
        Self::go_to(state, at);
    }

    /// Does it lead out of the tactical phase (OH-3.31, OH-4.3.1)? A quick ability of the other player never does (OH-4.11.6).
    pub(crate) fn leads_out(&self, state: &State, act: &Act) -> bool {
        if !Self::is_tactical(state) || act.by != state.active {
            return false;
        }
        let is_instant = act.card().is_some_and(|card| self.card(card).kind == Kind::Instant);
        // An enemy card or the enemy himself, but no card of a discard pile; to tell him to discard names nobody (OH-4.2.4,
        // OH-N16, OH-R07).
        let names_enemy = || {
            let enemy = act.named.spots().any(|spot| spot.owner() != act.by);
            enemy && self.options.phase_end == PhaseEnd::AnyEnemyTarget
        };
        match act.deed {
            // On whomever (OH-N12).
            Deed::Attack(_) | Deed::Finish => true,
            Deed::Use { .. } if is_instant => true,
            // Potions too (OH-4.13.4).
            Deed::Use { .. } | Deed::Drink { .. } | Deed::Activate { .. } => names_enemy(),
            // They stay within the phase and cannot be withdrawn (OH-4.3.6).
            Deed::Place { .. } | Deed::Equip { .. } | Deed::Lay { .. } => false,
        }
    }

    /// Is the other player asked for a quick ability (OH-4.11.3, OH-8.12, OH-8.13), as often as he has somebody to use one (OH-4.3.5,
    /// OH-N17)? Whether he is must not tell what he holds (OH-6.26, OH-N37).
    pub(crate) fn is_asked_for_quick(&self, state: &State) -> bool {
        let other = state.active.other();
        self.quick_cards(state, other, self.possible_hand(state, other)).next().is_some()
    }

    /// The declaration stands (OH-4.3.4): flags are set, life and armour are paid.
    pub(crate) fn stands(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Some(act) = state.act else { return };
        if self.leads_out(state, &act) {
            state.stage = match act.deed {
                Deed::Finish => Stage::Turn(Phase::End, Course::Begin),
                _ => Stage::Turn(Phase::Attack, Course::Open),
            };
        }
        let cost = self.cost_of(state, &act);
        let mut life = cost.life;
        if let Some(card) = act.card() {
            self.leaves_hand(state, act.by, card);
        }
        let set = |state: &mut State, slot: SlotNo, flags: u8| state.field_mut(act.by).slot_mut(slot).set(flags);
        match act.deed {
            Deed::Place { card, .. } => {
                state.placed = true;
                life += self.card(card).level;
            }
            Deed::Equip { recipient: Some(slot), .. } => set(state, slot, flag::EQUIPPED),
            Deed::Lay { user: Some(user), .. } => set(state, user, flag::ABILITY | flag::EXERTED),
            Deed::Use { card, user: Some(user) } => {
                set(state, user, flag::ABILITY | flag::EXERTED);
                if self.card(card).kind == Kind::Instant {
                    set(state, user, flag::ACTED);
                }
            }
            Deed::Drink { .. } => state.potion = true,
            Deed::Activate { place, record } => {
                state.field_mut(act.by).used[place.index()] |= 1 << record;
                if let Some(slot) = place.slot() {
                    set(state, slot, flag::EXERTED);
                }
            }
            Deed::Attack(attack) => set(state, attack.slot, flag::ACTED),
            Deed::Equip { .. } | Deed::Lay { .. } | Deed::Use { .. } | Deed::Finish => {}
        }
        self.sacrifice(state, act.by, life, log);
        self.pay_armour(state, &act, cost.armour, log);
        Self::go_to(state, At::Pay(cost.discard));
    }

    /// What the play or activation costs, besides the level of a character.
    pub(crate) fn cost_of(&self, state: &State, act: &Act) -> Cost {
        match act.deed {
            Deed::Activate { place, record } => {
                let card = state.field(act.by).card(place);
                card.map_or(Cost::default(), |card| self.card(card).effects[usize::from(record)].cost)
            }
            _ => {
                let record = act.card().and_then(|card| Self::play_record(self.card(card)));
                record.map_or(Cost::default(), |effect| effect.cost)
            }
        }
    }

    /// Life is sacrificed; at least 1 remains (OH-4.22.2). It is no damage (OH-4.22.3).
    fn sacrifice(&self, state: &mut State, player: Player, n: u8, log: &mut impl Log<Event>) {
        if n > 0 {
            let side = state.side_mut(player);
            side.life -= n;
            let life = side.life;
            log.event(|| Event::Sacrificed { player, n, life });
        }
    }

    /// A cost in armour is no damage (OH-4.1.6).
    fn pay_armour(&self, state: &mut State, act: &Act, n: u8, log: &mut impl Log<Event>) {
        let Deed::Activate { place, .. } = act.deed else { return };
        let Some(holder) = Self::bearer(act.by, place).filter(|_| n > 0) else { return };
        if let Some(vital) = state.vital_mut(holder) {
            vital.armour -= n;
            let armour = vital.armour;
            log.event(|| Event::PaidArmour { spot: holder, n, armour });
        }
    }

    /// A card leaves the hand, seen by all.
    pub(crate) fn leaves_hand(&self, state: &mut State, player: Player, card: CardId) {
        let list = self.list(player);
        let side = state.side_mut(player);
        side.hand = list.without(side.hand, card);
        side.known = list.without(side.known, card);
    }

    /// What comes when all is paid. Nothing answers what the other player uses (OH-4.11.5, OH-N26), and in the end phase there are no
    /// traps (OH-3.51, OH-N13).
    fn after_paying(state: &State, act: &Act) -> At {
        let is_answered = act.by == state.active && state.phase() != Some(Phase::End);
        match act.deed {
            Deed::Attack(_) => At::Next,
            Deed::Use { .. } | Deed::Drink { .. } | Deed::Activate { .. } if is_answered => At::Trap,
            Deed::Use { .. } | Deed::Drink { .. } | Deed::Activate { .. } => At::Text,
            _ => At::Over,
        }
    }

    /// The text is carried out, unless the acting character is gone (OH-4.10.4, OH-4.12.8).
    fn begin_text(&self, state: &mut State, act: &Act) {
        let Some((card, record, scene)) = self.text_of(state, act) else {
            return Self::go_to(state, At::Over);
        };
        let run = Run { idle: self.spared(state), ..Run::new(card, record, Of::Act, scene, false) };
        state.stack.push(Frame::Run(run));
    }

    /// The act is over: what was played comes to where it lies, and the phase goes on.
    fn end_act(&self, state: &mut State, act: &Act, log: &mut impl Log<Event>) {
        state.act = None;
        match act.deed {
            Deed::Place { card, slot: Some(slot), idle } => self.place(state, act.by, card, slot, idle, log),
            Deed::Equip { card, recipient: Some(slot) } => self.equip(state, act.by, card, slot, log),
            Deed::Lay { card, user: Some(_), place: Some(slot) } => self.lay(state, act.by, card, slot, log),
            Deed::Use { card, user } => {
                self.put_away(state, act, card, log);
                if self.card(card).kind == Kind::Instant
                    && let Some(user) = user
                {
                    let on = Spot::body(act.by, user);
                    state.running.retain(|running| running.ends != Ends::Instant || running.on != on);
                }
            }
            Deed::Drink { card } => self.put_away(state, act, card, log),
            _ => {}
        }
        self.check(state);
        if let Stage::Turn(phase, course) = &mut state.stage
            && act.deed != Deed::Finish
        {
            *course = if *phase == Phase::Tactical { Course::Window } else { Course::Open };
        }
        if act.deed == Deed::Finish && state.phase() == Some(Phase::Attack) {
            state.stage = Stage::Turn(Phase::End, Course::Begin);
        } else if act.deed == Deed::Finish && matches!(state.stage, Stage::Turn(Phase::End, Course::Open)) {
            state.stage = Stage::Turn(Phase::End, Course::HandLimit);
        }
    }

    /// A used card goes to its owner's discard pile, or where the option `cancelled_card` says (OH-4.1.8, OH-R10).
    fn put_away(&self, state: &mut State, act: &Act, card: CardId, log: &mut impl Log<Event>) {
        if act.cancelled && self.options.cancelled_card == CancelledCard::Hand {
            let list = self.list(act.by);
            let side = state.side_mut(act.by);
            side.hand = list.with(side.hand, card);
            side.known = list.with(side.known, card);
            log.event(|| Event::BackInHand { player: act.by, card });
        } else {
            self.put_on_pile(state, act.by, card);
        }
    }

    /// A new attack of a character or puppet.
    pub(crate) fn new_attack(by: Player, slot: SlotNo) -> Act {
        Act::new(by, Deed::Attack(Attack::of(slot)), At::Target)
    }
}
