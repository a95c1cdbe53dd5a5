//! The course of the game: set-up and turns (sections 2.5 and 3).

use quincunx_engine::Log;

use super::board::Board;
use super::decision::Decision;
use super::event::{Event, VpReason};
use super::frame::{At, Frame, Incident, Losses, Purpose, Run};
use super::game::VictoryOrDeath;
use super::state::{Aid, Drawing, Holding, LaidCard, Phase, Picks, Stage, State};
use crate::components::{
    CardId, CardType, CardTypes, Cards, ExtraPlay, Happening, Kind, Power, Powers, Slot, Spaces, TurnStep, Until,
};

/// VOD-3.1.1.
pub(crate) const ROUNDS: u8 = 15;
/// VOD-3.8.1.
pub(crate) const SCORING_EVERY: u8 = 3;
/// VOD-2.5.1.
pub(crate) const OPENING_HAND: u8 = 10;
/// VOD-3.7.2.
pub(crate) const HAND: u8 = 7;

impl VictoryOrDeath {
    /// The position before anything has happened (VOD-2.3.1, VOD-2.3.2, VOD-2.4.1, VOD-2.4.2).
    pub(crate) fn opening(&self) -> State {
        let mut board = Board::default();
        for piece in &self.parts.opening {
            let all = if piece.kind == Kind::City { &mut board.cities } else { &mut board.armies };
            all[piece.power.index()] |= Spaces::of(piece.at);
        }
        let mut state = State {
            board,
            holdings: Power::ALL.map(|power| Holding::new(self.parts.deck(power).all)),
            stack: smallvec::SmallVec::new(),
            payment: None,
            drawing: None,
            aid: Aid::default(),
            stage: Stage::Deal,
            active: Power::Corinth,
            round: 1,
            vp: [0; 2],
            used: Cards::NONE,
            links: 0,
            extra: [0; 4],
        };
        self.settle(&mut state, &mut ());
        state
    }

    /// Goes on until somebody is to decide, chance is to draw, or the game is over.
    pub(crate) fn settle(&self, state: &mut State, log: &mut impl Log<Event>) {
        while self.advance(state, log) {}
    }

    /// Goes one step on with the innermost of what is going on (VOD-4.10.10). Returns whether anything changed: not if somebody
    /// is to decide.
    pub(crate) fn advance(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        if state.drawing.is_some() {
            return false;
        }
        if state.payment.is_some() {
            return self.advance_payment(state, log);
        }
        if state.aid.asked.is_some() {
            return self.advance_aid(state, log);
        }
        match state.stack.last().copied() {
            Some(Frame::Run(run)) => self.advance_run(state, run, log),
            Some(Frame::Battle(battle)) => {
                self.advance_battle(state, battle, log);
                true
            }
            Some(Frame::Removal(removal)) => {
                self.advance_removal(state, removal, log);
                true
            }
            Some(Frame::Losses(losses)) => self.advance_losses(state, losses, log),
            Some(Frame::Window(window)) => self.advance_window(state, window),
            None => self.advance_stage(state, log),
        }
    }

    /// All mulligans, then all discards, each of all powers at once (VOD-R21), then turns.
    fn advance_stage(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        match state.stage {
            Stage::Deal => self.deal(state),
            Stage::Mulligans(answered) => {
                let over = answered == Powers::ALL;
                if over {
                    state.stage = Stage::Discards([Picks::default(); 4]);
                }
                over
            }
            Stage::Discards(picks) => {
                let over = picks.iter().all(|picks| picks.len() == 3);
                if over {
                    self.show_opening_discards(state, picks, log);
                    self.begin_turn(state, Power::Corinth, log);
                }
                over
            }
            Stage::Turn(step, phase) => self.advance_turn(state, step, phase, log),
            Stage::Scoring(_) | Stage::Over(_) => false,
        }
    }

    /// VOD-2.5.1.
    fn deal(&self, state: &mut State) -> bool {
        let dealt = |power: &Power| state.holding(*power).hand.len() as u8;
        match Power::ALL.into_iter().find(|power| dealt(power) < OPENING_HAND) {
            Some(power) => {
                state.drawing = Some(Drawing { power, left: OPENING_HAND - dealt(&power), discard: false });
                false
            }
            None => {
                let open = if self.options.mulligan { Powers::NONE } else { Powers::ALL };
                state.stage = Stage::Mulligans(open);
                true
            }
        }
    }

