//! A capture chosen jump by jump.

use crate::text::picking;

/// What has been picked so far, and the question: `Man c3, e5: where next?`
pub(super) fn question(kind: Option<&str>, chosen: &[String]) -> String {
    match chosen.split_first() {
        Some((from, landed)) if !landed.is_empty() => {
            let piece = picking::origin(kind, from);
            picking::asked(&format!("{piece} to {}", landed.join(", ")), "where next?")
        }
        _ => picking::question(kind, chosen),
    }
}

/// An option that leaves more to be picked: `via e5: 2 ways`.
pub(super) fn several(at: usize, choice: &str, ways: usize) -> String {
    if at == 0 { picking::several(choice, ways) } else { picking::several(&format!("via {choice}"), ways) }
}
