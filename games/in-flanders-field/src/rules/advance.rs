//! The results of an advance (IFF-8.20, IFF-8.22, IFF-8.25).

use crate::components::card::{CardId, Kind};
use crate::rules::InFlandersField;
use crate::rules::options::LastTroopPayment;
use crate::rules::state::State;

/// The result of a plan (IFF-8.22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reached {
    pub(crate) space: u8,
    pub(crate) troops: u8,
    pub(crate) mines: u8,
}

/// At most three lines are passed, so at most three Mines are used.
pub(crate) const MINES: usize = 4;

/// Spaces 0 to 60 (IFF-2.74).
pub(crate) const SPACES: usize = 61;

/// Cannot be reached.
const NEVER: u8 = u8::MAX;

/// The fewest troops for which each space can be reached, by the number of Mines used.
struct Prices([[u8; SPACES]; MINES]);

impl Prices {
    fn offer(&mut self, space: usize, mines: usize, troops: u8) {
        let price = &mut self.0[mines][space];
        *price = (*price).min(troops);
    }
}

/// Movement cards held (IFF-4.1), and what they come to.
struct Movement {
    /// Id, its move, its extra spaces, whether it is Tanks, and how many of it are held.
    cards: [(CardId, u8, u8, bool, u8); MOVERS],
    kinds: usize,
    /// V, without the Tanks (IFF-4.61).
    spaces: u32,
    /// Extra spaces on the Infantry cards.
    extra: u32,
    /// T.
    tanks: u32,
}

impl Movement {
    /// The most spaces that all cards together could give.
    const fn reach(&self) -> usize {
        (self.spaces + self.extra + self.tanks) as usize
    }
}

/// A turn has at most nine takings (IFF-5.12), so no more different movement cards can be held; but a position that was written
/// down may have eight on the display beside eight in the hand.
const MOVERS: usize = 17;

impl InFlandersField {
    /// The results that IFF-8.6 offers: to stay (IFF-4.8), then by space, then troops, then Mines. Only the result is announced
    /// (IFF-4.9, IFF-N24), and the Objective Line is the end (IFF-4.7).
    pub(crate) fn advances(&self, state: &State, mut offer: impl FnMut(Reached)) {
        let me = state.me();
        offer(Reached { space: me.space, troops: 0, mines: 0 });
        let movement = self.movement(state);
        if movement.kinds == 0 {
            return;
        }
        // IFF-4.23, IFF-R9.
        let available = match self.options.last_troop_payment {
            LastTroopPayment::Allowed => me.troops,
            LastTroopPayment::Forbidden => me.troops.saturating_sub(1),
        };
        let mines: u8 = self.of_kind(Kind::Mines).iter().map(|card| me.held.of(*card)).sum();
        let mines = usize::from(mines).min(MINES - 1);
        let start = usize::from(me.space);
        let mut prices = Prices([[NEVER; SPACES]; MINES]);
        // IFF-4.60, IFF-N20.
        let wire: u32 = self.of_kind(Kind::BarbedWire).iter().map(|card| u32::from(me.held.of(*card))).sum();
        let furthest = usize::from(self.track.objective);

        // Without Tanks (IFF-8.23).
        for space in start + 1..=furthest {
            let distance = (space - start) as u32;
            let troops = (distance + wire).saturating_sub(movement.spaces);
            let passed = self.lines_between(start, space);
            if troops > movement.extra || troops > u32::from(available) || passed > mines {
                break;
            }
            prices.offer(space, passed, troops as u8);
        }
        if movement.tanks > 0 {
            self.with_tanks(&movement, start, available, mines, &mut prices);
        }
        // For each space what no other result of the same space beats (IFF-4.9, IFF-4.22).
        for space in start + 1..=furthest.min(start + movement.reach()) {
            for used in (0..=mines).rev() {
                let troops = prices.0[used][space];
                if troops != NEVER && prices.0[..used].iter().all(|fewer| fewer[space] > troops) {
                    offer(Reached { space: space as u8, troops, mines: used as u8 });
                }
            }
        }
    }

    /// Infantry (IFF-4.20), Tanks, and the fixed card if it is claimed (IFF-3.32, IFF-4.30).
    fn movement(&self, state: &State) -> Movement {
        let held = &state.me().held;
        let mut movement =
            Movement { cards: [(CardId(0), 0, 0, false, 0); MOVERS], kinds: 0, spaces: 0, extra: 0, tanks: 0 };
        let fixed = state.claimed.then(|| (self.components.fixed(), 1));
        let cards = self.movers.iter().map(|card| (*card, held.of(*card))).chain(fixed);
        for (id, count) in cards.filter(|(_, count)| *count > 0) {
            let card = self.components.card(id);
            let is_tanks = card.kind == Kind::Tanks;
            let spaces = u32::from(count) * u32::from(card.moves);
            *(if is_tanks { &mut movement.tanks } else { &mut movement.spaces }) += spaces;
            movement.extra += u32::from(count) * u32::from(card.extra);
            movement.cards[movement.kinds] = (id, card.moves, card.extra, is_tanks, count);
            movement.kinds += 1;
        }
        movement
    }

