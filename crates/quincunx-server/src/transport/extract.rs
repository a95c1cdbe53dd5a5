//! Reading requests, with our own errors.

use std::convert::Infallible;
use std::marker::PhantomData;
use std::sync::Arc;

use axum::RequestExt;
use axum::body::{Bytes, HttpBody};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;

use super::app::App;
use super::identity::{Origin, Visitor};
use super::limits::Hold;
use super::mail::Asked;
use crate::config::Limits;
use crate::problem::{Failure, ProblemKey};
use crate::tables::aside::beside;

/// The body of a request.
pub(super) struct Body<T>(pub(super) T);

/// A larger body is read beside the runtime.
const SMALL: usize = 32 * 1024;

impl<T: DeserializeOwned + Send + 'static, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &S) -> Result<Self, Failure> {
        let bytes = json(request, app).await?;
        let is_small = bytes.len() <= SMALL;
        let read = move || serde_json::from_slice(&bytes).ok();
        let body = if is_small { read() } else { beside(read).await.flatten() };
        body.map(Self).ok_or_else(|| ProblemKey::BadRequest.into())
    }
}

/// The body of a request that may be very large. Read, it can take sixteen times its size: that is done where it is worked on.
pub(super) struct Unread<T> {
    bytes: Bytes,
    of: PhantomData<T>,
    /// There are few of them at the same time.
    _place: Option<Hold>,
}

impl<T: DeserializeOwned> Unread<T> {
    pub(super) fn read(self) -> Result<T, Failure> {
        serde_json::from_slice(&self.bytes).map_err(|_| ProblemKey::BadRequest.into())
    }
}

impl<T> FromRequest<Arc<App>> for Unread<T> {
    type Rejection = Failure;

    async fn from_request(mut request: Request, app: &Arc<App>) -> Result<Self, Failure> {
        let is_small = request.body().size_hint().upper().is_some_and(|most| most <= SMALL as u64);
        let place = if is_small {
            None
        } else {
            let Ok(origin) = request.extract_parts_with_state(app).await;
            let Limits { records_sent, records_sent_in_all, .. } = app.config().limits;
            Some(app.records_sent.take(origin, records_sent, records_sent_in_all).ok_or(ProblemKey::TooManyRequests)?)
        };
        Ok(Self { bytes: json(request, app).await?, of: PhantomData, _place: place })
    }
}

/// The bytes of a body that says that it is JSON.
async fn json<S: Send + Sync>(request: Request, app: &S) -> Result<Bytes, Failure> {
    if !is_json(request.headers()) {
        return Err(ProblemKey::BadType.into());
    }
    let bytes = Bytes::from_request(request, app).await.map_err(|error| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ProblemKey::TooLarge,
        _ => ProblemKey::BadRequest,
    });
    Ok(bytes?)
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default().trim();
    essence.eq_ignore_ascii_case("application/json")
}

/// What stands behind the question mark.
pub(super) struct Params<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &S) -> Result<Self, Failure> {
        let query = Query::from_request_parts(parts, app).await;
        query.map(|Query(params)| Self(params)).map_err(|_| ProblemKey::BadRequest.into())
    }
}

/// The variable parts of an address.
pub(super) struct Place<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Place<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &S) -> Result<Self, Failure> {
        let path = Path::from_request_parts(parts, app).await;
        path.map(|Path(place)| Self(place)).map_err(|_| ProblemKey::BadRequest.into())
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        Self::of(parts, app.config().behind_proxy, app.token_key, &*app.tables.host.store).await
    }
}

impl FromRequestParts<Arc<App>> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Self::of(parts, app.config().behind_proxy))
    }
}

/// What the browser says that it is.
pub(super) struct Device(pub(super) String);

/// So much of it is kept.
const LONGEST_DEVICE: usize = 200;

impl<S: Send + Sync> FromRequestParts<S> for Asked {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let device = Device::from_request_parts(parts, state).await?;
        Ok(Self::of(&parts.headers, &device))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Device {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let told = parts.headers.get(header::USER_AGENT).and_then(|told| told.to_str().ok()).unwrap_or_default();
        Ok(Self(told.chars().take(LONGEST_DEVICE).collect()))
    }
}
