//! One table, two rooms (issue 16, section 8): how rooms are linked and parted, what crosses between them, and that games of
//! turns, of three, without turns and with denial are one game for both.

use crate::asked;
use lasermate_core::command::CommandId;
use lasermate_core::platform::SendError;
use lasermate_core::port::{
    Abilities, Ask, Audience, ButtonId, Linkable, Person, PersonId, Post, Reply, ReplyKind, Request,
    RequestId, RoomId, Sent, ServerId,
};
use lasermate_core::service::Service;
use lasermate_core::sessions::session::GameId;
use lasermate_core::store::{GameState, Store};
use tempfile::TempDir;

const BEGUN: i64 = 1_700_000_000_000;
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
    folder: TempDir,
    service: Service,
    asked: u64,
    at: i64,
}

/// What a room was sent.
type Posts = Vec<Post>;

impl Rooms {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let service = Service::open(Store::open(folder.path()).expect("a store")).expect("a service");
        Self { folder, service, asked: 0, at: BEGUN }
    }

    fn restarted(self) -> Self {
        let Self { folder, service, asked, at } = self;
        drop(service);
        let service = Service::open(Store::open(folder.path()).expect("a store")).expect("a service");
        Self { folder, service, asked, at }
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
        }
    }

    fn ask(&mut self, room: usize, who: &str, ask: Ask) -> Reply {
        let request = self.request(room, who, ask);
        self.service.handle(&request)
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
        let owed = self.service.owed(network, 1000).into_iter().filter(|owed| owed.room == Self::room(room));
        owed.map(|owed| {
            self.service.delivered(owed.id, &Sent::default());
            owed.post
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
        let shown = self.service.look(GameId(game)).expect("readable").expect("there");
        let logged = self.service.read_back(GameId(game)).expect("readable").expect("there");
        let told =
            |game: &lasermate_core::sessions::game::Game| (game.live.version, game.live.record.clone());
        assert_eq!(told(&shown), told(&logged), "memory and log differ");
        logged.live.record.iter().map(|entry| entry.exact.clone()).collect()
    }

    fn state(&self, game: u64) -> GameState {
        self.service.look(GameId(game)).expect("readable").expect("there").state()
    }

    /// What the log says is what is derived.
    fn rebuilt(&self) {
        let derived = self.service.store().derived_text().expect("derived");
        self.service.rebuild().expect("rebuilt");
        assert_eq!(self.service.store().derived_text().expect("derived"), derived, "the log says the same");
    }
}

fn texts(posts: &Posts) -> Vec<&str> {
    posts.iter().map(|post| post.text.as_str()).collect()
}

fn mentioned(post: &Post) -> Vec<&str> {
    post.mentioned().map(|person| person.0.as_str()).collect()
}

#[test]
fn a_code_links_two_rooms_and_both_are_told_what_is_seen_and_how_it_ends() {
    for (from, to) in [(DISCORD, MATRIX), (MATRIX, DISCORD), (PAGE, MATRIX), (DISCORD, DISCORD_TOO)] {
        let mut rooms = Rooms::new();
        rooms.link(from, to);
        for (room, other) in [(from, to), (to, from)] {
            let posts = rooms.sent(room);
            let [notice] = texts(&posts)[..] else { panic!("one notice: {posts:?}") };
            for told in ["shares its table", "names", "Chat, hints and private answers stay", "unlink"] {
                assert!(notice.contains(told), "{told} is missing: {notice}");
            }
            let network = match (from, to) {
                (DISCORD, DISCORD_TOO) => "another room",
                _ => ["a room on Discord", "a room on Matrix", "a room on web chat"][other],
            };
            assert!(notice.contains(network), "{notice}");
            assert!(!notice.contains(ROOMS[other].0.split_once(':').expect("an id").1), "ids stay: {notice}");
        }
        rooms.rebuilt();
        assert!(rooms.refused(to, "boss", CommandId::Link, &[]).contains("already linked"));
    }
}

#[test]
fn a_code_is_kept_as_a_hash_told_once_and_good_once_for_fifteen_minutes() {
    let mut rooms = Rooms::new();
    let request = rooms.request(DISCORD, "boss", asked::command(CommandId::Link, &[]));
    let told = rooms.service.handle(&request);
    let (_, code) = told.text.split_once("code:").expect("a code");
    let code: String = code.chars().take(19).collect();
    let again = rooms.service.handle(&request);
    assert!(!again.text.contains(&code), "a repeated delivery is not told the code: {}", again.text);
    let path = rooms.folder.path().join(lasermate_core::store::FILE_NAME);
    let kept =
        [path.clone(), path.with_extension("db-wal")].map(|file| std::fs::read(file).unwrap_or_default());
    for bare in [code.clone(), code.replace('-', "")] {
        let found = kept.iter().any(|bytes| bytes.windows(bare.len()).any(|part| part == bare.as_bytes()));
        assert!(!found, "the code is nowhere in the database");
    }
    assert!(rooms.refused(DISCORD, "boss", CommandId::Link, &[("code", &code)]).contains("made here"));
    assert!(
        rooms.refused(MATRIX, "boss", CommandId::Link, &[("code", "0000-0000-0000-0000")]).contains("wrong")
    );
    rooms.at += 15 * MINUTE;
    assert!(rooms.refused(MATRIX, "boss", CommandId::Link, &[("code", &code)]).contains("expired"));

    let code = rooms.code(DISCORD);
    rooms.done(MATRIX, "boss", CommandId::Link, &[("code", &code.to_lowercase().replace('-', " "))]);
    assert!(rooms.refused(PAGE, "boss", CommandId::Link, &[("code", &code)]).contains("used"));
    // A newer code takes the place of the one before.
    let (old, new) = (rooms.code(DISCORD), rooms.code(DISCORD));
    rooms.refused(PAGE, "boss", CommandId::Link, &[("code", &old)]);
    rooms.done(PAGE, "boss", CommandId::Link, &[("code", &new)]);
    rooms.rebuilt();
}

#[test]
fn managers_of_both_sides_must_agree() {
    let mut rooms = Rooms::new();
    assert!(rooms.refused(DISCORD, "ann", CommandId::Link, &[]).contains("manage"));
    let code = rooms.code(DISCORD);
    assert!(rooms.refused(MATRIX, "ann", CommandId::Link, &[("code", &code)]).contains("manage"));
    rooms.done(MATRIX, "boss", CommandId::Link, &[("code", &code)]);
    assert!(rooms.refused(MATRIX, "ann", CommandId::Unlink, &[]).contains("manage"));
    rooms.done(MATRIX, "boss", CommandId::Unlink, &[]);
}

#[test]
fn encrypted_rooms_say_yes_and_direct_bridged_and_thread_rooms_are_refused() {
    let mut rooms = Rooms::new();
    let code = rooms.code(DISCORD);
    let mut try_link = |link: Linkable, options: &[(&str, &str)]| {
        let request = rooms.request(MATRIX, "boss", asked::command(CommandId::Link, options));
        rooms.service.handle(&Request { can: Abilities { link, ..Abilities::ALL }, ..request })
    };
    for (kind, why) in
        [(Linkable::Direct, "direct"), (Linkable::Bridged, "bridge"), (Linkable::Thread, "thread")]
    {
        for options in [&[][..], &[("code", code.as_str())], &[("code", &code), ("encrypted", "yes")]] {
            let reply = try_link(kind, options);
            assert_eq!(reply.kind, ReplyKind::Refused);
            assert!(reply.text.contains(why), "{}", reply.text);
        }
    }
    let first = try_link(Linkable::Encrypted, &[("code", &code)]);
    assert_eq!(first.kind, ReplyKind::Refused);
    assert!(first.text.contains(&format!("link code:{code} encrypted:yes")), "{}", first.text);
    let done = try_link(Linkable::Encrypted, &[("code", &code), ("encrypted", "yes")]);
    assert_ne!(done.kind, ReplyKind::Refused, "{}", done.text);
    assert!(texts(&rooms.sent(MATRIX))[0].contains("leave this room's encryption"));
    assert!(!texts(&rooms.sent(DISCORD))[0].contains("encryption"));
}

#[test]
fn rooms_that_both_play_are_not_linked_and_a_table_has_two_to_four_rooms() {
    let mut rooms = Rooms::new();
    rooms.begin((DISCORD, DISCORD), &[]);
    rooms.begin((MATRIX, MATRIX), &[]);
    let code = rooms.code(DISCORD);
    assert!(rooms.refused(MATRIX, "boss", CommandId::Link, &[("code", &code)]).contains("Both rooms"));
    rooms.done(PAGE, "boss", CommandId::Link, &[("code", &code)]);
    rooms.link(DISCORD, DISCORD_TOO);
    rooms.link(DISCORD, MATRIX_TOO);
    assert!(rooms.refused(DISCORD, "boss", CommandId::Link, &[]).contains("4 rooms"));
    assert!(rooms.refused(PAGE, "boss", CommandId::Link, &[]).contains("Only the room that made the table"));
    rooms.forget_posts();
    rooms.play(DISCORD, "ann", "e2e4");
    for room in [DISCORD, PAGE, DISCORD_TOO, MATRIX_TOO] {
        assert_eq!(rooms.sent(room).len(), 1, "each room of the table has the board once");
    }
    assert_eq!(rooms.sent(MATRIX).len(), 0);
    rooms.rebuilt();
    // Without the room that made it there is no table.
    rooms.done(DISCORD, "boss", CommandId::Unlink, &[]);
    for room in [DISCORD, PAGE, DISCORD_TOO, MATRIX_TOO] {
        assert_eq!(rooms.sent(room).len(), 1);
        assert!(rooms.refused(room, "boss", CommandId::Unlink, &[]).contains("not linked"));
    }
    rooms.rebuilt();
}

#[test]
fn a_game_that_is_on_when_rooms_are_linked_is_shown_to_the_room_that_comes() {
    for (from, to, playing, new) in [(DISCORD, MATRIX, DISCORD, MATRIX), (DISCORD, MATRIX, MATRIX, DISCORD)] {
        let mut rooms = Rooms::new();
        rooms.begin((playing, playing), &[]);
        rooms.forget_posts();
        rooms.link(from, to);
        assert_eq!(rooms.sent(playing).len(), 1, "the notice alone");
        let posts = rooms.sent(new);
        assert_eq!(posts.len(), 2, "{posts:?}");
        assert!(posts[1].picture.is_some() && mentioned(&posts[1]).is_empty());
        rooms.play(playing, "ann", "e2e4");
        assert!(texts(&rooms.sent(new))[0].contains("e4"));
    }
}

#[test]
fn both_rooms_play_one_game_with_their_own_mentions_and_names() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &[("game", "billichess")]);
    let (discord, matrix) = (rooms.sent(DISCORD), rooms.sent(MATRIX));
    assert_eq!((discord.len(), matrix.len()), (2, 2), "the challenge and the first board in both");
    assert!(discord[0].text.contains("ann") && !discord[0].text.contains("(Discord)"), "{}", discord[0].text);
    assert!(matrix[0].text.contains("ann (Discord)"), "{}", matrix[0].text);
    assert!(discord[1].text.contains("bob (Matrix)") && !discord[1].text.contains("ann (Discord)"));
    assert!(matrix[1].text.contains("ann (Discord)") && !matrix[1].text.contains("bob (Matrix)"));
    assert_eq!((mentioned(&discord[1]), mentioned(&matrix[1])), (vec!["discord:ann"], vec![]));
    assert_eq!(discord[1].picture, matrix[1].picture, "the same picture, drawn once");
    assert_eq!(discord[1].buttons, matrix[1].buttons);

    rooms.play(DISCORD, "ann", "d2d3");
    let (discord, matrix) = (rooms.sent(DISCORD), rooms.sent(MATRIX));
    assert_eq!((mentioned(&discord[0]), mentioned(&matrix[0])), (vec![], vec!["matrix:bob"]));
    // The other room's player moves by what stands under the board in their own room.
    let button = matrix[0].buttons[0].id.clone();
    let menu = rooms.ask(MATRIX, "bob", Ask::Press(button.clone()));
    assert!(!menu.menus.is_empty(), "{}", menu.text);
    assert_eq!(rooms.ask(DISCORD, "eve", Ask::Press(button)).kind, ReplyKind::Refused);
    rooms.refused(DISCORD, "ann", CommandId::Move, &[("move", "e2e3")]);
    rooms.play(MATRIX, "bob", "e7e5");
    assert_eq!(rooms.moves(1), ["d2d3", "e7e5"]);
    for room in [DISCORD, MATRIX] {
        let shown = rooms.command(room, "eve", CommandId::Board, &[]);
        assert_ne!(shown.kind, ReplyKind::Refused, "{}", shown.text);
        let games = rooms.command(room, "eve", CommandId::Games, &[]).text;
        assert!(games.contains("G1"), "{games}");
        assert_eq!(
            games.contains("at this table"),
            room == MATRIX,
            "no room of another network is named: {games}"
        );
    }
    rooms.done(MATRIX, "bob", CommandId::Draw, &[]);
    assert_eq!(mentioned(&rooms.sent(DISCORD)[1]), ["discord:ann"]);
    rooms.done(DISCORD, "ann", CommandId::Draw, &[("action", "accept")]);
    assert_eq!(rooms.state(1), GameState::Ended);
    let records = [DISCORD, MATRIX].map(|room| {
        let record = rooms.command(room, "eve", CommandId::Export, &[]);
        record.file.map_or(record.text, |file| file.text)
    });
    assert_eq!(records[0], records[1], "one record");
    assert!(records[0].contains("ann (Discord)") && records[0].contains("bob (Matrix)"), "{}", records[0]);
    rooms.rebuilt();
}

