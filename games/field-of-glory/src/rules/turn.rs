//! The course of a turn, and the end of the game.

use quincunx_engine::{Log, Seat};

use crate::components::card::{Face, RESERVES};
use crate::components::field::{Column, Control};
use crate::rules::FieldOfGlory;
use crate::rules::event::Event;
use crate::rules::options::ShuffleEndTiming;
use crate::rules::state::{Ending, FlankPairs, State, Step, Taking, enemy, seats};

/// Cards in the opening hand (FOG-2.35), and the limit after drawing (FOG-3.22).
pub(crate) const HAND: u8 = 9;
/// Most cards that a hand can come to: nine, three by Reserves for it, five for a Commander given up (FOG-5.9).
pub(crate) const MOST_HAND: u8 = 15;
/// Terrain cards that win, or more of them (FOG-3.5, FOG-N24).
pub(crate) const TO_WIN: u8 = 3;
/// Run-outs of each player that end the game (FOG-5.4).
const RUN_OUTS: u8 = 2;

impl FieldOfGlory {
    /// A turn begins (FOG-3.1). Three terrain cards win at once, here and at no other moment (FOG-3.5, FOG-5.3); else the Advance
    /// follows.
    pub(crate) fn begin_turn(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        state.active = seat;
        state.turn = state.turn.saturating_add(1);
        log.event(|| Event::Turn { seat, turn: state.turn });
        if state.controls(seat) >= TO_WIN {
            self.end_game(state, Ending::Columns, log);
        } else {
            self.advance(state, Column::all(), log);
        }
    }

    /// The Advance in these columns, from the left (FOG-3.8, FOG-3.10), then phase 3. Where two units stand one is discarded, in
    /// every turn (FOG-3.9, FOG-N8).
    fn advance(&self, state: &mut State, columns: impl Iterator<Item = Column>, log: &mut impl Log<Event>) {
        let me = state.active;
        for column in columns {
            let units = state.at(me, column);
            if units.is_empty() || !state.at(enemy(me), column).is_empty() {
                continue;
            }
            self.turn_card(state, column, Control::of(me), log);
            if units.is_two() {
                state.step = Step::AdvanceDiscard(column.number());
                return;
            }
        }
        self.open_flanks(state);
    }

    /// One of two units is discarded in the Advance (FOG-3.9), which goes on to the right.
    pub(crate) fn advance_discard(&self, state: &mut State, column: Column, face: Face, log: &mut impl Log<Event>) {
        let seat = state.active;
        self.discard_unit(state, seat, column, face);
        log.event(|| Event::AdvanceDiscarded { seat, column: column.number(), card: face });
        self.advance(state, Column::all().skip(column.index() + 1), log);
    }

    /// A terrain card is turned (FOG-3.7).
    pub(crate) fn turn_card(&self, state: &mut State, column: Column, to: Control, log: &mut impl Log<Event>) {
        let now = &mut state.control[column.index()];
        if *now != to {
            *now = to;
            log.event(|| Event::Turned { column: column.number(), to: to.seat() });
        }
    }

    /// A unit goes to its owner's discard pile. No rampage comes of that (FOG-4.122).
    #[inline]
    pub(crate) fn discard_unit(&self, state: &mut State, seat: Seat, column: Column, face: Face) {
        let units = state.at_mut(seat, column);
        *units = units.without(face);
        state.player_mut(seat).discard(face);
    }

    /// The pairs of phase 3 are fixed (FOG-4.82).
    fn open_flanks(&self, state: &mut State) {
        let me = state.active;
        let mine = |column| !state.at(me, column).is_empty();
        let theirs = |column| !state.at(enemy(me), column).is_empty();
        let mut pairs = FlankPairs::default();
        for target in Column::all().filter(|target| mine(*target) && theirs(*target)) {
            for flanking in target.adjacent().filter(|flanking| mine(*flanking) && !theirs(*flanking)) {
                if !target.beyond(flanking).is_some_and(theirs) {
                    pairs.add(target, flanking);
                }
            }
        }
        state.pairs = pairs;
        self.next_flank(state);
    }

    /// FOG-8.3 as long as a pair is usable, the same target perhaps again (FOG-4.93, FOG-N7); then phase 4 (FOG-4.95).
    pub(crate) fn next_flank(&self, state: &mut State) {
        if state.pairs.iter().any(|(target, flanking)| self.is_usable(state, target, flanking)) {
            state.step = Step::Flank;
        } else {
            self.open_actions(state);
        }
    }

    /// Phase 4.
    pub(crate) fn open_actions(&self, state: &mut State) {
        state.pairs = FlankPairs::default();
        state.step = Step::Actions;
    }

    /// Does a pair that was there at the start of the phase still hold (FOG-4.83)?
    #[inline]
    pub(crate) fn is_usable(&self, state: &State, target: Column, flanking: Column) -> bool {
        let me = state.active;
        state.pairs.has(target, flanking)
            && !state.at(me, target).is_empty()
            && !state.at(me, flanking).is_empty()
            && !state.at(enemy(me), target).is_empty()
    }

