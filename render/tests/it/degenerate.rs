//! Scenes nobody should make: they are refused with a reason or drawn, and never panic.

use lasermate_render::scene::{
    Arrow, ArrowKind, Badge, Beam, BeamEnd, Caption, Cell, Emitter, Heel, Kind, Label, LabelPlace, Mark,
    Pact, Piece, Point, Presence, Scene, Score, Shade, Side, Stack, Stacked, Status, Steps, Theme, Tone,
    Turn, Turned,
};
use lasermate_render::{RenderError, Renderer, Scale};
use proptest::prelude::*;

fn board() -> Scene {
    Scene::rectangle(&["a", "b", "c"], 3, |_| false)
}

fn refused(scene: &Scene) -> RenderError {
    Renderer::new().png(scene, Scale::One).expect_err("a scene that cannot be drawn")
}

#[test]
fn a_scene_without_cells_is_refused() {
    assert!(matches!(refused(&Scene::default()), RenderError::NoCells));
}

#[test]
fn coordinates_that_are_no_numbers_are_refused_by_what_has_them() {
    let nowhere = Point::new(f32::NAN, 0.0);
    let mut scene = board();
    scene.pieces.push(Piece::new(Kind::King, Side::Blue, nowhere));
    assert!(matches!(refused(&scene), RenderError::NotFinite("pieces")));
    let mut scene = board();
    scene.beams.push(Beam {
        side: Side::Red,
        path: vec![Point::new(0.0, f32::INFINITY)],
        end: BeamEnd::Loop,
    });
    assert!(matches!(refused(&scene), RenderError::NotFinite("beams")));
    let mut scene = board();
    scene.cells[0].corners[2] = nowhere;
    assert!(matches!(refused(&scene), RenderError::NotFinite("cells")));
    let mut scene = board();
    scene.labels[0].place = LabelPlace::Below(f32::NAN);
    assert!(matches!(refused(&scene), RenderError::NotFinite("labels")));
}

#[test]
fn what_is_too_big_or_too_far_is_refused() {
    let mut scene = board();
    scene.cells[0].corners[2] = Point::new(1e9, 1e9);
    assert!(matches!(refused(&scene), RenderError::OutOfRange { what: "board", .. }));
    let mut scene = board();
    scene.pieces.push(Piece { size: 1e6, ..Piece::new(Kind::Pawn, Side::Red, Point::new(0.5, 0.5)) });
    assert!(matches!(refused(&scene), RenderError::OutOfRange { what: "size of a piece", .. }));
    let mut scene = board();
    scene.heels.push(Heel { side: Side::Red, at: Point::new(-500.0, 0.0), hit: false });
    assert!(matches!(refused(&scene), RenderError::OutOfRange { .. }));
    let mut scene = board();
    scene.pieces = vec![Piece::new(Kind::Pawn, Side::Red, Point::new(0.5, 0.5)); 100_000];
    assert!(matches!(refused(&scene), RenderError::TooMany { what: "pieces", .. }));
    let mut scene = board();
    let title = "long ".repeat(100_000);
    scene.caption = Some(Caption { title, ..Caption::default() });
    assert!(matches!(refused(&scene), RenderError::TooMany { what: "bytes of text", .. }));
}

#[test]
fn a_mark_on_a_cell_that_is_not_there_is_refused() {
    let mut scene = board();
    scene.marks.push(Mark::LastMove { from: 0, to: 9 });
    assert!(matches!(refused(&scene), RenderError::NoSuchCell { index: 9, cells: 9 }));
}

fn number() -> impl Strategy<Value = f32> {
    prop_oneof![
        8 => -2.0f32..6.0,
        4 => (0i8..5).prop_map(f32::from),
        1 => any::<f32>(),
    ]
}

fn point() -> impl Strategy<Value = Point> {
    (number(), number()).prop_map(|(x, y)| Point::new(x, y))
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::Blue), Just(Side::Red), Just(Side::White), Just(Side::Black)]
}

fn piece() -> impl Strategy<Value = Piece> {
    let kind = prop_oneof![Just(Kind::Pawn), Just(Kind::Knight), Just(Kind::Queen), Just(Kind::King)];
    let kind = prop_oneof![kind, Just(Kind::Hole), Just(Kind::Man), Just(Kind::Crowned), Just(Kind::Carrier)];
    let badge = prop_oneof![
        2 => Just(None),
        1 => Just(Some(Badge::Joker)),
        1 => side().prop_map(|side| Some(Badge::Inherited(side))),
    ];
    let presence = prop_oneof![
        Just(Presence::Solid),
        Just(Presence::Ghost),
        Just(Presence::Resting),
        Just(Presence::Inert)
    ];
    (kind, side(), point(), 0.05f32..5.0, badge, presence).prop_map(
        |(kind, side, centre, size, badge, presence)| Piece { kind, side, centre, size, badge, presence },
    )
}

fn stack() -> impl Strategy<Value = Stack> {
    let stacked =
        piece().prop_map(|piece| Stacked { kind: piece.kind, side: piece.side, badge: piece.badge });
    (0usize..12, proptest::collection::vec(stacked, 0..40)).prop_map(|(cell, pieces)| Stack { cell, pieces })
}

