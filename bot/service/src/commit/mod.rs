//! What has been judged is stored, in one transaction that is refused where its game has grown meanwhile; then memory, clocks
//! and those who wait for it are told.

pub(crate) mod attempts;
pub(crate) mod calm;
pub(crate) mod listeners;
pub(crate) mod locks;
pub(crate) mod managers;
pub(crate) mod ratings;
pub(crate) mod room_posts;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use lasermate_domain::log::Verb;
use lasermate_domain::port::{Audience, Button, Intent, Post, Reply, ReplyKind, Request, UnixMillis};
use lasermate_domain::tables::table::{Table, TableUpdate};
use lasermate_present::saying::written;
use lasermate_present::text;

use crate::commit::listeners::Committed;
use crate::service::Service;
use crate::store::{AnsweredRequest, Commit, DerivedChange, GameRows, NewPost, StoreError};
use crate::use_cases::change::{Call, Change, ServiceError};

/// Stores what a request changes, then tells those who wait for it.
pub(crate) fn settle(service: &Service, call: &Call<'_>, mut change: Change) -> Result<Reply, ServiceError> {
    let world = &service.world;
    store_before(service, call.at(), &mut change)?;
    let called = calm::calmed(world, call, &mut change)?;
    calm::note_refusals(world, &mut change)?;
    let Change {
        mut words,
        mut buttons,
        attempt,
        mut rows,
        mut derived,
        mut posts,
        game,
        unread,
        forget,
        once,
        shows,
        ..
    } = change;
    let _ratings = match attempt {
        Some(attempt) => {
            let (held, told) = attempts::note_attempt(service, call, attempt, &mut rows, &mut derived)?;
            words += &told;
            held
        }
        None => {
            ratings::note_end(service, game.as_ref().map(|grown| &grown.table), &mut posts, &mut derived)?
        }
    };
    let Request { id, who, locales, room, .. } = call.request;
    let reader = world.reader(&who.id, locales.person.as_deref(), room);
    let says_all = game.is_some() || words == text::challenges::MADE;
    let words = written(&words, reader.language);
    reader.buttons(&mut buttons);
    let reply = if once { String::new() } else { words.clone() };
    let said = buttons.clone();
    let request = AnsweredRequest { id: id.clone(), at: call.at(), person: call.who, reply, buttons: said };
    let request = Some(request);
    let mut posts = room_posts::owed_to_each(world, posts)?;
    let guest = call.request.can.guest;
    let brings_post = (guest || says_all) && note_asker(call, &mut posts);
    let stored = Commit { request, at: call.at(), rows, game: unread, derived, posts, ..Commit::default() };
    let commit = match commit(service, stored, game) {
        Ok(commit) => commit,
        Err(StoreError::Repeated) => return Ok(Reply::quiet(text::handler::REPEATED)),
        Err(error) => return Err(error.into()),
    };
    calm::note_calls(world, call, &called);
    if forget {
        service.schedule.somebody_left.store(true, Ordering::Relaxed);
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
    let reply = match shows {
        Some((pictures, buttons)) => Reply { pictures, buttons, kind: ReplyKind::Shown, ..reply },
        None => reply,
    };
    Ok(if once { Reply { audience: Audience::Secret, ..reply } } else { reply })
}

/// Stores what the clock does.
pub(crate) fn settle_clock(
    service: &Service,
    now: UnixMillis,
    mut change: Change,
) -> Result<(), ServiceError> {
    let world = &service.world;
    store_before(service, now, &mut change)?;
    calm::note_refusals(world, &mut change)?;
    let Change { rows, mut derived, mut posts, game, arrived, silent, manager, .. } = change;
    let _ratings =
        ratings::note_end(service, game.as_ref().map(|grown| &grown.table), &mut posts, &mut derived)?;
    let posts = room_posts::owed_to_each(world, posts)?;
    let stored = Commit { at: now, rows, derived, posts, arrived, silent, manager, ..Commit::default() };
    Ok(commit(service, stored, game).map(drop)?)
}

/// Stores what goes before a change.
fn store_before(service: &Service, now: UnixMillis, change: &mut Change) -> Result<(), ServiceError> {
    change.before.drain(..).try_for_each(|before| settle_clock(service, now, before))
}

/// Stores a commit with what a game has grown by, and keeps the game in memory as it is then. A game that has grown
/// otherwise meanwhile is dropped from memory, so that it is read again.
fn commit(service: &Service, mut commit: Commit, grown: Option<TableUpdate>) -> Result<Commit, StoreError> {
    let world = &service.world;
    let mut game = None;
    if let Some(grown) = grown {
        let mut row = grown.table.row();
        if !grown.rows.iter().any(|row| matches!(row.verb, Verb::Begin | Verb::Substitute | Verb::Replace)) {
            row.seats.clear();
        }
        commit.derived.push(DerivedChange::Game(row));
        commit.game = Some(GameRows::new(grown.table.id.0, grown.table.last_row, grown.rows));
        game = Some(grown.table);
    }
    match service.store.commit(&commit) {
        Ok(last_row) => {
            let game = game.map(|game| Arc::new(Table { last_row, ..game }));
            listeners::tell(service, &Committed { commit: &commit, game });
            Ok(commit)
        }
        Err(error) => {
            if let StoreError::Overtaken { game } = error {
                world.games.drop_one(game);
            }
            Err(error)
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
pub(crate) fn answered(intent: &Intent, words: String, buttons: Vec<Button>, kind: ReplyKind) -> Reply {
    let audience =
        if kind != ReplyKind::Refused && intent.is_secret() { Audience::Secret } else { Audience::Quiet };
    Reply { text: words, audience, buttons, kind, ..Reply::default() }
}
