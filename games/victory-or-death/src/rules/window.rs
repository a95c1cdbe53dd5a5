//! Reactions (section 4.10).

use quincunx_engine::Log;

use super::event::{Event, VpReason};
use super::frame::{At, Frame, Incident, Matched, Purpose, Run, Window};
use super::game::VictoryOrDeath;
use super::options::{ReactionFirst, ReactionPass, ReactionPrompts};
use super::state::State;
use crate::components::{
    CardId, CardType, Cause, Deed, Filter, Happening, Kinds, Power, Powers, Slot, Team, Trigger, Who, WhoseTurn,
};

/// The reactions whose bits are set, each with its bit.
fn chosen(reactions: &[Slot], bits: u16) -> impl Iterator<Item = (u32, Slot)> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let bit = left.trailing_zeros();
        let slot = *reactions.get(bit as usize)?;
        left &= left - 1;
        Some((bit, slot))
    })
}

impl VictoryOrDeath {
    /// The window in which somebody is asked now.
    pub(crate) fn reacting(state: &State) -> Option<&Window> {
        match state.stack.last() {
            Some(Frame::Window(window)) if window.asking.is_some() => Some(window),
            _ => None,
        }
    }

    /// Something happens that cards can answer to: a window opens, if any card of the file can (VOD-4.10.3).
    pub(crate) fn raise(&self, state: &mut State, incident: Incident, log: &mut impl Log<Event>) {
        let mut matched: Matched = [0; 4];
        let for_want_of_supply = !self.options.keep_vs_supply
            && incident.what == Happening::WouldRemove
            && incident.cause == Some(Cause::Supply);
        for power in Power::ALL {
            let deck = self.parts.deck(power);
            for (bit, slot) in chosen(&deck.reactions, deck.answers[incident.what as usize]) {
                let effect = &self.card(self.parts.id(power, slot)).effect;
                // Where cards do not keep pieces that lack supply, other cards answer all the same (VOD-R13, VOD-R56).
                let barred = for_want_of_supply && effect.steps.iter().any(|step| step.deed == Deed::Keep);
                if !barred && effect.triggers.iter().any(|trigger| self.matches(state, power, trigger, &incident)) {
                    matched[power.index()] |= 1 << bit;
                }
            }
        }
        if matched == [0; 4] {
            return;
        }
        self.automatic(state, &mut matched, incident, log);
        let active = state.active.team();
        let team = if self.options.reaction_first == ReactionFirst::Active { active } else { active.other() };
        state.stack.push(Frame::Window(Window {
            incident,
            matched,
            team,
            first: true,
            passed: Powers::NONE,
            asked: Powers::NONE,
            waiting: Powers::NONE,
            undone: false,
            asking: None,
        }));
    }

    /// VOD-4.12.12.
    fn matches(&self, state: &State, owner: Power, trigger: &Trigger, incident: &Incident) -> bool {
        let Trigger::On(what, filter) = trigger else { return false };
        let Filter { of, by, piece, spaces, cause, turn, step, types } = filter;
        let concerned = incident.piece.map(|piece| piece.owner);
        let kind = incident.bound_piece().map(|piece| piece.kind);
        let fits = |who: &Option<Who>, power: Option<Power>| {
            who.is_none_or(|who| power.is_some_and(|power| who.powers(owner).contains(power)))
        };
        *what == incident.what
            && fits(of, concerned)
            && fits(by, incident.by)
            && (*piece == Kinds::ALL || kind.is_some_and(|kind| piece.contains(kind)))
            && incident.cause.is_none_or(|happened| cause.contains(happened))
            && match turn {
                WhoseTurn::Any => true,
                WhoseTurn::Own => state.active == owner,
                WhoseTurn::Other => state.active != owner,
            }
            && (*step == !0 || state.turn_step().is_some_and(|now| step >> now as u8 & 1 != 0))
            && incident.card.is_none_or(|kind| types.contains(kind))
            && spaces.as_ref().is_none_or(|set| {
                let places = self.spaces(&state.board, owner, None, set);
                incident.space.is_some_and(|space| places.contains(space))
            })
    }

