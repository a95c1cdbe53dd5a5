//! People and games by the thousand, as a club of years has them, put straight into a database: to measure what takes long to come by
//! otherwise, and to test that it is found by indexes.

use std::ops::Range;

use quincunx_engine::Bytes32;
use sqlx::{AnyConnection, AssertSqlSafe};

use crate::{SqlStore, StoreError};

/// How many there are, and what all have in common.
#[derive(Clone, Debug)]
pub struct Crowd {
    /// People with an account, numbered from 0; two at least.
    pub people: u32,
    /// The hash of everybody's password, in the PHC string format.
    pub password: String,
    /// Games of two that are over; no record is kept of them, so nobody can look at one. A few people have played much, and many little: half
    /// of the seats are those of a quarter of the people, and a tenth those of one in a hundred.
    pub games: u32,
    /// Games that the last person, who has played little besides, plays against the one before; one in 25 waits for the last.
    pub under_way: u32,
    /// The games that are played, one after the other, each by its id and its options for two, in JSON and without long texts.
    pub kinds: Vec<(String, String)>,
    /// A moment after all of it, in seconds since 1970: the last game went on half a minute earlier, the one before half a minute before that.
    pub now: i64,
}

/// So many accounts or games are written by one transaction: each waits for the disk once.
const TOGETHER: u32 = 20_000;

/// So many rows are put in by one statement: SQLite looks for each parameter among all others.
const ROWS: usize = 100;

/// The seed of all servers that the games were played on.
const SEED: Bytes32 = Bytes32([7; 32]);

/// How far the games have come, all of them.
const ENTRIES: i64 = 200;

/// What a row is made of.
enum Value {
    Number(i64),
    Text(String),
    Bytes(Bytes32),
    Nothing,
    NoNumber,
}

impl Crowd {
    /// The name of a person, of letters that look like no others: it looks like itself.
    pub fn name(number: u32) -> String {
        number.to_string().bytes().map(|digit| char::from(b"abcdefghjk"[usize::from(digit - b'0')])).collect()
    }

    /// Who a person is.
    pub fn person(number: u32) -> Bytes32 {
        Bytes32::hash(format!("person {number}"))
    }

    /// One of so many people, drawn as often as they play, by a number that may be any.
    pub fn drawn(by: u32, people: u32) -> u32 {
        let share = f64::from(by) / f64::from(u32::MAX);
        ((share * share * f64::from(people)) as u32).min(people - 1)
    }

    /// Who has played a game that is over.
    pub fn players(&self, game: u32) -> [u32; 2] {
        let [a, b, c, d, e, f, g, h, ..] = Bytes32::hash(format!("players {game}")).0;
        let first = Self::drawn(u32::from_le_bytes([a, b, c, d]), self.people);
        let other = Self::drawn(u32::from_le_bytes([e, f, g, h]), self.people - 1);
        // Nobody plays against himself.
        [first, if other >= first { other + 1 } else { other }]
    }

    fn account(&self, number: u32) -> Vec<Value> {
        let name = Self::name(number);
        vec![
            Value::Bytes(Self::person(number)),
            Value::Text(name.clone()),
            Value::Text(name.clone()),
            Value::Text(name),
            Value::Text(self.password.clone()),
            Value::Number(self.now),
        ]
    }

    /// The rows of a game: that of its table, and those of its seats.
    fn game(&self, game: u32) -> (Vec<Value>, [Vec<Value>; 2]) {
        let id = Bytes32::hash(format!("game {game}")).to_hex()[..20].to_owned();
        let (kind, options) = &self.kinds[game as usize % self.kinds.len()];
        let since = self.now - 30 * i64::from(self.games + self.under_way - game);
        let is_over = game < self.games;
        let players = if is_over { self.players(game) } else { [self.people - 1, self.people - 2] };
        let (status, waiting, returns) = match (is_over, game % 3) {
            (false, _) if game.is_multiple_of(25) => ("playing", "[0]", None),
            (false, _) => ("playing", "[1]", None),
            (true, 0) => ("over", "[]", Some("1 0")),
            (true, 1) => ("over", "[]", Some("0 1")),
            (true, _) => ("over", "[]", Some("1/2 1/2")),
        };
        let text = |text: &str| Value::Text(text.to_owned());
        let table = vec![
            text(&id),
            text(kind),
            text(options),
            text("slow"),
            Value::Number(since - 3_600),
            Value::Bytes(SEED),
            Value::Number(ENTRIES),
            text(status),
            text(waiting),
            text("[]"),
            Value::Number(0),
            returns.map_or(Value::Nothing, text),
            Value::Number(since),
            // There is nothing to pack.
            Value::Number(is_over.into()),
        ];
        let seat = |(seat, player): (i64, u32)| {
            let (name, person) = (Value::Text(Self::name(player)), Value::Bytes(Self::person(player)));
            let ended = if is_over { Value::Number(since) } else { Value::NoNumber };
            vec![text(&id), Value::Number(seat), text("person"), name, person, ended]
        };
        let [first, second] = players;
        (table, [(0, first), (1, second)].map(seat))
    }
}

