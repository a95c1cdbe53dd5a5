//! The Hungarian texts follow a rulebook with slips.

use quincunx_checks::folder;

/// Holds: FOG-N20.
#[test]
fn slips_of_the_rulebook_are_corrected() {
    let slips = [
        "nehézsúlyosság",
        "könnyűsúlyosság",
        "fejlesztve",
        "területkárty",
        "lovaság",
        "seregekárty",
        "kezdi a játékos",
    ];
    let rules = folder::rulebook(env!("CARGO_MANIFEST_DIR"), "hu").unwrap();
    let locale = folder::locale(env!("CARGO_MANIFEST_DIR"), "hu").unwrap();
    for text in [&rules, &locale] {
        let lower = text.to_lowercase();
        let found: Vec<_> = slips.iter().filter(|slip| lower.contains(**slip)).collect();
        assert!(found.is_empty(), "{found:?}");
        for correct in ["nehézgyalogság", "könnyűgyalogság", "fejvesztve", "terepkárty", "lovasság"] {
            assert!(lower.contains(correct), "{correct}");
        }
    }
}
