//! The Polish texts follow a rulebook with slips.

use in_flanders_field::STANDARD;
use quincunx_checks::folder;

/// Holds: IFF-N42.
#[test]
fn slips_of_the_rulebook_are_corrected() {
    let slips = [
        "Artilery",
        "z każdy szary",
        "karty pozwolę",
        "zaprzestać poruszanie się",
        "czy unikniesz",
        "Rozpoznanie Lotnicze",
        "Rozpoznania Lotniczego",
        "karty Miny",
        "przez pole walki",
        "Wprowadzasz straty",
        "Wprowadzasz także straty",
    ];
    let rules = folder::rulebook(env!("CARGO_MANIFEST_DIR"), "pl").unwrap();
    let locale = folder::locale(env!("CARGO_MANIFEST_DIR"), "pl").unwrap();
    for text in [&rules, &locale, STANDARD] {
        let found: Vec<_> = slips.iter().filter(|slip| text.contains(**slip)).collect();
        assert!(found.is_empty(), "{found:?}");
        for correct in ["Artyleria", "Rozpoznanie powietrzne", "Miny"] {
            assert!(text.contains(correct), "{correct}");
        }
    }
}
