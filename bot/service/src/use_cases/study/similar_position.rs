//! Whether two positions are so near that help about one is help about the other.
//!
//! Rights, clocks, whose turn it is and what lies over the board do not matter: a castling right less, the colours mirrored, or a move
//! more or less is still the same question.

use std::collections::{BTreeMap, BTreeSet};

use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timeline::steps;
use lasermate_engine::any::AnyGame;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;

/// The cells that one move can change: castling changes four.
const ONE_MOVE: usize = 4;
/// Fewer pieces than this are another endgame soon: there a move changes two cells.
const FEW: usize = 10;
/// The rows of every board whose colours can be mirrored.
const ROWS: u8 = 8;
/// In so many actions of a game everybody plays the same, so that looking back at another game tells nothing.
const OPENING: usize = 10;

/// What stands where, by the names of the cells, so that a board is the same with and without a frame round it; a stack from below.
type Placement = BTreeMap<String, Vec<(Kind, Seat)>>;

/// Whether one position is the other one, or at most a move away from it, as it is or with its colours mirrored.
pub(crate) fn is_near(one: &AnyGame, other: &AnyGame) -> bool {
    are_near(&placement(one), &placement(other))
}

/// Whether a game that is over came by a position near that of a live one, once the live one has left the opening.
pub(crate) fn has_been_near(over: &Table, table: &Table) -> bool {
    if table.record.len() < OPENING {
        return false;
    }
    let own = placement(&table.game);
    steps(over).any(|step| are_near(&own, &placement(&step.game)))
}

fn are_near(one: &Placement, other: &Placement) -> bool {
    let most = if one.len().min(other.len()) < FEW { 2 } else { ONE_MOVE };
    differences(one, other) <= most
        || mirrored(one).is_some_and(|mirrored| differences(&mirrored, other) <= most)
}

fn placement(game: &AnyGame) -> Placement {
    let mut placement = Placement::new();
    let view = game.view();
    for piece in view.pieces {
        placement.entry(view.mesh.name(piece.cell).to_owned()).or_default().push((piece.kind, piece.seat));
    }
    placement
}

fn differences(one: &Placement, other: &Placement) -> usize {
    let cells: BTreeSet<_> = one.keys().chain(other.keys()).collect();
    cells.into_iter().filter(|cell| one.get(*cell) != other.get(*cell)).count()
}

/// The same with White and Black exchanged, between two sides on eight rows.
fn mirrored(placement: &Placement) -> Option<Placement> {
    let cell = |name: &String| {
        let mut letters = name.chars();
        let row = letters.next_back()?.to_digit(10)?;
        let row = u32::from(ROWS + 1).checked_sub(row)?;
        let file = letters.as_str();
        (file.len() == 1).then(|| format!("{file}{row}"))
    };
    let seat = |seat: Seat| match seat {
        Seat::First => Some(Seat::Second),
        Seat::Second => Some(Seat::First),
        Seat::Third => None,
    };
    let stack = |pieces: &Vec<(Kind, Seat)>| {
        pieces.iter().map(|(kind, own)| Some((*kind, seat(*own)?))).collect::<Option<Vec<_>>>()
    };
    placement.iter().map(|(name, pieces)| Some((cell(name)?, stack(pieces)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_engine::variants::Setup;

    fn game(name: &str, position: &str) -> AnyGame {
        let mut setup = Setup::parse(name, []).expect("a game");
        setup.position = Some(position.to_owned());
        AnyGame::new(&setup).expect("a position")
    }

    #[test]
    fn what_is_near_a_position_is_the_same_question() {
        let own = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
        let near = [
            ("chess", own),
            ("chess, a right less", "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w Qkq - 0 1"),
            (
                "chess, the other to move",
                "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 0 1",
            ),
            ("chess, a move on", "r1bqkbnr/ppp2ppp/2np4/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 5"),
            ("chess, a move back", "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 3 4"),
            ("chess, castled", "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPPNPPP/RNB2RK1 b kq - 0 5"),
            ("chess, mirrored", "rnb1k1nr/pppp1ppp/5q2/2b1p3/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 4 4"),
            ("billichess", "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 4 4"),
        ];
        let own = game("chess", own);
        for (what, position) in near {
            let name = what.split(',').next().unwrap_or_default();
            let differs = what == "chess, castled";
            assert_eq!(is_near(&own, &game(name, position)), !differs, "{what}");
        }
        let castles = game("chess", "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1");
        let castled = game("chess", "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 0 1");
        assert!(is_near(&castles, &castled));
    }

    #[test]
    fn another_endgame_is_another_question() {
        let own = game("chess", "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1");
        assert!(!is_near(&own, &game("chess", "8/8/2k5/8/8/4K3/3P4/8 w - - 0 1")));
        assert!(is_near(&own, &game("chess", "8/8/3k4/8/8/4K3/4P3/8 w - - 0 1")), "a king's step");
        assert!(is_near(&own, &game("chess", "8/4p3/4k3/8/8/4K3/8/8 b - - 0 1")), "mirrored");
        assert!(!is_near(&own, &game("three-way", "wK7/8/8/8|rK7/8/8/8|bK7/8/8/8 w wrb - - 0 1")));
    }
}
