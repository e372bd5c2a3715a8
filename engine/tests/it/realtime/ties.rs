//! Chess without turns in the engine against a second, plain judge written from the rules text alone (realtime.md 4.2 to
//! 4.16), on games played by chance: no castling, pieces enough to be in each other's way, and requests at the times that
//! matter.

use std::collections::BTreeMap;

use crate::oracle::kit::{Dice, Tally, wanted};
use crate::oracle::realtime::board::{Square, gait, name, squares};
use crate::oracle::realtime::referee::{End, Options, Passing, Referee, Verdict};
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::realtime::ClockReason;
use lasermate_engine::variants::{ClockEffect, Setup};

const TU: u64 = 1000;

/// What the engine says of each request.
#[derive(Default)]
struct Heard {
    verdicts: Vec<Verdict>,
    numbers: BTreeMap<u32, usize>,
}

impl Heard {
    fn note(&mut self, effects: &[Effect]) {
        for effect in effects {
            let (number, verdict) = match *effect {
                Effect::Clock(ClockEffect::HeldPlayed { number, .. }) => (number, Verdict::Executed),
                Effect::Clock(ClockEffect::HeldCancelled { number, .. }) => (number, Verdict::Cancelled),
                _ => continue,
            };
            if let Some(word) = self.numbers.get(&number) {
                self.verdicts[*word] = verdict;
            }
        }
    }

    fn request(&mut self, game: &mut AnyGame, at: u64, white: bool, text: &str) {
        let due = game.advance(at);
        self.note(&due);
        let word = self.verdicts.len();
        match game.try_text(if white { Seat::First } else { Seat::Second }, text, at) {
            Ok(played) => {
                let held = played.effects.iter().find_map(|effect| match *effect {
                    Effect::Clock(ClockEffect::Held { number, .. }) => Some(number),
                    _ => None,
                });
                let ordered = text.starts_with("premove-");
                self.verdicts.push(match held {
                    _ if ordered => Verdict::Ordered,
                    Some(_) => Verdict::Held,
                    None => Verdict::Executed,
                });
                self.numbers.extend(held.filter(|_| !ordered).map(|number| (number, word)));
                self.note(&played.effects);
            }
            Err(refusal) if refusal.reason == ClockReason::TieLost.into() => {
                self.verdicts.push(Verdict::Cancelled)
            }
            Err(_) => self.verdicts.push(Verdict::Refused),
        }
    }
}

const STARTS: [&str; 7] = [
    "4k3/1n2n3/2b1r3/3q4/3Q4/3R1B2/3N2N1/4K3",
    "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR",
    "2n1k3/ppp5/3n4/2N5/1B1r4/P1PR4/3b4/4K1N1",
    "3rk1r1/4p1p1/2n2n2/3p1p2/3P1P2/2N2N2/4P1P1/3RK1R1",
    "4k3/p1p1p1p1/8/1P1P1P1P/1p1p1p1p/8/P1P1P1P1/4K3",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3",
    "2r1k1n1/1p1p1p1p/8/P1P1P3/3p1p1p/8/1P2P1P1/1N2K2R",
];

/// One table's options, for both.
struct Game {
    words: Vec<&'static str>,
    options: Options,
}

fn table(dice: &mut Dice) -> Game {
    let (ep, passing) = *dice.pick(&[
        ("ep=off", Passing::Off),
        ("ep=next_move", Passing::NextMove),
        ("ep=until_pawn_ready", Passing::UntilReady),
        ("ep=until_pawn_ready", Passing::UntilReady),
    ]);
    let (wait, window) =
        *dice.pick(&[("tie_window=tu/20", 50), ("tie_window=tu/20", 50), ("tie_window=0", 0)]);
    let (flee, retarget) = *dice.pick(&[("retarget=off", false), ("retarget=on", true)]);
    let (quiet, draw_tu) = *dice.pick(&[
        ("draw_tu=1000000", 1_000_000),
        ("draw_tu=1000000", 1_000_000),
        ("draw_tu=5", 5),
        ("draw_tu=2", 2),
        ("draw_tu=1", 1),
    ]);
    let words = vec!["tu=1000", "initial=zero", "premove=on", ep, wait, flee, quiet];
    Game { words, options: Options { tu: TU, window, retarget, passing, draw_tu } }
}

