//! What goes on by itself: the set-up (OH-2.4) and the phases of a turn (section 3).

use quincunx_engine::Log;

use crate::components::card::{CardId, Kind};
use crate::components::effect::Trigger;
use crate::rules::event::Event;
use crate::rules::field::{PLACES, Place, Player, SLOTS, Spot, Spots, Standing};
use crate::rules::frame::{Frame, Of, Wave};
use crate::rules::options::{DeckOut, ExchangeOrder, QuickWindow};
use crate::rules::pile::Cards;
use crate::rules::state::{Course, Drawing, EndedBy, Ends, Exchange, Lasting, Opening, Phase, Side, Stage, State};
use crate::rules::suffer::Hit;
use crate::rules::table::OsokHajnala;

/// Cards of an opening hand (OH-2.36).
pub(crate) const OPENING_HAND: u32 = 7;
/// A starting card has no higher level (OH-2.32).
pub(crate) const STARTING_LEVEL: u8 = 2;

impl OsokHajnala {
    /// The position before anything has happened: Nobles open, life and level as the format says (OH-2.30).
    pub(crate) fn opening(&self) -> State {
        let side = |player: Player| {
            let mut side = Side {
                field: crate::rules::field::Field::EMPTY,
                deck: self.list(player).all(),
                hand: Cards::NONE,
                known: Cards::NONE,
                discard: Cards::NONE,
                top: None,
                life: self.format.life_start,
                level: self.format.level_start,
                rightwards: None,
                turned_down: 0,
            };
            side.field.put(Place::NOBLE, self.nobles[player.index()]);
            side
        };
        let mut state = State {
            sides: Player::BOTH.map(side),
            act: None,
            stack: Default::default(),
            running: Default::default(),
            departed: Default::default(),
            burning: Spots::NONE,
            drawing: None,
            stage: Stage::Dice,
            active: Player::A,
            turn: 0,
            favoured: Player::A,
            placed: false,
            potion: false,
            newcomer: None,
        };
        Player::BOTH.into_iter().for_each(|player| self.renew(&mut state, player));
        self.add_multiplications(&mut state);
        state
    }

    /// Goes on until somebody has to decide, chance has to, or the game is over.
    pub(crate) fn settle(&self, state: &mut State, log: &mut impl Log<Event>) {
        while !state.is_over() && state.drawing.is_none() {
            let goes_on = match (state.stack.last(), &state.act) {
                (Some(frame), _) => self.advance_frame(state, *frame, log),
                (None, Some(act)) => self.advance_act(state, *act, log),
                (None, None) => self.advance_stage(state, log),
            };
            if !goes_on {
                return;
            }
            self.draw_what_there_is(state, log);
        }
    }

    fn advance_frame(&self, state: &mut State, frame: Frame, log: &mut impl Log<Event>) -> bool {
        match frame {
            Frame::Wave(wave) => self.advance_wave(state, wave),
            Frame::Run(run) => return self.advance_run(state, run, log),
            Frame::Check(draws) => self.advance_check(state, draws, log),
            Frame::Discard { player, left } => {
                if left > 0 && !state.side(player).hand.is_empty() {
                    return false;
                }
                state.stack.pop();
            }
        }
        true
    }

    /// Cards that are to be drawn from an empty deck: that ends nothing (OH-4.23.1, OH-5.4), unless the option says so (OH-R19).
    fn draw_what_there_is(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Some(Drawing { player, left }) = state.drawing else { return };
        if left > 0 && !state.side(player).deck.is_empty() {
            return;
        }
        state.drawing = None;
        if left > 0 && self.options.deck_out == DeckOut::Lose {
            self.over(state, Some(player.other()), EndedBy::DeckOut, log);
        }
    }

