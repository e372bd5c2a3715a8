//! Positions and moves of Black holes as text, both ways (notation.md).

use super::help::WHITE;
use lasermate_engine::any::AnyGame;
use lasermate_engine::variants::Setup;

#[test]
fn menus_walk_through_the_parts_of_a_move() {
    let mut setup = Setup::parse("black-holes", []).expect("a game");
    setup.position = Some("4k/5/2H2/5/2R2/5/2H2/4K w - - 0 1".to_owned());
    let game = AnyGame::new(&setup).expect("a position");
    let of = |exact: &str| {
        let legal = game.legal_routes(WHITE);
        legal.into_iter().find(|legal| legal.exact == exact).map(|legal| legal.choices.join(" "))
    };
    assert_eq!(of("@a1").as_deref(), Some("@ a1"));
    assert_eq!(of("c4c5").as_deref(), Some("c4 c5"));
    assert_eq!(of("c4c2c6c5").as_deref(), Some("c4 c2 c6 c5"));
    assert_eq!(of("c4c6c2c5").as_deref(), Some("c4 c6 c2 c5"));
    let (one, all) = (game.legal(WHITE), game.legal_routes(WHITE));
    assert_eq!(all.len(), one.len() + 4, "c3 and c5 by two routes each, beside the rook's step");
    let drop = one.iter().find(|legal| legal.exact == "@a1").expect("a drop");
    assert_eq!((drop.from.as_str(), drop.to.as_str()), ("@", "a1"));
}
