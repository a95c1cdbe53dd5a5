//! Reading requests, with our own errors.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use quincunx_engine::Bytes32;
use serde::de::DeserializeOwned;

use crate::problem::{Failure, ProblemKey};

/// The body of a request.
pub(crate) struct Body<T>(pub(crate) T);

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
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &S) -> Result<Self, Failure> {
        let query = Query::from_request_parts(parts, app).await;
        query.map(|Query(params)| Self(params)).map_err(|_| ProblemKey::BadRequest.into())
    }
}

/// The longest name.
const LONGEST_NAME: usize = 24;

/// Characters beside control characters that are not seen, or turn around what stands beside them.
const UNSEEN: [std::ops::RangeInclusive<char>; 5] = [
    '\u{ad}'..='\u{ad}',
    '\u{200b}'..='\u{200f}',
    '\u{2028}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{feff}'..='\u{feff}',
];

/// A name: 1 to 24 characters that can be seen.
pub(crate) fn name(text: &str) -> Result<String, Failure> {
    let name = text.trim();
    let unseen = |character: char| character.is_control() || UNSEEN.iter().any(|range| range.contains(&character));
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(unseen) {
        return Err(ProblemKey::BadName.into());
    }
    Ok(name.to_owned())
}

/// A contribution: 64 hexadecimal digits.
pub(crate) fn contribution(text: &str) -> Result<Bytes32, Failure> {
    Bytes32::from_hex(text).ok_or_else(|| ProblemKey::BadContribution.into())
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn a_name_can_be_seen() {
        assert_eq!(name("  Zażółć Gęślą Jaźń ").unwrap(), "Zażółć Gęślą Jaźń");
        assert_eq!(name(&"ő".repeat(24)).unwrap().chars().count(), 24);
        for bad in ["", "   ", "a\nb", "a\u{202e}b", "\u{200b}", &"ő".repeat(25)] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }
}
