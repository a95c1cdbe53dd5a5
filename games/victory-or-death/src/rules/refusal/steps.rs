//! The steps of an effect: musters, placings, battles, removals (D-12 to VOD-D14).

use super::{Checked, Clause, Reason, check};
use crate::components::{Deed, Kind, Kinds, Power, Space, Spaces};
use crate::rules::action::Choice;
use crate::rules::board::{Board, Bound};
use crate::rules::decision::Decision;
use crate::rules::frame::{Purpose, Run};
use crate::rules::game::VictoryOrDeath;
use crate::rules::state::{Request, State};

impl VictoryOrDeath {
    pub(super) fn check_step(&self, state: &State, run: &Run, decision: Decision, choice: Choice) -> Checked {
        match (decision, choice) {
            (Decision::StepCost, Choice::Pay) => {
                self.check_cost(state, run.owner, Purpose::Step)?;
                Err(Reason::CostInVain)
            }
            (Decision::CardCost, Choice::Pay) => self.check_cost(state, run.owner, Purpose::Card),
            (Decision::Target, Choice::Power(power)) => Err(Reason::NotATarget(power)),
            (Decision::TakeOff, Choice::Off(space, kind)) => self.check_take_off(state, run, space, kind),
            (Decision::Muster, Choice::New(kind, space)) => self.check_new(state, run, kind, space),
            (Decision::Muster, Choice::PlaceIn(space)) => self.check_in_place(state, run, space),
            (Decision::Muster, Choice::AskMuster(kind, space)) => self.check_ask_muster(state, run, kind, space),
            (Decision::Place, Choice::Place(kind, space)) => self.check_place(state, run, kind, space),
            (Decision::Battle, Choice::Fight(from, target)) => {
                self.check_fight(state, run, from, target)?;
                self.check_fighter_line(&state.board, run.actor, from)
            }
            (Decision::Battle, Choice::AskBattle(from, target)) => self.check_ask_battle(state, run, from, target),
            (Decision::Remove, Choice::Target(space, kind)) => self.check_remove(state, run, space, kind),
            (Decision::RemoveBribe, Choice::TargetBribe(space, owner)) => {
                self.check_remove_bribe(state, run, space, owner)
            }
            (Decision::Search, Choice::Take(id)) => {
                self.check_own(run.owner, id)?;
                let there = state.holding(run.owner).deck.has(self.card(id).slot);
                check(there, Reason::NotInPile("VOD-4.16.11"))?;
                Err(Reason::CardType("VOD-4.16.11"))
            }
            _ => Ok(()),
        }
    }

    /// Is this the ground for such a piece (VOD-4.1.2)?
    fn check_ground(&self, kind: Kind, space: Space) -> Checked {
        let map = &self.parts.map;
        let ground = if kind == Kind::Trireme { map.sea } else { map.land };
        check(ground.contains(space), Reason::Ground(kind, self.space_name(space)))
    }

    /// Can a piece enter, as far as others are concerned (VOD-4.1.7 to VOD-4.1.10)?
    fn check_entry(&self, board: &Board, power: Power, kind: Kind, space: Space) -> Checked {
        let (team, name) = (power.team(), self.space_name(space));
        check(!board.team_pieces(team.other()).contains(space), Reason::EnemyThere(name))?;
        let friends = if kind == Kind::City { board.team_cities(team) } else { board.team_armies(team) };
        check(!friends.contains(space), Reason::SecondPiece(kind, name))
    }

    /// VOD-4.16.5.
    fn check_take_off(&self, state: &State, run: &Run, space: Space, kind: Kind) -> Checked {
        let Deed::Relocate { piece, .. } = self.deed(run) else { return Ok(()) };
        check(piece.contains(kind) && kind != Kind::City, Reason::CardKind(kind, "VOD-4.16.5"))?;
        let there = state.board.of_kind(&self.parts.map, run.owner, kind).contains(space);
        check(there, Reason::NoOwnPiece(self.space_name(space), "VOD-4.16.5"))?;
        Err(Reason::TakenOffAll)
    }

