//! Terrain, draft and deal: what comes before the first turn.

use quincunx_engine::{Log, Seat};

use crate::components::card::Face;
use crate::components::cards::Cards;
use crate::components::field::{Column, Control, Pair, Terrain};
use crate::rules::FieldOfGlory;
use crate::rules::event::Event;
use crate::rules::options::TerrainLayoutTie;
use crate::rules::state::{FlankPairs, Placing, Player, State, Step, enemy, seats};
use crate::rules::turn::HAND;

/// Cards in a pack of the draft (FOG-2.31).
pub(crate) const PACK: u8 = 4;
/// Packs in the draft (FOG-2.31).
pub(crate) const PACKS: u8 = 12;
/// Cards kept in the draft (FOG-2.31).
pub(crate) const KEPT: u8 = 2 * PACKS;

impl FieldOfGlory {
    /// The position before the first terrain card is drawn; all columns are neutral (FOG-2.23).
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

    /// The free columns that this card may go to: one, or two that are equally near or far (FOG-2.21, FOG-2.22, FOG-R5).
    pub(crate) fn places(&self, state: &State, terrain: Terrain) -> impl Iterator<Item = Column> + Clone + use<> {
        let terrains = state.terrain;
        let free = Column::all().filter(move |column| terrains[column.index()].is_none());
        let distances = free.clone().map(Column::centre_distance);
        let best = if terrain == Terrain::Plain { distances.min() } else { distances.max() };
        free.filter(move |column| Some(column.centre_distance()) == best)
    }

    /// A terrain card is drawn (FOG-2.20).
    pub(crate) fn draw_terrain(&self, state: &mut State, terrain: Terrain, log: &mut impl Log<Event>) {
        let mut places = self.places(state, terrain);
        let place = places.next().expect("a column is free");
        if self.options.terrain_layout_tie == TerrainLayoutTie::Random && places.next().is_some() {
            state.step = Step::TerrainTie(terrain);
        } else {
            self.lay(state, terrain, place, log);
        }
    }

    /// A terrain card is laid. With the fifth the draft begins; the other four are out of the game (FOG-2.24).
    pub(crate) fn lay(&self, state: &mut State, terrain: Terrain, column: Column, log: &mut impl Log<Event>) {
        state.terrain[column.index()] = Some(terrain);
        log.event(|| Event::Laid { column: column.number(), terrain });
        state.step = if state.terrain.iter().all(Option::is_some) { Step::Pack(state.first) } else { Step::Terrain };
    }

    /// A card comes to a pack (FOG-2.31).
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

    /// Two cards of the pack are kept, the other two leave the game (FOG-2.31, FOG-2.32). With the last pack of both the deal
    /// begins.
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
            // FOG-2.34.
            for player in &mut state.players {
                player.deck = std::mem::take(&mut player.kept);
            }
            state.step = Step::Deal(state.first);
        }
    }

    /// A card of an opening hand is dealt (FOG-2.35).
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
}
