//! What the options of a challenge mean, and how they are told.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_domain::calendar::DAY;
use lasermate_domain::command::CommandId;
use lasermate_domain::command::line::parse;
use lasermate_domain::port::{Ask, ReplyKind};
use lasermate_domain::tables::table::GameId;
use lasermate_engine::seat::Seat;

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served};

fn typed(served: &Served, who: &str, room: &str, line: &str) -> (ReplyKind, String) {
    let reply = served.ask(who, room, BEGUN, Ask::Command(parse(line).unwrap()));
    (reply.kind, reply.text)
}

fn newest(served: &Served) -> String {
    served.service().owed("test", 1_000).pop().unwrap().post.text
}

/// "Realtime chess (tu=2000)", and `unit=2s` was no option.
#[test]
fn the_time_unit_is_typed_and_told_in_seconds() {
    for (number, typed_unit) in
        ["unit:2s", "unit=2s", "unit 2", "unit=2", "tu=2", "tu=2000", "tu=2s", "options:unit=2s"]
            .iter()
            .enumerate()
    {
        let served = Served::new();
        let room = format!("r{number}");
        typed(&served, "ann", &room, &format!("/challenge realtime {typed_unit}"));
        let told = newest(&served);
        assert!(
            told.contains("Realtime chess (2 s a unit)") && !told.contains("tu="),
            "{typed_unit}: {told}"
        );
        assert_eq!(typed(&served, "bob", &room, "/accept").0, ReplyKind::Done);
        let table = served.service().look(GameId(1)).unwrap().unwrap();
        assert_eq!(table.setup.time_unit(), Some(2000), "{typed_unit}");
        // Records and the command line have it as before.
        assert!(table.setup.options_text().starts_with("tu=2000"), "{}", table.setup.options_text());
    }
    let served = Served::new();
    for wrong in ["unit=fast", "unit=0", "tu=30d"] {
        let (kind, told) = typed(&served, "ann", "a", &format!("/challenge realtime {wrong}"));
        assert_eq!(kind, ReplyKind::Refused, "{wrong}");
        assert!(
            told.ends_with(
                "isn't a time unit. Use a time like `2s`, `30s`, `1m` or `1h`, from 1 s to 7 days."
            ),
            "{told}"
        );
    }
    let (_, told) = typed(&served, "ann", "a", "/challenge realtime units=2s");
    assert!(told.contains("Did you mean `unit`?") && !told.contains("`tu`"), "{told}");
}

/// From a position with Black to move it gave White.
#[test]
fn the_first_side_is_the_one_that_moves_first() {
    let black = "4k3/8/8/8/8/8/8/4K2R b K - 0 1";
    for (number, (side, position, seat)) in [
        ("first", black, Seat::Second),
        ("second", black, Seat::First),
        ("white", black, Seat::First),
        ("black", black, Seat::Second),
        ("first", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", Seat::First),
    ]
    .into_iter()
    .enumerate()
    {
        let served = Served::new();
        let room = format!("r{number}");
        typed(&served, "ann", &room, &format!("/challenge chess {side} position:{position}"));
        assert_eq!(typed(&served, "bob", &room, "/accept").0, ReplyKind::Done);
        let table = served.service().look(GameId(1)).unwrap().unwrap();
        assert_eq!(table.seating.seat_of(&asked::person("ann").id), Some(seat), "{side} {position}");
        // Who accepts may say it too.
        let taken = Served::new();
        typed(&taken, "ann", &room, &format!("/challenge chess position:{position}"));
        assert_eq!(typed(&taken, "bob", &room, &format!("/accept {side}")).0, ReplyKind::Done);
        let table = taken.service().look(GameId(1)).unwrap().unwrap();
        assert_eq!(table.seating.seat_of(&asked::person("bob").id), Some(seat), "{side} {position}");
    }
}

/// Both were "Candle" where their tempers differed.
#[test]
fn two_computers_of_one_level_have_different_names() {
    for at in 0..12 {
        let served = Served::new();
        let asked = parse("/challenge three-way-lasers computer level:3").unwrap();
        served.ask("ann", "a", BEGUN + at, Ask::Command(asked));
        let table = served.service().look(GameId(1)).unwrap().unwrap();
        let mut names: Vec<_> = table
            .seating
            .players
            .iter()
            .map(|person| person.name.split(',').next().unwrap().to_owned())
            .collect();
        names.sort();
        assert_eq!(names, ["Candle", "Candle B", "ann"]);
    }
}

/// "You are on holiday here until in 3 days", and a day's end that moved with summer time.
#[test]
fn a_holiday_ends_on_a_day_of_ones_own_calendar() {
    let served = Served::new();
    served.command("ann", "a", CommandId::Pings, &[("zone", "Europe/Berlin")]);
    // 27 March 2026, 23:30 in Berlin; summer time begins on the 29th.
    let night = 1_774_650_600_000;
    let told = served.ask("ann", "a", night, asked::command(CommandId::Holiday, &[("days", "3 days")]));
    assert!(told.text.starts_with("You are on holiday here until 30 March. "), "{}", told.text);
    let shown = |at| served.ask("ann", "a", at, asked::command(CommandId::Holiday, &[])).text;
    let hour = DAY / 24;
    assert!(shown(night + 3 * DAY - hour - 1).starts_with("You are on holiday here until 30 March. "));
    assert!(shown(night + 3 * DAY - hour).starts_with("You are not on holiday here."));
}

/// "Arena starts: 4 players, until in 10 minutes."
#[test]
fn a_tournament_says_how_long_it_lasts() {
    let served = Served::new();
    served.as_manager(
        "root",
        "a",
        Ask::Command(parse("/tournament new arena chess 3+0 length:10 min").unwrap()),
    );
    for who in ["ann", "bob"] {
        assert_ne!(typed(&served, who, "a", "/tournament join").0, ReplyKind::Refused);
    }
    served.as_manager("root", "a", Ask::Command(parse("/tournament start").unwrap()));
    let told: Vec<_> = served.service().owed("test", 100).into_iter().map(|owed| owed.post.text).collect();
    assert!(told.iter().any(|text| text == "**The arena has started**: 2 players, 10 minutes."), "{told:?}");
}
