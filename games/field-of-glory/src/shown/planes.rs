//! The view as numbers. What each attack would come to is left out: it follows from the units and the terrain.

use quincunx_engine::{Cell, Extent, Observe, Observer, Planes, Seat, Seen};

use crate::components::card::{FACES, Face};
use crate::components::field::{Column, Terrain};
use crate::rules::FieldOfGlory;
use crate::rules::state::{State, Step, seats};
use crate::shown::view::{SeenCombat, SeenPlayer, View};

/// The most copies of a face that a player's cards are told as.
const COPIES: u8 = 8;

/// The most cards of a pile that are told, and the most victory points.
const CARDS: u8 = 100;

/// The most turns that are told.
const TURNS: u8 = 100;

/// The most units of a player in a column (FOG-4.1).
const UNITS: u8 = 2;

/// So much is added to a strength, which may be negative (FOG-N13).
const BELOW: i8 = 10;

/// The most that a strength is told as.
const STRENGTH: u8 = 40;

const COLUMNS: usize = Column::COUNT;

impl Observe for FieldOfGlory {
    const OBSERVATION_VERSION: u32 = 1;

    fn observe<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        self.observe_turn(seen, planes);
        self.observe_columns(seen, planes);
        self.observe_players(seen, planes);
        self.observe_placing(seen, planes);
        self.observe_combat(seen, planes);
        let ending = seen.view.ending.as_ref();
        let meaning =
            "how the game ended: by terrain in the Victory Check; by run-outs: terrain, victory points, drawn";
        planes.plane("ending", meaning, [4], 1, |cells| {
            ending.iter().for_each(|ending| cells.mark([ending.reason as usize]));
        });
        planes.plane("winner", "player", [2], 1, |cells| {
            let winner = ending.and_then(|ending| ending.winner);
            winner.iter().for_each(|seat| cells.mark([seen.place(self, *seat)]));
        });
    }

    fn glance(&self, state: &State, observer: Observer) -> View {
        self.show(state, observer, Extent::Planes)
    }
}

/// The decisions, in the order of section 8 of the rules; where chance decides, none.
const fn question(step: Step) -> Option<usize> {
    Some(match step {
        Step::Draft => 0,
        Step::AdvanceDiscard(_) => 1,
        Step::Flank => 2,
        Step::Actions => 3,
        Step::Placing => 4,
        Step::Paying => 5,
        Step::AttackerBonus => 6,
        Step::Retreat => 7,
        Step::Lose => 8,
        Step::DefenderBonus => 9,
        Step::Front => 10,
        Step::Draw => 11,
        Step::Limit => 12,
        _ => return None,
    })
}

/// The place of a column among the columns.
fn place(number: u8) -> usize {
    usize::from(number) - 1
}

