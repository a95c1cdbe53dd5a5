//! What is to be decided (section 8), and by whom.

use serde::Serialize;
use ts_rs::TS;

use crate::rules::act::At;
use crate::rules::field::Player;
use crate::rules::frame::Frame;
use crate::rules::state::{Course, Phase, Stage, State};
use crate::rules::table::OsokHajnala;

/// The decisions of a single player; those of both at once stand in the stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "OhDecision")]
pub enum Decision {
    /// OH-8.2.
    WhoStarts,
    /// OH-8.4.
    Exchange,
    /// OH-8.5.
    Second,
    /// OH-8.6.
    Tactical,
    /// OH-8.7.
    Slot,
    /// OH-8.8.
    Posture,
    /// OH-8.9: who receives equipment.
    Recipient,
    /// OH-8.9: who uses an ability.
    User,
    /// OH-8.10.
    Place,
    /// OH-8.11.
    Target,
    /// OH-8.12.
    Window,
    /// OH-8.13.
    Answer,
    /// OH-8.14.
    Guard,
    /// OH-8.15.
    Trap,
    /// OH-8.16.
    TakeOver,
    /// OH-8.17.
    Cost,
    /// OH-8.18.
    Discard,
    /// OH-8.19.
    May,
    /// OH-8.20.
    Attack,
    /// OH-8.21.
    End,
    /// OH-8.22.
    HandLimit,
}

impl Decision {
    /// The clause of section 8 that tells what may be decided.
    pub(crate) const fn clause(self) -> &'static str {
        match self {
            Self::WhoStarts => "OH-8.2",
            Self::Exchange => "OH-8.4",
            Self::Second => "OH-8.5",
            Self::Tactical => "OH-8.6",
            Self::Slot => "OH-8.7",
            Self::Posture => "OH-8.8",
            Self::Recipient | Self::User => "OH-8.9",
            Self::Place => "OH-8.10",
            Self::Target => "OH-8.11",
            Self::Window => "OH-8.12",
            Self::Answer => "OH-8.13",
            Self::Guard => "OH-8.14",
            Self::Trap => "OH-8.15",
            Self::TakeOver => "OH-8.16",
            Self::Cost => "OH-8.17",
            Self::Discard => "OH-8.18",
            Self::May => "OH-8.19",
            Self::Attack => "OH-8.20",
            Self::End => "OH-8.21",
            Self::HandLimit => "OH-8.22",
        }
    }
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
