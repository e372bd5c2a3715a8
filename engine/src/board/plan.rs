//! From a list of vertices and cells to a mesh: what a board is given as, and the derivation of all its tables.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use super::base::BaseSeat;
use super::flat::Flat;
use super::mesh::{AcrossCorner, Mesh, Point};
use super::{Cell, Corner, Edge, VertexId};

/// A cell as a board is given.
#[derive(Clone, Debug)]
pub struct CellPlan {
    /// Its name, unique on the board.
    pub name: String,
    /// Its corners, in the order of [`Corner::ALL`].
    pub corners: [VertexId; 4],
    /// Whether pieces may stand on it.
    pub holds_pieces: bool,
}

/// A board as it is given: vertices, cells, and where the sides sit.
#[derive(Clone, Debug)]
pub struct Plan {
    pub shape: &'static str,
    pub points: Vec<Point>,
    /// The cells in order of their index.
    pub cells: Vec<CellPlan>,
    /// Where the sides sit, in seat order.
    pub seats: Vec<BaseSeat>,
}

/// Why a list of vertices and cells is not a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlanError {
    /// Cells and vertices are numbered in a byte.
    #[error("a board has between 1 and 255 cells and at most 256 vertices")]
    Size,
    /// A cell names a vertex that is not there, or one twice.
    #[error("cell {0:?} needs four different vertices of the list")]
    Corners(Cell),
    /// Three cells on one edge.
    #[error("more than two cells share an edge of cell {0:?}")]
    Edge(Cell),
    /// The cells at a vertex do not lie side by side around it.
    #[error("the cells at vertex {0:?} meet in that point alone")]
    Pinched(VertexId),
    /// No cell lies straight across, or the frame turns inward.
    #[error(
        "{cells} cells meet at vertex {vertex:?}: inside the board an even number of at least 4 can, on the frame 1 or 2"
    )]
    Around {
        vertex: VertexId,
        /// How many cells meet there.
        cells: usize,
    },
    /// A side's right-hand side of the frame is too short for its emitter.
    #[error("the side of the frame at cell {0:?} is too short for an emitter")]
    Base(Cell),
}

type Steps = Vec<[Option<(Cell, Edge)>; 4]>;

impl Plan {
    pub fn mesh(self) -> Result<Mesh, PlanError> {
        self.check()?;
        let corners: Vec<_> = self.cells.iter().map(|cell| cell.corners).collect();
        let pieces: Vec<bool> = self.cells.iter().map(|cell| cell.holds_pieces).collect();
        let steps = steps(&corners)?;
        let (slants, beyond) = crossings(&corners, &steps)?;
        let lines = lines(&steps, &pieces);
        let diagonals = diagonals(&slants, &pieces, corners.len());
        let (leaps, long_leaps) = leaps(&steps, &pieces);
        let mut mesh = Mesh {
            shape: self.shape,
            points: self.points,
            corners,
            names: self.cells.into_iter().map(|cell| cell.name).collect(),
            pieces,
            steps,
            slants,
            beyond,
            lines,
            diagonals,
            leaps,
            long_leaps,
            bases: Vec::new(),
        };
        for seat in self.seats {
            mesh.bases.push(seat.base(&mesh).ok_or(PlanError::Base(seat.right_end))?);
        }
        Ok(mesh)
    }

    fn check(&self) -> Result<(), PlanError> {
        const CELLS: usize = 255;
        const VERTICES: usize = 256;
        if self.cells.is_empty() || self.cells.len() > CELLS || self.points.len() > VERTICES {
            return Err(PlanError::Size);
        }
        for (index, cell) in (0u8..).zip(&self.cells) {
            let [a, b, c, d] = cell.corners;
            let apart = a != b && a != c && a != d && b != c && b != d && c != d;
            if !apart || cell.corners.iter().any(|vertex| vertex.index() >= self.points.len()) {
                return Err(PlanError::Corners(Cell(index)));
            }
        }
        let seat = self.seats.iter().find(|seat| seat.right_end.index() >= self.cells.len());
        seat.map_or(Ok(()), |seat| Err(PlanError::Base(seat.right_end)))
    }
}

fn indexed(corners: &[[VertexId; 4]]) -> impl Iterator<Item = (Cell, &[VertexId; 4])> {
    (0u8..).map(Cell).zip(corners)
}

/// Two cells that share two corners are neighbours across that edge.
fn steps(corners: &[[VertexId; 4]]) -> Result<Steps, PlanError> {
    let mut sharers: BTreeMap<[VertexId; 2], Vec<(Cell, Edge)>> = BTreeMap::new();
    for (cell, own) in indexed(corners) {
        for edge in Edge::ALL {
            let [one, two] = edge.corners().map(|corner| own[corner.index()]);
            sharers.entry([one.min(two), one.max(two)]).or_default().push((cell, edge));
        }
    }
    let mut steps = vec![[None; 4]; corners.len()];
    for sharing in sharers.values() {
        match sharing[..] {
            [_] => {}
            [one, two] => {
                steps[one.0.index()][one.1.index()] = Some(two);
                steps[two.0.index()][two.1.index()] = Some(one);
            }
            _ => return Err(PlanError::Edge(sharing[0].0)),
        }
    }
    Ok(steps)
}

