//! A short annotated game of Black holes.

use crate::say::demos_black_holes as says;
use crate::variants::demo::Demo;

pub(super) const DEMOS: &[Demo] = &[Demo {
    game: "black-holes",
    title: says::TITLE,
    steps: &[
        ("", says::START),
        ("a2a3 a7a6 b1c3 d7d6 c3b5 e7e6 b2b4 c8d7", says::EMPTY),
        ("@b1 d7c8", says::DROP),
        ("b5c7 e8e7", says::CHECK),
        ("b1b2 c8d7 @b1 d6d5", says::SECOND),
        ("b1b2b2b4", says::THROUGH),
    ],
}];
