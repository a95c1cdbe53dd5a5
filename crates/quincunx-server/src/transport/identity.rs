//! Who sends a request: a guest or somebody with an account, by a token in a cookie, or a bot, by one in a header; and an address.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use quincunx_engine::Bytes32;
use quincunx_store::{Scope, SignedIn, Store, StoreError, TokenUse};
use sha2::Sha256;

use crate::problem::{Failure, ProblemKey};
use crate::tables::chance::random_bytes;
use crate::tables::clock::now;

/// The name of the cookie: where it goes over TLS alone, one that browsers take from this very host alone.
const COOKIE: &str = "quincunx";
const SECURE_COOKIE: &str = "__Host-quincunx";

/// A year: a slow game must not outlive its players' cookies.
pub(super) const LIFETIME_SECONDS: u32 = 365 * 24 * 60 * 60;

/// A session or a token of a bot is noted as used at most so often, in seconds: to look at a page is not to write.
pub(super) const NOTED: i64 = 3_600;

/// The key with which tokens are signed: a token that this server has not given out is nobody's.
#[derive(Clone, Copy)]
pub(super) struct TokenKey(pub(super) Bytes32);

/// What a browser has: a token of 256 random bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bearer {
    /// Whoever has it is that guest.
    Guest(Bytes32),
    /// It is signed in, until that session ends.
    Session(Bytes32),
}

/// What stands before the token of a session in the cookie.
const SESSION: &str = "session-";

impl Bearer {
    /// The hash of the token: nothing else of it is kept.
    pub(super) fn hash(self) -> Bytes32 {
        let (Self::Guest(token) | Self::Session(token)) = self;
        Bytes32::hash(token.to_hex())
    }

    fn write(self) -> String {
        match self {
            Self::Guest(token) => token.to_hex(),
            Self::Session(token) => format!("{SESSION}{}", token.to_hex()),
        }
    }

    fn read(text: &str) -> Option<Self> {
        match text.strip_prefix(SESSION) {
            None => Bytes32::from_hex(text).map(Self::Guest),
            Some(token) => Bytes32::from_hex(token).map(Self::Session),
        }
    }
}

/// What a bot comes with: 256 random bits. It is not signed, as each request with it asks the store.
pub(super) struct Token(Bytes32);

/// What stands before them, so that whoever finds a token in a program's source, a scanner for secrets too, knows what it is.
const TOKEN: &str = "quincunx-bot-";

impl Token {
    pub(super) fn new() -> Self {
        Self(random_bytes())
    }

    /// The hash of the token: nothing else of it is kept.
    pub(super) fn hash(&self) -> Bytes32 {
        Bytes32::hash(self.write())
    }

    pub(super) fn write(&self) -> String {
        format!("{TOKEN}{}", self.0.to_hex())
    }

    /// The token with which a request comes (RFC 6750, 2.1), if it comes with any: `Err` for what none can be. A proxy's own
    /// `Authorization: Basic` is not ours.
    fn of(headers: &HeaderMap) -> Option<Result<Self, ProblemKey>> {
        let credentials = headers.get_all(header::AUTHORIZATION).iter().filter_map(|value| value.to_str().ok());
        let (_, token) = credentials
            .map(|told| told.split_once(' ').unwrap_or((told, "")))
            .find(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"))?;
        let bytes = token.trim().strip_prefix(TOKEN).and_then(Bytes32::from_hex);
        Some(bytes.map(Self).ok_or(ProblemKey::InvalidToken))
    }
}

impl TokenKey {
    fn mac(self, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0.0).expect("HMAC takes keys of any length");
        mac.update(text.as_bytes());
        mac
    }

    /// What the cookie of a token holds.
    fn sign(self, bearer: Bearer) -> String {
        let text = bearer.write();
        let signature = Bytes32(self.mac(&text).finalize().into_bytes().into());
        format!("{text}.{}", signature.to_hex())
    }

    /// The token of a cookie, if it was signed here.
    fn read(self, cookie: &str) -> Option<Bearer> {
        let (text, signature) = cookie.split_once('.')?;
        let bearer = Bearer::read(text)?;
        let signature = Bytes32::from_hex(signature)?;
        self.mac(text).verify_slice(&signature.0).ok().map(|()| bearer)
    }

    /// Something as it is counted where nobody who reads the database is to know what it was.
    pub(super) fn disguise(self, text: &str) -> Bytes32 {
        Bytes32(self.mac(text).finalize().into_bytes().into())
    }
}