const ACCOUNTS: &str = "accounts (person, name, looks, likeness, password, created)";
const TABLES: &str =
    "tables (id, game, options, pace, created, server_seed, number, status, waiting, resigned, computer_due, returns,
    since, packed)";
const SEATS: &str = "seats (table_id, seat, kind, name, token, ended)";

impl SqlStore {
    /// Puts a crowd into a database that has none. It is `told` now and then how many of the games, those under way included, are there.
    ///
    /// # Errors
    /// Any [`StoreError`]; [`StoreError::Conflict`] if there is a crowd, or a part of one.
    pub async fn put(&self, crowd: &Crowd, mut told: impl FnMut(u32)) -> Result<(), StoreError> {
        for people in chunks(crowd.people) {
            let mut transaction = self.write("put").await?;
            let accounts: Vec<_> = people.map(|person| crowd.account(person)).collect();
            insert(&mut transaction, ACCOUNTS, &accounts).await?;
            self.commit(transaction).await?;
        }
        for games in chunks(crowd.games + crowd.under_way) {
            let mut transaction = self.write("put").await?;
            let end = games.end;
            let (tables, seats): (Vec<_>, Vec<_>) = games.map(|game| crowd.game(game)).unzip();
            insert(&mut transaction, TABLES, &tables).await?;
            insert(&mut transaction, SEATS, seats.as_flattened()).await?;
            self.commit(transaction).await?;
            told(end);
        }
        Ok(())
    }
}

fn chunks(of: u32) -> impl Iterator<Item = Range<u32>> {
    (0..of).step_by(TOGETHER as usize).map(move |first| first..of.min(first.saturating_add(TOGETHER)))
}

async fn insert(connection: &mut AnyConnection, into: &str, rows: &[Vec<Value>]) -> Result<(), StoreError> {
    for rows in rows.chunks(ROWS) {
        let mut numbers = 1..;
        let places = |row: &Vec<Value>| {
            let places: Vec<String> = numbers.by_ref().take(row.len()).map(|number| format!("${number}")).collect();
            format!("({})", places.join(", "))
        };
        let places: Vec<String> = rows.iter().map(places).collect();
        let statement = format!("INSERT INTO {into} VALUES {}", places.join(", "));
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for value in rows.iter().flatten() {
            query = match value {
                Value::Number(number) => query.bind(*number),
                Value::Text(text) => query.bind(text),
                Value::Bytes(bytes) => query.bind(&bytes.0[..]),
                Value::Nothing => query.bind(None::<&str>),
                Value::NoNumber => query.bind(None::<i64>),
            };
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Crowd;
    use crate::{AccountKind, Accounts, Database, KeptTable, SqlStore, Status, Store, StoreError};

    #[tokio::test]
    async fn a_crowd_is_found_as_it_was_put() {
        let crowd = Crowd {
            people: 200,
            password: "a hash".into(),
            games: 2_000,
            under_way: 50,
            kinds: vec![("chess".into(), "{}".into()), ("go".into(), r#"{"komi":7}"#.into())],
            now: 1_000_000_000,
        };
        let folder = tempfile::tempdir().unwrap();
        let file = Database::File(folder.path().join("quincunx.db"));
        let postgres = quincunx_cluster::database("a_crowd_is_found_as_it_was_put").map(Database::Postgres);
        for database in [file].into_iter().chain(postgres) {
            let store = SqlStore::open(&database).await.unwrap();
            let mut told = Vec::new();
            store.put(&crowd, |games| told.push(games)).await.unwrap();
            assert_eq!(told, [2_050], "{database}");
            assert_eq!(store.count().await.unwrap(), 2_050, "{database}");
            assert!(matches!(store.put(&crowd, |_| ()).await, Err(StoreError::Conflict)), "{database}: it is there");

            let account = store.account_that_looks(&Crowd::name(7)).await.unwrap();
            assert!(account.person == Crowd::person(7) && account.name == Crowd::name(7), "{database}");
            assert!(account.kind == AccountKind::Person { password: Some("a hash".into()) }, "{database}");

            let played = [0, 7, 199].map(|person| {
                let games = (0..crowd.games).filter(|game| crowd.players(*game).contains(&person));
                (person, games.count())
            });
            for (person, played) in played {
                let found = store.finished_of(Crowd::person(person), 10_000).await.unwrap();
                assert_eq!(found.len(), played, "{database}: {person}");
                assert!(found.is_sorted_by_key(|game| -game.ended), "{database}: {person}");
            }
            assert!(played[0].1 > 10 * played[2].1 && played[2].1 > 0, "a few have played much: {played:?}");

            let first = store.tables_of(Crowd::person(199), 0, 50).await.unwrap();
            let waits = |table: &KeptTable| table.standing.waiting == [0];
            assert_eq!(first.iter().filter(|table| waits(table)).count(), 2, "{database}");
            assert!(first.len() == 50 && first.is_sorted_by_key(|table| !waits(table)), "{database}: they come first");
            assert!(first.iter().all(|table| table.standing.status == Status::Playing), "{database}");
        }
    }
}
