//! Provably fair chance: `docs/FAIRNESS.md` is the specification, this is the implementation.

use chacha20::{
    ChaCha20,
    cipher::{KeyIvInit, StreamCipher, StreamCipherSeek},
};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};
use ts_rs::TS;
use utoipa::ToSchema;

/// The name of the algorithm below; it stands in every record.
pub const ALGORITHM: &str = "quincunx-chance-1";

/// 32 bytes, written as 64 hexadecimal digits: seeds, contributions, commitments, hashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS, ToSchema)]
#[ts(type = "string")]
#[schema(value_type = String)]
pub struct Bytes32(pub [u8; 32]);

impl Bytes32 {
    /// The SHA-256 of `bytes`.
    pub fn hash(bytes: impl AsRef<[u8]>) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }

    /// Writes 64 hexadecimal digits.
    pub fn to_hex(self) -> String {
        hex::encode(self.0)
    }
}

/// Reads hexadecimal digits, `a` to `f` in lower case only: a record is hashed as the text that it is, so there must not be two
/// ways of writing it.
pub(crate) fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    hex::decode_to_slice(text, &mut bytes).ok()?;
    (!text.bytes().any(|digit| digit.is_ascii_uppercase())).then_some(bytes)
}

impl Serialize for Bytes32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_hex(&text).ok_or_else(|| D::Error::custom("64 hexadecimal digits in lower case are expected"))
    }
}

/// The stream from which a game's chance is drawn. Draw `number` depends on the seeds and on `number` alone, not on the
/// draws before it.
#[derive(Clone)]
pub struct ChanceStream {
    key: [u8; 32],
}

impl ChanceStream {
    /// The stream of a server seed and the contributions of the seats in their order.
    pub fn new(server_seed: Bytes32, contributions: &[Bytes32]) -> Self {
        let mut mac = Hmac::<Sha256>::new_from_slice(&server_seed.0).expect("HMAC takes keys of any length");
        contributions.iter().for_each(|contribution| mac.update(&contribution.0));
        Self { key: mac.finalize().into_bytes().into() }
    }

    /// Draw `number`: a number below `total`, all equally likely.
    ///
    /// The sixteen words of ChaCha20 block `number` are tried in their order; a word is taken if it lies below the greatest
    /// multiple of `total` in 32 bits, and reduced. Should none do, the same block under the next nonce follows.
    pub fn draw(&self, number: u32, total: u32) -> u32 {
        assert!(total > 0, "a chance node has at least one outcome");
        let limit = (1u64 << 32) / u64::from(total) * u64::from(total);
        (0u32..)
            .flat_map(|attempt| self.block(number, attempt))
            .find(|word| u64::from(*word) < limit)
            .map(|word| word % total)
            .expect("one word in two is taken at the least")
    }

    fn block(&self, number: u32, attempt: u32) -> [u32; 16] {
        let mut nonce = [0; 12];
        nonce[..4].copy_from_slice(&attempt.to_le_bytes());
        let mut bytes = [0; 64];
        let mut cipher = ChaCha20::new((&self.key).into(), (&nonce).into());
        cipher.seek(u64::from(number) * 64);
        cipher.apply_keystream(&mut bytes);
        std::array::from_fn(|word| u32::from_le_bytes(bytes[word * 4..][..4].try_into().expect("four bytes")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, 2.3.2 with counter and nonce of our own shape: block 0 under the zero key and nonce (its appendix A.1,
    /// test vector 1) begins 76 b8 e0 ad a0 f1 3d 90.
    #[test]
    fn a_block_is_the_one_of_the_rfc() {
        let stream = ChanceStream { key: [0; 32] };
        assert_eq!(stream.block(0, 0)[..2], [0xade0_b876, 0x903d_f1a0]);
        assert_eq!(stream.block(1, 0)[0].to_le_bytes(), [0x9f, 0x07, 0xe7, 0xbe], "test vector 2");
    }

    #[test]
    fn draws_depend_on_seed_contribution_and_number() {
        let [a, b] = ["a", "b"].map(Bytes32::hash);
        let draws = |stream: ChanceStream| (0..8).map(|n| stream.draw(n, 1 << 30)).collect::<Vec<_>>();
        let first = draws(ChanceStream::new(a, &[a, b]));
        assert_eq!(first, draws(ChanceStream::new(a, &[a, b])));
        assert_ne!(first, draws(ChanceStream::new(b, &[a, b])));
        assert_ne!(first, draws(ChanceStream::new(a, &[b, a])), "the order of the seats counts");
        assert!(first.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn draws_are_uniform() {
        let stream = ChanceStream::new(Bytes32::hash("seed"), &[]);
        let mut counts = [0u32; 7];
        (0..70_000).for_each(|n| counts[stream.draw(n, 7) as usize] += 1);
        // Six degrees of freedom: chi-squared is above 22.46 once in a thousand seeds; this seed is fixed.
        let chi_squared: f64 = counts.iter().map(|count| (f64::from(*count) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi_squared < 22.46, "{counts:?}");
    }

    #[test]
    fn a_total_that_rejects_half_the_words_is_still_unbiased() {
        let stream = ChanceStream::new(Bytes32::hash("reject"), &[]);
        let total = (1u32 << 31) + 1;
        let mean = (0..4096).map(|n| f64::from(stream.draw(n, total))).sum::<f64>() / 4096.0 / f64::from(total);
        assert!((mean - 0.5).abs() < 0.02, "{mean}");
    }
}
