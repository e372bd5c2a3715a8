//! What each piece does, by the numbers of crazy.md B13 to B33.

use super::help::{after, board, count, crazy, end, is_legal, legal, play, reason, table, winners};
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::crazy::CrazyReason;

#[test]
fn rule_b13_a_king_steps_twice_and_may_come_back() {
    let start = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert!(is_legal(start, "e1d1e1") && is_legal(start, "e1f2g3"));
    assert_eq!(reason(start, "e1f2"), Reason::Crazy(CrazyReason::TwoSteps));
    assert_eq!(after(start, "e1f2e1"), "4k3/8/8/8/8/8/8/4K3 b - - 1 1");
    // Into a rook and out again, and both captures.
    assert!(is_legal("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "e1f1^g2"));
    assert_eq!(board("4k3/8/8/8/8/6p1/5p2/4K3 w - - 0 1", "e1f2g3"), "4k3/8/8/8/8/6K1/8/8");
}

#[test]
fn rule_b14_only_the_final_square_is_tested() {
    // d2 and f2 are attacked by the rook, e1 and the squares beyond are not.
    let start = "4k3/8/8/8/8/8/r7/4K3 w - - 0 1";
    assert!(is_legal(start, "e1e2e1") && is_legal(start, "e1e2e3") && !is_legal(start, "e1d1d2"));
}

#[test]
fn rule_b15_reactions_to_the_first_step_wait_for_the_second() {
    let bishop = "4k3/8/8/8/8/8/4b3/4K3 w - - 0 1";
    assert!(!is_legal(bishop, "e1e2d1"), "the bishop rises on e2 and attacks d1");
    assert_eq!(board(bishop, "e1e2e1"), "4k3/8/8/8/8/8/4b'13/4K3");
    let queen = "4k3/8/8/8/8/8/4q3/4KR2 w - - 0 1";
    assert_eq!(board(queen, "e1e2f1^"), "4k3/8/8/8/8/8/8/5K2");
    assert!(!is_legal(queen, "e1e2e1"), "her revenge reaches e1");
    assert_eq!(reason(queen, "e1e2e1"), Reason::Crazy(CrazyReason::Suicide));
}

#[test]
fn rule_b15_immediate_reactions_leave_the_king_alone() {
    let queen = "4k3/8/8/8/8/8/4q3/4KR2 w - - 0 1";
    let mut game = table("king_step_reactions=immediate_but_king_exempt", queen);
    play(&mut game, "e1e2e1").expect("the revenge is over when he steps back");
    assert!(game.position().starts_with("4k3/8/8/8/8/8/8/4K3 b"));
}

#[test]
fn rule_b16_castling_is_a_first_step_and_the_rook_takes_its_load_along() {
    let start = "4k3/8/8/8/8/8/8/4K2[RP] w K - 0 1";
    assert_eq!(board(start, "e1g1f1^"), "4k3/8/8/8/8/8/8/5[RPK]2");
    assert_eq!(board(start, "e1g1h2"), "4k3/8/8/8/8/8/7K/5[RP]2");
    // The arrival square may be attacked, the crossed one not.
    assert!(is_legal("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1h2"));
    assert!(!is_legal("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1h2"));
    assert_eq!(reason("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1h2"), Reason::NoCastling);
    let moved = after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1f2e1");
    assert!(moved.contains(" b - - "), "the right is gone: {moved}");
}

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
        assert!(
            matches!(reason, Reason::Crazy(CrazyReason::StepAfterCastling { .. })),
            "{typed}: {reason:?}"
        );
        assert!(
            !nearest.is_empty() && nearest.iter().all(|mv| mv.starts_with(prefix)),
            "{typed}: {nearest:?}"
        );
        // What is told to be typed is taken.
        play(&mut crazy(position), example).expect(example);
    }
    // Where castling is not allowed that is what is told, and one step without castling is one of two.
    assert_eq!(told("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O").0, Reason::NoCastling);
    for typed in ["Kf2", "Ke1-f2"] {
        let (reason, nearest) = told(start, typed);
        assert_eq!(reason, Reason::Crazy(CrazyReason::TwoSteps), "{typed}");
        assert!(nearest.iter().all(|mv| mv.starts_with("e1f2")), "{typed}: {nearest:?}");
    }
}

