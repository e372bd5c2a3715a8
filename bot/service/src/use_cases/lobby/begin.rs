//! A game begins: in its room or in a thread, in the transaction of its challenge.

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{RoomId, ThreadHeading};
use lasermate_domain::ratings::without_accounts;
use lasermate_domain::tables::log_payload::{GameStart, SeatWish};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_engine::variants::Setup;
use lasermate_present::text;

use crate::store::{ChallengeState, DerivedChange};
use crate::use_cases::change::{
    Call, Change, HandlerOutcome, HandlerResult, RoomPost, ServiceError, json, refuse,
};
use crate::use_cases::game_posts::{self, to_mention};
use crate::use_cases::lobby::lookup;
use crate::use_cases::lobby::open_challenge::{self, PendingChallenge};
use crate::use_cases::lobby::seats::seating_of;
use crate::use_cases::rooms::{settings, threads};
use crate::world::World;

pub(crate) fn begin_game(world: &World, call: &Call<'_>, mut standing: PendingChallenge) -> HandlerResult {
    fits_place(call, &standing.setup)?;
    let people_as_of = world.games.clears();
    let mut players = Vec::new();
    let mut gone = Vec::new();
    let seats = standing.drawn();
    for no in &seats {
        match world.store.person(*no)? {
            person if person.id.0.starts_with("gone:") => gone.push(*no),
            // The asker's name as the platform gives it now.
            _ if *no == call.who => players.push(call.request.who.clone()),
            person => players.push(person),
        }
    }
    if !gone.is_empty() {
        return gone_from_table(world, call, standing, &gone);
    }
    let terms = &standing.terms;
    let to_be_rated = terms.rated && terms.position.is_none();
    let without = without_accounts(players.iter().map(|player| &player.id));
    let casual = without.filter(|_| to_be_rated).map(text::ratings::no_account);
    let beginning = GameStart {
        game: terms.game.clone(),
        options: constants(&standing.setup, &terms.options),
        position: terms.position.clone(),
        time: terms.time,
        clock: terms.clock,
        seats: seats.iter().map(|no| no.0).collect(),
        rated: to_be_rated && casual.is_none(),
        thread: terms.thread,
        tournament: None,
        shared_places: settings::shared_places(world, &standing.row.room, seats.len())?,
        fair: true,
    };
    let thread = terms.thread;
    let before = if thread { None } else { game_before(world, &standing.row.room)? };
    let (ended, over) =
        if thread { Default::default() } else { rematches_end(world, call, standing.row.id)? };
    let mut row = call.row(Verb::Begin, json(&beginning)?);
    row.challenge = Some(standing.row.id);
    // It is played where it was offered, whichever room of the table accepts.
    row.server.clone_from(&standing.row.server);
    row.room.clone_from(&standing.row.room);
    let mut game = Table::begin(world.numbers.next_game(), &row, players)?;
    game.people_as_of = people_as_of;
    let (words, mut posts) = if thread {
        (text::threads::BEGUN, vec![game_posts::announcement(&game)])
    } else {
        let mut words = text::lifecycle::begins(&game);
        if let Some(casual) = casual {
            words = format!("{words}\n{casual}");
        }
        if call.request.can.guest {
            words = format!("{words}\n{}", text::lifecycle::AS_A_GUEST);
        }
        // Where nothing is missing the network has no pictures, and nobody can change that.
        if !call.request.can.attach && !call.request.can.missing.is_empty() {
            words = format!("{words}\n{}", text::handler::boards_as_text(&call.request.can.missing));
        }
        let posts = game_posts::board_posts(world, &game, words, to_mention(&game, false), call.at())?;
        (text::challenges::BEGUN, posts)
    };
    if let Some(RoomPost { post, .. }) = posts.first_mut() {
        post.challenge = Some(standing.row.id);
        post.retires = before;
        // A rematch in a thread that bears the result of the game before.
        post.heading = before.map(|_| ThreadHeading { name: text::threads::name(&game), over: false });
    }
    standing.row.state = ChallengeState::Accepted;
    let mut derived = over;
    derived.push(DerivedChange::Challenge(standing.row));
    Ok(Change {
        words: words.to_owned(),
        rows: ended,
        derived,
        posts,
        game: Some(game.grown_by(vec![row])),
        ..Change::default()
    }
    .into())
}

