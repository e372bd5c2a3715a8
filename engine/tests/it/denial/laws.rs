//! Laws of denial: without a denial it is leaf for leaf its base, and a denial restores whole positions.

use lasermate_engine::action::Asked;
use lasermate_engine::any::{AnyGame, Legal};
use lasermate_engine::variants::Setup;
use proptest::prelude::*;

fn table(game: &str, options: &str, position: Option<String>) -> AnyGame {
    let mut setup = Setup::parse(game, options.split_whitespace()).expect("the options exist");
    setup.position = position;
    AnyGame::new(&setup).expect("the position is sound")
}

/// Every game that may be played with and without denial.
const BASES: [&str; 8] = [
    "chess",
    "billichess",
    "billi-chess",
    "billichess-8x8",
    "billichess-joker",
    "black-holes",
    "draughts",
    "laser-draughts",
];

#[test]
fn while_nobody_denies_the_leaves_are_the_base_s() {
    for base in BASES {
        let (plain, denial) = (table(base, "", None), table(base, "denial=hard", None));
        for depth in 1..=3 {
            assert_eq!(plain.perft(depth), denial.perft(depth), "{base} at depth {depth}");
        }
    }
}

/// The position without the words of denial.
fn plain(position: &str) -> String {
    let mine = ["denial=", "denials=", "denied=", "immune="];
    position
        .split(' ')
        .filter(|word| !mine.iter().any(|key| word.starts_with(key)))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Where a move begins and ends, and what a pawn becomes. Between the same squares several captures of draughts may lead: each is
/// a move of its own.
fn ends<'a>(base: &str, legal: &'a Legal) -> (&'a str, &'a str, &'a str) {
    if base.contains("draughts") {
        return (&legal.from, &legal.to, &legal.exact);
    }
    let last = legal.choices.last().map_or("", String::as_str);
    (&legal.from, &legal.to, if last == legal.to { "" } else { last })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Random games with random denials: a denial restores the position of its base to the letter, the right and the
    /// flags follow A2 to A4, and reading what was written goes on in the same way.
    #[test]
    fn a_denial_restores_everything(base in 0..BASES.len(), dice in prop::collection::vec(any::<u16>(), 1..80)) {
        let base = BASES[base];
        let mut game = table(base, "denial=hard", None);
        let mut before = game.clone();
        // The move that may be denied: lifelines answer it and are none.
        let mut played = None;
        for (n, roll) in dice.into_iter().enumerate() {
            let Some((seat, _)) = game.to_act().iter().next() else { break };
            let legal = game.legal(seat);
            if roll % 5 == 0 && game.may(seat, "deny").is_ok() {
                game.try_text(seat, "deny", 0).expect("it may be denied");
                let right = game.view().denial.expect("there is denial");
                prop_assert_ne!(right.holder, seat, "the right passes on");
                prop_assert_eq!(right.immune, Some(seat));
                prop_assert!(game.may(seat.other(), "deny").is_err());
            } else if let Some(pick) = legal.get(usize::from(roll) % legal.len().max(1)) {
                if !pick.exact.starts_with("lifeline") {
                    before = game.clone();
                    played = Some(pick.clone());
                }
                game.try_text(seat, &pick.exact, 0).expect("it is legal");
                let holder = game.view().denial.expect("there is denial").holder;
                if game.may(holder, "deny").is_ok() {
                    let mut denied = game.clone();
                    denied.try_text(holder, "deny", 0).expect("it may be denied");
                    if denied.outcome().is_none() && !denied.view().billi_phase {
                        prop_assert_eq!(plain(&denied.position()), plain(&before.position()), "ply {}", n);
                        let mover = holder.other();
                        // In Black holes a normal move and one through holes may have the same ends: they are one
                        // move for denial (crazy.md A5).
                        let pick = played.as_ref().expect("something was played");
                        let mut left = before.legal(mover);
                        left.retain(|legal| ends(base, legal) != ends(base, pick));
                        prop_assert!(base == "black-holes" || left.len() + 1 == before.legal(mover).len());
                        prop_assert_eq!(denied.legal(mover).len(), left.len());
                        prop_assert_eq!(denied.view().scores, before.view().scores);
                    }
                }
            } else {
                break;
            }
            let read = table(base, "denial=hard", Some(game.position()));
            // No word of a position says that a lifeline is still to be chosen: it is read as after that, and a mate counts.
            let open = game.to_act().iter().any(|(_, asked)| matches!(asked, Asked::Lifeline { .. }));
            let mated = read.outcome().is_some() || read.view().billi_phase != game.view().billi_phase;
            if !(open && mated) {
                prop_assert_eq!(read.position(), game.position());
            }
        }
    }
}
