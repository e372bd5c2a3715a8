//! Games without turns in words: what happened, who is ready, when the others are, and why something was refused.

use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::man::Kind;
use lasermate_engine::refusal::{Reason, Refusal};
use lasermate_engine::seat::Seat;
use lasermate_engine::table::Played;
use lasermate_engine::view::{ClockView, CoolingView, View};

use super::announce::consequences;
use super::names::{a_kind, listed};
use super::time::moment;
use super::{end_line, escape_text, player};
use crate::port::UnixMillis;
use crate::service::live::Live;

/// Nothing is taken back where both move at once.
pub const NO_TAKEBACKS: &str =
    "In a game without turns nothing is taken back: your opponent has moved meanwhile.";
/// A limit for each move says nothing without turns.
pub const NO_TIME_PER_MOVE: &str =
    "Realtime chess has no time for each move: its pace is the time unit, as `options:tu=10s`.";
/// `/ready` in a game of turns.
pub const HAS_TURNS: &str = "In this game all men are always ready: it goes by turns.";

/// The restart rule, as `/rules` has it.
pub const RESTARTS: &str = "**When the bot is away.** With a time unit below an hour the clock stands still while the bot is away: nothing cools, nothing is lost, and the channel is told. With an hour or more the time counts.";

/// A length of time, rounded up: `23 s`, `4 min 5 s`, `3 h 20 min`, `2 days`.
#[must_use]
pub fn span(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    let two = |big: u64, unit: &str, rest: u64, small: &str| match rest {
        0 => format!("{big} {unit}"),
        rest => format!("{big} {unit} {rest} {small}"),
    };
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => two(minutes, "min", seconds % 60, "s"),
        3600..172_800 => two(hours, "h", minutes % 60, "min"),
        _ => two(days, "days", hours % 24, "h"),
    }
}

/// What the game's clock shows: `1:32`, `2:01:32`, `3 d 2:01`.
#[must_use]
pub fn clock(ms: u64) -> String {
    let seconds = ms / 1000;
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    if days > 0 {
        format!("{days} d {}:{:02}", hours % 24, minutes % 60)
    } else if hours > 0 {
        format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// How many men of a seat there are, and how many of them cool.
fn counts(view: &View, clock: &ClockView, seat: Seat) -> (usize, usize) {
    let all = view.men.iter().filter(|man| man.seat == seat);
    let cooling = all.clone().filter(|man| clock.cooling.iter().any(|cooling| cooling.cell == man.cell));
    (all.count(), cooling.count())
}

/// How many of a side's men are ready, as `12/16`; `None` in a game of turns.
#[must_use]
pub fn ready_of(view: &View, seat: Seat) -> Option<String> {
    let (all, cooling) = counts(view, view.clock.as_ref()?, seat);
    Some(format!("{}/{all}", all - cooling))
}

/// What stands in a picture: when it is of.
#[must_use]
pub fn snapshot(now: u64) -> String {
    format!("Ready at {}", clock(now))
}

/// `White: 12 of 16 ready. Black: 14 of 16 ready.`
#[must_use]
pub fn ready_line(game: &AnyGame) -> String {
    ready_sides(&game.view())
}

fn ready_sides(view: &View) -> String {
    let Some(clock) = &view.clock else { return String::new() };
    let side = |(seat, side): (Seat, &lasermate_engine::seat::Side)| {
        let (all, cooling) = counts(view, clock, seat);
        format!("{}: {} of {all} ready.", side.title(), all - cooling)
    };
    Seat::ALL.into_iter().zip(view.sides).map(side).collect::<Vec<_>>().join(" ")
}

/// The time and who is ready, in place of whose turn it is; `None` in a game of turns.
#[must_use]
pub fn turn(view: &View) -> Option<String> {
    let clock_view = view.clock.as_ref()?;
    if view.outcome.is_some() {
        return None;
    }
    Some(format!("At {}. {}", clock(clock_view.now), ready_sides(view)))
}

/// The men that cool, side by side, and the moves that wait.
#[must_use]
pub fn waits(view: &View) -> Vec<String> {
    let Some(clock) = &view.clock else { return Vec::new() };
    let mut lines = Vec::new();
    for (seat, side) in Seat::ALL.into_iter().zip(view.sides) {
        let men: Vec<_> = in_order(view, clock, seat)
            .map(|man| {
                format!("{} {}", view.mesh.name(man.cell), span(man.ready_at.saturating_sub(clock.now)))
            })
            .collect();
        if !men.is_empty() {
            lines.push(format!("{} must wait: {}.", side.title(), men.join(", ")));
        }
    }
    for held in &clock.held {
        lines.push(format!("On its way: {} to {}.", view.mesh.name(held.from), view.mesh.name(held.to)));
    }
    lines
}

/// A seat's men that cool, those first that are ready first.
fn in_order<'a>(view: &View, clock: &'a ClockView, seat: Seat) -> impl Iterator<Item = &'a CoolingView> {
    let own = |man: &&CoolingView| view.men.iter().any(|other| other.cell == man.cell && other.seat == seat);
    let mut men: Vec<_> = clock.cooling.iter().filter(own).collect();
    men.sort_by_key(|man| man.ready_at);
    men.into_iter()
}

