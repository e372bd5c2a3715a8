//! What is written of a legal move is read as that very move: in every game, on the positions of `data/perft`, on boards
//! full of bishops, and along random games.

use std::collections::BTreeMap;

use crate::play::left_out;
use lasermate_engine::any::{AnyGame, Legal};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use proptest::prelude::*;

const CHESS: &str = include_str!("../../data/perft/chess.perft");
const HOLES: &str = include_str!("../../data/perft/black-holes.perft");
const THREE_WAY: &str = include_str!("../../data/perft/three-way.perft");
const DRAUGHTS: &str = include_str!("../../data/perft/draughts.perft");

/// Bishops on one file that can go to one square, with each kind of piece of their own, and none, on the b-file in their
/// row; both positions in which the law was found broken.
const BISHOPS: [&str; 8] = [
    "7k/5B2/8/8/8/1Q3B2/8/4K3 w - - 0 1",
    "7k/5B2/8/8/8/1R3B2/8/4K3 w - - 0 1",
    "7k/5B2/8/8/8/1N3B2/8/4K3 w - - 0 1",
    "7k/5B2/8/8/8/1P3B2/8/4K3 w - - 0 1",
    "7k/5B2/8/8/8/1B3B2/8/4K3 w - - 0 1",
    "7k/5B2/8/8/8/1q3B2/8/4K3 w - - 0 1",
    "7k/5B2/8/8/8/5B2/8/4K3 w - - 0 1",
    "2r1n3/p1kp1p2/bn1b4/1P1p4/P1pbPr2/5P1Q/2PB2N1/q1RK3R b - - 8 34",
];

/// The same on five files.
const BISHOPS_AND_HOLES: [&str; 6] = [
    "4k/5/5/2B2/5/1SB2/5/4K w - - 0 1",
    "4k/5/5/2B2/5/1RB2/5/4K w - - 0 1",
    "4k/5/5/2B2/5/1PB2/5/4K w - - 0 1",
    "4k/5/5/2B2/5/1QB2/5/4K w - - 0 1",
    "4k/5/5/2B2/5/1HB2/5/H3K w - - 0 1",
    "4k/5/5/2B2/4H/1BB2/1H3/4K w - - 0 1",
];

/// Bishops on rows 6 and 9, where B6 and K9 are cells too.
const BISHOPS_OF_THREE: [&str; 1] = ["4wK3/8/8/2wB5|4rK3/8/1wQ3wB1wN/8|4bK3/8/8/1wB2wR3 w wrb - - 0 1"];

/// The games over orthodox positions; those whose rules may refuse one come with how many of the files' six they take.
const OVER_CHESS: [(&str, &[&str]); 9] = [
    ("chess", &[]),
    ("billichess", &[]),
    ("billichess-8x8", &["mirror=rows"]),
    ("billi-chess", &[]),
    ("billichess-joker", &[]),
    ("denial", &[]),
    ("chess", &["lasers=on", "denial=soft"]),
    ("realtime", &[]),
    ("realtime", &["lasers=on"]),
];
const OVER_CRAZY: [(&str, &[&str]); 3] =
    [("crazy", &["denial=off"]), ("crazy", &[]), ("crazy", &["lasers=on"])];
const OVER_HOLES: [(&str, &[&str]); 6] = [
    ("black-holes", &[]),
    ("black-holes", &["lasers=on"]),
    ("black-holes", &["lasers=on", "mode=b"]),
    ("black-holes", &["denial=hard"]),
    ("black-holes", &["lasers=on", "denial=hard"]),
    ("black-holes", &["pawn_exit=free", "null_relativistic=allowed", "ep=off"]),
];
const OVER_THREE_WAY: [(&str, &[&str]); 3] = [
    ("three-way", &[]),
    ("three-way-lasers", &[]),
    ("three-way", &["centre=straight", "castle_through_check=on"]),
];
const OVER_DRAUGHTS: [(&str, &[&str]); 4] = [
    ("draughts", &[]),
    ("laser-draughts", &[]),
    ("draughts", &["denial=hard"]),
    ("laser-draughts", &["denial=soft"]),
];
const OVER_HEIRS: [(&str, &[&str]); 2] = [("three-way-heirs", &[]), ("three-way-lasers", &["inherit=on"])];

