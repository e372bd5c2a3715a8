//! A scenario through the stand-in for Discord.

mod look;
mod readable;
mod steps;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use serde_json::Value;

use look::{buttons, is_said, posted, shown};

use super::reading::{ENGLISH, Readers};
use super::{ScenarioAct, ScenarioAnswer, ScenarioPost, Transport};
use crate::discord::bot::Program;
use crate::discord::world::Event;
use crate::discord::{
    Asker, Discord, MadeInteraction, PATIENCE, components, content, id_of, is_post, permission,
};

/// The people of a scenario; `root` manages the server.
const PEOPLE: [&str; 5] = ["ann", "bob", "cid", "dan", "root"];
/// A name that would be Markdown, a mention and a change of direction at once.
const HOSTILE: &str = "**dan** @everyone <@1> \u{202e}`x`";
/// How often the program's outbox is looked at.
const LOOK: Duration = Duration::from_millis(20);

/// The stand-in with the program, and where the scenario is.
#[derive(Debug)]
pub struct DiscordTransport<'a> {
    discord: &'a Discord,
    bot: Option<Program>,
    people: BTreeMap<String, u64>,
    servers: BTreeMap<String, u64>,
    rooms: BTreeMap<String, u64>,
    last: Option<MadeInteraction>,
    last_act: Option<(Asker, ScenarioAct)>,
    seen: BTreeMap<u64, usize>,
    /// The posts that were looked at, of all rooms.
    posts: Vec<Event>,
    /// Who plays which side, once that was read off a board.
    sides: BTreeMap<String, String>,
    /// The first call and the first event after the last step `count`.
    counted: usize,
    happened: usize,
    /// Whether a picker is asked to show a move before it is played, as in the chat.
    previews: bool,
    /// In which language everybody reads.
    readers: Readers,
}

impl<'a> DiscordTransport<'a> {
    /// A transport with the people of a scenario, and the program connected.
    pub fn new(discord: &'a Discord) -> Self {
        Self::read_by(discord, Readers::of(ENGLISH))
    }

    /// The same where all people and servers have a language.
    pub fn read_by(discord: &'a Discord, readers: Readers) -> Self {
        let locale = if readers.language() == ENGLISH { "en-US" } else { readers.language() };
        let people = PEOPLE.map(|name| {
            let shown = if name == "dan" { HOSTILE } else { name };
            (name.to_owned(), discord.person_who(name, shown, name == "root", locale))
        });
        let mut servers: BTreeMap<_, _> =
            ["home", "club"].map(|name| (name.to_owned(), discord.server(name))).into();
        servers.insert("abroad".to_owned(), discord.server_without_bot("abroad"));
        discord.world().servers.values_mut().for_each(|server| server.locale = locale.to_owned());
        Self {
            discord,
            bot: Some(Program::start(discord)),
            people: people.into(),
            servers,
            rooms: BTreeMap::new(),
            last: None,
            last_act: None,
            seen: BTreeMap::new(),
            posts: Vec::new(),
            sides: BTreeMap::new(),
            counted: 0,
            happened: 0,
            previews: false,
            readers,
        }
    }

    /// The same, with every picker asked to show a move before it is played, as in the chat.
    pub fn previewing(discord: &'a Discord) -> Self {
        Self::new(discord).with_previews()
    }

    #[must_use]
    pub fn with_previews(self) -> Self {
        Self { previews: true, ..self }
    }

    /// What has escaped the language for tests in all that was sent.
    pub fn escaped(&mut self) -> Vec<String> {
        let world = self.discord.world();
        for event in &world.events {
            self.readers.sent("a message", &event.message["content"]);
            self.readers.sent("a message", &event.message["components"]);
            self.readers.sent("a file", &event.message["attachments"]);
        }
        for interaction in world.interactions.values() {
            self.readers.sent("an answer", &interaction.data);
        }
        self.readers.faults.iter().cloned().collect()
    }

    /// The program's data folder.
    ///
    /// # Panics
    /// The program is not running.
    pub fn data(&self) -> &Path {
        self.bot.as_ref().expect("the program runs").data()
    }

