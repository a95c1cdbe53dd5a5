//! Battles, removals, and losses for lack of supply (sections 4.6 and 3.6).

use quincunx_engine::Log;

use super::board::Bound;
use super::decision::Decision;
use super::event::{Event, VpReason};
use super::frame::{Battle, CameTo, Frame, InBattle, InRemoval, Incident, Losses, Removal};
use super::game::VictoryOrDeath;
use super::state::{Request, State};
use crate::components::{Cause, Happening, Kind, Power, Space, Spaces};

impl VictoryOrDeath {
    /// VOD-4.6.7 (1): a card starts a battle (VOD-4.6.1).
    pub(crate) fn declare(
        &self,
        state: &mut State,
        fighter: Bound,
        target: Space,
        victim: Option<Bound>,
        log: &mut impl Log<Event>,
    ) {
        log.event(|| Event::Battle {
            power: fighter.owner,
            kind: fighter.kind,
            from: self.place_name(fighter.space),
            target: self.place_name(target),
        });
        state.stack.push(Frame::Battle(Battle {
            by: fighter.owner,
            fighter,
            target,
            victim,
            at: InBattle::Declared,
            came_to: CameTo::Done,
        }));
    }

    /// Goes on with the battle on top of the stack (VOD-4.6.7). Its removal is one that cards about removal answer to
    /// (VOD-R25); if fighter or target is gone, there is none (VOD-R47).
    pub(crate) fn advance_battle(&self, state: &mut State, battle: Battle, log: &mut impl Log<Event>) {
        let (at, came_to) = match battle.at {
            InBattle::Declared => {
                Self::set_battle(state, InBattle::Begun, battle.came_to);
                return self.raise(state, Self::incident_of(&battle, Happening::BattleBegun), log);
            }
            InBattle::Begun => {
                let there = |piece| state.board.has(&self.parts.map, piece);
                match battle.victim {
                    Some(victim) if there(battle.fighter) && there(victim) => {
                        Self::set_battle(state, InBattle::Removing, CameTo::Prevented);
                        return self.name_for_removal(state, victim, Some(battle.by), Cause::Battle, log);
                    }
                    Some(_) => (InBattle::Over, CameTo::Prevented),
                    None => (InBattle::Over, CameTo::Done),
                }
            }
            InBattle::Removing => (InBattle::Over, battle.came_to),
            InBattle::Over => return Self::came_to(state, battle.came_to),
        };
        Self::set_battle(state, at, came_to);
        if came_to == CameTo::Prevented || battle.victim.is_none() {
            log.event(|| Event::BattleInVain { power: battle.by, target: self.place_name(battle.target) });
        }
        self.raise(state, Self::incident_of(&battle, Happening::BattleOver), log);
    }

    fn set_battle(state: &mut State, at: InBattle, came_to: CameTo) {
        if let Some(Frame::Battle(battle)) = state.stack.last_mut() {
            (battle.at, battle.came_to) = (at, came_to);
        }
    }

    const fn incident_of(battle: &Battle, what: Happening) -> Incident {
        Incident {
            what,
            piece: battle.victim,
            by: Some(battle.by),
            fighter: Some(battle.fighter),
            space: Some(battle.target),
            cause: None,
            card: None,
        }
    }

    /// A piece is about to be removed.
    pub(crate) fn name_for_removal(
        &self,
        state: &mut State,
        piece: Bound,
        by: Option<Power>,
        cause: Cause,
        log: &mut impl Log<Event>,
    ) {
        state.stack.push(Frame::Removal(Removal { piece, by, cause, at: InRemoval::About }));
        self.raise(
            state,
            Incident { by, cause: Some(cause), ..Incident::of_piece(Happening::WouldRemove, piece) },
            log,
        );
    }

    /// Goes on with the removal on top of the stack.
    pub(crate) fn advance_removal(&self, state: &mut State, removal: Removal, log: &mut impl Log<Event>) {
        let Removal { piece, by, cause, at } = removal;
        match at {
            InRemoval::About if state.board.has(&self.parts.map, piece) => {
                if let Some(Frame::Removal(removal)) = state.stack.last_mut() {
                    removal.at = InRemoval::Gone;
                }
                state.board.take(piece);
                log.event(|| Event::Removed {
                    power: piece.owner,
                    kind: piece.kind,
                    space: self.place_name(piece.space),
                    by,
                    cause,
                });
                // VOD-4.6.8; an own piece can be removed by a card that says so, and pays nobody.
                if let Some(by) = by.filter(|by| piece.kind == Kind::City && by.team() != piece.owner.team()) {
                    state.vp[by.team().index()] += 1;
                    self.log_vp(state, by.team(), 1, VpReason::City, None, log);
                }
                let what = Incident::of_piece(Happening::Removed, piece);
                self.raise(state, Incident { by, cause: Some(cause), ..what }, log);
            }
            InRemoval::About | InRemoval::Kept => Self::came_to(state, CameTo::Prevented),
            InRemoval::Gone => Self::came_to(state, CameTo::Done),
        }
    }

    /// The removal or battle on top of the stack is over: what it came to stands with what it was part of, where nothing that
    /// goes on inside can change it (VOD-4.11.5).
    fn came_to(state: &mut State, what: CameTo) {
        state.stack.pop();
        match state.stack.last_mut() {
            Some(Frame::Battle(battle)) => battle.came_to = what,
            Some(Frame::Run(run)) => run.came_to = what,
            _ => {}
        }
    }

    /// Goes on with the losses of a power, all its pieces tested at once (VOD-3.6.1). Returns whether anything changed: not if
    /// VOD-D9 is to be decided, which a free action or the teammate may still avert (VOD-3.6.2).
    pub(crate) fn advance_losses(&self, state: &mut State, losses: Losses, log: &mut impl Log<Event>) -> bool {
        let power = losses.power;
        let Some(doomed) = losses.doomed else {
            if self.unsupplied(&state.board, power).is_empty() {
                state.forget_answers();
                state.stack.pop();
                return true;
            }
            let alone = !self.may_ask(state, power, Request::Supply)
                && !self.any_free(state, power, Decision::Losses)
                && !self.can_move_bribes(state, power);
            if alone {
                self.doom(state);
            }
            return alone;
        };
        // In the order of the board (VOD-R23).
        let Some(space) = doomed.first() else {
            state.forget_answers();
            state.stack.pop();
            return true;
        };
        if let Some(Frame::Losses(losses)) = state.stack.last_mut() {
            losses.doomed = Some(doomed & !Spaces::of(space));
        }
        let piece = self.army(power, space);
        if state.board.has(&self.parts.map, piece) {
            self.name_for_removal(state, piece, None, Cause::Supply, log);
        }
        true
    }

    /// DONE (VOD-D9): what is unsupplied at this moment goes (VOD-3.6.3).
    pub(crate) fn doom(&self, state: &mut State) {
        if let Some(Frame::Losses(Losses { power, .. })) = state.stack.last().copied() {
            let doomed = self.unsupplied(&state.board, power);
            if let Some(Frame::Losses(losses)) = state.stack.last_mut() {
                losses.doomed = Some(doomed);
            }
        }
    }
}
