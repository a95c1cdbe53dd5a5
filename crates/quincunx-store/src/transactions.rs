//! How the store reads and writes: each time in a transaction, in a database that is still there.

use quincunx_engine::Bytes32;
use sqlx::AnyConnection;

use crate::arriving::hold_guest;
use crate::rows::found;
use crate::timed::Timed;
use crate::{Right, SqlStore, StoreError};

impl SqlStore {
    /// A transaction that writes, for this method.
    pub(crate) async fn write(&self, method: &'static str) -> Result<Timed, StoreError> {
        self.begin_with(self.dialect.write, method).await
    }

    /// What was written is kept, if the database is still where the next start looks for it.
    pub(crate) async fn commit(&self, transaction: Timed) -> Result<(), StoreError> {
        transaction.commit().await?;
        self.is_there()
    }

    /// Holds an account until the transaction is over, before anything else is written. Whoever removes one holds it, too: what somebody does
    /// at that very moment is done before, and goes with the account, or not at all.
    pub(crate) async fn hold(&self, connection: &mut AnyConnection, account: Bytes32) -> Result<(), StoreError> {
        let held = sqlx::query(self.dialect.hold).bind(&account.0[..]).fetch_optional(connection).await?;
        held.map(drop).ok_or(StoreError::NoAccount)
    }

    /// Holds the account of somebody who still has this right. [`StoreError::NoAccount`].
    pub(crate) async fn hold_by(
        &self,
        connection: &mut AnyConnection,
        person: Bytes32,
        right: Right<'_>,
    ) -> Result<(), StoreError> {
        self.hold_with(connection, [person, person], right).await
    }

    /// Holds the account of somebody who still has this right, and with it another one, such as that of one of the person's bots.
    /// [`StoreError::NoAccount`].
    pub(crate) async fn hold_with(
        &self,
        connection: &mut AnyConnection,
        [person, other]: [Bytes32; 2],
        right: Right<'_>,
    ) -> Result<(), StoreError> {
        let there = self.hold_all(&mut *connection, vec![person, other]).await?;
        if ![person, other].iter().all(|account| there.contains(account)) {
            return Err(StoreError::NoAccount);
        }
        let still = |statement| sqlx::query(statement).bind(person.0.to_vec());
        let still = match right {
            Right::Password(kept) => {
                still("SELECT person FROM accounts WHERE person = $1 AND password = $2").bind(kept)
            }
            Right::Passkey(id) => still("SELECT person FROM passkeys WHERE person = $1 AND id = $2").bind(id),
            Right::Session(token) => {
                still("SELECT person FROM sessions WHERE person = $1 AND token = $2").bind(token.0.to_vec())
            }
            Right::Address(form) => still("SELECT person FROM addresses WHERE person = $1 AND form = $2").bind(form),
        };
        still.fetch_optional(connection).await?.map(drop).ok_or(StoreError::NoAccount)
    }

    /// Holds whoever does something: with an account, or a guest, who is known by the hash of the token. [`StoreError::NoAccount`];
    /// [`StoreError::NoGuest`].
    pub(crate) async fn hold_whoever(
        &self,
        connection: &mut AnyConnection,
        account: Option<Bytes32>,
        guest: Bytes32,
    ) -> Result<(), StoreError> {
        match account {
            Some(account) => self.hold(connection, account).await,
            None => hold_guest(connection, guest).await,
        }
    }

    /// Holds accounts, and tells which of them are there: in one order, as somebody may hold the same at this moment.
    pub(crate) async fn hold_all(
        &self,
        connection: &mut AnyConnection,
        mut accounts: Vec<Bytes32>,
    ) -> Result<Vec<Bytes32>, StoreError> {
        accounts.sort_unstable_by_key(|account| account.0);
        accounts.dedup();
        let mut there = Vec::new();
        for account in accounts {
            match self.hold(connection, account).await {
                Ok(()) => there.push(account),
                Err(StoreError::NoAccount) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(there)
    }

    /// Notes that whoever has this token (by its hash) has come.
    pub(crate) async fn note_use(
        &self,
        method: &'static str,
        statement: &'static str,
        token: Bytes32,
        now: i64,
    ) -> Result<(), StoreError> {
        let mut transaction = self.write(method).await?;
        let used = sqlx::query(statement).bind(now).bind(&token.0[..]).execute(&mut *transaction).await?;
        found(used.rows_affected())?;
        self.commit(transaction).await
    }

    /// What was deleted is nowhere in the files any more, as far as the database has a way to see to that.
    pub(crate) async fn sweep(&self) {
        if let Some(sweep) = self.dialect.sweep {
            // Whoever reads just then keeps the log as it is until the next time.
            _ = sqlx::query(sweep).execute(&self.pool).await;
        }
    }

    /// A transaction that reads, all of it at one point in time, for this method.
    pub(crate) async fn read(&self, method: &'static str) -> Result<Timed, StoreError> {
        self.begin_with(self.dialect.read, method).await
    }

    /// Of a database that was replaced some connections would read the old files and some the new ones, so none is used.
    async fn begin_with(&self, statement: &'static str, method: &'static str) -> Result<Timed, StoreError> {
        self.is_there()?;
        let begun = Timed::begin(&self.pool, statement, method).await;
        self.is_there()?;
        Ok(begun?)
    }

    fn is_there(&self) -> Result<(), StoreError> {
        match &self.watched {
            Some(watched) if !self.pool.is_closed() => watched.check(),
            _ => Ok(()),
        }
    }
}
