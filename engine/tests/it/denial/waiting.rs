//! A position that waits for a denial says so in a text of its own, which is the same game when it is read: crazy.md A14.

use crate::play::play;
use lasermate_engine::any::AnyGame;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use proptest::prelude::*;

fn opened(game: &str, options: &str, position: Option<&str>) -> Result<AnyGame, String> {
    let mut setup = Setup::parse(game, options.split_whitespace()).expect("the options exist");
    setup.position = position.map(str::to_owned);
    AnyGame::new(&setup).map_err(|error| error.to_string())
}

fn table(game: &str, options: &str, position: Option<&str>) -> AnyGame {
    opened(game, options, position).unwrap_or_else(|error| panic!("{game} {options} {position:?}: {error}"))
}

/// Everything that players see of a game or may do in it.
fn seen(game: &AnyGame) -> impl PartialEq + std::fmt::Debug + use<> {
    let view = game.view();
    let exact = |seat| game.legal(seat).into_iter().map(|legal| legal.exact).collect::<Vec<_>>();
    let seats = [Seat::First, Seat::Second];
    (
        (game.position(), game.waits(), game.key()),
        (
            seats.map(exact),
            seats.map(|seat| game.answers(seat)),
            seats.map(|seat| game.may(seat, "deny").is_ok()),
        ),
        (view.to_act, view.scores, view.check, view.denial, view.outcome, view.beams, view.lifelines),
    )
}

/// The game that the text is read as: it is the same now, and after every answer to the window.
fn read_back(game: &AnyGame, name: &str, options: &str, text: &str) {
    let read = table(name, options, Some(text));
    assert_eq!(seen(&read), seen(game), "{text}");
    let holder = game.view().denial.expect("there is denial").holder;
    let reply = game.legal(holder).first().map(|legal| legal.exact.clone());
    let words = ["deny".to_owned(), "allow".to_owned(), "resign".to_owned()].into_iter().chain(reply);
    for word in words.filter(|word| game.may(holder, word).is_ok()) {
        let (mut one, mut other) = (game.clone(), read.clone());
        let told = one.try_text(holder, &word, 0).map(|played| played.effects);
        assert_eq!(other.try_text(holder, &word, 0).map(|played| played.effects), told, "{word} at {text}");
        assert_eq!(seen(&other), seen(&one), "after {word} at {text}");
    }
}

/// The games there are with denial, and what is laid over them.
const TABLES: [(&str, &str); 11] = [
    ("denial", ""),
    ("denial", "denial=soft only_move_deniable=off"),
    ("billichess", "denial=hard scoring=carom"),
    ("billi-chess", "denial=hard"),
    ("billichess-8x8", "denial=hard own_move_only=on"),
    ("billichess-joker", "denial=hard"),
    ("billichess-joker", "denial=hard lifeline_duration=one_ply mirror=rows"),
    ("black-holes", "denial=hard"),
    ("draughts", "denial=hard"),
    ("laser-draughts", "denial=hard"),
    ("crazy", ""),
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Wherever a move waits for a denial the text says so, and nowhere else; reading it gives the same game.
    #[test]
    fn rule_a14_a_position_that_waits_is_read_back_with_its_window(
        table_of in 0..TABLES.len(),
        dice in prop::collection::vec(any::<u16>(), 1..70),
    ) {
        let (name, options) = TABLES[table_of];
        let mut game = table(name, options, None);
        for roll in dice {
            let Some((seat, _)) = game.to_act().iter().next() else { break };
            let legal = game.legal(seat);
            if roll % 7 == 0 && game.may(seat, "deny").is_ok() {
                game.try_text(seat, "deny", 0).expect("it may be denied");
            } else if roll % 41 == 0 && game.may(seat, "accept-defeat").is_ok() {
                game.try_text(seat, "accept-defeat", 0).expect("it may be given up");
            } else if let Some(pick) = legal.get(usize::from(roll) % legal.len().max(1)) {
                game.try_text(seat, &pick.exact, 0).expect("it is legal");
            } else {
                break;
            }
            let open = game.view().denial.is_some_and(|denial| denial.open);
            let text = game.waits();
            prop_assert_eq!(text.is_some(), open, "{}", game.position());
            if let Some(text) = text {
                prop_assert!(text.starts_with(&game.position().split(" waits=").next().expect("text")[..10]));
                read_back(&game, name, options, &text);
            }
        }
    }

    /// Any text behind the word is refused or read, and what is read is written so.
    #[test]
    fn whatever_is_said_to_wait_is_refused_or_read(value in "[a-hKQRBNPkqrbnp1-8w/|=,;@ -]{0,90}", cut in 0_usize..120) {
        let start = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
        let real = "e2e4|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|w|KQkq|-|0|1";
        let cut = &real[..cut.min(real.len())];
        for text in [format!("{start} waits={value}"), format!("{start} waits={cut}{value}"), format!("{start} waits={cut}")] {
            if let Ok(game) = opened("denial", "", Some(&text)) {
                prop_assert_eq!(game.waits(), Some(text));
            }
        }
    }
}

