//! Hostile input for everything that reads what strangers write: notation, records, scenarios, options, component files, HTTP
//! requests. It must never panic, hang, or take memory without bound.
//!
//! A [`Target`] has a corpus of good inputs, made of the repository's own scenarios, components and games of every game on the
//! registry; [`fuzz`] changes them a little (mutated good input comes further than random bytes) and runs the target. An input
//! with an outcome that was not seen before joins the corpus. It runs on stable Rust and needs nothing installed; what it lacks
//! is the feedback of a fuzzer that sees which branches are taken, and outcomes stand in for that.
//!
//! `cargo test` runs each target for some seconds, with the same seed each time; `cargo xtask fuzz` as long as one likes.

mod games;
mod mutate;
mod run;
pub mod targets;

pub use run::{Budget, Found, Summary, fuzz};
pub use targets::TARGETS;

use rand_pcg::Pcg64Mcg;

/// Something that reads what strangers write.
pub trait Target: Sync {
    /// Its name on the command line.
    fn name(&self) -> &'static str;

    /// Good inputs, from every game in the registry.
    fn corpus(&self) -> Vec<String>;

    /// One of the corpus, changed.
    fn changed(&self, corpus: &[String], rng: &mut Pcg64Mcg) -> String;

    /// Reads an input, and checks what must then hold. What it says of the outcome is the same for inputs of a kind.
    ///
    /// # Panics
    /// If anything is not as it must be: that is what is looked for.
    fn run(&self, input: &str) -> String;
}
