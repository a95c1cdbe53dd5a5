//! What must not happen by a stolen browser, or one that was left open, takes a proof that it is oneself: the password, or a passkey.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use quincunx_engine::Bytes32;
use quincunx_store::StoreError;

use super::accounts::{accounts, attempt, with_password};
use super::app::App;
use super::identity::{Member, Origin, Visitor};
use super::passkeys::{self, RelyingParty};
use crate::api::Proof;
use crate::config::Attempts;
use crate::problem::{Failure, ProblemKey};

/// Whoever asks, with what a proof is held against.
pub(super) struct Asker {
    pub(super) visitor: Visitor,
    pub(super) origin: Origin,
    pub(super) party: RelyingParty,
}

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        let Ok(origin) = Origin::from_request_parts(parts, app).await;
        let Ok(party) = RelyingParty::from_request_parts(parts, app).await;
        Ok(Self { visitor: Visitor::from_request_parts(parts, app).await?, origin, party })
    }
}

impl Asker {
    /// The account of whoever asks, who has it beyond doubt.
    pub(super) async fn prove(&self, app: &App, proof: Proof) -> Result<(Bytes32, &Member), Failure> {
        let (person, member) = self.visitor.signed_in()?;
        let proved = match proof {
            Proof::Password(password) => {
                // Whoever guesses at the name, or in a stolen browser, keeps nobody out who is signed in by another session. But with a link a
                // session makes others, so all together have no more than an address.
                let Attempts { of_a_name, of_an_address, .. } = app.config().attempts;
                let tried = [
                    (format!("session {}", member.session.to_hex()), of_a_name),
                    (format!("proofs of {}", person.to_hex()), of_an_address),
                ];
                let attempt = attempt(app, self.origin, &tried).await?;
                let account = match accounts(app).account(person).await {
                    Err(StoreError::Missing) => None,
                    found => Some(found?),
                };
                let proved = with_password(app, account, password).await?;
                attempt.forgive(app).await?;
                proved.person
            }
            Proof::Passkey(answer) => {
                let (passkey, attempt) = passkeys::answered(app, self, answer).await?;
                attempt.forgive(app).await?;
                passkey.person
            }
        };
        // A question is asked by a session, which is one person's.
        if proved == person { Ok((person, member)) } else { Err(ProblemKey::WrongPasskey.into()) }
    }
}
