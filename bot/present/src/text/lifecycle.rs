//! What is said of a game as it begins, runs out of time, rests and goes on.

use super::challenges::{self, RATED};
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

pub fn begins(table: &Table) -> String {
    with_turn(table_line(table), table)
}

/// Whose turn it is, in a line below.
fn with_turn(said: String, table: &Table) -> String {
    format!("{said}\n{}", to_act_line(table))
}

fn code(table: &Table) -> String {
    table.id.to_string()
}

/// Who plays what, and how fast.
pub fn table_line(table: &Table) -> String {
    let rated = table.rated.then(|| RATED.to_owned());
    let terms = [super::players_line(table), challenges::table(&table.setup), pace(table.time_control())];
    let terms = commas(&terms.into_iter().chain(rated).collect::<Vec<_>>());
    match table.tournament {
        Some(OfTournament { round: Some(round), .. }) => {
            say::lifecycle::table_in_round(code(table), round, terms)
        }
        Some(OfTournament { round: None, .. }) => say::lifecycle::table_in_arena(code(table), terms),
        None => say::lifecycle::table(code(table), terms),
    }
}

/// What each player is told under the first board, as plain text: the own side, and under beams whose heel to reach and which to
/// guard.
pub fn yours(table: &Table) -> Vec<String> {
    let view = table.game.view();
    let side = |seat: Seat| side(table.game.side(seat));
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
    Seat::at_table(table.game.sides().len()).map(told).collect()
}

/// A reminder that time runs out.
pub fn reminder(table: &Table, left: UnixMillis) -> String {
    say::lifecycle::reminder(code(table), time_words(left), to_act_line(table))
}

/// The bot's clock was wrong, and so was what it said of this game.
pub fn clock_mended(table: &Table, left: Option<UnixMillis>) -> String {
    let turn = to_act_line(table);
    match left {
        Some(left) => say::lifecycle::clock_mended_left(code(table), time_words(left), turn),
        None => say::lifecycle::clock_mended(code(table), turn),
    }
}

/// The bot was away, and the time for a move is put off.
pub fn put_off(table: &Table, away: UnixMillis, left: UnixMillis) -> String {
    say::lifecycle::put_off(code(table), time_words(away), time_words(left), to_act_line(table))
}

/// The time is over; `drawn` says that nobody who is left can win.
pub fn overdue(table: &Table, late: Seat, drawn: bool) -> String {
    let others = table.people().into_iter().filter(|seat| *seat != late);
    let others: Vec<_> = others.map(|seat| player(table, seat)).collect();
    let (game, late) = (code(table), player(table, late));
    let said = if others.is_empty() {
        say::lifecycle::overdue_alone(game, late)
    } else if drawn {
        say::lifecycle::overdue_drawn(game, late, either(&others))
    } else if table.living().len() > 2 {
        say::lifecycle::overdue_of_three(game, late, either(&others))
    } else {
        say::lifecycle::overdue(game, late, either(&others))
    };
    with_turn(said, table)
}

/// Somebody who is away is taken to agree to a draw.
pub fn assents(table: &Table, absent: Seat) -> String {
    with_turn(say::lifecycle::assents(code(table), player(table, absent)), table)
}

/// The question whether a game goes on.
pub fn abandoned(table: &Table, until: UnixMillis) -> String {
    with_turn(say::lifecycle::abandoned(code(table), moment(until)), table)
}

/// A game that is archived.
pub fn archived(table: &Table) -> String {
    with_turn(say::lifecycle::archived(code(table)), table)
}

/// Before a move by which an archived game goes on.
pub fn goes_on(table: &Table) -> String {
    say::lifecycle::goes_on(code(table))
}

/// A game that is resumed after a pause.
pub fn resumed(table: &Table, by: Seat) -> String {
    with_turn(say::lifecycle::resumed(player(table, by), code(table)), table)
}

/// A game that goes on when the bot is back in its server.
pub fn back(table: &Table) -> String {
    say::lifecycle::back(code(table), to_act_line(table))
}

/// A game in whose room nothing was read for a while.
pub fn unread(table: &Table) -> String {
    say::lifecycle::unread(code(table), to_act_line(table))
}

/// A game whose room has been replaced by the one where this is told.
pub fn moved_here(table: &Table) -> String {
    say::lifecycle::moved_here(code(table), to_act_line(table))
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
