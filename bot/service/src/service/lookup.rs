//! Which game is meant, who sits at it, and the posts it owes to its room and to those who watch.

use std::sync::Arc;

use lasermate_domain::log::Verb;
use lasermate_domain::port::{PersonId, PictureOf, Post, RoomId, ServerId, ThreadHeading, UnixMillis};
use lasermate_domain::sessions::computers::is_computer;
use lasermate_domain::sessions::game::{ArchiveReason, Game, GameStatus};
use lasermate_domain::sessions::session::{GameId, Session};
use lasermate_engine::action::Asked;
use lasermate_engine::seat::Seat;
use lasermate_present::{board_buttons, text};

use crate::service::state::Service;
use crate::service::use_case::{Call, RoomPost, SeatedPlayer, ServiceError, refuse};
use crate::store::StoreError;

/// How many games a list reads at the most.
const LISTED: u32 = 200;

impl Service {
    /// The live game of a room, else its newest one.
    pub(super) fn last_game(&self, room: &RoomId) -> Result<Option<Arc<Game>>, ServiceError> {
        match self.game_here(room)? {
            Some(game) => Ok(Some(game)),
            None => self.newest(room, |room| self.store.last_game(room)),
        }
    }

    /// The live games of a server.
    pub(super) fn live_games(&self, server: &ServerId) -> Result<Vec<Arc<Game>>, ServiceError> {
        let mut games = Vec::new();
        for id in self.store.live_games(server, LISTED)? {
            games.extend(self.readable(id)?);
        }
        Ok(games)
    }

    /// The game of a code, in this server alone or at the room's table; without a code the room's.
    pub(super) fn game_meant(&self, call: &Call<'_>, code: Option<&str>) -> Result<Arc<Game>, ServiceError> {
        let Some(code) = code else {
            return match self.last_game(&call.request.room)? {
                Some(game) => Ok(game),
                None => refuse(text::lookup::NO_GAME),
            };
        };
        let game = match number(code) {
            Some(id) => self.game(id)?,
            None => None,
        };
        let seen = |game: &Arc<Game>| {
            game.live.server == call.request.server || self.is_seen_from(&call.request.room, &game.live)
        };
        match game.filter(seen) {
            Some(game) => Ok(game),
            None => refuse(text::lookup::no_such_code(code)),
        }
    }

    /// The asker at the table of the room's game; where none is live, at the newest one they sat at here.
    pub(super) fn seated(&self, call: &Call<'_>) -> Result<SeatedPlayer, ServiceError> {
        let (game, seat) = self.own_game(call)?;
        self.at_table(call, game, seat)
    }

    /// That game, and the asker's seat there.
    pub(super) fn own_game(&self, call: &Call<'_>) -> Result<(Arc<Game>, Seat), ServiceError> {
        let room = &call.request.room;
        let sits = |game: &Arc<Game>| game.live.seat_of(&call.request.who.id).is_some();
        let game = match self.live_game(room)? {
            Some(game) if sits(&game) => Some(game),
            here => match (self.games_by_way(room)?.into_iter().find(sits), here) {
                (Some(game), _) | (None, Some(game)) => Some(game),
                (None, None) => self.newest_own(call)?,
            },
        };
        let Some(game) = game else { return refuse(text::lookup::NO_GAME) };
        match game.live.seat_of(&call.request.who.id) {
            Some(seat) => Ok((game, seat)),
            None => refuse(text::lookup::not_seated(&game.live)),
        }
    }

