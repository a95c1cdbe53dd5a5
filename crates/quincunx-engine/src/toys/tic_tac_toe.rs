//! Tic-tac-toe.
//!
//! - TTT-1: Two players, A with crosses and B with noughts, mark in turn an empty square of a board of three by three. A
//!   begins.
//! - TTT-2: The first to have three marks in a row, column or diagonal gets a point from the other; a full board without
//!   one is a draw.

use std::fmt;

use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::{A, B, NoOptions, argument, board, other, prompt, won};
use crate::{
    Actor, Cell, Clause, Conformance, Courtesies, Explain, Explanation, Fault, Log, Message, Notation, Numbered,
    Observe, Observer, Planes, Returns, Rules, Seat, SeatSet, Seen, Shown, Turn, Written, below,
};

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct TicTacToe;

/// A position: one bit for each marked square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    marks: [u16; 2],
    marked: u8,
    won: bool,
}

/// Marking a square, 0 to 8 from the top left: `mark(b2)` is the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Numbered)]
pub struct Mark(#[numbered(0..SQUARES)] u8);

/// Why a square may not be marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Explain)]
pub enum Refusal {
    /// The other player is to move, or the game is over.
    #[clause("TTT-1")]
    NotYourTurn,
    /// The square is marked.
    #[clause("TTT-1")]
    Marked,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A square was marked (TTT-1).
    Marked {
        /// By whom.
        seat: Seat,
        /// Which.
        square: u8,
    },
}

/// The board, row by row from the top: `x`, `o` and `.` for an empty square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Three rows of three.
    pub rows: [String; 3],
}

const SQUARES: u8 = 9;
const FULL: u16 = 0o777;
const LINES: [u16; 8] = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124];

/// One bit for each set of marks: is there a line in it?
const HAS_LINE: [u64; 8] = {
    let mut table = [0; 8];
    let mut marks = 0;
    while marks <= FULL {
        let mut line = 0;
        while line < LINES.len() {
            if marks & LINES[line] == LINES[line] {
                table[marks as usize / 64] |= 1 << (marks % 64);
            }
            line += 1;
        }
        marks += 1;
    }
    table
};

#[inline]
const fn has_line(marks: u16) -> bool {
    HAS_LINE[(marks / 64) as usize & 7] >> (marks % 64) & 1 != 0
}

impl State {
    /// Whose turn it is; `None` if the game is over.
    #[inline]
    fn mover(&self) -> Option<Seat> {
        (!self.won && self.marked < SQUARES).then_some(if self.marked.is_multiple_of(2) { A } else { B })
    }

    fn empty(&self) -> u16 {
        FULL & !(self.marks[0] | self.marks[1])
    }
}

impl Rules for TicTacToe {
    type Options = NoOptions;
    type State = State;
    type Action = Mark;
    type Refusal = Refusal;
    type Event = Event;
    const ID: &'static str = "tic-tac-toe";
    const RULES_VERSION: u32 = 1;

    fn new(_: &NoOptions) -> Result<Self, Fault> {
        Ok(Self)
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State::default()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        state.mover().map_or(Turn::Over, |seat| Turn::Seats(SeatSet::of(seat)))
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Mark>) {
        if state.mover() == Some(seat) {
            let mut empty = state.empty();
            // The length is known: one reservation, not one for each square.
            out.extend((state.marked..SQUARES).map(|_| {
                let square = empty.trailing_zeros() as u8;
                empty &= empty - 1;
                Mark(square)
            }));
        }
    }

    fn refusal(&self, state: &State, seat: Seat, Mark(square): Mark) -> Option<Refusal> {
        if state.mover() != Some(seat) {
            Some(Refusal::NotYourTurn)
        } else if state.empty() & 1 << square == 0 {
            Some(Refusal::Marked)
        } else {
            None
        }
    }

    fn outcomes(&self, _: &State, _: &mut Vec<(Mark, u32)>) {}

    #[inline]
    fn apply(&self, state: &mut State, by: Actor, Mark(square): Mark, log: &mut impl Log<Event>) {
        let Actor::Seat(seat) = by else { return };
        let marks = &mut state.marks[seat.index() & 1];
        *marks |= 1 << square;
        state.won = has_line(*marks);
        state.marked += 1;
        log.event(|| Event::Marked { seat, square });
    }

    fn returns(&self, state: &State) -> Returns {
        let last = if state.marked.is_multiple_of(2) { B } else { A };
        if state.won { won(last, 1) } else { Returns::whole(&[0, 0]) }
    }

    fn resample(&self, _: &mut State, _: Observer, _: &mut impl Rng) {}
}

