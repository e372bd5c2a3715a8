//! Games in threads of their own: announced in the room, begun once the thread is there, and in the room itself where it
//! cannot be opened. Where a room's games belong in a forum, the thread is a post there.

use std::sync::atomic::Ordering;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{AtGame, Post, RoomId, SentPost};
use lasermate_domain::sessions::game::{Game, GameStatus};
use lasermate_domain::sessions::session::GameId;
use lasermate_engine::pact::PactNumber;
use lasermate_present::button::at_table;
use lasermate_present::text;

use crate::service::games::LookError;
use crate::service::lookup::to_mention;
use crate::service::state::Service;
use crate::service::use_case::{Call, Change, RoomPost, ServiceError, refuse};

impl Service {
    /// The announcement of a game that is to be played in a thread under it, or in a post of a forum.
    pub(in crate::service) fn announcement(game: &Game) -> RoomPost {
        let post = Post {
            text: text::threads::opens(&game.live),
            mention: None,
            also: Vec::new(),
            picture: None,
            buttons: Vec::new(),
            board_of: Some(game.live.id.0),
            challenge: None,
            retires: None,
            thread: Some(text::threads::name(&game.live)),
            offer: None,
            alone: false,
            heading: None,
            asked: None,
            accent: None,
        };
        RoomPost::alone(game.home.clone(), post)
    }

    /// Whether games may be played in threads of this room.
    pub(in crate::service) fn threads_open(&self, call: &Call<'_>) -> Result<bool, ServiceError> {
        let room = &call.request.room;
        let can = call.request.can.threads || self.forum_of(room)?.is_some();
        Ok(can && !self.tables.is_linked(room) && self.threads_wanted(room)?)
    }

    /// Whether a game is better played in a thread, and can be: another one is on in the room, people talk there, or its games
    /// have posts in a forum.
    pub(in crate::service) fn is_crowded(&self, call: &Call<'_>) -> Result<bool, ServiceError> {
        let room = &call.request.room;
        let can = &call.request.can;
        let has_forum = can.in_forum || self.forum_of(room)?.is_some();
        Ok((can.busy || has_forum || self.live_number(room)?.is_some()) && self.threads_open(call)?)
    }

    /// Refuses a game in a thread where there can be none.
    pub(in crate::service) fn may_thread(&self, call: &Call<'_>) -> Result<(), ServiceError> {
        if self.tables.is_linked(&call.request.room) {
            return refuse(text::tables::NO_THREADS);
        }
        if !self.threads_wanted(&call.request.room)? {
            return refuse(text::threads::SWITCHED_OFF);
        }
        if !call.request.can.threads && self.forum_of(&call.request.room)?.is_none() {
            return refuse(text::threads::cannot_open(&call.request.can.missing));
        }
        Ok(())
    }

    /// Notes that a post is there. Where a game waits for the thread under it, it gets its room in the same transaction.
    pub(in crate::service) fn arrived(&self, id: u64, sent: &SentPost) -> Result<(), ServiceError> {
        let Some(owed) = self.store.owed_post(id)? else { return Ok(()) };
        if let Some((game, pact)) = owed.post.offer.filter(|_| !sent.link.is_empty()) {
            let noted = self
                .in_room(&owed.room, || self.note_link((id, &owed.room), game, PactNumber(pact), &sent.link));
            return match noted {
                Err(ServiceError::Unreadable(_)) => Ok(self.store.delivered(id)?),
                noted => noted,
            };
        }
        let (Some(_), Some(game)) = (owed.post.thread, owed.post.board_of) else {
            return Ok(self.store.delivered(id)?);
        };
        let thread = sent.thread.as_ref().filter(|thread| **thread != owed.room);
        let rooms: Vec<_> = std::iter::once(&owed.room).chain(thread).collect();
        let begun = self.in_rooms(&rooms, || self.give_room(id, game, thread));
        match begun {
            // Its announcement stands, and is not to be sent again and again.
            Err(ServiceError::Unreadable(_)) => Ok(self.store.delivered(id)?),
            begun => begun,
        }
    }

    fn give_room(&self, post: u64, game: u64, thread: Option<&RoomId>) -> Result<(), ServiceError> {
        let game = self.game(game)?.filter(|game| game.state() == GameStatus::Opening);
        let (Some(game), Some(_)) = (game, self.store.owed_post(post)?) else {
            return Ok(self.store.delivered(post)?);
        };
        let mut game = Game::clone(&game);
        let room = thread.unwrap_or(&game.home).clone();
        let busy = self.live_number(&room)?;
        let at = self.latest.load(Ordering::Relaxed).max(game.live.touched_at);
        let row = NewRow {
            at,
            server: game.live.server.clone(),
            room: if busy.is_some() { game.home.clone() } else { room },
            person: None,
            challenge: None,
            seat: None,
            verb: if busy.is_some() { Verb::Archive } else { Verb::Moved },
            body: String::new(),
        };
        game.apply(&row)?;
        let words = match (&busy, thread) {
            (Some(other), _) => text::threads::no_place(&game.live, GameId(*other)),
            (None, Some(_)) => text::lifecycle::begins(&game.live),
            (None, None) => text::threads::plays_here(&game.live),
        };
        let mut posts = match (&busy, thread) {
            (Some(_), _) => self.board_posts(&game, words, Vec::new(), at)?,
            // Who is called in a thread is added to it.
            (None, Some(_)) => self.notable_posts(&game, words, at)?,
            (None, None) => self.board_posts(&game, words, to_mention(&game, false), at)?,
        };
        if busy.is_some() {
            let resume = at_table(&game.live, AtGame::Resume, text::buttons::RESUME);
            posts.truncate(1);
            posts.iter_mut().for_each(|posted| posted.post.buttons = vec![resume.clone()]);
        }
        let change =
            Change { posts, game: Some(game.grown_by(vec![row])), arrived: Some(post), ..Change::default() };
        Ok(self.settle_clock(at, change)?)
    }
}

/// What is said of a game in the place of its own that it gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadOpening {
    pub game: &'static str,
    /// Who plays what, and how fast.
    pub words: String,
}

impl Service {
    /// What is said of a game in a place of its own; `None` where there is none of this number.
    pub fn opens(&self, game: GameId) -> Result<Option<ThreadOpening>, LookError> {
        let game = self.look(game)?;
        Ok(game.map(|game| ThreadOpening {
            game: game.live.setup.preset().title,
            words: text::lifecycle::table_line(&game.live),
        }))
    }

    /// The forum in which the games of a room have their posts, where its settings name one.
    ///
    /// # Errors
    /// The settings cannot be read.
    pub fn forum_of_room(&self, room: &RoomId) -> Result<Option<RoomId>, LookError> {
        self.forum_of(room).map_err(LookError::of)
    }
}
