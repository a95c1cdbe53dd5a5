//! Whole games of all kinds at a server through its public interface, with every answer checked and timed.
//!
//! Actions come at fixed moments, whether the server keeps up or not, and are timed from the moment at which they were due:
//! a server that stands still for a while makes all that wait for it late, as it would with people. Every seat watches its
//! table, as the page does, and takes its choices from what the stream tells. Every person comes from an address of his own,
//! named in `X-Forwarded-For`; so the server must run with `--behind-proxy`, and its limits hold.

mod figures;
mod http;
mod plan;
mod process;
mod table;
mod watching;

use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use clap::Parser;

use figures::Figures;
use plan::Plan;
use process::Process;

/// Load a server with whole games, and check every answer
#[derive(Parser)]
#[command(name = "quincunx-load")]
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
    /// Open event streams, those of the seats included
    #[arg(long, default_value_t = 5_000)]
    streams: usize,
}

fn main() -> anyhow::Result<ExitCode> {
    let load = Load::parse();
    let files = rlimit::increase_nofile_limit(u64::MAX)?;
    let needed = load.streams as u64 + u64::from(load.rate) + 100;
    anyhow::ensure!(files >= needed, "{needed} open files are needed, {files} are allowed (ulimit -n)");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(run(load))
}

async fn run(load: Load) -> anyhow::Result<ExitCode> {
    let figures = Arc::new(Figures::default());
    let games = http::Pool::new(load.server).games().await.context("the list of games")?;
    let plan = Plan { games, tables: load.tables, rate: load.rate, streams: load.streams };
    let mut ready = plan::sit_down(&plan, load.server, &figures).await?;
    eprintln!("{} tables, {} streams; {} actions a second", load.tables, load.streams, load.rate);
    let begun = [Process::here()?].into_iter().chain(load.process.map(Process::of).transpose()?).collect::<Vec<_>>();
    let seconds = plan::play(&plan, &mut ready, Duration::from_secs(load.seconds), &figures).await;
    figures.print(seconds);
    for (name, before) in ["driver", "server"].into_iter().zip(begun) {
        let now = before.now()?;
        let share = (now.processor - before.processor).as_secs_f64() / seconds.as_secs_f64();
        println!("{name}: {share:.2} processors, {} MB of memory, at most {} MB", now.memory / 1_000, now.peak / 1_000);
    }
    Ok(figures.verdict())
}
