//! The program killed with SIGKILL at random moments of a talk about pacts: no offer is lost, no consent is doubled.

use std::path::Path;
use std::thread;
use std::time::Duration;

use lasermate_domain::tables::table::GameId;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::variants::Setup;
use lasermate_service::service::Service;
use lasermate_service::store::Store;
use lasermate_tests::dice::Dice;
use lasermate_tests::kill::{Kills, ScriptLine};
use lasermate_tests::program::Bot;
use lasermate_tests::room::{all_messages, done, send};

/// How often the program is killed.
const KILLS: usize = 40;
/// The most actions of one life.
const A_LIFE: usize = 10;
const ROOM: &str = "lobby";
const ANYWHERE: &str = "127.0.0.1:0";

/// Offers, answers and denunciations between moves that take nothing.
fn script(length: usize) -> Vec<ScriptLine> {
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
            "pact-offer(red;each.peace;white.against(black,2);each.words(on%20my%20honour);stands=2)"
                .to_owned(),
            format!("pact-accept({pact})"),
            format!("pact-denounce({pact})"),
        ];
        for ((player, typed), exact) in acts.into_iter().zip(exact) {
            let seat = lasermate_engine::seat::Seat::ALL[player];
            game.try_text(seat, &exact, 0).expect("allowed");
            lines.push(ScriptLine { player, typed, exact });
        }
        for _ in 0..3 {
            let (player, exact, after) = quiet(&game, &mut dice);
            lines.push(ScriptLine { player, typed: format!("/move {exact}"), exact });
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
    game.record.iter().map(|entry| entry.exact.clone()).collect()
}

#[test]
fn killed_at_any_moment_no_offer_is_lost_and_no_consent_doubled() {
    let folder = tempfile::tempdir().expect("a folder");
    let players = {
        let bot = Bot::start_in(folder.path(), ANYWHERE);
        let players = ["Ann", "Bob", "Cid"].map(|name| bot.player(name));
        let begin = ["/challenge game:three-way side:first", "/accept second", "/accept third"];
        for (player, text) in players.iter().zip(begin) {
            done(&send(bot.address, player, ROOM, text, "begin").expect("answered"));
        }
        players.to_vec()
    };
    let mut kills = Kills::new(script(KILLS * A_LIFE + A_LIFE), players, ROOM, A_LIFE);
    while !kills.is_enough(KILLS) {
        kills.life(Bot::start_in(folder.path(), ANYWHERE));
        kills.check(&recorded(folder.path()));
    }
    let bot = Bot::start_in(folder.path(), ANYWHERE);
    kills.finish(bot.address);
    every_offer_is_posted_once(&bot, &kills.script);
}

/// What was owed is sent after the start: each offer and each pact in force stands in the room once.
fn every_offer_is_posted_once(bot: &Bot, script: &[ScriptLine]) {
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