/// `/ready`: each side's men that are ready, and when the others are.
#[must_use]
pub fn ready(live: &Live) -> String {
    let view = live.game.view();
    let Some(clock_view) = &view.clock else { return HAS_TURNS.to_owned() };
    if let Some(end) = end_line(live) {
        return end;
    }
    let mut lines = vec![format!("Game {}, at {}.", live.id, clock(clock_view.now))];
    for (seat, _) in Seat::ALL.into_iter().zip(view.sides) {
        let cools = |cell| clock_view.cooling.iter().any(|man| man.cell == cell);
        let ready: Vec<_> = view
            .men
            .iter()
            .filter(|man| man.seat == seat && !cools(man.cell))
            .map(|man| format!("{} {}", man.kind.name(), view.mesh.name(man.cell)))
            .collect();
        let ready = if ready.is_empty() { "nobody".to_owned() } else { ready.join(", ") };
        let mut line = format!("**{}** is ready with: {ready}.", player(live, seat));
        let waiting: Vec<_> = in_order(&view, clock_view, seat)
            .map(|man| {
                let kind =
                    view.men.iter().find(|other| other.cell == man.cell).map_or("man", |man| man.kind.name());
                format!("{kind} {} {}", view.mesh.name(man.cell), moment(live.moment(man.ready_at)))
            })
            .collect();
        if !waiting.is_empty() {
            line += &format!(" Later: {}.", waiting.join(", "));
        }
        lines.push(line);
    }
    lines.join("\n")
}

/// Why something was refused: of a man that cools, when it is ready.
#[must_use]
pub fn refused(live: &Live, refusal: &Refusal) -> String {
    const SHOWN: usize = 20;
    let Reason::Cooling { cell, ready_at } = refusal.reason else {
        return super::refused(&live.game, refusal);
    };
    let view = live.game.view();
    let name = live.game.cell_name(cell);
    let cell = view.mesh.cell_named(&name);
    let man = view.men.iter().find(|man| Some(man.cell) == cell).map_or("man", |man| man.kind.name());
    let now = view.clock.map_or(0, |clock| clock.now);
    format!(
        "{}: the {man} on {name} is ready in {} ({}).",
        escape_text(&refusal.typed, SHOWN),
        span(ready_at.saturating_sub(now)),
        moment(live.moment(ready_at))
    )
}