    /// A card comes from the top of the pile that is drawn from.
    pub(crate) fn drawn(&self, state: &mut State, slot: Slot, log: &mut impl Log<Event>) {
        let Some(Drawing { power, left, discard }) = state.drawing else { return };
        let card = self.parts.id(power, slot);
        let holding = state.holding_mut(power);
        holding.deck = holding.deck.without(slot);
        if discard {
            // The last of the group is seen (VOD-4.7.1, VOD-4.7.7).
            if left == 1 {
                holding.seen = holding.seen.with(slot);
                holding.top = Some(slot);
            }
            log.event(|| Event::Discarded {
                power,
                cards: if left == 1 { vec![Some(self.name(card))] } else { vec![Some(self.name(card)), None] },
                shown: false,
                from_deck: true,
            });
        } else {
            holding.hand = holding.hand.with(slot);
            log.event(|| Event::Drew { power, card: Some(self.name(card)) });
        }
        state.drawing = (left > 1).then_some(Drawing { power, left: left - 1, discard });
    }

    /// VOD-D2: REDRAW. All ten go back, ten others come (VOD-2.5.2, VOD-C3).
    pub(crate) fn redraw(&self, state: &mut State, power: Power, log: &mut impl Log<Event>) {
        let holding = state.holding_mut(power);
        holding.deck = holding.deck + holding.hand;
        holding.hand = Cards::NONE;
        state.drawing = Some(Drawing { power, left: OPENING_HAND, discard: false });
        log.event(|| Event::Mulligan { power });
        Self::answered_mulligan(state, power);
    }

    /// VOD-D2 is answered.
    pub(crate) fn answered_mulligan(state: &mut State, power: Power) {
        if let Stage::Mulligans(answered) = &mut state.stage {
            *answered = answered.with(power);
        }
    }

    /// VOD-2.5.3, VOD-2.5.4.
    fn show_opening_discards(&self, state: &mut State, picks: [Picks; 4], log: &mut impl Log<Event>) {
        for power in Power::ALL {
            let cards: smallvec::SmallVec<[Slot; 3]> = picks[power.index()].cards.into_iter().flatten().collect();
            state.holding_mut(power).discard_group(&cards);
            log.event(|| Event::OpeningDiscards {
                power,
                cards: cards.iter().map(|slot| Some(self.name(self.parts.id(power, *slot)))).collect(),
            });
        }
    }

    /// A turn begins: used bribes go home (VOD-3.3.1, VOD-4.5.11).
    fn begin_turn(&self, state: &mut State, power: Power, log: &mut impl Log<Event>) {
        state.active = power;
        state.used = Cards::NONE;
        let round = state.round;
        log.event(|| Event::TurnBegins { power, round });
        let home = std::mem::take(&mut state.board.bribes[power.index()]);
        if !home.is_empty() {
            log.event(|| Event::BribesHome {
                power,
                spaces: home.iter().map(|space| self.place_name(space)).collect(),
            });
        }
        state.stage = Stage::Turn(TurnStep::Strategy, Phase::Open);
    }

    fn advance_turn(&self, state: &mut State, step: TurnStep, phase: Phase, log: &mut impl Log<Event>) -> bool {
        if !self.has_to_be_asked(state) {
            match (step, phase) {
                (TurnStep::Strategy, _) => self.to_step(state, TurnStep::Play),
                (TurnStep::Play, Phase::Open) => self.play_nothing(state, log),
                (TurnStep::Play, Phase::Fetch | Phase::Closing) => {
                    state.stage = Stage::Turn(TurnStep::Play, Phase::Extra)
                }
                (TurnStep::Play, Phase::Extra) => self.to_step(state, TurnStep::Planning),
                (TurnStep::Planning, _) => {
                    self.to_step(state, TurnStep::Supply);
                    state.stage = Stage::Turn(TurnStep::Supply, Phase::Closing);
                    state.stack.push(Frame::Losses(Losses { power: state.active, doomed: None }));
                }
                (TurnStep::Supply, _) => self.to_step(state, TurnStep::Draw),
                (TurnStep::Draw, Phase::Open) => self.draw(state),
                (TurnStep::Draw, _) => self.end_turn(state, log),
            }
            return true;
        }
        false
    }

    /// Is the step of the turn that is open to be decided? A decision with one forced answer is answered by the program, unless
    /// a free action is possible beside it (section 8), or that it is forced would tell what the power holds (VOD-R51).
    fn has_to_be_asked(&self, state: &State) -> bool {
        let Some((power, decision)) = Self::of_turn(state) else { return false };
        let holding = state.holding(power);
        match decision {
            Decision::Fetch => true,
            Decision::Extra if !self.extra_left(state) => false,
            Decision::Strategy if !holding.laid.is_empty() => true,
            Decision::Play | Decision::Extra | Decision::Planning if !holding.hand.is_empty() => true,
            // Of the pile only its size is known to all; in vain it may be used without one (VOD-R15).
            Decision::Play
                if (self.options.emergency_empty || !holding.deck.is_empty())
                    && self.can_pay(state, power, Purpose::Emergency) =>
            {
                true
            }
            _ => self.any_free(state, power, decision),
        }
    }

