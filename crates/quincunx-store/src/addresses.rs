//! The e-mail addresses of people, and the links that are mailed to them.

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::accounts::take_back;
use crate::arriving::admit;
use crate::rows::{bytes, found, room};
use crate::{Admitted, Arrival, Right, SqlStore, StoreError};

/// An e-mail address.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    /// As mail is sent to it.
    pub address: String,
    /// The same however its letters are written.
    pub form: String,
}

/// A link that was mailed.
#[derive(Clone, PartialEq, Eq)]
pub struct MailedLink {
    /// The hash of its code.
    pub code: Bytes32,
    /// Whose it is.
    pub person: Bytes32,
    /// The address that it confirms; one without an address signs the person in.
    pub confirms: Option<Address>,
    /// Until when it holds: seconds since 1970.
    pub until: i64,
}

/// So many links hold at a time by which a person signs in: whoever finds them in the mailbox needs no other one.
const MOST_LINKS: u32 = 3;

/// Where addresses are kept. A person has one at most, and nobody else has the same.
#[async_trait]
pub trait Addresses: Send + Sync {
    /// A person's address, which is confirmed.
    async fn address_of(&self, person: Bytes32) -> Result<Option<Address>, StoreError>;

    /// The address that a person has asked for, as long as it waits to be confirmed.
    async fn waiting_of(&self, person: Bytes32, now: i64) -> Result<Option<Address>, StoreError>;

    /// Whose address has this form.
    async fn person_at(&self, form: &str) -> Result<Bytes32, StoreError>;

    /// Keeps a link for a person who has this right, and forgets those of anybody's whose time is over; one that confirms an address ends the
    /// person's others that do. [`StoreError::TooMany`] if so many hold already by which the person signs in; [`StoreError::NoAccount`], also if
    /// there is no such right any more.
    async fn keep_link(&self, link: &MailedLink, right: Right<'_>, now: i64) -> Result<(), StoreError>;

    /// Forgets the link with this code (by its hash), if there is one: it has not got to whom it is for.
    async fn forget_link(&self, code: Bytes32) -> Result<(), StoreError>;

    /// The link with this code (by its hash), if it holds.
    async fn mailed_link(&self, code: Bytes32, now: i64) -> Result<MailedLink, StoreError>;

    /// Uses a link up: the person has the address that it confirms then, and no link besides. Gives the address of before.
    /// [`StoreError::Missing`] if there is no such link; [`StoreError::Conflict`] if the address is somebody else's by now.
    async fn confirm(&self, code: Bytes32, now: i64) -> Result<Option<Address>, StoreError>;

    /// Uses a link up with which a person signs in, who is signed in by that. With another password (its hash) the person has that one then, no
    /// other session, no passkey, no recovery code and no link any more, and the person's bots have no tokens. [`StoreError::Missing`] if the
    /// person has no such link.
    async fn enter(
        &self,
        code: Bytes32,
        password: Option<&str>,
        arrival: &Arrival,
        now: i64,
    ) -> Result<Admitted, StoreError>;

    /// Forgets the address that waits to be confirmed, with its link, of a person who is signed in with this session. [`StoreError::NoAccount`], also
    /// if the session has ended.
    async fn forget_waiting(&self, person: Bytes32, session: Bytes32) -> Result<(), StoreError>;

    /// Takes the address of a person away who is signed in with this session, and all links. Gives the address. [`StoreError::NoAccount`], also if
    /// the session has ended.
    async fn remove_address(&self, person: Bytes32, session: Bytes32) -> Result<Option<Address>, StoreError>;
}

pub(crate) const PERSON_AT: &str = "SELECT person FROM addresses WHERE form = $1";
const FORGET_LINK: &str = "DELETE FROM mailed_links WHERE code = $1";

#[async_trait]
impl Addresses for SqlStore {
    async fn address_of(&self, person: Bytes32) -> Result<Option<Address>, StoreError> {
        address_of(&mut *self.read("address_of").await?, person).await
    }

    async fn waiting_of(&self, person: Bytes32, now: i64) -> Result<Option<Address>, StoreError> {
        let statement =
            "SELECT address, form FROM mailed_links WHERE person = $1 AND until > $2 AND address IS NOT NULL";
        let mut snapshot = self.read("waiting_of").await?;
        let row = sqlx::query(statement).bind(&person.0[..]).bind(now).fetch_optional(&mut *snapshot).await?;
        row.map(|row| read_address(&row)).transpose()
    }

    async fn person_at(&self, form: &str) -> Result<Bytes32, StoreError> {
        let mut snapshot = self.read("person_at").await?;
        bytes(&sqlx::query(PERSON_AT).bind(form).fetch_one(&mut *snapshot).await?, "person")
    }

    async fn keep_link(&self, link: &MailedLink, right: Right<'_>, now: i64) -> Result<(), StoreError> {
        let mut transaction = self.write("keep_link").await?;
        self.hold_by(&mut transaction, link.person, right).await?;
        sqlx::query("DELETE FROM mailed_links WHERE until <= $1").bind(now).execute(&mut *transaction).await?;
        if link.confirms.is_some() {
            sqlx::query("DELETE FROM mailed_links WHERE person = $1 AND address IS NOT NULL")
                .bind(&link.person.0[..])
                .execute(&mut *transaction)
                .await?;
        } else {
            let statement = "SELECT count(*) AS count FROM mailed_links WHERE person = $1 AND address IS NULL";
            let hold = sqlx::query(statement).bind(&link.person.0[..]).fetch_one(&mut *transaction).await?;
            room(&hold, MOST_LINKS)?;
        }
        sqlx::query("INSERT INTO mailed_links (code, person, address, form, until) VALUES ($1, $2, $3, $4, $5)")
            .bind(&link.code.0[..])
            .bind(&link.person.0[..])
            .bind(link.confirms.as_ref().map(|address| &address.address))
            .bind(link.confirms.as_ref().map(|address| &address.form))
            .bind(link.until)
            .execute(&mut *transaction)
            .await?;
        self.commit(transaction).await
    }