fn lines(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.lines().filter(|line| !line.starts_with('#') && !line.is_empty())
}

/// The positions of a file of games without options.
fn positions(file: &'static str) -> Vec<String> {
    lines(file)
        .map(|line| line.split(" | ").nth(1).expect("name | position | counts").trim().to_owned())
        .collect()
}

/// Those of three-way chess, with heirs or without.
fn of_three(inherit: &str) -> Vec<String> {
    let parts = lines(THREE_WAY).map(|line| line.split(" | ").map(str::trim).collect::<Vec<_>>());
    parts.filter(|parts| parts[1] == inherit).map(|parts| parts[2].to_owned()).collect()
}

/// A game at a position; without turns the fields that only turns have are left out.
fn game(preset: &str, options: &[&str], position: &str) -> Option<AnyGame> {
    let mut setup = Setup::parse(preset, options.iter().copied()).expect("a game");
    let fields: Vec<&str> = position.split(' ').collect();
    setup.position = Some(match preset {
        "realtime" => format!("{} w {} - 0 1", fields[0], fields[2]),
        _ => position.to_owned(),
    });
    AnyGame::new(&setup).ok()
}

/// Every game at every position it takes: a row for each game.
fn all() -> Vec<(String, Vec<AnyGame>)> {
    let chess = [positions(CHESS), BISHOPS.map(str::to_owned).to_vec()].concat();
    let holes = [positions(HOLES), BISHOPS_AND_HOLES.map(str::to_owned).to_vec()].concat();
    let three = [of_three("inherit=off"), BISHOPS_OF_THREE.map(str::to_owned).to_vec()].concat();
    let heirs = of_three("inherit=on");
    let draughts = positions(DRAUGHTS);
    /// Games with their options, the positions they are looked at in, and how many have to be legal there.
    type Row<'a> = (&'a [(&'a str, &'a [&'a str])], &'a Vec<String>, usize);
    let rows: &[Row<'_>] = &[
        (&OVER_CHESS, &chess, chess.len()),
        // A king in Crazy chess is in check more often: some positions are refused.
        (&OVER_CRAZY, &chess, 8),
        (&OVER_HOLES, &holes, holes.len()),
        (&OVER_THREE_WAY, &three, three.len()),
        (&OVER_HEIRS, &heirs, heirs.len()),
        (&OVER_DRAUGHTS, &draughts, draughts.len()),
    ];
    let mut found = Vec::new();
    for &(games, positions, least) in rows {
        for (preset, options) in games {
            let at: Vec<_> =
                positions.iter().filter_map(|position| game(preset, options, position)).collect();
            let name = format!("{preset} {}", options.join(" "));
            assert!(at.len() >= least, "{name} takes {} of {} positions", at.len(), positions.len());
            found.push((name, at));
        }
    }
    found
}

/// The exact text of what a typed text is read as, where it may be played.
fn read(game: &AnyGame, seat: Seat, text: &str) -> Result<String, String> {
    game.clone().try_text(seat, text, 0).map(|played| played.exact).map_err(|refusal| refusal.to_string())
}

/// The row that a cell's name ends with.
fn row(cell: &str) -> &str {
    cell.trim_start_matches(|letter: char| letter.is_ascii_alphabetic())
}

/// Reads every legal move back from every form it is written in. Gives how many there were.
fn check(name: &str, game: &AnyGame) -> usize {
    let seats: Vec<Seat> = Seat::ALL.into_iter().take(game.sides().len()).collect();
    let mut count = 0;
    for seat in seats {
        let listed = game.legal(seat);
        let passes = listed.iter().any(|legal| legal.exact == "pass");
        assert_eq!(game.must_pass(seat), passes, "{name}: {}", game.position());
        let is_move = |legal: &&Legal| !legal.from.is_empty();
        for Legal { exact, san, .. } in listed.iter().filter(is_move) {
            count += 1;
            let at = || format!("{name}: {} {exact} {san}", game.position());
            for text in [exact, &exact.to_uppercase(), san] {
                assert_eq!(read(game, seat, text).as_ref(), Ok(exact), "{} typed {text}", at());
            }
            // In small letters `bc4` may be the pawn's, among three `kc4` too: everything else stays the same.
            if !san.starts_with(['B', 'K']) {
                assert_eq!(read(game, seat, &san.to_lowercase()).as_ref(), Ok(exact), "{}", at());
            }
            assert!(!names_a_cell_by_row(game, san), "{}: a row alone reads like a cell", at());
        }
        for Legal { exact, san, .. } in &game.legal_routes(seat) {
            for text in [exact, san] {
                assert_eq!(read(game, seat, text).as_ref(), Ok(exact), "{name}: {}", game.position());
            }
        }
        let mut texts: Vec<_> = listed.iter().map(|legal| &legal.san).collect();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), listed.len(), "{name}: {}: two moves are written alike", game.position());
        check_foreign(name, game, seat, &listed);
        check_squares(name, game, seat, &listed);
    }
    count
}

