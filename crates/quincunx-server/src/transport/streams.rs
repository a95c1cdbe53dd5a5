//! Who holds event streams open. Seats come first: onlookers have half of the streams at most, and so have those who hear of their tables on
//! other pages; when all are taken, those who have many make room for those who have few.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Waker};

use super::identity::Origin;
use crate::config::Limits;

/// What a stream is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A table, for somebody who sits there.
    Seat,
    /// A table, for somebody else.
    Onlooker,
    /// What is new at the tables of somebody who looks at another page.
    News,
}

const KINDS: [Kind; 3] = [Kind::Seat, Kind::Onlooker, Kind::News];

/// All open streams.
#[derive(Default)]
pub(super) struct Streams(Mutex<Held>);

#[derive(Default)]
struct Held {
    by_origin: HashMap<Origin, Vec<Open>>,
    /// How many there are of each kind.
    of: [usize; KINDS.len()],
    next: u64,
}

struct Open {
    number: u64,
    kind: Kind,
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
    fn held(&self) -> MutexGuard<'_, Held> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many are open of this kind.
    pub(super) fn open(&self, kind: Kind) -> usize {
        self.held().of[kind as usize]
    }

    /// One more stream of this kind, if there may be one under these limits.
    pub(super) fn take(self: &Arc<Self>, origin: Origin, kind: Kind, limits: &Limits) -> Option<Stream> {
        let Limits { streams: of_one, streams_in_all: of_all, .. } = *limits;
        let mut held = self.held();
        let own = |held: &Held| held.by_origin.get(&origin).map_or(0, Vec::len);
        if own(&held) >= of_one && !held.gives_way(origin, kind) {
            return None;
        }
        let has_share = kind == Kind::Seat || held.of[kind as usize] < of_all.div_ceil(2);
        let own = own(&held);
        if (held.all() >= of_all || !has_share) && !held.make_room(own, kind) {
            return None;
        }
        let (number, end) = (held.next, Arc::<End>::default());
        held.next += 1;
        held.of[kind as usize] += 1;
        held.by_origin.entry(origin).or_default().push(Open { number, kind, end: Arc::clone(&end) });
        Some(Stream { streams: Arc::clone(self), origin, number, end })
    }
}

impl Held {
    fn all(&self) -> usize {
        self.of.iter().sum()
    }

    /// The address that has most streams of these kinds, if it has more than so many.
    fn most(&self, kinds: &[Kind], than: usize) -> Option<Origin> {
        let of = |open: &[Open]| open.iter().filter(|one| kinds.contains(&one.kind)).count();
        let counts = self.by_origin.iter().map(|(origin, open)| (of(open), *origin));
        let (count, origin) = counts.max_by_key(|(count, _)| *count)?;
        (count > than).then_some(origin)
    }

    /// Where an address has as many as it may have, another one of its own gives way to a seat.
    fn gives_way(&mut self, origin: Origin, kind: Kind) -> bool {
        kind == Kind::Seat && (self.end_one(origin, Kind::Onlooker) || self.end_one(origin, Kind::News))
    }

    /// Ends a stream of the address that has most of them: for a seat any onlooker's, or else anybody's news, or else a seat's of an address that
    /// has more streams than the newcomer is going to have; otherwise one of the same kind, of an address that has more.
    fn make_room(&mut self, own: usize, kind: Kind) -> bool {
        if kind != Kind::Seat {
            return self.most(&[kind], own + 1).is_some_and(|origin| self.end_one(origin, kind));
        }
        for other in [Kind::Onlooker, Kind::News] {
            if let Some(origin) = self.most(&[other], 0) {
                return self.end_one(origin, other);
            }
        }
        self.most(&KINDS, own + 1).is_some_and(|origin| self.end_one(origin, Kind::Seat))
    }

