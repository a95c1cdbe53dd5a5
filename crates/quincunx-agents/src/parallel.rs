//! Work for all threads of the pool that one is in.
//!
//! What is handed to the pool is the same type for all games, so what the pool consists of is compiled once and not once for each.

use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;

/// Calls `work` with each of the items.
pub fn each<T: Send>(items: Vec<T>, work: &(dyn Fn(T) + Sync)) {
    let waiting: Vec<_> = items.into_iter().map(|item| Mutex::new(Some(item))).collect();
    numbers(waiting.len(), &|number| {
        let item = waiting[number].lock().unwrap_or_else(PoisonError::into_inner).take();
        work(item.expect("each number comes once"));
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
