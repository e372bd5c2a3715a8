//! Draughts in the engine against the second, plain program: moves on chance positions, whole games with their draws, beams and
//! points, and games under denial.

use std::collections::BTreeSet;

use super::help::at;
use crate::oracle::billichess::differential::{read_beam, seat};
use crate::oracle::billichess::options::{Frame, Mirror};
use crate::oracle::billichess::piece::Side;
use crate::oracle::denial::tables::Table;
use crate::oracle::denial::{Denial, Options};
use crate::oracle::draughts::board::Board;
use crate::oracle::draughts::chance;
use crate::oracle::draughts::game::{Beams, Game};
use crate::oracle::draughts::turn::text;
use crate::oracle::kit::{Dice, Tally, wanted};
use lasermate_engine::action::{Action, Asked};
use lasermate_engine::any::AnyGame;
use lasermate_engine::notation::Notation;
use lasermate_engine::piece::Kind;
use lasermate_engine::position::Position;
use lasermate_engine::variants::draughts::Draughts;

#[test]
fn the_second_program_agrees_on_the_moves_of_chance_positions() {
    let mut tally = Tally::default();
    for seed in 0..wanted(4000, 100_000) {
        let board = chance::position(&mut Dice::new(seed + 1));
        let engine = at(&board.text());
        assert_eq!(engine.write_position(), board.text());
        let legal = board.legal();
        let expected: BTreeSet<String> = legal.iter().map(|turn| text(turn)).collect();
        let listed: Vec<_> = engine.legal_moves(engine.turn()).to_vec();
        let texts: BTreeSet<String> = listed.iter().map(|mv| engine.write_move(*mv)).collect();
        assert_eq!(texts, expected, "{}", board.text());
        assert_eq!(listed.len(), texts.len(), "{}: nothing twice", board.text());
        for turn in &legal {
            let mv = engine.read_move(engine.turn(), &text(turn)).expect("exact text");
            assert_eq!(engine.judge(engine.turn(), Action::Move(mv)), Ok(()));
            let mut after = engine;
            after.make(mv, &mut ());
            assert_eq!(after.write_position(), board.after(turn).text(), "{} {}", board.text(), text(turn));
            let piece = board.pieces[&turn[0]];
            if turn.len() > 2 {
                tally.count("captures of several jumps");
            }
            if turn.len() > 2 && turn[0] == turn[turn.len() - 1] {
                tally.count("rounds");
            }
            let kings = |state: &Draughts| state.of_kind(Kind::Crowned) & state.army(engine.turn());
            if !piece.king && kings(&after) != kings(&engine) {
                tally.count("crownings");
            }
        }
        tally.count(if legal.is_empty() { "ends" } else { "positions" });
    }
    tally.saw(&["captures of several jumps", "rounds", "crownings", "ends"]);
}

/// Everything that players may see and do in a game without denial.
fn compare(plain: &Game, game: &AnyGame, story: &str) {
    let position = game.position();
    let mut expected = plain.board.text();
    let scored: String = Side::BOTH
        .iter()
        .zip(["b", "r"])
        .filter(|(side, _)| plain.scored[side.index()])
        .map(|(_, l)| l)
        .collect();
    if !scored.is_empty() {
        expected += &format!(" scored={scored}");
    }
    assert_eq!(position, expected, "{story}");
    let end = game.outcome().map(|end| (end.kind.word(), end.winners().collect::<Vec<_>>()));
    let plain_end = plain.ended().map(|kind| (kind, plain.winner().map(seat).into_iter().collect()));
    assert_eq!(end, plain_end, "{story}");
    let view = game.view();
    assert_eq!(view.scores, plain.points(), "{story}: scores");
    if plain.beams.is_some() {
        for (side, beam) in Side::BOTH.into_iter().zip(&view.beams) {
            assert_eq!(read_beam(&view, beam), plain.beam(side), "{story}: {side:?}'s beam at {position}");
        }
    }
    let claim = game.claimable().map(|reason| reason.end_kind().word());
    assert_eq!(claim, plain.claim(), "{story}: claims");
    if plain.ended().is_none() {
        assert_eq!(game.repetitions() as usize, plain.times(), "{story}");
    }
}

fn mirror(word: &str) -> Mirror {
    if word == "mirror=rows" { Mirror::Rows } else { Mirror::Columns }
}

/// A table of laser draughts, or of draughts alone, in both.
fn begin(words: &[&str], board: Board) -> (Game, AnyGame) {
    let beams = (!words.contains(&"lasers=off")).then(|| Beams {
        frame: words
            .iter()
            .find_map(|word| Frame::of(word))
            .or_else(|| Frame::of("board=12x8"))
            .expect("a frame"),
        mirror: mirror(words.iter().find(|word| word.starts_with("mirror")).unwrap_or(&"")),
        own_move_only: words.contains(&"own_move_only=on"),
    });
    let setup = format!("laser-draughts {}", words.join(" "));
    let game = crate::play::table(&setup, &board.text());
    (Game::new(board, beams), game)
}

