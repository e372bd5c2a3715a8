//! The computer on Discord where something is in the way: limits, kills, threads that are still to be opened, channels that
//! take no pictures.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::time::Duration;

use lasermate_tests::discord::alone::{SoloTable, alt, mentioned, nobody_else_was_mentioned, verbs};
use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::past::PastChannel;
use lasermate_tests::discord::world::Trouble;
use lasermate_tests::discord::{Discord, content, files, id_of, permission};

/// The words of a game's record, each with its side's letter.
fn record(discord: &Discord, table: &SoloTable<'_>) -> Vec<String> {
    let told = table.ask("/export");
    let world = discord.world();
    let files = &world.messages.get(&told.id()).unwrap().files;
    let text = String::from_utf8_lossy(&files[0].1.bytes).into_owned();
    let moves = text.split("Moves:").nth(1).unwrap().split("Times:").next().unwrap();
    moves.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn killed_in_its_turn_no_move_is_lost_or_doubled() {
    let discord = Discord::start();
    let mut bot = Program::start(&discord);
    let mut table = SoloTable::new(&discord);
    table.private("/challenge against:computer level:2 game:chess side:first", "begins");
    for round in 1_usize..=3 {
        let line = table.her_move().unwrap();
        table.private(&line, "You played");
        // While it thinks, or when it has just answered: either is as good.
        bot = Program::over(bot.kill(), &discord);
        assert!(table.her_move().is_some());
        let record = record(&discord, &table);
        let sides: Vec<_> = record.iter().map(|word| &word[..2]).collect();
        assert_eq!(sides, ["w:", "b:"].repeat(round), "{record:?}");
    }
    table.until("(Ember)");
    drop(bot);
}

#[test]
fn where_discord_limits_the_bot_the_newest_board_comes_in_the_end() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let mut table = SoloTable::new(&discord);
    table.private("/challenge against:computer level:1 game:billichess side:first", "begins");
    table.her_board();
    discord.trouble("update_message", 2, Trouble::RateLimit { after: 0.7, global: false });
    table.private("/move e4", "You played");
    let answer = table.until("by Red (Spark)").message;
    assert!(alt(&answer).contains("Blue to move"), "{}", alt(&answer));
    assert_eq!(mentioned(&answer), [table.ann.person.to_string()]);
    // Nothing older comes behind it.
    table.private("/move d4", "You played");
    assert!(content(&table.post().message).contains("d4"));
}

#[test]
fn it_moves_first_in_a_thread_that_is_opened_for_the_game() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let mut table = SoloTable::new(&discord);
    table.private("/challenge against:computer level:1 game:chess side:second where:thread", "");
    let announced = table.post().message;
    let mut inside = SoloTable::in_channel(&discord, id_of(&announced), table.ann.person);
    // She is called first, so that she is in the thread.
    let opened = inside.her_board().message;
    assert!(content(&opened).contains("**Game G1**"), "{opened}");
    let board = inside.her_board().message;
    assert!(content(&board).contains("by White (Spark)"), "{board}");
    inside.private(&inside.her_move().unwrap(), "You played");
    inside.her_board();
    nobody_else_was_mentioned(&discord, &[table.ann.person]);
}

#[test]
fn without_pictures_its_boards_and_the_course_of_a_game_come_in_words() {
    let discord = Discord::start();
    let mut table = SoloTable::new(&discord);
    let mut past = PastChannel::new(Duration::from_hours(1));
    past.mate_is_there(&discord, table.ann);
    discord.deny(table.ann.channel, permission::ATTACH);
    let _bot = Program::over(past.folder(), &discord);
    let board = table.until("**g4**").message;
    assert!(content(&board).contains("```"), "a board of letters: {board}");
    table.private("/move Qh4#", "You played");
    table.until("The game is over");
    table.private("/analyse", "Analysing");
    let looked = table.until("Course of the game: Chess, 4 actions.").message;
    assert_eq!(files(&looked).len(), 0, "{looked}");
}

#[test]
fn called_to_an_open_challenge_it_plays_at_once() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let mut table = SoloTable::new(&discord);
    table.private("/challenge game:chess side:first", "sent");
    let open = table.post().message;
    table.press(&open, "computer");
    let board = table.her_board().message;
    assert!(content(&board).contains("Black (Lantern, computer level 4)"), "{board}");
    discord.wait("the challenge without its buttons", |world| {
        verbs(&world.messages.get(&id_of(&open))?.json).is_empty().then_some(())
    });
    table.private("/move e4", "You played");
    table.her_board();
}
