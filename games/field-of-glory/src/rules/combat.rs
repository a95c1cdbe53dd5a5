//! Attacks, flank attacks, and what comes of them.

use quincunx_engine::{Log, Seat};

use crate::components::card::{Face, Kind, OVERLAP};
use crate::components::field::{Column, Control, Pair};
use crate::rules::FieldOfGlory;
use crate::rules::event::Event;
use crate::rules::options::{FlankAttackSequence, FullRetreatCost};
use crate::rules::state::{Bonus, BonusFrom, Combat, Player, State, Step, Taking, enemy};
use crate::rules::strength::strength;

impl Combat {
    /// A combat that begins.
    pub(crate) const fn new(flank: bool, target: Column, launch: Column, lead: Face) -> Self {
        Self {
            flank,
            target,
            launch,
            lead,
            overlaps: 0,
            attacker: Bonus::NONE,
            defender: Bonus::NONE,
            front: None,
            loser: None,
        }
    }
}

impl FieldOfGlory {
    /// Has this combat the order of an attack: bonus card, then retreat (FOG-4.34, FOG-4.37, FOG-R7)?
    #[inline]
    pub(crate) fn bonus_first(&self, combat: &Combat) -> bool {
        !combat.flank || self.options.flank_attack_sequence == FlankAttackSequence::AsAttack
    }

    /// A combat is declared (FOG-4.32, FOG-4.85).
    pub(crate) fn declare(&self, state: &mut State, combat: Combat, log: &mut impl Log<Event>) {
        let (seat, Combat { target, launch, lead, .. }) = (state.active, combat);
        log.event(|| {
            if combat.flank {
                Event::FlankAttack { seat, target: target.number(), launch: launch.number(), lead }
            } else {
                Event::Attack { seat, column: target.number(), lead }
            }
        });
        state.step = if self.bonus_first(&combat) { Step::AttackerBonus } else { Step::Retreat };
        state.combat = Some(combat);
    }

    /// Overlap is played (FOG-4.33, FOG-4.100).
    pub(crate) fn overlap(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.me_mut().show(OVERLAP);
        let combat = state.combat.as_mut().expect("a combat is under way");
        combat.overlaps += 1;
        let combat = *combat;
        log.event(|| Event::Overlap { seat: state.active, bonus: self.overlap_bonus(state, &combat) });
    }

    /// A bonus card is laid down, or none, or one is to come from the deck; `card` is it if it has come (FOG-4.34, FOG-4.42).
    pub(crate) fn bonus(&self, state: &mut State, from: BonusFrom, card: Option<Face>, log: &mut impl Log<Event>) {
        let attacks = matches!(state.step, Step::AttackerBonus | Step::Take(Taking::AttackerBonus));
        if from == BonusFrom::Deck && card.is_none() {
            self.take(state, if attacks { Taking::AttackerBonus } else { Taking::DefenderBonus }, log);
            return;
        }
        let seat = if attacks { state.active } else { enemy(state.active) };
        lay_down(state, seat, from, card, log);
        let combat = state.combat.as_mut().expect("a combat is under way");
        let side = if attacks { &mut combat.attacker } else { &mut combat.defender };
        *side = Bonus { from, card };
        if attacks {
            state.step = if self.bonus_first(combat) { Step::Retreat } else { Step::DefenderBonus };
            return;
        }
        // The front unit is named after retreats and bonus cards (FOG-4.43, FOG-N12).
        let units = self.defenders(state);
        if units.is_two() {
            state.step = Step::Front;
        } else {
            let front = units.iter().next().expect("a defender has stayed");
            self.compare(state, front, log);
        }
    }

    /// The defending units that may retreat from this lead unit: by the printed costs (FOG-4.37, FOG-4.39, FOG-R12), in a flank
    /// attack too (FOG-4.86).
    #[inline]
    pub(crate) fn may_retreat(&self, state: &State, combat: &Combat) -> Pair {
        let units = state.at(enemy(state.active), combat.target);
        let slow = |unit: &Face| unit.cost() >= combat.lead.cost();
        units.iter().filter(slow).fold(units, Pair::without)
    }

