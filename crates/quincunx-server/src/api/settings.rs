//! What somebody has set, for every device.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SettingName {
    /// The language: `en`, `hu`, `pl`, `ru`.
    Lang,
    /// Light or dark: `auto`, `light`, `dark`.
    Theme,
    /// May things move? `auto`, `on`, `off`.
    Motion,
    /// Are forced choices made for one? `true`, `false`.
    Forced,
    /// How what the others do is shown: `hand`, `calm`, `brisk`, `now`.
    Pace,
    /// Who sees when one is there, and has one's open tables first in the lobby by following: `everybody`, `nobody`.
    Seen,
}

impl From<quincunx_store::SettingName> for SettingName {
    fn from(name: quincunx_store::SettingName) -> Self {
        match name {
            quincunx_store::SettingName::Lang => Self::Lang,
            quincunx_store::SettingName::Theme => Self::Theme,
            quincunx_store::SettingName::Motion => Self::Motion,
            quincunx_store::SettingName::Forced => Self::Forced,
            quincunx_store::SettingName::Pace => Self::Pace,
            quincunx_store::SettingName::Seen => Self::Seen,
        }
    }
}

impl From<SettingName> for quincunx_store::SettingName {
    fn from(name: SettingName) -> Self {
        match name {
            SettingName::Lang => Self::Lang,
            SettingName::Theme => Self::Theme,
            SettingName::Motion => Self::Motion,
            SettingName::Forced => Self::Forced,
            SettingName::Pace => Self::Pace,
            SettingName::Seen => Self::Seen,
        }
    }
}

/// A setting that is kept with an account.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Setting {
    /// What is set.
    pub name: SettingName,
    /// To what: a word.
    pub value: String,
}

/// A setting as it was changed on one device.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangedSetting {
    /// What is set.
    pub name: SettingName,
    /// To what: a word of 1 to 16 letters from `a` to `z`.
    pub value: String,
    /// So many seconds ago. Of all changes the newest counts, whichever device tells of it first.
    pub ago: u32,
}

/// Settings that were changed.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeSettings {
    /// Each at most once.
    pub settings: Vec<ChangedSetting>,
}
