//! A person alone against the computer, through the real program's chat: every game that channels offer, killed in between,
//! and with strangers about.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::thread::sleep;
use std::time::{Duration, Instant};

use lasermate_domain::command::offered;
use lasermate_engine::variants::Preset;
use lasermate_tests::program::{Bot, Player};
use serde_json::{Value, json};

/// How many moves the person makes in each game.
const MOVES: usize = 12;
/// How long the computer may take before a test gives up. Nothing is decided by it but failure.
const PATIENCE: Duration = Duration::from_secs(120);
/// How often it is looked whether it has moved.
const LOOK: Duration = Duration::from_millis(60);

/// Ann at a channel of her own.
struct Table<'a> {
    bot: &'a Bot,
    ann: &'a Player,
    room: &'a str,
    requests: usize,
}

impl<'a> Table<'a> {
    fn new(bot: &'a Bot, ann: &'a Player, room: &'a str) -> Self {
        let made = bot.ask("POST", "/api/rooms", Some(ann), Some(&json!({ "name": room })));
        assert_eq!(made.status, 200, "{}", made.text());
        Self { bot, ann, room, requests: 0 }
    }

    fn say(&mut self, line: &str) -> Value {
        self.requests += 1;
        let request = format!("{}-{}", self.room, self.requests);
        self.bot.send(self.ann, self.room, line, &request).json()
    }

    fn done(&mut self, line: &str) {
        let told = self.say(line);
        assert_eq!(told["accepted"], true, "{}: {line}: {told}", self.room);
    }

    /// The first move that the chat offers to complete; none while it is not her turn.
    fn completed(&self) -> Option<String> {
        let path = format!("/api/complete?room={}&line=%2Fmove%20", self.room);
        let told = self.bot.ask("GET", &path, Some(self.ann), None).json();
        // A lifeline is completed like a move, and has a command of its own.
        Some(told["choices"][0]["line"].as_str()?.replace("/move lifeline-", "/lifeline "))
    }

    /// What was last said to everybody.
    fn last(&self) -> String {
        let messages = self.bot.messages(self.room);
        messages.last().and_then(|message| message["text"].as_str()).unwrap_or_default().to_owned()
    }

    /// Waits until she is to move; false where the game has ended.
    fn her_turn(&mut self) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let last = self.last();
            if last.contains("The game is over") {
                return false;
            }
            if self.completed().is_some() {
                return true;
            }
            for answer in ["/allow", "/lifeline none", "/draw decline"] {
                let word = answer.split(' ').next().unwrap();
                if last.contains(word) && !last.contains("is thinking") {
                    self.say(answer);
                }
            }
            sleep(LOOK);
        }
        panic!("{}: the computer does not answer: {}", self.room, self.last());
    }

    /// Makes so many moves; whether the game still goes on.
    fn play(&mut self, moves: usize) -> bool {
        for _ in 0..moves {
            if !self.her_turn() {
                return false;
            }
            if let Some(line) = self.completed() {
                let told = self.say(&line);
                // Without turns something else may have happened first.
                let late = self.room.starts_with("realtime");
                assert!(late || told["accepted"] == true, "{}: {line}: {told}", self.room);
            }
        }
        true
    }

    /// The words of the record, each with its side's letter.
    fn record(&mut self) -> Vec<String> {
        let told = self.say("/export");
        // Where pacts were offered everybody is shown the record.
        let public = self.bot.messages(self.room).into_iter().rev().find(|said| said["file"].is_object());
        let file = Some(&told["reply"]).filter(|reply| reply["file"].is_object()).or(public.as_ref());
        let record = file.and_then(|said| said["file"]["text"].as_str());
        let record = record.unwrap_or_else(|| panic!("no record: {told}")).to_owned();
        let moves = record.split("Moves:").nth(1).unwrap().split("Times:").next().unwrap();
        moves.split_whitespace().map(str::to_owned).collect()
    }
}

