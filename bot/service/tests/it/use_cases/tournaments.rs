//! Tournaments through the service: created, joined, paired, played, read and ended, whatever happens in between.

use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Abilities, Ask, Reply, ReplyKind, Request, RoomId, SentPost, UnixMillis};
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::GameId;
use lasermate_domain::tournament::{Phase, Tournament};
use lasermate_present::saying::in_english;
use lasermate_present::text;
use lasermate_service::service;
use lasermate_service::store::TournamentRow;

use crate::kit::served::{BEGUN, Served, press};
use crate::kit::{asked, expected};

pub(super) const MINUTE: UnixMillis = 60_000;

/// A service with a tournament in its lobby.
pub(super) struct Played {
    pub(super) served: Served,
    pub(super) now: UnixMillis,
    threads: bool,
}

impl Played {
    pub(super) fn new(threads: bool, players: usize, options: &[(&str, &str)]) -> Self {
        let played = Self { served: Served::new(), now: BEGUN, threads };
        played.served.service().tick(BEGUN);
        played.done("root", "create", options);
        for player in 0..players {
            played.done(&name(player), "join", &[]);
        }
        played
    }

    fn request(&self, who: &str, room: &str, ask: Ask) -> Request {
        let request = self.served.request(who, room, self.now, ask);
        let can = Abilities { threads: self.threads, ..Abilities::ALL };
        Request { admin: who == "root", can, ..request }
    }

    pub(super) fn ask(&self, who: &str, room: &str, ask: Ask) -> Reply {
        self.served.service().handle(&self.request(who, room, ask))
    }

    pub(super) fn tournament(&self, who: &str, action: &str, options: &[(&str, &str)]) -> Reply {
        let mut all = vec![("action", action)];
        all.extend(options);
        self.ask(who, "lobby", asked::command(CommandId::Tournament, &all))
    }

    pub(super) fn done(&self, who: &str, action: &str, options: &[(&str, &str)]) -> Reply {
        let reply = self.tournament(who, action, options);
        assert_ne!(reply.kind, ReplyKind::Refused, "{who} {action}: {}", reply.text);
        reply
    }

    pub(super) fn refused(&self, who: &str, action: &str, options: &[(&str, &str)]) -> String {
        let reply = self.tournament(who, action, options);
        assert_eq!(reply.kind, ReplyKind::Refused, "{who} {action}: {}", reply.text);
        reply.text
    }

    pub(super) fn row(&self) -> TournamentRow {
        self.served.service().store().tournament(1).expect("read").expect("there")
    }

    pub(super) fn state(&self) -> Tournament {
        self.row().tournament
    }

    /// Lets time pass, and delivers what is owed; threads open as they are asked for.
    pub(super) fn wait(&mut self, time: UnixMillis) {
        self.wait_told(time);
    }

    /// The same; gives what was told, as people read it.
    pub(super) fn wait_told(&mut self, time: UnixMillis) -> String {
        self.now += time;
        let mut told = Vec::new();
        for _ in 0..3 {
            self.served.service().tick(self.now);
            told.extend(self.deliver());
        }
        expected::as_typed(&told.join("\n"))
    }

    pub(super) fn deliver(&self) -> Vec<String> {
        let service = self.served.service();
        let mut told = Vec::new();
        loop {
            let owed = service.owed("test", 99);
            if owed.is_empty() {
                return told;
            }
            for owed in owed {
                let thread = owed
                    .post
                    .thread
                    .as_ref()
                    .map(|_| RoomId(format!("test:thread-{}", owed.post.board_of.unwrap_or(0))));
                told.push(owed.post.text.clone());
                service.delivered(owed.id, &SentPost { link: String::new(), thread });
            }
        }
    }

    /// The live games of the tournament.
    pub(super) fn live(&self) -> Vec<u64> {
        let open: Vec<_> = self.state().open_boards().filter_map(|(_, board)| board.game).collect();
        let game = |id: &u64| self.served.service().look(GameId(*id)).expect("readable").expect("there");
        open.into_iter().filter(|id| game(id).state() == GameStatus::Live).collect()
    }

    /// Everybody in a game moves once, and the second player resigns.
    pub(super) fn play(&self, id: u64) {
        let table = self.served.service().look(GameId(id)).expect("readable").expect("there");
        let room = table.room.0.trim_start_matches("test:").to_owned();
        let players: Vec<_> = table.seating.players.iter().map(|player| player.name.clone()).collect();
        for (who, mv) in players.iter().zip(["e2e4", "e7e5"]) {
            let reply = self.ask(who, &room, asked::command(CommandId::Move, &[("move", mv)]));
            assert_eq!(reply.kind, ReplyKind::Done, "{}", reply.text);
        }
        self.resign(&players[1], &room, id);
    }

    pub(super) fn resign(&self, who: &str, room: &str, id: u64) {
        let reply = self.ask(who, room, asked::command(CommandId::Resign, &[]));
        let button = reply.buttons.first().unwrap_or_else(|| panic!("G{id}: {}", reply.text)).id.clone();
        let reply = self.ask(who, room, Ask::Press(button));
        assert_eq!(reply.kind, ReplyKind::Done, "{}", reply.text);
    }

