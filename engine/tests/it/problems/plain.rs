//! A second solver, as plain as can be: every move of everybody, nothing left out, nothing remembered. And the real one
//! beside it in random positions.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use lasermate_engine::action::{Action, Asked};
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::notation::Notation;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::overlays::lasers::{LaserRules, Lasers, Mirror};
use lasermate_engine::problems::{Aim, Budget, Play, Stipulation};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::black_holes::BlackHoles;
use lasermate_engine::variants::orthodox::Chess;
use lasermate_engine::variants::{Choices, Setup};

use crate::billichess::help::scattered;
use crate::dice::Dice;

/// Whether something was aimed at and reached, after an action that had these effects.
fn is_reached<S: Notation>(aim: Aim, after: &S, effects: &[Effect], by: Option<Seat>) -> bool {
    match aim {
        Aim::Mate => after.outcome().is_some_and(|end| {
            end.kind == EndKind::Checkmate && end.winners().all(|winner| by.is_none_or(|by| by == winner))
        }),
        Aim::Stalemate => after.outcome().is_some_and(|end| end.kind == EndKind::Stalemate),
        Aim::Lasermate => effects.iter().any(|effect| {
            matches!(effect, Effect::Lasermate { beam, points, .. }
                if *points > 0 && by.is_none_or(|by| by == *beam))
        }),
        Aim::Diagram => false,
    }
}

fn played<S: Notation>(state: &S, seat: Seat, mv: S::Move) -> (S, Vec<Effect>) {
    let (mut after, mut effects) = (*state, Vec::new());
    after.play(seat, Action::Move(mv), 0, &mut Recording(&mut effects));
    (after, effects)
}

fn mover<S: Notation>(state: &S) -> Option<Seat> {
    let asked = state.to_act().iter().next();
    asked.filter(|(_, what)| *what == Asked::Move).map(|(seat, _)| seat)
}

/// Whether a move of the attacker reaches the aim within so many of its moves, this one included.
fn forces<S: Notation>(asked: Stipulation, state: &S, attacker: Seat, mv: S::Move, moves: u16) -> bool {
    let by = Some(if asked.play == Play::Selfplay { attacker.other() } else { attacker });
    let (after, effects) = played(state, attacker, mv);
    if is_reached(asked.aim, &after, &effects, by) {
        return true;
    }
    let Some(other) = mover(&after) else { return false };
    let replies = after.legal_moves(other);
    !replies.is_empty()
        && replies.into_iter().all(|reply| {
            let (then, effects) = played(&after, other, reply);
            is_reached(asked.aim, &then, &effects, by)
                || moves > 1
                    && mover(&then) == Some(attacker)
                    && then
                        .legal_moves(attacker)
                        .into_iter()
                        .any(|mv| forces(asked, &then, attacker, mv, moves - 1))
        })
}

/// The keys within so many moves, in exact texts.
fn keys<S: Notation>(asked: Stipulation, state: &S, moves: u16) -> Vec<String> {
    let Some(attacker) = mover(state) else { return Vec::new() };
    let all = state.legal_moves(attacker).into_iter();
    let mut found: Vec<_> =
        all.filter(|mv| forces(asked, state, attacker, *mv, moves)).map(|mv| state.write_move(mv)).collect();
    found.sort();
    found
}

/// The lines of exactly so many moves, in exact texts.
fn lines<S: Notation>(asked: Stipulation, rules: S::Rules, state: &S, left: u16) -> Vec<String> {
    let mut found = Vec::new();
    let Some(seat) = mover(state).filter(|_| left > 0) else { return found };
    for mv in state.legal_moves(seat) {
        let text = state.write_move(mv);
        let (after, effects) = played(state, seat, mv);
        if is_reached(asked.aim, &after, &effects, None) {
            if left == 1 {
                found.push(text);
            }
            continue;
        }
        let in_series = match asked.play {
            Play::Series => true,
            Play::SeriesHelp => left > 2,
            _ => false,
        };
        let next = if in_series { turned(rules, &after) } else { Some(after) };
        let Some(next) = next else { continue };
        found.extend(lines(asked, rules, &next, left - 1).into_iter().map(|rest| format!("{text} {rest}")));
    }
    found
}

