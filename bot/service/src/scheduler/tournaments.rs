//! What the scheduler does: results are read from games that are over, rounds follow each other, games begin.
//!
//! Everything that is decided is a step in the log before anything follows from it, and what follows is worked out from the steps
//! alone: whenever the program ends in between, it goes on where it was.

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::UnixMillis;
use lasermate_domain::ratings::{GameResult, without_accounts};
use lasermate_domain::tables::log_payload::{DRAWN, GameStart, OfTournament, absent_word};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::stage::{ArchiveReason, Stage};
use lasermate_domain::tables::table::Table;
use lasermate_domain::tournament::{
    Board, BoardResult, Next, Phase, TournamentFormat, TournamentStep, points_for,
};
use lasermate_engine::seat::Seat;
use lasermate_present::text;

use crate::commit::{self, locks};
use crate::service::Service;
use crate::store::{DerivedChange, TournamentRow};
use crate::use_cases::change::{Change, GameDraft, RoomPost, ServiceError, by_clock, json};
use crate::use_cases::game_posts::{self, to_mention};
use crate::use_cases::lobby::begin::{self, constants};
use crate::use_cases::rooms::settings;
use crate::use_cases::tournaments::create::{self, setup};
use crate::use_cases::tournaments::{recorded, show, steps_by_clock, tournament_row, unfit};
use crate::world::cache::hold;
use crate::world::{World, games};

/// How long after the start nobody loses for not having moved while the program was away: 10 minutes, or the time for a first
/// move where that is shorter.
const GRACE: UnixMillis = 10 * 60 * 1000;

/// What one look at a tournament came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RunOutcome {
    /// Something was done: look again.
    Again,
    /// A room must be free first.
    Wait,
    /// Results are awaited, or it is over.
    Rest,
}

/// Lets every tournament go on in which something has happened.
pub(crate) fn run_tournaments(service: &Service, now: UnixMillis) -> Result<(), ServiceError> {
    let mut due = service.schedule.tournaments.take();
    due.extend(service.world.store.tournaments_due(now)?);
    games::each(due, |id| {
        let done = run_tournament(service, id, now);
        if done.is_err() {
            service.schedule.tournaments.wait(id);
        }
        done
    })
}

fn run_tournament(service: &Service, id: u64, now: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    let Some(row) = world.store.tournament(id)? else { return Ok(()) };
    if row.tournament.phase == Phase::Ended {
        let games = row.tournament.open_boards().filter_map(|(_, board)| board.game);
        return games::each(games, |id| {
            let Some(game) = world.readable(id)? else { return Ok(()) };
            locks::in_room(service, &game.room, || world.about_game(id, release(service, id, now)))
        });
    }
    locks::in_room(service, &row.room, || {
        let running = |row: &TournamentRow| row.tournament.phase == Phase::Running;
        let Some(mut row) = world.store.tournament(id)?.filter(running) else { return Ok(()) };
        withdraw_absentees(service, &mut row, now)?;
        loop {
            match look_at_tournament(service, &mut row, now)? {
                RunOutcome::Again => {}
                RunOutcome::Wait => {
                    service.schedule.tournaments.wait(id);
                    return Ok(());
                }
                RunOutcome::Rest => return Ok(()),
            }
        }
    })
}

/// Whoever has deleted their data, or is blocked, withdraws.
fn withdraw_absentees(
    service: &Service,
    row: &mut TournamentRow,
    now: UnixMillis,
) -> Result<(), ServiceError> {
    let mut steps = Vec::new();
    for player in row.tournament.active() {
        if !create::may_take_part(&service.world, row, player)? {
            steps.push(TournamentStep::Leave(player));
        }
    }
    if steps.is_empty() { Ok(()) } else { take_steps(service, row, steps, None, now) }
}

fn look_at_tournament(
    service: &Service,
    row: &mut TournamentRow,
    now: UnixMillis,
) -> Result<RunOutcome, ServiceError> {
    let world = &service.world;
    let (mut results, mut walkovers) = (Vec::new(), Vec::new());
    for (board, place) in row.tournament.open_boards() {
        let result = match place.game {
            Some(game) => result_of(world, place, game)?,
            None => walkover(row, place).inspect(|result| walkovers.push((place, result.clone()))),
        };
        results.extend(result.map(|result| TournamentStep::Result { board, result }));
    }
    if !results.is_empty() {
        let post = show::walkover_post(world, row, &walkovers)?;
        take_steps(service, row, results, post, now)?;
        return Ok(RunOutcome::Again);
    }
    if let Some(look) = play_boards(service, row, now)? {
        return Ok(look);
    }
    let all_at_once = if row.tournament.threads { usize::MAX } else { 1 };
    let open = row.tournament.open_boards().count();
    match row.tournament.next(now, all_at_once.saturating_sub(open)) {
        None => Ok(RunOutcome::Rest),
        Some(Next::Pair(pairings)) => {
            let mut after = row.clone();
            let step = TournamentStep::Pair(pairings.clone());
            after.tournament.apply(&step).map_err(unfit)?;
            let post = show::round_post(world, &after, &pairings, now)?;
            take_steps(service, row, vec![step], post, now)?;
            Ok(RunOutcome::Again)
        }
        Some(Next::End) => {
            let mut after = row.clone();
            after.tournament.apply(&TournamentStep::End).map_err(unfit)?;
            let post = show::final_post(world, &after, true)?;
            take_steps(service, row, vec![TournamentStep::End], Some(post), now)?;
            Ok(RunOutcome::Rest)
        }
    }
}

