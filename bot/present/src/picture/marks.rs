//! Marks on cells, and the ways of moves: the last move, checks, promises broken, and where a piece may go.

use lasermate_engine::action::Asked;
use lasermate_engine::any::Legal;
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::piece;
use lasermate_engine::view::{ClockView, CoolingView};
use lasermate_render::scene::{Arrow, ArrowKind, Mark, Piece, Point, Presence, RING, Steps, Turned};

use super::board::{centre, scene_cell};
use super::scene_types::{kind, side};
use crate::snapshot::PositionSnapshot;
use crate::steps::{LastMove, MoveLeg, TravelKind};

/// Where a piece may go, for a picture that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    pub to: Cell,
    pub takes: bool,
    /// The cells between by which it goes in and comes out, where there are such.
    pub through: Option<(Cell, Cell)>,
}

impl Target {
    /// The target of a legal move; `None` for an action that ends on no cell.
    pub fn of(mesh: &Mesh, legal: &Legal, takes: bool) -> Option<Self> {
        let to = mesh.cell_named(&legal.to)?;
        let through = legal.through.as_ref();
        let through = through.and_then(|(entry, exit)| mesh.cell_named(entry).zip(mesh.cell_named(exit)));
        Some(Self { to, takes, through })
    }
}

pub fn marks(showing: &PositionSnapshot) -> Vec<Mark> {
    let view = &showing.view;
    let mut marks = Vec::new();
    if let Some(last) = &showing.last {
        let to = last.to.index();
        marks.push(match last.way {
            TravelKind::Drop => Mark::Drop(to),
            TravelKind::Board | TravelKind::Castling | TravelKind::Through { .. } => {
                Mark::LastMove { from: last.from.index(), to }
            }
        });
        marks.extend(showing.exits.iter().filter(|(exit, _)| *exit != last.to).map(|(exit, takes)| {
            if *takes { Mark::Capture(exit.index()) } else { Mark::Target(exit.index()) }
        }));
        let breaks = showing.pacts.iter().any(|pact| pact.broken);
        marks.extend(breaks.then_some(Mark::Breach(to)));
    }
    for piece in &view.pieces {
        let asked = view
            .to_act
            .iter()
            .any(|(seat, what)| *seat == piece.seat && piece.joker && matches!(what, Asked::Lifeline { .. }));
        if asked {
            marks.push(Mark::Decision(piece.cell.index()));
        }
        if piece.kind == piece::Kind::King && !piece.inert && view.check.contains(&piece.seat) {
            marks.push(Mark::Check(piece.cell.index()));
        }
    }
    marks.extend(view.clock.iter().flat_map(clock_marks));
    marks.extend(chain(showing));
    marks.extend(showing.denied.iter().map(|denied| Mark::Denied(denied.to.index())));
    marks
}

/// The cells that a chain of ways passed, and those round which everything was captured.
fn chain(showing: &PositionSnapshot) -> Vec<Mark> {
    let Some(last) = showing.last.as_ref().filter(|_| showing.denied.is_none()) else { return Vec::new() };
    let mut touched: Vec<Cell> = Vec::new();
    for cell in last.chain.legs.iter().flat_map(|leg| [leg.from, leg.to]) {
        if cell != last.from && cell != last.to && !touched.contains(&cell) {
            touched.push(cell);
        }
    }
    let touched = touched.into_iter().map(|cell| Mark::Touched(cell.index()));
    touched.chain(last.chain.blasts.iter().map(|(_, cell)| Mark::Blast(cell.index()))).collect()
}

/// The size of a victim where another piece stands now, as a part of the cell; where the first stands, and the next.
const BESIDE: f32 = 0.40;
const CORNER: (f32, f32) = (-0.32, 0.29);
const NEXT: f32 = 0.24;
/// The most victims that are drawn in one cell.
const MOST_VICTIMS: usize = 3;

/// What the last move captured on its way, faint where it stood: in the corner, and smaller, where another piece stands now.
pub fn victims(showing: &PositionSnapshot, turned: Turned) -> Vec<Piece> {
    let Some(last) = showing.last.as_ref().filter(|_| showing.denied.is_none()) else { return Vec::new() };
    let view = &showing.view;
    let mut ghosts = Vec::new();
    for cell in view.mesh.cells() {
        let here: Vec<_> = last.chain.victims.iter().filter(|victim| victim.at == cell).collect();
        let alone = here.len() == 1 && view.pieces.iter().all(|piece| piece.cell != cell);
        for (place, victim) in here.iter().take(MOST_VICTIMS).enumerate() {
            let on = scene_cell(view.mesh, cell);
            let mut ghost = Piece::on(&on, kind(victim.piece.kind), side(showing, victim.piece.seat));
            ghost.presence = Presence::Ghost;
            if !alone {
                let right = NEXT * f32::from(u8::try_from(place).unwrap_or(0));
                let off = turned.undo(Point::new(CORNER.0 + right, CORNER.1));
                ghost.centre.x += off.x * ghost.size;
                ghost.centre.y += off.y * ghost.size;
                ghost.size *= BESIDE;
            }
            ghosts.push(ghost);
        }
    }
    ghosts
}

/// The numbers of the steps of what the last move set off.
pub fn steps(showing: &PositionSnapshot) -> Vec<Steps> {
    let last = showing.last.iter().filter(|_| showing.denied.is_none());
    let steps = last.flat_map(|last| &last.chain.steps);
    steps.map(|(cell, numbers)| Steps { cell: cell.index(), numbers: numbers.clone() }).collect()
}

