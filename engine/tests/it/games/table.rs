//! The table: draws by overlays.md W1, offers and consent, and refusals that change nothing.

use crate::play::play;
use lasermate_engine::any::AnyGame;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::piece::Kind;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup};

fn chess(position: Option<&str>) -> AnyGame {
    let mut setup = Setup::parse("chess", []).expect("the preset exists");
    setup.position = position.map(str::to_owned);
    AnyGame::new(&setup).expect("the position is sound")
}

const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8 ";

#[test]
fn rule_w1_third_repetition_is_claimed_not_automatic() {
    let mut game = chess(None);
    play(&mut game, SHUFFLE).expect("legal");
    assert_eq!(game.repetitions(), 2);
    assert!(matches!(play(&mut game, "draw-claim"), Err(Reason::NoClaim(_))));
    play(&mut game, SHUFFLE).expect("legal");
    assert_eq!(game.repetitions(), 3);
    assert!(game.outcome().is_none());
    assert!(matches!(play(&mut game, "b:draw-claim"), Err(Reason::NotYourTurn { .. })), "only on one's turn");
    play(&mut game, "draw-claim").expect("the third repetition may be claimed");
    assert_eq!(game.outcome().map(|o| o.kind), Some(EndKind::Repetition));
}

#[test]
fn rule_w1_fifth_repetition_ends_the_game() {
    let mut game = chess(None);
    for _ in 0..3 {
        play(&mut game, SHUFFLE).expect("legal");
        assert!(game.outcome().is_none());
    }
    play(&mut game, SHUFFLE).expect("legal");
    let outcome = game.outcome().expect("the fifth repetition ends it");
    assert_eq!((outcome.kind, outcome.winners().count()), (EndKind::Repetition, 0));
}

#[test]
fn rule_w1_fifty_moves_are_claimed_and_seventy_five_end_the_game() {
    let mut game = chess(Some("4k3/8/8/8/8/8/4P3/R3K2R w - - 99 80"));
    assert!(matches!(play(&mut game, "draw-claim"), Err(Reason::NoClaim(_))));
    play(&mut game, "a1b1").expect("legal");
    play(&mut game, "draw-claim").expect("a hundred quiet plies");
    assert_eq!(game.outcome().map(|o| o.kind), Some(EndKind::MoveCount));

    let mut game = chess(Some("4k3/8/8/8/8/8/4P3/R3K2R w - - 149 99"));
    play(&mut game, "a1b1").expect("legal");
    assert_eq!(game.outcome().map(|o| o.kind), Some(EndKind::MoveCount));
}

#[test]
fn rule_w1_a_mate_on_the_seventy_fifth_move_is_a_mate() {
    // A check that the king answers by taking the rook is the seventy-fifth move like any other.
    let mut game = chess(Some("7k/R7/8/8/8/8/8/K5R1 w - - 149 99"));
    play(&mut game, "a7h7").expect("legal");
    assert_eq!(game.outcome().map(|o| o.kind), Some(EndKind::MoveCount));
    let mut game = chess(Some("7k/8/5KR1/8/8/8/8/R7 w - - 149 99"));
    play(&mut game, "a1h1").expect("legal");
    assert_eq!(game.outcome().map(|o| o.kind), Some(EndKind::Checkmate));
}

#[test]
fn a_draw_offer_stands_until_the_other_side_moves() {
    let mut game = chess(None);
    assert_eq!(play(&mut game, "draw-accept"), Err(Reason::NothingOffered));
    play(&mut game, "w:draw-offer").expect("may be offered at any time");
    assert_eq!(play(&mut game, "w:draw-offer"), Err(Reason::OfferStands));
    play(&mut game, "e2e4").expect("one's own move leaves the offer standing");
    assert!(game.to_act().of(Seat::Second).is_some());
    play(&mut game, "e7e5").expect("moving instead of answering declines");
    assert_eq!(play(&mut game, "b:draw-accept"), Err(Reason::NothingOffered));
    play(&mut game, "b:draw-offer w:draw-decline").expect("declined");
    assert_eq!(play(&mut game, "w:draw-accept"), Err(Reason::NothingOffered));
    play(&mut game, "w:draw-offer b:draw-offer").expect("an offer against an offer accepts it");
    assert_eq!(game.outcome().map(|o| o.kind), Some(EndKind::Agreement));
    assert_eq!(play(&mut game, "w:resign"), Err(Reason::GameOver));
}

