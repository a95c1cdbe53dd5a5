//! Reading requests, with our own errors.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::app::App;
use super::identity::{Origin, Visitor};
use crate::problem::{Failure, ProblemKey};

/// The body of a request.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &S) -> Result<Self, Failure> {
        match Json::from_request(request, app).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(ProblemKey::BadType.into()),
            Err(error) if error.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(ProblemKey::TooLarge.into()),
            Err(_) => Err(ProblemKey::BadRequest.into()),
        }
    }
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
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Self::of(parts, app.config.behind_proxy))
    }
}

impl FromRequestParts<Arc<App>> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Self::of(parts, app.config.behind_proxy))
    }
}
