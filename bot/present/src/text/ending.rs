//! How a game ended, in words.

use lasermate_domain::tables::stage::Ending;
use lasermate_domain::tables::table::Table;
use lasermate_engine::any::AnyGame;
use lasermate_engine::outcome::{EndKind, Outcome};
use lasermate_engine::seat::Seat;

use super::adjudication::note;
use super::names::side;
use super::player;
use super::wording::listed;
use crate::say::ending as say;
use crate::variants;

/// The last line of a game: who won, by how much and why; `None` while it goes on.
pub fn end_line(table: &Table) -> Option<String> {
    let outcome = table.game.outcome()?;
    let winners: Vec<_> = first(&table.game, &outcome).into_iter().map(|seat| player(table, seat)).collect();
    let result = result(&table.game, &outcome, &winners, EndingKind::of(table, &outcome));
    Some(say::over(result) + &note(table))
}

/// How a live game ended, without its players: `Blue wins 777 to 0, by checkmate`; `None` while it goes on.
pub fn how_it_ended(table: &Table) -> Option<String> {
    let outcome = table.game.outcome()?;
    Some(result(&table.game, &outcome, &sides(&table.game, &outcome), EndingKind::of(table, &outcome)))
}

/// How a live game ended, as a record has it, where its position does not tell: on time, by adjudication, or because nobody came.
pub fn off_the_board(table: &Table) -> Option<&'static str> {
    match EndingKind::of(table, &table.game.outcome()?) {
        EndingKind::OnTheBoard => None,
        EndingKind::OnTime | EndingKind::ClaimedOnTime | EndingKind::AgainstLoneKing => Some("time-forfeit"),
        EndingKind::Adjudicated => Some("adjudication"),
        EndingKind::NobodyCame => Some("nobody-came"),
    }
}

fn on_time(table: &Table, outcome: &Outcome) -> bool {
    if outcome.kind == EndKind::Agreement {
        // Whoever was late before has resigned by that.
        return table.forfeited.is_some_and(|late| table.living().contains(&late));
    }
    let flagged = table.clock.live.and_then(|clock| clock.flagged);
    let last = table.record.last();
    // Among three the game may go on for long after a flag fell.
    let last_of = |seat: Seat| last.filter(|last| last.seat == seat);
    let fell = flagged.and_then(last_of).is_some_and(|last| last.left == Some(0));
    outcome.kind == EndKind::Resignation && (fell || table.forfeited.and_then(last_of).is_some())
}

/// Somebody wants something of a game that is over: how it ended, and what can be done now.
pub fn has_ended(table: &Table) -> Option<String> {
    Some(format!("{} {}", end_line(table)?, say::NEXT))
}

/// How a game ended, without its players: `Blue wins 777 to 0, by checkmate`; `None` while it goes on.
pub fn end_words(game: &AnyGame) -> Option<String> {
    let outcome = game.outcome()?;
    Some(result(game, &outcome, &sides(game, &outcome), EndingKind::OnTheBoard))
}

/// How it came to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EndingKind {
    OnTheBoard,
    OnTime,
    /// A draw with whoever was out of time.
    ClaimedOnTime,
    /// A flag fell against a king that cannot win.
    AgainstLoneKing,
    Adjudicated,
    NobodyCame,
}

impl EndingKind {
    fn of(table: &Table, outcome: &Outcome) -> Self {
        match table.ending() {
            Some(Ending::Adjudicated(_)) => return Self::Adjudicated,
            Some(Ending::NobodyCame) => return Self::NobodyCame,
            Some(Ending::Played) | None => {}
        }
        if on_time(table, outcome) {
            match (outcome.kind, table.clock.live) {
                (EndKind::Agreement, Some(_)) => Self::AgainstLoneKing,
                (EndKind::Agreement, None) => Self::ClaimedOnTime,
                _ => Self::OnTime,
            }
        } else {
            Self::OnTheBoard
        }
    }
}

fn sides(game: &AnyGame, outcome: &Outcome) -> Vec<String> {
    first(game, outcome).into_iter().map(|seat| side(game.side(seat)).to_owned()).collect()
}

/// Who has won; where nobody has and somebody has fallen before, those who share the draw.
fn first(game: &AnyGame, outcome: &Outcome) -> Vec<Seat> {
    let winners: Vec<_> = outcome.winners().collect();
    let fallen = if winners.is_empty() { game.view().fallen } else { Vec::new() };
    if fallen.is_empty() {
        return winners;
    }
    Seat::at_table(game.sides().len()).filter(|seat| !fallen.contains(seat)).collect()
}

/// By which rule a game was drawn in which nothing was captured for too long.
fn too_quiet(game: &AnyGame) -> String {
    let shown = variants::of(game.choices());
    let (claimed, by_itself, moves) = shown.words().too_quiet;
    let by_moves = || if quiet_moves(game) < moves { claimed } else { by_itself }.to_owned();
    shown.by_clock().map_or_else(by_moves, |clock| clock.too_quiet())
}

