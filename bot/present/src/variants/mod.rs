//! What people see of each game: its words, marks, menus, rules page and demonstrations, a folder a game.
//!
//! A game is on the list by one line of [`of`]; what it says otherwise than most games is a method of [`Presentation`].

pub mod demo;
mod denial;
pub mod exercise;
mod fitting;
mod lasers;
pub mod page;
mod paging;
pub mod rules;

/// In an `impl`: methods whose answer is the function of the same name in a module of the game's.
macro_rules! answered_in {
    ($($module:ident: fn $name:ident(&self $(, $arg:ident: $ty:ty)*) -> $ret:ty;)+) => {$(
        fn $name(&self $(, $arg: $ty)*) -> $ret {
            $module::$name($($arg),*)
        }
    )+};
}

mod black_holes;
pub mod crazy;
mod draughts;
mod orthodox;
mod realtime;
mod three_way;

/// What is said of the command `/drop` in every game but one.
pub use black_holes::NO_DROPS;
/// The records of draughts.
pub use draughts::pdn;

use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timeline::TimelineStep;
use lasermate_engine::any::{AnyGame, Legal};
use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::piece::{Kind, Piece};
use lasermate_engine::refusal::{Reason, Refusal};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::three_way::ThreeWayReason;
use lasermate_engine::variants::{Choices, Setup};

use serde::Serialize;

use demo::Demo;
use exercise::Exercise;
use page::{Example, RulesPage};
use rules::RulesInParts;

use crate::move_events::MoveEvent;
use crate::say::{self, game_words};
use crate::steps::{LastMove, TravelKind};
use crate::text;
use crate::text::announcement::Announcement;

/// Why something is refused that only one game refuses.
pub(crate) fn own_reason(game: &AnyGame, reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::Hole(why) => black_holes::hole_reason(game, why),
        Reason::Crazy(why) => crazy::crazy_reason(game, why),
        Reason::Draughts(why) => draughts::draughts_reason(game, why),
        Reason::ThreeWay(ThreeWayReason::InertPiece(_)) => say::reasons::INERT_PIECE.to_owned(),
        _ => return None,
    })
}

/// When a draw may be claimed, where only the game knows.
pub(crate) fn own_claim(game: &AnyGame) -> &'static str {
    match game.choices() {
        Choices::ThreeWay(_) if game.living().iter().count() > 2 => say::reasons::CLAIM_THREE_PLAY,
        Choices::ThreeWay(_) => say::reasons::CLAIM_TWO_ARE_LEFT,
        Choices::Draughts(_) => say::reasons::CLAIM_DRAUGHTS,
        _ => say::reasons::CLAIM_KINGS_ARE_ROOKS,
    }
}

/// How the messages of an option begin that means something else in a game than elsewhere.
pub(crate) fn own_option(game: &Choices, option: &str) -> &'static str {
    match (game, option) {
        (Choices::Crazy(_), "denial") => "crazy-",
        (Choices::Draughts(_), "denial" | "board") => "draughts-",
        (Choices::ThreeWay(_), "mirror" | "ep" | "stalemate") => "three-way-",
        _ => "",
    }
}

/// The games there are, for somebody who knows none.
pub use crate::say::game_words::IN_SHORT;
/// The preset whose board shows that more than two can play.
pub const FOR_THREE: &str = "three-way";

/// What a game calls things.
#[derive(Debug)]
pub struct GameWords {
    pub win: WinWords,
    /// Two moves as they are typed, as examples: by cells, and as players write them.
    pub typed: [&'static str; 2],
    /// After how many moves that lead nowhere a draw may be claimed, as a sentence begins.
    pub quiet_moves: &'static str,
    /// By which rule such a game was drawn: on claim, and by itself after so many moves of each side.
    pub too_quiet: (&'static str, &'static str, u32),
    /// What a puzzle of the game's own theme asks for, and how: `mate`, `through a hole`.
    pub own_theme: [&'static str; 2],
    /// What a piece does that goes in by one cell and comes out by another.
    pub goes_through: &'static str,
}

/// How a game tells that it is won, or what would win it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinWords {
    /// What wins, as a noun: under beams it scores (billichess.md 2.5.4).
    pub noun: &'static str,
    pub cry: &'static str,
    /// What a move does that wins.
    pub does: &'static str,
    /// What a puzzle asks for.
    pub task: &'static str,
}

impl GameWords {
    pub const CHESS: Self = Self {
        win: WinWords {
            noun: game_words::CHECKMATE,
            cry: game_words::CHECKMATE_CRY,
            does: game_words::CHECKMATE_DONE,
            task: game_words::MATE,
        },
        typed: ["e2e4", "Nf3"],
        quiet_moves: game_words::QUIET_MOVES,
        too_quiet: (game_words::FIFTY_MOVES, game_words::SEVENTY_FIVE_MOVES, 75),
        own_theme: [""; 2],
        goes_through: "",
    };
}

/// What a piece does with the one on the cell where it goes, other than capture it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MeetingEffect {
    Swaps,
    /// It goes into the other.
    Enters,
}

