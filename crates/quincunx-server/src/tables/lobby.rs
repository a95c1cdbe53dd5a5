//! The order of the lobby's list: one table of everybody, then a second one of everybody, and so on.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use quincunx_store::{Listed, SeenSince};

use crate::config::Waiting;

/// So many open tables at which somebody is are looked at, the newest first.
pub(crate) const MOST: u32 = 10_000;

/// Since when somebody must have been at a table that is listed.
pub(crate) fn seen_since(waiting: &Waiting, now: i64) -> SeenSince {
    let since = |patience: Duration| now.saturating_sub(patience.as_secs() as i64);
    SeenSince { live: since(waiting.away), slow: since(waiting.given_up) }
}

/// From where open tables were made, and when that was last known to matter. It is in memory alone, as addresses are not stored; after a
/// restart a maker is told by the token.
#[derive(Default)]
pub(crate) struct Lobby(Mutex<HashMap<String, (IpAddr, i64)>>);

#[derive(PartialEq, Eq, Hash)]
enum Maker {
    From(IpAddr),
    Token([u8; 32]),
    Unknown(String),
}

impl Lobby {
    fn origins(&self) -> MutexGuard<'_, HashMap<String, (IpAddr, i64)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table with open seats was made from there.
    pub(crate) fn made(&self, id: &str, from: IpAddr) {
        self.origins().insert(id.to_owned(), (from, super::clock::now()));
    }

    /// The ids of the tables in the order of the list. `listed` are all open tables at which somebody is, the newest first.
    pub(crate) fn order(&self, listed: Vec<Listed>, waiting: &Waiting, now: i64) -> Vec<String> {
        let mut origins = self.origins();
        let mut numbers: HashMap<Maker, usize> = HashMap::new();
        let mut order: Vec<(usize, usize, String)> = Vec::new();
        for (place, table) in listed.into_iter().enumerate() {
            let from = origins.get_mut(&table.id).map(|(from, known)| {
                *known = now;
                *from
            });
            let maker = match (from, table.maker) {
                (Some(from), _) => Maker::From(from),
                (None, Some(token)) => Maker::Token(token.0),
                (None, None) => Maker::Unknown(table.id.clone()),
            };
            let number = numbers.entry(maker).or_default();
            order.push((*number, place, table.id));
            *number += 1;
        }
        // A table whose maker is away leaves the list, and comes back with its maker until it is given up.
        let given_up = waiting.given_up.as_secs() as i64;
        origins.retain(|_, (_, known)| now.saturating_sub(*known) <= given_up);
        order.sort_unstable();
        order.into_iter().map(|(_, _, id)| id).collect()
    }
}

#[cfg(test)]
mod tests {
    use quincunx_engine::Bytes32;

    use super::super::clock::now;
    use super::*;

    #[test]
    fn everybody_has_one_table_before_anybody_has_two() {
        let lobby = Lobby::default();
        let tables = ["a1", "a2", "a3", "b1", "c1", "b2"]
            .map(|id| Listed { id: id.into(), maker: Some(Bytes32::hash(&id[..1])) });
        for id in ["b1", "b2", "c1"] {
            lobby.made(id, [192, 0, 2, 7].into());
        }
        let waiting = Waiting::default();
        let order = || lobby.order(tables.to_vec(), &waiting, now());
        assert_eq!(order(), ["a1", "b1", "a2", "c1", "a3", "b2"], "b and c are at one address");
        assert_eq!(order(), ["a1", "b1", "a2", "c1", "a3", "b2"], "addresses are remembered");
        lobby.order(Vec::new(), &waiting, now());
        assert_eq!(order(), ["a1", "b1", "a2", "c1", "a3", "b2"], "also while their makers are away");
        lobby.order(Vec::new(), &waiting, now() + waiting.given_up.as_secs() as i64 + 1);
        assert!(lobby.origins().is_empty(), "and forgotten");
    }
}
