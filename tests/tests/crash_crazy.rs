//! The program killed with SIGKILL while a chain of Crazy chess may still be denied: what was acknowledged is there after
//! the next start, the whole chain undone if it was denied and kept if it was not.

use lasermate_tests::program::{Bot, Player};
use serde_json::Value;

const ROOM: &str = "lobby";

/// Two players at a bot.
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

    /// Types lines that are accepted, by turns, White first.
    fn moves(&mut self, lines: &[&str]) {
        for (index, line) in lines.iter().enumerate() {
            let told = self.line(index % 2, line);
            assert_eq!(told["accepted"], true, "{line}: {told}");
        }
    }

    fn accepted(&mut self, who: usize, line: &str) {
        let told = self.line(who, line);
        assert_eq!(told["accepted"], true, "{line}: {told}");
    }

    fn killed(self) -> Self {
        // It is SIGKILL.
        Self { bot: self.bot.killed_and_restarted(), ..self }
    }

    /// The board in words, without the line that says what was typed.
    fn board(&mut self) -> String {
        let told = self.line(0, "/board text");
        told["reply"]["text"].as_str().expect("a board").to_owned()
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

/// A game whose last move is the capture of a queen: her revenge kills the bishop that took her, and it rises. Black holds
/// the right to deny and is asked nothing else than his move.
fn inside_the_window() -> Table {
    let bot = Bot::start();
    let players = ["Ann", "Bob"].map(|name| bot.player(name));
    let mut table = Table { bot, players, sent: 0 };
    table.moves(&["/challenge game:crazy side:first", "/accept"]);
    table.moves(&["/move d4", "/move e5", "/move dxe5", "/move Qg5"]);
    table
}

#[test]
fn rule_b34_killed_inside_the_window_of_a_chain_it_is_undone_whole() {
    let mut table = inside_the_window();
    let before = table.board();
    table.accepted(0, "/move Bxg5");
    let after = table.board();
    assert!(after.contains("risen"), "{after}");
    let mut table = table.killed();
    assert_eq!(table.board(), after, "the chain, the risen bishop and the open window are there");
    table.accepted(1, "/deny");
    let denied = table.board();
    assert!(!denied.contains("risen"), "{denied}");
    let mut table = table.killed();
    assert_eq!(table.board(), denied);
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
    let kept = table.board();
    let mut table = table.killed();
    assert_eq!(table.board(), kept);
    let late = table.line(1, "/deny");
    assert_eq!(late["accepted"], false, "{late}");
    assert_eq!(table.record(), "w:d2d4 b:e7e5 w:d4e5 b:d8g5 w:c1g5 b:d7d6");
}
