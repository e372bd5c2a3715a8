//! The exact move grammar, read byte by byte (notation.md).

use crate::piece::Kind;
use crate::variants::crazy::crazy_move::{CrazyMove, MOST_LINKS, MoveKind, Promotions, Step};
use crate::variants::crazy::stacks::Place;

/// Reads a whole text, lower case and without ornaments, as a move; `None` where it is not of the grammar. Two squares
/// are any piece's, three a king's; who stands there is not asked.
pub(super) fn read(text: &str) -> Option<CrazyMove> {
    let (mv, promotions) = match text.split_once('=') {
        None => (text, Promotions::NONE),
        Some((mv, kinds)) => (mv, read_promotions(kinds)?),
    };
    if mv.is_empty() {
        return (!promotions.is_empty()).then_some(MoveKind::Choose.promoting(promotions));
    }
    let kind = if mv.contains('~') { disguise(mv)? } else { plain(mv)? };
    Some(kind.promoting(promotions))
}

/// What pawns become; at least one letter of `qrbn` and at most eight.
pub(super) fn read_promotions(kinds: &str) -> Option<Promotions> {
    if kinds.is_empty() || kinds.len() > 8 {
        return None;
    }
    kinds.chars().try_fold(Promotions::NONE, |made, letter| {
        let kind = Kind::from_letter(letter).filter(|kind| Promotions::KINDS.contains(kind))?;
        Some(made.and(kind))
    })
}

/// Cuts a place off the front.
pub(super) fn place(text: &str) -> Option<(Place, &str)> {
    let (cell, rest) = square(text)?;
    let Some(digits) = rest.strip_prefix(':') else { return Some((Place::bottom(cell), rest)) };
    // A level is at most 31, so a digit more than two belongs to nothing.
    let len = digits.bytes().take(2).take_while(u8::is_ascii_digit).count();
    // After one digit of a level a square's letter follows or nothing, so two digits in a row are one level.
    let (number, rest) = digits.split_at_checked(len)?;
    let level = number.parse().ok().filter(|level| *level > 0 && !number.starts_with('0'))?;
    Some((Place { cell, level }, rest))
}

fn square(text: &str) -> Option<(u8, &str)> {
    let bytes = text.as_bytes();
    let file = bytes.first().filter(|byte| (b'a'..=b'h').contains(byte))? - b'a';
    let row = bytes.get(1).filter(|byte| (b'1'..=b'8').contains(byte))? - b'1';
    Some((row * 8 + file, text.get(2..)?))
}

fn step(text: &str) -> Option<(Step, &str)> {
    let (to, rest) = square(text)?;
    Some(match rest.strip_prefix('^') {
        Some(rest) => (Step::into(to), rest),
        None => (Step::on(to), rest),
    })
}

fn plain(text: &str) -> Option<MoveKind> {
    let (from, rest) = place(text)?;
    if rest == "!" {
        return Some(MoveKind::AllRound { at: from });
    }
    let (first, rest) = step(rest)?;
    if rest.is_empty() {
        return Some(MoveKind::Go { from, step: first });
    }
    if let Some(rest) = rest.strip_prefix('*') {
        let (victim, rest) = place(rest)?;
        return rest.is_empty().then_some(MoveKind::Knight { from, step: first, victim });
    }
    let (second, rest) = step(rest)?;
    rest.is_empty().then_some(MoveKind::King { from, first, second })
}

fn disguise(text: &str) -> Option<MoveKind> {
    let mut pawns = Vec::new();
    let mut with = None;
    for link in text.split(',') {
        let (pawn, target) = link.split_once('~')?;
        let (pawn, rest) = place(pawn)?;
        let (target, over) = place(target)?;
        if !rest.is_empty() || !over.is_empty() || pawns.len() == MOST_LINKS {
            return None;
        }
        // Each next place is where the exchanged piece stands: where the pawn before has come from.
        if pawns.last().is_some_and(|last| *last != target) {
            return None;
        }
        with = with.or(Some(target));
        pawns.push(pawn);
    }
    Some(MoveKind::disguise(with?, &pawns))
}
