//! Menus of relativistic moves (black_holes.md 1.3.7).

use super::help::at;
use lasermate_engine::action::Action;
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::position::Position;

#[test]
fn rule_1_3_7_menus_name_every_route_a_normal_move_first() {
    // A rook between two of its holes.
    let state = at("4k/5/2H2/5/2R2/5/2H2/4K w - - 0 1");
    for (text, routes) in [
        ("c4c2c6c5", vec!["c4 c2 c6 c5", "c4 c6 c2 c5"]),
        ("c4c3", vec!["c4 c3", "c4 c2 c6 c3", "c4 c6 c2 c3"]),
    ] {
        let mv = state.read_move(state.turn(), text).expect("exact");
        let mut all = MoveList::new();
        state.each_route(state.turn(), mv, &mut all);
        let all: Vec<_> = all.into_iter().map(|route| state.choices(route).join(" ")).collect();
        assert_eq!(all, routes);
        assert_eq!(state.judge(state.turn(), Action::Move(mv)), Ok(()));
    }
}
