//! Why an action is refused.

use quincunx_engine::{Explain, Seat};

use crate::components::card::{CardId, Kind};
use crate::rules::InFlandersField;
use crate::rules::action::Action;
use crate::rules::dice::{neighbours, sums};
use crate::rules::options::{ArtilleryScope, LastTroopPayment};
use crate::rules::state::{FIXED_SPACE, State, Step};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Explain)]
pub enum Refusal {
    /// The game is over.
    #[clause("IFF-5.9")]
    GameOver,
    /// Dice and cards are not chosen (IFF-7.1, IFF-7.2, IFF-7.3).
    #[clause("IFF-7.2")]
    Chance,
    /// Another player has the turn.
    #[clause("IFF-3.1")]
    NotYourTurn { active: Seat },
    /// A roll comes first.
    #[clause("IFF-3.11")]
    RollFirst,
    /// The dice lie, one of their sums is to be used.
    #[clause("IFF-3.15")]
    DiceLie,
    /// No stop before the first taking.
    #[clause("IFF-3.22")]
    NothingTaken,
    /// After Gas a roll follows.
    #[clause("IFF-4.73")]
    GasPlayed,
    /// The turn is at another step (IFF-3.3, IFF-3.30).
    #[clause("IFF-3.30")]
    OtherStep,
    /// There is no such space.
    #[clause("IFF-2.20")]
    NoSpace,
    /// No two dice make this number.
    #[clause("IFF-3.12")]
    NotOffered { space: u8 },
    /// Nothing lies there.
    #[clause("IFF-3.13")]
    Empty { space: u8 },
    /// The fixed card is claimed already.
    #[clause("IFF-3.17")]
    Claimed,
    /// An offered sum is open, so there is no failure.
    #[clause("IFF-3.15")]
    MustTake,
    /// Not held (IFF-3.19, IFF-3.60).
    #[clause("IFF-3.60")]
    NotHeld { kind: Kind },
    /// Gas works against German Artillery and Machine Guns only.
    #[clause("IFF-4.70")]
    NoGasTarget { space: u8 },
    /// The roll forces Flying Circus.
    #[clause("IFF-4.162")]
    Forced,
    /// The roll offers this number without a Balloon.
    #[clause("IFF-4.91")]
    OfferedAnyway { space: u8 },
    /// A Balloon changes one die by one.
    #[clause("IFF-4.92")]
    TooFarForBalloon { space: u8 },
    /// This card cannot be given up to German Gas.
    #[clause("IFF-4.150")]
    NotLostToGas,
    /// This card cannot be cancelled (IFF-4.100, IFF-4.102).
    #[clause("IFF-4.100")]
    NotCancelled,
    /// Artillery cancels all at once, or one by one.
    #[clause("IFF-R5")]
    OtherScope,
    /// The figure only goes forward.
    #[clause("IFF-4.3")]
    Backwards,
    /// Nobody goes beyond the Objective Line.
    #[clause("IFF-2.12")]
    BeyondObjective,
    /// The cards do not carry so far (IFF-4.3, IFF-4.61).
    #[clause("IFF-4.3")]
    TooFar { space: u8 },
    /// More troops than there are.
    #[clause("IFF-4.21")]
    NotSoManyTroops,
    /// The last troop may not be given up.
    #[clause("IFF-R9")]
    LastTroop,
    /// The space can be had for another price.
    #[clause("IFF-4.9")]
    OtherPrice { troops: u8, mines: u8 },
}