/// The same with the other side to move, by its text; `None` where that side's king could be taken.
fn turned<S: Notation>(rules: S::Rules, state: &S) -> Option<S> {
    let text = state.write_position();
    let mut fields: Vec<&str> = text.split(' ').collect();
    fields[1] = if fields[1] == "w" { "b" } else { "w" };
    fields[3] = "-";
    // A check must not be passed on: the side that has moved would be to move and could take the king.
    S::read_position(rules, &fields.join(" "))
        .ok()
        .filter(|turned| turned.outcome().is_none() || mover(turned).is_some())
}

/// What the plain solver finds, as one text: the shortest keys, or all lines.
pub fn plain<S: Notation>(asked: Stipulation, rules: S::Rules, state: &S) -> Vec<String> {
    if asked.is_forced() {
        let all = (1..=asked.moves()).map(|moves| keys(asked, state, moves));
        return all.into_iter().find(|keys| !keys.is_empty()).unwrap_or_default();
    }
    let plies = match asked.play {
        Play::Series => asked.moves(),
        Play::SeriesHelp => asked.moves() + 1,
        _ => asked.halves,
    };
    let mut found = lines(asked, rules, state, plies);
    found.sort();
    found
}

/// What the real solver finds in a game, in the same form; what it cannot look at has no solution.
pub fn solved(game: &AnyGame, asked: Stipulation) -> Vec<String> {
    let Ok(found) =
        game.solve(asked, None, Budget { solutions: 1_000_000, ..Budget::positions(200_000_000) })
    else {
        return Vec::new();
    };
    assert!(found.complete && !found.cut, "{asked} {}", game.position());
    let lines = found
        .lines
        .iter()
        .map(|line| line.iter().map(|ply| ply.exact.as_str()).collect::<Vec<_>>().join(" "));
    let mut all: Vec<_> = lines.chain(found.keys.iter().map(|key| key.ply.exact.clone())).collect();
    all.sort();
    all
}

fn table(game: &str, options: &[&str], position: &str) -> Option<AnyGame> {
    let mut setup = Setup::parse(game, options.iter().copied()).unwrap();
    setup.position = Some(position.to_owned());
    AnyGame::new(&setup).ok()
}

/// Compares both solvers in random positions; how many problems had solutions.
fn compared<S: Notation>(
    game: &str,
    options: &[&str],
    rules: S::Rules,
    stipulations: &[&str],
    boards: &mut dyn FnMut(&mut Dice) -> String,
    positions: u32,
) -> usize {
    let mut dice = Dice::new(19);
    let mut solvable = 0;
    let mut looked = 0;
    while looked < positions {
        let turn = if dice.below(2) == 0 { "w" } else { "b" };
        let text = format!("{} {turn} - - 0 1", boards(&mut dice));
        let (Ok(state), Some(any)) = (S::read_position(rules, &text), table(game, options, &text)) else {
            continue;
        };
        if mover(&state).is_none() {
            continue;
        }
        looked += 1;
        for asked in stipulations {
            let asked = Stipulation::parse(asked).unwrap();
            let expected = plain(asked, rules, &state);
            assert_eq!(solved(&any, asked), expected, "{game} {asked} {text}");
            solvable += usize::from(!expected.is_empty());
        }
    }
    solvable
}

