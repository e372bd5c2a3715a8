//! What may be seen of a game with lasers: the base's view on the drawn board, with beams.

use super::base::UnderBeams;
use super::path::{Meeting, Path};
use super::rules::Mode;
use super::state::Lasers;
use crate::board::{Base, Mesh};
use crate::position::Position;
use crate::seat::Seat;
use crate::sorting::sort_by;
use crate::view::{BeamView, HeelView, PieceView, View};

impl<B: UnderBeams> Lasers<B> {
    /// The board that is drawn.
    #[must_use]
    pub fn mesh(&self) -> &'static Mesh {
        B::tables(self.rules.frame).mesh
    }

    /// A seat's beam cell by cell, on the drawn board.
    #[must_use]
    pub fn path(&self, beam: Seat) -> Path {
        let mesh = self.mesh();
        let adverse: Vec<Base> = Self::opponents(beam).map(|seat| self.frame_base(seat)).collect();
        Path::trace(mesh, self.frame_base(beam).emitter, &adverse, |cell| {
            match B::tables(self.rules.frame).own(cell) {
                Some(own) => self.meeting(own, beam),
                None => Meeting::Pass,
            }
        })
    }

    /// A seat's emitter and heel on the drawn board.
    fn frame_base(&self, seat: Seat) -> Base {
        self.mesh().bases()[self.base.base_of(seat)]
    }

    pub(super) fn seen(&self) -> View {
        let mesh = self.mesh();
        let base = self.base.view();
        let joker_cells = self.jokers.map(|joker| joker.cell());
        let piece_view = |piece: PieceView| PieceView {
            cell: B::tables(self.rules.frame).drawn(piece.cell),
            joker: joker_cells.contains(&Some(piece.cell)),
            ..piece
        };
        let mut pieces: Vec<_> = base.pieces.iter().copied().map(piece_view).collect();
        sort_by(&mut pieces, &|a, b| a.cell.cmp(&b.cell));
        let beam_view = |beam: Seat| {
            let Path { crossings, end } = self.path(beam);
            let heel_view = |seat| HeelView {
                seat,
                at: self.frame_base(seat).heel,
                scored: self.scoreboard.has_scored(beam, seat),
                carom: self.carom(beam, seat),
            };
            BeamView {
                seat: beam,
                crossings,
                end,
                heels: Self::opponents(beam).map(heel_view).collect(),
                emitter: self.frame_base(beam).emitter,
                scored: self.has_scored(beam),
            }
        };
        let lit = Self::seats().filter(|beam| !self.base.has_fallen(*beam));
        let outcome = self.outcome();
        View {
            mesh,
            sides: Self::SIDES,
            pieces,
            beams: lit.map(beam_view).collect(),
            to_act: self.to_act().iter().collect(),
            scores: self.points(outcome.map(|outcome| outcome.kind)),
            billi_phase: self.billi && self.rules.mode == Mode::B,
            lifelines: if self.rules.joker {
                self.jokers.iter().map(|joker| joker.lifelines()).collect()
            } else {
                Vec::new()
            },
            outcome,
            ..base
        }
    }
}
