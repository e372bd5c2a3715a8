//! One and many, two players and three, and what a game does not have: sentences that were wrong in a combination.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use crate::english::English as _;
use crate::expected::as_typed;
use crate::words::live::{live, play_all};
use lasermate_domain::puzzles;
use lasermate_engine::piece::Kind;
use lasermate_engine::search::Thought;
use lasermate_engine::seat::Seat;
use lasermate_engine::study::Theme;
use lasermate_present::language::Language;
use lasermate_present::saying::{in_english, written};
use lasermate_present::{show, text};

#[test]
fn lost_men_are_men() {
    let counted = |count, kind| in_english(&text::overview::counted(count, kind));
    assert_eq!(counted(1, Kind::Man), "man");
    assert_eq!(counted(3, Kind::Man), "3 men");
    assert_eq!(counted(2, Kind::Pawn), "2 pawns");
}

#[test]
fn a_side_is_in_check_and_two_are() {
    let mut game = live("chess", "");
    play_all(&mut game, "e2e4 e7e5 f1c4 b8c6 c4f7");
    assert_eq!(show::ask(&game, "check").english().text, "Black is in check.");
}

#[test]
fn draughts_has_no_check() {
    for name in ["draughts", "laser-draughts"] {
        assert_eq!(show::ask(&live(name, ""), "check").english().text, "This game has no check.");
    }
}

#[test]
fn the_beams_are_asked_for_where_there_are_some() {
    let told = |game: &str| show::ask(&live(game, ""), "what?").english().text;
    assert!(!told("chess").contains("beam"), "{}", told("chess"));
    assert!(told("billichess").contains("`blue beam`, `beams` where the beams go"), "{}", told("billichess"));
    assert!(told("three-way-lasers").contains("`white beam`, `beams`"), "{}", told("three-way-lasers"));
}

#[test]
fn one_move_and_one_half_move_are_counted_as_one() {
    let table = live("chess", "");
    let thought = |value, depth| Thought { rank: 1, action: None, line: Vec::new(), value, depth, nodes: 1 };
    let told =
        |value, depth| in_english(&text::setup::evaluation(&table.game, Seat::First, &thought(value, depth)));
    assert_eq!(
        told(Thought::WON - 1, 1),
        "The computer looked 1 half-move ahead: White wins in at most 1 move."
    );
    assert_eq!(
        told(3 - Thought::WON, 4),
        "The computer looked 4 half-moves ahead: White loses in at most 2 moves."
    );
}

/// "1.5" is another number, or none, where decimals have a comma.
#[test]
fn a_decimal_is_written_as_the_reader_writes_it() {
    let table = live("chess", "");
    let thought = Thought { rank: 1, action: None, line: Vec::new(), value: 150, depth: 4, nodes: 1 };
    let told = text::setup::evaluation(&table.game, Seat::First, &thought);
    for (code, says) in [
        ("en", "White is better by 1.5 pawns."),
        ("de", "Weiß steht um 1,5 Bauern besser."),
        ("fr", "les Blancs ont un avantage de 1,5 pion."),
        ("es", "las blancas están mejor por 1,5 peones."),
        ("pt-BR", "as brancas estão melhor por 1,5 peão."),
        ("it", "il Bianco sta meglio di 1,5 pedoni."),
    ] {
        let told = written(&told, Language::of(code).unwrap());
        assert!(told.contains(says), "{code}: {told}");
    }
}

#[test]
fn a_name_with_an_and_keeps_it_where_one_of_them_may_claim() {
    let mut table = live("three-way", "");
    table.seating.players[1].name = "Rock and Roll".to_owned();
    let told = as_typed(&text::lifecycle::overdue(&table, Seat::First, false));
    assert!(told.contains("Red (Rock and Roll) or Black (Cid) can play on without them"), "{told}");
}

#[test]
fn two_players_are_listed_by_and() {
    let two = as_typed(&text::lookup::not_seated(&live("chess", "")));
    assert!(two.contains("The players are White (Ann) and Black (Bob)."), "{two}");
    let three = as_typed(&text::lookup::players_alone(&live("three-way", "")));
    assert_eq!(three, "Only the players can do that: White (Ann), Red (Bob) and Black (Cid).");
}

#[test]
fn among_three_it_is_told_who_is_waited_for() {
    let game = live("three-way", "");
    let waits = as_typed(&text::offers::takeback_waits(&game, &[Seat::Second, Seat::Third]));
    assert_eq!(waits, "You have already asked for a takeback. Waiting for Red (Bob) and Black (Cid).");
    let left = as_typed(&text::offers::time_left(&game, Some(Seat::Second), 0));
    assert!(left.starts_with("There is nothing to claim yet. Red (Bob)'s time runs out "), "{left}");
}

#[test]
fn a_draughts_puzzle_does_not_end_in_mate() {
    let of_draughts = |listed: &&puzzles::PuzzleEntry| {
        listed.preset.name == "draughts" && matches!(listed.task.theme, Theme::Mate)
    };
    let puzzle = puzzles::all().iter().find(of_draughts).unwrap().puzzle().unwrap();
    let told = in_english(&text::puzzle::solution(&puzzle.game().unwrap(), &puzzle.steps().unwrap()));
    assert!(told.ends_with(" (no move left)."), "{told}");
}

#[test]
fn a_tournament_that_one_has_joined_is_counted() {
    let told = in_english(&text::tournament::too_few(1, 2));
    assert_eq!(told, "At least 2 players are needed (1 so far).");
}

#[test]
fn what_is_captured_has_an_article() {
    let mut game = live("chess", "");
    play_all(&mut game, "e2e4 d7d5");
    let told = show::ask(&game, "moves e4").english().text;
    assert!(told.contains("- `e4d5` captures a pawn"), "{told}");
}

/// Whoever can only deny a mate or allow it was said to be to move.
#[test]
fn a_list_of_games_says_what_is_asked() {
    let mut game = live("denial", "");
    let line = |game: &_| in_english(&text::game_line(game, text::GamePlace::There));
    assert!(line(&game).contains(" · move 1, White to move · "));
    play_all(&mut game, "e2e4 f7f6 d2d4 g7g5 d1h5");
    let told = line(&game);
    assert!(told.contains(" · move 3, Black: deny or allow? · "), "{told}");
    let realtime = line(&live("realtime", ""));
    assert!(realtime.contains(" · in progress · "), "{realtime}");
}
