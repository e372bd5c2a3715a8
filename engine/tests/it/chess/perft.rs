//! Orthodox chess counts the leaves that everybody else counts, also behind each move; `games::perft` runs the file.

use lasermate_engine::notation::Notation;
use lasermate_engine::notation::fen::{Fields, Kings};
use lasermate_engine::perft::{divide, perft};
use lasermate_engine::variants::orthodox::Chess;

const POSITIONS: &str = include_str!("../../data/perft/chess.perft");

struct Known {
    name: &'static str,
    chess: Chess,
    leaves: Vec<u64>,
}

fn known() -> Vec<Known> {
    let lines = POSITIONS.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let parts: Vec<&str> = line.split('|').map(str::trim).collect();
            let [name, fen, counts] = parts[..] else { panic!("three parts in {line:?}") };
            let chess = Chess::read_position((), fen).expect(name);
            let leaves: Vec<_> = counts.split(' ').map(|count| count.parse().expect(line)).collect();
            assert_eq!(leaves.len(), 5, "{name}: published to depth 5");
            Known { name, chess, leaves }
        })
        .collect()
}

#[test]
fn depth_zero_is_the_position_itself() {
    assert_eq!(perft(&Chess::array(), 0), 1);
    assert!(divide(&Chess::array(), 0).is_empty());
}

#[test]
fn divide_splits_perft_by_move_in_order_of_text() {
    let known = known();
    assert_eq!(known.len(), 6);
    for Known { name, chess, leaves } in known {
        let parts = divide(&chess, 3);
        assert_eq!(parts.len() as u64, leaves[0], "{name}");
        assert_eq!(parts.iter().map(|(_, leaves)| leaves).sum::<u64>(), leaves[2], "{name}");
        let texts: Vec<String> = parts.iter().filter_map(|(mv, _)| Some(chess.write_move((*mv)?))).collect();
        assert!(texts.is_sorted(), "{name}: {texts:?}");
    }
}

#[test]
fn a_side_that_can_only_pass_passes_and_the_count_goes_on() {
    // No kings: White's pawn is stuck, Black has a free one.
    let fields = Fields::split("8/7p/8/8/8/p7/P7/8 w - - 0 1").expect("six fields");
    let chess = fields.chess(Kings::Gone).expect("playable");
    // White passes, h7h6 or h7h5, White passes, one step each.
    assert_eq!([1, 2, 3, 4].map(|depth| perft(&chess, depth)), [1, 2, 2, 2]);
    // And whoever asks for the counts behind each move is told of the pass.
    assert_eq!([1, 2, 3].map(|depth| divide(&chess, depth)), [1, 2, 2].map(|leaves| vec![(None, leaves)]));
}

/// Published counts of endings: they go on when too few pieces are left to mate, although a game would be drawn.
#[test]
fn bare_pieces_are_counted_as_everybody_counts_them() {
    for (fen, depth, leaves) in [
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", 6, 661_072),
        ("K1k5/8/P7/8/8/8/8/8 w - - 0 1", 6, 2_217),
        ("8/k1P5/8/1K6/8/8/8/8 w - - 0 1", 7, 567_584),
        ("4k3/1P6/8/8/8/8/K7/8 w - - 0 1", 6, 217_342),
        ("8/P1k5/K7/8/8/8/8/8 w - - 0 1", 6, 92_683),
        ("8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1", 5, 1_004_658),
    ] {
        let chess = Chess::read_position((), fen).expect("sound");
        assert_eq!(perft(&chess, depth), leaves, "{fen}");
    }
}
