//! The position as it is written down in scenarios, and what is checked when it is read.

use std::collections::BTreeMap;

use quincunx_engine::{Clause, Fault, Message, Seat};
use serde::{Deserialize, Serialize};

use crate::components::card::Face;
use crate::components::cards::Cards;
use crate::components::field::{Column, Control, Pair, Terrain};
use crate::rules::FieldOfGlory;
use crate::rules::draft::{KEPT, PACK};
use crate::rules::resample::{hidden_bonus, located};
use crate::rules::state::BonusFrom;
use crate::rules::state::{Bonus, Combat, Memory, Placing, Player, State, Step, Taking, enemy, is_drafting, seats};
use crate::rules::turn::{HAND, MOST_HAND};

/// An arrangement as it is written down. Columns are numbered from 1, lists by seat have Red first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    step: Step,
    first_player: Seat,
    active: Seat,
    turn: u8,
    columns: BTreeMap<u8, ColumnSetup>,
    players: [PlayerSetup; 2],
    /// Target and flanking column.
    pairs: Vec<[u8; 2]>,
    placing: Option<PlacingSetup>,
    combat: Option<CombatSetup>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ColumnSetup {
    terrain: Option<Terrain>,
    control: Control,
    units: [Vec<Face>; 2],
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerSetup {
    hand: Vec<Face>,
    deck: Vec<Face>,
    /// The top card last.
    discard: Vec<Face>,
    victory: Vec<Face>,
    run_outs: u8,
    pack: Vec<Face>,
    kept: Vec<Face>,
    /// If it is left out after a run-out, the deck is known and the hand is not.
    #[serde(default)]
    memory: Option<MemorySetup>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MemorySetup {
    shuffled: Vec<Face>,
    held: Vec<Face>,
    shown: Vec<Face>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacingSetup {
    price: u8,
    paid: u8,
    stood: BTreeMap<u8, Vec<Face>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CombatSetup {
    flank: bool,
    target: u8,
    launch: u8,
    lead: Face,
    #[serde(default)]
    overlaps: u8,
    #[serde(default)]
    attacker: BonusSetup,
    #[serde(default)]
    defender: BonusSetup,
    #[serde(default)]
    front: Option<Face>,
    #[serde(default)]
    loser: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusSetup {
    from: BonusFrom,
    #[serde(default)]
    card: Option<Face>,
}

impl Default for BonusSetup {
    fn default() -> Self {
        Self { from: BonusFrom::Nowhere, card: None }
    }
}

fn list(cards: Cards) -> Vec<Face> {
    cards.into_iter().collect()
}

fn bad(clause: &'static str, key: &'static str) -> Fault {
    Fault::new(Clause(clause), Message::new(key))
}

const fn is_seat(seat: Seat) -> bool {
    seat.index() < 2
}

fn check(holds: bool, clause: &'static str, key: &'static str) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(bad(clause, key)) }
}

/// The cards of a list, unless a face stands in it too often.
fn cards(faces: &[Face]) -> Result<Cards, Fault> {
    let mut cards = Cards::EMPTY;
    add(&mut cards, faces.iter().copied())?;
    Ok(cards)
}

fn add(cards: &mut Cards, faces: impl IntoIterator<Item = Face>) -> Result<(), Fault> {
    for face in faces {
        check(cards.of(face) < face.copies(), "FOG-2.8", "fault-position-cards")?;
        cards.add(face);
    }
    Ok(())
}

fn column(number: u8) -> Result<Column, Fault> {
    Column::new(number).ok_or_else(|| bad("FOG-2.20", "fault-position-columns"))
}

fn units(faces: &[Face]) -> Result<Pair, Fault> {
    let fits = match faces {
        [] => true,
        [one] => one.kind().is_unit(),
        [a, b] => a.kind().pairs_with(b.kind()),
        _ => false,
    };
    check(fits, "FOG-4.6", "fault-position-units")?;
    Ok(faces.iter().fold(Pair::EMPTY, |pair, face| pair.with(*face)))
}

impl Setup {
    /// The arrangement of a state.
    pub(crate) fn of(state: &State) -> Self {
        let column = |column: Column| {
            let units = |seat| state.at(seat, column).iter().collect();
            let written = ColumnSetup {
                terrain: state.terrain[column.index()],
                control: state.control[column.index()],
                units: [0, 1].map(|seat| units(Seat::new(seat).expect("there are two seats"))),
            };
            (column.number(), written)
        };
        let placing = || PlacingSetup {
            price: state.placing.price,
            paid: state.placing.paid,
            stood: Column::all()
                .map(|column| (column.number(), state.placing.stood[column.index()].iter().collect()))
                .collect(),
        };
        Self {
            step: state.step,
            first_player: state.first,
            active: state.active,
            turn: state.turn,
            columns: Column::all().map(column).collect(),
            players: state.players.each_ref().map(PlayerSetup::of),
            pairs: state.pairs.iter().map(|(target, flanking)| [target.number(), flanking.number()]).collect(),
            placing: is_placing(state.step).then(placing),
            combat: state.combat.as_ref().map(CombatSetup::of),
        }
    }
}

impl PlayerSetup {
    fn of(player: &Player) -> Self {
        let Memory { shuffled, held, shown } = player.memory;
        let mut discard = player.discard;
        player.top.iter().for_each(|top| discard.remove(*top));
        Self {
            hand: list(player.hand),
            deck: list(player.deck),
            discard: discard.into_iter().chain(player.top).collect(),
            victory: list(player.victory),
            run_outs: player.run_outs,
            pack: list(player.pack),
            kept: list(player.kept),
            memory: (player.run_outs > 0).then(|| MemorySetup {
                shuffled: list(shuffled),
                held: list(held),
                shown: list(shown),
            }),
        }
    }

    fn read(&self, deck_bonus: Option<Face>) -> Result<Player, Fault> {
        let deck = cards(&self.deck)?;
        let memory = match &self.memory {
            Some(MemorySetup { shuffled, held, shown }) => {
                Memory { shuffled: cards(shuffled)?, held: cards(held)?, shown: cards(shown)? }
            }
            None if self.run_outs > 0 => {
                let mut shuffled = deck;
                add(&mut shuffled, deck_bonus)?;
                Memory { shuffled, ..Memory::default() }
            }
            None => Memory::default(),
        };
        Ok(Player {
            hand: cards(&self.hand)?,
            deck,
            discard: cards(&self.discard)?,
            top: self.discard.last().copied(),
            victory: cards(&self.victory)?,
            run_outs: self.run_outs,
            pack: cards(&self.pack)?,
            kept: cards(&self.kept)?,
            memory,
        })
    }
}

impl CombatSetup {
    fn of(combat: &Combat) -> Self {
        let bonus = |bonus: Bonus| BonusSetup { from: bonus.from, card: bonus.card };
        Self {
            flank: combat.flank,
            target: combat.target.number(),
            launch: combat.launch.number(),
            lead: combat.lead,
            overlaps: combat.overlaps,
            attacker: bonus(combat.attacker),
            defender: bonus(combat.defender),
            front: combat.front,
            loser: combat.loser,
        }
    }

    fn read(&self) -> Result<Combat, Fault> {
        let bonus = |bonus: &BonusSetup| {
            check((bonus.from == BonusFrom::Nowhere) == bonus.card.is_none(), "FOG-4.34", "fault-position-combat")?;
            Ok(Bonus { from: bonus.from, card: bonus.card })
        };
        check(self.loser.is_none_or(is_seat), "FOG-2.1", "fault-position-seats")?;
        Ok(Combat {
            flank: self.flank,
            target: column(self.target)?,
            launch: column(self.launch)?,
            lead: self.lead,
            overlaps: self.overlaps,
            attacker: bonus(&self.attacker)?,
            defender: bonus(&self.defender)?,
            front: self.front,
            loser: self.loser,
        })
    }
}

const fn is_placing(step: Step) -> bool {
    matches!(step, Step::Placing | Step::Paying)
}

const fn is_combat(step: Step) -> bool {
    matches!(
        step,
        Step::AttackerBonus
            | Step::Retreat
            | Step::Lose
            | Step::DefenderBonus
            | Step::Front
            | Step::Take(Taking::AttackerBonus | Taking::DefenderBonus | Taking::Rampage)
    )
}

impl FieldOfGlory {
    /// The state of an arrangement, if a game can come to it. Cards may be missing: a scenario need not say where all 24 are.
    pub(crate) fn set_up(&self, setup: &Setup) -> Result<State, Fault> {
        check(is_seat(setup.active) && is_seat(setup.first_player), "FOG-2.1", "fault-position-seats")?;
        let combat = setup.combat.as_ref().map(CombatSetup::read).transpose()?;
        let bonus_of = |seat: usize| {
            let attacks = seat == setup.active.index();
            combat.map_or(Bonus::NONE, |combat| if attacks { combat.attacker } else { combat.defender })
        };
        let player = |seat: usize| {
            let bonus = bonus_of(seat);
            setup.players[seat].read(bonus.card.filter(|_| bonus.from == BonusFrom::Deck))
        };
        let mut state = State {
            step: setup.step,
            first: setup.first_player,
            active: setup.active,
            turn: setup.turn,
            combat,
            players: [player(0)?, player(1)?],
            ..self.opening()
        };
        check(setup.columns.len() == Column::COUNT, "FOG-2.20", "fault-position-columns")?;
        for (number, written) in &setup.columns {
            let index = column(*number)?.index();
            state.terrain[index] = written.terrain;
            state.control[index] = written.control;
            for (seat, faces) in written.units.iter().enumerate() {
                state.units[seat][index] = units(faces)?;
            }
        }
        for [target, flanking] in &setup.pairs {
            let (target, flanking) = (column(*target)?, column(*flanking)?);
            check(target.adjacent().any(|beside| beside == flanking), "FOG-4.81", "fault-position-pairs")?;
            state.pairs.add(target, flanking);
        }
        check(setup.placing.is_some() == is_placing(setup.step), "FOG-3.15", "fault-position-placing")?;
        if let Some(PlacingSetup { price, paid, stood }) = &setup.placing {
            state.placing = Placing { price: *price, paid: *paid, ..Placing::NONE };
            for (number, faces) in stood {
                let column = column(*number)?;
                let stood = units(faces)?;
                check(state.at(state.active, column).contains(stood), "FOG-4.8", "fault-position-placing")?;
                state.placing.stood[column.index()] = stood;
            }
        }
        self.check_terrain(&state)?;
        for seat in seats() {
            check_cards(&state, seat)?;
        }
        self.check_step(&state)?;
        Ok(state)
    }

    /// FOG-2.11, FOG-2.20.
    fn check_terrain(&self, state: &State) -> Result<(), Fault> {
        let enough = |terrain: Terrain| {
            let laid = state.terrain.iter().filter(|laid| **laid == Some(terrain)).count();
            laid + usize::from(state.step == Step::TerrainTie(terrain)) <= usize::from(terrain.copies())
        };
        let all_laid = state.terrain.iter().all(Option::is_some);
        let laying = matches!(state.step, Step::Terrain | Step::TerrainTie(_));
        check(Terrain::ALL.into_iter().all(enough) && all_laid != laying, "FOG-2.20", "fault-position-terrain")
    }

    /// What the rules rely on at each step: without it there would be nothing to decide, or nothing to decide it with.
    fn check_step(&self, state: &State) -> Result<(), Fault> {
        let (me, other) = (state.active, enemy(state.active));
        let player = state.me();
        let undrafted = |player: &Player| player.pack.is_empty() && player.kept.is_empty();
        let dealt = |player: &Player| player.pack.len() == PACK || player.kept.len() == KEPT;
        let fits = match state.step {
            Step::Terrain => state.players.iter().all(undrafted),
            Step::TerrainTie(terrain) => {
                self.places(state, terrain).count() == 2 && state.players.iter().all(undrafted)
            }
            Step::Pack(seat) => {
                is_seat(seat) && {
                    let [player, other] = [seat, enemy(seat)].map(|seat| &state.players[seat.index()]);
                    player.pack.len() < PACK && !player.deck.is_empty() && (dealt(other) || undrafted(other))
                }
            }
            Step::Draft => {
                state.players.iter().all(dealt) && state.players.iter().any(|player| player.kept.len() < KEPT)
            }
            Step::Deal(seat) => {
                let enough = |player: &Player| player.hand.len() + player.deck.len() >= HAND;
                is_seat(seat) && state.players[seat.index()].hand.len() < HAND && state.players.iter().all(enough)
            }
            Step::AdvanceDiscard(number) => Column::new(number)
                .is_some_and(|column| state.at(me, column).is_two() && state.at(other, column).is_empty()),
            Step::Flank => state.pairs.iter().any(|(target, flanking)| self.is_usable(state, target, flanking)),
            Step::Placing => player.hand.points() >= state.placing.price && state.placing.paid == 0,
            Step::Paying => {
                let Placing { price, paid, .. } = state.placing;
                paid <= player.discard.points() && paid < price && player.hand.points() >= price - paid
            }
            Step::Limit => player.hand.len() > HAND,
            Step::Take(taking) => {
                let in_order = match taking {
                    Taking::Draw(left) => (1..=5).contains(&left),
                    Taking::Reserves(left) => (1..=3).contains(&left),
                    Taking::Rampage => state.combat.is_some_and(|combat| combat.loser.is_some()),
                    Taking::AttackerBonus | Taking::DefenderBonus => true,
                };
                in_order && !state.players[self.taker(state, taking).index()].deck.is_empty()
            }
            _ => true,
        };
        check(fits, state.step.clause(), "fault-position-step")?;
        check(state.combat.is_some() == is_combat(state.step), "FOG-3.15", "fault-position-combat")?;
        let in_phase = state.step == Step::Flank || state.combat.is_some_and(|combat| combat.flank);
        check(in_phase || state.pairs.is_empty(), "FOG-4.82", "fault-position-pairs")?;
        state.combat.map_or(Ok(()), |combat| self.check_combat(state, &combat))
    }

    fn check_combat(&self, state: &State, combat: &Combat) -> Result<(), Fault> {
        let (mine, theirs) = (state.at(state.active, combat.launch), self.defenders(state));
        let beside = combat.target.adjacent().any(|column| column == combat.launch);
        let columns = combat.launch == combat.target || combat.flank && beside;
        let (attacker, defender) = (combat.attacker.card.is_some(), combat.defender.card.is_some());
        let rampage = state.step == Step::Take(Taking::Rampage);
        let settled = rampage == (combat.loser.is_some() && combat.front.is_some());
        let none_before = combat.loser.is_none() && combat.front.is_none();
        let fits = match state.step {
            Step::AttackerBonus | Step::Take(Taking::AttackerBonus) => !attacker && !defender && !theirs.is_empty(),
            Step::Retreat => !defender && !theirs.is_empty() && (self.bonus_first(combat) || !attacker),
            Step::Lose => !attacker && !defender && theirs.is_empty() && mine.is_two(),
            Step::DefenderBonus | Step::Take(Taking::DefenderBonus) => !defender && !theirs.is_empty(),
            Step::Front => theirs.is_two(),
            _ => combat.loser.is_some_and(|loser| {
                let winner = enemy(loser);
                if winner == state.active { !mine.is_empty() } else { !theirs.is_empty() }
            }),
        };
        let leads = mine.has(combat.lead) || rampage && combat.loser == Some(state.active);
        let in_front = combat.front.is_none_or(|front| theirs.has(front) || combat.loser == Some(enemy(state.active)));
        let sound = columns && settled && (rampage || none_before) && fits && leads && in_front && combat.overlaps <= 2;
        check(sound, "FOG-4.32", "fault-position-combat")
    }
}

/// FOG-2.3, FOG-2.31, FOG-2.48, and that what everybody remembers agrees with what is.
fn check_cards(state: &State, seat: Seat) -> Result<(), Fault> {
    let player = &state.players[seat.index()];
    let Player { hand, deck, pack, kept, .. } = player;
    if is_drafting(state.step) {
        let mut seen = *deck;
        add(&mut seen, pack.into_iter().chain(*kept))?;
        let whole = deck.len() + pack.len() + 2 * kept.len() == Cards::SET.len();
        let even = kept.len().is_multiple_of(2) && pack.len() <= PACK;
        let unplayed = hand.is_empty() && located(state, seat).next().is_none() && player.run_outs == 0;
        check(whole && even && unplayed, "FOG-2.31", "fault-position-draft")?;
        return check_memory(state, seat);
    }
    check(pack.is_empty() && kept.is_empty(), "FOG-2.31", "fault-position-draft")?;
    let mut all = *hand;
    add(&mut all, *deck)?;
    add(&mut all, located(state, seat))?;
    add(&mut all, hidden_bonus(state, seat).and_then(|bonus| bonus.card))?;
    check(all.len() <= KEPT, "FOG-2.48", "fault-position-cards")?;
    check(hand.len() <= MOST_HAND, "FOG-5.9", "fault-position-cards")?;
    check_memory(state, seat)
}

fn check_memory(state: &State, seat: Seat) -> Result<(), Fault> {
    let located: Cards = located(state, seat).collect();
    let player = &state.players[seat.index()];
    let Memory { shuffled, held, shown } = player.memory;
    let wrong = || bad("FOG-6.14", "fault-position-memory");
    if player.run_outs == 0 {
        return if player.memory == Memory::default() { Ok(()) } else { Err(wrong()) };
    }
    let (mut hand, mut deck) = (player.hand, player.deck);
    if let Some(Bonus { from, card: Some(card) }) = hidden_bonus(state, seat) {
        let pile = if from == BonusFrom::Hand { &mut hand } else { &mut deck };
        add(pile, [card])?;
    }
    for face in Face::all() {
        let of = |cards: Cards| i16::from(cards.of(face));
        let drawn = of(shuffled) - of(deck);
        let fresh = of(hand) + of(shown) - of(held) - drawn;
        let others = of(held) + of(shuffled) + of(located) - of(shown);
        let sound = drawn >= 0 && fresh >= 0 && of(shown) <= of(located) && others + fresh <= i16::from(face.copies());
        if !sound || of(held) > of(hand) {
            return Err(wrong());
        }
    }
    Ok(())
}
