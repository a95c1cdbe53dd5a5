//! The page: its types and its build.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::licences;
use crate::root;
use crate::run::{Stop, cargo, list, npm};

/// Writes the TypeScript types of the HTTP interface and of the games into `web/src/generated`. A file that has not changed
/// is left alone, so that nothing is built anew for its sake.
pub(crate) fn types(profile: &str) -> Result<(), Stop> {
    let fresh = root().join("target/types");
    let old = root().join("web/src/generated");
    remove(&fresh)?;
    let run = ["run", "--quiet", "--profile", profile, "--package", "quincunx-server", "--example", "export-types"];
    cargo(&run).arg("--").arg(&fresh).run()?;
    let written = files(&fresh)?;
    for file in files(&old)? {
        if !written.contains(&file) {
            remove(&old.join(file))?;
        }
    }
    for file in written {
        let (from, to) = (fresh.join(&file), old.join(&file));
        let text = fs::read(&from).map_err(|error| stop(&from, &error))?;
        if fs::read(&to).is_ok_and(|known| known == text) {
            continue;
        }
        fs::create_dir_all(to.parent().unwrap_or(&old)).map_err(|error| stop(&to, &error))?;
        fs::write(&to, text).map_err(|error| stop(&to, &error))?;
    }
    Ok(())
}

/// Builds the page, if anything that goes into it has changed.
pub(crate) fn build() -> Result<(), Stop> {
    install("web")?;
    let built = modified(&root().join("web/dist/index.html"));
    let mut sources: Vec<PathBuf> =
        ["src", "public", "index.html", "package-lock.json", "svelte.config.js", "vite.config.ts"]
            .map(|name| root().join("web").join(name))
            .into();
    for game in list(&root().join("games"))? {
        sources.extend(["web", "locales", "rules"].map(|name| game.join(name)));
    }
    let mut newest = None;
    for source in sources {
        newest = newest.max(newest_below(&source)?);
    }
    if built.is_none() || built < newest {
        npm("web", &["run", "build"]).run()?;
    }
    let listed = modified(&root().join("web/dist/licences.html"));
    if listed.is_some() && listed >= modified(&root().join("Cargo.lock")) { Ok(()) } else { licences::page() }
}

/// Installs the packages of a folder, if they are not those of its lock file.
pub(crate) fn install(folder: &str) -> Result<(), Stop> {
    let folder_path = root().join(folder);
    let installed = modified(&folder_path.join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= modified(&folder_path.join("package-lock.json")) {
        return Ok(());
    }
    npm(folder, &["ci", "--no-audit", "--no-fund"]).run()
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

/// When anything in this folder, or this file, was last changed.
fn newest_below(path: &Path) -> Result<Option<SystemTime>, Stop> {
    let mut newest = modified(path);
    if path.is_dir() {
        for inner in list(path)? {
            newest = newest.max(newest_below(&inner)?);
        }
    }
    Ok(newest)
}

/// The files in and below a folder, relative to it; none if there is no such folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Stop> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(inner) = folders.pop().filter(|inner| inner.is_dir()) {
        for path in list(&inner)? {
            if path.is_dir() {
                folders.push(path);
            } else {
                found.extend(path.strip_prefix(folder).map(Path::to_owned).ok());
            }
        }
    }
    Ok(found)
}

fn remove(path: &Path) -> Result<(), Stop> {
    let removed = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
    match removed {
        Err(error) if path.exists() => Err(stop(path, &error)),
        _ => Ok(()),
    }
}

fn stop(path: &Path, error: &std::io::Error) -> Stop {
    Stop::new(format!("{}: {error}", path.display()))
}
