//! Passkeys: a device keeps a secret for each, and shows that it has it without telling it (WebAuthn). The server knows public keys alone.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use quincunx_engine::Bytes32;
use quincunx_store::{Account, AccountKind, KeptPasskey, MOST_PASSKEYS, StoreError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use webauthn_rs::prelude::{CreationChallengeResponse, Passkey, PasskeyRegistration, PublicKeyCredential, Url, Uuid};
use webauthn_rs::{Webauthn, WebauthnBuilder};

use super::accounts::{Attempt, Proved, accounts, admit, attempt, free_name, me, refused, taken};
use super::app::App;
use super::extract::{Body, Device};
use super::identity::Visitor;
use super::preview::site;
use super::proof::Asker;
use super::questions::Question;
use crate::api::{AskPasskey, Me, PasskeyAnswer, PasskeyAsked, PasskeyInfo, Passkeys, RemovePasskey};
use crate::config::Config;
use crate::problem::{Failure, ProblemKey};
use crate::tables::chance::random_bytes;
use crate::tables::clock::now;
use crate::tables::sitter::looks;

/// As whom devices know this server, if they can: by a name that is its own for sure. One that any name leads to has none, and an address is
/// no name.
pub(super) struct RelyingParty(Option<Webauthn>);

impl FromRequestParts<Arc<App>> for RelyingParty {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Self(relying_party(&parts.headers, &app.config())))
    }
}

fn relying_party(headers: &HeaderMap, config: &Config) -> Option<Webauthn> {
    let site: Url = site(headers, config.behind_proxy)?.parse().ok()?;
    let name = site.domain()?;
    if !config.hosts.iter().any(|own| own.eq_ignore_ascii_case(name)) {
        return None;
    }
    WebauthnBuilder::new(name, &site).ok()?.rp_name("Quincunx").build().ok()
}

impl RelyingParty {
    fn offered(&self) -> Result<&Webauthn, ProblemKey> {
        self.0.as_ref().ok_or(ProblemKey::NoPasskeys)
    }
}

/// What the visitor can sign in with, and whether passkeys can be used here at all.
#[utoipa::path(get, path = "/api/me/passkeys", responses((status = 200, body = Passkeys), (status = 403)))]
pub(super) async fn passkeys(State(app): State<Arc<App>>, asker: Asker) -> Result<Json<Passkeys>, Failure> {
    Ok(Json(told(&app, &asker).await?))
}

/// Asks for a passkey: what is told is for a device of the visitor's.
#[utoipa::path(post, path = "/api/me/passkeys/ask", request_body = AskPasskey,
    responses((status = 200, body = PasskeyAsked), (status = 409), (status = 422)))]
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(wanted): Body<AskPasskey>,
) -> Result<Json<PasskeyAsked>, Failure> {
    let party = asker.party.offered()?;
    let browser = browser(&asker.visitor)?;
    let (question, options) = match wanted {
        AskPasskey::SignUp { name } => {
            if asker.visitor.member.is_some() {
                return Err(ProblemKey::SignedIn.into());
            }
            let (name, _) = free_name(&app, &name).await?;
            let person = random_bytes();
            let (options, state) = new_passkey(&app, party, person, &name, Vec::new())?;
            (Question::SignUp(person, name, state), options)
        }
        AskPasskey::Add { proof } => {
            let (person, member) = asker.prove(&app, proof).await?;
            let own = store(&app).passkeys_of(person).await?;
            // Before a device makes one in vain.
            if own.len() >= MOST_PASSKEYS as usize {
                return Err(ProblemKey::TooManyPasskeys.into());
            }
            let own = own.into_iter().map(|passkey| passkey.id).collect();
            let (options, state) = new_passkey(&app, party, person, &member.name, own)?;
            (Question::Add(state), options)
        }
        AskPasskey::Use => {
            let (asked, state) = party.start_discoverable_authentication().map_err(|_| ProblemKey::Unavailable)?;
            (Question::Use(state), written(&asked.public_key))
        }
    };
    let question = app.questions.ask(question, browser, asker.origin, Instant::now());
    Ok(Json(PasskeyAsked { question, options }))
}

/// Makes an account that has a passkey and no password. What the guest has in this browser becomes the account's.
#[utoipa::path(post, path = "/api/me/passkeys/sign-up", request_body = PasskeyAnswer,
    responses((status = 201, body = Me), (status = 409)))]
