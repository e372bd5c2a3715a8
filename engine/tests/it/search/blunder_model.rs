//! The blunder model: lower levels overlook more, the same for the same seed, and never everything.

use std::collections::BTreeSet;

use super::help::walk;
use crate::dice::Dice;
use lasermate_engine::any::AnyGame;
use lasermate_engine::notation::Notation;
use lasermate_engine::overlays::lasers::{LaserRules, Lasers};
use lasermate_engine::position::Position;
use lasermate_engine::search::{Evaluate, Level, Limits, TranspositionTable, Tuning, search};
use lasermate_engine::variants::orthodox::Chess;
use lasermate_engine::variants::{Preset, Setup};

/// The best move of a search at a blunder rate, as text.
fn best<S: Evaluate>(state: &S, blunder_rate: u16, seed: u64) -> Option<String> {
    let seat = state.to_act().mover()?;
    let how = (Limits { depth: 4, ..Limits::nodes(3_000) }, Tuning { blunder_rate, seed, ..Tuning::PLAY });
    let mut memory = TranspositionTable::new(1 << 18);
    let found = search(state, seat, &[], how, &mut memory, &mut |_| {})?;
    found.line.first().map(|action| format!("{action:?}"))
}

/// In how many of a hundred searches the blunder rate changes the move.
fn differs<S: Evaluate>(rules: <S as Notation>::Rules, blunder_rate: u16) -> usize {
    let differs = |seed: u64| {
        let state: S = walk(rules, &mut Dice::new(seed + 1), 20);
        assert_eq!(
            best(&state, blunder_rate, seed),
            best(&state, blunder_rate, seed),
            "{}",
            state.write_position()
        );
        usize::from(best(&state, blunder_rate, seed) != best(&state, 0, seed))
    };
    (0..100).map(differs).sum()
}

#[test]
fn the_more_is_overlooked_the_more_other_moves_are_chosen() {
    assert_eq!(differs::<Chess>((), 0), 0);
    let (little, much) = (differs::<Chess>((), 60), differs::<Chess>((), 500));
    assert!(little > 5 && much > little + 10, "{little} and {much}");
    let [little, much] =
        [60, 500].map(|blunder_rate| differs::<Lasers<Chess>>(LaserRules::default(), blunder_rate));
    assert!(little > 5 && much > little + 10, "{little} and {much}");
}

#[test]
fn a_hanging_queen_near_by_is_overlooked_less_often_than_one_far_away() {
    let misses = |position: &str, takes: &str| {
        let chess = Chess::read_position((), position).expect(position);
        let seat = chess.to_act().mover().expect("somebody moves");
        let wanted = chess.read_move(seat, takes).expect(takes);
        let wanted = format!("{:?}", lasermate_engine::action::Action::Move(wanted));
        (0..300).filter(|seed| best(&chess, 200, *seed).as_ref() != Some(&wanted)).count()
    };
    let near = misses("4k3/8/8/8/3q4/2B5/5PPP/6K1 w - - 0 1", "c3d4");
    let far = misses("4k2q/8/8/8/8/8/1B3PPP/6K1 w - - 0 1", "b2h8");
    assert!(near > 10 && far > near + near / 4, "{near} near, {far} far");
}

#[test]
fn a_higher_level_overlooks_less_and_looks_at_no_fewer_positions() {
    for preset in Preset::all() {
        let game = AnyGame::new(&Setup::new(preset)).expect(preset.name);
        let rows: Vec<_> = (1..=12).filter_map(Level::new).map(|level| game.strength(level)).collect();
        for pair in rows.windows(2) {
            let [lower, higher] = [pair[0], pair[1]];
            assert!(higher.blunder_rate < lower.blunder_rate, "{}: {pair:?}", preset.name);
            assert!(higher.nodes >= lower.nodes && higher.noise <= lower.noise, "{}: {pair:?}", preset.name);
            assert!(higher.depth >= lower.depth, "{}: {pair:?}", preset.name);
        }
        assert!(
            game.strength(Level::HIGHEST).blunder_rate < 5,
            "{}: the strongest overlooks next to nothing",
            preset.name
        );
    }
    assert_eq!(Level::new(12), Some(Level::HIGHEST));
    let numbers: BTreeSet<_> = (0..=255).filter_map(Level::new).map(Level::number).collect();
    assert_eq!(numbers, (1..=12).collect());
    let earlier: BTreeSet<_> = (0..=255).filter_map(Level::earlier).map(Level::number).collect();
    assert_eq!(earlier, (1..=8).collect());
}
