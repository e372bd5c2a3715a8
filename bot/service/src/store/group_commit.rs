//! Commits that come while another one is being synced are written together with the next: one sync for all of them.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, TransactionBehavior};

use super::commit::apply;
use super::recent_deletions::Forgotten;
use super::{Commit, StoreError};

type WriteResult = Result<i64, StoreError>;

/// The commits that wait while another thread writes.
#[derive(Debug, Default)]
pub(super) struct CommitQueue(Mutex<Queue>);

#[derive(Debug, Default)]
struct Queue {
    /// Whether a thread is writing. It hands over to the first that waits.
    led: bool,
    /// At most as many as there are threads that serve requests.
    commits: Vec<QueuedCommit>,
}

#[derive(Debug)]
struct QueuedCommit {
    commit: Commit,
    tell: Sender<WriterSignal>,
}

/// What a thread that waits is told.
#[derive(Debug)]
enum WriterSignal {
    /// Its commit is on the disk, or refused.
    Written(WriteResult),
    /// It is the next to write, its own commit and those of the others who wait by then.
    Lead,
}

impl CommitQueue {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes a commit, alone or together with others, and returns once it is on the disk or refused.
    pub(super) fn write<'w>(
        &self,
        commit: &Commit,
        forgotten: &Forgotten,
        writer: impl Fn() -> MutexGuard<'w, Connection>,
    ) -> WriteResult {
        if let Some(told) = self.wait(commit) {
            match told.recv() {
                Ok(WriterSignal::Written(written)) => return written,
                // A thread that led and panicked told nobody, and its transaction was rolled back.
                Ok(WriterSignal::Lead) | Err(_) => {}
            }
        }
        let _led = LeadGuard(self);
        let mut writer = writer();
        let others = std::mem::take(&mut self.queue().commits);
        together(&mut writer, commit, others, forgotten)
    }

    /// Takes the lead where nobody has it; else queues a copy of the commit.
    fn wait(&self, commit: &Commit) -> Option<Receiver<WriterSignal>> {
        let mut queue = self.queue();
        if !queue.led {
            queue.led = true;
            return None;
        }
        let (tell, told) = channel();
        queue.commits.push(QueuedCommit { commit: commit.clone(), tell });
        Some(told)
    }
}

/// The lead of a thread, handed over when this is dropped.
struct LeadGuard<'q>(&'q CommitQueue);

impl Drop for LeadGuard<'_> {
    fn drop(&mut self) {
        let mut queue = self.0.queue();
        queue.led = false;
        while !queue.commits.is_empty() {
            // Its commit is the next leader's own from here on.
            if queue.commits.remove(0).tell.send(WriterSignal::Lead).is_ok() {
                queue.led = true;
                return;
            }
        }
    }
}

/// Writes several commits in one transaction. One that is refused leaves nothing and takes no other with it. Where the
/// transaction itself fails, each is tried alone, so that each has an error of its own.
fn together(
    writer: &mut Connection,
    own: &Commit,
    others: Vec<QueuedCommit>,
    forgotten: &Forgotten,
) -> WriteResult {
    if others.is_empty() {
        return alone(writer, own, forgotten);
    }
    let mut all: Vec<&Commit> = vec![own];
    all.extend(others.iter().map(|queued| &queued.commit));
    let mut written = match in_one(writer, &all, forgotten) {
        Ok(written) => written,
        Err(_) => all.iter().map(|commit| alone(writer, commit, forgotten)).collect(),
    };
    let mine = written.remove(0);
    for (queued, written) in others.into_iter().zip(written) {
        // Who waits may be gone: its commit counts all the same.
        let _ = queued.tell.send(WriterSignal::Written(written));
    }
    mine
}

fn alone(writer: &mut Connection, commit: &Commit, forgotten: &Forgotten) -> WriteResult {
    let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let last_row = apply(&transaction, commit, forgotten)?;
    transaction.commit()?;
    Ok(last_row)
}

