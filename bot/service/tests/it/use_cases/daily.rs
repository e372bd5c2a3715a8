//! The daily puzzle: once a day where a room wants it, never long after its time, and counted once a day for whoever solves it.

use lasermate_domain::calendar::DAY;
use lasermate_domain::command::CommandId;
use lasermate_domain::daily::puzzle_of;
use lasermate_domain::port::{Audience, PictureOf, Post, Reply, ReplyKind, Request, RoomId, UnixMillis};
use lasermate_domain::puzzles;
use lasermate_present::language::Language;
use lasermate_present::told::Reader;
use lasermate_service::questions;

use crate::kit::asked;
use crate::kit::served::{Served, press};

const HOUR: UnixMillis = DAY / 24;
/// The midnight with which a test begins.
const MIDNIGHT: UnixMillis = 20_000 * DAY;

struct Room(Served);

impl Room {
    fn new() -> Self {
        Self(Served::new())
    }

    fn ask(&self, who: &str, at: UnixMillis, command: CommandId, options: &[(&str, &str)]) -> Reply {
        let request = self.0.request(who, "room", at, asked::command(command, options));
        self.0.service().handle(&Request { admin: who == "ann", ..request })
    }

    fn set(&self, at: UnixMillis, value: &str) -> Reply {
        self.ask("ann", at, CommandId::Settings, &[("setting", "daily"), ("value", value)])
    }

    /// What a tick at a moment makes the room owe.
    fn tick(&self, at: UnixMillis) -> Vec<Post> {
        self.0.service().tick(at);
        self.0.posts()
    }

    /// The first move of the solution of the puzzle of a day.
    fn solve(&self, who: &str, day: i64, at: UnixMillis) -> Reply {
        let number = puzzle_of(day, puzzles::all().len());
        let answer = puzzles::numbered(number).expect("a puzzle").answer();
        let number = number.to_string();
        self.ask(who, at, CommandId::Puzzle, &[("number", &number), ("answer", &answer)])
    }
}

#[test]
fn a_room_gets_it_once_a_day_at_its_time() {
    let room = Room::new();
    for wrong in ["soon", "25:00", "13pm"] {
        let refused = room.set(MIDNIGHT, wrong);
        assert_eq!(refused.kind, ReplyKind::Refused, "{wrong}: {}", refused.text);
        assert!(refused.text.starts_with("Use a time of day"), "{}", refused.text);
    }
    let refused = room.set(MIDNIGHT, "9 Berlyn");
    assert_eq!(refused.text, "I don't know the time zone berlyn. Did you mean `Europe/Berlin`?");
    assert!(room.tick(MIDNIGHT + 9 * HOUR).is_empty(), "nobody wants it");
    let set = room.set(MIDNIGHT + 10 * HOUR, "9 +2");
    assert_eq!(set.text, "daily is now `09:00 +02:00`.");
    assert!(room.tick(MIDNIGHT + 30 * HOUR).is_empty(), "it is not nine there yet");
    let posted = room.tick(MIDNIGHT + 31 * HOUR);
    assert_eq!(posted.len(), 1);
    let number = puzzle_of(20_001, puzzles::all().len());
    assert!(
        posted[0].text.starts_with(&format!("**Daily puzzle**\n**Puzzle {number}**")),
        "{}",
        posted[0].text
    );
    assert_eq!(posted[0].picture, Some(PictureOf::Puzzle { number, light: false }));
    let picture = questions::picture(room.0.service().world(), posted[0].picture.as_ref().expect("one"))
        .expect("described");
    assert!(picture.sketch.draw(&|| false).expect("drawn").bytes.starts_with(b"\x89PNG"));
    let reader = Reader { network: "test", language: Language::english() };
    let text =
        questions::write_out(room.0.service().world(), posted[0].picture.as_ref().expect("one"), reader)
            .expect("written");
    assert!(text.is_some_and(|text| text.contains("\n```\n")), "the board, where a room takes no pictures");
    let labels: Vec<_> = posted[0].buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["Answer", "Show the solution"]);
    assert!(room.tick(MIDNIGHT + 32 * HOUR).is_empty(), "once a day");
    assert_eq!(room.tick(MIDNIGHT + 56 * HOUR).len(), 1, "an hour late");
    assert!(room.tick(MIDNIGHT + 99 * HOUR).is_empty(), "20 hours after its time nobody waits for it");
    assert_eq!(room.tick(MIDNIGHT + 103 * HOUR).len(), 1, "and the next one comes as ever");
    room.0.rebuilt();
    room.set(MIDNIGHT + 104 * HOUR, "off");
    assert!(room.tick(MIDNIGHT + 127 * HOUR).is_empty());
}

#[test]
fn a_clock_that_was_ahead_puts_no_puzzle_off_for_long() {
    let room = Room::new();
    room.set(MIDNIGHT + 100 * DAY, "9");
    assert!(room.tick(MIDNIGHT).is_empty(), "the clock is right again: it was due in a hundred days");
    assert_eq!(room.tick(MIDNIGHT + 9 * HOUR).len(), 1);
}

