//! Positions as other programs write them, read forgivingly: what is left out or cannot be is mended, and said.

use lasermate_core::escape::plain_text;
use lasermate_engine::any::AnyGame;
use lasermate_engine::notation::PositionError;
use lasermate_engine::variants::{Preset, Setup};

/// A position that was read.
pub(super) struct Read {
    pub game: AnyGame,
    /// What was mended, a sentence each; nothing where the text was exact.
    pub mended: Vec<String>,
}

/// The six fields, in the words of the engine.
const FIELDS: [&str; 6] =
    ["the board", "the side to move", "castling", "en passant", "the half-move clock", "the move number"];
/// What is read where nothing is written.
const NOTHING: [&str; 6] = ["", "w", "-", "-", "0", "1"];
/// The letters of the castling rights, in their order.
const RIGHTS: &str = "KQkq";
/// So many characters of a field are shown.
const SHOWN: usize = 24;

/// Reads a position of a game.
///
/// # Errors
/// Why no game can be played from it, whatever is mended.
pub(super) fn read(preset: &'static Preset, text: &str) -> Result<Read, PositionError> {
    let strict = match begin(preset, text) {
        Ok(game) => return Ok(Read { game, mended: Vec::new() }),
        Err(error) => error,
    };
    let words: Vec<_> = text.split_ascii_whitespace().collect();
    let fields = words.iter().position(|word| word.contains('=')).unwrap_or(words.len());
    if !(2..=6).contains(&fields) {
        return Err(strict);
    }
    let (fields, extensions) = words.split_at(fields);
    let draft = Draft { preset, fields, extensions };
    let six = draft.mended()?;
    let game = draft.begin(&six)?;
    let differs = |at: usize| fields.get(at).is_none_or(|written| *written != six[at]);
    let sentence = |at: usize| match fields.get(at) {
        Some(written) => format!("{} {} is read as {}", FIELDS[at], plain_text(written, SHOWN), six[at]),
        None => format!("{} is left out and read as {}", FIELDS[at], six[at]),
    };
    Ok(Read { game, mended: (1..six.len()).filter(|at| differs(*at)).map(sentence).collect() })
}

/// The game at a position, by its exact text.
fn begin(preset: &'static Preset, text: &str) -> Result<AnyGame, PositionError> {
    let mut setup = Setup::new(preset);
    setup.position = Some(text.to_owned());
    AnyGame::new(&setup)
}

/// A position whose fields are being mended: the engine itself says which of them can be.
struct Draft<'a> {
    preset: &'static Preset,
    fields: &'a [&'a str],
    extensions: &'a [&'a str],
}

impl Draft<'_> {
    fn begin(&self, six: &[String; 6]) -> Result<AnyGame, PositionError> {
        let mut text = six.join(" ");
        for word in self.extensions {
            text.push(' ');
            text.push_str(word);
        }
        begin(self.preset, &text)
    }

    /// The fields as they can be read.
    fn mended(&self) -> Result<[String; 6], PositionError> {
        let written = |at: usize| self.fields.get(at).copied().unwrap_or(NOTHING[at]);
        let bare = [
            written(0).to_owned(),
            written(1).to_ascii_lowercase(),
            NOTHING[2].to_owned(),
            NOTHING[3].to_owned(),
            number(written(4), 0),
            number(written(5), 1),
        ];
        // With neither right nor passed square it is the engine that says what is wrong.
        self.begin(&bare)?;
        let can = |at: usize, what: &str| {
            let mut six = bare.clone();
            six[at] = what.to_owned();
            self.begin(&six).is_ok()
        };
        let letters = RIGHTS.chars().filter(|letter| written(2).contains(*letter));
        let rights: String = letters.filter(|letter| can(2, &letter.to_string())).collect();
        let passed = written(3).to_ascii_lowercase();
        let passed: Vec<_> = passed.split(',').filter(|passed| can(3, passed)).collect();
        let mut six = bare.clone();
        if !rights.is_empty() {
            six[2] = rights;
        }
        let rights_alone = six.clone();
        if !passed.is_empty() {
            six[3] = passed.join(",");
        }
        let best = [six, rights_alone].into_iter().find(|six| self.begin(six).is_ok());
        Ok(best.unwrap_or(bare))
    }
}

/// A count as the engine writes it; what is none, or is less than the least, is the least.
fn number(text: &str, least: u16) -> String {
    text.parse::<u16>().ok().filter(|number| *number >= least).unwrap_or(least).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::uci::variants;

    fn mended(variant: &str, text: &str) -> Result<(String, usize), String> {
        let preset = variants::named(variant).ok_or("no such variant")?;
        let read = read(preset, text).map_err(|error| error.to_string())?;
        Ok((read.game.position(), read.mended.len()))
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
