//! Denial in the engine against a second, plain program written from crazy.md A1 to A13: over chess with beams, whose points
//! wait with the end, and over the pieces of Crazy chess; games by chance that come to every kind of end.

use crate::oracle::billichess::chance::sparse_position;
use crate::oracle::billichess::game::Game;
use crate::oracle::billichess::options::Options as BeamOptions;
use crate::oracle::billichess::position::Position;
use crate::oracle::crazy::{chance, options::Options as CrazyOptions};
use crate::oracle::denial::tables::{Crazy, Table};
use crate::oracle::denial::{Denial, Options};
use crate::oracle::kit::{Dice, Tally, wanted};
use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

const fn seat(white: bool) -> Seat {
    if white { Seat::First } else { Seat::Second }
}

/// Whether crazy chess's scores say nothing before the end.
fn has_points(game: &AnyGame) -> bool {
    !game.view().beams.is_empty()
}

fn compare<T: Table>(plain: &Denial<T>, game: &AnyGame, story: &str) {
    let position = game.position();
    let told = || format!("{story}\n  at {position}");
    let mut words = position.split(' ');
    let fields: Vec<_> = words.by_ref().take(6).collect();
    assert_eq!(fields.join(" "), plain.table.text(), "the position: {}", told());
    let own =
        |word: &&str| ["denial=", "denials=", "denied=", "immune="].iter().any(|key| word.starts_with(key));
    assert_eq!(words.filter(own).collect::<Vec<_>>(), plain.words(), "{}", told());
    let outcome = game.outcome();
    let end = outcome.as_ref().map(|outcome| {
        let mut winners = outcome.winners();
        (outcome.kind.word().to_owned(), winners.next().map(|seat| seat == Seat::First))
    });
    assert_eq!(end, plain.end(), "the end: {}", told());
    if has_points(game) {
        assert_eq!(game.view().scores, plain.scores(), "the scores: {}", told());
    }
    let holder = seat(plain.white_holds);
    let open = plain.may_deny() && plain.end().is_none();
    let asked: Vec<_> =
        game.to_act().iter().filter(|(_, what)| matches!(what, Asked::Denial { .. })).collect();
    let expected = open.then_some((holder, Asked::Denial { ends: plain.waits() }));
    assert_eq!(asked, expected.into_iter().collect::<Vec<_>>(), "the question: {}", told());
    let answers: &[&str] = match (open, plain.waits()) {
        (_, true) => &["deny", "allow"],
        (true, false) => &["deny"],
        _ => &[],
    };
    assert_eq!(game.answers(holder), answers, "{}", told());
    assert!(game.answers(holder.other()).is_empty(), "{}", told());
    for side in [holder, holder.other()] {
        for word in ["deny", "allow"] {
            let may = side == holder && answers.contains(&word);
            assert_eq!(game.may(side, word).is_ok(), may, "{side:?} {word}: {}", told());
        }
    }
    let mover = seat(plain.table.white_moves());
    let legal: Vec<_> = game.legal(mover).into_iter().map(|legal| legal.exact).collect();
    assert_eq!(legal, plain.legal(), "the moves: {}", told());
    if end.is_none() && !plain.waits() {
        assert_eq!(game.repetitions() as usize, plain.table.repetitions(), "{}", told());
    }
}

/// How somebody plays who wants positions to repeat: back where he came from, as often as he can.
fn back(legal: &[String], before: Option<&String>) -> Option<String> {
    let before = before?;
    let turned = format!("{}{}", before.get(2..4)?, before.get(..2)?);
    let stays = |mv: &&String| mv.len() == 6 && mv[..2] == mv[4..6];
    legal.iter().find(|mv| **mv == turned).or_else(|| legal.iter().find(stays)).cloned()
}

