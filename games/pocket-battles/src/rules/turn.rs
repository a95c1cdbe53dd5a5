//! Deployment (PB-2.4.3), rounds (PB-3.1.1) and turns (PB-3.1.4), and how the battle ends (PB-5.2.1).

use quincunx_engine::{Log, Seat};

use crate::components::set::Set;
use crate::components::tile::Army;
use crate::components::zone::{Row, Zone};
use crate::rules::PocketBattles;
use crate::rules::event::{Event, Loss};
use crate::rules::map::Place;
use crate::rules::options::{FirstTurnBan, StackView, UnitNumbers, VictoryBase, VictoryCheck};
use crate::rules::side::Side;
use crate::rules::state::{A, B, Cause, Deed, Ending, Roll, Shares, State, Step, TurnData, Wounds, enemy, seats};
use crate::rules::unit::{MOST, Unit, UnitId};

impl PocketBattles {
    /// The position before anything has happened.
    pub(crate) fn opening(&self) -> State {
        let armies = self.options.armies();
        let [a, b] = armies.unwrap_or([Army::Celts, Army::Romans]);
        State {
            step: if armies.is_some() { Step::Build } else { Step::Armies },
            attacker: A,
            active: A,
            round: 0,
            first: A,
            quiet: 0,
            bloody: false,
            has_had_turn: [false; 2],
            turn: TurnData::NONE,
            deed: Deed::NONE,
            roll: Roll::NONE,
            wounds: Wounds::NONE,
            shares: Shares::NONE,
            sides: [Side::of(a), Side::of(b)],
        }
    }

    /// PB-7.4.
    pub(crate) fn armies(&self, state: &mut State, a: Army, log: &mut impl Log<Event>) {
        let armies = [a, self.options.army_of_b(a)];
        state.sides = armies.map(Side::of);
        state.step = Step::Build;
        log.event(|| Event::Armies { armies });
    }

    /// PB-2.4.2, PB-7.1; equal dice are rolled again (PB-Q07).
    pub(crate) fn opening_roll(state: &mut State, dice: [u8; 2], log: &mut impl Log<Event>) {
        let [a, b] = dice;
        let attacker = if a == b { None } else { Seat::new(usize::from(b > a)) };
        log.event(|| Event::OpeningRoll { dice, attacker });
        if let Some(attacker) = attacker {
            state.attacker = attacker;
            state.active = attacker;
            state.first = attacker;
            state.step = Step::Deploy;
        }
    }

    /// PB-2.4.3, PB-D03; who has nothing left is skipped (PB-2.4.6).
    pub(crate) fn deploy(&self, state: &mut State, unit: Unit, zone: Zone, log: &mut impl Log<Event>) {
        let seat = state.active;
        let side = state.me_mut();
        if self.options.unit_numbers == UnitNumbers::Deployment {
            side.orders[unit.index()] = side.map.on_field().len();
        }
        side.map.put(unit, Place::at(zone));
        let open = self.options.stack_view == StackView::TopAndHeight;
        log.event(|| {
            let places = state.side(seat).places_of(unit);
            let top = places.and(state.side(seat).tops).first().expect("every unit has a top tile");
            let top = state.side(seat).tile(top);
            Event::Deployed { unit: UnitId::new(seat, unit), zone, top, height: open.then_some(places.len()) }
        });
        let waits = |seat: Seat| !state.side(seat).reserve().is_empty();
        match [enemy(seat), seat].into_iter().find(|seat| waits(*seat)) {
            Some(next) => state.active = next,
            None => self.begin_battle(state, log),
        }
    }

    /// PB-2.4.7.
    fn begin_battle(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.options.unit_numbers == UnitNumbers::Deployment {
            for side in &mut state.sides {
                side.renumber_as_placed();
            }
        }
        log.event(|| Event::Spread);
        self.begin_round(state, log);
    }

    /// PB-3.1.2, PB-3.1.7.
    fn begin_round(&self, state: &mut State, log: &mut impl Log<Event>) {
        // Without limits a battle can last for ever.
        state.round = state.round.saturating_add(1);
        state.bloody = false;
        state.first = if state.round % 2 == 1 { state.attacker } else { enemy(state.attacker) };
        log.event(|| Event::Round { number: state.round, first: state.first });
        let able = [state.first, enemy(state.first)].into_iter().find(|seat| state.side(*seat).unused > 0);
        match able {
            Some(seat) => {
                state.first = seat;
                Self::begin_turn(state, seat, log);
            }
            None => self.end_round(state, true, log),
        }
    }

    /// Only who has an unused token gets a turn (PB-3.1.5, PB-Q08); they alternate (PB-3.1.3).
    fn begin_turn(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        state.active = seat;
        state.turn = TurnData { engaged: state.me().map.engaged(), ..TurnData::NONE };
        state.step = Step::Turn;
        log.event(|| Event::Turn { seat });
    }

