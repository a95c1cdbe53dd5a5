//! A PostgreSQL cluster of one's own, for tests: in a folder that goes away, on a socket that nobody else can reach.
//!
//! The programs are those of Debian's package `postgresql`, or any on the `PATH`. A test asks for a [`database`]; where there can
//! be none it is told so by name, and the test ends:
//!
//! ```no_run
//! let Some(url) = quincunx_cluster::database("a_game_goes_on_after_a_restart") else { return };
//! ```

use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::{env, fs};

use thiserror::Error;

/// Where Debian puts the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// A running cluster; it stops when this is dropped, or the process ends.
pub struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    keeper: Mutex<Keeper>,
}

/// The script that keeps the cluster.
struct Keeper {
    process: Child,
    words: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

/// Why there is no cluster.
#[derive(Debug, Error)]
pub enum NoCluster {
    /// The programs are not there.
    #[error("PostgreSQL is missing (Debian: apt-get install postgresql)")]
    Missing,
    /// The programs cannot be run.
    #[error("PostgreSQL cannot be run: {0}")]
    Unusable(#[from] io::Error),
    /// The cluster does not start, or does not do what it was told.
    #[error("PostgreSQL: {0}")]
    Refused(String),
    /// Only root can give it a disk of its own.
    #[error("only root can mount a small disk")]
    NotRoot,
}

/// The address of a database of its own for this test, made when it is first opened; all of one process are in one cluster.
/// `None` where there can be no cluster: then the name of the test is told, past the test runner.
pub fn database(test: &str) -> Option<String> {
    static CLUSTER: OnceLock<Result<Cluster, NoCluster>> = OnceLock::new();
    match CLUSTER.get_or_init(Cluster::start) {
        Ok(cluster) => Some(cluster.url(test)),
        Err(reason) => {
            not_tested(test, reason);
            None
        }
    }
}

/// All rows of a database, as `pg_dump` writes them: what is bytes there in hexadecimal digits.
///
/// # Errors
/// [`NoCluster`].
pub fn rows(url: &str) -> Result<Vec<u8>, NoCluster> {
    let mut command = Command::new(programs().ok_or(NoCluster::Missing)?.join("pg_dump"));
    let output = command.args(["--data-only", "--dbname", url]).output()?;
    let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
    if output.status.success() { Ok(output.stdout) } else { Err(NoCluster::Refused(said)) }
}

/// Says that a test could not be made, and why.
pub fn not_tested(test: &str, reason: impl std::fmt::Display) {
    // Straight to the stream, on a line of its own: what a test prints otherwise is not shown unless it fails. If nobody reads
    // it, nobody is told.
    let _ = io::stdout().write_all(format!("\nnot tested: {test}: {reason}\n").as_bytes());
}

impl Cluster {
    /// Makes and starts a cluster.
    ///
    /// # Errors
    /// [`NoCluster`].
    pub fn start() -> Result<Self, NoCluster> {
        Self::start_on(None)
    }

    /// Makes and starts a cluster on a disk of its own with so many megabytes, to [`fill`](Self::fill) and
    /// [`clear`](Self::clear). A new cluster takes some fifty of them.
    ///
    /// # Errors
    /// [`NoCluster`].
    pub fn start_on_small_disk(megabytes: u32) -> Result<Self, NoCluster> {
        Self::start_on(Some(megabytes))
    }

    fn start_on(megabytes: Option<u32>) -> Result<Self, NoCluster> {
        let programs = programs().ok_or(NoCluster::Missing)?;
        let folder =
            tempfile::Builder::new().prefix("quincunx").permissions(fs::Permissions::from_mode(0o700)).tempdir()?;
        let path = folder.path().display().to_string();
        let user = ordinary_user(folder.path())?;
        let mut words: Vec<String> = Vec::new();
        if let Some(megabytes) = megabytes {
            let [user, group] = user.ok_or(NoCluster::NotRoot)?;
            let disk = format!("size={megabytes}m,mode=0700,uid={user},gid={group}");
            let mount = r#"mkdir "$0/data" && mount -t tmpfs -o "$1" tmpfs "$0/data" && shift && exec "$@""#;
            words.extend(["unshare", "--mount", "sh", "-c", mount, &path, &disk].map(String::from));
        }
        if let Some([user, group]) = user {
            words.extend(["setpriv".into(), format!("--reuid={user}"), format!("--regid={group}")]);
            words.push("--clear-groups".into());
        }
        words.extend(["sh", "-c", include_str!("cluster.sh"), "cluster", &path].map(String::from));
        let mut keeper = Command::new(&words[0]);
        keeper.args(&words[1..]).arg(&programs).current_dir("/");
        let mut process = keeper.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        // From here on the script removes it.
        let folder = folder.keep();
        let words = process.stdin.take();
        let answers = BufReader::new(process.stdout.take().expect("it is piped"));
        let cluster = Self { folder, programs, keeper: Mutex::new(Keeper { process, words, answers }) };
        cluster.listen()?;
        Ok(cluster)
    }

