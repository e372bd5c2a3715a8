//! Which men bear on a cell: worked out from the view's mesh and men, so that a question about any square has an
//! answer whoever is to move.

use lasermate_engine::board::{Cell, Corner, Edge, Mesh};
use lasermate_engine::man::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{ManView, View};

/// The men that attack a cell, or guard it where their own man stands there, in cell order. A man that is pinned, or
/// whose king is in check, still counts: this is about reach, not about legal moves.
#[must_use]
pub fn attackers(view: &View, cell: Cell) -> Vec<ManView> {
    if !view.mesh.may_hold_men(cell) {
        return Vec::new();
    }
    view.men.iter().filter(|man| man.cell != cell && reaches(view, man, cell)).copied().collect()
}

fn reaches(view: &View, man: &ManView, cell: Cell) -> bool {
    let mesh = view.mesh;
    match man.kind {
        Kind::Pawn => pawn_takes(mesh, man).contains(&cell),
        Kind::Knight => mesh.leaps(man.cell).contains(&cell),
        Kind::Bishop => slides(view, diagonals(mesh, man.cell), cell),
        Kind::Rook => slides(view, lines(mesh, man.cell), cell),
        Kind::Queen => {
            slides(view, diagonals(mesh, man.cell), cell) || slides(view, lines(mesh, man.cell), cell)
        }
        Kind::King => {
            let steps = lines(mesh, man.cell).chain(diagonals(mesh, man.cell));
            steps.into_iter().any(|ray| ray.first() == Some(&cell))
        }
    }
}

fn lines(mesh: &Mesh, from: Cell) -> impl Iterator<Item = &[Cell]> {
    Edge::ALL.into_iter().map(move |edge| mesh.line(from, edge))
}

fn diagonals(mesh: &Mesh, from: Cell) -> impl Iterator<Item = &[Cell]> {
    Corner::ALL.into_iter().flat_map(move |corner| mesh.diagonals(from, corner)).map(Vec::as_slice)
}

/// Whether one of the rays leads to the cell with nothing standing before it.
fn slides<'a>(view: &View, rays: impl Iterator<Item = &'a [Cell]>, cell: Cell) -> bool {
    let stands = |at: &Cell| view.men.iter().any(|man| man.cell == *at);
    let mut rays = rays;
    rays.any(|ray| {
        let end = ray.iter().position(stands).map_or(ray.len(), |met| met + 1);
        ray[..end].contains(&cell)
    })
}

/// The cells a pawn takes on: aslant and forward, as its side sees the board.
fn pawn_takes(mesh: &Mesh, man: &ManView) -> Vec<Cell> {
    let forward = match man.seat {
        Seat::First => [Corner::FarLeft, Corner::FarRight],
        _ => [Corner::NearLeft, Corner::NearRight],
    };
    forward.iter().flat_map(|corner| mesh.slants(man.cell, *corner)).map(|(cell, _)| *cell).collect()
}
