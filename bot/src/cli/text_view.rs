//! `inspect` for reading: the board and its facts as plain text.

use std::io::{self, Write};

use lasermate_engine::view::View;

use super::model::Model;
use super::opening::Opened;

/// Writes the position.
///
/// # Errors
/// `out` cannot be written.
pub fn write(opened: &Opened, out: &mut impl Write) -> io::Result<()> {
    let model = Model::of(opened);
    let view = opened.game.view();
    let options = opened.setup.options_text();
    let options = if options.is_empty() { options } else { format!(" ({options})") };
    writeln!(out, "{}{options}", opened.setup.preset().title)?;
    writeln!(out, "{}", model.position)?;
    writeln!(out)?;
    for row in rows(&view) {
        writeln!(out, "  {row}")?;
    }
    writeln!(out)?;
    for beam in &model.beams {
        let end = match (beam.end.kind, &beam.end.at) {
            ("stop", Some(at)) => format!("stops on {at}"),
            ("corner", Some(at)) => format!("ends in the corner of {at}"),
            _ => "runs in a loop".to_owned(),
        };
        writeln!(out, "{} beam: {}: {end}", beam.side, beam.cells.join("-"))?;
    }
    let scores: Vec<_> = model.scores.iter().map(|(side, points)| format!("{side} {points}")).collect();
    writeln!(out, "scores: {}", scores.join(", "))?;
    if !model.check.is_empty() {
        writeln!(out, "in check: {}", model.check.join(", "))?;
    }
    for asked in &model.to_act {
        writeln!(out, "to act: {} ({})", asked.side, asked.asked)?;
    }
    if let Some(end) = &model.outcome {
        writeln!(out, "over: {}", end.reason)?;
    }
    let legal: Vec<_> = model.legal.iter().map(|answer| answer.text.as_str()).collect();
    writeln!(out, "legal: {}: {}", legal.len(), legal.join(" "))
}

/// The board row by row from the top: the first seat's men upper case, the others' lower case, `.` an empty
/// cell, `-` a cell no man may enter; file letters below.
fn rows(view: &View) -> Vec<String> {
    let mut cells: Vec<_> = view.mesh.cells().collect();
    let place = |cell| {
        let corners = view.mesh.corners(cell).map(|vertex| view.mesh.point(vertex));
        let x = corners.iter().map(|point| point.0).fold(f32::INFINITY, f32::min);
        let y = corners.iter().map(|point| point.1).fold(f32::INFINITY, f32::min);
        (x, y)
    };
    cells.sort_by(|a, b| {
        let (a, b) = (place(*a), place(*b));
        b.1.total_cmp(&a.1).then(a.0.total_cmp(&b.0))
    });
    let mut rows: Vec<String> = Vec::new();
    let mut files = String::new();
    let mut rank = None;
    for cell in cells {
        let name = view.mesh.name(cell);
        let (file, number) = name.split_at(name.chars().next().map_or(0, char::len_utf8));
        if rank != Some(number) {
            rank = Some(number);
            rows.push(format!("{number:>2} "));
            files = "   ".to_owned();
        }
        files += &format!(" {file}");
        let man = view.men.iter().find(|man| man.cell == cell).map(|man| match man.seat.index() {
            0 => man.kind.letter(),
            _ => man.kind.letter().to_ascii_lowercase(),
        });
        let empty = if view.mesh.may_hold_men(cell) { '.' } else { '-' };
        if let Some(row) = rows.last_mut() {
            row.push(' ');
            row.push(man.unwrap_or(empty));
        }
    }
    rows.push(files);
    rows
}
