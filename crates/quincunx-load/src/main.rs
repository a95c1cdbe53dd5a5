//! Whole games of all kinds at a server through its public interface, with every answer checked and timed.
//!
//! Actions come at fixed moments, whether the server keeps up or not, and are timed from the moment at which they were due:
//! a server that stands still for a while makes all that wait for it late, as it would with people. Every seat watches its
//! table, as the page does, and takes its choices from what the stream tells. Every person comes from an address of his own,
//! named in `X-Forwarded-For`; so the server must run with `--behind-proxy`, and its limits hold.
//!
//! Meanwhile a copy of the database may be made, or the server be started anew: it is told what becomes of the actions of that time, and how
//! long streams were away. No entry that a stream has told of may be gone afterwards.
//!
//! Beside them people with accounts come, sign in and look at what is theirs: those of a crowd that was put into the database before.

mod figures;
mod fill;
mod halfway;
mod http;
mod members;
mod plan;
mod process;
mod table;
mod watching;

use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use clap::{Args, Parser};

use figures::Figures;
use fill::Fill;
use members::Members;
use plan::Plan;
use process::Process;

/// Load a server with whole games, and check every answer
#[derive(Parser)]
#[command(name = "quincunx-load")]
enum Command {
    /// Put people with accounts and finished games into a database, before the server starts
    Fill(Fill),
    /// Play whole games at a server
    Play(Load),
}

#[derive(Args)]
struct Load {
    /// The address of a server that was started with --behind-proxy
    #[arg(long)]
    server: SocketAddr,
    /// The process of the server, to tell its memory and its time
    #[arg(long, value_name = "PID")]
    process: Option<u32>,
    /// Tables in play at the same time
    #[arg(long, default_value_t = 1_000)]
    tables: usize,
    /// Actions in a second
    #[arg(long, default_value_t = 200)]
    rate: u32,
    /// How long, once all tables are made
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Open event streams, those of the seats included: if it is not said, five for each table, and 5,000 at most
    #[arg(long)]
    streams: Option<usize>,
    /// People with accounts in the database
    #[arg(long, value_parser = fill::people())]
    people: Option<u32>,
    /// People who sign in in a second, drawn as often as they have played
    #[arg(long, requires = "people", default_value_t = 0)]
    sign_ins: u32,
    /// A command for the shell when half of the time is over, as for a backup: the actions of its time are told by themselves
    #[arg(long, value_name = "COMMAND")]
    halfway: Option<String>,
    /// What breaks off is taken up again, as by the page: the server is started anew meanwhile
    #[arg(long)]
    again: bool,
}

fn main() -> anyhow::Result<ExitCode> {
    let command = Command::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    match command {
        Command::Fill(fill) => runtime.block_on(fill.run()).map(|()| ExitCode::SUCCESS),
        Command::Play(load) => runtime.block_on(play(load)),
    }
}

async fn play(load: Load) -> anyhow::Result<ExitCode> {
    let streams = load.streams.unwrap_or(load.tables.saturating_mul(5).min(5_000));
    let files = rlimit::increase_nofile_limit(u64::MAX)?;
    let needed = streams as u64 + u64::from(load.rate) + u64::from(load.sign_ins) + 100;
    anyhow::ensure!(files >= needed, "{needed} open files are needed, {files} are allowed (ulimit -n)");
    let figures = Arc::new(Figures::default());
    let games = http::Pool::new(load.server, false).games().await.context("the list of games")?;
    let plan = Plan { games, tables: load.tables, rate: load.rate, streams, again: load.again };
    let mut ready = plan::sit_down(&plan, load.server, &figures).await?;
    eprintln!("{} tables, {} streams; {} actions a second", load.tables, streams, load.rate);
    let begun = [Process::here()?].into_iter().chain(load.process.map(Process::of).transpose()?).collect::<Vec<_>>();
    let time = Duration::from_secs(load.seconds);
    let members = Members { people: load.people.unwrap_or_default(), rate: load.sign_ins, again: load.again };
    let (seconds, come, done) = tokio::join!(
        plan::play(&plan, &mut ready, time, &figures),
        members::come(&members, load.server, time, &figures),
        halfway::run(load.halfway.as_deref(), time, &figures)
    );
    for error in [come, done].into_iter().filter_map(Result::err) {
        figures.error(&error);
    }
    figures.print(seconds);
    for (name, before) in ["driver", "server"].into_iter().zip(begun) {
        let now = before.now()?;
        let share = (now.processor - before.processor).as_secs_f64() / seconds.as_secs_f64();
        println!("{name}: {share:.2} processors, {} MB of memory, at most {} MB", now.memory / 1_000, now.peak / 1_000);
    }
    Ok(figures.verdict())
}
