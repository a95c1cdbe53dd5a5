//! Looks for input that does harm, as long as one likes: `cargo xtask fuzz [TARGET] [--seconds N]`.

use std::alloc::System;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use quincunx_fuzz::{Budget, TARGETS, Target, fuzz};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

/// Counts what is held.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Look for input that does harm
#[derive(Parser)]
struct Cli {
    /// What is to read it; all in turn if missing
    #[arg(value_parser = target)]
    target: Option<&'static dyn Target>,
    /// How long, for each target
    #[arg(long, value_name = "N", default_value_t = 60)]
    seconds: u64,
    /// Where the changes begin; the clock says if missing
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Read this input alone
    #[arg(long, requires = "target")]
    file: Option<PathBuf>,
}

fn target(name: &str) -> Result<&'static dyn Target, String> {
    let known = || TARGETS.iter().map(|target| target.name()).collect::<Vec<_>>().join(", ");
    TARGETS
        .iter()
        .copied()
        .find(|target| target.name() == name)
        .ok_or_else(|| format!("there is no such target, but: {}", known()))
}

fn held() -> u64 {
    let stats = ALLOCATOR.stats();
    stats.bytes_allocated.saturating_sub(stats.bytes_deallocated) as u64
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    if let (Some(file), Some(target)) = (&cli.file, cli.target) {
        match std::fs::read_to_string(file) {
            Ok(input) => println!("{}", target.run(&input)),
            Err(error) => eprintln!("{}: {error}", file.display()),
        }
        return ExitCode::SUCCESS;
    }
    let clock = || std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs());
    let seed = cli.seed.unwrap_or_else(clock);
    let targets = cli.target.map_or_else(|| TARGETS.to_vec(), |target| vec![target]);
    for target in targets {
        match fuzz(target, Budget::Time(Duration::from_secs(cli.seconds)), seed, held) {
            Ok(ran) => println!(
                "{}: {} inputs, {} outcomes, {} KiB more held, seed {seed}",
                target.name(),
                ran.inputs,
                ran.outcomes,
                ran.grown / 1024
            ),
            Err(found) => {
                eprintln!("{}: {}: {}", target.name(), found.file.display(), found.what);
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
