//! Randomness from the operating system, and what a computer adds to the chance of its table.

use quincunx_engine::Bytes32;

/// 32 bytes from the operating system.
pub(crate) fn random_bytes() -> Bytes32 {
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
