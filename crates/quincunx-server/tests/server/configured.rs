//! The settings: where they come from, what is wrong with them, and how they are told.

use std::fs;
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use quincunx_server::{Config, Fault, Given, Origin, Setting, Settings};

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let file = self.0.path().join(name);
        fs::write(&file, text).unwrap();
        file
    }
}

fn given(file: Option<PathBuf>, variables: &[(&str, &str)], flags: &[(&'static str, &str)]) -> Given {
    Given {
        file,
        variables: variables.iter().map(|(name, value)| (name.into(), value.into())).collect(),
        flags: flags.iter().map(|(name, value)| (*name, (*value).to_owned())).collect(),
    }
}

/// What must be without a fault.
fn good(given: Given) -> Settings {
    let (settings, faults) = Settings::read(given);
    assert!(faults.is_empty(), "{faults:?}");
    settings
}

/// The places of all faults, each with the key of what is said of it.
fn faults(given: Given) -> Vec<(String, &'static str)> {
    let faults = Settings::read(given).1;
    faults.iter().map(|fault| (fault.place(), fault.message().key)).collect()
}

#[test]
fn each_source_beats_the_weaker_ones() {
    let folder = Folder::new();
    let file = folder.file("quincunx.toml", "# The club's\nport = 1\nstreams = 2\n\nidle = \"2 min\"\n");
    let variables = [("QUINCUNX_STREAMS", "3"), ("QUINCUNX_IDLE", "3 min"), ("HOME", "/nowhere")];
    let settings = good(given(Some(file.clone()), &variables, &[("idle", "4 min")]));
    let Config { port, limits, idle, .. } = &settings.config;
    assert_eq!((*port, limits.streams_in_all, *idle), (1, 3, Duration::from_secs(240)));
    assert_eq!(limits.tables_in_an_hour, Config::default().limits.tables_in_an_hour);
    let origin = |name| settings.origin(name).clone();
    assert_eq!(origin("port"), Origin::File(file, 2));
    assert_eq!(origin("streams"), Origin::Variable("QUINCUNX_STREAMS".into()));
    assert_eq!(origin("idle"), Origin::Flag("idle"));
    assert_eq!(origin("address-tables"), Origin::Default);
}

#[test]
fn every_setting_is_read_from_each_source() {
    let folder = Folder::new();
    let password = folder.file("password", "hush\n");
    for setting in Setting::all() {
        let written = match setting.name {
            // A password goes with no file, and the operator's address asks for no token unless one is set.
            "database-password-file" | "mail-password-file" | "operator-token-file" => {
                format!("{:?}", password.to_str().unwrap())
            }
            // Nothing of mail is there unless asked for.
            "site" => "\"https://play.example.org\"".into(),
            "mail-server" => "\"smtps://mail.example.org:465\"".into(),
            "mail-from" => "\"Quincunx <quincunx@play.example.org>\"".into(),
            // The figures are closed unless asked for.
            "metrics" => "\"127.0.0.1:9600\"".into(),
            _ => setting.value(&Config::default()).unwrap(),
        };
        let value: toml::Value = format!("value = {written}").parse::<toml::Table>().unwrap()["value"].clone();
        let text = match &value {
            toml::Value::String(text) => text.clone(),
            toml::Value::Array(_) => String::new(),
            other => other.to_string(),
        };
        let [site, from] =
            [("QUINCUNX_SITE", "https://play.example.org"), ("QUINCUNX_MAIL_FROM", "quincunx@play.example.org")];
        let server = match setting.name {
            "database-password-file" => &[("QUINCUNX_DATABASE", "postgres://anna@localhost/quincunx")][..],
            "mail-password-file" => &[("QUINCUNX_MAIL_SERVER", "smtps://anna@mail.example.org"), site, from],
            "mail-server" => &[site, from],
            _ => &[],
        };
        let file = folder.file("quincunx.toml", &format!("{} = {written}\n", setting.name));
        let variable = setting.variable();
        let variables: Vec<_> =
            [(variable.as_str(), text.as_str())].into_iter().chain(server.iter().copied()).collect();
        for (given, origin) in [
            (given(Some(file.clone()), server, &[]), Origin::File(file, 1)),
            (given(None, &variables, &[]), Origin::Variable(variable.clone())),
            (given(None, server, &[(setting.name, &text)]), Origin::Flag(setting.name)),
        ] {
            let settings = good(given);
            assert_eq!(*settings.origin(setting.name), origin);
            assert_eq!(setting.value(&settings.config), Some(written.clone()), "{}", setting.name);
        }
    }
}

#[test]
fn a_token_that_anybody_would_have_is_none() {
    let folder = Folder::new();
    let empty = folder.file("empty", " \n");
    for file in [empty.to_str().unwrap(), "/not/there"] {
        let told = faults(given(None, &[], &[("operator-token-file", file)]));
        assert_eq!(told, [("--operator-token-file".into(), "config-token")], "{file}");
    }
    let token = folder.file("token", " three hoplites\n");
    let settings = good(given(None, &[], &[("operator-token-file", token.to_str().unwrap())]));
    assert_eq!(settings.config.operator_token().unwrap().as_deref(), Some("three hoplites"));
}

#[test]
fn times_and_sizes_are_read_as_people_write_them() {
    let read = |name: &'static str, text: &str| {
        let setting = Setting::all().find(|setting| setting.name == name).unwrap();
        let (settings, faults) = Settings::read(given(None, &[], &[(name, text)]));
        faults.is_empty().then(|| setting.value(&settings.config).unwrap())
    };
    for (text, written) in [
        ("30 s", "\"30 s\""),
        ("2m 30s", "\"2 min 30 s\""),
        ("90", "\"1 min 30 s\""),
        ("1500 ms", "\"1 s 500 ms\""),
        ("1 day", "\"1 day\""),
    ] {
        assert_eq!(read("idle", text).as_deref(), Some(written), "{text}");
        assert_eq!(read("idle", written.trim_matches('"')).as_deref(), Some(written));
    }
    for (text, written) in
        [("1 MiB", "\"1 MiB\""), ("200 kB", "\"200000 B\""), ("262144", "\"256 KiB\""), ("1.5 MiB", "\"1536 KiB\"")]
    {
        assert_eq!(read("request-size", text).as_deref(), Some(written), "{text}");
        assert_eq!(read("request-size", written.trim_matches('"')).as_deref(), Some(written));
    }
    assert_eq!(read("countdown", "0").as_deref(), Some("\"0 s\""), "for nobody");
    for (name, text) in
        [("idle", "soon"), ("idle", "-1"), ("idle", "2 days"), ("request-size", "1 KiB"), ("port", "8 k")]
    {
        assert_eq!(read(name, text), None, "{name} {text}");
    }
}

#[test]
fn all_faults_are_told_each_with_its_place() {
    let folder = Folder::new();
    let file = folder.file(
        "quincunx.toml",
        "port = 70000\nprot = 8017\n\nstreams = \"many\"\nbehind-proxy = \"yes\"\nidle = 1.5\naddress = \"here\"\nhost = [1]\n\
         database = \"\"\nrequest-size = \"1 GiB\"\n[limits]\nstreams = 1\n",
    );
    let at = |line: usize| format!("{}:{line}", file.display());
    let variables = [
        ("QUINCUNX_PORT", "tcp://10.0.0.1:80"),
        ("QUINCUNX_STREEMS", "1"),
        ("QUINCUNX_SEED", "of the tests"),
        ("QUINCUNX_THOROUGH", "1"),
    ];
    let expected = [
        (at(1), "config-number"),
        (at(2), "config-unknown"),
        (at(4), "config-number"),
        (at(5), "config-switch"),
        (at(6), "config-time"),
        (at(7), "config-address"),
        (at(8), "config-names"),
        (at(9), "config-database"),
        (at(10), "config-size"),
        (at(11), "config-unknown"),
        ("QUINCUNX_PORT".into(), "config-number"),
        ("QUINCUNX_STREEMS".into(), "config-unknown"),
        ("--streams".into(), "config-number"),
        ("--database-password-file".into(), "config-no-password"),
    ];
    let flags = [("streams", "0"), ("database-password-file", "/nowhere")];
    assert_eq!(faults(given(Some(file.clone()), &variables, &flags)), expected);

    let torn = folder.file("torn.toml", "port = 1\nstreams = = 2\nidle = 5\nport = 3\n");
    let told = faults(given(Some(torn.clone()), &[], &[]));
    let syntax = |line: usize| (format!("{}:{line}", torn.display()), "config-syntax");
    assert!(told.contains(&syntax(2)) && told.contains(&syntax(4)), "{told:?}");

    let none = folder.0.path().join("none.toml");
    assert_eq!(faults(given(Some(none.clone()), &[], &[])), [(none.display().to_string(), "config-file")]);
    let server = [("database", "postgres://localhost/quincunx"), ("database-password-file", none.to_str().unwrap())];
    assert_eq!(faults(given(None, &[], &server)), [("--database-password-file".into(), "config-password")]);
}

#[test]
fn what_is_printed_is_a_file_that_yields_the_same() {
    let folder = Folder::new();
    let flags = [
        ("address", "::1"),
        ("host", "play.example.org,[::1]"),
        ("database", "da\"ta/ő#.db"),
        ("behind-proxy", "true"),
        ("countdown", "0"),
        ("thinking-least", "1500 ms"),
        ("request-size", "200 kB"),
    ];
    let settings = good(given(None, &[], &flags));
    assert_eq!(settings.config.address, "::1".parse::<IpAddr>().unwrap());
    let printed = settings.to_string();
    assert!(printed.lines().any(|line| line == "port = 8017 # default"), "{printed}");
    assert!(printed.lines().any(|line| line == r#"countdown = "0 s" # --countdown"#), "{printed}");
    let again = good(given(Some(folder.file("printed.toml", &printed)), &[], &[]));
    for setting in Setting::all() {
        assert_eq!(setting.value(&again.config), setting.value(&settings.config), "{}", setting.name);
    }
    assert_eq!(format!("{:?}", again.config), format!("{:?}", settings.config));
}

#[test]
fn a_password_is_used_and_never_told() {
    let folder = Folder::new();
    let password = folder.file("password", "hu sh&%\r\n");
    let file = folder.file(
        "quincunx.toml",
        &format!("database = \"postgres://anna:old@localhost/q\"\ndatabase-password-file = {password:?}\n"),
    );
    let settings = good(given(Some(file), &[], &[]));
    let quincunx_server::Database::Postgres(url) = &settings.config.database else { panic!("PostgreSQL") };
    assert_eq!(url, "postgres://anna@localhost/q?password=hu+sh%26%25");
    let printed = settings.to_string();
    assert!(printed.contains(r#"database = "postgres://anna@localhost/q" #"#), "{printed}");
    let again = good(given(Some(folder.file("printed.toml", &printed)), &[], &[]));
    assert!(again.config.database == settings.config.database, "the file of the password is named");

    let hush = [("QUINCUNX_DATABASE", "postgres://anna:hush@localhost/q")];
    let settings = good(given(None, &hush, &[]));
    let told = format!("{settings}{:?}", settings.config);
    assert!(told.contains("where a password stands") && !told.contains("hush"), "{told}");
    let bad = Settings::read(given(None, &[("QUINCUNX_DATABASE", "postgres://anna:hush@[/q")], &[])).1;
    let [fault @ Fault::Value(..)] = &bad[..] else { panic!("{bad:?}") };
    assert!(!format!("{fault:?} {} {:?}", fault.place(), fault.message()).contains("hush"));
}

#[test]
fn whoever_sends_mails_says_from_whom_and_where_links_lead() {
    let folder = Folder::new();
    let (password, none) = (folder.file("password", "hu sh&%\n"), folder.0.path().join("none"));
    let [password, none] = [&password, &none].map(|file| file.to_str().unwrap());
    let server = ("mail-server", "smtps://anna@mail.example.org");
    let (site, from) = (("site", "https://play.example.org"), ("mail-from", "quincunx@play.example.org"));
    let needs = ("--mail-server".to_owned(), "config-needs");
    assert_eq!(faults(given(None, &[], &[server])), [needs.clone(), needs.clone(), needs.clone()]);
    assert_eq!(faults(given(None, &[], &[server, from, ("mail-password-file", password)])), [needs]);
    let told = |flag: &str, key| [(format!("--{flag}"), key)];
    let all = |file| given(None, &[], &[server, site, from, ("mail-password-file", file)]);
    assert_eq!(faults(all(none)), told("mail-password-file", "config-password"));
    assert_eq!(
        faults(given(None, &[], &[("mail-password-file", password)])),
        told("mail-password-file", "config-no-user")
    );
    for (name, bad, key) in [
        ("site", "https://play.example.org/quincunx", "config-site"),
        ("mail-server", "mail.example.org", "config-mail-server"),
        ("mail-from", "Quincunx", "config-mailbox"),
        ("mail-from", "q@play.example.org\r\nBcc: all@example.org", "config-mailbox"),
    ] {
        assert_eq!(faults(given(None, &[], &[(name, bad)])), told(name, key), "{bad}");
    }

    let settings = good(all(password));
    let printed = settings.to_string();
    assert!(printed.contains(r#"mail-server = "smtps://anna@mail.example.org" # --mail-server"#), "{printed}");
    let hush = [("QUINCUNX_MAIL_SERVER", "smtps://anna:hush@mail.example.org")];
    let settings = good(given(None, &hush, &[site, from]));
    let told = format!("{settings}{:?}", settings.config);
    assert!(told.contains("where a password stands") && !told.contains("hush"), "{told}");
}

/// The table of docs/RUNNING.md says what is declared.
#[test]
fn the_document_lists_every_setting() {
    let row = |setting: &Setting| {
        let code = |text: &str| format!("`{text}`");
        let default = setting.value(&Config::default()).map_or_else(|| "none".into(), |value| code(&value));
        let bounds = setting.kind.bounds().map_or_else(String::new, |[least, most]| format!("{least} to {most}"));
        format!("| `{}` | {default} | {bounds} | {} |", setting.name, setting.about)
    };
    let expected: Vec<String> = Setting::all().map(row).collect();
    let document = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/RUNNING.md")).unwrap();
    let rows = document.lines().skip_while(|line| *line != "| setting | default | bounds | what it is |").skip(2);
    let rows: Vec<&str> = rows.take_while(|line| line.starts_with('|')).collect();
    assert_eq!(rows, expected, "docs/RUNNING.md should say:\n{}", expected.join("\n"));
}
