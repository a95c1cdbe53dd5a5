//! The test games as one would write them for themselves, for random play alone: the same work at every step (list what is
//! legal, choose, carry out), without a trait between. Each plays one game and says how many steps it had, outcomes of chance
//! included.

use std::hint::black_box;

use quincunx_engine::below;
use rand_core::Rng;

/// Sets of marks, one bit a square: is there a line in it?
const HAS_LINE: [bool; 512] = {
    const LINES: [usize; 8] = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124];
    let mut table = [false; 512];
    let mut marks = 0;
    while marks < table.len() {
        let mut line = 0;
        while line < LINES.len() {
            table[marks] |= marks & LINES[line] == LINES[line];
            line += 1;
        }
        marks += 1;
    }
    table
};

pub(super) fn tic_tac_toe(rng: &mut impl Rng) -> u64 {
    let mut marks = [0u16; 2];
    let mut steps = 0;
    while steps < 9 {
        let mut list = [0u8; 9];
        let mut empty = 0o777 & !(marks[0] | marks[1]);
        let mut length = 0;
        while empty != 0 {
            list[length] = empty.trailing_zeros() as u8;
            length += 1;
            empty &= empty - 1;
        }
        let own = &mut marks[steps & 1];
        *own |= 1 << list[below(rng, length as u32) as usize];
        steps += 1;
        if HAS_LINE[usize::from(*own) & 511] {
            break;
        }
    }
    black_box(marks);
    steps as u64
}

/// Sets of discs, seven bits a column, the highest never set: are four in a row?
fn has_four(discs: u64) -> bool {
    let in_a_row = |step: u32| {
        let pairs = discs & discs >> step;
        pairs & pairs >> (2 * step)
    };
    in_a_row(1) | in_a_row(6) | in_a_row(7) | in_a_row(8) != 0
}

pub(super) fn connect_four(rng: &mut impl Rng) -> u64 {
    let mut discs = [0u64; 2];
    let mut steps = 0;
    while steps < 42 {
        let all = discs[0] | discs[1];
        let mut list = [0u64; 7];
        let mut length = 0;
        for column in 0..7 {
            let bottom = 1 << (7 * column);
            if all & bottom << 5 == 0 {
                list[length] = bottom;
                length += 1;
            }
        }
        let bottom = list[below(rng, length as u32) as usize];
        let own = &mut discs[steps & 1];
        *own |= (all + bottom) & !all & (bottom * 63);
        steps += 1;
        if has_four(*own) {
            break;
        }
    }
    black_box(discs);
    steps as u64
}

pub(super) fn kuhn(rng: &mut impl Rng) -> u64 {
    let a = below(rng, 3);
    let b = (a + 1 + below(rng, 2)) % 3;
    let higher = if a > b { 1 } else { -1 };
    // Passes (0) and bets (1) in their order behind a leading one.
    let mut betting = 1u32;
    let mut steps = 2;
    let returns = loop {
        let choices = [0, 1];
        betting = betting << 1 | choices[below(rng, choices.len() as u32) as usize];
        steps += 1;
        match betting {
            0b100 => break higher,
            0b110 => break 1,
            0b1010 => break -1,
            0b111 | 0b1011 => break 2 * higher,
            _ => {}
        }
    };
    black_box(returns);
    steps
}

pub(super) fn leduc(rng: &mut impl Rng) -> u64 {
    let mut deck = [0u8, 0, 1, 1, 2, 2];
    let mut left = deck.len();
    let mut draw = |rng: &mut _| {
        let pick = below(rng, left as u32) as usize;
        left -= 1;
        deck.swap(pick, left);
        deck[left]
    };
    let hands = [draw(rng), draw(rng)];
    let mut board = None;
    let mut paid = [1u8; 2];
    let mut steps = 2;
    for raise in [2, 4] {
        if raise == 4 {
            board = Some(draw(rng));
            steps += 1;
        }
        let (mut player, mut made, mut raises) = (0, 0, 0);
        loop {
            let owes = paid[player] < paid[1 - player];
            let choices = 1 + u32::from(owes) + u32::from(raises < 2);
            let choice = below(rng, choices) + u32::from(!owes);
            steps += 1;
            made += 1;
            match choice {
                0 => {
                    black_box((hands, board, paid));
                    return steps;
                }
                1 => {
                    paid[player] = paid[1 - player];
                    if made > 1 {
                        break;
                    }
                }
                _ => {
                    paid[player] = paid[1 - player] + raise;
                    raises += 1;
                }
            }
            player = 1 - player;
        }
    }
    black_box((hands, board, paid));
    steps
}
