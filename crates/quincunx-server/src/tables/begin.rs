//! The beginning of a game, and its going on after the table was loaded.

use quincunx_engine::Bytes32;
use quincunx_engine::record::Header;
use quincunx_store::{SeatKind, Status};

use super::aside::{beside, guarded};
use super::chance::random_bytes;
use super::session::Session;
use crate::problem::Failure;

/// Goes on as far as it goes alone: a full table begins, the computer thinks.
pub(super) async fn resume(mut session: Session) -> Result<(), Failure> {
    if session.state.kept.header.is_none() {
        return begin_if_full(&mut session).await;
    }
    let countdown = session.host.countdown;
    session.state.note_questions(countdown);
    session.wake();
    session.freeze_if_broken().await;
    Ok(())
}

/// Begins the game if somebody sits on every seat.
pub(super) async fn begin_if_full(session: &mut Session) -> Result<(), Failure> {
    let kept = session.state.kept.clone();
    if kept.standing.status != Status::Waiting {
        return Ok(());
    }
    let free = |kind| matches!(kind, SeatKind::Open | SeatKind::Invited);
    let names = kept.seats.iter().map(|seat| seat.name.clone().filter(|_| !free(seat.kind))).collect::<Option<_>>();
    let contributions = kept.seats.iter().map(|seat| seat.contribution).collect::<Option<_>>();
    let (Some::<Vec<_>>(names), Some::<Vec<_>>(contributions)) = (names, contributions) else { return Ok(()) };
    let commitment = Bytes32::hash(kept.server_seed.0);
    // So that a name can be taken out later.
    let salts: Vec<Bytes32> = contributions.iter().map(|_| random_bytes()).collect();
    // Under the newest rules that take the options: while people were waited for, they may have got a new version.
    let registry = session.host.registry;
    let open = move || {
        registry.versions(&kept.game).find_map(|game| {
            let (rules, options) = (game.info().rules_version, kept.options.clone());
            let header = Header::new(&kept.game, rules, options, names.clone(), commitment, contributions.clone())
                .veiled(salts.iter().copied());
            let table = guarded(|| game.open(header.clone(), kept.server_seed))?.ok()?;
            let opening = guarded(|| table.opening())?;
            Some((header, table, opening))
        })
    };
    // Component files are read, which may take long.
    match beside(open).await.flatten() {
        Some((header, table, opening)) => session.begin(header, table, opening).await,
        None => session.fail().await,
    }
}