    /// One unit, one step, without a token (PB-3.2.1, PB-3.2.2, PB-Q09); the action follows, which may be a pass
    /// (PB-3.2.5, PB-Q10).
    pub(crate) fn redeploy(state: &mut State, unit: Unit, to: Zone, log: &mut impl Log<Event>) {
        let from = Self::go(state, unit, to);
        state.turn.redeployed = Some(unit);
        state.step = Step::Action;
        log.event(|| Event::Redeployed { unit: UnitId::new(state.active, unit), from, to });
    }

    /// PB-4.2.1, by a unit on the field of any kind (PB-4.2.3).
    pub(crate) fn tactical_move(&self, state: &mut State, unit: Unit, to: Zone, log: &mut impl Log<Event>) {
        let price = state.me_mut().pay(unit);
        let from = Self::go(state, unit, to);
        log.event(|| Event::Moved { unit: UnitId::new(state.active, unit), from, to, price });
        self.end_order(state, unit, log);
    }

    fn go(state: &mut State, unit: Unit, to: Zone) -> Zone {
        let from = state.me().zone(unit).expect("it is on the battlefield");
        state.me_mut().map.put(unit, Place::at(to));
        from
    }

    /// PB-4.17.1: always possible, always one token (PB-4.17.2, PB-Q57).
    pub(crate) fn pass(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.active;
        let side = state.me_mut();
        side.unused -= 1;
        side.spent += 1;
        log.event(|| Event::Passed { seat });
        self.end_turn(state, log);
    }

    /// PB-4.20.1, as the action of the turn (PB-4.16.2): one wound token off any other unit (PB-Q44).
    pub(crate) fn heal(&self, state: &mut State, unit: Unit, place: u8, log: &mut impl Log<Event>) {
        let side = state.me_mut();
        let price = side.pay(unit);
        side.wounded.remove(place);
        side.unused += 1;
        log.event(|| Event::Healed {
            unit: UnitId::new(state.active, unit),
            target: UnitId::new(state.active, state.me().unit_of(place)),
            tile: state.me().tile(place),
            price,
        });
        self.end_turn(state, log);
    }

    /// PB-4.22.1, PB-D07: the first order is compulsory; each pays its price (PB-Q42).
    pub(crate) fn double_order(state: &mut State, unit: Unit, log: &mut impl Log<Event>) {
        let price = state.me_mut().pay(unit);
        state.turn.doubling = Some(unit);
        state.step = Step::FirstOrder;
        log.event(|| Event::Doubled { unit: UnitId::new(state.active, unit), price });
    }

    /// What an order led to is over: the second order of Double Order, or the end of the turn. A Double
    /// Order counts as one action (PB-3.1.8).
    pub(crate) fn end_order(&self, state: &mut State, unit: Unit, log: &mut impl Log<Event>) {
        state.deed = Deed::NONE;
        state.roll = Roll::NONE;
        if state.turn.doubling.is_some() && state.turn.doubled.is_none() {
            state.turn.doubled = Some(unit);
            if Self::has_order(state) {
                state.step = Step::SecondOrder;
                return;
            }
        }
        self.end_turn(state, log);
    }

    /// PB-4.22.3.
    pub(crate) fn enough(&self, state: &mut State, log: &mut impl Log<Event>) {
        log.event(|| Event::Enough { seat: state.active });
        self.end_turn(state, log);
    }

