//! Along random games of every preset, what completion of `/move` offers somebody is what `/move` takes from them.

use std::sync::Arc;

use crate::dice::Dice;
use crate::kit::asked;
use crate::kit::served::Served;
use lasermate_domain::command::{CommandId, offered};
use lasermate_domain::port::{Reply, ReplyKind, RoomId, ServerId, Typing};
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::{Action, Asked};
use lasermate_engine::pact::text::is_act;
use lasermate_service::questions;

/// Those who sit down, in the order in which they do, and somebody who looks on.
const PEOPLE: [&str; 4] = ["ann", "bob", "cid", "eve"];
/// How many times somebody acts in each game.
const STEPS: usize = 60;
/// Of how many legal moves of everybody it is looked at each step whether they are offered.
const SOME: usize = 3;

/// A room with a game in it.
struct Room {
    served: Served,
    now: i64,
    dice: Dice,
    /// Which legal moves are looked for in completion.
    picks: Dice,
    /// How often somebody was asked how a lifeline is met, and about a pact.
    windows: usize,
    offers: usize,
    /// How many moves were picked from completion and played.
    played: usize,
}

impl Room {
    fn of(game: &str, seed: u64) -> Self {
        let (served, now) = (Served::new(), 1_700_000_000_000);
        let (dice, picks) = (Dice(seed), Dice(seed));
        let mut room = Self { served, now, dice, picks, windows: 0, offers: 0, played: 0 };
        let begun = room.ask("ann", CommandId::Challenge, &[("game", game), ("side", "first")]);
        assert_ne!(begun.kind, ReplyKind::Refused, "{game}: {}", begun.text);
        for (who, side) in [("bob", "second"), ("cid", "third")] {
            // The third is refused where two play.
            room.ask(who, CommandId::Accept, &[("side", side)]);
        }
        room
    }

    fn ask(&mut self, who: &str, command: CommandId, options: &[(&str, &str)]) -> Reply {
        self.served.ask(who, "room", self.now, asked::command(command, options))
    }

    fn game(&self) -> Arc<Table> {
        self.served.game(1)
    }

    /// Time goes on until nothing that happens by itself is still to be carried out: up to then a request with an earlier
    /// stamp could come before it, and nobody can say what will be legal.
    fn wait(&mut self) {
        self.now += 500 + i64::try_from(self.dice.below(8000)).expect("small");
        self.served.service().tick(self.now);
        while self.game().event_at().is_some_and(|at| at <= self.now) {
            self.now += 50;
            self.served.service().tick(self.now);
        }
    }

    fn offered(&self, who: &str, typed: &str) -> Vec<String> {
        let typing = Typing {
            server: ServerId(asked::SERVER.into()),
            room: RoomId("test:room".into()),
            who: asked::person(who),
            command: CommandId::Move,
            option: "move".into(),
            typed: typed.into(),
            locale: None,
            options: [].into(),
        };
        questions::complete(self.served.service().world(), &typing)
            .into_iter()
            .map(|choice| choice.value)
            .collect()
    }

    /// Looks at what everybody is offered, and lets somebody do some of it. Whether the game goes on.
    fn step(&mut self) -> bool {
        self.wait();
        let table = self.game().seen_at(self.now).into_owned();
        if table.game.outcome().is_some() {
            return false;
        }
        let asked: Vec<_> = table.game.to_act().iter().map(|(_, what)| what).collect();
        self.windows += usize::from(asked.iter().any(|what| matches!(what, Asked::Lifeline { .. })));
        self.offers += usize::from(asked.iter().any(|what| matches!(what, Asked::Pact { .. })));
        let mut all = Vec::new();
        for who in PEOPLE {
            for typed in ["", ["e", "N", "O", "li", "p", "2"][self.dice.below(6)]] {
                let offered = self.offered(who, typed);
                for value in &offered {
                    taken(&table, who, value);
                }
                all.extend(offered.into_iter().map(|value| (who, value)));
            }
        }
        self.every_move_is_offered(&table);
        match all.get(self.dice.below(all.len())).cloned() {
            Some((who, value)) => {
                self.played += 1;
                let told = self.ask(who, CommandId::Move, &[("move", &value)]);
                assert_ne!(told.kind, ReplyKind::Refused, "{who} {value}: {}", told.text);
            }
            None => self.answer(),
        }
        if table.game.sides().len() > 2 && self.dice.below(4) == 0 {
            let who = PEOPLE[self.dice.below(3)];
            let to = table.game.sides()[self.dice.below(3)].name();
            let offer = [("action", "offer"), ("to", to), ("terms", "each peace"), ("stands", "3")];
            self.ask(who, CommandId::Pact, &offer);
        }
        true
    }

    /// A legal move that is typed in full, some of them each time, is among the choices, or another way to do the same.
    fn every_move_is_offered(&mut self, table: &Table) {
        for who in PEOPLE {
            let Some(seat) = table.seating.seat_of(&asked::person(who).id) else { continue };
            let legal = table.game.legal_routes(seat);
            let legal: Vec<_> =
                legal.iter().filter(|legal| Action::<()>::from_word(&legal.exact).is_none()).collect();
            for _ in 0..legal.len().min(SOME) {
                let Some(chosen) = legal.get(self.picks.below(legal.len())) else { continue };
                let after = |text: &str| {
                    let mut game = table.game.clone();
                    let now = self.now - table.clock.started_at;
                    game.try_text(seat, text, u64::try_from(now).unwrap_or(0)).map(|_| game.position()).ok()
                };
                let wanted = after(&chosen.exact);
                let offered = self.offered(who, &chosen.exact);
                assert!(
                    wanted.is_some() && offered.iter().any(|value| after(value) == wanted),
                    "{who} types {} in {}, and is offered {offered:?}",
                    chosen.exact,
                    table.game.position()
                );
            }
        }
    }

    /// Nobody has a move: somebody may have another answer, or waits.
    fn answer(&mut self) {
        let choice = ["pass", "reflect", "stop", "none"][self.dice.below(4)];
        for who in PEOPLE {
            self.ask(who, CommandId::Lifeline, &[("choice", choice)]);
            self.ask(who, CommandId::Allow, &[]);
        }
    }
}

/// What is offered is no word of another command, but for the answers to a move that may be denied, and the table takes it from
/// whoever it is offered to.
fn taken(table: &Table, who: &str, value: &str) {
    let seat = table.seating.seat_of(&asked::person(who).id);
    let seat = seat.unwrap_or_else(|| panic!("{who} looks on, and is offered {value}"));
    let word = Action::<()>::from_word(value);
    let moves = matches!(word, None | Some(Action::Pass | Action::Deny | Action::Allow));
    assert!(moves && !is_act(value), "{value} has its own command");
    if let Err(refusal) = table.game.may(seat, value) {
        panic!("{who} is offered {value} in {}: {refusal}", table.game.position());
    }
}

#[test]
fn move_takes_whatever_its_completion_offers() {
    let (mut windows, mut offers) = (0, 0);
    let all = offered().chain(offered().filter(|preset| !preset.has_turns()));
    for (seed, preset) in (277..).zip(all) {
        let mut room = Room::of(preset.name, seed);
        let steps = (0..STEPS).take_while(|_| room.step()).count();
        assert!(steps > 5 && 2 * room.played > steps, "{}: {} of {steps}", preset.name, room.played);
        windows += room.windows;
        offers += room.offers;
    }
    assert!(windows > 0, "nobody was asked about a lifeline");
    assert!(offers > 0, "nobody was asked about a pact");
}
