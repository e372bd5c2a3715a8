//! How long pieces cool at the start (realtime.md 4.3): drawn, or agreed.

use super::help::{ready, table};
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::variants::Setup;

#[test]
fn rule_4_3_initial_penalties_lie_within_each_pieces_value_and_black_cools_one_unit_more() {
    let value = |name: &str| match name.as_bytes()[0] {
        _ if name.ends_with('2') || name.ends_with('7') => 1,
        b'a' | b'h' => 5,
        b'd' => 9,
        b'e' => 4,
        _ => 3,
    };
    for seed in 0..40 {
        for (initial, step) in [("random_fractional", 1), ("random_rounded", 10_000)] {
            let game = table(&format!("initial={initial} seed={seed}"), None);
            for (index, name) in (0..64).map(|index| (index, Mesh::eight().name(Cell(index)))) {
                if !(16..48).contains(&index) {
                    let extra = if index >= 48 { 10_000 } else { 0 };
                    let until = ready(&game, name).max(extra) - extra;
                    assert!(until <= value(name) * 10_000, "{initial} {seed} {name} {until}");
                    assert_eq!(until % step, 0);
                }
            }
        }
    }
    let full = table("initial=full", None);
    assert_eq!((ready(&full, "d1"), ready(&full, "d8"), ready(&full, "a7")), (90_000, 100_000, 20_000));
    let even = table("initial=full black_extra_tu=off", None);
    assert_eq!((ready(&even, "d1"), ready(&even, "d8")), (90_000, 90_000));
    let zero = table("initial=zero", None);
    assert_eq!((ready(&zero, "d1"), ready(&zero, "d8")), (0, 10_000));
}

#[test]
fn rule_4_3_agreed_penalties_are_each_kinds_own_and_nothing_is_drawn() {
    for seed in [0, 1, 277] {
        let game = table(&format!("penalties=1,2.5,3,0,60,0.1 initial=full seed={seed}"), None);
        let white = ["a2", "b1", "g1", "c1", "a1", "d1", "e1"].map(|name| ready(&game, name));
        assert_eq!(white, [10_000, 25_000, 25_000, 30_000, 0, 600_000, 1_000]);
        // Black's extra unit is a choice of its own.
        let black = ["a7", "b8", "c8", "a8", "d8", "e8"].map(|name| ready(&game, name));
        assert_eq!(black, [20_000, 35_000, 40_000, 10_000, 610_000, 11_000]);
    }
    let even = table("penalties=0,0,0,0,0,2 black_extra_tu=off tu=1020", None);
    assert_eq!(["a7", "d8", "e8", "e1"].map(|name| ready(&even, name)), [0, 0, 2_040, 2_040]);
    let drawn = Setup::parse("realtime", ["penalties=1,1,1,1,1,1"]).expect("a table").drawn(9);
    assert_eq!(drawn.map(|setup| setup.get("seed").into_owned()).as_deref(), Some("0"));
}

#[test]
fn rule_4_3_agreed_penalties_are_six_figures_from_0_to_60() {
    for (typed, written) in
        [("1,3,3,5,9,4", "1,3,3,5,9,4"), ("1.0,03,3,5.5,60,0.0", "1,3,3,5.5,60,0"), ("none", "none")]
    {
        let setup = Setup::parse("realtime", [format!("penalties={typed}").as_str()]).expect("a table");
        assert_eq!(setup.get("penalties"), written);
    }
    for wrong in [
        "1,3,3,5,9",
        "1,3,3,5,9,4,1",
        "1,3,3,5,9,60.1",
        "1,3,3,5,9,61",
        "1,3,3,5,9,-1",
        "1,3,3,5,9,1.55",
        "1,3,3,5,9,.5",
        "1,3,3,5,9,",
        "9999999,0,0,0,0,0",
        "+1,0,0,0,0,0",
    ] {
        assert!(Setup::parse("realtime", [format!("penalties={wrong}").as_str()]).is_err(), "{wrong}");
    }
}

/// What chance drew is kept in texts that are stored, and left out of those that people read.
#[test]
fn rule_4_3_a_drawn_seed_is_for_records_alone() {
    let drawn = Setup::parse("realtime", ["tu=5000"]).expect("a table").drawn(123).expect("chance decides");
    assert_eq!(
        (drawn.options_text().as_str(), drawn.chosen_text().as_str()),
        ("tu=5000 seed=123", "tu=5000")
    );
    assert!(drawn.full_text().contains("seed=123"));
}

#[test]
fn rule_4_3_the_lots_are_the_same_for_ever() {
    // Written down once: a record replays in ten years.
    let game = table("seed=277", None);
    let lots = ["a1", "d1", "e2", "d8", "h8"].map(|name| ready(&game, name));
    assert_eq!(lots, LOTS_OF_277);
}

const LOTS_OF_277: [u64; 5] = [46_209, 27_241, 1_307, 96_350, 34_885];
