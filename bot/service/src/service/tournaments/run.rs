//! What the scheduler does: results are read from games that are over, rounds follow each other, games begin.
//!
//! Everything that is decided is a step in the log before anything follows from it, and what follows is worked out from the steps
//! alone: whenever the program ends in between, it goes on where it was.

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::UnixMillis;
use lasermate_domain::ratings::{GameResult, without_accounts};
use lasermate_domain::sessions::game::{Game, GameStatus};
use lasermate_domain::sessions::log_payload::{DRAWN, GameStart, OfTournament, absent_word, seat_number};
use lasermate_domain::sessions::row::ReplayError;
use lasermate_domain::tournament::{
    Board, BoardResult, Next, Phase, TournamentFormat, TournamentStep, points_for,
};
use lasermate_engine::seat::Seat;
use lasermate_present::text;

use super::create::setup;
use super::recorded;
use crate::service::lobby::seats::constants;
use crate::service::lookup::to_mention;
use crate::service::memory::locks::hold;
use crate::service::rooms::servers::by_clock;
use crate::service::state::Service;
use crate::service::use_case::{Change, RoomPost, ServiceError, json};
use crate::store::{DerivedChange, TournamentRow};

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

impl Service {
    /// Lets every tournament go on in which something has happened.
    pub(in crate::service) fn run_tournaments(&self, now: UnixMillis) -> Result<(), ServiceError> {
        let mut due = self.tournaments.take();
        due.extend(self.store.tournaments_due(now)?);
        self.each(due, |id| {
            let done = self.run_tournament(id, now);
            if done.is_err() {
                self.tournaments.wait(id);
            }
            done
        })
    }

    fn run_tournament(&self, id: u64, now: UnixMillis) -> Result<(), ServiceError> {
        let Some(row) = self.store.tournament(id)? else { return Ok(()) };
        if row.tournament.phase == Phase::Ended {
            let games = row.tournament.open_boards().filter_map(|(_, board)| board.game);
            return self.each(games, |id| {
                let Some(game) = self.readable(id)? else { return Ok(()) };
                self.in_room(&game.live.room, || self.about_game(id, self.release(id, now)))
            });
        }
        self.in_room(&row.room, || {
            let running = |row: &TournamentRow| row.tournament.phase == Phase::Running;
            let Some(mut row) = self.store.tournament(id)?.filter(running) else { return Ok(()) };
            self.withdraw_absentees(&mut row, now)?;
            loop {
                match self.look_at_tournament(&mut row, now)? {
                    RunOutcome::Again => {}
                    RunOutcome::Wait => {
                        self.tournaments.wait(id);
                        return Ok(());
                    }
                    RunOutcome::Rest => return Ok(()),
                }
            }
        })
    }

    /// Whoever has deleted their data, or is blocked, withdraws.
    fn withdraw_absentees(&self, row: &mut TournamentRow, now: UnixMillis) -> Result<(), ServiceError> {
        let mut steps = Vec::new();
        for player in row.tournament.active() {
            if !self.may_take_part(row, player)? {
                steps.push(TournamentStep::Leave(player));
            }
        }
        if steps.is_empty() { Ok(()) } else { self.take_steps(row, steps, None, now) }
    }

