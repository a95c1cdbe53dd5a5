//! What must be installed besides Rust.

use std::path::{Path, PathBuf};

use crate::run::{Step, Stop};

/// Node and npm must be there, and new enough for the page's build.
pub(crate) fn node() -> Result<(), Stop> {
    let advice =
        "install Node 20.19 or newer with npm (Debian: apt-get install nodejs npm; elsewhere: https://nodejs.org)";
    let version = Step::new("node").arg("--version").output();
    let version = version.ok_or_else(|| Stop::new(format!("Node is missing: {advice}")))?;
    if !is_new_enough(&version) {
        return Err(Stop::new(format!("Node is too old ({version}): {advice}")));
    }
    let npm = Step::new("npm").arg("--version").output();
    npm.map(|_| ()).ok_or_else(|| Stop::new(format!("npm is missing: {advice}")))
}

/// `^20.19.0 || >=22.12.0`, as in `web/package.json`.
fn is_new_enough(version: &str) -> bool {
    let mut parts = version.trim_start_matches('v').split('.').map(|part| part.parse::<u32>().unwrap_or(0));
    let version = (parts.next().unwrap_or(0), parts.next().unwrap_or(0));
    ((20, 19)..(21, 0)).contains(&version) || version >= (22, 12)
}

/// The browser of the tests: rather without its window, which takes a quarter less of the processor. Where this is root on Debian it
/// is installed.
pub(crate) fn chromium() -> Result<PathBuf, Stop> {
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    install("chromium-headless-shell")?;
    let advice = "Chromium is missing: install it (Debian: apt-get install chromium-headless-shell), or name its path in CHROMIUM";
    find_chromium().ok_or_else(|| Stop::new(advice))
}

fn find_chromium() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let known = names.into_iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    named.into_iter().chain(known).find(|path| path.is_file())
}

/// The programs of PostgreSQL. Where this is root on Debian they are installed; where they cannot be had, the tests that need them
/// say so.
pub(crate) fn postgresql() -> Result<(), Stop> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let debians = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debians = debians.map(|version| version.path().join("bin"));
    let is_there = std::env::split_paths(&path).chain(debians).any(|folder| folder.join("initdb").is_file());
    if is_there { Ok(()) } else { install("postgresql") }
}

/// Python, in which the second verifier of records is written, with what makes the environments that the package is tested in. Where
/// this is root on Debian it is installed.
pub(crate) fn python() -> Result<(), Stop> {
    let is_there = || Step::new("python3").args(["-c", "import ensurepip, venv"]).output().is_some();
    if !is_there() {
        install("python3-venv")?;
    }
    let advice = "Python is missing, or its venv: install it (Debian: apt-get install python3-venv)";
    if is_there() { Ok(()) } else { Err(Stop::new(advice)) }
}

/// Installs a package, where this is root on Debian.
fn install(package: &str) -> Result<(), Stop> {
    let is_root = Step::new("id").arg("-u").output().is_some_and(|id| id == "0");
    if !is_root || !Path::new("/etc/debian_version").exists() {
        return Ok(());
    }
    Step::new("apt-get").args(["update", "--quiet"]).run()?;
    Step::new("apt-get").args(["install", "--yes", "--quiet", "--no-install-recommends", package]).run()
}

#[cfg(test)]
mod tests {
    use super::is_new_enough;

    #[test]
    fn versions_of_node_are_compared() {
        assert!(["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0"].into_iter().all(is_new_enough));
        assert!(!["v18.20.4", "v20.18.1", "v21.7.0", "v22.11.0", ""].into_iter().any(is_new_enough));
    }
}