#[test]
fn only_what_the_game_says_crosses() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &[]);
    rooms.forget_posts();
    // Private answers, hints, refusals, puzzles, settings and what a room is shown on its own stay in it.
    for (command, options) in [
        (CommandId::Preview, &[("move", "d2d3")][..]),
        (CommandId::Move, &[("move", "a1a8")]),
        (CommandId::Move, &[]),
        (CommandId::Board, &[]),
        (CommandId::History, &[]),
        (CommandId::Export, &[]),
        (CommandId::Puzzle, &[]),
        (CommandId::Privacy, &[]),
        (CommandId::Privacy, &[("action", "export")]),
        (CommandId::Hint, &[]),
        (CommandId::Profile, &[]),
        (CommandId::Resign, &[]),
    ] {
        rooms.command(DISCORD, "ann", command, options);
        let crossed = rooms.sent(MATRIX);
        assert!(crossed.is_empty(), "{command:?} crosses: {crossed:?}");
    }
    rooms.done(DISCORD, "boss", CommandId::Settings, &[("setting", "theme"), ("value", "light")]);
    assert!(rooms.sent(MATRIX).is_empty());
    let told = rooms.command(MATRIX, "bob", CommandId::Privacy, &[]).text;
    assert!(told.contains("Linked rooms see your name"), "{told}");
    // Ids never cross.
    rooms.play(DISCORD, "ann", "d2d3");
    let posts = rooms.sent(MATRIX);
    let all = format!("{posts:?}");
    assert!(!all.contains("discord:"), "{all}");
    // A free text of a pact does not either.
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    three(&mut rooms);
    let words = [("action", "offer"), ("to", "red"), ("terms", "each.peace"), ("words", "call me")];
    assert!(rooms.refused(DISCORD, "ann", CommandId::Pact, &words).contains("cross between linked rooms"));
}

