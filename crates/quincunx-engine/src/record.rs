//! Records: a game as its options and the list of what was done, chained by hash.
//!
//! The format is specified in `docs/FAIRNESS.md`.

use std::fmt;
use std::sync::Arc;

use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Seat;
use crate::fairness::{ALGORITHM, Bytes32, ChanceStream, from_hex};

/// The name of the format below, with the names of the players in the chain.
pub const FORMAT: &str = "quincunx-record-1";

/// The name of the format with [`Veil`]s in the chain, from which names can be taken out.
pub const VEILED: &str = "quincunx-record-2";

/// A whole game, to be kept, sent, replayed and verified.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Record {
    /// What is fixed before the first entry.
    #[serde(flatten)]
    pub header: Header,
    /// The server's secret. Shown only when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub server_seed: Option<Bytes32>,
    /// What was done, in order.
    pub entries: Vec<Entry>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
}

impl Record {
    /// The hash that the chain over header and entries leads to, whatever hashes the entries say.
    pub fn head(&self) -> Bytes32 {
        self.entries.iter().fold(self.header.hash(), |head, entry| Entry::chain(head, entry.number, &entry.kind))
    }
}

/// What is fixed before the first entry of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Header {
    /// [`FORMAT`] or [`VEILED`].
    pub format: String,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What the table agreed on. Tables with the same options may share them.
    #[serde(deserialize_with = "unambiguous")]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub options: Arc<Value>,
    /// Who sat where; empty where a name was taken out.
    pub seats: Vec<String>,
    /// What stands for each of these names in the chain; nothing in the format in which they stand there themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Veil>>", optional)]
    pub veils: Vec<Veil>,
    /// [`ALGORITHM`].
    pub algorithm: String,
    /// SHA-256 of the server's seed, published before the seats contribute.
    pub commitment: Bytes32,
    /// What each seat added to the chance of the game.
    pub contributions: Vec<Bytes32>,
}

impl Header {
    /// The header of a new game. There must be a name and a contribution for every seat.
    pub fn new(
        game: &str,
        rules: u32,
        options: impl Into<Arc<Value>>,
        seats: Vec<String>,
        commitment: Bytes32,
        contributions: Vec<Bytes32>,
    ) -> Self {
        Self {
            format: FORMAT.into(),
            game: game.into(),
            rules,
            options: options.into(),
            seats,
            veils: Vec::new(),
            algorithm: ALGORITHM.into(),
            commitment,
            contributions,
        }
    }

    /// The same with the names under veils, which takes a random salt for each: then they can be [taken out](Header::take_out).
    #[must_use]
    pub fn veiled(self, salts: impl IntoIterator<Item = Bytes32>) -> Self {
        let veils: Vec<Veil> = salts.into_iter().map(Veil::Salt).collect();
        assert_eq!(veils.len(), self.seats.len(), "one salt per name");
        Self { format: VEILED.into(), veils, ..self }
    }

    /// Takes a name out. The chain stays as it is, and nobody who guesses the name can find out that it was this one. False where there is
    /// no veil.
    pub fn take_out(&mut self, seat: Seat) -> bool {
        let Some(veil) = self.veils.get_mut(seat.index()) else { return false };
        let name = &mut self.seats[seat.index()];
        *veil = Veil::Hash(veil.hash(name));
        name.clear();
        true
    }

    /// Is it in a format that is known here, with nothing beside it that the chain does not hold?
    pub(crate) fn is_known(&self) -> bool {
        let held = |(veil, name): (&Veil, &String)| matches!(veil, Veil::Salt(_)) || name.is_empty();
        let names = match &*self.format {
            FORMAT => self.veils.is_empty(),
            VEILED => self.veils.len() == self.seats.len() && self.veils.iter().zip(&self.seats).all(held),
            _ => false,
        };
        names && self.algorithm == ALGORITHM
    }

