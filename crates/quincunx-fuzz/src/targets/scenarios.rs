//! Scenario files.

use quincunx_checks::folder;
use quincunx_engine::scenario;
use rand_pcg::Pcg64Mcg;

use crate::mutate::{self, number};
use crate::{Target, games};

pub(super) struct Scenarios;

impl Target for Scenarios {
    fn name(&self) -> &'static str {
        "scenarios"
    }

    fn corpus(&self) -> Vec<String> {
        let files = games::games().flat_map(|game| {
            folder::scenarios(games::folder(game.info().id)).expect("the corpus is in the folder of the project")
        });
        files.flat_map(|(_, text)| single(&text)).collect()
    }

    fn changed(&self, corpus: &[String], rng: &mut Pcg64Mcg) -> String {
        mutate::text(&corpus[number(corpus.len(), rng)], corpus, rng)
    }

    fn run(&self, input: &str) -> String {
        let id = match scenario::game_of(input) {
            Ok(id) => id,
            Err(error) => return error.to_string(),
        };
        let Some(game) = games::find(&id) else { return "no such game".into() };
        let outcomes = game.scenarios(input).expect("it has the form of a scenario file of this game");
        outcomes.into_iter().filter_map(|outcome| outcome.failure).next().unwrap_or_else(|| "all hold".into())
    }
}

/// A file with many scenarios as files with one each: what is changed in a short file is more often what counts.
fn single(file: &str) -> Vec<String> {
    let mut parts = file.split("[[scenario]]");
    let head = parts.next().unwrap_or_default();
    parts.map(|scenario| format!("{head}[[scenario]]{scenario}")).collect()
}
