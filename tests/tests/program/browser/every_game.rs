//! Every game there is, played on the board by mouse, by finger and by keyboard.

use lasermate_engine::variants::Preset;
use lasermate_tests::board::{HANDSET, LAPTOP, MoveMethod, WHOLE, live, plain_moves, play, walk_to};
use lasermate_tests::browser::{Browser, driver, key};
use lasermate_tests::page::{FAULTS, FITS, open, shows, take};
use lasermate_tests::program::{Bot, Player};
use serde_json::json;

/// How the first moves are made, of every other game in the other way: Ann's by mouse, Bob's by finger, and Ann's by keyboard,
/// which is `None`.
const WAYS: [[Option<MoveMethod>; 3]; 2] = [
    [Some(MoveMethod::Click), Some(MoveMethod::Touch), None],
    [Some(MoveMethod::Drag), Some(MoveMethod::Tap), None],
];

const NEWEST: &str = "const newest = [...document.querySelectorAll('#log article[data-version]')].at(-1);";

/// Who has taken a name on the page.
fn holder(browser: &Browser<'_>) -> Player {
    let held = browser.run("return JSON.parse(sessionStorage.getItem('lasermate.holder'))");
    let text = |field: &str| held[field].as_str().unwrap_or_default().to_owned();
    let secret = browser.cookie(&text("id").replace("local:", "lasermate-"));
    Player { name: text("name"), secret, id: text("id") }
}

/// Begins a game in a channel of its own: the players in the order of their seats.
fn begin(bot: &Bot, preset: &Preset, players: &[&Player]) {
    let made = bot.ask("POST", "/api/rooms", Some(players[0]), Some(&json!({"name": preset.name})));
    assert_eq!(made.status, 200, "{}: {}", preset.name, made.text());
    // Without turns all that has not moved may move at once.
    let options = if preset.has_turns() { "" } else { " options:\"initial=zero black_extra_tu=off tu=1h\"" };
    let challenge = format!("/challenge game:{} side:first{options}", preset.name);
    let lines = [challenge.as_str(), "/accept second", "/accept"];
    let lines = if preset.sides().len() > 2 { &lines[..] } else { &[lines[0], lines[2]] };
    for (player, line) in players.iter().zip(lines) {
        let told = bot.send(player, preset.name, line, &format!("{}-{}", preset.name, player.name)).json();
        assert_eq!(told["accepted"], true, "{}, {line}: {told}", preset.name);
    }
}

/// The version of the newest board; nothing where there is none.
fn version(browser: &Browser<'_>) -> String {
    browser
        .run(&format!("{NEWEST} return newest?.dataset.version ?? ''"))
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

/// Makes one of the moves that two cells tell, another kind of move each time; gives where it goes and how it is written.
fn moves(browser: &Browser<'_>, ply: usize, way: Option<MoveMethod>) -> (String, String) {
    live(browser);
    let all = plain_moves(browser);
    let [from, to, written] =
        all.get(ply * 5 % all.len().max(1)).cloned().expect("a move that two cells tell");
    match way {
        Some(how) => play(browser, how, &from, &to),
        None => {
            browser.run("document.getElementById('new-channel').focus()");
            browser.tab_to(".live [role=button]");
            for cell in [&from, &to] {
                walk_to(browser, cell);
                browser.keys(key::ENTER);
            }
        }
    }
    (to, written)
}

/// Each time both see the move and the whole new board.
#[test]
fn every_game_is_played_by_mouse_by_finger_and_by_keyboard() {
    let Some(driver) = driver("every_game_is_played_by_mouse_by_finger_and_by_keyboard") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "lobby", LAPTOP);
    let bob = open(&driver, &bot, "lobby", HANDSET);
    take(&ann, "Ann");
    take(&bob, "Bob");
    let (first, second, third) = (holder(&ann), holder(&bob), bot.player("Cid"));
    for (preset, ways) in Preset::all().iter().zip(WAYS.into_iter().cycle()) {
        let players = [&first, &second, &third];
        let seats = preset.sides().len();
        begin(&bot, preset, &players[..seats]);
        for browser in [&ann, &bob] {
            browser.run(&format!("location.hash = {}", json!(preset.name)));
            shows(browser, "#room-title", preset.name);
        }
        for (ply, way) in ways.into_iter().enumerate() {
            let (mover, other) = if ply % 2 == 0 { (&ann, &bob) } else { (&bob, &ann) };
            live(mover);
            let before = version(mover);
            let (to, written) = moves(mover, ply, way);
            // Without turns it is told in words: it may still have to wait.
            let told = if preset.has_turns() { written } else { to };
            for browser in [mover, other] {
                browser.until(&format!(
                    "{NEWEST} return newest.dataset.version !== '{before}' && newest.innerText.includes({})",
                    json!(told)
                ));
                browser.until(WHOLE);
            }
            if seats > 2 && ply % 2 == 1 {
                answers(&bot, &third, preset.name);
            }
        }
        for browser in [&ann, &bob] {
            assert_eq!(browser.run(FITS), json!(true), "{}", preset.name);
            assert_eq!(browser.run(FAULTS), json!([]), "{}", preset.name);
            assert_eq!(browser.complaints(), Vec::<String>::new(), "{}", preset.name);
        }
    }
}

/// The third player moves, without a browser.
fn answers(bot: &Bot, player: &Player, room: &str) {
    let now = bot.messages(room);
    let board = now.iter().rev().find(|message| message["board"]["version"].is_u64()).expect("a board");
    let (game, version) = (&board["board_of"], &board["board"]["version"]);
    let path = format!("/api/board?room={room}&game={game}&version={version}");
    let listed = bot.ask("GET", &path, Some(player), None).json();
    let exact = listed["moves"]
        .as_array()
        .and_then(|parts| parts.iter().find_map(|part| part["next"][0]["move"]["exact"].as_str()));
    let exact = exact.unwrap_or_else(|| panic!("{room}: {listed}"));
    let told = bot.send(player, room, &format!("/move {exact}"), &format!("{room}-{version}")).json();
    assert_eq!(told["accepted"], true, "{room}, {exact}: {told}");
}
