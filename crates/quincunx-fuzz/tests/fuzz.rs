//! Each target for some seconds, with the same seed each time; and the inputs that once did harm.

use std::alloc::System;
use std::path::Path;

use quincunx_fuzz::{Budget, TARGETS, Target, fuzz};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

/// Counts what is held.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn held() -> u64 {
    let stats = ALLOCATOR.stats();
    stats.bytes_allocated.saturating_sub(stats.bytes_deallocated) as u64
}

/// So much more may be held after all inputs: the corpus, the outcomes, and what is kept for the next request.
const MOST_GROWN: u64 = 16 << 20;

/// One after the other: panics and memory are those of the whole program.
#[test]
fn hostile_input_does_no_harm() {
    for (target, inputs) in TARGETS.iter().zip([500, 1_500, 3_000, 2_000, 3_000, 1_000]) {
        let ran = fuzz(*target, Budget::Inputs(inputs), 2014, held);
        let ran = ran.unwrap_or_else(|found| panic!("{}: {}: {}", target.name(), found.file.display(), found.what));
        println!(
            "{}: {} inputs, {} outcomes, {} KiB more held",
            target.name(),
            ran.inputs,
            ran.outcomes,
            ran.grown / 1024
        );
        assert!(
            ran.outcomes > 20,
            "{}: {} outcomes: most inputs are refused for one reason",
            target.name(),
            ran.outcomes
        );
        assert!(ran.grown < MOST_GROWN, "{}: {} bytes more are held", target.name(), ran.grown);
    }
    what_once_did_harm_does_none();
    a_panic_is_found_even_if_it_is_caught();
}

/// The files in `found/TARGET`.
fn what_once_did_harm_does_none() {
    for target in TARGETS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("found").join(target.name());
        for file in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            target.run(&std::fs::read_to_string(file.path()).expect("an input is text"));
        }
    }
}

fn a_panic_is_found_even_if_it_is_caught() {
    struct Fragile;
    impl Target for Fragile {
        fn name(&self) -> &'static str {
            "fragile"
        }
        fn corpus(&self) -> Vec<String> {
            vec!["good".into()]
        }
        fn changed(&self, _: &[String], _: &mut rand_pcg::Pcg64Mcg) -> String {
            "bad".into()
        }
        fn run(&self, input: &str) -> String {
            let caught = std::panic::catch_unwind(|| assert_ne!(input, "bad", "a bug"));
            caught.map_or_else(|_| "caught".into(), |()| "good".into())
        }
    }
    let found = fuzz(&Fragile, Budget::Inputs(3), 0, held).expect_err("it is found");
    assert!(found.what.contains("a bug"), "{found:?}");
    assert_eq!(std::fs::read_to_string(&found.file).expect("it was written down"), "bad");
    std::fs::remove_file(found.file).expect("it can be taken away");
}
