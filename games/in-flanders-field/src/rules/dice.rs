//! Three dice and what they offer (IFF-3.12, IFF-7.2). Sets of spaces are masks: bit `n` is space `n`.

/// Three dice in ascending order (IFF-7.2 does not tell them apart).
pub(crate) type Dice = [u8; 3];

/// A set of the spaces 2 to 12, as a mask.
pub(crate) type Spaces = u16;

/// The 216 ordered rolls of three dice, sorted ascending within and then among themselves: the outcomes of IFF-7.2 laid end to
/// end, each as often as it weighs (IFF-7.14).
pub(crate) static ORDERED: [Dice; 216] = ordered();

/// Are these three dice, ascending?
pub(crate) fn is_roll(dice: Dice) -> bool {
    dice.is_sorted() && dice.iter().all(|face| (1..=6).contains(face))
}

/// How many ordered rolls make a roll: 1 for three equal faces, 3 for two, 6 for none (IFF-7.2).
pub(crate) const fn weight([a, b, c]: Dice) -> u32 {
    match (a == b, b == c) {
        (true, true) => 1,
        (false, false) => 6,
        _ => 3,
    }
}

const fn ordered() -> [Dice; 216] {
    let mut rolls = [[0; 3]; 216];
    let mut next = 0;
    let (mut a, mut b, mut c) = (1, 1, 1);
    while a <= 6 {
        let mut left = weight([a, b, c]);
        while left > 0 {
            rolls[next] = [a, b, c];
            next += 1;
            left -= 1;
        }
        c += 1;
        if c > 6 {
            b += 1;
            if b > 6 {
                a += 1;
                b = a;
            }
            c = b;
        }
    }
    rolls
}

/// The 56 different rolls in their order (IFF-7.2).
pub(crate) static ROLLS: [Dice; 56] = different();

const fn different() -> [Dice; 56] {
    let ordered = ordered();
    let mut rolls = [[0; 3]; 56];
    let (mut next, mut place) = (0, 0);
    while next < rolls.len() {
        rolls[next] = ordered[place];
        place += weight(rolls[next]) as usize;
        next += 1;
    }
    rolls
}

/// The offered sums, one to three of them (IFF-3.12, IFF-7.11).
#[inline]
pub(crate) const fn sums([a, b, c]: Dice) -> Spaces {
    1 << (a + b) | 1 << (a + c) | 1 << (b + c)
}

/// The numbers that a Balloon turns an offered sum into, those not offered themselves (IFF-4.91, IFF-4.92, IFF-N12). Two Balloons
/// do not add up (IFF-4.93).
#[inline]
pub(crate) const fn neighbours(offered: Spaces) -> Spaces {
    (offered << 1 | offered >> 1) & !offered
}

/// What each of the different rolls offers, and how many ordered rolls make it.
static OFFERS: [(Spaces, u32); 56] = offers();

const fn offers() -> [(Spaces, u32); 56] {
    let rolls = different();
    let mut offers = [(0, 0); 56];
    let mut place = 0;
    while place < rolls.len() {
        offers[place] = (sums(rolls[place]), weight(rolls[place]));
        place += 1;
    }
    offers
}

/// Of 216 rolls, how many offer sums of which this holds.
#[inline]
pub(crate) fn ways(holds: impl Fn(Spaces) -> bool) -> u32 {
    OFFERS.iter().map(|(offered, ways)| if holds(*offered) { *ways } else { 0 }).sum()
}

/// Of 216 rolls, how many offer none of these spaces (IFF-7.12).
pub(crate) fn misses(open: Spaces) -> u32 {
    ways(|offered| offered & open == 0)
}

/// The numbers of a mask in ascending order.
#[inline]
pub(crate) fn each(mut mask: Spaces) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (lowest < 16).then_some(lowest as u8)
    })
}
