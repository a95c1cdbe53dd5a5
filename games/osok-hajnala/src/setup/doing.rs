//! What is under way: the act, the texts within it, what lasts.

use quincunx_engine::Fault;
use serde::{Deserialize, Serialize};

use super::{Letter, Setup, check, fault, is_default, read_slot, read_spot, read_spots, unknown, write_spots};
use crate::act::{Act, At, Attack, Deed, MAX_NAMED, Named};
use crate::card::{CardId, Kind};
use crate::effect::{Count, Trigger};
use crate::field::{Place, Player, SlotNo, Spot, Spots};
use crate::game::OsokHajnala;
use crate::numbers::about;
use crate::run::{Frame, Of, Run, Wave};
use crate::scene::Scene;
use crate::state::{Course, Drawing, Ends, Lasting, Phase, Running, Stage, State};
use crate::step::{Barred, Fraction, Stat, Step};
use crate::suffer::Departed;
use crate::word::{Set, Word};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ActSetup {
    by: Letter,
    deed: DeedSetup,
    at: At,
    /// Spots, or cards of the discard pile, in the order in which they were named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    named: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    every: Vec<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    cancelled: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum DeedSetup {
    Place {
        card: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        slot: Option<u8>,
        #[serde(default, skip_serializing_if = "is_default")]
        idle: bool,
    },
    Equip {
        card: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        recipient: Option<u8>,
    },
    Lay {
        card: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        user: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        place: Option<u8>,
    },
    Use {
        card: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        user: Option<u8>,
    },
    Drink {
        card: String,
    },
    Activate {
        place: String,
        #[serde(default, skip_serializing_if = "is_default")]
        record: u8,
    },
    Attack {
        slot: u8,
        #[serde(default, skip_serializing_if = "is_default")]
        nth: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<String>,
        #[serde(default, skip_serializing_if = "is_default")]
        guarded: bool,
        #[serde(default, skip_serializing_if = "is_default")]
        taken_over: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        victim: Option<String>,
    },
    Finish,
}

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
/// Moments of an attack after the blow (OH-4.15.5 (8) and (9)).
const MAX_AFTER: u8 = 3;

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

fn number(slot: SlotNo) -> u8 {
    slot + 1
}

fn word(spot: Option<Spot>) -> Option<String> {
    spot.map(Spot::word)
}

fn slot(number: Option<u8>) -> Result<Option<SlotNo>, Fault> {
    number.map(read_slot).transpose()
}

fn spot(word: Option<&String>) -> Result<Option<Spot>, Fault> {
    word.map(|word| read_spot(word)).transpose()
}

fn odd_act() -> Fault {
    fault("OH-8.24", "fault-position-act")
}

impl OsokHajnala {
    pub(super) fn written_act(&self, state: &State, act: &Act) -> ActSetup {
        let card = |card: CardId| self.card_word(card);
        let deed = match act.deed {
            Deed::Place { card: id, slot, idle } => DeedSetup::Place { card: card(id), slot: slot.map(number), idle },
            Deed::Equip { card: id, recipient } => {
                DeedSetup::Equip { card: card(id), recipient: recipient.map(number) }
            }
            Deed::Lay { card: id, user, place } => {
                DeedSetup::Lay { card: card(id), user: user.map(number), place: place.map(number) }
            }
            Deed::Use { card: id, user } => DeedSetup::Use { card: card(id), user: user.map(number) },
            Deed::Drink { card: id } => DeedSetup::Drink { card: card(id) },
            Deed::Activate { place, record } => DeedSetup::Activate { place: place.word(), record },
            Deed::Attack { slot, attack: Attack { nth, on, guarded, taken_over, victim } } => {
                DeedSetup::Attack { slot: number(slot), nth, on: word(on), guarded, taken_over, victim: word(victim) }
            }
            Deed::Finish => DeedSetup::Finish,
        };
        let names_cards = self.names_cards(state, act);
        let name = |id: CardId| if names_cards { card(id) } else { Spot(id.0).word() };
        ActSetup {
            by: act.by.into(),
            deed,
            at: act.at,
            named: act.named.cards().map(name).collect(),
            every: write_spots(act.named.every),
            cancelled: act.cancelled,
        }
    }

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
            return ends && is_first && lies && self.multiplies(running.card) && running.on == on(running.owner, place);
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

