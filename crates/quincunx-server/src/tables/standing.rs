//! What follows from a game and from who sits at its table.

use quincunx_engine::{Observer, Seat, SeatSet};
use quincunx_games::Table;
use quincunx_store::{KeptTable, Pace, SeatKind, Standing, Status, Told};

/// What the entries of a game come to at this moment. Since when it is so follows for each observer from what that observer is told:
/// an entry that is kept from somebody does not show in it.
pub(super) fn standing(kept: &KeptTable, game: &dyn Table, now: i64) -> Standing {
    let returns = game.returns().map(|returns| returns.to_string());
    let before = &kept.standing;
    let stood = Told { number: kept.number, waiting: before.waiting.clone(), since: before.since };
    let told = |stood: &Told, number: u32, waiting: SeatSet| {
        let waiting = indices(waiting);
        let same = before.status == Status::Playing && stood.number == number && stood.waiting == waiting;
        Told { number, waiting, since: if same { stood.since } else { now } }
    };
    let truth = told(&stood, game.number(), game.waiting());
    let observers = Seat::first(kept.seats.len()).map(Observer::Seat).chain([Observer::Spectator]);
    let told: Vec<Told> = observers
        .enumerate()
        .map(|(place, observer)| {
            let stood = before.told.get(place).unwrap_or(&stood);
            told(stood, game.told(truth.number, observer), game.awaited(observer))
        })
        .collect();
    let answers = |seat| is_computers(kept, Some(game), seat) || is_answered(kept, game, seat);
    Standing {
        status: if returns.is_some() { Status::Over } else { Status::Playing },
        told: if told.iter().all(|told| *told == truth) { Vec::new() } else { told },
        waiting: truth.waiting,
        since: truth.since,
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

/// Do only computers sit on the other seats?
pub(super) fn others_all_computers(kept: &KeptTable, game: Option<&dyn Table>, seat: Seat) -> bool {
    Seat::first(kept.seats.len()).all(|other| other == seat || is_computers(kept, game, other))
}

/// Is a person hurried, because other people wait?
pub(super) fn is_hurried(kept: &KeptTable, game: &dyn Table, seat: Seat) -> bool {
    kept.pace == Pace::Live && !others_all_computers(kept, Some(game), seat)
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
    could_be_ordered(kept, game, seat) && (is_hurried(kept, game, seat) || ordered(kept, game, seat).is_some())
}
