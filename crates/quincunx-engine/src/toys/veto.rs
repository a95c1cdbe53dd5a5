//! Veto: the smallest game that asks a question in another's turn while nobody may know whom it asks.
//!
//! - VETO-1: A speaks; B, C and D are the council. Chance deals the veto to one of the council, who alone sees it.
//! - VETO-2: A makes three proposals, one after the other: a small one of one point or a large one of two.
//! - VETO-3: After each proposal its holder is asked for the veto. Using it makes the proposal fall; the veto then lies open and is
//!   spent. Passing grants the proposal. The holder may ponder once first, and is then asked again. Nobody else learns who was
//!   asked, who pondered and who passed. Once the veto is spent, all proposals are granted at once.
//! - VETO-4: Whoever's decision is open, each of the council may levy a point from A, once, and two of them at most.
//! - VETO-5: After three proposals A has three points for each granted one, and each of the council one for each of the six that
//!   was not granted; then the levies are paid.

use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::{A, B, NoOptions, explanation};
use crate::{
    Actor, Argument, Cell, Conformance, Courtesies, Explain, Explanation, Fault, Log, Message, Notation, Numbered,
    Observe, Observer, Planes, Returns, Rules, Seat, SeatSet, Seen, Shown, Turn, Written, below,
};

const C: Seat = Seat::new(2).unwrap();
const D: Seat = Seat::new(3).unwrap();
const COUNCIL: [Seat; 3] = [B, C, D];
const PROPOSALS: u8 = 3;
const LEVIES: usize = 2;

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Veto;

/// How much is proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Argument, Numbered)]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// One point.
    Small,
    /// Two points.
    Large,
}

impl Size {
    const fn points(self) -> u8 {
        match self {
            Self::Small => 1,
            Self::Large => 2,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
        }
    }
}

/// A choice or an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation, Numbered)]
#[notation(game = Veto)]
pub enum Action {
    /// Chance gives the veto to a seat: `deal(C)`.
    #[notation(with = letter)]
    Deal(Seat),
    /// A proposes: `propose(small)`.
    Propose(Size),
    /// The holder uses the veto: `veto`.
    Veto,
    /// The holder takes his time: `ponder`.
    Ponder,
    /// The holder lets the proposal pass: `pass`.
    Pass,
    /// One of the council takes a point from A: `levy`.
    Levy,
}

/// A seat by its letter.
mod letter {
    use std::fmt;

    use super::{Action, Veto};
    use crate::Seat;

    pub(super) fn write(seat: Seat, _: &Veto, out: &mut impl fmt::Write) -> fmt::Result {
        write!(out, "{seat}")
    }

    pub(super) fn read(_: &Veto, arguments: &[&str]) -> Option<Action> {
        let [letter] = arguments else { return None };
        Seat::from_letter(letter).map(Action::Deal)
    }
}

/// The state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Session {
    holder: Option<Seat>,
    spent: bool,
    proposals: u8,
    /// The proposal on which the holder is asked.
    open: Option<Size>,
    pondered: bool,
    granted: u8,
    /// Who has levied, of the council in order.
    levied: [bool; 3],
}

impl Session {
    const fn is_over(&self) -> bool {
        self.proposals == PROPOSALS && self.open.is_none()
    }

    /// Who holds the veto and is asked.
    fn asked(&self) -> Option<Seat> {
        self.holder.filter(|_| self.open.is_some())
    }

    /// Who holds the veto, as far as the observer knows.
    fn known_holder(&self, observer: Observer) -> Option<Seat> {
        let own = |seat| observer.sees(seat);
        self.holder.filter(|seat| self.spent || own(*seat))
    }

    fn grant(&mut self, size: Size, log: &mut impl Log<Event>) {
        self.granted += size.points();
        log.event(|| Event::Granted(size));
    }

    fn levies(&self) -> usize {
        self.levied.iter().filter(|levied| **levied).count()
    }

    fn may_levy(&self, seat: Seat) -> bool {
        let own = COUNCIL.iter().zip(self.levied).any(|(councillor, levied)| *councillor == seat && !levied);
        own && self.levies() < LEVIES
    }
}

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Explain)]
#[message("")]
pub enum Refusal {
    /// Only chance deals.
    #[clause("VETO-1")]
    ChanceDeals,
    /// The seat has no such choice now.
    #[clause("VETO-2")]
    NotNow,
    /// The holder has pondered on this proposal.
    #[clause("VETO-3")]
    Pondered,
    /// Enough has been levied, the seat has no part in it, or the game is not on.
    #[clause("VETO-4")]
    NoLevy,
}

