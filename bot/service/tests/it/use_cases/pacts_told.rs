//! What is told of pacts, how players may be named in them, and what of them goes with who wrote it.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served};
use lasermate_domain::command::{CommandId, line};
use lasermate_domain::port::{
    Abilities, Ask, Linkability, Reply, ReplyKind, Request, RoomId, ServerId, Typing, UnixMillis,
};
use lasermate_domain::tables::table::GameId;
use lasermate_present::saying::in_english;
use lasermate_present::text;
use lasermate_service::questions;
use lasermate_service::store::MessageDraft;
use serde_json::json;

/// Three people at a table, who have White, Red and Black.
struct TestTable {
    served: Served,
    now: UnixMillis,
    posts: Vec<String>,
}

impl TestTable {
    fn empty() -> Self {
        Self { served: Served::new(), now: BEGUN, posts: Vec::new() }
    }

    fn of(people: [&str; 3]) -> Self {
        let mut table = Self::empty();
        table.done(people[0], CommandId::Challenge, &[("game", "three-way"), ("side", "first")]);
        table.done(people[1], CommandId::Accept, &[("side", "second")]);
        table.done(people[2], CommandId::Accept, &[("side", "third")]);
        table
    }

    fn request(&mut self, who: &str, ask: Ask) -> Request {
        self.now += 1000;
        self.served.request(who, "lobby", self.now, ask)
    }

    fn ask(&mut self, request: &Request) -> Reply {
        let reply = self.served.service().handle(request);
        self.posts = self.served.posts().into_iter().map(|post| post.text).collect();
        reply
    }

    fn command(&mut self, who: &str, command: CommandId, options: &[(&str, &str)]) -> Reply {
        let request = self.request(who, asked::command(command, options));
        self.ask(&request)
    }

    /// What the room reads of something that is done.
    fn done(&mut self, who: &str, command: CommandId, options: &[(&str, &str)]) -> String {
        let reply = self.command(who, command, options);
        assert_ne!(reply.kind, ReplyKind::Refused, "{who}: {}", reply.text);
        self.posts.join("\n")
    }

    /// What the room reads once the first button of an answer is pressed.
    fn press(&mut self, who: &str, answer: &Reply) -> String {
        let button = answer.buttons.first().unwrap().id.clone();
        let request = self.request(who, Ask::Press(button));
        let reply = self.ask(&request);
        assert_ne!(reply.kind, ReplyKind::Refused, "{who}: {}", reply.text);
        self.posts.join("\n")
    }

    fn pact(&mut self, who: &str, action: &str, to: &str, terms: &str) -> String {
        let options = [("action", action), ("to", to), ("terms", terms)];
        let options: Vec<_> = options.into_iter().filter(|(_, value)| !value.is_empty()).collect();
        self.done(who, CommandId::Pact, &options)
    }

    fn play(&mut self, who: &str, moves: &str) -> String {
        self.done(who, CommandId::Move, &[("move", moves)])
    }
}

/// A second denunciation does not put the end off: the first move of either ends it.
#[test]
fn rule_p4_who_ends_a_pact_that_another_has_ended_is_told_as_second() {
    let mut table = TestTable::of(["ann", "bob", "cid"]);
    table.pact("ann", "offer", "bob", "each.peace");
    table.pact("bob", "accept", "1", "");
    let told = table.pact("bob", "denounce", "1", "");
    assert!(told.contains("ends pact 1. It lasts until after Red's next move."), "{told}");
    let told = table.pact("ann", "denounce", "1", "");
    assert!(told.contains("ends pact 1 too. It lasts until after the next move of Red or White."), "{told}");
    let told = table.play("ann", "c2c3");
    assert!(told.contains("Pact 1 has ended, as White announced."), "{told}");
}

