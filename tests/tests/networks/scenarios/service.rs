//! Scenarios: who asks what, and what is said to whom. Each `.scenario` file in `tests/data/scenarios` is one; the format is in
//! `tests/data/scenarios/README.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use lasermate_core::command::{CommandSpec, line};
use lasermate_core::port::{
    Abilities, Ask, ButtonId, Intent, Invocation, MenuOption, Person, PersonId, Post, Reply, ReplyKind,
    Request, RequestId, RoomId, Sent, ServerId,
};
use lasermate_core::present::text;
use lasermate_core::service::Service;
use lasermate_core::store::{OpenError, Store};

/// One scenario under way: a service over a fresh store, and what was last said.
struct Scenario {
    folder: tempfile::TempDir,
    service: Option<Service>,
    now: i64,
    requests: u64,
    last: Option<Request>,
    reply: Reply,
    /// The code for `/link` that was given out last.
    code: String,
    /// Posts that have not been looked at, by room.
    posts: Vec<(RoomId, Post)>,
    /// The newest post of each room, for its buttons.
    newest: BTreeMap<RoomId, Post>,
    /// How many threads have been opened.
    threads: usize,
    /// The commands that were not refused.
    commands: BTreeSet<&'static str>,
}

const START: i64 = 1_700_000_000_000;

/// How long a folder may be held by somebody who has just let it go: a program that another test starts at this moment has a
/// copy of every open file until it is itself.
const PATIENCE: Duration = Duration::from_secs(60);

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

