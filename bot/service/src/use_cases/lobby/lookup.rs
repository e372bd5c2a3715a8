//! Which challenge is meant, which stand at a table, and who may make one.

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{Person, PersonId, RoomId};
use lasermate_domain::tables::log_payload::Terms;
use lasermate_present::text;

use crate::store::{ChallengeRow, ChallengeState, StoreError};
use crate::use_cases::change::{Call, ServiceError, json, refuse};
use crate::world::World;

/// How many challenges may stand in a room at once.
const IN_A_ROOM: usize = 10;

/// The challenge that is meant: the one named, else the newest in the room that fits.
pub(crate) fn meant(
    world: &World,
    call: &Call<'_>,
    id: Option<u64>,
    fits: impl Fn(&ChallengeRow) -> bool,
    none: &str,
) -> Result<ChallengeRow, ServiceError> {
    let row = match id {
        Some(id) => {
            world.store.challenge(id)?.filter(|row| world.tables.are_one(&row.room, &call.request.room))
        }
        None => table_challenges(world, &call.request.room)?
            .into_iter()
            .rfind(|row| fits(row) && call.at() < row.expires_at),
    };
    match row {
        None => refuse(none),
        Some(row) => match row.state {
            ChallengeState::Open if call.at() < row.expires_at => Ok(row),
            ChallengeState::Open | ChallengeState::Expired => refuse(text::challenges::EXPIRED),
            ChallengeState::Accepted => refuse(text::challenges::WAS_ACCEPTED),
            ChallengeState::Declined => refuse(text::challenges::WAS_DECLINED),
            ChallengeState::Cancelled => refuse(text::challenges::WAS_WITHDRAWN),
        },
    }
}

/// The challenges that stand at a room's table, oldest first.
pub(crate) fn table_challenges(world: &World, room: &RoomId) -> Result<Vec<ChallengeRow>, StoreError> {
    let mut standing = Vec::new();
    for room in world.tables.rooms_of(room) {
        standing.extend(world.store.open_challenges(&room)?);
    }
    standing.sort_by_key(|row| row.id);
    Ok(standing)
}

/// Refuses a second challenge of one person, and too many in a room.
pub(crate) fn may_challenge(world: &World, call: &Call<'_>) -> Result<(), ServiceError> {
    let standing = table_challenges(world, &call.request.room)?;
    let standing: Vec<_> = standing.iter().filter(|row| call.at() < row.expires_at).collect();
    if standing.iter().any(|row| row.challenger == call.who) {
        return refuse(text::challenges::OPEN_ALREADY);
    }
    if standing.len() >= IN_A_ROOM {
        return refuse(text::challenges::MANY_OPEN);
    }
    Ok(())
}

/// A challenge of the asker, as it is logged and as it is kept.
pub(crate) fn new_challenge(
    world: &World,
    call: &Call<'_>,
    terms: &Terms,
    opponent: Option<PersonNo>,
) -> Result<(NewRow, ChallengeRow), ServiceError> {
    let id = world.numbers.next_challenge();
    let mut row = call.row(Verb::Challenge, json(terms)?);
    row.challenge = Some(id);
    let made = ChallengeRow {
        id,
        server: row.server.clone(),
        room: row.room.clone(),
        challenger: call.who,
        opponent,
        body: row.body.clone(),
        expires_at: terms.until,
        state: ChallengeState::Open,
    };
    Ok((row, made))
}

/// Who is meant by a person option: somebody whom the asker's own network knows by that id. An id of another
/// network, of a computer or of somebody who has left is nobody's here.
pub(crate) fn somebody(
    world: &World,
    call: &Call<'_>,
    text: &str,
) -> Result<Option<(PersonNo, Person)>, ServiceError> {
    let id = PersonId(text.trim_start_matches('@').to_owned());
    if id.network() != call.request.who.id.network() {
        return Ok(None);
    }
    let Some(no) = world.store.number_of(&id)? else { return Ok(None) };
    Ok(Some((no, world.store.person(no)?)))
}

pub(crate) fn opponent(
    world: &World,
    call: &Call<'_>,
    text: &str,
) -> Result<(PersonNo, Person), ServiceError> {
    match somebody(world, call, text)? {
        Some((_, person)) if person.id == call.request.who.id => refuse(text::challenges::AGAINST_YOURSELF),
        Some(found) => Ok(found),
        None => refuse(text::challenges::nobody_called(text)),
    }
}
