//! What the program is made of besides itself: the page that tells users.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::root;
use crate::run::{Step, Stop, cargo, list};

/// Somebody else's work that is given away with the program.
struct Part {
    name: String,
    licence: String,
    home: Option<String>,
    texts: Vec<String>,
}

/// Writes `licences.html` beside the built page.
pub(crate) fn page() -> Result<(), Stop> {
    let (rust, web) = (of_cargo()?, of_npm()?);
    let path = root().join("web/dist/licences.html");
    fs::write(&path, html(&rust, &web)).map_err(|error| stop(&path, error))
}

/// The crates in the command, on the platform that it is built on.
fn of_cargo() -> Result<Vec<Part>, Stop> {
    let version = Step::new("rustc").arg("-vV").output().unwrap_or_default();
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default().to_owned();
    let told = cargo(&["metadata", "--quiet", "--format-version", "1", "--filter-platform"]).arg(host).output();
    let metadata = told.and_then(|told| serde_json::from_str::<Value>(&told).ok());
    let metadata = metadata.ok_or_else(|| Stop::new("cargo metadata cannot be read"))?;
    let used = used(&metadata["resolve"]);
    let mut parts = Vec::new();
    for package in items(&metadata["packages"]).filter(|package| used.contains(word(&package["id"]))) {
        let Some(folder) = Path::new(word(&package["manifest_path"])).parent() else { continue };
        if package["source"].is_null() {
            continue;
        }
        parts.push(Part {
            name: format!("{} {}", word(&package["name"]), word(&package["version"])),
            licence: word(&package["license"]).to_owned(),
            home: package["repository"].as_str().map(str::to_owned),
            texts: texts(folder)?,
        });
    }
    Ok(parts)
}

/// The ids of the packages that are linked into the command.
fn used(resolve: &Value) -> BTreeSet<&str> {
    let nodes: BTreeMap<&str, &Value> = items(&resolve["nodes"]).map(|node| (word(&node["id"]), node)).collect();
    let command = nodes.keys().copied().filter(|id| id.contains("/crates/quincunx#"));
    let (mut used, mut open) = (BTreeSet::new(), command.collect::<Vec<_>>());
    while let Some(id) = open.pop() {
        if used.insert(id) {
            let is_normal = |dep: &&Value| items(&dep["dep_kinds"]).any(|kind| kind["kind"].is_null());
            open.extend(
                nodes
                    .get(id)
                    .into_iter()
                    .flat_map(|node| items(&node["deps"]))
                    .filter(is_normal)
                    .map(|dep| word(&dep["pkg"])),
            );
        }
    }
    used
}

/// What the bundler has put into the page, and the fonts and icons, which it takes as files.
fn of_npm() -> Result<Vec<Part>, Stop> {
    let web = root().join("web");
    let mut names: BTreeSet<String> = BTreeSet::new();
    for bundled in items(&json(&web.join("dist/licences.json"))?) {
        names.insert(word(&bundled["name"]).to_owned());
    }
    let package = json(&web.join("package.json"))?;
    let files = package["devDependencies"].as_object().into_iter().flatten().map(|(name, _)| name);
    names.extend(files.filter(|name| name.starts_with("@fontsource") || name.starts_with("@iconify")).cloned());
    let mut parts = Vec::new();
    for name in names {
        let folder = web.join("node_modules").join(&name);
        let package = json(&folder.join("package.json"))?;
        let home = package["homepage"].as_str().or(package["repository"]["url"].as_str());
        parts.push(Part {
            name: format!("{name} {}", word(&package["version"])),
            licence: package["license"].as_str().or(package["license"]["type"].as_str()).unwrap_or_default().to_owned(),
            home: home.map(|home| home.trim_start_matches("git+").to_owned()),
            texts: texts(&folder)?,
        });
    }
    Ok(parts)
}

/// The licences and notices that lie in the folder of a package.
fn texts(folder: &Path) -> Result<Vec<String>, Stop> {
    const NAMES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];
    let mut texts = Vec::new();
    for path in list(folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file() && NAMES.iter().any(|known| name.starts_with(known)) {
            texts.push(text(&path)?.trim().replace('\r', ""));
        }
    }
    Ok(texts)
}

fn html(rust: &[Part], web: &[Part]) -> String {
    let mut texts: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for part in rust.iter().chain(web) {
        part.texts.iter().for_each(|text| texts.entry(text).or_default().push(&part.name));
    }
    let mut page = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
        <meta name=\"viewport\" content=\"width=device-width\">\n<title>Work of others in Quincunx</title>\n\
        <h1>Work of others in Quincunx</h1>\n"
        .to_owned();
    for (title, parts) in [("In the server", rust), ("In the page", web)] {
        write_list(&mut page, title, parts);
    }
    page.push_str("<h2>Their licences</h2>\n");
    for (text, names) in texts {
        page.push_str(&format!("<h3>{}</h3>\n<pre>{}</pre>\n", escaped(&names.join(", ")), escaped(text)));
    }
    page
}

fn write_list(page: &mut String, title: &str, parts: &[Part]) {
    let mut write = |text: std::fmt::Arguments<'_>| page.write_fmt(text).expect("a string takes everything");
    write(format_args!("<h2>{title}</h2>\n<ul>\n"));
    for Part { name, licence, home, .. } in parts {
        let (name, licence) = (escaped(name), escaped(licence));
        match home.as_deref().filter(|home| home.starts_with("https://")) {
            Some(home) => write(format_args!("<li><a href=\"{}\">{name}</a>: {licence}\n", escaped(home))),
            None => write(format_args!("<li>{name}: {licence}\n")),
        }
    }
    write(format_args!("</ul>\n"));
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

pub(crate) fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

pub(crate) fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn text(path: &Path) -> Result<String, Stop> {
    let bytes = fs::read(path).map_err(|error| stop(path, error))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

pub(crate) fn json(path: &Path) -> Result<Value, Stop> {
    serde_json::from_str(&text(path)?).map_err(|error| stop(path, error))
}

pub(crate) fn stop(path: &Path, error: impl std::fmt::Display) -> Stop {
    Stop::new(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn users_are_told_of_every_crate_in_the_command_with_its_text() {
        let parts = of_cargo().unwrap();
        let page = html(&parts, &[]);
        for known in ["axum 0.8", "ed25519-dalek 3", "sqlx 0.9"] {
            assert!(page.contains(&format!(">{known}")), "{known}");
        }
        let without: Vec<_> = parts.iter().filter(|part| part.licence.is_empty()).map(|part| &part.name).collect();
        assert!(without.is_empty(), "{without:?}");
        assert!(!page.contains("tempfile"), "that is only in tests");
    }
}
