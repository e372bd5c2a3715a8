//! A room in which a person and computers play through the port.

use crate::kit::asked;
use crate::kit::served::{BEGUN, Served, press};
use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Ask, PersonId, Reply, ReplyKind};
use lasermate_domain::tables::computers::is_computer;
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::{Action, Asked};
use lasermate_engine::search::TranspositionTable;
use lasermate_service::computer::{ComputerTurn, Decision, JobContext};

/// A room with one person in it, and whoever else is named.
pub struct Room {
    pub served: Served,
    pub memory: TranspositionTable,
    pub now: i64,
}

impl Room {
    pub fn new() -> Self {
        Self { served: Served::new(), memory: TranspositionTable::new(1 << 22), now: BEGUN }
    }

    /// The program ends and begins again.
    pub fn restart(&mut self) {
        self.served.restart();
    }

    pub fn ask_as(&mut self, who: &str, ask: Ask) -> Reply {
        self.now += 1_000;
        self.served.ask(who, "room", self.now, ask)
    }

    pub fn press_as(&mut self, who: &str, button: &str) -> Reply {
        self.ask_as(who, press(button))
    }

    pub fn command(&mut self, command: CommandId, options: &[(&str, &str)]) -> Reply {
        self.ask_as("ann", asked::command(command, options))
    }

    pub fn challenge(&mut self, options: &[(&str, &str)]) {
        let reply = self.command(CommandId::Challenge, options);
        assert_ne!(reply.kind, ReplyKind::Refused, "{options:?}: {}", reply.text);
    }

    pub fn game(&self) -> std::sync::Arc<Table> {
        self.served.game(1)
    }

    /// Lets the computers act until none of them is asked anything, or all wait. How often they acted.
    pub fn computers(&mut self) -> usize {
        for acted in 0..200 {
            // Among themselves they have nothing to ask of her.
            if self.game().people().is_empty() || !self.computer_once() {
                return acted;
            }
        }
        panic!("the computers never rest: {:?}", self.game().record.last());
    }

    pub fn computer_once(&mut self) -> bool {
        self.now += 50;
        for turn in ComputerTurn::of(&self.game(), self.now) {
            let mut thinking = JobContext { memory: &mut self.memory, stop: &|| false };
            let decision = turn.decide(self.now, &mut thinking);
            if decision == Decision::Wait {
                continue;
            }
            let reply = turn.act(self.served.service(), &decision, self.now).expect("it acts");
            let game = turn_name(&self.game());
            assert_ne!(reply.kind, ReplyKind::Refused, "{game}: {decision:?}: {}", reply.text);
            return true;
        }
        false
    }

    /// A person of few thoughts acts, if it is asked anything. Whether it was.
    pub fn ann(&mut self, dice: &mut usize) -> bool {
        let game = self.game();
        let table = game.seen_at(self.now);
        let own = table.seating.seat_of(&PersonId("test:ann".into())).expect("a seat");
        let Some((_, asked)) = table
            .game
            .to_act()
            .iter()
            .find(|(seat, what)| *seat == own && !matches!(what, Asked::Pact { .. }))
        else {
            return false;
        };
        let legal = table.game.legal(own);
        *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let word = match asked {
            Asked::Denial { .. } => "allow".to_owned(),
            Asked::Draw => "draw-decline".to_owned(),
            _ if legal.is_empty() => return false,
            _ => legal[(*dice >> 33) % legal.len()].exact.clone(),
        };
        let button = match Action::<()>::from_word(&word) {
            None => format!("play:g1:{}:{word}", table.version),
            Some(_) => format!("{word}:g1:{}", table.version),
        };
        let reply = self.press_as("ann", &button);
        // Without turns it may be too late by the time the press arrives.
        assert!(
            reply.kind != ReplyKind::Refused || table.has_clock(),
            "{}: {word}: {}",
            turn_name(&game),
            reply.text
        );
        true
    }
}

fn turn_name(table: &Table) -> &'static str {
    table.setup.preset().name
}

/// A person of few thoughts plays a game of turns against computers in all other seats, so many rounds at the most.
pub fn played(game: &str, level: &str, rounds: usize) -> Room {
    let mut room = Room::new();
    room.challenge(&[("game", game), ("against", "computer"), ("level", level)]);
    let mut dice = 7;
    for _ in 0..rounds {
        room.computers();
        let stands = room.game();
        let computers = stands.seating.players.iter().filter(|player| is_computer(&player.id)).count();
        assert_eq!(computers, stands.seating.players.len() - 1, "{game}");
        if stands.game.outcome().is_some() || stands.people().is_empty() {
            break;
        }
        assert!(room.ann(&mut dice), "{game}: nobody is asked: {:?}", stands.game.to_act());
    }
    room
}