/// A piece and where it might go: mostly where its gait leads.
fn wish(referee: &Referee, white: bool, at: u64, dice: &mut Dice) -> Option<(Square, Square)> {
    let rights = referee.rights(white, at);
    let own: Vec<_> =
        referee.board.iter().filter(|(_, piece)| piece.white == white).map(|(at, _)| *at).collect();
    if dice.percent(60) {
        let catchers = own.iter().flat_map(|from| rights.iter().map(|(over, _)| (*from, *over)));
        let catchers: Vec<_> = catchers
            .filter(|(from, over)| {
                referee.board[from].kind == 'p' && gait(&referee.board, &rights, *from, *over)
            })
            .collect();
        if !catchers.is_empty() {
            return Some(*dice.pick(&catchers));
        }
    }
    let from = *dice.pick(&own);
    let reach: Vec<_> = squares().filter(|to| gait(&referee.board, &rights, from, *to)).collect();
    (!reach.is_empty()).then(|| (from, *dice.pick(&reach)))
}

/// The next request's time: soon, some time later, or close to a time that matters.
fn next_time(now: u64, referee: &Referee, dice: &mut Dice) -> u64 {
    let near: Vec<_> = referee.moments().into_iter().filter(|at| *at < now + 3000).collect();
    if !near.is_empty() && dice.percent(15) {
        return (dice.pick(&near) + 5).saturating_sub(dice.below(60) as u64).max(now);
    }
    now + match dice.below(100) {
        0..30 => 0,
        30..75 => dice.below(70) as u64,
        _ => dice.below(1500) as u64,
    }
}

fn play(seed: u64, seen: &mut Tally) {
    let mut dice = Dice::new(seed + 1);
    let start = *dice.pick(&STARTS);
    let Game { words, options } = table(&mut dice);
    let mut setup = Setup::parse("realtime", words.iter().copied()).expect("the options exist");
    setup.position = Some(format!("{start} w - - 0 1 tu=1000"));
    let mut game = AnyGame::new(&setup).expect("sound");
    let (mut referee, mut heard, mut now) = (Referee::new(start, options), Heard::default(), 0);
    let mut told = vec![words.join(" "), start.to_owned()];
    for _ in 0..120 {
        now = next_time(now, &referee, &mut dice);
        let white = dice.percent(50);
        let Some((from, to)) = wish(&referee, white, now, &mut dice) else { continue };
        let text = name(from) + &name(to);
        let order = dice.percent(10);
        let text = if order { format!("premove-{text}") } else { text };
        told.push(format!("{now}:{}:{text}", if white { 'w' } else { 'b' }));
        if order {
            referee.order(now, white, from, to);
        } else {
            referee.request(now, white, from, to);
        }
        heard.request(&mut game, now, white, &text);
        let kind = game.outcome().map(|outcome| outcome.kind);
        if kind == Some(EndKind::InsufficientMaterial) {
            break;
        }
        let told = || format!("seed {seed}: {}", told.join(" "));
        let end = kind.map(|kind| match kind {
            EndKind::Checkmate => End::Mate,
            EndKind::Stalemate => End::Stalemate,
            _ => End::Quiet,
        });
        assert_eq!((end, &heard.verdicts), (referee.end, &referee.verdicts), "{}", told());
        assert_eq!(game.waiting(), referee.held(), "{}", told());
        if end.is_some() {
            assert_eq!(game.position().split(' ').next(), referee.text().split(' ').next(), "{}", told());
            break;
        }
        assert_eq!(game.position(), referee.text(), "{}", told());
    }
    referee.verdicts.iter().for_each(|verdict| seen.count(&format!("{verdict:?}")));
    referee.end.iter().for_each(|end| seen.count(&format!("{end:?}")));
    referee.late.iter().for_each(|what| seen.count(what));
}

#[test]
fn rule_4_9_a_second_judge_written_from_the_rules_agrees_on_every_request() {
    let mut seen = Tally::default();
    for seed in 0..wanted(1200, 24_000) {
        play(seed, &mut seen);
    }
    eprintln!("{seen:?}");
    seen.saw_at_least(&[
        ("Executed", 1000),
        ("Refused", 1000),
        ("Cancelled", 1000),
        ("Ordered", 300),
        ("Mate", 3),
        ("Quiet", 100),
        ("a right outlived by its use", 10),
        ("a draw that waited", 20),
    ]);
}
