//! What a table may choose for realtime (realtime.md 4.1 to 4.16).

use strum::{EnumMessage, IntoStaticStr, VariantArray};

use super::agreed::Penalties;
use crate::action::Millis;
use crate::piece::Kind;

/// How long pieces cool at the start (realtime.md 4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Initial {
    /// By lot between nothing and the piece's value, to the millisecond.
    #[strum(message = "random, up to their full time")]
    RandomFractional,
    /// By lot, in whole time units.
    #[strum(message = "random, in whole units")]
    RandomRounded,
    #[strum(message = "their full time")]
    Full,
    #[strum(message = "not at all")]
    Zero,
}

/// How long a right to capture en passant lasts (realtime.md 4.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum EnPassant {
    /// Until the capturing side executes its next move.
    #[strum(message = "only by the opponent's next move")]
    NextMove,
    /// Until the pawn that stepped is ready again.
    #[strum(message = "until that pawn is ready again")]
    UntilPawnReady,
    #[strum(message = "never")]
    Off,
}

/// What it means that a side could not move even with all its pieces ready (realtime.md 4.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Stalemate {
    #[strum(message = "the game is drawn")]
    Draw,
    #[strum(message = "nothing: the other side can move on")]
    Ignore,
}

/// How long Black's moves wait for White's (realtime.md 4.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumMessage, IntoStaticStr, VariantArray)]
pub enum TieWindow {
    /// A twentieth of a time unit.
    #[strum(serialize = "tu/20", message = "a twentieth of a unit")]
    Twentieth,
    #[strum(serialize = "0", message = "only for arrivals of the same millisecond")]
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RealtimeRules {
    /// The time unit in milliseconds, a multiple of 20 (4.1).
    pub tu: Millis,
    /// Initial penalties (4.3).
    pub initial: Initial,
    /// Whether each of Black's pieces cools one unit more at the start (4.3).
    pub black_extra_tu: bool,
    /// Agreed penalties, in place of `initial`'s (4.3).
    pub penalties: Option<Penalties>,
    /// Where the lots come from (4.3).
    pub seed: u64,
    /// `in_check=king_only`: in check only the king may move (4.6).
    pub king_only: bool,
    /// What stalemate means (4.8).
    pub stalemate: Stalemate,
    /// How long a Black move waits for White (4.9).
    pub tie_window: TieWindow,
    /// Whether a capture whose target has fled goes to the empty cell (4.9 iii).
    pub retarget: bool,
    /// Whether the rook must be ready to castle (4.11).
    pub castle_rook_ready: bool,
    /// Whether a promoted piece cools as what it became, and not as a pawn (4.12).
    pub promoted_cools_as_new: bool,
    /// En passant (4.13).
    pub ep: EnPassant,
    /// After how many units without capture and pawn move the game is drawn (4.14).
    pub draw_tu: u64,
    /// Whether moves may be ordered before their piece is ready (4.16).
    pub premove: bool,
}

impl RealtimeRules {
    /// Every option at its default, with units of ten seconds.
    pub const USUAL: Self = Self {
        tu: 10_000,
        initial: Initial::RandomFractional,
        black_extra_tu: true,
        penalties: None,
        seed: 0,
        king_only: false,
        stalemate: Stalemate::Draw,
        tie_window: TieWindow::Twentieth,
        retarget: false,
        castle_rook_ready: true,
        promoted_cools_as_new: false,
        ep: EnPassant::NextMove,
        draw_tu: 100,
        premove: false,
    };

    /// How long a Black move is held, in milliseconds (4.9).
    #[must_use]
    pub const fn window(&self) -> Millis {
        const PARTS: Millis = 20;
        match self.tie_window {
            TieWindow::Twentieth => self.tu / PARTS,
            TieWindow::None => 0,
        }
    }

    /// How long a piece of a kind cools after a move, in milliseconds (4.2).
    #[must_use]
    pub const fn cooldown(&self, kind: Kind) -> Millis {
        value(kind) * self.tu
    }
}

/// The time units a piece of a kind cools (4.2).
#[must_use]
pub const fn value(kind: Kind) -> u64 {
    match kind {
        Kind::Pawn => 1,
        Kind::Knight | Kind::Bishop => 3,
        Kind::Rook => 5,
        Kind::Queen => 9,
        Kind::King => 4,
        _ => 0,
    }
}
