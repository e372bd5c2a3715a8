//! The games in memory against a plain model, with everybody's steps mixed at random: who is asked to judge a move is never
//! given an old game, however slowly others read.

use std::collections::HashMap;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::{Person, PersonId, RoomId, ServerId};
use proptest::prelude::*;

use super::*;

/// How many games there are, more than are kept.
const GAMES: u64 = 6;
/// How many are kept here.
const MOST: usize = 4;
/// How many read at the same time.
const READERS: usize = 3;

#[derive(Clone, Debug)]
enum LockStep {
    /// A reader asks for a game; where it is not in memory, it reads the log and is not done yet.
    Read {
        reader: usize,
        game: u64,
    },
    /// A reader that has read the log brings what it read.
    Bring {
        reader: usize,
    },
    /// A move is judged and committed.
    Play {
        game: u64,
    },
    /// A move is judged, somebody's data are deleted, and then it is committed.
    PlayAcrossDeletion {
        game: u64,
    },
    Clear,
    /// The commit of somebody else was faster.
    Drop {
        game: u64,
    },
    /// The program ends and starts again.
    Restart,
}

fn steps() -> impl Strategy<Value = Vec<LockStep>> {
    let game = || 1..=GAMES;
    let step = prop_oneof![
        3 => (0..READERS, game()).prop_map(|(reader, game)| LockStep::Read { reader, game }),
        4 => (0..READERS).prop_map(|reader| LockStep::Bring { reader }),
        4 => game().prop_map(|game| LockStep::Play { game }),
        1 => game().prop_map(|game| LockStep::PlayAcrossDeletion { game }),
        1 => Just(LockStep::Clear),
        1 => game().prop_map(|game| LockStep::Drop { game }),
        1 => Just(LockStep::Restart),
    ];
    prop::collection::vec(step, 1..120)
}

fn blank() -> Table {
    let row = NewRow {
        at: 0,
        server: ServerId("test:home".to_owned()),
        room: RoomId("test:room".to_owned()),
        person: None,
        challenge: None,
        seat: None,
        verb: Verb::Begin,
        body: r#"{"game":"chess","options":"","position":null,"time":null,"seats":[1,2]}"#.to_owned(),
    };
    let person = |name: &str| Person { id: PersonId(name.to_owned()), name: name.to_owned() };
    Table::begin(1, &row, vec![person("ann"), person("bob")]).expect("a game")
}

/// The log, as far as the map is concerned: the last row of each game, and how often data were deleted.
struct World {
    games: GameCache,
    blank: Table,
    last_rows: HashMap<u64, i64>,
    rows: i64,
    deletions: u64,
    /// What each reader has read and not brought yet.
    readers: Vec<Option<(Arc<Table>, AsOf)>>,
}

impl World {
    fn new() -> Self {
        Self {
            games: GameCache::with_most(MOST),
            blank: blank(),
            last_rows: (1..=GAMES).map(|id| (id, 0)).collect(),
            rows: 0,
            deletions: 0,
            readers: vec![None; READERS],
        }
    }

    /// A game as the log has it now.
    fn read(&self, id: u64) -> Arc<Table> {
        let mut table = self.blank.clone();
        table.id = lasermate_domain::tables::table::GameId(id);
        table.people_as_of = self.games.clears();
        table.last_row = self.last_rows[&id];
        table.clock.touched_at = table.last_row;
        Arc::new(table)
    }

    /// What somebody is given who asks for a game and is not interrupted.
    fn game(&self, id: u64) -> Arc<Table> {
        match self.games.get(id) {
            Ok(game) => game,
            Err(as_of) => self.games.put_read(self.read(id), as_of),
        }
    }

    fn play(&mut self, id: u64, between: impl FnOnce(&mut Self)) {
        let judged = self.game(id);
        assert_eq!(judged.last_row, self.last_rows[&id], "game {id} is judged on an old state");
        between(self);
        self.rows += 1;
        self.last_rows.insert(id, self.rows);
        let mut grown = Table::clone(&judged);
        grown.last_row = self.rows;
        grown.clock.touched_at = self.rows;
        self.games.put(&Arc::new(grown));
    }

    fn clear(&mut self) {
        self.deletions += 1;
        self.games.clear();
    }

    fn take(&mut self, step: &LockStep) {
        match *step {
            LockStep::Read { reader, game } => match self.games.get(game) {
                Ok(found) => assert_eq!(found.last_row, self.last_rows[&game], "an old state is shown"),
                Err(as_of) => self.readers[reader] = Some((self.read(game), as_of)),
            },
            LockStep::Bring { reader } => {
                if let Some((table, as_of)) = self.readers[reader].take() {
                    let given = self.games.put_read(Arc::clone(&table), as_of);
                    assert!(given.last_row >= table.last_row, "nobody is given an older one than was read");
                }
            }
            LockStep::Play { game } => self.play(game, |_| {}),
            LockStep::PlayAcrossDeletion { game } => self.play(game, Self::clear),
            LockStep::Clear => self.clear(),
            LockStep::Drop { game } => self.games.drop_one(game),
            LockStep::Restart => {
                self.games = GameCache::with_most(MOST);
                self.readers = vec![None; READERS];
                self.deletions = 0;
            }
        }
    }

    fn check(&self) {
        let held = hold(&self.games.held);
        assert!(held.games.len() <= MOST, "{} games are kept", held.games.len());
        for (id, table) in &held.games {
            assert_eq!(table.last_row, self.last_rows[id], "an old state of game {id} is in memory");
            assert_eq!(table.people_as_of, self.deletions, "game {id} names somebody who is gone");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn memory_never_holds_an_old_game(steps in steps()) {
        let mut world = World::new();
        for step in &steps {
            world.take(step);
            world.check();
        }
    }
}

/// The order of events by which a game was once lost (48 readers, a move and a deletion): the reader is the last to come.
#[test]
fn a_slow_reader_brings_nothing_back() {
    let mut world = World::new();
    for step in [
        LockStep::Read { reader: 0, game: 1 },
        LockStep::Play { game: 1 },
        LockStep::Clear,
        LockStep::Bring { reader: 0 },
        LockStep::Play { game: 1 },
    ] {
        world.take(&step);
        world.check();
    }
}

#[test]
fn what_cannot_be_read_is_remembered_within_a_bound() {
    let games = GameCache::with_most(MOST);
    for id in 0..100 {
        games.note_unreadable(id);
        assert!(games.is_unreadable(id));
        assert!(hold(&games.held).unreadable.len() <= MOST);
    }
}
