//! Passkeys, and how somebody proves who it is.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What shows that whoever asks for what must not happen by a stolen browser is who the browser says.
#[derive(Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// The password.
    Password(String),
    /// The answer of a device that has one of the passkeys.
    Passkey(PasskeyAnswer),
}

/// What somebody can sign in with.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Passkeys {
    /// Passkeys can be used at this address.
    pub offered: bool,
    /// The account has a password, too.
    pub password: bool,
    /// Its passkeys, the first one first; a guest has none.
    pub passkeys: Vec<PasskeyInfo>,
}

/// A passkey, as whoever has it is told.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PasskeyInfo {
    /// By which it can be removed.
    pub id: String,
    /// What the browser says that it is (its `User-Agent`) in which it was made.
    pub device: String,
    /// When it was made: seconds since 1970.
    pub created: i64,
    /// When it was last used: seconds since 1970. None if it never was.
    pub used: Option<i64>,
}

/// What a passkey is asked for.
#[derive(Deserialize, TS, ToSchema)]
#[serde(tag = "to", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AskPasskey {
    /// To make an account that has a passkey and no password.
    SignUp {
        /// The name: 1 to 24 characters.
        name: String,
    },
    /// To sign in, or to prove that one is who the browser says.
    Use,
    /// To have a further one.
    Add {
        /// What shows that it is oneself.
        proof: Proof,
    },
}

/// What the browser is to hand to a device. The answer is taken once, within five minutes, from the browser that has asked.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PasskeyAsked {
    /// Which question it is.
    pub question: String,
    /// `PublicKeyCredentialRequestOptionsJSON` to use a passkey, otherwise `PublicKeyCredentialCreationOptionsJSON`.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub options: Value,
}

/// What a device answers.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyAnswer {
    /// Which [question](PasskeyAsked).
    pub question: String,
    /// `RegistrationResponseJSON` or `AuthenticationResponseJSON`: what `PublicKeyCredential.toJSON()` gives.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub credential: Value,
}

/// Which passkey is to be removed.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RemovePasskey {
    /// The one with this id.
    pub id: String,
    /// What shows that it is oneself.
    pub proof: Proof,
}