    /// A room by name; `thread2` is the second thread that the bot has opened. Ann has installed the bot where she brings it
    /// along: in the conversations `pair` and `group`, and in the rooms of the server `abroad`.
    ///
    /// # Panics
    /// The thread is not opened.
    pub fn room(&mut self, name: &str) -> u64 {
        if let Some(number) = name.strip_prefix("thread").and_then(|number| number.parse::<usize>().ok()) {
            let made: Vec<_> = self.rooms.values().copied().collect();
            return self.discord.wait(name, |world| {
                let threads = world.channels.values().filter(|channel| channel.parent.is_some());
                let thread = threads.filter(|channel| !made.contains(&channel.id)).nth(number - 1)?.id;
                // It bears the number of the message that it was opened on, a post in a forum that of its first one.
                world.events.iter().any(|event| id_of(&event.message) == thread).then_some(thread)
            });
        }
        if let Some(id) = self.rooms.get(name) {
            return *id;
        }
        let id = match name {
            "pair" => self.conversation(&["ann", "bob"]),
            "group" => self.conversation(&["ann", "bob", "cid"]),
            _ => self.discord.channel(self.servers[server_of(name)], name),
        };
        match name {
            _ if self.is_guest(id) => self.discord.installs(self.people["ann"]),
            "silent" => self.discord.deny(id, permission::SEND),
            "plain" => self.discord.deny(id, permission::ATTACH),
            "flat" => self.discord.deny(id, permission::THREADS),
            _ => {}
        }
        self.rooms.insert(name.to_owned(), id);
        id
    }

    fn conversation(&self, people: &[&str]) -> u64 {
        self.discord.conversation(&people.iter().map(|name| self.people[*name]).collect::<Vec<_>>())
    }

    /// Whether the bot is only brought along in a channel.
    fn is_guest(&self, channel: u64) -> bool {
        let server = self.discord.world().channels[&channel].server;
        server == 0 || server == self.servers["abroad"]
    }

    fn asker(&mut self, who: &str, room: &str) -> Asker {
        let person = *self.people.get(who).unwrap_or_else(|| panic!("nobody is called {who}"));
        Asker { person, channel: self.room(room) }
    }

    /// The message a button or menu is used on: the room's newest post where it has it, else the last answer to this
    /// person that has any; what stands nowhere is used on whatever there is, as a client could.
    fn under(&self, asker: Asker, id: &str) -> u64 {
        let world = self.discord.world();
        let newest = self.newest_in(asker.channel);
        let has_it = |message: &Value| components(message).iter().any(|part| part["custom_id"] == id);
        if let Some(newest) = newest.filter(|id| world.messages.get(id).is_some_and(|one| has_it(&one.json)))
        {
            return newest;
        }
        let asked_by = |event: &Event| {
            let interaction = event.interaction.and_then(|id| world.interaction(id));
            let own =
                interaction.is_some_and(|one| one.person == asker.person && one.channel == asker.channel);
            own && !is_post(event)
        };
        let answers = world.events.iter().rev().filter(|event| asked_by(event));
        let mut answers = answers.filter(|event| !components(&event.message).is_empty());
        let answer = answers.clone().find(|event| has_it(&event.message)).or_else(|| answers.next());
        let answer = answer.map(|event| id_of(&event.message)).filter(|id| world.messages.contains_key(id));
        let any = || world.messages.keys().next_back().copied();
        let shown =
            || world.public(asker.channel).into_iter().rev().find(|message| has_it(message)).map(id_of);
        answer.or_else(shown).or(newest).or_else(any).expect("a message")
    }

    fn newest_in(&self, channel: u64) -> Option<u64> {
        self.posts.iter().rev().find(|post| post.channel == channel).map(|post| id_of(&post.message))
    }

    /// A text with rooms and people as a scenario calls them: `#lobby`, `<@bob>`.
    fn named(&self, text: &str) -> String {
        let rooms = self.rooms.iter().map(|(name, id)| (format!("<#{id}>"), format!("#{name}")));
        let people = self.people.iter().map(|(name, id)| (format!("<@{id}>"), format!("<@{name}>")));
        rooms.chain(people).fold(text.to_owned(), |text, (from, to)| text.replace(&from, &to))
    }
}

