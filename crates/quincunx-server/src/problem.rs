//! What can go wrong.

use axum::http::StatusCode;
use quincunx_engine::{Denied, Explanation, Fault};
use quincunx_games::BadOptions;
use quincunx_store::StoreError;

use crate::api::Problem;

/// The errors of the interface: name, key, status.
macro_rules! problems {
    ($($(#[$doc:meta])* $name:ident = $key:literal, $status:ident;)*) => {
        /// What can go wrong. The page's locales have the words of each as `problem-KEY`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum ProblemKey { $($(#[$doc])* $name,)* }

        impl ProblemKey {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The key.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)* }
            }

            /// The status of the answer.
            pub const fn status(self) -> StatusCode {
                match self { $(Self::$name => StatusCode::$status,)* }
            }
        }
    };
}

problems! {
    /// The request cannot be read.
    BadRequest = "bad-request", BAD_REQUEST;
    /// Another page sent the request.
    CrossSite = "cross-site", FORBIDDEN;
    /// The request is for a server of another name.
    WrongHost = "wrong-host", MISDIRECTED_REQUEST;
    /// There is nothing at this address.
    NotFound = "not-found", NOT_FOUND;
    /// The address does not know this method.
    BadMethod = "bad-method", METHOD_NOT_ALLOWED;
    /// The request took too long.
    TooSlow = "too-slow", REQUEST_TIMEOUT;
    /// The request is too large.
    TooLarge = "too-large", PAYLOAD_TOO_LARGE;
    /// The body is not JSON.
    BadType = "bad-type", UNSUPPORTED_MEDIA_TYPE;
    /// There is no such game.
    NoSuchGame = "no-such-game", NOT_FOUND;
    /// The version of the game's rules is not known here.
    NoSuchRules = "no-such-rules", NOT_FOUND;
    /// There is no such table.
    NoSuchTable = "no-such-table", NOT_FOUND;
    /// The record does not have that many entries.
    NoSuchNumber = "no-such-number", NOT_FOUND;
    /// The name is empty, too long, or has characters that cannot be seen.
    BadName = "bad-name", UNPROCESSABLE_ENTITY;
    /// The options are not allowed.
    BadOptions = "bad-options", UNPROCESSABLE_ENTITY;
    /// These seats do not make a table of this game.
    BadSeats = "bad-seats", UNPROCESSABLE_ENTITY;
    /// The contribution is not 64 hexadecimal digits.
    BadContribution = "bad-contribution", UNPROCESSABLE_ENTITY;
    /// The browser has not sent the cookie back that opens its seats.
    NoCookie = "no-cookie", FORBIDDEN;
    /// Only who sits there may do this.
    NotYourTable = "not-your-table", FORBIDDEN;
    /// Others' eyes are lent after the end only.
    NotYourEyes = "not-your-eyes", FORBIDDEN;
    /// The seat is taken, or all are.
    SeatTaken = "seat-taken", CONFLICT;
    /// One person, one seat.
    AlreadySeated = "already-seated", CONFLICT;
    /// The seat is kept for whoever has the link.
    NotInvited = "not-invited", FORBIDDEN;
    /// The seat is kept for somebody else.
    SeatKept = "seat-kept", FORBIDDEN;
    /// This browser has no seats.
    NoSeats = "no-seats", CONFLICT;
    /// The link for seats was never given out, was used, or has expired.
    NoSuchLink = "no-such-link", NOT_FOUND;
    /// Somebody's account, or a computer player, has this name, or one that looks like it.
    NameTaken = "name-taken", CONFLICT;
    /// The password is too short or too long.
    BadPassword = "bad-password", UNPROCESSABLE_ENTITY;
    /// The password is one of those that are tried first.
    WeakPassword = "weak-password", UNPROCESSABLE_ENTITY;
    /// There is no account with this name and this password.
    WrongPassword = "wrong-password", FORBIDDEN;
    /// This account has no such recovery code, or there is no such account.
    WrongCode = "wrong-code", FORBIDDEN;
    /// There are no passkeys at this address.
    NoPasskeys = "no-passkeys", FORBIDDEN;
    /// Nobody has this passkey, or the visitor has not, or what the device has answered is not right.
    WrongPasskey = "wrong-passkey", FORBIDDEN;
    /// This browser has not asked for a passkey, or has been answered, or too long ago.
    NoSuchQuestion = "no-such-question", FORBIDDEN;
    /// The passkey is somebody's already.
    PasskeyTaken = "passkey-taken", CONFLICT;
    /// The person has as many passkeys as one may have.
    TooManyPasskeys = "too-many-passkeys", CONFLICT;
    /// No passkey of this person has this id.
    NoSuchPasskey = "no-such-passkey", NOT_FOUND;
    /// Without it nothing would be left to sign in with.
    LastPasskey = "last-passkey", CONFLICT;
    /// This server sends no mails.
    NoMail = "no-mail", NOT_FOUND;
    /// It is no e-mail address to which mails are sent.
    BadAddress = "bad-address", UNPROCESSABLE_ENTITY;
    /// The e-mail address that was to be confirmed belongs to another account by now.
    AddressTaken = "address-taken", CONFLICT;
    /// The link that was mailed was never given out, was used, or has expired.
    NoSuchMailedLink = "no-such-mailed-link", NOT_FOUND;
    /// Only somebody with an account may do this.
    NotSignedIn = "not-signed-in", FORBIDDEN;
    /// This browser is signed in already.
    SignedIn = "signed-in", CONFLICT;
    /// No session of this person has this id.
    NoSuchSession = "no-such-session", NOT_FOUND;
    /// The token in the request was never given out, or has ended.
    InvalidToken = "invalid-token", UNAUTHORIZED;
    /// The token in the request is not for this.
    InsufficientScope = "insufficient-scope", FORBIDDEN;
    /// Nobody does this with a token, whatever it is for.
    NotByToken = "not-by-token", FORBIDDEN;
    /// This person has no bot of this name.
    NoSuchBot = "no-such-bot", NOT_FOUND;
    /// No token of this person's bots has this id.
    NoSuchToken = "no-such-token", NOT_FOUND;
    /// Nobody else has an account with this name.
    NoSuchPerson = "no-such-person", NOT_FOUND;
    /// The person follows, or blocks, as many as one may.
    TooManyPeople = "too-many-people", CONFLICT;
    /// Nobody who has this name can be invited.
    NotToInvite = "not-to-invite", CONFLICT;
    /// The person has as many decks as one may have.
    TooManyDecks = "too-many-decks", CONFLICT;
    /// The person has as many bots as one may have.
    TooManyBots = "too-many-bots", CONFLICT;
    /// The bot has as many tokens as one may have.
    TooManyTokens = "too-many-tokens", CONFLICT;
    /// The table takes no bots.
    NoBots = "no-bots", FORBIDDEN;
    /// Seats are empty still.
    NotBegun = "not-begun", CONFLICT;
    /// The game has begun.
    Begun = "begun", CONFLICT;
    /// The game is over.
    Over = "over", CONFLICT;
    /// The game is not over.
    NotOver = "not-over", CONFLICT;
    /// The table was stopped for good, by a fault in the program or by the operator.
    Frozen = "frozen", CONFLICT;
    /// The seat was given up.
    Resigned = "resigned", CONFLICT;
    /// The game has gone on.
    Stale = "stale", CONFLICT;
    /// A rule refuses it.
    Refused = "refused", UNPROCESSABLE_ENTITY;
    /// Not an action of this game.
    Unreadable = "unreadable", UNPROCESSABLE_ENTITY;
    /// Nothing can be taken back.
    NoUndo = "no-undo", UNPROCESSABLE_ENTITY;
    /// As much was taken back here as may be.
    TooManyUndos = "too-many-undos", UNPROCESSABLE_ENTITY;
    /// The game has become longer than any game may.
    TooLong = "too-long", CONFLICT;
    /// The game has no such standing order.
    BadOrder = "bad-order", UNPROCESSABLE_ENTITY;
    /// Another seat asks for an undo just now.
    UndoAsked = "undo-asked", CONFLICT;
    /// Nobody asks for an undo (any more).
    NoUndoAsked = "no-undo-asked", CONFLICT;
    /// Too many requests.
    TooManyRequests = "too-many-requests", TOO_MANY_REQUESTS;
    /// Somebody has tried to sign in too often, with this name or from this address.
    TooManyAttempts = "too-many-attempts", TOO_MANY_REQUESTS;
    /// Too many mails asked for, to this mailbox or from this address.
    TooManyMails = "too-many-mails", TOO_MANY_REQUESTS;
    /// Too many accounts made from this address.
    TooManyAccounts = "too-many-accounts", TOO_MANY_REQUESTS;
    /// Too many tables made from this address.
    TooManyTables = "too-many-tables", TOO_MANY_REQUESTS;
    /// As much was told to the operator as may wait there, by this person or from this address.
    TooManyReports = "too-many-reports", TOO_MANY_REQUESTS;
    /// Too many open event streams.
    TooManyStreams = "too-many-streams", TOO_MANY_REQUESTS;
    /// This server takes no more tables.
    Full = "full", SERVICE_UNAVAILABLE;
    /// The server cannot read or write just now.
    Unavailable = "unavailable", SERVICE_UNAVAILABLE;
    /// The disk of the server is full.
    DiskFull = "disk-full", SERVICE_UNAVAILABLE;
    /// The database of the server cannot be written just now.
    ReadOnly = "read-only", SERVICE_UNAVAILABLE;
    /// The database of the server was removed or replaced.
    DatabaseGone = "database-gone", SERVICE_UNAVAILABLE;
    /// The page was not built into this server.
    NoPage = "no-page", SERVICE_UNAVAILABLE;
}

