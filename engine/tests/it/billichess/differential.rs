//! BilliChess in the engine against a second, plain implementation of the same rules, action by action.

use crate::oracle::billichess::chance::sparse_position;
use crate::oracle::billichess::differential::Differential;
use crate::oracle::billichess::game::{Game, Question};
use crate::oracle::billichess::piece::Side;
use crate::oracle::billichess::player::{Leaning, choose};
use crate::oracle::kit::{Dice, Tally, wanted};

/// How many games of each table are played.
fn games() -> u64 {
    wanted(120, 2000)
}

fn note(tally: &mut Tally, before: &Game, after: &Game, text: &str) {
    tally.count("positions");
    if before.lasermated != after.lasermated {
        tally.count("lasermates");
    }
    if before.mated.is_none() && after.mated.is_some() {
        tally.count("defeats");
    }
    if !before.billi_phase() && after.billi_phase() {
        tally.count("billi phases");
    }
    if text == "pass" {
        tally.count("passes");
    }
    if text.starts_with("lifeline") {
        tally.count("lifelines");
    }
    if after.jokers.iter().any(|joker| joker.fourth) && !before.jokers.iter().any(|joker| joker.fourth) {
        tally.count("fourth lifelines");
    }
    if after.questions().iter().any(|(_, what)| *what == Question::Billi) {
        tally.count("LET'S BILLI offers");
    }
    if text.len() == 5 && "qrbn".contains(&text[4..]) {
        tally.count("promotions");
    }
    if let Some(end) = &after.ending {
        tally.count(&format!("end by {}", end.kind));
    }
}

/// Where a game starts: mostly at the start, sometimes near its end.
fn start(dice: &mut Dice, mode_b: bool) -> Option<String> {
    if dice.percent(60) {
        return None;
    }
    let kings = !mode_b || dice.percent(50);
    let position = sparse_position(dice, kings).fen();
    let mated = if dice.percent(50) { " mated=r" } else { "" };
    Some(if kings { position } else { format!("{position} billi=1{mated}") })
}

fn play(preset: &str, options: &[&str], seed: u64, tally: &mut Tally) -> Result<(), String> {
    let salt = format!("{preset}{options:?}")
        .bytes()
        .fold(7_u64, |sum, byte| sum * 31 % 1_000_003 + u64::from(byte));
    let mut dice = Dice::new(seed + 1 + salt * 1_000_000);
    let mode_b = preset == "billi-chess" || preset == "billichess-joker" || options.contains(&"mode=b");
    let mode_b = mode_b && !options.contains(&"mode=a");
    let start = start(&mut dice, mode_b);
    let mut both = Differential::new(preset, options, start.as_deref())?;
    let mut leanings = Side::BOTH.map(|_| *dice.pick(&Leaning::ALL));
    if dice.percent(10) {
        leanings = [Leaning::Shuffles; 2];
    }
    for _ in 0..220 {
        let leaning = leanings[both.plain.position.turn.index()];
        let Some((side, text)) = choose(&both.plain, leaning, &mut dice) else { break };
        let before = both.plain.clone();
        both.act(side, &text)?;
        note(tally, &before, &both.plain, &text);
    }
    tally.count("games");
    Ok(())
}

/// Plays a table's games in both, and prints what happened in them.
fn compare(preset: &str, options: &[&str], seldom: &[&str]) {
    let mut tally = Tally::default();
    let mut failures = Vec::new();
    for seed in 0..games() {
        if let Err(difference) = play(preset, options, seed, &mut tally) {
            failures.push(difference);
        }
    }
    eprintln!("{preset} {options:?}: {tally:?}");
    failures.sort_by_key(String::len);
    assert!(failures.is_empty(), "{} games differ; the shortest:\n{}", failures.len(), failures[0]);
    tally.saw(seldom);
}

const MODE_A: [&str; 6] = [
    "lasermates",
    "end by checkmate",
    "end by stalemate",
    "end by repetition",
    "end by move-count",
    "promotions",
];
const MODE_B: [&str; 7] = [
    "defeats",
    "billi phases",
    "passes",
    "end by lasermate",
    "end by no-deflection",
    "end by two-passes",
    "end by repetition",
];

#[test]
fn rule_2_5_4_mode_a() {
    compare("billichess", &[], &MODE_A);
}

#[test]
fn rule_2_3_mode_a_mirror_rows() {
    compare("billichess", &["mirror=rows"], &MODE_A);
}

#[test]
fn rule_2_1_6_mode_a_8x8() {
    compare("billichess-8x8", &[], &MODE_A);
}

