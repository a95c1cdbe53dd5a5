//! What is done to the server while it is loaded: a backup, a restart.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::figures::{Figures, Meanwhile};

/// Runs a command of the shell's when half of the time is over; acts that fall into its time are told by themselves.
pub(crate) async fn run(command: Option<&str>, time: Duration, figures: &Figures) -> anyhow::Result<()> {
    let Some(command) = command else { return Ok(()) };
    sleep(time / 2).await;
    let begun = Instant::now();
    figures.meanwhile(Meanwhile::Begun);
    let mut shell = Command::new("sh");
    shell.args(["-c", command]);
    let status = spawn_blocking(move || shell.status()).await?.context("the shell")?;
    figures.meanwhile(Meanwhile::Ended(Instant::now()));
    eprintln!("{command}: {:.1} s", begun.elapsed().as_secs_f64());
    ensure!(status.success(), "{command}: {status}");
    Ok(())
}