/// What one observer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    holder: Option<Seat>,
    spent: bool,
    proposals: u8,
    open: Option<Size>,
    /// Told to the holder alone.
    pondered: bool,
    granted: u8,
    levied: [bool; 3],
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The veto was dealt.
    Dealt(Seat),
    /// A has proposed.
    Proposed(Size),
    /// The holder has used the veto.
    Vetoed(Seat),
    /// The holder ponders.
    Pondered(Seat),
    /// The holder has passed.
    Passed(Seat),
    /// The proposal is granted.
    Granted(Size),
    /// A point was levied.
    Levied(Seat),
}

/// What is seen of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenEvent {
    what: &'static str,
    seat: Option<Seat>,
    size: Option<Size>,
}

/// Always to be asked; to be asked on large proposals alone; never to be asked.
const ORDERS: &[&str] = &["ask", "large", "never"];

impl Rules for Veto {
    type Options = NoOptions;
    type State = Session;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    const ID: &'static str = "veto";
    const RULES_VERSION: u32 = 1;

    fn new(_: &NoOptions) -> Result<Self, Fault> {
        Ok(Self)
    }

    fn seats(&self) -> usize {
        4
    }

    fn start(&self) -> Session {
        Session::default()
    }

    fn turn(&self, state: &Session) -> Turn {
        match state.asked() {
            _ if state.holder.is_none() => Turn::Chance,
            _ if state.is_over() => Turn::Over,
            Some(holder) => Turn::Seats(SeatSet::of(holder)),
            None => Turn::Seats(SeatSet::of(A)),
        }
    }

    fn legal(&self, state: &Session, seat: Seat, out: &mut Vec<Action>) {
        let all = [
            Action::Propose(Size::Small),
            Action::Propose(Size::Large),
            Action::Veto,
            Action::Ponder,
            Action::Pass,
            Action::Levy,
        ];
        out.extend(all.into_iter().filter(|action| self.refusal(state, seat, *action).is_none()));
    }

    fn refusal(&self, state: &Session, seat: Seat, action: Action) -> Option<Refusal> {
        let on = state.holder.is_some() && !state.is_over();
        let asked = state.asked() == Some(seat);
        let (may, refusal) = match action {
            Action::Deal(_) => (false, Refusal::ChanceDeals),
            Action::Propose(_) => (on && seat == A && state.open.is_none(), Refusal::NotNow),
            Action::Ponder if asked => (!state.pondered, Refusal::Pondered),
            Action::Veto | Action::Pass | Action::Ponder => (asked, Refusal::NotNow),
            Action::Levy => (on && state.may_levy(seat), Refusal::NoLevy),
        };
        (!may).then_some(refusal)
    }

    fn outcomes(&self, _: &Session, out: &mut Vec<(Action, u32)>) {
        out.extend(COUNCIL.map(|seat| (Action::Deal(seat), 1)));
    }

    fn apply(&self, state: &mut Session, by: Actor, action: Action, log: &mut impl Log<Event>) {
        match (action, by) {
            (Action::Deal(seat), _) => {
                state.holder = Some(seat);
                log.event(|| Event::Dealt(seat));
            }
            (Action::Propose(size), _) => {
                state.proposals += 1;
                log.event(|| Event::Proposed(size));
                if state.spent {
                    state.grant(size, log);
                } else {
                    state.open = Some(size);
                }
            }
            (Action::Ponder, Actor::Seat(seat)) => {
                state.pondered = true;
                log.event(|| Event::Pondered(seat));
            }
            (Action::Veto, Actor::Seat(seat)) => {
                (state.spent, state.open, state.pondered) = (true, None, false);
                log.event(|| Event::Vetoed(seat));
            }
            (Action::Pass, Actor::Seat(seat)) => {
                log.event(|| Event::Passed(seat));
                state.pondered = false;
                if let Some(size) = state.open.take() {
                    state.grant(size, log);
                }
            }
            (Action::Levy, Actor::Seat(seat)) => {
                for (councillor, levied) in COUNCIL.iter().zip(&mut state.levied) {
                    *levied |= *councillor == seat;
                }
                log.event(|| Event::Levied(seat));
            }
            (_, Actor::Chance) => {}
        }
    }