#[test]
fn rule_2_8_1_announced_frames() {
    compare("billichess", &["board=10x8"], &MODE_A);
    compare("billichess", &["board=12x12", "mirror=rows"], &MODE_A);
    compare("billi-chess", &["board=16x8"], &MODE_B);
    compare("billi-chess", &["board=14x8", "mirror=rows"], &MODE_B);
    compare("billichess-joker", &["board=12x10"], &["lifelines", "fourth lifelines"]);
}

#[test]
fn rule_2_8_2_scoring_carom() {
    compare("billichess", &["scoring=carom"], &MODE_A);
    compare("billichess", &["scoring=carom", "board=14x8", "mirror=rows"], &MODE_A);
    compare("billichess", &["scoring=carom", "joker=on"], &["lifelines", "fourth lifelines"]);
}

#[test]
fn rule_2_5_1_mode_a_own_move_only() {
    compare("billichess", &["own_move_only=on"], &MODE_A);
}

#[test]
fn rule_2_5_5_mode_b() {
    compare("billi-chess", &[], &MODE_B);
}

#[test]
fn rule_2_5_5_mode_b_mirror_rows_8x8() {
    compare("billi-chess", &["mirror=rows", "board=8x8"], &MODE_B);
}

#[test]
fn rule_2_5_1_mode_b_own_move_only() {
    compare("billi-chess", &["own_move_only=on"], &MODE_B);
}

#[test]
fn rule_2_5_8_unilateral() {
    compare("billi-chess", &["lets_billi=unilateral"], &MODE_B);
}

#[test]
fn rule_2_5_8_unilateral_not_in_check() {
    compare("billi-chess", &["lets_billi=unilateral_not_in_check"], &MODE_B);
}

#[test]
fn rule_2_6_joker() {
    compare("billichess-joker", &[], &["lifelines", "fourth lifelines"]);
}

#[test]
fn rule_2_6_joker_mode_a_mirror_rows() {
    compare("billichess", &["joker=on", "mirror=rows"], &["lifelines", "fourth lifelines"]);
}

#[test]
fn rule_2_6_4_joker_one_ply() {
    compare("billichess-joker", &["lifeline_duration=one_ply"], &["lifelines", "fourth lifelines"]);
}

#[test]
fn rule_2_6_joker_own_move_only_8x8() {
    compare("billichess-joker", &["own_move_only=on", "board=8x8"], &["lifelines", "fourth lifelines"]);
}

/// Plays a few actions in both; they must not differ.
fn follow(preset: &str, options: &[&str], position: Option<&str>, actions: &str) {
    let story = Differential::new(preset, options, position).and_then(|mut both| {
        actions.split(' ').try_for_each(|action| {
            let (side, text) = action.split_once(':').unwrap_or(("", action));
            both.act(if side == "blue" { Side::Blue } else { Side::Red }, text)
        })
    });
    assert_eq!(story, Ok(()), "they differ");
}

#[test]
fn rule_2_5_8_an_offer_of_lets_billi_lapses_when_the_kings_have_become_rooks() {
    follow("billi-chess", &[], Some("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"), "blue:billi blue:f7g7");
}

#[test]
fn rule_w1_a_draw_offered_in_the_chess_game_is_none_in_the_billi_phase() {
    follow("billi-chess", &[], Some("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"), "blue:draw-offer blue:f7g7");
}

#[test]
fn rule_2_6_3_a_window_stays_open_when_a_draw_is_agreed_in_mode_b() {
    let moves =
        "blue:g1f3 red:b8a6 blue:f3g5 blue:lifeline-stop red:a6b8 blue:g5f3 red:b7b6 blue:b1c3 red:g8f6";
    follow("billichess-joker", &[], None, &format!("{moves} blue:f3h4 blue:draw-offer red:draw-accept"));
}

/// A change of the kings that is no move belongs to who moved last, for points and for windows. Every position of games full of
/// beams and Jokers is tried.
fn change_kings_everywhere(options: &[&str], words: &[[&str; 2]]) {
    let mut tally = Tally::default();
    for seed in 0..games() {
        let mut dice = Dice::new(seed + 51_000_000);
        let mut both = Differential::new("billichess-joker", options, None).expect("the same start");
        for _ in 0..60 {
            let Some((side, text)) = choose(&both.plain, Leaning::Beams, &mut dice) else { break };
            both.act(side, &text).unwrap_or_else(|difference| panic!("{difference}"));
            if both.plain.billi_phase() {
                break;
            }
            let unnamed = Side::BOTH.iter().all(|side| both.plain.joker_square(*side).is_none());
            if unnamed || both.plain.window.is_some() {
                continue;
            }
            let turn = both.plain.position.turn;
            for [word, answer] in words {
                let mut aside = both.clone();
                for (side, word) in [(turn, *word), (turn.other(), *answer)] {
                    if !word.is_empty() && aside.plain.may(side, word) {
                        aside.act(side, word).unwrap_or_else(|difference| panic!("{difference}"));
                    }
                }
                let mut asked = Vec::new();
                while let Some((owner, _)) = aside.plain.window {
                    asked.push(owner);
                    let answers = aside.plain.legal(owner);
                    let answer = dice.pick(&answers).clone();
                    aside.act(owner, &answer).unwrap_or_else(|difference| panic!("{difference}"));
                }
                asked.dedup();
                if !asked.is_empty() {
                    tally.count("windows");
                    if asked.len() > 1 {
                        tally.count("windows of both");
                    }
                }
            }
        }
    }
    eprintln!("{options:?}: {tally:?}");
    tally.saw(&["windows"]);
}

