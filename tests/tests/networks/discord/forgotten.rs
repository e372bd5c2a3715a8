//! Nothing of somebody who has deleted their data is left on Discord's side of the database either.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::{content, table};
use lasermate_tests::left::{found_in, left_in};

#[test]
fn who_deletes_their_data_leaves_neither_id_nor_name() {
    let (discord, bot, mut seats) = table();
    let name = "zqannika";
    let person = discord.person(name);
    seats.ann.person = person;
    seats.begin(&discord);
    seats.play(&discord, seats.ann, "e4");
    assert!(seats.ask(&discord, "/takeback").private);
    seats.post(&discord);
    let id = person.to_string();
    for words in [name, &id] {
        assert!(found_in(bot.data(), words).len() > 1, "{words}: it would prove nothing");
    }
    let asked = seats.ask(&discord, "/privacy delete");
    seats.press(&discord, seats.ann, &asked.message, "forget");
    loop {
        let post = seats.post(&discord).message;
        if content(&post).contains("a former player") {
            break;
        }
    }
    for words in [name, &id] {
        let left = left_in(bot.data(), words);
        assert!(left.is_empty(), "{words}: {left:#?}");
    }
    assert_eq!(discord.invalid(), 0);
}
