//! A curve's picture, back to front: ground, area or lines, marks, words.

use super::EvalChart;
use crate::chart_frame::{Frame, PLOT};
use crate::error::RenderError;
use crate::sprite::{circle, polygon};
use crate::theme::{SideColours, side_colours};
use resvg::tiny_skia::{Path, PathBuilder, Rect};

/// Sizes of words at scale one; a telephone shows four tenths of them.
const TITLE: f32 = 34.0;
const NAME: f32 = 32.0;
const FIGURE: f32 = 26.0;
const NUMBER: f32 = 28.0;
/// The middles of the two lines over the plot.
const FIRST: f32 = 30.0;
const SECOND: f32 = 76.0;
/// The middle of the line under the plot.
const UNDER: f32 = 575.0;
const PIECE: f32 = 36.0;
/// The radius of a number's disc.
const DISC: f32 = 17.0;
/// The levels that have a line, in pawns.
const PAWNS: [i32; 3] = [1, 3, 9];
/// How wide a side's line is among three, and what is around it.
const LINE: f32 = 6.0;
const CASING: f32 = 10.0;
/// The dashes of the lines, in seat order: each is told without its colour.
const DASHES: [&[f32]; 3] = [&[], &[26.0, 12.0], &[5.0, 9.0]];

/// What is worth this much, in hundredths of a pawn, stands half way to the edge.
const HALF_WAY: f32 = 350.0;

/// Where a value stands: half way to the edge for some pawns, near the edge where the game is won.
fn height(value: i32) -> f32 {
    let value = value as f32;
    let part = value / (value.abs() + HALF_WAY);
    let (middle, half) = (f32::midpoint(PLOT[1], PLOT[3]), (PLOT[3] - PLOT[1]) / 2.0);
    middle - part * (half - 6.0)
}

pub(super) fn draw(curve: &EvalChart, frame: &mut Frame<'_>) -> Result<(), RenderError> {
    ground(curve, frame);
    if curve.sides.len() == 2 {
        frame.lay()?;
        halves(curve, frame)?;
        area(curve, frame);
    } else {
        lines(curve, frame);
    }
    stars(curve, frame);
    frame.lay()?;
    let discs = discs(curve, frame);
    frame.lay()?;
    let ink = frame.colours.ink;
    for (number, (x, y)) in discs {
        let text = number.to_string();
        let wide = frame.width_of(&text, NUMBER);
        frame.words(&text, NUMBER, (x - wide / 2.0, y), 80.0, ink);
    }
    captions(curve, frame)
}

fn ground(curve: &EvalChart, frame: &mut Frame<'_>) {
    let [left, top, right, bottom] = PLOT;
    let colours = frame.colours;
    let whole = Rect::from_ltrb(left, top, right, bottom).map(PathBuilder::from_rect);
    frame.fill(whole.as_ref(), colours.dark, 1.0);
    let rounds = curve.values.len().saturating_sub(1) / curve.sides.len();
    for round in (every(rounds)..=rounds).step_by(every(rounds)) {
        let x = frame.x(round * curve.sides.len());
        frame.stroke(polygon(&[(x, top), (x, bottom)], false).as_ref(), colours.light, 1.5, &[]);
    }
    for pawns in PAWNS.into_iter().flat_map(|pawns| [pawns, -pawns]) {
        let y = height(pawns * 100);
        frame.stroke(polygon(&[(left, y), (right, y)], false).as_ref(), colours.light, 1.5, &[6.0, 8.0]);
    }
}

/// After how many rounds a line is drawn across.
const fn every(rounds: usize) -> usize {
    match rounds {
        0..=12 => 2,
        13..=30 => 5,
        31..=80 => 10,
        81..=200 => 25,
        _ => 100,
    }
}

/// The points of a side's line.
fn points(curve: &EvalChart, frame: &Frame<'_>, seat: usize) -> Vec<(f32, f32)> {
    let value = |values: &Vec<i32>| values.get(seat).copied().unwrap_or(0);
    let mut points: Vec<_> =
        curve.values.iter().enumerate().map(|(at, values)| (frame.x(at), height(value(values)))).collect();
    if let [only] = points[..] {
        points.push((PLOT[2], only.1));
    }
    points
}

