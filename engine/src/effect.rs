//! What an action did: the one source for text, marks and redrawn tiles.

use crate::action::{Lifeline, Millis};
use crate::board::Cell;
use crate::outcome::{EndKind, Points};
use crate::pact::{PactNumber, Verdict};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::view::PieceView;

/// One thing that happened because of an action, in the order it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A piece went from one cell to another (the rook of a castling is a second one).
    Moved {
        /// The piece, as it was before a promotion.
        piece: Piece,
        /// Where it stood.
        from: Cell,
        /// Where it stands.
        to: Cell,
    },
    /// A piece went through holes: in by the black hole, out of the white one (black_holes.md 1.3).
    Travelled {
        /// The piece, as it was before a promotion.
        piece: Piece,
        /// Where it stood.
        from: Cell,
        /// The hole it entered.
        black: Cell,
        /// The hole it left; it may be the same.
        white: Cell,
        /// Where it stands.
        to: Cell,
    },
    /// A hole was dropped (black_holes.md 1.2.3).
    Dropped {
        /// The hole.
        piece: Piece,
        /// Where it stands.
        at: Cell,
    },
    /// A piece was taken off the board.
    Taken {
        /// The piece.
        piece: Piece,
        /// Where it stood (en passant: not where the taker went).
        at: Cell,
    },
    /// A piece that went somewhere jumped into the rook that stands there (crazy.md B3).
    Boarded {
        /// The piece.
        piece: Piece,
        /// Where.
        at: Cell,
    },
    /// A rook was taken, and a piece of its load falls on its square, with its own load where it is a rook (crazy.md B6).
    Fell {
        /// The piece.
        piece: Piece,
        /// Where.
        at: Cell,
        /// How many pieces fall with it, standing in it.
        with: u8,
    },
    /// A taken bishop rises from the dead where it stood (crazy.md B8).
    Risen {
        /// The bishop.
        piece: Piece,
        /// Where.
        at: Cell,
    },
    /// A queen takes all around her: by her move, or where she was taken (crazy.md B9, B18).
    Blast {
        /// The queen.
        piece: Piece,
        /// Where.
        at: Cell,
        /// Whether it is the revenge of a queen that was taken.
        revenge: bool,
    },
    /// A pawn and another piece exchanged places (crazy.md B29).
    Disguised {
        /// The pawn.
        pawn: Piece,
        /// Where the pawn stood, and the other stands now.
        from: Cell,
        /// The other piece.
        met: Piece,
        /// Where the other stood, and the pawn stands now.
        to: Cell,
    },
    /// A piece's time was over at the end of a turn: a risen bishop, or a pawn on its own first row (crazy.md B22, B26).
    Vanished {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        at: Cell,
    },
    /// A pawn became another piece.
    Promoted {
        /// Where.
        at: Cell,
        /// What it became.
        to: Kind,
    },
    /// A seat is out of the game, which goes on between the others as long as there are two (three_way.md 3.3).
    Eliminated {
        /// Who.
        seat: Seat,
        /// Who took its king; `None` where it gave up.
        by: Option<Seat>,
    },
    /// All pieces that a fallen seat moved are another's now (three_way.md 3.3.3).
    Inherited {
        /// Whose they were.
        from: Seat,
        /// Whose they are.
        heir: Seat,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat stands in check after the action.
    Check {
        /// Who.
        seat: Seat,
    },
    /// A seat was mated, or accepted defeat, and the other scored for it.
    Defeated {
        /// Who lost the chess game.
        seat: Seat,
        /// What the other side scored.
        points: Points,
        /// Whether it was given up and not mated.
        conceded: bool,
    },
    /// A beam runs another way than before the action.
    BeamTurned {
        /// Whose beam.
        beam: Seat,
    },
    /// A beam ended in an opponent's heel (billichess.md 2.5; overlays.md L4).
    Lasermate {
        /// Whose beam, and so who scored.
        beam: Seat,
        /// Whose heel.
        heel: Seat,
        /// What was scored: 0 where this beam had scored before (2.5.3) or the table does not count it.
        points: Points,
    },
    /// A king scored for the side that took it (overlays.md L6).
    KingScored {
        /// Who scored.
        seat: Seat,
        /// Whose king it was.
        of: Seat,
        /// How much.
        points: Points,
    },
    /// Both kings became rooks: the Billi phase began (billichess.md 2.5.5, 2.5.8).
    BilliBegan {
        /// The draw of the chess game that caused it, where one did.
        drawn: Option<EndKind>,
    },
    /// A knight became its side's Joker (billichess.md 2.6.1).
    JokerNamed {
        /// Whose.
        seat: Seat,
        /// Where it stands.
        at: Cell,
    },
    /// A beam has found a Joker and its owner is asked for a lifeline (billichess.md 2.6.3).
    WindowOpened {
        /// The Joker's owner.
        seat: Seat,
        /// Whose beam.
        beam: Seat,
    },
    /// A lifeline window was answered.
    LifelineChosen {
        /// The Joker's owner.
        seat: Seat,
        /// Whose beam.
        beam: Seat,
        /// What was chosen; `None` for none.
        lifeline: Option<Lifeline>,
    },
    /// A Joker took the other Joker and may use a fourth lifeline (billichess.md 2.6.6).
    FourthLifeline {
        /// The surviving Joker's owner.
        seat: Seat,
    },
    /// A move was denied: the position is again as it was before it (crazy.md A1).
    Denied {
        /// Who denied it, and has lost the right to the other seat.
        seat: Seat,
        /// Where the piece that had moved stands again.
        from: Cell,
        /// Where it had gone.
        to: Cell,
    },
    /// A move that would end the game can still be denied, so it is not over yet (crazy.md A8).
    EndPending {
        /// Who may deny or allow it.
        seat: Seat,
        /// How the game ends if it is allowed.
        kind: EndKind,
    },
    /// A move that ends the game was allowed (crazy.md A8).
    Allowed {
        /// By whom.
        seat: Seat,
    },
    /// A Black move waits until White's time to be first is over (realtime.md 4.9 ii).
    Held {
        /// Who made it.
        seat: Seat,
        /// Its number, in the order of arrival.
        number: u32,
        /// Where its piece stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
        /// The last millisecond at which White is still first.
        until: Millis,
    },
    /// A held move is carried out: what it does follows (realtime.md 4.9 ii).
    HeldPlayed {
        /// Its number.
        number: u32,
        /// When it arrived, which is its timestamp.
        at: Millis,
    },
    /// A held move is no longer the same move, so it never happened and its piece does not cool (realtime.md 4.9 iii, v).
    HeldCancelled {
        /// Its number.
        number: u32,
        /// Where its piece stands.
        from: Cell,
        /// Where it would have gone.
        to: Cell,
    },
    /// A move was ordered for the moment its piece is ready (realtime.md 4.16).
    Premoved {
        /// Who ordered it.
        seat: Seat,
        /// Where its piece stands.
        from: Cell,
        /// Where it is to go.
        to: Cell,
    },
    /// An ordered move was not legal when its piece was ready (realtime.md 4.16).
    PremoveDropped {
        /// Who had ordered it.
        seat: Seat,
        /// Where its piece stood.
        from: Cell,
        /// Where it was to go.
        to: Cell,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        seat: Seat,
    },
    /// One of several that a draw was offered to has agreed; another is still asked (three_way.md 3.3.6).
    DrawAgreed {
        /// Who.
        seat: Seat,
    },
    /// A draw offer was declined.
    DrawDeclined {
        /// By whom.
        seat: Seat,
    },
    /// LET'S BILLI was offered.
    BilliOffered {
        /// By whom.
        seat: Seat,
    },
    /// A pact was offered (pacts.md P2); its words are in the ledger.
    PactOffered {
        /// Its number.
        pact: PactNumber,
        /// By whom.
        seat: Seat,
    },
    /// An addressee accepted the offer of a pact.
    PactAccepted {
        /// Its number.
        pact: PactNumber,
        /// Who.
        seat: Seat,
    },
    /// All have accepted: a pact is in force.
    PactBegan {
        /// Its number.
        pact: PactNumber,
    },
    /// An addressee refused the offer of a pact; where it was countered, the new offer follows.
    PactRefused {
        /// Its number.
        pact: PactNumber,
        /// Who.
        seat: Seat,
    },
    /// The offer of a pact was taken back.
    PactWithdrawn {
        /// Its number.
        pact: PactNumber,
        /// The offerer.
        seat: Seat,
    },
    /// The offer of a pact came to nothing: nobody answered in time, or one it concerns is out.
    PactLapsed {
        /// Its number.
        pact: PactNumber,
    },
    /// A party denounced a pact, which ends after his next own move (pacts.md P4).
    PactDenounced {
        /// Its number.
        pact: PactNumber,
        /// Who.
        seat: Seat,
    },
    /// The final verdict on what one seat has promised by one term (pacts.md P5).
    PromiseJudged {
        /// The pact's number.
        pact: PactNumber,
        /// The term's number, from 1.
        term: u8,
        /// Whose word it was.
        seat: Seat,
        /// The verdict.
        verdict: Verdict,
    },
    /// A pact ended with its one verdict.
    PactEnded {
        /// Its number.
        pact: PactNumber,
        /// The verdict.
        verdict: Verdict,
    },
    /// The game ended.
    Ended {
        /// How.
        kind: EndKind,
    },
}

