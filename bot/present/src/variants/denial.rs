//! The rules of denial, over whatever game it lies.

use lasermate_engine::overlays::denial::DenialRules;

use crate::say::rules_denial as says;
use crate::saying::only;

use super::page::Example;

/// Denial in a few sentences, where no knight's move can be denied.
pub(super) fn section(rules: &DenialRules) -> String {
    section_with(rules, if rules.soft { says::NO_KNIGHTS_AND_KINGS } else { says::NO_KNIGHTS })
}

/// Denial in Crazy chess: what a knight captures on the way tells its path (crazy.md B21).
pub(super) fn section_of_crazy(rules: &DenialRules) -> String {
    let immune = if rules.soft { says::NO_KINGS_KNIGHTS_ON_THE_WAY } else { says::KNIGHTS_ON_THE_WAY };
    section_with(rules, immune)
}

fn section_with(rules: &DenialRules, immune: &str) -> String {
    let last = if rules.only_move_deniable { says::ONLY_MOVE_ENDS } else { says::NO_ONLY_MOVE };
    let mut sentences = vec![says::RIGHT, immune, last, says::END_WAITS];
    sentences.extend(rules.promo_same_move.then_some(says::PROMOTION));
    sentences.extend(rules.draw_after_third.then_some(says::THIRD));
    titled(&sentences)
}

/// The section about denial with these sentences, by which rules that are too long for a message find it.
pub(super) fn titled(sentences: &[&str]) -> String {
    says::section(sentences.join(" "))
}

/// Whether a section is one that [`titled`] has made.
pub(super) fn is_section(section: &str) -> bool {
    let titled = titled(&[]);
    only(section).map(|said| said.message) == only(&titled).map(|said| said.message)
}

pub(super) const DENIED: Example = Example::after("e2e4 deny", "").of_sides(says::denied);