/// Whether a bishop's move is written like a move between two cells.
fn names_a_cell_by_row(game: &AnyGame, san: &str) -> bool {
    let bare: String = san.chars().filter(char::is_ascii_alphanumeric).collect();
    let cells = game.view().mesh;
    let Some(to) = bare.rfind(|letter: char| letter.is_ascii_alphabetic()) else { return false };
    bare.starts_with('B') && cells.cell_named(&bare[..to].to_lowercase()).is_some()
}

/// As other programs write it: bishops told apart by the row alone, `B3d5`.
fn check_foreign(name: &str, game: &AnyGame, seat: Seat, listed: &[Legal]) {
    let mut by_row: BTreeMap<String, Vec<&Legal>> = BTreeMap::new();
    for legal in listed.iter().filter(|legal| legal.san.starts_with('B')) {
        by_row.entry(format!("B{}{}", row(&legal.from), legal.to)).or_default().push(legal);
    }
    for (text, legal) in by_row {
        if let [one] = legal[..] {
            let told = format!("{name}: {} {text}", game.position());
            assert_eq!(read(game, seat, &text).as_ref(), Ok(&one.exact), "{told}");
        }
    }
}

/// Two small squares are a move from the first one or none: `b1d2` is never the bishop of the first row, also where nothing stands
/// on b1 any more.
fn check_squares(name: &str, game: &AnyGame, seat: Seat, listed: &[Legal]) {
    let cells = game.view().mesh;
    // No piece stands in a column of the letter K but on the hexagon.
    let letters: &[char] = if game.sides().len() > 2 { &['B', 'K'] } else { &['B'] };
    for legal in listed.iter().filter(|legal| legal.san.starts_with(letters)) {
        let from = format!("{}{}", legal.san[..1].to_lowercase(), row(&legal.from));
        if cells.cell_named(&from).is_none() || cells.cell_named(&legal.to).is_none() {
            continue;
        }
        let text = format!("{from}{}", legal.to);
        if let Ok(read) = read(game, seat, &text) {
            assert!(read.starts_with(&from), "{name}: {} {text} is read as {read}", game.position());
        }
    }
}

#[test]
fn what_is_written_is_read_as_that_move_in_every_game_at_every_position() {
    std::thread::scope(|scope| {
        for (name, games) in all() {
            scope.spawn(move || {
                let moves: usize = games.iter().map(|game| check(&name, game)).sum();
                assert!(moves > 40, "{name}: {moves} moves");
            });
        }
    });
}

#[test]
fn every_game_of_the_registry_is_looked_at() {
    let rows = all();
    let nothing: [&str; 0] = [];
    assert_eq!(left_out(rows.iter().map(|(name, _)| name.as_str())), nothing, "add it to the rows of all()");
}

