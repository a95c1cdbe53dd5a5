//! Who holds event streams open. Seats come first: onlookers have half of the streams at most, and when all are taken, those who
//! have many make room for those who have few.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Waker};

use super::identity::Origin;

/// All open streams.
pub(super) struct Streams {
    of_one: usize,
    of_all: usize,
    held: Mutex<Held>,
}

#[derive(Default)]
struct Held {
    by_origin: HashMap<Origin, Vec<Open>>,
    all: usize,
    onlookers: usize,
    next: u64,
}

struct Open {
    number: u64,
    seated: bool,
    end: Arc<End>,
}

/// One open stream; dropping it closes it.
pub(super) struct Stream {
    streams: Arc<Streams>,
    origin: Origin,
    number: u64,
    end: Arc<End>,
}

/// Whether a stream must make room.
#[derive(Default)]
struct End {
    ended: AtomicBool,
    waker: Mutex<Option<Waker>>,
}

impl Streams {
    /// At most this many for one address, and for all together.
    pub(super) fn new(of_one: usize, of_all: usize) -> Arc<Self> {
        Arc::new(Self { of_one, of_all, held: Mutex::default() })
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many are open: of those who sit at their tables, and of onlookers.
    pub(super) fn open(&self) -> (usize, usize) {
        let Held { all, onlookers, .. } = *self.held();
        (all - onlookers, onlookers)
    }

    /// One more stream, of somebody who sits at the table or does not, if there may be one.
    pub(super) fn take(self: &Arc<Self>, origin: Origin, seated: bool) -> Option<Stream> {
        let mut held = self.held();
        let own = |held: &Held| held.by_origin.get(&origin).map_or(0, Vec::len);
        if own(&held) >= self.of_one && !(seated && held.end_one(origin, false)) {
            return None;
        }
        let is_full = held.all >= self.of_all || (!seated && held.onlookers >= self.of_all.div_ceil(2));
        let own = own(&held);
        if is_full && !held.make_room(own, seated) {
            return None;
        }
        let (number, end) = (held.next, Arc::<End>::default());
        held.next += 1;
        held.all += 1;
        held.onlookers += usize::from(!seated);
        held.by_origin.entry(origin).or_default().push(Open { number, seated, end: Arc::clone(&end) });
        Some(Stream { streams: Arc::clone(self), origin, number, end })
    }
}

impl Held {
    /// Ends an onlooker's stream, or else a seat's, of the address that has most of them: for a seat any onlooker's, otherwise only
    /// of one that has more than the newcomer is going to have.
    fn make_room(&mut self, own: usize, seated: bool) -> bool {
        let most = |seats: bool| {
            let of = |open: &Vec<Open>| open.iter().filter(|one| seats || !one.seated).count();
            self.by_origin.iter().map(|(origin, open)| (of(open), *origin)).max_by_key(|(count, _)| *count)
        };
        let (onlookers, all) = (most(false), most(true));
        let onlooker = onlookers.filter(|(count, _)| *count > if seated { 0 } else { own + 1 });
        let seat = all.filter(|(count, _)| seated && *count > own + 1);
        match (onlooker, seat) {
            (Some((_, origin)), _) => self.end_one(origin, false),
            (None, Some((_, origin))) => self.end_one(origin, true),
            (None, None) => false,
        }
    }

    /// Ends the newest stream of an address, a seat's or an onlooker's.
    fn end_one(&mut self, origin: Origin, seated: bool) -> bool {
        let open = self.by_origin.get(&origin).map_or(&[][..], |open| open);
        let Some(last) = open.iter().rfind(|one| one.seated == seated) else { return false };
        let end = Arc::clone(&last.end);
        self.close(origin, last.number);
        end.ended.store(true, Ordering::Release);
        let waker = end.waker.lock().unwrap_or_else(PoisonError::into_inner).take();
        waker.into_iter().for_each(Waker::wake);
        true
    }

    fn close(&mut self, origin: Origin, number: u64) {
        let Some(open) = self.by_origin.get_mut(&origin) else { return };
        let Some(place) = open.iter().position(|one| one.number == number) else { return };
        let closed = open.remove(place);
        if open.is_empty() {
            self.by_origin.remove(&origin);
        }
        self.all -= 1;
        self.onlookers -= usize::from(!closed.seated);
    }
}

impl Stream {
    /// Must it make room for another one? If not, the task is woken when it must.
    pub(super) fn is_ended(&self, context: &Context<'_>) -> bool {
        let mut waker = self.end.waker.lock().unwrap_or_else(PoisonError::into_inner);
        if waker.as_ref().is_none_or(|known| !known.will_wake(context.waker())) {
            *waker = Some(context.waker().clone());
        }
        self.end.ended.load(Ordering::Acquire)
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.streams.held().close(self.origin, self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(last: u8) -> Origin {
        Origin::new([192, 0, 2, last].into())
    }

    fn is_ended(stream: &Stream) -> bool {
        stream.is_ended(&Context::from_waker(Waker::noop()))
    }

    #[test]
    fn what_is_held_is_given_back() {
        let streams = Streams::new(2, 8);
        let first = streams.take(origin(1), true).unwrap();
        let _second = streams.take(origin(1), true).unwrap();
        assert!(streams.take(origin(1), true).is_none());
        drop(first);
        assert!(streams.take(origin(1), true).is_some());
        assert_eq!(streams.held().all, 1);
    }

    #[test]
    fn seats_come_first_and_who_has_many_makes_room() {
        let streams = Streams::new(4, 8);
        let onlookers: Vec<_> = (0..4).map(|number| streams.take(origin(number / 3), false).unwrap()).collect();
        assert!(streams.take(origin(0), false).is_none(), "onlookers have half of them");
        let seats: Vec<_> = (0..4).map(|_| streams.take(origin(2), true).unwrap()).collect();
        assert!(streams.take(origin(2), true).is_none(), "no address has more than its share");
        let _another = streams.take(origin(3), false).unwrap();
        assert_eq!(onlookers.iter().map(is_ended).collect::<Vec<_>>(), [false, false, true, false]);
        let more: Vec<_> = (10..14).map(|number| streams.take(origin(number), true).unwrap()).collect();
        assert!(onlookers.iter().all(is_ended), "a seat does not wait for an onlooker");
        let _last = streams.take(origin(20), true).unwrap();
        assert_eq!((seats.iter().filter(|seat| is_ended(seat)).count(), more.iter().any(is_ended)), (1, false));
        assert!(streams.take(origin(21), false).is_none(), "an onlooker does not take a seat's");
    }

    #[test]
    fn a_seat_takes_the_place_of_an_onlooker_of_its_own_address() {
        let streams = Streams::new(2, 8);
        let onlookers = [(); 2].map(|()| streams.take(origin(1), false).unwrap());
        let _seat = streams.take(origin(1), true).unwrap();
        assert_eq!(onlookers.each_ref().map(is_ended), [false, true]);
    }
}
