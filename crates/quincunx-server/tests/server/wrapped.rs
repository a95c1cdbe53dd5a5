//! A game of the registry whose tables are not quite what they seem.

use std::time::Duration;

use quincunx_engine::conformance::{Report, Twins};
use quincunx_engine::record::Header;
use quincunx_engine::scenario::{self, BadFile, Pictures};
use quincunx_engine::{Bytes32, Fault, GameInfo, GameTexts, Plane, Record, Verdict};
use quincunx_games::lab::{ArenaReport, BadContest, BenchReport, Contest, Laboratory};
use quincunx_games::{BadOptions, BadStory, Batch, Position, RegisteredGame, Story, Table};
use rayon::ThreadPool;
use serde_json::Value;

/// Opens a table of a game.
pub(crate) type Open = fn(&'static dyn RegisteredGame, Header, Bytes32) -> Result<Box<dyn Table>, BadOptions>;

/// A game whose tables are opened by a function of the test.
pub(crate) struct Wrapped<F> {
    pub(crate) game: &'static dyn RegisteredGame,
    pub(crate) open: F,
}

impl<F> RegisteredGame for Wrapped<F>
where
    F: Fn(&'static dyn RegisteredGame, Header, Bytes32) -> Result<Box<dyn Table>, BadOptions> + Send + Sync,
{
    fn open(&self, header: Header, server_seed: Bytes32) -> Result<Box<dyn Table>, BadOptions> {
        (self.open)(self.game, header, server_seed)
    }
    fn info(&self) -> GameInfo {
        self.game.info()
    }
    fn texts(&self) -> &'static GameTexts {
        self.game.texts()
    }
    fn pictures(&self) -> &'static Pictures {
        self.game.pictures()
    }
    fn levels(&self) -> Vec<&'static str> {
        self.game.levels()
    }
    fn complete(&self, options: &Value) -> Result<(Value, usize), BadOptions> {
        self.game.complete(options)
    }
    fn faults(&self, options: &Value) -> Result<Vec<Fault>, BadOptions> {
        self.game.faults(options)
    }
    fn catalogue(&self, options: &Value) -> Result<Value, BadOptions> {
        self.game.catalogue(options)
    }
    fn verify(&self, record: &Record) -> (Verdict, Option<Box<dyn Table>>) {
        self.game.verify(record)
    }
}

impl<F: Send + Sync> Laboratory for Wrapped<F> {
    fn conformance(&self, steps: u64, seed: u64, progress: &mut dyn FnMut(u64)) -> Report {
        self.game.conformance(steps, seed, progress)
    }
    fn conformance_sampled(&self, steps: u64, seed: u64) -> Report {
        self.game.conformance_sampled(steps, seed)
    }

    fn conformance_made_up(&self, steps: u64, seed: u64, progress: &mut dyn FnMut(u64)) -> Report {
        self.game.conformance_made_up(steps, seed, progress)
    }
    fn twins(&self, seed: u64, number: u64) -> Twins {
        self.game.twins(seed, number)
    }
    fn scenarios(&self, file: &str) -> Result<Vec<scenario::Outcome>, BadFile> {
        self.game.scenarios(file)
    }
    fn dump(&self, options: &Value, seed: u64, steps: u64) -> Result<String, BadOptions> {
        self.game.dump(options, seed, steps)
    }
    fn perft(&self, options: &Value, depth: u32, seed: u64) -> Result<u64, BadOptions> {
        self.game.perft(options, depth, seed)
    }
    fn planes(&self, options: &Value) -> Result<(u32, Vec<Plane>), BadOptions> {
        self.game.planes(options)
    }
    fn actions(&self, options: &Value) -> Result<u32, BadOptions> {
        self.game.actions(options)
    }
    fn bench(&self, options: &Value, time: Duration) -> Result<BenchReport, BadOptions> {
        self.game.bench(options, time)
    }
    fn record(&self, contest: &Contest<'_>) -> Result<Record, BadContest> {
        self.game.record(contest)
    }
    fn arena(
        &self,
        contest: &Contest<'_>,
        games: u32,
        progress: &mut dyn FnMut(u32),
    ) -> Result<ArenaReport, BadContest> {
        self.game.arena(contest, games, progress)
    }
    fn position(&self, story: &Story) -> Result<Box<dyn Position>, BadStory> {
        self.game.position(story)
    }
    fn batch(&self, options: &Value, games: usize, others: Option<ThreadPool>) -> Result<Box<dyn Batch>, BadOptions> {
        self.game.batch(options, games, others)
    }
    fn beginning(&self, file: &str, name: &str, seed: u64) -> Result<Story, BadFile> {
        self.game.beginning(file, name, seed)
    }
    fn agents(&self) -> Vec<&'static str> {
        self.game.agents()
    }
}
