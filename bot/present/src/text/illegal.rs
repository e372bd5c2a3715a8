//! Why a move is illegal, said of the piece that was meant: also where players' notation names it without its square.

use lasermate_engine::any::AnyGame;
use lasermate_engine::notation;
use lasermate_engine::piece::Kind;
use lasermate_engine::refusal::{CastlingBar, Reason, Refusal};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::draughts::DraughtsReason;
use lasermate_engine::view::{PieceView, View};

/// The most moves of a piece that are named.
const NAMED: usize = 8;

/// What was typed, as far as it says which piece goes where.
#[derive(Debug, PartialEq, Eq)]
struct TypedParts {
    /// The letter of the piece; `None` for a pawn, and where a square says it.
    letter: Option<char>,
    /// What tells pieces of a kind apart: a file, a row or a square.
    from: String,
    to: String,
    /// What a pawn becomes, as a small letter.
    becomes: String,
}

/// The engine's reason for the piece that was meant, and what that piece can do instead.
#[derive(Debug)]
pub(super) struct IntendedPiece {
    pub(super) reason: Reason,
    /// The square of the piece, its kind, and where it was to go.
    pub(super) piece: (String, Kind),
    pub(super) to: String,
    /// Its legal moves as players write them, a few of them.
    pub(super) instead: Vec<String>,
}

/// What a refused text meant.
#[derive(Debug)]
pub(super) enum IntendedMove {
    /// A move of a piece.
    Piece(IntendedPiece),
    /// A move of a kind of which the side has none, or none that the text tells apart.
    NoSuchPiece(Kind, String),
    /// A square alone that is no pawn's move: the own piece that stands there and its legal moves, or those that go there.
    Square(Option<Kind>, Vec<String>),
    /// A drop, and the squares where one is possible.
    Drop(Vec<String>),
}

/// What a seat meant by a text that was refused; `None` where it was no move of a piece, or the reason says it all.
pub(super) fn meaning(game: &AnyGame, seat: Seat, refusal: &Refusal) -> Option<IntendedMove> {
    notation::readings(&refusal.typed).iter().find_map(|typed| meaning_of(game, seat, refusal, typed))
}

/// The same for one way to read it.
fn meaning_of(game: &AnyGame, seat: Seat, refusal: &Refusal, typed: &str) -> Option<IntendedMove> {
    let view = game.view();
    if typed.starts_with('@') {
        let legal = game.legal(seat);
        let drops = legal.iter().filter(|legal| legal.is_drop());
        return Some(IntendedMove::Drop(
            drops.map(|legal| legal.exact.trim_start_matches('@').to_owned()).collect(),
        ));
    }
    if is_castling(typed) {
        return castling(game, seat, &refusal.reason);
    }
    let written = written(&view, typed)?;
    let now = view.clock.as_ref().map_or(0, |clock| clock.now);
    let own: Vec<_> = view.pieces.iter().filter(|piece| piece.seat == seat && piece.level == 0).collect();
    let fits = |piece: &&&PieceView| {
        let is_kind = match written.letter {
            Some(letter) => (view.letter)(piece.kind) == letter,
            // A bare square is a pawn's; two squares are any piece's.
            None => view.mesh.cell_named(&written.from).is_some() || (view.letter)(piece.kind) == 'P',
        };
        let name = view.mesh.name(piece.cell);
        is_kind && (name == written.from || name.starts_with(&written.from) || name.ends_with(&written.from))
    };
    let mut found: Vec<IntendedPiece> = Vec::new();
    for piece in own.iter().filter(fits) {
        let from = view.mesh.name(piece.cell).to_owned();
        let exact = format!("{from}{}{}", written.to, written.becomes);
        let Err(refused) = game.clone().try_text(seat, &exact, now) else { continue };
        let instead = leaving(game, seat, &from);
        found.push(IntendedPiece {
            reason: refused.reason,
            piece: (from, piece.kind),
            to: written.to.clone(),
            instead,
        });
    }
    found.sort_by_key(|meant| (rank(&meant.reason), !is_of_its_file(meant)));
    if let Some(meant) = found.into_iter().next() {
        return Some(IntendedMove::Piece(meant));
    }
    let Some(letter) = written.letter else {
        return written.from.is_empty().then(|| of_square(game, seat, &own, &written.to));
    };
    let kind = Kind::LISTED.into_iter().find(|kind| (view.letter)(*kind) == letter)?;
    Some(IntendedMove::NoSuchPiece(kind, written.from))
}

/// The legal moves to a square that is typed alone, a few of them; `None` where there are none.
pub(super) fn going_to(game: &AnyGame, seat: Seat, square: &str) -> Option<Vec<String>> {
    let legal = game.legal(seat).into_iter().filter(|legal| legal.to == square).map(|legal| legal.san);
    let legal: Vec<_> = legal.take(NAMED).collect();
    (!legal.is_empty()).then_some(legal)
}

