//! What is done at a table where a game is on.

use std::thread;

use super::{PAUSE, Position, Table};
use crate::soak::acts::{self, Act};
use crate::soak::asking::{Sent, Told, Trace};

impl Table {
    pub(super) fn go_on(&mut self, position: &Position) -> Option<()> {
        let chance = self.dice.below(100);
        match chance {
            0..=3 => {
                let who = self.people[self.dice.below(self.people.len())].clone();
                self.say(&who)?;
            }
            4 => self.watch(position.game)?,
            5..=8 => self.look()?,
            9..=14 => self.press_anything(position)?,
            15 => self.wrong_move()?,
            16..=17 => self.leave()?,
            18 => self.vanish()?,
            19 => self.rename()?,
            20..=21 => self.link_or_part()?,
            _ => self.act(position)?,
        }
        Some(())
    }

    /// Something is shown to somebody alone.
    pub(super) fn look(&mut self) -> Option<()> {
        const SHOWN: [&str; 8] = [
            "/history",
            "/board text",
            "/board",
            "/games",
            "/explain",
            "/ask who",
            "/ask score",
            "/privacy show",
        ];
        // Nobody needs a name for this, and it reads the game.
        self.asker.get(&format!("/api/complete?room={}&line=/move%20e", self.room))?;
        let (who, line) = (self.dice.below(self.people.len()), SHOWN[self.dice.below(SHOWN.len())]);
        self.typed(who, line, Trace::Nothing)?;
        Some(())
    }

    pub(super) fn wrong_move(&mut self) -> Option<()> {
        let who = self.dice.below(self.people.len());
        let told = self.typed(who, "/move a1a1", Trace::Row)?;
        if told.accepted {
            self.asker.tally.violation(format!("{}: a1a1 was accepted: {}", self.room, told.json));
        }
        Some(())
    }

    /// The buttons under the newest board of a game.
    pub(super) fn buttons(&self, game: u64) -> Option<Vec<String>> {
        let told = self.asker.get(&format!("/api/messages?room={}", self.room))?;
        let messages = told["messages"].as_array().cloned().unwrap_or_default();
        let board = messages.iter().rev().find(|message| message["board_of"] == game);
        let buttons = board.and_then(|board| board["buttons"].as_array()).into_iter().flatten();
        Some(buttons.filter_map(|button| button["id"].as_str().map(str::to_owned)).collect())
    }

    /// Somebody presses a button under the board, whoever it is meant for.
    fn press_anything(&mut self, position: &Position) -> Option<()> {
        let buttons = self.buttons(position.game)?;
        if buttons.is_empty() {
            return Some(());
        }
        let (who, button) = (self.dice.below(self.people.len()), &buttons[self.dice.below(buttons.len())]);
        let trace = acts::trace_of_press(button);
        self.send(who, None, &Sent::Pressed(button.clone()), trace)?;
        Some(())
    }

    /// Somebody who is asked something does something, by a line or by the button for it; now and then two at once.
    fn act(&mut self, position: &Position) -> Option<()> {
        let tired = position.record.entries.len() > self.length;
        let acts = acts::choose(&mut self.dice, position, &self.people, self.takeback, tired);
        if acts.is_empty() {
            thread::sleep(PAUSE);
            return Some(());
        }
        if acts.len() > 1 && self.dice.below(12) == 0 {
            return self.at_once(&acts);
        }
        let act = &acts[self.dice.below(acts.len())];
        let wanted = act.button.map(|verb| format!("{verb}:g{}:", position.game));
        let sent = match wanted {
            Some(wanted) if self.dice.below(2) == 0 => {
                let found = self.buttons(position.game)?.into_iter().find(|id| id.starts_with(&wanted));
                found.map_or_else(|| Sent::Typed(act.line.clone()), Sent::Pressed)
            }
            _ => Sent::Typed(act.line.clone()),
        };
        let told = self.send(act.who, None, &sent, act.trace.clone())?;
        self.after(act, &told)
    }

    fn after(&mut self, act: &Act, told: &Told) -> Option<()> {
        if act.line.starts_with("/takeback") {
            self.takeback = told.accepted && act.line.ends_with("ask");
        }
        // What is asked once more is meant, mostly.
        let button = told.json["reply"]["buttons"][0]["id"].as_str().map(str::to_owned);
        if let Some(button) = button.filter(|_| told.accepted && self.dice.below(4) > 0) {
            let trace = acts::trace_of_press(&button);
            self.send(act.who, None, &Sent::Pressed(button), trace)?;
        }
        Some(())
    }

    /// Everybody who may do something does it at the same moment: each is done, or refused in words.
    fn at_once(&mut self, acts: &[Act]) -> Option<()> {
        let requests: Vec<_> = acts.iter().map(|_| self.next_request()).collect();
        let (asker, room, people) = (&self.asker, &self.room, &self.people);
        let told: Vec<_> = thread::scope(|scope| {
            let asked: Vec<_> = acts
                .iter()
                .zip(&requests)
                .map(|(act, request)| {
                    let sent = Sent::Typed(act.line.clone());
                    scope.spawn(move || {
                        asker.ask(&people[act.who], room, request, &sent, act.trace.clone(), false)
                    })
                })
                .collect();
            asked.into_iter().map(|asked| asked.join().ok().flatten()).collect()
        });
        for (act, told) in acts.iter().zip(told) {
            if act.line.starts_with("/takeback") {
                self.takeback = told?.accepted && act.line.ends_with("ask");
            }
        }
        Some(())
    }
}