    /// Ends the newest stream of this kind of an address.
    fn end_one(&mut self, origin: Origin, kind: Kind) -> bool {
        let open = self.by_origin.get(&origin).map_or(&[][..], |open| open);
        let Some(last) = open.iter().rfind(|one| one.kind == kind) else { return false };
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
        self.of[closed.kind as usize] -= 1;
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

    /// At most so many for one address, and for all together.
    fn limits(streams: usize, streams_in_all: usize) -> Limits {
        Limits { streams, streams_in_all, ..Limits::default() }
    }

    fn is_ended(stream: &Stream) -> bool {
        stream.is_ended(&Context::from_waker(Waker::noop()))
    }

    #[test]
    fn what_is_held_is_given_back() {
        let (streams, limits) = (Arc::<Streams>::default(), limits(2, 8));
        let first = streams.take(origin(1), Kind::Seat, &limits).unwrap();
        let _second = streams.take(origin(1), Kind::Seat, &limits).unwrap();
        assert!(streams.take(origin(1), Kind::Seat, &limits).is_none());
        drop(first);
        assert!(streams.take(origin(1), Kind::Seat, &limits).is_some());
        assert_eq!(streams.held().all(), 1);
    }

    #[test]
    fn seats_come_first_and_who_has_many_makes_room() {
        let (streams, limits) = (Arc::<Streams>::default(), limits(4, 8));
        let onlookers: Vec<_> =
            (0..4).map(|number| streams.take(origin(number / 3), Kind::Onlooker, &limits).unwrap()).collect();
        assert!(streams.take(origin(0), Kind::Onlooker, &limits).is_none(), "onlookers have half of them");
        let seats: Vec<_> = (0..4).map(|_| streams.take(origin(2), Kind::Seat, &limits).unwrap()).collect();
        assert!(streams.take(origin(2), Kind::Seat, &limits).is_none(), "no address has more than its share");
        let _another = streams.take(origin(3), Kind::Onlooker, &limits).unwrap();
        assert_eq!(onlookers.iter().map(is_ended).collect::<Vec<_>>(), [false, false, true, false]);
        let more: Vec<_> = (10..14).map(|number| streams.take(origin(number), Kind::Seat, &limits).unwrap()).collect();
        assert!(onlookers.iter().all(is_ended), "a seat does not wait for an onlooker");
        let _last = streams.take(origin(20), Kind::Seat, &limits).unwrap();
        assert_eq!((seats.iter().filter(|seat| is_ended(seat)).count(), more.iter().any(is_ended)), (1, false));
        assert!(streams.take(origin(21), Kind::Onlooker, &limits).is_none(), "an onlooker does not take a seat's");
    }

    #[test]
    fn a_seat_takes_the_place_of_an_onlooker_of_its_own_address() {
        let (streams, limits) = (Arc::<Streams>::default(), limits(2, 8));
        let onlookers = [(); 2].map(|()| streams.take(origin(1), Kind::Onlooker, &limits).unwrap());
        let _seat = streams.take(origin(1), Kind::Seat, &limits).unwrap();
        assert_eq!(onlookers.each_ref().map(is_ended), [false, true]);
    }

    #[test]
    fn those_who_hear_of_their_tables_and_those_who_look_on_take_no_room_of_each_other() {
        let (streams, limits) = (Arc::<Streams>::default(), limits(8, 8));
        let onlookers: Vec<_> =
            (0..4).map(|number| streams.take(origin(number), Kind::Onlooker, &limits).unwrap()).collect();
        assert!(streams.take(origin(9), Kind::Onlooker, &limits).is_none(), "they have half of them");
        let news: Vec<_> =
            (0..4).map(|number| streams.take(origin(10 + number), Kind::News, &limits).unwrap()).collect();
        assert!(streams.take(origin(9), Kind::News, &limits).is_none(), "and so have these");
        assert_eq!([Kind::Seat, Kind::Onlooker, Kind::News].map(|kind| streams.open(kind)), [0, 4, 4]);
        assert!(!onlookers.iter().chain(&news).any(is_ended));
        let seats: Vec<_> =
            (0..5).map(|number| streams.take(origin(20 + number), Kind::Seat, &limits).unwrap()).collect();
        assert!(onlookers.iter().all(is_ended), "a seat takes an onlooker's first");
        assert_eq!(news.iter().filter(|news| is_ended(news)).count(), 1);
        assert!(!seats.iter().any(is_ended));
        drop((onlookers, news, seats));
        assert_eq!(streams.held().of, [0; 3]);
    }
}
