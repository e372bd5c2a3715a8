//! The program killed with SIGKILL between a Black move that waits and its execution: the same game as without.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::thread;
use std::time::Duration;

use lasermate_domain::tables::table::GameId;
use lasermate_service::service::Service;
use lasermate_service::store::Store;
use lasermate_tests::program::{Bot, Player};

const ROOM: &str = "table-1";

/// Two players at a table without turns, all pieces ready, whose Black moves wait for `tu` / 20.
fn table(tu: &str) -> (Bot, [Player; 2]) {
    let bot = Bot::start();
    let players = ["Ann", "Bob"].map(|name| bot.player(name));
    let challenge =
        format!("/challenge game:realtime side:first options:\"initial=zero black_extra_tu=off tu={tu}\"");
    done(&bot, &players[0], &challenge, "c");
    done(&bot, &players[1], "/accept", "a");
    (bot, players)
}

fn done(bot: &Bot, who: &Player, line: &str, request: &str) {
    let told = bot.send(who, ROOM, line, request).json();
    assert_eq!(told["accepted"], true, "{line}: {told}");
}

/// Waits until somebody has said so in the room.
fn said(bot: &Bot, words: &str) {
    for _ in 0..600 {
        let there =
            |message: &serde_json::Value| message["text"].as_str().unwrap_or_default().contains(words);
        if bot.messages(ROOM).iter().any(there) {
            return;
        }
        thread::sleep(Duration::from_millis(100));
    }
    panic!("nobody said {words:?}: {:#?}", bot.messages(ROOM));
}

/// The placement of the pieces.
fn board(bot: &Bot, who: &Player, request: &str) -> String {
    let told = bot.send(who, ROOM, "/board text", request).json();
    let text = told["reply"]["text"].as_str().unwrap().to_owned();
    text.split("```").nth(1).unwrap_or_else(|| panic!("no board in {text}")).to_owned()
}

/// Kills the bot and starts it again; whether Black's move was still held then, as the log alone has it.
fn killed(bot: Bot) -> (Bot, bool) {
    let mut held = false;
    let bot = bot.killed_and_looked_at(|data| {
        let service = Service::open(Store::open(data).unwrap()).unwrap();
        held = service.read_back(GameId(1)).unwrap().unwrap().game.is_waiting();
    });
    (bot, held)
}

#[test]
fn killed_while_a_move_waits_it_is_carried_out_as_without() {
    let play = |tu: &str| {
        let (bot, [ann, bob]) = table(tu);
        done(&bot, &ann, "/move e2e4", "w1");
        done(&bot, &bob, "/move b8a6", "b1");
        (bot, ann)
    };
    let shown = |bot: &Bot, ann: &Player| {
        said(bot, "**Na6** by Black");
        board(bot, ann, "board")
    };
    let (bot, ann) = play("20s");
    let plain = shown(&bot, &ann);
    drop(bot);
    // On a slow machine the move is carried out before the kill: then once more with a longer wait.
    let killed = ["20s", "2m", "10m"].into_iter().find_map(|tu| {
        let (bot, ann) = play(tu);
        let (bot, held) = killed(bot);
        held.then(|| {
            said(&bot, "The clock was stopped");
            shown(&bot, &ann)
        })
    });
    assert_eq!(Some(plain), killed);
}

#[test]
fn killed_while_a_move_waits_white_is_still_first() {
    // Half a minute is longer than any start of the program takes, and the clock stands still meanwhile.
    let [plain, killed] = [false, true].map(|kill| {
        let (mut bot, [ann, bob]) = table("10m");
        done(&bot, &ann, "/move e2e4", "w1");
        done(&bot, &bob, "/move b8a6", "b1");
        if kill {
            let held;
            (bot, held) = killed(bot);
            assert!(held, "the move was carried out before the kill");
        }
        done(&bot, &ann, "/move f1a6", "w2");
        said(&bot, "b8 to a6 cancelled: White was first");
        board(&bot, &ann, "board")
    });
    assert_eq!(plain, killed);
}
