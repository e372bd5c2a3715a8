//! Pacts on the command line: acts as words of `--moves`, and `pacts[]` of `inspect --json` as engine/src/pact/README.md
//! gives it.

use lasermate_tests::program::run;
use serde_json::{Value, json};

/// Kings at home, and for each side a rook and a pawn that stand in the way of another's rook: White's rook takes on a7.
const POSITION: &str = "wR3wK3/7wP/8/8|rR3rK3/7rP/8/8|bR3bK3/7bP/8/8 w wrb - - 0 1";

fn inspect(moves: &str) -> (Option<i32>, Value) {
    let output = run(&["inspect", "three-way", "--position", POSITION, "--moves", moves, "--json"]);
    (output.status.code(), serde_json::from_slice(&output.stdout).expect("one JSON object"))
}

#[test]
fn rule_p6_pacts_are_printed_where_there_are_any() {
    let (status, model) = inspect("e1f1");
    assert_eq!((status, model.get("pacts")), (Some(0), None));
    let (status, model) = inspect("pact-offer(red;each.peace;white.words(so%20be%20it);until=4)");
    assert_eq!(status, Some(0));
    let kept = |side: &str| json!({"side": side, "verdict": "kept", "ply": null, "move": null});
    assert_eq!(
        model["pacts"],
        json!([{
            "pact": 1, "by": "white", "to": ["red"], "until": "4", "state": "offered", "offered": 0, "since": null,
            "ended": null, "verdict": null, "end": null, "asked": ["red"], "denounced": [],
            "terms": [
                {"text": "each.peace", "promises": [kept("white"), kept("red")]},
                {"text": "white.words(so%20be%20it)", "promises": [kept("white")]},
            ],
        }])
    );
    assert!(
        model["to_act"]
            .as_array()
            .expect("a list")
            .contains(&json!({"seat": 1, "side": "red", "asked": "pact"}))
    );
}

#[test]
fn rule_p5_a_breach_is_printed_with_its_pact_term_ply_and_move() {
    let (status, model) = inspect("pact-offer(red;each.peace) pact-accept(1) e1f1 d8c8 i12j12 a1a7");
    assert_eq!(status, Some(0));
    let pact = &model["pacts"][0];
    assert_eq!(
        (&pact["state"], &pact["verdict"], &pact["ended"]),
        (&json!("ended"), &json!("broken"), &json!(4))
    );
    assert_eq!(pact["end"], json!({"kind": "broken", "side": "white"}));
    let broken = json!({"side": "white", "verdict": "broken", "ply": 4, "move": "a1a7"});
    assert_eq!(pact["terms"][0]["promises"][0], broken);
    let effects = model["effects"].as_array().expect("a list");
    let judged =
        json!({"kind": "promise-judged", "pact": 1, "term": 1, "side": "white", "verdict": "broken"});
    assert!(
        effects.contains(&judged)
            && effects.contains(&json!({"kind": "pact-ended", "pact": 1, "verdict": "broken"}))
    );
}

#[test]
fn an_answer_belongs_to_the_seat_that_is_asked() {
    let (_, model) =
        inspect("black:pact-offer(both;each.peace) pact-accept(1) pact-counter(1;black.no-check)");
    assert_eq!(model["pacts"][0]["end"], json!({"kind": "countered", "side": "red", "pact": 2}));
    assert_eq!(model["pacts"][1]["to"], json!(["white", "black"]));
    let (status, fault) = inspect("pact-offer(red;each.peace;stands=1) e1f1 pact-accept(1)");
    assert_eq!((status, &fault["at"], &fault["nearest"]), (Some(2), &json!(2), &json!([])));
    let (status, fault) = inspect("pact-offer(red;white.against(red,1))");
    assert_eq!(status, Some(2));
    assert_eq!(fault["reason"], json!("term 1: that side is part of the pact"));
}
