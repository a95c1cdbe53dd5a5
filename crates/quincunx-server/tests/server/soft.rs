//! A device with passkeys that is none: it says what a browser with one would say, and whatever else it is told to.

use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use quincunx_engine::Bytes32;
use serde_json::{Value, json};

/// Where the page is that asks.
pub(crate) const SITE: &str = "http://quincunx.test";

/// Somebody is there (1), and was recognised (4).
const VERIFIED: u8 = 0b101;

/// A passkey comes along.
const ATTESTED: u8 = 0b100_0000;

#[derive(Clone)]
pub(crate) struct Device {
    /// Which passkey is made next, and by what id it is found.
    pub(crate) name: String,
    pub(crate) site: &'static str,
    pub(crate) flags: u8,
    /// How often it has signed; 0 for good if it does not count.
    pub(crate) counter: u32,
    /// Whose the passkey is, as the server has said.
    pub(crate) handle: Value,
}

impl Device {
    pub(crate) fn new(name: &str) -> Self {
        Self { name: name.into(), site: SITE, flags: VERIFIED, counter: 0, handle: Value::Null }
    }

    fn key(&self) -> SigningKey {
        SigningKey::from_slice(&Bytes32::hash(&self.name).0).unwrap()
    }

    /// What the page has said, to be signed.
    fn client(&self, kind: &str, options: &Value) -> Vec<u8> {
        json!({ "type": kind, "challenge": options["challenge"], "origin": self.site, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }

    fn said(&self, party: &str, more: u8) -> Vec<u8> {
        [&Bytes32::hash(party).0[..], &[self.flags | more], &self.counter.to_be_bytes()].concat()
    }

    fn credential(&self, response: Value) -> Value {
        let id = base64(self.name.as_bytes());
        json!({ "id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {} })
    }

    /// Makes a passkey.
    pub(crate) fn make(&mut self, options: &Value) -> Value {
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required", "it is found without a name");
        assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
        assert_eq!(options["attestation"], "none");
        self.handle = options["user"]["id"].clone();
        let key = self.key().verifying_key().to_sec1_point(false);
        // COSE: an elliptic key (2) for ES256 (-7) on P-256 (1).
        let key = [
            b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20",
            &key.as_bytes()[1..33],
            b"\x22\x58\x20",
            &key.as_bytes()[33..],
        ];
        let id = self.name.as_bytes();
        let attested = [&[0; 16], &(id.len() as u16).to_be_bytes()[..], id, &key.concat()].concat();
        let said = [self.said(options["rp"]["id"].as_str().unwrap(), ATTESTED), attested].concat();
        let head = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58";
        let object = [&head[..], &[said.len() as u8], &said].concat();
        let client = self.client("webauthn.create", options);
        self.credential(json!({ "attestationObject": base64(&object), "clientDataJSON": base64(&client) }))
    }

    /// Shows that it has its passkey.
    pub(crate) fn answer(&mut self, options: &Value) -> Value {
        if self.counter > 0 {
            self.counter += 1;
        }
        let said = self.said(options["rpId"].as_str().unwrap(), 0);
        let client = self.client("webauthn.get", options);
        let signature: Signature = self.key().sign(&[&said[..], &Bytes32::hash(&client).0].concat());
        self.credential(json!({
            "authenticatorData": base64(&said),
            "clientDataJSON": base64(&client),
            "signature": base64(signature.to_der().as_bytes()),
            "userHandle": self.handle,
        }))
    }
}

/// As in RFC 4648, 5, without padding.
fn base64(bytes: &[u8]) -> String {
    let digits = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let of_three = |three: &[u8]| {
        let bits = three.iter().fold(0, |bits, byte| bits << 8 | usize::from(*byte)) << (8 * (3 - three.len()));
        (0..=three.len()).map(|digit| char::from(digits[bits >> (18 - 6 * digit) & 63])).collect::<String>()
    };
    bytes.chunks(3).map(of_three).collect()
}