    /// A round ends when a player has no unit left (PB-3.1.8, PB-Q30), or neither an unused token (PB-3.1.6). A
    /// reaction is not a turn and uses none up (PB-4.4.9).
    fn end_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.active;
        state.has_had_turn[seat.index()] = true;
        state.turn = TurnData::NONE;
        if self.options.victory_check == VictoryCheck::EachTurn && self.check_victory(state, log) {
            return;
        }
        if seats().any(|seat| state.side(seat).map.on_field().is_empty()) {
            return self.end_round(state, false, log);
        }
        match [enemy(seat), seat].into_iter().find(|seat| state.side(*seat).unused > 0) {
            Some(next) => Self::begin_turn(state, next, log),
            None => self.end_round(state, true, log),
        }
    }

    /// The steps of PB-3.5.1: tokens (PB-3.5.2), voluntary removal unless a player has no unit left (PB-3.1.8), victory.
    fn end_round(&self, state: &mut State, removal: bool, log: &mut impl Log<Event>) {
        for side in &mut state.sides {
            side.unused += side.spent + side.fallen + side.orders.iter().sum::<u8>();
            side.spent = 0;
            side.fallen = 0;
            side.orders = [0; MOST];
        }
        log.event(|| Event::RoundEnd { number: state.round });
        if removal {
            self.ask_removal(state, state.first, log);
        } else {
            self.finish_round(state, log);
        }
    }

    /// PB-3.5.3, PB-D16, PB-Q27: first who had the first turn of the round.
    fn ask_removal(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        if !state.side(seat).wounded.is_empty() {
            state.step = Step::Removal(seat);
        } else if seat == state.first {
            self.ask_removal(state, enemy(seat), log);
        } else {
            self.finish_round(state, log);
        }
    }

    /// No more removals of this player.
    pub(crate) fn removals_done(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        if seat == state.first {
            self.ask_removal(state, enemy(seat), log);
        } else {
            self.finish_round(state, log);
        }
    }

    /// PB-3.5.3: wound tokens of troops given up are unused at once.
    pub(crate) fn give_up(&self, state: &mut State, seat: Seat, troops: Set, log: &mut impl Log<Event>) {
        for place in troops.iter() {
            let side = state.side_mut(seat);
            if side.wounded.has(place) {
                side.wounded.remove(place);
                side.unused += 1;
            }
            Self::destroy(state, seat, place, Loss::GivenUp, log);
        }
        self.ask_removal(state, seat, log);
    }

    /// Victory (PB-3.5.4), a battle without end (PB-3.5.5, PB-5.3.1, PB-5.3.2, PB-Q49), or the next round (PB-3.5.6,
    /// PB-5.2.5).
    fn finish_round(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.check_victory(state, log) {
            return;
        }
        state.quiet = if state.bloody { 0 } else { state.quiet.saturating_add(1) };
        let limit = |limit: u8, reached: u16| limit > 0 && reached >= limit.into();
        let cause = if limit(self.options.quiet_rounds_limit as u8, state.quiet.into()) {
            Cause::Quiet
        } else if limit(self.options.round_limit as u8, state.round) {
            Cause::RoundLimit
        } else {
            return self.begin_round(state, log);
        };
        let winner = Self::higher_count(state);
        Self::end(state, Ending { winner, cause }, log);
    }

    /// Who has the higher count; the defender if they are equal (PB-5.2.4).
    fn higher_count(state: &State) -> Seat {
        let [a, b] = counts(state);
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => A,
            std::cmp::Ordering::Less => B,
            std::cmp::Ordering::Equal => enemy(state.attacker),
        }
    }

    /// At so many lost points an army is beaten (PB-5.2.2, PB-Q28).
    pub(crate) fn breaks_at(&self, side: &Side) -> u8 {
        let base = match self.options.victory_base {
            VictoryBase::Fielded => side.points,
            VictoryBase::BattleSize => self.options.battle_size as u8,
        };
        base.div_ceil(2)
    }

    /// Has the battle ended (PB-5.2.1)? At the end of a round, or after every turn if the table plays so (PB-Q29).
    fn check_victory(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        let beaten = |seat: Seat| {
            let side = state.side(seat);
            side.lost() >= self.breaks_at(side) || side.map.on_field().is_empty()
        };
        let [a, b] = counts(state);
        let ending = match (beaten(A), beaten(B)) {
            (false, false) => return false,
            (true, false) => Ending { winner: B, cause: Cause::Beaten },
            (false, true) => Ending { winner: A, cause: Cause::Beaten },
            (true, true) => {
                let cause = if a == b { Cause::Tie } else { Cause::BothBeaten };
                Ending { winner: Self::higher_count(state), cause }
            }
        };
        Self::end(state, ending, log);
        true
    }

    fn end(state: &mut State, ending: Ending, log: &mut impl Log<Event>) {
        state.step = Step::Over(ending);
        let Ending { winner, cause } = ending;
        log.event(|| Event::Ended { winner, cause, counts: counts(state) });
    }

    /// May no special action be used in this turn (PB-4.16.3, PB-Q36)?
    #[inline]
    pub(crate) fn is_banned(&self, state: &State) -> bool {
        let first_turn = !state.has_had_turn[state.active.index()];
        match self.options.special_first_turn_ban {
            FirstTurnBan::AttackerFirstTurn => first_turn && state.active == state.attacker,
            FirstTurnBan::EachFirstTurn => first_turn,
            FirstTurnBan::FirstRound => state.round == 1,
        }
    }

    /// Can this unit go to a neighbouring zone (PB-2.2.4)?
    #[inline]
    pub(crate) fn can_step(state: &State, unit: Unit) -> Option<Zone> {
        state.me().zone(unit).filter(|zone| zone.row() != Row::Engagement)
    }
}

/// Points destroyed by each player (PB-5.1.1).
pub(crate) fn counts(state: &State) -> [u8; 2] {
    let [a, b] = &state.sides;
    [b.lost(), a.lost()]
}

impl Side {
    /// PB-4.14.4, `unit_numbers = deployment`: the units in the order in which they were placed, which stands where
    /// their order tokens will lie.
    fn renumber_as_placed(&mut self) {
        let old = *self;
        self.begins = Set::one(0);
        let mut end = 0;
        for unit in old.all() {
            let mut units = old.all();
            let from = units.find(|other| old.orders[other.index()] == unit.0).expect("each has been placed");
            self.map.put(unit, old.place(from));
            for place in old.places_of(from).iter() {
                self.troops[usize::from(end)] = old.tile(place);
                self.tops.remove(end);
                if old.tops.has(place) {
                    self.tops.add(end);
                }
                end += 1;
            }
            self.begins.add(end);
        }
        self.orders = [0; MOST];
        self.enlist();
    }
}
