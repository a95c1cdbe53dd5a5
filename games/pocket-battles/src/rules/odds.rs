//! Chances of dice (PB-7.2, PB-7.3).

use crate::components::strength::Faces;

/// Most hits of one die: four troops, of which none has the same face three times.
const MOST_PER_DIE: usize = 8;

/// Most dice of a roll: a charge of Gaesatae with a Warchief on their third order, with Excite (PB-Q38).
pub(crate) const MOST_DICE: usize = 12;

pub(crate) const MOST_HITS: usize = MOST_PER_DIE * MOST_DICE;

/// In how many ways the dice of a roll give 0, 1, 2 … hits; 6 to the power of the dice in all.
#[derive(Clone, Copy)]
pub(crate) struct Ways {
    /// Of one die.
    die: [u32; MOST_PER_DIE + 1],
    most_of_die: usize,
    dice: u8,
    ways: [u32; MOST_HITS + 1],
    most: usize,
}

impl Ways {
    /// Of no dice yet with these faces (PB-4.8.2).
    #[inline]
    pub(crate) fn none(faces: Faces) -> Self {
        let mut die = [0; MOST_PER_DIE + 1];
        let mut most_of_die = 0;
        for count in faces.counts() {
            die[usize::from(count)] += 1;
            most_of_die = most_of_die.max(usize::from(count));
        }
        let mut ways = [0; MOST_HITS + 1];
        ways[0] = 1;
        Self { die, most_of_die, dice: 0, ways, most: 0 }
    }

    /// Of so many dice with these faces.
    #[inline]
    pub(crate) fn of(faces: Faces, dice: u8) -> Self {
        let mut ways = Self::none(faces);
        ways.grow(dice);
        ways
    }

    /// Adds dice until there are so many. Beyond [`MOST_DICE`], which no battle reaches, dice are left out.
    #[inline]
    pub(crate) fn grow(&mut self, dice: u8) {
        if self.dice == 0 && dice > 0 {
            self.dice = 1;
            self.most = self.most_of_die;
            self.ways[..=MOST_PER_DIE].copy_from_slice(&self.die);
        }
        while self.dice < dice.min(MOST_DICE as u8) {
            self.dice += 1;
            self.most += self.most_of_die;
            for hits in (0..=self.most).rev() {
                let last = self.most_of_die.min(hits);
                self.ways[hits] = (0..=last).map(|of_die| self.die[of_die] * self.ways[hits - of_die]).sum();
            }
        }
    }

    /// Hits and ways, from the fewest; no hits that cannot be.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u8, u32)> {
        let each = self.ways[..=self.most].iter().enumerate();
        each.filter(|(_, ways)| **ways > 0).map(|(hits, ways)| (hits as u8, *ways))
    }

    /// The hits at this number of all ways, laid end to end from the fewest hits.
    #[inline]
    pub(crate) fn at(&self, number: u32) -> u8 {
        let mut left = number;
        for (hits, ways) in self.ways[..=self.most].iter().enumerate() {
            match left.checked_sub(*ways) {
                None => return hits as u8,
                Some(rest) => left = rest,
            }
        }
        unreachable!("{number} is not below the sum of all ways")
    }

    /// In how many of [`all_ways`] there are 0, 1, 2 … hits, `more` being added if there is one (PB-4.8.3).
    pub(crate) fn counted(&self, more: u8) -> Vec<u32> {
        let length = if self.most > 0 { self.most + usize::from(more) } else { 0 };
        let mut counted = vec![0; length + 1];
        for (hits, ways) in self.iter() {
            let hits = if hits > 0 { hits + more } else { 0 };
            counted[usize::from(hits)] += ways;
        }
        counted
    }

    /// Hits to be expected, `more` being added if there is one.
    pub(crate) fn mean(&self, more: u8) -> f64 {
        let hits = self.iter().map(|(hits, ways)| f64::from(ways) * f64::from(if hits > 0 { hits + more } else { 0 }));
        hits.sum::<f64>() / f64::from(all_ways(self.dice))
    }
}

/// In how many ways all dice can fall.
#[inline]
pub(crate) fn all_ways(dice: u8) -> u32 {
    6_u32.pow(u32::from(dice).min(MOST_DICE as u32))
}
