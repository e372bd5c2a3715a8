//! Forums: where the games of a channel belong in one, each has a post of its own, with tags.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::Trouble;
use lasermate_tests::discord::{
    Asker, Discord, ReceivedAnswer, Seats, components, content, id_of, permission, table,
};
use serde_json::Value;

/// Two people in a post that somebody has written in a forum with tags of these names, and the forum.
fn in_forum(discord: &Discord, tags: &[&str]) -> (Seats, u64) {
    let server = discord.server("Home");
    let forum = discord.forum(server, "games", tags);
    let channel = discord.forum_post(forum, "who plays?");
    let [ann, bob] = ["ann", "bob"].map(|name| Asker { person: discord.person(name), channel });
    (Seats { server, channel, ann, bob, seen: 0 }, forum)
}

/// The posts that the bot has opened in a forum.
fn posts(discord: &Discord, forum: u64, lobby: u64) -> Vec<u64> {
    let world = discord.world();
    let inside =
        world.channels.values().filter(|channel| channel.parent == Some(forum) && channel.id != lobby);
    inside.map(|channel| channel.id).collect()
}

/// The names of the tags that a post has.
fn tags(discord: &Discord, post: u64) -> Vec<String> {
    let world = discord.world();
    let channel = &world.channels[&post];
    let forum = world.channels[&channel.parent.unwrap()].forum.as_ref().unwrap();
    let name = |id: &String| {
        let tag = forum.tags.iter().find(|tag| tag["id"] == **id).unwrap();
        tag["name"].as_str().unwrap().to_owned()
    };
    channel.applied.as_ref().unwrap().iter().map(name).collect()
}

/// Begins a game where it is asked for; gives its announcement.
fn begin(discord: &Discord, seats: &mut Seats, words: &str) -> Value {
    let told = seats.ask(discord, &format!("/challenge game:chess side:first {words}"));
    assert!(told.is_done("Challenge sent"), "{told:?}");
    let posted = seats.post(discord).message;
    assert!(content(&posted).contains("in a thread"), "{posted}");
    seats.press(discord, seats.bob, &posted, "accept-thread");
    seats.post(discord).message
}

/// The only post that the bot has opened in a forum, with its first two messages: who plays, and the board.
fn opened(discord: &Discord, seats: &Seats, forum: u64) -> (Seats, [Value; 2]) {
    let post = discord.wait("the post of the game", |world| {
        let mut inside = world.channels.values();
        let found = inside.find(|channel| channel.parent == Some(forum) && channel.id != seats.channel);
        found.map(|channel| channel.id)
    });
    let mut inside = Seats { channel: post, seen: 0, ..*seats };
    (inside.ann.channel, inside.bob.channel) = (post, post);
    let first = inside.post(discord).message;
    assert_eq!(id_of(&first), post, "a post bears the number of its first message");
    let board = inside.post(discord).message;
    (inside, [first, board])
}

fn resign(discord: &Discord, seats: &mut Seats) {
    let asked = seats.ask(discord, "/resign");
    seats.press(discord, seats.ann, &asked.message, "resign");
    let over = seats.post(discord);
    assert!(content(&over.message).contains("resign"), "{over:?}");
}

