//! Where values come from: defaults, a file, the environment, the command line; each beats those before it. Everything that is wrong is
//! told, not the first fault alone.

use std::ffi::OsString;
use std::fmt::{self, Display, Formatter};
use std::path::{Path, PathBuf};
use std::{fs, io};

use quincunx_engine::{Arg, Message};
use toml::de::{DeTable, DeValue};

use super::setting::{Kind, Setting};
use super::{Config, Database};

/// What stands before the name of a setting in the environment.
pub(super) const VARIABLES: &str = "QUINCUNX_";

/// Variables that other parts of the project read: the command, the page while it is worked on, the tests.
const OTHER_VARIABLES: [&str; 8] = ["CONFIG", "KEY", "SERVER", "BIN", "SEED", "PICTURES", "KILLS", "THOROUGH"];

/// The settings that name files with passwords.
const DATABASE_PASSWORD: &str = "database-password-file";
const MAIL_PASSWORD: &str = "mail-password-file";

/// The values that were given.
#[derive(Clone, Default)]
pub struct Given {
    /// A file of settings, in TOML.
    pub file: Option<PathBuf>,
    /// The variables of the environment.
    pub variables: Vec<(OsString, OsString)>,
    /// Those of the command line, by the names of the settings.
    pub flags: Vec<(&'static str, String)>,
}

/// Where a value was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Nowhere.
    Default,
    /// In a file, in this line.
    File(PathBuf, usize),
    /// In this variable of the environment.
    Variable(String),
    /// On the command line, by the name of the setting.
    Flag(&'static str),
}

impl Display for Origin {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => formatter.write_str("default"),
            Self::File(file, line) => write!(formatter, "{}:{line}", file.display()),
            Self::Variable(name) => formatter.write_str(name),
            Self::Flag(name) => write!(formatter, "--{name}"),
        }
    }
}

