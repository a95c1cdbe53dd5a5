//! What is shown of a position (section 6). Built up from what the observer may know; there is no room for more. Cards are named by
//! their ids, what can be named as a target by its word in notation (`B3`, `B3 mount`, `B`), slots by their numbers from 1, players
//! by their seats. Lists by player have the first seat first.

mod doing;

use std::sync::Arc;

use quincunx_engine::Named;
use serde::Serialize;
use ts_rs::TS;

use crate::components::card::{Attach, CardId, Caste, DamageType, Keyword, Kind, Tier};
use crate::components::step::Barred;
use crate::rules::field::Place;
use crate::rules::state::EndedBy;
pub use doing::*;

/// What lies open beside every view and never changes at a table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhComponents")]
pub struct SeenComponents {
    /// The cards of both decks and their Nobles, in the order of the file.
    pub cards: Arc<[SeenCard]>,
    /// The deck lists are their owners' (OH-6.2), but as the match wants it both lie open (OH-R36).
    pub decks: [Arc<[Copies]>; 2],
    /// The deck format (OH-2.25).
    pub format: SeenFormat,
    /// What ends the game.
    pub goal: SeenGoal,
}

/// What ends a game besides a life below 1 (OH-5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "OhGoal")]
pub struct SeenGoal {
    /// Dead characters with which a player has lost (OH-5.2).
    pub dead: u8,
    /// The turn after which it is a draw (OH-5.5); 0 where the table has no limit of its own (OH-R34).
    pub turns: u16,
    /// Who has to draw from an empty deck has lost (OH-R19).
    pub deck_out: bool,
}

/// A card of a deck (OH-2.2).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhCard")]
pub struct SeenCard {
    /// Its id.
    pub id: String,
    /// Its name, if the locale files have none for it: a card of another component file.
    pub name: Option<String>,
    /// Its text, if the locale files do not have it: as that component file tells it. Empty for a card without one.
    pub text: Option<String>,
    /// What sort of card it is.
    pub kind: Kind,
    /// Of weapons and armour cards.
    pub tier: Option<Tier>,
    /// Of continuous abilities.
    pub attach: Option<Attach>,
    /// Its caste.
    pub caste: Caste,
    /// 1 to 6; 0 for Nobles, which have none.
    pub level: u8,
    /// What it can suffer, or what an armour card adds.
    pub armour: Option<u8>,
    /// `None` is the printed dash (OH-2.3).
    pub damage: Option<SeenDamage>,
    /// The keywords it carries (OH-4.26).
    pub keywords: Vec<Keyword>,
    /// Which of its records can be activated, counted from 1 (OH-4.14.2).
    pub activated: Vec<u8>,
}

/// A printed damage.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhDamage")]
pub struct SeenDamage {
    /// How much.
    pub n: u8,
    /// Its type (OH-2.5).
    #[serde(rename = "type")]
    pub of: DamageType,
}

/// The format that is played.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "OhFormat")]
pub struct SeenFormat {
    /// Its id.
    pub id: String,
    /// Its name, if the locale files have none for it.
    pub name: Option<String>,
    /// Life at most.
    pub life_max: u8,
}

/// Several cards of one id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "OhCopies")]
pub struct Copies {
    /// The id.
    pub card: Named<CardId>,
    /// How many, at least 1.
    pub count: u8,
}

/// What one observer may know.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "OhPosition")]
pub struct View {
    /// Where the game is. Of the format, the options, turn, phase and players nothing is hidden (OH-6.1).
    pub phase: SeenPhase,
    /// Turns of both players begun so far.
    pub turn: u16,
    /// Whose turn it is; before the first turn who will take it. None while that is open.
    pub active: Option<usize>,
    /// Who won the dice (OH-2.31).
    pub favoured: Option<usize>,
    /// By player.
    pub players: [SeenPlayer; 2],
    /// The open decision of a single player.
    pub decision: Option<SeenDecision>,
    /// What is being declared or carried out (OH-6.25).
    pub act: Option<SeenAct>,
    /// The texts that are being carried out, the innermost last.
    pub texts: Vec<SeenText>,
    /// What lasts for a time, in the order in which it was played (OH-6.18, OH-6.23, OH-6.24).
    pub running: Vec<SeenRunning>,
    /// For who decides what is attacked: what each attack would do.
    pub forecasts: Vec<Forecast>,
    /// How the game ended.
    pub ending: Option<SeenEnding>,
}

/// The parts of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "OhSeenPhase")]
pub enum SeenPhase {
    /// Who is favoured (OH-2.31).
    Dice,
    /// How each opens (OH-8.1).
    Opening,
    /// The opening cards are drawn.
    Deal,
    /// OH-8.2.
    WhoStarts,
    /// Cards are set aside (OH-8.3).
    Exchange,
    /// Cards are drawn for them.
    Replace,
    /// OH-3.10.
    Start,
    /// OH-3.20.
    Draw,
    /// OH-3.30.
    Tactical,
    /// OH-3.40.
    Attack,
    /// OH-3.50.
    End,
    /// It is over.
    Over,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "OhPlayer")]
