//! Strikes (PB-4.8.1), shots (PB-4.13.3) and wounds (PB-4.9.1), Disband (PB-4.23.1) and the token of a fallen Leader
//! (PB-4.34.2).

use quincunx_engine::{Log, Seat};

use crate::components::set::Set;
use crate::components::strength::{Faces, Strength, Trait};
use crate::rules::PocketBattles;
use crate::rules::event::{Event, Loss, TokenFrom};
use crate::rules::map::Place;
use crate::rules::odds::Ways;
use crate::rules::options::{Rounding, SharedAmong, SpentTokens};
use crate::rules::state::{DeedKind, Roll, RollKind, Shares, State, Step, Wounds, enemy};
use crate::rules::unit::{Unit, UnitId};

impl PocketBattles {
    /// Dice of a strike (PB-4.8.1): one; for a charger one more, or two with Impetus (PB-4.28.1), and for nobody else
    /// (PB-Q19); X of +X Engagement (PB-4.24.1); with Fury one for each order token, those just paid too (PB-4.29.1,
    /// PB-Q48).
    #[inline]
    pub(crate) fn strike_dice(strength: &Strength, orders: u8, charges: bool, excited: bool) -> u8 {
        let charge = if charges { 1 + u8::from(strength.traits.has(Trait::Impetus)) } else { 0 };
        let fury = if strength.traits.has(Trait::Fury) { orders } else { 0 };
        1 + charge + strength.engagement + fury + u8::from(excited)
    }

    /// Dice of a shot (PB-4.13.3), with X of +X Shooting (PB-4.25.1).
    #[inline]
    pub(crate) const fn shot_dice(strength: &Strength, excited: bool) -> u8 {
        1 + strength.shooting + excited as u8
    }

    /// Dice of a roll of this kind, if it were made now; the die of Excite counts in the first strike or the shot of the
    /// ordered unit alone (PB-4.21.2).
    #[inline]
    pub(crate) fn dice_of(state: &State, kind: RollKind, strength: &Strength, by: UnitId) -> u8 {
        let excited = matches!(kind, RollKind::Strike | RollKind::Shot) && state.deed.excited;
        if kind.is_shot() {
            return Self::shot_dice(strength, excited);
        }
        let charges = kind == RollKind::Strike && state.deed.kind == DeedKind::Charge;
        Self::strike_dice(strength, state.side(by.seat).orders[by.unit.index()], charges, excited)
    }

    /// A strike, whose dice are counted here; a unit without a black face does not roll (PB-4.8.4, PB-Q21).
    pub(crate) fn strike(&self, state: &mut State, roll: Roll, log: &mut impl Log<Event>) {
        let Roll { kind, seat, unit, .. } = roll;
        let strength = state.side(seat).strength(unit);
        let dice = Self::dice_of(state, kind, &strength, UnitId::new(seat, unit));
        state.roll = Roll { dice, ..roll };
        if strength.black.is_empty() {
            // The die of Excite counts in the first strike or not at all (PB-4.21.2).
            state.deed.excited &= kind != RollKind::Strike;
            log.event(|| Event::CannotStrike { unit: UnitId::new(seat, unit) });
            self.after_roll(state, log);
        } else {
            state.step = Step::Roll;
        }
    }

    /// A strike that is always made, unless the table lets its owner decline (PB-4.10.2, PB-D15, PB-Q20).
    pub(crate) fn strike_if_wanted(&self, state: &mut State, roll: Roll, log: &mut impl Log<Event>) {
        if self.options.optional_strikes.is_on() {
            state.roll = roll;
            state.step = Step::Strike;
        } else {
            self.strike(state, roll, log);
        }
    }

    /// PB-D15.
    pub(crate) fn decide_strike(&self, state: &mut State, strikes: bool, log: &mut impl Log<Event>) {
        let roll = state.roll;
        if strikes {
            self.strike(state, roll, log);
        } else {
            log.event(|| Event::Declined { unit: UnitId::new(roll.seat, roll.unit) });
            self.after_roll(state, log);
        }
    }

