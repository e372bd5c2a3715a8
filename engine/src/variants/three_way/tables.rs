//! What pieces reach on an empty hexagon, worked out once from its mesh for each choice of rules.

use std::sync::LazyLock;

use super::rules::{Centre, KnightSteps, ThreeWayRules};
use super::sets::{CELLS, bit, cells, seen, seen_down, territory_of};
use crate::board::{AcrossCorner, Cell, Corner, Edge, Mesh};

const NOWHERE: u8 = u8::MAX;

/// A line through a cell: its two ends rise and fall within the territory, and the rising one goes on over the
/// frontier, where cell numbers fall; diagonally through the centre it may fork.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    up: u128,
    down: u128,
    over: [u128; 2],
}

impl Line {
    #[inline]
    fn seen(&self, occupied: u128) -> u128 {
        let mut seen = seen(occupied, self.up, self.down);
        if occupied & self.up == 0 {
            seen |= seen_down(occupied, self.over[0]) | seen_down(occupied, self.over[1]);
        }
        seen
    }

    const fn all(&self) -> u128 {
        self.up | self.down | self.over[0] | self.over[1]
    }
}

/// What leads away from one cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct ThreeWayWays {
    /// The row, which has no frontier.
    row: [u128; 2],
    column: Line,
    diagonals: [Line; 2],
    pub knight: u128,
    /// The cells from which a knight leaps here.
    pub knight_from: u128,
    pub king: u128,
    /// A pawn's captures, by its home.
    pub takes: [u128; 3],
    /// The cells from which a pawn captures here, by its home.
    pub taken_from: [u128; 3],
    /// A pawn's step forward, by its home.
    step: [u8; 3],
}

impl ThreeWayWays {
    /// What a rook sees among these pieces.
    #[inline]
    pub fn rook(&self, occupied: u128) -> u128 {
        seen(occupied, self.row[0], self.row[1]) | self.column.seen(occupied)
    }

    /// What a bishop sees among these pieces.
    #[inline]
    pub fn bishop(&self, occupied: u128) -> u128 {
        self.diagonals[0].seen(occupied) | self.diagonals[1].seen(occupied)
    }

    /// The lines of an empty board.
    pub const fn lines(&self) -> u128 {
        self.row[0] | self.row[1] | self.column.all()
    }

    /// The diagonals of an empty board.
    pub const fn slants(&self) -> u128 {
        self.diagonals[0].all() | self.diagonals[1].all()
    }

    /// A pawn's step forward; none on the last rank.
    #[inline]
    pub const fn step(&self, territory: u8) -> Option<u8> {
        match self.step[(territory % 3) as usize] {
            NOWHERE => None,
            to => Some(to),
        }
    }
}

/// The tables of one choice of rules.
#[derive(Debug)]
pub(super) struct ThreeWayTables {
    cells: Vec<ThreeWayWays>,
    centre: Centre,
}

impl ThreeWayTables {
    /// The tables for these rules; made at their first use.
    #[inline]
    pub fn of(rules: &ThreeWayRules) -> &'static Self {
        use KnightSteps::{TwoThenOne, Union};
        static BRANCH: LazyLock<ThreeWayTables> =
            LazyLock::new(|| ThreeWayTables::new(Centre::Branch, Union));
        static BRANCH_TWO: LazyLock<ThreeWayTables> =
            LazyLock::new(|| ThreeWayTables::new(Centre::Branch, TwoThenOne));
        static STRAIGHT: LazyLock<ThreeWayTables> =
            LazyLock::new(|| ThreeWayTables::new(Centre::Straight, Union));
        static STRAIGHT_TWO: LazyLock<ThreeWayTables> =
            LazyLock::new(|| ThreeWayTables::new(Centre::Straight, TwoThenOne));
        match (rules.centre, rules.knight) {
            (Centre::Branch, Union) => &BRANCH,
            (Centre::Branch, TwoThenOne) => &BRANCH_TWO,
            (Centre::Straight, Union) => &STRAIGHT,
            (Centre::Straight, TwoThenOne) => &STRAIGHT_TWO,
        }
    }

    /// What leads away from a cell.
    #[inline]
    pub fn ways(&self, cell: u8) -> &ThreeWayWays {
        &self.cells[usize::from(cell).min(self.cells.len() - 1)]
    }

    /// The ray from one cell on which the other lies, nearest cell first; empty where they are on no line, or not on
    /// one of this sort.
    pub fn ray(&self, from: Cell, to: Cell, lines: bool, slants: bool) -> Vec<Cell> {
        let mesh = Mesh::hexagon();
        let straight = Edge::ALL.into_iter().filter(|_| lines).map(|edge| mesh.line(from, edge).to_vec());
        let corners = Corner::ALL.into_iter().filter(|_| slants);
        let diagonals = corners.flat_map(|corner| slants_from(mesh, from, corner, self.centre));
        straight.chain(diagonals).find(|ray| ray.contains(&to)).unwrap_or_default()
    }

    fn new(centre: Centre, knight: KnightSteps) -> Self {
        let mesh = Mesh::hexagon();
        let mut made: Vec<ThreeWayWays> = mesh
            .cells()
            .take(usize::from(CELLS))
            .map(|cell| ThreeWayWays::new(mesh, cell, centre, knight))
            .collect();
        for from in 0..made.len() {
            let (here, ThreeWayWays { knight, takes, .. }) = (bit(from as u8), made[from]);
            for to in cells(knight) {
                made[usize::from(to)].knight_from |= here;
            }
            for (home, takes) in takes.into_iter().enumerate() {
                for to in cells(takes) {
                    made[usize::from(to)].taken_from[home] |= here;
                }
            }
        }
        Self { cells: made, centre }
    }
}

