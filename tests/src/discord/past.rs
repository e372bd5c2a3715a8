//! What happened before the program is started: the service itself, at earlier moments, over the folder that the program
//! gets then.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use lasermate_domain::command::line;
use lasermate_domain::port::{
    Abilities, Ask, ButtonId, Locales, Person, PersonId, Reply, ReplyKind, Request, RequestId, RoomId,
    ServerId, UnixMillis,
};
use lasermate_domain::tables::table::GameId;
use lasermate_domain::tables::table::Table;
use lasermate_engine::search::TranspositionTable;
use lasermate_engine::search::bargain::ComputerAction;
use lasermate_service::computer::{ComputerTurn, Decision, JobContext};
use lasermate_service::service::Service;
use lasermate_service::store::{DiscordPlace, Store};

use super::bot::Folder;
use super::{Asker, Discord, person_id};

const STEP: UnixMillis = 1_000;
/// What computers remember of their searches, in bytes.
const MEMORY: usize = 1 << 20;

/// A channel some time ago.
#[derive(Debug)]
pub struct PastChannel {
    /// The service, which posts nothing: what it owes is sent by the program.
    pub service: Service,
    memory: TranspositionTable,
    now: UnixMillis,
    requests: u64,
    folder: Folder,
}

impl PastChannel {
    /// So long ago nobody had done anything.
    ///
    /// # Panics
    /// There is no folder.
    pub fn new(ago: Duration) -> Self {
        let folder = Folder::empty();
        let service = open(folder.path());
        let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock").saturating_sub(ago);
        let now = UnixMillis::try_from(since.as_millis()).expect("a date");
        Self { service, memory: TranspositionTable::new(MEMORY), now, requests: 0, folder }
    }

    /// Somebody types a command that names nobody.
    ///
    /// # Panics
    /// It is none.
    pub fn ask(&mut self, discord: &Discord, asker: Asker, typed: &str) -> Reply {
        let asked = line::parse(typed).unwrap_or_else(|error| panic!("{typed}: {error:?}"));
        self.take(discord, asker, Ask::Command(asked))
    }

    fn take(&mut self, discord: &Discord, asker: Asker, ask: Ask) -> Reply {
        let (server, name) = {
            let world = discord.world();
            let server = world.channels.get(&asker.channel).expect("a channel").server;
            (server, world.people.get(&asker.person).expect("a person").shown.clone())
        };
        // As the adapter does with whatever comes in.
        self.service
            .store()
            .discord_note_room(asker.channel, DiscordPlace { guild: Some(server), guest: false })
            .expect("noted");
        self.requests += 1;
        self.now += STEP;
        self.service.handle(&Request {
            id: RequestId(format!("past:{}", self.requests)),
            server: ServerId(format!("discord:{server}")),
            room: RoomId(format!("discord:{}", asker.channel)),
            who: Person { id: PersonId(person_id(asker.person)), name },
            admin: false,
            can: Abilities::ALL,
            at: self.now,
            intent: ask.into(),
            locales: Locales::default(),
        })
    }

    /// Somebody types a command that is done.
    ///
    /// # Panics
    /// It is refused.
    pub fn done(&mut self, discord: &Discord, asker: Asker, typed: &str) {
        let reply = self.ask(discord, asker, typed);
        assert_ne!(reply.kind, ReplyKind::Refused, "{typed}: {}", reply.text);
    }

    /// The program runs on for so long, and nobody does anything: time that ran while it was away is nobody's (fair.md F8).
    ///
    /// # Panics
    /// That is not noted.
    pub fn passes(&mut self, time: Duration) {
        self.now += UnixMillis::try_from(time.as_millis()).expect("a time");
        self.service.store().note_alive(self.now).expect("noted");
    }

    /// Somebody resigns a game, and says so once more.
    ///
    /// # Panics
    /// They do not sit there.
    pub fn resign(&mut self, discord: &Discord, asker: Asker, id: u64) {
        self.done(discord, asker, "/resign");
        let version = self.game(id).version;
        self.take(discord, asker, Ask::Press(ButtonId(format!("resign:g{id}:{version}"))));
    }

    /// A game as it stands.
    ///
    /// # Panics
    /// There is no such game.
    pub fn game(&self, id: u64) -> Arc<Table> {
        self.service.look(GameId(id)).expect("read").expect("a game")
    }

    /// Lets a computer that is asked something in a game do what it decides for itself; `None` where all of them wait.
    ///
    /// # Panics
    /// It is refused.
    pub fn computer(&mut self, id: u64) -> Option<Decision> {
        for turn in ComputerTurn::of(&self.game(id), self.now) {
            let mut thinking = JobContext { memory: &mut self.memory, stop: &|| false };
            let decision = turn.decide(self.now, &mut thinking);
            if decision != Decision::Wait {
                self.act(&turn, &decision);
                return Some(decision);
            }
        }
        None
    }

    /// Lets the computer that is asked something in a game do as it is told.
    ///
    /// # Panics
    /// None is asked, or it is refused.
    pub fn computer_told(&mut self, id: u64, word: &str) {
        let turns = ComputerTurn::of(&self.game(id), self.now);
        self.act(
            turns.first().expect("a computer that is asked"),
            &Decision::Act(ComputerAction::Exact(word.to_owned())),
        );
    }

    /// Table 1 of chess, which somebody begins against the computer with Black and may end at once by `Qh4#`.
    pub fn mate_is_there(&mut self, discord: &Discord, asker: Asker) {
        self.done(discord, asker, "/challenge against:computer level:1 game:chess side:second");
        self.computer_told(1, "f2f3");
        self.done(discord, asker, "/move e5");
        self.computer_told(1, "g2g4");
    }

    fn act(&mut self, turn: &ComputerTurn, decision: &Decision) {
        self.now += STEP;
        let reply = turn.act(&self.service, decision, self.now).expect("something is done");
        assert_ne!(reply.kind, ReplyKind::Refused, "{decision:?}: {}", reply.text);
    }

    /// The folder, for the program.
    pub fn folder(self) -> Folder {
        self.folder
    }
}

fn open(folder: &Path) -> Service {
    Service::open(Store::open(folder).expect("a store")).expect("a service")
}