    async fn forget_link(&self, code: Bytes32) -> Result<(), StoreError> {
        let mut transaction = self.write("forget_link").await?;
        sqlx::query(FORGET_LINK).bind(&code.0[..]).execute(&mut *transaction).await?;
        self.commit(transaction).await
    }

    async fn mailed_link(&self, code: Bytes32, now: i64) -> Result<MailedLink, StoreError> {
        mailed_link(&mut *self.read("mailed_link").await?, code, now).await
    }

    async fn confirm(&self, code: Bytes32, now: i64) -> Result<Option<Address>, StoreError> {
        let mut transaction = self.write("confirm").await?;
        let MailedLink { person, confirms, .. } = self.use_up(&mut transaction, code, now).await?;
        let Address { address, form } = confirms.ok_or(StoreError::Missing)?;
        let before = address_of(&mut transaction, person).await?;
        sqlx::query(
            "INSERT INTO addresses (person, address, form) VALUES ($1, $2, $3)
             ON CONFLICT (person) DO UPDATE SET address = excluded.address, form = excluded.form",
        )
        .bind(&person.0[..])
        .bind(address)
        .bind(form)
        .execute(&mut *transaction)
        .await?;
        end_links(&mut transaction, person).await?;
        self.commit(transaction).await?;
        Ok(before)
    }

    async fn enter(
        &self,
        code: Bytes32,
        password: Option<&str>,
        arrival: &Arrival,
        now: i64,
    ) -> Result<Admitted, StoreError> {
        let mut transaction = self.write("enter").await?;
        let MailedLink { person, confirms, .. } = self.use_up(&mut transaction, code, now).await?;
        if confirms.is_some() || person != arrival.session.person {
            return Err(StoreError::Missing);
        }
        if let Some(password) = password {
            take_back(&mut transaction, person, password).await?;
            // Whoever was in may have made them.
            sqlx::query("DELETE FROM codes WHERE person = $1").bind(&person.0[..]).execute(&mut *transaction).await?;
        }
        let admitted = admit(&mut transaction, arrival).await?;
        self.commit(transaction).await?;
        Ok(admitted)
    }

    async fn forget_waiting(&self, person: Bytes32, session: Bytes32) -> Result<(), StoreError> {
        let mut transaction = self.write("forget_waiting").await?;
        self.hold_by(&mut transaction, person, Right::Session(session)).await?;
        sqlx::query("DELETE FROM mailed_links WHERE person = $1 AND address IS NOT NULL")
            .bind(&person.0[..])
            .execute(&mut *transaction)
            .await?;
        self.commit(transaction).await
    }

    async fn remove_address(&self, person: Bytes32, session: Bytes32) -> Result<Option<Address>, StoreError> {
        let mut transaction = self.write("remove_address").await?;
        self.hold_by(&mut transaction, person, Right::Session(session)).await?;
        let before = address_of(&mut transaction, person).await?;
        for statement in ["DELETE FROM addresses WHERE person = $1", "DELETE FROM mailed_links WHERE person = $1"] {
            sqlx::query(statement).bind(&person.0[..]).execute(&mut *transaction).await?;
        }
        self.commit(transaction).await?;
        Ok(before)
    }
}

impl SqlStore {
    /// A link, of which nobody else gets anything any more; its account is held.
    async fn use_up(&self, connection: &mut AnyConnection, code: Bytes32, now: i64) -> Result<MailedLink, StoreError> {
        let link = mailed_link(&mut *connection, code, now).await?;
        self.hold(&mut *connection, link.person).await.map_err(|error| match error {
            StoreError::NoAccount => StoreError::Missing,
            error => error,
        })?;
        let used = sqlx::query(FORGET_LINK).bind(&code.0[..]).execute(&mut *connection).await?;
        found(used.rows_affected())?;
        Ok(link)
    }
}

async fn mailed_link(connection: &mut AnyConnection, code: Bytes32, now: i64) -> Result<MailedLink, StoreError> {
    let statement = "SELECT * FROM mailed_links WHERE code = $1 AND until > $2";
    let row = sqlx::query(statement).bind(&code.0[..]).bind(now).fetch_one(connection).await?;
    let confirms = match row.try_get::<Option<&str>, _>("address")? {
        Some(_) => Some(read_address(&row)?),
        None => None,
    };
    Ok(MailedLink { code, person: bytes(&row, "person")?, confirms, until: row.try_get("until")? })
}

async fn address_of(connection: &mut AnyConnection, person: Bytes32) -> Result<Option<Address>, StoreError> {
    let statement = "SELECT address, form FROM addresses WHERE person = $1";
    let row = sqlx::query(statement).bind(&person.0[..]).fetch_optional(connection).await?;
    row.map(|row| read_address(&row)).transpose()
}

fn read_address(row: &AnyRow) -> Result<Address, StoreError> {
    Ok(Address { address: row.try_get("address")?, form: row.try_get("form")? })
}

/// Ends the links that were mailed for a person: those to sign in, and the one that would confirm an address, which whoever is thrown out may
/// have asked for.
pub(crate) async fn end_links(connection: &mut AnyConnection, person: Bytes32) -> Result<(), StoreError> {
    let statement = "DELETE FROM mailed_links WHERE person = $1";
    sqlx::query(statement).bind(&person.0[..]).execute(connection).await?;
    Ok(())
}
