//! Denial over orthodox chess and over the laser games, by the numbers of crazy.md 5A and overlays.md D1, D2, L8.

use crate::play::play;
use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::overlays::denial::{DenialEffect, DenialReason};
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Setup, SetupError};

fn table(game: &str, options: &str, position: Option<&str>) -> AnyGame {
    let mut setup = Setup::parse(game, options.split_whitespace()).expect("the options exist");
    setup.position = position.map(str::to_owned);
    AnyGame::new(&setup).expect("the position is sound")
}

fn denial(position: Option<&str>) -> AnyGame {
    table("denial", "", position)
}

fn end(game: &AnyGame) -> Option<EndKind> {
    game.outcome().map(|outcome| outcome.kind)
}

fn asked(game: &AnyGame) -> Vec<(Seat, Asked)> {
    game.to_act().iter().collect()
}

/// The position without its last four words, which are denial's.
fn fields(game: &AnyGame) -> String {
    game.position().split(' ').take(6).collect::<Vec<_>>().join(" ")
}

#[test]
fn rule_a1_the_last_move_is_taken_back_with_everything_it_changed() {
    // Castling with rights, a capture with the move count, a double step with en passant.
    for (position, mv) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 20", "e1g1"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 13 30", "e4d5"),
        ("4k3/8/8/8/3p4/8/4P3/4K3 w - - 3 4", "e2e4"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 50", "a7a8q"),
    ] {
        let mut game = denial(Some(position));
        assert_eq!(fields(&game), position);
        play(&mut game, mv).expect("legal");
        play(&mut game, "deny").expect("Black holds the right");
        assert_eq!(fields(&game), position, "after {mv} and its denial");
        assert!(matches!(game.effects()[0].own(), Some(DenialEffect::Denied { seat: Seat::Second, .. })));
    }
}

#[test]
fn rule_a2_there_is_one_right_black_has_it_first_and_denying_passes_it_on() {
    let mut game = denial(None);
    assert_eq!(game.view().denial.map(|denial| denial.holder), Some(Seat::Second));
    play(&mut game, "e2e4 deny").expect("White's very first move may be denied");
    assert_eq!(game.view().denial.map(|denial| (denial.holder, denial.denials)), Some((Seat::First, 1)));
    play(&mut game, "d2d4").expect("another move");
    assert_eq!(play(&mut game, "b:deny"), Err(DenialReason::NoDenialRight.into()));
    play(&mut game, "d7d5 c2c4 e7e6").expect("Black's first move is immune, the second is not");
    play(&mut game, "deny").expect("White holds the right now");
    assert_eq!(game.view().denial.map(|denial| denial.holder), Some(Seat::Second));
}

#[test]
fn rule_a3_the_denied_player_plays_another_move_which_cannot_be_denied() {
    let mut game = denial(None);
    play(&mut game, "e2e4 deny").expect("legal");
    assert_eq!(play(&mut game, "e2e4"), Err(DenialReason::MoveDenied.into()));
    assert!(game.legal(Seat::First).iter().all(|legal| legal.exact != "e2e4"));
    assert_eq!(game.legal(Seat::First).len(), 19);
    play(&mut game, "e2e3").expect("another move of the same pawn");
    assert_eq!(play(&mut game, "deny"), Err(DenialReason::NoDenialRight.into()));
    play(&mut game, "e7e5 e3e4").expect("the denied move may come later");
}

#[test]
fn rule_a3_offers_leave_the_denied_move_forbidden_and_a_change_of_the_kings_does_not() {
    let mut game = table("billi-chess", "denial=hard lets_billi=unilateral", None);
    play(&mut game, "e2e4 deny blue:draw-offer red:draw-decline").expect("legal");
    assert_eq!(play(&mut game, "e2e4"), Err(DenialReason::MoveDenied.into()));
    for word in ["blue:accept-defeat", "blue:billi", "blue:draw-offer red:draw-accept"] {
        let mut changed = game.clone();
        play(&mut changed, word).expect("legal");
        assert!(changed.view().billi_phase, "{word}");
        assert!(!changed.position().contains("denied="), "{word}: {}", changed.position());
        play(&mut changed, "e2e4").expect("it is another position");
        assert_eq!(
            play(&mut changed, "deny"),
            Err(DenialReason::NoDenialRight.into()),
            "{word}: the right is Blue's"
        );
    }
}

