//! A server on a real address.

use std::net::SocketAddr;
use std::time::Duration;

use quincunx_server::{Config, Limits, ServeError, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::house::PATIENCE;

fn config(folder: &tempfile::TempDir) -> Config {
    Config { port: 0, database: folder.path().join("quincunx.db").into(), ..Config::default() }
}

async fn send(address: SocketAddr, request: &str) -> TcpStream {
    let mut connection = TcpStream::connect(address).await.unwrap();
    connection.write_all(format!("{request}\r\nhost: localhost\r\n").as_bytes()).await.unwrap();
    connection
}

pub(crate) async fn answer(address: SocketAddr, request: &str) -> String {
    let mut connection = send(address, request).await;
    connection.write_all(b"connection: close\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    connection.read_to_string(&mut answer).await.unwrap();
    answer
}

/// Serves until somebody asks to stop.
pub(crate) async fn running(config: Config) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<()>) {
    let server = Server::bind(config).await.unwrap();
    let address = server.address();
    let (stop, stopped) = oneshot::channel::<()>();
    (address, stop, tokio::spawn(server.run(async move { drop(stopped.await) })))
}

/// An open stream of the events of a new table.
async fn events(address: SocketAddr) -> TcpStream {
    let (seats, contribution) = (r#"[{"kind":"me"},{"kind":"open"}]"#, "ab".repeat(32));
    let table = format!(
        r#"{{"game":"in-flanders-field","options":{{"seats":2}},"seats":{seats},"name":"Anna","contribution":"{contribution}","pace":"slow"}}"#
    );
    let me = answer(address, "GET /api/me HTTP/1.1").await;
    let cookie = me.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next()).unwrap();
    let post = format!(
        "POST /api/tables HTTP/1.1\r\ncookie: {cookie}\r\ncontent-type: application/json\r\ncontent-length: {}",
        table.len()
    );
    let mut connection = send(address, &post).await;
    connection.write_all(format!("connection: close\r\n\r\n{table}").as_bytes()).await.unwrap();
    let mut made = String::new();
    connection.read_to_string(&mut made).await.unwrap();
    assert!(made.starts_with("HTTP/1.1 201 Created\r\n"), "{made}");
    let id = made.split('"').nth(3).unwrap();

    let mut stream = send(address, &format!("GET /api/tables/{id}/events HTTP/1.1")).await;
    stream.write_all(b"\r\n").await.unwrap();
    let mut first = vec![0; 4_096];
    let length = timeout(PATIENCE, stream.read(&mut first)).await.unwrap().unwrap();
    assert!(String::from_utf8_lossy(&first[..length]).contains("text/event-stream"));
    stream
}

#[tokio::test]
async fn a_server_answers_and_stops_though_a_stream_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let (address, stop, running) = running(config(&folder)).await;
    assert!(answer(address, "GET /api/games HTTP/1.1").await.starts_with("HTTP/1.1 200 OK\r\n"));
    let _stream = events(address).await;

    stop.send(()).unwrap();
    timeout(PATIENCE, running).await.expect("it stops").unwrap();
    assert!(TcpStream::connect(address).await.is_err(), "nobody listens any more");
}

/// Has the server closed the connection, or does it soon?
async fn is_closed(connection: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    timeout(PATIENCE, connection.read_to_end(&mut rest)).await.is_ok()
}

#[tokio::test]
async fn who_does_not_go_on_asking_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(&folder);
    config.limits.head_time = Duration::from_secs(3);
    let (address, _stop, _) = running(config).await;
    let mut stream = events(address).await;
    let mut silent = TcpStream::connect(address).await.unwrap();
    let mut half = send(address, "GET /api/games HTTP/1.1").await;
    let mut idle = send(address, "GET /api/games HTTP/1.1").await;
    idle.write_all(b"\r\n").await.unwrap();
    for connection in [&mut silent, &mut half, &mut idle] {
        assert!(is_closed(connection).await);
    }
    // It was opened before the others.
    let more = timeout(Duration::from_millis(500), stream.read(&mut [0; 4_096])).await;
    assert!(!matches!(more, Ok(Ok(0) | Err(_))), "who listens to a stream need not ask");
}

#[tokio::test]
async fn of_a_head_without_end_so_much_is_held_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let (address, _stop, _) = running(config(&folder)).await;
    let long = |bytes: usize| format!("GET /api/games HTTP/1.1\r\nx-long: {}", "x".repeat(bytes));
    assert!(answer(address, &long(12_000)).await.starts_with("HTTP/1.1 200 OK\r\n"));
    // It is refused before it is over.
    let mut connection = send(address, &long(17_000)).await;
    let mut status = [0; 12];
    let length = timeout(PATIENCE, connection.read(&mut status)).await.expect("it is not waited for").unwrap_or(0);
    assert!([b"".as_slice(), b"HTTP/1.1 431"].contains(&&status[..length]));
}

#[tokio::test]
async fn an_address_holds_so_many_connections_open() {
    two_connections_are_open_and_no_more(|limits| limits.connections = 2).await;
}

#[tokio::test]
async fn all_together_hold_so_many_connections_open() {
    two_connections_are_open_and_no_more(|limits| limits.connections_in_all = 2).await;
}

async fn two_connections_are_open_and_no_more(limit: impl FnOnce(&mut Limits)) {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(&folder);
    limit(&mut config.limits);
    let (address, _stop, _) = running(config).await;
    let asks = async || {
        let mut connection = TcpStream::connect(address).await.unwrap();
        // It may be closed before all is sent.
        let _ = connection.write_all(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
        let answered = connection.read(&mut [0; 64]).await.is_ok_and(|length| length > 0);
        answered.then_some(connection)
    };
    let (first, second) = (asks().await, asks().await);
    assert!(first.is_some() && second.is_some());
    assert!(asks().await.is_none(), "the third is closed");
    drop(first);
    let again = async {
        while asks().await.is_none() {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, again).await.expect("what is closed counts no more");
}

#[tokio::test]
async fn an_address_that_is_taken_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::bind(config(&folder)).await.unwrap();
    let same = Config { port: server.address().port(), ..config(&folder) };
    assert!(
        matches!(Server::bind(same).await, Err(ServeError::Address { address, .. }) if address == server.address())
    );
}

#[tokio::test]
async fn a_database_that_cannot_be_used_is_told() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("quincunx.db"), "this is no database, but a poem about one\n".repeat(100))
        .unwrap();
    assert!(matches!(Server::bind(config(&folder)).await, Err(ServeError::Store(_))));
}
