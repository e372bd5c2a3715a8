//! What is said of a position that is put up.

use lasermate_domain::escape::{escape_text, notation};
use lasermate_engine::any::{AnyGame, PositionField, PositionNote};
use lasermate_engine::notation::PositionError;
use lasermate_engine::search::{Thought, ends_in};
use lasermate_engine::seat::{Seat, Side};
use lasermate_engine::variants::Setup;
use lasermate_engine::view::View;

use super::names::side;
use super::study::pawns;
use super::wording::semicolons;
use super::{NO_BEAMS, beam, games, positions};
use crate::draft::{DraftError, PositionDraft};
use crate::say::setup as say;
use crate::say::wording::or;

/// How much of a text is said back.
const SHOWN: usize = 40;
/// The most moves that are listed.
const MOVES: usize = 120;
/// The most moves of a line.
const LINE: usize = 6;

/// What stands over its picture.
pub fn title(setup: &Setup) -> String {
    say::title(games::title(setup.preset()))
}

/// How it stands, for everybody: what can be done with it, only whoever put it up can do.
pub fn shared(draft: &PositionDraft) -> String {
    told(draft).0
}

/// How it stands, and what can be done with it.
pub fn shown(draft: &PositionDraft) -> String {
    let (text, game) = told(draft);
    // Problems are between two, in turns.
    let next = game.map_or("", |game| match game.sides().len() == 2 && game.view().clock.is_none() {
        true => say::NEXT_OR_SOLVE,
        false => say::NEXT,
    });
    text + next
}

/// How it stands, and the game where one can be played from there.
fn told(draft: &PositionDraft) -> (String, Option<AnyGame>) {
    let text = described(draft);
    match draft.game() {
        Ok(game) => (text + &to_play(&game), Some(game)),
        Err(error) => (text + &not_playable(&error), None),
    }
}

/// Who begins, with a space after it; nothing where nobody is asked yet.
fn to_play(game: &AnyGame) -> String {
    let first = game.to_act().iter().next();
    first.map_or_else(String::new, |(seat, _)| format!("{} ", say::to_play(side(game.side(seat)))))
}

/// The game, its options and the position's text, as a line.
fn described(draft: &PositionDraft) -> String {
    let game = games::title(draft.setup.preset());
    let options = super::options::options(&draft.setup);
    let position = draft.text.replace('`', "");
    let told = match options.is_empty() {
        true => say::editor(game, position),
        false => say::editor_with(game, options, position),
    };
    told + "\n"
}

/// No game can stand so.
pub fn not_playable(error: &PositionError) -> String {
    say::not_playable(match error {
        PositionError::Unplayable(why) => positions::phrase(why),
        other => positions::why(other),
    })
}

/// Why a piece cannot be put or taken, or a text not be read.
pub fn wrong(error: &DraftError, setup: &Setup) -> String {
    let example = if setup.sides().len() > 2 { say::EXAMPLE_OF_THREE } else { say::EXAMPLE };
    match error {
        DraftError::NotByPiece => say::AS_TEXT.to_owned(),
        DraftError::Unreadable(word) if word.is_empty() => example.to_owned(),
        DraftError::Unreadable(word) => {
            format!("{} {example}", say::not_understood(escape_text(word, SHOWN)))
        }
        DraftError::NotHere(word) => format!("{} {example}", say::not_here(escape_text(word, SHOWN))),
        DraftError::Position(why) => say::wrong(positions::why(why)),
        DraftError::Long => say::TOO_LONG.to_owned(),
    }
}

/// A side is to be named.
pub fn which_side(sides: &[Side]) -> String {
    let names = sides.iter().map(|side| format!("`{}`", side.name()));
    say::whose_turn(names.reduce(or).unwrap_or_default())
}

