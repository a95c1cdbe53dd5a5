//! Whether the program may be made of what others wrote: the licences of their packages, where these come from, and which are not wanted.
//! `deny.toml` says so, in the words of cargo-deny, which finds more than this (such as advisories) and takes minutes to build.

use serde::Deserialize;
use serde_json::Value;
use spdx::{Expression, Licensee, ParseMode};

use crate::licences::{items, json, stop, word};
use crate::root;
use crate::run::{Stop, cargo};

/// The folders with packages of npm.
const NPM: [&str; 2] = ["web", "e2e"];

/// Where crates come from.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What of `deny.toml` is looked at here.
#[derive(Deserialize)]
struct Rules {
    licenses: Licenses,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Banned>,
}

#[derive(Deserialize)]
struct Banned {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

/// Checks all packages of cargo, for whatever platform and tests as well, and those of npm.
pub(crate) fn check() -> Result<(), Stop> {
    let path = root().join("deny.toml");
    let text = std::fs::read_to_string(&path).map_err(|error| stop(&path, error))?;
    let rules: Rules = toml::from_str(&text).map_err(|error| stop(&path, error))?;
    let told = cargo(&["metadata", "--quiet", "--locked", "--format-version", "1"]).output();
    let metadata = told.and_then(|told| serde_json::from_str::<Value>(&told).ok());
    let metadata = metadata.ok_or_else(|| Stop::new("cargo metadata cannot be read"))?;
    let mut refused = of_cargo(&metadata, &rules);
    for folder in NPM {
        let lock = json(&root().join(folder).join("package-lock.json"))?;
        refused.extend(of_npm(folder, &lock, &rules));
    }
    if refused.is_empty() {
        Ok(())
    } else {
        Err(Stop::new(format!("not allowed by deny.toml: {}", refused.join(", "))))
    }
}

/// What is wrong with packages of cargo, as `cargo metadata` tells of them.
fn of_cargo(metadata: &Value, rules: &Rules) -> Vec<String> {
    let mut refused = Vec::new();
    for package in items(&metadata["packages"]) {
        let name = word(&package["name"]);
        if let Some(banned) = rules.bans.deny.iter().find(|banned| banned.name == name) {
            refused.push(format!("{name} ({})", banned.reason));
        }
        if package["source"].is_null() {
            // The house's own: what it takes of others has a version.
            let any = items(&package["dependencies"]).filter(|needed| needed["path"].is_null() && needed["req"] == "*");
            refused.extend(any.map(|needed| format!("{} (any version, in {name})", word(&needed["name"]))));
            continue;
        }
        if package["source"] != CRATES_IO {
            refused.push(format!("{name} (from {})", word(&package["source"])));
        }
        if !rules.allow(word(&package["license"])) {
            refused.push(format!("{name} ({})", word(&package["license"])));
        }
    }
    refused
}

/// What is wrong with packages of npm, as the lock file in a folder tells of them.
fn of_npm(folder: &str, lock: &Value, rules: &Rules) -> Vec<String> {
    let packages = lock["packages"].as_object().into_iter().flatten();
    let refused = packages.filter(|(_, package)| !rules.allow(word(&package["license"])));
    refused.map(|(name, package)| format!("{folder}/{name} ({})", word(&package["license"]))).collect()
}

impl Rules {
    /// Is the licence allowed, or one of the alternatives that it gives, with all its parts?
    fn allow(&self, licence: &str) -> bool {
        // Older packages write `MIT/Apache-2.0`.
        let Ok(expression) = Expression::parse_mode(licence, ParseMode::LAX) else { return false };
        let allowed = self.licenses.allow.iter().filter_map(|name| Licensee::parse(name).ok());
        expression.evaluate(|required| allowed.clone().any(|licence| licence.satisfies(required)))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn rules() -> Rules {
        toml::from_str(
            r#"
            licenses.allow = ["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception"]
            bans.deny = [{ crate = "openssl-sys", reason = "not linked" }]
            "#,
        )
        .unwrap()
    }

    #[test]
    fn a_licence_is_allowed_if_one_of_its_alternatives_is() {
        let rules = rules();
        for licence in [
            "MIT",
            "GPL-3.0 OR MIT",
            "(MIT AND Apache-2.0)",
            "(GPL-3.0 OR MIT)",
            "MIT/Apache-2.0",
            "Apache-2.0 WITH LLVM-exception",
            "(GPL-2.0-only OR MIT) AND Apache-2.0",
        ] {
            assert!(rules.allow(licence), "{licence}");
        }
        for licence in
            ["GPL-3.0", "MIT AND GPL-3.0", "no licence", "", "SEE LICENSE IN FILE", "(GPL-2.0-only OR MIT) AND ISC"]
        {
            assert!(!rules.allow(licence), "{licence}");
        }
    }

    #[test]
    fn what_is_banned_of_any_version_or_from_elsewhere_is_refused() {
        let package = |name: &str, source: &str| json!({ "name": name, "source": source, "license": "MIT" });
        let own = json!({ "name": "house", "source": null, "license": null, "dependencies": [
            { "name": "engine", "req": "*", "path": "/house/engine" },
            { "name": "serde", "req": "^1" },
            { "name": "rand", "req": "*" },
        ] });
        let metadata = json!({ "packages": [
            own, package("serde", CRATES_IO), package("openssl-sys", CRATES_IO), package("fork", "git+https://example.org/fork"),
        ] });
        let refused = of_cargo(&metadata, &rules());
        assert_eq!(
            refused,
            ["rand (any version, in house)", "openssl-sys (not linked)", "fork (from git+https://example.org/fork)",]
        );
    }

    #[test]
    fn a_package_of_npm_without_a_licence_is_refused() {
        let lock = json!({ "packages": { "": { "license": "MIT" }, "node_modules/mute": {} } });
        assert_eq!(of_npm("web", &lock, &rules()), ["web/node_modules/mute ()"]);
    }
}
