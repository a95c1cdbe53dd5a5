//! Scenarios: tests of rules as files. `docs/SCENARIOS.md` describes the format.

mod pictures;
mod play;

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

use crate::record::Header;
use crate::{Bytes32, Fault, Game, Match, Seat};

pub use pictures::{BadPictures, Picture, Pictures, pictures};

/// A scenario file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    position: Map<String, Value>,
    scenario: Vec<Scenario>,
}

/// One scenario of a file; its options and position are merged over those of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    name: String,
    holds: Vec<String>,
    #[serde(default)]
    options: Map<String, Value>,
    position: Option<Map<String, Value>>,
    /// Begin with the opening position of the game instead of the position of the file.
    #[serde(default)]
    from_start: bool,
    #[serde(default)]
    play: String,
    /// The clause of the fault that the options (or the position) must be refused with.
    fault: Option<String>,
    /// The line in which that fault must stand.
    fault_line: Option<u32>,
}

/// What a scenario file holds and how it went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The name of the scenario.
    pub name: String,
    /// The clauses that it holds.
    pub holds: Vec<String>,
    /// What went wrong, if anything.
    pub failure: Option<String>,
}

/// Why a file cannot be run at all.
#[derive(Debug, Error)]
pub enum BadFile {
    /// It does not have the form of a scenario file.
    #[error("{0}")]
    Form(#[from] toml::de::Error),
    /// It is for another game.
    #[error("it is for the game {0}")]
    OtherGame(String),
    /// It has no scenario of this name.
    #[error("it has no scenario called {0}")]
    NoScenario(String),
    /// A scenario of it cannot be set up.
    #[error("it cannot be set up: {0}")]
    Setup(String),
}

/// Which game a scenario file is for.
///
/// # Errors
/// If it is not a scenario file.
pub fn game_of(text: &str) -> Result<String, BadFile> {
    Ok(toml::from_str::<File>(text)?.game)
}

/// The names of the scenarios of a file with the clauses that they hold, without running them.
///
/// # Errors
/// If it is not a scenario file.
pub fn index(text: &str) -> Result<Vec<(String, Vec<String>)>, BadFile> {
    let file: File = toml::from_str(text)?;
    Ok(file.scenario.into_iter().map(|scenario| (scenario.name, scenario.holds)).collect())
}

/// Runs the scenarios of a file.
///
/// # Errors
/// If it cannot be run at all. What goes wrong in a scenario is in its [`Outcome`].
pub fn run<G: Game>(text: &str) -> Result<Vec<Outcome>, BadFile> {
    let file: File = toml::from_str(text)?;
    if file.game != G::ID {
        return Err(BadFile::OtherGame(file.game));
    }
    let outcome = |scenario: &Scenario| Outcome {
        name: scenario.name.clone(),
        holds: scenario.holds.clone(),
        failure: run_one::<G>(&file, scenario).err(),
    };
    Ok(file.scenario.iter().map(outcome).collect())
}

fn run_one<G: Game>(file: &File, scenario: &Scenario) -> Result<(), String> {
    if scenario.holds.is_empty() {
        return Err("it holds no clause".into());
    }
    if scenario.play.trim().is_empty() && scenario.fault.is_none() {
        return Err("it has neither a play nor a fault".into());
    }
    match (set_up::<G>(file, scenario)?, &scenario.fault) {
        (Ok(table), None) => play::Play::new(table).run(&scenario.play).map(drop),
        (Ok(_), Some(clause)) => Err(format!("it should have been refused with {clause}")),
        (Err(fault), None) => Err(format!("it cannot be set up: {fault}")),
        (Err(fault), Some(clause)) if fault.clause.0 != clause => Err(format!("it was refused, but with: {fault}")),
        (Err(fault), Some(_)) if scenario.fault_line.is_some_and(|line| fault.line != Some(line)) => {
            Err(format!("it was refused at another place: {fault}"))
        }
        (Err(_), Some(_)) if !scenario.play.trim().is_empty() => Err("a refused table cannot be played at".into()),
        (Err(_), Some(_)) => Ok(()),
    }
}

/// How the scenario of this name begins: options and arrangement of its table.
///
/// # Errors
/// Why it cannot begin.
pub fn beginning<G: Game>(text: &str, name: &str) -> Result<(Value, Value), BadFile> {
    let file: File = toml::from_str(text)?;
    if file.game != G::ID {
        return Err(BadFile::OtherGame(file.game));
    }
    let scenario = file.scenario.iter().find(|scenario| scenario.name == name);
    let scenario = scenario.ok_or_else(|| BadFile::NoScenario(name.to_owned()))?;
    let table = set_up::<G>(&file, scenario).map_err(BadFile::Setup)?;
    let table = table.map_err(|fault| BadFile::Setup(fault.to_string()))?;
    let setup = serde_json::to_value(table.game().setup(table.state())).expect("arrangements have string keys");
    Ok((Value::clone(&table.header().options), setup))
}

fn set_up<G: Game>(file: &File, scenario: &Scenario) -> Result<Result<Match<G>, Fault>, String> {
    let shared = (!scenario.from_start).then_some(&file.position);
    let position: Vec<_> = shared.into_iter().chain(&scenario.position).collect();
    arrange::<G>(&[&file.options, &scenario.options], &position)
}

/// A match that stands at a position; the differences from the game's own options and opening position are laid over them one after
/// the other. The outer error is in the file, the inner one of the rules.
fn arrange<G: Game>(
    options_given: &[&Map<String, Value>],
    position_given: &[&Map<String, Value>],
) -> Result<Result<Match<G>, Fault>, String> {
    let mut options = serde_json::to_value(G::Options::default()).map_err(|error| error.to_string())?;
    options_given.iter().try_for_each(|given| merge(&mut options, given))?;
    let read: G::Options = serde_json::from_value(options.clone()).map_err(|error| format!("options: {error}"))?;
    let game = match G::new(&read) {
        Ok(game) => game,
        Err(fault) => return Ok(Err(fault)),
    };
    let mut position = serde_json::to_value(game.setup(&game.start())).map_err(|error| error.to_string())?;
    position_given.iter().try_for_each(|given| merge(&mut position, given))?;
    let setup: G::Setup = serde_json::from_value(position).map_err(|error| format!("position: {error}"))?;
    let state = match game.position(&setup) {
        Ok(state) => state,
        Err(fault) => return Ok(Err(fault)),
    };
    let names = Seat::first(game.seats()).map(|seat| seat.to_string()).collect();
    let nothing = vec![Bytes32([0; 32]); game.seats()];
    let header = Header::new(G::ID, G::RULES_VERSION, options, names, Bytes32([0; 32]), nothing);
    Ok(Ok(Match::new(game, header, None).at(state)))
}

/// Lays differences over a position: tables are merged field by field; a list is replaced, or, by a table with numbers as
/// keys, changed at these places; everything else is replaced.
///
/// # Errors
/// If a field has no place in the base. (Fields of tables are looked at when the whole is read.)
fn merge(base: &mut Value, differences: &Map<String, Value>) -> Result<(), String> {
    for (field, value) in differences {
        let place = match base {
            Value::Object(fields) => fields.entry(field.clone()).or_insert(Value::Null),
            Value::Array(items) => {
                let item = field.parse::<usize>().ok().and_then(|index| items.get_mut(index));
                item.ok_or_else(|| format!("there is no place {field} in a list"))?
            }
            _ => return Err(format!("nothing can have a field {field} here")),
        };
        match value {
            Value::Object(inner) if place.is_object() || place.is_array() => merge(place, inner)?,
            _ => place.clone_from(value),
        }
    }
    Ok(())
}

/// A scenario file that begins with this position: a start to write one.
pub fn dump<G: Game>(options: &G::Options, state: &G::State) -> String {
    let game = G::new(options).expect("the options of a game in progress are good");
    let setup = serde_json::to_value(game.setup(state)).expect("arrangements have string keys");
    let options = serde_json::to_value(options).expect("options have string keys");
    let mut text = format!("game = \"{}\"\n\n[options]\n", G::ID);
    text.push_str(&toml_of(&options));
    text.push_str("\n[position]\n");
    text.push_str(&toml_of(&setup));
    text.push_str("\n[[scenario]]\nname = \"\"\nholds = []\nplay = '''\n");
    for seat in Seat::first(game.seats()) {
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        if !legal.is_empty() {
            let legal: Vec<String> = legal.into_iter().map(|action| game.notation(action)).collect();
            writeln!(text, "{seat} may: {}", legal.join(" | ")).expect("a string takes everything");
        }
    }
    text.push_str("'''\n");
    text
}

/// The fields of an object as lines of TOML, nested ones in line.
fn toml_of(value: &Value) -> String {
    let Value::Object(fields) = value else { return String::new() };
    let line = |(name, value): (&String, &Value)| Some(format!("{name} = {}\n", inline(value)?));
    fields.iter().filter_map(line).collect()
}

fn inline(value: &Value) -> Option<String> {
    Some(match value {
        Value::Null => return None,
        Value::Array(items) => format!("[{}]", items.iter().filter_map(inline).collect::<Vec<_>>().join(", ")),
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| Some(format!("{name} = {}", inline(value)?));
            format!("{{ {} }}", fields.iter().filter_map(field).collect::<Vec<_>>().join(", "))
        }
        plain => plain.to_string(),
    })
}