#[test]
fn rule_b17_a_king_attacks_two_steps_away() {
    let start = "8/8/8/4k3/8/8/4K3/8 w - - 0 1";
    for (mv, may) in [("e2d1e1", true), ("e2e1e2", true), ("e2d2e3", false), ("e2d2d3", false)] {
        assert_eq!(is_legal(start, mv), may, "{mv}");
    }
}

#[test]
fn rule_b18_all_round_takes_the_bottom_pieces_of_both_colours() {
    let start = "4k3/8/8/8/2pPp3/2nQ[rp]3/8/4K3 w - - 0 1";
    assert_eq!(board(start, "d3!"), "4k3/8/8/8/8/3Qp3/8/4K3");
    assert_eq!(reason("4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1", "d4!"), Reason::Crazy(CrazyReason::NoAllRound));
    // From inside a rook too; her own stack is not touched.
    assert_eq!(board("4k3/8/8/4p3/3[RQ]4/8/8/4K3 w - - 0 1", "d4:1!"), "4k3/8/8/8/3[RQ]4/8/8/4K3");
}

#[test]
fn rule_b19_an_all_round_capture_that_kills_the_own_king_loses_at_once() {
    let start = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";
    let mut game = crazy(start);
    assert!(!legal(&game, "").contains(&"d1!".to_owned()));
    assert_eq!(game.suicidal(Seat::First), ["d1!"]);
    play(&mut game, "d1!").expect("playable");
    assert_eq!((end(&game), winners(&game)), (Some(EndKind::Suicide), vec![Seat::Second]));
    assert!(game.view().denial.is_some_and(|denial| !denial.open), "nobody denies it");
}