    /// A card was drawn: an outcome of chance (OH-7.7).
    pub(crate) fn drawn(&self, state: &mut State, card: CardId, log: &mut impl Log<Event>) {
        let Some(drawing) = &mut state.drawing else { return };
        drawing.left -= 1;
        let Drawing { player, left } = *drawing;
        let list = self.list(player);
        let side = state.side_mut(player);
        side.deck = list.without(side.deck, card);
        side.hand = list.with(side.hand, card);
        log.event(|| Event::Drew { player, card: Some(card) });
        if left == 0 {
            state.drawing = None;
        }
        self.draw_what_there_is(state, log);
    }

    fn advance_stage(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        match state.stage {
            Stage::Dice | Stage::Over(_) => return false,
            Stage::Opening(chosen) => {
                let [Some(one), Some(two)] = chosen else { return false };
                self.begin_deal(state, [one, two], log);
            }
            Stage::Deal(openings) => {
                let wants = |player: &Player| {
                    let with = matches!(openings[player.index()], Opening::With(_));
                    let wanted = OPENING_HAND - u32::from(with);
                    let side = state.side(*player);
                    (wanted.saturating_sub(side.hand.len())).min(side.deck.len()) as u8
                };
                match Player::BOTH.into_iter().find(|player| wants(player) > 0) {
                    Some(player) => self.draw(state, player, wants(&player)),
                    None => state.stage = Stage::WhoStarts(openings),
                }
            }
            Stage::WhoStarts(_) => return false,
            Stage::Exchange(exchanges) => {
                if exchanges.iter().any(|exchange| !exchange.done) {
                    return false;
                }
                self.begin_replacing(state, exchanges, log);
            }
            Stage::Replace(exchanges) => self.advance_replacing(state, exchanges),
            Stage::Turn(phase, course) => return self.advance_turn(state, phase, course, log),
        }
        true
    }

    /// The starting cards leave the decks, and the ways of opening are known (OH-2.32, OH-6.7).
    fn begin_deal(&self, state: &mut State, openings: [Opening; 2], log: &mut impl Log<Event>) {
        for player in Player::BOTH {
            let opening = openings[player.index()];
            if let Opening::With(card) = opening {
                let list = self.list(player);
                let side = state.side_mut(player);
                side.deck = list.without(side.deck, card);
            }
            let with = matches!(opening, Opening::With(_));
            log.event(|| Event::Opened { player, with_starting_card: with });
        }
        state.stage = Stage::Deal(openings);
    }

    /// OH-2.33, OH-2.34.
    pub(crate) fn decide_starter(&self, state: &mut State, starter: Player, log: &mut impl Log<Event>) {
        let Stage::WhoStarts(openings) = state.stage else { return };
        state.active = starter;
        log.event(|| Event::Starts { player: starter });
        let exchange = |player: Player| {
            let starting = match openings[player.index()] {
                Opening::With(card) => Some(card),
                Opening::Seven => None,
            };
            let done = state.side(player).hand.is_empty();
            Exchange { starting, aside: Cards::NONE, done }
        };
        state.stage = Stage::Exchange(Player::BOTH.map(exchange));
        for player in Player::BOTH {
            if let Opening::With(card) = openings[player.index()] {
                log.event(|| Event::StartingCard { player, card });
            }
        }
    }

    /// Both are done: how many cards each has set aside is known (OH-2.35, OH-6.11).
    fn begin_replacing(&self, state: &mut State, mut exchanges: [Exchange; 2], log: &mut impl Log<Event>) {
        for player in Player::BOTH {
            let exchange = &mut exchanges[player.index()];
            let n = exchange.aside.len() as u8;
            log.event(|| Event::Exchanged { player, n });
            // OH-R32.
            if self.options.exchange_order == ExchangeOrder::ShuffleFirst {
                let side = state.side_mut(player);
                side.deck = self.list(player).sum(side.deck, exchange.aside);
                exchange.aside = Cards::NONE;
            }
        }
        state.stage = Stage::Replace(exchanges);
    }

