//! The tracing algorithm of billichess.md 2.2 written out literally on lattice points, against the engine's beams
//! on more than a hundred thousand random positions.

use std::collections::HashSet;

use super::help::{Billi, Dice, random_position, rules};
use lasermate_engine::action::Action;
use lasermate_engine::board::Mesh;
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::piece::Kind;
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{BeamEnd, View};

/// How the literal trace ends.
#[derive(Debug, PartialEq)]
enum End {
    Stop,
    Corner(i32, i32),
    Loop,
}

/// A frame as billichess.md 2.1 gives it, in lattice points.
struct Lattice {
    width: i32,
    /// The first column with pieces.
    pieces: i32,
    columns_mirror: bool,
}

impl Lattice {
    /// Emitter with first direction, and the opponent's heel (2.1.3, 2.1.4, 2.1.6).
    fn emitter(&self, beam: Seat) -> ((i32, i32, i32, i32), (i32, i32)) {
        match (self.width, beam) {
            (12, Seat::Second) => ((0, 7, 1, -1), (12, 0)),
            (12, _) => ((12, 1, -1, 1), (0, 8)),
            (_, Seat::Second) => ((0, 6, 1, -1), (8, 0)),
            (_, _) => ((8, 2, -1, 1), (0, 8)),
        }
    }

    /// Steps 1 to 4 of 2.2. Cells are numbered `row * width + column`.
    fn trace(&self, view: &View, beam: Seat) -> (Vec<i32>, End) {
        let ((mut x, mut y, mut dx, mut dy), _) = self.emitter(beam);
        let mut seen = HashSet::new();
        let mut cells = Vec::new();
        loop {
            let x_wall = x == 0 && dx < 0 || x == self.width && dx > 0;
            let y_wall = y == 0 && dy < 0 || y == 8 && dy > 0;
            if x_wall && y_wall {
                return (cells, End::Corner(x, y));
            }
            if x_wall {
                dx = -dx;
            }
            if y_wall {
                dy = -dy;
            }
            if !seen.insert((x, y, dx, dy)) {
                return (cells, End::Loop);
            }
            let column = if dx > 0 { x } else { x - 1 };
            let row = if dy > 0 { y } else { y - 1 };
            cells.push(row * self.width + column);
            let piece = view.pieces.iter().find(|piece| i32::from(piece.cell.0) == row * self.width + column);
            assert!(
                piece.is_none() || (self.pieces..self.pieces + 8).contains(&column),
                "pieces stand on a to h"
            );
            let (rx, ry) = if self.columns_mirror { (-dx, dy) } else { (dx, -dy) };
            match piece.map(|piece| (piece.kind, piece.seat == beam)) {
                None | Some((Kind::Queen, true) | (Kind::King, false)) => {}
                Some((Kind::Pawn, _) | (Kind::Queen, false)) => return (cells, End::Stop),
                Some((Kind::Rook | Kind::Bishop, _) | (Kind::King, true)) => (dx, dy) = (rx, ry),
                Some((Kind::Knight, _)) => (dx, dy) = (-rx, -ry),
                Some((other, _)) => panic!("no {} stands on this board", other.name()),
            }
            x = if dx > 0 { column + 1 } else { column };
            y = if dy > 0 { row + 1 } else { row };
        }
    }
}

fn lattice(board: &str, mirror: &str) -> Lattice {
    let (width, pieces) = if board == "board=12x8" { (12, 2) } else { (8, 0) };
    Lattice { width, pieces, columns_mirror: mirror == "mirror=columns" }
}

/// The point of a frame corner in whole numbers.
fn point(mesh: &Mesh, cell: lasermate_engine::board::Cell) -> (i32, i32) {
    use lasermate_engine::board::{Beyond, Corner};
    let corner = Corner::ALL.into_iter().find(|corner| mesh.beyond(cell, *corner) == Beyond::FrameCorner);
    let (x, y) = mesh.point(mesh.vertex(cell, corner.expect("a corner of the frame")));
    (x as i32, y as i32)
}

