//! People notice what concerns them: an edit notifies nobody, so a message is edited only under the eyes of whoever is called.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::time::Duration;

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::{Change, Event, World};
use lasermate_tests::discord::{Discord, Seats, components, content, id_of, table, table_drawn};
use serde_json::Value;

/// Who is notified by a message, sorted.
pub fn mentioned(message: &Value) -> Vec<String> {
    let names = message["mentions"].as_array().unwrap().iter();
    let mut names: Vec<_> = names.map(|user| user["username"].as_str().unwrap().to_owned()).collect();
    names.sort();
    names
}

/// The calls that count towards the limit over everything, from one on.
fn limited(world: &World, from: usize) -> Vec<String> {
    let calls = world.calls.get(from..).unwrap_or_default().iter();
    let limited = calls.filter(|call| {
        let exempt = call.operation.contains("webhook") || call.operation == "create_interaction_response";
        // Emojis are sent when nothing else is.
        !exempt && !call.operation.contains("emoji")
    });
    limited.map(|call| call.operation.clone()).collect()
}

fn is_new(event: &Event) -> bool {
    event.change == Change::Created
}

#[test]
fn a_move_costs_nothing_within_the_limits() {
    let (discord, _bot, mut seats) = table_drawn();
    seats.begin(&discord);
    seats.bare(&discord);
    let calls = |from: usize| limited(&discord.world(), from);
    for (who, typed) in [(seats.ann, "e4"), (seats.bob, "e5"), (seats.ann, "Nf3")] {
        let before = discord.world().calls.len();
        seats.play(&discord, who, typed);
        assert_eq!(calls(before), Vec::<String>::new(), "{typed}");
    }
    // Below what somebody has written there is a new message, and the old one loses its buttons.
    let before = discord.world().calls.len();
    let old = discord.world().channels[&seats.channel].last_message.unwrap();
    discord.chat(seats.channel);
    seats.play(&discord, seats.bob, "Nc6");
    discord.wait("the old board with the way to the new one", |world| {
        components(&world.messages[&old].json).iter().all(|part| part["url"].is_string()).then_some(())
    });
    assert_eq!(calls(before), Vec::<String>::new());
    assert_eq!(discord.count("get_channel"), 0, "interactions tell the newest message");
}

#[test]
fn a_move_against_the_computer_costs_nothing_while_its_interaction_can_be_answered() {
    let (discord, _bot, mut seats) = table_drawn();
    let told = seats.ask(&discord, "/challenge against:computer level:1 game:chess side:first");
    assert!(told.is_board(), "{told:?}");
    seats.post(&discord);
    for typed in ["a3", "h3"] {
        let before = discord.world().calls.len();
        seats.play(&discord, seats.ann, typed);
        let answer = seats.post(&discord);
        assert!(content(&answer.message).contains("Spark"), "{answer:?}");
        assert_eq!(limited(&discord.world(), before), Vec::<String>::new(), "{typed}");
    }
    assert_eq!(discord.count("get_channel"), 0);
}

#[test]
fn whoever_is_away_is_called_by_a_new_message() {
    /// After so long somebody who does nothing is away.
    const AWAY: Duration = Duration::from_secs(31);
    let (discord, _bot, mut seats) = table();
    let board = seats.begin(&discord);
    let (_, moved) = seats.play(&discord, seats.ann, "e4");
    assert_eq!(moved.change, Change::Edited, "bob has just accepted, and is looking");
    std::thread::sleep(AWAY);
    let (_, moved) = seats.play(&discord, seats.bob, "e5");
    assert!(is_new(&moved) && mentioned(&moved.message) == ["ann"], "{moved:?}");
    assert_ne!(id_of(&moved.message), id_of(&board.message));
    let (_, moved) = seats.play(&discord, seats.ann, "Nf3");
    assert!(!is_new(&moved), "bob has just moved");
}

#[test]
fn who_does_not_wish_to_be_pinged_is_named_and_not_notified() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    let told = discord.told(discord.command(seats.bob, "/pings never"));
    assert!(told.private && told.text().contains("never pinged"), "{told:?}");
    discord.chat(seats.channel);
    let (_, moved) = seats.play(&discord, seats.ann, "e4");
    assert!(is_new(&moved) && content(&moved.message).starts_with(&format!("<@{}>", seats.bob.person)));
    assert_eq!(mentioned(&moved.message), Vec::<String>::new());
    let (_, moved) = seats.play(&discord, seats.bob, "e5");
    assert_eq!(mentioned(&moved.message), ["ann"]);
}

