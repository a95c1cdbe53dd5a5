//! What people have set.

use super::accounts::{account, come_in};
use super::hash;
use crate::{KeptSetting, SettingName, Store, StoreError};

pub(super) async fn tell(store: &impl Store) {
    let settings = store.settings();
    let [judit, karl] = ["Judit", "Karl"].map(account);
    for account in [&judit, &karl] {
        store.accounts().make_account(account).await.unwrap();
    }
    let of = async |person| {
        let settings = settings.settings_of(person).await.unwrap();
        settings.into_iter().map(|setting| (setting.name.word(), setting.value, setting.changed)).collect::<Vec<_>>()
    };
    let set = |name, value: &str, changed| KeptSetting { name, value: value.into(), changed };
    let (theme, lang) = (set(SettingName::Theme, "dark", 5), set(SettingName::Lang, "hu", 5));
    let session = come_in(store.accounts(), judit.person, "desk").await;
    settings.set(judit.person, session, &[theme, lang]).await.unwrap();
    assert_eq!(of(judit.person).await, [("lang", "hu".into(), 5), ("theme", "dark".into(), 5)]);
    assert!(of(karl.person).await.is_empty(), "nobody else has set anything");

    // What another device has changed before comes later; one that was changed at the same moment counts.
    let (older, same) = (set(SettingName::Theme, "light", 4), set(SettingName::Lang, "pl", 5));
    settings.set(judit.person, session, &[older, same]).await.unwrap();
    assert_eq!(of(judit.person).await, [("lang", "pl".into(), 5), ("theme", "dark".into(), 5)]);
    settings.set(judit.person, session, &[set(SettingName::Theme, "auto", 6)]).await.unwrap();
    assert_eq!(of(judit.person).await, [("lang", "pl".into(), 5), ("theme", "auto".into(), 6)]);
    let who_set = async |value: &str| settings.who_set(SettingName::Theme, value).await.unwrap();
    assert_eq!(who_set("auto").await, [judit.person]);
    assert!(who_set("dark").await.is_empty(), "nobody any more");
    let nobody = settings.set(hash("nobody"), session, &[set(SettingName::Theme, "dark", 9)]).await;
    assert!(matches!(nobody, Err(StoreError::NoAccount)), "{nobody:?}");
    store.accounts().sign_out(judit.person, session).await.unwrap();
    let late = settings.set(judit.person, session, &[set(SettingName::Theme, "dark", 9)]).await;
    assert!(matches!(late, Err(StoreError::NoAccount)), "whoever is signed out sets nothing: {late:?}");
}
