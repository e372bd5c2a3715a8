//! What follows when a post has arrived: a game gets its room, a pact its link.

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{AtGame, RoomId, SentPost};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::GameId;
use lasermate_domain::tables::table::Table;
use lasermate_engine::pact::PactNumber;
use lasermate_present::button::at_table;
use lasermate_present::text;

use crate::commit::{self, locks};
use crate::service::Service;
use crate::use_cases::change::{Change, GameDraft, ServiceError, by_clock};
use crate::use_cases::game_posts::{self, to_mention};

/// Notes where an offer can be read, for the ledger (pacts.md P6).
fn note_link(
    service: &Service,
    (post, room): (u64, &RoomId),
    game: u64,
    pact: PactNumber,
    link: &str,
) -> Result<(), ServiceError> {
    let world = &service.world;
    let known = |game: &Table| game.offers.links.get(&pact.0).is_some_and(|links| links.contains_key(room));
    let game = world.game(game)?.filter(|game| !known(game));
    let (Some(game), Some(_)) = (game, world.store.owed_post(post)?) else {
        return Ok(service.store.delivered(post)?);
    };
    let mut game = GameDraft::of(&game);
    let at = world.clock.latest().max(game.clock.touched_at);
    let row = by_clock(&game, Verb::Linked, &format!("{pact} {link}"), at);
    game.add(NewRow { room: room.clone(), ..row })?;
    let change = Change { arrived: Some(post), ..game.told("", Vec::new()) };
    commit::settle_clock(service, at, change)
}

/// Notes that a post is there. Where a game waits for the thread under it, it gets its room in the same transaction.
pub(crate) fn arrived(service: &Service, id: u64, sent: &SentPost) -> Result<(), ServiceError> {
    let world = &service.world;
    let Some(owed) = world.store.owed_post(id)? else { return Ok(()) };
    if let Some((game, pact)) = owed.post.offer.filter(|_| !sent.link.is_empty()) {
        let noted = locks::in_room(service, &owed.room, || {
            note_link(service, (id, &owed.room), game, PactNumber(pact), &sent.link)
        });
        return match noted {
            Err(ServiceError::Unreadable(_)) => Ok(service.store.delivered(id)?),
            noted => noted,
        };
    }
    let (Some(_), Some(game)) = (owed.post.thread, owed.post.board_of) else {
        return Ok(service.store.delivered(id)?);
    };
    let thread = sent.thread.as_ref().filter(|thread| **thread != owed.room);
    let rooms: Vec<_> = std::iter::once(&owed.room).chain(thread).collect();
    let begun = locks::in_rooms(service, &rooms, || give_room(service, id, game, thread));
    match begun {
        // Its announcement stands, and is not to be sent again and again.
        Err(ServiceError::Unreadable(_)) => Ok(service.store.delivered(id)?),
        begun => begun,
    }
}

fn give_room(service: &Service, post: u64, game: u64, thread: Option<&RoomId>) -> Result<(), ServiceError> {
    let world = &service.world;
    let game = world.game(game)?.filter(|game| game.state() == GameStatus::Opening);
    let (Some(game), Some(_)) = (game, world.store.owed_post(post)?) else {
        return Ok(service.store.delivered(post)?);
    };
    let mut game = GameDraft::of(&game);
    let room = thread.unwrap_or(&game.home).clone();
    if let Some(thread) = thread {
        // Nobody has asked anything there: it begins in the language of the room it hangs on.
        service.hear(thread, world.readers(&game.home).language.code());
    }
    let busy = world.live_number(&room)?;
    let at = world.clock.latest().max(game.clock.touched_at);
    let verb = if busy.is_some() { Verb::Archive } else { Verb::Moved };
    let room = if busy.is_some() { game.home.clone() } else { room };
    game.add(NewRow { room, ..by_clock(&game, verb, "", at) })?;
    let words = match (&busy, thread) {
        (Some(other), _) => text::threads::no_place(&game, GameId(*other)),
        (None, Some(_)) => text::lifecycle::begins(&game),
        (None, None) => text::threads::plays_here(&game),
    };
    let mut posts = match (&busy, thread) {
        (Some(_), _) => game_posts::board_posts(world, &game, words, Vec::new(), at)?,
        // Who is called in a thread is added to it.
        (None, Some(_)) => game_posts::notable_posts(world, &game, words, at)?,
        (None, None) => game_posts::board_posts(world, &game, words, to_mention(&game, false), at)?,
    };
    if busy.is_some() {
        let resume = at_table(&game, AtGame::Resume, text::buttons::RESUME);
        posts.truncate(1);
        posts.iter_mut().for_each(|posted| posted.post.buttons = vec![resume.clone()]);
    }
    let change = Change { arrived: Some(post), ..game.told("", posts) };
    commit::settle_clock(service, at, change)
}
