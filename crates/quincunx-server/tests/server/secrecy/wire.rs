//! HTTP as it goes over the wire, byte by byte.

use axum::http::Method;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout, timeout_at};

use super::tables::Side;
use crate::house::PATIENCE;

/// Not compressed.
pub(super) const PLAIN: &str = "identity";

/// Sends a request on a connection of its own and gives the whole answer but for its date. Compressed bytes are given as
/// the characters of the same numbers.
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
    undated(&latin(&answer))
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
        request.push_str(&format!("cookie: quincunx={cookie}\r\n"));
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

/// Without the one header that may differ; there must be exactly one.
fn undated(answer: &str) -> String {
    let (head, body) = answer.split_once("\r\n\r\n").expect("a whole head");
    let (dates, rest): (Vec<&str>, Vec<&str>) = head.split("\r\n").partition(|line| line.starts_with("date: "));
    assert_eq!(dates.len(), 1, "{head}");
    format!("{}\r\n\r\n{body}", rest.join("\r\n"))
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
                told += event;
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
