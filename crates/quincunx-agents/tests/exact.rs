//! The exact solutions are the known ones, and the search is not far from them.

use quincunx_agents::exact::{GameTree, search_strategy, solve};
use quincunx_agents::{Ismcts, RandomPlayout};
use quincunx_engine::toys::{Kuhn, Leduc};

fn close(a: f64, b: f64, to: f64) -> bool {
    (a - b).abs() < to
}

#[test]
fn kuhn_is_worth_minus_one_eighteenth() {
    let tree = GameTree::new(Kuhn);
    assert_eq!(tree.decisions().len(), 12);
    let strategy = solve(&tree, 2_000);
    assert!(close(tree.expected(&strategy)[0], -1.0 / 18.0, 1e-4), "{:?}", tree.expected(&strategy));
    assert!(tree.exploitability(&strategy) < 1e-3, "{}", tree.exploitability(&strategy));
}

#[test]
fn leduc_is_worth_minus_0_0856() {
    let tree = GameTree::new(Leduc);
    assert_eq!(tree.decisions().len(), 288);
    let strategy = solve(&tree, 500);
    assert!(close(tree.expected(&strategy)[0], -0.0856, 1e-4), "{:?}", tree.expected(&strategy));
    assert!(tree.exploitability(&strategy) < 5e-3, "{}", tree.exploitability(&strategy));
}

/// The figures of OpenSpiel 2.0 for uniform play.
#[test]
fn uniform_play_loses_what_it_is_known_to_lose() {
    let (kuhn, leduc) = (GameTree::new(Kuhn), GameTree::new(Leduc));
    assert!(close(kuhn.exploitability(&kuhn.uniform()), 0.458_333, 1e-6));
    assert!(close(leduc.exploitability(&leduc.uniform()), 2.373_611, 1e-6));
}

/// The bound that docs/STRENGTH.md states. Uniform play loses 0.458 and 2.374.
#[test]
fn the_search_loses_no_more_than_stated_to_a_best_response() {
    let (kuhn, leduc) = (GameTree::new(Kuhn), GameTree::new(Leduc));
    let loses = |iterations| {
        let search = Ismcts::<RandomPlayout>::default();
        (
            kuhn.exploitability(&search_strategy(&kuhn, &search, iterations, 8).shares),
            leduc.exploitability(&search_strategy(&leduc, &search, iterations, 8).shares),
        )
    };
    let [few, more] = [loses(100), loses(1_000)];
    assert!(few.0 < 0.2 && more.0 < 0.2, "Kuhn: {} {}", few.0, more.0);
    assert!(few.1 < 1.6 && more.1 < 1.2, "Leduc: {} {}", few.1, more.1);
}
