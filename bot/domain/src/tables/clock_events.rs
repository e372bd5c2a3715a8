//! What happens in a game without turns, one thing after the other: moves that are carried out, moves that wait, and moves
//! that never happened.

use lasermate_engine::action::ActionKind;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::piece::Kind;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::ClockEffect;

/// Why a move that waited never happened (rule 4.9 iii, v).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CancelReason {
    Over,
    /// Its piece went elsewhere by an earlier move of the same player, and cools there.
    Gone(Cell),
    /// An earlier move of the same player made it impossible, or another move.
    OwnMove,
    /// White was first, and took its piece.
    Taken,
    /// White was first, and made it impossible, or another move.
    WhiteFirst,
    /// It was not possible any more when its time came.
    Lapsed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEventKind {
    /// A move was carried out; where it had waited, its number and when it arrived.
    Moved(Option<(u32, u64)>),
    /// A move waits until White's time to be first is over.
    Waits {
        /// Its number, in the order of arrival.
        number: u32,
        from: Cell,
        to: Cell,
        /// The last millisecond at which White is still first.
        until: u64,
    },
    /// A move that waited never happened.
    Never {
        number: u32,
        from: Cell,
        /// Where it would have gone.
        to: Cell,
        why: CancelReason,
    },
    /// An ordered move was not possible when its piece was ready.
    Dropped {
        from: Cell,
        /// Where it was to go.
        to: Cell,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockEvent {
    pub what: ClockEventKind,
    /// Whose move it was, in all its forms, and what it did; nothing where it moved nothing.
    pub played: Played,
}

/// The effects of one moment, told apart. `before` is the game before it, in which moves are written.
pub fn clock_events(before: &AnyGame, effects: &[Effect]) -> Vec<ClockEvent> {
    let over = effects.iter().any(|effect| matches!(effect, Effect::Ended { .. }));
    let mut told = ClockEventBuilder {
        before,
        over,
        done: Vec::new(),
        open: None,
        held: None,
        taken: None,
        later: Vec::new(),
    };
    for effect in effects {
        told.take(effect);
    }
    told.close();
    told.done
}

struct ClockEventBuilder<'a> {
    before: &'a AnyGame,
    over: bool,
    done: Vec<ClockEvent>,
    /// The move that is being told.
    open: Option<ClockEvent>,
    /// The number and arrival of the held move whose effects follow.
    held: Option<(u32, u64)>,
    /// Who was taken by the move that follows.
    taken: Option<Effect>,
    /// What stands between a move's effects and comes after it.
    later: Vec<ClockEvent>,
}

impl ClockEventBuilder<'_> {
    fn take(&mut self, effect: &Effect) {
        match *effect {
            Effect::Clock(ClockEffect::HeldPlayed { number, at }) => {
                self.close();
                self.held = Some((number, at));
            }
            Effect::Moved { piece, .. } if self.castles(piece.kind) => self.add(effect),
            Effect::Moved { piece, from, to } => {
                self.close();
                let what = ClockEventKind::Moved(self.held.take());
                self.open = Some(self.happening(what, piece.seat, from, to));
                if let Some(taken) = self.taken.take() {
                    self.add(&taken);
                }
                self.add(effect);
            }
            // A piece is taken before the move is told, and after it in passing.
            Effect::Taken { at, .. } if !self.passes(at) => self.taken = Some(*effect),
            Effect::Clock(ClockEffect::Held { seat, number, from, to, until }) => {
                self.close();
                let waits = self.happening(ClockEventKind::Waits { number, from, to, until }, seat, from, to);
                self.done.push(waits);
            }
            Effect::Clock(ClockEffect::HeldCancelled { number, from, to }) => {
                let why = self.why(from);
                let never =
                    self.happening(ClockEventKind::Never { number, from, to, why }, Seat::Second, from, to);
                self.later.push(never);
            }
            Effect::Clock(ClockEffect::PremoveDropped { seat, from, to }) => {
                self.close();
                let dropped = self.happening(ClockEventKind::Dropped { from, to }, seat, from, to);
                self.done.push(dropped);
            }
            Effect::Promoted { to, .. } => {
                self.add(effect);
                self.promote(to);
            }
            _ => self.add(effect),
        }
    }

    /// Whether a piece's move is the rook's part of a castling.
    fn castles(&self, kind: Kind) -> bool {
        let moved = |effect: &Effect| matches!(effect, Effect::Moved { .. });
        let king =
            |effect: &Effect| matches!(effect, Effect::Moved { piece, .. } if piece.kind == Kind::King);
        self.held.is_none()
            && kind == Kind::Rook
            && self.open.as_ref().is_some_and(|open| {
                let effects = &open.played.effects;
                effects.iter().filter(|effect| moved(effect)).count() == 1
                    && effects.iter().any(king)
                    && open.played.san.starts_with("O-O")
            })
    }

    /// Whether the open move takes a piece there in passing: in its old row and its new column.
    fn passes(&self, at: Cell) -> bool {
        let Some(open) = &self.open else { return false };
        let name = |cell| self.before.cell_name(cell);
        open.played.effects.iter().any(|effect| match *effect {
            Effect::Moved { piece, from, to } => {
                let (at, from, to) = (name(at), name(from), name(to));
                piece.kind == Kind::Pawn && at.get(..1) == to.get(..1) && at.get(1..) == from.get(1..)
            }
            _ => false,
        })
    }

    fn add(&mut self, effect: &Effect) {
        if let Some(open) = &mut self.open {
            open.played.effects.push(*effect);
        }
    }

    /// A move by its squares is written in the game before it; a promotion is told after the move.
    fn happening(&self, what: ClockEventKind, seat: Seat, from: Cell, to: Cell) -> ClockEvent {
        let exact = format!("{}{}", self.before.cell_name(from), self.before.cell_name(to));
        let san = self.before.san(seat, &exact).unwrap_or_else(|| exact.clone());
        ClockEvent { what, played: Played { seat, kind: ActionKind::Move, exact, san, effects: Vec::new() } }
    }

    fn promote(&mut self, to: Kind) {
        let letter = match to {
            Kind::Rook => 'r',
            Kind::Bishop => 'b',
            Kind::Knight => 'n',
            _ => 'q',
        };
        if let Some(open) = &mut self.open {
            open.played.exact.push(letter);
            open.played.san = self
                .before
                .san(open.played.seat, &open.played.exact)
                .unwrap_or_else(|| open.played.exact.clone());
        }
    }

    fn why(&self, from: Cell) -> CancelReason {
        if self.over {
            return CancelReason::Over;
        }
        let last = self
            .open
            .as_ref()
            .or_else(|| self.done.iter().rfind(|one| matches!(one.what, ClockEventKind::Moved(_))));
        let Some(last) = last else { return CancelReason::Lapsed };
        let mine = last.played.seat == Seat::Second;
        let gone = last.played.effects.iter().find_map(|effect| match *effect {
            Effect::Moved { from: left, to, .. } if mine && left == from => Some(to),
            _ => None,
        });
        let taken = last
            .played
            .effects
            .iter()
            .any(|effect| matches!(effect, Effect::Taken { at, .. } if *at == from));
        match gone {
            Some(to) => CancelReason::Gone(to),
            None if mine => CancelReason::OwnMove,
            None if taken => CancelReason::Taken,
            None => CancelReason::WhiteFirst,
        }
    }

    fn close(&mut self) {
        self.done.extend(self.open.take());
        self.done.append(&mut self.later);
    }
}