impl InFlandersField {
    /// Why an action that is not legal is refused.
    pub(crate) fn reason(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        match state.step {
            Step::Over(_) => return Refusal::GameOver,
            _ if matches!(action, Action::FirstPlayer(_) | Action::Dice(_) | Action::Draw(_)) => {
                return Refusal::Chance;
            }
            Step::Deal | Step::FirstPlayer | Step::Rolling | Step::GasDraw(_) | Step::Refill => return Refusal::Chance,
            _ if seat != state.active => return Refusal::NotYourTurn { active: state.active },
            _ => {}
        }
        let rolling = matches!(state.step, Step::BeforeRoll | Step::AfterRoll | Step::AfterTaking);
        match action {
            Action::Roll if state.step == Step::AfterRoll => Refusal::DiceLie,
            Action::Stop if state.step == Step::AfterRoll => Refusal::DiceLie,
            Action::Stop if state.step == Step::BeforeRoll && state.roll_due => Refusal::GasPlayed,
            Action::Stop if state.step == Step::BeforeRoll => Refusal::NothingTaken,
            Action::Gas(_) if state.step == Step::AfterRoll => Refusal::DiceLie,
            Action::Gas(space) if rolling => self.held_or(state, Kind::Gas, Refusal::NoGasTarget { space }),
            Action::Take(space) | Action::Balloon(space) if !(3..=11).contains(&space) => Refusal::NoSpace,
            Action::Take(_) | Action::Balloon(_) | Action::Reconnaissance | Action::Fail
                if rolling && state.step != Step::AfterRoll =>
            {
                Refusal::RollFirst
            }
            Action::Take(space) if state.step == Step::AfterRoll => {
                if sums(state.dice) & 1 << space == 0 {
                    Refusal::NotOffered { space }
                } else {
                    closed(space)
                }
            }
            Action::Balloon(space) if state.step == Step::AfterRoll => self.no_balloon(state, space),
            Action::Reconnaissance if state.step == Step::AfterRoll => {
                self.held_or(state, Kind::AerialReconnaissance, Refusal::Forced)
            }
            Action::Fail if state.step == Step::AfterRoll => Refusal::MustTake,
            Action::GiveUp(card) if state.step == Step::GermanGas => self.not_so(state, card, Refusal::NotLostToGas),
            Action::Artillery if state.step == Step::Artillery => Refusal::OtherScope,
            Action::Cancel(_)
                if state.step == Step::Artillery && self.options.artillery_scope == ArtilleryScope::All =>
            {
                Refusal::OtherScope
            }
            Action::Cancel(card) if state.step == Step::Artillery => self.not_so(state, card, Refusal::NotCancelled),
            Action::Advance { space, troops, mines } if state.step == Step::Advance => {
                self.no_advance(state, space, troops, mines)
            }
            _ => Refusal::OtherStep,
        }
    }

    fn held_or(&self, state: &State, kind: Kind, otherwise: Refusal) -> Refusal {
        if self.first_held(state, kind).is_some() { otherwise } else { Refusal::NotHeld { kind } }
    }

    fn not_so(&self, state: &State, card: CardId, otherwise: Refusal) -> Refusal {
        if state.me().held.has(card) { otherwise } else { Refusal::NotHeld { kind: self.components.card(card).kind } }
    }

    fn no_balloon(&self, state: &State, space: u8) -> Refusal {
        let offered = sums(state.dice);
        let named = 1 << space;
        match () {
            () if self.first_held(state, Kind::ObservationBalloon).is_none() => {
                Refusal::NotHeld { kind: Kind::ObservationBalloon }
            }
            () if self.is_forced(state, offered & state.open()) => Refusal::Forced,
            () if offered & named != 0 => Refusal::OfferedAnyway { space },
            () if neighbours(offered) & named == 0 => Refusal::TooFarForBalloon { space },
            () => closed(space),
        }
    }

    fn no_advance(&self, state: &State, space: u8, troops: u8, mines: u8) -> Refusal {
        let me = state.me();
        if space < me.space {
            return Refusal::Backwards;
        }
        if space > self.track.objective {
            return Refusal::BeyondObjective;
        }
        let mut price = None;
        self.advances(state, |reached| {
            if reached.space == space && price.is_none() {
                price = Some((reached.troops, reached.mines));
            }
        });
        match price {
            Some((troops, mines)) => Refusal::OtherPrice { troops, mines },
            None if troops > me.troops => Refusal::NotSoManyTroops,
            None if troops == me.troops
                && mines == 0
                && self.options.last_troop_payment == LastTroopPayment::Forbidden =>
            {
                Refusal::LastTroop
            }
            None => Refusal::TooFar { space },
        }
    }
}

fn closed(space: u8) -> Refusal {
    if space == FIXED_SPACE { Refusal::Claimed } else { Refusal::Empty { space } }
}
