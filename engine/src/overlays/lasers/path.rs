//! A beam cell by cell: the plain way, for views and as a check on the fast one.

use super::rules::Mirror;
use crate::action::Lifeline;
use crate::board::{AcrossCorner, Base, Cell, Corner, Mesh};
use crate::piece::Kind;
use crate::view::{BeamEnd, Crossing};

/// What becomes of a beam in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// It goes on to the opposite corner.
    Pass,
    /// It ends at the cell's centre.
    Stop,
    /// It is deflected at the cell's centre.
    Reflect(Mirror),
}

impl Meeting {
    /// What a piece does to a beam of its own or another side (the table of billichess.md 2.2, BR1 to BR5).
    #[must_use]
    pub const fn of(kind: Kind, own: bool, mirror: Mirror) -> Self {
        match kind {
            Kind::Pawn => Self::Stop,
            Kind::Rook | Kind::Bishop => Self::Reflect(mirror),
            Kind::Knight => Self::Reflect(mirror.turned()),
            Kind::Queen if own => Self::Pass,
            Kind::Queen => Self::Stop,
            Kind::King if own => Self::Reflect(mirror),
            // What lies on the board lets every beam through (overlays.md L5).
            _ => Self::Pass,
        }
    }

    /// What a Joker under a lifeline does; REFLECT is reflection as a rook (billichess.md 2.6.2).
    #[must_use]
    pub const fn of_lifeline(lifeline: Lifeline, mirror: Mirror) -> Self {
        match lifeline {
            Lifeline::Pass => Self::Pass,
            Lifeline::Reflect => Self::Reflect(mirror),
            Lifeline::Stop => Self::Stop,
        }
    }

    /// The corner the beam leaves by; `None` where it ends.
    #[must_use]
    pub const fn exit(self, entry: Corner) -> Option<Corner> {
        match self {
            Self::Pass => Some(entry.opposite()),
            Self::Stop => None,
            Self::Reflect(mirror) => Some(mirror.exit(entry)),
        }
    }
}

/// A beam's way: the cells in the order entered, and its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    pub crossings: Vec<Crossing>,
    /// How it ends. Whether a corner is a lasermate is left to the caller's heel.
    pub end: BeamEnd,
}

impl Path {
    /// Follows a beam from its emitter. `meets` says what it meets in a cell of the mesh, `adverse` whose heels are
    /// its opponents'.
    pub fn trace(
        mesh: &Mesh,
        emitter: (Cell, Corner),
        adverse: &[Base],
        meets: impl Fn(Cell) -> Meeting,
    ) -> Self {
        let mut crossings = Vec::new();
        let (mut cell, mut entry) = emitter;
        // Every state has one successor and one predecessor, so a beam that does not end comes back to its
        // start (billichess.md 2.2.6), after no more steps than there are states.
        for _ in 0..mesh.len() * Corner::ALL.len() {
            let exit = meets(cell).exit(entry);
            crossings.push(Crossing { cell, entry, exit });
            let Some(exit) = exit else { return Self { crossings, end: BeamEnd::Stop(cell) } };
            match mesh.beyond(cell, exit) {
                AcrossCorner::FrameCorner => {
                    let at = mesh.vertex(cell, exit);
                    let lasermate = adverse.iter().any(|base| mesh.heel_vertex(*base) == at);
                    return Self { crossings, end: BeamEnd::Corner { cell, lasermate } };
                }
                AcrossCorner::Cell(next, at) => (cell, entry) = (next, at),
            }
            if (cell, entry) == emitter {
                break;
            }
        }
        Self { crossings, end: BeamEnd::Loop }
    }
}
