//! A table in a channel of its own: its people begin games, play them with everything that can be done at a table, end
//! them and begin the next.

mod turn;

use std::time::Duration;

use lasermate_engine::variants::Preset;
use lasermate_present::record::{self, GameRecord};
use serde_json::Value;

use super::asking::{Asker, Sent, Told, Trace};
use crate::dice::Dice;
use crate::program::Player;

/// How many actions a game has at the least before its players think of ending it, and how many more at the most.
const ACTIONS: (usize, usize) = (12, 60);
/// One of so many requests is sent again after its answer.
const TWICE: usize = 14;
/// How long a table waits where nobody can do anything but a computer.
const PAUSE: Duration = Duration::from_millis(30);

#[derive(Debug)]
pub struct Table {
    pub number: usize,
    pub room: String,
    /// Who plays, and last somebody who only watches.
    pub people: Vec<Player>,
    /// Somebody who never sits down, and has their data deleted again and again.
    leaver: Player,
    pub asker: Asker,
    pub dice: Dice,
    preset: &'static Preset,
    asked: usize,
    /// How long the game that is played is to be.
    length: usize,
    /// Somebody has asked for a takeback that nobody has answered.
    takeback: bool,
    /// The annexe shares the table.
    linked: bool,
    /// The last game that was begun is one of a tournament.
    in_tournament: bool,
}

/// The second room of a table, which is linked with it now and then.
pub fn annexe(room: &str) -> String {
    format!("annexe-of-{room}")
}

/// Who manages the room of a table, and who its annexe, by their place among the table's people.
pub const MANAGERS: [usize; 2] = [0, 1];

/// A game as its record says.
#[derive(Debug)]
pub struct Position {
    pub game: u64,
    pub record: GameRecord,
}

