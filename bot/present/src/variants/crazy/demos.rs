//! A short annotated game of Crazy chess.

use crate::say::demos_crazy as says;
use crate::variants::demo::Demo;

pub(super) const DEMOS: &[Demo] = &[Demo {
    game: "crazy",
    title: says::TITLE,
    steps: &[
        ("", says::START),
        ("e2e4 deny d2d4 e7e5", says::DENIED),
        ("d4e5 d8g5 c1g5", says::REVENGE),
        ("g7~g5,h7~g7", says::DISGUISE),
        ("h7g8", says::LAST_TURN),
        ("h8h2 h1h2^", says::JUMP),
    ],
}];
