//! P8 at a table: one person and two computers deal in public. Computers offer, answer, keep and break; everybody reads it
//! with a sentence, nobody is told anything in private, and nobody else can speak for a computer.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use crate::kit::asked;
use crate::kit::served::Served;
use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Ask, ButtonId, Reply, ReplyKind};
use lasermate_domain::tables::computers::{is_computer, temper_of};
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::Asked;
use lasermate_engine::pact::{End, Pact, Stage, Verdict};
use lasermate_engine::search::TranspositionTable;
use lasermate_engine::search::bargain::{ComputerAction, Persona};
use lasermate_engine::seat::Seat;
use lasermate_present::saying::in_english;
use lasermate_service::computer::{ComputerTurn, Decision, JobContext};

/// Rounds of a game in which the person plays almost anything.
const ROUNDS: usize = 45;
const GAMES: usize = 3;

/// Ann at a table with two computers.
struct TestTable {
    served: Served,
    memory: TranspositionTable,
    now: i64,
}

impl TestTable {
    fn new(options: &[(&str, &str)]) -> Self {
        let memory = TranspositionTable::new(1 << 20);
        let mut table = Self { served: Served::new(), memory, now: 1_700_000_000_000 };
        let usual = [("against", "computer"), ("game", "three-way"), ("side", "first")];
        let reply = table.command("ann", CommandId::Challenge, &[&usual[..], options].concat());
        assert_ne!(reply.kind, ReplyKind::Refused, "{options:?}: {}", reply.text);
        table
    }

    fn ask(&mut self, who: &str, ask: Ask) -> Reply {
        self.now += 1_000;
        self.served.ask(who, "room", self.now, ask)
    }

    fn command(&mut self, who: &str, command: CommandId, options: &[(&str, &str)]) -> Reply {
        self.ask(who, asked::command(command, options))
    }

    fn game(&self) -> std::sync::Arc<Table> {
        self.served.game(1)
    }

    fn pacts(&self) -> Vec<Pact> {
        self.game().game.pacts().unwrap().pacts().to_vec()
    }

    /// Everything that the room has been told.
    fn told(&self) -> Vec<String> {
        let owed = self.served.service().store().owed("test", 10_000).unwrap();
        owed.into_iter().map(|row| in_english(&row.post.text)).collect()
    }

    /// Lets the computers act until they rest, or play on without her for a while; what they said beside their moves.
    fn computers(&mut self) -> Vec<Decision> {
        let mut said = Vec::new();
        for _ in 0..60 {
            let Some(decision) = self.computer_once() else { break };
            said.extend(Some(decision).filter(|decision| matches!(decision, Decision::Say(..))));
        }
        said
    }

    fn computer_once(&mut self) -> Option<Decision> {
        self.now += 50;
        for turn in ComputerTurn::of(&self.game(), self.now) {
            let mut thinking = JobContext { memory: &mut self.memory, stop: &|| false };
            let decision = turn.decide(self.now, &mut thinking);
            let Some(reply) = turn.act(self.served.service(), &decision, self.now) else { continue };
            assert_ne!(reply.kind, ReplyKind::Refused, "{decision:?}: {}", reply.text);
            return Some(decision);
        }
        None
    }

    /// Ann accepts whatever she is offered and makes some move, if she is asked for one.
    fn ann(&mut self, dice: &mut usize) {
        let asked: Vec<_> =
            self.game().game.to_act().iter().filter(|(seat, _)| *seat == Seat::First).collect();
        for (_, what) in &asked {
            let reply = match what {
                Asked::Pact { pact } => {
                    let number = pact.to_string();
                    self.command("ann", CommandId::Pact, &[("action", "accept"), ("to", &number)])
                }
                Asked::Draw => self.command("ann", CommandId::Draw, &[("action", "decline")]),
                _ => continue,
            };
            assert_ne!(reply.kind, ReplyKind::Refused, "{what:?}: {}", reply.text);
        }
        if !asked.iter().any(|(_, what)| *what == Asked::Move) {
            return;
        }
        *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let table = self.game();
        let legal = table.game.legal(Seat::First);
        let chosen = legal.get((*dice >> 33) % legal.len().max(1)).map(|legal| legal.exact.clone());
        let mv = chosen.unwrap_or_else(|| "pass".to_owned());
        let reply = self.command("ann", CommandId::Move, &[("move", &mv)]);
        assert_ne!(reply.kind, ReplyKind::Refused, "{mv}: {}", reply.text);
    }
}

