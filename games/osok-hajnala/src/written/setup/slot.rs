//! What stands and lies in a slot.

use quincunx_engine::Fault;
use serde::{Deserialize, Serialize};

use super::check::{check, fault, unknown};
use crate::components::card::{Attach, Card, CardId, Kind, Tier};
use crate::rules::enter::IMMORTAL;
use crate::rules::field::{Part, Place, Player, SlotNo, Spot, Standing, UNDER, Vital, flag, is_default};
use crate::rules::options::{BodySpot, RestoreCap};
use crate::rules::state::State;
use crate::rules::steps::MAX_CURRENT_ARMOUR;
use crate::rules::table::OsokHajnala;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SlotSetup {
    card: String,
    /// Of a character; active if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    state: Option<Posture>,
    /// All of it if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    armour: Option<u8>,
    /// Ends of turns until the poison marker comes off.
    #[serde(default, skip_serializing_if = "is_default")]
    poison: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    flame: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    flags: Vec<Flag>,
    /// The cards on it, each at the place for its kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    on: Vec<String>,
    /// The state of the mount, if it differs from a new one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mount: Option<VitalSetup>,
    /// The same of the continuous ability on the character.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    attached: Option<VitalSetup>,
    /// Armour of the cards under the top one of a stack, the upper first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    under: Vec<u8>,
    /// Cards of the stack that were played on it this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    fresh: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct VitalSetup {
    #[serde(skip_serializing_if = "Option::is_none")]
    armour: Option<u8>,
    #[serde(skip_serializing_if = "is_default")]
    poison: u8,
    #[serde(skip_serializing_if = "is_default")]
    flame: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Posture {
    Active,
    Idle,
    Dead,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Flag {
    Ability,
    Acted,
    Equipped,
    Came,
    Exerted,
}

const FLAGS: [(Flag, u8); 5] = [
    (Flag::Ability, flag::ABILITY),
    (Flag::Acted, flag::ACTED),
    (Flag::Equipped, flag::EQUIPPED),
    (Flag::Came, flag::CAME),
    (Flag::Exerted, flag::EXERTED),
];

/// A marker stays over no more ends of turns.
const MAX_POISON: u8 = 3;

impl OsokHajnala {
    pub(super) fn written_slot(&self, state: &State, player: Player, number: SlotNo) -> Option<SlotSetup> {
        let field = state.field(player);
        let slot = field.slot(number);
        let card = field.lies(Place::of(number, Part::Body))?;
        let is_in_play = slot.standing.is_in_play();
        let vital = |part, vital: Vital| {
            let card = field.card(Place::of(number, part)).filter(|card| self.card(*card).armour.is_some());
            card.map(|_| VitalSetup { armour: Some(vital.armour), poison: vital.poison, flame: vital.flame })
        };
        let [body, mount, attached] = slot.vitals;
        let on = Part::ALL.into_iter().skip(1).filter_map(|part| field.lies(Place::of(number, part)));
        Some(SlotSetup {
            card: self.card_word(card),
            state: match slot.standing {
                Standing::Active => Some(Posture::Active),
                Standing::Idle => Some(Posture::Idle),
                Standing::Dead => Some(Posture::Dead),
                Standing::Puppet | Standing::Free => None,
            },
            armour: is_in_play.then_some(body.armour),
            poison: body.poison,
            flame: body.flame,
            flags: FLAGS.iter().filter(|(_, bit)| slot.has(*bit)).map(|(flag, _)| *flag).collect(),
            on: on.map(|card| self.card_word(card)).collect(),
            mount: vital(Part::Mount, mount),
            attached: vital(Part::Attached, attached),
            under: slot.under[..usize::from(slot.cards.saturating_sub(1))].to_vec(),
            fresh: slot.fresh,
        })
    }

    pub(super) fn arrange_slot(
        &self,
        state: &mut State,
        player: Player,
        number: SlotNo,
        written: &SlotSetup,
    ) -> Result<(), Fault> {
        let id = self.read_card(&written.card)?;
        let card = self.card(id);
        let standing = match (card.kind, written.state) {
            (Kind::Puppet, None) => Standing::Puppet,
            (Kind::Mercenary | Kind::Hero, None | Some(Posture::Active)) => Standing::Active,
            (Kind::Mercenary | Kind::Hero, Some(Posture::Idle)) => Standing::Idle,
            // A character of level 1 goes to the discard pile (OH-4.20.2).
            (Kind::Mercenary | Kind::Hero, Some(Posture::Dead)) if card.level > 1 => Standing::Dead,
            _ => return Err(fault("OH-2.12", "fault-position-body")),
        };
        let field = state.field_mut(player);
        field.put(Place::of(number, Part::Body), Some(id));
        field.slot_mut(number).standing = standing;
        for word in &written.on {
            self.arrange_on(state, player, number, self.read_card(word)?)?;
        }
        self.check_on(state, player, number)?;
        let flags = written.flags.iter().filter_map(|flag| FLAGS.iter().find(|(known, _)| known == flag));
        let flags = flags.fold(0, |flags, (_, bit)| flags | bit);
        if standing == Standing::Dead {
            let says_more = written.armour.is_some() || written.mount.is_some() || written.attached.is_some();
            let bare = !says_more && (written.poison, written.flame, written.fresh, flags) == (0, 0, 0, 0);
            return check(bare && written.under.is_empty(), "OH-4.20.6", "fault-position-dead");
        }
        let under = written.under.len();
        let stacks = under == 0 || standing == Standing::Puppet && self.stacks(id);
        let printed = card.armour.unwrap_or(IMMORTAL);
        let is_stack =
            stacks && under <= UNDER && written.under.iter().all(|armour| *armour <= printed.max(self.most(printed)));
        check(is_stack && usize::from(written.fresh) <= under, "OH-4.26.5", "fault-position-stack")?;
        let slot = state.field_mut(player).slot_mut(number);
        slot.flags = flags;
        slot.cards = under as u8 + 1;
        slot.under[..under].copy_from_slice(&written.under);
        slot.fresh = written.fresh;
        let body = VitalSetup { armour: written.armour, poison: written.poison, flame: written.flame };
        self.arrange_vital(state, Spot::body(player, number), Some(body))?;
        self.arrange_vital(state, Spot::mount(player, number), written.mount)?;
        self.arrange_vital(state, Spot::attached(player, number), written.attached)
    }

    /// Lays a card on a character, at the place for its kind.
    fn arrange_on(&self, state: &mut State, player: Player, slot: SlotNo, id: CardId) -> Result<(), Fault> {
        let card = self.card(id);
        let part = match (card.kind, card.tier, card.attach) {
            (Kind::Weapon, Some(Tier::Upgrade), _) => Part::WeaponUpgrade,
            (Kind::Weapon, ..) => Part::Weapon,
            (Kind::Armour, Some(Tier::Upgrade), _) => Part::ArmourUpgrade,
            (Kind::Armour, ..) => Part::Armour,
            (Kind::Continuous, _, Some(Attach::Battlefield)) => return Err(self.does_not_lie(card)),
            (Kind::Continuous | Kind::Mount, ..) => Self::part_of(card),
            _ => return Err(self.does_not_lie(card)),
        };
        let place = Place::of(slot, part);
        let field = state.field_mut(player);
        if field.lies(place).is_some() {
            return Err(self.does_not_lie(card));
        }
        field.put(place, Some(id));
        Ok(())
    }

    fn does_not_lie(&self, card: &Card) -> Fault {
        unknown("OH-2.13", "fault-position-on", &card.id)
    }

    /// What lies on a character may lie there (OH-2.13, OH-4.1.2, OH-4.6, OH-4.7.2).
    fn check_on(&self, state: &State, player: Player, slot: SlotNo) -> Result<(), Fault> {
        let field = state.field(player);
        let at = |part| field.lies(Place::of(slot, part)).map(|id| self.card(id));
        let Some(body) = at(Part::Body) else { return Ok(()) };
        let is_base = |part| at(part).is_some_and(|card| card.tier == Some(Tier::Base));
        for part in Part::ALL.into_iter().skip(1) {
            let Some(card) = at(part) else { continue };
            let has_place = match part {
                Part::WeaponUpgrade => is_base(Part::Weapon),
                Part::OnWeapon => at(Part::Weapon).is_some(),
                Part::ArmourUpgrade => is_base(Part::Armour),
                Part::OnArmour => at(Part::Armour).is_some(),
                // The mount of a character that dies goes to the hand (OH-4.8.4).
                Part::Mount => field.slot(slot).standing != Standing::Dead,
                Part::Attached => at(Part::Mount).is_none() || self.options.body_spot == BodySpot::OneEach,
                Part::Body | Part::Weapon | Part::Armour => true,
            };
            let wears = card.tier != Some(Tier::Relic) || body.kind == Kind::Hero;
            let is_of_rank = body.kind.is_character() && card.caste == body.caste && card.level <= body.level;
            if !(has_place && wears && is_of_rank) {
                return Err(self.does_not_lie(card));
            }
        }
        Ok(())
    }

    /// How much armour a card that has so much can come to.
    fn most(&self, full: u8) -> u8 {
        match self.options.restore_cap {
            RestoreCap::Maximum => full,
            RestoreCap::None => full.max(MAX_CURRENT_ARMOUR),
        }
    }

    fn arrange_vital(&self, state: &mut State, spot: Spot, written: Option<VitalSetup>) -> Result<(), Fault> {
        let Some(card) = state.card_at(spot).map(|card| self.card(card)) else {
            return check(written.is_none(), "OH-2.13", "fault-position-on-nothing");
        };
        let written = written.unwrap_or_default();
        let full = if card.armour.is_some() { self.max_armour(state, spot) } else { IMMORTAL };
        let armour = written.armour.unwrap_or(full);
        let fits = if card.armour.is_some() { armour <= self.most(full) } else { armour == IMMORTAL };
        check(fits, "OH-4.18.4", "fault-position-armour")?;
        let can_be_poisoned = matches!(spot.part(), Some(Part::Body | Part::Mount));
        let poison = written.poison <= if can_be_poisoned { MAX_POISON } else { 0 };
        check(poison && (written.flame == 0 || card.armour.is_some()), "OH-4.19.1", "fault-position-marker")?;
        if let Some(vital) = state.vital_mut(spot) {
            *vital = Vital { armour, poison: written.poison, flame: written.flame };
        }
        Ok(())
    }
}
