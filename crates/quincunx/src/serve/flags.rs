//! A flag for each setting. What it says is read with what stands elsewhere, so that all faults are told together.

use clap::error::Error;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use quincunx_server::{Config, Kind, Setting};

/// What was given on the command line, by the names of the settings.
pub(super) struct Flags(pub(super) Vec<(&'static str, String)>);

impl FromArgMatches for Flags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let given = |setting: &'static Setting| {
            let values: Vec<&str> = matches.get_many::<String>(setting.name)?.map(String::as_str).collect();
            Some((setting.name, values.join(",")))
        };
        Ok(Self(Setting::all().filter_map(given).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for Flags {
    fn augment_args(command: Command) -> Command {
        Setting::all().fold(command, |command, setting| command.arg(flag(setting)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

fn flag(setting: &'static Setting) -> Arg {
    let (value, default) = (value_name(&setting.kind), setting.value(&Config::default()));
    let about = setting.about.trim_end_matches('.');
    let help = default.map_or_else(|| about.to_owned(), |default| format!("{about} [default: {default}]"));
    let flag = Arg::new(setting.name).long(setting.name).value_name(value).help(help);
    match setting.kind {
        Kind::Names => flag.action(ArgAction::Append),
        Kind::Switch => flag.num_args(0..=1).require_equals(true).default_missing_value("true"),
        _ => flag,
    }
}

const fn value_name(kind: &Kind) -> &'static str {
    match kind {
        Kind::Number(_) => "NUMBER",
        Kind::Size(_) => "SIZE",
        Kind::Time(_) => "TIME",
        Kind::Switch => "true|false",
        Kind::Address => "ADDRESS",
        Kind::Database => "FILE|URL",
        Kind::File => "FILE",
        Kind::Names => "NAME",
        Kind::LogLevels => "LEVELS",
        Kind::LogFormat => "line|json",
        Kind::Listener => "ADDRESS:PORT",
        Kind::Site | Kind::MailServer => "URL",
        Kind::Mailbox => "MAILBOX",
    }
}