fn play<T: Table>(
    mut plain: Denial<T>,
    mut game: AnyGame,
    dice: &mut Dice,
    (plies, seen): (usize, &mut Tally),
) {
    let mut story = game.position();
    compare(&plain, &game, &story);
    let repeats = dice.percent(40);
    let often = *dice.pick(&[3, 15, 40]);
    let mut own: [Option<String>; 2] = [None, None];
    for _ in 0..plies {
        if plain.end().is_some() {
            break;
        }
        let holder = seat(plain.white_holds);
        let waits = plain.waits();
        if waits || plain.may_deny() && dice.percent(often) {
            let kind = plain.table.end().map(|(kind, _)| kind);
            if let Some(kind) = kind {
                seen.count(&format!("{kind} waits"));
            }
            let word = if waits && dice.percent(50) { "allow" } else { "deny" };
            story += &format!(" {word}");
            game.try_text(holder, word, 0).unwrap_or_else(|error| panic!("{story}: {error}"));
            if word == "deny" {
                plain.deny();
                if plain.end().is_some() {
                    seen.count("ends by denial");
                }
            } else {
                plain.allow();
            }
        } else {
            let legal = plain.legal();
            let index = usize::from(plain.table.white_moves());
            let wish = back(&legal, own[index].as_ref()).filter(|_| repeats && dice.percent(90));
            let mv = wish.unwrap_or_else(|| dice.pick(&legal).clone());
            story += &format!(" {mv}");
            game.try_text(seat(plain.table.white_moves()), &mv, 0)
                .unwrap_or_else(|error| panic!("{story}: {error}"));
            plain.play(&mv);
            own[index] = Some(mv);
        }
        compare(&plain, &game, &story);
    }
    if let Some((kind, _)) = plain.end() {
        seen.count(&format!("ends by {kind}"));
    }
    seen.count("games");
}

fn options(dice: &mut Dice) -> (Options, Vec<&'static str>) {
    let soft = dice.percent(30);
    let only_move = dice.percent(70);
    let words = vec![
        if soft { "denial=soft" } else { "denial=hard" },
        if only_move { "only_move_deniable=on" } else { "only_move_deniable=off" },
    ];
    (Options { soft, only_move }, words)
}

fn begin(game: &str, words: &[&str], position: Option<&str>) -> Option<AnyGame> {
    let mut setup = Setup::parse(game, words.iter().copied()).expect("the options exist");
    setup.position = position.map(str::to_owned);
    AnyGame::new(&setup).ok().filter(|game| game.outcome().is_none())
}

#[test]
fn rule_a8_l8_chess_with_beams_and_denial_agrees_action_by_action() {
    let mut seen = Tally::default();
    for seed in 0..wanted(400, 8000) {
        let mut dice = Dice::new(seed + 1);
        let (options, words) = options(&mut dice);
        let start = dice.percent(80).then(|| sparse_position(&mut dice, true).fen());
        let Some(game) = begin("billichess", &words, start.as_deref()) else { continue };
        let position = start.map_or_else(Position::start, |text| Position::parse(&text).expect("a position"));
        let table = Game::new(BeamOptions::of("billichess", &[]), position);
        play(Denial::new(table, options), game, &mut dice, (90, &mut seen));
    }
    eprintln!("{seen:?}");
    seen.saw_at_least(&[
        ("checkmate waits", 2),
        ("ends by stalemate", 5),
        ("insufficient-material waits", 5),
        ("move-count waits", 5),
        ("repetition waits", 2),
        ("ends by denial", 1),
    ]);
}

#[test]
fn rule_a8_crazy_chess_agrees_action_by_action() {
    let mut seen = Tally::default();
    // Few games by chance come to an end that waits: these seeds do.
    const TELLING: [u64; 8] = [81, 93, 137, 171, 175, 186, 229, 252];
    for seed in (0..wanted(40, 800)).chain(TELLING) {
        let mut dice = Dice::new(seed + 1);
        let (options, words) = options(&mut dice);
        let mut board = chance::position(&mut dice);
        board.quiet = *dice.pick(&[0, 0, 140, 147]);
        let text = board.text();
        let Some(game) = begin("crazy", &words, Some(&text)) else { continue };
        play(
            Denial::new(Crazy::new(board, CrazyOptions::DEFAULT), options),
            game,
            &mut dice,
            (24, &mut seen),
        );
    }
    eprintln!("{seen:?}");
    seen.saw_at_least(&[("checkmate waits", 1), ("move-count waits", 5), ("repetition waits", 1)]);
}
