//! A table while it is locked, and the way of every command: propose, store, swap, publish, wake.

use std::sync::Arc;

use futures_channel::mpsc;
use quincunx_engine::record::{Entry, Header};
use quincunx_engine::{Bytes32, Command, Denied, Explanation, Observer, Seat};
use quincunx_games::Table;
use quincunx_store::{AskedUndo, KeptTable, Status, StoreError};
use tokio::sync::OwnedMutexGuard;
use tokio::sync::mpsc::Receiver;

use super::host::Host;
use super::live::LiveTable;
use super::news::stands;
use super::onlooker::Onlooker;
use super::pieces::in_pieces;
use super::state::{Proposal, TableState};
use super::telling::Telling;
use super::turns;
use super::watchers::{Batch, Earlier, notices};
use crate::api::{SeenEntry, TableInfo};
use crate::figures;
use crate::problem::{Failure, ProblemKey};

/// A table while it is locked: nobody else looks at it or changes it.
pub(crate) struct Session {
    pub(super) host: Arc<Host>,
    pub(super) table: Arc<LiveTable>,
    pub(super) state: OwnedMutexGuard<TableState>,
}

impl Session {
    pub(super) async fn lock(host: &Arc<Host>, table: &Arc<LiveTable>) -> Self {
        Self { host: Arc::clone(host), table: Arc::clone(table), state: table.lock().await }
    }

    /// Looks at the table.
    pub(crate) async fn look<T>(
        mut self,
        looking: impl FnOnce(&mut TableState) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let seen = looking(&mut self.state);
        self.freeze_if_broken().await;
        seen
    }

    /// The table from outside.
    pub(crate) fn info(&self, token: Option<Bytes32>) -> TableInfo {
        let kept = &self.state.kept;
        let onlooker = Onlooker::of(kept, token);
        // Whoever is not to be seen does not keep a table in the lobby by looking at it.
        if onlooker.seat.is_some() && token.is_none_or(|token| !self.host.unseen.has(token)) {
            self.table.seat_asks();
        }
        super::onlooker::info(kept, onlooker, self.table.watchers.present(kept), self.host.waiting.kept)
    }

    /// Begins to watch. Watching ends when the returned value is dropped.
    pub(crate) async fn watch(mut self, token: Option<Bytes32>, after: Option<u32>) -> (Watching, Told) {
        let (number, queue, earlier) = self.table.watchers.watch(&mut self.state, token, after);
        self.freeze_if_broken().await;
        let earlier = earlier.map(|Earlier { first, telling, last }| History {
            first,
            pieces: in_pieces(&self.host, &self.table, telling, notices),
            last,
        });
        (Watching { number, token, host: self.host, table: self.table }, Told { earlier, queue })
    }

