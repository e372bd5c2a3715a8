//! What is said of a game as it begins, runs out of time, rests and goes on.

use super::challenges::{RATED, table};
use super::names::side;
use super::time::{moment, pace, time_words};
use super::wording::{commas, either};
use super::{player, to_act_line};
use crate::say;
pub use crate::say::lifecycle::{AS_A_GUEST, seen_again, watched};

use lasermate_domain::port::UnixMillis;
use lasermate_domain::tables::log_payload::OfTournament;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::{Action, ActionKind, Lifeline};
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;

pub fn begins(live: &Table) -> String {
    with_turn(table_line(live), live)
}

/// Whose turn it is, in a line below.
fn with_turn(said: String, live: &Table) -> String {
    format!("{said}\n{}", to_act_line(live))
}

fn code(live: &Table) -> String {
    live.id.to_string()
}

/// Who plays what, and how fast.
pub fn table_line(live: &Table) -> String {
    let rated = live.rated.then(|| RATED.to_owned());
    let terms = [super::players_line(live), table(&live.setup), pace(live.time_control())];
    let terms = commas(&terms.into_iter().chain(rated).collect::<Vec<_>>());
    match live.tournament {
        Some(OfTournament { round: Some(round), .. }) => {
            say::lifecycle::table_in_round(code(live), round, terms)
        }
        Some(OfTournament { round: None, .. }) => say::lifecycle::table_in_arena(code(live), terms),
        None => say::lifecycle::table(code(live), terms),
    }
}

/// What each player is told under the first board, as plain text: the own side, and under beams whose heel to reach and which to
/// guard.
pub fn yours(live: &Table) -> Vec<String> {
    let view = live.game.view();
    let side = |seat: Seat| side(live.game.side(seat));
    let told = |seat: Seat| {
        let mut heels = view.beams.iter().flat_map(|beam| &beam.heels);
        let own = heels.find(|heel| heel.seat == seat).map(|heel| view.mesh.name(heel.at.0));
        let others = view.beams.iter().filter(|beam| beam.seat == seat).flat_map(|beam| &beam.heels);
        let others = others.map(|heel| say::lifecycle::heel_of(side(heel.seat), view.mesh.name(heel.at.0)));
        let others: Vec<_> = others.collect();
        match own.filter(|_| !others.is_empty()) {
            Some(own) => say::lifecycle::you_play_with_beam(side(seat), either(&others), own),
            None => say::lifecycle::you_play(side(seat)),
        }
    };
    Seat::at_table(live.game.sides().len()).map(told).collect()
}

/// A reminder that time runs out.
pub fn reminder(live: &Table, left: UnixMillis) -> String {
    say::lifecycle::reminder(code(live), time_words(left), to_act_line(live))
}

/// The bot's clock was wrong, and so was what it said of this game.
pub fn clock_mended(live: &Table, left: Option<UnixMillis>) -> String {
    let turn = to_act_line(live);
    match left {
        Some(left) => say::lifecycle::clock_mended_left(code(live), time_words(left), turn),
        None => say::lifecycle::clock_mended(code(live), turn),
    }
}

/// The bot was away, and the time for a move is put off.
pub fn put_off(live: &Table, away: UnixMillis, left: UnixMillis) -> String {
    say::lifecycle::put_off(code(live), time_words(away), time_words(left), to_act_line(live))
}

/// The time is over; `drawn` says that nobody who is left can win.
pub fn overdue(live: &Table, late: Seat, drawn: bool) -> String {
    let others = live.people().into_iter().filter(|seat| *seat != late);
    let others: Vec<_> = others.map(|seat| player(live, seat)).collect();
    let (game, late) = (code(live), player(live, late));
    let said = if others.is_empty() {
        say::lifecycle::overdue_alone(game, late)
    } else if drawn {
        say::lifecycle::overdue_drawn(game, late, either(&others))
    } else if live.living().len() > 2 {
        say::lifecycle::overdue_of_three(game, late, either(&others))
    } else {
        say::lifecycle::overdue(game, late, either(&others))
    };
    with_turn(said, live)
}

/// Somebody who is away is taken to agree to a draw.
pub fn assents(live: &Table, absent: Seat) -> String {
    with_turn(say::lifecycle::assents(code(live), player(live, absent)), live)
}

/// The question whether a game goes on.
pub fn abandoned(live: &Table, until: UnixMillis) -> String {
    with_turn(say::lifecycle::abandoned(code(live), moment(until)), live)
}

/// A game that is archived.
pub fn archived(live: &Table) -> String {
    with_turn(say::lifecycle::archived(code(live)), live)
}

/// Before a move by which an archived game goes on.
pub fn goes_on(live: &Table) -> String {
    say::lifecycle::goes_on(code(live))
}

/// A game that is resumed after a pause.
pub fn resumed(live: &Table, by: Seat) -> String {
    with_turn(say::lifecycle::resumed(player(live, by), code(live)), live)
}

/// A game that goes on when the bot is back in its server.
pub fn back(live: &Table) -> String {
    say::lifecycle::back(code(live), to_act_line(live))
}

/// A game in whose room nothing was read for a while.
pub fn unread(live: &Table) -> String {
    say::lifecycle::unread(code(live), to_act_line(live))
}

/// A game whose room has been replaced by the one where this is told.
pub fn moved_here(live: &Table) -> String {
    say::lifecycle::moved_here(code(live), to_act_line(live))
}

/// What one's own action is called in the answer to it.
pub fn done(played: &Played) -> String {
    use say::lifecycle::*;
    let ActionKind::Said(said) = played.kind else { return you_played(&played.san) };
    let offered = |effect: &Effect| matches!(effect, Effect::DrawOffered { .. });
    let words = match said {
        Action::DrawOffer if played.effects.iter().any(offered) => YOU_OFFERED_DRAW,
        // Whoever is offered one agrees by offering one.
        Action::DrawOffer | Action::DrawAccept => YOU_ACCEPTED_DRAW,
        Action::DrawDecline => YOU_DECLINED_DRAW,
        Action::DrawClaim => YOU_CLAIMED_DRAW,
        Action::Resign => YOU_RESIGNED,
        Action::Billi => YOU_SAID_BILLI,
        Action::AcceptDefeat => YOU_ACCEPTED_DEFEAT,
        Action::Pass => YOU_PASSED,
        Action::Deny => YOU_DENIED,
        Action::Allow => YOU_ALLOWED,
        Action::Lifeline(None) => YOUR_LIFELINE_NONE,
        Action::Lifeline(Some(Lifeline::Pass)) => YOUR_LIFELINE_PASS,
        Action::Lifeline(Some(Lifeline::Reflect)) => YOUR_LIFELINE_REFLECT,
        Action::Lifeline(Some(Lifeline::Stop)) => YOUR_LIFELINE_STOP,
        Action::Move(()) | Action::Premove(()) => "",
    };
    words.to_owned()
}
