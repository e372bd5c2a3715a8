//! The straight legs of beams, worked out once for each frame: an empty stretch costs one AND.

use crate::board::{AcrossCorner, Bits, Cell, Corner, Mesh};

/// How many legs there can be: four for each of at most 96 cells and the start, rounded up to a power of two so
/// that no index needs a check.
const LEGS: usize = 512;
/// The leg on which a beam leaves its emitter.
pub(super) const START: u16 = 511;
/// The legs on which a beam would leave the heels of the frame's bases, if it came the other way.
const FROM_HEELS: u16 = 508;
/// The first number that is not a leg but an end: a corner of the frame, [`LOOP`], [`STOPPED`] or [`NOWHERE`].
const ENDS: u16 = 512;
/// The end of a beam that is back at its start.
pub(super) const LOOP: u16 = 1023;
/// The end of a beam that a piece stops.
pub(super) const STOPPED: u16 = 1022;
/// The heel of a base that the frame does not have: no beam ends there.
const NOWHERE: u16 = 1021;

/// A stretch of playing cells that a beam enters one after another by the same corner, in rising or falling order
/// of their index, so that the first piece on it is the lowest or the highest bit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leg<S> {
    run: S,
    /// The leg that follows where no piece stands on this one, or an end.
    then: u16,
    /// The corner by which the cells are entered.
    entry: Corner,
    /// Whether the first cell entered is the one with the highest index.
    falling: bool,
}

pub(super) enum Hit {
    /// To a piece on this playing cell, entered by this corner.
    Piece(u8, Corner),
    /// To an end: the number of a frame corner, or [`LOOP`].
    End(u16),
}

/// All legs of one side's beam in one frame. A leg is named by the playing cell and the corner it leaves it by.
#[derive(Debug)]
pub struct Legs<S> {
    legs: Box<[Leg<S>; LEGS]>,
    /// The ends that are the heels of the frame's bases.
    heels: [u16; 3],
}

impl<S: Bits> Legs<S> {
    /// The legs of the beam of the `side`-th base of `frame`, with pieces on the cells of `board`.
    #[must_use]
    pub fn new(frame: &Mesh, board: &Mesh, side: usize) -> Self {
        let walker = Walker::new(frame, board, side);
        let empty = Leg { run: S::NONE, then: LOOP, entry: Corner::NearLeft, falling: false };
        let mut legs = Box::new([empty; LEGS]);
        for cell in frame.pieces_cells() {
            for exit in Corner::ALL {
                if let Some(name) = walker.leg_name(cell, exit) {
                    legs[usize::from(name)] = walker.leg(walker.beyond(cell, exit), false);
                }
            }
        }
        legs[usize::from(START)] = walker.leg(Continuation::Cell(walker.emitter.0, walker.emitter.1), true);
        for (leg, base) in legs[usize::from(FROM_HEELS)..usize::from(START)].iter_mut().zip(frame.bases()) {
            *leg = walker.leg(Continuation::Cell(base.heel.0, base.heel.1), true);
        }
        let mut heels = [NOWHERE; 3];
        for (slot, base) in heels.iter_mut().zip(frame.bases()) {
            *slot = walker.corner_end(base.heel).unwrap_or(NOWHERE);
        }
        Self { legs, heels }
    }

    /// Whether an end is the heel of a base.
    #[inline]
    pub(super) fn is_heel(&self, end: u16, base: usize) -> bool {
        self.heels.get(base) == Some(&end)
    }

    /// The name of the leg that leaves a playing cell by a corner.
    #[inline]
    pub(super) const fn name(cell: u8, exit: Corner) -> u16 {
        cell as u16 * 4 + exit as u16
    }

    /// The leg by which a beam would leave the heel of a base.
    #[inline]
    pub(super) const fn from_heel(base: usize) -> u16 {
        let base = if base < 3 { base as u16 } else { 0 };
        FROM_HEELS + base
    }

