//! What a half-typed or bare line is: whether it can be sent as it stands, and whether it is a move.

use std::sync::atomic::Ordering;

use lasermate_engine::action::{Action, Asked};
use lasermate_engine::pact::text::is_act;
use lasermate_engine::refusal::Reason;

use super::play::complete::acting_seat;
use crate::command::{CommandSpec, Complete, OptionKind};
use crate::port::{PersonId, RoomId, Typing, UnixMillis};
use crate::service::state::Service;
use crate::sessions::session::Session;
use crate::time_control::TimeControl;

/// The longest bare word that is tried as a move, in characters.
const BARE: usize = 30;

impl Service {
    /// Whether what stands in an option can be sent as it is: a whole word of those it takes, or a move, legal or not. What is
    /// not can be completed.
    #[must_use]
    pub fn is_complete(&self, typing: &Typing) -> bool {
        let spec = CommandSpec::of(typing.command);
        let Some(option) = spec.options.iter().find(|option| option.name == typing.option) else {
            return true;
        };
        let typed = typing.typed.trim().trim_start_matches('@');
        if typed.is_empty() {
            return !option.required;
        }
        match option.complete {
            Complete::Moves => {
                let game = self.live_game(&typing.room).ok().flatten();
                game.is_none_or(|game| {
                    let live = game.live.seen_at(self.latest.load(Ordering::Relaxed));
                    acting_seat(&live, &typing.who.id).is_none_or(|seat| {
                        let judged = live.game.may(seat, typed);
                        judged.is_ok() || judged.is_err_and(|refusal| refusal.reason != Reason::Unreadable)
                    })
                })
            }
            Complete::No if !matches!(option.kind, OptionKind::Choice(_)) => true,
            Complete::Times => TimeControl::read(typed).is_some(),
            // Whatever is written in words of its own.
            Complete::GameOptions
            | Complete::PuzzleGames
            | Complete::PuzzleThemes
            | Complete::Position
            | Complete::Questions
            | Complete::PactWith
            | Complete::PactTerms
            | Complete::PactUntil => true,
            Complete::No
            | Complete::Squares
            | Complete::Drops
            | Complete::Games
            | Complete::Lifelines
            | Complete::GameCodes
            | Complete::Commands => {
                let known = self.complete(typing);
                known.is_empty() || known.iter().any(|choice| choice.value.eq_ignore_ascii_case(typed))
            }
        }
    }

    /// Whether a bare word is a move of somebody whom the room's game asks for one. A move that is not legal is one too: it is
    /// better explained than said to everybody.
    #[must_use]
    pub fn is_own_move(&self, who: &PersonId, room: &RoomId, typed: &str, at: UnixMillis) -> bool {
        let plain = |c: char| !c.is_whitespace() && !c.is_control();
        if typed.chars().nth(BARE).is_some() || !typed.chars().all(plain) || is_act(typed) {
            return false;
        }
        // `draw` and `resign` are words; those have commands.
        if Action::<()>::from_word(typed).is_some() {
            return false;
        }
        let Ok(Some(game)) = self.live_game(room) else { return false };
        let live: &Session = &game.live.seen_at(game.stamp(at));
        let Some(seat) = live.seat_of(who) else { return false };
        if live.game.to_act().of(seat) != Some(Asked::Move) {
            return false;
        }
        match live.game.may(seat, typed) {
            Ok(()) => true,
            // Only what names a cell, or a word of chat would be taken for a move that cannot be made.
            Err(refusal) => {
                refusal.reason != Reason::Unreadable && typed.contains(|c: char| c.is_ascii_digit())
            }
        }
    }
}
