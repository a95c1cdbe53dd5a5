//! The Hungarian texts follow a rulebook with slips.

use field_of_glory::TEXTS;

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
    let [_, rules, _, _] = TEXTS.rules;
    let [_, locale, _, _] = TEXTS.locales;
    for text in [rules, locale] {
        let lower = text.to_lowercase();
        let found: Vec<_> = slips.iter().filter(|slip| lower.contains(**slip)).collect();
        assert!(found.is_empty(), "{found:?}");
        for correct in ["nehézgyalogság", "könnyűgyalogság", "fejvesztve", "terepkárty", "lovasság"] {
            assert!(lower.contains(correct), "{correct}");
        }
    }
}
