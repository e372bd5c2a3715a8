//! A board that was refused is owed: whoever moved is told, and it comes as soon as the bot may write again.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::{Trouble, World};
use lasermate_tests::discord::{
    Discord, Seats, components, content, files, id_of, is_post, permission, table,
};

/// A move whose board is refused: whoever makes it is told why nobody sees it.
fn unseen(discord: &Discord, bot: &Program, seats: &Seats, typed: &str) {
    let told = discord.told(discord.command(seats.ann, &format!("/move {typed}")));
    let words = told.text().to_owned();
    assert!(told.private && words.contains("You played"), "{told:?}");
    assert!(words.contains("The others may not see it in the room: the bot lacks Send Messages."), "{words}");
    owed(discord, bot);
    assert_eq!(boards(&discord.world(), seats, typed), 0);
}

/// Waits until the bot has noted that it may not write.
fn owed(discord: &Discord, bot: &Program) {
    let noted = || bot.logged().contains("the bot may not write there; it is owed").then_some(());
    discord.wait("the refusal", |_| noted());
}

fn refusals(world: &World) -> usize {
    world.calls.iter().filter(|call| call.status == 403).count()
}

fn boards(world: &World, seats: &Seats, typed: &str) -> usize {
    let posts = world.events.iter().filter(|event| event.channel == seats.channel && is_post(event));
    posts.filter(|event| content(&event.message).contains(typed)).count()
}

/// The board with a move, with a button that works.
fn comes(discord: &Discord, seats: &mut Seats, typed: &str) {
    let board = seats.post(discord).message;
    assert!(content(&board).contains(typed), "{board}");
    assert_eq!(files(&board).len(), 1, "{board}");
    assert!(!components(&board).is_empty(), "{board}");
}

/// The message that is there may be changed without the right to send: then everybody sees the move.
#[test]
fn nobody_is_told_that_others_may_not_see_what_they_see() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    discord.deny(seats.channel, permission::SEND);
    let told = discord.told(discord.command(seats.ann, "/move e4"));
    assert!(told.silent, "{told:?}");
    assert!(content(&seats.post(&discord).message).contains("e4"));
}

#[test]
fn a_board_that_was_refused_comes_when_the_bot_is_given_its_rights_back() {
    let (discord, bot, mut seats) = table();
    seats.begin(&discord);
    discord.chat(seats.channel);
    discord.deny(seats.channel, permission::SEND);
    unseen(&discord, &bot, &seats, "e4");
    // Something else happens there: it is tried no more often than that.
    assert!(seats.ask(&discord, "/games").private);
    discord.allow(seats.channel);
    comes(&discord, &mut seats, "e4");
    seats.play(&discord, seats.bob, "e5");
    assert_eq!(boards(&discord.world(), &seats, "e4"), 1);
}

#[test]
fn a_board_that_was_refused_comes_with_the_next_interaction() {
    let (discord, bot, mut seats) = table();
    seats.begin(&discord);
    discord.chat(seats.channel);
    discord.deny(seats.channel, permission::SEND);
    unseen(&discord, &bot, &seats, "e4");
    unseen_again(&discord, &seats, "e5");
    // Nobody tells the bot but the interaction itself.
    discord.deny(seats.channel, 0);
    assert!(seats.ask(&discord, "/games").private);
    comes(&discord, &mut seats, "e5");
    let world = discord.world();
    assert_eq!((boards(&world, &seats, "e4"), boards(&world, &seats, "e5")), (0, 1), "the newest alone");
}

/// A second move there: nothing is tried for it, because the room rests.
fn unseen_again(discord: &Discord, seats: &Seats, typed: &str) {
    let before = refusals(&discord.world());
    let told = discord.told(discord.command(seats.bob, &format!("/move {typed}")));
    assert!(told.text().contains("the bot lacks Send Messages"), "{told:?}");
    assert!(refusals(&discord.world()) <= before + 1);
}

#[test]
fn a_board_that_was_refused_outlives_a_restart() {
    let (discord, bot, mut seats) = table();
    seats.begin(&discord);
    discord.chat(seats.channel);
    discord.deny(seats.channel, permission::SEND);
    unseen(&discord, &bot, &seats, "e4");
    let folder = bot.kill();
    discord.deny(seats.channel, 0);
    let _bot = Program::over(folder, &discord);
    comes(&discord, &mut seats, "e4");
    seats.play(&discord, seats.bob, "e5");
}

#[test]
fn a_board_is_owed_while_the_bot_is_timed_out() {
    let (discord, bot, mut seats) = table();
    seats.begin(&discord);
    discord.chat(seats.channel);
    discord.time_out(seats.server, true);
    unseen(&discord, &bot, &seats, "e4");
    discord.time_out(seats.server, false);
    comes(&discord, &mut seats, "e4");
}

#[test]
fn a_thread_that_is_locked_gets_its_board_when_it_is_unlocked() {
    let (discord, bot, mut seats) = table();
    assert!(seats.ask(&discord, "/challenge game:chess side:first where:thread").private);
    let posted = seats.post(&discord).message;
    seats.press(&discord, seats.bob, &posted, "accept-thread");
    let thread = id_of(&seats.post(&discord).message);
    let mut inside = Seats { channel: thread, seen: 0, ..seats };
    (inside.ann.channel, inside.bob.channel) = (thread, thread);
    inside.post(&discord);
    discord.lock(thread, true);
    let told = discord.told(discord.command(inside.ann, "/move e4"));
    assert!(told.text().contains("You played"), "{told:?}");
    owed(&discord, &bot);
    discord.lock(thread, false);
    comes(&discord, &mut inside, "e4");
}

#[test]
fn a_board_that_a_locked_thread_refuses_is_owed_too() {
    let (discord, bot, mut seats) = table();
    seats.begin(&discord);
    discord.chat(seats.channel);
    // So the board is a message of the bot's own.
    discord.deny(seats.channel, permission::HISTORY);
    discord.trouble("create_message", 1, Trouble::Refused(403, 50083, "Thread is archived"));
    discord.trouble("update_channel", 1, Trouble::Refused(403, 50013, "Missing Permissions"));
    let told = discord.told(discord.command(seats.ann, "/move e4"));
    assert!(told.text().contains("You played"), "{told:?}");
    owed(&discord, &bot);
    discord.allow(seats.channel);
    comes(&discord, &mut seats, "e4");
}
