//! What becomes of games and tournaments when a room leaves its table (fair.md F2): whoever plays from there finishes them from
//! there, and a game whose player has lost their room is put to rest.

use std::collections::BTreeSet;

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{Post, RoomId, UnixMillis};
use lasermate_domain::tables::computers::is_computer;
use lasermate_domain::tables::stage::ArchiveReason;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_domain::tournament::{Phase, TournamentStep};
use lasermate_engine::seat::Seat;
use lasermate_engine::seats::Seats;
use lasermate_present::text;

use crate::store::TournamentRow;
use crate::use_cases::change::{Change, GameDraft, RoomPost, ServiceError, by_clock};
use crate::use_cases::game_posts;
use crate::world::World;

/// How a room leaves its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// Somebody who manages it wants that.
    Unlinked,
    /// It is gone, and nobody there can do anything any more.
    Gone,
}

/// Whether a table ends when a room leaves it: without the room that made it, or with one room left, there is none.
fn ends_table(world: &World, leaving: &RoomId) -> bool {
    let rows = world.tables.rows_of(leaving);
    rows.len() <= 2 || rows.first().is_some_and(|maker| maker.room == *leaving)
}

/// Before a room leaves its table: the rooms that will not share one any more with a game or a tournament go on seeing it where
/// somebody plays from there. Told again, it changes nothing more.
pub(crate) fn keep_ways(
    world: &World,
    leaving: &RoomId,
    how: Leaving,
    at: UnixMillis,
) -> Result<Vec<Change>, ServiceError> {
    let mut kept = Vec::new();
    let rooms: Vec<_> = world.tables.rows_of(leaving).into_iter().map(|row| row.room).collect();
    for room in &rooms {
        let mut games = world.store.standing_games(room)?;
        games.extend(world.store.archived_in(room)?);
        for id in games {
            match world.about_game(id, keep_way(world, id, (&rooms, leaving), how, at)) {
                Err(ServiceError::Unreadable(_)) => {}
                change => kept.extend(change?),
            }
        }
        if let Some(row) = world.store.last_tournament(room)? {
            kept.extend(keep_tournament(world, &row, (&rooms, leaving), how, at)?);
        }
    }
    Ok(kept)
}

/// The rooms of a table that will not share one with `home` any more.
fn parted_from(world: &World, home: &RoomId, (rooms, leaving): (&[RoomId], &RoomId)) -> Vec<RoomId> {
    let all = home == leaving || ends_table(world, leaving);
    rooms.iter().filter(|room| *room != home && (all || *room == leaving)).cloned().collect()
}

/// In which of some rooms somebody plays: where they were seen last, else perhaps in each of their network.
fn plays_in(world: &World, who: PersonNo, rooms: &[RoomId]) -> Result<BTreeSet<RoomId>, ServiceError> {
    let person = world.store.person(who)?;
    if is_computer(&person.id) {
        return Ok(BTreeSet::new());
    }
    if let Some(seen) = world.store.seen_in(who, rooms)? {
        return Ok(BTreeSet::from([seen]));
    }
    let own = rooms.iter().filter(|room| room.network() == person.id.network());
    Ok(own.cloned().collect())
}

fn keep_way(
    world: &World,
    id: u64,
    (rooms, leaving): (&[RoomId], &RoomId),
    how: Leaving,
    at: UnixMillis,
) -> Result<Option<Change>, ServiceError> {
    let Some(table) = world.game(id)?.filter(|table| table.game.outcome().is_none()) else {
        return Ok(None);
    };
    let mut grown = GameDraft::of(&table);
    let mut cut_off = Seats::NONE;
    let parted = parted_from(world, &table.room, (rooms, leaving));
    for (seat, who) in Seat::ALL.into_iter().zip(&table.seating.numbers) {
        let plays_in = plays_in(world, *who, rooms)?;
        // Whoever may play elsewhere is not sought in a room that is gone.
        let gone = how == Leaving::Gone && plays_in.contains(leaving);
        let sought = |room: &&RoomId| plays_in.contains(*room) && (!gone || plays_in.len() == 1);
        for room in parted.iter().filter(sought) {
            if !grown.ways.contains(room) {
                grown.add(NewRow { room: room.clone(), ..by_clock(&table, Verb::Parted, "", at) })?;
            }
        }
        let gone = gone && plays_in.len() == 1 && parted.contains(leaving);
        if gone && table.living().contains(&seat) {
            cut_off = cut_off.with(seat);
        }
    }
    let mut posts = Vec::new();
    if !cut_off.is_empty() && table.state() == GameStatus::Live {
        posts = put_to_rest(world, &mut grown, cut_off, at)?;
        // The room that is gone still is at the table, and is owed nothing.
        let told = posts.first().map(|first| first.post.clone()).into_iter();
        let others = || rooms.iter().filter(|room| *room != leaving).cloned();
        let told = told.flat_map(|post| others().map(move |room| RoomPost::alone(room, post.clone())));
        posts = told.chain(posts.iter().skip(1).cloned()).collect();
    }
    if grown.rows.is_empty() {
        return Ok(None);
    }
    Ok(Some(grown.told("", posts)))
}