impl FieldOfGlory {
    fn observe_turn<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let view = seen.view;
        planes.plane("turn", "its number, both players' counted together", [1], TURNS, |cells| {
            cells.count([0], view.turn);
        });
        planes.plane("first player", "player", [2], 1, |cells| {
            view.first_player.iter().for_each(|seat| cells.mark([seen.place(self, *seat)]));
        });
        planes.plane("active player", "player", [2], 1, |cells| {
            view.active.iter().for_each(|seat| cells.mark([seen.place(self, *seat)]));
        });
        let meaning = "set-up, draft, advance, flank attacks, player actions, draw cards, over";
        planes.plane("phase", meaning, [7], 1, |cells| cells.mark([view.phase as usize]));
        let meaning = "what is decided: draft, discard for an advance, flank pair, action, placing, paying, the attacker's bonus, retreat, \
                       unit given up, the defender's bonus, front unit, drawing, hand limit";
        planes.plane("question", meaning, [13], 1, |cells| {
            question(view.step).iter().for_each(|question| cells.mark([*question]));
        });
        planes.plane("advance", "column: a card is discarded for the advance there", [COLUMNS], 1, |cells| {
            if let Step::AdvanceDiscard(number) = view.step {
                cells.mark([place(number)]);
            }
        });
        let meaning = "target column, flanking column: they are a flank pair; it still holds";
        planes.plane("flank pairs", meaning, [COLUMNS, COLUMNS, 2], 1, |cells| {
            for pair in &view.pairs {
                cells.mark([place(pair.target), place(pair.flanking), 0]);
                cells.mark_if(pair.usable, [place(pair.target), place(pair.flanking), 1]);
            }
        });
    }

    fn observe_columns<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let columns = &seen.view.columns;
        let meaning = "column, Plain or Rough or Woods or Hill";
        planes.plane("terrain", meaning, [COLUMNS, Terrain::ALL.len()], 1, |cells| {
            for column in columns {
                column.terrain.iter().for_each(|terrain| cells.mark([place(column.number), *terrain as usize]));
            }
        });
        planes.plane("control", "column, player", [COLUMNS, 2], 1, |cells| {
            for column in columns {
                column.control.iter().for_each(|seat| cells.mark([place(column.number), seen.place(self, *seat)]));
            }
        });
        planes.plane("flank columns", "column", [COLUMNS], 1, |cells| {
            columns.iter().for_each(|column| cells.mark_if(column.flank, [place(column.number)]));
        });
        planes.plane("units", "column, player, card", [COLUMNS, 2, FACES], UNITS, |cells| {
            for column in columns {
                for (seat, units) in seats().zip(&column.units) {
                    let at = |face: &Face| [place(column.number), seen.place(self, seat), usize::from(face.0)];
                    units.iter().for_each(|face| cells.mark(at(face)));
                }
            }
        });
    }

    fn observe_players<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let players = || seats().map(|seat| seen.place(self, seat)).zip(&seen.view.players);
        let meaning = "player: cards in hand, deck and discard pile; victory points, run-outs, terrain cards, packs of the draft done";
        planes.plane("counts", meaning, [2, 7], CARDS, |cells| {
            for (place, player) in players() {
                let SeenPlayer { hand_size, deck_size, discard_size, victory_points, run_outs, columns, packs, .. } =
                    *player;
                let counts = [hand_size, deck_size, discard_size, victory_points, run_outs, columns, packs];
                counts.into_iter().enumerate().for_each(|(which, count)| cells.count([place, which], count));
            }
        });
        type Pile = fn(&SeenPlayer) -> &[Face];
        let piles: [(&'static str, &'static str, Pile); 6] = [
            ("hand", "player, card: in hand, if it is seen", |player| player.hand.as_deref().unwrap_or_default()),
            ("deck", "player, card: in the deck, if it is seen", |player| player.deck.as_deref().unwrap_or_default()),
            ("discard", "player, card: on the discard pile, if it may be looked through", |player| {
                player.discard.as_deref().unwrap_or_default()
            }),
            ("victory", "player, card: on the victory pile", |player| &player.victory),
            ("pack", "player, card: in the pack of the draft, if it is seen", |player| {
                player.pack.as_deref().unwrap_or_default()
            }),
            ("drafted", "player, card: kept in the draft, if it is seen", |player| {
                player.kept.as_deref().unwrap_or_default()
            }),
        ];
        for (name, meaning, pile) in piles {
            planes.plane(name, meaning, [2, FACES], COPIES, |cells| {
                for (place, player) in players() {
                    pile(player).iter().for_each(|face| cells.mark([place, usize::from(face.0)]));
                }
            });
        }
        planes.plane("top of the discard pile", "player, card", [2, FACES], 1, |cells| {
            for (place, player) in players() {
                player.discard_top.iter().for_each(|face| cells.mark([place, usize::from(face.0)]));
            }
        });
    }

    fn observe_placing<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let placing = seen.view.placing.as_ref();
        planes.plane("placing", "the price so far, what is paid, whether it is being paid", [3], CARDS, |cells| {
            if let Some(placing) = placing {
                cells.count([0], placing.price);
                cells.count([1], placing.paid);
                cells.mark_if(placing.paying, [2]);
            }
        });
        planes.plane("stood", "column, card: stood there before the placing", [COLUMNS, FACES], UNITS, |cells| {
            for (column, units) in placing.iter().flat_map(|placing| placing.stood.iter().enumerate()) {
                units.iter().for_each(|face| cells.mark([column, usize::from(face.0)]));
            }
        });
    }

    fn observe_combat<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let combat = seen.view.combat.as_ref();
        let attacker = |seat: Seat| seen.place(self, seat);
        planes.plane("attacker", "player", [2], 1, |cells| {
            combat.iter().for_each(|combat| cells.mark([attacker(combat.attacker)]));
        });
        let meaning = "combat: a flank attack; what is decided: the attacker's bonus, retreat, unit given up, the defender's bonus, front unit, \
                       nothing more";
        planes.plane("combat", meaning, [7], 1, |cells| {
            if let Some(combat) = combat {
                cells.mark_if(combat.flank, [0]);
                cells.mark([1 + combat.step as usize]);
            }
        });
        planes.plane("combat columns", "target or launching, column", [2, COLUMNS], 1, |cells| {
            if let Some(combat) = combat {
                cells.mark([0, place(combat.target)]);
                cells.mark([1, place(combat.launch)]);
            }
        });
        planes.plane("overlaps", "Overlap cards played, what one brings", [2], COPIES, |cells| {
            if let Some(combat) = combat {
                cells.count([0], combat.overlaps);
                cells.count([1], combat.overlap);
            }
        });
        let meaning = "lead unit, front unit, units that may retreat, the attacker's bonus card, the defender's; card";
        planes.plane("combat cards", meaning, [5, FACES], UNITS, |cells| {
            let Some(SeenCombat { lead, front, escape, attacker_bonus, defender_bonus, .. }) = combat else { return };
            let bonuses = [attacker_bonus, defender_bonus].map(|bonus| bonus.as_ref().and_then(|bonus| bonus.card));
            let single = [Some(*lead), *front, None, bonuses[0], bonuses[1]];
            for (which, face) in single.iter().enumerate() {
                face.iter().for_each(|face| cells.mark([which, usize::from(face.0)]));
            }
            escape.iter().for_each(|face| cells.mark([2, usize::from(face.0)]));
        });
        let meaning = "the attacker's or the defender's; from nowhere, from the hand, from the deck";
        planes.plane("bonus cards", meaning, [2, 3], 1, |cells| {
            if let Some(combat) = combat {
                let bonuses = [&combat.attacker_bonus, &combat.defender_bonus];
                for (whose, bonus) in bonuses.into_iter().enumerate() {
                    bonus.iter().for_each(|bonus| cells.mark([whose, bonus.from as usize]));
                }
            }
        });
        let meaning = "card that may be in front: the attacker's strength then and the defender's, each and 10; the defender wins a tie";
        planes.plane("strengths", meaning, [FACES, 3], STRENGTH, |cells| {
            let told = |total: i8| total.saturating_add(BELOW).unsigned_abs();
            for odds in combat.iter().flat_map(|combat| &combat.odds) {
                let front = usize::from(odds.front.0);
                cells.count([front, 0], told(odds.attack.total));
                cells.count([front, 1], told(odds.defence.total));
                cells.mark_if(odds.spear, [front, 2]);
            }
        });
    }
}
