//! Crazy chess in pictures: stacks, the numbered steps of a chain, exchanges, the denial right, a denied move.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use crate::english::English as _;
use crate::words::live::{live, live_at, play_all, play_random};
use lasermate_domain::tables::table::Table;
use lasermate_engine::effect::Effect;
use lasermate_engine::variants::crazy::CrazyEffect;
use lasermate_present::picture::{self, PictureStyle};
use lasermate_present::saying::in_english;
use lasermate_present::snapshot::PositionSnapshot;
use lasermate_present::variants::crazy;
use lasermate_render::scene::{ArrowKind, Badge, Kind, Mark, Presence, Scene, Side, Theme};
use lasermate_render::{Renderer, Scale};
use proptest::prelude::*;

fn scene(table: &Table) -> Scene {
    picture::scene(&PositionSnapshot::of(table), PictureStyle::public(Theme::Dark)).english()
}

/// What stands in the corners of the cells: `c5 7,9`.
fn numbers(scene: &Scene) -> Vec<String> {
    scene.steps.iter().map(|steps| format!("{} {steps}", scene.cells[steps.cell].name)).collect()
}

fn arrows(scene: &Scene) -> Vec<(ArrowKind, u8)> {
    scene.arrows.iter().map(|arrow| (arrow.kind, arrow.number.unwrap_or(0))).collect()
}

const REVENGE: &str = "4k3/8/8/2[Rrn]1n3/3q4/2P2N2/5B2/4K2N w - - 0 14";

#[test]
fn rule_b6_to_b9_the_steps_of_a_revenge_have_the_numbers_of_the_words() {
    let mut table = live_at("crazy", "", Some(REVENGE));
    let played = play_all(&mut table, "f2d4").unwrap();
    let told = crazy::words::steps(&table.game, &played.effects);
    let told: Vec<_> = told.iter().map(|step| in_english(step)).collect();
    assert_eq!(told.len(), 9, "{told:?}");
    assert!(
        told[0].contains("queen on d4 is captured") && told[6].contains("rook on c5 is captured"),
        "{told:?}"
    );
    assert!(told[8].contains("rook falls on c5"), "{told:?}");
    let scene = scene(&table);
    assert_eq!(numbers(&scene), ["c3 6", "d4 1-4,8", "c5 7,9", "e5 5"]);
    let risen = scene.pieces.iter().filter(|piece| piece.badge == Some(Badge::Risen)).count();
    assert_eq!(risen, 1, "B22: the bishop on d4");
    let stacks: Vec<_> = scene.stacks.iter().map(|stack| (stack.cell, stack.pieces.len())).collect();
    assert_eq!(stacks, [(34, 2)], "c5 holds what fell");
    assert!(scene.marks.contains(&Mark::Blast(27)), "round d4: {:?}", scene.marks);
    let mut ghosts: Vec<_> = scene.pieces.iter().filter(|piece| piece.presence == Presence::Ghost).collect();
    ghosts.sort_by(|a, b| a.centre.x.total_cmp(&b.centre.x));
    let ghosts: Vec<_> = ghosts.iter().map(|ghost| (ghost.kind, ghost.side, ghost.size < 0.5)).collect();
    // The rook of c5 and the queen of d4 in the corners of cells that others have now; the bishop has risen.
    assert_eq!(
        ghosts,
        [
            (Kind::Rook, Side::White, true),
            (Kind::Pawn, Side::White, false),
            (Kind::Queen, Side::Black, true),
            (Kind::Knight, Side::Black, false)
        ]
    );
}

#[test]
fn rule_b31_a_chain_of_disguises_is_a_chain_of_exchanges() {
    let mut game = live_at("crazy", "", Some("4k3/pp4pp/8/8/4n3/3PP3/3P1PP1/6K1 w - - 0 9"));
    play_all(&mut game, "e3~e4,d3~e3,d2~d3");
    let scene = scene(&game);
    let exchange = |number| (ArrowKind::Exchange, number);
    assert_eq!(arrows(&scene), [exchange(1), exchange(2), exchange(3)]);
    assert!(scene.steps.is_empty(), "nothing was set off");
    let touched = [Mark::Touched(19), Mark::Touched(11)];
    assert!(touched.iter().all(|mark| scene.marks.contains(mark)), "d3 and d2: {:?}", scene.marks);
}

