//! Answers to questions about a position.

use lasermate_domain::escape::escape_text;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::overlays::lasers::{Mode, Scoring};
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{BeamView, PieceView, View};

use super::beam::{is_turn, piece_name, side};
use super::choices::{BEAMS, attackers};
use super::wording::{capital, listed};
use super::{beam_end, beam_way, by_side, empty_square};
use crate::variants;

/// What can be asked, for a question that was not understood; empty text where nothing was asked.
pub fn questions(typed: &str, view: &View) -> String {
    const SHOWN: usize = 60;
    let typed = escape_text(typed, SHOWN);
    let head = if typed.is_empty() {
        "You can ask".to_owned()
    } else {
        format!("I don't understand \"{typed}\". You can ask")
    };
    let (beams, what) = BEAMS;
    let beams = match view.beams.first() {
        Some(own) => format!("\n- `{} beam`, `{beams}` {what}", side(view, own).to_lowercase()),
        None => String::new(),
    };
    let attackers = attackers(!view.beams.is_empty());
    format!(
        "{head}:\n- `e4` what is on it\n- `attackers e4` {attackers}{beams}\n- `last move` what it did\n- `who` whose turn it is\n- `score`, `check`"
    )
}

/// What stands on a cell and which beams cross it.
pub fn square(view: &View, cell: Cell) -> String {
    let name = view.mesh.name(cell);
    let mut text = match piece_name(view, cell) {
        Some(piece) => format!("{name}: {piece}."),
        None => empty_square(view, cell),
    };
    for beam in &view.beams {
        if let Some(met) = meets(view, beam, cell) {
            text += &format!(" {met}");
        }
    }
    text
}

/// Which pieces attack a cell, side by side, and which beams cross it.
pub fn attacked(game: &AnyGame, view: &View, cell: Cell) -> String {
    let name = view.mesh.name(cell);
    let found = game.attackers(name);
    let attacks = |piece: &&PieceView| found.iter().any(|from| from == view.mesh.name(piece.cell));
    let mut lines = vec![square(view, cell)];
    for (index, own) in view.sides.iter().enumerate() {
        let pieces = view.pieces.iter().filter(attacks).filter(|piece| piece.seat.index() == index);
        let pieces: Vec<_> =
            pieces.map(|piece| format!("{} {}", piece.kind.name(), view.mesh.name(piece.cell))).collect();
        if !pieces.is_empty() {
            let does = match view.pieces.iter().find(|piece| piece.cell == cell) {
                Some(piece) if piece.seat.index() == index => "guards",
                Some(_) => "attacks",
                None => "attacks",
            };
            lines.push(format!("{} {does} {name} with {}.", own.title(), listed(&pieces)));
        }
    }
    if found.is_empty() {
        lines.push(format!("Nothing attacks {name}."));
    }
    lines.join("\n")
}

/// How a beam meets a cell: crosses it, is turned in it, ends on it; `None` where it does not come there.
fn meets(view: &View, beam: &BeamView, cell: Cell) -> Option<String> {
    let mut found = beam.crossings.iter().filter(|crossing| crossing.cell == cell).peekable();
    found.peek()?;
    let own = side(view, beam);
    Some(if found.clone().any(|crossing| crossing.exit.is_none()) {
        format!("{own}'s beam ends there.")
    } else if found.clone().any(is_turn) {
        format!("{own}'s beam is deflected there.")
    } else {
        match found.count() {
            1 => format!("{own}'s beam crosses it."),
            count => format!("{own}'s beam crosses it {count} times."),
        }
    })
}

/// The whole way of a beam and how it ends.
pub fn beam(view: &View, beam: &BeamView) -> String {
    let turns = beam.crossings.iter().filter(|crossing| is_turn(crossing)).count();
    let turns = match turns {
        0 => "not deflected".to_owned(),
        1 => "deflected once".to_owned(),
        turns => format!("deflected {turns} times"),
    };
    let cells = beam.crossings.len();
    format!(
        "**{}'s beam** {}. {cells} squares, {turns}: {}.",
        side(view, beam),
        beam_end(view, beam),
        beam_way(view, beam, 120)
    )
}

pub const NO_BEAMS: &str = "This game has no beams.";

/// No move has been made.
pub const NO_LAST_MOVE: &str = "No moves yet.";

pub fn check(view: &View) -> String {
    let sides: Vec<_> = view
        .check
        .iter()
        .filter_map(|seat| view.sides.get(seat.index()))
        .map(|side| side.title().to_owned())
        .collect();
    if view.billi_phase {
        "There is no check any more: the kings are rooks.".to_owned()
    } else if view.pieces.iter().all(|piece| piece.kind != Kind::King) {
        "This game has no check.".to_owned()
    } else if sides.is_empty() {
        "Nobody is in check.".to_owned()
    } else {
        let are = if sides.len() > 1 { "are" } else { "is" };
        format!("{} {are} in check.", listed(&sides))
    }
}

/// What a lasermate scores where its way counts (billichess.md 2.8.2).
const CAROM: &str = "A lasermate scores 200 plus 25 for each time a piece deflected the beam (450 at most), once for each side. After the opponent's own move it scores 100 less.";

/// The points and what they are given for in this game.
pub fn score(game: &AnyGame) -> String {
    let view = game.view();
    if view.sides.len() > 2 {
        let left: Vec<_> = view.sides.iter().zip(Seat::ALL).collect();
        let left: Vec<_> = left
            .into_iter()
            .filter(|(_, seat)| !view.fallen.contains(seat))
            .map(|(side, _)| side.title().to_owned())
            .collect();
        let left = listed(&left);
        if view.beams.is_empty() && view.scores.iter().all(|points| *points == 0) {
            return format!(
                "This game has no points: the last side with a king wins. Still in the game: {left}."
            );
        }
        return format!(
            "{}. A lasermate scores 277 (once for each beam and heel), capturing a king 500. Still in the game: {left}.",
            by_side(view.sides, &view.scores)
        );
    }
    if view.beams.is_empty() {
        return format!("This game has no points: {} wins.", variants::of(game.choices()).words().win.noun);
    }
    let lasers = game.choices().lasers();
    let values = if lasers.is_some_and(|rules| rules.mode == Mode::B) {
        "Checkmate scores 277 and turns both kings into rooks; the first lasermate scores 500 and ends the game."
    } else if lasers.is_some_and(|rules| rules.scoring == Scoring::Carom) {
        &format!(
            "{CAROM} {} scores 500 and ends the game.",
            capital(variants::of(game.choices()).words().win.noun)
        )
    } else {
        &format!(
            "A lasermate scores 277, once for each side; {} scores 500 and ends the game.",
            variants::of(game.choices()).words().win.noun
        )
    };
    let sums = view.beams.iter().flat_map(|beam| {
        let caroms = beam.heels.iter().filter_map(|heel| heel.carom);
        caroms.map(|carom| format!(" {}'s lasermate: {}.", side(&view, beam), super::carom::sum(carom)))
    });
    let sums: String = sums.collect();
    format!("{}.{sums} {values} The higher score wins.", by_side(view.sides, &view.scores))
}
