//! What may be asked of a game: who acts, what is legal, which draw may be claimed, what a typed text means.

use super::folded::FoldPosition;
use super::past::GameHistory;
use crate::action::{Action, Asked, ToAct, ordered};
use crate::notation::{MoveTextError, candidates, latin, short_capture, tidy, translated};
use crate::outcome::DrawReason;
use crate::refusal::{Reason, Refusal};
use crate::seat::Seat;
use crate::seats::Seats;
use crate::typed_action::TypedAction;

/// A game that is only looked at.
pub(super) struct GameQuery<'a, M> {
    pub state: &'a dyn FoldPosition<M>,
    pub past: &'a GameHistory,
}

impl<M: Copy + Ord> GameQuery<'_, M> {
    /// Whether the game has ended. That nobody is asked is not enough: without turns both may have to wait.
    pub fn is_over(&self) -> bool {
        self.state.to_act().is_nobody() && self.state.outcome().is_some()
    }

    pub fn to_act(&self) -> ToAct {
        let asked = self.state.to_act();
        if self.is_over() { asked } else { self.past.ask(asked) }
    }

    pub fn repetitions(&self) -> u32 {
        self.past.repetitions(self.state.plies_to_repeat())
    }

    /// The draw that a seat may claim now: what is claimed on a turn, or one that a rule lets it declare at any time (A12).
    pub fn claimable_by(&self, seat: Seat) -> Option<DrawReason> {
        let on_turn = || self.judge_turn(seat).ok().and_then(|()| self.claimable());
        self.state.declarable(seat).or_else(on_turn)
    }

    pub fn claimable(&self) -> Option<DrawReason> {
        // Only on a turn: not after the end, and not while a lifeline is asked for.
        let asked = self.state.to_act();
        let on_turn = asked.iter().find(|(_, what)| matches!(what, Asked::Move | Asked::Denial { .. }));
        if let Some(reason) = on_turn.and_then(|(seat, _)| self.state.declarable(seat)) {
            return Some(reason);
        }
        asked.mover()?;
        let rules = self.state.draw_rules();
        if rules.claim_repetitions.is_some_and(|n| self.repetitions() >= n) {
            Some(DrawReason::Repetition)
        } else if rules.claim_plies.is_some_and(|n| self.state.quiet_plies() >= n) {
            Some(DrawReason::MoveCount)
        } else {
            None
        }
    }

    pub fn read(&self, seat: Seat, text: &str) -> Result<Action<M>, Refusal> {
        self.read_typed(seat, TypedAction::read(text))
    }

    pub fn read_typed(&self, seat: Seat, typed: TypedAction<'_>) -> Result<Action<M>, Refusal> {
        match typed {
            TypedAction::Move(text) => {
                let text = &*tidy(text);
                match ordered(text) {
                    Some(later) => self.read_move(seat, (later, text), &Action::Premove),
                    None => self.read_move(seat, (text, text), &Action::Move),
                }
            }
            TypedAction::Premove(text) => {
                self.read_move(seat, (&tidy(text), &typed.text()), &Action::Premove)
            }
            TypedAction::Said(said) => said.said().ok_or_else(|| Refusal::without_help(Reason::Unreadable)),
            TypedAction::Pact(_) | TypedAction::PactText(_) | TypedAction::Drafted(_) => {
                Err(Refusal::without_help(Reason::NotInThisGame).typed(&typed.text()))
            }
        }
    }

    /// Reads a move, ordered or not, from its own part of a text.
    fn read_move(
        &self,
        seat: Seat,
        (bare, text): (&str, &str),
        action: &dyn Fn(M) -> Action<M>,
    ) -> Result<Action<M>, Refusal> {
        let mut typed = latin(bare);
        let error = match self.state.read_move(seat, &typed) {
            Ok(mv) if !is_foreign(bare) || self.judge(seat, action(mv)).is_ok() => return Ok(action(mv)),
            Ok(mv) => return Ok(action(self.only_foreign(seat, bare, action).unwrap_or(mv))),
            Err(error) => error,
        };
        let reason = match error {
            MoveTextError::Ambiguous => Reason::Ambiguous,
            error => {
                let mut found = short_capture(self.state, seat, &typed);
                if found.is_empty() {
                    found.extend(self.only_foreign(seat, bare, action));
                }
                match found.as_slice() {
                    [mv] if self.judge(seat, action(*mv)).is_ok() => {
                        return Ok(action(*mv));
                    }
                    [] if error == MoveTextError::Unreadable => match self.illegal_foreign(seat, bare) {
                        Some((_, Ok(mv))) => return Ok(action(mv)),
                        Some((english, Err(error))) => {
                            typed = english.into();
                            if error == MoveTextError::Ambiguous {
                                Reason::Ambiguous
                            } else {
                                Reason::NoSuchMove
                            }
                        }
                        None => Reason::Unreadable,
                    },
                    [] => Reason::NoSuchMove,
                    _ => Reason::Ambiguous,
                }
            }
        };
        let reason = match self.judge_turn(seat) {
            Err(turn) if reason != Reason::Unreadable => turn,
            // Any move would be told so.
            Ok(()) if self.state.to_act().of(seat) == Some(Asked::Denial { ends: true }) => {
                Reason::DenyOrAllow
            }
            _ => reason,
        };
        Err(Refusal::unread(self.state, seat, &typed, reason).typed(text))
    }

    /// The legal moves that a typed one may be with English piece letters, by their exact texts: several where it is ambiguous.
    pub fn in_english(&self, seat: Seat, typed: TypedAction<'_>) -> Vec<String> {
        let action: &dyn Fn(M) -> Action<M> = match typed {
            TypedAction::Premove(_) => &Action::Premove,
            _ => &Action::Move,
        };
        let Some(text) = typed.mv().map(tidy) else { return Vec::new() };
        let text = latin(&text);
        let meant = match self.state.read_move(seat, &text) {
            Ok(mv) => vec![mv],
            Err(MoveTextError::Ambiguous) => candidates(self.state, seat, &text),
            Err(_) => short_capture(self.state, seat, &text),
        };
        let legal = meant.into_iter().filter(|mv| self.judge(seat, action(*mv)).is_ok());
        let mut texts: Vec<_> = legal.map(|mv| self.state.write_move(mv)).collect();
        texts.sort_unstable();
        texts
    }

    /// A text with the piece letters of each other language as English ones, and what that reads as.
    fn foreign(&self, seat: Seat, text: &str) -> impl Iterator<Item = (String, Result<M, MoveTextError>)> {
        translated(text).into_iter().map(move |english| {
            let english = latin(&english).into_owned();
            let read = self.state.read_move(seat, &english);
            (english, read)
        })
    }

    /// The only legal move that a text is with the piece letters of other languages.
    fn only_foreign(&self, seat: Seat, text: &str, action: &dyn Fn(M) -> Action<M>) -> Option<M> {
        let mut found: Option<M> = None;
        for (_, read) in self.foreign(seat, text) {
            let Ok(mv) = read else { continue };
            if self.judge(seat, action(mv)).is_err() || found == Some(mv) {
                continue;
            }
            if found.is_some() {
                return None;
            }
            found = Some(mv);
        }
        found
    }

    /// What a text is with the piece letters of other languages, where it is no legal move: the English text, and what that reads as.
    /// Where two languages differ, that there is no such move.
    fn illegal_foreign(&self, seat: Seat, text: &str) -> Option<(String, Result<M, MoveTextError>)> {
        // In small letters it is a square that the board has not got, or talk.
        let is_piece = text.chars().next().is_some_and(|letter| !letter.is_lowercase());
        let read = self.foreign(seat, text).filter(|_| is_piece);
        let read = read.filter(|(_, read)| *read != Err(MoveTextError::Unreadable));
        read.reduce(|one, _| (one.0, Err(MoveTextError::NoSuchMove)))
    }

    pub fn judge(&self, seat: Seat, action: Action<M>) -> Result<(), Reason> {
        if self.is_over() {
            return Err(Reason::GameOver);
        }
        if seat.index() >= self.state.seats() {
            return Err(Reason::NotInThisGame);
        }
        match action {
            Action::DrawOffer if self.state.has_fallen(seat) => Err(Reason::Fallen),
            Action::DrawOffer if self.past.draw_offer.is_some() && !self.past.is_offered(seat) => {
                Err(Reason::OfferStands)
            }
            Action::DrawOffer => Ok(()),
            Action::DrawAccept | Action::DrawDecline if !self.past.is_offered(seat) => {
                Err(Reason::NothingOffered)
            }
            Action::DrawAccept | Action::DrawDecline => Ok(()),
            Action::DrawClaim => {
                if self.state.declarable(seat).is_none() {
                    self.judge_turn(seat)?;
                }
                self.claimable_by(seat).map(|_| ()).ok_or_else(|| Reason::NoClaim(self.state.claims()))
            }
            _ if self.state.needs_consent(action) && self.past.billi_offer == Some(seat) => {
                Err(Reason::OfferStands)
            }
            _ => self.state.judge(seat, action),
        }
    }

    pub fn may(&self, seat: Seat, typed: TypedAction<'_>) -> Result<(), Refusal> {
        let action = self.read_typed(seat, typed)?;
        self.judge(seat, action)
            .map_err(|reason| self.refuse(seat, Some(action), reason).typed(&typed.text()))
    }

    fn judge_turn(&self, seat: Seat) -> Result<(), Reason> {
        let asked = self.state.to_act();
        if self.is_over() {
            return Err(Reason::GameOver);
        }
        match asked.of(seat) {
            Some(Asked::Move | Asked::Denial { .. }) => Ok(()),
            Some(Asked::Lifeline { .. }) => Err(Reason::LifelineFirst),
            _ => Err(Reason::NotYourTurn { to_act: asked.iter().next().map(|(seat, _)| seat) }),
        }
    }

    pub fn refuse(&self, seat: Seat, action: Option<Action<M>>, reason: Reason) -> Refusal {
        Refusal::new(self.state, seat, action.and_then(Action::mv), reason)
    }

    /// The seats that are in the game.
    pub fn living(&self) -> Seats {
        let seats = Seat::at_table(self.state.seats());
        seats.filter(|seat| !self.state.has_fallen(*seat)).collect()
    }

    /// An action's exact text, and as players write it.
    pub fn texts(&self, seat: Seat, action: Action<M>) -> (String, String) {
        let write = |mv| self.state.write_move(mv);
        let shown = match (action, action.mv()) {
            (Action::Move(mv), _) => self.state.san(seat, mv),
            (_, Some(ordered)) => write(ordered),
            _ => action.text(write),
        };
        (action.text(write), shown)
    }
}

/// Whether a text begins with a capital that is no piece of English notation, and a square follows: `Cd4` is not meant as `cd4`.
fn is_foreign(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|first| first.is_uppercase() && !"KQRBNPO".contains(first))
        && letters.next().is_some_and(char::is_lowercase)
}
