//! The whole board as text: a grid of letters for a fixed-width font, and the same as a list for listening.

use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::View;

use super::alt::{jokers, last_move, pacts, pieces, score, turn};
use super::beam::side as owner;
use super::names::{piece as kind_name, side as title};
use super::wording::{either, listed, semicolons, sentence};
use super::{beam_end, beam_way, denial, stacks};
use crate::say::grid as say;
use crate::snapshot::PositionSnapshot;

/// The board complete without a picture: the list of [`board_list`] and a grid, in fenced code. Between two, upper case are
/// the first side's pieces, lower case the second's; among three each piece has its side's letter before its own. `.` is an empty
/// square, `:` a cell of the frame where only beams run.
pub fn board(showing: &PositionSnapshot, turned: bool) -> String {
    let view = &showing.view;
    let (grid, key) = match view.sides {
        [first, second] => (grid(view, turned), key(view, title(*first), title(*second))),
        _ => (territories(view), vec![letters(view)]),
    };
    format!("{}\n```\n{grid}```\n{}", board_list(showing), say::key(semicolons(&key)))
}

/// What the letters and signs of a grid for two mean.
fn key(view: &View, first: &str, second: &str) -> Vec<String> {
    let mut told = vec![say::sides(first, second)];
    told.extend(unusual(view));
    let joker = view.pieces.iter().any(|piece| piece.joker);
    told.extend(joker.then(|| say::JOKERS.to_owned()));
    let stacked = !stacks::stacks(view).is_empty();
    told.extend(stacked.then(|| say::STACKS.to_owned()));
    let frame = view.mesh.cells().any(|cell| !view.mesh.may_hold_pieces(cell));
    told.extend(frame.then(|| say::FRAME.to_owned()));
    told
}

/// What the letters mean that are not those of orthodox chess: `S and s are knights`, `h is a hole`.
fn unusual(view: &View) -> Vec<String> {
    let mut told = Vec::new();
    for kind in Kind::LISTED {
        let letter = (view.letter)(kind);
        if Kind::from_letter(letter).is_some_and(|usual| usual.name() == kind.name()) {
            continue;
        }
        let stands = |first: bool| {
            let mut pieces = view.pieces.iter().filter(|piece| piece.kind == kind && !piece.joker);
            pieces.any(|piece| (piece.seat == Seat::First) == first)
        };
        let (capital, small) = (letter.to_string(), letter.to_ascii_lowercase().to_string());
        let kind = kind_name(kind);
        told.push(match (stands(true), stands(false)) {
            (true, true) => say::letters(capital, small, kind),
            (true, false) => say::letter(capital, kind),
            (false, true) => say::letter(small, kind),
            (false, false) => continue,
        });
    }
    told
}

/// What the letters of three armies mean.
fn letters(view: &View) -> String {
    let each = view.sides.iter().map(|side| say::side(side.letter().to_string(), title(*side)));
    say::three(listed(&each.collect::<Vec<_>>()))
}

/// The three thirds of the hexagon, each as its owner sees it: the frontier above, the base below.
fn territories(view: &View) -> String {
    const FILES: usize = 8;
    const RANKS: usize = 4;
    let cells: Vec<_> = view.mesh.cells().filter(|cell| view.mesh.may_hold_pieces(*cell)).collect();
    let mut text = String::new();
    for third in cells.chunks(FILES * RANKS) {
        let ranks: Vec<_> = third.chunks(FILES).collect();
        let column = |cell: &Cell| view.mesh.name(*cell).chars().take(1).collect::<String>();
        let files: Vec<_> = ranks
            .first()
            .map_or_else(Vec::new, |rank| rank.iter().map(|cell| format!(" {}", column(cell))).collect());
        text += &format!("   {}\n", files.join(" "));
        for rank in ranks.iter().rev() {
            let number: String =
                rank.first().map_or(String::new(), |cell| view.mesh.name(*cell).chars().skip(1).collect());
            let pieces: Vec<_> = rank.iter().map(|cell| armed(view, *cell)).collect();
            text += &format!("{number:>2} {}\n", pieces.join(" "));
        }
    }
    text
}

/// A piece with the letter of the army it was made for, in two places.
fn armed(view: &View, cell: Cell) -> String {
    view.pieces.iter().find(|piece| piece.cell == cell).map_or_else(
        || " .".to_owned(),
        |piece| {
            let side = view.sides.get(piece.home.index()).map_or('?', |side| side.letter());
            format!("{side}{}", piece.kind.letter())
        },
    )
}

