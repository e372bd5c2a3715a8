//! `/block` and `/unblock`: who may not play in a room, nor at the table that it shares.

use std::collections::BTreeMap;

use lasermate_domain::command::{AllowedUsers, CommandId, CommandSpec};
use lasermate_domain::escape::plain;
use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{AtGame, AtTournament, Intent, Person, Post, Reply, RoomId, UnixMillis};
use lasermate_domain::sessions::computers::is_computer;
use lasermate_domain::sessions::game::{Game, GameStatus, GameUpdate};
use lasermate_domain::sessions::log_payload::seat_number;
use lasermate_engine::seat::Seat;
use lasermate_present::text;

use crate::store::{ChallengeState, DerivedChange, StoreError};
use crate::use_cases::admin::privacy;
use crate::use_cases::change::{
    Call, Change, HandlerOutcome, HandlerResult, RoomPost, ServiceError, by_clock, refuse,
};
use crate::use_cases::lobby::lookup;
use crate::use_cases::lobby::open_challenge::{self, PendingChallenge};
use crate::world::World;

/// `/block`: somebody may not play here any more: a player by name, or anybody whom the network names. A game they play at the
/// table is resigned for them; without a name, who is blocked.
pub(crate) fn block(
    world: &World,
    call: &Call<'_>,
    player: Option<&str>,
    person: Option<&str>,
) -> HandlerResult {
    if !call.request.admin {
        return refuse(text::tables::MANAGERS_BLOCK);
    }
    let room = &call.request.room;
    if player.and(person).is_some() {
        return refuse(text::tables::ONE_AT_A_TIME);
    }
    let Some(name) = player.or(person) else {
        let blocked = blocked_here(world, room)?;
        let blocked: Vec<_> = blocked.into_values().collect();
        return Ok(HandlerOutcome::shown(Reply::quiet(text::tables::who_is_blocked(&blocked))));
    };
    let among = at_the_table(world, call)?;
    let (no, person) = one_called(world, call, name, among, text::tables::nobody_called)?;
    if person.id == call.request.who.id {
        return refuse(text::tables::NOT_YOURSELF);
    }
    if is_computer(&person.id) {
        return refuse(text::tables::nobody_called(name));
    }
    if world.store.is_blocked(room, no)? {
        return refuse(text::tables::blocked_already(&person));
    }
    let mut games = world.games_by_way(room)?;
    games.extend(world.live_game(room)?);
    games.retain(|game| game.state() == GameStatus::Live && game.seats.contains(&no));
    // It would be a win by one's own word, as adjudicating one's own game would.
    if games.iter().any(|game| game.live.seat_of(&call.request.who.id).is_some()) {
        return refuse(text::tables::plays_with_you(&person));
    }
    let mut change = Change {
        words: text::tables::you_blocked(&person),
        rows: vec![call.row(Verb::Block, no.0.to_string())],
        derived: vec![DerivedChange::Blocked(room.clone(), no)],
        posts: vec![RoomPost::of_table(room.clone(), Post::of_words(text::tables::is_blocked(&person)))],
        ..Change::default()
    };
    clear_seats(world, call, no, &mut change)?;
    for game in games {
        let Some((grown, posts)) = taken_out(world, &game, no, call.at())? else { continue };
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
    game: &Game,
    who: PersonNo,
    at: UnixMillis,
) -> Result<Option<(GameUpdate, Vec<RoomPost>)>, ServiceError> {
    let mut seats = Seat::ALL.into_iter().zip(&game.seats);
    let Some((seat, _)) = seats.find(|(_, own)| **own == who) else { return Ok(None) };
    let spare = NewRow { seat: Some(seat_number(seat)), ..by_clock(game, Verb::Spare, "", at) };
    let mut spared = game.clone();
    spared.apply(&spare)?;
    let Some((mut grown, posts)) = privacy::resigned(world, &spared, (seat, who), at)? else {
        return Ok(None);
    };
    grown.rows.insert(0, spare);
    Ok(Some((grown, posts)))
}

/// `/unblock`: somebody may play here again.
pub(crate) fn unblock(
    world: &World,
    call: &Call<'_>,
    player: Option<&str>,
    person: Option<&str>,
) -> HandlerResult {
    if !call.request.admin {
        return refuse(text::tables::MANAGERS_BLOCK);
    }
    let room = &call.request.room;
    if player.and(person).is_some() {
        return refuse(text::tables::ONE_AT_A_TIME);
    }
    let Some(name) = player.or(person) else { return refuse(text::tables::UNBLOCK_WHOM) };
    let blocked = blocked_here(world, room)?;
    let (no, person) = one_called(world, call, name, blocked.clone(), text::tables::nobody_blocked)?;
    if !blocked.contains_key(&no) {
        return refuse(text::tables::not_blocked(&person));
    }
    Ok(Change {
        words: text::tables::you_unblocked(&person),
        rows: vec![call.row(Verb::Unblock, no.0.to_string())],
        derived: vec![DerivedChange::Unblocked(room.clone(), no)],
        ..Change::default()
    }
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

fn blocked_here(world: &World, room: &RoomId) -> Result<BTreeMap<PersonNo, Person>, StoreError> {
    let blocked = world.store.blocked(room)?.into_iter();
    blocked.map(|no| Ok((no, world.store.person(no)?))).collect()
}

/// Who sits, offers a game or is asked for one at the table, or has done so last.
pub(crate) fn at_the_table(
    world: &World,
    call: &Call<'_>,
) -> Result<BTreeMap<PersonNo, Person>, ServiceError> {
    let mut there = Vec::new();
    for room in world.tables.rooms_of(&call.request.room) {
        for id in [world.store.live_game(&room)?, world.store.last_game(&room)?].into_iter().flatten() {
            let game = world.readable(id)?.filter(|game| world.is_seen_from(&call.request.room, &game.live));
            there.extend(game.iter().flat_map(|game| game.seats.clone()));
        }
    }
    for row in lookup::table_challenges(world, &call.request.room)? {
        there.extend([Some(row.challenger), row.opponent].into_iter().flatten());
        if let Ok(standing) = open_challenge::standing(world, row) {
            there.extend(standing.terms.sitters.iter().map(|sitter| PersonNo(sitter.person)));
        }
    }
    let mut people = BTreeMap::new();
    for no in there {
        let person = world.store.person(no)?;
        if !is_computer(&person.id) {
            people.insert(no, person);
        }
    }
    Ok(people)
}

/// The one of some people who is called so, or somebody of the asker's own network by their id or their mention, with or without
/// the network before it. `nobody` says that there is none.
pub(crate) fn one_called(
    world: &World,
    call: &Call<'_>,
    typed: &str,
    among: BTreeMap<PersonNo, Person>,
    nobody: fn(&str) -> String,
) -> Result<(PersonNo, Person), ServiceError> {
    let typed = typed.trim();
    let network = call.request.room.network();
    let id = typed.trim_start_matches("<@").trim_start_matches('!').trim_end_matches('>');
    // What can only be a mention or an id of the network; any other word is a name.
    let mention = typed.starts_with("<@") || (typed.starts_with('@') && typed.contains(':'));
    let full = mention.then(|| format!("{network}:{id}"));
    for id in std::iter::once(id).chain(full.as_deref()) {
        if let Some(found) = lookup::somebody(world, call, id)? {
            return Ok(found);
        }
    }
    let bare = typed.trim_start_matches('@').to_lowercase();
    let is_called = |person: &Person| {
        let shown = text::person::render(&text::person::named(person), network).replace('\\', "");
        [plain(&person.name).to_lowercase(), shown.to_lowercase()].contains(&bare)
    };
    let mut found: Vec<_> = among.into_iter().filter(|(_, person)| is_called(person)).collect();
    match (found.pop(), found.is_empty()) {
        (Some(one), true) => Ok(one),
        (Some(one), false) => {
            found.push(one);
            let people: Vec<_> = found.into_iter().map(|(_, person)| person).collect();
            refuse(text::tables::which(&people))
        }
        (None, _) => refuse(nobody(typed)),
    }
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
