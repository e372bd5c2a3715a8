//! Moves that are typed with the piece letters of other languages than English.

use lasermate_engine::any::AnyGame;
use lasermate_engine::notation;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::typed_action::TypedAction;

use crate::language::Language;
use crate::say::pieces;
use crate::saying::written;
use crate::text;

/// A typed move with a language's piece letters as English ones; `None` where it says the same in both.
pub fn in_english(language: &Language, typed: &str) -> Option<String> {
    if language == Language::english() {
        return None;
    }
    notation::in_english_letters(typed, &written(pieces::LETTERS, language))
}

/// A move with the letters of the asker's language, else of the room's, as English ones, where those that were typed are no legal move
/// in English. `None` where it is to be read as it was typed.
///
/// # Errors
/// It is legal in English, and in the asker's letters another move: the words say how to write each.
pub fn read(
    game: &AnyGame,
    seat: Seat,
    typed: TypedAction<'_>,
    [asker, room]: [&Language; 2],
) -> Result<Option<String>, String> {
    let Some(mv) = typed.mv() else { return Ok(None) };
    let (own, rooms) = (in_english(asker, mv), in_english(room, mv));
    if own.is_none() && rooms.is_none() {
        return Ok(None);
    }
    let meant = |text: &str| game.in_english(seat, typed.with_move(text));
    let moves = meant(mv);
    if moves.is_empty() {
        let tried = || [&own, &rooms].into_iter().flatten();
        let legal = tried().find(|text| !meant(text).is_empty());
        // What is legal in the letters of a third language alone is not what the asker means.
        let illegal = || tried().next().filter(|_| game.may(seat, typed).is_ok());
        return Ok(legal.or_else(illegal).cloned());
    }
    let Some(own) = own else { return Ok(None) };
    let others = meant(&own);
    if others.is_empty() || others == moves {
        return Ok(None);
    }
    // A letter of no piece is a pawn's column.
    let piece = |text: &str| text.chars().find(|c| c.is_alphabetic()).and_then(Kind::from_letter);
    let of = |text: &str, moves| (piece(text).unwrap_or(Kind::Pawn), moves);
    Err(text::two_pieces(mv, of(mv, &*moves), of(&own, &*others)))
}
