//! Which decision is open, and whose it is (section 8).

use quincunx_engine::Observer;
use serde::Serialize;
use ts_rs::TS;

use super::frame::{At, Frame, Purpose};
use super::game::VictoryOrDeath;
use super::state::{Phase, Stage, State};
use crate::components::{Deed, Power, TurnStep};

/// A kind of decision, by the table of section 8. VOD-D2 and VOD-D3 are open to several powers at once and stand in the stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "VodDecision")]
pub enum Decision {
    /// VOD-D4.
    Strategy,
    /// VOD-D5.
    Play,
    /// VOD-D6.
    Fetch,
    /// VOD-D7.
    Extra,
    /// VOD-D8.
    Planning,
    /// VOD-D9.
    Losses,
    /// VOD-D10.
    Draw,
    /// VOD-D11 and VOD-D15.
    Pay,
    /// VOD-D12.9.
    CardCost,
    /// VOD-D12.8.
    StepCost,
    /// VOD-D14.
    Actor,
    /// VOD-D13.
    Target,
    /// VOD-D12.5.
    TakeOff,
    /// VOD-D12.1.
    Muster,
    /// VOD-D12.2.
    Place,
    /// VOD-D12.2 for `place_bribe`.
    PlaceBribe,
    /// VOD-D12.3.
    Battle,
    /// VOD-D12.4.
    Remove,
    /// VOD-D12.4 for `remove_bribe`.
    RemoveBribe,
    /// VOD-D12.6.
    Search,
    /// VOD-D12.7.
    Do,
    /// VOD-D16.
    React,
    /// VOD-D17.
    Aid,
    /// VOD-D18 in a scoring.
    Scoring,
}

impl Decision {
    /// The clause of section 8 that tells what may be decided.
    pub(crate) const fn clause(self) -> &'static str {
        match self {
            Self::Strategy => "VOD-D4",
            Self::Play => "VOD-D5",
            Self::Fetch => "VOD-D6",
            Self::Extra => "VOD-D7",
            Self::Planning => "VOD-D8",
            Self::Losses => "VOD-D9",
            Self::Draw => "VOD-D10",
            Self::Pay => "VOD-D11",
            Self::Muster => "VOD-D12.1",
            Self::Place | Self::PlaceBribe => "VOD-D12.2",
            Self::Battle => "VOD-D12.3",
            Self::Remove | Self::RemoveBribe => "VOD-D12.4",
            Self::TakeOff => "VOD-D12.5",
            Self::Search => "VOD-D12.6",
            Self::Do => "VOD-D12.7",
            Self::StepCost => "VOD-D12.8",
            Self::CardCost => "VOD-D12.9",
            Self::Target => "VOD-D13",
            Self::Actor => "VOD-D14",
            Self::React => "VOD-D16",
            Self::Aid => "VOD-D17",
            Self::Scoring => "VOD-D18",
        }
    }

    /// Its name in the locales.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Strategy => "decision-strategy",
            Self::Play => "decision-play",
            Self::Fetch => "decision-fetch",
            Self::Extra => "decision-extra",
            Self::Planning => "decision-planning",
            Self::Losses => "decision-losses",
            Self::Draw => "decision-draw",
            Self::Pay => "decision-pay",
            Self::Muster => "decision-muster",
            Self::Place => "decision-place",
            Self::PlaceBribe => "decision-place-bribe",
            Self::Battle => "decision-battle",
            Self::Remove => "decision-remove",
            Self::RemoveBribe => "decision-remove-bribe",
            Self::TakeOff => "decision-take-off",
            Self::Search => "decision-search",
            Self::Do => "decision-do",
            Self::StepCost | Self::CardCost => "decision-cost",
            Self::Target => "decision-target",
            Self::Actor => "decision-actor",
            Self::React => "decision-react",
            Self::Aid => "decision-aid",
            Self::Scoring => "decision-scoring",
        }
    }
}

