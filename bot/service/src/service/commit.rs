//! What has been judged is stored, in one transaction that is refused where its game has grown meanwhile; then memory, clocks
//! and those who wait for it are told.

use std::sync::MutexGuard;
use std::sync::atomic::Ordering;

use lasermate_domain::port::{Audience, Button, Intent, Post, Reply, ReplyKind, RoomId, UnixMillis};
use lasermate_domain::sessions::game::{Game, GameStatus, GameUpdate};
use lasermate_domain::tournament::Phase;
use lasermate_present::text;

use crate::service::memory::locks::hold;
use crate::service::state::Service;
use crate::service::use_case::{Call, Change, ServiceError};
use crate::store::{AnsweredRequest, Commit, DerivedChange, GameRows, NewPost, StoreError};

impl Service {
    /// Stores what a request changes, then tells those who wait for it.
    pub(super) fn settle(&self, call: &Call<'_>, mut change: Change) -> Result<Reply, ServiceError> {
        let called = self.calmed(call, &mut change)?;
        self.note_refusals(&mut change)?;
        let Change {
            mut words,
            buttons,
            attempt,
            mut rows,
            mut derived,
            mut posts,
            game,
            unread,
            forget,
            once,
            ..
        } = change;
        let _ratings = match attempt {
            Some(attempt) => {
                let (held, told) = self.note_attempt(call, attempt, &mut rows, &mut derived)?;
                words += &told;
                held
            }
            None => self.note_end(game.as_ref().map(|grown| &grown.game), &mut posts, &mut derived)?,
        };
        let request = AnsweredRequest {
            id: call.request.id.clone(),
            at: call.at(),
            person: call.who,
            reply: if once { String::new() } else { words.clone() },
            buttons: buttons.clone(),
        };
        let request = Some(request);
        let mut posts = self.owed_to_each(posts)?;
        let guest = call.request.can.guest;
        let says_all = game.is_some() || words == text::challenges::MADE;
        let brings_post = (guest || says_all) && note_asker(call, &mut posts);
        let commit =
            Commit { request, at: call.at(), rows, game: unread, derived, posts, ..Commit::default() };
        let commit = match self.commit(commit, game) {
            Ok(commit) => commit,
            Err(StoreError::Repeated) => return Ok(Reply::quiet(text::handler::REPEATED)),
            Err(error) => return Err(error.into()),
        };
        self.note_calls(call, &called);
        if forget {
            self.games.clear();
            self.somebody_left.store(true, Ordering::Relaxed);
        }
        let kind = if commit.adds_nothing() {
            ReplyKind::Refused
        } else if commit.posts.is_empty() {
            ReplyKind::Shown
        } else {
            ReplyKind::Done
        };
        // Who cannot see what was done is told why; a network shows that, and not only that it was done.
        let missing = call.request.can.missing.first().filter(|_| !call.request.can.post);
        let (words, kind) = match missing {
            Some(missing) if kind == ReplyKind::Done => {
                (text::handler::done_unseen(&words, missing), ReplyKind::Shown)
            }
            _ => (words, kind),
        };
        let reply = Reply { brings_post, ..answered(&call.request.intent, words, buttons, kind) };
        Ok(if once { Reply { audience: Audience::Secret, ..reply } } else { reply })
    }

    /// Stores what the clock does.
    pub(super) fn settle_clock(&self, now: UnixMillis, mut change: Change) -> Result<(), StoreError> {
        self.note_refusals(&mut change)?;
        let Change { rows, mut derived, mut posts, game, arrived, silent, .. } = change;
        let _ratings = self.note_end(game.as_ref().map(|grown| &grown.game), &mut posts, &mut derived)?;
        let posts = self.owed_to_each(posts)?;
        let commit = Commit { at: now, rows, derived, posts, arrived, silent, ..Commit::default() };
        self.commit(commit, game).map(drop)
    }

    /// Stores a commit with what a game has grown by, and keeps the game in memory as it is then. A game that has grown
    /// otherwise meanwhile is dropped from memory, so that it is read again.
    fn commit(&self, mut commit: Commit, grown: Option<GameUpdate>) -> Result<Commit, StoreError> {
        let mut game = None;
        if let Some(grown) = grown {
            commit.derived.push(DerivedChange::Game(grown.game.row()));
            commit.game = Some(GameRows::new(grown.game.live.id.0, grown.game.last_row, grown.rows));
            game = Some(grown.game);
        }
        match self.store.commit(&commit) {
            Ok(last_row) => {
                self.settled(&commit, game.map(|game| Game { last_row, ..game }));
                Ok(commit)
            }
            Err(error) => {
                if let StoreError::Overtaken { game } = error {
                    self.games.drop_one(game);
                }
                Err(error)
            }
        }
    }

