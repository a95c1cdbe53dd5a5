//! The course of a turn: what follows from each action until the next decision or chance node.

use quincunx_engine::{Log, Seat, SeatSet};

use crate::components::card::{CardId, Cards, Kind};
use crate::rules::InFlandersField;
use crate::rules::advance::Reached;
use crate::rules::dice::each;
use crate::rules::event::Event;
use crate::rules::options::{
    Arrival, ArtilleryScope, FailureEffects, FlyingCircus, GermanEffects, RowOfNine, TwoPlayerEnd,
};
use crate::rules::state::{CARD_SPACES, Ending, FIXED_SPACE, NO_DICE, State, Step, TROOPS};

impl InFlandersField {
    fn id_of(&self, card: CardId) -> String {
        self.components.card(card).id.to_string()
    }

    /// One name for each card.
    fn ids_of(&self, cards: &Cards) -> Vec<String> {
        cards.iter().flat_map(|(card, count)| std::iter::repeat_n(self.id_of(card), usize::from(count))).collect()
    }

    /// A card was drawn (IFF-7.3) to the lowest empty space, or to the one that Gas has emptied.
    pub(crate) fn draw(&self, state: &mut State, card: CardId, log: &mut impl Log<Event>) {
        let gas = if let Step::GasDraw(space) = state.step { Some(space) } else { None };
        let space = gas.unwrap_or_else(|| (CARD_SPACES & !state.filled).trailing_zeros() as u8);
        state.deck.remove(card, 1);
        state.deck_size -= 1;
        state.display[usize::from(space)] = card;
        state.filled |= 1 << space;
        log.event(|| Event::Drawn { space, card: self.id_of(card) });
        // A card drawn for Gas sweeps nothing (IFF-4.74, IFF-N16).
        if gas.is_some() {
            state.step = Step::BeforeRoll;
        } else {
            self.refill(state, log);
        }
    }

    /// If a card is to be drawn and the deck is empty, the discard pile becomes the deck (IFF-2.51, IFF-7.4, IFF-N33). `false`
    /// if nothing can be drawn (IFF-2.52).
    fn can_draw(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        if state.deck_size == 0 {
            state.deck = std::mem::take(&mut state.discard);
            state.deck_size = state.deck.len() as u8;
            if state.deck_size > 0 {
                log.event(|| Event::Reshuffled { cards: u32::from(state.deck_size) });
            }
        }
        state.deck_size > 0
    }

    /// Empty spaces first, in ascending order (IFF-2.54), then all-German rows (IFF-2.64, IFF-N34), here and at no other moment
    /// (IFF-2.44, IFF-2.61); then the next turn. Columns are not looked at (IFF-2.66).
    fn refill(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.filled != CARD_SPACES && self.can_draw(state, log) {
            return;
        }
        if self.sweep(state, log) && self.can_draw(state, log) {
            return;
        }
        if state.step == Step::Deal {
            state.step = Step::FirstPlayer;
        } else {
            self.begin_turn(state, log);
        }
    }

    /// The first all-German row is discarded (IFF-2.60); `false` if there is none. A row with an empty space is not all German
    /// (IFF-2.63), nor is that of the fixed card (IFF-2.62, IFF-R11), and no row is while no British card could come (IFF-2.65).
    fn sweep(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        let german = each(state.filled)
            .filter(|space| self.is_german[state.display[usize::from(*space)].index()])
            .fold(0, |mask, space| mask | 1 << space);
        let nine = match self.options.row_of_nine {
            RowOfNine::CountsAsBritish => 1 << FIXED_SPACE,
            RowOfNine::DrawnCardsOnly => 0,
        };
        let is_swept = |row: &u16| {
            let cards = row & CARD_SPACES;
            cards != 0 && row & nine == 0 && cards & german == cards
        };
        let Some(row) = self.rows.iter().find(|row| is_swept(row)) else { return false };
        let british_left = |cards: &Cards| self.british.iter().any(|card| cards.has(*card));
        if !british_left(&state.deck) && !british_left(&state.discard) {
            return false;
        }
        let row = row & CARD_SPACES;
        each(row).for_each(|space| {
            let card = state.pick_up(space);
            state.discard.add(card, 1);
        });
        log.event(|| Event::Swept { spaces: each(row).collect() });
        true
    }

