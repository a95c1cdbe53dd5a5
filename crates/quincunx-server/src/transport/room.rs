//! Room for what strangers have the server remember for a while, by names that nobody guesses: those who have most make room for the others.

use std::collections::HashMap;
use std::time::Instant;

use super::identity::Origin;

/// Something that is remembered for a while.
pub(super) trait Remembered {
    /// The address from which it was asked for.
    fn origin(&self) -> Origin;

    /// When it is forgotten.
    fn until(&self) -> Instant;
}

/// Makes room for one more of this address, which has `of_one` at most, as all together have `of_all`: the oldest goes of this address, or of
/// the one that has most.
pub(super) fn make_room<T: Remembered>(all: &mut HashMap<[u8; 32], T>, origin: Origin, of_one: usize, of_all: usize) {
    let most = if all.values().filter(|one| one.origin() == origin).count() >= of_one {
        origin
    } else if all.len() >= of_all {
        let mut counts = HashMap::<Origin, usize>::new();
        all.values().for_each(|one| *counts.entry(one.origin()).or_default() += 1);
        counts.into_iter().max_by_key(|(_, count)| *count).map_or(origin, |(most, _)| most)
    } else {
        return;
    };
    let oldest = all.iter().filter(|(_, one)| one.origin() == most).min_by_key(|(_, one)| one.until());
    if let Some(oldest) = oldest.map(|(name, _)| *name) {
        all.remove(&oldest);
    }
}
