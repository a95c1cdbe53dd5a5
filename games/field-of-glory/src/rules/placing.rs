//! Placing units and paying for them.

use quincunx_engine::Log;

use crate::components::card::{Face, Kind};
use crate::components::field::{Column, Pair};
use crate::rules::FieldOfGlory;
use crate::rules::action::{Action, Choice};
use crate::rules::event::Event;
use crate::rules::state::{Placing, State, Step};

/// A place for a unit: the column, the units replaced there, and the kinds that may stand there then, as a mask.
#[derive(Clone, Copy)]
struct Place {
    column: Column,
    replaced: Pair,
    kinds: u16,
}

impl FieldOfGlory {
    /// The units that stood in a column before the placing action, which may just begin (FOG-4.8).
    #[inline]
    pub(crate) fn stood(&self, state: &State, column: Column) -> Pair {
        if state.step == Step::Placing { state.placing.stood[column.index()] } else { state.at(state.active, column) }
    }

    /// Appends the legal ways of placing a unit (FOG-8.4, FOG-8.5), in any column, whoever stands there or controls it (FOG-4.4,
    /// FOG-N25). There may be none (FOG-4.22).
    pub(crate) fn legal_places(&self, state: &State, out: &mut Vec<Action>) {
        let me = state.me();
        if me.hand.unit_faces().next().is_none() {
            return;
        }
        let nowhere =
            Place { column: Column::all().next().expect("there are columns"), replaced: Pair::EMPTY, kinds: 0 };
        let (mut places, mut count) = ([nowhere; 4 * Column::COUNT], 0);
        for column in Column::all() {
            let units = state.at(state.active, column);
            for replaced in self.stood(state, column).subsets() {
                let kinds = units.less(replaced).room_for();
                if kinds != 0 {
                    places[count] = Place { column, replaced, kinds };
                    count += 1;
                }
            }
        }
        let points = me.hand.points();
        // Nothing but units (FOG-4.3).
        for card in me.hand.unit_faces() {
            let kind = card.kind();
            // What the hand still has when the unit has left it and all placed before are paid for (FOG-4.17).
            let Some(left) = (points - card.points()).checked_sub(state.placing.price) else { continue };
            for Place { column, replaced, kinds } in &places[..count] {
                if kinds & 1 << kind as u8 != 0 && state.price(kind, *column) <= left {
                    out.push(Action(Choice::Place { card, column: *column, replaced: *replaced }));
                }
            }
        }
    }

    /// A unit is placed (FOG-4.2), others perhaps replaced (FOG-4.7, FOG-N6): these are discarded and pay nothing (FOG-4.9).
    pub(crate) fn place(
        &self,
        state: &mut State,
        card: Face,
        column: Column,
        replaced: Pair,
        log: &mut impl Log<Event>,
    ) {
        let seat = state.active;
        if state.step == Step::Actions {
            state.placing = Placing { price: 0, paid: 0, stood: state.units[seat.index()] };
        }
        for face in replaced.iter() {
            self.discard_unit(state, seat, column, face);
        }
        let stood = &mut state.placing.stood[column.index()];
        *stood = stood.less(replaced);
        state.me_mut().show(card);
        let units = state.at_mut(seat, column);
        *units = units.with(card);
        state.placing.price += state.price(card.kind(), column);
        state.step = Step::Placing;
        log.event(|| Event::Placed {
            seat,
            column: column.number(),
            card,
            replaced: replaced.iter().collect(),
            price: state.placing.price,
        });
    }

    /// No more units: now it is paid (FOG-4.13), unless it cost nothing (FOG-4.16).
    pub(crate) fn done(&self, state: &mut State) {
        state.step = Step::Paying;
        self.go_on_paying(state);
    }

    /// The payment ends when the price is reached; what is too much is lost (FOG-4.14, FOG-4.18, FOG-N5).
    fn go_on_paying(&self, state: &mut State) {
        if state.placing.paid >= state.placing.price {
            state.placing = Placing::NONE;
            state.step = Step::Actions;
        }
    }

    /// A card pays (FOG-4.13).
    pub(crate) fn pay(&self, state: &mut State, face: Face, log: &mut impl Log<Event>) {
        let me = state.me_mut();
        me.show(face);
        me.discard(face);
        state.placing.paid += face.points();
        let Placing { price, paid, .. } = state.placing;
        log.event(|| Event::Paid { seat: state.active, card: face, paid, price });
        self.go_on_paying(state);
    }

    /// A payment of what is open that wastes least, and among those one that is regretted least; in the order in which it can
    /// be paid. Filled up by points, card by card.
    pub(crate) fn cheapest_payment(&self, state: &State) -> Vec<Face> {
        let open = usize::from(state.placing.price.saturating_sub(state.placing.paid));
        let hand: Vec<Face> = state.me().hand.into_iter().collect();
        // For each sum of points the cards that make it and are regretted least.
        let mut best: Vec<Option<(u32, Vec<Face>)>> = vec![None; open + usize::from(MOST_POINTS)];
        best[0] = Some((0, Vec::new()));
        for card in hand {
            for points in (0..best.len() - usize::from(card.points())).rev() {
                // The last card of a payment is needed (FOG-4.13).
                if points >= open {
                    continue;
                }
                let Some((regretted, cards)) = &best[points] else { continue };
                let (regretted, to) = (regretted + regret(card), points + usize::from(card.points()));
                if best[to].as_ref().is_none_or(|(other, _)| regretted < *other) {
                    let cards = cards.iter().copied().chain([card]).collect();
                    best[to] = Some((regretted, cards));
                }
            }
        }
        best.into_iter().skip(open).flatten().next().map(|(_, cards)| cards).unwrap_or_default()
    }
}

/// The most command points of a card.
const MOST_POINTS: u8 = 5;

/// How little one likes to pay with a card: units are worth keeping, the more the stronger they are.
fn regret(card: Face) -> u32 {
    let value = match card.kind() {
        Kind::Overlap => 0,
        Kind::Reserves => 2,
        Kind::Commander => 6,
        unit => 1 + u32::from(unit.print().value),
    };
    4 + value
}
