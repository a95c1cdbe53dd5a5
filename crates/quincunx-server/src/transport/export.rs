//! Everything that is kept about somebody, to be taken along.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderName, header};
use quincunx_engine::Bytes32;
use quincunx_store::{KeptTable, Status, StoreError};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::SendTimeoutError;
use tokio_stream::wrappers::ReceiverStream;

use super::accounts::{accounts, told_sessions};
use super::app::App;
use super::bots::told_bots;
use super::decks::told_decks;
use super::identity::Visitor;
use super::limits::Hold;
use super::mail::told_mail;
use super::passkeys::told_passkeys;
use super::people::told_people;
use super::records::kept_record;
use super::reports::told_reports;
use super::settings::told_settings;
use crate::api::{Export, ExportedTable};
use crate::problem::{Failure, ProblemKey};
use crate::tables::onlooker::{Onlooker, info};

/// So many tables are read from the store at a time.
const PAGE: usize = 50;

/// So many are written at the same time, one of a person's: each goes on as fast as its client reads.
const AT_ONCE: usize = 16;

/// Whoever has not taken a piece for so long is not waited for any more.
const PATIENCE: Duration = Duration::from_secs(60);

/// Everything that is kept about the visitor, but what others have told the operator: the account, the names that were taken away from it,
/// its e-mail address, the browsers in which it is signed in, its passkeys, settings and decks, whom it follows and blocks, what it has told
/// the operator, its bots, and its tables and theirs with the records of games that are over.
#[utoipa::path(get, path = "/api/me/export", responses((status = 200, body = Export), (status = 403)))]
pub(super) async fn export(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<([(HeaderName, &'static str); 2], Body), Failure> {
    let (person, member) = visitor.signed_in()?;
    let hold = app.exports.take(person.0, 1, AT_ONCE).ok_or(ProblemKey::TooManyRequests)?;
    let addresses = told_mail(&app, Some(person)).await?;
    let store = &app.tables.host.store;
    let bots = store.bots().bots_of(person).await?;
    let about = About {
        people: [person].into_iter().chain(bots.iter().map(|bot| bot.person)).collect(),
        tables: store.tables_about(person).await?,
    };
    let export = Export {
        name: member.name.clone(),
        former_names: store.names().former_names_of(person).await?,
        created: accounts(&app).account(person).await?.created,
        codes_left: accounts(&app).codes_left(person).await?,
        address: addresses.address,
        waiting_address: addresses.waiting,
        sessions: told_sessions(&app, person, member).await?,
        passkeys: told_passkeys(&app, person).await?,
        settings: told_settings(&app, person).await?,
        decks: told_decks(&app, person).await?,
        people: told_people(&app, person).await?,
        reports: told_reports(&app, person).await?,
        bots: told_bots(&app, person).await?,
        tables: Vec::new(),
    };
    let (pieces, body) = mpsc::channel(1);
    tokio::spawn(write(app, visitor, export, about, Pieces { pieces, patience: PATIENCE, _hold: hold }));
    let headers = [
        (header::CONTENT_DISPOSITION, "attachment; filename=\"quincunx.json\""),
        (header::CONTENT_TYPE, "application/json"),
    ];
    Ok((headers, Body::from_stream(ReceiverStream::new(body))))
}

/// What the tables are told of.
struct About {
    /// The person, and the person's bots.
    people: Vec<Bytes32>,
    /// The ids of their tables as they were at the beginning: however these change their places in lists while they are written, each is told
    /// once.
    tables: Vec<String>,
}

/// Where the pieces go.
struct Pieces {
    pieces: mpsc::Sender<io::Result<Bytes>>,
    patience: Duration,
    _hold: Hold<[u8; 32]>,
}

impl Pieces {
    async fn send(&self, piece: io::Result<Bytes>) -> Result<(), SendTimeoutError<io::Result<Bytes>>> {
        self.pieces.send_timeout(piece, self.patience).await
    }
}

/// Writes the tables behind the rest: however many there are, no more than a page of them is in memory. What breaks off is no JSON, so nobody
/// takes it for everything.
async fn write(app: Arc<App>, visitor: Visitor, export: Export, about: About, pieces: Pieces) {
    let whole = serde_json::to_string(&export).expect("text and numbers");
    let (begin, end) = whole.split_at(whole.len() - "]}".len());
    let told = async {
        pieces.send(Ok(begin.to_owned().into())).await?;
        let mut comma = "";
        for page in about.tables.chunks(PAGE) {
            // Whoever is thrown out meanwhile reads on no further.
            let ended = |_| io::Error::from(io::ErrorKind::PermissionDenied);
            visitor.still_holds(&*app.tables.host.store).await.map_err(ended)?;
            for kept in app.tables.host.store.tables(page).await? {
                let table = serde_json::to_string(&exported(&app, &about.people, kept).await?)?;
                pieces.send(Ok(format!("{comma}{table}").into())).await?;
                comma = ",";
            }
        }
        pieces.send(Ok(end.to_owned().into())).await?;
        Ok::<_, Box<dyn std::error::Error + Send + Sync>>(())
    };
    if let Err(error) = told.await {
        // Whoever does not read any more is told nothing by this.
        _ = pieces.send(Err(io::Error::other(error))).await;
    }
}

/// A table with what is kept of the seat of the first of these who has one.
async fn exported(app: &App, people: &[Bytes32], kept: KeptTable) -> Result<ExportedTable, StoreError> {
    let onlookers = || people.iter().map(|person| Onlooker::of(&kept, Some(*person)));
    let ties: [fn(&Onlooker) -> bool; 3] =
        [|onlooker| onlooker.seat.is_some(), |onlooker| onlooker.expected.is_some(), |onlooker| onlooker.made];
    let tied = ties.into_iter().find_map(|tie| onlookers().find(tie));
    let onlooker = tied.unwrap_or_else(|| Onlooker::of(&kept, None));
    let order = onlooker.seat.and_then(|seat| kept.seats[seat.index()].order.clone());
    let table = info(&kept, onlooker, app.tables.present(&kept), app.tables.host.waiting.kept);
    let record = match (kept.standing.status, kept.header, kept.standing.returns) {
        (Status::Over, Some(header), Some(returns)) => {
            let entries = app.tables.host.store.table(&kept.id).await?.1;
            Some(kept_record(app, header, kept.server_seed, Some(returns), entries))
        }
        _ => None,
    };
    Ok(ExportedTable { table, order, record })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::transport::limits::Holds;

    #[tokio::test]
    async fn whoever_does_not_read_on_is_not_waited_for() {
        let exports = Holds::new();
        let (pieces, _body) = mpsc::channel(1);
        let hold = exports.take([1; 32], 1, 2).unwrap();
        let pieces = Pieces { pieces, patience: Duration::from_millis(10), _hold: hold };
        pieces.send(Ok("taken".into())).await.unwrap();
        assert!(pieces.send(Ok("not taken".into())).await.is_err());
        assert!(exports.take([1; 32], 1, 2).is_none());
        drop(pieces);
        assert!(exports.take([1; 32], 1, 2).is_some());
    }
}
