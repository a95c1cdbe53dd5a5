//! How the server is, for whoever watches over it.

use serde::Serialize;
use utoipa::ToSchema;

/// The process answers.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Health {
    /// Always true: what is not well does not answer.
    pub healthy: bool,
}

/// Whether the server can do its work.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Readiness {
    /// Nothing stands in the way.
    pub ready: bool,
    /// What stands in the way.
    pub obstacles: Vec<Obstacle>,
}

/// What stands in the way of a server's work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// The database does not answer in time, or not as it should.
    Unavailable,
    /// The disk of the database has less room than it is to have (`disk-room`), or none.
    DiskFull,
    /// The database cannot be written.
    ReadOnly,
    /// The database was removed or replaced while it was in use.
    DatabaseGone,
    /// The database is by now of another version of the program.
    OtherVersion,
    /// The clock of the machine has jumped within the last minute.
    ClockJumped,
}
