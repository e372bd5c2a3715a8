//! What the tests of the words share: a live game played by texts.
#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "each test file uses a part; a test stops where its data are wrong"
)]

use lasermate_domain::command::offered;
use lasermate_domain::port::{Person, PersonId, RoomId, ServerId};
use lasermate_domain::tables::record::RecordEntry;
use lasermate_domain::tables::table::{GameId, Table};
use lasermate_engine::any::AnyGame;
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

/// A person of the web chat.
pub fn person(id: &str, name: &str) -> Person {
    Person { id: PersonId(format!("local:{id}")), name: name.to_owned() }
}

/// The names of the games that are played in channels.
pub fn presets() -> Vec<&'static str> {
    offered().map(|preset| preset.name).collect()
}

/// A new game between Ann and Bob.
pub fn live(game: &str, options: &str) -> Table {
    live_at(game, options, None)
}

/// The same from a position.
pub fn live_at(game: &str, options: &str, position: Option<&str>) -> Table {
    let mut setup = Setup::parse(game, options.split_whitespace()).unwrap();
    setup.position = position.map(str::to_owned);
    let place = (ServerId("local:home".into()), RoomId("local:lobby".into()));
    let people = [person("a", "Ann"), person("b", "Bob"), person("c", "Cid")];
    let players = people.into_iter().take(setup.sides().len()).collect();
    let game = AnyGame::new(&setup).unwrap();
    Table::new(GameId(12), place, (setup, game), (players, Vec::new()), 1_782_864_000_000)
}

/// Plays one word of a list of moves.
pub fn play(table: &mut Table, word: &str) -> Played {
    let addressed = table.game.address(word).unwrap();
    let at = table.record.last().map_or(1000, |entry| entry.at + 1500);
    play_as(table, addressed.seat, addressed.text, at)
}

/// Plays one action of a seat at a time.
pub fn play_as(table: &mut Table, seat: Seat, text: &str, at: u64) -> Played {
    let played = table.game.try_text(seat, text, at).unwrap_or_else(|refusal| panic!("{refusal}"));
    table.record.push(RecordEntry { seat, ..RecordEntry::of(&played, at) });
    table.version += 1;
    played
}

/// Plays all words of a list of moves and gives the last.
pub fn play_all(table: &mut Table, words: &str) -> Option<Played> {
    words.split_whitespace().map(|word| play(table, word)).last()
}

/// Compares a text with the file of that name in `data/words`. With `LASERMATE_WRITE_EXPECTED=1` it is written
/// instead, to be read before it is committed.
pub fn expect_file(name: &str, text: &str) {
    let text = &crate::expected::as_typed(text);
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/words").join(name);
    if crate::expected::is_written_anew("LASERMATE_WRITE_EXPECTED") {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    for (line, (found, wanted)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, wanted, "{name}, line {}", line + 1);
    }
    assert_eq!(text.lines().count(), expected.lines().count(), "{name}: number of lines");
}

/// Plays legal actions chosen by `choices` until they or the game end.
pub fn play_random(table: &mut Table, choices: &[u16]) {
    for choice in choices {
        let choice = usize::from(*choice);
        let Some((seat, _)) = table.game.to_act().iter().next() else { return };
        let asked: Vec<_> = table.game.to_act().iter().collect();
        // Now and then something else than a move: an offer, an answer, LET'S BILLI, defeat in mode B.
        let extra = ["draw-offer", "draw-decline", "billi", "accept-defeat"];
        let (seat, text) = if choice % 37 == 0 {
            (asked[choice / 37 % asked.len()].0, extra[choice % extra.len()].to_owned())
        } else {
            let legal = table.game.legal(seat);
            match legal.get(choice % legal.len().max(1)) {
                Some(legal) => (seat, legal.exact.clone()),
                None => continue,
            }
        };
        let at = table.record.last().map_or(0, |entry| entry.at) + u64::try_from(choice).unwrap() * 7;
        if table.game.may(seat, &text).is_ok() {
            play_as(table, seat, &text, at);
        }
    }
}
