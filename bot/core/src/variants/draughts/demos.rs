//! Short annotated games of draughts.

use crate::variants::demo::Demo;

/// One for each preset.
pub(super) const DEMOS: &[Demo] = &[];
