//! Packs the texts of each game into one file: `$OUT_DIR/NAME`. `src/texts.rs` unpacks it.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The languages of the engine, in its order; a test compares what is unpacked with the files.
const LANGUAGES: [&str; 4] = ["en", "hu", "pl", "ru"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to"));
    for entry in fs::read_dir("../../games").expect("the games lie beside the crates") {
        let game = entry.expect("the folder can be read").path();
        if game.join("rules").is_dir() {
            pack(&game, &out.join(game.file_name().expect("it has a name")));
        }
    }
}

fn pack(game: &Path, to: &Path) {
    let mut texts = Vec::new();
    for (folder, end) in [("rules", "md"), ("locales", "ftl"), ("start", "md")] {
        texts.extend(LANGUAGES.map(|language| read(&game.join(folder).join(format!("{language}.{end}")))));
    }
    texts.push(read(&game.join("start/pictures.toml")));
    let packed = miniz_oxide::deflate::compress_to_vec(texts.join("\0").as_bytes(), 9);
    fs::write(to, packed).expect("cargo's folder can be written to");
}

fn read(path: &Path) -> String {
    println!("cargo::rerun-if-changed={}", path.display());
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
