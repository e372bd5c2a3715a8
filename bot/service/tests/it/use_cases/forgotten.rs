//! Nothing that tells who somebody was is left in the database or its journal once their data are deleted, on any network.

use std::path::Path;

use lasermate_domain::command::CommandId;
use lasermate_domain::name_mark::{self, NameForm};
use lasermate_domain::port::{
    Abilities, Ask, Locales, Person, PersonId, ReplyKind, Request, RequestId, RoomId, ServerId,
};
use lasermate_service::store::{
    AnsweredRequest, ChoicesUpdate, Commit, EventFacts, FILE_NAME, InboxChange, InboxItem, MessageDraft,
    NewPost, OfferedChoices, StoreError,
};

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served, press};

/// A name with everything that is escaped, and words; neither stands anywhere else.
const NAME: &str = "Zq_annika";
const WORDS: &str = "zqviolet canal";

struct Network {
    name: &'static str,
    /// What ids of that network look like, for the one who goes.
    id: &'static str,
    served: Served,
    asked: u64,
}

impl Network {
    fn new(name: &'static str, id: &'static str) -> Self {
        Self { name, id, served: Served::new(), asked: 0 }
    }

    fn person(&self, who: &str) -> Person {
        let (id, name) = if who == "ann" { (self.id, NAME) } else { (who, who) };
        Person { id: PersonId(format!("{}:{id}", self.name)), name: name.to_owned() }
    }

    fn ask(&mut self, who: &str, room: &str, ask: Ask) {
        self.asked += 1;
        let request = Request {
            id: RequestId(format!("{}:r{}", self.name, self.asked)),
            server: ServerId(format!("{}:home", self.name)),
            room: RoomId(format!("{}:{room}", self.name)),
            who: self.person(who),
            admin: who == "bob",
            can: Abilities { threads: room == "halls", busy: room == "halls", ..Abilities::ALL },
            at: BEGUN + i64::try_from(self.asked).expect("few") * 1000,
            intent: ask.into(),
            locales: Locales::default(),
        };
        let told = self.served.service().handle(&request);
        assert_ne!(told.kind, ReplyKind::Refused, "{}, {who}: {}", self.name, told.text);
    }

    fn command(&mut self, who: &str, room: &str, command: CommandId, options: &[(&str, &str)]) {
        self.ask(who, room, asked::command(command, options));
    }