/// Where effects go. There are two sinks, so that the rules are compiled twice: nothing, for a search, and [`Recording`],
/// for everybody who looks at effects.
pub trait Sink {
    /// Takes one effect.
    fn put(&mut self, effect: Effect);
    /// Is told how all pieces of a game with stacks stand once what was put so far has been done. Only a timeline looks
    /// ([`crate::timeline`]); several effects that happen at once are told of once.
    fn stand(&mut self, pieces: impl FnOnce() -> Vec<PieceView>);
    /// Who looks at the effects; nobody in a search.
    fn recorder(&mut self) -> Option<&mut dyn Recorder>;
    /// Whether effects are wanted at all, so that costly ones need not be worked out.
    const WANTED: bool;
}

impl Sink for () {
    #[inline]
    fn put(&mut self, _: Effect) {}
    #[inline]
    fn stand(&mut self, _: impl FnOnce() -> Vec<PieceView>) {}
    #[inline]
    fn recorder(&mut self) -> Option<&mut dyn Recorder> {
        None
    }
    const WANTED: bool = false;
}

/// Who looks at effects: a list for people, a timeline, a judge of what a move wins.
pub trait Recorder {
    /// Takes one effect.
    fn record(&mut self, effect: Effect);

    /// Whether it wants to know how the pieces of a game with stacks stand in between.
    fn wants_moments(&self) -> bool {
        false
    }

