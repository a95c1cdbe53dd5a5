//! Matching pennies, two rounds: the smallest game with simultaneous choices. Each can get one of the two points on average.
//!
//! - MP-1: In each round both players lay a penny, heads or tails up, under a hand, in any order.
//! - MP-2: After two rounds all pennies are uncovered. Of each round with equal sides A gets the point, of the others B.

use rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::{A, B, NoOptions, explanation};
use crate::{
    Actor, Cell, Conformance, Courtesies, Explain, Explanation, Fault, Log, Message, Notation, Numbered, Observe,
    Observer, Planes, Returns, Rules, Seat, SeatSet, Seen, Shown, Turn, Written, below,
};

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Pennies;

/// How a penny lies: `heads` or `tails`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Notation, Numbered)]
#[notation(game = Pennies)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Heads up.
    Heads,
    /// Tails up.
    Tails,
}

/// The pennies under each player's hand, in the order of the rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairs {
    laid: [Vec<Side>; 2],
}

/// The other player has not laid his penny yet, or all are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotNow;

impl Explain for NotNow {
    fn explain(&self) -> Explanation {
        explanation("MP-1", "not-now")
    }
}

/// The own pennies, and how many lie under each hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    own: Vec<Side>,
    laid: [usize; 2],
}

/// A penny was laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid(Seat, Side);

/// What is seen of it: by the other player not the side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenLaid {
    seat: Seat,
    side: Option<Side>,
}

const ROUNDS: usize = 2;

impl Pennies {
    fn may_lay(state: &Pairs, seat: Seat) -> bool {
        let least = state.laid.iter().map(Vec::len).min().unwrap_or_default();
        least < ROUNDS && state.laid.get(seat.index()).is_some_and(|laid| laid.len() == least)
    }
}

impl Rules for Pennies {
    type Options = NoOptions;
    type State = Pairs;
    type Action = Side;
    type Refusal = NotNow;
    type Event = Laid;
    const ID: &'static str = "matching-pennies";
    const RULES_VERSION: u32 = 1;

    fn new(_: &NoOptions) -> Result<Self, Fault> {
        Ok(Self)
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Pairs {
        Pairs::default()
    }

    fn turn(&self, state: &Pairs) -> Turn {
        let waiting: SeatSet = [A, B].into_iter().filter(|seat| Self::may_lay(state, *seat)).collect();
        if waiting.is_empty() { Turn::Over } else { Turn::Seats(waiting) }
    }

    fn legal(&self, state: &Pairs, seat: Seat, out: &mut Vec<Side>) {
        if Self::may_lay(state, seat) {
            out.extend([Side::Heads, Side::Tails]);
        }
    }

    fn refusal(&self, state: &Pairs, seat: Seat, _: Side) -> Option<NotNow> {
        (!Self::may_lay(state, seat)).then_some(NotNow)
    }

    fn outcomes(&self, _: &Pairs, _: &mut Vec<(Side, u32)>) {}

    fn apply(&self, state: &mut Pairs, by: Actor, side: Side, log: &mut impl Log<Laid>) {
        if let Actor::Seat(seat) = by {
            state.laid[seat.index()].push(side);
            log.event(|| Laid(seat, side));
        }
    }

    fn returns(&self, state: &Pairs) -> Returns {
        let [a, b] = &state.laid;
        let equal = a.iter().zip(b).filter(|(a, b)| a == b).count();
        Returns::whole(&[equal as i32, (ROUNDS - equal) as i32])
    }

    fn resample(&self, state: &mut Pairs, observer: Observer, rng: &mut impl Rng) {
        for seat in [A, B].into_iter().filter(|seat| observer != Observer::Seat(*seat)) {
            state.laid[seat.index()]
                .iter_mut()
                .for_each(|side| *side = [Side::Heads, Side::Tails][below(rng, 2) as usize]);
        }
    }
}

impl Shown for Pennies {
    type SeenEvent = SeenLaid;
    type View = View;
    type Components = ();

    fn components(&self) {}

    fn view(&self, state: &Pairs, observer: Observer) -> View {
        let own = if let Observer::Seat(seat) = observer { state.laid[seat.index()].clone() } else { Vec::new() };
        View { own, laid: state.laid.each_ref().map(Vec::len) }
    }

    fn seen(&self, Laid(seat, side): &Laid, observer: Observer) -> Option<SeenLaid> {
        let own = observer.sees(*seat);
        Some(SeenLaid { seat: *seat, side: own.then_some(*side) })
    }

    fn line(&self, _: &SeenLaid) -> Option<Message> {
        None
    }

    fn prompt(&self, _: &Seen<'_, Self>) -> Explanation {
        explanation("MP-1", "prompt-lay")
    }

    fn label(&self, _: &Seen<'_, Self>, side: Side) -> Message {
        Message::new(if side == Side::Heads { "heads" } else { "tails" })
    }
}

impl Observe for Pennies {
    const OBSERVATION_VERSION: u32 = 1;

    fn observe<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        planes.plane("own", "round, heads or tails: the own pennies", [ROUNDS, 2], 1, |cells| {
            seen.view.own.iter().enumerate().for_each(|(round, side)| cells.mark([round, *side as usize]));
        });
        planes.plane("laid", "player: how many pennies they have laid", [2], ROUNDS as u8, |cells| {
            for (seat, laid) in [A, B].into_iter().zip(seen.view.laid) {
                cells.count([seen.place(self, seat)], laid as u8);
            }
        });
        planes.plane("role", "whether equal sides are one's own, or the other's", [2], 1, |cells| {
            cells.mark([seen.place(self, A)]);
        });
    }
}

impl Written for Pennies {
    type Setup = Pairs;

    fn setup(&self, state: &Pairs) -> Pairs {
        state.clone()
    }

    fn position(&self, setup: &Pairs) -> Result<Pairs, Fault> {
        let [a, b] = setup.laid.each_ref().map(Vec::len);
        let explanation = explanation("MP-1", "fault-laid");
        let possible = a.max(b) <= ROUNDS && a.abs_diff(b) <= 1;
        if possible { Ok(setup.clone()) } else { Err(Fault::new(explanation.clause, explanation.message)) }
    }
}

impl Courtesies for Pennies {}

impl Conformance for Pennies {
    fn samples() -> Vec<NoOptions> {
        vec![NoOptions {}]
    }

    fn any_action(&self, rng: &mut impl Rng) -> Side {
        [Side::Heads, Side::Tails][below(rng, 2) as usize]
    }

    fn bound(&self) -> u32 {
        4 * 3 // Each choice, taken back and made again.
    }

    fn total(&self) -> (i32, u32) {
        (ROUNDS as i32, 1)
    }

    fn goals() -> Vec<String> {
        let laid = ["A", "B"].into_iter().flat_map(|seat| ["Heads", "Tails"].map(|side| format!("{side} by {seat}")));
        laid.chain(["0 2", "1 1", "2 0"].map(String::from)).collect()
    }

    fn reached(&self, before: &Pairs, by: Actor, action: Side, events: &[Laid], goal: &mut impl FnMut(&str)) {
        for Laid(seat, side) in events {
            goal(&format!("{side:?} by {seat}"));
        }
        let mut after = before.clone();
        self.apply(&mut after, by, action, &mut ());
        if self.turn(&after) == Turn::Over {
            goal(&self.returns(&after).to_string());
        }
    }

    fn invariant(&self, state: &Pairs) -> Result<(), String> {
        self.position(state).map(drop).map_err(|fault| fault.to_string())
    }
}
