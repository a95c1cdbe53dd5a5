//! How spots and places are written: in notation, in positions, and in what is shown.

use super::{Part, Place, Player, SLOTS, SlotNo, Spot};

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

impl Spot {
    /// As in notation: `B3`, `B3 mount`, `B3 attached`, or `B` for the player.
    pub(crate) fn word(self) -> String {
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
    pub(crate) fn word(self) -> String {
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

/// A slot from its number as text.
pub(crate) fn slot_of(number: &str) -> Option<SlotNo> {
    let number: u8 = number.trim().parse().ok()?;
    (1..=SLOTS as u8).contains(&number).then(|| number - 1)
}
