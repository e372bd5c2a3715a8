//! The program killed with SIGKILL at a hundred random moments of a scripted game and started again: no acknowledged
//! move is lost, none is doubled, and every board is posted.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::preset::Setup;
use lasermate_tests::dice::Dice;
use lasermate_tests::http;
use lasermate_tests::program::{Bot, Player};
use lasermate_tests::room::{all_messages, done, send};
use serde_json::Value;

/// How often the program is killed.
const KILLS: usize = 100;
/// The most moves of one life, so that no machine is fast enough to come to the script's end.
const MOVES_A_LIFE: usize = 12;
/// How long it lives at the most after the moves of its life have been answered.
const AFTER: Duration = Duration::from_millis(12);
const ROOM: &str = "lobby";
/// Any free port, another one in each life.
const ANYWHERE: &str = "127.0.0.1:0";

/// A long game of moves that end nothing, so that there is always a next one: nobody takes, and a pawn moves now and
/// then, before seventy-five moves without one have passed.
fn script(plies: usize) -> Vec<String> {
    const PAWN_EVERY: usize = 25;
    let setup = Setup::parse("billichess", []).expect("a game");
    let mut game = AnyGame::new(&setup).expect("a start");
    let mut dice = Dice(7);
    let mut moves = Vec::new();
    while moves.len() < plies {
        let seat = game.to_act().mover().expect("somebody moves");
        let legal = game.legal(seat);
        let pawn = moves.len() % PAWN_EVERY == 0;
        let fits = (0..2000).find_map(|tries| {
            let legal = legal.get(dice.below(legal.len()))?;
            let mut after = game.clone();
            let played = after.try_text(seat, &legal.exact, 0).ok()?;
            let takes = played.effects.iter().any(|effect| matches!(effect, Effect::Taken { .. }));
            let moves_pawn = legal.san.starts_with(|c: char| c.is_ascii_lowercase());
            // Where nothing else is there, anything that ends nothing does.
            let wanted = tries > 1000 || !takes && moves_pawn == pawn;
            (wanted && after.outcome().is_none()).then(|| (legal.exact.clone(), after))
        });
        let (text, after) = fits.expect("a move that ends nothing");
        moves.push(text);
        game = after;
    }
    moves
}

/// The players and how far they are: `acknowledged` moves were answered, the next may have been made or not.
struct Play {
    players: [Player; 2],
    script: Vec<String>,
    acknowledged: usize,
}

impl Play {
    /// Begins the game, undisturbed.
    fn begin(data: &Path, script: Vec<String>) -> Self {
        let bot = Bot::start_in(data, ANYWHERE);
        let players = ["Ann", "Bob"].map(|name| bot.player(name));
        done(&send(bot.address, &players[0], ROOM, "/challenge side:first", "challenge").expect("answered"));
        done(&send(bot.address, &players[1], ROOM, "/accept", "accept").expect("answered"));
        Self { players, script, acknowledged: 0 }
    }

    /// Plays on until the program is gone. A move without an answer is sent again next time, as the same request.
    fn on(&mut self, at: SocketAddr, tell: &Sender<()>) {
        for text in self.script.iter().skip(self.acknowledged).take(MOVES_A_LIFE) {
            let request = format!("ply-{}", self.acknowledged);
            let player = &self.players[self.acknowledged % 2];
            match send(at, player, ROOM, &format!("/move {text}"), &request) {
                Ok(told) => done(&told),
                Err(_) => return,
            }
            self.acknowledged += 1;
            // Nobody listens any more once the killer is at work.
            let _ = tell.send(());
        }
    }

    /// The moves the bot has on record.
    fn recorded(&self, at: SocketAddr, round: usize) -> Vec<String> {
        let told = send(at, &self.players[0], ROOM, "/export", &format!("export-{round}")).expect("answered");
        let record = told["reply"]["file"]["text"].as_str().expect("a record").to_owned();
        let after = record.split_once("Moves:").expect("moves").1;
        let moves = after.split_once("Times:").map_or(after, |(moves, _)| moves);
        let exact = moves.split_whitespace().map(|word| word.split_once(':').expect("a side").1);
        exact.map(str::to_owned).collect()
    }
}

#[test]
fn killed_at_a_hundred_moments_the_bot_loses_and_doubles_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut play = Play::begin(folder.path(), script(KILLS * MOVES_A_LIFE + MOVES_A_LIFE));
    let mut dice = Dice(u64::from(std::process::id()));
    for round in 0..KILLS {
        let bot = Bot::start_in(folder.path(), ANYWHERE);
        let at = bot.address;
        let recorded = play.recorded(at, round);
        let acknowledged = play.acknowledged;
        assert!(
            recorded.len() == acknowledged || recorded.len() == acknowledged + 1,
            "round {round}: {acknowledged} moves were acknowledged, {} are recorded",
            recorded.len()
        );
        assert_eq!(recorded, play.script[..recorded.len()], "round {round}");
        // So many moves are answered, and then any moment is as good as another.
        let (moves, after) = (dice.below(MOVES_A_LIFE - 2), AFTER.mul_f64(dice.below(1000) as f64 / 1000.0));
        let (tell, told) = mpsc::channel();
        let killer = thread::spawn(move || {
            let _ = told.iter().take(moves).count();
            thread::sleep(after);
            // Dropping it is SIGKILL.
            drop(bot);
        });
        play.on(at, &tell);
        drop(tell);
        killer.join().expect("killed");
    }
    let bot = Bot::start_in(folder.path(), ANYWHERE);
    let at = bot.address;
    // The move that was under way last is sent again; then nothing is open.
    let last = play.acknowledged;
    play.script.truncate(last + 1);
    play.on(at, &mpsc::channel().0);
    assert_eq!(play.recorded(at, KILLS), play.script);
    every_board_is_posted_once(&play, at);
}

/// One board for the start and one for each move, each with its picture, in order.
fn every_board_is_posted_once(play: &Play, at: SocketAddr) {
    let wanted = play.script.len() + 1;
    let boards = |messages: Vec<Value>| -> Vec<Value> {
        messages.into_iter().filter(|message| message["board_of"].is_u64()).collect()
    };
    let mut posted = Vec::new();
    // What is owed is sent in its own time after the start.
    for _ in 0..600 {
        posted = boards(all_messages(at, ROOM));
        if posted.len() >= wanted {
            break;
        }
        thread::sleep(Duration::from_millis(100));
    }
    assert_eq!(posted.len(), wanted, "boards posted");
    for (ply, message) in posted.iter().enumerate().skip(1) {
        let text = message["text"].as_str().expect("words");
        let mover = if ply % 2 == 1 { "by Blue (Ann)" } else { "by Red (Bob)" };
        let number = format!("{}", ply.div_ceil(2));
        assert!(text.starts_with(&number) && text.contains(mover), "board {ply}: {text}");
        assert_eq!(message["pictures"].as_array().map(Vec::len), Some(1), "board {ply}");
    }
    let src = posted[wanted - 1]["pictures"][0]["src"].as_str().expect("a picture");
    let picture = http::ask(at, "GET", src, &[], None).expect("its bytes");
    assert!(picture.body.starts_with(b"\x89PNG"), "the last board is a picture");
}
