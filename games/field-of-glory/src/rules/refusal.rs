//! Why an action is refused.

use quincunx_engine::prelude::*;
use quincunx_engine::{Explain, Seat, Turn};

use crate::components::card::{Face, Kind, OVERLAP, RESERVES};
use crate::components::field::{Column, Pair};
use crate::rules::FieldOfGlory;
use crate::rules::action::Choice;
use crate::rules::draft::KEPT;
use crate::rules::options::{DefenderBonusCard, FlankAttackOverlap, OverlapPerAttack};
use crate::rules::state::{Player, State, Step, enemy};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Explain)]
#[message("refused-")]
pub enum Refusal {
    /// The game is over.
    #[clause("FOG-5.1")]
    GameOver,
    /// Cards and coins are not chosen.
    #[clause("FOG-7.1")]
    Chance,
    /// The draft of this seat is done.
    #[clause("FOG-2.31")]
    Drafted,
    /// The other player decides now.
    #[clause("FOG-3.4")]
    NotYourTurn { player: Seat },
    /// Something else is to be decided now (FOG-3.3, FOG-3.15).
    OtherDecision { clause: &'static str },
    /// The pack has no such cards.
    #[clause("FOG-2.31")]
    NotInPack,
    /// The hand has no such card.
    NotInHand { card: Face, clause: &'static str },
    /// Commanders and action cards do not stand on the battlefield.
    #[clause("FOG-4.3")]
    NotAUnit { kind: Kind },
    /// Only units that stood there before the action can be replaced.
    #[clause("FOG-4.8")]
    NotReplaceable,
    /// At most two units.
    #[clause("FOG-4.5")]
    NoRoom { column: u8 },
    /// These two do not stand together.
    #[clause("FOG-4.6")]
    NoPair { kind: Kind, other: Kind },
    /// What stays in the hand does not cover the price.
    #[clause("FOG-4.17")]
    TooDear { price: u8, points: u8 },
    /// Not a column with units of both players.
    #[clause("FOG-4.31")]
    NoTarget { column: u8 },
    /// The unit named does not stand in the column that it would lead from (FOG-4.32, FOG-4.85).
    NotThere { card: Face, column: u8, clause: &'static str },
    /// No own unit in the target column (FOG-4.81 a).
    #[clause("FOG-4.81")]
    NoOwnUnit { column: u8 },
    /// No enemy unit in the target column (FOG-4.81 a).
    #[clause("FOG-4.81")]
    NoEnemy { column: u8 },
    /// The launching column is neither the target column nor beside it.
    #[clause("FOG-4.85")]
    NotBeside,
    /// No own unit in the flanking column, or enemies there (FOG-4.81 b).
    #[clause("FOG-4.81")]
    FlankNotFree { column: u8 },
    /// Enemies beyond the flanking column (FOG-4.81 c).
    #[clause("FOG-4.81")]
    #[message("refused-far-column")]
    FarColumnHeld { column: u8 },
    /// The situation was not there at the start of the phase.
    #[clause("FOG-4.82")]
    NotAtStart,
    /// No Overlap in a flank attack.
    #[clause("FOG-4.92")]
    #[message("refused-overlap-flank")]
    OverlapInFlank,
    /// One Overlap in an attack.
    #[clause("FOG-4.100")]
    OverlapPlayed,
    /// Overlap is the attacker's.
    #[clause("FOG-4.100")]
    #[message("refused-overlap-defender")]
    OverlapByDefender,
    /// Deck and discard pile are empty.
    #[clause("FOG-4.36")]
    NothingToTake,
    /// The attacker must take a bonus card.
    #[clause("FOG-4.34")]
    BonusCompulsory,
    /// The defender must, too.
    #[clause("FOG-R3")]
    BonusCompulsoryDefender,
    /// These units cannot retreat.
    #[clause("FOG-4.37")]
    CannotRetreat { cost: u8 },
    /// Not one of the two units asked for.
    NotOneOfThem { clause: &'static str },
}

impl FieldOfGlory {
    /// `Ok` exactly on the legal list.
    pub(crate) fn refuse(&self, state: &State, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        self.refuse_seat(state, seat, choice)?;
        let me = &state.players[seat.index()];
        let other = Refusal::OtherDecision { clause: state.step.clause() };
        match (state.step, choice) {
            (Step::Draft, Choice::Keep(pair)) => {
                let mut pack = me.pack;
                if pair.iter().all(|face| pack.take(face)) { Ok(()) } else { Err(Refusal::NotInPack) }
            }
            (Step::AdvanceDiscard(number), Choice::AdvanceDiscard(column, face)) => {
                let one_of = column.number() == number && state.at(seat, column).has(face);
                named(one_of, "FOG-3.9")
            }
            (Step::Flank, Choice::Flank { target, launch, lead }) => self.refuse_flank(state, target, launch, lead),
            (Step::Flank | Step::Actions, Choice::End) | (Step::Placing, Choice::Done) => Ok(()),
            (Step::Actions | Step::Placing, Choice::Place { card, column, replaced }) => {
                self.refuse_place(state, card, column, replaced)
            }
            (Step::Actions, Choice::Attack(column, lead)) => refuse_attack(state, column, lead),
            (Step::Actions, Choice::Reserves) => held(me, RESERVES, "FOG-4.110"),
            (Step::Paying, Choice::Pay(face)) => held(me, face, "FOG-4.15"),
            (Step::AttackerBonus, Choice::Overlap) => self.refuse_overlap(state, me),
            (Step::DefenderBonus, Choice::Overlap) => Err(Refusal::OverlapByDefender),
            (Step::AttackerBonus, Choice::Hand(face)) => held(me, face, "FOG-4.34"),
            (Step::DefenderBonus, Choice::Hand(face)) => held(me, face, "FOG-4.42"),
            (Step::AttackerBonus | Step::DefenderBonus, Choice::Deck) => {
                if me.can_take() {
                    Ok(())
                } else {
                    Err(Refusal::NothingToTake)
                }
            }
            (Step::AttackerBonus | Step::DefenderBonus, Choice::None) => self.refuse_no_bonus(state, me),
            (Step::Retreat, Choice::Retreat(units)) => {
                let combat = state.fight();
                if !self.defenders(state).contains(units) {
                    Err(Refusal::NotOneOfThem { clause: "FOG-4.37" })
                } else if !self.may_retreat(state, &combat).contains(units) {
                    Err(Refusal::CannotRetreat { cost: combat.lead.cost() })
                } else {
                    Ok(())
                }
            }
            (Step::Lose, Choice::Lose(face)) => named(state.at(seat, state.fight().launch).has(face), "FOG-4.40"),
            (Step::Front, Choice::Front(face)) => named(self.defenders(state).has(face), "FOG-4.43"),
            (Step::Draw, Choice::Three) => Ok(()),
            (Step::Draw, Choice::Discard(face)) => held(me, face, "FOG-3.20"),
            (Step::Limit, Choice::Limit(face)) => held(me, face, "FOG-3.22"),
            _ => Err(other),
        }
    }

    /// What is refused whatever the choice is about.
    fn refuse_seat(&self, state: &State, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let of_chance =
            matches!(choice, Choice::Terrain(_) | Choice::Lay(_) | Choice::Card(_) | Choice::FirstPlayer(_));
        match self.turn(state) {
            Turn::Over => Err(Refusal::GameOver),
            _ if of_chance => Err(Refusal::Chance),
            Turn::Chance => Err(Refusal::Chance),
            Turn::Seats(waiting) if waiting.contains(seat) => Ok(()),
            Turn::Seats(_) if state.step == Step::Draft && state.players[seat.index()].kept.len() == KEPT => {
                Err(Refusal::Drafted)
            }
            Turn::Seats(_) => Err(Refusal::NotYourTurn { player: enemy(seat) }),
        }
    }

    fn refuse_flank(&self, state: &State, target: Column, launch: Column, lead: Face) -> Result<(), Refusal> {
        let me = state.active;
        let number = target.number();
        if state.at(me, target).is_empty() {
            return Err(Refusal::NoOwnUnit { column: number });
        }
        if state.at(enemy(me), target).is_empty() {
            return Err(Refusal::NoEnemy { column: number });
        }
        if launch == target {
            if !self.can_target(state, target) {
                return Err(self.unusable(state, target, target.adjacent().collect::<Vec<_>>().as_slice()));
            }
        } else if !target.adjacent().any(|column| column == launch) {
            return Err(Refusal::NotBeside);
        } else if !self.is_usable(state, target, launch) {
            return Err(self.unusable(state, target, &[launch]));
        }
        if !state.at(me, launch).has(lead) {
            return Err(Refusal::NotThere { card: lead, column: launch.number(), clause: "FOG-4.85" });
        }
        Ok(())
    }

    /// Why none of these columns serves against the target.
    fn unusable(&self, state: &State, target: Column, over: &[Column]) -> Refusal {
        let me = state.active;
        let free = |column: &&Column| !state.at(me, **column).is_empty() && state.at(enemy(me), **column).is_empty();
        let Some(flanking) = over.iter().find(free) else {
            return Refusal::FlankNotFree { column: over.first().map_or(0, |column| column.number()) };
        };
        match target.beyond(*flanking).filter(|far| !state.at(enemy(me), *far).is_empty()) {
            Some(far) => Refusal::FarColumnHeld { column: far.number() },
            None => Refusal::NotAtStart,
        }
    }

    fn refuse_place(&self, state: &State, card: Face, column: Column, replaced: Pair) -> Result<(), Refusal> {
        let me = state.me();
        held(me, card, "FOG-4.2")?;
        let kind = card.kind();
        if !kind.is_unit() {
            return Err(Refusal::NotAUnit { kind });
        }
        if !self.stood(state, column).contains(replaced) {
            return Err(Refusal::NotReplaceable);
        }
        let rest = state.at(state.active, column).less(replaced);
        if rest.is_two() {
            return Err(Refusal::NoRoom { column: column.number() });
        }
        if let Some(other) = rest.iter().map(Face::kind).find(|other| !other.pairs_with(kind)) {
            return Err(Refusal::NoPair { kind, other });
        }
        let price = state.placing.price + state.price(kind, column);
        let points = me.hand.points() - card.points();
        if price > points { Err(Refusal::TooDear { price, points }) } else { Ok(()) }
    }

    fn refuse_overlap(&self, state: &State, me: &Player) -> Result<(), Refusal> {
        let combat = state.fight();
        if combat.flank && self.options.flank_attack_overlap == FlankAttackOverlap::NotAllowed {
            Err(Refusal::OverlapInFlank)
        } else if combat.overlaps > 0 && self.options.overlap_per_attack == OverlapPerAttack::One {
            Err(Refusal::OverlapPlayed)
        } else {
            held(me, OVERLAP, "FOG-4.100")
        }
    }

    fn refuse_no_bonus(&self, state: &State, me: &Player) -> Result<(), Refusal> {
        let defender = state.step == Step::DefenderBonus;
        let must = !defender || self.options.defender_bonus_card == DefenderBonusCard::Mandatory;
        let can = !me.hand.is_empty() || me.can_take();
        match () {
            () if !(must && can) => Ok(()),
            () if defender => Err(Refusal::BonusCompulsoryDefender),
            () => Err(Refusal::BonusCompulsory),
        }
    }
}

fn held(me: &Player, card: Face, clause: &'static str) -> Result<(), Refusal> {
    if me.hand.has(card) { Ok(()) } else { Err(Refusal::NotInHand { card, clause }) }
}

fn named(one_of_them: bool, clause: &'static str) -> Result<(), Refusal> {
    if one_of_them { Ok(()) } else { Err(Refusal::NotOneOfThem { clause }) }
}

fn refuse_attack(state: &State, column: Column, lead: Face) -> Result<(), Refusal> {
    let mine = state.at(state.active, column);
    if mine.is_empty() || state.at(enemy(state.active), column).is_empty() {
        return Err(Refusal::NoTarget { column: column.number() });
    }
    if mine.has(lead) {
        Ok(())
    } else {
        Err(Refusal::NotThere { card: lead, column: column.number(), clause: "FOG-4.32" })
    }
}