    /// Whose card is taken.
    #[inline]
    pub(crate) fn taker(&self, state: &State, taking: Taking) -> Seat {
        match taking {
            Taking::Draw(_) | Taking::Reserves(_) | Taking::AttackerBonus => state.active,
            Taking::DefenderBonus => enemy(state.active),
            Taking::Rampage => state.fight().loser.expect("somebody has lost"),
        }
    }

    /// A card is needed from a deck: it comes by chance, after a reshuffle if the deck is empty by now (FOG-2.44, FOG-N9).
    /// `false` if there is none, which is a run-out all the same (FOG-2.46, FOG-N10, FOG-R10).
    pub(crate) fn take(&self, state: &mut State, taking: Taking, log: &mut impl Log<Event>) -> bool {
        let seat = self.taker(state, taking);
        let player = state.player_mut(seat);
        if player.deck.is_empty() {
            player.run_out();
            let (number, cards) = (player.run_outs, player.deck.len());
            log.event(|| Event::RunOut { seat, number, cards });
        }
        let there = !player.deck.is_empty();
        if there {
            state.step = Step::Take(taking);
        }
        there
    }

    /// So many cards are still to be drawn to the hand (FOG-3.19, FOG-3.20, FOG-4.110). The Reserves card itself joins the
    /// discard pile after that (FOG-2.47, FOG-4.111).
    pub(crate) fn draw(&self, state: &mut State, taking: Taking, log: &mut impl Log<Event>) {
        let (Taking::Draw(left) | Taking::Reserves(left)) = taking else { unreachable!("a draw to the hand") };
        if left > 0 && self.take(state, taking, log) {
            return;
        }
        if let Taking::Draw(_) = taking {
            self.limit(state, log);
        } else {
            state.me_mut().discard(RESERVES);
            state.step = Step::Actions;
        }
    }

    /// A card was drawn to the hand.
    pub(crate) fn drew(&self, state: &mut State, taking: Taking, face: Face, log: &mut impl Log<Event>) {
        let seat = state.active;
        let player = state.me_mut();
        player.deck.remove(face);
        player.hand.add(face);
        log.event(|| Event::Drew { seat, card: Some(face) });
        let next = match taking {
            Taking::Draw(left) => Taking::Draw(left - 1),
            Taking::Reserves(left) => Taking::Reserves(left - 1),
            Taking::AttackerBonus | Taking::DefenderBonus | Taking::Rampage => unreachable!("a draw to the hand"),
        };
        self.draw(state, next, log);
    }

    /// A card is given up for as many cards as it has command points; it can be drawn again (FOG-3.20, FOG-N23).
    pub(crate) fn give_for_cards(&self, state: &mut State, face: Face, log: &mut impl Log<Event>) {
        let player = state.me_mut();
        player.show(face);
        player.discard(face);
        log.event(|| Event::GaveForCards { seat: state.active, card: face });
        self.draw(state, Taking::Draw(face.points()), log);
    }

    /// FOG-8.13 as long as there are too many cards, which matters at no other moment (FOG-3.16, FOG-3.22, FOG-3.23, FOG-4.112);
    /// then the end of the turn (FOG-3.24), and of the game if the run-outs are complete (FOG-5.4, FOG-5.5).
    fn limit(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.me().hand.len() > HAND {
            state.step = Step::Limit;
            return;
        }
        // FOG-R4.
        let second = state.active != state.first;
        let tested = self.options.shuffle_end_timing == ShuffleEndTiming::EndOfCurrentTurn || second;
        if tested && state.players.iter().all(|player| player.run_outs >= RUN_OUTS) {
            self.end_game(state, self.ending_by_run_outs(state), log);
        } else {
            self.begin_turn(state, enemy(state.active), log);
        }
    }

    pub(crate) fn discard_to_limit(&self, state: &mut State, face: Face, log: &mut impl Log<Event>) {
        let player = state.me_mut();
        player.show(face);
        player.discard(face);
        log.event(|| Event::Limit { seat: state.active, card: face });
        self.limit(state, log);
    }

    /// Terrain cards decide, then victory points (FOG-5.6, FOG-5.7, FOG-5.8, FOG-N16).
    fn ending_by_run_outs(&self, state: &State) -> Ending {
        let [red, blue] = &state.players;
        let columns = seats().map(|seat| state.controls(seat));
        if columns.clone().min() != columns.max() {
            Ending::Majority
        } else if red.victory.victory() != blue.victory.victory() {
            Ending::VictoryPoints
        } else {
            Ending::Drawn
        }
    }

    /// Who has won; nobody in a drawn game.
    pub(crate) fn winner(&self, state: &State, ending: Ending) -> Option<Seat> {
        match ending {
            Ending::Columns => Some(state.active),
            Ending::Majority => seats().max_by_key(|seat| state.controls(*seat)),
            Ending::VictoryPoints => seats().max_by_key(|seat| state.players[seat.index()].victory.victory()),
            Ending::Drawn => None,
        }
    }

    fn end_game(&self, state: &mut State, ending: Ending, log: &mut impl Log<Event>) {
        state.step = Step::Over(ending);
        log.event(|| Event::Ended { ending, winner: self.winner(state, ending) });
    }
}
