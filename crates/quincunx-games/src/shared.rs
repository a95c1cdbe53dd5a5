//! The rules of tables that have the same options are the same, and are in memory once.

use std::any::{Any, TypeId};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use quincunx_engine::{Bytes32, Game};
use serde_json::Value;

/// So many are kept while no table has them: the next table may have the same options.
const KEPT: usize = 16;

type Rules = dyn Any + Send + Sync;

#[derive(Default)]
struct Known {
    all: HashMap<(TypeId, [u8; 32]), Weak<Rules>>,
    newest: VecDeque<Arc<Rules>>,
}

static KNOWN: Mutex<Option<Known>> = Mutex::new(None);

/// The rules of a table with these options, which are complete; made if no table has them.
///
/// # Errors
/// What `make` says.
pub fn shared<G: Game, E>(options: &Value, make: impl FnOnce() -> Result<G, E>) -> Result<Arc<G>, E> {
    let key = (TypeId::of::<G>(), Bytes32::hash(options.to_string()).0);
    if let Some(known) = known(|known| known.all.get(&key)?.upgrade())
        && let Ok(rules) = known.downcast::<G>()
    {
        return Ok(rules);
    }
    // Not while others wait: reading a component file takes long.
    let rules = Arc::new(make()?);
    known(|known| {
        if known.all.len().is_power_of_two() {
            known.all.retain(|_, rules| rules.strong_count() > 0);
        }
        let erased: Arc<Rules> = rules.clone();
        known.all.insert(key, Arc::downgrade(&erased));
        known.newest.push_back(erased);
        if known.newest.len() > KEPT { known.newest.pop_front() } else { None }
    });
    Ok(rules)
}

fn known<T>(look: impl FnOnce(&mut Known) -> T) -> T {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    look(known.get_or_insert_default())
}
