//! What a seat that bargains knows of the board, the others and the pacts.

use super::{Manner, Persona};
use crate::board::{Cell, CellSet};
use crate::mix::mixed;
use crate::pact::{Balance, Ledger, Pact, PactNumber, SparedPieces, balance, worth};
use crate::piece::Kind;
use crate::search::Score;
use crate::seat::Seat;
use crate::session::Session;
use crate::view::PieceView;

/// The lead that matters, in centipawns.
pub(super) const AHEAD: Score = 200;

/// What a seat bargains by. Nothing of it is searched.
#[derive(Clone, Debug)]
pub(crate) struct Situation<'a> {
    pub(super) seat: Seat,
    pub(super) manner: Manner,
    pub(super) ledger: &'a Ledger,
    pub(super) round: u32,
    pub(super) turn: Option<Seat>,
    /// The seats still in the game.
    pub(super) players: Vec<Seat>,
    standing: [Score; 3],
    balance: Vec<Balance>,
    pieces: Vec<PieceView>,
    /// By seat, the cells of pieces that it attacks.
    attacked: [CellSet; 3],
    /// The seats that attack the own king.
    checkers: Vec<Seat>,
    /// An offer to leave out of account.
    ignored: Option<PactNumber>,
}

impl<'a> Situation<'a> {
    pub(crate) fn of(session: &dyn Session, ledger: &'a Ledger, seat: Seat, manner: Manner) -> Situation<'a> {
        let view = session.view();
        let seats = Seat::at_table(view.sides.len());
        let (mut attacked, mut checkers) = ([CellSet::EMPTY; 3], Vec::new());
        let owner = |cell: Cell| {
            view.pieces.iter().find(|piece| piece.cell == cell && !piece.inert).map(|piece| piece.seat)
        };
        for piece in view.pieces.iter().filter(|piece| !piece.inert) {
            for from in session.attackers(piece.cell).iter() {
                let Some(by) = owner(from).filter(|by| *by != piece.seat) else { continue };
                if let Some(cells) = attacked.get_mut(by.index()) {
                    *cells = cells.with(piece.cell);
                }
                if piece.kind == Kind::King && piece.seat == seat {
                    checkers.push(by);
                }
            }
        }
        Situation {
            seat,
            manner,
            ledger,
            round: view.move_number,
            turn: session.to_act().mover(),
            players: seats.filter(|seat| !view.fallen.contains(seat)).collect(),
            standing: session.standing(seat),
            balance: balance(session),
            attacked,
            checkers,
            pieces: view.pieces,
            ignored: None,
        }
    }

    /// The same without an offer.
    pub(super) fn without(&self, offer: PactNumber) -> Self {
        Self { ignored: Some(offer), ..self.clone() }
    }

    /// All offers and pacts, whatever has become of them.
    pub(super) fn pacts(&self) -> impl Iterator<Item = &'a Pact> + '_ {
        self.ledger.pacts().iter().filter(|pact| Some(pact.number) != self.ignored)
    }

    pub(super) const fn persona(&self) -> Persona {
        self.manner.persona
    }

    /// The lead of one seat over another in centipawns.
    pub(super) fn lead(&self, of: Seat, over: Seat) -> Score {
        let standing = |seat: Seat| self.standing.get(seat.index()).copied().unwrap_or(0);
        standing(of) - standing(over)
    }

    /// The seat with the best evaluation.
    pub(super) fn strongest(&self) -> Seat {
        self.players.iter().copied().max_by_key(|seat| self.lead(*seat, self.seat)).unwrap_or(self.seat)
    }

    /// Whether a seat leads every other by [`AHEAD`].
    pub(super) fn is_far_ahead(&self, seat: Seat) -> bool {
        self.players.iter().all(|other| *other == seat || self.lead(seat, *other) >= AHEAD)
    }

    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        self.players.iter().copied().filter(|other| *other != self.seat)
    }

    /// The value of the pieces of `of` that `by` attacks, in pawns.
    pub(super) fn threat(&self, by: Seat, of: Seat) -> Score {
        let found = self.balance.iter().find(|balance| balance.seat == by);
        let worth = found.and_then(|balance| balance.threatens.get(of.index())).copied().unwrap_or(0);
        Score::try_from(worth).unwrap_or(Score::MAX)
    }

    /// Whether a piece of `by` attacks the own king.
    pub(super) fn checks(&self, by: Seat) -> bool {
        self.checkers.contains(&by)
    }

    /// What sparing pieces of a seat is worth, in pawns: twice their value where they are attacked, else half of it.
    pub(super) fn sparing_value(&self, spared: SparedPieces, of: Seat) -> Score {
        let meant = |piece: &&PieceView| match spared {
            SparedPieces::Cells(cells) => cells.contains(piece.cell),
            SparedPieces::Piece { at, .. } => piece.cell == at,
        };
        let pieces = self.pieces.iter().filter(|piece| piece.seat == of && !piece.inert).filter(meant);
        pieces.map(|piece| self.piece_sparing_value(piece)).sum()
    }

    fn piece_sparing_value(&self, piece: &PieceView) -> Score {
        let worth = Score::try_from(worth(piece.kind)).unwrap_or(0);
        let attacked = self.attacked.iter().any(|cells| cells.contains(piece.cell));
        if attacked { 2 * worth } else { worth / 2 }
    }

    /// The most valuable own piece that a seat attacks, unless it is a pawn.
    pub(super) fn best_attacked_piece(&self, by: Seat) -> Option<(Kind, Cell)> {
        let attacked = self.attacked.get(by.index()).copied().unwrap_or(CellSet::EMPTY);
        let own = self.pieces.iter().filter(|piece| piece.seat == self.seat && !piece.inert);
        let wanted = own.filter(|piece| attacked.contains(piece.cell) && worth(piece.kind) > 1);
        wanted.max_by_key(|piece| worth(piece.kind)).map(|piece| (piece.kind, piece.cell))
    }

    /// How many promises a seat has broken in this game.
    pub(super) fn broken_by(&self, seat: Seat) -> Score {
        Score::try_from(self.ledger.record(seat).broken).unwrap_or(Score::MAX)
    }

    /// The pacts in force between this seat and another.
    pub(super) fn pacts_with(&self, other: Seat) -> impl Iterator<Item = &Pact> + '_ {
        let seat = self.seat;
        self.ledger.in_force().filter(move |pact| pact.offer.is_party(seat) && pact.offer.is_party(other))
    }

    /// A small random number in centipawns, fixed by the seed, for the weight of an offer.
    pub(super) fn noise(&self, about: PactNumber) -> Score {
        const MAX: u64 = 20;
        let mixed = mixed(self.manner.seed ^ mixed(u64::from(about.0) << 8 | self.seat.index() as u64));
        (mixed % (2 * MAX + 1)) as Score - MAX as Score
    }
}
