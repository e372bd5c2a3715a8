//! What is said and shown in the announced frames, and of points by the beam's way (billichess.md 2.8).
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use crate::english::English as _;
use crate::expected::as_typed;
use crate::words::live::{live, play, play_all};
use lasermate_domain::port::PersonId;
use lasermate_engine::board::Mesh;
use lasermate_engine::overlays::lasers::Carom;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_present::language::Language;
use lasermate_present::picture::{self, PictureStyle};
use lasermate_present::show::{self, BoardAs};
use lasermate_present::snapshot::PositionSnapshot;
use lasermate_present::variants::rules;
use lasermate_present::{move_preview, record, text};
use lasermate_render::scene::{LabelPlace, Shade, Theme};

/// A frame by its word, its columns and its lowest and highest row.
const FRAMES: [(&str, &str, i32, i32); 7] = [
    ("8x8", "abcdefgh", 1, 8),
    ("10x8", "labcdefghi", 1, 8),
    ("12x8", "klabcdefghij", 1, 8),
    ("14x8", "mklabcdefghijo", 1, 8),
    ("16x8", "mnklabcdefghijop", 1, 8),
    ("12x10", "klabcdefghij", 0, 9),
    ("12x12", "klabcdefghij", -1, 10),
];

fn ann() -> PersonId {
    PersonId("local:a".into())
}

fn table(options: &str) -> Setup {
    Setup::parse("billichess", options.split_whitespace()).unwrap()
}

#[test]
fn rule_2_8_1_every_frame_is_drawn_with_its_coordinates() {
    for (board, columns, lowest, highest) in FRAMES {
        let game = live("billichess", &format!("board={board}"));
        let scene = picture::scene(&PositionSnapshot::of(&game), PictureStyle::public(Theme::Dark));
        let rows: Vec<_> = (lowest..=highest).map(|row| row.to_string()).collect();
        assert_eq!(scene.cells.len(), columns.len() * rows.len(), "{board}");
        let free = scene.cells.iter().filter(|cell| cell.shade == Shade::Frame).count();
        assert_eq!(scene.cells.len() - free, 64, "{board}");
        let labels = |below: bool| -> Vec<_> {
            let labels = scene.labels.iter();
            labels.filter(|label| matches!(label.place, LabelPlace::Below(_)) == below).collect()
        };
        let letters: String = labels(true).iter().map(|label| label.text.as_str()).collect();
        assert_eq!(letters, columns);
        let numbers: Vec<_> = labels(false).iter().map(|label| label.text.clone()).collect();
        assert_eq!(numbers, rows, "{board}");
    }
}

#[test]
fn rule_2_8_1_text_boards_and_alt_texts_name_every_frames_cells() {
    for (board, columns, lowest, highest) in FRAMES {
        let table = live("billichess", &format!("board={board}"));
        let reply = show::board(&table, &table.seating.players[0].id, BoardAs::Text, Theme::Dark).english();
        let grid: Vec<&str> =
            reply.text.lines().skip_while(|line| !line.starts_with("```")).skip(1).collect();
        let letters: Vec<_> = columns.chars().map(String::from).collect();
        assert_eq!(grid[0], format!("   {}", letters.join(" ")), "{board}");
        for (line, row) in grid[1..].iter().zip((lowest..=highest).rev()) {
            assert!(line.starts_with(&format!("{row:>2} ")) && line.ends_with(&format!(" {row}")), "{line}");
            let cells = line.split_whitespace().count() - 2;
            assert_eq!(cells, columns.len(), "{line}");
        }
        let (first, last) = (columns.chars().next().unwrap(), columns.chars().last().unwrap());
        let forward = if board == "8x8" { 2 } else { 1 };
        let emitters = [format!("{last}{}", lowest + forward), format!("{first}{}", highest - forward)];
        let starts = format!(
            "Blue's beam starts at {} and scores at {first}{highest}; Red's beam starts at {} and scores at {last}{lowest}.",
            emitters[0], emitters[1]
        );
        assert!(reply.text.contains(&starts), "{board}: {starts}\n{}", reply.text);
        let alt = text::alt(&PositionSnapshot::of(&table));
        for emitter in emitters {
            assert!(alt.contains(&format!(" beam: from {emitter} ")), "{board}: {alt}");
        }
    }
}

#[test]
fn rule_2_8_1_the_rules_say_where_the_beams_start_and_end() {
    for (board, columns, lowest, highest) in FRAMES {
        let told = rules::rules(&table(&format!("board={board}")), Language::english()).english().text;
        let (first, last) = (columns.chars().next().unwrap(), columns.chars().last().unwrap());
        assert!(
            told.contains(&format!(
                "Each side guards a corner, its heel: Blue at {last}{lowest}, Red at {first}{highest}."
            )),
            "{told}"
        );
        let starts = match board {
            "8x8" => ["below h3".to_owned(), "above a6".to_owned()],
            _ => [format!("starts at {last}{}", lowest + 1), format!("Red's at {first}{}", highest - 1)],
        };
        for start in starts {
            assert!(told.contains(&start), "{board}: {start}: {told}");
        }
        for letter in columns.chars().filter(|letter| !('a'..='h').contains(letter)) {
            let named = told.split("Blue's beam starts").next().unwrap();
            assert!(
                [",", " ", "."].iter().any(|after| named.contains(&format!(" {letter}{after}"))),
                "{board} {letter}: {named}"
            );
        }
    }
    assert_eq!(Mesh::twelve_by_twelve().len(), 144);
}

