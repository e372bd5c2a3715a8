//! `lasermate solve`: problems on the command line, for people and for programs.

use lasermate_tests::program::run;
use serde_json::{Value, json};

fn said(arguments: &[&str]) -> (Option<i32>, String, String) {
    let said = run(&[&["solve"], arguments].concat());
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (said.status.code(), text(&said.stdout), text(&said.stderr))
}

fn object(arguments: &[&str]) -> Value {
    let (code, out, error) = said(&[arguments, &["--json"]].concat());
    assert!(matches!(code, Some(0 | 2)), "{error}");
    serde_json::from_str(&out).expect("one object")
}

/// A. Kish, Christian Science Monitor 1935.
const KISH: &str = "2n2K2/1Q3Pr1/3pk3/5bp1/4p1q1/2B1nNNB/8/8 w - - 0 1";

#[test]
fn a_direct_mate_is_printed_with_all_that_follows_its_key() {
    let (code, out, _) = said(&["chess", "#2", "--position", KISH]);
    assert_eq!(code, Some(0));
    for line in [
        &format!("#2  {KISH}"),
        "1. Ke8!",
        "   1... Rg8+ 2. fxg8=B# or fxg8=Q#",
        "   1... Qh5 2. Qxe4#",
        "After 1. Ke8 Rg8+: fxg8=B# or fxg8=Q#",
        "One key. Duals in several places.",
    ] {
        assert!(out.lines().any(|found| found == line), "{line:?} is not in\n{out}");
    }
    assert!(out.lines().any(|line| line.starts_with("positions ")));
    assert!(out.lines().any(|line| line.starts_with("time ") && line.ends_with(" s")));
}

#[test]
fn the_object_has_keys_lines_duals_and_whether_all_was_tried() {
    let found =
        object(&["chess", "s#2", "--position", "2N2bBR/4P1k1/7p/2N2p1P/3p1P2/1PpP4/2Kp4/1n1R4 w - - 0 1"]);
    assert_eq!(found["stipulation"], "s#2");
    assert_eq!(found["keys"][0]["move"], "c5e6");
    assert_eq!(found["keys"][0]["side"], "white");
    let last = &found["keys"][0]["then"][1]["then"][0]["then"][0];
    assert_eq!(last, &json!({"side": "black", "move": "b1a3", "text": "Na3#"}));
    assert_eq!(
        (&found["sound"], &found["complete"], &found["cut"]),
        (&json!(true), &json!(true), &json!(false))
    );
    assert_eq!((&found["lines"], &found["duals"]), (&json!([]), &json!([])));
    // The shortest lasermates, found by trying fewer moves first.
    let found = object(&["billichess", "hlm3", "--set", "mirror=rows", "--shortest"]);
    assert_eq!((&found["stipulation"], found["lines"].as_array().map(Vec::len)), (&json!("hlm2"), Some(32)));
    assert_eq!(found["lines"][0][0]["side"], "blue");
    // A game to a position.
    let target = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let found = object(&["chess", "pg1.0", "--target", target]);
    assert_eq!(found["lines"][0][1], json!({"side": "black", "move": "e7e5", "text": "e5"}));
    // After some moves; and with too few positions to try everything.
    let found = object(&["chess", "#1", "--moves", "f3 e5 g4"]);
    assert_eq!(found["keys"][0]["move"], "d8h4");
    let found = object(&["chess", "#6", "--positions", "1000"]);
    assert_eq!((&found["complete"], &found["keys"]), (&json!(false), &json!([])));
}

#[test]
fn what_cannot_be_solved_ends_with_status_2_and_its_reason() {
    for (arguments, reason) in [
        (&["chess", "#x"][..], "I don't understand the stipulation"),
        (&["chess", "hlm2"], "no beams"),
        (&["three-way", "#2"], "two players play in turns"),
        (&["realtime", "#2"], "two players play in turns"),
        (&["chess", "pg2.0"], "needs that position"),
        (&["chess", "#2", "--position", "rubbish"], "six fields"),
        (&["chess", "#2", "--moves", "e2e5"], "illegal"),
    ] {
        let found = object(arguments);
        let told = found["reason"].as_str().unwrap_or_default();
        assert!(!told.is_empty() && (told.contains(reason) || reason == "illegal"), "{arguments:?}: {found}");
        let (code, out, error) = said(arguments);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{error}");
    }
}