    /// Takes how all pieces stand once what was recorded so far has been done.
    fn moment(&mut self, pieces: Vec<PieceView>) {
        let _ = pieces;
    }
}

impl Recorder for Vec<Effect> {
    fn record(&mut self, effect: Effect) {
        self.push(effect);
    }
}

/// A recorder of a base's effects without those that the layer over it tells itself.
pub(crate) struct Without<'a> {
    /// Who looks.
    pub told: &'a mut dyn Recorder,
    /// What is left out.
    pub left_out: fn(&Effect) -> bool,
}

impl Recorder for Without<'_> {
    fn record(&mut self, effect: Effect) {
        if !(self.left_out)(&effect) {
            self.told.record(effect);
        }
    }

    fn wants_moments(&self) -> bool {
        self.told.wants_moments()
    }

    fn moment(&mut self, pieces: Vec<PieceView>) {
        self.told.moment(pieces);
    }
}

/// The sink that hands effects to a recorder.
pub struct Recording<'a>(pub &'a mut dyn Recorder);

impl std::fmt::Debug for Recording<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Recording").finish_non_exhaustive()
    }
}

impl Sink for Recording<'_> {
    fn put(&mut self, effect: Effect) {
        self.0.record(effect);
    }
    fn stand(&mut self, pieces: impl FnOnce() -> Vec<PieceView>) {
        if self.0.wants_moments() {
            self.0.moment(pieces());
        }
    }
    fn recorder(&mut self) -> Option<&mut dyn Recorder> {
        Some(self.0)
    }
    const WANTED: bool = true;
}
