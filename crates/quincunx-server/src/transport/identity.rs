//! Who sends a request: a token in a cookie, and an address.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use quincunx_engine::Bytes32;
use sha2::Sha256;

use crate::problem::{Failure, ProblemKey};
use crate::tables::chance::random_bytes;

/// The name of the cookie: where it goes over TLS alone, one that browsers take from this very host alone.
const COOKIE: &str = "quincunx";
const SECURE_COOKIE: &str = "__Host-quincunx";

/// A year: a slow game must not outlive its players' cookies.
const LIFETIME_SECONDS: u32 = 365 * 24 * 60 * 60;

/// The key with which tokens are signed: a token that this server has not given out is nobody's.
#[derive(Clone, Copy)]
pub(super) struct TokenKey(pub(super) Bytes32);

/// A token itself: whoever has it is that person.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Bearer(Bytes32);

impl Bearer {
    #[cfg(test)]
    pub(super) const fn of(token: Bytes32) -> Self {
        Self(token)
    }

    /// The hash of the token.
    pub(super) fn token(self) -> Bytes32 {
        hash(&self.0.to_hex())
    }
}

impl TokenKey {
    fn mac(self, token: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0.0).expect("HMAC takes keys of any length");
        mac.update(token.as_bytes());
        mac
    }

    /// What the cookie of a token holds.
    fn sign(self, Bearer(token): Bearer) -> String {
        let token = token.to_hex();
        let signature = Bytes32(self.mac(&token).finalize().into_bytes().into());
        format!("{token}.{}", signature.to_hex())
    }

    /// The token of a cookie, if it was signed here.
    fn read(self, cookie: &str) -> Option<Bearer> {
        let (token, signature) = cookie.split_once('.')?;
        let bearer = Bearer(Bytes32::from_hex(token)?);
        let signature = Bytes32::from_hex(signature)?;
        self.mac(token).verify_slice(&signature.0).ok().map(|()| bearer)
    }
}

/// A person, as far as the cookie tells. Only the hash of the token goes further than this file, but for a link with which another
/// browser gets the same one.
#[derive(Clone, Copy)]
pub(super) struct Visitor {
    /// The hash of the token.
    pub(super) token: Option<Bytes32>,
    bearer: Option<Bearer>,
    secure: bool,
    key: TokenKey,
}

impl Visitor {
    pub(super) fn of(parts: &Parts, behind_proxy: bool, key: TokenKey) -> Self {
        let told = |name| behind_proxy.then(|| parts.headers.get(name)).flatten();
        let secure = told("x-forwarded-proto").is_some_and(|protocol| protocol == "https");
        let cookies = parts.headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let bearer = cookies
            .flat_map(|line| line.split(';'))
            .filter_map(|cookie| cookie.trim().split_once('='))
            .filter(|(name, _)| *name == cookie_name(secure))
            .find_map(|(_, cookie)| key.read(cookie));
        Self { token: bearer.map(Bearer::token), bearer, secure, key }
    }

    /// The hash of the visitor's token. Whose cookie has not come back gets no seat: nobody could ever act for it.
    pub(super) fn known(self) -> Result<Bytes32, Failure> {
        self.token.ok_or_else(|| ProblemKey::NoCookie.into())
    }

    /// The header that gives a first token to one who has none.
    pub(super) fn get_known(self) -> HeaderMap {
        if self.token.is_some() { HeaderMap::new() } else { self.become_bearer(Bearer(random_bytes())) }
    }

    /// The visitor's token, to be given to another browser of the same person.
    pub(super) const fn bearer(self) -> Option<Bearer> {
        self.bearer
    }

    /// The header that gives this token to the visitor.
    pub(super) fn become_bearer(self, bearer: Bearer) -> HeaderMap {
        let mut headers = HeaderMap::new();
        let secure = if self.secure { "; Secure" } else { "" };
        let (name, signed) = (cookie_name(self.secure), self.key.sign(bearer));
        let cookie = format!("{name}={signed}; Path=/; Max-Age={LIFETIME_SECONDS}; HttpOnly; SameSite=Lax{secure}");
        let mut cookie = HeaderValue::from_str(&cookie).expect("visible characters");
        cookie.set_sensitive(true);
        headers.insert(header::SET_COOKIE, cookie);
        headers
    }
}

const fn cookie_name(secure: bool) -> &'static str {
    if secure { SECURE_COOKIE } else { COOKIE }
}

fn hash(token: &str) -> Bytes32 {
    Bytes32::hash(token)
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
