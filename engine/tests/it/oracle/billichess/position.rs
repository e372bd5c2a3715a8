//! A chess position and what a move, a pass or the loss of the kings makes of it.

use std::collections::{BTreeMap, BTreeSet};

use super::man::{Kind, Man, Side, Square};

/// Where the men stand, and the rest of a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The men.
    pub men: BTreeMap<Square, Man>,
    /// Whose turn it is.
    pub turn: Side,
    /// The castling rights that are left, of `KQkq`.
    pub rights: BTreeSet<char>,
    /// The square a pawn has just passed by a double step.
    pub passed: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub quiet: u32,
    /// The move's number.
    pub number: u32,
}

/// What a move did, for those who want to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The man that moved, as it was before a promotion.
    pub man: Man,
    /// Where it stands now.
    pub to: Square,
    /// The square on which a man was taken, if one was.
    pub taken_on: Option<Square>,
}

/// Castling: the right, the king's way, the rook's way.
const CASTLINGS: [(char, &str, &str, &str, &str); 4] = [
    ('K', "e1", "g1", "h1", "f1"),
    ('Q', "e1", "c1", "a1", "d1"),
    ('k', "e8", "g8", "h8", "f8"),
    ('q', "e8", "c8", "a8", "d8"),
];

impl Position {
    /// The start of a game.
    #[must_use]
    pub fn start() -> Self {
        Self::parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").expect("the start position")
    }

    /// The position of six FEN fields.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let mut men = BTreeMap::new();
        for (down, rank) in fields.first()?.split('/').enumerate() {
            let mut column = 0;
            for letter in rank.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    column += empty as i32;
                } else {
                    men.insert(Square::at(column, 7 - down as i32), Man::of_letter(letter)?);
                    column += 1;
                }
            }
        }
        Some(Self {
            men,
            turn: if *fields.get(1)? == "w" { Side::Blue } else { Side::Red },
            rights: fields.get(2)?.chars().filter(|letter| *letter != '-').collect(),
            passed: Square::named(fields.get(3)?),
            quiet: fields.get(4)?.parse().ok()?,
            number: fields.get(5)?.parse().ok()?,
        })
    }

    /// The six FEN fields; the passed square after every double step (notation.md).
    #[must_use]
    pub fn fen(&self) -> String {
        let passed = self.passed.map_or("-".to_owned(), |square| square.to_string());
        format!("{} {passed} {} {}", self.placement(), self.quiet, self.number)
    }

    /// The first three FEN fields: men, turn, castling rights.
    #[must_use]
    pub fn placement(&self) -> String {
        let mut ranks = Vec::new();
        for row in (0..8).rev() {
            let mut rank = String::new();
            let mut empty = 0;
            for column in 0..=8 {
                let man = self.men.get(&Square::at(column, row));
                if empty > 0 && (man.is_some() || column == 8) {
                    rank.push_str(&empty.to_string());
                    empty = 0;
                }
                match man {
                    Some(man) => rank.push(man.letter()),
                    None => empty += 1,
                }
            }
            ranks.push(rank);
        }
        let turn = if self.turn == Side::Blue { 'w' } else { 'b' };
        let mut rights: String = "KQkq".chars().filter(|letter| self.rights.contains(letter)).collect();
        if rights.is_empty() {
            rights.push('-');
        }
        format!("{} {turn} {rights}", ranks.join("/"))
    }

    /// Whether there are kings: no Billi phase yet.
    #[must_use]
    pub fn has_kings(&self) -> bool {
        self.men.values().any(|man| man.kind == Kind::King)
    }

    /// Plays a legal move given by its exact text.
    ///
    /// # Panics
    /// The text is not a move of a man that stands there.
    pub fn play(&mut self, text: &str) -> Made {
        let from = Square::named(&text[0..2]).expect("a square to move from");
        let to = Square::named(&text[2..4]).expect("a square to move to");
        let man = self.men.remove(&from).expect("a man to move");
        let mut taken_on = self.men.remove(&to).map(|_| to);
        if man.kind == Kind::Pawn && Some(to) == self.passed && from.column != to.column {
            let beside = Square::at(to.column, from.row);
            self.men.remove(&beside);
            taken_on = Some(beside);
        }
        let promoted = text.chars().nth(4).and_then(Kind::of_letter);
        self.men.insert(to, Man { side: man.side, kind: promoted.unwrap_or(man.kind) });
        self.castle(man, &text[0..4]);
        let touched = [from.to_string(), to.to_string()];
        for (right, king, _, rook, _) in CASTLINGS {
            if touched.iter().any(|square| square == king || square == rook) {
                self.rights.remove(&right);
            }
        }
        let double = man.kind == Kind::Pawn && (to.row - from.row).abs() == 2;
        self.passed = double.then(|| Square::at(from.column, (from.row + to.row) / 2));
        let quiet = if taken_on.is_some() || man.kind == Kind::Pawn { 0 } else { self.quiet + 1 };
        self.turn_over(quiet);
        Made { man, to, taken_on }
    }

    /// The rook's part, where the king's move is a castling.
    fn castle(&mut self, man: Man, way: &str) {
        for (right, king_from, king_to, rook_from, rook_to) in CASTLINGS {
            let castles = man.kind == Kind::King && self.rights.contains(&right);
            if castles && way == format!("{king_from}{king_to}") {
                let squares = [rook_from, rook_to].map(|name| Square::named(name).expect("a rook's square"));
                let rook = self.men.remove(&squares[0]).expect("a rook to castle with");
                self.men.insert(squares[1], rook);
            }
        }
    }

    /// The side to move passes (billichess.md 2.5.7).
    pub fn pass(&mut self) {
        self.passed = None;
        self.turn_over(self.quiet + 1);
    }

    fn turn_over(&mut self, quiet: u32) {
        self.quiet = quiet;
        if self.turn == Side::Red {
            self.number += 1;
        }
        self.turn = self.turn.other();
    }

    /// Both kings become rooks (2.5.5); en passant, castling and the move count end (2.5.6).
    pub fn dethrone(&mut self) {
        for man in self.men.values_mut() {
            if man.kind == Kind::King {
                man.kind = Kind::Rook;
            }
        }
        self.rights.clear();
        self.passed = None;
        self.quiet = 0;
    }

    /// Whether neither side can ever mate: kings with at most one knight, or with bishops of one colour.
    #[must_use]
    pub fn insufficient(&self) -> bool {
        let others: Vec<_> = self.men.iter().filter(|(_, man)| man.kind != Kind::King).collect();
        if others.len() == 1 && others[0].1.kind == Kind::Knight {
            return true;
        }
        let shades: BTreeSet<i32> =
            others.iter().map(|(square, _)| (square.column + square.row) % 2).collect();
        others.iter().all(|(_, man)| man.kind == Kind::Bishop) && shades.len() < 2
    }
}
