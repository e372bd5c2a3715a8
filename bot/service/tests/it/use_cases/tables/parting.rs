//! Rooms that part while a game or a tournament is on (fair.md F2): nobody loses by another one's word.

use super::{DISCORD, MATRIX, MINUTE, PAGE, ROOMS, Rooms, mentioned, texts};
use lasermate_domain::command::CommandId;
use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{PersonId, ServerId};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::GameId;
use lasermate_engine::seat::Seat;

const RATED: [(&str, &str); 3] = [("game", "chess"), ("time", "1+0"), ("rating", "rated")];

impl Rooms {
    fn number(&self, id: &str) -> PersonNo {
        let number = self.served.service().store().number_of(&PersonId(id.to_owned()));
        number.expect("read").expect("known")
    }

    fn has_rating(&self, id: &str) -> bool {
        let who = self.number(id);
        !self.served.service().store().ratings_of(who).expect("read").is_empty()
    }

    fn passes(&mut self, time: i64) {
        self.at += time;
        self.served.service().tick(self.at);
    }
}

/// Whoever managed their room unlinked it, and won on time against somebody who could not move.
#[test]
fn rule_f2_whoever_plays_in_a_room_that_leaves_finishes_the_game_from_there() {
    for (ann, leaves) in [(DISCORD, DISCORD), (DISCORD, MATRIX), (MATRIX, DISCORD), (MATRIX, MATRIX)] {
        let bob = DISCORD + MATRIX - ann;
        let mut rooms = Rooms::linked(DISCORD, MATRIX);
        rooms.begin((ann, bob), &RATED);
        rooms.play(ann, "ann", "e2e4");
        rooms.forget_posts();
        rooms.done(leaves, "boss", CommandId::Unlink, &[]);
        assert!(texts(&rooms.sent(bob))[0].contains("G1 goes on here until it is over."));
        rooms.forget_posts();
        rooms.play(bob, "bob", "e7e5");
        assert_eq!(rooms.sent(bob).len(), 1);
        let seen = rooms.sent(ann);
        assert_eq!(mentioned(&seen[0]).len(), 1);
        let mut rooms = rooms.restarted();
        rooms.play(ann, "ann", "g1f3");
        rooms.play(bob, "bob", "b8c6");
        assert!(!rooms.command(bob, "bob", CommandId::Board, &[]).text.is_empty());
        // New games are each room's own, and those who play both are understood.
        rooms.forget_posts();
        let free = if rooms.served.service().look(GameId(1)).expect("read").expect("there").room
            == Rooms::room(bob)
        {
            ann
        } else {
            bob
        };
        rooms.done(free, "eve", CommandId::Challenge, &[("game", "chess"), ("side", "first")]);
        rooms.done(free, "fay", CommandId::Accept, &[]);
        rooms.play(free, "eve", "d2d4");
        rooms.play(ann, "ann", "f1b5");
        rooms.play(bob, "bob", "a7a6");
        // Nobody who manages the other room ends it either.
        for room in [DISCORD, MATRIX] {
            let ends =
                rooms.command(room, "boss", CommandId::Adjudicate, &[("result", "draw"), ("game", "G1")]);
            assert_eq!(ends.text.contains("You ended the game"), room != free, "{}", ends.text);
            if room != free {
                break;
            }
        }
        rooms.rebuilt();
    }
}

#[test]
fn rule_f2_who_does_not_move_loses_on_time_as_before() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &RATED);
    for (room, who, mv) in [(DISCORD, "ann", "e2e4"), (MATRIX, "bob", "e7e5"), (DISCORD, "ann", "g1f3")] {
        rooms.play(room, who, mv);
    }
    rooms.done(DISCORD, "boss", CommandId::Unlink, &[]);
    rooms.forget_posts();
    rooms.passes(2 * MINUTE);
    assert_eq!(rooms.state(1), GameStatus::Ended);
    assert!(texts(&rooms.sent(MATRIX))[0].contains("ran out of time"));
    rooms.refused(MATRIX, "bob", CommandId::Move, &[("move", "b8c6")]);
    rooms.rebuilt();
}

/// A room that was gone ended on time the game of whoever sat there.
#[test]
fn rule_f2_a_game_whose_player_has_lost_their_room_is_put_to_rest() {
    for way in ["left", "gone", "unreachable"] {
        let mut rooms = Rooms::linked(DISCORD, MATRIX);
        rooms.begin((DISCORD, MATRIX), &RATED);
        rooms.play(DISCORD, "ann", "e2e4");
        rooms.play(MATRIX, "bob", "e7e5");
        rooms.play(DISCORD, "ann", "g1f3");
        let at = rooms.at + 1;
        match way {
            "left" => rooms.served.service().left(&ServerId(ROOMS[MATRIX].1.to_owned()), at),
            "gone" => rooms.served.service().room_gone(&Rooms::room(MATRIX), at),
            _ => rooms.served.service().unreachable(&Rooms::room(MATRIX), at),
        }
        rooms.passes(60 * MINUTE);
        assert_eq!(rooms.state(1), GameStatus::Archived, "{way}");
        assert!(
            rooms
                .refused(DISCORD, "ann", CommandId::Pause, &[("action", "resume")])
                .contains("paused until Black")
        );
        assert!(!rooms.has_rating("discord:ann") && !rooms.has_rating("matrix:bob"));
        // Another game is played meanwhile, and when Bob is back they go on.
        let mut rooms = rooms.restarted();
        rooms.play(MATRIX, "bob", "b8c6");
        assert_eq!(rooms.state(1), GameStatus::Live);
        rooms.play(DISCORD, "ann", "f1b5");
        rooms.rebuilt();
    }
}

