//! Who comes back by name: people with the browsers in which they are signed in, and bots.

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::addresses::end_links;
use crate::arriving::{FORMER_GUEST, admit};
use crate::likeness::likeness;
use crate::names::{is_taken, not_taken};
use crate::rows::{bytes, found, number};
use crate::{Admitted, Arrival, SqlStore, StoreError, leaving};

/// Somebody who comes back by name.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Who it is: seats and tables have this where those of a guest have the hash of the guest's token.
    pub person: Bytes32,
    /// The name.
    pub name: String,
    /// What the name looks like; no two accounts look the same.
    pub looks: String,
    /// A person or a bot.
    pub kind: AccountKind,
    /// When it was made: seconds since 1970.
    pub created: i64,
}

/// What is behind an account. A bot is one from the beginning and for good: no seat was taken by it as a person.
#[derive(Clone, PartialEq, Eq)]
pub enum AccountKind {
    /// A person, who signs in.
    Person {
        /// The hash of the password, in the PHC string format; whoever signs in with [passkeys](crate::Passkeys) need not have one.
        password: Option<String>,
    },
    /// A program, which comes with tokens that its owner has made.
    Bot {
        /// The person whose it is.
        owner: Bytes32,
    },
}

/// A browser in which somebody is signed in.
#[derive(Clone, PartialEq, Eq)]
pub struct Session {
    /// The hash of the token that the browser has.
    pub token: Bytes32,
    /// Who is signed in.
    pub person: Bytes32,
    /// What the browser says that it is.
    pub device: String,
    /// When the person signed in: seconds since 1970.
    pub created: i64,
    /// When it was last noted that the browser was used: seconds since 1970.
    pub used: i64,
}

/// Who is signed in, as every request asks.
#[derive(Clone, PartialEq, Eq)]
pub struct SignedIn {
    /// Who.
    pub person: Bytes32,
    /// The name.
    pub name: String,
    /// When it was last noted that the browser was used: seconds since 1970.
    pub used: i64,
}

