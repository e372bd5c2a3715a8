//! Without turns: who is ready, when the others are, and why a piece that cools was refused.

use lasermate_domain::escape::escape_text;
use lasermate_domain::tables::table::Table;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::game::Played;
use lasermate_engine::piece::Kind;
use lasermate_engine::refusal::{Reason, Refusal};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::realtime::{ClockEffect, ClockReason};
use lasermate_engine::view::{ClockView, View};

use super::announcements::first_in_a_tie;
use crate::say::realtime as says;
use crate::text::clock::{HAS_TURNS, in_order};
use crate::text::names::piece as kind_of;
use crate::text::time::{clock, moment, span};
use crate::text::wording::commas;
use crate::text::{self, end_line, player};

/// From here on a wait is told by the moment at which it ends, which each reader sees in their own time: a minute. What is
/// nearer is over before a clock without seconds shows another minute.
const FAR_MS: u64 = 60_000;

/// When something will be: `in 4 s`, `in half a second`, or as a moment where it is far away.
fn when(table: &Table, now: u64, at: u64) -> String {
    match at.saturating_sub(now) {
        ..=500 => says::IN_HALF_A_SECOND.to_owned(),
        near if near < FAR_MS => says::in_time(span(near)),
        _ => moment(table.clock.moment(at)),
    }
}

/// `/ready`: each side's pieces that are ready, and when the others are.
pub fn ready(table: &Table) -> String {
    let view = table.game.view();
    let Some(clock_view) = &view.clock else { return HAS_TURNS.to_owned() };
    if let Some(end) = end_line(table) {
        return end;
    }
    let mut lines = vec![says::at(table.id.to_string(), clock(clock_view.now))];
    for (seat, _) in Seat::ALL.into_iter().zip(view.sides) {
        lines.push(side(table, &view, clock_view, seat));
    }
    lines.join("\n")
}

/// `**White (Ann)**. Ready: rooks a1 h1, knight b1. Cooling: pawns d2 e4 4 s, knight c3 11 s.`
fn side(table: &Table, view: &View, clock: &ClockView, seat: Seat) -> String {
    let cools = |cell| clock.cooling.iter().any(|piece| piece.cell == cell);
    let own = view.pieces.iter().filter(|piece| piece.seat == seat);
    let ready: Vec<_> = own
        .filter(|piece| !cools(piece.cell))
        .map(|piece| (piece.kind, view.mesh.name(piece.cell).to_owned()))
        .collect();
    let later: Vec<_> = in_order(view, clock, seat).collect();
    let who = player(table, seat);
    if later.is_empty() {
        return says::all_ready(who);
    }
    // Who becomes ready in the same second stands together; far away, in the same minute.
    let together = |at: u64| match at.saturating_sub(clock.now) {
        near if near < FAR_MS => (false, near.div_ceil(1000)),
        far => (true, far.div_ceil(60_000)),
    };
    let waits =
        later.chunk_by(|one, other| together(one.ready_at) == together(other.ready_at)).map(|group| {
            let named = group.iter().map(|piece| {
                let kind = view
                    .pieces
                    .iter()
                    .find(|other| other.cell == piece.cell)
                    .map_or(Kind::Pawn, |piece| piece.kind);
                (kind, view.mesh.name(piece.cell).to_owned())
            });
            let last = group.iter().map(|piece| piece.ready_at).max().unwrap_or(clock.now);
            says::cooling(pieces(&named.collect::<Vec<_>>()), span(last.saturating_sub(clock.now)))
        });
    let waits = commas(&waits.collect::<Vec<_>>());
    if ready.is_empty() { says::none_ready(who, waits) } else { says::ready(who, pieces(&ready), waits) }
}

/// `king e1, rooks a1 h1, pawn d4`: each sort once.
fn pieces(named: &[(Kind, String)]) -> String {
    const KINDS: [Kind; 6] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];
    let mut groups = Vec::new();
    for kind in KINDS {
        let cells: Vec<_> =
            named.iter().filter(|(other, _)| *other == kind).map(|(_, cell)| cell.as_str()).collect();
        if !cells.is_empty() {
            groups.push(says::pieces(cells.len(), kind_of(kind), cells.join(" ")));
        }
    }
    commas(&groups)
}

/// When the piece is ready that may not move yet, where something was refused for that.
pub fn cooling(game: &AnyGame, refusal: &Refusal) -> Option<String> {
    const SHOWN: usize = 20;
    let Reason::Clock(ClockReason::Cooling { cell, ready_at }) = refusal.reason else { return None };
    let view = game.view();
    let name = game.cell_name(cell);
    let cell = view.mesh.cell_named(&name);
    let piece = view.pieces.iter().find(|piece| Some(piece.cell) == cell).map(|piece| kind_of(piece.kind));
    let now = view.clock.map_or(0, |clock| clock.now);
    let left = span(ready_at.saturating_sub(now));
    let typed = escape_text(&refusal.typed, SHOWN);
    Some(match piece {
        Some(piece) => says::not_ready(typed, piece, name, left),
        None => says::piece_not_ready(typed, name, left),
    })
}

/// What one's own action is called in the answer to it.
pub fn done(table: &Table, played: &Played) -> String {
    let view = table.game.view();
    let clock = view.clock.as_ref();
    let now = clock.map_or(0, |clock| clock.now);
    let name = |cell| table.game.cell_name(cell);
    for effect in &played.effects {
        match *effect {
            Effect::Clock(ClockEffect::Held { until, .. }) => {
                let first = first_in_a_tie(&table.game);
                return says::you_wait(&played.san, when(table, now, until + 1), first);
            }
            Effect::Clock(ClockEffect::Premoved { from, to, .. }) => {
                let at = clock.and_then(|clock| {
                    clock.cooling.iter().find(|piece| view.mesh.name(piece.cell) == name(from))
                });
                return match at {
                    Some(piece) => says::queued(name(from), name(to), when(table, now, piece.ready_at)),
                    None => says::queued_some_time(name(from), name(to)),
                };
            }
            _ => {}
        }
    }
    text::lifecycle::done(played)
}
