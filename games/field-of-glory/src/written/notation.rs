//! How faces, columns and pairs of faces are written in [actions](crate::Action).

use quincunx_engine::arguments;

use crate::components::card::Face;
use crate::components::field::{Column, Pair};
use crate::rules::FieldOfGlory;

arguments! { FieldOfGlory: Face = Face::parse, Column = column, Pair = pair }

/// A column can be written `c3`, too.
fn column(text: &str) -> Option<Column> {
    let digit = text.strip_prefix('c').unwrap_or(text);
    Column::new(digit.parse().ok().filter(|_| digit.len() == 1)?)
}

/// `(HI3, LI2)`, at most two.
fn pair(text: &str) -> Option<Pair> {
    let faces = text.strip_prefix('(')?.strip_suffix(')')?.trim();
    if faces.is_empty() {
        return Some(Pair::EMPTY);
    }
    let add = |pair: Pair, face: &str| (!pair.is_two()).then_some(pair.with(Face::parse(face.trim())?));
    faces.split(',').try_fold(Pair::EMPTY, add)
}
