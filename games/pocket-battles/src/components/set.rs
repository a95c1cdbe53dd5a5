//! Sets of small numbers.

/// A set of troops by their places in [`Side::troops`], or of units by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Set(pub(crate) u32);

impl Set {
    pub(crate) const EMPTY: Self = Self(0);

    #[inline]
    pub(crate) const fn one(number: u8) -> Self {
        Self(1 << number)
    }

    /// Those from `from` to before `to`.
    #[inline]
    pub(crate) const fn range(from: u8, to: u8) -> Self {
        Self((1 << to) - (1 << from))
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn has(self, number: u8) -> bool {
        self.0 >> number & 1 != 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn add(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, number: u8) {
        self.0 &= !(1 << number);
    }

    /// Adds or removes it.
    #[inline]
    pub(crate) const fn set(&mut self, number: u8, is_in: bool) {
        self.0 = self.0 & !(1 << number) | (is_in as u32) << number;
    }

    /// Without the numbers from `from` to before `to`; those above move down.
    pub(crate) const fn cut(self, from: u8, to: u8) -> Self {
        Self(self.and(Self::range(0, from)).0 | self.0 >> to << from)
    }

    #[inline]
    pub(crate) const fn without_first(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }

    /// All numbers from the first of the set to before its second.
    #[inline]
    pub(crate) const fn up_to_second(self) -> Self {
        let later = self.without_first();
        Self((later.0 & later.0.wrapping_neg()).wrapping_sub(self.0 & self.0.wrapping_neg()))
    }

    /// The only one, if there is just one.
    #[inline]
    pub(crate) const fn only(self) -> Option<u8> {
        if self.0.is_power_of_two() { Some(self.0.trailing_zeros() as u8) } else { None }
    }

    #[inline]
    pub(crate) const fn first(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// The one that has so many before it.
    #[inline]
    pub(crate) fn nth(self, before: u32) -> u8 {
        (0..before).fold(self, |left, _| left.without_first()).0.trailing_zeros() as u8
    }

    #[inline]
    pub(crate) const fn last(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(31 - self.0.leading_zeros() as u8) }
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Self(left).first()?;
            left &= left - 1;
            Some(next)
        })
    }
}