/// What a game shows and says in its own way, as its table has chosen it.
pub trait Presentation {
    /// The rules in a few short sections. Whose sides may be Blue and Red under beams, is told of with [`crate::say::sides::WHITE`]
    /// and `BLACK` filled in, which [`rules::by_sides`] changes.
    fn rules(&self) -> Vec<String>;

    /// What is drawn beside them.
    fn examples(&self) -> Vec<Example>;

    /// The same rules page by page, each with its picture.
    fn pages(&self) -> Vec<RulesPage>;

    /// Exercises that end the rules.
    fn exercises(&self) -> &'static [Exercise] {
        &[]
    }

    /// A short annotated game for each preset.
    fn demos(&self) -> &'static [Demo];

    fn words(&self) -> &'static GameWords {
        &GameWords::CHESS
    }

    /// What a move did that its notation does not say, in the game's own words, as it follows the move's head:
    /// `, capturing 2 men`. `None` where captures are told as in chess.
    fn besides(&self, _game: &AnyGame, _effects: &[Effect]) -> Option<String> {
        None
    }

    /// What a move did, in one sentence without its end, where a move does more than a piece's way and a capture tell.
    fn sentence(&self, _game: &AnyGame, _effects: &[Effect]) -> Option<String> {
        None
    }

    /// What came of an action, as a line under it, where the game tells it in its own words.
    fn event(&self, _told: &Announcement<'_>, _effect: &Effect) -> Option<String> {
        None
    }

    /// The same in a few words beside a move that would do it.
    fn deed(&self, _game: &AnyGame, _effect: &Effect) -> Option<String> {
        None
    }

    /// The last move as it is drawn: the first piece that it moved. A castling's king comes before its rook. `shown` gives
    /// the view's cell of one of the game's.
    fn last_move(&self, effects: &[Effect], shown: &dyn Fn(Cell) -> Option<Cell>) -> Option<LastMove> {
        effects.iter().enumerate().find_map(|(index, effect)| match *effect {
            Effect::Moved { piece, from, to } => {
                let way = over_the_board(piece, effects.get(index + 1));
                Some(LastMove::of(piece, (shown(from)?, shown(to)?), way))
            }
            _ => None,
        })
    }

    /// What an effect of the game's own did to the pieces; `at` gives the place of a cell in the view.
    fn move_event(&self, _effect: Effect, _at: &dyn Fn(Cell) -> Option<usize>) -> Option<MoveEvent> {
        None
    }

    /// What is asked before a move is played.
    fn asks_first(&self, _game: &AnyGame, _seat: Seat, _typed: &str) -> Option<AskedFirst> {
        None
    }

    /// What has been picked of a move so far, and what is asked next.
    fn question(&self, kind: Option<Kind>, chosen: &[String], _left: &[&Legal]) -> String {
        text::picking::question(kind, chosen)
    }

    /// An option after so many others that leaves more to be picked: `e8: 4 ways`.
    fn several(&self, _kind: Option<Kind>, _at: usize, choice: &str, several: &[&Legal]) -> String {
        text::picking::several(choice, several.len())
    }

    /// The parts in which its rules are told too.
    fn parts(&self) -> Option<&dyn RulesInParts> {
        None
    }

    fn stacks(&self) -> Option<&dyn Stacks> {
        None
    }

    fn by_clock(&self) -> Option<&dyn ByClock> {
        None
    }
}

