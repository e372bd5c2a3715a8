//! Pictures: described by what they show, drawn when somebody needs the file.

use std::fmt::Debug;
use std::sync::Arc;

use lasermate_render::scene::{Kind, Side};
use lasermate_render::{AnimationError, RenderError, Renderer};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::UnixMillis;
use crate::name_mark::as_written;

/// What a picture shows, in full: it draws the same file whenever it is drawn.
pub trait PictureSource: Debug + Send + Sync {
    /// The kind of its file.
    fn kind(&self) -> PictureKind;

    /// About how many bytes of memory it takes.
    fn weight(&self) -> usize;

    /// The same in the colours for a light chat window or a dark one.
    fn in_theme(&self, light: bool) -> Arc<dyn PictureSource>;

    /// The same with its words in a language, by its code.
    fn in_language(&self, language: &str) -> Arc<dyn PictureSource>;

    /// Draws it on this thread, with this margin. `stopped` is asked between the frames of an animation.
    ///
    /// # Errors
    /// The renderer could not draw it, there is no move to animate, or it was stopped.
    fn draw_with(&self, margin: Margin, stopped: &dyn Fn() -> bool) -> Result<PictureFile, DrawError>;

    /// The same without a margin.
    ///
    /// # Errors
    /// As for [`Self::draw_with`].
    fn draw(&self, stopped: &dyn Fn() -> bool) -> Result<PictureFile, DrawError> {
        self.draw_with(Margin::Close, stopped)
    }
}

/// What is left empty around a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Margin {
    /// What the picture needs.
    #[default]
    Close,
    /// So much at its sides that it is never taller than wide and loses nothing where a client cuts them: for networks whose
    /// clients show tall pictures small.
    Wide,
}

/// A piece by itself, small, beside words that name it: networks without such drawings leave it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Icon {
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub side: Side,
}

impl Icon {
    /// Every one that a game of ours has.
    pub fn all() -> impl Iterator<Item = Self> {
        const KINDS: [Kind; 8] = [
            Kind::Pawn,
            Kind::Knight,
            Kind::Bishop,
            Kind::Rook,
            Kind::Queen,
            Kind::King,
            Kind::Man,
            Kind::Crowned,
        ];
        const SIDES: [Side; 4] = [Side::White, Side::Black, Side::Red, Side::Blue];
        SIDES.into_iter().flat_map(|side| KINDS.map(|kind| Self { kind, side }))
    }

    /// Its name, as `white_knight`.
    #[must_use]
    pub fn name(self) -> String {
        format!("{:?}_{:?}", self.side, self.kind).to_ascii_lowercase()
    }
}

/// Why a picture could not be drawn.
#[derive(Debug, Error)]
pub enum DrawError {
    /// The renderer refused the scene.
    #[error("the picture could not be drawn: {0}")]
    Render(#[from] RenderError),
    /// The renderer refused the animation.
    #[error("the animation could not be drawn: {0}")]
    Animation(#[source] AnimationError),
    /// It was stopped: nobody waits for it any more.
    #[error("nobody waits for the picture any more")]
    Stopped,
    /// The game has no moves to animate, or its record cannot be played.
    #[error("there is nothing to animate yet: no move has been made")]
    NothingToAnimate,
}

impl From<AnimationError> for DrawError {
    fn from(error: AnimationError) -> Self {
        match error {
            AnimationError::Stopped => Self::Stopped,
            error => Self::Animation(error),
        }
    }
}

/// A picture as it is described: what it shows and the words that stand for it. Nothing is drawn yet; whoever needs the
/// file has it drawn.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What it shows.
    pub sketch: Arc<dyn PictureSource>,
    /// The same in a form that can be stored and drawn again at any time; `None` for what one person alone is shown.
    pub pinned: Option<PinnedPicture>,
    /// Its width and height in pixels.
    pub size: (u32, u32),
    /// The description for those who cannot see it, at most 1024 characters.
    pub alt: String,
    /// The same with its people marked ([`crate::name_mark`]), to be kept.
    pub marked_alt: String,
    /// The colour of the side that is to move, in red, green and blue; `None` where that is not one side alone. The words and the
    /// picture say the same.
    pub accent: Option<[u8; 3]>,
}

impl Picture {
    /// A picture of something, described in words with its people marked.
    #[must_use]
    pub fn of(sketch: impl PictureSource + 'static, size: (u32, u32), marked_alt: String) -> Self {
        let alt = as_written(&marked_alt);
        Self { sketch: Arc::new(sketch), pinned: None, size, alt, marked_alt, accent: None }
    }

    /// The kind of its file.
    #[must_use]
    pub fn kind(&self) -> PictureKind {
        self.sketch.kind()
    }

    /// Its width and height in pixels with a margin.
    #[must_use]
    pub const fn size_with(&self, margin: Margin) -> (u32, u32) {
        match margin {
            Margin::Close => self.size,
            Margin::Wide => Renderer::widened(self.size),
        }
    }
}

/// A picture's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureFile {
    /// `image/png` or `image/gif`.
    pub kind: PictureKind,
    /// The file.
    pub bytes: Vec<u8>,
}

/// A picture of something stored, with everything it depends on: it shows the same whenever it is drawn. Names are those
/// that people have at that time, so that deleted ones stay away.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PinnedPicture {
    /// What it shows.
    #[serde(flatten)]
    pub what: PinnedWhat,
    /// Whether it has the colours for a light chat window.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub light: bool,
    /// The number of the seat whose side of a board lies below; 0 for the first.
    #[serde(default, skip_serializing_if = "is_first")]
    pub from: u8,
    /// The language of what is written on it, by its code.
    #[serde(default = "english", skip_serializing_if = "is_english")]
    pub language: String,
}

