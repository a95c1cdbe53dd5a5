//! `quincunx serve`.

mod check;
mod flags;

use std::io::Write;
use std::path::PathBuf;
#[cfg(debug_assertions)]
use std::time::Duration;

use clap::Args;
use quincunx_server::{Config, Given, Server, Settings, asked_to_stop, logs};

use self::flags::Flags;
use crate::failure::Failure;
use crate::settings::told;

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
        let (settings, faults) = Settings::read(given);
        if self.check {
            return check::run(&settings, &faults, out);
        }
        if !faults.is_empty() {
            return Err(Failure::Faults(told(&faults)));
        }
        if self.print_config {
            return Ok(write!(out, "{settings}")?);
        }
        let config = settings.config;
        #[cfg(debug_assertions)]
        let config = self.for_tests.set(config);
        serve(config, out)
    }
}

fn serve(config: Config, out: &mut impl Write) -> Result<(), Failure> {
    logs::start(&config.log, config.log_format);
    // Every stream is an open file. The usual 1024 are for programs that use select(2); this one does not.
    let (files, streams) = (rlimit::increase_nofile_limit(u64::MAX)?, config.limits.streams_in_all);
    if files < streams as u64 + OTHER_FILES {
        tracing::warn!(files, streams, "fewer files may be open than streams (ulimit -Hn)");
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
