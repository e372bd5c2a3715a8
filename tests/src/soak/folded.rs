//! The log read from outside the program, row by row, and the boards that follow from it.

use std::collections::{BTreeSet, HashMap, VecDeque};

use lasermate_domain::log::{NewRow, PersonNo, Verb};
use lasermate_domain::port::{Person, PersonId, RoomId, ServerId};
use lasermate_domain::tables::log_payload::seat_of;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timers::TOLD_FROM;
use lasermate_engine::pact::text::is_act;
use lasermate_present::snapshot::PositionSnapshot;
use lasermate_present::text;
use lasermate_present::text::ALT_CHARS;
use rusqlite::Connection;
use serde_json::Value;

use super::table::as_first_named;
use super::tally::Tally;

/// What is said of offers. It is a remark unless it changes the position or ends the game.
const OFFERS: [&str; 4] = ["draw-offer", "draw-accept", "draw-decline", "billi"];

/// A row with its number and its request.
#[derive(Clone, Debug)]
pub struct LogRow {
    pub n: i64,
    /// The request it came from.
    pub request: Option<String>,
    /// The game it belongs to.
    pub game: Option<u64>,
    pub what: NewRow,
}

/// A post with a game's buttons that a channel is owed: a board of a version, described in words, or a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub version: u32,
    /// The words that stand for its picture; nothing for a remark, which has none.
    pub alt: String,
}

/// The games as the log gives them, and the boards that are owed by it.
#[derive(Debug, Default)]
pub struct Folded {
    /// The last row that was read.
    last: i64,
    games: HashMap<u64, Table>,
    watchers: HashMap<u64, BTreeSet<String>>,
    /// The channels whose table another room shares, with that room.
    tables: HashMap<String, String>,
    /// By channel and game, in order.
    pub owed: HashMap<(String, u64), VecDeque<Board>>,
}

impl Folded {
    /// Reads what the log has got since the last time.
    pub fn read(&mut self, db: &Connection, tally: &Tally) -> rusqlite::Result<Vec<LogRow>> {
        let rows = rows(db, self.last)?;
        let mut at = 0;
        while let Some(first) = rows.get(at) {
            // What one request did is told once.
            let same =
                rows[at..].iter().take_while(|row| row.request.is_some() && row.request == first.request);
            let group = &rows[at..at + same.count().max(1)];
            at += group.len();
            if let Err(why) = self.commit(db, group, tally)? {
                tally.violation(format!("row {} of the log cannot be replayed: {why}", first.n));
            }
        }
        self.last = rows.last().map_or(self.last, |row| row.n);
        tally.counts().rows += rows.len() as u64;
        Ok(rows)
    }

    /// The numbers of the games.
    pub fn numbers(&self) -> Vec<u64> {
        let mut numbers: Vec<_> = self.games.keys().copied().collect();
        numbers.sort_unstable();
        numbers
    }

    /// A game as the log gives it.
    pub fn game(&self, id: u64) -> Option<&Table> {
        self.games.get(&id)
    }

    fn commit(
        &mut self,
        db: &Connection,
        group: &[LogRow],
        tally: &Tally,
    ) -> rusqlite::Result<Result<(), String>> {
        let mut told: Option<(u64, &LogRow)> = None;
        let mut remark = false;
        for row in group {
            let NewRow { verb, ref room, ref body, .. } = row.what;
            match (verb, row.game) {
                (Verb::Watch, _) => {
                    let id = body.parse().unwrap_or(0);
                    self.watchers.entry(id).or_default().insert(channel(room));
                    self.owe(id, &channel(room), false);
                }
                (Verb::Unwatch, _) => {
                    let id = body.parse().unwrap_or(0);
                    self.watchers.entry(id).or_default().remove(&channel(room));
                }
                (Verb::Link, _) => self.link(body, channel(room)),
                (Verb::Unlink, _) => self.tables.retain(|_, annexe| *annexe != channel(room)),
                (Verb::Begin, Some(id)) => {
                    let players = players(db, body)?;
                    match Table::begin(id, &row.what, players) {
                        Ok(table) => {
                            let preset = table.setup.preset().name.to_owned();
                            *tally.counts().games.entry(preset).or_default() += 1;
                            self.games.insert(id, table);
                        }
                        Err(error) => return Ok(Err(error.to_string())),
                    }
                    told = Some((id, row));
                }
                (_, Some(id)) => {
                    let Some(table) = self.games.get_mut(&id) else { continue };
                    let before = table.told_late();
                    let stood = placement(table);
                    if let Err(error) = table.apply(&row.what) {
                        return Ok(Err(format!("game {id}, {}: {error}", row.what.body)));
                    }
                    if let (Verb::Substitute, Some(seat), Some(no)) = (verb, row.what.seat, row.what.person)
                        && let Some(seat) = table.seating.players.get_mut(seat.index())
                    {
                        *seat = person(db, no.0)?;
                    }
                    let mended = verb == Verb::SetBack && table.told_late() != before;
                    let room = channel(&table.room);
                    remark = match verb {
                        Verb::TakebackAsk | Verb::TakebackAgree | Verb::TakebackDecline => true,
                        Verb::PauseAsk | Verb::PauseAgree | Verb::PauseDecline | Verb::ResumeAsk => true,
                        Verb::SubstituteAsk | Verb::SubstituteAgree | Verb::SubstituteDecline => true,
                        Verb::Paused => true,
                        Verb::Play => {
                            OFFERS.contains(&body.as_str())
                                && table.state() != GameStatus::Ended
                                && placement(table) == stood
                        }
                        _ => false,
                    };
                    if mended {
                        // It had been said that somebody was late, and that is taken back.
                        self.owe_table(id, &room, false);
                    }
                    told = Some((id, row));
                }
                _ => {}
            }
        }
        if let Some((id, row)) = told {
            self.told(id, row, remark);
        }
        Ok(Ok(()))
    }