#[test]
fn games_of_before_and_of_other_rooms_stay_where_they_are() {
    let mut rooms = Rooms::new();
    rooms.begin((DISCORD, DISCORD), &[]);
    rooms.play(DISCORD, "ann", "d2d3");
    let resign = rooms.command(DISCORD, "bob", CommandId::Resign, &[]);
    rooms.ask(DISCORD, "bob", Ask::Press(ButtonId(resign.buttons[0].id.0.clone())));
    assert_eq!(rooms.state(1), GameState::Ended);
    rooms.link(DISCORD, MATRIX);
    for command in [CommandId::Board, CommandId::History, CommandId::Export] {
        rooms.refused(MATRIX, "bob", command, &[]);
        rooms.refused(MATRIX, "bob", command, &[("game", "G1")]);
        assert_ne!(rooms.command(DISCORD, "ann", command, &[]).kind, ReplyKind::Refused);
    }
    // After the table is over, neither side sees what the other plays.
    rooms.begin((DISCORD, MATRIX), &[]);
    rooms.done(MATRIX, "boss", CommandId::Unlink, &[]);
    rooms.refused(MATRIX, "bob", CommandId::Board, &[("game", "G2")]);
    rooms.refused(PAGE, "bob", CommandId::Board, &[("game", "G2")]);
}

