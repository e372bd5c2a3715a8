//! Scenes of real positions, for the contact sheet, the benchmark and the tests.

use billi::Position;
use lasermate_render::scene::{Badge, Kind, Mark, Piece, Point, Scene, Side, Theme, Tone};

mod billi;
mod crazy;
mod draughts;
mod hexagon;
mod holes;
mod realtime;
mod three_way;

/// Every picture of the contact sheet with its name.
pub fn all() -> Vec<(&'static str, Scene)> {
    let mut all = billi_chess();
    all.extend(three_way::all());
    all.extend(holes::all());
    all.extend(realtime::all());
    all.extend(crazy::all());
    all.extend(draughts::all());
    all
}

/// The six kinds in the four sides' dress, on both shades.
fn armies() -> Scene {
    const KINDS: [Kind; 6] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];
    let mut scene = Scene::rectangle(&["a", "b", "c", "d", "e", "f"], 8, |_| false);
    for (row, side) in [(6, Side::Blue), (4, Side::Red), (2, Side::White), (0, Side::Black)] {
        for (column, kind) in (0u8..).zip(KINDS) {
            for up in 0..2u8 {
                let centre = Point::new(f32::from(column) + 0.5, f32::from(row + up) + 0.5);
                scene.pieces.push(Piece::new(kind, side, centre));
            }
        }
    }
    scene
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// BilliChess, on both boards, in both themes, from both ends.
fn billi_chess() -> Vec<(&'static str, Scene)> {
    let plain = Tone::Plain;
    let start = || {
        Position::new(START, true).caption(
            "BilliChess",
            (Side::Blue, "Blue to move"),
            (0, 0),
            ("Move 1", plain),
        )
    };
    let vector3 = Position::new("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR", true)
        .moved("d2", "d4")
        .caption("Ada vs Grace", (Side::Red, "Red to move"), (0, 0), ("Move 1", plain));
    let mate = || {
        Position::new("rnbqkbnr/ppp2ppp/3p4/4p1B1/8/3P4/PPPNPPPP/R2QKBNR", true).moved("b1", "d2").caption(
            "Ada vs Grace",
            (Side::Red, "Red to move"),
            (0, 277),
            ("LASERMATE +277", Tone::Triumph),
        )
    };
    let empty = Position::new("8/8/8/8/8/8/8/8", true).caption(
        "The empty board",
        (Side::Blue, "Both beams run for ever"),
        (0, 0),
        ("48 cells", plain),
    );
    let check = || {
        Position::new("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR", true)
            .moved("d8", "h4")
            .mark(Mark::Check, "e1")
            .caption(
                "Ada vs Grace",
                (Side::Blue, "Blue is checkmated"),
                (0, 500),
                ("Checkmate +500", Tone::Alert),
            )
    };
    let billi = Position::new("r4rk1/1pp2p1p/p1n3p1/8/3B4/2N2R2/PP3PPP/R5K1", true);
    let mut billi = billi.moved("e3", "d4").caption(
        "Billi-Chess: Ada vs Grace",
        (Side::Blue, "Blue to move"),
        (277, 0),
        ("Billi phase", Tone::Alert),
    );
    for piece in billi.scene.pieces.iter_mut().filter(|piece| piece.kind == Kind::King) {
        piece.kind = Kind::Rook;
    }
    for piece in billi.pieces.iter_mut().filter(|piece| piece.2 == Kind::King) {
        piece.2 = Kind::Rook;
    }
    billi.scene.beams = vec![billi.trace(Side::Blue), billi.trace(Side::Red)];
    let mut joker = Position::new("r1bqkbnr/pppp1ppp/2n5/4p3/3P4/5N2/PPP1PPPP/RNBQKB1R", true)
        .moved("b8", "c6")
        .mark(Mark::Decision, "f3")
        .caption(
            "Joker Knights: Ada vs Grace",
            (Side::Blue, "Blue decides: PASS, REFLECT or STOP"),
            (0, 0),
            ("Joker hit", Tone::Alert),
        );
    for piece in joker.scene.pieces.iter_mut().filter(|piece| piece.kind == Kind::Knight) {
        if piece.centre == Point::new(7.5, 2.5) || piece.centre == Point::new(4.5, 5.5) {
            piece.badge = Some(Badge::Joker);
        }
    }
    let targets = Position::new("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R", true)
        .mark(Mark::Selected, "f3")
        .mark(Mark::Target, "d4 h4 g5 g1")
        .mark(Mark::Capture, "e5")
        .caption("Targets of f3", (Side::Blue, "Blue to move"), (0, 0), ("Move 4", plain));
    let small = Position::new("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R", false)
        .moved("g8", "f6")
        .caption("BilliChess 8x8", (Side::Blue, "Blue to move"), (0, 0), ("Move 4", plain));
    let shared = Position::new("8/8/8/8/8/8/8/8", false).caption(
        "The empty 8x8 board",
        (Side::Blue, "Both beams share one ring"),
        (0, 0),
        ("16 cells", plain),
    );
    vec![
        ("start", start().scene),
        ("long-beam", vector3.scene),
        ("lasermate", mate().scene),
        ("loop", empty.scene),
        ("checkmate", check().scene),
        ("billi-phase", billi.scene),
        ("joker-decision", joker.scene),
        ("targets", targets.scene),
        ("board-8x8", small.scene),
        ("shared-line", shared.scene),
        ("armies", armies()),
        ("start-light", start().theme(Theme::Light).scene),
        ("lasermate-light", mate().theme(Theme::Light).scene),
        ("checkmate-light-turned", check().theme(Theme::Light).turned().scene),
        ("lasermate-turned", mate().turned().scene),
    ]
}
