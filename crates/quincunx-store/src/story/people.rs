//! Whom people follow, and whom they block.

use super::accounts::{account, come_in, leave};
use super::{free, hash, new_table, person};
use crate::{Account, AccountKind, KeptSeat, KeptTable, Relation, SeatKind, Store, StoreError};

pub(super) async fn tell(store: &impl Store) {
    let people = store.people();
    let [lili, marek, nina] = ["Lili", "Marek", "Nina"].map(account);
    let [bot, of_lili] = [(&marek, "Marekbot"), (&lili, "Lilibot")]
        .map(|(owner, name)| Account { kind: AccountKind::Bot { owner: owner.person }, ..account(name) });
    for account in [&lili, &marek, &nina] {
        store.accounts().make_account(account).await.unwrap();
    }
    let session = async |account: &Account| come_in(store.accounts(), account.person, "desk").await;
    let [of_lilis, of_mareks, of_ninas] = [session(&lili).await, session(&marek).await, session(&nina).await];
    store.bots().make_bot(&bot, of_mareks).await.unwrap();
    store.bots().make_bot(&of_lili, of_lilis).await.unwrap();
    let of = async |person| {
        let people = people.people_of(person).await.unwrap();
        people.into_iter().map(|other| (other.name, other.relation.word(), other.bot)).collect::<Vec<_>>()
    };
    let blockers = async |account| people.blockers_of(account).await.unwrap();
    for (other, relation) in [(&nina, Relation::Follows), (&bot, Relation::Follows), (&marek, Relation::Blocks)] {
        people.relate(lili.person, of_lilis, other.person, Some(relation), 2).await.unwrap();
    }
    let (marek_is_blocked, bot_is_followed) = (("Marek".into(), "blocks", false), ("Marekbot".into(), "follows", true));
    let nina_is_followed = ("Nina".into(), "follows", false);
    assert_eq!(of(lili.person).await, [marek_is_blocked, bot_is_followed, nina_is_followed]);
    assert!(of(marek.person).await.is_empty(), "nobody is told what others think");
    for blocked in [&marek, &bot] {
        assert_eq!(blockers(blocked.person).await, [lili.person], "a bot is blocked with its owner");
    }
    assert!(blockers(nina.person).await.is_empty());

    keep_apart(store, [&lili, &of_lili], [&marek, &bot]).await;
    let many = people.relate(lili.person, of_lilis, marek.person, Some(Relation::Follows), 2).await;
    assert!(matches!(many, Err(StoreError::Conflict)), "{many:?}");
    assert_eq!(blockers(marek.person).await, [lili.person], "what is refused changes nothing");
    people.relate(lili.person, of_lilis, nina.person, Some(Relation::Blocks), 2).await.unwrap();
    assert_eq!(blockers(nina.person).await, [lili.person], "it is one or the other");
    people.relate(lili.person, of_lilis, nina.person, None, 2).await.unwrap();
    assert!(blockers(nina.person).await.is_empty());
    let nobody = people.relate(lili.person, of_lilis, hash("nobody"), Some(Relation::Blocks), 2).await;
    assert!(matches!(nobody, Err(StoreError::NoAccount)), "{nobody:?}");

    let another_s = people.relate(lili.person, of_mareks, nina.person, Some(Relation::Blocks), 2).await;
    assert!(matches!(another_s, Err(StoreError::NoAccount)), "by her own session alone: {another_s:?}");

    // Whoever leaves is in nobody's list.
    people.relate(nina.person, of_ninas, lili.person, Some(Relation::Blocks), 2).await.unwrap();
    people.relate(lili.person, of_lilis, nina.person, Some(Relation::Follows), 2).await.unwrap();
    leave(store.accounts(), nina.person).await;
    assert!(of(nina.person).await.is_empty() && blockers(lili.person).await.is_empty());
    assert_eq!(of(lili.person).await.len(), 2);
}

/// Lili blocks Marek, and with him his bot.
async fn keep_apart(store: &impl Store, [lili, of_lili]: [&Account; 2], [marek, bot]: [&Account; 2]) {
    let sits = |of: &Account| KeptSeat { token: Some(of.person), ..person(&of.name) };
    let kept = |of: &Account| KeptSeat { kind: SeatKind::Invited, contribution: None, ..sits(of) };
    let table =
        |id: &str, maker: &Account, seats| KeptTable { id: id.into(), maker: Some(maker.person), seats, ..new_table() };
    let tables = [
        table("both", lili, vec![sits(lili), sits(marek), free()]),
        table("hers", lili, vec![sits(lili), free()]),
        table("hers for him", lili, vec![sits(lili), kept(marek)]),
        table("his", marek, vec![sits(marek), kept(lili)]),
        table("the bot's", bot, vec![sits(bot), kept(lili)]),
        table("his for hers", marek, vec![sits(marek), kept(of_lili)]),
    ];
    for table in &tables {
        store.make(table, None, None).await.unwrap();
    }
    let hidden = async |account: &Account| {
        let mut tables = store.people().hidden_from(account.person).await.unwrap();
        tables.sort();
        tables
    };
    assert_eq!(hidden(marek).await, ["hers"], "where he has a seat, or is expected, he finds the way");
    assert_eq!(hidden(bot).await, ["both", "hers", "hers for him"]);
    assert!(hidden(lili).await.is_empty());
    let of = async |account: &Account| {
        let mut tables = store.tables_of(account.person, 0, 10).await.unwrap();
        tables.sort_by(|a, b| a.id.cmp(&b.id));
        tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    assert_eq!(of(lili).await, ["both", "hers", "hers for him"], "she is not told of what they keep for her");
    assert!(of(of_lili).await.is_empty(), "nor is her bot");
    assert_eq!(of(marek).await, ["both", "hers for him", "his", "his for hers"]);
    let unseated = table("made", of_lili, vec![free()]);
    store.make(&unseated, None, None).await.unwrap();
    let about = async |account: &Account| store.tables_about(account.person).await.unwrap();
    let all = ["both", "hers", "hers for him", "his", "his for hers", "made", "the bot's"];
    assert_eq!(about(lili).await, all, "something of hers, or of her bot's, is kept with each");
    assert_eq!(about(of_lili).await, ["his for hers", "made"]);
    for table in tables.iter().chain([&unseated]) {
        store.remove(&table.id).await.unwrap();
    }
}
