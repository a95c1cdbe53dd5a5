//! Taking seats, and the rematch.

use std::sync::Arc;

use quincunx_engine::{Bytes32, OptionKind, Seat};
use quincunx_games::Registry;
use quincunx_store::{KeptSeat, KeptTable, Rematch, SeatKind, Sitter, Status, StoreError};
use serde_json::Value;

use super::aside::beside;
use super::begin::begin_if_full;
use super::clock::now;
use super::memory::Tables;
use super::onlooker::{self, Onlooker};
use super::session::Session;
use super::sitter::called_apart;
use crate::api::{TableInfo, TableLeft};
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
    /// It is a bot.
    pub(crate) bot: bool,
    /// The account of the person or the bot; a guest has none.
    pub(crate) account: Option<Bytes32>,
    /// Those who do not want to be at a table with the person or the bot.
    pub(crate) blockers: Vec<Bytes32>,
    /// Those with whom the person does not want to be at a table.
    pub(crate) blocked: Vec<Bytes32>,
}

/// Seats a person.
pub(crate) async fn take(mut session: Session, sitter: Sitter, sitting: Sitting) -> Result<Seat, Failure> {
    let Sitting { wanted, invite, deck, bot, account, blockers, blocked } = sitting;
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
    if onlooker::is_hidden(kept, onlooker, &blockers) {
        return Err(ProblemKey::NoSuchTable.into());
    }
    if bot && !kept.bots {
        return Err(ProblemKey::NoBots.into());
    }
    let invited = invite.is_some() && invite == kept.invite;
    let seat = free_seat(kept, wanted, onlooker.expected, invited)?;
    let sitter = Sitter { name: called_apart(&sitter.name, bot, &kept.seats, seat.index()), ..sitter };
    let options = match deck {
        None => None,
        Some(deck) => {
            let (registry, kept) = (session.host.registry, kept.clone());
            // Component files are read, which may take long.
            let brought = beside(move || with_deck(registry, &kept, seat, deck)).await;
            Some(brought.unwrap_or_else(|| Err(ProblemKey::BadOptions.into()))?)
        }
    };
    let exchange = options.as_ref().map(|options| [&*kept.options, options]);
    let taken = session.host.store.take_seat(&kept.id, seat.index() as u8, &sitter, exchange, now(), account).await;
    taken.inspect_err(|error| {
        // For somebody who is not there any more nothing was tried: whoever has an old cookie ends nobody's streams.
        if !matches!(error, StoreError::NoAccount | StoreError::NoGuest) {
            session.table.set_outdated();
        }
    })?;
    let kept = &mut session.state.kept;
    if let Some(options) = options {
        kept.options = options.into();
    }
    let Sitter { name, token, contribution } = sitter;
    let taken = &mut kept.seats[seat.index()];
    taken.kind = SeatKind::Person;
    (taken.name, taken.token, taken.contribution) = (Some(name), Some(token), Some(contribution));
    for person in blocked {
        if onlooker::is_hidden(kept, Onlooker::of(kept, Some(person)), &[token]) {
            session.table.watchers.end_of(person);
        }
    }
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
    let kept_for_another =
        |seat: Seat| expected != Some(seat) && kept.seats.get(seat.index()).is_some_and(onlooker::is_kept);
    let seats = || Seat::first(kept.seats.len());
    let may = |seat: &Seat| match kind(*seat) {
        Some(SeatKind::Open) => true,
        Some(SeatKind::Invited) => expected == Some(*seat) || (invited && !kept_for_another(*seat)),
        _ => false,
    };
    let free = wanted.or(expected).or_else(|| seats().find(may));
    let uninvited = |seat: Seat| kind(seat) == Some(SeatKind::Invited);
    match free {
        Some(seat) if may(&seat) => Ok(seat),
        Some(seat) if kept_for_another(seat) => Err(ProblemKey::SeatKept.into()),
        Some(seat) if !uninvited(seat) => Err(ProblemKey::SeatTaken.into()),
        None if !seats().any(uninvited) => Err(ProblemKey::SeatTaken.into()),
        None if seats().filter(|seat| uninvited(*seat)).all(kept_for_another) => Err(ProblemKey::SeatKept.into()),
        _ => Err(ProblemKey::NotInvited.into()),
    }
}

/// The options of a table at which a seat brings another deck.
fn with_deck(registry: Registry, kept: &KeptTable, seat: Seat, deck: String) -> Result<Value, Failure> {
    let game = registry.find(&kept.game).ok_or(ProblemKey::NoSuchGame)?;
    let told = game.info().options;
    let option = told.iter().find(|option| matches!(option.kind, OptionKind::Decks { .. }));
    let option = option.ok_or(ProblemKey::BadOptions)?;
    let mut options = Value::clone(&kept.options);
    let place = options.pointer_mut(&format!("/{}/{}", option.id, seat.index()));
    *place.ok_or(ProblemKey::BadOptions)? = deck.into();
    Ok(game.complete(&options)?.0)
}

