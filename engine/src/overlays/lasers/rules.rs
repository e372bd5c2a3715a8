//! What a table with lasers may choose.

use strum::{EnumMessage, IntoStaticStr, VariantArray};

/// The frame the beams bounce in, with the playing board in its middle (billichess.md 2.1.6, 2.8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
pub enum Frame {
    /// 12x8: two free columns on each side of the playing board.
    #[strum(serialize = "12x8", message = "two free columns on each side of the chess board")]
    Twelve,
    #[strum(serialize = "8x8", message = "the chess board itself")]
    Eight,
    /// 10x8: one free column on each side.
    #[strum(serialize = "10x8", message = "one free column on each side of the chess board")]
    Ten,
    /// 14x8: three free columns on each side.
    #[strum(serialize = "14x8", message = "three free columns on each side of the chess board")]
    Fourteen,
    /// 16x8: four free columns on each side.
    #[strum(serialize = "16x8", message = "four free columns on each side of the chess board")]
    Sixteen,
    /// 12x10: two free columns on each side, one free row above and below.
    #[strum(
        serialize = "12x10",
        message = "two free columns on each side of the chess board, one free row above and below it"
    )]
    TwelveByTen,
    /// 12x12: two free columns on each side, two free rows above and below.
    #[strum(
        serialize = "12x12",
        message = "two free columns on each side of the chess board, two free rows above and below it"
    )]
    TwelveByTwelve,
}

/// How rooks, bishops and own kings stand to a beam; knights stand the other way (billichess.md 2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Mirror {
    /// Mirrors parallel to the columns.
    #[strum(message = "a mirror along the columns: the beam keeps its direction up or down")]
    Columns,
    /// Mirrors parallel to the rows.
    #[strum(message = "a mirror along the rows: the beam keeps its direction left or right")]
    Rows,
}

/// What ends the game (billichess.md 2.5.4, 2.5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Mode {
    /// BilliChess: checkmate, worth 500; a lasermate is worth 277.
    #[strum(message = "BilliChess: a lasermate scores 277, checkmate scores 500 and ends the game")]
    A,
    /// Billi-Chess: a lasermate, worth 500; checkmate is worth 277 and makes rooks of the kings.
    #[strum(
        message = "Billi-Chess: checkmate scores 277 and turns both kings into rooks, a lasermate scores 500 and ends the game"
    )]
    B,
}

/// What a lasermate scores in mode A between two (billichess.md 2.5.4, 2.8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Scoring {
    #[strum(message = "always 277")]
    Fixed,
    /// By the way the beam took.
    #[strum(
        message = "200, and 25 for each time a piece deflected the beam, at most 450; 100 less after the opponent's move"
    )]
    Carom,
}

/// How LET'S BILLI may be called in mode B (billichess.md 2.5.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum LetsBilli {
    #[strum(message = "both must agree")]
    Mutual,
    /// By one side, on its turn, unless it is in check.
    #[strum(message = "one side alone, but not while in check")]
    UnilateralNotInCheck,
    /// By one side, on its turn.
    #[strum(message = "one side alone")]
    Unilateral,
}

/// How long a lifeline stays in force (billichess.md 2.6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum LifelineDuration {
    /// As long as the beam keeps hitting the Joker.
    #[strum(message = "as long as the beam keeps hitting the Joker")]
    Contact,
    #[strum(message = "until the next move")]
    OnePly,
}

/// All that a table with lasers may choose, and with `R` what it chose for the base under them. The default is
/// BilliChess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaserRules<R = ()> {
    /// What the base is played by.
    pub base: R,
    /// `board`: the frame. Only orthodox chess has a choice.
    pub frame: Frame,
    /// `mirror`: the orientation of the mirrors.
    pub mirror: Mirror,
    /// `mode`: what ends the game.
    pub mode: Mode,
    /// `scoring`: what a lasermate scores. Only mode A between two has a choice.
    pub scoring: Scoring,
    /// `own_move_only`: a lasermate counts only where the beam's owner directed it there by their own action.
    pub own_move_only: bool,
    /// `lets_billi`: how LET'S BILLI may be called.
    pub lets_billi: LetsBilli,
    /// `joker`: whether Joker Knights are played.
    pub joker: bool,
    /// `lifeline_duration`: how long a lifeline stays in force.
    pub lifeline_duration: LifelineDuration,
}

impl LaserRules {
    /// Every option at its default.
    pub const BILLICHESS: Self = Self {
        base: (),
        frame: Frame::Twelve,
        mirror: Mirror::Columns,
        mode: Mode::A,
        scoring: Scoring::Fixed,
        own_move_only: false,
        lets_billi: LetsBilli::Mutual,
        joker: false,
        lifeline_duration: LifelineDuration::Contact,
    };
}

impl<R: Default + Copy> Default for LaserRules<R> {
    fn default() -> Self {
        LaserRules::BILLICHESS.over(R::default())
    }
}

impl<R: Copy> LaserRules<R> {
    /// The same choices over another base, or over none.
    #[must_use]
    pub const fn over<Q>(self, base: Q) -> LaserRules<Q> {
        let Self {
            frame, mirror, mode, scoring, own_move_only, lets_billi, joker, lifeline_duration, ..
        } = self;
        LaserRules { base, frame, mirror, mode, scoring, own_move_only, lets_billi, joker, lifeline_duration }
    }
}
