//! Fields and words of positions where notation.md leaves a choice to nobody: what is switched off, passes, lifelines, who
//! may take en passant, the range of the time unit, and how many pawns there can be.

use lasermate_engine::any::AnyGame;
use lasermate_engine::notation::PositionError;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

fn begin(preset: &str, options: &[&str], position: Option<&str>) -> Result<AnyGame, PositionError> {
    let mut setup = Setup::parse(preset, options.iter().copied()).expect("a game");
    setup.position = position.map(str::to_owned);
    AnyGame::new(&setup)
}

fn at(preset: &str, options: &[&str], position: &str) -> AnyGame {
    begin(preset, options, Some(position)).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// What is said of a position's switched-off fields.
fn left_out(game: &AnyGame, position: &str) -> Vec<String> {
    game.left_out(position).iter().map(ToString::to_string).collect()
}

const HOLES: &str = "r3k/5/5/1Pp2/5/5/5/R3K w Qq c6 0 9";
const THREE: &str = "wRwNwBwQwKwBwNwR/wPwPwP1wPwPwPwP/8/3wP4|rRrNrBrQrKrBrNrR/rPrPrPrPrPrPrPrP/8/8|bRbNbBbQbKbBbNbR/bPbPbPbPbPbPbPbP/8/8 r wrb a1,h1,l8,a8,h12,l12 d3:d4:rb 0 1";
const CLOCK: &str = "4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1 ep=b:e3:e4";

#[test]
fn what_a_table_has_switched_off_is_read_left_out_and_said_in_every_game() {
    /// A game, its options, a position as it is given, the same as it is read, and what is left out.
    type Case<'a> = (&'a str, &'a [&'a str], &'a str, &'a str, &'a [&'a str]);
    let cases: [Case<'_>; 7] = [
        (
            "black-holes",
            &["castling=off"],
            HOLES,
            "w - c6 0 9",
            &["castling=off: the castling field Qq is left out"],
        ),
        ("black-holes", &["ep=off"], HOLES, "w Qq - 0 9", &["ep=off: the en passant field c6 is left out"]),
        (
            "black-holes",
            &["ep=off", "castling=off", "lasers=on", "denial=hard"],
            HOLES,
            "w - - 0 9",
            &[
                "castling=off: the castling field Qq is left out",
                "ep=off: the en passant field c6 is left out",
            ],
        ),
        (
            "three-way",
            &["ep=off"],
            THREE,
            "r wrb a1,h1,l8,a8,h12,l12 - 0 1",
            &["ep=off: the en passant field d3:d4:rb is left out"],
        ),
        (
            "three-way-lasers",
            &["ep=off"],
            THREE,
            "r wrb a1,h1,l8,a8,h12,l12 - 0 1",
            &["ep=off: the en passant field d3:d4:rb is left out"],
        ),
        ("realtime", &["ep=off"], CLOCK, "w - - 0 1", &["ep=off: the word ep= b:e3:e4 is left out"]),
        (
            "realtime",
            &["ep=off", "lasers=on"],
            CLOCK,
            "w - - 0 1",
            &["ep=off: the word ep= b:e3:e4 is left out"],
        ),
    ];
    for (preset, options, position, end, said) in cases {
        let game = at(preset, options, position);
        assert!(game.position().ends_with(&format!(" {end}")), "{preset} {options:?}: {}", game.position());
        assert_eq!(left_out(&game, position), said, "{preset} {options:?}");
        // What is written needs nothing left out, and a table that has switched nothing off keeps it all.
        assert_eq!(left_out(&game, &game.position()), Vec::<String>::new());
        let kept = at(preset, &[], position);
        assert_eq!(
            (kept.position(), left_out(&kept, position)),
            (position.to_owned(), Vec::new()),
            "{preset}"
        );
        // A field that no game can have is refused as ever.
        let wrong = position.replace("c6", "d6").replace("d3:d4", "e3:e4").replace("b:e3:e4", "b:d3:d4");
        assert!(begin(preset, options, Some(&wrong)).is_err(), "{preset}: {wrong}");
    }
}

#[test]
fn what_is_left_out_changes_no_move() {
    let game = at("three-way", &["ep=off"], THREE);
    let without = at("three-way", &["ep=off"], &THREE.replace("d3:d4:rb", "-"));
    assert_eq!((game.legal(Seat::Second), game.key()), (without.legal(Seat::Second), without.key()));
    let game = at("realtime", &["ep=off", "initial=zero"], CLOCK);
    assert!(game.legal(Seat::Second).iter().all(|legal| legal.exact != "d4e3"));
}

#[test]
fn passes_are_written_after_a_forced_pass_in_the_billi_phase() {
    // White's pawn is stuck; without kings no word need say that they have become rooks.
    for bare in ["8/8/8/p6r/P7/8/8/8 w - - 0 50", "8/8/8/p6r/P7/8/8/8 w - - 0 50 billi=1"] {
        let mut game = at("billi-chess", &[], bare);
        assert!(game.position().ends_with(" billi=1"), "a default is not written: {}", game.position());
        game.try_text(Seat::First, "pass", 0).expect("forced");
        let passed = game.position();
        assert!(passed.ends_with(" billi=1 passes=1"), "{passed}");
        assert_eq!(at("billi-chess", &[], &passed).position(), passed);
        // A move ends the row of passes.
        game.try_text(Seat::Second, "h5h4", 0).expect("legal");
        assert!(game.position().ends_with(" billi=1"), "{}", game.position());
    }
    let bare = "8/8/8/p6r/P7/8/8/8 b - - 1 50 passes=1";
    assert_eq!(at("billi-chess", &[], bare).position(), bare.replace("passes", "billi=1 passes"));
    // Never while there are kings.
    for words in ["passes=1", "billi=1 passes=1"] {
        let position = format!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 {words}");
        assert!(begin("billi-chess", &[], Some(&position)).is_err(), "{position}");
    }
}

