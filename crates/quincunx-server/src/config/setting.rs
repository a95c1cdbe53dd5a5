//! How a setting is declared, and how its values are written.

use std::fmt::{self, Display, Formatter};
use std::net::{IpAddr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use bytesize::ByteSize;
use lettre::message::Mailbox;
use quincunx_store::Database;

use super::{Config, MailServer, Site};
use crate::logs::{LogFormat, LogLevels};

/// One thing that can be set.
#[derive(Debug)]
pub struct Setting {
    /// Its name in a file and, with `--` before it, on the command line.
    pub name: &'static str,
    /// What it is.
    pub about: &'static str,
    /// What its values are.
    pub kind: Kind,
    pub(super) read: fn(&mut Config, &str, &Kind) -> Option<()>,
    pub(super) write: fn(&Config, &Kind) -> Option<String>,
}

impl Setting {
    /// Its name in the environment.
    pub fn variable(&self) -> String {
        format!("{}{}", super::sources::VARIABLES, self.name.to_uppercase().replace('-', "_"))
    }

    /// Its value as it is written in a file; `None` where there is none. A password does not stand in it.
    pub fn value(&self, config: &Config) -> Option<String> {
        (self.write)(config, &self.kind)
    }
}

/// What the values of a setting are.
#[derive(Debug)]
pub enum Kind {
    /// A whole number.
    Number(RangeInclusive<u64>),
    /// Bytes, as in `128 KiB`; a number alone is of bytes.
    Size(RangeInclusive<u64>),
    /// A time, as in `20 s` or `2 days`; a number alone is of seconds.
    Time(RangeInclusive<Duration>),
    /// `true` or `false`.
    Switch,
    /// The address of a network interface.
    Address,
    /// A file or a PostgreSQL database.
    Database,
    /// The path of a file.
    File,
    /// Names of hosts.
    Names,
    /// Levels of the log, by module.
    LogLevels,
    /// How a line of the log is written.
    LogFormat,
    /// The address and port of a listener.
    Listener,
    /// The address of a site.
    Site,
    /// The address of a mail server.
    MailServer,
    /// An e-mail address, with a name if need be.
    Mailbox,
}

impl Kind {
    /// The least and the most that it may be, as they are written.
    pub fn bounds(&self) -> Option<[String; 2]> {
        match self {
            Self::Number(range) => Some([range.start(), range.end()].map(u64::to_string)),
            Self::Size(range) => Some([range.start(), range.end()].map(|bytes| Size(*bytes).to_string())),
            Self::Time(range) => Some([range.start(), range.end()].map(|time| Time(*time).to_string())),
            Self::Switch
            | Self::Address
            | Self::Database
            | Self::File
            | Self::Names
            | Self::LogLevels
            | Self::LogFormat
            | Self::Listener
            | Self::Site
            | Self::MailServer
            | Self::Mailbox => None,
        }
    }

    fn number(&self, text: &str) -> Option<u64> {
        let (number, range) = match self {
            Self::Number(range) => (text.parse().ok()?, range),
            Self::Size(range) => (text.parse::<ByteSize>().ok()?.as_u64(), range),
            _ => return None,
        };
        range.contains(&number).then_some(number)
    }

    fn write(&self, number: u64) -> String {
        match self {
            Self::Size(_) => quoted(Size(number)),
            _ => number.to_string(),
        }
    }
}

/// Bytes in the largest unit of which they are a whole number.
struct Size(u64);

impl Display for Size {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let units = [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")];
        let whole = units.into_iter().find(|(unit, _)| self.0 >= *unit && self.0.is_multiple_of(*unit));
        let (unit, name) = whole.unwrap_or((1, "B"));
        write!(formatter, "{} {name}", self.0 / unit)
    }
}

/// A time in the units of which it is made up.
struct Time(Duration);

impl Display for Time {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let written = humantime::format_duration(self.0).to_string();
        let digits = |part: &str| part.find(|sign: char| sign.is_ascii_alphabetic()).unwrap_or(part.len());
        let parts = written.split(' ').map(|part| part.split_at(digits(part)));
        // A minute is no metre.
        let unit = |unit| if unit == "m" { "min" } else { unit };
        let parts: Vec<String> = parts.map(|(number, name)| format!("{number} {}", unit(name))).collect();
        formatter.write_str(&parts.join(" "))
    }
}

/// A text as TOML has it.
fn quoted(text: impl Display) -> String {
    toml::Value::String(text.to_string()).to_string()
}

/// The values that a field may have.
pub(super) trait Value: Sized {
    /// Reads one that this kind allows.
    fn read(text: &str, kind: &Kind) -> Option<Self>;

    /// Writes it as in a file; `None` where nothing is set.
    fn write(&self, kind: &Kind) -> Option<String>;
}

macro_rules! numbers {
    ($($Number:ty)*) => {$(
        impl Value for $Number {
            fn read(text: &str, kind: &Kind) -> Option<Self> {
                kind.number(text)?.try_into().ok()
            }

            fn write(&self, kind: &Kind) -> Option<String> {
                Some(kind.write(*self as u64))
            }
        }
    )*};
}

numbers! { u16 u32 u64 usize }

impl Value for Duration {
    fn read(text: &str, kind: &Kind) -> Option<Self> {
        let Kind::Time(range) = kind else { return None };
        let seconds = text.parse().map(Self::from_secs);
        seconds.or_else(|_| humantime::parse_duration(text)).ok().filter(|time| range.contains(time))
    }

