//! What is set for mail: to whom it is handed, and what stands in it.

use std::fmt::{self, Debug, Display, Formatter};
use std::str::FromStr;

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use thiserror::Error;
use url::{Host, Url};

/// A server that takes mail: `smtps://USER@HOST` speaks TLS from the beginning, `smtp://USER@HOST` after STARTTLS.
#[derive(Clone, PartialEq, Eq)]
pub struct MailServer(Url);

/// It is no such address.
#[derive(Debug, Error)]
#[error("it is no such address")]
pub struct NoSuchAddress;

impl MailServer {
    /// Is there somebody as whom mail is handed over?
    pub(super) fn has_user(&self) -> bool {
        !self.0.username().is_empty()
    }

    /// Does a password stand in it?
    pub(super) fn has_password(&self) -> bool {
        self.0.password().is_some()
    }

    /// The same with this password.
    pub(super) fn with_password(&self, password: &str) -> Self {
        let mut url = self.0.clone();
        // Whoever reads it takes what follows a % for a letter. Where there is a host there can be a password before it.
        let _ = url.set_password(Some(&utf8_percent_encode(password, NON_ALPHANUMERIC).to_string()));
        Self(url)
    }

    /// As the one who sends reads it. What stays on this machine needs no TLS; anything else goes by no other way.
    pub(crate) fn url(&self) -> String {
        let mut url = self.0.clone();
        if url.scheme() == "smtp" && !self.is_here() {
            url.set_query(Some("tls=required"));
        }
        url.into()
    }

    fn is_here(&self) -> bool {
        match self.0.host_str().map(Host::parse) {
            Some(Ok(Host::Domain(name))) => name == "localhost",
            Some(Ok(Host::Ipv4(address))) => address.is_loopback(),
            Some(Ok(Host::Ipv6(address))) => address.is_loopback(),
            _ => false,
        }
    }
}

impl FromStr for MailServer {
    type Err = NoSuchAddress;

    fn from_str(text: &str) -> Result<Self, NoSuchAddress> {
        let url = Url::parse(text).map_err(|_| NoSuchAddress)?;
        let speaks = ["smtp", "smtps"].contains(&url.scheme());
        let has_host = url.host_str().is_some_and(|host| !host.is_empty());
        let is_bare = ["", "/"].contains(&url.path()) && url.query().is_none() && url.fragment().is_none();
        if speaks && has_host && is_bare { Ok(Self(url)) } else { Err(NoSuchAddress) }
    }
}

/// Without its password.
impl Display for MailServer {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let mut open = self.0.clone();
        // Where there is none, none goes.
        let _ = open.set_password(None);
        Display::fmt(&open, formatter)
    }
}

impl Debug for MailServer {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, formatter)
    }
}

/// The address of the site, without a path: what a client says of it in a request does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site(Url);

impl Site {
    /// The name of its host.
    pub(crate) fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default()
    }
}

impl FromStr for Site {
    type Err = NoSuchAddress;

    fn from_str(text: &str) -> Result<Self, NoSuchAddress> {
        let url = Url::parse(text).map_err(|_| NoSuchAddress)?;
        let speaks = ["http", "https"].contains(&url.scheme());
        let is_bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let is_anybodys = url.username().is_empty() && url.password().is_none();
        if speaks && is_bare && is_anybodys { Ok(Self(url)) } else { Err(NoSuchAddress) }
    }
}

/// `https://play.example.org`, so that a path can follow.
impl Display for Site {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0.origin().ascii_serialization())
    }
}

#[cfg(test)]
mod tests {
    use super::{MailServer, Site};

    #[test]
    fn a_password_goes_to_the_mail_server_and_nowhere_else() {
        let server: MailServer = "smtps://anna@mail.example.org:465".parse().unwrap();
        assert!(server.has_user() && !server.has_password());
        let server = server.with_password("hu sh&%@");
        assert_eq!(server.url(), "smtps://anna:hu%20sh%26%25%40@mail.example.org:465");
        assert_eq!(
            format!("{server} {server:?}"),
            "smtps://anna@mail.example.org:465 smtps://anna@mail.example.org:465"
        );
        for none in ["", "mail.example.org", "http://mail.example.org", "smtp://", "smtp://mail.example.org?tls=none"] {
            assert!(none.parse::<MailServer>().is_err(), "{none}");
        }
    }

    #[test]
    fn nothing_leaves_this_machine_without_tls() {
        let url = |text: &str| text.parse::<MailServer>().unwrap().url();
        assert_eq!(url("smtp://mail.example.org:587"), "smtp://mail.example.org:587?tls=required");
        for here in ["smtp://localhost", "smtp://127.0.0.1:25", "smtp://[::1]:25"] {
            assert_eq!(url(here), here);
        }
    }

    #[test]
    fn a_site_has_a_host_and_no_path() {
        let site: Site = "https://Play.example.org/".parse().unwrap();
        assert_eq!((site.to_string().as_str(), site.host()), ("https://play.example.org", "play.example.org"));
        assert_eq!("http://127.0.0.1:8017".parse::<Site>().unwrap().to_string(), "http://127.0.0.1:8017");
        for none in ["play.example.org", "https://", "https://anna@a.example", "https://a.example/q", "ftp://a.example"]
        {
            assert!(none.parse::<Site>().is_err(), "{none}");
        }
    }
}
