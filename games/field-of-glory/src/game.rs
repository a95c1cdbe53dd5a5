//! The game: the contract with the engine.

use quincunx_engine::{
    Actor, Courtesies, Explanation, Extent, Fault, Log, Message, Observer, Passage, Returns, Rules, Seat, SeatSet,
    Seen, Shown, Turn, Written,
};
use rand_core::Rng;

use crate::components::card::{Face, RESERVES};
use crate::components::cards::Cards;
use crate::components::field::{Column, Pair, Terrain};
use crate::players::Army;
use crate::rules::FieldOfGlory;
use crate::rules::action::{Action, Choice};
use crate::rules::draft::{KEPT, PACK};
use crate::rules::event::Event;
use crate::rules::options::Options;
use crate::rules::refusal::Refusal;
use crate::rules::resample::knows;
use crate::rules::state::BonusFrom;
use crate::rules::state::{Combat, State, Step, Taking, enemy, seats};
use crate::shown::show::show_components;
use crate::shown::view::{SeenAdvice, SeenComponents, SeenPlayer, View};
use crate::written::setup::Setup;

impl Rules for FieldOfGlory {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    const ID: &'static str = "field-of-glory";
    const RULES_VERSION: u32 = 1;

    fn new(options: &Options) -> Result<Self, Fault> {
        Ok(Self { options: *options })
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        self.opening()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.step {
            Step::Over(_) => Turn::Over,
            // Both at the same time (FOG-2.33, FOG-N18).
            Step::Draft => Turn::Seats(seats().filter(|seat| state.players[seat.index()].kept.len() < KEPT).collect()),
            step => step.decider(state.active).map_or(Turn::Chance, |seat| Turn::Seats(SeatSet::of(seat))),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if matches!(self.turn(state), Turn::Seats(waiting) if waiting.contains(seat)) {
            self.legal_actions(state, seat, out);
        }
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        self.refuse(state, seat, action.0).err()
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        match state.step {
            Step::Terrain => {
                let left = Terrain::ALL.map(|terrain| (terrain, u32::from(self.terrain_left(state, terrain))));
                let there = left.into_iter().filter(|(_, copies)| *copies > 0);
                out.extend(there.map(|(terrain, copies)| (Action(Choice::Terrain(terrain)), copies)));
            }
            Step::TerrainTie(terrain) => {
                out.extend(self.places(state, terrain).map(|column| (Action(Choice::Lay(column)), 1)));
            }
            Step::FirstPlayer => out.extend(seats().map(|seat| (Action(Choice::FirstPlayer(seat)), 1))),
            _ => {
                let deck = self.drawn_from(state);
                out.extend(deck.faces().map(|face| (Action(Choice::Card(face)), u32::from(deck.of(face)))));
            }
        }
    }

    #[inline]
    fn weight(&self, state: &State) -> u32 {
        match state.step {
            Step::Terrain => Terrain::ALL.map(|terrain| u32::from(self.terrain_left(state, terrain))).iter().sum(),
            Step::TerrainTie(_) | Step::FirstPlayer => 2,
            _ => u32::from(self.drawn_from(state).len()),
        }
    }

    #[inline]
    fn outcome(&self, state: &State, number: u32) -> Action {
        match state.step {
            Step::Terrain => {
                let mut left = number;
                let drawn = Terrain::ALL.into_iter().find(|terrain| {
                    let copies = u32::from(self.terrain_left(state, *terrain));
                    left.checked_sub(copies).map(|rest| left = rest).is_none()
                });
                Action(Choice::Terrain(drawn.expect("the number is below the weight")))
            }
            Step::TerrainTie(terrain) => {
                let mut places = self.places(state, terrain);
                Action(Choice::Lay(places.nth(number as usize).expect("two columns are equally far")))
            }
            Step::FirstPlayer => {
                Action(Choice::FirstPlayer(Seat::new(number as usize).expect("the number is below the weight")))
            }
            _ => Action(Choice::Card(self.drawn_from(state).nth(number))),
        }
    }

    fn apply(&self, state: &mut State, by: Actor, action: Action, log: &mut impl Log<Event>) {
        let seat = if let Actor::Seat(seat) = by { seat } else { state.active };
        match action.0 {
            Choice::Terrain(terrain) => self.draw_terrain(state, terrain, log),
            Choice::Lay(column) => {
                if let Step::TerrainTie(terrain) = state.step {
                    self.lay(state, terrain, column, log);
                }
            }
            Choice::Card(face) => self.card(state, face, log),
            // The second player gets nothing for going second (FOG-N22).
            Choice::FirstPlayer(first) => {
                state.first = first;
                log.event(|| Event::FirstPlayer { seat: first });
                self.begin_turn(state, first, log);
            }
            Choice::Keep(pair) => self.keep(state, seat, pair, log),
            Choice::AdvanceDiscard(column, face) => self.advance_discard(state, column, face, log),
            Choice::Flank { target, launch, lead } => {
                self.declare(state, Combat::new(true, target, launch, lead), log);
            }
            Choice::Attack(column, lead) => self.declare(state, Combat::new(false, column, column, lead), log),
            Choice::Place { card, column, replaced } => self.place(state, card, column, replaced, log),
            Choice::Reserves => {
                state.me_mut().show(RESERVES);
                log.event(|| Event::Reserves { seat: state.active });
                self.draw(state, Taking::Reserves(3), log);
            }
            Choice::End if state.step == Step::Flank => self.open_actions(state),
            Choice::End => state.step = Step::Draw,
            Choice::Done => self.done(state),
            Choice::Pay(face) => self.pay(state, face, log),
            Choice::Overlap => self.overlap(state, log),
            Choice::Hand(face) => self.bonus(state, BonusFrom::Hand, Some(face), log),
            Choice::Deck => self.bonus(state, BonusFrom::Deck, None, log),
            Choice::None => self.bonus(state, BonusFrom::Nowhere, None, log),
            Choice::Retreat(units) => self.retreat(state, units, log),
            Choice::Lose(face) => self.lose(state, face, log),
            Choice::Front(face) => self.front(state, face, log),
            Choice::Three => {
                log.event(|| Event::DrawsThree { seat: state.active });
                self.draw(state, Taking::Draw(3), log);
            }
            Choice::Discard(face) => self.give_for_cards(state, face, log),
            Choice::Limit(face) => self.discard_to_limit(state, face, log),
        }
    }

    /// Who wins gets 1, a drawn game gives ½ to each (FOG-5.2, FOG-5.6, FOG-5.7, FOG-5.8).
    fn returns(&self, state: &State) -> Returns {
        let winner = if let Step::Over(ending) = state.step { self.winner(state, ending) } else { None };
        Returns::shared(winner.map_or(SeatSet::first(2), SeatSet::of), 2)
    }

    fn resample(&self, state: &mut State, observer: Observer, rng: &mut impl Rng) {
        for seat in seats().filter(|seat| !knows(observer, *seat)) {
            self.resample_player(state, seat, rng);
        }
    }
}

impl Shown for FieldOfGlory {
    type SeenEvent = Event;
    type View = View;
    type Components = SeenComponents;