pub(super) async fn sign_up(
    State(app): State<Arc<App>>,
    asker: Asker,
    Device(device): Device,
    Body(answer): Body<PasskeyAnswer>,
) -> Result<(StatusCode, HeaderMap, Json<Me>), Failure> {
    let Question::SignUp(person, name, state) = question(&app, &asker.visitor, &answer)? else {
        return Err(ProblemKey::NoSuchQuestion.into());
    };
    let passkey = made(&app, &asker, person, &device, answer, &state).await?;
    if !app.accounts_made.take(asker.origin, app.config().limits.accounts_in_an_hour, Instant::now()) {
        return Err(ProblemKey::TooManyAccounts.into());
    }
    let kind = AccountKind::Person { password: None };
    let account = Account { person, looks: looks(&name), name, kind, created: now() };
    store(&app).make_account_with(&account, &passkey).await.map_err(taken)?;
    let headers = admit(&app, &asker.visitor, person, Proved::Passkey(passkey.id), None, Device(device)).await?;
    Ok((StatusCode::CREATED, headers, Json(me(account.name))))
}

/// Signs in with a passkey, which says whose it is.
#[utoipa::path(post, path = "/api/me/passkeys/sign-in", request_body = PasskeyAnswer,
    responses((status = 200, body = Me)))]
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    asker: Asker,
    device: Device,
    Body(answer): Body<PasskeyAnswer>,
) -> Result<(HeaderMap, Json<Me>), Failure> {
    let (KeptPasskey { person, id, .. }, attempt) = answered(&app, &asker, answer).await?;
    let name = accounts(&app).account(person).await?.name;
    let headers = admit(&app, &asker.visitor, person, Proved::Passkey(id), Some(attempt), device).await?;
    Ok((headers, Json(me(name))))
}

/// Keeps a further passkey of the visitor's.
#[utoipa::path(post, path = "/api/me/passkeys", request_body = PasskeyAnswer,
    responses((status = 201, body = Passkeys), (status = 409)))]
pub(super) async fn add(
    State(app): State<Arc<App>>,
    asker: Asker,
    Device(device): Device,
    Body(answer): Body<PasskeyAnswer>,
) -> Result<(StatusCode, Json<Passkeys>), Failure> {
    let (person, member) = asker.visitor.signed_in()?;
    let Question::Add(state) = question(&app, &asker.visitor, &answer)? else {
        return Err(ProblemKey::NoSuchQuestion.into());
    };
    let passkey = made(&app, &asker, person, &device, answer, &state).await?;
    store(&app).add_passkey(&passkey, member.session).await.map_err(|error| match error {
        // Somebody was faster.
        StoreError::Conflict => ProblemKey::PasskeyTaken.into(),
        StoreError::TooMany => ProblemKey::TooManyPasskeys.into(),
        error => Failure::from(error),
    })?;
    Ok((StatusCode::CREATED, Json(told(&app, &asker).await?)))
}

/// Removes one of the visitor's passkeys: nobody signs in with it any more. What one signs in with last stays.
#[utoipa::path(post, path = "/api/me/passkeys/remove", request_body = RemovePasskey,
    responses((status = 200, body = Passkeys), (status = 404), (status = 409)))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(RemovePasskey { id: which, proof }): Body<RemovePasskey>,
) -> Result<Json<Passkeys>, Failure> {
    let (person, member) = asker.prove(&app, proof).await?;
    let mut own = store(&app).passkeys_of(person).await?.into_iter();
    let passkey = own.find(|passkey| id(passkey) == which).ok_or(ProblemKey::NoSuchPasskey)?;
    store(&app).remove_passkey(person, member.session, &passkey.id).await.map_err(|error| match error {
        StoreError::Missing => ProblemKey::NoSuchPasskey.into(),
        StoreError::Conflict => ProblemKey::LastPasskey.into(),
        error => Failure::from(error),
    })?;
    Ok(Json(told(&app, &asker).await?))
}

async fn told(app: &App, asker: &Asker) -> Result<Passkeys, Failure> {
    let offered = asker.party.offered().is_ok();
    let Ok((person, _)) = asker.visitor.signed_in() else {
        return Ok(Passkeys { offered, password: false, passkeys: Vec::new() });
    };
    let kind = accounts(app).account(person).await?.kind;
    let password = matches!(kind, AccountKind::Person { password: Some(_) });
    Ok(Passkeys { offered, password, passkeys: told_passkeys(app, person).await? })
}

/// A person's passkeys, as the person is told.
pub(super) async fn told_passkeys(app: &App, person: Bytes32) -> Result<Vec<PasskeyInfo>, Failure> {
    let told = |passkey: KeptPasskey| PasskeyInfo {
        id: id(&passkey),
        device: passkey.device,
        created: passkey.created,
        used: passkey.used,
    };
    Ok(store(app).passkeys_of(person).await?.into_iter().map(told).collect())
}

/// By which a passkey can be removed.
fn id(passkey: &KeptPasskey) -> String {
    Bytes32::hash(&passkey.id).to_hex()
}

