//! Two players at a bot of their own, who type lines in its lobby while it is killed and started again.

use serde_json::Value;

use crate::program::{Bot, Player};

pub const ROOM: &str = "lobby";

/// Two players at a bot.
#[derive(Debug)]
pub struct Pair {
    bot: Bot,
    players: [Player; 2],
    sent: usize,
}

impl Pair {
    /// Ann and Bob, at a bot that begins.
    pub fn start() -> Self {
        let bot = Bot::start();
        let players = ["Ann", "Bob"].map(|name| bot.player(name));
        Self { bot, players, sent: 0 }
    }

    /// Types a line and gives what the typist is told.
    ///
    /// # Panics
    /// The program does not answer.
    pub fn line(&mut self, who: usize, line: &str) -> Value {
        self.sent += 1;
        let answer = self.bot.send(&self.players[who], ROOM, line, &format!("line-{}", self.sent));
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    /// Types a line that is accepted.
    ///
    /// # Panics
    /// It is not.
    pub fn accepted(&mut self, who: usize, line: &str) {
        let told = self.line(who, line);
        assert_eq!(told["accepted"], true, "{line}: {told}");
    }

    /// Kills the program with SIGKILL and starts it again.
    pub fn killed(self) -> Self {
        Self { bot: self.bot.killed_and_restarted(), ..self }
    }

    /// Types a line that is accepted, and kills the program as soon as that is known.
    ///
    /// # Panics
    /// The line is not accepted.
    pub fn then_killed(mut self, who: usize, line: &str) -> Self {
        self.accepted(who, line);
        self.killed()
    }

    /// The words of the record.
    ///
    /// # Panics
    /// There is none.
    pub fn record(&mut self) -> String {
        let told = self.line(0, "/export");
        let text = told["reply"]["file"]["text"].as_str().expect("a record").to_owned();
        let after = text.split_once("Moves:").expect("moves").1;
        let words = after.split_once("Times:").map_or(after, |(words, _)| words);
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}
