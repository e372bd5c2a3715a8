//! Lists: the moves of a game, the games of a server.

use lasermate_domain::command::mark::{CHALLENGE, WATCH};
use lasermate_domain::sessions::session::Session;
use lasermate_domain::sessions::timeline::{ClockedStep, Fate, TimelineStep};
use lasermate_engine::action::{ActionKind, Asked};
use lasermate_engine::effect::Effect;
use lasermate_engine::seat::Seat;

use super::room::room;
use super::time::{clock, moment};
use super::{by_side, captions, players_line};

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
        let side = step.game.side(seat).title();
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
            format!("[{side} denies]")
        } else {
            format!("[{side}: {}]", step.played.san.replace('-', " "))
        };
        if let Some(points) = points(step) {
            word += &points;
        }
        words.push(word);
    }
    words.get(from..).unwrap_or_default().join(" ")
}

/// A step without turns at its time, as the room was told of it: `0:26 Black h6`.
fn timed(step: &TimelineStep) -> Option<String> {
    let ClockedStep { at, fate } = step.clocked?;
    let word = format!("{} {} {}", clock(at), step.game.side(step.played.seat).title(), step.played.san);
    let points = points(step).unwrap_or_default();
    Some(match fate {
        Fate::Done if step.is_move() => format!("{word}{points}"),
        Fate::Done => format!("[{}]{points}", word.replace('-', " ")),
        Fate::Waits(_) => format!("{word} (pending)"),
        Fate::Never(_) => format!("~~{word}~~ (cancelled)"),
    })
}

/// What was scored with a step, with the score after it.
fn points(step: &TimelineStep) -> Option<String> {
    let title = |seat: Seat| step.game.side(seat).title();
    let told: Vec<_> = step
        .played
        .effects
        .iter()
        .filter_map(|effect| match *effect {
            Effect::Lasermate { beam, points, .. } if points > 0 => {
                Some(format!("LASERMATE {} +{points}", title(beam)))
            }
            Effect::KingScored { seat, points, .. } => Some(format!("{} +{points}", title(seat))),
            Effect::Eliminated { seat, .. } => Some(format!("{} is out", title(seat))),
            Effect::Defeated { seat, points, .. } if points > 1 => {
                Some(format!("{} +{points}", title(seat.other())))
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
pub fn game_line(live: &Session, played: GamePlace) -> String {
    let state = if live.is_archived() {
        "archived".to_owned()
    } else if let Some(end) = super::how_it_ended(live) {
        end
    } else {
        let view = live.game.view();
        let number = captions::move_number(&view).to_lowercase();
        let to_act = live.game.to_act();
        match to_act.mover().map(|seat| (seat, Asked::Move)).or_else(|| to_act.iter().next()) {
            _ if view.clock.is_some() => "in progress".to_owned(),
            Some((seat, asked)) => format!("{number}, {}", captions::turn(live.game.side(seat), asked)),
            None => number,
        }
    };
    format!(
        "- `{}` {}: {} · {state} · {} · {}",
        live.id,
        live.setup.preset().title,
        players_line(live),
        moment(live.touched_at),
        match played {
            GamePlace::Here => "here".to_owned(),
            GamePlace::There => format!("in {}", room(&live.room)),
            GamePlace::AtTable => "at this table".to_owned(),
        }
    )
}

/// The list of a server's games; `more` are left out of it. Whoever sees some that are played elsewhere can follow them.
pub fn games_words(lines: &[String], more: usize, elsewhere: bool) -> String {
    if lines.is_empty() {
        return format!("No games here. `{CHALLENGE}` starts one.");
    }
    let rest = if more > 0 { format!("\nand {more} more.") } else { String::new() };
    let follow = if elsewhere || more > 0 {
        format!("\nTo follow a game here: `{WATCH}` and its code.")
    } else {
        String::new()
    };
    format!("{}{rest}{follow}", lines.join("\n"))
}

/// The words around a list of moves.
pub fn history_words(live: &Session, list: &str) -> String {
    let head = format!("`{}` {}: {}", live.id, live.setup.preset().title, players_line(live));
    let list = if list.is_empty() { "No moves yet." } else { list };
    format!("{head}\n{list}{}\n{}", hints(live), super::to_act_line(live))
}

/// A line that says who had hints, and before what; nothing where nobody had any.
fn hints(live: &Session) -> String {
    let each = live.hints.iter().map(|hint| {
        let who = super::player(live, hint.seat);
        // What was done about pacts is told in the channel alone (pacts.md P1).
        let mut later = live.record.iter().skip(hint.before);
        match later.find(|entry| entry.kind == ActionKind::Move) {
            Some(next) => format!("{who} before {}", lasermate_domain::escape::notation(&next.san)),
            None => format!("{who} in the latest position"),
        }
    });
    let told: Vec<_> = each.collect();
    if told.is_empty() { String::new() } else { format!("\nHints from the computer: {}.", told.join(", ")) }
}

/// The words with an animation.
pub fn replay_words(live: &Session, moves: usize) -> String {
    let count = if moves == 1 { "1 move".to_owned() } else { format!("{moves} moves") };
    let end = super::how_it_ended(live).unwrap_or_else(|| "unfinished".to_owned());
    format!("`{}` {}: {}; {count}, {end}.", live.id, live.setup.preset().title, players_line(live))
}
