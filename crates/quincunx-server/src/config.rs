//! What can be set.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use quincunx_store::Database;

/// What can be set.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub address: SocketAddr,
    /// The database; made if it is not there.
    pub database: Database,
    /// A proxy stands in front: the last `X-Forwarded-For` names the client, and `X-Forwarded-Proto` says whether cookies are
    /// for `https` alone.
    pub behind_proxy: bool,
    /// How much is allowed.
    pub limits: Limits,
    /// How long the computer takes.
    pub thinking: ThinkingTimes,
    /// At a live table a person has so long for a question in another's turn, then it is answered as the last of the game's
    /// standing orders would; `None`: for ever.
    pub countdown: Option<Duration>,
    /// A table that nobody has asked for in so long is dropped from memory; one that is over, in a quarter of it.
    pub idle: Duration,
    /// The names by which the server is reached; requests for others are refused. Any name, if there is none.
    pub hosts: Vec<String>,
    /// What is said of tables whose games have not begun.
    pub waiting: Waiting,
    /// A link with which another browser takes a person's seats over holds for so long.
    pub seats_link: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: (Ipv4Addr::LOCALHOST, 8017).into(),
            database: Database::File("data/quincunx.db".into()),
            behind_proxy: false,
            limits: Limits::default(),
            thinking: ThinkingTimes::default(),
            countdown: Some(Duration::from_secs(20)),
            idle: Duration::from_secs(240),
            hosts: Vec::new(),
            waiting: Waiting::default(),
            seats_link: Duration::from_secs(600),
        }
    }
}

/// How long a table whose game has not begun waits for people.
#[derive(Clone, Copy, Debug)]
pub struct Waiting {
    /// A live table leaves the lobby when nobody has sat at it for so long.
    pub away: Duration,
    /// A table is removed when nobody has sat at it for so long.
    pub given_up: Duration,
    /// Whoever has made a rematch may give away a seat that was kept for so long.
    pub kept: Duration,
    /// How often it is looked who sits there.
    pub look: Duration,
}

impl Default for Waiting {
    fn default() -> Self {
        let day = Duration::from_secs(24 * 60 * 60);
        Self { away: Duration::from_secs(180), given_up: day, kept: day, look: Duration::from_secs(60) }
    }
}

/// How much is allowed.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request's body, which may have a component file in it: the largest of our own is 85 KiB as JSON.
    pub body_bytes: usize,
    /// Bytes of a record that is sent to be checked.
    pub record_bytes: usize,
    /// Records of more than 32 KiB that one address may send at the same time. A page that shows one sends it four times.
    pub records_sent: usize,
    /// Those of all together.
    pub records_sent_in_all: usize,
    /// Requests of one address within ten seconds.
    pub requests_in_ten_seconds: u32,
    /// Tables made from one address within an hour.
    pub tables_in_an_hour: u32,
    /// Accounts made from one address within an hour.
    pub accounts_in_an_hour: u32,
    /// Open connections of one address, unless a proxy stands in front.
    pub connections: usize,
    /// Open connections in all, those with streams among them.
    pub connections_in_all: usize,
    /// Open event streams of one address.
    pub streams: usize,
    /// Open event streams in all.
    pub streams_in_all: usize,
    /// Tables in all.
    pub tables_in_all: u64,
    /// Entries of the games in memory, each table counted as 32 more. Beyond that, tables at which nobody is are dropped from memory.
    pub entries_in_memory: usize,
    /// Entries of one game, as a seat counts them. Games played at random have 200 to 900, so that no honest one comes near.
    pub entries: u32,
    /// How often in a row choices may be taken back at one point of a game.
    pub undos_in_a_row: u32,
    /// How long a connection may take for the head of its next request; longer than proxies usually keep an idle one.
    pub head_time: Duration,
    /// How long a request may take.
    pub request_time: Duration,
    /// A stream that has nothing to tell shows a sign of life so often. The page takes twice as long a silence for its end, and
    /// proxies close what is silent for a minute.
    pub sign_of_life: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body_bytes: 128 * 1024,
            record_bytes: 2 * 1024 * 1024,
            records_sent: 16,
            records_sent_in_all: 64,
            requests_in_ten_seconds: 300,
            tables_in_an_hour: 60,
            accounts_in_an_hour: 30,
            connections: 256,
            connections_in_all: 10_000,
            streams: 32,
            streams_in_all: 4_000,
            tables_in_all: 1_000_000,
            entries_in_memory: 200_000,
            entries: 10_000,
            undos_in_a_row: 64,
            head_time: Duration::from_secs(75),
            request_time: Duration::from_secs(20),
            sign_of_life: Duration::from_secs(20),
        }
    }
}

/// How long the computer takes for one decision.
#[derive(Clone, Copy, Debug)]
pub struct ThinkingTimes {
    /// At a live table not less than this: its moves are to be followed.
    pub least: Duration,
    /// Not longer than this, waiting for other tables included.
    pub most: Duration,
    /// Iterations of its search at a live table.
    pub iterations_live: u32,
    /// Iterations of its search at a slow table.
    pub iterations_slow: u32,
}

impl Default for ThinkingTimes {
    fn default() -> Self {
        Self {
            least: Duration::from_millis(500),
            most: Duration::from_millis(2_500),
            iterations_live: 10_000,
            iterations_slow: 40_000,
        }
    }
}
