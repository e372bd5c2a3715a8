//! Moves of orthodox chess as they are typed: exact text, algebraic notation, and what lies between.

use crate::board::{Cell, Mesh};
use crate::notation::MoveTextError;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::orthodox::{Castling, Chess, ChessMove, file_of, row_of};

/// Longer texts are not read at all.
const LONGEST: usize = 40;

/// What a typed move says of the piece that moves.
#[derive(Clone, Copy, Debug)]
struct TypedMove {
    kind: Kind,
    file: Option<u8>,
    row: Option<u8>,
    to: Cell,
}

/// Which pieces fit what was typed.
enum ChessFit {
    Nobody,
    One(Cell),
    Several,
}

impl ChessFit {
    fn with(self, from: Cell) -> Self {
        match self {
            Self::Nobody => Self::One(from),
            Self::One(same) if same == from => self,
            _ => Self::Several,
        }
    }
}

impl TypedMove {
    fn fits(&self, kind: Kind, from: u8, targets: u64) -> bool {
        kind == self.kind
            && targets >> (self.to.0 & 63) & 1 != 0
            && self.file.is_none_or(|file| file == file_of(from))
            && self.row.is_none_or(|row| row == row_of(from))
    }

    /// The piece whose legal move fits.
    fn find_legal(&self, chess: &Chess, seat: Seat) -> ChessFit {
        let mut fit = ChessFit::Nobody;
        chess.targets_as(seat, &mut |kind, from, targets| {
            if self.fits(kind, from, targets) {
                fit = std::mem::replace(&mut fit, ChessFit::Nobody).with(Cell(from));
            }
        });
        fit
    }

    /// The piece that is meant: the one whose legal move fits, or where none does the only one that moves that way,
    /// so that the player is told what is wrong with the move.
    fn find(&self, chess: &Chess, seat: Seat) -> ChessFit {
        let mut fit = self.find_legal(chess, seat);
        if matches!(fit, ChessFit::Nobody) {
            chess.pseudo_legal_targets(seat, &mut |kind, from, targets| {
                if self.fits(kind, from, targets) {
                    fit = std::mem::replace(&mut fit, ChessFit::Nobody).with(Cell(from));
                }
            });
            if matches!(fit, ChessFit::Several) {
                return ChessFit::Nobody;
            }
        }
        fit
    }
}

/// Reads a move as typed by a seat: `e2e4`, `E2-E4`, `Nf3`, `exd5`, `e8=Q`, `O-O`, in any case. A small `b`
/// is the pawn of that column where one may go there, else the bishop. In `B3d5`, with a capital and a small
/// letter, it is the bishop on the third row where one may go there, else the square b3. A promotion that is not
/// named is left out, for the rules to ask for.
pub(super) fn read(chess: &Chess, seat: Seat, text: &str) -> Result<ChessMove, MoveTextError> {
    if text.len() > LONGEST {
        return Err(MoveTextError::Unreadable);
    }
    let ornament = |letter: char| letter.is_whitespace() || "-–—xX×:+#=!?.()".contains(letter);
    let bare: String = text.chars().filter(|letter| !ornament(*letter)).collect();
    let lower = bare.to_ascii_lowercase();
    match lower.replace('0', "o").as_str() {
        "oo" => return castling(chess, seat, false),
        "ooo" => return castling(chess, seat, true),
        _ => {}
    }
    let lower = lower.strip_suffix("ep").unwrap_or(&lower);
    let (rest, to, promotion) = split_target(lower).ok_or(MoveTextError::Unreadable)?;
    let exact = Mesh::eight().cell_named(rest).map(|from| ChessMove { from, to, promotion });
    // `B3d5` is how other programs tell two bishops on one file apart; `b3d5` and `B3D5` are two squares.
    let small_target = bare.as_bytes().get(rest.len()).is_some_and(u8::is_ascii_lowercase);
    let bishop = as_piece(rest, to).filter(|_| bare.starts_with('B') && small_target);
    if let (Some(mv), Some(bishop)) = (exact, bishop) {
        match bishop.find_legal(chess, seat) {
            ChessFit::One(from) => return Ok(ChessMove { from, to, promotion }),
            _ if may_go(chess, seat, mv) => return Ok(mv),
            ChessFit::Several => return Err(MoveTextError::Ambiguous),
            ChessFit::Nobody => {}
        }
    } else if let Some(mv) = exact {
        // Never another move than the one that is written, whatever stands there by now.
        return Ok(mv);
    }
    let mut readings = [as_pawn(rest, to), as_piece(rest, to)];
    if bare.starts_with('B') {
        readings.reverse();
    }
    if exact.is_none() && readings.iter().all(Option::is_none) {
        return Err(MoveTextError::Unreadable);
    }
    for wanted in readings.into_iter().flatten() {
        match wanted.find(chess, seat) {
            ChessFit::Nobody => {}
            ChessFit::One(from) => return Ok(ChessMove { from, to, promotion }),
            ChessFit::Several => return Err(MoveTextError::Ambiguous),
        }
    }
    exact.ok_or(MoveTextError::NoSuchMove)
}

/// Whether a piece of the seat may legally go from one cell to the other.
fn may_go(chess: &Chess, seat: Seat, mv: ChessMove) -> bool {
    let mut may = false;
    chess.targets_as(seat, &mut |_, from, targets| {
        may |= from == mv.from.0 && targets >> (mv.to.0 & 63) & 1 != 0;
    });
    may
}

/// The king's castling move, where the king stands at home.
fn castling(chess: &Chess, seat: Seat, long: bool) -> Result<ChessMove, MoveTextError> {
    let way =
        Castling::of(seat).find(|way| way.long == long && chess.king(seat) == Some(Cell(way.king_from)));
    way.map(|way| ChessMove::new(Cell(way.king_from), Cell(way.king_to))).ok_or(MoveTextError::NoSuchMove)
}

/// Cuts a lower-case text into what stands before the target, the target, and the promotion.
fn split_target(text: &str) -> Option<(&str, Cell, Option<Kind>)> {
    let last = text.chars().last().filter(char::is_ascii)?;
    let promotion = Kind::from_letter(last);
    let text = if promotion.is_some() { &text[..text.len() - 1] } else { text };
    let cut = text.len().checked_sub(2).filter(|cut| text.is_char_boundary(*cut))?;
    let (rest, to) = text.split_at(cut);
    Some((rest, Mesh::eight().cell_named(to)?, promotion))
}

/// A column's letter and a row's digit, each of which may be missing.
fn origin(text: &str) -> Option<(Option<u8>, Option<u8>)> {
    let mut bytes = text.bytes().peekable();
    let file = bytes.next_if(|byte| (b'a'..=b'h').contains(byte)).map(|byte| byte - b'a');
    let row = bytes.next_if(|byte| (b'1'..=b'8').contains(byte)).map(|byte| byte - b'1');
    bytes.next().is_none().then_some((file, row))
}

/// A text without a piece's letter: a pawn's move, with its column where it takes.
fn as_pawn(rest: &str, to: Cell) -> Option<TypedMove> {
    let (file, row) = origin(rest)?;
    let takes = file.is_some_and(|file| file != file_of(to.0));
    (rest.is_empty() || row.is_none() && takes).then_some(TypedMove { kind: Kind::Pawn, file, row, to })
}

/// A text with a piece's letter before it.
fn as_piece(rest: &str, to: Cell) -> Option<TypedMove> {
    let letter = rest.chars().next()?;
    let kind = Kind::from_letter(letter)?;
    let (file, row) = origin(rest.get(1..)?)?;
    Some(TypedMove { kind, file, row, to })
}