    /// The hash that the first entry is chained to.
    pub fn hash(&self) -> Bytes32 {
        let contributions: Vec<String> = self.contributions.iter().map(|bytes| bytes.to_hex()).collect();
        let names = if self.veils.is_empty() {
            canonical(&Value::from(self.seats.clone()))
        } else {
            let hashes = self.veils.iter().zip(&self.seats).map(|(veil, name)| veil.hash(name).to_hex());
            hashes.collect::<Vec<_>>().join(" ")
        };
        Bytes32::hash(format!(
            "{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n",
            self.format,
            self.game,
            self.rules,
            canonical(&self.options),
            names,
            self.algorithm,
            self.commitment.to_hex(),
            contributions.join(" "),
        ))
    }

    /// The chance of this game, for whoever knows the server's seed.
    pub fn chance(&self, server_seed: Bytes32) -> ChanceStream {
        ChanceStream::new(server_seed, &self.contributions)
    }
}

/// What stands for a name in the chain: its hash with a salt, so that whoever does not know the salt cannot try names out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Veil {
    /// The salt of the name that stands in the record.
    Salt(Bytes32),
    /// The hash of a name that was taken out.
    Hash(Bytes32),
}

impl Veil {
    /// SHA-256 of the 32 bytes of the salt and the name.
    fn hash(self, name: &str) -> Bytes32 {
        match self {
            Self::Salt(salt) => Bytes32::hash([&salt.0[..], name.as_bytes()].concat()),
            Self::Hash(hash) => hash,
        }
    }
}

/// So deep lists and objects may lie in each other in options.
const LEVELS: u8 = 8;

/// Reads options in which no field stands twice and every number is a whole one below 2³²: where there were two ways to read or to write
/// one, two programs could take a record for two.
fn unambiguous<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Value>, D::Error> {
    Unambiguous { levels: LEVELS }.deserialize(deserializer).map(Arc::new)
}

#[derive(Clone, Copy)]
struct Unambiguous {
    levels: u8,
}

impl Unambiguous {
    /// What lies within a list or an object.
    fn within<E: Error>(self) -> Result<Self, E> {
        let levels =
            self.levels.checked_sub(1).ok_or_else(|| E::custom("lists and objects lie too deep in each other"))?;
        Ok(Self { levels })
    }
}

impl<'de> DeserializeSeed<'de> for Unambiguous {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Unambiguous {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("text, a truth, a whole number below 2^32, a list or an object")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        u32::try_from(value).map(Value::from).map_err(|_| E::invalid_value(Unexpected::Unsigned(value), &self))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let (within, mut values) = (self.within()?, Vec::new());
        while let Some(value) = items.next_element_seed(within)? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let (within, mut values) = (self.within()?, serde_json::Map::new());
        while let Some(name) = fields.next_key::<String>()? {
            let value = fields.next_value_seed(within)?;
            if values.contains_key(&name) {
                return Err(A::Error::custom(format_args!("the field `{name}` stands there twice")));
            }
            values.insert(name, value);
        }
        Ok(values.into())
    }
}

/// JSON without spaces, the fields of objects in ascending order: the same text whoever writes it.
fn canonical(value: &Value) -> String {
    let join = |items: Vec<String>| items.join(",");
    match value {
        Value::Array(items) => format!("[{}]", join(items.iter().map(canonical).collect())),
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_unstable_by_key(|(name, _)| name.as_str());
            let field =
                |(name, value): (&String, &Value)| format!("{}:{}", Value::from(name.as_str()), canonical(value));
            format!("{{{}}}", join(fields.into_iter().map(field).collect()))
        }
        plain => plain.to_string(),
    }
}

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Entry {
    /// Its place, counted from 0.
    pub number: u32,
    /// What was done.
    #[serde(flatten)]
    pub kind: EntryKind,
    /// SHA-256 over the hash before and the [line](EntryKind::line) of this entry.
    pub hash: Bytes32,
}

impl Entry {
    /// The entry of this place after the entry (or header) with the hash `previous`.
    pub fn new(previous: Bytes32, number: u32, kind: EntryKind) -> Self {
        let hash = Self::chain(previous, number, &kind);
        Self { number, kind, hash }
    }