    /// Games, offers, a pact, a tournament and others' answers, all with Ann in them. Nothing is delivered.
    fn live(&mut self) {
        let ann = self.person("ann").id.0;
        let as_first = ("side", "first");
        for (who, room, command, options) in [
            ("ann", "a", CommandId::Challenge, &[("game", "chess"), as_first][..]),
            ("bob", "a", CommandId::Accept, &[]),
            ("ann", "a", CommandId::Move, &[("move", "e4")]),
            ("ann", "a", CommandId::Takeback, &[]),
            ("bob", "d", CommandId::Challenge, &[("opponent", &ann), ("game", "chess")]),
            ("ann", "b", CommandId::Challenge, &[("game", "three-way-heirs"), as_first]),
            ("bob", "b", CommandId::Accept, &[("side", "second")]),
            ("cid", "b", CommandId::Accept, &[("side", "third")]),
            ("ann", "b", CommandId::Move, &[("move", "c2c3")]),
            ("ann", "b", CommandId::Pact, &[("action", "offer"), ("to", "red"), ("words", WORDS)]),
            ("bob", "b", CommandId::Export, &[]),
            ("ann", "halls", CommandId::Challenge, &[("game", "chess"), as_first]),
            ("cid", "halls", CommandId::Accept, &[]),
            (
                "bob",
                "c",
                CommandId::Tournament,
                &[("action", "create"), ("format", "swiss"), ("game", "chess")],
            ),
            ("ann", "c", CommandId::Tournament, &[("action", "join")]),
            ("cid", "c", CommandId::Tournament, &[("action", "join")]),
            ("cid", "c", CommandId::Mute, &[("person", &ann)]),
            ("ann", "c", CommandId::Pings, &[("quiet", "22-7")]),
            ("bob", "c", CommandId::Block, &[("person", &ann)]),
            ("bob", "c", CommandId::Unblock, &[("person", &ann)]),
        ] {
            self.command(who, room, command, options);
        }
        let store = self.served.service().store();
        // What the adapters keep beside it.
        let key = self.id.to_owned();
        let choices = OfferedChoices {
            event: "$hers".to_owned(),
            room: "!r".to_owned(),
            person: Some(key.clone()),
            choices: "{}".to_owned(),
            at: 1,
        };
        let offered = Some(ChoicesUpdate::Choices(choices));
        store.matrix_place((1, 0), "$hers", &EventFacts { offered, ..EventFacts::default() }).expect("noted");
        store.matrix_note_direct(&key, "!direct").expect("noted");
        let heard = InboxItem {
            event: "$delete".to_owned(),
            room: "!r".to_owned(),
            at: 1,
            heard: format!(r#"{{"sender":"{key}","body":"1"}}"#),
        };
        store.matrix_take_in(("@bot/D", "s"), &[InboxChange::Heard(heard)]).expect("in");
        store.discord_thread_opened(7, &format!("G3 {NAME} – cid, Chess")).expect("noted");
    }

    fn delete(&mut self) {
        self.command("ann", "a", CommandId::Privacy, &[("action", "delete")]);
        self.ask("ann", "a", press("forget:me:0"));
        self.served.service().store().matrix_forget_person(self.id, "$delete").expect("forgotten");
    }

    fn kept(&self, words: &str) -> Vec<String> {
        kept(self.served.folder(), words)
    }
}

/// Where words are in a database and its journal, with what stands around them.
fn kept(folder: &Path, words: &str) -> Vec<String> {
    let mut found = Vec::new();
    for file in [FILE_NAME.to_owned(), format!("{FILE_NAME}-wal")] {
        let bytes = std::fs::read(folder.join(&file)).unwrap_or_default();
        for (at, _) in bytes.windows(words.len()).enumerate().filter(|(_, part)| *part == words.as_bytes()) {
            let around = &bytes[at.saturating_sub(120)..(at + 120).min(bytes.len())];
            found.push(format!("{file} at {at}: {}", String::from_utf8_lossy(around)));
        }
    }
    found
}

#[test]
fn neither_name_nor_id_nor_words_are_in_the_file_once_they_are_deleted() {
    for (network, id) in
        [("local", "0badc0de0badc0de"), ("discord", "990077005500331199"), ("matrix", "@zqann:example.org")]
    {
        let mut network = Network::new(network, id);
        network.live();
        let escaped = NAME.replace('_', "\\_");
        let posts = network.served.service().owed(network.name, 999);
        assert!(posts.iter().any(|owed| owed.post.text.contains(&escaped)), "{posts:?}");
        for words in [NAME, WORDS, id] {
            assert!(network.kept(words).len() > 3, "{}, {words}: it would prove nothing", network.name);
        }
        network.delete();
        for words in [NAME, &escaped, &escaped.replace('\\', "\\\\"), WORDS, id] {
            let left = network.kept(words);
            assert!(left.is_empty(), "{}, {words}: {left:#?}", network.name);
        }
        // What is still owed says who it was about, and calls nobody who is gone.
        let posts = network.served.service().owed(network.name, 999);
        assert!(posts.iter().any(|owed| owed.post.text.contains("(a former player) ")), "{posts:?}");
        for owed in posts {
            assert!(owed.post.mentioned().all(|who| who.network() == network.name), "{owed:?}");
        }
        // Bob's answers are told again as they are now.
        network.served.service().tick(BEGUN + 100_000);
        assert_eq!(network.kept(id), Vec::<String>::new());
    }
}

/// A post that was read before a deletion, and written after it, brought the name back.
#[test]
fn a_chat_message_drawn_up_before_a_deletion_is_written_without_the_name() {
    let mut network = Network::new("local", "0badc0de0badc0de");
    network.live();
    let mark = name_mark::marked(network.person("ann").id.0.as_str(), NameForm::Plain, NAME);
    let body =
        format!(r#"{{"kind":"bot","text":"{mark} moves.","calls":[{{"id":"local:{}"}}]}}"#, network.id);
    let post = MessageDraft {
        channel: "lobby",
        body: &body,
        person: None,
        outbox: Some(7),
        request: None,
        pictures: &[],
    };
    network.delete();
    let store = network.served.service().store();
    let written = store.chat().write(post).expect("written");
    let instead = written.instead.expect("another text than was drawn up");
    assert!(instead.contains("a former player") && instead.contains("gone:"), "{instead}");
    for words in [NAME, network.id] {
        assert_eq!(network.kept(words), Vec::<String>::new());
    }
    // What others say of her is theirs.
    let said = format!(r#"{{"kind":"person","text":"{NAME} was here"}}"#);
    let written = store.chat().write(MessageDraft { body: &said, outbox: None, ..post }).expect("written");
    assert_eq!(written.instead, None);
    // Whoever has given up their name says no more under it.
    let gone = PersonId("local:gone".to_owned());
    let late = store.chat().write(MessageDraft { body: &said, outbox: None, person: Some(&gone), ..post });
    assert!(matches!(late, Err(StoreError::Forgotten)));
}

/// An answer, a post and a thread's name that were drawn up before a deletion and stored after it brought the name back.
#[test]
fn what_was_drawn_up_before_a_deletion_is_stored_without_name_and_words() {
    let id = "0badc0de0badc0de";
    let mut network = Network::new("local", id);
    network.live();
    let store = network.served.service().store();
    let number = |who: &str| store.number_of(&network.person(who).id).expect("read").expect("known");
    let (ann, bob) = (number("ann"), number("bob"));
    let posts = store.owed("local", 999).expect("read").into_iter();
    let posts: Vec<_> = posts.map(|row| NewPost { room: row.room, post: row.post }).collect();
    let asked = (1..=network.asked).map(|number| RequestId(format!("local:r{number}")));
    let reply = asked.filter_map(|id| store.answer(&id).expect("read")).find(|told| told.reply.contains(id));
    let reply = reply.expect("an answer with her name").reply;
    let late = |id: &str, person| {
        let request = AnsweredRequest {
            id: RequestId(id.to_owned()),
            at: 1,
            person,
            reply: reply.clone(),
            buttons: Vec::new(),
        };
        Commit { request: Some(request), posts: posts.clone(), ..Commit::default() }
    };
    let (bobs, hers) = (late("bob's", bob), late("hers", ann));

    network.delete();
    let store = network.served.service().store();
    store.commit(&bobs).expect("stored");
    assert!(matches!(store.commit(&hers), Err(StoreError::Forgotten)));
    store.discord_thread_opened(8, &format!("G3 {NAME} – cid, Chess")).expect("noted");
    let escaped = NAME.replace('_', "\\_");
    for words in [NAME, &escaped, &escaped.replace('\\', "\\\\"), WORDS, id] {
        let left = network.kept(words);
        assert!(left.is_empty(), "{words}: {left:#?}");
    }
    assert!(network.served.service().owed("local", 999).len() >= posts.len());

    store.know(&network.person("ann")).expect("known");
    store.commit(&late("about one who is back", bob)).expect("stored");
    assert!(!network.kept(id).is_empty() && network.kept(WORDS).is_empty());
}

/// Names of one person are taken out of old messages, those of others and of words that begin like them stay.
#[test]
fn messages_from_before_there_were_marks_lose_the_name_too() {
    let mut network = Network::new("local", "0badc0de0badc0de");
    network.command("ann", "a", CommandId::Challenge, &[("game", "chess")]);
    let db = rusqlite::Connection::open(network.served.service().store().path()).expect("sqlite");
    let old = format!(
        r#"{{"kind":"bot","text":"White (Zq\\_annika) moves, not {NAME}s.","mention":"{NAME}","calls":[{{"id":"local:0badc0de0badc0de","name":"{NAME}"}}],"pictures":[{{"alt":"Chess: {NAME} – bob."}}]}}"#
    );
    db.execute("INSERT INTO local_message (room, body) VALUES ('lobby', ?1)", [old]).expect("written");
    db.execute(
        "UPDATE request SET reply = 'Game on: Zq\\_annika\u{e006}local\u{e007} plays.' WHERE person = 1",
        [],
    )
    .expect("written");
    drop(db);
    network.command("ann", "a", CommandId::Privacy, &[("action", "delete")]);
    network.ask("ann", "a", press("forget:me:0"));
    let messages =
        network.served.service().store().chat().after::<serde_json::Value>(None, 0, 9).expect("read");
    let left: Vec<_> = messages.into_iter().map(|kept| kept.message).collect();
    let wanted = serde_json::json!({
        "kind": "bot",
        "text": format!("White (a former player) moves, not {NAME}s."),
        "mention": "a former player",
        "calls": [{"id": "gone:1", "name": "a former player"}],
        "pictures": [{"alt": "Chess: a former player – bob."}],
    });
    assert_eq!(left, [wanted]);
}
