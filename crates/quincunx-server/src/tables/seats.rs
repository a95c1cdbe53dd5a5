//! Taking seats, and the rematch.

use std::sync::Arc;

use quincunx_engine::{OptionKind, Seat};
use quincunx_games::Registry;
use quincunx_store::{KeptTable, SeatKind, Sitter, Status};
use serde_json::Value;

use super::begin::begin_if_full;
use super::memory::Tables;
use super::onlooker::Onlooker;
use super::session::Session;
use crate::problem::{Failure, ProblemKey};

/// How somebody wants to sit down.
#[derive(Clone)]
pub(crate) struct Sitting {
    /// The seat; the first one that is free for this person if missing.
    pub(crate) wanted: Option<u8>,
    /// The invitation.
    pub(crate) invite: Option<String>,
    /// The deck that the person brings.
    pub(crate) deck: Option<String>,
}

/// Seats a person.
pub(crate) async fn take(mut session: Session, sitter: Sitter, sitting: Sitting) -> Result<Seat, Failure> {
    let Sitting { wanted, invite, deck } = sitting;
    let kept = &session.state.kept;
    let onlooker = Onlooker::of(kept, Some(sitter.token));
    let wanted = wanted.map(|index| Seat::new(index.into()).ok_or(ProblemKey::BadRequest)).transpose()?;
    if let Some(own) = onlooker.seat {
        let same = wanted.is_none_or(|wanted| wanted == own);
        return if same { Ok(own) } else { Err(ProblemKey::AlreadySeated.into()) };
    }
    if kept.standing.status != Status::Waiting {
        return Err(ProblemKey::SeatTaken.into());
    }
    let invited = invite.is_some() && invite == kept.invite;
    let seat = free_seat(kept, wanted, onlooker.expected, invited)?;
    let options = deck.map(|deck| with_deck(session.host.registry, kept, seat, deck)).transpose()?;
    let exchange = options.as_ref().map(|options| [&kept.options, options]);
    let taken = session.host.store.take_seat(&kept.id, seat.index() as u8, &sitter, exchange).await;
    taken.inspect_err(|_| session.table.set_outdated())?;
    let kept = &mut session.state.kept;
    if let Some(options) = options {
        kept.options = options;
    }
    let Sitter { name, token, contribution } = sitter;
    let taken = &mut kept.seats[seat.index()];
    taken.kind = SeatKind::Person;
    (taken.name, taken.token, taken.contribution) = (Some(name), Some(token), Some(contribution));
    session.publish_table();
    // The seat is taken, whatever becomes of the beginning: it is tried again when the table is next asked for.
    if begin_if_full(&mut session).await.is_err() {
        tracing::error!(table = session.state.kept.id, "the game could not begin");
    }
    Ok(seat)
}

/// The seat that somebody gets: the wanted one, or the one that is kept for the person, or the first that is free.
fn free_seat(kept: &KeptTable, wanted: Option<Seat>, expected: Option<Seat>, invited: bool) -> Result<Seat, Failure> {
    let kind = |seat: Seat| kept.seats.get(seat.index()).map(|seat| seat.kind);
    let seats = || Seat::first(kept.seats.len());
    let may = |seat: &Seat| match kind(*seat) {
        Some(SeatKind::Open) => true,
        Some(SeatKind::Invited) => invited || expected == Some(*seat),
        _ => false,
    };
    let free = wanted.or(expected).or_else(|| seats().find(may));
    let uninvited = |seat: Seat| kind(seat) == Some(SeatKind::Invited);
    match free {
        Some(seat) if may(&seat) => Ok(seat),
        Some(seat) if !uninvited(seat) => Err(ProblemKey::SeatTaken.into()),
        None if !seats().any(uninvited) => Err(ProblemKey::SeatTaken.into()),
        _ => Err(ProblemKey::NotInvited.into()),
    }
}

/// The options of a table at which a seat brings another deck.
fn with_deck(registry: Registry, kept: &KeptTable, seat: Seat, deck: String) -> Result<Value, Failure> {
    let game = registry.find(&kept.game).ok_or(ProblemKey::NoSuchGame)?;
    let told = game.info().options;
    let option = told.iter().find(|option| matches!(option.kind, OptionKind::Decks { .. }));
    let option = option.ok_or(ProblemKey::BadOptions)?;
    let mut options = kept.options.clone();
    let place = options.pointer_mut(&format!("/{}/{}", option.id, seat.index()));
    *place.ok_or(ProblemKey::BadOptions)? = deck.into();
    Ok(game.complete(&options)?.0)
}

/// Makes the rematch, or tells which one another player has made meanwhile.
pub(crate) async fn rematch(mut session: Session, tables: Arc<Tables>, table: KeptTable) -> Result<String, Failure> {
    if let Some(made) = &session.state.kept.rematch {
        return Ok(made.clone());
    }
    tables.make(&table, Some(&session.state.kept.id)).await?;
    session.state.kept.rematch = Some(table.id.clone());
    session.publish_table();
    Ok(table.id)
}
