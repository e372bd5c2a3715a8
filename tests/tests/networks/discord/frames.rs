//! Messages in frames ("Components V2"): what they show, that they stay frames, and how it goes on where Discord takes none or the
//! settings wish for none.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::bot::{Folder, Program};
use lasermate_tests::discord::world::layout::{LAID_OUT, all};
use lasermate_tests::discord::world::{OF_LAYOUTS, Trouble, World};
use lasermate_tests::discord::{Discord, Seats, components, content, files, id_of, table};
use serde_json::{Value, json};

/// As Discord refuses what is laid out in a way it does not take.
const REFUSED: Trouble = Trouble::Refused(400, 50035, "Invalid Form Body");

fn is_framed(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & LAID_OUT != 0
}

/// The frame of a message.
fn frame(message: &Value) -> &Value {
    assert!(is_framed(message), "{message}");
    all(&message["components"]).into_iter().find(|part| part["type"] == 17).expect("a frame")
}

/// Waits until nothing but links can be pressed under a message; gives it then.
fn retired(discord: &Discord, message: u64) -> Value {
    discord.wait("the message without its buttons", |world| {
        let message = world.messages.get(&message)?.json.clone();
        components(&message).iter().all(|part| part["custom_id"].is_null()).then_some(message)
    })
}

/// Starts the program with plain messages over a folder.
fn plainly(discord: &Discord, folder: Folder) -> Program {
    discord.wait("the end of the connection before", |world| (world.gate.connected() == 0).then_some(()));
    let bot = Program::again(folder, discord, &[], &[("LASERMATE_DISCORD_PLAIN", "true")]);
    discord.wait("the bot's connection", |world: &mut World| (world.gate.connected() > 0).then_some(()));
    bot
}

/// Waits until the program knows all of its emojis, by its log.
fn emojis_are_known(discord: &Discord, bot: &Program) {
    discord.wait("the emojis", |_| bot.logged().contains("emojis are there").then_some(()));
}

#[test]
fn a_board_is_a_frame_with_the_colour_of_who_is_to_move_and_says_the_same_in_words() {
    let (discord, _bot, mut seats) = table();
    let first = seats.begin(&discord).message;
    // White, then Black, by the pieces' own colours.
    assert_eq!(frame(&first)["accent_color"], 0xff_ffff);
    let (_, second) = seats.play(&discord, seats.ann, "e4");
    assert_eq!(frame(&second.message)["accent_color"], 0x1d_1f24);
    let kinds: Vec<_> = frame(&second.message)["components"]
        .as_array()
        .unwrap()
        .iter()
        .map(|part| part["type"].clone())
        .collect();
    assert_eq!(kinds, [json!(10), json!(12), json!(1)], "words, the picture, the buttons");
    let alt = files(&second.message)[0]["description"].as_str().unwrap().to_owned();
    assert!(alt.contains("Black to move"), "{alt}");
    // Whoever is called is called above the frame, and hears it.
    assert!(content(&second.message).starts_with(&format!("<@{}>\n", seats.bob.person)));
    assert_eq!(second.message["mentions"][0]["username"], "bob");
    // At the end there is nobody to move.
    assert!(seats.ask(&discord, "/resign").private);
    let told = seats.ask(&discord, "/resign");
    let _ = discord.told(seats.press(&discord, seats.ann, &told.message, "resign"));
    let end = loop {
        let post = seats.post(&discord).message;
        if content(&post).contains("resign") {
            break post;
        }
    };
    assert_eq!(frame(&end)["accent_color"], Value::Null);
    assert!(!components(&end).is_empty(), "the end card has its buttons: {end}");
}

#[test]
fn an_old_frame_loses_its_buttons_and_nothing_else() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    let (_, board) = seats.play(&discord, seats.ann, "e4");
    discord.chat(seats.channel);
    let (_, next) = seats.play(&discord, seats.bob, "e5");
    let old = retired(&discord, id_of(&board.message));
    assert_eq!(content(&old), content(&board.message));
    assert_eq!(files(&old).len(), 1);
    assert_eq!(files(&old)[0]["description"], files(&board.message)[0]["description"]);
    assert_eq!(frame(&old)["accent_color"], frame(&board.message)["accent_color"]);
    let ways: Vec<_> = components(&old).iter().map(|part| part["url"].as_str().unwrap().to_owned()).collect();
    assert!(ways.len() == 1 && ways[0].ends_with(&id_of(&next.message).to_string()), "{ways:?}");
}

