//! The position as it is written down in scenarios, and what is checked when it is read.

use std::collections::BTreeMap;

use quincunx_engine::{Clause, Fault, Message, Seat};
use serde::{Deserialize, Serialize};

use crate::components::card::{CardId, Cards, Kind};
use crate::rules::InFlandersField;
use crate::rules::dice::{Dice, each};
use crate::rules::state::{CARD_SPACES, Player, State, Step, TROOPS};

/// An arrangement as it is written down. The deck is what is nowhere else, the pool 40 less all troops.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    step: Step,
    /// From 1.
    round: u8,
    first_player: Seat,
    active: Seat,
    claimed: bool,
    roll_due: bool,
    /// German Gas cards still to be carried out in this stop.
    german_gas: u8,
    /// Ascending; 1-1-1 where no roll counts.
    dice: Dice,
    /// Card by space; `""` for none.
    display: BTreeMap<u8, String>,
    players: Vec<PlayerSetup>,
    discard: BTreeMap<String, u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerSetup {
    space: u8,
    troops: u8,
    /// Kept cards; for the active player also those taken in this turn, German ones among them.
    held: BTreeMap<String, u8>,
}

impl InFlandersField {
    /// The arrangement of a state.
    pub(crate) fn write_down(&self, state: &State) -> Setup {
        let ids = |cards: &Cards| {
            cards
                .iter()
                .map(|(card, count)| (self.components.card(card).id.to_string(), count))
                .collect::<BTreeMap<_, _>>()
        };
        let player =
            |player: &Player| PlayerSetup { space: player.space, troops: player.troops, held: ids(&player.held) };
        let on = |space| state.card_on(space).map(|card| (space, self.components.card(card).id.to_string()));
        Setup {
            step: state.step,
            round: state.round,
            first_player: state.first,
            active: state.active,
            claimed: state.claimed,
            roll_due: state.roll_due,
            german_gas: state.german_gas,
            dice: state.dice,
            display: (3..=11).filter_map(on).collect(),
            players: state.players[..self.seats].iter().map(player).collect(),
            discard: ids(&state.discard),
        }
    }

    /// The state of an arrangement, if a game can come to it.
    pub(crate) fn set_up(&self, setup: &Setup) -> Result<State, Fault> {
        let bad = |clause, key| Fault::new(Clause(clause), Message::new(key));
        let cards = |named: &BTreeMap<String, u8>| {
            named.iter().try_fold(Cards::default(), |mut cards, (id, count)| {
                let card = self.components.find(id).ok_or_else(|| bad("IFF-2.71", "fault-position-card"))?;
                cards.add(card, *count);
                Ok(cards)
            })
        };
        let seat_exists = |seat: Seat| seat.index() < self.seats;
        if setup.players.len() != self.seats || !seat_exists(setup.active) || !seat_exists(setup.first_player) {
            return Err(bad("IFF-2.1", "fault-position-seats"));
        }
        let faces = setup.dice.is_sorted() && setup.dice.iter().all(|face| (1..=6).contains(face));
        if !faces {
            return Err(bad("IFF-2.3", "fault-position-dice"));
        }
        if setup.round == 0 || u32::from(setup.round) > self.options.round_limit {
            return Err(bad("IFF-5.10", "fault-position-round"));
        }
        let mut state = State {
            step: setup.step,
            active: setup.active,
            first: setup.first_player,
            round: setup.round,
            claimed: setup.claimed,
            roll_due: setup.roll_due,
            german_gas: setup.german_gas,
            dice: setup.dice,
            discard: cards(&setup.discard)?,
            ..self.opening()
        };
        for (player, written) in state.players.iter_mut().zip(&setup.players) {
            *player = Player { space: written.space, troops: written.troops, held: cards(&written.held)? };
            if written.space > self.track.objective {
                return Err(bad("IFF-2.12", "fault-position-space"));
            }
        }
        let movers: u32 = self.movers.iter().map(|card| u32::from(state.me().held.of(*card))).sum();
        if movers > CARD_SPACES.count_ones() {
            return Err(bad("IFF-5.12", "fault-position-cards"));
        }
        if state.players.iter().map(|player| u32::from(player.troops)).sum::<u32>() > u32::from(TROOPS) {
            return Err(bad("IFF-2.4", "fault-position-troops"));
        }
        for (space, id) in setup.display.iter().filter(|(_, id)| !id.is_empty()) {
            if *space > 11 || CARD_SPACES & 1 << space == 0 {
                return Err(bad("IFF-2.21", "fault-position-display"));
            }
            state.display[usize::from(*space)] =
                self.components.find(id).ok_or_else(|| bad("IFF-2.71", "fault-position-card"))?;
            state.filled |= 1 << space;
        }
        if let Step::GasDraw(space) = state.step
            && (space > 11 || CARD_SPACES & !state.filled & 1 << space == 0)
        {
            return Err(bad("IFF-4.71", "fault-position-display"));
        }
        self.deal_the_rest(&mut state).ok_or_else(|| bad("IFF-2.53", "fault-position-cards"))?;
        let drawing = matches!(state.step, Step::Deal | Step::Refill | Step::GasDraw(_));
        if drawing && (state.deck_size == 0 || state.filled == CARD_SPACES) {
            return Err(bad("IFF-2.54", "fault-position-draw"));
        }
        self.check_turn(&state)?;
        Ok(state)
    }

    /// What the rules rely on at the step of a turn: without it there would be nothing to decide, or nobody to.
    fn check_turn(&self, state: &State) -> Result<(), Fault> {
        let bad = |clause, key| Err(Fault::new(Clause(clause), Message::new(key)));
        let holds = |cards: &[CardId]| cards.iter().any(|card| state.me().held.has(*card));
        let fits = match state.step {
            Step::GermanGas => state.german_gas > 0 && holds(&self.lost_to_gas),
            Step::Artillery => holds(self.of_kind(Kind::Artillery)) && holds(&self.cancelled),
            Step::Over(ending) => !self.winners(state, ending).is_empty(),
            _ => true,
        };
        if !fits || (state.claimed || state.roll_due) && !state.in_turn() {
            return bad("IFF-3.3", "fault-position-step");
        }
        let has_troops = |seat: Seat| state.players[seat.index()].troops > 0;
        let all_play = self.seats == 2 || matches!(state.step, Step::Deal | Step::FirstPlayer);
        let must_play = |seat: &Seat| all_play || *seat == state.active;
        let is_over = matches!(state.step, Step::Over(_));
        if !is_over && !Seat::first(self.seats).filter(must_play).all(has_troops) {
            return bad("IFF-5.1", "fault-position-eliminated");
        }
        let settled = |seat: &Seat| *seat != state.active || !state.in_turn();
        let keeps = |seat: Seat| self.not_kept.iter().any(|card| state.players[seat.index()].held.has(*card));
        if Seat::first(self.seats).filter(settled).any(keeps) {
            return bad("IFF-3.50", "fault-position-kept");
        }
        Ok(())
    }

    /// Makes the deck of all cards that are nowhere else (IFF-2.53); `None` if there are too many elsewhere.
    fn deal_the_rest(&self, state: &mut State) -> Option<()> {
        let mut elsewhere = state.discard;
        state.players.iter().for_each(|player| elsewhere.add_all(&player.held));
        each(state.filled).for_each(|space| elsewhere.add(state.display[usize::from(space)], 1));
        state.deck = Cards::default();
        for (card, copies) in self.all_cards.iter() {
            state.deck.add(card, copies.checked_sub(elsewhere.of(card))?);
        }
        state.deck_size = state.deck.len() as u8;
        Some(())
    }
}
