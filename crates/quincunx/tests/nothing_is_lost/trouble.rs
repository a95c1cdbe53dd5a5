//! A full disk, a database that is read-only, a database that is gone for a while: each is told, and nothing is lost.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use quincunx_cluster::{Cluster, not_tested};
use quincunx_games::GAMES;
use quincunx_server::Database;
use serde_json::json;

use super::game::{Dice, Game, Step, kept};
use super::server::{PATIENCE, Person, Server, command};

/// Becomes what follows the first word, with a disk of sixteen megabytes on the folder that is the first word: a disk of this
/// process's own.
const SMALL_DISK: &str = r#"mount -t tmpfs -o size=16m tmpfs "$0" && exec "$@""#;

/// Ends what connections there are, and waits until they are gone: to them what a new one is told is not told.
const END_CONNECTIONS: &str = "
    DO $$
    DECLARE
        old integer[] := array(SELECT pid FROM pg_stat_activity WHERE datname = 'quincunx');
    BEGIN
        PERFORM pg_terminate_backend(pid) FROM unnest(old) AS pid;
        WHILE EXISTS (SELECT FROM pg_stat_activity WHERE pid = ANY (old)) LOOP
            PERFORM pg_sleep(0.01), pg_stat_clear_snapshot();
        END LOOP;
    END $$";

/// A table of two persons, and one at which a person plays against the computer; something has happened at both.
struct House<'a> {
    address: &'a str,
    dice: Dice,
    games: [Game; 2],
}

impl<'a> House<'a> {
    fn new(address: &'a str) -> Self {
        // With a third seat the computer would act at the first table too, whenever it pleases.
        let for_two = GAMES.iter().find(|game| game.complete(&json!({})).unwrap().1 == 2).unwrap();
        let game = |persons: usize| Game::new(address, *for_two, vec![Person::default(); persons], "slow").unwrap();
        let mut house = Self { address, dice: Dice::new(1), games: [game(2), game(1)] };
        for table in 0..2 {
            house.play(table, &Step::Done);
        }
        house
    }

    /// Plays at a table until that happens.
    fn play(&mut self, table: usize, until: &Step) {
        let begun = Instant::now();
        loop {
            assert!(begun.elapsed() < PATIENCE, "waiting for {until:?}");
            let step = self.games[table].step(self.address, &mut self.dice).unwrap();
            match step {
                step if step == *until => return,
                Step::Done => {}
                Step::Waiting => std::thread::sleep(Duration::from_millis(1)),
                step => panic!("{step:?}, waiting for {until:?}"),
            }
        }
    }

    /// Plays until nothing can be kept: the same is told twice on end, and what is refused changes nothing. A database may find a
    /// little room again by itself, as PostgreSQL does between checkpoints; `fill` takes that too.
    fn is_refused(&mut self, key: &str, mut fill: impl FnMut()) {
        let refused = Step::Not(key.into());
        let begun = Instant::now();
        let mut told = 0;
        while told < 2 {
            assert!(begun.elapsed() < PATIENCE, "waiting for {refused:?}");
            let before = self.games[0].info(self.address).unwrap();
            let step = self.games[0].step(self.address, &mut self.dice).unwrap();
            match step {
                step if step == refused => {
                    // Of a database that is gone nothing can be read: then what stands is compared when it is back.
                    let after = self.games[0].info(self.address).unwrap();
                    assert!(after == before || after.as_ref() == Err(&refused), "{before:?}, {after:?}");
                    told += 1;
                }
                Step::Done => {
                    fill();
                    told = 0;
                }
                step => panic!("{step:?}, waiting for {refused:?}"),
            }
        }
        // Here what is refused may also be the computer's.
        for _ in 0..20 {
            let step = self.games[1].step(self.address, &mut self.dice).unwrap();
            assert!(matches!(step, Step::Done | Step::Waiting | Step::Over) || step == refused, "{step:?}");
        }
    }

    /// After the trouble the games go on to their ends, and everything is there.
    fn goes_on(&mut self, database: &Database) {
        self.play_out();
        self.check(database);
    }

    fn play_out(&mut self) {
        for table in 0..2 {
            self.play(table, &Step::Over);
        }
    }

    fn check(&mut self, database: &Database) {
        let kept = kept(database, &self.games.iter().collect::<Vec<_>>());
        for (game, (table, entries)) in self.games.iter_mut().zip(kept) {
            game.check(&table, &entries);
            game.check_record(self.address).unwrap();
        }
    }
}

/// A server whose database lies on a disk of its own; `None` where there can be none.
fn on_own_disk(folder: &Path) -> Option<Server> {
    let own_mounts: &[&str] = match Command::new("id").arg("-u").output().unwrap().stdout.trim_ascii() {
        b"0" => &["unshare", "--mount"],
        _ => &["unshare", "--mount", "--map-root-user"],
    };
    let small_disk = [own_mounts, &["sh", "-c", SMALL_DISK, folder.to_str().unwrap()]].concat();
    let tried = Command::new(small_disk[0]).args(&small_disk[1..]).arg("true").output();
    let can = tried.is_ok_and(|output| output.status.success());
    can.then(|| Server::start_by(&small_disk, &Database::File(folder.join("quincunx.db"))))
}

