//! Ready armies (PB-8.1.7): the examples of the component file, and some that the program draws up.

use std::sync::OnceLock;

use quincunx_engine::below;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::components::set::Set;
use crate::components::strength::{Strength, Trait};
use crate::components::tile::{Army, Tile};
use crate::rules::options::{BattleSize, MarkerTiles, Options};
use crate::rules::side::Side;

/// So many armies are drawn up for each people and size.
const DRAWN_UP: u8 = 8;

/// With those of the component file, of which there are at most two.
pub(crate) const MOST_READY: u8 = DRAWN_UP + 2;

/// An army in units, the top tile of each first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReadyArmy {
    tiles: [Tile; 30],
    count: usize,
    /// The same tiles, by their places among the 30 of the army.
    picked: Set,
    /// Where each unit ends.
    ends: [u8; 30],
    units: usize,
}

impl ReadyArmy {
    const EMPTY: Self = Self { tiles: [Tile::FIRST; 30], count: 0, picked: Set::EMPTY, ends: [0; 30], units: 0 };

    pub(crate) fn units(&self) -> impl Iterator<Item = &[Tile]> {
        (0..self.units).map(|unit| {
            let begins = if unit == 0 { 0 } else { self.ends[unit - 1] };
            &self.tiles[usize::from(begins)..usize::from(self.ends[unit])]
        })
    }

    fn has(&self, tile: Tile) -> bool {
        self.picked.has(tile.index())
    }

    fn push(&mut self, tile: Tile) {
        self.tiles[self.count] = tile;
        self.count += 1;
        self.picked.add(tile.index());
    }

    fn close(&mut self) {
        self.ends[self.units] = self.count as u8;
        self.units += 1;
    }
}

/// An army of the component file: by unit the numbers of the tiles, the top tile first.
struct Example {
    army: Army,
    size: BattleSize,
    units: &'static [&'static [u8]],
}

const EXAMPLES: [Example; 9] = {
    use Army::{Celts, Romans};
    use BattleSize::{Eighty, Hundred, Seventy, Sixty};
    [
        Example {
            army: Celts,
            size: Sixty,
            units: &[&[5, 12], &[6, 14], &[15, 20, 28], &[25, 27, 29, 7], &[21, 23, 10, 8], &[4], &[9]],
        },
        Example {
            army: Celts,
            size: Sixty,
            units: &[&[5, 12], &[3], &[18, 20, 28], &[6, 14], &[27, 7, 10, 21], &[29, 25, 26, 8], &[9]],
        },
        Example {
            army: Celts,
            size: Seventy,
            units: &[&[5, 12], &[6, 14], &[15, 20, 28], &[25, 27, 29, 7], &[21, 23, 10, 8], &[4], &[3], &[9, 26]],
        },
        Example {
            army: Celts,
            size: Eighty,
            units: &[
                &[5, 12],
                &[6, 14],
                &[15, 20, 28],
                &[25, 27, 29, 7],
                &[21, 23, 10, 8],
                &[4],
                &[3],
                &[2],
                &[1],
                &[9],
            ],
        },
        Example {
            army: Celts,
            size: Hundred,
            units: &[
                &[5, 12],
                &[6, 14],
                &[15, 20, 28],
                &[25, 27, 29, 7],
                &[21, 23, 10, 8],
                &[4],
                &[3],
                &[2],
                &[1],
                &[17, 18, 19],
                &[22, 24],
                &[9, 26],
            ],
        },
        Example {
            army: Romans,
            size: Sixty,
            units: &[&[15, 16, 19, 8], &[26, 27, 11], &[21, 24, 2], &[3], &[10], &[28, 30, 14], &[13]],
        },
        Example {
            army: Romans,
            size: Seventy,
            units: &[&[15, 16, 19, 8], &[26, 27, 11], &[21, 24, 2], &[3], &[10], &[28, 30, 14], &[13], &[5], &[17, 18]],
        },
        Example {
            army: Romans,
            size: Eighty,
            units: &[
                &[15, 16, 19, 8],
                &[26, 27, 11],
                &[21, 24, 2],
                &[3],
                &[5],
                &[1],
                &[10],
                &[28, 30, 14],
                &[17, 18, 12],
                &[22, 20],
            ],
        },
        Example {
            army: Romans,
            size: Hundred,
            units: &[
                &[15, 16, 19, 8],
                &[26, 27, 11],
                &[21, 24, 2],
                &[3],
                &[5],
                &[1],
                &[10],
                &[28, 30, 14],
                &[17, 18],
                &[22, 20, 23],
                &[25, 29],
                &[7, 9],
            ],
        },
    ]
};

impl Example {
    fn army(&self) -> ReadyArmy {
        let mut ready = ReadyArmy::EMPTY;
        for unit in self.units {
            for number in *unit {
                ready.push(self.army.tiles().nth(usize::from(*number) - 1).expect("an army has 30 tiles"));
            }
            ready.close();
        }
        ready
    }
}

fn examples(army: Army, options: &Options) -> impl Iterator<Item = &'static Example> + Clone {
    let size = options.battle_size;
    EXAMPLES.iter().filter(move |example| example.army == army && example.size == size)
}

