//! The games of a server, and help.

use crate::port::{PersonId, Reply, RoomId, ServerId};
use crate::present::text;
use crate::sessions::session::Session;

/// The most games a list names.
const LISTED: usize = 20;

/// `/games`: the games given, the last touched first. Where one is played outside the server is told nobody.
#[must_use]
pub fn games<'a>(
    games: impl IntoIterator<Item = &'a Session>,
    (server, room): (&ServerId, &RoomId),
) -> Reply {
    let mut games: Vec<_> = games.into_iter().collect();
    games.sort_by_key(|live| (std::cmp::Reverse(live.touched_at), live.id));
    let played = |live: &Session| match live {
        live if live.room == *room => text::Played::Here,
        live if live.server == *server => text::Played::There,
        _ => text::Played::AtTable,
    };
    let lines: Vec<_> = games.iter().take(LISTED).map(|live| text::game_line(live, played(live))).collect();
    let elsewhere = games.iter().any(|live| played(live) == text::Played::There);
    Reply::quiet(text::games_words(&lines, games.len().saturating_sub(LISTED), elsewhere))
}

/// `/help`: the commands that matter with the room's game for whoever asks, or one in detail.
#[must_use]
pub fn help(command: Option<&str>, game: Option<&Session>, who: &PersonId) -> Reply {
    Reply::quiet(match command {
        None => text::all_commands(game, who),
        Some(name) => text::one_command(name),
    })
}
