//! Computer players.

use pyo3::prelude::*;

use crate::fault::senseless;
use crate::state::State;

/// A computer player: handed a state, it looks at nothing but what its seat knows.
#[pyclass(frozen, module = "quincunx", get_all)]
pub(crate) struct Agent {
    name: &'static str,
    iterations: u32,
}

impl Agent {
    pub(crate) fn new(name: &'static str, iterations: u32) -> PyResult<Self> {
        if iterations == 0 {
            return Err(senseless("A computer player takes one iteration at the least."));
        }
        Ok(Self { name, iterations })
    }
}

#[pymethods]
impl Agent {
    /// The number of what it does for a seat: always the same for the same seed.
    #[pyo3(signature = (state, seat = None, seed = 0))]
    fn choose(&self, python: Python<'_>, state: &State, seat: Option<usize>, seed: u64) -> PyResult<u32> {
        let seat = state.actor(seat)?;
        let chosen = python.detach(|| state.position.chosen(seat, self.name, self.iterations, seed));
        chosen.ok_or_else(|| senseless(format!("{} has nothing to do here for seat {}.", self.name, seat.index())))
    }

    fn __repr__(&self) -> String {
        format!("<quincunx.Agent {}>", self.name)
    }
}