#[test]
fn rule_p5_a_breach_by_no_move_is_told_as_what_it_is_with_its_ply() {
    let mut table = TestTable::of(["ann", "bob", "cid"]);
    table.pact("ann", "offer", "both", "each.peace; each.draw-if-two");
    table.pact("bob", "accept", "1", "");
    table.pact("cid", "accept", "1", "");
    table.pact("bob", "offer", "cid", "each.peace");
    let question = table.command("cid", CommandId::Resign, &[]);
    let told = table.press("cid", &question);
    assert!(told.contains("Black is out. In pact 1, only the draw when two are left still holds."), "{told}");
    assert!(told.contains("The offer of pact 2 is void: Black is out."), "{told}");
    assert!(!told.contains("has expired"), "{told}");
    let list = table.command("ann", CommandId::Pact, &[]).text;
    assert!(
        list.contains(
            "(1) nobody captures another's pieces (void); (2) all three agree to a draw when two are left; "
        ),
        "{list}"
    );
    table.play("ann", "c2c3");
    table.done("ann", CommandId::Draw, &[("action", "offer")]);
    let told = table.done("bob", CommandId::Draw, &[("action", "decline")]);
    assert!(told.contains("**Red broke pact 1**"), "{told}");
    assert!(told.contains(") by declining the draw in round 1 (ply 1)."), "{told}");
    // That the draw offer goes with the move need not be said.
    let told = table.done("ann", CommandId::Takeback, &[]);
    assert!(told.contains("asks to take back c3. "), "{told}");
}

/// Names that are words of terms, or have spaces, stand for their sides and leave the terms as they are.
#[test]
fn players_are_named_in_pacts_whatever_they_are_called() {
    for (people, to, terms, read) in [
        (["Ann Lee", "keepout", "To"], "keepout", "keepout e4", "neither moves a piece to e4"),
        (["Ann Lee", "keepout", "To"], "To", "keep out of e4", "White offers Black"),
        (["Ann Lee", "keepout", "To"], "@keepout", "Ann Lee: peace", "White doesn't capture Red's pieces"),
        (["Ann Lee", "keepout", "To"], "@To", "@to against @keepout", "Black moves against Red"),
        (["Ann Lee", "Bo Li", "Bo"], "Bo Li", "bo li peace", "Red doesn't capture White's pieces"),
        (
            ["Ann Lee", "Bo Li", "Bo"],
            "bo, Bo Li",
            "bo peace",
            "Black doesn't capture White's or Red's pieces",
        ),
        (["ann", "no", "each"], "both", "each no check", "Nobody gives another check"),
    ] {
        let mut table = TestTable::of(people);
        let told = table.pact(people[0], "offer", to, terms);
        let read = read.to_lowercase();
        let plain = told.to_lowercase().replace(&format!(" ({})", people[0].to_lowercase()), "");
        assert!(plain.contains(&read), "{to}, {terms}: {told}");
    }
    // Nobody hides a field of the offer in its addressee.
    let mut table = TestTable::of(["ann", "bob", "cid"]);
    let options = [("action", "offer"), ("to", "red; each.no-check"), ("terms", "each.peace")];
    assert_eq!(table.command("ann", CommandId::Pact, &options).kind, ReplyKind::Refused);
}

/// What is chosen while a line is typed is for one pair of eyes, and terms are for all.
#[test]
fn rule_p1_completion_names_pacts_by_their_parties_alone() {
    let mut table = TestTable::of(["ann", "bob", "cid"]);
    table.pact("ann", "offer", "red", "each.peace");
    let label = |table: &TestTable, who: &str, action: &str| {
        let choices = questions::complete(
            table.served.service().world(),
            &Typing {
                server: ServerId(asked::SERVER.to_owned()),
                room: RoomId("test:lobby".to_owned()),
                who: asked::person(who),
                command: CommandId::Pact,
                option: "to".to_owned(),
                typed: String::new(),
                locale: None,
                options: [("action".to_owned(), action.to_owned())].into(),
            },
        );
        choices.into_iter().map(|choice| choice.label).collect::<Vec<_>>().join("\n")
    };
    let offered = label(&table, "bob", "accept");
    assert!(offered.contains("offered by White to Red") && !offered.contains("peace"), "{offered}");
    table.pact("bob", "accept", "1", "");
    let in_force = label(&table, "bob", "denounce");
    assert!(in_force.contains("White and Red") && !in_force.contains("peace"), "{in_force}");
}

#[test]
fn a_refusal_that_is_a_question_ends_as_one() {
    let mut table = TestTable::of(["ann", "bob", "cid"]);
    let options = [("action", "offer"), ("to", "red"), ("terms", "each move c2c3")];
    assert_eq!(table.command("ann", CommandId::Pact, &options).text, "Term 1: which side promises this?");
}

