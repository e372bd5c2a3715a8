//! A short annotated game without turns.

use crate::variants::demo::Demo;

/// One for each preset.
pub(super) const DEMOS: &[Demo] = &[Demo {
    game: "realtime",
    title: "no turns, and pieces that must cool",
    steps: &[
        (
            "",
            "Nobody is to move: both may, at any time. Here all pieces are ready at the start; mostly they begin to cool by lot.",
        ),
        (
            "1000:w:e2e4",
            "White's pawn has moved and cools for one unit of ten seconds. The ring around it empties; then it may move again.",
        ),
        (
            "1200:b:e7e5 1300:w:g1f3",
            "Black answers at once. The hourglass says that the move waits for half a second, because White is first in a tie. White does not wait, and has moved a knight too, which cools for three units.",
        ),
        (
            "3000:b:b8c6 4000:w:f1c4",
            "Both have moved again. The caption counts who is ready, and when that was.",
        ),
        (
            "34000:w:c4f7",
            "The bishop was ready again after thirty seconds and takes on f7: check. The king is ready and may take it; a piece that cools could not.",
        ),
    ],
}];
