//! The command `quincunx`: the server, the table in the terminal, and the laboratory.

mod arena;
mod bench;
mod clauses;
mod conformance;
mod database;
mod failure;
mod games;
mod input;
mod perft;
mod play;
mod project;
mod record;
mod replay;
mod rules;
mod scenario;
mod serve;
mod settings;
mod verify;
mod words;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// Gives memory that is free back to the system by a thread of its own, whatever the others do. After many tables were let go, glibc's
/// allocator keeps almost all of it, and mimalloc what a thread that sleeps has not taken back yet (docs/MEASURED.md).
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Card-driven wargames in the browser and in the terminal.
#[derive(Parser)]
#[command(name = "quincunx", version, subcommand_required = true, arg_required_else_help = false)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Games(games::Games),
    Serve(serve::Serve),
    Database(database::Database),
    Play(play::Play),
    Arena(arena::Arena),
    Record(record::Record),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Scenario(scenario::Scenario),
    Conformance(conformance::Conformance),
    Clauses(clauses::Clauses),
    Perft(perft::Perft),
    Bench(bench::Bench),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => error.exit(),
        Err(error) => return Failure::from(error).report(),
    };
    let mut out = io::stdout().lock();
    let done = match cli.verb {
        Verb::Games(games) => games.run(&mut out),
        Verb::Serve(serve) => serve.run(&mut out),
        Verb::Database(database) => database.run(&mut out),
        Verb::Play(play) => play.run(&mut out),
        Verb::Arena(arena) => arena.run(&mut out),
        Verb::Record(record) => record.run(),
        Verb::Replay(replay) => replay.run(&mut out),
        Verb::Verify(verify) => verify.run(&mut out),
        Verb::Scenario(scenario) => scenario.run(&mut out),
        Verb::Conformance(conformance) => conformance.run(&mut out),
        Verb::Clauses(clauses) => clauses.run(&mut out),
        Verb::Perft(perft) => perft.run(&mut out),
        Verb::Bench(bench) => bench.run(&mut out),
    };
    match done.and_then(|()| out.flush().map_err(Failure::from)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
