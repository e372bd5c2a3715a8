//! Everything derived, folded again from the log.

use std::collections::{BTreeMap, BTreeSet};

use lasermate_domain::daily;
use lasermate_domain::log::{LoggedRow, NewRow, PersonNo, Verb};
use lasermate_domain::ratings::{Attempt, GameResult};
use lasermate_domain::tables::log_payload::{Analysis, Terms};
use lasermate_domain::tables::pings::Pings;
use lasermate_domain::tables::row::ReplayError;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::GameRow;
use lasermate_domain::tournament::{Tournament, TournamentStep};
use thiserror::Error;

use crate::commit::listeners;
use crate::commit::ratings::{Milestone, refold};
use crate::scheduler::retention::game_of;
use crate::service::Service;
use crate::store::{
    ChallengeRow, ChallengeState, ConfirmationRow, DerivedChange, Holiday, RebuildReport, RemovedGame,
    ScannedRow, StoreError, StudyRow, TournamentRow,
};
use crate::use_cases::change::ServiceError;
use crate::use_cases::lobby::open_challenge::PendingChallenge;
use crate::use_cases::lobby::refusals::LoggedRefusals;
use crate::use_cases::rooms::tables::{CodeGiven, LinkMade};
use crate::use_cases::tournaments::RecordedStep;
use crate::world::World;

/// Why the derived tables could not be rebuilt. They are as they were.
#[derive(Debug, Error)]
#[error("rebuilding the tables failed, and they are unchanged: {0}")]
pub struct RebuildError(String);

/// A game that was folded again: its row, and once it is over the row of the log that ended it with what came of it.
type Rebuild = (GameRow, Option<(i64, GameResult)>);

/// How many rows of the log are read at once.
const AT_ONCE: usize = 10_000;

/// What the log says besides its games.
#[derive(Debug, Default)]
struct LogContents {
    rows: u64,
    /// The rows of each game, or why one of them is not understood.
    games: BTreeMap<u64, Result<Vec<LoggedRow>, String>>,
    /// The rows that are not understood and belong to no game.
    left_out: Vec<(i64, String)>,
    challenges: BTreeMap<u64, ChallengeRow>,
    /// Tournaments, each after its steps.
    tournaments: BTreeMap<u64, TournamentRow>,
    /// Watches, games to look back at, settings and confirmations, in order.
    others: Vec<DerivedChange>,
    /// Challenges that have come to nothing.
    refusals: LoggedRefusals,
    /// Who has had their data deleted.
    gone: BTreeSet<PersonNo>,
    /// What ratings depend on, by the rows of the log.
    milestones: BTreeMap<i64, Milestone>,
}

/// Empties every derived table and fills it from the log. What cannot be read is left out, and told.
pub fn rebuild(service: &Service) -> Result<RebuildReport, RebuildError> {
    let world = &service.world;
    let said = |error: ServiceError| RebuildError(error.to_string());
    let mut ledger = ledger(world).map_err(said)?;
    ledger.without(world.store.removed_games().map_err(|error| said(error.into()))?);
    let mut rebuilt = RebuildReport {
        rows: ledger.rows,
        challenges: ledger.challenges.len() as u64,
        rows_left_out: ledger.left_out,
        ..RebuildReport::default()
    };
    let mut derived: Vec<DerivedChange> =
        ledger.challenges.into_values().map(DerivedChange::Challenge).collect();
    derived.extend(ledger.others);
    let refusals = ledger.refusals.into_rows(|who| ledger.gone.contains(&who));
    derived.extend(refusals.map(DerivedChange::Refused));
    derived.extend(ledger.tournaments.into_values().map(|row| DerivedChange::Tournament(Box::new(row))));
    // Games last, so that what watches an ended one stops; the newest first, so that it keeps its room.
    let mut rooms = BTreeMap::new();
    let mut games = Vec::new();
    let mut milestones = ledger.milestones;
    for (id, rows) in ledger.games.into_iter().rev() {
        match rebuilt_game(world, id, rows, &mut rooms).map_err(said)? {
            Ok((game, end)) => {
                games.push(DerivedChange::Game(game));
                milestones.extend(end.map(|(row, result)| (row, Milestone::Ended(result))));
            }
            Err(why) => rebuilt.games_left_out.push((id, why)),
        }
    }
    rebuilt.games = games.len() as u64;
    rebuilt.games_left_out.reverse();
    derived.extend(games.into_iter().rev());
    derived.extend(refold(milestones));
    service.store.replace_derived(&derived).map_err(|error| RebuildError(error.to_string()))?;
    world.games.clear();
    listeners::read_tables(world);
    Ok(rebuilt)
}

