//! Attacks and flank attacks (4.2 to 4.6, 4.8).

use quincunx_engine::{Log, Seat};

use crate::card::{Face, Kind, OVERLAP};
use crate::event::{BonusFrom, Event};
use crate::field::{Column, Control, Pair, Terrain};
use crate::options::{FlankAttackSequence, FullRetreatCost, UnitModifierScope};
use crate::rules::FieldOfGlory;
use crate::state::{Bonus, Combat, Player, State, Step, Taking, enemy};
use crate::view::{Part, PartKind, Strength};

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
    /// Has this combat the order of an attack: bonus card, then retreat (4.34, 4.37, R7)?
    #[inline]
    pub(crate) fn bonus_first(&self, combat: &Combat) -> bool {
        !combat.flank || self.options.flank_attack_sequence == FlankAttackSequence::AsAttack
    }

    /// A combat is declared (4.32, 4.85).
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

    /// Overlap is played (4.100).
    pub(crate) fn overlap(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.me_mut().show(OVERLAP);
        let combat = state.combat.as_mut().expect("a combat is under way");
        combat.overlaps += 1;
        let combat = *combat;
        log.event(|| Event::Overlap { seat: state.active, bonus: self.overlap_bonus(state, &combat) });
    }

    /// What one Overlap brings (4.101, R8).
    pub(crate) fn overlap_bonus(&self, state: &State, combat: &Combat) -> u8 {
        let me = state.active;
        let beside = combat
            .target
            .adjacent()
            .filter(|column| *column != combat.launch && state.at(enemy(me), *column).is_empty());
        beside.map(|column| state.at(me, column).iter().filter(|unit| unit.cost() <= 3).count() as u8).sum()
    }

    /// A bonus card is laid down, or none, or one is to come from the deck; `card` is it if it has come (4.34, 4.42).
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
        let units = self.defenders(state);
        if units.is_two() {
            state.step = Step::Front;
        } else {
            let front = units.iter().next().expect("a defender has stayed");
            self.compare(state, front, log);
        }
    }

    /// The defending units that may retreat from this lead unit (4.37).
    #[inline]
    pub(crate) fn may_retreat(&self, state: &State, combat: &Combat) -> Pair {
        let units = state.at(enemy(state.active), combat.target);
        let slow = |unit: &Face| unit.cost() >= combat.lead.cost();
        units.iter().filter(slow).fold(units, Pair::without)
    }

    /// Units retreat (4.38); if nobody is left the combat is over (4.40, 4.87).
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
            state.step = Step::AttackerBonus;
        }
    }

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

    /// A unit is given up after a full retreat (4.40).
    pub(crate) fn lose(&self, state: &mut State, face: Face, log: &mut impl Log<Event>) {
        let (seat, column) = (state.active, state.fight().launch);
        self.discard_unit(state, seat, column, face);
        log.event(|| Event::GaveUp { seat, column: column.number(), card: face });
        self.end_combat(state);
    }

    /// Bonus cards and Overlap go to the discard piles (4.71, 4.72).
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

    /// The strength of the attacker against this front unit (4.50), part by part.
    #[inline]
    pub(crate) fn attack(&self, state: &State, combat: &Combat, front: Face, mut add: impl FnMut(PartKind, i8)) {
        let lead = combat.lead.kind();
        let units = state.at(state.active, combat.launch);
        add(PartKind::CombatValue, lead.print().value as i8);
        add(PartKind::BonusCard, combat.attacker.points() as i8);
        add(PartKind::TwoUnits, i8::from(units.is_two()));
        add(PartKind::Terrain, terrain(state, combat).map_or(0, |terrain| terrain.on_front(lead)));
        add(PartKind::Modifier, modifier(lead, front.kind()));
        add(PartKind::PikePair, pike_pair(units, combat.lead));
        add(PartKind::Flank, if combat.flank { 2 } else { 0 });
        if combat.overlaps > 0 {
            add(PartKind::Overlap, (combat.overlaps * self.overlap_bonus(state, combat)) as i8);
        }
    }

    /// The strength of the defender with this front unit (4.50), part by part.
    #[inline]
    pub(crate) fn defence(&self, state: &State, combat: &Combat, front: Face, mut add: impl FnMut(PartKind, i8)) {
        let defender = enemy(state.active);
        let units = state.at(defender, combat.target);
        let ground = terrain(state, combat);
        let holds_hill = ground == Some(Terrain::Hill) && state.control[combat.target.index()] == Control::of(defender);
        add(PartKind::CombatValue, front.kind().print().value as i8);
        add(PartKind::BonusCard, combat.defender.points() as i8);
        add(PartKind::TwoUnits, i8::from(units.is_two()));
        add(PartKind::Terrain, ground.map_or(0, |terrain| terrain.on_front(front.kind())) + i8::from(holds_hill));
        if self.options.unit_modifier_scope == UnitModifierScope::BothLeads {
            add(PartKind::Modifier, modifier(front.kind(), combat.lead.kind()));
            add(PartKind::PikePair, pike_pair(units, front));
        }
    }

    /// The defender names his front unit (4.43).
    pub(crate) fn front(&self, state: &mut State, face: Face, log: &mut impl Log<Event>) {
        log.event(|| Event::Front { seat: enemy(state.active), card: face });
        self.compare(state, face, log);
    }

    /// The bonus cards are shown, the strengths compared (4.44, 4.63 to 4.65).
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
            None => self.tie(state, log),
            Some(winner) => {
                state.combat = Some(Combat { front: Some(front), loser: Some(enemy(winner)), ..combat });
                self.hand_over(state, log);
            }
        }
    }

    /// The loser's units change hands (4.66); Elephants among them rampage (4.67).
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

    /// The rampage card (4.120).
    pub(crate) fn rampage(&self, state: &mut State, face: Face, log: &mut impl Log<Event>) {
        let loser = state.fight().loser.expect("somebody has lost");
        let player = state.player_mut(loser);
        player.deck.remove(face);
        player.was_in_deck(face);
        state.player_mut(enemy(loser)).victory.add(face);
        log.event(|| Event::Rampage { seat: loser, card: Some(face) });
        self.settle(state, log);
    }

    /// What follows for the winner (4.68, 4.69, 4.72).
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

    /// 4.70.
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

#[inline]
fn terrain(state: &State, combat: &Combat) -> Option<Terrain> {
    state.terrain[combat.target.index()]
}

/// 4.58.
#[inline]
fn modifier(front: Kind, enemy_front: Kind) -> i8 {
    front.print().against.iter().find(|(kind, _)| *kind == enemy_front).map_or(0, |(_, value)| *value)
}

/// 4.59.
#[inline]
fn pike_pair(units: Pair, front: Face) -> i8 {
    let second = units.other(front).map(Face::kind);
    i8::from(front.kind() == Kind::Pike && second == Some(Kind::Pike))
}

/// A strength with its parts, those of 0 left out but for the combat value.
pub(crate) fn strength(parts: impl FnOnce(&mut dyn FnMut(PartKind, i8))) -> Strength {
    let mut strength = Strength { total: 0, parts: Vec::new() };
    parts(&mut |part, value| {
        strength.total += value;
        if value != 0 || part == PartKind::CombatValue {
            strength.parts.push(Part { part, value });
        }
    });
    strength
}