/// Somebody with an account, as the cookie tells.
#[derive(Clone)]
pub(super) struct Member {
    /// The name.
    pub(super) name: String,
    /// The hash of the token with which this browser is signed in.
    pub(super) session: Bytes32,
    /// When it was last noted that this browser was used: seconds since 1970.
    pub(super) used: i64,
}

/// A bot, as its token tells.
#[derive(Clone)]
struct Bot {
    name: String,
    /// The hash of the token.
    token: Bytes32,
}

/// A person, as far as the cookie tells, or a bot. No token goes further than this file, but for a link with which another browser becomes the same
/// guest.
#[derive(Clone)]
pub(super) struct Visitor {
    /// Who it is, at every table: of somebody with an account the person, of a guest the hash of the token.
    pub(super) person: Option<Bytes32>,
    /// The account; a guest has none.
    pub(super) member: Option<Member>,
    bot: Option<Bot>,
    bearer: Option<Bearer>,
    secure: bool,
    key: TokenKey,
}

impl Visitor {
    pub(super) async fn of(
        parts: &Parts,
        behind_proxy: bool,
        key: TokenKey,
        store: &dyn Store,
    ) -> Result<Self, Failure> {
        let told = |name| behind_proxy.then(|| parts.headers.get(name)).flatten();
        let secure = told("x-forwarded-proto").is_some_and(|protocol| protocol == "https");
        let nobody = Self { person: None, member: None, bot: None, bearer: None, secure, key };
        if let Some(token) = Token::of(&parts.headers) {
            let (token, TokenUse { bot, name, .. }) = admitted(token, parts.extensions.get().copied(), store).await?;
            return Ok(Self { person: Some(bot), bot: Some(Bot { name, token }), ..nobody });
        }
        let cookies = parts.headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let bearer = cookies
            .flat_map(|line| line.split(';'))
            .filter_map(|cookie| cookie.trim().split_once('='))
            .filter(|(name, _)| *name == cookie_name(secure))
            .find_map(|(_, cookie)| key.read(cookie));
        let Some(bearer) = bearer else { return Ok(nobody) };
        let token = bearer.hash();
        if matches!(bearer, Bearer::Guest(_)) {
            return Ok(Self { person: Some(token), bearer: Some(bearer), ..nobody });
        }
        match store.accounts().signed_in(token, now() - i64::from(LIFETIME_SECONDS)).await {
            Ok(SignedIn { person, name, used }) => {
                let member = Some(Member { name, session: token, used });
                Ok(Self { person: Some(person), member, bearer: Some(bearer), ..nobody })
            }
            // It has ended.
            Err(StoreError::Missing) => Ok(nobody),
            Err(error) => Err(error.into()),
        }
    }

    /// Holds what the visitor came with still? A stream is ended with the session or the token that it was opened by; one that was about to be
    /// opened at that moment is not among those that are ended, and looks for itself.
    pub(super) async fn still_holds(&self, store: &dyn Store) -> Result<(), Failure> {
        let holds = match (&self.member, &self.bot) {
            (Some(member), _) => store.accounts().signed_in(member.session, 0).await.map(drop),
            (None, Some(bot)) => store.bots().token(bot.token).await.map(drop),
            (None, None) => Ok(()),
        };
        holds.map_err(|error| match error {
            StoreError::Missing if self.is_bot() => ProblemKey::InvalidToken.into(),
            StoreError::Missing => ProblemKey::NotSignedIn.into(),
            error => error.into(),
        })
    }

    /// The visitor as a person. Whose cookie has not come back gets no seat: nobody could ever act for it.
    pub(super) fn known(&self) -> Result<Bytes32, Failure> {
        self.person.ok_or_else(|| ProblemKey::NoCookie.into())
    }

    /// The account of somebody who must have one.
    pub(super) fn signed_in(&self) -> Result<(Bytes32, &Member), Failure> {
        self.person.zip(self.member.as_ref()).ok_or_else(|| ProblemKey::NotSignedIn.into())
    }

    /// The account of a person who is signed in, or of a bot; a guest has none.
    pub(super) fn account(&self) -> Option<Bytes32> {
        self.person.filter(|_| self.name().is_some())
    }

    /// The guest that this browser is.
    pub(super) fn guest(&self) -> Option<Bytes32> {
        self.person.filter(|_| self.name().is_none())
    }

    /// The name of an account: of a person who is signed in, or of a bot.
    pub(super) fn name(&self) -> Option<&str> {
        self.member.as_ref().map(|member| member.name.as_str()).or(self.bot.as_ref().map(|bot| bot.name.as_str()))
    }

    /// Does a bot ask?
    pub(super) const fn is_bot(&self) -> bool {
        self.bot.is_some()
    }

