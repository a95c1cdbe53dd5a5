//! Options of a table, as JSON: `{"game": ID, "options": {…}}`.

use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

use super::sit_down;
use crate::mutate::{self, number, once_in};
use crate::{Target, games};

pub(super) struct Options;

impl Target for Options {
    fn name(&self) -> &'static str {
        "options"
    }

    fn corpus(&self) -> Vec<String> {
        let of = |game: &'static dyn quincunx_games::RegisteredGame| {
            let tables = games::tables(game).into_iter().chain(games::decks_as_text(game));
            let completed = tables.filter_map(|options| Some(game.complete(&options).ok()?.0));
            completed
                .map(|options| json!({ "game": game.info().id, "options": options }).to_string())
                .collect::<Vec<_>>()
        };
        games::games().flat_map(of).collect()
    }

    fn changed(&self, corpus: &[String], rng: &mut Pcg64Mcg) -> String {
        let [input, other] = [0; 2].map(|_| &corpus[number(corpus.len(), rng)]);
        let [read, other] = [input, other].map(|text| serde_json::from_str::<Value>(text).ok());
        match (read, other) {
            (Some(mut value), Some(other)) if value.is_object() && !once_in(8, rng) => {
                mutate::json(&mut value["options"], &[other["options"].clone()], rng);
                value.to_string()
            }
            _ => mutate::text(input, corpus, rng),
        }
    }

    fn run(&self, input: &str) -> String {
        let Ok(value) = serde_json::from_str::<Value>(input) else { return "no JSON".into() };
        sit_down(value["game"].as_str().unwrap_or_default(), &value["options"])
    }
}