fn beam() -> impl Strategy<Value = Beam> {
    let end = prop_oneof![
        Just(BeamEnd::Stop),
        Just(BeamEnd::Corner),
        Just(BeamEnd::Lasermate),
        Just(BeamEnd::Loop)
    ];
    let path = proptest::collection::vec(point(), 0..12);
    (side(), path, end).prop_map(|(side, path, end)| Beam { side, path, end })
}

fn arrow() -> impl Strategy<Value = Arrow> {
    let kind = prop_oneof![
        Just(ArrowKind::Entry),
        Just(ArrowKind::Jump),
        Just(ArrowKind::Exit),
        Just(ArrowKind::Exchange)
    ];
    (kind, point(), point(), any::<bool>(), proptest::option::of(any::<u8>()))
        .prop_map(|(kind, from, to, faint, number)| Arrow { kind, from, to, faint, number })
}

fn turned() -> impl Strategy<Value = Turned> {
    prop_oneof![Just(Turned::No), Just(Turned::Third), Just(Turned::Half), Just(Turned::TwoThirds)]
}

fn mark() -> impl Strategy<Value = Mark> {
    let cell = 0usize..12;
    prop_oneof![
        (0usize..12, 0usize..12).prop_map(|(from, to)| Mark::LastMove { from, to }),
        cell.clone().prop_map(Mark::Check),
        cell.clone().prop_map(Mark::Target),
        cell.clone().prop_map(Mark::Capture),
        cell.clone().prop_map(Mark::Decision),
        (0usize..12, any::<u8>(), any::<u32>()).prop_map(|(cell, left, seconds)| Mark::Cooling {
            cell,
            left,
            seconds
        }),
        cell.clone().prop_map(Mark::Held),
        cell.clone().prop_map(Mark::Touched),
        cell.clone().prop_map(Mark::Blast),
        cell.prop_map(Mark::Denied),
    ]
}

fn caption() -> impl Strategy<Value = Option<Caption>> {
    let words = "\\PC{0,60}";
    proptest::option::of((words, words, words, side()).prop_map(|(title, turn, status, side)| Caption {
        scores: vec![
            Score::new(side, turn.clone()),
            Score {
                side: Side::Black,
                text: status.clone(),
                points: title.clone(),
                fallen: title.len() % 2 == 0,
                denies: title.len() % 3 == 0,
            },
        ],
        pacts: vec![Pact { between: vec![side, Side::Black, Side::White], broken: title.is_empty() }],
        title,
        figure: None,
        turn: Some(Turn { side, text: turn }),
        status: Some(Status { text: status, tone: Tone::Triumph }),
    }))
}

fn scene() -> impl Strategy<Value = Scene> {
    let shade = prop_oneof![Just(Shade::Light), Just(Shade::Dark), Just(Shade::Frame)];
    let quad = (proptest::array::uniform4(point()), shade).prop_map(|(corners, shade)| Cell {
        corners,
        shade,
        name: String::new(),
    });
    let things = (
        proptest::collection::vec(piece(), 0..4),
        proptest::collection::vec(beam(), 0..4),
        proptest::collection::vec(mark(), 0..3),
        proptest::collection::vec(arrow(), 0..3),
        proptest::collection::vec((side(), point(), point()), 0..3),
        proptest::collection::vec((0usize..14, proptest::collection::vec(any::<u8>(), 0..9)), 0..3),
        proptest::collection::vec(stack(), 0..3),
    );
    let ways = (turned(), any::<bool>(), proptest::option::weighted(0.3, quad), "\\PC{0,5}", point());
    (things, ways, caption()).prop_map(
        |(
            (pieces, beams, marks, arrows, devices, steps, stacks),
            (turned, light, quad, word, at),
            caption,
        )| {
            let mut scene = Scene { pieces, beams, marks, arrows, stacks, turned, caption, ..board() };
            scene.cells.extend(quad);
            scene.steps = steps.into_iter().map(|(cell, numbers)| Steps { cell, numbers }).collect();
            scene.theme = if light { Theme::Light } else { Theme::Dark };
            scene.labels.push(Label { text: word.clone(), place: LabelPlace::At(at) });
            scene.labels.push(Label { text: word, place: LabelPlace::Rim { at, outwards: at } });
            scene.frontiers.push([at, Point::new(1.0, 1.0)]);
            scene.heels = devices.iter().map(|&(side, at, _)| Heel { side, at, hit: light }).collect();
            scene.emitters =
                devices.iter().map(|&(side, at, direction)| Emitter { side, at, direction }).collect();
            scene
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    #[test]
    fn any_scene_is_drawn_or_refused(scene in scene()) {
        thread_local! {
            static RENDERER: Renderer = Renderer::new();
        }
        RENDERER.with(|renderer| {
            if let Ok(bytes) = renderer.png(&scene, Scale::One) {
                prop_assert!(bytes.starts_with(b"\x89PNG"));
            }
            Ok(())
        })?;
    }
}
