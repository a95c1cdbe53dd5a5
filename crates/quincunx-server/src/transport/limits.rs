//! How much one address may ask for. Memory is bounded: an address that has not asked for a while is forgotten.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::identity::Origin;

/// How many addresses are remembered at most.
const MOST_ORIGINS: usize = 20_000;

/// A bucket for each address that holds a number of tokens and fills up again in a given time.
pub(super) struct Buckets {
    size: f64,
    per_second: f64,
    levels: Mutex<HashMap<Origin, (f64, Instant)>>,
}

impl Buckets {
    /// Buckets of `size` tokens, filled up again within `time`.
    pub(super) fn new(size: u32, time: Duration) -> Self {
        let size = f64::from(size);
        Self { size, per_second: size / time.as_secs_f64(), levels: Mutex::default() }
    }

    /// Takes a token, if there is one.
    pub(super) fn take(&self, origin: Origin, now: Instant) -> bool {
        let mut levels = self.levels.lock().unwrap_or_else(PoisonError::into_inner);
        let filled = |(level, since): (f64, Instant)| {
            (level + now.saturating_duration_since(since).as_secs_f64() * self.per_second).min(self.size)
        };
        if levels.len() >= MOST_ORIGINS && !levels.contains_key(&origin) {
            levels.retain(|_, entry| filled(*entry) < self.size);
            if levels.len() >= MOST_ORIGINS {
                return false;
            }
        }
        let level = levels.get(&origin).map_or(self.size, |entry| filled(*entry));
        let granted = level >= 1.0;
        levels.insert(origin, (if granted { level - 1.0 } else { level }, now));
        granted
    }
}

/// How many things are held open, by each address or person and by all.
pub(super) struct Holds<Who = Origin> {
    of_one: usize,
    of_all: usize,
    held: Mutex<Held<Who>>,
}

struct Held<Who> {
    by_who: HashMap<Who, usize>,
    all: usize,
}

/// One thing held open; dropping it closes it.
pub(super) struct Hold<Who: Copy + Eq + Hash = Origin> {
    holds: Arc<Holds<Who>>,
    who: Who,
}

impl<Who: Copy + Eq + Hash> Holds<Who> {
    /// At most this many for one, and for all together.
    pub(super) fn new(of_one: usize, of_all: usize) -> Arc<Self> {
        Arc::new(Self { of_one, of_all, held: Mutex::new(Held { by_who: HashMap::new(), all: 0 }) })
    }

    /// Holds one more open, if there may be one.
    pub(super) fn take(self: &Arc<Self>, who: Who) -> Option<Hold<Who>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let own = held.by_who.get(&who).copied().unwrap_or_default();
        if own >= self.of_one || held.all >= self.of_all {
            return None;
        }
        held.all += 1;
        held.by_who.insert(who, own + 1);
        Some(Hold { holds: Arc::clone(self), who })
    }
}

impl<Who: Copy + Eq + Hash> Drop for Hold<Who> {
    fn drop(&mut self) {
        let mut held = self.holds.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.all -= 1;
        match held.by_who.get_mut(&self.who) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(held.by_who.remove(&self.who)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(last: u8) -> Origin {
        Origin::new([192, 0, 2, last].into())
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(2, Duration::from_secs(10));
        let start = Instant::now();
        let at = |seconds| buckets.take(origin(1), start + Duration::from_secs(seconds));
        assert_eq!([at(0), at(0), at(0), at(4)], [true, true, false, false]);
        assert_eq!([at(5), at(5)], [true, false]);
        assert!(buckets.take(origin(2), start), "others have buckets of their own");
        assert_eq!([at(1000), at(1000), at(1000)], [true, true, false], "no bucket holds more than its size");
    }

    #[test]
    fn memory_is_bounded_and_idle_addresses_are_forgotten_first() {
        let buckets = Buckets::new(1, Duration::from_secs(10));
        let start = Instant::now();
        let address = |number: usize| Origin::new((number as u32).to_be_bytes().into());
        assert!((0..MOST_ORIGINS).all(|number| buckets.take(address(number), start)));
        assert!(!buckets.take(address(MOST_ORIGINS), start), "everybody is busy");
        assert!(buckets.take(address(MOST_ORIGINS), start + Duration::from_secs(11)));
        assert_eq!(buckets.levels.lock().unwrap().len(), 1);
    }

    #[test]
    fn what_is_held_is_given_back() {
        let holds = Holds::new(2, 3);
        let first = holds.take(origin(1)).unwrap();
        let _second = holds.take(origin(1)).unwrap();
        assert!(holds.take(origin(1)).is_none());
        let other = holds.take(origin(2));
        assert!(other.is_some(), "another address has its own");
        assert!(holds.take(origin(3)).is_none(), "all together have three");
        drop((first, other));
        assert!(holds.take(origin(1)).is_some());
    }
}
