//! Traps (OH-8.15).

use super::{Checked, Refusal, check};
use crate::components::card::{CardId, Kind};
use crate::rules::field::{Player, SlotNo, Spot};
use crate::rules::state::State;
use crate::rules::table::OsokHajnala;

impl OsokHajnala {
    /// OH-4.12.
    pub(super) fn check_trap(&self, state: &State, player: Player, id: CardId, slot: SlotNo) -> Checked {
        let Some(act) = &state.act else { return Ok(()) };
        self.check_kind(state, player, id, &[Kind::Trap], "OH-4.12.1")?;
        check(self.touched(state, act).has(Spot::body(player, slot)), Refusal::NotTouched)?;
        let card = self.card(id);
        let effect = Self::play_record(card);
        check(effect.is_some_and(|effect| effect.answers.has(Self::touch_of(act))), Refusal::TrapAnswers)?;
        if let Some(level) = self.answered_level(state, act) {
            check(card.level >= level, Refusal::TrapLevel(level))?;
        }
        self.check_playable(state, player, id, 0)?;
        self.check_ready(state, player, id, &mut [slot].into_iter().collect())?;
        Err(Refusal::Condition)
    }
}