/// A game of whom somebody has no way to it any more: no time runs, until they come back. In a tournament nobody can wait for
/// them, and the game is drawn and counts for nobody.
fn put_to_rest(
    world: &World,
    game: &mut GameDraft,
    cut_off: Seats,
    at: UnixMillis,
) -> Result<Vec<RoomPost>, ServiceError> {
    let seats: Vec<_> = Seat::ALL.into_iter().filter(|seat| cut_off.has(*seat)).collect();
    if !world.is_in_tournament(game)? {
        let body = ArchiveReason::CutOff(cut_off).body();
        game.add(by_clock(game, Verb::Archive, &body, at))?;
        let words = text::tables::cut_off(game, &seats);
        let mut posts = game_posts::board_posts(world, game, words, Vec::new(), at)?;
        posts.iter_mut().for_each(|posted| posted.post.buttons.clear());
        return Ok(posts);
    }
    let words = text::tables::drawn_for_cut_off(game, &seats);
    for seat in &seats {
        game.add(NewRow { seat: Some(*seat), ..by_clock(game, Verb::Spare, "", at) })?;
    }
    game.add(by_clock(game, Verb::Adjudicate, "", at))?;
    Ok(game_posts::board_posts(world, game, words, Vec::new(), at)?)
}

fn keep_tournament(
    world: &World,
    row: &TournamentRow,
    (rooms, leaving): (&[RoomId], &RoomId),
    how: Leaving,
    at: UnixMillis,
) -> Result<Option<Change>, ServiceError> {
    if row.tournament.phase == Phase::Ended {
        return Ok(None);
    }
    let parted = parted_from(world, &row.room, (rooms, leaving));
    let mut steps = Vec::new();
    for player in row.tournament.active() {
        let plays_in = plays_in(world, PersonNo(player), rooms)?;
        let gone = how == Leaving::Gone && plays_in.len() == 1 && plays_in.contains(leaving);
        if gone && parted.contains(leaving) {
            steps.push(TournamentStep::Leave(player));
        }
        for room in parted.iter().filter(|room| plays_in.contains(room)) {
            let step = TournamentStep::Part(room.clone());
            if !row.tournament.ways.contains(room) && !steps.contains(&step) {
                steps.push(step);
            }
        }
    }
    if steps.is_empty() {
        Ok(None)
    } else {
        Ok(Some(crate::use_cases::tournaments::steps_by_clock(row, steps, None, at)?.1))
    }
}

/// What the rooms of a table are told when one of them leaves; that one too, unless it is gone.
pub(crate) fn partings(
    world: &World,
    leaving: &RoomId,
    how: Leaving,
    kept: &[Change],
) -> Result<Vec<RoomPost>, ServiceError> {
    let rows = world.tables.rows_of(leaving);
    let game = world.live_number(leaving)?.map(|id| world.readable(id)).transpose()?.flatten();
    // As it is once its ways are kept.
    let grown = kept.iter().filter_map(|change| change.game.as_ref()).map(|grown| &grown.table);
    let game = game.as_deref().map(|game| grown.into_iter().find(|now| now.id == game.id).unwrap_or(game));
    let (over, gone) = (ends_table(world, leaving), how == Leaving::Gone);
    let told = rows.iter().filter(|row| !gone || row.room != *leaving);
    let parting = |room: &RoomId| {
        let leaves = room == leaving;
        let game = game.map(|game| (game, sees_to_the_end(world, game, room, leaving)));
        let words = if leaves {
            text::tables::you_left(game)
        } else {
            text::tables::other_left(leaving.network(), (gone, over), game)
        };
        RoomPost::alone(room.clone(), Post::of_words(words))
    };
    Ok(told.map(|row| parting(&row.room)).collect())
}

/// Whether a room goes on seeing a game when another one leaves the table, or it itself does.
fn sees_to_the_end(world: &World, table: &Table, room: &RoomId, leaving: &RoomId) -> bool {
    let rooms: Vec<_> = world.tables.rows_of(leaving).into_iter().map(|row| row.room).collect();
    let parted = parted_from(world, &table.room, (&rooms, leaving));
    !parted.contains(room) || table.ways.contains(room)
}
