//! Descriptions and text boards tell the same position as the picture and always fit (issue: at most 1024
//! characters; complete without the picture).
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use crate::english::English as _;
use crate::words::live::{live, live_at, play_all, play_random, presets};
use lasermate_domain::tables::timeline;
use lasermate_engine::seat::Seat;
use lasermate_present::snapshot::PositionSnapshot;
use lasermate_present::text;
use proptest::prelude::*;

#[test]
fn a_board_of_many_pieces_and_a_long_beam_still_fits() {
    let position = "nbnbrbkb/bnbnbnbn/8/8/8/8/NBNBNBNB/BNBRKNBN w - - 0 1";
    let crowded = live_at("billichess", "", Some(position));
    let mut showing = PositionSnapshot::of(&crowded);
    // A beam that crosses every cell many times, as no legal position makes it: only the words are tested.
    let crossings = showing.view.beams[0].crossings.clone();
    for _ in 0..60 {
        showing.view.beams[0].crossings.extend(crossings.iter().copied());
    }
    let alt = text::alt(&showing);
    assert!(alt.chars().count() <= text::ALT_CHARS, "{}", alt.chars().count());
    assert!(alt.contains("Blue beam: from j2"), "{alt}");
    assert!(alt.contains("Score: Blue 0, Red 0."), "{alt}");
}

/// The grid's letters, row by row from the top, without the borders.
fn letters(board: &str) -> Vec<Vec<char>> {
    let grid = board.split("```\n").nth(1).unwrap();
    grid.lines()
        .filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()))
        .map(|line| line[3..].chars().step_by(2).take_while(|c| !c.is_ascii_digit()).collect())
        .collect()
}

#[test]
fn the_text_board_shows_the_frame_and_every_piece() {
    let start = live("billichess", "");
    let board = text::board(&PositionSnapshot::of(&start), false).english();
    let rows = letters(&board);
    assert_eq!(rows.len(), 8);
    assert_eq!(rows[0].iter().collect::<String>(), "::rnbqkbnr::");
    assert_eq!(rows[7].iter().collect::<String>(), "::RNBQKBNR::");
    assert!(board.contains("k l a b c d e f g h i j"), "{board}");
    let turned = letters(&text::board(&PositionSnapshot::of(&start), true).english());
    assert_eq!(turned[0].iter().collect::<String>(), "::RNBKQBNR::");
}

#[test]
fn the_text_board_tells_beams_cell_by_cell() {
    let mut game = live("billichess", "");
    play_all(&mut game, "d2d4 e7e5");
    let board = text::board(&PositionSnapshot::of(&game), false).english();
    // billichess.md 2.7 (4)
    assert!(board.contains("Blue beam: j2 i3 h4 g5 f6 e7 d8, stops on d8 (Red queen)."), "{board}");
}

/// The last line of a text board, which says what its letters mean.
fn key(game: &str, options: &str, moves: &str) -> String {
    let mut game = live(game, options);
    play_all(&mut game, moves);
    text::board(&PositionSnapshot::of(&game), false).english().lines().last().unwrap().to_owned()
}

/// The key once spoke of `:` where there was none, and left the knights and holes of Black holes without a word.
#[test]
fn the_key_of_a_text_board_tells_what_is_on_it_and_no_more() {
    let plain = "Capitals are Blue, small letters Red";
    assert_eq!(key("billichess", "", ""), format!("{plain}; `:` is the frame, where only beams run."));
    assert_eq!(key("billichess", "board=8x8", ""), format!("{plain}."));
    assert_eq!(key("chess", "", ""), "Capitals are White, small letters Black.");
    let holes = key("black-holes", "", "");
    assert!(holes.contains("small letters Black; S and s are knights"), "{holes}");
    let men = key("laser-draughts", "", "");
    assert!(men.contains("; M and m are men"), "{men}");
}