pub fn moves(game: &AnyGame) -> String {
    let Some((seat, _)) = game.to_act().iter().next() else {
        return super::end_words(game).map_or_else(|| say::NONE_IS_READY.to_owned(), say::is_over);
    };
    let legal = game.legal(seat);
    let listed: Vec<_> = legal.iter().take(MOVES).map(|legal| notation(&legal.san)).collect();
    let (listed, more) = (listed.join(", "), legal.len().saturating_sub(MOVES));
    let listed = if more > 0 { say::and_more(listed, more) } else { listed };
    say::legal_moves(side(game.side(seat)), legal.len(), listed)
}

pub fn beams(view: &View) -> String {
    if view.beams.is_empty() {
        return NO_BEAMS.to_owned();
    }
    view.beams.iter().map(|own| beam(view, own)).collect::<Vec<_>>().join("\n")
}

/// What the computer thinks of it.
pub fn evaluation(game: &AnyGame, seat: Seat, thought: &Thought) -> String {
    let own = side(game.side(seat));
    let worth = match ends_in(thought.value) {
        Some(plies) if plies >= 0 => say::wins_in(own, (plies + 1) / 2),
        Some(plies) => say::loses_in(own, (1 - plies) / 2),
        None if thought.value.abs() < 30 => say::ABOUT_EQUAL.to_owned(),
        None => {
            let pawns = pawns(thought.value);
            if thought.value > 0 { say::better(own, pawns) } else { say::worse(own, pawns) }
        }
    };
    let mut text = say::evaluated(thought.depth, worth);
    let line = line(game, &thought.line);
    if !line.is_empty() {
        text += &format!(" {}", say::best_line(notation(&line.join(" "))));
    }
    text
}

/// The moves of a line as players write them.
fn line(game: &AnyGame, exact: &[String]) -> Vec<String> {
    let mut now = game.clone();
    let mut line = Vec::new();
    for text in exact.iter().take(LINE) {
        let Some((seat, _)) = now.to_act().iter().next() else { break };
        let Ok(played) = now.try_text(seat, text, 0) else { break };
        line.push(played.san);
    }
    line
}

/// What was assumed where a position was not typed in its exact form; empty where it was.
pub fn assumed(notes: &[PositionNote]) -> String {
    let notes: Vec<_> = notes.iter().map(assumption).collect();
    if notes.is_empty() { String::new() } else { say::assumes(semicolons(&notes)) }
}

/// One of these, as a clause.
pub(super) fn assumption(note: &PositionNote) -> String {
    const SHOWN: usize = 60;
    let clean = |text: &str| escape_text(text, SHOWN);
    match note {
        PositionNote::Rest(assumed) => say::note_rest(clean(assumed)),
        PositionNote::Read { field, written, assumed } => {
            say::note_read(field_name(*field), clean(written), clean(assumed))
        }
        PositionNote::Added { field, assumed } => say::note_added(field_name(*field), clean(assumed)),
        PositionNote::LeftOut(written) => say::note_left_out(clean(written)),
    }
}

const fn field_name(field: PositionField) -> &'static str {
    match field {
        PositionField::Side => say::NOTE_SIDE,
        PositionField::Castling => say::NOTE_CASTLING,
        PositionField::EnPassant => say::NOTE_EN_PASSANT,
        PositionField::HalfMoves => say::NOTE_HALF_MOVES,
        PositionField::Number => say::NOTE_NUMBER,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saying::in_english;
    use lasermate_engine::any::PositionRepair;

    #[test]
    fn what_the_engine_assumed_is_said_as_it_says_it() {
        for text in [
            "4k3/8/8/8/8/8/8/4K2R w KQ",
            "4k3/8/8/8/8/8/8/4K3 W - - bm Kd2; id \"x\";",
            "4k3/8/8/8/8/8/8/4K3 b Q e3",
        ] {
            let mut setup = Setup::parse("chess", []).unwrap_or_else(|error| panic!("{error}"));
            setup.position = Some(text.to_owned());
            let read = PositionRepair::read(&setup).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert!(!read.notes.is_empty(), "{text}");
            let notes: Vec<_> = read.notes.iter().map(|note| escape_text(&note.to_string(), 60)).collect();
            assert_eq!(in_english(&assumed(&read.notes)), format!("Assumed: {}.", notes.join("; ")));
        }
    }
}
