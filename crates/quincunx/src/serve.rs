//! `quincunx serve`.

mod check;
mod flags;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;
#[cfg(debug_assertions)]
use std::time::Duration;

use clap::Args;
use quincunx_server::{App, Asks, Config, Given, Server, Settings, asked_to_stop, logs};

use self::flags::Flags;
use crate::failure::Failure;
use crate::settings::{told, told_in};

/// The log is in English, the first of all languages.
const ENGLISH: usize = 0;

/// The database, and connections that are no streams.
const OTHER_FILES: u64 = 200;

/// Serve the page, until asked to stop
///
/// Each setting may stand in a file (--config), in the environment (QUINCUNX_PORT for --port) or on the command line, which beats the
/// environment as that beats the file. Times are written as "30 s" or "2 days", sizes as "128 KiB".
#[derive(Args)]
pub(crate) struct Serve {
    /// A file of settings, in TOML: `port = 8017`
    #[arg(long, value_name = "FILE", env = "QUINCUNX_CONFIG")]
    config: Option<PathBuf>,
    /// Tell everything that is wrong with the settings and the database, and change nothing
    #[arg(long)]
    check: bool,
    /// Print every setting as it holds, and where it comes from
    #[arg(long, conflicts_with = "check")]
    print_config: bool,
    #[command(flatten)]
    flags: Flags,
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
        let given = Given { file: self.config, variables: std::env::vars_os().collect(), flags: self.flags.0 };
        let (settings, faults) = Settings::read(given.clone());
        if self.check {
            return check::run(&settings, &faults, out);
        }
        if !faults.is_empty() {
            return Err(Failure::Faults(told(&faults)));
        }
        if self.print_config {
            return Ok(write!(out, "{settings}")?);
        }
        let read = settings.config;
        let config = read.clone();
        #[cfg(debug_assertions)]
        let config = self.for_tests.set(config);
        serve(config, Reading { given, first: read }, out)
    }
}

/// How settings are read anew while the server runs.
struct Reading {
    given: Given,
    /// The configuration that it was started with.
    first: Config,
}

impl Reading {
    /// Renews the limits each time that the process is asked to.
    async fn renew(self, app: Arc<App>, mut asks: Asks) {
        let Self { given, first } = self;
        let mut before = first.clone();
        loop {
            asks.next().await;
            let (settings, faults) = Settings::read(given.clone());
            if !faults.is_empty() {
                tracing::error!(
                    faults = told_in(ENGLISH, &faults).join(" "),
                    "the settings have faults: those from before hold on"
                );
                continue;
            }
            app.renew(&before, &settings.config);
            allow_files(settings.config.limits.streams_in_all);
            tracing::info!("the settings were read anew: the limits hold");
            let others = first.hold_until_started_anew(&settings.config);
            if !others.is_empty() {
                let settings: Vec<_> = others.iter().map(|setting| setting.name).collect();
                tracing::warn!(settings = settings.join(" "), "these hold once the server is started anew");
            }
            before = settings.config;
        }
    }
}

fn serve(config: Config, reading: Reading, out: &mut impl Write) -> Result<(), Failure> {
    logs::start(&config.log, config.log_format);
    allow_files(config.limits.streams_in_all);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        // Who reads the address may ask to stop at once: from here on that is heard.
        let asked = tokio::spawn(asked_to_stop());
        // Whoever closes the terminal means the server to end.
        let asks = (!io::stdin().is_terminal()).then(Asks::new);
        let server = Server::bind(config).await.map_err(Failure::undone)?;
        if let Some(asks) = asks {
            tokio::spawn(reading.renew(Arc::clone(server.app()), asks));
        }
        writeln!(out, "http://{}", server.address())?;
        out.flush()?;
        let stop = async { _ = asked.await };
        server.run(stop).await;
        Ok(())
    })
}

/// Every stream is an open file. The usual 1024 are for programs that use select(2); this one does not.
fn allow_files(streams: usize) {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) if files < streams as u64 + OTHER_FILES => {
            tracing::warn!(files, streams, "fewer files may be open than streams (ulimit -Hn)");
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "how many files may be open cannot be told"),
    }
}
