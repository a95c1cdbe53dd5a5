//! Is the server well? For whoever watches over it: a supervisor, a proxy, a person.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use quincunx_store::{Store, StoreError};
use tokio::sync::Mutex;
use tokio::time::error::Elapsed;
use tokio::time::timeout;

use super::app::App;
use crate::api::{Health, Obstacle, Readiness};

/// What was seen holds for so long: whoever asks more often is told the same.
const FRESH: Duration = Duration::from_secs(1);

/// A store that has not answered by then does not answer. Together with the time before, no trouble stays untold for two seconds.
const PATIENCE: Duration = Duration::from_millis(750);

/// A clock that goes as it should is set by less than this between two looks.
const JUMP: Duration = Duration::from_secs(5);

/// A clock that has jumped is told for so long; then what it says is taken for the time.
const SETTLED: Duration = Duration::from_secs(60);

/// The process answers.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = Health)))]
pub(super) async fn health() -> Json<Health> {
    Json(Health { healthy: true })
}

/// Can games go on, and be kept? It is looked once a second at most, however many ask.
#[utoipa::path(get, path = "/readyz", responses(
    (status = 200, body = Readiness),
    (status = 503, body = Readiness, headers(("Retry-After" = u16, description = "In how many seconds to ask again")))))]
pub(super) async fn readiness(State(app): State<Arc<App>>) -> (StatusCode, HeaderMap, Json<Readiness>) {
    let obstacles = app.watch.look(&*app.tables.host.store, app.config().disk_room).await;
    let ready = obstacles.is_empty();
    let retry_after = [(header::RETRY_AFTER, HeaderValue::from_static("1"))];
    let (status, headers) = match ready {
        true => (StatusCode::OK, HeaderMap::new()),
        false => (StatusCode::SERVICE_UNAVAILABLE, HeaderMap::from_iter(retry_after)),
    };
    (status, headers, Json(Readiness { ready, obstacles }))
}

/// What was seen last.
#[derive(Default)]
pub(super) struct Watch(Mutex<Seen>);

#[derive(Default)]
struct Seen {
    at: Option<Instant>,
    obstacles: Vec<Obstacle>,
    clock: Clock,
}

impl Watch {
    /// What stands in the way. Those who ask at the same time wait for one look.
    async fn look(&self, store: &dyn Store, room: u64) -> Vec<Obstacle> {
        let mut seen = self.0.lock().await;
        if seen.at.is_none_or(|at| at.elapsed() >= FRESH) {
            let looked = timeout(PATIENCE, store.look()).await;
            let has_jumped = seen.clock.has_jumped(SystemTime::now(), Instant::now());
            let of_the_clock = has_jumped.then_some(Obstacle::ClockJumped);
            let obstacles: Vec<_> = of_the_store(&looked, room).into_iter().chain(of_the_clock).collect();
            if obstacles != seen.obstacles {
                tracing::warn!(?obstacles, before = ?seen.obstacles, store = ?looked, "what stands in the way has changed");
            }
            (seen.at, seen.obstacles) = (Some(Instant::now()), obstacles);
        }
        seen.obstacles.clone()
    }
}

/// What is seen of a store that was looked at, if it has answered.
fn of_the_store(looked: &Result<Result<Option<u64>, StoreError>, Elapsed>, room: u64) -> Option<Obstacle> {
    match looked {
        Ok(Ok(free)) => free.is_some_and(|free| free < room).then_some(Obstacle::DiskFull),
        Ok(Err(StoreError::Full(_))) => Some(Obstacle::DiskFull),
        Ok(Err(StoreError::ReadOnly(_))) => Some(Obstacle::ReadOnly),
        Ok(Err(StoreError::Gone)) => Some(Obstacle::DatabaseGone),
        Ok(Err(StoreError::OtherVersion(_))) => Some(Obstacle::OtherVersion),
        Ok(Err(
            StoreError::Unavailable(_)
            | StoreError::Conflict
            | StoreError::TooMany
            | StoreError::Missing
            | StoreError::NoAccount
            | StoreError::NoGuest,
        ))
        | Err(_) => Some(Obstacle::Unavailable),
    }
}

/// The clock of the machine, against one that only goes on.
#[derive(Default)]
struct Clock {
    /// What both said when they last agreed.
    agreed: Option<(SystemTime, Instant)>,
    /// Since when they do not.
    off: Option<Instant>,
}

impl Clock {
    fn has_jumped(&mut self, says: SystemTime, steady: Instant) -> bool {
        let (then, at) = *self.agreed.get_or_insert((says, steady));
        let expected = then + steady.saturating_duration_since(at);
        let by = says.duration_since(expected).unwrap_or_else(|error| error.duration());
        let has_jumped = by >= JUMP && steady.saturating_duration_since(*self.off.get_or_insert(steady)) < SETTLED;
        if !has_jumped {
            *self = Self { agreed: Some((says, steady)), off: None };
        }
        has_jumped
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_jumps_is_told_until_it_is_put_back_or_has_settled() {
        let (says, steady) = (SystemTime::now(), Instant::now());
        let mut clock = Clock::default();
        let mut at = |seconds: u64, ahead: i64| {
            let says = says + Duration::from_secs(1_000 + seconds);
            let says = if ahead < 0 {
                says - Duration::from_secs(ahead.unsigned_abs())
            } else {
                says + Duration::from_secs(ahead as u64)
            };
            clock.has_jumped(says, steady + Duration::from_secs(seconds))
        };
        assert_eq!([at(0, 0), at(10, 1), at(20, 5)], [false; 3], "it is set by a little now and then");
        assert_eq!([at(30, 3_600), at(31, 3_600), at(40, 5)], [true, true, false], "it is put back");
        assert_eq!([at(50, -60), at(80, -60), at(109, -60), at(110, -60)], [true, true, true, false], "it has settled");
        assert_eq!([at(120, -60), at(130, 0)], [false, true]);
    }
}