fn set<'a>(of: impl IntoIterator<Item = &'a Cell>) -> u128 {
    of.into_iter().fold(0, |set, cell| set | bit(cell.0))
}

/// A bishop's rays from a corner, each nearest first; with [`Centre::Straight`] they do not fork, but go where a beam
/// would (three_way.md 3.2.2).
fn slants_from(mesh: &Mesh, from: Cell, corner: Corner, centre: Centre) -> Vec<Vec<Cell>> {
    if centre == Centre::Branch {
        return mesh.diagonals(from, corner).to_vec();
    }
    let mut ray = Vec::new();
    let (mut cell, mut exit) = (from, corner);
    while let (AcrossCorner::Cell(next, entry), false) =
        (mesh.beyond(cell, exit), mesh.slants(cell, exit).is_empty())
    {
        ray.push(next);
        (cell, exit) = (next, entry.opposite());
    }
    vec![ray]
}

impl Line {
    /// The line of a rising ray, in its branches, and the falling ray opposite to it.
    fn new(from: Cell, rising: &[Vec<Cell>], falling: &[Vec<Cell>]) -> Self {
        let mut line = Self { down: set(falling.iter().flatten()), ..Self::default() };
        for (ray, over) in rising.iter().zip(&mut line.over) {
            let mut last = from;
            let climbs = ray.iter().take_while(|cell| {
                let higher = **cell > last && territory_of(cell.0) == territory_of(from.0);
                last = **cell;
                higher
            });
            let climbs = climbs.count();
            line.up |= set(&ray[..climbs]);
            *over = set(&ray[climbs..]);
        }
        line
    }
}

impl ThreeWayWays {
    fn new(mesh: &Mesh, from: Cell, centre: Centre, knight: KnightSteps) -> Self {
        let line = |edge| mesh.line(from, edge);
        let slants = |corner| slants_from(mesh, from, corner, centre);
        let step = |edge| mesh.step(from, edge).map(|(cell, _)| cell);
        let diagonals = |corner| set(mesh.slants(from, corner).iter().map(|(cell, _)| cell));
        let ahead =
            |edge: Edge| edge.corners().into_iter().fold(0, |cells, corner| cells | diagonals(corner));
        let leaps = match knight {
            KnightSteps::Union => mesh.leaps(from),
            KnightSteps::TwoThenOne => mesh.long_leaps(from),
        };
        // Forward at home, and towards the base of any other territory: a pawn never turns back (3.2.7).
        let heading = |home: u8| if home == territory_of(from.0) { Edge::Far } else { Edge::Near };
        Self {
            row: [set(line(Edge::Right)), set(line(Edge::Left))],
            column: Line::new(from, &[line(Edge::Far).to_vec()], &[line(Edge::Near).to_vec()]),
            diagonals: [
                Line::new(from, &slants(Corner::FarRight), &slants(Corner::NearLeft)),
                Line::new(from, &slants(Corner::FarLeft), &slants(Corner::NearRight)),
            ],
            knight: set(leaps),
            knight_from: 0,
            king: ahead(Edge::Near) | ahead(Edge::Far) | set(Edge::ALL.map(step).iter().flatten()),
            takes: [0, 1, 2].map(|home| ahead(heading(home))),
            taken_from: [0; 3],
            step: [0, 1, 2].map(|home| step(heading(home)).map_or(NOWHERE, |cell| cell.0)),
        }
    }
}
