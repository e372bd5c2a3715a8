//! Whether a scene can be drawn: its numbers are numbers, there is not too much of anything, marks name cells.

use crate::error::RenderError;
use crate::scene::{Caption, LabelPlace, Mark, Point, Scene};

const MOST_CELLS: usize = 512;
const MOST_PIECES: usize = 512;
const MOST_BEAMS: usize = 12;
const MOST_POINTS: usize = 2048;
const MOST_SIGNS: usize = 512;
const MOST_ARROWS: usize = 64;
const MOST_PARTIES: usize = 64;
/// The longest text that is looked at, in bytes; more cannot fit anyway.
const LONGEST_TEXT: usize = 4096;

/// What can be said before the board is measured.
pub(crate) fn check(scene: &Scene) -> Result<(), RenderError> {
    count("cells", scene.cells.len(), MOST_CELLS)?;
    let stacked = scene.stacks.iter().map(|stack| stack.pieces.len() + 1).sum::<usize>();
    count("pieces", scene.pieces.len() + stacked, MOST_PIECES)?;
    count("beams", scene.beams.len(), MOST_BEAMS)?;
    count("points in the beams", scene.beams.iter().map(|beam| beam.path.len()).sum(), MOST_POINTS)?;
    count(
        "signs",
        scene.marks.len() + scene.labels.len() + scene.heels.len() + scene.emitters.len(),
        MOST_SIGNS,
    )?;
    count("arrows", scene.arrows.len(), MOST_ARROWS)?;
    count("frontiers", scene.frontiers.len(), MOST_SIGNS)?;
    count("sides and pacts", scene.caption.as_ref().map_or(0, parties), MOST_PARTIES)?;
    finite("cells", scene.cells.iter().flat_map(|cell| cell.corners))?;
    finite("frontiers", scene.frontiers.iter().flatten().copied())?;
    finite("arrows", scene.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]))?;
    finite("pieces", scene.pieces.iter().map(|piece| piece.centre))?;
    finite("beams", scene.beams.iter().flat_map(|beam| beam.path.iter().copied()))?;
    finite("heels", scene.heels.iter().map(|heel| heel.at))?;
    finite("emitters", scene.emitters.iter().flat_map(|device| [device.at, device.direction]))?;
    if !scene.pieces.iter().all(|piece| (0.1..=4.0).contains(&piece.size)) {
        return Err(RenderError::OutOfRange { what: "size of a piece", limit: "0.1 to 4" });
    }
    check_words(scene)?;
    scene.marks.iter().try_for_each(|&mark| check_mark(mark, scene.cells.len()))?;
    scene.stacks.iter().try_for_each(|stack| check_cell(stack.cell, scene.cells.len()))?;
    count("steps", scene.steps.iter().map(|steps| steps.numbers.len() + 1).sum(), MOST_SIGNS)?;
    scene.steps.iter().try_for_each(|steps| check_cell(steps.cell, scene.cells.len()))
}

/// How many sides and parties of pacts the caption has.
fn parties(caption: &Caption) -> usize {
    caption.scores.len() + caption.pacts.iter().map(|pact| pact.between.len()).sum::<usize>()
}

fn check_words(scene: &Scene) -> Result<(), RenderError> {
    for label in &scene.labels {
        let value = match label.place {
            LabelPlace::Below(x) => x,
            LabelPlace::Left(y) => y,
            LabelPlace::Rim { at, outwards } => {
                finite("labels", std::iter::once(outwards))?;
                at.x.abs() + at.y.abs()
            }
            LabelPlace::At(at) => at.x.abs() + at.y.abs(),
        };
        if !value.is_finite() {
            return Err(RenderError::NotFinite("labels"));
        }
        if value.abs() > 1000.0 {
            return Err(RenderError::OutOfRange { what: "place of a label", limit: "near the board" });
        }
    }
    let label_bytes: usize = scene.labels.iter().map(|label| label.text.len()).sum();
    let caption_bytes = scene.caption.as_ref().map_or(0, |caption| {
        caption.title.len()
            + caption.turn.as_ref().map_or(0, |turn| turn.text.len())
            + caption.status.as_ref().map_or(0, |status| status.text.len())
            + caption.scores.iter().map(|score| score.text.len() + score.points.len() + 1).sum::<usize>()
    });
    count("bytes of text", label_bytes + caption_bytes, LONGEST_TEXT)
}

fn count(what: &'static str, number: usize, most: usize) -> Result<(), RenderError> {
    if number > most { Err(RenderError::TooMany { what, most }) } else { Ok(()) }
}

fn finite(what: &'static str, mut points: impl Iterator<Item = Point>) -> Result<(), RenderError> {
    if points.all(|p| p.x.is_finite() && p.y.is_finite()) {
        Ok(())
    } else {
        Err(RenderError::NotFinite(what))
    }
}

fn check_mark(mark: Mark, cells: usize) -> Result<(), RenderError> {
    let (first, second) = match mark {
        Mark::LastMove { from, to } => (from, to),
        Mark::Check(cell)
        | Mark::Selected(cell)
        | Mark::Target(cell)
        | Mark::Capture(cell)
        | Mark::Decision(cell)
        | Mark::Drop(cell)
        | Mark::Breach(cell)
        | Mark::Cooling { cell, .. }
        | Mark::Denied(cell)
        | Mark::Touched(cell)
        | Mark::Blast(cell)
        | Mark::Held(cell) => (cell, cell),
    };
    check_cell(first.max(second), cells)
}

const fn check_cell(index: usize, cells: usize) -> Result<(), RenderError> {
    if index < cells { Ok(()) } else { Err(RenderError::NoSuchCell { index, cells }) }
}
