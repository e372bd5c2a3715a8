//! The law of fair.md F5 under random commands: time that a seat has used never comes back.

use std::collections::BTreeMap;

use lasermate_domain::command::CommandId;
use lasermate_domain::log::Verb;
use lasermate_domain::port::UnixMillis;
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;
use proptest::prelude::*;

use crate::kit::asked;
use crate::kit::served::BEGUN;
use crate::kit::table::TestTable;

const MINUTE: UnixMillis = 60_000;
const PEOPLE: [&str; 4] = ["ann", "bob", "cid", "dee"];

/// A game and what was seen of its time.
struct Watched {
    table: TestTable,
    /// What was left of the turn after some moves, by these moves: the least that was seen.
    left: BTreeMap<Vec<String>, UnixMillis>,
    /// What each seat has used of its live clock.
    used: [UnixMillis; 2],
}

impl Watched {
    fn new(time: &str) -> Self {
        let table = TestTable::begun("room", BEGUN, &[("game", "chess"), ("time", time)]);
        for who in PEOPLE {
            table.service().introduce(&asked::person(who)).expect("known");
        }
        Self { table, left: BTreeMap::new(), used: [0; 2] }
    }

    fn game(&self) -> std::sync::Arc<Table> {
        self.table.game()
    }

    fn command(&self, who: &str, command: CommandId, options: &[(&str, &str)]) {
        self.table.command(who, command, options);
    }

    fn step(&mut self, (what, who, dice): (u8, u8, u16)) {
        let who = PEOPLE[usize::from(who) % PEOPLE.len()];
        let action = |words: &[&'static str]| words[usize::from(dice) % words.len()];
        match what % 12 {
            0..=3 => {
                let table = self.game();
                let Some((seat, _)) = table.game.to_act().iter().next() else { return };
                let legal = table.game.legal(seat);
                let Some(mv) = legal.get(usize::from(dice) % legal.len().max(1)) else { return };
                let player = table.seating.players[seat.index()].name.clone();
                self.command(&player, CommandId::Move, &[("move", &mv.exact)]);
            }
            4 | 5 => {
                self.command(
                    who,
                    CommandId::Takeback,
                    &[("action", action(&["ask", "accept", "accept", "decline"]))],
                );
            }
            6 => {
                let to = format!("test:{}", PEOPLE[usize::from(dice) % PEOPLE.len()]);
                self.command(who, CommandId::Substitute, &[("player", &to)]);
            }
            7 => self.command(who, CommandId::Substitute, &[("action", "accept")]),
            8 => {
                let words = ["ask", "accept", "accept", "resume", "resume", "decline"];
                self.command(who, CommandId::Pause, &[("action", action(&words))]);
            }
            9 => self.command(who, CommandId::Holiday, &[("days", action(&["1", "off"]))]),
            10 => self.command(who, CommandId::Draw, &[("action", action(&["offer", "decline"]))]),
            _ if dice % 3 == 0 => {
                // The program is away.
                self.table.service().tick(self.table.now);
                self.table.now += UnixMillis::from(dice) * 100;
                self.table.served.restart();
                self.table.service().tick(self.table.now);
            }
            _ => {
                let version = self.game().version;
                self.table.press(who, &format!("resume:g1:{version}"));
            }
        }
    }

    fn check(&mut self, step: (u8, u8, u16)) {
        let table = self.game();
        let moves: Vec<String> =
            table.record.iter().filter(|entry| entry.is_move()).map(|entry| entry.exact.clone()).collect();
        if self.table.served.verbs(1).last() == Some(&Verb::Takeback) {
            // What came after it is another game.
            self.left.retain(|path, _| path.len() <= moves.len());
        }
        if let (Some(_), Some(deadline)) = (table.clock.time_per_move, table.clock.deadline) {
            let away = table.late_seat().map_or(0, |seat| table.away_until(seat));
            let left = deadline - away.max(self.table.now);
            let least = *self.left.get(&moves).unwrap_or(&UnixMillis::MAX);
            assert!(left <= least.max(0), "{step:?}: {left} after {least}, {:?}", self.table.served.verbs(1));
            self.left.insert(moves, left.min(least));
        }
        if let Some(clock) = table.clock.live {
            for seat in [Seat::First, Seat::Second] {
                let own = table.record.iter().filter(|entry| entry.seat == seat && entry.is_move()).count();
                let given =
                    clock.time.base() + clock.time.increment() * UnixMillis::try_from(own).expect("few");
                let used = given - clock.left(seat, self.table.now);
                let before = &mut self.used[seat.index()];
                assert!(used >= *before, "{step:?}: {used} after {before}, {:?}", self.table.served.verbs(1));
                *before = used;
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn rule_f5_time_that_was_used_never_comes_back(
        time in prop::sample::select(vec!["1h", "6h", "1+10", "3+0", "2d5"]),
        steps in prop::collection::vec((any::<u8>(), any::<u8>(), any::<u16>(), 0..20i64), 120)
    ) {
        let mut watched = Watched::new(time);
        for (what, who, dice, passes) in steps {
            watched.table.now += passes * passes * if time.ends_with('h') { MINUTE / 20 } else { 40 };
            watched.table.service().tick(watched.table.now);
            watched.check((what, who, dice));
            watched.step((what, who, dice));
            watched.check((what, who, dice));
        }
        watched.table.served.moves(1);
    }
}
