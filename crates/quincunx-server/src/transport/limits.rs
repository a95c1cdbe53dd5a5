//! How much one address may ask for. Memory is bounded: an address that has not asked for a while is forgotten.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::identity::Origin;

/// How many addresses are remembered at most.
const MOST_ORIGINS: usize = 20_000;

/// What each address has taken lately; it counts less and less, and nothing after a given time.
pub(super) struct Buckets {
    time: Duration,
    taken: Mutex<HashMap<Origin, (f64, Instant)>>,
}

impl Buckets {
    /// Who has taken everything there is may take it all again after this time.
    pub(super) fn new(time: Duration) -> Self {
        Self { time, taken: Mutex::default() }
    }

    /// Takes one more of so many, if one is left.
    pub(super) fn take(&self, origin: Origin, most: u32, now: Instant) -> bool {
        let most = f64::from(most);
        let counts = |(taken, since): (f64, Instant)| {
            let time = now.saturating_duration_since(since).as_secs_f64();
            (taken.min(most) - time / self.time.as_secs_f64() * most).max(0.0)
        };
        let mut all = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST_ORIGINS && !all.contains_key(&origin) {
            all.retain(|_, entry| counts(*entry) > 0.0);
            if all.len() >= MOST_ORIGINS {
                return false;
            }
        }
        let taken = all.get(&origin).map_or(0.0, |entry| counts(*entry));
        let granted = taken + 1.0 <= most;
        all.insert(origin, (if granted { taken + 1.0 } else { taken }, now));
        granted
    }
}

/// How many things are held open, by each address or person and by all.
pub(super) struct Holds<Who = Origin>(Mutex<Held<Who>>);

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
    pub(super) fn new() -> Arc<Self> {
        Arc::new(Self(Mutex::new(Held { by_who: HashMap::new(), all: 0 })))
    }

    /// Holds one more open, if there may be one: at most so many for one, and for all together.
    pub(super) fn take(self: &Arc<Self>, who: Who, of_one: usize, of_all: usize) -> Option<Hold<Who>> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = held.by_who.get(&who).copied().unwrap_or_default();
        if own >= of_one || held.all >= of_all {
            return None;
        }
        held.all += 1;
        held.by_who.insert(who, own + 1);
        Some(Hold { holds: Arc::clone(self), who })
    }
}

impl<Who: Copy + Eq + Hash> Drop for Hold<Who> {
    fn drop(&mut self) {
        let mut held = self.holds.0.lock().unwrap_or_else(PoisonError::into_inner);
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
    fn what_was_taken_counts_less_and_less() {
        let buckets = Buckets::new(Duration::from_secs(10));
        let start = Instant::now();
        let at = |seconds| buckets.take(origin(1), 2, start + Duration::from_secs(seconds));
        assert_eq!([at(0), at(0), at(0), at(4)], [true, true, false, false]);
        assert_eq!([at(5), at(5)], [true, false]);
        assert!(buckets.take(origin(2), 2, start), "others have their own");
        assert_eq!([at(1000), at(1000), at(1000)], [true, true, false], "nobody saves anything up");
        let of_four = || buckets.take(origin(1), 4, start + Duration::from_secs(1000));
        assert_eq!([of_four(), of_four(), of_four()], [true, true, false], "where more is allowed, two more are left");
        assert_eq!(
            [at(1000), at(1004), at(1005)],
            [false, false, true],
            "who has taken more than is allowed now waits no longer"
        );
    }

    #[test]
    fn memory_is_bounded_and_idle_addresses_are_forgotten_first() {
        let buckets = Buckets::new(Duration::from_secs(10));
        let start = Instant::now();
        let address = |number: usize| Origin::new((number as u32).to_be_bytes().into());
        assert!((0..MOST_ORIGINS).all(|number| buckets.take(address(number), 1, start)));
        assert!(!buckets.take(address(MOST_ORIGINS), 1, start), "everybody is busy");
        assert!(buckets.take(address(MOST_ORIGINS), 1, start + Duration::from_secs(11)));
        assert_eq!(buckets.taken.lock().unwrap().len(), 1);
    }

    #[test]
    fn what_is_held_is_given_back() {
        let holds = Holds::new();
        let take = |last| holds.take(origin(last), 2, 3);
        let first = take(1).unwrap();
        let _second = take(1).unwrap();
        assert!(take(1).is_none());
        let other = take(2);
        assert!(other.is_some(), "another address has its own");
        assert!(take(3).is_none(), "all together have three");
        drop((first, other));
        assert!(take(1).is_some());
    }
}
