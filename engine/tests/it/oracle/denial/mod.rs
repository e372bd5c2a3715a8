//! Denial once more, over any plain game of two sides in turns, written from crazy.md A1 to A13 alone: who holds the right,
//! what the last move was and how it stood before it. What an ending move has brought counts only once nobody can deny it.

pub mod tables;

use tables::{End, Table};

#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// King moves cannot be denied (A11).
    pub soft: bool,
    /// A side's only move may be denied (A7).
    pub only_move: bool,
}

/// The last move, and how it stood before it.
#[derive(Clone, Debug)]
struct Last<T> {
    before: T,
    white: bool,
    mv: String,
    immune: bool,
}

/// A game and the right over it. Sides are told by whether they are the one that begins.
#[derive(Clone, Debug)]
pub struct Denial<T: Table> {
    /// The game as it stands, with all that the last move has brought.
    pub table: T,
    /// Whether White holds the right (A2).
    pub white_holds: bool,
    /// How often a move was denied.
    pub denials: u32,
    /// Whose next move cannot be denied (A4).
    immune: Option<bool>,
    /// What may not be played this turn (A3).
    denied: Option<String>,
    last: Option<Last<T>>,
    options: Options,
}

impl<T: Table> Denial<T> {
    /// Black begins with the right; nothing can be denied yet.
    #[must_use]
    pub fn new(mut table: T, options: Options) -> Self {
        table.stand(&tag(false, None, None));
        Self { table, white_holds: false, denials: 0, immune: None, denied: None, last: None, options }
    }

    /// A1, A2, A4, A6, A7, A11: whether the holder may take the last move back.
    #[must_use]
    pub fn may_deny(&self) -> bool {
        let Some(last) = &self.last else { return false };
        let others = last.before.legal().into_iter().any(|mv| !last.before.is_same(&mv, &last.mv));
        let immune = last.immune
            || last.before.has_two_paths(&last.mv)
            || (self.options.soft && last.before.is_kings(&last.mv));
        last.white != self.white_holds && !immune && (self.options.only_move || others)
    }

    /// A8: whether the game waits for the holder.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.may_deny() && self.table.end().is_some()
    }

    /// The end, where there is one and it waits for nobody.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.table.end().filter(|_| !self.may_deny())
    }

    /// While an end waits the scores are those before the move (A8).
    #[must_use]
    pub fn scores(&self) -> [u32; 2] {
        match &self.last {
            Some(last) if self.waits() => last.before.scores(),
            _ => self.table.scores(),
        }
    }

    /// The moves of the side that is to move.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        if self.table.end().is_some() {
            return Vec::new();
        }
        let mut moves = self.table.legal();
        moves.retain(|mv| !self.denied.as_ref().is_some_and(|denied| self.table.is_same(mv, denied)));
        moves.sort_unstable();
        moves
    }

    /// The words that a position has for all this.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        let letter = |white: bool| if white { "w" } else { "b" };
        let mut words = Vec::new();
        words.extend(self.white_holds.then(|| "denial=w".to_owned()));
        words.extend((self.denials > 0).then(|| format!("denials={}", self.denials)));
        words.extend(self.denied.iter().map(|mv| format!("denied={mv}")));
        words.extend(self.immune.map(|white| format!("immune={}", letter(white))));
        words
    }

    pub fn play(&mut self, mv: &str) {
        let white = self.table.white_moves();
        let immune = self.immune == Some(white);
        self.last = Some(Last { before: self.table.clone(), white, mv: mv.to_owned(), immune });
        if immune {
            self.immune = None;
        }
        self.denied = None;
        let tag = tag(self.white_holds, self.immune, None);
        self.table.play(mv, &tag);
    }

    /// The last move never was; its side has another one, or is mated or stalemated (A1, A3, A4, A7).
    ///
    /// # Panics
    /// There is none.
    pub fn deny(&mut self) {
        let last = self.last.take().expect("a move");
        self.table = last.before;
        self.immune = Some(self.white_holds);
        self.white_holds = last.white;
        self.denials += 1;
        self.denied = Some(last.mv);
        if self.legal().is_empty() {
            self.table.end_without_move();
        } else {
            let tag = tag(self.white_holds, self.immune, self.denied.as_deref());
            self.table.stand(&tag);
        }
    }

    /// The holder lets the end stand.
    pub fn allow(&mut self) {
        self.last = None;
    }
}

/// What a position must have in common with another besides what stands on the board (A13).
fn tag(white_holds: bool, immune: Option<bool>, denied: Option<&str>) -> String {
    format!("{white_holds} {immune:?} {denied:?}")
}
