//! Why an action is refused.
//!
//! A refusal tells a seat nothing that it may not know. Towards one that has not the open decision, nothing depends on a
//! payment that was begun by choice (VOD-4.14.1) or on who is asked in a window (VOD-4.10.15).

mod acts;
mod cards;
mod line;
mod steps;

use quincunx_engine::{Observer, Seat};

use super::action::{Action, Choice, Choices};
use super::decision::Decision;
use super::frame::{Payment, Purpose, Window};
use super::game::VictoryOrDeath;
use super::line::Gap;
use super::state::{Ending, Stage, State};
use crate::components::{Kind, Power, Space};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal(pub(crate) Reason);

/// What a [`Refusal`] says. Where the reason is the same in several clauses, it names the one it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// Nothing is decided any more.
    GameOver(Ending),
    /// Cards are drawn by chance (VOD-7.1).
    Chance,
    /// Another seat plays this power (VOD-2.2.4).
    NotYourPower(Power),
    /// Another power decides.
    NotYourDecision(Power, Due),
    /// The game waits for reactions, of the seat for none now (VOD-4.10.5).
    NotAsked,
    /// The power let this event pass (VOD-4.10.6).
    Passed,
    /// Something else is to be decided.
    OtherDecision(Due),
    /// The power has answered the mulligan (VOD-2.5.2).
    Answered(Power),
    /// The power has picked its three (VOD-2.5.3).
    Picked(Power),
    /// There is no pick to take back (VOD-D3).
    NothingPicked,
    /// The set-up is over (VOD-2.5.5).
    SetUpOver,
    /// Only the active power does this (VOD-3.9.2).
    NotYourTurn(Power),
    /// This decision leaves no room for free actions (VOD-3.9.2).
    NotFree,
    /// Nor does a reaction (VOD-R22).
    InReaction,
    /// Nor a payment (VOD-4.14.6).
    Paying,
    /// It is done beside the decision (VOD-D18).
    Beside,
    /// It is done in the own decision, not beside it (VOD-D18).
    Offered,
    /// The card is another power's (VOD-2.2.4).
    NotItsCard,
    /// The hand has no such card.
    NotInHand(Clause),
    /// The pile has no such card.
    NotInPile(Clause),
    /// A card of another type is asked for.
    CardType(Clause),
    /// Only Prepare cards are laid (VOD-4.8.9).
    NotPrepare,
    /// No other card and no VP (VOD-3.5.2).
    LastCard,
    /// The Emergency Provision has no place here (VOD-4.9.6).
    NoEmergency,
    /// It would find nothing (VOD-4.9.5).
    NothingToFetch,
    /// Only Status and laid cards are used (VOD-4.10.1).
    NeverUsed,
    /// The Status does not lie on the table (VOD-4.8.6).
    NotOnTable,
    /// The card does not lie there (VOD-4.8.10).
    NotLaid,
    /// With the symbol: only in the Strategy step (VOD-4.10.12).
    StrategyOnly,
    /// Without it: only as a reaction (VOD-4.8.10).
    ReactionOnly,
    /// The program sees to the card (VOD-4.10.13).
    Automatic,
    /// The card does not answer to this.
    NoCue(Clause),
    /// Once in each own turn (VOD-4.17.3).
    OwnTurnOnly,
    /// The card was used in this turn (VOD-4.17.3).
    UsedThisTurn,
    /// Its condition does not hold (VOD-4.10.2).
    Condition,
    /// A card of the type asked for is missing (VOD-4.7.5).
    NoCardOfType,
    /// Too few cards, and VP do not stand in for them (VOD-4.9.4).
    TooFewCards,
    /// Too few cards and too few VP (VOD-4.7.4).
    TooFewVp,
    /// Too few bribes in the bowl (VOD-4.14.4).
    TooFewBribes,
    /// None of its forms can be paid in full (VOD-4.8.12).
    Cost,
    /// The cost would be paid for nothing (VOD-4.11.4).
    CostInVain,
    /// One of the alternatives is to be picked first (VOD-4.14.1).
    PickAlternative,
    /// The cost has no such alternative (VOD-4.14.1).
    NoAlternative,
    /// Something else is paid with (VOD-4.14.1).
    OtherPick,
    /// VP stand in for cards only where cards are missing (VOD-4.7.3).
    VpForMissing,
    /// What was begun is paid.
    NoWayBack(Clause),
    /// Only GO-ON is open (VOD-4.10.15).
    OnlyGoOn,
    /// GO-ON is for a power that has nothing to use (VOD-4.10.15).
    NoGoOn,
    /// The teammate has nothing to react with (VOD-4.10.5).
    NobodyToWaitFor,
    /// Another was asked first (VOD-4.10.5).
    WaitIsOver,
    /// The teammate's bowl is empty (VOD-4.5.12).
    NoAid(Power),
    /// Nothing but supply is asked for, and that is there (VOD-8.1).
    NoNeedOfAid,
    /// It was asked for in vain (VOD-D17).
    AskedInVain,
    /// The step cannot be done to this power (VOD-4.15.2).
    NotATarget(Power),
    /// Cities are placed (VOD-4.1.3).
    CityNotMustered,
    /// The card is not for this kind of piece.
    CardKind(Kind, Clause),
    /// The card is not for this space.
    CardSpace(SpaceName, Clause),
    /// Not the ground for this kind of piece (VOD-4.1.2).
    Ground(Kind, SpaceName),
    /// No piece of the kind in stock (VOD-4.1.4).
    NoneInStock(Power, Kind),
    /// An enemy piece is there (VOD-4.1.7).
    EnemyThere(SpaceName),
    /// A second piece of a kind (VOD-4.1.8, VOD-4.1.9, VOD-4.1.10).
    SecondPiece(Kind, SpaceName),
    /// No own piece next to it (VOD-4.2.2).
    NoNeighbour(SpaceName),
    /// An own city in the very province is no neighbour (VOD-4.2.3).
    CityIsNoNeighbour(SpaceName),
    /// No own piece to be mustered in place, to fight, to be taken off.
    NoOwnPiece(SpaceName, Clause),
    /// The line leads to the teammate's city; to an own one it breaks here (VOD-4.2.10).
    TeammatesCity(SpaceName),
    /// There is no city for a line to lead to.
    NoLine(Clause),
    /// The line breaks here.
    Broken(SpaceName, Gap, Clause),
    /// No more pieces may be taken off (VOD-4.16.5).
    TakenOffAll,
    /// The card grants no such battle (VOD-4.16.3).
    CardBattle,
    /// Another piece is to fight (VOD-4.16.3).
    CardFighter,
    /// It has fought.
    Fought(Clause),
    /// No battles there (VOD-4.6.2).
    NoBattlefield,
    /// Hoplites do not fight at sea (VOD-4.6.2).
    HopliteAtSea,
    /// The two are not adjacent (VOD-4.6.2).
    NotAdjacent(SpaceName, SpaceName),
    /// No enemy piece is there (VOD-4.6.4).
    NoEnemy(SpaceName),
    /// No such piece to be removed (VOD-4.16.4).
    NoSuchPiece(SpaceName),
    /// A hoplite protects the city (VOD-4.6.5).
    Protected(SpaceName),
    /// No such bribe to be removed (VOD-4.16.17).
    NoSuchBribe(SpaceName),
    /// Bribes are bought in the Draw step (VOD-R01).
    DrawStepOnly,
    /// No bribe in stock (VOD-4.5.4).
    NoBribeInStock(Power),
    /// The bowl is empty (VOD-4.5.6).
    BowlEmpty(Power),
    /// No bribes at sea (VOD-4.5.6).
    BribeAtSea,
    /// Pieces stand there (VOD-4.5.6).
    PiecesThere(SpaceName),
    /// An own bribe is there (VOD-4.5.7).
    OwnBribe(SpaceName),
    /// Not at this table (VOD-R02).
    BribeGround(SpaceName),
    /// No own bribe to be taken back (VOD-4.5.9).
    NoOwnBribe(SpaceName),
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
        let mut legal = Vec::new();
        self.legal_choices(state, seat, &mut Choices(&mut legal));
        (!legal.contains(&Action(choice))).then(|| Refusal(self.reason(state, seat, choice)))
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
            | Choice::BesidePut(power, _)
            | Choice::BesideTakeBack(power, _)
            | Choice::BesideBuy(power, _) => Some(power),
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
            Choice::BesidePut(power, _) | Choice::BesideTakeBack(power, _) | Choice::BesideBuy(power, _) => {
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
            (_, Choice::BesidePut(named, _) | Choice::BesideTakeBack(named, _) | Choice::BesideBuy(named, _)) => {
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
            (Decision::Losses, Choice::Ask) => Self::check_ask(state, power, state.aid.losses_in_vain),
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