/// What a game adds where several pieces may stand on a cell: a move has thousands of forms, and sets off others.
pub trait Stacks {
    /// What a move did as a list of numbered steps.
    fn chain(&self, game: &AnyGame, effects: &[Effect]) -> String;

    /// Why such steps happen: a line for each kind that is among them.
    fn reasons(&self, effects: &[Effect]) -> Vec<String>;

    /// How many numbered steps a move has.
    fn count_steps(&self, effects: &[Effect]) -> usize;

    /// A moment of a move in a few words for a picture, with the numbers of its first and last step and of them all.
    fn moment(&self, game: &AnyGame, effects: &[Effect], steps: (usize, usize, usize)) -> String;

    /// An option that stands for one move.
    fn one_move(&self, legal: &Legal) -> String;

    /// The name of the cell on which a choice of a move is made.
    fn place<'a>(&self, choice: &'a str) -> &'a str;

    /// What a choice does with the piece on its cell, where it does not capture it.
    fn meets(&self, choice: &str) -> Option<MeetingEffect>;
}

/// What a game without turns adds.
pub trait ByClock {
    /// After what time a game was drawn in which nothing was captured.
    fn too_quiet(&self) -> String;

    /// A step of a game that is looked back on, by its sides alone.
    fn step(&self, step: &TimelineStep) -> String;

    /// What one's own action is called in the answer to it.
    fn done(&self, table: &Table, played: &Played) -> String;

    /// What the room is told of what happened. `before` is the game before it; what waits is told only where it waits longer
    /// than `short` milliseconds.
    fn told(
        &self,
        table: &Table,
        before: &AnyGame,
        happened: (&[Effect], Option<&Played>),
        short: u64,
    ) -> String;

    /// Who may move now, and when the others may.
    fn ready(&self, table: &Table) -> String;

    /// Why a piece may not move yet, where something was refused for that.
    fn cooling(&self, game: &AnyGame, refusal: &Refusal) -> Option<String>;
}

/// An option of a menu that stands for one move.
pub fn one_move(game: &dyn Presentation, legal: &Legal) -> String {
    game.stacks().map_or_else(|| text::picking::one_move(legal), |stacks| stacks.one_move(legal))
}

/// How a piece went that moved over the board; castling moves a rook right after the king.
fn over_the_board(piece: Piece, next: Option<&Effect>) -> TravelKind {
    match next {
        Some(Effect::Moved { piece: rook, .. })
            if piece.kind == Kind::King && rook.kind == Kind::Rook && rook.seat == piece.seat =>
        {
            TravelKind::Castling
        }
        _ => TravelKind::Board,
    }
}

/// A question before a move is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedFirst {
    pub words: String,
    /// The label of the button that plays it all the same.
    pub button: &'static str,
    /// The exact text of the move.
    pub exact: String,
}

/// What a game shows and says.
pub fn of(choices: &Choices) -> &dyn Presentation {
    match choices {
        Choices::Chess(chosen) => chosen,
        Choices::Realtime(chosen) => chosen,
        Choices::BlackHoles(chosen) => chosen,
        Choices::Crazy(chosen) => chosen,
        Choices::ThreeWay(chosen) => chosen,
        Choices::Draughts(chosen) => chosen,
    }
}

/// Why an action of a seat was refused, as its game tells it.
pub fn refused(game: &AnyGame, seat: Seat, refusal: &Refusal) -> String {
    let shown = of(game.choices());
    let cooling = shown.by_clock().and_then(|clock| clock.cooling(game, refusal));
    cooling.unwrap_or_else(|| text::refused(game, seat, refusal, shown.words().typed))
}

/// Why the piece of a seat on a square can't move; `None` where no such piece is there, or it can.
pub fn stuck(game: &AnyGame, seat: Seat, square: &str) -> Option<String> {
    let clock = of(game.choices()).by_clock();
    text::stuck(game, seat, square, |refusal| clock.and_then(|clock| clock.cooling(game, refusal)))
}

/// The demonstration of a game; BilliChess's where it has none of its own.
pub fn demo_of(setup: &Setup) -> &'static Demo {
    let demos = of(setup.choices()).demos();
    demos.iter().find(|demo| demo.game == setup.preset().name).unwrap_or(&orthodox::demos::DEMOS[0])
}
