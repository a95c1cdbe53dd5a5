//! Who looks at a table, and what is told of it from outside.

use quincunx_engine::{Bytes32, MAX_SEATS, Observer, Seat, SeatSet};
use quincunx_store::{KeptSeat, KeptTable, SeatKind, Status};

use crate::api::{self, SeatInfo, TableInfo, TableStatus, UndoAsked};
use crate::problem::{Failure, ProblemKey};

/// Somebody who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Onlooker {
    /// The seat on which the onlooker sits.
    pub(crate) seat: Option<Seat>,
    /// A seat is kept for the onlooker.
    pub(crate) expected: Option<Seat>,
}

impl Onlooker {
    /// Somebody with this token, or without any.
    pub(crate) fn of(kept: &KeptTable, token: Option<Bytes32>) -> Self {
        let own = |kind: SeatKind| {
            let is_own = |(_, seat): &(Seat, &KeptSeat)| seat.kind == kind && token.is_some() && seat.token == token;
            Seat::first(kept.seats.len()).zip(&kept.seats).find(is_own).map(|(seat, _)| seat)
        };
        Self { seat: own(SeatKind::Person), expected: own(SeatKind::Invited) }
    }

    /// With whose eyes the onlooker sees, and as who he counts the entries.
    pub(crate) fn observer(self) -> Observer {
        self.seat.map_or(Observer::Spectator, Observer::Seat)
    }

    /// The seat, of somebody who must have one.
    pub(crate) fn seated(self) -> Result<Seat, Failure> {
        self.seat.ok_or_else(|| ProblemKey::NotYourTable.into())
    }
}

/// Reads whose eyes are meant.
pub(crate) fn observer(wanted: &str, seats: usize) -> Result<Observer, Failure> {
    match wanted {
        "spectator" => Ok(Observer::Spectator),
        "everything" => Ok(Observer::Everything),
        seat => {
            let index = seat.parse().ok().filter(|index| *index < seats.min(MAX_SEATS));
            index.and_then(Seat::new).map(Observer::Seat).ok_or_else(|| ProblemKey::BadRequest.into())
        }
    }
}

/// What an onlooker is told of a table. `present` are the seats with open streams.
pub(crate) fn info(kept: &KeptTable, onlooker: Onlooker, present: SeatSet) -> TableInfo {
    let seat_info = |(seat, kept_seat): (Seat, &KeptSeat)| SeatInfo {
        kind: match kept_seat.kind {
            SeatKind::Open => api::SeatKind::Open,
            SeatKind::Invited => api::SeatKind::Invited,
            SeatKind::Person => api::SeatKind::Person,
            SeatKind::Computer => api::SeatKind::Computer,
        },
        name: kept_seat.name.clone(),
        present: present.contains(seat),
        resigned: kept.standing.resigned.contains(&(seat.index() as u8)),
    };
    let standing = &kept.standing;
    let told = onlooker.seat.map_or(standing.told.last(), |seat| standing.told.get(seat.index()));
    let (number, waiting) = told.map_or((kept.number, &standing.waiting), |told| (told.number, &told.waiting));
    let knows_invite = onlooker.seat.is_some() || onlooker.expected.is_some();
    let invites = knows_invite && kept.seats.iter().any(|seat| seat.kind == SeatKind::Invited);
    TableInfo {
        id: kept.id.clone(),
        game: kept.game.clone(),
        options: shown(&kept.options),
        pace: kept.pace.into(),
        status: match kept.standing.status {
            Status::Waiting => TableStatus::Waiting,
            Status::Playing => TableStatus::Playing,
            Status::Over => TableStatus::Over,
            Status::Frozen => TableStatus::Frozen,
        },
        seats: Seat::first(kept.seats.len()).zip(&kept.seats).map(seat_info).collect(),
        you: onlooker.seat.map(|seat| seat.index() as u8),
        number,
        waiting: if standing.status == Status::Playing { waiting.clone() } else { Vec::new() },
        invite: kept.invite.clone().filter(|_| invites),
        commitment: Bytes32::hash(kept.server_seed.0).to_hex(),
        returns: kept.standing.returns.clone(),
        undo_asked: kept.undo.as_ref().map(|asked| UndoAsked { seat: asked.seat, agreed: asked.agreed.clone() }),
        rematch: kept.rematch.clone(),
        created: kept.created,
    }
}

/// Options as they are shown from outside: a whole file among them by its hash. The file itself is in the record.
pub(crate) fn shown(options: &serde_json::Value) -> serde_json::Value {
    const LONGEST: usize = 256;
    let mut options = options.clone();
    for option in options.as_object_mut().into_iter().flat_map(|options| options.values_mut()) {
        if let Some(text) = option.as_str().filter(|text| text.len() > LONGEST) {
            *option = format!("sha256:{}", Bytes32::hash(text).to_hex()).into();
        }
    }
    options
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