impl Scenario {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut scenario = Self {
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
        };
        scenario.restart();
        for name in ["ann", "bob", "cid", "dan", "root"] {
            scenario.service().introduce(&person(name)).expect("introduced");
        }
        scenario
    }

    fn service(&self) -> &Service {
        self.service.as_ref().expect("a service")
    }

    fn restart(&mut self) {
        self.service = None;
        let store = opened(self.folder.path());
        self.service = Some(Service::open(store).expect("the service opens"));
    }

    fn request(&mut self, who: &str, room: &str, ask: Ask) {
        self.requests += 1;
        let request = Request {
            id: RequestId(format!("r{}", self.requests)),
            server: ServerId(format!("test:{}", server_of(room))),
            room: RoomId(format!("test:{room}")),
            who: person(who),
            admin: who == "root",
            can: abilities(room),
            at: self.now,
            intent: ask.into(),
        };
        self.deliver(request);
    }

    fn deliver(&mut self, request: Request) {
        self.reply = self.service().handle(&request);
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
        while self.service().study_one(&|| false) {}
        loop {
            let owed = self.service().owed("test", 1000);
            if owed.is_empty() {
                return;
            }
            for mut owed in owed {
                owed.post.text = shown(&owed.post.text);
                let opens = owed.post.thread.is_some() && owed.room.0 != "test:stubborn";
                self.threads += usize::from(opens);
                let thread = opens.then(|| RoomId(format!("test:thread{}", self.threads)));
                let sent = Sent { thread, link: format!("https://chat.test/{}", owed.id) };
                // A platform may tell it twice.
                self.service().delivered(owed.id, &sent);
                self.service().delivered(owed.id, &sent);
                self.newest.insert(owed.room.clone(), owed.post.clone());
                self.posts.push((owed.room, owed.post));
            }
        }
    }

    /// One line of a scenario; what is wrong, where something is.
    fn step(&mut self, text: &str) -> Result<(), String> {
        let (head, rest) = text.split_once(' ').unwrap_or((text, ""));
        match head {
            "wait" => self.wait(rest),
            "left" | "returned" => {
                let server = ServerId(format!("test:{rest}"));
                match head {
                    "left" => self.service().left(&server, self.now),
                    _ => self.service().returned(&server, self.now),
                }
                self.collect();
                Ok(())
            }
            "gone" => {
                self.service().room_gone(&RoomId(format!("test:{rest}")), self.now);
                self.collect();
                Ok(())
            }
            "restart" => {
                self.restart();
                Ok(())
            }
            "again" => {
                let request = self.last.clone().ok_or("nothing was asked")?;
                self.deliver(request);
                Ok(())
            }
            "private" if self.reply.kind == ReplyKind::Refused => {
                Err(format!("it is refused: {}", self.reply.text))
            }
            "private" => self.expect_reply(rest, true),
            "done" if self.reply.kind == ReplyKind::Done => self.expect_reply(rest, true),
            "done" => Err(format!("nothing was done ({:?}): {}", self.reply.kind, self.reply.text)),
            "refused" if self.reply.kind == ReplyKind::Refused => self.expect_reply(rest, true),
            "refused" => Err(format!("it is not refused: {}", self.reply.text)),
            "public" => self.expect_reply(rest, false),
            "file" => match &self.reply.file {
                Some(file) if file.text.contains(rest) => Ok(()),
                file => Err(format!("the file is {file:?}")),
            },
            "button" => self.expect_button(rest),
            "option" => self.expect_option(rest),
            "form" => match &self.reply.form {
                Some(form) if form.title.contains(rest) => Ok(()),
                form => Err(format!("the form is {form:?}; the reply is {}", self.reply.text)),
            },
            "replaces" if self.reply.replaces => Ok(()),
            "replaces" => Err("it stands beside the message before it".to_owned()),
            "beside" if !self.reply.replaces => Ok(()),
            "beside" => Err("it takes the place of the message before it".to_owned()),
            "post" => self.expect_post(rest),
            "silence" => match self.posts.as_slice() {
                [] => Ok(()),
                posts => Err(format!("there are posts: {posts:#?}")),
            },
            "pictures" => {
                let count = self.reply.pictures.len().to_string();
                if count == rest { Ok(()) } else { Err(format!("{count} pictures")) }
            }
            _ => self.asked(head, rest),
        }
    }

    fn wait(&mut self, span: &str) -> Result<(), String> {
        let digits = span.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let unit = match span.trim_start_matches(digits) {
            "ms" => 1,
            "s" => 1_000,
            "m" => 60_000,
            "h" => 3_600_000,
            "d" => 86_400_000,
            other => return Err(format!("no unit {other}")),
        };
        self.now += digits.parse::<i64>().map_err(|error| error.to_string())? * unit;
        self.service().tick(self.now);
        self.collect();
        Ok(())
    }

    /// `ann@lobby /move e2e4`, `bob@lobby press accept`, `bob@lobby press-id draw-accept:g1:0`.
    fn asked(&mut self, head: &str, rest: &str) -> Result<(), String> {
        let (who, room) = head.split_once('@').ok_or_else(|| format!("not a step: {head}"))?;
        let ask = if let Some(verb) = rest.strip_prefix("press ") {
            Ask::Press(self.button(room, verb)?)
        } else if let Some(id) = rest.strip_prefix("press-id ") {
            Ask::Press(ButtonId(id.to_owned()))
        } else if let Some(fields) = rest.strip_prefix("fill ") {
            let form = self.reply.form.as_ref().ok_or_else(|| format!("no form: {}", self.reply.text))?;
            let fields = fields.split('|').filter_map(|field| field.split_once('='));
            let fields = fields.map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
            Ask::Fill { form: form.id.clone(), fields }
        } else if let Some(value) = rest.strip_prefix("pick ") {
            self.picked(value)?
        } else if let Some(rest) = rest.strip_prefix("pick-id ") {
            let (menu, value) = rest.split_once(' ').ok_or("a value is missing")?;
            Ask::Pick { menu: ButtonId(menu.to_owned()), values: vec![value.to_owned()] }
        } else {
            let mut asked = line::parse(&rest.replace("{code}", &self.code))
                .map_err(|error| format!("the line is refused: {error}"))?;
            for option in ["opponent", "player"] {
                if let Some(person) = asked.options.get_mut(option) {
                    *person = format!("test:{}", person.trim_start_matches('@'));
                }
            }
            Ask::Command(asked)
        };
        self.request(who, room, ask);
        Ok(())
    }

    /// The newest button of a verb: under the last reply, else under the room's newest post.
    fn button(&self, room: &str, verb: &str) -> Result<ButtonId, String> {
        let post = self.newest.get(&RoomId(format!("test:{room}")));
        let under_post = post.into_iter().flat_map(|post| &post.buttons);
        let found = self
            .reply
            .buttons
            .iter()
            .chain(under_post)
            .find(|button| button.id.0.split(':').next() == Some(verb));
        found.map(|button| button.id.clone()).ok_or_else(|| format!("no button {verb}: {post:#?}"))
    }

    /// Something picked from the menu of the last reply.
    fn picked(&self, value: &str) -> Result<Ask, String> {
        let menu = self.reply.menus.first().ok_or_else(|| format!("no menu: {}", self.reply.text))?;
        if menu.options.iter().any(|option| option.value == value) {
            return Ok(Ask::Pick { menu: menu.id.clone(), values: vec![value.to_owned()] });
        }
        Err(format!("no option {value}: {menu:#?}"))
    }

    fn expect_option(&self, fragment: &str) -> Result<(), String> {
        let options = || self.reply.menus.iter().flat_map(|menu| &menu.options);
        let told = |option: &MenuOption| format!("{} {} / {}", option.value, option.label, option.help);
        if options().any(|option| told(option).contains(fragment)) {
            return Ok(());
        }
        Err(format!("the options are {:#?}", options().map(told).collect::<Vec<_>>()))
    }

    fn expect_reply(&self, fragment: &str, private: bool) -> Result<(), String> {
        if self.reply.text.contains(fragment) && self.reply.is_private() == private {
            return Ok(());
        }
        Err(format!("the reply is (private: {}): {}", self.reply.is_private(), self.reply.text))
    }

    fn expect_button(&self, verb: &str) -> Result<(), String> {
        self.reply
            .buttons
            .iter()
            .any(|button| button.id.0.starts_with(&format!("{verb}:")))
            .then_some(())
            .ok_or_else(|| format!("the buttons are {:?}", self.reply.buttons))
    }

    /// `post lobby @bob [draw-accept draw-decline] some words`: the oldest post not looked at.
    fn expect_post(&mut self, rest: &str) -> Result<(), String> {
        if self.posts.is_empty() {
            return Err(format!("nothing was posted; the reply was: {}", self.reply.text));
        }
        let (room, post) = self.posts.remove(0);
        let mut words = rest;
        let (wanted, after) = words.split_once(' ').unwrap_or((words, ""));
        words = after;
        if room.0 != format!("test:{wanted}") {
            return Err(format!("it was posted to {room}: {post:#?}"));
        }
        let mentioned: Vec<_> = post.mentioned().map(|id| id.0.trim_start_matches("test:")).collect();
        let mention = Some(mentioned.join(",")).filter(|names| !names.is_empty());
        if let Some(text) = words.strip_prefix('@') {
            let (who, after) = text.split_once(' ').unwrap_or((text, ""));
            words = after;
            if lasermate_tests::scenario::sorted(mention.as_deref().unwrap_or("nobody"))
                != lasermate_tests::scenario::sorted(who)
            {
                return Err(format!("{mention:?} is mentioned: {post:#?}"));
            }
        }
        if let Some(text) = words.strip_prefix('[') {
            let (buttons, after) = text.split_once(']').ok_or("a ] is missing")?;
            words = after.trim_start();
            let verbs: Vec<_> =
                post.buttons.iter().filter_map(|button| button.id.0.split(':').next()).collect();
            if verbs.join(" ") != buttons {
                return Err(format!("the buttons are {verbs:?}"));
            }
        }
        if post.text.contains(words) { Ok(()) } else { Err(format!("the post is: {}", post.text)) }
    }
}

