//! What is said of a position that is put up.

use lasermate_domain::command::mark::{SETUP, SOLVE, says};
use lasermate_domain::escape::{escape_text, notation};
use lasermate_engine::any::AnyGame;
use lasermate_engine::notation::PositionError;
use lasermate_engine::search::{Thought, ends_in};
use lasermate_engine::seat::{Seat, Side};
use lasermate_engine::variants::Setup;
use lasermate_engine::view::View;

use super::wording::{capital, counted};
use super::{NO_BEAMS, beam};
use crate::draft::{DraftError, PositionDraft};

/// How much of a text is said back.
const SHOWN: usize = 40;
/// The most moves that are listed.
const MOVES: usize = 120;
/// The most moves of a line.
const LINE: usize = 6;

/// What stands over its picture.
pub fn title(setup: &Setup) -> String {
    format!("Position editor: {}", setup.preset().title)
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
        true => says!(
            "Next: `",
            SETUP,
            " moves`, `",
            SETUP,
            " evaluation`, `",
            SETUP,
            " play`, or `",
            SOLVE,
            "`."
        ),
        false => says!("Next: `", SETUP, " moves`, `", SETUP, " evaluation`, or `", SETUP, " play`."),
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
    first.map_or_else(String::new, |(seat, _)| format!("{} to play. ", game.side(seat).title()))
}

/// The game, its options and the position's text, as a line.
fn described(draft: &PositionDraft) -> String {
    let mut text = format!("**Position editor**: {}", draft.setup.preset().title);
    let options = super::options::options(&draft.setup);
    if !options.is_empty() {
        text += &format!(" with {options}");
    }
    text + &format!(": `{}`\n", draft.text.replace('`', ""))
}

/// No game can stand so.
pub fn not_playable(error: &PositionError) -> String {
    let why = match error {
        PositionError::Unplayable(why) => format!("{why}."),
        other => format!("{other}."),
    };
    format!("This position can't be played yet: {}", notation(&why))
}

/// Why a piece cannot be put or taken, or a text not be read.
pub fn wrong(error: &DraftError, setup: &Setup) -> String {
    let example = || example(setup);
    match error {
        DraftError::NotByPiece => {
            format!("In this game, set up the position as text: `{SETUP} position` and the text.")
        }
        DraftError::Unreadable(word) if word.is_empty() => example(),
        DraftError::Unreadable(word) => {
            format!("I don't understand {}. {}", escape_text(word, SHOWN), example())
        }
        DraftError::NotHere(word) => {
            format!("{}: this game has no such square or piece. {}", escape_text(word, SHOWN), example())
        }
        DraftError::Position(why) => format!("{}.", notation(&capital(why))),
        DraftError::Long => "That is longer than any position.".to_owned(),
    }
}

fn example(setup: &Setup) -> String {
    if setup.sides().len() > 2 {
        return format!(
            "For example `{SETUP} put wKe1 rQd8`, each piece with its side, or `{SETUP} remove d1`."
        );
    }
    format!(
        "For example `{SETUP} put Ke1 Qd1 kg8`, capitals for the side that begins, or `{SETUP} remove d1`."
    )
}

/// A side is to be named.
pub fn which_side(sides: &[Side]) -> String {
    let names: Vec<_> = sides.iter().map(|side| format!("`{}`", side.name())).collect();
    format!("Whose turn is it? {}.", names.join(" or "))
}

pub fn moves(game: &AnyGame) -> String {
    let Some((seat, _)) = game.to_act().iter().next() else {
        return super::end_words(game)
            .map_or_else(|| "No piece is ready yet.".to_owned(), |end| format!("{}.", capital(&end)));
    };
    let legal = game.legal(seat);
    let listed: Vec<_> = legal.iter().take(MOVES).map(|legal| notation(&legal.san)).collect();
    let more = legal.len().saturating_sub(MOVES);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    let count =
        if legal.len() == 1 { "1 legal move".to_owned() } else { format!("{} legal moves", legal.len()) };
    format!("{}: {count}. {}{more}", game.side(seat).title(), listed.join(", "))
}

pub fn beams(view: &View) -> String {
    if view.beams.is_empty() {
        return NO_BEAMS.to_owned();
    }
    view.beams.iter().map(|own| beam(view, own)).collect::<Vec<_>>().join("\n")
}

/// What the computer thinks of it.
pub fn evaluation(game: &AnyGame, seat: Seat, thought: &Thought) -> String {
    let side = game.side(seat).title();
    let worth = match ends_in(thought.value) {
        Some(plies) if plies >= 0 => format!("{side} wins in {}", at_most((plies + 1) / 2)),
        Some(plies) => format!("{side} loses in {}", at_most((1 - plies) / 2)),
        None if thought.value.abs() < 30 => "about equal".to_owned(),
        None => {
            let pawns = thought.value.abs() / 10;
            let better = if thought.value > 0 { "better" } else { "worse" };
            format!("{side} is {better} by {}.{} pawns", pawns / 10, pawns % 10)
        }
    };
    let mut text = format!("The computer looked {} ahead: {worth}.", counted(thought.depth, "half-move"));
    let line = line(game, &thought.line);
    if !line.is_empty() {
        text += &format!(" Best line: {}.", notation(&line.join(" ")));
    }
    text
}

fn at_most(moves: i32) -> String {
    format!("at most {}", counted(moves.unsigned_abs(), "move"))
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
pub fn assumed(notes: &[String]) -> String {
    const SHOWN: usize = 60;
    let notes: Vec<_> = notes.iter().map(|note| escape_text(note, SHOWN)).collect();
    if notes.is_empty() { String::new() } else { format!("Assumed: {}.", notes.join("; ")) }
}
