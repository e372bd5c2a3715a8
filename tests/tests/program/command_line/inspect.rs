//! The command line as notation.md gives it: fields, status, errors.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::process::Stdio;

use lasermate_tests::program::{program, run};
use serde_json::{Value, json};

fn inspect(arguments: &[&str]) -> (Option<i32>, Value) {
    let output = run(&[&["inspect"], arguments, &["--json"]].concat());
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), 1, "one object on one line: {text}");
    (output.status.code(), serde_json::from_str(&text).unwrap())
}

fn cells(model: &Value, beam: usize) -> String {
    let cells = model["beams"][beam]["cells"].as_array().unwrap();
    cells.iter().map(|cell| cell.as_str().unwrap()).collect::<Vec<_>>().join("-")
}

#[test]
fn inspect_prints_the_fields_of_notation_md() {
    let (status, model) = inspect(&["billichess"]);
    assert_eq!(status, Some(0));
    let mut fields: Vec<_> = model.as_object().unwrap().keys().cloned().collect();
    fields.sort();
    let wanted = ["beams", "check", "effects", "game", "legal", "outcome", "position", "scores", "to_act"];
    assert_eq!(fields, wanted);
    assert_eq!(model["game"], "billichess");
    assert_eq!(model["to_act"], json!([{"seat": 0, "side": "blue", "asked": "move"}]));
    assert_eq!(model["legal"].as_array().unwrap().len(), 20);
    assert_eq!(model["legal"][0], json!({"move": "a2a3", "text": "a3"}));
    assert_eq!(model["scores"], json!({"blue": 0, "red": 0}));
    assert_eq!(model["outcome"], Value::Null);
}

/// Crazy.md A1: who may deny is asked, besides for a reply, and told how it is answered.
#[test]
fn rule_a1_what_may_be_answered_besides_moves_is_listed() {
    let (_, model) = inspect(&["denial", "--moves", "e2e4"]);
    let asked = |asked: &str| json!({"seat": 1, "side": "black", "asked": asked});
    assert_eq!(model["to_act"], json!([asked("move"), asked("denial")]));
    assert_eq!((&model["answers"], model["legal"].as_array().unwrap().len()), (&json!(["deny"]), 20));
    let mate = ["denial", "--position", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "--moves", "a1a8"];
    let (_, model) = inspect(&mate);
    assert_eq!(model["to_act"], json!([asked("denial")]));
    assert_eq!((&model["answers"], &model["legal"]), (&json!(["allow", "deny"]), &json!([])));
    assert_eq!(inspect(&["denial"]).1["answers"], json!([]));
    let (_, offered) = inspect(&["chess", "--moves", "w:draw-offer"]);
    assert_eq!(offered["answers"], json!(["draw-accept", "draw-decline"]));
}

/// crazy.md A14: the position is as it was, and a field beside it is the same game when it is given back.
#[test]
fn rule_a14_a_position_that_waits_for_a_denial_says_so_in_a_field_that_is_read_back() {
    let lasermate = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 denial=w denials=1";
    let games: [&[&str]; 3] = [
        &["denial", "--moves", "e2e4"],
        &["crazy", "--moves", "e2e4 e7e5 e1e2e3"],
        &["billi-chess", "--set", "denial=hard", "--position", lasermate, "--moves", "d3 e5 Bg5 a6 Nd2 d6"],
    ];
    for game in games {
        let (_, model) = inspect(game);
        let waits = model["waits"].as_str().unwrap();
        let position = model["position"].as_str().unwrap();
        assert!(!position.contains("waits="), "{position}");
        let table: Vec<&str> =
            game.iter().take_while(|word| **word != "--position" && **word != "--moves").copied().collect();
        let (status, mut read) = inspect(&[&table[..], &["--position", waits]].concat());
        assert_eq!(status, Some(0), "{read}");
        // What the last move did is no part of how the game stands.
        read["effects"] = model["effects"].clone();
        assert_eq!(read, model);
    }
    assert_eq!(inspect(&["denial"]).1.get("waits"), None);
    assert_eq!(inspect(&["denial", "--moves", "g1f3"]).1.get("waits"), None);
}

#[test]
fn rule_2_7_1_the_start_s_beams() {
    let (_, model) = inspect(&["billichess"]);
    assert_eq!(cells(&model, 0), "j2-i3-h4-g5-f6-e7");
    assert_eq!(cells(&model, 1), "k7-l6-a5-b4-c3-d2");
    assert_eq!(model["beams"][1]["end"], json!({"kind": "stop", "at": "d2"}));
}