/// A game of its own channel, from its first move to the last that is asked for.
fn plays(bot: &Bot, ann: &Player, preset: &Preset) {
    let mut table = Table::new(bot, ann, preset.name);
    let pace = if !preset.has_turns() { " options:tu=1s" } else { "" };
    table.done(&format!("/challenge computer level:1 game:{} side:first{pace}", preset.name));
    // Whoever is not answered waits in vain, and the test says so.
    let goes_on = table.play(MOVES) && table.her_turn();
    let mut record = table.record();
    // Without turns it moves when its pieces are ready, which may be after all of hers.
    for _ in 0..240 {
        let answers = record.iter().filter(|word| word.starts_with("b:")).count();
        if preset.has_turns() || answers >= 2 || table.last().contains("over") {
            break;
        }
        sleep(Duration::from_millis(250));
        record = table.record();
    }
    let letter = record.first().and_then(|word| word.split(':').next());
    // In games of turns hers is the first word; without them she is White.
    let hers = if !preset.has_turns() { Some("w") } else { letter };
    let own = record.iter().filter(|word| word.split(':').next() == hers).count();
    let of_computers = record.len() - own;
    let least = if !preset.has_turns() { 2 } else { MOVES };
    let both = own >= least && of_computers >= least;
    assert!(both || !goes_on && of_computers > 0, "{}: {record:?}", preset.name);
}

#[test]
fn a_person_plays_every_offered_game_against_the_computer() {
    let bot = Bot::start();
    std::thread::scope(|scope| {
        for (number, preset) in (1..).zip(offered()) {
            // What one person may ask for is bounded.
            let (bot, ann) = (&bot, bot.player(&format!("Ann{number}")));
            scope.spawn(move || plays(bot, &ann, preset));
        }
    });
}

#[test]
fn killed_in_the_computers_turn_no_move_is_lost_or_doubled() {
    let mut bot = Bot::start();
    let ann = bot.player("Ann");
    let mut requests = {
        let mut table = Table::new(&bot, &ann, "killed");
        table.done("/challenge computer level:3 game:chess side:first");
        table.requests
    };
    for round in 1_usize..=8 {
        let mut table = Table { bot: &bot, ann: &ann, room: "killed", requests };
        assert!(table.her_turn());
        let line = table.completed().unwrap();
        table.done(&line);
        requests = table.requests;
        // At another moment of its thinking each time: at once, while it waits, and when it has just answered.
        sleep(Duration::from_millis(120 * round as u64));
        bot = bot.killed_and_restarted();
        let mut table = Table { bot: &bot, ann: &ann, room: "killed", requests };
        assert!(table.her_turn());
        let record = table.record();
        requests = table.requests;
        assert_eq!(record.len(), 2 * round, "{record:?}");
        for (ply, word) in record.iter().enumerate() {
            assert!(word.starts_with(if ply % 2 == 0 { "w:" } else { "b:" }), "{record:?}");
        }
    }
}

#[test]
fn a_stranger_can_neither_move_for_the_computer_nor_call_one_to_the_table() {
    let bot = Bot::start();
    let [ann, eve] = ["Ann", "Eve"].map(|name| bot.player(name));
    let press = |who: &Player, button: &str, request: &str| {
        let body = json!({"room": "lobby", "button": button, "request": request});
        bot.ask("POST", "/api/press", Some(who), Some(&body)).json()
    };
    let told = bot.send(&ann, "lobby", "/challenge game:chess side:first", "c").json();
    assert_eq!(told["accepted"], true);
    assert_eq!(press(&eve, "computer:c1:0", "e1")["accepted"], false);
    assert_eq!(press(&ann, "computer:c1:0", "a1")["accepted"], true);
    for (n, button) in
        ["act:g1:0:e2e4", "act:g1:0:resign", "play:g1:0:e2e4", "claim-computer:g1:0"].into_iter().enumerate()
    {
        assert_eq!(press(&eve, button, &format!("e-{n}"))["accepted"], false, "{button}");
    }
    // Nor does whoever plays act for it.
    assert_eq!(press(&ann, "act:g1:0:e2e4", "a2")["accepted"], false);
}
