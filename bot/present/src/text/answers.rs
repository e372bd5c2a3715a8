//! Answers to questions about a position.

use lasermate_domain::escape::escape_text;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::overlays::lasers::{Mode, Scoring};
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{BeamView, PieceView, View};

use super::beam::{is_turn, piece_name, side};
use super::choices::{BEAMS, QUESTIONS, SQUARE, attackers};
use super::names::{piece as kind_name, side as title, side_of};
use super::wording::listed;
use super::{beam_end, beam_way, by_side, empty_square};
use crate::say::answers as say;
use crate::variants;

pub use crate::say::answers::{NO_BEAMS, NO_LAST_MOVE};

/// What can be asked, for a question that was not understood; empty text where nothing was asked.
pub fn questions(typed: &str, view: &View) -> String {
    const SHOWN: usize = 60;
    let typed = escape_text(typed, SHOWN);
    let head = if typed.is_empty() { say::CAN_ASK.to_owned() } else { say::not_understood(typed) };
    let mut lines = vec![
        head,
        format!("- `e4` {SQUARE}"),
        format!("- `attackers e4` {}", attackers(!view.beams.is_empty())),
    ];
    let (beams, what) = BEAMS;
    let own = view.beams.first().and_then(|own| view.sides.get(own.seat.index()));
    lines.extend(own.map(|own| format!("- `{} beam`, `{beams}` {what}", own.name())));
    let [(who, whose_turn), (last_move, _)] = QUESTIONS;
    lines.push(format!("- `{last_move}` {}", say::LAST_MOVE));
    lines.push(format!("- `{who}` {whose_turn}"));
    lines.push("- `score`, `check`".to_owned());
    lines.join("\n")
}

/// What stands on a cell and which beams cross it.
pub fn square(view: &View, cell: Cell) -> String {
    let name = view.mesh.name(cell);
    let mut text = match piece_name(view, cell) {
        Some(piece) => say::square(name, piece),
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
    for seat in Seat::at_table(view.sides.len()) {
        let pieces = view.pieces.iter().filter(attacks).filter(|piece| piece.seat == seat);
        let pieces = pieces.map(|piece| say::piece(kind_name(piece.kind), view.mesh.name(piece.cell)));
        let pieces: Vec<_> = pieces.collect();
        if !pieces.is_empty() {
            let (own, pieces) = (side_of(view, seat), listed(&pieces));
            lines.push(match view.pieces.iter().find(|piece| piece.cell == cell) {
                Some(piece) if piece.seat == seat => say::guards(own, name, pieces),
                _ => say::attacks(own, name, pieces),
            });
        }
    }
    if found.is_empty() {
        lines.push(say::nothing_attacks(name));
    }
    lines.join("\n")
}

/// How a beam meets a cell: crosses it, is turned in it, ends on it; `None` where it does not come there.
fn meets(view: &View, beam: &BeamView, cell: Cell) -> Option<String> {
    let mut found = beam.crossings.iter().filter(|crossing| crossing.cell == cell).peekable();
    found.peek()?;
    let own = side(view, beam);
    Some(if found.clone().any(|crossing| crossing.exit.is_none()) {
        say::beam_ends_there(own)
    } else if found.clone().any(is_turn) {
        say::beam_deflected_there(own)
    } else {
        say::beam_crosses(own, found.count())
    })
}

/// The whole way of a beam and how it ends.
pub fn beam(view: &View, beam: &BeamView) -> String {
    let turns = beam.crossings.iter().filter(|crossing| is_turn(crossing)).count();
    say::beam(
        side(view, beam),
        beam_end(view, beam),
        beam.crossings.len(),
        say::deflected(turns),
        beam_way(view, beam, 120),
    )
}

pub fn check(view: &View) -> String {
    let sides: Vec<_> = view.check.iter().map(|seat| side_of(view, *seat).to_owned()).collect();
    if view.billi_phase {
        say::NO_CHECK_ANY_MORE.to_owned()
    } else if view.pieces.iter().all(|piece| piece.kind != Kind::King) {
        say::HAS_NO_CHECK.to_owned()
    } else if sides.is_empty() {
        say::NOBODY_IN_CHECK.to_owned()
    } else {
        say::in_check(sides.len(), listed(&sides))
    }
}

/// The points and what they are given for in this game.
pub fn score(game: &AnyGame) -> String {
    let view = game.view();
    let points = by_side(view.sides, &view.scores);
    if view.sides.len() > 2 {
        let left = view.sides.iter().zip(Seat::ALL).filter(|(_, seat)| !view.fallen.contains(seat));
        let left = listed(&left.map(|(side, _)| title(*side).to_owned()).collect::<Vec<_>>());
        return if view.beams.is_empty() && view.scores.iter().all(|points| *points == 0) {
            say::no_points_of_three(left)
        } else {
            say::points_of_three(points, left)
        };
    }
    let winning = variants::of(game.choices()).words().win.noun;
    if view.beams.is_empty() {
        return say::no_points(winning);
    }
    let lasers = game.choices().lasers();
    let values = if lasers.is_some_and(|rules| rules.mode == Mode::B) {
        say::SCORES_CHECKMATE.to_owned()
    } else if lasers.is_some_and(|rules| rules.scoring == Scoring::Carom) {
        say::scores_by_way(winning)
    } else {
        say::scores(winning)
    };
    let mut told = vec![say::points(points)];
    for beam in &view.beams {
        let caroms = beam.heels.iter().filter_map(|heel| heel.carom);
        told.extend(caroms.map(|carom| say::lasermate_sum(side(&view, beam), super::carom::sum(carom))));
    }
    told.extend([values, say::HIGHER_WINS.to_owned()]);
    told.join(" ")
}
