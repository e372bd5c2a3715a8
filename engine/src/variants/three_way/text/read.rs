//! Reading a position strictly: what is read is what would be written.

use super::{FIELDS, board, seat_of};
use crate::board::{Cell, Mesh};
use crate::notation::fen::unknown_word;
use crate::notation::{LeftOut, PositionError};
use crate::piece::Kind;
use crate::seat::Seat;
use crate::seats::Seats;
use crate::variants::three_way::{Castling, EnPassantRule, PassedPawn, PassedPawns, ThreeWay, ThreeWayRules};

fn field(field: &'static str, what: &'static str) -> PositionError {
    PositionError::Field { field, what }
}

pub(super) fn position(rules: ThreeWayRules, text: &str) -> Result<ThreeWay, PositionError> {
    let mut parts = text.split_ascii_whitespace();
    let mut fields = [""; FIELDS];
    for field in &mut fields {
        *field = parts.next().ok_or(PositionError::FieldsOfThree)?;
    }
    let [pieces, turn, living, rights, passed, quiet, round] = fields;
    let mut position = ThreeWay::empty(rules);
    board::read(pieces, &mut position)?;
    position.set_turn(single(turn).and_then(seat_of).ok_or(field("side to move", "write w, r or b"))?);
    let living =
        read_seats(living).ok_or(field("living sides", "write those of wrb that live, in this order"))?;
    position.set_rights(read_rights(rights)?);
    position.set_passed(read_passed(passed)?);
    let quiet = read_number(quiet).ok_or(field("quiet plies", "plies since the last capture or pawn move"));
    let round = read_number(round).filter(|round| *round > 0);
    position.set_clocks(quiet?, round.ok_or(field("round", "a number from 1"))?);
    position.set_living(living, read_heirs(parts, rules, living)?);
    if let Some(why) = unplayable(&position) {
        return Err(PositionError::Unplayable(why));
    }
    if rules.passing == EnPassantRule::Off {
        position.set_passed(PassedPawns::NONE);
    }
    Ok(position)
}

/// The rights in a text that the table has switched off.
pub(super) fn left_out(rules: ThreeWayRules, text: &str) -> Vec<LeftOut> {
    let passed = text.split_ascii_whitespace().nth(4).filter(|passed| *passed != "-");
    let off = passed.filter(|_| rules.passing == EnPassantRule::Off);
    off.map(|passed| LeftOut::new("ep=off", "en passant field", passed)).into_iter().collect()
}

/// The only character of a text.
fn single(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

/// Letters of sides in seat order, at least one.
fn read_seats(text: &str) -> Option<Seats> {
    let seats: Vec<Seat> = text.chars().map(seat_of).collect::<Option<_>>()?;
    let sorted = !seats.is_empty() && seats.is_sorted_by(|a, b| a < b);
    sorted.then(|| seats.into_iter().collect())
}

/// A cell by its exact, lower-case name.
fn read_cell(text: &str) -> Option<Cell> {
    let mesh = Mesh::hexagon();
    mesh.cell_named(text).filter(|cell| mesh.name(*cell) == text)
}

/// A whole number as it would be written: digits without a leading zero.
fn read_number(text: &str) -> Option<u16> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let written = digits && (text == "0" || !text.starts_with('0'));
    if written { text.parse().ok() } else { None }
}

fn read_rights(text: &str) -> Result<u8, PositionError> {
    let wrong = || field("castling", "write the cells of the rooks that may castle, in cell order, or -");
    let mut rights = 0;
    for name in text.split(',').filter(|_| text != "-") {
        let rook = read_cell(name).ok_or_else(wrong)?;
        let castling = Castling::ALL.iter().find(|castling| castling.rook_from == rook.0);
        let castling = castling.filter(|castling| rights < castling.right).ok_or_else(wrong)?;
        rights |= castling.right;
    }
    Ok(rights)
}

fn read_passed(text: &str) -> Result<PassedPawns, PositionError> {
    let wrong =
        || field("en passant", "write passed cell, pawn and who may take, as d3:d4:rb, in cell order, or -");
    let mut pawns = PassedPawns::NONE;
    let mut last = None;
    for entry in text.split(',').filter(|_| text != "-") {
        let passed = read_entry(entry).filter(|passed| last < Some(passed.cell)).ok_or_else(wrong)?;
        last = Some(passed.cell);
        if !pawns.add(passed) {
            return Err(field(
                "en passant",
                "a right lasts one turn of each opponent, so there are two at most",
            ));
        }
    }
    Ok(pawns)
}