#[test]
fn rule_b13_a_kings_two_steps_are_two_arrows_and_a_capture_between_them_has_its_number() {
    let mut game = live_at("crazy", "", Some("4k3/8/8/8/8/8/4n3/4K3 w - - 0 1"));
    play_all(&mut game, "e1e2e1");
    let scene = scene(&game);
    assert_eq!(arrows(&scene), [(ArrowKind::Exit, 2), (ArrowKind::Exit, 3)]);
    assert_eq!(numbers(&scene), ["e2 1"]);
}

#[test]
fn rule_a2_a_token_stands_beside_the_holder_and_a_cross_over_a_denied_move() {
    for name in ["crazy", "denial"] {
        let mut game = live(name, "");
        let holders = |scene: &Scene| {
            let scores = &scene.caption.as_ref().unwrap().scores;
            scores.iter().filter(|score| score.denies).map(|score| score.text.clone()).collect::<Vec<_>>()
        };
        assert_eq!(holders(&scene(&game)), ["Black may deny"]);
        play_all(&mut game, "e2e4 deny");
        let scene = scene(&game);
        assert_eq!(holders(&scene), ["White may deny"]);
        assert!(scene.marks.contains(&Mark::Denied(28)), "e4: {:?}", scene.marks);
        assert!(scene.pieces.iter().any(|piece| piece.presence == Presence::Ghost));
        assert!(scene.steps.is_empty() && scene.arrows.iter().all(|arrow| arrow.faint));
    }
}

/// What stands in the caption's chip of every frame of a replay.
fn captions(table: &Table) -> Vec<String> {
    let frames = picture::frames(table, Theme::Light).unwrap().0.english();
    let status = |scene: &Scene| scene.caption.as_ref().unwrap().status.as_ref().unwrap().text.clone();
    frames.iter().map(|frame| status(&frame.scene)).collect()
}

#[test]
fn rule_b34_a_replay_shows_a_chain_moment_by_moment() {
    let mut game = live_at("crazy", "", Some(REVENGE));
    play_all(&mut game, "f2d4");
    let shown = captions(&game);
    let chain =
        ["1-2/9: bishop to d4", "3-7/9: revenge on d4", "8/9: bishop rises, d4", "9/9: rook falls, c5"];
    assert_eq!(shown[1..5], chain, "{shown:?}");
    assert_eq!(shown.len(), 6, "start, four moments, the end");
    let (frames, steps) = picture::frames(&game, Theme::Light).unwrap();
    assert_eq!(steps, 1);
    let stand = |scene: &Scene| {
        let alone = scene.pieces.iter().filter(|piece| piece.presence != Presence::Ghost).count();
        alone + scene.stacks.iter().map(|stack| stack.pieces.len()).sum::<usize>()
    };
    let pieces: Vec<_> = frames.iter().map(|frame| stand(&frame.scene)).collect();
    // The queen; then bishop, knight, pawn and a rook whose load is in the air; the bishop again; the load of two.
    assert_eq!(pieces, [11, 10, 4, 5, 7, 7]);
    assert_eq!(numbers(&frames[2].scene), ["c3 6", "d4 3,4", "c5 7", "e5 5"]);
    assert!(
        picture::gif(&game, Theme::Dark)
            .unwrap()
            .sketch
            .draw(&|| false)
            .unwrap()
            .bytes
            .starts_with(b"GIF89a")
    );
}

