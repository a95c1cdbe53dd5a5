//! Pictures that explain a game: positions, written like those of scenarios, for the page to draw with the game's own board.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{arrange, play};
use crate::{Game, Match, Observation, Observer, Seat};

/// The pictures of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Pictures {
    /// What lies open beside every view of them, the same for all.
    pub components: Value,
    /// In the order of their file.
    pub pictures: Vec<Picture>,
}

/// A position as one observer is shown it, and which part of the board the picture is about.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Picture {
    /// The name by which a text shows it.
    pub name: String,
    /// Whose view it is; `null` for an onlooker's.
    pub seat: Option<Seat>,
    /// Width and height in which the board is laid out.
    pub room: [u16; 2],
    /// Width to height of the frame around the picture.
    pub shape: [u16; 2],
    /// The parts of the board that are to be seen, as a CSS selector.
    pub focus: String,
    /// So much of the board may be seen around them, as a CSS selector; `null` for nothing else.
    pub within: Option<String>,
    /// What that observer is shown.
    pub observation: Observation<Value>,
}

/// Why pictures cannot be drawn.
#[derive(Debug, Error)]
pub enum BadPictures {
    /// Their file does not have its form.
    #[error("{0}")]
    Form(#[from] toml::de::Error),
    /// There is no such position.
    #[error("{name}: {fault}")]
    Position {
        /// The picture.
        name: String,
        /// What is wrong with its position.
        fault: String,
    },
}

/// A file of pictures.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    position: Map<String, Value>,
    #[serde(default)]
    picture: Vec<Sketch>,
}

/// A picture of a file; its position is laid over that of the file, and then played on from.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sketch {
    name: String,
    seat: Option<Seat>,
    room: [u16; 2],
    shape: [u16; 2],
    focus: String,
    within: Option<String>,
    #[serde(default)]
    position: Map<String, Value>,
    #[serde(default)]
    play: String,
}

/// Reads a file of pictures. An observer is shown what a seat or an onlooker is shown at a table, and nothing else.
///
/// # Errors
/// If it does not have that form, or the rules forbid one of its positions.
pub fn pictures<G: Game>(text: &str) -> Result<Pictures, BadPictures> {
    let file: File = toml::from_str(text)?;
    let mut drawn = Pictures { components: Value::Null, pictures: Vec::new() };
    for sketch in &file.picture {
        let bad = |fault: String| BadPictures::Position { name: sketch.name.clone(), fault };
        let table = table::<G>(&file, sketch).map_err(bad)?;
        let observer = sketch.seat.map_or(Observer::Spectator, Observer::Seat);
        let Observation { turn, prompt, choices, view } = Observation::of(&**table.game(), table.state(), observer);
        let view = serde_json::to_value(view).map_err(|error| bad(error.to_string()))?;
        drawn.components = serde_json::to_value(table.game().components()).map_err(|error| bad(error.to_string()))?;
        drawn.pictures.push(Picture {
            name: sketch.name.clone(),
            seat: sketch.seat,
            room: sketch.room,
            shape: sketch.shape,
            focus: sketch.focus.clone(),
            within: sketch.within.clone(),
            observation: Observation { turn, prompt, choices, view },
        });
    }
    Ok(drawn)
}

fn table<G: Game>(file: &File, sketch: &Sketch) -> Result<Match<G>, String> {
    let table = arrange::<G>(&[&file.options], &[&file.position, &sketch.position])?;
    let table = table.map_err(|fault| fault.to_string())?;
    if sketch.seat.is_some_and(|seat| seat.index() >= table.game().seats()) {
        return Err("there is no such seat".into());
    }
    play::Play::new(table).run(&sketch.play)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::Leduc;

    const DRAWN: &str = "[[picture]]\nname = \"deal\"\nroom = [300, 200]\nshape = [3, 2]\nfocus = \".board\"\n";

    #[test]
    fn nobody_is_shown_more_than_at_a_table() {
        let of =
            |more: &str| pictures::<Leduc>(&format!("{DRAWN}{more}play = \"chance: any\"")).unwrap().pictures.remove(0);
        let (own, onlooker) = (of("seat = 0\n"), of(""));
        assert!(!own.observation.choices.is_empty());
        assert!(onlooker.observation.choices.is_empty());
        assert_ne!(own.observation.view, onlooker.observation.view, "a hand is seen by its player alone");
    }

    #[test]
    fn what_cannot_be_is_named() {
        let fault = |more: &str| pictures::<Leduc>(&format!("{DRAWN}{more}")).unwrap_err().to_string();
        assert_eq!(fault("seat = 3\n"), "deal: there is no such seat");
        assert!(fault("play = \"A: fly\"\n").starts_with("deal: line 1"));
        assert!(fault("colour = 1\n").contains("unknown field"));
    }
}
