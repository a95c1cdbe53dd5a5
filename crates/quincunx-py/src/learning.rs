//! What those who learn to play are given: tensors and masks, as arrays of numpy.

use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use quincunx_engine::Seat;

use crate::fault::senseless;
use crate::state::State;

/// A part of an observation tensor: numbers from 0 to `most`.
#[pyclass(frozen, module = "quincunx")]
#[derive(Clone)]
pub(crate) struct Plane {
    #[pyo3(get)]
    name: &'static str,
    /// What its numbers tell, index by index.
    #[pyo3(get)]
    meaning: &'static str,
    #[pyo3(get)]
    most: u8,
    /// Where in the tensor it begins.
    #[pyo3(get)]
    start: usize,
    shape: Vec<usize>,
}

#[pymethods]
impl Plane {
    /// How many indices there are of each kind.
    #[getter]
    fn shape<'py>(&self, python: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(python, &self.shape)
    }

    fn __repr__(&self) -> String {
        format!("<quincunx.Plane {}>", self.name)
    }
}

/// The planes of a game.
pub(crate) struct Planes {
    pub(crate) version: u32,
    pub(crate) planes: Vec<Plane>,
    pub(crate) length: usize,
}

impl Planes {
    pub(crate) fn new((version, planes): (u32, Vec<quincunx_engine::Plane>)) -> Self {
        let mut length = 0;
        let placed = planes.into_iter().map(|plane| {
            let start = length;
            length += plane.len();
            Plane { name: plane.name, meaning: plane.meaning, most: plane.most, start, shape: plane.shape }
        });
        let planes = placed.collect();
        Self { version, planes, length }
    }
}

/// In what a tensor holds its numbers.
#[derive(Clone, Copy)]
pub(crate) enum Cells {
    /// As they are: `uint8`.
    Counts,
    /// Each as its part of the most: `float32`.
    Parts,
}

/// What a type is called by numpy.
pub(crate) fn cells(name: &str) -> PyResult<Cells> {
    match name {
        "uint8" => Ok(Cells::Counts),
        "float32" => Ok(Cells::Parts),
        _ => Err(senseless(format!("A tensor holds float32 or uint8, not {name}."))),
    }
}

/// What a seat sees as numbers, of this type of numpy's.
pub(crate) fn tensor<'py>(state: &State, seat: Seat, dtype: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let (python, length) = (dtype.py(), state.game.seen.length);
    let name: String = python.import("numpy")?.call_method1("dtype", (dtype,))?.getattr("name")?.extract()?;
    Ok(match cells(&name)? {
        Cells::Parts => {
            let mut parts = vec![0.0; length];
            python.detach(|| state.position.parts(seat, &mut parts));
            PyArray1::from_vec(python, parts).into_any()
        }
        Cells::Counts => {
            let mut counts = vec![0; length];
            python.detach(|| state.position.counts(seat, &mut counts));
            PyArray1::from_vec(python, counts).into_any()
        }
    })
}

/// Of each number of an action whether it is legal.
pub(crate) fn mask<'py>(python: Python<'py>, state: &State, legal: &[u32]) -> PyResult<Bound<'py, PyArray1<bool>>> {
    python.import("numpy")?;
    let mut mask = vec![false; state.game.num_actions as usize];
    legal.iter().for_each(|number| mask[*number as usize] = true);
    Ok(PyArray1::from_vec(python, mask))
}
