//! The vocabulary of effects (OH-4.25): what a text can say, and how it is carried out where the type alone does not tell.
//!
//! A card has any number of [`Effect`] records. An instant, quick ability or potion has exactly one, with [`Trigger::Play`], a trap
//! exactly one with [`Trigger::Answer`]; cards that stay in play have the rest. Everything is seen from the owner of the card:
//! [`Side::Own`], [`Ref::You`], the ends of [`Until`](crate::Until).
//!
//! **Holder** is the character or puppet itself for its own text, the bearer for texts on equipment, mounts and what is attached to
//! it; Nobles, battlefield abilities and cards that do not stay have none. **User** is the character that uses an ability
//! (OH-4.25.2). The reader of the component file refuses a text that speaks of somebody who cannot be there.
//!
//! **Static effects** are never carried out: whoever asks for a number or whether something is allowed looks at the static effects
//! of all cards in play that are not silent (OH-4.14.5), at that moment. All others are carried out step by step; a step whose
//! object is gone or cannot be changed is left out and the next is done (OH-4.1.11), with a death check after each (OH-4.20.1).

use crate::components::card::{DamageType, Kind};
use crate::components::step::Step;
use crate::components::word::{Set, words};

/// A record of a card's text (OH-4.25.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    /// When it works.
    pub trigger: Trigger,
    /// What a trap answers; empty for everything else.
    pub answers: Set<Touch>,
    /// `if`: all must hold, at the moment of the trigger; of a static effect whenever it is looked at. Those of a card that is
    /// played must hold when it is declared.
    pub when: Vec<Condition>,
    /// Paid in full after the quick window (OH-4.1.6, OH-4.3.2): what an activated effect costs, or the play of the card.
    pub cost: Cost,
    /// What is named when it is declared, before anything is paid (OH-4.2.1).
    pub target: Option<Selector>,
    /// "May": the owner is asked, unless it could do nothing (OH-8.19).
    pub optional: bool,
    /// Once in each turn of either player. Of a static change: it is used up by the first damage it applies to that comes to the
    /// card itself and is at least 1 without it (OH-4.17.8). Of others: by having happened (OH-4.24.10).
    pub first_each_turn: bool,
    /// In order; empty only with [`Trigger::Play`] on a card that stays, where the record is about playing it.
    pub steps: Vec<Step>,
}

/// When an effect works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trigger {
    /// As long as the card is in play and not silent.
    Static,
    /// The card is carried out; of a card that stays, what must hold and be paid to play it.
    Play,
    /// The owner activates it in his own turn, once (OH-4.14.2).
    Activate,
    /// The character was placed from the hand, and was not revived (OH-4.4.6, OH-4.21.2).
    Enter,
    /// Part (3) of the owner's start phase, before delayed damage (OH-3.10).
    TurnStart,
    /// Part (1) of the owner's end phase (OH-3.50).
    TurnEnd,
    /// A card suffered at least 1 of an attack by the holder: once for each such card, which is the victim. Not when the damage
    /// was spared by idleness, prevented, taken over or suffered by a wall, which itself is the victim then (OH-4.15.9).
    AttackHit,
    /// An attack by the holder was carried out to the damage, whatever came of it (OH-4.15.5 (8)).
    AttackDone,
    /// The holder was the target of an attack that was not cancelled; also when it was taken over or killed the holder.
    Attacked,
    /// A neighbour of the holder is the target of an attack: guard (OH-4.15.6).
    NeighbourAttacked,
    /// Damage turned the holder from idle to active; directly after the damage (OH-4.18.3).
    Woken,
    /// The card died; after the draw for its death (OH-4.20.5).
    Died,
    /// A card of the owner gave a poison marker; the card that got it is the victim. Several are given one after the other.
    PoisonPlaced,
    /// The trap is played (OH-4.12).
    Answer,
}

words! { Trigger:
    "static" = Static,
    "play" = Play,
    "activate" = Activate,
    "enter" = Enter,
    "turn_start" = TurnStart,
    "turn_end" = TurnEnd,
    "attack_hit" = AttackHit,
    "attack_done" = AttackDone,
    "attacked" = Attacked,
    "neighbour_attacked" = NeighbourAttacked,
    "woken" = Woken,
    "died" = Died,
    "poison_placed" = PoisonPlaced,
    "answer" = Answer,
}

/// What can touch a character so that its trap answers (OH-4.12.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Touch {
    /// An attack whose target it is, after a guard.
    Attack,
    /// An instant or quick ability that names it.
    Ability,
    /// An activated effect that names it.
    Effect,
    /// A potion that names it.
    Potion,
}

words! { Touch: "attack" = Attack, "ability" = Ability, "effect" = Effect, "potion" = Potion }

