//! Supply lines, and where pieces can be mustered, placed, and fight (sections 4.2 to 4.6).

use super::board::{Board, Bound};
use super::frame::Run;
use super::game::VictoryOrDeath;
use super::options::{BribePlaces, CardMuster, PresenceScope};
use super::state::State;
use crate::components::{CardType, Deed, Kind, Kinds, Power, Powers, Space, SpaceSet, Spaces, Step, Team, Who};

/// Where a power can muster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Musters {
    /// New hoplites on land, new triremes at sea.
    pub new: Spaces,
    /// Own pieces, in place.
    pub in_place: Spaces,
}

impl VictoryOrDeath {
    /// The spaces from which a supply line of a team leads to one of these cities (VOD-4.4.2).
    #[inline]
    pub(crate) fn line(&self, board: &Board, team: Team, cities: Spaces) -> Spaces {
        self.parts.map.joined(cities, self.good(board, team))
    }

    /// The hoplites and triremes of a power that are in supply (VOD-4.4.3), for the occasions that ask (VOD-4.4.1).
    #[inline]
    pub(crate) fn supplied(&self, board: &Board, power: Power) -> Spaces {
        board.armies(power) & self.line(board, power.team(), board.team_cities(power.team()))
    }

    /// Those that are not. Cities are never tested (VOD-3.6.5, VOD-4.4.10).
    pub(crate) fn unsupplied(&self, board: &Board, power: Power) -> Spaces {
        board.armies(power) & !self.supplied(board, power)
    }

    /// Pieces of a kind in stock: all that do not stand on the board (VOD-4.1.5).
    #[inline]
    pub(crate) fn stock(&self, board: &Board, power: Power, kind: Kind) -> u32 {
        u32::from(self.parts.pieces(power, kind)) - board.of_kind(&self.parts.map, power, kind).len()
    }

    /// Bribes in stock: neither in the bowl nor on the board (VOD-4.5.1).
    #[inline]
    pub(crate) fn bribe_stock(&self, state: &State, power: Power) -> u32 {
        u32::from(self.parts.bribes[power.index()] - state.holding(power).bowl) - state.board.bribes(power).len()
    }

    /// Where a power may put a bribe (VOD-4.5.6, VOD-4.5.7): not where one of its own is (VOD-R03).
    #[inline]
    pub(crate) fn bribe_spaces(&self, board: &Board, power: Power) -> Spaces {
        let map = &self.parts.map;
        let empty = map.land & !(board.team_pieces(Team::Oligarchs) | board.team_pieces(Team::Demos));
        let places = match self.options.bribe_places {
            BribePlaces::NeutralOrEmptyLand => map.neutral | empty,
            BribePlaces::EmptyLand => empty,
            BribePlaces::Neutral => map.neutral,
        };
        places & !board.bribes(power)
    }

    /// Where new pieces could stand if they had supply: stock, stacking and neighbour are in order (VOD-4.2.2, VOD-4.2.4),
    /// whatever a card says (VOD-4.1.12). `free`: without neighbour (VOD-R31).
    fn new_places(&self, board: &Board, power: Power, kinds: Kinds, free: bool) -> Spaces {
        let (map, team) = (&self.parts.map, power.team());
        let mut places = Spaces::NONE;
        if kinds.contains(Kind::Hoplite) && self.stock(board, power, Kind::Hoplite) > 0 {
            let mut near = map.next_to_any(board.pieces(power));
            if self.options.muster_at_own_city {
                near |= board.cities(power);
            }
            let open = map.land & !board.team_pieces(team.other()) & !board.team_armies(team);
            places |= if free { open } else { open & near };
        }
        if kinds.contains(Kind::Trireme) && self.stock(board, power, Kind::Trireme) > 0 {
            places |= map.sea & !board.team_armies(team) & !board.team_armies(team.other());
        }
        places
    }

    /// Own pieces that could be mustered in place if they had supply (VOD-R27).
    fn in_place(&self, board: &Board, power: Power, kinds: Kinds) -> Spaces {
        let map = &self.parts.map;
        let mut ground = Spaces::NONE;
        if kinds.contains(Kind::Hoplite) {
            ground |= map.land;
        }
        if kinds.contains(Kind::Trireme) {
            ground |= map.sea;
        }
        board.armies(power) & ground
    }