fn read_entry(text: &str) -> Option<PassedPawn> {
    let mut parts = text.split(':');
    let (cell, pawn, who) = (read_cell(parts.next()?)?, read_cell(parts.next()?)?, parts.next()?);
    // Either order is read; written is the order of the turns: White, Red, Black.
    let turned = || read_seats(&who.chars().rev().collect::<String>());
    let who = read_seats(who).or_else(turned)?;
    let passed = PassedPawn { cell: cell.0, who };
    let third_rank = cell.0 / 8 % 4 == 2;
    (parts.next().is_none() && third_rank && passed.pawn() == pawn).then_some(passed)
}

/// The word `heirs=r:w`: who moves the pieces of the fallen.
fn read_heirs<'a>(
    words: impl Iterator<Item = &'a str>,
    rules: ThreeWayRules,
    living: Seats,
) -> Result<[Option<Seat>; 3], PositionError> {
    let mut heirs = [None; 3];
    let mut read = false;
    for word in words {
        let refuse = |what| unknown_word(word, what);
        let value = word.strip_prefix("heirs=").ok_or_else(|| refuse("the only word here is heirs=r:w"))?;
        if std::mem::replace(&mut read, true) {
            return Err(refuse("write each word once"));
        }
        if !rules.inherit {
            return Err(refuse("at this table nobody inherits (inherit=off)"));
        }
        let mut last = None;
        for pair in value.split(',') {
            let pair = pair.split_once(':').and_then(|(from, heir)| {
                Some((single(from).and_then(seat_of)?, single(heir).and_then(seat_of)?))
            });
            let pair =
                pair.filter(|(from, heir)| last < Some(*from) && !living.has(*from) && living.has(*heir));
            let (from, heir) = pair.ok_or_else(|| {
                refuse("write heirs=r:w: a fallen side and the living one that has its pieces")
            })?;
            last = Some(from);
            heirs[from.index()] = Some(heir);
        }
    }
    Ok(heirs)
}

/// Why no game can be played on from there. How many pieces a side has is not asked: people set up puzzles.
fn unplayable(position: &ThreeWay) -> Option<&'static str> {
    let living = position.living();
    for seat in Seat::ALL {
        let kings = (position.of_kind(Kind::King) & position.home(seat)).count_ones();
        if living.has(seat) && kings != 1 {
            return Some("each living side must have one king");
        }
        if kings > 1 {
            return Some("a fallen side can have one king at the most, that of a player who resigned");
        }
    }
    if !living.has(position.turn()) {
        return Some("the side to move has fallen");
    }
    if position.all_pieces().any(|(cell, piece, _)| piece.kind == Kind::Pawn && cell.0 / 8 % 4 == 0) {
        return Some("no pawn can stand on a base row");
    }
    if !Castling::ALL
        .iter()
        .all(|castling| position.rights() & castling.right == 0 || at_home(position, castling))
    {
        return Some("castling needs king and rook of a living side on their first cells");
    }
    if position.passed().iter().any(|passed| !plausible(position, passed)) {
        return Some("no pawn can have passed the en passant cell, or not with these opponents to take it");
    }
    None
}

fn at_home(position: &ThreeWay, castling: &Castling) -> bool {
    let seat = position.rules().seat_of(castling.home);
    let stands = |cell, kind| {
        let cell = Cell(cell);
        position.home_at(cell) == Some(seat)
            && position.piece_at(cell).is_some_and(|piece| piece.kind == kind)
    };
    position.living().has(seat)
        && stands(castling.king_from, Kind::King)
        && stands(castling.rook_from, Kind::Rook)
}

/// Whether a pawn of the territory can have passed a cell within the last two turns, with the right open to others
/// than who moves it.
fn plausible(position: &ThreeWay, passed: PassedPawn) -> bool {
    let home = position.rules().seat_of(passed.cell / 32);
    let pawn = passed.pawn();
    let owner = position.controller(home);
    position.piece_at(Cell(passed.cell)).is_none()
        && position.home_at(pawn) == Some(home)
        && position.piece_at(pawn).is_some_and(|piece| piece.kind == Kind::Pawn)
        && passed.who.and(position.living()) == passed.who
        && owner.is_none_or(|owner| !passed.who.has(owner))
}
