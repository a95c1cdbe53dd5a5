//! The OpenAPI document is complete: every answer that any test gets is held against it.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use serde_json::{Map, Value};

use crate::house::{House, ME, OPEN, seats};

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| serde_json::from_str(quincunx_server::openapi()).unwrap());

pub(crate) fn paths() -> &'static Map<String, Value> {
    DOCUMENT["paths"].as_object().unwrap()
}

/// The operation that a request is for; `None` if there is none.
fn operation(method: &Method, path: &str) -> Option<&'static Value> {
    let path = path.split('?').next().unwrap_or_default();
    let is_it = |known: &&String| {
        let (known, asked) = (known.split('/'), path.split('/'));
        known.clone().count() == asked.clone().count()
            && known.zip(asked).all(|(known, asked)| known == asked || known.starts_with('{'))
    };
    let literal_first = |known: &&String| known.contains('{');
    let path = paths().keys().filter(is_it).min_by_key(literal_first)?;
    paths()[path].get(method.as_str().to_lowercase())
}

/// Is the answer to a request one that the document foresees, status and shape?
#[track_caller]
pub(crate) fn check(method: &Method, path: &str, status: StatusCode, kind: &str, body: Option<&[u8]>) {
    if !path.starts_with("/api/") && !paths().contains_key(path) {
        return;
    }
    // A method that an address does not have is told with those that it has.
    let has = |method: &Method| operation(method, path);
    let other = || [Method::GET, Method::POST].iter().find_map(has);
    let Some(operation) = has(method).or_else(|| other().filter(|_| status == StatusCode::METHOD_NOT_ALLOWED)) else {
        assert!(status.is_client_error(), "{method} {path} is not described, and answers {status}");
        return;
    };
    let response = &operation["responses"][status.as_str()];
    assert!(response.is_object(), "{method} {path}: the status {status} is not described");
    if status == StatusCode::NO_CONTENT {
        return;
    }
    let kind = kind.split(';').next().unwrap_or_default();
    let schema = &response["content"][kind]["schema"];
    assert!(schema.is_object(), "{method} {path}: {status} with {kind} is not described");
    if let (Some(body), true) = (body, kind.ends_with("json")) {
        let body: Value = serde_json::from_slice(body).unwrap();
        if let Err(fault) = fits(schema, &body) {
            panic!("{method} {path}: {fault}, in {body}");
        }
    }
}

fn resolved(schema: &Value) -> &Value {
    match schema["$ref"].as_str() {
        Some(name) => DOCUMENT.pointer(&name[1..]).unwrap_or_else(|| panic!("{name} is missing")),
        None => schema,
    }
}

fn list<'a>(schema: &'a Value, of: &str) -> impl Iterator<Item = &'a Value> {
    schema[of].as_array().into_iter().flatten()
}

fn is_of(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("{other} is no type"),
    }
}

/// The part of JSON Schema that the document uses.
fn fits(schema: &Value, value: &Value) -> Result<(), String> {
    matches(schema, value)?;
    match (known(schema), value) {
        (Some(known), Value::Object(fields)) => match fields.keys().find(|field| !known.contains(field.as_str())) {
            Some(field) => Err(format!("the field {field} is not described")),
            None => Ok(()),
        },
        _ => Ok(()),
    }
}

fn matches(schema: &Value, value: &Value) -> Result<(), String> {
    let schema = resolved(schema);
    match &schema["type"] {
        Value::String(kind) if !is_of(value, kind) => return Err(format!("{value} is no {kind}")),
        Value::Array(kinds) if !kinds.iter().any(|kind| is_of(value, kind.as_str().unwrap())) => {
            return Err(format!("{value} is none of {kinds:?}"));
        }
        _ => {}
    }
    if schema["enum"].is_array() && !list(schema, "enum").any(|known| known == value) {
        return Err(format!("{value} is not one of {}", schema["enum"]));
    }
    list(schema, "allOf").try_for_each(|part| matches(part, value))?;
    for of in ["oneOf", "anyOf"] {
        let mut any = list(schema, of).peekable();
        if any.peek().is_some() && !any.any(|one| matches(one, value).is_ok()) {
            return Err(format!("{value} is none of {}", schema[of]));
        }
    }
    if let (Value::Array(items), Some(item)) = (value, schema.get("items")) {
        items.iter().try_for_each(|value| fits(item, value))?;
    }
    if let Value::Object(fields) = value {
        if let Some(missing) = list(schema, "required").find(|name| !fields.contains_key(name.as_str().unwrap())) {
            return Err(format!("{missing} is missing"));
        }
        let others = schema.get("additionalProperties").filter(|others| others.is_object());
        for (name, value) in fields {
            if let Some(schema) = schema["properties"].get(name).or(others) {
                fits(schema, value).map_err(|fault| format!("{name}: {fault}"))?;
            }
        }
    }
    Ok(())
}

/// The fields that an object can have; `None` if they are not listed.
fn known(schema: &Value) -> Option<BTreeSet<&str>> {
    let schema = resolved(schema);
    if schema.get("additionalProperties").is_some() {
        return None;
    }
    let parts = ["allOf", "oneOf", "anyOf"].map(|of| list(schema, of).filter(|part| part["type"] != "null"));
    let mut fields: BTreeSet<&str> = BTreeSet::new();
    let mut open = !schema["properties"].is_object();
    for part in parts.into_iter().flatten() {
        fields.append(&mut known(part)?);
        open = false;
    }
    fields.extend(schema["properties"].as_object().into_iter().flatten().map(|(name, _)| name.as_str()));
    (!open).then_some(fields)
}