#[test]
fn lifelines_name_what_is_unused_and_after_the_sign_what_is_in_force() {
    let board = "4k3/7p/8/8/8/2N5/8/1n2K3 w - - 0 1";
    for words in [
        "joker=b:c3,r:b1 lifelines=b:ps@rr,r:+",
        "joker=b:c3,r:b1 lifelines=b:-@rr,r:prs+",
        "joker=b:c3,r:b1 lifelines=r:s",
        "joker=b:c3,r:- lifelines=b:s+",
        "joker=b:c3",
    ] {
        let text = format!("{board} {words}");
        assert_eq!(at("billichess-joker", &[], &text).position(), text);
    }
    // What is used cannot be unused, what is unused cannot be in force, the default and another order are not written.
    for words in [
        "joker=b:c3 lifelines=b:rs@rr",
        "joker=b:c3 lifelines=b:prs",
        "joker=b:c3 lifelines=b:sp",
        "lifelines=b:ps",
    ] {
        assert!(begin("billichess-joker", &[], Some(&format!("{board} {words}"))).is_err(), "{words}");
    }
}

#[test]
fn who_may_take_en_passant_is_read_in_either_order_and_written_in_the_order_of_turns() {
    let mut game = begin("three-way", &[], None).expect("the start");
    for (seat, text, field) in [
        (Seat::First, "d2d4", "d3:d4:rb"),
        (Seat::Second, "i7i5", "d3:d4:b,i6:i5:wb"),
        (Seat::Third, "e11e9", "i6:i5:w,e10:e9:wr"),
    ] {
        game.try_text(seat, text, 0).expect("legal");
        let position = game.position();
        assert_eq!(position.split(' ').nth(4), Some(field), "White, Red, Black");
        assert_eq!(at("three-way", &[], &position).position(), position);
        let turned = position.replace(":rb", ":br").replace(":wb", ":bw").replace(":wr", ":rw");
        assert_ne!(turned, position);
        assert_eq!(at("three-way", &[], &turned).position(), position, "either order is read");
    }
}

#[test]
fn a_time_unit_that_cannot_be_is_told_its_true_range() {
    const RANGE: &str = "a multiple of 20 from 1000 to 604800000";
    for tu in ["999", "990", "1001", "604800020", "0", "ten", "-20", ""] {
        let error = Setup::parse("realtime", [format!("tu={tu}").as_str()]).expect_err(tu).to_string();
        assert!(error.contains(RANGE), "{error}");
    }
    let bare = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for tu in ["999", "1001", "604800020", "x"] {
        let error = begin("realtime", &[], Some(&format!("{bare} tu={tu}"))).expect_err(tu).to_string();
        assert!(error.contains(RANGE), "{error}");
    }
    for tu in ["1000", "604800000", "20000"] {
        assert!(Setup::parse("realtime", [format!("tu={tu}").as_str()]).is_ok());
        assert!(begin("realtime", &[], Some(&format!("{bare} tu={tu}"))).is_ok(), "{tu}");
    }
    // The same word means other things in other games: each error names its own game's values.
    let error = Setup::parse("realtime", ["ep=on"]).expect_err("no such value").to_string();
    assert!(error.contains("next_move, until_pawn_ready, off"), "{error}");
    let error = Setup::parse("three-way", ["ep=on"]).expect_err("no such value").to_string();
    assert!(error.contains("both, next_player_only, off"), "{error}");
    for (option, range) in
        [("draw_tu", "a whole number from 1 to 1000000"), ("seed", "a whole number from 0 on")]
    {
        let error = Setup::parse("realtime", [format!("{option}=x").as_str()]).expect_err(option).to_string();
        assert!(error.contains(range), "{error}");
    }
}

#[test]
fn crazy_positions_have_eight_pawns_a_side_at_the_most() {
    let eight = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
    let inside = "4k3/ppppppp1/8/8/8/7[rp]/PPPPPPP1/4K2[RP] w - - 0 1";
    for options in [&[][..], &["denial=off"], &["lasers=on"]] {
        for position in [eight, inside] {
            assert!(begin("crazy", options, Some(position)).is_ok(), "{position}");
        }
        for position in [
            eight.replace("8/8/8/8", "8/8/P7/8"),
            eight.replace("8/8/8/8", "8/p7/8/8"),
            inside.replace("[RP]", "[RPP]"),
            inside.replace("[rp]", "[rpp]"),
            inside.replace("[rp]", "[RPP]"),
        ] {
            let error = begin("crazy", options, Some(&position)).expect_err(&position).to_string();
            assert!(error.contains("eight pawns"), "{position}: {error}");
        }
    }
}
