//! How spots and places are written: in notation, in positions, and in what is shown.

use std::sync::LazyLock;

use quincunx_engine::{Id, Named};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{PLACES, Part, Place, Player, SLOTS, SlotNo, Spot, Spots};

/// What lies in a slot.
const PARTS: [(&str, Part); 9] = [
    ("body", Part::Body),
    ("weapon", Part::Weapon),
    ("weapon-upgrade", Part::WeaponUpgrade),
    ("on-weapon", Part::OnWeapon),
    ("armour", Part::Armour),
    ("armour-upgrade", Part::ArmourUpgrade),
    ("on-armour", Part::OnArmour),
    ("mount", Part::Mount),
    ("attached", Part::Attached),
];

impl Part {
    /// Its id in notation and files.
    pub(crate) const fn id(self) -> &'static str {
        PARTS[self as usize].0
    }
}

/// The words of spots by their numbers: each view tells many of them.
static WORDS_OF_SPOTS: LazyLock<[Id; Spot::COUNT as usize]> =
    LazyLock::new(|| std::array::from_fn(|number| Id::new(&Spot(number as u8).spelt()).expect("words are short")));

/// The words of places by their numbers.
static WORDS_OF_PLACES: LazyLock<[Id; PLACES]> =
    LazyLock::new(|| std::array::from_fn(|number| Id::new(&Place(number as u8).spelt()).expect("words are short")));

impl Spot {
    /// As in notation: `B3`, `B3 mount`, `B3 attached`, or `B` for the player.
    pub(crate) fn word(self) -> &'static str {
        &WORDS_OF_SPOTS[usize::from(self.0)]
    }

    /// As views name it.
    pub(crate) fn named(self) -> Named<Self> {
        Named::new(self, WORDS_OF_SPOTS[usize::from(self.0)])
    }

    fn spelt(self) -> String {
        let owner = self.owner().seat();
        match (self.slot(), self.part()) {
            (Some(slot), Some(Part::Body)) => format!("{owner}{}", slot + 1),
            (Some(slot), Some(part)) => format!("{owner}{} {}", slot + 1, part.id()),
            _ => owner.to_string(),
        }
    }

    /// Reads a [`word`](Self::word).
    pub(crate) fn parse(word: &str) -> Option<Self> {
        let (body, part) = word.trim().split_once(' ').unwrap_or((word.trim(), "body"));
        let player = match body.get(..1)? {
            "A" => Player::A,
            "B" => Player::B,
            _ => return None,
        };
        let number = body.get(1..)?;
        if number.is_empty() {
            return (part == "body").then(|| Self::player(player));
        }
        let slot = slot_of(number)?;
        match part.trim() {
            "body" => Some(Self::body(player, slot)),
            "mount" => Some(Self::mount(player, slot)),
            "attached" => Some(Self::attached(player, slot)),
            _ => None,
        }
    }
}

impl Place {
    /// As in notation: `3 weapon`, `battlefield`, `noble`.
    pub(crate) fn word(self) -> &'static str {
        &WORDS_OF_PLACES[self.index()]
    }

    /// As views name it.
    pub(crate) fn named(self) -> Named<Self> {
        Named::new(self, WORDS_OF_PLACES[self.index()])
    }

    fn spelt(self) -> String {
        match (self.slot(), self.part()) {
            (Some(slot), Some(part)) => format!("{} {}", slot + 1, part.id()),
            _ if self == Self::NOBLE => "noble".to_owned(),
            _ => "battlefield".to_owned(),
        }
    }

    /// Reads a [`word`](Self::word); a number alone is the card in a slot itself.
    pub(crate) fn parse(word: &str) -> Option<Self> {
        match word.trim() {
            "noble" => Some(Self::NOBLE),
            "battlefield" => Some(Self::BATTLEFIELD),
            word => {
                let (number, part) = word.split_once(' ').unwrap_or((word, "body"));
                let part = PARTS.iter().find(|(known, _)| *known == part.trim())?.1;
                Some(Self::of(slot_of(number)?, part))
            }
        }
    }
}

/// The number of a slot, counted from one.
pub(crate) const fn number_of(slot: SlotNo) -> u8 {
    slot + 1
}

/// A slot from its number as text.
pub(crate) fn slot_of(number: &str) -> Option<SlotNo> {
    let number: u8 = number.trim().parse().ok()?;
    (1..=SLOTS as u8).contains(&number).then(|| number - 1)
}

/// Spots and places are written as their words.
macro_rules! as_words {
    ($($noun:ident),+) => {$(
        impl Serialize for $noun {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> Deserialize<'de> for $noun {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = String::deserialize(deserializer)?;
                Self::parse(&word).ok_or_else(|| Error::custom(format_args!("no place is called `{word}`")))
            }
        }
    )+};
}
as_words!(Spot, Place);

impl Serialize for Spots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Spots {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Spot>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Slots are counted from 1 where they are written.
pub(crate) mod numbered {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::super::{SLOTS, SlotNo};

    pub(crate) fn serialize<S: Serializer>(slot: &SlotNo, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(slot + 1)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SlotNo, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let is_slot = (1..=SLOTS as u8).contains(&number);
        if is_slot { Ok(number - 1) } else { Err(D::Error::custom(format_args!("there is no slot {number}"))) }
    }

    /// The same of a slot that may be open.
    pub(crate) mod or_none {
        use serde::{Deserialize, Deserializer, Serialize, Serializer};

        use crate::rules::field::SlotNo;

        #[derive(Serialize, Deserialize)]
        struct Numbered(#[serde(with = "super")] SlotNo);

        pub(crate) fn serialize<S: Serializer>(slot: &Option<SlotNo>, serializer: S) -> Result<S::Ok, S::Error> {
            slot.map(Numbered).serialize(serializer)
        }

        pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<SlotNo>, D::Error> {
            Ok(Option::<Numbered>::deserialize(deserializer)?.map(|Numbered(slot)| slot))
        }
    }
}
