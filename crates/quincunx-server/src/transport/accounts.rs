//! Accounts: signing up, in and out, and the browsers in which somebody is signed in.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use quincunx_engine::Bytes32;
use quincunx_store::{Account, AccountKind, Accounts, Admitted, Arrival, Before, Right, Session, StoreError};

use super::app::App;
use super::extract::{Body, Device};
use super::identity::{Bearer, LIFETIME_SECONDS, Member, Origin, Visitor};
use super::mail::enter;
use super::names::account_to_enter;
use super::passwords;
use super::proof::Asker;
use super::recovery::shut_all;
use crate::api::{AccountInfo, ChangePassword, EndSessions, Me, Proof, SessionInfo, SignIn};
use crate::config::Attempts;
use crate::problem::{Failure, ProblemKey};
use crate::tables::chance::random_bytes;
use crate::tables::clock::now;
use crate::tables::memory::to_the_end;
use crate::tables::sitter::{has_a_computer, looks, name};

/// Makes an account. What the guest has in this browser becomes the account's, at tables under way too.
#[utoipa::path(post, path = "/api/me/account", request_body = SignIn,
    responses((status = 201, body = Me), (status = 409), (status = 422)))]
pub(super) async fn sign_up(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    origin: Origin,
    device: Device,
    Body(SignIn { name: wanted, password }): Body<SignIn>,
) -> Result<(StatusCode, HeaderMap, Json<Me>), Failure> {
    if visitor.member.is_some() {
        return Err(ProblemKey::SignedIn.into());
    }
    let (name, looks) = free_name(&app, &wanted).await?;
    // Before the password is hashed, which takes a while.
    if !app.accounts_made.take(origin, app.config().limits.accounts_in_an_hour, Instant::now()) {
        return Err(ProblemKey::TooManyAccounts.into());
    }
    let password = new_password(&app, password, &name).await?;
    let kind = AccountKind::Person { password: Some(password.clone()) };
    let account = Account { person: random_bytes(), name, looks, kind, created: now() };
    accounts(&app).make_account(&account).await.map_err(taken)?;
    let headers = admit(&app, &visitor, account.person, Proved::Password(password), None, device).await?;
    Ok((StatusCode::CREATED, headers, Json(me(account.name))))
}

/// Signs in. What a guest has in this browser becomes the account's; but at a table at which the account sits already the guest's seat
/// stays the guest's.
#[utoipa::path(post, path = "/api/me/sign-in", request_body = SignIn, responses((status = 200, body = Me)))]
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    origin: Origin,
    device: Device,
    Body(SignIn { name: sent, password }): Body<SignIn>,
) -> Result<(HeaderMap, Json<Me>), Failure> {
    // What is no name is nobody's, and no database has to read it.
    let looks = name(&sent).map(|name| looks(&name)).unwrap_or_default();
    let attempt = attempt(&app, origin, &[(format!("name {looks}"), app.config().attempts.of_a_name)]).await?;
    let ByPassword { person, name, kept } =
        with_password(&app, account_to_enter(&app, &looks).await?, password).await?;
    let headers = admit(&app, &visitor, person, Proved::Password(kept), Some(attempt), device).await?;
    Ok((headers, Json(me(name))))
}

/// Signs out: this browser is nobody's then.
#[utoipa::path(post, path = "/api/me/sign-out", responses((status = 200, body = Me)))]
pub(super) async fn sign_out(State(app): State<Arc<App>>, visitor: Visitor) -> Result<(HeaderMap, Json<Me>), Failure> {
    let (person, member) = visitor.signed_in()?;
    end(&app, person, member.session).await?;
    Ok((visitor.become_nobody(), Json(Me { known: false, account: None, renamed: None })))
}

