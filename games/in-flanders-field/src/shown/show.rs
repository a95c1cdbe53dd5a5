//! Building the view.

use quincunx_engine::prelude::*;
use quincunx_engine::{Extent, Named, Seat, Turn};

use crate::components::card::{CardId, Cards, Kind};
use crate::rules::InFlandersField;
use crate::rules::action::Action;
use crate::rules::advance::Reached;
use crate::rules::dice::{Dice, each, misses, sums, ways};
use crate::rules::options::GermanEffects;
use crate::rules::state::{FIXED_SPACE, Player, State, Step};
use crate::shown::view::{
    Copies, Outlook, Reach, SeenAdvance, SeenCard, SeenChance, SeenComponents, SeenEnding, SeenPlayer, SeenSpace,
    SeenStep, SeenSum, SeenTrack, View,
};

impl InFlandersField {
    /// What everybody may see.
    pub(crate) fn show(&self, state: &State, extent: Extent) -> View {
        let begun = !matches!(state.step, Step::Deal | Step::FirstPlayer);
        let deciding = matches!(self.turn(state), Turn::Seats(_));
        let reached_before = |seat: Seat| self.has_reached(state, seat) && !(state.in_turn() && seat == state.active);
        let held = &state.me().held;
        View {
            round: u32::from(state.round),
            round_limit: self.options.round_limit,
            first_player: begun.then_some(state.first),
            active: (begun && !matches!(state.step, Step::Over(_))).then_some(state.active),
            step: show_step(state.step),
            chance: show_chance(state.step),
            last_turns: begun && Seat::first(self.seats).any(reached_before),
            players: Seat::first(self.seats).map(|seat| self.show_player(state, seat)).collect(),
            rows: extent.whole(|| self.layout.clone()),
            display: (3..=11).map(|number| self.show_space(state, number, extent)).collect(),
            deck: u32::from(state.deck_size),
            deck_cards: self.copies(&state.deck),
            discard: self.copies(&state.discard),
            pool: u32::from(self.pool(state)),
            held: if state.in_turn() { self.some_copies(held, false) } else { Vec::new() },
            german: self.some_copies(held, true),
            claimed: state.claimed,
            circus: self.first_held(state, Kind::FlyingCircus).is_some(),
            roll_due: state.roll_due,
            dice: (state.step == Step::AfterRoll).then_some(state.dice),
            sums: if state.step == Step::AfterRoll { show_sums(state.dice, state.open()) } else { Vec::new() },
            outlook: deciding.then(|| self.outlook(state)),
            advances: if extent == Extent::Whole && state.step == Step::Advance {
                self.show_advances(state)
            } else {
                Vec::new()
            },
            ending: match state.step {
                Step::Over(reason) => {
                    Some(SeenEnding { reason, winners: self.winners(state, reason).iter().collect() })
                }
                _ => None,
            },
        }
    }

    /// The battlefield and the card table.
    pub(crate) fn show_components(&self) -> SeenComponents {
        SeenComponents {
            track: SeenTrack { lines: self.track.lines, objective: self.track.objective },
            cards: self.components.ids().chain([self.components.fixed()]).map(|card| self.show_card(card)).collect(),
        }
    }

    fn show_card(&self, id: CardId) -> SeenCard {
        let card = self.components.card(id);
        SeenCard {
            id: card.id.to_string(),
            kind: card.kind.name().into(),
            german: card.kind.is_german(),
            moves: card.moves,
            extra: card.extra,
            grey: card.grey,
            black: card.black,
            retain: card.kind.may_be_kept(),
            copies: card.copies,
        }
    }

    fn has_reached(&self, state: &State, seat: Seat) -> bool {
        let player = &state.players[seat.index()];
        player.space == self.track.objective && player.troops > 0
    }

    fn show_player(&self, state: &State, seat: Seat) -> SeenPlayer {
        let Player { space, troops, held } = &state.players[seat.index()];
        let acting = state.in_turn() && seat == state.active;
        SeenPlayer {
            space: *space,
            troops: *troops,
            kept: if acting { Vec::new() } else { self.copies(held) },
            eliminated: *troops == 0 && !acting,
            reached: self.has_reached(state, seat) && !acting,
        }
    }

    fn show_space(&self, state: &State, number: u8, extent: Extent) -> SeenSpace {
        let fixed = (number == FIXED_SPACE).then(|| self.components.fixed());
        let card = fixed.or_else(|| state.card_on(number));
        SeenSpace {
            number,
            card: card.map(|card| self.named(card)),
            open: state.open() & 1 << number != 0,
            rolls: extent.whole(|| (216 - misses(1 << number)) as u8),
        }
    }

    fn named(&self, card: CardId) -> Named<CardId> {
        Named::new(card, self.components.card(card).id)
    }