/// The ready armies of each people, size and number of marker tiles, once asked for: to draw them up takes long, and
/// every view of a builder shows them.
static READY: [OnceLock<Vec<(ReadyArmy, Side)>>; 24] = [const { OnceLock::new() }; 24];

/// All for an army at a table, each with the side of a builder who has taken it.
fn all_ready(army: Army, options: &Options) -> &'static [(ReadyArmy, Side)] {
    let size = options.battle_size as usize / 10 - 5;
    let markers = usize::from(options.marker_tiles == MarkerTiles::None);
    READY[(army as usize * 6 + size) * 2 + markers].get_or_init(|| {
        let examples = examples(army, options).map(Example::army);
        let number = examples.clone().count() as u8 + 1;
        let all = examples.chain((number..number + DRAWN_UP).map(|number| draw_up(army, options, number)));
        let built = |ready: ReadyArmy| {
            let mut side = Side::of(army);
            side.rebuild(ready.units());
            (ready, side)
        };
        all.map(built).collect()
    })
}

/// How many there are for an army at this table.
pub(crate) fn ready_armies(army: Army, options: &Options) -> u8 {
    all_ready(army, options).len() as u8
}

/// The ready army of this number, from 1.
pub(crate) fn ready_army(army: Army, options: &Options, number: u8) -> &'static ReadyArmy {
    &all_ready(army, options)[usize::from(number) - 1].0
}

/// The side of a builder who has taken it.
pub(crate) fn ready_side(army: Army, options: &Options, number: u8) -> &'static Side {
    &all_ready(army, options)[usize::from(number) - 1].1
}

/// An army by the advice of the rulebook: different faces together, units filled up, few troops that command alone. The
/// same number gives the same army.
fn draw_up(army: Army, options: &Options, number: u8) -> ReadyArmy {
    let size = options.battle_size as u8;
    let mut rng = Pcg64Mcg::seed_from_u64(u64::from(number) << 16 | u64::from(size) << 8 | army as u64);
    random_army(army, size, 30 - options.marker_tiles as usize, &mut rng)
}

/// An army as a player might build it, at most so many points and troops.
pub(crate) fn random_army(army: Army, size: u8, most: usize, rng: &mut impl Rng) -> ReadyArmy {
    let mut ready = ReadyArmy::EMPTY;
    let mut left = size;
    // One troop in 25 points commands alone: an engine, a leader, a druid.
    let mut alone = size / 25 + below(rng, 2) as u8;
    loop {
        let can = |ready: &ReadyArmy, tile: Tile, left: u8| {
            !ready.has(tile) && tile.print().points <= left && ready.count < most
        };
        let opens = |tile: &Tile| can(&ready, *tile, left) && (alone > 0 || tile.print().formation > 1);
        let choices = army.tiles().filter(opens).count() as u32;
        if choices == 0 {
            return ready;
        }
        let chosen = below(rng, choices) as usize;
        let first = army.tiles().filter(opens).nth(chosen).expect("it is one of them");
        let begins = ready.count;
        ready.push(first);
        left -= first.print().points;
        if first.print().formation == 1 {
            alone -= 1;
        }
        let mut limit = usize::from(first.print().formation);
        // Most units are filled up; a cheap one may stay alone as a screen.
        let wanted = if below(rng, 5) == 0 { 1 } else { limit };
        while ready.count - begins < wanted.min(limit) {
            let unit = &ready.tiles[begins..ready.count];
            let fits = |tile: &Tile| {
                let limit = usize::from(tile.print().formation).min(limit);
                can(&ready, *tile, left) && unit.len() < limit
            };
            let best = army.tiles().filter(fits).max_by_key(|tile| companion(unit, *tile) * 4 + below(rng, 8) as i32);
            let Some(best) = best else { break };
            limit = limit.min(best.print().formation.into());
            ready.push(best);
            left -= best.print().points;
        }
        ready.close();
    }
}

/// How well a troop goes with a unit: new faces of the colour that the unit fights with, traits for many faces.
fn companion(unit: &[Tile], tile: Tile) -> i32 {
    let mut before = Strength::default();
    unit.iter().for_each(|tile| before.add(&tile.print().strength));
    let mut after = before;
    after.add(&tile.print().strength);
    let shoots = before.black.is_empty() && !before.white.is_empty();
    let faces = |strength: &Strength| if shoots { strength.white.counts() } else { strength.black.counts() };
    let (old, new) = (faces(&before), faces(&after));
    let different = new.iter().filter(|count| **count > 0).count() - old.iter().filter(|count| **count > 0).count();
    let more = new.iter().sum::<u8>() - old.iter().sum::<u8>();
    let useful = [Trait::ExtraEngagement, Trait::Impetus, Trait::Fast].into_iter();
    let gained = useful.filter(|which| after.traits.has(*which) && !before.traits.has(*which)).count();
    3 * different as i32 + i32::from(more) + 2 * gained as i32 + i32::from(tile.print().wounds)
}
