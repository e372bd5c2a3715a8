//! What each piece does, by the numbers of crazy.md B13 to B33.

use super::help::{board, count, crazy, end, is_legal, legal, play, reason, table, winners};
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::overlays::denial::DenialReason;
use lasermate_engine::refusal::CastlingBar;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_engine::variants::crazy::{CrazyEffect, CrazyReason};

#[test]
fn rule_b16_castling_alone_is_told_what_second_step_to_type() {
    let start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let told = |position: &str, typed: &str| {
        let mut game = crazy(position);
        let seat = game.to_act().mover().expect("somebody is to move");
        let refusal = game.try_text(seat, typed, 0).expect_err("no move");
        (refusal.reason, refusal.nearest)
    };
    let black = start.replace(" w ", " b ");
    for (position, typed, prefix, example) in [
        (start, "O-O", "e1g1", "O-O-f1^"),
        (start, "0-0", "e1g1", "O-O-f1^"),
        (start, "e1g1", "e1g1", "O-O-f1^"),
        (start, "Kg1", "e1g1", "O-O-f1^"),
        (start, "O-O-O", "e1c1", "O-O-O-d1^"),
        (black.as_str(), "castle long", "e8c8", "O-O-O-d8^"),
    ] {
        let (reason, nearest) = told(position, typed);
        assert!(matches!(reason.own(), Some(CrazyReason::StepAfterCastling { .. })), "{typed}: {reason:?}");
        assert!(
            !nearest.is_empty() && nearest.iter().all(|mv| mv.starts_with(prefix)),
            "{typed}: {nearest:?}"
        );
        // What is told to be typed is taken.
        play(&mut crazy(position), example).expect(example);
    }
    const F1: Cell = Cell(5);
    // Where castling is not allowed that is what is told, and one step without castling is one of two.
    for (position, typed, bar) in [
        ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", CastlingBar::Through(F1)),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", CastlingBar::Moved),
        ("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "O-O", CastlingBar::Between(F1)),
        ("4k3/8/8/8/8/4r3/8/4K2R w K - 0 1", "e1g1f1^", CastlingBar::OutOfCheck),
    ] {
        assert_eq!(told(position, typed).0, bar.into(), "{position}");
    }
    for typed in ["Kf2", "Ke1-f2"] {
        let (reason, nearest) = told(start, typed);
        assert_eq!(reason, CrazyReason::TwoSteps.into(), "{typed}");
        assert!(nearest.iter().all(|mv| mv.starts_with("e1f2")), "{typed}: {nearest:?}");
    }
}

#[test]
fn rule_b19_an_all_round_capture_that_kills_the_own_king_loses_at_once() {
    let start = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";
    let mut game = crazy(start);
    assert!(!legal(&game, "").contains(&"d1!".to_owned()));
    assert_eq!(game.unlisted(Seat::First), ["d1!"]);
    play(&mut game, "d1!").expect("playable");
    assert_eq!((end(&game), winners(&game)), (Some(EndKind::Suicide), vec![Seat::Second]));
    assert!(game.view().denial.is_some_and(|denial| !denial.open), "nobody denies it");
}

/// The three effects of the end of a turn come after a suicide too: only the third did not.
#[test]
fn rule_b34_the_end_of_a_turn_comes_after_a_suicide_too() {
    for (start, left) in [
        ("7k/8/8/8/8/8/8/2[rp]QK3 w - - 5 1", "7k/8/8/8/8/8/8/2qQ4"),
        ("7k/8/8/8/8/8/8/2[RP]QK3 w - - 5 1", "7k/8/8/8/8/8/8/3Q4"),
        ("7k/8/8/8/8/B'17/8/3QK3 w - - 5 1", "7k/8/8/8/8/8/8/3Q4"),
    ] {
        assert_eq!(board(start, "d1!"), left, "{start}");
    }
}

#[test]
fn rule_b37_no_pawn_that_waits_to_be_promoted_may_take_a_king_by_it() {
    let open = |position: &str| {
        let mut setup = Setup::parse("crazy", ["forced_promotion=ask"]).expect("an option");
        setup.position = Some(position.to_owned());
        AnyGame::new(&setup).map(|game| game.position()).ok()
    };
    assert_eq!(open("4k3/8/8/8/8/8/1K6/p2p4 b - - 0 1"), None, "a queen on a1 would stand beside the king");
    let far = "4k3/8/8/8/3K4/8/8/p7 b - - 0 1";
    assert_eq!(open(far), None, "a queen on a1 bears on d4");
    let safe = "4k3/8/8/6K1/8/8/8/p7 b - - 0 1";
    assert_eq!(open(safe).as_deref(), Some(safe));
}

