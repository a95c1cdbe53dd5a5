//! Component files: a line `GAME OPTION`, then the file.

use rand_pcg::Pcg64Mcg;
use serde_json::json;

use super::sit_down;
use crate::mutate::{self, number};
use crate::{Target, games};

pub(super) struct Components;

impl Target for Components {
    fn name(&self) -> &'static str {
        "components"
    }

    fn corpus(&self) -> Vec<String> {
        let of = |game: &'static dyn quincunx_games::RegisteredGame| {
            let id = game.info().id;
            games::component_files(game).into_iter().map(move |(option, text)| format!("{id} {option}\n{text}"))
        };
        games::games().flat_map(of).collect()
    }

    fn changed(&self, corpus: &[String], rng: &mut Pcg64Mcg) -> String {
        mutate::text(&corpus[number(corpus.len(), rng)], corpus, rng)
    }

    fn run(&self, input: &str) -> String {
        let (first, file) = input.split_once('\n').unwrap_or_default();
        let (game, option) = first.split_once(' ').unwrap_or_default();
        sit_down(game, &json!({ option: file }))
    }
}
