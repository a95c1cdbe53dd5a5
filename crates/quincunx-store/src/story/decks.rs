//! The decks that people have built.

use super::accounts::{account, come_in, leave};
use crate::{KeptDeck, Store, StoreError};

/// So many decks one may have in the story.
const MOST: u32 = 3;

pub(super) async fn tell(store: &impl Store) {
    let decks = store.decks();
    let [dalma, kinga] = ["Dalma", "Kinga"].map(account);
    for account in [&dalma, &kinga] {
        store.accounts().make_account(account).await.unwrap();
    }
    let session = come_in(store.accounts(), dalma.person, "where decks are built").await;
    let deck = |id: &str, deck: Option<&str>, changed| KeptDeck {
        id: id.into(),
        game: "chess".into(),
        deck: deck.map(String::from),
        changed,
    };
    let keep = async |changed: &KeptDeck| decks.keep_deck(dalma.person, session, changed, MOST).await.unwrap();
    let (one, two) = (deck("one", Some("{\"text\":\"1 ő\"}"), 5), deck("two", Some("{}"), 5));
    // Two devices have built one each.
    for new in [&two, &one] {
        assert_eq!(keep(new).await, *new);
    }
    assert_eq!(decks.decks_of(dalma.person).await.unwrap(), [one.clone(), two.clone()]);
    assert!(decks.decks_of(kinga.person).await.unwrap().is_empty(), "nobody else has them");

    // What another device has changed before comes later; one that was changed at the same moment counts.
    assert_eq!(keep(&deck("one", Some("older"), 4)).await, one);
    let same = deck("one", Some("same"), 5);
    assert_eq!(keep(&same).await, same);
    let gone = deck("one", None, 7);
    assert_eq!(keep(&gone).await, gone);
    assert_eq!(keep(&deck("one", Some("older"), 6)).await, gone, "and so it is where a deck was deleted since then");
    assert_eq!(decks.decks_of(dalma.person).await.unwrap(), std::slice::from_ref(&two));
    let back = deck("one", Some("newer"), 8);
    assert_eq!(keep(&back).await, back);

    let three = deck("three", Some("{}"), 9);
    keep(&three).await;
    let refused = decks.keep_deck(dalma.person, session, &deck("four", Some("{}"), 9), MOST).await;
    assert!(matches!(refused, Err(StoreError::TooMany)), "{refused:?}");
    keep(&deck("two", Some("changed"), 9)).await;
    // However many are deleted, it stays known of a few.
    for (id, changed) in [("a", 10), ("b", 11), ("c", 12), ("d", 13)] {
        keep(&deck(id, None, changed)).await;
    }
    keep(&deck("three", None, 14)).await;
    assert_eq!(keep(&deck("c", Some("older"), 9)).await, deck("c", None, 12));
    let forgotten = deck("a", Some("older"), 9);
    assert_eq!(keep(&forgotten).await, forgotten);
    let ids: Vec<String> = decks.decks_of(dalma.person).await.unwrap().into_iter().map(|deck| deck.id).collect();
    assert_eq!(ids, ["a", "one", "two"]);

    leave(store.accounts(), dalma.person).await;
    assert!(decks.decks_of(dalma.person).await.unwrap().is_empty());
    let nobody = decks.keep_deck(dalma.person, session, &two, MOST).await;
    assert!(matches!(nobody, Err(StoreError::NoAccount)), "{nobody:?}");
    let session = come_in(store.accounts(), kinga.person, "where decks are built").await;
    decks.keep_deck(kinga.person, session, &two, MOST).await.unwrap();
    store.accounts().sign_out(kinga.person, session).await.unwrap();
    let late = decks.keep_deck(kinga.person, session, &two, MOST).await;
    assert!(matches!(late, Err(StoreError::NoAccount)), "whoever is signed out keeps nothing: {late:?}");
}
