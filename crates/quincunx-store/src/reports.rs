//! What players tell the operator: of another player at their table, or of a fault there.

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::kept::words;
use crate::rows::{bytes, changed, number, room, word};
use crate::{SqlStore, StoreError};

words! {
    /// What a report is about.
    About {
        /// What a player is called.
        Name = "name",
        /// How a player behaves: lets every game go to sleep, for one.
        Conduct = "conduct",
        /// A player seems to cheat.
        Cheating = "cheating",
        /// Something at the table is wrong.
        Fault = "fault",
    }
}

impl About {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Name, Self::Conduct, Self::Cheating, Self::Fault];
}

/// What somebody has told the operator.
#[derive(Clone, PartialEq, Eq)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// The table. One whose game has not begun may be gone meanwhile.
    pub table: String,
    /// What it is about.
    pub about: About,
    /// Who has told it: an account, or the hash of a guest's token.
    pub by: Bytes32,
    /// Of whom; a fault is nobody's.
    pub of: Option<Reported>,
    /// In whose own words.
    pub words: String,
    /// When: seconds since 1970.
    pub reported: i64,
    /// What the operator has done about it; nothing yet if missing.
    pub settled: Option<Settled>,
}

/// Somebody whom a report is about, as it stood at the table then.
#[derive(Clone, PartialEq, Eq)]
pub struct Reported {
    /// The seat.
    pub seat: u8,
    /// Who sat there.
    pub person: Bytes32,
    /// What the person was called.
    pub name: String,
}

/// What the operator has done about a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// In the operator's words.
    pub note: String,
    /// When: seconds since 1970.
    pub at: i64,
}

/// Behind which report a list of them goes on: what changes meanwhile moves none that come after it. The default is before the first.
#[derive(Clone, Debug, Default)]
pub struct AfterReport {
    /// When it was settled; it waited, or there is none, if missing.
    pub settled: Option<i64>,
    /// When it was reported.
    pub reported: i64,
    /// Its id.
    pub id: String,
}

/// So many reports of one person wait for the operator.
pub const MOST_REPORTS: u32 = 10;

/// So many wait in all.
const MOST_IN_ALL: u32 = 2_000;

/// Where it is kept what players tell the operator.
#[async_trait]
pub trait Reports: Send + Sync {
    /// Keeps a report of somebody who has a seat at the table, an account or a guest. Where one by the same person about the same waits for the
    /// operator, it has these words from now on. [`StoreError::TooMany`] if too many wait; [`StoreError::Missing`] if either has no seat there
    /// any more; [`StoreError::NoAccount`] and [`StoreError::NoGuest`] if whoever reports is not there any more.
    async fn report(&self, report: &Report, account: Option<Bytes32>) -> Result<(), StoreError>;

    /// So many reports at most that come after this one: those that wait for the operator, the first one first, and then the others, the one that
    /// was settled last first.
    async fn reports(&self, after: &AfterReport, limit: u32) -> Result<Vec<Report>, StoreError>;

    /// The report with this id.
    async fn report_with(&self, id: &str) -> Result<Report, StoreError>;

    /// What a person has told the operator, the first report first.
    async fn reports_by(&self, person: Bytes32) -> Result<Vec<Report>, StoreError>;

    /// Notes what the operator has done about a report that waits. [`StoreError::Conflict`] if there is none.
    async fn settle(&self, id: &str, settled: &Settled) -> Result<(), StoreError>;

    /// How many reports wait for the operator, by what they are about, if any is.
    async fn waiting_reports(&self) -> Result<Vec<(About, u64)>, StoreError>;

    /// Forgets what was settled before that moment, in seconds since 1970.
    async fn forget_settled(&self, before: i64) -> Result<(), StoreError>;
}

#[async_trait]
impl Reports for SqlStore {
    async fn report(&self, report: &Report, account: Option<Bytes32>) -> Result<(), StoreError> {
        let mut transaction = self.write("report").await?;
        // Of one person so many are counted one after the other.
        self.hold_whoever(&mut transaction, account, report.by).await?;
        // Whoever leaves for good writes the seats, too: then there is nobody to tell of, or the report goes with the rest.
        let seats = sqlx::query(self.dialect.hold_seats).bind(&report.table).fetch_all(&mut *transaction).await?;
        let there = seats.iter().map(|row| bytes(row, "token")).collect::<Result<Vec<_>, _>>()?;
        let whom = report.of.as_ref().map(|of| of.person);
        if !there.contains(&report.by) || whom.is_some_and(|whom| !there.contains(&whom)) {
            return Err(StoreError::Missing);
        }
        if !retell(&mut transaction, report).await? {
            let waiting = "SELECT count(*) AS count FROM reports WHERE settled IS NULL";
            room(&sqlx::query(waiting).fetch_one(&mut *transaction).await?, MOST_IN_ALL)?;
            let own = sqlx::query("SELECT count(*) AS count FROM reports WHERE person = $1 AND settled IS NULL");
            room(&own.bind(&report.by.0[..]).fetch_one(&mut *transaction).await?, MOST_REPORTS)?;
            insert(&mut transaction, report).await?;
        }
        self.commit(transaction).await
    }

