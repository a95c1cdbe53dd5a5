//! The operator's own address: figures for Prometheus, and what is logged. It is closed unless it is asked for, and is not for others: whoever
//! reaches it reads how much is played here, and may change what is logged.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::routing::{get, put};
use tokio::net::TcpListener;
use tokio::time::{MissedTickBehavior, interval};

use super::app::App;
use super::routes::without_port;
use crate::figures::{self, Standing};
use crate::logs::{self, LogLevels};

/// What Prometheus reads, as it calls it.
const KIND: [(HeaderName, &str); 1] = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];

/// So often times that nobody has asked for are put into their buckets.
const TIDY: Duration = Duration::from_secs(5);

/// The operator's addresses.
pub fn operator(app: Arc<App>) -> Router {
    figures::start();
    Router::new().route("/metrics", get(metrics)).route("/log", put(set_levels)).with_state(app)
}

/// Answers the operator, until it is dropped.
pub(super) async fn serve(app: Arc<App>, listener: TcpListener) {
    let mut often = interval(TIDY);
    often.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let tidying = async {
        loop {
            often.tick().await;
            figures::tidy();
        }
    };
    tokio::select! {
        served = axum::serve(listener, operator(app)) => {
            if let Err(error) = served {
                tracing::error!(%error, "the operator's address is closed");
            }
        }
        () = tidying => {}
    }
}

async fn metrics(State(app): State<Arc<App>>) -> ([(HeaderName, &'static str); 1], String) {
    let (seats, onlookers) = app.streams.open();
    let (tables, queue) = (app.tables.in_memory(), app.tables.host.computers.queue());
    (KIND, figures::told(Standing { tables, seats, onlookers, queue }))
}

/// Changes what is logged, in the words of `--log`. Another page cannot send `PUT` here without being asked first, which nobody answers; one
/// whose own name was made to lead here names itself.
async fn set_levels(headers: HeaderMap, levels: String) -> Result<StatusCode, (StatusCode, String)> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).map_or("", without_port);
    let is_named_by_number = host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    if host != "localhost" && !is_named_by_number {
        return Err((StatusCode::MISDIRECTED_REQUEST, "the host is to be named by its address\n".into()));
    }
    let levels: LogLevels = levels.trim().parse().map_err(|error| (StatusCode::BAD_REQUEST, format!("{error}\n")))?;
    tracing::info!(%levels, "what is logged changes");
    if logs::change(&levels) {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err((StatusCode::CONFLICT, "nothing is logged\n".into()))
    }
}
