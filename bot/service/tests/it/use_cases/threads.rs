//! Requests that come at the same moment: a room takes them one after the other, once each, and rooms do not mix.

use std::sync::{Arc, Barrier};
use std::thread;

use crate::kit::asked;
use crate::kit::served::Served;
use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Ask, ButtonId, Reply, ReplyKind, Request, RequestId, RoomId};
use lasermate_domain::tables::table::GameId;
use lasermate_service::service::Service;

fn request(id: &str, who: &str, room: &str, command: CommandId, options: &[(&str, &str)]) -> Request {
    let ask = asked::command(command, options);
    let at = 1_700_000_000_000;
    Request { id: RequestId(id.to_owned()), ..asked::request(0, who, room, at, ask) }
}

/// Delivers requests at the same moment, each on a thread of its own.
fn at_once(service: &Arc<Service>, requests: Vec<Request>) -> Vec<Reply> {
    let barrier = Arc::new(Barrier::new(requests.len()));
    let threads: Vec<_> = requests
        .into_iter()
        .map(|request| {
            let (service, barrier) = (Arc::clone(service), Arc::clone(&barrier));
            thread::spawn(move || {
                barrier.wait();
                service.handle(&request)
            })
        })
        .collect();
    threads.into_iter().map(|thread| thread.join().expect("answered")).collect()
}

fn begun(service: &Arc<Service>, room: &str) {
    let challenge = request(&format!("{room}-c"), "ann", room, CommandId::Challenge, &[("side", "first")]);
    let accept = request(&format!("{room}-a"), "bob", room, CommandId::Accept, &[]);
    for asked in [challenge, accept] {
        let reply = service.handle(&asked);
        assert!(reply.kind == ReplyKind::Done, "{}", reply.text);
    }
}

fn moves(service: &Service, game: u64) -> usize {
    let game = service.read_back(GameId(game)).expect("readable").expect("there");
    game.record.len()
}

#[test]
fn one_request_delivered_by_many_at_once_is_done_once() {
    let served = Served::new();
    let service = served.shared();
    begun(&service, "a");
    let asked = request("m1", "ann", "a", CommandId::Move, &[("move", "e2e4")]);
    let replies = at_once(&service, vec![asked; 8]);
    assert!(replies.iter().all(|reply| reply.text == "You played e4." && reply.kind == ReplyKind::Done));
    assert_eq!(moves(&service, 1), 1);
    assert_eq!(service.owed("test", 99).len(), 3, "challenge, start and move were posted, once each");
}

#[test]
fn an_open_seat_goes_to_one_of_those_who_accept_at_once() {
    let served = Served::new();
    let service = served.shared();
    let made = service.handle(&request("c", "ann", "a", CommandId::Challenge, &[("game", "billichess")]));
    assert_eq!(made.kind, ReplyKind::Done);
    let all: Vec<_> = (0..8)
        .map(|n| request(&format!("a{n}"), &format!("guest{n}"), "a", CommandId::Accept, &[]))
        .collect();
    let replies = at_once(&service, all);
    assert_eq!(replies.iter().filter(|reply| reply.kind == ReplyKind::Done).count(), 1);
    assert!(service.look(GameId(1)).expect("readable").is_some());
    assert!(service.look(GameId(2)).expect("readable").is_none());
}

#[test]
fn a_player_who_moves_twice_at_once_moves_once() {
    let served = Served::new();
    let service = served.shared();
    begun(&service, "a");
    let all = ["e2e4", "d2d4", "g1f3", "c2c4"]
        .map(|text| request(text, "ann", "a", CommandId::Move, &[("move", text)]));
    let replies = at_once(&service, all.to_vec());
    assert_eq!(replies.iter().filter(|reply| reply.kind == ReplyKind::Done).count(), 1);
    assert_eq!(moves(&service, 1), 1);
}

#[test]
fn rooms_play_at_once_and_each_keeps_its_own_game() {
    const ROOMS: u64 = 12;
    let served = Served::new();
    let service = served.shared();
    let threads: Vec<_> = (0..ROOMS)
        .map(|n| {
            let service = Arc::clone(&service);
            thread::spawn(move || {
                let room = format!("room-{n}");
                begun(&service, &room);
                for (ply, text) in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"].iter().enumerate() {
                    let who = if ply % 2 == 0 { "ann" } else { "bob" };
                    let id = format!("{room}-{ply}");
                    let reply = service.handle(&request(&id, who, &room, CommandId::Move, &[("move", text)]));
                    assert!(reply.kind == ReplyKind::Done, "{}", reply.text);
                }
            })
        })
        .collect();
    for thread in threads {
        thread.join().expect("played");
    }
    for game in 1..=ROOMS {
        assert_eq!(moves(&service, game), 6, "game {game}");
    }
    assert_eq!(service.owed("test", 999).len(), usize::try_from(ROOMS).expect("few") * 8);
}

#[test]
fn an_offer_that_two_requests_accept_at_once_is_accepted_once() {
    for (offer, accept) in [(CommandId::Draw, "accept"), (CommandId::Takeback, "accept")] {
        let served = Served::new();
        let service = served.shared();
        begun(&service, "a");
        service.handle(&request("m", "ann", "a", CommandId::Move, &[("move", "e4")]));
        let offered = service.handle(&request("o", "ann", "a", offer, &[]));
        assert_eq!(offered.kind, ReplyKind::Done, "{}", offered.text);
        let all = ["x", "y", "z"].map(|id| request(id, "bob", "a", offer, &[("action", accept)]));
        let replies = at_once(&service, all.to_vec());
        let done = replies.iter().filter(|reply| reply.kind == ReplyKind::Done).count();
        assert_eq!(done, 1, "{replies:#?}");
        let refused = replies.iter().filter(|reply| reply.kind == ReplyKind::Refused);
        assert!(refused.clone().all(|reply| reply.text.lines().count() == 1), "{replies:#?}");
        assert_eq!(refused.count(), 2);
    }
}

