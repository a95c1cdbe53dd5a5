//! What the conformance suite needs to know of this game.

use quincunx_engine::{Actor, Conformance, OptionInfo, Rules, Seat, below};
use rand_core::Rng;

use crate::components::card::{FACES, Face, Kind};
use crate::components::cards::Cards;
use crate::components::field::{Column, Pair, Terrain};
use crate::rules::FieldOfGlory;
use crate::rules::action::{Action, Choice};
use crate::rules::draft::KEPT;
use crate::rules::event::Event;
use crate::rules::options::{
    DefenderBonusCard, DiscardPileView, FlankAttackOverlap, FlankAttackSequence, FullRetreatCost, Options,
    OverlapPerAttack, ShuffleEndTiming, TerrainLayoutTie, UnitModifierScope,
};
use crate::rules::resample::{hidden_bonus, located};
use crate::rules::state::BonusFrom;
use crate::rules::state::Ending;
use crate::rules::state::{State, is_drafting, seats};
use crate::rules::strength::PartKind;

/// The options with the other value everywhere.
const OTHERS: Options = Options {
    unit_modifier_scope: UnitModifierScope::BothLeads,
    full_retreat_cost: FullRetreatCost::DiscardOneOnlyIfTwo,
    defender_bonus_card: DefenderBonusCard::Mandatory,
    shuffle_end_timing: ShuffleEndTiming::EndOfRound,
    terrain_layout_tie: TerrainLayoutTie::Random,
    flank_attack_sequence: FlankAttackSequence::AsAttack,
    flank_attack_overlap: FlankAttackOverlap::Allowed,
    overlap_per_attack: OverlapPerAttack::Any,
    discard_pile_view: DiscardPileView::Both,
};

impl Conformance for FieldOfGlory {
    fn samples() -> Vec<Options> {
        let rules = Options::default();
        vec![
            rules,
            OTHERS,
            Options { flank_attack_overlap: FlankAttackOverlap::Allowed, ..rules },
            Options { flank_attack_sequence: FlankAttackSequence::RetreatFirst, ..OTHERS },
        ]
    }

