//! The lists of legal actions, in the order of IFF-8.12.

use quincunx_engine::Seat;

use crate::components::card::Kind;
use crate::rules::InFlandersField;
use crate::rules::action::Action;
use crate::rules::advance::Reached;
use crate::rules::dice::{each, neighbours, sums};
use crate::rules::options::ArtilleryScope;
use crate::rules::state::{State, Step};

impl InFlandersField {
    /// Appends what a seat may do.
    pub(crate) fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat != state.active {
            return;
        }
        match state.step {
            // IFF-3.10, IFF-3.11.
            Step::BeforeRoll => {
                out.push(Action::Roll);
                self.legal_gas(state, out);
            }
            Step::AfterRoll => {
                let offered = sums(state.dice);
                let open = offered & state.open();
                // One of the open sums must be used (IFF-3.15, IFF-N7, IFF-N8).
                out.extend(each(open).map(Action::Take));
                // Before anything is taken (IFF-3.14), whether or not something is open (IFF-4.81, IFF-N10, IFF-N14, IFF-N43).
                let forced = || self.is_forced(state, open);
                if self.first_held(state, Kind::ObservationBalloon).is_some() && !forced() {
                    out.extend(each(neighbours(offered) & state.open()).map(Action::Balloon));
                }
                if self.first_held(state, Kind::AerialReconnaissance).is_some() && !forced() {
                    out.push(Action::Reconnaissance);
                }
                // IFF-3.21, IFF-N11.
                if open == 0 {
                    out.push(Action::Fail);
                }
            }
            // Nobody stops before the first taking (IFF-3.18, IFF-3.22).
            Step::AfterTaking => {
                out.push(Action::Stop);
                out.push(Action::Roll);
                self.legal_gas(state, out);
            }
            Step::GermanGas => {
                let held = self.lost_to_gas.iter().copied().filter(|card| state.me().held.has(*card));
                out.extend(held.map(Action::GiveUp));
            }
            Step::Artillery => {
                // IFF-4.101, IFF-R5.
                match self.options.artillery_scope {
                    ArtilleryScope::All => out.push(Action::Artillery),
                    ArtilleryScope::One => {
                        let held = self.cancelled.iter().copied().filter(|card| state.me().held.has(*card));
                        out.extend(held.map(Action::Cancel));
                    }
                }
                out.push(Action::Hold);
            }
            Step::Advance => self.advances(state, |Reached { space, troops, mines }| {
                out.push(Action::Advance { space, troops, mines });
            }),
            Step::Deal | Step::FirstPlayer | Step::Rolling | Step::GasDraw(_) | Step::Refill | Step::Over(_) => {}
        }
    }

    /// On a roll that forces Flying Circus (IFF-4.162, IFF-4.163, IFF-N13) neither Reconnaissance nor Balloon can be played
    /// (IFF-4.82, IFF-4.94).
    pub(crate) fn is_forced(&self, state: &State, open: u16) -> bool {
        let circus =
            |space: u8| state.card_on(space).is_some_and(|card| self.components.card(card).kind == Kind::FlyingCircus);
        open != 0 && each(open).all(circus)
    }

    /// The spaces on which Gas can be played (IFF-4.70); there may be none (IFF-4.72).
    pub(crate) fn gas_targets(&self, state: &State) -> u16 {
        let target = |space: &u8| self.components.card(state.display[usize::from(*space)]).kind.is_gas_target();
        each(state.filled).filter(target).fold(0, |mask, space| mask | 1 << space)
    }

    /// Before any roll, as many as are held (IFF-3.10, IFF-N15).
    #[inline]
    fn legal_gas(&self, state: &State, out: &mut Vec<Action>) {
        if self.first_held(state, Kind::Gas).is_some() {
            out.extend(each(self.gas_targets(state)).map(Action::Gas));
        }
    }
}
