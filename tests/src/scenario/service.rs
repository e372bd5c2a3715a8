//! A scenario over the service alone: its store in a folder of its own, its clock told by the scenario.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::{Duration, Instant};

use lasermate_domain::command::{CommandSpec, line};
use lasermate_domain::port::{
    Abilities, Ask, ButtonId, Intent, MenuOption, Person, PersonId, Picture, Post, Reply, ReplyKind, Request,
    RequestId, RoomId, SentPost, ServerId,
};
use lasermate_present::text;
use lasermate_service::questions;
use lasermate_service::service;
use lasermate_service::service::Service;
use lasermate_service::store::{OpenError, Store};

use super::reading::{ENGLISH, Readers};
use super::{AnswerForm, AnswerMenu, ScenarioAct, ScenarioAnswer, ScenarioPost, Transport};

/// The people of a scenario; `root` manages every room.
const PEOPLE: [&str; 5] = ["ann", "bob", "cid", "dan", "root"];

const START: i64 = 1_700_000_000_000;

/// How long a folder may be held by somebody who has just let it go: a program that another test starts at this moment has a
/// copy of every open file until it is itself.
const PATIENCE: Duration = Duration::from_secs(60);

/// A service over a fresh store, and what was last said.
#[derive(Debug)]
pub struct ServiceTransport {
    folder: tempfile::TempDir,
    service: Option<Service>,
    now: i64,
    requests: u64,
    last: Option<Request>,
    /// What was answered last.
    pub reply: Reply,
    /// The code for `/link` that was given out last.
    code: String,
    /// Posts that have not been looked at, by room, in one order for all rooms.
    pub posts: Vec<(RoomId, Post)>,
    /// The newest post of each room, for its buttons.
    newest: BTreeMap<RoomId, Post>,
    /// How many threads have been opened.
    threads: usize,
    /// The commands that were not refused.
    pub commands: BTreeSet<&'static str>,
    /// In which language everybody reads, and what is wrong with what they have read.
    pub readers: Readers,
}

impl Default for ServiceTransport {
    fn default() -> Self {
        Self::read_by(Readers::of(ENGLISH))
    }
}

impl ServiceTransport {
    /// A service whose people and rooms all have a language.
    ///
    /// # Panics
    /// The service cannot be opened.
    pub fn read_by(readers: Readers) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut transport = Self {
            folder,
            service: None,
            now: START,
            requests: 0,
            last: None,
            reply: Reply::default(),
            code: String::new(),
            posts: Vec::new(),
            newest: BTreeMap::new(),
            threads: 0,
            commands: BTreeSet::new(),
            readers,
        };
        transport.restart();
        for name in PEOPLE {
            transport.service().introduce(&person(name)).expect("introduced");
        }
        transport
    }

    fn service(&self) -> &Service {
        self.service.as_ref().expect("a service")
    }

    /// Somebody asks for something in a room.
    pub fn request(&mut self, who: &str, room: &str, ask: Ask) {
        self.requests += 1;
        self.readers.note(&ask);
        let request = Request {
            id: RequestId(format!("r{}", self.requests)),
            server: ServerId(format!("test:{}", server_of(room))),
            room: room_of(room),
            who: person(who),
            admin: who == "root",
            can: abilities(room),
            at: self.now,
            intent: ask.into(),
            locales: self.readers.locales(),
        };
        self.deliver(request);
    }

    fn deliver(&mut self, request: Request) {
        let reply = self.service().handle(&request);
        self.reply = self.readers.reply(reply);
        self.reply.text = shown(&self.reply.text);
        if let Some((_, code)) = self.reply.text.split_once("code:") {
            self.code = code.chars().take_while(|c| c.is_alphanumeric() || *c == '-').collect();
        }
        if let (Intent::Command(asked), false) = (&request.intent, self.reply.kind == ReplyKind::Refused) {
            self.commands.insert(CommandSpec::of(asked.command).name);
        }
        self.last = Some(request);
        self.collect();
    }

    fn collect(&mut self) {
        // What a task of the program does beside it.
        while service::study_one(self.service(), &|| false) {}
        loop {
            let owed = self.service().owed("test", 1000);
            if owed.is_empty() {
                return;
            }
            for mut owed in owed {
                let world = self.service.as_ref().expect("a service").world();
                owed.post = self.readers.post(world, owed.post, owed.language);
                owed.post.text = shown(&owed.post.text);
                let opens = owed.post.thread.is_some() && owed.room.0 != "test:stubborn";
                self.threads += usize::from(opens);
                let thread = opens.then(|| room_of(&format!("thread{}", self.threads)));
                let sent = SentPost { thread, link: format!("https://chat.test/{}", owed.id) };
                // A platform may tell it twice.
                self.service().delivered(owed.id, &sent);
                self.service().delivered(owed.id, &sent);
                self.newest.insert(owed.room.clone(), owed.post.clone());
                self.posts.push((owed.room, owed.post));
            }
        }
    }

    /// The picture of a room's newest post, as the room is shown it.
    fn picture(&self, room: &str) -> Option<Picture> {
        let room = room_of(room);
        let of = self.newest.get(&room)?.picture.as_ref()?;
        let world = self.service().world();
        Some(world.readers(&room).picture(questions::picture(world, of).expect("a picture")))
    }

    /// A typed line as what it asks, people by their names.
    fn typed(&self, typed: &str) -> Ask {
        let mut asked = line::parse(&typed.replace("{code}", &self.code))
            .unwrap_or_else(|error| panic!("{typed}: the line is refused: {error:?}"));
        for option in ["opponent", "player"] {
            if let Some(person) = asked.options.get_mut(option) {
                *person = format!("test:{}", person.trim_start_matches('@'));
            }
        }
        Ask::Command(asked)
    }
}