/// What one's own action is called in the answer to it.
#[must_use]
pub fn done(live: &Live, played: &Played) -> String {
    let view = live.game.view();
    let clock = view.clock.as_ref();
    let name = |cell| live.game.cell_name(cell);
    for effect in &played.effects {
        match *effect {
            Effect::Held { until, .. } => {
                let now = clock.map_or(0, |clock| clock.now);
                return format!(
                    "{} is on its way: it is carried out in {}, unless White was first ({}).",
                    played.san,
                    span(until.saturating_sub(now) + 1),
                    moment(live.moment(until))
                );
            }
            Effect::Premoved { from, to, .. } => {
                let at = clock.and_then(|clock| {
                    clock.cooling.iter().find(|man| view.mesh.name(man.cell) == name(from))
                });
                let when =
                    at.map_or_else(String::new, |man| format!(" {}", moment(live.moment(man.ready_at))));
                return format!(
                    "Ordered: {} to {}, as soon as the man is ready{when}. Another order for it takes its place.",
                    name(from),
                    name(to)
                );
            }
            _ => {}
        }
    }
    super::said::done(live, played)
}

/// What the room is told of what happened: a move, moves that were cancelled, check and the end. Black's moves that wait
/// are told only where they wait longer than `short` milliseconds.
#[must_use]
pub fn told(live: &Live, effects: &[Effect], played: Option<&Played>, short: u64) -> String {
    if let Some(played) = played.filter(|played| Action::<()>::from_word(&played.exact).is_some()) {
        return super::announce(live, played);
    }
    let mut lines = Vec::new();
    lines.extend(moved(live, effects, played));
    let name = |cell| live.game.cell_name(cell);
    for effect in effects {
        lines.extend(match *effect {
            Effect::Held { seat, from, to, until, .. } => {
                let now = live.game.view().clock.map_or(0, |clock| clock.now);
                (until.saturating_sub(now) > short).then(|| {
                    format!(
                        "{} {}: {} to {} is on its way; White may still be first until {}.",
                        clock(now),
                        player(live, seat),
                        name(from),
                        name(to),
                        moment(live.moment(until))
                    )
                })
            }
            Effect::HeldCancelled { from, to, .. } => Some(format!(
                "{}: {} to {} never happened, {}.",
                player(live, Seat::Second),
                name(from),
                name(to),
                if live.game.outcome().is_some() {
                    "because the game is over"
                } else {
                    "because White was first; the man is still ready"
                }
            )),
            Effect::PremoveDropped { seat, from, to } => Some(format!(
                "{}: {} to {} was ordered, and is not possible now.",
                player(live, seat),
                name(from),
                name(to)
            )),
            _ => None,
        });
    }
    if effects.iter().any(|effect| matches!(effect, Effect::Ended { .. })) {
        lines.extend(end_line(live));
    }
    lines.join("\n")
}

/// `1:32 **Nf3** by White (Ann): knight g1 to f3; it cools 30 s.` with what it has done to beams.
fn moved(live: &Live, effects: &[Effect], played: Option<&Played>) -> Option<String> {
    let (man, from, to) = effects.iter().find_map(|effect| match effect {
        Effect::Moved { man, from, to } => Some((*man, *from, *to)),
        _ => None,
    })?;
    let view = live.game.view();
    let now = view.clock.as_ref().map_or(0, |clock| clock.now);
    let stamp = effects.iter().find_map(|effect| match effect {
        Effect::HeldPlayed { at, .. } => Some(*at),
        _ => None,
    });
    let name = |cell| live.game.cell_name(cell);
    let men = effects.iter().filter(|effect| matches!(effect, Effect::Moved { .. })).count();
    let mut told = if man.kind == Kind::King && men > 1 {
        let side = if name(to).starts_with('g') { "king's" } else { "queen's" };
        format!("castles on the {side} side")
    } else {
        format!("{} {} to {}", man.kind.name(), name(from), name(to))
    };
    for effect in effects {
        match *effect {
            Effect::Taken { man, at } if at == to => told += &format!(", taking {}", a_kind(man.kind)),
            Effect::Taken { man, at } => {
                told += &format!(", taking {} on {} in passing", a_kind(man.kind), name(at));
            }
            Effect::Promoted { to, .. } => told += &format!(", becoming {}", a_kind(to)),
            _ => {}
        }
    }
    let over = effects.iter().any(|effect| matches!(effect, Effect::Ended { .. }));
    let checked: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Check { seat } if !over => Some(player(live, *seat)),
            _ => None,
        })
        .collect();
    let cools = view.clock.as_ref().and_then(|clock| {
        clock.cooling.iter().find(|man| view.mesh.name(man.cell) == name(to)).map(|man| man.ready_at)
    });
    let cools = cools.filter(|_| !over).map_or_else(String::new, |ready_at| {
        format!("; ready again in {}", span(ready_at.saturating_sub(now)))
    });
    let head = played.map_or_else(String::new, |played| format!("**{}** by ", played.san));
    let check =
        if checked.is_empty() { String::new() } else { format!(" **Check to {}.**", listed(&checked)) };
    let mut lines = vec![format!(
        "{} {head}{}: {told}{cools}.{check}",
        clock(stamp.unwrap_or(now)),
        player(live, man.seat)
    )];
    let done = Played { seat: man.seat, exact: String::new(), san: String::new(), effects: effects.to_vec() };
    lines.extend(consequences(&live.game, &done));
    Some(lines.join("\n"))
}

