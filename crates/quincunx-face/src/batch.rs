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
    /// Of each number of an action, whether it is legal. A step changes what is different, so it is given the masks of before.
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

/// So many games at most are played one after the other.
const MOST_OF_GROUP: usize = 32;

pub(crate) struct OpenBatch<G: Game> {
    rules: Arc<G>,
    groups: Vec<Group<G>>,
    /// So many games are in each group but the last.
    group: usize,
    /// The threads that play beside the one that asks for a step.
    others: Option<ThreadPool>,
    sizes: Sizes,
}

/// How many numbers there are of each game.
#[derive(Clone, Copy)]
struct Sizes {
    tensor: usize,
    mask: usize,
    rewards: usize,
}

/// What is done with the games of a group, and written.
type Play<G> = fn(&mut Group<G>, &G, Pages<'_>, Sizes);

/// Games that are played one after the other. What may be done in them stands in one list, so that it lies side by side in memory.
struct Group<G: Game> {
    games: Vec<Played<G>>,
    /// What whoever decides may do, with its number: of the first game, then of the second, and so on.
    choices: Vec<(u32, G::Action)>,
    /// The list before the last step: its memory is used again.
    before: Vec<(u32, G::Action)>,
    /// The actions of one game, before they are numbered.
    legal: Vec<G::Action>,
    /// What is to be done in each game.
    chosen: Vec<G::Action>,
}

struct Played<G: Game> {
    state: G::State,
    chance: Pcg64Mcg,
    seat: Seat,
    /// How many choices there are.
    choices: usize,
}

impl<G: Game> OpenBatch<G> {
    pub(crate) fn new(rules: Arc<G>, games: usize, others: Option<ThreadPool>) -> Self {
        let tensor = rules.planes().iter().map(Plane::len).sum();
        let sizes = Sizes { tensor, mask: rules.actions() as usize, rewards: rules.seats() };
        let threads = 1 + others.as_ref().map_or(0, ThreadPool::current_num_threads);
        let group = games.div_ceil(threads).clamp(1, MOST_OF_GROUP);
        let groups = (0..games).step_by(group).map(|first| Group::new(&*rules, group.min(games - first))).collect();
        Self { rules, groups, group, others, sizes }
    }

    fn len(&self) -> usize {
        self.groups.iter().map(|group| group.games.len()).sum()
    }

    /// Plays each group, and writes what became of it.
    fn each(&mut self, pages: Pages<'_>, play: Play<G>) {
        let count = self.len();
        let Self { rules, groups, others, sizes, .. } = self;
        let rules: &G = rules;
        let fits = pages.tensors.len().is_none_or(|length| length == count * sizes.tensor)
            && pages.masks.len() == count * sizes.mask
            && pages.rewards.len() == count * sizes.rewards
            && pages.ended.len() == count
            && pages.turns.len() == count;
        assert!(fits, "the pages have another size than the batch");
        let mut left = pages;
        let parts = groups.iter_mut().map(|group| {
            let part = left.first(group.games.len(), *sizes);
            (group, part)
        });
        parallel::beside(others.as_ref(), parts.collect(), &|(group, part)| play(group, rules, part, *sizes));
    }
}

impl<G: Game> Group<G> {
    fn new(rules: &G, games: usize) -> Self {
        let seat = Seat::first(1).next().expect("there is a first seat");
        let played = |_| Played { state: rules.start(), chance: Pcg64Mcg::seed_from_u64(0), seat, choices: 0 };
        Self {
            games: (0..games).map(played).collect(),
            choices: Vec::new(),
            before: Vec::new(),
            legal: Vec::new(),
            chosen: Vec::new(),
        }
    }

    /// Begins all games.
    fn reset(&mut self, rules: &G, mut pages: Pages<'_>, sizes: Sizes) {
        self.choices.clear();
        pages.masks.fill(false);
        for game in &mut self.games {
            game.begin(rules, &mut self.legal, &mut self.choices);
            game.tell(rules, &self.choices, &[], None, pages.first(1, sizes));
        }
    }

    /// Finds what is to be done by the numbers of the actions: one for each game.
    ///
    /// # Errors
    /// The place of the first game in which the action is not legal.
    fn choose(&mut self, actions: &[i64]) -> Result<(), usize> {
        self.chosen.clear();
        let mut left = self.choices.as_slice();
        for (place, (game, action)) in self.games.iter().zip(actions).enumerate() {
            let (own, others) = left.split_at(game.choices);
            let chosen = own.iter().find(|(number, _)| i64::from(*number) == *action);
            self.chosen.push(chosen.ok_or(place)?.1);
            left = others;
        }
        Ok(())
    }

    /// Does what was chosen.
    fn step(&mut self, rules: &G, mut pages: Pages<'_>, sizes: Sizes) {
        std::mem::swap(&mut self.choices, &mut self.before);
        self.choices.clear();
        let mut before = self.before.as_slice();
        for (game, action) in self.games.iter_mut().zip(&self.chosen) {
            let (gone, others) = before.split_at(game.choices);
            before = others;
            rules.apply(&mut game.state, Actor::Seat(game.seat), *action, &mut ());
            let returns = if game.settle(rules, &mut self.legal, &mut self.choices) {
                None
            } else {
                let returns = rules.returns(&game.state);
                game.begin(rules, &mut self.legal, &mut self.choices);
                Some(returns)
            };
            game.tell(rules, &self.choices, gone, returns, pages.first(1, sizes));
        }
    }
}

impl<'a> Pages<'a> {
    /// Parts what so many games write from the rest.
    fn first(&mut self, games: usize, sizes: Sizes) -> Self {
        Self {
            tensors: self.tensors.first(games * sizes.tensor),
            masks: first(&mut self.masks, games * sizes.mask),
            rewards: first(&mut self.rewards, games * sizes.rewards),
            ended: first(&mut self.ended, games),
            turns: first(&mut self.turns, games),
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

    /// Parts so many cells from the rest.
    fn first(&mut self, length: usize) -> Self {
        match self {
            Self::None => Self::None,
            Self::Counts(cells) => Self::Counts(first(cells, length)),
            Self::Parts(cells) => Self::Parts(first(cells, length)),
        }
    }
}

/// Parts so many from the rest.
fn first<'a, T>(from: &mut &'a mut [T], length: usize) -> &'a mut [T] {
    from.split_off_mut(..length).expect("the pages are of the size of the batch")
}

impl<G: Game> Played<G> {
    fn begin(&mut self, rules: &G, legal: &mut Vec<G::Action>, choices: &mut Vec<(u32, G::Action)>) {
        self.state = rules.start();
        self.settle(rules, legal, choices);
    }

    /// Draws chance, and finds out who decides now, and adds what he may do to the choices. `false` if the game is over. `legal` is a
    /// list to reuse.
    fn settle(&mut self, rules: &G, legal: &mut Vec<G::Action>, choices: &mut Vec<(u32, G::Action)>) -> bool {
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
        legal.clear();
        rules.legal(&self.state, self.seat, legal);
        let number = |action: G::Action| rules.number(&self.state, Actor::Seat(self.seat), action);
        choices.extend(legal.iter().map(|action| (number(*action).expect("a legal action has a number"), *action)));
        self.choices = legal.len();
        true
    }

    /// Writes what has become of the game. Its choices are the last; those before the step are still in its mask.
    fn tell(
        &self,
        rules: &G,
        choices: &[(u32, G::Action)],
        before: &[(u32, G::Action)],
        returns: Option<Returns>,
        pages: Pages<'_>,
    ) {
        pages.ended[0] = returns.is_some();
        pages.turns[0] = self.seat.index() as i64;
        before.iter().for_each(|(number, _)| pages.masks[*number as usize] = false);
        let own = &choices[choices.len() - self.choices..];
        own.iter().for_each(|(number, _)| pages.masks[*number as usize] = true);
        pages.rewards.fill(0.0);
        for (reward, value) in pages.rewards.iter_mut().zip(returns.iter().flat_map(|returns| returns.values())) {
            *reward = value as f32;
        }
        match pages.tensors {
            Tensors::None => {}
            Tensors::Counts(cells) => rules.tensor(&self.state, self.seat, cells),
            Tensors::Parts(cells) => rules.tensor(&self.state, self.seat, cells),
        }
    }
}

impl<G: Game> Batch for OpenBatch<G> {
    fn reset(&mut self, seed: u64, pages: Pages<'_>) {
        let mut seeds = Pcg64Mcg::seed_from_u64(seed);
        let games = self.groups.iter_mut().flat_map(|group| &mut group.games);
        games.for_each(|game| game.chance = Pcg64Mcg::seed_from_u64(seeds.next_u64()));
        self.each(pages, Group::reset);
    }

    fn step(&mut self, actions: &[i64], pages: Pages<'_>) -> Result<(), usize> {
        assert_eq!(actions.len(), self.len(), "there is an action for each game");
        for (number, (group, actions)) in self.groups.iter_mut().zip(actions.chunks(self.group)).enumerate() {
            group.choose(actions).map_err(|place| number * self.group + place)?;
        }
        self.each(pages, Group::step);
        Ok(())
    }
}
