//! To which addresses mail is sent.

use quincunx_store::Address;
use url::Host;

/// No address is longer (RFC 5321, 4.5.3.1.3, without its brackets).
const LONGEST: usize = 254;

/// An address of the internet, with a host by its name. A host in other letters is written in those of the internet (`xn--…`); before the `@`
/// there are none, as many a server takes no others. So nothing in it can be mistaken for anything else, in a header or by a reader.
pub(crate) fn address(text: &str) -> Option<Address> {
    let text = text.trim();
    if text.len() > LONGEST {
        return None;
    }
    let (user, host) = text.rsplit_once('@')?;
    let Ok(Host::Domain(host)) = Host::parse(host) else { return None };
    let is_plain = user.bytes().all(|letter| letter.is_ascii_graphic() && !b"\"\\<>".contains(&letter));
    if !is_plain || !host.trim_end_matches('.').contains('.') {
        return None;
    }
    let address = lettre::Address::new(user, host).ok()?.to_string();
    Some(Address { form: address.to_lowercase(), address })
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn an_address_is_the_same_however_its_letters_are_written() {
        let read = |text: &str| address(text).map(|address| (address.address, address.form)).unwrap();
        assert_eq!(read(" Anna.B+q@Example.ORG "), ("Anna.B+q@example.org".into(), "anna.b+q@example.org".into()));
        assert_eq!(read("anna@bücher.example").0, "anna@xn--bcher-kva.example");
        assert_eq!(read("anna@BÜCHER.example").1, read("anna@xn--bcher-kva.example").1);
        assert_eq!(read("o'neill@mail.example.org").0, "o'neill@mail.example.org");
    }

    #[test]
    fn what_could_be_more_than_an_address_is_none() {
        for none in [
            "",
            "anna",
            "@example.org",
            "anna@",
            "anna@localhost",
            "anna@localhost.",
            "anna@127.0.0.1",
            "anna@[127.0.0.1]",
            "anna@example.org\r\nBcc: all@example.org",
            "anna\r\n@example.org",
            "anna\0@example.org",
            "Anna <anna@example.org>",
            "<anna@example.org>",
            "anna@example.org,bela@example.org",
            "anna, bela@example.org",
            "\"anna b\"@example.org",
            "an na@example.org",
            "anna@exam\u{202e}ple.org",
            "an\u{202e}na@example.org",
            "änna@example.org",
            "anna@example.org?cc=bela",
            "anna@example.org/",
            ".anna@example.org",
            &format!("{}@example.org", "a".repeat(65)),
            &format!("anna@{}.org", "a.".repeat(5_000)),
        ] {
            assert!(address(none).is_none(), "{none:?}");
        }
    }
}