/// The games of turns, each at its start.
fn games_of_turns() -> impl Iterator<Item = (&'static str, AnyGame)> {
    let turns = Preset::all().iter().filter(|preset| preset.has_turns());
    turns.map(|preset| (preset.name, AnyGame::new(&Setup::new(preset)).expect(preset.name)))
}

/// Whether the game has come to what a draw means there: its end, or in mode B the phase without kings.
fn is_drawn(name: &str, game: &AnyGame, kind: EndKind) -> bool {
    if ["billi-chess", "billichess-joker"].contains(&name) {
        return game.outcome().is_none() && game.position().contains(" billi=1");
    }
    game.outcome().map(|outcome| outcome.kind) == Some(kind)
}

#[test]
fn rule_w1_in_every_game_of_turns_an_offer_that_all_others_accept_is_a_draw() {
    for (name, mut game) in games_of_turns() {
        let seats = &Seat::ALL[..game.sides().len()];
        let say = |game: &mut AnyGame, seat: Seat, text: &str| {
            game.try_text(seat, text, 0).map(|_| ()).map_err(|refusal| refusal.reason)
        };
        assert_eq!(say(&mut game, seats[1], "draw-accept"), Err(Reason::NothingOffered), "{name}");
        let claim = say(&mut game, seats[0], "draw-claim");
        assert!(matches!(claim, Err(Reason::NoClaim(_))), "{name}: {claim:?}");
        assert_eq!(say(&mut game, seats[0], "draw-offer"), Ok(()), "{name}");
        assert_eq!(say(&mut game, seats[0], "draw-offer"), Err(Reason::OfferStands), "{name}");
        assert_eq!(say(&mut game, seats[1], "draw-decline"), Ok(()), "{name}");
        assert_eq!(say(&mut game, seats[1], "draw-accept"), Err(Reason::NothingOffered), "{name}");
        assert_eq!(say(&mut game, seats[0], "draw-offer"), Ok(()), "{name}");
        for seat in &seats[1..] {
            assert!(game.outcome().is_none(), "{name}: all others have to accept");
            assert_eq!(say(&mut game, *seat, "draw-accept"), Ok(()), "{name}");
        }
        assert!(is_drawn(name, &game, EndKind::Agreement), "{name}");
        if game.outcome().is_some() {
            assert_eq!(say(&mut game, seats[0], "resign"), Err(Reason::GameOver), "{name}");
        }
    }
}

/// Whether it is draughts, where kings alone come back.
fn is_draughts(game: &AnyGame) -> bool {
    game.view().pieces.iter().any(|piece| piece.kind == Kind::Crowned)
}

/// Moves there and back for every side, after which the position has come again; none where no such moves are found.
fn shuffle(game: &AnyGame) -> Option<Vec<(Seat, String)>> {
    fn on(game: &AnyGame, done: &mut Vec<(Seat, String)>) -> bool {
        let sides = game.sides().len();
        if done.len() == 2 * sides {
            return game.repetitions() == 2;
        }
        let Some(seat) = game.to_act().mover() else { return false };
        for legal in game.legal(seat) {
            // Back is where one came from; there, only a piece that stands behind the pawns is tried.
            let back = done.get(done.len().wrapping_sub(sides)).map(|(_, there)| there.clone());
            let fits = match &back {
                Some(there) => {
                    let (from, to) = there.split_at(there.len() / 2);
                    legal.exact == format!("{to}{from}")
                }
                None => is_draughts(game) || legal.san.starts_with(['N', 'S']) && !legal.san.contains('x'),
            };
            let mut after = game.clone();
            if fits && after.try_text(seat, &legal.exact, 0).is_ok() {
                done.push((seat, legal.exact.clone()));
                if on(&after, done) {
                    return true;
                }
                done.pop();
            }
        }
        false
    }
    let mut done = Vec::new();
    on(game, &mut done).then_some(done)
}