impl ProblemKey {
    /// In how many seconds the same request may succeed, of what passes by itself.
    pub(crate) const fn retry_after(self) -> Option<u16> {
        Some(match self {
            Self::TooManyRequests => 1,
            Self::Unavailable => 2,
            Self::TooManyStreams => 10,
            Self::TooManyAttempts | Self::TooManyMails => 300,
            Self::TooManyTables | Self::TooManyAccounts | Self::DiskFull | Self::ReadOnly | Self::DatabaseGone => 60,
            Self::Full | Self::NoPage | Self::TooManyReports => 3_600,
            _ => return None,
        })
    }
}

/// A request that failed.
#[derive(Debug)]
pub(crate) struct Failure(Box<Problem>);

impl Failure {
    /// The problem as it is sent.
    pub(crate) fn problem(self) -> Problem {
        *self.0
    }

    /// In how many seconds the same request may succeed.
    pub(crate) fn retry_after(&self) -> Option<u16> {
        self.key()?.retry_after()
    }

    /// Which problem it is.
    pub(crate) fn key(&self) -> Option<ProblemKey> {
        ProblemKey::ALL.iter().copied().find(|key| self.is(*key))
    }

    /// Is it this problem?
    pub(crate) fn is(&self, key: ProblemKey) -> bool {
        self.0.key == key.key()
    }

