//! The game (sections 3 to 8).

use std::fmt;

use quincunx_engine::{
    Actor, Clause, Explanation, Fault, Game, Log, Message, Observer, Passage, Returns, Seat, SeatSet, Turn,
};
use rand_core::Rng;

use crate::action::Action;
use crate::advance::Reached;
use crate::card::{CardId, Cards, Kind};
use crate::components::{Components, Track};
use crate::dice::{ORDERED, each, neighbours, rolls, sums, weight};
use crate::event::Event;
use crate::options::{ArtilleryScope, Options};
use crate::refusal::Refusal;
use crate::state::{CARD_SPACES, NO_CARD, NO_DICE, Player, Setup, State, Step, TROOPS};
use crate::view::{SeenComponents, View};

/// The rules of one table.
#[derive(Clone, Debug, PartialEq)]
pub struct InFlandersField {
    pub(crate) options: Options,
    pub(crate) components: Components,
    pub(crate) track: Track,
    pub(crate) layout: Vec<Vec<u8>>,
    pub(crate) seats: usize,
    /// All cards of the game (IFF-2.53).
    pub(crate) all_cards: Cards,
    // Below: the ids that a rule speaks of, in file order.
    kinds: Vec<Vec<CardId>>,
    pub(crate) is_german: Vec<bool>,
    pub(crate) rows: Vec<u16>,
    pub(crate) british: Vec<CardId>,
    /// Infantry and Tanks (4.1).
    pub(crate) movers: Vec<CardId>,
    /// German cards with an effect at the end of a stop (3.30, step 5).
    pub(crate) striking: Vec<CardId>,
    /// 4.100.
    pub(crate) cancelled: Vec<CardId>,
    /// 4.150.
    pub(crate) lost_to_gas: Vec<CardId>,
    /// 4.160.
    pub(crate) downed_by_circus: Vec<CardId>,
    /// 3.50.
    pub(crate) not_kept: Vec<CardId>,
}

impl InFlandersField {
    /// The ids of a kind in file order.
    #[inline]
    pub(crate) fn of_kind(&self, kind: Kind) -> &[CardId] {
        &self.kinds[kind as usize]
    }

    /// The first id of a kind that the active player holds (IFF-2.35).
    #[inline]
    pub(crate) fn first_held(&self, state: &State, kind: Kind) -> Option<CardId> {
        self.of_kind(kind).iter().copied().find(|card| state.me().held.has(*card))
    }

    /// The components of the table.
    pub const fn components(&self) -> &Components {
        &self.components
    }

    /// The position before the first card is dealt.
    pub(crate) fn opening(&self) -> State {
        let mut players = [Player::default(); quincunx_engine::MAX_SEATS];
        for (seat, player) in players[..self.seats].iter_mut().enumerate() {
            player.troops = if self.options.beginners.contains(&(seat as u8)) { 8 } else { 6 };
        }
        let first = Seat::first(1).next().expect("there is a first seat");
        State {
            step: Step::Deal,
            active: first,
            first,
            round: 1,
            claimed: false,
            roll_due: false,
            german_gas: 0,
            dice: NO_DICE,
            filled: 0,
            display: [NO_CARD; 12],
            players,
            deck: self.all_cards,
            deck_size: self.all_cards.len() as u8,
            discard: Cards::default(),
        }
    }

    /// On a roll that forces Flying Circus neither Balloon nor Reconnaissance can be played (4.162).
    pub(crate) fn is_forced(&self, state: &State, open: u16) -> bool {
        let circus =
            |space: u8| state.card_on(space).is_some_and(|card| self.components.card(card).kind == Kind::FlyingCircus);
        open != 0 && each(open).all(circus)
    }

    /// The spaces on which Gas can be played (4.70).
    pub(crate) fn gas_targets(&self, state: &State) -> u16 {
        let target = |space: &u8| self.components.card(state.display[usize::from(*space)]).kind.is_gas_target();
        each(state.filled).filter(target).fold(0, |mask, space| mask | 1 << space)
    }

