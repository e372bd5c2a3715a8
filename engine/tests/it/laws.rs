//! Laws that hold in every base game, each written once; `state_laws!` makes tests of them for a game.

use std::collections::BTreeMap;

use lasermate_engine::action::Action;
use lasermate_engine::board::Cell;
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::piece::{Kind, Piece};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::black_holes::HoleEffect;
use lasermate_engine::variants::three_way::ThreeWayEffect;
use proptest::prelude::*;

pub type Found = Result<(), TestCaseError>;

/// A game as the laws see it.
pub trait Lawful: Notation {
    /// What small letters may be a pawn's column, so that a move of these pieces is not read from small letters.
    const LIKE_PAWNS: &'static [char];
    /// How many pieces a move may add.
    const DROPS: usize = 0;

    fn chosen(&self) -> Self::Rules;
    fn mover(&self) -> Seat;
    fn pieces(&self) -> BTreeMap<Cell, Piece>;
    /// Whether its king is in check.
    fn checked(&self, seat: Seat) -> bool;
    /// A move of any bytes as one on the board; none where there is no such move.
    fn on_board(mv: Self::Move) -> Option<Self::Move>;
    /// Asks what only this game can be asked: it has to answer.
    fn ask(&self, seat: Seat);
    /// Whether its text is all of it.
    fn is_written_whole(&self) -> bool {
        true
    }
    /// What a change of sides leaves of a piece.
    fn told(piece: Piece) -> Piece {
        piece
    }
}

/// The legal moves of a seat, in order.
pub fn legal<S: Notation>(state: &S, seat: Seat) -> Vec<S::Move> {
    let mut moves = state.legal_moves(seat).to_vec();
    moves.sort();
    moves
}

/// The position after a move.
pub fn after<S: Lawful>(state: &S, mv: S::Move) -> S {
    let mut next = *state;
    next.play(state.mover(), Action::Move(mv), 0, &mut ());
    next
}

/// Everything that may be asked of a position answers.
pub fn ask_everything<S: Lawful>(state: &S) {
    let _ = (state.to_act(), state.outcome(), state.view(), state.key(), state.write_position());
    for cell in 0..=u8::MAX {
        let _ = state.attackers(Cell(cell));
    }
    for seat in Seat::ALL {
        state.ask(seat);
        for mv in legal(state, seat) {
            let _ = (state.san(seat, mv), state.judge(seat, Action::Move(mv)), state.choices(mv));
        }
    }
}

pub fn position_reads_back<S: Lawful>(state: &S) -> Found {
    let text = state.write_position();
    if state.is_written_whole() {
        prop_assert_eq!(S::read_position(state.chosen(), &text), Ok(*state), "{}", text);
    }
    Ok(())
}

pub fn moves_read_back<S: Lawful>(state: &S) -> Found {
    let seat = state.mover();
    for mv in legal(state, seat) {
        let (exact, san) = (state.write_move(mv), state.san(seat, mv));
        for text in [exact.clone(), exact.to_uppercase(), san.clone()] {
            prop_assert_eq!(state.read_move(seat, &text), Ok(mv), "{} {}", state.write_position(), text);
        }
        // In small letters `bc4` may be the pawn's: everything else stays the same.
        if !san.starts_with(S::LIKE_PAWNS) {
            prop_assert_eq!(state.read_move(seat, &san.to_lowercase()), Ok(mv), "{}", san);
        }
    }
    Ok(())
}

pub fn ordered_as_texts<S: Lawful>(state: &S, a: S::Move, b: S::Move) -> Found {
    if let (Some(a), Some(b)) = (S::on_board(a), S::on_board(b)) {
        prop_assert_eq!(a.cmp(&b), state.write_move(a).cmp(&state.write_move(b)));
    }
    Ok(())
}

/// Of the moves that are tried those are allowed that are listed, and no other; none is listed twice.
pub fn judged_as_listed<S: Lawful>(state: &S, tried: impl IntoIterator<Item = S::Move>) -> Found {
    let seat = state.mover();
    let mut listed = MoveList::new();
    for mv in legal(state, seat) {
        state.each_route(seat, mv, &mut listed);
    }
    listed.sort();
    prop_assert!(listed.windows(2).all(|pair| pair[0] != pair[1]), "nothing twice");
    for mv in tried {
        let allowed = state.judge(seat, Action::Move(mv)).is_ok();
        prop_assert_eq!(allowed, listed.binary_search(&mv).is_ok(), "{} {:?}", state.write_position(), mv);
    }
    Ok(())
}

pub fn own_king_is_safe<S: Lawful>(state: &S) -> Found {
    let seat = state.mover();
    for mv in legal(state, seat) {
        let after = after(state, mv);
        prop_assert!(!after.checked(seat), "{} {:?}", state.write_position(), mv);
        prop_assert_eq!(after.mover(), seat.other());
    }
    Ok(())
}