impl Transport for ServiceTransport {
    fn ask(&mut self, who: &str, room: &str, act: &ScenarioAct) {
        let ask = match act {
            ScenarioAct::Line(line) => self.typed(line),
            ScenarioAct::PressId(id) => Ask::Press(ButtonId(id.clone())),
            ScenarioAct::PickId(id, value) => {
                Ask::Pick { menu: ButtonId(id.clone()), values: vec![value.clone()] }
            }
            ScenarioAct::Fill(id, fields) => {
                Ask::Fill { form: ButtonId(id.clone()), fields: fields.iter().cloned().collect() }
            }
            ScenarioAct::Press(_) | ScenarioAct::Pick(_) => unreachable!("the scenario has found the id"),
        };
        self.request(who, room, ask);
    }

    fn again(&mut self) {
        let request = self.last.clone().expect("something was asked");
        self.deliver(request);
    }

    fn shown(&mut self, _: &dyn Fn(&ScenarioAnswer) -> bool) -> ScenarioAnswer {
        let reply = &self.reply;
        let told = |option: &MenuOption| [&option.value, &option.label, &option.help].map(Clone::clone);
        ScenarioAnswer {
            text: reply.text.clone(),
            private: reply.is_private(),
            buttons: reply.buttons.iter().map(|button| button.id.0.clone()).collect(),
            menus: reply
                .menus
                .iter()
                .map(|menu| AnswerMenu {
                    id: menu.id.0.clone(),
                    options: menu.options.iter().map(told).collect(),
                })
                .collect(),
            form: reply
                .form
                .as_ref()
                .map(|form| AnswerForm { id: form.id.0.clone(), title: form.title.clone() }),
            pictures: reply.pictures.len(),
            file: reply.file.as_ref().map(|file| file.text.clone()),
            replaces: reply.replaces,
            refused: Some(reply.kind == ReplyKind::Refused),
            done: Some(reply.kind == ReplyKind::Done),
            quiet: false,
            by_board: false,
        }
    }