    /// Does something that may be judged on a game; where the game has grown meanwhile, once more as it is now.
    pub(super) fn judged<T>(&self, work: impl Fn() -> Result<T, ServiceError>) -> Result<T, ServiceError> {
        match work() {
            Err(ServiceError::Store(error @ StoreError::Overtaken { .. })) => {
                tracing::warn!(%error, "the game has changed meanwhile; retrying the request");
                work()
            }
            done => done,
        }
    }

    fn settled(&self, commit: &Commit, game: Option<Game>) {
        self.keep_tournaments(&commit.derived, game.as_ref());
        if let Some(game) = game {
            self.keep_time(&game);
            let game = game.shared();
            self.games.put(&game);
            self.called.note(&game);
        }
        self.keep_tables(&commit.derived);
        if !commit.posts.is_empty() {
            self.waiting.notify_waiters();
        }
        if commit.derived.iter().any(|derived| matches!(derived, DerivedChange::Study(_))) {
            self.studies.tell();
        }
    }

    /// Does something under the lock of a room's table; where it was judged on a game that has grown meanwhile, once more.
    pub(super) fn in_room<T>(
        &self,
        room: &RoomId,
        work: impl Fn() -> Result<T, ServiceError>,
    ) -> Result<T, ServiceError> {
        self.in_rooms(&[room], work)
    }

    /// The same under the locks of several rooms.
    pub(super) fn in_rooms<T>(
        &self,
        rooms: &[&RoomId],
        work: impl Fn() -> Result<T, ServiceError>,
    ) -> Result<T, ServiceError> {
        self.locked(rooms, || self.judged(work))
    }

    /// Does something under the lock of each room's table. What is linked or unlinked while it waits is seen once it has them.
    pub(in crate::service) fn locked<T>(&self, rooms: &[&RoomId], work: impl FnOnce() -> T) -> T {
        loop {
            let keys = self.tables.keys(rooms);
            let locks: Vec<_> = keys.iter().map(|key| self.rooms.of(key)).collect();
            let _turns: Vec<MutexGuard<'_, ()>> = locks.iter().map(|lock| hold(lock)).collect();
            if self.tables.keys(rooms) == keys {
                return work();
            }
        }
    }

    /// Reads again which rooms share tables, where something derived says that others do.
    pub(in crate::service) fn keep_tables(&self, derived: &[DerivedChange]) {
        if derived
            .iter()
            .any(|derived| matches!(derived, DerivedChange::Linked(_) | DerivedChange::Unlinked(_)))
        {
            self.read_tables();
        }
    }

    /// Reads again which rooms share tables. They are few, and seldom change.
    pub(in crate::service) fn read_tables(&self) {
        if let Err(error) = self.tables.read_again(&self.store) {
            tracing::error!(%error, "reading linked rooms failed");
        }
    }

    /// Notes which tournaments a commit lets go on.
    pub(in crate::service) fn keep_tournaments(&self, derived: &[DerivedChange], game: Option<&Game>) {
        for row in derived {
            if let DerivedChange::Tournament(row) = row {
                self.tables.note_tournament(row);
            }
        }
        let changed = derived.iter().filter_map(|derived| match derived {
            // One that has ended lets its games go.
            DerivedChange::Tournament(row) if row.tournament.phase != Phase::Open => Some(row.id),
            _ => None,
        });
        let over = game.filter(|game| matches!(game.state(), GameStatus::Ended | GameStatus::Archived));
        let ended = over.and_then(|game| game.live.tournament).map(|own| own.id);
        let mut any = false;
        for id in changed.chain(ended) {
            self.tournaments.note(id);
            any = true;
        }
        if any {
            self.sooner.notify_waiters();
        }
    }

    /// Notes what a commit has made of a game.
    pub(in crate::service) fn keep_time(&self, game: &Game) {
        self.tables.note_ways(game);
        if self.timers.note(game) {
            self.sooner.notify_waiters();
        }
    }
}

/// Notes with the board or the challenge that a request brings to its own room that it does; where the bot writes only as an
/// answer, with its last post, whatever that is. Whether there is one.
fn note_asker(call: &Call<'_>, posts: &mut [NewPost]) -> bool {
    let is_board = |post: &Post| post.board_of.is_some() && post.picture.is_some() && post.thread.is_none();
    let can_be_withdrawn = |post: &Post| post.challenge.is_some() && !post.buttons.is_empty();
    let may_answer = |post: &Post| call.request.can.guest || is_board(post) || can_be_withdrawn(post);
    let board = posts.iter_mut().rev().find(|one| one.room == call.request.room && may_answer(&one.post));
    let brings = board.is_some();
    if let Some(board) = board {
        board.post.asked = Some(call.request.id.clone());
    }
    brings
}

/// An answer to what was asked, or to what was refused.
pub(super) fn answered(intent: &Intent, words: String, buttons: Vec<Button>, kind: ReplyKind) -> Reply {
    let audience =
        if kind != ReplyKind::Refused && intent.is_secret() { Audience::Secret } else { Audience::Quiet };
    Reply { text: words, audience, buttons, kind, ..Reply::default() }
}