    fn offered() -> &'static [OptionInfo] {
        Options::LIST
    }

    fn any_action(&self, rng: &mut impl Rng) -> Action {
        let mut up_to = |total: u32| below(rng, total) as u8;
        let mut face = || Face(up_to(FACES as u32));
        let (card, other) = (face(), face());
        let unit = Face(up_to(25));
        let mut column = || Column::new(1 + up_to(5)).expect("one of five");
        let (at, beside) = (column(), column());
        let set = match up_to(4) {
            0 => Pair::two(unit, other),
            1 => Pair::one(unit),
            _ => Pair::EMPTY,
        };
        Action(match up_to(24) {
            0 => Choice::Terrain(Terrain::ALL[usize::from(up_to(4))]),
            1 => Choice::Lay(at),
            2 => Choice::Card(card),
            3 => Choice::FirstPlayer(Seat::new(usize::from(up_to(2))).expect("one of two")),
            4 => Choice::Keep(Pair::two(card, other)),
            5 => Choice::AdvanceDiscard(at, unit),
            6 => Choice::Flank { target: at, launch: beside, lead: unit },
            7 | 8 => Choice::Place { card, column: at, replaced: set },
            9 => Choice::Attack(at, unit),
            10 => Choice::Reserves,
            11 => Choice::End,
            12 => Choice::Done,
            13 => Choice::Pay(card),
            14 => Choice::Overlap,
            15 => Choice::Hand(card),
            16 => Choice::Deck,
            17 => Choice::None,
            18 => Choice::Retreat(set),
            19 => Choice::Lose(unit),
            20 => Choice::Front(unit),
            21 => Choice::Three,
            22 => Choice::Discard(card),
            _ => Choice::Limit(card),
        })
    }

    /// Set-up and draft have some 150 entries; a game has at most 40 turns (FOG-5.9). In a turn each of at most 15 hand cards is
    /// placed or paid once, and each combat takes a unit away for at most eight entries. One undo in eight is made and played
    /// again.
    fn bound(&self) -> u32 {
        200 + 40 * 200
    }

    fn total(&self) -> (i32, u32) {
        (1, 1)
    }

    fn goals() -> Vec<String> {
        let words = [
            "keep",
            "advance_discard",
            "flank",
            "place",
            "attack",
            "reserves",
            "end",
            "done",
            "pay",
            "overlap",
            "hand",
            "deck",
            "none",
            "retreat",
            "lose",
            "front",
            "three",
            "discard",
            "limit",
            "lay",
        ];
        let more = [
            "replaced one",
            "replaced two",
            "flank from beside",
            "flank from the target",
            "attack won",
            "attack lost",
            "flank attack won",
            "flank attack lost",
            "tie",
            "spear",
            "pike pair",
            "full retreat of an attack",
            "full retreat of a flank attack",
            "rampage",
            "overlap in a flank attack",
            "two overlaps",
            "overlap counts",
            "run-out 1",
            "run-out 2",
            "run-out 3",
        ];
        let faces = || Face::all().map(|face| face.to_string());
        let units = Face::all().filter(|face| face.kind().is_unit()).map(|face| format!("unit {face}"));
        let terrains = Terrain::ALL.map(|terrain| format!("fight in {}", terrain.word()));
        let endings = [Ending::Columns, Ending::Majority, Ending::VictoryPoints, Ending::Drawn]
            .map(|ending| format!("{ending:?}"));
        let words = words.iter().chain(&more).map(|goal| (*goal).to_owned());
        words
            .chain(faces().map(|face| format!("paid {face}")))
            .chain(faces().map(|face| format!("bonus {face}")))
            .chain(faces().map(|face| format!("given for cards {face}")))
            .chain(units)
            .chain(terrains)
            .chain(endings)
            .collect()
    }

    fn reached(&self, before: &State, _: Actor, action: Action, events: &[Event], goal: &mut impl FnMut(&str)) {
        let notation = self.notation(action);
        goal(notation.split('(').next().unwrap_or_default());
        if let Choice::Place { replaced, .. } = action.0 {
            match replaced.len() {
                0 => {}
                1 => goal("replaced one"),
                _ => goal("replaced two"),
            }
        }
        let flank = before.combat.is_some_and(|combat| combat.flank);
        for event in events {
            match event {
                Event::FlankAttack { target, launch, .. } => {
                    goal(if target == launch { "flank from the target" } else { "flank from beside" });
                }
                Event::Overlap { bonus, .. } => {
                    if flank {
                        goal("overlap in a flank attack");
                    }
                    if *bonus > 0 {
                        goal("overlap counts");
                    }
                    if before.fight().overlaps > 0 {
                        goal("two overlaps");
                    }
                }
                Event::Compared { attacker, attack, winner, spear, .. } => {
                    let won = *winner == Some(*attacker);
                    goal(match (flank, winner) {
                        (_, None) => "tie",
                        (true, _) if won => "flank attack won",
                        (true, _) => "flank attack lost",
                        (false, _) if won => "attack won",
                        (false, _) => "attack lost",
                    });
                    if *spear {
                        goal("spear");
                    }
                    if attack.parts.iter().any(|part| part.part == PartKind::PikePair) {
                        goal("pike pair");
                    }
                    let terrain = before.terrain[before.fight().target.index()].map_or("", Terrain::word);
                    goal(&format!("fight in {terrain}"));
                }
                Event::FullRetreat { .. } => {
                    goal(if flank { "full retreat of a flank attack" } else { "full retreat of an attack" });
                }
                Event::Rampage { card: Some(_), .. } => goal("rampage"),
                Event::Bonus { from: BonusFrom::Hand | BonusFrom::Deck, card: Some(face), .. } => {
                    goal(&format!("bonus {face}"));
                }
                Event::Paid { card, .. } => goal(&format!("paid {card}")),
                Event::GaveForCards { card, .. } => goal(&format!("given for cards {card}")),
                Event::Placed { card, .. } => goal(&format!("unit {card}")),
                Event::RunOut { number, .. } => goal(&format!("run-out {number}")),
                Event::Ended { ending, .. } => goal(&format!("{ending:?}")),
                _ => {}
            }
        }
    }

    /// FOG-2.48, FOG-4.5, FOG-4.6.
    fn invariant(&self, state: &State) -> Result<(), String> {
        for seat in seats() {
            let player = &state.players[seat.index()];
            if is_drafting(state.step) {
                let seen = player.deck.len() + player.pack.len() + 2 * player.kept.len();
                if seen != Cards::SET.len() {
                    return Err(format!("{seen} cards in the draft"));
                }
                continue;
            }
            let bonus = hidden_bonus(state, seat).and_then(|bonus| bonus.card);
            let cards = player.hand.into_iter().chain(player.deck).chain(located(state, seat)).chain(bonus);
            let count = cards.clone().count();
            if count != usize::from(KEPT) {
                return Err(format!("{count} cards"));
            }
            if let Some(face) =
                Face::all().find(|face| cards.clone().filter(|card| card == face).count() > face.copies().into())
            {
                return Err(format!("too many {face}"));
            }
            let stands = |units: &Pair| {
                let mut units = units.iter();
                units.next().zip(units.next()).is_none_or(|(a, b)| Kind::pairs_with(a.kind(), b.kind()))
            };
            if !state.units[seat.index()].iter().all(stands) {
                return Err(format!("{:?} stand together", state.units[seat.index()]));
            }
        }
        Ok(())
    }
}