/// Between two: what one side has over the other, filled from the middle in that side's colour.
fn area(curve: &EvalChart, frame: &mut Frame<'_>) {
    let points = points(curve, frame, 0);
    let middle = height(0);
    for (index, (side, _)) in curve.sides.iter().enumerate() {
        let side_colours = side_colours(*side);
        let within = |y: f32| if index == 0 { y.min(middle) } else { y.max(middle) };
        for leg in points.windows(2) {
            let [from, to] = [leg[0], leg[1]];
            if within(from.1) == middle && within(to.1) == middle {
                continue;
            }
            // A leg that crosses the middle is cut there, so that each side has its own part of it.
            let crossing = (from.1 < middle) != (to.1 < middle);
            let cut = from.0 + (to.0 - from.0) * (middle - from.1) / (to.1 - from.1);
            let between = if crossing && cut.is_finite() { vec![(cut, middle)] } else { Vec::new() };
            let mut corners = vec![(from.0, middle), (from.0, within(from.1))];
            corners.extend(between);
            // Neighbours overlap a little: no seam is left between them.
            corners.extend([(to.0 + 0.4, within(to.1)), (to.0 + 0.4, middle)]);
            frame.fill(polygon(&corners, true).as_ref(), side_colours.body, 1.0);
        }
    }
    let path = polygon(&points, false);
    let (ink, mark) = (frame.colours.ink, frame.colours.moved);
    frame.stroke(path.as_ref(), ink, 8.0, &[]);
    frame.stroke(path.as_ref(), mark, 4.0, &[]);
    frame.stroke(polygon(&[(PLOT[0], middle), (PLOT[2], middle)], false).as_ref(), ink, 3.0, &[]);
}

/// Among three: a line for each side.
fn lines(curve: &EvalChart, frame: &mut Frame<'_>) {
    let ink = frame.colours.ink;
    let middle = height(0);
    frame.stroke(polygon(&[(PLOT[0], middle), (PLOT[2], middle)], false).as_ref(), ink, 3.0, &[]);
    for seat in (0..curve.sides.len()).rev() {
        let SideColours { body, outline, .. } = *side_colours(curve.sides[seat].0);
        let path = polygon(&points(curve, frame, seat), false);
        frame.stroke(path.as_ref(), outline, CASING, &[]);
        let dashes = DASHES.get(seat).copied().unwrap_or_default();
        frame.stroke(path.as_ref(), body, LINE, dashes);
    }
}

fn stars(curve: &EvalChart, frame: &mut Frame<'_>) {
    for at in &curve.starred {
        let x = frame.x(*at);
        star(frame, (x, PLOT[3] - 2.0), 15.0);
    }
}

fn star(frame: &mut Frame<'_>, at: (f32, f32), reach: f32) {
    let path = diamond(at, reach);
    let (ink, burst) = (frame.colours.ink, frame.colours.burst);
    frame.fill(path.as_ref(), burst, 1.0);
    frame.stroke(path.as_ref(), ink, 2.5, &[]);
}

/// A star of four rays.
fn diamond((x, y): (f32, f32), reach: f32) -> Option<Path> {
    let near = reach * 0.36;
    let points = [
        (x, y - reach),
        (x + near, y - near),
        (x + reach, y),
        (x + near, y + near),
        (x, y + reach),
        (x - near, y + near),
        (x - reach, y),
        (x - near, y - near),
    ];
    polygon(&points, true)
}

/// The discs of the numbers: beside the line, with a stem to it, and none over another.
fn discs(curve: &EvalChart, frame: &mut Frame<'_>) -> Vec<(usize, (f32, f32))> {
    let (ink, alert) = (frame.colours.ink, frame.colours.alert);
    let [left, top, right, bottom] = PLOT;
    let mut placed: Vec<(usize, (f32, f32))> = Vec::new();
    for (index, (at, seat)) in curve.numbered.iter().enumerate() {
        let x = frame.x(*at);
        let line = if curve.sides.len() == 2 { 0 } else { *seat };
        let y = height(curve.values[*at].get(line).copied().unwrap_or(0));
        let within = |value: f32| value.clamp(top + DISC + 2.0, bottom - DISC - 22.0);
        let clear = |(x, y): (f32, f32)| {
            placed.iter().all(|(_, (px, py))| (px - x).hypot(py - y) >= 2.0 * DISC + 3.0)
        };
        let away = [44.0, -44.0, 84.0, -84.0, 124.0, -124.0, 164.0, -164.0, 204.0, -204.0];
        let centre = x.clamp(left + DISC + 2.0, right - DISC - 2.0);
        let near = away.map(|by| (centre, within(y + by)));
        let chosen = near.into_iter().find(|at| clear(*at)).unwrap_or(near[0]);
        frame.stroke(polygon(&[(x, y), chosen], false).as_ref(), ink, 3.5, &[]);
        frame.fill(circle(x, y, 6.0).as_ref(), ink, 1.0);
        placed.push((index + 1, chosen));
    }
    for (_, (x, y)) in &placed {
        let path = circle(*x, *y, DISC);
        frame.fill(path.as_ref(), alert, 1.0);
        frame.stroke(path.as_ref(), ink, 3.0, &[]);
    }
    placed
}