    async fn reports(&self, after: &AfterReport, limit: u32) -> Result<Vec<Report>, StoreError> {
        // What waits stands where what was settled after everything else would.
        let rows = sqlx::query(
            "SELECT * FROM reports WHERE (-coalesce(settled, $1), reported, id) > (-$2, $3, $4)
             ORDER BY -coalesce(settled, $1), reported, id LIMIT $5",
        )
        .bind(i64::MAX)
        .bind(after.settled.unwrap_or(i64::MAX))
        .bind(after.reported)
        .bind(&after.id)
        .bind(i64::from(limit))
        .fetch_all(&mut *self.read("reports").await?)
        .await?;
        rows.iter().map(read).collect()
    }

    async fn report_with(&self, id: &str) -> Result<Report, StoreError> {
        let mut snapshot = self.read("report_with").await?;
        read(&sqlx::query("SELECT * FROM reports WHERE id = $1").bind(id).fetch_one(&mut *snapshot).await?)
    }

    async fn reports_by(&self, person: Bytes32) -> Result<Vec<Report>, StoreError> {
        let rows = sqlx::query("SELECT * FROM reports WHERE person = $1 ORDER BY reported, id")
            .bind(&person.0[..])
            .fetch_all(&mut *self.read("reports_by").await?)
            .await?;
        rows.iter().map(read).collect()
    }

    async fn settle(&self, id: &str, settled: &Settled) -> Result<(), StoreError> {
        let mut transaction = self.write("settle").await?;
        let done = sqlx::query("UPDATE reports SET note = $1, settled = $2 WHERE id = $3 AND settled IS NULL")
            .bind(&settled.note)
            .bind(settled.at)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        changed(done.rows_affected())?;
        self.commit(transaction).await
    }

    async fn waiting_reports(&self) -> Result<Vec<(About, u64)>, StoreError> {
        let rows = sqlx::query("SELECT about, count(*) AS count FROM reports WHERE settled IS NULL GROUP BY about")
            .fetch_all(&mut *self.read("waiting_reports").await?)
            .await?;
        rows.iter().map(|row| Ok((word(row, "about", About::of_word)?, number(row, "count")?))).collect()
    }

    async fn forget_settled(&self, before: i64) -> Result<(), StoreError> {
        let mut transaction = self.write("forget_settled").await?;
        sqlx::query("DELETE FROM reports WHERE settled < $1").bind(before).execute(&mut *transaction).await?;
        self.commit(transaction).await
    }
}

/// Tells in other words what waits for the operator; was there such a report?
async fn retell(connection: &mut AnyConnection, report: &Report) -> Result<bool, StoreError> {
    // Nobody reports themselves, so that the reporter's own hash stands for nobody's.
    let whom = report.of.as_ref().map_or(report.by, |of| of.person);
    let retold = sqlx::query(
        "UPDATE reports SET words = $1 WHERE settled IS NULL AND table_id = $2 AND about = $3 AND person = $4
         AND coalesce(whom, person) = $5",
    )
    .bind(&report.words)
    .bind(&report.table)
    .bind(report.about.word())
    .bind(&report.by.0[..])
    .bind(&whom.0[..])
    .execute(connection)
    .await?;
    Ok(retold.rows_affected() > 0)
}

async fn insert(connection: &mut AnyConnection, report: &Report) -> Result<(), StoreError> {
    let of = report.of.as_ref();
    sqlx::query(
        "INSERT INTO reports (id, table_id, about, person, seat, whom, name, words, reported)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(&report.id)
    .bind(&report.table)
    .bind(report.about.word())
    .bind(&report.by.0[..])
    .bind(of.map(|of| i64::from(of.seat)))
    .bind(of.map(|of| &of.person.0[..]))
    .bind(of.map(|of| &of.name))
    .bind(&report.words)
    .bind(report.reported)
    .execute(connection)
    .await?;
    Ok(())
}

fn read(row: &AnyRow) -> Result<Report, StoreError> {
    let of = match row.try_get::<Option<i64>, _>("seat")? {
        None => None,
        Some(_) => {
            Some(Reported { seat: number(row, "seat")?, person: bytes(row, "whom")?, name: row.try_get("name")? })
        }
    };
    let settled = match row.try_get::<Option<i64>, _>("settled")? {
        None => None,
        Some(at) => Some(Settled { note: row.try_get("note")?, at }),
    };
    Ok(Report {
        id: row.try_get("id")?,
        table: row.try_get("table_id")?,
        about: word(row, "about", About::of_word)?,
        by: bytes(row, "person")?,
        of,
        words: row.try_get("words")?,
        reported: row.try_get("reported")?,
        settled,
    })
}
