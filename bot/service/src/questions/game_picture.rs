//! Pictures of stored games: described when they are written, and described again from the log whenever they are drawn.

use std::sync::Arc;

use lasermate_domain::escape::escape_text;
use lasermate_domain::log::{LoggedRow, PersonNo};
use lasermate_domain::name_mark::as_written;
use lasermate_domain::port::{
    ChartData, DrawError, Picture, PictureOf, PictureSource, PinnedPicture, PinnedWhat, UnixMillis,
};
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;
use lasermate_present::language::Language;
use lasermate_present::picture::{self, PictureStyle, Sketch};
use lasermate_present::snapshot::PositionSnapshot;
use lasermate_present::text;
use lasermate_present::told::Reader;
use lasermate_render::scene::Theme;
use thiserror::Error;

use crate::use_cases::change::ServiceError;
use crate::use_cases::records::leaderboard;
use crate::use_cases::rooms::settings;
use crate::use_cases::study::{drafts, mistake, puzzle};
use crate::use_cases::tournaments::show;
use crate::world::World;

/// Why a stored picture could not be described or drawn.
#[derive(Debug, Error)]
pub enum PictureError {
    /// There is no such game.
    #[error("there is no game {0}")]
    NoGame(u64),
    /// There is no such puzzle.
    #[error("there is no puzzle {0}")]
    NoPuzzle(u64),
    /// A position that was put up cannot be shown any more.
    #[error("the position cannot be shown")]
    NoPosition,
    /// The game cannot be read back, now or ever.
    #[error("{0}")]
    Lost(String),
    /// The game could not be read back.
    #[error("{0}")]
    Unread(String),
    #[error(transparent)]
    Draw(#[from] DrawError),
}

impl From<ServiceError> for PictureError {
    fn from(error: ServiceError) -> Self {
        if error.is_unreadable() { Self::Lost(error.to_string()) } else { Self::Unread(error.to_string()) }
    }
}

/// A moment of a game: its version, and without turns the time.
#[derive(Clone, Copy, Debug)]
struct PicturedMoment {
    game: u64,
    version: u32,
    at: Option<UnixMillis>,
}

/// Describes the picture that a post names, as it is now and in the theme of its game's room. From here on it shows
/// the same whenever it is drawn.
pub fn picture(world: &World, of: &PictureOf) -> Result<Picture, PictureError> {
    let id = match of {
        PictureOf::Board { game, .. }
        | PictureOf::Now { game }
        | PictureOf::Replay { game }
        | PictureOf::Course(ChartData { game, .. }) => *game,
        PictureOf::Puzzle { number, light } => {
            let theme = if *light { Theme::Light } else { Theme::Dark };
            return Ok(puzzle::picture(*number, theme).ok_or(PictureError::NoPuzzle(*number))??);
        }
        PictureOf::Standings(standings) => {
            let row = world.store.tournament(standings.tournament).map_err(ServiceError::from)?;
            let theme = row.map(|row| settings::theme(world, &row.room)).transpose()?.unwrap_or_default();
            return Ok(show::table_of_standings(world, standings, theme)?);
        }
    };
    // Before the game is looked at: what has happened in it by then, has.
    let now = world.clock.latest();
    let table = world.game(id)?.ok_or(PictureError::NoGame(id))?;
    let theme = settings::theme(world, &table.room)?;
    let light = theme == Theme::Light;
    if let PictureOf::Course(course) = of {
        let what = PinnedWhat::Course(course.clone());
        let pinned = Some(PinnedPicture::of(what, light));
        return Ok(Picture { pinned, ..picture::course(&table, course, theme) });
    }
    let version = if let PictureOf::Board { actions, .. } = of { *actions } else { table.version };
    let at = table.pictured_at(now);
    let then = match in_memory(&table, version, at) {
        Some(live) => live,
        None => at_moment(world, PicturedMoment { game: id, version, at })?,
    };
    let (drawn, what) = match of {
        PictureOf::Replay { .. } => {
            (picture::gif(&then, theme)?, PinnedWhat::Replay { game: id, version, at })
        }
        _ => (
            picture::board(&then, PictureStyle::public(theme))?,
            PinnedWhat::Board { game: id, version, at, timeless: false },
        ),
    };
    Ok(Picture { pinned: Some(PinnedPicture::of(what, light)), ..drawn })
}

/// What a pinned picture shows, from the log.
///
/// # Errors
/// What it shows is gone or cannot be read back.
pub fn sketch(world: &World, pinned: &PinnedPicture) -> Result<Arc<dyn PictureSource>, PictureError> {
    let theme = if pinned.light { Theme::Light } else { Theme::Dark };
    let drawn = match pinned.what {
        PinnedWhat::Board { game, version, at, timeless } => {
            let from = Seat::from_index(usize::from(pinned.from)).unwrap_or(Seat::First);
            let showing = PositionSnapshot::of(&then(world, PicturedMoment { game, version, at })?);
            let showing = if timeless { showing.without_waits() } else { showing };
            picture::png(&showing, PictureStyle { theme, from })?
        }
        PinnedWhat::Replay { game, version, at } => {
            return Ok(Arc::new(Sketch::Replay(
                Box::new(at_moment(world, PicturedMoment { game, version, at })?),
                theme,
                Language::of(&pinned.language).unwrap_or_else(Language::english),
            )));
        }
        PinnedWhat::Course(ref course) => {
            let game = world.game(course.game)?.ok_or(PictureError::NoGame(course.game))?;
            picture::course(&game, course, theme)
        }
        PinnedWhat::Curve(ref curve) => {
            let person = world.store.person(PersonNo(curve.person)).map_err(ServiceError::from)?;
            picture::curve(&person, curve, theme)
        }
        PinnedWhat::Leaders(ref leaders) => leaderboard::table_of_leaders(world, leaders, theme)?,
        PinnedWhat::Standings(ref standings) => show::table_of_standings(world, standings, theme)?,
        PinnedWhat::Position { ref game, ref options, ref position, ref title } => {
            let from = Seat::from_index(usize::from(pinned.from)).unwrap_or(Seat::First);
            let look = PictureStyle { theme, from };
            drafts::pinned_picture((game, options), position, title, look)
                .ok_or(PictureError::NoPosition)??
        }
        PinnedWhat::Before { game, place } => {
            let game = world.game(game)?.ok_or(PictureError::NoGame(game))?;
            mistake::picture(&game, place, theme).ok_or(PictureError::NoPosition)??
        }
        PinnedWhat::Puzzle { number } => {
            puzzle::picture(number, theme).ok_or(PictureError::NoPuzzle(number))??
        }
    };
    Ok(drawn.sketch.in_language(&pinned.language))
}

/// A board that a post names, as text for a room that takes no pictures, written out for whoever reads it; `None` for an animation.
pub fn write_out(world: &World, of: &PictureOf, reader: Reader<'_>) -> Result<Option<String>, PictureError> {
    let (id, version) = match *of {
        PictureOf::Board { game, actions } => (game, Some(actions)),
        PictureOf::Now { game } => (game, None),
        // The words of their post say the same.
        PictureOf::Replay { .. } | PictureOf::Standings(_) => return Ok(None),
        PictureOf::Puzzle { number, .. } => {
            let board = puzzle::written(number).ok_or(PictureError::NoPuzzle(number))?;
            return Ok(Some(reader.text(&board)));
        }
        PictureOf::Course(ref course) => {
            return Ok(Some(escape_text(&as_written(&reader.text(&course.alt)), text::ALT_CHARS)));
        }
    };
    let now = world.clock.latest();
    let table = world.game(id)?.ok_or(PictureError::NoGame(id))?;
    let version = version.unwrap_or(table.version);
    let at = table.pictured_at(now);
    let then = then(world, PicturedMoment { game: id, version, at })?;
    Ok(Some(reader.text(&text::board(&PositionSnapshot::of(&then), false))))
}

/// A game as it was at a moment: from memory if it still stands so, or else from the log.
fn then(world: &World, moment: PicturedMoment) -> Result<Table, PictureError> {
    let table = world.game(moment.game)?.ok_or(PictureError::NoGame(moment.game))?;
    // A clock shows the past only where nothing has happened by it since.
    let as_it_stands = moment.at.is_none_or(|at| at >= table.clock.ran_to);
    match in_memory(&table, moment.version, moment.at).filter(|_| as_it_stands) {
        Some(live) => Ok(live),
        None => at_moment(world, moment),
    }
}

/// A game as it was at a version, if that is how it stands in memory.
fn in_memory(table: &Table, version: u32, at: Option<UnixMillis>) -> Option<Table> {
    let same = table.version == version;
    same.then(|| at.map_or_else(|| table.clone(), |at| table.seen_at(at).into_owned()))
}

/// A game as it was at a moment, from the log.
fn at_moment(world: &World, moment: PicturedMoment) -> Result<Table, PictureError> {
    let PicturedMoment { game: id, version, at } = moment;
    let rows = world.store.game_log(id).map_err(ServiceError::from)?;
    let Some(at) = at else {
        let game = world.replay(&rows, Some(version))?.ok_or(PictureError::NoGame(id))?;
        return Ok(game);
    };
    let game = replay_to(world, &rows, version, at)?.ok_or(PictureError::NoGame(id))?;
    Ok(game.seen_at(at).into_owned())
}

/// A game without turns at a moment of a version: what its clock has done since belongs to it, up to that moment.
fn replay_to(
    world: &World,
    rows: &[LoggedRow],
    version: u32,
    at: UnixMillis,
) -> Result<Option<Table>, ServiceError> {
    let Some((first, rest)) = rows.split_at_checked(1) else { return Ok(None) };
    let Some(mut table) = world.replay(first, None)? else { return Ok(None) };
    for row in rest {
        if table.version < version {
            table.apply(&row.what)?;
            continue;
        }
        let mut next = table.clone();
        if row.what.at > at || next.apply(&row.what).is_err() || next.version > version {
            break;
        }
        table = next;
    }
    Ok(Some(table))
}
