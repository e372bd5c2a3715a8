//! What a person can do by pointing at a board, and where they are asked to.

use std::sync::Arc;

use lasermate_domain::port::{Person, PersonId, PictureSource, RoomId, ServerId, UnixMillis};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;
use lasermate_present::board_view::{self, BoardView};
use lasermate_present::live_board::{self, LiveBoard, Outlook};
use lasermate_present::overview::{self, ClockFace, Overview};
use lasermate_present::picture::{self, PictureStyle};
use lasermate_present::text;
use lasermate_present::title::Title;
use lasermate_render::scene::Theme;
use serde::Serialize;

use crate::questions::game_picture::PictureError;
use crate::questions::lobby::seated;
use crate::store::{ChallengeRow, StoreError};
use crate::use_cases::change::ServiceError;
use crate::use_cases::lobby::lookup;
use crate::use_cases::lobby::open_challenge::PendingChallenge;
use crate::world::World;
use crate::world::games::LookError;

#[derive(Clone, Debug, Serialize)]
pub struct MyGame {
    pub game: u64,
    #[serde(skip)]
    pub room: RoomId,
    /// What is played and against whom; plain text.
    pub title: String,
    /// Whether they are asked for anything now.
    pub asked: bool,
    /// Whether that is an answer to an offer alone, and no move.
    pub answers: bool,
    /// When the time of whoever is to act is over.
    pub deadline: Option<UnixMillis>,
    /// With live clocks, theirs: the first turn has free time that is not on it.
    pub clock: Option<ClockFace>,
}

/// What is shown beside a room's messages.
#[derive(Clone, Debug, Default, Serialize)]
pub struct TableView {
    /// The room's game: the live one, or else the newest.
    pub game: Option<Overview>,
    /// The time by which its clocks are told.
    pub now: UnixMillis,
    /// The challenges that can still be answered.
    pub challenges: Vec<OpenChallenge>,
    /// The offers of pacts that can still be answered: the game and the number of each.
    pub pacts: Vec<(u64, u8)>,
}

/// A challenge that can still be answered.
#[derive(Clone, Debug, Serialize)]
pub struct OpenChallenge {
    pub id: u64,
    pub by: PersonId,
    /// What the challenger is called; hostile text.
    pub name: String,
    /// Who has a seat, the challenger first.
    pub seated: Vec<PersonId>,
    /// The game by its name, where it begins with its start position.
    pub kind: Option<&'static str>,
    /// What is played, and how fast; plain text.
    pub terms: String,
}

/// What somebody can do on the board of a game as it was shown: nothing in a game that has gone on since, is not theirs or
/// is played elsewhere.
pub fn live_board(
    world: &World,
    who: &PersonId,
    room: &RoomId,
    shown: (u64, u32),
    at: UnixMillis,
) -> Result<Option<LiveBoard>, LookError> {
    let Some((live, seat)) = playing(world, who, room, shown, at)? else { return Ok(None) };
    Ok(drawn(live_board::live_board(&live, seat)))
}

/// What one of their moves would do, as it is seen with the side of a seat below.
pub fn outlook(
    world: &World,
    who: &PersonId,
    room: &RoomId,
    shown: (u64, u32),
    (exact, from, at): (&str, u8, UnixMillis),
) -> Result<Option<Outlook>, LookError> {
    let Some((live, seat)) = playing(world, who, room, shown, at)? else { return Ok(None) };
    Ok(drawn(live_board::outlook(&live, seat, exact, below(from))).flatten())
}

/// The live games somebody plays, where they are asked first.
pub fn games_of(world: &World, who: &PersonId) -> Result<Vec<MyGame>, LookError> {
    let failed = |error: StoreError| LookError::of(ServiceError::from(error));
    let Some(number) = world.store.number_of(who).map_err(failed)? else { return Ok(Vec::new()) };
    let mut games = Vec::new();
    for id in world.store.live_games_of(number).map_err(failed)? {
        let Some(table) = world.readable(id).map_err(LookError::of)? else { continue };
        let Some(seat) = table.seating.seat_of(who) else { continue };
        let (asked, answers) = overview::asked(&table, seat);
        games.push(MyGame {
            game: id,
            room: table.room.clone(),
            title: Title::in_short(&table),
            asked,
            answers,
            deadline: table.clock.deadline.filter(|_| asked),
            clock: overview::clock_face(&table, seat),
        });
    }
    games.sort_by_key(|table| (!table.asked, table.deadline.unwrap_or(UnixMillis::MAX), table.game));
    Ok(games)
}

