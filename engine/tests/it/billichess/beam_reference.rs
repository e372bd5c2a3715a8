//! The tracing algorithm of billichess.md 2.2 written out literally on lattice points, against the engine's beams
//! on more than a hundred thousand random positions.

use std::collections::HashSet;

use super::help::{Billi, FRAMES, random_position, rules};
use crate::dice::Dice;
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
    height: i32,
    /// The first column with pieces.
    pieces: i32,
    /// The first row with pieces.
    rows: i32,
    /// How far forward of the heel the emitter is.
    emitter: i32,
    columns_mirror: bool,
}

/// What the literal trace found.
struct Trace {
    cells: Vec<i32>,
    end: End,
    /// How often a piece turned the beam.
    turns: u32,
}

impl Lattice {
    /// Emitter with first direction, and the opponent's heel (2.1.3, 2.1.4, 2.1.6, 2.8.1).
    fn emitter(&self, beam: Seat) -> ((i32, i32, i32, i32), (i32, i32)) {
        let Self { width, height, emitter, .. } = *self;
        match beam {
            Seat::Second => ((0, height - emitter, 1, -1), (width, 0)),
            _ => ((width, emitter, -1, 1), (0, height)),
        }
    }

    /// Steps 1 to 4 of 2.2. Cells are numbered `row * width + column`.
    fn trace(&self, view: &View, beam: Seat) -> Trace {
        let ((mut x, mut y, mut dx, mut dy), _) = self.emitter(beam);
        let mut seen = HashSet::new();
        let (mut cells, mut turns) = (Vec::new(), 0);
        loop {
            let x_wall = x == 0 && dx < 0 || x == self.width && dx > 0;
            let y_wall = y == 0 && dy < 0 || y == self.height && dy > 0;
            if x_wall && y_wall {
                return Trace { cells, end: End::Corner(x, y), turns };
            }
            if x_wall {
                dx = -dx;
            }
            if y_wall {
                dy = -dy;
            }
            if !seen.insert((x, y, dx, dy)) {
                return Trace { cells, end: End::Loop, turns };
            }
            let column = if dx > 0 { x } else { x - 1 };
            let row = if dy > 0 { y } else { y - 1 };
            cells.push(row * self.width + column);
            let piece = view.pieces.iter().find(|piece| i32::from(piece.cell.0) == row * self.width + column);
            assert!(
                piece.is_none()
                    || (self.pieces..self.pieces + 8).contains(&column)
                        && (self.rows..self.rows + 8).contains(&row),
                "pieces stand on a1 to h8"
            );
            let (rx, ry) = if self.columns_mirror { (-dx, dy) } else { (dx, -dy) };
            let before = (dx, dy);
            match piece.map(|piece| (piece.kind, piece.seat == beam)) {
                None | Some((Kind::Queen, true) | (Kind::King, false)) => {}
                Some((Kind::Pawn, _) | (Kind::Queen, false)) => {
                    return Trace { cells, end: End::Stop, turns };
                }
                Some((Kind::Rook | Kind::Bishop, _) | (Kind::King, true)) => (dx, dy) = (rx, ry),
                Some((Kind::Knight, _)) => (dx, dy) = (-rx, -ry),
                Some((other, _)) => panic!("no {} stands on this board", other.name()),
            }
            turns += u32::from((dx, dy) != before);
            x = if dx > 0 { column + 1 } else { column };
            y = if dy > 0 { row + 1 } else { row };
        }
    }
}

fn lattice(board: &str, mirror: &str) -> Lattice {
    let (width, height, emitter) = match board {
        "board=8x8" => (8, 8, 2),
        "board=10x8" => (10, 8, 1),
        "board=12x8" => (12, 8, 1),
        "board=14x8" => (14, 8, 1),
        "board=16x8" => (16, 8, 1),
        "board=12x10" => (12, 10, 1),
        "board=12x12" => (12, 12, 1),
        _ => panic!("no frame {board}"),
    };
    let (pieces, rows) = ((width - 8) / 2, (height - 8) / 2);
    Lattice { width, height, pieces, rows, emitter, columns_mirror: mirror == "mirror=columns" }
}

