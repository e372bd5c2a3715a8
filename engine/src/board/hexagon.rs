//! The hexagon by its vertices: three territories of eight files and four ranks (rule 3.1).

use std::sync::LazyLock;

use super::base::BaseSeat;
use super::mesh::{Mesh, Point};
use super::plan::{CellPlan, Plan};
use super::{Cell, VertexId};

/// Territories, and frontiers between them.
const TERRITORIES: u8 = 3;
const FILES: u8 = 8;
/// Ranks of a territory, from the base to the frontier.
const RANKS: u8 = 4;
/// Files on either half of a territory: each half borders on another neighbour.
const HALF: u8 = FILES / 2;
/// Lattice points along a rank's near edge.
const ACROSS: u8 = FILES + 1;
/// The first point that two territories share.
const SHARED: u8 = TERRITORIES * RANKS * ACROSS;
/// The point that all three share.
const CENTRE: VertexId = VertexId(SHARED + TERRITORIES * HALF);
/// The columns of each territory, from its owner's left to right (rule 3.1.2).
const COLUMNS: [&str; TERRITORIES as usize] = ["abcdefgh", "lkjidcba", "hgfeijkl"];

/// The vertex of a territory's lattice: `file` counts from its owner's left, 0 to 8, `rank` from the base, 0 to 4.
/// The last rank's far edge is the frontier: its left half is shared with the next territory clockwise, which counts
/// it from the other end, and its middle is the board's centre.
const fn vertex(territory: u8, file: u8, rank: u8) -> VertexId {
    if rank < RANKS {
        VertexId((territory * RANKS + rank) * ACROSS + file)
    } else if file < HALF {
        VertexId(SHARED + territory * HALF + file)
    } else if file == HALF {
        CENTRE
    } else {
        VertexId(SHARED + (territory + 2) % TERRITORIES * HALF + FILES - file)
    }
}

/// A point at so many sixths of a circle, clockwise from above.
fn at(sixths: f32, radius: f32) -> Point {
    let angle = sixths * std::f32::consts::TAU / 6.;
    Point { x: radius * angle.sin(), y: radius * angle.cos() }
}

/// The point that divides the way from `a` to `b`.
fn between(a: Point, b: Point, part: f32) -> Point {
    Point { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
}

/// Where a lattice point lies. A territory is two halves, each the image of a square whose corners are a corner of
/// the frame, the middle of the base, the centre, and the end of the frontier.
fn point(territory: u8, file: u8, rank: u8) -> Point {
    let corner = f32::from(FILES);
    let middle = corner * 3f32.sqrt() / 2.;
    let turn = 3. + 2. * f32::from(territory);
    let (base, centre) = (at(turn, middle), Point { x: 0., y: 0. });
    let (near, far) = if file <= HALF {
        ((at(turn + 0.5, corner), base), (at(turn + 1., middle), centre))
    } else {
        ((base, at(turn - 0.5, corner)), (centre, at(turn - 1., middle)))
    };
    let across = f32::from(if file <= HALF { file } else { file - HALF }) / f32::from(HALF);
    let up = f32::from(rank) / f32::from(RANKS);
    between(between(near.0, near.1, across), between(far.0, far.1, across), up)
}

/// The name of a cell (rule 3.1.2).
fn name(territory: u8, file: u8, rank: u8) -> String {
    let column = COLUMNS[usize::from(territory)].chars().nth(usize::from(file)).unwrap_or('?');
    let row = [1 + rank, 8 - rank, 12 - rank][usize::from(territory)];
    format!("{column}{row}")
}

fn plan() -> Plan {
    let mut points = vec![Point { x: 0., y: 0. }; usize::from(CENTRE.0) + 1];
    let mut cells = Vec::new();
    for territory in 0..TERRITORIES {
        for (file, rank) in (0..=RANKS).flat_map(|rank| (0..=FILES).map(move |file| (file, rank))) {
            points[vertex(territory, file, rank).index()] = point(territory, file, rank);
        }
        for (file, rank) in (0..RANKS).flat_map(|rank| (0..FILES).map(move |file| (file, rank))) {
            let corner = |right: u8, far: u8| vertex(territory, file + right, rank + far);
            let corners = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
            cells.push(CellPlan { name: name(territory, file, rank), corners, holds_pieces: true });
        }
    }
    let base = |territory| BaseSeat { right_end: Cell(territory * RANKS * FILES + FILES - 1), turned: false };
    Plan { shape: "hexagon", points, cells, seats: (0..TERRITORIES).map(base).collect() }
}

impl Mesh {
    /// The hexagon of 96 cells: cell = 32 * territory + 8 * rank + file, territories clockwise from the one at the
    /// bottom (rule 3.1.1). A cell of a base row is 1 wide; the centre lies at (0, 0).
    #[must_use]
    pub fn hexagon() -> &'static Self {
        static MESH: LazyLock<Mesh> = LazyLock::new(|| super::shape::build(plan()));
        &MESH
    }
}
