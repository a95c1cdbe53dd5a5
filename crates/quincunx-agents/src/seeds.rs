//! Independent random streams from one seed.

use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Seed `number` of the family of `seed` (the output function of SplitMix64: Steele, Lea and Flood 2014).
pub(crate) const fn derive(seed: u64, number: u64) -> u64 {
    let mut z = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Random stream `number` of the family of `seed`.
pub(crate) fn stream(seed: u64, number: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(derive(seed, number))
}
