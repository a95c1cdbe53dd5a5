//! The course of a game and of a turn (sections 2, 3 and 5).

use quincunx_engine::{Log, Seat};

use crate::card::{Face, RESERVES};
use crate::cards::Cards;
use crate::event::Event;
use crate::field::{Column, Control, Pair, Terrain};
use crate::options::{ShuffleEndTiming, TerrainLayoutTie};
use crate::rules::FieldOfGlory;
use crate::state::{FlankPairs, Placing, Player, State, Step, Taking, enemy, seats};
use crate::view::Ending;

/// Cards in the opening hand (2.35), and the limit after drawing (3.22).
pub(crate) const HAND: u8 = 9;
/// Most cards that a hand can come to: nine, three by Reserves for it, five for a Commander given up (5.9).
pub(crate) const MOST_HAND: u8 = 15;
/// Cards in a pack of the draft (2.31).
pub(crate) const PACK: u8 = 4;
/// Cards kept in the draft (2.31).
pub(crate) const KEPT: u8 = 24;
/// Terrain cards that win (3.5).
pub(crate) const TO_WIN: u8 = 3;
/// Run-outs of each player that end the game (5.4).
const RUN_OUTS: u8 = 2;

impl FieldOfGlory {
    /// The position before the first terrain card is drawn.
    pub(crate) fn opening(&self) -> State {
        let first = seats().next().expect("there are two seats");
        State {
            step: Step::Terrain,
            first,
            active: first,
            turn: 0,
            terrain: [None; Column::COUNT],
            control: [Control::Neutral; Column::COUNT],
            units: [[Pair::EMPTY; Column::COUNT]; 2],
            players: [Player::START; 2],
            pairs: FlankPairs::default(),
            placing: Placing::NONE,
            combat: None,
        }
    }

    /// Copies of a terrain card that are not laid.
    pub(crate) fn terrain_left(&self, state: &State, terrain: Terrain) -> u8 {
        let laid = state.terrain.iter().filter(|laid| **laid == Some(terrain)).count() as u8;
        let drawn = state.step == Step::TerrainTie(terrain);
        terrain.copies() - laid - u8::from(drawn)
    }

    /// The free columns that this card may go to: one, or two that are equally near or far (2.21, 2.22).
    pub(crate) fn places(&self, state: &State, terrain: Terrain) -> impl Iterator<Item = Column> + Clone + use<> {
        let terrains = state.terrain;
        let free = Column::all().filter(move |column| terrains[column.index()].is_none());
        let distances = free.clone().map(Column::centre_distance);
        let best = if terrain == Terrain::Plain { distances.min() } else { distances.max() };
        free.filter(move |column| Some(column.centre_distance()) == best)
    }

    /// A terrain card is drawn (2.20).
    pub(crate) fn draw_terrain(&self, state: &mut State, terrain: Terrain, log: &mut impl Log<Event>) {
        let mut places = self.places(state, terrain);
        let place = places.next().expect("a column is free");
        if self.options.terrain_layout_tie == TerrainLayoutTie::Random && places.next().is_some() {
            state.step = Step::TerrainTie(terrain);
        } else {
            self.lay(state, terrain, place, log);
        }
    }

    pub(crate) fn lay(&self, state: &mut State, terrain: Terrain, column: Column, log: &mut impl Log<Event>) {
        state.terrain[column.index()] = Some(terrain);
        log.event(|| Event::Laid { column: column.number(), terrain });
        state.step = if state.terrain.iter().all(Option::is_some) { Step::Pack(state.first) } else { Step::Terrain };
    }

    /// A pack is to be filled (2.31).
    pub(crate) fn fill_pack(&self, state: &mut State, seat: Seat, face: Face, log: &mut impl Log<Event>) {
        let player = state.player_mut(seat);
        player.deck.remove(face);
        player.pack.add(face);
        if player.pack.len() < PACK {
            return;
        }
        log.event(|| Event::Pack { seat, cards: player.pack.into_iter().collect() });
        let waiting = seats().find(|seat| {
            let player = &state.players[seat.index()];
            player.pack.is_empty() && player.kept.is_empty()
        });
        state.step = waiting.map_or(Step::Draft, Step::Pack);
    }

