//! Where a supply line breaks (section 4.4).

use super::{Checked, Clause, Reason};
use crate::components::{Power, Space, Spaces, Team};
use crate::rules::board::{Board, Bound};
use crate::rules::game::VictoryOrDeath;

impl VictoryOrDeath {
    /// Has a muster of this piece, new or in place, a line to a city of its owner's (VOD-4.4.4)?
    pub(super) fn check_muster_line(&self, board: &Board, piece: Bound) -> Checked {
        let (power, team) = (piece.owner, piece.owner.team());
        let mut board = *board;
        if !board.has(&self.parts.map, piece) {
            board.put(&self.parts.map, piece);
        }
        if self.line(&board, team, board.cities(power)).contains(piece.space) {
            return Ok(());
        }
        let teammates = self.line(&board, team, board.team_cities(team)).contains(piece.space);
        Err(match self.no_line(&board, team, board.cities(power), piece.space, "VOD-4.4.4") {
            Reason::Broken(space, ..) if teammates => Reason::TeammatesCity(space),
            reason => reason,
        })
    }

    /// Is a fighter in supply (VOD-4.6.3)?
    pub(super) fn check_fighter_line(&self, board: &Board, power: Power, from: Space) -> Checked {
        if self.supplied(board, power).contains(from) {
            return Ok(());
        }
        let team = power.team();
        Err(self.no_line(board, team, board.team_cities(team), from, "VOD-4.6.3"))
    }

    /// Where the line that lacks least breaks first.
    fn no_line(&self, board: &Board, team: Team, cities: Spaces, from: Space, clause: Clause) -> Reason {
        let gaps = self.supply_line(board, team, cities, from).gaps;
        gaps.first()
            .map_or(Reason::NoLine(clause), |(space, gap)| Reason::Broken(self.space_name(*space), *gap, clause))
    }
}