#[test]
fn rule_p8_computers_offer_keep_and_break_pacts_before_everybody() {
    let (mut offered, mut with_her, mut kept, mut broken) = (0, 0, 0, 0);
    let tables = (0..GAMES)
        .flat_map(|game| Persona::ALL.into_iter().enumerate().map(move |(n, temper)| (game, n, temper)));
    for (game, number, temper) in tables {
        let mut table = TestTable::new(&[("temper", temper.word()), ("level", "2")]);
        let mut dice = 7 + number + 100 * game;
        let mut said = Vec::new();
        for _ in 0..ROUNDS {
            said.extend(table.computers());
            if table.game().game.outcome().is_some() || !table.game().living().contains(&Seat::First) {
                break;
            }
            table.ann(&mut dice);
        }
        // Whatever a computer said is in the room, once, with its sentence.
        let told = table.told();
        let sentences = told.iter().filter(|text| text.contains(": \"") && text.ends_with('"')).count();
        assert_eq!(sentences, said.len(), "{temper:?}: {told:#?}");
        for pact in table.pacts() {
            let head = format!("**Pact {}**", pact.number);
            assert_eq!(told.iter().filter(|text| text.contains(&format!("{head}: "))).count(), 1, "{head}");
            let by_computer = is_computer(&table.game().seating.players[pact.offer.by.index()].id);
            assert!(by_computer, "Ann makes no offers");
            offered += 1;
            with_her +=
                u32::from(pact.offer.is_party(Seat::First) && !matches!(pact.stage, Stage::Unsigned { .. }));
            match pact.stage {
                Stage::Ended { verdict: Verdict::Broken, end: End::Broken(by), .. } => {
                    broken += u32::from(by != Seat::First);
                }
                Stage::Ended { .. } => kept += 1,
                _ => {}
            }
        }
    }
    assert!(offered > 0 && with_her > 0 && kept > 0 && broken > 0, "{offered} {with_her} {kept} {broken}");
}

#[test]
fn rule_p8_an_offer_to_a_computer_is_answered_before_anybody_moves() {
    for temper in Persona::ALL {
        let mut table = TestTable::new(&[("temper", temper.word()), ("level", "1")]);
        let terms = [("action", "offer"), ("to", "both"), ("terms", "each peace; each no check")];
        let reply = table.command("ann", CommandId::Pact, &terms);
        assert_ne!(reply.kind, ReplyKind::Refused, "{}", reply.text);
        assert!(table.game().seating.players[1..].iter().all(|player| temper_of(&player.id) == Some(temper)));
        let said = table.computers();
        assert!(!said.is_empty() && said.len() <= 2, "{temper:?}: {said:?}");
        assert!(
            said.iter().all(|said| matches!(said, Decision::Say(ComputerAction::Pact(_), _))),
            "{said:?}"
        );
        assert!(table.game().game.to_act().iter().all(|(_, what)| what == Asked::Move));
        assert_eq!(table.computers(), [], "they wait for her move");
    }
}

/// A loyal computer broke a pact at the moment it was agreed on: its move had been decided before.
#[test]
fn rule_p8_a_move_that_was_decided_before_a_pact_is_thought_about_anew() {
    let mut table = TestTable::new(&[("temper", "loyal"), ("level", "1")]);
    let moved = table.command("ann", CommandId::Move, &[("move", "c2c3")]);
    assert_ne!(moved.kind, ReplyKind::Refused, "{}", moved.text);
    let (turn, decision) = loop {
        table.now += 50;
        let turn = ComputerTurn::of(&table.game(), table.now).remove(0);
        let mut thinking = JobContext { memory: &mut table.memory, stop: &|| false };
        let decision = turn.decide(table.now, &mut thinking);
        if matches!(decision, Decision::Act(_)) {
            break (turn, decision);
        }
        turn.act(table.served.service(), &decision, table.now).unwrap();
    };
    let offer = [("action", "offer"), ("to", "red"), ("terms", "each no check")];
    let offered = table.command("ann", CommandId::Pact, &offer);
    assert_ne!(offered.kind, ReplyKind::Refused, "{}", offered.text);
    let before = table.game().version;
    let reply = turn.act(table.served.service(), &decision, table.now).unwrap();
    assert_eq!((reply.kind, table.game().version), (ReplyKind::Refused, before), "{}", reply.text);
    // It answers and moves after all.
    table.computers();
    assert_eq!(table.game().game.to_act().mover(), Some(Seat::First));
}

#[test]
fn a_temper_is_chosen_where_three_play_or_drawn_and_stands_beside_the_name() {
    let table = TestTable::new(&[("temper", "Shrewd")]);
    assert!(
        table.told().iter().any(|text| text.contains("Lantern, computer level 4, shrewd")),
        "{:?}",
        table.told()
    );
    for options in [&[("temper", "any")][..], &[]] {
        let table = TestTable::new(options);
        let game = table.game();
        let drawn: Vec<_> = game.seating.players[1..].iter().map(|player| temper_of(&player.id)).collect();
        assert!(drawn.iter().all(Option::is_some), "{drawn:?}");
    }
    let mut table = TestTable::new(&[]);
    for (options, words) in [
        (&[("temper", "mad"), ("game", "three-way"), ("where", "thread")][..], "loyal"),
        (&[("temper", "loyal"), ("game", "chess"), ("where", "thread")], "games of three"),
    ] {
        let reply = table.command("bob", CommandId::Challenge, options);
        assert_eq!(reply.kind, ReplyKind::Refused, "{options:?}: {}", reply.text);
        assert!(reply.text.contains(words), "{}", reply.text);
    }
}

#[test]
fn nobody_else_speaks_for_a_computer() {
    let mut table = TestTable::new(&[("temper", "loyal")]);
    for who in ["ann", "eve"] {
        for act in ["pact-offer(red;each.peace)", "pact-refuse(1)", "e2e4"] {
            let reply = table.ask(who, Ask::Press(ButtonId(format!("say:g1:0:gain:{act}"))));
            assert_eq!(reply.kind, ReplyKind::Refused, "{who} {act}: {}", reply.text);
        }
    }
    assert_eq!(table.pacts(), []);
}