fn in_one(
    writer: &mut Connection,
    all: &[&Commit],
    forgotten: &Forgotten,
) -> rusqlite::Result<Vec<WriteResult>> {
    let mut transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut written = Vec::with_capacity(all.len());
    for commit in all {
        let mut part = transaction.savepoint()?;
        let done = apply(&part, commit, forgotten);
        match &done {
            Ok(_) => part.commit()?,
            Err(_) => part.rollback()?,
        }
        written.push(done);
    }
    transaction.commit()?;
    Ok(written)
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::store::{AnsweredRequest, GameRows, Store};
    use lasermate_domain::log::{NewRow, PersonNo, Verb};
    use lasermate_domain::port::{Person, PersonId, RequestId, RoomId, ServerId};
    use lasermate_engine::seat::Seat;

    fn said(person: PersonNo, request: usize, game: u64, judged_on: i64) -> Commit {
        let row = NewRow {
            at: 5,
            server: ServerId("test:home".to_owned()),
            room: RoomId("test:a".to_owned()),
            person: Some(person),
            challenge: None,
            seat: Some(Seat::First),
            verb: Verb::Play,
            body: format!("move {request}"),
        };
        let request = AnsweredRequest {
            id: RequestId(format!("r{request}")),
            at: 5,
            person,
            reply: String::new(),
            buttons: Vec::new(),
        };
        let game = Some(GameRows::new(game, judged_on, vec![row]));
        Commit { request: Some(request), at: 5, game, ..Commit::default() }
    }

    /// Commits so many at once, the first while nobody can write, and gives what each was told.
    fn at_once(store: &Store, commits: &[Commit]) -> Vec<WriteResult> {
        let held = store.writer();
        thread::scope(|scope| {
            let threads: Vec<_> = commits
                .iter()
                .enumerate()
                .map(|(number, commit)| {
                    let thread = scope.spawn(move || store.commit(commit));
                    // Each is queued before the next comes: the order is known.
                    while !store.waiting.queue().led || store.waiting.queue().commits.len() < number {
                        thread::yield_now();
                    }
                    thread
                })
                .collect();
            drop(held);
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        })
    }

    fn opened() -> (tempfile::TempDir, Store, PersonNo) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        let ann = Person { id: PersonId("test:ann".to_owned()), name: "Ann".to_owned() };
        let ann = store.know(&ann).unwrap();
        (folder, store, ann)
    }

    #[test]
    fn commits_that_wait_are_all_written_and_each_is_told_its_own_row() {
        let (_folder, store, ann) = opened();
        let commits: Vec<_> = (0..8).map(|number| said(ann, number, number as u64 + 1, 0)).collect();
        let mut rows: Vec<_> = at_once(&store, &commits).into_iter().map(Result::unwrap).collect();
        rows.sort_unstable();
        assert_eq!(rows, [1, 2, 3, 4, 5, 6, 7, 8]);
        assert!(!store.waiting.queue().led && store.waiting.queue().commits.is_empty());
    }

    #[test]
    fn one_that_is_refused_takes_no_other_with_it_and_leaves_nothing() {
        let (_folder, store, ann) = opened();
        let stranger = PersonNo(77);
        let commits = [
            said(ann, 0, 1, 0),
            said(ann, 1, 1, 0),
            said(stranger, 2, 2, 0),
            said(ann, 0, 3, 0),
            said(ann, 4, 4, 0),
        ];
        let told = at_once(&store, &commits);
        assert!(
            matches!(
                &told[..],
                [
                    Ok(_),
                    Err(StoreError::Overtaken { game: 1 }),
                    Err(StoreError::Sqlite(_)),
                    Err(StoreError::Repeated),
                    Ok(_)
                ]
            ),
            "{told:?}"
        );
        let bodies: Vec<_> =
            store.log_after(0, 10).unwrap().into_iter().map(|row| format!("{row:?}")).collect();
        assert_eq!(bodies.len(), 2, "{bodies:?}");
        assert_eq!(store.answer(&RequestId("r2".to_owned())).unwrap(), None);
    }

    /// SQLite takes the whole transaction back where the disk is full.
    #[test]
    fn on_a_full_disk_each_has_an_error_of_its_own_and_nothing_is_written() {
        let (_folder, store, ann) = opened();
        let limit = |pages: u64| {
            store.writer().pragma_update(None, "max_page_count", pages).unwrap();
        };
        let pages = store.writer().pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        limit(pages);
        let mut commits: Vec<_> = (0..3).map(|number| said(ann, number, number as u64 + 1, 0)).collect();
        for commit in &mut commits {
            let large = commit.request.as_mut().unwrap();
            large.reply = "x".repeat(100_000);
        }
        let told = at_once(&store, &commits);
        assert!(told.iter().all(|told| matches!(told, Err(StoreError::Sqlite(_)))), "{told:?}");
        assert!(store.log_after(0, 10).unwrap().is_empty());
        limit(u64::from(u32::MAX) >> 1);
        assert!(at_once(&store, &commits).iter().all(Result::is_ok));
    }

    #[test]
    fn who_panics_while_it_leads_hands_over() {
        let (_folder, store, ann) = opened();
        let leading = thread::scope(|scope| {
            scope
                .spawn(|| {
                    assert!(store.waiting.wait(&said(ann, 0, 1, 0)).is_none());
                    let _led = LeadGuard(&store.waiting);
                    panic!("on purpose");
                })
                .join()
        });
        assert!(leading.is_err());
        store.commit(&said(ann, 0, 1, 0)).unwrap();
    }
}
