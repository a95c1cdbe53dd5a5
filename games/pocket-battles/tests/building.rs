//! Building (PB-8.1) against a builder who has only the rules and a table to lay tiles on.

use pocket_battles::{Army, BattleSize, MarkerTiles, Options, PocketBattles, State, Tile};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Explain, Observer, Seat, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Units, the top tile of each first, the others by id.
#[derive(Default)]
struct Builder {
    closed: Vec<Vec<Tile>>,
    open: Option<Vec<Tile>>,
}

impl Builder {
    fn picked(&self) -> impl Iterator<Item = &Tile> {
        self.closed.iter().flatten().chain(self.open.iter().flatten())
    }

    /// 2.3.3, 2.3.5: can one more tile be taken?
    fn can_pick(&self, tile: Tile, options: &Options) -> bool {
        let points: u8 = self.picked().map(|tile| tile.print().points).sum();
        let left_out = 30 - self.picked().count() - 1;
        self.picked().all(|picked| *picked != tile)
            && points + tile.print().points <= options.battle_size as u8
            && left_out >= options.marker_tiles as usize
    }

    /// 8.1.1 to 8.1.6, in their order.
    fn legal(&self, army: Army, options: &Options) -> Vec<String> {
        let pickable = army.tiles().filter(|tile| self.can_pick(*tile, options));
        let mut legal = Vec::new();
        if let Some(unit) = &self.open {
            let fits = |tile: &Tile| {
                let troops = unit.len() + 1;
                unit.iter().chain([tile]).all(|tile| troops <= tile.print().formation.into())
            };
            legal.extend(pickable.filter(fits).map(|tile| format!("add({tile})")));
            let mut tops = unit.clone();
            tops.sort_unstable();
            legal.extend(tops.iter().map(|tile| format!("top({tile})")));
            legal.push("close".into());
        } else {
            legal.extend(pickable.map(|tile| format!("open({tile})")));
        }
        legal.extend((1..=self.closed.len()).map(|number| format!("undo({number})")));
        if self.open.is_none() && !self.closed.is_empty() {
            legal.push("commit".into());
        }
        legal
    }

    fn lay(&mut self, action: &str) {
        let (word, argument) = action.trim_end_matches(')').split_once('(').unwrap_or((action, ""));
        let tile = Tile::parse(argument);
        match (word, self.open.as_mut(), tile) {
            ("open", None, Some(tile)) => self.open = Some(vec![tile]),
            ("add", Some(unit), Some(tile)) => {
                unit.push(tile);
                unit[1..].sort_unstable();
            }
            ("top", Some(unit), Some(tile)) => {
                unit.sort_unstable();
                let at = unit.iter().position(|other| *other == tile).unwrap();
                unit[..=at].rotate_right(1);
            }
            ("close", Some(_), None) => self.closed.extend(self.open.take()),
            ("undo", _, None) => drop(self.closed.remove(argument.parse::<usize>().unwrap() - 1)),
            _ => panic!("{action}"),
        }
    }
}

fn legal(game: &PocketBattles, state: &State, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    legal.into_iter().map(|action| game.notation(action)).collect()
}

fn apply(game: &PocketBattles, state: &mut State, seat: Seat, action: &str) {
    let parsed = game.parse(action).unwrap();
    assert_eq!(game.refusal(state, seat, parsed), None, "{action}");
    game.apply(state, Actor::Seat(seat), parsed, &mut Vec::new());
}

