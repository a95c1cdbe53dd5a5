//! Mails: they are written and sent beside everything else. Nobody waits for one, and what could not be sent is tried again for a while.
//! Those that are under way are in memory alone: whoever misses one after a restart asks again.

mod address;
mod device;
mod letter;

use std::sync::Arc;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::extension::ClientId;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};

use crate::config::{Config, Site};
use crate::figures::{self, Outcome};

pub(crate) use self::address::address;
pub(crate) use self::device::device;
pub(crate) use self::letter::{About, Letter};

/// So many are under way at most, those that are tried again included.
const UNDER_WAY: u32 = 500;

/// So many are handed over at the same time.
const AT_ONCE: usize = 4;

/// To hand one over may take so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// So long is waited before it is tried again, each time. The last time is before a link to sign in has expired.
const PAUSES: [Duration; 4] =
    [Duration::from_secs(2), Duration::from_secs(15), Duration::from_secs(60), Duration::from_secs(300)];

/// Sends mails.
pub(crate) struct Post {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    site: Site,
    under_way: Arc<Semaphore>,
    at_once: Semaphore,
}

impl Post {
    /// One as it is set; none where nothing is set.
    ///
    /// # Errors
    /// If there is no trust in anybody: the certificates of this machine cannot be read.
    pub(crate) fn of(config: &Config) -> Result<Option<Arc<Self>>, Error> {
        let (Some(server), Some(from), Some(site)) = (&config.mail_server, &config.mail_from, &config.site) else {
            return Ok(None);
        };
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(&server.url())?
            .hello_name(ClientId::Domain(site.host().to_owned()))
            .timeout(Some(PATIENCE))
            .build();
        let (under_way, at_once) = (Arc::new(Semaphore::new(UNDER_WAY as usize)), Semaphore::new(AT_ONCE));
        Ok(Some(Arc::new(Self { server, from: from.clone(), site: site.clone(), under_way, at_once })))
    }

    /// A place for a mail, which is held until it is sent; none while too many are under way.
    pub(crate) fn place(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.under_way).try_acquire_owned().ok()
    }

    /// Sends a letter, however often that has to be tried. Can it be in a mailbox? A mail server that took too long to answer may have taken it.
    pub(crate) async fn send(&self, letter: &Letter) -> bool {
        let (outcome, was_late) = self.deliver(letter).await;
        figures::mailed(outcome);
        was_late || matches!(outcome, Outcome::Done)
    }

    /// What came of it, and whether an answer did not come in time.
    async fn deliver(&self, letter: &Letter) -> (Outcome, bool) {
        let Some(message) = letter.write(&self.from, &self.site) else { return (Outcome::Refused, false) };
        let mut was_late = false;
        for pause in PAUSES.map(Some).into_iter().chain([None]) {
            // What the mail server says may name whom the mail is for: of that the log has the number alone. What keeps us from it does not.
            match self.hand_over(message.clone()).await {
                Ok(()) => {
                    tracing::debug!("a mail was sent");
                    return (Outcome::Done, was_late);
                }
                Err(Some(error)) if error.is_permanent() => {
                    tracing::warn!(status = error.status().map(u16::from), "the mail server refuses a mail");
                    return (Outcome::Refused, was_late);
                }
                Err(error) => {
                    was_late |= error.as_ref().is_none_or(Error::is_timeout);
                    let status = error.as_ref().and_then(Error::status).map(u16::from);
                    let said = |error: &Error| status.is_some() || error.is_response();
                    let reason = error.filter(|error| !said(error)).map(|error| error.to_string());
                    tracing::warn!(status, reason, again_in = ?pause, "a mail could not be sent");
                }
            }
            if let Some(pause) = pause {
                sleep(pause).await;
            }
        }
        (Outcome::Failed, was_late)
    }

    /// `Err(None)` if it takes too long.
    async fn hand_over(&self, message: Message) -> Result<(), Option<Error>> {
        let _one = self.at_once.acquire().await;
        match timeout(PATIENCE, self.server.send(message)).await {
            Ok(answer) => answer.map(drop).map_err(Some),
            Err(_) => Err(None),
        }
    }

    /// Waits so long at most until nothing is under way.
    pub(crate) async fn finish(&self, grace: Duration) {
        let _ = timeout(grace, self.under_way.acquire_many(UNDER_WAY)).await;
    }
}
