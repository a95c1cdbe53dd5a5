//! What somebody has set, for every device on which the same account is signed in.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use quincunx_engine::Bytes32;
use quincunx_store::KeptSetting;

use super::app::App;
use super::extract::Body;
use super::identity::Visitor;
use crate::api::{ChangeSettings, ChangedSetting, Setting, SettingName};
use crate::problem::{Failure, ProblemKey};
use crate::tables::clock::now;
use crate::tables::memory::to_the_end;
use crate::tables::unseen::NOBODY;

/// So long is a value.
const LONGEST: usize = 16;

/// The visitor's settings.
#[utoipa::path(get, path = "/api/me/settings", responses((status = 200, body = [Setting]), (status = 403)))]
pub(super) async fn settings(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Vec<Setting>>, Failure> {
    let (person, _) = visitor.signed_in()?;
    Ok(Json(to_the_end(async move { honoured(&app, person).await }).await?))
}

/// Keeps what the visitor has changed, and tells all of the visitor's settings: of each the newest change counts.
#[utoipa::path(post, path = "/api/me/settings", request_body = ChangeSettings,
    responses((status = 200, body = [Setting])))]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(ChangeSettings { settings }): Body<ChangeSettings>,
) -> Result<Json<Vec<Setting>>, Failure> {
    let (person, member) = visitor.signed_in()?;
    let twice =
        |(place, setting): (usize, &ChangedSetting)| settings[..place].iter().any(|other| other.name == setting.name);
    let is_word =
        |value: &str| (1..=LONGEST).contains(&value.len()) && value.bytes().all(|byte| byte.is_ascii_lowercase());
    if settings.iter().enumerate().any(twice) || !settings.iter().all(|setting| is_word(&setting.value)) {
        return Err(ProblemKey::BadRequest.into());
    }
    // By this clock alone: those of the devices may be wrong.
    let kept = |ChangedSetting { name, value, ago }: ChangedSetting| KeptSetting {
        name: name.into(),
        value,
        changed: now() - i64::from(ago),
    };
    let changed: Vec<_> = settings.into_iter().map(kept).collect();
    let session = member.session;
    let all = to_the_end(async move {
        app.tables.host.store.settings().set(person, session, &changed).await?;
        honoured(&app, person).await
    });
    Ok(Json(all.await?))
}

/// A person's settings, as the person is told; of what others see of the person they hold from now on. Another server may have kept them.
async fn honoured(app: &App, person: Bytes32) -> Result<Vec<Setting>, Failure> {
    let host = &app.tables.host;
    let is_unseen =
        |all: &[Setting]| all.iter().any(|setting| setting.name == SettingName::Seen && setting.value == NOBODY);
    let all = told_settings(app, person).await?;
    if is_unseen(&all) == host.unseen.has(person) {
        return Ok(all);
    }
    // One after the other: whoever has read an older setting does not show what a newer one hides.
    let _turn = host.showing.lock().await;
    let all = told_settings(app, person).await?;
    app.tables.show(person, !is_unseen(&all)).await;
    Ok(all)
}

/// A person's settings, as the person is told.
pub(super) async fn told_settings(app: &App, person: Bytes32) -> Result<Vec<Setting>, Failure> {
    let setting = |KeptSetting { name, value, .. }: KeptSetting| Setting { name: name.into(), value };
    Ok(app.tables.host.store.settings().settings_of(person).await?.into_iter().map(setting).collect())
}
