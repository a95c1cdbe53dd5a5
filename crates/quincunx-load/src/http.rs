//! As much HTTP as the driver needs: it shares its processors with the server, so it does little.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use serde::Deserialize;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// Who has no answer after so long gives up; the server itself gives up after twenty seconds.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// After so long what has broken off is tried again, and then as often, as a browser does with streams.
pub(crate) const AGAIN: Duration = Duration::from_secs(1);

/// The server closes a connection on which nobody has asked anything for 75 seconds (`head-time`): one that has lain for so long is not used again.
const FRESH: Duration = Duration::from_secs(60);

/// Somebody who sends requests: an address, and a cookie from the first answer on.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) address: String,
    pub(crate) cookie: Option<String>,
}

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    pub(crate) body: Vec<u8>,
}

/// A game on the server's registry.
#[derive(Deserialize)]
pub(crate) struct Offered {
    pub(crate) info: OfferedInfo,
}

#[derive(Deserialize)]
pub(crate) struct OfferedInfo {
    pub(crate) id: String,
    pub(crate) seats: [usize; 2],
}

/// Connections to a server that are used again.
#[derive(Clone)]
pub(crate) struct Pool {
    server: SocketAddr,
    /// Whoever gets no answer asks again.
    again: bool,
    /// Each with the moment of the last answer on it.
    free: Arc<Mutex<Vec<(Instant, TcpStream)>>>,
}

impl Pool {
    pub(crate) fn new(server: SocketAddr, again: bool) -> Self {
        Self { server, again, free: Arc::default() }
    }

    fn free(&self) -> std::sync::MutexGuard<'_, Vec<(Instant, TcpStream)>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) async fn games(&self) -> anyhow::Result<Vec<OfferedInfo>> {
        let nobody = Person { address: "10.255.255.255".into(), cookie: None };
        let games: Vec<Offered> = self.get(&nobody, "/api/games").await?.good()?;
        Ok(games.into_iter().map(|game| game.info).collect())
    }

    pub(crate) async fn get(&self, person: &Person, path: &str) -> anyhow::Result<Answer> {
        self.exchange(&request("GET", person, path, None)).await.with_context(|| format!("GET {path}"))
    }

    pub(crate) async fn post(&self, person: &Person, path: &str, body: &Value) -> anyhow::Result<Answer> {
        let body = body.to_string();
        self.exchange(&request("POST", person, path, Some(&body))).await.with_context(|| format!("POST {path} {body}"))
    }

    async fn exchange(&self, request: &str) -> anyhow::Result<Answer> {
        let until = Instant::now() + PATIENCE;
        loop {
            match self.exchange_once(request).await {
                Err(_) if self.again && Instant::now() < until => {}
                Ok(answer) if self.again && answer.status == 503 && Instant::now() < until => {}
                done => return done,
            }
            // The others have ended with the same server.
            self.free().clear();
            sleep(AGAIN).await;
        }
    }

    async fn exchange_once(&self, request: &str) -> anyhow::Result<Answer> {
        // Of all that lie there the last one is the freshest.
        let free = self.free().pop().filter(|(since, _)| since.elapsed() < FRESH);
        let mut connection = match free {
            Some((_, connection)) => connection,
            None => connect(self.server).await?,
        };
        let answer = timeout(PATIENCE, exchange(&mut connection, request)).await.context("no answer in time")??;
        self.free().push((Instant::now(), connection));
        Ok(answer)
    }
}

impl Answer {
    /// The body of an answer that must be a good one.
    pub(crate) fn good<T: serde::de::DeserializeOwned>(&self) -> anyhow::Result<T> {
        let text = || String::from_utf8_lossy(&self.body);
        ensure!((200..300).contains(&self.status), "{} {}", self.status, text());
        serde_json::from_slice(&self.body).with_context(|| format!("{}", text()))
    }
}

async fn connect(server: SocketAddr) -> anyhow::Result<TcpStream> {
    let connection = TcpStream::connect(server).await?;
    connection.set_nodelay(true)?;
    Ok(connection)
}

