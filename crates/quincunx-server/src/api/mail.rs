//! The e-mail address of somebody, and the links that are mailed there.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::passkeys::Proof;

/// Which e-mail address one has.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MailInfo {
    /// The server sends mails; otherwise there is nothing to be done with an address.
    pub offered: bool,
    /// One's address, which is confirmed.
    pub address: Option<String>,
    /// The address that waits to be confirmed, by the link that was mailed there.
    pub waiting: Option<String>,
}

/// Another e-mail address.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetAddress {
    /// Which: it counts once it is confirmed. One has none any more if it is missing.
    #[serde(default)]
    #[ts(optional)]
    pub address: Option<String>,
    /// That it is oneself.
    pub proof: Proof,
}

/// Asking for a link to sign in.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskForLink {
    /// The address of an account, to which the link is mailed.
    pub address: String,
}

/// A link was asked for. It was mailed if the address is that of an account, which is not told here.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct LinkAsked {
    /// It holds for so many minutes.
    pub minutes: u32,
}

/// A link that was mailed: `/mail#CODE`.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UseMailedLink {
    /// Its code.
    pub code: String,
    /// Only to be told what it is for; nothing is done, and the link holds on.
    #[serde(default)]
    #[ts(optional)]
    pub look: Option<bool>,
    /// A new password, in place of one that was forgotten: all sessions end but that of this browser, all passkeys and recovery codes, and
    /// the tokens of one's bots. Only with a link to sign in.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// What a link that was mailed has done, or would do.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MailedLinkUsed {
    /// The name of the account.
    pub name: String,
    /// The address that it confirms; one without an address signs this browser in.
    pub confirms: Option<String>,
}
