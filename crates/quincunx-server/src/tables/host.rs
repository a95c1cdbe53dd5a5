//! What all tables share.

use std::sync::Arc;
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use quincunx_engine::Bytes32;
use quincunx_games::Registry;
use quincunx_store::Store;
use sha2::Sha256;
use tokio::sync::mpsc;

use super::aside::Aside;
use super::bounds::Bounds;
use super::computers::Computers;
use super::news::News;
use super::reports::WaitingReports;
use super::unseen::Unseen;
use crate::config::{Config, ThinkingTimes, Waiting};

/// What all tables share.
pub(crate) struct Host {
    pub(crate) registry: Registry,
    pub(crate) store: Box<dyn Store>,
    pub(crate) computers: Computers,
    /// For telling long games.
    pub(crate) aside: Aside,
    /// For loading games that are longer than any honest one: those who look at others do not keep them waiting.
    pub(super) loading: Aside,
    /// For the order of the lobby's list.
    pub(crate) listing: Aside,
    pub(crate) news: News,
    pub(crate) reports: WaitingReports,
    pub(crate) unseen: Arc<Unseen>,
    /// Held while it is read and honoured whether somebody is to be seen.
    pub(crate) showing: tokio::sync::Mutex<()>,
    pub(crate) bounds: Bounds,
    pub(crate) waiting: Waiting,
    pub(super) thinking: ThinkingTimes,
    pub(super) countdown: Option<Duration>,
    seed_key: Bytes32,
    stranded: mpsc::UnboundedSender<String>,
}

impl Host {
    /// Also gives the ids of [stranded](Self::strand) tables as they come.
    pub(super) fn new(
        config: &Config,
        registry: Registry,
        store: Box<dyn Store>,
        seed_key: Bytes32,
        unseen: Unseen,
    ) -> (Self, mpsc::UnboundedReceiver<String>) {
        let (stranded, to_load) = mpsc::unbounded_channel();
        let (thinking, countdown) = (config.thinking, config.countdown);
        let host = Self {
            registry,
            store,
            computers: Computers::new(),
            aside: Aside::new(),
            loading: Aside::new(),
            listing: Aside::new(),
            news: News::default(),
            reports: WaitingReports::default(),
            unseen: Arc::new(unseen),
            showing: tokio::sync::Mutex::default(),
            bounds: Bounds::of(&config.limits),
            waiting: config.waiting,
            thinking,
            countdown,
            seed_key,
            stranded,
        };
        (host, to_load)
    }

    /// The seed of the table with this id. It follows from the id, so that it can be committed to before there is a
    /// table; the id being given once, no two tables have the same.
    pub(crate) fn seed(&self, id: &str) -> Bytes32 {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.seed_key.0).expect("HMAC takes keys of any length");
        mac.update(id.as_bytes());
        Bytes32(mac.finalize().into_bytes().into())
    }

    /// The computer is due at a table that is not as the store has it: it must be loaded anew, even if nobody asks for
    /// it.
    pub(super) fn strand(&self, table: String) {
        // Where nobody loads tables any more, the server is about to end.
        let _ = self.stranded.send(table);
    }
}