/// The disk becomes read-only under the running program, as it does after a fault of the disk.
#[test]
fn the_disk_becomes_read_only_with_sqlite() {
    let name = "the_disk_becomes_read_only_with_sqlite";
    let folder = tempfile::tempdir().unwrap();
    let Some(server) = on_own_disk(folder.path()) else {
        return not_tested(name, "no disk of one's own can be mounted here");
    };
    let mut house = House::new(server.address());
    let remount = |how: &str| {
        // What is open to be written keeps the kernel from an orderly change, so that it is made as a fault makes it.
        let how = format!("remount,{how},bind");
        server.beside(&["mount", "-o", &how, folder.path().to_str().unwrap()])
    };
    if !remount("ro") {
        return not_tested(name, "no disk can be made read-only here");
    }
    house.is_refused("read-only", || {});
    assert!(remount("rw"));
    house.play_out();
}

/// The file of the database is taken away, or another one is put in its place, while the program runs.
#[test]
fn the_database_is_removed_or_replaced_with_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("quincunx.db");
    let database = Database::File(file.clone());
    let server = Server::start(&database);
    let mut house = House::new(server.address());
    let away = folder.path().join("away.db");

    fs::rename(&file, &away).unwrap();
    house.is_refused("database-gone", || {});
    fs::copy(&away, &file).unwrap();
    house.is_refused("database-gone", || {});
    fs::rename(&away, &file).unwrap();
    house.goes_on(&database);

    // With the log goes what is not in the file yet.
    let mut house = House::new(server.address());
    fs::remove_file(folder.path().join("quincunx.db-wal")).unwrap();
    house.is_refused("database-gone", || {});
}

#[test]
fn the_disk_is_full_with_sqlite() {
    let name = "the_disk_is_full_with_sqlite";
    let folder = tempfile::tempdir().unwrap();
    let Some(server) = on_own_disk(folder.path()) else {
        return not_tested(name, "no disk of one's own can be mounted here");
    };
    let mut house = House::new(server.address());

    let ballast = server.sees(&folder.path().join("ballast"));
    let fill = || {
        let mut stone = File::options().create(true).append(true).open(&ballast).unwrap();
        while stone.write_all(&[0; 512]).is_ok() {}
    };
    fill();
    house.is_refused("disk-full", fill);

    fs::remove_file(ballast).unwrap();
    house.play_out();
    // SQLite does not find its way to that disk; a copy is as good, now that nothing is written any more.
    let copy = tempfile::tempdir().unwrap();
    for name in ["quincunx.db", "quincunx.db-wal"] {
        fs::copy(server.sees(&folder.path().join(name)), copy.path().join(name)).unwrap();
    }
    house.check(&Database::File(copy.path().join("quincunx.db")));
}

#[test]
fn the_disk_is_full_with_postgresql() {
    let cluster = match Cluster::start_on_small_disk(96) {
        Ok(cluster) => cluster,
        Err(reason) => return not_tested("the_disk_is_full_with_postgresql", reason),
    };
    let database = Database::Postgres(cluster.url("small"));
    let server = Server::start(&database);
    let mut house = House::new(server.address());

    let fill = || cluster.fill().unwrap();
    fill();
    house.is_refused("disk-full", fill);

    cluster.clear().unwrap();
    house.goes_on(&database);
}

#[test]
fn the_database_is_read_only_with_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("quincunx.db");
    let database = Database::File(file.clone());
    let server = Server::start(&database);
    let House { dice, games, .. } = House::new(server.address());
    server.kill();
    let before = fs::read(&file).unwrap();

    let immutable = |word| Command::new("chattr").arg(word).arg(&file).output().is_ok_and(|done| done.status.success());
    if !immutable("+i") {
        return not_tested("the_database_is_read_only_with_sqlite", "no file can be made immutable here");
    }
    let refused = command(&[], &database).output().unwrap();
    assert!(immutable("-i"));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.starts_with("quincunx: the database cannot be used: "), "{said}");
    assert!(fs::read(&file).unwrap() == before);

    let server = Server::start(&database);
    House { address: server.address(), dice, games }.goes_on(&database);
}

#[test]
fn the_database_is_read_only_with_postgresql() {
    let cluster = match Cluster::start() {
        Ok(cluster) => cluster,
        Err(reason) => return not_tested("the_database_is_read_only_with_postgresql", reason),
    };
    let database = Database::Postgres(cluster.url("quincunx"));
    let server = Server::start(&database);
    let mut house = House::new(server.address());

    let read_only = |is: &str| {
        let set = format!("ALTER DATABASE quincunx SET default_transaction_read_only = {is}");
        cluster.sql("postgres", &set).unwrap();
        cluster.sql("postgres", END_CONNECTIONS).unwrap();
    };
    read_only("on");
    house.is_refused("read-only", || {});

    read_only("off");
    house.goes_on(&database);
}

#[test]
fn postgresql_is_gone_for_a_while() {
    let cluster = match Cluster::start() {
        Ok(cluster) => cluster,
        Err(reason) => return not_tested("postgresql_is_gone_for_a_while", reason),
    };
    let database = Database::Postgres(cluster.url("quincunx"));
    let server = Server::start(&database);
    let mut house = House::new(server.address());
    for _ in 0..3 {
        house.play(0, &Step::Done);
        house.play(1, &Step::Done);
        cluster.crash().unwrap();
        house.play(0, &Step::Not("unavailable".into()));
        cluster.restart().unwrap();
    }
    house.goes_on(&database);
}
