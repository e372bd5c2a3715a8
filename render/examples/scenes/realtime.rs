//! Realtime chess: pieces that cool, and a move that waits.

use super::billi::Position;
use lasermate_render::scene::{
    Arrow, ArrowKind, Mark, Point, Presence, RING, Scene, Score, Side, Theme, Tone,
};

/// A game under way: bars from full to nearly empty, on both shades and both sides' pieces.
fn under_way() -> Scene {
    let mut scene = Position::new("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R", false)
        .moved("f1", "c4")
        .caption(
            "Ada vs Grace",
            (Side::White, "12 of 16 ready, Black 14"),
            (0, 0),
            ("As of 1:32", Tone::Plain),
        )
        .scene;
    // Beams belong to another game.
    (scene.beams, scene.heels, scene.emitters) = (Vec::new(), Vec::new(), Vec::new());
    if let Some(caption) = &mut scene.caption {
        caption.turn = None;
        caption.scores = [(Side::White, "12/16"), (Side::Black, "13/16")]
            .map(|(side, text)| Score::new(side, text))
            .into();
    }
    for piece in &mut scene.pieces {
        piece.side = if piece.side == Side::Blue { Side::White } else { Side::Black };
    }
    let cell =
        |name: &str| scene.cells.iter().position(|cell| cell.name == name).expect("a cell of this name");
    let bars = [
        ("c4", 40, 25),
        ("f3", 24, 15),
        ("e4", 3, 1),
        ("h1", RING, 50),
        ("c6", 36, 23),
        ("e5", 12, 3),
        ("d8", 30, 56),
        ("e1", 8, 7),
    ];
    let resting = bars.map(|(name, ..)| scene.cells[cell(name)].centre());
    let marks: Vec<_> =
        bars.map(|(name, left, seconds)| Mark::Cooling { cell: cell(name), left, seconds }).into();
    let held = Mark::Held(cell("g8"));
    let at = |name: &str| scene.cells.get(cell(name)).map_or(Point::new(0.0, 0.0), |cell| cell.centre());
    let way = Arrow { kind: ArrowKind::Jump, from: at("g8"), to: at("f6"), number: None, faint: true };
    for piece in scene.pieces.iter_mut().filter(|piece| resting.contains(&piece.centre)) {
        piece.presence = Presence::Resting;
    }
    scene.marks.extend(marks);
    scene.marks.push(held);
    scene.arrows.push(way);
    scene
}

pub fn all() -> Vec<(&'static str, Scene)> {
    let light = Scene { theme: Theme::Light, ..under_way() };
    vec![("realtime", under_way()), ("realtime-light", light)]
}
