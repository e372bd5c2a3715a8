//! The program killed with SIGKILL while a move may be denied, and while a mate waits to be denied or allowed: nothing
//! that was acknowledged is lost, and the window is open again after the next start.

use lasermate_tests::program::{Bot, Player};
use serde_json::Value;

const ROOM: &str = "lobby";

/// Two players at a bot that is killed after every line.
struct Table {
    bot: Bot,
    players: [Player; 2],
    sent: usize,
}

impl Table {
    /// Types a line and gives what the typist is told.
    fn line(&mut self, who: usize, line: &str) -> Value {
        self.sent += 1;
        let answer = self.bot.send(&self.players[who], ROOM, line, &format!("line-{}", self.sent));
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    /// Types a line that is accepted, and kills the program as soon as that is known.
    fn then_killed(mut self, who: usize, line: &str) -> Self {
        let told = self.line(who, line);
        assert_eq!(told["accepted"], true, "{line}: {told}");
        // It is SIGKILL.
        Self { bot: self.bot.killed_and_restarted(), ..self }
    }

    fn refused(&mut self, who: usize, line: &str, why: &str) {
        let told = self.line(who, line);
        assert_eq!(told["accepted"], false, "{line}: {told}");
        let text = told["reply"]["text"].as_str().unwrap_or_default();
        assert!(text.contains(why), "{line}: {text}");
    }

    /// The words of the record.
    fn record(&mut self) -> String {
        let told = self.line(0, "/export");
        let text = told["reply"]["file"]["text"].as_str().expect("a record").to_owned();
        let after = text.split_once("Moves:").expect("moves").1;
        let words = after.split_once("Times:").map_or(after, |(words, _)| words);
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

#[test]
fn killed_inside_denial_windows_the_bot_loses_nothing() {
    let bot = Bot::start();
    let players = ["Ann", "Bob"].map(|name| bot.player(name));
    let table = Table { bot, players, sent: 0 }
        .then_killed(0, "/challenge game:denial side:first")
        .then_killed(1, "/accept")
        // The window of the first move is open when the program dies.
        .then_killed(0, "/move f3")
        .then_killed(1, "/deny");
    let mut table = table;
    table.refused(0, "/move f3", "denied");
    table.refused(1, "/deny", "denial right");
    let mut table = table
        .then_killed(0, "/move f4")
        .then_killed(1, "/move e5")
        .then_killed(0, "/move g4")
        .then_killed(1, "/move Qh4");
    // A mate that waits for its denial.
    table.refused(0, "/move e3", "no reply");
    table.refused(1, "/allow", "denial right");
    let mut table = table.then_killed(0, "/deny");
    table.refused(1, "/move Qh4", "denied");
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
