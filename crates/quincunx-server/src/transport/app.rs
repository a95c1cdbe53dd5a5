//! What all requests share.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use ed25519_dalek::SigningKey;
use quincunx_games::{REGISTRY, Registry};
use quincunx_store::{Secrets, SqlStore, Store, StoreError};
use thiserror::Error;
use tokio::sync::Semaphore;

use super::announcement::Announcement;
use super::counted::Counted;
use super::health::Watch;
use super::identity::TokenKey;
use super::limits::{Buckets, Holds};
use super::links::Links;
use super::questions::Questions;
use super::streams::Streams;
use crate::config::{Config, Current};
use crate::logs;
use crate::mail::Post;
use crate::tables::aside::Aside;
use crate::tables::chance::random_bytes;
use crate::tables::memory::Tables;

/// From this follows the key of tokens, as the seeds of tables follow from their ids; no id has this form.
const TOKENS: &str = "tokens";

/// What all requests share.
pub struct App {
    config: Arc<Current>,
    pub(super) registry: Registry,
    pub(super) tables: Arc<Tables>,
    pub(super) signing_key: SigningKey,
    pub(super) token_key: TokenKey,
    pub(super) requests: Buckets,
    pub(super) makers: Buckets,
    pub(super) accounts_made: Buckets,
    pub(super) reporters: Buckets,
    /// For passwords: each takes a processor and memory for a while.
    pub(super) hashing: Aside,
    pub(super) links: Links,
    pub(super) questions: Questions,
    /// Sends mails, where that is set.
    pub(super) post: Option<Arc<Post>>,
    pub(super) watch: Watch,
    pub(super) streams: Arc<Streams>,
    pub(super) records: Arc<Semaphore>,
    pub(super) exports: Arc<Holds<[u8; 32]>>,
    pub(super) records_sent: Arc<Holds>,
    pub(super) sign_ins_refused: Counted,
    pub(super) announcement: Announcement,
}

/// Why there is no server.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The database cannot be used.
    #[error("the database cannot be used")]
    Store(#[from] StoreError),
    /// The address cannot be listened on.
    #[error("{address} cannot be listened on")]
    Address {
        /// Which.
        address: SocketAddr,
        /// Why.
        source: io::Error,
    },
    /// The file with the operator's token cannot be read.
    #[error("the file with the operator's token cannot be read")]
    Token(#[source] io::Error),
    /// Mail cannot be sent as it is set.
    #[error("mail cannot be sent")]
    Mail(#[from] lettre::transport::smtp::Error),
}

impl App {
    /// Opens the database of the configuration, with all games in the registry.
    ///
    /// # Errors
    /// [`ServeError::Store`] and [`ServeError::Mail`].
    pub async fn open(config: Config) -> Result<Arc<Self>, ServeError> {
        let store = SqlStore::open(&config.database).await?;
        Self::with(config, Box::new(store), *REGISTRY).await
    }

    /// With this store and these games.
    ///
    /// # Errors
    /// [`ServeError::Store`] and [`ServeError::Mail`].
    pub async fn with(config: Config, store: Box<dyn Store>, registry: Registry) -> Result<Arc<Self>, ServeError> {
        let secrets = store.secrets(Secrets { signing_key: random_bytes(), seed_key: random_bytes() }).await?;
        let current = Current::new(config.clone());
        let tables = Tables::open(Arc::clone(&current), registry, store, secrets.seed_key).await?;
        let token_key = TokenKey(tables.host.seed(TOKENS));
        Ok(Arc::new(Self {
            tables,
            token_key,
            requests: Buckets::new(Duration::from_secs(10)),
            makers: Buckets::new(Duration::from_secs(3_600)),
            accounts_made: Buckets::new(Duration::from_secs(3_600)),
            reporters: Buckets::new(Duration::from_secs(3_600)),
            hashing: Aside::new(),
            links: Links::new(config.seats_link),
            questions: Questions::default(),
            post: Post::of(&config)?,
            watch: Watch::default(),
            streams: Arc::default(),
            records: Arc::new(Semaphore::new(config.limits.records_checked)),
            exports: Holds::new(),
            records_sent: Holds::new(),
            sign_ins_refused: Counted::default(),
            announcement: Announcement::default(),
            signing_key: SigningKey::from_bytes(&secrets.signing_key.0),
            registry,
            config: current,
        }))
    }

    /// The configuration as it holds now.
    pub(super) fn config(&self) -> Arc<Config> {
        self.config.get()
    }

    /// From now on the limits of another configuration hold, and how its log is told, if that is another way than it was `before`: the operator may
    /// have chosen one meanwhile.
    pub fn renew(&self, before: &Config, wanted: &Config) {
        if wanted.log != before.log {
            logs::change(&wanted.log);
        }
        self.config.renew(wanted);
    }

    /// Ends all streams, which would keep a server from stopping.
    pub(super) fn end_streams(&self) {
        self.tables.end_streams();
    }

    /// Ends all streams, and closes the store: nothing changes any more.
    pub async fn close(&self) {
        self.end_streams();
        self.tables.host.store.close().await;
    }
}
