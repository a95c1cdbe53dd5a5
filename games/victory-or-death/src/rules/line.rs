//! The supply line that lacks least, whole or broken: why a muster or a battle is refused, and what the map draws.

use super::board::Board;
use super::game::VictoryOrDeath;
use super::state::State;
use crate::components::{Ground, Space, Spaces, Team};
use serde::Serialize;
use ts_rs::TS;

/// Why a space is not good for a supply line (VOD-4.4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "VodGapReason")]
pub enum Gap {
    /// An enemy piece stands there; with `opt.enemy_bribes_block` a bribe may do.
    Enemy,
    /// A sea space without harbour.
    Harbour,
    /// A land province without friendly hoplite, city or bribe.
    Land,
    /// A neutral territory without friendly bribe.
    Neutral,
}

/// A supply line from a space to a city, or the one that lacks least (VOD-4.4.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SupplyLine {
    /// From the space to the city's, both included; empty if there is no city to go to.
    pub spaces: Vec<Space>,
    /// The spaces of it that are not good, and why.
    pub gaps: Vec<(Space, Gap)>,
}

impl VictoryOrDeath {
    /// Why a space is not good for a supply line of a team, as the board stands; `None` if it is (VOD-4.4.5, VOD-4.4.6).
    pub fn gap_at(&self, state: &State, team: Team, space: Space) -> Option<Gap> {
        self.gap(&state.board, self.good(&state.board, team), team, space)
    }

    /// The supply line from a space to one of these cities that lacks least: rather a bribe than the end of an enemy piece, and
    /// of lines that lack as much the shortest.
    pub(crate) fn supply_line(&self, board: &Board, team: Team, cities: Spaces, from: Space) -> SupplyLine {
        const STEP: u32 = 1;
        const EMPTY: u32 = 100;
        const ENEMY: u32 = 1000;
        let map = &self.parts.map;
        let good = self.good(board, team);
        let gap = |space: Space| self.gap(board, good, team, space);
        let toll = |space| match gap(space) {
            None => STEP,
            Some(Gap::Enemy) => STEP + ENEMY,
            Some(_) => STEP + EMPTY,
        };
        // The cheapest way to each space, found as the spaces nearest to the beginning are gone on from in turn.
        let mut ways: Vec<Option<(u32, Space)>> = vec![None; map.ids.len()];
        let mut open = Spaces::of(from);
        let mut done = Spaces::NONE;
        ways[from.index()] = Some((toll(from), from));
        let cost = |ways: &[Option<(u32, Space)>], space: Space| ways[space.index()].map_or(u32::MAX, |(cost, _)| cost);
        while let Some(space) = open.iter().min_by_key(|space| cost(&ways, *space)) {
            if cities.contains(space) {
                return Self::walked(&ways, from, space, gap);
            }
            open &= !Spaces::of(space);
            done |= Spaces::of(space);
            for next in (map.next_to(space) & !done).iter() {
                let price = cost(&ways, space) + toll(next);
                if price < cost(&ways, next) {
                    ways[next.index()] = Some((price, space));
                    open |= Spaces::of(next);
                }
            }
        }
        SupplyLine::default()
    }

    fn walked(ways: &[Option<(u32, Space)>], from: Space, to: Space, gap: impl Fn(Space) -> Option<Gap>) -> SupplyLine {
        let mut spaces = vec![to];
        while let Some((_, before)) =
            spaces.last().and_then(|space| ways[space.index()]).filter(|_| spaces.last() != Some(&from))
        {
            spaces.push(before);
        }
        spaces.reverse();
        let gaps = spaces.iter().filter_map(|space| gap(*space).map(|why| (*space, why))).collect();
        SupplyLine { spaces, gaps }
    }

    /// The spaces that are good for a line of a team.
    #[inline]
    pub(super) fn good(&self, board: &Board, team: Team) -> Spaces {
        board.good(&self.parts.map, team, self.options.enemy_bribes_block)
    }

    /// Why a space is not among those that are good for a line of a team (VOD-4.4.5).
    fn gap(&self, board: &Board, good: Spaces, team: Team, space: Space) -> Option<Gap> {
        if good.contains(space) {
            return None;
        }
        let (map, enemy) = (&self.parts.map, team.other());
        let bribed = self.options.enemy_bribes_block && board.team_bribes(enemy).contains(space);
        Some(match map.ground(space) {
            _ if bribed || board.team_pieces(enemy).contains(space) => Gap::Enemy,
            Ground::Sea => Gap::Harbour,
            Ground::Land => Gap::Land,
            Ground::Neutral => Gap::Neutral,
        })
    }
}