/// What a square alone may mean: the piece on it.
fn of_square(game: &AnyGame, seat: Seat, own: &[&PieceView], square: &str) -> IntendedMove {
    let mesh = game.view().mesh;
    let there = own.iter().find(|piece| mesh.name(piece.cell) == square);
    let Some(there) = there else {
        return IntendedMove::Square(None, going_to(game, seat, square).unwrap_or_default());
    };
    IntendedMove::Square(Some(there.kind), leaving(game, seat, square))
}

/// The refusal of the move that a piece of a seat comes nearest to making, and what it means; `None` where no such piece is on the
/// square, or it can move.
pub(super) fn stuck(game: &AnyGame, seat: Seat, square: &str) -> Option<(Refusal, IntendedPiece)> {
    let view = game.view();
    let from = view.mesh.cell_named(square)?;
    let kind = view.pieces.iter().find(|piece| piece.seat == seat && piece.cell == from)?.kind;
    if !leaving(game, seat, square).is_empty() {
        return None;
    }
    let refused = |to: &str| {
        let refusal = game.may(seat, format!("{square}{to}").as_str()).err()?.typed(square);
        let piece = (square.to_owned(), kind);
        let meant = IntendedPiece { reason: refusal.reason, piece, to: to.to_owned(), instead: Vec::new() };
        Some((refusal, meant))
    };
    let refused = view.mesh.cells().filter(|to| *to != from).filter_map(|to| refused(view.mesh.name(to)));
    // Castling is no step that a king lacks.
    let is_step = |reason: Reason| !reason.asks_more() && !matches!(reason, Reason::NoCastling(_));
    let steps = refused.filter(|(refusal, _)| is_step(refusal.reason));
    steps.min_by_key(|(refusal, _)| rank(&refusal.reason))
}

/// The legal moves from a square, a few of them.
fn leaving(game: &AnyGame, seat: Seat, square: &str) -> Vec<String> {
    let legal = game.legal(seat).into_iter().filter(|legal| legal.from == square);
    legal.map(|legal| legal.san).take(NAMED).collect()
}

/// Of several pieces of a kind the one is meant that comes nearest to making the move.
fn rank(reason: &Reason) -> u8 {
    match reason {
        Reason::KingInCheck => 0,
        Reason::Crazy(reason) if reason.exposes_king() => 0,
        Reason::Draughts(DraughtsReason::MustCapture(_)) => 0,
        Reason::Draughts(DraughtsReason::NoStep | DraughtsReason::ManGoesForward) => 5,
        reason if reason.asks_more() => 0,
        Reason::NoCastling(_) => 1,
        reason if reason.is_own() => 1,
        Reason::Blocked(_) => 2,
        Reason::OwnPiece(_) => 3,
        Reason::WrongMovement(_) => 5,
        _ => 4,
    }
}

/// A bare square is a move of the pawn on its file: `e5` is not one of the pawn on a2.
fn is_of_its_file(meant: &IntendedPiece) -> bool {
    let (from, kind) = &meant.piece;
    *kind != Kind::Pawn || from.chars().next() == meant.to.chars().next()
}

/// Whether a text is castling as players write it.
fn is_castling(typed: &str) -> bool {
    let plain = typed.trim_end_matches(['+', '#', '!', '?']).replace(['0', 'o'], "O");
    matches!(plain.as_str(), "O-O" | "O-O-O")
}

/// What the king can do that does not castle. Where the engine knows no such move, he is not at home.
fn castling(game: &AnyGame, seat: Seat, reason: &Reason) -> Option<IntendedMove> {
    let view = game.view();
    let king = view.pieces.iter().find(|piece| piece.seat == seat && piece.kind == Kind::King)?;
    let from = view.mesh.name(king.cell).to_owned();
    let reason = if *reason == Reason::NoSuchMove { CastlingBar::Moved.into() } else { *reason };
    let instead = leaving(game, seat, &from);
    Some(IntendedMove::Piece(IntendedPiece { reason, piece: (from, Kind::King), to: String::new(), instead }))
}

/// Reads `Qh4`, `Nbd2`, `R1xe2`, `exd5`, `e8=Q`, `e2e5` and `Bc1-g5`.
fn written(view: &View, typed: &str) -> Option<TypedParts> {
    let typed = typed.trim_end_matches(['+', '#', '!', '?']);
    if !typed.is_ascii() {
        return None;
    }
    let (typed, becomes) = match typed.split_once('=') {
        Some((typed, kind)) => (typed, kind.to_ascii_lowercase()),
        None => (typed, String::new()),
    };
    // The longest name of a cell at the end: `e10` before `0`.
    let ends = (2..=3).rev().filter_map(|chars| typed.len().checked_sub(chars));
    let at = ends.into_iter().find(|at| view.mesh.cell_named(&typed[*at..]).is_some())?;
    let head = typed[..at].trim_end_matches(['x', '-', ':']);
    let letter = head.chars().next().filter(char::is_ascii_uppercase);
    let from = head[usize::from(letter.is_some())..].trim_end_matches(['x', '-', ':']);
    let is_hint = from.is_empty()
        || view.mesh.cell_named(from).is_some()
        || from.len() == 1 && from.chars().all(|c| c.is_ascii_alphanumeric());
    is_hint.then(|| TypedParts { letter, from: from.to_owned(), to: typed[at..].to_owned(), becomes })
}