/// The cells around a vertex from one of them on, in turning order, each with its corner there, and whether they
/// close a circle. A fan on the frame is walked both ways, so its first cell need not be the one begun with.
fn around(corners: &[[VertexId; 4]], steps: &Steps, from: (Cell, Corner)) -> (Vec<(Cell, Corner)>, bool) {
    let vertex = corners[from.0.index()][from.1.index()];
    let turn = |(cell, corner): (Cell, Corner), onward: bool| {
        // Corner i lies between the edges i - 1 and i.
        let edge = Edge::ALL[(corner.index() + if onward { 0 } else { 3 }) % 4];
        let (next, _) = steps[cell.index()][edge.index()]?;
        let at = corners[next.index()].iter().position(|other| *other == vertex)?;
        Some((next, Corner::ALL[at]))
    };
    let mut fan = vec![from];
    let mut last = from;
    while let Some(next) = turn(last, true) {
        if next == from {
            return (fan, true);
        }
        if fan.contains(&next) {
            break;
        }
        fan.push(next);
        last = next;
    }
    last = from;
    while let Some(next) = turn(last, false) {
        if fan.contains(&next) {
            break;
        }
        fan.insert(0, next);
        last = next;
    }
    (fan, false)
}

type Crossings = (Flat<(Cell, Corner)>, Vec<[AcrossCorner; 4]>);

/// Diagonal neighbours and beam crossings at every corner of every cell (overlays.md L1).
fn crossings(corners: &[[VertexId; 4]], steps: &Steps) -> Result<Crossings, PlanError> {
    let mut slants = Vec::with_capacity(corners.len() * 4);
    let mut beyond = vec![[AcrossCorner::FrameCorner; 4]; corners.len()];
    for (cell, own) in indexed(corners) {
        for corner in Corner::ALL {
            let vertex = own[corner.index()];
            let (fan, circle) = around(corners, steps, (cell, corner));
            if corners.iter().flatten().filter(|other| **other == vertex).count() != fan.len() {
                return Err(PlanError::Pinched(vertex));
            }
            let mut diagonals = Vec::new();
            beyond[cell.index()][corner.index()] = match (fan.len(), circle) {
                (1, false) => AcrossCorner::FrameCorner,
                (2, false) => {
                    let other = fan.iter().find(|(other, _)| *other != cell);
                    other.map_or(AcrossCorner::FrameCorner, |(other, at)| AcrossCorner::Cell(*other, *at))
                }
                (count, true) if count >= 4 && count % 2 == 0 => {
                    diagonals.push(fan[2]);
                    if count > 4 {
                        diagonals.push(fan[count - 2]);
                    }
                    AcrossCorner::Cell(fan[count / 2].0, fan[count / 2].1)
                }
                (cells, _) => return Err(PlanError::Around { vertex, cells }),
            };
            slants.push(diagonals);
        }
    }
    Ok((Flat::new(slants), beyond))
}

/// Rook rays: straight on across opposite edges, as far as pieces may go.
fn lines(steps: &Steps, pieces: &[bool]) -> Flat<Cell> {
    let ray = |cell: usize, edge: Edge| {
        let mut ray = Vec::new();
        let mut next = steps[cell][edge.index()];
        while let Some((to, entered)) = next.filter(|(to, _)| pieces[to.index()] && ray.len() < steps.len()) {
            ray.push(to);
            next = steps[to.index()][entered.opposite().index()];
        }
        ray
    };
    Flat::new((0..steps.len()).flat_map(|cell| Edge::ALL.map(|edge| ray(cell, edge))))
}

/// Bishop rays: straight on across opposite corners; a fork makes a ray of each branch.
fn diagonals(slants: &Flat<(Cell, Corner)>, pieces: &[bool], cells: usize) -> Flat<Vec<Cell>> {
    fn grow(
        slants: &Flat<(Cell, Corner)>,
        pieces: &[bool],
        at: usize,
        ray: &mut Vec<Cell>,
        rays: &mut Vec<Vec<Cell>>,
    ) {
        let mut branches =
            slants.row(at).iter().filter(|(to, _)| pieces[to.index()] && !ray.contains(to)).peekable();
        if branches.peek().is_none() && !ray.is_empty() {
            rays.push(ray.clone());
        }
        for (to, entered) in branches.copied().collect::<Vec<_>>() {
            ray.push(to);
            grow(slants, pieces, to.index() * 4 + entered.opposite().index(), ray, rays);
            ray.pop();
        }
    }
    Flat::new((0..cells * 4).map(|at| {
        let mut rays = Vec::new();
        grow(slants, pieces, at, &mut Vec::new(), &mut rays);
        rays
    }))
}

/// Knight targets: the union of two steps and one to the side, and of one and then two to the side; and the former
/// alone.
fn leaps(steps: &Steps, pieces: &[bool]) -> (Flat<Cell>, Flat<Cell>) {
    let step = |at: Option<(Cell, Edge)>| {
        let (cell, heading) = at?;
        let (to, entered) = steps[cell.index()][heading.index()]?;
        Some((to, entered.opposite()))
    };
    let aside = |at: Option<(Cell, Edge)>| {
        let (cell, heading) = at?;
        Some([(cell, heading.turned()), (cell, heading.turned().opposite())])
    };
    let targets = |cell: Cell, with_short: bool| -> Vec<Cell> {
        let mut targets = BTreeSet::new();
        for edge in Edge::ALL {
            let once = step(Some((cell, edge)));
            let long_first = aside(step(once)).into_iter().flatten().map(|at| step(Some(at)));
            let short_first = aside(once).into_iter().flatten().map(|at| step(step(Some(at))));
            let short_first = short_first.filter(|_| with_short);
            targets.extend(long_first.chain(short_first).flatten().map(|(to, _)| to));
        }
        targets.into_iter().filter(|to| pieces[to.index()] && *to != cell).collect()
    };
    let cells = || (0u8..).zip(steps).map(|(cell, _)| Cell(cell));
    (Flat::new(cells().map(|cell| targets(cell, true))), Flat::new(cells().map(|cell| targets(cell, false))))
}
