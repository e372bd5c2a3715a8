//! Games without turns in words: the clock, how many pieces are ready, what waits, and the rules.

use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;
use lasermate_engine::view::{ClockView, CoolingView, View};

use crate::port::UnixMillis;
use crate::sessions::session::Session;

/// Nothing is taken back where both move at once.
pub const NO_TAKEBACKS: &str =
    "In a game without turns nothing is taken back: your opponent has moved meanwhile.";
/// A limit for each move says nothing without turns.
pub const NO_TIME_PER_MOVE: &str =
    "Realtime chess has no time for each move: its pace is the time unit, as `options:tu=10s`.";
/// `/ready` in a game of turns.
pub const HAS_TURNS: &str = "In this game all pieces are always ready: it goes by turns.";

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

/// How many pieces of a seat there are, and how many of them cool.
fn counts(view: &View, clock: &ClockView, seat: Seat) -> (usize, usize) {
    let all = view.pieces.iter().filter(|piece| piece.seat == seat);
    let cooling = all.clone().filter(|piece| clock.cooling.iter().any(|cooling| cooling.cell == piece.cell));
    (all.count(), cooling.count())
}

/// How many of a side's pieces are ready, as `12/16`; `None` in a game of turns.
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

/// The pieces that cool, side by side, and the moves that wait.
#[must_use]
pub fn waits(view: &View) -> Vec<String> {
    let Some(clock) = &view.clock else { return Vec::new() };
    let mut lines = Vec::new();
    for (seat, side) in Seat::ALL.into_iter().zip(view.sides) {
        let pieces: Vec<_> = in_order(view, clock, seat)
            .map(|piece| {
                format!("{} {}", view.mesh.name(piece.cell), span(piece.ready_at.saturating_sub(clock.now)))
            })
            .collect();
        if !pieces.is_empty() {
            lines.push(format!("{} must wait: {}.", side.title(), pieces.join(", ")));
        }
    }
    for held in &clock.held {
        lines.push(format!("On its way: {} to {}.", view.mesh.name(held.from), view.mesh.name(held.to)));
    }
    lines
}

/// A seat's pieces that cool, those first that are ready first.
pub(super) fn in_order<'a>(
    view: &View,
    clock: &'a ClockView,
    seat: Seat,
) -> impl Iterator<Item = &'a CoolingView> {
    let own =
        |piece: &&CoolingView| view.pieces.iter().any(|other| other.cell == piece.cell && other.seat == seat);
    let mut pieces: Vec<_> = clock.cooling.iter().filter(own).collect();
    pieces.sort_by_key(|piece| piece.ready_at);
    pieces.into_iter()
}

/// The bot is back, and the clock has stood still.
#[must_use]
pub fn stood_still(live: &Session, away: UnixMillis) -> String {
    format!(
        "Game {}: the bot was away for {}, and the clock stood still: nothing has cooled meanwhile, and nothing is lost.",
        live.id,
        span(u64::try_from(away).unwrap_or(0))
    )
}

/// The rules of a table without turns: what differs from chess by turns.
#[must_use]
pub fn rules(setup: &lasermate_engine::variants::Setup) -> Vec<String> {
    let number = |name: &str| setup.get(name).parse::<u64>().unwrap_or(0);
    let tu = number("tu");
    let unit = span(tu);
    let check = if setup.get("in_check") == "king_only" {
        "in check only the king may move"
    } else {
        "in check any ready piece may end it, and nothing else is legal"
    };
    let stalemate = if setup.get("stalemate") == "ignore" {
        "Who could not move even with all pieces ready waits."
    } else {
        "Who could not move even with all pieces ready, and is not in check, has drawn."
    };
    let start = match setup.get("initial").as_ref() {
        "zero" => "At the start all are ready",
        "full" => "At the start each cools for its value",
        "random_rounded" => "At the start each cools by lot, in whole units up to its value",
        _ => "At the start each cools by lot, up to its value",
    };
    let extra = if setup.is_on("black_extra_tu") { ", and Black's pieces for one unit more" } else { "" };
    let ties = if setup.get("tie_window") == "0" {
        "At the same millisecond White is first.".to_owned()
    } else {
        format!(
            "White is first in a tie: Black's move waits {} ms, and where White's move in that time makes it another move or none it never happened, and its piece stays ready. So does a move of Black's that comes so soon after White's and was possible before it as another one.",
            tu / 20
        )
    };
    let passing = match setup.get("ep").as_ref() {
        "off" => "There is no en passant.",
        "until_pawn_ready" => "En passant is possible until the pawn is ready again.",
        _ => "En passant is possible until the other side's next move.",
    };
    let rook = if setup.is_on("castle_rook_ready") { "king and rook ready" } else { "the king ready" };
    let premove = if setup.is_on("premove") {
        " `/premove e2e4` orders a move for the moment its piece is ready."
    } else {
        ""
    };
    vec![
        format!(
            "**No turns.** Both move whenever they like; a piece that has moved must cool: pawn 1, knight and bishop 3, king 4, rook 5, queen 9 units of {unit}. {start}{extra}. `/move` works at any time, `/ready` says who may move and when the others may.{premove}"
        ),
        format!(
            "**Check.** Pieces that cool attack and give check like any other; {check}. Mate is judged as if all were ready, the moment it stands. {stalemate} Castling takes {rook}. {passing}"
        ),
        format!("**At the same time.** {ties} What counts is when the chat received a move."),
        format!(
            "**Draws.** By agreement (`/draw`), by want of pieces to mate with, and after {} units without capture and pawn move.",
            number("draw_tu")
        ),
        RESTARTS.to_owned(),
    ]
}
