//! The pieces and bribes on the map, and supply (sections 4.1 to 4.6).

use serde::{Deserialize, Serialize};

use crate::components::{Kind, Map, Power, Space, Spaces, Team};

/// A space and a piece that stands or stood there (VOD-4.11.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bound {
    pub owner: Power,
    pub kind: Kind,
    pub space: Space,
}

/// What stands on the map. Each piece has one owner (VOD-2.1.7), and a space at most one of a kind and owner, so
/// that a piece is known by them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Board {
    /// By power: hoplites on land, triremes at sea.
    pub armies: [Spaces; 4],
    /// By power.
    pub cities: [Spaces; 4],
    /// By power: used bribes, which serve supply and nothing else (VOD-4.5.3).
    pub bribes: [Spaces; 4],
}

impl Board {
    #[inline]
    pub(crate) const fn armies(&self, power: Power) -> Spaces {
        self.armies[power.index()]
    }

    #[inline]
    pub(crate) const fn cities(&self, power: Power) -> Spaces {
        self.cities[power.index()]
    }

    #[inline]
    pub(crate) const fn bribes(&self, power: Power) -> Spaces {
        self.bribes[power.index()]
    }

    /// Hoplites, triremes and cities of a power.
    #[inline]
    pub(crate) fn pieces(&self, power: Power) -> Spaces {
        self.armies(power) | self.cities(power)
    }

    #[inline]
    pub(crate) fn team_armies(&self, team: Team) -> Spaces {
        let [one, two] = team.powers();
        self.armies(one) | self.armies(two)
    }

    #[inline]
    pub(crate) fn team_cities(&self, team: Team) -> Spaces {
        let [one, two] = team.powers();
        self.cities(one) | self.cities(two)
    }

    #[inline]
    pub(crate) fn team_bribes(&self, team: Team) -> Spaces {
        let [one, two] = team.powers();
        self.bribes(one) | self.bribes(two)
    }

    #[inline]
    pub(crate) fn team_pieces(&self, team: Team) -> Spaces {
        self.team_armies(team) | self.team_cities(team)
    }

    /// The spaces that hold a piece of a kind and owner.
    #[inline]
    pub(crate) fn of_kind(&self, map: &Map, power: Power, kind: Kind) -> Spaces {
        match kind {
            Kind::Hoplite => self.armies(power) & map.land,
            Kind::Trireme => self.armies(power) & map.sea,
            Kind::City => self.cities(power),
        }
    }

    #[inline]
    pub(crate) fn has(&self, map: &Map, piece: Bound) -> bool {
        self.of_kind(map, piece.owner, piece.kind).contains(piece.space)
    }

    /// The kind of army that can stand in a space.
    #[inline]
    pub(crate) const fn army_kind(map: &Map, space: Space) -> Kind {
        if map.sea.contains(space) { Kind::Trireme } else { Kind::Hoplite }
    }

    /// A piece comes in; a hoplite or city entering a land province sends the bribes there home (VOD-4.5.10, VOD-R26).
    pub(crate) fn put(&mut self, map: &Map, piece: Bound) {
        let here = Spaces::of(piece.space);
        let all = if piece.kind == Kind::City { &mut self.cities } else { &mut self.armies };
        all[piece.owner.index()] |= here;
        if map.land.contains(piece.space) {
            self.bribes.iter_mut().for_each(|bribes| *bribes &= !here);
        }
    }

    pub(crate) fn take(&mut self, piece: Bound) {
        let all = if piece.kind == Kind::City { &mut self.cities } else { &mut self.armies };
        all[piece.owner.index()] &= !Spaces::of(piece.space);
    }

    /// A number for the board as it stands: it is the same for the same board, and of two boards that differ one pair in 2^53
    /// has the same.
    pub(crate) fn mark(&self) -> u64 {
        let mix = |mark: u64, spaces: &Spaces| (mark ^ spaces.0).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        let mark = self.armies.iter().chain(&self.cities).chain(&self.bribes).fold(0, mix);
        (mark ^ mark >> 32).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 11
    }

    /// The enemy piece that a battle in the space removes (VOD-4.6.5): the army before the city.
    #[inline]
    pub(crate) fn victim(&self, map: &Map, team: Team, space: Space) -> Option<Bound> {
        let find = |all: &[Spaces; 4]| team.powers().into_iter().find(|power| all[power.index()].contains(space));
        let army = || find(&self.armies).map(|owner| Bound { owner, kind: Self::army_kind(map, space), space });
        army().or_else(|| find(&self.cities).map(|owner| Bound { owner, kind: Kind::City, space }))
    }

    /// The spaces that are good for a supply line of a team, each judged by itself (VOD-4.4.5, VOD-4.4.6): hoplites, cities and
    /// bribes of either power (VOD-4.4.11) have only to be there (VOD-4.4.9); triremes are no links, but block (VOD-4.4.7).
    /// `enemy_bribes_block`: VOD-R07.
    #[inline]
    pub(crate) fn good(&self, map: &Map, team: Team, enemy_bribes_block: bool) -> Spaces {
        let mut enemy = self.team_pieces(team.other());
        if enemy_bribes_block {
            enemy |= self.team_bribes(team.other());
        }
        let links = (self.team_armies(team) & map.land) | self.team_cities(team) | self.team_bribes(team);
        let harboured = map.sea & map.next_to_any(links);
        (links | harboured) & !enemy
    }
}