/// Deletes the visitor's account with all that tells of it. Games that go on are given up; records stay, without the name.
#[utoipa::path(post, path = "/api/me/delete", request_body = Proof, responses((status = 200, body = Me), (status = 403)))]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(proof): Body<Proof>,
) -> Result<(HeaderMap, Json<Me>), Failure> {
    let (person, member) = asker.prove(&app, proof).await?;
    let (doing, here) = (Arc::clone(&app), member.session);
    to_the_end(async move {
        let (app, store) = (&doing, &doing.tables.host.store);
        // Whoever was thrown out meanwhile deletes nothing. This browser goes last: if the store fails, it can try again.
        store.accounts().sign_others_out(person, here).await?;
        for token in store.bots().tokens_of(person).await? {
            match store.bots().end_token(person, here, token.token).await {
                // It has ended meanwhile.
                Ok(()) | Err(StoreError::Missing) => {}
                Err(error) => return Err(error.into()),
            }
        }
        shut_all(app, person).await?;
        let bots = store.bots().bots_of(person).await?.into_iter().map(|bot| bot.person);
        for whose in bots.chain([person]) {
            app.tables.forget_person(whose, person, here).await?;
            shut(app, whose);
        }
        Ok(())
    })
    .await?;
    Ok((asker.visitor.become_nobody(), Json(Me { known: false, account: None, renamed: None })))
}

/// Takes another password in place of the old one, or a first one, and ends all other sessions.
#[utoipa::path(post, path = "/api/me/password", request_body = ChangePassword,
    responses((status = 200, body = Me), (status = 422)))]
pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    asker: Asker,
    Body(ChangePassword { proof, new }): Body<ChangePassword>,
) -> Result<Json<Me>, Failure> {
    let (person, member) = asker.prove(&app, proof).await?;
    let password = new_password(&app, new, &member.name).await?;
    let (doing, session) = (Arc::clone(&app), member.session);
    to_the_end(async move {
        accounts(&doing).set_password(person, session, &password).await?;
        shut(&doing, person);
        Ok(())
    })
    .await?;
    Ok(Json(me(member.name.clone())))
}

/// The browsers in which the visitor is signed in, the one used last first.
#[utoipa::path(get, path = "/api/me/sessions",
    responses((status = 200, body = [SessionInfo]), (status = 403)))]
pub(super) async fn sessions(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Vec<SessionInfo>>, Failure> {
    let (person, member) = visitor.signed_in()?;
    Ok(Json(told_sessions(&app, person, member).await?))
}

pub(super) async fn told_sessions(app: &App, person: Bytes32, here: &Member) -> Result<Vec<SessionInfo>, Failure> {
    let session = |Session { token, device, created, used, .. }: Session| SessionInfo {
        id: id(token),
        device,
        created,
        used,
        here: token == here.session,
    };
    Ok(accounts(app).sessions(person).await?.into_iter().map(session).collect())
}

/// Ends one of the visitor's sessions, or all but this browser's.
#[utoipa::path(post, path = "/api/me/sessions/end", request_body = EndSessions,
    responses((status = 200, body = Me), (status = 404)))]
pub(super) async fn end_sessions(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(EndSessions { id: which }): Body<EndSessions>,
) -> Result<Json<Me>, Failure> {
    let (person, member) = visitor.signed_in()?;
    match which {
        Some(which) => {
            let sessions = accounts(&app).sessions(person).await?;
            let session = sessions.into_iter().find(|session| id(session.token) == which);
            end(&app, person, session.ok_or(ProblemKey::NoSuchSession)?.token).await?;
        }
        None => {
            let (doing, session) = (Arc::clone(&app), member.session);
            to_the_end(async move {
                accounts(&doing).sign_others_out(person, session).await?;
                shut(&doing, person);
                Ok(())
            })
            .await?;
        }
    }
    Ok(Json(me(member.name.clone())))
}

/// The name by which the visitor sits down: of an account its own, of a guest the one that was sent, unless it is that of an account.
pub(super) async fn called(app: &App, visitor: &Visitor, sent: String) -> Result<String, Failure> {
    if let Some(name) = visitor.name() {
        return Ok(name.to_owned());
    }
    let name = name(&sent).ok_or(ProblemKey::BadName)?;
    let is_taken = accounts(app).is_taken(&name, &looks(&name)).await?;
    if is_taken { Err(ProblemKey::NameTaken.into()) } else { Ok(name) }
}