    fn write(&self, _: &Kind) -> Option<String> {
        Some(quoted(Time(*self)))
    }
}

/// None at all is written as zero.
impl Value for Option<Duration> {
    fn read(text: &str, kind: &Kind) -> Option<Self> {
        Duration::read(text, kind).map(|time| (!time.is_zero()).then_some(time))
    }

    fn write(&self, kind: &Kind) -> Option<String> {
        self.unwrap_or_default().write(kind)
    }
}

impl Value for bool {
    fn read(text: &str, _: &Kind) -> Option<Self> {
        text.parse().ok()
    }

    fn write(&self, _: &Kind) -> Option<String> {
        Some(self.to_string())
    }
}

/// Values that are read and written as their types do it.
macro_rules! as_they_are {
    ($($Type:ty)*) => {$(
        impl Value for $Type {
            fn read(text: &str, _: &Kind) -> Option<Self> {
                text.parse().ok()
            }

            fn write(&self, _: &Kind) -> Option<String> {
                Some(quoted(self))
            }
        }
    )*};
}

as_they_are! { IpAddr LogLevels LogFormat }

impl Value for Database {
    fn read(text: &str, _: &Kind) -> Option<Self> {
        text.parse().ok()
    }

    fn write(&self, _: &Kind) -> Option<String> {
        Some(quoted(self.without_password()))
    }
}

/// The same of those that may be missing.
macro_rules! as_they_are_if_any {
    ($($Type:ty)*) => {$(
        impl Value for Option<$Type> {
            fn read(text: &str, _: &Kind) -> Option<Self> {
                text.parse().ok().map(Some)
            }

            fn write(&self, _: &Kind) -> Option<String> {
                self.as_ref().map(quoted)
            }
        }
    )*};
}

as_they_are_if_any! { SocketAddr Site MailServer Mailbox }

impl Value for Option<PathBuf> {
    fn read(text: &str, _: &Kind) -> Option<Self> {
        (!text.is_empty()).then(|| Some(text.into()))
    }

    fn write(&self, _: &Kind) -> Option<String> {
        self.as_ref().map(|path| quoted(path.display()))
    }
}

impl Value for Vec<String> {
    fn read(text: &str, _: &Kind) -> Option<Self> {
        let is_name = |name: &str| !name.is_empty() && !name.contains(|sign: char| sign.is_whitespace() || sign == '/');
        let names = || text.split(',').map(str::trim);
        let all = if text.is_empty() { Self::new() } else { names().map(str::to_owned).collect() };
        all.iter().all(|name| is_name(name)).then_some(all)
    }

    fn write(&self, _: &Kind) -> Option<String> {
        Some(toml::Value::from(self.clone()).to_string())
    }
}

/// The configuration, or a part of it.
pub(super) trait Part {
    /// The part of a configuration.
    fn of(config: &Config) -> &Self;

    /// The same, to be changed.
    fn of_mut(config: &mut Config) -> &mut Self;
}

impl Part for Config {
    fn of(config: &Config) -> &Self {
        config
    }

    fn of_mut(config: &mut Config) -> &mut Self {
        config
    }
}

/// Declares all settings: the fields of the configuration, then those of its parts. Gives the structures with their defaults, and the
/// settings as a list.
macro_rules! settings {
    (
        $(#[$meta:meta])* $Config:ident { $($own:tt)* }
        $($(#[$part_meta:meta])* $part:ident: $Part:ident { $($of_part:tt)* })*
    ) => {
        settings!(@structure
            [$(#[$meta])*] $Config { $($own)* }
            $($part: $Part = concat!("See [`", stringify!($Part), "`]."),)*
        );
        $(
            settings!(@structure [$(#[$part_meta])*] $Part { $($of_part)* });

            impl Part for $Part {
                fn of(config: &Config) -> &Self {
                    &config.$part
                }

                fn of_mut(config: &mut Config) -> &mut Self {
                    &mut config.$part
                }
            }
        )*

        impl Setting {
            const LISTS: &[&[Self]] = &[
                settings!(@list $Config { $($own)* }),
                $(settings!(@list $Part { $($of_part)* }),)*
            ];

            /// All settings.
            pub fn all() -> impl Iterator<Item = &'static Self> {
                Self::LISTS.iter().copied().flatten()
            }
        }
    };
    (@structure
        [$(#[$meta:meta])*] $Name:ident {
            $($(#[doc = $about:literal])+ #[setting($name:literal, $kind:expr)] $field:ident: $Type:ty = $default:expr;)*
        }
        $($part:ident: $Part:ident = $part_about:expr,)*
    ) => {
        $(#[$meta])*
        pub struct $Name {
            $($(#[doc = $about])+ pub $field: $Type,)*
            $(#[doc = $part_about] pub $part: $Part,)*
        }

        impl Default for $Name {
            fn default() -> Self {
                Self { $($field: $default,)* $($part: $Part::default(),)* }
            }
        }
    };
    (@list $Part:ident {
        $($(#[doc = $about:literal])+ #[setting($name:literal, $kind:expr)] $field:ident: $Type:ty = $default:expr;)*
    }) => {
        &[$(Setting {
            name: $name,
            about: concat!($($about),+).trim_ascii_start(),
            kind: $kind,
            read: |config, text, kind| {
                $Part::of_mut(config).$field = Value::read(text, kind)?;
                Some(())
            },
            write: |config, kind| Value::write(&$Part::of(config).$field, kind),
        },)*]
    };
}

pub(super) use settings;