impl DiscordTransport<'_> {
    /// An answer in the words of the scenario.
    fn in_english(&self, mut shown: ScenarioAnswer) -> ScenarioAnswer {
        let english = |text: &mut String| *text = self.readers.in_english(text);
        english(&mut shown.text);
        shown.menus.iter_mut().flat_map(|menu| &mut menu.options).flatten().for_each(english);
        shown.form.iter_mut().map(|form| &mut form.title).chain(&mut shown.file).for_each(english);
        ScenarioAnswer { text: self.named(&shown.text), ..shown }
    }

    fn act(&self, asker: Asker, act: &ScenarioAct) -> MadeInteraction {
        match act {
            ScenarioAct::Line(line) => {
                let rooms = self.rooms.iter();
                let line = rooms.fold(line.clone(), |line, (name, id)| {
                    line.replace(&format!("#{name}"), &format!("<#{id}>"))
                });
                self.discord.command(asker, &line)
            }
            ScenarioAct::PressId(id) => self.discord.press(asker, self.under(asker, id), id, None),
            ScenarioAct::PickId(id, value) => {
                self.discord.press(asker, self.under(asker, id), id, Some(std::slice::from_ref(value)))
            }
            ScenarioAct::Fill(id, fields) => {
                let opened = self
                    .discord
                    .world()
                    .interactions
                    .values()
                    .rev()
                    .find(|one| one.data["custom_id"] == **id)
                    .and_then(|one| one.source);
                self.discord.fill(asker, id, fields, opened)
            }
            ScenarioAct::Press(_) | ScenarioAct::Pick(_) => unreachable!("the scenario has found the id"),
        }
    }
}

