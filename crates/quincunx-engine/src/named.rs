//! Things of a component file, as views name them.

use std::ops::Deref;

use compact_str::CompactString;
use serde::{Serialize, Serializer};

/// An id in a component file. Views are made by the million where somebody learns to play: one of up to 24 bytes is copied without
/// allocating.
pub type Id = CompactString;

/// A thing of a component file in a view. Who reads the view is told its id in the file; in the program the thing is at hand, and no id
/// has to be looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<T> {
    /// Which it is.
    pub thing: T,
    id: Id,
}

impl<T> Named<T> {
    /// The thing that has this id in the file.
    #[inline]
    pub fn new(thing: T, id: impl Into<Id>) -> Self {
        Self { thing, id: id.into() }
    }
}

/// Its id.
impl<T> Deref for Named<T> {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        &self.id
    }
}

impl<T> PartialEq<str> for Named<T> {
    fn eq(&self, id: &str) -> bool {
        self.id == id
    }
}

impl<T> PartialEq<String> for Named<T> {
    fn eq(&self, id: &String) -> bool {
        self.id == id
    }
}

impl<T> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.id)
    }
}

impl<T> ts_rs::TS for Named<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        String::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        String::inline(config)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_tells_the_id_of_a_thing_and_nothing_else() {
        for id in ["INF1X", "a card with a name that is longer than what is held in place"] {
            let named = Named::new(7_u8, id);
            assert_eq!((&*named, named.thing), (id, 7));
            assert_eq!(serde_json::to_value(&named).unwrap(), id);
        }
    }
}