    fn multiplies(&self, card: CardId) -> bool {
        self.about[card.index()] & about::TIMES != 0
    }

    pub(super) fn stacks(&self, card: CardId) -> bool {
        self.about[card.index()] & about::STACK != 0
    }

    /// The multiplications of cards in play whose place in time is not written came first (OH-4.17.4).
    pub(crate) fn add_multiplications(&self, state: &mut State) {
        let mut first = Vec::new();
        for owner in Player::BOTH {
            for place in Place::all() {
                let Some(card) = state.field(owner).card(place).filter(|card| self.multiplies(*card)) else { continue };
                let what = Lasting::Since(place);
                if state.running.iter().all(|running| (running.what, running.owner) != (what, owner)) {
                    first.push(Running { what, on: on(owner, place), card, owner, ends: Ends::Never });
                }
            }
        }
        state.running.insert_many(0, first);
    }

    fn read_act(&self, state: &State, written: &ActSetup) -> Result<Act, Fault> {
        let card = |word: &str| self.read_card(word);
        let deed = match &written.deed {
            DeedSetup::Place { card: id, slot: number, idle } => {
                Deed::Place { card: card(id)?, slot: slot(*number)?, idle: *idle }
            }
            DeedSetup::Equip { card: id, recipient } => Deed::Equip { card: card(id)?, recipient: slot(*recipient)? },
            DeedSetup::Lay { card: id, user, place } => {
                Deed::Lay { card: card(id)?, user: slot(*user)?, place: slot(*place)? }
            }
            DeedSetup::Use { card: id, user } => Deed::Use { card: card(id)?, user: slot(*user)? },
            DeedSetup::Drink { card: id } => Deed::Drink { card: card(id)? },
            DeedSetup::Activate { place, record } => {
                let place = Place::parse(place).ok_or_else(|| unknown("OH-2.11", "fault-position-place", place))?;
                Deed::Activate { place, record: *record }
            }
            DeedSetup::Attack { slot, nth, on, guarded, taken_over, victim } => {
                let (on, victim) = (spot(on.as_ref())?, spot(victim.as_ref())?);
                let attack = Attack { nth: *nth, on, guarded: *guarded, taken_over: *taken_over, victim };
                Deed::Attack { slot: read_slot(*slot)?, attack }
            }
            DeedSetup::Finish => Deed::Finish,
        };
        let mut act = Act::new(written.by.into(), deed, written.at);
        act.cancelled = written.cancelled;
        check(self.is_whole(state, &act), "OH-8.24", "fault-position-act")?;
        let names_cards = self.names_cards(state, &act);
        check(written.named.len() <= MAX_NAMED, "OH-8.24", "fault-position-act")?;
        let mut named = Named::default();
        named.every = read_spots(&written.every)?;
        for word in &written.named {
            let target = if names_cards { card(word)?.0 } else { read_spot(word)?.0 };
            if named.cards().any(|known| known.0 == target) {
                return Err(odd_act());
            }
            named.push(target);
        }
        act.named = named;
        Ok(act)
    }