    fn look_at_tournament(
        &self,
        row: &mut TournamentRow,
        now: UnixMillis,
    ) -> Result<RunOutcome, ServiceError> {
        let (mut results, mut walkovers) = (Vec::new(), Vec::new());
        for (board, place) in row.tournament.open_boards() {
            let result = match place.game {
                Some(game) => self.result_of(place, game)?,
                None => walkover(row, place).inspect(|result| walkovers.push((place, result.clone()))),
            };
            results.extend(result.map(|result| TournamentStep::Result { board, result }));
        }
        if !results.is_empty() {
            let post = self.walkover_post(row, &walkovers)?;
            self.take_steps(row, results, post, now)?;
            return Ok(RunOutcome::Again);
        }
        if let Some(look) = self.play_boards(row, now)? {
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
                let post = self.round_post(&after, &pairings, now)?;
                self.take_steps(row, vec![step], post, now)?;
                Ok(RunOutcome::Again)
            }
            Some(Next::End) => {
                let mut after = row.clone();
                after.tournament.apply(&TournamentStep::End).map_err(unfit)?;
                let post = self.final_post(&after, true)?;
                self.take_steps(row, vec![TournamentStep::End], Some(post), now)?;
                Ok(RunOutcome::Rest)
            }
        }
    }

    /// Begins the games of boards that wait: all in threads, else the next one once the room is free. `None` where none waits.
    fn play_boards(
        &self,
        row: &mut TournamentRow,
        now: UnixMillis,
    ) -> Result<Option<RunOutcome>, ServiceError> {
        let (mut waits, mut resting) = (None, None);
        for (index, board) in row.tournament.open_boards() {
            match board.game {
                None if waits.is_none() => waits = Some(index),
                None => {}
                Some(id) => {
                    let game = self.readable(id)?;
                    let left = |game: &Game| game.state() == GameStatus::Archived && game.away.is_none();
                    resting = resting.or(game.filter(|game| left(game)));
                }
            }
        }
        // A game for which no thread could be opened is played in the room.
        if let Some(game) = resting {
            if self.live_number(&game.live.room)?.is_some() {
                return Ok(Some(RunOutcome::Wait));
            }
            self.resume_by_clock(&game, now)?;
            return Ok(Some(RunOutcome::Again));
        }
        let Some(board) = waits else { return Ok(None) };
        if !row.tournament.threads && self.live_number(&row.room)?.is_some() {
            return Ok(Some(RunOutcome::Wait));
        }
        self.begin_board(row, board, now)?;
        Ok(Some(RunOutcome::Again))
    }

    fn resume_by_clock(&self, game: &Game, now: UnixMillis) -> Result<(), ServiceError> {
        let mut game = game.clone();
        let row = by_clock(&game, Verb::Resume, "", now);
        game.apply(&row)?;
        let words = text::lifecycle::begins(&game.live);
        let posts = self.notable_posts(&game, words, now)?;
        Ok(self
            .settle_clock(now, Change { posts, game: Some(game.grown_by(vec![row])), ..Change::default() })?)
    }

    /// Begins the game of a board.
    fn begin_board(
        &self,
        row: &mut TournamentRow,
        board: usize,
        now: UnixMillis,
    ) -> Result<(), ServiceError> {
        // Nobody deletes their data meanwhile.
        let _seating = hold(&self.seating);
        let Some(place) = row.tournament.boards.get(board) else { return Ok(()) };
        let seats = place.seats.clone();
        if let Some(gone) = seats.iter().find(|player| self.is_gone(PersonNo(**player)).unwrap_or(false)) {
            return self.take_steps(row, vec![TournamentStep::Leave(*gone)], None, now);
        }
        let round = Some(place.round).filter(|_| row.tournament.rules.format != TournamentFormat::Arena);
        let players = seats.iter().map(|player| self.store.person(PersonNo(*player)));
        let players = players.collect::<Result<Vec<_>, _>>()?;
        let people_as_of = self.games.clears();
        let (rules, thread) = (&row.tournament.rules, row.tournament.threads);
        let beginning = GameStart {
            game: rules.game.clone(),
            options: constants(&setup(rules)?, &rules.options),
            position: None,
            time: rules.time,
            clock: rules.clock,
            shared_places: self.shared_places(&row.room, seats.len())?,
            seats,
            rated: rules.rated && without_accounts(players.iter().map(|player| &player.id)).is_none(),
            thread,
            tournament: Some(OfTournament { id: row.id, round, first_move: rules.first_move }),
            fair: true,
        };
        let begins =
            NewRow { verb: Verb::Begin, body: json(&beginning)?, ..tournament_row(row, String::new(), now) };
        let mut game = Game::begin(self.next_game(), &begins, players)?;
        game.people_as_of = people_as_of;
        let mut rows = vec![begins];
        for room in &row.tournament.ways {
            let parted = NewRow { room: room.clone(), ..by_clock(&game, Verb::Parted, "", now) };
            game.apply(&parted)?;
            rows.push(parted);
        }
        let before = if thread { None } else { self.game_before(&row.room)? };
        let mut posts = if thread {
            vec![Self::announcement(&game)]
        } else {
            self.notable_posts(&game, text::lifecycle::begins(&game.live), now)?
        };
        if let Some(RoomPost { post, .. }) = posts.first_mut() {
            post.retires = before;
        }
        let step = TournamentStep::Game { board, game: game.live.id.0 };
        let mut after = row.clone();
        after.tournament.apply(&step).map_err(unfit)?;
        let change = Change {
            rows: vec![tournament_row(row, recorded(row.id, step)?, now)],
            derived: vec![DerivedChange::Tournament(Box::new(after.clone()))],
            posts,
            game: Some(game.grown_by(rows)),
            ..Change::default()
        };
        self.settle_clock(now, change)?;
        *row = after;
        Ok(())
    }

    /// Adds steps that nobody asked for, in one transaction.
    pub(in crate::service) fn take_steps(
        &self,
        row: &mut TournamentRow,
        steps: Vec<TournamentStep>,
        post: Option<RoomPost>,
        now: UnixMillis,
    ) -> Result<(), ServiceError> {
        let mut after = row.clone();
        let mut rows = Vec::new();
        for step in steps {
            after.tournament.apply(&step).map_err(unfit)?;
            rows.push(tournament_row(row, recorded(row.id, step)?, now));
        }
        let derived = vec![DerivedChange::Tournament(Box::new(after.clone()))];
        self.settle_clock(
            now,
            Change { rows, derived, posts: post.into_iter().collect(), ..Change::default() },
        )?;
        *row = after;
        Ok(())
    }

    /// What came of a board's game; `None` while it is played. One that cannot be read counts as drawn.
    fn result_of(&self, board: &Board, game: u64) -> Result<Option<BoardResult>, ServiceError> {
        let Some(game) = self.readable(game)? else {
            return Ok(Some(BoardResult {
                points: points_for(&vec![1; board.seats.len()]),
                absent: Vec::new(),
            }));
        };
        let Some(result) = GameResult::of(&game) else { return Ok(None) };
        let places: Vec<_> = result.seats.iter().map(|seat| seat.place).collect();
        let mut points = points_for(&places);
        points.resize(board.seats.len(), 0);
        let absent = |seat: &Seat| game.absent.has(*seat);
        let seats = Seat::ALL.into_iter().zip(&board.seats).filter(|(seat, _)| absent(seat));
        let absent: Vec<_> = seats.map(|(_, player)| *player).collect();
        if absent.len() == board.seats.len() {
            points.fill(0);
        }
        Ok(Some(BoardResult { points, absent }))
    }

    /// In a tournament: a seat that has not moved in time loses. Gives whether that was done: for a while after the start it is
    /// not, for what was due while the program was away.
    pub(in crate::service) fn forfeit(&self, game: &Game, now: UnixMillis) -> Result<bool, ServiceError> {
        let Some((at, seat)) = game.forfeits_at() else { return Ok(false) };
        if !self.is_in_tournament(&game.live)? {
            // The program ended before that was noted.
            self.release(game.live.id.0, now)?;
            return Ok(true);
        }
        let first_move = game.live.tournament.map_or(GRACE, |own| own.first_move);
        let began = self.first_tick();
        if at < began && now < began + GRACE.min(first_move) {
            return Ok(false);
        }
        let mut game = game.clone();
        // Only for the first move somebody has not come.
        let drawn = game.has_moved(seat) && game.drawn_if_late(seat).is_some();
        let body = if drawn { DRAWN.to_owned() } else { absent_word(game.absent_besides(seat)) };
        let row = NewRow { seat: Some(seat_number(seat)), ..by_clock(&game, Verb::Forfeit, &body, now) };
        let played = game.apply(&row)?;
        let words = text::tournament::forfeits(&game.live, seat, game.absent.has(seat), &played);
        let posts = self.board_posts(&game, words, to_mention(&game, false), now)?;
        self.settle_clock(now, Change { posts, game: Some(game.grown_by(vec![row])), ..Change::default() })?;
        Ok(true)
    }

    /// A game that has outlived its tournament is a game like any other: nobody loses by not moving in time, unless that is claimed.
    fn release(&self, id: u64, now: UnixMillis) -> Result<(), ServiceError> {
        let Some(game) = self.game(id)? else { return Ok(()) };
        if game.state() == GameStatus::Ended || game.tournament().is_none() {
            return Ok(());
        }
        let mut game = Game::clone(&game);
        let row = by_clock(&game, Verb::Release, "", now);
        game.apply(&row)?;
        let posts = match game.state() {
            GameStatus::Live => {
                self.board_posts(&game, text::tournament::outlived(&game.live), Vec::new(), now)?
            }
            _ => Vec::new(),
        };
        Ok(self
            .settle_clock(now, Change { posts, game: Some(game.grown_by(vec![row])), ..Change::default() })?)
    }
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

/// A row of the log that nobody asked for.
fn tournament_row(row: &TournamentRow, body: String, at: UnixMillis) -> NewRow {
    NewRow {
        at,
        server: row.server.clone(),
        room: row.room.clone(),
        person: None,
        challenge: None,
        seat: None,
        verb: Verb::Tournament,
        body,
    }
}

fn unfit(error: lasermate_domain::tournament::StepError) -> ServiceError {
    ReplayError::Unfit(error.to_string()).into()
}