#[test]
fn rule_a6_d1_knights_are_immune() {
    for game in ["denial", "billichess"] {
        let options = if game == "denial" { "" } else { "denial=hard" };
        let mut game = table(game, options, None);
        play(&mut game, "g1f3").expect("legal");
        assert_eq!(play(&mut game, "deny"), Err(DenialReason::ImmuneKnight.into()));
    }
}

#[test]
fn rule_a7_a_denied_only_move_mates_in_check_and_stalemates_otherwise() {
    // White is in check by the rook on h1 and has one legal move, Kb2.
    let mut game = denial(Some("k7/8/8/8/8/2n5/P7/K6r w - - 0 1"));
    assert_eq!(
        game.legal(Seat::First).iter().map(|legal| legal.exact.as_str()).collect::<Vec<_>>(),
        ["a1b2"]
    );
    play(&mut game, "a1b2").expect("the only move");
    play(&mut game, "deny").expect("an only move may be denied");
    assert_eq!(end(&game), Some(EndKind::Checkmate));
    assert_eq!(game.outcome().map(|outcome| outcome.winners().collect::<Vec<_>>()), Some(vec![Seat::Second]));
    assert!(asked(&game).is_empty());
}

#[test]
fn rule_a7_stalemate_by_denial_is_a_draw() {
    let mut game = denial(Some("1r4k1/8/8/8/8/8/8/K7 w - - 0 1"));
    let only: Vec<_> = game.legal(Seat::First).into_iter().map(|legal| legal.exact).collect();
    assert_eq!(only, ["a1a2"]);
    play(&mut game, "a1a2 deny").expect("legal");
    let outcome = game.outcome().expect("no other move is left");
    assert_eq!((outcome.kind, outcome.winners().count()), (EndKind::Stalemate, 0));
}

#[test]
fn rule_a8_a_mate_that_can_be_denied_waits_for_the_holder() {
    let start = Some("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2 denial=w denials=1");
    let mut game = denial(start);
    play(&mut game, "d8h4").expect("legal");
    assert_eq!(end(&game), None);
    assert_eq!(asked(&game), [(Seat::First, Asked::Denial { ends: true })]);
    assert!(game.legal(Seat::First).is_empty());
    assert!(matches!(
        game.effects().last().and_then(Effect::own),
        Some(DenialEffect::EndPending { seat: Seat::First, kind: EndKind::Checkmate })
    ));
    assert_eq!(play(&mut game, "w:e2e3"), Err(Reason::DenyOrAllow));
    assert!(matches!(play(&mut game, "b:e5e4"), Err(Reason::NotYourTurn { to_act: Some(Seat::First) })));
    let mut allowed = game.clone();
    play(&mut allowed, "allow").expect("the holder declines");
    assert_eq!(end(&allowed), Some(EndKind::Checkmate));
    play(&mut game, "deny").expect("the holder denies");
    assert_eq!(asked(&game), [(Seat::Second, Asked::Move)]);
    assert_eq!(play(&mut game, "d8h4"), Err(DenialReason::MoveDenied.into()));
}

/// W1's draws by themselves do not go before a mate, whether it waits for the holder or not.
#[test]
fn rule_a8_a_mate_that_can_be_denied_goes_before_the_move_count() {
    let start = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 90";
    for (game, options) in [("denial", ""), ("billichess", "denial=hard")] {
        let mut game = table(game, options, Some(start));
        play(&mut game, "a1a8").expect("legal");
        assert_eq!((end(&game), asked(&game)), (None, vec![(Seat::Second, Asked::Denial { ends: true })]));
        let mut denied = game.clone();
        play(&mut denied, "deny").expect("the holder denies");
        assert_eq!((end(&denied), asked(&denied)), (None, vec![(Seat::First, Asked::Move)]));
        play(&mut game, "allow").expect("the holder declines");
        assert_eq!(end(&game), Some(EndKind::Checkmate));
    }
}

#[test]
fn rule_a10_offers_and_resignations_are_never_denied() {
    let mut game = denial(None);
    play(&mut game, "e2e4 w:draw-offer deny").expect("the move, not the offer");
    assert!(asked(&game).contains(&(Seat::Second, Asked::Draw)), "the offer still stands");
    let mut game = denial(None);
    play(&mut game, "e2e4 w:resign").expect("legal");
    assert_eq!(end(&game), Some(EndKind::Resignation));
    assert_eq!(play(&mut game, "deny"), Err(Reason::GameOver));
}