#[test]
fn who_types_a_network_into_a_name_is_not_taken_for_somebody_of_it() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.done(MATRIX, "ann (Discord)", CommandId::Challenge, &[("game", "billichess")]);
    for room in [DISCORD, MATRIX] {
        let posts = rooms.sent(room);
        let text = &posts[0].text;
        assert!(!text.contains("(Discord)") && !text.contains("(Discord\\)"), "{text}");
    }
}

#[test]
fn settings_are_those_of_the_room_that_made_the_table() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    let games = [("setting", "games"), ("value", "chess")];
    assert!(rooms.refused(MATRIX, "boss", CommandId::Settings, &games).contains("made the table"));
    rooms.done(DISCORD, "boss", CommandId::Settings, &games);
    assert!(rooms.refused(MATRIX, "ann", CommandId::Challenge, &[("game", "billichess")]).contains("chess"));
    rooms.done(MATRIX, "boss", CommandId::Unlink, &[]);
    rooms.done(MATRIX, "ann", CommandId::Challenge, &[("game", "billichess")]);
}

#[test]
fn either_side_parts_at_once_and_the_game_stays_where_it_began() {
    for leaving in [DISCORD, MATRIX] {
        let mut rooms = Rooms::linked(DISCORD, MATRIX);
        rooms.begin((DISCORD, MATRIX), &[]);
        rooms.play(DISCORD, "ann", "d2d3");
        rooms.forget_posts();
        rooms.done(leaving, "boss", CommandId::Unlink, &[]);
        let (discord, matrix) = (rooms.sent(DISCORD), rooms.sent(MATRIX));
        assert!(texts(&discord)[0].contains("G1 continues here"), "{discord:?}");
        assert!(texts(&matrix)[0].contains("continues in the room it started in"), "{matrix:?}");
        rooms.refused(MATRIX, "bob", CommandId::Move, &[("move", "e7e5")]);
        rooms.done(MATRIX, "bob", CommandId::Challenge, &[("game", "billichess")]);
        let _ = rooms.sent(MATRIX);
        assert!(rooms.sent(DISCORD).is_empty(), "nothing crosses any more");
        assert_eq!(rooms.state(1), GameState::Live);
        let rooms = rooms.restarted();
        rooms.rebuilt();
        assert_eq!(rooms.moves(1), ["d2d3"]);
    }
}