#[test]
fn rule_2_7_5_a_lasermate_by_the_opponent_s_move() {
    let moves = "d3 e5 Bg5 d6 Nd2";
    let (_, model) = inspect(&["billichess", "--moves", moves]);
    assert_eq!(cells(&model, 1), "k7-l6-a5-b4-c3-d2-e3-f4-g5-f6-e7-d8-c8-d7-e6-f5-g4-h3-i2-j1");
    assert_eq!(model["beams"][0]["end"], json!({"kind": "corner", "at": "j8"}));
    assert_eq!(model["scores"], json!({"blue": 0, "red": 277}));
    assert!(
        model["effects"]
            .as_array()
            .unwrap()
            .contains(&json!({"kind": "lasermate", "side": "red", "points": 277}))
    );
    let (_, rows) = inspect(&["billichess", "--set", "mirror=rows", "--moves", moves]);
    assert_eq!(rows["scores"], json!({"blue": 0, "red": 0}));
}

#[test]
fn rule_2_8_1_beams_of_announced_frames() {
    let (_, tall) = inspect(&["billichess", "--set", "board=12x12"]);
    assert_eq!(cells(&tall, 1), "k9-l8-a7");
    let bare = "8/8/8/8/8/8/8/8 w - - 0 1 billi=1";
    let (_, empty) = inspect(&["billi-chess", "--set", "board=12x12", "--position", bare]);
    assert!(cells(&empty, 1).starts_with("k9-l8-a7-b6-c5-d4-e3-f2-g1-h0-i-1-j-1-"), "{}", cells(&empty, 1));
    assert_eq!(empty["beams"][1]["end"], json!({"kind": "loop", "at": null}));
    let (_, wide) = inspect(&["billichess", "--set", "board=16x8"]);
    assert_eq!(cells(&wide, 0), "p2-o3-j4-i5-h6-g7");
}

#[test]
fn rule_2_8_2_a_lasermate_scored_by_its_way() {
    let (_, model) = inspect(&["billichess", "--set", "scoring=carom", "--moves", "d3 e5 Bg5 d6 Nd2"]);
    assert_eq!(model["scores"], json!({"blue": 0, "red": 175}));
    let told = json!({"kind": "lasermate", "side": "red", "points": 175, "turns": 3, "gift": true});
    assert!(model["effects"].as_array().unwrap().contains(&told), "{}", model["effects"]);
    let position = model["position"].as_str().unwrap();
    assert!(position.ends_with(" scored=r:3g"), "{position}");
    let (_, again) = inspect(&["billichess", "--set", "scoring=carom", "--position", position]);
    assert_eq!(again["scores"], json!({"blue": 0, "red": 175}));
}

#[test]
fn legal_moves_are_sorted_by_their_exact_text() {
    let (_, model) = inspect(&["chess", "--moves", "e4 d5"]);
    let moves: Vec<_> =
        model["legal"].as_array().unwrap().iter().map(|legal| legal["move"].as_str().unwrap()).collect();
    assert!(moves.is_sorted());
    assert!(moves.contains(&"e4d5"));
}

