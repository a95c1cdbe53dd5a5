//! Connect four.
//!
//! - CON-1: Two players, A with crosses and B with noughts, drop in turn a disc into a column that is not full, of an upright
//!   board of seven columns and six rows; it falls to the lowest empty place. A begins.
//! - CON-2: The first to have four discs in a row, column or diagonal gets a point from the other; a full board without
//!   them is a draw.

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
pub struct ConnectFour;

/// A position: one bit for each disc. A column has seven bits, the lowest for its bottom place; the highest is never set and
/// keeps lines from running over into the next column (the layout of John Tromp's Fhourstones).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    discs: [u64; 2],
    dropped: u8,
    won: bool,
}

/// Dropping a disc into a column, 0 to 6 from the left: `drop(d)` is the middle one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Numbered)]
pub struct Drop(#[numbered(0..COLUMNS)] u8);

/// Why a disc may not be dropped there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Explain)]
pub enum Refusal {
    /// The other player is to move, or the game is over.
    #[clause("CON-1")]
    NotYourTurn,
    /// The column is full.
    #[clause("CON-1")]
    Full,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A disc was dropped (CON-1).
    Dropped {
        /// By whom.
        seat: Seat,
        /// Into which column.
        column: u8,
    },
}

/// The board, row by row from the top: `x`, `o` and `.` for an empty place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Six rows of seven.
    pub rows: [String; 6],
}

const COLUMNS: u8 = 7;
const ROWS: u8 = 6;
const PLACES: u8 = COLUMNS * ROWS;
/// Bits from one column to the next.
const STRIDE: u8 = ROWS + 1;

const fn bottom(column: u8) -> u64 {
    1 << (column * STRIDE)
}

const fn top(column: u8) -> u64 {
    bottom(column) << (ROWS - 1)
}

const fn full(column: u8) -> u64 {
    2 * top(column) - bottom(column)
}

/// The sign, on a written board, of the place of this bit.
fn sign(discs: [u64; 2], bit: u8) -> char {
    match discs.map(|discs| discs >> bit & 1) {
        [1, _] => 'x',
        [_, 1] => 'o',
        _ => '.',
    }
}

#[inline]
const fn has_four(discs: u64) -> bool {
    const fn in_a_row(discs: u64, step: u8) -> u64 {
        let pairs = discs & discs >> step;
        pairs & pairs >> (2 * step)
    }
    in_a_row(discs, 1) | in_a_row(discs, STRIDE - 1) | in_a_row(discs, STRIDE) | in_a_row(discs, STRIDE + 1) != 0
}

impl State {
    /// Whose turn it is; `None` if the game is over.
    #[inline]
    fn mover(&self) -> Option<Seat> {
        (!self.won && self.dropped < PLACES).then_some(if self.dropped.is_multiple_of(2) { A } else { B })
    }

    #[inline]
    const fn all(&self) -> u64 {
        self.discs[0] | self.discs[1]
    }
}

impl Rules for ConnectFour {
    type Options = NoOptions;
    type State = State;
    type Action = Drop;
    type Refusal = Refusal;
    type Event = Event;
    const ID: &'static str = "connect-four";
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
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Drop>) {
        if state.mover() == Some(seat) {
            let all = state.all();
            out.extend((0..COLUMNS).filter(|column| all & top(*column) == 0).map(Drop));
        }
    }

    fn refusal(&self, state: &State, seat: Seat, Drop(column): Drop) -> Option<Refusal> {
        if state.mover() != Some(seat) {
            Some(Refusal::NotYourTurn)
        } else if state.all() & top(column) != 0 {
            Some(Refusal::Full)
        } else {
            None
        }
    }

    fn outcomes(&self, _: &State, _: &mut Vec<(Drop, u32)>) {}

    #[inline]
    fn apply(&self, state: &mut State, by: Actor, Drop(column): Drop, log: &mut impl Log<Event>) {
        let Actor::Seat(seat) = by else { return };
        let all = state.all();
        let discs = &mut state.discs[seat.index() & 1];
        // Adding the bottom bit to a column of ones carries up to the lowest empty place.
        *discs |= (all + bottom(column)) & !all & full(column);
        state.won = has_four(*discs);
        state.dropped += 1;
        log.event(|| Event::Dropped { seat, column });
    }

    fn returns(&self, state: &State) -> Returns {
        let last = if state.dropped.is_multiple_of(2) { B } else { A };
        if state.won { won(last, 1) } else { Returns::whole(&[0, 0]) }
    }

    fn resample(&self, _: &mut State, _: Observer, _: &mut impl Rng) {}
}