    fn advance_replacing(&self, state: &mut State, exchanges: [Exchange; 2]) {
        let wants = |player: &Player| {
            let with = exchanges[player.index()].starting.is_some();
            let side = state.side(*player);
            let wanted = (OPENING_HAND - u32::from(with)).min(self.list(*player).all().len() - u32::from(with));
            wanted.saturating_sub(side.hand.len()).min(side.deck.len()) as u8
        };
        if let Some(player) = Player::BOTH.into_iter().find(|player| wants(player) > 0) {
            return self.draw(state, player, wants(&player));
        }
        for player in Player::BOTH {
            let exchange = exchanges[player.index()];
            let list = self.list(player);
            let side = state.side_mut(player);
            side.deck = list.sum(side.deck, exchange.aside);
            if let Some(card) = exchange.starting {
                side.hand = list.with(side.hand, card);
                side.known = list.with(side.known, card);
            }
        }
        state.stage = Stage::Turn(Phase::Start, Course::Begin);
    }

    fn advance_turn(&self, state: &mut State, phase: Phase, course: Course, log: &mut impl Log<Event>) -> bool {
        let go = |state: &mut State, phase: Phase, course: Course| state.stage = Stage::Turn(phase, course);
        match (phase, course) {
            (Phase::Start, Course::Begin) => self.begin_turn(state, log),
            (Phase::Start, _) => {
                if !self.suffer_delayed(state, log) {
                    go(state, Phase::Draw, Course::Begin);
                }
            }
            (Phase::Draw, Course::Begin) => {
                go(state, Phase::Draw, Course::Open);
                // Whoever begins the game draws no card in its first turn (OH-3.20).
                if state.turn > 1 {
                    self.draw(state, state.active, 1);
                }
            }
            (Phase::Draw, Course::Open) => {
                let side = state.side(state.active);
                // Two cards are discarded in order to draw one, so there must be one (OH-N10).
                if side.hand.len() >= 2 && !side.deck.is_empty() {
                    return false;
                }
                go(state, Phase::Tactical, Course::Window);
            }
            (Phase::Draw, Course::Second) => return false,
            (Phase::Draw, _) => go(state, Phase::Tactical, Course::Window),
            (Phase::Tactical, Course::Window) => {
                // OH-R08.
                let is_asked = self.options.quick_window == QuickWindow::EveryStep && self.is_asked_for_quick(state);
                if is_asked {
                    return false;
                }
                go(state, Phase::Tactical, Course::Open);
            }
            (Phase::Tactical | Phase::Attack, _) => return false,
            (Phase::End, Course::Begin) => {
                go(state, Phase::End, Course::Due);
                let burns = |spot: &Spot| state.vital(*spot).is_some_and(|vital| vital.flame > 0);
                state.burning = state.spots().iter().filter(burns).collect();
                let wave = Wave::new(Trigger::TurnEnd, Of::Moment, state.active, None);
                Self::set_off(state, wave);
            }
            (Phase::End, Course::Due) => {
                if !self.burn(state, log) {
                    go(state, Phase::End, Course::Open);
                }
            }
            (Phase::End, Course::Open) => {
                if self.could_act_at_end(state) {
                    return false;
                }
                go(state, Phase::End, Course::HandLimit);
            }
            (Phase::End, Course::HandLimit) => {
                // There is no limit (OH-4.23.2), but for the option (OH-R20).
                let limit = u32::from(self.options.hand_limit);
                if limit > 0 && state.side(state.active).hand.len() > limit {
                    return false;
                }
                self.end_turn(state, log);
            }
            (Phase::End, _) => self.end_turn(state, log),
        }
        true
    }

    /// Could the active player do anything in part (2) of the end phase? Whether he is asked does not tell what he holds (OH-6.26).
    fn could_act_at_end(&self, state: &State) -> bool {
        let player = state.active;
        let list = self.list(player);
        let potions = list.only(self.possible_hand(state, player), &[Kind::Potion]);
        let could_drink = !state.potion && list.names(potions).any(|card| self.may_drink(state, player, card));
        could_drink || self.activations(state, player).next().is_some()
    }

