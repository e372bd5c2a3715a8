//! Positions: six fields, stacks in brackets from below, read strictly and written (notation.md, Crazy exact position
//! grammar).

use crate::board::Mesh;
use crate::notation::PositionError;
use crate::notation::fen::{Fields, field, read_number, unknown_word};
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::crazy::code::CrazyCode;
use crate::variants::crazy::passing::PassedSquares;
use crate::variants::crazy::position::{Crazy, first_row, last_row};
use crate::variants::crazy::rules::{CrazyRules, ForcedPromotion};
use crate::variants::crazy::stack_slice::{MOST_PIECES, StackSlice};
use crate::variants::kit::placement;
use crate::variants::kit::sets::bit;
use crate::variants::orthodox::{Castling, read_rights};

/// The position of six fields.
pub(super) fn read(rules: CrazyRules, text: &str) -> Result<Crazy, PositionError> {
    let fields = Fields::split(text)?;
    if let Some(word) = fields.words().first() {
        return Err(unknown_word(
            word,
            "a position of Crazy chess ends after its six fields and the words of denial",
        ));
    }
    let [board, turn, rights, passed, quiet, number] = fields.six();
    let mut crazy = Crazy::empty(rules);
    placement::read(board, 8, 8, |text, cell| {
        let (unit, rest) = stack(text)?;
        if crazy.stacks.len() + unit.pieces().len() > MOST_PIECES {
            return Err("a game has thirty-two pieces at the most");
        }
        if let Some(cell) = cell {
            crazy.stacks.add(cell.0, &unit);
        }
        Ok(rest)
    })?;
    crazy.turn = match turn {
        "w" => Seat::First,
        "b" => Seat::Second,
        _ => return Err(field("side to move", "write w or b")),
    };
    crazy.stacks.rights = read_rights(rights)?;
    crazy.passing = read_passing(passed, &crazy)?;
    let quiet = read_number(quiet).ok_or(field("half-move", "plies since the last capture or pawn move"));
    let number = read_number(number).filter(|number| *number > 0);
    crazy.quiet = quiet?;
    crazy.number = number.ok_or(field("move number", "a number from 1"))?;
    match unplayable(&crazy) {
        Some(why) => Err(PositionError::Unplayable(why)),
        None => Ok(crazy),
    }
}

/// How many pawns a side has at the most: none is ever made (a promotion names one letter for each, notation.md 6).
const MOST_PAWNS: usize = 8;

const LETTERS: &str = "pieces are the letters PNBRQK and pnbrqk, and '1 comes only after a bishop";

/// Cuts a piece off the front of a text.
fn piece(text: &str) -> Result<(CrazyCode, &str), &'static str> {
    let mut letters = text.chars();
    let letter = letters.next().filter(char::is_ascii).ok_or(LETTERS)?;
    let kind = Kind::from_letter(letter).ok_or(LETTERS)?;
    let seat = if letter.is_ascii_uppercase() { Seat::First } else { Seat::Second };
    let code = CrazyCode::of(kind, seat);
    let rest = letters.as_str();
    match rest.strip_prefix('\'') {
        None => Ok((code, rest)),
        Some(turns) => {
            let rest = turns.strip_prefix('1').filter(|_| kind == Kind::Bishop).ok_or(LETTERS)?;
            Ok((code.risen(false), rest))
        }
    }
}

/// Cuts the pieces of one square off the front: one, or several on a rook in brackets.
fn stack(text: &str) -> Result<(StackSlice, &str), &'static str> {
    let Some(mut rest) = text.strip_prefix('[') else {
        let (code, rest) = piece(text)?;
        return Ok((StackSlice::one(code), rest));
    };
    let mut unit = StackSlice::NONE;
    loop {
        if let Some(after) = rest.strip_prefix(']') {
            rest = after;
            break;
        }
        let code;
        (code, rest) = piece(rest)?;
        if unit.pieces().len() == MOST_PIECES {
            return Err("a game has thirty-two pieces at the most");
        }
        unit.push(code);
    }
    if unit.pieces().len() < 2 {
        Err("brackets hold two or more pieces. Write a single piece without them")
    } else if unit.first().is_rook() {
        Ok((unit, rest))
    } else {
        Err("the bottom piece of a stack is a rook")
    }
}