    /// Memory, log and derived tables say the same.
    pub(super) fn check(&self) {
        let before = self.row();
        let rebuilt = service::rebuild(self.served.service()).expect("rebuilt");
        assert!(rebuilt.rows_left_out.is_empty() && rebuilt.games_left_out.is_empty(), "{rebuilt:?}");
        assert_eq!(self.row(), before);
    }
}

fn name(player: usize) -> String {
    format!("player{player}")
}

#[test]
fn a_swiss_in_threads_is_played_to_its_end_and_survives_restarts() {
    let mut played =
        Played::new(true, 7, &[("game", "chess"), ("format", "swiss"), ("rating", "rated"), ("rounds", "3")]);
    assert_eq!(
        played.refused("player1", "start", &[]),
        "Only people who can manage this room can do that with a tournament."
    );
    played.done("root", "start", &[]);
    for round in 1..=3 {
        played.wait(1000);
        let state = played.state();
        assert_eq!((state.round(), state.phase), (round, Phase::Running));
        let live = played.live();
        assert_eq!(live.len(), 3, "three games at once, and a bye");
        for (count, id) in live.into_iter().enumerate() {
            let before = played.row();
            if count == 1 {
                played.served.restart();
                assert_eq!(played.row(), before);
                played.wait(1000);
            }
            played.play(id);
        }
        played.check();
        played.served.restart();
    }
    played.wait(1000);
    let state = played.state();
    assert_eq!(state.phase, Phase::Ended);
    let rows = state.standings();
    assert_eq!(rows[0].points, 6, "{rows:?}");
    assert_eq!(rows.iter().map(|row| row.points).sum::<u32>(), 24);
    played.check();
    // Rated games count as usual.
    let profile = played.ask("player1", "lobby", asked::command(CommandId::Profile, &[]));
    assert!(profile.text.contains("rated game"), "{}", profile.text);
    assert!(played.refused("player1", "join", &[]).contains("over"));
    let shown = played.done("player1", "standings", &[]);
    assert!(shown.text.contains("final standings") && shown.pictures.len() == 1, "{}", shown.text);
    // Nothing happens twice.
    let owed = played.deliver();
    played.wait(MINUTE);
    assert_eq!((owed.len(), played.state()), (0, state));
}

#[test]
fn without_threads_games_follow_each_other_in_the_room() {
    let mut played = Played::new(false, 4, &[("game", "chess"), ("format", "knockout")]);
    played.done("root", "start", &[]);
    let told = played.wait_told(1000);
    assert!(told.contains("Games are played here one after the other, in this order."), "{told}");
    let standings = played.done("player0", "standings", &[]).text;
    assert!(
        standings.contains("Playing: player") && standings.contains(" (G1). Next: player"),
        "{standings}"
    );
    for game in 1..=3 {
        if game > 1 {
            played.wait(1000);
        }
        assert_eq!(played.live(), [game], "one at a time");
        let challenge = asked::command(CommandId::Challenge, &[("game", "chess")]);
        let reply = played.ask("ann", "lobby", challenge);
        assert!(reply.text.contains("one after another"), "{}", reply.text);
        let reply = played.ask("player0", "lobby", asked::command(CommandId::Hint, &[]));
        assert_eq!(reply.kind, ReplyKind::Refused);
        played.play(game);
    }
    played.wait(1000);
    let rows = played.state().standings();
    assert_eq!(played.state().phase, Phase::Ended);
    assert_eq!(
        rows.iter().map(|row| (row.place, row.points)).collect::<Vec<_>>(),
        [(1, 2), (2, 1), (3, 0), (3, 0)]
    );
    played.check();
}

#[test]
fn once_it_has_ended_the_standings_tell_of_no_game_that_would_begin() {
    let mut played = Played::new(false, 4, &[("game", "chess"), ("format", "knockout")]);
    played.done("root", "start", &[]);
    played.wait(1000);
    played.done("root", "end", &[]);
    let standings = played.done("player0", "standings", &[]).text;
    assert!(standings.contains("Playing: player") && !standings.contains("Next:"), "{standings}");
}

#[test]
fn who_does_not_come_loses_and_the_second_time_is_withdrawn() {
    let mut played =
        Played::new(true, 4, &[("game", "chess"), ("format", "swiss"), ("rounds", "3"), ("first", "2m")]);
    played.done("root", "start", &[]);
    played.wait(1000);
    played.wait(MINUTE);
    let games = played.live();
    assert_eq!(games.len(), 2);
    played.wait(MINUTE);
    // That is told as a loss on time: nobody has resigned.
    for id in games {
        let game = played.served.service().look(GameId(id)).expect("readable").expect("there");
        let ended = text::how_it_ended(&game).map(|told| in_english(&told));
        assert_eq!(ended.as_deref(), Some("Black wins on time"));
    }
    // Nobody has moved: whoever was to move first has lost, and the next round is paired.
    let state = played.state();
    assert_eq!(state.round(), 2);
    for board in state.boards.iter().filter(|board| board.round == 1) {
        let result = board.result.as_ref().expect("decided");
        assert_eq!((result.points.as_slice(), result.absent.as_slice()), (&[0, 2][..], &board.seats[..1]));
    }
    let told = played.deliver();
    assert!(told.is_empty(), "{told:?}");
    played.served.restart();
    played.wait(3 * MINUTE);
    // What was due while the program was away has its grace.
    assert_eq!(played.state().round(), 2);
    played.wait(3 * MINUTE);
    let state = played.state();
    assert!(state.round() == 3 || state.phase == Phase::Ended, "{state:?}");
    let twice = state.entrants.iter().filter(|entrant| entrant.absences > 1);
    assert!(twice.clone().all(|entrant| entrant.withdrawn));
    played.check();
}

