//! A full disk, a database that is read-only, a database that is gone for a while: each is told, and nothing is lost.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
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

/// Becomes what follows the first two words, with the ext4 in the file that is the first one on the folder that is the second. The kernel
/// lets go of the loop device when nobody sees the disk any more.
const DISK_IN_FILE: &str = r#"mount -o loop,errors=remount-ro "$0" "$1" && shift && exec "$@""#;

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
    fn is_refused(&mut self, keys: &[&str], mut fill: impl FnMut()) {
        let is_refusal = |step: &Step| matches!(step, Step::Not(key) if keys.contains(&&**key));
        let begun = Instant::now();
        let mut told = 0;
        while told < 2 {
            assert!(begun.elapsed() < PATIENCE, "waiting for {keys:?}");
            let before = self.games[0].info(self.address).unwrap();
            let step = self.games[0].step(self.address, &mut self.dice).unwrap();
            match step {
                step if is_refusal(&step) => {
                    // Of a database that is gone nothing can be read: then what stands is compared when it is back.
                    let after = self.games[0].info(self.address).unwrap();
                    assert!(after == before || after.as_ref().is_err_and(is_refusal), "{before:?}, {after:?}");
                    told += 1;
                }
                Step::Done => {
                    fill();
                    told = 0;
                }
                step => panic!("{step:?}, waiting for {keys:?}"),
            }
        }
        // Here what is refused may also be the computer's.
        for _ in 0..20 {
            let step = self.games[1].step(self.address, &mut self.dice).unwrap();
            assert!(matches!(step, Step::Done | Step::Waiting | Step::Over) || is_refusal(&step), "{step:?}");
        }
    }

    /// Waits until whoever watches over the server is told of this, or that it is ready.
    fn watchers_are_told(&self, expected: Option<&str>) {
        let (begun, mut watcher) = (Instant::now(), Person::default());
        loop {
            let told = watcher.get(self.address, "/readyz").unwrap().body;
            let obstacles = told["obstacles"].as_array().unwrap();
            if obstacles.first().map(|first| first.as_str().unwrap()) == expected {
                let took = begun.elapsed().as_millis();
                return println!("told after {took} ms: {expected:?}");
            }
            assert!(begun.elapsed() < PATIENCE, "waiting for {expected:?}: {told}");
            std::thread::sleep(Duration::from_millis(20));
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

    /// SQLite does not find its way to a disk that the server alone sees; a copy is as good, when nothing is written any more.
    fn check_copy(&mut self, server: &Server, folder: &Path) {
        let copy = tempfile::tempdir().unwrap();
        for name in ["quincunx.db", "quincunx.db-wal"] {
            fs::copy(server.sees(&folder.join(name)), copy.path().join(name)).unwrap();
        }
        self.check(&Database::File(copy.path().join("quincunx.db")));
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
    on_disk(&["sh", "-c", SMALL_DISK, folder.to_str().unwrap()], &folder.join("quincunx.db"))
}

/// A server whose database lies on the file system in `image`; `None` where there can be none. It goes, with the loop device, when the
/// server ends: nothing but the server sees it.
fn on_image(image: &Path, folder: &Path) -> Option<Server> {
    let [image, folder] = [image, folder].map(|path| path.to_str().unwrap());
    on_disk(&["sh", "-c", DISK_IN_FILE, image, folder], &Path::new(folder).join("quincunx.db"))
}

/// A server that `mount` becomes, which mounts its disk in a view of the disks that is the server's own.
fn on_disk(mount: &[&str], file: &Path) -> Option<Server> {
    let own_mounts: &[&str] = match Command::new("id").arg("-u").output().unwrap().stdout.trim_ascii() {
        b"0" => &["unshare", "--mount"],
        _ => &["unshare", "--mount", "--map-root-user"],
    };
    let own_disk = [own_mounts, mount].concat();
    let tried = Command::new(own_disk[0]).args(&own_disk[1..]).arg("true").output();
    let can = tried.is_ok_and(|output| output.status.success());
    can.then(|| Server::start_by(&own_disk, &Database::File(file.to_owned())))
}

/// The switch by which the kernel is told of a fault of the file system that a process sees there.
fn fault_switch(server: &Server, folder: &Path) -> PathBuf {
    let mounts = fs::read_to_string(server.proc("mounts")).unwrap();
    let folder = folder.to_str().unwrap();
    let device = mounts.lines().map(|line| line.split(' ')).find_map(|mut words| {
        let device = words.next()?.strip_prefix("/dev/")?;
        (words.next()? == folder).then(|| device.to_owned())
    });
    PathBuf::from(format!("/sys/fs/ext4/{}/trigger_fs_error", device.expect("it is mounted there")))
}

/// The disk becomes read-only under the running program, as the kernel makes it after a fault of the disk.
#[test]
fn the_disk_becomes_read_only_with_sqlite() {
    let name = "the_disk_becomes_read_only_with_sqlite";
    let folder = tempfile::tempdir().unwrap();
    let [image, copy] = ["image", "copy"].map(|name| folder.path().join(name));
    let [disk, other_disk] = ["disk", "other-disk"].map(|name| folder.path().join(name));
    for folder in [&disk, &other_disk] {
        fs::create_dir(folder).unwrap();
    }
    File::create(&image).unwrap().set_len(64 << 20).unwrap();
    let made = Command::new("mkfs.ext4").args(["-q", "-F", image.to_str().unwrap()]).output();
    if !made.is_ok_and(|made| made.status.success()) {
        return not_tested(name, "no ext4 can be made here");
    }
    let Some(server) = on_image(&image, &disk) else {
        return not_tested(name, "no ext4 can be mounted from a file here");
    };
    let mut house = House::new(server.address());
    // As with a program that has run for a while, whose pages of shared memory the kernel has written back: it asks the disk before they
    // are written again.
    let synced = Command::new("sync").arg("--file-system").arg(server.sees(&disk)).status().unwrap();
    assert!(synced.success());
    if let Err(error) = fs::write(fault_switch(&server, &disk), "quincunx") {
        return not_tested(name, format_args!("the kernel cannot be told of a fault here: {error}"));
    }
    house.is_refused(&["read-only", "unavailable"], || {});
    house.is_refused(&["read-only", "unavailable"], || {});
    let House { dice, games, .. } = house;
    server.kill();

    fs::copy(&image, &copy).unwrap();
    let server = on_image(&copy, &other_disk).expect("the first one could be mounted");
    let mut house = House { address: server.address(), dice, games };
    house.play_out();
    house.check_copy(&server, &other_disk);
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
    house.watchers_are_told(Some("database-gone"));
    house.is_refused(&["database-gone"], || {});
    fs::copy(&away, &file).unwrap();
    house.watchers_are_told(Some("database-gone"));
    house.is_refused(&["database-gone"], || {});
    fs::rename(&away, &file).unwrap();
    house.watchers_are_told(None);
    house.goes_on(&database);

    // With the log goes what is not in the file yet.
    let mut house = House::new(server.address());
    fs::remove_file(folder.path().join("quincunx.db-wal")).unwrap();
    house.is_refused(&["database-gone"], || {});
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
    house.watchers_are_told(None);
    fill();
    house.watchers_are_told(Some("disk-full"));
    house.is_refused(&["disk-full"], fill);

    fs::remove_file(ballast).unwrap();
    house.watchers_are_told(None);
    house.play_out();
    house.check_copy(&server, folder.path());
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
    house.is_refused(&["disk-full"], fill);

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
    house.watchers_are_told(Some("read-only"));
    house.is_refused(&["read-only"], || {});

    read_only("off");
    house.watchers_are_told(None);
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
        house.watchers_are_told(Some("unavailable"));
        house.play(0, &Step::Not("unavailable".into()));
        cluster.restart().unwrap();
        house.watchers_are_told(None);
    }
    house.goes_on(&database);
}