    /// A shot, whose dice are counted here; the unit stays where it is (PB-4.13.6).
    pub(crate) fn shoot(state: &mut State, roll: Roll) {
        let strength = state.side(roll.seat).strength(roll.unit);
        let dice = Self::dice_of(state, roll.kind, &strength, UnitId::new(roll.seat, roll.unit));
        state.roll = Roll { dice, ..roll };
        state.step = Step::Roll;
    }

    /// The faces that count in the roll to be made (PB-4.8.2, PB-4.13.4), and X of +X Wounds (PB-4.26.1).
    #[inline]
    pub(crate) fn rolled_faces(state: &State) -> (Faces, u8) {
        let Roll { kind, seat, unit, .. } = state.roll;
        let strength = state.side(seat).strength(unit);
        (if kind.is_shot() { strength.white } else { strength.black }, strength.wounds)
    }

    /// The dice have shown so many hits; with one at least X of +X Wounds comes on top (PB-4.8.3), before they are
    /// shared (PB-Q33).
    pub(crate) fn hits(&self, state: &mut State, hits: u8, log: &mut impl Log<Event>) {
        let Roll { kind, seat, unit, at, dice, .. } = state.roll;
        let more = if hits > 0 { Self::rolled_faces(state).1 } else { 0 };
        if matches!(kind, RollKind::Strike | RollKind::Shot) {
            state.deed.excited = false;
        }
        let target = UnitId::new(enemy(seat), at);
        log.event(|| {
            let (faces, x) = Self::rolled_faces(state);
            let expected = Ways::of(faces, dice).mean(x);
            Event::Rolled { kind, unit: UnitId::new(seat, unit), target, dice, hits, more, expected }
        });
        let hits = hits + more;
        if kind == RollKind::Shot && state.side(target.seat).place(at).is_engaged() {
            self.share(state, hits, log);
        } else {
            self.wound(state, target.seat, at, hits, log);
        }
    }

    /// A shot into an engagement (PB-4.14.1) hits all enemy units of it, and of no other (PB-4.14.2, PB-4.14.5, PB-Q31,
    /// PB-Q34), each with the same share (PB-4.14.3, PB-Q32).
    fn share(&self, state: &mut State, hits: u8, log: &mut impl Log<Event>) {
        let Roll { seat, at, .. } = state.roll;
        let mut others = self.sharing(state, seat, at);
        let units = others[0].len() + others[1].len();
        let share = self.share_of(hits, units);
        others[0].remove(at.0);
        state.shares = Shares { hits: share, others };
        if units > 1 {
            log.event(|| {
                let of = |seat: Seat, units: Set| units.units().map(move |unit| UnitId::new(seat, unit));
                let chosen = UnitId::new(enemy(seat), at);
                let rest = of(enemy(seat), others[0]).chain(of(seat, others[1]));
                Event::Shared { hits: share, units: std::iter::once(chosen).chain(rest).collect() }
            });
        }
        self.wound(state, enemy(seat), at, share, log);
    }

    /// Who shares the hits of a shot of this seat at an enemy unit in an engagement: of the enemy's side, and of its own.
    pub(crate) fn sharing(&self, state: &State, seat: Seat, at: Unit) -> [Set; 2] {
        let place = state.side(enemy(seat)).place(at);
        let own = match self.options.shoot_into_engagement {
            SharedAmong::Both => state.side(seat).map.units_in(place),
            SharedAmong::Enemy => Set::EMPTY,
        };
        [state.side(enemy(seat)).map.units_in(place), own]
    }

    /// The hits of each, if so many units share so many (PB-4.14.3).
    pub(crate) const fn share_of(&self, hits: u8, units: u8) -> u8 {
        match self.options.shoot_rounding {
            Rounding::Up => hits.div_ceil(units),
            Rounding::Nearest => (2 * hits + units) / (2 * units),
            Rounding::Down => hits / units,
        }
    }

