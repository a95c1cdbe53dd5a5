//! What each choice does (section 8).

use quincunx_engine::{Actor, Log};

use crate::components::card::{CardId, Kind};
use crate::rules::act::{Act, At, Deed};
use crate::rules::action::Choice;
use crate::rules::event::Event;
use crate::rules::field::Player;
use crate::rules::frame::Frame;
use crate::rules::state::{Course, Opening, Phase, Stage, State};
use crate::rules::table::OsokHajnala;

impl OsokHajnala {
    /// Carries out a legal choice, or an outcome of chance.
    pub(crate) fn carry_out(&self, state: &mut State, by: Actor, choice: Choice, log: &mut impl Log<Event>) {
        let player = match by {
            Actor::Seat(seat) => Player::of(seat),
            Actor::Chance => state.active,
        };
        match choice {
            Choice::Dice(one, two) => Self::roll(state, [one, two], log),
            Choice::Card(card) => self.drawn(state, card, log),
            Choice::DrawSeven => Self::open(state, player, Opening::Seven),
            Choice::StartingCard(card) => Self::open(state, player, Opening::With(card)),
            Choice::Me => self.decide_starter(state, player, log),
            Choice::Opponent => self.decide_starter(state, player.other(), log),
            Choice::SetAside(card) => self.set_aside(state, player, card),
            Choice::Done => Self::done(state, player),
            Choice::Keep => state.stage = Stage::Turn(Phase::Draw, Course::Close),
            Choice::Discard(card) => self.discard(state, player, card, log),
            Choice::TurnIdle(slot) => {
                self.turn_idle(state, crate::rules::field::Spot::body(player, slot), log);
                state.stage = Stage::Turn(Phase::Tactical, Course::Window);
            }
            Choice::Place(card) => self.begin(state, player, Deed::Place { card, slot: None, idle: false }, At::Where),
            Choice::Equip(card) => self.begin(state, player, Deed::Equip { card, recipient: None }, At::User),
            Choice::Ability(card) if self.card(card).kind != Kind::Quick => {
                self.begin(state, player, Deed::Lay { card, user: None, place: None }, At::User);
            }
            // To use a quick ability is a step of one's own like any other (OH-4.11.2).
            Choice::Ability(card) | Choice::Instant(card) => {
                self.begin(state, player, Deed::Use { card, user: None }, At::User);
            }
            Choice::Quick(card) => self.answer_quick(state, player, card, log),
            Choice::Potion(card) => self.begin(state, player, Deed::Drink { card }, At::Target),
            Choice::Activate(place, record) => {
                self.begin(state, player, Deed::Activate { place, record }, At::Target);
            }
            Choice::Attack(slot) => state.act = Some(Self::new_attack(player, slot)),
            Choice::Finish => self.begin(state, player, Deed::Finish, At::Said),
            Choice::Slot(slot) => Self::choose_slot(state, slot),
            Choice::Active => Self::posture(state, false),
            Choice::Idle => Self::posture(state, true),
            Choice::Target(spot) => Self::name(state, |named| named.push(spot)),
            Choice::TargetCard(card) => Self::name(state, |named| named.push_card(card)),
            Choice::Enough => Self::go_to(state, At::Said),
            Choice::Pass => self.pass(state, log),
            Choice::Trap(card, slot) => self.spring(state, card, slot, log),
            Choice::Guard(slot) => self.guard(state, Some(slot), log),
            Choice::NoGuard => self.guard(state, None, log),
            Choice::Suffer => self.answer_take_over(state, false, log),
            Choice::TakeOver => self.answer_take_over(state, true, log),
            Choice::No => {
                state.stack.pop();
            }
            Choice::Yes => {
                if let Some(Frame::Run(run)) = state.stack.last_mut() {
                    run.asks = false;
                }
            }
        }
    }

    /// An act begins; what is to be played from the hand is shown (OH-N38).
    fn begin(&self, state: &mut State, by: Player, deed: Deed, at: At) {
        let act = Act::new(by, deed, at);
        if let Some(card) = act.card() {
            let list = self.list(by);
            let side = state.side_mut(by);
            if list.count(side.known, card) == 0 {
                side.known = list.with(side.known, card);
            }
        }
        state.act = Some(act);
    }

    /// OH-2.31: equal rolls are repeated (OH-N06).
    fn roll(state: &mut State, dice: [u8; 2], log: &mut impl Log<Event>) {
        log.event(|| Event::Rolled { dice });
        if dice[0] != dice[1] {
            state.favoured = if dice[0] > dice[1] { Player::A } else { Player::B };
            state.stage = Stage::Opening([None; 2]);
        }
    }

    fn open(state: &mut State, player: Player, opening: Opening) {
        if let Stage::Opening(chosen) = &mut state.stage {
            chosen[player.index()] = Some(opening);
        }
    }

    fn set_aside(&self, state: &mut State, player: Player, card: CardId) {
        let list = self.list(player);
        let side = state.side_mut(player);
        side.hand = list.without(side.hand, card);
        let is_last = side.hand.is_empty();
        if let Stage::Exchange(exchanges) = &mut state.stage {
            let exchange = &mut exchanges[player.index()];
            exchange.aside = list.with(exchange.aside, card);
            exchange.done = is_last;
        }
    }

    fn done(state: &mut State, player: Player) {
        if let Stage::Exchange(exchanges) = &mut state.stage {
            exchanges[player.index()].done = true;
        }
    }

    /// A card goes from the hand to the discard pile, for whatever reason is open.
    fn discard(&self, state: &mut State, player: Player, card: CardId, log: &mut impl Log<Event>) {
        self.leaves_hand(state, player, card);
        self.put_on_pile(state, player, card);
        log.event(|| Event::Discarded { player, card });
        if let Some(Frame::Discard { left, .. }) = state.stack.last_mut() {
            *left -= 1;
            return;
        }
        if let Some(Act { at: At::Pay(left), .. }) = &mut state.act {
            *left -= 1;
            return;
        }
        match state.stage {
            Stage::Turn(Phase::Draw, Course::Open) => state.stage = Stage::Turn(Phase::Draw, Course::Second),
            // This phase comes to no second exchange (OH-4.24.3).
            Stage::Turn(Phase::Draw, Course::Second) => {
                state.stage = Stage::Turn(Phase::Draw, Course::Close);
                self.draw(state, player, 1);
            }
            _ => {}
        }
    }

    fn posture(state: &mut State, is_idle: bool) {
        if let Some(Act { deed: Deed::Place { idle, .. }, at, .. }) = &mut state.act {
            *idle = is_idle;
            *at = At::Said;
        }
    }

    /// The other player uses a quick ability: what was declared is withdrawn (OH-4.3.3), so nothing is left that a second one could
    /// answer; the window after a step follows (OH-4.11.4).
    fn answer_quick(&self, state: &mut State, player: Player, card: CardId, log: &mut impl Log<Event>) {
        if let Some(act) = state.act.take() {
            log.event(|| Event::Withdrawn { by: act.by, deed: act.deed.told() });
        }
        self.begin(state, player, Deed::Use { card, user: None }, At::User);
    }

    fn pass(&self, state: &mut State, log: &mut impl Log<Event>) {
        match state.act {
            None => state.stage = Stage::Turn(Phase::Tactical, Course::Open),
            Some(Act { at: At::Answer, .. }) => self.stands(state, log),
            Some(_) => self.pass_trap(state),
        }
    }
}
