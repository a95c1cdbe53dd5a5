//! E-mail for accounts: an address, which is confirmed by a link, and links to sign in by.
//!
//! Whether an address belongs to somebody is found out beside the request that names it: neither its answer nor its time tells.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use quincunx_engine::{Bytes32, LANGUAGES};
use quincunx_store::{Address, Addresses, Admitted, Arrival, MailedLink, Right, SettingName, StoreError};

use super::accounts::{Proved, accounts, admit, check_password, hash_password, shut};
use super::app::App;
use super::extract::{Body, Device};
use super::identity::{Origin, Visitor};
use super::preview::language;
use super::proof::Asker;
use crate::api::{AskForLink, LinkAsked, MailInfo, MailedLinkUsed, SetAddress, UseMailedLink};
use crate::config::Attempts;
use crate::figures::{self, Outcome};
use crate::mail::{About, Letter, Post, address, device};
use crate::problem::{Failure, ProblemKey};
use crate::tables::chance::random_bytes;
use crate::tables::clock::now;

/// An address waits so long to be confirmed.
const TO_CONFIRM: Duration = Duration::from_secs(24 * 3_600);

/// With a link one signs in within so long.
const TO_ENTER: Duration = Duration::from_secs(15 * 60);

/// So many mails may be asked for to a mailbox that is to be confirmed, while an attempt to sign in counts.
const OF_A_MAILBOX: u32 = 3;

/// Which address the visitor has, and whether there is mail at all.
#[utoipa::path(get, path = "/api/me/mail", responses((status = 200, body = MailInfo), (status = 403)))]
pub(super) async fn mail(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<MailInfo>, Failure> {
    Ok(Json(told_mail(&app, visitor.signed_in().ok().map(|(person, _)| person)).await?))
}

/// What a person is told of the person's address.
pub(super) async fn told_mail(app: &App, person: Option<Bytes32>) -> Result<MailInfo, Failure> {
    let (mut kept, mut waiting) = (None, None);
    if let Some(person) = person {
        kept = addresses(app).address_of(person).await?;
        waiting = addresses(app).waiting_of(person, now()).await?;
    }
    let text = |address: Address| address.address;
    Ok(MailInfo { offered: app.post.is_some(), address: kept.map(text), waiting: waiting.map(text) })
}

/// Asks for another address, which counts once it is confirmed, or takes it away. One that is somebody else's is answered alike: a mail tells
/// its owner.
#[utoipa::path(post, path = "/api/me/mail", request_body = SetAddress,
    responses((status = 200, body = MailInfo), (status = 404), (status = 422)))]
pub(super) async fn set_address(
    State(app): State<Arc<App>>,
    asker: Asker,
    asked: Asked,
    Body(SetAddress { address: wanted, proof }): Body<SetAddress>,
) -> Result<Json<MailInfo>, Failure> {
    // Without mail an address can still be taken away.
    if wanted.is_some() {
        post(&app)?;
    }
    asker.visitor.signed_in()?;
    let wanted = wanted.map(|text| address(&text).ok_or(ProblemKey::BadAddress)).transpose()?;
    let (person, member) = asker.prove(&app, proof).await?;
    match wanted {
        Some(wanted) => ask_to_confirm(&app, asker.origin, asked, (person, member.session), wanted).await?,
        None => {
            let before = addresses(&app).remove_address(person, member.session).await?;
            tell_of_the_end(&app, asked, person, before);
        }
    }
    Ok(Json(told_mail(&app, Some(person)).await?))
}

async fn ask_to_confirm(
    app: &Arc<App>,
    origin: Origin,
    asked: Asked,
    (person, session): (Bytes32, Bytes32),
    wanted: Address,
) -> Result<(), Failure> {
    let kept = addresses(app).address_of(person).await?;
    if kept.is_some_and(|kept| kept.form == wanted.form) {
        // No other one is wanted any more.
        return Ok(addresses(app).forget_waiting(person, session).await?);
    }
    count(app, origin, Some(&wanted)).await?;
    let (code, link) = new_link(person, Some(wanted.clone()), TO_CONFIRM);
    addresses(app).keep_link(&link, Right::Session(session), now()).await?;
    let doing = Arc::clone(app);
    later(app, async move {
        let app = &doing;
        Ok(Some(match owner(app, &wanted).await? {
            Some(owner) => asked.letter(app, owner, wanted.address, About::Taken).await?,
            None => {
                let about = About::Confirm(code, TO_CONFIRM.as_secs() / 3_600);
                asked.letter(app, person, wanted.address, about).await?
            }
        }))
    })
}