    /// Are the kind of the card, what is said of the deed and how far it is of one piece?
    fn is_whole(&self, state: &State, act: &Act) -> bool {
        let kind = act.card().map(|card| self.card(card).kind);
        let is_kind = |fits: fn(Kind) -> bool| kind.is_some_and(fits);
        let at = |before: At, is_said: bool| if act.at == before { !is_said } else { is_said };
        match act.deed {
            Deed::Place { slot, idle, .. } => {
                let is_at = matches!(act.at, At::Where | At::Posture | At::Said | At::Stands | At::Pay(_));
                let idle = !idle || !matches!(act.at, At::Where | At::Posture);
                is_kind(Kind::is_character) && is_at && idle && at(At::Where, slot.is_some())
            }
            Deed::Equip { recipient, .. } => {
                let is_at = matches!(act.at, At::User | At::Said | At::Stands | At::Pay(_));
                is_kind(Kind::is_equipment) && is_at && at(At::User, recipient.is_some())
            }
            Deed::Lay { user, place, .. } => {
                let is_at = matches!(act.at, At::User | At::Where | At::Said | At::Stands | At::Pay(_));
                let stays = is_kind(|kind| kind.is_ability() && kind.stays());
                let is_placed = !matches!(act.at, At::User | At::Where);
                stays && is_at && at(At::User, user.is_some()) && place.is_some() == is_placed
            }
            Deed::Use { user, .. } => {
                let is_at = matches!(act.at, At::User) || Self::is_told(act.at);
                is_kind(|kind| matches!(kind, Kind::Instant | Kind::Quick)) && is_at && at(At::User, user.is_some())
            }
            Deed::Drink { .. } => is_kind(|kind| kind == Kind::Potion) && Self::is_told(act.at),
            Deed::Activate { place, record } => {
                let card = state.field(act.by).card(place);
                let effect = card.and_then(|card| self.card(card).effects.get(usize::from(record)));
                effect.is_some_and(|effect| effect.trigger == Trigger::Activate) && Self::is_told(act.at)
            }
            Deed::Attack { attack, .. } => match act.at {
                At::Target | At::Said | At::Answer | At::Stands | At::Pay(0) => attack == Attack::default(),
                At::After(nth) => nth <= MAX_AFTER && attack.on.is_some(),
                At::Guard | At::EarlyTakeOver | At::Trap | At::TakeOver | At::Blow | At::Next => attack.on.is_some(),
                At::Over => true,
                _ => false,
            },
            Deed::Finish => matches!(act.at, At::Said | At::Answer | At::Stands | At::Pay(0) | At::Over),
        }
    }

    /// Of what has a text: targets are named, it is answered, or carried out.
    const fn is_told(at: At) -> bool {
        matches!(at, At::Target | At::Said | At::Answer | At::Stands | At::Pay(_) | At::Trap | At::Text | At::Over)
    }

    /// Could the act have come so far?
    fn fits_act(&self, state: &State, act: &Act) -> bool {
        let Stage::Turn(phase, course) = state.stage else { return false };
        let is_quick = act.card().is_some_and(|card| self.card(card).kind == Kind::Quick);
        let is_instant = act.card().is_some_and(|card| self.card(card).kind == Kind::Instant);
        let stands = act.stands();
        let is_time = match act.deed {
            Deed::Place { .. } | Deed::Equip { .. } | Deed::Lay { .. } => phase == Phase::Tactical,
            Deed::Use { .. } if is_instant => phase == Phase::Attack || phase == Phase::Tactical && !stands,
            Deed::Use { .. } => phase == Phase::Tactical || phase == Phase::Attack && stands && act.by == state.active,
            Deed::Attack { .. } => phase == Phase::Attack || phase == Phase::Tactical && !stands,
            Deed::Drink { .. } | Deed::Activate { .. } | Deed::Finish => {
                matches!(phase, Phase::Tactical | Phase::Attack | Phase::End)
            }
        };
        let is_open = course == Course::Open || course == Course::Window && act.by != state.active;
        // When a `finish` that leads out of the tactical phase stands, the end phase begins.
        let is_open = is_open || act.deed == Deed::Finish && stands && course == Course::Begin;
        let is_turn = act.by == state.active || is_quick;
        if !(is_time && is_open && is_turn) {
            return false;
        }
        match act.at {
            At::Pay(left) => {
                let hand = state.side(act.by).hand.len();
                left <= self.cost_of(state, act).discard && hand >= u32::from(left) && self.could_begin(state, act)
            }
            _ if stands => self.names_what_can_be(act),
            _ => self.may_begin(state, act) && self.names_what_may_be(state, act),
        }
    }