/// Own words go with their author: out of the log, and out of every game that is read from it.
#[test]
fn who_deletes_their_data_takes_their_own_words_along() {
    let mut table = TestTable::of(["ann", "bob", "cid"]);
    let said = |words| [("action", "offer"), ("to", "both"), ("words", words)];
    let told = table.done("ann", CommandId::Pact, &said("meet me at the canal"));
    assert!(told.contains("meet me at the canal"), "{told}");
    table.done("bob", CommandId::Pact, &said("bob has a boat"));
    let in_log = |table: &TestTable, words: &str| {
        let rows = table.served.service().store().log_after(0, 100_000).unwrap();
        rows.iter().any(|row| format!("{row:?}").contains(words))
    };
    assert!(in_log(&table, "canal") && in_log(&table, "boat"));
    let asked = table.command("ann", CommandId::Privacy, &[("action", "delete")]);
    assert!(asked.text.contains("what you wrote into pacts and notes"), "{}", asked.text);
    table.press("ann", &asked);
    assert!(!in_log(&table, "canal") && in_log(&table, "boat"), "others' words stay");
    let list = table.command("bob", CommandId::Pact, &[]).text;
    assert!(list.contains("deleted") && !list.contains("canal") && list.contains("boat"), "{list}");
    let live = table.served.service().read_back(GameId(1)).unwrap().unwrap();
    assert_eq!(live.game.pacts().unwrap().pacts().len(), 2, "the log still reads");
    // Of whoever is there the log is final.
    let db = rusqlite::Connection::open(table.served.folder().join("lasermate.db")).unwrap();
    for change in [
        "UPDATE log SET body = '' WHERE verb = 'play' AND body LIKE '%boat%'",
        "UPDATE log SET at = 0 WHERE verb = 'play'",
        "UPDATE log SET body = '' WHERE verb = 'begin'",
        "DELETE FROM log",
    ] {
        let refused = db.execute(change, []).unwrap_err().to_string();
        assert!(refused.contains("append only"), "{change}: {refused}");
    }
}

/// The page keeps what the bot has said, and so do answers and posts that are still owed.
#[test]
fn who_deletes_their_data_takes_their_own_words_out_of_all_that_the_bot_has_said() {
    const SAID: &str = "meet *me* at \"the\" canal <b>";
    let mut table = TestTable::of(["ann", "bob", "cid"]);
    let mut posts = Vec::new();
    for (who, words) in [("ann", SAID), ("bob", "bob has a boat")] {
        let offer = [("action", "offer"), ("to", "both"), ("words", words)];
        posts.push(table.done(who, CommandId::Pact, &offer));
    }
    table.command("bob", CommandId::Pact, &[]);
    let mut end = table
        .request("boss", asked::command(CommandId::Adjudicate, &[("result", "draw"), ("note", "canals")]));
    end.admin = true;
    assert_eq!(table.served.service().handle(&end).kind, ReplyKind::Done);
    let owed = table.served.service().owed("test", 99);
    assert!(owed.iter().any(|owed| owed.post.text.contains("Note: canals")), "{owed:?}");
    posts.extend(owed.into_iter().map(|owed| owed.post.text));
    let chat = table.served.service().store().chat();
    let say = |body: serde_json::Value, outbox| {
        let body = body.to_string();
        let draft = MessageDraft {
            channel: "lobby",
            body: &body,
            person: None,
            outbox,
            request: None,
            pictures: &[],
        };
        chat.write(draft).unwrap();
    };
    for (number, post) in (900..).zip(&posts) {
        let alt = post.replace('\\', "");
        say(json!({"kind": "bot", "text": post, "pictures": [{"alt": alt}]}), Some(number));
    }
    say(json!({"kind": "person", "text": "Bob has a canal boat"}), None);
    let db = rusqlite::Connection::open(table.served.folder().join("lasermate.db")).unwrap();
    let kept = |words: &str| {
        let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'";
        let mut find = db.prepare(tables).unwrap();
        let names = find.query_map([], |row| row.get::<_, String>(0)).unwrap();
        let mut found = Vec::new();
        for name in names.map(Result::unwrap) {
            let mut all = db.prepare(&format!("SELECT * FROM {name}")).unwrap();
            let columns = all.column_count();
            let mut rows = all.query([]).unwrap();
            while let Some(row) = rows.next().unwrap() {
                let row: Vec<_> =
                    (0..columns).map(|at| format!("{:?}", row.get_ref(at).unwrap().as_str())).collect();
                found.extend(
                    row.into_iter().filter(|text| text.contains(words)).map(|text| format!("{name}: {text}")),
                );
            }
        }
        found
    };
    assert!(kept("canal").len() > 4, "{:?}", kept("canal"));
    let boats = kept("boat").len();
    for who in ["ann", "boss"] {
        // Nothing is delivered meanwhile.
        let ask = table.request(who, asked::command(CommandId::Privacy, &[("action", "delete")]));
        let button = table.served.service().handle(&ask).buttons.first().unwrap().id.clone();
        let press = table.request(who, Ask::Press(button));
        assert_ne!(table.served.service().handle(&press).kind, ReplyKind::Refused);
    }
    let left = kept("canal");
    assert!(left.len() == 1 && left[0].contains("Bob has a canal boat"), "{left:?}");
    assert_eq!(kept("boat").len(), boats, "others' words stay");
    for table in ["local_message", "outbox"] {
        assert!(kept("deleted").iter().any(|row| row.starts_with(table)), "{table}");
    }
}

