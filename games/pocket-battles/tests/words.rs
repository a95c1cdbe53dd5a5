//! What the words of the languages keep to.

use pocket_battles::TEXTS;

/// The sentences of one language, each with its key; the choices of a sentence follow on lines of their own.
fn sentences(language: usize) -> impl Iterator<Item = &'static str> {
    TEXTS.locales[language].lines().filter(|line| !line.starts_with('#'))
}

fn value(language: usize, key: &str) -> &'static str {
    let found = sentences(language).find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    found.unwrap_or_else(|| panic!("no words for {key}"))
}

/// Who writes `{ $unit }-t` would have to know how the number is read, and who plays.
#[test]
fn names_of_units_and_players_take_no_suffix_and_in_hungarian_no_article() {
    let names = ["unit", "target", "lender", "player", "enemy", "name"];
    for language in [1, 2, 3] {
        for line in sentences(language) {
            for name in names.map(|name| format!("{{ ${name} }}")) {
                for (at, _) in line.match_indices(&name) {
                    let after = line[at + name.len()..].chars().next();
                    assert!(!after.is_some_and(|after| after.is_alphanumeric() || after == '-'), "{line}");
                    let before = line[..at].to_lowercase();
                    let article = [" a ", " az ", " a(z) "].iter().any(|article| before.ends_with(article));
                    assert!(language != 1 || !article, "{line}");
                }
            }
        }
    }
}

/// 1: the rulebook uses one word for the whole battle and for an engagement.
#[test]
fn in_russian_the_battle_is_not_called_like_an_engagement() {
    let russian = 3;
    assert_eq!(value(russian, "phase-battle"), "Битва");
    let of_the_battle = ["phase-over", "refusal-game-over", "event-spread", "option-battle_size", "option-round_limit"];
    for key in of_the_battle {
        let said = value(russian, key).to_lowercase();
        assert!(said.contains("битв") && !said.contains("сражени"), "{key}: {said}");
    }
    for key in ["event-carried-on", "event-leaving", "zone-E1", "option-shoot_into_engagement"] {
        let said = value(russian, key).to_lowercase();
        assert!(said.contains("сражени") && !said.contains("битв"), "{key}: {said}");
    }
}
