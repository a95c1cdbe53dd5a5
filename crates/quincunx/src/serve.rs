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
    #[cfg(debug_assertions)]
    #[command(flatten)]
    for_tests: ForTests,
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
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let address = (self.address, self.port).into();
        let limits = Limits { streams_in_all: self.streams, ..Limits::default() };
        let (database, behind_proxy, hosts) = (self.database, self.behind_proxy, self.host);
        let idle = Duration::from_secs(self.idle);
        let countdown = (self.countdown > 0).then(|| Duration::from_secs(self.countdown));
        let config = Config { address, database, behind_proxy, limits, hosts, idle, countdown, ..Config::default() };
        #[cfg(debug_assertions)]
        let config = self.for_tests.set(config);
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
