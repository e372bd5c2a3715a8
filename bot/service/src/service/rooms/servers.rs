//! Servers and rooms that come and go: the bot is removed, comes back, or a room is deleted.

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{RoomId, ServerId, UnixMillis};
use lasermate_domain::sessions::game::{ArchiveReason, Game, GameStatus};
use lasermate_domain::sessions::session::Session;
use lasermate_present::text;

use crate::service::state::Service;
use crate::service::use_case::{Change, ServiceError};
use crate::store::ChallengeRow;

impl Service {
    /// The bot has been removed from a server: its games there are archived without a word, and its challenges run out.
    /// They come back with the bot ([`Self::returned`]), but its rooms are unlinked for good. Told twice, it changes nothing more.
    pub fn left(&self, server: &ServerId, at: UnixMillis) {
        self.server_unreachable(server, at);
        let done =
            self.store.live_games(server, u32::MAX).map_err(ServiceError::from).and_then(|mut games| {
                games.extend(self.store.opening_games(server)?);
                let away = self.each(games, |id| self.put_away(id, ArchiveReason::Left, at));
                away.and(self.end_challenges(self.store.open_challenges_in(server)?, at))
            });
        logged(done, "archiving a server's games failed");
    }

    /// The bot is in a server, perhaps again: the games that were archived because it left go on, each with a line in its
    /// room, unless the room is taken or a player is gone. Cheap where there are none.
    pub fn returned(&self, server: &ServerId, at: UnixMillis) {
        let waiting = self.store.archived_games(server, ArchiveReason::Left.word());
        let done = waiting
            .map_err(ServiceError::from)
            .and_then(|games| self.each(games, |id| self.bring_back(id, at)));
        logged(done, "resuming a server's games failed");
    }

    /// A room has been replaced by another one, where all that is posted for it is shown from now on: whoever comes there is told
    /// of the game.
    pub fn moved(&self, room: &RoomId, at: UnixMillis) {
        logged(self.remark(room, text::lifecycle::moved_here, at), "telling a replaced room's game failed");
    }

    /// What was said in a room for a while was not read: the players of its game are told, who may have moved.
    pub fn unread(&self, room: &RoomId, at: UnixMillis) {
        logged(self.remark(room, text::lifecycle::unread, at), "telling of what was not read failed");
    }

    /// A line about the game that is on in a room, which was begun there.
    fn remark(
        &self,
        room: &RoomId,
        words: fn(&Session) -> String,
        at: UnixMillis,
    ) -> Result<(), ServiceError> {
        self.in_room(room, || {
            let Some(game) = self.live_game(room)?.filter(|game| game.live.room == *room) else {
                return Ok(());
            };
            let posts = self.remark_posts(&game, words(&game.live), Vec::new(), at)?;
            Ok(self.settle_clock(at, Change { posts, ..Change::default() })?)
        })
    }

    /// A room is gone: its game is archived without a word, and its challenges run out.
    pub fn room_gone(&self, room: &RoomId, at: UnixMillis) {
        self.unreachable(room, at);
        let done = self.store.standing_games(room).map_err(ServiceError::from).and_then(|games| {
            let away = self.each(games, |id| self.put_away(id, ArchiveReason::RoomGone, at));
            away.and(self.end_challenges(self.store.open_challenges(room)?, at))
        });
        logged(done, "archiving a room's game failed");
        logged(self.end_daily(room, at), "ending the daily puzzle of a deleted room failed");
    }

    fn put_away(&self, id: u64, why: ArchiveReason, at: UnixMillis) -> Result<(), ServiceError> {
        let Some(room) = self.game(id)?.map(|game| game.live.room.clone()) else { return Ok(()) };
        self.in_room(&room, || {
            let still = |game: &Game| matches!(game.state(), GameStatus::Live | GameStatus::Opening);
            let Some(game) = self.game(id)?.filter(|game| still(game)) else { return Ok(()) };
            let mut game = Game::clone(&game);
            let row = by_clock(&game, Verb::Archive, why.word(), at);
            game.apply(&row)?;
            Ok(self.settle_clock(at, Change { game: Some(game.grown_by(vec![row])), ..Change::default() })?)
        })
    }

    fn bring_back(&self, id: u64, at: UnixMillis) -> Result<(), ServiceError> {
        let Some(room) =
            self.game(id)?.filter(|game| game.waits_for_return()).map(|game| game.live.room.clone())
        else {
            return Ok(());
        };
        self.in_room(&room, || {
            let Some(game) = self.game(id)?.filter(|game| game.waits_for_return()) else { return Ok(()) };
            if self.live_number(&room)?.is_some() || self.somebody_gone(&game)? {
                return Ok(());
            }
            let mut game = Game::clone(&game);
            let row = by_clock(&game, Verb::Resume, "", at);
            game.apply(&row)?;
            let words = text::lifecycle::back(&game.live);
            // A line for the channel, and nobody is called: there may be hundreds of them.
            let posts = self.remark_posts(&game, words, Vec::new(), at)?;
            Ok(self.settle_clock(
                at,
                Change { posts, game: Some(game.grown_by(vec![row])), ..Change::default() },
            )?)
        })
    }

    /// Ends challenges without a word.
    fn end_challenges(&self, challenges: Vec<ChallengeRow>, at: UnixMillis) -> Result<(), ServiceError> {
        self.each(challenges, |challenge| {
            self.in_room(&challenge.room, || self.expire(challenge.id, at, false))
        })
    }
}

pub(in crate::service) fn by_clock(game: &Game, verb: Verb, body: &str, at: UnixMillis) -> NewRow {
    NewRow {
        at,
        server: game.live.server.clone(),
        room: game.live.room.clone(),
        person: None,
        challenge: None,
        seat: None,
        verb,
        body: body.to_owned(),
    }
}

fn logged(done: Result<(), ServiceError>, what: &str) {
    if let Err(error) = done {
        tracing::error!(%error, "{what}");
    }
}
