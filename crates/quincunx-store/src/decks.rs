//! The decks that people have built, for every device on which they are signed in.

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::rows::room;
use crate::{Right, SqlStore, StoreError};

/// A deck of somebody's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptDeck {
    /// Which: the person has no other with this id.
    pub id: String,
    /// The id of the game that it is for.
    pub game: String,
    /// What it is, in JSON; nothing if it was deleted.
    pub deck: Option<String>,
    /// When it was changed last, or deleted: seconds since 1970.
    pub changed: i64,
}

/// Where decks are kept.
#[async_trait]
pub trait Decks: Send + Sync {
    /// A person's decks by their ids, without those that were deleted.
    async fn decks_of(&self, person: Bytes32) -> Result<Vec<KeptDeck>, StoreError>;

    /// Keeps a deck of a person who is signed in with this session, or that it was deleted, unless another change of it is newer; gives what
    /// counts. [`StoreError::TooMany`] if the person has `most` others; of no more that were deleted it stays known that they were.
    /// [`StoreError::NoAccount`], also if the session has ended.
    async fn keep_deck(
        &self,
        person: Bytes32,
        session: Bytes32,
        deck: &KeptDeck,
        most: u32,
    ) -> Result<KeptDeck, StoreError>;
}

// A test holds how they are found.
pub(crate) const DECKS: &str = "SELECT * FROM decks WHERE person = $1 AND deck IS NOT NULL ORDER BY id";

const KEEP: &str = "
    INSERT INTO decks (person, id, game, deck, changed) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (person, id) DO UPDATE SET game = excluded.game, deck = excluded.deck, changed = excluded.changed
    WHERE decks.changed <= excluded.changed";

const FORGET: &str = "
    DELETE FROM decks WHERE person = $1 AND deck IS NULL AND id NOT IN
        (SELECT id FROM decks WHERE person = $1 AND deck IS NULL ORDER BY changed DESC, id LIMIT $2)";

#[async_trait]
impl Decks for SqlStore {
    async fn decks_of(&self, person: Bytes32) -> Result<Vec<KeptDeck>, StoreError> {
        let mut snapshot = self.read("decks_of").await?;
        let rows = sqlx::query(DECKS).bind(&person.0[..]).fetch_all(&mut *snapshot).await?;
        rows.iter().map(read).collect()
    }

    async fn keep_deck(
        &self,
        person: Bytes32,
        session: Bytes32,
        deck: &KeptDeck,
        most: u32,
    ) -> Result<KeptDeck, StoreError> {
        let mut transaction = self.write("keep_deck").await?;
        self.hold_by(&mut transaction, person, Right::Session(session)).await?;
        sqlx::query(KEEP)
            .bind(&person.0[..])
            .bind(&deck.id)
            .bind(&deck.game)
            .bind(&deck.deck)
            .bind(deck.changed)
            .execute(&mut *transaction)
            .await?;
        let row = sqlx::query("SELECT * FROM decks WHERE person = $1 AND id = $2")
            .bind(&person.0[..])
            .bind(&deck.id)
            .fetch_one(&mut *transaction)
            .await?;
        let counts = read(&row)?;
        // This one is among them.
        let row = sqlx::query("SELECT count(*) AS count FROM decks WHERE person = $1 AND deck IS NOT NULL")
            .bind(&person.0[..])
            .fetch_one(&mut *transaction)
            .await?;
        room(&row, most.saturating_add(1))?;
        sqlx::query(FORGET).bind(&person.0[..]).bind(i64::from(most)).execute(&mut *transaction).await?;
        self.commit(transaction).await?;
        Ok(counts)
    }
}

fn read(row: &AnyRow) -> Result<KeptDeck, StoreError> {
    Ok(KeptDeck {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        deck: row.try_get("deck")?,
        changed: row.try_get("changed")?,
    })
}
