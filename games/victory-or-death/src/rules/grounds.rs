//! Italy and Cythera at tables with these options, in the standard file and in others.

use super::game::VictoryOrDeath;
use super::options::{Cythera, Italy, Options};
use crate::components::{Components, Deed, Ground, Space, Spaces, changed, with_card};

fn space(id: &str) -> Space {
    Components::standard().map.find(id).unwrap_or_else(|| panic!("{id}"))
}

/// Holds: VOD-R29.
#[test]
fn italy_and_cythera() {
    let [italy, cythera] = ["italy", "cythera"].map(space);
    let table = |italy, cythera| VictoryOrDeath::components_of(&Options { italy, cythera, ..Options::default() });
    assert_eq!(table(Italy::Neutral, Cythera::Land), Ok(Components::standard().clone()));
    for (options, grounds) in [
        ((Italy::Neutral, Cythera::Land), (Ground::Neutral, Ground::Land)),
        ((Italy::Land, Cythera::Land), (Ground::Land, Ground::Land)),
        ((Italy::Neutral, Cythera::Neutral), (Ground::Neutral, Ground::Neutral)),
        ((Italy::Land, Cythera::Neutral), (Ground::Land, Ground::Neutral)),
    ] {
        let map = table(options.0, options.1).unwrap().map;
        assert_eq!((map.ground(italy), map.ground(cythera)), grounds);
        assert_eq!(
            (map.spaces(), map.borders),
            (Components::standard().map.spaces(), Components::standard().map.borders)
        );
    }
}

/// A file that has another ground than the standard one keeps it, and what lies on a ground follows the option.
///
/// Holds: VOD-R29, VOD-2.1.6.
#[test]
fn the_ground_of_another_file() {
    let table = |text: &str, italy, cythera| {
        VictoryOrDeath::components_of(&Options { components: Some(text.into()), italy, cythera, ..Options::default() })
    };
    let (land, _) = changed(
        "id = \"italy\"\nname = \"Italy\"\nkind = \"neutral\"",
        "id = \"italy\"\nname = \"Italy\"\nkind = \"land\"",
    );
    for italy in [Italy::Neutral, Italy::Land] {
        assert_eq!(table(&land, italy, Cythera::Land).unwrap().map.ground(space("italy")), Ground::Land);
    }
    let (sea, _) = changed(
        "id = \"italy\"\nname = \"Italy\"\nkind = \"neutral\"",
        "id = \"italy\"\nname = \"Italy\"\nkind = \"sea\"",
    );
    assert_eq!(table(&sea, Italy::Land, Cythera::Land).unwrap().map.ground(space("italy")), Ground::Sea);

    let (city, line) = changed("piece = \"city\"\nat = \"corinth\"", "piece = \"city\"\nat = \"cythera\"");
    assert!(table(&city, Italy::Neutral, Cythera::Land).is_ok());
    let fault = table(&city, Italy::Neutral, Cythera::Neutral).unwrap_err();
    assert_eq!((fault.clause.0, fault.message.key), ("VOD-4.1.2", "fault-setup-ground"));
    assert_eq!(fault.line.map(|at| at + 2), Some(line), "the record begins two lines before the piece");

    let (major, _) = changed("id = \"cythera\"", "id = \"cythera\"\nmajor = 2");
    assert!(table(&major, Italy::Neutral, Cythera::Land).is_ok());
    assert_eq!(table(&major, Italy::Neutral, Cythera::Neutral).unwrap_err().clause.0, "VOD-2.1.4");

    let set = "{ next_to_ids = [\"messenian_gulf\"], kind = [\"land\"] }";
    let text = with_card(
        "event",
        &format!("trigger = [{{ on = \"play\" }}]\nsteps = [{{ do = \"place\", piece = [\"city\"], spaces = {set} }}]"),
    )
    .0;
    let kind = |cythera| {
        let parts = table(&text, Italy::Neutral, cythera).unwrap();
        let card = parts.card(parts.find("cor_e1").unwrap()).clone();
        let Deed::Place { spaces, .. } = card.effect.steps.into_iter().next().unwrap().deed else { panic!() };
        spaces.fixed & spaces.kind
    };
    assert!(kind(Cythera::Land).contains(space("cythera")));
    assert_eq!(kind(Cythera::Neutral), kind(Cythera::Land) & !Spaces::of(space("cythera")));
}
