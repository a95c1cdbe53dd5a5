//! The position (section 6) and the form in which it is written down.

use std::collections::BTreeMap;

use quincunx_engine::{Clause, Fault, MAX_SEATS, Message, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, Cards, Kind};
use crate::dice::{Dice, Spaces};
use crate::rules::InFlandersField;
use crate::view::Ending;

/// The position: everything that section 6 lists. What follows from the rest is not kept (deck and pool do, but are kept for
/// speed).
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) step: Step,
    pub(crate) active: Seat,
    pub(crate) first: Seat,
    pub(crate) round: u8,
    /// The fixed card is claimed (IFF-6.5).
    pub(crate) claimed: bool,
    /// Gas was played and no roll has followed (IFF-6.17).
    pub(crate) roll_due: bool,
    /// German Gas cards still to be carried out in this stop (8.4).
    pub(crate) german_gas: u8,
    /// The dice until the taking, the reroll or the failure (IFF-6.15).
    pub(crate) dice: Dice,
    /// The card spaces on which a card lies, as a mask.
    pub(crate) filled: Spaces,
    pub(crate) display: [CardId; 12],
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) deck: Cards,
    pub(crate) deck_size: u8,
    pub(crate) discard: Cards,
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Player {
    pub(crate) space: u8,
    pub(crate) troops: u8,
    /// Kept cards; for the active player also those taken in this turn, German ones among them (IFF-6.13, 6.14).
    pub(crate) held: Cards,
}

/// What is to be done next (section 8, state machine).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Step {
    /// Chance draws the first cards (2.43).
    Deal,
    /// Chance draws the first player (2.45).
    FirstPlayer,
    /// 8.1.
    BeforeRoll,
    /// Chance rolls (7.2).
    Rolling,
    /// 8.2.
    AfterRoll,
    /// 8.3.
    AfterTaking,
    /// Chance draws for the space that Gas has emptied (4.71).
    GasDraw(u8),
    /// 8.4.
    GermanGas,
    /// 8.5.
    Artillery,
    /// 8.6.
    Advance,
    /// Chance fills the display (3.54).
    Refill,
    /// The game is over (section 5).
    Over(Ending),
}

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

/// The dice while no roll counts.
pub(crate) const NO_DICE: Dice = [1, 1, 1];

/// What stands for an empty space in [`State::display`], where the mask says that it is empty.
pub(crate) const NO_CARD: CardId = CardId(0);

/// The eight card spaces (IFF-2.21).
pub(crate) const CARD_SPACES: Spaces = 0b1101_1111_1000;

/// The space of the fixed card (IFF-2.22).
pub(crate) const FIXED_SPACE: u8 = 9;

impl State {
    /// The active player's things.
    #[inline]
    pub(crate) const fn me(&self) -> &Player {
        &self.players[self.active.index()]
    }

    /// The active player's things.
    #[inline]
    pub(crate) const fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    /// The open spaces (3.13).
    #[inline]
    pub(crate) const fn open(&self) -> Spaces {
        if self.claimed { self.filled } else { self.filled | 1 << FIXED_SPACE }
    }

    /// The card on a card space.
    #[inline]
    pub(crate) fn card_on(&self, space: u8) -> Option<CardId> {
        (self.filled & 1u16.checked_shl(u32::from(space))? != 0).then(|| self.display[usize::from(space)])
    }

    /// Takes the card from a card space that has one.
    #[inline]
    pub(crate) const fn pick_up(&mut self, space: u8) -> CardId {
        self.filled &= !(1 << space);
        std::mem::replace(&mut self.display[space as usize], NO_CARD)
    }

    /// Is a turn under way, so that the active player's cards and troops are not settled yet?
    pub(crate) const fn in_turn(&self) -> bool {
        !matches!(self.step, Step::Deal | Step::FirstPlayer | Step::Refill | Step::Over(_))
    }
}

impl InFlandersField {
    /// The arrangement of a state.
    pub(crate) fn write_down(&self, state: &State) -> Setup {
        let ids = |cards: &Cards| {
            cards.iter().map(|(card, count)| (self.components.card(card).id.clone(), count)).collect::<BTreeMap<_, _>>()
        };
        let player =
            |player: &Player| PlayerSetup { space: player.space, troops: player.troops, held: ids(&player.held) };
        let on = |space| state.card_on(space).map(|card| (space, self.components.card(card).id.clone()));
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
        crate::dice::each(state.filled).for_each(|space| elsewhere.add(state.display[usize::from(space)], 1));
        state.deck = Cards::default();
        for (card, copies) in self.all_cards.iter() {
            state.deck.add(card, copies.checked_sub(elsewhere.of(card))?);
        }
        state.deck_size = state.deck.len() as u8;
        Some(())
    }
}

/// Troop figures in the box (IFF-2.4).
pub(crate) const TROOPS: u8 = 40;