#[test]
fn an_illegal_move_ends_with_status_2_its_place_and_the_nearest_moves() {
    let (status, fault) = inspect(&["chess", "--moves", "e2e4 e7e6 e4e6"]);
    assert_eq!(status, Some(2));
    assert_eq!((&fault["error"], &fault["at"]), (&json!("e4e6"), &json!(2)));
    assert!(fault["reason"].as_str().unwrap().contains("a pawn moves one square"));
    assert_eq!(fault["nearest"], json!(["e4e5"]));
    let output = run(&["inspect", "chess", "--moves", "e2e5"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert!(String::from_utf8_lossy(&output.stderr).contains("e2e3, e2e4"));
}

#[test]
fn sides_of_a_game_without_turns_are_w_and_b_also_with_beams() {
    let words = ["--set", "initial=zero", "--set", "black_extra_tu=off", "--moves", "0:w:e2e4 5000:b:e7e5"];
    for beams in ["lasers=off", "lasers=on"] {
        let (status, model) = inspect(&[&["realtime", "--set", beams][..], &words].concat());
        assert_eq!(status, Some(0), "{model}");
        assert_eq!(model["verdicts"][1], json!(["executed", 5000]), "{beams}: {model}");
    }
}

/// `b` was Black under beams, and Blue in the record of the same game.
#[test]
fn under_beams_a_side_has_one_letter_without_turns_too() {
    let words = |moves| {
        let options = ["--set", "lasers=on", "--set", "initial=zero", "--set", "black_extra_tu=off"];
        inspect(&[&["realtime"], &options[..], &["--moves", moves]].concat()).1
    };
    let executed = |ms| json!(["executed", ms]);
    for moves in ["0:b:e2e4 5000:r:e7e5", "0:blue:e2e4 5000:red:e7e5", "0:w:e2e4 5000:r:e7e5"] {
        assert_eq!(words(moves)["verdicts"], json!([executed(0), executed(5000)]), "{moves}");
    }
    let model = words("0:b:e7e5 1000:b:e2e4 5000:r:d7d5 30000:b:e4e5 60000:r:f7f5");
    let (first, rest) = model["verdicts"].as_array().unwrap().split_first().unwrap();
    assert_eq!(first, &json!(["refused"]), "{model}");
    assert!(rest.iter().all(|verdict| verdict[0] == "executed"), "{model}");
    let position = model["position"].as_str().unwrap();
    assert!(position.contains(" ep=b:f6:f5 "), "{position}");
}

#[test]
fn numbers_too_great_end_with_status_2() {
    let late = "8/4P3/8/8/8/k7/8/4K3 w - - 0 1 now=18446744073709551600";
    let cases: [&[&str]; 4] = [
        &["inspect", "realtime", "--position", late, "--moves", "0:b:a3a4"],
        &["inspect", "realtime", "--moves", "18446744073709551615:w:e2e4"],
        &["inspect", "realtime", "--at", "18446744073709551615"],
        &["perft", "chess", "4294967295"],
    ];
    for case in cases {
        assert_eq!(run(case).status.code(), Some(2), "{case:?}");
    }
}

#[test]
fn what_cannot_be_set_up_ends_with_status_2() {
    let cases: [&[&str]; 5] = [
        &["nosuch"],
        &["chess", "--set", "colour=pink"],
        &["billichess", "--set", "mirror=both"],
        &["chess", "--position", "8/8/8/8 w - - 0 1"],
        &["chess", "--moves", "green:e2e4"],
    ];
    for case in cases {
        let (status, fault) = inspect(case);
        assert_eq!(status, Some(2), "{case:?}");
        let mut fields: Vec<_> = fault.as_object().unwrap().keys().cloned().collect();
        fields.sort();
        assert_eq!(fields, ["at", "error", "nearest", "reason"]);
    }
}

#[test]
fn a_side_before_a_word_says_who_acts() {
    let (_, offered) = inspect(&["billi-chess", "--moves", "e2e4 blue:billi"]);
    assert!(
        offered["to_act"].as_array().unwrap().contains(&json!({"seat": 1, "side": "red", "asked": "billi"}))
    );
    let (_, begun) = inspect(&["billi-chess", "--moves", "e2e4 blue:billi red:billi"]);
    assert!(begun["position"].as_str().unwrap().contains("billi=1"));
    let (_, over) = inspect(&["chess", "--moves", "w:draw-offer b:draw-accept"]);
    assert_eq!(over["outcome"]["kind"], "agreement");
    assert_eq!((&over["outcome"]["winners"], &over["to_act"]), (&json!([]), &json!([])));
}

#[test]
fn an_outcome_names_winners_by_letter_and_scores_by_side() {
    let (_, model) = inspect(&["billichess", "--moves", "f3 e5 g4 Qh4"]);
    assert_eq!(model["outcome"]["kind"], "checkmate");
    assert_eq!(model["outcome"]["winners"], json!(["r"]));
    assert_eq!(model["outcome"]["scores"]["red"], model["scores"]["red"]);
    assert!(model["outcome"]["reason"].as_str().unwrap().contains("checkmate"));
    assert_eq!(model["check"], json!(["blue"]));
    let (_, chess) = inspect(&["chess", "--moves", "f3 e5 g4 Qh4"]);
    assert_eq!(chess["outcome"]["winners"], json!(["b"]));
}

#[test]
fn a_position_is_read_back_as_it_was_written() {
    let (_, model) = inspect(&["billichess-joker", "--moves", "e4 e5 Nf3 Nc6 Nxe5"]);
    let position = model["position"].as_str().unwrap();
    let (status, again) = inspect(&["billichess-joker", "--position", position]);
    assert_eq!(status, Some(0));
    assert_eq!(again["position"], model["position"]);
    assert_eq!(again["beams"], model["beams"]);
}

#[test]
fn games_lists_every_preset_with_its_options() {
    let output = run(&["games"]);
    let text = String::from_utf8(output.stdout).unwrap();
    for word in ["billichess", "billi-chess", "chess", "mirror=columns", "lets_billi=mutual", "rows"] {
        assert!(text.contains(word), "{word} in {text}");
    }
}

/// A place inside a rook was read as a side before a move.
#[test]
fn a_move_from_inside_a_rook_needs_no_side_before_it() {
    let position = "6n1/[rk]7/1n1BP3/7p/8/8/1pbB3B/4B'11K1 b - - 27 37";
    for word in ["a7:1b7c6", "b:a7:1b7c6"] {
        let (status, model) = inspect(&["crazy", "--position", position, "--moves", word]);
        assert_eq!(status, Some(0), "{model}");
        assert_eq!(model["position"], "6n1/r7/1nkBP3/7p/8/8/1pbB3B/4B'11K1 w - - 28 38");
    }
    let (status, model) = inspect(&["crazy", "--moves", "green:e2e4"]);
    assert_eq!((status, &model["error"]), (Some(2), &json!("green:e2e4")));
}

#[test]
fn perft_prints_the_count_alone_first_then_time_and_speed() {
    let output = run(&["perft", "chess", "4"]);
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], "197281");
    assert!(lines[1].starts_with("time ") && lines[1].ends_with(" s"));
    assert!(lines[2].starts_with("speed ") && lines[2].ends_with(" leaves/s"));
    let divided = String::from_utf8(run(&["perft", "billichess", "3", "--divide"]).stdout).unwrap();
    let parts = divided.lines().skip(3).map(|line| line.split_once(": ").unwrap().1.parse::<u64>().unwrap());
    assert_eq!(parts.clone().count(), 20);
    assert_eq!(parts.sum::<u64>().to_string(), divided.lines().next().unwrap());
    assert_eq!(run(&["perft", "nosuch", "1"]).status.code(), Some(2));
}

