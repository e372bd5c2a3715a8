//! Moves as they are typed: exact text, players' writing with or without a route, drops, and what lies between.

use crate::board::{Cell, Mesh};
use crate::moves::MoveList;
use crate::notation::MoveTextError;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::sorting::sort_by;
use crate::variants::black_holes::castling::Castling;
use crate::variants::black_holes::hole_move::{HoleMove, Route};
use crate::variants::black_holes::position::BlackHoles;
use crate::variants::black_holes::tables::{file_of, row_of};

/// Longer texts are not read at all.
const LONGEST: usize = 40;

/// Reads a move as typed by a seat, in any case: `@c1`, `drop c1`; `a2a4`, `Sc3`, `bxc5`, `e8=H`, `O-O-O`;
/// `Ra1-b1-a4xb4`, `a1b1a4b4`, and without a route `Ra1xb4` or `Rxb4`, since all routes between the same squares do
/// the same. A knight's letter is `S`, and `N` is understood. `B3d4`, with a capital and a small letter, is the bishop on
/// the third row where one may go there, else the square b3. A promotion that is not named is left out, for the
/// rules to ask for.
pub(super) fn read(holes: &BlackHoles, seat: Seat, text: &str) -> Result<HoleMove, MoveTextError> {
    if text.len() > LONGEST {
        return Err(MoveTextError::Unreadable);
    }
    let ornament = |letter: char| letter.is_whitespace() || "-–—xX×:+#=!?.(),>→".contains(letter);
    let bare: String = text.chars().filter(|letter| !ornament(*letter)).collect();
    let lower = bare.to_ascii_lowercase();
    let lower = lower.strip_suffix("ep").unwrap_or(&lower);
    if let Some(rest) = ["drop", "h@", "@"].iter().find_map(|word| lower.strip_prefix(word)) {
        return Mesh::five().cell_named(rest).map(HoleMove::Drop).ok_or(MoveTextError::Unreadable);
    }
    if matches!(lower.replace('0', "o").as_str(), "oo" | "ooo") {
        // There is one castling; whichever is written, it is meant.
        let castling = Castling::of(seat);
        let home = holes.king(seat) == Some(Cell(castling.king_from));
        let castles = HoleMove::normal(Cell(castling.king_from), Cell(castling.king_to));
        return if home { Ok(castles) } else { Err(MoveTextError::NoSuchMove) };
    }
    let readings =
        readings(lower, bare.starts_with('B'), bare.chars().any(|letter| letter.is_ascii_lowercase()));
    if readings.is_empty() {
        return Err(MoveTextError::Unreadable);
    }
    if let Some(bishop) = bishop_by_row(&bare, lower) {
        match (legal(holes, seat, &bishop), choose(holes, seat, &readings)) {
            (Ok(Some(mv)), _) => return Ok(mv),
            (Ok(None), Ok(squares)) if holes.judge_move(seat, squares).is_err() => {
                // Neither may be played: it is the bishop that is told why.
                return choose(holes, seat, &[vec![bishop], readings].concat());
            }
            (Err(error), Ok(squares)) if holes.judge_move(seat, squares).is_err() => return Err(error),
            (_, squares) => return squares,
        }
    }
    choose(holes, seat, &readings)
}

/// What a text says, in one way of reading it.
#[derive(Clone, Debug)]
struct Reading {
    /// The piece's letter; a pawn where none is written before a single cell.
    kind: Option<Kind>,
    file: Option<u8>,
    row: Option<u8>,
    /// The holes between origin and target: none, one (either of the two), or both.
    via: Vec<Cell>,
    to: Cell,
    promotion: Option<Kind>,
}

/// The ways a lower-case text without ornaments can be read, in order: as squares, as a pawn's capture, by a piece's
/// letter. After a capital B the letter is the bishop before it is the column; squares of one case are never another move.
fn readings(text: &str, bishop: bool, small: bool) -> Vec<Reading> {
    let (body, promotion) = split_promotion(text);
    let squares = cells_of(body).and_then(|cells| Reading::of(None, (None, None), &cells, promotion));
    if squares.is_some() && !(bishop && small) {
        return squares.into_iter().collect();
    }
    let mut others = [Reading::pawn(body, promotion), Reading::piece(body, promotion)];
    if bishop {
        others.reverse();
    }
    squares.into_iter().chain(others.into_iter().flatten()).collect()
}

