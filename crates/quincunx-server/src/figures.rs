//! What is counted and measured, for Prometheus: every figure has its name and its words here, and is told of by a function of its own.
//!
//! A process that was not asked for figures counts nothing. Labels have few values, whatever anybody sends: games of the registry, keys of
//! problems, routes as they stand in `transport/routes.rs`, methods of the store.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use metrics_process::Collector;
use quincunx_store::DATABASE_SECONDS;

use crate::problem::{Failure, ProblemKey};

const BUILD: &str = "quincunx_build_info";
const ACTS: &str = "quincunx_acts_total";
const REQUESTS: &str = "quincunx_http_request_duration_seconds";
const REFUSALS: &str = "quincunx_refusals_total";
const MAILS: &str = "quincunx_mails_total";
const FROZEN: &str = "quincunx_frozen_tables_total";
const TABLES: &str = "quincunx_live_tables";
const STREAMS: &str = "quincunx_open_streams";
const QUEUE: &str = "quincunx_computer_queue";
const REPORTS: &str = "quincunx_open_reports";
const WAITING: &str = "quincunx_computer_waiting_seconds";
const THINKING: &str = "quincunx_computer_thinking_seconds";

/// What only grows.
const COUNTERS: [(&str, &str); 4] = [
    (
        ACTS,
        "Actions that people have sent, by game and outcome: done, refused (by a rule, or because the game had gone on), failed.",
    ),
    (REFUSALS, "Requests that were answered with a problem, by its key."),
    (MAILS, "Mails, by outcome: done, refused (by the mail server, or because there were too many), failed."),
    (FROZEN, "Tables that a fault in the program has stopped."),
];

/// What is measured when it is asked for.
const GAUGES: [(&str, &str); 5] = [
    (BUILD, "Always 1; the label has the version."),
    (TABLES, "Tables in memory, by game."),
    (STREAMS, "Open event streams, of seats, of onlookers and of browsers that hear of their tables."),
    (QUEUE, "Decisions of computers that no thread thinks about yet."),
    (REPORTS, "What players have told the operator and nobody has settled, by what it is about."),
];

/// What takes time.
const TIMES: [(&str, &str); 4] = [
    (REQUESTS, "Time until an answer begins, by method and route."),
    (WAITING, "Time that a decision of a computer has waited for a thread."),
    (THINKING, "Time that a computer has thought about a decision."),
    (DATABASE_SECONDS, "Time of a transaction, with waiting for a connection, by method of the store."),
];

/// Bounds of the buckets of all times, in seconds: from an answer out of memory to a request that is given up.
const BOUNDS: [f64; 9] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0];

/// The label of a request that no route fits: the page and its files, and all that is not there.
const NO_ROUTE: &str = "other";

/// What becomes of an action, or of a mail.
const OUTCOMES: [&str; 3] = ["done", "refused", "failed"];

/// The same of one.
#[derive(Clone, Copy)]
pub(crate) enum Outcome {
    Done,
    Refused,
    Failed,
}

/// All figures of the process.
static ALL: OnceLock<PrometheusHandle> = OnceLock::new();

/// From now on this process counts.
///
/// # Panics
/// If the process counts already, but not here.
pub(crate) fn start() {
    ALL.get_or_init(|| {
        let builder = PrometheusBuilder::new().set_buckets(&BOUNDS).expect("there are bounds");
        let all = builder.install_recorder().expect("nobody else counts in this process");
        COUNTERS.iter().for_each(|(name, words)| describe_counter!(*name, *words));
        GAUGES.iter().for_each(|(name, words)| describe_gauge!(*name, *words));
        TIMES.iter().for_each(|(name, words)| describe_histogram!(*name, *words));
        Collector::default().describe();
        gauge!(BUILD, "version" => env!("CARGO_PKG_VERSION")).set(1.0);
        // What has not come to pass yet is 0, and not unknown.
        ProblemKey::ALL.iter().for_each(|key| counter!(REFUSALS, "reason" => key.key()).absolute(0));
        counter!(FROZEN).absolute(0);
        OUTCOMES.iter().for_each(|outcome| counter!(MAILS, "outcome" => *outcome).absolute(0));
        all
    });
}

/// Puts times into their buckets, which otherwise takes memory until somebody asks.
pub(crate) fn tidy() {
    ALL.get().into_iter().for_each(PrometheusHandle::run_upkeep);
}

/// How things stand, where that is not counted.
pub(crate) struct Standing {
    /// Tables in memory, by game.
    pub(crate) tables: Vec<(&'static str, usize)>,
    /// Open streams of seats.
    pub(crate) seats: usize,
    /// Open streams of onlookers.
    pub(crate) onlookers: usize,
    /// Open streams of browsers that hear of their tables.
    pub(crate) news: usize,
    /// Decisions that wait for a thread.
    pub(crate) queue: usize,
    /// Reports that wait for the operator, by what they are about.
    pub(crate) reports: Vec<(&'static str, u64)>,
}

/// All figures as Prometheus reads them.
pub(crate) fn told(standing: Standing) -> String {
    for (game, tables) in standing.tables {
        gauge!(TABLES, "game" => game).set(tables as f64);
        OUTCOMES.iter().for_each(|outcome| counter!(ACTS, "game" => game, "outcome" => *outcome).increment(0));
    }
    gauge!(STREAMS, "of" => "seats").set(standing.seats as f64);
    gauge!(STREAMS, "of" => "onlookers").set(standing.onlookers as f64);
    gauge!(STREAMS, "of" => "news").set(standing.news as f64);
    gauge!(QUEUE).set(standing.queue as f64);
    standing.reports.into_iter().for_each(|(about, reports)| gauge!(REPORTS, "about" => about).set(reports as f64));
    Collector::default().collect();
    ALL.get().map(PrometheusHandle::render).unwrap_or_default()
}

/// A request was answered.
pub(crate) fn answered(method: &'static str, route: Option<&str>, problem: Option<ProblemKey>, took: Duration) {
    let route = route.unwrap_or(NO_ROUTE).to_owned();
    histogram!(REQUESTS, "method" => method, "route" => route).record(took);
    if let Some(problem) = problem {
        counter!(REFUSALS, "reason" => problem.key()).increment(1);
    }
}

/// Somebody has acted at a table of this game, or was not able to.
pub(crate) fn acted(game: &str, failure: Option<&Failure>) {
    let outcome = match failure {
        None => Outcome::Done,
        Some(failure) if failure.is_of_the_store() => Outcome::Failed,
        Some(_) => Outcome::Refused,
    };
    counter!(ACTS, "game" => game.to_owned(), "outcome" => OUTCOMES[outcome as usize]).increment(1);
}

/// A mail was sent, or given up.
pub(crate) fn mailed(outcome: Outcome) {
    counter!(MAILS, "outcome" => OUTCOMES[outcome as usize]).increment(1);
}

/// A computer has thought.
pub(crate) fn thought(waited: Duration, took: Duration) {
    histogram!(WAITING).record(waited);
    histogram!(THINKING).record(took);
}

/// A fault in the program has stopped a table.
pub(crate) fn frozen() {
    counter!(FROZEN).increment(1);
}
