//! What is said and shown of denial: its price, its ends, and ghosts on the board (crazy.md 5A).
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use crate::english::English as _;
use crate::words::live::{live, live_at, play, play_all};
use lasermate_engine::outcome::EndKind;
use lasermate_engine::seat::{Seat, Side};
use lasermate_engine::variants::Setup;
use lasermate_present::language::Language;
use lasermate_present::picture::{self, PictureStyle};
use lasermate_present::show::{self, BoardAs};
use lasermate_present::snapshot::PositionSnapshot;
use lasermate_present::text::{self, denial};
use lasermate_present::variants::rules;
use lasermate_render::scene::{Kind, Presence, Scene, Theme};

/// White is in check by the rook on h1 and has one legal move, Kb2.
const ONLY_MOVE: &str = "k7/8/8/8/8/2n5/P7/K6r w - - 0 1";

fn scene(live: &lasermate_domain::tables::table::Table) -> Scene {
    picture::scene(&PositionSnapshot::of(live), PictureStyle::public(Theme::Dark)).english()
}

#[test]
fn rule_a7_a_denial_of_the_only_move_is_told_as_the_mate_it_is_before_and_after() {
    let mut table = live_at("denial", "", Some(ONLY_MOVE));
    play(&mut table, "a1b2");
    assert_eq!(denial::price(&table.game, Seat::Second), Some(denial::Price::Ends(EndKind::Checkmate)));
    let line = crate::expected::as_typed(&text::to_act_line(&table));
    assert!(line.contains("or /deny White's move: no other move is left, so that is checkmate."), "{line}");
    let price = denial::price(&table.game, Seat::Second).unwrap();
    assert_eq!(denial::button(price).english(), "Deny this move: checkmate");
    let played = play(&mut table, "deny");
    let told = crate::expected::as_typed(&text::announce(&table, &played));
    assert!(told.starts_with("Black (Bob) denies ~~Kb2~~, the only move: **checkmate**."), "{told}");
    assert!(told.contains("Black (Bob) wins by checkmate"), "{told}");
}

/// A forced capture was denied, and to everybody's surprise the game was over.
#[test]
fn rule_a7_the_rules_of_draughts_say_what_denying_an_only_move_does() {
    let told = |game: &str, denial: &str| {
        let setup = Setup::parse(game, [denial]).unwrap();
        crate::expected::as_typed(&rules::rules(&setup, Language::english()).text)
    };
    const LOSES: &str = "A side whose only move is denied, often a forced capture, can't move and loses.";
    for game in ["draughts", "laser-draughts"] {
        assert!(told(game, "denial=hard").contains(LOSES));
        assert!(!told(game, "denial=off").contains("denied"));
    }
    assert!(told("draughts", "denial=hard").chars().count() <= 2000);
    let setup = Setup::parse("draughts", ["denial=hard", "only_move_deniable=off"]).unwrap();
    assert!(!rules::rules(&setup, Language::english()).english().text.contains(LOSES));
}

#[test]
fn rule_a7_in_mode_b_a_denial_that_mates_begins_the_hunt() {
    let mut table = live_at("billi-chess", "denial=hard", Some(ONLY_MOVE));
    play(&mut table, "a1b2");
    assert_eq!(denial::price(&table.game, Seat::Second), Some(denial::Price::Ends(EndKind::Checkmate)));
    let played = play(&mut table, "deny");
    assert!(table.game.view().billi_phase && table.game.outcome().is_none());
    assert_eq!(table.game.denied(), None, "the turn of the denied move is over");
    let told = text::announce(&table, &played).english();
    assert!(told.contains("the only move: **checkmate**"), "{told}");
    assert!(told.contains("Both kings become rooks"), "{told}");
}

