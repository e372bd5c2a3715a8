//! What a table has chosen, as far as BilliChess asks.

/// Which mirror deflects rooks, bishops and the own king (billichess.md 2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mirror {
    /// Parallel to the columns.
    Columns,
    /// Parallel to the rows.
    Rows,
}

/// How LET'S BILLI is called (2.5.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetsBilli {
    /// Both must agree.
    Mutual,
    /// One side alone on its turn, but not in check.
    UnilateralNotInCheck,
    /// One side alone on its turn.
    Unilateral,
}

/// A table's choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Two free columns on each side of the chess board (2.1.1), or none (2.1.6).
    pub wide: bool,
    /// The mirrors.
    pub mirror: Mirror,
    /// Mode B, Billi-Chess (2.5.5), instead of mode A (2.5.4).
    pub mode_b: bool,
    /// Lasermates count only after the beam owner's own move (2.5.1).
    pub own_move_only: bool,
    /// How LET'S BILLI is called.
    pub lets_billi: LetsBilli,
    /// Joker Knights (2.6).
    pub joker: bool,
    /// A lifeline lasts only until the next move (2.6.4).
    pub one_ply: bool,
}

impl Options {
    /// A preset's choices with the `name=value` words that change them.
    ///
    /// # Panics
    /// The preset or a word is not known.
    #[must_use]
    pub fn of(preset: &str, words: &[&str]) -> Self {
        let mut options = Self {
            wide: preset != "billichess-8x8",
            mirror: Mirror::Columns,
            mode_b: preset == "billi-chess" || preset == "billichess-joker",
            own_move_only: false,
            lets_billi: LetsBilli::Mutual,
            joker: preset == "billichess-joker",
            one_ply: false,
        };
        for word in words {
            match *word {
                "board=12x8" => options.wide = true,
                "board=8x8" => options.wide = false,
                "mirror=columns" => options.mirror = Mirror::Columns,
                "mirror=rows" => options.mirror = Mirror::Rows,
                "mode=a" => options.mode_b = false,
                "mode=b" => options.mode_b = true,
                "own_move_only=on" => options.own_move_only = true,
                "lets_billi=unilateral" => options.lets_billi = LetsBilli::Unilateral,
                "lets_billi=unilateral_not_in_check" => options.lets_billi = LetsBilli::UnilateralNotInCheck,
                "joker=on" => options.joker = true,
                "lifeline_duration=one_ply" => options.one_ply = true,
                _ => panic!("no such option: {word}"),
            }
        }
        options
    }
}
