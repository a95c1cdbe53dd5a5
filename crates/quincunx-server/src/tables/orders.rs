//! Leaving a standing order.

use quincunx_engine::{Bytes32, Observer};
use quincunx_store::Status;

use super::aside::guarded;
use super::clock::now;
use super::session::Session;
use super::standing::standing;
use super::turns::wake_answers;
use crate::api::Done;
use crate::problem::{Failure, ProblemKey};

/// Leaves a standing order for the seat of the bearer of a token: how questions in others' turns are answered there. It holds
/// until another one is left.
pub(crate) async fn leave(mut session: Session, token: Option<Bytes32>, order: String) -> Result<Done, Failure> {
    let (seat, game) = session.player(token)?;
    let number = game.told(game.number(), Observer::Seat(seat));
    if session.state.kept.standing.status == Status::Over {
        return Err(ProblemKey::Over.into());
    }
    if !game.orders().contains(&order.as_str()) {
        return Err(ProblemKey::BadOrder.into());
    }
    let mut kept = session.state.kept.clone();
    kept.seats[seat.index()].order = Some(order.clone());
    let Some(standing) = guarded(|| standing(&kept, game, now())) else { return session.fail().await };
    let stored = session.host.store.leave_order(&kept.id, seat.index() as u8, &order, standing.computer_due).await;
    stored.inspect_err(|_| session.table.set_outdated())?;
    kept.standing = standing;
    session.state.kept = kept;
    wake_answers(&mut session, Some(seat));
    session.publish_position(seat);
    session.freeze_if_broken().await;
    Ok(Done { number, asked: false })
}