#[test]
fn rule_b19_the_options_widen_and_close_suicide() {
    let start = "4k3/8/8/8/8/8/4q3/4KR2 w - - 0 1";
    let any = table("suicide=any", start);
    assert!(any.unlisted(Seat::First).contains(&"e1e2e1".to_owned()));
    let mut never = table("suicide=never", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    assert!(never.unlisted(Seat::First).is_empty());
    assert_eq!(play(&mut never, "d1!"), Err(CrazyReason::Suicide.into()));
}

#[test]
fn rule_b20_a_knight_takes_one_piece_on_its_end_or_its_path() {
    let start = "4k3/8/8/8/8/8/1p6/1N2K3 w - - 0 1";
    let takes: Vec<_> = legal(&crazy(start), "b1").into_iter().filter(|mv| mv.contains('*')).collect();
    assert_eq!(takes, ["b1a3*b2", "b1c3*b2", "b1d2*b2"]);
    assert_eq!(board(start, "b1c3*b2"), "4k3/8/8/8/8/2N5/8/4K3");
    // With a piece on the end the path is no use, but for a rook to jump into.
    assert!(!is_legal("4k3/8/8/8/8/2P5/1p6/1N2K3 w - - 0 1", "b1c3*b2"));
    assert_eq!(reason("4k3/8/8/8/8/2P5/1p6/1N2K3 w - - 0 1", "b1c3*b2"), CrazyReason::EndBlocked.into());
    assert_eq!(board("4k3/8/8/8/8/2R5/1p6/1N2K3 w - - 0 1", "b1c3^*b2"), "4k3/8/8/8/8/2[RN]5/8/4K3");
    // An inner piece at the end, whatever the rook's colour.
    assert_eq!(board("4k3/8/8/8/8/2[Rpp]5/8/1N2K3 w - - 0 1", "b1c3*c3:2"), "4k3/8/8/8/8/2[RpN]5/8/4K3");
    // Own pieces are never taken willingly.
    assert!(!is_legal("4k3/8/8/8/8/8/1P6/1N2K3 w - - 0 1", "b1c3*b2"));
}

#[test]
fn rule_b21_only_a_path_capture_of_a_knight_can_be_denied() {
    let start = "4k3/8/8/8/8/2[Rp]5/1p6/1N2K3 w - - 0 1";
    for (mv, denied) in [("b1a3", false), ("b1c3^", false), ("b1c3*c3:1", false), ("b1a3*b2", true)] {
        let mut game = crazy(start);
        play(&mut game, mv).expect("legal");
        let answer = play(&mut game, "b:deny");
        assert_eq!(answer.is_ok(), denied, "{mv}: {answer:?}");
    }
    let mut game = crazy(start);
    play(&mut game, "b1a3*b2 b:deny").expect("a path capture");
    assert!(game.position().ends_with("denial=w denials=1 denied=b1a3*b2 immune=b"), "{}", game.position());
    let moves = legal(&game, "b1");
    assert!(!moves.contains(&"b1a3*b2".to_owned()) && moves.contains(&"b1a3".to_owned()));
    assert!(moves.contains(&"b1c3^*b2".to_owned()), "another path is another move");
}

#[test]
fn rule_b22_a_risen_bishop_lives_through_its_owners_next_turn() {
    // Risen in the enemy's turn: it may move in its owner's next one and vanishes at its end.
    let mut game = crazy("4k3/8/8/8/b7/8/8/R3K3 w - - 0 1");
    play(&mut game, "a1a4").expect("legal");
    assert!(game.position().starts_with("4k3/8/8/8/b'17/8/8/4K3 b"));
    play(&mut game, "a4b3").expect("it moves once more");
    assert!(game.position().starts_with("4k3/8/8/8/8/8/8/4K3 w"), "{}", game.position());
    assert_eq!(count(&game, |effect| matches!(effect.own(), Some(CrazyEffect::Vanished { .. }))), 1);
    // Risen in the own turn: it lives through the enemy's turn and the own following one.
    let mut own = crazy("4k3/8/8/8/8/8/B7/Q3K3 w - - 0 1");
    play(&mut own, "a1!").expect("all-round takes the own bishop");
    assert!(own.position().starts_with("4k3/8/8/8/8/8/B'17/Q3K3 b"));
    play(&mut own, "e8d8e8").expect("a pass");
    assert!(own.position().starts_with("4k3/8/8/8/8/8/B'17/Q3K3 w"));
    play(&mut own, "e1d1e1").expect("a pass");
    assert!(own.position().starts_with("4k3/8/8/8/8/8/8/Q3K3 b"));
}

#[test]
fn rule_b27_with_ask_the_owner_chooses_before_his_move() {
    let mut game = table("forced_promotion=ask", "7k/8/8/8/8/8/7K/3[rp]R3 w - - 0 1");
    play(&mut game, "e1d1").expect("the pawn falls on the rook");
    assert_eq!(legal(&game, ""), ["=b", "=n", "=q", "=r"]);
    assert_eq!(play(&mut game.clone(), "h8g8h8"), Err(CrazyReason::ChooseFirst.into()));
    let waiting = game.position();
    assert_eq!(table("forced_promotion=ask", &waiting).position(), waiting);
    play(&mut game, "=n").expect("a knight");
    assert!(game.position().starts_with("7k/8/8/8/8/8/7K/3n4 b"));
    play(&mut game, "h8g8h8").expect("and then the move");
}

/// The window comes first: who says what the pawns become has let the move be.
#[test]
fn rule_b34_with_ask_the_denial_window_comes_before_the_choice() {
    let mut game = table("forced_promotion=ask", "7k/8/8/8/8/8/7K/3[rp]R3 w - - 0 1");
    play(&mut game, "e1d1").expect("the pawn falls on the rook");
    let waits = game.waits().expect("Black may deny it");
    for mut open in [game.clone(), table("forced_promotion=ask", &waits)] {
        assert_eq!(legal(&open, ""), ["=b", "=n", "=q", "=r"]);
        play(&mut open, "deny").expect("before the choice");
        assert!(open.position().starts_with("7k/8/8/8/8/8/7K/3[rp]R3 w"), "{}", open.position());
    }
    play(&mut game, "=n").expect("a knight");
    assert_eq!(game.waits(), None);
    assert_eq!(play(&mut game, "b:deny"), Err(DenialReason::NothingToDeny.into()));
}

/// "your king would be in check" was said, and nobody saw from what.
#[test]
fn rule_b36_a_refusal_names_what_would_give_check_a_bishop_that_rises_first() {
    let why = |position: &str, mv: &str| reason(position, mv).to_string();
    let pinned = why("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2d2");
    assert_eq!(pinned, "your king would be in check from the rook on e8");
    let walks = why("7k/8/8/8/8/8/4b3/4K3 w - - 0 1", "e1e2d1");
    assert_eq!(walks, "the bishop that rises on e2 would give check to your king");
}

/// A chain that is typed is judged link by link, and the legal moves are found otherwise: both agree on every chain there
/// is, with a link left out, two exchanged, or one added.
#[test]
fn rule_b31_chains_are_judged_as_they_are_found() {
    for options in ["", "jump_off=top_only"] {
        for position in [
            "4k3/8/8/8/2nP4/3P1[rPb]2/2PP1P2/K7 w - - 0 1",
            "k7/5[RPnP]2/4PPr1/3P4/8/1p6/PP6/K7 w - - 0 1",
            "4k3/pp2n3/1p[RpN]pP3/2p5/8/8/8/K7 b - - 0 1",
        ] {
            let game = table(options, position);
            let seat = game.to_act().mover().expect("a mover");
            let found = legal(&game, "");
            // The piece that is met, and the pawns in their order.
            let parts = |text: &String| -> (String, Vec<String>) {
                let link =
                    |link: &str| link.split_once('~').map(|(pawn, met)| (pawn.to_owned(), met.to_owned()));
                let links: Vec<_> = text.split(',').filter_map(link).collect();
                (links[0].1.clone(), links.into_iter().map(|(pawn, _)| pawn).collect())
            };
            let chains: Vec<_> = found.iter().filter(|text| text.contains('~')).map(parts).collect();
            let long = chains.iter().any(|(_, pawns)| pawns.len() > 1);
            assert!(long || !options.is_empty(), "{position}: {found:?}");
            let (mut agreed, mut refused) = (0, 0);
            let mut judged = |met: &str, pawns: &[String]| {
                let mut target = met;
                let mut links = Vec::new();
                for pawn in pawns {
                    links.push(format!("{pawn}~{target}"));
                    target = pawn;
                }
                let text = links.join(",");
                // What is not a move may still be read as another one.
                let played = game.clone().try_text(seat, &text, 0);
                let may = played.is_ok_and(|played| played.exact == text);
                assert_eq!(may, found.contains(&text), "{text} in {position} {options}");
                if may { agreed += 1 } else { refused += 1 }
            };
            for (met, pawns) in &chains {
                judged(met, pawns);
                for at in 0..pawns.len() {
                    let mut other = pawns.clone();
                    other.remove(at);
                    if !other.is_empty() {
                        judged(met, &other);
                    }
                    other = pawns.clone();
                    other.swap(0, at);
                    judged(met, &other);
                }
                for (_, more) in &chains {
                    judged(met, &[pawns.as_slice(), &more[..1]].concat());
                }
            }
            assert!((agreed > 10 && refused > 10) || !options.is_empty(), "{agreed} {refused}");
        }
    }
}

/// Pieces at any level attack by their gait alone, kings by one step.
#[test]
fn attackers_of_a_square_are_the_pieces_whose_gait_ends_there() {
    let attackers = |position: &str, cell: &str| crazy(position).attackers(cell);
    // Of each kind one attacks d4 and one does not: for the bishop on g1 and the queen on d1 something is in the way.
    let position = "k2r3r/8/8/2p1p3/6q1/1[RN]1RK3/B1P1P3/3Q2Bn w - - 0 1";
    assert_eq!(attackers(position, "d4"), ["b3", "d3", "e3", "g4", "c5", "e5", "d8"]);
    // A king does not attack the square it stands on.
    assert_eq!(attackers("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1"), [""; 0]);
    assert_eq!(attackers("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e2"), ["e1"]);
}
