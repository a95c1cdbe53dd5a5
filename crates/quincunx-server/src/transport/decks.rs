//! The decks that somebody has built, on every device on which the same account is signed in.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use quincunx_engine::Bytes32;
use quincunx_store::{KeptDeck, StoreError};

use super::app::App;
use super::extract::Body;
use super::identity::Visitor;
use crate::api::{ChangeDeck, DeckContent, DeckInfo};
use crate::problem::{Failure, ProblemKey};
use crate::tables::clock::now;

/// So many decks one has.
const MOST: u32 = 200;

/// So long is one as JSON, in bytes.
const LARGEST: usize = 20_000;

/// So long is an id.
const LONGEST_ID: usize = 32;

/// So long is a name, in code points.
const LONGEST_NAME: usize = 60;

/// The visitor's decks.
#[utoipa::path(get, path = "/api/me/decks", responses((status = 200, body = [DeckInfo]), (status = 403)))]
pub(super) async fn decks(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Vec<DeckInfo>>, Failure> {
    let (person, _) = visitor.signed_in()?;
    Ok(Json(told_decks(&app, person).await?))
}

/// Keeps a deck of the visitor's as it was changed, or that it was deleted, and tells what counts: the newest change of it.
#[utoipa::path(post, path = "/api/me/decks", request_body = ChangeDeck,
    responses((status = 200, body = DeckInfo), (status = 404), (status = 409)))]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(ChangeDeck { id, game, deck, ago }): Body<ChangeDeck>,
) -> Result<Json<DeckInfo>, Failure> {
    let (person, member) = visitor.signed_in()?;
    let is_known = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    let is_id = (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(is_known);
    if !is_id || deck.as_ref().is_some_and(|deck| deck.name.chars().count() > LONGEST_NAME) {
        return Err(ProblemKey::BadRequest.into());
    }
    app.registry.find(&game).ok_or(ProblemKey::NoSuchGame)?;
    let deck = deck.map(|deck| serde_json::to_string(&deck).expect("what was read has string keys"));
    if deck.as_ref().is_some_and(|deck| deck.len() > LARGEST) {
        return Err(ProblemKey::TooLarge.into());
    }
    // By this clock alone: those of the devices may be wrong.
    let changed = KeptDeck { id, game, deck, changed: now() - i64::from(ago) };
    let counts = app.tables.host.store.decks().keep_deck(person, member.session, &changed, MOST).await;
    let counts = counts.map_err(|error| match error {
        StoreError::TooMany => ProblemKey::TooManyDecks.into(),
        error => Failure::from(error),
    })?;
    Ok(Json(told(counts)?))
}

/// A person's decks, as the person is told.
pub(super) async fn told_decks(app: &App, person: Bytes32) -> Result<Vec<DeckInfo>, Failure> {
    app.tables.host.store.decks().decks_of(person).await?.into_iter().map(told).collect()
}

fn told(KeptDeck { id, game, deck, .. }: KeptDeck) -> Result<DeckInfo, Failure> {
    let read = |deck: String| serde_json::from_str::<DeckContent>(&deck).map_err(StoreError::from);
    Ok(DeckInfo { id, game, deck: deck.map(read).transpose()? })
}