/// `B3d4` as other programs tell two bishops on one column apart; `b3d4` and `B3D4` are two squares.
fn bishop_by_row(bare: &str, lower: &str) -> Option<Reading> {
    let (body, promotion) = split_promotion(lower);
    let target = body.len().checked_sub(2)?;
    let small = bare.as_bytes().get(target).is_some_and(u8::is_ascii_lowercase);
    let by_row = body.len() == 4 && bare.starts_with('B') && small;
    by_row.then(|| Reading::piece(body, promotion)).flatten().filter(|reading| reading.row.is_some())
}

impl Reading {
    /// A text of cells alone, or with what is known of the origin before them.
    fn of(
        kind: Option<Kind>,
        origin: (Option<u8>, Option<u8>),
        cells: &[Cell],
        promotion: Option<Kind>,
    ) -> Option<Self> {
        let (to, before) = cells.split_last()?;
        let (from, via) = match before {
            [] => (origin, Vec::new()),
            [from, via @ ..] if via.len() <= 2 && origin == (None, None) => {
                ((Some(file_of(from.0)), Some(row_of(from.0))), via.to_vec())
            }
            _ => return None,
        };
        let kind = kind.or(Some(Kind::Pawn).filter(|_| before.is_empty()));
        Some(Self { kind, file: from.0, row: from.1, via, to: *to, promotion })
    }

    /// A pawn's capture: its column, then the target.
    fn pawn(body: &str, promotion: Option<Kind>) -> Option<Self> {
        let (origin, cells) = split_cells(body);
        let file = match origin.as_bytes() {
            [file @ b'a'..=b'e'] => file - b'a',
            _ => return None,
        };
        let takes = cells.len() == 1 && cells.iter().all(|to| file_of(to.0) != file);
        takes.then(|| Self::of(Some(Kind::Pawn), (Some(file), None), &cells, promotion)).flatten()
    }

    /// A piece's letter, what tells it from others, and cells.
    fn piece(body: &str, promotion: Option<Kind>) -> Option<Self> {
        let mut letters = body.chars();
        let kind = letters.next().and_then(kind_of)?;
        let (origin, cells) = split_cells(letters.as_str());
        let origin = match origin.as_bytes() {
            [] => (None, None),
            [file @ b'a'..=b'e'] => (Some(file - b'a'), None),
            [row @ b'1'..=b'8'] => (None, Some(row - b'1')),
            _ => return None,
        };
        Self::of(Some(kind), origin, &cells, promotion)
    }

    fn fits_origin(&self, holes: &BlackHoles, from: Cell) -> bool {
        self.file.is_none_or(|file| file == file_of(from.0))
            && self.row.is_none_or(|row| row == row_of(from.0))
            && self.kind.is_none_or(|kind| holes.piece_at(from).is_some_and(|piece| piece.kind == kind))
    }

    /// The cell it names in full.
    fn origin(&self) -> Option<Cell> {
        Mesh::five()
            .cells()
            .find(|cell| self.file == Some(file_of(cell.0)) && self.row == Some(row_of(cell.0)))
    }

    /// The holes it names, where it names them so that no other could be meant.
    fn route(&self) -> Option<Route> {
        match self.via[..] {
            [black, white] => Some(Route { black, white }),
            _ => None,
        }
    }

    fn fits_route(&self, route: Option<Route>) -> bool {
        match (&self.via[..], route) {
            ([], _) => true,
            ([hole], Some(route)) => route.black == *hole || route.white == *hole,
            _ => false,
        }
    }

    /// The move it names in full, legal or not.
    fn exact(&self, from: Cell, route: Option<Route>) -> HoleMove {
        HoleMove::Go { from, to: self.to, route, promotion: self.promotion }
    }
}

/// The move that is meant: the reading that names a route in full, else the one legal move that fits, else the only
/// piece that could be meant, so that the player is told what is wrong with its move.
fn choose(holes: &BlackHoles, seat: Seat, readings: &[Reading]) -> Result<HoleMove, MoveTextError> {
    let own = |from: &Cell| holes.piece_at(*from).is_some_and(|piece| piece.seat == seat);
    for reading in readings {
        if let (Some(from), Some(route)) = (reading.origin(), reading.route())
            && reading.fits_origin(holes, from)
        {
            return Ok(reading.exact(from, Some(route)));
        }
    }
    for reading in readings {
        match legal(holes, seat, reading) {
            Ok(Some(mv)) => return Ok(mv),
            Ok(None) => {}
            Err(error) => return Err(error),
        }
    }
    for reading in readings {
        let mut pieces = holes.all_pieces().map(|(cell, _)| cell).filter(own);
        if let Some(from) = pieces.find(|from| reading.fits_origin(holes, *from))
            && pieces.all(|other| !reading.fits_origin(holes, other))
        {
            return Ok(reading.exact(from, pseudo_route(holes, from, reading)));
        }
    }
    let exact = readings.iter().find_map(|reading| {
        let from = reading.origin().filter(|_| reading.kind.is_none())?;
        Some(reading.exact(from, pseudo_route(holes, from, reading)))
    });
    exact.ok_or(MoveTextError::NoSuchMove)
}