    /// The header that gives a first token to one who has none.
    pub(super) fn get_known(&self) -> HeaderMap {
        if self.person.is_some() { HeaderMap::new() } else { self.become_bearer(Bearer::Guest(random_bytes())) }
    }

    /// Nobody yet, to whom a new token is given.
    pub(super) fn anew(self) -> Self {
        Self { person: None, bearer: None, ..self }
    }

    /// The visitor's token.
    pub(super) const fn bearer(&self) -> Option<Bearer> {
        self.bearer
    }

    /// The header with which the visitor keeps the token for another year.
    pub(super) fn stay(&self) -> HeaderMap {
        self.bearer.map(|bearer| self.become_bearer(bearer)).unwrap_or_default()
    }

    /// The header that gives this token to the visitor.
    pub(super) fn become_bearer(&self, bearer: Bearer) -> HeaderMap {
        self.cookie(&self.key.sign(bearer), LIFETIME_SECONDS)
    }

    /// The header that takes the visitor's token away.
    pub(super) fn become_nobody(&self) -> HeaderMap {
        self.cookie("", 0)
    }

    fn cookie(&self, value: &str, seconds: u32) -> HeaderMap {
        let secure = if self.secure { "; Secure" } else { "" };
        let name = cookie_name(self.secure);
        let cookie = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        let mut cookie = HeaderValue::from_str(&cookie).expect("visible characters");
        cookie.set_sensitive(true);
        HeaderMap::from_iter([(header::SET_COOKIE, cookie)])
    }
}

/// Whose a token is, if it holds and is for what the address is for. An address that says nothing of that takes none.
async fn admitted(
    token: Result<Token, ProblemKey>,
    scope: Option<Scope>,
    store: &dyn Store,
) -> Result<(Bytes32, TokenUse), Failure> {
    let (scope, token) = (scope.ok_or(ProblemKey::NotByToken)?, token?.hash());
    let found = store.bots().token(token).await.map_err(|error| match error {
        StoreError::Missing => ProblemKey::InvalidToken.into(),
        error => Failure::from(error),
    })?;
    if !found.scopes.contains(&scope) {
        return Err(ProblemKey::InsufficientScope.into());
    }
    if found.used.is_none_or(|used| used < now() - NOTED) {
        // What is wrong is told to whoever wants to change something.
        _ = store.bots().use_token(token, now()).await;
    }
    Ok((token, found))
}

const fn cookie_name(secure: bool) -> &'static str {
    if secure { SECURE_COOKIE } else { COOKIE }
}

/// Where a request comes from, for limits: an address, or of IPv6 the network that a household gets (RFC 6177 speaks of its first 56 bits).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Origin(IpAddr);

/// The bits of an address that tell households apart.
const HOUSEHOLD: u128 = u128::MAX << (128 - 56);

impl Origin {
    pub(super) fn new(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => Self(Ipv6Addr::from_bits(address.to_bits() & HOUSEHOLD).into()),
            address => Self(address),
        }
    }

    /// The address.
    pub(super) const fn address(self) -> IpAddr {
        self.0
    }

    pub(super) fn of(parts: &Parts, behind_proxy: bool) -> Self {
        let forwarded = || {
            let told = parts.headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            told.rsplit(',').next()?.trim().parse().ok()
        };
        let peer = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        let address = behind_proxy.then(forwarded).flatten().or_else(peer);
        Self::new(address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn origin(behind_proxy: bool, forwarded: &str) -> String {
        let peer: SocketAddr = "192.0.2.1:4000".parse().unwrap();
        let request =
            Request::builder().header("x-forwarded-for", forwarded).extension(ConnectInfo(peer)).body(()).unwrap();
        Origin::of(&request.into_parts().0, behind_proxy).0.to_string()
    }

    #[test]
    fn a_forwarded_address_counts_only_behind_a_proxy_and_only_the_last_one() {
        assert_eq!(origin(false, "198.51.100.7"), "192.0.2.1");
        assert_eq!(
            origin(true, "203.0.113.9, 198.51.100.7"),
            "198.51.100.7",
            "the first ones are the client's own tale"
        );
        assert_eq!(origin(true, "nonsense"), "192.0.2.1");
    }

    #[test]
    fn a_subscriber_is_one_origin() {
        assert_eq!(origin(true, "2001:db8:1:2:3:4:5:6"), "2001:db8:1::");
        assert_eq!(origin(true, "2001:db8:1:2ff:3:4:5:6"), "2001:db8:1:200::");
        assert_eq!(origin(true, "::ffff:198.51.100.7"), "198.51.100.7");
    }
}
