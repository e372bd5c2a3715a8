//! What of the rules is told by itself, as it is typed.

/// The parts by their words, each with what it tells.
pub const PART_WORDS: &[(&str, &str)] = &[
    ("rooks", "stacks, jumping in, pieces that fall"),
    ("kings", "two steps in a turn"),
    ("queens", "all-round capture, and revenge"),
    ("bishops", "they rise from the dead once"),
    ("knights", "they take on their way, or inside a rook"),
    ("pawns", "four ways to step, and disguises"),
    ("denying", "the right to take a move back"),
];