#[test]
fn rule_a14_an_end_that_waits_is_read_as_one_that_waits() {
    let quiet = "4k3/7p/8/8/8/8/R7/4K3 w - - 149 90";
    let lasermate = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 denial=w denials=1";
    let round = ["a1b1 e8d8 b1a1 d8e8"; 4].join(" ");
    let cases = [
        ("denial", "", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", EndKind::Checkmate),
        ("billichess", "denial=hard", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", EndKind::Checkmate),
        ("denial", "", "k7/8/8/8/8/8/2Q5/7K w - - 0 1", "c2c7", EndKind::Stalemate),
        ("denial", "", "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2", EndKind::InsufficientMaterial),
        ("denial", "", quiet, "a2a3", EndKind::MoveCount),
        ("billichess", "denial=hard", quiet, "a2a3", EndKind::MoveCount),
        ("crazy", "", quiet, "a2a5", EndKind::MoveCount),
        ("denial", "", "4k3/8/8/8/8/8/8/R3K2R w - - 0 9 denial=w denials=1", &round, EndKind::Repetition),
        ("billi-chess", "denial=hard", lasermate, "d2d3 e7e5 c1g5 a7a6 b1d2 d7d6", EndKind::Lasermate),
    ];
    for (name, options, position, moves, kind) in cases {
        let mut game = table(name, options, Some(position));
        let words: Vec<_> = moves.split(' ').collect();
        let (last, first) = words.split_last().expect("a move");
        play(&mut game, &first.join(" ")).expect("legal");
        let scores = game.view().scores;
        play(&mut game, last).expect("legal");
        let text = game.waits().expect("it waits");
        let mut read = table(name, options, Some(&text));
        assert_eq!((read.outcome(), read.view().scores), (None, scores), "{text}");
        read_back(&game, name, options, &text);
        play(&mut read, "allow").expect("the holder declines");
        assert_eq!(read.outcome().map(|end| end.kind), Some(kind), "{text}");
    }
    // A count that only makes rooks of the kings is undone by the denial, and told by where it led.
    let mut hunt = table("billi-chess", "denial=hard", Some(quiet));
    play(&mut hunt, "a2a3").expect("legal");
    let text = hunt.waits().expect("it waits");
    assert!(text.contains(" billi=1 ") && text.contains("waits=a2a3|4k3/"), "{text}");
    read_back(&hunt, "billi-chess", "denial=hard", &text);
}

#[test]
fn rule_a14_the_position_itself_says_nothing_of_it() {
    let mut game = table("denial", "", None);
    assert_eq!(game.waits(), None);
    play(&mut game, "e2e4").expect("legal");
    let position = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(game.position(), position);
    let waits = "waits=e2e4|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|w|KQkq|-|0|1";
    assert_eq!(game.waits(), Some(format!("{position} {waits}")));
    assert!(table("denial", "", Some(position)).may(Seat::Second, "deny").is_err());
    play(&mut game, "g8f6 g1f3").expect("legal");
    assert_eq!(game.waits(), None, "a knight's move cannot be denied");
    // After the denial of a position that was set up the right is where it would be, and nothing of it counts twice.
    let mut read = table("denial", "", Some(&format!("{position} {waits}")));
    play(&mut read, "deny").expect("Black holds the right");
    let words = "denial=w denials=1 denied=e2e4 immune=b";
    assert_eq!(read.position(), format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 {words}"));
    assert_eq!(read.repetitions(), 1);
}

#[test]
fn rule_a14_what_does_not_fit_is_refused() {
    let position = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    let before = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|w|KQkq|-|0|1";
    for (words, why) in [
        (format!("waits=e2e3|{before}"), "leads to another position"),
        (format!("waits=e2e5|{before}"), "write waits="),
        (format!("waits=e4|{before}"), "write waits="),
        ("waits=e2e4".to_owned(), "write waits="),
        ("waits=".to_owned(), "write waits="),
        ("waits=e2e4|8/8|w".to_owned(), "six fields"),
        (format!("waits=e2e4|repetition|{before}|x=1"), "x"),
        (format!("denial=w waits=e2e4|{before}"), "can't be denied"),
        (format!("immune=w waits=e2e4|{before}"), "can't be denied"),
        (format!("waits=e2e4|{before} waits=e2e4|{before}"), "once"),
    ] {
        let told = opened("denial", "", Some(&format!("{position} {words}"))).map(|game| game.position());
        assert!(told.as_ref().is_err_and(|error| error.contains(why)), "{words}: {told:?}");
    }
    let knight = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1";
    assert!(
        opened("denial", "", Some(&format!("{knight} waits=g1f3|{before}"))).is_err(),
        "knights are immune"
    );
    assert!(opened("chess", "", Some(&format!("{position} waits=e2e4|{before}"))).is_err(), "no denial here");
}
