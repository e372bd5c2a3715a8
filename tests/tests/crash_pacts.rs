//! The program killed with SIGKILL at random moments of a talk about pacts: no offer is lost, no consent is doubled.

use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use lasermate_bot::service::Service;
use lasermate_bot::service::live::GameId;
use lasermate_bot::store::Store;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::preset::Setup;
use lasermate_tests::dice::Dice;
use lasermate_tests::program::{Bot, Player};
use lasermate_tests::room::{all_messages, done, send};

/// How often the program is killed.
const KILLS: usize = 40;
/// The most actions of one life.
const A_LIFE: usize = 10;
/// How long it lives at the most after the actions of its life have been answered.
const AFTER: Duration = Duration::from_millis(12);
const ROOM: &str = "lobby";
const ANYWHERE: &str = "127.0.0.1:0";

/// Who types what, and the exact text that the log is to hold.
struct Line {
    player: usize,
    typed: String,
    exact: String,
}

/// Offers, answers and denunciations between moves that take nothing.
fn script(length: usize) -> Vec<Line> {
    let mut game = AnyGame::new(&Setup::parse("three-way", []).expect("a game")).expect("a start");
    let (mut lines, mut dice, mut pact) = (Vec::new(), Dice(11), 0);
    while lines.len() < length {
        pact += 1;
        let acts = [
            (0, "/pact offer red \"each peace; white against black\" words:\"on my honour\"".to_owned()),
            (1, format!("/pact accept {pact}")),
            (1, format!("/pact denounce {pact}")),
        ];
        let exact = [
            "pact-offer(red;each.peace;white.against(black,2);each.words(on%20my%20honour))".to_owned(),
            format!("pact-accept({pact})"),
            format!("pact-denounce({pact})"),
        ];
        for ((player, typed), exact) in acts.into_iter().zip(exact) {
            let seat = lasermate_engine::seat::Seat::ALL[player];
            game.try_text(seat, &exact, 0).expect("allowed");
            lines.push(Line { player, typed, exact });
        }
        for _ in 0..3 {
            let (player, exact, after) = quiet(&game, &mut dice);
            lines.push(Line { player, typed: format!("/move {exact}"), exact });
            game = after;
        }
    }
    lines
}

/// A move that takes nothing and repeats nothing.
fn quiet(game: &AnyGame, dice: &mut Dice) -> (usize, String, AnyGame) {
    let seat = game.to_act().mover().expect("somebody moves");
    let legal = game.legal(seat);
    let found = (0..3000).find_map(|_| {
        let legal = legal.get(dice.below(legal.len()))?;
        let mut after = game.clone();
        let played = after.try_text(seat, &legal.exact, 0).ok()?;
        let takes = played.effects.iter().any(|effect| matches!(effect, Effect::Taken { .. }));
        (!takes && after.repetitions() < 2 && after.outcome().is_none()).then(|| (legal.exact.clone(), after))
    });
    let (exact, after) = found.expect("a quiet move");
    (seat.index(), exact, after)
}

/// The actions on record, read from the data folder while no program runs.
fn recorded(data: &Path) -> Vec<String> {
    let service = Service::open(Store::open(data).expect("the store opens")).expect("a service");
    let game = service.read_back(GameId(1)).expect("readable").expect("there");
    game.live.record.iter().map(|entry| entry.exact.clone()).collect()
}

/// Plays on until the program is gone; what has no answer is sent again next time, as the same request.
fn play(
    at: std::net::SocketAddr,
    players: &[Player],
    script: &[Line],
    acknowledged: &mut usize,
    tell: &Sender<()>,
) {
    for line in script.iter().skip(*acknowledged).take(A_LIFE) {
        match send(at, &players[line.player], ROOM, &line.typed, &format!("line-{acknowledged}")) {
            Ok(told) => done(&told),
            Err(_) => return,
        }
        *acknowledged += 1;
        // Nobody listens any more once the killer is at work.
        let _ = tell.send(());
    }
}

#[test]
fn killed_at_any_moment_no_offer_is_lost_and_no_consent_doubled() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = script(KILLS * A_LIFE + A_LIFE);
    let players = {
        let bot = Bot::start_in(folder.path(), ANYWHERE);
        let players = ["Ann", "Bob", "Cid"].map(|name| bot.player(name));
        let begin = ["/challenge game:three-way side:first", "/accept second", "/accept third"];
        for (player, text) in players.iter().zip(begin) {
            done(&send(bot.address, player, ROOM, text, "begin").expect("answered"));
        }
        players
    };
    let mut dice = Dice(u64::from(std::process::id()));
    let mut acknowledged = 0;
    for round in 0..KILLS {
        let bot = Bot::start_in(folder.path(), ANYWHERE);
        let at = bot.address;
        let (lines, after) = (dice.below(A_LIFE - 2), AFTER.mul_f64(dice.below(1000) as f64 / 1000.0));
        let (tell, told) = mpsc::channel();
        let killer = thread::spawn(move || {
            let _ = told.iter().take(lines).count();
            thread::sleep(after);
            // Dropping it is SIGKILL.
            drop(bot);
        });
        play(at, &players, &script, &mut acknowledged, &tell);
        drop(tell);
        killer.join().expect("killed");
        let recorded = recorded(folder.path());
        assert!(
            recorded.len() == acknowledged || recorded.len() == acknowledged + 1,
            "round {round}: {acknowledged} were acknowledged, {} are recorded",
            recorded.len()
        );
        let wanted: Vec<_> = script.iter().take(recorded.len()).map(|line| line.exact.clone()).collect();
        assert_eq!(recorded, wanted, "round {round}");
    }
    let bot = Bot::start_in(folder.path(), ANYWHERE);
    play(bot.address, &players, &script, &mut acknowledged, &mpsc::channel().0);
    every_offer_is_posted_once(&bot, &script[..acknowledged]);
}

/// What was owed is sent after the start: each offer and each pact in force stands in the room once.
fn every_offer_is_posted_once(bot: &Bot, script: &[Line]) {
    let count = |prefix: &str| script.iter().filter(|line| line.exact.starts_with(prefix)).count();
    let (offers, accepted) = (count("pact-offer("), count("pact-accept("));
    let posted = |words: &str| {
        let messages = all_messages(bot.address, ROOM);
        messages.iter().filter(|message| message["text"].as_str().unwrap_or_default().contains(words)).count()
    };
    for _ in 0..600 {
        if posted("offers Red (Bob)") >= offers && posted("is in force**") >= accepted {
            break;
        }
        thread::sleep(Duration::from_millis(100));
    }
    assert_eq!((posted("offers Red (Bob)"), posted("is in force**")), (offers, accepted));
}
