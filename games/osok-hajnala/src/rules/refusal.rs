//! Why an action is refused.
//!
//! A refusal tells a seat nothing that it may not know: it looks at what lies open, and at that seat's own hand and deck.

mod acts;
mod answers;
mod slots;

use quincunx_engine::{Arg, Explain, Seat};

use crate::components::card::{CardId, Caste, Kind};
use crate::components::step::Barred;
use crate::rules::action::{Action, Choice};
use crate::rules::decision::Decision;
use crate::rules::field::{Player, Slots};
use crate::rules::state::{EndedBy, Stage, State};
use crate::rules::table::OsokHajnala;
use crate::rules::turn::STARTING_LEVEL;

/// Why an action is refused. Where the reason is the same in several clauses, it names the one it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Explain)]
pub enum Refusal {
    /// Nothing is decided any more.
    #[clause(_0.told().0.0)]
    GameOver(#[arg("how", _0.told().1)] EndedBy),
    /// Dice and cards are not chosen.
    #[clause("OH-7.8")]
    Chance,
    /// The player has decided, the other one has not.
    Answered(&'static str),
    /// The other player decides.
    #[clause(decision.clause())]
    NotYourDecision {
        /// Who.
        #[arg("player")]
        seat: Seat,
        /// What.
        #[arg("decision", decision.term())]
        decision: Decision,
    },
    /// Something else is to be decided.
    OtherDecision {
        /// The clause of what is due.
        clause: &'static str,
        /// The key of its name.
        #[arg("decision", Arg::Term(decision.to_owned()))]
        decision: &'static str,
    },
    /// The phase does not allow it.
    WrongPhase(&'static str),
    /// A trap waits for the other player's turn.
    #[clause("OH-4.12.1")]
    OwnTurn,
    /// Targets and slots are named for something that is done.
    NothingDeclared(&'static str),
    /// It is dead.
    #[clause("OH-4.20.3")]
    Dead,
    /// The hand has no such card.
    NotInHand(&'static str),
    /// The deck has no such card.
    #[clause("OH-2.32")]
    NotInDeck,
    /// The own discard pile has no such card.
    #[clause("OH-4.23.4")]
    NotInPile,
    /// Above the level of starting cards.
    #[clause("OH-2.32")]
    StartingLevel,
    /// A card of another kind is asked for.
    CardKind(&'static str),
    /// The card's level is above the player's.
    #[clause("OH-4.1.1")]
    PlayerLevel {
        /// The card's.
        card: u8,
        /// The player's.
        #[arg("level")]
        player: u8,
    },
    /// Not enough life to sacrifice.
    #[clause("OH-4.22.2")]
    Life {
        /// What it costs.
        n: u8,
        /// What there is.
        life: u8,
    },
    /// Not enough other cards to discard.
    #[clause("OH-4.1.6")]
    Discards(#[arg("n")] u8),
    /// Not enough armour to pay.
    #[clause("OH-4.1.6")]
    ArmourCost(#[arg("n")] u8),
    /// One character in a turn.
    #[clause("OH-4.24.1")]
    Placed,
    /// Champion.
    #[clause("OH-4.26.1")]
    Namesake,
    /// All slots are taken.
    #[clause("OH-4.4.5")]
    NoFreeSlot,
    /// The slot is taken.
    #[clause("OH-2.12")]
    SlotTaken,
    /// Another slot is due.
    SlotOrder(&'static str),
    /// Only the character placed this turn turns idle.
    #[clause("OH-4.5.1")]
    NotPlacedNow,
    /// It has used an ability or effect.
    #[clause("OH-4.5.1")]
    Exerted,
    /// It was equipped this turn.
    #[clause("OH-R26")]
    EquippedNow,
    /// No own living character is there.
    NoCharacter(&'static str),
    /// The character is idle.
    NotActive(&'static str),
    /// The character is of another caste.
    #[clause("OH-4.1.2")]
    Caste(#[arg("caste")] Caste),
    /// The character's level is below the card's.
    #[clause("OH-4.1.2")]
    CharacterLevel(#[arg("level")] u8),
    /// One ability in a turn.
    #[clause("OH-4.1.4")]
    AbilityUsed,
    /// One equipment card in a turn.
    #[clause("OH-4.6.1")]
    Equipped,
    /// A state bars it.
    #[clause("OH-4.25.4")]
    Barred(#[arg("what")] Barred),
    /// Its armour is below 1.
    #[clause("OH-4.20.1")]
    Dying,
    /// The character has no weapon.
    #[clause("OH-4.1.5")]
    Unarmed,
    /// It has attacked or used an instant.
    Acted(&'static str),
    /// It came into play this turn.
    #[clause("OH-3.41")]
    Came,
    /// The condition of the text does not hold.
    #[clause("OH-4.25.1")]
    Condition,
    /// There is nothing to name.
    #[clause("OH-4.1.7")]
    NoTarget,
    /// There is no room for the card.
    PlaceFull(&'static str),
    /// There is no base to upgrade.
    #[clause("OH-4.6.3")]
    NoBase,
    /// Relics are for heroes.
    #[clause("OH-4.6.2")]
    HeroOnly,
    /// There is no weapon or armour card for it to lie on.
    #[clause("OH-4.7.2")]
    NothingBelow,
    /// One potion in a turn.
    #[clause("OH-4.13.1")]
    PotionDrunk,
    /// The caste of the potion does not fit.
    PotionCaste(&'static str),
    /// There is no card.
    NothingThere(&'static str),
    /// The text is silent.
    #[clause("OH-4.14.5")]
    Silent,
    /// The card has no such effect.
    #[clause("OH-4.14.2")]
    NoActivated,
    /// Once in a turn.
    #[clause("OH-4.24.7")]
    Activated,
    /// A card does not attack or hurt itself.
    Itself(&'static str),
    /// It has been named.
    #[clause("OH-4.2.2")]
    Named,
    /// Somebody shields the Noble or player.
    #[clause("OH-4.15.3")]
    Shielded,
    /// Players are not attacked at this table.
    #[clause("OH-R03")]
    LifeTarget,
    /// The own player is not attacked.
    #[clause("OH-4.15.3")]
    OwnPlayer,
    /// It cannot be named for an attack.
    #[clause("OH-4.2.8")]
    Covered,
    /// The Noble or player is not named by texts.
    #[clause("OH-4.2.6")]
    NobleNamed,
    /// The text does not mean it.
    #[clause("OH-4.2.1")]
    NotATarget,
    /// Nothing is named yet.
    #[clause("OH-4.1.7")]
    NothingNamed,
    /// What is done does not touch the character.
    #[clause("OH-4.12.2")]
    NotTouched,
    /// The trap answers other things.
    #[clause("OH-4.12.2")]
    TrapAnswers,
    /// The trap's level is too low.
    #[clause("OH-4.12.3")]
    TrapLevel(#[arg("level")] u8),
    /// Nobody can guard from there.
    #[clause("OH-4.15.6")]
    NoGuard,
    /// It has to be guarded.
    #[clause("OH-4.15.6")]
    MustGuard,
}

type Checked = Result<(), Refusal>;

fn check(holds: bool, refusal: Refusal) -> Checked {
    if holds { Ok(()) } else { Err(refusal) }
}

impl OsokHajnala {
    /// Why a player may not make this choice; `None` exactly on the legal list.
    pub(crate) fn refuse(&self, state: &State, player: Player, choice: Choice) -> Option<Refusal> {
        let mut legal = Vec::new();
        self.legal_choices(state, player.seat(), &mut legal);
        (!legal.contains(&Action(choice))).then(|| self.reason(state, player, choice))
    }

    fn reason(&self, state: &State, player: Player, choice: Choice) -> Refusal {
        let due = |clause, decision| Refusal::OtherDecision { clause, decision };
        let is_chance = state.drawing.is_some() || matches!(choice, Choice::Dice(..) | Choice::Card(_));
        match state.stage {
            Stage::Over(ending) => return Refusal::GameOver(ending.how),
            _ if is_chance => return Refusal::Chance,
            Stage::Opening(chosen) if chosen[player.index()].is_some() => return Refusal::Answered("OH-8.1"),
            Stage::Opening(_) => {
                let checked = self.check_starting_card(state, player, choice);
                return checked.err().unwrap_or(due("OH-8.1", "decision-opening"));
            }
            Stage::Exchange(exchanges) if exchanges[player.index()].done => return Refusal::Answered("OH-8.3"),
            Stage::Exchange(_) if matches!(choice, Choice::SetAside(_)) => return Refusal::NotInHand("OH-2.35"),
            Stage::Exchange(_) => return due("OH-8.3", "decision-set-aside"),
            _ => {}
        }
        let Some((decider, decision)) = self.decision(state) else { return Refusal::Chance };
        if decider != player {
            return Refusal::NotYourDecision { seat: decider.seat(), decision };
        }
        let checked = self.check_answer(state, player, decision, choice);
        checked.err().unwrap_or(due(decision.clause(), decision.key()))
    }

    /// OH-8.1.
    fn check_starting_card(&self, state: &State, player: Player, choice: Choice) -> Checked {
        let Choice::StartingCard(id) = choice else { return Ok(()) };
        check(self.list(player).has(state.side(player).deck, id), Refusal::NotInDeck)?;
        check(self.card(id).level <= STARTING_LEVEL, Refusal::StartingLevel)
    }

    /// Why a choice is none of those that answer the open decision; fine if it answers something else.
    fn check_answer(&self, state: &State, player: Player, decision: Decision, choice: Choice) -> Checked {
        match (decision, choice) {
            (
                Decision::Exchange | Decision::Second | Decision::Cost | Decision::Discard | Decision::HandLimit,
                Choice::Discard(id),
            ) => self.check_in_hand(state, player, id, decision.clause()),
            (Decision::Tactical | Decision::Attack | Decision::End, _) => {
                self.check_step(state, player, decision, choice)
            }
            (Decision::Slot | Decision::Recipient | Decision::User | Decision::Place, Choice::Slot(slot)) => {
                self.check_slot(state, player, decision, slot)
            }
            (Decision::Target, _) => self.check_target(state, player, choice),
            (Decision::Window | Decision::Answer, Choice::Quick(id)) => {
                self.check_kind(state, player, id, &[Kind::Quick], "OH-4.11.1")?;
                self.check_playable(state, player, id, 0)?;
                self.check_users(state, player, id, Slots::ALL)
            }
            (Decision::Trap, Choice::Trap(id, slot)) => self.check_trap(state, player, id, slot),
            (Decision::Guard, Choice::Guard(_)) => Err(Refusal::NoGuard),
            (Decision::Guard, Choice::NoGuard) => Err(Refusal::MustGuard),
            _ => Ok(()),
        }
    }

    fn check_in_hand(&self, state: &State, player: Player, id: CardId, clause: &'static str) -> Checked {
        check(self.list(player).has(state.side(player).hand, id), Refusal::NotInHand(clause))
    }

    /// Is a card in hand, and of one of these kinds?
    fn check_kind(&self, state: &State, player: Player, id: CardId, kinds: &[Kind], clause: &'static str) -> Checked {
        self.check_in_hand(state, player, id, clause)?;
        check(kinds.contains(&self.card(id).kind), Refusal::CardKind(clause))
    }
}