/// Moments by the time since the scenario began, and commands as they are typed.
fn shown(text: &str) -> String {
    text::time::render(&text::command::prefixed(text, "/"), |seconds| {
        let minutes = (seconds - START / 1000) / 60;
        format!("<{}h{:02}>", minutes / 60, minutes % 60)
    })
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

fn scenarios() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data/scenarios");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the scenarios")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "scenario"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_scenario_goes_as_written() {
    let files = scenarios();
    assert!(!files.is_empty(), "there are no scenarios");
    let (mut wrong, mut commands) = (Vec::new(), BTreeSet::new());
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a scenario");
        let mut scenario = Scenario::new();
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let failed = text.lines().enumerate().find_map(|(number, line)| {
            let line = line.trim();
            let is_step = !line.is_empty() && !line.starts_with('#');
            let error = is_step.then(|| scenario.step(line).err()).flatten()?;
            Some(format!("{name}:{}: {line}\n    {error}", number + 1))
        });
        // Every post has been looked at in the end.
        let left =
            || scenario.posts.first().map(|post| format!("{name}: a post nobody looked at: {post:#?}"));
        wrong.extend(failed.or_else(left));
        commands.append(&mut scenario.commands);
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    let names = lasermate_core::command::COMMANDS.iter().map(|spec| spec.name);
    let never: Vec<_> = names.filter(|name| !commands.contains(name)).collect();
    assert_eq!(never, Vec::<&str>::new(), "what no scenario does");
}

#[test]
fn ten_thousand_characters_are_refused_in_a_line_and_change_nothing() {
    let mut scenario = Scenario::new();
    let long = "e".repeat(10_000);
    for spec in lasermate_core::command::COMMANDS {
        for option in CommandSpec::of(spec.id).options {
            let options = [(option.name.to_owned(), long.clone())].into();
            scenario.request("ann", "lobby", Ask::Command(Invocation { command: spec.id, options }));
            assert!(
                scenario.reply.is_private() && scenario.reply.text.len() < 300,
                "/{}: {}",
                spec.name,
                scenario.reply.text
            );
            assert!(scenario.reply.text.contains("characters"), "/{}: {}", spec.name, scenario.reply.text);
        }
    }
    scenario.request("ann", "lobby", Ask::Press(ButtonId(long)));
    assert!(scenario.reply.is_private() && scenario.reply.text.contains("characters"));
    assert!(scenario.posts.is_empty());
}