/// The name that is wanted for an account, and what it looks like, if nobody has it, and no computer player.
pub(super) async fn free_name(app: &App, wanted: &str) -> Result<(String, String), Failure> {
    let name = name(wanted).ok_or(ProblemKey::BadName)?;
    let looks = looks(&name);
    let is_taken = has_a_computer(&name) || accounts(app).is_taken(&name, &looks).await?;
    if is_taken { Err(ProblemKey::NameTaken.into()) } else { Ok((name, looks)) }
}

/// Why an account was not kept.
pub(super) fn taken(error: StoreError) -> Failure {
    match error {
        // Somebody was faster.
        StoreError::Conflict => ProblemKey::NameTaken.into(),
        error => error.into(),
    }
}

/// The account whose name looks like this, if there is one.
pub(super) async fn account_that_looks(app: &App, looks: &str) -> Result<Option<Account>, Failure> {
    match accounts(app).account_that_looks(looks).await {
        Ok(account) => Ok(Some(account)),
        Err(StoreError::Missing) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// What was proved by whoever is to be signed in.
pub(super) enum Proved {
    /// The password, of which this is kept.
    Password(String),
    /// The passkey with this id.
    Passkey(Vec<u8>),
    /// The session with this token (by its hash), in which a link was made.
    Session(Bytes32),
    /// The link with this code (by its hash), which was mailed and is used up thereby; with it may come another password (its hash).
    Mailed(Bytes32, Option<String>),
}

impl Proved {
    async fn bring_in(&self, app: &App, arrival: &Arrival) -> Result<Admitted, Failure> {
        let (right, no_more) = match self {
            Self::Password(kept) => (Right::Password(kept), ProblemKey::WrongPassword),
            Self::Passkey(id) => (Right::Passkey(id), ProblemKey::WrongPasskey),
            Self::Session(token) => (Right::Session(*token), ProblemKey::NoSuchLink),
            Self::Mailed(code, password) => return enter(app, *code, password.as_deref(), arrival).await,
        };
        accounts(app).sign_in(arrival, right).await.map_err(|error| match error {
            // What was proved holds no more.
            StoreError::NoAccount => no_more.into(),
            error => error.into(),
        })
    }
}

/// Signs a person in whose right to it is proved, and still holds: the attempt counts no more. The token is new, whatever the browser had before.
pub(super) async fn admit(
    app: &Arc<App>,
    visitor: &Visitor,
    person: Bytes32,
    proved: Proved,
    attempt: Option<Attempt>,
    Device(device): Device,
) -> Result<HeaderMap, Failure> {
    let bearer = Bearer::Session(random_bytes());
    let session = Session { token: bearer.hash(), person, device, created: now(), used: now() };
    let before = match (visitor.signed_in(), visitor.guest()) {
        (Ok((_, member)), _) => Before::Session(member.session),
        (Err(_), Some(guest)) => Before::Guest(guest),
        (Err(_), None) => Before::Nobody,
    };
    let forgiven = attempt.map_or_else(Vec::new, |Attempt(who)| who);
    let arrival = Arrival { session, before, not_since: now() - i64::from(LIFETIME_SECONDS), forgiven };
    let (doing, was) = (Arc::clone(app), visitor.person);
    // Once it is kept it cannot fail any more: whoever is in is told so.
    to_the_end(async move {
        let Admitted { made_room, tables } = proved.bring_in(&doing, &arrival).await?;
        if made_room {
            shut(&doing, person);
        }
        match (arrival.before, was) {
            (Before::Guest(guest), _) => {
                doing.tables.adopt(guest, person, tables).await;
                // What the guest had is the account's: by a link nothing is to be had any more.
                doing.links.end_of(guest, Instant::now());
            }
            (Before::Session(_), Some(was)) => shut(&doing, was),
            _ => {}
        }
        Ok(())
    })
    .await?;
    Ok(visitor.become_bearer(bearer))
}

/// Somebody who knows the password of an account.
pub(super) struct ByPassword {
    pub(super) person: Bytes32,
    name: String,
    /// What was kept of the password when it was looked at.
    kept: String,
}

/// Whose account this is, if this is its password. Accounts that are there and those that are not are answered alike, those that have no
/// password, too.
pub(super) async fn with_password(
    app: &App,
    account: Option<Account>,
    password: String,
) -> Result<ByPassword, Failure> {
    let found = account.and_then(|Account { person, name, kind, .. }| match kind {
        AccountKind::Person { password } => Some(ByPassword { person, name, kept: password? }),
        AccountKind::Bot { .. } => None,
    });
    let kept = found.as_ref().map(|found| found.kept.clone());
    let is_right = app.hashing.run(move || passwords::verify(&password, kept.as_deref())).await;
    found.filter(|_| is_right == Some(true)).ok_or_else(|| refused(app, ProblemKey::WrongPassword))
}

/// Somebody tries to get in: counted by the address, and by what is tried.
pub(super) struct Attempt(Vec<Bytes32>);

/// Counts an attempt before it is looked at: many at the same time are many. Of each of what is tried so many may fail.
pub(super) async fn attempt(app: &App, origin: Origin, tried: &[(String, u32)]) -> Result<Attempt, Failure> {
    let Attempts { time, of_an_address, .. } = app.config().attempts;
    let address = (format!("address {}", origin.address()), of_an_address);
    let (who, most): (Vec<_>, Vec<_>) =
        [&address].into_iter().chain(tried).map(|(who, most)| (app.token_key.disguise(who), *most)).unzip();
    let attempts = accounts(app).attempt(&who, now() - time.as_secs() as i64, now()).await?;
    if attempts.iter().zip(&most).any(|(attempts, most)| attempts > most) {
        return Err(refused(app, ProblemKey::TooManyAttempts));
    }
    Ok(Attempt(who))
}

impl Attempt {
    /// Whoever gets in is not counted.
    pub(super) async fn forgive(self, app: &App) -> Result<(), Failure> {
        Ok(accounts(app).forgive(&self.0).await?)
    }
}

/// Somebody is not let in. Whoever tries many passwords fills no log.
pub(super) fn refused(app: &App, problem: ProblemKey) -> Failure {
    if let Some(refused) = app.sign_ins_refused.one_more(Instant::now()) {
        tracing::warn!(refused, "sign-ins were refused");
    }
    problem.into()
}

/// What is kept of a new password.
async fn new_password(app: &App, password: String, name: &str) -> Result<String, Failure> {
    check_password(app, password.clone(), name).await?;
    hash_password(app, password).await
}

/// Is it taken as a new password of somebody with this name?
pub(super) async fn check_password(app: &App, password: String, name: &str) -> Result<(), Failure> {
    let name = name.to_owned();
    let check = move || passwords::check(&password, &name);
    Ok(app.hashing.run(check).await.ok_or(ProblemKey::Unavailable)??)
}

/// What is kept of a password that is taken.
pub(super) async fn hash_password(app: &App, password: String) -> Result<String, Failure> {
    let hash = move || passwords::hash(&password);
    app.hashing.run(hash).await.ok_or_else(|| ProblemKey::Unavailable.into())
}

/// Ends a session, and what was opened by it.
pub(super) async fn end(app: &Arc<App>, person: Bytes32, session: Bytes32) -> Result<(), Failure> {
    let app = Arc::clone(app);
    to_the_end(async move {
        match accounts(&app).sign_out(person, session).await {
            // It has ended meanwhile.
            Ok(()) | Err(StoreError::Missing) => {}
            Err(error) => return Err(error.into()),
        }
        shut(&app, person);
        Ok(())
    })
    .await
}

/// Ends the streams that show what a person may see, which browsers that are still signed in take up again, and the links with which another
/// browser would be signed in.
pub(super) fn shut(app: &App, person: Bytes32) {
    app.tables.end_streams_of(person);
    app.links.end_of(person, Instant::now());
}

pub(super) fn accounts(app: &App) -> &dyn Accounts {
    app.tables.host.store.accounts()
}

/// By which a session or the token of a bot can be ended; it tells nothing of the token itself.
pub(super) fn id(token: Bytes32) -> String {
    Bytes32::hash(token.0).to_hex()
}

pub(super) fn me(name: String) -> Me {
    Me { known: true, account: Some(AccountInfo { name }), renamed: None }
}