/// A description once told where the last move went, and neither what it captured nor what a pawn became.
#[test]
fn the_last_move_is_described_with_what_it_captured_and_became() {
    let position = "r3k2r/1P4P1/8/4Pp2/8/8/8/R3K2R w KQkq f6 0 1";
    let told = |moves: &str| {
        let mut game = live_at("chess", "", Some(position));
        play_all(&mut game, moves);
        let alt = text::alt(&PositionSnapshot::of(&game));
        alt.split("Last move: ").nth(1).unwrap().split('.').next().unwrap().to_owned()
    };
    assert_eq!(told("e5e6"), "White pawn e5 to e6");
    assert_eq!(told("h1h8"), "White rook h1 to h8, capturing a rook");
    assert_eq!(told("e5f6"), "White pawn e5 to f6, capturing a pawn en passant");
    assert_eq!(told("b7b8q"), "White pawn b7 to b8, promoting to a queen");
    assert_eq!(told("b7a8n"), "White pawn b7 to a8, capturing a rook and promoting to a knight");
}

/// The picture shows who is in a rook, and the description only told `h2:1`; the grid showed one piece of several and did not say
/// which.
#[test]
fn stacks_are_described_from_below() {
    let game = live_at("crazy", "", Some("4k3/8/8/8/[rrp]7/8/8/[RPN]3K3 w - - 0 1"));
    let showing = PositionSnapshot::of(&game);
    let stacks = "Stacks, bottom first: a1: White rook, White pawn, White knight; a4: Black rook, Black rook, Black pawn.";
    assert!(text::alt(&showing).contains(stacks), "{}", text::alt(&showing));
    let board = text::board(&showing, false).english();
    assert!(board.contains(stacks) && board.contains(" 4 r . . ."), "{board}");
    assert!(board.ends_with("small letters Black; of a stack the grid shows the bottom piece."), "{board}");
    assert!(!key("crazy", "", "").contains("stack"));
}

fn choices() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..120)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn alt_texts_fit_and_name_every_piece(game in prop::sample::select(presets()), choices in choices()) {
        let mut table = live(game, "");
        table.seating.players[0].name = "A".repeat(500);
        play_random(&mut table, &choices);
        let names = PositionSnapshot::of(&table).heading.words;
        for step in timeline::steps(&table) {
            let showing = PositionSnapshot::of_game(&step.game, names.clone());
            let alt = text::alt(&showing);
            prop_assert!(alt.chars().count() <= text::ALT_CHARS, "{alt}");
            for seat in Seat::ALL.into_iter().take(showing.view.sides.len()) {
                let side = showing.side(seat).title();
                let heads = [format!("{side}: "), format!("{side} (out)")];
                let is_told = |part: &&str| heads.iter().any(|head| part.starts_with(head));
                let Some(told) = alt.split(". ").find(is_told) else {
                    return Err(TestCaseError::fail(alt));
                };
                let count = showing.view.pieces.iter().filter(|piece| piece.seat == seat).count();
                // A piece inside a rook has its level behind the square: `a8:1`.
                let square = |word: &&str| word.split(':').next().and_then(|name| showing.view.mesh.cell_named(name)).is_some();
                let named = told.split([' ', ',', '.', ';']).filter(square);
                prop_assert_eq!(named.count(), count, "{}", told);
            }
        }
    }

    #[test]
    fn announcements_say_who_is_next_and_stay_short(
        game in prop::sample::select(presets()), choices in choices()
    ) {
        let mut table = live(game, "");
        play_random(&mut table, &choices);
        let record = std::mem::take(&mut table.record);
        table.game = lasermate_engine::any::AnyGame::new(&table.setup).unwrap();
        for entry in record {
            let played = crate::words::live::play_as(&mut table, entry.seat, &entry.exact, entry.at);
            let words = text::announce(&table, &played).english();
            // A plain turn is on the board and in the mention.
            let asks = text::asks_line(&table, true).english();
            let untimed = text::asks_line(&table, false).english();
            prop_assert!(words.ends_with(&asks) || words.ends_with(&untimed), "{words}");
            let plain = text::to_act_line(&table).english();
            prop_assert!(asks == plain || asks.is_empty() || plain.contains(&asks), "{plain} / {asks}");
            prop_assert!(words.chars().count() <= 1200, "{words}");
            prop_assert_eq!(table.game.outcome().is_some(), words.contains("The game is over"));
        }
    }
}

/// "White hole dropped on b1" read as a white hole, which is what a hole is called where a piece comes out.
#[test]
fn of_a_drop_it_is_told_who_dropped_a_hole() {
    let mut game = live("black-holes", "");
    play_all(&mut game, "a2a3 a7a6 b1c3 d7d6 @b1");
    let alt = text::alt(&PositionSnapshot::of(&game));
    assert!(alt.contains("Last move: White drops a hole on b1."), "{alt}");
}
