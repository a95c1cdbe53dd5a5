//! What is wrong, as exceptions.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use quincunx_engine::{Denied, Explanation, Fault};
use quincunx_games::{BadOptions, BadStory, RegisteredGame};

use crate::speech::said;

/// Something that comes from Python makes no sense.
pub(crate) fn senseless(sentence: impl Into<String>) -> PyErr {
    PyValueError::new_err(sentence.into())
}

/// The rules of the game forbid what options or a position say.
fn forbidden(game: &dyn RegisteredGame, fault: &Fault) -> PyErr {
    let line = fault.line.map(|line| format!(", line {line}")).unwrap_or_default();
    senseless(format!("{} [{}{line}]", said(game, 0, &fault.message), fault.clause.0))
}

pub(crate) fn bad_options(game: &dyn RegisteredGame, bad: &BadOptions) -> PyErr {
    match bad {
        BadOptions::Form(form) => senseless(form.as_str()),
        BadOptions::Fault(fault) => forbidden(game, fault),
    }
}

pub(crate) fn bad_story(game: &dyn RegisteredGame, bad: &BadStory) -> PyErr {
    match bad {
        BadStory::Options(bad) => bad_options(game, bad),
        BadStory::Form(form) => senseless(form.as_str()),
        BadStory::Setup(fault) => forbidden(game, fault),
        BadStory::Choice(place) => senseless(format!("Choice {place} of the state is not legal.")),
        BadStory::Memories => senseless("There are not as many memories as seats."),
    }
}

/// A choice is not granted: `action` is how it was named.
pub(crate) fn denied(
    python: Python<'_>,
    game: &dyn RegisteredGame,
    action: &str,
    denied: &Denied<Explanation>,
) -> PyErr {
    match denied {
        Denied::Refused(Explanation { clause, message }) => {
            let refusal = python.import("quincunx._refusal").and_then(|module| module.getattr("Refusal"));
            match refusal.and_then(|refusal| refusal.call1((clause.0, said(game, 0, message)))) {
                Ok(refusal) => PyErr::from_value(refusal),
                Err(error) => error,
            }
        }
        Denied::Over => senseless("The game is over."),
        _ => senseless(format!("{action} is no action of this game here.")),
    }
}
