//! Leaf counts of three-way chess: 3.4.5, and deeper ones as a guard against change.
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use lasermate_engine::notation::Notation;
use lasermate_engine::perft::perft;
use lasermate_engine::variants::three_way::{ThreeWay, ThreeWayRules};

const POSITIONS: &str = include_str!("../../data/perft/three-way.perft");

#[test]
fn rule_3_4_5_leaf_counts() {
    let lines = POSITIONS.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let mut positions = 0;
    for line in lines {
        let parts: Vec<&str> = line.split('@').map(str::trim).collect();
        let [name, inherit, text, counts] = parts[..] else { panic!("four parts in {line:?}") };
        let rules = ThreeWayRules { inherit: inherit == "heirs", ..ThreeWayRules::default() };
        let state = ThreeWay::read_position(rules, text).expect(name);
        assert_eq!(state.write_position(), text, "{name} is written as it was read");
        for (depth, leaves) in (1..).zip(counts.split(' ')) {
            assert_eq!(perft(&state, depth).to_string(), leaves, "{name} at depth {depth}");
        }
        positions += 1;
    }
    assert!(positions >= 6, "{positions} positions");
}
