//! One table, two rooms (issue 16, section 8), and the rooms that the cases are played in.

mod linking;
mod parting;
mod playing;

use lasermate_domain::command::CommandId;
use lasermate_domain::name_mark::as_written;
use lasermate_domain::port::{
    Abilities, Ask, Audience, Locales, Person, PersonId, Post, Reply, ReplyKind, Request, RequestId, RoomId,
    SentPost, ServerId,
};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::GameId;

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served};

const MINUTE: i64 = 60_000;

/// A Discord channel, a Matrix room, a channel of the page, and another channel of the same Discord server.
const ROOMS: [(&str, &str); 5] = [
    ("discord:1", "discord:9"),
    ("matrix:!r:h", "matrix:!r:h"),
    ("local:lobby", "local:home"),
    ("discord:2", "discord:9"),
    ("matrix:!s:h", "matrix:!s:h"),
];
const DISCORD: usize = 0;
const MATRIX: usize = 1;
const PAGE: usize = 2;
const DISCORD_TOO: usize = 3;
const MATRIX_TOO: usize = 4;

/// A service with rooms of several networks.
struct Rooms {
    served: Served,
    asked: u64,
    at: i64,
}

/// What a room was sent.
type Posts = Vec<Post>;

impl Rooms {
    fn new() -> Self {
        Self { served: Served::new(), asked: 0, at: BEGUN }
    }

    fn restarted(mut self) -> Self {
        self.served.restart();
        self
    }

    fn room(at: usize) -> RoomId {
        RoomId(ROOMS[at].0.to_owned())
    }

    /// A request of somebody of the room's network; those called `boss` may manage it.
    fn request(&mut self, room: usize, who: &str, ask: Ask) -> Request {
        self.asked += 1;
        self.at += 10;
        let network = ROOMS[room].0.split(':').next().expect("a network");
        Request {
            id: RequestId(format!("r{}", self.asked)),
            server: ServerId(ROOMS[room].1.to_owned()),
            room: Self::room(room),
            who: Person { id: PersonId(format!("{network}:{who}")), name: who.to_owned() },
            admin: who.starts_with("boss"),
            can: Abilities::ALL,
            at: self.at,
            intent: ask.into(),
            locales: Locales::default(),
        }
    }

    fn ask(&mut self, room: usize, who: &str, ask: Ask) -> Reply {
        let request = self.request(room, who, ask);
        let reply = self.served.service().handle(&request);
        Reply { text: as_written(&reply.text), ..reply }
    }

    fn command(&mut self, room: usize, who: &str, command: CommandId, options: &[(&str, &str)]) -> Reply {
        self.ask(room, who, asked::command(command, options))
    }

    /// The same, which must be done.
    fn done(&mut self, room: usize, who: &str, command: CommandId, options: &[(&str, &str)]) {
        let reply = self.command(room, who, command, options);
        assert_ne!(reply.kind, ReplyKind::Refused, "{who}, {command:?}: {}", reply.text);
    }

    /// The same, which must be refused; the words.
    fn refused(&mut self, room: usize, who: &str, command: CommandId, options: &[(&str, &str)]) -> String {
        let reply = self.command(room, who, command, options);
        assert_eq!(reply.kind, ReplyKind::Refused, "{who}, {command:?}: {}", reply.text);
        reply.text
    }

    fn play(&mut self, room: usize, who: &str, mv: &str) {
        self.done(room, who, CommandId::Move, &[("move", mv)]);
    }

    /// What a room was sent since it was asked last.
    fn sent(&self, room: usize) -> Posts {
        let network = ROOMS[room].0.split(':').next().expect("a network");
        let owed = self
            .served
            .service()
            .owed(network, 1000)
            .into_iter()
            .filter(|owed| owed.room == Self::room(room));
        owed.map(|owed| {
            self.served.service().delivered(owed.id, &SentPost::default());
            Post { text: as_written(&owed.post.text), ..owed.post }
        })
        .collect()
    }

    fn forget_posts(&self) {
        for room in 0..ROOMS.len() {
            self.sent(room);
        }
    }

    /// A code of a room.
    fn code(&mut self, room: usize) -> String {
        let reply = self.command(room, "boss", CommandId::Link, &[]);
        assert_eq!(reply.audience, Audience::Secret, "{}", reply.text);
        let (_, code) = reply.text.split_once("code:").expect("a code");
        code.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect()
    }

    fn link(&mut self, from: usize, to: usize) {
        let code = self.code(from);
        self.done(to, "boss", CommandId::Link, &[("code", &code)]);
    }

    /// The two rooms linked, with nothing left to send.
    fn linked(from: usize, to: usize) -> Self {
        let mut rooms = Self::new();
        rooms.link(from, to);
        rooms.forget_posts();
        rooms
    }

    /// A game of Ann in one room, who begins, and Bob in another.
    fn begin(&mut self, (ann, bob): (usize, usize), options: &[(&str, &str)]) {
        let mut challenge = vec![("side", "first")];
        challenge.extend(options);
        self.done(ann, "ann", CommandId::Challenge, &challenge);
        self.done(bob, "bob", CommandId::Accept, &[]);
    }

    fn moves(&self, game: u64) -> Vec<String> {
        let shown = self.served.service().look(GameId(game)).expect("readable").expect("there");
        let logged = self.served.service().read_back(GameId(game)).expect("readable").expect("there");
        let told = |game: &lasermate_domain::tables::table::Table| (game.version, game.record.clone());
        assert_eq!(told(&shown), told(&logged), "memory and log differ");
        logged.record.iter().map(|entry| entry.exact.clone()).collect()
    }

    fn state(&self, game: u64) -> GameStatus {
        self.served.service().look(GameId(game)).expect("readable").expect("there").state()
    }

    /// What the log says is what is derived.
    fn rebuilt(&self) {
        self.served.rebuilt();
    }
}

fn texts(posts: &Posts) -> Vec<&str> {
    posts.iter().map(|post| post.text.as_str()).collect()
}

fn mentioned(post: &Post) -> Vec<&str> {
    post.mentioned().map(|person| person.0.as_str()).collect()
}
