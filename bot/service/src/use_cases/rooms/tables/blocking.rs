//! `/block` and `/unblock`: who may not play in a room, nor at the table that it shares.

use lasermate_domain::command::{AllowedUsers, CommandId, CommandSpec};
use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{AtGame, AtTournament, Intent, Invocation, Post, Reply, UnixMillis};
use lasermate_domain::tables::computers::is_computer;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::{Table, TableUpdate};
use lasermate_engine::seat::Seat;
use lasermate_present::text;

use crate::store::{ChallengeState, DerivedChange};
use crate::use_cases::admin::privacy;
use crate::use_cases::change::{
    Call, Change, HandlerOutcome, HandlerResult, RoomPost, ServiceError, by_clock, refuse,
};
use crate::use_cases::lobby::lookup;
use crate::use_cases::lobby::open_challenge::{self, PendingChallenge};
use crate::use_cases::rooms::people_list::PeopleList;
use crate::world::World;

/// `/block`: somebody may not play here any more: a player by name, or anybody whom the network names. A game they play at the
/// table is resigned for them; without a name, who is blocked.
pub(crate) fn block(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    let room = &call.request.room;
    let blocked = blocked_here(world, call)?;
    let Some(name) = blocked.named(asked)? else {
        return Ok(HandlerOutcome::shown(Reply::quiet(blocked.told())));
    };
    let (no, person) = blocked.another(world, call, name)?;
    let mut games = world.games_by_way(room)?;
    games.extend(world.live_game(room)?);
    games.retain(|table| table.state() == GameStatus::Live && table.seating.numbers.contains(&no));
    // It would be a win by one's own word, as adjudicating one's own game would.
    if games.iter().any(|table| table.seating.seat_of(&call.request.who.id).is_some()) {
        return refuse(text::tables::plays_with_you(&person));
    }
    let mut change = Change::of(
        text::tables::you_blocked(&person),
        call.row(Verb::Block, no.0.to_string()),
        DerivedChange::Blocked(room.clone(), no),
    )
    .posting(RoomPost::of_table(room.clone(), Post::of_words(text::tables::is_blocked(&person))));
    clear_seats(world, call, no, &mut change)?;
    for table in games {
        let Some((grown, posts)) = taken_out(world, &table, no, call.at())? else { continue };
        if change.game.is_none() {
            change.game = Some(grown);
            change.posts.extend(posts);
        } else {
            change.before.push(Change { posts, game: Some(grown), ..Change::default() });
        }
    }
    Ok(change.into())
}

/// A game that somebody is taken out of by another one's word: it is resigned for them, and their rating is left alone
/// (fair.md F1).
pub(crate) fn taken_out(
    world: &World,
    table: &Table,
    who: PersonNo,
    at: UnixMillis,
) -> Result<Option<(TableUpdate, Vec<RoomPost>)>, ServiceError> {
    let mut seats = Seat::ALL.into_iter().zip(&table.seating.numbers);
    let Some((seat, _)) = seats.find(|(_, own)| **own == who) else { return Ok(None) };
    let spare = NewRow { seat: Some(seat), ..by_clock(table, Verb::Spare, "", at) };
    let mut spared = table.clone();
    spared.apply(&spare)?;
    let Some((mut grown, posts)) = privacy::resigned(world, &spared, (seat, who), at)? else {
        return Ok(None);
    };
    grown.rows.insert(0, spare);
    Ok(Some((grown, posts)))
}

/// `/unblock`: somebody may play here again.
pub(crate) fn unblock(world: &World, call: &Call<'_>, asked: &Invocation) -> HandlerResult {
    let room = &call.request.room;
    let (no, person) = blocked_here(world, call)?.listed(world, call, asked)?;
    Ok(Change::of(
        text::tables::you_unblocked(&person),
        call.row(Verb::Unblock, no.0.to_string()),
        DerivedChange::Unblocked(room.clone(), no),
    )
    .into())
}

/// Refuses what a blocked person does at the table.
pub(crate) fn not_blocked(world: &World, call: &Call<'_>) -> Result<(), ServiceError> {
    if !plays(&call.request.intent) || is_computer(&call.request.who.id) {
        return Ok(());
    }
    for room in world.tables.rooms_of(&call.request.room) {
        if world.store.is_blocked(&room, call.who)? {
            return refuse(text::tables::BLOCKED);
        }
    }
    Ok(())
}

/// Who is blocked in the room, for those who manage it.
fn blocked_here(world: &World, call: &Call<'_>) -> Result<PeopleList, ServiceError> {
    if !call.request.admin {
        return refuse(text::tables::MANAGERS_BLOCK);
    }
    Ok(PeopleList::read(world, world.store.blocked(&call.request.room)?, &text::tables::BLOCKING)?)
}

/// Takes somebody out of the challenges that stand at the table.
fn clear_seats(
    world: &World,
    call: &Call<'_>,
    who: PersonNo,
    change: &mut Change,
) -> Result<(), ServiceError> {
    for mut challenge in lookup::table_challenges(world, &call.request.room)? {
        let asked = challenge.challenger == who
            || challenge.opponent == Some(who)
            || PendingChallenge::needs(&challenge, who);
        let seated = !asked && PendingChallenge::seats_at(&challenge, who);
        if !asked && !seated {
            continue;
        }
        let mut row = call.row(if asked { Verb::Cancel } else { Verb::Rise }, "");
        row.challenge = Some(challenge.id);
        if seated {
            row.person = Some(who);
            let mut standing = open_challenge::standing(world, challenge)?;
            standing.terms.rise(who.0);
            challenge = standing.row_now()?;
        } else {
            challenge.state = ChallengeState::Cancelled;
        }
        change.rows.push(row);
        change.derived.push(DerivedChange::Challenge(challenge));
    }
    Ok(())
}

/// Whether it is part of playing, and not of managing a room or one's own data.
fn plays(intent: &Intent) -> bool {
    match intent {
        Intent::Command(asked) => {
            CommandSpec::of(asked.command).who != AllowedUsers::Admins
                && !matches!(
                    asked.command,
                    CommandId::Privacy
                        | CommandId::Pings
                        | CommandId::Puzzle
                        | CommandId::Mute
                        | CommandId::Unmute
                )
        }
        Intent::Tournament { does, .. } => *does == AtTournament::Join,
        Intent::Lobby { .. }
        | Intent::NewGame { .. }
        | Intent::FillChallenge { .. }
        | Intent::Ended { .. }
        | Intent::Start(_) => true,
        Intent::Game { does, .. } => *does != AtGame::Archive,
        Intent::Puzzle { .. }
        | Intent::Rules { .. }
        | Intent::Demo { .. }
        | Intent::Exercise { .. }
        | Intent::Step { .. }
        | Intent::Help { .. }
        | Intent::Tour { .. }
        | Intent::Forget
        | Intent::Dead
        | Intent::Foreign { .. } => false,
    }
}