    fn components(&self) -> SeenComponents {
        show_components()
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        let mut view = self.show(state, observer, Extent::Whole);
        view.players.iter_mut().for_each(|player| advise(self, player));
        view
    }

    fn seen(&self, event: &Event, observer: Observer) -> Option<Event> {
        event.for_observer(observer)
    }

    fn line(&self, event: &Event) -> Option<Message> {
        self.log_line(event)
    }

    fn prompt(&self, seen: &Seen<'_, Self>) -> Explanation {
        self.ask(seen.view, seen.observer)
    }

    fn label(&self, seen: &Seen<'_, Self>, action: Action) -> Message {
        self.button(seen.view, action.0)
    }

    fn describe(&self, view: &View) -> Vec<Passage> {
        self.put_in_words(view)
    }
}

impl Written for FieldOfGlory {
    type Setup = Setup;

    fn setup(&self, state: &State) -> Setup {
        Setup::of(state)
    }

    fn position(&self, setup: &Setup) -> Result<State, Fault> {
        self.set_up(setup)
    }
}

impl Courtesies for FieldOfGlory {
    /// What turns a hidden bonus card face up: a full retreat, and what leads to the comparison (FOG-4.40, FOG-4.44).
    fn reveals(&self, before: &State, _: Seat, action: Action) -> bool {
        let Some(combat) = before.combat else { return false };
        let defenders = before.at(enemy(before.active), combat.target);
        match (before.step, action.0) {
            (Step::Retreat, Choice::Retreat(units)) => units == defenders && combat.attacker.card.is_some(),
            (Step::DefenderBonus, Choice::Hand(_) | Choice::None) => !defenders.is_two(),
            (Step::Front, _) => true,
            _ => false,
        }
    }
}

/// Who is before a pack is told what each army would keep of it: by that one can have the draft done for oneself.
fn advise(game: &FieldOfGlory, player: &mut SeenPlayer) {
    let Some(pack) = player.pack.as_deref().filter(|pack| pack.len() == usize::from(PACK)) else { return };
    let advice = |army: Army| {
        let action = game.notation(Action(Choice::Keep(army.keeps(pack)?)));
        Some(SeenAdvice { army: army.id().into(), action })
    };
    player.advice = Army::ALL.into_iter().filter_map(advice).collect();
}

impl FieldOfGlory {
    /// The cards from which chance takes one, each as likely as the others (FOG-7.3, FOG-7.4, FOG-7.7, FOG-7.8, FOG-7.9).
    #[inline]
    fn drawn_from(&self, state: &State) -> Cards {
        let seat = match state.step {
            Step::Pack(seat) | Step::Deal(seat) => seat,
            Step::Take(taking) => self.taker(state, taking),
            _ => return Cards::EMPTY,
        };
        state.players[seat.index()].deck
    }

    /// Chance has taken a card.
    fn card(&self, state: &mut State, face: Face, log: &mut impl Log<Event>) {
        match state.step {
            Step::Pack(seat) => self.fill_pack(state, seat, face, log),
            Step::Deal(seat) => self.deal(state, seat, face, log),
            Step::Take(taking) => match taking {
                Taking::Draw(_) | Taking::Reserves(_) => self.drew(state, taking, face, log),
                Taking::AttackerBonus | Taking::DefenderBonus => self.bonus(state, BonusFrom::Deck, Some(face), log),
                Taking::Rampage => self.rampage(state, face, log),
            },
            _ => {}
        }
    }

    /// The units of the defender in the target column of the combat.
    #[inline]
    pub(crate) fn defenders(&self, state: &State) -> Pair {
        state.at(enemy(state.active), state.fight().target)
    }

    /// A column by the number in [`Step::AdvanceDiscard`].
    #[inline]
    pub(crate) fn column(number: u8) -> Column {
        Column::new(number).expect("a step names one of the five columns")
    }
}