#[test]
fn a_room_that_is_gone_is_owed_nothing() {
    let room = Room::new();
    room.set(MIDNIGHT, "9");
    room.0.service().room_gone(&RoomId("test:room".into()), MIDNIGHT + HOUR);
    assert!(room.tick(MIDNIGHT + 9 * HOUR).is_empty());
    room.0.rebuilt();
}

#[test]
fn days_in_a_row_are_counted_and_told_to_whoever_solves_it_alone() {
    let room = Room::new();
    let shown = room.ask("bob", MIDNIGHT, CommandId::Puzzle, &[("game", "daily")]);
    let number = puzzle_of(20_000, puzzles::all().len());
    assert!(shown.text.starts_with(&format!("**Puzzle {number}**")), "{}", shown.text);
    let first = room.solve("bob", 20_000, MIDNIGHT + HOUR);
    assert!(first.text.contains("That was the daily puzzle. A new streak begins: 1 day."), "{}", first.text);
    assert_eq!(first.audience, Audience::Secret);
    let again = room.solve("bob", 20_000, MIDNIGHT + 2 * HOUR);
    assert!(again.text.contains("correct!") && !again.text.contains("daily"), "once a day: {}", again.text);
    assert_eq!(again.audience, Audience::Secret);
    // Yesterday's, which a room in the west got a few hours ago, still counts for its own day.
    let second = room.solve("bob", 20_001, MIDNIGHT + 49 * HOUR);
    assert!(second.text.contains("2 days in a row, your best."), "{}", second.text);
    let third = room.solve("bob", 20_002, MIDNIGHT + 50 * HOUR);
    assert!(third.text.contains("3 days in a row, your best."), "{}", third.text);
    let old = room.solve("bob", 19_990, MIDNIGHT + 50 * HOUR);
    assert!(!old.text.contains("in a row"), "{}", old.text);
    let late = room.solve("bob", 20_005, MIDNIGHT + 5 * DAY);
    assert!(late.text.contains("A new streak begins: 1 day."), "a day was missed: {}", late.text);
    let last = room.solve("bob", 20_006, MIDNIGHT + 6 * DAY);
    assert!(last.text.contains("2 days in a row (your best is 3)."), "{}", last.text);
    let profile = room.ask("bob", MIDNIGHT + 6 * DAY, CommandId::Profile, &[]);
    assert!(profile.text.contains("- Daily puzzle: 2 days in a row (best 3)"), "{}", profile.text);
    let missed = room.ask("bob", MIDNIGHT + 8 * DAY, CommandId::Profile, &[]);
    assert!(missed.text.contains("- Daily puzzle: 0 days in a row (best 3)"), "{}", missed.text);
    let none = room.ask("cid", MIDNIGHT, CommandId::Profile, &[]);
    assert!(!none.text.contains("Daily"), "{}", none.text);
    let before = room.0.derived();
    assert!(before.contains("streak"), "{before}");
    room.0.rebuilt();
    // Whoever deletes their data has no streak.
    let at = MIDNIGHT + 9 * DAY;
    let asked = room.ask("bob", at, CommandId::Privacy, &[("action", "delete")]);
    let deleted = room.0.ask("bob", "room", at, press(&asked.buttons[0].id.0));
    assert_eq!(deleted.text, "Your data has been deleted.");
    room.0.rebuilt();
    let back = room.solve("bob", 20_009, at + HOUR);
    assert!(back.text.contains("A new streak begins: 1 day."), "{}", back.text);
}

/// It came at ten in summer where it was to come at nine, or twice, or not at all.
#[test]
fn a_room_gets_it_once_a_day_at_its_hour_over_both_changes_of_summer_time() {
    let room = Room::new();
    // 1 March 2026, 00:00 UTC; summer time in Berlin is from 29 March to 25 October.
    let (march, count) = (1_772_323_200_000, puzzles::all().len());
    let set = room.set(march, "01:30 berlin");
    assert_eq!(set.text, "daily is now `01:30 Europe/Berlin`.");
    let mut numbers = Vec::new();
    for half_hour in 0..300 * 48 {
        let at = march + half_hour * HOUR / 2;
        let posted = room.tick(at);
        for post in posted {
            let Some(PictureOf::Puzzle { number, .. }) = post.picture else { panic!("no puzzle") };
            numbers.push((at, number));
        }
    }
    assert_eq!(numbers.len(), 300);
    let is_summer = |at: UnixMillis| (1_774_746_000_000..1_792_890_000_000).contains(&at);
    for (day, (at, number)) in numbers.iter().enumerate() {
        let before_utc = if is_summer(*at) { 2 } else { 1 };
        assert_eq!((at + before_utc * HOUR).rem_euclid(DAY), 3 * HOUR / 2, "day {day}");
        assert_eq!(*number, puzzle_of(march / DAY + day as i64, count), "day {day}: each puzzle once");
    }
    // The setting lives on in the log.
    room.0.rebuilt();
}
