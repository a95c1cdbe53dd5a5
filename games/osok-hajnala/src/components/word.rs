//! Words of closed lists, and sets of them.

use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A word of a closed list of the component file.
pub trait Word: Copy + Eq + 'static {
    /// All of them with their ids in files, in order.
    const WORDS: &'static [(&'static str, Self)];

    /// Its place in the list.
    fn index(self) -> usize;

    /// Its id in files.
    fn id(self) -> &'static str {
        Self::WORDS[self.index()].0
    }

    /// All of them, in order.
    fn all() -> impl Iterator<Item = Self> {
        Self::WORDS.iter().map(|(_, word)| *word)
    }
}

/// Gives the ids of the variants of an enum, in their order.
macro_rules! words {
    ($word:ident: $($id:literal = $variant:ident),+ $(,)?) => {
        impl $crate::components::word::Word for $word {
            const WORDS: &'static [(&'static str, Self)] = &[$(($id, Self::$variant)),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use words;

/// A set of words of one list of at most 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Set<T> {
    bits: u16,
    of: PhantomData<T>,
}

impl<T: Word> Set<T> {
    /// None of them.
    pub const EMPTY: Self = Self { bits: 0, of: PhantomData };

    /// Is it one of them?
    #[inline]
    pub fn has(self, word: T) -> bool {
        self.bits >> word.index() & 1 != 0
    }

    /// Is it none of them?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Those of the set, in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = T> {
        T::all().filter(move |word| self.has(*word))
    }
}

impl<T: Word> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(words: I) -> Self {
        let bits = words.into_iter().fold(0, |bits, word| bits | 1 << word.index());
        Self { bits, of: PhantomData }
    }
}

impl<T: Word + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Word + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}
