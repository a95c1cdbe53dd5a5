//! The Python package `quincunx`. Its users' guide is `docs/PYTHON.md`.
//!
//! It knows no game by name: everything goes through the faces of the registry. Whatever is wrong with what comes from Python
//! is told by an exception with a sentence.

mod agent;
mod fault;
mod game;
mod learning;
mod speech;
mod state;
mod vec_env;

use pyo3::prelude::*;

/// The part of the package that is written in Rust.
#[pymodule(name = "_native")]
mod native {
    #[pymodule_export]
    use crate::agent::Agent;
    #[pymodule_export]
    use crate::game::{Game, games, load, load_version};
    #[pymodule_export]
    use crate::learning::Plane;
    #[pymodule_export]
    use crate::state::{State, restore, scenario};
    #[pymodule_export]
    use crate::vec_env::VecEnv;
}