    /// The marks of what may be done once in a turn are taken off, of both players (OH-3.2, OH-4.24.11, OH-N09); what is idle wakes
    /// (OH-3.10, OH-4.5.6); the level rises, in the first turn too (OH-N05).
    fn begin_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.turn = state.turn.saturating_add(1);
        state.stage = Stage::Turn(Phase::Start, Course::Due);
        let player = state.active;
        (state.placed, state.potion, state.newcomer) = (false, false, None);
        for player in Player::BOTH {
            let field = state.field_mut(player);
            field.used = [0; PLACES];
            for slot in &mut field.slots {
                (slot.flags, slot.fresh) = (0, 0);
            }
        }
        let side = state.side_mut(player);
        side.level = (side.level + 1).min(crate::components::card::MAX_LEVEL);
        for slot in &mut side.field.slots {
            if slot.standing == Standing::Idle {
                slot.standing = Standing::Active;
            }
        }
        let (turn, level) = (state.turn, state.side(player).level);
        log.event(|| Event::TurnBegins { player, turn, level });
        Self::set_off(state, Wave::new(Trigger::TurnStart, Of::Moment, player, None));
    }

    /// The next delayed damage is suffered (OH-4.17.7). Returns whether there was one.
    fn suffer_delayed(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        let is_due = |running: &&crate::rules::state::Running| {
            matches!(running.what, Lasting::Delayed { .. }) && running.on.owner() == state.active
        };
        let due = state.running.iter().enumerate().filter(|(_, running)| is_due(running));
        let Some(place) = due.min_by_key(|(_, running)| running.on).map(|(place, _)| place) else { return false };
        let running = state.running.remove(place);
        let Lasting::Delayed { n, is_effect } = running.what else { return false };
        log.event(|| Event::Delayed { spot: running.on, card: running.card });
        let hit = if is_effect {
            Hit::effect(running.on, u16::from(n))
        } else {
            Hit::ability(running.on, self.delayed(state, n, running.card, running.owner, running.on))
        };
        self.check_after(state, |state| {
            self.suffer(state, &[hit], Of::Moment, log);
        });
        true
    }

    /// The next flame marker deals its damage and drops by 1 (OH-4.26.6). Returns whether there was one.
    fn burn(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        let Some(spot) = Self::in_order(state, state.burning).next() else { return false };
        state.burning = state.burning.without(spot);
        let flame = state.vital(spot).map_or(0, |vital| vital.flame);
        if flame == 0 || state.card_at(spot).is_none() {
            return true;
        }
        if let Some(vital) = state.vital_mut(spot) {
            vital.flame -= 1;
        }
        self.check_after(state, |state| {
            self.suffer(state, &[Hit::effect(spot, u16::from(flame))], Of::Moment, log);
        });
        true
    }

    /// After this turn the game is a draw (OH-5.5): without a limit of its own (OH-R34) after the last one that is counted.
    pub(crate) const fn last_turn(&self) -> u16 {
        if self.options.turn_limit == 0 { u16::MAX } else { self.options.turn_limit }
    }

    /// OH-3.50 (4) and (5), OH-5.5.
    fn end_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        for running in &mut state.running {
            running.ends = match running.ends {
                Ends::Turns(left) => Ends::Turns(left - 1),
                Ends::Instant | Ends::Attack => Ends::Turns(0),
                Ends::Never => Ends::Never,
            };
        }
        state.running.retain(|running| running.ends != Ends::Turns(0));
        for player in Player::BOTH {
            for slot in 0..SLOTS as u8 {
                for vital in &mut state.field_mut(player).slot_mut(slot).vitals {
                    vital.poison = vital.poison.saturating_sub(1);
                }
            }
        }
        if state.turn >= self.last_turn() {
            return self.over(state, None, EndedBy::TurnLimit, log);
        }
        state.active = state.active.other();
        state.stage = Stage::Turn(Phase::Start, Course::Begin);
    }
}