#[test]
fn rule_a12_the_holder_may_declare_a_draw_from_the_third_denial_on() {
    let third = "4k3/8/8/8/8/8/P7/4K2R w K - 0 9 denials=3";
    let mut game = table("denial", "draw_after_third_denial=on", Some(third));
    assert!(
        matches!(play(&mut game, "w:draw-claim"), Err(Reason::NoClaim(_))),
        "White does not hold the right"
    );
    play(&mut game, "a2a3").expect("legal");
    play(&mut game, "b:draw-claim").expect("Black holds it, on his turn");
    assert_eq!(end(&game), Some(EndKind::ThirdDenial));

    let mut off = denial(Some(third));
    play(&mut off, "a2a3").expect("legal");
    assert!(
        matches!(play(&mut off, "b:draw-claim"), Err(Reason::NoClaim(_))),
        "off unless the table wants it"
    );

    let mut check = table("denial", "draw_after_third_denial=on", Some(third));
    play(&mut check, "h1h8").expect("legal");
    assert!(matches!(play(&mut check, "b:draw-claim"), Err(Reason::NoClaim(_))), "not while in check");

    let mut two =
        table("denial", "draw_after_third_denial=on", Some("4k3/8/8/8/8/8/P7/4K2R w K - 0 9 denials=2"));
    play(&mut two, "a2a3").expect("legal");
    assert!(matches!(play(&mut two, "b:draw-claim"), Err(Reason::NoClaim(_))), "not after two");
}

/// It was refused in the opponent's turn, though the rules say "at any time".
#[test]
fn rule_a12_the_draw_is_declared_in_either_turn_and_never_in_check() {
    let third = "4k3/8/8/8/8/8/P7/4K2R w K - 0 9 denials=3";
    for (game, options) in [("denial", ""), ("billichess", "denial=hard"), ("crazy", "")] {
        let name = |side: &str| match (game, side) {
            ("billichess", "w") => "blue:draw-claim".to_owned(),
            ("billichess", _) => "red:draw-claim".to_owned(),
            _ => format!("{side}:draw-claim"),
        };
        let options = format!("{options} draw_after_third_denial=on");
        let mut claimed = table(game, &options, Some(third));
        assert!(matches!(play(&mut claimed, &name("w")), Err(Reason::NoClaim(_))), "it is Black's right");
        play(&mut claimed, &name("b")).expect("Black declares it while White is to move");
        assert_eq!(end(&claimed), Some(EndKind::ThirdDenial), "{game}");
        // White holds it here, and Black is to move.
        let mut other = table(game, &options, Some("4k3/8/8/8/8/8/P7/4K2R b K - 0 9 denial=w denials=3"));
        assert!(matches!(play(&mut other, &name("b")), Err(Reason::NoClaim(_))));
        play(&mut other, &name("w")).expect("White declares it while Black is to move");
        assert_eq!(end(&other), Some(EndKind::ThirdDenial), "{game}");
    }
    let check = "4k2R/8/8/8/8/8/P7/4K3 b - - 0 9 denials=3";
    let mut check = table("denial", "draw_after_third_denial=on", Some(check));
    assert!(matches!(play(&mut check, "b:draw-claim"), Err(Reason::NoClaim(_))));
    play(&mut check, "e8d7 a2a3 b:draw-claim").expect("the check is answered");
    assert_eq!(play(&mut check, "b:draw-claim"), Err(Reason::GameOver));
    // Who has no claim is told whose turn it is, as before.
    let mut off = denial(Some(third));
    assert!(matches!(play(&mut off, "b:draw-claim"), Err(Reason::NotYourTurn { .. })));
}

#[test]
fn rule_a13_the_key_knows_the_holder_and_the_immune_side() {
    let at = "4k3/8/8/8/8/8/P7/4K2R w K - 0 9";
    let key = |words: &str| denial(Some(&format!("{at}{words}"))).key();
    let keys = [
        key(""),
        key(" denial=w"),
        key(" immune=b"),
        key(" denial=w denied=a2a3 immune=b"),
        key(" denied=a2a4"),
    ];
    for (n, one) in keys.iter().enumerate() {
        assert!(!keys[n + 1..].contains(one), "{n}");
    }
    assert_eq!(key(""), key(" denials=2"), "how often it was used changes no play");
}

