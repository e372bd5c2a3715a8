//! What of the rules is told by itself, as it is typed.

/// What the option `part` of `/rules` is for.
pub const PARTS_HELP: &str = "All at once, or one piece of Crazy chess";

/// The parts by their words, each with what it tells.
pub const PART_WORDS: &[(&str, &str)] = &[
    ("rooks", "stacks, jumping in, pieces that fall"),
    ("kings", "two steps in a turn"),
    ("queens", "all-round capture, and revenge"),
    ("bishops", "they rise once after being captured"),
    ("knights", "captures on the way, or inside a rook"),
    ("pawns", "four ways to step, and disguises"),
    ("denying", "the right to undo a move"),
];
