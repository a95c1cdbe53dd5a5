//! What a seat sees as numbers: `docs/OBSERVATIONS.md` tells the planes, and they tell what the view does.

use std::fmt::Write as _;
use std::sync::Arc;

use quincunx_engine::{Actor, Observer, Plane, Seat, below};
use quincunx_games::{REGISTRY, RegisteredGame, Story, lab::defaults};
use quincunx_toys::TOYS;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const PAGE: &str = include_str!("../../../docs/OBSERVATIONS.md");

fn games() -> impl Iterator<Item = &'static dyn RegisteredGame> {
    REGISTRY.games().chain(TOYS.games())
}

fn planes(game: &dyn RegisteredGame) -> (u32, Vec<Plane>) {
    game.planes(&defaults()).expect("the rules are good options")
}

#[test]
fn the_page_tells_the_planes_of_each_game() {
    let mut told = String::new();
    for game in games() {
        let (version, planes) = planes(game);
        let numbers: usize = planes.iter().map(Plane::len).sum();
        writeln!(told, "\n## {}\n\nVersion {version}, {numbers} numbers.\n", game.info().id)
            .expect("a string takes all");
        told.push_str("| plane | shape | most | index by index |\n| --- | --- | --- | --- |\n");
        for Plane { name, meaning, shape, most } in planes {
            let shape: Vec<_> = shape.iter().map(usize::to_string).collect();
            writeln!(told, "| {name} | {} | {most} | {meaning} |", shape.join(" × ")).expect("a string takes all");
        }
    }
    assert!(PAGE.ends_with(&told), "docs/OBSERVATIONS.md ends otherwise than with:\n{told}");
}

#[test]
fn planes_have_names_of_their_own_and_something_in_them() {
    for game in games() {
        let (_, planes) = planes(game);
        let mut names: Vec<_> = planes.iter().map(|plane| plane.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), planes.len(), "{}", game.info().id);
        assert!(planes.iter().all(|plane| plane.most > 0 && !plane.is_empty()), "{}", game.info().id);
    }
}

/// So many choices are made in each game.
const CHOICES: usize = 400;

#[test]
fn what_changes_in_the_view_changes_in_the_tensor() {
    for game in games().filter(|game| planes(*game).1.len() > 1) {
        let options = Arc::new(defaults());
        let story = Story::new(options, Some(5));
        let mut position = game.position(&story).expect("the rules are good options");
        let seats = game.complete(&defaults()).expect("the rules are good options").1;
        let length = planes(game).1.iter().map(Plane::len).sum();
        let (mut rng, mut legal, mut before) = (Pcg64Mcg::seed_from_u64(5), Vec::new(), vec![None; seats]);
        for choice in 0..CHOICES {
            for seat in Seat::first(seats) {
                let view = position.observation(Observer::Seat(seat)).view;
                let mut tensor = vec![0; length];
                position.counts(seat, &mut tensor);
                if let Some((other, told)) = before[seat.index()].replace((view.clone(), tensor.clone())) {
                    let told = view == other || tensor != told;
                    assert!(told, "{}, choice {choice}: {seat} is not told\n{other}\n{view}", game.info().id);
                }
            }
            let waiting = position.waiting();
            if waiting.is_empty() {
                position = game.position(&story).expect("the rules are good options");
                before.fill(None);
                continue;
            }
            let seat =
                waiting.iter().nth(below(&mut rng, waiting.len() as u32) as usize).expect("it is below their number");
            legal.clear();
            position.legal(seat, &mut legal);
            position
                .apply(Actor::Seat(seat), legal[below(&mut rng, legal.len() as u32) as usize])
                .expect("it is legal");
        }
    }
}
