//! What a table has switched off is left out of the positions it reads (notation.md).

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
