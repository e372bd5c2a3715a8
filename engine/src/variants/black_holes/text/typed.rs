//! Moves as they are typed: exact text, players' writing with or without a route, drops, and what lies between.

use crate::board::{Cell, Mesh};
use crate::moves::MoveList;
use crate::notation::MoveTextError;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::black_holes::castling::Castling;
use crate::variants::black_holes::hole_move::{HoleMove, Route};
use crate::variants::black_holes::position::BlackHoles;
use crate::variants::kit::typed::{LONGEST, MoveReader, without_ornaments};

/// Reads a move as typed by a seat, in any case: `@c1`, `drop c1`; `a2a4`, `Sc3`, `bxc5`, `e8=H`, `O-O-O`;
/// `Ra1-b1-a4xb4`, `a1b1a4b4`, and without a route `Ra1xb4` or `Rxb4`, since all routes between the same squares do
/// the same. A knight's letter is `S`, and `N` is understood.
pub(super) fn read(holes: &BlackHoles, seat: Seat, text: &str) -> Result<HoleMove, MoveTextError> {
    if text.len() > LONGEST {
        return Err(MoveTextError::Unreadable);
    }
    let bare = without_ornaments(text);
    let lower = bare.to_ascii_lowercase();
    if let Some(rest) = ["drop", "h@", "@"].iter().find_map(|word| lower.strip_prefix(word)) {
        let rest = rest.strip_suffix("ep").unwrap_or(rest);
        return Mesh::five().cell_named(rest).map(HoleMove::Drop).ok_or(MoveTextError::Unreadable);
    }
    if matches!(lower.replace('0', "o").as_str(), "oo" | "ooo") {
        // There is one castling; whichever is written, it is meant, and never a king that travels to the same cell.
        let castling = Castling::of(seat);
        let home = holes.king(seat) == Some(Cell(castling.king_from));
        let castles = HoleMove::normal(Cell(castling.king_from), Cell(castling.king_to));
        return if home { Ok(castles) } else { Err(MoveTextError::NoSuchMove) };
    }
    let (bare, via) = cut_holes(bare, &lower);
    let mut legal = MoveList::new();
    holes.moves_as(seat, &mut legal);
    // The route that is kept need not be the one that goes through the hole that was named.
    let each_legal = |to: Cell, normal: bool, each: &mut dyn FnMut(Kind, Cell)| {
        for mv in &legal {
            let HoleMove::Go { from, to: end, route, .. } = *mv else { continue };
            let fits = if via.is_empty() {
                !normal || route.is_none()
            } else {
                !normal && first_route(holes, from, to, &via).is_some()
            };
            if let Some(piece) = holes.piece_at(from).filter(|_| end == to && fits) {
                each(piece.kind, from);
            }
        }
    };
    let meant = |_: Cell, each: &mut dyn FnMut(Kind, Cell)| {
        let own = holes.all_pieces().filter(|(_, piece)| piece.seat == seat);
        own.for_each(|(from, piece)| each(piece.kind, from));
    };
    let reader = MoveReader {
        mesh: Mesh::five(),
        leaves_column: true,
        castling: &|_| None,
        kinds: &kind_of,
        // Players' writing of a normal move tells its piece from others that could go there normally.
        legal: &[&|to, each| each_legal(to, true, each), &|to, each| each_legal(to, false, each)],
        meant: &meant,
    };
    let (from, to, promotion) = reader.read(&bare)?;
    let same = |mv: &&HoleMove| {
        matches!(**mv, HoleMove::Go { from: start, to: end, promotion: kind, .. }
        if (start, end) == (from, to) && (promotion.is_none() || promotion == kind))
    };
    let route = match via[..] {
        [black, white] => Some(Route { black, white }),
        [hole] => first_route(holes, from, to, &via).or(Some(Route { black: hole, white: hole })),
        // Normal moves come before relativistic ones; what is not legal goes by a route that only its king forbids.
        _ => match legal.iter().filter(same).min_by_key(|mv| mv.route().is_some()) {
            Some(mv) => mv.route(),
            None => first_route(holes, from, to, &via),
        },
    };
    Ok(HoleMove::Go { from, to, route, promotion })
}

/// Takes one or two holes out of a text without ornaments that names them between its origin and its target.
fn cut_holes(bare: String, lower: &str) -> (String, Vec<Cell>) {
    let body = lower.strip_suffix("ep").unwrap_or(lower);
    let body = body.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let mut begin = body.len();
    let mut cells = Vec::new();
    while let Some(cut) = begin.checked_sub(2)
        && let Some(cell) = body.get(cut..begin).and_then(|name| Mesh::five().cell_named(name))
    {
        cells.insert(0, cell);
        begin = cut;
    }
    let holes = match &cells[..] {
        [_, holes @ .., _] if matches!(holes.len(), 1 | 2) => holes.to_vec(),
        _ => return (bare, Vec::new()),
    };
    // The letter before a cell that is written whole is read the same in either case.
    (format!("{}{}", &lower[..begin + 2], &lower[body.len() - 2..]), holes)
}

/// The first route between two cells that goes through the holes that were named.
fn first_route(holes: &BlackHoles, from: Cell, to: Cell, via: &[Cell]) -> Option<Route> {
    let mut first = None;
    holes.each_route_between(from.0, to.0, &mut |route| {
        let fits = match via {
            [] => true,
            [hole] => route.black == *hole || route.white == *hole,
            [black, white] => route == (Route { black: *black, white: *white }),
            _ => false,
        };
        first = Some(route).filter(|_| fits);
        fits
    });
    first
}

/// The kind of a letter: `S` is the knight, `N` is understood as one.
fn kind_of(letter: char) -> Option<Kind> {
    let upper = letter.to_ascii_uppercase();
    HoleMove::KINDS.into_iter().find(|kind| HoleMove::letter(*kind) == upper || kind.letter() == upper)
}
