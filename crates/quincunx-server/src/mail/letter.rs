//! What stands in a mail: plain text in the language of whoever it is for. Nothing in it was typed by anybody, names included, so that nobody
//! sends words of their own to others.

use std::error::Error;

use lettre::message::header::{ContentTransferEncoding, ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Body, Mailbox, Message};
use quincunx_words::Words;

use crate::config::Site;

const WORDS: [&str; 4] = [
    include_str!("../../locales/en.ftl"),
    include_str!("../../locales/hu.ftl"),
    include_str!("../../locales/pl.ftl"),
    include_str!("../../locales/ru.ftl"),
];

/// Of how many random bytes the id of a mail is.
const ID_BYTES: usize = 16;

/// A mail.
pub(crate) struct Letter {
    /// To whom.
    pub(crate) to: String,
    /// In which language, by its index.
    pub(crate) language: usize,
    /// In which browser somebody has asked for it.
    pub(crate) device: Option<String>,
    /// What it is about.
    pub(crate) about: About,
}

/// What a mail is about.
pub(crate) enum About {
    /// The address is to be confirmed by a link with this code, which holds for so many hours.
    Confirm(String, u64),
    /// A link with this code signs in; it holds for so many minutes.
    Enter(String, u64),
    /// Somebody wants to have the address, which belongs to an account already.
    Taken,
    /// The account has this address no more.
    Gone,
}

impl Letter {
    /// The mail as it is sent; `None` for an address that none can be sent to.
    pub(super) fn write(&self, from: &Mailbox, site: &Site) -> Option<Message> {
        let words = Words::new(self.language, [WORDS[self.language]]);
        let (subject, text) = match &self.about {
            About::Confirm(..) => ("mail-confirm-subject", "mail-confirm"),
            About::Enter(..) => ("mail-enter-subject", "mail-enter"),
            About::Taken => ("mail-taken-subject", "mail-taken"),
            About::Gone => ("mail-gone-subject", "mail-gone"),
        };
        let asked = match &self.device {
            Some(device) => words.own("mail-asked", &[("device", device.clone())]),
            None => words.own("mail-asked-unknown", &[]),
        };
        let (link, time) = match &self.about {
            About::Confirm(code, time) | About::Enter(code, time) => (format!("{site}/mail#{code}"), *time),
            About::Taken | About::Gone => (format!("{site}/account"), 0),
        };
        let told = [("site", site.host().to_owned()), ("link", link), ("time", time.to_string()), ("asked", asked)];
        let text = words.own(text, &told) + "\n";
        let body = Body::new_with_encoding(text, ContentTransferEncoding::QuotedPrintable).ok()?;
        let mut id = [0; ID_BYTES];
        getrandom::fill(&mut id).expect("the operating system has randomness");
        Message::builder()
            .from(from.clone())
            .to(Mailbox::new(None, self.to.parse().ok()?))
            .subject(words.own(subject, &told))
            .message_id(Some(format!("<{}@{}>", hex::encode(id), site.host())))
            .header(AutoSubmitted)
            .header(ContentType::TEXT_PLAIN)
            .body(body)
            .ok()
    }
}

/// No answering machine answers it (RFC 3834).
#[derive(Clone)]
struct AutoSubmitted;

impl Header for AutoSubmitted {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn Error + Send + Sync>> {
        Ok(Self)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "auto-generated".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{About, Letter, WORDS};

    /// Everything that a mail says, in each language.
    #[test]
    fn a_mail_says_the_same_in_every_language() {
        let keys = |source: &str| -> BTreeSet<String> {
            let lines = source.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
            lines.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
        };
        let [english, others @ ..] = WORDS.map(keys);
        assert!(others.iter().all(|other| *other == english));
        let from = "Quincunx <quincunx@play.example.org>".parse().unwrap();
        let site = "https://play.example.org".parse().unwrap();
        for language in 0..WORDS.len() {
            for (about, says) in [
                (About::Confirm("c0de".into(), 24), &["/mail#c0de", "24"][..]),
                (About::Enter("c0de".into(), 15), &["/mail#c0de", "15"]),
                (About::Taken, &["/account"]),
                (About::Gone, &["/account"]),
            ] {
                let letter = Letter { to: "anna@example.org".into(), language, device: Some("Firefox".into()), about };
                let message = String::from_utf8(letter.write(&from, &site).unwrap().formatted()).unwrap();
                let text = message.replace("=\r\n", "");
                for says in says.iter().chain(&["Firefox", "play.example.org", "Auto-Submitted: auto-generated"]) {
                    assert!(text.contains(says), "{says}: {text}");
                }
                assert!(!english.iter().any(|key| text.contains(key)) && !text.contains("{ "), "{text}");
                assert!(message.lines().all(|line| line.len() <= 998), "{message}");
            }
        }
    }

    #[test]
    fn nothing_is_sent_to_what_is_no_address() {
        let from = "quincunx@play.example.org".parse().unwrap();
        let site = "https://play.example.org".parse().unwrap();
        for to in ["", "anna", "anna@example.org\r\nBcc: bela@example.org"] {
            let letter = Letter { to: to.into(), language: 0, device: None, about: About::Taken };
            assert!(letter.write(&from, &site).is_none(), "{to:?}");
        }
    }
}
