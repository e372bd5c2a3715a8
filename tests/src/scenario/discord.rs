//! A scenario through the stand-in for Discord.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use serde_json::Value;

use super::readable::readable;
use super::{AnswerForm, AnswerMenu, ScenarioAct, ScenarioAnswer, ScenarioPost, Transport};
use crate::discord::bot::Program;
use crate::discord::world::{Change, EPHEMERAL, Event, World};
use crate::discord::{
    Asker, Discord, MadeInteraction, PATIENCE, components, content, files, id_of, is_board, is_post,
    is_silent, permission,
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
    newest: BTreeMap<u64, u64>,
    /// Whether a picker is asked to show a move before it is played, as in the chat.
    previews: bool,
}

impl<'a> DiscordTransport<'a> {
    /// A transport with the people of a scenario, and the program connected.
    pub fn new(discord: &'a Discord) -> Self {
        let people = PEOPLE.map(|name| {
            let shown = if name == "dan" { HOSTILE } else { name };
            (name.to_owned(), discord.person_who(name, shown, name == "root", "en-US"))
        });
        let servers = ["home", "club"].map(|name| (name.to_owned(), discord.server(name)));
        Self {
            discord,
            bot: Some(Program::start(discord)),
            people: people.into(),
            servers: servers.into(),
            rooms: BTreeMap::new(),
            last: None,
            last_act: None,
            seen: BTreeMap::new(),
            newest: BTreeMap::new(),
            previews: false,
        }
    }

    /// The same, with every picker asked to show a move before it is played, as in the chat.
    pub fn previewing(discord: &'a Discord) -> Self {
        Self { previews: true, ..Self::new(discord) }
    }

    /// The program's data folder.
    ///
    /// # Panics
    /// The program is not running.
    pub fn data(&self) -> &Path {
        self.bot.as_ref().expect("the program runs").data()
    }

    /// A room by name; `thread2` is the second thread that was opened.
    ///
    /// # Panics
    /// The thread is not opened.
    pub fn room(&mut self, name: &str) -> u64 {
        if let Some(number) = name.strip_prefix("thread").and_then(|number| number.parse::<usize>().ok()) {
            return self.discord.wait(name, |world| {
                let mut threads = world.channels.values().filter(|channel| channel.parent.is_some());
                threads.nth(number - 1).map(|thread| thread.id)
            });
        }
        if let Some(id) = self.rooms.get(name) {
            return *id;
        }
        let server = if name.starts_with("club") { "club" } else { "home" };
        let id = self.discord.channel(self.servers[server], name);
        match name {
            "silent" => self.discord.deny(id, permission::SEND),
            "plain" => self.discord.deny(id, permission::ATTACH),
            "flat" => self.discord.deny(id, permission::THREADS),
            _ => {}
        }
        self.rooms.insert(name.to_owned(), id);
        id
    }

    fn asker(&mut self, who: &str, room: &str) -> Asker {
        let person = *self.people.get(who).unwrap_or_else(|| panic!("nobody is called {who}"));
        Asker { person, channel: self.room(room) }
    }

    /// The message a button or menu is used on: the room's newest post where it has it, else the last answer to this
    /// person that has any; what stands nowhere is used on whatever there is, as a client could.
    fn under(&self, asker: Asker, id: &str) -> u64 {
        let world = self.discord.world();
        let newest = self.newest.get(&asker.channel).copied();
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
        let mut answers = world.events.iter().rev().filter(|event| asked_by(event));
        let answer = answers.find(|event| !components(&event.message).is_empty());
        let answer = answer.map(|event| id_of(&event.message)).filter(|id| world.messages.contains_key(id));
        let any = || world.messages.keys().next_back().copied();
        answer.or(newest).or_else(any).expect("a message")
    }
}

/// Whether somebody has asked for more than the bot gives one person.
fn is_too_fast(shown: &ScenarioAnswer) -> bool {
    shown.text.starts_with("Too fast.")
}

impl DiscordTransport<'_> {
    fn act(&self, asker: Asker, act: &ScenarioAct) -> MadeInteraction {
        match act {
            ScenarioAct::Line(line) => self.discord.command(asker, line),
            ScenarioAct::PressId(id) => self.discord.press(asker, self.under(asker, id), id, None),
            ScenarioAct::PickId(id, value) => {
                self.discord.press(asker, self.under(asker, id), id, Some(std::slice::from_ref(value)))
            }
            ScenarioAct::Fill(id, fields) => self.discord.fill(asker, id, fields, None),
            ScenarioAct::Press(_) | ScenarioAct::Pick(_) => unreachable!("the scenario has found the id"),
        }
    }
}