/// The browser, by which a question is known to be its own.
fn browser(visitor: &Visitor) -> Result<Bytes32, Failure> {
    Ok(visitor.bearer().ok_or(ProblemKey::NoCookie)?.hash())
}

/// The question that is answered, which this browser has asked. Whatever the answer comes to, there is none to it any more.
fn question(app: &App, visitor: &Visitor, answer: &PasskeyAnswer) -> Result<Question, Failure> {
    let asked = app.questions.take(&answer.question, browser(visitor)?, Instant::now());
    asked.ok_or_else(|| ProblemKey::NoSuchQuestion.into())
}

/// What a device is told that is to make a passkey: one that it finds without being told a name, so that nobody needs to type one.
fn new_passkey(
    app: &App,
    party: &Webauthn,
    person: Bytes32,
    name: &str,
    but: Vec<Vec<u8>>,
) -> Result<(Value, PasskeyRegistration), Failure> {
    let asked = party.start_passkey_registration(handle(app, person), name, name, Some(but));
    let (CreationChallengeResponse { public_key }, state) = asked.map_err(|_| ProblemKey::Unavailable)?;
    let mut options = written(&public_key);
    // The library leaves it to the device.
    options["authenticatorSelection"]["residentKey"] = "required".into();
    options["authenticatorSelection"]["requireResidentKey"] = true.into();
    Ok((options, state))
}

/// By what devices know somebody; whoever reads it there learns nothing by which the person is known here.
fn handle(app: &App, person: Bytes32) -> Uuid {
    let Bytes32(disguised) = app.token_key.disguise(&format!("passkeys {}", person.to_hex()));
    Uuid::from_slice(&disguised[..16]).expect("sixteen bytes")
}

/// The passkey that a device has made.
async fn made(
    app: &App,
    asker: &Asker,
    person: Bytes32,
    device: &str,
    answer: PasskeyAnswer,
    state: &PasskeyRegistration,
) -> Result<KeptPasskey, Failure> {
    let made = asker.party.offered()?.finish_passkey_registration(&read(answer.credential)?, state);
    let passkey = made.map_err(|_| ProblemKey::WrongPasskey)?;
    let id = passkey.cred_id().clone();
    match store(app).passkey(&id).await {
        Err(StoreError::Missing) => {
            Ok(KeptPasskey { id, person, key: key(&passkey), device: device.to_owned(), created: now(), used: None })
        }
        Ok(_) => Err(ProblemKey::PasskeyTaken.into()),
        Err(error) => Err(error.into()),
    }
}

/// The passkey with which a device has answered a question of this browser, and the attempt that this was. Whatever is wrong with it is told alike.
pub(super) async fn answered(
    app: &App,
    asker: &Asker,
    answer: PasskeyAnswer,
) -> Result<(KeptPasskey, Attempt), Failure> {
    let party = asker.party.offered()?;
    let Question::Use(state) = question(app, &asker.visitor, &answer)? else {
        return Err(ProblemKey::NoSuchQuestion.into());
    };
    let attempt = attempt(app, asker.origin, &[]).await?;
    let credential: PublicKeyCredential = read(answer.credential)?;
    let wrong = || refused(app, ProblemKey::WrongPasskey);
    let kept = store(app).passkey(credential.get_credential_id()).await.map_err(|error| match error {
        StoreError::Missing => wrong(),
        error => error.into(),
    })?;
    // Whoever has not said who it is is told by the device.
    let (told, _) = party.identify_discoverable_authentication(&credential).map_err(|_| wrong())?;
    let mut passkey: Passkey = serde_json::from_str(&kept.key).map_err(StoreError::from)?;
    let used = party.finish_discoverable_authentication_v2(&credential, state, &passkey).map_err(|_| wrong())?;
    if told != handle(app, kept.person) {
        return Err(wrong());
    }
    passkey.update_credential(&used);
    store(app).use_passkey(&kept.id, &kept.key, &key(&passkey), now()).await.map_err(|error| match error {
        // It was removed meanwhile, or used by somebody else who has it, too.
        StoreError::Conflict => wrong(),
        error => error.into(),
    })?;
    Ok((kept, attempt))
}

/// What a device has answered.
fn read<T: DeserializeOwned>(credential: Value) -> Result<T, ProblemKey> {
    serde_json::from_value(credential).map_err(|_| ProblemKey::BadRequest)
}

fn written(options: &impl Serialize) -> Value {
    serde_json::to_value(options).expect("it has names for keys")
}

/// What is kept of a passkey.
fn key(passkey: &Passkey) -> String {
    written(passkey).to_string()
}

fn store(app: &App) -> &dyn quincunx_store::Passkeys {
    app.tables.host.store.passkeys()
}
