//! A picture is a function of what is stored of it: described when a post is written, it is the same picture whenever it is
//! drawn.

use std::collections::BTreeSet;

use lasermate_domain::command::CommandId;
use lasermate_domain::limits::FRAMES;
use lasermate_domain::port::{PictureKind, PictureOf, PinnedPicture, PinnedWhat};
use lasermate_engine::seat::Seat;
use lasermate_present::language::Language;
use lasermate_present::picture;
use lasermate_present::told::Reader;
use lasermate_render::scene::Theme;
use lasermate_service::questions;

use crate::dice::Dice;
use crate::kit::table::TestTable;

const START: i64 = 1_700_000_000_000;

/// What the room is owed now.
fn owed(table: &TestTable) -> Vec<PictureOf> {
    table.served.posts().into_iter().filter_map(|post| post.picture).collect()
}

/// A move by chance for whoever may move.
fn play(table: &TestTable, dice: &mut Dice) -> bool {
    let seen = table.game().seen_at(table.now).into_owned();
    let seat = if seen.has_clock() && dice.percent(50) {
        Some(Seat::Second)
    } else {
        seen.game.to_act().iter().next().map(|(seat, _)| seat)
    };
    let Some(seat) = seat.filter(|_| seen.game.outcome().is_none()) else { return false };
    let legal = seen.game.legal(seat);
    if !legal.is_empty() {
        let who = if seat == Seat::First { "ann" } else { "bob" };
        table.play(who, &dice.pick(&legal).exact);
    }
    true
}

/// Describes every post of a random game, and draws each again from the log when everything is over.
fn same_later(options: &[(&str, &str)], moves: usize, pause: i64, seed: u64) {
    let mut table = TestTable::begun("a", START, options);
    let mut dice = Dice(seed);
    let mut then: Vec<(PinnedPicture, Vec<u8>)> = Vec::new();
    for number in 0..moves {
        if !play(&table, &mut dice) {
            break;
        }
        if number == moves / 2 {
            table.command("ann", CommandId::Settings, &[("setting", "theme"), ("value", "light")]);
        }
        let mut posts = owed(&table);
        if number % 7 == 3 {
            posts.push(PictureOf::Replay { game: 1 });
        }
        for of in posts {
            let picture = questions::picture(table.service().world(), &of).expect("described");
            let reader = Reader { network: "test", language: Language::english() };
            let picture = reader.picture(picture);
            let drawn = picture.sketch.draw(&|| false).expect("drawn");
            let head = if drawn.kind == PictureKind::Png { (16, 20) } else { (6, 8) };
            let wide = |at: usize| match drawn.kind {
                PictureKind::Png => u32::from_be_bytes(drawn.bytes[at..at + 4].try_into().expect("four")),
                PictureKind::Gif => {
                    u16::from_le_bytes(drawn.bytes[at..at + 2].try_into().expect("two")).into()
                }
            };
            assert_eq!(picture.size, (wide(head.0), wide(head.1)), "its size is known before it is drawn");
            then.push((picture.pinned.expect("it can be stored"), drawn.bytes));
        }
        table.now += i64::try_from(dice.below(usize::try_from(pause).expect("small"))).expect("small");
        table.service().tick(table.now);
    }
    table.now += 600_000;
    table.service().tick(table.now);
    // From the log alone.
    table.served.restart();
    let service = table.service();
    let mut seen = BTreeSet::new();
    for (pinned, bytes) in &then {
        let text = serde_json::to_string(pinned).expect("it can be written");
        assert!(text.len() < 100, "{text}");
        let read: PinnedPicture = serde_json::from_str(&text).expect("and read");
        assert_eq!(read, *pinned);
        let again =
            questions::sketch(service.world(), &read).expect("described").draw(&|| false).expect("drawn");
        assert!(again.bytes == *bytes, "{text}");
        seen.insert(text);
    }
    assert!(seen.len() > moves / 3, "{seen:?}");
}

#[test]
fn boards_and_replays_of_games_with_turns_never_change() {
    same_later(&[("game", "chess")], 24, 10_000, 1);
    same_later(&[("game", "billichess")], 16, 10_000, 2);
}

#[test]
fn boards_without_turns_are_pinned_to_their_moment() {
    same_later(&[("game", "realtime"), ("options", "initial=zero black_extra_tu=off tu=2s")], 40, 2_000, 3);
}

/// What pieces have to wait was drawn into the picture, so a piece looked unready long after it was ready.
#[test]
fn a_timeless_board_shows_the_same_at_every_moment() {
    let options = [("game", "realtime"), ("options", "initial=zero black_extra_tu=off tu=1m")];
    let table = TestTable::begun("a", START, &options);
    owed(&table);
    table.command("ann", CommandId::Move, &[("move", "e2e4")]);
    let version = table.game().version;
    let drawn = |at: i64, timeless: bool| {
        let what = PinnedWhat::Board { game: 1, version, at: Some(START + at), timeless };
        let pinned = PinnedPicture::of(what, false);
        questions::sketch(table.service().world(), &pinned)
            .expect("described")
            .draw(&|| false)
            .expect("drawn")
            .bytes
    };
    let moments = [1_000, 30_000, 59_000, 90_000].map(|at| (drawn(at, false), drawn(at, true)));
    for (index, (then, timeless)) in moments.iter().enumerate() {
        assert!(*timeless == moments[0].1, "it shows the time");
        assert_eq!(then == timeless, index == 3, "once all are ready both show the same");
        assert!(index == 0 || *then != moments[index - 1].0, "it doesn't show the time");
    }
}

#[test]
fn a_course_and_a_puzzle_can_be_written_and_read() {
    let puzzle = PinnedPicture::of(PinnedWhat::Puzzle { number: 1 }, true);
    assert_eq!(serde_json::to_string(&puzzle).expect("written"), r#"{"puzzle":{"number":1},"light":true}"#);
    let what = PinnedWhat::Board { game: 3, version: 12, at: None, timeless: false };
    let board = PinnedPicture::of(what, false);
    assert_eq!(serde_json::to_string(&board).expect("written"), r#"{"board":{"game":3,"version":12}}"#);
    let table = TestTable::begun("a", START, &[]);
    assert!(questions::sketch(table.service().world(), &puzzle).is_ok());
    assert!(questions::sketch(table.service().world(), &board).is_err(), "no such game");
}

#[test]
fn a_long_game_s_replay_has_a_bounded_number_of_frames() {
    let long = (0..50).find_map(|seed| {
        let table = TestTable::begun("a", START, &[("game", "chess")]);
        let mut dice = Dice(seed);
        let played = (0..FRAMES + 5).all(|_| play(&table, &mut dice));
        played.then(|| table.game().clone())
    });
    let live = long.expect("a long game");
    let (frames, steps) = picture::frames(&live, Theme::Dark).expect("frames");
    assert_eq!(frames.len(), FRAMES);
    assert_eq!(steps, live.record.len());
}
