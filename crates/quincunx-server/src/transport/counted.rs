//! What may come often, told seldom.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// No more than one line for it in so long.
const PAUSE: Duration = Duration::from_secs(60);

/// Counts what comes, for a line in the log: the first at once, what comes after it together with the first one after a pause.
#[derive(Default)]
pub(super) struct Counted(Mutex<Count>);

#[derive(Default)]
struct Count {
    untold: u64,
    told: Option<Instant>,
}

impl Counted {
    /// One more. How many there were since they were last told of, if they are to be told of now.
    pub(super) fn one_more(&self, now: Instant) -> Option<u64> {
        let mut count = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        count.untold += 1;
        if count.told.is_some_and(|told| now.saturating_duration_since(told) < PAUSE) {
            return None;
        }
        count.told = Some(now);
        Some(std::mem::take(&mut count.untold))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_are_told_of_once_and_none_is_left_out() {
        let (counted, start) = (Counted::default(), Instant::now());
        let at = |seconds| counted.one_more(start + Duration::from_secs(seconds));
        assert_eq!([at(0), at(1), at(59), at(60), at(61)], [Some(1), None, None, Some(3), None]);
        assert_eq!(at(1_000), Some(2));
    }
}
