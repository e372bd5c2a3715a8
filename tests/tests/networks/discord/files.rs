//! Games as files: every export comes back through `/import`, and nothing else is fetched or read.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::net::TcpListener;

use lasermate_tests::discord::{Discord, ReceivedAnswer, Seats, StoredFile, table};
use lasermate_tests::long_games::{chess_of_420, of_each_kind};
use serde_json::{Value, json};

fn import(discord: &Discord, seats: &Seats, file: &Value) -> ReceivedAnswer {
    discord.told(discord.with_file(seats.ann, "/import x", file))
}

#[test]
fn exports_of_any_length_come_back_as_files() {
    let (discord, _bot, seats) = table();
    for game in chess_of_420().into_iter().chain(of_each_kind(40)) {
        let file = discord.attach("game.txt", StoredFile::File(game.text.clone().into_bytes()));
        let told = import(&discord, &seats, &file);
        let count = format!("{} action", game.actions);
        assert!(told.text().contains(&count) && told.files() == 1, "{}: {told:?}", game.name);
    }
    let wide: Vec<_> = "1. e4 e5 *".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let file = discord.attach("wide.pgn", StoredFile::File([vec![0xff, 0xfe], wide].concat()));
    assert!(import(&discord, &seats, &file).text().contains("2 actions"));
}

#[test]
fn a_file_of_a_message_is_opened_as_its_words_are() {
    let (discord, _bot, seats) = table();
    let on = |words: &str, file: &Value| {
        let asked = discord.prepared_on_message(seats.ann, "Open as position", words);
        discord.change(asked, |json| {
            let messages = json["data"]["resolved"]["messages"].as_object_mut().unwrap();
            messages.values_mut().for_each(|message| message["attachments"] = json!([file]));
        });
        discord.deliver(asked);
        discord.told(asked)
    };
    let game = discord.attach("game.pgn", StoredFile::File(b"1. e4 e5 2. Nf3 *".to_vec()));
    assert!(on("my game", &game).text().contains("3 actions"));
    assert!(on("1. d4", &game).text().contains("1 action,"), "words come first");
    let picture = discord.attach("board.png", StoredFile::File(vec![0x89, b'P', b'N', b'G', 0, 0]));
    assert!(on("look", &picture).text().contains("no position"));
}

#[test]
fn what_is_no_record_of_discords_is_refused_privately() {
    let (discord, _bot, seats) = table();
    // Nobody may be led to it.
    let elsewhere = TcpListener::bind("127.0.0.1:0").unwrap();
    elsewhere.set_nonblocking(true).unwrap();
    let foreign = format!("http://{}/game.txt", elsewhere.local_addr().unwrap());
    let file = |name: &str, bytes: Vec<u8>| discord.attach(name, StoredFile::File(bytes));
    let with = |mut file: Value, field: &str, value: Value| {
        file[field] = value;
        file
    };
    let good = || file("good.txt", b"1. e4".to_vec());
    let too_long = file("long.txt", [b"1. e4 {".to_vec(), vec![b'x'; 200_000]].concat());
    let cases = [
        (with(good(), "url", json!(foreign)), "couldn't get"),
        (with(good(), "url", json!("file:///etc/passwd")), "couldn't get"),
        (with(good(), "url", json!("no address")), "couldn't get"),
        (discord.attach("moved.txt", StoredFile::Moved(foreign.clone())), "couldn't get"),
        (with(good(), "url", json!(format!("http://{}/attachments/none", discord.address))), "couldn't get"),
        (with(good(), "size", json!(50_000_000)), "too large"),
        // It says that it is small.
        (with(file("large.txt", vec![b'x'; 900_000]), "size", json!(10)), "too large"),
        (too_long, "takes at most 200000"),
        (file("picture.txt", vec![0x89, b'P', b'N', b'G', 0, 0]), "isn't text"),
        (file("empty.txt", Vec::new()), "Which record?"),
        (file("talk.txt", b"hello".to_vec()), "I can't read this record"),
    ];
    for (file, words) in cases {
        let told = import(&discord, &seats, &file);
        assert!(told.private && told.text().contains(words) && told.files() == 0, "{file}: {told:?}");
    }
    assert!(elsewhere.accept().is_err(), "another host was asked");
    let told = discord.told({
        let asked = discord.prepared(seats.ann, "/import x");
        discord.change(asked, |json| json["data"]["options"][0]["options"] = json!([]));
        discord.deliver(asked);
        asked
    });
    assert!(told.private && told.text().contains("Which record?"), "{told:?}");
}
