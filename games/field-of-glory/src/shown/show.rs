//! Building the view.

use quincunx_engine::prelude::*;
use quincunx_engine::{Extent, Observer, Seat};

use crate::components::card::{Face, Kind};
use crate::components::cards::Cards;
use crate::components::field::{Column, Pair};
use crate::rules::FieldOfGlory;
use crate::rules::action::{Action, Choice};
use crate::rules::draft::PACKS;
use crate::rules::options::DiscardPileView;
use crate::rules::resample::knows;
use crate::rules::state::{Bonus, Combat, State, Step, Taking, enemy, is_drafting, seats};
use crate::rules::strength::strength;
use crate::shown::view::{
    CombatStep, Odds, Phase, SeenAttack, SeenBonus, SeenColumn, SeenCombat, SeenComponents, SeenEnding, SeenKind,
    SeenModifier, SeenPair, SeenPlacing, SeenPlayer, View,
};

fn list(cards: Cards) -> Vec<Face> {
    cards.into_iter().collect()
}

/// The card table.
pub(crate) fn show_components() -> SeenComponents {
    SeenComponents { kinds: Kind::ALL.into_iter().map(show_kind).collect() }
}

impl FieldOfGlory {
    /// What an observer may know.
    pub(crate) fn show(&self, state: &State, observer: Observer, extent: Extent) -> View {
        let drawn = state.turn > 0;
        View {
            columns: Column::all().map(|column| show_column(state, column)).collect(),
            players: seats().map(|seat| self.show_player(state, seat, observer)).collect(),
            first_player: drawn.then_some(state.first),
            active: (drawn && !matches!(state.step, Step::Over(_))).then_some(state.active),
            step: state.step,
            phase: phase(state),
            turn: state.turn,
            pairs: self.show_pairs(state),
            placing: matches!(state.step, Step::Placing | Step::Paying)
                .then(|| self.show_placing(state, observer, extent)),
            combat: state.combat.map(|combat| self.show_combat(state, combat, observer)),
            attacks: extent.whole(|| self.show_attacks(state)),
            ending: match state.step {
                Step::Over(reason) => Some(SeenEnding { reason, winner: self.winner(state, reason) }),
                _ => None,
            },
        }
    }

    fn show_player(&self, state: &State, seat: Seat, observer: Observer) -> SeenPlayer {
        let player = &state.players[seat.index()];
        let own = knows(observer, seat);
        let drafting = is_drafting(state.step);
        let both = self.options.discard_pile_view == DiscardPileView::Both && matches!(observer, Observer::Seat(_));
        // FOG-2.43, FOG-N1 for the discard pile; FOG-N17 for what is open.
        SeenPlayer {
            hand_size: player.hand.len(),
            hand: own.then(|| list(player.hand)),
            hand_points: own.then(|| player.hand.points()),
            deck_size: player.deck.len(),
            deck: own.then(|| list(player.deck)),
            discard_size: player.discard.len(),
            discard_top: player.top,
            discard: (own || both).then(|| list(player.discard)),
            victory: list(player.victory),
            victory_points: player.victory.victory(),
            run_outs: player.run_outs,
            columns: state.controls(seat),
            packs: if drafting { player.kept.len() / 2 } else { PACKS },
            pack: (own && drafting).then(|| list(player.pack)),
            kept: (own && drafting).then(|| list(player.kept)),
            advice: Vec::new(),
        }
    }

    fn show_pairs(&self, state: &State) -> Vec<SeenPair> {
        let show = |(target, flanking): (Column, Column)| SeenPair {
            target: target.number(),
            flanking: flanking.number(),
            usable: self.is_usable(state, target, flanking),
        };
        state.pairs.iter().map(show).collect()
    }

    /// What one could pay with is shown to whom it belongs (FOG-6.24).
    fn show_placing(&self, state: &State, observer: Observer, extent: Extent) -> SeenPlacing {
        SeenPlacing {
            price: state.placing.price,
            paid: state.placing.paid,
            paying: state.step == Step::Paying,
            stood: state.placing.stood.iter().map(|units| units.iter().collect()).collect(),
            cheapest: (extent == Extent::Whole && knows(observer, state.active)).then(|| self.cheapest_payment(state)),
        }
    }

