//! What a player tells the operator, and the name that is chosen in place of one that the operator has taken away.

use quincunx_store::About;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReportAbout {
    /// What another player is called.
    Name,
    /// How another player behaves.
    Conduct,
    /// Another player seems to cheat.
    Cheating,
    /// Something at the table is wrong.
    Fault,
}

impl From<ReportAbout> for About {
    fn from(about: ReportAbout) -> Self {
        match about {
            ReportAbout::Name => Self::Name,
            ReportAbout::Conduct => Self::Conduct,
            ReportAbout::Cheating => Self::Cheating,
            ReportAbout::Fault => Self::Fault,
        }
    }
}

impl From<About> for ReportAbout {
    fn from(about: About) -> Self {
        match about {
            About::Name => Self::Name,
            About::Conduct => Self::Conduct,
            About::Cheating => Self::Cheating,
            About::Fault => Self::Fault,
        }
    }
}

/// Something that the operator is to know.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// What it is about.
    pub about: ReportAbout,
    /// The seat of the player whom it is about; missing with a fault, and only then.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// In one's own words: 1 to 500 characters, in lines.
    pub words: String,
}

/// What one has told the operator.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReportInfo {
    /// The id of the table.
    pub table: String,
    /// What it is about.
    pub about: ReportAbout,
    /// The seat of the player whom it is about.
    pub seat: Option<u8>,
    /// In one's own words.
    pub words: String,
    /// When: seconds since 1970.
    pub reported: i64,
    /// When the operator was done with it: seconds since 1970. None as long as it waits.
    pub settled: Option<i64>,
}

/// How one wants to be called, whose name the operator has taken away.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChooseName {
    /// The name, which takes an account; if missing, one stays with the name that one was given instead.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}