#[test]
fn a_league_of_three_rotates_and_an_arena_ends_by_the_clock() {
    let mut played = Played::new(true, 6, &[("game", "three-way"), ("rounds", "2")]);
    played.done("root", "start", &[]);
    played.wait(1000);
    let state = played.state();
    assert_eq!(state.boards.iter().map(|board| board.seats.len()).collect::<Vec<_>>(), [3, 3]);
    // Nobody moves: one after the other is out, and the last one has won.
    for _ in 0..8 {
        played.wait(6 * MINUTE);
    }
    assert_eq!(played.state().phase, Phase::Ended);
    played.check();

    let mut played =
        Played::new(true, 5, &[("game", "chess"), ("format", "arena"), ("length", "30m"), ("time", "5+0")]);
    played.done("root", "start", &[]);
    for minute in 0..29 {
        played.wait(MINUTE);
        let live = played.live();
        assert_eq!(live.len(), 2, "minute {minute}");
        for id in live {
            played.play(id);
        }
    }
    played.wait(5 * MINUTE);
    assert_eq!(played.state().phase, Phase::Ended);
    assert!(played.state().boards.len() > 50);
    played.check();
}

#[test]
fn whoever_deletes_their_data_or_leaves_is_paired_no_more() {
    let mut played = Played::new(true, 5, &[("game", "chess"), ("rounds", "3")]);
    played.done("player4", "leave", &[]);
    assert_eq!(played.state().entrants.len(), 4);
    played.done("player4", "join", &[]);
    let question =
        played.ask("player0", "elsewhere", asked::command(CommandId::Privacy, &[("action", "delete")]));
    played.ask("player0", "elsewhere", Ask::Press(question.buttons[0].id.clone()));
    played.done("root", "start", &[]);
    assert_eq!(played.state().entrants.len(), 4, "nobody whose data are deleted is seeded");
    played.wait(1000);
    let question =
        played.ask("player1", "elsewhere", asked::command(CommandId::Privacy, &[("action", "delete")]));
    played.ask("player1", "elsewhere", Ask::Press(question.buttons[0].id.clone()));
    played.wait(1000);
    for id in played.live() {
        played.play(id);
    }
    played.wait(1000);
    let state = played.state();
    assert_eq!(state.active().count(), 3);
    assert_eq!(state.round(), 2);
    played.done("root", "end", &[]);
    assert_eq!(played.state().phase, Phase::Ended);
    played.check();
    // The room is free for another.
    played.done("root", "create", &[("format", "arena")]);
    let row = played.served.service().store().tournament(2).expect("read").expect("there");
    assert_eq!(row.tournament.phase, Phase::Open);
    let joined = played.ask("player2", "lobby", press("join:t2:0"));
    assert_ne!(joined.kind, ReplyKind::Refused, "{}", joined.text);
}

#[test]
fn what_makes_no_tournament_is_refused_with_what_would() {
    let played = Played::new(false, 1, &[("game", "chess")]);
    for (who, action, options, words) in [
        ("player1", "create", &[][..], "Only people who can manage"),
        ("root", "create", &[("format", "arena")], "has a tournament already"),
        ("root", "start", &[], "At least 2 players are needed (1 so far)."),
        ("player0", "join", &[], "You are in."),
        ("player0", "join", &[("format", "arena")], "create` takes a format"),
        ("player0", "standings", &[("options", "pairings")], "alone shows the standings"),
        ("player1", "leave", &[], "You are not in this tournament."),
    ] {
        let told = played.refused(who, action, options);
        assert!(told.contains(words), "{who} {action}: {told}");
    }
    played.done("root", "end", &[]);
    for (options, words) in [
        (&[("format", "league"), ("game", "chess")][..], "A league is for games of three"),
        (&[("format", "swiss"), ("game", "three-way")], "is for three players"),
        (&[("time", "none"), ("game", "chess")], "need a time limit"),
        (&[("rounds", "0")], "1 to 30"),
        (&[("format", "arena"), ("length", "1m")], "is `5m`"),
        (&[("first", "soon")], "is `1m`"),
        (&[("game", "nonsense")], "There is no game"),
    ] {
        let told = played.refused("root", "create", options);
        assert!(told.contains(words), "{options:?}: {told}");
    }
}
