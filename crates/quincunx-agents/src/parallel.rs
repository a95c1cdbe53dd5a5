//! Work for several threads.
//!
//! What is handed to the pool is the same type for all games, so what the pool consists of is compiled once and not once for each.

use std::sync::{Mutex, PoisonError};

use rayon::ThreadPool;
use rayon::prelude::*;

/// Calls `work` with each of the items: here from the first one on, and on the threads of a pool from the last one on, as far as there is
/// something for them. Whoever asks for a little work again and again begins at once, and each processor finds what it had at hand the
/// last time.
pub fn beside<T: Send>(others: Option<&ThreadPool>, items: Vec<T>, work: &(dyn Fn(T) + Sync)) {
    let helpers = others.map_or(0, ThreadPool::current_num_threads).min(items.len().saturating_sub(1));
    let waiting = Mutex::new(items.into_iter());
    let left = || waiting.lock().unwrap_or_else(PoisonError::into_inner);
    let here = || std::iter::from_fn(|| left().next()).for_each(work);
    let there = || std::iter::from_fn(|| left().next_back()).for_each(work);
    match others.filter(|_| helpers > 0) {
        None => here(),
        Some(others) => share(others, helpers, &here, &there),
    }
}

fn share(others: &ThreadPool, helpers: usize, here: &(dyn Fn() + Sync), there: &(dyn Fn() + Sync)) {
    others.in_place_scope(|scope| {
        (0..helpers).for_each(|_| scope.spawn(|_| there()));
        here();
    });
}

/// What `make` makes of each number below `count`, in their order.
pub fn map<T: Send>(count: usize, make: &(dyn Fn(usize) -> T + Sync)) -> Vec<T> {
    let made: Vec<_> = (0..count).map(|_| Mutex::new(None)).collect();
    numbers(count, &|number| {
        let one = make(number);
        *made[number].lock().unwrap_or_else(PoisonError::into_inner) = Some(one);
    });
    let one = |made: Mutex<Option<T>>| made.into_inner().unwrap_or_else(PoisonError::into_inner);
    made.into_iter().map(|made| one(made).expect("each number comes once")).collect()
}

fn numbers(count: usize, work: &(dyn Fn(usize) + Sync)) {
    (0..count).into_par_iter().for_each(work);
}
