//! When which table is to move.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{sleep_until, timeout};

use crate::figures::Figures;
use crate::http::{OfferedInfo, PATIENCE, Pool};
use crate::table::{Kind, Surroundings, Table};

/// So many tables are made at the same time at the beginning.
const AT_ONCE: usize = 16;

/// One place in so many is quick: the quick ones together get every second action, and so play whole games while it is
/// measured. At the others people think.
const QUICK: usize = 50;

/// What is to be done.
pub(crate) struct Plan {
    pub(crate) games: Vec<OfferedInfo>,
    pub(crate) tables: usize,
    pub(crate) rate: u32,
    pub(crate) streams: usize,
    /// What breaks off is taken up again.
    pub(crate) again: bool,
}

/// A place for one table after the other.
pub(crate) struct Place {
    number: usize,
    /// How many tables there have been.
    round: usize,
    table: Table,
}

impl Place {
    const fn is_quick(&self) -> bool {
        self.number.is_multiple_of(QUICK)
    }
}

impl Plan {
    /// All games on the server's registry, with all numbers of seats.
    fn kinds(&self) -> Vec<Kind> {
        let of = |game: &OfferedInfo| {
            let [least, most] = game.seats;
            let kind = |seats| Kind { game: game.id.clone(), seats, choosable: least != most };
            (least..=most).map(kind).collect::<Vec<_>>()
        };
        self.games.iter().flat_map(of).collect()
    }

    /// The streams of a place: as many as of any other, or one more.
    fn streams_of(&self, place: usize) -> usize {
        self.streams / self.tables + usize::from(place < self.streams % self.tables)
    }
}

/// Makes all tables and opens all streams.
pub(crate) async fn sit_down(plan: &Plan, server: SocketAddr, figures: &Arc<Figures>) -> anyhow::Result<Seated> {
    let (pool, figures) = (Pool::new(server, plan.again), Arc::clone(figures));
    let around = Arc::new(Surroundings { server, pool, figures, again: plan.again });
    let kinds: Arc<[Kind]> = plan.kinds().into();
    ensure!(!kinds.is_empty() && plan.tables > 0 && plan.rate > 0, "there must be games, tables and actions");
    let (mut places, mut making) = (VecDeque::with_capacity(plan.tables), JoinSet::new());
    for number in 0..plan.tables {
        if making.len() == AT_ONCE {
            places.push_back(making.join_next().await.context("a table")???);
        }
        let (around, kind, streams) =
            (Arc::clone(&around), kinds[number % kinds.len()].clone(), plan.streams_of(number));
        making.spawn(async move {
            let table = Table::make(&around, &kind, number, streams).await?;
            anyhow::Ok(Place { number, round: 0, table })
        });
    }
    while let Some(place) = making.join_next().await {
        places.push_back(place??);
    }
    let (quick, slow) = places.into_iter().partition(Place::is_quick);
    Ok(Seated { around, kinds, quick, slow })
}

/// The tables that nobody is acting at just now.
pub(crate) struct Seated {
    around: Arc<Surroundings>,
    kinds: Arc<[Kind]>,
    quick: VecDeque<Place>,
    slow: VecDeque<Place>,
}

impl Seated {
    fn take(&mut self, quick: bool) -> Option<Place> {
        let (first, second) = if quick { (&mut self.quick, &mut self.slow) } else { (&mut self.slow, &mut self.quick) };
        first.pop_front().or_else(|| second.pop_front())
    }

    fn give_back(&mut self, place: Place) {
        let queue = if place.is_quick() { &mut self.quick } else { &mut self.slow };
        queue.push_back(place);
    }
}

/// Acts at the rate of the plan for so long; how long it took until the last answer had come.
pub(crate) async fn play(plan: &Plan, seated: &mut Seated, time: Duration, figures: &Arc<Figures>) -> Duration {
    figures.begin();
    let (done, mut back) = mpsc::unbounded_channel();
    let begun = Instant::now();
    let count = plan.rate * time.as_secs() as u32;
    let mut playing = JoinSet::new();
    for number in 0..count {
        let due = begun + Duration::from_secs(1) * number / plan.rate;
        sleep_until(due.into()).await;
        while let Ok(place) = back.try_recv() {
            seated.give_back(place);
        }
        while playing.try_join_next().is_some() {}
        let place = match seated.take(number % 2 == 0) {
            Some(place) => place,
            None => {
                figures.late();
                match timeout(PATIENCE, back.recv()).await {
                    Ok(Some(place)) => place,
                    _ => break,
                }
            }
        };
        let (around, kinds, done) = (Arc::clone(&seated.around), Arc::clone(&seated.kinds), done.clone());
        let streams = plan.streams_of(place.number);
        playing.spawn(async move {
            match move_on(place, due, &around, &kinds, streams).await {
                // Nobody waits for it at the end.
                Ok(place) => _ = done.send(place),
                Err(error) => around.figures.error(&error),
            }
        });
    }
    while playing.join_next().await.is_some() {}
    begun.elapsed()
}

/// One action; after the end of a game, or an error, the place gets another table, of the next kind.
async fn move_on(
    mut place: Place,
    due: Instant,
    around: &Arc<Surroundings>,
    kinds: &[Kind],
    streams: usize,
) -> anyhow::Result<Place> {
    let over = place.table.turn(due).await;
    let over = over.unwrap_or_else(|error| {
        around.figures.error(&error);
        true
    });
    if !over {
        return Ok(place);
    }
    let Place { number, round, table } = place;
    drop(table);
    let table = Table::make(around, &kinds[(number + round + 1) % kinds.len()], number, streams).await?;
    Ok(Place { number, round: round + 1, table })
}
