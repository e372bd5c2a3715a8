//! A whole game: draws, beams and points (draughts.md 5.1.6, 5.2), and the same under denial.

use super::board::Board;
use super::turn::{Turn, text};
use crate::oracle::billichess::beam::{Beam, Deed, run};
use crate::oracle::billichess::options::{Frame, Mirror};
use crate::oracle::billichess::piece::{Side, Square};
use crate::oracle::denial::tables::{End, Table};

/// What a table has chosen of the beams.
#[derive(Clone, Copy, Debug)]
pub struct Beams {
    pub frame: Frame,
    pub mirror: Mirror,
    /// Whether a lasermate counts only after its owner's own move.
    pub own_move_only: bool,
}

#[derive(Clone, Debug)]
pub struct Game {
    pub board: Board,
    /// The beams, where there are any.
    pub beams: Option<Beams>,
    pub scored: [bool; 2],
    /// Everything a position must have in common with another one, of every position so far.
    history: Vec<String>,
    /// Whether the side to move has nothing left but what was denied.
    bare: bool,
}

impl Game {
    /// A game from a position.
    #[must_use]
    pub fn new(board: Board, beams: Option<Beams>) -> Self {
        let history = vec![format!("{} ", board.lasting())];
        Self { board, beams, scored: [false; 2], history, bare: false }
    }

    /// A side's beam (5.2.2).
    ///
    /// # Panics
    /// There are no beams.
    #[must_use]
    pub fn beam(&self, side: Side) -> Beam {
        let beams = self.beams.expect("a game with beams");
        run(side, beams.frame, beams.mirror, &|square| match self.board.pieces.get(&square) {
            None => Deed::Pass,
            Some(piece) => match (piece.king, piece.side == side) {
                (false, true) | (true, false) => Deed::Reflect,
                (false, false) => Deed::Stop,
                (true, true) => Deed::Pass,
            },
        })
    }

    fn in_heel(&self) -> [bool; 2] {
        Side::BOTH.map(|side| self.beams.is_some() && self.beam(side).scores())
    }

    pub fn act(&mut self, turn: &[Square], tag: &str) {
        let (mover, before) = (self.board.turn, self.in_heel());
        self.board = self.board.after(turn);
        let now = self.in_heel();
        for side in Side::BOTH {
            let own = mover == side && !before[side.index()];
            let counts = own || self.beams.is_some_and(|beams| !beams.own_move_only);
            self.scored[side.index()] |= now[side.index()] && counts;
        }
        self.history.push(format!("{} {tag}", self.board.lasting()));
    }

    /// How often the present position has stood.
    #[must_use]
    pub fn times(&self) -> usize {
        let now = self.history.last();
        self.history.iter().filter(|before| Some(*before) == now).count()
    }

    /// How it has ended, draws by count among them (5.1.6).
    #[must_use]
    pub fn ended(&self) -> Option<&'static str> {
        if self.bare || self.board.legal().is_empty() {
            Some("no-moves")
        } else if self.times() >= 5 {
            Some("repetition")
        } else if self.board.quiet >= 160 {
            Some("move-count")
        } else {
            None
        }
    }

    /// The draw that may be claimed.
    #[must_use]
    pub fn claim(&self) -> Option<&'static str> {
        if self.ended().is_some() {
            None
        } else if self.times() >= 3 {
            Some("repetition")
        } else if self.board.quiet >= 80 {
            Some("move-count")
        } else {
            None
        }
    }

    /// The points: 277 a lasermate and 500 the game (5.2.3); without beams 1 for the game.
    #[must_use]
    pub fn points(&self) -> [u32; 2] {
        let won = if self.beams.is_some() { 500 } else { 1 };
        Side::BOTH.map(|side| {
            let game = self.ended() == Some("no-moves") && self.board.turn != side;
            277 * u32::from(self.scored[side.index()]) + won * u32::from(game)
        })
    }

    /// Who has won by the points.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        let [blue, red] = self.points();
        self.ended()?;
        if blue == red { None } else { Some(if blue > red { Side::Blue } else { Side::Red }) }
    }

    fn named(&self, mv: &str) -> Turn {
        self.board.legal().into_iter().find(|turn| text(turn) == mv).expect("a legal move")
    }
}

impl Table for Game {
    fn white_moves(&self) -> bool {
        self.board.turn == Side::Blue
    }

    fn legal(&self) -> Vec<String> {
        self.board.legal().iter().map(|turn| text(turn)).collect()
    }

    fn play(&mut self, mv: &str, tag: &str) {
        let turn = self.named(mv);
        self.act(&turn, tag);
    }

    fn stand(&mut self, tag: &str) {
        if self.history.len() == 1 {
            self.history.clear();
        }
        self.history.push(format!("{} {tag}", self.board.lasting()));
    }

    fn end(&self) -> Option<End> {
        Some((self.ended()?.to_owned(), self.winner().map(|side| side == Side::Blue)))
    }

    fn end_without_move(&mut self) {
        self.bare = true;
    }

    /// A king may take the same pieces on a way round and on the same way back.
    fn is_same(&self, one: &str, other: &str) -> bool {
        let after = |mv: &str| {
            let found = self.board.legal().into_iter().find(|turn| text(turn) == mv);
            found.map(|turn| self.board.after(&turn))
        };
        one == other || one[..2] == other[..2] && after(one).is_some() && after(one) == after(other)
    }

    /// No piece of draughts goes by two paths.
    fn has_two_paths(&self, _: &str) -> bool {
        false
    }

    fn is_kings(&self, mv: &str) -> bool {
        Square::named(&mv[..2]).and_then(|at| self.board.pieces.get(&at)).is_some_and(|piece| piece.king)
    }

    fn scores(&self) -> [u32; 2] {
        self.points()
    }

    fn repetitions(&self) -> usize {
        self.times()
    }

    fn text(&self) -> String {
        self.board.text()
    }
}