#[test]
fn a_game_that_is_asked_for_in_a_forum_has_a_post_of_its_own_that_follows_it() {
    let discord = Discord::start();
    let bot = Program::start(&discord);
    let (mut seats, forum) = in_forum(&discord, &["Chess", "Live", "Finished", "Other"]);
    let announced = begin(&discord, &mut seats, "");
    let (mut inside, [first, board]) = opened(&discord, &seats, forum);
    let post = inside.channel;
    assert_eq!(discord.world().channels[&post].name, "G1 ann – bob, Chess");
    assert_eq!(tags(&discord, post), ["Chess", "Live"]);
    let words = content(&first);
    assert!(words.contains("ann") && words.contains("bob") && first["mentions"] == serde_json::json!([]));
    let mentions = board["mentions"].as_array().unwrap();
    assert_eq!(mentions.len(), 2, "who is mentioned in a thread is added to it: {board}");
    // What was said where it was asked for leads there.
    discord.wait("the way into the post", |world| {
        let parts = components(&world.messages.get(&id_of(&announced))?.json);
        let way = parts.iter().find_map(|part| part["url"].as_str())?;
        (way == format!("https://discord.com/channels/{}/{post}", seats.server)).then_some(())
    });
    resign(&discord, &mut inside);
    discord.wait("the result as its name and its tag", |world| {
        let channel = &world.channels[&post];
        let finished = world.channels[&forum].forum.as_ref()?.tags[2]["id"].as_str()?.to_owned();
        let tagged = channel.applied.as_ref()?.contains(&finished);
        (tagged && channel.name == "G1 ann 0–1 bob, Chess").then_some(())
    });
    assert_eq!(tags(&discord, post), ["Chess", "Finished"]);
    assert!(!discord.world().channels[&post].archived, "there is time to talk about it");
    // A rematch stays in the post of its game.
    assert!(inside.ask(&discord, "/rematch").private);
    let offered = inside.post(&discord).message;
    inside.press(&discord, inside.bob, &offered, "accept");
    inside.post(&discord);
    discord.wait("the rematch as its name and its tag", |world| {
        let channel = &world.channels[&post];
        let live = world.channels[&forum].forum.as_ref()?.tags[1]["id"].as_str()?.to_owned();
        (channel.applied.as_ref()?.contains(&live) && channel.name == "G2 bob – ann, Chess").then_some(())
    });
    let (ann, bob) = (inside.ann, inside.bob);
    (inside.ann, inside.bob) = (bob, ann);
    resign(&discord, &mut inside);
    let file = bot.data().join(lasermate_core::store::FILE_NAME);
    discord.wait("the note of the name", |_| {
        let store = rusqlite::Connection::open(&file).ok()?;
        let named: bool = store.query_row("SELECT named FROM discord_thread", [], |row| row.get(0)).ok()?;
        (named && tags_are_noted(&store)).then_some(())
    });
    assert_eq!(posts(&discord, forum, seats.channel), [post]);
    // As ten minutes later, after a restart.
    let (status, folder) = bot.end();
    assert!(status.success());
    let store = rusqlite::Connection::open(folder.path().join(lasermate_core::store::FILE_NAME)).unwrap();
    let due = "UPDATE discord_thread SET closes_at = closes_at - 600000 WHERE closes_at IS NOT NULL";
    assert_eq!(store.execute(due, []).unwrap(), 1);
    drop(store);
    let _bot = Program::over(folder, &discord);
    discord.wait("the end of the post", |world| world.channels[&post].archived.then_some(()));
    assert_eq!(tags(&discord, post), ["Chess", "Finished"]);
}

/// Whether it is noted that the thread is to be closed: its game is over, and so is what its name says.
fn tags_are_noted(store: &rusqlite::Connection) -> bool {
    let sql = "SELECT closes_at IS NOT NULL FROM discord_thread";
    store.query_row(sql, [], |row| row.get(0)).unwrap_or(false)
}

/// A command of somebody who manages the server.
fn manages(discord: &Discord, seats: &Seats, line: &str) -> ReceivedAnswer {
    let person = discord.person_who("eve", "eve", true, "en-US");
    discord.told(discord.command(Asker { person, channel: seats.channel }, line))
}

