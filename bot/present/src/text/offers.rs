//! In a game, besides the moves: draws, lifelines, takebacks, claims, and questions before something dangerous.

use lasermate_domain::port::UnixMillis;
use lasermate_domain::tables::log_payload::ClaimFor;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::{Action, ActionKind};
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;

use super::announce::falls;
use super::time::moment;
use super::wording::{listed, number};
use super::{player, to_act_line};
use crate::say::offers;
pub use crate::say::offers::{
    AGREED_ALREADY, CHOOSE_CLAIM, CHOOSE_DRAW, CHOOSE_LIFELINE, CHOOSE_TAKEBACK, COMPUTER_DECLINES, CROSSED,
    DRAW_IS_FOR_ALL, EXPIRED, MORE, NO_LIMIT, NO_TAKEBACK, NO_WIN_ON_TIME, NOT_ASKED, NOT_PAUSED,
    NOTHING_MORE, NOTHING_TO_TAKE_BACK, RESUME_FIRST, RESUMED, TAKEBACK_REQUESTED, YOUR_OWN_TIME, no_move,
};

/// A takeback is asked for while another asks for one.
pub fn answer_first(table: &Table, asker: Seat) -> String {
    offers::answer_theirs_first(player(table, asker))
}

/// To who asked for a takeback and asks once more or answers: these have not answered yet.
pub fn takeback_waits(table: &Table, open: &[Seat]) -> String {
    offers::takeback_asked_already(players(table, open))
}

/// Something dangerous that is asked once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DangerousAction {
    Resign,
    /// ACCEPT DEFEAT where it ends the game.
    Defeat,
    /// ACCEPT DEFEAT in the chess game alone, after which the hunt goes on.
    DefeatInChess,
}

/// The question before something dangerous, and its button.
pub const fn question(what: DangerousAction) -> (&'static str, &'static str) {
    match what {
        DangerousAction::Resign => (offers::RESIGN_QUESTION, offers::YES_RESIGN),
        DangerousAction::Defeat => (offers::DEFEAT_QUESTION, offers::YES_DEFEAT),
        DangerousAction::DefeatInChess => (offers::DEFEAT_IN_CHESS_QUESTION, offers::YES_DEFEAT),
    }
}

pub fn takeback_asked(table: &Table, asker: Seat, keep: usize) -> String {
    let (mut moves, mut deeds) = (Vec::new(), Vec::new());
    for entry in table.record.iter().skip(keep) {
        match entry.kind {
            ActionKind::Said(said) if !entry.is_move() => deeds.extend(undone(said)),
            ActionKind::Pact => deeds.push(offers::UNDONE_PACTS),
            _ => moves.push(entry.san.as_str()),
        }
    }
    let mut undone = vec![match moves.as_slice() {
        [one] => (*one).to_owned(),
        several => offers::last_moves(number(several.len()), several.join(", ")),
    }];
    for deed in deeds {
        if !undone.iter().any(|told| told == deed) {
            undone.push(deed.to_owned());
        }
    }
    offers::asks_to_take_back(player(table, asker), listed(&undone), listed(&others(table, asker)))
}

/// What is no move, as it is taken back with the moves before it; that an offer goes with them need not be said.
const fn undone(said: Action<()>) -> Option<&'static str> {
    Some(match said {
        Action::DrawOffer | Action::DrawAccept | Action::DrawDecline | Action::DrawClaim => return None,
        Action::Billi => offers::UNDONE_BILLI,
        Action::AcceptDefeat => offers::UNDONE_DEFEAT,
        Action::Lifeline(_) => offers::UNDONE_LIFELINE,
        Action::Deny => offers::UNDONE_DENIAL,
        Action::Allow => offers::UNDONE_ANSWER,
        Action::Resign => offers::UNDONE_RESIGNATION,
        Action::Move(()) | Action::Premove(()) | Action::Pass => offers::UNDONE_MOVE,
    })
}

pub fn takeback_answered(table: &Table, by: Seat, allowed: bool, open: &[Seat]) -> String {
    let by = player(table, by);
    match allowed {
        true if open.is_empty() => offers::allows_takeback(by, to_act_line(table)),
        true => offers::allows_takeback_others_open(by, players(table, open)),
        false => offers::declines_takeback(by),
    }
}

/// Confirmation to the seat that answered a takeback request.
pub const fn you_answered(allowed: bool) -> &'static str {
    if allowed { offers::YOU_ALLOWED } else { offers::YOU_DECLINED }
}

/// Nothing can be claimed yet; `late` is whose time runs.
pub fn time_left(table: &Table, late: Option<Seat>, until: UnixMillis) -> String {
    match late {
        Some(seat) => offers::time_of_player_runs(player(table, seat), moment(until)),
        None => offers::time_runs(moment(until)),
    }
}

/// A request that was made before, below what is said now.
pub fn takeback_still_open(table: &Table, by: Seat, open: &[Seat]) -> String {
    offers::takeback_is_open(player(table, by), players(table, open))
}

/// A takeback would leave somebody without time, because the increment of a move goes with it.
pub fn no_time_for_takeback(table: &Table, late: Seat) -> String {
    offers::no_time_left_by_takeback(player(table, late))
}

/// A claim on overstepped time, with what came of it; `left` are those that were in the game before it.
pub fn claimed(table: &Table, who: (Seat, Seat), claim: ClaimFor, left: usize, played: &[Played]) -> String {
    let (by, late) = (player(table, who.0), player(table, who.1));
    let head = match claim {
        ClaimFor::Win if left > 2 => offers::plays_on_without(late, by),
        ClaimFor::Win => offers::claims_win(late, by),
        ClaimFor::Draw => offers::claims_draw(late, by),
        ClaimFor::Wait => offers::gives_time(late, by),
    };
    let fallen = played.iter().flat_map(|played| falls(table, played));
    let mut lines: Vec<_> = std::iter::once(head).chain(fallen).collect();
    lines.push(to_act_line(table));
    lines.join("\n")
}

/// The same, to who claims.
pub const fn you_claimed(claim: ClaimFor, left: usize) -> &'static str {
    match claim {
        ClaimFor::Win if left > 2 => offers::THEY_ARE_OUT,
        ClaimFor::Win => offers::YOU_CLAIMED_WIN,
        ClaimFor::Draw => offers::YOU_CLAIMED_DRAW,
        ClaimFor::Wait => offers::THEY_GET_TIME,
    }
}

/// The other players that are in the game.
fn others(table: &Table, seat: Seat) -> Vec<String> {
    table.living().into_iter().filter(|other| *other != seat).map(|other| player(table, other)).collect()
}

fn players(table: &Table, seats: &[Seat]) -> String {
    let names: Vec<_> = seats.iter().map(|seat| player(table, *seat)).collect();
    listed(&names)
}