    /// The boards that a commit owes, by its last row.
    fn told(&mut self, id: u64, row: &LogRow, remark: bool) {
        let Some(table) = self.games.get(&id) else { return };
        let room = channel(&table.room);
        let ended = table.state() == GameStatus::Ended;
        let everywhere = match row.what.verb {
            Verb::Play => !is_act(&row.what.body),
            Verb::Begin
            | Verb::Claim
            | Verb::Replace
            | Verb::Takeback
            | Verb::TakebackAsk
            | Verb::TakebackAgree
            | Verb::TakebackDecline
            | Verb::SubstituteAsk
            | Verb::SubstituteDecline
            | Verb::Substitute
            | Verb::PauseAsk
            | Verb::PauseAgree
            | Verb::PauseDecline
            | Verb::Assent
            | Verb::Forfeit
            | Verb::Resume => true,
            Verb::Remind | Verb::Overdue | Verb::AskAbandoned | Verb::Archive => {
                self.owe_table(id, &room, false);
                false
            }
            // The bot was away for long, and the time for a move is put off.
            Verb::Paused => {
                let away: i64 = row.what.body.parse().unwrap_or(0);
                away >= TOLD_FROM && table.clock.deadline.is_some()
            }
            Verb::Release => table.state() == GameStatus::Live,
            Verb::ResumeAsk => {
                self.owe_table(id, &room, true);
                false
            }
            _ => false,
        };
        if everywhere {
            self.owe_table(id, &room, remark);
            for watcher in self.watchers.get(&id).cloned().unwrap_or_default() {
                self.owe(id, &watcher, remark);
            }
        }
        if ended {
            self.watchers.remove(&id);
        }
    }

    /// A room comes to a table: it is shown the game that is on there.
    fn link(&mut self, body: &str, annexe: String) {
        let made: Value = serde_json::from_str(body).unwrap_or_default();
        let table = channel(&RoomId(made["table"].as_str().unwrap_or_default().to_owned()));
        let is_on = |game: &&Table| game.state() == GameStatus::Live && channel(&game.room) == table;
        if let Some(game) = self.games.values().filter(is_on).map(|game| game.id.0).max() {
            self.owe(game, &annexe, false);
        }
        self.tables.insert(table, annexe);
    }

    /// All rooms from which a game is seen are owed the same: those of its table, and those that left it in the middle.
    fn owe_table(&mut self, id: u64, room: &str, remark: bool) {
        let mut rooms = BTreeSet::from([room.to_owned()]);
        rooms.extend(self.tables.get(room).cloned());
        rooms.extend(self.games.get(&id).iter().flat_map(|table| &table.ways).map(channel));
        for room in rooms {
            self.owe(id, &room, remark);
        }
    }

    /// A channel is owed the board of a game as it stands, or a remark about it. Without turns newer boards take the place of older ones, so none
    /// is matched there.
    fn owe(&mut self, id: u64, room: &str, remark: bool) {
        let Some(table) = self.games.get(&id).filter(|table| table.unit().is_none()) else { return };
        let alt =
            if remark { String::new() } else { as_first_named(&text::alt(&PositionSnapshot::of(table))) };
        let board = Board { version: table.version, alt };
        self.owed.entry((room.to_owned(), id)).or_default().push_back(board);
    }

