//! Things of a component file, as views name them.

use std::fmt;
use std::ops::Deref;

use arrayvec::ArrayString;
use serde::{Serialize, Serializer};

/// An id in a component file, or another word by which something is known. Views are made by the million where somebody learns to play:
/// an id is copied like a number, and nothing is allocated.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Id(ArrayString<{ Self::MOST }>);

impl Id {
    /// The most bytes of an id.
    pub const MOST: usize = 32;

    /// An id. `None` if it has more than [`MOST`](Id::MOST) bytes.
    #[inline]
    pub fn new(id: &str) -> Option<Self> {
        ArrayString::from(id).ok().map(Self)
    }

    /// It as text.
    #[inline]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Deref for Id {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), out)
    }
}

impl PartialEq<str> for Id {
    #[inline]
    fn eq(&self, id: &str) -> bool {
        self.as_str() == id
    }
}

impl PartialEq<&str> for Id {
    #[inline]
    fn eq(&self, id: &&str) -> bool {
        self.as_str() == *id
    }
}

/// A thing of a component file in a view. Who reads the view is told its id in the file; in the program the thing is at hand, and no id
/// has to be looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named<T> {
    /// Which it is.
    pub thing: T,
    id: Id,
}

impl<T> Named<T> {
    /// The thing that has this id in the file.
    #[inline]
    pub const fn new(thing: T, id: Id) -> Self {
        Self { thing, id }
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
        self.id == *id
    }
}

impl<T> PartialEq<String> for Named<T> {
    fn eq(&self, id: &String) -> bool {
        self.id == **id
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
        for id in ["INF1X", "an id that is as long as one may"] {
            let named = Named::new(7_u8, Id::new(id).unwrap());
            assert_eq!((&*named, named.thing), (id, 7));
            assert_eq!(serde_json::to_value(named).unwrap(), id);
        }
        assert_eq!(Id::new(&"x".repeat(Id::MOST + 1)), None);
    }
}
