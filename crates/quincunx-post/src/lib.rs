//! A mail server that keeps what it is sent, for tests. It speaks as much of SMTP as it takes to be handed a mail (RFC 5321).
//!
//! ```
//! let post = quincunx_post::Post::open(quincunx_post::Mood::Good);
//! assert!(post.url().starts_with("smtp://127.0.0.1:"));
//! assert!(post.mails().is_empty());
//! ```

use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How it treats those who hand it mails.
#[derive(Clone, Copy, Debug)]
pub enum Mood {
    /// It takes them.
    Good,
    /// It refuses them for good, and names whom they are for.
    Refusing,
    /// It takes none today, and names whom they are for.
    Busy,
    /// It takes them, with so long a pause before each of its answers.
    Slow(Duration),
}

/// A mail as it came.
#[derive(Clone, Debug)]
pub struct Mail {
    /// For whom, as the envelope says.
    pub to: Vec<String>,
    /// The header and the body, as they were sent.
    pub source: String,
}

impl Mail {
    /// The text, read from the form that it was sent in (RFC 2045, 6.7).
    pub fn text(&self) -> String {
        let body = self.source.split_once("\n\n").map_or("", |(_, body)| body).replace("=\n", "");
        let mut pieces = body.split('=');
        let mut bytes = pieces.next().unwrap_or_default().as_bytes().to_vec();
        for piece in pieces {
            let (digits, rest) = piece.split_at_checked(2).unwrap_or((piece, ""));
            bytes.extend(u8::from_str_radix(digits, 16));
            bytes.extend(rest.bytes());
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// What a field of the header says.
    pub fn field(&self, name: &str) -> Option<&str> {
        let header = self.source.split_once("\n\n").map_or("", |(header, _)| header);
        header.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    /// What stands behind `#` in the link.
    pub fn code(&self) -> Option<String> {
        let text = self.text();
        let digits = text.split_once("/mail#")?.1;
        Some(digits.chars().take_while(char::is_ascii_hexdigit).collect())
    }
}

/// The mail server. It runs until the process ends.
pub struct Post {
    address: SocketAddr,
    mood: Arc<Mutex<Mood>>,
    mails: Arc<Mutex<Vec<Mail>>>,
    turned_away: Arc<AtomicUsize>,
}

impl Post {
    /// Opens one at a port that is free.
    ///
    /// # Panics
    /// If there is none.
    pub fn open(mood: Mood) -> Self {
        Self::at(SocketAddr::from(([127, 0, 0, 1], 0)), mood)
    }

    /// Opens one at this address.
    ///
    /// # Panics
    /// If it is not free.
    pub fn at(address: SocketAddr, mood: Mood) -> Self {
        let listener = TcpListener::bind(address).expect("the address is free");
        let address = listener.local_addr().expect("it has one");
        let post =
            Self { address, mood: Arc::new(Mutex::new(mood)), mails: Arc::default(), turned_away: Arc::default() };
        let (mood, mails, turned_away) =
            (Arc::clone(&post.mood), Arc::clone(&post.mails), Arc::clone(&post.turned_away));
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (mood, mails, turned_away) = (*held(&mood), Arc::clone(&mails), Arc::clone(&turned_away));
                // Who breaks off has not handed anything over.
                thread::spawn(move || serve(stream, mood, &mails, &turned_away));
            }
        });
        post
    }

    /// Where it is, as a setting has it.
    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// From now on it treats others so.
    pub fn becomes(&self, mood: Mood) {
        *held(&self.mood) = mood;
    }

    /// How many it did not take.
    pub fn turned_away(&self) -> usize {
        self.turned_away.load(Ordering::Relaxed)
    }

    /// What it was handed, in order.
    pub fn mails(&self) -> Vec<Mail> {
        held(&self.mails).clone()
    }
}

fn held<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

fn serve(stream: TcpStream, mood: Mood, mails: &Mutex<Vec<Mail>>, turned_away: &AtomicUsize) -> io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let mut stream = stream;
    let mut say = |words: &str| {
        if let Mood::Slow(pause) = mood {
            thread::sleep(pause);
        }
        stream.write_all(format!("{words}\r\n").as_bytes())
    };
    say("220 post.example")?;
    let mut to = Vec::new();
    while let Some(line) = lines.next().transpose()? {
        let verb = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        match (verb.as_str(), mood) {
            ("EHLO" | "HELO" | "MAIL" | "NOOP", _) => say("250 post.example")?,
            ("RCPT", Mood::Refusing | Mood::Busy) => {
                turned_away.fetch_add(1, Ordering::Relaxed);
                let status = if matches!(mood, Mood::Busy) { 450 } else { 550 };
                say(&format!("{status} nothing for {line}"))?;
            }
            ("RCPT", _) => {
                to.push(line.split(['<', '>']).nth(1).unwrap_or_default().to_owned());
                say("250 post.example")?;
            }
            ("DATA", _) => {
                say("354 post.example")?;
                let mut source = String::new();
                while let Some(line) = lines.next().transpose()?.filter(|line| line != ".") {
                    source.push_str(line.strip_prefix('.').unwrap_or(&line));
                    source.push('\n');
                }
                held(mails).push(Mail { to: std::mem::take(&mut to), source });
                say("250 post.example")?;
            }
            ("QUIT", _) => return say("221 post.example"),
            ("RSET", _) => {
                to.clear();
                say("250 post.example")?;
            }
            _ => say("500 post.example")?,
        }
    }
    Ok(())
}