impl Transport for DiscordTransport<'_> {
    fn ask(&mut self, who: &str, room: &str, act: &ScenarioAct) {
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
                (wanted(&shown) || !patient).then_some(shown)
            });
            let Some((asker, act)) = self.last_act.as_ref().filter(|_| is_too_fast(&shown)) else {
                return shown;
            };
            // Nobody types as fast as a scenario does: who is told to wait waits, and asks again.
            std::thread::sleep(Duration::from_secs(1));
            asked = self.act(*asker, act);
            self.last = Some(asked);
        }
    }

    fn next_post(&mut self, room: &str) -> Result<ScenarioPost, String> {
        let channel = self.room(room);
        let event = self.discord.next_post(channel, self.seen.entry(channel).or_default());
        self.newest.insert(channel, id_of(&event.message));
        Ok(posted(&event.message))
    }

    fn newest(&mut self, room: &str) -> Vec<String> {
        let channel = self.room(room);
        let world = self.discord.world();
        let message = self.newest.get(&channel).and_then(|id| world.messages.get(id));
        message.map(|message| buttons(&message.json)).unwrap_or_default()
    }

    fn unseen(&mut self) -> Vec<String> {
        nothing_owed(self.data(), "discord");
        let world = self.discord.world();
        let later = world.events.iter().enumerate();
        later
            .filter(|(at, event)| {
                is_post(event) && *at >= self.seen.get(&event.channel).copied().unwrap_or(0)
            })
            .map(|(_, event)| content(&event.message))
            .collect()
    }

    fn restart(&mut self) {
        let (status, folder) = self.bot.take().expect("the program runs").end();
        assert!(status.success(), "the program ended with {status}");
        self.bot = Some(Program::over(folder, self.discord));
    }

    fn event(&mut self, what: &str, name: &str) -> bool {
        match what {
            "left" => {
                self.discord.server_gone(self.servers[name], false);
                let server = format!("discord:{}", self.servers[name]);
                none_left(
                    self.data(),
                    "SELECT count(*) FROM game WHERE server = ?1 AND state = 'live'",
                    &server,
                );
            }
            "returned" => self.discord.server_back(self.servers[name]),
            _ => {
                let room = self.room(name);
                self.discord.channel_gone(room);
                let room = format!("discord:{room}");
                none_left(self.data(), "SELECT count(*) FROM game WHERE room = ?1 AND state = 'live'", &room);
            }
        }
        true
    }
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

fn shown(world: &World, asked: MadeInteraction) -> Option<ScenarioAnswer> {
    let interaction = world.interaction(asked.id)?;
    let (kind, _) = interaction.answered?;
    if kind == 9 {
        let of = |field: &str| interaction.data[field].as_str().map(str::to_owned);
        let form = of("custom_id").map(|id| AnswerForm { id, title: of("title").unwrap_or_default() });
        return Some(ScenarioAnswer { form, private: true, ..ScenarioAnswer::default() });
    }
    // An answer in the place of another one may be the same words again.
    // A board is looked at as a post, also where it is the answer. A message that goes says nothing by going: whoever looks
    // before it is gone and whoever looks behind it are told the same.
    let tells = |event: &&Event| {
        let told = event.says || Some(id_of(&event.message)) == interaction.source;
        told && event.change != Change::Deleted && !is_post(event)
    };
    let board = interaction.original.and_then(|id| world.messages.get(&id));
    let by_board = kind == 4 && board.is_some_and(|message| !message.is_private() && is_board(&message.json))
        || is_silent(world, asked);
    let own: Vec<_> =
        world.events.iter().filter(|event| event.interaction == Some(asked.id)).filter(tells).collect();
    let mut shown = ScenarioAnswer {
        quiet: !own.iter().any(|event| event.says) && (by_board || matches!(kind, 6 | 7)),
        replaces: interaction.source.is_some()
            && own.iter().any(|event| Some(id_of(&event.message)) == interaction.source),
        private: !own.is_empty(),
        by_board,
        ..ScenarioAnswer::default()
    };
    if own.is_empty() && !shown.quiet {
        return None;
    }
    for event in own {
        let message = &event.message;
        shown.text.push_str(&readable(&content(message)));
        shown.text.push('\n');
        shown.private &= message["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
        shown.buttons.extend(buttons(message));
        shown.menus.extend(menus(message));
        shown.pictures += pictures(message);
        let files = world.messages.get(&id_of(message)).map(|message| message.files.as_slice());
        let text = files.into_iter().flatten().find(|(_, file)| file.kind.starts_with("text/"));
        shown.file =
            shown.file.or_else(|| text.map(|(_, file)| String::from_utf8_lossy(&file.bytes).into_owned()));
    }
    Some(shown)
}

fn posted(message: &Value) -> ScenarioPost {
    let text = content(message);
    let people = message["mentions"].as_array().map_or(&[][..], Vec::as_slice);
    let names: Vec<_> = people.iter().filter_map(|person| person["username"].as_str()).collect();
    let mention = Some(names.join(",")).filter(|names| !names.is_empty());
    let ids = people.iter().filter_map(|person| person["id"].as_str());
    let text = ids.fold(text.as_str(), |text, id| text.trim_start_matches(&format!("<@{id}>")).trim_start());
    ScenarioPost { text: readable(text), mention, buttons: buttons(message), pictures: pictures(message) }
}

fn buttons(message: &Value) -> Vec<String> {
    let parts = components(message).into_iter().filter(|part| part["type"] == 2);
    parts.filter_map(|part| part["custom_id"].as_str().map(str::to_owned)).collect()
}

fn menus(message: &Value) -> Vec<AnswerMenu> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let parts = components(message).into_iter().filter(|part| part["type"] == 3);
    parts
        .map(|part| {
            let options = part["options"].as_array().into_iter().flatten();
            let options =
                options.map(|option| [&option["value"], &option["label"], &option["description"]].map(text));
            AnswerMenu { id: text(&part["custom_id"]), options: options.collect() }
        })
        .collect()
}

fn pictures(message: &Value) -> usize {
    let files = files(message);
    files
        .iter()
        .filter(|file| file["content_type"].as_str().is_some_and(|kind| kind.starts_with("image/")))
        .count()
}
