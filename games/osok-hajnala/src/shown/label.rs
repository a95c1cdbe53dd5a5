//! The words on buttons.

use quincunx_engine::Message;

use crate::components::effect::Trigger;
use crate::rules::action::Choice;
use crate::rules::field::Place;
use crate::rules::table::OsokHajnala;
use crate::shown::told::Told;
use crate::shown::view::{SeenPhase, SeenStanding, View};
use crate::shown::words::{number, place, text};

impl OsokHajnala {
    /// The words on a button.
    pub(crate) fn button(&self, view: &View, choice: Choice) -> Message {
        Told { game: self, view }.button(choice)
    }
}

impl Told<'_> {
    fn button(&self, choice: Choice) -> Message {
        let of_card = |key, card| Message::new(key).with("card", self.game.title(card));
        let decider = self.view.decision.as_ref().map(|decision| decision.player);
        let player = decider.or(self.view.active).unwrap_or_default();
        let of_slot = |key, slot| Message::new(key).with("who", self.in_slot(player, slot));
        match choice {
            Choice::Dice(one, two) => Message::new("action-dice").with("one", number(one)).with("two", number(two)),
            Choice::Card(card) => of_card("action-card", card),
            Choice::DrawSeven => Message::new("action-draw-seven"),
            Choice::StartingCard(card) => of_card("action-starting-card", card),
            Choice::Me => Message::new("action-me"),
            Choice::Opponent => Message::new("action-opponent"),
            Choice::SetAside(card) => of_card("action-set-aside", card),
            Choice::Done => Message::new("action-done"),
            Choice::Keep => Message::new("action-keep"),
            Choice::Discard(card) => of_card("action-discard", card),
            Choice::Place(card) => of_card("action-place", card),
            Choice::TurnIdle(slot) => of_slot("action-turn-idle", slot),
            Choice::Equip(card) => of_card("action-equip", card),
            Choice::Ability(card) | Choice::Potion(card) => of_card("action-play", card),
            Choice::Instant(card) | Choice::Quick(card) => of_card("action-use", card),
            Choice::Activate(at, record) => self.activate(player, at, record),
            Choice::Attack(slot) => of_slot("action-attack", slot),
            Choice::Finish if self.view.phase == SeenPhase::End => Message::new("action-end-turn"),
            Choice::Finish => Message::new("action-finish"),
            Choice::Slot(slot) => of_slot("action-slot", slot),
            Choice::Active => Message::new("action-active"),
            Choice::Idle => Message::new("action-idle"),
            Choice::Target(spot) => Message::new("action-target").with("target", self.at_spot(spot)),
            Choice::TargetCard(card) => Message::new("action-target").with("target", self.game.title(card)),
            Choice::Enough => Message::new("action-enough"),
            Choice::Pass => Message::new("action-pass"),
            Choice::Trap(card, slot) => of_slot("action-trap", slot).with("card", self.game.title(card)),
            Choice::Guard(slot) => of_slot("action-guard", slot),
            Choice::NoGuard => Message::new("action-no-guard"),
            Choice::Suffer => Message::new("action-suffer"),
            Choice::TakeOver => Message::new("action-take-over"),
            Choice::No => Message::new("action-no"),
            Choice::Yes => Message::new("action-yes"),
        }
    }

    fn activate(&self, player: usize, at: Place, record: u8) -> Message {
        let is_in_play = |slot: u8| {
            let there = self.view.players[player].slots[usize::from(slot)].as_ref();
            there.is_some_and(|there| there.standing != SeenStanding::Dead)
        };
        let card = self.lies(player, at).filter(|_| at.slot().is_none_or(is_in_play)).map(|card| &card.card);
        let activated = card.map_or(0, |card| {
            let effects = &self.game.card(card.thing).effects;
            effects.iter().filter(|effect| effect.trigger == Trigger::Activate).count()
        });
        let message = Message::new(if activated > 1 { "action-activate-nth" } else { "action-activate" });
        let message = message.with("card", card.map_or_else(|| text(at.word()), |card| self.title(card)));
        let message = message.with("place", place(at));
        if activated > 1 { message.with("n", number(record + 1)) } else { message }
    }
}