pub struct SeenPlayer {
    /// The card that stands for him (OH-4.14.1).
    pub noble: Option<SeenLying>,
    /// His life; it lies open like Noble and level (OH-6.16).
    pub life: u8,
    /// His level.
    pub level: u8,
    /// How he opens, and for himself with which card (OH-6.7, OH-6.8, OH-6.9).
    pub opening: Option<SeenOpening>,
    /// What he has set aside for the opening exchange; which cards only he sees (OH-6.10).
    pub aside: Option<SeenPile>,
    /// The table waits for him in the set-up.
    pub thinking: bool,
    /// His slots, from 1 to 4; `None` is a free one. Everything in play lies open (OH-6.17).
    pub slots: [Option<SeenSlot>; 4],
    /// The ability on his battlefield.
    pub battlefield: Option<SeenLying>,
    /// His hand.
    pub hand: SeenPile,
    /// Cards of his hand that everybody knows to be there (OH-N38).
    pub known: Vec<Copies>,
    /// His draw deck: how many cards it has (OH-6.3). Which these are only its owner sees, while he may choose one of them (OH-6.6);
    /// later he can work it out from what he sees besides (OH-6.5). It has no order that anybody could know (OH-6.4).
    pub deck: SeenPile,
    /// His discard pile (OH-6.15); its cards for its owner (OH-N36).
    pub discard: SeenPile,
    /// The card on top of it; none after one was taken from it.
    pub top: Option<Named<CardId>>,
    /// Dead characters that count towards the end of the game (OH-5.2, OH-6.21).
    pub dead: u8,
    /// The direction in which he places, to the right, once he has one (OH-4.4.3, OH-6.20).
    pub rightwards: Option<bool>,
    /// The slots into which he could place a character now (OH-4.4.4).
    pub places: Vec<u8>,
    /// He has placed a character in this turn (OH-4.24.1).
    pub placed: bool,
    /// He has played a potion in this turn (OH-4.24.2).
    pub potion: bool,
}

/// Cards that lie together without an order.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhPile")]
pub struct SeenPile {
    /// How many; none if the observer may not know.
    pub count: Option<u8>,
    /// Which, for those who see them.
    pub cards: Option<Vec<Copies>>,
}

/// How a player opens.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "OhOpening")]
pub struct SeenOpening {
    /// With a starting card, instead of a seventh card.
    pub with_starting_card: bool,
    /// Which, for those who see it.
    pub card: Option<Named<CardId>>,
}

/// What stands in a slot (OH-2.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "OhStanding")]
pub enum SeenStanding {
    /// An upright character.
    Active,
    /// A character that lies sideways.
    Idle,
    /// A character face down.
    Dead,
    /// A puppet.
    Puppet,
}

/// A slot that is not free.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "OhSlot")]
pub struct SeenSlot {
    /// What stands there.
    pub standing: SeenStanding,
    /// The cards that lie there in due order, the character or puppet itself first (OH-4.1.10).
    pub cards: Vec<SeenLying>,
    /// Its damage as it stands now; none for the dead.
    pub attack: Option<SeenAttack>,
    /// Its current level (OH-4.25.3).
    pub level: u8,
    /// The flags of this turn (OH-4.24.11, OH-6.22).
    pub flags: Vec<SeenFlag>,
    /// What is barred to it now (OH-4.25.4).
    pub barred: Vec<Barred>,
    /// Of a stack: the armour of the cards under the top one, the upper first (OH-4.26.5).
    pub under: Vec<u8>,
}

/// A card that lies on the table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhLying")]
pub struct SeenLying {
    /// What it is in its slot, or of its battlefield, as in notation.
    #[ts(
        type = "'body' | 'weapon' | 'weapon-upgrade' | 'on-weapon' | 'armour' | 'armour-upgrade' | 'on-armour' | 'mount' | 'attached' | 'battlefield' | 'noble'"
    )]
    pub part: &'static str,
    /// Where that is, for those in the program.
    #[serde(skip)]
    #[ts(skip)]
    pub place: Place,
    /// Which card.
    pub card: Named<CardId>,
    /// Its text is silent: a base under an upgrade (OH-4.14.5).
    pub silent: bool,
    /// Its records that were activated in this turn, or whose limit of the turn is used up, counted from 1 (OH-4.24.7, OH-4.24.10).
    pub used: Vec<u8>,
    /// Of a card that can suffer.
    pub vital: Option<SeenVital>,
}

/// The state of a card that can suffer.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhVital")]
pub struct SeenVital {
    /// Its armour now.
    pub armour: u8,
    /// Its armour at most.
    pub max: u8,
    /// The turn at whose end its poison marker comes off (OH-4.19.3).
    pub poison: Option<u16>,
    /// The value of its flame marker (OH-4.26.6).
    pub flame: Option<u8>,
}

/// A damage in parts, against nobody in particular (OH-4.17.1).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhAttack")]
pub struct SeenAttack {
    /// Current character damage.
    pub character: i16,
    /// Current weapon damage; none without a weapon.
    pub weapon: Option<i16>,
    /// Additions to each of its attacks.
    pub dealt: i16,
}

/// The flags of a character or puppet that last a turn (OH-4.24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "OhFlag")]
pub enum SeenFlag {
    /// It has used an ability (OH-4.24.4).
    Ability,
    /// It has attacked or used an instant (OH-4.24.5).
    Acted,
    /// It has received equipment (OH-4.24.6).
    Equipped,
    /// It came into play (OH-4.24.8).
    Came,
    /// It has used an ability, or one of its effects was activated (OH-4.24.9).
    Exerted,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhSeenEnding")]
pub struct SeenEnding {
    /// Who won; none for a draw.
    pub winner: Option<usize>,
    /// Why.
    pub how: EndedBy,
}