fn request(method: &str, person: &Person, path: &str, body: Option<&str>) -> String {
    let cookie = person.cookie.as_ref().map_or(String::new(), |cookie| format!("cookie: {cookie}\r\n"));
    let length = body
        .map_or(String::new(), |body| format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len()));
    let (address, body) = (&person.address, body.unwrap_or_default());
    format!("{method} {path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {address}\r\n{cookie}{length}\r\n{body}")
}

async fn exchange(connection: &mut TcpStream, request: &str) -> anyhow::Result<Answer> {
    connection.write_all(request.as_bytes()).await?;
    let mut raw = Vec::with_capacity(1_024);
    let end = loop {
        if let Some(end) = head_end(&raw) {
            break end;
        }
        ensure!(connection.read_buf(&mut raw).await? > 0, "the connection has ended");
    };
    let head = String::from_utf8_lossy(&raw[..end]).into_owned();
    let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let length: Option<usize> = header("content-length").and_then(|length| length.parse().ok());
    ensure!(length.is_some() || header("transfer-encoding") == Some("chunked"), "an answer without a length");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).context("a status")?;
    let cookie = header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    let (mut rest, mut body) = (raw.split_off(end + 4), Vec::new());
    // What is large comes in chunks.
    while !match length {
        Some(length) => rest.len() >= length,
        None => take_chunks(&mut rest, &mut body)?,
    } {
        ensure!(connection.read_buf(&mut rest).await? > 0, "the connection has ended");
    }
    Ok(Answer { status, cookie, body: if length.is_some() { rest } else { body } })
}

/// Takes the chunks that have come whole; was the last one among them?
fn take_chunks(raw: &mut Vec<u8>, body: &mut Vec<u8>) -> anyhow::Result<bool> {
    while let Some(end) = raw.windows(2).position(|bytes| bytes == b"\r\n") {
        let size = usize::from_str_radix(std::str::from_utf8(&raw[..end])?, 16)?;
        let Some(chunk) = raw.get(end + 2..end + 2 + size + 2) else { break };
        body.extend_from_slice(&chunk[..size]);
        raw.drain(..end + 2 + size + 2);
        if size == 0 {
            return Ok(true);
        }
    }
    Ok(false)
}

fn head_end(raw: &[u8]) -> Option<usize> {
    raw.windows(4).position(|bytes| bytes == b"\r\n\r\n")
}

/// The lines of an event stream.
pub(crate) struct Lines {
    connection: TcpStream,
    raw: Vec<u8>,
    text: Vec<u8>,
}

impl Lines {
    pub(crate) async fn open(server: SocketAddr, person: &Person, path: &str) -> anyhow::Result<Self> {
        let mut connection = connect(server).await?;
        connection.write_all(request("GET", person, path, None).as_bytes()).await?;
        let mut raw = Vec::with_capacity(4_096);
        let end = loop {
            if let Some(end) = head_end(&raw) {
                break end;
            }
            ensure!(connection.read_buf(&mut raw).await? > 0, "the connection has ended");
        };
        if !raw.starts_with(b"HTTP/1.1 200 ") {
            bail!("{path}: {}", String::from_utf8_lossy(&raw));
        }
        raw.drain(..end + 4);
        let mut lines = Self { connection, raw, text: Vec::new() };
        take_chunks(&mut lines.raw, &mut lines.text)?;
        Ok(lines)
    }

    /// The next event, without the empty line at its end; `None` if the server has ended the stream.
    pub(crate) async fn event(&mut self) -> anyhow::Result<Option<String>> {
        loop {
            if let Some(end) = self.text.windows(2).position(|bytes| bytes == b"\n\n") {
                let event: Vec<u8> = self.text.drain(..end + 2).collect();
                return Ok(Some(String::from_utf8(event[..end].to_vec())?));
            }
            if self.connection.read_buf(&mut self.raw).await? == 0 {
                return Ok(None);
            }
            take_chunks(&mut self.raw, &mut self.text)?;
        }
    }
}
