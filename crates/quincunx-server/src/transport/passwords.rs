//! Passwords: which are taken, and how they are kept.

use std::borrow::Cow;
use std::mem;
use std::ops::RangeInclusive;
use std::sync::{LazyLock, Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use icu_normalizer::ComposingNormalizer;
use zxcvbn::{Score, zxcvbn};

use crate::problem::ProblemKey;
use crate::tables::chance::random_bytes;

/// How long a password is, in code points (NIST SP 800-63B, 3.1.1.2: from 8, and 64 must be taken).
const LENGTH: RangeInclusive<usize> = 8..=128;

/// Is it taken as the new password of somebody with this name? One that is guessed among the first million is not.
pub(super) fn check(password: &str, name: &str) -> Result<(), ProblemKey> {
    if !LENGTH.contains(&password.chars().count()) {
        return Err(ProblemKey::BadPassword);
    }
    if zxcvbn(password, &[name]).score() < Score::Two { Err(ProblemKey::WeakPassword) } else { Ok(()) }
}

/// The letters of a password in one form, however the keyboard has composed them.
fn letters(password: &str) -> Cow<'_, str> {
    ComposingNormalizer::new_nfkc().normalize(password)
}

/// What is kept of a password: argon2id with the parameters that the crate recommends, in the PHC string format. It takes some 15 ms and
/// 19 MiB.
pub(super) fn hash(password: &str) -> String {
    let salt = Salt::new(&random_bytes().0[..16]).expect("a salt has 8 to 64 bytes");
    hashed(password, Params::DEFAULT, salt).expect("any password can be hashed").to_string()
}

/// Is it the password of which this was kept? Where nothing was kept it takes as long to say no.
pub(super) fn verify(password: &str, kept: Option<&str>) -> bool {
    let matches = |hash: &PasswordHash| {
        let hashed =
            Params::try_from(hash).ok().zip(hash.salt).and_then(|(params, salt)| hashed(password, params, salt));
        hashed.is_some_and(|hashed| hashed == *hash)
    };
    PasswordHash::new(kept.unwrap_or(&NOBODYS)).is_ok_and(|hash| matches(&hash)) && kept.is_some()
}

/// The memory of the last hash, for the next one: 19 MiB that the system has to clear take it as long as half of a hash. Nothing of a password
/// is left in it. Who finds it in use has some of his own.
static MEMORY: Mutex<Vec<Block>> = Mutex::new(Vec::new());

/// A password as argon2id makes it.
fn hashed(password: &str, params: Params, salt: Salt) -> Option<PasswordHash> {
    let shared = || MEMORY.lock().unwrap_or_else(PoisonError::into_inner);
    let mut memory = mem::take(&mut *shared());
    memory.try_reserve_exact(params.block_count().saturating_sub(memory.len())).ok()?;
    memory.resize(params.block_count(), Block::new());
    let argon2 = Argon2::from(&params);
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    let made = argon2.hash_password_into_with_memory(letters(password).as_bytes(), &salt, &mut output, &mut memory);
    memory.fill(Block::new());
    *shared() = memory;
    made.ok()?;
    Some(PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(&params).ok()?,
        salt: Some(salt),
        hash: Some(Output::new(&output).ok()?),
    })
}

/// The hash of a password that nobody knows.
static NOBODYS: LazyLock<String> = LazyLock::new(|| hash(&random_bytes().to_hex()));

#[cfg(test)]
mod tests {
    use std::fs::read_to_string;
    use std::path::Path;
    use std::process::Command;

    use argon2::PasswordHasher;
    use serde_json::Value;

    use super::*;

    #[test]
    fn a_password_is_kept_as_a_hash_with_a_salt_of_its_own() {
        let [first, second] = [hash("correct horse"), hash("correct horse")];
        assert!(first.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{first}");
        assert_ne!(first, second);
        assert!(verify("correct horse", Some(&first)) && verify("correct horse", Some(&second)));
        assert!(!verify("correct Horse", Some(&first)) && !verify("correct horse", None));
        assert!(!verify("correct horse", Some("what is no hash")));
    }

    #[test]
    fn what_was_kept_with_other_parameters_is_still_a_password() {
        for (m_cost, t_cost) in [(19_456, 2), (8_192, 3), (32_768, 1)] {
            let other = Argon2::from(Params::new(m_cost, t_cost, 1, None).unwrap());
            let kept = other.hash_password_with_salt(b"correct horse", b"0123456789abcdef").unwrap().to_string();
            assert!(verify("correct horse", Some(&kept)) && !verify("correct Horse", Some(&kept)), "{kept}");
            let of_another_kind = kept.replace("argon2id", "argon2i");
            assert!(!verify("correct horse", Some(&of_another_kind)));
        }
    }

    #[test]
    fn letters_are_the_same_however_they_are_composed() {
        assert!(verify("t\u{171}zi j\u{e1}t\u{e9}k", Some(&hash("tu\u{30b}zi ja\u{301}te\u{301}k"))));
    }

    /// The commonest passwords, the commonest one first. zxcvbn has them, and gives them to nobody: they are read where cargo has its source.
    fn commonest() -> Vec<String> {
        let mut cargo = Command::new(env!("CARGO"));
        cargo
            .args(["metadata", "--quiet", "--locked", "--format-version", "1"])
            .current_dir(env!("CARGO_MANIFEST_DIR"));
        let metadata: Value = serde_json::from_slice(&cargo.output().unwrap().stdout).unwrap();
        let mut packages = metadata["packages"].as_array().unwrap().iter();
        let manifest = &packages.find(|package| package["name"] == "zxcvbn").unwrap()["manifest_path"];
        let source = read_to_string(Path::new(manifest.as_str().unwrap()).with_file_name("src/frequency_lists.rs"));
        let source = source.unwrap();
        let (_, list) = source.split_once("const PASSWORDS: &str = \"").unwrap();
        list.split_once('"').unwrap().0.split(',').map(String::from).collect()
    }

    #[test]
    fn the_thousand_commonest_are_not_taken_nor_the_thousand_that_are_long_enough() {
        let commonest = commonest();
        assert_eq!(commonest[..3], ["123456", "password", "12345678"]);
        let long = commonest.iter().filter(|common| LENGTH.contains(&common.chars().count())).take(1_000);
        for common in commonest[..1_000].iter().chain(long) {
            assert!(check(common, "Anna").is_err(), "{common}");
        }
    }

    #[test]
    fn what_is_tried_first_is_not_taken() {
        for weak in ["password", "12345678", "qwertyuiop", "iloveyou", "Anna2026", "aaaaaaaaaa", "annaannaanna"] {
            assert_eq!(check(weak, "Anna"), Err(ProblemKey::WeakPassword), "{weak}");
        }
        for bad in ["", "short", "1234567", &"ő".repeat(129)] {
            assert_eq!(check(bad, "Anna"), Err(ProblemKey::BadPassword), "{bad}");
        }
        for good in ["three hoplites", "Ősök és utódok", "jezdziec na moscie", "конница у моста"] {
            assert_eq!(check(good, "Anna"), Ok(()), "{good}");
        }
    }
}
