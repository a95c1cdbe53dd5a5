//! Memory and time of a process, as Linux tells them (`man 5 proc`).

use std::fs;
use std::time::Duration;

use anyhow::Context;

/// A clock tick of `/proc/PID/stat`: a hundredth of a second on every architecture that Linux runs on today.
const TICK: Duration = Duration::from_millis(10);

/// A process at a moment.
pub(crate) struct Process {
    id: u32,
    /// What it has used of the processors.
    pub(crate) processor: Duration,
    /// Kilobytes of memory.
    pub(crate) memory: u64,
    /// The most that they were.
    pub(crate) peak: u64,
}

impl Process {
    pub(crate) fn here() -> anyhow::Result<Self> {
        Self::of(std::process::id())
    }

    pub(crate) fn of(id: u32) -> anyhow::Result<Self> {
        let read =
            |file: &str| fs::read_to_string(format!("/proc/{id}/{file}")).with_context(|| format!("process {id}"));
        let (stat, status) = (read("stat")?, read("status")?);
        // Behind the name, which may hold anything: state is the first, user time the 12th, system time the 13th.
        let times = stat.rsplit_once(')').map_or("", |(_, rest)| rest).split_whitespace().skip(11).take(2);
        let ticks: u32 = times.filter_map(|time| time.parse::<u32>().ok()).sum();
        let kilobytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            line.trim_start_matches(':').trim().trim_end_matches(" kB").parse().ok()
        };
        let (memory, peak) = kilobytes("VmRSS").zip(kilobytes("VmHWM")).context("the memory of a process")?;
        Ok(Self { id, processor: TICK * ticks, memory, peak })
    }

    /// The same process now.
    pub(crate) fn now(&self) -> anyhow::Result<Self> {
        Self::of(self.id)
    }
}