#[test]
fn after_an_upgrade_plain_boards_are_changed_and_lose_their_buttons_and_back_again() {
    let discord = Discord::start();
    let bot = plainly(&discord, Folder::empty());
    let mut seats = Seats::new(&discord);
    let challenge = seats.begin(&discord).message;
    assert!(!is_framed(&challenge));
    let (_, board) = seats.play(&discord, seats.ann, "e4");
    assert!(!is_framed(&board.message) && !content(&board.message).is_empty());
    let (status, folder) = bot.end();
    assert!(status.success());
    // The newer program changes the plain board, which becomes a frame.
    let bot = Program::over(folder, &discord);
    let (_, framed) = seats.play(&discord, seats.bob, "e5");
    assert!(is_framed(&framed.message));
    assert_eq!(id_of(&framed.message), id_of(&board.message));
    assert_eq!(files(&framed.message).len(), 1, "one picture, the new one");
    let (_, folder) = bot.end();
    // It does not know that frame any more, and asks what is there before it takes the buttons away.
    let bot = Program::over(folder, &discord);
    discord.chat(seats.channel);
    let (_, next) = seats.play(&discord, seats.ann, "Nf3");
    assert_ne!(id_of(&next.message), id_of(&framed.message));
    let old = retired(&discord, id_of(&framed.message));
    assert_eq!((content(&old), files(&old).len()), (content(&framed.message), 1));
    let (_, folder) = bot.end();
    // Without frames again: nothing laid out becomes plain.
    let _bot = plainly(&discord, folder);
    let (_, plain) = seats.play(&discord, seats.bob, "Nc6");
    assert!(!is_framed(&plain.message), "{plain:?}");
    assert_ne!(id_of(&plain.message), id_of(&next.message), "{plain:?}");
    let old = retired(&discord, id_of(&next.message));
    assert!(is_framed(&old) && files(&old).len() == 1);
    let (_, last) = seats.play(&discord, seats.ann, "Bb5");
    assert_eq!(id_of(&last.message), id_of(&plain.message), "a plain board is changed as ever");
}

#[test]
fn a_plain_board_that_is_not_the_last_any_more_loses_its_buttons_after_an_upgrade() {
    let discord = Discord::start();
    let bot = plainly(&discord, Folder::empty());
    let mut seats = Seats::new(&discord);
    seats.begin(&discord);
    let (_, board) = seats.play(&discord, seats.ann, "e4");
    let (_, folder) = bot.end();
    let _bot = Program::over(folder, &discord);
    discord.chat(seats.channel);
    let (_, next) = seats.play(&discord, seats.bob, "e5");
    assert!(is_framed(&next.message));
    let old = retired(&discord, id_of(&board.message));
    assert!(!is_framed(&old) && content(&old) == content(&board.message) && files(&old).len() == 1);
}

#[test]
fn a_refused_frame_is_sent_plain_and_after_three_in_a_row_all_are() {
    let (discord, bot, mut seats) = table();
    // Emojis could be what is wrong: they go first.
    emojis_are_known(&discord, &bot);
    discord.trouble(OF_LAYOUTS, 2, REFUSED);
    let told = discord.told(discord.command(seats.ann, "/challenge game:chess side:first"));
    assert!(told.is_done("Challenge sent"), "{told:?}");
    let challenge = seats.post(&discord).message;
    assert!(!is_framed(&challenge) && !components(&challenge).is_empty(), "{challenge}");
    let told = discord.told(discord.command(seats.bob, "/accept"));
    assert!(told.private || told.is_board(), "{told:?}");
    let board = seats.post(&discord).message;
    assert!(is_framed(&board) && files(&board).len() == 1, "a single message was at fault: {board}");
    seats.bare(&discord);
    for (asked, refusals) in [1, 1, 1, 0].into_iter().enumerate() {
        discord.trouble(OF_LAYOUTS, refusals, REFUSED);
        let told = seats.ask(&discord, "/board");
        assert!(!is_framed(&told.message) && told.files() == 1, "{asked}: {told:?}");
        assert_eq!(discord.world().troubles.left(), 0);
    }
    let (_, moved) = seats.play(&discord, seats.ann, "e4");
    assert!(!is_framed(&moved.message) && id_of(&moved.message) != id_of(&board), "{moved:?}");
}

#[test]
fn an_answer_that_is_refused_as_a_frame_is_given_plain() {
    let (discord, bot, mut seats) = table();
    seats.begin(&discord);
    // The challenge, which is laid out too, loses its buttons beside everything else.
    seats.bare(&discord);
    emojis_are_known(&discord, &bot);
    assert!(is_framed(&seats.ask(&discord, "/board").message));
    discord.trouble(OF_LAYOUTS, 2, REFUSED);
    let told = seats.ask(&discord, "/board");
    assert!(told.private && told.files() == 1 && !is_framed(&told.message), "{told:?}");
    assert_eq!(discord.world().troubles.left(), 0);
    assert!(is_framed(&seats.ask(&discord, "/board").message), "the next may be taken");
}

#[test]
fn what_is_pressed_in_a_frame_changes_it_in_place() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    let told = seats.ask(&discord, "/rules game:billichess");
    assert!(is_framed(&told.message), "{told:?}");
    let next =
        components(&told.message).first().and_then(|part| part["custom_id"].as_str()).unwrap().to_owned();
    let next = discord.told(discord.press(seats.ann, told.id(), &next, None));
    assert!(is_framed(&next.message) && next.text() != told.text(), "{next:?}");
    assert_eq!(next.id(), told.id());
}