    #[inline]
    fn legal_gas(&self, state: &State, out: &mut Vec<Action>) {
        if self.first_held(state, Kind::Gas).is_some() {
            out.extend(each(self.gas_targets(state)).map(Action::Gas));
        }
    }
}

impl Game for InFlandersField {
    type Options = Options;
    type State = State;
    type Setup = Setup;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type SeenEvent = Event;
    type View = View;
    type Components = SeenComponents;

    const ID: &'static str = "in-flanders-field";
    const RULES_VERSION: u32 = 1;

    fn new(options: &Options) -> Result<Self, Fault> {
        let bad = |clause, key| Fault::new(Clause(clause), Message::new(key));
        let components = match &options.components {
            None => Components::standard().clone(),
            Some(text) => Components::read(text)?,
        };
        if !(2..=4).contains(&options.seats) {
            return Err(bad("IFF-2.1", "fault-seats"));
        }
        if options.beginners.iter().any(|seat| *seat >= options.seats) {
            return Err(bad("IFF-R4", "fault-beginners"));
        }
        if !(20..=100).contains(&options.round_limit) {
            return Err(bad("IFF-R13", "fault-round-limit"));
        }
        let track = components.track(&options.track).ok_or_else(|| bad("IFF-R1", "fault-track"))?;
        let layout = components.layout(&options.display_layout).ok_or_else(|| bad("IFF-R2", "fault-display-layout"))?;
        let ids = |is: fn(Kind) -> bool| components.of_kind(is).collect::<Vec<_>>();
        let mut kinds = vec![Vec::new(); Kind::Advance as usize];
        let mut all_cards = Cards::default();
        for id in components.ids() {
            let card = components.card(id);
            kinds[card.kind as usize].push(id);
            all_cards.add(id, card.copies);
        }
        let strikes = |id: &CardId| {
            let card = components.card(*id);
            card.black > 0 || card.kind == Kind::GermanCounterAttack
        };
        Ok(Self {
            track,
            layout: layout.to_vec(),
            rows: layout.iter().map(|row| row.iter().fold(0, |mask, space| mask | 1 << space)).collect(),
            seats: usize::from(options.seats),
            all_cards,
            kinds,
            is_german: components.ids().map(|id| components.card(id).kind.is_german()).collect(),
            british: ids(|kind| !kind.is_german()),
            movers: ids(|kind| matches!(kind, Kind::Infantry | Kind::Tanks)),
            striking: components.ids().filter(strikes).collect(),
            cancelled: ids(Kind::is_cancelled_by_artillery),
            lost_to_gas: ids(Kind::is_lost_to_german_gas),
            downed_by_circus: ids(Kind::is_lost_to_flying_circus),
            not_kept: ids(|kind| !kind.may_be_kept()),
            options: options.clone(),
            components,
        })
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        self.opening()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.step {
            Step::Deal | Step::FirstPlayer | Step::Rolling | Step::GasDraw(_) | Step::Refill => Turn::Chance,
            Step::Over(_) => Turn::Over,
            _ => Turn::Seats(SeatSet::of(state.active)),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat != state.active {
            return;
        }
        match state.step {
            Step::BeforeRoll => {
                out.push(Action::Roll);
                self.legal_gas(state, out);
            }
            Step::AfterRoll => {
                let offered = sums(state.dice);
                let open = offered & state.open();
                out.extend(each(open).map(Action::Take));
                let forced = || self.is_forced(state, open);
                if self.first_held(state, Kind::ObservationBalloon).is_some() && !forced() {
                    out.extend(each(neighbours(offered) & state.open()).map(Action::Balloon));
                }
                if self.first_held(state, Kind::AerialReconnaissance).is_some() && !forced() {
                    out.push(Action::Reconnaissance);
                }
                if open == 0 {
                    out.push(Action::Fail);
                }
            }
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

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        (!legal.contains(&action)).then(|| self.reason(state, seat, action))
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        match state.step {
            Step::FirstPlayer => out.extend(Seat::first(self.seats).map(|seat| (Action::FirstPlayer(seat), 1))),
            Step::Rolling => out.extend(rolls().map(|dice| (Action::Dice(dice), weight(dice)))),
            _ => out.extend(state.deck.iter().map(|(card, copies)| (Action::Draw(card), u32::from(copies)))),
        }
    }

    #[inline]
    fn weight(&self, state: &State) -> u32 {
        match state.step {
            Step::FirstPlayer => self.seats as u32,
            Step::Rolling => ORDERED.len() as u32,
            _ => u32::from(state.deck_size),
        }
    }

    #[inline]
    fn outcome(&self, state: &State, number: u32) -> Action {
        match state.step {
            Step::FirstPlayer => Action::FirstPlayer(Seat::new(number as usize).expect("below the number of seats")),
            Step::Rolling => Action::Dice(ORDERED[number as usize]),
            _ => Action::Draw(state.deck.nth(number)),
        }
    }

    fn apply(&self, state: &mut State, _: Actor, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::FirstPlayer(seat) => {
                state.first = seat;
                state.active = seat;
                log.event(|| Event::FirstPlayer { seat });
                self.begin_turn(state, log);
            }
            Action::Dice(dice) => {
                state.dice = dice;
                state.roll_due = false;
                state.step = Step::AfterRoll;
                log.event(|| Event::Rolled { seat: state.active, dice });
            }
            Action::Draw(card) => self.draw(state, card, log),
            Action::Roll => state.step = Step::Rolling,
            Action::Gas(space) => self.gas(state, space, log),
            Action::Take(space) => self.take(state, space, false, log),
            Action::Balloon(space) => self.take(state, space, true, log),
            Action::Reconnaissance => self.reconnoitre(state, log),
            Action::Fail => self.fail(state, log),
            Action::Stop => self.stop(state, log),
            Action::GiveUp(card) => self.give_up(state, card, log),
            Action::Artillery => self.cancel(state, None, log),
            Action::Cancel(card) => self.cancel(state, Some(card), log),
            Action::Hold => self.after_artillery(state, log),
            Action::Advance { space, troops, mines } => self.advance(state, Reached { space, troops, mines }, log),
        }
    }

    fn returns(&self, state: &State) -> Returns {
        let winners = if let Step::Over(ending) = state.step { self.winners(state, ending) } else { SeatSet::EMPTY };
        Returns::shared(winners, self.seats)
    }

    /// Nothing is hidden but the order of the deck, and the deck is kept as what it is to everybody: a multiset (section 6).
    fn resample(&self, _: &mut State, _: Observer, _: &mut impl Rng) {}

    fn components(&self) -> SeenComponents {
        self.show_components()
    }

    fn view(&self, state: &State, _: Observer) -> View {
        self.show(state)
    }

    fn seen(&self, event: &Event, _: Observer) -> Option<Event> {
        Some(event.clone())
    }

    fn line(&self, event: &Event) -> Option<Message> {
        self.log_line(event)
    }

    fn prompt(&self, state: &State, observer: Observer) -> Explanation {
        self.ask(state, observer)
    }

    fn label(&self, state: &State, action: Action) -> Message {
        self.button(state, action)
    }

    fn write(&self, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        action.write(&self.components, out)
    }

    fn parse(&self, text: &str) -> Option<Action> {
        Action::parse(&self.components, text)
    }

    fn describe(&self, view: &View) -> Vec<Passage> {
        self.put_in_words(view)
    }

    fn setup(&self, state: &State) -> Setup {
        self.write_down(state)
    }

    fn position(&self, setup: &Setup) -> Result<State, Fault> {
        self.set_up(setup)
    }

    /// What ends the turn shows whose turn is next: it is not taken back even where nothing is to be refilled, so that no
    /// chance node follows (8.10).
    fn reveals(&self, before: &State, seat: Seat, action: Action) -> bool {
        let mut after = before.clone();
        self.apply(&mut after, Actor::Seat(seat), action, &mut ());
        !after.in_turn() || (after.active, after.round) != (before.active, before.round)
    }
}

const _: () = assert!(CARD_SPACES.count_ones() == 8 && TROOPS == 40 && size_of::<Action>() <= 8);
