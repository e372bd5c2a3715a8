//! What a server has for somebody who has just come: open challenges, games to watch, puzzles.

use std::cmp::Reverse;

use lasermate_domain::port::{PersonId, PuzzleId, RoomId, ServerId, UnixMillis};
use lasermate_engine::variants::Preset;
use lasermate_present::text;
use lasermate_present::title::Title;
use serde::Serialize;

use crate::store::StoreError;
use crate::use_cases::change::ServiceError;
use crate::use_cases::lobby::open_challenge::PendingChallenge;
use crate::use_cases::study::next_puzzle::{Seeker, next_puzzle};
use crate::world::World;
use crate::world::games::LookError;

/// How many of each are told: those that something happened in last.
const LISTED: usize = 12;

#[derive(Clone, Debug, Default)]
pub struct LobbyView {
    pub challenges: Vec<ChallengeOffer>,
    pub games: Vec<WatchedGame>,
}

/// A challenge that anybody can accept.
#[derive(Clone, Debug, Serialize)]
pub struct ChallengeOffer {
    pub id: u64,
    #[serde(skip)]
    pub room: RoomId,
    pub by: PersonId,
    /// Who has a seat, the challenger first.
    pub seated: Vec<PersonId>,
    /// What the challenger is called; hostile text.
    pub name: String,
    /// What is played, and how fast; plain text.
    pub terms: String,
}

/// A game that is on.
#[derive(Clone, Debug, Serialize)]
pub struct WatchedGame {
    pub game: u64,
    #[serde(skip)]
    pub room: RoomId,
    pub title: String,
}

/// What can be accepted, in the rooms whose challenges are listed, and watched on a server at a moment.
///
/// # Errors
/// The store fails.
pub fn lobby(
    world: &World,
    (server, is_listed): (&ServerId, impl Fn(&RoomId) -> bool),
    at: UnixMillis,
) -> Result<LobbyView, LookError> {
    let failed = |error: StoreError| LookError::of(ServiceError::from(error));
    let mut challenges = Vec::new();
    for row in world.store.open_challenges_in(server).map_err(failed)? {
        if row.expires_at <= at || row.opponent.is_some() || !is_listed(&row.room) {
            continue;
        }
        // One that cannot be read is told where it is answered.
        let Ok(offer) = PendingChallenge::read(row) else { continue };
        if !offer.terms.invited.is_empty() || offer.free() == 0 {
            continue;
        }
        let person = world.store.person(offer.row.challenger).map_err(failed)?;
        let seated = seated(world, &offer).map_err(failed)?;
        challenges.push(ChallengeOffer {
            id: offer.row.id,
            room: offer.row.room,
            name: text::person::in_a_file(&person, &[]),
            by: person.id,
            seated,
            terms: text::challenges::in_short(&offer.setup, &offer.terms),
        });
    }
    challenges.reverse();
    challenges.truncate(LISTED);
    let mut games = world.live_games(server).map_err(LookError::of)?;
    games.sort_by_key(|game| Reverse(game.clock.touched_at));
    let games = games.into_iter().take(LISTED).map(|game| WatchedGame {
        game: game.id.0,
        room: game.room.clone(),
        title: Title::in_short(&game),
    });
    Ok(LobbyView { challenges, games: games.collect() })
}

/// Who has a seat in a challenge, the challenger first.
pub(super) fn seated(world: &World, offer: &PendingChallenge) -> Result<Vec<PersonId>, StoreError> {
    offer.sitters().map(|(who, _)| Ok(world.store.person(who)?.id)).collect()
}

/// The number of a puzzle for somebody, after another one; `None` where there is none of that game.
///
/// # Errors
/// The store fails.
pub fn puzzle_for(
    world: &World,
    who: Option<&PersonId>,
    (game, last): (Option<&str>, Option<u64>),
    at: UnixMillis,
) -> Result<Option<u64>, LookError> {
    let preset = match game.map(Preset::named) {
        Some(None) => return Ok(None),
        preset => preset.flatten(),
    };
    let failed = |error: StoreError| LookError::of(ServiceError::from(error));
    let who = who.map(|who| world.store.number_of(who)).transpose().map_err(failed)?.flatten();
    let seeker = Seeker { who, last: last.map(PuzzleId::Numbered), at };
    match next_puzzle(world, seeker, (preset, None)) {
        Ok(found) => Ok(Some(found)),
        Err(ServiceError::Refused(_)) => Ok(None),
        Err(error) => Err(LookError::of(error)),
    }
}