/// The row of a game with what came of it and the row that ended it, or why it is left out. `rooms` holds the rooms that are taken.
fn rebuilt_game(
    world: &World,
    id: u64,
    rows: Result<Vec<LoggedRow>, String>,
    rooms: &mut BTreeMap<String, u64>,
) -> Result<Result<Rebuild, String>, ServiceError> {
    let mut ended_by = None;
    let read = match rows {
        Ok(rows) => world.replay_noting(&rows, |table| {
            if table.state() == GameStatus::Ended {
                ended_by.get_or_insert(table.last_row);
            }
        }),
        Err(why) => return Ok(Err(why)),
    };
    let (table, end) = match read {
        Ok(Some(table)) => (table.row(), ended_by.zip(GameResult::of(&table))),
        Ok(None) => return Ok(Err("it has no rows".to_owned())),
        Err(error) if error.is_unreadable() => return Ok(Err(error.to_string())),
        Err(error) => return Err(error),
    };
    if table.state == GameStatus::Live {
        if let Some(other) = rooms.get(&table.room.0) {
            return Ok(Err(format!("its room has a newer game, G{other}")));
        }
        rooms.insert(table.room.0.clone(), id);
    }
    Ok(Ok((table, end)))
}

fn ledger(world: &World) -> Result<LogContents, ServiceError> {
    let mut ledger = LogContents::default();
    let mut last = 0;
    loop {
        let rows = world.store.log_each(last, AT_ONCE)?;
        let Some(end) = rows.last() else { return Ok(ledger) };
        last = end.n;
        for logged in rows {
            ledger.take(logged);
        }
    }
}

impl LogContents {
    /// Games that were removed because they were old: what came of them counts, and nothing else is known of them.
    fn without(&mut self, removed: Vec<RemovedGame>) {
        let ids: BTreeSet<_> = removed.iter().map(|game| game.id).collect();
        self.others.retain(|derived| game_of(derived).is_none_or(|game| !ids.contains(&game)));
        for game in removed {
            let Some(text) = game.result else { continue };
            match GameResult::read(game.id, &text) {
                Some(result) => drop(self.milestones.insert(game.n, Milestone::Ended(result))),
                None => self.left_out.push((game.n, "what came of a removed game can't be read".to_owned())),
            }
        }
    }

    /// Takes a row in. One that is not understood spoils its game, and nothing else.
    fn take(&mut self, logged: ScannedRow) {
        self.rows += 1;
        let ScannedRow { n, game, row } = logged;
        let spoilt = match row {
            Ok(row) => {
                // What it says besides is of no matter to its game.
                if let Err(error) = self.note(&row) {
                    self.left_out.push((n, error.to_string()));
                }
                if let Some(Ok(rows)) =
                    game.map(|game| self.games.entry(game).or_insert_with(|| Ok(Vec::new())))
                {
                    rows.push(row);
                }
                return;
            }
            Err(error) => error.to_string(),
        };
        match game {
            Some(game) => drop(self.games.insert(game, Err(spoilt))),
            None => self.left_out.push((n, spoilt)),
        }
    }

