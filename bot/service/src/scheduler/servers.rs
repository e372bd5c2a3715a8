//! Servers and rooms that come and go: the bot is removed, comes back, or a room is deleted.

use lasermate_domain::log::Verb;
use lasermate_domain::port::{RoomId, ServerId, UnixMillis};
use lasermate_domain::tables::stage::ArchiveReason;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_present::text;

use crate::commit::{self, locks};
use crate::scheduler::{dailies, expire};
use crate::service::Service;
use crate::store::{ChallengeRow, DerivedChange};
use crate::use_cases::change::{Change, GameDraft, ServiceError, by_clock, row_at};
use crate::use_cases::game_posts;
use crate::use_cases::rooms::tables::parting::{self, Leaving};
use crate::world::games;

impl Service {
    /// The bot has been removed from a server: its games there are archived without a word, and its challenges run out.
    /// They come back with the bot ([`Self::returned`]), but its rooms are unlinked for good. Told twice, it changes nothing more.
    pub fn left(&self, server: &ServerId, at: UnixMillis) {
        server_unreachable(self, server, at);
        let done = self.world.store.live_games(server, u32::MAX).map_err(ServiceError::from).and_then(
            |mut games| {
                games.extend(self.world.store.opening_games(server)?);
                let away = games::each(games, |id| put_away(self, id, &ArchiveReason::Left, at));
                away.and(end_challenges(self, self.world.store.open_challenges_in(server)?, at))
            },
        );
        logged(done, "archiving a server's games failed");
    }

    /// The bot is in a server, perhaps again: the games that were archived because it left go on, each with a line in its
    /// room, unless the room is taken or a player is gone. Cheap where there are none.
    pub fn returned(&self, server: &ServerId, at: UnixMillis) {
        let waiting = self.world.store.archived_games(server, ArchiveReason::Left.word());
        let done = waiting
            .map_err(ServiceError::from)
            .and_then(|games| games::each(games, |id| bring_back(self, id, at)));
        logged(done, "resuming a server's games failed");
    }

    /// A room has been replaced by another one, where all that is posted for it is shown from now on: whoever comes there is told
    /// of the game.
    pub fn moved(&self, room: &RoomId, at: UnixMillis) {
        logged(remark(self, room, text::lifecycle::moved_here, at), "telling a replaced room's game failed");
    }

    /// What was said in a room for a while was not read: the players of its game are told, who may have moved.
    pub fn unread(&self, room: &RoomId, at: UnixMillis) {
        logged(remark(self, room, text::lifecycle::unread, at), "telling of what was not read failed");
    }

    /// A room is gone: its game is archived without a word, and its challenges run out.
    pub fn room_gone(&self, room: &RoomId, at: UnixMillis) {
        self.unreachable(room, at);
        let done = self.world.store.standing_games(room).map_err(ServiceError::from).and_then(|games| {
            let away = games::each(games, |id| put_away(self, id, &ArchiveReason::RoomGone, at));
            away.and(end_challenges(self, self.world.store.open_challenges(room)?, at))
        });
        logged(done, "archiving a room's game failed");
        logged(dailies::end_daily(self, room, at), "ending the daily puzzle of a deleted room failed");
    }

    /// A room cannot be reached any more, and leaves its table. The other rooms are told. May be told again.
    pub fn unreachable(&self, room: &RoomId, at: UnixMillis) {
        let done = locks::in_room(self, room, || {
            let Some(row) = self.world.tables.rows_of(room).into_iter().find(|row| row.room == *room) else {
                return Ok(());
            };
            let before = parting::keep_ways(&self.world, room, Leaving::Gone, at)?;
            let gone = row_at(at, (&row.server, &row.room), Verb::Unlink, "");
            let change = Change {
                rows: vec![gone],
                derived: vec![DerivedChange::Unlinked(room.clone())],
                posts: parting::partings(&self.world, room, Leaving::Gone, &before)?,
                before,
                ..Change::default()
            };
            commit::settle_clock(self, at, change)
        });
        if let Err(error) = done {
            tracing::error!(%error, room = room.in_logs(), "unlinking a deleted room failed");
        }
    }
}

/// A line about the game that is on in a room, which was begun there.
fn remark(
    service: &Service,
    room: &RoomId,
    words: fn(&Table) -> String,
    at: UnixMillis,
) -> Result<(), ServiceError> {
    let world = &service.world;
    locks::in_room(service, room, || {
        let Some(game) = world.live_game(room)?.filter(|game| game.room == *room) else {
            return Ok(());
        };
        let posts = game_posts::remark_posts(world, &game, words(&game), Vec::new(), at)?;
        commit::settle_clock(service, at, Change { posts, ..Change::default() })
    })
}

fn put_away(service: &Service, id: u64, why: &ArchiveReason, at: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    let Some(room) = world.game(id)?.map(|table| table.room.clone()) else { return Ok(()) };
    locks::in_room(service, &room, || {
        let still = |table: &Table| matches!(table.state(), GameStatus::Live | GameStatus::Opening);
        let Some(table) = world.game(id)?.filter(|table| still(table)) else { return Ok(()) };
        let mut table = GameDraft::of(&table);
        table.add(by_clock(&table, Verb::Archive, why.word(), at))?;
        commit::settle_clock(service, at, table.told("", Vec::new()))
    })
}

fn bring_back(service: &Service, id: u64, at: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    let Some(room) = world.game(id)?.filter(|game| game.waits_for_return()).map(|game| game.room.clone())
    else {
        return Ok(());
    };
    locks::in_room(service, &room, || {
        let Some(game) = world.game(id)?.filter(|game| game.waits_for_return()) else { return Ok(()) };
        if world.live_number(&room)?.is_some() || world.somebody_gone(&game)? {
            return Ok(());
        }
        let mut game = GameDraft::of(&game);
        game.add(by_clock(&game, Verb::Resume, "", at))?;
        let words = text::lifecycle::back(&game);
        // A line for the channel, and nobody is called: there may be hundreds of them.
        let posts = game_posts::remark_posts(world, &game, words, Vec::new(), at)?;
        commit::settle_clock(service, at, game.told("", posts))
    })
}

/// Ends challenges without a word.
fn end_challenges(
    service: &Service,
    challenges: Vec<ChallengeRow>,
    at: UnixMillis,
) -> Result<(), ServiceError> {
    games::each(challenges, |challenge| {
        locks::in_room(service, &challenge.room, || expire::expire(service, challenge.id, at, false))
    })
}

fn logged(done: Result<(), ServiceError>, what: &str) {
    if let Err(error) = done {
        tracing::error!(%error, "{what}");
    }
}

/// The same for all rooms of a community.
fn server_unreachable(service: &Service, server: &ServerId, at: UnixMillis) {
    for room in service.world.tables.of_server(server) {
        service.unreachable(&room, at);
    }
}