#[test]
fn rule_2_8_1_a_square_of_a_wider_frame_can_be_asked_about() {
    let game = live("billichess", "board=12x12");
    assert_eq!(
        show::targets(&game, &ann(), "k-1", Theme::Light).english().text,
        "k-1 is part of the frame: only beams run there."
    );
    let none = show::targets(&game, &ann(), "m1", Theme::Light).english().text;
    assert_eq!(none, "There is no square m1 on this board. Its squares go from k-1 to j10.");
}

/// The lasermate of billichess.md 2.7 (5): three turns, by Blue's own move.
const GIFT: &str = "d2d3 e7e5 c1g5 d7d6";

#[test]
fn rule_2_8_2_announcement_preview_and_badge_say_how_the_points_add_up() {
    let mut table = live("billichess", "scoring=carom");
    play_all(&mut table, GIFT);
    let legal = table.game.legal(Seat::First).into_iter().find(|legal| legal.exact == "b1d2").unwrap();
    let preview = move_preview::move_preview(&table.game, Seat::First, legal).does.english();
    assert!(preview.starts_with("LASERMATE for Red +175 (200 + 3 turns x 25 - 100)"), "{preview}");
    let played = play(&mut table, "b1d2");
    let told = as_typed(&text::announce(&table, &played));
    assert!(
        told.contains("**LASERMATE! Red's beam hits Blue's heel at j1, deflected by the Blue knight on d2, the Blue bishop on g5 and the Red bishop on c8: +175 for Red** (200 + 3 turns x 25 - 100 = 175: 100 less after Blue's own move). Score: Blue 0, Red 175."),
        "{told}"
    );
    let looked = as_typed(&text::preview(&table.game, &played));
    assert!(looked.contains("(200 + 3 turns x 25 - 100 = 175"), "{looked}");
    let status = picture::scene(&PositionSnapshot::of(&table), PictureStyle::public(Theme::Dark))
        .english()
        .caption
        .unwrap()
        .status
        .unwrap();
    assert_eq!(status.text, "200 + 3 turns x 25 - 100 = 175");
    let alt = text::alt(&PositionSnapshot::of(&table));
    assert!(alt.contains("LASERMATE Red: 200 + 3 turns x 25 - 100 = 175."), "{alt}");
    let score = text::score(&table.game).english();
    assert!(
        score.starts_with(
            "Blue 0, Red 175. Red's lasermate: 200 + 3 turns x 25 - 100 = 175. A lasermate scores 200 plus 25"
        ),
        "{score}"
    );
    let written = record::write(&table);
    assert!(written.contains("Options: scoring=carom"), "{written}");
    assert_eq!(record::read(&written).unwrap().game.view().scores, [0, 175]);
}

#[test]
fn rule_2_8_2_the_sum_of_any_way() {
    let sum = |turns, gift| text::carom::sum(Carom { turns, gift }).english();
    assert_eq!(sum(3, false), "200 + 3 turns x 25 = 275");
    assert_eq!(sum(1, false), "200 + 1 turn x 25 = 225");
    assert_eq!(sum(10, false), "200 + 10 turns x 25 = 450");
    assert_eq!(sum(13, true), "200 + 10 of 13 turns x 25 - 100 = 350");
    assert_eq!(sum(0, true), "200 + 0 turns x 25 - 100 = 100");
}

#[test]
fn rule_2_8_2_the_rules_explain_the_points_of_the_table() {
    let told = rules::rules(&table("scoring=carom"), Language::english()).english().text;
    assert!(
        told.contains(
            "**lasermate: 200 points, plus 25 for each time a piece deflected the beam, at most 450**"
        ),
        "{told}"
    );
    assert!(told.contains("After the opponent's own move it is a gift and scores 100 less."), "{told}");
    assert!(!rules::rules(&table(""), Language::english()).english().text.contains("gift"));
}

#[test]
fn rule_4_3_the_rules_tell_agreed_penalties_and_no_text_tells_a_seed() {
    let setup = Setup::parse("realtime", ["penalties=1,2.5,3,5,9,0"]).unwrap();
    let told = rules::rules(&setup, Language::english()).english().text;
    assert!(told.contains("At the start a pawn cools for 1, a knight for 2.5, a bishop for 3, a rook for 5, a queen for 9 and a king for 0 units, Black's pieces one unit longer."), "{told}");
    let drawn = Setup::parse("realtime", ["tu=5000"]).unwrap().drawn(123_456).unwrap();
    let told = lasermate_present::saying::in_english(&text::challenges::table(&drawn));
    assert_eq!(told, "Realtime chess (5 s a unit)");
}