/// The legal move that fits a reading. Normal moves come before relativistic ones, and of several routes the first is
/// taken.
fn legal(holes: &BlackHoles, seat: Seat, reading: &Reading) -> Result<Option<HoleMove>, MoveTextError> {
    let mut found: Vec<(Cell, HoleMove)> = Vec::new();
    let mut moves = MoveList::new();
    holes.moves_as(seat, &mut moves);
    for mv in moves {
        let HoleMove::Go { from, to, route, promotion } = mv else { continue };
        let asked = reading.promotion.is_none() || reading.promotion == promotion;
        if to != reading.to || !asked || !reading.fits_origin(holes, from) {
            continue;
        }
        let route = match (&reading.via[..], route) {
            ([], route) => route,
            // The route that is kept need not be the one that goes through the hole that was named.
            _ => match first_route(holes, from, reading) {
                None => continue,
                some => some,
            },
        };
        found.push((from, reading.exact(from, route)));
    }
    // Players' writing of a normal move tells its piece from others that could go there normally.
    if found.iter().any(|(_, mv)| mv.route().is_none()) {
        found.retain(|(_, mv)| mv.route().is_none());
    }
    sort_by(&mut found, &|a, b| a.0.cmp(&b.0));
    found.dedup_by_key(|(from, _)| *from);
    match found[..] {
        [] => Ok(None),
        [(_, mv)] => Ok(Some(mv)),
        _ => Err(MoveTextError::Ambiguous),
    }
}

/// The first route that fits what was named of it.
fn first_route(holes: &BlackHoles, from: Cell, reading: &Reading) -> Option<Route> {
    let mut first = None;
    holes.each_route_between(from.0, reading.to.0, &mut |route| {
        let fits = reading.fits_route(Some(route));
        first = Some(route).filter(|_| fits);
        fits
    });
    first
}

/// For a move that is not legal, the route it would take: one that only its king forbids; where one hole was named
/// and no route leads through it, in and out there. None for what reads like a normal move and could be one.
fn pseudo_route(holes: &BlackHoles, from: Cell, reading: &Reading) -> Option<Route> {
    if let Some(route) = reading.route().or_else(|| first_route(holes, from, reading)) {
        return Some(route);
    }
    match reading.via[..] {
        [hole] => Some(Route { black: hole, white: hole }),
        _ => None,
    }
}

/// Cuts off a promotion's letter: one that follows a row's digit.
fn split_promotion(text: &str) -> (&str, Option<Kind>) {
    let mut letters = text.chars().rev();
    if let (Some(last), Some(before)) = (letters.next(), letters.next())
        && before.is_ascii_digit()
        && let Some(kind) = kind_of(last)
        && let Some(body) = text.strip_suffix(last)
    {
        return (body, Some(kind));
    }
    (text, None)
}

/// The kind of a lower-case letter: `s` is the knight, `n` is understood as one.
fn kind_of(letter: char) -> Option<Kind> {
    let upper = letter.to_ascii_uppercase();
    HoleMove::KINDS.into_iter().find(|kind| HoleMove::letter(*kind) == upper || kind.letter() == upper)
}

/// A text of cells and nothing else; none of an empty one.
fn cells_of(text: &str) -> Option<Vec<Cell>> {
    let (rest, cells) = split_cells(text);
    (rest.is_empty() && !cells.is_empty()).then_some(cells)
}

/// Cuts the cells at the end of a text from what stands before them.
fn split_cells(text: &str) -> (&str, Vec<Cell>) {
    let mut rest = text;
    let mut cells = Vec::new();
    while let Some(cut) = rest.len().checked_sub(2).filter(|cut| rest.is_char_boundary(*cut))
        && let Some(cell) = Mesh::five().cell_named(&rest[cut..])
    {
        cells.insert(0, cell);
        rest = &rest[..cut];
    }
    (rest, cells)
}