/// Asks for a link to sign in, mailed to an address. The answer is the same whether an account has it or not.
#[utoipa::path(post, path = "/api/me/mail/ask", request_body = AskForLink,
    responses((status = 202, body = LinkAsked), (status = 404), (status = 422)))]
pub(super) async fn ask_for_link(
    State(app): State<Arc<App>>,
    // Whoever it is, but a bot.
    _: Visitor,
    origin: Origin,
    asked: Asked,
    Body(AskForLink { address: typed }): Body<AskForLink>,
) -> Result<(StatusCode, Json<LinkAsked>), Failure> {
    post(&app)?;
    let typed = address(&typed).ok_or(ProblemKey::BadAddress)?;
    count(&app, origin, None).await?;
    let doing = Arc::clone(&app);
    later(&app, async move {
        let app = &doing;
        let Some(person) = owner(app, &typed).await? else { return Ok(None) };
        // To the address as its owner has written it.
        let Some(kept) = addresses(app).address_of(person).await? else { return Ok(None) };
        let (code, link) = new_link(person, None, TO_ENTER);
        let letter = asked.letter(app, person, kept.address, About::Enter(code, TO_ENTER.as_secs() / 60)).await?;
        match addresses(app).keep_link(&link, Right::Address(&kept.form), now()).await {
            // Those that are in the mailbox sign its owner in: nobody fills it, and whoever tries keeps nobody out.
            Err(StoreError::TooMany) => return Ok(None),
            kept => kept?,
        }
        Ok(Some(letter))
    })?;
    Ok((StatusCode::ACCEPTED, Json(LinkAsked { minutes: (TO_ENTER.as_secs() / 60) as u32 })))
}

/// Does what a mailed link is for: confirms an address, or signs this browser in, with a new password if one is sent along. With `look`
/// it only tells what that is.
#[utoipa::path(post, path = "/api/me/mail/link", request_body = UseMailedLink,
    responses((status = 200, body = MailedLinkUsed), (status = 404), (status = 409), (status = 422)))]
pub(super) async fn use_link(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    browser: Device,
    asked: Asked,
    Body(UseMailedLink { code, look, password }): Body<UseMailedLink>,
) -> Result<(HeaderMap, Json<MailedLinkUsed>), Failure> {
    post(&app)?;
    let code = Bytes32::hash(&code);
    let MailedLink { person, confirms, .. } = addresses(&app).mailed_link(code, now()).await.map_err(no_such_link)?;
    let name = accounts(&app).account(person).await.map_err(no_such_link)?.name;
    let is_to_confirm = confirms.is_some();
    let used = MailedLinkUsed { name, confirms: confirms.map(|address| address.address) };
    if look.unwrap_or_default() {
        return Ok((HeaderMap::new(), Json(used)));
    }
    if is_to_confirm {
        let before = addresses(&app).confirm(code, now()).await.map_err(no_such_link)?;
        tell_of_the_end(&app, asked, person, before);
        return Ok((HeaderMap::new(), Json(used)));
    }
    let password = match password {
        Some(password) => {
            check_password(&app, password.clone(), &used.name).await?;
            Some(hash_password(&app, password).await?)
        }
        None => None,
    };
    // What is read after the link is used up might fail.
    let bots = match password {
        Some(_) => app.tables.host.store.bots().bots_of(person).await?,
        None => Vec::new(),
    };
    let takes_back = password.is_some();
    let headers = admit(&app, &visitor, person, Proved::Mailed(code, password), None, browser).await?;
    if takes_back {
        // Whoever was in is out, by whatever way.
        bots.iter().map(|bot| bot.person).chain([person]).for_each(|whose| shut(&app, whose));
    }
    Ok((headers, Json(used)))
}

/// Signs a person in by a mailed link, which is used up.
pub(super) async fn enter(
    app: &App,
    code: Bytes32,
    password: Option<&str>,
    arrival: &Arrival,
) -> Result<Admitted, Failure> {
    addresses(app).enter(code, password, arrival, now()).await.map_err(no_such_link)
}

/// Why a link does nothing. One that was never given out, is used or has expired is answered alike.
fn no_such_link(error: StoreError) -> Failure {
    match error {
        StoreError::Missing => ProblemKey::NoSuchMailedLink.into(),
        StoreError::Conflict => ProblemKey::AddressTaken.into(),
        error => error.into(),
    }
}

