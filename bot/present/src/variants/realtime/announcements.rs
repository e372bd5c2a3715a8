//! What the room is told of what happens without turns, and what is said of it afterwards, in the same words.

use lasermate_domain::tables::clock_events::{CancelReason, ClockEvent, ClockEventKind, clock_events};
use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timeline::{Fate, TimelineStep};
use lasermate_engine::action::ActionKind;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::seat::Seat;

use crate::say::realtime as says;
use crate::text::announce::consequences;
use crate::text::names::{piece as kind, side};
use crate::text::time::{clock, moment, span};
use crate::text::wording::listed;
use crate::text::{self, end_line, player, summary};

/// What the room is told of what happened: moves, moves that were cancelled, check and the end. `before` is the game before
/// it. Black's moves that wait are told only where they wait longer than `short` milliseconds.
pub fn told(
    table: &Table,
    before: &AnyGame,
    (effects, played): (&[Effect], Option<&Played>),
    short: u64,
) -> String {
    if let Some(played) = played.filter(|played| matches!(played.kind, ActionKind::Said(_))) {
        return text::announce(table, played);
    }
    let mut lines = Vec::new();
    for happening in clock_events(before, effects) {
        lines.extend(line(table, &happening, short));
    }
    if effects.iter().any(|effect| matches!(effect, Effect::Ended { .. })) {
        lines.extend(end_line(table));
    }
    lines.join("\n")
}

fn line(table: &Table, happening: &ClockEvent, short: u64) -> Option<String> {
    let name = |cell| table.game.cell_name(cell);
    let now = table.game.view().clock.map_or(0, |clock| clock.now);
    let who = |seat| player(table, seat);
    match happening.what {
        ClockEventKind::Moved(held) => {
            let at = held.map_or(now, |(_, at)| at);
            Some(carried_out(&table.game, &who, &happening.played, at))
        }
        ClockEventKind::Waits { from, to, until, .. } => (until.saturating_sub(now) > short).then(|| {
            says::waits(
                clock(now),
                who(happening.played.seat),
                name(from),
                name(to),
                moment(table.clock.moment(until)),
                first_in_a_tie(&table.game),
            )
        }),
        ClockEventKind::Never { from, to, why, .. } => {
            Some(says::cancelled(who(happening.played.seat), name(from), name(to), because(&table.game, why)))
        }
        ClockEventKind::Dropped { from, to } => {
            Some(says::dropped(who(happening.played.seat), name(from), name(to)))
        }
    }
}

/// The side whose move comes first in a tie (realtime.md 4.9): White, which is Blue under beams.
pub(super) fn first_in_a_tie(game: &AnyGame) -> &'static str {
    side(game.side(Seat::First))
}

/// Why a move never happened, and what became of its piece.
fn because(game: &AnyGame, why: CancelReason) -> String {
    let first = first_in_a_tie(game);
    match why {
        CancelReason::Over => says::GAME_OVER.to_owned(),
        CancelReason::Gone(to) => says::piece_moved(game.cell_name(to)),
        CancelReason::OwnMove => says::OWN_MOVE.to_owned(),
        CancelReason::Taken => says::captured_first(first),
        CancelReason::WhiteFirst => says::was_first(first),
        CancelReason::Lapsed => says::IMPOSSIBLE.to_owned(),
    }
}

/// A step of a game without turns, by its sides alone.
pub fn step(step: &TimelineStep) -> String {
    let Some(clocked) = step.clocked else { return summary(&step.game, &step.played) };
    let title = |seat| side(step.game.side(seat)).to_owned();
    let (at, who, san) = (clock(clocked.at), title(step.played.seat), &step.played.san);
    match clocked.fate {
        Fate::Done if step.is_move() => carried_out(&step.game, &title, &step.played, clocked.at),
        Fate::Done => summary(&step.game, &step.played),
        Fate::Waits(_) => says::step_waits(at, who, san, first_in_a_tie(&step.game)),
        Fate::Never(why) => says::step_cancelled(at, who, san, because(&step.game, why)),
    }
}

/// `1:32 **Nf3** by White (Ann), ready again in 30 s.` with what it has done to beams. `game` is the game
/// after it, `at` its time.
fn carried_out(game: &AnyGame, who: &dyn Fn(Seat) -> String, played: &Played, at: u64) -> String {
    let effects = &played.effects;
    let mover = effects.iter().find_map(|effect| match effect {
        Effect::Moved { piece, to, .. } => Some((*piece, *to)),
        _ => None,
    });
    let Some((piece, to)) = mover else { return summary(game, played) };
    let view = game.view();
    let now = view.clock.as_ref().map_or(0, |clock| clock.now);
    let name = |cell| game.cell_name(cell);
    let mut captures = String::new();
    for effect in effects {
        match *effect {
            Effect::Taken { piece, at } if at == to => captures += &says::capturing(kind(piece.kind)),
            Effect::Taken { piece, .. } => captures += &says::capturing_en_passant(kind(piece.kind)),
            _ => {}
        }
    }
    let over = effects.iter().any(|effect| matches!(effect, Effect::Ended { .. }));
    let checked: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Check { seat } if !over => Some(who(*seat)),
            _ => None,
        })
        .collect();
    let cools = view.clock.as_ref().and_then(|clock| {
        clock.cooling.iter().find(|piece| view.mesh.name(piece.cell) == name(to)).map(|piece| piece.ready_at)
    });
    let ready = cools
        .filter(|_| !over)
        .map_or_else(String::new, |ready_at| says::ready_again(span(ready_at.saturating_sub(now))));
    let mut line = says::moved(clock(at), &played.san, who(piece.seat), captures, ready);
    if !checked.is_empty() {
        line += " ";
        line += &says::check(listed(&checked));
    }
    let mut lines = vec![line];
    lines.extend(consequences(game, played));
    lines.join("\n")
}
