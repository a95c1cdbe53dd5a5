//! Links with which another browser of the same person takes all seats over. They are in memory alone: a restart ends them.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use quincunx_engine::Bytes32;

use super::identity::{Bearer, Origin};
use super::room::{Remembered, make_room};
use crate::tables::chance::random_bytes;

/// So many links of one person hold at a time; a further one takes the place of the oldest.
const OF_ONE: usize = 3;

/// So many of one address hold at a time.
const OF_AN_ADDRESS: usize = 200;

/// So many hold in all.
const MOST: usize = 10_000;

/// The links that hold, by the hashes of their codes.
pub(super) struct Links {
    lifetime: Duration,
    held: Mutex<HashMap<[u8; 32], Link>>,
}

/// Who another browser becomes by a link.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    /// The guest with this token.
    Guest(Bearer),
    /// A person with an account, who is signed in there, as long as this session holds (by the hash of its token).
    Member(Bytes32, Bytes32),
}

impl Whose {
    /// The person.
    pub(super) fn person(self) -> Bytes32 {
        match self {
            Self::Guest(bearer) => bearer.hash(),
            Self::Member(person, _) => person,
        }
    }
}

struct Link {
    whose: Whose,
    person: Bytes32,
    origin: Origin,
    until: Instant,
}

impl Remembered for Link {
    fn origin(&self) -> Origin {
        self.origin
    }

    fn until(&self) -> Instant {
        self.until
    }
}

impl Links {
    pub(super) fn new(lifetime: Duration) -> Self {
        Self { lifetime, held: Mutex::default() }
    }

    /// How long a link holds.
    pub(super) const fn lifetime(&self) -> Duration {
        self.lifetime
    }

    /// Those that hold at this moment.
    fn held(&self, now: Instant) -> MutexGuard<'_, HashMap<[u8; 32], Link>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.retain(|_, link| link.until > now);
        held
    }

    /// The code of a new link to the seats of this person, who asks for it from this address.
    pub(super) fn make(&self, whose: Whose, origin: Origin, now: Instant) -> String {
        let mut held = self.held(now);
        let person = whose.person();
        let own = |link: &Link| link.person == person;
        if held.values().filter(|link| own(link)).count() >= OF_ONE {
            let oldest = held.iter().filter(|(_, link)| own(link)).min_by_key(|(_, link)| link.until);
            if let Some(oldest) = oldest.map(|(code, _)| *code) {
                held.remove(&oldest);
            }
        }
        make_room(&mut held, origin, OF_AN_ADDRESS, MOST);
        let code = random_bytes().to_hex();
        held.insert(Bytes32::hash(&code).0, Link { whose, person, origin, until: now + self.lifetime });
        code
    }

    /// Ends the links of a person: who has made them may have been somebody else.
    pub(super) fn end_of(&self, person: Bytes32, now: Instant) {
        self.held(now).retain(|_, link| link.person != person);
    }

    /// Whose seats the link with this code is for.
    pub(super) fn find(&self, code: &str, now: Instant) -> Option<Whose> {
        self.held(now).get(&Bytes32::hash(code).0).map(|link| link.whose)
    }

    /// Whose seats the link with this code is for, once; but a browser of that person leaves it as it is.
    pub(super) fn take(&self, code: &str, asker: Option<Bytes32>, now: Instant) -> Option<Whose> {
        let code = Bytes32::hash(code).0;
        let mut held = self.held(now);
        let Link { whose, person, .. } = *held.get(&code)?;
        if asker != Some(person) {
            held.remove(&code);
        }
        Some(whose)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(name: &str) -> Whose {
        Whose::Guest(Bearer::Guest(Bytes32::hash(name)))
    }

    fn origin(number: usize) -> Origin {
        Origin::new((number as u32).to_be_bytes().into())
    }

    #[test]
    fn a_link_is_for_one_use_within_its_time() {
        let links = Links::new(Duration::from_secs(600));
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let anna = guest("Anna");
        let [first, second] = [links.make(anna, origin(1), start), links.make(anna, origin(1), at(1))];
        assert_eq!(first.len(), 64, "256 bits");
        assert!(links.take(&first, Some(anna.person()), at(2)) == Some(anna), "one's own browser does not use it up");
        assert!(links.take(&first, Some(guest("Béla").person()), at(3)) == Some(anna));
        assert!(links.take(&first, None, at(4)).is_none());
        assert!(links.take(&second, None, at(601)).is_none());
        assert!(links.take("", None, at(4)).is_none());
    }

    #[test]
    fn a_person_has_three_and_all_have_so_many() {
        let links = Links::new(Duration::from_secs(600));
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let anna = guest("Anna");
        let codes: Vec<String> = (0..4).map(|second| links.make(anna, origin(1), at(second))).collect();
        let holds = codes.iter().map(|code| links.take(code, None, at(4)).is_some()).collect::<Vec<_>>();
        assert_eq!(holds, [false, true, true, true], "the oldest gives way");
        let make = |number: usize, from, second| links.make(guest(&number.to_string()), origin(from), at(second));
        let first = make(0, 2, 4);
        (1..=OF_AN_ADDRESS).for_each(|number| drop(make(number, 2, 5)));
        assert!(links.find(&first, at(5)).is_none() && links.held(at(5)).len() == OF_AN_ADDRESS);
        let hers = links.make(anna, origin(1), at(4));
        (1..=MOST).for_each(|number| drop(make(OF_AN_ADDRESS + number, 2 + number / 2, 5)));
        assert_eq!(links.held(at(5)).len(), MOST);
        assert!(links.find(&hers, at(5)) == Some(anna), "whoever has most makes room, not whoever was first");
        links.make(anna, origin(1), at(605));
        assert_eq!(links.held(at(605)).len(), 1, "what has expired is forgotten");
    }
}