    /// The same as [`Legs::follow`]; adds the playing cells that are crossed on the way, the last one too.
    #[inline]
    pub(super) fn cross(&self, mut name: u16, pieces: S, crossed: &mut S) -> Hit {
        loop {
            let leg = &self.legs[usize::from(name) & (LEGS - 1)];
            let met = leg.run & pieces;
            if !met.is_none() {
                let cell = met.first(leg.falling);
                let up_to = S::up_to(cell);
                let reached = if leg.falling { !up_to | S::one(cell) } else { up_to };
                *crossed = *crossed | leg.run & reached;
                return Hit::Piece(cell, leg.entry);
            }
            *crossed = *crossed | leg.run;
            name = leg.then;
            if name >= ENDS {
                return Hit::End(name);
            }
        }
    }

    /// Follows legs from `name` to the first of `pieces`, or to the end.
    #[inline]
    pub(super) fn follow(&self, mut name: u16, pieces: S) -> Hit {
        loop {
            let leg = &self.legs[usize::from(name) & (LEGS - 1)];
            let met = leg.run & pieces;
            if !met.is_none() {
                return Hit::Piece(met.first(leg.falling), leg.entry);
            }
            name = leg.then;
            if name >= ENDS {
                return Hit::End(name);
            }
        }
    }
}

/// Where a beam is about to go.
#[derive(Clone, Copy)]
enum Continuation {
    Cell(Cell, Corner),
    End(u16),
}

/// Walks a frame cell by cell to find the legs.
struct Walker<'a> {
    frame: &'a Mesh,
    emitter: (Cell, Corner),
    /// For each cell of the frame, the playing cell of the same name.
    pieces: Vec<Option<u8>>,
    /// The corners of the frame, each as the cell and corner it is.
    corners: Vec<(Cell, Corner)>,
}

impl<'a> Walker<'a> {
    fn new(frame: &'a Mesh, board: &Mesh, side: usize) -> Self {
        let pieces = frame.cells().map(|cell| frame.same_cell(cell, board).map(|cell| cell.0)).collect();
        let all = frame.cells().flat_map(|cell| Corner::ALL.map(|corner| (cell, corner)));
        let corners =
            all.filter(|(cell, corner)| frame.beyond(*cell, *corner) == AcrossCorner::FrameCorner).collect();
        Self { frame, emitter: frame.bases()[side].emitter, pieces, corners }
    }

    fn leg_name(&self, cell: Cell, exit: Corner) -> Option<u16> {
        self.pieces[cell.index()].map(|cell| u16::from(cell) * 4 + exit as u16)
    }

    fn corner_end(&self, corner: (Cell, Corner)) -> Option<u16> {
        let at = self.corners.iter().position(|other| *other == corner)?;
        u16::try_from(at).ok().map(|at| ENDS + at)
    }

    fn beyond(&self, cell: Cell, exit: Corner) -> Continuation {
        match self.frame.beyond(cell, exit) {
            AcrossCorner::Cell(next, entry) => Continuation::Cell(next, entry),
            AcrossCorner::FrameCorner => Continuation::End(self.corner_end((cell, exit)).unwrap_or(LOOP)),
        }
    }

    /// The leg that begins ahead. It ends where the next playing cell is entered by another corner or out of
    /// order; coming to the emitter as the beam left it closes the loop.
    fn leg<S: Bits>(&self, mut ahead: Continuation, starting: bool) -> Leg<S> {
        let mut leg = Leg { run: S::NONE, then: LOOP, entry: Corner::NearLeft, falling: false };
        let mut last: Option<(Cell, u8)> = None;
        let mut first = starting;
        for _ in 0..self.frame.len() * Corner::ALL.len() {
            let (cell, entry) = match ahead {
                Continuation::End(end) => {
                    leg.then = end;
                    return leg;
                }
                Continuation::Cell(cell, entry) => (cell, entry),
            };
            if (cell, entry) == self.emitter && !first {
                return leg;
            }
            first = false;
            if let Some(piece) = self.pieces[cell.index()] {
                if let Some((before, index)) = last {
                    let second = leg.run == S::one(index);
                    if entry != leg.entry || !second && leg.falling != (piece < index) {
                        leg.then = self.leg_name(before, leg.entry.opposite()).unwrap_or(LOOP);
                        return leg;
                    }
                    leg.falling = piece < index;
                }
                leg.entry = entry;
                leg.run = leg.run | S::one(piece);
                last = Some((cell, piece));
            }
            ahead = self.beyond(cell, entry.opposite());
        }
        leg
    }
}
