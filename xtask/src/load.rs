//! `cargo xtask load`: a release server, and the driver that loads it, with a crowd of people in the database if one is asked for.

use std::fs;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::Duration;

use crate::root;
use crate::run::{Step, Stop, beside, cargo};
use crate::server::Server;

/// Builds both, starts the server on any free port, and loads it. Without `--database` it gets a new file.
pub(crate) fn load(arguments: &[String]) -> Result<(), Stop> {
    let Asked { mut load, fill, database, streams, halfway } = asked(arguments)?;
    if matches!(halfway, Some(Halfway::Backup)) && database.as_ref().is_some_and(|database| database.contains("://")) {
        return Err(Stop::usage("only a file is copied by the program: give --database a file, or none"));
    }
    cargo(&["build", "--release", "--package", "quincunx", "--package", "quincunx-load"]).run()?;
    let folder = root().join("target/load");
    let database = match database {
        Some(database) => database,
        None => {
            // From an earlier time, if there was one.
            let _ = fs::remove_dir_all(&folder);
            folder.join("quincunx.db").display().to_string()
        }
    };
    let [driver, program] = ["quincunx-load", "quincunx"].map(|name| root().join("target/release").join(name));
    if !fill.is_empty() {
        Step::new(&driver).args(["fill", "--database", &database]).args(&fill).run()?;
    }
    // The driver names an address for every person, as a proxy would; so the limits for each of them hold as they are. That for
    // all streams together is raised to what is asked for, and a tenth for those that close while others open.
    let serve = |port: &str| {
        let mut command = Command::new(&program);
        command.args(["serve", "--port", port, "--behind-proxy", "--database", &database]);
        command.args(["--streams", &(streams + streams / 10 + 100).to_string()]);
        // All games that were put there are tables.
        command.args(["--tables", "1000000000"]);
        Server::start(&mut command)
    };
    let mut server = serve("0")?;
    let (address, process) = (server.address()?, server.process());
    load.extend(["--server".into(), address.clone()]);
    match halfway {
        Some(Halfway::Restart) => {
            // What is done in the five seconds that no stream may be away for is told by itself.
            load.extend(["--again".into(), "--halfway".into(), format!("kill {process} && sleep 5")]);
            let port = address.rsplit_once(':').map_or("", |(_, port)| port);
            let is_done = AtomicBool::new(false);
            let mut is_anew = false;
            let keep_up = || -> Result<(), Stop> {
                while !is_done.load(Ordering::Relaxed) {
                    if server.has_ended() {
                        if is_anew {
                            return Err(Stop::new("the server has ended by itself"));
                        }
                        is_anew = true;
                        server = serve(port)?;
                    }
                    sleep(Duration::from_millis(10));
                }
                Ok(())
            };
            beside(keep_up, || {
                let driven = Step::new(&driver).arg("play").args(&load).run();
                is_done.store(true, Ordering::Relaxed);
                driven
            })
            .map(|_| ())
        }
        Some(Halfway::Backup) => {
            let copy = folder.join("copy.db");
            fs::create_dir_all(&folder).map_err(|error| Stop::new(format!("{}: {error}", folder.display())))?;
            // From an earlier time, if there was one.
            let _ = fs::remove_file(&copy);
            let (program, copy) = (program.display(), copy.display());
            let backup = format!("'{program}' database backup '{copy}' --database '{database}'");
            load.extend(["--process".into(), process, "--halfway".into(), backup]);
            Step::new(&driver).arg("play").args(&load).run()
        }
        None => {
            load.extend(["--process".into(), process]);
            Step::new(&driver).arg("play").args(&load).run()
        }
    }
}

/// What is done to the server when half of the time is over.
#[derive(Clone, Copy)]
enum Halfway {
    /// It is stopped, and started anew.
    Restart,
    /// The database is copied.
    Backup,
}

struct Asked {
    load: Vec<String>,
    /// What is put into the database before; nothing without `--people`.
    fill: Vec<String>,
    database: Option<String>,
    streams: u64,
    halfway: Option<Halfway>,
}

fn asked(arguments: &[String]) -> Result<Asked, Stop> {
    let usage = || Stop::usage(crate::USAGE);
    let mut asked = Asked { load: Vec::new(), fill: Vec::new(), database: None, streams: 5_000, halfway: None };
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
            "--halfway" => {
                asked.halfway = Some(match value.as_str() {
                    "restart" => Halfway::Restart,
                    "backup" => Halfway::Backup,
                    _ => return Err(usage()),
                });
            }
            _ => return Err(usage()),
        }
    }
    let is_crowd = asked.fill.iter().any(|name| name == "--people");
    if is_crowd || asked.fill.is_empty() { Ok(asked) } else { Err(usage()) }
}
