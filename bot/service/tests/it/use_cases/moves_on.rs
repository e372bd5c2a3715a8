//! Whether the position has changed is told from what was done, and never by writing it down twice.

use lasermate_domain::command::offered;
use lasermate_domain::tables::replay::moves_on;
use lasermate_engine::any::AnyGame;
use lasermate_engine::variants::Setup;

use crate::dice::Dice;

/// Words that are the same in every game.
const WORDS: [&str; 8] = [
    "draw-offer",
    "draw-accept",
    "draw-decline",
    "billi",
    "accept-defeat",
    "resign",
    "deny",
    "pact-offer(all;each.peace)",
];
const PLIES: usize = 60;

#[test]
fn what_was_done_tells_whether_the_position_is_another_one() {
    for preset in offered() {
        let setup = Setup::new(preset);
        if setup.time_unit().is_some() {
            continue;
        }
        let mut dice = Dice(7);
        let mut game = AnyGame::new(&setup).expect("a game");
        for ply in 0..PLIES {
            let asked: Vec<_> = game.to_act().iter().collect();
            let Some((seat, _)) = asked.get(dice.below(asked.len())).copied() else { break };
            let legal = game.legal(seat);
            let text = if dice.percent(35) && ply + 1 < PLIES {
                (*dice.pick(&WORDS)).to_owned()
            } else if legal.is_empty() {
                continue;
            } else {
                dice.pick(&legal).exact.clone()
            };
            // Nobody ends it early.
            if matches!(text.as_str(), "resign" | "accept-defeat") && ply < PLIES / 2 {
                continue;
            }
            let question = |game: &AnyGame| game.to_act().iter().next();
            let before = (game.position(), question(&game));
            let Ok(played) = game.try_text(seat, &text, u64::try_from(ply).expect("small")) else { continue };
            let asked_anew = question(&game) != before.1;
            let changed = game.position() != before.0;
            assert_eq!(moves_on(&played) || asked_anew, changed || asked_anew, "{}: {text}", preset.name);
        }
    }
}
