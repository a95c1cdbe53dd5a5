//! What all requests share.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ed25519_dalek::SigningKey;
use hmac::{Hmac, KeyInit, Mac};
use quincunx_engine::Bytes32;
use quincunx_games::{REGISTRY, Registry};
use quincunx_store::{Secrets, SqlStore, Store, StoreError};
use sha2::Sha256;
use thiserror::Error;
use tokio::sync::Semaphore;

use crate::computers::Computers;
use crate::config::Config;
use crate::identity::random_bytes;
use crate::limits::{Buckets, Holds};
use crate::tables::Tables;

/// So many records are checked at the same time; checking one takes a processor and memory.
const RECORDS_AT_ONCE: usize = 2;

/// What all requests share.
pub struct App {
    pub(crate) config: Config,
    pub(crate) registry: Registry,
    pub(crate) store: Box<dyn Store>,
    pub(crate) signing_key: SigningKey,
    seed_key: Bytes32,
    pub(crate) tables: Tables,
    pub(crate) computers: Computers,
    pub(crate) requests: Buckets,
    pub(crate) makers: Buckets,
    pub(crate) streams: Arc<Holds>,
    pub(crate) records: Arc<Semaphore>,
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
}

impl App {
    /// Opens the database of the configuration, with all games in the registry.
    ///
    /// # Errors
    /// [`ServeError::Store`].
    pub async fn open(config: Config) -> Result<Arc<Self>, ServeError> {
        let store = SqlStore::open(&config.database).await?;
        Self::with(config, Box::new(store), REGISTRY).await
    }

    /// With this store and these games.
    ///
    /// # Errors
    /// [`ServeError::Store`].
    pub async fn with(config: Config, store: Box<dyn Store>, registry: Registry) -> Result<Arc<Self>, ServeError> {
        let secrets = store.secrets(Secrets { signing_key: random_bytes(), seed_key: random_bytes() }).await?;
        let limits = &config.limits;
        let app = Self {
            tables: Tables::new(store.count().await?),
            computers: Computers::new(),
            requests: Buckets::new(limits.requests_in_ten_seconds, Duration::from_secs(10)),
            makers: Buckets::new(limits.tables_in_an_hour, Duration::from_secs(3_600)),
            streams: Holds::new(limits.streams, limits.streams_in_all),
            records: Arc::new(Semaphore::new(RECORDS_AT_ONCE)),
            signing_key: SigningKey::from_bytes(&secrets.signing_key.0),
            seed_key: secrets.seed_key,
            store,
            registry,
            config,
        };
        let app = Arc::new(app);
        tokio::spawn(Self::attend(Arc::downgrade(&app)));
        Ok(app)
    }

    /// The seed of the table with this id. It follows from the id, so that it can be committed to before there is a table; the
    /// id being given once, no two tables have the same.
    pub(crate) fn seed(&self, id: &str) -> Bytes32 {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.seed_key.0).expect("HMAC takes keys of any length");
        mac.update(id.as_bytes());
        Bytes32(mac.finalize().into_bytes().into())
    }

    /// Goes on with the tables at which the computer was due when the server stopped; then drops idle tables from memory, as
    /// long as there is an app.
    async fn attend(app: std::sync::Weak<Self>) {
        if let Some(app) = app.upgrade() {
            app.resume().await;
        }
        let Some(idle) = app.upgrade().map(|app| app.config.idle) else { return };
        loop {
            tokio::time::sleep(idle / 2).await;
            let Some(app) = app.upgrade() else { return };
            app.tables.drop_idle(Instant::now(), idle);
        }
    }

    async fn resume(self: &Arc<Self>) {
        match self.store.unattended().await {
            Ok(ids) => {
                for id in ids {
                    // A table that fails has said so in the log; the others go on.
                    let _ = self.table(&id).await;
                }
            }
            Err(error) => tracing::error!(%error, "tables could not be gone on with"),
        }
    }

    /// Ends all streams, which would keep a server from stopping.
    pub(crate) fn end_streams(&self) {
        self.tables.end_streams();
    }

    /// Ends all streams, and closes the store: nothing changes any more.
    pub async fn close(&self) {
        self.end_streams();
        self.store.close().await;
    }
}
