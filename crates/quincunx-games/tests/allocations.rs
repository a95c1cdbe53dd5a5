//! Random play allocates nothing. This is a program of its own, since it counts what the whole program allocates.

use std::alloc::System;
use std::time::Duration;

use quincunx_games::lab::defaults;
use quincunx_games::{GAMES, OLDER};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// A longer run takes no more memory than the shortest, which sets up the game and plays one batch to warm up.
#[test]
fn random_play_allocates_nothing() {
    for game in GAMES.iter().chain(&*OLDER) {
        let allocated = |time| {
            let region = Region::new(ALLOCATOR);
            game.bench(&defaults(), time).expect("the default options are good");
            let change = region.change();
            change.allocations + change.reallocations
        };
        // The first run also reads the component file, once for the whole program.
        allocated(Duration::ZERO);
        assert_eq!(allocated(Duration::ZERO), allocated(Duration::from_millis(200)), "{}", game.info().id);
    }
}
