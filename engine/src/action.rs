//! What a seat may do and what it may be asked: the two halves of every conversation with a game.

use strum::IntoStaticStr;

use crate::pact::PactNumber;
use crate::seat::Seat;

/// Milliseconds since the game began. The engine has no clock: times come in with actions.
pub type Millis = u64;

/// The latest time that is read from people: the last whole number that every reader of JSON keeps exactly.
pub const LATEST: Millis = 1 << 53;

/// What stands before the text of a move that is ordered for later.
const ORDER: &str = "premove-";

/// The text by which a move is ordered for later.
#[must_use]
pub fn order(text: &str) -> String {
    format!("{ORDER}{text}")
}

/// The move that a text orders for later; `None` where it orders none.
#[must_use]
pub fn ordered(text: &str) -> Option<&str> {
    let (head, rest) = text.split_at_checked(ORDER.len())?;
    head.eq_ignore_ascii_case(ORDER).then_some(rest)
}

/// How a Joker Knight meets the beam that hits it (billichess.md 2.6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lifeline {
    /// The beam goes on as if the cell were empty.
    Pass,
    /// The beam is deflected as by a rook.
    Reflect,
    /// The beam ends on the Joker.
    Stop,
}

impl Lifeline {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Reflect => "reflect",
            Self::Stop => "stop",
        }
    }
}

/// Anything a seat does. `M` is the game's own move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action<M> {
    Move(M),
    /// Orders a move for the moment its piece is ready (rule 4.16). Its text is the move's after `premove-`.
    Premove(M),
    /// No move is there to make, and the turn passes (billichess.md 2.5.7).
    Pass,
    /// Gives the game up; in the laser games the checkmate's points go to the other side (2.5.4).
    Resign,
    DrawOffer,
    /// Accepts the draw that is offered.
    DrawAccept,
    /// Declines the draw that is offered.
    DrawDecline,
    /// Claims a draw by repetition or the move count (overlays.md W1).
    DrawClaim,
    /// LET'S BILLI: offers, or agrees, to give up the chess game (billichess.md 2.5.8).
    Billi,
    /// ACCEPT DEFEAT in mode B (billichess.md 2.5.9).
    AcceptDefeat,
    /// Answers a lifeline window; `None` uses no lifeline (billichess.md 2.6).
    Lifeline(Option<Lifeline>),
    /// Undoes the opponent's last move (rule A1).
    Deny,
    /// Lets a move stand that ends the game (rule A8).
    Allow,
}

/// What kind of action something was, as far as that is the same in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionKind {
    Move,
    /// A move ordered for later.
    Premove,
    Pact,
    /// An action that has the same word in every game.
    Said(Action<()>),
}

impl ActionKind {
    /// Whether it is a move or a pass, and no offer, answer or act about pacts.
    #[must_use]
    pub const fn is_move(self) -> bool {
        matches!(self, Self::Move | Self::Premove | Self::Said(Action::Pass))
    }
}

