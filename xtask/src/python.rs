//! The Python package: its wheel, its types, and its tests, in an empty environment of each Python that is there.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{self, Step, Stop};

const PACKAGE: &str = "crates/quincunx-py";

/// The oldest and the newest Python 3 that the package is tested with.
const TESTED: [u32; 2] = [10, 13];

/// What every Python needs for the tests.
const EACH: &str = "requirements.txt";

/// What the newest has besides: what packs the wheel and looks at its types, and OpenSpiel.
const NEWEST: &str = "requirements-newest.txt";

/// What networks learn with, and the peers.
const TRAINING: &str = "requirements-training.txt";

/// Makes the environments that the package is tested in: the newest Python's, and those of the others.
pub(crate) fn prepare() -> Result<(), Stop> {
    environments().map(|_| ())
}

fn environments() -> Result<(Environment, Vec<Environment>), Stop> {
    let pythons = pythons();
    let (newest, others) = pythons.split_last().ok_or_else(missing)?;
    let newest = Environment::of(newest, "", &[EACH, NEWEST])?;
    // Without OpenSpiel, whose own tests take longer than all others: it is the same library.
    let others = others.iter().map(|python| Environment::of(python, "", &[EACH])).collect::<Result<_, _>>()?;
    Ok((newest, others))
}

/// Packs the wheel, and tests it with every Python. `cargo build` has built the library before.
pub(crate) fn test() -> Result<(), Stop> {
    let (environment, others) = environments()?;
    let wheel = environment.pack("debug")?;
    environment.install(&wheel)?;
    let settings = format!("{PACKAGE}/pyproject.toml");
    environment.python(&["-m", "mypy", "--config-file", &settings, &format!("{PACKAGE}/tests")]).run()?;
    environment.python(&["-m", "mypy.stubtest", "quincunx._native"]).run()?;
    environment.tests()?;
    for environment in others {
        environment.install(&wheel)?;
        environment.tests()?;
    }
    Ok(())
}

/// Lets networks learn, for so many minutes where they learn by time, and measures steps beside those of the peers, with the library as it is
/// given away. What is told belongs into `docs/MEASURED.md`.
pub(crate) fn train(minutes: &str) -> Result<(), Stop> {
    let newest = pythons().pop().ok_or_else(missing)?;
    run::cargo(&["build", "--release", "--package", "quincunx-py"]).run()?;
    let environment = Environment::of(&newest, "-training", &[EACH, NEWEST, TRAINING])?;
    let wheel = environment.pack("release")?;
    environment.install(&wheel)?;
    environment.python(&["-m", "quincunx.bench", "--peers"]).run()?;
    let pytest = environment.python(&["-m", "pytest", "-s", "-c"]).arg(format!("{PACKAGE}/pyproject.toml"));
    let learning = format!("{PACKAGE}/tests/test_examples.py::test_a_notebook_runs[ppo]");
    pytest.arg(learning).arg(format!("{PACKAGE}/training")).env("QUINCUNX_MINUTES", minutes).run()
}

fn missing() -> Stop {
    Stop::new("Python 3.10 or newer with its venv is missing: install it (Debian: apt-get install python3-venv)")
}

/// A virtual environment below `target`, kept for the next time.
struct Environment(PathBuf);

impl Environment {
    /// With the packages that these files of the package's folder ask for. `purpose`: what its name ends with.
    fn of(python: &Path, purpose: &str, requirements: &[&str]) -> Result<Self, Stop> {
        let version = version(python).unwrap_or_default();
        let environment = Self(crate::root().join("target/python").join(version + purpose));
        let files = requirements.iter().map(|name| crate::root().join(PACKAGE).join(name));
        let asked: String = files.clone().filter_map(|file| fs::read_to_string(file).ok()).collect();
        let stamp = environment.0.join("requirements.txt");
        if fs::read_to_string(&stamp).ok().as_ref() != Some(&asked) {
            Step::new(python).args(["-m", "venv", "--clear"]).arg(&environment.0).run()?;
            for file in files {
                environment.pip(&["--requirement"]).arg(file).run()?;
            }
            fs::write(&stamp, asked).map_err(|error| Stop::new(format!("{}: {error}", stamp.display())))?;
        }
        Ok(environment)
    }

    fn python(&self, arguments: &[&str]) -> Step {
        Step::new(self.0.join("bin/python")).args(arguments)
    }

    fn pip(&self, arguments: &[&str]) -> Step {
        // Most of what is installed is never run, so none of it is compiled beforehand.
        self.python(&["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]).args(arguments)
    }

    /// Packs the library that cargo has built in this profile.
    fn pack(&self, profile: &str) -> Result<PathBuf, Stop> {
        let built = crate::root().join("target");
        let wheels = built.join("python/wheels");
        // Of an older version of the package there may still be one.
        let _ = fs::remove_dir_all(&wheels);
        self.python(&[&format!("{PACKAGE}/pack.py")])
            .arg(built.join(format!("{profile}/{DLL_PREFIX}quincunx_native{DLL_SUFFIX}")))
            .arg(&wheels)
            .by_hand()
            .run()?;
        run::list(&wheels)?.pop().ok_or_else(|| Stop::new("wheel: there is no wheel"))
    }

    fn install(&self, wheel: &Path) -> Result<(), Stop> {
        self.pip(&["--no-deps", "--force-reinstall"]).arg(wheel).run()
    }

    fn tests(&self) -> Result<(), Stop> {
        self.python(&["-m", "pytest", "-c"])
            .arg(format!("{PACKAGE}/pyproject.toml"))
            .arg(format!("{PACKAGE}/tests"))
            // The threads of several libraries that calculate wait for each other, and keep all processors busy with that.
            .env("OPENBLAS_NUM_THREADS", "1")
            .run()
    }
}

/// The Pythons that are there, each minor version once: on the `PATH`, or among those of pyenv.
fn pythons() -> Vec<PathBuf> {
    let [oldest, newest] = TESTED;
    let home = std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".pyenv"));
    let pyenv = std::env::var_os("PYENV_ROOT").map(PathBuf::from).or(home);
    let kept = pyenv.and_then(|pyenv| run::list(&pyenv.join("versions")).ok()).unwrap_or_default();
    let mut found: Vec<PathBuf> = (oldest..=newest)
        .filter_map(|minor| {
            let is_it = |python: &PathBuf| version(python).is_some_and(|version| version == format!("3.{minor}"));
            let kept = kept.iter().map(|version| version.join("bin/python3"));
            [format!("python3.{minor}").into()].into_iter().chain(kept).find(is_it)
        })
        .collect();
    if found.is_empty() {
        found.extend(version(Path::new("python3")).filter(|version| is_new_enough(version)).map(|_| "python3".into()));
    }
    found
}

/// The version of a Python that can make environments, as `3.11`.
fn version(python: &Path) -> Option<String> {
    let told = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])";
    Step::new(python).args(["-c", told]).output()
}

fn is_new_enough(version: &str) -> bool {
    let minor = version.strip_prefix("3.").and_then(|minor| minor.parse::<u32>().ok());
    minor.is_some_and(|minor| minor >= TESTED[0])
}

#[cfg(test)]
mod tests {
    use super::is_new_enough;

    #[test]
    fn versions_of_python_are_compared() {
        assert!(["3.10", "3.14"].into_iter().all(is_new_enough));
        assert!(!["3.9", "2.7", ""].into_iter().any(is_new_enough));
    }
}
