//! What goes on within an act, and what lasts.

use quincunx_engine::Fault;
use serde::{Deserialize, Serialize};

use super::{Letter, Setup, check, is_default, read_slot, read_spot, read_spots, unknown, write_spots};
use crate::components::card::CardId;
use crate::components::effect::Trigger;
use crate::components::step::{Barred, Fraction, Stat, Step};
use crate::components::word::{Set, Word};
use crate::rules::act::{At, Deed};
use crate::rules::field::{Place, Player, SlotNo, Spot};
use crate::rules::frame::Departed;
use crate::rules::frame::Scene;
use crate::rules::frame::{Frame, Of, Run, Wave};
use crate::rules::numbers::about;
use crate::rules::state::{Course, Drawing, Ends, Lasting, Phase, Running, Stage, State};
use crate::rules::table::OsokHajnala;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum FrameSetup {
    Text {
        card: String,
        #[serde(default, skip_serializing_if = "is_default")]
        record: u8,
        #[serde(default, skip_serializing_if = "is_default")]
        step: u8,
        of: Of,
        #[serde(default, skip_serializing_if = "is_default")]
        asks: bool,
        scene: SceneSetup,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<Vec<String>>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        idle: Vec<String>,
    },
    Due {
        trigger: String,
        of: Of,
        owner: Letter,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        slot: Option<u8>,
        next: (u8, u8),
        #[serde(default, skip_serializing_if = "Option::is_none")]
        victim: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        attacker: Option<String>,
    },
    /// How many cards A and B still draw for their dead.
    DeathCheck([u8; 2]),
    Discard {
        player: Letter,
        left: u8,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SceneSetup {
    owner: Letter,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    holder: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    user: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    victim: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    attacker: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    answered: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ability: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealer: Option<Letter>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RunningSetup {
    what: LastingSetup,
    on: String,
    card: String,
    owner: Letter,
    #[serde(default = "never")]
    ends: Ends,
}

const fn never() -> Ends {
    Ends::Never
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum LastingSetup {
    Change {
        stat: String,
        n: i8,
    },
    Times {
        stat: String,
        num: u8,
        den: u8,
    },
    Shield(u8),
    Barred(Vec<String>),
    Delayed {
        n: u8,
        #[serde(default, skip_serializing_if = "is_default")]
        effect: bool,
    },
    Since(String),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DepartedSetup {
    owner: Letter,
    card: String,
    spot: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DrawingSetup {
    player: Letter,
    left: u8,
}

impl From<Drawing> for DrawingSetup {
    fn from(drawing: Drawing) -> Self {
        Self { player: drawing.player.into(), left: drawing.left }
    }
}

/// No position has more of what lasts.
const MAX_RUNNING: usize = 200;
/// Nothing goes on deeper within an act.
const MAX_DEPTH: usize = 32;
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

fn read_word<T: Word>(word: &str) -> Result<T, Fault> {
    T::all().find(|known| known.id() == word).ok_or_else(|| unknown("OH-4.25.1", "fault-position-word", word))
}

pub(super) fn number(slot: SlotNo) -> u8 {
    slot + 1
}

pub(super) fn word(spot: Option<Spot>) -> Option<String> {
    spot.map(Spot::word)
}

pub(super) fn slot(number: Option<u8>) -> Result<Option<SlotNo>, Fault> {
    number.map(read_slot).transpose()
}

pub(super) fn spot(word: Option<&String>) -> Result<Option<Spot>, Fault> {
    word.map(|word| read_spot(word)).transpose()
}

impl OsokHajnala {
    pub(super) fn written_frame(&self, frame: &Frame) -> FrameSetup {
        match *frame {
            Frame::Run(Run { card, record, step, of, asks, scene, left, idle }) => FrameSetup::Text {
                card: self.card_word(card),
                record,
                step,
                of,
                asks,
                scene: SceneSetup {
                    owner: scene.owner.into(),
                    holder: word(scene.holder),
                    user: word(scene.user),
                    victim: word(scene.victim),
                    attacker: word(scene.attacker),
                    answered: word(scene.answered),
                    ability: scene.ability.map(|card| self.card_word(card)),
                    dealer: scene.dealer.map(Letter::from),
                },
                left: left.map(write_spots),
                idle: write_spots(idle),
            },
            Frame::Wave(Wave { trigger, of, owner, slot, next, victim, attacker }) => FrameSetup::Due {
                trigger: trigger.id().to_owned(),
                of,
                owner: owner.into(),
                slot: slot.map(number),
                next,
                victim: word(victim),
                attacker: word(attacker),
            },
            Frame::Check(draws) => FrameSetup::DeathCheck(draws),
            Frame::Discard(player, left) => FrameSetup::Discard { player: player.into(), left },
        }
    }

    pub(super) fn written_running(&self, running: &Running) -> RunningSetup {
        let what = match running.what {
            Lasting::Change(stat, n) => LastingSetup::Change { stat: stat.id().to_owned(), n },
            Lasting::Times(stat, Fraction { num, den }) => LastingSetup::Times { stat: stat.id().to_owned(), num, den },
            Lasting::Shield(n) => LastingSetup::Shield(n),
            Lasting::Barred(barred) => LastingSetup::Barred(barred.iter().map(|what| what.id().to_owned()).collect()),
            Lasting::Delayed { n, is_ability } => LastingSetup::Delayed { n, effect: !is_ability },
            Lasting::Since(place) => LastingSetup::Since(place.word()),
        };
        RunningSetup {
            what,
            on: running.on.word(),
            card: self.card_word(running.card),
            owner: running.owner.into(),
            ends: running.ends,
        }
    }

    pub(super) fn written_departed(&self, departed: &Departed) -> DepartedSetup {
        let Departed { owner, card, spot } = *departed;
        DepartedSetup { owner: owner.into(), card: self.card_word(card), spot: spot.word() }
    }

    /// What is under way, and what lasts.
    pub(super) fn arrange_doing(&self, state: &mut State, setup: &Setup) -> Result<(), Fault> {
        check(setup.running.len() <= MAX_RUNNING, "OH-4.25.5", "fault-position-running")?;
        state.running.clear();
        for written in &setup.running {
            let running = self.read_running(state, written)?;
            state.running.push(running);
        }
        self.add_multiplications(state);
        state.burning = read_spots(&setup.burning)?;
        let burns = matches!(state.stage, Stage::Turn(Phase::End, Course::Due) | Stage::Over(_));
        check(burns || state.burning.is_empty(), "OH-4.26.6", "fault-position-burning")?;
        state.drawing = setup.drawing.map(|drawing| Drawing { player: drawing.player.into(), left: drawing.left });
        if let Some(written) = &setup.act {
            let act = self.read_act(state, written)?;
            check(self.fits_act(state, &act), "OH-8.24", "fault-position-act")?;
            state.act = Some(act);
        }
        check(setup.within.len() <= MAX_DEPTH, "OH-4.1.11", "fault-position-within")?;
        for written in &setup.within {
            let frame = self.read_frame(written)?;
            check(self.fits_frame(state, &frame), "OH-4.1.11", "fault-position-within")?;
            state.stack.push(frame);
        }
        for written in &setup.departed {
            let card = self.read_card(&written.card)?;
            let spot = read_spot(&written.spot)?;
            check(spot.slot().is_some(), "OH-4.20.5", "fault-position-departed")?;
            state.departed.push(Departed { owner: written.owner.into(), card, spot });
        }
        let is_checked = state.stack.iter().any(|frame| matches!(frame, Frame::Check(_)));
        let few = state.departed.len() <= MAX_DEPTH;
        check(state.departed.is_empty() || is_checked && few, "OH-4.20.5", "fault-position-departed")?;
        let quiet = state.act.is_none() && state.stack.is_empty();
        check(quiet || matches!(state.stage, Stage::Turn(..)), "OH-4.1.11", "fault-position-within")
    }

    /// Cards are drawn in the set-up and in turns, from a deck that has some.
    pub(super) fn check_drawing(&self, state: &State) -> Result<(), Fault> {
        let Some(Drawing { player, left }) = state.drawing else { return Ok(()) };
        let is_time = matches!(state.stage, Stage::Deal(_) | Stage::Replace(_) | Stage::Turn(..));
        check(is_time && left > 0 && !state.side(player).deck.is_empty(), "OH-4.23.1", "fault-position-drawing")
    }

    fn read_running(&self, state: &State, written: &RunningSetup) -> Result<Running, Fault> {
        let what = match &written.what {
            LastingSetup::Change { stat, n } => Lasting::Change(read_word::<Stat>(stat)?, *n),
            LastingSetup::Times { stat, num, den } => {
                Lasting::Times(read_word::<Stat>(stat)?, Fraction { num: *num, den: *den })
            }
            LastingSetup::Shield(n) => Lasting::Shield(*n),
            LastingSetup::Barred(words) => {
                let barred = words.iter().map(|word| read_word::<Barred>(word)).collect::<Result<Set<_>, _>>()?;
                Lasting::Barred(barred)
            }
            LastingSetup::Delayed { n, effect } => Lasting::Delayed { n: *n, is_ability: !effect },
            LastingSetup::Since(word) => {
                let place = Place::parse(word);
                Lasting::Since(place.ok_or_else(|| unknown("OH-2.11", "fault-position-place", word))?)
            }
        };
        let on = read_spot(&written.on)?;
        let card = self.read_card(&written.card)?;
        let running = Running { what, on, card, owner: written.owner.into(), ends: written.ends };
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
            (Lasting::Change(stat, n), Step::Modify { stat: changed, n: by, .. }) => (stat, n) == (*changed, *by),
            (Lasting::Times(stat, by), Step::Multiply { stat: changed, by: made, .. }) => {
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

    fn read_frame(&self, written: &FrameSetup) -> Result<Frame, Fault> {
        Ok(match written {
            FrameSetup::Text { card, record, step, of, asks, scene, left, idle } => {
                let card = self.read_card(card)?;
                let left = left.as_ref().map(|left| read_spots(left)).transpose()?;
                let (record, step, of, asks) = (*record, *step, *of, *asks);
                let scene = self.read_scene(scene)?;
                Frame::Run(Run { card, record, step, of, asks, scene, left, idle: read_spots(idle)? })
            }
            FrameSetup::Due { trigger, of, owner, slot: number, next, victim, attacker } => Frame::Wave(Wave {
                trigger: read_word::<Trigger>(trigger)?,
                of: *of,
                owner: (*owner).into(),
                slot: slot(*number)?,
                next: *next,
                victim: spot(victim.as_ref())?,
                attacker: spot(attacker.as_ref())?,
            }),
            FrameSetup::DeathCheck(draws) => Frame::Check(*draws),
            FrameSetup::Discard { player, left } => Frame::Discard((*player).into(), *left),
        })
    }

    fn read_scene(&self, written: &SceneSetup) -> Result<Scene, Fault> {
        Ok(Scene {
            owner: written.owner.into(),
            holder: spot(written.holder.as_ref())?,
            user: spot(written.user.as_ref())?,
            victim: spot(written.victim.as_ref())?,
            attacker: spot(written.attacker.as_ref())?,
            answered: spot(written.answered.as_ref())?,
            ability: written.ability.as_ref().map(|card| self.read_card(card)).transpose()?,
            dealer: written.dealer.map(Player::from),
        })
    }

    fn fits_frame(&self, state: &State, frame: &Frame) -> bool {
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
            Frame::Check(draws) => draws.iter().all(|draws| *draws <= crate::rules::field::SLOTS as u8),
            Frame::Discard(_, left) => *left > 0,
        }
    }
}
