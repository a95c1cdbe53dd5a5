//! Bots and their tokens.

use super::accounts::{account, come_in, set_codes};
use super::{hash, new_table};
use crate::{Account, AccountKind, KeptTable, KeptToken, Scope, Store, StoreError};

pub(super) async fn tell(store: &impl Store) {
    let (accounts, bots) = (store.accounts(), store.bots());
    let [fanni, gabor] = ["Fanni", "Gábor"].map(account);
    let bot = |name: &str, owner: &Account| Account { kind: AccountKind::Bot { owner: owner.person }, ..account(name) };
    let [robi, maki, of_gabor] = [bot("Robi", &fanni), bot("Maki", &fanni), bot("Gép", &gabor)];
    for account in [&fanni, &gabor] {
        accounts.make_account(account).await.unwrap();
    }
    let [session, of_gabors] =
        [come_in(accounts, fanni.person, "desk").await, come_in(accounts, gabor.person, "desk").await];
    bots.make_bot(&robi, session).await.unwrap();
    bots.make_bot(&of_gabor, of_gabors).await.unwrap();
    bots.make_bot(&Account { created: 9, ..maki.clone() }, session).await.unwrap();
    for refused in [
        accounts.make_account(&bot("Nobody's", &fanni)).await,
        bots.make_bot(&bot("Another's", &fanni), of_gabors).await,
        bots.make_bot(&account("No bot"), session).await,
    ] {
        assert!(matches!(refused, Err(StoreError::NoAccount)), "its owner makes a bot: {refused:?}");
    }
    let again = bots.make_bot(&Account { person: hash("another"), ..robi.clone() }, session).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "people and bots have no names that look alike");
    assert!(accounts.account_that_looks("robi").await.unwrap() == robi);
    let names = bots.bots_of(fanni.person).await.unwrap().into_iter().map(|bot| bot.name).collect::<Vec<_>>();
    assert_eq!(names, ["Robi", "Maki"]);
    assert!(bots.bots_of(robi.person).await.unwrap().is_empty());

    let token = |name: &str, bot: &Account, created| KeptToken {
        token: hash(name),
        bot: bot.person,
        name: name.into(),
        scopes: vec![Scope::Read, Scope::Play],
        created,
        used: None,
    };
    let [desk, cloud, other] = [token("desk", &robi, 1), token("cloud", &maki, 2), token("other", &of_gabor, 3)];
    let cloud = KeptToken { scopes: vec![Scope::Make], ..cloud };
    for token in [&cloud, &desk] {
        bots.make_token(token, fanni.person, session).await.unwrap();
    }
    bots.make_token(&other, gabor.person, of_gabors).await.unwrap();
    accounts.sign_out(fanni.person, session).await.unwrap();
    for late in [
        bots.make_token(&token("late", &robi, 4), fanni.person, session).await,
        bots.end_token(fanni.person, session, desk.token).await,
        bots.make_bot(&bot("Late", &fanni), session).await,
    ] {
        assert!(matches!(late, Err(StoreError::NoAccount)), "whoever is signed out makes and ends none: {late:?}");
    }
    assert!(bots.tokens_of(fanni.person).await.unwrap() == [desk.clone(), cloud.clone()]);
    let who = bots.token(desk.token).await.unwrap();
    assert!((who.bot, who.name.as_str(), who.used) == (robi.person, "Robi", None) && who.scopes == desk.scopes);
    bots.use_token(desk.token, 30).await.unwrap();
    assert_eq!(bots.token(desk.token).await.unwrap().used, Some(30));
    assert!(matches!(bots.use_token(hash("nobody"), 30).await, Err(StoreError::Missing)));
    let refused = bots.end_token(gabor.person, of_gabors, desk.token).await;
    assert!(matches!(refused, Err(StoreError::Missing)), "nobody ends what is another's: {refused:?}");
    let session = come_in(accounts, fanni.person, "desk").await;
    let tokens = (1..=10).map(|number| token(&format!("desk {number}"), &robi, 9));
    for (number, token) in tokens.enumerate() {
        let made = bots.make_token(&token, fanni.person, session).await;
        assert!(if number < 9 { made.is_ok() } else { matches!(made, Err(StoreError::TooMany)) }, "{number}: {made:?}");
    }
    for number in 3..=6 {
        let made = bots.make_bot(&bot(&format!("Bot {number}"), &fanni), session).await;
        assert!(if number < 6 { made.is_ok() } else { matches!(made, Err(StoreError::TooMany)) }, "{number}: {made:?}");
    }
    bots.end_token(fanni.person, session, desk.token).await.unwrap();
    assert!(matches!(bots.token(desk.token).await, Err(StoreError::Missing)));
    assert!(matches!(bots.end_token(fanni.person, session, desk.token).await, Err(StoreError::Missing)));

    set_codes(accounts, fanni.person, &[hash("Fanni's")]).await;
    accounts.recover(fanni.person, hash("Fanni's"), "remembered").await.unwrap();
    assert!(bots.tokens_of(fanni.person).await.unwrap().is_empty(), "whoever had got in has no token either");
    assert!(bots.tokens_of(gabor.person).await.unwrap() == [other]);

    let table = KeptTable { id: "for bots too".into(), bots: true, ..new_table() };
    store.make(&table, None, None).await.unwrap();
    assert!(store.table(&table.id).await.unwrap().0 == table);
    store.remove(&table.id).await.unwrap();
}
