//! How long pieces cool at the start (realtime.md 4.3): drawn, or agreed.

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::variants::Setup;

/// A game of realtime chess with options, from its start or a position.
fn table(options: &str, position: Option<&str>) -> AnyGame {
    let mut setup = Setup::parse("realtime", options.split_whitespace()).expect("the options exist");
    setup.position = position.map(str::to_owned);
    AnyGame::new(&setup).expect("the position is sound")
}

/// When the piece on a cell is ready; 0 where it does not cool.
fn ready(game: &AnyGame, name: &str) -> u64 {
    let clock = game.view().clock.expect("there is a clock");
    let cell = Mesh::eight().cell_named(name).expect("a cell");
    clock.cooling.iter().find(|cooling| cooling.cell == cell).map_or(0, |cooling| cooling.ready_at)
}

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
    let position = |seed: &str| table(&format!("seed={seed}"), None).position();
    assert_eq!(position("7"), position("7"));
    assert_ne!(position("7"), position("8"));
}

#[test]
fn rule_4_3_agreed_penalties_are_written_without_needless_figures() {
    for (typed, written) in
        [("1,3,3,5,9,4", "1,3,3,5,9,4"), ("1.0,03,3,5.5,60,0.0", "1,3,3,5.5,60,0"), ("none", "none")]
    {
        let setup = Setup::parse("realtime", [format!("penalties={typed}").as_str()]).expect("a table");
        assert_eq!(setup.get("penalties"), written);
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
    let agreed = Setup::parse("realtime", ["penalties=1,1,1,1,1,1"]).expect("a table").drawn(9);
    assert_eq!(agreed.map(|setup| setup.get("seed").into_owned()).as_deref(), Some("0"));
}
