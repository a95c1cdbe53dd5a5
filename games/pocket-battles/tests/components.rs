//! The tiles in the box (PB-2.1.2, 2.1.3) and the armies that come with it (PB-8.1.7).

use std::collections::{BTreeMap, BTreeSet};

use pocket_battles::{Army, BattleSize, Faces, Options, PocketBattles, Print, Tile, Trait};
use quincunx_checks::folder;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Observer, Seat};

fn of(army: Army) -> impl Iterator<Item = &'static Print> + Clone {
    army.tiles().map(Tile::print)
}

fn faces(faces: Faces) -> String {
    let list: Vec<String> =
        (1..=6).flat_map(|face| std::iter::repeat_n(face.to_string(), faces.of(face).into())).collect();
    if list.is_empty() { "-".into() } else { list.join(" ") }
}

fn trait_name(print: &Print, which: Trait) -> String {
    let strength = &print.strength;
    match which {
        Trait::ExtraEngagement => format!("+{} Engagement", strength.engagement),
        Trait::ExtraShooting => format!("+{} Shooting", strength.shooting),
        Trait::ExtraWounds => format!("+{} Wounds", strength.wounds),
        Trait::LongRange => "Long Range".into(),
        Trait::WideArc => "Wide Arc".into(),
        Trait::DoubleOrder => "Double Order".into(),
        named => format!("{named:?}"),
    }
}

/// Every tile is what the table of the rulebook says.
///
/// Holds: PB-2.1.3, PB-Q51.
#[test]
fn the_table_of_tiles() {
    let rules = folder::rulebook(env!("CARGO_MANIFEST_DIR"), "en").unwrap();
    let rows: BTreeMap<&str, Vec<&str>> = rules
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"))
        .map(|line| line.split(" | ").collect::<Vec<_>>())
        .filter(|cells| cells.len() == 8 && Tile::parse(cells[0]).is_some())
        .map(|cells| (cells[0], cells))
        .collect();
    assert_eq!(rows.len(), 60);
    for tile in Tile::all() {
        let print = tile.print();
        let id = tile.to_string();
        let row = &rows[id.as_str()];
        let name: String = row[1].split(' ').collect();
        assert_eq!(format!("{:?}", print.troop), name, "{id}");
        let numbers = [print.points, print.formation, print.wounds].map(|number| number.to_string());
        assert_eq!(numbers.each_ref().map(String::as_str), row[2..5], "{id}");
        assert_eq!([faces(print.strength.black), faces(print.strength.white)], row[5..7], "{id}");
        let named: BTreeSet<String> = print.strength.traits.iter().map(|which| trait_name(print, which)).collect();
        let told: BTreeSet<String> = row[7].split(", ").filter(|name| *name != "-").map(str::to_owned).collect();
        assert_eq!(named, told, "{id}");
    }
}

/// Holds: PB-2.1.2, PB-2.1.3, PB-2.3.1, PB-Q53.
#[test]
fn the_counts() {
    assert_eq!(Tile::all().count(), 60);
    for (army, types, points, wounds, twice, alone, black, white) in [
        (Army::Celts, 13, 119, 38, 8, 4, [0, 3, 9, 12, 13, 11], [0, 1, 3, 4, 4, 4]),
        (Army::Romans, 13, 111, 38, 8, 5, [0, 4, 8, 9, 12, 13], [0, 2, 2, 3, 5, 6]),
    ] {
        let sum = |of_print: fn(&Print) -> u8| of(army).map(|print| u32::from(of_print(print))).sum::<u32>();
        let shown = |faces: fn(&Print) -> Faces| {
            of(army).fold([0; 6], |mut sums, print| {
                sums.iter_mut().zip(faces(print).counts()).for_each(|(sum, count)| *sum += count);
                sums
            })
        };
        assert_eq!(of(army).count(), 30);
        assert_eq!(of(army).map(|print| print.troop).collect::<BTreeSet<_>>().len(), types);
        assert_eq!(sum(|print| print.points), points);
        assert_eq!(sum(|print| print.wounds), wounds);
        assert_eq!(of(army).filter(|print| print.wounds == 2).count(), twice);
        assert!(of(army).all(|print| (1..=2).contains(&print.wounds)), "every unit has a wound point");
        assert_eq!(of(army).filter(|print| print.formation == 1).count(), alone);
        assert_eq!(shown(|print| print.strength.black), black, "no tile shows a 1");
        assert_eq!(shown(|print| print.strength.white), white);
        assert!(army.tiles().all(|tile| tile.army() == army));
    }
    let borne = |which: &Trait| Tile::all().any(|tile| tile.print().strength.traits.has(*which));
    assert!(Trait::ALL.iter().all(borne));
}

/// Every ready army can be committed as it is; the examples come first.
///
/// Holds: PB-8.1.7, PB-2.3.3, PB-2.3.5, PB-2.3.6.
#[test]
fn every_ready_army_is_legal() {
    let examples = [
        (BattleSize::Sixty, [[59, 59].as_slice(), &[59]]),
        (BattleSize::Seventy, [&[69], &[70]]),
        (BattleSize::Eighty, [&[79], &[80]]),
        (BattleSize::Ninety, [&[], &[]]),
        (BattleSize::Hundred, [&[99], &[98]]),
    ];
    for (battle_size, points) in examples {
        let game = PocketBattles::new(&Options { battle_size, ..Options::default() }).unwrap();
        for (seat, examples) in Seat::first(2).zip(points) {
            let mut number = 0;
            while let Some(take) = game.parse(&format!("ready({})", number + 1)) {
                let mut state = game.start();
                if game.refusal(&state, seat, take).is_some() {
                    break;
                }
                game.apply(&mut state, Actor::Seat(seat), take, &mut Vec::new());
                let view = game.view(&state, Observer::Seat(seat));
                let built = view.sides[seat.index()].building.as_ref().unwrap();
                if let Some(points) = examples.get(number) {
                    assert_eq!(built.points, *points, "{battle_size:?} {seat} {number}");
                }
                assert!(built.points <= battle_size as u8 && built.unpicked.len() >= 4);
                for unit in &built.closed {
                    let limit = unit.iter().map(|tile| tile.print().formation).min().unwrap();
                    assert!(unit.len() <= limit.into(), "{unit:?}");
                }
                let commit = game.parse("commit").unwrap();
                assert_eq!(game.refusal(&state, seat, commit), None);
                number += 1;
            }
            assert_eq!(number, examples.len() + 8);
        }
    }
}
