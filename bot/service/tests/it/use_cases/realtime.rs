//! Realtime games through the service: the record of a long one replays exactly, time never runs backwards at a table, and
//! what is read back from the log is the same game.

use lasermate_domain::port::ReplyKind;
use lasermate_domain::tables::clock_events::{ClockEventKind, clock_events};
use lasermate_domain::tables::table::GameId;
use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_present::record;

use crate::dice::Dice;
use crate::kit::table::TestTable;

const START: i64 = 1_700_000_000_000;

fn begun(options: &str) -> TestTable {
    TestTable::begun("a", START, &[("game", "realtime"), ("options", options)])
}

/// A game of so many moves by chance, both at any time, with ties; what the clock shows at its end.
fn long_game(table: &mut TestTable, moves: usize, dice: &mut Dice) -> i64 {
    let mut now = START;
    let mut made = 0;
    while made < moves {
        now +=
            i64::try_from(if dice.percent(50) { dice.below(120) } else { dice.below(4000) }).expect("small");
        if dice.percent(20) {
            table.service().tick(now);
        }
        let live = table.game().seen_at(now).into_owned();
        assert!(live.game.outcome().is_none(), "it ended after {made} moves");
        let seat = if dice.percent(50) { Seat::First } else { Seat::Second };
        // Nobody takes, so that nothing ends; pawns move now and then, so that it is not quiet for too long.
        let legal: Vec<_> =
            live.game.legal(seat).into_iter().filter(|legal| !legal.san.contains(['x', '+', '#'])).collect();
        if legal.is_empty() {
            continue;
        }
        let who = if seat == Seat::First { "ann" } else { "bob" };
        let reply = table.at(now).play(who, &dice.pick(&legal).exact);
        made += usize::from(reply.kind != ReplyKind::Refused);
    }
    now
}

#[test]
fn the_record_of_three_hundred_moves_replays_exactly() {
    for seed in [1, 2, 3] {
        let mut table = begun("tu=1s draw_tu=1000000 stalemate=ignore");
        let mut dice = Dice(seed);
        let now = long_game(&mut table, 300, &mut dice);
        table.service().tick(now + 10_000);
        let live = table.game().seen_at(now + 10_000).into_owned();
        assert!(live.record.len() >= 300);
        let written = record::write(&live);
        let read = record::read(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
        assert_eq!(read.game.position(), live.game.position());
        assert_eq!(read.game.outcome(), live.game.outcome());
        assert_eq!(read.entries, live.record);
        for constant in
            ["tu=1000", "initial=random_fractional", "black_extra_tu=on", "seed=", "draw_tu=1000000", "ep="]
        {
            assert!(written.contains(constant), "{constant} is not in the record:\n{written}");
        }
        // The log alone gives the same game.
        let folded = table.service().read_back(GameId(1)).expect("readable").expect("there");
        assert_eq!(folded.seen_at(now + 10_000).game.position(), live.game.position());
    }
}

#[test]
fn rule_4_10_at_a_table_time_never_runs_backwards_also_not_behind_what_the_clock_has_done() {
    let mut table = begun("initial=zero black_extra_tu=off tu=10s");
    assert_ne!(table.at(START + 1000).play("bob", "b8a6").kind, ReplyKind::Refused);
    // The clock carries it out after half a second and a moment for requests that are still on their way.
    table.service().tick(START + 1500 + 249);
    assert_eq!(table.game().game.waiting().len(), 1);
    table.service().tick(START + 1501 + 250);
    assert!(table.game().game.waiting().is_empty());
    // A move with an earlier stamp comes too late: it is raised to what has happened.
    let late = table.at(START + 1200).play("ann", "b1a3");
    assert_eq!(late.kind, ReplyKind::Done, "{}", late.text);
    assert_eq!(table.game().record.last().map(|entry| entry.at), Some(1501));
    table.served.restart();
    let position = table.service().read_back(GameId(1)).expect("readable").expect("there").game.position();
    assert!(position.contains("n7/8/8") || position.contains("/n7/"), "the knight stands on a6: {position}");
}

#[test]
fn a_request_on_its_way_is_still_first_within_the_window() {
    let mut table = begun("initial=zero black_extra_tu=off tu=10s");
    table.at(START + 500).play("ann", "e2e4");
    table.at(START + 1000).play("bob", "b8a6");
    // It was stamped within the window and arrives after it, before the clock has carried anything out.
    table.service().tick(START + 1600);
    let first = table.at(START + 1400).play("ann", "f1a6");
    assert_eq!(first.kind, ReplyKind::Done, "{}", first.text);
    table.service().tick(START + 5000);
    let board = table.game().game.position();
    assert!(board.starts_with("rnbqkbnr/pppppppp/B7/"), "Black's move never happened: {board}");
}

#[test]
fn a_seed_is_drawn_for_each_game_and_nobody_chooses_it() {
    let seeds: Vec<_> = (0..2)
        .map(|_| {
            let table = begun("seed=5");
            table.game().setup.get("seed").into_owned()
        })
        .collect();
    assert!(seeds[0] != "5" && seeds[0] != seeds[1], "{seeds:?}");
}

#[test]
fn a_promotion_is_told_with_its_piece_also_when_the_clock_carries_it_out() {
    let mut setup = Setup::parse("realtime", ["initial=zero", "black_extra_tu=off"]).expect("a set-up");
    setup.position = Some("4k3/P7/8/8/8/8/p7/4K3 w - - 0 1".to_owned());
    let before = AnyGame::new(&setup).expect("a position");
    for (seat, exact, san) in [
        (Seat::First, "a7a8q", "a8=Q+"),
        (Seat::First, "a7a8n", "a8=N"),
        (Seat::Second, "a2a1r", "a1=R+"),
        (Seat::Second, "a2a1b", "a1=B"),
    ] {
        let mut game = before.clone();
        let mut effects = game.try_text(seat, exact, 1000).expect("legal").effects;
        // Black's move waits until White's time to be first is over.
        effects.extend(game.advance(10_000));
        let told = clock_events(&before, &effects).into_iter();
        let moved: Vec<_> = told.filter(|event| matches!(event.what, ClockEventKind::Moved(_))).collect();
        assert_eq!(moved.len(), 1, "{moved:?}");
        assert_eq!((moved[0].played.exact.as_str(), moved[0].played.san.as_str()), (exact, san));
    }
}
