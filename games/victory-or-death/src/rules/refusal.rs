//! Why an action is refused.
//!
//! A refusal tells a seat nothing that it may not know. Towards one that has not the open decision, nothing depends on a
//! payment that was begun by choice (VOD-4.14.1) or on who is asked in a window (VOD-4.10.15).

mod acts;
mod cards;
mod line;
mod steps;

use quincunx_engine::{Explain, Observer, Seat};

use super::action::Choice;
use super::decision::Decision;
use super::frame::{Payment, Purpose, Window};
use super::game::VictoryOrDeath;
use super::line::Gap;
use super::state::{Ending, Request, Stage, State};
use crate::components::{Kind, Power, Space};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Explain)]
pub struct Refusal(pub(crate) Reason);

/// What a [`Refusal`] says. Where the reason is the same in several clauses, it names the one it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Explain)]
pub(crate) enum Reason {
    /// Nothing is decided any more.
    #[clause(match _0 {
        Ending::Quick => "VOD-5.2",
        Ending::Points | Ending::Tie => "VOD-5.4",
    })]
    GameOver(#[arg(skip)] Ending),
    /// Cards are drawn by chance.
    #[clause("VOD-7.1")]
    Chance,
    /// Another seat plays this power.
    #[clause("VOD-2.2.4")]
    NotYourPower(#[arg("power")] Power),
    /// Another power decides.
    #[clause(_1.clause())]
    NotYourDecision(#[arg("power")] Power, #[arg("decision", _1.term())] Due),
    /// The game waits for reactions, of the seat for none now.
    #[clause("VOD-4.10.5")]
    NotAsked,
    /// The power let this event pass.
    #[clause("VOD-4.10.6")]
    Passed,
    /// Something else is to be decided.
    #[clause(_0.clause())]
    OtherDecision(#[arg("decision", _0.term())] Due),
    /// The power has answered the mulligan.
    #[clause("VOD-2.5.2")]
    Answered(#[arg("power")] Power),
    /// The power has picked its three.
    #[clause("VOD-2.5.3")]
    Picked(#[arg("power")] Power),
    /// There is no pick to take back.
    #[clause("VOD-D3")]
    NothingPicked,
    /// The set-up is over.
    #[clause("VOD-2.5.5")]
    SetUpOver,
    /// Only the active power does this.
    #[clause("VOD-3.9.2")]
    NotYourTurn(#[arg("power")] Power),
    /// This decision leaves no room for free actions.
    #[clause("VOD-3.9.2")]
    NotFree,
    /// Nor does a reaction.
    #[clause("VOD-R22")]
    InReaction,
    /// Nor a payment.
    #[clause("VOD-4.14.6")]
    Paying,
    /// It is done beside the decision.
    #[clause("VOD-D18")]
    Beside,
    /// It is done in the own decision, not beside it.
    #[clause("VOD-D18")]
    Offered,
    /// The card is another power's.
    #[clause("VOD-2.2.4")]
    NotItsCard,
    /// The hand has no such card.
    NotInHand(Clause),
    /// The pile has no such card.
    NotInPile(Clause),
    /// A card of another type is asked for.
    CardType(Clause),
    /// Only Prepare cards are laid.
    #[clause("VOD-4.8.9")]
    NotPrepare,
    /// No other card and no VP.
    #[clause("VOD-3.5.2")]
    LastCard,
    /// The Emergency Provision has no place here.
    #[clause("VOD-4.9.6")]
    NoEmergency,
    /// It would find nothing.
    #[clause("VOD-4.9.5")]
    NothingToFetch,
    /// Only Status and laid cards are used.
    #[clause("VOD-4.10.1")]
    NeverUsed,
    /// The Status does not lie on the table.
    #[clause("VOD-4.8.6")]
    NotOnTable,
    /// The card does not lie there.
    #[clause("VOD-4.8.10")]
    NotLaid,
    /// With the symbol: only in the Strategy step.
    #[clause("VOD-4.10.12")]
    StrategyOnly,
    /// Without it: only as a reaction.
    #[clause("VOD-4.8.10")]
    ReactionOnly,
    /// The program sees to the card.
    #[clause("VOD-4.10.13")]
    Automatic,
    /// The card does not answer to this.
    NoCue(Clause),
    /// Once in each own turn.
    #[clause("VOD-4.17.3")]
    OwnTurnOnly,
    /// The card was used in this turn.
    #[clause("VOD-4.17.3")]
    UsedThisTurn,
    /// Its condition does not hold.
    #[clause("VOD-4.10.2")]
    Condition,
    /// A card of the type asked for is missing.
    #[clause("VOD-4.7.5")]
    NoCardOfType,
    /// Too few cards, and VP do not stand in for them.
    #[clause("VOD-4.9.4")]
    TooFewCards,
    /// Too few cards and too few VP.
    #[clause("VOD-4.7.4")]
    TooFewVp,
    /// Too few bribes in the bowl.
    #[clause("VOD-4.14.4")]
    TooFewBribes,
    /// None of its forms can be paid in full.
    #[clause("VOD-4.8.12")]
    Cost,
    /// The cost would be paid for nothing.
    #[clause("VOD-4.11.4")]
    CostInVain,
    /// One of the alternatives is to be picked first.
    #[clause("VOD-4.14.1")]
    PickAlternative,
    /// The cost has no such alternative.
    #[clause("VOD-4.14.1")]
    NoAlternative,
    /// Something else is paid with.
    #[clause("VOD-4.14.1")]
    OtherPick,
    /// VP stand in for no cards of the Emergency Provision.
    #[clause("VOD-4.9.4")]
    NoVpForCards,
    /// VP stand in for cards only where cards are missing.
    #[clause("VOD-4.7.3")]
    VpForMissing,
    /// What was begun is paid.
    NoWayBack(Clause),
    /// Only GO-ON is open.
    #[clause("VOD-4.10.15")]
    OnlyGoOn,
    /// GO-ON is for a power that has nothing to use.
    #[clause("VOD-4.10.15")]
    NoGoOn,
    /// The teammate has nothing to react with.
    #[clause("VOD-4.10.5")]
    NobodyToWaitFor,
    /// Another was asked first.
    #[clause("VOD-4.10.5")]
    WaitIsOver,
    /// The teammate's bowl is empty.
    #[clause("VOD-4.5.12")]
    #[message("refusal-bowl-empty")]
    NoAid(#[arg("power")] Power),
    /// Nothing but supply is asked for, and that is there.
    #[clause("VOD-8.1")]
    NoNeedOfAid,
    /// It was asked for in vain.
    #[clause("VOD-D17")]
    AskedInVain,
    /// The step cannot be done to this power.
    #[clause("VOD-4.15.2")]
    NotATarget(#[arg("power")] Power),
    /// Cities are placed.
    #[clause("VOD-4.1.3")]
    CityNotMustered,
    /// The card is not for this kind of piece.
    CardKind(#[arg("kind")] Kind, Clause),
    /// The card is not for this space.
    CardSpace(#[arg("space")] SpaceName, Clause),
    /// Not the ground for this kind of piece.
    #[clause("VOD-4.1.2")]
    #[message(match _0 {
        Kind::Hoplite => "refusal-ground-hoplite",
        Kind::Trireme => "refusal-ground-trireme",
        Kind::City => "refusal-ground-city",
    })]
    Ground(#[arg(skip)] Kind, #[arg("in", _1.within())] SpaceName),
    /// No piece of the kind in stock.
    #[clause("VOD-4.1.4")]
    #[message(match _1 {
        Kind::Hoplite => "refusal-no-hoplite-in-stock",
        Kind::Trireme => "refusal-no-trireme-in-stock",
        Kind::City => "refusal-no-city-in-stock",
    })]
    NoneInStock(#[arg("power")] Power, #[arg(skip)] Kind),
    /// An enemy piece is there.
    #[clause("VOD-4.1.7")]
    EnemyThere(#[arg("in", _0.within())] SpaceName),
    /// A second piece of a kind (VOD-4.1.8, VOD-4.1.9, VOD-4.1.10).
    #[clause(match _0 {
        Kind::Hoplite => "VOD-4.1.8",
        Kind::City => "VOD-4.1.9",
        Kind::Trireme => "VOD-4.1.10",
    })]
    #[message(match _0 {
        Kind::Hoplite => "refusal-second-hoplite",
        Kind::City => "refusal-second-city",
        Kind::Trireme => "refusal-second-trireme",
    })]
    SecondPiece(#[arg(skip)] Kind, #[arg("in", _1.within())] SpaceName),
    /// No own piece next to it.
    #[clause("VOD-4.2.2")]
    NoNeighbour(#[arg("space")] SpaceName),
    /// An own city in the very province is no neighbour.
    #[clause("VOD-4.2.3")]
    CityIsNoNeighbour(#[arg("in", _0.within())] SpaceName),
    /// No own piece to be mustered in place, to fight, to be taken off.
    NoOwnPiece(#[arg("in", _0.within())] SpaceName, Clause),
    /// The line leads to the teammate's city; to an own one it breaks here.
    #[clause("VOD-4.2.10")]
    TeammatesCity(#[arg("in", _0.within())] SpaceName),
    /// There is no city for a line to lead to.
    NoLine(Clause),
    /// The line breaks here.
    #[message(match _1 {
        Gap::Enemy => "refusal-broken-enemy",
        Gap::Harbour => "refusal-broken-harbour",
        Gap::Land => "refusal-broken-land",
        Gap::Neutral => "refusal-broken-neutral",
    })]
    Broken(#[arg("in", _0.within())] SpaceName, #[arg(skip)] Gap, Clause),
    /// No more pieces may be taken off.
    #[clause("VOD-4.16.5")]
    TakenOffAll,
    /// The card grants no such battle.
    #[clause("VOD-4.16.3")]
    CardBattle,
    /// Another piece is to fight.
    #[clause("VOD-4.16.3")]
    CardFighter,
    /// It has fought.
    Fought(Clause),
    /// No battles there.
    #[clause("VOD-4.6.2")]
    NoBattlefield,
    /// Hoplites do not fight at sea.
    #[clause("VOD-4.6.2")]
    HopliteAtSea,
    /// The two are not adjacent.
    #[clause("VOD-4.6.2")]
    NotAdjacent(#[arg("space")] SpaceName, #[arg("target")] SpaceName),
    /// No enemy piece is there.
    #[clause("VOD-4.6.4")]
    NoEnemy(#[arg("in", _0.within())] SpaceName),
    /// No such piece to be removed.
    #[clause("VOD-4.16.4")]
    NoSuchPiece(#[arg("in", _0.within())] SpaceName),
    /// A hoplite protects the city.
    #[clause("VOD-4.6.5")]
    Protected(#[arg("in", _0.within())] SpaceName),
    /// No such bribe to be removed.
    #[clause("VOD-4.16.17")]
    #[message("refusal-no-bribe-there")]
    NoSuchBribe(#[arg("in", _0.within())] SpaceName),
    /// Bribes are bought in the Draw step.
    #[clause("VOD-R01")]
    DrawStepOnly,
    /// No bribe in stock.
    #[clause("VOD-4.5.4")]
    NoBribeInStock(#[arg("power")] Power),
    /// The bowl is empty.
    #[clause("VOD-4.5.6")]
    BowlEmpty(#[arg("power")] Power),
    /// No bribes at sea.
    #[clause("VOD-4.5.6")]
    BribeAtSea,
    /// Pieces stand there.
    #[clause("VOD-4.5.6")]
    PiecesThere(#[arg("in", _0.within())] SpaceName),
    /// An own bribe is there.
    #[clause("VOD-4.5.7")]
    OwnBribe(#[arg("in", _0.within())] SpaceName),
    /// Not at this table.
    #[clause("VOD-R02")]
    BribeGround(#[arg("in", _0.within())] SpaceName),
    /// No own bribe to be taken back.
    #[clause("VOD-4.5.9")]
    #[message("refusal-no-bribe-there")]
    NoOwnBribe(#[arg("in", _0.within())] SpaceName),
}

/// The tag of a clause.
pub(crate) type Clause = &'static str;

/// What is to be decided, as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// VOD-D2.
    Mulligan,
    /// VOD-D3.
    Discards,
    /// VOD-D15.
    Forced,
    /// The others.
    Decision(Decision),
}

/// How long an id can be in a component file.
const LETTERS: usize = 32;

/// What a space is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SpaceName {
    /// Its id, filled up with zeros.
    pub id: [u8; LETTERS],
    /// The locale files have its name.
    pub translated: bool,
}

type Checked = Result<(), Reason>;

fn check(holds: bool, reason: Reason) -> Checked {
    if holds { Ok(()) } else { Err(reason) }
}

impl VictoryOrDeath {
    /// Why a seat may not do this now; `None` exactly on the legal list.
    pub(crate) fn refuse(&self, state: &State, seat: Seat, choice: Choice) -> Option<Refusal> {
        (!self.is_legal(state, seat, choice)).then(|| Refusal(self.reason(state, seat, choice)))
    }

    fn reason(&self, state: &State, seat: Seat, choice: Choice) -> Reason {
        let own = self.powers_of(seat);
        if let Stage::Over(ending) = state.stage {
            return Reason::GameOver(ending);
        }
        if let Some(power) = Self::named_power(choice).filter(|power| !own.contains(*power)) {
            return Reason::NotYourPower(power);
        }
        if state.drawing.is_some() || matches!(choice, Choice::Card(_)) {
            return Reason::Chance;
        }
        if let Some((power, decision)) = self.open(state) {
            let checked = if own.contains(power) {
                self.check_answer(state, power, decision, choice)
            } else {
                self.check_other(state, seat, choice)
            };
            return checked.err().unwrap_or(Reason::OtherDecision(Due::of(state, decision)));
        }
        match (state.stage, choice) {
            (Stage::Mulligans(_), Choice::Keep(power) | Choice::Redraw(power)) => Reason::Answered(power),
            (Stage::Mulligans(_), _) => Reason::OtherDecision(Due::Mulligan),
            (Stage::Discards(picks), Choice::OpeningDiscard(power, _) | Choice::OpeningBack(power))
                if picks[power.index()].len() == 3 =>
            {
                Reason::Picked(power)
            }
            (Stage::Discards(_), Choice::OpeningBack(_)) => Reason::NothingPicked,
            (Stage::Discards(_), Choice::OpeningDiscard(power, id)) => {
                self.check_own(power, id).err().unwrap_or(Reason::NotInHand("VOD-2.5.3"))
            }
            _ => Reason::OtherDecision(Due::Discards),
        }
    }

    /// The power that a choice names as the one that acts.
    const fn named_power(choice: Choice) -> Option<Power> {
        match choice {
            Choice::Keep(power)
            | Choice::Redraw(power)
            | Choice::OpeningDiscard(power, _)
            | Choice::OpeningBack(power)
            | Choice::Beside(power, _) => Some(power),
            _ => None,
        }
    }

    /// Another seat decides.
    fn check_other(&self, state: &State, seat: Seat, choice: Choice) -> Checked {
        let own = self.powers_of(seat);
        let of_turn = matches!(choice, Choice::Buy | Choice::Lift(..));
        match choice {
            Choice::Keep(_) | Choice::Redraw(_) | Choice::OpeningDiscard(..) | Choice::OpeningBack(_) => {
                return Err(Reason::SetUpOver);
            }
            Choice::Beside(power, _) => {
                return self.check_beside(state, power, None, choice);
            }
            Choice::Put(_) | Choice::TakeBack(_) => return Err(Reason::Beside),
            _ if of_turn && matches!(state.stage, Stage::Turn(..)) && !own.contains(state.active) => {
                return Err(Reason::NotYourTurn(state.active));
            }
            _ => {}
        }
        match self.decision_seen(state, Observer::Seat(seat)) {
            Some((Some(power), decision)) => Err(Reason::NotYourDecision(power, Due::of(state, decision))),
            _ if of_turn => Err(Reason::InReaction),
            _ => {
                let let_pass = |window: &Window, power| own.contains(power) && window.passed.contains(power);
                let passed = Self::reacting(state)
                    .is_some_and(|window| matches!(choice, Choice::Use(id) if let_pass(window, self.card(id).power)));
                Err(if passed { Reason::Passed } else { Reason::NotAsked })
            }
        }
    }

    /// An answer to the open decision of an own power, or a free action inside it.
    fn check_answer(&self, state: &State, power: Power, decision: Decision, choice: Choice) -> Checked {
        match (decision, choice) {
            (_, Choice::Keep(_) | Choice::Redraw(_) | Choice::OpeningDiscard(..) | Choice::OpeningBack(_)) => {
                Err(Reason::SetUpOver)
            }
            (_, Choice::Beside(named, _)) => {
                self.check_beside(state, named, (named == power).then_some(decision), choice)
            }
            (Decision::Pay, _) => self.check_pick(state, power, choice),
            (_, Choice::Use(id)) => self.check_use(state, power, decision, id),
            (Decision::PlaceBribe, Choice::Put(space)) => self.check_placed_bribe(state, power, space),
            (Decision::Aid | Decision::Scoring, Choice::Put(space)) => self.check_put(state, power, space),
            (Decision::Scoring, Choice::TakeBack(space)) => self.check_take_back(state, power, space),
            (_, Choice::Buy | Choice::Lift(..) | Choice::Put(_) | Choice::TakeBack(_)) => {
                self.check_free(state, power, decision, choice)
            }
            (Decision::Play | Decision::Fetch | Decision::Extra | Decision::Planning, _) => {
                self.check_turn_card(state, power, decision, choice)
            }
            (Decision::Losses, Choice::Ask) => Self::check_ask(state, power, Request::Supply),
            (Decision::React, _) => self.check_reaction(state, power, choice),
            _ => Self::top_run(state).map_or(Ok(()), |run| self.check_step(state, run, decision, choice)),
        }
    }

    fn space_name(&self, space: Space) -> SpaceName {
        let map = &self.parts.map;
        let mut id = [0; LETTERS];
        id.iter_mut().zip(map.id(space).bytes()).for_each(|(letter, byte)| *letter = byte);
        SpaceName { id, translated: map.names[space.index()].is_none() }
    }
}

impl Due {
    /// The decision of the payer, or of any other.
    fn of(state: &State, decision: Decision) -> Self {
        let forced = |payment: Payment| matches!(payment.purpose, Purpose::Forced(_));
        if decision == Decision::Pay && state.payment.is_some_and(forced) {
            Self::Forced
        } else {
            Self::Decision(decision)
        }
    }
}