/// Gives a seat that is kept for somebody to whoever has the invitation: for the person it is kept for, or for whoever has made the
/// table, once it was kept for long. Doing it twice does it once.
pub(crate) async fn release(mut session: Session, token: Option<Bytes32>, seat: u8) -> Result<TableInfo, Failure> {
    let kept = &session.state.kept;
    let place = kept.seats.get(usize::from(seat)).ok_or(ProblemKey::BadRequest)?;
    if place.kind != SeatKind::Invited || kept.standing.status != Status::Waiting {
        return Err(ProblemKey::SeatTaken.into());
    }
    if let Some(kept_for) = place.token {
        let onlooker = Onlooker::of(kept, token);
        let is_long = onlooker::is_kept_long(kept, session.host.waiting.kept);
        if token != Some(kept_for) && !(onlooker.made && is_long) {
            return Err(ProblemKey::SeatKept.into());
        }
        let released = session.host.store.release_seat(&kept.id, seat, kept_for).await;
        released.inspect_err(|_| session.table.set_outdated())?;
        let place = &mut session.state.kept.seats[usize::from(seat)];
        (place.name, place.token) = (None, None);
        session.publish_table();
        session.host.news.tell(kept_for, &session.state.kept.id);
    }
    Ok(session.info(token))
}

/// The bearer of a token leaves before the game: the seat is free again, like the others. Whoever has made the table closes it thereby.
pub(crate) async fn leave(
    mut session: Session,
    tables: Arc<Tables>,
    token: Option<Bytes32>,
) -> Result<TableLeft, Failure> {
    let kept = &session.state.kept;
    let onlooker = Onlooker::of(kept, token);
    if !onlooker.made {
        onlooker.seated()?;
    }
    if kept.standing.status != Status::Waiting {
        return Err(ProblemKey::Begun.into());
    }
    let outdated = |_: &StoreError| session.table.set_outdated();
    if onlooker.made {
        session.host.store.remove(&kept.id).await.inspect_err(outdated)?;
        tables.forget(&kept.id);
        session.host.news.tell_all(kept);
        return Ok(TableLeft { closed: true });
    }
    let (seat, token) = (onlooker.seated()?, token.ok_or(ProblemKey::NotYourTable)?);
    let by_link = kept.seats.iter().any(|seat| seat.kind == SeatKind::Invited);
    let kind = if by_link { SeatKind::Invited } else { SeatKind::Open };
    session.host.store.leave_seat(&kept.id, seat.index() as u8, token, kind).await.inspect_err(outdated)?;
    session.state.kept.seats[seat.index()] =
        KeptSeat { kind, name: None, token: None, contribution: None, order: None };
    session.publish_table();
    session.host.news.tell(token, &session.state.kept.id);
    Ok(TableLeft { closed: false })
}

/// What a guest has at the table is a person's from now on, as the store has it already.
pub(super) fn adopt(mut session: Session, guest: Bytes32, person: Bytes32) {
    let kept = &mut session.state.kept;
    if kept.maker == Some(guest) {
        kept.maker = Some(person);
    }
    if kept.seats.iter().any(|seat| seat.token == Some(person)) {
        return;
    }
    let guests = kept.seats.iter_mut().filter(|seat| seat.token == Some(guest));
    guests.for_each(|seat| seat.token = Some(person));
    // Whoever else has the guest's cookie is not to watch on as the person; whose browser has the account's takes the stream up again.
    session.table.watchers.end_of(guest);
}

/// Makes the rematch for an account or a guest, in the place of one at which the asker has no seat any more; or tells which one another
/// player has made meanwhile.
pub(crate) async fn rematch(
    mut session: Session,
    tables: Arc<Tables>,
    mut table: KeptTable,
    instead_of: Option<String>,
    account: Option<Bytes32>,
) -> Result<String, Failure> {
    // Somebody may have left for good since the new table was thought of.
    let before = &session.state.kept.seats;
    for seat in table.seats.iter_mut().filter(|seat| seat.kind == SeatKind::Invited) {
        if !before.iter().any(|sat| sat.token == seat.token) {
            (seat.name, seat.token) = (None, None);
        }
    }
    if let Some(made) = session.state.kept.rematch.as_ref().filter(|made| Some(*made) != instead_of.as_ref()) {
        return Ok(made.clone());
    }
    let instead_of = session.state.kept.rematch.as_deref();
    let made = tables.make(&table, Some(Rematch { of: &session.state.kept.id, instead_of }), account).await;
    // The rematch that is known here may have been given up and removed meanwhile: then the table is read anew.
    made.inspect_err(|_| session.table.set_outdated())?;
    session.state.kept.rematch = Some(table.id.clone());
    session.publish_table();
    Ok(table.id)
}
