//! Many games at once, for those who learn to play: what became of them stands in arrays of numpy, which are allocated once.

use numpy::ndarray::{Dimension, Ix1, Ix2};
use numpy::{Element, PyArray, PyArray1, PyArrayMethods, PyReadwriteArray, PyUntypedArrayMethods};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use quincunx_games::{Batch, Pages, Tensors};
use rayon::ThreadPoolBuilder;

use crate::fault::{bad_options, senseless};
use crate::game::Game;
use crate::learning::{Cells, cells};

/// The most games of an environment.
const MOST_GAMES: usize = 1 << 16;

/// The most threads that play them.
const MOST_THREADS: usize = 256;

/// Many games at once. After each step the arrays tell of every game whose turn it is, what that seat sees and may do, and what has come
/// of the step. A game that is over begins anew. The arrays are there to be read: of the masks a step changes only what is different, so
/// what somebody else writes into them may stay.
#[pyclass(module = "quincunx")]
pub(crate) struct VecEnv {
    #[pyo3(get)]
    game: Game,
    /// How many games there are.
    #[pyo3(get)]
    n: usize,
    batch: Box<dyn Batch>,
    cells: Option<Cells>,
    /// What the seat whose turn it is sees, as numbers; none if they were not asked for.
    #[pyo3(get)]
    observations: Option<Py<PyAny>>,
    /// Of each number of an action, whether that seat may do it.
    #[pyo3(get)]
    masks: Py<PyAny>,
    /// What each seat has got, if the game ended with this step; 0 otherwise.
    #[pyo3(get)]
    rewards: Py<PyAny>,
    /// Whether the game ended with this step.
    #[pyo3(get)]
    dones: Py<PyAny>,
    /// Whose turn it is.
    #[pyo3(get)]
    turns: Py<PyAny>,
}

#[pymethods]
impl VecEnv {
    #[new]
    #[pyo3(signature = (game, n, threads = 1, seed = 0, observations = Some("float32")))]
    fn new(
        python: Python<'_>,
        game: &Game,
        n: usize,
        threads: usize,
        seed: u64,
        observations: Option<&str>,
    ) -> PyResult<Self> {
        if !(1..=MOST_GAMES).contains(&n) {
            return Err(senseless(format!("An environment has 1 to {MOST_GAMES} games, not {n}.")));
        }
        if !(1..=MOST_THREADS).contains(&threads) {
            return Err(senseless(format!("An environment has 1 to {MOST_THREADS} threads, not {threads}.")));
        }
        let cells = observations.map(cells).transpose()?;
        // Whoever calls plays as well.
        let others = (threads > 1).then(|| ThreadPoolBuilder::new().num_threads(threads - 1).build()).transpose();
        let others = others.map_err(|error| senseless(format!("The threads cannot be started: {error}.")))?;
        let batch = game.registered.batch(&game.options, n, others);
        let batch = batch.map_err(|bad| bad_options(game.registered, &bad))?;
        // Through Python, which says that there is not enough memory where Rust would give up.
        let numpy = python.import("numpy")?;
        let zeros = |shape: &[usize], dtype: &str| -> PyResult<Py<PyAny>> {
            let shape = PyTuple::new(python, shape)?;
            Ok(numpy.call_method1(intern!(python, "zeros"), (shape, dtype))?.unbind())
        };
        let mut environment = Self {
            observations: observations.map(|dtype| zeros(&[n, game.seen.length], dtype)).transpose()?,
            masks: zeros(&[n, game.num_actions as usize], "bool")?,
            rewards: zeros(&[n, game.seats], "float32")?,
            dones: zeros(&[n], "bool")?,
            turns: zeros(&[n], "int64")?,
            game: game.clone(),
            n,
            batch,
            cells,
        };
        environment.reset(python, seed)?;
        Ok(environment)
    }

    /// Begins all games: the same ones for the same seed.
    #[pyo3(signature = (seed = 0))]
    fn reset(&mut self, python: Python<'_>, seed: u64) -> PyResult<()> {
        self.with_pages(python, |batch, pages| {
            batch.reset(seed, pages);
            Ok(())
        })
    }

    /// Does one action in each game, by its number. If one of them is not legal, nothing is done in any game.
    fn step(&mut self, python: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let n = self.n;
        let given = actions.cast::<PyArray1<i64>>().ok().filter(|actions| actions.len() == n);
        let given = given.ok_or_else(|| {
            senseless(format!("The actions are an array of numpy, int64, with one for each of the {n} games."))
        })?;
        let actions = given.try_readonly()?.as_array().to_vec();
        self.with_pages(python, |batch, pages| {
            let done = batch.step(&actions, pages);
            done.map_err(|place| format!("Action {} is not legal in game {place}.", actions[place]))
        })
    }

    fn __len__(&self) -> usize {
        self.n
    }

    fn __repr__(&self) -> String {
        format!("<quincunx.VecEnv of {} × {}>", self.n, self.game.registered.info().id)
    }
}

impl VecEnv {
    /// Does something with the arrays, while other threads of Python go on.
    fn with_pages(
        &mut self,
        python: Python<'_>,
        act: impl Send + FnOnce(&mut dyn Batch, Pages<'_>) -> Result<(), String>,
    ) -> PyResult<()> {
        let n = self.n;
        let tensors = [n, self.game.seen.length];
        let (mut counts, mut parts) = (None, None);
        match (&self.observations, self.cells) {
            (Some(array), Some(Cells::Counts)) => counts = Some(writable::<u8, Ix2>(python, array, &tensors)?),
            (Some(array), Some(Cells::Parts)) => parts = Some(writable::<f32, Ix2>(python, array, &tensors)?),
            _ => {}
        }
        let mut masks = writable::<bool, Ix2>(python, &self.masks, &[n, self.game.num_actions as usize])?;
        let mut rewards = writable::<f32, Ix2>(python, &self.rewards, &[n, self.game.seats])?;
        let mut ended = writable::<bool, Ix1>(python, &self.dones, &[n])?;
        let mut turns = writable::<i64, Ix1>(python, &self.turns, &[n])?;
        let pages = Pages {
            tensors: match (&mut counts, &mut parts) {
                (Some(counts), _) => Tensors::Counts(counts.as_slice_mut()?),
                (_, Some(parts)) => Tensors::Parts(parts.as_slice_mut()?),
                _ => Tensors::None,
            },
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            ended: ended.as_slice_mut()?,
            turns: turns.as_slice_mut()?,
        };
        let batch = &mut *self.batch;
        python.detach(|| act(batch, pages)).map_err(senseless)
    }
}

/// The numbers of an array, if it is still as it was made: Python can give one another shape and another type in place.
fn writable<'py, T: Element, D: Dimension>(
    python: Python<'py>,
    array: &Py<PyAny>,
    shape: &[usize],
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    let array = array.bind(python).cast::<PyArray<T, D>>().ok().filter(|array| array.shape() == shape);
    let changed = || senseless("An array of the environment is no longer of the shape and type that it was made with.");
    Ok(array.ok_or_else(changed)?.try_readwrite()?)
}