    /// Matches a message that shows a board with the board that is owed next.
    pub fn shown(&mut self, room: &str, message: &Value, tally: &Tally) {
        let (Some(id), true) = (message["board_of"].as_u64(), message["asked"].is_null()) else { return };
        if self.games.get(&id).is_none_or(|game| game.unit().is_some()) {
            return;
        }
        let alt = as_first_named(message["pictures"][0]["alt"].as_str().unwrap_or_default());
        let what = || format!("#{room}, message {}, game {id}: {}", message["id"], message["text"]);
        let queue = self.owed.entry((room.to_owned(), id)).or_default();
        match queue.iter().position(|board| same(&board.alt, &alt)) {
            Some(0) => {
                let board = queue.pop_front();
                tally.counts().boards += 1;
                let version = version(message);
                if let (Some(found), Some(board)) = (version, board)
                    && found != board.version
                {
                    tally.violation(format!(
                        "the buttons are of version {found}, not {}: {}",
                        board.version,
                        what()
                    ));
                }
            }
            Some(later) => {
                let lost: Vec<_> = queue.drain(..later).map(|board| board.version).collect();
                queue.pop_front();
                tally.lost(format!("boards of versions {lost:?} before {}", what()));
            }
            None => tally.doubled(format!(
                "a board that nobody owes: {}; {alt}; owed {:?}",
                what(),
                queue.front()
            )),
        }
    }
}

/// Whether two descriptions are the same. Where one is nearly as long as may be, a longer name leaves less room for beams and for
/// what pacts promise.
fn same(owed: &str, shown: &str) -> bool {
    const NEARLY: usize = ALT_CHARS - 100;
    let long = [owed, shown].iter().any(|alt| alt.chars().count() > NEARLY);
    let before = |alt: &str| {
        let ends = [" beam: ", " Pact "].iter().filter_map(|part| alt.find(part));
        alt[..ends.min().unwrap_or(alt.len())].to_owned()
    };
    owed == shown || (long && before(owed) == before(shown))
}

/// The pieces on the board of a game.
fn placement(table: &Table) -> String {
    table.game.position().split(' ').next().unwrap_or_default().to_owned()
}

/// The version that the buttons under a board name. Those under the end of a game are good for any.
fn version(message: &Value) -> Option<u32> {
    const AT_THE_END: [&str; 4] = ["rematch", "analyse", "replay", "record"];
    let mut parts = message["buttons"][0]["id"].as_str()?.split(':');
    let verb = parts.next()?;
    parts.nth(1)?.parse().ok().filter(|_| !AT_THE_END.contains(&verb))
}

/// The channel of a room.
fn channel(room: &RoomId) -> String {
    room.0.trim_start_matches("local:").to_owned()
}

fn players(db: &Connection, body: &str) -> rusqlite::Result<Vec<Person>> {
    let seats: Value = serde_json::from_str(body).unwrap_or_default();
    let seats = seats["seats"].as_array().into_iter().flatten().filter_map(Value::as_i64);
    seats.map(|no| person(db, no)).collect()
}

fn person(db: &Connection, no: i64) -> rusqlite::Result<Person> {
    let mut find = db.prepare_cached("SELECT key, name FROM person WHERE no = ?1")?;
    find.query_row([no], |row| Ok(Person { id: PersonId(row.get(0)?), name: row.get(1)? }))
}

fn rows(db: &Connection, after: i64) -> rusqlite::Result<Vec<LogRow>> {
    let mut find = db.prepare_cached(
        "SELECT n, at, request, server, room, person, challenge, game, seat, verb, body FROM log WHERE n > ?1 ORDER BY n",
    )?;
    let rows = find.query_map([after], |row| {
        let word: String = row.get(9)?;
        let verb = Verb::from_word(&word).ok_or(rusqlite::Error::InvalidQuery)?;
        let what = NewRow {
            at: row.get(1)?,
            server: ServerId(row.get(3)?),
            room: RoomId(row.get(4)?),
            person: row.get::<_, Option<i64>>(5)?.map(PersonNo),
            challenge: row.get(6)?,
            seat: seat_of(row.get(8)?),
            verb,
            body: row.get(10)?,
        };
        Ok(LogRow { n: row.get(0)?, request: row.get(2)?, game: row.get(7)?, what })
    })?;
    rows.collect()
}
