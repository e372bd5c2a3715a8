//! The board of a move comes as the answer to whoever has moved, or under the board that was pressed: that costs nothing within the
//! limit over everything, and it is there once, whatever happens to the program.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::time::Duration;

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::{Change, Event, Trouble, World};
use lasermate_tests::discord::{
    ACKNOWLEDGE, Discord, ReceivedAnswer, Seats, components, content, id_of, is_board, is_post, permission,
    table_drawn,
};

/// For how long an answer is held back that never reaches a program which is killed.
const HELD: Duration = Duration::from_secs(20);

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

/// The new messages of a channel that show a board with these words.
fn boards(world: &World, channel: u64, words: &str) -> usize {
    let posts = world.events.iter().filter(|event| event.channel == channel && is_post(event));
    let new = posts.filter(|event| event.change == Change::Created && is_board(&event.message));
    new.filter(|event| content(&event.message).contains(words)).count()
}

/// The board with these words, as soon as it can be seen.
fn seen(discord: &Discord, channel: u64, words: &str) -> Event {
    discord.wait("a board", |world| {
        let mut posts = world.events.iter().filter(|event| event.channel == channel && is_post(event));
        posts.find(|event| content(&event.message).contains(words)).cloned()
    })
}

/// Opens the picker under a board.
fn picker(discord: &Discord, seats: &Seats, board: u64) -> ReceivedAnswer {
    let message = discord.world().messages[&board].json.clone();
    discord.told(seats.press(discord, seats.ann, &message, "pick"))
}

/// Picks a move from it.
fn pick(discord: &Discord, seats: &Seats, picker: &ReceivedAnswer, typed: &str) {
    let parts = components(&picker.message);
    let menu = parts.iter().find(|part| part["type"] == 3).unwrap();
    let options = menu["options"].as_array().unwrap();
    let option = options.iter().find(|option| option["label"].as_str().unwrap().contains(typed)).unwrap();
    let value = option["value"].as_str().unwrap().to_owned();
    discord.press(seats.ann, picker.id(), menu["custom_id"].as_str().unwrap(), Some(&[value]));
}

#[test]
fn a_board_is_the_answer_to_whoever_has_moved() {
    let (discord, _bot, mut seats) = table_drawn();
    let first = seats.begin(&discord);
    assert!(first.interaction.is_some(), "the first board is the answer to whoever has accepted");
    discord.chat(seats.channel);
    let (told, board) = seats.play(&discord, seats.ann, "e4");
    assert!(told.is_board() && told.id() == id_of(&board.message), "{told:?}");
    assert_eq!(board.message["mentions"][0]["username"], "bob");
    // The next one changes it before everybody's eyes: whoever has moved has no note to dismiss.
    let (told, next) = seats.play(&discord, seats.bob, "e5");
    assert!(told.silent && id_of(&next.message) == id_of(&board.message), "{told:?}");
    let own =
        |world: &World| world.public(seats.channel).iter().filter(|one| one["webhook_id"].is_null()).count();
    assert_eq!(own(&discord.world()), 1, "the challenge");
}

#[test]
fn a_move_that_is_picked_costs_nothing_within_the_limits() {
    let (discord, _bot, mut seats) = table_drawn();
    let board = id_of(&seats.begin(&discord).message);
    seats.bare(&discord);
    let before = discord.world().calls.len();
    let shown = picker(&discord, &seats, board);
    assert!(shown.private && shown.files() == 1, "{shown:?}");
    pick(&discord, &seats, &shown, "a3");
    let moved = seats.post(&discord);
    assert_eq!((moved.change, id_of(&moved.message)), (Change::Edited, board), "the board that was pressed");
    // Somebody writes below: the board comes under the one that was pressed, which leads there.
    seats.play(&discord, seats.bob, "a6");
    let shown = picker(&discord, &seats, board);
    discord.chat(seats.channel);
    assert!(discord.told(discord.command(seats.bob, "/games")).private);
    pick(&discord, &seats, &shown, "h3");
    let below = seats.post(&discord);
    assert_eq!(below.change, Change::Created);
    discord.wait("the old board with its way there", |world| {
        let old = components(&world.messages.get(&board)?.json).iter().all(|part| part["url"].is_string());
        let closed = !world.messages.contains_key(&shown.id());
        (old && closed).then_some(())
    });
    assert_eq!(limited(&discord.world(), before), Vec::<String>::new());
}

