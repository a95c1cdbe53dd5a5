//! Whom people follow, and whom they block.

use super::accounts::{account, leave};
use super::hash;
use crate::{Account, AccountKind, Relation, Store, StoreError};

pub(super) async fn tell(store: &impl Store) {
    let people = store.people();
    let [lili, marek, nina] = ["Lili", "Marek", "Nina"].map(account);
    let bot = Account { kind: AccountKind::Bot { owner: marek.person }, ..account("Marekbot") };
    for account in [&lili, &marek, &nina, &bot] {
        store.accounts().make_account(account).await.unwrap();
    }
    let of = async |person| {
        let people = people.people_of(person).await.unwrap();
        people.into_iter().map(|other| (other.name, other.relation.word(), other.bot)).collect::<Vec<_>>()
    };
    let blockers = async |account| people.blockers_of(account).await.unwrap();
    for (other, relation) in [(&nina, Relation::Follows), (&bot, Relation::Follows), (&marek, Relation::Blocks)] {
        people.relate(lili.person, other.person, Some(relation), 2).await.unwrap();
    }
    let (marek_is_blocked, bot_is_followed) = (("Marek".into(), "blocks", false), ("Marekbot".into(), "follows", true));
    let nina_is_followed = ("Nina".into(), "follows", false);
    assert_eq!(of(lili.person).await, [marek_is_blocked, bot_is_followed, nina_is_followed]);
    assert!(of(marek.person).await.is_empty(), "nobody is told what others think");
    for blocked in [&marek, &bot] {
        assert_eq!(blockers(blocked.person).await, [lili.person], "a bot is blocked with its owner");
    }
    assert!(blockers(nina.person).await.is_empty());

    let many = people.relate(lili.person, marek.person, Some(Relation::Follows), 2).await;
    assert!(matches!(many, Err(StoreError::Conflict)), "{many:?}");
    assert_eq!(blockers(marek.person).await, [lili.person], "what is refused changes nothing");
    people.relate(lili.person, nina.person, Some(Relation::Blocks), 2).await.unwrap();
    assert_eq!(blockers(nina.person).await, [lili.person], "it is one or the other");
    people.relate(lili.person, nina.person, None, 2).await.unwrap();
    assert!(blockers(nina.person).await.is_empty());
    let nobody = people.relate(lili.person, hash("nobody"), Some(Relation::Blocks), 2).await;
    assert!(matches!(nobody, Err(StoreError::NoAccount)), "{nobody:?}");

    // Whoever leaves is in nobody's list.
    people.relate(nina.person, lili.person, Some(Relation::Blocks), 2).await.unwrap();
    people.relate(lili.person, nina.person, Some(Relation::Follows), 2).await.unwrap();
    leave(store.accounts(), nina.person).await;
    assert!(of(nina.person).await.is_empty() && blockers(lili.person).await.is_empty());
    assert_eq!(of(lili.person).await.len(), 2);
}