#[test]
fn a_room_that_is_gone_leaves_its_table_and_the_other_is_told_once() {
    for way in ["left", "gone", "unreachable"] {
        let mut rooms = Rooms::linked(DISCORD, MATRIX);
        rooms.begin((DISCORD, MATRIX), &[]);
        rooms.forget_posts();
        let at = rooms.at + 1;
        for _ in 0..2 {
            match way {
                "left" => rooms.service.left(&ServerId(ROOMS[MATRIX].1.to_owned()), at),
                "gone" => rooms.service.room_gone(&Rooms::room(MATRIX), at),
                _ => rooms.service.unreachable(&Rooms::room(MATRIX), at),
            }
        }
        let posts = rooms.sent(DISCORD);
        assert_eq!(posts.len(), 1, "{way}: {posts:?}");
        assert!(
            posts[0].text.contains("can't be reached any more")
                && posts[0].text.contains("G1 continues here")
        );
        assert!(rooms.sent(MATRIX).is_empty(), "nothing is owed to a room that is gone");
        assert!(rooms.refused(DISCORD, "boss", CommandId::Unlink, &[]).contains("not linked"));
        rooms.rebuilt();
    }
    // The outbox tells a room that is gone from a post that cannot be sent.
    let gone = SendError::Gone { reason: "403".to_owned() };
    assert!(gone.to_string().starts_with("gone"));
}

