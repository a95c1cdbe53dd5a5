//! What is to be decided (section 8), and by whom.

use serde::Serialize;
use ts_rs::TS;

use crate::rules::act::At;
use crate::rules::field::Player;
use crate::rules::frame::Frame;
use crate::rules::state::{Course, Phase, Stage, State};
use crate::rules::table::OsokHajnala;

/// Decisions: the clause of section 8 that tells what may be decided, and the key of the name.
macro_rules! decisions {
    ($($decision:ident $clause:literal $key:literal,)+) => {
        /// The decisions of a single player; those of both at once stand in the stage.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
        #[serde(rename_all = "kebab-case")]
        #[ts(rename = "OhDecision")]
        pub enum Decision {
            $(#[doc = concat!(" ", $clause, ".")] $decision,)+
        }

        impl Decision {
            /// The clause of section 8 that tells what may be decided.
            pub(crate) const fn clause(self) -> &'static str {
                match self {
                    $(Self::$decision => $clause,)+
                }
            }

            /// The key of its name.
            pub(crate) const fn key(self) -> &'static str {
                match self {
                    $(Self::$decision => $key,)+
                }
            }
        }
    };
}

decisions! {
    WhoStarts "OH-8.2" "decision-who-starts",
    Exchange "OH-8.4" "decision-exchange",
    Second "OH-8.5" "decision-second",
    Tactical "OH-8.6" "decision-tactical",
    Slot "OH-8.7" "decision-slot",
    Posture "OH-8.8" "decision-posture",
    Recipient "OH-8.9" "decision-recipient", // who receives equipment.
    User "OH-8.9" "decision-user", // who uses an ability.
    Place "OH-8.10" "decision-place",
    Target "OH-8.11" "decision-target",
    Window "OH-8.12" "decision-window",
    Answer "OH-8.13" "decision-answer",
    Guard "OH-8.14" "decision-guard",
    Trap "OH-8.15" "decision-trap",
    TakeOver "OH-8.16" "decision-take-over",
    Cost "OH-8.17" "decision-cost",
    Discard "OH-8.18" "decision-discard",
    May "OH-8.19" "decision-may",
    Attack "OH-8.20" "decision-attack",
    End "OH-8.21" "decision-end",
    HandLimit "OH-8.22" "decision-hand-limit",
}

impl OsokHajnala {
    /// The open decision of a single player; none at a chance node, while both decide, and after the end.
    pub(crate) fn decision(&self, state: &State) -> Option<(Player, Decision)> {
        if state.drawing.is_some() || state.is_over() {
            return None;
        }
        match state.stack.last() {
            Some(Frame::Discard { player, .. }) => return Some((*player, Decision::Discard)),
            Some(Frame::Run(run)) => return Some((run.scene.owner, Decision::May)),
            Some(_) => return None,
            None => {}
        }
        let other = state.active.other();
        let Some(act) = state.act else { return Self::of_stage(state) };
        Some(match act.at {
            At::User => {
                let is_equipment = act.card().is_some_and(|card| self.card(card).kind.is_equipment());
                (act.by, if is_equipment { Decision::Recipient } else { Decision::User })
            }
            At::Where => {
                let is_character = act.card().is_some_and(|card| self.card(card).kind.is_character());
                (act.by, if is_character { Decision::Slot } else { Decision::Place })
            }
            At::Posture => (act.by, Decision::Posture),
            At::Target => (act.by, Decision::Target),
            At::Answer => (other, Decision::Answer),
            At::Pay(_) => (act.by, Decision::Cost),
            // Guard and take-over are the affair of the target's owner, all other answers that of the other player (OH-8.30).
            At::Guard => (self.attacked(state)?.owner(), Decision::Guard),
            At::EarlyTakeOver | At::TakeOver => (self.attacked(state)?.owner(), Decision::TakeOver),
            At::Trap => (other, Decision::Trap),
            At::Said | At::Stands | At::Blow | At::After(_) | At::Next | At::Text | At::Over => return None,
        })
    }

    /// In the start phase nobody decides anything (OH-3.11), in the draw phase only who discards for a draw (OH-3.22).
    const fn of_stage(state: &State) -> Option<(Player, Decision)> {
        let decision = match state.stage {
            Stage::WhoStarts(_) => return Some((state.favoured, Decision::WhoStarts)),
            Stage::Turn(Phase::Tactical, Course::Window) => return Some((state.active.other(), Decision::Window)),
            Stage::Turn(Phase::Draw, Course::Open) => Decision::Exchange,
            Stage::Turn(Phase::Draw, Course::Second) => Decision::Second,
            Stage::Turn(Phase::Tactical, Course::Open) => Decision::Tactical,
            Stage::Turn(Phase::Attack, Course::Open) => Decision::Attack,
            Stage::Turn(Phase::End, Course::Open) => Decision::End,
            Stage::Turn(Phase::End, Course::HandLimit) => Decision::HandLimit,
            _ => return None,
        };
        Some((state.active, decision))
    }
}