#[test]
fn a_direct_chat_is_no_server() {
    let mut table = TestTable::empty();
    for (link, place) in [(Linkability::Direct, "in this chat"), (Linkability::Yes, " here ")] {
        for command in [CommandId::Leaderboard, CommandId::Profile] {
            let mut request = table.request("ann", asked::command(command, &[]));
            request.can = Abilities { link, ..Abilities::ALL };
            let told = table.ask(&request).text;
            assert!(told.contains(place), "{command:?}: {told}");
        }
    }
}

/// A manager need not wait until somebody has played.
#[test]
fn anybody_whom_the_network_names_can_be_blocked() {
    let mut table = TestTable::empty();
    table.served.service().introduce(&asked::person("eve")).unwrap();
    let block = |table: &mut TestTable, options: &[(&str, &str)]| {
        let mut request = table.request("boss", asked::command(CommandId::Block, options));
        request.admin = true;
        table.ask(&request)
    };
    assert!(block(&mut table, &[("player", "eve")]).text.contains("Nobody who has played here"));
    let both = block(&mut table, &[("player", "Lee"), ("person", "test:eve")]);
    assert!(both.text.contains("takes one person"), "{}", both.text);
    let told = block(&mut table, &[("person", "test:eve")]);
    assert!(told.text.contains("eve is blocked"), "{}", told.text);
    let refused = table.command("eve", CommandId::Challenge, &[]);
    assert!(refused.text.contains("blocked you"), "{}", refused.text);
}

#[test]
fn a_missing_option_is_told_as_in_a_typed_line() {
    let mut table = TestTable::empty();
    let mut request = table.request("boss", asked::command(CommandId::Adjudicate, &[]));
    request.admin = true;
    let told = table.ask(&request).text;
    let as_typed = text::handler::not_read(&line::parse("/adjudicate").unwrap_err());
    assert_eq!(told, in_english(&as_typed));
    assert!(told.contains("Which result?"), "{told}");
}

/// It was answered with its own number: "Which pact? Type /pact accept 1."
#[test]
fn the_only_offer_that_waits_is_accepted_without_its_number() {
    let mut table = TestTable::of(["ann", "bob", "cid"]);
    table.pact("ann", "offer", "bob", "each.peace");
    let told = table.pact("bob", "accept", "", "");
    assert!(told.contains("Pact 1 is in force"), "{told}");
    table.pact("ann", "offer", "bob", "each.peace");
    table.pact("cid", "offer", "bob", "each.peace");
    let several = table.command("bob", CommandId::Pact, &[("action", "accept")]);
    assert!(several.kind == ReplyKind::Refused && several.text.contains("Which pact?"), "{}", several.text);
    // What cannot be read as a number may be another one.
    table.pact("bob", "accept", "3", "");
    let odd = table.command("bob", CommandId::Pact, &[("action", "accept"), ("to", "-2")]);
    assert_eq!(odd.kind, ReplyKind::Refused, "{}", odd.text);
}