    /// A unit takes hits at once (PB-4.9.1, PB-4.13.5); those beyond its wound points are lost (PB-4.9.2, PB-Q23).
    fn wound(&self, state: &mut State, seat: Seat, unit: Unit, hits: u8, log: &mut impl Log<Event>) {
        let left = hits.min(state.side(seat).wounds_left(unit));
        state.wounds = Wounds { seat, unit, left, hit: left > 0, ..Wounds::NONE };
        if left == 0 {
            self.after_wounds(state, log);
        } else {
            self.go_on_allotting(state, log);
        }
    }

    /// Hits that a living troop of the unit can still take (PB-4.9.3).
    #[inline]
    pub(crate) fn room(state: &State, place: u8) -> u8 {
        let side = state.side(state.wounds.seat);
        let taken = u8::from(side.wounded.has(place)) + u8::from(state.wounds.marks.has(place));
        side.tile(place).print().wounds - taken
    }

    /// Troops that can take a hit now (PB-4.9.3).
    #[inline]
    pub(crate) fn may_take(state: &State) -> Set {
        state.side(state.wounds.seat).living_of(state.wounds.unit).without(state.wounds.doomed)
    }

    /// PB-D11: where nothing is to be chosen the hits fall by themselves.
    fn go_on_allotting(&self, state: &mut State, log: &mut impl Log<Event>) {
        while state.wounds.left > 0 {
            let troops = Self::may_take(state);
            let room: u8 = troops.iter().map(|place| Self::room(state, place)).sum();
            match troops.only() {
                Some(only) if room > state.wounds.left => Self::take_hit(state, only),
                _ if room == state.wounds.left => {
                    state.wounds.doomed = state.wounds.doomed.or(troops);
                    state.wounds.marks = Set::EMPTY;
                    state.wounds.left = 0;
                }
                _ => {
                    state.step = Step::Allot;
                    return;
                }
            }
        }
        self.bury(state, log);
    }

    fn take_hit(state: &mut State, place: u8) {
        if Self::room(state, place) == 1 {
            state.wounds.doomed.add(place);
            state.wounds.marks.remove(place);
        } else {
            state.wounds.marks.add(place);
        }
        state.wounds.left -= 1;
    }

    /// PB-D11.
    pub(crate) fn allot(&self, state: &mut State, place: u8, log: &mut impl Log<Event>) {
        Self::take_hit(state, place);
        self.go_on_allotting(state, log);
    }

    /// All hits are allotted: the destroyed troops leave together, without a token (PB-4.9.4, PB-Q22), then the token
    /// of a Leader.
    fn bury(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Wounds { seat, doomed, .. } = state.wounds;
        let side = state.side(seat);
        let leads = doomed.iter().any(|place| side.tile(place).print().strength.traits.has(Trait::Leader));
        for place in doomed.iter() {
            Self::destroy(state, seat, place, Loss::Wounds, log);
        }
        if leads { self.leader_token(state, log) } else { self.go_on_marking(state, log) }
    }

    /// A troop is destroyed and counts for the enemy (PB-4.9.11): its token goes to those of the fallen (PB-4.9.4),
    /// with the last one the unit goes (PB-4.9.12) and its order tokens are spent (PB-3.4.3, PB-Q26), and who has no
    /// enemy left goes to its front (PB-4.10.5).
    pub(crate) fn destroy(state: &mut State, seat: Seat, place: u8, how: Loss, log: &mut impl Log<Event>) {
        state.bloody = true;
        let side = state.side_mut(seat);
        let unit = side.unit_of(place);
        side.fall(place);
        if side.wounded.has(place) {
            side.wounded.remove(place);
            side.fallen += 1;
        }
        let tile = side.tile(place);
        log.event(|| Event::Destroyed { unit: UnitId::new(seat, unit), tile, how });
        let side = state.side_mut(seat);
        if side.living_of(unit).is_empty() {
            let at = side.place(unit);
            side.spent += side.orders[unit.index()];
            side.orders[unit.index()] = 0;
            side.map.put(unit, Place::GONE);
            let zone = at.zone().expect("it was on the battlefield");
            log.event(|| Event::UnitDestroyed { unit: UnitId::new(seat, unit), zone });
            Self::settle(state, at, log);
        }
    }

