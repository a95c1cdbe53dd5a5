//! What goes on within an act, and what lasts.

use std::convert::Infallible;

use quincunx_engine::Fault;

use super::check::{check, unknown};
use crate::components::card::CardId;
use crate::components::effect::Trigger;
use crate::components::step::Step;
use crate::components::word::Word;
use crate::rules::act::{At, Deed};
use crate::rules::field::{SLOTS, Spot};
use crate::rules::frame::{Departed, Frame, Of, Run};
use crate::rules::numbers::about;
use crate::rules::state::{Drawing, Ends, Lasting, Running, Stage, State};
use crate::rules::table::OsokHajnala;

/// Something that goes on, as it is written down.
pub(super) type FrameSetup = Frame<String, String>;

/// Ends of turns after which nothing lasts (OH-4.25.5).
const MAX_ENDS: u8 = 3;
/// Triggers of which all texts are due at one moment.
const DUE: [Trigger; 8] = [
    Trigger::Enter,
    Trigger::TurnStart,
    Trigger::TurnEnd,
    Trigger::AttackHit,
    Trigger::Attacked,
    Trigger::AttackDone,
    Trigger::Woken,
    Trigger::PoisonPlaced,
];

/// What can always be told.
pub(super) type Told<T> = Result<T, Infallible>;

impl OsokHajnala {
    pub(super) fn written_frame(&self, frame: Frame) -> FrameSetup {
        let Told::Ok(written) =
            frame.tell(|card| Told::Ok(self.card_word(card)), |word| Told::Ok(word.id().to_owned()));
        written
    }

    pub(super) fn written_running(&self, running: &Running) -> Running<String> {
        let Running { what, on, card, owner, ends } = *running;
        Running { what, on, card: self.card_word(card), owner, ends }
    }

    pub(super) fn written_departed(&self, departed: &Departed) -> Departed<String> {
        let Departed { owner, card, spot } = *departed;
        Departed { owner, card: self.card_word(card), spot }
    }

    pub(super) fn read_frame(&self, written: &FrameSetup) -> Result<Frame, Fault> {
        let trigger = |word: String| {
            let known = Trigger::all().find(|known| known.id() == word);
            known.ok_or_else(|| unknown("OH-4.25.1", "fault-position-word", &word))
        };
        written.clone().tell(|word: String| self.read_card(&word), trigger)
    }

    /// Cards are drawn in the set-up and in turns, from a deck that has some.
    pub(super) fn check_drawing(&self, state: &State) -> Result<(), Fault> {
        let Some(Drawing { player, left }) = state.drawing else { return Ok(()) };
        let is_time = matches!(state.stage, Stage::Deal(_) | Stage::Replace(_) | Stage::Turn(..));
        check(is_time && left > 0 && !state.side(player).deck.is_empty(), "OH-4.23.1", "fault-position-drawing")
    }

    pub(super) fn read_running(&self, state: &State, written: &Running<String>) -> Result<Running, Fault> {
        let Running { what, on, owner, ends, .. } = *written;
        let running = Running { what, on, card: self.read_card(&written.card)?, owner, ends };
        let is_there = on.is_player() || state.card_at(on).is_some();
        check(is_there && self.is_made(state, &running), "OH-4.25.5", "fault-position-running")?;
        Ok(running)
    }

    /// Does a text of the card make this?
    fn is_made(&self, state: &State, running: &Running) -> bool {
        let ends = match (running.what, running.ends) {
            (Lasting::Delayed { .. } | Lasting::Since(_), ends) => ends == Ends::Never,
            (_, Ends::Turns(left)) => (1..=MAX_ENDS).contains(&left),
            (_, Ends::Instant | Ends::Attack) => true,
            (_, Ends::Never) => false,
        };
        if let Lasting::Since(place) = running.what {
            let is_first = state.running.iter().all(|known| (known.what, known.owner) != (running.what, running.owner));
            let lies = state.field(running.owner).card(place) == Some(running.card);
            return ends
                && is_first
                && lies
                && self.multiplies(running.card)
                && running.on == Self::about_whom(running.owner, place);
        }
        let makes = |step: &Step| match (running.what, step) {
            (Lasting::Change { stat, n }, Step::Modify { stat: changed, n: by, .. }) => (stat, n) == (*changed, *by),
            (Lasting::Times { stat, by }, Step::Multiply { stat: changed, by: made, .. }) => {
                (stat, by) == (*changed, *made)
            }
            (Lasting::Shield(left), Step::Shield { n, .. }) => (1..=*n).contains(&left),
            (Lasting::Barred(barred), Step::Forbid { what, .. }) => barred == *what,
            (Lasting::Delayed { .. }, Step::Damage { delayed, .. }) => *delayed,
            _ => false,
        };
        let effects = self.card(running.card).effects.iter().filter(|effect| effect.trigger != Trigger::Static);
        ends && effects.flat_map(|effect| &effect.steps).any(makes)
    }

    pub(super) fn stacks(&self, card: CardId) -> bool {
        self.about[card.index()] & about::STACK != 0
    }

    pub(super) fn fits_frame(&self, state: &State, frame: &Frame) -> bool {
        let is_act = |run: &Run| {
            state.act.as_ref().is_some_and(|act| match act.deed {
                Deed::Use { card, .. } | Deed::Drink { card } => (card, 0) == (run.card, run.record),
                Deed::Activate { record, .. } => record == run.record,
                _ => false,
            } && act.by == run.scene.owner && matches!(act.at, At::Text | At::Over))
        };
        match frame {
            Frame::Run(run) => {
                let Some(effect) = self.card(run.card).effects.get(usize::from(run.record)) else { return false };
                let is_of = match run.of {
                    Of::Act => is_act(run),
                    Of::Trap => effect.trigger == Trigger::Answer && state.act.is_some(),
                    Of::Moment | Of::Attack => effect.trigger == Trigger::Died || DUE.contains(&effect.trigger),
                };
                let is_text = |spot: Option<Spot>| spot.is_none_or(|spot| spot.is_body());
                let people = is_text(run.scene.user) && is_text(run.scene.attacker);
                is_of && people && usize::from(run.step) <= effect.steps.len() && (!run.asks || effect.optional)
            }
            Frame::Wave(wave) => DUE.contains(&wave.trigger) && !matches!(wave.of, Of::Act | Of::Trap),
            Frame::Check(draws) => draws.iter().all(|draws| *draws <= SLOTS as u8),
            Frame::Discard { left, .. } => *left > 0,
        }
    }
}
