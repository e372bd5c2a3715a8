//! Lists: the moves of a game, the games of a server.

use std::borrow::Cow;

use lasermate_domain::escape::notation;
use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timeline::{ClockedStep, Fate, TimelineStep};
use lasermate_engine::action::{ActionKind, Asked};
use lasermate_engine::effect::Effect;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::View;

use super::room::room;
use super::time::{clock, moment};
use super::wording::commas;
use super::{by_side, captions, games, names, players_line};
use crate::say;

/// The moves in pairs, as `1. d3 e5 2. Bg5 d6 3. Nd2 [LASERMATE Red +277]`, with what else was done in brackets; among more
/// than two in rounds, with their sides once one is missing: `9. White Qe4 Black f6`. A move that was
/// denied is struck through. Without turns each stands at its time: `0:26 Black h6; 0:31 White e4`, and a move that never
/// happened is struck through. What was done before the step `from` is left out; the numbers begin with that of the game's
/// first move.
pub fn history(first: u32, steps: &[TimelineStep], from: usize) -> String {
    if steps.iter().any(|step| step.clocked.is_some()) {
        return steps.iter().skip(from).filter_map(timed).collect::<Vec<_>>().join("; ");
    }
    let mut words: Vec<String> = Vec::new();
    let (mut round, mut last) = (first.saturating_sub(1), None);
    for (index, step) in steps.iter().enumerate() {
        let seat = step.played.seat;
        let side = names::side(step.game.side(seat));
        let mut word = if step.is_move() {
            // Who moves twice has had the first move denied, in the same round.
            let again = last == Some(seat);
            let opens = last.is_none_or(|last| seat < last);
            let begins = opens || again;
            let skipped = last.map_or(0, |last: Seat| last.index() + 1) != seat.index();
            last = Some(seat);
            round += u32::from(opens);
            let number = match (begins, seat) {
                (true, Seat::First) => format!("{round}. "),
                (true, _) => format!("{round}… "),
                (false, _) => String::new(),
            };
            let three = step.game.sides().len() > 2;
            let whose = if three && (if begins { seat != Seat::First } else { skipped }) { side } else { "" };
            let between = if whose.is_empty() { "" } else { " " };
            let mut later = steps[index + 1..].iter().filter(|later| later.is_move() || later.is_denial());
            let denied = later.next().is_some_and(TimelineStep::is_denial);
            let strike = if denied { "~~" } else { "" };
            format!("{number}{whose}{between}{strike}{}{strike}", step.played.san)
        } else if step.is_denial() {
            format!("[{}]", say::listing::denies(side))
        } else {
            format!("[{}]", say::listing::deed(side, deed(&step.played.san)))
        };
        if let Some(points) = points(step) {
            word += &points;
        }
        words.push(word);
    }
    words.get(from..).unwrap_or_default().join(" ")
}

/// What is no move, by its exact text.
fn deed(exact: &str) -> Cow<'_, str> {
    use say::listing::{
        ACCEPT_DEFEAT, ALLOW, BILLI, DRAW_ACCEPT, DRAW_CLAIM, DRAW_DECLINE, DRAW_OFFER, RESIGN, lifeline,
    };
    Cow::Borrowed(match exact {
        "resign" => RESIGN,
        "draw-offer" => DRAW_OFFER,
        "draw-accept" => DRAW_ACCEPT,
        "draw-decline" => DRAW_DECLINE,
        "draw-claim" => DRAW_CLAIM,
        "billi" => BILLI,
        "accept-defeat" => ACCEPT_DEFEAT,
        "allow" => ALLOW,
        other => {
            let which = other.strip_prefix("lifeline-");
            return Cow::Owned(which.map_or_else(|| other.replace('-', " "), lifeline));
        }
    })
}

/// A step without turns at its time, as the room was told of it: `0:26 Black h6`.
fn timed(step: &TimelineStep) -> Option<String> {
    let ClockedStep { at, fate } = step.clocked?;
    let side = names::side(step.game.side(step.played.seat));
    let word = |san: &str| format!("{} {side} {san}", clock(at));
    let points = points(step).unwrap_or_default();
    Some(match fate {
        Fate::Done if step.is_move() => word(&step.played.san) + &points,
        Fate::Done => format!("[{}]{points}", word(&deed(&step.played.san))),
        Fate::Waits(_) => say::listing::pending(word(&step.played.san)),
        Fate::Never(_) => say::listing::cancelled(word(&step.played.san)),
    })
}

