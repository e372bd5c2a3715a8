//! A situation: what a seat that bargains sees of the board, of the others, and of what has been said.

use super::{Manner, Persona};
use crate::board::{Cell, CellSet};
use crate::mix::mixed;
use crate::pact::{Balance, Ledger, Pact, PactNumber, Spared, balance, worth};
use crate::piece::Kind;
use crate::search::Score;
use crate::seat::Seat;
use crate::session::Session;
use crate::view::PieceView;

/// From this lead on a seat is called the strongest, in hundredths of a pawn.
pub(super) const AHEAD: Score = 200;

/// What a seat that bargains goes by. Whole numbers; nothing of it is searched.
#[derive(Clone, Debug)]
pub(crate) struct Situation<'a> {
    pub(super) seat: Seat,
    pub(super) manner: Manner,
    pub(super) ledger: &'a Ledger,
    pub(super) round: u32,
    /// Who is to move.
    pub(super) turn: Option<Seat>,
    pub(super) living: Vec<Seat>,
    standing: [Score; 3],
    balance: Vec<Balance>,
    pieces: Vec<PieceView>,
    /// By seat: the cells of pieces it attacks.
    attacked: [CellSet; 3],
    /// The seats whose pieces attack the seat's king.
    checkers: Vec<Seat>,
    /// An offer that is looked away from.
    ignored: Option<PactNumber>,
}

impl<'a> Situation<'a> {
    /// What a seat sees at a table.
    pub(crate) fn of(session: &dyn Session, ledger: &'a Ledger, seat: Seat, manner: Manner) -> Situation<'a> {
        let view = session.view();
        let living = Seat::at_table(view.sides.len());
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
            living: living.filter(|seat| !view.fallen.contains(seat)).collect(),
            standing: session.standing(seat),
            balance: balance(session),
            attacked,
            checkers,
            pieces: view.pieces,
            ignored: None,
        }
    }

    /// The same as if an offer had not been made.
    pub(super) fn without(&self, offer: PactNumber) -> Self {
        Self { ignored: Some(offer), ..self.clone() }
    }

    /// The offers and pacts that count, whatever has become of them.
    pub(super) fn pacts(&self) -> impl Iterator<Item = &'a Pact> + '_ {
        self.ledger.pacts().iter().filter(|pact| Some(pact.number) != self.ignored)
    }

    pub(super) const fn temper(&self) -> Persona {
        self.manner.temper
    }

    /// How much better a seat stands than another.
    pub(super) fn lead(&self, of: Seat, over: Seat) -> Score {
        let standing = |seat: Seat| self.standing.get(seat.index()).copied().unwrap_or(0);
        standing(of) - standing(over)
    }

    /// The seat that stands best of those that live.
    pub(super) fn strongest(&self) -> Seat {
        self.living.iter().copied().max_by_key(|seat| self.lead(*seat, self.seat)).unwrap_or(self.seat)
    }

    /// Whether a seat stands above each other that lives by more than a little.
    pub(super) fn stands_out(&self, seat: Seat) -> bool {
        self.living.iter().all(|other| *other == seat || self.lead(seat, *other) >= AHEAD)
    }

    /// The living opponents.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        self.living.iter().copied().filter(|other| *other != self.seat)
    }

    /// What the pieces of `of` that `by` attacks are worth, in pawns.
    pub(super) fn threat(&self, by: Seat, of: Seat) -> Score {
        let found = self.balance.iter().find(|balance| balance.seat == by);
        let worth = found.and_then(|balance| balance.threatens.get(of.index())).copied().unwrap_or(0);
        Score::try_from(worth).unwrap_or(Score::MAX)
    }

    /// Whether a piece of `by` attacks the own king.
    pub(super) fn checks(&self, by: Seat) -> bool {
        self.checkers.contains(&by)
    }

    /// What the pieces of a seat that are to be spared are worth, in pawns: those that another attacks all of it.
    pub(super) fn worth_of(&self, spared: Spared, of: Seat) -> Score {
        let meant = |piece: &&PieceView| match spared {
            Spared::Cells(cells) => cells.contains(piece.cell),
            Spared::Piece { at, .. } => piece.cell == at,
        };
        let pieces = self.pieces.iter().filter(|piece| piece.seat == of && !piece.inert).filter(meant);
        pieces.map(|piece| self.worth_at_stake(piece)).sum()
    }

    fn worth_at_stake(&self, piece: &PieceView) -> Score {
        let worth = Score::try_from(worth(piece.kind)).unwrap_or(0);
        let attacked = self.attacked.iter().any(|cells| cells.contains(piece.cell));
        if attacked { 2 * worth } else { worth / 2 }
    }

    /// The own piece worth most that a seat attacks, unless it is a pawn or the king.
    pub(super) fn dearest_attacked(&self, by: Seat) -> Option<(Kind, Cell)> {
        let attacked = self.attacked.get(by.index()).copied().unwrap_or(CellSet::EMPTY);
        let own = self.pieces.iter().filter(|piece| piece.seat == self.seat && !piece.inert);
        let wanted = own.filter(|piece| attacked.contains(piece.cell) && worth(piece.kind) > 1);
        wanted.max_by_key(|piece| worth(piece.kind)).map(|piece| (piece.kind, piece.cell))
    }

    /// How often a seat has broken its word in this game.
    pub(super) fn broken_by(&self, seat: Seat) -> Score {
        Score::try_from(self.ledger.record(seat).broken).unwrap_or(Score::MAX)
    }

    /// The pacts in force that bind both seats.
    pub(super) fn pacts_with(&self, other: Seat) -> impl Iterator<Item = &Pact> + '_ {
        let seat = self.seat;
        self.ledger.in_force().filter(move |pact| pact.offer.is_party(seat) && pact.offer.is_party(other))
    }

    /// A small number, as the seed has it, for what is weighed in an offer.
    pub(super) fn whim(&self, about: PactNumber) -> Score {
        const WIDEST: u64 = 20;
        let mixed = mixed(self.manner.seed ^ mixed(u64::from(about.0) << 8 | self.seat.index() as u64));
        (mixed % (2 * WIDEST + 1)) as Score - WIDEST as Score
    }
}
