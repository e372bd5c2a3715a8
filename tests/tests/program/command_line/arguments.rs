//! Arguments that cannot be read, and any that somebody may think of.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::program::run;
use proptest::prelude::*;
use serde_json::{Value, json};

#[test]
fn arguments_that_cannot_be_read_are_answered_as_json_too() {
    let cases: [(&[&str], &str, &str); 5] = [
        (&["inspect", "chess", "--mvoes", "e2e4", "--json"], "--mvoes", "--moves"),
        (&["inspct", "chess", "--json"], "inspct", "inspect"),
        (&["inspect", "realtime", "--at", "soon", "--json"], "--at <MS> soon", ""),
        (&["inspect", "--json"], "<GAME>", ""),
        (&["perft", "chess", "2", "--json"], "--json", ""),
    ];
    for (arguments, error, nearest) in cases {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let fault: Value = serde_json::from_slice(&output.stdout).unwrap();
        let mut fields: Vec<_> = fault.as_object().unwrap().keys().cloned().collect();
        fields.sort();
        assert_eq!(fields, ["at", "error", "nearest", "reason"], "{arguments:?}");
        assert_eq!((&fault["error"], &fault["at"]), (&json!(error), &Value::Null), "{fault}");
        let reason = fault["reason"].as_str().unwrap();
        assert!(reason.len() > 20 && !reason.contains('\n') && !reason.starts_with("error"), "{reason}");
        let near = fault["nearest"].as_array().unwrap();
        assert_eq!(near.first().and_then(Value::as_str).unwrap_or_default(), nearest, "{fault}");
        assert!(output.stderr.is_empty());
        // Without --json it is said as before, on standard error.
        let plain: Vec<_> = arguments.iter().copied().filter(|argument| *argument != "--json").collect();
        if plain.len() + 1 == arguments.len() && !arguments.starts_with(&["perft"]) {
            let output = run(&plain);
            assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{plain:?}");
            assert!(String::from_utf8_lossy(&output.stderr).starts_with("error: "));
        }
    }
    for asked in [&["--version"][..], &["inspect", "--help", "--json"]] {
        let output = run(asked);
        assert_eq!(output.status.code(), Some(0), "{asked:?}");
        assert!(output.stderr.is_empty() && !output.stdout.starts_with(b"{"));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    #[test]
    fn no_input_makes_it_panic(position in "[ -~]{0,60}", moves in "[ -~é:]{0,40}", option in "[a-z_=0-9]{0,20}") {
        for arguments in [
            vec!["inspect", "billichess", "--position", &position, "--json"],
            vec!["inspect", "billichess-joker", "--moves", &moves, "--json"],
            vec!["inspect", "billi-chess", "--set", &option, "--json"],
        ] {
            let output = run(&arguments);
            let status = output.status.code();
            prop_assert!(matches!(status, Some(0 | 2)), "{:?}: {:?}", arguments, output);
            prop_assert!(serde_json::from_slice::<Value>(&output.stdout).is_ok(), "{:?}", arguments);
        }
    }
}
