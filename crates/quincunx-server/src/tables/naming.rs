//! The operator takes a name away.

use std::sync::Arc;

use quincunx_games::computers;
use quincunx_store::{Account, AccountKind, NameToTake, NewName, Reported, StoreError};

use super::chance::random_bytes;
use super::memory::{Tables, to_the_end};
use super::sitter::looks;
use crate::problem::{Failure, ProblemKey};

/// So many names are tried: one of a hundred thousand may be somebody's.
const TRIES: usize = 10;

impl Tables {
    /// Takes the name of an account or a guest away, at all tables; instead there is one that says nothing. An account that is called otherwise
    /// by now keeps that.
    pub(crate) async fn take_name(self: &Arc<Self>, reported: Reported) -> Result<(), Failure> {
        let tables = Arc::clone(self);
        to_the_end(async move {
            let store = &tables.host.store;
            let Reported { person, name: told, .. } = reported;
            let account = match store.accounts().account(person).await {
                Ok(account) => Some(account),
                Err(StoreError::Missing) => None,
                Err(error) => return Err(error.into()),
            };
            let is_bot = account.as_ref().is_some_and(|account| matches!(account.kind, AccountKind::Bot { .. }));
            let of_account = account.as_ref().filter(|account| is_called(account, &told));
            let taken = NameToTake { at_tables: &told, of_account: of_account.map(|account| account.looks.as_str()) };
            for _ in 0..TRIES {
                let name = neutral();
                let (looks, bot) = (looks(&name), computers::called_bot(&name));
                let instead = NewName { name: &name, looks: &looks, at_tables: if is_bot { &bot } else { &name } };
                match store.names().take_name(person, &taken, &instead).await {
                    Err(StoreError::Conflict) => {}
                    // The guest has just become an account, which the report tells of the next time.
                    Err(StoreError::NoGuest) => return Err(ProblemKey::Unavailable.into()),
                    Err(error) => return Err(error.into()),
                    Ok(ids) => {
                        for id in ids {
                            tables.reload(&id).await;
                        }
                        return Ok(());
                    }
                }
            }
            Err(ProblemKey::Unavailable.into())
        })
        .await
    }
}

/// Does somebody at a table who stands there so, with a number where two are called alike, have this account's name?
fn is_called(account: &Account, at_table: &str) -> bool {
    let name = at_table.split(computers::MARK).next().unwrap_or_default().trim();
    let numbered = name.rsplit_once(' ').filter(|(_, number)| number.parse::<u32>().is_ok());
    std::iter::once(name).chain(numbered.map(|(name, _)| name)).any(|name| looks(name) == account.looks)
}

/// The same in every language, as names are.
fn neutral() -> String {
    let [a, b, c, d, ..] = random_bytes().0;
    format!("Player {}", u32::from_le_bytes([a, b, c, d]) % 100_000)
}