/// The words: title, sides, figures at the edge, what a star means.
fn captions(curve: &EvalChart, frame: &mut Frame<'_>) -> Result<(), RenderError> {
    let [left, _, right, _] = PLOT;
    let (text, quiet) = (frame.colours.text, frame.colours.quiet);
    frame.words(&curve.title, TITLE, (left, FIRST), 960.0 - 2.0 * left, text);
    if curve.sides.len() == 2 {
        names_of_two(curve, frame)?;
    } else {
        names_of_three(curve, frame)?;
    }
    for pawns in PAWNS.into_iter().flat_map(|pawns| [pawns, -pawns]).chain([0]) {
        let figure = match pawns {
            0 => "0".to_owned(),
            _ if pawns > 0 => format!("+{pawns}"),
            _ => format!("\u{2212}{}", pawns.abs()),
        };
        frame.words(&figure, FIGURE, (right + 10.0, height(pawns * 100)), 60.0, quiet);
    }
    let rounds = curve.values.len().saturating_sub(1) / curve.sides.len();
    let mut free = 0.0;
    let star_from = if curve.starred.is_empty() { 960.0 } else { star_left(curve, frame) };
    for round in (every(rounds)..=rounds).step_by(every(rounds)) {
        let figure = round.to_string();
        let x = frame.x(round * curve.sides.len()) - frame.width_of(&figure, FIGURE) / 2.0;
        if x > free && x + 60.0 < star_from {
            free = x + 30.0 + frame.words(&figure, FIGURE, (x, UNDER), 80.0, quiet);
        }
    }
    if !curve.starred.is_empty() {
        frame.words(&curve.star, FIGURE, (star_from + 24.0, UNDER), 420.0, quiet);
        star(frame, (star_from + 6.0, UNDER), 13.0);
        frame.lay()?;
    }
    Ok(())
}

/// Where what a star means begins.
fn star_left(curve: &EvalChart, frame: &Frame<'_>) -> f32 {
    940.0 - 24.0 - frame.width_of(&curve.star, FIGURE).min(420.0)
}

/// The sides' names over the plot; their pieces in its corners say whose half is whose.
fn names_of_two(curve: &EvalChart, frame: &mut Frame<'_>) -> Result<(), RenderError> {
    const ROOM: f32 = 350.0;
    let text = frame.colours.text;
    let mut x = PLOT[0];
    for (side, name) in &curve.sides {
        frame.piece(*side, PIECE, (x + PIECE / 2.0, SECOND - 2.0))?;
        x += PIECE + 40.0 + frame.words(name, NAME, (x + PIECE + 6.0, SECOND), ROOM, text);
    }
    Ok(())
}

/// Between two: whose half is whose, where nothing else is drawn yet.
fn halves(curve: &EvalChart, frame: &mut Frame<'_>) -> Result<(), RenderError> {
    let ends = [PLOT[1] + 26.0, PLOT[3] - 26.0];
    for ((side, _), y) in curve.sides.iter().zip(ends) {
        frame.piece(*side, PIECE, (PLOT[0] + 26.0, y))?;
    }
    Ok(())
}

fn names_of_three(curve: &EvalChart, frame: &mut Frame<'_>) -> Result<(), RenderError> {
    let mut x = PLOT[0];
    let text = frame.colours.text;
    for (seat, (side, name)) in curve.sides.iter().enumerate() {
        let SideColours { body, outline, .. } = *side_colours(*side);
        let sample = polygon(&[(x + PIECE + 8.0, SECOND), (x + PIECE + 76.0, SECOND)], false);
        frame.stroke(sample.as_ref(), outline, CASING, &[]);
        frame.stroke(sample.as_ref(), body, LINE, DASHES.get(seat).copied().unwrap_or_default());
        frame.lay()?;
        frame.piece(*side, PIECE, (x + PIECE / 2.0, SECOND - 2.0))?;
        let wide = frame.words(name, FIGURE + 2.0, (x + PIECE + 86.0, SECOND), 170.0, text);
        x += PIECE + 86.0 + wide + 24.0;
    }
    // Each line has its piece at its end, none over another.
    let mut ends: Vec<(f32, crate::scene::Side)> = Vec::new();
    let last = curve.values.last().cloned().unwrap_or_default();
    for ((side, _), value) in curve.sides.iter().zip(&last) {
        ends.push((height(*value), *side));
    }
    ends.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut least = PLOT[1];
    for (y, side) in ends {
        let y = y.max(least);
        least = y + PIECE * 0.8;
        frame.piece(side, PIECE, (PLOT[2] - 2.0, y.min(PLOT[3] - 4.0)))?;
    }
    Ok(())
}
