//! The games of a server, and help.

use lasermate_domain::port::{Intent, PersonId, Reply, RoomId, ServerId};
use lasermate_domain::tables::table::Table;

use crate::button::button;
use crate::text;

/// The most games a list names.
const LISTED: usize = 20;

/// `/games`: the games given, the last touched first. Where one is played outside the server is told nobody.
pub fn games<'a>(games: impl IntoIterator<Item = &'a Table>, (server, room): (&ServerId, &RoomId)) -> Reply {
    let mut games: Vec<_> = games.into_iter().collect();
    games.sort_by_key(|table| (std::cmp::Reverse(table.clock.touched_at), table.id));
    let played = |table: &Table| match table {
        table if table.room == *room => text::GamePlace::Here,
        table if table.server == *server => text::GamePlace::There,
        _ => text::GamePlace::AtTable,
    };
    let lines: Vec<_> =
        games.iter().take(LISTED).map(|table| text::game_line(table, played(table))).collect();
    let elsewhere = games.iter().any(|table| played(table) == text::GamePlace::There);
    Reply::quiet(text::games_words(&lines, games.len().saturating_sub(LISTED), elsewhere))
}

/// `/help`: the first page of the commands that matter with the room's game for whoever asks, or one command in detail.
pub fn help(command: Option<&str>, table: Option<&Table>, who: &PersonId) -> Reply {
    match command {
        None => help_page(0, table, who),
        Some(name) => Reply::quiet(text::one_command(name)),
    }
}

/// A page of `/help`, from 0.
pub fn help_page(page: usize, table: Option<&Table>, who: &PersonId) -> Reply {
    let page = page.min(text::HELP_PAGES - 1);
    let to = |page, label: &str| button(&Intent::Help { page }, label);
    let back = page.checked_sub(1).map(|before| to(before, text::buttons::BACK));
    let next = (page + 1 < text::HELP_PAGES).then(|| to(page + 1, text::buttons::NEXT));
    Reply {
        buttons: back.into_iter().chain(next).collect(),
        ..Reply::quiet(text::help_page(page, table, who))
    }
}
