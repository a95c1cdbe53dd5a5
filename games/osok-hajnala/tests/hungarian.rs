//! The Hungarian texts follow a rules page with slips.

use osok_hajnala::STANDARD;
use quincunx_checks::folder;

/// Holds: OH-N39.
#[test]
fn slips_of_the_rules_page_are_corrected() {
    let slips =
        ["lépédek", "foglamak", "bármikot", "karaktetre", "amellyekkel", "hajthtnak", "nem viselhet egyszerre csak"];
    let rules = folder::rulebook(env!("CARGO_MANIFEST_DIR"), "hu").unwrap();
    let locale = folder::locale(env!("CARGO_MANIFEST_DIR"), "hu").unwrap();
    // The ruling itself names them.
    let rules: String = rules.lines().filter(|line| !line.starts_with("[OH-N39]")).collect();
    for text in [&rules, &locale, STANDARD] {
        let lower = text.to_lowercase();
        let found: Vec<_> = slips.iter().filter(|slip| lower.contains(**slip)).collect();
        assert!(found.is_empty(), "{found:?}");
    }
    for correct in ["lépés", "bármikor", "karakterre", "azonnali"] {
        assert!(rules.to_lowercase().contains(correct), "{correct}");
    }
}
