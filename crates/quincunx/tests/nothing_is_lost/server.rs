//! The program as a process of its own, and what is sent to it.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use quincunx_server::Database;
use serde_json::Value;

/// So long is waited for what is due: a busy machine is slow, and only what never comes is a fault.
pub(crate) const PATIENCE: Duration = Duration::from_secs(300);

/// A server that runs until it is killed.
pub(crate) struct Server {
    process: Child,
    address: String,
}

impl Server {
    /// Starts the program on a database.
    pub(crate) fn start(database: &Database) -> Self {
        Self::start_by(&[], database)
    }

    /// Starts the program by a command that becomes the program.
    pub(crate) fn start_by(words: &[&str], database: &Database) -> Self {
        Self::run(command(words, database))
    }

    /// Starts the program with other options.
    pub(crate) fn start_with(options: &[&str], database: &Database) -> Self {
        let mut command = command(&[], database);
        command.args(options);
        Self::run(command)
    }

    /// Starts the program with other options, and keeps its log.
    pub(crate) fn start_logged(options: &[&str], database: &Database, log: File) -> Self {
        let mut command = command(&[], database);
        command.args(options).stderr(log);
        Self::run_logged(command)
    }

    fn run(mut command: Command) -> Self {
        command.stderr(Stdio::null());
        Self::run_logged(command)
    }

    fn run_logged(mut command: Command) -> Self {
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.trim().strip_prefix("http://").unwrap_or_else(|| panic!("it did not start: {line}")).to_owned();
        Self { process, address }
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// What the system tells of the process.
    pub(crate) fn proc(&self, file: &str) -> PathBuf {
        PathBuf::from(format!("/proc/{}/{file}", self.process.id()))
    }

    /// A file as the process sees it.
    pub(crate) fn sees(&self, file: &Path) -> PathBuf {
        PathBuf::from(format!("/proc/{}/root{}", self.process.id(), file.display()))
    }

    /// Asks the program to stop, and waits until it has.
    pub(crate) fn stop(mut self) {
        self.signal("-TERM");
        assert!(self.process.wait().unwrap().success());
    }

    /// Sends the program a signal.
    pub(crate) fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.process.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    /// `kill -9`.
    pub(crate) fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

/// The program on a database, by a command that becomes the program.
pub(crate) fn command(words: &[&str], database: &Database) -> Command {
    let database = match database {
        Database::File(file) => file.to_str().unwrap(),
        Database::Postgres(url) => url,
    };
    // Behind a proxy, as far as it knows: so that each request can come from an address of its own, and none is limited.
    // With room for less than the small disks of some tests have.
    let settings = ["--port", "0", "--behind-proxy", "--disk-room", "256 KiB", "--database", database];
    let program = [env!("CARGO_BIN_EXE_quincunx"), "serve"].into_iter().chain(settings);
    let mut words = words.iter().copied().chain(program);
    let mut command = Command::new(words.next().unwrap());
    command.args(words).stdin(Stdio::null());
    command
}

impl Drop for Server {
    fn drop(&mut self) {
        // After `kill` there is nothing to end any more.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Somebody with a cookie.
#[derive(Clone, Default)]
pub(crate) struct Person {
    cookie: Option<String>,
}

/// So many requests were sent.
static REQUESTS: AtomicU32 = AtomicU32::new(0);

/// What was answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// The id of the request.
    pub(crate) request: String,
    pub(crate) body: Value,
}

impl Answer {
    #[track_caller]
    pub(crate) fn good(self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        self.body
    }
}

impl Person {
    /// What the server knows this person by, once it does.
    pub(crate) fn cookie(&self) -> &str {
        self.cookie.as_deref().unwrap_or_default()
    }

    pub(crate) fn get(&mut self, address: &str, path: &str) -> io::Result<Answer> {
        self.send(address, "GET", path, "")
    }

    /// Gets a cookie first, if this person has none.
    pub(crate) fn post(&mut self, address: &str, path: &str, body: &Value) -> io::Result<Answer> {
        if self.cookie.is_none() {
            self.get(address, "/api/me")?;
        }
        self.send(address, "POST", path, &body.to_string())
    }

    fn send(&mut self, address: &str, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        let mut answer = String::new();
        self.open(address, method, path, "", body)?.read_to_string(&mut answer)?;
        let torn = || io::Error::from(io::ErrorKind::UnexpectedEof);
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(torn)?;
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).ok_or_else(torn)?;
        let mut request = String::new();
        for (name, value) in lines.filter_map(|line| line.split_once(": ")) {
            match name {
                "x-request-id" => value.clone_into(&mut request),
                "set-cookie" => self.cookie = value.split(';').next().map(str::to_owned),
                "content-length" if value != body.len().to_string() => return Err(torn()),
                _ => {}
            }
        }
        Ok(Answer { status, request, body: serde_json::from_str(body).unwrap_or_default() })
    }

    /// Sends a request of HTTP/1.0: the answer ends with the connection.
    pub(crate) fn open(
        &self,
        address: &str,
        method: &str,
        path: &str,
        header: &str,
        body: &str,
    ) -> io::Result<TcpStream> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let cookie = self.cookie.as_ref().map_or(String::new(), |cookie| format!("cookie: {cookie}\r\n"));
        let [_, a, b, c] = REQUESTS.fetch_add(1, Ordering::Relaxed).to_be_bytes();
        let length = body.len();
        // In one piece, as a browser sends it: of each piece that comes by itself the server keeps some memory.
        let request = format!(
            "{method} {path} HTTP/1.0\r\nhost: localhost\r\nx-forwarded-for: 10.{a}.{b}.{c}\r\n{cookie}{header}\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes())?;
        Ok(stream)
    }
}