    /// Units retreat, to their owner's discard pile (FOG-4.38); if nobody is left the combat is over (FOG-4.40, FOG-4.87).
    pub(crate) fn retreat(&self, state: &mut State, units: Pair, log: &mut impl Log<Event>) {
        let (combat, defender) = (state.fight(), enemy(state.active));
        for unit in units.iter() {
            self.discard_unit(state, defender, combat.target, unit);
        }
        log.event(|| Event::Retreated {
            seat: defender,
            column: combat.target.number(),
            cards: units.iter().collect(),
        });
        if state.at(defender, combat.target).is_empty() {
            self.full_retreat(state, log);
        } else if self.bonus_first(&combat) {
            state.step = Step::DefenderBonus;
        } else {
            // A flank attack goes on with the bonus cards (FOG-4.88).
            state.step = Step::AttackerBonus;
        }
    }

    /// Nobody is left to fight: the terrain card stays as it was (FOG-4.41). A flank attack costs nothing (FOG-4.87); an attack
    /// costs the bonus card, Overlap (FOG-4.104, FOG-N15) and a unit (FOG-4.40, FOG-R2).
    fn full_retreat(&self, state: &mut State, log: &mut impl Log<Event>) {
        let combat = state.fight();
        log.event(|| Event::FullRetreat { seat: state.active, card: combat.attacker.card });
        if !self.bonus_first(&combat) {
            return self.end_combat(state);
        }
        show_bonus(state.me_mut(), combat.attacker);
        self.discard_used(state);
        let units = state.at(state.active, combat.launch);
        let stays = self.options.full_retreat_cost == FullRetreatCost::DiscardOneOnlyIfTwo;
        if units.is_two() {
            state.step = Step::Lose;
        } else if stays {
            self.end_combat(state);
        } else {
            self.lose(state, combat.lead, log);
        }
    }

    /// A unit is given up after a full retreat (FOG-4.40).
    pub(crate) fn lose(&self, state: &mut State, face: Face, log: &mut impl Log<Event>) {
        let (seat, column) = (state.active, state.fight().launch);
        self.discard_unit(state, seat, column, face);
        log.event(|| Event::GaveUp { seat, column: column.number(), card: face });
        self.end_combat(state);
    }

    /// Bonus cards and Overlap, which have lain beside the piles (FOG-2.47, FOG-N3), go to the discard piles (FOG-4.71), in this
    /// order (FOG-4.72, FOG-N27).
    fn discard_used(&self, state: &mut State) {
        let combat = state.combat.as_mut().expect("a combat is under way");
        let (overlaps, sides) = (combat.overlaps, [combat.attacker, combat.defender]);
        (combat.overlaps, combat.attacker, combat.defender) = (0, Bonus::NONE, Bonus::NONE);
        let [attacker, defender] = sides;
        discard_bonus(state.me_mut(), attacker);
        for _ in 0..overlaps {
            state.me_mut().discard(OVERLAP);
        }
        let other = enemy(state.active);
        discard_bonus(state.player_mut(other), defender);
    }

    /// The defender names his front unit (FOG-4.43).
    pub(crate) fn front(&self, state: &mut State, face: Face, log: &mut impl Log<Event>) {
        log.event(|| Event::Front { seat: enemy(state.active), card: face });
        self.compare(state, face, log);
    }

    /// The bonus cards are shown, the strengths compared (FOG-4.44); the higher one wins (FOG-4.63), also in a flank attack
    /// (FOG-4.91).
    fn compare(&self, state: &mut State, front: Face, log: &mut impl Log<Event>) {
        let (attacker, combat) = (state.active, state.fight());
        let defender = enemy(attacker);
        for (seat, bonus) in [(attacker, combat.attacker), (defender, combat.defender)] {
            show_bonus(state.player_mut(seat), bonus);
            if let Some(card) = bonus.card {
                log.event(|| Event::Shown { seat, card });
            }
        }
        let (mut attack, mut defence) = (0, 0);
        self.attack(state, &combat, front, |_, value| attack += value);
        self.defence(state, &combat, front, |_, value| defence += value);
        // FOG-4.64, FOG-N28.
        let spear = attack == defence && front.kind() == Kind::Spear;
        let winner = match attack.cmp(&defence) {
            std::cmp::Ordering::Greater => Some(attacker),
            std::cmp::Ordering::Less => Some(defender),
            std::cmp::Ordering::Equal => spear.then_some(defender),
        };
        log.event(|| Event::Compared {
            attacker,
            attack: strength(|add| self.attack(state, &combat, front, add)),
            defence: strength(|add| self.defence(state, &combat, front, add)),
            winner,
            spear,
        });
        match winner {
            // FOG-4.65.
            None => self.tie(state, log),
            Some(winner) => {
                state.combat = Some(Combat { front: Some(front), loser: Some(enemy(winner)), ..combat });
                self.hand_over(state, log);
            }
        }
    }

