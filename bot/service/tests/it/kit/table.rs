//! One room of a service, at a time of its own.

use std::sync::Arc;

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Ask, Reply, ReplyKind, UnixMillis};
use lasermate_domain::tables::table::Table;
use lasermate_service::service::Service;

use super::asked;
use super::served::{Served, press};

/// A room, and the moment at which everything is asked there.
#[derive(Debug)]
pub struct TestTable {
    pub served: Served,
    room: &'static str,
    pub now: UnixMillis,
}

impl TestTable {
    pub fn new(room: &'static str, now: UnixMillis) -> Self {
        Self { served: Served::new(), room, now }
    }

    /// With a game of Ann and Bob, of a program that has run.
    pub fn begun(room: &'static str, now: UnixMillis, options: &[(&str, &str)]) -> Self {
        let table = Self::new(room, now);
        table.service().tick(now);
        let mut challenge = vec![("side", "first")];
        challenge.extend(options);
        table.done("ann", CommandId::Challenge, &challenge);
        table.done("bob", CommandId::Accept, &[]);
        table
    }

    pub fn service(&self) -> &Service {
        self.served.service()
    }

    /// The table at a moment.
    pub fn at(&mut self, now: UnixMillis) -> &Self {
        self.now = now;
        self
    }

    pub fn ask(&self, who: &str, ask: Ask) -> Reply {
        self.served.ask(who, self.room, self.now, ask)
    }

    pub fn press(&self, who: &str, button: &str) -> Reply {
        self.ask(who, press(button))
    }

    pub fn command(&self, who: &str, command: CommandId, options: &[(&str, &str)]) -> Reply {
        self.ask(who, asked::command(command, options))
    }

    /// A command that must be done.
    ///
    /// # Panics
    /// It is not.
    pub fn done(&self, who: &str, command: CommandId, options: &[(&str, &str)]) {
        let reply = self.command(who, command, options);
        assert_eq!(reply.kind, ReplyKind::Done, "{who}, {command:?}: {}", reply.text);
    }

    /// A command that must be refused, and why it was.
    ///
    /// # Panics
    /// It is not.
    pub fn refused(&self, who: &str, command: CommandId, options: &[(&str, &str)]) -> String {
        let reply = self.command(who, command, options);
        assert_eq!(reply.kind, ReplyKind::Refused, "{who}, {command:?}: {}", reply.text);
        reply.text
    }

    pub fn play(&self, who: &str, mv: &str) -> Reply {
        self.command(who, CommandId::Move, &[("move", mv)])
    }

    /// Somebody moves after so much time.
    pub fn moves(&mut self, who: &str, after: UnixMillis, mv: &str) {
        self.now += after;
        self.done(who, CommandId::Move, &[("move", mv)]);
    }

    /// So much time passes, and what is due is done.
    pub fn passes(&mut self, time: UnixMillis) {
        self.now += time;
        self.service().tick(self.now);
    }

    /// The program stops, and comes back after so long.
    pub fn away(&mut self, time: UnixMillis) {
        self.service().tick(self.now);
        self.now += time;
        self.served.restart();
    }

    /// The first game, as it is held in memory.
    pub fn game(&self) -> Arc<Table> {
        self.served.game(1)
    }

    /// The words of the posts since the last call.
    pub fn posts(&self) -> Vec<String> {
        self.served.posts().into_iter().map(|post| post.text).collect()
    }
}
