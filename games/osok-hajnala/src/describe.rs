//! A view in words.

use quincunx_engine::Passage;

use crate::game::OsokHajnala;
use crate::view::View;

impl OsokHajnala {
    pub(crate) fn put_in_words(&self, _: &View) -> Vec<Passage> {
        Vec::new()
    }
}
