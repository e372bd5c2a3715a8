//! What a table may choose.

/// The options of black_holes.md, by their names there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// `ep=on`.
    pub ep: bool,
    /// `castling=on`.
    pub castling: bool,
    /// `null_relativistic=allowed`.
    pub null: bool,
    /// `pawn_exit=free`.
    pub free_exit: bool,
    /// `pawn_double_entry=on`.
    pub double_entry: bool,
}

impl Options {
    /// What the rules say where a table chooses nothing.
    pub const DEFAULT: Self =
        Self { ep: true, castling: true, null: false, free_exit: false, double_entry: true };
}
