//! Options that are a choice between two words, as `options!` writes them.

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer};

#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Flag(bool),
    Word(String),
}

fn read<'de, D: Deserializer<'de>>(deserializer: D, words: [&str; 2]) -> Result<bool, D::Error> {
    match Written::deserialize(deserializer)? {
        Written::Flag(is_on) => Ok(is_on),
        Written::Word(word) => match words.iter().position(|known| *known == word) {
            Some(place) => Ok(place == 1),
            None => Err(D::Error::invalid_value(Unexpected::Str(&word), &words.join(" or ").as_str())),
        },
    }
}

macro_rules! switches {
    ($($module:ident: $no:literal, $yes:literal;)+) => {$(
        #[doc = concat!("A `bool` that is written as `", $no, "` or `", $yes, "`; `true` and `false` are read as well.")]
        pub mod $module {
            use serde::{Deserializer, Serializer};

            /// Writes it.
            ///
            /// # Errors
            /// Those of the serializer.
            pub fn serialize<S: Serializer>(is: &bool, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(if *is { $yes } else { $no })
            }

            /// Reads it.
            ///
            /// # Errors
            /// If it is anything else.
            pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
                super::read(deserializer, [$no, $yes])
            }
        }
    )+};
}

switches! {
    no_yes: "no", "yes";
    off_on: "off", "on";
}
