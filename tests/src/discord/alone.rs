//! One person in a channel, with what the bot says there read in order.

use std::time::Duration;

use serde_json::Value;

use super::world::{EPHEMERAL, Event};
use super::{Asker, Discord, MadeInteraction, ReceivedAnswer, components, content, files, id_of, is_post};

/// How often it is looked whether it is her turn, twenty times a second.
const LOOKS: usize = 1_200;
/// How long a whole game may be searched: the machine may do other things too.
const SEARCH: Duration = Duration::from_mins(5);

/// Somebody called `ann` in a channel, and how far its posts are read.
#[derive(Debug)]
pub struct SoloTable<'a> {
    discord: &'a Discord,
    pub ann: Asker,
    seen: usize,
}

impl<'a> SoloTable<'a> {
    /// A channel of its own in a server of its own.
    pub fn new(discord: &'a Discord) -> Self {
        let server = discord.server("Home");
        Self::in_channel(discord, discord.channel(server, "table"), discord.person("ann"))
    }

    /// A channel that is there.
    pub const fn in_channel(discord: &'a Discord, channel: u64, ann: u64) -> Self {
        Self { discord, ann: Asker { person: ann, channel }, seen: 0 }
    }

    /// The channel's server.
    ///
    /// # Panics
    /// There is no such channel.
    pub fn server(&self) -> u64 {
        self.discord.world().channels.get(&self.ann.channel).expect("a channel").server
    }

    /// Asks something and gives what it is answered with first.
    pub fn ask(&self, line: &str) -> ReceivedAnswer {
        self.discord.told(self.discord.command(self.ann, line))
    }

    /// Asks something that is answered privately with these words, or by the board that it brings.
    ///
    /// # Panics
    /// It is answered otherwise.
    pub fn private(&self, line: &str, words: &str) -> ReceivedAnswer {
        let told = self.ask(line);
        assert!(told.is_done(words), "{line}: {told:?}");
        told
    }

    pub fn post(&mut self) -> Event {
        self.discord.next_post(self.ann.channel, &mut self.seen)
    }

    /// The next post with these words.
    pub fn until(&mut self, words: &str) -> Event {
        loop {
            let post = self.post();
            if content(&post.message).contains(words) {
                return post;
            }
        }
    }

    /// The same for what the computer has to search for first, as long as that may take beside everything else.
    pub fn found(&mut self, words: &str) -> Event {
        let (channel, mut seen) = (self.ann.channel, self.seen);
        let found = self.discord.shared.wait_for(SEARCH, words, |world| {
            loop {
                let (at, event) = world
                    .events
                    .iter()
                    .enumerate()
                    .skip(seen)
                    .find(|(_, one)| one.channel == channel && is_post(one))?;
                seen = at + 1;
                if content(&event.message).contains(words) {
                    return Some(event.clone());
                }
            }
        });
        self.seen = seen;
        found
    }

    /// The next board that asks her to act; nothing before it mentions anybody.
    ///
    /// # Panics
    /// Somebody else is mentioned.
    pub fn her_board(&mut self) -> Event {
        loop {
            let post = self.post();
            let mentioned = mentioned(&post.message);
            if !mentioned.is_empty() {
                assert_eq!(mentioned, [self.ann.person.to_string()]);
                return post;
            }
        }
    }

    /// Presses the button of a verb under a message.
    ///
    /// # Panics
    /// There is none.
    pub fn press(&self, message: &Value, verb: &str) -> MadeInteraction {
        let parts = components(message);
        let ids = parts.iter().filter_map(|part| part["custom_id"].as_str());
        let id = ids.clone().find(|id| id.split(':').next() == Some(verb));
        let id = id.unwrap_or_else(|| panic!("no button {verb}: {parts:#?}"));
        self.discord.press(self.ann, id_of(message), id, None)
    }

    /// What everybody sees of an answer, which is announced to the asker alone.
    pub fn shown(&self, line: &str) -> Value {
        let asked = self.discord.command(self.ann, line);
        self.discord.wait("a public answer", |world| {
            let mut own = world.events.iter().filter(|event| event.interaction == Some(asked.id));
            let public = |event: &&Event| event.message["flags"].as_u64().unwrap_or(0) & EPHEMERAL == 0;
            own.find(|event| public(event) && event.says).map(|event| event.message.clone())
        })
    }

    /// The next post that mentions somebody and has a button of a verb.
    pub fn asking(&mut self, who: Asker, verb: &str) -> Value {
        loop {
            let post = self.post().message;
            let asks = verbs(&post).iter().any(|other| other == verb);
            if asks && mentioned(&post) == [who.person.to_string()] {
                return post;
            }
        }
    }

    /// The first move that Discord offers while she types; none while she has none to make.
    pub fn completed(&self) -> Option<String> {
        let told = self.discord.told(self.discord.typing(self.ann, "move", "move", ""));
        Some(format!("/move {}", told.choices.first()?["value"].as_str()?))
    }

    /// What was said last to everybody.
    pub fn last(&self) -> String {
        let world = self.discord.world();
        world.public(self.ann.channel).last().map(|message| content(message).to_owned()).unwrap_or_default()
    }

    /// Waits until she has a move to make, and gives it; `None` where the game is over.
    ///
    /// # Panics
    /// She never has.
    pub fn her_move(&self) -> Option<String> {
        for _ in 0..LOOKS {
            let last = self.last();
            if last.contains("The game is over") {
                return None;
            }
            if let Some(line) = self.completed() {
                return Some(line);
            }
            for answer in ["/allow", "/lifeline none", "/draw decline"] {
                let word = answer.trim_start_matches('/').split(' ').next().unwrap_or(answer);
                // As a link: `</lasermate variant allow:1>`.
                if last.contains(&format!(" {word}:")) && !last.contains("is thinking") {
                    // Whether it was in time is seen in the next round.
                    let _ = self.ask(answer);
                }
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("the computer does not answer: {}", self.last());
    }
}

/// The ids of whoever is mentioned.
pub fn mentioned(message: &Value) -> Vec<String> {
    let people = message["mentions"].as_array().into_iter().flatten();
    people.filter_map(|person| person["id"].as_str().map(str::to_owned)).collect()
}

/// The verbs of a message's buttons.
pub fn verbs(message: &Value) -> Vec<String> {
    let ids = components(message).into_iter().filter_map(|part| part["custom_id"].as_str());
    ids.map(|id| id.split(':').next().unwrap_or_default().to_owned()).collect()
}

/// What stands for a message's one picture.
///
/// # Panics
/// It has not one picture with a description.
pub fn alt(message: &Value) -> String {
    let files = files(message);
    assert_eq!(files.len(), 1, "{files:?}");
    assert_eq!(files[0]["content_type"], "image/png", "{files:?}");
    files[0]["description"].as_str().expect("a description").to_owned()
}

/// Nothing that was sent allows more mentions than those of certain people, whatever its words say.
///
/// # Panics
/// Something does.
pub fn nobody_else_was_mentioned(discord: &Discord, people: &[u64]) {
    let world = discord.world();
    let mut told = 0;
    for call in &world.calls {
        for body in [&call.json, &call.json["data"]] {
            if content(body).is_empty() {
                continue;
            }
            told += 1;
            let allowed = &body["allowed_mentions"];
            assert_eq!(allowed["parse"].as_array().map(Vec::len), Some(0), "{body}");
            for user in allowed["users"].as_array().into_iter().flatten() {
                let user = user.as_str().and_then(|id| id.parse().ok()).expect("an id");
                assert!(people.contains(&user), "{body}");
            }
        }
    }
    assert!(told > 0);
}