#[test]
fn of_a_room_that_is_not_reached_for_a_day_the_other_is_told_once_and_after_a_restart_too() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &[]);
    rooms.sent(DISCORD);
    let ticks = |rooms: &mut Rooms, minutes: i64| {
        for _ in 0..minutes / 10 {
            rooms.at += 10 * MINUTE;
            rooms.service.tick(rooms.at);
        }
        let posts = rooms.sent(DISCORD);
        posts.iter().filter(|post| post.text.contains("reachable")).cloned().collect::<Vec<_>>()
    };
    assert!(ticks(&mut rooms, 12 * 60).is_empty());
    let mut rooms = rooms.restarted();
    assert!(ticks(&mut rooms, 11 * 60).is_empty());
    let told = ticks(&mut rooms, 2 * 60);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].text.contains("on Matrix") && told[0].text.contains("unlink"), "{}", told[0].text);
    assert!(mentioned(&told[0]).is_empty());
    let mut rooms = rooms.restarted();
    assert!(ticks(&mut rooms, 3 * 24 * 60).is_empty(), "once, however long it lasts");
    // It is reached again, and the next silence is another one.
    rooms.sent(MATRIX);
    assert!(ticks(&mut rooms, 60).is_empty());
    rooms.play(DISCORD, "ann", "d2d3");
    rooms.sent(DISCORD);
    assert_eq!(ticks(&mut rooms, 26 * 60).len(), 1);
    let owed = rooms.sent(MATRIX);
    assert!(!owed.iter().any(|post| post.text.contains("reachable")), "it is not told of itself: {owed:?}");
    // It is linked still.
    rooms.play(MATRIX, "bob", "e7e5");
    rooms.rebuilt();
}

#[test]
fn whom_one_side_blocks_is_blocked_at_the_table() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &[]);
    rooms.forget_posts();
    assert!(rooms.refused(DISCORD, "ann", CommandId::Block, &[("player", "bob")]).contains("manage"));
    assert!(rooms.refused(DISCORD, "boss", CommandId::Block, &[("player", "eve")]).contains("Nobody"));
    rooms.done(DISCORD, "boss", CommandId::Block, &[("player", "Bob (Matrix)")]);
    assert_eq!(rooms.state(1), GameState::Ended, "the game is resigned for them");
    assert!(texts(&rooms.sent(MATRIX))[0].contains("blocked bob"));
    for (command, options) in [
        (CommandId::Challenge, &[("game", "billichess")][..]),
        (CommandId::Accept, &[]),
        (CommandId::Move, &[("move", "e7e5")]),
    ] {
        assert!(rooms.refused(MATRIX, "bob", command, options).contains("blocked you"));
    }
    rooms.done(MATRIX, "bob", CommandId::Privacy, &[]);
    assert!(rooms.command(DISCORD, "boss", CommandId::Block, &[]).text.contains("bob (Matrix)"));
    rooms.rebuilt();
    // A block is of the room that made it, and ends with the table for the other.
    rooms.done(MATRIX, "boss", CommandId::Unlink, &[]);
    rooms.done(MATRIX, "bob", CommandId::Challenge, &[("game", "billichess")]);
    rooms.link(DISCORD, MATRIX);
    rooms.refused(MATRIX, "bob", CommandId::Cancel, &[]);
    rooms.done(DISCORD, "boss", CommandId::Unblock, &[("player", "bob")]);
    rooms.done(MATRIX, "bob", CommandId::Cancel, &[]);
    rooms.rebuilt();
}

/// A game of three over both rooms: White (Ann) and Black (Cid) in one, Red (Bob) in the other.
fn three(rooms: &mut Rooms) {
    rooms.done(DISCORD, "ann", CommandId::Challenge, &[("game", "three-way"), ("side", "first")]);
    rooms.done(MATRIX, "bob", CommandId::Accept, &[("side", "second")]);
    rooms.done(DISCORD, "cid", CommandId::Accept, &[("side", "third")]);
    rooms.forget_posts();
}

#[test]
fn three_play_across_with_a_pact_that_is_made_and_denounced() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    three(&mut rooms);
    let offer = [("action", "offer"), ("to", "red"), ("terms", "each.peace")];
    rooms.done(DISCORD, "ann", CommandId::Pact, &offer);
    let (discord, matrix) = (rooms.sent(DISCORD), rooms.sent(MATRIX));
    assert!(mentioned(&discord[0]).is_empty());
    assert_eq!(mentioned(&matrix[0]), ["matrix:bob"]);
    assert_eq!(discord[0].buttons, matrix[0].buttons);
    let accept =
        matrix[0].buttons.iter().find(|button| button.id.0.starts_with("pact-accept")).expect("a button");
    let reply = rooms.ask(MATRIX, "bob", Ask::Press(accept.id.clone()));
    assert_eq!(reply.kind, ReplyKind::Done, "{}", reply.text);
    for room in [DISCORD, MATRIX] {
        let posts = rooms.sent(room);
        assert_eq!(posts.len(), 1, "{posts:?}");
        let list = rooms.command(room, "eve", CommandId::Pact, &[("action", "list")]).text;
        assert!(list.contains("in force"), "{list}");
    }
    rooms.done(MATRIX, "bob", CommandId::Pact, &[("action", "denounce"), ("to", "1")]);
    assert!(rooms.sent(DISCORD)[0].text.contains("bob (Matrix)") || !rooms.moves(1).is_empty());
    assert_eq!(rooms.moves(1).len(), 3, "{:?}", rooms.moves(1));
    rooms.rebuilt();
}

