//! Nim with one heap, in two versions of its rules: how a game keeps an older version (see `OLDER` of the registry).
//!
//! - NIM-1: Chance lays a heap of seven, eight or nine stones, each as likely as the others.
//! - NIM-2: A begins. The players in turn take one or two stones; under version 1, up to three.
//! - NIM-3: The player who takes the last stone pays a point to the other; under version 1, gets one from the other.

use std::fmt;

use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::{A, B, NoOptions, argument, other, prompt, won};
use crate::{
    Actor, Cell, Clause, Conformance, Courtesies, Explain, Explanation, Fault, Log, Message, Notation, Numbered,
    Observe, Observer, Planes, Returns, Rules, Seat, SeatSet, Seen, Shown, Turn, Written, below,
};

/// The rules of a version.
#[derive(Clone, Copy, Debug)]
pub struct Nim<const VERSION: u32>;

/// The heap, which lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heap {
    /// The stones; none before chance has laid them.
    pub stones: Option<u8>,
    /// Who takes next.
    pub mover: Seat,
}

/// Laying a heap, `heap(7)`, or taking stones, `take(2)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Numbered)]
pub enum Action {
    /// Chance lays this many.
    Lay(#[numbered(LEAST..=MOST)] u8),
    /// The mover takes this many.
    Take(#[numbered(1..=3)] u8),
}

/// Why stones may not be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Explain)]
pub enum Refusal {
    /// The other player is to move, or nobody is.
    #[clause("NIM-2")]
    NotYourTurn,
    /// There are not that many, or that many may not be taken.
    #[clause("NIM-2")]
    Number,
}

const LEAST: u8 = 7;
const MOST: u8 = 9;

impl<const VERSION: u32> Nim<VERSION> {
    const MOST_TAKEN: u8 = if VERSION == 1 { 3 } else { 2 };
}

impl<const VERSION: u32> Rules for Nim<VERSION> {
    type Options = NoOptions;
    type State = Heap;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Heap;
    const ID: &'static str = "nim";
    const RULES_VERSION: u32 = VERSION;

    fn new(_: &NoOptions) -> Result<Self, Fault> {
        Ok(Self)
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Heap {
        Heap { stones: None, mover: A }
    }

    fn turn(&self, heap: &Heap) -> Turn {
        match heap.stones {
            None => Turn::Chance,
            Some(0) => Turn::Over,
            Some(_) => Turn::Seats(SeatSet::of(heap.mover)),
        }
    }

    fn legal(&self, heap: &Heap, seat: Seat, out: &mut Vec<Action>) {
        if seat == heap.mover {
            out.extend((1..=heap.stones.unwrap_or(0).min(Self::MOST_TAKEN)).map(Action::Take));
        }
    }

    fn refusal(&self, heap: &Heap, seat: Seat, action: Action) -> Option<Refusal> {
        let stones = heap.stones.unwrap_or(0);
        match action {
            _ if seat != heap.mover || stones == 0 => Some(Refusal::NotYourTurn),
            Action::Take(taken) if (1..=stones.min(Self::MOST_TAKEN)).contains(&taken) => None,
            _ => Some(Refusal::Number),
        }
    }

    fn outcomes(&self, heap: &Heap, out: &mut Vec<(Action, u32)>) {
        if heap.stones.is_none() {
            out.extend((LEAST..=MOST).map(|stones| (Action::Lay(stones), 1)));
        }
    }

    fn apply(&self, heap: &mut Heap, _: Actor, action: Action, log: &mut impl Log<Heap>) {
        match action {
            Action::Lay(stones) => heap.stones = Some(stones),
            Action::Take(taken) => {
                heap.stones = heap.stones.map(|stones| stones - taken);
                heap.mover = other(heap.mover);
            }
        }
        log.event(|| *heap);
    }

    fn returns(&self, heap: &Heap) -> Returns {
        let took_the_last = other(heap.mover);
        won(if VERSION == 1 { took_the_last } else { heap.mover }, 1)
    }

    fn resample(&self, _: &mut Heap, _: Observer, _: &mut impl Rng) {}
}

impl<const VERSION: u32> Notation<Nim<VERSION>> for Action {
    fn write(self, _: &Nim<VERSION>, out: &mut impl fmt::Write) -> fmt::Result {
        match self {
            Action::Lay(stones) => write!(out, "heap({stones})"),
            Action::Take(stones) => write!(out, "take({stones})"),
        }
    }

    fn read(_: &Nim<VERSION>, text: &str) -> Option<Self> {
        let number = |word| match argument(text, word)?.as_bytes() {
            [digit @ b'0'..=b'9'] => Some(digit - b'0'),
            _ => None,
        };
        number("heap").map(Action::Lay).or_else(|| number("take").map(Action::Take))
    }
}

impl<const VERSION: u32> Shown for Nim<VERSION> {
    type SeenEvent = Heap;
    type View = Heap;
    type Components = ();

    fn components(&self) {}

    fn view(&self, heap: &Heap, _: Observer) -> Heap {
        *heap
    }

    fn seen(&self, event: &Heap, _: Observer) -> Option<Heap> {
        Some(*event)
    }

    fn line(&self, heap: &Heap) -> Option<Message> {
        Some(Message::new("line-heap").with("stones", i64::from(heap.stones.unwrap_or(0))))
    }

    fn prompt(&self, seen: &Seen<'_, Self>) -> Explanation {
        let clause = match seen.turn {
            Turn::Chance => "NIM-1",
            Turn::Seats(_) => "NIM-2",
            Turn::Over => "NIM-3",
        };
        prompt(seen, clause)
    }

    fn label(&self, _: &Seen<'_, Self>, action: Action) -> Message {
        match action {
            Action::Lay(stones) => Message::new("label-lay").with("stones", i64::from(stones)),
            Action::Take(stones) => Message::new("label-take").with("stones", i64::from(stones)),
        }
    }
}

impl<const VERSION: u32> Observe for Nim<VERSION> {
    const OBSERVATION_VERSION: u32 = 1;

    fn observe<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        planes.plane("stones", "the stones of the heap", [1], MOST, |cells| {
            cells.count([0], seen.view.stones.unwrap_or(0));
        });
    }
}

impl<const VERSION: u32> Written for Nim<VERSION> {
    type Setup = Heap;

    fn setup(&self, heap: &Heap) -> Heap {
        *heap
    }

    fn position(&self, heap: &Heap) -> Result<Heap, Fault> {
        let fault = |key| Err(Fault::new(Clause("NIM-1"), Message::new(key)));
        match heap.stones {
            Some(stones) if stones > MOST => fault("fault-too-many-stones"),
            None if heap.mover != A => fault("fault-not-the-first"),
            _ if heap.mover.index() > B.index() => fault("fault-no-such-player"),
            _ => Ok(*heap),
        }
    }
}

impl<const VERSION: u32> Courtesies for Nim<VERSION> {}

impl<const VERSION: u32> Conformance for Nim<VERSION> {
    fn samples() -> Vec<NoOptions> {
        vec![NoOptions {}]
    }

    fn any_action(&self, rng: &mut impl Rng) -> Action {
        let number = below(rng, 10) as u8;
        if below(rng, 4) == 0 { Action::Lay(number) } else { Action::Take(number) }
    }

    fn bound(&self) -> u32 {
        1 + 3 * u32::from(MOST) // The heap, and each choice, taken back and made again.
    }

    fn total(&self) -> (i32, u32) {
        (0, 1)
    }

    fn goals() -> Vec<String> {
        let heaps = (LEAST..=MOST).map(|stones| format!("a heap of {stones}"));
        let taken = (1..=Self::MOST_TAKEN).map(|taken| format!("taken: {taken}"));
        heaps.chain(taken).chain(["A wins", "B wins"].map(String::from)).collect()
    }

    fn reached(&self, before: &Heap, by: Actor, action: Action, _: &[Heap], goal: &mut impl FnMut(&str)) {
        match action {
            Action::Lay(stones) => goal(&format!("a heap of {stones}")),
            Action::Take(taken) => goal(&format!("taken: {taken}")),
        }
        let mut after = *before;
        self.apply(&mut after, by, action, &mut ());
        if self.turn(&after) == Turn::Over {
            let winner = if self.returns(&after).of(A) > 0.0 { A } else { B };
            goal(&format!("{winner} wins"));
        }
    }

    fn invariant(&self, heap: &Heap) -> Result<(), String> {
        if heap.stones > Some(MOST) { Err("there are too many stones".into()) } else { Ok(()) }
    }
}
