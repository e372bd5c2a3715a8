//! `/adjudicate`: somebody who manages a room ends a game there that its players cannot finish.

use std::sync::Arc;

use lasermate_domain::escape::{NOTE_CHARS, plain_text};
use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::Invocation;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::{Table, TableUpdate};
use lasermate_engine::seat::Seat;
use lasermate_present::text;

use crate::use_cases::change::{Call, Change, GameDraft, HandlerResult, RoomPost, ServiceError, refuse};
use crate::use_cases::rooms::tables;
use crate::use_cases::{game_posts, seated};
use crate::world::World;

pub(crate) fn adjudicate(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    if !call.request.admin {
        return refuse(text::adjudication::MANAGERS_ONLY);
    }
    let note = plain_text(asked.get("note").unwrap_or_default(), NOTE_CHARS.into());
    let game = game_to_adjudicate(world, call, asked.get("game"), !note.is_empty())?;
    let winner = winner(&game, asked.get("result").unwrap_or_default())?;
    let row = NewRow { seat: winner, ..call.row(Verb::Adjudicate, note) };
    let (game, posts) = adjudicated(world, &game, row)?;
    let words = text::adjudication::YOU_ENDED.to_owned();
    Ok(Change { words, posts, game: Some(game), ..Change::default() }.into())
}

/// The game that is meant: one of the room's own, with none of its players judging it.
fn game_to_adjudicate(
    world: &World,
    call: &Call<'_>,
    code: Option<&str>,
    noted: bool,
) -> Result<Arc<Table>, ServiceError> {
    let room = &call.request.room;
    let table = seated::game_meant(world, call, code)?;
    if !world.is_seen_from(room, &table) || !world.tables.are_one(room, &table.room) {
        return refuse(text::adjudication::ELSEWHERE);
    }
    if world.tables.table_of(room) != *room {
        return refuse(text::tables::SETTINGS_ELSEWHERE);
    }
    if noted && tables::is_shared(world, &table) {
        return refuse(text::adjudication::NO_NOTE_HERE);
    }
    if table.seating.seat_of(&call.request.who.id).is_some() {
        return refuse(text::adjudication::YOUR_OWN);
    }
    match table.state() {
        GameStatus::Live | GameStatus::Archived => Ok(table),
        GameStatus::Opening => refuse(text::threads::in_a_moment(&table)),
        GameStatus::Ended => {
            refuse(text::has_ended(&table).unwrap_or_else(|| text::lookup::NO_GAME.to_owned()))
        }
    }
}

/// A game that is ended by a row of the log, and what its players are told.
pub(crate) fn adjudicated(
    world: &World,
    table: &Table,
    row: NewRow,
) -> Result<(TableUpdate, Vec<RoomPost>), ServiceError> {
    let mut table = GameDraft::of(table);
    let at = row.at;
    if table.add(row).is_err() {
        return refuse(text::adjudication::NOT_POSSIBLE);
    }
    let words = text::adjudication::ended(&table);
    let players = table.seating.players.iter().map(|player| player.id.clone()).collect();
    let posts = game_posts::board_posts(world, &table, words, players, at)?;
    Ok((table.grown(), posts))
}

/// Who is to win by the name of a side; nobody for a draw.
fn winner(table: &Table, result: &str) -> Result<Option<Seat>, ServiceError> {
    let result = result.trim();
    if result.eq_ignore_ascii_case("draw") {
        return Ok(None);
    }
    let sides = table.game.sides();
    let seat = Seat::ALL.into_iter().zip(sides).find(|(_, side)| side.name().eq_ignore_ascii_case(result));
    match seat {
        Some((seat, _)) if table.living().contains(&seat) => Ok(Some(seat)),
        Some((seat, _)) => refuse(text::adjudication::is_out(table, seat)),
        None => refuse(text::adjudication::no_such_side(table)),
    }
}
