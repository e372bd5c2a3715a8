//! What the rooms of a game are told of it: boards, remarks and questions, with its buttons.

use lasermate_domain::port::{PersonId, PictureOf, Post, ThreadHeading, UnixMillis};
use lasermate_domain::tables::computers::is_computer;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::Asked;
use lasermate_present::{board_buttons, text};

use crate::store::StoreError;
use crate::use_cases::change::RoomPost;
use crate::world::World;

/// A board with words, for the game's room and, without mention and buttons, for those that watch.
pub(crate) fn board_posts(
    world: &World,
    table: &Table,
    words: String,
    mention: Vec<PersonId>,
    now: UnixMillis,
) -> Result<Vec<RoomPost>, StoreError> {
    let picture = Some(table.posted_board());
    if table.game.outcome().is_some() {
        return posts(world, table, words, picture, everybody(table), now);
    }
    let words = with_what_is_open(world, table, words, now)?;
    posts(world, table, words, picture, mention, now)
}

/// The same for something everybody at the table is to notice, as a lasermate: they are called, whoever is to act first.
pub(crate) fn notable_posts(
    world: &World,
    table: &Table,
    words: String,
    now: UnixMillis,
) -> Result<Vec<RoomPost>, StoreError> {
    let mut called = to_mention(table, false);
    called.extend(everybody(table).into_iter().filter(|person| !called.contains(person)).collect::<Vec<_>>());
    let mut posts = board_posts(world, table, words, called, now)?;
    posts.iter_mut().for_each(|posted| posted.post.alone = true);
    Ok(posts)
}

/// A remark in a line, as an offer or its answer: the position is as it was, and its board is not shown again.
pub(crate) fn remark_posts(
    world: &World,
    table: &Table,
    words: String,
    mention: Vec<PersonId>,
    now: UnixMillis,
) -> Result<Vec<RoomPost>, StoreError> {
    let words = with_what_is_open(world, table, words, now)?;
    posts(world, table, words, None, mention, now)
}

/// Words with the questions that still wait for an answer: their buttons move on to every later post.
fn with_what_is_open(
    world: &World,
    table: &Table,
    words: String,
    now: UnixMillis,
) -> Result<String, StoreError> {
    if table.state() != GameStatus::Live {
        return Ok(words);
    }
    let mut lines = vec![words];
    if let Some(asked) = table.takeback_at(now) {
        lines.push(text::offers::takeback_still_open(table, asked.asker, &table.takeback_open(asked)));
    }
    if let Some(request) = table.pause_request_at(now) {
        let open = table.people_besides(request.agreed);
        lines.push(text::pause::still_open(table, request.asker, &open));
    }
    if let Some(offer) = table.handover_at(now) {
        let (to, open) = (world.store.person(offer.to)?, table.handover_open(&offer));
        lines.push(text::substitute::still_open(table, offer.seat, &to, &open, offer.taken));
    }
    Ok(lines.join("\n"))
}

/// Posts with all buttons of the game: those under older ones are dead then. A question is such a post, without a picture.
pub(crate) fn posts(
    world: &World,
    table: &Table,
    words: String,
    picture: Option<PictureOf>,
    mention: Vec<PersonId>,
    now: UnixMillis,
) -> Result<Vec<RoomPost>, StoreError> {
    let id = table.id.0;
    let buttons = board_buttons::of_board(table, world.is_in_tournament(table)?, now);
    let post = Post {
        alone: picture.is_some() && table.game.outcome().is_some(),
        picture,
        buttons,
        board_of: Some(id),
        heading: text::threads::over(table).map(|name| ThreadHeading { name, over: true }),
        ..Post::of_words(words)
    };
    let post = post.mentioning(mention);
    let mut posts = Vec::new();
    for room in world.store.watchers(id)? {
        if !world.tables.are_one(&room, &table.room) && !table.ways.contains(&room) {
            let text = text::watching::watched(table.id.to_string(), &post.text);
            let post = Post { text, buttons: Vec::new(), heading: None, ..post.clone() };
            posts.push(RoomPost::alone(room, post.mentioning([])));
        }
    }
    posts.insert(0, RoomPost::of_table(table.room.clone(), post).with_ways(&table.ways));
    Ok(posts)
}

/// Who is mentioned under a board: who is to act; where an offer has just been made, everybody it asks.
pub(crate) fn to_mention(table: &Table, offered: bool) -> Vec<PersonId> {
    let asked = table.game.to_act();
    let answers = asked.iter().filter(|(_, what)| offered && matches!(what, Asked::Draw | Asked::Billi));
    let mut seats: Vec<_> = answers.map(|(seat, _)| seat).collect();
    if seats.is_empty() {
        // Without turns both may move, and nobody is called for it.
        seats.extend(asked.iter().find(|_| table.unit().is_none()).map(|(seat, _)| seat));
    }
    table.people_in(seats)
}

/// Everybody who plays a game or has fallen in it, but computers and people who have deleted who they are.
pub(crate) fn everybody(table: &Table) -> Vec<PersonId> {
    let called = |id: &PersonId| !is_computer(id) && id.network() != "gone";
    let people = table.seating.players.iter().filter(|player| called(&player.id));
    people.map(|player| player.id.clone()).collect()
}

/// The announcement of a game that is to be played in a thread under it, or in a post of a forum.
pub(crate) fn announcement(table: &Table) -> RoomPost {
    let post = Post {
        board_of: Some(table.id.0),
        thread: Some(text::threads::name(table)),
        ..Post::of_words(text::threads::opens(table))
    };
    RoomPost::alone(table.home.clone(), post)
}