#[test]
fn rule_2_6_5_windows_after_kings_became_rooks_without_a_move() {
    const WORDS: [[&str; 2]; 3] = [["accept-defeat", ""], ["billi", "billi"], ["draw-offer", "draw-accept"]];
    change_kings_everywhere(&["board=12x10", "mirror=rows"], &WORDS);
    change_kings_everywhere(
        &["lets_billi=unilateral", "own_move_only=on"],
        &[["billi", ""], ["accept-defeat", ""]],
    );
}

/// The case that was found: both Jokers are hit, and Blue, who moved last, is asked first.
#[test]
fn rule_2_6_5_after_accept_defeat_who_moved_last_is_asked_first() {
    let moves = "blue:b2b4 red:b8a6 red:lifeline-reflect blue:g1h3 blue:lifeline-reflect red:c7c6 blue:h3g1 \
                 red:b7b5 blue:g1f3 red:a6b8 blue:e2e3 red:g8f6 blue:f1b5 red:d7d6 blue:b5c6 red:b8c6 blue:e1e2 \
                 red:accept-defeat";
    let options = ["board=12x10", "mirror=rows"];
    let mut both = Differential::new("billichess-joker", &options, None).expect("the same start");
    for action in moves.split_whitespace() {
        let (side, text) = action.split_once(':').expect("a side");
        both.act(if side == "blue" { Side::Blue } else { Side::Red }, text).expect("no difference");
    }
    assert_eq!(both.plain.window.map(|(owner, _)| owner), Some(Side::Blue));
}

/// Rooks for kings bring Blue's beam to the heel here, after Blue's move, and Red's in the second.
const ROOKS_SCORE: [&str; 2] = ["8/4k3/4Q3/8/4P3/5q2/8/6K1 b - - 120 30", "8/8/7K/8/8/8/5qk1/8 b - - 120 30"];

#[test]
fn rule_2_5_1_own_move_only_with_rooks_made_by_one_side_or_a_draw() {
    let ways =
        ["red:accept-defeat", "red:draw-claim", "blue:draw-offer red:draw-accept", "red:billi blue:billi"];
    for position in ROOKS_SCORE {
        for way in ways {
            follow("billi-chess", &["own_move_only=on"], Some(position), way);
        }
        follow("billi-chess", &["own_move_only=on", "lets_billi=unilateral"], Some(position), "red:billi");
    }
}

#[test]
fn rule_2_5_1_own_move_only_does_not_ask_who_agreed_to_lets_billi_last() {
    for position in ROOKS_SCORE {
        follow("billi-chess", &["own_move_only=on"], Some(position), "blue:billi red:billi");
    }
}

/// Mates with which beams come to the heels at once, or once the kings are rooks: the mater's, the other's, both.
const MATES_THAT_SCORE: [(&str, &str); 8] = [
    ("8/b7/k7/8/7K/P3qq1P/8/8 b - - 0 30", "red:f3h3"),
    ("8/8/4k3/6Q1/7n/3Q4/K7/5Q2 w - - 0 30", "blue:f1f6"),
    ("8/8/8/8/k1K5/8/8/4R3 w - - 0 30", "blue:e1a1"),
    ("8/8/7Q/8/R6N/2k5/5P2/1K6 w - - 0 30", "blue:h6e3"),
    ("7k/3R4/4K3/2N5/R7/6R1/8/8 w - - 0 30", "blue:a4h4"),
    ("7q/1q3k1n/7K/8/8/8/1q6/8 b - - 0 30", "red:b7h1"),
    ("Q2QK3/8/7k/8/8/8/6R1/6R1 w - - 0 30", "blue:g2h2"),
    ("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "blue:f7g7"),
];

#[test]
fn rule_2_5_5_mate_and_lasermate_on_one_move() {
    for (position, mate) in MATES_THAT_SCORE {
        for preset in ["billichess", "billi-chess", "billichess-joker"] {
            follow(preset, &[], Some(position), mate);
            follow(preset, &["own_move_only=on"], Some(position), mate);
        }
    }
}