/// A code, and the link as it is kept.
fn new_link(person: Bytes32, confirms: Option<Address>, holds: Duration) -> (String, MailedLink) {
    let code = random_bytes().to_hex();
    let link = MailedLink { code: Bytes32::hash(&code), person, confirms, until: now() + holds.as_secs() as i64 };
    (code, link)
}

/// An address that an account had is told that it has it no more.
pub(super) fn tell_of_the_end(app: &Arc<App>, asked: Asked, person: Bytes32, before: Option<Address>) {
    let Some(before) = before else { return };
    let doing = Arc::clone(app);
    let letter = async move { Ok(Some(asked.letter(&doing, person, before.address, About::Gone).await?)) };
    // What was asked for is done, even if too many mails are under way for this one.
    if later(app, letter).is_err() {
        figures::mailed(Outcome::Failed);
    }
}

/// Whose address it is.
async fn owner(app: &App, address: &Address) -> Result<Option<Bytes32>, Failure> {
    match addresses(app).person_at(&address.form).await {
        Ok(person) => Ok(Some(person)),
        Err(StoreError::Missing) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Counts a mail by where it is asked for, and by a mailbox that nobody has confirmed yet, before it is known whether anybody gets one.
async fn count(app: &App, origin: Origin, to: Option<&Address>) -> Result<(), Failure> {
    let mut who = vec![format!("mails from {}", origin.address())];
    who.extend(to.map(|to| format!("mails to {}", to.form)));
    let most = [app.config().attempts.mails_of_an_address, OF_A_MAILBOX];
    if attempts(app, &who).await?.iter().zip(most).any(|(asked, most)| *asked > most) {
        return Err(ProblemKey::TooManyMails.into());
    }
    Ok(())
}

async fn attempts(app: &App, who: &[String]) -> Result<Vec<u32>, Failure> {
    let who: Vec<Bytes32> = who.iter().map(|who| app.token_key.disguise(who)).collect();
    let Attempts { time, .. } = app.config().attempts;
    Ok(accounts(app).attempt(&who, now() - time.as_secs() as i64, now()).await?)
}

/// Finds out beside the request what is to be mailed, and mails it.
fn later(
    app: &Arc<App>,
    finding: impl Future<Output = Result<Option<Letter>, Failure>> + Send + 'static,
) -> Result<(), Failure> {
    let post = Arc::clone(post(app)?);
    let place = post.place().ok_or(ProblemKey::Unavailable)?;
    let app = Arc::clone(app);
    tokio::spawn(async move {
        let _place = place;
        // What the store cannot do is told in the log.
        let Ok(Some(letter)) = finding.await else { return };
        if send(&app, &post, &letter).await {
            return;
        }
        // One that is in no mailbox is not to take the room of one that would be.
        if let About::Enter(code, _) = &letter.about {
            _ = addresses(&app).forget_link(Bytes32::hash(code)).await;
        }
    });
    Ok(())
}

/// Sends a mail, unless there are too many. Can it be in a mailbox?
async fn send(app: &App, post: &Post, letter: &Letter) -> bool {
    match attempts(app, &["mails".to_owned()]).await {
        Ok(sent) if sent[0] <= app.config().attempts.mails_in_all => return post.send(letter).await,
        Ok(_) => {
            tracing::warn!("a mail was dropped: there are too many");
            figures::mailed(Outcome::Refused);
        }
        Err(_) => figures::mailed(Outcome::Failed),
    }
    false
}

fn post(app: &App) -> Result<&Arc<Post>, Failure> {
    app.post.as_ref().ok_or_else(|| ProblemKey::NoMail.into())
}

fn addresses(app: &App) -> &dyn Addresses {
    app.tables.host.store.addresses()
}

/// In which browser somebody asks for something, as a mail tells, and in which language.
pub(super) struct Asked {
    device: Option<String>,
    language: usize,
}

impl Asked {
    pub(super) fn of(headers: &HeaderMap, Device(told): &Device) -> Self {
        Self { device: device(told), language: language(headers) }
    }

    /// A mail, in the language that the person has chosen.
    async fn letter(self, app: &App, person: Bytes32, to: String, about: About) -> Result<Letter, Failure> {
        let Self { device, language } = self;
        let settings = app.tables.host.store.settings().settings_of(person).await?;
        let chosen = settings.iter().find(|setting| setting.name == SettingName::Lang);
        let chosen = chosen.and_then(|chosen| LANGUAGES.iter().position(|language| *language == chosen.value));
        Ok(Letter { to, language: chosen.unwrap_or(language), device, about })
    }
}
