//! The Polish texts follow a rulebook with slips.

use in_flanders_field::{STANDARD, TEXTS};

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
    let [_, _, rules, _] = TEXTS.rules;
    let [_, _, locale, _] = TEXTS.locales;
    for text in [rules, locale, STANDARD] {
        let found: Vec<_> = slips.iter().filter(|slip| text.contains(**slip)).collect();
        assert!(found.is_empty(), "{found:?}");
        for correct in ["Artyleria", "Rozpoznanie powietrzne", "Miny"] {
            assert!(text.contains(correct), "{correct}");
        }
    }
}
