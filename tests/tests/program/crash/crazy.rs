//! The program killed with SIGKILL while a chain of Crazy chess may still be denied: what was acknowledged is there after
//! the next start, the whole chain undone if it was denied and kept if it was not.

use lasermate_tests::pair::Pair;

/// The board in words, without the line that says what was typed.
fn board(pair: &mut Pair) -> String {
    let told = pair.line(0, "/board text");
    told["reply"]["text"].as_str().expect("a board").to_owned()
}

/// A game whose last move is the capture of a queen: her revenge kills the bishop that took her, and it rises. Black holds
/// the right to deny and is asked nothing else than his move.
fn inside_the_window() -> Pair {
    let mut table = Pair::start();
    let lines =
        ["/challenge game:crazy side:first", "/accept", "/move d4", "/move e5", "/move dxe5", "/move Qg5"];
    for (index, line) in lines.into_iter().enumerate() {
        table.accepted(index % 2, line);
    }
    table
}

#[test]
fn rule_b34_killed_inside_the_window_of_a_chain_it_is_undone_whole() {
    let mut table = inside_the_window();
    let before = board(&mut table);
    table.accepted(0, "/move Bxg5");
    let after = board(&mut table);
    assert!(after.contains("risen"), "{after}");
    let mut table = table.killed();
    assert_eq!(board(&mut table), after, "the chain, the risen bishop and the open window are there");
    table.accepted(1, "/deny");
    let denied = board(&mut table);
    assert!(!denied.contains("risen"), "{denied}");
    let mut table = table.killed();
    assert_eq!(board(&mut table), denied);
    // But for the denial the board is the one before the chain, queen, bishop and all.
    let rows = |board: &str| {
        let rows = board.lines().filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()));
        rows.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(rows(&denied), rows(&before));
    assert_eq!(rows(&before).len(), 8, "{before}");
    assert_eq!(table.record(), "w:d2d4 b:e7e5 w:d4e5 b:d8g5 w:c1g5 b:deny");
    let again = table.line(0, "/move Bxg5");
    assert_eq!(again["accepted"], false, "{again}");
    table.accepted(0, "/move Be3");
    let mut table = table.killed();
    assert_eq!(table.record(), "w:d2d4 b:e7e5 w:d4e5 b:d8g5 w:c1g5 b:deny w:c1e3");
}

#[test]
fn rule_a1_a_reply_after_a_kill_closes_the_window_and_the_chain_stays() {
    let mut table = inside_the_window();
    table.accepted(0, "/move Bxg5");
    let mut table = table.killed();
    table.accepted(1, "/move d6");
    let kept = board(&mut table);
    let mut table = table.killed();
    assert_eq!(board(&mut table), kept);
    let late = table.line(1, "/deny");
    assert_eq!(late["accepted"], false, "{late}");
    assert_eq!(table.record(), "w:d2d4 b:e7e5 w:d4e5 b:d8g5 w:c1g5 b:d7d6");
}
