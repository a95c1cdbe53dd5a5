//! The example of docs/BOTS.md, `docs/bot.py`, plays for real.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use quincunx_games::GAMES;
use quincunx_server::Config;

use crate::bots::{ALL, owner, program};
use crate::house::{House, until};
use crate::listening::{answer, running};

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bot.py");

/// Runs the example as it is, but that it makes no third choice until there is a file. Four choices end no game.
const HELD: &str = r#"
import os, random, runpy, sys, time

choice, made = random.choice, 0

def held(choices):
    global made
    while made == 2 and not os.path.exists(os.environ["GO_ON"]):
        time.sleep(0.01)
    made += 1
    return choice(choices)

random.choice = held
del sys.argv[0]
runpy.run_path(sys.argv[0], run_name="__main__")
"#;

/// The example as a process, which ends with the test.
struct Bot {
    process: Child,
    told: BufReader<ChildStdout>,
    /// The address of its table.
    table: String,
}

impl Bot {
    /// Starts it, and waits until it sits at a table. It goes on once there is this file.
    fn start(address: SocketAddr, token: &str, game: &str, go_on: &Path) -> Self {
        let mut command = Command::new("python3");
        command.args(["-c", HELD, BOT, &format!("http://{address}"), game]);
        command.env("QUINCUNX_TOKEN", token).env("no_proxy", "*").env("GO_ON", go_on);
        let mut process = command.stdout(Stdio::piped()).spawn().expect("python3 is needed for the example of a bot");
        let mut told = BufReader::new(process.stdout.take().unwrap());
        let mut table = String::new();
        told.read_line(&mut table).unwrap();
        let table =
            table.trim().strip_prefix(&format!("http://{address}")).expect("an address of the server").to_owned();
        Self { process, told, table }
    }

    /// What the game has come to, when it is over.
    fn returns(&mut self) -> String {
        let mut told = String::new();
        self.told.read_to_string(&mut told).unwrap();
        assert!(self.process.wait().unwrap().success());
        told.trim().to_owned()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // After the end there is nothing to end any more.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

async fn info(address: SocketAddr, bot: &Bot) -> String {
    answer(address, &format!("GET /api{} HTTP/1.1", bot.table.replace("/table/", "/tables/"))).await
}

/// How many acts at its table the bot with this token is told of.
async fn acts(address: SocketAddr, bot: &Bot, token: &str) -> usize {
    let path = bot.table.replace("/table/", "/tables/");
    let log = answer(address, &format!("GET /api{path}/log HTTP/1.1\r\nauthorization: Bearer {token}")).await;
    assert!(log.starts_with("HTTP/1.1 200 OK\r\n"), "{log}");
    log.matches("\"kind\":\"act\"").count()
}

/// The bots of this test read what they are told beside the server, which has threads of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_plays_every_game_to_its_end_though_the_server_stops_in_between() {
    let house = House::new().await;
    let anna = owner(&house, "Anna", "Robi").await;
    anna.post("/api/me/bots", serde_json::json!({ "name": "Maki" })).await.good();
    let mut tokens = Vec::new();
    for bot in ["Robi", "Maki"] {
        tokens.push(program(&house, &anna, bot, &ALL).await.token.unwrap());
    }
    house.app.close().await;
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    // Nobody answers for a bot that is held.
    let config = Config { port, countdown: None, ..house.config.clone() };
    let go_on = house.folder.path().join("go on");

    let (address, stop, server) = running(config.clone()).await;
    let pair =
        |game: &'static str| tokens.iter().map(|token| Bot::start(address, token, game, &go_on)).collect::<Vec<_>>();
    let mut pairs: Vec<Vec<Bot>> = GAMES.iter().map(|game| pair(game.info().id)).collect();
    for pair in &pairs {
        assert_eq!(pair[0].table, pair[1].table, "one makes the table, and the other one finds it");
    }
    // Each game has begun, and none is over.
    for pair in &pairs {
        let told = async || [acts(address, &pair[0], &tokens[0]).await, acts(address, &pair[1], &tokens[1]).await];
        until(async || told().await != [0, 0]).await;
        let info = info(address, &pair[0]).await;
        assert!(info.contains("\"status\":\"playing\""), "{info}");
    }
    for pair in &pairs {
        let told = acts(address, &pair[0], &tokens[0]).await;
        assert!(told <= 4, "{told} acts: the bots were not held");
    }
    stop.send(()).unwrap();
    server.await.unwrap();
    fs::write(&go_on, []).unwrap();
    let (address, stop, server) = running(config).await;

    for pair in &mut pairs {
        let [first, second] = &mut pair[..] else { panic!("two play") };
        let returns = first.returns();
        assert_eq!(returns, second.returns());
        let info = info(address, first).await;
        for told in ["\"status\":\"over\"", "Robi · bot", "Maki · bot", &format!("\"returns\":\"{returns}\"")] {
            assert!(info.contains(told), "{told}: {info}");
        }
    }
    stop.send(()).unwrap();
    server.await.unwrap();
}