#[test]
fn where_the_bot_cannot_read_back_what_it_has_sent_it_sends_by_itself() {
    let (discord, _bot, mut seats) = table_drawn();
    seats.begin(&discord);
    discord.deny(seats.channel, permission::HISTORY);
    discord.chat(seats.channel);
    let (told, board) = seats.play(&discord, seats.ann, "e4");
    assert!(told.silent && board.interaction.is_none(), "{told:?}");
}

#[test]
fn killed_while_a_board_is_its_answer_it_sends_it_once() {
    let (discord, bot, mut seats) = table_drawn();
    seats.begin(&discord);
    discord.chat(seats.channel);
    discord.trouble("create_interaction_response", 1, Trouble::Held(HELD));
    discord.command(seats.ann, "/move e4");
    let board = seen(&discord, seats.channel, "e4");
    let _bot = Program::over(bot.kill(), &discord);
    discord.wait("a look at what was sent", |world| {
        world.calls.iter().any(|call| call.operation == "list_messages").then_some(())
    });
    seats.post(&discord);
    let (_, next) = seats.play(&discord, seats.bob, "e5");
    assert_eq!(id_of(&next.message), id_of(&board.message), "it is known as the board");
    assert_eq!(boards(&discord.world(), seats.channel, "e4"), 1);
}

#[test]
fn killed_while_a_board_follows_a_press_it_sends_it_once() {
    let (discord, bot, mut seats) = table_drawn();
    let board = id_of(&seats.begin(&discord).message);
    let shown = picker(&discord, &seats, board);
    discord.chat(seats.channel);
    assert!(discord.told(discord.command(seats.bob, "/games")).private);
    discord.trouble("execute_webhook", 1, Trouble::Held(HELD));
    pick(&discord, &seats, &shown, "e4");
    let below = seen(&discord, seats.channel, "e4");
    let _bot = Program::over(bot.kill(), &discord);
    seats.post(&discord);
    let (_, next) = seats.play(&discord, seats.bob, "e5");
    assert_eq!(id_of(&next.message), id_of(&below.message));
    assert_eq!(boards(&discord.world(), seats.channel, "e4"), 1);
}

#[test]
fn killed_before_a_board_is_its_answer_it_posts_it() {
    let (discord, bot, mut seats) = table_drawn();
    seats.begin(&discord);
    discord.chat(seats.channel);
    discord.trouble("create_interaction_response", 1, Trouble::Slow(HELD));
    discord.command(seats.ann, "/move e4");
    discord.wait("the answer on its way", |world| (world.troubles.left() == 0).then_some(()));
    let _bot = Program::over(bot.kill(), &discord);
    let board = seats.post(&discord);
    assert!(content(&board.message).contains("e4"), "{board:?}");
    seats.play(&discord, seats.bob, "e5");
    assert_eq!(boards(&discord.world(), seats.channel, "e4"), 1);
}

#[test]
fn a_board_whose_sending_is_never_heard_of_is_found_again() {
    let (discord, _bot, mut seats) = table_drawn();
    let mut board = id_of(&seats.begin(&discord).message);
    for (operation, typed, answer) in
        [("create_interaction_response", "a3", "a6"), ("execute_webhook", "h3", "h6")]
    {
        let shown = (operation == "execute_webhook").then(|| picker(&discord, &seats, board));
        discord.chat(seats.channel);
        assert!(discord.told(discord.command(seats.bob, "/games")).private);
        discord.trouble(operation, 1, Trouble::Unheard);
        match shown {
            Some(shown) => pick(&discord, &seats, &shown, typed),
            None => drop(discord.command(seats.ann, &format!("/move {typed}"))),
        }
        board = id_of(&seats.post(&discord).message);
        let (_, next) = seats.play(&discord, seats.bob, answer);
        assert_eq!(id_of(&next.message), board, "{operation}");
        assert_eq!(boards(&discord.world(), seats.channel, typed), 1, "{operation}");
    }
}

#[test]
fn nothing_follows_an_interaction_that_is_gone() {
    let (discord, _bot, mut seats) = table_drawn();
    seats.begin(&discord);
    let ann = seats.ann;
    let late = |discord: &Discord, line: &str| {
        let asked = discord.prepared(ann, line);
        discord.advance(ACKNOWLEDGE);
        discord.deliver(asked);
    };
    late(&discord, "/move e4");
    assert!(content(&seats.post(&discord).message).contains("e4"));
    late(&discord, "/games");
    seats.play(&discord, seats.bob, "e5");
    let world = discord.world();
    let unknown: Vec<_> = world.calls.iter().filter(|call| call.status == 404).collect();
    assert!(unknown.len() <= 2, "one try each: {unknown:?}");
    assert!(unknown.iter().all(|call| call.operation == "create_interaction_response"), "{unknown:?}");
}
