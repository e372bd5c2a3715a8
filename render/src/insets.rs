//! How much room the stacks take that are opened below the board, and in which rows they are.

use crate::scene::{Scene, Stack};

/// Sizes at scale one: of the room that a piece takes beside the next, of a cell's name.
pub(crate) const PITCH: f32 = 35.0;
pub(crate) const NAME: f32 = 31.0;
/// The room behind a name, and between two stacks.
pub(crate) const BEHIND: f32 = 6.0;
pub(crate) const BETWEEN: f32 = 26.0;
/// The room left at both ends of the row.
pub(crate) const EDGE: f32 = 36.0;

/// The least part of their size that the pieces of a row may have: on a telephone they are 17 pixels high then.
const LEAST: f32 = 0.75;
/// About how wide a letter of a cell's name is: the rows are known before anything is drawn.
const LETTER: f32 = 0.62;

/// The stacks of which not all is seen on the board, in the rows in which they are opened on a picture so wide: one, or two of
/// about the same width where the pieces of one would be too small.
pub(crate) fn rows(scene: &Scene, width: f32) -> Vec<Vec<&Stack>> {
    let mut hidden: Vec<&Stack> = scene.stacks.iter().filter(|stack| stack.hides_some()).collect();
    let wide = |stacks: &[&Stack]| {
        let each = stacks.iter().map(|stack| {
            let name = NAME * LETTER * name(scene, stack).chars().count() as f32;
            name + BEHIND + PITCH * stack.pieces.len() as f32 + BETWEEN
        });
        each.sum::<f32>() - BETWEEN
    };
    let room = width - 2.0 * EDGE;
    if hidden.is_empty() {
        return Vec::new();
    }
    if hidden.len() < 2 || wide(&hidden) * LEAST <= room {
        return vec![hidden];
    }
    let longer = |at: usize| hidden.split_at_checked(at).map_or(0.0, |(one, two)| wide(one).max(wide(two)));
    let cut = (1..hidden.len()).min_by(|one, two| longer(*one).total_cmp(&longer(*two)));
    let below = hidden.split_off(cut.unwrap_or_default());
    vec![hidden, below]
}

pub(crate) fn name<'a>(scene: &'a Scene, stack: &Stack) -> &'a str {
    scene.cells.get(stack.cell).map_or("", |cell| cell.name.as_str())
}
