//! The steps of effects (OH-4.25): what happens, how much of it, and how long it lasts.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::components::effect::{Condition, Ref, To};
use crate::components::word::{Set, words};

/// A step of an effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Damage to each: all amounts are worked out from the same position, then all are suffered at once (OH-4.17.9).
    Damage {
        /// Its base.
        n: Amount,
        /// Which changes apply.
        kind: DamageKind,
        /// Who suffers it; a player's life drops.
        to: To,
        /// Added to the base where its conditions hold, for each victim by itself.
        bonus: Option<Bonus>,
        /// Suffered in the next start phase of the victim's owner, as delayed damage: worked out then, and nothing raises it
        /// (OH-4.17.7). Lost if the card has left play or died in between, even if it was revived (OH-4.20.6).
        delayed: bool,
    },
    /// Armour up, to the maximum (OH-4.18.4).
    Restore {
        /// How much.
        n: u8,
        /// Whose.
        to: To,
    },
    /// The owner's life up, to the maximum.
    GainLife(u8),
    /// So many cards one by one; an empty deck gives nothing (OH-4.23.1).
    Draw {
        /// How many.
        n: u8,
        /// You or the opponent.
        who: Ref,
    },
    /// So many cards from the hand, of that player's choice, as far as there are any.
    Discard {
        /// How many.
        n: u8,
        /// You or the opponent.
        who: Ref,
    },
    /// A poison marker for each, one after the other: targets as they were named, groups in due order (OH-4.1.10). It stays until
    /// the end of the turn of the giver's opponent (OH-4.19.3).
    Poison {
        /// Who.
        to: To,
    },
    /// A change of a number; those of one number add up (OH-4.25.7).
    Modify {
        /// Which.
        stat: Stat,
        /// By how much.
        n: i8,
        /// Whose.
        to: To,
        /// How long.
        until: Until,
    },
    /// A multiplication of a damage. Of all that apply to a damage only the one played last counts (OH-4.17.4), and it belongs
    /// to the side of the card it is from: `attack_damage` of the attacker changed by a trap is one of the suffering side
    /// (OH-4.17.3).
    Multiply {
        /// Of which damage.
        stat: Stat,
        /// By what.
        by: Fraction,
        /// Whose.
        to: To,
        /// How long.
        until: Until,
    },
    /// Prevents the next `n` damage of any kind, over several damages; the oldest first, after idleness (OH-4.18.1).
    Shield {
        /// How much.
        n: u8,
        /// Of whom.
        to: To,
        /// How long.
        until: Until,
    },
    /// States that bar something.
    Forbid {
        /// What.
        what: Set<Barred>,
        /// To whom.
        to: To,
        /// How long.
        until: Until,
    },
    /// The attack is over, or the trap's user is taken out of the targets (OH-4.12.6, OH-4.12.7).
    Cancel,
    /// Guard: the holder becomes the target of the attack (OH-4.15.6).
    Redirect,
    /// An idle card that the holder's attack meets turns active and suffers this part of the whole amount, rounded down; with 0 it
    /// is not hit (OH-4.18.1).
    PierceIdle(Fraction),
    /// An active character turns idle.
    TurnIdle {
        /// Who.
        to: To,
    },
    /// Back to life with this part of the printed armour, at least 1 (OH-4.21.1).
    Revive {
        /// What part, rounded down.
        part: Fraction,
        /// Of the named dead.
        to: To,
    },
    /// From the discard pile to the hand.
    Take {
        /// Of the named cards in the pile.
        to: To,
    },
    /// The card suffers what the holder would suffer (OH-4.26.2).
    Wall,
    /// The puppet may be played on one of the same name (OH-4.26.5).
    Stack,
    /// A flame marker of `n`, unless there is a higher one (OH-4.26.6).
    Flame {
        /// Its value.
        n: u8,
        /// Who.
        to: To,
    },
}

/// The base of a damage (OH-4.17.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// The printed damage of the card.
    Printed,
    /// This number.
    Number(u8),
    /// A sum of the user's values, each so many times. A factor above 1 counts as a multiplication, and the earliest one: if
    /// another applies to the damage, it counts as 1 (OH-4.17.4, unless the option `factor_in_amount` says otherwise).
    Of(Factors),
}

/// How many times each value of the user is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Factors {
    /// Printed damage of the weapon, and of its upgrade (OH-4.6.4).
    pub weapon_base: u8,
    /// The same with all changes (OH-4.17.1).
    pub weapon_current: u8,
    /// Printed damage of the character.
    pub character_base: u8,
    /// The same with all changes.
    pub character_current: u8,
}

/// More damage where the conditions hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// How much.
    pub n: u8,
    /// For each victim.
    pub when: Vec<Condition>,
}

