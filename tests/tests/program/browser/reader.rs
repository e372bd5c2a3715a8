//! A game as a screen reader is given it: who is to move, what stands where, what can be done, and what the opponent did.

use std::collections::HashSet;

use lasermate_tests::board::{LAPTOP, live, walk_to};
use lasermate_tests::browser::{Browser, driver, key};
use lasermate_tests::page::{begin, boards, open, press, say, shows, to_line};
use lasermate_tests::program::Bot;
use lasermate_tests::reader::{AccessibleNode, Tree, tree};
use serde_json::json;

/// The name of the board that is played on.
const BOARD: &str = "Board: choose a piece, then the square to move to";

fn on_the_board(heard: &AccessibleNode) -> bool {
    heard.is("group", BOARD)
}

fn in_the_log(heard: &AccessibleNode) -> bool {
    heard.is("log", "#table-1")
}

fn on_the_table(heard: &AccessibleNode) -> bool {
    heard.is("region", "The board")
}

fn heard(browser: &Browser<'_>, when: &str) -> Tree {
    let tree = tree(browser);
    assert_eq!(tree.unnamed(), Vec::<String>::new(), "{when}");
    tree
}

#[test]
fn a_game_can_be_followed_and_played_by_ear() {
    let Some(driver) = driver("a_game_can_be_followed_and_played_by_ear") else { return };
    let bot = Bot::start();
    let ann = open(&driver, &bot, "table-1", LAPTOP);
    let bob = open(&driver, &bot, "table-1", LAPTOP);
    heard(&ann, "before a name");
    begin(&ann, &bob, "billichess");
    live(&ann);
    shows(&ann, "#stage .player.asked", "Ann");
    let page = heard(&ann, "a new game");
    for (role, name) in [
        ("heading", "Lasermate"),
        ("main", ""),
        ("navigation", "Games and channels"),
        ("tab", "Talk"),
        ("tabpanel", "Moves"),
        ("combobox", "Message or command to #table-1"),
        ("checkbox", "Sounds"),
    ] {
        assert_eq!(page.all(role).filter(|heard| heard.name == name).count(), 1, "{role} {name}");
    }

    // Who is to move, and what stands where: in the message, on the board, and on the plates beside it.
    ann.click("#tab-talk");
    let words = heard(&ann, "what was said").words(in_the_log);
    assert!(words.contains("Blue (Ann) to move."), "{words}");
    let pictures = page.names("image", on_the_table);
    let [picture] = pictures[..] else { panic!("{pictures:?}") };
    for said in [
        "BilliChess: Ann – Bob. Move 1, Blue to move.",
        "Blue: King e1, Queen d1, Rooks a1 h1, Bishops c1 f1, Knights b1 g1, Pawns a2",
        "Blue beam: from j2 i3 h4 g5 f6 e7, stops on e7 (Red pawn).",
    ] {
        assert!(picture.contains(said), "{said}: {picture}");
    }
    let beside = page.words(on_the_table);
    assert!(beside.contains("Blue\nAnn\nto move\n") && beside.contains("Your move."), "{beside}");
    for button in ["Move", "Hint", "More", "Where Red's beam goes"] {
        assert!(page.names("button", on_the_table).contains(&button), "{button}");
    }

    // What can be moved are buttons of the board, by square and piece; then, where it can go.
    let pieces = page.names("button", on_the_board);
    assert_eq!(pieces.len(), 10, "eight pawns and two knights: {pieces:?}");
    assert!(pieces.contains(&"b1, Blue knight") && pieces.contains(&"e2, Blue pawn"), "{pieces:?}");
    ann.tab_to(".live [role=button]");
    walk_to(&ann, "e2");
    ann.keys(key::ENTER);
    let mut targets = heard(&ann, "a piece is chosen").owned("button", on_the_board);
    targets.sort();
    assert_eq!(targets, ["Pawn e2, chosen", "e3", "e4"]);
    // They come and go with each choice and each move: of themselves they say nothing, though the messages around them do.
    let regions = "return [...document.querySelectorAll('.live .cell, .tray, #spoken')].map((part) => {
           const region = part.closest('[aria-live], [role=log], [role=status]');
           return region.id || region.getAttribute('aria-live') })";
    let regions = ann.run(regions);
    let regions: HashSet<_> =
        regions.as_array().into_iter().flatten().filter_map(|region| region.as_str()).collect();
    assert_eq!(regions, HashSet::from(["off", "spoken"]));
    ann.keys(key::ESCAPE);

    // All moves are also a list, from the button under the board and where they are typed.
    press(&ann, "pick");
    shows(&ann, ".private", "Choose a move");
    let options = heard(&ann, "a menu").owned("option", |heard| heard.is("listbox", "Which piece?"));
    assert_eq!(options.len(), 10, "{options:?}");
    assert!(options.iter().any(|option| option.starts_with("Pawn e2: 2 moves")), "{options:?}");
    to_line(&ann);
    ann.keys("/move ");
    ann.until("return document.querySelectorAll('#choices [role=option]').length === 20");
    let options = heard(&ann, "suggestions").owned("option", |heard| heard.is("listbox", "Suggestions"));
    assert_eq!(options.len(), 20, "{options:?}");
    assert!(options.iter().any(|option| option.starts_with("e4")), "{options:?}");
    ann.keys(&format!("e4{}", key::ENTER));
    boards(&bob, 2);

    // What the opponent does is added to what is said by itself, as soon as it is there.
    say(&bob, "/move e5");
    boards(&ann, 3);
    shows(&ann, "#stage .player.asked", "Ann");
    let after = heard(&ann, "an answer");
    assert!(after.all("log").next().is_some_and(AccessibleNode::is_live), "{:?}", after.all("log").next());
    let words = after.words(in_the_log).replace('\n', "");
    assert!(words.contains("1… e5 by Red (Bob).Blue's beam now stops on d8 (Red queen)."), "{words}");
    ann.click("#tab-moves");
    let moves = heard(&ann, "the moves");
    assert_eq!(moves.names("button", |heard| heard.is("list", "Moves")), ["Blue e4", "Red e5"]);
    // What is said behind a tab is heard as well.
    say(&bob, "good luck");
    shows(&ann, "#news", "Bob: good luck");
    for browser in [&ann, &bob] {
        assert_eq!(
            browser.run("return document.getElementById('log').getAttribute('aria-busy')"),
            json!("false")
        );
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