    /// A seat at a game: an archived one is resumed by whatever is done, unless another is played in its room.
    pub(super) fn at_table(
        &self,
        call: &Call<'_>,
        game: Arc<Game>,
        seat: Seat,
    ) -> Result<SeatedPlayer, ServiceError> {
        match game.state() {
            GameStatus::Live => Ok(SeatedPlayer { game, seat, first: Vec::new() }),
            GameStatus::Opening => refuse(text::threads::in_a_moment(&game.live)),
            GameStatus::Ended => {
                refuse(text::has_ended(&game.live).unwrap_or_else(|| text::lookup::NO_GAME.to_owned()))
            }
            GameStatus::Archived => {
                self.check_resumable(call, &game)?;
                if !game.may_end_pause(seat, call.at()) {
                    return refuse(text::pause::still_paused(&game, seat));
                }
                let mut row = call.row(Verb::Resume, "");
                row.seat = Some(lasermate_domain::sessions::log_payload::seat_number(seat));
                Ok(SeatedPlayer { game, seat, first: vec![row] })
            }
        }
    }

    /// The newest game at which the asker sat here; after it has ended, one that they have paused.
    fn newest_own(&self, call: &Call<'_>) -> Result<Option<Arc<Game>>, ServiceError> {
        let room = &call.request.room;
        let newest = self.newest(room, |room| self.store.last_game_of(room, call.who))?;
        if newest.as_ref().is_some_and(|game| game.state() != GameStatus::Ended) {
            return Ok(newest);
        }
        let archived = self.newest(room, |room| self.store.last_archived_of(room, call.who))?;
        if let Some(paused) = archived.filter(|game| game.pause.is_some()) {
            return Ok(Some(paused));
        }
        for id in self.store.archived_games_of(call.who)? {
            if let Some(game) = self.readable(id)?.filter(|game| game.live.ways.contains(room)) {
                return Ok(Some(game));
            }
        }
        Ok(newest)
    }

    /// Refuses to take up an archived game where another is played now, or a player is gone.
    pub(super) fn check_resumable(&self, call: &Call<'_>, game: &Game) -> Result<(), ServiceError> {
        if let Some(other) = self.live_number(&game.live.room)? {
            return refuse(text::lookup::archived_meanwhile(game.live.id, GameId(other)));
        }
        // Whoever plays there could not move.
        let gone = matches!(game.away, Some(ArchiveReason::Left | ArchiveReason::RoomGone));
        if gone && !self.tables.are_one(&call.request.room, &game.live.room) {
            return refuse(text::tables::ROOM_AWAY);
        }
        if self.somebody_gone(game)? {
            return refuse(text::lookup::PLAYER_GONE);
        }
        Ok(())
    }

    /// A board with words, for the game's room and, without mention and buttons, for those that watch.
    pub(super) fn board_posts(
        &self,
        game: &Game,
        words: String,
        mention: Vec<PersonId>,
        now: UnixMillis,
    ) -> Result<Vec<RoomPost>, StoreError> {
        let picture = game.posted_board();
        if game.live.game.outcome().is_some() {
            return self.posts(game, words, (Some(picture), true), everybody(&game.live), now);
        }
        let words = self.with_what_is_open(game, words, now)?;
        self.posts(game, words, (Some(picture), false), mention, now)
    }

    /// The same for something everybody at the table is to notice, as a lasermate: they are called, whoever is to act first.
    pub(super) fn notable_posts(
        &self,
        game: &Game,
        words: String,
        now: UnixMillis,
    ) -> Result<Vec<RoomPost>, StoreError> {
        let mut called = to_mention(game, false);
        called.extend(
            everybody(&game.live).into_iter().filter(|person| !called.contains(person)).collect::<Vec<_>>(),
        );
        let mut posts = self.board_posts(game, words, called, now)?;
        posts.iter_mut().for_each(|posted| posted.post.alone = true);
        Ok(posts)
    }

    /// A remark in a line, as an offer or its answer: the position is as it was, and its board is not shown again.
    pub(super) fn remark_posts(
        &self,
        game: &Game,
        words: String,
        mention: Vec<PersonId>,
        now: UnixMillis,
    ) -> Result<Vec<RoomPost>, StoreError> {
        let words = self.with_what_is_open(game, words, now)?;
        self.posts(game, words, (None, false), mention, now)
    }

