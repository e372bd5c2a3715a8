//! The program killed with SIGKILL while a move may be denied, and while a mate waits to be denied or allowed: nothing
//! that was acknowledged is lost, and the window is open again after the next start.

use lasermate_tests::pair::{Pair, ROOM};
use lasermate_tests::program::Bot;

fn refused(pair: &mut Pair, who: usize, line: &str, why: &str) {
    let told = pair.line(who, line);
    assert_eq!(told["accepted"], false, "{line}: {told}");
    let text = told["reply"]["text"].as_str().unwrap_or_default();
    assert!(text.contains(why), "{line}: {text}");
}

#[test]
fn killed_inside_denial_windows_the_bot_loses_nothing() {
    let table = Pair::start()
        .then_killed(0, "/challenge game:denial side:first")
        .then_killed(1, "/accept")
        // The window of the first move is open when the program dies.
        .then_killed(0, "/move f3")
        .then_killed(1, "/deny");
    let mut table = table;
    refused(&mut table, 0, "/move f3", "denied");
    refused(&mut table, 1, "/deny", "the right to deny");
    let mut table = table
        .then_killed(0, "/move f4")
        .then_killed(1, "/move e5")
        .then_killed(0, "/move g4")
        .then_killed(1, "/move Qh4");
    // A mate that waits for its denial.
    refused(&mut table, 0, "/move e3", "deny or allow the last move first");
    refused(&mut table, 1, "/allow", "the right to deny");
    let mut table = table.then_killed(0, "/deny");
    refused(&mut table, 1, "/move Qh4", "denied");
    assert_eq!(table.record(), "w:f2f3 b:deny w:f2f4 b:e7e5 w:g2g4 b:d8h4 w:deny");
    let mut table = table.then_killed(1, "/move Qf6");
    assert_eq!(table.record(), "w:f2f3 b:deny w:f2f4 b:e7e5 w:g2g4 b:d8h4 w:deny b:d8f6");
}

#[test]
fn a_request_to_deny_that_is_sent_again_after_a_kill_denies_once() {
    let bot = Bot::start();
    let [ann, bob] = ["Ann", "Bob"].map(|name| bot.player(name));
    for (player, line) in [(&ann, "/challenge game:denial side:first"), (&bob, "/accept"), (&ann, "/move e4")]
    {
        assert_eq!(
            bot.send(player, ROOM, line, &format!("one{}", line.len())).json()["accepted"],
            true,
            "{line}"
        );
    }
    assert_eq!(bot.send(&bob, ROOM, "/deny", "deny").json()["accepted"], true);
    let bot = bot.killed_and_restarted();
    assert_eq!(bot.send(&bob, ROOM, "/deny", "deny").json()["accepted"], true, "the same answer again");
    let told = bot.send(&bob, ROOM, "/export", "export").json();
    let text = told["reply"]["file"]["text"].as_str().expect("a record").to_owned();
    assert_eq!(text.matches("deny").count(), 1, "{text}");
}
