//! What the last move did to the pieces, in order and in cells of the view, so that a page can show how it came about.

use lasermate_engine::any::AnyGame;
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::effect::Effect;
use lasermate_engine::overlays::denial::DenialEffect;
use serde::Serialize;

use crate::variants;

/// One thing that happened. Cells are places in the scene's list of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum MoveEvent {
    /// A piece went over the board.
    Went { from: usize, to: usize },
    /// It went in by a black hole and came out of a white one.
    Through { from: usize, black: usize, white: usize, to: usize },
    /// Two pieces changed places.
    Swapped { from: usize, to: usize },
    /// The move was denied: what had moved is back.
    Denied { from: usize, to: usize },
    /// Something left the board there.
    Taken { at: usize },
    /// Everything round a queen is captured.
    Blast { at: usize },
    /// A captured bishop came back.
    Rose { at: usize },
    /// A piece fell out of a captured rook.
    Fell { at: usize },
    /// A hole was put there.
    Dropped { at: usize },
    /// A fallen side's pieces became another's.
    Inherited,
}

/// What the last move of a game did.
pub(crate) fn of_last_move(game: &AnyGame, mesh: &Mesh) -> Vec<MoveEvent> {
    let at = |cell: Cell| mesh.cell_named(&game.cell_name(cell)).map(Cell::index);
    let presentation = variants::of(game.choices());
    let event = |effect: &Effect| match *effect {
        Effect::Moved { from, to, .. } => Some(MoveEvent::Went { from: at(from)?, to: at(to)? }),
        Effect::Taken { at: cell, .. } => Some(MoveEvent::Taken { at: at(cell)? }),
        Effect::Denial(DenialEffect::Denied { from, to, .. }) => {
            Some(MoveEvent::Denied { from: at(from)?, to: at(to)? })
        }
        own => presentation.move_event(own, &at),
    };
    game.last_move().iter().filter_map(event).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_engine::variants::{Preset, Setup};

    fn played(preset: &str, moves: &[&str]) -> Vec<String> {
        let mut game = AnyGame::new(&Setup::new(Preset::named(preset).unwrap_or_else(|| panic!("{preset}"))))
            .unwrap_or_else(|error| panic!("{error}"));
        for text in moves {
            let (seat, _) = game.to_act().iter().next().unwrap_or_else(|| panic!("{text}: nobody moves"));
            game.try_text(seat, text, 0).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
        let mesh = game.view().mesh;
        of_last_move(&game, mesh).into_iter().map(|event| told(event, mesh)).collect()
    }

    fn told(event: MoveEvent, mesh: &Mesh) -> String {
        let name = |index: usize| mesh.cells().nth(index).map_or("?", |cell| mesh.name(cell));
        match event {
            MoveEvent::Went { from, to } => format!("{} {}", name(from), name(to)),
            MoveEvent::Swapped { from, to } => format!("{} swaps {}", name(from), name(to)),
            MoveEvent::Denied { from, to } => format!("{} not {}", name(from), name(to)),
            MoveEvent::Taken { at } => format!("{} taken", name(at)),
            MoveEvent::Blast { at } => format!("{} blast", name(at)),
            MoveEvent::Rose { at } => format!("{} rose", name(at)),
            _ => format!("{event:?}"),
        }
    }

    #[test]
    fn a_castling_moves_two_pieces_also_on_a_board_with_a_frame() {
        for game in ["chess", "billichess"] {
            let moves = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O"];
            assert_eq!(played(game, &moves), ["e1 g1", "h1 f1"], "{game}");
        }
    }

    #[test]
    fn a_denial_tells_what_is_back_and_a_chain_comes_in_its_order() {
        let moves = ["e2e4", "deny", "d2d4", "e7e5", "d4e5", "d8g5", "c1g5"];
        assert_eq!(played("crazy", &moves[..2]), ["e2 not e4"]);
        let chain = played("crazy", &moves);
        let place = |what: &str| chain.iter().position(|told| told == what);
        assert!(place("g5 blast") < place("g5 rose") && place("g5 blast").is_some(), "{chain:?}");
        let swapped = played("crazy", &[&moves[..], &["g7~g5,h7~g7"][..]].concat());
        assert!(swapped.starts_with(&["g7 swaps g5".to_owned(), "h7 swaps g7".to_owned()]), "{swapped:?}");
    }
}
