//! A game in the registry, whatever game it is.

use quincunx_engine::record::Header;
use quincunx_engine::scenario::Pictures;
use quincunx_engine::{Bytes32, Conformance, Fault, Game, GameInfo, GameTexts, Match, Record, Verdict, verify};
use serde_json::Value;

use crate::lab::Laboratory;
use crate::shared::shared;
use crate::table::{Level, OpenTable, Table};

/// What a host needs of a game; with it comes what the laboratory needs.
pub trait RegisteredGame: Laboratory {
    /// What is told of it before anybody sits down.
    fn info(&self) -> GameInfo;

    /// Its rulebooks and words.
    fn texts(&self) -> &'static GameTexts;

    /// The pictures of its page to start from.
    fn pictures(&self) -> &'static Pictures;

    /// The names of the computer players, weakest first.
    fn levels(&self) -> Vec<&'static str>;

    /// The options completed by their defaults, and the number of seats.
    ///
    /// # Errors
    /// What is wrong with them.
    fn complete(&self, options: &Value) -> Result<(Value, usize), BadOptions>;

    /// Everything that is wrong with options ([`Game::faults`]).
    ///
    /// # Errors
    /// [`BadOptions::Form`]: they cannot be read.
    fn faults(&self, options: &Value) -> Result<Vec<Fault>, BadOptions>;

    /// What can be chosen from where options are made ([`Game::catalogue`]).
    ///
    /// # Errors
    /// What is wrong with them.
    fn catalogue(&self, options: &Value) -> Result<Value, BadOptions>;

    /// A new game.
    ///
    /// # Errors
    /// What is wrong with the options of the header.
    fn open(&self, header: Header, server_seed: Bytes32) -> Result<Box<dyn Table>, BadOptions>;

    /// Checks a record, and opens it for replay as far as it can be followed.
    fn verify(&self, record: &Record) -> (Verdict, Option<Box<dyn Table>>);
}

/// What is wrong with options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadOptions {
    /// They do not have the form of this game's options: what the reader says.
    Form(String),
    /// The rules forbid them.
    Fault(Fault),
}

/// A game with what belongs to it.
pub struct Registered<G: Game> {
    /// What is told of it before anybody sits down.
    pub info: GameInfo,
    /// Its rulebooks and words.
    pub texts: fn() -> &'static GameTexts,
    /// The pictures of its page to start from.
    pub pictures: fn() -> &'static Pictures,
    /// The computer players, weakest first.
    pub levels: &'static [Level<G>],
}

impl<G: Conformance> RegisteredGame for Registered<G> {
    fn info(&self) -> GameInfo {
        self.info.clone()
    }

    fn texts(&self) -> &'static GameTexts {
        (self.texts)()
    }

    fn pictures(&self) -> &'static Pictures {
        (self.pictures)()
    }

    fn levels(&self) -> Vec<&'static str> {
        self.levels.iter().map(|level| level.name).collect()
    }

    fn complete(&self, options: &Value) -> Result<(Value, usize), BadOptions> {
        let options: G::Options = read(options)?;
        let complete = serde_json::to_value(&options).expect("options have string keys");
        let game = shared::<G, _>(&complete, || G::new(&options).map_err(BadOptions::Fault))?;
        Ok((complete, game.seats()))
    }

    fn faults(&self, options: &Value) -> Result<Vec<Fault>, BadOptions> {
        Ok(G::faults(&read(options)?))
    }

    fn catalogue(&self, options: &Value) -> Result<Value, BadOptions> {
        let options: G::Options = read(options)?;
        let catalogue = G::catalogue(&options).map_err(BadOptions::Fault)?;
        Ok(serde_json::to_value(catalogue).expect("components have string keys"))
    }

    fn open(&self, header: Header, server_seed: Bytes32) -> Result<Box<dyn Table>, BadOptions> {
        let rules = || G::new(&read(&header.options)?).map_err(BadOptions::Fault);
        let game = shared::<G, _>(&header.options, rules)?;
        Ok(Box::new(OpenTable { inner: Match::new(game, header, Some(server_seed)), levels: self.levels }))
    }

    fn verify(&self, record: &Record) -> (Verdict, Option<Box<dyn Table>>) {
        let (verdict, replayed) = verify::<G>(record);
        let open = |inner| Box::new(OpenTable { inner, levels: self.levels }) as Box<dyn Table>;
        (verdict, replayed.map(open))
    }
}

pub(crate) fn read<O: serde::de::DeserializeOwned>(options: &Value) -> Result<O, BadOptions> {
    serde_json::from_value(options.clone()).map_err(|error| BadOptions::Form(error.to_string()))
}