/// Carried out on the board before, the effects of a move give the board after it.
pub fn effects_tell_all<S: Lawful>(state: &S) -> Found {
    let board = |state: &S| -> BTreeMap<Cell, Piece> {
        state.pieces().into_iter().map(|(cell, piece)| (cell, S::told(piece))).collect()
    };
    for mv in legal(state, state.mover()) {
        let (silent, mut told, mut effects) = (after(state, mv), *state, Vec::new());
        told.play(state.mover(), Action::Move(mv), 0, &mut Recording(&mut effects));
        prop_assert_eq!(silent, told);
        let mut pieces = board(state);
        for effect in &effects {
            match *effect {
                Effect::Taken { piece, at } => {
                    prop_assert_eq!(pieces.remove(&at), Some(S::told(piece)))
                }
                Effect::Hole(HoleEffect::Dropped { piece, at }) => {
                    prop_assert_eq!(pieces.insert(at, S::told(piece)), None)
                }
                Effect::Moved { piece, from, to }
                | Effect::Hole(HoleEffect::Travelled { piece, from, to, .. }) => {
                    prop_assert_eq!(pieces.remove(&from), Some(S::told(piece)));
                    prop_assert_eq!(pieces.insert(to, S::told(piece)), None);
                }
                Effect::Promoted { at, to } => {
                    let was = pieces.get_mut(&at).map(|piece| std::mem::replace(&mut piece.kind, to));
                    prop_assert!(matches!(was, Some(Kind::Pawn | Kind::Man)));
                }
                Effect::Check { seat } => prop_assert!(told.checked(seat)),
                Effect::Ended { kind } => {
                    prop_assert_eq!(told.outcome().map(|outcome| outcome.kind), Some(kind));
                }
                Effect::Eliminated { .. } | Effect::ThreeWay(ThreeWayEffect::Inherited { .. })
                    if S::SIDES.len() > 2 => {}
                _ => prop_assert!(false, "{:?}", effect),
            }
        }
        prop_assert_eq!(pieces, board(&told), "{} {}", state.write_position(), state.write_move(mv));
    }
    Ok(())
}

/// Moves of any bytes, made without being judged.
pub fn any_moves_leave_it_sound<S: Lawful>(state: &S, moves: Vec<S::Move>) -> Found {
    let mut state = *state;
    for mv in moves {
        let before = state.pieces().len();
        state.play(state.mover(), Action::Move(mv), 0, &mut Recording(&mut Vec::new()));
        prop_assert!(state.pieces().len() <= before + S::DROPS);
        ask_everything(&state);
    }
    Ok(())
}

pub fn any_text_is_read_or_refused<S: Lawful>(state: &S, texts: [String; 2]) -> Found {
    for text in texts {
        for seat in Seat::ALL {
            if let Ok(mv) = state.read_move(seat, &text) {
                let _ = state.judge(seat, Action::Move(mv));
            }
        }
        let _ = S::read_position(state.chosen(), &text);
    }
    Ok(())
}

/// A position's text with a few letters in another's place.
pub fn any_position_is_read_or_refused<S: Lawful>(state: &S, at: prop::sample::Index, with: &str) -> Found {
    let mut text = state.write_position();
    let at = at.index(text.len());
    text.replace_range(at..=at, with);
    if let Ok(read) = S::read_position(state.chosen(), &text) {
        prop_assert_eq!(S::read_position(state.chosen(), &read.write_position()), Ok(read));
        ask_everything(&read);
    }
    Ok(())
}

/// The laws as tests of a game: positions reached by chance, moves of any bytes, letters that are nearly right.
macro_rules! state_laws {
    ($game:ty, cases: $cases:expr, reached: $reached:expr, any_move: $any_move:expr, letters: $letters:literal) => {
        proptest::proptest! {
            #![proptest_config(proptest::prelude::ProptestConfig::with_cases($cases))]

            #[test]
            fn positions_read_back_as_written(state in $reached) {
                crate::laws::position_reads_back::<$game>(&state)?;
            }

            #[test]
            fn legal_moves_read_back_from_exact_text_and_from_players_writing(state in $reached) {
                crate::laws::moves_read_back::<$game>(&state)?;
            }

            #[test]
            fn moves_are_ordered_as_their_texts(state in $reached, a in $any_move, b in $any_move) {
                crate::laws::ordered_as_texts::<$game>(&state, a, b)?;
            }

            #[test]
            fn effects_tell_the_whole_change(state in $reached) {
                crate::laws::effects_tell_all::<$game>(&state)?;
            }

            #[test]
            fn any_move_leaves_a_sound_position(
                state in $reached,
                moves in proptest::collection::vec($any_move, 1..12),
            ) {
                crate::laws::any_moves_leave_it_sound::<$game>(&state, moves)?;
            }

            #[test]
            fn any_text_is_read_or_refused(
                state in $reached,
                text in "\\PC{0,24}",
                near in concat!("[", $letters, "kqrbnspoO0-9@=x+#!?. -]{0,12}"),
            ) {
                crate::laws::any_text_is_read_or_refused::<$game>(&state, [text, near])?;
            }

            #[test]
            fn any_position_is_read_or_refused(
                state in $reached,
                at in proptest::prelude::any::<proptest::sample::Index>(),
                with in concat!("[", $letters, "a-zA-Z0-9/|,: -]{0,3}"),
            ) {
                crate::laws::any_position_is_read_or_refused::<$game>(&state, at, &with)?;
            }
        }
    };
}
pub(crate) use state_laws;