    /// What the hash of such an entry must be.
    pub fn chain(previous: Bytes32, number: u32, kind: &EntryKind) -> Bytes32 {
        let mut bytes = previous.0.to_vec();
        bytes.extend_from_slice(kind.line(number).as_bytes());
        Bytes32::hash(bytes)
    }
}

/// What was done. Actions are in the game's notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EntryKind {
    /// A choice of a seat.
    #[serde(rename = "act")]
    Action {
        /// Who chose.
        seat: Seat,
        /// What.
        action: String,
    },
    /// An outcome of chance.
    Chance {
        /// The outcome.
        action: String,
        /// The sum of all weights.
        total: u32,
        /// The number drawn, below `total`.
        drawn: u32,
    },
    /// The game goes back to the moment before entry `to`.
    Undo {
        /// Who asked for it.
        seat: Seat,
        /// The first entry that is void.
        to: u32,
        /// Who agreed: everybody else, where the seat may not take it back alone.
        consent: Vec<Seat>,
    },
    /// A seat gives up.
    Resign {
        /// Who.
        seat: Seat,
    },
}

impl EntryKind {
    /// The text that is hashed: number, kind and fields with single spaces between, without an end of line.
    pub fn line(&self, number: u32) -> String {
        match self {
            Self::Action { seat, action } => format!("{number} act {} {action}", seat.index()),
            Self::Chance { action, total, drawn } => format!("{number} chance {total} {drawn} {action}"),
            Self::Undo { seat, to, consent } => {
                let consent: Vec<String> = consent.iter().map(|seat| seat.index().to_string()).collect();
                format!("{number} undo {} {to} [{}]", seat.index(), consent.join(","))
            }
            Self::Resign { seat } => format!("{number} resign {}", seat.index()),
        }
    }
}

/// The end of a game, signed by the server that hosted it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Seal {
    /// The returns, as in `1/2 1/2 0`.
    pub returns: String,
    /// The hash of the last entry.
    pub head: Bytes32,
    /// The server's Ed25519 key.
    pub key: Bytes32,
    /// Its signature of the [digest](Seal::digest), 128 hexadecimal digits.
    pub signature: String,
}

impl Seal {
    /// Seals a finished game whose record is in this format.
    pub fn new(format: &str, head: Bytes32, server_seed: Bytes32, returns: String, key: &SigningKey) -> Self {
        let signature = hex::encode(key.sign(&Self::digest(format, head, server_seed, &returns).0).to_bytes());
        Self { returns, head, key: Bytes32(key.verifying_key().to_bytes()), signature }
    }

    /// What is signed: the 32 bytes of the SHA-256 of four lines: format, head, seed and returns.
    pub fn digest(format: &str, head: Bytes32, server_seed: Bytes32, returns: &str) -> Bytes32 {
        Bytes32::hash(format!("{format}\n{}\n{}\n{returns}\n", head.to_hex(), server_seed.to_hex()))
    }

    /// Is the signature the one of [`key`](Seal::key) over this end of the game, in a record of this format?
    pub fn is_genuine(&self, format: &str, server_seed: Bytes32) -> bool {
        let check = || {
            let key = VerifyingKey::from_bytes(&self.key.0).ok()?;
            let bytes: [u8; 64] = from_hex(&self.signature)?;
            let signature = Signature::from_bytes(&bytes);
            let digest = Self::digest(format, self.head, server_seed, &self.returns);
            let one_way_to_write = is_reduced(&self.key.0) && is_reduced(signature.r_bytes());
            key.verify_strict(&digest.0, &signature).ok().filter(|()| one_way_to_write)
        };
        check().is_some()
    }
}

/// Is the coordinate of a point of the curve below 2^255 - 19, as RFC 8032, 5.1.3 asks? What is not would be one point written in two
/// ways.
fn is_reduced(point: &[u8; 32]) -> bool {
    point[0] < 237 || point[1..31].iter().any(|byte| *byte != 255) || point[31] & 127 != 127
}
