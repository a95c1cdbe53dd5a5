//! The position as it is written down in scenarios, and what is checked when it is read.
//!
//! What can be reckoned is left out: the cards of the deck that lie nowhere else, full armour, and in a turn level 6. Players are
//! `A` and `B`, slots are numbered from 1, cards in play are named as in notation (`B3 mount`).

mod act;
mod check;
mod doing;
mod side;
mod slot;

use quincunx_engine::Fault;
use serde::{Deserialize, Serialize};

use crate::components::card::CardId;
use crate::rules::field::{Player, SlotNo, Spots, is_default};
use crate::rules::frame::{Departed, Frame};
use crate::rules::options::ExchangeOrder;
use crate::rules::pile::Cards;
use crate::rules::state::{Course, Drawing, Ending, Exchange, Opening, Phase, Running, Stage, State};
use crate::rules::table::OsokHajnala;
use act::ActSetup;
use check::{check, fault, read_slot, unknown};
use doing::FrameSetup;
use side::SideSetup;

/// An arrangement as it is written down: a phase of a turn; or a stage of the set-up or the end, the very beginning if neither is
/// there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    #[serde(skip_serializing_if = "Option::is_none")]
    phase: Option<Phase>,
    /// If it is left out, the start phase begins, and in another one the active player decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    course: Option<Course>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stage: Option<StageSetup>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<Ending>,
    /// A if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    active: Option<Player>,
    #[serde(skip_serializing_if = "Option::is_none")]
    favoured: Option<Player>,
    /// [`TURN`] in a turn if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<u16>,
    #[serde(skip_serializing_if = "is_default")]
    placed: bool,
    #[serde(skip_serializing_if = "is_default")]
    potion: bool,
    /// The slot of the character placed this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    newcomer: Option<u8>,
    #[serde(rename = "A")]
    a: SideSetup,
    #[serde(rename = "B")]
    b: SideSetup,
    /// The act under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    act: Option<ActSetup>,
    /// What goes on within it, the innermost last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    within: Vec<FrameSetup>,
    /// What lasts for a time, in the order in which it was played; a multiplication of a card in play that is left out came first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    running: Vec<Running<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    departed: Vec<Departed<String>>,
    #[serde(skip_serializing_if = "is_default")]
    burning: Spots,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawing: Option<Drawing>,
}

/// Stages outside the turns, but for the very beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StageSetup {
    Opening,
    Deal,
    WhoStarts,
    Exchange,
    Replace,
    Over,
}

/// No position has more of what lasts.
const MAX_RUNNING: usize = 200;
/// Nothing goes on deeper within an act.
const MAX_DEPTH: usize = 32;
/// The turn of a position that says nothing else.
const TURN: u16 = 10;

impl OsokHajnala {
    fn card_word(&self, card: CardId) -> String {
        self.card(card).id.to_string()
    }

    fn read_card(&self, word: &str) -> Result<CardId, Fault> {
        self.parts.find(word).ok_or_else(|| unknown("OH-2.20", "fault-position-card", word))
    }

    /// Cards of a player, which his deck list has so often.
    fn read_cards(&self, player: Player, words: &[String]) -> Result<Cards, Fault> {
        let cards = words.iter().map(|word| self.read_card(word)).collect::<Result<Vec<_>, _>>()?;
        self.list(player).gather(cards).map_err(|card| self.too_many(card))
    }

    fn too_many(&self, card: CardId) -> Fault {
        unknown("OH-2.20", "fault-position-copies", &self.card(card).id)
    }

    fn write_cards(&self, player: Player, cards: Cards) -> Vec<String> {
        let counted = self.list(player).counted(cards);
        counted.flat_map(|(card, copies)| std::iter::repeat_n(self.card_word(card), usize::from(copies))).collect()
    }

    /// A state as it is written down.
    pub(crate) fn written(&self, state: &State) -> Setup {
        let mut setup = Setup {
            active: (state.stage != Stage::Dice).then_some(state.active),
            favoured: (state.favoured != Player::A).then_some(state.favoured),
            turn: (state.turn > 0).then_some(state.turn),
            placed: state.placed,
            potion: state.potion,
            newcomer: state.newcomer.map(|slot| slot + 1),
            a: self.written_side(state, Player::A),
            b: self.written_side(state, Player::B),
            act: state.act.as_ref().map(|act| self.written_act(act)),
            within: state.stack.iter().map(|frame| self.written_frame(*frame)).collect(),
            running: state.running.iter().map(|running| self.written_running(running)).collect(),
            departed: state.departed.iter().map(|departed| self.written_departed(departed)).collect(),
            burning: state.burning,
            drawing: state.drawing,
            ..Setup::default()
        };
        match state.stage {
            Stage::Dice => {}
            Stage::Turn(phase, course) => {
                setup.phase = Some(phase);
                setup.course = (course != usual(phase)).then_some(course);
            }
            Stage::Opening(_) => setup.stage = Some(StageSetup::Opening),
            Stage::Deal(_) => setup.stage = Some(StageSetup::Deal),
            Stage::WhoStarts(_) => setup.stage = Some(StageSetup::WhoStarts),
            Stage::Exchange(_) => setup.stage = Some(StageSetup::Exchange),
            Stage::Replace(_) => setup.stage = Some(StageSetup::Replace),
            Stage::Over(ending) => {
                setup.stage = Some(StageSetup::Over);
                setup.ending = Some(ending);
            }
        }
        setup
    }