#[test]
fn two_bishops_on_a_file_are_told_apart_by_file_and_row() {
    let cases = [
        ("chess", "7k/5B2/8/8/8/1Q3B2/8/4K3 w - - 0 1", "f3d5", "Bf3d5", "B3d5", "b3d5"),
        ("black-holes", "4k/5/5/2B2/5/1SB2/5/4K w - - 0 1", "c3d4", "Bc3d4", "B3d4", "b3d4"),
        ("crazy", "7k/5B2/8/8/8/1Q3B2/8/4K3 w - - 0 1", "f3d5", "Bf3-d5", "B3d5", "b3d5"),
    ];
    for (preset, position, exact, written, foreign, squares) in cases {
        let game = game(preset, &[], position).expect(position);
        let legal = game.legal(Seat::First);
        let found = legal.iter().find(|legal| legal.exact == exact).expect(exact);
        assert_eq!(found.san, written);
        // Its own writing and that of other programs is the bishop; two squares are two squares.
        assert_eq!(read(&game, Seat::First, written).as_deref(), Ok(exact));
        assert_eq!(read(&game, Seat::First, foreign).as_deref(), Ok(exact));
        for text in [squares, &squares.to_uppercase()] {
            assert_eq!(read(&game, Seat::First, text).as_deref(), Ok(squares), "{preset} {text}");
        }
    }
}

#[test]
fn b3d5_is_the_bishop_whatever_stands_on_b3_and_else_the_square() {
    let at = |piece: char| format!("7k/5B2/8/8/8/1{piece}3B2/P7/4K3 w - - 0 1");
    for preset in ["chess", "crazy"] {
        for piece in ['Q', 'R', 'P', 'N', 'q', 'r', 'n', '1'] {
            let position = at(piece).replace("113B2", "5B2");
            let game = game(preset, &[], &position).expect(&position);
            assert_eq!(read(&game, Seat::First, "B3d5").as_deref(), Ok("f3d5"), "{preset} {position}");
        }
        // Two bishops of one row: the text names neither, but it names a square.
        let game = game(preset, &[], &at('B')).expect("sound");
        assert_eq!(read(&game, Seat::First, "B3d5").as_deref(), Ok("b3d5"), "{preset}");
    }
    // No bishop can go there: it is the queen on b3.
    let alone = game("chess", &[], "7k/8/8/8/8/1Q6/8/4K3 w - - 0 1").expect("sound");
    assert_eq!(read(&alone, Seat::First, "B3d5").as_deref(), Ok("b3d5"));
    // The bishop is pinned and the rook does not go so: the answer is about the bishop.
    let pinned = game("chess", &[], "3r3k/8/8/8/8/1R1B4/8/3K4 w - - 0 1").expect("sound");
    let refused = read(&pinned, Seat::First, "B3e4").expect_err("pinned");
    assert!(refused.contains("check"), "{refused}");
}

#[test]
fn among_three_a_capital_b_or_k_before_a_row_is_the_piece() {
    let game = game("three-way", &[], BISHOPS_OF_THREE[0]).expect("sound");
    for legal in game.legal(Seat::First).iter().filter(|legal| legal.san.starts_with('B')) {
        assert!(legal.san.len() > 2, "{}", legal.san);
    }
    assert_eq!(check("three-way", &game), game.legal(Seat::First).len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn what_is_written_is_read_as_that_move_along_random_games(
        which in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..50),
    ) {
        let rows = all();
        let (name, games) = &rows[which.index(rows.len())];
        let mut game = games[at.index(games.len())].clone();
        for choice in choices {
            // Without turns a piece cools after it has moved, and a move of Black's may wait: let both pass.
            let now = game.view().clock.map_or(0, |clock| clock.now + 100_000);
            game.advance(now);
            let seats: Vec<Seat> = game.to_act().iter().map(|(seat, _)| seat).collect();
            if seats.is_empty() {
                break;
            }
            let seat = seats[choice.index(seats.len())];
            let legal = game.legal_routes(seat);
            if legal.is_empty() {
                break;
            }
            let chosen = &legal[choice.index(legal.len())].exact;
            game.try_text(seat, chosen, now).expect("legal");
        }
        let now = game.view().clock.map_or(0, |clock| clock.now + 100_000);
        game.advance(now);
        check(name, &game);
    }
}
