//! The order of the lobby's list: one table of everybody, then a second one of everybody, and so on.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use quincunx_store::{Listed, Pace};

use crate::config::Waiting;

/// So many open tables are looked at, the newest first.
pub(crate) const MOST: u32 = 10_000;

/// From where open tables were made. It is in memory alone, as addresses are not stored; after a restart a maker is told by the
/// token.
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

    /// A table was made from there.
    pub(crate) fn made(&self, id: &str, from: IpAddr) {
        self.origins().insert(id.to_owned(), (from, super::clock::now()));
    }

    /// The ids of the tables in the order of the list. `listed` are all open tables, the newest first.
    pub(crate) fn order(&self, listed: Vec<Listed>, waiting: &Waiting, now: i64) -> Vec<String> {
        let mut origins = self.origins();
        let mut numbers: HashMap<Maker, usize> = HashMap::new();
        let is_there = |table: &Listed| {
            let away = if table.pace == Pace::Live { waiting.away } else { waiting.given_up };
            now.saturating_sub(table.seen) <= away.as_secs() as i64
        };
        let mut known = HashMap::new();
        let mut order: Vec<(usize, usize, String)> = Vec::new();
        for (place, table) in listed.into_iter().enumerate() {
            let from = origins.remove(&table.id);
            if let Some(from) = from {
                known.insert(table.id.clone(), from);
            }
            let from = from.map(|(from, _)| from);
            if !is_there(&table) {
                continue;
            }
            let maker = match (from, table.maker) {
                (Some(from), _) => Maker::From(from),
                (None, Some(token)) => Maker::Token(token.0),
                (None, None) => Maker::Unknown(table.id.clone()),
            };
            let number = numbers.entry(maker).or_default();
            order.push((*number, place, table.id));
            *number += 1;
        }
        // What is not listed any more needs no address; what was made just now may not be listed yet.
        known.extend(origins.drain().filter(|(_, (_, made))| now.saturating_sub(*made) < 60));
        *origins = known;
        order.sort_unstable();
        order.into_iter().map(|(_, _, id)| id).collect()
    }
}

#[cfg(test)]
mod tests {
    use quincunx_engine::Bytes32;

    use super::super::clock::now;
    use super::*;

    fn table(id: &str, maker: &str, pace: Pace, seen: i64) -> Listed {
        Listed { id: id.into(), maker: Some(Bytes32::hash(maker)), pace, created: 1, seen }
    }

    #[test]
    fn everybody_has_one_table_before_anybody_has_two() {
        let lobby = Lobby::default();
        let tables = ["a1", "a2", "a3", "b1", "c1", "b2"].map(|id| table(id, &id[..1], Pace::Slow, now()));
        for id in ["b1", "b2", "c1"] {
            lobby.made(id, [192, 0, 2, 7].into());
        }
        let order = || lobby.order(tables.to_vec(), &Waiting::default(), now());
        assert_eq!(order(), ["a1", "b1", "a2", "c1", "a3", "b2"], "b and c are at one address");
        assert_eq!(order(), ["a1", "b1", "a2", "c1", "a3", "b2"], "addresses are remembered");
        lobby.order(Vec::new(), &Waiting::default(), now() + 60);
        assert!(lobby.origins().is_empty(), "and forgotten");
    }

    #[test]
    fn a_table_whose_maker_is_away_is_not_listed() {
        let waiting = Waiting::default();
        let [soon, late] = [30, 3_000].map(|ago| now() - ago);
        let tables = vec![
            table("here", "a", Pace::Live, soon),
            table("away", "b", Pace::Live, late),
            table("slow", "c", Pace::Slow, late),
        ];
        assert_eq!(Lobby::default().order(tables, &waiting, now()), ["here", "slow"]);
    }
}