impl Notation<TicTacToe> for Mark {
    fn write(self, _: &TicTacToe, out: &mut impl fmt::Write) -> fmt::Result {
        write!(out, "mark({}{})", char::from(b'a' + self.0 % 3), 3 - self.0 / 3)
    }

    fn read(_: &TicTacToe, text: &str) -> Option<Self> {
        let [column @ b'a'..=b'c', row @ b'1'..=b'3'] = argument(text, "mark")?.as_bytes() else { return None };
        Some(Mark((b'3' - row) * 3 + column - b'a'))
    }
}

impl Shown for TicTacToe {
    type SeenEvent = Event;
    type View = Board;
    type Components = ();

    fn components(&self) {}

    fn view(&self, state: &State, _: Observer) -> Board {
        self.setup(state)
    }

    fn seen(&self, event: &Event, _: Observer) -> Option<Event> {
        Some(*event)
    }

    fn line(&self, event: &Event) -> Option<Message> {
        let Event::Marked { seat, square } = *event;
        Some(Message::new("line-marked").with("seat", seat).with("square", i64::from(square)))
    }

    fn prompt(&self, seen: &Seen<'_, Self>) -> Explanation {
        prompt(seen, if seen.turn == Turn::Over { "TTT-2" } else { "TTT-1" })
    }

    fn label(&self, _: &Seen<'_, Self>, Mark(square): Mark) -> Message {
        Message::new("label-mark").with("square", i64::from(square))
    }
}

impl Observe for TicTacToe {
    const OBSERVATION_VERSION: u32 = 1;

    fn observe<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        board(seen.place(self, A), &seen.view.rows, planes);
    }
}

impl Written for TicTacToe {
    type Setup = Board;

    fn setup(&self, state: &State) -> Board {
        let sign = |square: u8| match state.marks.map(|marks| marks >> square & 1) {
            [1, _] => 'x',
            [_, 1] => 'o',
            _ => '.',
        };
        Board { rows: [0, 3, 6].map(|row| (row..row + 3).map(sign).collect()) }
    }

    fn position(&self, setup: &Board) -> Result<State, Fault> {
        let fault = |key| Fault::new(Clause("TTT-1"), Message::new(key));
        let signs: Vec<char> = setup.rows.iter().flat_map(|row| row.chars()).collect();
        if signs.len() != usize::from(SQUARES) || signs.iter().any(|sign| !"xo.".contains(*sign)) {
            return Err(fault("fault-not-a-board"));
        }
        let marks_of = |own| signs.iter().rev().fold(0u16, |marks, sign| marks << 1 | u16::from(*sign == own));
        let marks = ['x', 'o'].map(marks_of);
        let [crosses, noughts] = marks.map(u16::count_ones);
        let marked = (crosses + noughts) as u8;
        let last = if crosses > noughts { A } else { B };
        if crosses != noughts + u32::from(last == A) || has_line(marks[other(last).index()]) {
            return Err(fault("fault-no-game-comes-to-this"));
        }
        Ok(State { marks, marked, won: has_line(marks[last.index()]) })
    }
}

impl Courtesies for TicTacToe {
    fn returns_if_resigned(&self, _: &State, seat: Seat) -> Option<Returns> {
        Some(won(other(seat), 1))
    }
}

impl Conformance for TicTacToe {
    fn samples() -> Vec<NoOptions> {
        vec![NoOptions {}]
    }

    fn any_action(&self, rng: &mut impl Rng) -> Mark {
        Mark(below(rng, SQUARES.into()) as u8)
    }

    fn bound(&self) -> u32 {
        3 * u32::from(SQUARES) // Each choice, taken back and made again.
    }

    fn total(&self) -> (i32, u32) {
        (0, 1)
    }

    fn goals() -> Vec<String> {
        let squares = (0..SQUARES).map(|square| format!("square {square}"));
        squares.chain(["A wins", "B wins", "draw"].map(String::from)).collect()
    }

    fn reached(&self, before: &State, by: Actor, mark: Mark, _: &[Event], goal: &mut impl FnMut(&str)) {
        goal(&format!("square {}", mark.0));
        let mut after = *before;
        self.apply(&mut after, by, mark, &mut ());
        match (self.turn(&after), by) {
            (Turn::Over, Actor::Seat(seat)) if after.won => goal(&format!("{seat} wins")),
            (Turn::Over, _) => goal("draw"),
            _ => {}
        }
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        let [crosses, noughts] = state.marks;
        if crosses & noughts != 0 {
            return Err("a square is marked twice".into());
        }
        Ok(())
    }
}