    fn of_turn(state: &State) -> Option<(Power, Decision)> {
        let Stage::Turn(step, phase) = state.stage else { return None };
        let decision = match (step, phase) {
            (TurnStep::Strategy, Phase::Open) => Decision::Strategy,
            (TurnStep::Play, Phase::Open) => Decision::Play,
            (TurnStep::Play, Phase::Fetch) => Decision::Fetch,
            (TurnStep::Play, Phase::Extra) => Decision::Extra,
            (TurnStep::Planning, Phase::Open) => Decision::Planning,
            (TurnStep::Draw, Phase::Open) => Decision::Draw,
            _ => return None,
        };
        Some((state.active, decision))
    }

    fn to_step(&self, state: &mut State, step: TurnStep) {
        self.end_lasting(state, Until::Step);
        state.stage = Stage::Turn(step, Phase::Open);
    }

    /// Lasting effects that end now (VOD-4.8.14, VOD-4.17.1).
    fn end_lasting(&self, state: &mut State, until: Until) {
        for (place, link) in self.parts.links.iter().enumerate() {
            if link.until == until {
                state.links &= !(1 << place);
            }
        }
        for (place, extra) in self.parts.extra_plays.iter().enumerate() {
            if extra.until == until {
                state.extra[place] = 0;
            }
        }
    }

    /// The laid cards with the symbol that a power can use, one after the other (VOD-3.3.2, VOD-D4).
    pub(crate) fn usable_symbols<'a>(&'a self, state: &'a State, power: Power) -> impl Iterator<Item = CardId> + 'a {
        let laid = state.holding(power).laid.iter().enumerate();
        let first = move |(place, card): &(usize, &LaidCard)| {
            !state.holding(power).laid.iter().take(*place).any(|before| before.slot == card.slot)
        };
        laid.filter(first).map(move |(_, card)| self.parts.id(power, card.slot)).filter(move |id| {
            self.card(*id).symbol
                && self.card_holds(&state.board, *id, None)
                && self.can_pay(state, power, Purpose::Use(*id))
        })
    }

    /// VOD-4.9.4, VOD-4.9.5.
    pub(crate) fn may_use_emergency(&self, state: &State, power: Power) -> bool {
        (self.options.emergency_empty || !self.fetchable(state, power).is_empty())
            && self.can_pay(state, power, Purpose::Emergency)
    }

    /// Has the active power an extra play? Those of others wait for their own Play step, or are lost before it (VOD-R59).
    fn extra_left(&self, state: &State) -> bool {
        self.parts.extra_plays.iter().zip(state.extra).any(|(extra, left)| left > 0 && extra.owner == state.active)
    }

    /// END of VOD-D7: the active power gives up what it has left (VOD-R59).
    pub(crate) fn end_extra_plays(&self, state: &mut State) {
        let all = self.parts.extra_plays.iter().zip(&mut state.extra);
        all.filter(|(extra, _)| extra.owner == state.active).for_each(|(_, left)| *left = 0);
    }

    /// The cards of the hand that a further play can be made with (VOD-D7).
    pub(crate) fn extra_cards(&self, state: &State, power: Power) -> Cards {
        let hand = state.holding(power).hand;
        let open =
            self.parts.extra_plays.iter().zip(state.extra).filter(|(extra, left)| *left > 0 && extra.owner == power);
        let types = open.fold(0, |types, (extra, _)| types | extra.types.0);
        self.of_types(power, hand, CardTypes(types))
    }

    /// The cards that can be laid in the Planning step (VOD-D8): another card must be there to discard, or a VP (VOD-3.5.2).
    pub(crate) fn layable<'a>(&'a self, state: &'a State, power: Power) -> impl Iterator<Item = CardId> + 'a {
        let hand = state.holding(power).hand;
        let can = hand.len() > 1 || state.vp(power.team()) > 0 || self.options.planning_zero_vp;
        let cards =
            if can { hand.only(self.parts.deck(power).of_type[CardType::Prepare as usize]) } else { Cards::NONE };
        cards.slots().map(move |slot| self.parts.id(power, slot))
    }

    /// NONE (VOD-3.4.5): with 0 VP it costs nothing (VOD-R36), and no extra play comes after it (VOD-R45).
    pub(crate) fn play_nothing(&self, state: &mut State, log: &mut impl Log<Event>) {
        let power = state.active;
        log.event(|| Event::NothingPlayed { power });
        let lost = self.lose(state, power.team(), 1);
        self.log_vp(state, power.team(), -lost, VpReason::NothingPlayed, None, log);
        self.to_step(state, TurnStep::Planning);
    }