    /// Where a power can muster pieces of these kinds in these spaces: what a step says of them narrows the rules
    /// (VOD-4.16.19).
    pub(crate) fn musters(&self, board: &Board, power: Power, kinds: Kinds, spaces: Spaces, free: bool) -> Musters {
        let new = self.new_places(board, power, kinds, free) & spaces;
        let in_place = self.in_place(board, power, kinds) & spaces;
        if free || (new | in_place).is_empty() {
            return Musters { new, in_place };
        }
        let (map, team) = (&self.parts.map, power.team());
        let line = self.line(board, team, board.cities(power));
        // A hoplite is a link and a harbour where it stands (VOD-4.2.5): its province only has to touch the line, itself or by
        // a sea without enemies. What is on the line is good as it is.
        let touching = line | map.next_to_any(line);
        let mut blocked = board.team_pieces(team.other());
        if self.options.enemy_bribes_block {
            blocked |= board.team_bribes(team.other());
        }
        let by_sea = map.next_to_any(map.sea & touching & !blocked);
        let supplied = (map.land & (touching | by_sea)) | (map.sea & line);
        Musters { new: new & supplied, in_place: in_place & line }
    }

    /// Musters that lack nothing but supply (VOD-8.1).
    pub(crate) fn musters_without_supply(&self, board: &Board, power: Power, kinds: Kinds, spaces: Spaces) -> Spaces {
        let all = (self.new_places(board, power, kinds, false) | self.in_place(board, power, kinds)) & spaces;
        let legal = self.musters(board, power, kinds, spaces, false);
        all & !(legal.new | legal.in_place)
    }

    /// Where a power can place a piece of this kind: stock and stacking decide, not supply or neighbours (VOD-4.3.1, VOD-4.3.2,
    /// VOD-4.3.5).
    pub(crate) fn places(&self, board: &Board, power: Power, kind: Kind, spaces: Spaces) -> Spaces {
        if self.stock(board, power, kind) == 0 {
            return Spaces::NONE;
        }
        let (map, team) = (&self.parts.map, power.team());
        let open = !board.team_pieces(team.other());
        open & spaces
            & match kind {
                Kind::Hoplite => map.land & !board.team_armies(team),
                Kind::Trireme => map.sea & !board.team_armies(team),
                Kind::City => map.land & !board.team_cities(team),
            }
    }

    /// The spaces that are adjacent to this one for a power's battles (VOD-4.16.12).
    pub(crate) fn in_reach(&self, state: &State, power: Power, space: Space) -> Spaces {
        let mut reach = self.parts.map.next_to(space);
        if state.links != 0 {
            let in_force = |(place, _): &(usize, _)| state.links >> place & 1 != 0;
            for (_, link) in self.parts.links.iter().enumerate().filter(in_force) {
                if link.owner == power && link.a == space {
                    reach |= Spaces::of(link.b);
                }
                if link.owner == power && link.b == space {
                    reach |= Spaces::of(link.a);
                }
            }
        }
        reach
    }

    /// The targets of a piece of a power that stands on `from`, in supply or not (VOD-4.6.2, VOD-4.6.4), by a battle step.
    pub(crate) fn targets(&self, state: &State, board: &Board, run: &Run, from: Space, spaces: Spaces) -> Spaces {
        let Deed::Battle { on, .. } = self.deed(run) else { return Spaces::NONE };
        let map = &self.parts.map;
        let mut ground = Spaces::NONE;
        if on.land {
            ground |= map.land;
        }
        if on.sea && map.sea.contains(from) {
            ground |= map.sea;
        }
        let power = run.actor;
        let mut targets = self.in_reach(state, power, from) & ground & spaces;
        if !self.options.battle_empty {
            targets &= board.team_pieces(power.team().other());
        }
        targets
    }

