//! What names look like as they are written, so that nobody passes for somebody else by a capital.

use sqlx::Row;
use unicode_security::skeleton;

use crate::{SqlStore, StoreError};

/// What a name looks like as it is written (UTS 39, 4), but for the size of its letters. A capital may look otherwise than its small letter: `I`
/// is taken for `l`, and the Cyrillic `В` for `B`.
pub fn likeness(name: &str) -> String {
    let seen: String = skeleton(name).collect();
    skeleton(&seen.to_lowercase()).collect()
}

/// Accounts that were made before this was kept get theirs, the oldest first. One that is like another stays without: it was there before anybody
/// minded.
pub(crate) async fn fill_in(store: &SqlStore) -> Result<(), StoreError> {
    let without = sqlx::query("SELECT person, name FROM accounts WHERE likeness IS NULL ORDER BY created, person")
        .fetch_all(&mut *store.read("fill_in").await?)
        .await?;
    if without.is_empty() {
        return Ok(());
    }
    // In parts: whoever stops a start that takes long need not begin anew.
    for some in without.chunks(1_000) {
        let mut transaction = store.write("fill_in").await?;
        for row in some {
            sqlx::query(
                "UPDATE accounts SET likeness = $1
                 WHERE person = $2 AND NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.likeness = $1)",
            )
            .bind(likeness(row.try_get("name")?))
            .bind(row.try_get::<&[u8], _>("person")?)
            .execute(&mut *transaction)
            .await?;
        }
        store.commit(transaction).await?;
    }
    tracing::info!(accounts = without.len(), "what names look like was written down");
    Ok(())
}

#[cfg(test)]
mod tests {
    use quincunx_engine::Bytes32;

    use super::*;
    use crate::{Account, AccountKind, Database, Store};

    const CAPITALS: [[&str; 2]; 5] =
        [["AIice", "Alice"], ["Ilona", "llona"], ["B0B", "BOB"], ["\u{412}ob", "Bob"], ["\u{397}ans", "Hans"]];

    #[test]
    fn capitals_pass_for_no_other_letters() {
        for [one, other] in CAPITALS {
            assert_eq!(likeness(one), likeness(other));
        }
        assert_eq!(likeness("ANNA"), likeness("anna"));
        assert_ne!(likeness("Anna"), likeness("Hanna"));
    }

    fn account(name: &str, created: i64) -> Account {
        Account {
            person: Bytes32::hash(name),
            name: name.into(),
            looks: name.to_lowercase(),
            kind: AccountKind::Person { password: None },
            created,
        }
    }

    async fn forget(store: &SqlStore) {
        sqlx::query("UPDATE accounts SET likeness = NULL").execute(&store.pool).await.unwrap();
    }

    #[tokio::test]
    async fn accounts_of_before_are_like_themselves_and_keep_their_names() {
        let folder = tempfile::tempdir().unwrap();
        let file = Database::File(folder.path().join("quincunx.db"));
        let postgres = quincunx_cluster::database("accounts_of_before_are_like_themselves_and_keep_their_names");
        for database in [file].into_iter().chain(postgres.map(Database::Postgres)) {
            let store = SqlStore::open(&database).await.unwrap();
            let [older, newer] = [account("Alice", 1), account("AIice", 2)];
            for account in [&older, &newer] {
                store.accounts().make_account(account).await.unwrap();
                forget(&store).await;
            }
            store.close().await;
            for _ in 0..2 {
                let store = SqlStore::open(&database).await.unwrap();
                for account in [&older, &newer] {
                    assert!(store.accounts().account_that_looks(&account.looks).await.unwrap() == *account);
                }
                let likenesses = sqlx::query("SELECT likeness FROM accounts ORDER BY created");
                let likenesses = likenesses.fetch_all(&store.pool).await.unwrap();
                let likenesses: Vec<Option<String>> =
                    likenesses.iter().map(|row| row.try_get("likeness").unwrap()).collect();
                assert_eq!(likenesses, [Some("alice".to_owned()), None], "{database}");
                assert!(store.accounts().is_taken("A1ice", "a1ice").await.unwrap());
                let late = store.accounts().make_account(&account("A1ice", 3)).await;
                assert!(matches!(late, Err(StoreError::Conflict)), "{database}: {late:?}");
                store.close().await;
            }
        }
    }
}