/// What somebody signs in by, or what allows a change to what belongs to an account. It was looked at before; whatever writes looks once more, in
/// the same transaction, so that nothing is done any more by somebody who was thrown out meanwhile.
#[derive(Clone, Copy)]
pub enum Right<'a> {
    /// The password, as the account has it kept; an empty one where it has none.
    Password(&'a str),
    /// The passkey with this id.
    Passkey(&'a [u8]),
    /// The session with this token (by its hash).
    Session(Bytes32),
    /// The e-mail address of this form.
    Address(&'a str),
}

/// Where accounts are kept: like tables, and beside them.
#[async_trait]
pub trait Accounts: Send + Sync {
    /// Keeps a new account of a person; one of a bot is [made](crate::Bots::make_bot) by its owner ([`StoreError::NoAccount`]).
    /// [`StoreError::Conflict`] if there is one that looks the same, in small letters or as both are written.
    async fn make_account(&self, account: &Account) -> Result<(), StoreError>;

    /// The account whose name looks like this.
    async fn account_that_looks(&self, looks: &str) -> Result<Account, StoreError>;

    /// Is there an account that looks the same as this name, in small letters or as both are written, or was one taken away from an account?
    async fn is_taken(&self, name: &str, looks: &str) -> Result<bool, StoreError>;

    /// The account of this person.
    async fn account(&self, person: Bytes32) -> Result<Account, StoreError>;

    /// Keeps another password (its hash) of a person who is signed in with this session, and ends all others, with the links with which another
    /// would begin. [`StoreError::NoAccount`], also if the session has ended.
    async fn set_password(&self, person: Bytes32, session: Bytes32, password: &str) -> Result<(), StoreError>;

    /// Keeps these codes (their hashes) in place of those that the person had, who is signed in with this session. [`StoreError::NoAccount`], also
    /// if the session has ended.
    async fn set_codes(&self, person: Bytes32, session: Bytes32, codes: &[Bytes32]) -> Result<(), StoreError>;

    /// How many codes the person has left.
    async fn codes_left(&self, person: Bytes32) -> Result<u32, StoreError>;

    /// Uses a code (by its hash) up: the person has another password (its hash) then, no session, no passkey, no e-mail address and no mailed
    /// link any more, and the person's bots have no tokens. [`StoreError::Missing`] if the person has no such code.
    async fn recover(&self, person: Bytes32, code: Bytes32, password: &str) -> Result<(), StoreError>;

    /// Signs a person in who has this right; of the person's sessions the one that was not used the longest ends where there are too many.
    /// [`StoreError::NoAccount`], also if there is no such right any more.
    async fn sign_in(&self, arrival: &Arrival, right: Right<'_>) -> Result<Admitted, StoreError>;

    /// Has this guest (by the hash of the token) become an account? Nothing is given to such a guest any more.
    async fn is_former_guest(&self, guest: Bytes32) -> Result<bool, StoreError>;

    /// Who is signed in with this token (by its hash), if it was used since a moment.
    async fn signed_in(&self, token: Bytes32, since: i64) -> Result<SignedIn, StoreError>;

    /// Notes that a session is used.
    async fn use_session(&self, token: Bytes32, now: i64) -> Result<(), StoreError>;

    /// A person's sessions, the one used last first.
    async fn sessions(&self, person: Bytes32) -> Result<Vec<Session>, StoreError>;

    /// Ends a person's session with this token (by its hash). [`StoreError::Missing`] if there is none.
    async fn sign_out(&self, person: Bytes32, token: Bytes32) -> Result<(), StoreError>;

    /// Ends all sessions of a person but one, and the links with which another would begin. [`StoreError::NoAccount`], also if that one has ended:
    /// whoever was thrown out throws nobody out.
    async fn sign_others_out(&self, person: Bytes32, but: Bytes32) -> Result<(), StoreError>;

    /// The ids of the tables that would wait for this person, or wait to begin.
    async fn awaited_at(&self, person: Bytes32) -> Result<Vec<String>, StoreError>;

    /// Removes an account and whatever tells of it, names in records included where they can be taken out. Gives the ids of the tables at which
    /// it had a seat. Its owner, a bot's or the person, is signed in with this session. [`StoreError::Conflict`] as long as a table
    /// [waits](Accounts::awaited_at) for it, or it has bots; [`StoreError::NoAccount`], also if the session has ended.
    async fn remove_account(
        &self,
        person: Bytes32,
        owner: Bytes32,
        session: Bytes32,
    ) -> Result<Vec<String>, StoreError>;

    /// Notes an attempt of each of these, forgets those that began before `since`, and tells how many each has made since it began.
    async fn attempt(&self, who: &[Bytes32], since: i64, now: i64) -> Result<Vec<u32>, StoreError>;

    /// Takes an attempt of each of these back.
    async fn forgive(&self, who: &[Bytes32]) -> Result<(), StoreError>;
}

// What whoever signs in waits for, and what every request of somebody who is signed in waits for: a test holds how it is found.
pub(crate) const THAT_LOOKS: &str = "SELECT * FROM accounts WHERE looks = $1";
pub(crate) const FORGET_SESSIONS: &str = "DELETE FROM sessions WHERE used < $1";
pub(crate) const SIGNED_IN: &str = "
    SELECT accounts.person, name, used FROM sessions JOIN accounts ON accounts.person = sessions.person
    WHERE token = $1 AND used >= $2";
pub(crate) const USE_SESSION: &str = "UPDATE sessions SET used = $1 WHERE token = $2";
const ATTEMPT: &str = "
    INSERT INTO attempts (who, number, since) VALUES ($1, 1, $2)
    ON CONFLICT (who) DO UPDATE SET
        number = CASE WHEN attempts.since < $3 THEN 1 ELSE attempts.number + 1 END,
        since = CASE WHEN attempts.since < $3 THEN excluded.since ELSE attempts.since END
    RETURNING number";
pub(crate) const FORGIVE: &str = "UPDATE attempts SET number = number - 1 WHERE who = $1 AND number > 0";

#[async_trait]
impl Accounts for SqlStore {
    async fn make_account(&self, account: &Account) -> Result<(), StoreError> {
        if matches!(account.kind, AccountKind::Bot { .. }) {
            return Err(StoreError::NoAccount);
        }
        let mut transaction = self.write("make_account").await?;
        insert_account(&mut transaction, account).await?;
        self.commit(transaction).await
    }

    async fn account_that_looks(&self, looks: &str) -> Result<Account, StoreError> {
        let mut snapshot = self.read("account_that_looks").await?;
        let row = sqlx::query(THAT_LOOKS).bind(looks).fetch_one(&mut *snapshot).await?;
        read_account(&row)
    }

    async fn is_taken(&self, name: &str, looks: &str) -> Result<bool, StoreError> {
        is_taken(&mut *self.read("is_taken").await?, name, looks).await
    }

    async fn account(&self, person: Bytes32) -> Result<Account, StoreError> {
        let mut snapshot = self.read("account").await?;
        let statement = "SELECT * FROM accounts WHERE person = $1";
        let row = sqlx::query(statement).bind(&person.0[..]).fetch_one(&mut *snapshot).await?;
        read_account(&row)
    }

    async fn set_password(&self, person: Bytes32, session: Bytes32, password: &str) -> Result<(), StoreError> {
        let mut transaction = self.write("set_password").await?;
        self.hold_by(&mut transaction, person, Right::Session(session)).await?;
        sqlx::query("UPDATE accounts SET password = $1 WHERE person = $2")
            .bind(password)
            .bind(&person.0[..])
            .execute(&mut *transaction)
            .await?;
        end_others(&mut transaction, person, session).await?;
        self.commit(transaction).await
    }

    async fn set_codes(&self, person: Bytes32, session: Bytes32, codes: &[Bytes32]) -> Result<(), StoreError> {
        let mut transaction = self.write("set_codes").await?;
        self.hold_by(&mut transaction, person, Right::Session(session)).await?;
        sqlx::query("DELETE FROM codes WHERE person = $1").bind(&person.0[..]).execute(&mut *transaction).await?;
        for code in codes {
            sqlx::query("INSERT INTO codes (code, person) VALUES ($1, $2)")
                .bind(&code.0[..])
                .bind(&person.0[..])
                .execute(&mut *transaction)
                .await?;
        }
        self.commit(transaction).await
    }

    async fn codes_left(&self, person: Bytes32) -> Result<u32, StoreError> {
        let mut snapshot = self.read("codes_left").await?;
        let statement = "SELECT count(*) AS count FROM codes WHERE person = $1";
        let row = sqlx::query(statement).bind(&person.0[..]).fetch_one(&mut *snapshot).await?;
        number(&row, "count")
    }

    async fn recover(&self, person: Bytes32, code: Bytes32, password: &str) -> Result<(), StoreError> {
        let mut transaction = self.write("recover").await?;
        self.hold(&mut transaction, person).await.map_err(|error| match error {
            StoreError::NoAccount => StoreError::Missing,
            error => error,
        })?;
        let used = sqlx::query("DELETE FROM codes WHERE person = $1 AND code = $2")
            .bind(&person.0[..])
            .bind(&code.0[..])
            .execute(&mut *transaction)
            .await?;
        found(used.rows_affected())?;
        take_back(&mut transaction, person, password).await?;
        // Whoever was in may have put another one in its place.
        sqlx::query("DELETE FROM addresses WHERE person = $1").bind(&person.0[..]).execute(&mut *transaction).await?;
        self.commit(transaction).await
    }

    async fn sign_in(&self, arrival: &Arrival, right: Right<'_>) -> Result<Admitted, StoreError> {
        let mut transaction = self.write("sign_in").await?;
        self.hold_by(&mut transaction, arrival.session.person, right).await?;
        let admitted = admit(&mut transaction, arrival).await?;
        self.commit(transaction).await?;
        Ok(admitted)
    }

    async fn is_former_guest(&self, guest: Bytes32) -> Result<bool, StoreError> {
        let mut snapshot = self.read("is_former_guest").await?;
        let found = sqlx::query(FORMER_GUEST).bind(&guest.0[..]).fetch_optional(&mut *snapshot).await?;
        Ok(found.is_some())
    }

    async fn signed_in(&self, token: Bytes32, since: i64) -> Result<SignedIn, StoreError> {
        let mut snapshot = self.read("signed_in").await?;
        let row = sqlx::query(SIGNED_IN).bind(&token.0[..]).bind(since).fetch_one(&mut *snapshot).await?;
        Ok(SignedIn { person: bytes(&row, "person")?, name: row.try_get("name")?, used: row.try_get("used")? })
    }

    async fn use_session(&self, token: Bytes32, now: i64) -> Result<(), StoreError> {
        self.note_use("use_session", USE_SESSION, token, now).await
    }

    async fn sessions(&self, person: Bytes32) -> Result<Vec<Session>, StoreError> {
        let rows = sqlx::query("SELECT * FROM sessions WHERE person = $1 ORDER BY used DESC, created DESC, token")
            .bind(&person.0[..])
            .fetch_all(&mut *self.read("sessions").await?)
            .await?;
        let session = |row: &AnyRow| {
            Ok(Session {
                token: bytes(row, "token")?,
                person,
                device: row.try_get("device")?,
                created: row.try_get("created")?,
                used: row.try_get("used")?,
            })
        };
        rows.iter().map(session).collect()
    }

    async fn sign_out(&self, person: Bytes32, token: Bytes32) -> Result<(), StoreError> {
        let mut transaction = self.write("sign_out").await?;
        let ended = sqlx::query("DELETE FROM sessions WHERE person = $1 AND token = $2")
            .bind(&person.0[..])
            .bind(&token.0[..])
            .execute(&mut *transaction)
            .await?;
        found(ended.rows_affected())?;
        self.commit(transaction).await
    }

    async fn sign_others_out(&self, person: Bytes32, but: Bytes32) -> Result<(), StoreError> {
        let mut transaction = self.write("sign_others_out").await?;
        self.hold_by(&mut transaction, person, Right::Session(but)).await?;
        end_others(&mut transaction, person, but).await?;
        self.commit(transaction).await
    }

    async fn awaited_at(&self, person: Bytes32) -> Result<Vec<String>, StoreError> {
        leaving::awaited_at(&mut *self.read("awaited_at").await?, person).await
    }

    async fn remove_account(
        &self,
        person: Bytes32,
        owner: Bytes32,
        session: Bytes32,
    ) -> Result<Vec<String>, StoreError> {
        let mut transaction = self.write("remove_account").await?;
        self.hold_with(&mut transaction, [owner, person], Right::Session(session)).await?;
        let tables = leaving::remove(&mut transaction, person).await?;
        self.commit(transaction).await?;
        self.sweep().await;
        Ok(tables)
    }

    async fn attempt(&self, who: &[Bytes32], since: i64, now: i64) -> Result<Vec<u32>, StoreError> {
        let mut transaction = self.write("attempt").await?;
        let mut numbers = vec![0; who.len()];
        for place in in_order(who) {
            let row =
                sqlx::query(ATTEMPT).bind(&who[place].0[..]).bind(now).bind(since).fetch_one(&mut *transaction).await?;
            numbers[place] = number(&row, "number")?;
        }
        // Last, and without waiting for anybody: these are in whatever order they are found.
        sqlx::query(self.dialect.forget_attempts).bind(since).execute(&mut *transaction).await?;
        self.commit(transaction).await?;
        Ok(numbers)
    }

    async fn forgive(&self, who: &[Bytes32]) -> Result<(), StoreError> {
        let mut transaction = self.write("forgive").await?;
        forgive(&mut transaction, who).await?;
        self.commit(transaction).await
    }
}

/// Attempts count no more.
pub(crate) async fn forgive(connection: &mut AnyConnection, who: &[Bytes32]) -> Result<(), StoreError> {
    for place in in_order(who) {
        sqlx::query(FORGIVE).bind(&who[place].0[..]).execute(&mut *connection).await?;
    }
    Ok(())
}

/// The places of these in the one order in which everybody writes them: two who write the same ones wait for each other, and not both for ever.
fn in_order(who: &[Bytes32]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..who.len()).collect();
    places.sort_unstable_by_key(|place| who[*place].0);
    places
}

/// Ends the sessions of a person but one, and the links with which another would begin.
async fn end_others(connection: &mut AnyConnection, person: Bytes32, but: Bytes32) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM sessions WHERE person = $1 AND token <> $2")
        .bind(&person.0[..])
        .bind(&but.0[..])
        .execute(&mut *connection)
        .await?;
    end_links(connection, person).await
}

/// Where there is no password an empty one is kept, which is no hash of any.
pub(crate) async fn insert_account(connection: &mut AnyConnection, account: &Account) -> Result<(), StoreError> {
    let (password, owner) = match &account.kind {
        AccountKind::Person { password } => (password.as_deref().unwrap_or_default(), None),
        AccountKind::Bot { owner } => ("", Some(&owner.0[..])),
    };
    not_taken(&mut *connection, &account.name, &account.looks).await?;
    sqlx::query(
        "INSERT INTO accounts (person, name, looks, likeness, password, created, owner)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(&account.person.0[..])
    .bind(&account.name)
    .bind(&account.looks)
    .bind(likeness(&account.name))
    .bind(password)
    .bind(account.created)
    .bind(owner)
    .execute(connection)
    .await?;
    Ok(())
}

/// Somebody who has proved to be the person without the password: the person has another one (its hash), and whoever was in is out, by
/// whatever way.
pub(crate) async fn take_back(
    connection: &mut AnyConnection,
    person: Bytes32,
    password: &str,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE accounts SET password = $1 WHERE person = $2")
        .bind(password)
        .bind(&person.0[..])
        .execute(&mut *connection)
        .await?;
    for statement in [
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM passkeys WHERE person = $1",
        "DELETE FROM mailed_links WHERE person = $1",
        "DELETE FROM tokens WHERE bot IN (SELECT person FROM accounts WHERE owner = $1)",
    ] {
        sqlx::query(statement).bind(&person.0[..]).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(crate) fn read_account(row: &AnyRow) -> Result<Account, StoreError> {
    let kind = match row.try_get::<Option<&[u8]>, _>("owner")? {
        Some(_) => AccountKind::Bot { owner: bytes(row, "owner")? },
        None => {
            let password: String = row.try_get("password")?;
            AccountKind::Person { password: Some(password).filter(|password| !password.is_empty()) }
        }
    };
    Ok(Account {
        person: bytes(row, "person")?,
        name: row.try_get("name")?,
        looks: row.try_get("looks")?,
        kind,
        created: row.try_get("created")?,
    })
}
