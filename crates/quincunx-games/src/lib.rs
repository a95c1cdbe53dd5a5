//! The registry: the list of games, and an erased face over them: for a host [`RegisteredGame`] and [`Table`], for the [laboratory](lab)
//! [`lab::Laboratory`], [`Position`] and [`Batch`].

mod batch;
pub mod computers;
pub mod lab;
mod position;
mod recall;
mod registered;
mod registry;
mod shared;
mod table;
mod texts;

pub use batch::{Batch, Pages, Tensors};
pub use position::{BadStory, Position, Story};
pub use recall::Memory;
pub use registered::{BadOptions, Registered, RegisteredGame};
pub use registry::Registry;
pub use shared::shared;
pub use table::{Level, Table, Thinking};

use texts::{pictures, texts};

/// All games, in the order in which they are listed.
///
/// A static and no constant: a crate that uses a constant compiles all games anew.
pub static GAMES: &[&dyn RegisteredGame] =
    &[&IN_FLANDERS_FIELD, &FIELD_OF_GLORY, &POCKET_BATTLES, &VICTORY_OR_DEATH, &OSOK_HAJNALA];

/// Older versions of their rules, of each game the newer one first.
///
/// When the rules of a game change so that an old record would replay differently, its `RULES_VERSION` is counted up and the
/// rules as they were are put here. They are a type of their own, or, where little has changed, the same type with the
/// version as a constant parameter, like `quincunx_engine::toys::Nim`; that is for the game to choose.
pub static OLDER: &[&dyn RegisteredGame] = &[];

/// All games with all versions of their rules.
pub static REGISTRY: Registry = Registry::of(GAMES).with_older(OLDER);

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn RegisteredGame> {
    REGISTRY.find(id)
}

const IN_FLANDERS_FIELD: Registered<in_flanders_field::InFlandersField> = {
    use in_flanders_field::{Expectimax, Mood, StopNow};
    use quincunx_agents::{Greedy, Random};
    Registered {
        info: in_flanders_field::INFO,
        texts: texts!("in-flanders-field"),
        pictures: pictures!(in_flanders_field::InFlandersField, "in-flanders-field"),
        // In the order of docs/STRENGTH.md.
        levels: &[
            Level { name: "random", make: || Box::new(Random) },
            Level { name: "greedy", make: || Box::new(Greedy::new(StopNow, 1)) },
            Level { name: "reckless", make: || Box::new(Mood::RECKLESS) },
            Level { name: "bold", make: || Box::new(Mood::BOLD) },
            Level { name: "sensible", make: || Box::new(Mood::SENSIBLE) },
            Level { name: "cautious", make: || Box::new(Mood::CAUTIOUS) },
            Level { name: "exact", make: || Box::new(Expectimax::default()) },
        ],
    }
};

const POCKET_BATTLES: Registered<pocket_battles::PocketBattles> = {
    use pocket_battles::{Drilled, Habit, Look, Strategist};
    use quincunx_agents::{Greedy, Random};
    Registered {
        info: pocket_battles::INFO,
        texts: texts!("pocket-battles"),
        pictures: pictures!(pocket_battles::PocketBattles, "pocket-battles"),
        levels: &[
            Level { name: "random", make: || Box::new(Random) },
            Level { name: "greedy", make: || Box::new(Drilled(Greedy::new(Look, 1))) },
            Level { name: "experienced", make: || Box::new(Habit::default()) },
            Level { name: "strategist", make: || Box::new(Strategist::default()) },
        ],
    }
};

const FIELD_OF_GLORY: Registered<field_of_glory::FieldOfGlory> = {
    use field_of_glory::{Habit, Look, Strategist};
    use quincunx_agents::{Greedy, Random};
    Registered {
        info: field_of_glory::INFO,
        texts: texts!("field-of-glory"),
        pictures: pictures!(field_of_glory::FieldOfGlory, "field-of-glory"),
        levels: &[
            Level { name: "random", make: || Box::new(Random) },
            Level { name: "greedy", make: || Box::new(Greedy::new(Look, 1)) },
            Level { name: "experienced", make: || Box::new(Habit::default()) },
            Level { name: "strategist", make: || Box::new(Strategist::default()) },
        ],
    }
};

const VICTORY_OR_DEATH: Registered<victory_or_death::VictoryOrDeath> = {
    use quincunx_agents::Random;
    use victory_or_death::{Glance, Habit, strategist};
    Registered {
        info: victory_or_death::INFO,
        texts: texts!("victory-or-death"),
        pictures: pictures!(victory_or_death::VictoryOrDeath, "victory-or-death"),
        levels: &[
            Level { name: "random", make: || Box::new(Random) },
            Level { name: "greedy", make: || Box::new(Glance::default()) },
            Level { name: "experienced", make: || Box::new(Habit::default()) },
            Level { name: "strategist", make: || Box::new(strategist()) },
        ],
    }
};

const OSOK_HAJNALA: Registered<osok_hajnala::OsokHajnala> = {
    use osok_hajnala::{Habit, Look, strategist};
    use quincunx_agents::{Greedy, Random};
    Registered {
        info: osok_hajnala::INFO,
        texts: texts!("osok-hajnala"),
        pictures: pictures!(osok_hajnala::OsokHajnala, "osok-hajnala"),
        levels: &[
            Level { name: "random", make: || Box::new(Random) },
            Level { name: "greedy", make: || Box::new(Greedy::new(Look::default(), 1)) },
            Level { name: "experienced", make: || Box::new(Habit::default()) },
            Level { name: "strategist", make: || Box::new(strategist()) },
        ],
    }
};
