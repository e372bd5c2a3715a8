//! What a table has chosen, as far as BilliChess asks.

/// Which mirror deflects rooks, bishops and the own king (billichess.md 2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mirror {
    Columns,
    Rows,
}

/// How LET'S BILLI is called (2.5.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetsBilli {
    Mutual,
    /// One side alone on its turn, but not in check.
    UnilateralNotInCheck,
    /// One side alone on its turn.
    Unilateral,
}

/// The frame of the beams (2.1, 2.1.6, 2.8.1): its free columns by their names and how many free rows it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The free columns left of a.
    pub left: &'static str,
    /// The free columns right of h.
    pub right: &'static str,
    /// How many free rows there are below row 1, and as many above row 8.
    pub rows: i32,
    /// How many rows forward of the heel the emitter stands.
    pub emitter: i32,
}

impl Frame {
    /// The frame of a word `board=...`; none where it is no such word.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        let (left, right, rows) = match word {
            "board=8x8" => ("", "", 0),
            "board=10x8" => ("l", "i", 0),
            "board=12x8" => ("kl", "ij", 0),
            "board=14x8" => ("mkl", "ijo", 0),
            "board=16x8" => ("mnkl", "ijop", 0),
            "board=12x10" => ("kl", "ij", 1),
            "board=12x12" => ("kl", "ij", 2),
            _ => return None,
        };
        Some(Self { left, right, rows, emitter: if left.is_empty() { 2 } else { 1 } })
    }

    /// How many columns and rows it has.
    #[must_use]
    pub fn size(self) -> (i32, i32) {
        let columns = i32::try_from(self.left.len()).expect("a few columns");
        (8 + 2 * columns, 8 + 2 * self.rows)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub frame: Frame,
    pub mirror: Mirror,
    /// A lasermate scores by the way its beam took (2.8.2).
    pub carom: bool,
    /// Mode B, Billi-Chess (2.5.5), instead of mode A (2.5.4).
    pub mode_b: bool,
    /// Lasermates count only after the beam owner's own move (2.5.1).
    pub own_move_only: bool,
    /// How LET'S BILLI is called.
    pub lets_billi: LetsBilli,
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
            frame: Frame::of(if preset == "billichess-8x8" { "board=8x8" } else { "board=12x8" })
                .expect("a frame"),
            carom: false,
            mirror: Mirror::Columns,
            mode_b: preset == "billi-chess" || preset == "billichess-joker",
            own_move_only: false,
            lets_billi: LetsBilli::Mutual,
            joker: preset == "billichess-joker",
            one_ply: false,
        };
        for word in words {
            match *word {
                "scoring=carom" => options.carom = true,
                "mirror=columns" => options.mirror = Mirror::Columns,
                "mirror=rows" => options.mirror = Mirror::Rows,
                "mode=a" => options.mode_b = false,
                "mode=b" => options.mode_b = true,
                "own_move_only=on" => options.own_move_only = true,
                "lets_billi=unilateral" => options.lets_billi = LetsBilli::Unilateral,
                "lets_billi=unilateral_not_in_check" => options.lets_billi = LetsBilli::UnilateralNotInCheck,
                "joker=on" => options.joker = true,
                "lifeline_duration=one_ply" => options.one_ply = true,
                _ => options.frame = Frame::of(word).unwrap_or_else(|| panic!("no such option: {word}")),
            }
        }
        options
    }
}