#[test]
fn rule_b19_the_options_widen_and_close_suicide() {
    let start = "4k3/8/8/8/8/8/4q3/4KR2 w - - 0 1";
    let any = table("suicide=any", start);
    assert!(any.suicidal(Seat::First).contains(&"e1e2e1".to_owned()));
    let mut never = table("suicide=never", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    assert!(never.suicidal(Seat::First).is_empty());
    assert_eq!(play(&mut never, "d1!"), Err(Reason::Crazy(CrazyReason::Suicide)));
}

#[test]
fn rule_b20_a_knight_takes_one_piece_on_its_end_or_its_path() {
    let start = "4k3/8/8/8/8/8/1p6/1N2K3 w - - 0 1";
    let takes: Vec<_> = legal(&crazy(start), "b1").into_iter().filter(|mv| mv.contains('*')).collect();
    assert_eq!(takes, ["b1a3*b2", "b1c3*b2", "b1d2*b2"]);
    assert_eq!(board(start, "b1c3*b2"), "4k3/8/8/8/8/2N5/8/4K3");
    // With a piece on the end the path is no use, but for a rook to jump into.
    assert!(!is_legal("4k3/8/8/8/8/2P5/1p6/1N2K3 w - - 0 1", "b1c3*b2"));
    assert_eq!(
        reason("4k3/8/8/8/8/2P5/1p6/1N2K3 w - - 0 1", "b1c3*b2"),
        Reason::Crazy(CrazyReason::EndBlocked)
    );
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
    assert_eq!(count(&game, |effect| matches!(effect, Effect::Vanished { .. })), 1);
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
fn rule_b22_inside_a_rook_it_vanishes_and_nothing_reacts() {
    assert_eq!(board("4k3/8/8/8/8/8/8/[RB'1P]3K3 w - - 0 1", "e1d1e1"), "4k3/8/8/8/8/8/8/[RP]3K3");
}

#[test]
fn rule_b23_pawns_step_in_four_directions_and_take_forward() {
    let start = "4k3/8/8/3p1p2/4P3/3p1p2/8/4K3 w - - 0 1";
    assert_eq!(legal(&crazy(start), "e4"), ["e4d4", "e4d5", "e4e3", "e4e5", "e4f4", "e4f5"]);
}

#[test]
fn rule_b24_double_steps_go_forward_or_aside_from_the_second_row() {
    assert_eq!(
        legal(&crazy("4k3/8/8/8/8/8/3P4/4K3 w - - 0 1"), "d2"),
        ["d2b2", "d2c2", "d2d3", "d2d4", "d2e2", "d2f2"]
    );
    assert!(!is_legal("4k3/8/8/8/8/3P4/8/4K3 w - - 0 1", "d3d5"));
    assert!(!is_legal("4k3/8/8/8/8/3n4/3P4/4K3 w - - 0 1", "d2d4"));
    // Not from inside a rook.
    assert!(!is_legal("4k3/8/8/8/8/8/3[RP]4/4K3 w - - 0 1", "d2:1d4"));
    assert_eq!(
        reason("4k3/8/8/8/8/8/3[RP]4/4K3 w - - 0 1", "d2:1d4"),
        Reason::Crazy(CrazyReason::NoDoubleStep)
    );
}

#[test]
fn rule_b25_no_pawn_move_ends_on_its_own_first_row() {
    assert!(!is_legal("4k3/8/8/8/8/8/3P4/3RK3 w - - 0 1", "d2d1^"));
    assert_eq!(reason("4k3/8/8/8/8/8/3P4/4K3 w - - 0 1", "d2d1"), Reason::Crazy(CrazyReason::FirstRow));
    // Carried there it stays inside.
    assert_eq!(board("4k3/8/8/8/8/8/3[RP]4/4K3 w - - 0 1", "d2d1"), "4k3/8/8/8/8/8/8/3[RP]K3");
}

#[test]
fn rule_b26_a_pawn_that_falls_on_its_first_row_is_removed() {
    let start = "4k3/8/8/8/8/8/8/[RP]2b1K2 w - - 0 1";
    assert_eq!(board(start, "a1d1"), "4k3/8/8/8/8/8/8/5K2");
}

#[test]
fn rule_b27_every_own_pawn_on_the_last_row_is_promoted_whoever_moved() {
    // The rook takes a bishop on a8: the pawn it carries falls there and is promoted by a rook's move.
    let start = "b3k3/8/8/8/8/8/8/[RP]3K3 w - - 0 1";
    assert!(is_legal(start, "a1a8=n") && !is_legal(start, "a1a8"));
    assert_eq!(board(start, "a1a8=n"), "N3k3/8/8/8/8/8/8/4K3");
    assert_eq!(reason(start, "a1a8"), Reason::Crazy(CrazyReason::NeedsPromotions { count: 1 }));
    assert_eq!(board("4k3/8/8/8/8/8/7K/B2[rp]4 b - - 0 1", "d1a1=r"), "4k3/8/8/8/8/8/7K/r7");
    // On the opponent's turn it becomes a queen, unless a queen's revenge takes it along.
    assert_eq!(board("7k/8/8/8/8/8/7K/3[rp]R3 w - - 0 1", "e1d1"), "7k/8/8/8/8/8/7K/3q4");
    assert_eq!(board("7k/8/8/8/8/8/7K/3[rp]Q3 w - - 0 1", "e1d1"), "7k/8/8/8/8/8/7K/8");
}

#[test]
fn rule_b27_with_ask_the_owner_chooses_before_his_move() {
    let mut game = table("forced_promotion=ask", "7k/8/8/8/8/8/7K/3[rp]R3 w - - 0 1");
    play(&mut game, "e1d1").expect("the pawn falls on the rook");
    assert_eq!(legal(&game, ""), ["=b", "=n", "=q", "=r"]);
    assert_eq!(play(&mut game.clone(), "h8g8h8"), Err(Reason::Crazy(CrazyReason::ChooseFirst)));
    let waiting = game.position();
    assert_eq!(table("forced_promotion=ask", &waiting).position(), waiting);
    play(&mut game, "=n").expect("a knight");
    assert!(game.position().starts_with("7k/8/8/8/8/8/7K/3n4 b"));
    play(&mut game, "h8g8h8").expect("and then the move");
}

#[test]
fn rule_b28_a_double_step_is_taken_on_the_square_it_passed() {
    let mut game = crazy("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    play(&mut game, "e2e4").expect("legal");
    assert!(game.position().contains(" e3:e4 "));
    play(&mut game, "d4e3").expect("en passant");
    assert!(game.position().starts_with("4k3/8/8/8/8/4p3/8/4K3 w"));
    let mut aside = crazy("4k3/8/8/8/8/4p3/6P1/7K w - - 0 1");
    play(&mut aside, "g2e2").expect("aside");
    assert!(aside.position().contains(" f2:e2 "));
    play(&mut aside, "e3f2").expect("en passant");
    assert!(aside.position().starts_with("4k3/8/8/8/8/8/5p2/7K w"));
    // Not where it ended inside a rook, and not a turn later.
    let inside = after("k7/8/8/8/3pR3/8/4P3/4K3 w - - 0 1", "e2e4^");
    assert!(inside.contains(" b - - "), "{inside}");
}

#[test]
fn rule_b28_a_chain_gives_several_rights() {
    let start = "4k3/8/8/8/4N3/8/2P1P3/4K3 w - - 0 1";
    assert!(after(start, "e2~e4,c2~e2").contains(" b - d2:e2,e3:e4 "), "{}", after(start, "e2~e4,c2~e2"));
}

#[test]
fn rule_b29_a_pawn_exchanges_with_any_piece_where_it_could_step() {
    assert_eq!(board("4k3/8/8/8/8/4n3/4P3/K7 w - - 0 1", "e2~e3"), "4k3/8/8/8/8/4P3/4n3/K7");
    assert_eq!(board("4k3/8/8/8/4[rNB]3/8/4P3/K7 w - - 0 1", "e2~e4"), "4k3/8/8/8/4P3/8/4[rNB]3/K7");
    assert_eq!(board("4k3/8/8/8/8/4[rNB]3/4P3/K7 w - - 0 1", "e2~e3:1"), "4k3/8/8/8/8/4[rPB]3/4N3/K7");
    // An inner rook goes with its load to exactly the pawn's place.
    assert_eq!(
        board("k7/8/8/8/8/4[rRB]3/4[RPN]3/K7 w - - 0 1", "e2:1~e3:1"),
        "k7/8/8/8/8/4[rP]3/4[RRBN]3/K7"
    );
}

#[test]
fn rule_b30_exchanging_with_an_own_pawn_is_no_move() {
    let start = "4k3/8/8/8/8/4P3/4P3/K7 w - - 0 1";
    assert_eq!(reason(start, "e2~e3"), Reason::Crazy(CrazyReason::OwnPawn));
}

#[test]
fn rule_b31_chains_take_the_same_piece_on() {
    let start = "4k3/8/8/8/8/4n3/3PP3/K7 w - - 0 1";
    assert!(is_legal(start, "e2~e3,d2~e2"));
    assert_eq!(board(start, "e2~e3,d2~e2"), "4k3/8/8/8/8/4P3/3nP3/K7");
    // Each pawn once.
    assert_eq!(reason(start, "e2~e3,d2~e2,e2~d2"), Reason::Crazy(CrazyReason::BrokenChain));
    // It is one move for denial.
    let mut game = crazy(start);
    play(&mut game, "e2~e3,d2~e2 b:deny").expect("denied");
    assert!(game.position().contains("denied=e2~e3,d2~e2"));
    assert!(legal(&game, "e2~").contains(&"e2~e3".to_owned()));
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

#[test]
fn rule_b32_displaced_pieces_have_moved_and_pawns_keep_their_duties() {
    let rook = after("4k3/8/8/8/8/8/7p/4K2R b K - 0 1", "h2~h1=q");
    assert!(rook.starts_with("4k3/8/8/8/8/8/7R/4K2q w - - "), "{rook}");
    // Inside a rook an enemy pawn waits; outside one on its last row it is promoted in White's turn.
    let start = "4k3/8/8/8/8/8/p3K3/[RP]7 w - - 0 1";
    assert_eq!(board(start, "a1:1~a2"), "4k3/8/8/8/8/8/P3K3/[Rp]7");
}

#[test]
fn rule_b33_a_disguise_may_not_uncover_the_own_king() {
    let open = "4r1k1/8/8/8/8/8/3NP3/4K3 w - - 0 1";
    assert!(!is_legal(open, "e2f2"), "the pawn shields the king");
    assert!(is_legal(open, "e2~d2"), "the knight does so in the pawn's place");
    assert!(
        !is_legal("4r1k1/8/8/8/8/8/3nP3/4K3 w - - 0 1", "e2~d2"),
        "the knight would attack him from there"
    );
}
