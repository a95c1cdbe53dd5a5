//! Supply lines as they are shown, whole ones and those that break.

use crate::board::Board;
use crate::game::VictoryOrDeath;
use crate::map::{Ground, Space, Spaces};
use crate::power::Team;
use crate::view::{Gap, SeenGap, SeenSupply};

impl VictoryOrDeath {
    /// The supply line from a space to one of these cities that lacks least: rather a bribe than the end of an enemy piece, and
    /// of lines that lack as much the shortest.
    pub(crate) fn supply_line(&self, board: &Board, team: Team, cities: Spaces, from: Space) -> SeenSupply {
        const STEP: u32 = 1;
        const EMPTY: u32 = 100;
        const ENEMY: u32 = 1000;
        let map = &self.parts.map;
        let gap = |space| self.gap(board, team, space);
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
                return self.walked(&ways, from, space, gap);
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
        SeenSupply::default()
    }

    fn walked(
        &self,
        ways: &[Option<(u32, Space)>],
        from: Space,
        to: Space,
        gap: impl Fn(Space) -> Option<Gap>,
    ) -> SeenSupply {
        let mut line = vec![to];
        while let Some((_, before)) =
            line.last().and_then(|space| ways[space.index()]).filter(|_| line.last() != Some(&from))
        {
            line.push(before);
        }
        line.reverse();
        let gaps: Vec<_> = line
            .iter()
            .filter_map(|space| gap(*space).map(|why| SeenGap { space: self.place_name(*space), why }))
            .collect();
        let line = line.into_iter().map(|space| self.place_name(space)).collect();
        SeenSupply { supplied: gaps.is_empty(), line, gaps }
    }

    /// Why a space is not good for a line of a team (VOD-4.4.5).
    fn gap(&self, board: &Board, team: Team, space: Space) -> Option<Gap> {
        let map = &self.parts.map;
        let blocks = self.options.enemy_bribes_block;
        if board.good(map, team, blocks).contains(space) {
            return None;
        }
        let enemy = team.other();
        let blocked = board.team_pieces(enemy).contains(space) || blocks && board.team_bribes(enemy).contains(space);
        Some(match map.ground(space) {
            _ if blocked => Gap::Enemy,
            Ground::Sea => Gap::Harbour,
            Ground::Land => Gap::Land,
            Ground::Neutral => Gap::Neutral,
        })
    }
}