#[test]
fn a_denied_move_is_a_ghost_where_it_had_gone_on_every_frame() {
    // The cells of the laser frame are others than those of the board in it.
    for (game, options) in [("denial", ""), ("billichess", "denial=hard"), ("billichess-8x8", "denial=hard")]
    {
        let mut live = live(game, options);
        play_all(&mut live, "e2e4 deny");
        let scene = scene(&live);
        let ghosts: Vec<_> = scene.pieces.iter().filter(|piece| piece.presence == Presence::Ghost).collect();
        let [ghost] = ghosts.as_slice() else { panic!("{game}: {ghosts:?}") };
        let e4 = scene.cells.iter().find(|cell| cell.name == "e4").unwrap();
        let centre =
            |x: fn(&lasermate_render::scene::Point) -> f32| e4.corners.iter().map(x).sum::<f32>() / 4.0;
        assert_eq!(ghost.kind, Kind::Pawn);
        assert!((ghost.centre.x - centre(|at| at.x)).abs() < 0.01, "{game}");
        assert!((ghost.centre.y - centre(|at| at.y)).abs() < 0.01, "{game}");
        assert_eq!(scene.arrows.len(), 1, "{game}: where it wanted to go");
        let status = scene.caption.unwrap().status.unwrap();
        assert_eq!(status.text, "e4 denied", "{game}");
    }
}

#[test]
fn a_denied_capture_and_a_denied_drop_are_shown_without_hiding_anybody() {
    let mut capture = live("denial", "");
    play_all(&mut capture, "e2e4 d7d5 e4d5 deny");
    let scene_of_capture = scene(&capture);
    assert!(scene_of_capture.pieces.iter().all(|piece| piece.presence != Presence::Ghost));
    assert_eq!((scene_of_capture.pieces.len(), scene_of_capture.arrows.len()), (32, 1));
    let mut drop = live("black-holes", "denial=hard");
    play_all(&mut drop, "b1c3 a7a6 @b1 deny");
    let scene_of_drop = scene(&drop);
    let ghosts: Vec<_> =
        scene_of_drop.pieces.iter().filter(|piece| piece.presence == Presence::Ghost).collect();
    assert_eq!((ghosts.len(), ghosts[0].kind, scene_of_drop.arrows.len()), (1, Kind::Hole, 0));
}

#[test]
fn who_holds_the_right_stands_in_picture_text_and_description() {
    let mut table = live("denial", "");
    let scores = |scene: Scene| -> Vec<String> {
        scene.caption.unwrap().scores.into_iter().map(|score| score.text).collect()
    };
    assert_eq!(scores(scene(&table)), ["Black may deny"]);
    assert_eq!(scores(scene(&live("billichess", "denial=hard"))), ["Blue 0", "Red 0, may deny"]);
    play_all(&mut table, "e2e4 deny");
    assert_eq!(scores(scene(&table)), ["White may deny"]);
    let standing = "White holds the right to deny. e4 was denied and can't be played now. Black's next move can't be denied.";
    let board = show::board(&table, &table.seating.players[0].id, BoardAs::Text, Theme::Dark).english();
    assert!(board.text.contains(standing));
    assert!(text::alt(&PositionSnapshot::of(&table)).contains(standing));
    assert_eq!(denial::price(&table.game, Seat::First), None);
    play(&mut table, "d2d4");
    assert_eq!(denial::price(&table.game, Seat::Second), None, "the right is White's");
    assert_eq!(scene(&table).pieces.iter().filter(|piece| piece.presence == Presence::Ghost).count(), 0);
}

#[test]
fn rule_a8_a_mate_that_may_be_denied_is_told_with_both_answers() {
    let start = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2 denial=w denials=1";
    let mut table = live_at("denial", "", Some(start));
    let played = play(&mut table, "d8h4");
    let told = crate::expected::as_typed(&text::announce(&table, &played));
    assert!(told.contains("**Checkmate, unless White denies it.**"), "{told}");
    assert!(
        told.contains("deny or allow the last move? /allow ends the game. /deny: the move is undone"),
        "{told}"
    );
    assert_eq!(denial::price(&table.game, Seat::First), Some(denial::Price::PassesTo(Side::Black)));
    assert_eq!(scene(&table).caption.unwrap().status.unwrap().text, "Checkmate?");
}