    /// Notes what a row says besides its game.
    fn note(&mut self, row: &LoggedRow) -> Result<(), ServiceError> {
        let wrong = |what: &str| StoreError::Row { n: row.n, what: what.to_owned() };
        if let Some(challenge) = row.what.challenge.and_then(|id| self.challenges.get(&id)) {
            self.refusals.take(&row.what, challenge);
        }
        match row.what.verb {
            // Whose it was has had their data deleted.
            verb if verb.goes_with_its_person() && row.what.body.is_empty() => {}
            Verb::Challenge => self.challenge(row)?,
            Verb::Sit | Verb::Rise => self.seated(row)?,
            Verb::Decline => self.declined(row)?,
            Verb::Cancel => self.ended(row, ChallengeState::Cancelled),
            Verb::Expire => self.ended(row, ChallengeState::Expired),
            Verb::Begin => self.ended(row, ChallengeState::Accepted),
            Verb::SetBack => {
                let expires_at = row.what.body.parse().map_err(|_| wrong("it names no time"))?;
                if let Some(challenge) = row.what.challenge.and_then(|id| self.challenges.get_mut(&id)) {
                    challenge.expires_at = expires_at;
                }
            }
            Verb::Watch | Verb::Unwatch => {
                let game = row.what.body.parse().map_err(|_| wrong("a watch names no game"))?;
                let room = row.what.room.clone();
                self.others.push(if row.what.verb == Verb::Watch {
                    DerivedChange::Watch(room, game)
                } else {
                    DerivedChange::Unwatch(room, game)
                });
            }
            Verb::Study => {
                let game = row.what.body.parse().map_err(|_| wrong("no game is looked back at"))?;
                let NewRow { room, server, at, .. } = row.what.clone();
                self.others.push(DerivedChange::Study(StudyRow { room, game, server, at }));
            }
            Verb::Studied => {
                let Analysis { game, moments } =
                    Analysis::read(&row.what.body).map_err(|error| wrong(&error.to_string()))?;
                self.others.push(DerivedChange::Studied(row.what.room.clone(), game));
                self.others.extend(moments.map(|moments| DerivedChange::Moments(game, moments)));
            }
            Verb::Setting => {
                let (name, value) = row.what.body.split_once('=').ok_or_else(|| wrong("no setting"))?;
                if name == daily::SETTING {
                    let NewRow { room, server, at, .. } = row.what.clone();
                    self.others.push(DerivedChange::Daily(room, server, daily::due_after(value, at)));
                }
                let value = Some(value.to_owned()).filter(|value| !value.is_empty());
                self.others.push(DerivedChange::Setting(row.what.room.clone(), name.to_owned(), value));
            }
            Verb::Daily => {
                let NewRow { room, server, body, .. } = row.what.clone();
                let next = Some(body).filter(|body| !body.is_empty()).map(|body| body.parse()).transpose();
                let next = next.map_err(|_| wrong("no time of the next puzzle"))?;
                self.others.push(DerivedChange::Daily(room, server, next));
            }
            Verb::Solved => {
                let who = row.what.person.ok_or_else(|| wrong("nobody solved it"))?;
                let day = row.what.body.parse().map_err(|_| wrong("it names no day"))?;
                self.others.push(DerivedChange::Solved(who, day));
            }
            Verb::Attempt => {
                let who = row.what.person.ok_or_else(|| wrong("nobody tried it"))?;
                let attempt = Attempt::read(who, row.what.at, &row.what.body);
                self.others.push(DerivedChange::Attempted(attempt.ok_or_else(|| wrong("it is no attempt"))?));
            }
            Verb::Holiday => {
                let holiday = Holiday::read(&row.what).ok_or_else(|| wrong("it is no holiday"))?;
                self.others.push(DerivedChange::Holiday(Box::new(holiday)));
            }
            Verb::Pings => {
                let who = row.what.person.ok_or_else(|| wrong("nobody wishes it"))?;
                let wish: Pings = row.what.body.parse().map_err(|_| wrong("no wish"))?;
                let wish = Some(wish.to_string()).filter(|_| wish != Pings::default());
                self.others.push(DerivedChange::Pings(who, wish));
            }
            Verb::Mute | Verb::Unmute => {
                let by = row.what.person.ok_or_else(|| wrong("nobody mutes"))?;
                let whom = row.what.body.parse().map(PersonNo).map_err(|_| wrong("nobody is muted"))?;
                self.others.push(match row.what.verb {
                    Verb::Mute => DerivedChange::Muted(by, whom),
                    _ => DerivedChange::Unmuted(by, whom),
                });
            }
            Verb::Listed => {
                let who = row.what.person.ok_or_else(|| wrong("nobody is listed"))?;
                self.others.push(DerivedChange::Listed(who, row.what.body == "yes"));
            }
            Verb::Forget => {
                let who = row.what.person.ok_or_else(|| wrong("nobody is forgotten"))?;
                self.others.push(DerivedChange::Listed(who, false));
                self.others.push(DerivedChange::Pings(who, None));
                self.others.push(DerivedChange::Unsolved(who));
                self.others.push(DerivedChange::AtPeace(who));
                self.gone.insert(who);
                self.milestones.insert(row.n, Milestone::Forgotten(who));
            }
            Verb::Tournament => self.tournament(row)?,
            Verb::Confirm => self.confirmation(row)?,
            Verb::LinkCode => {
                let given: CodeGiven =
                    serde_json::from_str(&row.what.body).map_err(|error| wrong(&error.to_string()))?;
                self.others.extend(given.derived(&row.what));
            }
            Verb::Link => {
                let made: LinkMade =
                    serde_json::from_str(&row.what.body).map_err(|error| wrong(&error.to_string()))?;
                self.others.extend(made.derived(&row.what));
            }
            Verb::Unlink => self.others.push(DerivedChange::Unlinked(row.what.room.clone())),
            Verb::Block | Verb::Unblock => {
                let who = row.what.body.parse().map(PersonNo).map_err(|_| wrong("nobody is blocked"))?;
                let room = row.what.room.clone();
                self.others.push(match row.what.verb {
                    Verb::Block => DerivedChange::Blocked(room, who),
                    _ => DerivedChange::Unblocked(room, who),
                });
            }
            _ => {}
        }
        Ok(())
    }