    /// PB-4.34.2, PB-D13, PB-Q40.
    fn leader_token(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.wounds.seat;
        let side = state.side_mut(seat);
        let laid = side.laid(1).len() + u8::from(side.spent > 0);
        if side.unused > 0 {
            side.unused -= 1;
            log.event(|| Event::LeaderToken { seat, from: TokenFrom::Unused });
        } else if laid > 1 {
            state.step = Step::LeaderToken;
            return;
        } else if laid == 1 {
            let unit = side.laid(1).first().map(Unit);
            return self.take_leader_token(state, unit, log);
        } else if side.fallen > 0 {
            side.fallen -= 1;
            log.event(|| Event::LeaderToken { seat, from: TokenFrom::Fallen });
        } else if let Some(only) = side.wounded.only() {
            return self.lose_with_leader(state, only, log);
        } else if !side.wounded.is_empty() {
            state.step = Step::LeaderToken;
            return;
        }
        self.go_on_marking(state, log);
    }

    /// PB-D13: from a unit, or from the spent area.
    pub(crate) fn take_leader_token(&self, state: &mut State, unit: Option<Unit>, log: &mut impl Log<Event>) {
        let seat = state.wounds.seat;
        let from = Self::take_laid(state, seat, unit);
        log.event(|| Event::LeaderToken { seat, from });
        self.go_on_marking(state, log);
    }

    /// A token off a unit makes its next order cheaper and its Fury weaker at once (PB-4.9.10).
    fn take_laid(state: &mut State, seat: Seat, unit: Option<Unit>) -> TokenFrom {
        let side = state.side_mut(seat);
        match unit {
            Some(unit) => {
                side.orders[unit.index()] -= 1;
                TokenFrom::Unit(UnitId::new(seat, unit))
            }
            None => {
                side.spent -= 1;
                TokenFrom::Spent
            }
        }
    }

    /// PB-D13: a wounded troop goes with the token.
    pub(crate) fn lose_with_leader(&self, state: &mut State, place: u8, log: &mut impl Log<Event>) {
        let seat = state.wounds.seat;
        state.side_mut(seat).wounded.remove(place);
        log.event(|| Event::LeaderToken { seat, from: TokenFrom::Wound });
        Self::destroy(state, seat, place, Loss::LeaderToken, log);
        self.go_on_marking(state, log);
    }

    /// Is there a token in the spent area that may mark a wound (PB-4.9.8, PB-Q24)? That of a pass counts as an order's
    /// (PB-4.17.3).
    #[inline]
    pub(crate) fn spent_marks(&self, state: &State, seat: Seat) -> bool {
        self.options.spent_tokens_for_wounds == SpentTokens::Usable && state.side(seat).spent > 0
    }

    /// Troops that were hit and live are marked, in the order of their ids (PB-4.9.5, PB-D12), or removed (PB-4.9.6),
    /// which is all that is left where there is no token (PB-4.9.9).
    fn go_on_marking(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.wounds.seat;
        while let Some(place) = state.wounds.marks.and(state.side(seat).living).first() {
            let side = state.side(seat);
            let token = side.unused > 0 || !side.laid(1).is_empty() || self.spent_marks(state, seat);
            if token {
                state.step = Step::Mark;
                return;
            }
            state.wounds.marks.remove(place);
            Self::destroy(state, seat, place, Loss::Removed, log);
        }
        self.after_wounds(state, log);
    }

    /// The troop to be marked now (PB-D12).
    #[inline]
    pub(crate) fn marked(state: &State) -> u8 {
        state.wounds.marks.first().expect("a troop is to be marked")
    }