fn read_passing(text: &str, crazy: &Crazy) -> Result<PassedSquares, PositionError> {
    let wrong = || {
        field("en passant", "write each passed square and where its pawn is, as e3:e4,b2:c2 from a1 on, or -")
    };
    let mut passing = PassedSquares::NONE;
    if text == "-" {
        return Ok(passing);
    }
    let mover = crazy.turn.other();
    let mut last = None;
    for pair in text.split(',') {
        let (passed, pawn) = pair.split_once(':').ok_or_else(wrong)?;
        let (passed, pawn) = (square(passed).ok_or_else(wrong)?, square(pawn).ok_or_else(wrong)?);
        if last.is_some_and(|last| last >= passed) {
            return Err(wrong());
        }
        last = Some(passed);
        let right = passing.with(mover, passed, pawn).filter(|_| {
            let free = crazy.stacks.occupied() & bit(passed) == 0;
            free && crazy.stacks.bottom(pawn).is(Kind::Pawn, mover)
        });
        passing = right.ok_or(PositionError::Unplayable(
            "no pawn can have passed the en passant square with the last move",
        ))?;
    }
    Ok(passing)
}

fn square(text: &str) -> Option<u8> {
    let lower = !text.bytes().any(|byte| byte.is_ascii_uppercase());
    Mesh::eight().cell_named(text).filter(|_| lower).map(|cell| cell.0)
}

/// Why no game can be played on from there.
fn unplayable(crazy: &Crazy) -> Option<&'static str> {
    for seat in [Seat::First, Seat::Second] {
        if crazy.stacks.all().filter(|(_, piece)| piece.is(Kind::King, seat)).count() != 1 {
            return Some("each side must have one king");
        }
        if crazy.stacks.all().filter(|(_, piece)| piece.is(Kind::Pawn, seat)).count() > MOST_PAWNS {
            return Some("a side can have eight pawns at the most, those inside rooks counted");
        }
        let pawns = crazy.stacks.of_kind(Kind::Pawn) & crazy.stacks.side(seat);
        // Where the owner is still to say what they become, the pawns stand on their last row.
        let waits = crazy.rules.forced_promotion == ForcedPromotion::Ask && seat == crazy.turn;
        let barred = if waits { first_row(seat) } else { first_row(seat) | last_row(seat) };
        if pawns & barred != 0 {
            return Some("no pawn can stand outside a rook on the first or the last rank");
        }
    }
    if !Castling::ALL.iter().all(|way| crazy.stacks.rights & way.right == 0 || at_home(crazy, way)) {
        return Some("castling needs king and rook on their first squares");
    }
    // Whatever the pawns become that wait on their last row (B27).
    if !crazy.is_safe_for(crazy.turn.other()) {
        return Some("the side that is not to move is in check");
    }
    None
}

fn at_home(crazy: &Crazy, way: &Castling) -> bool {
    crazy.stacks.bottom(way.king_from).is(Kind::King, way.seat())
        && crazy.stacks.bottom(way.rook_from).is(Kind::Rook, way.seat())
}

/// The six fields of a position.
pub(super) fn write(crazy: &Crazy) -> String {
    let mut text = String::with_capacity(96);
    placement::write(&mut text, 8, 8, |text, cell| {
        let height = crazy.stacks.height(cell.0);
        text.push_str(if height > 1 { "[" } else { "" });
        crazy.stacks.pieces_on(cell.0).for_each(|(_, code)| push_piece(text, code));
        text.push_str(if height > 1 { "]" } else { "" });
        height > 0
    });
    text.push(if crazy.turn == Seat::First { 'w' } else { 'b' });
    let held = Castling::ALL.iter().filter(|way| crazy.stacks.rights & way.right != 0);
    let rights: String = held.map(|way| way.letter).collect();
    let name = |cell| Mesh::eight().name(crate::board::Cell(cell));
    let pairs: Vec<String> = crazy
        .passing
        .pairs(crazy.turn.other())
        .map(|(passed, pawn)| format!("{}:{}", name(passed), name(pawn)))
        .collect();
    let or_none = |text: String| if text.is_empty() { "-".to_owned() } else { text };
    text + &format!(" {} {} {} {}", or_none(rights), or_none(pairs.join(",")), crazy.quiet, crazy.number)
}

fn push_piece(text: &mut String, code: CrazyCode) {
    let letter = code.kind().letter();
    text.push(if code.seat() == Seat::First { letter } else { letter.to_ascii_lowercase() });
    text.push_str(if code.has_risen() { "'1" } else { "" });
}