    /// The kinds and spaces of a muster, and the clause that limits the kinds.
    fn muster_limits(&self, state: &State, run: &Run) -> (Kinds, Spaces, Clause) {
        match self.deed(run) {
            Deed::Muster { piece, spaces, .. } => {
                (*piece, self.spaces(&state.board, run.owner, Some(run), spaces), "VOD-4.16.1")
            }
            _ => (Self::to_muster_again(run), Spaces::ALL, "VOD-4.16.5"),
        }
    }

    fn check_new(&self, state: &State, run: &Run, kind: Kind, space: Space) -> Checked {
        self.check_new_but_line(state, run, kind, space)?;
        self.check_muster_line(&state.board, Bound { owner: run.actor, kind, space })
    }

    /// VOD-4.2.2, VOD-4.2.4, all but the supply line.
    fn check_new_but_line(&self, state: &State, run: &Run, kind: Kind, space: Space) -> Checked {
        let (board, power, name) = (&state.board, run.actor, self.space_name(space));
        let (kinds, spaces, clause) = self.muster_limits(state, run);
        check(kind != Kind::City, Reason::CityNotMustered)?;
        check(kinds.contains(kind), Reason::CardKind(kind, clause))?;
        self.check_ground(kind, space)?;
        check(spaces.contains(space), Reason::CardSpace(name, "VOD-4.2.7"))?;
        check(self.stock(board, power, kind) > 0, Reason::NoneInStock(power, kind))?;
        self.check_entry(board, power, kind, space)?;
        let city = board.cities(power).contains(space);
        let near = self.parts.map.next_to(space).meets(board.pieces(power)) || city && self.options.muster_at_own_city;
        let alone = if city { Reason::CityIsNoNeighbour(name) } else { Reason::NoNeighbour(name) };
        check(near || kind != Kind::Hoplite, alone)
    }

    fn check_in_place(&self, state: &State, run: &Run, space: Space) -> Checked {
        self.check_in_place_but_line(state, run, space)?;
        self.check_muster_line(&state.board, self.army(run.actor, space))
    }

    /// VOD-4.2.6, VOD-4.2.7, all but the supply line.
    fn check_in_place_but_line(&self, state: &State, run: &Run, space: Space) -> Checked {
        let (kinds, spaces, clause) = self.muster_limits(state, run);
        let (piece, name) = (self.army(run.actor, space), self.space_name(space));
        check(state.board.has(&self.parts.map, piece), Reason::NoOwnPiece(name, "VOD-4.2.6"))?;
        check(kinds.contains(piece.kind), Reason::CardKind(piece.kind, clause))?;
        check(spaces.contains(space), Reason::CardSpace(name, "VOD-4.2.7"))
    }

    /// VOD-8.1: the muster lacks nothing but supply.
    fn check_ask_muster(&self, state: &State, run: &Run, kind: Kind, space: Space) -> Checked {
        let piece = Bound { owner: run.actor, kind, space };
        if kind != Kind::City && state.board.has(&self.parts.map, piece) {
            self.check_in_place_but_line(state, run, space)?;
        } else {
            self.check_new_but_line(state, run, kind, space)?;
        }
        let lacks = !self.musters_freely(run) && self.check_muster_line(&state.board, piece).is_err();
        check(lacks, Reason::NoNeedOfAid)?;
        Self::check_ask(state, run.actor, Request::Muster(space))
    }

    /// VOD-4.3.2.
    fn check_place(&self, state: &State, run: &Run, kind: Kind, space: Space) -> Checked {
        let Deed::Place { piece, spaces } = self.deed(run) else { return Ok(()) };
        let (board, power) = (&state.board, run.owner);
        let spaces = self.spaces(board, power, Some(run), spaces);
        check(piece.contains(kind), Reason::CardKind(kind, "VOD-4.16.2"))?;
        self.check_ground(kind, space)?;
        check(spaces.contains(space), Reason::CardSpace(self.space_name(space), "VOD-4.16.2"))?;
        check(self.stock(board, power, kind) > 0, Reason::NoneInStock(power, kind))?;
        self.check_entry(board, power, kind, space)
    }

