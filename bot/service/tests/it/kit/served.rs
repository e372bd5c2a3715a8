//! A service over a store of its own, asked without a platform, that can be stopped, started and damaged.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use lasermate_domain::command::CommandId;
use lasermate_domain::log::{LoggedRow, NewRow, PersonNo, Verb};
use lasermate_domain::port::{
    Ask, ButtonId, Post, Reply, ReplyKind, Request, RequestId, RoomId, SentPost, ServerId, UnixMillis,
};
use lasermate_domain::ratings::{Category, RatingRow};
use lasermate_domain::tables::table::GameId;
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;
use lasermate_service::service;
use lasermate_service::service::Service;
use lasermate_service::store::{Commit, GameRows, Store};
use tempfile::TempDir;

use crate::kit::asked;

pub const BEGUN: UnixMillis = 1_700_000_000_000;

/// A service and its folder.
#[derive(Debug)]
pub struct Served {
    folder: TempDir,
    service: Option<Arc<Service>>,
    asked: AtomicU64,
}

impl Default for Served {
    fn default() -> Self {
        Self::new()
    }
}

impl Served {
    /// A service that has nothing yet.
    ///
    /// # Panics
    /// There is no room for it.
    pub fn new() -> Self {
        Self::over(tempfile::tempdir().expect("a folder"))
    }

    /// A service over a folder that is there.
    ///
    /// # Panics
    /// It does not start.
    pub fn over(folder: TempDir) -> Self {
        let mut served = Self { folder, service: None, asked: AtomicU64::new(0) };
        served.restart();
        served
    }

    /// The service, for other threads.
    ///
    /// # Panics
    /// It is stopped.
    pub fn shared(&self) -> Arc<Service> {
        Arc::clone(self.service.as_ref().expect("it runs"))
    }

    /// Ends the program.
    pub fn stop(&mut self) {
        self.service = None;
    }

    /// The service.
    ///
    /// # Panics
    /// It is stopped.
    pub fn service(&self) -> &Service {
        self.service.as_ref().expect("it runs")
    }

    pub fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    /// Ends the program, if it runs, and starts it again.
    ///
    /// # Panics
    /// It does not start.
    pub fn restart(&mut self) {
        self.stop();
        let store = Store::open(self.folder.path()).expect("a store");
        self.service = Some(Arc::new(Service::open(store).expect("a service")));
    }

    /// A request with an id of its own.
    pub fn request(&self, who: &str, room: &str, at: UnixMillis, ask: Ask) -> Request {
        asked::request(self.asked.fetch_add(1, Ordering::Relaxed), who, room, at, ask)
    }

    pub fn ask(&self, who: &str, room: &str, at: UnixMillis, ask: Ask) -> Reply {
        self.service().handle(&self.request(who, room, at, ask))
    }

    pub fn command(&self, who: &str, room: &str, command: CommandId, options: &[(&str, &str)]) -> Reply {
        self.ask(who, room, BEGUN, asked::command(command, options))
    }

    pub fn play(&self, who: &str, room: &str, mv: &str) -> Reply {
        self.command(who, room, CommandId::Move, &[("move", mv)])
    }

    /// Gives a command, or presses a button, as somebody who manages the room.
    pub fn as_manager(&self, who: &str, room: &str, ask: Ask) -> Reply {
        let request = Request { admin: true, ..self.request(who, room, BEGUN, ask) };
        self.service().handle(&request)
    }

    /// Begins a game between Ann and Bob.
    ///
    /// # Panics
    /// It does not begin.
    pub fn begin(&self, room: &str, options: &[(&str, &str)]) {
        let mut challenge = vec![("side", "first")];
        challenge.extend(options);
        for (who, command, options) in
            [("ann", CommandId::Challenge, &challenge[..]), ("bob", CommandId::Accept, &[])]
        {
            let reply = self.command(who, room, command, options);
            assert_eq!(reply.kind, ReplyKind::Done, "{}", reply.text);
        }
    }

    /// Somebody's number in the log.
    ///
    /// # Panics
    /// Nobody is called so.
    pub fn number(&self, who: &str) -> PersonNo {
        self.service().store().number_of(&asked::person(who).id).expect("read").expect("known")
    }

