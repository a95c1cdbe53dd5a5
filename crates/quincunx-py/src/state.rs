//! Positions.

use numpy::PyArray1;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use quincunx_engine::scenario::{BadFile, game_of};
use quincunx_engine::{Actor, Message, Observation, Observer, Seat};
use quincunx_games::{Position, Story};
use serde_json::{Value, json};

use crate::fault::{denied, senseless};
use crate::game::{Game, Reduced, load, plain, under};
use crate::learning::{mask, tensor};
use crate::speech::{language, said, shown, told};

/// A position, secrets included. Chance is drawn at once if the game has a seed, so somebody decides, or it is over.
#[pyclass(module = "quincunx")]
pub(crate) struct State {
    pub(crate) game: Game,
    pub(crate) position: Box<dyn Position>,
}

/// How the scenario of this name in a file begins.
#[pyfunction]
#[pyo3(signature = (file, name, seed = 0))]
pub(crate) fn scenario(python: Python<'_>, file: &str, name: &str, seed: u64) -> PyResult<State> {
    let bad = |error: BadFile| senseless(error.to_string());
    let registered = load(python, &game_of(file).map_err(bad)?, None)?.registered;
    let story = registered.beginning(file, name, seed).map_err(bad)?;
    Game::new(registered, &story.options)?.state(&story)
}

/// The state of a story as JSON: what a pickle calls.
#[pyfunction(name = "_restore")]
pub(crate) fn restore(name: &str, rules: u32, story: &str) -> PyResult<State> {
    let story: Story = serde_json::from_str(story).map_err(|error| senseless(error.to_string()))?;
    Game::new(under(name, rules)?, &story.options)?.state(&story)
}

/// What names an action.
#[derive(FromPyObject)]
enum Action {
    Number(u32),
    Notation(String),
}

impl State {
    fn seat(&self, index: usize) -> PyResult<Seat> {
        let seat = Seat::new(index).filter(|seat| seat.index() < self.game.seats);
        seat.ok_or_else(|| senseless(format!("There is no seat {index}: this table has {}.", self.game.seats)))
    }

    /// The seat that is named, or else the first for which the game waits.
    pub(crate) fn actor(&self, seat: Option<usize>) -> PyResult<Seat> {
        match seat {
            Some(index) => self.seat(index),
            None => self.position.waiting().lowest().ok_or_else(|| {
                senseless(if self.is_chance() { "Chance decides here: name a seat." } else { "The game is over." })
            }),
        }
    }

    /// The seat that is named, or whoever decides: chance at a chance node, else the first for which the game waits.
    fn by(&self, seat: Option<usize>) -> PyResult<Actor> {
        if seat.is_none() && self.is_chance() { Ok(Actor::Chance) } else { self.actor(seat).map(Actor::Seat) }
    }

    fn observer(&self, seat: Option<usize>) -> PyResult<Observer> {
        seat.map_or(Ok(Observer::Spectator), |index| self.seat(index).map(Observer::Seat))
    }
}

fn known(name: &str) -> PyResult<usize> {
    let languages = quincunx_engine::LANGUAGES.join(", ");
    language(name).ok_or_else(|| senseless(format!("There is no language {name:?}: there are {languages}.")))
}

/// A seed: a number, or drawn from a generator of `random` or numpy.
fn seed(rng: &Bound<'_, PyAny>) -> PyResult<u64> {
    if rng.hasattr("getrandbits")? {
        rng.call_method1("getrandbits", (64,))?.extract()
    } else if rng.hasattr("integers")? {
        rng.call_method1("integers", (1_u64 << 62,))?.extract()
    } else {
        rng.extract()
    }
}

#[pymethods]
impl State {
    /// The rules of the table.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// The seat for which the game waits, the first if for several; none once it is over.
    #[getter]
    fn turn(&self) -> Option<usize> {
        self.position.waiting().lowest().map(Seat::index)
    }