#[test]
fn rule_f2_a_game_whose_own_room_is_gone_is_not_played_on_against_who_was_there() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    rooms.begin((DISCORD, MATRIX), &RATED);
    rooms.play(DISCORD, "ann", "e2e4");
    rooms.play(MATRIX, "bob", "e7e5");
    rooms.served.service().room_gone(&Rooms::room(DISCORD), rooms.at + 1);
    assert_eq!(rooms.state(1), GameStatus::Archived);
    assert!(rooms.refused(MATRIX, "bob", CommandId::Resign, &[]).contains("nobody loses by it"));
    rooms.passes(60 * MINUTE);
    assert_eq!(rooms.state(1), GameStatus::Archived);
    rooms.rebuilt();
}

/// Whoever sat in a room that was unlinked before the first move had not come, and lost.
#[test]
fn rule_f2_a_tournament_is_finished_by_everybody_who_takes_part() {
    let mut rooms = Rooms::linked(DISCORD, MATRIX);
    let create = [
        ("action", "create"),
        ("game", "chess"),
        ("format", "knockout"),
        ("time", "1d"),
        ("rating", "rated"),
    ];
    rooms.done(DISCORD, "boss", CommandId::Tournament, &create);
    for (room, who) in [(DISCORD, "ann"), (MATRIX, "bob"), (DISCORD, "cid"), (MATRIX, "dan")] {
        rooms.done(room, who, CommandId::Tournament, &[("action", "join")]);
    }
    rooms.done(DISCORD, "boss", CommandId::Tournament, &[("action", "start")]);
    rooms.passes(1000);
    rooms.done(DISCORD, "boss", CommandId::Unlink, &[]);
    let mut rooms = rooms.restarted();
    rooms.passes(1000);
    let home = |name: &str| if ["ann", "cid"].contains(&name) { DISCORD } else { MATRIX };
    for table in 1..=3 {
        let seats = |rooms: &Rooms| {
            let table = rooms.served.service().look(GameId(table)).expect("read").expect("begun");
            [Seat::First, Seat::Second].map(|seat| table.seating.players[seat.index()].name.clone())
        };
        let [white, black] = seats(&rooms);
        for (who, mv) in [(&white, "f2f3"), (&black, "e7e5"), (&white, "g2g4"), (&black, "d8h4")] {
            rooms.play(home(who), who, mv);
        }
        assert_eq!(rooms.state(table), GameStatus::Ended);
        rooms.passes(1000);
    }
    let row = rooms.served.service().store().tournament(1).expect("read").expect("there");
    assert!(row.tournament.boards.iter().all(|board| board.is_played()), "{row:?}");
    rooms.rebuilt();
}

/// After any commands of those who manage rooms, players or not, nobody's number has sunk.
#[test]
fn rule_f1_no_command_of_a_manager_lowers_the_rating_of_an_opponent() {
    use CommandId::{Adjudicate, Block, Link, Settings, Unlink};
    let commands = [
        (Unlink, &[][..]),
        (Block, &[("player", "bob")]),
        (Block, &[("player", "Bob (Matrix)")]),
        (Adjudicate, &[("result", "white")]),
        (Adjudicate, &[("result", "white"), ("game", "G1")]),
        (Settings, &[("setting", "games"), ("value", "chess")]),
        (Link, &[]),
    ];
    for seed in 0..40_u64 {
        let mut dice = crate::dice::Dice(seed + 1);
        let mut rooms = Rooms::linked(DISCORD, MATRIX);
        let options = [&RATED[..], &[("side", "first")]].concat();
        rooms.done(DISCORD, "boss", CommandId::Challenge, &options);
        rooms.done(MATRIX, "bob", CommandId::Accept, &[]);
        rooms.play(DISCORD, "boss", "e2e4");
        rooms.play(MATRIX, "bob", "e7e5");
        for _ in 0..6 {
            let (command, options) = commands[dice.below(commands.len())];
            let (room, who) = [(DISCORD, "boss"), (MATRIX, "boss2"), (PAGE, "boss3")][dice.below(3)];
            rooms.command(room, who, command, options);
            if dice.below(8) == 0 {
                rooms.served.service().room_gone(&Rooms::room(MATRIX), rooms.at);
            }
            let ended = rooms.state(1) == GameStatus::Ended;
            if !ended {
                // Bob moves where they can, at once.
                let table = rooms.served.service().look(GameId(1)).expect("read").expect("there");
                let black = table.game.to_act().iter().next().is_some_and(|(seat, _)| seat == Seat::Second);
                if black && !table.is_archived() {
                    let mv = table.game.legal(Seat::Second)[0].exact.clone();
                    rooms.play(MATRIX, "bob", &mv);
                } else if !table.is_archived() {
                    let mv = table.game.legal(Seat::First)[0].exact.clone();
                    rooms.command(DISCORD, "boss", CommandId::Move, &[("move", &mv)]);
                }
            }
        }
        assert!(!rooms.has_rating("matrix:bob"), "{seed}");
        rooms.rebuilt();
    }
}
