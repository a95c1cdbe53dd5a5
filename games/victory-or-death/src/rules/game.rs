//! The rules of one table: what was agreed on, and small questions that everything asks.

use quincunx_engine::{Fault, Log, Observer, Seat};

use super::board::Board;
use super::event::{Event, VpReason};
use super::frame::{At, Frame, Incident, Run};
use super::options::{Cythera, Emergency, Italy, Options, VpFloor};
use super::state::State;
use crate::components::{
    Card, CardId, CardType, CardTypes, Cards, Components, Condition, Ground, Power, Powers, STANDARD, Slot, Space, Team,
};

/// The rules of one table.
#[derive(Clone, Debug, PartialEq)]
pub struct VictoryOrDeath {
    pub(crate) options: Options,
    pub(crate) parts: Components,
    /// By power.
    pub(crate) seat_of: [Seat; 4],
    pub(crate) seats: usize,
}

impl VictoryOrDeath {
    /// # Errors
    /// A fault of the component file or the seating (VOD-D1).
    pub(crate) fn at_table(options: &Options) -> Result<Self, Fault> {
        let parts = Self::components_of(options)?;
        let (seats, seat_of) = options.seating()?;
        Ok(Self { options: options.clone(), parts, seat_of, seats })
    }

    /// The components of a table. The options Italy and Cythera change the ground of these spaces before anything that
    /// depends on it is read (VOD-R29); their defaults leave it as the file has it.
    ///
    /// # Errors
    /// The first fault in its file, with clause and line.
    pub(super) fn components_of(options: &Options) -> Result<Components, Fault> {
        let italy = (options.italy == Italy::Land).then_some(("italy", Ground::Land));
        let cythera = (options.cythera == Cythera::Neutral).then_some(("cythera", Ground::Neutral));
        let grounds: Vec<_> = italy.into_iter().chain(cythera).collect();
        match &options.components {
            None if grounds.is_empty() => Ok(Components::standard().clone()),
            text => Components::with_grounds(text.as_deref().unwrap_or(STANDARD), &grounds),
        }
    }

    #[inline]
    pub(crate) const fn seat(&self, power: Power) -> Seat {
        self.seat_of[power.index()]
    }

    /// The powers of a seat.
    #[inline]
    pub(crate) fn powers_of(&self, seat: Seat) -> Powers {
        let bit = |power| u8::from(self.seat(power) == seat) << power as u8;
        let [a, b, c, d] = Power::ALL.map(bit);
        Powers(a | b | c | d)
    }

    /// Does the observer see the cards of a power (VOD-2.2.5)? After the end anybody may (VOD-5.6).
    pub(crate) fn sees(&self, observer: Observer, power: Power) -> bool {
        observer.sees(self.seat(power))
    }

    #[inline]
    pub(crate) fn card(&self, id: CardId) -> &Card {
        self.parts.card(id)
    }

    /// The place of a card in its power's deck list, if it is this power's card.
    #[inline]
    pub(crate) fn slot_of(&self, power: Power, id: CardId) -> Option<Slot> {
        self.parts.cards.get(id.index()).filter(|card| card.power == power).map(|card| card.slot)
    }

    /// The cards of these types among some of a power's.
    #[inline]
    pub(crate) fn of_types(&self, power: Power, cards: Cards, types: CardTypes) -> Cards {
        cards.only(self.parts.deck(power).of_types(types))
    }

    /// The cards that the Emergency Provision could fetch (VOD-4.9.2).
    pub(crate) fn fetchable(&self, state: &State, power: Power) -> Cards {
        let types = match self.options.emergency {
            Emergency::Basic => CardTypes::BASIC,
            Emergency::Advanced => CardTypes::BASIC.with(CardType::Prepare),
        };
        self.of_types(power, state.holding(power).deck, types)
    }

    /// Takes VP from a team whether it has them or not (VOD-4.7.6). Returns how many it lost.
    pub(crate) fn lose(&self, state: &mut State, team: Team, vp: i16) -> i16 {
        let has = state.vp(team);
        let lost = if self.options.vp_floor == VpFloor::Zero { vp.min(has.max(0)) } else { vp };
        state.vp[team.index()] -= lost;
        lost
    }

    /// Do all these conditions hold (section 4.13)? `run` is the effect under way, with its earlier steps.
    pub(crate) fn holds(
        &self,
        board: &Board,
        owner: Power,
        run: Option<&Run>,
        when: &[Condition],
        scoring: bool,
    ) -> bool {
        when.iter().all(|condition| match condition {
            Condition::Pieces { of, piece, spaces, supplied, min, max } => {
                let who = self.presence(scoring, *of, spaces);
                let places = self.spaces(board, owner, run, spaces);
                let count = self.count(board, who.powers(owner), *piece, places, *supplied);
                (u32::from(*min)..=u32::from(*max)).contains(&count)
            }
            Condition::Outcome { step, is } => run.is_some_and(|run| is.contains(run.outcomes[usize::from(*step)])),
        })
    }

    /// The condition of a card that reacts to an incident, or of one that is used by itself, whenever it is offered
    /// (VOD-4.13.3).
    pub(crate) fn card_holds(&self, board: &Board, id: CardId, incident: Option<Incident>) -> bool {
        let card = self.card(id);
        if card.effect.when.is_empty() {
            return true;
        }
        let run = Run::new(id, card.power, incident, At::Step);
        self.holds(board, card.power, Some(&run), &card.effect.when, false)
    }

    /// The id of a card, for events and files.
    pub(crate) fn name(&self, id: CardId) -> String {
        self.card(id).id.to_string()
    }

    /// The id of a space, for events, files and the list of spaces.
    pub(crate) fn place_name(&self, space: Space) -> String {
        self.parts.map.id(space).to_owned()
    }

    /// Tells of VP gained or lost; of none there is nothing to tell.
    pub(crate) fn log_vp(
        &self,
        state: &State,
        team: Team,
        change: i16,
        reason: VpReason,
        card: Option<CardId>,
        log: &mut impl Log<Event>,
    ) {
        if change != 0 {
            let total = state.vp(team);
            log.event(|| Event::Vp { team, change, total, reason, card: card.map(|id| self.name(id)) });
        }
    }

    /// The effect on top of the stack.
    #[inline]
    pub(crate) fn top_run(state: &State) -> Option<&Run> {
        match state.stack.last() {
            Some(Frame::Run(run)) => Some(run),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn top_run_mut(state: &mut State) -> Option<&mut Run> {
        match state.stack.last_mut() {
            Some(Frame::Run(run)) => Some(run),
            _ => None,
        }
    }
}
