//! Small games whose values are known: examples of the contract, and what the conformance suite, the search and the solver
//! are checked against.
//!
//! | game | seats | hidden | chance | value for the first player |
//! | --- | --- | --- | --- | --- |
//! | [`TicTacToe`] | 2 | nothing | no | 0 |
//! | [`ConnectFour`] | 2 | nothing | no | 1 |
//! | [`Kuhn`] | 2 | a card each | the deal | −1/18 |
//! | [`Leduc`] | 2 | a card each | the deal and the board | −0.0856 |
//! | [`Nim`], version 2 | 2 | nothing | the heap | 1/3 |
//! | [`Pennies`] | 2 | pennies, laid at the same time | no | 1 of 2 |
//! | [`Veto`] | 4 | who is asked in another's turn | the deal | |
//!
//! The simplest to read is [`tic_tac_toe`]; [`kuhn`] shows chance, secrets and resampling, [`nim`] two versions
//! of rules.

mod cards;
pub mod connect_four;
pub mod kuhn;
pub mod leduc;
pub mod nim;
pub mod pennies;
pub mod tic_tac_toe;
pub mod veto;

pub use cards::Card;
pub use connect_four::ConnectFour;
pub use kuhn::Kuhn;
pub use leduc::Leduc;
pub use nim::Nim;
pub use pennies::Pennies;
pub use tic_tac_toe::TicTacToe;
pub use veto::Veto;

use serde::{Deserialize, Serialize};

use crate::{Cell, Clause, Explanation, Message, Observer, Planes, Returns, Seat, Seen, Shown, Turn};

/// The first player.
pub(crate) const A: Seat = Seat::new(0).unwrap();
/// The second player.
pub(crate) const B: Seat = Seat::new(1).unwrap();

/// The options of a game that has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

const fn other(seat: Seat) -> Seat {
    if seat.index() == 0 { B } else { A }
}

/// `winner` gets `stake` from the other.
fn won(winner: Seat, stake: i32) -> Returns {
    Returns::whole(&[A, B].map(|seat| if seat == winner { stake } else { -stake }))
}

const fn explanation(clause: &'static str, key: &'static str) -> Explanation {
    Explanation { clause: Clause(clause), message: Message::new(key) }
}

fn prompt<G: Shown>(seen: &Seen<'_, G>, clause: &'static str) -> Explanation {
    let message = match seen.turn {
        Turn::Over => Message::new("prompt-over"),
        Turn::Chance => Message::new("prompt-chance"),
        Turn::Seats(seats) => match (seats.lowest(), seen.observer) {
            (Some(seat), Observer::Seat(own)) if seat == own => Message::new("prompt-act"),
            (Some(seat), _) => Message::new("prompt-wait").with("seat", seat),
            (None, _) => Message::new("prompt-over"),
        },
    };
    Explanation { clause: Clause(clause), message }
}

/// A board as it is written down, the player with the crosses so many seats after the observer's.
fn board<C: Cell, const ROWS: usize>(crosses: usize, rows: &[String; ROWS], planes: &mut Planes<'_, C>) {
    let columns = rows[0].len();
    planes.plane("board", "player, row from the top, column: their mark", [2, ROWS, columns], 1, |cells| {
        for (row, marks) in rows.iter().enumerate() {
            for (column, mark) in marks.bytes().enumerate().filter(|(_, mark)| *mark != b'.') {
                cells.mark([if mark == b'x' { crosses } else { 1 - crosses }, row, column]);
            }
        }
    });
}

/// The argument in `word(argument)`.
fn argument<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    text.strip_prefix(word)?.strip_prefix('(')?.strip_suffix(')')
}
