//! Cards (OH-2.2). What a card does is data, in the words of `effect.rs`.

use quincunx_engine::{Arg, Id};
use serde::Serialize;
use ts_rs::TS;

use crate::components::effect::Effect;
use crate::components::word::{Set, Word, words};

/// A level is never above this (OH-2.7).
pub const MAX_LEVEL: u8 = 6;

/// A card of the file, by its place among all cards; equal copies are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

impl CardId {
    /// Its place among all cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card (OH-N01). Which of the fields it has, its kind says: the reader of the component file sees to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// In notation, decks and files.
    pub id: Id,
    /// `None` for a card of the standard file: the locale files have its name.
    pub name: Option<String>,
    /// `None` for a card of the standard file: the locale files have its text, if it has any.
    pub text: Option<String>,
    /// What sort of card it is.
    pub kind: Kind,
    /// Of weapons and armour cards, and of no others.
    pub tier: Option<Tier>,
    /// Of continuous abilities, and of no others.
    pub attach: Option<Attach>,
    /// Its caste.
    pub caste: Caste,
    /// 1 to 6; 0 for Nobles, which have none.
    pub level: u8,
    /// What a character, puppet, mount or continuous ability can suffer, or what an armour card adds.
    pub armour: Option<u8>,
    /// `None` is the printed dash: it deals no damage of its own, and nothing can make it (OH-2.3).
    pub damage: Option<Damage>,
    /// The keywords it carries; a card with any belongs to the keyword module (OH-2.23).
    pub keywords: Set<Keyword>,
    /// What its text says.
    pub effects: Vec<Effect>,
}

/// A printed damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damage {
    /// How much; 0 is a value that can be raised.
    pub n: u8,
    /// Its type does nothing by itself (OH-2.5).
    pub of: DamageType,
}

/// The kinds of card (OH-2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhKind")]
pub enum Kind {
    /// Stands for the player; never in a deck (OH-4.14.1).
    Noble,
    /// A character, four of a name.
    Mercenary,
    /// A character, two of a name, which may wear relics.
    Hero,
    /// Equipment with a damage (OH-4.6).
    Weapon,
    /// Equipment that adds armour (OH-4.6).
    Armour,
    /// An ability that stays (OH-4.7).
    Continuous,
    /// Stands in a character slot and attacks, and is no character (OH-4.9).
    Puppet,
    /// Carried by a character, with armour of its own (OH-4.8).
    Mount,
    /// In place of an attack (OH-4.10).
    Instant,
    /// In the tactical phase of either player (OH-4.11).
    Quick,
    /// Answers what touches its user (OH-4.12).
    Trap,
    /// One in a turn, played by the player or the Noble (OH-4.13).
    Potion,
}

words! { Kind:
    "noble" = Noble,
    "mercenary" = Mercenary,
    "hero" = Hero,
    "weapon" = Weapon,
    "armour" = Armour,
    "continuous" = Continuous,
    "puppet" = Puppet,
    "mount" = Mount,
    "instant" = Instant,
    "quick" = Quick,
    "trap" = Trap,
    "potion" = Potion,
}

impl Kind {
    /// A mercenary or hero.
    #[inline]
    pub const fn is_character(self) -> bool {
        matches!(self, Self::Mercenary | Self::Hero)
    }

    /// A weapon or armour card.
    #[inline]
    pub const fn is_equipment(self) -> bool {
        matches!(self, Self::Weapon | Self::Armour)
    }

    /// A card that a character uses (OH-2.4, OH-4.1.9).
    #[inline]
    pub const fn is_ability(self) -> bool {
        matches!(self, Self::Continuous | Self::Puppet | Self::Mount) || self.deals_ability_damage()
    }

    /// An instant, quick ability or trap: what a character must be armed for (OH-4.1.5), and what deals ability damage.
    #[inline]
    pub const fn deals_ability_damage(self) -> bool {
        matches!(self, Self::Instant | Self::Quick | Self::Trap)
    }

    /// Is it in play after it is played (OH-4.1.8)?
    #[inline]
    pub const fn stays(self) -> bool {
        !self.deals_ability_damage() && !matches!(self, Self::Potion)
    }
}

/// The three sorts of equipment (OH-2.4, OH-4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhTier")]
pub enum Tier {
    /// On any character; can be upgraded.
    Base,
    /// On a base that has none.
    Upgrade,
    /// On a hero; two of a name; never upgraded.
    Relic,
}

words! { Tier: "base" = Base, "upgrade" = Upgrade, "relic" = Relic }

/// Where a continuous ability lies (OH-4.7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhAttach")]
pub enum Attach {
    /// On its user, at the body place.
    Character,
    /// On its user's weapon.
    Weapon,
    /// On its user's armour card.
    Armour,
    /// On its player's battlefield.
    Battlefield,
}

words! { Attach: "character" = Character, "weapon" = Weapon, "armour" = Armour, "battlefield" = Battlefield }

/// The castes (OH-2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhCaste")]
pub enum Caste {
    /// Hunter.
    Hunter,
    /// Mage.
    Mage,
    /// Warrior.
    Warrior,
}

words! { Caste: "hunter" = Hunter, "mage" = Mage, "warrior" = Warrior }

impl Caste {
    /// Its name in the locale files.
    pub fn term(self) -> Arg {
        Arg::Term(format!("caste-{}", self.id()))
    }
}

/// The damage types (OH-2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhDamageType")]
pub enum DamageType {
    /// Normal.
    Normal,
    /// Earth.
    Earth,
    /// Fire.
    Fire,
    /// Water.
    Water,
    /// Ice.
    Ice,
    /// Air.
    Air,
    /// Nature.
    Nature,
    /// Poison; it gives no markers by itself.
    Poison,
    /// Electric.
    Electric,
    /// Soul.
    Soul,
}

words! { DamageType:
    "normal" = Normal,
    "earth" = Earth,
    "fire" = Fire,
    "water" = Water,
    "ice" = Ice,
    "air" = Air,
    "nature" = Nature,
    "poison" = Poison,
    "electric" = Electric,
    "soul" = Soul,
}

/// The named abilities of the keyword module (OH-4.26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhKeyword")]
pub enum Keyword {
    /// OH-4.26.1.
    Champion,
    /// OH-4.26.2.
    Wall,
    /// OH-4.26.3.
    Reflex,
    /// OH-4.26.4.
    Curse,
    /// OH-4.26.5.
    Horde,
    /// OH-4.26.6.
    Flame,
}

words! { Keyword:
    "champion" = Champion,
    "wall" = Wall,
    "reflex" = Reflex,
    "curse" = Curse,
    "horde" = Horde,
    "flame" = Flame,
}

/// The card with this id in files.
pub(crate) fn find(cards: &[Card], id: &str) -> Option<CardId> {
    cards.iter().position(|card| card.id == id).map(|place| CardId(place as u8))
}

impl Card {
    /// Its name: the locale files have those of the standard cards.
    pub fn term(&self) -> Arg {
        match &self.name {
            None => Arg::Term(format!("card-{}", self.id)),
            Some(name) => Arg::Text(name.clone()),
        }
    }

    /// Does it need the option `keywords` (OH-2.23)?
    #[inline]
    pub fn is_of_keyword_module(&self) -> bool {
        !self.keywords.is_empty()
    }
}