/// The bot is back, and the clock has stood still.
#[must_use]
pub fn stood_still(live: &Live, away: UnixMillis) -> String {
    format!(
        "Game {}: the bot was away for {}, and the clock stood still: nothing has cooled meanwhile, and nothing is lost.",
        live.id,
        span(u64::try_from(away).unwrap_or(0))
    )
}

/// The rules of a table without turns: what differs from chess by turns.
#[must_use]
pub fn rules(setup: &lasermate_engine::preset::Setup) -> Vec<String> {
    let number = |name: &str| setup.get(name).parse::<u64>().unwrap_or(0);
    let tu = number("tu");
    let unit = span(tu);
    let check = if setup.get("in_check") == "king_only" {
        "in check only the king may move"
    } else {
        "in check any ready man may end it, and nothing else is legal"
    };
    let stalemate = if setup.get("stalemate") == "ignore" {
        "Who could not move even with all men ready waits."
    } else {
        "Who could not move even with all men ready, and is not in check, has drawn."
    };
    let start = match setup.get("initial") {
        "zero" => "At the start all are ready",
        "full" => "At the start each cools for its value",
        "random_rounded" => "At the start each cools by lot, in whole units up to its value",
        _ => "At the start each cools by lot, up to its value",
    };
    let extra = if setup.is_on("black_extra_tu") { ", and Black's men for one unit more" } else { "" };
    let ties = if setup.get("tie_window") == "0" {
        "At the same millisecond White is first.".to_owned()
    } else {
        format!(
            "White is first in a tie: Black's move waits {} ms, and where White's move in that time makes it another move or none it never happened, and its man stays ready. So does a move of Black's that comes so soon after White's and was possible before it as another one.",
            tu / 20
        )
    };
    let passing = match setup.get("ep") {
        "off" => "There is no en passant.",
        "until_pawn_ready" => "En passant is possible until the pawn is ready again.",
        _ => "En passant is possible until the other side's next move.",
    };
    let rook = if setup.is_on("castle_rook_ready") { "king and rook ready" } else { "the king ready" };
    let premove = if setup.is_on("premove") {
        " `/premove e2e4` orders a move for the moment its man is ready."
    } else {
        ""
    };
    vec![
        format!(
            "**No turns.** Both move whenever they like; a man that has moved must cool: pawn 1, knight and bishop 3, king 4, rook 5, queen 9 units of {unit}. {start}{extra}. `/move` works at any time, `/ready` says who may move and when the others may.{premove}"
        ),
        format!(
            "**Check.** Men that cool attack and give check like any other; {check}. Mate is judged as if all were ready, the moment it stands. {stalemate} Castling takes {rook}. {passing}"
        ),
        format!("**At the same time.** {ties} What counts is when the chat received a move."),
        format!(
            "**Draws.** By agreement (`/draw`), by want of men to mate with, and after {} units without capture and pawn move.",
            number("draw_tu")
        ),
        RESTARTS.to_owned(),
    ]
}
