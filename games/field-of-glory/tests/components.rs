//! The cards in the box (FOG-2.1 to 2.11), as numbers.

use std::collections::BTreeMap;

use field_of_glory::{Face, FieldOfGlory, INFO, Kind, Options, Print, Terrain};
use quincunx_engine::prelude::*;

/// Every physical card of a set.
fn set() -> Vec<Face> {
    Face::all().flat_map(|face| std::iter::repeat_n(face, face.copies().into())).collect()
}

fn units() -> impl Iterator<Item = Face> {
    set().into_iter().filter(|face| face.kind().is_unit())
}

fn total(of: impl Fn(&Print) -> u8) -> u32 {
    set().iter().map(|face| u32::from(of(face.kind().print()))).sum()
}

/// How many cards have which value.
fn counted(values: impl IntoIterator<Item = u8>) -> BTreeMap<u8, u32> {
    let mut counted = BTreeMap::new();
    values.into_iter().for_each(|value| *counted.entry(value).or_insert(0) += 1);
    counted
}

/// Table 2.8 with the cards of 2.9: code, copies, movement cost, flank penalty, combat value, VP, CP of the copies,
/// modifiers.
///
/// Holds: FOG-2.4, FOG-2.8, FOG-2.9, FOG-2.10.
#[test]
fn the_card_table() {
    use Kind::*;
    type Row = (&'static str, Kind, [u8; 5], &'static [u8], &'static [(Kind, i8)]);
    let table: [Row; 12] = [
        ("HI", HeavyInfantry, [6, 4, 2, 4, 2], &[2, 2, 3, 3, 4, 4], &[(Cavalry, -2)]),
        ("MI", MediumInfantry, [8, 3, 1, 3, 1], &[2, 2, 3, 3, 3, 4, 4, 4], &[]),
        ("LI", LightInfantry, [6, 1, 0, 1, 0], &[2, 2, 3, 3, 4, 4], &[(Elephants, 3)]),
        ("PK", Pike, [3, 5, 3, 4, 2], &[2, 3, 4], &[]),
        ("SP", Spear, [3, 5, 3, 4, 3], &[2, 3, 4], &[(Cavalry, -1)]),
        ("AR", Archers, [2, 2, 0, 0, 0], &[2, 3], &[]),
        ("CV", Cavalry, [6, 2, 0, 3, 1], &[2, 2, 3, 3, 4, 4], &[(Elephants, -2), (Pike, -1)]),
        ("LC", LightCavalry, [4, 0, 0, 1, 0], &[2, 3, 3, 4], &[]),
        ("EL", Elephants, [2, 5, 3, 5, 3], &[2, 3], &[(LightInfantry, -4)]),
        ("CO", Commander, [5, 0, 0, 0, 0], &[5, 5, 5, 5, 5], &[]),
        ("OV", Overlap, [2, 0, 0, 0, 0], &[2, 2], &[]),
        ("RS", Reserves, [1, 0, 0, 0, 0], &[2], &[]),
    ];
    assert_eq!(Kind::ALL.len(), table.len());
    for (kind, (code, named, [copies, cost, flank, value, victory], points, against)) in
        Kind::ALL.into_iter().zip(table)
    {
        let print = kind.print();
        let cards: Vec<Face> = set().into_iter().filter(|face| face.kind() == kind).collect();
        assert_eq!((print.code, kind), (code, named));
        assert_eq!(cards.len(), usize::from(copies), "{code}");
        assert_eq!(print.copies.iter().sum::<u8>(), copies, "{code}");
        assert_eq!([print.cost, print.flank, print.value, print.victory], [cost, flank, value, victory], "{code}");
        assert_eq!(cards.iter().map(|face| face.points()).collect::<Vec<_>>(), points, "{code}");
        assert_eq!(print.against, against, "{code}");
    }
}

/// Holds: FOG-X63, FOG-2.1, FOG-2.2, FOG-2.3, FOG-2.5, FOG-2.6, FOG-2.7, FOG-N21.
#[test]
fn the_counts() {
    let of = |is: fn(Kind) -> bool| set().iter().filter(|face| is(face.kind())).count();
    assert_eq!(INFO.seats, [2, 2]);
    assert_eq!(Kind::ALL.into_iter().filter(|kind| kind.is_unit()).count(), 9);
    assert_eq!(units().count(), 40);
    assert_eq!(of(|kind| kind == Kind::Commander), 5);
    assert_eq!(of(|kind| matches!(kind, Kind::Overlap | Kind::Reserves)), 3);
    assert_eq!(set().len(), 48);
    assert_eq!(Face::all().count(), 28);
    let terrain: usize = Terrain::ALL.iter().map(|terrain| usize::from(terrain.copies())).sum();
    assert_eq!(2 * (set().len() + 1) + terrain, 107, "with a shuffle card for each player");
    let points = |cards: &mut dyn Iterator<Item = Face>| cards.map(|face| u32::from(face.points())).sum::<u32>();
    assert_eq!(points(&mut set().into_iter()), 150);
    assert_eq!(points(&mut units()), 119);
    assert_eq!(total(|print| print.victory), 47);
    assert_eq!(total(|print| print.value), 110);
    assert_eq!(total(|print| print.cost), 110);
    assert_eq!(total(|print| print.flank), 44);
    let table = |rows: &[(u8, u32)]| rows.iter().copied().collect::<BTreeMap<_, _>>();
    assert_eq!(counted(set().iter().map(|face| face.points())), table(&[(2, 16), (3, 15), (4, 12), (5, 5)]));
    let print = |of: fn(&Print) -> u8| move |face: Face| of(face.kind().print());
    assert_eq!(
        counted(set().into_iter().map(print(|print| print.victory))),
        table(&[(0, 20), (1, 14), (2, 9), (3, 5)])
    );
    let costs = table(&[(0, 4), (1, 6), (2, 8), (3, 8), (4, 6), (5, 8)]);
    assert_eq!(counted(units().map(print(|print| print.cost))), costs);
    let values = table(&[(0, 2), (1, 10), (3, 14), (4, 12), (5, 2)]);
    assert_eq!(counted(units().map(print(|print| print.value))), values);
}

/// Holds: FOG-2.1, FOG-2.30.
#[test]
fn both_players_begin_with_the_same_set() {
    let game = FieldOfGlory::new(&Options::default()).unwrap();
    let [red, blue] =
        [0, 1].map(|seat| game.view(&game.start(), game.everything(&game.start())).players.swap_remove(seat).deck);
    assert_eq!(red, Some(set()));
    assert_eq!(blue, red);
}

/// Holds: FOG-2.11, FOG-N19.
#[test]
fn the_terrain_cards() {
    use Terrain::*;
    assert_eq!(
        Terrain::ALL.map(|terrain| (terrain, terrain.copies())),
        [(Plain, 6), (Rough, 1), (Woods, 1), (Hill, 1)]
    );
}

/// Of the 45 unordered pairs of unit types 18 are legal: nine of equal types, Light Infantry with Elephants, and Archers
/// with each of the eight other types. Nothing stands with a card that is no unit.
///
/// Holds: FOG-4.6, FOG-2.10.
#[test]
fn who_may_stand_together() {
    let legal = |a: Kind, b: Kind| {
        let archers = a == Kind::Archers || b == Kind::Archers;
        let elephants = [a, b].contains(&Kind::Elephants) && [a, b].contains(&Kind::LightInfantry);
        a.is_unit() && b.is_unit() && (a == b || archers || elephants)
    };
    let pairs = || Kind::ALL.into_iter().flat_map(|a| Kind::ALL.into_iter().map(move |b| (a, b)));
    for (a, b) in pairs() {
        assert_eq!(a.pairs_with(b), legal(a, b), "{a:?} with {b:?}");
    }
    assert_eq!(pairs().filter(|(a, b)| a <= b && a.pairs_with(*b)).count(), 18);
}
