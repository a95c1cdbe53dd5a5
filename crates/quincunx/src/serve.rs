//! `quincunx serve`.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use clap::Args;
use quincunx_server::{Config, Database, Limits, Server, asked_to_stop};

use crate::failure::Failure;

/// The database, and connections that are no streams.
const OTHER_FILES: u64 = 200;

/// Serve the page, until asked to stop
#[derive(Args)]
pub(crate) struct Serve {
    /// The address to listen on
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// The port; 0 for any that is free
    #[arg(long, default_value_t = 8017)]
    port: u16,
    /// The database, made if it is not there: a file, or postgres://USER@HOST/NAME
    #[arg(long, value_name = "FILE|URL", default_value = "data/quincunx.db")]
    database: Database,
    /// A proxy stands in front: its headers say who asks
    #[arg(long)]
    behind_proxy: bool,
    /// A name by which the server is reached, as in play.example.org; may be given several times. Others are refused
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// A table that nobody has asked for in so many seconds is dropped from memory; the next one who asks has it back
    #[arg(long, value_name = "SECONDS", default_value_t = Config::default().idle.as_secs())]
    idle: u64,
    /// At a live table a question in another's turn is answered for whoever has let so many seconds pass; 0: for nobody
    #[arg(long, value_name = "SECONDS", default_value_t = Config::default().countdown.map_or(0, |time| time.as_secs()))]
    countdown: u64,
    /// The most event streams that may be open at the same time: one for each page that is open
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().streams_in_all)]
    streams: usize,
    #[command(flatten)]
    address_limits: AddressLimits,
    #[cfg(debug_assertions)]
    #[command(flatten)]
    for_tests: ForTests,
}

/// How much one address may ask for; behind some there are many people.
#[derive(Args)]
struct AddressLimits {
    /// The most requests of one address within ten seconds; more where many come from one, as from a school or a club
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().requests_in_ten_seconds)]
    address_requests: u32,
    /// The most tables made from one address within an hour
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().tables_in_an_hour)]
    address_tables: u32,
    /// The most event streams that one address may have open
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().streams)]
    address_streams: usize,
    /// The most connections that one address may have open; a proxy may have any number
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().connections)]
    address_connections: usize,
}

impl AddressLimits {
    const fn limits(&self, limits: Limits) -> Limits {
        Limits {
            requests_in_ten_seconds: self.address_requests,
            tables_in_an_hour: self.address_tables,
            streams: self.address_streams,
            connections: self.address_connections,
            ..limits
        }
    }
}

/// What tests ask of a server, in debug builds alone.
#[cfg(debug_assertions)]
#[derive(Args)]
struct ForTests {
    /// All chance follows from these words: for tests, in debug builds alone
    #[arg(long, value_name = "WORDS")]
    chance: Option<String>,
    /// Computers and standing orders take at least so long for an answer: for tests, in debug builds alone
    #[arg(long, value_name = "MILLISECONDS")]
    least: Option<u64>,
}

#[cfg(debug_assertions)]
impl ForTests {
    fn set(&self, mut config: Config) -> Config {
        self.chance.as_deref().inspect(|words| quincunx_server::fix_chance(words));
        config.thinking.least = self.least.map_or(config.thinking.least, Duration::from_millis);
        config
    }
}

impl Serve {
    fn config(&self) -> Config {
        let config = Config {
            address: (self.address, self.port).into(),
            database: self.database.clone(),
            behind_proxy: self.behind_proxy,
            limits: self.address_limits.limits(Limits { streams_in_all: self.streams, ..Limits::default() }),
            hosts: self.host.clone(),
            idle: Duration::from_secs(self.idle),
            countdown: (self.countdown > 0).then(|| Duration::from_secs(self.countdown)),
            ..Config::default()
        };
        #[cfg(debug_assertions)]
        let config = self.for_tests.set(config);
        config
    }

    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let config = self.config();
        tracing_subscriber::fmt().with_writer(std::io::stderr).init();
        // Every stream is an open file. The usual 1024 are for programs that use select(2); this one does not.
        let files = rlimit::increase_nofile_limit(u64::MAX)?;
        if files < self.streams as u64 + OTHER_FILES {
            tracing::warn!(files, streams = self.streams, "fewer files may be open than streams (ulimit -Hn)");
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            // Who reads the address may ask to stop at once: from here on that is heard.
            let asked = tokio::spawn(asked_to_stop());
            let server = Server::bind(config).await.map_err(Failure::undone)?;
            writeln!(out, "http://{}", server.address())?;
            out.flush()?;
            let stop = async { _ = asked.await };
            server.run(stop).await;
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Command {
        #[command(flatten)]
        serve: Serve,
    }

    #[test]
    fn one_address_is_allowed_what_it_is_told_and_otherwise_the_default() {
        let limits = |arguments: &[&str]| {
            let arguments = [&["serve"], arguments].concat();
            let Limits { requests_in_ten_seconds, tables_in_an_hour, streams, connections, streams_in_all, .. } =
                Command::parse_from(arguments).serve.config().limits;
            (requests_in_ten_seconds, tables_in_an_hour, streams, connections, streams_in_all)
        };
        assert_eq!(limits(&[]), (300, 60, 32, 256, 4_000));
        let told = [
            "--address-requests=1",
            "--address-tables=2",
            "--address-streams=3",
            "--address-connections=4",
            "--streams=5",
        ];
        assert_eq!(limits(&told), (1, 2, 3, 4, 5));
    }
}