/// Somebody who sat there has deleted who they are: the seat is free again.
pub(crate) fn gone_from_table(
    world: &World,
    call: &Call<'_>,
    mut standing: PendingChallenge,
    gone: &[PersonNo],
) -> HandlerResult {
    let id = standing.row.id;
    let me = standing.terms.sitters.iter().find(|sitter| sitter.person == call.who.0).cloned();
    let wish = me.map_or_else(|| SeatWish::ByLot.word().to_owned(), |sitter| sitter.side);
    let mut rows: Vec<NewRow> = Vec::new();
    for no in gone {
        standing.terms.rise(no.0);
        rows.push(NewRow { person: Some(*no), challenge: Some(id), ..call.row(Verb::Rise, "") });
    }
    rows.push(NewRow { challenge: Some(id), ..call.row(Verb::Sit, wish) });
    let words = text::lobby::sits(&call.request.who, &seating_of(world, &standing)?);
    let post = standing.post(words, None, threads::threads_open(world, call)?);
    Ok(Change {
        words: text::lobby::YOU_SAT_DOWN.to_owned(),
        rows,
        derived: vec![DerivedChange::Challenge(standing.row_now()?)],
        posts: vec![RoomPost::of_table(call.request.room.clone(), post)],
        ..Change::default()
    }
    .into())
}

/// The options of a game that begins: without turns every one of them is written down, with a seed that is drawn now, so
/// that its record is the same game whatever the defaults become.
pub(crate) fn constants(setup: &Setup, options: &str) -> String {
    let drawn = setup.drawn(getrandom::u64().unwrap_or_default());
    drawn.map_or_else(|| options.to_owned(), |setup| setup.full_text())
}

/// A game that begins with its challenge, or with its last seat: both rows are in one transaction.
pub(crate) fn before(row: NewRow, done: HandlerOutcome) -> HandlerResult {
    match done {
        HandlerOutcome::Changes(mut change) => {
            change.rows.insert(0, row);
            Ok(HandlerOutcome::Changes(change))
        }
        other => Ok(other),
    }
}

/// Refuses a game whose board changes by itself where the bot writes only as an answer.
pub(crate) fn fits_place(call: &Call<'_>, setup: &Setup) -> Result<(), ServiceError> {
    if call.request.can.guest && !setup.facts().has_turns {
        return refuse(text::clock::needs_the_bot(setup.preset()));
    }
    Ok(())
}

/// The game of a room that is over, before another begins there.
pub(crate) fn game_before(world: &World, room: &RoomId) -> Result<Option<u64>, ServiceError> {
    let last = match world.last_game(room) {
        Err(ServiceError::Unreadable(_)) => None,
        last => last?,
    };
    Ok(last.filter(|game| game.state() == GameStatus::Ended).map(|game| game.id.0))
}

/// Ends the rematches that are offered at a table, but for one: another game begins there.
pub(crate) fn rematches_end(
    world: &World,
    call: &Call<'_>,
    but: u64,
) -> Result<(Vec<NewRow>, Vec<DerivedChange>), ServiceError> {
    let (mut rows, mut derived) = (Vec::new(), Vec::new());
    for mut challenge in lookup::table_challenges(world, &call.request.room)? {
        let rematch = open_challenge::standing(world, challenge.clone())
            .is_ok_and(|standing| standing.terms.rematch.is_some());
        if !rematch || challenge.id == but {
            continue;
        }
        let mut row = call.row(Verb::Expire, "");
        row.server.clone_from(&challenge.server);
        row.room.clone_from(&challenge.room);
        row.challenge = Some(challenge.id);
        challenge.state = ChallengeState::Expired;
        rows.push(row);
        derived.push(DerivedChange::Challenge(challenge));
    }
    Ok((rows, derived))
}