impl VictoryOrDeath {
    /// The open decision and its power; none at a chance node, in the set-up, and after the end.
    #[inline]
    pub(crate) fn open(&self, state: &State) -> Option<(Power, Decision)> {
        if state.drawing.is_some() {
            return None;
        }
        if let Some(payment) = &state.payment {
            return Some((payment.payer, Decision::Pay));
        }
        let (power, decision) = self.below(state)?;
        Some(if state.aid.asked.is_some() { (power.teammate(), Decision::Aid) } else { (power, decision) })
    }

    /// The decision that a payment or a request for aid has led away from.
    #[inline]
    pub(crate) fn below(&self, state: &State) -> Option<(Power, Decision)> {
        let Some(frame) = state.stack.last() else { return Self::of_stage(state) };
        match frame {
            Frame::Run(run) => {
                let decision = match run.at {
                    At::CardCost => Decision::CardCost,
                    At::StepCost => Decision::StepCost,
                    At::Actor => Decision::Actor,
                    At::Target => Decision::Target,
                    At::TakeOff => Decision::TakeOff,
                    At::Choose => match self.deed(run) {
                        Deed::Muster { .. } | Deed::Relocate { .. } => Decision::Muster,
                        Deed::Place { .. } => Decision::Place,
                        Deed::PlaceBribe { .. } => Decision::PlaceBribe,
                        Deed::Battle { .. } => Decision::Battle,
                        Deed::Remove { .. } => Decision::Remove,
                        Deed::RemoveBribe { .. } => Decision::RemoveBribe,
                        Deed::Search { .. } => Decision::Search,
                        _ => Decision::Do,
                    },
                    At::Step | At::Doing | At::Closed => return None,
                };
                Some((run.actor, decision))
            }
            Frame::Losses(losses) if losses.doomed.is_none() => Some((losses.power, Decision::Losses)),
            Frame::Window(window) => window.asking.map(|(power, _)| (power, Decision::React)),
            _ => None,
        }
    }

    const fn of_stage(state: &State) -> Option<(Power, Decision)> {
        let decision = match state.stage {
            Stage::Scoring(power) => return Some((power, Decision::Scoring)),
            Stage::Turn(TurnStep::Strategy, Phase::Open) => Decision::Strategy,
            Stage::Turn(TurnStep::Play, Phase::Open) => Decision::Play,
            Stage::Turn(TurnStep::Play, Phase::Fetch) => Decision::Fetch,
            Stage::Turn(TurnStep::Play, Phase::Extra) => Decision::Extra,
            Stage::Turn(TurnStep::Planning, Phase::Open) => Decision::Planning,
            Stage::Turn(TurnStep::Draw, Phase::Open) => Decision::Draw,
            _ => return None,
        };
        Some((state.active, decision))
    }

    /// Do the free actions of its own turn stand beside this decision of a power, between its steps, within them, and before it
    /// draws (VOD-3.2.2, VOD-3.7.1, VOD-3.9.2)?
    #[inline]
    pub(crate) fn has_free(&self, state: &State, power: Power, decision: Decision) -> bool {
        power == state.active
            && matches!(state.stage, Stage::Turn(..))
            && matches!(
                decision,
                Decision::Strategy
                    | Decision::Play
                    | Decision::Extra
                    | Decision::Planning
                    | Decision::Losses
                    | Decision::Draw
                    | Decision::Muster
                    | Decision::Place
                    | Decision::Battle
                    | Decision::StepCost
            )
    }

    /// The open decision as an observer may know it (VOD-6.4): that another power pays is its secret until it has paid
    /// (VOD-4.14.1), and who is asked for a reaction is that power's alone (VOD-4.10.15).
    pub(crate) fn decision_seen(&self, state: &State, observer: Observer) -> Option<(Option<Power>, Decision)> {
        let (power, decision) = self.open(state)?;
        if self.sees(observer, power) {
            return Some((Some(power), decision));
        }
        let secret = state.payment.is_some_and(|payment| !matches!(payment.purpose, Purpose::Lay | Purpose::Forced(_)));
        let (power, decision) = if secret { self.below(state)? } else { (power, decision) };
        Some(((decision != Decision::React).then_some(power), decision))
    }
}