/// Begins the games of boards that wait: all in threads, else the next one once the room is free. `None` where none waits.
fn play_boards(
    service: &Service,
    row: &mut TournamentRow,
    now: UnixMillis,
) -> Result<Option<RunOutcome>, ServiceError> {
    let world = &service.world;
    let (mut waits, mut resting) = (None, None);
    for (index, board) in row.tournament.open_boards() {
        match board.game {
            None if waits.is_none() => waits = Some(index),
            None => {}
            Some(id) => {
                let table = world.readable(id)?;
                let left = |table: &Table| table.stage == Stage::Archived(ArchiveReason::Abandoned);
                resting = resting.or(table.filter(|table| left(table)));
            }
        }
    }
    // A game for which no thread could be opened is played in the room.
    if let Some(table) = resting {
        if world.live_number(&table.room)?.is_some() {
            return Ok(Some(RunOutcome::Wait));
        }
        resume_by_clock(service, &table, now)?;
        return Ok(Some(RunOutcome::Again));
    }
    let Some(board) = waits else { return Ok(None) };
    if !row.tournament.threads && world.live_number(&row.room)?.is_some() {
        return Ok(Some(RunOutcome::Wait));
    }
    begin_board(service, row, board, now)?;
    Ok(Some(RunOutcome::Again))
}

fn resume_by_clock(service: &Service, table: &Table, now: UnixMillis) -> Result<(), ServiceError> {
    let mut table = GameDraft::of(table);
    table.add(by_clock(&table, Verb::Resume, "", now))?;
    let words = text::lifecycle::begins(&table);
    let posts = game_posts::notable_posts(&service.world, &table, words, now)?;
    commit::settle_clock(service, now, table.told("", posts))
}

/// Begins the game of a board.
fn begin_board(
    service: &Service,
    row: &mut TournamentRow,
    board: usize,
    now: UnixMillis,
) -> Result<(), ServiceError> {
    let world = &service.world;
    // Nobody deletes their data meanwhile.
    let _seating = hold(&service.locks.seating);
    let Some(place) = row.tournament.boards.get(board) else { return Ok(()) };
    let seats = place.seats.clone();
    if let Some(gone) = seats.iter().find(|player| world.is_gone(PersonNo(**player)).unwrap_or(false)) {
        return take_steps(service, row, vec![TournamentStep::Leave(*gone)], None, now);
    }
    let round = Some(place.round).filter(|_| row.tournament.rules.format != TournamentFormat::Arena);
    let players = seats.iter().map(|player| world.store.person(PersonNo(*player)));
    let players = players.collect::<Result<Vec<_>, _>>()?;
    let people_as_of = world.games.clears();
    let (rules, thread) = (&row.tournament.rules, row.tournament.threads);
    let beginning = GameStart {
        game: rules.game.clone(),
        options: constants(&setup(rules)?, &rules.options),
        position: None,
        time: rules.time,
        clock: rules.clock,
        shared_places: settings::shared_places(world, &row.room, seats.len())?,
        seats,
        rated: rules.rated && without_accounts(players.iter().map(|player| &player.id)).is_none(),
        thread,
        tournament: Some(OfTournament { id: row.id, round, first_move: rules.first_move }),
        fair: true,
    };
    let begins =
        NewRow { verb: Verb::Begin, body: json(&beginning)?, ..tournament_row(row, String::new(), now) };
    let mut game = Table::begin(world.numbers.next_game(), &begins, players)?;
    game.people_as_of = people_as_of;
    let mut rows = vec![begins];
    for room in &row.tournament.ways {
        let parted = NewRow { room: room.clone(), ..by_clock(&game, Verb::Parted, "", now) };
        game.apply(&parted)?;
        rows.push(parted);
    }
    let before = if thread { None } else { begin::game_before(world, &row.room)? };
    let mut posts = if thread {
        vec![game_posts::announcement(&game)]
    } else {
        game_posts::notable_posts(world, &game, text::lifecycle::begins(&game), now)?
    };
    if let Some(RoomPost { post, .. }) = posts.first_mut() {
        post.retires = before;
    }
    let step = TournamentStep::Game { board, game: game.id.0 };
    let mut after = row.clone();
    after.tournament.apply(&step).map_err(unfit)?;
    let change = Change {
        rows: vec![tournament_row(row, recorded(row.id, step)?, now)],
        derived: vec![DerivedChange::Tournament(Box::new(after.clone()))],
        posts,
        game: Some(game.grown_by(rows)),
        ..Change::default()
    };
    commit::settle_clock(service, now, change)?;
    *row = after;
    Ok(())
}