#[test]
fn a_picture_is_drawn_to_a_file_and_a_record_is_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let board = folder.path().join("board.png");
    let output = run(&["render", "billichess", "--moves", "d3 e5", "-o", board.to_str().unwrap()]);
    assert!(output.status.success());
    // It was not written out.
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(told.contains("BilliChess. Move 2, Blue to move. Last move: Red pawn e7 to e5"), "{told}");
    assert!(std::fs::read(&board).unwrap().starts_with(b"\x89PNG"));
    let record = folder.path().join("game.txt");
    let text = "Lasermate record 1\nGame: billichess\nMoves:\nb:d2d3 r:e7e5 b:c1g5 r:d7d6 b:b1d2\n";
    std::fs::write(&record, text).unwrap();
    let shown = run(&["replay", record.to_str().unwrap(), "--json"]);
    let model: Value = serde_json::from_slice(&shown.stdout).unwrap();
    assert_eq!(model, inspect(&["billichess", "--moves", "d3 e5 Bg5 d6 Nd2"]).1);
    let film = folder.path().join("game.gif");
    assert!(run(&["replay", record.to_str().unwrap(), "-o", film.to_str().unwrap()]).status.success());
    assert!(std::fs::read(&film).unwrap().starts_with(b"GIF8"));
    std::fs::write(&record, "something else").unwrap();
    assert_eq!(run(&["replay", record.to_str().unwrap()]).status.code(), Some(2));
}

#[test]
fn a_reader_that_has_read_enough_is_no_error() {
    let mut child = std::process::Command::new(program())
        .arg("games")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// A written move once played another one: the listed `B3d5` was read as the squares b3 and d5.
#[test]
fn a_bishop_s_move_plays_the_bishop() {
    let (_, model) = inspect(&["chess", "--position", QUEEN_ON_B3]);
    let texts: Vec<_> = model["legal"].as_array().unwrap().iter().map(|legal| &legal["text"]).collect();
    assert!(texts.contains(&&json!("Bf3d5")) && !texts.contains(&&json!("B3d5")), "{texts:?}");
    let (status, model) = inspect(&["chess", "--position", QUEEN_ON_B3, "--moves", "B3d5"]);
    assert_eq!((status, &model["position"]), (Some(0), &json!("7k/5B2/8/3B4/8/1Q6/8/4K3 b - - 1 1")));
    let holes = "4k/5/5/2B2/5/1SB2/5/4K w - - 0 1";
    let (status, model) = inspect(&["black-holes", "--position", holes, "--moves", "B3d4"]);
    assert_eq!((status, &model["position"]), (Some(0), &json!("4k/5/5/2B2/3B1/1S3/5/4K b - - 1 1")));
}

const QUEEN_ON_B3: &str = "7k/5B2/8/8/8/1Q3B2/8/4K3 w - - 0 1";

#[test]
fn what_a_table_has_switched_off_is_left_out_and_said() {
    let position = "r3k/5/5/1Pp2/5/5/5/R3K w Qq c6 0 9";
    let game = ["black-holes", "--set", "castling=off", "--position", position];
    let (status, model) = inspect(&game);
    assert_eq!(status, Some(0));
    assert_eq!(model["left_out"], json!(["castling=off: the castling field Qq is left out"]));
    let (_, model) = inspect(&["black-holes", "--position", position]);
    assert!(model.as_object().unwrap().get("left_out").is_none(), "only where there is something");
    // Commands whose answer has no place for it say it on standard error.
    for command in [&["inspect"][..], &["perft"]] {
        let depth: &[&str] = if command == ["perft"] { &["1"] } else { &[] };
        let output = run(&[command, &game[..1], depth, &game[1..]].concat());
        assert_eq!(output.status.code(), Some(0));
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(told, "lasermate: castling=off: the castling field Qq is left out\n", "{command:?}");
    }
}