    /// The same for a question that others at the table are asked.
    pub(super) fn question_posts(
        &self,
        game: &Game,
        words: String,
        mention: Vec<PersonId>,
        now: UnixMillis,
    ) -> Result<Vec<RoomPost>, StoreError> {
        self.posts(game, words, (None, false), mention, now)
    }

    /// Words with the questions that still wait for an answer: their buttons move on to every later post.
    fn with_what_is_open(&self, game: &Game, words: String, now: UnixMillis) -> Result<String, StoreError> {
        if game.state() != GameStatus::Live {
            return Ok(words);
        }
        let (live, mut lines) = (&game.live, vec![words]);
        if let Some(asked) = game.takeback_at(now) {
            lines.push(text::offers::takeback_still_open(live, asked.asker, &game.takeback_open(asked)));
        }
        if let Some(request) = game.pause_request_at(now) {
            let open = game.people_besides(request.agreed);
            lines.push(text::pause::still_open(live, request.asker, &open));
        }
        if let Some(offer) = game.handover_at(now) {
            let (to, open) = (self.store.person(offer.to)?, game.handover_open(&offer));
            lines.push(text::substitute::still_open(live, offer.seat, &to, &open, offer.taken));
        }
        Ok(lines.join("\n"))
    }

    /// Posts with all buttons of the game: those under older ones are dead then.
    fn posts(
        &self,
        game: &Game,
        words: String,
        (picture, alone): (Option<PictureOf>, bool),
        mention: Vec<PersonId>,
        now: UnixMillis,
    ) -> Result<Vec<RoomPost>, StoreError> {
        let id = game.live.id.0;
        let watched = text::watching::watched(game.live.id, &words);
        let buttons = board_buttons::of_board(game, self.is_in_tournament(&game.live)?, now);
        let post = Post {
            text: words,
            mention: None,
            also: Vec::new(),
            picture,
            buttons,
            board_of: Some(id),
            challenge: None,
            retires: None,
            thread: None,
            offer: None,
            alone,
            heading: text::threads::over(&game.live).map(|name| ThreadHeading { name, over: true }),
            asked: None,
            accent: None,
        };
        let post = post.mentioning(mention);
        let mut posts = Vec::new();
        for room in self.store.watchers(id)? {
            if !self.tables.are_one(&room, &game.live.room) && !game.live.ways.contains(&room) {
                let post = Post { text: watched.clone(), buttons: Vec::new(), heading: None, ..post.clone() };
                let post = post.mentioning([]);
                posts.push(RoomPost::alone(room, post));
            }
        }
        posts.insert(0, RoomPost::of_table(game.live.room.clone(), post).with_ways(&game.live.ways));
        Ok(posts)
    }
}

/// The game's number in a code, as `G12`.
pub(super) fn number(code: &str) -> Option<u64> {
    code.trim().trim_start_matches(['g', 'G', '#']).parse().ok()
}

/// Who is mentioned under a board: who is to act; where an offer has just been made, everybody it asks.
pub(super) fn to_mention(game: &Game, offered: bool) -> Vec<PersonId> {
    let asked = game.live.game.to_act();
    let answers = asked.iter().filter(|(_, what)| offered && matches!(what, Asked::Draw | Asked::Billi));
    let mut seats: Vec<_> = answers.map(|(seat, _)| seat).collect();
    if seats.is_empty() {
        // Without turns both may move, and nobody is called for it.
        seats.extend(asked.iter().find(|_| game.unit().is_none()).map(|(seat, _)| seat));
    }
    game.live.people_in(seats)
}

/// Everybody who plays a game or has fallen in it, but computers and people who have deleted who they are.
pub(super) fn everybody(live: &Session) -> Vec<PersonId> {
    let called = |id: &PersonId| !is_computer(id) && id.network() != "gone";
    let people = live.players.iter().filter(|player| called(&player.id));
    people.map(|player| player.id.clone()).collect()
}
