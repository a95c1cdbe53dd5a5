//! HTTP as it goes over the wire, byte by byte.

use std::io::Read;

use axum::http::Method;
use flate2::read::GzDecoder;
use hmac::{Hmac, KeyInit, Mac};
use quincunx_engine::Bytes32;
use serde_json::Value;
use sha2::Sha256;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout, timeout_at};

use super::tables::{SEED_KEY, Side};
use crate::house::PATIENCE;

/// Not compressed.
pub(super) const PLAIN: &str = "identity";

/// Sends a request on a connection of its own and gives the whole answer but for its date. Of what is compressed the bytes that it
/// stands for are given: a long answer is made in pieces, and how many of them were there when the compressor looked depends on
/// the moment.
pub(super) async fn exchange(
    side: &Side,
    method: Method,
    path: &str,
    cookie: Option<&str>,
    encoding: &str,
    body: Option<&Value>,
) -> String {
    let mut connection = send(side, method, path, cookie, encoding, body).await;
    let mut answer = Vec::new();
    timeout(PATIENCE, connection.read_to_end(&mut answer)).await.expect("an answer in time").unwrap();
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").expect("a whole head") + 4;
    let head = latin(&answer[..end]);
    if !head.contains("\r\ncontent-encoding: gzip\r\n") || !head.contains("\r\ntransfer-encoding: chunked\r\n") {
        return undated(&latin(&answer));
    }
    let mut body = String::new();
    GzDecoder::new(joined(&answer[end..]).as_slice()).read_to_string(&mut body).unwrap();
    undated(&(head + &body))
}

/// What came in chunks, as one.
fn joined(mut chunks: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(line) = chunks.windows(2).position(|bytes| bytes == b"\r\n") {
        let size = usize::from_str_radix(&latin(&chunks[..line]), 16).expect("the size of a chunk");
        whole.extend(&chunks[line + 2..line + 2 + size]);
        chunks = &chunks[line + 2 + size + 2..];
    }
    whole
}

/// A token as the cookie of a server with the pinned secrets holds it.
fn signed(token: &str) -> String {
    let mac = |key: &[u8], of: &str| -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).unwrap();
        mac.update(of.as_bytes());
        mac.finalize().into_bytes().into()
    };
    format!("{token}.{}", Bytes32(mac(&mac(&SEED_KEY.0, "tokens"), token)).to_hex())
}

async fn send(
    side: &Side,
    method: Method,
    path: &str,
    cookie: Option<&str>,
    encoding: &str,
    body: Option<&Value>,
) -> TcpStream {
    let mut request = format!(
        "{method} {path} HTTP/1.1\r\nhost: quincunx.test\r\nconnection: close\r\naccept-encoding: {encoding}\r\n"
    );
    if let Some(cookie) = cookie {
        request.push_str(&format!("cookie: quincunx={}\r\n", signed(cookie)));
    }
    let body = body.map(Value::to_string);
    if let Some(body) = &body {
        request.push_str(&format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len()));
    }
    request.push_str("\r\n");
    request.push_str(&body.unwrap_or_default());
    let mut connection = TcpStream::connect(side.address).await.unwrap();
    connection.write_all(request.as_bytes()).await.unwrap();
    connection
}

fn latin(bytes: &[u8]) -> String {
    bytes.iter().copied().map(char::from).collect()
}

/// Without the headers that may differ, which are one of each: the date, and the id of the request, which is random.
fn undated(answer: &str) -> String {
    let (head, body) = answer.split_once("\r\n\r\n").expect("a whole head");
    let may_differ = |line: &&str| ["date: ", "x-request-id: "].iter().any(|name| line.starts_with(name));
    let (differ, rest): (Vec<&str>, Vec<&str>) = head.split("\r\n").partition(may_differ);
    assert_eq!(differ.len(), 2, "{head}");
    format!("{}\r\n\r\n{}", rest.join("\r\n"), timeless(body))
}

/// Without the second since which a table stands as it does: the sides are not played in the same one. That it does not change with what
/// is kept from somebody has a test of its own (`of_an_unseen_answer_the_others_are_told_nothing_not_even_a_number`).
fn timeless(text: &str) -> String {
    const SINCE: &str = "\"since\":";
    let mut parts = text.split(SINCE);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + SINCE + part.trim_start_matches(|digit: char| digit.is_ascii_digit()))
}

/// An open event stream.
pub(super) struct Stream {
    connection: TcpStream,
    /// What has come and is not cut up yet.
    raw: Vec<u8>,
    /// What has been cut up and not been told yet.
    text: String,
    begun: bool,
}

impl Stream {
    pub(super) async fn open(side: &Side, path: &str, cookie: Option<&str>) -> Self {
        let connection = send(side, Method::GET, path, cookie, PLAIN, None).await;
        Self { connection, raw: Vec::new(), text: String::new(), begun: false }
    }

    /// Reads until the event that is due, and gives everything that has come up to it since the last time, at first with the
    /// head. How it was cut into chunks depends on the moment, and is left out.
    pub(super) async fn read_until(&mut self, due: impl Fn(&str) -> bool) -> String {
        let patience = Instant::now() + PATIENCE;
        let mut told = String::new();
        loop {
            while let Some((event, rest)) = self.text.split_once("\n\n") {
                let is_due = due(event);
                told += &timeless(event);
                told += "\n\n";
                self.text = rest.to_owned();
                if is_due {
                    return told;
                }
            }
            let read = timeout_at(patience, self.connection.read_buf(&mut self.raw)).await;
            let read = read.unwrap_or_else(|_| panic!("an event is due after\n{told}")).unwrap();
            assert!(read > 0, "the stream has ended:\n{told}");
            self.cut();
        }
    }

    /// Takes the head and the chunks that have come whole.
    fn cut(&mut self) {
        if !self.begun {
            let Some(end) = self.raw.windows(4).position(|bytes| bytes == b"\r\n\r\n") else { return };
            let head: Vec<u8> = self.raw.drain(..end + 4).collect();
            self.text = undated(&latin(&head)).trim_end().to_owned() + "\n\n";
            self.begun = true;
        }
        while let Some(end) = self.raw.windows(2).position(|bytes| bytes == b"\r\n") {
            let size = usize::from_str_radix(&latin(&self.raw[..end]), 16).expect("the size of a chunk");
            let Some(chunk) = self.raw.get(end + 2..end + 2 + size + 2) else { return };
            // A sign of life tells nothing.
            if &chunk[..size] != b":\n\n" {
                self.text.push_str(&latin(&chunk[..size]));
            }
            self.raw.drain(..end + 2 + size + 2);
        }
    }
}
