//! Who looks at a table, and what a visitor learns of it from outside.

use std::time::Duration;

use quincunx_engine::{Bytes32, MAX_SEATS, Observer, Over, Seat};
use quincunx_store::{KeptSeat, KeptTable, SeatKind, Status};

use super::clock::now;
use super::unseen::Presence;
use crate::api::{self, SeatInfo, TableInfo, TableStatus, UndoAsked};
use crate::problem::{Failure, ProblemKey};

/// Somebody who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Onlooker {
    /// The seat on which the onlooker sits.
    pub(crate) seat: Option<Seat>,
    /// A seat is kept for the onlooker.
    pub(crate) expected: Option<Seat>,
    /// The onlooker has made the table.
    pub(crate) made: bool,
}

/// Is the seat kept for somebody who is not there yet?
pub(crate) fn is_kept(seat: &KeptSeat) -> bool {
    seat.kind == SeatKind::Invited && seat.token.is_some()
}

/// Is the table kept from an onlooker with an account: one that has not begun, to which nothing ties the onlooker, and at which somebody sits who
/// does not want to be at a table with that person?
pub(crate) fn is_hidden(kept: &KeptTable, onlooker: Onlooker, blockers: &[Bytes32]) -> bool {
    let is_in = onlooker.made || onlooker.seat.or(onlooker.expected).is_some();
    let blocks =
        |seat: &KeptSeat| seat.kind == SeatKind::Person && seat.token.is_some_and(|person| blockers.contains(&person));
    kept.standing.status == Status::Waiting && !is_in && kept.seats.iter().any(blocks)
}

/// Has a table kept its seats for so long that whoever has made it may give them away?
pub(crate) fn is_kept_long(kept: &KeptTable, patience: Duration) -> bool {
    now().saturating_sub(kept.created) >= patience.as_secs() as i64
}

impl Onlooker {
    /// Somebody with this token, or without any.
    pub(crate) fn of(kept: &KeptTable, token: Option<Bytes32>) -> Self {
        let own = |kind: SeatKind| {
            let is_own = |(_, seat): &(Seat, &KeptSeat)| seat.kind == kind && token.is_some() && seat.token == token;
            Seat::first(kept.seats.len()).zip(&kept.seats).find(is_own).map(|(seat, _)| seat)
        };
        let made = token.is_some() && token == kept.maker;
        Self { seat: own(SeatKind::Person), expected: own(SeatKind::Invited), made }
    }

    /// Through whose eyes the onlooker sees, and as whom the onlooker counts entries.
    pub(crate) fn observer(self) -> Observer {
        self.seat.map_or(Observer::Spectator, Observer::Seat)
    }

    /// The seat of somebody who must have one.
    pub(crate) fn seated(self) -> Result<Seat, Failure> {
        self.seat.ok_or_else(|| ProblemKey::NotYourTable.into())
    }
}

/// Reads whose eyes are meant. Only once the game is `over` may anybody ask to see everything.
pub(crate) fn observer(wanted: &str, seats: usize, over: Option<Over>) -> Result<Observer, Failure> {
    match wanted {
        "spectator" => Ok(Observer::Spectator),
        "everything" => over.map(Observer::Everything).ok_or_else(|| ProblemKey::NotYourEyes.into()),
        seat => {
            let index = seat.parse().ok().filter(|index| *index < seats.min(MAX_SEATS));
            index.and_then(Seat::new).map(Observer::Seat).ok_or_else(|| ProblemKey::BadRequest.into())
        }
    }
}

/// The seat of the person who has made the table.
fn maker(kept: &KeptTable) -> Option<u8> {
    let is_maker = |seat: &KeptSeat| seat.kind == SeatKind::Person && kept.maker.is_some() && seat.token == kept.maker;
    kept.seats.iter().position(is_maker).map(|seat| seat as u8)
}