    pub fn rating(&self, who: &str, category: &Category) -> Option<RatingRow> {
        self.service().store().rating(self.number(who), category).expect("read")
    }

    /// The rows of a game.
    ///
    /// # Panics
    /// The store cannot be read.
    pub fn log(&self, game: u64) -> Vec<LoggedRow> {
        self.service().store().game_log(game).expect("the log")
    }

    /// A game as it is held in memory.
    ///
    /// # Panics
    /// There is none.
    pub fn game(&self, game: u64) -> Arc<Table> {
        self.service().look(GameId(game)).expect("readable").expect("there")
    }

    /// What the rooms are owed, which is noted as delivered.
    pub fn posts(&self) -> Vec<Post> {
        let owed = self.service().owed("test", 1_000);
        for post in &owed {
            self.service().delivered(post.id, &SentPost::default());
        }
        owed.into_iter().map(|owed| owed.post).collect()
    }

    /// What follows from the log, as text.
    ///
    /// # Panics
    /// It cannot be read.
    pub fn derived(&self) -> String {
        self.service().store().derived_text().expect("read")
    }

    /// Builds what follows from the log anew, which must give the same.
    ///
    /// # Panics
    /// It does not.
    pub fn rebuilt(&self) {
        let before = self.derived();
        service::rebuild(self.service()).expect("rebuilt");
        assert_eq!(self.derived(), before);
    }

    /// What was done in a game, row by row.
    pub fn verbs(&self, game: u64) -> Vec<Verb> {
        self.log(game).iter().map(|row| row.what.verb).collect()
    }

    /// Adds a row to a game that no program would add, so that it cannot be read any more, and starts anew.
    ///
    /// # Panics
    /// It cannot be added.
    pub fn spoil(&mut self, game: u64) {
        let last = self.log(game).pop().expect("a row");
        let row = NewRow {
            person: None,
            seat: Some(Seat::Second),
            verb: Verb::Play,
            body: "a1a1".to_owned(),
            ..last.what
        };
        let game = Some(GameRows::new(game, last.n, vec![row]));
        self.service().store().commit(&Commit { game, ..Commit::default() }).expect("added");
        self.restart();
    }

    /// Changes the database past the program.
    ///
    /// # Panics
    /// It cannot be changed.
    pub fn sql(&self, sql: &str) {
        self.database().execute_batch(sql).expect("changed");
    }

    fn database(&self) -> rusqlite::Connection {
        let path = self.folder.path().join(lasermate_service::store::FILE_NAME);
        rusqlite::Connection::open(path).expect("sqlite")
    }

    /// The same in one transaction. SQLite copies what is left of a text for each statement in it: many are given one by one.
    ///
    /// # Panics
    /// It cannot be changed.
    pub fn sql_in_steps<'a>(&self, steps: impl IntoIterator<Item = &'a str>) {
        let mut db = self.database();
        let change = db.transaction().expect("begun");
        for step in steps {
            change.execute_batch(step).expect("changed");
        }
        change.commit().expect("changed");
    }

    /// Whether memory and log tell the same of a game, and its moves.
    ///
    /// # Panics
    /// They do not, or it cannot be read.
    pub fn moves(&self, game: u64) -> Vec<String> {
        let exact =
            |table: &Table| -> Vec<String> { table.record.iter().map(|entry| entry.exact.clone()).collect() };
        let shown = self.service().look(GameId(game)).expect("readable").expect("there");
        let logged = self.service().read_back(GameId(game)).expect("readable").expect("there");
        assert_eq!(exact(&shown), exact(&logged), "memory and log differ");
        assert_eq!(shown.version, logged.version, "memory and log differ");
        assert_eq!(shown.row(), logged.row(), "memory and log differ");
        exact(&logged)
    }
}

pub fn press(button: &str) -> Ask {
    Ask::Press(ButtonId(button.to_owned()))
}

/// A room, and the server of all rooms.
pub fn place(room: &str) -> (ServerId, RoomId) {
    (ServerId(asked::SERVER.to_owned()), RoomId(format!("test:{room}")))
}

/// The same request under another id.
pub fn renamed(request: &Request, id: &str) -> Request {
    Request { id: RequestId(id.to_owned()), ..request.clone() }
}
