//! The clause and the sentence of a refusal.

use quincunx_engine::{Clause, Explain, Explanation, Message};

use crate::components::word::Word;
use crate::rules::refusal::Refusal;
use crate::shown::words::{number, term};

impl Explain for Refusal {
    fn explain(&self) -> Explanation {
        let plain = |clause, key| (clause, Message::new(key));
        let (clause, message) = match *self {
            Self::GameOver(how) => {
                let (Clause(clause), how) = how.told();
                (clause, Message::new("refusal-game-over").with("how", how))
            }
            Self::Chance => plain("OH-7.8", "refusal-chance"),
            Self::Answered(clause) => plain(clause, "refusal-answered"),
            Self::NotYourDecision { seat, decision } => {
                let message = Message::new("refusal-not-your-decision").with("player", seat);
                (decision.clause(), message.with("decision", decision.term()))
            }
            Self::OtherDecision { clause, decision } => {
                let decision = quincunx_engine::Arg::Term(decision.into());
                (clause, Message::new("refusal-other-decision").with("decision", decision))
            }
            Self::WrongPhase(clause) => plain(clause, "refusal-wrong-phase"),
            Self::NotInHand(clause) => plain(clause, "refusal-not-in-hand"),
            Self::NotInDeck => plain("OH-2.32", "refusal-not-in-deck"),
            Self::NotInPile => plain("OH-4.23.4", "refusal-not-in-pile"),
            Self::StartingLevel => plain("OH-2.32", "refusal-starting-level"),
            Self::CardKind(clause) => plain(clause, "refusal-card-kind"),
            Self::PlayerLevel { card, player } => {
                let message = Message::new("refusal-player-level").with("card", number(card));
                ("OH-4.1.1", message.with("level", number(player)))
            }
            Self::Life { n, life } => {
                ("OH-4.22.2", Message::new("refusal-life").with("n", number(n)).with("life", number(life)))
            }
            Self::Discards(n) => ("OH-4.1.6", Message::new("refusal-discards").with("n", number(n))),
            Self::ArmourCost(n) => ("OH-4.1.6", Message::new("refusal-armour-cost").with("n", number(n))),
            Self::Placed => plain("OH-4.24.1", "refusal-placed"),
            Self::Namesake => plain("OH-4.26.1", "refusal-namesake"),
            Self::NoFreeSlot => plain("OH-4.4.5", "refusal-no-free-slot"),
            Self::SlotTaken => plain("OH-2.12", "refusal-slot-taken"),
            Self::SlotOrder(clause) => plain(clause, "refusal-slot-order"),
            Self::NotPlacedNow => plain("OH-4.5.1", "refusal-not-placed-now"),
            Self::Exerted => plain("OH-4.5.1", "refusal-exerted"),
            Self::EquippedNow => plain("OH-R26", "refusal-equipped-now"),
            Self::NoCharacter(clause) => plain(clause, "refusal-no-character"),
            Self::NotActive(clause) => plain(clause, "refusal-not-active"),
            Self::Caste(caste) => ("OH-4.1.2", Message::new("refusal-caste").with("caste", caste.term())),
            Self::CharacterLevel(level) => {
                ("OH-4.1.2", Message::new("refusal-character-level").with("level", number(level)))
            }
            Self::AbilityUsed => plain("OH-4.1.4", "refusal-ability-used"),
            Self::Equipped => plain("OH-4.6.1", "refusal-equipped"),
            Self::Barred(what) => ("OH-4.25.4", Message::new("refusal-barred").with("what", term("barred", what.id()))),
            Self::Dying => plain("OH-4.20.1", "refusal-dying"),
            Self::Unarmed => plain("OH-4.1.5", "refusal-unarmed"),
            Self::Acted(clause) => plain(clause, "refusal-acted"),
            Self::Came => plain("OH-3.41", "refusal-came"),
            Self::Condition => plain("OH-4.25.1", "refusal-condition"),
            Self::NoTarget => plain("OH-4.1.7", "refusal-no-target"),
            Self::PlaceFull(clause) => plain(clause, "refusal-place-full"),
            Self::NoBase => plain("OH-4.6.3", "refusal-no-base"),
            Self::HeroOnly => plain("OH-4.6.2", "refusal-hero-only"),
            Self::NothingBelow => plain("OH-4.7.2", "refusal-nothing-below"),
            Self::PotionDrunk => plain("OH-4.13.1", "refusal-potion-drunk"),
            Self::PotionCaste(clause) => plain(clause, "refusal-potion-caste"),
            Self::NothingThere(clause) => plain(clause, "refusal-nothing-there"),
            Self::Silent => plain("OH-4.14.5", "refusal-silent"),
            Self::NoActivated => plain("OH-4.14.2", "refusal-no-activated"),
            Self::Activated => plain("OH-4.24.7", "refusal-activated"),
            Self::Itself(clause) => plain(clause, "refusal-itself"),
            Self::Named => plain("OH-4.2.2", "refusal-named"),
            Self::Shielded => plain("OH-4.15.3", "refusal-shielded"),
            Self::LifeTarget => plain("OH-R03", "refusal-life-target"),
            Self::OwnPlayer => plain("OH-4.15.3", "refusal-own-player"),
            Self::Covered => plain("OH-4.2.8", "refusal-covered"),
            Self::NobleNamed => plain("OH-4.2.6", "refusal-noble-named"),
            Self::NotATarget => plain("OH-4.2.1", "refusal-not-a-target"),
            Self::NothingNamed => plain("OH-4.1.7", "refusal-nothing-named"),
            Self::NotTouched => plain("OH-4.12.2", "refusal-not-touched"),
            Self::TrapAnswers => plain("OH-4.12.2", "refusal-trap-answers"),
            Self::TrapLevel(level) => ("OH-4.12.3", Message::new("refusal-trap-level").with("level", number(level))),
            Self::NoGuard => plain("OH-4.15.6", "refusal-no-guard"),
            Self::MustGuard => plain("OH-4.15.6", "refusal-must-guard"),
        };
        Explanation { clause: Clause(clause), message }
    }
}