    /// The state of an arrangement.
    ///
    /// # Errors
    /// What no game can come to.
    pub(crate) fn arranged(&self, setup: &Setup) -> Result<State, Fault> {
        let mut state = self.opening();
        state.stage = self.arranged_stage(setup)?;
        let in_turn = state.phase().is_some();
        state.active = setup.active.unwrap_or(Player::A);
        state.favoured = setup.favoured.unwrap_or(Player::A);
        state.turn = setup.turn.unwrap_or(if in_turn { TURN } else { 0 });
        (state.placed, state.potion) = (setup.placed, setup.potion);
        state.newcomer = setup.newcomer.map(read_slot).transpose()?;
        for (player, written) in [(Player::A, &setup.a), (Player::B, &setup.b)] {
            self.arrange_side(&mut state, player, written)?;
        }
        self.arrange_doing(&mut state, setup)?;
        for (player, written) in [(Player::A, &setup.a), (Player::B, &setup.b)] {
            self.arrange_deck(&mut state, player, written)?;
        }
        self.check_stage(&state)?;
        self.check_drawing(&state)?;
        self.settle(&mut state, &mut ());
        Ok(state)
    }

    /// What is under way, and what lasts.
    fn arrange_doing(&self, state: &mut State, setup: &Setup) -> Result<(), Fault> {
        check(setup.running.len() <= MAX_RUNNING, "OH-4.25.5", "fault-position-running")?;
        state.running.clear();
        for written in &setup.running {
            let running = self.read_running(state, written)?;
            state.running.push(running);
        }
        self.add_multiplications(state);
        state.burning = setup.burning;
        let burns = matches!(state.stage, Stage::Turn(Phase::End, Course::Due) | Stage::Over(_));
        check(burns || state.burning.is_empty(), "OH-4.26.6", "fault-position-burning")?;
        state.drawing = setup.drawing;
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
            let Departed { owner, spot, .. } = *written;
            let card = self.read_card(&written.card)?;
            check(spot.slot().is_some(), "OH-4.20.5", "fault-position-departed")?;
            state.departed.push(Departed { owner, card, spot });
        }
        let is_checked = state.stack.iter().any(|frame| matches!(frame, Frame::Check(_)));
        let few = state.departed.len() <= MAX_DEPTH;
        check(state.departed.is_empty() || is_checked && few, "OH-4.20.5", "fault-position-departed")?;
        let quiet = state.act.is_none() && state.stack.is_empty();
        check(quiet || matches!(state.stage, Stage::Turn(..)), "OH-4.1.11", "fault-position-within")
    }

    fn arranged_stage(&self, setup: &Setup) -> Result<Stage, Fault> {
        let sides = [(Player::A, &setup.a), (Player::B, &setup.b)];
        let opening = |(player, side): (Player, &SideSetup)| self.read_opening(player, side);
        let both = || -> Result<[Opening; 2], Fault> {
            let [one, two] = [opening(sides[0])?, opening(sides[1])?];
            one.zip(two).map(|(one, two)| [one, two]).ok_or_else(|| fault("OH-2.32", "fault-position-opening"))
        };
        let exchange = |(player, side): (Player, &SideSetup)| -> Result<Exchange, Fault> {
            let starting = match self.read_opening(player, side)? {
                Some(Opening::With(card)) => Some(card),
                Some(Opening::Seven) | None => None,
            };
            Ok(Exchange { starting, aside: self.read_cards(player, &side.aside)?, done: side.done })
        };
        let is_exchange = matches!(setup.stage, Some(StageSetup::Exchange | StageSetup::Replace));
        for (_, side) in sides {
            let is_opening = setup.phase.is_none() && !matches!(setup.stage, None | Some(StageSetup::Over));
            let said = is_opening || side.opening.is_none();
            let exchanged = is_exchange || side.aside.is_empty() && !side.done;
            check(said && exchanged, "OH-2.32", "fault-position-opening")?;
        }
        if let Some(phase) = setup.phase {
            check(setup.stage.is_none() && setup.ending.is_none(), "OH-3.1", "fault-position-stage")?;
            return Ok(Stage::Turn(phase, setup.course.unwrap_or(usual(phase))));
        }
        check(setup.course.is_none(), "OH-3.1", "fault-position-stage")?;
        check(setup.ending.is_none() || setup.stage == Some(StageSetup::Over), "OH-3.1", "fault-position-stage")?;
        Ok(match setup.stage {
            None => Stage::Dice,
            Some(StageSetup::Opening) => Stage::Opening([opening(sides[0])?, opening(sides[1])?]),
            Some(StageSetup::Deal) => Stage::Deal(both()?),
            Some(StageSetup::WhoStarts) => Stage::WhoStarts(both()?),
            Some(StageSetup::Exchange) => Stage::Exchange([exchange(sides[0])?, exchange(sides[1])?]),
            Some(StageSetup::Replace) => Stage::Replace([exchange(sides[0])?, exchange(sides[1])?]),
            Some(StageSetup::Over) => Stage::Over(setup.ending.ok_or_else(|| fault("OH-3.1", "fault-position-stage"))?),
        })
    }

    /// Has a player as many cards as the set-up gives him so far (OH-2.32, OH-2.35)?
    fn fits_opening(&self, state: &State, player: Player) -> bool {
        let held = state.side(player).hand.len();
        let drawn =
            state.drawing.filter(|drawing| drawing.player == player).map_or(0, |drawing| u32::from(drawing.left));
        let full = |with: bool| {
            let with = u32::from(with);
            (crate::rules::turn::OPENING_HAND - with).min(self.list(player).all().len() - with)
        };
        let of = |openings: [Opening; 2]| full(matches!(openings[player.index()], Opening::With(_)));
        match state.stage {
            Stage::Deal(openings) => held + drawn <= of(openings),
            Stage::WhoStarts(openings) => held == of(openings),
            Stage::Exchange(both) => {
                held + both[player.index()].aside.len() == full(both[player.index()].starting.is_some())
            }
            Stage::Replace(both) => {
                let Exchange { starting, aside, done } = both[player.index()];
                let (full, aside) = (full(starting.is_some()), aside.len());
                let is_kept = self.options.exchange_order == ExchangeOrder::ShuffleFirst && aside == 0;
                done && held + drawn <= full && aside <= full && (is_kept || held + aside >= full)
            }
            _ => held == 0,
        }
    }

    /// What the stage allows on the table (OH-2.32 to OH-2.36, OH-5.1).
    fn check_stage(&self, state: &State) -> Result<(), Fault> {
        let is_set_up = !matches!(state.stage, Stage::Turn(..) | Stage::Over(_));
        if is_set_up {
            let is_bare = |player: &Player| {
                let side = state.side(*player);
                let opening = self.opening();
                let untouched = opening.side(*player);
                side.field == untouched.field
                    && (side.life, side.level, side.turned_down) == (untouched.life, untouched.level, 0)
                    && side.rightwards.is_none()
                    && side.known.is_empty()
                    && side.discard.is_empty()
            };
            check(Player::BOTH.iter().all(is_bare), "OH-2.30", "fault-position-bare")?;
            let nothing = state.running == self.opening().running && state.act.is_none() && state.stack.is_empty();
            let flags = !state.placed && !state.potion && state.newcomer.is_none() && state.turn == 0;
            check(nothing && flags, "OH-2.30", "fault-position-bare")?;
            let hands = Player::BOTH.into_iter().all(|player| self.fits_opening(state, player));
            return check(hands, "OH-2.32", "fault-position-opening");
        }
        let is_over = state.is_over();
        check(is_over || state.turn > 0 || is_beginning(state), "OH-5.5", "fault-position-turn")?;
        let alive = Player::BOTH.iter().all(|player| state.side(*player).life > 0);
        check(is_over || alive, "OH-5.1", "fault-position-life")?;
        let newcomer = |slot: SlotNo| state.field(state.active).slot(slot).standing.is_living();
        check(is_over || state.newcomer.is_none_or(newcomer), "OH-4.4.1", "fault-position-newcomer")?;
        let hand = state.side(state.active).hand.len();
        let deck = !state.side(state.active).deck.is_empty();
        match state.stage {
            Stage::Turn(Phase::Draw, Course::Second) => check(hand >= 1 && deck, "OH-3.21", "fault-position-stage"),
            Stage::Turn(phase, course) => check(has_course(phase, course), "OH-3.1", "fault-position-stage"),
            _ => Ok(()),
        }
    }
}

/// The first turn is about to begin.
const fn is_beginning(state: &State) -> bool {
    matches!(state.stage, Stage::Turn(Phase::Start, Course::Begin))
}

/// How far a phase is if nothing else is said.
const fn usual(phase: Phase) -> Course {
    if matches!(phase, Phase::Start) { Course::Begin } else { Course::Open }
}

/// Can a phase be so far?
const fn has_course(phase: Phase, course: Course) -> bool {
    match course {
        Course::Begin => matches!(phase, Phase::Start | Phase::Draw | Phase::End),
        Course::Due => matches!(phase, Phase::Start | Phase::End),
        Course::Window => matches!(phase, Phase::Tactical),
        Course::Open => !matches!(phase, Phase::Start),
        Course::Second => matches!(phase, Phase::Draw),
        Course::HandLimit => matches!(phase, Phase::End),
        Course::Close => matches!(phase, Phase::Draw | Phase::End),
    }
}
