//! The operator takes a name away.

use std::sync::Arc;

use quincunx_engine::Bytes32;
use quincunx_games::computers;
use quincunx_store::{AccountKind, NewName, StoreError};

use super::chance::random_bytes;
use super::memory::{Tables, to_the_end};
use super::sitter::looks;
use crate::problem::{Failure, ProblemKey};

/// So many names are tried: one of a hundred thousand may be somebody's.
const TRIES: usize = 10;

impl Tables {
    /// Takes the name of an account or a guest away, at all tables; instead there is one that says nothing.
    pub(crate) async fn take_name(self: &Arc<Self>, person: Bytes32) -> Result<(), Failure> {
        let tables = Arc::clone(self);
        to_the_end(async move {
            let store = &tables.host.store;
            let is_bot = match store.accounts().account(person).await {
                Ok(account) => matches!(account.kind, AccountKind::Bot { .. }),
                Err(StoreError::Missing) => false,
                Err(error) => return Err(error.into()),
            };
            for _ in 0..TRIES {
                let name = neutral();
                let (looks, bot) = (looks(&name), computers::called_bot(&name));
                let instead = NewName { name: &name, looks: &looks, at_tables: if is_bot { &bot } else { &name } };
                match store.names().take_name(person, &instead).await {
                    Err(StoreError::Conflict) => {}
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

/// The same in every language, as names are.
fn neutral() -> String {
    let [a, b, c, d, ..] = random_bytes().0;
    format!("Player {}", u32::from_le_bytes([a, b, c, d]) % 100_000)
}
