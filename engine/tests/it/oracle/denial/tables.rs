//! The games under the right: chess with beams in mode A, and the pieces of Crazy chess.

use std::fmt::Debug;

use crate::oracle::billichess::game::Game;
use crate::oracle::billichess::legality::in_check;
use crate::oracle::billichess::piece::{Kind, Side, Square};
use crate::oracle::crazy::board::Board;
use crate::oracle::crazy::options::Options;

/// How a game ends: the word of `outcome.kind`, and who has won: White, if anybody.
pub type End = (String, Option<bool>);

/// A game of two sides in turns.
pub trait Table: Clone + Debug {
    /// Whether the side that begins is to move.
    fn white_moves(&self) -> bool;
    /// The moves of the side to move, as exact texts.
    fn legal(&self) -> Vec<String>;
    /// Plays one of them, and notes the position under a tag, for repetition.
    fn play(&mut self, mv: &str, tag: &str);
    /// Notes the present position under another tag.
    fn stand(&mut self, tag: &str);
    /// The end, draws by count among them.
    fn end(&self) -> Option<End>;
    /// The side to move is mated or stalemated.
    fn end_without_move(&mut self);
    /// Whether two moves do the same, and so are one for denial (A5).
    fn is_same(&self, one: &str, other: &str) -> bool {
        one == other
    }
    /// Whether a move is a knight's that is the same by both its paths (A6).
    fn has_two_paths(&self, mv: &str) -> bool;
    /// Whether a move is a king's.
    fn is_kings(&self, mv: &str) -> bool;
    /// The points, White's first.
    fn scores(&self) -> [u32; 2];
    /// How often the present position has stood.
    fn repetitions(&self) -> usize;
    fn text(&self) -> String;
}

fn kind_on(game: &Game, mv: &str) -> Option<Kind> {
    Square::named(mv.get(..2)?).and_then(|at| game.position.pieces.get(at)).map(|piece| piece.kind)
}

impl Table for Game {
    fn white_moves(&self) -> bool {
        self.position.turn == Side::Blue
    }

    fn legal(&self) -> Vec<String> {
        crate::oracle::billichess::legality::legal_moves(&self.position)
    }

    fn play(&mut self, mv: &str, tag: &str) {
        tag.clone_into(&mut self.tag);
        let side = self.position.turn;
        self.act(side, mv);
    }

    fn stand(&mut self, tag: &str) {
        tag.clone_into(&mut self.tag);
        if self.history.len() == 1 {
            self.history.clear();
        }
        self.history.push(self.repetition_text());
    }

    fn end(&self) -> Option<End> {
        let end = self.ending.as_ref()?;
        Some((end.kind.to_owned(), end.winner.map(|side| side == Side::Blue)))
    }

    fn end_without_move(&mut self) {
        let loser = self.position.turn;
        if in_check(&self.position) {
            self.scores[loser.other().index()] += 500;
            Game::end(self, "checkmate");
        } else {
            Game::end(self, "stalemate");
        }
    }

    fn has_two_paths(&self, mv: &str) -> bool {
        kind_on(self, mv) == Some(Kind::Knight)
    }

    fn is_kings(&self, mv: &str) -> bool {
        kind_on(self, mv) == Some(Kind::King)
    }

    fn scores(&self) -> [u32; 2] {
        self.scores
    }

    fn repetitions(&self) -> usize {
        Game::repetitions(self)
    }

    fn text(&self) -> String {
        self.position.fen()
    }
}

/// Crazy pieces with their own history.
#[derive(Clone, Debug)]
pub struct Crazy {
    board: Board,
    options: Options,
    history: Vec<String>,
    /// The moves there are, worked out once for each position.
    moves: Vec<String>,
    /// An end that does not stand on the board.
    bare: bool,
}

impl Crazy {
    /// A position that nobody has played to.
    #[must_use]
    pub const fn new(board: Board, options: Options) -> Self {
        Self { board, options, history: Vec::new(), moves: Vec::new(), bare: false }
    }

    /// The letter of the piece that makes a move.
    fn mover(&self, mv: &str) -> char {
        let (square, rest) = mv.split_at(2);
        let level = rest.strip_prefix(':').map_or("", |rest| rest.split_at(1).0);
        let mut name = square.bytes();
        let mut number = |from: u8| i32::from(name.next().expect("two letters") - from);
        let at = (number(b'a'), number(b'1'));
        let level = level.parse().unwrap_or(0);
        self.board.stack(at).get(level).map_or(' ', |piece| piece.letter.to_ascii_uppercase())
    }

    /// B36: how it ends for a side without a move.
    fn without_move(&self) -> End {
        if self.board.attacked(self.board.white_moves, self.options, true) {
            ("checkmate".to_owned(), Some(!self.board.white_moves))
        } else {
            ("stalemate".to_owned(), None)
        }
    }
}

impl Table for Crazy {
    fn white_moves(&self) -> bool {
        self.board.white_moves
    }

    fn legal(&self) -> Vec<String> {
        self.moves.clone()
    }

    fn play(&mut self, mv: &str, tag: &str) {
        let found = self.board.legal(self.options).into_iter().find(|(text, _)| text == mv);
        self.board = found.expect("a legal move").1;
        self.stand(tag);
    }

    fn stand(&mut self, tag: &str) {
        self.moves = self.board.legal(self.options).into_iter().map(|(text, _)| text).collect();
        let text = self.board.text();
        let lasting: Vec<_> = text.split(' ').take(4).collect();
        self.history.push(format!("{} {tag}", lasting.join(" ")));
    }

    fn end(&self) -> Option<End> {
        let drawn = |kind: &str| Some((kind.to_owned(), None));
        if self.bare || self.moves.is_empty() {
            Some(self.without_move())
        } else if self.repetitions() >= 5 {
            drawn("repetition")
        } else if self.board.quiet >= 150 {
            drawn("move-count")
        } else {
            None
        }
    }

    fn end_without_move(&mut self) {
        self.bare = true;
    }

    /// B21: quiet or taking where it ends.
    fn has_two_paths(&self, mv: &str) -> bool {
        let passes_over = |victim: &str| !mv.split('*').next().is_some_and(|way| way.contains(&victim[..2]));
        self.mover(mv) == 'N' && mv.split_once('*').is_none_or(|(_, victim)| !passes_over(victim))
    }

    fn is_kings(&self, mv: &str) -> bool {
        self.mover(mv) == 'K'
    }

    /// Without beams there are no points before the end.
    fn scores(&self) -> [u32; 2] {
        [0, 0]
    }

    fn repetitions(&self) -> usize {
        let now = self.history.last();
        self.history.iter().filter(|before| Some(*before) == now).count()
    }

    fn text(&self) -> String {
        self.board.text()
    }
}