/// The number of entries, the seats that are waited for, and since when it stands so, as a seat or a spectator is told.
pub(super) fn told(kept: &KeptTable, seat: Option<Seat>) -> (u32, &[u8], i64) {
    let standing = &kept.standing;
    let told = seat.map_or(standing.told.last(), |seat| standing.told.get(seat.index()));
    let truth = (kept.number, &standing.waiting[..], standing.since);
    told.map_or(truth, |told| (told.number, &told.waiting[..], told.since))
}

/// What an onlooker learns of a table. `present` says who is there; a kept seat is waited for with `patience`.
pub(crate) fn info(kept: &KeptTable, onlooker: Onlooker, present: Presence, patience: Duration) -> TableInfo {
    let kept_long = is_kept_long(kept, patience);
    let seat_info = |(seat, kept_seat): (Seat, &KeptSeat)| SeatInfo {
        kind: match kept_seat.kind {
            SeatKind::Open => api::SeatKind::Open,
            SeatKind::Invited => api::SeatKind::Invited,
            SeatKind::Person => api::SeatKind::Person,
            SeatKind::Computer => api::SeatKind::Computer,
        },
        name: kept_seat.name.clone(),
        present: present.of(seat),
        kept: is_kept(kept_seat),
        releasable: is_kept(kept_seat) && (onlooker.expected == Some(seat) || (onlooker.made && kept_long)),
        resigned: kept.standing.resigned.contains(&(seat.index() as u8)),
    };
    let standing = &kept.standing;
    let (number, waiting, since) = told(kept, onlooker.seat);
    let begun = matches!(standing.status, Status::Playing | Status::Over);
    let knows_invite = onlooker.seat.is_some() || onlooker.expected.is_some();
    let invites = knows_invite && kept.seats.iter().any(|seat| seat.kind == SeatKind::Invited);
    TableInfo {
        id: kept.id.clone(),
        game: kept.game.clone(),
        options: shown(&kept.options),
        pace: kept.pace.into(),
        bots: kept.bots,
        status: match kept.standing.status {
            Status::Waiting => TableStatus::Waiting,
            Status::Playing => TableStatus::Playing,
            Status::Over => TableStatus::Over,
            Status::Frozen => TableStatus::Frozen,
        },
        seats: Seat::first(kept.seats.len()).zip(&kept.seats).map(seat_info).collect(),
        you: onlooker.seat.map(|seat| seat.index() as u8),
        number,
        waiting: if standing.status == Status::Playing { waiting.to_vec() } else { Vec::new() },
        since: Some(since).filter(|since| begun && *since > 0),
        maker: maker(kept),
        invite: kept.invite.clone().filter(|_| invites),
        commitment: Bytes32::hash(kept.server_seed.0).to_hex(),
        returns: kept.standing.returns.clone(),
        undo_asked: kept.undo.as_ref().map(|asked| UndoAsked { seat: asked.seat, agreed: asked.agreed.clone() }),
        rematch: kept.rematch.clone(),
        closed: kept.closed.clone(),
        created: kept.created,
    }
}

/// Options as they are shown from outside, with the hash in place of a whole file. The file itself is in the record.
pub(crate) fn shown(options: &serde_json::Value) -> serde_json::Value {
    const LONGEST: usize = 256;
    let shown = |option: &serde_json::Value| match option.as_str().filter(|text| text.len() > LONGEST) {
        Some(text) => format!("sha256:{}", Bytes32::hash(text).to_hex()).into(),
        None => option.clone(),
    };
    match options.as_object() {
        Some(fields) => {
            let fields = fields.iter().map(|(name, option)| (name.clone(), shown(option)));
            serde_json::Value::Object(fields.collect())
        }
        None => options.clone(),
    }
}

impl From<quincunx_store::Pace> for api::Pace {
    fn from(pace: quincunx_store::Pace) -> Self {
        match pace {
            quincunx_store::Pace::Live => Self::Live,
            quincunx_store::Pace::Slow => Self::Slow,
        }
    }
}

impl From<api::Pace> for quincunx_store::Pace {
    fn from(pace: api::Pace) -> Self {
        match pace {
            api::Pace::Live => Self::Live,
            api::Pace::Slow => Self::Slow,
        }
    }
}