    /// PLAY (VOD-3.4.2).
    pub(crate) fn play(&self, state: &mut State, id: CardId, log: &mut impl Log<Event>) {
        let (power, card) = (state.active, self.card(id));
        if let Stage::Turn(_, Phase::Extra) = state.stage {
            let fits = |extra: &ExtraPlay| extra.owner == power && extra.types.contains(card.kind);
            let used =
                self.parts.extra_plays.iter().zip(&mut state.extra).find(|(extra, left)| **left > 0 && fits(extra));
            if let Some((_, left)) = used {
                *left -= 1;
            }
        }
        let holding = state.holding_mut(power);
        if card.kind == CardType::Prepare {
            holding.hand = holding.hand.without(card.slot);
        } else {
            holding.leave_hand(card.slot);
        }
        self.put_to_work(state, id, false, log);
    }

    /// FETCH (VOD-4.9.1).
    pub(crate) fn fetch(&self, state: &mut State, id: CardId, log: &mut impl Log<Event>) {
        let (power, slot) = (state.active, self.card(id).slot);
        let holding = state.holding_mut(power);
        holding.deck = holding.deck.without(slot);
        self.put_to_work(state, id, true, log);
    }

    /// A card that has just left hand or pile is played; after it no other, unless an effect allows more (VOD-3.4.4).
    fn put_to_work(&self, state: &mut State, id: CardId, fetched: bool, log: &mut impl Log<Event>) {
        let (power, card) = (state.active, self.card(id));
        state.stage = Stage::Turn(TurnStep::Play, Phase::Closing);
        match card.kind {
            CardType::Prepare => self.put_down(state, id, TurnStep::Play, fetched, log),
            CardType::Status => {
                let holding = state.holding_mut(power);
                holding.status = holding.status.with(card.slot);
                log.event(|| Event::Played { power, card: self.name(id), kind: card.kind });
            }
            _ => {
                let holding = state.holding_mut(power);
                holding.doing = holding.doing.with(card.slot);
                log.event(|| Event::Played { power, card: self.name(id), kind: card.kind });
                state.stack.push(Frame::Run(Run::new(id, power, None, At::CardCost)));
            }
        }
        let incident = Incident {
            what: Happening::CardPlayed,
            piece: None,
            by: Some(power),
            fighter: None,
            space: None,
            cause: None,
            card: Some(card.kind),
        };
        self.raise(state, incident, log);
    }

    /// A Prepare card that has left hand or pile lies face down, a fetched one too (VOD-R33).
    fn put_down(&self, state: &mut State, id: CardId, step: TurnStep, fetched: bool, log: &mut impl Log<Event>) {
        let (power, round, slot) = (state.active, state.round, self.card(id).slot);
        let prepares = self.parts.deck(power).of_type[CardType::Prepare as usize];
        let holding = state.holding_mut(power);
        holding.laid.push(LaidCard { slot, round, step, fetched });
        if !fetched {
            // Any Prepare card known to have been in hand may be the one that lies there now.
            holding.shown = holding.shown - holding.shown.only(prepares);
        }
        log.event(|| Event::Laid { power, card: Some(self.name(id)), step, fetched });
    }

    /// LAY (VOD-3.5.1, VOD-3.5.2).
    pub(crate) fn lay(&self, state: &mut State, id: CardId, log: &mut impl Log<Event>) {
        let power = state.active;
        let holding = state.holding_mut(power);
        holding.hand = holding.hand.without(self.card(id).slot);
        self.put_down(state, id, TurnStep::Planning, false, log);
        self.begin_payment(state, power, Purpose::Lay, log);
    }

    /// DRAW (VOD-3.7.2); with seven cards or more nothing is drawn and none is lost (VOD-3.7.3, VOD-R46).
    pub(crate) fn draw(&self, state: &mut State) {
        let power = state.active;
        let missing = u32::from(HAND).saturating_sub(state.holding(power).hand.len()) as u8;
        state.stage = Stage::Turn(TurnStep::Draw, Phase::Closing);
        self.begin_drawing(state, power, missing, false);
    }

    /// After the draw nothing of the turn is left (VOD-3.7.5); after Athens the round is over (VOD-3.1.4).
    fn end_turn(&self, state: &mut State, log: &mut impl Log<Event>) {
        self.end_lasting(state, Until::Step);
        self.end_lasting(state, Until::Turn);
        if state.active != Power::Athens {
            return self.begin_turn(state, state.active.next(), log);
        }
        self.end_lasting(state, Until::Round);
        if !state.round.is_multiple_of(SCORING_EVERY) {
            return self.next_round(state, log);
        }
        self.score_cities(state, log);
        if self.supply_is_scored(state) {
            self.ask_in_scoring(state, Some(Power::Corinth), log);
        } else {
            self.score_statuses(state, log);
        }
    }

    pub(crate) fn next_round(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.round += 1;
        self.begin_turn(state, Power::Corinth, log);
    }
}