    /// A bonus card is seen by its owner at once, also one from the deck (FOG-N4), and by all when the strengths are compared
    /// (FOG-6.22).
    fn show_combat(&self, state: &State, combat: Combat, observer: Observer) -> SeenCombat {
        let shown = combat.loser.is_some();
        let seen = |seat: Seat, bonus: Bonus| {
            let card = bonus.card.filter(|_| shown || knows(observer, seat));
            Bonus { card, ..bonus }
        };
        let defender = enemy(state.active);
        let known = Combat {
            attacker: seen(state.active, combat.attacker),
            defender: seen(defender, combat.defender),
            ..combat
        };
        let asked = matches!(state.step, Step::Front | Step::Take(Taking::Rampage));
        let show = |bonus: Bonus| SeenBonus { from: bonus.from, card: bonus.card };
        let units = state.at(defender, combat.target);
        SeenCombat {
            flank: combat.flank,
            attacker: state.active,
            target: combat.target.number(),
            launch: combat.launch.number(),
            lead: combat.lead,
            overlaps: combat.overlaps,
            overlap: self.overlap_bonus(state, &combat),
            escape: self.may_retreat(state, &combat).iter().collect(),
            step: combat_step(state.step),
            attacker_bonus: combat.attacker.card.map(|_| show(known.attacker)),
            defender_bonus: (asked || combat.defender.card.is_some()).then(|| show(known.defender)),
            front: combat.front.or_else(|| if units.is_two() { None } else { units.iter().next() }),
            odds: if shown { Vec::new() } else { self.odds(state, &known) },
        }
    }

    /// The strengths for each unit that can be the defender's front.
    fn odds(&self, state: &State, combat: &Combat) -> Vec<Odds> {
        let fronts = state.at(enemy(state.active), combat.target).faces();
        let odds = |front: Face| Odds {
            front,
            attack: strength(|add| self.attack(state, combat, front, add)),
            defence: strength(|add| self.defence(state, combat, front, add)),
            spear: front.kind() == Kind::Spear,
        };
        fronts.map(odds).collect()
    }

    /// The attacks, or the flank attacks, that the active player may declare now.
    fn show_attacks(&self, state: &State) -> Vec<SeenAttack> {
        if !matches!(state.step, Step::Actions | Step::Flank) {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.legal_declarations(state, &mut legal);
        legal.into_iter().filter_map(|action| self.show_attack(state, action)).collect()
    }

    fn show_attack(&self, state: &State, action: Action) -> Option<SeenAttack> {
        let combat = match action.0 {
            Choice::Attack(column, lead) => Combat::new(false, column, column, lead),
            Choice::Flank { target, launch, lead } => Combat::new(true, target, launch, lead),
            _ => return None,
        };
        let open = self.overlap_is_open(&combat);
        Some(SeenAttack {
            action: self.notation(action),
            flank: combat.flank,
            target: combat.target.number(),
            launch: combat.launch.number(),
            lead: combat.lead,
            escape: self.may_retreat(state, &combat).iter().collect(),
            overlap: if open { self.overlap_bonus(state, &combat) } else { 0 },
            odds: self.odds(state, &combat),
        })
    }
}

fn show_kind(kind: Kind) -> SeenKind {
    let print = kind.print();
    SeenKind {
        kind,
        code: print.code.into(),
        unit: kind.is_unit(),
        cost: print.cost,
        flank: print.flank,
        value: print.value,
        victory: print.victory,
        copies: print.copies.iter().sum(),
        against: print.against.iter().map(|(kind, value)| SeenModifier { kind: *kind, value: *value }).collect(),
    }
}

/// Terrain, control (FOG-6.2) and units, which stand face up (FOG-4.21).
fn show_column(state: &State, column: Column) -> SeenColumn {
    let units = |seat: usize| Pair::iter(state.units[seat][column.index()]).collect();
    SeenColumn {
        number: column.number(),
        terrain: state.terrain[column.index()],
        control: state.control[column.index()].seat(),
        flank: column.is_flank(),
        units: [units(0), units(1)],
    }
}

fn phase(state: &State) -> Phase {
    match state.step {
        Step::Terrain | Step::TerrainTie(_) | Step::Deal(_) | Step::FirstPlayer => Phase::SetUp,
        Step::Pack(_) | Step::Draft => Phase::Draft,
        Step::AdvanceDiscard(_) => Phase::Advance,
        Step::Flank => Phase::FlankAttacks,
        Step::Draw | Step::Limit | Step::Take(Taking::Draw(_)) => Phase::DrawCards,
        Step::Over(_) => Phase::Over,
        _ if state.combat.is_some_and(|combat| combat.flank) => Phase::FlankAttacks,
        _ => Phase::PlayerActions,
    }
}

const fn combat_step(step: Step) -> CombatStep {
    match step {
        Step::AttackerBonus | Step::Take(Taking::AttackerBonus) => CombatStep::AttackerBonus,
        Step::Retreat => CombatStep::Retreat,
        Step::Lose => CombatStep::GiveUp,
        Step::DefenderBonus | Step::Take(Taking::DefenderBonus) => CombatStep::DefenderBonus,
        Step::Front => CombatStep::Front,
        _ => CombatStep::Settled,
    }
}