impl Transport for DiscordTransport<'_> {
    fn ask(&mut self, who: &str, room: &str, act: &ScenarioAct) {
        if let ScenarioAct::Line(typed) | ScenarioAct::PickId(_, typed) = act {
            self.readers.note_typed(typed);
        }
        let asker = self.asker(who, room);
        let discord = self.discord;
        let looks = |id: &str| self.previews && id.starts_with("pick:") && id.matches(':').count() > 2;
        let act = &match act {
            ScenarioAct::PressId(id) if looks(id) => ScenarioAct::PressId(id.replacen("pick", "look", 1)),
            ScenarioAct::PickId(id, value) if looks(id) => {
                ScenarioAct::PickId(id.replacen("pick", "look", 1), value.clone())
            }
            act => act.clone(),
        };
        self.last = Some(self.act(asker, act));
        self.last_act = Some((asker, act.clone()));
        let opens = matches!(act, ScenarioAct::Line(line) if line == "/move")
            || matches!(act, ScenarioAct::PressId(id) if id.starts_with("pick:") && id.matches(':').count() == 2);
        if self.previews && opens {
            let told = discord.told(self.last.expect("something was asked"));
            if let Some(look) = buttons(&told.message).into_iter().find(|id| id.starts_with("look:")) {
                self.last = Some(discord.press(asker, told.id(), &look, None));
                self.last_act = Some((asker, ScenarioAct::PressId(look)));
            }
        }
    }

    fn again(&mut self) {
        self.discord.deliver(self.last.expect("something was asked"));
    }

    fn shown(&mut self, wanted: &dyn Fn(&ScenarioAnswer) -> bool) -> ScenarioAnswer {
        let Some(mut asked) = self.last else { return ScenarioAnswer::default() };
        // Whether somebody has asked for more than the bot gives one person.
        let too_fast = self.readers.too_fast();
        let is_too_fast = |shown: &ScenarioAnswer| shown.text.starts_with(&too_fast);
        loop {
            let end = std::time::Instant::now() + PATIENCE / 4;
            let previews = self.previews;
            let shown = self.discord.wait("an answer", |world| {
                let mut shown = shown(world, asked)?;
                if previews {
                    let ids = shown.menus.iter_mut().map(|menu| &mut menu.id).chain(&mut shown.buttons);
                    ids.for_each(|id| *id = id.replacen("look:", "pick:", 1));
                }
                // What is said without a deferral is all there is; otherwise more may come.
                let patient = std::time::Instant::now() < end && !is_too_fast(&shown);
                (!patient || wanted(&self.in_english(shown.clone()))).then_some(shown)
            });
            let Some((asker, act)) = self.last_act.as_ref().filter(|_| is_too_fast(&shown)) else {
                return self.in_english(shown);
            };
            // Nobody types as fast as a scenario does: who is told to wait waits, and asks again.
            std::thread::sleep(Duration::from_secs(1));
            asked = self.act(*asker, act);
            self.last = Some(asked);
        }
    }

    fn next_post(&mut self, room: &str) -> Result<ScenarioPost, String> {
        let channel = self.room(room);
        let guest = self.is_guest(channel);
        let seen = self.seen.entry(channel).or_default();
        let event = self.discord.wait("a post", |world| {
            let mut events = world.events.iter().enumerate().skip(*seen);
            let (at, found) = events
                .find(|(_, event)| event.channel == channel && (is_post(event) || guest && is_said(event)))?;
            *seen = at + 1;
            Some(found.clone())
        });
        let post = posted(&event.message);
        self.posts.push(event);
        let side = |name: &str| self.sides.get(name).map_or(name, String::as_str).to_owned();
        let mention = post.mention.map(|names| names.split(',').map(side).collect::<Vec<_>>().join(","));
        Ok(ScenarioPost { text: self.named(&self.readers.in_english(&post.text)), mention, ..post })
    }

    fn newest(&mut self, room: &str) -> Vec<String> {
        let channel = self.room(room);
        let world = self.discord.world();
        // An older one may have a button that the newest has not: that of a board, with a pact offered below it.
        let posts = self.posts.iter().rev().filter(|post| post.channel == channel);
        let messages = posts.filter_map(|post| world.messages.get(&id_of(&post.message)));
        messages.flat_map(|message| buttons(&message.json)).collect()
    }

    fn unseen(&mut self) -> Vec<String> {
        nothing_owed(self.data(), "discord");
        let events = self.discord.world().events.clone();
        let later = events.iter().enumerate().filter(|(at, event)| {
            *at >= self.seen.get(&event.channel).copied().unwrap_or(0)
                && (is_post(event) || is_said(event) && self.is_guest(event.channel))
        });
        later.map(|(_, event)| content(&event.message)).collect()
    }

    fn restart(&mut self) {
        let (status, folder) = self.bot.take().expect("the program runs").end();
        assert!(status.success(), "the program ended with {status}");
        self.bot = Some(Program::over(folder, self.discord));
    }

    fn is_in_english(&self) -> bool {
        self.readers.is_in_english()
    }

    fn own(&mut self, step: &str, words: &str) -> Result<(), String> {
        self.carry_out(step, words)
    }
}

/// The server of a room, by how the room's name begins.
fn server_of(room: &str) -> &str {
    ["club", "abroad"].into_iter().find(|server| room.starts_with(server)).unwrap_or("home")
}

/// Waits until the program owes nothing on a platform.
pub(super) fn nothing_owed(data: &Path, platform: &str) {
    none_left(data, "SELECT count(*) FROM outbox WHERE platform = ?1", platform);
}

/// Waits until the program counts no row of a kind.
///
/// # Panics
/// It still does after a while.
fn none_left(data: &Path, count: &str, of: &str) {
    let file = data.join("lasermate.db");
    for _ in 0..PATIENCE.as_millis() / LOOK.as_millis() {
        let found = Connection::open_with_flags(&file, OpenFlags::SQLITE_OPEN_READ_ONLY)
            .and_then(|db| db.query_row(count, [of], |row| row.get::<_, i64>(0)));
        if found.is_ok_and(|found| found == 0) {
            return;
        }
        std::thread::sleep(LOOK);
    }
    panic!("there are still some for {of}: {count}");
}
