//! What devices with passkeys are asked. It is in memory alone: a restart ends it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use quincunx_engine::Bytes32;
use webauthn_rs::DEFAULT_AUTHENTICATOR_TIMEOUT;
use webauthn_rs::prelude::{DiscoverableAuthentication, PasskeyRegistration};

use super::identity::Origin;
use super::room::{Remembered, make_room};
use crate::tables::chance::random_bytes;

/// So long an answer is waited for, as devices are told.
const LIFETIME: Duration = DEFAULT_AUTHENTICATOR_TIMEOUT;

/// So many questions of one address are open at a time; a further one takes the place of the oldest.
const OF_ONE: usize = 100;

/// So many are open in all.
const MOST: usize = 10_000;

/// The questions that are open, by the hashes of their names.
#[derive(Default)]
pub(super) struct Questions(Mutex<HashMap<[u8; 32], Open>>);

/// What a device is asked, with what its answer is held against.
pub(super) enum Question {
    /// For a passkey with which an account of this person and this name begins.
    SignUp(Bytes32, String, PasskeyRegistration),
    /// For a further passkey.
    Add(PasskeyRegistration),
    /// For any passkey, which says whose it is.
    Use(DiscoverableAuthentication),
}

struct Open {
    question: Question,
    /// The hash of the token of the browser that has asked: of a session, which is one person's, or of a guest.
    asker: Bytes32,
    origin: Origin,
    until: Instant,
}

impl Remembered for Open {
    fn origin(&self) -> Origin {
        self.origin
    }

    fn until(&self) -> Instant {
        self.until
    }
}

impl Questions {
    /// The name of a new question of this browser.
    pub(super) fn ask(&self, question: Question, asker: Bytes32, origin: Origin, now: Instant) -> String {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|_, open| open.until > now);
        make_room(&mut open, origin, OF_ONE, MOST);
        let name = random_bytes().to_hex();
        open.insert(Bytes32::hash(&name).0, Open { question, asker, origin, until: now + LIFETIME });
        name
    }

    /// The question with this name that this browser has asked, once.
    pub(super) fn take(&self, name: &str, asker: Bytes32, now: Instant) -> Option<Question> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let name = Bytes32::hash(name).0;
        let is_hers = open.get(&name).is_some_and(|open| open.asker == asker && open.until > now);
        is_hers.then(|| open.remove(&name)).flatten().map(|open| open.question)
    }
}

#[cfg(test)]
mod tests {
    use webauthn_rs::WebauthnBuilder;
    use webauthn_rs::prelude::Url;

    use super::*;

    fn question() -> Question {
        let origin: Url = "https://quincunx.test".parse().unwrap();
        let party = WebauthnBuilder::new("quincunx.test", &origin).unwrap().build().unwrap();
        Question::Use(party.start_discoverable_authentication().unwrap().1)
    }

    fn origin(number: usize) -> Origin {
        Origin::new((number as u32).to_be_bytes().into())
    }

    #[test]
    fn a_question_is_answered_once_within_its_time_by_the_browser_that_has_asked() {
        let questions = Questions::default();
        let [anna, bela] = ["Anna", "Béla"].map(Bytes32::hash);
        let start = Instant::now();
        let ask = || questions.ask(question(), anna, origin(1), start);
        let [first, second] = [ask(), ask()];
        assert_eq!(first.len(), 64, "256 bits");
        assert!(questions.take(&first, bela, start).is_none(), "it is Anna's");
        assert!(questions.take(&first, anna, start).is_some());
        assert!(questions.take(&first, anna, start).is_none());
        assert!(questions.take(&second, anna, start + LIFETIME).is_none());
        assert!(questions.take("", anna, start).is_none());
    }

    #[test]
    fn an_address_has_so_many_open_and_all_have_so_many() {
        let questions = Questions::default();
        let anna = Bytes32::hash("Anna");
        let start = Instant::now();
        let ask = |from, second| questions.ask(question(), anna, origin(from), start + Duration::from_secs(second));
        let names: Vec<String> = (0..=OF_ONE as u64).map(|second| ask(1, second)).collect();
        assert!(questions.take(&names[0], anna, start).is_none(), "the oldest gives way");
        assert!(questions.take(&names[1], anna, start).is_some());
        let others = MOST - OF_ONE + 1;
        (0..others).for_each(|number| drop(ask(2 + number, 101)));
        let late = ask(0, 101);
        assert_eq!(questions.0.lock().unwrap().len(), MOST);
        assert!(questions.take(&names[2], anna, start).is_none(), "whoever has most makes room");
        assert!(questions.take(&late, anna, start).is_some());
        ask(0, 101 + LIFETIME.as_secs());
        assert_eq!(questions.0.lock().unwrap().len(), 1, "what is over is forgotten");
    }
}
