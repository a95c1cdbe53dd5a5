//! What can be set: each setting is declared here once, with its name, unit, default and bounds.
//!
//! A setting has one name: `port` in a file, `--port` on the command line, `QUINCUNX_PORT` in the environment.

mod current;
mod mail;
mod setting;
mod sources;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use std::{fs, io};

use lettre::message::Mailbox;
use quincunx_store::Database;

use self::setting::{Part, Value, settings};
use crate::logs::{LogFormat, LogLevels};

pub(crate) use self::current::Current;
pub use self::mail::{MailServer, Site};
pub use self::setting::{Kind, Setting};
pub use self::sources::{Fault, Given, Origin, Settings};

const KIB: u64 = 1 << 10;
const MIB: u64 = 1 << 20;
const GIB: u64 = 1 << 30;

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3_600);
const DAY: Duration = Duration::from_secs(86_400);
const MONTH: Duration = Duration::from_secs(30 * 86_400);
const YEAR: Duration = Duration::from_secs(365 * 86_400 + 21_600);
const TEN_YEARS: Duration = Duration::from_secs(3_652 * 86_400 + 43_200);

settings! {
    /// What can be set.
    #[derive(Clone, Debug)]
    Config {
        /// The address to listen on.
        #[setting("address", Kind::Address)]
        address: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
        /// The port to listen on; 0 for any that is free.
        #[setting("port", Kind::Number(0..=65_535))]
        port: u16 = 8017;
        /// The database, made if it is not there: a file, or postgres://USER@HOST/NAME.
        #[setting("database", Kind::Database)]
        database: Database = Database::File("data/quincunx.db".into());
        /// A file that holds nothing but the password of the PostgreSQL database, so that the password need not stand in its address.
        #[setting("database-password-file", Kind::File)]
        database_password_file: Option<PathBuf> = None;
        /// So much must be free on the disk of a database in a file; with less /readyz says no.
        #[setting("disk-room", Kind::Size(0..=1_024 * GIB))]
        disk_room: u64 = 64 * MIB;
        /// The entries of a game that has been over for so long are packed, and take a fraction of the room; 0: never. The record stays as it is.
        #[setting("pack-after", Kind::Time(Duration::ZERO..=TEN_YEARS))]
        pack_after: Option<Duration> = Some(MONTH);
        /// A game under way between guests alone in which nobody has acted for so long is closed, and what was played is kept; 0: never.
        #[setting("close-after", Kind::Time(Duration::ZERO..=TEN_YEARS))]
        close_after: Option<Duration> = Some(YEAR);
        /// A proxy stands in front: the last X-Forwarded-For names the client, and X-Forwarded-Proto says whether cookies are for https
        /// alone.
        #[setting("behind-proxy", Kind::Switch)]
        behind_proxy: bool = false;
        /// The names by which the server is reached, as in play.example.org; requests for others are refused. Any name, if there is none.
        #[setting("host", Kind::Names)]
        hosts: Vec<String> = Vec::new();
        /// The address of the site, as in https://play.example.org, that stands in mails.
        #[setting("site", Kind::Site)]
        site: Option<Site> = None;
        /// The server that sends mails, as in smtps://USER@HOST:465, or smtp://USER@HOST:587 for STARTTLS; without one nothing of mail is
        /// shown.
        #[setting("mail-server", Kind::MailServer)]
        mail_server: Option<MailServer> = None;
        /// A file that holds nothing but the password of the mail server, so that the password need not stand in its address.
        #[setting("mail-password-file", Kind::File)]
        mail_password_file: Option<PathBuf> = None;
        /// Whom mails are from, as in Quincunx <quincunx@play.example.org>.
        #[setting("mail-from", Kind::Mailbox)]
        mail_from: Option<Mailbox> = None;
        /// A table that nobody has asked for in so long is dropped from memory, one that is over in a quarter of it; the next one who
        /// asks has it back.
        #[setting("idle", Kind::Time(SECOND..=DAY))]
        idle: Duration = Duration::from_secs(240);
        /// At a live table a question in another's turn is answered for whoever has let so long pass, as the last of the game's standing
        /// orders would; 0: for nobody.
        #[setting("countdown", Kind::Time(Duration::ZERO..=DAY))]
        countdown: Option<Duration> = Some(Duration::from_secs(20));
        /// A link with which another browser takes a person's seats over holds for so long.
        #[setting("seats-link", Kind::Time(MINUTE..=DAY))]
        seats_link: Duration = Duration::from_secs(600);
        /// Who has not read an answer to the end so long after the server was told to stop does not get the rest.
        #[setting("grace", Kind::Time(Duration::ZERO..=HOUR))]
        grace: Duration = Duration::from_secs(3);
        /// What is told on the standard error stream, by level and module, as in info,quincunx_store=debug.
        #[setting("log", Kind::LogLevels)]
        log: LogLevels = LogLevels::default();
        /// How it is written: line or json.
        #[setting("log-format", Kind::LogFormat)]
        log_format: LogFormat = LogFormat::default();
        /// An address for the operator alone, as in 127.0.0.1:9464, with a page that shows what goes on, and figures for Prometheus;
        /// closed unless given.
        #[setting("metrics", Kind::Listener)]
        metrics: Option<SocketAddr> = None;
        /// A file that holds nothing but a token, which the operator's address then asks for; browsers call it the password of the user
        /// "operator".
        #[setting("operator-token-file", Kind::File)]
        operator_token_file: Option<PathBuf> = None;
    }

    /// How much is allowed.
    #[derive(Clone, Debug)]
    limits: Limits {
        /// The most event streams that may be open at the same time: one for each page that shows a table, and one for each browser
        /// that hears of its tables.
        #[setting("streams", Kind::Number(1..=1_000_000))]
        streams_in_all: usize = 4_000;
        /// The most connections that may be open at the same time, those with streams among them.
        #[setting("connections", Kind::Number(1..=1_000_000))]
        connections_in_all: usize = 10_000;
        /// The most tables that are kept.
        #[setting("tables", Kind::Number(1..=1_000_000_000))]
        tables_in_all: u64 = 1_000_000;
        /// The most requests of one address within ten seconds; more where many come from one, as from a school or a club.
        #[setting("address-requests", Kind::Number(1..=1_000_000))]
        requests_in_ten_seconds: u32 = 300;
        /// The most tables made from one address within an hour.
        #[setting("address-tables", Kind::Number(1..=1_000_000))]
        tables_in_an_hour: u32 = 60;
        /// The most accounts made from one address within an hour.
        #[setting("address-accounts", Kind::Number(1..=1_000_000))]
        accounts_in_an_hour: u32 = 30;
        /// The most event streams that one address may have open.
        #[setting("address-streams", Kind::Number(1..=1_000_000))]
        streams: usize = 32;
        /// The most connections that one address may have open; a proxy may have any number.
        #[setting("address-connections", Kind::Number(1..=1_000_000))]
        connections: usize = 256;
        /// The most records of more than 32 KiB that one address may send at the same time. A page that shows one sends it four times.
        #[setting("address-records", Kind::Number(1..=1_000))]
        records_sent: usize = 16;
        /// The most records of more than 32 KiB that all together may send at the same time.
        #[setting("records", Kind::Number(1..=10_000))]
        records_sent_in_all: usize = 64;
        /// So many records are checked at the same time; checking one takes a processor and memory.
        #[setting("records-checked", Kind::Number(1..=1_000))]
        records_checked: usize = 2;
        /// The largest body of a request, which may have a component file in it: the largest of our own is 85 KiB as JSON.
        #[setting("request-size", Kind::Size(128 * KIB..=16 * MIB))]
        body_bytes: usize = 128 * 1024;
        /// The largest record that is sent to be checked.
        #[setting("record-size", Kind::Size(128 * KIB..=64 * MIB))]
        record_bytes: usize = 2 * 1024 * 1024;
        /// The most entries of the games in memory, each table counted as 32 more. Beyond that, tables at which nobody is are dropped
        /// from memory.
        #[setting("entries-in-memory", Kind::Number(1_000..=1_000_000_000))]
        entries_in_memory: usize = 200_000;
        /// The most entries of one game, as a seat counts them. Games played at random have 200 to 900, so that no honest one comes
        /// near.
        #[setting("game-entries", Kind::Number(2_000..=1_000_000))]
        entries: u32 = 10_000;
        /// So often in a row choices may be taken back at one point of a game.
        #[setting("undos", Kind::Number(1..=10_000))]
        undos_in_a_row: u32 = 64;
        /// A connection may take so long for the head of its next request; longer than proxies usually keep an idle one.
        #[setting("head-time", Kind::Time(SECOND..=HOUR))]
        head_time: Duration = Duration::from_secs(75);
        /// A request may take so long.
        #[setting("request-time", Kind::Time(SECOND..=HOUR))]
        request_time: Duration = Duration::from_secs(20);
        /// A stream that has nothing to tell shows a sign of life so often. The page takes a silence of 45 seconds for its end, and
        /// proxies close what is silent for a minute.
        #[setting("sign-of-life", Kind::Time(SECOND..=Duration::from_secs(40)))]
        sign_of_life: Duration = Duration::from_secs(20);
    }

    /// How often somebody may fail to sign in, and ask for mails.
    #[derive(Clone, Copy, Debug)]
    attempts: Attempts {
        /// An attempt to sign in that failed counts for so long.
        #[setting("attempts-time", Kind::Time(MINUTE..=DAY))]
        time: Duration = Duration::from_secs(900);
        /// The most attempts that may fail meanwhile with one name, or in one browser that is signed in.
        #[setting("attempts", Kind::Number(1..=1_000_000))]
        of_a_name: u32 = 20;
        /// The most attempts that may fail meanwhile from one address, or in all browsers of one account that are signed in.
        #[setting("address-attempts", Kind::Number(1..=1_000_000))]
        of_an_address: u32 = 60;
        /// The most mails that may be asked for meanwhile from one address.
        #[setting("address-mails", Kind::Number(1..=1_000_000))]
        mails_of_an_address: u32 = 10;
        /// The most mails that are sent meanwhile; further ones are dropped.
        #[setting("mails", Kind::Number(1..=1_000_000))]
        mails_in_all: u32 = 200;
    }

    /// How long the computer takes for one decision.
    #[derive(Clone, Copy, Debug)]
    thinking: ThinkingTimes {
        /// The computer takes no less for a decision at a live table: its moves are to be followed.
        #[setting("thinking-least", Kind::Time(Duration::ZERO..=MINUTE))]
        least: Duration = Duration::from_millis(500);
        /// The computer takes no longer for a decision, waiting for other tables included.
        #[setting("thinking-most", Kind::Time(Duration::from_millis(50)..=HOUR))]
        most: Duration = Duration::from_millis(2_500);
        /// The most iterations of the computer's search at a live table.
        #[setting("iterations-live", Kind::Number(1..=10_000_000))]
        iterations_live: u32 = 10_000;
        /// The most iterations of the computer's search at a slow table.
        #[setting("iterations-slow", Kind::Number(1..=10_000_000))]
        iterations_slow: u32 = 40_000;
    }

    /// How long a table whose game has not begun waits for people.
    #[derive(Clone, Copy, Debug)]
    waiting: Waiting {
        /// A live table whose game has not begun leaves the lobby when nobody has sat at it for so long.
        #[setting("waiting-away", Kind::Time(MINUTE..=DAY))]
        away: Duration = Duration::from_secs(180);
        /// A table whose game has not begun is removed when nobody has sat at it for so long.
        #[setting("waiting-given-up", Kind::Time(HOUR..=MONTH))]
        given_up: Duration = Duration::from_secs(86_400);
        /// Whoever has made a rematch may give away a seat that was kept for so long.
        #[setting("waiting-kept", Kind::Time(MINUTE..=MONTH))]
        kept: Duration = Duration::from_secs(86_400);
        /// It is looked so often who sits at the tables whose games have not begun.
        #[setting("waiting-look", Kind::Time(SECOND..=Duration::from_secs(600)))]
        look: Duration = Duration::from_secs(60);
    }
}

impl Config {
    /// Where to listen.
    pub const fn listens_on(&self) -> SocketAddr {
        SocketAddr::new(self.address, self.port)
    }

    /// The token that the operator's address asks for, read from its file, if there is to be one.
    ///
    /// # Errors
    /// The file cannot be read, or is empty: anybody would have that token.
    pub fn operator_token(&self) -> io::Result<Option<String>> {
        let Some(file) = &self.operator_token_file else { return Ok(None) };
        match fs::read_to_string(file)?.trim() {
            "" => Err(io::Error::new(io::ErrorKind::InvalidData, "the file is empty")),
            token => Ok(Some(token.to_owned())),
        }
    }
}