#[test]
fn the_end_of_a_game_is_a_new_message_to_all_its_players() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    let mut others = Seats::in_server(&discord, seats.server);
    others.begin(&discord);
    for (who, typed) in [(seats.ann, "f3"), (seats.bob, "e5"), (seats.ann, "g4")] {
        let (_, moved) = seats.play(&discord, who, typed);
        assert_eq!(mentioned(&moved.message).len(), 1);
    }
    let (_, over) = seats.play(&discord, seats.bob, "Qh4#");
    assert!(is_new(&over) && content(&over.message).contains("The game is over"), "{over:?}");
    assert_eq!(mentioned(&over.message), ["ann", "bob"]);
    let ids: Vec<_> = over.message["mentions"].as_array().unwrap().iter().map(|user| &user["id"]).collect();
    assert!(ids.contains(&&Value::from(seats.ann.person.to_string())), "those of this game: {ids:?}");
}

#[test]
fn a_lasermate_is_a_new_message_to_all_players() {
    let (discord, _bot, mut seats) = table();
    seats.begin_with(&discord, "game:billi-chess");
    let mut last = None;
    for (ply, typed) in LASERMATE.iter().enumerate() {
        let who = if ply % 2 == 0 { seats.ann } else { seats.bob };
        last = Some(seats.play(&discord, who, typed).1);
    }
    let last = last.unwrap();
    assert!(content(&last.message).contains("LASERMATE"), "{last:?}");
    assert!(is_new(&last) && mentioned(&last.message) == ["ann", "bob"], "{last:?}");
}

#[test]
fn everybody_at_the_table_is_added_to_the_thread_of_their_game() {
    let (discord, _bot, mut seats) = table();
    let told = seats.ask(&discord, "/challenge game:chess side:first");
    assert!(told.is_done("Challenge sent"), "{told:?}");
    let posted = seats.post(&discord).message;
    seats.press(&discord, seats.bob, &posted, "accept-thread");
    seats.post(&discord);
    let thread = discord.wait("the thread", |world| {
        world.channels.values().find(|channel| channel.parent == Some(seats.channel)).map(|thread| thread.id)
    });
    let first = discord.next_post(thread, &mut 0);
    assert_eq!(mentioned(&first.message), ["ann", "bob"], "who is mentioned in a thread is added to it");
    let text = content(&first.message);
    assert!(text.starts_with(&format!("<@{}> ", seats.ann.person)), "whoever is to move first: {text}");
    // What was said in the channel leads there.
    let way = |message: u64| {
        discord.wait("the way into the thread", |world| {
            let parts = components(&world.messages.get(&message)?.json);
            parts.iter().find_map(|part| part["url"].as_str()).map(str::to_owned)
        })
    };
    let there = format!("https://discord.com/channels/{}/{thread}", seats.server);
    assert_eq!([way(thread), way(id_of(&posted))], [there.clone(), there]);
}

/// A game in a thread until somebody resigns: its seats there.
fn resigned_in_thread(discord: &Discord, seats: &mut Seats) -> Seats {
    let told = seats.ask(discord, "/challenge game:chess side:first where:thread");
    assert!(told.is_done("Challenge sent"), "{told:?}");
    let posted = seats.post(discord).message;
    seats.press(discord, seats.bob, &posted, "accept-thread");
    let thread = id_of(&seats.post(discord).message);
    let mut inside = Seats { channel: thread, seen: 0, ..*seats };
    (inside.ann.channel, inside.bob.channel) = (thread, thread);
    inside.post(discord);
    resign(discord, &mut inside);
    inside
}

fn resign(discord: &Discord, seats: &mut Seats) -> Event {
    let asked = seats.ask(discord, "/resign");
    let told = seats.press(discord, seats.ann, &asked.message, "resign");
    let post = seats.post(discord);
    assert!(content(&post.message).contains("resign"), "{told:?} {post:?}");
    post
}

fn named(discord: &Discord, thread: u64, part: &str) {
    discord.wait(part, |world| world.channels[&thread].name.contains(part).then_some(()));
}