    fn challenge(&mut self, row: &LoggedRow) -> Result<(), ServiceError> {
        let terms: Terms =
            serde_json::from_str(&row.what.body).map_err(|error| ReplayError::Unfit(error.to_string()))?;
        if let (Some(id), Some(challenger)) = (row.what.challenge, row.what.person) {
            self.challenges.insert(
                id,
                ChallengeRow {
                    id,
                    server: row.what.server.clone(),
                    room: row.what.room.clone(),
                    challenger,
                    opponent: terms.opponent.map(PersonNo),
                    body: row.what.body.clone(),
                    expires_at: terms.until,
                    state: ChallengeState::Open,
                },
            );
        }
        Ok(())
    }

    /// A tournament was created, or something happened to it.
    fn tournament(&mut self, row: &LoggedRow) -> Result<(), ServiceError> {
        let unfit = |what: String| ServiceError::from(ReplayError::Unfit(what));
        let RecordedStep { id, does } =
            serde_json::from_str(&row.what.body).map_err(|error| unfit(error.to_string()))?;
        if let TournamentStep::Create(rules) = does {
            let (server, room) = (row.what.server.clone(), row.what.room.clone());
            let made = TournamentRow { id, server, room, tournament: Tournament::new(rules) };
            self.tournaments.insert(id, made);
            return Ok(());
        }
        let known =
            self.tournaments.get_mut(&id).ok_or_else(|| unfit(format!("there is no tournament {id}")))?;
        known.tournament.apply(&does).map_err(|error| unfit(error.to_string()))
    }

    /// Somebody sat down at a table, or got up.
    fn seated(&mut self, row: &LoggedRow) -> Result<(), ServiceError> {
        let (Some(challenge), Some(who)) =
            (row.what.challenge.and_then(|id| self.challenges.get_mut(&id)), row.what.person)
        else {
            return Ok(());
        };
        let mut standing = PendingChallenge::read(challenge.clone())?;
        match row.what.verb {
            Verb::Sit => standing.terms.sit(who.0, &row.what.body),
            _ => standing.terms.rise(who.0),
        }
        *challenge = standing.row_now()?;
        Ok(())
    }

    /// A challenge of two is over then; among more the seat is open.
    fn declined(&mut self, row: &LoggedRow) -> Result<(), ServiceError> {
        let challenge = row.what.challenge.and_then(|id| self.challenges.get_mut(&id));
        let Some(challenge) = challenge else { return Ok(()) };
        let mut standing = PendingChallenge::read(challenge.clone())?;
        if standing.seats() == 2 || standing.terms.rematch.is_some() {
            challenge.state = ChallengeState::Declined;
        } else {
            standing.terms.decline();
            standing.row.opponent = None;
            *challenge = standing.row_now()?;
        }
        Ok(())
    }

    fn ended(&mut self, row: &LoggedRow, state: ChallengeState) {
        if let Some(challenge) = row.what.challenge.and_then(|id| self.challenges.get_mut(&id)) {
            challenge.state = state;
        }
    }

    fn confirmation(&mut self, row: &LoggedRow) -> Result<(), ServiceError> {
        let wrong = || StoreError::Row { n: row.n, what: "no confirmation".to_owned() };
        let mut words = row.what.body.split(' ');
        let what = words.next().ok_or_else(wrong)?.to_owned();
        let version = words.next().and_then(|word| word.parse().ok()).ok_or_else(wrong)?;
        let expires_at = words.next().and_then(|word| word.parse().ok()).ok_or_else(wrong)?;
        let person = row.what.person.ok_or_else(wrong)?;
        let game = row.game.unwrap_or(0);
        self.others.push(DerivedChange::Confirmation(ConfirmationRow {
            person,
            what,
            game,
            version,
            expires_at,
        }));
        Ok(())
    }
}
