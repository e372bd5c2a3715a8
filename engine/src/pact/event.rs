//! An event: an accepted action as the referee sees it, with the positions before and after.

use super::{Snapshot, worth};
use crate::board::Cell;
use crate::effect::Effect;
use crate::outcome::EndKind;
use crate::piece::Kind;
use crate::seat::Seat;

/// A piece that was taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct CapturedPiece {
    pub(super) at: Cell,
    /// Whose piece it was; `None` for one out of play.
    pub(super) owner: Option<Seat>,
    pub(super) kind: Kind,
    /// Whether it was the king of a seat still in the game.
    pub(super) king: bool,
}

/// What a seat did, in the light of which promises are judged.
#[derive(Debug)]
pub(crate) struct Event<'a> {
    pub(super) seat: Seat,
    /// The exact text of the action.
    pub(super) exact: &'a str,
    /// Whether the action used up the seat's turn, by a move or a pass.
    pub(super) turn: TurnUse,
    pub(super) before: &'a Snapshot,
    pub(super) after: &'a Snapshot,
    /// Whether the seat had been asked for a draw.
    pub(super) asked_draw: bool,
    /// The promised moves that the seat could have made.
    pub(super) could: Vec<String>,
    pub(super) moved: Vec<(Cell, Cell)>,
    pub(super) taken: Vec<CapturedPiece>,
    pub(super) felled: Vec<Seat>,
    /// Whether it made a draw agreed by all.
    pub(super) agreed: bool,
}

/// What an action was to its actor's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnUse {
    Move,
    Pass,
    /// It was no turn: an offer, an answer, a resignation.
    None,
}

/// A piece that was taken while promises were in force, so that an ally who was struck can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The ply of the capture, counted in moves and passes.
    pub ply: u32,
    pub seat: Seat,
    pub by: Seat,
    /// The value of the piece, in pawns.
    pub worth: u32,
}

impl Loss {
    /// The losses of an event; pieces that nobody moved any more are nobody's.
    pub(super) fn of<'a>(event: &'a Event<'_>, ply: u32) -> impl Iterator<Item = Self> + 'a {
        event.taken.iter().filter_map(move |taken| {
            let seat = taken.owner?;
            Some(Self { ply, seat, by: event.seat, worth: worth(taken.kind) })
        })
    }
}

impl<'a> Event<'a> {
    /// An action with its effects, between two positions, of a seat that was not asked for a draw and has promised no move.
    pub(crate) fn new(
        (seat, exact, turn): (Seat, &'a str, TurnUse),
        effects: &[Effect],
        (before, after): (&'a Snapshot, &'a Snapshot),
    ) -> Self {
        let (mut moved, mut taken, mut agreed) = (Vec::new(), Vec::new(), false);
        for effect in effects {
            match *effect {
                Effect::Moved { from, to, .. } => moved.push((from, to)),
                Effect::Taken { piece, at } => {
                    let owner = before.owner(at);
                    let king = piece.kind == Kind::King && owner.is_some();
                    taken.push(CapturedPiece { at, owner, kind: piece.kind, king });
                }
                Effect::Ended { kind: EndKind::Agreement } => agreed = true,
                _ => {}
            }
        }
        let fell = |fallen: &Seat| {
            !after.lives(*fallen) || taken.iter().any(|taken| taken.king && taken.owner == Some(*fallen))
        };
        let felled = before.living().filter(fell).collect();
        let (asked_draw, could) = (false, Vec::new());
        Self { seat, exact, turn, before, after, asked_draw, could, moved, taken, felled, agreed }
    }

    /// Whether it took a piece of a seat.
    pub(super) fn takes_from(&self, seat: Seat) -> bool {
        self.taken.iter().any(|taken| taken.owner == Some(seat))
    }

    /// Whether it took the king of a seat.
    pub(super) fn takes_king(&self, seat: Seat) -> bool {
        self.taken.iter().any(|taken| taken.king && taken.owner == Some(seat))
    }

    /// Where a piece that stood somewhere stands now; `None` where it was captured.
    pub(super) fn follow(&self, piece: Cell) -> Option<Cell> {
        if self.taken.iter().any(|taken| taken.at == piece) {
            return None;
        }
        Some(self.moved.iter().find(|(from, _)| *from == piece).map_or(piece, |(_, to)| *to))
    }

    /// Whether a seat that lived before still lives.
    pub(super) fn outlived(&self, seat: Seat) -> bool {
        !self.felled.contains(&seat)
    }
}