/// The position as a list, a line a thing: for screen readers, and beside the grid.
pub fn board_list(showing: &PositionSnapshot) -> String {
    let view = &showing.view;
    let mut lines = vec![turn(showing)];
    lines.extend(last_move(showing));
    if !showing.news.is_empty() {
        lines.push(sentence(&showing.news));
    }
    lines.extend(view.sides.iter().zip(Seat::ALL).map(|(_, seat)| pieces(showing, seat)));
    lines.extend(super::clock::waits(view));
    for beam in &view.beams {
        let way = beam_way(view, beam, usize::MAX);
        lines.push(say::beam(owner(view, beam), way, beam_end(view, beam)));
    }
    lines.extend(heels(showing));
    lines.extend(score(view));
    lines.extend(jokers(view));
    lines.extend(stacks::line(view));
    lines.extend(denial::standing(view, showing.denied.as_ref().map(|denied| denied.san.as_str())));
    lines.extend(pacts(showing, true));
    lines.iter().map(|line| format!("- {line}")).collect::<Vec<_>>().join("\n")
}

/// `Blue's beam starts at j2 and scores in the corner of k8; Red's ...`
fn heels(showing: &PositionSnapshot) -> Option<String> {
    let view = &showing.view;
    let each = view.beams.iter().map(|beam| {
        let heels = beam.heels.iter().map(|heel| {
            let square = view.mesh.name(heel.at.0);
            if heel.scored { say::scored(square) } else { square.to_owned() }
        });
        let heels = either(&heels.collect::<Vec<_>>());
        say::heels_of(owner(view, beam), view.mesh.name(beam.emitter.0), heels)
    });
    let each: Vec<_> = each.collect();
    (!each.is_empty()).then(|| say::heels(semicolons(&each)))
}

/// The grid of a rectangle, the first side at the bottom, or at the top where it is turned.
fn grid(view: &View, turned: bool) -> String {
    let mut rows = cells_by_row(view.mesh);
    if turned {
        rows.reverse();
        rows.iter_mut().for_each(|row| row.reverse());
    }
    let column = |cell: &Cell| view.mesh.name(*cell).chars().take(1).collect::<String>();
    let header = rows.first().map_or(String::new(), |row| {
        let letters: Vec<_> = row.iter().map(column).collect();
        format!("   {}\n", letters.join(" "))
    });
    let mut text = header.clone();
    for row in &rows {
        let number: String =
            row.first().map_or(String::new(), |cell| view.mesh.name(*cell).chars().skip(1).collect());
        let letters: Vec<_> = row.iter().map(|cell| letter(view, *cell).to_string()).collect();
        text += &format!("{number:>2} {} {number}\n", letters.join(" "));
    }
    text + &header
}

/// The cells of a rectangle by rows from the far end to the near one, each from left to right.
pub fn cells_by_row(mesh: &Mesh) -> Vec<Vec<Cell>> {
    let place = |cell: Cell| {
        let points = mesh.corners(cell).map(|vertex| mesh.point(vertex));
        let (x, y) = points.iter().fold((0.0, 0.0), |(x, y), point| (x + point.0, y + point.1));
        (x, y)
    };
    let mut cells: Vec<_> = mesh.cells().map(|cell| (cell, place(cell))).collect();
    cells.sort_by(|(_, (ax, ay)), (_, (bx, by))| by.total_cmp(ay).then(ax.total_cmp(bx)));
    let mut rows: Vec<(f32, Vec<Cell>)> = Vec::new();
    for (cell, (_, y)) in cells {
        match rows.last_mut() {
            Some((at, row)) if (*at - y).abs() < 0.5 => row.push(cell),
            _ => rows.push((y, vec![cell])),
        }
    }
    rows.into_iter().map(|(_, row)| row).collect()
}

fn letter(view: &View, cell: Cell) -> char {
    match view.pieces.iter().find(|piece| piece.cell == cell) {
        Some(piece) => {
            let letter = if piece.joker { 'J' } else { (view.letter)(piece.kind) };
            if piece.seat == Seat::First { letter } else { letter.to_ascii_lowercase() }
        }
        None if view.mesh.may_hold_pieces(cell) => '.',
        None => ':',
    }
}