/// What must hold. The **victim** is the card attacked or damaged, the **deed** the attack or ability whose damage is worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The holder has one.
    HolderHas(Carried),
    /// The holder is active.
    HolderActive,
    /// The printed damage type of the character that uses the ability is one of these; its weapon's does not count (OH-2.6).
    UserType(Set<DamageType>),
    /// The ability card that deals the damage is of one of these kinds.
    CardKind(Set<Kind>),
    /// The ability card that deals the damage is of one of these printed types; one without a damage is of none.
    CardType(Set<DamageType>),
    /// The victim is one of these; a Noble or player never is.
    VictimKind(Set<Body>),
    /// The victim has it.
    VictimHas(Mark),
    /// Whose the victim is.
    VictimSide(Side),
    /// What the attacker is.
    AttackerKind(Set<Body>),
    /// Whose the card is that deals the damage.
    DealtBy(Side),
    /// Whose turn it is.
    Turn(Side),
    /// Champion: the player has no active character of the same name (OH-4.26.1).
    NoActiveNamesake,
}

impl Condition {
    /// Its id in files.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::HolderHas(_) => "holder_has",
            Self::HolderActive => "holder_state",
            Self::UserType(_) => "user_type",
            Self::CardKind(_) => "card_kind",
            Self::CardType(_) => "card_type",
            Self::VictimKind(_) => "victim_kind",
            Self::VictimHas(_) => "victim_has",
            Self::VictimSide(_) => "victim_side",
            Self::AttackerKind(_) => "attacker_kind",
            Self::DealtBy(_) => "dealt_by",
            Self::Turn(_) => "turn",
            Self::NoActiveNamesake => "no_active_namesake",
        }
    }
}

/// What a holder can have on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Carried {
    /// It is armed.
    Weapon,
    /// It rides.
    Mount,
}

words! { Carried: "weapon" = Weapon, "mount" = Mount }

/// What a victim can have on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A poison marker.
    Poison,
    /// It is a character with an armour card.
    ArmourCard,
}

words! { Mark: "poison" = Poison, "armour_card" = ArmourCard }

/// What is paid; each part 0 if it is not asked for (OH-4.1.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// A sacrifice, of which at least 1 life must remain (OH-4.22.2).
    pub life: u8,
    /// Other cards from the hand, of the payer's choice (OH-8.17).
    pub discard: u8,
    /// The holder's armour, of which at least 1 must remain; no damage.
    pub armour: u8,
}

/// Which cards: named as a target, or simply touched as a group (OH-4.25.2).
///
/// As a target the cards are *named*: it needs at least one (OH-4.1.7), naming an enemy's leads out of the tactical phase
/// (OH-4.3.1), traps answer, and a user cannot name itself for its own ability damage (OH-4.2.7). A group is none of this; it
/// includes the user unless the selector leaves it out, and it may be empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selector {
    /// Whose; `None`: of either side.
    pub side: Option<Side>,
    /// Where they lie.
    pub zone: Zone,
    /// What they are; never empty.
    pub kinds: Set<Body>,
    /// All must hold.
    pub places: Set<Place>,
    /// No printed level above this.
    pub level_max: u8,
    /// How many; a group is always all.
    pub count: Count,
}

/// How many cards are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// One to so many, all different (OH-4.2.2).
    UpTo(u8),
    /// Every one (OH-4.2.3).
    All,
}

/// Whose, seen from the owner of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The owner's.
    Own,
    /// The other player's.
    Enemy,
}

words! { Side: "own" = Own, "enemy" = Enemy }

/// Where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Zone {
    /// In play (OH-2.16).
    Play,
    /// Face down in a slot (OH-4.20.3).
    Dead,
    /// In the discard pile.
    Discard,
}

words! { Zone: "play" = Play, "dead" = Dead, "discard" = Discard }

/// What can be a target, a victim or an attacker. A mount, and a continuous ability with armour, is one for itself, apart from
/// the character it lies on (OH-4.2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Body {
    /// A mercenary or hero.
    Character,
    /// A puppet; a stack is one.
    Puppet,
    /// A mount.
    Mount,
    /// A continuous ability on a character, with armour.
    Continuous,
}

words! { Body: "character" = Character, "puppet" = Puppet, "mount" = Mount, "continuous" = Continuous }

/// Where a card of a selector must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In the next slot to the holder's; what lies on a character is in its slot.
    Adjacent,
    /// Not the user of the ability.
    NotUser,
    /// In the next slot to the victim's, on the victim's side.
    AdjacentToVictim,
}

words! { Place: "adjacent" = Adjacent, "not_user" = NotUser, "adjacent_to_victim" = AdjacentToVictim }

/// What a step touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// One that the moment tells.
    Ref(Ref),
    /// All of these; they are not named.
    Group(Selector),
}

/// Somebody whom the moment tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ref {
    /// The cards named, less those taken out by a trap (OH-4.12.7).
    Target,
    /// The holder.
    Holder,
    /// The user of the ability.
    User,
    /// The card that was damaged, or got the marker.
    Victim,
    /// The attacker.
    Attacker,
    /// Of what a trap answers: the attacker, the user of the ability, the holder of the effect; nobody for Nobles and potions.
    Answered,
    /// The owner of the card.
    You,
    /// The other player.
    Opponent,
}

words! { Ref:
    "target" = Target,
    "holder" = Holder,
    "user" = User,
    "victim" = Victim,
    "attacker" = Attacker,
    "answered" = Answered,
    "you" = You,
    "opponent" = Opponent,
}