/// Everything in the document under a name.
fn every<'a>(value: &'a Value, found: &mut impl FnMut(&'a Map<String, Value>)) {
    match value {
        Value::Object(fields) => {
            found(fields);
            fields.values().for_each(|value| every(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| every(value, found)),
        _ => {}
    }
}

#[test]
fn whatever_is_referred_to_is_there_and_what_stays_open_says_why() {
    every(&DOCUMENT, &mut |fields| {
        if let Some(name) = fields.get("$ref").and_then(Value::as_str) {
            assert!(DOCUMENT.pointer(&name[1..]).is_some(), "{name}");
        }
    });
    for (path, item) in paths() {
        for (method, operation) in item.as_object().unwrap() {
            every(operation, &mut |fields| {
                let Some(Value::Object(content)) = fields.get("content") else { return };
                for schema in content.values().map(|content| &content["schema"]) {
                    let free = schema["type"] == "object" && schema.get("properties").is_none();
                    assert!(
                        !free || fields.contains_key("description"),
                        "{method} {path}: an object of which nothing is said"
                    );
                }
            });
        }
    }
}

/// Everything that goes wrong at any address has a status that the document has, and is told as a problem.
#[tokio::test]
async fn hostile_requests_are_answered_with_problems_that_are_described() {
    let house = House::with(|config| config.hosts = vec!["quincunx.test".into()]).await;
    let anna = house.person();
    let own = anna.make(seats(&[ME, OPEN])).await;
    let own = own.as_str();
    let mut seen: BTreeSet<u16> = BTreeSet::new();
    let tables =
        [own, "none", "%ff", "%00", "%2e%2e", "..%2f..", "%", "%zz", "\u{e9}", &"x".repeat(4_000)].map(String::from);
    let kinds = ["application/json", "text/plain", "", "application/json; charset=utf-7"];
    let bodies = [
        "",
        "{",
        "null",
        "[]",
        "{}",
        "\"x\"",
        r#"{"seat":1e9}"#,
        r#"{"number":-1,"action":"x"}"#,
        r#"{"game":"go"}"#,
        r#"{"name":"","contribution":""}"#,
    ];
    let queries = ["", "?at=x", "?as=%ff", "?from=-1", "?page=9999999999", "?after=x&after=y", "?%"];
    let all = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"];
    for path in paths().keys() {
        for (place, table) in tables.iter().enumerate() {
            let named = path.replace("{id}", table).replace("{game}", table).replace("{language}", table);
            let Ok(uri) = named.parse::<axum::http::Uri>() else { continue };
            let plain = (place, kinds[place % 4], bodies[place % 10], queries[place % 7]);
            let mut hostile: Vec<_> = all.iter().filter(|_| place == 0).map(|method| (*method, plain)).collect();
            hostile.extend([("GET", plain), ("POST", plain)]);
            if place == 0 || (place < 3 && path.contains('{')) {
                hostile.extend(bodies.map(|body| ("POST", (place, kinds[0], body, ""))));
                hostile.extend(queries.map(|query| ("GET", (place, kinds[1], "", query))));
            }
            for (method, (_, kind, body, query)) in hostile {
                let Ok(address) = format!("{uri}{query}").parse::<axum::http::Uri>() else { continue };
                let method: Method = method.parse().unwrap();
                let request = anna.request(method, "/").header(header::CONTENT_TYPE, kind).uri(address);
                let answer = anna.send(request.body(Body::from(body)).unwrap()).await;
                seen.insert(answer.status.as_u16());
                assert!(!answer.headers.contains_key(header::LOCATION), "nobody is sent on from {path}");
                if !answer.status.is_success() {
                    answer.problem(answer.json()["key"].as_str().unwrap());
                }
            }
        }
        // What every request goes through.
        for (name, value) in [("host", "evil.test"), ("sec-fetch-site", "cross-site"), ("origin", "https://evil.test")]
        {
            let method = if operation(&Method::POST, path).is_some() { Method::POST } else { Method::GET };
            let mut request = anna.request(method, path).body(Body::empty()).unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
            let answer = anna.send(request).await;
            seen.insert(answer.status.as_u16());
        }
    }
    for status in [400, 403, 404, 405, 409, 415, 421, 422] {
        assert!(seen.contains(&status), "{status} was not met: {seen:?}");
    }
}

#[tokio::test]
async fn every_operation_is_answered_and_whatever_goes_wrong_is_described() {
    let house = House::new().await;
    let anna = house.person();
    for (path, item) in paths() {
        for method in item.as_object().unwrap().keys() {
            let method: Method = method.to_uppercase().parse().unwrap();
            let named =
                path.replace("{id}", "0123456789abcdef0123").replace("{game}", "go").replace("{language}", "hu");
            let answer = anna.send(anna.request(method.clone(), &named).body(Body::empty()).unwrap()).await;
            let key = if answer.status.is_success() { String::new() } else { answer.json()["key"].to_string() };
            assert!(!["\"not-found\"", "\"bad-method\""].contains(&key.as_str()), "{method} {path}: {key}");

            if path.contains('{') {
                let unreadable = path.replace("{game}", "%ff").replace("{id}", "%ff").replace("{language}", "hu");
                let json = anna.request(method.clone(), &unreadable).header(header::CONTENT_TYPE, "application/json");
                anna.send(json.body(Body::empty()).unwrap()).await.problem("bad-request");
            }
            if !method.is_safe() {
                let elsewhere = anna.request(method.clone(), &named).header("sec-fetch-site", "cross-site");
                anna.send(elsewhere.body(Body::empty()).unwrap()).await.problem("cross-site");
            }
            let described = operation(&method, path).unwrap();
            if described.get("requestBody").is_some() {
                let large = anna.request(method.clone(), &named).header(header::CONTENT_TYPE, "application/json");
                let large = large.body(Body::from(" ".repeat(4 << 20))).unwrap();
                anna.send(large).await.problem("too-large");
            }
        }
    }
}