impl Table {
    /// A table with its people.
    pub fn new(number: usize, room: String, mut people: Vec<Player>, asker: Asker, seed: u64) -> Self {
        let leaver = people.remove(0);
        let preset = &Preset::all()[number % Preset::all().len()];
        let dice = Dice(seed ^ (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        Self {
            number,
            room,
            people,
            leaver,
            asker,
            dice,
            preset,
            asked: 0,
            length: 0,
            takeback: false,
            linked: false,
            in_tournament: false,
        }
    }

    /// Plays until everybody is sent home.
    pub fn run(mut self) {
        while self.asker.line.turn() {
            // Nothing more is told once everybody is sent home.
            let _ = self.step();
            self.asker.line.done();
        }
    }

    /// Everybody says something: a name under which nobody has expires when the clock jumps.
    pub fn greet(&mut self) -> Option<()> {
        for who in 0..self.people.len() {
            self.say(&self.people[who].clone())?;
        }
        self.say(&self.leaver.clone())
    }

    fn say(&mut self, who: &Player) -> Option<()> {
        let request = self.next_request();
        let words = format!("line {request} of {}", self.room);
        self.asker.ask(who, &self.room, &request, &Sent::Typed(words.clone()), Trace::Said(words), false)?;
        Some(())
    }

    fn step(&mut self) -> Option<()> {
        match self.position()? {
            Some(position) if position.record.game.outcome().is_none() => self.go_on(&position),
            ended => {
                if let Some(position) = ended {
                    let preset = position.record.setup.preset().name.to_owned();
                    *self.asker.tally.counts().ended.entry(preset).or_default() += 1;
                    self.preset = &Preset::all()[self.dice.below(Preset::all().len())];
                }
                self.begin()
            }
        }
    }

    /// Sends something under a new id.
    pub(super) fn send(&mut self, who: usize, room: Option<&str>, sent: &Sent, trace: Trace) -> Option<Told> {
        let request = self.next_request();
        let twice = self.dice.below(TWICE) == 0;
        let room = room.unwrap_or(&self.room);
        self.asker.ask(&self.people[who], room, &request, sent, trace, twice)
    }

    /// Somebody has their data deleted: what is held in memory is forgotten then, also of this game (`Games::clear`).
    fn leave(&mut self) -> Option<()> {
        let confirm = Trace::Exactly("confirm", None);
        let forget = Trace::Exactly("forget", None);
        let asked = Sent::Typed("/privacy delete".to_owned());
        let pressed = Sent::Pressed("forget:me:0".to_owned());
        self.asker.book.leave(&self.leaver.id);
        for (sent, trace) in [(asked, confirm), (pressed, forget)] {
            let request = self.next_request();
            self.asker.ask(&self.leaver, &self.room, &request, &sent, trace, false)?;
        }
        Some(())
    }

    /// Somebody who never sits down gives up their name, and somebody else comes under it.
    fn vanish(&mut self) -> Option<()> {
        self.asker.give_up(&self.leaver)?;
        let name = renamed(&self.leaver.name, self.asked);
        if let Some(next) = self.asker.name(&name) {
            self.leaver = next;
        }
        self.say(&self.leaver.clone())
    }

    /// Somebody is called otherwise from now on, in the middle of a game too.
    fn rename(&mut self) -> Option<()> {
        let who = self.dice.below(self.people.len());
        let name = renamed(&self.people[who].name, self.asked);
        if let Some(name) = self.asker.rename(&self.people[who], &name) {
            self.people[who].name = name;
        }
        Some(())
    }

    /// A tournament of everybody at the table: its games follow each other here.
    fn tournament(&mut self) -> Option<()> {
        let format = ["swiss", "knockout"][self.dice.below(2)];
        let line = format!("/tournament create {format} {} time:1d", self.preset.name);
        if !self.typed(0, line, Trace::Row)?.accepted {
            return Some(());
        }
        for who in 0..self.people.len() {
            self.typed(who, "/tournament join", Trace::Row)?;
        }
        self.in_tournament = self.typed(0, "/tournament start", Trace::Row)?.accepted;
        Some(())
    }

    fn next_request(&mut self) -> String {
        self.asked += 1;
        format!("t{}-{}", self.number, self.asked)
    }

    pub(super) fn typed(&mut self, who: usize, line: impl Into<String>, trace: Trace) -> Option<Told> {
        self.send(who, None, &Sent::Typed(line.into()), trace)
    }

    /// The channel's newest game by its record; nothing where none was begun.
    fn position(&mut self) -> Option<Option<Position>> {
        let told = self.typed(0, "/export", Trace::Nothing)?;
        if !told.accepted {
            return Some(None);
        }
        let file = match told.json["id"].as_u64() {
            // Where pacts stand in it the record is told to everybody.
            Some(id) => {
                let path = format!("/api/messages?room={}&after={}", self.room, id - 1);
                self.asker.get(&path)?["messages"][0]["file"].clone()
            }
            None => told.json["reply"]["file"].clone(),
        };
        Some(self.read(&file))
    }

    fn read(&self, file: &Value) -> Option<Position> {
        let name = file["name"].as_str().unwrap_or_default();
        let game = name.trim_start_matches("lasermate-G").trim_end_matches(".txt").parse().ok();
        let read = record::read(file["text"].as_str().unwrap_or_default());
        match (game, read) {
            (Some(game), Ok(record)) => Some(Position { game, record }),
            (_, read) => {
                let why = read.err().map(|error| error.to_string()).unwrap_or_default();
                self.asker
                    .tally
                    .violation(format!("{}: the record of {name:?} cannot be read: {why}", self.room));
                None
            }
        }
    }

    fn begin(&mut self) -> Option<()> {
        let sides = self.preset.sides().len();
        // Two tables of five have a computer, at the level that costs least.
        let computers = match self.dice.below(5) {
            0 => " against:computer level:1",
            1 => " against:one-computer level:1",
            _ => "",
        };
        let by_turns = self.preset.has_turns();
        let options = if by_turns { "" } else { " options:\"initial=zero black_extra_tu=off tu=1000\"" };
        let time = if by_turns { ["", " time:1h", " time:1d"][self.dice.below(3)] } else { "" };
        let side = ["first", "random", "second"][self.dice.below(3)];
        let line = format!("/challenge game:{} side:{side}{options}{time}{computers}", self.preset.name);
        self.takeback = false;
        if sides == 2 && by_turns && self.dice.below(8) == 0 {
            return self.tournament();
        }
        self.length = ACTIONS.0 + self.dice.below(ACTIONS.1);
        let told = self.typed(0, line, Trace::Exactly("challenge", None))?;
        self.in_tournament &= !told.accepted;
        if !told.accepted && self.dice.below(8) == 0 {
            // Whatever stands in the way goes.
            self.typed(0, "/cancel", Trace::Exactly("cancel", None))?;
            self.typed(0, "/tournament end", Trace::Row)?;
            return Some(());
        }
        for who in 1..sides {
            self.typed(who, "/accept", Trace::Row)?;
        }
        Some(())
    }

    /// Another channel follows this game, or follows nothing any more.
    fn watch(&mut self, game: u64) -> Option<()> {
        let (room, watcher) = (format!("gallery-{}", self.number % 4), self.people.len() - 1);
        let line = if self.dice.below(3) > 0 { format!("/watch g{game}") } else { "/unwatch".to_owned() };
        self.send(watcher, Some(&room), &Sent::Typed(line), Trace::Row)?;
        Some(())
    }

    /// The annexe comes to the table, or leaves it, in the middle of a game too. A tournament keeps the rooms it began in: what
    /// they are owed of its next games is not followed here.
    fn link_or_part(&mut self) -> Option<()> {
        if self.in_tournament {
            return Some(());
        }
        let [here, there] = MANAGERS;
        let annexe = annexe(&self.room);
        if self.linked {
            let parted = self.send(there, Some(&annexe), &Sent::Typed("/unlink".to_owned()), Trace::Row)?;
            self.linked = !parted.accepted;
            return Some(());
        }
        let given = self.typed(here, "/link", Trace::Row)?;
        // What is asked again after a kill has its answer, and no code in it: a code is shown once.
        let code =
            given.words.split_once("link code:").map(|(_, rest)| rest.split('`').next().unwrap_or(rest));
        if let Some(code) = code.map(|code| Sent::Typed(format!("/link code:{code}"))) {
            self.linked = self.send(there, Some(&annexe), &code, Trace::Row)?.accepted;
        }
        Some(())
    }
}

/// Between a name and what it is told apart by from the same one before.
const RENAMED: char = '·';

fn renamed(name: &str, number: usize) -> String {
    let first = name.split(RENAMED).next().unwrap_or_default();
    format!("{first}{RENAMED}{number}")
}

/// A text with everybody called as at first: a board that was owed before somebody was renamed is still that board.
pub fn as_first_named(text: &str) -> String {
    let mut parts = text.split(RENAMED);
    let mut first = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        first.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    first
}
