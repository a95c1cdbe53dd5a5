//! What follows from a game and from who sits at its table.

use quincunx_engine::{Observer, Seat, SeatSet};
use quincunx_games::Table;
use quincunx_store::{KeptTable, Pace, SeatKind, Standing, Status, Told};

/// What the entries of a game come to.
pub(super) fn standing(kept: &KeptTable, game: &dyn Table) -> Standing {
    let returns = game.returns().map(|returns| returns.to_string());
    let truth = Told { number: game.number(), waiting: indices(game.waiting()) };
    let told = |observer| Told { number: game.told(truth.number, observer), waiting: indices(game.awaited(observer)) };
    let seats = Seat::first(kept.seats.len()).map(Observer::Seat);
    let told: Vec<Told> = seats.chain([Observer::Spectator]).map(told).collect();
    let answers = |seat| is_computers(kept, Some(game), seat) || is_answered(kept, game, seat);
    Standing {
        status: if returns.is_some() { Status::Over } else { Status::Playing },
        told: if told.iter().all(|told| *told == truth) { Vec::new() } else { told },
        waiting: truth.waiting,
        resigned: indices(game.resigned()),
        computer_due: game.waiting().iter().any(answers),
        returns,
    }
}

fn indices(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.index() as u8).collect()
}

/// Is the seat played by the computer: from the beginning, or since it was given up?
pub(super) fn is_computers(kept: &KeptTable, game: Option<&dyn Table>, seat: Seat) -> bool {
    let resigned = game.is_some_and(|game| game.resigned().contains(seat));
    resigned || kept.seats.get(seat.index()).is_some_and(|seat| seat.kind == SeatKind::Computer)
}

/// What a seat has ordered.
pub(super) fn order<'a>(kept: &'a KeptTable, game: &'a dyn Table, seat: Seat) -> Option<&'a str> {
    let left = kept.seats.get(seat.index()).and_then(|kept| kept.order.as_deref());
    left.filter(|left| game.orders().contains(left)).or_else(|| game.orders().first().copied())
}

/// What the order of a person's seat answers to its open question, in notation.
pub(super) fn ordered(kept: &KeptTable, game: &dyn Table, seat: Seat) -> Option<String> {
    game.ordered(seat, order(kept, game, seat)?)
}

/// What answers the open question of a seat at the latest, in notation.
pub(super) fn ordered_at_last(game: &dyn Table, seat: Seat) -> Option<String> {
    game.ordered(seat, game.orders().last()?)
}

/// Is the seat a person's who is asked what a standing order could answer?
pub(super) fn could_be_ordered(kept: &KeptTable, game: &dyn Table, seat: Seat) -> bool {
    !is_computers(kept, Some(game), seat) && ordered_at_last(game, seat).is_some()
}

/// Is the computer going to answer for the seat?
fn is_answered(kept: &KeptTable, game: &dyn Table, seat: Seat) -> bool {
    could_be_ordered(kept, game, seat) && (kept.pace == Pace::Live || ordered(kept, game, seat).is_some())
}
