//! What a table with lasers may choose.

/// The frame the beams bounce in (billichess.md 2.1.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Frame {
    /// 12x8: two free columns on each side of the playing board.
    #[default]
    Twelve,
    /// The playing board itself.
    Eight,
}

/// How rooks, bishops and own kings stand to a beam; knights stand the other way (billichess.md 2.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mirror {
    /// Mirrors parallel to the columns.
    #[default]
    Columns,
    /// Mirrors parallel to the rows.
    Rows,
}

/// What ends the game (billichess.md 2.5.4, 2.5.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// BilliChess: checkmate, worth 500; a lasermate is worth 277.
    #[default]
    A,
    /// Billi-Chess: a lasermate, worth 500; checkmate is worth 277 and makes rooks of the kings.
    B,
}

/// How LET'S BILLI may be called in mode B (billichess.md 2.5.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LetsBilli {
    /// Both sides must agree.
    #[default]
    Mutual,
    /// By one side, on its turn, unless it is in check.
    UnilateralNotInCheck,
    /// By one side, on its turn.
    Unilateral,
}

/// How long a lifeline stays in force (billichess.md 2.6.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LifelineDuration {
    /// As long as the beam keeps hitting the Joker.
    #[default]
    Contact,
    /// Until the next move.
    OnePly,
}

/// All that a table with lasers may choose, and with `R` what it chose for the base under them. The default is
/// BilliChess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LaserRules<R = ()> {
    /// What the base is played by.
    pub base: R,
    /// `board`: the frame. Only orthodox chess has a choice.
    pub frame: Frame,
    /// `mirror`: the orientation of the mirrors.
    pub mirror: Mirror,
    /// `mode`: what ends the game.
    pub mode: Mode,
    /// `own_move_only`: a lasermate counts only where the beam's owner directed it there by his own action.
    pub own_move_only: bool,
    /// `lets_billi`: how LET'S BILLI may be called.
    pub lets_billi: LetsBilli,
    /// `joker`: whether Joker Knights are played.
    pub joker: bool,
    /// `lifeline_duration`: how long a lifeline stays in force.
    pub lifeline_duration: LifelineDuration,
}

impl<R: Copy> LaserRules<R> {
    /// The same choices over another base, or over none.
    #[must_use]
    pub const fn over<Q>(self, base: Q) -> LaserRules<Q> {
        let Self { frame, mirror, mode, own_move_only, lets_billi, joker, lifeline_duration, .. } = self;
        LaserRules { base, frame, mirror, mode, own_move_only, lets_billi, joker, lifeline_duration }
    }
}
