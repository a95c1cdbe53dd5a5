//! Texts that are carried out step by step (OH-4.1.11), and what goes on within an act.

use quincunx_engine::Log;

use crate::components::effect::{Effect, Ref, To};
use crate::components::step::Step;
use crate::rules::act::At;
use crate::rules::event::Event;
use crate::rules::field::{Place, Spot, Spots, Standing};
use crate::rules::frame::{Frame, Of, Run, Scene, Wave};
use crate::rules::numbers::about;
use crate::rules::state::State;
use crate::rules::table::OsokHajnala;

impl OsokHajnala {
    /// A wave begins, unless no text in play has its trigger.
    pub(crate) fn set_off(state: &mut State, wave: Wave) {
        if Self::is_said(state, about::trigger(wave.trigger)) {
            state.stack.push(Frame::Wave(wave));
        }
    }

    pub(crate) fn record(&self, run: &Run) -> &Effect {
        &self.card(run.card).effects[usize::from(run.record)]
    }

    /// The next text of a wave begins, or the wave is over. What happens by itself needs no decision (OH-4.14.4).
    pub(crate) fn advance_wave(&self, state: &mut State, wave: Wave) {
        let field = state.field(wave.owner);
        let (first, first_record) = wave.next;
        let about = about::trigger(wave.trigger);
        let is_said = field.index.about & about != 0;
        let speaking = field.index.speaking.checked_shr(u32::from(first)).unwrap_or(0) << first;
        for place in Place::of_bits(if is_said { speaking } else { 0 }) {
            let card = field.lies(place).filter(|card| self.about[card.index()] & about != 0);
            let Some(card) = card.filter(|_| wave.slot.is_none() || place.slot() == wave.slot) else { continue };
            let from = if place.0 == first { first_record } else { 0 };
            for (record, effect) in self.card(card).effects.iter().enumerate().skip(usize::from(from)) {
                let holder = Self::bearer(wave.owner, place);
                let scene = Scene { holder, victim: wave.victim, attacker: wave.attacker, ..Scene::of(wave.owner) };
                let is_used = effect.first_each_turn && field.used[place.index()] >> (4 + record) & 1 != 0;
                if effect.trigger != wave.trigger || is_used || !self.holds(state, &effect.when, &scene) {
                    continue;
                }
                let record = record as u8;
                let run = Run::new(card, record, wave.of, scene, effect.optional);
                if effect.first_each_turn {
                    state.field_mut(wave.owner).used[place.index()] |= 1 << (4 + record);
                }
                if let Some(Frame::Wave(top)) = state.stack.last_mut() {
                    top.next = (place.0, record + 1);
                }
                state.stack.push(Frame::Run(run));
                return;
            }
        }
        state.stack.pop();
    }

    /// Goes on with a text. Returns whether anything changed: its owner may be asked whether he wants it.
    pub(crate) fn advance_run(&self, state: &mut State, run: Run, log: &mut impl Log<Event>) -> bool {
        if run.asks {
            if self.could_do(state, &run) {
                return false;
            }
            state.stack.pop();
            return true;
        }
        let actor = run.scene.user.or(run.scene.holder).filter(|_| matches!(run.of, Of::Act | Of::Trap));
        // Nobody is left to do the rest (OH-N25).
        let is_gone = actor.is_some_and(|actor| state.card_at(actor).is_none());
        let step = self.record(&run).steps.get(usize::from(run.step)).filter(|_| !is_gone);
        let Some(step) = step else {
            state.stack.pop();
            self.end_run(state, &run);
            return true;
        };
        if let Some(Frame::Run(top)) = state.stack.last_mut() {
            top.step += 1;
        }
        self.do_step(state, &run, step, log);
        true
    }

    /// Could an optional text do anything (OH-8.19)?
    fn could_do(&self, state: &State, run: &Run) -> bool {
        self.record(run).steps.iter().any(|step| match step {
            Step::TurnIdle { to } => {
                self.meant(state, run, to).iter().any(|spot| state.standing(spot) == Standing::Active)
            }
            Step::Restore { to, .. } => self
                .meant(state, run, to)
                .iter()
                .any(|spot| state.vital(spot).is_some_and(|vital| vital.armour < self.max_armour(state, spot))),
            Step::Damage { to: To::Ref(Ref::You | Ref::Opponent), .. } => true,
            Step::Damage { to, .. }
            | Step::Poison { to }
            | Step::Modify { to, .. }
            | Step::Multiply { to, .. }
            | Step::Shield { to, .. }
            | Step::Forbid { to, .. }
            | Step::Flame { to, .. } => !self.meant(state, run, to).is_empty(),
            _ => true,
        })
    }

    /// What comes after the last step.
    fn end_run(&self, state: &mut State, run: &Run) {
        match run.of {
            Of::Trap => {
                self.put_on_pile(state, run.scene.owner, run.card);
                self.check(state);
            }
            Of::Act => {
                if let Some(act) = &mut state.act {
                    act.at = At::Over;
                }
            }
            Of::Moment | Of::Attack => {}
        }
    }

    /// The cards in play that a step touches, as far as they are still there.
    pub(crate) fn meant(&self, state: &State, run: &Run, to: &To) -> Spots {
        let one = |spot: Option<Spot>| spot.into_iter().collect::<Spots>();
        let scene = &run.scene;
        let spots = match to {
            To::Group(selector) => return self.group(state, selector, scene),
            To::Ref(whom) => match whom {
                Ref::Target => state.act.iter().flat_map(|act| act.named.spots()).collect(),
                Ref::Holder => one(scene.holder),
                Ref::User => one(scene.user),
                Ref::Victim => one(scene.victim),
                Ref::Attacker => one(scene.attacker),
                Ref::Answered => one(scene.answered),
                Ref::You => one(Some(Spot::player(scene.owner))),
                Ref::Opponent => one(Some(Spot::player(scene.owner.other()))),
            },
        };
        spots.iter().filter(|spot| spot.is_player() || state.card_at(*spot).is_some()).collect()
    }
}
