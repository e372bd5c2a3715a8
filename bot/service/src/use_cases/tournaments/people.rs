//! What players do: they join and withdraw.

use lasermate_domain::tournament::{Phase, TournamentStep};
use lasermate_present::text;

use crate::store::TournamentRow;
use crate::use_cases::change::{Call, HandlerResult, refuse};
use crate::use_cases::tournaments::create::is_full;
use crate::use_cases::tournaments::{self, here};
use crate::world::World;

/// `/tournament join`, and the button.
pub(crate) fn join_tournament(world: &World, call: &Call<'_>, row: TournamentRow) -> HandlerResult {
    if !here::sees_tournament(world, &call.request.room, &row) {
        return refuse(text::tournament::IN_ITS_ROOM);
    }
    let tournament = &row.tournament;
    if tournament.phase != Phase::Ended && tournament.is_active(call.who.0) {
        return refuse(text::tournament::YOU_TAKE_PART);
    }
    if !tournament.can_be_joined(call.at()) {
        return refuse(match tournament.phase {
            Phase::Ended => text::tournament::OVER_ALREADY,
            Phase::Open | Phase::Running => text::tournament::no_latecomers(tournament.rules.format),
        });
    }
    if tournament.entrant(call.who.0).is_none() && is_full(tournament) {
        return refuse(text::tournament::FULL);
    }
    let others = tournament.active().count();
    let words = text::tournament::you_joined(tournament.phase, others + 1);
    tournaments::tournament_step(call, row, TournamentStep::Join(call.who.0), (words, None))
}

/// `/tournament leave`, and the button. A game that is on goes on.
pub(crate) fn leave_tournament(world: &World, call: &Call<'_>, row: TournamentRow) -> HandlerResult {
    if !here::sees_tournament(world, &call.request.room, &row) {
        return refuse(text::tournament::IN_ITS_ROOM);
    }
    let tournament = &row.tournament;
    if tournament.phase == Phase::Ended {
        return refuse(text::tournament::OVER_ALREADY);
    }
    if !tournament.is_active(call.who.0) {
        return refuse(text::tournament::YOU_DO_NOT_TAKE_PART);
    }
    let plays =
        tournament.open_boards().any(|(_, board)| board.game.is_some() && board.seats.contains(&call.who.0));
    let words = text::tournament::you_left(plays).to_owned();
    tournaments::tournament_step(call, row, TournamentStep::Leave(call.who.0), (words, None))
}