    /// With an unused token (PB-4.9.7, PB-Q25).
    pub(crate) fn mark(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.wounds.seat;
        state.side_mut(seat).unused -= 1;
        self.put_mark(state, TokenFrom::Unused, log);
    }

    /// With an order token or one of the spent area (PB-4.9.8).
    pub(crate) fn mark_with_laid(&self, state: &mut State, unit: Option<Unit>, log: &mut impl Log<Event>) {
        let from = Self::take_laid(state, state.wounds.seat, unit);
        self.put_mark(state, from, log);
    }

    fn put_mark(&self, state: &mut State, from: TokenFrom, log: &mut impl Log<Event>) {
        let Wounds { seat, unit, .. } = state.wounds;
        let place = Self::marked(state);
        state.wounds.marks.remove(place);
        state.bloody = true;
        let side = state.side_mut(seat);
        side.wounded.add(place);
        let tile = side.tile(place);
        log.event(|| Event::Wounded { unit: UnitId::new(seat, unit), tile, from });
        self.go_on_marking(state, log);
    }

    /// Removed for one hit (PB-4.9.6).
    pub(crate) fn remove(&self, state: &mut State, log: &mut impl Log<Event>) {
        let place = Self::marked(state);
        state.wounds.marks.remove(place);
        Self::destroy(state, state.wounds.seat, place, Loss::Removed, log);
        self.go_on_marking(state, log);
    }

    /// A unit has taken its hits: the next share (PB-4.14.4), then Disband.
    fn after_wounds(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Roll { seat, .. } = state.roll;
        let wounds = state.wounds;
        if wounds.hit && wounds.seat != seat && state.side(wounds.seat).place(wounds.unit).is_on_field() {
            state.roll.hurt = true;
        }
        state.wounds = Wounds::NONE;
        for (index, of) in [enemy(seat), seat].into_iter().enumerate() {
            while let Some(next) = state.shares.others[index].first() {
                state.shares.others[index].remove(next);
                if state.side(of).place(Unit(next)).is_on_field() {
                    return self.wound(state, of, Unit(next), state.shares.hits, log);
                }
            }
        }
        state.shares = Shares::NONE;
        self.disband(state, log);
        self.after_roll(state, log);
    }

    /// Once per roll, after its wounds, in every roll of the unit (PB-4.23.1, PB-4.23.2, PB-Q45).
    fn disband(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Roll { seat, unit, hurt, .. } = state.roll;
        let loser = enemy(seat);
        if hurt && state.side(seat).bears(unit, Trait::Disband) && state.side(loser).unused > 0 {
            let side = state.side_mut(loser);
            side.unused -= 1;
            side.spent += 1;
            log.event(|| Event::Disbanded { unit: UnitId::new(seat, unit), seat: loser });
        }
    }

    /// What follows a roll: on a first strike the strike back (PB-4.10.1) and no more (PB-4.10.3, PB-4.5.6); who has
    /// destroyed its enemy by it in a charge may have to charge on (PB-4.30.1, PB-4.30.5); after a shot that it
    /// survived the charger goes on (PB-4.4.5), and if it did not the action is over (PB-4.4.6). Who lives stays in
    /// contact (PB-4.10.4, PB-Q18).
    fn after_roll(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Roll { kind, seat, unit, at, .. } = state.roll;
        let target_lives = state.side(enemy(seat)).place(at).is_on_field();
        match kind {
            RollKind::Strike if target_lives => {
                self.strike_if_wanted(state, Roll::of(RollKind::StrikeBack, enemy(seat), at, unit), log);
            }
            RollKind::Strike if state.deed.kind == DeedKind::Charge && self.charge_on(state, log) => {}
            RollKind::PartingStrike => self.next_parting(state, log),
            RollKind::ShotAgainst if target_lives => self.ask_target(state, log),
            _ => self.end_order(state, state.deed.unit, log),
        }
    }
}