/// A board with both kings and so many other pieces of these letters.
fn few(dice: &mut Dice, pieces: u64, letters: &[u8], files: usize) -> String {
    let mut board = vec![vec![None; files]; 8];
    let mut put = |dice: &mut Dice, letter: char| {
        loop {
            let (row, file) = (dice.below(8), dice.below(files));
            let last_row = matches!(letter, 'P' | 'p') && (row == 0 || row == 7);
            if board[row][file].is_none() && !last_row {
                board[row][file] = Some(letter);
                return;
            }
        }
    };
    put(dice, 'K');
    put(dice, 'k');
    for _ in 0..pieces {
        let letter = char::from(letters[dice.below(letters.len())]);
        put(dice, letter);
    }
    let ranks = board.iter().map(|rank| {
        let mut text = String::new();
        let mut empty = 0;
        for cell in rank {
            match cell {
                None => empty += 1,
                Some(letter) => {
                    if empty > 0 {
                        text += &empty.to_string();
                    }
                    empty = 0;
                    text.push(*letter);
                }
            }
        }
        if empty > 0 { text + &empty.to_string() } else { text }
    });
    ranks.collect::<Vec<_>>().join("/")
}

#[test]
fn orthodox_problems_are_solved_as_the_plain_solver_does() {
    let short = ["#1", "#2", "s#1", "h#1", "h#1.5", "=1", "h=1", "ser-#2", "ser-h#1", "ser-=2"];
    let pieces = b"QRRBBNNPPPqrbnpp";
    let solvable = compared::<Chess>("chess", &[], (), &short, &mut |dice| few(dice, 5, pieces, 8), 60);
    assert!(solvable > 20, "only {solvable} had solutions");
    let long = ["s#2", "h#2", "ser-#3", "ser-h#2"];
    let solvable = compared::<Chess>("chess", &[], (), &long, &mut |dice| few(dice, 3, b"QRNPqrp", 8), 12);
    assert!(solvable > 5, "only {solvable} had solutions");
}

/// The diagrams of the published rules, by the plain solver too.
#[test]
fn the_diagrams_of_black_holes_are_solved_as_the_plain_solver_does() {
    let Choices::BlackHoles(options) = Setup::parse("black-holes", []).unwrap().choices().to_owned() else {
        panic!("black-holes is Black holes")
    };
    let boards =
        ["rs1qk/p1ppp/bphh1/3hH/HP3/3S1/PBPPP/RH1QK", "Bskqb/1hrpH/1hhhp/p1p1H/H1P1P/PR3/Pp1P1/1QHKS"];
    for (board, turn) in boards.into_iter().flat_map(|board| ["w", "b"].map(|turn| (board, turn))) {
        let text = format!("{board} {turn} - - 0 1");
        let state = BlackHoles::read_position(options.base, &text).unwrap();
        let any = table("black-holes", &[], &text).unwrap();
        for asked in ["#1", "#2", "s#1", "h#1", "h#1.5", "ser-#2"] {
            let asked = Stipulation::parse(asked).unwrap();
            assert_eq!(solved(&any, asked), plain(asked, options.base, &state), "{asked} {text}");
        }
    }
}

#[test]
fn lasermates_are_solved_as_the_plain_solver_does() {
    for (option, mirror) in [("mirror=columns", Mirror::Columns), ("mirror=rows", Mirror::Rows)] {
        let rules = LaserRules { mirror, ..LaserRules::<()>::default() };
        let asked = ["lm1", "slm1", "hlm1", "hlm1.5", "#1", "h#1", "ser-lm2", "ser-hlm1"];
        let boards = &mut |dice: &mut Dice| scattered(dice, true);
        let solvable = compared::<Lasers<Chess>>("billichess", &[option], rules.over(()), &asked, boards, 12);
        assert!(solvable > 20, "only {solvable} had solutions");
    }
}

#[test]
fn problems_of_black_holes_are_solved_as_the_plain_solver_does() {
    let Choices::BlackHoles(options) = Setup::parse("black-holes", []).unwrap().choices().to_owned() else {
        panic!("black-holes is Black holes")
    };
    let boards = &mut |dice: &mut Dice| few(dice, 4, b"QRSHPqrshp", 5);
    let asked = ["#1", "#2", "s#1", "h#1", "h#1.5", "ser-#2"];
    let solvable = compared::<BlackHoles>("black-holes", &[], options.base, &asked, boards, 10);
    assert!(solvable > 6, "only {solvable} had solutions");
}
