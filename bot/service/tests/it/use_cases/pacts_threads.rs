//! Two answers to one offer at the same instant (pacts.md P2): one result, and one polite line.

use std::sync::{Arc, Barrier};
use std::thread;

use crate::kit::asked;
use crate::kit::served::Served;
use lasermate_domain::command::CommandId;
use lasermate_domain::port::{Ask, ButtonId, Reply, ReplyKind, Request, RequestId};
use lasermate_domain::tables::table::GameId;
use lasermate_service::service::Service;

/// How often two answers meet.
const TIMES: u8 = 40;

fn request(id: &str, who: &str, ask: Ask) -> Request {
    let at = 1_700_000_000_000;
    Request { id: RequestId(id.to_owned()), ..asked::request(0, who, "lobby", at, ask) }
}

fn command(id: &str, who: &str, command: CommandId, options: &[(&str, &str)]) -> Request {
    request(id, who, asked::command(command, options))
}

/// Delivers two requests at the same moment.
fn at_once(service: &Arc<Service>, requests: [Request; 2]) -> [Reply; 2] {
    let barrier = Arc::new(Barrier::new(requests.len()));
    let threads = requests.map(|request| {
        let (service, barrier) = (Arc::clone(service), Arc::clone(&barrier));
        thread::spawn(move || {
            barrier.wait();
            service.handle(&request)
        })
    });
    threads.map(|thread| thread.join().expect("answered"))
}

fn table() -> Served {
    let served = Served::new();
    let begin = [
        ("ann", CommandId::Challenge, vec![("game", "three-way"), ("side", "first")]),
        ("bob", CommandId::Accept, vec![("side", "second")]),
        ("cid", CommandId::Accept, vec![("side", "third")]),
    ];
    for (who, id, options) in begin {
        let reply = served.service().handle(&command(who, who, id, &options));
        assert_eq!(reply.kind, ReplyKind::Done, "{}", reply.text);
    }
    served
}

/// The actions of the game's log, folded afresh.
fn record(service: &Service) -> Vec<String> {
    let table = service.read_back(GameId(1)).expect("readable").expect("there");
    table.record.iter().map(|entry| entry.exact.clone()).collect()
}

#[test]
fn rule_p2_two_answers_at_the_same_instant_give_one_result_and_one_polite_line() {
    let served = table();
    let service = served.shared();
    for number in 1..=TIMES {
        // Other words each time: the same terms are not offered again at once (fair.md P1).
        let words = format!("round {number}");
        let offer = [("action", "offer"), ("to", "red"), ("terms", "each.peace"), ("words", &*words)];
        let told = service.handle(&command(&format!("o{number}"), "ann", CommandId::Pact, &offer));
        assert_eq!(told.kind, ReplyKind::Done, "{}", told.text);
        let before = record(&service).len();
        let press = |verb: &str| {
            let button = ButtonId(format!("{verb}:g1:0:{number}"));
            request(&format!("{verb}-{number}"), "bob", Ask::Press(button))
        };
        let withdraw = [("action", "withdraw"), ("to", &*number.to_string())];
        let other = match number % 3 {
            0 => press("pact-accept"),
            1 => command(&format!("w{number}"), "ann", CommandId::Pact, &withdraw),
            _ => press("pact-refuse"),
        };
        let mut first = press("pact-accept");
        first.id = RequestId(format!("first-{number}"));
        let replies = at_once(&service, [first, other]);
        let done = replies.iter().filter(|reply| reply.kind == ReplyKind::Done).count();
        let refused: Vec<_> = replies.iter().filter(|reply| reply.kind == ReplyKind::Refused).collect();
        assert_eq!((done, refused.len()), (1, 1), "{replies:?}");
        assert!(refused[0].is_private());
        let record = record(&service);
        // Whoever has accepted it is told so, and no riddle.
        let accepted = record.last() == Some(&format!("pact-accept({number})")) && number % 3 != 1;
        let told = match accepted {
            true => format!("You have already accepted pact {number}."),
            false => format!("Pact {number} is no longer on offer."),
        };
        assert_eq!(refused[0].text, told);
        assert_eq!(record.len(), before + 1, "{record:?}");
        // So that no more than eight bind at once.
        if record.last() == Some(&format!("pact-accept({number})")) {
            let denounce = [("action", "denounce"), ("to", &*number.to_string())];
            let told = service.handle(&command(&format!("d{number}"), "bob", CommandId::Pact, &denounce));
            assert_eq!(told.kind, ReplyKind::Done, "{}", told.text);
            play_a_round(&service, number);
        }
    }
}

/// Each side makes a move that takes nothing, so that what is denounced ends.
fn play_a_round(service: &Service, number: u8) {
    for who in ["ann", "bob", "cid"] {
        let table = service.look(GameId(1)).expect("readable").expect("there");
        let seat = table.game.to_act().mover().expect("somebody moves");
        let quiet = table.game.legal(seat).into_iter().find(|legal| {
            let mut after = table.game.clone();
            let played = after.try_text(seat, &legal.exact, 0).expect("legal");
            let taken = |effect: &lasermate_engine::effect::Effect| {
                matches!(effect, lasermate_engine::effect::Effect::Taken { .. })
            };
            !played.effects.iter().any(taken) && after.repetitions() < 2
        });
        let text = quiet.expect("a quiet move").exact;
        let id = format!("m{number}-{who}");
        let told = service.handle(&command(&id, who, CommandId::Move, &[("move", &text)]));
        assert_eq!(told.kind, ReplyKind::Done, "{}", told.text);
    }
}