/// The lists, and what has been built, step by step at random. Apart from the list, tiles are tried that are not in it.
///
/// Holds: PB-8.1.1, PB-8.1.2, PB-8.1.3, PB-8.1.4, PB-8.1.5, PB-8.1.6, PB-2.3.3, PB-2.3.5, PB-2.3.6, PB-2.3.7, PB-D02.
#[test]
fn every_step_of_building() {
    let mut rng = Pcg64Mcg::seed_from_u64(8);
    for battle_size in [BattleSize::Sixty, BattleSize::Eighty, BattleSize::Hundred] {
        for marker_tiles in [MarkerTiles::Four, MarkerTiles::None] {
            let options = Options { battle_size, marker_tiles, ..Options::default() };
            let game = PocketBattles::new(&options).unwrap();
            for (seat, army) in Seat::first(2).zip(Army::BOTH) {
                let (mut state, mut builder) = (game.start(), Builder::default());
                for _ in 0..400 {
                    let expected = builder.legal(army, &options);
                    let found = legal(&game, &state, seat);
                    let (steps, ready) = found.split_at(expected.len());
                    assert_eq!(steps, expected);
                    assert!(ready.iter().all(|action| action.starts_with("ready(")), "{ready:?}");
                    for tile in army.tiles() {
                        for action in [format!("open({tile})"), format!("add({tile})"), format!("top({tile})")] {
                            let parsed = game.parse(&action).unwrap();
                            let refused = game.refusal(&state, seat, parsed).is_some();
                            assert_eq!(refused, !expected.contains(&action), "{action}");
                        }
                    }
                    // To take units apart as often as anything else would leave nothing built.
                    let steps: Vec<&String> = steps
                        .iter()
                        .filter(|action| {
                            *action != "commit" && (!action.starts_with("undo") || below(&mut rng, 12) == 0)
                        })
                        .collect();
                    let Some(action) = steps.get(below(&mut rng, steps.len().max(1) as u32) as usize) else { continue };
                    builder.lay(action);
                    apply(&game, &mut state, seat, action);
                    let view = game.view(&state, Observer::Seat(seat));
                    let built = view.sides[seat.index()].building.as_ref().unwrap();
                    assert_eq!((&built.closed, &built.open), (&builder.closed, &builder.open));
                }
            }
        }
    }
}

/// Any army can be built step by step: here the ready ones.
///
/// Holds: PB-8.1.2, PB-8.1.3, PB-8.1.4, PB-8.1.6, PB-8.1.7.
#[test]
fn ready_armies_can_be_built_by_hand() {
    let options = Options { battle_size: BattleSize::Hundred, ..Options::default() };
    let game = PocketBattles::new(&options).unwrap();
    for seat in Seat::first(2) {
        let view = game.view(&game.start(), Observer::Seat(seat));
        let ready = view.sides[seat.index()].building.clone().unwrap().ready;
        for (number, army) in (1..).zip(&ready) {
            let [mut by_hand, mut taken] = [game.start(), game.start()];
            for unit in army {
                let mut backwards = unit.clone();
                backwards.reverse();
                apply(&game, &mut by_hand, seat, &format!("open({})", backwards[0]));
                for tile in &backwards[1..] {
                    apply(&game, &mut by_hand, seat, &format!("add({tile})"));
                }
                apply(&game, &mut by_hand, seat, &format!("top({})", unit[0]));
                apply(&game, &mut by_hand, seat, "close");
            }
            apply(&game, &mut taken, seat, &format!("ready({number})"));
            assert_eq!(by_hand, taken);
            apply(&game, &mut by_hand, seat, "commit");
            assert!(legal(&game, &by_hand, seat).is_empty());
        }
    }
}

/// No text names a whole army, in any shape in which one might write it.
///
/// Holds: PB-8.1.8.
#[test]
fn no_act_names_a_whole_army() {
    let game = PocketBattles::new(&Options::default()).unwrap();
    for army in ["army([[C15, C20], [C25]])", "army([C15, C20], [C25])", "army(C15, C20)", "army()"] {
        assert_eq!(game.parse(army), None, "{army}");
    }
    let lot = game.parse("army(celts)").unwrap();
    for seat in Seat::first(2) {
        assert!(legal(&game, &game.start(), seat).iter().all(|action| !action.starts_with("army(")));
        let refused = game.refusal(&game.start(), seat, lot).map(|refusal| refusal.explain().clause.0);
        assert_eq!(refused, Some("PB-7.2"), "it is an outcome of the lot");
    }
}
