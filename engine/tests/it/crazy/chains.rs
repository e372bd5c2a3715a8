//! Chains of disguises (crazy.md B31).

use super::help::{legal, table};

/// A chain that is typed is judged link by link, and the legal moves are found otherwise: both agree on every chain there
/// is, with a link left out, two exchanged, or one added.
#[test]
fn rule_b31_chains_are_judged_as_they_are_found() {
    for options in ["", "jump_off=top_only"] {
        for position in [
            "4k3/8/8/8/2nP4/3P1[rPb]2/2PP1P2/K7 w - - 0 1",
            "k7/5[RPnP]2/4PPr1/3P4/8/1p6/PP6/K7 w - - 0 1",
            "4k3/pp2n3/1p[RpN]pP3/2p5/8/8/8/K7 b - - 0 1",
        ] {
            let game = table(options, position);
            let seat = game.to_act().mover().expect("a mover");
            let found = legal(&game, "");
            // The piece that is met, and the pawns in their order.
            let parts = |text: &String| -> (String, Vec<String>) {
                let link =
                    |link: &str| link.split_once('~').map(|(pawn, met)| (pawn.to_owned(), met.to_owned()));
                let links: Vec<_> = text.split(',').filter_map(link).collect();
                (links[0].1.clone(), links.into_iter().map(|(pawn, _)| pawn).collect())
            };
            let chains: Vec<_> = found.iter().filter(|text| text.contains('~')).map(parts).collect();
            let long = chains.iter().any(|(_, pawns)| pawns.len() > 1);
            assert!(long || !options.is_empty(), "{position}: {found:?}");
            let (mut agreed, mut refused) = (0, 0);
            let mut judged = |met: &str, pawns: &[String]| {
                let mut target = met;
                let mut links = Vec::new();
                for pawn in pawns {
                    links.push(format!("{pawn}~{target}"));
                    target = pawn;
                }
                let text = links.join(",");
                // What is not a move may still be read as another one.
                let played = game.clone().try_text(seat, &text, 0);
                let may = played.is_ok_and(|played| played.exact == text);
                assert_eq!(may, found.contains(&text), "{text} in {position} {options}");
                if may { agreed += 1 } else { refused += 1 }
            };
            for (met, pawns) in &chains {
                judged(met, pawns);
                for at in 0..pawns.len() {
                    let mut other = pawns.clone();
                    other.remove(at);
                    if !other.is_empty() {
                        judged(met, &other);
                    }
                    other = pawns.clone();
                    other.swap(0, at);
                    judged(met, &other);
                }
                for (_, more) in &chains {
                    judged(met, &[pawns.as_slice(), &more[..1]].concat());
                }
            }
            assert!((agreed > 10 && refused > 10) || !options.is_empty(), "{agreed} {refused}");
        }
    }
}