#[test]
fn rule_w1_in_every_game_of_turns_the_third_repetition_is_claimed_and_the_fifth_ends_it() {
    // With Joker Knights the first knight to move becomes another piece: no round of knights comes back to the start.
    for (name, mut game) in games_of_turns().filter(|(name, _)| *name != "billichess-joker") {
        if name.ends_with("draughts") {
            game = crate::play::table(name, "7k/8/8/8/8/8/8/K7 w 0 1");
        }
        let round = shuffle(&game).unwrap_or_else(|| panic!("{name}: no moves there and back"));
        for times in 2..=5 {
            for (seat, text) in &round {
                assert!(game.outcome().is_none(), "{name}, before the {times}th time");
                game.try_text(*seat, text, 0).unwrap_or_else(|refusal| panic!("{name} {text}: {refusal}"));
            }
            let mut claimed = game.clone();
            let claim = claimed.try_text(round[0].0, "draw-claim", 0).map_err(|refusal| refusal.reason);
            match times {
                2 => assert!(matches!(claim, Err(Reason::NoClaim(_))), "{name}"),
                // Three who play claim nothing (three_way.md 3.3.6).
                3 | 4 if game.sides().len() > 2 => {
                    assert!(matches!(claim, Err(Reason::NoClaim(_))), "{name}")
                }
                3 | 4 => {
                    assert!(claim.is_ok(), "{name}");
                    assert!(is_drawn(name, &claimed, EndKind::Repetition), "{name}");
                }
                _ => {}
            }
        }
        assert!(is_drawn(name, &game, EndKind::Repetition), "{name}");
    }
}

#[test]
fn refused_actions_change_nothing_and_name_the_nearest_moves() {
    let mut game = chess(None);
    let before = (game.position(), game.key());
    let refusal = game.try_text(Seat::First, "e2e5", 0).expect_err("a pawn does not go so far");
    assert_eq!(refusal.nearest, ["e2e3", "e2e4"]);
    assert!(refusal.to_string().starts_with("e2e5: a pawn moves one square"), "{refusal}");
    let refusal = game.try_text(Seat::First, "a1a5", 0).expect_err("the pawn on a2 is in the way");
    assert_eq!(refusal.nearest[..2], ["a2a3", "a2a4"], "{refusal}");
    for text in [
        "",
        "e9e4",
        "\u{202e}",
        "e7e5",
        "0000",
        "deny",
        "lifeline-stop",
        "pass",
        "billi",
        "accept-defeat",
        "draw-claim",
    ] {
        assert!(game.try_text(Seat::First, text, 0).is_err(), "{text:?}");
        assert!(game.try_text(Seat::Third, text, 0).is_err(), "{text:?}");
    }
    assert_eq!((game.position(), game.key()), before);
    assert_eq!(game.repetitions(), 1);
}

#[test]
fn a_move_made_while_a_lifeline_is_asked_for_is_answered_with_the_lifelines() {
    let setup = Setup::parse("billichess-joker", []).expect("the preset exists");
    let mut game = AnyGame::new(&setup).expect("the start is sound");
    play(&mut game, "b:d2d3 r:g8f6").expect("Blue's beam finds Red's Joker");
    let refusal = game.try_text(Seat::Second, "e7e5", 0).expect_err("the lifeline first");
    assert_eq!(refusal.nearest, ["lifeline-none", "lifeline-pass", "lifeline-reflect", "lifeline-stop"]);
    let refusal = game.try_text(Seat::First, "e2e4", 0).expect_err("Red decides first");
    assert!(refusal.nearest.is_empty(), "{refusal}");
    play(&mut game, "r:lifeline-pass b:e2e4 r:f6g8 b:d3d4 r:g8f6").expect("the Joker returns into the beam");
    let refusal = game.try_text(Seat::Second, "lifeline-pass", 0).expect_err("used before");
    assert_eq!(refusal.nearest, ["lifeline-none", "lifeline-reflect", "lifeline-stop"]);
}

