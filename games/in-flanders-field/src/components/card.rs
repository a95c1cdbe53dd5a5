//! Cards and what they are made of.

use quincunx_engine::{Arg, Id};

/// What a card does. The rulebook fixes everything by kind but the figures of [`Card`] (IFF-2.76).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "named as in the rulebook")]
pub enum Kind {
    Infantry,
    Artillery,
    Tanks,
    AerialReconnaissance,
    ObservationBalloon,
    Gas,
    Mines,
    Reserves,
    GermanMachineGun,
    GermanArtillery,
    GermanCounterAttack,
    GermanGas,
    FlyingCircus,
    BarbedWire,
    /// The fixed card on 9 (IFF-2.22).
    Advance,
}

/// All kinds of drawn cards, as in the component file.
pub(crate) const KINDS: [(Kind, &str); 14] = [
    (Kind::Infantry, "infantry"),
    (Kind::Artillery, "artillery"),
    (Kind::Tanks, "tanks"),
    (Kind::AerialReconnaissance, "aerial_reconnaissance"),
    (Kind::ObservationBalloon, "observation_balloon"),
    (Kind::Gas, "gas"),
    (Kind::Mines, "mines"),
    (Kind::Reserves, "reserves"),
    (Kind::GermanMachineGun, "german_machine_gun"),
    (Kind::GermanArtillery, "german_artillery"),
    (Kind::GermanCounterAttack, "german_counter_attack"),
    (Kind::GermanGas, "german_gas"),
    (Kind::FlyingCircus, "flying_circus"),
    (Kind::BarbedWire, "barbed_wire"),
];

impl Kind {
    /// The kind with this name in a component file.
    pub fn named(name: &str) -> Option<Self> {
        KINDS.iter().find(|(_, known)| *known == name).map(|(kind, _)| *kind)
    }

    /// The name in a component file; of the fixed card `advance`.
    pub fn name(self) -> &'static str {
        KINDS.iter().find(|(kind, _)| *kind == self).map_or("advance", |(_, name)| name)
    }

    /// Has it a blue border (IFF-2.30)?
    pub const fn is_german(self) -> bool {
        use Kind::*;
        matches!(self, GermanMachineGun | GermanArtillery | GermanCounterAttack | GermanGas | FlyingCircus | BarbedWire)
    }

    /// May it be kept for later turns (IFF-2.34, IFF-4.52, IFF-4.103)? Infantry, Tanks and Reserves may not (IFF-4.24, IFF-4.42,
    /// IFF-4.112).
    pub const fn may_be_kept(self) -> bool {
        use Kind::*;
        matches!(self, Artillery | AerialReconnaissance | ObservationBalloon | Gas | Mines)
    }

    /// Is it cancelled by Artillery (IFF-4.100, IFF-4.102)?
    pub const fn is_cancelled_by_artillery(self) -> bool {
        matches!(self, Self::GermanMachineGun | Self::GermanArtillery | Self::GermanCounterAttack)
    }

    /// Can Gas be played against it (IFF-4.70)?
    pub const fn is_gas_target(self) -> bool {
        matches!(self, Self::GermanArtillery | Self::GermanMachineGun)
    }

    /// Can German Gas take it (IFF-4.150)? The fixed card it cannot (IFF-4.31).
    pub const fn is_lost_to_german_gas(self) -> bool {
        matches!(self, Self::Infantry | Self::Artillery)
    }

    /// Does Flying Circus take it (IFF-4.160)?
    pub const fn is_lost_to_flying_circus(self) -> bool {
        matches!(self, Self::AerialReconnaissance | Self::ObservationBalloon | Self::Artillery)
    }
}

impl From<Kind> for Arg {
    fn from(kind: Kind) -> Self {
        Self::Term(format!("kind-{}", kind.name()))
    }
}

/// One id of the component file: cards that cannot be told apart (IFF-2.35).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// As in the file: `INF1X`.
    pub id: Id,
    /// What it does.
    pub kind: Kind,
    /// How many there are; 0 for the fixed card, which is printed.
    pub copies: u8,
    /// Spaces (IFF-4.3).
    pub moves: u8,
    /// Further spaces at one troop each (IFF-4.21, IFF-N44).
    pub extra: u8,
    /// Grey symbols: troops lost if the turn fails (IFF-2.31).
    pub grey: u8,
    /// Black symbols: troops lost to this German card (IFF-2.32, IFF-2.75).
    pub black: u8,
}

/// A card by its place in the file order; the fixed card stands behind the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

impl CardId {
    /// The place, to look something up that belongs to the card.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The most ids that a component file may list (a limit of this program).
pub(crate) const MAX_IDS: usize = 31;

/// The most cards that a component file may list (a limit of this program).
pub(crate) const MAX_CARDS: u32 = 250;

/// A multiset of cards: how many of each id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cards([u8; MAX_IDS + 1]);

impl Cards {
    /// How many of this card.
    #[inline]
    pub(crate) const fn of(&self, card: CardId) -> u8 {
        self.0[card.index()]
    }

    /// Are there any of this card?
    #[inline]
    pub(crate) const fn has(&self, card: CardId) -> bool {
        self.of(card) > 0
    }

    /// Puts cards in. There are never more than 250 of all, so nothing is lost at 255.
    #[inline]
    pub(crate) const fn add(&mut self, card: CardId, count: u8) {
        self.0[card.index()] = self.0[card.index()].saturating_add(count);
    }

    /// Takes cards out. There must be as many.
    #[inline]
    pub(crate) const fn remove(&mut self, card: CardId, count: u8) {
        self.0[card.index()] -= count;
    }

    /// Takes all of this card out.
    #[inline]
    pub(crate) const fn take(&mut self, card: CardId) -> u8 {
        std::mem::replace(&mut self.0[card.index()], 0)
    }

    /// Puts all cards of `other` in.
    #[inline]
    pub(crate) fn add_all(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(own, more)| *own = own.saturating_add(more));
    }

    /// How many cards.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// Is it empty?
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The ids in it with their counts, in file order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        let with_id = |(id, count): (usize, &u8)| (CardId(id as u8), *count);
        self.0.iter().enumerate().map(with_id).filter(|(_, count)| *count > 0)
    }

    /// The card at `number` when all are laid in a line in file order.
    #[inline]
    pub(crate) fn nth(&self, number: u32) -> CardId {
        let mut left = number;
        let mut id = 0;
        while let Some(rest) = left.checked_sub(u32::from(self.0[id])) {
            left = rest;
            id += 1;
        }
        CardId(id as u8)
    }
}
