//! Games and their tables.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use quincunx_games::{Position, REGISTRY, RegisteredGame, Story};
use quincunx_toys::TOYS;
use serde_json::Value;

use crate::agent::Agent;
use crate::fault::{bad_options, bad_story, senseless};
use crate::learning::Planes;
use crate::state::State;

/// The rules of a table: a game with its options.
#[pyclass(frozen, module = "quincunx")]
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) registered: &'static dyn RegisteredGame,
    /// Complete.
    pub(crate) options: Arc<Value>,
    #[pyo3(get)]
    pub(crate) seats: usize,
    /// How many numbers its actions have.
    #[pyo3(get)]
    pub(crate) num_actions: u32,
    pub(crate) seen: Arc<Planes>,
    /// How games begin at this table.
    start: Arc<dyn Position>,
}

impl Game {
    pub(crate) fn new(registered: &'static dyn RegisteredGame, options: &Value) -> PyResult<Self> {
        let (options, seats) = registered.complete(options).map_err(|bad| bad_options(registered, &bad))?;
        let bad = |bad| bad_options(registered, &bad);
        let num_actions = registered.actions(&options).map_err(bad)?;
        let seen = Arc::new(Planes::new(registered.planes(&options).map_err(bad)?));
        let options = Arc::new(options);
        let start = registered.position(&Story::new(Arc::clone(&options), None));
        let start = start.map_err(|bad| bad_story(registered, &bad))?.into();
        Ok(Self { registered, options, seats, num_actions, seen, start })
    }

    pub(crate) fn state(&self, story: &Story) -> PyResult<State> {
        let position = self.registered.position(story).map_err(|bad| bad_story(self.registered, &bad))?;
        Ok(State { game: self.clone(), position })
    }
}

/// What a pickle holds: what to call, and with what.
pub(crate) type Reduced<'py> = (Bound<'py, PyAny>, (&'static str, u32, String));

/// The names of all games, the test games last.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    REGISTRY.games().chain(TOYS.games()).map(|game| game.info().id).collect()
}

/// The game of this name with these options.
#[pyfunction]
#[pyo3(signature = (name, **options))]
pub(crate) fn load(python: Python<'_>, name: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Game> {
    let unknown = || senseless(format!("There is no game {name:?}: there are {}.", games().join(", ")));
    let registered = REGISTRY.find(name).or_else(|| TOYS.find(name)).ok_or_else(unknown)?;
    let options = options.map_or_else(|| Ok(quincunx_games::lab::defaults()), |options| value(python, options))?;
    Game::new(registered, &options)
}

/// The game of this name under this version of its rules, with options as JSON: what a pickle calls.
#[pyfunction(name = "_load_version")]
pub(crate) fn load_version(name: &str, rules: u32, options: &str) -> PyResult<Game> {
    let options = serde_json::from_str(options).map_err(|error| senseless(error.to_string()))?;
    Game::new(under(name, rules)?, &options)
}

/// The game of this name under this version of its rules.
pub(crate) fn under(name: &str, rules: u32) -> PyResult<&'static dyn RegisteredGame> {
    let unknown = || senseless(format!("Version {rules} of the rules of {name:?} is not known here."));
    REGISTRY.under(name, rules).or_else(|| TOYS.under(name, rules)).ok_or_else(unknown)
}

/// Plain data of Python. Its own module refuses what has no end, and the reader what is too deep.
fn value(python: Python<'_>, data: &Bound<'_, PyDict>) -> PyResult<Value> {
    let json = python.import("json")?.call_method1("dumps", (data,))?;
    serde_json::from_str(json.extract()?).map_err(|error| senseless(error.to_string()))
}

/// Plain data for Python.
pub(crate) fn plain<'py>(python: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    python.import("json")?.call_method1("loads", (value.to_string(),))
}

#[pymethods]
impl Game {
    /// Its name, as `load` takes it.
    #[getter]
    pub(crate) fn name(&self) -> &'static str {
        self.registered.info().id
    }

    /// The version of its rules.
    #[getter]
    pub(crate) fn rules_version(&self) -> u32 {
        self.registered.info().rules_version
    }

    /// All options of the table.
    #[getter]
    fn options<'py>(&self, python: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(python, &self.options)
    }

    /// The planes of an observation tensor, in their order.
    #[getter]
    fn observation_spec<'py>(&self, python: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(python, self.seen.planes.clone())
    }

    /// The shape of an observation tensor: one dimension.
    #[getter]
    fn observation_shape(&self) -> (usize,) {
        (self.seen.length,)
    }

    /// Another number once the same numbers of a tensor mean something else.
    #[getter]
    fn observation_version(&self) -> u32 {
        self.seen.version
    }

    /// The names of its computer players.
    #[getter]
    fn agents(&self) -> Vec<&'static str> {
        self.registered.agents()
    }

    /// The start of a game, all of whose chance follows from the seed; with `None` its outcomes are chosen like everything else. `recall`
    /// keeps what each seat has seen and done.
    #[pyo3(signature = (seed = Some(0), recall = false))]
    fn new_state(&self, seed: Option<u64>, recall: bool) -> State {
        State { game: self.clone(), position: self.start.begin(seed, recall) }
    }

    /// The computer player of this name.
    #[pyo3(signature = (name, iterations = 1000))]
    fn agent(&self, name: &str, iterations: u32) -> PyResult<Agent> {
        let known = self.registered.agents();
        let unknown = || senseless(format!("There is no computer player {name:?}: there are {}.", known.join(", ")));
        let name = known.iter().find(|known| **known == name).ok_or_else(unknown)?;
        Agent::new(name, iterations)
    }

    fn __eq__(&self, other: &Self) -> bool {
        (self.name(), self.rules_version(), &self.options) == (other.name(), other.rules_version(), &other.options)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.name(), self.rules_version(), self.options.to_string()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!("<quincunx.Game {}>", self.name())
    }

    fn __reduce__<'py>(&self, python: Python<'py>) -> PyResult<Reduced<'py>> {
        let load = python.import("quincunx._native")?.getattr("_load_version")?;
        Ok((load, (self.name(), self.rules_version(), self.options.to_string())))
    }
}