/// How somebody plays who wants positions to repeat: back where he came from, where he can.
fn back(legal: &[String], before: Option<&String>) -> Option<String> {
    let before = before.filter(|before| before.len() == 4)?;
    let turned = format!("{}{}", &before[2..], &before[..2]);
    legal.iter().find(|mv| **mv == turned).cloned()
}

#[test]
fn the_second_program_agrees_along_whole_games() {
    let tables: [&[&str]; 9] = [
        &["lasers=off"],
        &[],
        &["mirror=rows"],
        &["board=8x8"],
        &["own_move_only=on"],
        &["own_move_only=on", "board=8x8", "mirror=rows"],
        &["board=10x8"],
        &["board=16x8"],
        &["board=12x12"],
    ];
    let mut tally = Tally::default();
    for seed in 0..wanted(240, 4000) {
        let mut dice = Dice::new(seed + 1);
        let words = tables[seed as usize % tables.len()];
        let board = if dice.percent(60) { Board::start() } else { chance::position(&mut dice) };
        let (mut plain, mut game) = begin(words, board);
        let mut story = format!("{words:?} {}", game.position());
        let repeats = dice.percent(20);
        let mut own: [Option<String>; 2] = [None, None];
        compare(&plain, &game, &story);
        for _ in 0..260 {
            let legal = plain.legal();
            if plain.ended().is_some() {
                break;
            }
            let index = plain.board.turn.index();
            let wish = back(&legal, own[index].as_ref()).filter(|_| repeats);
            let mv = wish.unwrap_or_else(|| dice.pick(&legal).clone());
            story += &format!(" {mv}");
            let before = plain.scored;
            game.try_text(seat(plain.board.turn), &mv, 0).unwrap_or_else(|error| panic!("{story}: {error}"));
            Table::play(&mut plain, &mv, "");
            compare(&plain, &game, &story);
            if before != plain.scored {
                tally.count("lasermates");
            }
            own[index] = Some(mv);
        }
        if let Some(kind) = plain.ended() {
            tally.count(kind);
        }
    }
    tally.saw(&["lasermates", "no-moves", "repetition"]);
}

#[test]
fn the_second_program_agrees_under_denial() {
    let mut tally = Tally::default();
    for seed in 0..wanted(160, 3000) {
        let mut dice = Dice::new(seed + 7);
        let lasers = if dice.percent(50) { "lasers=on" } else { "lasers=off" };
        let (soft, only_move) = (dice.percent(30), dice.percent(70));
        let words = [
            lasers,
            if soft { "denial=soft" } else { "denial=hard" },
            if only_move { "only_move_deniable=on" } else { "only_move_deniable=off" },
        ];
        let board = if dice.percent(40) { Board::start() } else { chance::position(&mut dice) };
        let (table, mut game) = begin(&words, board);
        if table.ended().is_some() {
            continue;
        }
        let mut plain = Denial::new(table, Options { soft, only_move });
        let mut story = format!("{words:?} {}", game.position());
        for _ in 0..160 {
            if plain.end().is_some() {
                break;
            }
            let holder = if plain.white_holds { Side::Blue } else { Side::Red };
            let mover = plain.table.board.turn;
            let open = plain.may_deny().then_some((seat(holder), Asked::Denial { ends: plain.waits() }));
            let asked: Vec<_> =
                game.to_act().iter().filter(|(_, what)| matches!(what, Asked::Denial { .. })).collect();
            assert_eq!(asked, open.into_iter().collect::<Vec<_>>(), "{story}");
            let legal: Vec<_> = game.legal(seat(mover)).into_iter().map(|legal| legal.exact).collect();
            assert_eq!(legal, plain.legal(), "{story} at {}", game.position());
            if plain.waits() || plain.may_deny() && dice.percent(20) {
                let word = if plain.waits() && dice.percent(50) { "allow" } else { "deny" };
                tally.count(if plain.waits() { "ends that wait" } else { "denials" });
                story += &format!(" {word}");
                game.try_text(seat(holder), word, 0).unwrap_or_else(|error| panic!("{story}: {error}"));
                if word == "deny" {
                    plain.deny()
                } else {
                    plain.allow()
                }
                if word == "deny" && plain.end().is_some() {
                    tally.count("ends by denial");
                }
            } else {
                let mv = dice.pick(&plain.legal()).clone();
                story += &format!(" {mv}");
                game.try_text(seat(mover), &mv, 0).unwrap_or_else(|error| panic!("{story}: {error}"));
                plain.play(&mv);
            }
            let position = game.position();
            let own: Vec<_> =
                position.split(' ').skip(4).filter(|word| !word.starts_with("scored=")).collect();
            assert_eq!(own, plain.words(), "{story}");
            assert_eq!(
                position.split(' ').take(4).collect::<Vec<_>>().join(" "),
                plain.table.text(),
                "{story}"
            );
            assert_eq!(game.view().scores, plain.scores(), "{story}");
            let end = game.outcome();
            let end = end.as_ref().map(|end| (end.kind.word().to_owned(), end.winners().next()));
            let expected = plain.end().map(|(kind, winner)| {
                (kind, winner.map(|blue| seat(if blue { Side::Blue } else { Side::Red })))
            });
            assert_eq!(end, expected, "{story}");
        }
    }
    tally.saw(&["denials", "ends that wait", "ends by denial"]);
}