/// The pieces that cool, each with what is left of its time, and those whose moves wait.
fn clock_marks(clock: &ClockView) -> Vec<Mark> {
    let bar = |piece: &CoolingView| {
        let left = piece.ready_at.saturating_sub(clock.now);
        // A piece that cools has at least a spark of its bar, and penalties of the start may be more than a whole one.
        let parts = (left * u64::from(RING)).div_ceil(piece.cooldown.max(1)).clamp(1, u64::from(RING));
        let seconds = u32::try_from(left.div_ceil(1000)).unwrap_or(u32::MAX);
        Mark::Cooling { cell: piece.cell.index(), left: u8::try_from(parts).unwrap_or(RING), seconds }
    };
    let bars = clock.cooling.iter().map(bar);
    bars.chain(clock.held.iter().map(|held| Mark::Held(held.from.index()))).collect()
}

/// The way of a last move that went in and came out: in, the jump, out, each with its number; or, faint, where a piece
/// wanted to go whose move was denied, or where one will go whose move waits.
pub fn way(showing: &PositionSnapshot) -> Vec<Arrow> {
    let at = |cell| centre(showing.view.mesh, cell);
    let legs = showing.last.as_ref().map_or(&[][..], |last| &last.chain.legs);
    if !legs.is_empty() && showing.denied.is_none() {
        let arrow = |leg: &MoveLeg| Arrow {
            kind: if leg.exchange { ArrowKind::Exchange } else { ArrowKind::Exit },
            from: at(leg.from),
            to: at(leg.to),
            number: Some(leg.number),
            faint: false,
        };
        return legs.iter().map(arrow).collect();
    }
    let Some((last, entry, exit)) = through(showing) else {
        let faint = |kind, from, to| Arrow { kind, from: at(from), to: at(to), number: None, faint: true };
        let denied = showing.denied.iter().filter_map(|denied| Some((denied.from?, denied.to)));
        let held = showing.view.clock.iter().flat_map(|clock| &clock.held);
        let held = held.map(|held| faint(ArrowKind::Jump, held.from, held.to));
        return denied.map(|(from, to)| faint(ArrowKind::Exit, from, to)).chain(held).collect();
    };
    let legs = [
        (ArrowKind::Entry, last.from, entry),
        (ArrowKind::Jump, entry, exit),
        (ArrowKind::Exit, exit, last.to),
    ];
    let legs = legs.into_iter().filter(|(_, from, to)| from != to);
    let arrow = |(number, (kind, from, to))| Arrow {
        kind,
        from: at(from),
        to: at(to),
        number: Some(number),
        faint: false,
    };
    (1..).zip(legs).map(arrow).collect()
}

/// The piece that went in and came out elsewhere, faint where it came from.
pub fn left(showing: &PositionSnapshot) -> Option<Piece> {
    let view = &showing.view;
    let (last, ..) = through(showing)?;
    let empty = view.pieces.iter().all(|piece| piece.cell != last.from);
    let placed = Piece::on(&scene_cell(view.mesh, last.from), kind(last.kind), side(showing, last.seat));
    empty.then_some(Piece { presence: Presence::Ghost, ..placed })
}

/// The piece whose move was denied, faint where it had gone; nothing where another piece stands again.
pub fn denied(showing: &PositionSnapshot) -> Option<Piece> {
    let view = &showing.view;
    let denied = showing.denied.as_ref()?;
    let empty = view.pieces.iter().all(|piece| piece.cell != denied.to);
    let placed = Piece::on(&scene_cell(view.mesh, denied.to), kind(denied.kind), side(showing, denied.seat));
    empty.then_some(Piece { presence: Presence::Ghost, ..placed })
}

fn through(showing: &PositionSnapshot) -> Option<(&LastMove, Cell, Cell)> {
    let last = showing.last.as_ref()?;
    match last.way {
        TravelKind::Through { entry, exit, .. } => Some((last, entry, exit)),
        TravelKind::Board | TravelKind::Castling | TravelKind::Drop => None,
    }
}

/// The most different jumps that are drawn of where a piece may go: more would hide the board.
const MOST_JUMPS: usize = 6;
/// The most ways in or out that are drawn.
const MOST_LEGS: usize = 24;

/// What a piece that is asked about may do: marks, and the ways by other cells, faint.
pub fn targets(mesh: &Mesh, selected: Cell, targets: &[Target]) -> (Vec<Mark>, Vec<Arrow>) {
    let mut marks = vec![Mark::Selected(selected.index())];
    for target in targets {
        let mark =
            if target.takes { Mark::Capture(target.to.index()) } else { Mark::Target(target.to.index()) };
        if !marks.contains(&mark) {
            marks.push(mark);
        }
    }
    let mut legs: [Vec<(ArrowKind, Cell, Cell)>; 3] = Default::default();
    for (to, (entry, exit)) in targets.iter().filter_map(|target| Some((target.to, target.through?))) {
        let way = [
            (ArrowKind::Entry, selected, entry),
            (ArrowKind::Jump, entry, exit),
            (ArrowKind::Exit, exit, to),
        ];
        for (legs, leg) in legs.iter_mut().zip(way) {
            if leg.1 != leg.2 && !legs.contains(&leg) {
                legs.push(leg);
            }
        }
    }
    let [entries, jumps, exits] = legs;
    let jumps = if jumps.len() > MOST_JUMPS { Vec::new() } else { jumps };
    let legs = entries.into_iter().take(MOST_LEGS).chain(jumps).chain(exits.into_iter().take(MOST_LEGS));
    let arrow = |(kind, from, to)| Arrow {
        kind,
        from: centre(mesh, from),
        to: centre(mesh, to),
        number: None,
        faint: true,
    };
    (marks, legs.map(arrow).collect())
}
