//! The component file: map, opening position and cards (VOD-2.1.6).

mod card;
mod cards;
mod decks;
mod effect;
mod map;
mod power;
mod row;
mod spaces;
mod steps;

pub use self::{card::*, map::*, power::*};
pub(crate) use self::{cards::*, decks::Deck, effect::MAX_ALTERNATIVES};

use std::collections::BTreeSet;
use std::sync::LazyLock;

use quincunx_engine::Fault;

/// The standard component file.
pub const STANDARD: &str = include_str!("../../components.toml");

/// What a game takes from a component file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Components {
    pub map: Map,
    pub opening: Vec<Opening>,
    /// In file order.
    pub cards: Vec<Card>,
    /// By power.
    pub decks: [Deck; 4],
    /// By power and kind of piece (VOD-2.1.2).
    pub pieces: [[u8; 3]; 4],
    /// By power (VOD-2.1.2).
    pub bribes: [u8; 4],
    /// The links of all cards (VOD-4.16.12), at most 8.
    pub links: Vec<Link>,
    /// From which space which can be fought, in the order of the file: where there is a border, or could be a link (VOD-4.16.12).
    pub battles: Vec<(Space, Space)>,
    /// The extra plays of all cards (VOD-4.16.13), at most 4.
    pub extra_plays: Vec<ExtraPlay>,
}

impl Components {
    /// The standard components.
    pub(crate) fn standard() -> &'static Self {
        static STANDARD_COMPONENTS: LazyLock<Components> =
            LazyLock::new(|| Components::read(STANDARD).expect("a test reads the standard file"));
        &STANDARD_COMPONENTS
    }

    /// Reads a component file.
    ///
    /// # Errors
    /// The first fault in it, with clause and line.
    pub(crate) fn read(text: &str) -> Result<Self, Fault> {
        Self::with_grounds(text, &[])
    }

    /// Reads a component file in which these spaces have another ground.
    ///
    /// # Errors
    /// The first fault in it, with clause and line.
    pub(crate) fn with_grounds(text: &str, grounds: &[(&str, Ground)]) -> Result<Self, Fault> {
        /// The titles and names that the locale files have.
        static NAMED: LazyLock<Components> =
            LazyLock::new(|| Components::titled(STANDARD, &[]).expect("a test reads the standard file"));
        let mut parts = Self::titled(text, grounds)?;
        for card in &mut parts.cards {
            card.title
                .take_if(|title| NAMED.find(&card.id).is_some_and(|id| NAMED.card(id).title.as_ref() == Some(title)));
        }
        for (id, name) in parts.map.ids.iter().zip(&mut parts.map.names) {
            let known = NAMED.map.find(id).and_then(|space| NAMED.map.names[space.index()].as_ref());
            name.take_if(|name| known == Some(name));
        }
        Ok(parts)
    }

    /// What is in a file, with all titles and names.
    fn titled(text: &str, grounds: &[(&str, Ground)]) -> Result<Self, Fault> {
        const TABLES: [&str; 10] =
            ["meta", "power", "component", "setup", "space", "border", "no_border", "vocabulary", "card", "checks"];
        row::parse(text, |file| {
            file.only(row::FILE, &[&TABLES])?;
            let powers = spaces::powers(file)?;
            let map = spaces::map(file, grounds)?;
            let opening = spaces::opening(file, &map, &powers)?;
            let all = decks::Cardbox::read(file, &map)?;
            let [corinth, delian, sparta, athens] = Power::ALL.map(|power| all.deck(power, &powers[power.index()]));
            let links = all.lasting.links;
            Ok(Self {
                battles: battles(&map, &links),
                map,
                opening,
                decks: [corinth?, delian?, sparta?, athens?],
                cards: all.cards,
                pieces: powers.map(|(_, stock)| stock.pieces),
                bribes: powers.map(|(_, stock)| stock.bribes),
                links,
                extra_plays: all.lasting.extra_plays,
            })
        })
    }

    #[inline]
    pub(crate) fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    #[inline]
    pub(crate) fn deck(&self, power: Power) -> &Deck {
        &self.decks[power.index()]
    }

    /// The card at a place of a power's deck list.
    #[inline]
    pub(crate) fn id(&self, power: Power, slot: Slot) -> CardId {
        self.deck(power).cards[slot.index()]
    }

    pub(crate) fn find(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.id == id).map(|place| CardId(place as u8))
    }

    /// Pieces of a kind that a power has in all.
    #[inline]
    pub(crate) const fn pieces(&self, power: Power, kind: Kind) -> u8 {
        self.pieces[power.index()][kind.index()]
    }
}

fn battles(map: &Map, links: &[Link]) -> Vec<(Space, Space)> {
    let bordering = map.spaces().iter().flat_map(|from| map.next_to(from).iter().map(move |target| (from, target)));
    let linked = links.iter().flat_map(|link| [(link.a, link.b), (link.b, link.a)]);
    let all: BTreeSet<_> = bordering.chain(linked).collect();
    all.into_iter().collect()
}
