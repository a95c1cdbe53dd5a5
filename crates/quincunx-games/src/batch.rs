//! Many games in the hands of one program that learns: all take a step in one call.

use std::sync::Arc;

use quincunx_engine::{Actor, Cell, Game, Plane, Returns, Seat, Turn, below};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use rayon::ThreadPool;
use rayon::prelude::*;

/// Games of one table's rules, each in a position of its own. Where several decide at once, the first of them does. Chance is drawn at
/// once, and a game that is over begins anew; so in each of them somebody decides.
///
/// For the same seed and actions the games are the same, whatever the number of threads.
pub trait Batch: Send + Sync {
    /// Begins all games.
    ///
    /// # Panics
    /// If the pages have another size than the batch.
    fn reset(&mut self, seed: u64, pages: Pages<'_>);

    /// Does one action in each game, by its [number](quincunx_engine::Rules::number).
    ///
    /// # Errors
    /// The place of the first game in which the action is not legal; then nothing is done in any of them.
    ///
    /// # Panics
    /// If there are not as many actions as games, or the pages have another size than the batch.
    fn step(&mut self, actions: &[i64], pages: Pages<'_>) -> Result<(), usize>;
}

/// Where a batch writes what became of its games, one game after the other.
#[derive(Debug)]
pub struct Pages<'a> {
    /// What the one who decides sees, as numbers.
    pub tensors: Tensors<'a>,
    /// Of each number of an action, whether it is legal.
    pub masks: &'a mut [bool],
    /// What each seat has got, if the game ended with this step; 0 otherwise.
    pub rewards: &'a mut [f32],
    /// Whether the game ended with this step. The rest tells of the one that has begun.
    pub ended: &'a mut [bool],
    /// Who decides.
    pub turns: &'a mut [i64],
}

/// The [planes](quincunx_engine::Plane) of a batch, if somebody wants them.
#[derive(Debug)]
pub enum Tensors<'a> {
    /// Nobody does.
    None,
    /// As they are.
    Counts(&'a mut [u8]),
    /// Each as its part of the most.
    Parts(&'a mut [f32]),
}

/// As few games are left to one thread: for fewer a second one does not pay.
const FEW: usize = 16;

pub(crate) struct OpenBatch<G: Game> {
    rules: Arc<G>,
    games: Vec<Played<G>>,
    threads: ThreadPool,
    /// How long a tensor, a mask and the rewards of a game are.
    sizes: [usize; 3],
}

struct Played<G: Game> {
    state: G::State,
    chance: Pcg64Mcg,
    seat: Seat,
    /// What the one who decides may do.
    legal: Vec<G::Action>,
    /// Their numbers.
    numbers: Vec<u32>,
}

impl<G: Game> OpenBatch<G> {
    pub(crate) fn new(rules: Arc<G>, games: usize, threads: ThreadPool) -> Self {
        let seat = Seat::first(1).next().expect("there is a first seat");
        let played = |_| Played {
            state: rules.start(),
            chance: Pcg64Mcg::seed_from_u64(0),
            seat,
            legal: Vec::new(),
            numbers: Vec::new(),
        };
        let tensor = rules.planes().iter().map(Plane::len).sum();
        let sizes = [tensor, rules.actions() as usize, rules.seats()];
        Self { games: (0..games).map(played).collect(), rules, threads, sizes }
    }

    /// Does something with each game, and writes what became of it.
    fn each(&mut self, pages: Pages<'_>, act: impl Fn(usize, &mut Played<G>) -> Option<Returns> + Sync) {
        let Self { rules, games, threads, sizes: [tensor, mask, rewards] } = self;
        let count = games.len();
        let fits = pages.masks.len() == count * *mask
            && pages.rewards.len() == count * *rewards
            && pages.ended.len() == count
            && pages.turns.len() == count;
        assert!(fits, "the pages have another size than the batch");
        threads.install(|| {
            games
                .par_iter_mut()
                .zip(pages.masks.par_chunks_exact_mut(*mask))
                .zip(pages.rewards.par_chunks_exact_mut(*rewards))
                .zip(pages.ended.par_iter_mut().zip(pages.turns.par_iter_mut()))
                .enumerate()
                .with_min_len(FEW)
                .for_each(|(place, (((game, mask), rewards), (ended, turn)))| {
                    let returns = act(place, game);
                    *ended = returns.is_some();
                    *turn = game.seat.index() as i64;
                    mask.fill(false);
                    game.numbers.iter().for_each(|number| mask[*number as usize] = true);
                    rewards.fill(0.0);
                    for (reward, value) in rewards.iter_mut().zip(returns.iter().flat_map(|returns| returns.values())) {
                        *reward = value as f32;
                    }
                });
            match pages.tensors {
                Tensors::None => {}
                Tensors::Counts(cells) => look(&**rules, games, *tensor, cells),
                Tensors::Parts(cells) => look(&**rules, games, *tensor, cells),
            }
        });
    }
}

/// Writes what those who decide see.
fn look<G: Game, C: Cell>(rules: &G, games: &[Played<G>], length: usize, cells: &mut [C]) {
    assert!(cells.len() == games.len() * length, "the tensors have another size than the batch");
    let pages = games.par_iter().zip(cells.par_chunks_exact_mut(length)).with_min_len(FEW);
    pages.for_each(|(game, cells)| rules.tensor(&game.state, game.seat, cells));
}

impl<G: Game> Played<G> {
    fn begin(&mut self, rules: &G) {
        self.state = rules.start();
        self.settle(rules);
    }

    /// Draws chance, and finds out who decides now, and what he may do. `false` if the game is over.
    fn settle(&mut self, rules: &G) -> bool {
        let seats = loop {
            match rules.turn(&self.state) {
                Turn::Chance => {
                    let number = below(&mut self.chance, rules.weight(&self.state));
                    let outcome = rules.outcome(&self.state, number);
                    rules.apply(&mut self.state, Actor::Chance, outcome, &mut ());
                }
                Turn::Seats(seats) => break seats,
                Turn::Over => return false,
            }
        };
        self.seat = seats.lowest().expect("the table waits for somebody");
        self.legal.clear();
        rules.legal(&self.state, self.seat, &mut self.legal);
        let number = |action: &G::Action| rules.number(&self.state, Actor::Seat(self.seat), *action);
        self.numbers.clear();
        self.numbers.extend(self.legal.iter().map(|action| number(action).expect("a legal action has a number")));
        true
    }

    /// Where among the legal actions the one of this number stands.
    fn find(&self, number: i64) -> Option<usize> {
        self.numbers.iter().position(|known| i64::from(*known) == number)
    }
}

impl<G: Game> Batch for OpenBatch<G> {
    fn reset(&mut self, seed: u64, pages: Pages<'_>) {
        let mut seeds = Pcg64Mcg::seed_from_u64(seed);
        self.games.iter_mut().for_each(|game| game.chance = Pcg64Mcg::seed_from_u64(seeds.next_u64()));
        let rules = Arc::clone(&self.rules);
        self.each(pages, |_, game| {
            game.begin(&rules);
            None
        });
    }

    fn step(&mut self, actions: &[i64], pages: Pages<'_>) -> Result<(), usize> {
        assert_eq!(actions.len(), self.games.len(), "there is an action for each game");
        let named = self.games.iter().zip(actions).enumerate();
        let found = named.map(|(place, (game, action))| game.find(*action).ok_or(place));
        let found = found.collect::<Result<Vec<_>, _>>()?;
        let rules = Arc::clone(&self.rules);
        self.each(pages, |place, game| {
            rules.apply(&mut game.state, Actor::Seat(game.seat), game.legal[found[place]], &mut ());
            if game.settle(&rules) {
                return None;
            }
            let returns = rules.returns(&game.state);
            game.begin(&rules);
            Some(returns)
        });
        Ok(())
    }
}