impl Notation<ConnectFour> for Drop {
    fn write(self, _: &ConnectFour, out: &mut impl fmt::Write) -> fmt::Result {
        write!(out, "drop({})", char::from(b'a' + self.0))
    }

    fn read(_: &ConnectFour, text: &str) -> Option<Self> {
        let [column @ b'a'..=b'g'] = argument(text, "drop")?.as_bytes() else { return None };
        Some(Drop(column - b'a'))
    }
}

impl Shown for ConnectFour {
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
        let Event::Dropped { seat, column } = *event;
        Some(Message::new("line-dropped").with("seat", seat).with("column", i64::from(column)))
    }

    fn prompt(&self, seen: &Seen<'_, Self>) -> Explanation {
        prompt(seen, if seen.turn == Turn::Over { "CON-2" } else { "CON-1" })
    }

    fn label(&self, _: &Seen<'_, Self>, Drop(column): Drop) -> Message {
        Message::new("label-drop").with("column", i64::from(column))
    }
}

impl Observe for ConnectFour {
    const OBSERVATION_VERSION: u32 = 1;

    fn observe<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        board(seen.place(self, A), &seen.view.rows, planes);
    }
}

impl Written for ConnectFour {
    type Setup = Board;

    fn setup(&self, state: &State) -> Board {
        let row = |from_top: u8| {
            let height = ROWS - 1 - from_top;
            (0..COLUMNS).map(|column| sign(state.discs, column * STRIDE + height)).collect()
        };
        Board { rows: [0, 1, 2, 3, 4, 5].map(row) }
    }

    fn position(&self, setup: &Board) -> Result<State, Fault> {
        let fault = |key| Fault::new(Clause("CON-1"), Message::new(key));
        let mut state = State::default();
        for (height, row) in (0..ROWS).zip(setup.rows.iter().rev()) {
            if row.chars().count() != usize::from(COLUMNS) {
                return Err(fault("fault-not-a-board"));
            }
            for (column, sign) in (0..COLUMNS).zip(row.chars()) {
                let owner = match sign {
                    'x' => A,
                    'o' => B,
                    '.' => continue,
                    _ => return Err(fault("fault-not-a-board")),
                };
                let place = bottom(column) << height;
                if height > 0 && state.all() & place >> 1 == 0 {
                    return Err(fault("fault-disc-in-the-air"));
                }
                state.discs[owner.index()] |= place;
                state.dropped += 1;
            }
        }
        let [crosses, noughts] = state.discs.map(u64::count_ones);
        let last = if crosses > noughts { A } else { B };
        if crosses != noughts + u32::from(last == A) || has_four(state.discs[other(last).index()]) {
            return Err(fault("fault-no-game-comes-to-this"));
        }
        state.won = has_four(state.discs[last.index()]);
        Ok(state)
    }
}

impl Courtesies for ConnectFour {
    fn returns_if_resigned(&self, _: &State, seat: Seat) -> Option<Returns> {
        Some(won(other(seat), 1))
    }
}

impl Conformance for ConnectFour {
    fn samples() -> Vec<NoOptions> {
        vec![NoOptions {}]
    }

    fn any_action(&self, rng: &mut impl Rng) -> Drop {
        Drop(below(rng, COLUMNS.into()) as u8)
    }

    fn bound(&self) -> u32 {
        3 * u32::from(PLACES) // Each choice, taken back and made again.
    }

    fn total(&self) -> (i32, u32) {
        (0, 1)
    }

    fn goals() -> Vec<String> {
        let columns = (0..COLUMNS).map(|column| format!("column {column}"));
        columns.chain(["A wins", "B wins", "draw"].map(String::from)).collect()
    }

    fn reached(&self, before: &State, by: Actor, drop: Drop, _: &[Event], goal: &mut impl FnMut(&str)) {
        goal(&format!("column {}", drop.0));
        let mut after = *before;
        self.apply(&mut after, by, drop, &mut ());
        match (self.turn(&after), by) {
            (Turn::Over, Actor::Seat(seat)) if after.won => goal(&format!("{seat} wins")),
            (Turn::Over, _) => goal("draw"),
            _ => {}
        }
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        let [crosses, noughts] = state.discs;
        if crosses & noughts != 0 {
            return Err("two discs are in one place".into());
        }
        if (0..COLUMNS).any(|column| state.all() & top(column) << 1 != 0) {
            return Err("a disc lies above the board".into());
        }
        Ok(())
    }
}
