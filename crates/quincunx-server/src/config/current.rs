//! The configuration of a server that runs: what is limited in it may change meanwhile.

use std::sync::{Arc, PoisonError, RwLock};

use super::{Config, Limits, Setting};

/// The configuration as it holds now.
pub(crate) struct Current(RwLock<Arc<Config>>);

impl Current {
    pub(crate) fn new(config: Config) -> Arc<Self> {
        Arc::new(Self(RwLock::new(Arc::new(config))))
    }

    pub(crate) fn get(&self) -> Arc<Config> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// From now on the limits of another configuration hold, and how its log is told.
    pub(crate) fn renew(&self, wanted: &Config) {
        let mut config = self.0.write().unwrap_or_else(PoisonError::into_inner);
        *config = Arc::new(config.with_limits_of(wanted));
    }
}

impl Config {
    /// This one, but for what another one limits, and how its log is told. Sizes of what is sent and the length of a game stay, as they are part of
    /// what is under way.
    fn with_limits_of(&self, wanted: &Self) -> Self {
        let Limits { body_bytes, record_bytes, records_checked, head_time, entries, undos_in_a_row, .. } = self.limits;
        let limits = Limits {
            body_bytes,
            record_bytes,
            records_checked,
            head_time,
            entries,
            undos_in_a_row,
            ..wanted.limits.clone()
        };
        Self { limits, attempts: wanted.attempts, log: wanted.log.clone(), ..self.clone() }
    }

    /// The settings that are others in another configuration, and hold only once a server with this one is started anew.
    pub fn hold_until_started_anew(&self, wanted: &Self) -> Vec<&'static Setting> {
        let renewed = self.with_limits_of(wanted);
        Setting::all().filter(|setting| setting.value(&renewed) != setting.value(wanted)).collect()
    }
}