    /// VOD-4.6.2, VOD-4.6.4, VOD-4.16.3, all but the supply line.
    fn check_fight(&self, state: &State, run: &Run, from: Space, target: Space) -> Checked {
        let Deed::Battle { on, with_piece, fighter, spaces, each_once } = self.deed(run) else { return Ok(()) };
        let (map, board, power) = (&self.parts.map, &state.board, run.actor);
        let (here, there) = (self.space_name(from), self.space_name(target));
        let piece = self.army(power, from);
        check(board.has(map, piece), Reason::NoOwnPiece(here, "VOD-4.6.2"))?;
        check(with_piece.contains(piece.kind), Reason::CardKind(piece.kind, "VOD-4.16.3"))?;
        let named = fighter.is_none_or(|name| run.piece(name) == Some(piece));
        check(named, Reason::CardFighter)?;
        check(!(*each_once && run.fought.contains(from)), Reason::Fought("VOD-4.16.3"))?;
        let fought = (run.fought | run.fought_before).contains(from);
        check(self.options.battle_again || !fought, Reason::Fought("VOD-R32"))?;
        check(!map.neutral.contains(target), Reason::NoBattlefield)?;
        let at_sea = map.sea.contains(target);
        check(!at_sea || piece.kind == Kind::Trireme, Reason::HopliteAtSea)?;
        check(if at_sea { on.sea } else { on.land }, Reason::CardBattle)?;
        check(self.in_reach(state, power, from).contains(target), Reason::NotAdjacent(here, there))?;
        let spaces = self.spaces(board, run.owner, Some(run), spaces);
        check(spaces.contains(target), Reason::CardSpace(there, "VOD-4.16.3"))?;
        let enemy = board.team_pieces(power.team().other()).contains(target);
        check(enemy || self.options.battle_empty, Reason::NoEnemy(there))
    }

    /// VOD-8.1: the battle lacks nothing but supply.
    fn check_ask_battle(&self, state: &State, run: &Run, from: Space, target: Space) -> Checked {
        self.check_fight(state, run, from, target)?;
        let lacks = self.check_fighter_line(&state.board, run.actor, from).is_err();
        check(lacks, Reason::NoNeedOfAid)?;
        Self::check_ask(state, run.actor, Request::Battle(from, target))
    }

    /// VOD-4.16.4.
    fn check_remove(&self, state: &State, run: &Run, space: Space, kind: Kind) -> Checked {
        let Deed::Remove { of, piece, spaces, .. } = self.deed(run) else { return Ok(()) };
        let (board, name) = (&state.board, self.space_name(space));
        check(piece.contains(kind), Reason::CardKind(kind, "VOD-4.16.4"))?;
        let spaces = self.spaces(board, run.owner, Some(run), spaces);
        check(spaces.contains(space), Reason::CardSpace(name, "VOD-4.16.4"))?;
        let has = |power: &Power| board.of_kind(&self.parts.map, *power, kind).contains(space);
        let owner = of.powers(run.owner).iter().find(has).ok_or(Reason::NoSuchPiece(name))?;
        let protected = kind == Kind::City && board.team_armies(owner.team()).contains(space);
        check(!protected, Reason::Protected(name))?;
        Err(Reason::CardSpace(name, "VOD-4.16.4"))
    }

    /// VOD-4.16.17.
    fn check_remove_bribe(&self, state: &State, run: &Run, space: Space, owner: Power) -> Checked {
        let Deed::RemoveBribe { of, spaces, .. } = self.deed(run) else { return Ok(()) };
        let name = self.space_name(space);
        let spaces = self.spaces(&state.board, run.owner, Some(run), spaces);
        check(of.powers(run.owner).contains(owner), Reason::NotATarget(owner))?;
        check(spaces.contains(space), Reason::CardSpace(name, "VOD-4.16.17"))?;
        check(state.board.bribes(owner).contains(space), Reason::NoSuchBribe(name))
    }
}