    /// May what is not paid yet be done?
    fn may_begin(&self, state: &State, act: &Act) -> bool {
        let is_held = act.card().is_none_or(|card| self.list(act.by).has(state.side(act.by).hand, card));
        is_held
            && match act.deed {
                Deed::Place { card, slot, .. } => {
                    let slots = self.places_for_character(state, act.by);
                    self.may_place(state, act.by, card) && slot.is_none_or(|slot| slots.contains(&slot))
                }
                Deed::Equip { card, recipient } => {
                    self.recipients(state, act.by, card).any(|slot| recipient.is_none_or(|chosen| chosen == slot))
                }
                Deed::Lay { card, user, place } => {
                    let on = |user: SlotNo| self.places_for(state, act.by, user, card);
                    let fits = place.is_none_or(|place| user.is_some_and(|user| on(user).contains(&place)));
                    fits && self.users(state, act.by, card).any(|slot| user.is_none_or(|chosen| chosen == slot))
                }
                Deed::Use { card, user } => {
                    self.users(state, act.by, card).any(|slot| user.is_none_or(|chosen| chosen == slot))
                }
                Deed::Drink { card } => self.may_drink(state, act.by, card),
                Deed::Activate { place, record } => self.may_activate(state, act.by, place, record),
                Deed::Attack { slot, .. } => self.attackers(state, act.by).any(|attacker| attacker == slot),
                Deed::Finish => true,
            }
    }

    /// Could what is being paid have begun? What it has changed so far is taken back for it.
    fn could_begin(&self, state: &State, act: &Act) -> bool {
        let mut before = state.clone();
        let side = before.side_mut(act.by);
        side.hand = self.list(act.by).all();
        side.life = u8::MAX;
        side.field.slots.iter_mut().for_each(|slot| slot.flags = 0);
        side.field.used = [0; crate::field::PLACES];
        (before.placed, before.potion) = (false, false);
        matches!(act.deed, Deed::Attack { .. } | Deed::Finish) || self.may_begin(&before, act)
    }

    /// What is named may be named now.
    fn names_what_may_be(&self, state: &State, act: &Act) -> bool {
        let fresh = Act { named: Named::default(), ..*act };
        let (spots, cards) = (self.next_targets(state, &fresh), self.next_cards(state, &fresh));
        let most = match self.count_of(state, act) {
            Some(Count::UpTo(most)) => most,
            Some(Count::All) | None => 0,
        };
        let every = if most == 0 && self.count_of(state, act).is_some() { spots } else { Spots::NONE };
        let is_open = |id: CardId| match self.names_cards(state, act) {
            true => cards.contains(&id),
            false => id.0 < u32::BITS as u8 && spots.has(Spot(id.0)),
        };
        let is_told = !matches!(act.at, At::User | At::Where | At::Posture);
        act.named.len() <= most
            && act.named.cards().all(is_open)
            && act.named.every.iter().all(|spot| every.has(spot))
            && (is_told || act.named.is_empty())
    }

    /// No more is named than a text can name.
    fn names_what_can_be(&self, act: &Act) -> bool {
        matches!(act.deed, Deed::Use { .. } | Deed::Drink { .. } | Deed::Activate { .. } | Deed::Attack { .. })
            || act.named.is_empty()
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
            Frame::Check(draws) => draws.iter().all(|draws| *draws <= crate::field::SLOTS as u8),
            Frame::Discard(_, left) => *left > 0,
        }
    }
}

/// Whom a multiplication of a card in play is about.
fn on(owner: Player, place: Place) -> Spot {
    OsokHajnala::bearer(owner, place).unwrap_or(Spot::player(owner))
}
