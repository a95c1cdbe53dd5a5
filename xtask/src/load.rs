//! `cargo xtask load`: a release server, and the driver that loads it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::root;
use crate::run::{Step, Stop, cargo};

/// Builds both, starts the server on any free port, and loads it. Without `--database` it gets a new file.
pub(crate) fn load(arguments: &[String]) -> Result<(), Stop> {
    let Asked { mut load, database, streams } = asked(arguments)?;
    cargo(&["build", "--quiet", "--release", "--package", "quincunx", "--package", "quincunx-load"]).run()?;
    let folder = root().join("target/load");
    let database = match database {
        Some(database) => database,
        None => {
            // From an earlier time, if there was one.
            let _ = std::fs::remove_dir_all(&folder);
            folder.join("quincunx.db").display().to_string()
        }
    };
    let mut server = Server::start(&database, streams)?;
    let address = server.address()?;
    load.extend(["--server".into(), address, "--process".into(), server.0.id().to_string()]);
    Step::new(root().join("target/release/quincunx-load")).args(&load).run()
}

struct Asked {
    load: Vec<String>,
    database: Option<String>,
    streams: u64,
}

fn asked(arguments: &[String]) -> Result<Asked, Stop> {
    let usage = || Stop::usage(crate::USAGE);
    let mut asked = Asked { load: Vec::new(), database: None, streams: 5_000 };
    for pair in arguments.chunks(2) {
        let [name, value] = pair else { return Err(usage()) };
        match name.as_str() {
            "--database" => asked.database = Some(value.clone()),
            "--tables" | "--rate" | "--seconds" => asked.load.extend_from_slice(pair),
            "--streams" => {
                asked.streams = value.parse().map_err(|_| usage())?;
                asked.load.extend_from_slice(pair);
            }
            _ => return Err(usage()),
        }
    }
    Ok(asked)
}

/// A server that is stopped when it is dropped.
struct Server(Child);

impl Server {
    /// The driver names an address for every person, as a proxy would; so the limits for each of them hold as they are. That
    /// for all streams together is raised to what is asked for, and a tenth for those that close while others open.
    fn start(database: &str, streams: u64) -> Result<Self, Stop> {
        let mut command = Command::new(root().join("target/release/quincunx"));
        command.args(["serve", "--port", "0", "--behind-proxy", "--database", database]);
        command.args(["--streams", &(streams + streams / 10 + 100).to_string()]);
        let child = command.current_dir(root()).stdout(Stdio::piped()).spawn();
        child.map(Self).map_err(|error| Stop::new(format!("the server: {error}")))
    }

    /// Where it listens: its first line.
    fn address(&mut self) -> Result<String, Stop> {
        let mut line = String::new();
        let read = self.0.stdout.take().map(|out| BufReader::new(out).read_line(&mut line));
        let address = line.trim().strip_prefix("http://").map(str::to_owned);
        address.ok_or_else(|| Stop::new(format!("the server tells no address: {read:?}")))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already; either way it is gone afterwards.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
