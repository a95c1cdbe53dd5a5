//! Bots, as their owners see to them. What a program may do that comes with a token stands at the addresses (`routes.rs`) and is looked at
//! where a token is read (`identity.rs`).

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use quincunx_engine::Bytes32;
use quincunx_store::{Account, AccountKind, Bots, KeptToken, MOST_BOTS, StoreError};

use super::accounts::{free_name, id, shut, taken};
use super::app::App;
use super::extract::Body;
use super::identity::{Origin, Token, Visitor};
use crate::api::{BotInfo, EndToken, NewBot, NewToken, Scope, TokenInfo, TokenMade};
use crate::problem::{Failure, ProblemKey};
use crate::tables::chance::random_bytes;
use crate::tables::clock::now;
use crate::tables::sitter::name;

/// The visitor's bots with their tokens.
#[utoipa::path(get, path = "/api/me/bots", responses((status = 200, body = [BotInfo]), (status = 403)))]
pub(super) async fn bots(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Vec<BotInfo>>, Failure> {
    let (owner, _) = visitor.signed_in()?;
    Ok(Json(told_bots(&app, owner).await?))
}

/// Makes a bot, which is the visitor's. Its name is its own for good.
#[utoipa::path(post, path = "/api/me/bots", request_body = NewBot,
    responses((status = 201, body = [BotInfo]), (status = 409), (status = 422)))]
pub(super) async fn make_bot(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    origin: Origin,
    Body(NewBot { name: wanted }): Body<NewBot>,
) -> Result<(StatusCode, Json<Vec<BotInfo>>), Failure> {
    let (owner, member) = visitor.signed_in()?;
    let (name, looks) = free_name(&app, &wanted).await?;
    // The store counts, too; but what is refused anyway is not to use up what the address may make.
    if store(&app).bots_of(owner).await?.len() >= MOST_BOTS as usize {
        return Err(ProblemKey::TooManyBots.into());
    }
    if !app.accounts_made.take(origin, app.config().limits.accounts_in_an_hour, Instant::now()) {
        return Err(ProblemKey::TooManyAccounts.into());
    }
    let bot = Account { person: random_bytes(), name, looks, kind: AccountKind::Bot { owner }, created: now() };
    store(&app).make_bot(&bot, member.session).await.map_err(|error| match error {
        StoreError::TooMany => ProblemKey::TooManyBots.into(),
        error => taken(error),
    })?;
    Ok((StatusCode::CREATED, Json(told_bots(&app, owner).await?)))
}

/// Makes a token of one of the visitor's bots, told this once.
#[utoipa::path(post, path = "/api/me/bots/tokens", request_body = NewToken,
    responses((status = 201, body = TokenMade), (status = 404), (status = 409), (status = 422)))]
pub(super) async fn make_token(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(NewToken { bot, name: wanted, scopes }): Body<NewToken>,
) -> Result<(StatusCode, Json<TokenMade>), Failure> {
    let (owner, member) = visitor.signed_in()?;
    let bots = store(&app).bots_of(owner).await?;
    let bot = bots.into_iter().find(|own| own.name == bot).ok_or(ProblemKey::NoSuchBot)?.person;
    let name = name(&wanted).ok_or(ProblemKey::BadName)?;
    let scopes = Scope::ALL.into_iter().filter(|scope| scopes.contains(scope)).map(Scope::into).collect::<Vec<_>>();
    if scopes.is_empty() {
        return Err(ProblemKey::BadRequest.into());
    }
    let token = Token::new();
    let kept = KeptToken { token: token.hash(), bot, name, scopes, created: now(), used: None };
    store(&app).make_token(&kept, owner, member.session).await.map_err(|error| match error {
        StoreError::TooMany => ProblemKey::TooManyTokens.into(),
        error => Failure::from(error),
    })?;
    Ok((StatusCode::CREATED, Json(TokenMade { token: token.write() })))
}

/// Ends a token of one of the visitor's bots, and the streams that were opened with it.
#[utoipa::path(post, path = "/api/me/bots/tokens/end", request_body = EndToken,
    responses((status = 200, body = [BotInfo]), (status = 404)))]
pub(super) async fn end_token(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(EndToken { id: which }): Body<EndToken>,
) -> Result<Json<Vec<BotInfo>>, Failure> {
    let (owner, member) = visitor.signed_in()?;
    let tokens = store(&app).tokens_of(owner).await?;
    let token = tokens.into_iter().find(|token| id(token.token) == which).ok_or(ProblemKey::NoSuchToken)?;
    store(&app).end_token(owner, member.session, token.token).await.map_err(|error| match error {
        // It has ended meanwhile.
        StoreError::Missing => ProblemKey::NoSuchToken.into(),
        error => Failure::from(error),
    })?;
    shut(&app, token.bot);
    Ok(Json(told_bots(&app, owner).await?))
}

/// A person's bots, as the person is told.
pub(super) async fn told_bots(app: &App, owner: Bytes32) -> Result<Vec<BotInfo>, Failure> {
    let tokens = store(app).tokens_of(owner).await?;
    let token = |token: &KeptToken| TokenInfo {
        id: id(token.token),
        name: token.name.clone(),
        scopes: token.scopes.iter().copied().map(Scope::from).collect(),
        created: token.created,
        used: token.used,
    };
    let bot = |bot: Account| BotInfo {
        tokens: tokens.iter().filter(|token| token.bot == bot.person).map(token).collect(),
        name: bot.name,
    };
    Ok(store(app).bots_of(owner).await?.into_iter().map(bot).collect())
}

fn store(app: &App) -> &dyn Bots {
    app.tables.host.store.bots()
}