/// The game of a room at a glance, and what can still be answered there at a moment.
pub fn table(world: &World, room: &RoomId, at: UnixMillis) -> Result<TableView, LookError> {
    let failed = |error: StoreError| LookError::of(ServiceError::from(error));
    let game = world.last_game(room).map_err(LookError::of)?;
    let mut challenges = Vec::new();
    for row in lookup::table_challenges(world, room).map_err(failed)? {
        if at < row.expires_at {
            challenges.push(open_challenge(world, row).map_err(failed)?);
        }
    }
    let live = game.as_deref();
    let ledger = live.and_then(|live| live.game.pacts());
    let offered = ledger.iter().flat_map(|ledger| ledger.pacts()).filter(|pact| pact.is_offered());
    let pacts = live.map_or_else(Vec::new, |live| offered.map(|pact| (live.id.0, pact.number.0)).collect());
    Ok(TableView { game: live.map(overview::overview), now: at, challenges, pacts })
}

fn open_challenge(world: &World, row: ChallengeRow) -> Result<OpenChallenge, StoreError> {
    let Person { id: by, name } = world.store.person(row.challenger)?;
    let id = row.id;
    // One that cannot be read is told where it is answered.
    let Ok(offer) = PendingChallenge::read(row) else {
        return Ok(OpenChallenge {
            id,
            seated: vec![by.clone()],
            by,
            name,
            kind: None,
            terms: String::new(),
        });
    };
    Ok(OpenChallenge {
        id,
        by,
        name,
        seated: seated(world, &offer)?,
        kind: offer.setup.position.is_none().then(|| offer.setup.preset().name),
        terms: text::challenges::in_short(&offer.setup, &offer.terms),
    })
}

/// The position of a game after so many actions of its record, as it is drawn in colours for a light window or a dark one,
/// with the side of a seat below; `None` where there is no such game on that
/// server, or it has not come so far.
pub fn position_after(
    world: &World,
    server: &ServerId,
    (game, actions): (u64, usize),
    (light, from): (bool, u8),
) -> Result<Option<Arc<dyn PictureSource>>, PictureError> {
    let look = looked_at(light, from);
    let game = world.game(game)?.filter(|game| is_seen_on(world, server, game));
    let showing = game.and_then(|game| overview::position_after(&game, actions));
    let drawn = showing.map(|showing| picture::png(&showing, look)).transpose()?;
    Ok(drawn.map(|picture| picture.sketch))
}

/// The board of a game as it stands at a moment, or after so many actions of its record, as data; for whoever may see its
/// pictures. `None` where there is no such game on that server, or it has not come so far.
pub fn board_view(
    world: &World,
    server: &ServerId,
    (table, actions): (u64, Option<usize>),
    (light, from): (bool, u8),
    at: UnixMillis,
) -> Result<Option<BoardView>, LookError> {
    let look = looked_at(light, from);
    let Some(table) = world.game(table).map_err(LookError::of)? else { return Ok(None) };
    if !is_seen_on(world, server, &table) {
        return Ok(None);
    }
    let shown = match actions {
        Some(actions) => board_view::after(&table, actions, look),
        None => board_view::now(&table.seen_at(table.clock.stamp(at)), look).map(Some),
    };
    Ok(drawn(shown).flatten())
}

/// Whether a game is played on a server, or in a room that shares its table with one there.
pub fn is_seen_on(world: &World, server: &ServerId, table: &Table) -> bool {
    room_on(world, server, table).is_some()
}

/// The room of a server in which a game is played, or which shares its table.
pub fn room_on(world: &World, server: &ServerId, table: &Table) -> Option<RoomId> {
    if table.server == *server {
        return Some(table.room.clone());
    }
    world.tables.of_server(server).into_iter().find(|room| world.is_seen_from(room, table))
}

/// In colours for a light window or a dark one, with the side of a seat below.
fn looked_at(light: bool, from: u8) -> PictureStyle {
    let theme = if light { Theme::Light } else { Theme::Dark };
    PictureStyle { theme, from: below(from) }
}

fn below(from: u8) -> Seat {
    Seat::from_index(usize::from(from)).unwrap_or(Seat::First)
}

/// A game with the seat of who asks, as it stands at a moment, if it is live, theirs, played here and still the one that was
/// shown.
fn playing(
    world: &World,
    who: &PersonId,
    room: &RoomId,
    (table, version): (u64, u32),
    at: UnixMillis,
) -> Result<Option<(Table, Seat)>, LookError> {
    let Some(table) = world.game(table).map_err(LookError::of)? else { return Ok(None) };
    let here = table.state() == GameStatus::Live && world.is_seen_from(room, &table);
    let now = table.unit().is_some() || table.shows_position(version);
    let seat = table.seating.seat_of(who).filter(|_| here && now);
    Ok(seat.map(|seat| (table.seen_at(table.clock.stamp(at)).into_owned(), seat)))
}

/// What could be drawn; the rest is noted.
fn drawn<T>(drawn: Result<T, lasermate_render::RenderError>) -> Option<T> {
    drawn.inspect_err(|error| tracing::error!(%error, "laying out a board failed")).ok()
}