/// What was sent before an offer was made agrees to another one, whatever reaches the bot first.
#[test]
fn an_agreement_older_than_the_offer_agrees_to_nothing() {
    for offer in [CommandId::Draw, CommandId::Takeback] {
        let served = Served::new();
        let service = served.shared();
        begun(&service, "a");
        let later = |mut asked: Request, by: i64| {
            asked.at += by;
            asked
        };
        service.handle(&request("m", "ann", "a", CommandId::Move, &[("move", "e4")]));
        let offered = service.handle(&later(request("o", "ann", "a", offer, &[]), 2000));
        assert_eq!(offered.kind, ReplyKind::Done, "{}", offered.text);
        let early = service.handle(&later(request("x", "bob", "a", offer, &[("action", "accept")]), 1000));
        assert!(
            early.kind == ReplyKind::Refused && early.text.contains("A newer offer has come in"),
            "{}",
            early.text
        );
        let meant = service.handle(&later(request("y", "bob", "a", offer, &[("action", "accept")]), 3000));
        assert_eq!(meant.kind, ReplyKind::Done, "{}", meant.text);
    }
}

/// Whoever deletes their data while another accepts leaves no game in which nobody can be reached.
#[test]
fn a_challenger_who_deletes_their_data_while_somebody_sits_down_leaves_no_live_game() {
    const TIMES: u64 = 24;
    let served = Served::new();
    let service = served.shared();
    let (mut begun, mut refused) = (0, 0);
    for round in 1..=TIMES {
        let (ann, room) = (format!("ann{round}"), format!("room{round}"));
        let ask = |id: &str, who: &str, command, options: &[(&str, &str)]| {
            request(&format!("{room}-{id}"), who, &room, command, options)
        };
        let made = service.handle(&ask("c", &ann, CommandId::Challenge, &[("game", "billichess")]));
        assert_eq!(made.kind, ReplyKind::Done, "{}", made.text);
        let question = service.handle(&ask("q", &ann, CommandId::Privacy, &[("action", "delete")]));
        let button = question.buttons.first().expect("a button").id.clone();
        let forget = Request {
            room: RoomId(format!("test:{ann}-elsewhere")),
            intent: Ask::Press(button).into(),
            ..ask("f", &ann, CommandId::Help, &[])
        };
        let accept = ask("a", "bob", CommandId::Accept, &[]);
        let replies = at_once(&service, vec![forget, accept]);
        assert_ne!(replies[0].kind, ReplyKind::Refused, "{}", replies[0].text);
        begun += u64::from(replies[1].kind == ReplyKind::Done);
        refused += u64::from(replies[1].kind == ReplyKind::Refused);
        service.tick(1_700_000_000_000);
    }
    assert_eq!(begun + refused, TIMES);
    for id in (1..).map(GameId) {
        let Some(table) = service.look(id).expect("readable") else { break };
        assert!(table.game.outcome().is_some(), "{id} goes on without its challenger");
        let log = service.read_back(id).expect("readable").expect("in the log");
        assert_eq!(format!("{table:?}"), format!("{log:?}"), "{id} in memory and read back");
    }
}

/// Somebody sits down in one room while they have their data deleted in another. Whichever comes first, nobody is left at a
/// table or in a game whose data are gone.
#[test]
fn nobody_whose_data_are_deleted_sits_anywhere() {
    const ROUNDS: usize = 40;
    let served = Served::new();
    let service = served.shared();
    let mut sat = 0;
    for round in 0..ROUNDS {
        let (ann, bob, room) = (format!("ann{round}"), format!("bob{round}"), format!("room{round}"));
        // Of two sides the game begins, of three the challenge stands on.
        let game = if round % 2 == 0 { "chess" } else { "three-way" };
        let reply = service.handle(&request(
            &format!("c{round}"),
            &ann,
            &room,
            CommandId::Challenge,
            &[("game", game)],
        ));
        assert_eq!(reply.kind, ReplyKind::Done, "{}", reply.text);
        service.handle(&request(
            &format!("d{round}"),
            &bob,
            "elsewhere",
            CommandId::Privacy,
            &[("action", "delete")],
        ));
        let no = service.store().number_of(&asked::person(&bob).id).expect("read").expect("Bob is known");
        let forget = Ask::Press(ButtonId("forget:me:0".to_owned()));
        let forget = Request {
            id: RequestId(format!("f{round}")),
            ..asked::request(0, &bob, "elsewhere", 1_700_000_000_000, forget)
        };
        let accept = request(&format!("a{round}"), &bob, &room, CommandId::Accept, &[]);
        let replies = at_once(&service, vec![accept, forget]);
        sat += usize::from(replies[0].kind == ReplyKind::Done);
        assert_eq!(replies[1].kind, ReplyKind::Shown, "{}", replies[1].text);
        service.tick(1_700_000_000_000);
        assert_eq!(
            service.store().live_games_of_the_gone().expect("read"),
            Vec::<u64>::new(),
            "round {round}"
        );
        // Who comes back after their data were deleted is a new person; the old number sits nowhere.
        for open in service.store().all_open_challenges().expect("read") {
            let sits = format!("\"person\":{}}}", no.0);
            let also = format!("\"person\":{},", no.0);
            assert!(!open.body.contains(&sits) && !open.body.contains(&also), "round {round}: {}", open.body);
        }
    }
    assert!(sat > 0, "nobody ever sat down");
}
