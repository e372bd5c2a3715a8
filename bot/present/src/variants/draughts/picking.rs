//! A capture chosen jump by jump.

use lasermate_engine::piece::Kind;

use crate::say::draughts as says;
use crate::text::picking;
use crate::text::wording::commas;

/// What has been picked so far, and the question: `Man c3, e5: where next?`
pub(super) fn question(kind: Option<Kind>, chosen: &[String]) -> String {
    match chosen.split_first() {
        Some((from, landed)) if !landed.is_empty() => {
            let piece = picking::origin(kind, from);
            picking::asked(&says::so_far(piece, commas(landed)), says::WHERE_NEXT)
        }
        _ => picking::question(kind, chosen),
    }
}

/// An option that leaves more to be picked: `via e5: 2 ways`.
pub(super) fn several(at: usize, choice: &str, ways: usize) -> String {
    if at == 0 { picking::several(choice, ways) } else { picking::several(&says::via(choice), ways) }
}