    /// Does the store not work, which may pass?
    pub(crate) fn is_of_the_store(&self) -> bool {
        let keys = [ProblemKey::Unavailable, ProblemKey::DiskFull, ProblemKey::ReadOnly, ProblemKey::DatabaseGone];
        keys.into_iter().any(|key| self.is(key))
    }

    /// The problem together with the number of entries that stand.
    pub(crate) fn at(mut self, number: u32) -> Self {
        self.0.number = Some(number);
        self
    }

    /// The problem with what is wrong with the options.
    pub(crate) fn with_fault(mut self, fault: Fault) -> Self {
        self.0.fault = Some(fault);
        self
    }
}

impl From<ProblemKey> for Failure {
    fn from(key: ProblemKey) -> Self {
        let status = key.status();
        Self(Box::new(Problem {
            kind: "about:blank".into(),
            title: status.canonical_reason().unwrap_or_default().into(),
            status: status.as_u16(),
            key: key.key().into(),
            number: None,
            refusal: None,
            fault: None,
        }))
    }
}

impl From<BadOptions> for Failure {
    fn from(bad: BadOptions) -> Self {
        match bad {
            BadOptions::Form(_) => ProblemKey::BadOptions.into(),
            BadOptions::Fault(fault) => Self::from(ProblemKey::BadOptions).with_fault(fault),
        }
    }
}

impl From<Denied<Explanation>> for Failure {
    fn from(denied: Denied<Explanation>) -> Self {
        match denied {
            Denied::Stale { number } | Denied::AlreadyDone { number } => Self::from(ProblemKey::Stale).at(number),
            Denied::Unreadable => ProblemKey::Unreadable.into(),
            Denied::NoUndo { .. } => ProblemKey::NoUndo.into(),
            Denied::Over => ProblemKey::Over.into(),
            Denied::Refused(refusal) => {
                let mut failure = Self::from(ProblemKey::Refused);
                failure.0.refusal = Some(refusal);
                failure
            }
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Missing => ProblemKey::NoSuchTable.into(),
            StoreError::Conflict | StoreError::TooMany => ProblemKey::Stale.into(),
            StoreError::NoAccount => ProblemKey::NotSignedIn.into(),
            // The browser, or another one with the same cookie, has another one by now.
            StoreError::NoGuest => ProblemKey::NoCookie.into(),
            StoreError::Full(error) => {
                tracing::error!(error, "the disk is full");
                ProblemKey::DiskFull.into()
            }
            StoreError::ReadOnly(error) => {
                tracing::error!(error, "the database is read-only");
                ProblemKey::ReadOnly.into()
            }
            StoreError::Gone => {
                tracing::error!("the database was removed or replaced: nothing can be kept until the next start");
                ProblemKey::DatabaseGone.into()
            }
            StoreError::OtherVersion(error) | StoreError::Unavailable(error) => {
                tracing::error!(error, "the store does not work");
                ProblemKey::Unavailable.into()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::ProblemKey;

    #[test]
    fn every_problem_has_a_key_of_its_own_and_the_status_of_an_error() {
        let keys: HashSet<_> = ProblemKey::ALL.iter().map(|problem| problem.key()).collect();
        assert_eq!(keys.len(), ProblemKey::ALL.len());
        assert!(
            ProblemKey::ALL
                .iter()
                .all(|problem| problem.status().is_client_error() || problem.status().is_server_error())
        );
        for problem in ProblemKey::ALL {
            let passes = matches!(problem.status().as_u16(), 429 | 503);
            assert_eq!(problem.retry_after().is_some(), passes, "{problem:?}");
        }
    }
}