    /// The pieces that may start the battle of a step, in supply or not; never cities (VOD-R24).
    pub(crate) fn fighters(&self, board: &Board, run: &Run) -> Spaces {
        let Deed::Battle { with_piece, fighter, each_once, .. } = self.deed(run) else { return Spaces::NONE };
        let mut fighters = self.in_place(board, run.actor, *with_piece);
        if let Some(name) = fighter {
            let bound = run.piece(*name).filter(|piece| piece.owner == run.actor && piece.kind != Kind::City);
            fighters &= bound.map_or(Spaces::NONE, |piece| Spaces::of(piece.space));
        }
        if *each_once || !self.options.battle_again {
            fighters &= !run.fought;
        }
        if !self.options.battle_again {
            fighters &= !run.fought_before;
        }
        fighters
    }

    /// The step that an effect is at.
    #[inline]
    pub(crate) fn step(&self, run: &Run) -> &Step {
        &self.parts.card(run.card).effect.steps[usize::from(run.step)]
    }

    /// What the step does that an effect is at.
    #[inline]
    pub(crate) fn deed(&self, run: &Run) -> &Deed {
        &self.step(run).deed
    }

    /// Does a muster of this card need neither supply nor neighbour (VOD-R31)?
    pub(crate) fn musters_freely(&self, run: &Run) -> bool {
        let basic = matches!(self.parts.card(run.card).kind, CardType::MusterHoplite | CardType::MusterTrireme);
        self.options.card_muster == CardMuster::Free && !basic
    }

    /// The spaces of a set, now (VOD-4.15.4 to VOD-4.15.6), read from `owner`.
    pub(crate) fn spaces(&self, board: &Board, owner: Power, run: Option<&Run>, set: &SpaceSet) -> Spaces {
        if set.all {
            return set.kind & self.parts.map.spaces();
        }
        let map = &self.parts.map;
        let mut spaces = set.fixed;
        let bound = |name| run.and_then(|run| run.space(name));
        for space in set.bound.iter().filter_map(|name| bound(*name)) {
            spaces |= Spaces::of(space);
        }
        for space in set.next_to_bound.iter().filter_map(|name| bound(*name)) {
            spaces |= map.next_to(space);
        }
        for (who, kinds) in &set.holding {
            spaces |= self.holding_pieces(board, who.powers(owner), *kinds);
        }
        for (who, kinds) in &set.next_to_holding {
            spaces |= map.next_to_any(self.holding_pieces(board, who.powers(owner), *kinds));
        }
        spaces & set.kind
    }

    /// The spaces that hold pieces of these owners and kinds.
    pub(crate) fn holding_pieces(&self, board: &Board, powers: Powers, kinds: Kinds) -> Spaces {
        let one = |power, kind| board.of_kind(&self.parts.map, power, kind);
        let of = |power| kinds.iter().fold(Spaces::NONE, |all, kind| all | one(power, kind));
        powers.iter().fold(Spaces::NONE, |all, power| all | of(power))
    }

    /// How many pieces of these owners and kinds stand in these spaces, in supply if it is asked for (VOD-4.13.1).
    pub(crate) fn count(&self, board: &Board, powers: Powers, kinds: Kinds, spaces: Spaces, supplied: bool) -> u32 {
        let one = |power: Power, kind| {
            let there = board.of_kind(&self.parts.map, power, kind) & spaces;
            if supplied && kind != Kind::City { there & self.supplied(board, power) } else { there }.len()
        };
        powers.iter().map(|power| kinds.iter().map(|kind| one(power, kind)).sum::<u32>()).sum()
    }

    /// Whose pieces count for "you" in a condition of a scoring Status (VOD-4.15.7).
    pub(crate) fn presence(&self, scoring: bool, of: Who, spaces: &SpaceSet) -> Who {
        let team = self.options.presence_scope == PresenceScope::Team;
        if scoring && team && of == Who::Self_ && spaces.in_or_next_to { Who::Friend } else { of }
    }

    /// The piece of a power in a space that can be mustered in place or fight.
    pub(crate) fn army(&self, power: Power, space: Space) -> Bound {
        Bound { owner: power, kind: Board::army_kind(&self.parts.map, space), space }
    }
}
