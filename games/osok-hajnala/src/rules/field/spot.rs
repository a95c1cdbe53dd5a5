//! What can be named, and sets of it.

use super::{Part, Place, Player, SLOTS, SlotNo, adjacent, numbers};

/// What can be named, attacked and damaged: a character or puppet, its mount, the continuous ability on it (OH-4.2.5); or a
/// player, for whom the Noble stands (OH-4.14.1). In its number the lowest two bits tell what of a slot it is, the next two
/// which slot, the fifth whose; what would be the fourth card of the last slot is the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(pub(crate) u8);

/// A set of spots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spots(pub u32);

/// A set of the slots of a battlefield: a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Slots(u8);

impl Spot {
    /// What marks the spots of player B.
    const OF_B: u8 = 1 << 4;
    /// What no card of a slot is.
    const PLAYER: u8 = 3;

    /// Numbers of spots.
    pub(crate) const COUNT: u8 = 2 * Self::OF_B;

    /// The character or puppet in a slot.
    #[inline]
    pub(crate) const fn body(player: Player, slot: SlotNo) -> Self {
        Self(player as u8 * Self::OF_B + slot * 4)
    }

    /// The mount in a slot.
    #[inline]
    pub(crate) const fn mount(player: Player, slot: SlotNo) -> Self {
        Self(Self::body(player, slot).0 + 1)
    }

    /// The continuous ability on the character in a slot.
    #[inline]
    pub(crate) const fn attached(player: Player, slot: SlotNo) -> Self {
        Self(Self::body(player, slot).0 + 2)
    }

    /// The player, or the Noble that stands for him.
    #[inline]
    pub(crate) const fn player(player: Player) -> Self {
        Self(Self::body(player, SLOTS as u8 - 1).0 + Self::PLAYER)
    }

    /// All of a player's battlefield, by slot.
    pub(crate) fn all(player: Player) -> impl Iterator<Item = Self> {
        (0..SLOTS as u8).flat_map(move |slot| [Self::body, Self::mount, Self::attached].map(|of| of(player, slot)))
    }

    /// Whose it is.
    #[inline]
    pub(crate) const fn owner(self) -> Player {
        if self.0 & Self::OF_B == 0 { Player::A } else { Player::B }
    }

    /// The same of the other player.
    #[inline]
    #[must_use]
    pub(crate) const fn opposite(self) -> Self {
        Self(self.0 ^ Self::OF_B)
    }

    #[inline]
    pub(crate) const fn is_player(self) -> bool {
        self.0 & Self::PLAYER == Self::PLAYER
    }

    /// Its slot; that of a player is none.
    #[inline]
    pub(crate) const fn slot(self) -> Option<SlotNo> {
        if self.is_player() { None } else { Some(self.0 >> 2 & 3) }
    }

    /// Which of its slot it is: the body, what it rides, or what is attached to it.
    #[inline]
    pub(crate) const fn layer(self) -> usize {
        (self.0 & 3) as usize
    }

    /// Its bit among the spots of its owner, as in [`Index::bodies`](super::Index::bodies).
    #[inline]
    pub(crate) const fn bit_of_own(self) -> u16 {
        1 << (self.0 & (Self::OF_B - 1))
    }

    /// What of the slot it is.
    #[inline]
    pub(crate) const fn part(self) -> Option<Part> {
        if self.is_player() {
            return None;
        }
        Some([Part::Body, Part::Mount, Part::Attached][self.layer()])
    }

    /// Is it a character or puppet itself?
    #[inline]
    pub(crate) const fn is_body(self) -> bool {
        !self.is_player() && self.layer() == 0
    }

    /// Where its card lies.
    #[inline]
    pub(crate) fn place(self) -> Option<Place> {
        Some(Place::of(self.slot()?, self.part()?))
    }

    /// The character or puppet in its slot.
    #[inline]
    pub(crate) fn bearer(self) -> Option<Self> {
        Some(Self::body(self.owner(), self.slot()?))
    }
}

impl Spots {
    pub(crate) const NONE: Self = Self(0);

    /// The spots of both battlefields from the [`Spot::bit_of_own`]s of each.
    #[inline]
    pub(crate) const fn of_both(own: [u16; 2]) -> Self {
        Self(own[0] as u32 | (own[1] as u32) << Spot::OF_B)
    }

    /// Both players.
    pub(crate) const PLAYERS: Self = Self::NONE.with(Spot::player(Player::A)).with(Spot::player(Player::B));

    /// All spots of a player's battlefield.
    #[inline]
    pub(crate) const fn of_player(player: Player) -> Self {
        Self(0x7777 << (player as u8 * Spot::OF_B))
    }

    /// The spots of a slot: a character or puppet and what lies on it.
    #[inline]
    pub(crate) const fn of_slot(player: Player, slot: SlotNo) -> Self {
        Self(0b111 << Spot::body(player, slot).0)
    }

    /// The spots in the slots next to that of a spot (OH-2.11). What lies on a character is in its slot.
    #[inline]
    pub(crate) fn beside(spot: Spot) -> Self {
        let slots = spot.slot().map(adjacent).into_iter().flatten();
        slots.fold(Self::NONE, |all, slot| all.and(Self::of_slot(spot.owner(), slot)))
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub(crate) const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Of these those that are among the others too.
    #[inline]
    #[must_use]
    pub(crate) const fn among(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// These without those.
    #[inline]
    #[must_use]
    pub(crate) const fn except(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn has(self, spot: Spot) -> bool {
        self.0 >> spot.0 & 1 != 0
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with(self, spot: Spot) -> Self {
        Self(self.0 | 1 << spot.0)
    }

    #[inline]
    #[must_use]
    pub(crate) const fn without(self, spot: Spot) -> Self {
        Self(self.0 & !(1 << spot.0))
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// In the order of their numbers: a player's by slot.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Spot> {
        numbers(self.0.into()).map(Spot)
    }
}

impl Slots {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self((1 << SLOTS) - 1);

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn has(self, slot: SlotNo) -> bool {
        self.0 >> slot & 1 != 0
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with(self, slot: SlotNo) -> Self {
        Self(self.0 | 1 << slot)
    }

    /// These or, where there are none, those.
    #[must_use]
    pub(crate) const fn or(self, others: Self) -> Self {
        if self.is_empty() { others } else { self }
    }

    /// The lowest, if there is any.
    pub(crate) const fn first(self) -> Option<SlotNo> {
        if self.is_empty() { None } else { Some(self.0.trailing_zeros() as SlotNo) }
    }

    /// The only one, if it is one.
    pub(crate) const fn only(self) -> Option<SlotNo> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// Those of them that fit.
    #[inline]
    #[must_use]
    pub(crate) fn that(self, fits: impl Fn(SlotNo) -> bool) -> Self {
        self.iter().filter(|slot| fits(*slot)).collect()
    }

    /// In order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = SlotNo> {
        numbers(self.0.into())
    }
}

impl FromIterator<SlotNo> for Slots {
    fn from_iter<I: IntoIterator<Item = SlotNo>>(slots: I) -> Self {
        slots.into_iter().fold(Self::NONE, Self::with)
    }
}

impl FromIterator<Spot> for Spots {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Self {
        spots.into_iter().fold(Self::NONE, Self::with)
    }
}
