//! What may be seen of a game without turns: the base's view with clock, cooldowns and held moves.

use super::base::UnderClock;
use super::rules::value;
use super::state::{BLACK, Realtime, WHITE};
use crate::position::Position;
use crate::view::{ClockView, CoolingView, HeldView, View};

impl<B: UnderClock> Realtime<B> {
    pub(super) fn seen(&self) -> View {
        let mut view = self.base.view();
        let mesh = view.mesh;
        let chess = self.base.chess();
        let cooling = chess.all_pieces().filter(|(cell, _)| self.pieces.ready_at(*cell) > self.now);
        let cooling = cooling.map(|(cell, piece)| CoolingView {
            cell: self.drawn(mesh, cell),
            ready_at: self.pieces.ready_at(cell),
            cooldown: value(piece.kind) * self.rules.tu,
        });
        let held = self.held.iter().map(|held| HeldView {
            from: self.drawn(mesh, held.mv.from),
            to: self.drawn(mesh, held.mv.to),
            at: held.at,
            until: held.at + self.rules.window(),
        });
        let premoves = self
            .ordered
            .iter()
            .map(|order| (order.seat, self.drawn(mesh, order.mv.from), self.drawn(mesh, order.mv.to)));
        view.clock = Some(ClockView {
            now: self.now,
            tu: self.rules.tu,
            cooling: cooling.collect(),
            held: held.collect(),
            premoves: premoves.collect(),
        });
        view.check = [WHITE, BLACK].into_iter().filter(|seat| chess.in_check(*seat)).collect();
        view.to_act = self.to_act().iter().collect();
        view.outcome = self.outcome();
        view.scores = self.base.points(self.ended).to_vec();
        if let Some(outcome) = &view.outcome {
            view.scores = outcome.scores().to_vec();
        }
        view
    }
}
