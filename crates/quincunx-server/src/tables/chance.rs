//! Randomness from the operating system, and what a computer adds to the chance of its table.

use quincunx_engine::Bytes32;

/// 32 bytes from the operating system.
pub(crate) fn random_bytes() -> Bytes32 {
    #[cfg(debug_assertions)]
    if let Some(bytes) = fixed::next() {
        return bytes;
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    Bytes32(bytes)
}

/// What a computer contributes to the chance of its table. It follows from the commitment, so that the server has nothing to
/// choose once the players have contributed.
pub(super) fn computers_contribution(server_seed: Bytes32, seat: usize) -> Bytes32 {
    let commitment = Bytes32::hash(server_seed.0).to_hex();
    Bytes32::hash(format!("{commitment} {seat}"))
}

/// Chance that is the same again, for tests in the browser: a game that went wrong there can be played once more. Whoever knows
/// the words knows every card and every seat's token, so no release build has this.
#[cfg(debug_assertions)]
pub(crate) mod fixed {
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicU64, Ordering};

    use quincunx_engine::Bytes32;

    static WORDS: OnceLock<String> = OnceLock::new();
    static DRAWN: AtomicU64 = AtomicU64::new(0);

    /// From now on all that this process leaves to chance follows from these words. What was said first holds.
    pub fn fix_chance(words: &str) {
        WORDS.get_or_init(|| words.to_owned());
    }

    pub(super) fn next() -> Option<Bytes32> {
        let words = WORDS.get()?;
        Some(Bytes32::hash(format!("{words}, {}", DRAWN.fetch_add(1, Ordering::Relaxed))))
    }
}