#[test]
fn a_board_without_kings_is_a_study_of_the_beams_in_either_mode() {
    for (game, cells) in [("billichess", 48), ("billi-chess", 48), ("billichess-8x8", 16)] {
        for text in ["8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1 billi=1"] {
            let mut setup = Setup::parse(game, []).expect("the preset exists");
            setup.position = Some(text.to_owned());
            let game = AnyGame::new(&setup).expect("it can be looked at");
            let lengths: Vec<usize> = game.view().beams.iter().map(|beam| beam.crossings.len()).collect();
            assert_eq!(lengths, [cells, cells], "billichess.md 2.7 (2)");
            assert_eq!(game.position(), "8/8/8/8/8/8/8/8 w - - 0 1 billi=1");
        }
    }
}

#[test]
fn options_are_read_forgivingly_and_refused_with_what_there_is() {
    let plain = Setup::parse(
        "BilliChess",
        ["own_move_only", "MIRROR=Rows", "joker=yes", "lifeline-duration=one_ply"],
    );
    let plain = plain.expect("all are known");
    assert_eq!(plain.options_text(), "mirror=rows own_move_only=on joker=on lifeline_duration=one_ply");
    let again = Setup::parse("billichess", plain.options_text().split(' ')).expect("its own text is read");
    assert_eq!(again, plain);
    for (game, option, said) in [
        ("go", "board=8x8", "The games are billichess"),
        ("billichess", "mirror", "columns, rows"),
        ("billichess", "colour=blue", "Its options are lasers"),
        ("billichess", "lets_billi=unilateral", "lets_billi needs mode=b"),
        ("chess", "mode=b", "mode needs lasers=on"),
    ] {
        let error = Setup::parse(game, [option]).expect_err(option).to_string();
        assert!(error.contains(said), "{option}: {error}");
    }
}

/// Why a draw cannot be claimed, in the words of a game at a position.
fn no_claim(preset: &str, options: &[&str], position: Option<&str>) -> String {
    let mut setup = Setup::parse(preset, options.iter().copied()).expect("a game");
    setup.position = position.map(str::to_owned);
    let game = AnyGame::new(&setup).expect("sound");
    let seat = game.to_act().iter().next().expect("somebody is asked").0;
    let refused = game.clone().try_text(seat, "draw-claim", 0).expect_err("nothing to claim");
    assert!(matches!(refused.reason, Reason::NoClaim(_)), "{refused}");
    refused.reason.to_string()
}

#[test]
fn a_claim_is_refused_in_the_words_of_this_game() {
    const TWO: &str = "4wK3/wR7/8/8|8/8/8/8|4bK3/8/bR7/8 w wb - - 0 9";
    let fifty_moves = "only at the third repetition or after fifty moves";
    for (preset, options, position, said) in [
        ("chess", &[][..], None, fifty_moves),
        ("black-holes", &[], None, fifty_moves),
        ("crazy", &[], None, fifty_moves),
        ("billi-chess", &[], None, fifty_moves),
        (
            "three-way",
            &[],
            None,
            "while three play, no draw can be claimed: the game ends by itself at the fifth repetition or after fifty rounds",
        ),
        ("three-way-lasers", &[], None, "while three play, no draw can be claimed"),
        ("three-way", &[], Some(TWO), "only at the third repetition or after fifty rounds"),
        (
            "billi-chess",
            &[],
            Some("4r3/8/8/8/8/8/4P3/4R3 w - - 0 1 billi=1"),
            "when the kings are rooks, no draw",
        ),
        ("realtime", &["initial=zero", "black_extra_tu=off"], None, "100 time units without a capture"),
        ("realtime", &["initial=zero", "black_extra_tu=off", "draw_tu=7"], None, "7 time units"),
        (
            "realtime",
            &["initial=zero", "black_extra_tu=off", "lasers=on"],
            None,
            "ends as a draw automatically",
        ),
    ] {
        let told = no_claim(preset, options, position);
        assert!(told.contains(said), "{preset} {options:?}: {told}");
        assert!(!told.contains("third denial"), "{told}");
    }
    let third = "third repetition or after fifty moves without a capture or pawn move. After three denials, the player";
    for preset in ["denial", "crazy"] {
        assert!(no_claim(preset, &["draw_after_third_denial=on"], None).contains(third), "{preset}");
    }
}
