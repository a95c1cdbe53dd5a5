//! Recovery codes: the way back to an account whose password is forgotten.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use quincunx_engine::Bytes32;
use quincunx_store::StoreError;

use super::accounts::{Proved, accounts, admit, attempt, check_password, hash_password, me, refused, shut};
use super::app::App;
use super::extract::{Body, Device};
use super::identity::{Origin, Visitor};
use super::mail::{Asked, tell_of_the_end};
use super::names::account_to_enter;
use super::proof::Asker;
use crate::api::{CodesLeft, Me, Proof, Recover, RecoveryCodes};
use crate::problem::{Failure, ProblemKey};
use crate::tables::chance::random_bytes;
use crate::tables::memory::to_the_end;
use crate::tables::sitter::{looks, name};

/// So many one has at a time.
const CODES: usize = 8;

/// How many recovery codes the visitor has left.
#[utoipa::path(get, path = "/api/me/codes", responses((status = 200, body = CodesLeft), (status = 403)))]
pub(super) async fn codes(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<CodesLeft>, Failure> {
    let (person, _) = visitor.signed_in()?;
    Ok(Json(CodesLeft { left: accounts(&app).codes_left(person).await? }))
}

/// Makes new recovery codes, told this once. The old ones end.
#[utoipa::path(post, path = "/api/me/codes", request_body = Proof,
    responses((status = 201, body = RecoveryCodes), (status = 403)))]
pub(super) async fn new_codes(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(proof): Body<Proof>,
) -> Result<(StatusCode, Json<RecoveryCodes>), Failure> {
    let (person, member) = asker.prove(&app, proof).await?;
    let codes: Vec<String> = (0..CODES).map(|_| new_code()).collect();
    let kept: Vec<Bytes32> = codes.iter().map(|code| kept(&app, person, code)).collect();
    accounts(&app).set_codes(person, member.session, &kept).await?;
    Ok((StatusCode::CREATED, Json(RecoveryCodes { codes })))
}

/// Signs in with a recovery code, which is used up, and takes another password. All other sessions end, all passkeys, the
/// e-mail address, and the tokens of all bots: whoever had got in may have put his own there.
#[utoipa::path(post, path = "/api/me/recover", request_body = Recover,
    responses((status = 200, body = Me), (status = 403), (status = 422)))]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    origin: Origin,
    device: Device,
    asked: Asked,
    Body(Recover { name: sent, code, password }): Body<Recover>,
) -> Result<(HeaderMap, Json<Me>), Failure> {
    // What is no name is nobody's, and names that exist and names that do not are answered alike.
    let called = name(&sent).unwrap_or_default();
    let looks = looks(&called);
    // By the address alone: nobody guesses eighty bits, and whoever tries another's name does not keep its owner from coming back.
    let attempt = attempt(&app, origin, &[]).await?;
    if let Err(refused) = check_password(&app, password.clone(), &called).await {
        // Whoever has to think of another password has tried no code yet.
        attempt.forgive(&app).await?;
        return Err(refused);
    }
    let password = hash_password(&app, password).await?;
    let account = account_to_enter(&app, &looks).await?;
    let person = account.as_ref().map_or_else(random_bytes, |account| account.person);
    let address = app.tables.host.store.addresses().address_of(person).await?;
    let code = kept(&app, person, &code);
    to_the_end(async move {
        accounts(&app).recover(person, code, &password).await.map_err(|error| match error {
            StoreError::Missing => refused(&app, ProblemKey::WrongCode),
            error => Failure::from(error),
        })?;
        let account = account.ok_or(ProblemKey::WrongCode)?;
        shut_all(&app, person).await?;
        tell_of_the_end(&app, asked, person, address);
        let headers = admit(&app, &visitor, person, Proved::Password(password), Some(attempt), device).await?;
        Ok((headers, Json(me(account.name))))
    })
    .await
}

/// Ends the streams of a person who is signed in nowhere any more, and of the person's bots, whose tokens have ended with the sessions.
pub(super) async fn shut_all(app: &App, person: Bytes32) -> Result<(), Failure> {
    shut(app, person);
    app.tables.host.store.bots().bots_of(person).await?.iter().for_each(|bot| shut(app, bot.person));
    Ok(())
}

/// Eighty random bits, in five groups of four digits.
fn new_code() -> String {
    let digits = random_bytes().to_hex();
    (0..5).map(|group| &digits[4 * group..4 * (group + 1)]).collect::<Vec<_>>().join("-")
}

/// What is kept of a code: nobody who reads the database finds out what it was, nor who else could use it.
fn kept(app: &App, person: Bytes32, code: &str) -> Bytes32 {
    let digits: String = code.chars().filter(char::is_ascii_hexdigit).collect();
    app.token_key.disguise(&format!("code {} {}", person.to_hex(), digits.to_ascii_lowercase()))
}