    /// The entries from `from` on through somebody's eyes: few of them at once, many in pieces, each made into what is sent of it.
    pub(crate) async fn log<T: Send + 'static>(
        mut self,
        looking: impl FnOnce(&mut TableState) -> Result<Result<Vec<SeenEntry>, Telling>, Failure>,
        made: fn(Vec<SeenEntry>) -> T,
    ) -> Result<Result<Vec<SeenEntry>, Receiver<Result<T, Failure>>>, Failure> {
        let seen = looking(&mut self.state);
        self.freeze_if_broken().await;
        Ok(seen?.map_err(|telling| in_pieces(&self.host, &self.table, telling, made)))
    }

    /// Works on a copy of the game, beside the runtime and without the lock.
    pub(crate) async fn aside<T: Send + 'static>(
        mut self,
        looking: impl FnOnce(&mut TableState) -> Result<Box<dyn Table>, Failure>,
        work: impl FnOnce(&dyn Table) -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let copy = looking(&mut self.state);
        self.freeze_if_broken().await;
        let (copy, Self { host, table, state }) = (copy?, self);
        drop(state);
        match host.aside.run(move || work(&*copy)).await {
            Some(done) => Ok(done),
            None => Session::lock(&host, &table).await.fail().await,
        }
    }

    /// What is stored of the table.
    pub(crate) fn kept(&self) -> &KeptTable {
        &self.state.kept
    }

    /// The seat of somebody who has one.
    pub(super) fn seated(&self, token: Option<Bytes32>) -> Result<Seat, Failure> {
        Onlooker::of(&self.state.kept, token).seated()
    }

    /// The seat of somebody who plays on, and the game to act in.
    pub(super) fn player(&self, token: Option<Bytes32>) -> Result<(Seat, &dyn Table), Failure> {
        let seat = self.seated(token)?;
        let game = self.state.playing()?;
        if game.resigned().contains(seat) { Err(ProblemKey::Resigned.into()) } else { Ok((seat, game)) }
    }

    /// Asks the rules what a command comes to, on a copy of the game.
    pub(super) async fn propose(
        &mut self,
        seat: Seat,
        number: u32,
        command: &Command,
    ) -> Result<Result<Proposal, Denied<Explanation>>, Failure> {
        match self.state.propose(self.host.bounds, seat, number, command) {
            Some(proposed) => proposed,
            None => self.fail().await,
        }
    }

    /// Carries out what was proposed, unless it was denied, and counts as the seat counts.
    pub(super) async fn grant(
        &mut self,
        seat: Seat,
        proposed: Result<Proposal, Denied<Explanation>>,
    ) -> Result<u32, Failure> {
        let own = Observer::Seat(seat);
        match proposed {
            Ok(proposal) => self.commit(proposal).await?,
            // The very same was done already.
            Err(Denied::AlreadyDone { .. }) => {}
            Err(Denied::Stale { number }) => {
                return Err(Failure::from(ProblemKey::Stale).at(self.state.told(number, own)));
            }
            Err(denied) => return Err(denied.into()),
        }
        Ok(self.state.told(self.state.kept.number, own))
    }

    /// The way of every entry but the first ones.
    pub(super) async fn commit(&mut self, proposal: Proposal) -> Result<(), Failure> {
        let (before, stood) = (self.state.kept.number, stands(&self.state.kept).collect::<Vec<_>>());
        self.store(&proposal).await?;
        self.swap(proposal);
        self.strike_out_question(before).await;
        self.publish(before);
        self.host.news.tell_changes(&stood, &self.state.kept);
        self.wake();
        self.freeze_if_broken().await;
        Ok(())
    }

    /// Appends the entries to those that are stored, if they are the next ones. Otherwise nothing has happened.
    async fn store(&self, proposal: &Proposal) -> Result<(), Failure> {
        let stored = self.host.store.append(&self.state.kept.id, &proposal.entries, &proposal.standing).await;
        // A refusal is certain; but a connection that breaks off leaves open whether the entries were stored.
        if matches!(stored, Err(StoreError::Conflict | StoreError::Gone | StoreError::Unavailable(_))) {
            self.table.set_outdated();
        }
        Ok(stored?)
    }

    /// Puts the copy in the place of the game. From now on it can be seen.
    fn swap(&mut self, proposal: Proposal) {
        self.state.swap(proposal, self.host.countdown);
        self.table.weigh(&self.state);
    }

    /// Tells those who watch what has happened since there were `before` entries.
    fn publish(&mut self, before: u32) {
        self.table.watchers.publish_entries(&mut self.state, before);
    }

    /// Tells those who watch how the table stands, and those whose it is that there is something new.
    pub(super) fn publish_table(&mut self) {
        self.table.watchers.publish_table(&mut self.state);
        self.host.news.tell_all(&self.state.kept);
    }

    /// Tells the player of one seat the position anew, and nobody else.
    pub(super) fn publish_position(&mut self, seat: Seat) {
        self.table.watchers.publish_position(&mut self.state, seat);
    }

    /// Lets the computer think, and answer for people.
    pub(super) fn wake(&mut self) {
        turns::wake(self);
    }

    /// The same way for the beginning of the game.
    pub(super) async fn begin(
        &mut self,
        header: Header,
        game: Box<dyn Table>,
        opening: Vec<Entry>,
    ) -> Result<(), Failure> {
        let Some(proposal) = self.state.proposal(game, opening) else { return self.fail().await };
        let Proposal { entries, standing, .. } = &proposal;
        let stored = self.host.store.begin(&self.state.kept.id, &header, entries, standing).await;
        stored.inspect_err(|_| self.table.set_outdated())?;
        self.state.kept.header = Some(header);
        self.swap(proposal);
        self.table.watchers.publish_beginning(&mut self.state);
        self.host.news.tell_all(&self.state.kept);
        self.wake();
        self.freeze_if_broken().await;
        Ok(())
    }

    /// Stores and publishes that a seat asks for an undo, or no longer does.
    pub(super) async fn write_question(&mut self, question: Option<AskedUndo>) -> Result<(), Failure> {
        let stored = self.host.store.ask_undo(&self.state.kept.id, question.as_ref()).await;
        stored.inspect_err(|_| self.table.set_outdated())?;
        self.state.kept.undo = question;
        self.publish_table();
        Ok(())
    }

    /// The next entry strikes out a question about an undo, unless it is one that nobody may know of.
    async fn strike_out_question(&mut self, before: u32) {
        let told = |number| self.state.told(number, Observer::Spectator);
        let untold = told(before) == told(self.state.kept.number);
        let question = self.state.kept.undo.take().filter(|_| untold);
        if question.is_some() && self.host.store.ask_undo(&self.state.kept.id, question.as_ref()).await.is_ok() {
            self.state.kept.undo = question;
        }
    }

    /// The rules have failed.
    pub(super) async fn fail<T>(&mut self) -> Result<T, Failure> {
        self.state.broken = true;
        self.freeze_if_broken().await;
        Err(ProblemKey::Frozen.into())
    }

    /// Stops the table for good if the rules have failed. What was stored stays.
    pub(super) async fn freeze_if_broken(&mut self) {
        let state = &mut *self.state;
        if !state.broken || !matches!(state.kept.standing.status, Status::Playing | Status::Waiting) {
            return;
        }
        let (table, number) = (&state.kept.id, state.kept.number);
        tracing::error!(table, number, "the rules have failed: the table is frozen");
        figures::frozen();
        if let Err(error) = self.host.store.stops().freeze(table).await {
            tracing::error!(table, %error, "that it is frozen could not be stored");
        }
        self.stand_still();
    }

    /// Nothing goes on at the table from now on.
    pub(super) fn stand_still(&mut self) {
        let standing = &mut self.state.kept.standing;
        standing.status = Status::Frozen;
        standing.waiting.clear();
        standing.computer_due = false;
        self.state.note_questions(None);
        // Nobody needs any more what the computer is thinking about.
        self.wake();
        self.publish_table();
    }
}

/// What somebody who watches is told: first what happened earlier, if it is much, then what comes.
pub(crate) struct Told {
    pub(crate) earlier: Option<History>,
    pub(crate) queue: mpsc::Receiver<Batch>,
}

/// What happened before somebody came to watch.
pub(crate) struct History {
    /// How the table stands.
    pub(crate) first: Batch,
    /// The entries, as they are made.
    pub(crate) pieces: Receiver<Result<Batch, Failure>>,
    /// The position.
    pub(crate) last: Batch,
}

/// Somebody watches a table, until this is dropped.
pub(crate) struct Watching {
    number: u64,
    token: Option<Bytes32>,
    host: Arc<Host>,
    table: Arc<LiveTable>,
}

impl Drop for Watching {
    fn drop(&mut self) {
        let (host, table) = (Arc::clone(&self.host), Arc::clone(&self.table));
        let (number, token) = (self.number, self.token);
        // Without a runtime the server is about to end, and nobody is left to be told.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                let mut session = Session::lock(&host, &table).await;
                table.watchers.leave(&mut session.state, number, token);
            });
        }
    }
}