    fn returns(&self, state: &Session) -> Returns {
        let left = i32::from(PROPOSALS * Size::Large.points()) - i32::from(state.granted);
        let [b, c, d] = state.levied.map(i32::from);
        Returns::whole(&[3 * i32::from(state.granted) - b - c - d, left + b, left + c, left + d])
    }

    fn resample(&self, state: &mut Session, observer: Observer, rng: &mut impl Rng) {
        if state.holder.is_none() || state.known_holder(observer).is_some() {
            return;
        }
        let possible: SeatSet = COUNCIL.into_iter().filter(|seat| observer != Observer::Seat(*seat)).collect();
        state.holder = possible.iter().nth(below(rng, possible.len() as u32) as usize);
        state.pondered = state.open.is_some() && below(rng, 2) == 0;
    }
}

impl Shown for Veto {
    type SeenEvent = SeenEvent;
    type View = View;
    type Components = ();

    fn components(&self) {}

    fn view(&self, state: &Session, observer: Observer) -> View {
        let Session { spent, proposals, open, granted, levied, .. } = *state;
        let holder = state.known_holder(observer);
        View { holder, spent, proposals, open, pondered: holder.is_some() && state.pondered, granted, levied }
    }

    fn seen(&self, event: &Event, observer: Observer) -> Option<SeenEvent> {
        let own = |seat: Seat| observer.sees(seat);
        let (what, seat, size) = match *event {
            Event::Dealt(seat) => ("dealt", Some(seat).filter(|seat| own(*seat)), None),
            Event::Proposed(size) => ("proposed", Some(A), Some(size)),
            Event::Vetoed(seat) => ("vetoed", Some(seat), None),
            Event::Pondered(seat) if own(seat) => ("pondered", Some(seat), None),
            Event::Passed(seat) if own(seat) => ("passed", Some(seat), None),
            Event::Granted(size) => ("granted", None, Some(size)),
            Event::Levied(seat) => ("levied", Some(seat), None),
            Event::Pondered(_) | Event::Passed(_) => return None,
        };
        Some(SeenEvent { what, seat, size })
    }

    fn line(&self, _: &SeenEvent) -> Option<Message> {
        None
    }

    fn prompt(&self, seen: &Seen<'_, Self>) -> Explanation {
        match seen.turn {
            Turn::Over => explanation("VETO-5", "prompt-over"),
            Turn::Chance => explanation("VETO-1", "prompt-chance"),
            Turn::Seats(_) => match seen.asked() {
                Some(A) => explanation("VETO-2", "prompt-propose"),
                Some(_) => explanation("VETO-3", "prompt-veto"),
                None if seen.view.open.is_some() => explanation("VETO-3", "prompt-reactions"),
                None => explanation("VETO-2", "prompt-wait"),
            },
        }
    }

    fn label(&self, _: &Seen<'_, Self>, action: Action) -> Message {
        Message::new(match action {
            Action::Deal(_) => "deal",
            Action::Propose(size) => size.word(),
            Action::Veto => "veto",
            Action::Ponder => "ponder",
            Action::Pass => "pass",
            Action::Levy => "levy",
        })
    }

    fn awaited(&self, state: &Session, observer: Observer) -> SeatSet {
        match (state.asked(), observer) {
            (None, _) => SeatSet::of(A),
            (Some(holder), _) if state.known_holder(observer).is_some() => SeatSet::of(holder),
            (Some(_), Observer::Seat(own)) => COUNCIL.into_iter().filter(|seat| *seat != own).collect(),
            (Some(_), _) => COUNCIL.into_iter().collect(),
        }
    }
}

impl Observe for Veto {
    const OBSERVATION_VERSION: u32 = 1;

    fn observe<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let View { holder, spent, proposals, open, pondered, granted, levied } = *seen.view;
        planes.plane("speaker", "player: is it A, who proposes?", [4], 1, |cells| cells.mark([seen.place(self, A)]));
        planes.plane("holder", "player: the holder of the veto, if known", [4], 1, |cells| {
            holder.iter().for_each(|seat| cells.mark([seen.place(self, *seat)]));
        });
        planes.plane("spent", "the veto is spent; it is pondered", [2], 1, |cells| {
            cells.mark_if(spent, [0]);
            cells.mark_if(pondered, [1]);
        });
        planes.plane("proposals", "proposals made", [1], PROPOSALS, |cells| cells.count([0], proposals));
        planes.plane("open", "small, large: the proposal that may still fall", [2], 1, |cells| {
            open.iter().for_each(|size| cells.mark([*size as usize]));
        });
        planes.plane("granted", "points granted", [1], 2 * PROPOSALS, |cells| cells.count([0], granted));
        planes.plane("levied", "player: have they levied a point?", [4], 1, |cells| {
            COUNCIL.into_iter().zip(levied).for_each(|(seat, so)| cells.mark_if(so, [seen.place(self, seat)]));
        });
    }
}