    /// How many lines lie strictly between two spaces: on each of them a figure halts (IFF-4.4) unless Mines or Tanks take it on
    /// (IFF-4.5). The line that it stands on does not count (IFF-4.6).
    fn lines_between(&self, from: usize, to: usize) -> usize {
        self.track.lines.iter().filter(|line| (from + 1..to).contains(&usize::from(**line))).count()
    }

    /// The plans that use Tanks (IFF-4.40, IFF-8.24): no wire (IFF-4.41, IFF-4.62).
    fn with_tanks(&self, movement: &Movement, start: usize, available: u8, mines: usize, prices: &mut Prices) {
        let furthest = usize::from(self.track.objective);
        let reach = start + (movement.spaces + movement.extra.min(u32::from(available)) + movement.tanks) as usize;
        for space in start + 1..=furthest.min(reach) {
            if self.lines_between(start, space) > 0 {
                return self.past_a_line(movement, start, available, mines, prices);
            }
            let troops = ((space - start) as u32).saturating_sub(movement.spaces + movement.tanks);
            prices.offer(space, 0, troops as u8);
        }
    }

    /// Past a line the order of the cards matters: a search over (cards left, Mines used, space) for the fewest troops. The
    /// cards left are counted in a mixed radix, so that the use of a card always leads to a smaller number.
    fn past_a_line(&self, movement: &Movement, start: usize, available: u8, mines: usize, prices: &mut Prices) {
        let states: usize = movement.cards[..movement.kinds].iter().map(|card| usize::from(card.4) + 1).product();
        let needed = states * (mines + 1) * SPACES;
        // The standard components need at most 90 * 2 * 61 in a game; nine different cards of another file 512 * 4 * 61.
        let mut usual = [NEVER; 1 << 14];
        match usual.get_mut(..needed) {
            Some(fewest) => self.search(movement, start, available, mines, fewest, prices),
            None => self.search(movement, start, available, mines, &mut vec![NEVER; needed], prices),
        }
    }

    /// The cards one after the other, the spaces of each being one act (IFF-4.2, IFF-N23); Mines for one line each (IFF-4.50,
    /// IFF-N21). `fewest` has a cell for each state, Mines used and space, all [`NEVER`].
    fn search(
        &self,
        movement: &Movement,
        start: usize,
        available: u8,
        mines: usize,
        fewest: &mut [u8],
        prices: &mut Prices,
    ) {
        let states = fewest.len() / ((mines + 1) * SPACES);
        let furthest = usize::from(self.track.objective);
        let cell = |left: usize, used: usize, space: usize| (left * (mines + 1) + used) * SPACES + space;
        fewest[cell(states - 1, 0, start)] = 0;
        for left in (0..states).rev() {
            let tanks_used = uses_tanks(movement, left);
            for used in 0..=mines {
                for space in start..=furthest {
                    let troops = fewest[cell(left, used, space)];
                    if troops == NEVER {
                        continue;
                    }
                    if tanks_used {
                        prices.offer(space, used, troops);
                    }
                    let mut radix = 1;
                    for (_, moves, extra, is_tanks, count) in &movement.cards[..movement.kinds] {
                        let one = radix;
                        let held = left / radix % (usize::from(*count) + 1);
                        radix *= usize::from(*count) + 1;
                        if held == 0 {
                            continue;
                        }
                        for steps in 1..=usize::from(*moves) + usize::from(*extra) {
                            let to = space + steps;
                            let paid = u32::from(troops) + steps.saturating_sub(usize::from(*moves)) as u32;
                            if to > furthest || paid > u32::from(available) {
                                break;
                            }
                            let paid = paid as u8;
                            let on_line = self.track.lines.contains(&(to as u8));
                            let passed = if *is_tanks { 0 } else { self.lines_between(space, to) };
                            // The plan may end on a line without Mines (IFF-4.51, IFF-8.21).
                            if on_line && !is_tanks && used + passed <= mines && tanks_used {
                                prices.offer(to, used + passed, paid);
                            }
                            let spent = used + passed + usize::from(on_line && !is_tanks);
                            if spent <= mines {
                                let next = &mut fewest[cell(left - one, spent, to)];
                                *next = (*next).min(paid);
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Has a Tanks card been used where these cards are left (IFF-4.41, IFF-4.42, IFF-N22)?
fn uses_tanks(movement: &Movement, left: usize) -> bool {
    let mut radix = 1;
    movement.cards[..movement.kinds].iter().any(|(_, _, _, is_tanks, count)| {
        let held = left / radix % (usize::from(*count) + 1);
        radix *= usize::from(*count) + 1;
        *is_tanks && held < usize::from(*count)
    })
}
