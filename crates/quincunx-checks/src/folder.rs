//! The folder of a game, `games/NAME`: its words, its scenarios and its sources.

use std::fs;
use std::io;
use std::path::Path;

/// A file: its path below the folder that was read, with `/` between the parts, and its text.
pub type File = (String, String);

/// The rulebook in a language.
///
/// # Errors
/// If it cannot be read.
pub fn rulebook(game: impl AsRef<Path>, language: &str) -> io::Result<String> {
    fs::read_to_string(game.as_ref().join(format!("rules/{language}.md")))
}

/// The clauses that no code carries out, by the reason: `rules/unwritten.toml`.
///
/// # Errors
/// If it cannot be read.
pub fn unwritten(game: impl AsRef<Path>) -> io::Result<String> {
    fs::read_to_string(game.as_ref().join("rules/unwritten.toml"))
}

/// The words in a language.
///
/// # Errors
/// If they cannot be read.
pub fn locale(game: impl AsRef<Path>, language: &str) -> io::Result<String> {
    fs::read_to_string(game.as_ref().join(format!("locales/{language}.ftl")))
}

/// The page to start from in a language.
///
/// # Errors
/// If it cannot be read.
pub fn start(game: impl AsRef<Path>, language: &str) -> io::Result<String> {
    fs::read_to_string(game.as_ref().join(format!("start/{language}.md")))
}

/// The pictures of that page.
///
/// # Errors
/// If they cannot be read.
pub fn pictures(game: impl AsRef<Path>) -> io::Result<String> {
    fs::read_to_string(game.as_ref().join("start/pictures.toml"))
}

/// The scenario files, in the order of their names; none if there is no folder of them.
///
/// # Errors
/// If something below it cannot be read.
pub fn scenarios(game: impl AsRef<Path>) -> io::Result<Vec<File>> {
    files_below(&game.as_ref().join("scenarios"), "toml")
}

/// The Rust files below `folder` of a game, `src` or `tests`, in the order of their paths; none if there is no such folder.
///
/// # Errors
/// If something below it cannot be read.
pub fn sources(game: impl AsRef<Path>, folder: &str) -> io::Result<Vec<File>> {
    files_below(&game.as_ref().join(folder), "rs")
}

/// The files below a folder whose names end so.
fn files_below(folder: &Path, end: &str) -> io::Result<Vec<File>> {
    let (mut files, mut open) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(path) = open.pop() {
        if path.is_dir() {
            for entry in fs::read_dir(&path)? {
                open.push(entry?.path());
            }
        } else if path.is_file() && path.extension().is_some_and(|extension| extension == end) {
            let below = path.strip_prefix(folder).unwrap_or(&path);
            let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
            files.push((parts.join("/"), fs::read_to_string(&path)?));
        }
    }
    files.sort();
    Ok(files)
}
