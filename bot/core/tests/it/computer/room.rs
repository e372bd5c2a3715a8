//! A room in which a person and computers play through the port.

use crate::asked;
use lasermate_core::command::CommandId;
use lasermate_core::computer::{Decision, Thinking, Turn};
use lasermate_core::port::{Ask, ButtonId, PersonId, Reply, ReplyKind};
use lasermate_core::service::Service;
use lasermate_core::sessions::computers::is_computer;
use lasermate_core::sessions::game::Game;
use lasermate_core::sessions::session::GameId;
use lasermate_core::store::Store;
use lasermate_engine::action::{Action, Asked};
use lasermate_engine::search::TranspositionTable;

/// A room with one person in it, and whoever else is named.
pub struct Room {
    pub service: Service,
    pub memory: TranspositionTable,
    pub now: i64,
    requests: u64,
    folder: tempfile::TempDir,
}

impl Room {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let service = open(&folder);
        Self {
            service,
            memory: TranspositionTable::new(1 << 22),
            now: 1_700_000_000_000,
            requests: 0,
            folder,
        }
    }

    /// The program ends and begins again.
    pub fn restart(&mut self) {
        let elsewhere = tempfile::tempdir().expect("a folder");
        // The store is one process's alone: the old one goes first.
        self.service = open(&elsewhere);
        self.service = open(&self.folder);
    }

    pub fn ask_as(&mut self, who: &str, ask: Ask) -> Reply {
        self.requests += 1;
        self.now += 1_000;
        self.service.handle(&asked::request(self.requests, who, "room", self.now, ask))
    }

    pub fn press_as(&mut self, who: &str, button: &str) -> Reply {
        self.ask_as(who, Ask::Press(ButtonId(button.to_owned())))
    }

    pub fn command(&mut self, command: CommandId, options: &[(&str, &str)]) -> Reply {
        self.ask_as("ann", asked::command(command, options))
    }

    pub fn challenge(&mut self, options: &[(&str, &str)]) {
        let reply = self.command(CommandId::Challenge, options);
        assert_ne!(reply.kind, ReplyKind::Refused, "{options:?}: {}", reply.text);
    }

    pub fn game(&self) -> std::sync::Arc<Game> {
        self.service.look(GameId(1)).expect("read").expect("the game has begun")
    }

    /// Lets the computers act until none of them is asked anything, or all wait. How often they acted.
    pub fn computers(&mut self) -> usize {
        for acted in 0..200 {
            // Among themselves they have nothing to ask of her.
            if self.game().live.people().is_empty() || !self.computer_once() {
                return acted;
            }
        }
        panic!("the computers never rest: {:?}", self.game().live.record.last());
    }

    pub fn computer_once(&mut self) -> bool {
        self.now += 50;
        for turn in Turn::of(&self.game(), self.now) {
            let mut thinking = Thinking { memory: &mut self.memory, stop: &|| false };
            let decision = turn.decide(self.now, &mut thinking);
            if decision == Decision::Wait {
                continue;
            }
            let reply = turn.act(&self.service, &decision, self.now).expect("it acts");
            let game = turn_name(&self.game());
            assert_ne!(reply.kind, ReplyKind::Refused, "{game}: {decision:?}: {}", reply.text);
            return true;
        }
        false
    }

    /// A person of few thoughts acts, if it is asked anything. Whether it was.
    pub fn ann(&mut self, dice: &mut usize) -> bool {
        let game = self.game();
        let live = game.live.seen_at(self.now);
        let own = live.seat_of(&PersonId("test:ann".into())).expect("a seat");
        let Some((_, asked)) = live
            .game
            .to_act()
            .iter()
            .find(|(seat, what)| *seat == own && !matches!(what, Asked::Pact { .. }))
        else {
            return false;
        };
        let legal = live.game.legal(own);
        *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let word = match asked {
            Asked::Denial { .. } => "allow".to_owned(),
            Asked::Draw => "draw-decline".to_owned(),
            _ if legal.is_empty() => return false,
            _ => legal[(*dice >> 33) % legal.len()].exact.clone(),
        };
        let button = match Action::<()>::from_word(&word) {
            None => format!("play:g1:{}:{word}", live.version),
            Some(_) => format!("{word}:g1:{}", live.version),
        };
        let reply = self.press_as("ann", &button);
        // Without turns it may be too late by the time the press arrives.
        assert!(
            reply.kind != ReplyKind::Refused || live.has_clock(),
            "{}: {word}: {}",
            turn_name(&game),
            reply.text
        );
        true
    }
}

fn turn_name(game: &Game) -> &'static str {
    game.live.setup.preset().name
}

fn open(folder: &tempfile::TempDir) -> Service {
    Service::open(Store::open(folder.path()).expect("a store")).expect("a service")
}

/// A person of few thoughts plays a game of turns against computers in all other seats, so many rounds at the most.
pub fn played(game: &str, level: &str, rounds: usize) -> Room {
    let mut room = Room::new();
    room.challenge(&[("game", game), ("against", "computer"), ("level", level)]);
    let mut dice = 7;
    for _ in 0..rounds {
        room.computers();
        let stands = room.game();
        let computers = stands.live.players.iter().filter(|player| is_computer(&player.id)).count();
        assert_eq!(computers, stands.live.players.len() - 1, "{game}");
        if stands.live.game.outcome().is_some() || stands.live.people().is_empty() {
            break;
        }
        assert!(room.ann(&mut dice), "{game}: nobody is asked: {:?}", stands.live.game.to_act());
    }
    room
}