#[test]
fn settings_name_the_forum_in_which_the_games_of_a_channel_have_their_posts() {
    let (discord, _bot, mut seats) = table();
    let forum = discord.forum(seats.server, "games", &[]);
    discord.world().channels.get_mut(&forum).unwrap().forum.as_mut().unwrap().taggable = true;
    let foreign = discord.forum(discord.server("Elsewhere"), "games", &[]);
    for wrong in [foreign, seats.channel, 5] {
        let told = manages(&discord, &seats, &format!("/settings setting:threads value:<#{wrong}>"));
        assert!(told.text().contains("can't see that forum"), "{wrong}: {told:?}");
    }
    let told = manages(&discord, &seats, &format!("/settings setting:threads value:<#{forum}>"));
    assert!(told.text().contains(&format!("threads is now <#{forum}>")), "{told:?}");
    let told = manages(&discord, &seats, "/settings");
    assert!(told.text().contains(&format!("`threads`: <#{forum}>")), "{told:?}");
    begin(&discord, &mut seats, "");
    let (mut inside, _) = opened(&discord, &seats, forum);
    assert_eq!(tags(&discord, inside.channel), ["Chess", "Live"], "tags that were not there are made");
    let (_, moved) = inside.play(&discord, inside.ann, "e4");
    assert_eq!(moved.channel, inside.channel);
    // Whoever wishes it plays in the channel itself, and without the setting everybody does.
    let told = seats.ask(&discord, "/challenge game:chess where:here");
    assert!(told.is_done("Challenge sent"), "{told:?}");
    assert!(!content(&seats.post(&discord).message).contains("in a thread"));
    assert!(seats.ask(&discord, "/cancel").private);
    seats.post(&discord);
    manages(&discord, &seats, "/settings setting:threads value:off");
    let told = seats.ask(&discord, "/challenge game:chess");
    assert!(told.is_done("Challenge sent"), "{told:?}");
    assert!(!content(&seats.post(&discord).message).contains("in a thread"));
}

#[test]
fn where_no_post_can_be_opened_the_game_is_played_where_it_was_asked_for() {
    let (discord, _bot, mut seats) = table();
    let forum = discord.forum(seats.server, "games", &["Live"]);
    manages(&discord, &seats, &format!("/settings setting:threads value:<#{forum}>"));
    discord.deny(forum, permission::SEND);
    begin(&discord, &mut seats, "");
    let announced = seats.post(&discord).message;
    assert!(content(&announced).contains("It is played here."), "{announced}");
    let board = seats.post(&discord).message;
    assert!(content(&board).contains("couldn't open a thread"), "{board}");
    assert_eq!(posts(&discord, forum, 0), Vec::<u64>::new());
    seats.play(&discord, seats.ann, "e4");
}

#[test]
fn a_post_whose_opening_was_not_heard_of_is_found_again_and_tags_are_asked_for_once() {
    let (discord, _bot, mut seats) = table();
    let forum = discord.forum(seats.server, "games", &["Chess"]);
    manages(&discord, &seats, &format!("/settings setting:threads value:<#{forum}>"));
    discord.trouble("create_thread", 1, Trouble::Unheard);
    begin(&discord, &mut seats, "");
    let (inside, _) = opened(&discord, &seats, forum);
    assert_eq!(posts(&discord, forum, 0), [inside.channel]);
    let asked = |discord: &Discord| discord.count("update_channel");
    assert_eq!(asked(&discord), 1, "the bot may make no tags there");
    begin(&discord, &mut seats, "");
    discord.wait("a second post", |world| {
        let inside = world.channels.values().filter(|channel| channel.parent == Some(forum));
        (inside.count() == 2).then_some(())
    });
    assert_eq!(asked(&discord), 1);
}

#[test]
fn a_post_that_must_have_a_tag_gets_one_and_a_forum_without_the_own_tags_keeps_its_others() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let (mut seats, forum) = in_forum(&discord, &["News"]);
    discord.world().channels.get_mut(&forum).unwrap().forum.as_mut().unwrap().needs_tag = true;
    begin(&discord, &mut seats, "");
    let (mut inside, _) = opened(&discord, &seats, forum);
    assert_eq!(tags(&discord, inside.channel), ["News"]);
    resign(&discord, &mut inside);
    discord.wait("the result as its name", |world| {
        world.channels[&inside.channel].name.contains("0–1").then_some(())
    });
    assert_eq!(tags(&discord, inside.channel), ["News"]);
}