    /// The loser's units change hands (FOG-4.66); if there are Elephants among them a card follows (FOG-4.67, FOG-4.120).
    fn hand_over(&self, state: &mut State, log: &mut impl Log<Event>) {
        let combat = state.fight();
        let loser = combat.loser.expect("somebody has lost");
        let winner = enemy(loser);
        let column = if loser == state.active { combat.launch } else { combat.target };
        let lost = std::mem::replace(state.at_mut(loser, column), Pair::EMPTY);
        lost.iter().for_each(|unit| state.player_mut(winner).victory.add(unit));
        log.event(|| Event::HandedOver { seat: loser, column: column.number(), cards: lost.iter().collect() });
        if lost.iter().any(|unit| unit.kind() == Kind::Elephants) {
            if self.take(state, Taking::Rampage, log) {
                return;
            }
            log.event(|| Event::Rampage { seat: loser, card: None });
        }
        self.settle(state, log);
    }

    /// The rampage card, of any kind, goes to the victory pile for all to see (FOG-4.121, FOG-6.26, FOG-N14).
    pub(crate) fn rampage(&self, state: &mut State, face: Face, log: &mut impl Log<Event>) {
        let loser = state.fight().loser.expect("somebody has lost");
        let player = state.player_mut(loser);
        player.deck.remove(face);
        player.was_in_deck(face);
        state.player_mut(enemy(loser)).victory.add(face);
        log.event(|| Event::Rampage { seat: loser, card: Some(face) });
        self.settle(state, log);
    }

    /// What follows for the winner (FOG-4.68, FOG-4.69). Control is taken at once; only a later Victory Check looks at it
    /// (FOG-4.73).
    fn settle(&self, state: &mut State, log: &mut impl Log<Event>) {
        let combat = state.fight();
        let winner = enemy(combat.loser.expect("somebody has lost"));
        let attacker_won = winner == state.active;
        let (column, front) =
            if attacker_won { (combat.launch, Some(combat.lead)) } else { (combat.target, combat.front) };
        if let Some(second) = front.and_then(|front| state.at(winner, column).other(front)) {
            self.discard_unit(state, winner, column, second);
            log.event(|| Event::SecondDiscarded { seat: winner, column: column.number(), card: second });
        }
        let attacker = Control::of(state.active);
        if attacker_won {
            self.turn_card(state, combat.target, attacker, log);
        } else if state.control[combat.target.index()] == attacker {
            self.turn_card(state, combat.target, Control::Neutral, log);
        }
        self.discard_used(state);
        self.end_combat(state);
    }

    /// A tie (FOG-4.70).
    fn tie(&self, state: &mut State, log: &mut impl Log<Event>) {
        let (attacker, combat) = (state.active, state.fight());
        for (seat, column) in [(attacker, combat.launch), (enemy(attacker), combat.target)] {
            let units = state.at(seat, column);
            units.iter().for_each(|unit| self.discard_unit(state, seat, column, unit));
            log.event(|| Event::TieDiscarded { seat, column: column.number(), cards: units.iter().collect() });
        }
        self.turn_card(state, combat.target, Control::Neutral, log);
        self.discard_used(state);
        self.end_combat(state);
    }

    fn end_combat(&self, state: &mut State) {
        let combat = state.combat.take().expect("a combat is under way");
        if combat.flank {
            self.next_flank(state);
        } else {
            state.step = Step::Actions;
        }
    }
}

/// A bonus card leaves the hand or the deck, hidden.
fn lay_down(state: &mut State, seat: Seat, from: BonusFrom, card: Option<Face>, log: &mut impl Log<Event>) {
    let player = state.player_mut(seat);
    if let Some(card) = card {
        let pile = if from == BonusFrom::Hand { &mut player.hand } else { &mut player.deck };
        pile.remove(card);
    }
    log.event(|| Event::Bonus { seat, from, card });
}

/// A bonus card is seen.
fn show_bonus(player: &mut Player, bonus: Bonus) {
    match (bonus.from, bonus.card) {
        (BonusFrom::Hand, Some(card)) => player.was_in_hand(card),
        (BonusFrom::Deck, Some(card)) => player.was_in_deck(card),
        _ => {}
    }
}

fn discard_bonus(player: &mut Player, bonus: Bonus) {
    if let Some(card) = bonus.card {
        player.discard(card);
    }
}