    /// Two cards of the pack are kept, the other two leave the game (2.31, 2.32). With the last pack of both the deal begins.
    pub(crate) fn keep(&self, state: &mut State, seat: Seat, pair: Pair, log: &mut impl Log<Event>) {
        let player = state.player_mut(seat);
        player.pack = Cards::EMPTY;
        pair.iter().for_each(|face| player.kept.add(face));
        let mut both = pair.iter();
        log.event(|| Event::Kept {
            seat,
            packs: player.kept.len() / 2,
            cards: both.next().zip(both.next()).map(Into::into),
        });
        if !player.deck.is_empty() {
            state.step = Step::Pack(seat);
        } else if state.players.iter().all(|player| player.kept.len() == KEPT) {
            for player in &mut state.players {
                player.deck = std::mem::take(&mut player.kept);
            }
            state.step = Step::Deal(state.first);
        }
    }

    /// A card of an opening hand is dealt (2.35).
    pub(crate) fn deal(&self, state: &mut State, seat: Seat, face: Face, log: &mut impl Log<Event>) {
        let player = state.player_mut(seat);
        player.deck.remove(face);
        player.hand.add(face);
        if player.hand.len() < HAND {
            return;
        }
        let other = enemy(seat);
        state.step = if state.players[other.index()].hand.is_empty() { Step::Deal(other) } else { Step::FirstPlayer };
        if state.step == Step::FirstPlayer {
            log.event(|| Event::Dealt);
        }
    }

    /// 3.1. Three terrain cards win at once (3.5), else the Advance follows.
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

    /// The Advance in these columns (3.8, 3.9), then phase 3.
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

    /// One of two units is discarded in the Advance (3.9), which goes on to the right.
    pub(crate) fn advance_discard(&self, state: &mut State, column: Column, face: Face, log: &mut impl Log<Event>) {
        let seat = state.active;
        self.discard_unit(state, seat, column, face);
        log.event(|| Event::AdvanceDiscarded { seat, column: column.number(), card: face });
        self.advance(state, Column::all().skip(column.index() + 1), log);
    }

    /// A terrain card is turned (3.7).
    pub(crate) fn turn_card(&self, state: &mut State, column: Column, to: Control, log: &mut impl Log<Event>) {
        let now = &mut state.control[column.index()];
        if *now != to {
            *now = to;
            log.event(|| Event::Turned { column: column.number(), to: to.seat() });
        }
    }

    /// A unit goes to its owner's discard pile.
    #[inline]
    pub(crate) fn discard_unit(&self, state: &mut State, seat: Seat, column: Column, face: Face) {
        let units = state.at_mut(seat, column);
        *units = units.without(face);
        state.player_mut(seat).discard(face);
    }

    /// The pairs of phase 3 are fixed (4.82).
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

    /// 8.3 as long as a pair is usable, then phase 4.
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

    /// Does a pair that was there at the start of the phase still hold (4.83)?
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

    /// A card is needed from a deck: it comes by chance, after a reshuffle if the deck is empty (2.44). `false` if there is none
    /// (2.46).
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

    /// So many cards are still to be drawn to the hand (3.19, 3.20, 4.110).
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

    /// A card is given up for as many cards as it has command points (3.20).
    pub(crate) fn give_for_cards(&self, state: &mut State, face: Face, log: &mut impl Log<Event>) {
        let player = state.me_mut();
        player.show(face);
        player.discard(face);
        log.event(|| Event::GaveForCards { seat: state.active, card: face });
        self.draw(state, Taking::Draw(face.points()), log);
    }

    /// 8.13 as long as there are too many cards, then the end of the turn (3.22, 3.24).
    fn limit(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.me().hand.len() > HAND {
            state.step = Step::Limit;
            return;
        }
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

    /// 5.6 to 5.8.
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