#[test]
fn without_turns_the_desk_has_one_clock_for_both_rooms() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &[("game", "realtime")]);
    rooms.forget_posts();
    // Every piece is ready; then what reached the bot first counts first, from whichever room.
    rooms.at += 60_000;
    rooms.play(MATRIX, "bob", "e7e5");
    rooms.play(DISCORD, "ann", "e2e4");
    let at = rooms.at + 60_000;
    rooms.service.tick(at);
    let moves = rooms.moves(1);
    assert!(moves.iter().any(|mv| mv == "e2e4") && moves.iter().any(|mv| mv == "e7e5"), "{moves:?}");
    let (discord, matrix) = (rooms.sent(DISCORD), rooms.sent(MATRIX));
    assert_eq!(discord.len(), matrix.len());
    assert!(!discord.is_empty());
    let pictures = |posts: &Posts| posts.iter().map(|post| post.picture.clone()).collect::<Vec<_>>();
    assert_eq!(pictures(&discord), pictures(&matrix));
    let question = rooms.command(MATRIX, "bob", CommandId::Resign, &[]);
    rooms.ask(MATRIX, "bob", Ask::Press(question.buttons[0].id.clone()));
    assert_eq!(rooms.state(1), GameState::Ended);
    rooms.rebuilt();
}

#[test]
fn a_move_is_denied_from_the_other_room() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &[("game", "chess"), ("options", "denial=hard")]);
    rooms.play(DISCORD, "ann", "e2e4");
    rooms.forget_posts();
    rooms.done(MATRIX, "bob", CommandId::Deny, &[]);
    let posts = rooms.sent(DISCORD);
    assert_eq!(mentioned(&posts[0]), ["discord:ann"]);
    assert!(posts[0].text.contains("bob (Matrix)") || posts[0].text.contains("e4"), "{}", posts[0].text);
    rooms.refused(DISCORD, "ann", CommandId::Move, &[("move", "e2e4")]);
    rooms.play(DISCORD, "ann", "d2d4");
    rooms.rebuilt();
}

#[test]
fn in_two_rooms_of_one_network_people_are_called_where_they_are() {
    let mut rooms = Rooms::linked(DISCORD, DISCORD_TOO);
    rooms.begin((DISCORD, DISCORD_TOO), &[]);
    let (one, two) = (rooms.sent(DISCORD), rooms.sent(DISCORD_TOO));
    assert_eq!((mentioned(&one[1]), mentioned(&two[1])), (vec!["discord:ann"], vec![]));
    assert!(!one[1].text.contains("(Discord)") && !two[1].text.contains("(Discord)"));
    rooms.play(DISCORD, "ann", "d2d3");
    let (one, two) = (rooms.sent(DISCORD), rooms.sent(DISCORD_TOO));
    assert_eq!((mentioned(&one[0]), mentioned(&two[0])), (vec![], vec!["discord:bob"]));
}

#[test]
fn requests_from_both_rooms_at_once_are_taken_one_after_the_other() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.done(DISCORD, "eve", CommandId::Challenge, &[("game", "billichess")]);
    let requests: Vec<_> = (0..8)
        .map(|n| {
            let room = if n % 2 == 0 { DISCORD } else { MATRIX };
            rooms.request(room, &format!("guest{n}"), asked::command(CommandId::Accept, &[]))
        })
        .collect();
    let service = &rooms.service;
    let done = std::thread::scope(|scope| {
        let asked: Vec<_> =
            requests.iter().map(|request| scope.spawn(move || service.handle(request).kind)).collect();
        asked
            .into_iter()
            .map(|asked| asked.join().expect("answered"))
            .filter(|kind| *kind == ReplyKind::Done)
            .count()
    });
    assert_eq!(done, 1, "an open seat goes to one of those who accept at once");
    rooms.rebuilt();
}