/// Which changes apply to a damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DamageKind {
    /// All of OH-4.17.3.
    Ability,
    /// None (OH-4.17.6).
    Effect,
}

words! { DamageKind: "ability" = Ability, "effect" = Effect }

/// A number that changes (OH-4.25.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhStat")]
pub enum Stat {
    /// Of a character or puppet, at least 0 (OH-4.17.1).
    CharacterDamage,
    /// Of the weapon, at least 0.
    WeaponDamage,
    /// Of the attack as a whole.
    AttackDamage,
    /// Of the abilities it uses.
    AbilityDamage,
    /// Attack damage it suffers.
    AttackTaken,
    /// Ability damage it suffers.
    AbilityTaken,
    /// What the player takes over.
    TakeoverTaken,
    /// The current level, 6 at most; for the limit of traps, never for what may be used (OH-4.1.2, OH-4.12.3).
    Level,
    /// Reflex: how many more targets an attack may name (OH-4.26.3).
    AttackTargets,
}

words! { Stat:
    "character_damage" = CharacterDamage,
    "weapon_damage" = WeaponDamage,
    "attack_damage" = AttackDamage,
    "ability_damage" = AbilityDamage,
    "attack_taken" = AttackTaken,
    "ability_taken" = AbilityTaken,
    "takeover_taken" = TakeoverTaken,
    "level" = Level,
    "attack_targets" = AttackTargets,
}

/// A factor; results are rounded down (OH-4.17.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fraction {
    /// Times this.
    pub num: u8,
    /// Divided by this, which is not 0.
    pub den: u8,
}

impl Stat {
    /// Is it a damage of a card, which can be multiplied (OH-4.17.4)?
    pub const fn is_damage_of_a_card(self) -> bool {
        !matches!(self, Self::TakeoverTaken | Self::Level | Self::AttackTargets)
    }
}

impl Fraction {
    /// So much of a number, rounded down.
    #[inline]
    pub const fn of(self, n: u16) -> u16 {
        n * self.num as u16 / self.den as u16
    }
}

/// What a state bars (OH-4.25.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhBarred")]
pub enum Barred {
    /// It cannot attack; an instant it can use (OH-4.10.2).
    Attack,
    /// It cannot use abilities.
    Ability,
    /// Its effects, and those of cards on it, cannot be activated.
    Effect,
    /// It cannot receive equipment.
    Equip,
    /// It cannot be named for an attack (OH-4.2.8).
    BeAttacked,
    /// Attacks by it cannot be taken over.
    BeTakenOver,
    /// It gets no poison marker; one that is there stays.
    GetPoison,
}

words! { Barred:
    "attack" = Attack,
    "ability" = Ability,
    "effect" = Effect,
    "equip" = Equip,
    "be_attacked" = BeAttacked,
    "be_taken_over" = BeTakenOver,
    "get_poison" = GetPoison,
}

/// How long a change or state lasts (OH-4.25.5). The cards it touches are fixed when the step is done; of a static effect they are
/// those of each moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// Of static effects, and of no others: as long as the card is in play.
    InPlay,
    /// To the end of this turn, whosever it is.
    EndOfTurn,
    /// To the end of the next turn of the owner's opponent, or of this one if it is his.
    EndOfOpponentTurn,
    /// To the end of the owner's first turn that begins later.
    EndOfOwnNextTurn,
    /// Until the next instant of that character that stands is over, also if a trap cancels it, or to the end of this turn; an
    /// instant that is withdrawn does not use it up.
    NextInstant,
    /// To the end of the attack that the trap answers.
    ThisAttack,
}

words! { Until:
    "in_play" = InPlay,
    "end_of_turn" = EndOfTurn,
    "end_of_opponent_turn" = EndOfOpponentTurn,
    "end_of_own_next_turn" = EndOfOwnNextTurn,
    "next_instant" = NextInstant,
    "this_attack" = ThisAttack,
}

impl Step {
    /// Its id in files.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Damage { .. } => "damage",
            Self::Restore { .. } => "restore",
            Self::GainLife(_) => "gain_life",
            Self::Draw { .. } => "draw",
            Self::Discard { .. } => "discard",
            Self::Poison { .. } => "poison",
            Self::Modify { .. } => "modify",
            Self::Multiply { .. } => "multiply",
            Self::Shield { .. } => "shield",
            Self::Forbid { .. } => "forbid",
            Self::Cancel => "cancel",
            Self::Redirect => "redirect",
            Self::PierceIdle(_) => "pierce_idle",
            Self::TurnIdle { .. } => "turn_idle",
            Self::Revive { .. } => "revive",
            Self::Take { .. } => "take",
            Self::Wall => "wall",
            Self::Stack => "stack",
            Self::Flame { .. } => "flame",
        }
    }
}
