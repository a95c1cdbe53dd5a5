//! Every game has few enough actions for the outputs of a network: `docs/ACTIONS.md` says how many.

use quincunx_games::{REGISTRY, lab::defaults};
use quincunx_toys::TOYS;

const PAGE: &str = include_str!("../../../docs/ACTIONS.md");

/// So many numbers a game may take.
const MOST: u32 = 4_095;

#[test]
fn each_game_has_a_fixed_number_of_actions() {
    let games = REGISTRY.games().chain(TOYS.games());
    let counted = games.map(|game| (game.info().id, game.actions(&defaults()).expect("the rules are good options")));
    let rows: Vec<_> = counted.inspect(|(id, actions)| assert!(*actions <= MOST, "{id}: {actions}")).collect();
    let rows: Vec<_> = rows.iter().map(|(id, actions)| format!("| `{id}` | {actions} |")).collect();
    let written: Vec<_> = PAGE.lines().filter(|line| line.starts_with("| `")).collect();
    assert_eq!(written, rows);
}
