//! A position as it is printed: for programs, or the board and its facts as plain text.

use std::io::{self, Write};
use std::process::ExitCode;

use lasermate_engine::board::Cell;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::View;
use lasermate_present::saying::in_english;
use lasermate_present::text::{self, cells_by_row};

use super::model::PositionModel;
use super::opening::OpenedGame;

/// Prints the position for a program, as one object on one line, or for reading.
pub fn print(opened: &OpenedGame, json: bool, out: &mut impl Write) -> io::Result<ExitCode> {
    if json {
        serde_json::to_writer(&mut *out, &PositionModel::of(opened))?;
        writeln!(out)?;
    } else {
        opened.tell_left_out()?;
        write(opened, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn write(opened: &OpenedGame, out: &mut impl Write) -> io::Result<()> {
    let model = PositionModel::of(opened);
    let view = opened.game.view();
    let options = opened.setup.options_text();
    let options = if options.is_empty() { options } else { format!(" ({options})") };
    writeln!(out, "{}{options}", opened.setup.preset().title)?;
    writeln!(out, "{}", model.position)?;
    writeln!(out)?;
    for row in rows(&view) {
        writeln!(out, "  {row}")?;
    }
    for stack in text::stacks::stacks(&view) {
        writeln!(out, "  {}", in_english(&stack))?;
    }
    writeln!(out)?;
    for beam in &model.beams {
        let end = match (beam.end.kind, &beam.end.at) {
            ("stop", Some(at)) => format!("stops on {at}"),
            ("corner", Some(at)) => format!("ends in the corner at {at}"),
            _ => "loops".to_owned(),
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
    writeln!(out, "legal: {}: {}", legal.len(), legal.join(" "))?;
    match model.answers.as_deref() {
        None | Some([]) => Ok(()),
        Some(answers) => writeln!(out, "answers: {}", answers.join(" ")),
    }
}

/// The board row by row from the top: the first seat's pieces upper case, the others' lower case, `.` an empty
/// cell, `-` a cell no piece may enter; file letters below.
fn rows(view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    let mut files = String::new();
    for row in cells_by_row(view.mesh) {
        let mut line = String::new();
        files = "   ".to_owned();
        for cell in row {
            let name = view.mesh.name(cell);
            let (file, number) = name.split_at(name.chars().next().map_or(0, char::len_utf8));
            if line.is_empty() {
                line = format!("{number:>2} ");
            }
            files.push_str(&format!(" {file}"));
            line.push(' ');
            line.push(letter(view, cell));
        }
        lines.push(line);
    }
    lines.push(files);
    lines
}

fn letter(view: &View, cell: Cell) -> char {
    match view.pieces.iter().find(|piece| piece.cell == cell) {
        Some(piece) if piece.seat == Seat::First => (view.letter)(piece.kind),
        Some(piece) => (view.letter)(piece.kind).to_ascii_lowercase(),
        None if view.mesh.may_hold_pieces(cell) => '.',
        None => '-',
    }
}