    /// All seats for which the game waits.
    #[getter]
    fn waiting<'py>(&self, python: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(python, self.position.waiting().iter().map(Seat::index).collect::<Vec<_>>())
    }

    /// Is the game over?
    #[getter]
    fn is_over(&self) -> bool {
        self.position.is_over()
    }

    /// Does a chance node wait for an outcome?
    #[getter]
    fn is_chance(&self) -> bool {
        self.position.waiting().is_empty() && !self.is_over()
    }

    /// The numbers of what may come at a chance node, each with its probability. Empty elsewhere.
    fn outcomes(&self) -> Vec<(u32, f64)> {
        let mut outcomes = Vec::new();
        self.position.outcomes(&mut outcomes);
        let total: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
        outcomes.into_iter().map(|(number, weight)| (number, f64::from(weight) / total)).collect()
    }

    /// The numbers of what a seat may do; of the one whose turn it is, if none is named. Empty at a chance node, and once the game is over.
    #[pyo3(signature = (seat = None))]
    fn legal(&self, seat: Option<usize>) -> PyResult<Vec<u32>> {
        let mut legal = Vec::new();
        if seat.is_some() || self.turn().is_some() {
            self.position.legal(self.actor(seat)?, &mut legal);
        }
        Ok(legal)
    }

    /// The number of an action in notation; of an outcome at a chance node, unless a seat is named.
    #[pyo3(signature = (action, seat = None))]
    fn number(&self, action: &str, seat: Option<usize>) -> PyResult<u32> {
        let number = self.position.number(self.by(seat)?, action);
        number.ok_or_else(|| senseless(format!("{action:?} is no action of this game here.")))
    }

    /// The action of a number in notation; the outcome at a chance node, unless a seat is named.
    #[pyo3(signature = (action, seat = None))]
    fn notation(&self, action: u32, seat: Option<usize>) -> PyResult<String> {
        let notation = self.position.notation(self.by(seat)?, action);
        notation.ok_or_else(|| senseless(format!("{action} is no action of this game here.")))
    }

    /// Does what a number or a notation names, an outcome of chance at a chance node; draws the chance after it if the game has a seed.
    #[pyo3(signature = (action, seat = None))]
    fn apply(&mut self, python: Python<'_>, action: Action, seat: Option<usize>) -> PyResult<()> {
        let by = self.by(seat)?;
        let registered = self.game.registered;
        match action {
            Action::Number(number) => {
                let done = self.position.apply(by, number);
                done.map_err(|why| denied(python, registered, &number.to_string(), &why))
            }
            Action::Notation(text) => {
                let done = self.position.play(by, &text);
                done.map_err(|why| denied(python, registered, &format!("{text:?}"), &why))
            }
        }
    }

    /// What each seat gets.
    fn returns(&self) -> PyResult<Vec<f64>> {
        let returns = self.position.returns().ok_or_else(|| senseless("The game is not over."))?;
        Ok(returns.values().collect())
    }

    /// What a seat is shown, or a spectator if none is named: `view`, `prompt`, `choices`, `waiting`, `over`.
    #[pyo3(signature = (seat = None, language = "en"))]
    fn observation<'py>(
        &self,
        python: Python<'py>,
        seat: Option<usize>,
        language: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (observer, language) = (self.observer(seat)?, known(language)?);
        let Observation { turn, prompt, choices, view } = self.position.observation(observer);
        let say = |message: &Message| said(self.game.registered, language, message);
        let choice = |choice: &quincunx_engine::Choice| {
            let number = match observer {
                Observer::Seat(seat) => self.position.number(Actor::Seat(seat), &choice.action),
                _ => None,
            };
            json!({ "action": choice.action, "number": number, "label": say(&choice.label) })
        };
        let shown = json!({
            "waiting": turn.waiting,
            "over": turn.over,
            "prompt": { "clause": prompt.clause, "sentence": say(&prompt.message) },
            "choices": choices.iter().map(choice).collect::<Vec<Value>>(),
            "view": view,
        });
        plain(python, &shown)
    }

    /// What a seat sees as numbers, `float32` or `uint8`; the one whose turn it is, if none is named.
    #[pyo3(signature = (seat = None, dtype = None))]
    fn observation_tensor<'py>(
        &self,
        python: Python<'py>,
        seat: Option<usize>,
        dtype: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let dtype = dtype.unwrap_or_else(|| intern!(python, "float32").clone().into_any());
        tensor(self, self.actor(seat)?, &dtype)
    }

    /// All that a seat has seen and done since the game began, as a digest; of the one whose turn it is, if none is named.
    #[pyo3(signature = (seat = None))]
    fn information_state(&self, seat: Option<usize>) -> PyResult<String> {
        let memory = self.position.memory(self.actor(seat)?);
        let memory =
            memory.ok_or_else(|| senseless("Nothing is remembered: begin with new_state(seed, recall=True)."))?;
        Ok(memory.past.to_hex())
    }

    /// Of each number of an action whether a seat may do it; the one whose turn it is, if none is named.
    #[pyo3(signature = (seat = None))]
    fn legal_mask<'py>(&self, python: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        mask(python, self, &self.legal(seat)?)
    }

    /// The view in words.
    #[pyo3(signature = (seat = None, language = "en"))]
    fn text(&self, seat: Option<usize>, language: &str) -> PyResult<String> {
        let (observer, language) = (self.observer(seat)?, known(language)?);
        Ok(told(self.game.registered, language, &self.position.description(observer)))
    }

    /// The prompt and the view as HTML.
    #[pyo3(signature = (seat = None, language = "en"))]
    fn html(&self, seat: Option<usize>, language: &str) -> PyResult<String> {
        let (observer, language) = (self.observer(seat)?, known(language)?);
        let prompt = self.position.observation(observer).prompt;
        Ok(shown(self.game.registered, language, &prompt, &self.position.description(observer)))
    }

    /// What a notebook shows: what whoever decides knows.
    fn _repr_html_(&self) -> PyResult<String> {
        self.html(self.turn(), "en")
    }

    /// Another state that the seat cannot tell from this one, as likely as the rules say. `rng` is a seed, or draws one.
    fn resample(&self, seat: usize, rng: &Bound<'_, PyAny>) -> PyResult<Self> {
        let (seat, seed) = (self.seat(seat)?, seed(rng)?);
        let mut other = self.clone();
        other.position.resample(seat, seed);
        Ok(other)
    }

    /// The record of the game so far, as `quincunx verify` and `quincunx replay` read it.
    fn record<'py>(&self, python: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let none = || senseless("It did not begin as games do, or its chance is open, so there is no record.");
        let record = self.position.record().ok_or_else(none)?;
        plain(python, &serde_json::to_value(&record).map_err(|error| senseless(error.to_string()))?)
    }

    /// Another state like it.
    fn clone(&self) -> Self {
        Self { game: self.game.clone(), position: self.position.copy() }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    #[pyo3(signature = (_memo, /))]
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __repr__(&self) -> String {
        format!("<quincunx.State of {}>", self.game.name())
    }

    fn __reduce__<'py>(&self, python: Python<'py>) -> PyResult<Reduced<'py>> {
        let restore = python.import("quincunx._native")?.getattr("_restore")?;
        let story = serde_json::to_string(&self.position.story()).map_err(|error| senseless(error.to_string()))?;
        Ok((restore, (self.game.name(), self.game.rules_version(), story)))
    }
}