    /// Automatic cards (VOD-4.10.13, VOD-R18).
    fn automatic(&self, state: &mut State, matched: &mut Matched, incident: Incident, log: &mut impl Log<Event>) {
        for power in Power::ALL {
            let deck = self.parts.deck(power);
            for (bit, slot) in chosen(&deck.reactions, matched[power.index()]) {
                if !deck.automatic.has(slot) {
                    continue;
                }
                matched[power.index()] &= !(1 << bit);
                let id = self.parts.id(power, slot);
                if !state.holding(power).status.has(slot) || !self.card_holds(&state.board, id, Some(incident)) {
                    continue;
                }
                let vp = self.vp_of(id);
                state.vp[power.team().index()] += vp;
                self.log_vp(state, power.team(), vp, VpReason::Card, Some(id), log);
            }
        }
    }

    /// What an automatic card gives.
    pub(crate) fn vp_of(&self, id: CardId) -> i16 {
        let steps = self.card(id).effect.steps.iter();
        steps.map(|step| if let Deed::GainVp(n) = step.deed { i16::from(n) } else { 0 }).sum()
    }

    /// Goes on with the window on top of the stack: asks the next power, or closes. Returns whether anything changed.
    pub(crate) fn advance_window(&self, state: &mut State, mut window: Window) -> bool {
        if let Some((power, _)) = window.asking.filter(|_| !window.undone) {
            // A bribe put meanwhile may have left nothing to ask for, as everybody can see.
            if self.might_react(state, &window, power) {
                return false;
            }
            window.asking = None;
        }
        if window.undone {
            state.stack.pop();
            return true;
        }
        let asking = self.next_asked(state, &window, window.team).map(|asked| (window.team, asked)).or_else(|| {
            let other = Window { team: window.team.other(), first: true, waiting: Powers::NONE, ..window };
            self.next_asked(state, &other, other.team).map(|asked| (other.team, asked))
        });
        let Some((team, (power, may_wait))) = asking else {
            state.stack.pop();
            return true;
        };
        if team != window.team {
            (window.team, window.waiting) = (team, Powers::NONE);
        }
        window.first = false;
        window.asking = Some((power, may_wait));
        window.asked = window.asked.with(power);
        Self::set_window(state, window);
        false
    }

    fn set_window(state: &mut State, window: Window) {
        if let Some(Frame::Window(top)) = state.stack.last_mut() {
            *top = window;
        }
    }

    /// The power of a team that is asked next, and whether it may wait (VOD-4.10.5, VOD-4.10.15).
    fn next_asked(&self, state: &State, window: &Window, team: Team) -> Option<(Power, bool)> {
        let [one, two] = team.powers();
        let order = if two == state.active { [two, one] } else { [one, two] };
        let waits = |power: &Power| window.waiting.contains(*power);
        let asked = |power: Power| {
            let usable = !window.passed.contains(power) && self.usable_reactions(state, window, power).next().is_some();
            let for_the_look = self.options.reaction_prompts == ReactionPrompts::AllWithLaid
                && !window.asked.contains(power)
                && self.might_react(state, window, power);
            (usable || for_the_look).then_some((power, usable))
        };
        let fresh = order.into_iter().filter(|power| !waits(power)).find_map(asked);
        let (power, usable) = fresh.or_else(|| order.into_iter().filter(waits).find_map(asked))?;
        let mate = state.holding(power.teammate());
        let company = !mate.laid.is_empty() || !mate.status.is_empty();
        Some((power, usable && window.first && company))
    }