impl<M> Action<M> {
    /// The word for an action that is not a move, as in notation.md; `None` for a move, ordered or not.
    #[must_use]
    pub const fn word(&self) -> Option<&'static str> {
        Some(match self {
            Self::Move(_) | Self::Premove(_) => return None,
            Self::Pass => "pass",
            Self::Resign => "resign",
            Self::DrawOffer => "draw-offer",
            Self::DrawAccept => "draw-accept",
            Self::DrawDecline => "draw-decline",
            Self::DrawClaim => "draw-claim",
            Self::Billi => "billi",
            Self::AcceptDefeat => "accept-defeat",
            Self::Lifeline(None) => "lifeline-none",
            Self::Lifeline(Some(Lifeline::Pass)) => "lifeline-pass",
            Self::Lifeline(Some(Lifeline::Reflect)) => "lifeline-reflect",
            Self::Lifeline(Some(Lifeline::Stop)) => "lifeline-stop",
            Self::Deny => "deny",
            Self::Allow => "allow",
        })
    }

    /// What kind of action it is.
    #[must_use]
    pub const fn kind(&self) -> ActionKind {
        match (self, self.said()) {
            (_, Some(said)) => ActionKind::Said(said),
            (Self::Premove(_), None) => ActionKind::Premove,
            (_, None) => ActionKind::Move,
        }
    }

    /// The same in another game; `None` for a move, ordered or not.
    #[must_use]
    pub const fn said<N>(&self) -> Option<Action<N>> {
        Some(match self {
            Self::Move(_) | Self::Premove(_) => return None,
            Self::Pass => Action::Pass,
            Self::Resign => Action::Resign,
            Self::DrawOffer => Action::DrawOffer,
            Self::DrawAccept => Action::DrawAccept,
            Self::DrawDecline => Action::DrawDecline,
            Self::DrawClaim => Action::DrawClaim,
            Self::Billi => Action::Billi,
            Self::AcceptDefeat => Action::AcceptDefeat,
            Self::Lifeline(lifeline) => Action::Lifeline(*lifeline),
            Self::Deny => Action::Deny,
            Self::Allow => Action::Allow,
        })
    }

    /// Its exact text, with `write` for that of a move.
    pub fn text(self, write: impl FnOnce(M) -> String) -> String {
        match self {
            Self::Move(mv) => write(mv),
            Self::Premove(mv) => order(&write(mv)),
            other => other.word().unwrap_or_default().to_owned(),
        }
    }

    /// The move that it makes or orders for later.
    #[must_use]
    pub fn mv(self) -> Option<M> {
        match self {
            Self::Move(mv) | Self::Premove(mv) => Some(mv),
            _ => None,
        }
    }

    /// The action a word of notation.md stands for; `None` when it is not such a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        const WORDS: usize = 14;
        let all: [Self; WORDS] = [
            Self::Pass,
            Self::Resign,
            Self::DrawOffer,
            Self::DrawAccept,
            Self::DrawDecline,
            Self::DrawClaim,
            Self::Billi,
            Self::AcceptDefeat,
            Self::Lifeline(None),
            Self::Lifeline(Some(Lifeline::Pass)),
            Self::Lifeline(Some(Lifeline::Reflect)),
            Self::Lifeline(Some(Lifeline::Stop)),
            Self::Deny,
            Self::Allow,
        ];
        all.into_iter().find(|action| action.word().is_some_and(|w| w.eq_ignore_ascii_case(word)))
    }
}

/// What a seat is asked. Without turns both seats are asked at once, a draw offer asks the one it is made to
/// while the other still has the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Asked {
    /// To move (or to pass, where there is no move).
    Move,
    /// To meet the beam of `beam` that has just found the seat's Joker (billichess.md 2.6.3).
    Lifeline { beam: Seat },
    /// To answer a draw offer.
    Draw,
    /// To answer LET'S BILLI (billichess.md 2.5.8).
    Billi,
    /// To deny the last move (rule A1, A8).
    Denial {
        /// Whether that move would end the game: it waits for the answer then, and is denied or allowed. Otherwise the
        /// seat is asked for its reply too, and declines by it.
        ends: bool,
    },
    /// To accept, refuse or counter the offer of a pact (pacts.md P2).
    Pact { pact: PactNumber },
}

impl Asked {
    /// The word of `to_act[].asked` in `inspect --json`.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// How many questions stand at once at the most: a move, a draw for two others, and for each of three seats two
/// offers of a pact to both others make fifteen.
const QUESTIONS: usize = 16;

/// Who may act now, and what each is asked: at most sixteen questions stand at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToAct {
    questions: [Option<(Seat, Asked)>; QUESTIONS],
}

impl ToAct {
    /// Nobody may act: the game is over.
    pub const NOBODY: Self = Self { questions: [None; QUESTIONS] };

    /// One seat is asked one thing.
    #[must_use]
    pub const fn one(seat: Seat, asked: Asked) -> Self {
        let mut questions = [None; QUESTIONS];
        questions[0] = Some((seat, asked));
        Self { questions }
    }

    /// The same questions and one more; a seventeenth is dropped, which no game asks.
    #[must_use]
    pub fn and(mut self, seat: Seat, asked: Asked) -> Self {
        if let Some(slot) = self.questions.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some((seat, asked));
        }
        self
    }

    /// The questions, in the order in which they are asked.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, Asked)> + '_ {
        self.questions.iter().flatten().copied()
    }

    /// Who is asked for a lifeline first: until it is answered the move goes on (billichess.md 2.6).
    #[must_use]
    pub fn lifeline(&self) -> Option<Seat> {
        self.iter().find(|(_, what)| matches!(what, Asked::Lifeline { .. })).map(|(seat, _)| seat)
    }

    /// What is asked of a seat first, if anything is.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<Asked> {
        self.iter().find(|(asked, _)| *asked == seat).map(|(_, what)| what)
    }

    /// The seat that is asked to move, where just one is.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        self.iter().find(|(_, what)| *what == Asked::Move).map(|(seat, _)| seat)
    }

    /// Whether nobody is asked anything.
    #[must_use]
    pub fn is_nobody(&self) -> bool {
        self.questions.iter().all(Option::is_none)
    }
}