#[test]
fn a_replay_opens_stacks_as_its_stills_do_and_its_frames_have_one_size() {
    // Four stacks need two rows; what falls when two of them meet leaves two stacks, which need one.
    let fen = "4k3/8/[rrrrrr]6[rrrrrr]/8/8/[RRRRRR]6[RRRRRR]/8/4K3 w - - 0 1";
    let mut table = live_at("crazy", "", Some(fen));
    let rows = |table: &Table| Renderer::inset_rows(&scene(table)).unwrap();
    assert_eq!(rows(&table), 2);
    play_all(&mut table, "a3a6").unwrap();
    assert_eq!(rows(&table), 1);
    let (frames, _) = picture::frames(&table, Theme::Dark).unwrap();
    let size = |scene: &Scene| Renderer::size(scene, Scale::One).unwrap();
    let told = picture::gif(&table, Theme::Dark).unwrap().size;
    for frame in &frames {
        assert_eq!((frame.scene.inset_rows, size(&frame.scene)), (2, told));
    }
    // Where no stack of the whole game is opened, no frame has room for one.
    let mut table = live_at("crazy", "", None);
    play_all(&mut table, "e2e4").unwrap();
    let (frames, _) = picture::frames(&table, Theme::Dark).unwrap();
    assert!(frames.iter().all(|frame| frame.scene.inset_rows == 0));
    assert_eq!(picture::gif(&table, Theme::Dark).unwrap().size, size(&scene(&table)));
}

#[test]
fn rule_b13_a_replay_shows_the_king_between_his_steps_and_every_link_of_a_disguise() {
    let mut game = live_at("crazy", "", Some("4k3/8/8/8/4n3/3PP3/3P4/R3K3 w Q - 0 9"));
    play_all(&mut game, "e1c1d1^");
    assert_eq!(captions(&game)[1..3], ["1-2/3: king to c1", "3/3: king to d1"]);
    let mut game = live_at("crazy", "", Some("4k3/8/8/8/4n3/3PP3/3P4/6K1 w - - 0 9"));
    play_all(&mut game, "e3~e4,d3~e3,d2~d3");
    assert_eq!(captions(&game)[1..4], ["1/3: e3 with e4", "2/3: d3 with e3", "3/3: d2 with d3"]);
    let mut game = live_at("crazy", "", Some("4k3/8/8/8/4n3/3PP3/3P4/6K1 w - - 0 9"));
    play_all(&mut game, "d3e4");
    assert_eq!(captions(&game).len(), 2, "a plain capture has no moments");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Every step that is told has a number on the picture or on an arrow, in a chain that has any.
    #[test]
    fn words_and_pictures_number_the_same_steps(choices in prop::collection::vec(1_u16.., 40)) {
        let mut table = live("crazy", "");
        for choice in choices {
            let before = table.game.clone();
            play_random(&mut table, &[choice]);
            if let Some(entry) = table.record.last() {
                // The last moment of a timeline is how the pieces stand, and all of it is what the move did.
                let keyframes = before.timeline(entry.seat, &entry.exact, 0);
                if let Some(last) = keyframes.last() {
                    prop_assert_eq!(&last.pieces, &table.game.view().pieces);
                    let shown: Vec<_> = keyframes.iter().flat_map(|keyframe| keyframe.effects.clone()).collect();
                    prop_assert!(table.game.last_move().starts_with(&shown));
                }
            }
            let effects = table.game.last_move();
            let told = crazy::words::steps(&table.game, effects).len();
            let scene = scene(&table);
            let mut shown: Vec<u8> = scene.steps.iter().flat_map(|steps| steps.numbers.clone()).collect();
            shown.extend(scene.arrows.iter().filter_map(|arrow| arrow.number));
            shown.sort_unstable();
            let all: Vec<u8> = (1..=u8::try_from(told).unwrap_or(u8::MAX)).collect();
            // A move of one part that sets nothing off needs no numbers.
            let chain = effects.iter().any(|effect| {
                matches!(effect, Effect::Crazy(CrazyEffect::Fell { .. } | CrazyEffect::Risen { .. } | CrazyEffect::Blast { .. } | CrazyEffect::Vanished { .. } | CrazyEffect::Disguised { .. })
                )
            });
            prop_assert!(shown == all || !chain && shown.is_empty(), "{:?} {:?}", shown, effects);
        }
    }
}