#[test]
fn positions_are_written_with_the_words_of_notation_md() {
    let mut game = denial(None);
    play(&mut game, "e2e4 deny").expect("legal");
    let position = game.position();
    let words = "denial=w denials=1 denied=e2e4 immune=b";
    assert!(position.ends_with(&format!("w KQkq - 0 1 {words}")), "{position}");
    let read = denial(Some(&position));
    assert_eq!((read.position(), read.key()), (position, game.key()));
    assert_eq!(
        denial(Some("4k3/8/8/8/8/8/8/4K2R w - - 0 9 denial=b")).position(),
        "4k3/8/8/8/8/8/8/4K2R w - - 0 9"
    );
    for wrong in
        ["denial=x", "denials=-1", "denied=e1e8", "immune=", "denials=1 denial=w", "denial=w denial=w", "x=1"]
    {
        let mut setup = Setup::parse("denial", []).expect("the preset exists");
        setup.position = Some(format!("4k3/8/8/8/8/8/8/4K2R w - - 0 9 {wrong}"));
        assert!(AnyGame::new(&setup).is_err(), "{wrong}");
    }
}

#[test]
fn rule_l8_a_denied_move_is_undone_with_its_lasermates_and_points() {
    // The shortest help-lasermate in an order in which a pawn's move scores at last.
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 denial=w denials=1";
    let mut game = table("billichess", "denial=hard", Some(start));
    play(&mut game, "d3 e5 Bg5 a6 Nd2").expect("legal");
    let last = "d6";
    let (before, beams) = (fields(&game), game.view().beams);
    play(&mut game, last).expect("legal");
    assert_ne!(game.view().scores, [0, 0], "{last} scores");
    play(&mut game, "deny").expect("Red has moved, and Blue holds the right");
    assert_eq!(game.view().scores, [0, 0]);
    assert_eq!(game.view().beams, beams);
    assert_eq!(fields(&game), before);
}

#[test]
fn rule_d2_without_kings_a_denied_only_move_is_a_pass() {
    let start = "8/8/8/8/8/8/8/R6r w - - 0 1 billi=1";
    let mut game = table("billi-chess", "denial=hard", Some(start));
    play(&mut game, "a1a2 deny").expect("legal");
    assert_eq!(play(&mut game, "w:pass"), Err(Reason::MayNotPass), "there are others");
    // A lone pawn before a rook that cannot be taken has one move.
    let mut game = table("billi-chess", "denial=hard", Some("7r/8/8/8/8/P7/8/8 w - - 0 1 billi=1"));
    play(&mut game, "a3a4 deny").expect("legal");
    assert!(end(&game).is_none(), "no mate without kings");
    play(&mut game, "w:pass").expect("nothing else is left");
    assert_eq!(asked(&game), [(Seat::Second, Asked::Move)]);
}

#[test]
fn options_of_denial_mean_nothing_without_it() {
    for option in ["promo_same_move=on", "only_move_deniable=off", "draw_after_third_denial=on"] {
        assert!(matches!(Setup::parse("chess", [option]), Err(SetupError::Idle { .. })), "{option}");
        assert!(Setup::parse("denial", ["denial=soft", option]).is_ok(), "{option}");
    }
}

/// A move through holes that was written otherwise than it is listed was kept as it was written, so that one position had two
/// texts and two keys (black_holes.md 1.3.7).
#[test]
fn rule_a5_what_was_denied_is_kept_as_it_is_listed_whatever_the_route() {
    let (position, listed, other) = ("4k/5/1H3/1H3/1R3/5/H4/H3K w - - 7 10", "b4a4", "b4b5a2a4");
    let denied = |mv: &str| {
        let mut game = table("black-holes", "denial=hard", Some(position));
        play(&mut game, &format!("{mv} deny")).expect("legal");
        (game.position(), game.key())
    };
    assert!(denied(listed).0.contains(&format!("denied={listed} ")), "{}", denied(listed).0);
    assert_eq!(denied(other), denied(listed));
    let mut setup = Setup::parse("black-holes", ["denial=hard"]).expect("an option");
    setup.position = Some(format!("{position} denial=w denials=1 denied={other} immune=b"));
    assert!(AnyGame::new(&setup).is_err(), "{other} is not how it is written");
}
