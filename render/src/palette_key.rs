//! Who and what occurs in pictures, as far as their colours depend on it.

use crate::scene::{ArrowKind, Caption, Mark, Presence, Scene, Shade, Side};

/// The sides of some scenes and the rarer things in them: what a palette is chosen for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PaletteKey {
    /// Every side, in order.
    pub sides: Vec<Side>,
    /// Those of them that have a beam, in order.
    pub beams: Vec<Side>,
    /// Whether there are cells of the frame.
    pub felt: bool,
    /// Whether cells stand aslant, as far as that can be told by the frontiers between them.
    pub aslant: bool,
    /// Whether there are pieces that are out of the game, or may be soon: there are three sides or more.
    pub inert: bool,
    /// Whether something is captured all round.
    pub blasts: bool,
    /// Whether there are ways that are not over the board, or what lies flat on it.
    pub ways: bool,
}

impl PaletteKey {
    /// The cast of scenes that share a palette.
    pub fn of<'a>(scenes: impl Iterator<Item = &'a Scene>) -> Self {
        let mut cast = Self::default();
        for scene in scenes {
            cast.add(scene);
        }
        for sides in [&mut cast.sides, &mut cast.beams] {
            sides.sort_unstable();
            sides.dedup();
        }
        cast.inert |= cast.sides.len() > 2;
        cast
    }

    fn add(&mut self, scene: &Scene) {
        self.sides.extend(scene.pieces.iter().map(|piece| piece.side));
        let stacked = scene.stacks.iter().flat_map(|stack| &stack.pieces);
        self.sides.extend(stacked.map(|piece| piece.side));
        self.sides.extend(scene.pieces.iter().filter_map(|piece| match piece.badge {
            Some(crate::scene::Badge::Inherited(side)) => Some(side),
            _ => None,
        }));
        self.beams.extend(scene.beams.iter().map(|beam| beam.side));
        self.sides.extend(&self.beams);
        self.sides.extend(scene.heels.iter().map(|heel| heel.side));
        self.sides.extend(scene.emitters.iter().map(|device| device.side));
        self.felt |= scene.cells.iter().any(|cell| cell.shade == Shade::Frame);
        self.aslant |= !scene.frontiers.is_empty();
        self.inert |= scene.pieces.iter().any(|piece| piece.presence == Presence::Inert);
        self.ways |= scene.arrows.iter().any(|arrow| arrow.kind != ArrowKind::Exchange)
            || scene.pieces.iter().any(|piece| piece.kind.lies_flat());
        self.blasts |= scene.marks.iter().any(|mark| matches!(mark, Mark::Blast(_)));
        if let Some(caption) = &scene.caption {
            self.add_caption(caption);
        }
    }

    fn add_caption(&mut self, caption: &Caption) {
        self.sides.extend(caption.scores.iter().map(|score| score.side));
        self.sides.extend(caption.pacts.iter().flat_map(|pact| &pact.between));
        self.sides.extend(caption.turn.iter().map(|turn| turn.side));
        self.inert |= caption.scores.iter().any(|score| score.fallen);
    }
}