/// The point of a frame corner in whole numbers.
fn point(mesh: &Mesh, cell: lasermate_engine::board::Cell) -> (i32, i32) {
    use lasermate_engine::board::{AcrossCorner, Corner};
    let corner =
        Corner::ALL.into_iter().find(|corner| mesh.beyond(cell, *corner) == AcrossCorner::FrameCorner);
    let (x, y) = mesh.point(mesh.vertex(cell, corner.expect("a corner of the frame")));
    (x as i32, y as i32)
}

fn compare(state: &Billi, lattice: &Lattice) {
    let view = state.view();
    for beam in [Seat::First, Seat::Second] {
        let Trace { cells, end, .. } = lattice.trace(&view, beam);
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

const MIRRORS: [&str; 2] = ["mirror=columns", "mirror=rows"];

/// Compares so many random positions of a frame, as many under either mirror.
fn compare_many(board: &str, positions: usize, seed: u64) {
    for (mirror, seed) in MIRRORS.into_iter().zip(seed..) {
        let rules = rules(&format!("mode=b {board} {mirror}"));
        let mut dice = Dice::new(seed);
        let lattice = lattice(board, mirror);
        let mut here = 0;
        while here < positions / MIRRORS.len() {
            if let Some(state) = random_position(&mut dice, rules) {
                compare(&state, &lattice);
                here += 1;
            }
        }
    }
}

#[test]
fn rule_2_2_beams_agree_with_the_algorithm_on_random_positions() {
    for (board, seed) in FRAMES.into_iter().zip((1..).step_by(27_000)) {
        let published = ["board=12x8", "board=8x8"].contains(&board);
        compare_many(board, if published { 54_000 } else { 2_000 }, seed);
    }
}

/// The same at length: 100,000 positions of every frame.
#[test]
#[ignore = "takes minutes; run with --ignored"]
fn rule_2_8_1_beams_agree_with_the_algorithm_on_a_hundred_thousand_positions_of_every_frame() {
    for board in FRAMES {
        compare_many(board, 100_000, 2026);
        eprintln!("{board}: 100000 positions, 200000 beams agree");
    }
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
            let published = ["board=12x8", "board=8x8"].contains(&board);
            while judged < if published { 20_000 } else { 4_000 } {
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
                        let there = lattice.trace(&view, beam).end == End::Corner(x, y);
                        assert_eq!(after.has_scored(beam), there, "{beam:?} {after:?}");
                        reached += usize::from(there);
                    }
                    judged += 1;
                }
            }
            let few = if published { 100 } else { 20 };
            assert!(reached > few, "{board} {mirror}: {reached} lasermates are too few to say anything");
        }
    }
}

/// 2.8.2: 200, 25 for each turn that the literal trace counts, 450 at the most; 100 less where the opponent moved.
#[test]
fn rule_2_8_2_caroms_count_the_turns_of_the_algorithm() {
    for (board, mirror) in FRAMES.into_iter().flat_map(|board| MIRRORS.map(|mirror| (board, mirror))) {
        let rules = rules(&format!("{board} {mirror} scoring=carom"));
        let lattice = lattice(board, mirror);
        let mut dice = Dice::new(28);
        let (mut judged, mut scored, mut gifts) = (0, 0, 0);
        while judged < 4_000 {
            let Some(state) = random_position(&mut dice, rules) else { continue };
            let seat = state.base().turn();
            for mv in state.legal_moves(seat).to_vec().into_iter().take(4) {
                let mut after = state;
                after.play(seat, Action::Move(mv), 0, &mut ());
                judged += 1;
                let view = after.view();
                for beam in [Seat::First, Seat::Second].into_iter().filter(|beam| after.has_scored(*beam)) {
                    let turns = lattice.trace(&view, beam).turns;
                    let full = (200 + 25 * turns).min(450);
                    let points = if beam == seat { full } else { full - 100 };
                    // A mate on the same move adds its own.
                    let mate = if view.scores[beam.index()] >= 500 { 500 } else { 0 };
                    assert_eq!(view.scores[beam.index()] - mate, points, "{beam:?} {turns} {after:?}");
                    let heel = view.beams[beam.index()].heels[0].carom.expect("it has scored");
                    assert_eq!((u32::from(heel.turns), heel.gift), (turns, beam != seat));
                    scored += 1;
                    gifts += usize::from(beam != seat);
                }
            }
        }
        assert!(scored > 20 && gifts > 5, "{board} {mirror}: {scored} lasermates, {gifts} gifts");
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