#[test]
fn the_thread_of_a_game_that_is_over_is_called_by_its_result_and_closed_after_a_while() {
    let (discord, bot, mut seats) = table();
    let inside = resigned_in_thread(&discord, &mut seats);
    named(&discord, inside.channel, "G1 ann 0–1 bob, Chess");
    assert!(!discord.world().channels[&inside.channel].archived, "there is time to talk about it");
    // Its name is noted too.
    let file = bot.data().join(lasermate_core::store::FILE_NAME);
    discord.wait("the note of the name", |_| {
        let store = rusqlite::Connection::open(&file).ok()?;
        let named: bool = store.query_row("SELECT named FROM discord_thread", [], |row| row.get(0)).ok()?;
        named.then_some(())
    });
    // As ten minutes later, after a restart.
    let (status, folder) = bot.end();
    assert!(status.success());
    let store = rusqlite::Connection::open(folder.path().join(lasermate_core::store::FILE_NAME)).unwrap();
    let due = "UPDATE discord_thread SET closes_at = closes_at - 600000 WHERE closes_at IS NOT NULL";
    assert_eq!(store.execute(due, []).unwrap(), 1);
    drop(store);
    let _bot = Program::over(folder, &discord);
    // The call is noted after it was carried out.
    let changes = discord.wait("the end of the thread", |world| {
        let changes = world.calls.iter().filter(|call| call.operation == "update_channel");
        let changes: Vec<_> = changes.map(|call| call.json.clone()).collect();
        (world.channels[&inside.channel].archived && changes.len() > 1).then_some(changes)
    });
    assert_eq!(
        changes,
        [serde_json::json!({"name": "G1 ann 0–1 bob, Chess"}), serde_json::json!({"archived": true})]
    );
}

#[test]
fn a_rematch_in_a_thread_gives_it_its_name_and_keeps_it_open() {
    let (discord, bot, mut seats) = table();
    let mut inside = resigned_in_thread(&discord, &mut seats);
    named(&discord, inside.channel, "G1 ann 0–1 bob");
    assert!(inside.ask(&discord, "/rematch").private);
    let offered = inside.post(&discord).message;
    inside.press(&discord, inside.bob, &offered, "accept");
    inside.post(&discord);
    named(&discord, inside.channel, "G2 bob – ann, Chess");
    let (_, folder) = bot.end();
    let store = rusqlite::Connection::open(folder.path().join(lasermate_core::store::FILE_NAME)).unwrap();
    let closing = "SELECT count(*) FROM discord_thread WHERE closes_at IS NOT NULL";
    assert_eq!(store.query_row(closing, [], |row| row.get::<_, u32>(0)).unwrap(), 0);
}

#[test]
fn where_people_talk_or_play_a_game_is_begun_in_a_thread() {
    let (discord, _bot, mut seats) = table();
    // A game is on.
    seats.begin(&discord);
    let told = seats.ask(&discord, "/challenge game:chess");
    assert!(told.is_done("Challenge sent"), "{told:?}");
    let ids = |message: &Value| {
        let parts = components(message);
        parts.iter().filter_map(|part| part["custom_id"].as_str().map(str::to_owned)).collect::<Vec<_>>()
    };
    let posted = seats.post(&discord).message;
    assert!(
        content(&posted).contains("in a thread") && ids(&posted)[0].starts_with("accept-thread"),
        "{posted}"
    );
    // Others write: as many messages as interactions have told of.
    let mut talk = Seats::in_server(&discord, seats.server);
    for _ in 0..3 {
        discord.chat(talk.channel);
        assert!(talk.ask(&discord, "/games").private);
    }
    assert!(talk.ask(&discord, "/challenge game:chess").is_done("Challenge sent"));
    let posted = talk.post(&discord).message;
    assert!(content(&posted).contains("in a thread"), "{posted}");
    assert!(talk.ask(&discord, "/cancel").private);
    talk.post(&discord);
    assert!(talk.ask(&discord, "/challenge game:chess where:here").is_done("Challenge sent"));
    let posted = talk.post(&discord).message;
    assert!(!content(&posted).contains("in a thread"), "{posted}");
}

#[test]
fn an_old_board_opens_the_choices_of_now_to_whoever_is_to_move() {
    let (discord, _bot, mut seats) = table();
    let first = seats.begin_with(&discord, "game:billi-chess").message;
    let ids: Vec<_> =
        components(&first).iter().filter_map(|part| part["custom_id"].as_str().map(str::to_owned)).collect();
    let id = |verb: &str| ids.iter().find(|id| id.split(':').next() == Some(verb)).unwrap();
    seats.play(&discord, seats.ann, "e4");
    let told = discord.told(discord.press(seats.bob, id_of(&first), id("pick"), None));
    assert!(told.private && told.text().contains("Choose a move"), "{told:?}");
    assert!(!components(&told.message).is_empty(), "{told:?}");
    let told = discord.told(discord.press(seats.bob, id_of(&first), "billi:g1:0", None));
    assert!(told.text().contains("The position has changed. Choose a move"), "{told:?}");
    // Who is not to move is told so.
    let told = discord.told(discord.press(seats.ann, id_of(&first), id("pick"), None));
    assert!(told.private && components(&told.message).is_empty(), "{told:?}");
}

/// Moves that end with one.
const LASERMATE: [&str; 5] = ["d2d3", "e5", "Bg5", "d6", "nd2"];
