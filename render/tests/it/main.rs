//! All tests of the pictures, in one program.

mod animation;
mod approved;
mod arrows;
mod clock;
mod curve;
mod degenerate;
mod icons;
mod labels;
mod pictures;
mod records;
#[path = "../../examples/scenes/mod.rs"]
mod scenes;
mod shapes;
mod sides;
mod stacks;
mod wide;