    /// The turn of the active player begins (IFF-3.3).
    pub(crate) fn begin_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.step = Step::BeforeRoll;
        log.event(|| Event::Turn { seat: state.active, round: u32::from(state.round) });
    }

    /// Gas against the card on `space` (IFF-4.70, IFF-4.71).
    pub(crate) fn gas(&self, state: &mut State, space: u8, log: &mut impl Log<Event>) {
        let gas = self.first_held(state, Kind::Gas).expect("Gas is played only when it is held");
        let german = state.pick_up(space);
        state.me_mut().held.remove(gas, 1);
        state.discard.add(gas, 1);
        state.discard.add(german, 1);
        state.roll_due = true;
        log.event(|| Event::Gassed { seat: state.active, space, card: self.id_of(german) });
        state.step = Step::GasDraw(space);
        self.can_draw(state, log);
    }

    /// Aerial Reconnaissance (IFF-4.80).
    pub(crate) fn reconnoitre(&self, state: &mut State, log: &mut impl Log<Event>) {
        let card = self.first_held(state, Kind::AerialReconnaissance).expect("it is played only when it is held");
        state.me_mut().held.remove(card, 1);
        state.discard.add(card, 1);
        state.dice = NO_DICE;
        state.step = Step::Rolling;
        log.event(|| Event::Reconnoitred { seat: state.active });
    }

    /// A card is taken, or the fixed card claimed (IFF-3.16, IFF-3.17); with a Balloon perhaps (IFF-4.90, IFF-4.95).
    pub(crate) fn take(&self, state: &mut State, space: u8, balloon: bool, log: &mut impl Log<Event>) {
        if balloon {
            let card = self.first_held(state, Kind::ObservationBalloon).expect("it is played only when it is held");
            state.me_mut().held.remove(card, 1);
            state.discard.add(card, 1);
        }
        state.dice = NO_DICE;
        if space == FIXED_SPACE {
            state.claimed = true;
            log.event(|| Event::Claimed { seat: state.active, balloon });
        } else {
            let card = state.pick_up(space);
            state.me_mut().held.add(card, 1);
            log.event(|| Event::Took { seat: state.active, space, card: self.id_of(card), balloon });
            let kind = self.components.card(card).kind;
            let at_once = self.options.flying_circus == FlyingCircus::AtOnce;
            if at_once
                && (kind == Kind::FlyingCircus
                    || kind.is_lost_to_flying_circus() && self.first_held(state, Kind::FlyingCircus).is_some())
            {
                self.down(state, log);
            }
        }
        // IFF-3.20, IFF-N35.
        if state.open() == 0 {
            self.stop(state, log);
        } else {
            state.step = Step::AfterTaking;
        }
    }

    /// All that Flying Circus hits is discarded (IFF-4.160, IFF-4.161); at the stop it does nothing more (IFF-4.164), unless the
    /// option says so (IFF-R12).
    fn down(&self, state: &mut State, log: &mut impl Log<Event>) {
        let mut downed = Cards::default();
        for card in &self.downed_by_circus {
            downed.add(*card, state.me_mut().held.take(*card));
        }
        state.discard.add_all(&downed);
        if !downed.is_empty() {
            log.event(|| Event::Downed { seat: state.active, cards: self.ids_of(&downed) });
        }
    }

    /// The player stops and carries out all held cards in this order (IFF-3.30, IFF-3.60), by choice or because nothing is open
    /// (IFF-3.20).
    pub(crate) fn stop(&self, state: &mut State, log: &mut impl Log<Event>) {
        log.event(|| Event::Stopped { seat: state.active });
        if self.options.flying_circus == FlyingCircus::OnStop && self.first_held(state, Kind::FlyingCircus).is_some() {
            self.down(state, log);
        }
        state.german_gas = self.of_kind(Kind::GermanGas).iter().map(|card| state.me().held.of(*card)).sum();
        self.next_german_gas(state, log);
    }

    /// IFF-8.4 as long as German Gas is left and has something to take (IFF-4.151), then IFF-8.5.
    fn next_german_gas(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.german_gas > 0 && self.lost_to_gas.iter().any(|card| state.me().held.has(*card)) {
            state.step = Step::GermanGas;
        } else {
            state.german_gas = 0;
            self.next_artillery(state, log);
        }
    }

    /// A card is lost to German Gas, by choice (IFF-4.150, IFF-N17).
    pub(crate) fn give_up(&self, state: &mut State, card: CardId, log: &mut impl Log<Event>) {
        state.me_mut().held.remove(card, 1);
        state.discard.add(card, 1);
        state.german_gas -= 1;
        log.event(|| Event::GaveUp { seat: state.active, card: self.id_of(card) });
        self.next_german_gas(state, log);
    }

    /// IFF-8.5 if Artillery is held and has something to cancel, then what follows.
    fn next_artillery(&self, state: &mut State, log: &mut impl Log<Event>) {
        let target = self.cancelled.iter().any(|card| state.me().held.has(*card));
        if target && self.first_held(state, Kind::Artillery).is_some() {
            state.step = Step::Artillery;
        } else {
            self.after_artillery(state, log);
        }
    }

    /// Artillery cancels all German cards of the three kinds, or the one named (IFF-4.100, IFF-8.11).
    pub(crate) fn cancel(&self, state: &mut State, only: Option<CardId>, log: &mut impl Log<Event>) {
        let artillery = self.first_held(state, Kind::Artillery).expect("it is used only when it is held");
        let mut cancelled = Cards::default();
        let me = state.me_mut();
        me.held.remove(artillery, 1);
        match only {
            Some(card) => {
                me.held.remove(card, 1);
                cancelled.add(card, 1);
            }
            None => self.cancelled.iter().for_each(|card| cancelled.add(*card, me.held.take(*card))),
        }
        state.discard.add(artillery, 1);
        state.discard.add_all(&cancelled);
        log.event(|| Event::Cancelled { seat: state.active, cards: self.ids_of(&cancelled) });
        match self.options.artillery_scope {
            ArtilleryScope::All => self.after_artillery(state, log),
            ArtilleryScope::One => self.next_artillery(state, log),
        }
    }

    /// Reserves and what else comes before movement, then movement (IFF-N19).
    pub(crate) fn after_artillery(&self, state: &mut State, log: &mut impl Log<Event>) {
        self.before_movement(state, log);
        if self.options.german_effects == GermanEffects::BeforeMovement && state.me().troops == 0 {
            return self.end_turn(state, log);
        }
        state.step = Step::Advance;
    }

    /// Reserves, which works by itself (IFF-3.31, IFF-4.110), and with option `german_effects` the German cards (IFF-R6).
    pub(crate) fn before_movement(&self, state: &mut State, log: &mut impl Log<Event>) {
        let gained = self.reserves(state);
        if gained > 0 {
            state.me_mut().troops += gained;
            log.event(|| Event::Reinforced { seat: state.active, troops: gained });
        }
        if self.options.german_effects == GermanEffects::BeforeMovement {
            self.strike(state, log);
        }
    }

    /// Troops that Reserves would bring (IFF-4.110, IFF-4.111).
    pub(crate) fn reserves(&self, state: &State) -> u8 {
        let reserves: u8 = self.of_kind(Kind::Reserves).iter().map(|card| state.me().held.of(*card)).sum();
        reserves.min(self.pool(state))
    }

    /// The advance (IFF-8.6), then the German cards (IFF-3.30).
    pub(crate) fn advance(&self, state: &mut State, to: Reached, log: &mut impl Log<Event>) {
        let me = state.me_mut();
        let from = std::mem::replace(&mut me.space, to.space);
        me.troops -= to.troops;
        for _ in 0..to.mines {
            let mines = self.first_held(state, Kind::Mines).expect("only held Mines are used");
            state.me_mut().held.remove(mines, 1);
            state.discard.add(mines, 1);
        }
        let Reached { space, troops, mines } = to;
        log.event(|| Event::Advanced { seat: state.active, from, to: space, troops, mines });
        if self.options.german_effects == GermanEffects::AfterMovement {
            self.strike(state, log);
        }
        self.end_turn(state, log);
    }

    /// The German cards of the turn, one after the other, in the order of the file, which makes no difference (IFF-4.141,
    /// IFF-4.145). All are carried out to the end (IFF-3.31, IFF-4.144).
    pub(crate) fn strike(&self, state: &mut State, log: &mut impl Log<Event>) {
        for card in &self.striking {
            for _ in 0..state.me().held.of(*card) {
                self.strike_once(state, *card, log);
            }
        }
    }

    /// One German card: its symbols, as far as there are troops (IFF-3.42, IFF-N26), and the step back of a Counter-Attack
    /// (IFF-4.140).
    fn strike_once(&self, state: &mut State, card: CardId, log: &mut impl Log<Event>) {
        let seat = state.active;
        let me = state.me_mut();
        let (losses, space) = self.struck(card, me.space);
        let back = (space != me.space).then_some(space);
        let troops = losses.min(me.troops);
        me.troops -= troops;
        me.space = space;
        log.event(|| Event::Struck { seat, card: self.id_of(card), troops, back });
    }

    /// What one German card does to a figure on `space`: troops that it costs (IFF-4.120, IFF-4.130, IFF-4.140, IFF-2.75), and
    /// where the figure then stands. A line on the way back means nothing (IFF-4.142, IFF-N25); the Objective Line can be lost
    /// again (IFF-4.143, IFF-R8).
    fn struck(&self, card: CardId, space: u8) -> (u8, u8) {
        let card = self.components.card(card);
        let stays = self.options.arrival == Arrival::OnEntering && space == self.track.objective;
        match (card.kind, space) {
            (Kind::GermanCounterAttack, 0) => (2, 0),
            (Kind::GermanCounterAttack, _) if !stays => (card.black, space - 1),
            _ => (card.black, space),
        }
    }

    /// The turn has failed (IFF-3.40): nothing helps any more (IFF-3.41, IFF-N18), and all cards go, German and kept ones too
    /// (IFF-3.61, IFF-N36).
    pub(crate) fn fail(&self, state: &mut State, log: &mut impl Log<Event>) {
        let (grey, black) = self.failure_symbols(state);
        let grey = grey.min(u32::from(state.me().troops)) as u8;
        state.me_mut().troops -= grey;
        let black = black.min(u32::from(state.me().troops)) as u8;
        state.dice = NO_DICE;
        log.event(|| {
            let british = state.me().held.iter().filter(|(card, _)| !self.is_german[card.index()]);
            let names = british.flat_map(|(card, count)| std::iter::repeat_n(self.id_of(card), usize::from(count)));
            Event::Failed { seat: state.active, grey, black, cards: names.collect() }
        });
        // IFF-R7.
        match self.options.failure_effects {
            FailureEffects::LossesOnly => state.me_mut().troops -= black,
            FailureEffects::AllEffects => self.strike(state, log),
        }
        let held = std::mem::take(&mut state.me_mut().held);
        state.discard.add_all(&held);
        self.end_turn(state, log);
    }

    /// Grey and black symbols that a failure would bring now (IFF-3.40), more perhaps than there are troops (IFF-3.42). Grey ones
    /// count here alone (IFF-2.31, IFF-N3), those of kept cards and of the claimed fixed card too (IFF-N4).
    pub(crate) fn failure_symbols(&self, state: &State) -> (u32, u32) {
        let me = state.me();
        let grey = |card: CardId| u32::from(self.components.card(card).grey);
        let mut symbols = (if state.claimed { grey(self.components.fixed()) } else { 0 }, 0);
        for card in &self.british {
            symbols.0 += u32::from(me.held.of(*card)) * grey(*card);
        }
        let mut space = me.space;
        for card in &self.striking {
            for _ in 0..me.held.of(*card) {
                let (losses, pushed) = self.struck(*card, space);
                symbols.1 += u32::from(losses);
                if self.options.failure_effects == FailureEffects::AllEffects {
                    space = pushed;
                }
            }
        }
        symbols
    }

    /// The end of the turn (IFF-3.50): the claim ends (IFF-3.51); who has no troops is eliminated (IFF-3.52, IFF-5.1, IFF-N27);
    /// then the end of the game is tested (IFF-3.53), the display refilled (IFF-3.54, IFF-N39), and the dice are passed on
    /// (IFF-3.55).
    fn end_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.active;
        for card in &self.not_kept {
            let count = state.me_mut().held.take(*card);
            state.discard.add(*card, count);
        }
        state.claimed = false;
        state.roll_due = false;
        let me = state.me_mut();
        if me.troops == 0 {
            let kept = std::mem::take(&mut me.held);
            state.discard.add_all(&kept);
            log.event(|| Event::Eliminated { seat });
        } else if me.space == self.track.objective {
            log.event(|| Event::Reached { seat });
        }
        match self.next(state) {
            Err(ending) => {
                state.step = Step::Over(ending);
                log.event(|| Event::Ended { reason: ending, winners: self.winners(state, ending).iter().collect() });
            }
            Ok((next, round)) => {
                state.active = next;
                state.round = round;
                state.step = Step::Refill;
                self.refill(state, log);
            }
        }
    }

    /// Who has the next turn, and in which round; or how the game ends (IFF-5.9). A round is one turn of everybody who is still
    /// in, in order from the first player (IFF-3.1, IFF-3.2, IFF-N40), and is played to its end (IFF-5.3, IFF-N6). The last one
    /// of three or four plays on alone (IFF-5.8, IFF-N29); without troops nobody has reached anything (IFF-5.2, IFF-N28).
    fn next(&self, state: &State) -> Result<(Seat, u8), Ending> {
        let still_in = |seat: Seat| state.players[seat.index()].troops > 0;
        let reached = |seat: Seat| still_in(seat) && state.players[seat.index()].space == self.track.objective;
        let seats = Seat::first(self.seats);
        let left = seats.clone().filter(|seat| still_in(*seat)).count();
        if self.seats == 2 && left < 2 {
            return Err(Ending::TwoPlayers);
        }
        if left == 0 {
            return Err(Ending::AllEliminated);
        }
        let place = |seat: Seat| (seat.index() + self.seats - state.first.index()) % self.seats;
        let in_order = (0..self.seats).map(|place| (state.first.index() + place) % self.seats).filter_map(Seat::new);
        if let Some(next) = in_order.clone().find(|seat| still_in(*seat) && place(*seat) > place(state.active)) {
            return Ok((next, state.round));
        }
        match seats.filter(|seat| reached(*seat)).count() {
            // IFF-5.10, IFF-R13.
            0 if u32::from(state.round) >= self.options.round_limit => Err(Ending::RoundLimit),
            0 => Ok((in_order.clone().find(|seat| still_in(*seat)).expect("somebody is left"), state.round + 1)),
            1 => Err(Ending::Reached),
            _ => Err(Ending::Troops),
        }
    }

    /// Who has won (IFF-5.4, IFF-5.5, IFF-5.6, IFF-5.7, IFF-5.10, IFF-R10). The figures count as they stand now (IFF-N30).
    pub(crate) fn winners(&self, state: &State, ending: Ending) -> SeatSet {
        let player = |seat: Seat| &state.players[seat.index()];
        let reached = |seat: Seat| player(seat).troops > 0 && player(seat).space == self.track.objective;
        let best = |may_win: &dyn Fn(Seat) -> bool, by: &dyn Fn(Seat) -> u8| {
            let candidates = Seat::first(self.seats).filter(|seat| may_win(*seat));
            let most = candidates.clone().map(by).max();
            candidates.filter(|seat| Some(by(*seat)) == most).collect::<SeatSet>()
        };
        let (space, troops) = (|seat| player(seat).space, |seat| player(seat).troops);
        match ending {
            Ending::Reached | Ending::Troops => best(&reached, &troops),
            Ending::AllEliminated => best(&|_| true, &space),
            Ending::RoundLimit => best(&|seat| troops(seat) > 0, &space),
            Ending::TwoPlayers => match self.options.two_player_end {
                TwoPlayerEnd::Survivor => best(&|seat| troops(seat) > 0, &troops),
                TwoPlayerEnd::Furthest if Seat::first(2).any(reached) => best(&reached, &troops),
                TwoPlayerEnd::Furthest => best(&|_| true, &space),
            },
        }
    }

    /// Troops that nobody has (IFF-2.42).
    #[inline]
    pub(crate) fn pool(&self, state: &State) -> u8 {
        TROOPS - state.players.iter().map(|player| player.troops).sum::<u8>()
    }
}