impl Written for Veto {
    type Setup = Session;

    fn setup(&self, state: &Session) -> Session {
        state.clone()
    }

    fn position(&self, setup: &Session) -> Result<Session, Fault> {
        let impossible = || Fault::new(explanation("VETO-2", "").clause, Message::new("fault-session"));
        let Session { holder, spent, proposals, open, pondered, granted, .. } = *setup;
        let decided = proposals.checked_sub(u8::from(open.is_some()) + u8::from(spent)).ok_or_else(impossible)?;
        let possible = match holder {
            None => *setup == Session::default(),
            Some(holder) => {
                COUNCIL.contains(&holder)
                    && proposals <= PROPOSALS
                    && !(spent && open.is_some())
                    && (open.is_some() || !pondered)
                    && setup.levies() <= LEVIES
                    && (decided..=decided * Size::Large.points()).contains(&granted)
            }
        };
        if possible { Ok(setup.clone()) } else { Err(impossible()) }
    }
}

impl Courtesies for Veto {
    /// Whether anybody uses the veto shows A something.
    fn reveals(&self, before: &Session, _: Seat, action: Action) -> bool {
        matches!(action, Action::Propose(_)) && !before.spent
    }

    fn unseen(&self, _: &Session, _: Seat, action: Action) -> bool {
        matches!(action, Action::Ponder | Action::Pass)
    }

    fn orders(&self) -> &[&'static str] {
        ORDERS
    }

    fn ordered(&self, seen: &Seen<'_, Self>, order: &str) -> Option<Action> {
        let open = seen.view.open.filter(|_| seen.asked().is_some())?;
        let pass = match order {
            "large" => open == Size::Small,
            "never" => true,
            _ => false,
        };
        pass.then_some(Action::Pass)
    }
}

impl Conformance for Veto {
    fn samples() -> Vec<NoOptions> {
        vec![NoOptions {}]
    }

    fn any_action(&self, rng: &mut impl Rng) -> Action {
        match below(rng, 7) {
            0 => Action::Deal(COUNCIL[below(rng, 3) as usize]),
            1 => Action::Propose(Size::Small),
            2 => Action::Propose(Size::Large),
            3 => Action::Veto,
            4 => Action::Ponder,
            5 => Action::Pass,
            _ => Action::Levy,
        }
    }

    fn bound(&self) -> u32 {
        (1 + 3 + 2 * 3 + 2) * 3 // Each choice, taken back and made again.
    }

    fn total(&self) -> (i32, u32) {
        (18, 1)
    }

    fn goals() -> Vec<String> {
        let goals =
            ["veto small", "veto large", "ponder", "pass small", "pass large", "granted unasked", "levy", "beside"];
        let dealt = COUNCIL.map(|seat| format!("dealt {seat}"));
        goals.into_iter().map(String::from).chain(dealt).collect()
    }

    fn reached(&self, before: &Session, by: Actor, action: Action, _: &[Event], goal: &mut impl FnMut(&str)) {
        let waited = |seat| matches!(self.turn(before), Turn::Seats(seats) if seats.contains(seat));
        let size = before.open.map_or("", Size::word);
        match action {
            Action::Deal(seat) => goal(&format!("dealt {seat}")),
            Action::Propose(_) if before.spent => goal("granted unasked"),
            Action::Propose(_) => {}
            Action::Veto => goal(&format!("veto {size}")),
            Action::Ponder => goal("ponder"),
            Action::Pass => goal(&format!("pass {size}")),
            Action::Levy => goal(if matches!(by, Actor::Seat(seat) if waited(seat)) { "levy" } else { "beside" }),
        }
    }

    fn invariant(&self, state: &Session) -> Result<(), String> {
        self.position(state).map(drop).map_err(|fault| fault.to_string())
    }
}