/// What was scored with a step, with the score after it.
fn points(step: &TimelineStep) -> Option<String> {
    let side = |seat: Seat| names::side(step.game.side(seat));
    let told: Vec<_> = step
        .played
        .effects
        .iter()
        .filter_map(|effect| match *effect {
            Effect::Lasermate { beam, points, .. } if points > 0 => {
                Some(say::listing::lasermate(side(beam), points.to_string()))
            }
            Effect::KingScored { seat, points, .. } => {
                Some(say::listing::scored(side(seat), points.to_string()))
            }
            Effect::Eliminated { seat, .. } => Some(say::listing::out(side(seat))),
            Effect::Defeated { seat, points, .. } if points > 1 => {
                Some(say::listing::scored(side(seat.other()), points.to_string()))
            }
            _ => None,
        })
        .collect();
    if told.is_empty() {
        return None;
    }
    let view = step.game.view();
    if view.beams.is_empty() {
        return Some(format!(" **[{}]**", told.join(", ")));
    }
    Some(format!(" **[{}; {}]**", told.join(", "), by_side(view.sides, &view.scores)))
}

/// Where a game in a list is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePlace {
    /// In the room where the list is asked for.
    Here,
    /// In another room of the server.
    There,
    /// In another room of the table that the room shares.
    AtTable,
}

/// A game in the list of a server: its code, what it is, who plays, whose turn it is and since when, and where.
pub fn game_line(table: &Table, played: GamePlace) -> String {
    let state = if table.is_archived() {
        say::listing::ARCHIVED.to_owned()
    } else if let Some(end) = super::how_it_ended(table) {
        end
    } else {
        let view = table.game.view();
        let number = move_number(&view);
        let to_act = table.game.to_act();
        match to_act.mover().map(|seat| (seat, Asked::Move)).or_else(|| to_act.iter().next()) {
            _ if view.clock.is_some() => say::listing::IN_PROGRESS.to_owned(),
            Some((seat, asked)) => say::listing::turn(number, captions::turn(table.game.side(seat), asked)),
            None => number,
        }
    };
    let place = match played {
        GamePlace::Here => say::listing::HERE.to_owned(),
        GamePlace::There => say::listing::in_a_room(room(&table.room)),
        GamePlace::AtTable => say::listing::AT_THIS_TABLE.to_owned(),
    };
    format!("- {} · {state} · {} · {place}", head(table), moment(table.clock.touched_at))
}

/// A game by its code, with what it is and who plays.
fn head(table: &Table) -> String {
    format!("`{}` {}: {}", table.id, games::title(table.setup.preset()), players_line(table))
}

fn move_number(view: &View) -> String {
    if view.billi_phase {
        say::listing::billi_number(view.move_number)
    } else if view.sides.len() > 2 {
        say::listing::round_number(view.move_number)
    } else {
        say::listing::move_number(view.move_number)
    }
}

/// The list of a server's games; `more` are left out of it. Whoever sees some that are played elsewhere can follow them.
pub fn games_words(lines: &[String], more: usize, elsewhere: bool) -> String {
    if lines.is_empty() {
        return say::listing::NO_GAMES.to_owned();
    }
    let mut words = lines.join("\n");
    if more > 0 {
        words += &format!("\n{}", say::listing::and_more(more));
    }
    if elsewhere || more > 0 {
        words += &format!("\n{}", say::listing::TO_FOLLOW);
    }
    words
}

/// The words around a list of moves.
pub fn history_words(table: &Table, list: &str) -> String {
    let list = if list.is_empty() { say::listing::NO_MOVES } else { list };
    format!("{}\n{list}{}\n{}", head(table), hints(table), super::to_act_line(table))
}

/// A line that says who had hints, and before what; nothing where nobody had any.
fn hints(table: &Table) -> String {
    let each = table.hints.iter().map(|hint| {
        let who = super::player(table, hint.seat);
        // What was done about pacts is told in the channel alone (pacts.md P1).
        let mut later = table.record.iter().skip(hint.before);
        match later.find(|entry| entry.kind == ActionKind::Move) {
            Some(next) => say::listing::hint_before(who, notation(&next.san)),
            None => say::listing::hint_latest(who),
        }
    });
    let told: Vec<_> = each.collect();
    if told.is_empty() { String::new() } else { format!("\n{}", say::listing::hints(commas(&told))) }
}

/// The words with an animation.
pub fn replay_words(table: &Table, moves: usize) -> String {
    let end = super::how_it_ended(table).unwrap_or_else(|| say::listing::UNFINISHED.to_owned());
    say::listing::replay(head(table), moves, end)
}
