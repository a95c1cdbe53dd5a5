//! Scoring, and the end of the game (sections 3.8 and 5).

use quincunx_engine::Log;

use super::board::Board;
use super::event::{Event, VpReason};
use super::game::VictoryOrDeath;
use super::options::Round15Order;
use super::state::{Ending, Stage, State};
use super::turn::ROUNDS;
use crate::components::{CardId, Condition, Power, Team};

/// VOD-5.2.
const QUICK_LEAD: i16 = 10;

impl VictoryOrDeath {
    /// VOD-3.8.2.
    pub(crate) fn score_cities(&self, state: &mut State, log: &mut impl Log<Event>) {
        let cities = Team::ALL.map(|team| state.board.team_cities(team).len() as u8);
        let round = state.round;
        log.event(|| Event::Scoring { round, cities });
        for team in Team::ALL {
            let vp = i16::from(cities[team.index()]);
            state.vp[team.index()] += vp;
            self.log_vp(state, team, vp, VpReason::Cities, None, log);
        }
    }

    /// The scoring Statuses on the table.
    fn scoring_cards<'a>(&'a self, state: &'a State) -> impl Iterator<Item = (Power, CardId)> + 'a {
        Power::ALL.into_iter().flat_map(move |power| {
            let cards = state.holding(power).status.only(self.parts.deck(power).scoring).slots();
            cards.map(move |slot| (power, self.parts.id(power, slot)))
        })
    }

    /// VOD-3.8.4.
    pub(crate) fn supply_is_scored(&self, state: &State) -> bool {
        self.scoring_cards(state).any(|(_, id)| {
            let supplied = |condition: &Condition| matches!(condition, Condition::Pieces { supplied: true, .. });
            self.card(id).effect.when.iter().any(supplied)
        })
    }

    /// VOD-D18 in a scoring: the next power that can do anything is asked, beginning with `from`.
    pub(crate) fn ask_in_scoring(&self, state: &mut State, from: Option<Power>, log: &mut impl Log<Event>) {
        let left = Power::ALL.into_iter().filter(|power| from.is_some_and(|from| *power >= from));
        let can = |power: &Power| !self.puttable(state, *power).is_empty() || !state.board.bribes(*power).is_empty();
        let next = left.into_iter().find(can);
        match next {
            Some(power) => state.stage = Stage::Scoring(power),
            None => self.score_statuses(state, log),
        }
    }

    /// Does a scoring Status score now (VOD-3.8.3)?
    pub(crate) fn scores(&self, board: &Board, power: Power, id: CardId) -> bool {
        self.holds(board, power, None, &self.card(id).effect.when, true)
    }

    /// VOD-3.8.3, VOD-3.8.5 and the end of the round; after the last one in this order (VOD-5.7).
    pub(crate) fn score_statuses(&self, state: &mut State, log: &mut impl Log<Event>) {
        let scored: smallvec::SmallVec<[(Power, CardId); 32]> =
            self.scoring_cards(state).filter(|(power, id)| self.scores(&state.board, *power, *id)).collect();
        for (power, id) in scored {
            let vp = self.vp_of(id);
            state.vp[power.team().index()] += vp;
            self.log_vp(state, power.team(), vp, VpReason::Card, Some(id), log);
        }
        let last = state.round == ROUNDS;
        if last && self.options.round15_order == Round15Order::MajorsFirst {
            self.score_majors(state, log);
        }
        if (state.vp[0] - state.vp[1]).abs() >= QUICK_LEAD {
            return self.end(state, Ending::Quick, log);
        }
        if !last {
            return self.next_round(state, log);
        }
        if self.options.round15_order == Round15Order::QuickFirst {
            self.score_majors(state, log);
        }
        let ending = if state.vp[0] == state.vp[1] { Ending::Tie } else { Ending::Points };
        self.end(state, ending, log);
    }

    /// VOD-5.3: the coins of the provinces that each team holds (VOD-4.1.13).
    pub(crate) fn majors(&self, board: &Board) -> [u8; 2] {
        Team::ALL.map(|team| {
            let held = board.team_pieces(team) & self.parts.map.land;
            held.iter().map(|space| self.parts.map.major[space.index()]).sum()
        })
    }

    fn score_majors(&self, state: &mut State, log: &mut impl Log<Event>) {
        let points = self.majors(&state.board);
        log.event(|| Event::Majors { points });
        for team in Team::ALL {
            let vp = i16::from(points[team.index()]);
            state.vp[team.index()] += vp;
            self.log_vp(state, team, vp, VpReason::Majors, None, log);
        }
    }

    fn end(&self, state: &mut State, ending: Ending, log: &mut impl Log<Event>) {
        state.stage = Stage::Over(ending);
        let winner = Self::winner(state);
        log.event(|| Event::Over { ending, winner });
    }

    /// VOD-5.2, VOD-5.4: with equal VP the Demos win (VOD-R38).
    pub(crate) const fn winner(state: &State) -> Team {
        if state.vp[0] > state.vp[1] { Team::Oligarchs } else { Team::Demos }
    }
}
