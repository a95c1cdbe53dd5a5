//! What stands in `ops/` names settings, flags and addresses that there are.

use std::fs;
use std::path::Path;
use std::process::Command;

use quincunx_server::{Config, Given, Settings};

fn ops(file: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join("ops").join(file)).unwrap()
}

fn is_good(given: Given) -> Config {
    let (settings, faults) = Settings::read(given);
    assert!(faults.is_empty(), "{faults:?}");
    settings.config
}

#[test]
fn the_file_of_settings_has_settings_also_where_they_are_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("quincunx.toml");
    let is_left_out = |line: &&str| line.starts_with("# ") && line.contains(" = ");
    let text = ops("quincunx.toml");
    assert_eq!(text.lines().filter(is_left_out).count(), 2);
    let lines = text.lines().map(|line| line.strip_prefix("# ").filter(|_| is_left_out(&line)).unwrap_or(line));
    fs::write(&file, lines.collect::<Vec<_>>().join("\n")).unwrap();
    let config = is_good(Given { file: Some(file), ..Given::default() });
    assert!(config.behind_proxy && !config.hosts.is_empty() && config.metrics.is_some());
}

#[test]
fn the_container_sets_settings_and_asks_for_health_where_the_server_listens() {
    let text = ops("Containerfile");
    let set = text.lines().find_map(|line| line.strip_prefix("ENV ")).unwrap().split(' ');
    let variables = set.map(|set| set.split_once('=').unwrap()).map(|(name, value)| (name.into(), value.into()));
    let config = is_good(Given { variables: variables.collect(), ..Given::default() });
    assert!(config.address.is_unspecified(), "it is reached from outside of the container");
    assert!(text.contains(&format!("/dev/tcp/127.0.0.1/{}", config.port)) && text.contains("GET /healthz "));
}

#[test]
fn the_proxies_pass_on_to_where_the_server_listens() {
    let listens = Config::default().listens_on().to_string();
    for proxy in ["Caddyfile", "nginx.conf"] {
        assert!(ops(proxy).contains(&listens), "{proxy}");
    }
}

#[test]
fn the_unit_starts_the_server_with_flags_that_it_has() {
    let unit = ops("quincunx.service");
    let start = unit.lines().find_map(|line| line.strip_prefix("ExecStart=/usr/bin/quincunx ")).unwrap();
    let config = is_good(Given {
        file: Some(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ops/quincunx.toml")),
        ..Given::default()
    });
    let state = unit.lines().find_map(|line| line.strip_prefix("WorkingDirectory=")).unwrap();
    assert!(config.database.to_string().starts_with(state), "the unit lets it write there alone");
    let mut program = Command::new(env!("CARGO_BIN_EXE_quincunx"));
    let help = program.args(start.split(' ').take(1)).arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    for flag in start.split(' ').filter(|word| word.starts_with("--")) {
        assert!(help.contains(&format!("{flag} ")), "{flag}");
    }
}

#[test]
fn the_package_makes_the_account_that_the_unit_runs_as() {
    let unit = ops("quincunx.service");
    let of_unit = |name: &str| unit.lines().find_map(|line| line.strip_prefix(name)).unwrap();
    let (user, home) = (of_unit("User="), of_unit("WorkingDirectory="));
    let account = ops("quincunx.sysusers");
    let account: Vec<&str> = account.lines().find(|line| !line.starts_with('#')).unwrap().split(' ').collect();
    assert!(account[..2] == ["u", user] && account.last() == Some(&home), "{account:?}");
}