/// What is wrong with what was given. No value stands in it: it could be a secret.
#[derive(Debug)]
pub enum Fault {
    /// The file cannot be read.
    File(PathBuf, io::Error),
    /// The file is not TOML; told in the words of its reader.
    Syntax(Origin, String),
    /// There is no setting of this name.
    Unknown(Origin, String),
    /// The value is none that the setting may have.
    Value(Origin, &'static Setting),
    /// The file with a password, which this setting names, cannot be read.
    Password(Origin, &'static str, io::Error),
    /// A password was given for a database that has none.
    NoPassword(Origin),
    /// The file with the operator's token cannot be read, or is empty.
    Token(Origin, io::Error),
    /// A password was given, but nobody as whom mail is handed over.
    NoUser(Origin),
    /// Mail is to be sent, for which this other setting is missing.
    Needs(Origin, &'static str),
}

impl Fault {
    /// Where it is.
    pub fn place(&self) -> String {
        match self {
            Self::File(file, _) => file.display().to_string(),
            Self::Syntax(origin, _)
            | Self::Unknown(origin, _)
            | Self::Value(origin, _)
            | Self::Password(origin, ..)
            | Self::NoPassword(origin)
            | Self::Token(origin, _)
            | Self::NoUser(origin)
            | Self::Needs(origin, _) => origin.to_string(),
        }
    }

    /// What it is, and what to do. The words are the command's.
    pub fn message(&self) -> Message {
        let text = |text: &dyn ToString| Arg::Text(text.to_string());
        match self {
            Self::File(_, error) => Message::new("config-file").with("error", text(error)),
            Self::Syntax(_, told) => Message::new("config-syntax").with("told", text(told)),
            Self::Unknown(_, name) => Message::new("config-unknown").with("setting", text(name)),
            Self::Value(_, setting) => {
                let key = match setting.kind {
                    Kind::Number(_) => "config-number",
                    Kind::Size(_) => "config-size",
                    Kind::Time(_) => "config-time",
                    Kind::Switch => "config-switch",
                    Kind::Address => "config-address",
                    Kind::Database => "config-database",
                    Kind::File => "config-path",
                    Kind::Names => "config-names",
                    Kind::LogLevels => "config-log-levels",
                    Kind::LogFormat => "config-log-format",
                    Kind::Listener => "config-listener",
                    Kind::Site => "config-site",
                    Kind::MailServer => "config-mail-server",
                    Kind::Mailbox => "config-mailbox",
                };
                let message = Message::new(key).with("setting", text(&setting.name));
                match setting.kind.bounds() {
                    Some([least, most]) => message.with("least", text(&least)).with("most", text(&most)),
                    None => message,
                }
            }
            Self::Password(_, setting, error) => {
                Message::new("config-password").with("setting", text(setting)).with("error", text(error))
            }
            Self::NoPassword(_) => Message::new("config-no-password"),
            Self::Token(_, error) => Message::new("config-token").with("error", text(error)),
            Self::NoUser(_) => Message::new("config-no-user"),
            Self::Needs(_, setting) => Message::new("config-needs").with("setting", text(setting)),
        }
    }

    /// Does it leave open which database is meant?
    pub fn is_of_the_database(&self) -> bool {
        match self {
            Self::File(..) | Self::Syntax(..) | Self::NoPassword(_) => true,
            Self::Password(_, setting, _) => *setting == DATABASE_PASSWORD,
            Self::Value(_, setting) => matches!(setting.kind, Kind::Database),
            Self::Unknown(..) | Self::Token(..) | Self::NoUser(_) | Self::Needs(..) => false,
        }
    }
}

/// The configuration, and where each value comes from.
pub struct Settings {
    /// The configuration. Where a value was faulty, it has the one before.
    pub config: Config,
    origins: Vec<(&'static Setting, Origin)>,
}

impl Settings {
    /// Reads what was given, and tells everything that is wrong with it.
    pub fn read(given: Given) -> (Self, Vec<Fault>) {
        let origins = Setting::all().map(|setting| (setting, Origin::Default)).collect();
        let (mut settings, mut faults) = (Self { config: Config::default(), origins }, Vec::new());
        if let Some(file) = &given.file {
            settings.read_file(file, &mut faults);
        }
        settings.read_variables(given.variables, &mut faults);
        for (name, text) in given.flags {
            settings.set(name, Some(&text), Origin::Flag(name), &mut faults);
        }
        settings.read_password(&mut faults);
        if let Err(error) = settings.config.operator_token() {
            faults.push(Fault::Token(settings.origin("operator-token-file").clone(), error));
        }
        settings.read_mail_password(&mut faults);
        settings.look_at_mail(&mut faults);
        (settings, faults)
    }

    fn read_file(&mut self, file: &Path, faults: &mut Vec<Fault>) {
        let text = match fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) => return faults.push(Fault::File(file.to_owned(), error)),
        };
        let at = |byte: usize| {
            let before = text.bytes().take(byte).filter(|byte| *byte == b'\n').count();
            Origin::File(file.to_owned(), before + 1)
        };
        let (table, errors) = DeTable::parse_recoverable(&text);
        for error in errors {
            let byte = error.span().map_or(0, |span| span.start);
            faults.push(Fault::Syntax(at(byte), error.message().to_owned()));
        }
        let mut fields: Vec<_> = table.get_ref().iter().collect();
        fields.sort_by_key(|(key, _)| key.span().start);
        for (key, value) in fields {
            let origin = at(key.span().start);
            match Setting::all().find(|setting| setting.name == key.get_ref()) {
                Some(setting) => {
                    self.set(setting.name, text_of(value.get_ref(), &setting.kind).as_deref(), origin, faults)
                }
                None => faults.push(Fault::Unknown(origin, key.get_ref().to_string())),
            }
        }
    }

    fn read_variables(&mut self, variables: Vec<(OsString, OsString)>, faults: &mut Vec<Fault>) {
        let mut variables: Vec<_> = variables
            .into_iter()
            .filter_map(|(name, value)| Some((name.to_str()?.to_owned(), value)))
            .filter(|(name, _)| name.strip_prefix(VARIABLES).is_some_and(|name| !OTHER_VARIABLES.contains(&name)))
            .collect();
        variables.sort();
        for (name, value) in variables {
            match Setting::all().find(|setting| setting.variable() == name) {
                Some(setting) => self.set(setting.name, value.to_str(), Origin::Variable(name), faults),
                None => faults.push(Fault::Unknown(Origin::Variable(name.clone()), name)),
            }
        }
    }

    /// Sets a value by its text, if it has one.
    fn set(&mut self, name: &str, text: Option<&str>, origin: Origin, faults: &mut Vec<Fault>) {
        let Some((setting, is_from)) = self.origins.iter_mut().find(|(setting, _)| setting.name == name) else {
            return;
        };
        match text.and_then(|text| (setting.read)(&mut self.config, text, &setting.kind)) {
            Some(()) => *is_from = origin,
            None => faults.push(Fault::Value(origin, setting)),
        }
    }

    fn read_password(&mut self, faults: &mut Vec<Fault>) {
        let Some(file) = &self.config.database_password_file else { return };
        let origin = self.origin(DATABASE_PASSWORD).clone();
        match (&mut self.config.database, password_in(file)) {
            (Database::File(_), _) => faults.push(Fault::NoPassword(origin)),
            (_, Err(error)) => faults.push(Fault::Password(origin, DATABASE_PASSWORD, error)),
            (database @ Database::Postgres(_), Ok(password)) => *database = database.with_password(&password),
        }
    }

    fn read_mail_password(&mut self, faults: &mut Vec<Fault>) {
        let Some(file) = &self.config.mail_password_file else { return };
        let origin = self.origin(MAIL_PASSWORD).clone();
        match (self.config.mail_server.as_mut().filter(|server| server.has_user()), password_in(file)) {
            (None, _) => faults.push(Fault::NoUser(origin)),
            (_, Err(error)) => faults.push(Fault::Password(origin, MAIL_PASSWORD, error)),
            (Some(server), Ok(password)) => *server = server.with_password(&password),
        }
    }

    /// Whoever sends mails says from whom, and where the links lead.
    fn look_at_mail(&self, faults: &mut Vec<Fault>) {
        let Config { site, mail_server: Some(server), mail_password_file, mail_from, .. } = &self.config else {
            return;
        };
        let is_known = !server.has_user() || server.has_password() || mail_password_file.is_some();
        let needed = [(MAIL_PASSWORD, is_known), ("site", site.is_some()), ("mail-from", mail_from.is_some())];
        // What was given and cannot be read is told of already.
        let is_told =
            |name: &str| faults.iter().any(|fault| matches!(fault, Fault::Value(_, setting) if setting.name == name));
        let missing: Vec<_> = needed.into_iter().filter(|(name, is_there)| !is_there && !is_told(name)).collect();
        let origin = self.origin("mail-server");
        faults.extend(missing.into_iter().map(|(name, _)| Fault::Needs(origin.clone(), name)));
    }

    /// Does a password stand in the value of this setting itself?
    fn hides_password(&self, setting: &Setting) -> bool {
        let Config { database, database_password_file, mail_server, mail_password_file, .. } = &self.config;
        match setting.kind {
            Kind::Database => database_password_file.is_none() && database.has_password(),
            Kind::MailServer => {
                mail_password_file.is_none() && mail_server.as_ref().is_some_and(|server| server.has_password())
            }
            _ => false,
        }
    }

    /// Where the value of a setting comes from.
    ///
    /// # Panics
    /// If there is no setting of this name.
    pub fn origin(&self, name: &str) -> &Origin {
        let named = self.origins.iter().find(|(setting, _)| setting.name == name);
        &named.expect("there is such a setting").1
    }
}

/// A file that yields the same, with a comment on where each value comes from. A password does not stand in it.
impl Display for Settings {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        for (setting, origin) in &self.origins {
            match setting.value(&self.config) {
                Some(value) if self.hides_password(setting) => {
                    writeln!(formatter, "{} = {value} # {origin}, where a password stands", setting.name)?;
                }
                Some(value) => writeln!(formatter, "{} = {value} # {origin}", setting.name)?,
                None => writeln!(formatter, "# {} is not set", setting.name)?,
            }
        }
        Ok(())
    }
}

/// The password that a file holds.
fn password_in(file: &Path) -> io::Result<String> {
    Ok(fs::read_to_string(file)?.trim_end_matches(['\r', '\n']).to_owned())
}

/// A value of a file as the text that a variable or a flag would have; `None` if it is of another type.
fn text_of(value: &DeValue<'_>, kind: &Kind) -> Option<String> {
    match (kind, value) {
        (Kind::Number(_) | Kind::Size(_) | Kind::Time(_), DeValue::Integer(number)) => {
            u64::from_str_radix(number.as_str(), number.radix()).ok().map(|number| number.to_string())
        }
        (Kind::Switch, DeValue::Boolean(is)) => Some(is.to_string()),
        (Kind::Names, DeValue::Array(names)) => {
            let names: Option<Vec<&str>> = names.iter().map(|name| name.get_ref().as_str()).collect();
            names.map(|names| names.join(","))
        }
        (Kind::Number(_) | Kind::Switch, _) => None,
        (_, DeValue::String(text)) => Some(text.to_string()),
        _ => None,
    }
}