/// Adds steps that nobody asked for, in one transaction.
fn take_steps(
    service: &Service,
    row: &mut TournamentRow,
    steps: Vec<TournamentStep>,
    post: Option<RoomPost>,
    now: UnixMillis,
) -> Result<(), ServiceError> {
    let (after, change) = steps_by_clock(row, steps, post, now)?;
    commit::settle_clock(service, now, change)?;
    *row = after;
    Ok(())
}

/// What came of a board's game; `None` while it is played. One that cannot be read counts as drawn.
fn result_of(world: &World, board: &Board, game: u64) -> Result<Option<BoardResult>, ServiceError> {
    let Some(game) = world.readable(game)? else {
        return Ok(Some(BoardResult { points: points_for(&vec![1; board.seats.len()]), absent: Vec::new() }));
    };
    let Some(result) = GameResult::of(&game) else { return Ok(None) };
    let places: Vec<_> = result.seats.iter().map(|seat| seat.place).collect();
    let mut points = points_for(&places);
    points.resize(board.seats.len(), 0);
    let absent = |seat: &Seat| game.seating.absent.has(*seat);
    let seats = Seat::ALL.into_iter().zip(&board.seats).filter(|(seat, _)| absent(seat));
    let absent: Vec<_> = seats.map(|(_, player)| *player).collect();
    if absent.len() == board.seats.len() {
        points.fill(0);
    }
    Ok(Some(BoardResult { points, absent }))
}

/// In a tournament: a seat that has not moved in time loses. Gives whether that was done: for a while after the start it is
/// not, for what was due while the program was away.
pub(crate) fn forfeit(service: &Service, table: &Table, now: UnixMillis) -> Result<bool, ServiceError> {
    let world = &service.world;
    let Some((at, seat)) = table.forfeits_at() else { return Ok(false) };
    if !world.is_in_tournament(table)? {
        // The program ended before that was noted.
        release(service, table.id.0, now)?;
        return Ok(true);
    }
    let first_move = table.tournament.map_or(GRACE, |own| own.first_move);
    let began = service.schedule.first_tick();
    if at < began && now < began + GRACE.min(first_move) {
        return Ok(false);
    }
    let mut table = GameDraft::of(table);
    // Only for the first move somebody has not come.
    let drawn = table.has_moved(seat) && table.drawn_if_late(seat).is_some();
    let body = if drawn { DRAWN.to_owned() } else { absent_word(table.absent_besides(seat)) };
    let played = table.add(NewRow { seat: Some(seat), ..by_clock(&table, Verb::Forfeit, &body, now) })?;
    let words = text::tournament::forfeits(&table, seat, table.seating.absent.has(seat), &played);
    let posts = game_posts::board_posts(world, &table, words, to_mention(&table, false), now)?;
    commit::settle_clock(service, now, table.told("", posts))?;
    Ok(true)
}

/// A game that has outlived its tournament is a game like any other: nobody loses by not moving in time, unless that is claimed.
fn release(service: &Service, id: u64, now: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    let Some(game) = world.game(id)? else { return Ok(()) };
    if game.state() == GameStatus::Ended || game.open_tournament().is_none() {
        return Ok(());
    }
    let mut game = GameDraft::of(&game);
    game.add(by_clock(&game, Verb::Release, "", now))?;
    let posts = match game.state() {
        GameStatus::Live => {
            game_posts::board_posts(world, &game, text::tournament::outlived(&game), Vec::new(), now)?
        }
        _ => Vec::new(),
    };
    commit::settle_clock(service, now, game.told("", posts))
}

/// Whoever has withdrawn before a game began has not come; the others share its points.
fn walkover(row: &TournamentRow, board: &Board) -> Option<BoardResult> {
    let here = |player: &i64| row.tournament.is_active(*player);
    let absent: Vec<_> = board.seats.iter().copied().filter(|player| !here(player)).collect();
    if absent.is_empty() {
        return None;
    }
    let places: Vec<_> = board.seats.iter().map(|player| if here(player) { 1 } else { 2 }).collect();
    let mut points = points_for(&places);
    for (points, player) in points.iter_mut().zip(&board.seats) {
        if !here(player) {
            *points = 0;
        }
    }
    Some(BoardResult { points, absent })
}
