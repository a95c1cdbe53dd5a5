//! What may be done, told group by group: to be written down as a list, or only counted to find one
//! choice among them.

use std::ops::ControlFlow;

use crate::components::set::Set;
use crate::rules::action::{Action, Choice};

/// Goes on, or ends with the choice that was looked for.
pub(crate) type Told = ControlFlow<Choice>;

/// Who is told what may be done.
pub(crate) trait Menu {
    /// A group: the number of its choices, and each of them by its number.
    fn group(&mut self, count: u32, choice: impl Fn(u32) -> Choice) -> Told;

    /// Is it enough to know how many choices the next groups have together?
    fn skips(&mut self, count: u32) -> bool;

    /// A choice for each member of a set.
    #[inline]
    fn each(&mut self, set: Set, choice: impl Fn(u8) -> Choice) -> Told {
        if set.is_empty() {
            return Told::Continue(());
        }
        self.group(set.len().into(), |number| choice(set.nth(number)))
    }

    /// A single choice, if it may be made.
    #[inline]
    fn one(&mut self, choice: Choice, may: bool) -> Told {
        self.group(may.into(), |_| choice)
    }
}

/// What tells a menu all that may be done; it says the same whenever it is asked.
pub(crate) trait Plan {
    fn tell(&self, menu: &mut impl Menu) -> Told;
}

/// The list.
impl Menu for Vec<Action> {
    #[inline]
    fn group(&mut self, count: u32, choice: impl Fn(u32) -> Choice) -> Told {
        self.extend((0..count).map(|number| Action(choice(number))));
        Told::Continue(())
    }

    #[inline]
    fn skips(&mut self, _: u32) -> bool {
        false
    }

    #[inline]
    fn each(&mut self, set: Set, choice: impl Fn(u8) -> Choice) -> Told {
        for member in set.iter() {
            self.push(Action(choice(member)));
        }
        Told::Continue(())
    }
}

/// The number of choices.
struct Count(u32);

impl Menu for Count {
    #[inline]
    fn group(&mut self, count: u32, _: impl Fn(u32) -> Choice) -> Told {
        self.0 += count;
        Told::Continue(())
    }

    #[inline]
    fn skips(&mut self, count: u32) -> bool {
        self.0 += count;
        true
    }
}

/// The choice that has so many before it.
struct Nth(u32);

impl Menu for Nth {
    #[inline]
    fn group(&mut self, count: u32, choice: impl Fn(u32) -> Choice) -> Told {
        if self.skips(count) { Told::Continue(()) } else { Told::Break(choice(self.0)) }
    }

    #[inline]
    fn skips(&mut self, count: u32) -> bool {
        let skips = self.0 >= count;
        if skips {
            self.0 -= count;
        }
        skips
    }
}

/// Writes down all choices of a plan.
#[inline]
pub(crate) fn list(plan: &impl Plan, out: &mut Vec<Action>) {
    let all = plan.tell(out);
    debug_assert!(all.is_continue());
}

/// The choice of a plan at the place that `draw` gives, being told how many there are.
#[inline]
pub(crate) fn pick(plan: &impl Plan, draw: impl FnOnce(u32) -> u32) -> Action {
    let mut count = Count(0);
    let all = plan.tell(&mut count);
    debug_assert!(all.is_continue());
    match plan.tell(&mut Nth(draw(count.0))) {
        Told::Break(choice) => Action(choice),
        Told::Continue(()) => unreachable!("the place is below the count"),
    }
}
