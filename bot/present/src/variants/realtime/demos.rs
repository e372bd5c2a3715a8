//! A short annotated game without turns.

use crate::say::demos_realtime as says;
use crate::variants::demo::Demo;

pub(super) const DEMOS: &[Demo] = &[Demo {
    game: "realtime",
    title: says::TITLE,
    steps: &[
        ("", says::START),
        ("1000:w:e2e4", says::COOLING),
        ("1200:b:e7e5 1300:w:g1f3", says::WAITING),
        ("3000:b:b8c6 4000:w:f1c4", says::CAPTION),
        ("34000:w:c4f7", says::CHECK),
    ],
}];
