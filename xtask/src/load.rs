//! `cargo xtask load`: a release server, and the driver that loads it, with a crowd of people in the database if one is asked for.

use std::process::Command;

use crate::root;
use crate::run::{Step, Stop, cargo};
use crate::server::Server;

/// Builds both, starts the server on any free port, and loads it. Without `--database` it gets a new file.
pub(crate) fn load(arguments: &[String]) -> Result<(), Stop> {
    let Asked { mut load, fill, database, streams } = asked(arguments)?;
    cargo(&["build", "--release", "--package", "quincunx", "--package", "quincunx-load"]).run()?;
    let folder = root().join("target/load");
    let database = match database {
        Some(database) => database,
        None => {
            // From an earlier time, if there was one.
            let _ = std::fs::remove_dir_all(&folder);
            folder.join("quincunx.db").display().to_string()
        }
    };
    let driver = root().join("target/release/quincunx-load");
    if !fill.is_empty() {
        Step::new(&driver).args(["fill", "--database", &database]).args(&fill).run()?;
    }
    // The driver names an address for every person, as a proxy would; so the limits for each of them hold as they are. That for
    // all streams together is raised to what is asked for, and a tenth for those that close while others open.
    let mut command = Command::new(root().join("target/release/quincunx"));
    command.args(["serve", "--port", "0", "--behind-proxy", "--database", &database]);
    command.args(["--streams", &(streams + streams / 10 + 100).to_string()]);
    // All games that were put there are tables.
    command.args(["--tables", "1000000000"]);
    let mut server = Server::start(&mut command)?;
    load.extend(["--server".into(), server.address()?, "--process".into(), server.process()]);
    Step::new(&driver).arg("play").args(&load).run()
}

struct Asked {
    load: Vec<String>,
    /// What is put into the database before; nothing without `--people`.
    fill: Vec<String>,
    database: Option<String>,
    streams: u64,
}

fn asked(arguments: &[String]) -> Result<Asked, Stop> {
    let usage = || Stop::usage(crate::USAGE);
    let mut asked = Asked { load: Vec::new(), fill: Vec::new(), database: None, streams: 5_000 };
    for pair in arguments.chunks(2) {
        let [name, value] = pair else { return Err(usage()) };
        match name.as_str() {
            "--database" => asked.database = Some(value.clone()),
            "--tables" | "--rate" | "--seconds" | "--sign-ins" => asked.load.extend_from_slice(pair),
            "--games" | "--under-way" => asked.fill.extend_from_slice(pair),
            "--people" => {
                asked.load.extend_from_slice(pair);
                asked.fill.extend_from_slice(pair);
            }
            "--streams" => {
                asked.streams = value.parse().map_err(|_| usage())?;
                asked.load.extend_from_slice(pair);
            }
            _ => return Err(usage()),
        }
    }
    let is_crowd = asked.fill.iter().any(|name| name == "--people");
    if is_crowd || asked.fill.is_empty() { Ok(asked) } else { Err(usage()) }
}