fn result(game: &AnyGame, outcome: &Outcome, winners: &[String], way: EndingKind) -> String {
    // A win that counts 1 is a plain win: only games with points tell them.
    let points = outcome.scores().iter().any(|score| *score > 1);
    let quiet;
    let why = match outcome.kind {
        _ if way == EndingKind::Adjudicated => say::ADJUDICATION,
        EndKind::MoveCount => {
            quiet = too_quiet(game);
            &quiet
        }
        kind => end_reason(kind),
    };
    match (winners, points) {
        ([], _) if way == EndingKind::NobodyCame => say::NOBODY_CAME.to_owned(),
        ([winner], false) if way == EndingKind::OnTime => say::wins_on_time(winner),
        _ if way == EndingKind::AgainstLoneKing => say::LONE_KING.to_owned(),
        ([], true) => drawn_with_points(outcome, way, why),
        ([], false) if way == EndingKind::ClaimedOnTime => say::DRAW_CLAIMED.to_owned(),
        ([], false) => say::draw_by(why),
        ([winner], true) => won_with_points(game, outcome, winner, (way, why)),
        ([winner], false) if outcome.kind == EndKind::Suicide => {
            let loser = Seat::at_table(game.sides().len())
                .find(|seat| outcome.winners().all(|winner| winner != *seat));
            say::wins_by_suicide(winner, loser.map_or("", |seat| side(game.side(seat))))
        }
        ([winner], false) => say::wins_by(winner, why),
        (shared, _) if way == EndingKind::ClaimedOnTime => say::sides_draw_claimed(listed(shared)),
        (shared, _) => say::sides_draw_by(listed(shared), why),
    }
}

fn drawn_with_points(outcome: &Outcome, way: EndingKind, why: &str) -> String {
    let points = outcome.scores().iter().copied().max().unwrap_or(0);
    match way {
        EndingKind::ClaimedOnTime => say::draw_with_points_claimed(points),
        EndingKind::OnTime => say::draw_with_points_on_time(points),
        _ => say::draw_with_points_by(points, why),
    }
}

fn won_with_points(
    game: &AnyGame,
    outcome: &Outcome,
    winner: &str,
    (way, why): (EndingKind, &str),
) -> String {
    let mut scores = outcome.scores().to_vec();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    let points = scores.iter().map(u32::to_string).reduce(say::to);
    let points = points.unwrap_or_default();
    if way == EndingKind::Adjudicated {
        return say::wins_points_by(winner, points, why);
    }
    // Who gave up keeps the points and does not win by them (overlays.md L9).
    if !has_most(outcome) {
        return match way {
            EndingKind::OnTime => say::wins_on_time(winner),
            EndingKind::ClaimedOnTime => say::wins_by_draw_claimed(winner),
            _ => say::wins_by(winner, why),
        };
    }
    if decided_by_the_end(game, outcome) {
        return match way {
            EndingKind::OnTime => say::wins_points_on_time(winner, points),
            EndingKind::ClaimedOnTime => say::wins_points_by_draw_claimed(winner, points),
            _ => say::wins_points_by(winner, points, why),
        };
    }
    say::wins_on_points(winner, points, ended_in_a_draw(outcome.kind, way, why))
}

/// How a game ended whose points decide.
fn ended_in_a_draw(kind: EndKind, way: EndingKind, why: &str) -> String {
    match (kind, way) {
        (_, EndingKind::ClaimedOnTime) => say::END_DRAW_CLAIMED.to_owned(),
        (_, EndingKind::OnTime) => say::END_TIME.to_owned(),
        (EndKind::Agreement, _) => say::END_AGREED.to_owned(),
        (EndKind::Checkmate | EndKind::KingCapture | EndKind::Resignation | EndKind::NoDeflection, _) => {
            say::end_by(why)
        }
        _ => say::end_drawn_by(why),
    }
}

/// Whether whoever has won has as many points as anybody.
fn has_most(outcome: &Outcome) -> bool {
    let most = outcome.scores().iter().max();
    outcome.winners().all(|winner| outcome.scores().get(winner.index()) == most)
}

/// For how many moves of each side that is left nothing was captured and no pawn moved.
fn quiet_moves(game: &AnyGame) -> u32 {
    let left = game.sides().len().saturating_sub(game.view().fallen.len()).max(1);
    game.quiet_plies() / u32::try_from(left).unwrap_or(u32::MAX)
}

/// Whether the winner by points is who brought the end about, so that it tells why they won: who was mated, has given up or
/// lost the king before may still have more points.
fn decided_by_the_end(game: &AnyGame, outcome: &Outcome) -> bool {
    let view = game.view();
    let won = |seats: &[Seat]| outcome.winners().any(|winner| seats.contains(&winner));
    match outcome.kind {
        EndKind::Checkmate => !won(&view.check),
        EndKind::KingCapture | EndKind::Resignation => !won(&view.fallen),
        EndKind::Lasermate | EndKind::NoMoves => true,
        _ => false,
    }
}

/// The kind of an end.
pub const fn end_reason(kind: EndKind) -> &'static str {
    match kind {
        EndKind::Checkmate => say::CHECKMATE,
        EndKind::KingCapture => say::KING_CAPTURE,
        EndKind::Stalemate => say::STALEMATE,
        EndKind::NoMoves => say::NO_MOVES,
        EndKind::Lasermate => say::LASERMATE,
        EndKind::Resignation => say::RESIGNATION,
        EndKind::Agreement => say::AGREEMENT,
        EndKind::Repetition => say::REPETITION,
        EndKind::MoveCount => say::MOVE_COUNT,
        EndKind::InsufficientMaterial => say::INSUFFICIENT_MATERIAL,
        EndKind::NoDeflection => say::NO_DEFLECTION,
        EndKind::ThirdDenial => say::THIRD_DENIAL,
        EndKind::TwoPasses => say::TWO_PASSES,
        EndKind::Suicide => say::SUICIDE,
    }
}
