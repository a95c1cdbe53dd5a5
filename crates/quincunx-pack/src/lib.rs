//! Packs the texts of a game while it is built; `quincunx_face::unpack` unpacks them.

use std::path::PathBuf;
use std::{env, fs};

/// The languages of the engine, in its order; a test compares what is unpacked with the files.
const LANGUAGES: [&str; 4] = ["en", "hu", "pl", "ru"];

/// Packs the texts of the game whose build script calls it into one file: `$OUT_DIR/texts`. The script runs again when one of them changes.
///
/// # Panics
/// If one of them is missing, or outside a build script.
pub fn texts() {
    println!("cargo::rerun-if-changed=build.rs");
    let mut texts = Vec::new();
    for (folder, end) in [("rules", "md"), ("locales", "ftl"), ("start", "md")] {
        texts.extend(LANGUAGES.map(|language| read(&format!("{folder}/{language}.{end}"))));
    }
    texts.push(read("start/pictures.toml"));
    let packed = miniz_oxide::deflate::compress_to_vec(texts.join("\0").as_bytes(), 9);
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to"));
    fs::write(out.join("texts"), packed).expect("cargo's folder can be written to");
}

/// Cargo runs a build script in the folder of its package.
fn read(path: &str) -> String {
    println!("cargo::rerun-if-changed={path}");
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}