    fn copies(&self, cards: &Cards) -> Vec<Copies> {
        self.copies_of(cards, |_| true)
    }

    fn some_copies(&self, cards: &Cards, german: bool) -> Vec<Copies> {
        self.copies_of(cards, |card| self.is_german[card.index()] == german)
    }

    fn copies_of(&self, cards: &Cards, are_told: impl Fn(CardId) -> bool) -> Vec<Copies> {
        let told = || cards.iter().filter(|(card, _)| are_told(*card));
        let mut copies = Vec::with_capacity(told().count());
        copies.extend(told().map(|(card, count)| Copies { card: self.named(card), count }));
        copies
    }

    /// What can be reckoned while the active player decides.
    fn outlook(&self, state: &State) -> Outlook {
        let open = state.open();
        let german = each(state.filled)
            .filter(|space| self.is_german[state.display[usize::from(*space)].index()])
            .fold(0, |mask, space| mask | 1 << space);
        let only_german = |offered| offered & open != 0 && offered & open & !german == 0;
        let british = state.me().held.iter().filter(|(card, _)| !self.is_german[card.index()]);
        let (grey, black) = self.failure_symbols(state);
        let mut stopped = state.clone();
        let mut troops = state.me().troops;
        if state.step != Step::Advance {
            troops += self.reserves(state);
            self.before_movement(&mut stopped, &mut ());
        }
        let mut reach = Vec::new();
        let start = stopped.me().space;
        // Who has no troops before movement does not move (option `german_effects`).
        if stopped.me().troops > 0 {
            self.advances(&stopped, |to| {
                if to.space > start && reach.last().is_none_or(|last: &Reach| last.space != to.space) {
                    reach.push(Reach { space: to.space, troops: to.troops, mines: to.mines });
                }
            });
        }
        self.advance_alone(&mut stopped, Reached { space: start, troops: 0, mines: 0 });
        Outlook {
            fail: misses(open) as u8,
            german_only: ways(only_german) as u8,
            fail_troops: (grey + black).min(u32::from(state.me().troops)) as u8,
            fail_cards: british.map(|(_, count)| count).sum(),
            reach,
            stop_troops: troops - stopped.me().troops,
            stop_back: state.me().space - stopped.me().space,
        }
    }

    /// What an advance leads to, up to the end of the turn.
    fn advance_alone(&self, state: &mut State, to: Reached) {
        let me = state.me_mut();
        me.space = to.space;
        me.troops -= to.troops;
        if self.options.german_effects == GermanEffects::AfterMovement {
            self.strike(state, &mut ());
        }
    }

    fn show_advances(&self, state: &State) -> Vec<SeenAdvance> {
        let mut advances = Vec::new();
        self.advances(state, |to| {
            let mut after = state.clone();
            self.advance_alone(&mut after, to);
            let Reached { space, troops, mines } = to;
            advances.push(SeenAdvance {
                action: self.notation(Action::Advance { space, troops, mines }),
                to: Reach { space, troops, mines },
                losses: state.me().troops - troops - after.me().troops,
                ends_on: after.me().space,
                troops_left: after.me().troops,
            });
        });
        advances
    }
}

const fn show_step(step: Step) -> SeenStep {
    match step {
        Step::Deal | Step::FirstPlayer => SeenStep::SetUp,
        Step::BeforeRoll => SeenStep::BeforeRoll,
        Step::Rolling | Step::GasDraw(_) | Step::Refill => SeenStep::Chance,
        Step::AfterRoll => SeenStep::AfterRoll,
        Step::AfterTaking => SeenStep::AfterTaking,
        Step::GermanGas => SeenStep::GermanGas,
        Step::Artillery => SeenStep::Artillery,
        Step::Advance => SeenStep::Advance,
        Step::Over(_) => SeenStep::Over,
    }
}

const fn show_chance(step: Step) -> Option<SeenChance> {
    match step {
        Step::Deal => Some(SeenChance::Deal),
        Step::FirstPlayer => Some(SeenChance::FirstPlayer),
        Step::Rolling => Some(SeenChance::Roll),
        Step::GasDraw(_) => Some(SeenChance::Gas),
        Step::Refill => Some(SeenChance::Refill),
        _ => None,
    }
}

/// The offered sums, each once, ascending, with two dice that make it.
fn show_sums(dice: Dice, open: u16) -> Vec<SeenSum> {
    let pair = |sum: u8| {
        let pairs = [[0, 1], [0, 2], [1, 2]];
        pairs
            .into_iter()
            .find(|[a, b]| dice[*a] + dice[*b] == sum)
            .expect("the sum is offered")
            .map(|place| place as u8)
    };
    each(sums(dice)).map(|sum| SeenSum { sum, dice: pair(sum), open: open & 1 << sum != 0 }).collect()
}
