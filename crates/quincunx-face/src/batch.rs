//! Many games in the hands of one program that learns: all take a step in one call.

use std::sync::Arc;

use quincunx_agents::parallel;
use quincunx_engine::{Actor, Game, Plane, Returns, Seat, Turn, below};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use rayon::ThreadPool;

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
    fn each(&mut self, pages: Pages<'_>, act: &Act<'_, G>) {
        let Self { rules, games, threads, sizes } = self;
        let Pages { mut tensors, mut masks, mut rewards, mut ended, mut turns } = pages;
        let count = games.len();
        let [tensor, mask, reward] = *sizes;
        let fits = tensors.len().is_none_or(|length| length == count * tensor)
            && masks.len() == count * mask
            && rewards.len() == count * reward
            && ended.len() == count
            && turns.len() == count;
        assert!(fits, "the pages have another size than the batch");
        let part = |(number, games): (usize, _)| Part {
            first: number * FEW,
            tensors: tensors.first(FEW * tensor),
            masks: first(&mut masks, FEW * mask),
            rewards: first(&mut rewards, FEW * reward),
            ended: first(&mut ended, FEW),
            turns: first(&mut turns, FEW),
            games,
        };
        let parts = games.chunks_mut(FEW).enumerate().map(part).collect();
        threads.install(|| parallel::each(parts, &|part: Part<'_, G>| part.act(rules, *sizes, act)));
    }
}

/// What is done with a game, by its place; its returns, if it ended with that.
type Act<'a, G> = dyn Fn(usize, &mut Played<G>) -> Option<Returns> + Sync + 'a;

/// A few games, one after the other, with what is theirs of the pages.
struct Part<'a, G: Game> {
    /// The place of the first of them.
    first: usize,
    games: &'a mut [Played<G>],
    tensors: Tensors<'a>,
    masks: &'a mut [bool],
    rewards: &'a mut [f32],
    ended: &'a mut [bool],
    turns: &'a mut [i64],
}

impl<G: Game> Part<'_, G> {
    fn act(mut self, rules: &G, [tensor, mask, reward]: [usize; 3], act: &Act<'_, G>) {
        for (number, game) in self.games.iter_mut().enumerate() {
            let returns = act(self.first + number, game);
            self.ended[number] = returns.is_some();
            self.turns[number] = game.seat.index() as i64;
            let mask = first(&mut self.masks, mask);
            mask.fill(false);
            game.numbers.iter().for_each(|number| mask[*number as usize] = true);
            let rewards = first(&mut self.rewards, reward);
            rewards.fill(0.0);
            for (reward, value) in rewards.iter_mut().zip(returns.iter().flat_map(|returns| returns.values())) {
                *reward = value as f32;
            }
            match self.tensors.first(tensor) {
                Tensors::None => {}
                Tensors::Counts(cells) => rules.tensor(&game.state, game.seat, cells),
                Tensors::Parts(cells) => rules.tensor(&game.state, game.seat, cells),
            }
        }
    }
}

impl<'a> Tensors<'a> {
    /// How many cells there are, if somebody wants them.
    fn len(&self) -> Option<usize> {
        match self {
            Self::None => None,
            Self::Counts(cells) => Some(cells.len()),
            Self::Parts(cells) => Some(cells.len()),
        }
    }

    /// Parts so many cells from the rest, or all, where there are fewer.
    fn first(&mut self, length: usize) -> Self {
        match self {
            Self::None => Self::None,
            Self::Counts(cells) => Self::Counts(first(cells, length)),
            Self::Parts(cells) => Self::Parts(first(cells, length)),
        }
    }
}

/// Parts so many from the rest, or all, where there are fewer.
fn first<'a, T>(from: &mut &'a mut [T], length: usize) -> &'a mut [T] {
    let length = length.min(from.len());
    from.split_off_mut(..length).expect("it is no longer than that")
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
        self.each(pages, &|_, game| {
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
        self.each(pages, &|place, game| {
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
