//! Positions as other programs write them, read forgivingly: what is left out or cannot be is mended, and said.

use lasermate_engine::any::PositionRepair;
use lasermate_engine::notation::PositionError;
use lasermate_engine::variants::{Preset, Setup};

/// Reads a position of a game.
///
/// # Errors
/// Why no game can be played from it, whatever is mended.
pub(super) fn read(preset: &'static Preset, text: &str) -> Result<PositionRepair, PositionError> {
    let mut setup = Setup::new(preset);
    setup.position = Some(text.to_owned());
    PositionRepair::read(&setup)
}

#[cfg(test)]
mod tests {
    use lasermate_engine::any::AnyGame;

    use super::*;
    use crate::cli::uci::variants;

    fn mended(variant: &str, text: &str) -> Result<(String, usize), String> {
        let preset = variants::named(variant).ok_or("no such variant")?;
        let read = read(preset, text).map_err(|error| error.to_string())?;
        Ok((read.game.position(), read.notes.len()))
    }

    #[test]
    fn what_is_left_out_or_cannot_be_is_mended() {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        for (text, exact, sentences) in [
            ("w KQkq - 0 1", "w KQkq - 0 1", 0),
            ("w KQkq -", "w KQkq - 0 1", 2),
            ("w", "w - - 0 1", 4),
            ("W kqKQ - 00 0", "w KQkq - 0 1", 4),
            ("b KQkq e3 0 1", "b KQkq - 0 1", 1),
            ("w KQkqXK z9 -1 x", "w KQkq - 0 1", 4),
        ] {
            let found = mended("chess", &format!("{START} {text}"));
            assert_eq!(found, Ok((format!("{START} {exact}"), sentences)), "{text}");
        }
        let found = mended("chess", "4k3/8/8/8/4Pp2/8/8/4K2R b KQkq e3");
        assert_eq!(found, Ok(("4k3/8/8/8/4Pp2/8/8/4K2R b K e3 0 1".to_owned(), 3)));
    }

    #[test]
    fn words_after_the_fields_stay() {
        let found = mended("denial", "4k3/8/8/8/8/8/8/4K2R w KQ - denial=w");
        assert_eq!(found, Ok(("4k3/8/8/8/8/8/8/4K2R w K - 0 1 denial=w".to_owned(), 3)));
    }

    #[test]
    fn every_game_is_read_forgivingly() {
        for preset in variants::all() {
            let start = AnyGame::new(&Setup::new(preset)).map(|game| game.position()).unwrap_or_default();
            let fields: Vec<_> = start.split(' ').collect();
            // Some games have four fields in all.
            let (kept, mended_fields) = if fields.len() > 4 { (4, 2) } else { (fields.len(), 0) };
            let found = mended(preset.name, &fields[..kept].join(" "));
            let sentences = found.as_ref().map(|(_, sentences)| *sentences);
            assert_eq!(sentences, Ok(mended_fields), "{}: {found:?}", preset.name);
        }
    }

    #[test]
    fn what_cannot_be_mended_is_refused_for_the_engines_own_reason() {
        for (text, reason) in [
            ("", "six fields"),
            ("8/8/8/8/8/8/8/8 w - - 0 1", "each side must have one king"),
            ("4k3/8/8/8/8/8/8/4KP2 w KQ -", "no pawn can stand on the first or the last rank"),
            ("4k3/8/8/8/8/8/4R3/4K3 w - -", "the side that is not to move is in check"),
            ("4k3/8/8/8/9/8/8/4K3 w - - 0 1", "rank 4"),
            ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "side to move"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 and more", "and"),
        ] {
            let found = mended("chess", text);
            assert!(found.as_ref().is_err_and(|error| error.contains(reason)), "{text}: {found:?}");
        }
    }
}