fn english() -> String {
    "en".to_owned()
}

fn is_english(language: &str) -> bool {
    language == "en"
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_first(seat: &u8) -> bool {
    *seat == 0
}

/// What a [`PinnedPicture`] picture shows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PinnedWhat {
    /// The board of a game.
    Board {
        /// The game's number, as in `G12`.
        game: u64,
        /// After so many actions at its table.
        version: u32,
        /// For a game without turns: the moment.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<UnixMillis>,
        /// Whether it leaves out what pieces have to wait: something beside it shows that as time runs.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        timeless: bool,
    },
    /// The animation of a game up to a version.
    Replay {
        /// The game's number, as in `G12`.
        game: u64,
        /// After so many actions at its table.
        version: u32,
        /// For a game without turns: the moment.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<UnixMillis>,
    },
    /// How a finished game went.
    Course(ChartData),
    /// A puzzle that comes with the program.
    Puzzle {
        /// Its number, from 1.
        number: u64,
    },
    /// The position before an action of a game's record.
    Before {
        /// The game's number, as in `G12`.
        game: u64,
        /// How many actions came before.
        place: u32,
    },
    /// A position that was put up.
    Position {
        /// The game by its name.
        game: String,
        /// Its options.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        options: String,
        /// The position's text.
        position: String,
        /// What stands over it.
        title: String,
    },
    /// How somebody's rating went.
    Curve(Curve),
    /// Who leads.
    Leaders(Leaders),
    /// Who leads in a tournament.
    Standings(Standings),
}

impl PinnedPicture {
    /// Something seen from the first seat, with its words in English.
    #[must_use]
    pub fn of(what: PinnedWhat, light: bool) -> Self {
        Self { what, light, from: 0, language: english() }
    }

    /// The kind of its file.
    #[must_use]
    pub const fn kind(&self) -> PictureKind {
        match self.what {
            PinnedWhat::Replay { .. } => PictureKind::Gif,
            PinnedWhat::Board { .. }
            | PinnedWhat::Course(_)
            | PinnedWhat::Puzzle { .. }
            | PinnedWhat::Before { .. }
            | PinnedWhat::Position { .. }
            | PinnedWhat::Curve(_)
            | PinnedWhat::Leaders(_)
            | PinnedWhat::Standings(_) => PictureKind::Png,
        }
    }
}

/// The kind of a picture's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PictureKind {
    /// A still picture.
    Png,
    /// An animation.
    Gif,
}

/// A picture that can be drawn from the store at any time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PictureOf {
    /// The board of a game as it stood when people had done `actions` things at its table (its version: moves,
    /// offers, answers, takebacks), from the first seat's side.
    Board {
        /// The game's number, as in `G12`.
        game: u64,
        /// After so many actions at its table.
        actions: u32,
    },
    /// The board of a game without turns as it stands when it is drawn: of several that wait the newest is enough.
    Now {
        /// The game's number, as in `G12`.
        game: u64,
    },
    /// The animation of a whole game.
    Replay {
        /// The game's number, as in `G12`.
        game: u64,
    },
    /// How a finished game went, as it was found when it was looked back at.
    Course(ChartData),
    /// Who leads in a tournament.
    Standings(Standings),
    /// A puzzle that comes with the program.
    Puzzle {
        /// Its number, from 1.
        number: u64,
        /// Whether in light colours.
        light: bool,
    },
}

/// How a game went: what a picture of it shows, with the words that stand for it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ChartData {
    /// The game's number, as in `G12`.
    pub game: u64,
    /// For the start and after each action that counts, what the game was worth to each seat, in hundredths of a pawn.
    pub values: Vec<Vec<i32>>,
    /// The places in `values` of the moves that cost most, the worst first, each with its seat.
    pub numbered: Vec<(usize, usize)>,
    /// The places in `values` where a lasermate was missed.
    pub starred: Vec<usize>,
    /// The same in words.
    pub alt: String,
}

/// How somebody's rating went: what a picture of it shows, but for the name.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Curve {
    /// Who, by number.
    pub person: i64,
    /// The game, and how fast it is played.
    pub game: String,
    /// The rating after each of the last rated games.
    pub values: Vec<i32>,
    /// How many rated games there are in all.
    pub games: u32,
    /// Whether the rating is provisional.
    pub provisional: bool,
}

/// Who leads: what a picture of it shows, but for the names.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Leaders {
    /// The game, and how fast it is played.
    pub game: String,
    /// Whether they are of all servers.
    pub everywhere: bool,
    /// Whether the community is a direct chat, which is one of its own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub direct: bool,
    /// Who asked, by number.
    pub asker: i64,
    /// The rows, the best first.
    pub rows: Vec<Leader>,
}

/// Somebody who leads.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Leader {
    /// From 1.
    pub place: usize,
    /// Who, by number.
    pub person: i64,
    /// The rating.
    pub points: i32,
    /// Whether it is provisional.
    pub provisional: bool,
    /// How many rated games are behind it.
    pub games: u32,
}

/// Who leads in a tournament: what a picture of it shows, but for the names.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Standings {
    /// The tournament.
    pub tournament: u64,
    /// What stands over it.
    pub title: String,
    /// The rows, the best first.
    pub rows: Vec<StandingRow>,
}

/// Somebody in a tournament's table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StandingRow {
    /// From 1.
    pub place: usize,
    /// Who, by number.
    pub person: i64,
    /// The points, as they are shown.
    pub points: String,
    /// What stands behind them.
    pub beside: String,
}
