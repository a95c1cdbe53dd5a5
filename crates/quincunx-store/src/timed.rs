//! How long the database takes.

use std::ops::{Deref, DerefMut};
use std::time::Instant;

use metrics::histogram;
use sqlx::{Any, AnyConnection, AnyPool, Transaction};

/// The figure that has the times of all transactions, by the method of the store that each was for.
pub const DATABASE_SECONDS: &str = "quincunx_database_seconds";

/// A transaction that is timed from when it is asked for until it is over: with waiting for a connection, and with the commit.
pub(crate) struct Timed {
    transaction: Transaction<'static, Any>,
    // It comes second, and is dropped second.
    clock: Clock,
}

struct Clock {
    method: &'static str,
    asked: Instant,
}

impl Timed {
    pub(crate) async fn begin(
        pool: &AnyPool,
        statement: &'static str,
        method: &'static str,
    ) -> Result<Self, sqlx::Error> {
        let clock = Clock { method, asked: Instant::now() };
        Ok(Self { transaction: pool.begin_with(statement).await?, clock })
    }

    pub(crate) async fn commit(self) -> Result<(), sqlx::Error> {
        let Self { transaction, clock: _clock } = self;
        transaction.commit().await
    }
}

impl Deref for Timed {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.transaction
    }
}

impl DerefMut for Timed {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.transaction
    }
}

impl Drop for Clock {
    fn drop(&mut self) {
        histogram!(DATABASE_SECONDS, "statement" => self.method).record(self.asked.elapsed());
    }
}
