//! The rules of tables that have the same options are the same, and are in memory once.

use std::any::{Any, TypeId};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use quincunx_engine::{Bytes32, Game};
use serde_json::Value;

/// So many are kept while no table has them: the next table may have the same options.
const KEPT: usize = 16;

type Rules = dyn Any + Send + Sync;
type Key = (TypeId, [u8; 32]);

#[derive(Default)]
struct Known {
    all: HashMap<Key, Weak<Rules>>,
    newest: VecDeque<Arc<Rules>>,
}

static KNOWN: Mutex<Option<Known>> = Mutex::new(None);

/// The rules of a table with these options, which are complete; made if no table has them.
///
/// # Errors
/// What `make` says.
pub fn shared<G: Game, E>(options: &Value, make: impl FnOnce() -> Result<G, E>) -> Result<Arc<G>, E> {
    let key = (TypeId::of::<G>(), Bytes32::hash(options.to_string()).0);
    if let Some(rules) = known(&key)
        && let Ok(rules) = rules.downcast::<G>()
    {
        return Ok(rules);
    }
    // Not while others wait: reading a component file takes long.
    let rules = Arc::new(make()?);
    keep(key, rules.clone());
    Ok(rules)
}

fn known(key: &Key) -> Option<Arc<Rules>> {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.get_or_insert_default().all.get(key)?.upgrade()
}

fn keep(key: Key, rules: Arc<Rules>) {
    let mut lock = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = lock.get_or_insert_default();
    if known.all.len().is_power_of_two() {
        known.all.retain(|_, rules| rules.strong_count() > 0);
    }
    known.all.insert(key, Arc::downgrade(&rules));
    known.newest.push_back(rules);
    let oldest = if known.newest.len() > KEPT { known.newest.pop_front() } else { None };
    // It goes after the lock: nobody waits until all that it held is gone.
    drop(lock);
    drop(oldest);
}
