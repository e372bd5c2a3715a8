//! Whose turn it is, and what they are asked.

use lasermate_domain::tables::computers::is_computer;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::{Asked, Lifeline};
use lasermate_engine::any::AnyGame;
use lasermate_engine::outcome::DrawReason;
use lasermate_engine::overlays::lasers::Mode;
use lasermate_engine::seat::Seat;

use super::names::side;
use super::time::moment;
use super::wording::either;
use super::{denial, end_line, player};
use crate::say::turn as say;
use crate::variants;

/// Who is to act and what they are asked, each in a sentence; the last line of the game once it is over. Offers of pacts
/// are left out: they are told in the channel alone.
pub fn to_act_line(table: &Table) -> String {
    asks(table, ShownContext::Nothing, true)
}

/// The same below the board as text, which begins with whose turn it is or how many pieces are ready.
pub fn asks_below_text(table: &Table) -> String {
    asks(table, ShownContext::Text, true)
}

/// The same under a move: a plain turn is not said, because the board shows it and its player is mentioned. The time that is
/// left is said with `timed`.
pub fn asks_line(table: &Table, timed: bool) -> String {
    asks(table, ShownContext::Move, timed)
}

/// What else is shown, which need not be said again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ShownContext {
    /// Nothing that says whose turn it is.
    Nothing,
    /// A move, with its board.
    Move,
    Text,
}

fn asks(table: &Table, beside: ShownContext, timed: bool) -> String {
    if let Some(end) = end_line(table) {
        return end;
    }
    let mut lines: Vec<_> = Vec::new();
    let by_clock = variants::of(table.game.choices()).by_clock();
    let ready = by_clock.filter(|_| beside != ShownContext::Text);
    lines.extend(ready.map(|_| super::clock::ready_line(&table.game)));
    let told: Vec<_> = table.called().filter(|(_, what)| !is_said_elsewhere(*what)).collect();
    lines.extend(told.iter().filter_map(|&(seat, what)| {
        let who = player(table, seat);
        if table.seating.player(seat).is_some_and(|player| is_computer(&player.id)) {
            // What it is asked besides its move says that it thinks.
            let besides = told.iter().any(|(other, asked)| *other == seat && *asked != Asked::Move);
            if what == Asked::Move && besides {
                return None;
            }
            return Some(super::computer::thinks(&who, what, table.game.view().check.contains(&seat)));
        }
        let line = asked_line(&table.game, &who, seat, what);
        (beside == ShownContext::Nothing || line != plain_turn(&who)).then_some(line)
    }));
    match table.game.claimable() {
        Some(DrawReason::Repetition) => lines.push(say::repetition(claimed(&table.game))),
        Some(DrawReason::ThirdDenial) => lines.push(say::DENIALS.to_owned()),
        Some(_) => {
            let quiet = variants::of(table.game.choices()).words().quiet_moves;
            lines.push(say::quiet(quiet, claimed(&table.game)));
        }
        None => {}
    }
    lines.extend(time_line(table).filter(|_| timed));
    lines.join(" ")
}

/// What a draw that is claimed does: under beams points decide, or the hunt begins (overlays.md W1).
fn claimed(game: &AnyGame) -> &'static str {
    match game.choices().lasers() {
        Some(rules) if rules.mode == Mode::B && !game.view().billi_phase => say::CLAIM_BILLI,
        Some(_) => say::CLAIM_POINTS,
        None => say::CLAIM_DRAWS,
    }
}

/// The time that is left: by when whoever is to act has to, or what is on the clocks.
fn time_line(table: &Table) -> Option<String> {
    let until = table.clock.deadline?;
    let clocks = super::live_clock::clocks(table);
    Some(clocks.unwrap_or_else(|| say::time(moment(until))))
}

/// Whether a question is no line of its own: offers of pacts are told in the channel alone, and a denial besides a reply is
/// offered with the turn.
pub const fn is_said_elsewhere(what: Asked) -> bool {
    matches!(what, Asked::Pact { .. } | Asked::Denial { ends: false })
}

/// What one player is asked, under the name given.
pub fn asked_line(game: &AnyGame, who: &str, seat: Seat, what: Asked) -> String {
    match what {
        Asked::Move => {
            let or_deny = denial::or_deny(game, seat).unwrap_or_default();
            if game.must_pass(seat) {
                say::must_pass(who, or_deny)
            } else if game.view().check.contains(&seat) {
                say::in_check(who, or_deny)
            } else {
                say::to_move(who, or_deny)
            }
        }
        Asked::Lifeline { beam } => {
            let mut left: Vec<_> =
                game.legal(seat).into_iter().map(|legal| lifeline_word(&legal.exact)).collect();
            left.sort_by_key(|word| word == "none");
            say::lifeline(side(game.side(beam)), who, either(&left))
        }
        Asked::Draw if game.sides().len() > 2 => say::draw_of_three(who),
        Asked::Draw => say::draw(who),
        Asked::Billi => say::billi(who),
        Asked::Denial { ends: true } => denial::without_reply(game, who, seat),
        Asked::Denial { ends: false } => denial::or_deny_alone(game, seat).unwrap_or_default(),
        Asked::Pact { pact } => {
            let answer = |word: &str| format!("pact {word} {pact}");
            say::pact(who, answer("accept"), answer("refuse"), answer("counter"))
        }
    }
}

/// A turn of which there is nothing else to say.
fn plain_turn(who: &str) -> String {
    say::to_move(who, "")
}

/// The word of a lifeline without what is common to all.
fn lifeline_word(exact: &str) -> String {
    exact.strip_prefix("lifeline-").unwrap_or(exact).to_owned()
}

/// A lifeline's word, as it is typed.
pub(crate) const fn lifeline_name(lifeline: Option<Lifeline>) -> &'static str {
    match lifeline {
        None => "none",
        Some(Lifeline::Pass) => "pass",
        Some(Lifeline::Reflect) => "reflect",
        Some(Lifeline::Stop) => "stop",
    }
}

/// A menu of an earlier position.
pub fn earlier_menu(table: &Table) -> String {
    format!("{} {}", say::POSITION_CHANGED, to_act_line(table))
}

/// Why there is nothing to pick.
pub fn nothing_to_pick(table: &Table, seat: Seat) -> String {
    match table.game.to_act().of(seat) {
        Some(Asked::Move) => say::NO_MOVE.to_owned(),
        Some(_) => format!("{} {}", say::NOTHING_TO_CHOOSE, to_act_line(table)),
        None if table.game.view().clock.is_some() => say::NONE_READY.to_owned(),
        None => format!("{} {}", say::NOT_YOURS, to_act_line(table)),
    }
}