    fn next_post(&mut self, wanted: &str) -> Result<ScenarioPost, String> {
        if self.posts.is_empty() {
            return Err(format!("nothing was posted; the reply was: {}", self.reply.text));
        }
        let (room, post) = self.posts.remove(0);
        if room != room_of(wanted) {
            return Err(format!("it was posted to {room}: {post:#?}"));
        }
        let mentioned: Vec<_> = post.mentioned().map(|id| id.0.trim_start_matches("test:")).collect();
        Ok(ScenarioPost {
            mention: Some(mentioned.join(",")).filter(|names| !names.is_empty()),
            buttons: post.buttons.iter().map(|button| button.id.0.clone()).collect(),
            pictures: usize::from(post.picture.is_some()),
            text: post.text,
        })
    }

    fn newest(&mut self, room: &str) -> Vec<String> {
        let post = self.newest.get(&room_of(room));
        post.into_iter().flat_map(|post| &post.buttons).map(|button| button.id.0.clone()).collect()
    }

    fn unseen(&mut self) -> Vec<String> {
        self.posts.iter().map(|(room, post)| format!("{room}: {post:#?}")).collect()
    }

    fn restart(&mut self) {
        self.service = None;
        let store = opened(self.folder.path());
        self.service = Some(Service::open(store).expect("the service opens"));
    }

    fn own(&mut self, step: &str, name: &str) -> Result<(), String> {
        if let "described" | "drawn" = step {
            let (room, words) = name.split_once(' ').ok_or("WORDS are missing")?;
            let picture = self.picture(room).ok_or("the newest post has no picture")?;
            let told = if step == "drawn" { format!("{:?}", picture.sketch) } else { picture.alt };
            return if told.contains(words) { Ok(()) } else { Err(format!("the picture is {told}")) };
        }
        let server = ServerId(format!("test:{name}"));
        match step {
            "left" => self.service().left(&server, self.now),
            "returned" => self.service().returned(&server, self.now),
            "gone" => self.service().room_gone(&room_of(name), self.now),
            _ => return Err(format!("there is no {step} here")),
        }
        self.collect();
        Ok(())
    }

    fn is_in_english(&self) -> bool {
        self.readers.is_in_english()
    }

    fn wait(&mut self, millis: i64) -> bool {
        self.now += millis;
        self.service().tick(self.now);
        self.collect();
        true
    }
}

fn opened(folder: &Path) -> Store {
    let begun = Instant::now();
    loop {
        match Store::open(folder) {
            Err(OpenError::InUse { .. }) if begun.elapsed() < PATIENCE => {
                std::thread::sleep(Duration::from_millis(5));
            }
            opened => return opened.expect("the store opens"),
        }
    }
}

/// Moments by the time since the scenario began, and commands as they are typed.
fn shown(text: &str) -> String {
    text::time::render(&text::command::prefixed(text, "/"), |seconds| {
        let minutes = (seconds - START / 1000) / 60;
        format!("<{}h{:02}>", minutes / 60, minutes % 60)
    })
}

fn room_of(name: &str) -> RoomId {
    RoomId(format!("test:{name}"))
}

/// The server of a room: what stands before its dash, `home` without one.
fn server_of(room: &str) -> &str {
    room.split_once('-').map_or("home", |(server, _)| server)
}

/// What the bot may do in a room, by its name.
fn abilities(room: &str) -> Abilities {
    match room {
        "silent" => Abilities { post: false, missing: vec!["Send Messages"], ..Abilities::ALL },
        "plain" => Abilities { attach: false, missing: vec!["Attach Files"], ..Abilities::ALL },
        "flat" => Abilities { threads: false, missing: vec!["Create Public Threads"], ..Abilities::ALL },
        room if room.starts_with("thread") => Abilities { threads: false, ..Abilities::ALL },
        _ => Abilities::ALL,
    }
}

fn person(name: &str) -> Person {
    let shown = match name {
        // A name that would be Markdown, a mention and a change of direction at once.
        "dan" => "**dan** @everyone <@1> \u{202e}`x`".to_owned(),
        name => name.to_owned(),
    };
    Person { id: PersonId(format!("test:{name}")), name: shown }
}