    /// The reactions that a power can use now (VOD-4.10.2): its own cards, paid for by itself (VOD-4.10.14), laid in whichever
    /// turn (VOD-R35), whether they could do anything or not (VOD-R16).
    pub(crate) fn usable_reactions<'a>(
        &'a self,
        state: &'a State,
        window: &'a Window,
        power: Power,
    ) -> impl Iterator<Item = CardId> + 'a {
        self.matched(window, power).filter(move |id| {
            let (card, holding) = (self.card(*id), state.holding(power));
            let there = match card.kind {
                CardType::Status => holding.status.has(card.slot),
                _ => holding.laid.iter().any(|laid| laid.slot == card.slot),
            };
            let spent = card.effect.once_per_turn && (power != state.active || state.used.has(card.slot));
            there
                && !spent
                && self.card_holds(&state.board, *id, Some(window.incident))
                && self.can_pay(state, power, Purpose::Use(*id))
        })
    }

    /// Could a power have a reaction, as far as everybody knows (VOD-R50)? So whoever is asked where this holds is asked
    /// whether the card lies there or not, and being asked tells nothing (VOD-4.10.15).
    pub(crate) fn might_react(&self, state: &State, window: &Window, power: Power) -> bool {
        let holding = state.holding(power);
        self.matched(window, power).any(|id| {
            let card = self.card(id);
            let there = match card.kind {
                CardType::Status => {
                    holding.status.has(card.slot)
                        && !(card.effect.once_per_turn && (power != state.active || state.used.has(card.slot)))
                }
                _ => {
                    !holding.laid.is_empty()
                        && holding.seen.count(card.slot) + holding.doing.count(card.slot) < card.copies
                }
            };
            there && self.card_holds(&state.board, id, Some(window.incident))
        })
    }

    /// The cards of a power's deck list that fit the incident and were not used in the window.
    fn matched(&self, window: &Window, power: Power) -> impl Iterator<Item = CardId> + use<'_> {
        let deck = self.parts.deck(power);
        chosen(&deck.reactions, window.matched[power.index()]).map(move |(_, slot)| self.parts.id(power, slot))
    }

    /// PASS, WAIT or GO-ON (VOD-D16).
    pub(crate) fn answer_window(&self, state: &mut State, pass: bool, wait: bool) {
        let Some(Frame::Window(window)) = state.stack.last_mut() else { return };
        let Some((power, _)) = window.asking.take() else { return };
        if pass {
            window.passed = window.passed.with(power);
        }
        if wait {
            window.waiting = window.waiting.with(power);
        }
    }

    /// A laid card or a Status is used; its cost is paid (VOD-3.3.4, VOD-4.8.10).
    pub(crate) fn begin_use(&self, state: &mut State, power: Power, id: CardId, log: &mut impl Log<Event>) {
        let card = self.card(id);
        let mut incident = None;
        if let Some(Frame::Window(window)) = state.stack.last_mut()
            && window.asking.is_some_and(|(asked, _)| asked == power)
        {
            incident = Some(window.incident);
            window.asking = None;
            if let Some(bit) = card.reaction {
                window.matched[power.index()] &= !(1 << bit);
            }
            // The other team's opportunity comes next (VOD-4.10.4), before another reaction of this one (VOD-4.10.7).
            window.team = power.team().other();
            window.first = true;
            window.waiting = Powers::NONE;
            // Whoever could have a reaction is asked anew, passed or not: that a card has become usable must not show.
            window.asked = Powers::NONE;
            if self.options.reaction_pass == ReactionPass::Reopen {
                window.passed = Powers(window.passed.0 & Powers::team(power.team()).0);
            }
        }
        if card.effect.once_per_turn {
            state.used = state.used.with(card.slot);
        }
        let holding = state.holding_mut(power);
        let place = if card.kind == CardType::Prepare { holding.laid.take(card.slot) } else { None };
        if place.is_some() {
            holding.doing = holding.doing.with(card.slot);
        }
        log.event(|| Event::Used { power, card: self.name(id), place: place.map(|(place, _)| place as u8) });
        state.stack.push(Frame::Run(Run::new(id, power, incident, At::Step)));
    }
}
