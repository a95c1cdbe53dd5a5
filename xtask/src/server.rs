//! A server that something else is run against.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::root;
use crate::run::Stop;

/// It is stopped when it is dropped.
pub(crate) struct Server(Child);

impl Server {
    /// Starts it by this command.
    pub(crate) fn start(command: &mut Command) -> Result<Self, Stop> {
        let child = command.current_dir(root()).stdout(Stdio::piped()).spawn();
        child.map(Self).map_err(|error| Stop::new(format!("the server: {error}")))
    }

    /// Where it listens: its first line.
    pub(crate) fn address(&mut self) -> Result<String, Stop> {
        let mut line = String::new();
        let read = self.0.stdout.take().map(|out| BufReader::new(out).read_line(&mut line));
        let address = line.trim().strip_prefix("http://").map(str::to_owned);
        address.ok_or_else(|| Stop::new(format!("the server tells no address: {read:?}")))
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> String {
        self.0.id().to_string()
    }

    /// Has it ended by itself?
    pub(crate) fn has_ended(&mut self) -> bool {
        matches!(self.0.try_wait(), Ok(Some(_)))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already; either way it is gone afterwards.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
