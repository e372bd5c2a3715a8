//! The legal moves that a text may mean which no game reads as one move: short captures, the candidates of an ambiguous text, and
//! for a move that is illegal those of the same piece (notation.md T4 to T6).

use super::Texts;
use crate::seat::Seat;

/// A typed move without what players put between its parts, small.
fn bare(text: &str) -> String {
    let ornament = |c: char| c.is_whitespace() || "-–—x×:+#=!?.()>/".contains(c);
    text.chars().filter(|c| !ornament(*c)).flat_map(char::to_lowercase).collect()
}

/// The only legal capture of a pawn from one column to another: `ed`, `exd`, `ed=Q`.
pub(crate) fn short_capture<M: Copy + Ord>(texts: &dyn Texts<M>, seat: Seat, text: &str) -> Vec<M> {
    let typed = bare(text);
    let mut letters = typed.chars();
    let (Some(from), Some(to), promotion) = (letters.next(), letters.next(), letters.next()) else {
        return Vec::new();
    };
    if letters.next().is_some() || !typed.bytes().all(|byte| byte.is_ascii_lowercase()) || from == to {
        return Vec::new();
    }
    let fits = |mv: &M| {
        let (start, end) = texts.ends(*mv);
        texts.cell_name(start).starts_with(from)
            && texts.cell_name(end).starts_with(to)
            && promotion.is_none_or(|piece| texts.write_move(*mv).ends_with(piece))
            && texts.san_unmarked(seat, *mv).strip_prefix(from).is_some_and(|rest| rest.starts_with('x'))
    };
    texts.legal_moves(seat).into_iter().filter(fits).collect()
}

/// The legal moves that fit an ambiguous text: its piece, what it says of the start, and its target.
pub(crate) fn candidates<M: Copy + Ord>(texts: &dyn Texts<M>, seat: Seat, text: &str) -> Vec<M> {
    let short = short_capture(texts, seat, text);
    if !short.is_empty() {
        return short;
    }
    let by_game = texts.meant(seat, text);
    if !by_game.is_empty() {
        return by_game;
    }
    let typed = bare(text);
    let fits = |mv: &M| {
        let (start, end) = texts.ends(*mv);
        let target = texts.cell_name(end).to_lowercase();
        let Some(at) = typed.rfind(&target) else { return false };
        let rest = typed.len() - at - target.len();
        let head = typed.get(..at).unwrap_or_default();
        let start = texts.cell_name(start).to_lowercase();
        if rest > 1 {
            return false;
        }
        let san = texts.san_unmarked(seat, *mv);
        let piece = san.chars().next().filter(char::is_ascii_uppercase).map(|c| c.to_ascii_lowercase());
        match piece {
            Some(piece) => head.strip_prefix(piece).is_some_and(|said| is_within(said, &start)),
            None => is_within(head, &start),
        }
    };
    let legal = texts.legal_moves(seat);
    legal.into_iter().filter(fits).collect()
}

/// Whether the characters of one text stand in another, in their order.
fn is_within(said: &str, whole: &str) -> bool {
    let mut left = whole.chars();
    said.chars().all(|c| left.any(|other| other == c))
}

/// The legal moves of the piece that a move names which no piece can make: of its kind, or of its column's pawns.
pub(crate) fn same_piece<M: Copy + Ord>(texts: &dyn Texts<M>, seat: Seat, text: &str) -> Vec<M> {
    let mut legal: Vec<M> = texts.legal_moves(seat).into_iter().collect();
    let first = text.trim().chars().next().unwrap_or(' ');
    let named = |mv: &M, letter: char| texts.san_unmarked(seat, *mv).starts_with(letter);
    let letters = [first, first.to_ascii_uppercase()];
    let letter = letters.into_iter().find(|letter| legal.iter().any(|mv| named(mv, *letter)));
    match letter.filter(char::is_ascii_alphabetic) {
        Some(letter) => legal.retain(|mv| named(mv, letter)),
        None => legal.clear(),
    }
    legal
}
