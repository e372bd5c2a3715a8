//! What a half-typed or bare line is: whether it can be sent as it stands, and whether it is a move.

use lasermate_domain::command::{CommandSpec, CompletionSource, OptionKind};
use lasermate_domain::port::{PersonId, RoomId, Typing, UnixMillis};
use lasermate_domain::tables::table::Table;
use lasermate_domain::time_control::TimeControl;
use lasermate_domain::time_zone::Zone;
use lasermate_engine::action::{Action, Asked};
use lasermate_engine::pact::text::is_act;
use lasermate_engine::refusal::Reason;
use lasermate_present::complete::acting_seat;
use lasermate_present::language::Language;

use crate::questions::complete;
use crate::world::World;

/// The longest bare word that is tried as a move, in characters.
const BARE: usize = 30;

/// Whether what stands in an option can be sent as it is: a whole word of those it takes, or a move, legal or not. What is
/// not can be completed.
pub fn is_complete(world: &World, typing: &Typing) -> bool {
    let spec = CommandSpec::of(typing.command);
    let Some(option) = spec.options.iter().find(|option| option.name == typing.option) else {
        return true;
    };
    let typed = typing.typed.trim().trim_start_matches('@');
    if typed.is_empty() {
        return !option.required;
    }
    match option.complete {
        CompletionSource::Moves => {
            let game = world.game_here(&typing.room).ok().flatten();
            game.is_none_or(|game| {
                let table = game.seen_at(world.clock.latest());
                acting_seat(&table, &typing.who.id).is_none_or(|seat| {
                    let judged = table.game.may(seat, typed);
                    judged.is_ok() || judged.is_err_and(|refusal| refusal.reason != Reason::Unreadable)
                })
            })
        }
        CompletionSource::No if !matches!(option.kind, OptionKind::Choice(_)) => true,
        CompletionSource::Times => TimeControl::read(typed).is_some(),
        // Whatever is written in words of its own.
        CompletionSource::GameOptions
        | CompletionSource::PuzzleGames
        | CompletionSource::PuzzleThemes
        | CompletionSource::Position
        | CompletionSource::Questions
        | CompletionSource::PactWith
        | CompletionSource::PactTerms
        | CompletionSource::PactUntil
        | CompletionSource::SettingValues => true,
        CompletionSource::Languages => Language::spoken(typed).is_some(),
        CompletionSource::Zones => typed.parse::<Zone>().is_ok(),
        CompletionSource::No
        | CompletionSource::Squares
        | CompletionSource::Drops
        | CompletionSource::Games
        | CompletionSource::Lifelines
        | CompletionSource::GameCodes
        | CompletionSource::Commands => {
            let known = complete(world, typing);
            known.is_empty() || known.iter().any(|choice| choice.value.eq_ignore_ascii_case(typed))
        }
    }
}

/// Whether a bare word is a move of somebody who plays in the room's game. One that is not legal, or made before its turn, is
/// one too: it is better explained than said to everybody, the opponent among them.
pub fn is_own_move(world: &World, who: &PersonId, room: &RoomId, typed: &str, at: UnixMillis) -> bool {
    // From here on without its number, as it comes from a record: `12. Nf3` is one word.
    let typed = without_number(typed);
    let plain = |c: char| !c.is_whitespace() && !c.is_control();
    if typed.chars().nth(BARE).is_some() || !typed.chars().all(plain) || is_act(typed) {
        return false;
    }
    // `draw` and `resign` are words; those have commands.
    if Action::<()>::from_word(typed).is_some() {
        return false;
    }
    let Ok(Some(game)) = world.game_here(room) else { return false };
    let table: &Table = &game.seen_at(game.clock.stamp(at));
    let Some(seat) = table.seating.seat_of(who) else { return false };
    if table.game.to_act().of(seat) != Some(Asked::Move) {
        return has_form_of_move(typed);
    }
    match table.game.may(seat, typed) {
        Ok(()) => true,
        // Only what names a cell, or castling: or a word of chat would be taken for a move that cannot be made.
        Err(refusal) => {
            let named = typed.contains(|c: char| c.is_ascii_digit()) || has_form_of_move(typed);
            refusal.reason != Reason::Unreadable && named
        }
    }
}

/// A text without the number of the move before it: `12. e4`, `1...e5`, `1… e5`.
fn without_number(typed: &str) -> &str {
    let after = typed.trim_start_matches(|c: char| c.is_ascii_digit());
    let mv = after.trim_start_matches(['.', '…']);
    if after.len() < typed.len() && mv.len() < after.len() { mv.trim_start() } else { typed }
}

/// Whether a word is written like a move: a cell or two, perhaps the letter of a piece before them and one that a pawn becomes
/// behind, or castling.
fn has_form_of_move(typed: &str) -> bool {
    const LONGEST: usize = 10;
    let typed = typed.trim_end_matches(['+', '#']);
    if matches!(typed, "O-O" | "O-O-O" | "0-0" | "0-0-0") {
        return true;
    }
    let is_letter = |c: char| c.is_ascii_uppercase();
    let cells = typed.strip_prefix(is_letter).unwrap_or(typed);
    // A small letter for what becomes of a pawn stands behind two cells: `l8r` is talk.
    let digits = cells.chars().filter(char::is_ascii_digit).count();
    let made = cells.strip_suffix(|c| "QRBN".contains(c) || digits > 1 && "qrbn".contains(c));
    let made = made.map(|cells| cells.trim_end_matches('='));
    let cells = made.filter(|cells| cells.ends_with(|c: char| c.is_ascii_digit())).unwrap_or(cells);
    let is_of_cell = |c: char| matches!(c, 'a'..='l') || c.is_ascii_digit() || matches!(c, 'x' | '-');
    let file = cells.trim_end_matches(|c: char| c.is_ascii_digit());
    cells.len() <= LONGEST
        && cells.chars().all(is_of_cell)
        && file.len() < cells.len()
        && file.ends_with(|c| matches!(c, 'a'..='l'))
        && cells.chars().filter(|c| matches!(c, 'a'..='l')).count() <= 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_move_is_no_part_of_it() {
        for (typed, mv) in [
            ("1. Nf3", "Nf3"),
            ("12.e4", "e4"),
            ("1...e5", "e5"),
            ("1… e5", "e5"),
            ("Nf3", "Nf3"),
            ("11-15", "11-15"),
            ("3 things", "3 things"),
            ("... and you?", "... and you?"),
        ] {
            assert_eq!(without_number(typed), mv, "{typed}");
        }
    }

    #[test]
    fn what_is_written_like_a_move_is_told_from_talk() {
        for mv in [
            "e4", "e2e4", "e2-e4", "Nf3", "Nbd2", "N1d2", "Qh5+", "exd5", "e7e8q", "e8=Q", "exd8=N#", "O-O",
            "0-0-0", "a12", "l10i10", "Bc4xf7+",
        ] {
            assert!(has_form_of_move(mv), "{mv}");
        }
        for talk in [
            "gg", "gr8", "l8r", "1-0", "2-1", "m8", "e4?", "e5!", "hm", "ok", "50", "a", "Nf", "abcde5",
            "x5", ":D", "11-15",
        ] {
            assert!(!has_form_of_move(talk), "{talk}");
        }
    }
}
