//! The clause and the sentence of a refusal.

use quincunx_engine::{Arg, Clause as Tag, Explain, Explanation, Message};

use super::words::{in_space, space_name};
use crate::components::{Kind, Power};
use crate::rules::{Clause, Due, Ending, Gap, Reason, Refusal, SpaceName};

impl Due {
    /// The clause of the decision, and its name.
    const fn named(self) -> (Clause, &'static str) {
        match self {
            Self::Mulligan => ("VOD-D2", "decision-mulligan"),
            Self::Discards => ("VOD-D3", "decision-discards"),
            Self::Forced => ("VOD-D15", "decision-forced"),
            Self::Decision(decision) => (decision.clause(), decision.key()),
        }
    }

    fn term(self) -> Arg {
        Arg::Term(self.named().1.to_owned())
    }
}

impl SpaceName {
    fn id(&self) -> String {
        self.id.iter().copied().take_while(|letter| *letter != 0).map(char::from).collect()
    }

    /// Its name, made by one of the functions that put a space into a sentence; a space without translation goes by its id.
    fn said(&self, say: fn(&str, Option<&String>) -> Arg) -> Arg {
        let id = self.id();
        say(&id, (!self.translated).then_some(&id))
    }
}

impl Explain for Refusal {
    fn explain(&self) -> Explanation {
        let plain = |clause, key| (clause, Message::new(key));
        let power = |clause, key, power: Power| (clause, Message::new(key).with("power", power.term()));
        let to = |clause, key, space: SpaceName| (clause, Message::new(key).with("space", space.said(space_name)));
        let at = |clause, key, space: SpaceName| (clause, Message::new(key).with("in", space.said(in_space)));
        let (clause, message): (Clause, Message) = match self.0 {
            Reason::GameOver(Ending::Quick) => plain("VOD-5.2", "refusal-game-over"),
            Reason::GameOver(Ending::Points | Ending::Tie) => plain("VOD-5.4", "refusal-game-over"),
            Reason::Chance => plain("VOD-7.1", "refusal-chance"),
            Reason::NotYourPower(which) => power("VOD-2.2.4", "refusal-not-your-power", which),
            Reason::NotYourDecision(which, due) => {
                let (clause, message) = power(due.named().0, "refusal-not-your-decision", which);
                (clause, message.with("decision", due.term()))
            }
            Reason::NotAsked => plain("VOD-4.10.5", "refusal-not-asked"),
            Reason::Passed => plain("VOD-4.10.6", "refusal-passed"),
            Reason::OtherDecision(due) => {
                (due.named().0, Message::new("refusal-other-decision").with("decision", due.term()))
            }
            Reason::Answered(which) => power("VOD-2.5.2", "refusal-answered", which),
            Reason::Picked(which) => power("VOD-2.5.3", "refusal-picked", which),
            Reason::NothingPicked => plain("VOD-D3", "refusal-nothing-picked"),
            Reason::SetUpOver => plain("VOD-2.5.5", "refusal-set-up-over"),
            Reason::NotYourTurn(which) => power("VOD-3.9.2", "refusal-not-your-turn", which),
            Reason::NotFree => plain("VOD-3.9.2", "refusal-not-free"),
            Reason::InReaction => plain("VOD-R22", "refusal-in-reaction"),
            Reason::Paying => plain("VOD-4.14.6", "refusal-paying"),
            Reason::Beside => plain("VOD-D18", "refusal-beside"),
            Reason::Offered => plain("VOD-D18", "refusal-offered"),
            Reason::NotItsCard => plain("VOD-2.2.4", "refusal-not-its-card"),
            Reason::NotInHand(clause) => plain(clause, "refusal-not-in-hand"),
            Reason::NotInPile(clause) => plain(clause, "refusal-not-in-pile"),
            Reason::CardType(clause) => plain(clause, "refusal-card-type"),
            Reason::NotPrepare => plain("VOD-4.8.9", "refusal-not-prepare"),
            Reason::LastCard => plain("VOD-3.5.2", "refusal-last-card"),
            Reason::NoEmergency => plain("VOD-4.9.6", "refusal-no-emergency"),
            Reason::NothingToFetch => plain("VOD-4.9.5", "refusal-nothing-to-fetch"),
            Reason::NeverUsed => plain("VOD-4.10.1", "refusal-never-used"),
            Reason::NotOnTable => plain("VOD-4.8.6", "refusal-not-on-table"),
            Reason::NotLaid => plain("VOD-4.8.10", "refusal-not-laid"),
            Reason::StrategyOnly => plain("VOD-4.10.12", "refusal-strategy-only"),
            Reason::ReactionOnly => plain("VOD-4.8.10", "refusal-reaction-only"),
            Reason::Automatic => plain("VOD-4.10.13", "refusal-automatic"),
            Reason::NoCue(clause) => plain(clause, "refusal-no-cue"),
            Reason::OwnTurnOnly => plain("VOD-4.17.3", "refusal-own-turn-only"),
            Reason::UsedThisTurn => plain("VOD-4.17.3", "refusal-used-this-turn"),
            Reason::Condition => plain("VOD-4.10.2", "refusal-condition"),
            Reason::NoCardOfType => plain("VOD-4.7.5", "refusal-no-card-of-type"),
            Reason::TooFewCards => plain("VOD-4.9.4", "refusal-too-few-cards"),
            Reason::TooFewVp => plain("VOD-4.7.4", "refusal-too-few-vp"),
            Reason::TooFewBribes => plain("VOD-4.14.4", "refusal-too-few-bribes"),
            Reason::Cost => plain("VOD-4.8.12", "refusal-cost"),
            Reason::CostInVain => plain("VOD-4.11.4", "refusal-cost-in-vain"),
            Reason::PickAlternative => plain("VOD-4.14.1", "refusal-pick-alternative"),
            Reason::NoAlternative => plain("VOD-4.14.1", "refusal-no-alternative"),
            Reason::OtherPick => plain("VOD-4.14.1", "refusal-other-pick"),
            Reason::VpForMissing => plain("VOD-4.7.3", "refusal-vp-for-missing"),
            Reason::NoWayBack(clause) => plain(clause, "refusal-no-way-back"),
            Reason::OnlyGoOn => plain("VOD-4.10.15", "refusal-only-go-on"),
            Reason::NoGoOn => plain("VOD-4.10.15", "refusal-no-go-on"),
            Reason::NobodyToWaitFor => plain("VOD-4.10.5", "refusal-nobody-to-wait-for"),
            Reason::WaitIsOver => plain("VOD-4.10.5", "refusal-wait-is-over"),
            Reason::NoAid(which) => power("VOD-4.5.12", "refusal-bowl-empty", which),
            Reason::NoNeedOfAid => plain("VOD-8.1", "refusal-no-need-of-aid"),
            Reason::AskedInVain => plain("VOD-D17", "refusal-asked-in-vain"),
            Reason::NotATarget(which) => power("VOD-4.15.2", "refusal-not-a-target", which),
            Reason::CityNotMustered => plain("VOD-4.1.3", "refusal-city-not-mustered"),
            Reason::CardKind(kind, clause) => (clause, Message::new("refusal-card-kind").with("kind", kind.term())),
            Reason::CardSpace(space, clause) => to(clause, "refusal-card-space", space),
            Reason::Ground(Kind::Hoplite, space) => at("VOD-4.1.2", "refusal-ground-hoplite", space),
            Reason::Ground(Kind::Trireme, space) => at("VOD-4.1.2", "refusal-ground-trireme", space),
            Reason::Ground(Kind::City, space) => at("VOD-4.1.2", "refusal-ground-city", space),
            Reason::NoneInStock(which, Kind::Hoplite) => power("VOD-4.1.4", "refusal-no-hoplite-in-stock", which),
            Reason::NoneInStock(which, Kind::Trireme) => power("VOD-4.1.4", "refusal-no-trireme-in-stock", which),
            Reason::NoneInStock(which, Kind::City) => power("VOD-4.1.4", "refusal-no-city-in-stock", which),
            Reason::EnemyThere(space) => at("VOD-4.1.7", "refusal-enemy-there", space),
            Reason::SecondPiece(Kind::Hoplite, space) => at("VOD-4.1.8", "refusal-second-hoplite", space),
            Reason::SecondPiece(Kind::City, space) => at("VOD-4.1.9", "refusal-second-city", space),
            Reason::SecondPiece(Kind::Trireme, space) => at("VOD-4.1.10", "refusal-second-trireme", space),
            Reason::NoNeighbour(space) => to("VOD-4.2.2", "refusal-no-neighbour", space),
            Reason::CityIsNoNeighbour(space) => at("VOD-4.2.3", "refusal-city-is-no-neighbour", space),
            Reason::NoOwnPiece(space, clause) => at(clause, "refusal-no-own-piece", space),
            Reason::TeammatesCity(space) => at("VOD-4.2.10", "refusal-teammates-city", space),
            Reason::NoLine(clause) => plain(clause, "refusal-no-line"),
            Reason::Broken(space, Gap::Enemy, clause) => at(clause, "refusal-broken-enemy", space),
            Reason::Broken(space, Gap::Harbour, clause) => at(clause, "refusal-broken-harbour", space),
            Reason::Broken(space, Gap::Land, clause) => at(clause, "refusal-broken-land", space),
            Reason::Broken(space, Gap::Neutral, clause) => at(clause, "refusal-broken-neutral", space),
            Reason::TakenOffAll => plain("VOD-4.16.5", "refusal-taken-off-all"),
            Reason::CardBattle => plain("VOD-4.16.3", "refusal-card-battle"),
            Reason::CardFighter => plain("VOD-4.16.3", "refusal-card-fighter"),
            Reason::Fought(clause) => plain(clause, "refusal-fought"),
            Reason::NoBattlefield => plain("VOD-4.6.2", "refusal-no-battlefield"),
            Reason::HopliteAtSea => plain("VOD-4.6.2", "refusal-hoplite-at-sea"),
            Reason::NotAdjacent(from, target) => {
                let (clause, message) = to("VOD-4.6.2", "refusal-not-adjacent", from);
                (clause, message.with("target", target.said(space_name)))
            }
            Reason::NoEnemy(space) => at("VOD-4.6.4", "refusal-no-enemy", space),
            Reason::NoSuchPiece(space) => at("VOD-4.16.4", "refusal-no-such-piece", space),
            Reason::Protected(space) => at("VOD-4.6.5", "refusal-protected", space),
            Reason::NoSuchBribe(space) => at("VOD-4.16.17", "refusal-no-bribe-there", space),
            Reason::DrawStepOnly => plain("VOD-R01", "refusal-draw-step-only"),
            Reason::NoBribeInStock(which) => power("VOD-4.5.4", "refusal-no-bribe-in-stock", which),
            Reason::BowlEmpty(which) => power("VOD-4.5.6", "refusal-bowl-empty", which),
            Reason::BribeAtSea => plain("VOD-4.5.6", "refusal-bribe-at-sea"),
            Reason::PiecesThere(space) => at("VOD-4.5.6", "refusal-pieces-there", space),
            Reason::OwnBribe(space) => at("VOD-4.5.7", "refusal-own-bribe", space),
            Reason::BribeGround(space) => at("VOD-R02", "refusal-bribe-ground", space),
            Reason::NoOwnBribe(space) => at("VOD-4.5.9", "refusal-no-bribe-there", space),
        };
        Explanation { clause: Tag(clause), message }
    }
}
