//! The chances of a combat whose bonus cards are not all known.

use crate::rules::state::Bonus;
use crate::rules::state::BonusFrom;

/// How likely an unknown bonus card has 2, 3, 4, 5 command points: somewhat more than in the full set (FOG-2.8), since decks are
/// drafted.
const UNKNOWN: [f64; 4] = [0.26, 0.31, 0.27, 0.16];

/// What a combat can come to, for the attacker.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chances {
    pub(super) win: f64,
    pub(super) tie: f64,
    pub(super) loss: f64,
}

/// What is known of a side's bonus card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Known {
    /// Its command points; 0 for none.
    Points(u8),
    /// Nothing.
    Unknown,
}

impl Known {
    /// Of a card that lies on the table, seen by its owner or by the other.
    pub(super) fn of(bonus: Bonus, own: bool) -> Self {
        match (bonus.from, bonus.card) {
            (BonusFrom::Nowhere, _) => Self::Points(0),
            (_, Some(card)) if own => Self::Points(card.points()),
            _ => Self::Unknown,
        }
    }

    /// Points with their chances.
    fn each(self) -> impl Iterator<Item = (i8, f64)> + Clone {
        let (first, last) = match self {
            Self::Points(points) => (points, points),
            Self::Unknown => (2, 5),
        };
        (first..=last).map(move |points| {
            let chance = if self == Self::Unknown { UNKNOWN[usize::from(points) - 2] } else { 1.0 };
            (points as i8, chance)
        })
    }
}

/// The chances if the attacker leads by so much before the bonus cards. `spear`: the defender wins ties (FOG-4.64).
pub(super) fn chances(lead: i8, attacker: Known, defender: Known, spear: bool) -> Chances {
    let mut chances = Chances { win: 0.0, tie: 0.0, loss: 0.0 };
    for (more, this) in attacker.each() {
        for (less, that) in defender.each() {
            let side = match (lead + more - less).signum() {
                1 => &mut chances.win,
                0 if !spear => &mut chances.tie,
                _ => &mut chances.loss,
            };
            *side += this * that;
        }
    }
    chances
}

/// The attacker's share if neither bonus card is known, a tie counting half.
pub(super) fn expected(lead: i8, spear: bool) -> f64 {
    const SHARES: [[f64; 9]; 2] = [shares(false), shares(true)];
    SHARES[usize::from(spear)][(lead.clamp(-4, 4) + 4) as usize]
}

const fn shares(spear: bool) -> [f64; 9] {
    let (mut shares, mut lead) = ([0.0; 9], 0);
    while lead < 9 {
        let (mut more, mut sum) = (0, 0.0);
        while more < 4 {
            let mut less = 0;
            while less < 4 {
                let margin = lead as i8 - 4 + more as i8 - less as i8;
                let share = if margin > 0 {
                    1.0
                } else if margin == 0 && !spear {
                    0.5
                } else {
                    0.0
                };
                sum += UNKNOWN[more] * UNKNOWN[less] * share;
                less += 1;
            }
            more += 1;
        }
        shares[lead] = sum;
        lead += 1;
    }
    shares
}
