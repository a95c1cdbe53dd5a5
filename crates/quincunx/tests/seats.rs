//! Who sits at a table in the terminal where nothing is said of it.

use crate::command::played;

/// As on the page (`web/src/lobby/NewTable.svelte`): of the seats that a game may have it is two, also where its option has another
/// default, as In Flanders Field with three; the second is a computer player of the middle level, the upper one of two.
#[test]
fn without_a_word_about_seats_one_plays_against_one_computer_player_of_the_middle_level() {
    for (game, level) in [
        ("field-of-glory", "Experienced"),   // for two
        ("in-flanders-field", "Bold"),       // for two to four
        ("victory-or-death", "Experienced"), // for two to four
    ] {
        let text = played(game, &[], "q\n");
        let seated = text.lines().next().unwrap();
        let computer = seated.strip_prefix("At the table: Player and ").unwrap_or_else(|| panic!("{game}: {seated}"));
        let (name, played_at) = computer.split_once(" · ").unwrap_or_else(|| panic!("{game}: {seated}"));
        assert_eq!(played_at, level, "{game}");
        assert!(!name.contains(" and "), "{game}: {seated}");
    }
}
