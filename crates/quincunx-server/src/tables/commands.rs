//! What a player does in a game: acts, takes back, gives up.

use quincunx_engine::record::EntryKind;
use quincunx_engine::{Bytes32, Command, Denied, Observer, Seat};
use quincunx_store::AskedUndo;

use super::session::Session;
use super::state::TableState;
use crate::api::{Done, Why};
use crate::figures;
use crate::problem::{Failure, ProblemKey};

/// An action of the bearer of a token, who had seen `number` entries.
pub(crate) async fn act(
    mut session: Session,
    token: Option<Bytes32>,
    number: u32,
    action: String,
) -> Result<Done, Failure> {
    let (seat, game) = session.player(token)?;
    let number = game.number_told(number, Observer::Seat(seat));
    let granted = match session.propose(seat, number, &Command::Action(action)).await {
        Ok(proposed) => session.grant(seat, proposed).await,
        Err(failure) => Err(failure),
    };
    figures::acted(&session.state.kept.game, granted.as_ref().err());
    Ok(Done { number: granted?, asked: false })
}

/// Why the bearer of a token cannot do an action. Nothing is done, and nothing kept.
pub(crate) async fn why(
    mut session: Session,
    token: Option<Bytes32>,
    number: u32,
    action: String,
) -> Result<Why, Failure> {
    let (seat, game) = session.player(token)?;
    let number = game.number_told(number, Observer::Seat(seat));
    let problem = match session.propose(seat, number, &Command::Action(action)).await? {
        Ok(_) | Err(Denied::AlreadyDone { .. }) => None,
        Err(Denied::Stale { number }) => {
            Some(Failure::from(ProblemKey::Stale).at(session.state.told(number, Observer::Seat(seat))))
        }
        Err(denied) => Some(Failure::from(denied)),
    };
    Ok(Why { problem: problem.map(Failure::problem) })
}

/// The bearer of a token gives up.
pub(crate) async fn resign(mut session: Session, token: Option<Bytes32>) -> Result<Done, Failure> {
    let seat = session.seated(token)?;
    let number = session.state.playing()?.number();
    let proposed = session.propose(seat, number, &Command::Resign).await?;
    Ok(Done { number: session.grant(seat, proposed).await?, asked: false })
}

/// The bearer of a token takes back the last choice of that seat, or asks to.
pub(crate) async fn undo(mut session: Session, token: Option<Bytes32>, number: u32) -> Result<Done, Failure> {
    let (seat, game) = session.player(token)?;
    let number = game.number_told(number, Observer::Seat(seat));
    let now = game.told(game.number(), Observer::Seat(seat));
    match session.propose(seat, number, &Command::Undo(Vec::new())).await? {
        Err(Denied::NoUndo { with_consent: true }) if !session.state.others_all_computers(seat) => {}
        proposed => return Ok(Done { number: session.grant(seat, proposed).await?, asked: false }),
    }
    let asker = seat.index() as u8;
    match &session.state.kept.undo {
        Some(pending) if pending.seat == asker => {}
        Some(_) => return Err(ProblemKey::UndoAsked.into()),
        None => {
            let agreed = computers_beside(&session.state, seat);
            session.write_question(Some(AskedUndo { seat: asker, agreed })).await?;
        }
    }
    Ok(Done { number: now, asked: true })
}

/// The bearer of a token answers a seat that asks for an undo; the one who asked may withdraw the question. Answering
/// twice is the same as answering once.
pub(crate) async fn answer_undo(
    mut session: Session,
    token: Option<Bytes32>,
    number: u32,
    agree: bool,
) -> Result<Done, Failure> {
    let (seat, game) = session.player(token)?;
    let (own, newest) = (Observer::Seat(seat), game.number());
    let now = game.told(newest, own);
    let answered = Done { number: now, asked: false };
    if number != now {
        let kind = game.entry(game.number_told(number, own)).map(|entry| &entry.kind);
        let agreed = matches!(kind, Some(EntryKind::Undo { consent, .. }) if agree && consent.contains(&seat));
        return if agreed { Ok(answered) } else { Err(Failure::from(ProblemKey::Stale).at(now)) };
    }
    let seat = seat.index() as u8;
    let Some(mut question) = session.state.kept.undo.clone() else {
        return if agree { Err(ProblemKey::NoUndoAsked.into()) } else { Ok(answered) };
    };
    if !agree {
        session.write_question(None).await?;
        return Ok(answered);
    }
    if question.seat != seat && !question.agreed.contains(&seat) {
        question.agreed.push(seat);
        question.agreed.sort_unstable();
    }
    let seats = |index: &u8| Seat::new(usize::from(*index));
    let asker = seats(&question.seat).expect("a seat has asked");
    let consent = Command::Undo(question.agreed.iter().filter_map(seats).collect());
    match session.propose(asker, newest, &consent).await? {
        Err(Denied::NoUndo { with_consent: true }) => {
            session.write_question(Some(question)).await?;
            Ok(Done { number: now, asked: true })
        }
        proposed => {
            session.grant(asker, proposed).await?;
            Ok(Done { number: session.state.told(session.state.kept.number, own), asked: false })
        }
    }
}

/// The other seats that the computer plays: it agrees to whatever the other people agree to.
fn computers_beside(state: &TableState, seat: Seat) -> Vec<u8> {
    let computers = state.seats().filter(|other| *other != seat && state.is_computers(*other));
    computers.map(|seat| seat.index() as u8).collect()
}