    /// The address of a database in this cluster.
    pub fn url(&self, database: &str) -> String {
        format!("postgres:///{database}?host={}&user=quincunx", self.folder.display())
    }

    /// Runs a statement in a database.
    ///
    /// # Errors
    /// [`NoCluster::Refused`] with what `psql` says.
    pub fn sql(&self, database: &str, statement: &str) -> Result<(), NoCluster> {
        let mut command = Command::new(self.programs.join("psql"));
        command.args(["--quiet", "--no-psqlrc", "--dbname", &self.url(database), "--command", statement]);
        let output = command.stdout(Stdio::null()).output()?;
        let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
        if output.status.success() { Ok(()) } else { Err(NoCluster::Refused(said)) }
    }

    /// Fills its disk.
    ///
    /// # Errors
    /// [`NoCluster`].
    pub fn fill(&self) -> Result<(), NoCluster> {
        self.tell("fill")
    }

    /// Makes room on its disk again.
    ///
    /// # Errors
    /// [`NoCluster`].
    pub fn clear(&self) -> Result<(), NoCluster> {
        self.tell("clear")
    }

    /// Stops the cluster as if the machine had failed.
    ///
    /// # Errors
    /// [`NoCluster`].
    pub fn crash(&self) -> Result<(), NoCluster> {
        self.tell("crash")
    }

    /// Starts the cluster again.
    ///
    /// # Errors
    /// [`NoCluster`].
    pub fn restart(&self) -> Result<(), NoCluster> {
        self.tell("start")
    }

    fn tell(&self, word: &str) -> Result<(), NoCluster> {
        if let Some(words) = &mut self.keeper().words {
            writeln!(words, "{word}")?;
        }
        self.listen()
    }

    fn listen(&self) -> Result<(), NoCluster> {
        let mut answer = String::new();
        self.keeper().answers.read_line(&mut answer)?;
        if answer == "ready\n" { Ok(()) } else { Err(NoCluster::Refused(answer.trim().into())) }
    }

    fn keeper(&self) -> std::sync::MutexGuard<'_, Keeper> {
        self.keeper.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let keeper = self.keeper.get_mut().unwrap_or_else(PoisonError::into_inner);
        keeper.words = None;
        // It has nothing to answer; if it cannot be waited for, it is gone already.
        let _ = keeper.process.wait();
        // Where a disk was mounted on it, the script could not remove the folder.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The folder of `initdb`: on the `PATH`, or of the newest version that Debian has installed.
fn programs() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|version| version.path());
    let mut versions: Vec<PathBuf> = versions.collect();
    versions.sort_by_key(|version| version.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok()));
    let versions = versions.into_iter().rev().map(|version| version.join("bin"));
    env::split_paths(&path).chain(versions).find_map(|folder| {
        // On the path there may be a link to it alone.
        let initdb = folder.join("initdb").canonicalize().ok()?;
        initdb.parent().map(Path::to_owned)
    })
}

/// PostgreSQL refuses to run as root: then the folder is handed to a user without rights, whose numbers are returned.
fn ordinary_user(folder: &Path) -> Result<Option<[u32; 2]>, NoCluster> {
    if fs::metadata(folder)?.uid() != 0 {
        return Ok(None);
    }
    let number = |user: &str, which: &str| {
        let output = Command::new("id").args([which, user]).output().ok()?;
        String::from_utf8_lossy(&output.stdout).trim().parse::<u32>().ok()
    };
    let numbers = |user: &&str| Some([number(user, "-u")?, number(user, "-g")?]);
    let found = ["postgres", "nobody"].iter().find_map(numbers);
    let [user, group] = found.ok_or_else(|| NoCluster::Refused("there is no user but root".into()))?;
    chown(folder, Some(user), Some(group))?;
    Ok(Some([user, group]))
}
