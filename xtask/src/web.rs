//! The page: its types and its build.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::licences;
use crate::root;
use crate::run::{Step, Stop, cargo, list, npm};

/// The example that writes the types.
pub(crate) const EXPORT: &str = "export-types";

/// Builds what writes the types, and lets it.
pub(crate) fn types() -> Result<(), Stop> {
    cargo(&["build", "--quiet", "--workspace", "--example", EXPORT]).run()?;
    export(&root().join("target/debug/examples").join(EXPORT))
}

/// Writes the TypeScript types of the HTTP interface and of the games anew. Only `npm run check` reads them: the page imports
/// nothing else from that folder, and its build leaves types out.
pub(crate) fn export(program: &Path) -> Result<(), Stop> {
    let folder = generated();
    if folder.is_dir() {
        fs::remove_dir_all(&folder).map_err(|error| stop(&folder, &error))?;
    }
    fs::create_dir_all(&folder).map_err(|error| stop(&folder, &error))?;
    Step::new(program).arg(&folder).run()
}

fn generated() -> PathBuf {
    root().join("web/src/generated")
}

/// Builds the page, if anything that goes into it has changed.
pub(crate) fn build() -> Result<(), Stop> {
    install("web")?;
    let built = modified(&root().join("web/dist/index.html.br"));
    let mut sources: Vec<PathBuf> =
        ["src", "public", "index.html", "package-lock.json", "svelte.config.js", "vite.config.ts", "pack.js"]
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
    let listed = modified(&root().join("web/dist/licences.html.br"));
    if listed.is_some() && listed >= modified(&root().join("Cargo.lock")) {
        return Ok(());
    }
    licences::page()?;
    npm("web", &["run", "pack"]).run()
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

/// When anything in this folder, or this file, was last changed; types do not count.
fn newest_below(path: &Path) -> Result<Option<SystemTime>, Stop> {
    if path == generated() {
        return Ok(None);
    }
    let mut newest = modified(path);
    if path.is_dir() {
        for inner in list(path)? {
            newest = newest.max(newest_below(&inner)?);
        }
    }
    Ok(newest)
}

fn stop(path: &Path, error: &std::io::Error) -> Stop {
    Stop::new(format!("{}: {error}", path.display()))
}