fn compare(state: &Billi, lattice: &Lattice) {
    let view = state.view();
    for beam in [Seat::First, Seat::Second] {
        let (cells, end) = lattice.trace(&view, beam);
        let seen = &view.beams[beam.index()];
        let entered: Vec<_> = seen.crossings.iter().map(|crossing| i32::from(crossing.cell.0)).collect();
        assert_eq!(entered, cells, "{beam:?} {state:?}");
        let (_, heel) = lattice.emitter(beam);
        match (seen.end, end) {
            (BeamEnd::Stop(_), End::Stop) | (BeamEnd::Loop, End::Loop) => {}
            (BeamEnd::Corner { cell, lasermate }, End::Corner(x, y)) => {
                assert_eq!((point(view.mesh, cell), lasermate), ((x, y), (x, y) == heel));
            }
            (seen, literal) => panic!("{seen:?} is not {literal:?} for {beam:?} in {state:?}"),
        }
    }
}

const FRAMES: [&str; 2] = ["board=12x8", "board=8x8"];
const MIRRORS: [&str; 2] = ["mirror=columns", "mirror=rows"];

#[test]
fn rule_2_2_beams_agree_with_the_algorithm_on_random_positions() {
    const POSITIONS: usize = 27_000;
    let mut compared = 0;
    for board in FRAMES {
        for mirror in MIRRORS {
            let rules = rules(&format!("mode=b {board} {mirror}"));
            let mut dice = Dice::new(1 + compared as u64);
            let lattice = lattice(board, mirror);
            let mut here = 0;
            while here < POSITIONS {
                if let Some(state) = random_position(&mut dice, rules) {
                    compare(&state, &lattice);
                    here += 1;
                }
            }
            compared += here;
        }
    }
    assert!(compared > 100_000);
}

/// The search's trace over legs, seen through what it scores: a move scores for a beam exactly where the literal
/// trace of the position after it ends in the heel.
#[test]
fn rule_2_5_1_scores_agree_with_the_algorithm_in_random_play() {
    for board in FRAMES {
        for mirror in MIRRORS {
            let rules = rules(&format!("{board} {mirror}"));
            let lattice = lattice(board, mirror);
            let mut dice = Dice::new(7);
            let (mut judged, mut reached) = (0, 0);
            while judged < 20_000 {
                let Some(state) = random_position(&mut dice, rules) else { continue };
                let seat = state.base().turn();
                let moves = state.legal_moves(seat).to_vec();
                for mv in moves.into_iter().take(4) {
                    let mut after = state;
                    after.play(seat, Action::Move(mv), 0, &mut ());
                    let mut told = state;
                    let mut effects: Vec<Effect> = Vec::new();
                    told.play(seat, Action::Move(mv), 0, &mut Recording(&mut effects));
                    assert_eq!(after, told, "a search and a game come to the same position");
                    let view = after.view();
                    for beam in [Seat::First, Seat::Second] {
                        let (x, y) = lattice.emitter(beam).1;
                        let there = lattice.trace(&view, beam).1 == End::Corner(x, y);
                        assert_eq!(after.has_scored(beam), there, "{beam:?} {after:?}");
                        reached += usize::from(there);
                    }
                    judged += 1;
                }
            }
            assert!(reached > 100, "{board} {mirror}: {reached} lasermates are too few to say anything");
        }
    }
}

/// The trace of Jokers' beams, which looks at each piece, against the one that does not: with no Joker named and no
/// lifeline in force both score the same.
#[test]
fn rule_2_6_without_lifelines_beams_run_as_ever() {
    let [plain, jokers] = ["mode=b", "mode=b joker=on"].map(rules);
    let mut dice = Dice::new(99);
    let mut judged = 0;
    while judged < 20_000 {
        let Some(state) = random_position(&mut dice, plain) else { continue };
        let text = lasermate_engine::notation::Notation::write_position(&state);
        let with = <Billi as lasermate_engine::notation::Notation>::read_position(jokers, &text)
            .expect("the same position is playable with Jokers");
        let seat = state.base().turn();
        let moves = state.legal_moves(seat).to_vec();
        // A knight's first move would name a Joker, and a beam on it would ask for a lifeline.
        let quiet = |from| state.base().piece_at(from).is_some_and(|piece| piece.kind != Kind::Knight);
        for mv in moves.into_iter().filter(|mv| quiet(mv.from)).take(4) {
            let [mut one, mut two] = [state, with];
            one.play(seat, Action::Move(mv), 0, &mut ());
            two.play(seat, Action::Move(mv), 0, &mut ());
            assert_eq!(one.outcome(), two.outcome());
            assert_eq!(one.view().beams, two.view().beams);
            judged += 1;
        }
    }
}
